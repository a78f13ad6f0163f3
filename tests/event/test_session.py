"""A visit, step by step: woken by a touch, left by a countdown that can be stopped, and gone without residue."""

from __future__ import annotations

import random

import pytest

from simulator.event.activity import Activity
from simulator.event.challenges import Challenge
from simulator.event.initials import NOBODY, Wheel
from simulator.event.session import (
    WAKING_S,
    Chose,
    Event,
    Finished,
    Left,
    Passed,
    Phase,
    Session,
    Touched,
    Turned,
    WentOn,
    after,
)
from simulator.scene.event import Times
from simulator.window.keys import Input, Key, Levers, Pointer, Typed
from simulator.window.keys import Wheel as MouseWheel

TIMES = Times()


def course(*events: Event, start: Session = Session()) -> Session:  # noqa: B008
    session = start
    for event in events:
        session = after(session, event, TIMES)
    return session


PLAYING = course(Touched(), Chose(Challenge.POUR))
RESULT = course(Finished(70), start=PLAYING)
INITIALS = course(WentOn(), start=RESULT)


def test_the_first_touch_wakes_the_stand_and_does_nothing_else():
    assert Session().swallows(TIMES)
    assert course(Touched()) == Session(Phase.CHOOSING)


def test_a_double_tap_does_not_choose_anything_yet():
    assert course(Touched(), Passed(0.2)).swallows(TIMES)
    assert not course(Touched(), Passed(WAKING_S)).swallows(TIMES)


def test_nothing_passes_while_nobody_is_there():
    assert course(Passed(3600.0)) == Session()


def test_a_whole_visit():
    phases = []
    session = Session()
    wheel = Wheel().turned(3)
    for event in (Touched(), Chose(Challenge.CREPE, 1), Finished(4), WentOn(), Turned(wheel), WentOn(), WentOn()):
        session = after(session, event, TIMES)
        phases.append(session.phase)
        if session.phase is Phase.PLACE:
            assert (session.score, session.initials) == (4, "DAA")

    assert phases == [
        Phase.CHOOSING,
        Phase.PLAYING,
        Phase.RESULT,
        Phase.INITIALS,
        Phase.INITIALS,
        Phase.PLACE,
        Phase.ATTRACT,
    ]
    assert session == Session()


@pytest.mark.parametrize("start", [course(Touched()), PLAYING])
def test_whoever_leaves_is_counted_out_aloud_and_nothing_is_left(start: Session):
    session = course(Passed(TIMES.idle_s - 1), start=start)
    assert session.countdown_s(TIMES) is None
    session = course(Passed(2), start=session)
    assert session.countdown_s(TIMES) == pytest.approx(TIMES.countdown_s - 1)

    assert course(Passed(TIMES.countdown_s), start=session) == Session()


@pytest.mark.parametrize("start", [course(Touched()), PLAYING])
def test_a_touch_stops_the_countdown_and_does_nothing_else(start: Session):
    counting = course(Passed(TIMES.idle_s + 1), start=start)
    assert counting.swallows(TIMES)

    stopped = course(Touched(), start=counting)

    assert stopped.phase is start.phase
    assert stopped.countdown_s(TIMES) is None
    assert not stopped.swallows(TIMES)


def test_while_bots_play_nobody_is_idle():
    assert course(*[Passed(10.0, waits=False)] * 60, start=PLAYING).countdown_s(TIMES) is None


def test_result_and_place_go_on_by_themselves():
    assert course(Passed(TIMES.result_s), start=RESULT).phase is Phase.INITIALS
    placed = course(WentOn(), start=INITIALS)
    assert course(Passed(TIMES.place_s), start=placed) == Session()


def test_initials_that_nobody_enters_become_dashes():
    half_way = course(Turned(Wheel().turned(5)), Passed(TIMES.initials_s - 4), start=INITIALS)
    assert half_way.hurry_s(TIMES) == pytest.approx(4)

    placed = course(Passed(4.5), start=half_way)

    assert (placed.phase, placed.initials) == (Phase.PLACE, NOBODY)


def test_rude_initials_become_dashes():
    wheel = Wheel()
    for letter in "ASS":
        wheel = wheel.typed(letter)

    assert course(Turned(wheel), WentOn(), start=INITIALS).initials == NOBODY


def test_what_does_not_fit_the_phase_changes_nothing():
    assert course(Finished(9), start=course(Touched())) == course(Touched())
    assert course(Chose(Challenge.GAME)) == Session()
    assert course(Turned(Wheel().turned(1)), start=PLAYING) == PLAYING
    assert course(WentOn(), start=PLAYING) == PLAYING


def anything(chance: random.Random) -> Event:
    """Any event at all."""
    return chance.choice(
        (
            Passed(chance.uniform(0, 60), chance.random() < 0.8),
            Touched(),
            Chose(chance.choice(list(Challenge)), chance.randint(1, 4)),
            Finished(chance.randint(0, 100)),
            WentOn(),
            Turned(Wheel((1, 2, 3))),
            Left(),
        )
    )


@pytest.mark.parametrize("seed", range(200))
def test_whatever_happens_attract_is_always_the_same_and_a_stand_left_alone_comes_back_to_it(seed: int):
    chance = random.Random(seed)
    session = Session()
    for _ in range(40):
        session = after(session, anything(chance), TIMES)
        if session.phase is Phase.ATTRACT:
            assert session == Session()

    longest_s = TIMES.idle_s + TIMES.countdown_s + TIMES.result_s + TIMES.initials_s + TIMES.place_s
    assert course(*[Passed(1.0)] * int(longest_s + 5), start=session) == Session()


# Who is there


def counted(*inputs: Input) -> list[bool]:
    activity = Activity()
    return [activity.counts(event) for event in inputs]


def test_a_press_counts_and_a_mouse_that_trembles_does_not():
    assert counted(Pointer("move", 5, 5), Pointer("move", 900, 5), MouseWheel(1, 5, 5)) == [False] * 3
    assert counted(Pointer("press", 5, 5), Pointer("release", 5, 5)) == [True, False]


def test_a_drag_counts_only_as_long_as_it_goes_somewhere():
    assert counted(
        Pointer("press", 5, 5),
        Pointer("move", 8, 8, held=True),
        Pointer("move", 60, 8, held=True),
        Pointer("move", 62, 8, held=True),
    ) == [True, False, True, False]


def test_a_key_that_something_lies_on_counts_once():
    down = Key("right", name="right")
    assert counted(down, down, down) == [True, False, False]
    assert counted(down, Key("right", False, name="right"), down) == [True, False, True]


def test_a_stick_that_never_comes_to_rest_counts_once():
    away, rest = Levers(0.9, 0.0, 0.0), Levers(0.1, 0.0, 0.0)
    assert counted(away, Levers(0.8, 0.1, 0.0), away, rest, away) == [True, False, False, False, True]


def test_keys_without_a_meaning_do_not_count():
    assert counted(Key("", name="f7"), Key("full_screen", name="f11"), Typed(" ")) == [False] * 3
