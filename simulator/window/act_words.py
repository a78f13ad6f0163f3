"""The words of the close-ups."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from simulator.text import _
from simulator.vocabulary import Condiment, Foul, Landed, Poured
from simulator.window.screens.kitchen_words import pieces

if TYPE_CHECKING:
    from simulator.acts.flip import FlipSeen

_NAMES: dict[Condiment, Callable[[], str]] = {
    Condiment.LEMON: lambda: _("Lemon"),
    Condiment.PEPPER: lambda: _("Pepper"),
    Condiment.PAPRIKA: lambda: _("Paprika"),
    Condiment.HERBS: lambda: _("Herbs"),
    Condiment.SALT: lambda: _("Salt"),
}

_FOULS: dict[Foul, Callable[[], str]] = {
    Foul.SECOND_DIP: lambda: _("A second dip: down only once"),
    Foul.SHAKEN: lambda: _("No shaking while the mouth is down"),
    Foul.TAPPED: lambda: _("The bottle must not touch the pan"),
    Foul.SLANT: lambda: _("The mouth never pointed down"),
}


def condiment_name(condiment: Condiment) -> str:
    """The name on the sign: Pepper."""
    return _NAMES[condiment]()


def foul_words(foul: Foul) -> str:
    """What the hand did wrong, in one line."""
    return _FOULS[foul]()


def result_words(poured: Poured, misses_count: bool = False) -> str:
    """What a tip did: 2 pepper, 1 salt; what fell beside is said, and whether it counts all the same."""
    if not poured.fallen.total:
        return _("Nothing fell")
    inside = pieces(poured.in_pan)
    beside = ""
    if poured.spilled.total:
        words = _("{pieces} beside the pan, which counts too") if misses_count else _("{pieces} beside the pan")
        beside = words.format(pieces=pieces(poured.spilled))
    return ", ".join(part for part in (inside, beside) if part)


HARDLY_RAD = math.radians(90)
TOO_OFTEN_RAD = math.radians(270)
"""A crepe turns over by half a turn: by less than a quarter it hardly turned, by three quarters it turned too often."""


def advice(seen: FlipSeen, mirror: int, least_rad_s: float = 0.0) -> str:
    """What to do otherwise next time, in one line; empty after a good landing.

    `mirror` is -1 for a mirrored picture; a flick below `least_rad_s` the gauge calls too slow, so never more gently:
    such a crepe has turned on the way down, over the rim.
    """
    if seen.landed is None or seen.landed is Landed.PICTURE_UP:
        return ""
    turned = abs(seen.turned_rad)
    if seen.landed is Landed.RECIPE_UP:
        if turned < HARDLY_RAD:
            return _("It did not turn over: dip deeper and flick faster.")
        return _("It turned once too often: flick more gently.")
    if turned > TOO_OFTEN_RAD and seen.flick_speed >= least_rad_s:
        return _("It turned too often: flick more gently.")
    right = (seen.crepe[0] - seen.pan.x_mm) * mirror > 0
    return _("It came down on the right: go after it.") if right else _("It came down on the left: go after it.")
