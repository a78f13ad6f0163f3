"""Draws the kitchen: the still picture of a state, kept until the state changes, and the parts that move over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.alacarte.components import CREPE
from simulator.alacarte.scoring import points
from simulator.alacarte.state import Crepe, Seat, State
from simulator.vocabulary import COLOURS, Condiment, Tally
from simulator.window.art import basin, palette, pan, stove
from simulator.window.art.bottle import bottle as draw_bottle
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.crepe import crepe_icon
from simulator.window.art.pieces import put_piece
from simulator.window.art.tiles import DishLike, crepe_look
from simulator.window.screens import kitchen_pan, kitchen_scenery
from simulator.window.screens.kitchen_layout import Layout, Shelf, Spot
from simulator.window.screens.kitchen_parts import Parts
from simulator.window.screens.kitchen_words import turn_of

if TYPE_CHECKING:
    from simulator.window.app import App


def enamel(seat: int) -> str:
    """The enamel of a cook."""
    return palette.ENAMELS[seat % len(palette.ENAMELS)]


def look_of(state: State, dish: str | None) -> DishLike | None:
    """What is to be drawn of a dish id, the crepe included."""
    if dish is None:
        return None
    return crepe_look(points=state.deck.crepe_points) if dish == CREPE else state.deck[dish]


def tray_of(seat: Seat) -> tuple[str, ...]:
    """Everything finished that lies on a cook's tray."""
    return (*seat.finished, CREPE) if seat.crepe is Crepe.FINISHED else seat.finished


def opponents(cooks: int, viewer: int) -> tuple[int, ...]:
    """The other seats, the left-hand neighbour first."""
    return tuple((viewer + step) % cooks for step in range(1, cooks))


class Kitchen(Parts):
    """The kitchen of one window as `viewer` sees it. Positions are design px; everything is put by its own middle."""

    def __init__(self, app: App, places: Layout, viewer: int) -> None:
        super().__init__(app, places.die.size)
        self.places = places
        self.viewer = viewer
        self._empty: pygame.Surface | None = None
        self._still: tuple[State, pygame.Surface] | None = None

    # Positions

    def stove_spot(self, seat: int) -> Spot:
        """Where a cook's stove stands: its bottom middle."""
        if seat == self.viewer:
            return self.places.stove
        return self.shelf_of(seat).stove

    def shelf_of(self, seat: int) -> Shelf:
        """An opponent's shelf."""
        order = opponents(len(self.places.shelves) + 1, self.viewer)
        return self.places.shelves[order.index(seat)]

    def on_stove(self, seat: int, x: float, y: float) -> tuple[float, float]:
        """A point of a stove's own px in screen px."""
        spot = self.stove_spot(seat)
        left, top = self.at(spot.x, spot.y)
        return left + x * spot.size * self.app.scale, top + y * spot.size * self.app.scale

    # The still picture

    def draw(self, surface: pygame.Surface, state: State) -> None:
        """The kitchen as it stands in `state`, but for knobs and spoons."""
        if self._still is None or self._still[0] is not state:
            self._empty = self._empty or kitchen_scenery.room(self.app, self.places)
            picture = self._empty.copy()
            self._paint(picture, state)
            self._still = state, picture
        surface.blit(self._still[1], (0, 0))

    def _paint(self, picture: pygame.Surface, state: State) -> None:
        for seat in opponents(len(state.seats), self.viewer):
            self._opponent(picture, state, seat)
        self._sign(picture, turn_of(state))
        self._sink_and_trash(picture, state)
        self._stove(picture, state, self.viewer)
        self._own_things(picture, state)
        for place, bottle in enumerate(COLOURS):
            self._bottle(picture, self.places.bottles[place], bottle, state.bottle(bottle))

    def _sign(self, picture: pygame.Surface, words: str) -> None:
        """Whose turn it is, as large as the sign allows."""
        x, y, width, height = self.places.sign
        room = self.app.frame.px(width - 40), self.app.frame.px(height)
        role = self.app.type.largest(words, ("title", "head", "button", "text"), *room, "title")
        self.text(picture, words, role, x + 8, y, width - 16, height, "centre", face="title")

    def _sink_and_trash(self, picture: pygame.Surface, state: State) -> None:
        sink, spoiled = state.sink, min(1, sum(len(seat.spoiled) for seat in state.seats))
        self.put(
            picture, ("sink", sink), lambda c: basin.sink(c, 0, 0, 1, kitchen_scenery.washed(sink)), self.places.sink
        )
        self.put(picture, ("trash", spoiled), lambda c: basin.trash_can(c, 0, 0, 1, spoiled), self.places.trash)

    # A stove

    def _stove(self, picture: pygame.Surface, state: State, seat: int) -> None:
        spot, own = self.stove_spot(seat), seat == self.viewer
        cook = state.seats[seat]
        dish = look_of(state, cook.stove.dish)
        colour, active = enamel(seat), state.turn == seat and not state.over
        self.put(picture, ("stove", colour, active), lambda c: stove.stove_body(c, colour, active), spot)
        have = cook.stove.pan
        self.put(
            picture,
            ("recipe", cook.stove.dish, have, own),
            lambda c: stove.stove_recipe(c, dish, have, small=not own),
            spot,
        )
        zones = (dish.green, dish.red) if dish else (None, None)
        self.put(picture, ("dial", zones), lambda c: _dial(c, *zones), spot)
        if own:
            self.put(picture, ("plate", cook.name), lambda c: stove.name_plate(c, cook.name), spot)
        self._pan(picture, state, seat)

    def _pan(self, picture: pygame.Surface, state: State, seat: int) -> None:
        spot, cook = self.stove_spot(seat), state.seats[seat]
        handle = self._handle(seat)
        self.put(picture, ("pan", handle), lambda c: pan.pan_back(c, stove.STOVE_PAN, handle), spot)
        dish = look_of(state, cook.stove.dish)
        if dish is not None:
            self.put(picture, ("slab", dish.colour), lambda c: pan.slab(c, stove.STOVE_PAN, dish.colour), spot)
        length = kitchen_pan.piece_length(spot.size)
        for lying in kitchen_pan.lying(cook.stove.pan, length):
            self.piece(picture, seat, lying)
        self.put(picture, ("pan front",), lambda c: pan.pan_front(c, stove.STOVE_PAN), spot)

    def _handle(self, seat: int) -> float:
        if seat == self.viewer:
            return 168
        return -200 if self.shelf_of(seat).mirrored else 200

    def piece(self, picture: pygame.Surface, seat: int, lying: pan.Lying) -> None:
        """A piece at rest in a pan."""
        at = self.on_stove(seat, lying.x, lying.y)
        length = self.length_of(seat, lying.condiment)
        put_piece(self.app.sprites, picture, lying.condiment, at, length, lying.turn, self.app.scale)

    def length_of(self, seat: int, condiment: str) -> float:
        """How long a piece is drawn on a cook's stove, in design px."""
        size = self.stove_spot(seat).size
        return pan.piece_size(condiment, kitchen_pan.piece_length(size)) * size

    def knob(self, surface: pygame.Surface, seat: int, heat: float) -> None:
        """The knob of a stove at `heat`, which may lie between two figures."""
        spot = self.stove_spot(seat)
        step = round(heat * 20) / 20
        key = ("knob", step)
        self.put(surface, key, lambda c: stove.dial_knob(c, *stove.DIAL_AT, stove.DIAL_RADIUS, step, 7), spot)

    # Opponents

    def _opponent(self, picture: pygame.Surface, state: State, seat: int) -> None:
        shelf, cook = self.shelf_of(seat), state.seats[seat]
        self._stove(picture, state, seat)
        width = shelf.name.w
        self.put(
            picture,
            ("name card", enamel(seat), round(width)),
            lambda c: kitchen_scenery.name_card(c, enamel(seat), width, shelf.name.h),
            Spot(*shelf.name.middle),
        )
        self._name(picture, cook.name, shelf)
        self._small_tray(picture, state, shelf, cook)
        size = shelf.board.w / 476
        for place in range(3):
            x, y = shelf.first_star
            self.star(picture, x + place * 48 * size, y, 20 * size, place < cook.stars)
        if not self.app.frame.narrow:
            self._cups(picture, cook, shelf.left + 186 * size, shelf.row_y, 0.46 * size, 66 * size, 200 * size)
        spot = Spot(*shelf.points, size)
        self.figure(picture, points(state, seat), spot, 27)

    def _name(self, picture: pygame.Surface, name: str, shelf: Shelf) -> None:
        """A cook's name, as large as its card allows."""
        width, height = self.app.frame.px(shelf.name.w - 14), self.app.frame.px(shelf.name.h)
        role = self.app.type.largest(name, ("button", "text", "note"), width, height, "title")
        self.text(
            picture, name, role, shelf.name.x + 7, shelf.name.y, shelf.name.w - 14, shelf.name.h, "centre", face="title"
        )

    def _small_tray(self, picture: pygame.Surface, state: State, shelf: Shelf, cook: Seat) -> None:
        done, goal = tray_of(cook), state.options.dish_goal
        step = shelf.tile_step * min(1.0, 5 / max(goal, len(done)))
        side = shelf.tile_size * min(1.0, 5 / max(goal, len(done)))
        for place in range(max(goal, len(done))):
            x, y = shelf.first_tile[0] + place * step, shelf.first_tile[1]
            if place < len(done):
                self.tile(picture, state, done[place], x, y, side)
            else:
                self.empty(picture, x, y, side)

    def _cups(
        self, picture: pygame.Surface, cook: Seat, x: float, y: float, size: float, step: float, room: float
    ) -> None:
        cups = cups_of(cook)
        step = min(step, room / max(1, len(cups)))
        for place, kind in enumerate(cups):
            self.cup(picture, kind, Spot(x + place * step, y, size))

    # Own things

    def _own_things(self, picture: pygame.Surface, state: State) -> None:
        cook, places = state.seats[self.viewer], self.places
        for place in range(3):
            x, y = self.own_star(place)
            self.star(picture, x, y, 34 * places.own_stars.size, place < cook.stars, (-8, 0, 8)[place])
        goal = max(state.options.dish_goal, len(tray_of(cook)))
        self.put(picture, ("tray", goal), lambda c: kitchen_scenery.tray(c, goal), places.own_tray)
        for place, dish in enumerate(tray_of(cook)):
            x, y = self.own_tile(place, goal)
            self.tile(picture, state, dish, x, y, kitchen_scenery.tray_side(goal) * places.own_tray.size)
        self.figure(picture, points(state, self.viewer), Spot(*places.own_points), 36)
        if state.options.crepes:
            fresh = cook.crepe is Crepe.UNUSED
            self.put(picture, ("crepe mark", fresh), lambda c: crepe_icon(c, 0, 0, 0.9, fresh), Spot(*places.own_crepe))
        for kind, spot in self.own_cups(cook):
            self.cup(picture, kind, spot)

    def own_star(self, place: int) -> tuple[float, float]:
        """Where the own stars stand."""
        spot = self.places.own_stars
        return spot.x + (place - 1) * 88 * spot.size, spot.y - (8 if place == 1 else 0)

    def own_tile(self, place: int, goal: int) -> tuple[float, float]:
        """Where the own finished dishes lie."""
        spot = self.places.own_tray
        return spot.x + kitchen_scenery.tray_x(place, goal) * spot.size, spot.y - 8 * spot.size

    def own_cups(self, cook: Seat) -> list[tuple[str, Spot]]:
        """The own cups and where they stand."""
        cups, box = cups_of(cook), self.places.own_cups
        step = min(128.0, box.w / max(1, len(cups)))
        size = min(0.92, step / 128 * 0.92 + 0.12)
        y = box.y + box.h - 50 * size
        return [(kind, Spot(box.x + 64 * size + place * step, y, size)) for place, kind in enumerate(cups)]

    def _bottle(self, picture: pygame.Surface, spot: Spot, bottle: Condiment, contents: Tally) -> None:
        key = ("bottle", bottle, contents)
        self.put(picture, key, lambda c: draw_bottle(c, 0, 0, 1, bottle.value, contents), spot)


def cups_of(cook: Seat) -> tuple[str, ...]:
    """Every cup that stands with a cook, laid ones first."""
    return ("vp",) * cook.vp_cups + tuple(cup.value for cup in cook.cups)


def _dial(canvas: Canvas, green: tuple[int, int] | None, red: int | None) -> None:
    stove.dial_face(canvas, *stove.DIAL_AT, stove.DIAL_RADIUS, green, red, 7)
