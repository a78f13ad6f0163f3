"""The skill curve: how often an act succeeds, by how unsteady the hand is; B solid, A dashed, each in its band."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from simulator.lab.counts import Estimate
from simulator.players import motor
from simulator.text import _, decimal, percent
from simulator.window import acts_view_paint as paint
from simulator.window.acts_view_paint import Point
from simulator.window.art.palette import channels, colour
from simulator.window.screens.lab.drawing import draw_letter
from simulator.window.screens.lab.hands import hand_name
from simulator.window.screens.lab.histogram import GRID
from simulator.window.screens.lab.places import roomy_px

if TYPE_CHECKING:
    from simulator.window.app import App

MOST_NOISE = 0.28
Curve = Sequence[tuple[float, Estimate]]


def draw_skill(app: App, surface: pygame.Surface, box: pygame.Rect, curves: Mapping[str, Curve]) -> None:
    """The curves of "a" and "b" in `box`, with axes and the named hands."""
    note = roomy_px(app, "note", box.height / 20)
    room = pygame.Rect(box.x + round(2.6 * note), box.y + note, box.width - round(3.4 * note), 0)
    room.height = box.bottom - round(4.6 * note) - room.y
    _draw_axes(app, surface, room)
    for letter in sorted(curves):
        _draw_curve(app, surface, room, letter, curves[letter], letters=len(curves) > 1)


def _at(room: pygame.Rect, noise: float, share: float) -> Point:
    return room.x + room.width * noise / MOST_NOISE, room.bottom - room.height * share


def _draw_axes(app: App, surface: pygame.Surface, room: pygame.Rect) -> None:
    note, thin, ink = roomy_px(app, "note", room.height / 16), max(1, app.frame.px(3)), channels(colour("ink"))
    high = round(1.4 * note)
    for quarter in range(5):
        share = quarter / 4
        left, right = _at(room, 0, share), _at(room, MOST_NOISE, share)
        pygame.draw.line(surface, channels(GRID), left, right, thin)
        words = pygame.Rect(room.x - 3 * note, round(left[1]) - high // 2, 3 * note - app.frame.px(10), high)
        if quarter in (2, 4):
            app.type.draw(surface, decimal(share, 1), "note", words, colour("ink2"), "right")
    for name, skill in motor.SKILLS.items():
        x, y = _at(room, skill.share, 0)
        paint.dashes(surface, [(x, y), _at(room, skill.share, 1)], thin, channels("#CDB693"), 6, 8)
        _draw_hand(app, surface, room, name, round(x))
    for noise in (0.0, 0.14, 0.28):
        words = pygame.Rect(0, room.bottom + round(1.8 * note), 4 * note, high)
        words.centerx = round(_at(room, noise, 0)[0])
        app.type.draw(surface, percent(round(100 * noise)), "note", words, colour("ink2"), "centre")
    below = pygame.Rect(room.x, room.bottom + round(3.1 * note), room.width, high)
    app.type.draw(surface, _("hand noise"), "note", below, align="centre", face="bold")
    paint.stroke(surface, [_at(room, 0, 1), _at(room, 0, 0), _at(room, MOST_NOISE, 0)], max(2, app.frame.px(5)), ink)


def _draw_hand(app: App, surface: pygame.Surface, room: pygame.Rect, name: str, x: int) -> None:
    """The name of a hand under its place; the steadiest ends there, so that names do not meet."""
    note = roomy_px(app, "note", room.height / 16)
    words = pygame.Rect(0, room.bottom + app.frame.px(6), 8 * note, round(1.9 * note))
    if name == "expert":
        words.width = x + note - (room.x - 2 * note)
        words.x = room.x - 2 * note
        app.type.draw(surface, hand_name(name), "note", words, align="right", face="bold")
    elif name == "practised":
        words.x = x
        app.type.draw(surface, hand_name(name), "note", words, align="left", face="bold")
    else:
        words.centerx = x
        app.type.draw(surface, hand_name(name), "note", words, align="centre", face="bold")


def _draw_curve(app: App, surface: pygame.Surface, room: pygame.Rect, letter: str, curve: Curve, letters: bool) -> None:
    if len(curve) < 2:
        return
    hue = channels(colour(f"lab_{letter}"))
    upper = [_at(room, noise, found["high"]) for noise, found in curve]
    lower = [_at(room, noise, found["low"]) for noise, found in reversed(curve)]
    paint.veil(surface, upper + lower, hue, 50)
    line = [_at(room, noise, found["value"]) for noise, found in curve]
    if letter == "a":
        paint.dashes(surface, line, max(2, app.frame.px(6)), hue, 14 * app.scale, 12 * app.scale)
    else:
        paint.stroke(surface, line, max(3, app.frame.px(8)), hue)
    for point in line:
        paint.dot(surface, point, max(4, 11 * app.scale), hue)
        paint.dot(surface, point, max(2, 6 * app.scale), channels(colour("paper")))
    if letters:
        x, y = line[1] if letter == "a" else line[-2]
        draw_letter(app, surface, letter.upper(), (x, max(y - 44 * app.scale, room.y)))
