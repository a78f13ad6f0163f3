"""The scene of a flip: pan, crepe, contact values, what the hand can do, how the landing is judged, the gauge.

Every key says its unit in its name and carries a range, a default and a source. Origin of all measures: the middle of
the pan's floor; the handle, and so the wrist, is on the left.
"""

from __future__ import annotations

import math
from typing import Literal

from pydantic import BaseModel, ConfigDict, model_validator

from simulator.scene.model import Section, quantity

_CHOSEN = "chosen for the game: no source gives a size; tuned with `alacarte flip`"
_MEASURED = "measured with `simulator.lab.sample_flips.just_right_band`"
_PROTOTYPE = "prototype of the flip (physics.md, pointer map that met the targets)"


EDGE_MM = 3.0
"""Thickness of the rim at its top, as it is drawn. Chosen."""


class FlipPan(Section):
    """The pan: a floor with a rim, hidden below the floor a deep solid so that nothing gets through."""

    width_mm: float = quantity(200.0, 120.0, 320.0, _CHOSEN)
    rim_mm: float = quantity(18.0, 4.0, 60.0, _CHOSEN)
    rim_slant_deg: float = quantity(35.0, 0.0, 70.0, _CHOSEN)
    depth_mm: float = quantity(
        30.0, 16.0, 60.0, "prototype: a thin collider lets the crepe through (physics.md, The flip)"
    )

    @property
    def flare_mm(self) -> float:
        """How far the rim leans outwards on each side."""
        return self.rim_mm * math.tan(math.radians(self.rim_slant_deg))

    @property
    def edge_mm(self) -> float:
        """From the middle of the floor to the outer edge of the rim."""
        return math.hypot(self.width_mm / 2 + self.flare_mm + EDGE_MM, self.rim_mm)


class FlipCrepe(Section):
    """The crepe: a stiff capsule for the physics; that it bends is only drawn."""

    length_mm: float = quantity(160.0, 60.0, 300.0, "prototype (physics.md, The flip)")
    thickness_mm: float = quantity(4.0, 2.0, 12.0, "prototype (physics.md, The flip)")
    mass_g: float = quantity(45.0, 5.0, 300.0, "prototype (physics.md, The flip)")
    lie_mm: float = quantity(3.0, 0.0, 20.0, "chosen: how far from the middle a crepe is laid at most")


class FlipMaterials(Section):
    """Contact values of crepe and pan."""

    friction: float = quantity(0.3, 0.0, 1.5, _CHOSEN)
    restitution: float = quantity(0.25, 0.0, 0.8, _CHOSEN)


class FlipHand(Section):
    """What the hand can do: the pointer's way to pan poses, and its limits."""

    wrist_mm: float = quantity(220.0, 80.0, 400.0, "prototype: wrist to the pan's middle (physics.md, The flip)")
    lift_mm: float = quantity(28.0, 0.0, 80.0, _PROTOTYPE)
    dip_mm: float = quantity(32.0, 0.0, 80.0, _PROTOTYPE)
    pitch_min_deg: float = quantity(-18.0, -60.0, -4.0, _PROTOTYPE)
    pitch_max_deg: float = quantity(16.0, 4.0, 60.0, _PROTOTYPE)
    dip_px: float = quantity(159.0, 40.0, 400.0, _PROTOTYPE)
    flick_px: float = quantity(141.0, 40.0, 400.0, _PROTOTYPE)
    sideways_mm_px: float = quantity(0.4, 0.0, 2.0, _PROTOTYPE)
    reach_factor: float = quantity(1.6, 1.0, 3.0, "prototype: beyond the travel the pan stays (physics.md, The flip)")
    max_speed_mm_s: float = quantity(4800.0, 500.0, 8000.0, "chosen: above what practised hands reach")
    max_rate_rad_s: float = quantity(
        24.0, 4.0, 40.0, "chosen: novice hands reach 33 rad/s, cut short at 12 (physics.md)"
    )


class FlipRules(Section):
    """When a crepe has landed, and how long an act may last."""

    rest_mm_s: float = quantity(5.0, 0.5, 50.0, "physics.md, The flip: at rest is below 5 mm/s")
    rest_s: float = quantity(0.2, 0.05, 2.0, "physics.md, The flip: at rest for 0.2 s")
    left_mm: float = quantity(
        40.0, 2.0, 60.0, "chosen: a crepe whose every point is higher has left the pan; a fast dip only lifts it less"
    )
    longest_settle_s: float = quantity(4.0, 1.0, 20.0, "chosen: four times the longest flight; then judged as it lies")
    longest_s: float = quantity(
        60.0, 5.0, 120.0, "chosen: an act ends by itself; a crepe still in the pan stays recipe up"
    )


class FlipGauge(Section):
    """The flick speeds between which the flick is just right, as the gauge shows them."""

    just_right_min_rad_s: float = quantity(5.47, 0.5, 30.0, _MEASURED)
    just_right_max_rad_s: float = quantity(7.41, 0.5, 30.0, _MEASURED)


class FlipScene(BaseModel):
    """What stands on the stove for a flip, and how hard it is."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    act: Literal["flip"] = "flip"
    name: str = "standard"
    title: str = ""
    source: str = ""
    pan: FlipPan = FlipPan()
    crepe: FlipCrepe = FlipCrepe()
    materials: FlipMaterials = FlipMaterials()
    hand: FlipHand = FlipHand()
    rules: FlipRules = FlipRules()
    gauge: FlipGauge = FlipGauge()

    @model_validator(mode="after")
    def _fits(self) -> FlipScene:
        faults = [*_lying_faults(self), *_gauge_faults(self)]
        if faults:
            raise ValueError("\n".join(faults))
        return self


def _lying_faults(scene: FlipScene) -> list[str]:
    room_mm = scene.pan.width_mm - 2 * scene.crepe.lie_mm
    if scene.crepe.length_mm <= room_mm:
        return []
    return [f"crepe.length_mm: {scene.crepe.length_mm}: allowed is a crepe that lies in the pan (at most {room_mm})"]


def _gauge_faults(scene: FlipScene) -> list[str]:
    low, high = scene.gauge.just_right_min_rad_s, scene.gauge.just_right_max_rad_s
    if low < high:
        return []
    return [f"gauge.just_right_min_rad_s: {low}: allowed is less than gauge.just_right_max_rad_s ({high})"]
