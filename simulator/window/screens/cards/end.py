"""The podium of a card game: who has won with how many points, and what to do next."""

from __future__ import annotations

import secrets

import pygame

from simulator.games import bot_seats
from simulator.match import Match
from simulator.text import _
from simulator.window import doors
from simulator.window.art import furniture, signs
from simulator.window.art.canvas import Canvas
from simulator.window.screen import Screen
from simulator.window.screens import end_picture
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_picture import enamel
from simulator.window.widgets import Button


class CardEndScreen(Screen):
    """Blocks as high as the place, and once more."""

    name = "end"

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.time_s = 0.0
        self._still: pygame.Surface | None = None

    def enter(self) -> None:
        self.app.sounds.play("bell")

    def leave(self) -> None:
        self.match.close()

    def layout(self) -> None:
        self._still = None
        rect = self.app.frame.rect
        self.widgets = [
            Button(
                "button:again",
                rect(500, 974, 450, 92),
                _("Play again"),
                self._again,
                icon=icon_named("again"),
                style="star",
            ),
            Button("button:menu", rect(970, 974, 450, 92), _("Menu"), self.back, icon=icon_named("back")),
        ]

    def _again(self) -> None:
        app, header = self.app, self.match.header
        first = (header.get("first", 0) + 1) % len(header["seats"])
        app.pop()
        doors.open_match(app, {**header, "seed": secrets.randbelow(2**31), "first": first})

    def update(self, dt_s: float) -> None:
        self.time_s += dt_s

    def draw(self, surface: pygame.Surface) -> None:
        standings = self.match.standings()
        if self._still is None:
            self._still = self._picture()
        surface.blit(self._still, (0, 0))
        time_s = 0.0 if self.app.settings.reduced_motion else self.time_s
        end_picture.confetti(self.app, surface, time_s, len(standings))
        end_picture.cooks(self.app, surface, standings, bot_seats(self.match.header), time_s)
        self.draw_widgets(surface)

    def _picture(self) -> pygame.Surface:
        names, standings = self.match.header["seats"], self.match.standings()
        words = end_picture.title([names[one.seat] for one in standings if one.winner])
        picture = end_picture.room(self.app, standings, _block, words)
        for block in end_picture.blocks(standings):
            self._words(picture, block)
        return picture

    def _words(self, picture: pygame.Surface, block: end_picture.Block) -> None:
        top = end_picture.FLOOR - block.height + 46
        left, frame, write = block.x - block.width / 2, end_picture.unmirrored(self.app), self.app.type
        name, room = (
            self.match.header["seats"][block.standing.seat],
            frame.rect(left + 12, top + 86, block.width - 24, 70),
        )
        role = write.largest(name, ("head", "button", "text", "note"), room.width, room.height, "title")
        write.draw(picture, name, role, room, align="centre", face="title")
        points = f"{block.standing.points}".replace("-", "−")
        write.draw(picture, points, "title", frame.rect(left + 104, top - 14, block.width - 208, 96), align="centre")


def _block(canvas: Canvas, block: end_picture.Block) -> None:
    hue = enamel(block.standing.seat)
    top = furniture.podium_block(canvas, block.x, end_picture.FLOOR, block.width, block.height, hue)
    signs.figure_disc(canvas, block.x - block.width / 2 + 58, top + 80, 38, str(block.standing.rank), width=7)
