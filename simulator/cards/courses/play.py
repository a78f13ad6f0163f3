"""What a move and a shuffle do, how a turn passes, how the game ends."""

from __future__ import annotations

from simulator.cards.courses.components import HAND, ONE, Cards, Course
from simulator.cards.courses.legality import can_draw
from simulator.cards.courses.moves import Discard, Draw, EndTurn, Meld, Move, Source
from simulator.cards.courses.state import State, Waits
from simulator.cards.dealing import A_CHOICE_FIRST, GAME_OVER, check_shuffle
from simulator.game import Event, Reason, UnexpectedEvent
from simulator.vocabulary import Shuffled, TimeUp

NO_CLOCK = Reason("unexpected", "No clock ends this game: the turns are counted.")
NOT_BEGUN = Reason("unexpected", "The clock runs only after the deal.")
TIME_IS_UP = Reason("unexpected", "The time is up already.")


def moved(state: State, move: Move) -> State:
    """The state after a move that is allowed."""
    match move:
        case Draw(Source.DECK):
            return _refilled(state.but(short=1, then=Waits.DISCARD))
        case Draw():
            return _taken(state)
        case Discard(card):
            return _dropped(state, card)
        case Meld():
            return _melded(state, move)
        case EndTurn():
            return pass_turn(state)


def answered(state: State, event: Event) -> State:
    """The state after a shuffle, or after the clock has run out. Raises UnexpectedEvent."""
    if state.over:
        raise UnexpectedEvent(GAME_OVER.refusal())
    match event:
        case Shuffled() if state.waits is Waits.SHUFFLE and state.is_dealt:
            return _reshuffled(state, event)
        case Shuffled() if state.waits is Waits.SHUFFLE:
            return _dealt(state, event)
        case TimeUp():
            return _time_up(state)
    raise UnexpectedEvent(A_CHOICE_FIRST.refusal())


# Cards


def _dealt(state: State, shuffled: Shuffled) -> State:
    """Six to each cook, one at a time round the table; one turned up."""
    check_shuffle(shuffled, state.deck)
    cards = tuple(map(Course, shuffled.items))
    cooks = len(state.seats)
    in_hands = HAND * cooks
    for place in range(cooks):
        seat = (state.first + place) % cooks
        state = state.with_seat(seat, hand=Cards.of(cards[place:in_hands:cooks]))
    state = state.but(waits=Waits.DRAW, deck=cards[in_hands + 1 :], discard=(cards[in_hands],))
    return state if can_draw(state, state.turn) else pass_turn(state)


def _reshuffled(state: State, shuffled: Shuffled) -> State:
    """The discard pile, except its top card, becomes the deck."""
    check_shuffle(shuffled, state.discard[:-1])
    return _refilled(state.but(deck=tuple(map(Course, shuffled.items)), discard=state.discard[-1:]))


def _refilled(state: State) -> State:
    """The cook gets the cards that are due from the deck; a shuffle is awaited where it runs out."""
    given = state.deck[: state.short]
    state = state.with_seat(state.turn, hand=state.cook.hand + Cards.of(given)).but(
        deck=state.deck[len(given) :], short=state.short - len(given)
    )
    if state.short and len(state.discard) > 1:
        return state.but(waits=Waits.SHUFFLE)
    return state.but(waits=state.then, short=0)


def _taken(state: State) -> State:
    card, cook = state.discard[-1], state.cook
    after = state.with_seat(state.turn, hand=cook.hand + ONE[card], taken=cook.taken + ONE[card])
    return after.but(waits=Waits.DISCARD, discard=state.discard[:-1], bounced=card)


def _dropped(state: State, card: Course) -> State:
    cook = state.cook
    after = state.with_seat(
        state.turn, hand=cook.hand - ONE[card], taken=_less(cook.taken, ONE[card]), dropped=cook.dropped + ONE[card]
    ).but(discard=(*state.discard, card), bounced=None)
    return after.but(waits=Waits.MELD) if state.options.mode == "meld" else pass_turn(after)


def _melded(state: State, move: Meld) -> State:
    cook, cards = state.cook, Cards.of(move.cards)
    after = state.with_seat(
        state.turn, hand=cook.hand - cards, taken=_less(cook.taken, cards), melded=(*cook.melded, move.cards)
    )
    return _refilled(after.but(melded_now=True, short=HAND - after.cook.hand.total, then=Waits.MELD))


def _less(known: Cards, gone: Cards) -> Cards:
    """What is still known of a hand after `gone` have left it."""
    first, second, third = (max(here - away, 0) for here, away in zip(known.counts, gone.counts, strict=True))
    return Cards((first, second, third))


# Turns


def pass_turn(state: State) -> State:
    """The next cook who can draw is on turn. Who cannot is passed over; where nobody can, the game is over."""
    if state.time_up:
        return _ended(state)
    for _cook in state.seats:
        state = _next_turn(state)
        if state.over or can_draw(state, state.turn):
            return state
    return _ended(state)


def _next_turn(state: State) -> State:
    following = (state.turn + 1) % len(state.seats)
    turns_left = state.turns_left
    if turns_left is not None and following == state.first:
        turns_left -= 1
    if turns_left == 0:
        return _ended(state.but(turns_left=0))
    return state.but(turn=following, turns_left=turns_left, waits=Waits.DRAW, melded_now=False)


def _time_up(state: State) -> State:
    """The turn that has begun is finished; before a draw the game is over at once."""
    if state.options.timer.seconds is None:
        raise UnexpectedEvent(NO_CLOCK.refusal())
    if not state.is_dealt:
        raise UnexpectedEvent(NOT_BEGUN.refusal())
    if state.time_up:
        raise UnexpectedEvent(TIME_IS_UP.refusal())
    after = state.but(time_up=True)
    return _ended(after) if state.waits is Waits.DRAW else after


def _ended(state: State) -> State:
    return state.but(waits=Waits.OVER)
