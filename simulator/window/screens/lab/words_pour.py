"""The values of a pour in plain words: what each is, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from simulator.text import _

Words = tuple[Callable[[], str], Callable[[], str]]
"""A name, and what the value does."""

POUR_WORDS: dict[str, Words] = {
    "dispenser.inside_width_mm": (lambda: _("Body width"), lambda: _("how wide the bottle is inside")),
    "dispenser.inside_height_mm": (lambda: _("Body height"), lambda: _("how tall the bottle is inside")),
    "dispenser.shoulder_deg": (lambda: _("Shoulder"), lambda: _("the slope from body to neck")),
    "dispenser.neck_mm": (lambda: _("Neck"), lambda: _("how long the narrow part is")),
    "dispenser.mouth_mm": (lambda: _("Mouth"), lambda: _("wider lets more out at once")),
    "dispenser.lip_mm": (lambda: _("Lip"), lambda: _("how long the rim of the mouth is")),
    "dispenser.lip_deg": (lambda: _("Lip angle"), lambda: _("how far the rim opens outwards")),
    "dispenser.wall_mm": (lambda: _("Glass"), lambda: _("how thick it is; hardly matters")),
    "materials.friction": (lambda: _("Friction"), lambda: _("rougher pieces jam more, fewer fall")),
    "materials.restitution": (lambda: _("Bounce"), lambda: _("how far pieces hop")),
    "pieces.size_mm": (lambda: _("Piece size"), lambda: _("larger pieces jam sooner")),
    "pieces.salt_size_mm": (lambda: _("Salt size"), lambda: _("small salt slips out first")),
    "pieces.density_g_mm2": (lambda: _("Weight"), lambda: _("hardly matters")),
    "pan.width_mm": (lambda: _("Pan width"), lambda: _("a wider pan catches more")),
    "pan.rim_mm": (lambda: _("Pan rim"), lambda: _("how high the rim stands")),
    "pan.rim_slant_deg": (lambda: _("Rim slant"), lambda: _("how far the rim leans outwards")),
    "pan.stove_width_mm": (lambda: _("Stove width"), lambda: _("what falls beyond it is gone")),
    "hand.max_speed_mm_s": (lambda: _("Fastest way"), lambda: _("how fast the bottle moves")),
    "hand.max_tilt_rate_deg_s": (lambda: _("Fastest tip"), lambda: _("how fast the bottle can turn")),
    "hand.min_tip_rate_deg_s": (lambda: _("Pull"), lambda: _("how fast it tips on by itself")),
    "hand.pull_from_deg": (lambda: _("Pull begins"), lambda: _("the tilt from which the bottle pulls")),
    "hand.pull_stop_s": (lambda: _("Pull stops"), lambda: _("after the hand has rested so long")),
    "hand.return_rate_deg_s": (lambda: _("Turning back"), lambda: _("how fast it turns, let go")),
    "hand.home_x_mm": (lambda: _("Place aside"), lambda: _("0 is over the pan")),
    "hand.home_y_mm": (lambda: _("Place above"), lambda: _("how high the bottle waits")),
    "hand.reach_mm": (lambda: _("Reach"), lambda: _("how far to each side")),
    "hand.lowest_mm": (lambda: _("Lowest"), lambda: _("how low the bottle can be held")),
    "hand.highest_mm": (lambda: _("Highest"), lambda: _("how high the bottle can be held")),
    "rules.slant_deg": (lambda: _("Mouth clearly down"), lambda: _("less tilt is a foul")),
    "rules.second_dip_deg": (lambda: _("Second dip"), lambda: _("so much down again is a foul")),
    "rules.tip_from_deg": (lambda: _("Tip begins"), lambda: _("flatter it is only carried")),
    "rules.still_s": (lambda: _("Stop"), lambda: _("so long at rest is a stop")),
    "rules.still_deg": (lambda: _("Tremble"), lambda: _("less movement than this is none")),
    "rules.mouth_down_deg": (lambda: _("Mouth down"), lambda: _("from this tilt a stop is no foul")),
    "rules.shake_mm": (lambda: _("Shake"), lambda: _("so far, mouth down, is a foul")),
    "rules.longest_s": (lambda: _("Longest tip"), lambda: _("then the bottle is let go")),
    "rules.rest_mm_s": (lambda: _("At rest"), lambda: _("slower than this a piece lies still")),
    "rules.longest_settle_s": (lambda: _("Longest wait"), lambda: _("then pieces count where they are")),
    "aim.expert_deg": (lambda: _("Aim of experts"), lambda: _("how far experts tip a full bottle")),
    "aim.practised_deg": (lambda: _("Aim of the practised"), lambda: _("how far they tip a full bottle")),
    "aim.novice_deg": (lambda: _("Aim of novices"), lambda: _("how far novices tip a full bottle")),
    "aim.deeper_when_empty_deg": (lambda: _("Deeper when empty"), lambda: _("how much further it is tipped")),
}

POUR_SECTIONS: dict[str, Callable[[], str]] = {
    "": lambda: _("Main values"),
    "dispenser": lambda: _("Bottle"),
    "materials": lambda: _("Contact"),
    "bottles": lambda: _("Single bottles"),
    "pieces": lambda: _("Pieces"),
    "pan": lambda: _("Pan"),
    "hand": lambda: _("Hand"),
    "rules": lambda: _("Fouls and rest"),
    "aim": lambda: _("Aims"),
}

ONE_BOTTLE: dict[str, Words] = {
    "friction": (lambda: _("{bottle}: friction"), lambda: _("of this bottle and its pieces only")),
    "restitution": (lambda: _("{bottle}: bounce"), lambda: _("of this bottle and its pieces only")),
}

ONE_SIZE: Words = (lambda: _("{bottle}: size"), lambda: _("of these pieces only"))
