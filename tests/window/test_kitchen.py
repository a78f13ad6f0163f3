"""The kitchen's screens: what can be pressed, what is refused and why, what is asked, what is taken back."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import fields
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pygame
import pytest

from simulator.alacarte.components import Cup
from simulator.alacarte.moves import ChooseHeat, Drink, EndTurn, Heat, TakeDish
from simulator.game import Chosen
from simulator.match import Match, new_header
from simulator.vocabulary import Rolled
from simulator.window import doors
from simulator.window.layout import Frame
from simulator.window.screens.kitchen import KitchenScreen
from simulator.window.screens.kitchen_controls import Hands, controls
from simulator.window.screens.kitchen_layout import layout
from simulator.window.screens.kitchen_picture import Kitchen
from simulator.window.screens.menu import MenuScreen
from simulator.window.screens.pour import PourScreen
from simulator.window.settings import Settings
from simulator.window.table import Table
from tests.window.pilot import Pilot

if TYPE_CHECKING:
    from simulator.window.app import App

MAMMOTH = {"name": "Ann", "dish": "mammoth-bourguignon", "heat": 4, "pan": {"lemon": 1, "pepper": 2}}
GHERKIN = {"name": "Bob", "dish": "gherkin-in-love", "heat": 1, "pan": {"lemon": 1}}


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """One small window for all tests, so that every picture is made once."""
    pilot = Pilot.open(tmp_path_factory.mktemp("kitchen"), MenuScreen(), (1024, 600), Settings(reduced_motion=True))
    yield pilot
    pilot.app.close()


@pytest.fixture
def pilot(window: Pilot) -> Pilot:
    """The window on its menu."""
    window.app.pop_to(window.app.screens[0])
    return window


def open_at(
    pilot: Pilot, *seats: Mapping[str, Any], position: Mapping[str, Any] | None = None, **options: Any
) -> KitchenScreen:
    """The kitchen of a match of persons that starts from a given position."""
    names = [seat["name"] for seat in seats]
    header = new_header(names, 1, options=options) | {"first": 0}
    doors.open_match(pilot.app, header | {"position": {"seats": list(seats), **(position or {})}})
    pilot.wait(0.3)
    screen = pilot.screen
    assert isinstance(screen, KitchenScreen)
    return screen


def open_new(pilot: Pilot, *names: str, **options: Any) -> None:
    """A match from its set-up."""
    doors.open_match(pilot.app, new_header(names, 1, options=options))
    pilot.wait(0.5)


def settle(pilot: Pilot) -> None:
    """Waits until what happened has been shown."""
    kitchen = next(screen for screen in pilot.app.screens if isinstance(screen, KitchenScreen))
    pilot.wait_until(lambda: kitchen.film.now is None and not kitchen.table.happenings)
    pilot.wait(0.1)


def widget(pilot: Pilot, name: str) -> Any:
    """The widget of that name."""
    return next(one for one in pilot.screen.widgets if one.name == name)


# What is open, what is closed


def test_a_finished_dish_can_be_served_from_its_drawer(pilot: Pilot) -> None:
    kitchen = open_at(pilot, MAMMOTH, GHERKIN)

    pilot.press("button:serve")
    settle(pilot)

    ann = kitchen.table.state.seats[0]
    assert (ann.finished, ann.stars) == (("mammoth-bourguignon",), 1)
    assert pilot.screen.name == "dish_picker"


def test_a_closed_drawer_says_why_when_it_is_pressed(pilot: Pilot) -> None:
    kitchen = open_at(pilot, MAMMOTH, GHERKIN, position={"actions_left": 0})
    refusal = kitchen.table.refusal(Heat())
    assert refusal is not None

    pilot.press("button:heat")

    assert kitchen.note == refusal.message
    assert kitchen.tip is not None
    assert kitchen.tip[0] == refusal.message


def test_a_spoiled_dish_turns_the_third_drawer_into_the_bin(pilot: Pilot) -> None:
    burnt = {**MAMMOTH, "heat": 7}
    kitchen = open_at(pilot, burnt, GHERKIN)

    pilot.press("button:bin")
    settle(pilot)

    assert kitchen.table.state.seats[0].spoiled == ("mammoth-bourguignon",)


def test_the_season_drawer_leads_to_the_bottles(pilot: Pilot) -> None:
    kitchen = open_at(pilot, MAMMOTH, GHERKIN)

    pilot.press("button:season")

    assert kitchen.focus.on is not None
    assert kitchen.focus.on.name == "bottle:lemon"


def test_a_bottle_opens_the_close_up_at_once(pilot: Pilot) -> None:
    open_at(pilot, MAMMOTH, GHERKIN)

    pilot.press("bottle:pepper")
    pilot.wait(0.3)

    assert pilot.screen.name == "pour"


def test_a_bottle_is_lifted_off_the_counter_and_tipped_in_one_movement(pilot: Pilot) -> None:
    open_at(pilot, MAMMOTH, GHERKIN)
    x, y = pilot.find("bottle:pepper").center
    pilot.hold([(0, x, y), (0.1, x - 30, y)])
    screen = pilot.screen
    assert isinstance(screen, PourScreen)

    for down in range(0, 130, 4):
        pilot.move(x + 30, y - 60 + down, held=True)
    assert math.degrees(screen.seen.bottle.tilt_rad) > 45
    middle = screen.view.bottle_rect(screen.seen)
    shown = screen.picture().pointer
    assert shown is not None
    assert math.dist(shown, middle.center) < middle.height, "the hand is drawn where the bottle is"


def test_escape_from_a_close_up_pauses_and_the_act_still_waits(pilot: Pilot) -> None:
    open_at(pilot, MAMMOTH, GHERKIN)
    pilot.press("bottle:pepper")
    pilot.wait(0.3)

    pilot.key("back")
    assert pilot.screen.name == "pause"
    pilot.press("button:resume")
    pilot.wait(0.3)

    assert pilot.screen.name == "pour"


def test_the_die_is_thrown_by_pressing_it_and_the_knob_follows(pilot: Pilot) -> None:
    kitchen = open_at(pilot, GHERKIN | {"heat": 0}, MAMMOTH)

    pilot.press("die")
    settle(pilot)

    rolled = [event for event in kitchen.table.match.events if isinstance(event, Rolled)]
    assert len(rolled) == 1
    assert kitchen.face == rolled[0].face


def test_three_flames_are_offered_after_the_face_choice(pilot: Pilot) -> None:
    kitchen = open_at(pilot, GHERKIN | {"heat": 0}, MAMMOTH)
    kitchen.table.choose(Heat())
    kitchen.table.match.answer(Rolled("choice"))
    kitchen.arrange()

    pilot.press("heat:2")
    settle(pilot)

    assert kitchen.table.match.events[-1] == Chosen(0, ChooseHeat(2))
    assert kitchen.table.state.seats[0].stove.heat == 2


# Coffee


def test_a_cup_asks_for_what_it_needs_one_question_at_a_time(pilot: Pilot) -> None:
    open_at(pilot, MAMMOTH | {"cups": ["reseason"]}, GHERKIN)

    pilot.press("button:coffee")
    pilot.press("cup:reseason")
    pilot.press("seat:1")
    pilot.key("back")
    assert "seat:1" in pilot.screen.targets()
    pilot.press("seat:1")
    pilot.press("bottle:herbs")
    pilot.wait_until(lambda: pilot.screen.name == "pour")


def test_the_knob_is_cooled_by_as_many_steps_as_are_pressed(pilot: Pilot) -> None:
    kitchen = open_at(pilot, MAMMOTH | {"cups": ["cool"]}, GHERKIN)

    pilot.press("button:coffee")
    pilot.press("cup:cool")
    pilot.press("levels:2")
    settle(pilot)

    assert kitchen.table.match.events[-1] == Chosen(0, Drink(Cup.COOL, levels=2))


def test_a_cup_that_is_closed_says_why(pilot: Pilot) -> None:
    open_at(pilot, MAMMOTH | {"cups": ["swap"]}, GHERKIN, position={"breaks_used": 1})

    pilot.press("cup:swap:0")

    assert widget(pilot, "cup:swap").off_reason


# New dishes


def test_a_colour_that_is_closed_is_shown_with_its_reason(pilot: Pilot) -> None:
    done = {"name": "Ann", "dish": None, "finished": ["breakfast-fidel"]}
    kitchen = open_at_picker(pilot, done, GHERKIN)

    refusal = kitchen.table.refusal(TakeDish("salad-of-lawn"))
    assert refusal is not None
    assert widget(pilot, "dish:salad-of-lawn").off_reason == refusal.message
    assert widget(pilot, "dish:steak-tartan").enabled


def open_at_picker(pilot: Pilot, *seats: Mapping[str, Any]) -> KitchenScreen:
    """As `open_at`, where a new dish is due."""
    header = new_header([seat["name"] for seat in seats], 1) | {"first": 0, "position": {"seats": list(seats)}}
    doors.open_match(pilot.app, header)
    pilot.wait_until(lambda: pilot.screen.name == "dish_picker")
    return next(screen for screen in pilot.app.screens if isinstance(screen, KitchenScreen))


def test_the_picker_can_be_put_away_and_opened_again(pilot: Pilot) -> None:
    open_new(pilot, "Ann", "Bob")
    assert pilot.screen.name == "dish_picker"

    pilot.key("back")
    pilot.wait(0.5)
    assert pilot.screen.name == "kitchen"
    pilot.press("button:new_dish")

    assert pilot.screen.name == "dish_picker"


def test_a_card_at_rest_is_drawn_anew_only_when_something_on_it_changes(pilot: Pilot) -> None:
    open_new(pilot, "Ann", "Bob")
    pilot.wait(1.0)
    drawn: list[float] = []
    pilot.app.draw_over = lambda surface: drawn.append(pilot.app.now_s)  # type: ignore[method-assign]

    pilot.wait(0.5)
    assert drawn == []
    pilot.hover("dish:steak-tartan")
    pilot.wait(0.1)

    assert len(drawn) == 1


# Taking back


def test_a_choice_is_taken_back_only_when_everybody_agrees(pilot: Pilot) -> None:
    kitchen = open_at(pilot, MAMMOTH, GHERKIN)
    before = kitchen.table.state
    pilot.press("button:end_turn")
    settle(pilot)
    pilot.press("button:undo")
    assert kitchen.table.state != before

    pilot.press("button:agree:1")
    pilot.wait(0.2)

    assert kitchen.table.state == before
    assert kitchen.viewer == 0


def test_one_no_is_enough_to_leave_everything_as_it_is(pilot: Pilot) -> None:
    kitchen = open_at(pilot, MAMMOTH, GHERKIN)
    pilot.press("button:end_turn")
    settle(pilot)
    after = kitchen.table.state
    pilot.press("button:undo")

    pilot.press("button:refuse")

    assert kitchen.table.state == after
    assert kitchen.table.undo is None


def test_what_chance_has_answered_cannot_be_taken_back(pilot: Pilot) -> None:
    kitchen = open_at(pilot, GHERKIN | {"heat": 0}, MAMMOTH)
    kitchen.table.choose(Heat())
    kitchen.table.match.answer(Rolled("1"))
    settle(pilot)

    assert not kitchen.table.may_ask_undo
    assert "button:undo" not in pilot.screen.targets()


# Persons and bots


class Slow:
    """A bot that thinks for some frames, then ends its turn."""

    looks = False

    def __init__(self) -> None:
        self.asked = 0

    def attend(self, chance: Any, view: Any) -> None:
        """Needs no chance."""

    def choose(self, view: Any, moves: Any) -> Any:
        """Thinks for nine frames."""
        self.asked += 1
        return EndTurn() if self.asked > 9 else None

    def take(self, request: Any, scene: Any) -> None:
        """Has no hand."""

    def hand(self, seen: Any) -> None:
        """Lets go."""


def test_a_bot_that_thinks_does_not_stop_the_window(pilot: Pilot) -> None:
    bot = Slow()
    header = new_header(["Bot", "Ann"], 1, players=["bot:slow", None]) | {"first": 0}
    position = {"seats": [MAMMOTH | {"name": "Bot"}, GHERKIN | {"name": "Ann"}]}
    kitchen = KitchenScreen(pilot.app, Match(header | {"position": position}, [bot, None]))
    pilot.app.push(kitchen)

    frames = 0
    while kitchen.table.state.turn == 0 and frames < 200:
        pilot.tick()
        frames += 1

    assert bot.asked == 10
    assert frames > 10
    assert kitchen.viewer == 1


def test_with_hidden_cups_the_window_is_handed_over(pilot: Pilot) -> None:
    kitchen = open_at(pilot, MAMMOTH, GHERKIN, hidden_cups=True)
    pilot.press("button:end_turn")
    pilot.wait_until(lambda: pilot.screen.name == "handover")

    pilot.press("button:ready")

    assert pilot.screen is kitchen
    assert kitchen.viewer == 1


def test_leaving_keeps_the_match_and_the_menu_offers_it(pilot: Pilot) -> None:
    open_at(pilot, MAMMOTH, GHERKIN)
    pilot.press("button:end_turn")
    settle(pilot)

    pilot.press("button:pause")
    pilot.press("button:leave")

    assert pilot.screen.name == "menu"
    assert "button:resume" in pilot.screen.targets()


def test_a_spoon_taps_once_when_nobody_plays_for_long(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulator.window.screens.kitchen_notes.IDLE_S", 1.0)
    kitchen = open_at(pilot, MAMMOTH, GHERKIN)
    taps = 0
    for _frame in range(40):
        before = kitchen.tap_part
        pilot.tick(dt_s=0.1)
        taps += before is None and kitchen.tap_part is not None

    assert taps == 1


# Layout


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (1024, 768), (3840, 2160)])
@pytest.mark.parametrize("cooks", [2, 3, 4])
def test_nothing_that_can_be_pressed_lies_outside_or_over_another(size: tuple[int, int], cooks: int) -> None:
    boxes = sorted(_pressable(size, cooks).items())
    window = pygame.Rect((0, 0), size)

    for place, (name, box) in enumerate(boxes):
        assert window.contains(box), f"{name} {box} is outside {window}"
        for other, with_box in boxes[place + 1 :]:
            overlap = box.clip(with_box)
            small = min(box.w * box.h, with_box.w * with_box.h)
            assert overlap.w * overlap.h <= 0.04 * small, f"{name} lies over {other}"


def _pressable(size: tuple[int, int], cooks: int) -> dict[str, pygame.Rect]:
    """What can be pressed in the kitchen of so many cooks, without drawing it; cups stand closely and are left out."""
    dishes = ("mammoth-bourguignon", "gherkin-in-love", "steak-tartan", "ravioli-rabiati")
    names = ("Maximilian", "Ben", "Zoé", "Max")
    position = {"seats": [{"name": name, "dish": dish} for name, dish in zip(names, dishes, strict=True)][:cooks]}
    table = Table(Match(new_header(names[:cooks], 1) | {"first": 0, "position": position}))
    app = SimpleNamespace(frame=Frame(size))
    kitchen = Kitchen(cast("App", app), layout(cooks), 0)
    nothing: Any = lambda *_given: None  # noqa: E731
    hands = Hands(*[nothing] * len(fields(Hands)))
    made = controls(kitchen, table, hands).widgets
    return {one.name: one.rect for one in made if one.name not in ("pan", "recipe")}
