"""What is allowed: `refusal` is the one source; `legal_moves` lists the moves that it lets pass."""

from __future__ import annotations

from collections.abc import Iterator

from simulator.cards.courses.components import BROKEN, PLAIN, Cards, Course
from simulator.cards.courses.moves import DISCARDS, DRAWS, END_TURN, Discard, Draw, EndTurn, Meld, Move, Source
from simulator.cards.courses.state import State, Waits, broken_left
from simulator.cards.dealing import CHANCE_FIRST, GAME_OVER
from simulator.game import Reason, Refusal

NOT_YOUR_TURN = Reason("not_your_turn", "It is another cook's turn.")
DRAW_FIRST = Reason("unexpected", "First a card has to be drawn.")
DISCARD_FIRST = Reason("unexpected", "A card has been drawn: now one has to be dropped.")
MELD_OR_END = Reason("unexpected", "Now a dish may be laid down, or the turn passed on.")
DECK_EMPTY = Reason("deck_empty", "No card is left to draw from the deck.")
DISCARD_EMPTY = Reason("discard_empty", "The discard pile is empty.")
NO_SUCH_CARD = Reason("no_such_card", "You do not hold this card.")
NO_BOUNCE = Reason("no_bounce", "What was taken from the discard pile may not be dropped again in the same turn.")
NOTHING_ELSE_TO_DROP = Reason("no_bounce", "You hold nothing else that could be dropped afterwards.")
NO_DISH = Reason("no_such_dish", "These three cards are no dish.")
NO_BROKEN_DISH = Reason("break_rule_used", "No further dish of two appetizers and a main course counts for you.")
ONE_DISH_A_TURN = Reason("one_dish_a_turn", "One dish a turn may be laid down.")


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Why `seat` may not make `move` now, or None where it may."""
    reason = refused(state, seat, move)
    return reason.refusal() if reason else None


def refused(state: State, seat: int, move: Move) -> Reason | None:
    """The reason why `seat` may not make `move` now, or None where it may."""
    if state.over:
        return GAME_OVER
    if state.waits is Waits.SHUFFLE:
        return CHANCE_FIRST
    if seat != state.turn:
        return NOT_YOUR_TURN
    match state.waits, move:
        case Waits.DRAW, Draw(source):
            return _draw(state, source)
        case Waits.DISCARD, Discard(card):
            return _discard(state, card)
        case Waits.MELD, Meld():
            return _meld(state, move)
        case Waits.MELD, EndTurn():
            return None
    return _ASKED_FOR[state.waits]


_ASKED_FOR = {Waits.DRAW: DRAW_FIRST, Waits.DISCARD: DISCARD_FIRST, Waits.MELD: MELD_OR_END}


def _draw(state: State, source: Source) -> Reason | None:
    if source is Source.DECK:
        return None if state.deck or len(state.discard) > 1 else DECK_EMPTY
    if not state.discard:
        return DISCARD_EMPTY
    others = state.cook.hand.total - state.cook.hand[state.discard[-1]]
    return None if others or state.options.allow_bounce else NOTHING_ELSE_TO_DROP


def _discard(state: State, card: Course) -> Reason | None:
    if not state.cook.hand[card]:
        return NO_SUCH_CARD
    return NO_BOUNCE if card is state.bounced and not state.options.allow_bounce else None


def _meld(state: State, move: Meld) -> Reason | None:
    if state.melded_now:
        return ONE_DISH_A_TURN
    if move.cards not in (PLAIN, BROKEN):
        return NO_DISH
    if not state.cook.hand.holds(Cards.of(move.cards)):
        return NO_SUCH_CARD
    return NO_BROKEN_DISH if move.cards == BROKEN and broken_left(state.options, state.cook) < 1 else None


def can_draw(state: State, seat: int) -> bool:
    """Whether `seat` could take any card if it were its turn."""
    asked = state.but(turn=seat, waits=Waits.DRAW)
    return any(refused(asked, seat, move) is None for move in DRAWS)


def legal_moves(state: State, seat: int | None = None) -> tuple[Move, ...]:
    """Every move open to the seat that must choose, to any other `seat` none; empty while chance is pending."""
    asked = state.turn if seat is None else seat
    return tuple(move for move in _candidates(state) if refused(state, asked, move) is None)


def _candidates(state: State) -> Iterator[Move]:
    match state.waits:
        case Waits.DRAW:
            yield from DRAWS
        case Waits.DISCARD:
            yield from DISCARDS
        case Waits.MELD:
            yield from (Meld(PLAIN), Meld(BROKEN), END_TURN)
