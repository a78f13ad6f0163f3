"""The scene of a pour: bottle, pieces, pan, contact values, what the hand can do, what counts as a foul.

Every key says its unit in its name and carries a range, a default and a source. Origin of all measures: the middle of
the pan's floor, y up; the bottle comes from the left.
"""

from __future__ import annotations

import math
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from simulator.scene.model import Section, quantity
from simulator.vocabulary import COLOURS, Condiment, Tally

_PROTOTYPE = "prototype of the pour (physics.md, The pour): no source gives millimetres"
_CHOSEN = "chosen for the game; tuned with `alacarte pour`"

MOST_MM_A_TICK = 4.0
"""No piece leaks while the fastest wall point moves at most this far a tick. Source: design.md, measured fact 5."""

SLOWEST_MM_S = 50.0
"""The least that the fastest way of a hand may be. Chosen."""


class Dispenser(Section):
    """The bottle inside: a straight body, a shoulder, a neck and a lip that opens outwards."""

    inside_width_mm: float = quantity(35.0, 15.0, 80.0, _PROTOTYPE)
    inside_height_mm: float = quantity(70.0, 30.0, 160.0, _PROTOTYPE + "; body and shoulder")
    shoulder_deg: float = quantity(45.0, 10.0, 80.0, _PROTOTYPE + "; against the mouth's plane")
    neck_mm: float = quantity(5.0, 0.0, 30.0, _PROTOTYPE)
    mouth_mm: float = quantity(15.0, 6.0, 40.0, _PROTOTYPE)
    lip_mm: float = quantity(3.0, 0.0, 15.0, _PROTOTYPE)
    lip_deg: float = quantity(20.0, 0.0, 60.0, "chosen: how far the lip opens outwards")
    wall_mm: float = quantity(4.0, 2.0, 10.0, "chosen: thickness does not matter while the hand is slow enough")

    @property
    def shoulder_mm(self) -> float:
        """Height of the shoulder."""
        return (self.inside_width_mm - self.mouth_mm) / 2 * math.tan(math.radians(self.shoulder_deg))

    @property
    def mouth_above_middle_mm(self) -> float:
        """From the middle of the bottle to the plane of its mouth."""
        return self.inside_height_mm / 2 + self.neck_mm + self.lip_mm

    @property
    def reach_mm(self) -> float:
        """From the middle of the bottle to its farthest point."""
        half, wall = self.inside_width_mm / 2, self.wall_mm
        return max(math.hypot(half + wall, self.inside_height_mm / 2 + wall), self.mouth_above_middle_mm + wall)


class Materials(Section):
    """Contact values, as two equal materials show them."""

    friction: float = quantity(0.4, 0.0, 1.5, _PROTOTYPE)
    restitution: float = quantity(0.2, 0.0, 0.9, _PROTOTYPE)


class BottleOverride(Section):
    """What one bottle has of its own."""

    materials: Materials | None = Field(default=None, description="Contact values of this bottle and its pieces.")


class Bottles(Section):
    """Bottles that differ from the rest."""

    lemon: BottleOverride = BottleOverride()
    pepper: BottleOverride = BottleOverride()
    paprika: BottleOverride = BottleOverride()
    herbs: BottleOverride = BottleOverride()


class Pieces(Section):
    """Sizes: the side of the square of equal area. Outlines come from the tokens of the look."""

    size_mm: float = quantity(8.0, 3.0, 20.0, _PROTOTYPE)
    lemon_size_mm: float | None = quantity(None, 3.0, 20.0, "size_mm unless given")
    pepper_size_mm: float | None = quantity(None, 3.0, 20.0, "size_mm unless given")
    paprika_size_mm: float | None = quantity(None, 3.0, 20.0, "size_mm unless given")
    herbs_size_mm: float | None = quantity(None, 3.0, 20.0, "size_mm unless given")
    salt_size_mm: float = quantity(6.0, 3.0, 20.0, _PROTOTYPE)
    density_g_mm2: float = quantity(0.008, 0.0005, 0.1, "chosen: about half a gram a piece; equal masses cancel out")

    def size_of(self, condiment: Condiment) -> float:
        """The size of a piece of `condiment`, in mm."""
        own: float | None = getattr(self, f"{condiment.value}_size_mm")
        return self.size_mm if own is None else own


class Pan(Section):
    """The pan on its stove, cut open: a floor and two slanted rims."""

    width_mm: float = quantity(80.0, 30.0, 200.0, _PROTOTYPE)
    rim_mm: float = quantity(18.0, 4.0, 60.0, _CHOSEN)
    rim_slant_deg: float = quantity(20.0, 0.0, 60.0, _CHOSEN)
    stove_width_mm: float = quantity(260.0, 60.0, 600.0, _CHOSEN)

    @property
    def flare_mm(self) -> float:
        """How far the rim leans outwards on each side."""
        return self.rim_mm * math.tan(math.radians(self.rim_slant_deg))


class PourHand(Section):
    """What the hand can do, and where the bottle waits."""

    max_speed_mm_s: float = quantity(
        800.0, SLOWEST_MM_S, 1800.0, "chosen: with the tilt below 4 mm a tick (design.md, fact 5)"
    )
    max_tilt_rate_deg_s: float = quantity(1200.0, 60.0, 2400.0, "chosen: with the speed below 4 mm a tick")
    min_tip_rate_deg_s: float = quantity(60.0, 0.0, 400.0, "physics.md: the bottle pulls past 85 degrees")
    pull_from_deg: float = quantity(85.0, 30.0, 180.0, "physics.md: the bottle pulls past 85 degrees")
    pull_stop_s: float = quantity(0.05, 0.0, 0.5, "chosen: as long as a pointer may seem to rest between two pixels")
    return_rate_deg_s: float = quantity(420.0, 60.0, 1200.0, "chosen: how fast a bottle that was let go turns upright")
    home_x_mm: float = quantity(-75.0, -200.0, 200.0, "look/frames/2_pour: left of the pan")
    home_y_mm: float = quantity(76.0, 40.0, 300.0, "look/frames/2_pour: above the rim")
    reach_mm: float = quantity(190.0, 60.0, 400.0, "chosen: a little wider than the stove")
    lowest_mm: float = quantity(54.0, 20.0, 200.0, "chosen: the rim can be tapped, the floor is out of reach")
    highest_mm: float = quantity(150.0, 60.0, 400.0, "chosen: inside the picture")


class PourRules(Section):
    """When something is a foul, and when an act is over."""

    slant_deg: float = quantity(100.0, 60.0, 180.0, "physics.md: the mouth points clearly down")
    second_dip_deg: float = quantity(15.0, 3.0, 90.0, "physics.md, fouls")
    tip_from_deg: float = quantity(45.0, 10.0, 90.0, "chosen: below this the bottle is carried, not tipped")
    still_s: float = quantity(0.3, 0.05, 3.0, "physics.md, fouls: stood still")
    still_deg: float = quantity(2.0, 0.1, 20.0, "chosen: less movement than this is standing still")
    mouth_down_deg: float = quantity(150.0, 90.0, 180.0, "chosen: from here a pause is no stop half-way")
    shake_mm: float = quantity(8.0, 1.0, 60.0, "chosen: a way to and fro that is no tremble")
    longest_s: float = quantity(600.0, 5.0, 1200.0, "chosen: then the bottle is let go")
    rest_mm_s: float = quantity(15.0, 1.0, 100.0, "chosen: slower than this a piece lies")
    longest_settle_s: float = quantity(4.0, 0.5, 20.0, "chosen: then pieces are judged where they are")


class Aim(Section):
    """The final tilt at which a full bottle gives each blind hand its best share of one or two pieces."""

    expert_deg: float = quantity(112.0, 60.0, 180.0, "prototype (physics.md, Scenes found)")
    practised_deg: float = quantity(112.0, 60.0, 180.0, "prototype (physics.md, Scenes found)")
    novice_deg: float = quantity(118.0, 60.0, 180.0, "prototype (physics.md, Scenes found)")
    deeper_when_empty_deg: float = quantity(30.0, 0.0, 80.0, "prototype (physics.md): an empty bottle, deeper")


class PourScene(BaseModel):
    """What stands on the table for a pour, and how hard it is."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    act: Literal["pour"] = "pour"
    name: str = "standard"
    title: str = ""
    source: str = ""
    dispenser: Dispenser = Dispenser()
    materials: Materials = Materials()
    bottles: Bottles = Bottles()
    pieces: Pieces = Pieces()
    pan: Pan = Pan()
    hand: PourHand = PourHand()
    rules: PourRules = PourRules()
    aim: Aim = Aim()

    def materials_of(self, bottle: Condiment) -> Materials:
        """The contact values of `bottle` and what it holds."""
        override: BottleOverride = getattr(self.bottles, bottle.value)
        return override.materials or self.materials

    @property
    def room_mm2(self) -> float:
        """How much of pieces a bottle holds, lying as they fall."""
        dispenser = self.dispenser
        return dispenser.inside_width_mm * (dispenser.inside_height_mm - dispenser.shoulder_mm) * PACKING

    def need_mm2(self, contents: Tally) -> float:
        """How much of a bottle's room these pieces take."""
        return sum(count * self.pieces.size_of(kind) ** 2 for kind, count in contents.items())

    @model_validator(mode="after")
    def _fits(self) -> PourScene:
        faults = [*_bottle_faults(self), *_hand_faults(self), *_kitchen_faults(self)]
        if faults:
            raise ValueError("\n".join(faults))
        return self


def _bottle_faults(scene: PourScene) -> list[str]:
    dispenser, pieces = scene.dispenser, scene.pieces
    faults = []
    if dispenser.mouth_mm >= dispenser.inside_width_mm:
        faults.append(
            f"dispenser.mouth_mm: {dispenser.mouth_mm}: allowed is less than dispenser.inside_width_mm "
            f"({dispenser.inside_width_mm})"
        )
    elif dispenser.shoulder_mm >= dispenser.inside_height_mm / 2:
        faults.append(
            f"dispenser.shoulder_deg: {dispenser.shoulder_deg}: allowed is a shoulder that takes less than half of "
            f"dispenser.inside_height_mm (it takes {dispenser.shoulder_mm:.1f} of {dispenser.inside_height_mm})"
        )
    for condiment in (*COLOURS, Condiment.SALT):
        size = pieces.size_of(condiment)
        if size >= dispenser.mouth_mm:
            faults.append(
                f"dispenser.mouth_mm: {dispenser.mouth_mm}: allowed is more than a piece of {condiment.value} ({size})"
            )
    faults += _room_faults(scene)
    return faults


RIM_MM = 4.0
"""Thickness of the pan's rim at its top; twice that at its foot. Chosen."""

FULL = (15, 5)
"""Pieces of its colour and salt in a full bottle. Source: rules/alacarte.md, Components."""

PACKING = 0.78
"""How densely random pieces lie, in shares of the area. Source: measured, settled fills of the standard scene."""


def _room_faults(scene: PourScene) -> list[str]:
    room, faults = scene.room_mm2, []
    for condiment in COLOURS:
        need = scene.need_mm2(Tally.of({condiment: FULL[0], Condiment.SALT: FULL[1]}))
        if need > room:
            faults.append(
                f"dispenser.inside_height_mm: {scene.dispenser.inside_height_mm}: allowed is a bottle that holds "
                f"{FULL[0]} pieces of {condiment.value} and {FULL[1]} salt ({need:.0f} mm2 of pieces, room for "
                f"{room:.0f} mm2)"
            )
    return faults


def _hand_faults(scene: PourScene) -> list[str]:
    hand = scene.hand
    faults = _speed_faults(scene)
    if hand.lowest_mm >= hand.highest_mm:
        faults.append(f"hand.lowest_mm: {hand.lowest_mm}: allowed is less than hand.highest_mm ({hand.highest_mm})")
    else:
        faults += _home_faults(hand)
    if hand.reach_mm < scene.pan.width_mm / 2:
        faults.append(
            f"pan.width_mm: {scene.pan.width_mm}: allowed is a pan within the hand's reach "
            f"(hand.reach_mm {hand.reach_mm})"
        )
    low = scene.dispenser.reach_mm + scene.pan.rim_mm
    if hand.highest_mm < low:
        faults.append(
            f"hand.highest_mm: {hand.highest_mm}: allowed is a height from which the bottle can be tipped over the pan "
            f"(at least {low:.0f})"
        )
    return faults


def _speed_faults(scene: PourScene) -> list[str]:
    """A hand so fast that a wall of this bottle could leap past a piece."""
    hand, reach_mm = scene.hand, scene.dispenser.reach_mm
    most_mm_s = MOST_MM_A_TICK * 480 - math.radians(hand.max_tilt_rate_deg_s) * reach_mm
    if hand.max_speed_mm_s <= most_mm_s:
        return []
    bottle = f"a bottle that reaches {reach_mm:.0f} mm, so that no wall moves more than {MOST_MM_A_TICK:g} mm a tick"
    if most_mm_s >= SLOWEST_MM_S:
        return [
            f"hand.max_speed_mm_s: {hand.max_speed_mm_s}: allowed is at most {math.floor(most_mm_s)} with "
            f"hand.max_tilt_rate_deg_s ({hand.max_tilt_rate_deg_s}) and {bottle}"
        ]
    most_deg_s = math.degrees((MOST_MM_A_TICK * 480 - hand.max_speed_mm_s) / reach_mm)
    return [
        f"hand.max_tilt_rate_deg_s: {hand.max_tilt_rate_deg_s}: allowed is at most {math.floor(most_deg_s)} with "
        f"hand.max_speed_mm_s ({hand.max_speed_mm_s}) and {bottle}"
    ]


def _home_faults(hand: PourHand) -> list[str]:
    """A bottle that waits where the hand does not get."""
    faults = []
    if abs(hand.home_x_mm) > hand.reach_mm:
        faults.append(f"hand.home_x_mm: {hand.home_x_mm}: allowed is within hand.reach_mm ({hand.reach_mm})")
    if not hand.lowest_mm <= hand.home_y_mm <= hand.highest_mm:
        faults.append(
            f"hand.home_y_mm: {hand.home_y_mm}: allowed is from hand.lowest_mm ({hand.lowest_mm}) to hand.highest_mm "
            f"({hand.highest_mm})"
        )
    return faults


def _kitchen_faults(scene: PourScene) -> list[str]:
    pan, hand, dispenser = scene.pan, scene.hand, scene.dispenser
    faults = []
    if pan.stove_width_mm < pan.width_mm:
        faults.append(f"pan.stove_width_mm: {pan.stove_width_mm}: allowed is at least pan.width_mm ({pan.width_mm})")
    beside = pan.width_mm / 2 + pan.flare_mm + RIM_MM + dispenser.inside_width_mm / 2 + dispenser.wall_mm
    above = pan.rim_mm + dispenser.inside_height_mm / 2 + dispenser.wall_mm
    if abs(hand.home_x_mm) < beside and hand.home_y_mm < above:
        faults.append(
            f"hand.home_y_mm: {hand.home_y_mm}: allowed is a place clear of the pan's rim (at least {above:.0f} above "
            f"the floor, or {beside:.0f} aside)"
        )
    return faults
