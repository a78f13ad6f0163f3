"""The wished bands: where the figures of a scene should lie."""

from __future__ import annotations

from collections.abc import Mapping

from simulator.lab.counts import Estimate

Band = tuple[float, float]
Wishes = Mapping[str, Band]

_BLIND: Wishes = {"mean": (1.1, 1.7), "p_0": (0.25, 0.45), "p_1_or_2": (0.38, 1.0), "p_3_plus": (0.10, 0.28)}
_WATCHING: Wishes = {"p_0": (0.08, 1.0), "p_1_or_2": (0.50, 0.70)}
_FLIPS: dict[str, Wishes] = {
    "novice": {"picture_up": (0.15, 0.30)},
    "practised": {"picture_up": (0.45, 0.65)},
    "expert": {"picture_up": (0.85, 1.0)},
}
"""Source: physics.md, Targets of the pour in the standard scene, and of the flip."""


def usual_wishes(act: str, hand: str) -> Wishes:
    """What the game wishes of its standard scene: of a flip by each hand, of a pour by a practised one."""
    if act == "flip":
        return _FLIPS.get(hand, _FLIPS["practised"])
    return _WATCHING if hand.startswith("watching") else _BLIND


def fulfilled(wishes: Wishes, found: Mapping[str, Estimate]) -> bool:
    """Whether every figure lies in its band."""
    return all(low <= found[name]["value"] <= high for name, (low, high) in wishes.items())
