"""What is played in a visit: a pour challenge, a crepe challenge or a full game; begun, or resumed from its file."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simulator.event import highlights
from simulator.event.board import Act as CountedAct
from simulator.event.challenges import (
    Challenge,
    Order,
    Tip,
    act_seed,
    crepe_score,
    in_pan,
    order_score,
    orders_of,
    pour_score,
    request_of,
    row_now,
    standard_deck,
    tips_of,
)
from simulator.event.highlights import Highlight
from simulator.event.storage import Storage, told
from simulator.event.visit import Done, Header, Visit, resumed
from simulator.log import read_log
from simulator.match import Match
from simulator.players.bots import bots_of
from simulator.scene.files import digest, load_scene
from simulator.text import _
from simulator.vocabulary import Flip, Flipped, Landed, Poured, Tally
from simulator.window.best_moment import best_moment
from simulator.window.seating import Seating

if TYPE_CHECKING:
    from simulator.acts.flip import FlipAct
    from simulator.acts.pour import PourAct
    from simulator.scene.event import EventScene


class PourRun:
    """Three orders, tip by tip."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.scene: Any = load_scene("pour", visit.header.scene)
        self.orders: tuple[Order, ...] = orders_of(visit.header.hour, standard_deck())
        self.tips: tuple[Tip, ...] = tips_of(self.orders)

    @property
    def place(self) -> int:
        """How many tips are done."""
        return len(self.visit.done)

    @property
    def over(self) -> bool:
        """Whether every order has been served."""
        return self.place >= len(self.tips)

    @property
    def tip(self) -> Tip:
        """The tip that is next."""
        return self.tips[self.place]

    @property
    def score(self) -> int:
        """The points so far."""
        return pour_score(self.orders, self.tips, self.visit.poured)

    def order_points(self, order: int) -> int | None:
        """The points of an order once its last tip is done."""
        open_ = any(tip.order == order for tip in self.tips[self.place :])
        return None if open_ else order_score(self.orders[order].needs, self.pan(order))

    def pan(self, order: int) -> Tally:
        """What has fallen for an order so far."""
        return in_pan(self.visit.poured, self.tips, order)

    def open_act(self) -> PourAct:
        """The next tip, before its first tick."""
        from simulator.acts.pour import PourAct

        return PourAct(self.scene, request_of(self.tip), self.seed)

    @property
    def seed(self) -> int:
        """How the pieces lie in the next bottle."""
        return act_seed(self.visit.header.hour, Challenge.POUR, self.place)

    def close_act(self, outcome: Poured, gesture: Mapping[str, Any], at_s: float) -> None:
        """A tip is over."""
        self.visit.add(Done(outcome, _performance(self.visit.header, self.scene, self.seed, gesture), at_s))

    def highlight(self) -> Highlight | None:
        """The tip that hit best."""
        poured = self.visit.poured
        place = highlights.best_tip(self.orders, self.tips, poured)
        if place is None:
            return None
        return highlights.of_tip(self.orders, self.tips, poured, place, self.visit.done[place].performance)

    def close(self) -> None:
        """The visit's file is closed."""
        self.visit.close()


class CrepeRun:
    """Crepe after crepe, against the clock."""

    def __init__(self, visit: Visit, longest_s: float) -> None:
        self.visit = visit
        self.scene: Any = load_scene("flip", visit.header.scene)
        self.longest_s = longest_s
        self.passed_s = max((done.at_s for done in visit.done), default=0.0)

    @property
    def left_s(self) -> float:
        """How long it goes on."""
        return max(0.0, self.longest_s - self.passed_s)

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self.left_s <= 0

    @property
    def score(self) -> int:
        """The longest row."""
        return crepe_score(self.visit.flipped)

    @property
    def row(self) -> int:
        """The present row."""
        return row_now(self.visit.flipped)

    @property
    def seed(self) -> int:
        """The seed of the next flip."""
        return act_seed(self.visit.header.hour, Challenge.CREPE, len(self.visit.done))

    def open_act(self) -> FlipAct:
        """The next flip, before its first tick."""
        from simulator.acts.flip import FlipAct

        return FlipAct(self.scene, Flip(0), self.seed)

    def close_act(self, outcome: Flipped, gesture: Mapping[str, Any]) -> None:
        """A crepe has landed."""
        told = _performance(self.visit.header, self.scene, self.seed, gesture)
        self.visit.add(Done(outcome, told, self.passed_s))

    def highlight(self) -> Highlight | None:
        """The last crepe of the longest row."""
        place = highlights.best_flip(self.visit.flipped)
        return None if place is None else Highlight(Flip(0), self.visit.done[place].performance, "crepe")

    def close(self) -> None:
        """The visit's file is closed."""
        self.visit.close()


class GameRun:
    """A whole game at the table."""

    def __init__(self, visit: Visit, match: Match, fault: str = "") -> None:
        self.visit = visit
        self.match = match
        match.log_failed = self._log_failed
        if fault:
            visit.fault = fault

    def _log_failed(self, fault: OSError) -> None:
        self.visit.fault = told(fault)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.pending is None

    @property
    def score(self) -> int:
        """The points of the best visitor."""
        persons = [seat for seat, player in enumerate(self.match.players) if player is None]
        return max((one.points for one in self.match.standings() if one.seat in persons), default=0)

    def highlight(self) -> Highlight | None:
        """The best act of the log."""
        if self.match.log_path is None:
            return None
        moment = best_moment(self.match.log_path)
        return highlights.of_moment(moment) if moment is not None and moment.worth > 0 else None

    def close(self) -> None:
        """Log and file are closed."""
        self.match.close()
        self.visit.close()


Run = PourRun | CrepeRun | GameRun


@dataclass(frozen=True, slots=True)
class Choice:
    """What a visitor has chosen, when, and in which language."""

    challenge: Challenge
    persons: int
    language: str
    now_s: float
    hour: int


def begun(choice: Choice, scene: EventScene, storage: Storage, chance: random.Random) -> Run:
    """A new run; what cannot be written is only remembered."""
    header = Header(choice.challenge, choice.hour, scene.play.difficulty, choice.now_s, choice.language, choice.persons)
    visit = Visit(header, storage.visit_file)
    match choice.challenge:
        case Challenge.POUR:
            return PourRun(visit)
        case Challenge.CREPE:
            return CrepeRun(visit, scene.times.crepe_s)
        case Challenge.GAME:
            return _game(visit, scene, storage, chance)


def _game(visit: Visit, scene: EventScene, storage: Storage, chance: random.Random) -> GameRun:
    header = match_header(visit.header.persons, scene, chance)
    players = bots_of(header["players"], header["scene"])
    try:
        return GameRun(visit, Match(header, players, storage.match_file))
    except OSError as fault:
        return GameRun(visit, Match(header, players), told(fault))


def match_header(persons: int, scene: EventScene, chance: random.Random) -> dict[str, Any]:
    """The table of a full game: friends play among themselves, one alone plays against bots, nobody watches bots."""
    bots = 0 if persons > 1 else scene.play.bot_seats if persons else 3
    kinds = ["person"] * persons + [scene.play.bots] * bots
    seating = Seating.with_names(())
    seating.kinds = (kinds + ["nobody"] * 4)[:4]
    seating.scene = scene.play.difficulty
    seating.preset = "family" if scene.play.difficulty == "family" else "standard"
    seating.put("dish_goal", scene.play.dish_goal)
    header = seating.header()
    return {**header, "seats": _plain(header["seats"], persons), "seed": chance.randrange(2**31)}


def _plain(names: Sequence[str], persons: int) -> list[str]:
    """Bots are called bots: who does not know their levels would wonder who Regular is."""
    bots = len(names) - persons
    called = [_("Bot")] if bots == 1 else [_("Bot {number}").format(number=place + 1) for place in range(bots)]
    return [*names[:persons], *called]


def gone_on(scene: EventScene, storage: Storage) -> Run:
    """The run that a crash has stopped, as far as its file says.

    Raises:
        BadVisit, Refused: the file of the visit, or the log of its match, is refused.
        OSError: there is none, or it cannot be read.
    """
    visit = resumed(storage.visit_file)
    match visit.header.challenge:
        case Challenge.POUR:
            return PourRun(visit)
        case Challenge.CREPE:
            return CrepeRun(visit, scene.times.crepe_s)
        case Challenge.GAME:
            header = read_log(storage.match_file).header
            players = bots_of(header.get("players", ()), header.get("scene", "standard"))
            return GameRun(visit, Match.resume(storage.match_file, players))


def counted_acts(run: Run, now_s: float) -> Sequence[CountedAct]:
    """What the figures count of a run: pieces of a tip, and whether a crepe landed well. In a full game bots tip too,
    so it is not counted."""
    if isinstance(run, GameRun):
        return ()
    return [_counted(done.outcome, now_s) for done in run.visit.done]


def _counted(outcome: Poured | Flipped, now_s: float) -> CountedAct:
    if isinstance(outcome, Poured):
        return CountedAct(now_s, "pour", outcome.fallen.total)
    return CountedAct(now_s, "flip", int(outcome.landed is Landed.PICTURE_UP))


def _performance(header: Header, scene: Any, seed: int, gesture: Mapping[str, Any]) -> dict[str, Any]:
    return {"scene": header.scene, "digest": digest(scene), "seed": seed, "gesture": dict(gesture)}
