"""Every dish of the deck by its id, and the crepe."""

from __future__ import annotations

from collections.abc import Callable

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes import blue, green, orange, red, yellow
from simulator.window.art.dishes.crepe import crepe_on_a_plate

DISHES: dict[str, Callable[[Canvas], None]] = {
    "breakfast-fidel": green.breakfast_fidel,
    "eau-pour-le-cafe": green.eau_pour_le_cafe,
    "carpaccio-of-ice": green.carpaccio_of_ice,
    "salad-of-lawn": green.salad_of_lawn,
    "sausage-in-a-knot": yellow.sausage_in_a_knot,
    "gherkin-in-love": yellow.gherkin_in_love,
    "omelette-surprised": yellow.omelette_surprised,
    "steak-tartan": yellow.steak_tartan,
    "mammoth-bourguignon": orange.mammoth_bourguignon,
    "fish-and-poker-chips": orange.fish_and_poker_chips,
    "goulash-for-one-and-a-half": orange.goulash_for_one_and_a_half,
    "gazpacho-polar": orange.gazpacho_polar,
    "lobster-thermometer": red.lobster_thermometer,
    "duck-in-rubber-sauce": red.duck_in_rubber_sauce,
    "octopus-with-eight-socks": red.octopus_with_eight_socks,
    "ravioli-rabiati": red.ravioli_rabiati,
    "herring-in-a-nest": blue.herring_in_a_nest,
    "bouillabaisse-of-the-deep-end": blue.bouillabaisse_of_the_deep_end,
    "souffle-at-your-own-risk": blue.souffle_at_your_own_risk,
    "volcano-chili": blue.volcano_chili,
    "crepe": crepe_on_a_plate,
}
"""Each draws in a box of 200 x 200 about 0, 0."""
