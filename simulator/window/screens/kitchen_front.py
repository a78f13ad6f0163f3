"""What the kitchen shows over its still picture: knobs, spoons, the die, steam and smoke, cards and lines of words."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from simulator.alacarte.components import CREPE
from simulator.alacarte.scoring import Spoiled, in_range, spoiled
from simulator.alacarte.state import State
from simulator.text import _
from simulator.vocabulary import Condiment
from simulator.window.art import furniture, signs
from simulator.window.art.basin import smoke
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import steam
from simulator.window.fronts import draw_front
from simulator.window.screens import undo_question
from simulator.window.screens.kitchen_controls import HEAT_CARD, UNDO_CARD
from simulator.window.screens.kitchen_layout import Box, Spot
from simulator.window.screens.kitchen_motion import STEAM_S, knob_at, out_back
from simulator.window.screens.kitchen_picture import Kitchen
from simulator.window.screens.kitchen_shots import spoon_spot
from simulator.window.screens.kitchen_words import actions_left
from simulator.window.type import Align

if TYPE_CHECKING:
    from simulator.window.screens.kitchen import KitchenScreen

FACES = ("1", "2", "3", "choice", "all", "cup")
TUMBLES = 9
SMOKE_PHASES = 16
TIP_WIDTH = 760


def draw(screen: KitchenScreen, surface: pygame.Surface) -> None:
    """The kitchen as it stands, with everything that may move a little, and the card of a question that is open."""
    kitchen, shot = screen.picture, screen.film.now
    state = screen.shown if shot is None else shot.base
    seen = screen.table.seen(state, screen.viewer)
    kitchen.draw(surface, seen)
    for seat, cook in enumerate(state.seats):
        heat = float(cook.stove.heat)
        if shot is not None and seat in shot.heats:
            heat = knob_at(screen.film.part, *shot.heats[seat])
        kitchen.knob(surface, seat, heat)
        _vapour(screen, surface, state, seat)
    _spoons(screen, surface, state, state.actions_left if shot is None or shot.spoons is None else shot.spoons)
    _die(screen, surface)
    _exactness(kitchen, surface, state)
    _draw_question(screen, surface)


def _draw_question(screen: KitchenScreen, surface: pygame.Surface) -> None:
    """The card of a question that is open."""
    if screen.table.undo is not None:
        draw_undo_card(screen, surface)
    elif any(widget.name == "heat:1" for widget in screen.widgets):
        draw_heat_card(screen, surface)


def draw_movers(screen: KitchenScreen, surface: pygame.Surface) -> None:
    """Whatever is on its way."""
    shot = screen.film.now
    if shot is not None:
        for mover in shot.movers:
            mover(surface, screen.film.part)


def _vapour(screen: KitchenScreen, surface: pygame.Surface, state: State, seat: int) -> None:
    stove = state.seats[seat].stove
    kitchen = screen.picture
    spot = kitchen.stove_spot(seat)
    still = screen.app.settings.reduced_motion
    phase = 0.25 if still else (screen.time_s / STEAM_S + seat * 0.3) % 1
    if spoiled(state.deck, stove) is Spoiled.BURNT:
        step = round(phase * SMOKE_PHASES) % SMOKE_PHASES
        at = Spot(spot.x, spot.y - 520 * spot.size, spot.size)
        kitchen.put(surface, ("smoke", step), lambda c: smoke(c, 0, 0, 1, step / SMOKE_PHASES), at)
    elif in_range(state.deck, stove) and stove.heat > 0:
        sway = math.sin(2 * math.pi * phase)
        at = Spot(spot.x + (-40 + 4 * sway) * spot.size, spot.y - (522 + 7 * sway) * spot.size, spot.size)
        kitchen.put(surface, ("steam",), lambda c: steam(c, 0, 0, 1.0, 0.9, 4), at)


def _spoons(screen: KitchenScreen, surface: pygame.Surface, state: State, left: int) -> None:
    if state.setup or state.over:
        return
    kitchen = screen.picture
    count = max(3, left)
    for place in range(count):
        turn = 0.0
        if place == 0 and screen.tap_part is not None:
            turn = 24 * math.sin(math.pi * screen.tap_part)
        kitchen.spoon(surface, spoon_spot(kitchen, place, count), turn, place < left)
    x, y = kitchen.places.actions
    words = actions_left(left)
    align: Align = "right" if screen.app.frame.mirrored else "left"
    kitchen.text(surface, words, "button", x, y - 60, 230, 136, align, lines=2)
    _passed(kitchen, surface, state, left)


def _passed(kitchen: Kitchen, surface: pygame.Surface, state: State, left: int) -> None:
    """The spoons that the left-hand neighbour has got already."""
    neighbour = (state.turn + 1) % len(state.seats)
    if neighbour == kitchen.viewer:
        return
    shelf = kitchen.shelf_of(neighbour)
    size = shelf.board.w / 476
    for place in range(min(3, max(0, 3 - left))):
        x = shelf.left + (348 + place * 12) * size
        kitchen.spoon(surface, Spot(x, shelf.row_y - (8 - place * 8) * size, 0.3 * size), 84)


def _die(screen: KitchenScreen, surface: pygame.Surface) -> None:
    kitchen, shot = screen.picture, screen.film.now
    spot = kitchen.places.die
    if shot is None or shot.die is None or screen.app.settings.reduced_motion:
        kitchen.die(surface, screen.face, spot.x, spot.y)
        return
    part = screen.film.part
    rolling = min(1.0, part / 0.72)
    if rolling < 1.0:
        step = int(rolling * TUMBLES)
        face = FACES[(step * 5 + 2) % len(FACES)]
        lift = abs(math.sin(rolling * math.pi * 2.5)) * (1 - rolling) * 190
        kitchen.die(surface, face, spot.x + math.sin(rolling * 5) * 26, spot.y - lift, 560 * (1 - rolling) ** 1.5)
        return
    settle = out_back((part - 0.72) / 0.28, 2.0)
    kitchen.die(surface, shot.die, spot.x, spot.y - 18 * (1 - settle), 0)


def _exactness(kitchen: Kitchen, surface: pygame.Surface, state: State) -> None:
    """A star in the oven's window as long as it can still be won."""
    stove = state.seats[kitchen.viewer].stove
    if stove.dish is None or stove.dish == CREPE or not state.options.stars:
        return
    asked = state.deck[stove.dish].condiments
    if not asked.total or len([kind for kind in asked if asked[kind]] + [k for k in stove.pan if k not in asked]) > 2:
        return
    exact = asked.holds(stove.pan) and not stove.pan[Condiment.SALT]
    x, y = kitchen.on_stove(kitchen.viewer, -130, -90)  # a stove itself is never mirrored
    scale = kitchen.places.stove.size * kitchen.app.scale
    draw_star = signs.star if exact else signs.struck_star
    kitchen.app.sprites.put(surface, ("exact", exact), lambda c: draw_star(c, 0, 0, 23), (x, y), scale)
    box = pygame.Rect(round(x + 36 * scale), round(y - 27 * scale), round(214 * scale), round(54 * scale))
    kitchen.app.type.draw(surface, _("still exact") if exact else _("no star"), "text", box, face="bold")


# Cards and lines


def draw_heat_card(screen: KitchenScreen, surface: pygame.Surface) -> None:
    """The card behind the three flames."""
    _card(screen.picture, surface, HEAT_CARD)
    box = Box(HEAT_CARD.x, HEAT_CARD.y + 26, HEAT_CARD.w, 70)
    screen.picture.text(surface, _("How many flames?"), "head", *box, "centre")


def draw_undo_card(screen: KitchenScreen, surface: pygame.Surface) -> None:
    """The card behind the question whether a choice may be taken back."""
    undo = screen.table.undo
    assert undo is not None
    _card(screen.picture, surface, UNDO_CARD)
    words = undo_question.words(screen.table.state.seats[undo.asked_by].name)
    screen.picture.text(surface, words, "head", *undo_question.words_box(UNDO_CARD), "centre", lines=2)


def _card(kitchen: Kitchen, surface: pygame.Surface, box: Box) -> None:
    def draw_card(canvas: Canvas) -> None:
        furniture.card(canvas, -box.w / 2, -box.h / 2, box.w, box.h)

    kitchen.put(surface, ("card", box.w, box.h), draw_card, Spot(*box.middle))


def draw_words(screen: KitchenScreen, surface: pygame.Surface) -> None:
    """The note on the wall, and the tip of what has the focus."""
    if screen.note:
        x, y = screen.picture.at(*screen.picture.places.note)
        _pill(screen, surface, screen.note, (round(x), round(y)), width=900)
    tip = screen.tip
    if tip is not None:
        words, rect = tip
        high = round(46 * screen.app.scale)
        y = rect.top - high if rect.top > screen.app.size[1] // 3 else rect.bottom + high
        _pill(screen, surface, words, (rect.centerx, y), width=TIP_WIDTH)


def _pill(screen: KitchenScreen, surface: pygame.Surface, words: str, middle: tuple[int, int], width: float) -> None:
    app = screen.app
    fitted = app.type.fit(words, "text", round(width * app.scale), lines=6, face="bold")
    pad = app.frame.px(30)
    box = pygame.Rect(0, 0, fitted.width_px + 2 * pad, fitted.height_px + app.frame.px(24))
    box.center = middle
    box.clamp_ip(surface.get_rect().inflate(-2 * app.frame.px(12), -2 * app.frame.px(12)))
    draw_front(app, surface, box, "paper", "card" if len(fitted.lines) > 1 else "pill")
    app.type.draw(surface, "\n".join(fitted.lines), "text", box, align="centre", lines=len(fitted.lines), face="bold")
