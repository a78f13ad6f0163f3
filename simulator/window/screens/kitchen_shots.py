"""From what happened to what is shown: the shots of each event, in the order in which eyes can follow them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pygame

from simulator.alacarte.components import Cup
from simulator.alacarte.moves import Bin, Drink, Serve, StealCup, TakeCrepe, TakeDish
from simulator.alacarte.state import State, Stove
from simulator.game import Chosen
from simulator.vocabulary import Condiment, Poured, Rolled, Shuffled, Tally
from simulator.window.art import signs, tools
from simulator.window.screens import kitchen_pan
from simulator.window.screens.kitchen_layout import Spot
from simulator.window.screens.kitchen_motion import (
    DIE_S,
    FADE_S,
    FALL_S,
    FLIGHT_S,
    KNOB_STEP_S,
    SPOON_S,
    STAR_S,
    Paint,
    Point,
    Shot,
    arc,
    in_out_cubic,
    pop,
)
from simulator.window.screens.kitchen_picture import Kitchen, tray_of
from simulator.window.table import Happening

MOST_WASHED = 8
"""So many pieces are seen on their way to the sink."""
FALL_FROM = 430.0
SPOON_SIZE = 0.58


def shots(kitchen: Kitchen, happening: Happening, reduced_motion: bool = False) -> tuple[Shot, ...]:
    """What is to be shown of `happening`; with reduced motion a short stillness for each shot."""
    made = tuple(_shots(kitchen, happening))
    if not reduced_motion:
        return made
    return tuple(replace(shot, seconds=FADE_S, movers=(), heats={}) for shot in made)


def _shots(kitchen: Kitchen, happening: Happening) -> Iterator[Shot]:
    before, after = happening.before, happening.after
    match happening.event:
        case Rolled(face):
            yield Shot(before, DIE_S, die=face, sound="die")
            yield from _turning(before, after)
        case Poured():
            yield from _falling(kitchen, before, after)
        case Shuffled("cup", (cup, *_)):
            die = Spot(kitchen.places.die.x, kitchen.places.die.y - 40)
            yield Shot(before, FLIGHT_S, (_flying_cup(kitchen, str(cup), die, _own_side(kitchen, before.turn)),))
        case Chosen(seat, move):
            yield from _chosen(kitchen, before, after, seat, move)
    yield from _spoons(kitchen, before, after)


def _chosen(kitchen: Kitchen, before: State, after: State, seat: int, move: object) -> Iterator[Shot]:
    match move:
        case TakeDish(dish):
            yield _into_the_pan(kitchen, before, seat, dish)
        case TakeCrepe():
            yield _into_the_pan(kitchen, before, seat, "crepe")
        case Serve():
            yield from _serving(kitchen, before, after, seat)
        case Bin():
            yield _binning(kitchen, before, after, seat)
        case StealCup(source, cup):
            kind = cup.value if cup else Cup.UNKNOWN.value
            flight = _flying_cup(kitchen, kind, _own_side(kitchen, source), _own_side(kitchen, seat))
            yield Shot(before, FLIGHT_S, (flight,))
        case Drink():
            yield from _drinking(kitchen, before, after, seat, move)
        case _:
            yield from _turning(before, after)


# Knobs and spoons


def _turned(before: State, after: State) -> dict[int, tuple[int, int]]:
    pairs = enumerate(zip(before.seats, after.seats, strict=True))
    return {seat: (was.stove.heat, now.stove.heat) for seat, (was, now) in pairs if was.stove.heat != now.stove.heat}


def _turning(before: State, after: State) -> Iterator[Shot]:
    heats = _turned(before, after)
    if heats:
        steps = max(abs(end - start) for start, end in heats.values())
        yield Shot(before, steps * KNOB_STEP_S, heats=heats, sound="sizzle")


def spoons_gone(before: State, after: State) -> int:
    """How many spoons leave the cook whose turn it was."""
    if before.setup or after.over:
        return 0
    if after.turn != before.turn:
        return before.actions_left
    return max(0, before.actions_left - after.actions_left)


def _spoons(kitchen: Kitchen, before: State, after: State) -> Iterator[Shot]:
    gone = min(spoons_gone(before, after), 6)
    if not gone:
        return
    left = before.actions_left - gone
    base = after.but(turn=before.turn, actions_left=max(0, left))
    neighbour = (before.turn + 1) % len(before.seats)
    movers = tuple(_flying_spoon(kitchen, left + place, before.actions_left, neighbour) for place in range(gone))
    yield Shot(base, SPOON_S, movers, spoons=left, sound="spoon")


def spoon_spot(kitchen: Kitchen, place: int, count: int) -> Spot:
    """Where a spoon hangs; more than three hang closer together."""
    first, last = kitchen.places.spoons[0], kitchen.places.spoons[-1]
    if count <= 3:
        return Spot(*kitchen.places.spoons[place], SPOON_SIZE)
    return Spot(first[0] + (last[0] - first[0]) * place / (count - 1), first[1], SPOON_SIZE)


def _flying_spoon(kitchen: Kitchen, place: int, count: int, neighbour: int) -> Paint:
    start = spoon_spot(kitchen, place, max(count, 3))
    end = _own_side(kitchen, neighbour)

    def paint(surface: pygame.Surface, part: float) -> None:
        way = in_out_cubic(part)
        x, y = arc((start.x, start.y), (end.x, end.y), way, 120)
        kitchen.moving_spoon(surface, Spot(x, y, SPOON_SIZE * (1 - 0.35 * way)), 300 * way)

    return paint


def _own_side(kitchen: Kitchen, seat: int) -> Spot:
    """Where a cook's things stand: beside the own tray, or under the shelf."""
    if seat == kitchen.viewer:
        box = kitchen.places.own_cups
        return Spot(box.x + box.w * 0.6, box.y + 40, 0.92)
    shelf = kitchen.shelf_of(seat)
    return Spot(shelf.left + 230, shelf.row_y, 0.46)


# Tiles and pieces


def _pan_point(kitchen: Kitchen, seat: int) -> Point:
    spot = kitchen.stove_spot(seat)
    return spot.x, spot.y - 440 * spot.size


def _flying_tile(
    kitchen: Kitchen, state: State, dish: str, start: Point, end: Point, sides: tuple[float, float], lift: float = 120
) -> Paint:
    def paint(surface: pygame.Surface, part: float) -> None:
        way = in_out_cubic(part)
        side = sides[0] + (sides[1] - sides[0]) * way
        kitchen.moving_tile(surface, state, dish, arc(start, end, way, lift), side)

    return paint


def _into_the_pan(kitchen: Kitchen, before: State, seat: int, dish: str) -> Shot:
    end = _pan_point(kitchen, seat)
    side = 120 * kitchen.stove_spot(seat).size
    return Shot(before, FLIGHT_S, (_flying_tile(kitchen, before, dish, (960, 420), end, (220, side), 60),))


def _emptied(state: State, seat: int) -> State:
    return state.with_seat(seat, stove=Stove(state.seats[seat].stove.heat))


def _washing(kitchen: Kitchen, seat: int, pan: Tally) -> tuple[Paint, ...]:
    """The pieces of a pan on their way to the sink."""
    sink = kitchen.places.sink
    spot = kitchen.stove_spot(seat)
    length = kitchen_pan.piece_length(spot.size)
    lying = kitchen_pan.lying(pan, length)[:MOST_WASHED]
    starts = [(piece.condiment, (spot.x + piece.x * spot.size, spot.y + piece.y * spot.size)) for piece in lying]
    return tuple(_flying_piece(kitchen, kind, at, (sink.x, sink.y - 60 * sink.size)) for kind, at in starts)


def _flying_piece(kitchen: Kitchen, condiment: str, start: Point, end: Point) -> Paint:
    def paint(surface: pygame.Surface, part: float) -> None:
        kitchen.moving_piece(surface, condiment, arc(start, end, in_out_cubic(part), 140), 40, 360 * part)

    return paint


def _serving(kitchen: Kitchen, before: State, after: State, seat: int) -> Iterator[Shot]:
    cook = before.seats[seat]
    dish = str(cook.stove.dish)
    base = _emptied(before, seat)
    end, side = _tray_point(kitchen, before, seat)
    tile = _flying_tile(kitchen, before, dish, _pan_point(kitchen, seat), end, (150, side))
    movers = (*_washing(kitchen, seat, cook.stove.pan), tile)
    yield Shot(base, FLIGHT_S, movers, _turned(before, after), sound="bell")
    if after.seats[seat].stars > cook.stars:
        shown = after.with_seat(seat, stars=cook.stars).but(turn=before.turn, actions_left=before.actions_left)
        yield Shot(shown, STAR_S, (_star(kitchen, seat, cook.stars),), sound="star")


def _tray_point(kitchen: Kitchen, state: State, seat: int) -> tuple[Point, float]:
    done = len(tray_of(state.seats[seat]))
    if seat == kitchen.viewer:
        return kitchen.own_tile(done, max(state.options.dish_goal, done + 1)), 66
    shelf = kitchen.shelf_of(seat)
    return (shelf.first_tile[0] + done * shelf.tile_step, shelf.first_tile[1]), shelf.tile_size


def _star(kitchen: Kitchen, seat: int, place: int) -> Paint:
    if seat == kitchen.viewer:
        (x, y), radius = kitchen.own_star(place), 34 * kitchen.places.own_stars.size
    else:
        shelf = kitchen.shelf_of(seat)
        size = shelf.board.w / 476
        x, y, radius = shelf.first_star[0] + place * 48 * size, shelf.first_star[1], 20.0 * size

    def paint(surface: pygame.Surface, part: float) -> None:
        size = pop(part)
        if 0.35 < part < 0.85:
            spot = Spot(x, y, 1)
            kitchen.put(surface, ("sparks", radius), lambda c: tools.sparks(c, 0, 0, radius * 1.25, "#E08A12", 7), spot)
        draw_star = ("pop", radius), lambda c: signs.star(c, 0, 0, radius, True, 5)
        kitchen.moving(surface, *draw_star, (x, y), max(0.05, size))

    return paint


def _binning(kitchen: Kitchen, before: State, after: State, seat: int) -> Shot:
    cook, trash = before.seats[seat], kitchen.places.trash
    end = (trash.x, trash.y - 110 * trash.size)
    tile = _flying_tile(kitchen, before, str(cook.stove.dish), _pan_point(kitchen, seat), end, (150, 60), 160)
    movers = (*_washing(kitchen, seat, cook.stove.pan), tile)
    return Shot(_emptied(before, seat), FLIGHT_S, movers, _turned(before, after), sound="whoosh")


def _falling(kitchen: Kitchen, before: State, after: State) -> Iterator[Shot]:
    tip = before.tip
    if tip is None:
        return
    joined = kitchen_pan.added(before.seats[tip.target].stove.pan, after.seats[tip.target].stove.pan)
    if not joined:
        return
    movers = tuple(
        _fall(kitchen, tip.target, kind, place, turn / len(joined)) for turn, (kind, place) in enumerate(joined)
    )
    yield Shot(before, FALL_S + 0.09 * len(joined), movers, sound="tick")


def _fall(kitchen: Kitchen, seat: int, kind: Condiment, place: int, delay: float) -> Paint:
    spot, length = kitchen.stove_spot(seat), kitchen.length_of(seat, kind)
    lying = kitchen_pan.resting(kind, place, kitchen_pan.piece_length(spot.size))

    def paint(surface: pygame.Surface, part: float) -> None:
        own = min(1.0, max(0.0, (part - delay * 0.5) / 0.5))
        if own > 0:
            bounce = 18 * math.sin(math.pi * (own - 0.8) / 0.2) if own > 0.8 else 0.0
            height = FALL_FROM * (1 - min(1.0, own / 0.8) ** 2) + bounce
            at = spot.x + lying.x * spot.size, spot.y + (lying.y - height) * spot.size
            kitchen.moving_piece(surface, lying.condiment, at, length, lying.turn + 200 * (1 - own))

    return paint


# Coffee


def _flying_cup(kitchen: Kitchen, kind: str, start: Spot, end: Spot, lift: float = 160) -> Paint:
    def paint(surface: pygame.Surface, part: float) -> None:
        way = in_out_cubic(part)
        size = start.size + (end.size - start.size) * way
        kitchen.moving_cup(surface, kind, arc((start.x, start.y), (end.x, end.y), way, lift), size)

    return paint


def _drinking(kitchen: Kitchen, before: State, after: State, seat: int, move: Drink) -> Iterator[Shot]:
    start = _own_side(kitchen, seat)
    over = Spot(start.x, start.y - 220, start.size * 1.3)
    emptied = before.with_seat(seat, cups=after.seats[seat].cups)
    yield Shot(emptied, FLIGHT_S, (_flying_cup(kitchen, move.cup.value, start, over, 0),), sound="spoon")
    if move.cup is Cup.SWAP and move.target is not None:
        yield _trading(kitchen, emptied, seat, move.target)
    elif move.cup is Cup.COOL:
        yield from _turning(emptied, after)


def _trading(kitchen: Kitchen, base: State, first: int, second: int) -> Shot:
    movers = tuple(
        _flying_tile(kitchen, base, dish, _pan_point(kitchen, start), _pan_point(kitchen, end), (110, 110), lift)
        for start, end, lift in ((first, second, 160.0), (second, first, -40.0))
        if (dish := base.seats[start].stove.dish) is not None
    )
    heats: Mapping[int, tuple[int, int]] = {
        seat: (base.seats[seat].stove.heat, base.seats[other].stove.heat)
        for seat, other in ((first, second), (second, first))
    }
    bare = _emptied(_emptied(base, first), second)
    return Shot(bare, FLIGHT_S * 1.6, movers, heats, sound="whoosh")
