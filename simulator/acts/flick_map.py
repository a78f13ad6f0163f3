"""The pointer's way → the pan's pose, for flips. Pure; the window, the bots and the lab share it."""

from __future__ import annotations

import math

from simulator.acts.hand import Hand
from simulator.scene.flip import FlipHand

STANDARD_HAND = FlipHand()
LEVEL = Hand(0.0, 0.0, 0.0)
"""The pan at rest on the stove."""


def pan_pose_from_pointer(travel_y_px: float, travel_x_px: float, hand: FlipHand = STANDARD_HAND) -> Hand:
    """The pose of the pan for a pointer that is so far above (+) or below (−) and to the right of the grab point.

    Pixels are those of a 1080p frame. Below level, pitch and lift follow the way; above, its square: so the pan's turn
    stops as it passes level and the crepe leaves it there. Beyond the travel, times `reach_factor`, the pan stays.
    Source: the pointer map that met the targets (physics.md, The flip).
    """
    share = _share(travel_y_px, hand)
    pitch_deg, lift_mm = _below(share, hand) if share < 0 else _above(share, hand)
    reach_px = hand.reach_factor * (hand.dip_px + hand.flick_px) / 2
    sideways_mm = hand.sideways_mm_px * min(max(travel_x_px, -reach_px), reach_px)
    return _about_the_wrist(math.radians(pitch_deg), lift_mm, sideways_mm, hand.wrist_mm)


def _share(travel_y_px: float, hand: FlipHand) -> float:
    share = travel_y_px / (hand.dip_px if travel_y_px < 0 else hand.flick_px)
    return min(max(share, -hand.reach_factor), hand.reach_factor)


def _below(share: float, hand: FlipHand) -> tuple[float, float]:
    return -hand.pitch_min_deg * share, hand.dip_mm * share


def _above(share: float, hand: FlipHand) -> tuple[float, float]:
    return hand.pitch_max_deg * share**2, hand.lift_mm * share**2


def _about_the_wrist(pitch_rad: float, lift_mm: float, sideways_mm: float, wrist_mm: float) -> Hand:
    """The middle of a pan that the wrist, `wrist_mm` to the left, pitches, lifts and moves sideways."""
    x_mm = wrist_mm * (math.cos(pitch_rad) - 1) + sideways_mm
    return Hand(x_mm, wrist_mm * math.sin(pitch_rad) + lift_mm, pitch_rad)
