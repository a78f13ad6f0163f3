"""What the kitchen is made of: films and easings, places in the pan, words, shots, the podium, the best moment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from simulator.alacarte.components import Cup
from simulator.alacarte.moves import EndTurn, Heat, Season, Serve
from simulator.game import Chosen
from simulator.log import read_log
from simulator.match import Match, new_header
from simulator.players.replayed import RecordedHand
from simulator.vocabulary import Condiment, Flip, Flipped, Landed, Poured, Rolled, Tally
from simulator.window.best_moment import FLIP_WORTH, best_moment, worth
from simulator.window.history import opened_again
from simulator.window.layout import Frame
from simulator.window.screens import end_picture, kitchen_drawers, kitchen_pan
from simulator.window.screens.end import title
from simulator.window.screens.kitchen_layout import layout
from simulator.window.screens.kitchen_motion import DIE_S, KNOB_STEP_S, SPOON_S, STAR_S, Film, Shot, knob_at, pop
from simulator.window.screens.kitchen_picture import Kitchen
from simulator.window.screens.kitchen_shots import shots, spoons_gone
from simulator.window.screens.kitchen_words import pieces, said
from simulator.window.table import Happening, Table

MAMMOTH = {"name": "Ann", "dish": "mammoth-bourguignon", "heat": 4, "pan": {"lemon": 1, "pepper": 2}}
GHERKIN = {"name": "Bob", "dish": "gherkin-in-love", "heat": 1, "pan": {"lemon": 1}}


def match_at(*seats: dict[str, Any], log_path: Path | None = None, **position: Any) -> Match:
    """A match of persons from a given position; the first cook is Ann."""
    names = [seat["name"] for seat in seats]
    header = new_header(names, 1) | {"first": 0, "position": {"seats": list(seats), **position}}
    return Match(header, log_path=log_path)


def happened(match: Match, *events: Any) -> Happening:
    """The last of `events`."""
    for event in events:
        before = match.state
        match.answer(event)
    return Happening(before, events[-1], match.state)


def shown(happening: Happening, reduced: bool = False) -> tuple[Shot, ...]:
    """The shots of a happening, as Ann sees them."""
    app: Any = type("Window", (), {"frame": Frame((1920, 1080))})
    return shots(Kitchen(app, layout(len(happening.before.seats)), 0), happening, reduced)


# Motion


def test_a_film_shows_its_shots_in_order_and_forgets_them() -> None:
    state = match_at(MAMMOTH, GHERKIN).state
    begun: list[float] = []
    film = Film()
    film.begun = lambda shot: begun.append(shot.seconds)
    film.add(Shot(state, 0.5), Shot(state, 0.25))

    film.update(0.4)
    assert film.part == pytest.approx(0.8)
    film.update(0.2)
    assert film.now is not None
    assert film.now.seconds == 0.25
    film.update(0.2)

    assert film.now is None
    assert begun == [0.5, 0.25]


def test_a_hurried_film_runs_four_times_as_fast() -> None:
    film = Film()
    film.add(Shot(match_at(MAMMOTH, GHERKIN).state, 2.0))

    film.hurry()
    film.update(0.25)

    assert film.part == pytest.approx(0.5)


def test_a_knob_turns_step_by_step_and_a_little_beyond() -> None:
    assert knob_at(0.0, 2, 5) == 2
    assert knob_at(1.0, 2, 5) == pytest.approx(5, abs=1e-6)
    assert knob_at(1 / 3, 2, 5) == pytest.approx(3, abs=1e-6)
    assert max(knob_at(part / 100, 0, 1) for part in range(101)) > 1.0


def test_a_star_appears_larger_than_it_stays() -> None:
    assert pop(0) == 0
    assert pop(0.6) == pytest.approx(1.15)
    assert pop(1) == pytest.approx(1)


# The pan


def test_a_piece_keeps_its_place_when_others_join_it() -> None:
    few = set(kitchen_pan.lying(Tally.of(lemon=1, salt=2), 60))
    many = set(kitchen_pan.lying(Tally.of(lemon=2, pepper=1, herbs=2, salt=2), 60))

    assert few < many


def test_only_the_pieces_that_joined_fall() -> None:
    joined = kitchen_pan.added(Tally.of(lemon=1), Tally.of(lemon=2, salt=1))

    assert joined == [(Condiment.LEMON, 1), (Condiment.SALT, 0)]


# Shots


def test_a_throw_shows_the_die_then_the_knob_then_the_spoon() -> None:
    film = shown(
        happened(match_at(GHERKIN | {"name": "Ann"}, MAMMOTH | {"name": "Bob"}), Chosen(0, Heat()), Rolled("2"))
    )

    assert [shot.seconds for shot in film] == [DIE_S, 2 * KNOB_STEP_S, SPOON_S]
    assert film[0].die == "2"
    assert film[1].heats == {0: (1, 3)}
    assert film[2].spoons == 2


def test_an_exact_dish_is_served_with_a_star_and_reduced_motion_only_waits() -> None:
    served = happened(match_at(MAMMOTH, GHERKIN), Chosen(0, Serve()))

    assert STAR_S in [shot.seconds for shot in shown(served)]
    assert all(not shot.movers and not shot.heats for shot in shown(served, reduced=True))


def test_every_spoon_that_is_left_goes_on_at_the_end_of_a_turn() -> None:
    ended = happened(match_at(MAMMOTH, GHERKIN, actions_left=2), Chosen(0, EndTurn()))

    assert spoons_gone(ended.before, ended.after) == 2
    assert len(shown(ended)[-1].movers) == 2


def test_pieces_fall_into_the_pan_they_were_tipped_over() -> None:
    tip = happened(match_at(MAMMOTH, GHERKIN), Chosen(0, Season(Condiment.PEPPER)), Poured(Tally.of(pepper=1, salt=1)))

    assert len(shown(tip)[0].movers) == 2


# Words


def test_words_name_pieces_and_say_when_a_dish_is_spoiled() -> None:
    tip = happened(match_at(MAMMOTH, GHERKIN), Chosen(0, Season(Condiment.PEPPER)), Poured(Tally.of(pepper=1, salt=1)))

    assert pieces(Tally.of(lemon=1, salt=2)) == "1 lemon, 2 salt"
    assert said(tip) == "1 pepper, 1 salt in the pan. Ann's dish is over-seasoned!"


def test_the_serve_drawer_says_what_is_missing() -> None:
    table = Table(match_at(MAMMOTH | {"pan": {"lemon": 1, "pepper": 1}, "heat": 2}, GHERKIN))
    serve = kitchen_drawers.drawers(table)[2]

    assert (serve.name, serve.short) == ("serve", "1 pepper missing")
    assert serve.reason == "1 pepper missing, too cold: 1 more"


def test_the_coffee_drawer_says_why_it_is_closed() -> None:
    closed = kitchen_drawers.drawers(Table(match_at(MAMMOTH, GHERKIN)))[3]
    opened = kitchen_drawers.drawers(Table(match_at(MAMMOTH | {"cups": ["spoons"]}, GHERKIN)))[3]

    assert closed.reason
    assert not opened.reason


def test_while_the_crepe_is_in_the_pan_the_third_drawer_flips_it() -> None:
    crepe = {"name": "Ann", "dish": "crepe", "crepe": "in_pan", "heat": 2}
    third = kitchen_drawers.drawers(Table(match_at(crepe, GHERKIN, actions_left=2)))[2]

    assert (third.name, third.reason) == ("flip", "")


# The end


def test_ties_share_the_place_and_the_sign() -> None:
    match = match_at(MAMMOTH, GHERKIN)
    standings = match.standings()
    names = [one.rank for one in standings]
    both = tuple(type(one)(one.seat, 1, one.points, True) for one in standings)

    assert names == [1, 1]
    assert title(match.state, both) == "Ann and Bob win"
    assert title(match.state, standings) == "The end"
    assert {block.height for block in end_picture.blocks(standings)} == {end_picture.HEIGHTS[1]}


@pytest.mark.parametrize("cooks", [2, 3, 4])
def test_confetti_never_hangs_over_a_cook_or_the_sign(cooks: int) -> None:
    places = end_picture.confetti_places(cooks)

    assert len(places) > 20
    assert not [at for at in places if 580 < at[0] < 1340 and at[1] < 140]


def test_the_best_moment_is_the_exact_tip_and_can_be_seen_again(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    match = match_at(MAMMOTH | {"pan": {"lemon": 1, "pepper": 1}}, GHERKIN, log_path=path)
    match.choose(Season(Condiment.PEPPER))
    act = match.open_act()
    while not act.done:
        act.step(None)
    match.answer(Poured(Tally.of(pepper=1)), match.performance(act))

    moment = best_moment(path)

    assert moment is not None
    assert moment.worth == 1 + 3
    again, hand = opened_again(moment.performance, moment.request)
    assert again.request == moment.request
    assert isinstance(hand, RecordedHand)
    assert len(read_log(path).lines) == 2


def test_a_match_without_acts_has_no_best_moment(tmp_path: Path) -> None:
    match_at(MAMMOTH, GHERKIN, log_path=tmp_path / "log.jsonl").answer(Chosen(0, EndTurn()))

    assert best_moment(tmp_path / "log.jsonl") is None


def test_a_crepe_that_lands_well_is_worth_seeing_and_one_beside_the_pan_is_not() -> None:
    state = match_at(MAMMOTH, GHERKIN).state

    assert worth(state, Flip(0), Flipped(Landed.PICTURE_UP), state) == FLIP_WORTH
    assert worth(state, Flip(0), Flipped(Landed.BESIDE), state) == 0


# The table


def test_undo_waits_for_every_other_person() -> None:
    table = Table(match_at(MAMMOTH, GHERKIN, {"name": "Cleo", "dish": "ravioli-rabiati"}))
    before = table.state
    table.choose(EndTurn())
    table.ask_undo()

    table.agree(1)
    assert table.state != before
    table.agree(2)

    assert table.state == before
    assert not table.happenings


def test_nobody_agrees_to_what_nobody_asked() -> None:
    table = Table(match_at(MAMMOTH | {"cups": [Cup.SPOONS.value]}, GHERKIN))

    with pytest.raises(ValueError, match="nobody"):
        table.agree(0)
    with pytest.raises(ValueError, match="only a person"):
        table.ask_undo()
