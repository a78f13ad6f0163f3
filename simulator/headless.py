"""A match without a window: bots choose, their hands do the acts, chance answers, until the game is over."""

from __future__ import annotations

from simulator.game import Choose
from simulator.match import Match
from simulator.players.player import Unseen
from simulator.vocabulary import Flip, Flipped, Pour, Poured

LONGEST_TURNS = 500
"""Nobody is forced to make progress, so a match without a window stops here (rules, ruling 9)."""

LONGEST_ACT_TICKS = 480 * 60
"""A hand that has not let go after a minute of simulated time is told to."""


def play_out(match: Match, longest_turns: int = LONGEST_TURNS) -> bool:
    """Play `match` to its end, every pour and flip simulated from the players' hands. False: stopped as too long.

    Raises:
        ValueError: a seat has no player, or a player has not chosen.
    """
    while (pending := match.pending) is not None:
        if match.turns >= longest_turns:
            return False
        if isinstance(pending, Choose):
            _choose(match, pending.seat)
        elif isinstance(pending, (Pour, Flip)):
            perform_pending(match)
        else:
            match.deal()
    return True


def _choose(match: Match, seat: int) -> None:
    move = match.bot_choice()
    if move is None:
        raise ValueError(f"nobody chooses for seat {seat}")
    match.choose(move)


def perform_pending(match: Match) -> Poured | Flipped:
    """Let the bot's hand do the pending act to its end and answer with the outcome.

    Raises:
        ValueError: the seat has no player.
    """
    player = match.bot_hand()
    if player is None:
        raise ValueError(f"nobody leads the hand of seat {match.pending.seat}")
    act = match.open_act()
    for tick in range(2 * LONGEST_ACT_TICKS):
        if act.done:
            return match.close_act(act)
        seen = act.seen() if player.looks else Unseen(act.tick)
        act.step(player.hand(seen) if tick < LONGEST_ACT_TICKS else None)
    raise RuntimeError("an act has not come to its end after two minutes")
