"""The bots. They choose by expected value over measured odds, and pour and flip by leading a noisy hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from simulator.acts.hand import Hand
from simulator.alacarte import moves as m
from simulator.alacarte.components import CREPE, Cup
from simulator.alacarte.scoring import dishes_done, points, star_earned
from simulator.alacarte.state import State, Stove
from simulator.game import BadSetup, Refusal
from simulator.players.cooking import ACTION_WORTH, STAR_WORTH, Kitchen, cooking_of
from simulator.players.odds import Tip
from simulator.shown import shown
from simulator.vocabulary import Condiment, Flip, Pour


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a bot plays.

    hand: skill of its hand. doubt: standard deviation, in points, of what it believes a move to be worth. spite: share
    of a rival's loss that it counts as its own gain. counts_stars: whether it tries for stars and minds who wins when
    the game ends.
    """

    hand: str
    doubt: float
    spite: float
    counts_stars: bool


BOTS = {
    "novice": Skill("novice", doubt=0.6, spite=0.0, counts_stars=False),
    "regular": Skill("practised", doubt=0.15, spite=0.4, counts_stars=True),
    "chef": Skill("expert", doubt=0.0, spite=0.8, counts_stars=True),
}
"""The bots by name."""

PREFIX = "bot:"
"""What a player's word begins with when a bot is meant."""

CUP_WORTH = 0.3
"""Points that a cup in the hand is worth. Chosen: an action's worth, so that none is drunk for next to nothing."""

WIN_WORTH = 100.0
"""More than anything else on the table."""


def bot_named(name: str, scene: str = "standard") -> Bot:
    """The bot of that name, for a table with that scene.

    Raises:
        BadSetup: there is no such bot.
    """
    if name not in BOTS:
        raise BadSetup(Refusal("no_such_bot", f"bot: {shown(name)}: allowed are {', '.join(BOTS)}"))
    return Bot(BOTS[name], scene)


def bots_of(players: Sequence[str | None], scene: str = "standard") -> list[Bot | None]:
    """The players that a header names: a bot for each "bot:…", None for each person.

    Raises:
        BadSetup: there is no such bot, or `players` is no list of such words.
    """
    if not isinstance(players, (list, tuple)) or not all(word is None or isinstance(word, str) for word in players):
        raise BadSetup(Refusal("malformed", f'players: {shown(players)}: allowed is a list of "bot:…" and null'))
    return [bot_named(word.removeprefix(PREFIX), scene) if word else None for word in players]


class Bot:
    """A player of À la carte that needs no person. Its hand is blind: it aims before it tips, and does not look."""

    looks = False

    def __init__(self, skill: Skill, scene: str = "standard") -> None:
        self.skill = skill
        self._scene = scene
        self._chance = random.Random(0)
        self._view: State | None = None
        self._hand: Callable[[Any], Hand | None] | None = None

    def attend(self, chance: random.Random, view: State) -> None:
        """Takes the stream of this moment and looks at the table."""
        self._chance = chance
        self._view = view

    def choose(self, view: State, moves: Sequence[m.Move]) -> m.Move | None:
        """The move believed to be worth most."""
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self.worth(view, move) + self._chance.gauss(0, self.skill.doubt))

    def take(self, request: Pour | Flip, scene: Any) -> None:
        """Aims: by how full the bottle is and by what the dish still asks for."""
        if isinstance(request, Flip):
            from simulator.players.flick import flick_hand

            self._hand = flick_hand(scene, self.skill.hand, self._chance).hand
            return
        from simulator.players.motor import SKILLS, PourHand

        aim_tilt_deg = self._aim_tilt_deg(request)
        self._hand = PourHand(scene, SKILLS[self.skill.hand], aim_tilt_deg, self._chance).hand

    def hand(self, seen: Any) -> Hand | None:
        """The pose wished for next."""
        return self._hand(seen) if self._hand else None

    # What moves are worth

    def worth(self, view: State, move: m.Move) -> float:
        """Expected points after `move`, as this bot reckons."""
        seat, kitchen = view.seats[view.turn], self._kitchen(view)
        match move:
            case m.TakeDish(dish):
                return kitchen.worth(Stove(dish=dish))
            case m.TakeCrepe():
                return kitchen.crepe_worth() - ACTION_WORTH * view.actions_left
            case m.Serve():
                return self._serving(view)
            case m.ChooseHeat(levels):
                return kitchen.worth(Stove(min(seat.stove.heat + levels, 7), seat.stove.dish, seat.stove.pan))
            case m.Heat():
                return kitchen.heating(seat.stove)
            case m.Season(bottle):
                return kitchen.seasoning(seat.stove, bottle)[0]
            case m.FlipCrepe():
                return kitchen.worth(seat.stove) + 1.0
            case m.EndTurn():
                return kitchen.worth(seat.stove) - ACTION_WORTH * view.actions_left
            case m.Drink():
                return self._drinking(view, move) - CUP_WORTH
            case m.StealCup():
                return _CUP_ORDER[move.cup] if move.cup else 0.0
            case m.Bin():
                return 0.0

    def _serving(self, view: State) -> float:
        if self.skill.counts_stars and self._ends_the_game(view):
            return WIN_WORTH if self._leads_after_serving(view) else -WIN_WORTH
        return WIN_WORTH / 2

    def _ends_the_game(self, view: State) -> bool:
        seat = view.seats[view.turn]
        return dishes_done(seat) + 1 >= view.options.dish_goal and not self._third_star(view)

    def _third_star(self, view: State) -> bool:
        seat = view.seats[view.turn]
        return view.options.stars and seat.stars >= 2 and star_earned(view.deck, seat.stove)

    def _leads_after_serving(self, view: State) -> bool:
        dish = view.seats[view.turn].stove.dish
        gain = view.deck[dish].points if dish and dish != CREPE else view.deck.crepe_points
        own = points(view, view.turn) + gain
        return all(own >= points(view, seat) for seat in range(len(view.seats)))

    def _drinking(self, view: State, move: m.Drink) -> float:
        seat, kitchen = view.seats[view.turn], self._kitchen(view)
        stove = seat.stove
        now = kitchen.worth(stove)
        if move.cup is Cup.COOL and move.levels is not None:
            return kitchen.worth(Stove(max(stove.heat - move.levels, 0), stove.dish, stove.pan))
        if move.cup is Cup.SPOONS:
            return now + 3 * ACTION_WORTH
        if move.target is None:
            return now
        theirs = view.seats[move.target].stove
        if move.cup is Cup.SWAP:
            gain = kitchen.worth(theirs) - now
            return now + gain * (1 + self._spite(view))
        return now + self._spite(view) * self._harm(kitchen, theirs, move)

    def _harm(self, kitchen: Kitchen, theirs: Stove, move: m.Drink) -> float:
        if move.bottle is None or theirs.dish is None or theirs.dish == CREPE:
            return 0.0
        tip = _worst_tip(kitchen, theirs, move.bottle)
        return kitchen.worth(theirs) - kitchen.tipping(theirs, move.bottle, tip) - ACTION_WORTH

    def _spite(self, view: State) -> float:
        return self.skill.spite / (len(view.seats) - 1)

    # Aiming

    def _aim_tilt_deg(self, request: Pour) -> float:
        if self._view is None:
            raise RuntimeError("a bot must attend before it takes a bottle")
        kitchen, stove = self._kitchen(self._view), self._view.seats[request.target].stove
        if request.target == request.seat:
            return kitchen.seasoning(stove, request.bottle)[1].aim.tilt_deg
        return _worst_tip(kitchen, stove, request.bottle).aim.tilt_deg

    def _kitchen(self, view: State) -> Kitchen:
        """How this bot cooks with the bottles as they are."""
        return cooking_of(view.deck, self._scene, self.skill.hand, self._star_worth(view)).at(view.bottles)

    def _star_worth(self, view: State) -> float:
        if not (self.skill.counts_stars and view.options.stars):
            return 0.0
        return STAR_WORTH[min(view.seats[view.turn].stars, 2)]


def _worst_tip(kitchen: Kitchen, stove: Stove, bottle: Condiment) -> Tip:
    """The tip of `bottle` that does most harm to what cooks on `stove`."""
    return min(kitchen.tips(bottle), key=lambda tip: kitchen.tipping(stove, bottle, tip))


_CUP_ORDER = {
    cup: float(place) for place, cup in enumerate((Cup.UNKNOWN, Cup.VP, Cup.RESEASON, Cup.SWAP, Cup.COOL, Cup.SPOONS))
}
"""Which cup to steal: the later the better."""
