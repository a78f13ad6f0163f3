"""The values of a flip in plain words: what each is, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from simulator.text import _
from simulator.window.screens.lab.words_pour import Words

FLIP_WORDS: dict[str, Words] = {
    "pan.width_mm": (lambda: _("Pan width"), lambda: _("a wider pan catches more")),
    "pan.rim_mm": (lambda: _("Pan rim"), lambda: _("how high the rim stands")),
    "pan.rim_slant_deg": (lambda: _("Rim slant"), lambda: _("how far the rim leans outwards")),
    "pan.depth_mm": (lambda: _("Pan depth"), lambda: _("thickness of its hidden metal")),
    "crepe.length_mm": (lambda: _("Crepe width"), lambda: _("how wide the crepe is")),
    "crepe.thickness_mm": (lambda: _("Crepe thickness"), lambda: _("how thick the crepe is")),
    "crepe.mass_g": (lambda: _("Crepe weight"), lambda: _("how heavy the crepe is")),
    "crepe.lie_mm": (lambda: _("Off the middle"), lambda: _("where it may lie at first")),
    "materials.friction": (lambda: _("Friction"), lambda: _("how well the crepe grips")),
    "materials.restitution": (lambda: _("Bounce"), lambda: _("how far the crepe hops")),
    "hand.wrist_mm": (lambda: _("Wrist"), lambda: _("distance to the pan")),
    "hand.lift_mm": (lambda: _("Lift"), lambda: _("how far a full flick lifts the pan")),
    "hand.dip_mm": (lambda: _("Dip"), lambda: _("how far a full dip lowers the pan")),
    "hand.pitch_min_deg": (lambda: _("Dip angle"), lambda: _("how far the edge turns down")),
    "hand.pitch_max_deg": (lambda: _("Flick angle"), lambda: _("how far the edge turns up")),
    "hand.dip_px": (lambda: _("Way of a dip"), lambda: _("way of the pointer for it")),
    "hand.flick_px": (lambda: _("Way of a flick"), lambda: _("way of the pointer for it")),
    "hand.sideways_mm_px": (lambda: _("Sideways"), lambda: _("how far the pan follows")),
    "hand.reach_factor": (lambda: _("Beyond"), lambda: _("how much further it still goes")),
    "hand.max_speed_mm_s": (lambda: _("Fastest way"), lambda: _("how fast the pan can be moved")),
    "hand.max_rate_rad_s": (lambda: _("Fastest turn"), lambda: _("how fast the pan can turn")),
    "rules.rest_mm_s": (lambda: _("At rest"), lambda: _("slower than this the crepe lies still")),
    "rules.rest_s": (lambda: _("Landed"), lambda: _("after lying still for so long")),
    "rules.left_mm": (lambda: _("Out of the pan"), lambda: _("a crepe above this height has left it")),
    "rules.longest_settle_s": (lambda: _("Longest wait"), lambda: _("then the crepe counts as it lies")),
    "rules.longest_s": (lambda: _("Longest flip"), lambda: _("then the flip ends by itself")),
    "gauge.just_right_min_rad_s": (lambda: _("Just right from"), lambda: _("the slowest good flick")),
    "gauge.just_right_max_rad_s": (lambda: _("Just right to"), lambda: _("the fastest good flick")),
}

FLIP_SECTIONS: dict[str, Callable[[], str]] = {
    "": lambda: _("Main values"),
    "pan": lambda: _("Pan"),
    "crepe": lambda: _("Crepe"),
    "materials": lambda: _("Contact"),
    "hand": lambda: _("Hand"),
    "rules": lambda: _("Landing"),
    "gauge": lambda: _("Gauge"),
}
