"""The painters of the close-ups."""

from __future__ import annotations

import itertools
import math
import time

import pygame
import pytest
from shapely.geometry import Point, Polygon

from simulator.acts.bottle import is_inside, piece_outline
from simulator.scene.pour import Dispenser
from simulator.vocabulary import Condiment
from simulator.window import acts_view_paint as paint
from simulator.window.acts_learned import Learned
from simulator.window.acts_view import Stage
from simulator.window.acts_view_bottle import hollow
from simulator.window.acts_view_pour import longest_side
from simulator.window.acts_view_turned import TurnedPart
from simulator.window.art.canvas import Canvas
from simulator.window.art.shapes import rounded
from simulator.window.keys import Pointer
from simulator.window.layout import Frame
from tests.window.acts_table import window


def test_the_drawn_hollow_is_the_room_that_holds_pieces():
    dispenser = Dispenser()
    room = Polygon(hollow(dispenser))
    for x in (0.0, 6.0, 12.0, 16.0):
        for y in (-40.0, -36.0, -20.0, 0.0, 30.0):
            drawn = room.buffer(-0.1).contains(Point(x, -y))
            assert not drawn or is_inside(dispenser, (x, y))
    assert room.bounds[2] - room.bounds[0] == dispenser.inside_width_mm


@pytest.mark.parametrize("condiment", list(Condiment))
def test_a_piece_is_drawn_as_large_as_it_is(condiment):
    outline = piece_outline(condiment, 8.0)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    longer = max(max(xs) - min(xs), max(ys) - min(ys))
    assert 8.0 * longest_side(condiment) == pytest.approx(longer, rel=0.01)


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_point_of_the_table_is_found_again(mirrored):
    stage = Stage(Frame((1600, 900), mirrored), 930, 886, 6.6)
    assert stage.table(stage.point(-30.0, 42.0)) == pytest.approx((-30.0, 42.0))


def test_the_mirror_turns_the_other_way():
    assert Stage(Frame((1600, 900)), 0, 0, 1).turn(0.3) == -Stage(Frame((1600, 900), True), 0, 0, 1).turn(0.3)


def test_dashes_cover_their_part_of_a_line():
    dashes = paint.dashed([(0.0, 0.0), (50.0, 0.0), (50.0, 50.0)], 10, 10)
    length = sum(math.dist(a, b) for dash in dashes for a, b in itertools.pairwise(dash))
    assert len(dashes) == 5
    assert length == pytest.approx(50.0)


def test_a_turned_part_keeps_its_size_and_colour():
    surface = pygame.Surface((200, 200))
    part = TurnedPart(_bar)
    part.paint(surface, (100, 100), math.pi / 2)
    assert surface.get_at((100, 140))[:3] == (255, 0, 0)
    assert surface.get_at((140, 100))[:3] == (0, 0, 0)
    assert pygame.mask.from_threshold(surface, (255, 0, 0), (9, 9, 9)).count() == pytest.approx(2000, rel=0.08)


def test_a_hole_stays_open_however_the_part_is_turned():
    surface = pygame.Surface((200, 200))
    TurnedPart(_frame).paint(surface, (100, 100), 0.7)
    assert surface.get_at((100, 100))[:3] == (0, 0, 0)
    assert surface.get_at((100, 55))[:3] == (0, 255, 0)


def test_what_lies_far_outside_is_left_out_instead_of_failing():
    surface = pygame.Surface((50, 50))
    TurnedPart(_bar).paint(surface, (1e7, 1e7))
    paint.fill(surface, [(0, 0), (1e9, 0), (0, 1e9)], (1, 2, 3))
    assert surface.get_at((10, 10))[:3] == (0, 0, 0)


def test_what_is_learned_is_kept(tmp_path):
    Learned(tmp_path).learn("pour")
    assert Learned(tmp_path).knows("pour")
    assert not Learned(tmp_path).knows("flip")


def test_a_learned_file_that_cannot_be_read_counts_as_nothing(tmp_path):
    (tmp_path / "learned.json").write_text("{")
    assert not Learned(tmp_path).knows("pour")


def _bar(canvas: Canvas) -> None:
    canvas.path(rounded(-50, -10, 100, 20), "#FF0000")


def _frame(canvas: Canvas) -> None:
    canvas.path(rounded(-40, -40, 80, 80).difference(rounded(-30, -30, 60, 60)), "#00FF00")


def test_moves_that_came_while_a_picture_was_made_are_spread_over_its_time(tmp_path):
    """Stamped all at once, a flick of 160 ms would look like a jerk of a few ticks."""
    pilot = window(tmp_path)
    app = pilot.app
    pygame.event.clear()
    app.ears.begin(time.perf_counter() - 0.03)
    for x in (10, 20, 30):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(10, 0), buttons=(1, 0, 0)))
    moves = [event for event in app.ears.listen(time.perf_counter(), app.size) if isinstance(event, Pointer)]
    gaps = [after.time_s - before.time_s for before, after in itertools.pairwise(moves)]
    assert [move.x for move in moves] == [10, 20, 30]
    assert min(gaps) > 0.008
