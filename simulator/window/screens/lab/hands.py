"""Whose hand leads in the lab: the models, the person's recorded sets, or the person at this window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from simulator.acts.hand import Gesture
from simulator.game import stream
from simulator.lab.hand_models import NAMED_HANDS, NamedHand, read_hand, resolved
from simulator.lab.recorded import set_names
from simulator.lab.sample import drawn
from simulator.players.flick import flick_hand
from simulator.players.motor import pour_hand
from simulator.players.replayed import RecordedHand
from simulator.text import _
from simulator.vocabulary import Tally
from simulator.window.screens.act_context import LedHand

OWN = "own"
"""The person at this window."""

FIRST = "practised"

_NAMES: dict[str, Callable[[], str]] = {
    "novice": lambda: _("novice"),
    "practised": lambda: _("practised"),
    "expert": lambda: _("expert"),
    "watching-novice": lambda: _("novice, watching"),
    "watching-practised": lambda: _("practised, watching"),
    "watching-expert": lambda: _("expert, watching"),
    OWN: lambda: _("my own hand"),
}


def hand_choices(act: str, folder: Path) -> list[str]:
    """Every hand that can lead `act`; sets of recorded hands lie in `folder`."""
    models = sorted(NAMED_HANDS[act], key=list(_NAMES).index)
    return [*models, *(f"recorded:{name}" for name in set_names(folder)), OWN]


def hand_name(hand: str) -> str:
    """What a hand is called."""
    if hand in _NAMES:
        return _NAMES[hand]()
    return _("recorded: {name}").format(name=hand.partition(":")[2])


def named_hand(hand: str, act: str, folder: Path) -> NamedHand | None:
    """The hand that pours again and again; None where the person does.

    Raises:
        LabFault: no such set, or it holds no such act, or cannot be read.
    """
    return None if hand == OWN else read_hand(hand, act, folder)


def live_hand(named: NamedHand, scene: Any, seed: int, index: int, contents: Tally) -> LedHand:
    """The hand of act number `index`, to be looked at."""
    hand = drawn(named.hand, seed, index)
    if isinstance(hand, Gesture):
        return RecordedHand(hand)
    chance = stream(seed, "live", index)
    if scene.act == "flip":
        return flick_hand(scene, resolved(hand, scene), chance)
    return pour_hand(scene, resolved(hand, scene, contents), contents, chance)
