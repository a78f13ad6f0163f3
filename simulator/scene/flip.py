"""The scene of a flip: pan, crepe, contact values, what the hand can do, how the landing is judged, the gauge.

Every key says its unit in its name and carries a range, a default and a source. Origin of all measures: the middle of
the pan's floor; the handle, and so the wrist, is on the left.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator


def _key(default: float, low: float, high: float, source: str) -> Any:
    return Field(default=default, ge=low, le=high, json_schema_extra={"source": source})


_CHOSEN = "chosen for the game: no source gives a size; tuned with `alacarte flip`"
_MEASURED = "measured with `simulator.lab.sample_flips.just_right_band`"
_PROTOTYPE = "prototype of the flip (physics.md, pointer map that met the targets)"


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    source: str = Field(default="", description="Where the values of this table come from.")


class FlipPan(_Section):
    """The pan: a floor with a rim, hidden below the floor a deep solid so that nothing gets through."""

    width_mm: float = _key(200.0, 120.0, 320.0, _CHOSEN)
    rim_mm: float = _key(18.0, 4.0, 60.0, _CHOSEN)
    rim_slant_deg: float = _key(35.0, 0.0, 70.0, _CHOSEN)
    depth_mm: float = _key(30.0, 16.0, 60.0, "prototype: a thin collider lets the crepe through (physics.md, The flip)")


class FlipCrepe(_Section):
    """The crepe: a stiff capsule for the physics; that it bends is only drawn."""

    length_mm: float = _key(160.0, 60.0, 300.0, "prototype (physics.md, The flip)")
    thickness_mm: float = _key(4.0, 2.0, 12.0, "prototype (physics.md, The flip)")
    mass_g: float = _key(45.0, 5.0, 300.0, "prototype (physics.md, The flip)")
    lie_mm: float = _key(3.0, 0.0, 20.0, "chosen: how far from the middle a crepe is laid at most")


class FlipMaterials(_Section):
    """Contact values of crepe and pan."""

    friction: float = _key(0.3, 0.0, 1.5, _CHOSEN)
    restitution: float = _key(0.25, 0.0, 0.8, _CHOSEN)


class FlipHand(_Section):
    """What the hand can do: the pointer's way to pan poses, and its limits."""

    wrist_mm: float = _key(220.0, 80.0, 400.0, "prototype: wrist to the pan's middle (physics.md, The flip)")
    lift_mm: float = _key(28.0, 0.0, 80.0, _PROTOTYPE)
    dip_mm: float = _key(32.0, 0.0, 80.0, _PROTOTYPE)
    pitch_min_deg: float = _key(-18.0, -60.0, -4.0, _PROTOTYPE)
    pitch_max_deg: float = _key(16.0, 4.0, 60.0, _PROTOTYPE)
    dip_px: float = _key(159.0, 40.0, 400.0, _PROTOTYPE)
    flick_px: float = _key(141.0, 40.0, 400.0, _PROTOTYPE)
    sideways_mm_px: float = _key(0.4, 0.0, 2.0, _PROTOTYPE)
    reach_factor: float = _key(1.6, 1.0, 3.0, "prototype: beyond the travel the pan stays (physics.md, The flip)")
    max_speed_mm_s: float = _key(5000.0, 500.0, 5000.0, "above what novice hands reach; 4 mm a sub-step at the rim")
    max_rate_rad_s: float = _key(24.0, 4.0, 24.0, "above what novice hands reach; 4 mm a sub-step at the rim")


class FlipRules(_Section):
    """When a crepe has landed, and how long an act may last."""

    rest_mm_s: float = _key(5.0, 0.5, 50.0, "physics.md, The flip: at rest is below 5 mm/s")
    rest_s: float = _key(0.2, 0.05, 2.0, "physics.md, The flip: at rest for 0.2 s")
    left_mm: float = _key(
        10.0, 2.0, 60.0, "chosen: a crepe whose every point is higher above the floor has left the pan"
    )
    longest_settle_s: float = _key(4.0, 1.0, 20.0, "chosen: four times the longest flight; then judged as it lies")
    longest_s: float = _key(60.0, 5.0, 120.0, "chosen: an act ends by itself; a crepe still in the pan stays recipe up")


class FlipGauge(_Section):
    """The flick speeds between which the flick is just right, as the gauge shows them."""

    just_right_min_rad_s: float = _key(5.43, 0.5, 30.0, _MEASURED)
    just_right_max_rad_s: float = _key(7.41, 0.5, 30.0, _MEASURED)


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
        if self.crepe.length_mm + 2 * self.crepe.lie_mm > self.pan.width_mm:
            raise ValueError(
                f"crepe.length_mm: {self.crepe.length_mm}: allowed is at most pan.width_mm - 2 crepe.lie_mm "
                f"({self.pan.width_mm - 2 * self.crepe.lie_mm})"
            )
        if self.gauge.just_right_min_rad_s >= self.gauge.just_right_max_rad_s:
            raise ValueError(
                f"gauge.just_right_min_rad_s: {self.gauge.just_right_min_rad_s}: allowed is below "
                f"gauge.just_right_max_rad_s ({self.gauge.just_right_max_rad_s})"
            )
        return self
