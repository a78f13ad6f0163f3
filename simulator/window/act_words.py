"""The words of the close-ups."""

from __future__ import annotations

from collections.abc import Callable

from simulator.text import _
from simulator.vocabulary import Condiment, Foul, Poured
from simulator.window.screens.kitchen_words import pieces

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


def result_words(poured: Poured) -> str:
    """What a tip did: 2 pepper, 1 salt; what fell beside is said."""
    if not poured.fallen.total:
        return _("Nothing fell")
    inside = pieces(poured.in_pan)
    beside = _("{pieces} beside the pan").format(pieces=pieces(poured.spilled)) if poured.spilled.total else ""
    return ", ".join(part for part in (inside, beside) if part)
