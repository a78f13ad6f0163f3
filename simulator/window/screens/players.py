"""Who plays, by which rules, how hard: then into the kitchen."""

from __future__ import annotations

from functools import partial

import pygame

from simulator.alacarte.options import PRESETS
from simulator.game import GameError
from simulator.shown import file_trouble
from simulator.text import _, ngettext
from simulator.window import doors
from simulator.window.art import cooks, palette
from simulator.window.art.canvas import Canvas
from simulator.window.layout import Frame, column, row
from simulator.window.screen import Screen
from simulator.window.screens.game_words import CHOICES, Choice, game_words, usual
from simulator.window.screens.letters import LettersScreen
from simulator.window.screens.menu_picture import draw_room
from simulator.window.screens.option_words import preset_words, scene_words
from simulator.window.screens.sheet import Sheet
from simulator.window.seating import KINDS_OF, LEAST_SEATS, SCENES, Seating
from simulator.window.widgets import Button, Do, Stepper, TextField, Widget

MOODS = {
    "person": "happy",
    "novice": "worried",
    "regular": "smug",
    "chef": "glee",
    "random": "shock",
    "sensible": "smug",
    "strong": "glee",
    "nobody": "sleepy",
}
BOTS = frozenset(MOODS) - {"person", "nobody"}
LONGEST_NAME = 14


class PlayersScreen(Screen):
    """Which game, who sits down to it, and its rules: a preset and a difficulty, or the options of a card game."""

    name = "players"
    animated = False

    def __init__(self, seating: Seating | None = None) -> None:
        super().__init__()
        self.sheet = Sheet(Frame((1920, 1080)))
        self._given = seating
        self.seating = seating or Seating.with_names(())
        self.message = ""
        self._seats: list[pygame.Rect] = []
        self._heads: list[tuple[str, pygame.Rect]] = []
        self._note = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        if self._given is None:
            self.seating = Seating.with_names(self.app.settings.names)

    # Layout

    def layout(self) -> None:
        self.sheet = Sheet(Frame(self.app.size))
        gap = self.sheet.frame.px(48)
        left, right = row(self.sheet.inside, 2, gap)
        seats = self.seating.seats
        self._seats = column(left, seats, self.sheet.frame.px(20))
        self.widgets = [widget for seat in range(seats) for widget in self._seat(seat)]
        high, space = self.sheet.frame.px(94), self.sheet.frame.px(14)
        self.widgets += self._games(pygame.Rect(right.x, right.y, right.width, high), space)
        rest = pygame.Rect(right.x, right.y + high + space, right.width, right.height - high - space)
        self.widgets += self._rules(rest) if self.seating.game == "alacarte" else self._choices(rest, space)
        self.widgets.append(Button("button:back", self.sheet.back_button, _("Back"), self.back, style="pill"))
        words = _("Start cooking") if self.seating.game == "alacarte" else _("Deal the cards")
        start = Button("button:start", self.sheet.main_button, words, self._start, style="star")
        self.widgets.append(start)

    def _seat(self, seat: int) -> list[Widget]:
        box, kind = self._seats[seat], self.seating.kinds[seat]
        px = self.sheet.frame.px
        high = min(box.height - px(24), px(104))
        field_box = pygame.Rect(box.x + px(152), box.centery - high // 2, px(312), high)
        kind_box = pygame.Rect(field_box.right + px(20), field_box.y, box.right - field_box.right - px(20), high)
        all_kinds = KINDS_OF[self.seating.game]
        kinds = all_kinds[:-1] if seat < LEAST_SEATS else all_kinds
        words = [_kind_words(one) for one in kinds]
        stepper = Stepper(
            f"seat:{seat + 1}", kind_box, "", words, kinds.index(kind), lambda at: self._sit(seat, kinds[at])
        )
        if kind != "person":
            return [stepper]
        hint = _("Cook {number}").format(number=seat + 1)
        words_changed = lambda words: self._name(seat, words)  # noqa: E731
        name = self.seating.names[seat]
        spell = partial(self._spell, seat, hint)
        return [TextField(f"name:{seat + 1}", field_box, name, words_changed, LONGEST_NAME, hint, spell), stepper]

    def _games(self, box: pygame.Rect, gap: int) -> list[Widget]:
        made: list[Widget] = []
        for name, rect in zip(KINDS_OF, row(box, len(KINDS_OF), gap), strict=True):
            words, chosen = game_words(name), name == self.seating.game
            button = Button(f"game:{name}", rect, words.title, self._gamer(name), words.why, chosen=chosen)
            button.role = "text" if self.app.frame.narrow else "button"
            made.append(button)
        return made

    def _choices(self, box: pygame.Rect, gap: int) -> list[Widget]:
        self._heads, self._note = [], pygame.Rect(0, 0, 0, 0)
        choices = CHOICES[self.seating.game]
        boxes = column(box, len(choices), gap)
        return [self._choice(choice, rect) for choice, rect in zip(choices, boxes, strict=True)]

    def _choice(self, choice: Choice, rect: pygame.Rect) -> Stepper:
        values = [value for value, _words in choice.values]
        now = self.seating.changes.get(choice.name, usual(choice))
        shown = [words() for _value, words in choice.values]
        put = lambda at: self._put(choice, values[at])  # noqa: E731
        changed = choice.name in self.seating.changes
        words = choice.words()
        place = values.index(now)
        return Stepper(f"option:{choice.name}", rect, words.title, shown, place, put, sub=words.why, chosen=changed)

    def _put(self, choice: Choice, value: object) -> None:
        self.seating.changes.pop(choice.name, None)
        if value != usual(choice):
            self.seating.changes[choice.name] = value
        self._changed()

    def _gamer(self, name: str) -> Do:
        def choose() -> None:
            self.seating.choose_game(name)
            self._changed()

        return choose

    def _rules(self, box: pygame.Rect) -> list[Widget]:
        px = self.sheet.frame.px
        head, gap = max(px(52), self.app.type.size_px("text") + 6), px(18)
        note = head if self.app.frame.narrow else 0
        high = (box.height - 2 * head - 3 * gap - note - gap) // 4
        upper = pygame.Rect(box.x, box.y + head, box.width, 2 * high + gap)
        self._note = pygame.Rect(box.x, upper.bottom + px(6), box.width, note)
        second = upper.bottom + note + gap
        self._heads = [
            (_("Rules"), pygame.Rect(box.x, box.y, box.width, head)),
            (_("Difficulty"), pygame.Rect(box.x, second, box.width, head)),
        ]
        lower = pygame.Rect(box.x, second + head, box.width, high)
        more = pygame.Rect(box.x, lower.bottom + gap, box.width, high)
        return [*self._presets(upper, gap), *self._scenes(lower, gap), self._more(more)]

    def _presets(self, box: pygame.Rect, gap: int) -> list[Widget]:
        boxes = [cell for line in column(box, 2, gap) for cell in row(line, 2, gap)]
        buttons: list[Widget] = []
        for name, rect in zip(PRESETS, boxes, strict=True):
            words, chosen = preset_words(name), name == self.seating.preset
            buttons.append(Button(f"preset:{name}", rect, words.title, self._presetter(name), words.why, chosen=chosen))
        return buttons

    def _scenes(self, box: pygame.Rect, gap: int) -> list[Widget]:
        buttons: list[Widget] = []
        for name, rect in zip(SCENES, row(box, len(SCENES), gap), strict=True):
            words, chosen = scene_words(name), name == self.seating.scene
            buttons.append(Button(f"scene:{name}", rect, words.title, self._scener(name), words.why, chosen=chosen))
        return buttons

    def _more(self, rect: pygame.Rect) -> Button:
        count = len(self.seating.changes)
        changed = (
            ngettext("{count} changed", "{count} changed", count).format(count=count)
            if count
            else _("every reading of the rule book")
        )
        return Button("button:options", rect, _("More rules"), self._options, changed)

    # What is pressed

    def _sit(self, seat: int, kind: str) -> None:
        self.seating.kinds[seat] = kind
        self._changed()

    def _name(self, seat: int, words: str) -> None:
        self.seating.names[seat] = words
        self.redraw()

    def _spell(self, seat: int, hint: str) -> None:
        """The field was pressed: whoever has a keyboard just types."""
        if self.app.types:
            return
        self.app.sounds.play("button")
        changed = partial(self._name, seat)
        self.app.push(LettersScreen(self.seating.names[seat], hint, changed, LONGEST_NAME))

    def _presetter(self, name: str) -> Do:
        def choose() -> None:
            self.seating.preset, self.seating.changes = name, {}
            self._changed()

        return choose

    def _scener(self, name: str) -> Do:
        def choose() -> None:
            self.seating.scene = name
            self._changed()

        return choose

    def _changed(self) -> None:
        self.app.sounds.play("button")
        self.relay()

    def _options(self) -> None:
        from simulator.window.screens.options import OptionsScreen

        self.app.sounds.play("button")
        self.app.push(OptionsScreen(self.seating))

    def _start(self) -> None:
        self.app.settings.names = tuple(self.seating.names)
        self.app.save_settings()
        self.app.sounds.play("bell")
        app = self.app
        try:
            if len(app.screens) > 1:
                app.pop()
            doors.open_match(app, self.seating.header())
        except (GameError, OSError) as fault:
            self.message = file_trouble(fault) if isinstance(fault, OSError) else str(fault)
            app.push(self)

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.sheet.draw(self.app, surface, _("Who plays?") if self.seating.game != "alacarte" else _("Who cooks?"))
        for seat, box in enumerate(self._seats):
            self._draw_seat(surface, seat, box)
        for words, box in self._heads:
            self.app.type.draw(surface, words, "text", box, face="title")
        if self._note.height:
            why = preset_words(self.seating.preset).why
            self.app.type.draw(surface, why, "note", self._note, palette.colour("ink2"))
        if self.message:
            self.app.type.draw(surface, self.message, "note", self.sheet.frame.rect(400, 964, 940, 96), lines=3)
        self.draw_widgets(surface)

    def _draw_seat(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        size = 0.62 if self.seating.seats <= LEAST_SEATS + 2 else 0.46
        kind, enamel = self.seating.kinds[seat], palette.ENAMELS[seat % len(palette.ENAMELS)]

        def draw(canvas: Canvas) -> None:
            cooks.bust(canvas, 0, 0, size, cooks.look_of(enamel, kind in BOTS), MOODS[kind])

        px = self.sheet.frame.px
        at = box.x + px(72), box.centery + px(12)
        picture, left, top = self.app.sprites.picture(("seat", seat, kind, size), draw, self.app.scale)
        if kind == "nobody":
            picture = picture.copy()
            picture.set_alpha(70)
        surface.blit(picture, (at[0] + left, at[1] + top))
        if kind not in ("person", "nobody"):
            room = pygame.Rect(box.x + px(164), box.y, px(300), box.height)
            self.app.type.draw(surface, self.seating.name_of(seat), "button", room)


def _kind_words(kind: str) -> str:
    return {
        "person": _("Person"),
        "novice": _("Novice bot"),
        "regular": _("Regular bot"),
        "chef": _("Chef bot"),
        "random": _("Random bot"),
        "sensible": _("Sensible bot"),
        "strong": _("Strong bot"),
        "nobody": _("Nobody"),
    }[kind]
