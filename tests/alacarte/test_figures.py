"""The figures of the rule book: how often a heat window can be hit, and how many flips a crepe gets.

Every knob position after a throw comes out of the rules; the best use is made of the face `choice`, no cup is used.
"""

from __future__ import annotations

from functools import cache

import pytest
from kitchen_builder import HEAT, kitchen, move, play, rolled, stove

from simulator.alacarte.components import KNOB_TOP, Face
from simulator.alacarte.scoring import in_range, spoiled
from simulator.alacarte.state import State

PLAIN_FACES = (Face.ONE, Face.TWO, Face.THREE, Face.ALL)
"""The faces that turn the own knob without a choice. After `cup` it stands as it was: the throw is made again."""


def knobs_after_a_throw(state: State) -> tuple[list[int], list[int]]:
    """The own knob after each plain face, and after each choice."""
    thrown = play(state, HEAT)
    plain = [play(thrown, rolled(face)).seats[0].stove.heat for face in PLAIN_FACES]
    asked = play(thrown, rolled("choice"))
    choice = [play(asked, move("choose_heat", levels=levels)).seats[0].stove.heat for levels in (1, 2, 3)]
    return plain, choice


def chance_of_the_window(dish: str) -> float:
    @cache
    def chance(heat: int) -> float:
        state = kitchen(stove(dish, heat), stove("steak-tartan"))
        if in_range(state.deck, state.seats[0].stove):
            return 1.0
        if spoiled(state.deck, state.seats[0].stove):
            return 0.0
        plain, choice = knobs_after_a_throw(state)
        return (sum(map(chance, plain)) + max(map(chance, choice))) / 5

    return chance(0)


@pytest.mark.parametrize(
    ("dish", "chance"),
    [
        ("gherkin-in-love", 0.92),
        ("mammoth-bourguignon", 1.00),
        ("fish-and-poker-chips", 0.90),
        ("duck-in-rubber-sauce", 0.92),
        ("souffle-at-your-own-risk", 0.72),
    ],
)
def test_the_chance_that_a_heat_window_can_be_hit(dish: str, chance: float) -> None:
    assert chance_of_the_window(dish) == pytest.approx(chance, abs=0.005)


def test_a_crepe_gets_about_nine_flips_before_it_burns() -> None:
    @cache
    def flips(heat: int) -> float:
        plain, choice = knobs_after_a_throw(kitchen(stove("crepe", heat, crepe="in_pan")))
        after = [two_flips(knob) for knob in (*plain, min(choice))]
        return (2 + sum(after)) / 5

    def two_flips(heat: int) -> float:
        return 0.0 if heat >= KNOB_TOP else 2 + flips(heat)

    assert flips(0) == pytest.approx(9.3, abs=0.05)
