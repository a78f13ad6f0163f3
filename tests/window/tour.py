"""A tour of every screen: each stop opens one, as full of words as it gets. A new screen gets its stops here."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from simulator.alacarte.components import CREPE, Cup
from simulator.alacarte.moves import Heat
from simulator.cards.stew.moves import CALL
from simulator.log import read_log
from simulator.match import Match, folded, new_header
from simulator.text import _
from simulator.vocabulary import Foul, Poured, Tally
from simulator.window import act_words
from simulator.window.doors import card_table
from simulator.window.pages import Pages
from simulator.window.screen import Screen
from simulator.window.screens import flip, pour
from simulator.window.screens.cards.end import CardEndScreen
from simulator.window.screens.cards.replay import CardReplayScreen
from simulator.window.screens.cards.stew_round import RoundScreen
from simulator.window.screens.coffee_tray import CoffeeTray
from simulator.window.screens.dish_picker import DishPicker
from simulator.window.screens.end import EndScreen
from simulator.window.screens.handover import HandoverScreen
from simulator.window.screens.kitchen import KitchenScreen
from simulator.window.screens.kitchen_pause import PauseScreen
from simulator.window.screens.letters import LettersScreen
from simulator.window.screens.menu import MenuScreen
from simulator.window.screens.option_words import ORDER, option_values
from simulator.window.screens.options import OptionsScreen
from simulator.window.screens.players import PlayersScreen
from simulator.window.screens.practice import practice_screen
from simulator.window.screens.replay import ReplayScreen
from simulator.window.screens.replays import ReplaysScreen
from simulator.window.screens.settings import SettingsScreen
from simulator.window.seating import Seating
from tests.window import lab_bench
from tests.window.acts_table import CREPE as CREPE_CONTEXT
from tests.window.acts_table import MAMMOTH, flipping, pouring
from tests.window.pilot import Pilot

GOLDEN = Path(__file__).parent.parent / "golden" / "alacarte.jsonl"
LONG_DISH = "souffle-at-your-own-risk"
COOKS = (
    {"name": "Maximiliane", "dish": LONG_DISH, "heat": 2, "pan": {"lemon": 1}, "cups": ["cool", "reseason", "spoons"]},
    {"name": "Bob", "dish": "gherkin-in-love", "heat": 1, "pan": {"salt": 2}, "cups": ["swap"], "vp_cups": 1},
    {"name": "Zoé", "dish": "mammoth-bourguignon", "heat": 6, "finished": ["carpaccio-of-ice", "ravioli-rabiati"]},
    {"name": "Cem", "dish": "bouillabaisse-of-the-deep-end", "pan": {"salt": 1}},
)

LONG_NAMES = ("Maximiliane", "Emmanuelle", "Wilhelmine", "Konstantin")
SIX = ("Ann", "Maximiliane", "Emmanuelle", "Wilhelmine", "Konstantin", "Bob")

Stop = Callable[[Pilot], Iterator[Screen]]
"""Opens screens one after the other; each is looked at before the next is asked for."""


def _kitchen(pilot: Pilot, *seats: Mapping[str, Any], **options: Any) -> KitchenScreen:
    """The kitchen of persons in a given position, nothing on its way."""
    header = new_header([seat["name"] for seat in seats], 1, options=options) | {"first": 0}
    match = Match(header | {"position": {"seats": list(seats)}}, [None] * len(seats))
    kitchen = KitchenScreen(pilot.app, match)
    pilot.app.push(kitchen)
    return kitchen


def menu(pilot: Pilot) -> Iterator[Screen]:
    """Without a match to go on with, and with one."""
    yield _shown(pilot, MenuScreen())
    logs = pilot.app.data.logs
    logs.mkdir(parents=True, exist_ok=True)
    names = ["Maximiliane", "Bob", "Zoé", "Cem"]
    Match(new_header(names, 1), (), logs / "open.jsonl").close()
    yield _shown(pilot, MenuScreen())


def players(pilot: Pilot) -> Iterator[Screen]:
    """Persons, bots of every kind, an empty chair; nothing changed, and something."""
    seating = Seating(["Maximiliane", "", "", ""], ["person", "novice", "regular", "nobody"])
    yield _shown(pilot, PlayersScreen(seating))
    seating = Seating(["", "", "", ""], ["chef", "person", "person", "person"], "classic_1989", {"dish_goal": 7})
    yield _shown(pilot, PlayersScreen(seating))


def options(pilot: Pilot) -> Iterator[Screen]:
    """Every page; every option with each of its values that is a word."""
    seating = Seating.with_names(())
    screen = OptionsScreen(seating)
    pilot.app.push(screen)
    for place in range(2):
        seating.changes = {name: option_values(name)[place] for name in ORDER}
        for page in _pages(screen, screen.pages):
            for widget in page.widgets:
                page.focus.put(widget)
                yield page


def settings(pilot: Pilot) -> Iterator[Screen]:
    """Every page, every value but the sizes of text: they are gone through from outside."""
    screen = SettingsScreen()
    yield from _pages(_shown(pilot, screen), screen.pages)


def kitchen(pilot: Pilot) -> Iterator[Screen]:
    """Two, three and four cooks; cooking, spoiled, without a dish, with a crepe; a question open."""
    for cooks in (2, 3, 4):
        yield _kitchen(pilot, *COOKS[:cooks])
    yield _kitchen(pilot, *({**cook, "name": name} for cook, name in zip(COOKS, LONG_NAMES, strict=True)))
    yield _kitchen(pilot, {**COOKS[0], "heat": 5, "pan": {}}, COOKS[1])
    yield _kitchen(pilot, {**COOKS[0], "heat": 7, "cups": []}, COOKS[1])
    yield _kitchen(pilot, {"name": "Maximiliane", "dish": CREPE, "heat": 4, "crepe": "in_pan"}, COOKS[1])
    done = {**COOKS[0], "heat": 5, "pan": {"lemon": 1, "pepper": 1, "paprika": 1, "herbs": 1}}
    yield _kitchen(pilot, done, COOKS[1])


def kitchen_lines(pilot: Pilot) -> Iterator[Screen]:
    """The note on the wall and the tip of everything that can be pointed at."""
    screen = _kitchen(pilot, *COOKS)
    screen.say(_("{name} serves {dish}: seasoned exactly, a star!").format(name="Maximiliane", dish=_("Crepe")))
    yield screen
    screen.say("")
    for widget in screen.widgets:
        screen.focus.put(widget)
        yield screen


def kitchen_questions(pilot: Pilot) -> Iterator[Screen]:
    """May a choice be taken back?"""
    screen = _kitchen(pilot, {**COOKS[0], "heat": 5}, *COOKS[1:])
    screen.table.choose(Heat())
    screen.table.ask_undo()
    yield screen


def over_the_kitchen(pilot: Pilot) -> Iterator[Screen]:
    """Pause, hand-over, dishes, cups and what they ask."""
    below = _kitchen(pilot, *COOKS)
    yield _shown(pilot, PauseScreen(below))
    yield _shown(pilot, HandoverScreen("Maximiliane"))
    for cup in (None, Cup.COOL, Cup.RESEASON):
        tray = CoffeeTray(below.table, 0, below.choose)
        tray._cup = cup
        yield _shown(pilot, tray)
    tray._target = 1
    yield tray
    yield _shown(pilot, CoffeeTray(below.table, 1, below.choose))
    yield _shown(pilot, CoffeeTray(below.table, 3, below.choose))


def dishes(pilot: Pilot) -> Iterator[Screen]:
    """All dishes on the table, each in the focus once, one that is refused."""
    match = Match(new_header(["Maximiliane", "Bob"], 1), [None, None])
    match.deal()
    below = KitchenScreen(pilot.app, match)
    picker = DishPicker(below.table, below.choose)
    pilot.app.push(picker)
    yield picker
    for widget in picker.widgets:
        picker.focus.put(widget)
        yield picker


def pours(pilot: Pilot) -> Iterator[Screen]:
    """Every hint and every result of a tip."""
    dish = replace(MAMMOTH, dish=LONG_DISH, dish_name=_("Soufflé at Your Own Risk"), seat_name="Maximiliane")
    screen, _told = pouring(pilot, dish)
    yield screen
    for phase in (pour.Phase.LED, pour.Phase.RESULT):
        screen.phase = phase
        yield screen
    still = screen.picture()
    much = Tally.of(lemon=2, pepper=1, salt=2)
    results = [act_words.foul_words(foul) for foul in Foul]
    results += [act_words.result_words(Poured(much, Tally.of(herbs=1))), act_words.result_words(Poured())]
    for words in results:
        screen.picture = lambda words=words: replace(still, result=words)  # type: ignore[method-assign]
        yield screen


def flips(pilot: Pilot) -> Iterator[Screen]:
    """Every hint of a flip, the landing."""
    screen, _told = flipping(pilot, replace(CREPE_CONTEXT, seat_name="Maximiliane", red=7))
    for phase in (flip.Phase.WAITING, flip.Phase.LED, flip.Phase.RESULT):
        screen.phase = phase
        yield screen


def practices(pilot: Pilot) -> Iterator[Screen]:
    """Both practices, in slow time too."""
    for act in ("pour", "flip"):
        for speed in (1.0, 0.25):
            screen = practice_screen(pilot.app, act)
            screen.practice.speed = speed
            yield _shown(pilot, screen)


def replays(pilot: Pilot) -> Iterator[Screen]:
    """No match, some matches, one of them step by step."""
    pilot.app.data.logs.mkdir(parents=True, exist_ok=True)
    for old in pilot.app.data.logs.iterdir():
        old.unlink()
    yield _shown(pilot, ReplaysScreen())
    shutil.copy(GOLDEN, pilot.app.data.logs / "over.jsonl")
    Match(new_header(["Maximiliane", "Bob", "Zoé", "Cem"], 1), (), pilot.app.data.logs / "open.jsonl").close()
    yield _shown(pilot, ReplaysScreen())
    screen = ReplayScreen(pilot.app, GOLDEN)
    pilot.app.push(screen)
    for place in range(0, screen.last, 40):
        screen.go(place)
        yield screen


def end(pilot: Pilot) -> Iterator[Screen]:
    """The podium; of four with long names and a cup that counts."""
    yield _shown(pilot, EndScreen(folded(read_log(GOLDEN))))
    cooks = [{**cook, "name": name} for cook, name in zip(COOKS, LONG_NAMES, strict=True)]
    yield _shown(pilot, EndScreen(_kitchen(pilot, *cooks).table.match))


def card_tables(pilot: Pilot) -> Iterator[Screen]:
    """Both card games with as many at the table as there can be: dealt, and later; everything that says something."""
    for game, names in (("stew", LONG_NAMES), ("courses", SIX)):
        screen = _card_table(pilot, game, names)
        yield screen
        _events(screen, 12)
        yield screen
        yield _shown(pilot, CardEndScreen(screen.table.match))


def card_lines(pilot: Pilot) -> Iterator[Screen]:
    """What every thing on a card table says about itself, a question, and spoken lines as captions."""
    for game, names in (("stew", LONG_NAMES), ("courses", SIX[:2])):
        screen = _card_table(pilot, game, names)
        _events(screen, 2)
        for widget in screen.widgets:
            screen.focus.put(widget)
            yield screen


def over_the_cards(pilot: Pilot) -> Iterator[Screen]:
    """A round that has been called, who agrees to take back, the log again."""
    screen = _card_table(pilot, "stew", LONG_NAMES)
    _events(screen, 8)
    screen.table.ask_undo()
    screen.arrange()
    yield screen
    screen.table.refuse_undo()
    caller = screen.table.callers[0]
    screen.table.answer(caller, CALL)
    state = screen.table.state
    yield _shown(pilot, RoundScreen(screen.table.view(state, 0), 2, screen.table.persons))
    for log in ("stew", "courses-meld"):
        replay = CardReplayScreen(pilot.app, GOLDEN.parent / f"{log}.jsonl")
        pilot.app.push(replay)
        for place in range(0, 12, 4):
            replay.go(place)
            yield replay


def card_players(pilot: Pilot) -> Iterator[Screen]:
    """Who sits down to the card games, and a name letter by letter."""
    for game in ("stew", "courses"):
        seating = Seating(["Maximiliane", "", "", ""], ["person", "person", "regular", "nobody"])
        seating.choose_game(game)
        yield _shown(pilot, PlayersScreen(seating))
    yield _shown(pilot, LettersScreen("Maximiliane", "", str, 14))
    yield _shown(pilot, LettersScreen("", _("Cook {number}").format(number=1), str, 14))


def _card_table(pilot: Pilot, game: str, names: Sequence[str]) -> Any:
    """A card game of persons, its cards dealt."""
    options = {"mode": "meld"} if game == "courses" else {}
    header = new_header(names, 1, game=game, options=options) | {"first": 0}
    match = Match(header, [None] * len(names))
    match.deal()
    screen = card_table(pilot.app, match)
    pilot.app.push(screen)
    pilot.app.pop_to(screen)
    return screen


def _events(screen: Any, count: int) -> None:
    """So many choices, each the first that is open but for calls."""
    for _choice in range(count):
        if screen.table.chooser is None:
            screen.table.deal()
        legal = screen.table.match.game.legal_moves(screen.table.state)
        screen.table.answer(screen.table.chooser, next(move for move in legal if move != CALL))
    screen.table.happenings.clear()
    screen.shown = screen.table.state
    screen.arrange()


def lab(pilot: Pilot) -> Iterator[Screen]:
    """Both acts: every page of sliders, every hand, A and B, the line of help of everything that can be pressed."""
    for act in ("pour", "flip"):
        screen = lab_bench.lab(pilot, act)
        lab_bench.until(pilot, lambda screen=screen: screen.live.close_up is not None)
        yield _again(screen)
        for widget in list(screen.widgets):
            screen.focus.put(widget)
            yield _again(screen)
        while screen.panel.turn(1):
            yield _again(screen)
        screen.pin()
        for hand in screen.bench.hands:
            screen.choose_hand(hand)
            yield _again(screen)
        pilot.app.pop()


def lab_doors(pilot: Pilot) -> Iterator[Screen]:
    """The curves of both acts; saving with nothing changed, and with something; a slider that is held by others."""
    for act, key, wished in (("pour", "dispenser.mouth_mm", 39.0), ("flip", "crepe.length_mm", 290.0)):
        screen = lab_bench.lab(pilot, act)
        screen.save()
        yield pilot.screen
        pilot.app.pop()
        screen.pin()
        screen.move(lab_bench.value(act, key), wished, False)
        yield _again(screen)
        for door in (screen.show_curves, screen.save):
            door()
            yield pilot.screen
            pilot.app.pop()
        pilot.app.pop()


def _again(screen: Screen) -> Screen:
    """Nothing kept of an earlier picture: all of it is read again."""
    screen.relay()
    return screen


TOUR: dict[str, Stop] = {
    stop.__name__: stop
    for stop in (
        menu,
        players,
        options,
        settings,
        kitchen,
        kitchen_lines,
        kitchen_questions,
        over_the_kitchen,
        dishes,
        pours,
        flips,
        practices,
        replays,
        end,
        card_tables,
        card_lines,
        over_the_cards,
        card_players,
        lab,
        lab_doors,
    )
}

BUBBLES = ("kitchen_lines", "card_lines", "over_the_cards")
"""Stops whose lines lie over the picture on purpose: a note, or the tip of what is pointed at."""

LAID_OUT = ("lab", "lab_doors")
"""Stops that lay their screens out themselves."""


def _shown(pilot: Pilot, screen: Screen) -> Screen:
    pilot.app.push(screen)
    return screen


def _pages(screen: Screen, pages: Pages) -> Iterator[Screen]:
    for page in range(pages.count):
        pages.page = page
        screen.relay()
        yield screen
