"""What the kitchen says: one short line for whatever happened, and the names of things."""

from __future__ import annotations

from collections.abc import Callable

from simulator.alacarte.components import CREPE, Cup, Face
from simulator.alacarte.moves import Bin, Drink, EndTurn, Serve, StealCup, TakeCrepe, TakeDish
from simulator.alacarte.scoring import Spoiled, spoiled
from simulator.alacarte.state import State
from simulator.game import Chosen
from simulator.text import _, ngettext
from simulator.vocabulary import Condiment, Flipped, Landed, Poured, Rolled, Shuffled, Tally
from simulator.window.table import Happening

_PIECES: dict[Condiment, Callable[[int], str]] = {
    Condiment.LEMON: lambda n: ngettext("{n} lemon", "{n} lemon", n),
    Condiment.PEPPER: lambda n: ngettext("{n} pepper", "{n} pepper", n),
    Condiment.PAPRIKA: lambda n: ngettext("{n} paprika", "{n} paprika", n),
    Condiment.HERBS: lambda n: ngettext("{n} herbs", "{n} herbs", n),
    Condiment.SALT: lambda n: ngettext("{n} salt", "{n} salt", n),
}

_BOTTLES: dict[Condiment, Callable[[], str]] = {
    Condiment.LEMON: lambda: _("the lemon"),
    Condiment.PEPPER: lambda: _("the pepper"),
    Condiment.PAPRIKA: lambda: _("the paprika"),
    Condiment.HERBS: lambda: _("the herbs"),
}

_FACES: dict[str, Callable[[], str]] = {
    Face.ONE: lambda: _("one flame"),
    Face.TWO: lambda: _("two flames"),
    Face.THREE: lambda: _("three flames"),
    Face.CHOICE: lambda: _("choose: one, two or three flames"),
    Face.ALL: lambda: _("every stove gets one flame"),
    Face.CUP: lambda: _("a cup of coffee"),
}

_CUPS: dict[Cup, Callable[[], tuple[str, str]]] = {
    Cup.VP: lambda: (_("One point"), _("It lies on your tray and is worth one point.")),
    Cup.SWAP: lambda: (_("Trade stoves"), _("Your stove for another cook's: knob, pan, dish and all.")),
    Cup.SPOONS: lambda: (_("Three spoons"), _("Three more actions now; no further cup this turn.")),
    Cup.RESEASON: lambda: (_("Season for others"), _("Tip any bottle once over another cook's dish.")),
    Cup.COOL: lambda: (_("Cool down"), _("Turn your knob down by one, two or three, even when burnt.")),
    Cup.UNKNOWN: lambda: (_("A hidden cup"), _("Only its owner knows what it is.")),
}


def cup_name(cup: Cup) -> str:
    """What a cup is called."""
    return _CUPS[cup]()[0]


def cup_use(cup: Cup) -> str:
    """What a cup does, in one line."""
    return _CUPS[cup]()[1]


def bottle_name(bottle: Condiment) -> str:
    """A bottle in a sentence: the lemon."""
    return _BOTTLES[bottle]()


def pieces(tally: Tally) -> str:
    """What lies there, in words: 1 lemon, 2 salt."""
    return ", ".join(_PIECES[condiment](tally[condiment]).format(n=tally[condiment]) for condiment in tally)


def dish_name(state: State, dish: str) -> str:
    """The name of a dish or of the crepe."""
    return _("Crepe") if dish == CREPE else _(state.deck[dish].name)


def turn_of(state: State) -> str:
    """The words of the sign."""
    return _("{name}'s turn").format(name=state.seats[state.turn].name)


def actions_left(count: int) -> str:
    """The words beside the spoons."""
    return ngettext("{n} action\nleft", "{n} actions\nleft", count).format(n=count)


def said(happening: Happening) -> str:
    """One line for what happened; empty where the picture says it all."""
    before, after = happening.before, happening.after
    name = before.seats[before.turn].name
    match happening.event:
        case Chosen(seat, move):
            line = _chosen(before, after, seat, move)
        case Rolled(face):
            line = _("{name} throws: {face}").format(name=name, face=_FACES[face]())
        case Poured() as poured:
            line = _poured(poured)
        case Flipped(landed):
            line = _flipped(landed)
        case Shuffled("cup", (cup, *_rest)):
            line = _("{name} gets a cup: {cup}").format(name=name, cup=cup_name(Cup(cup)))
        case _:
            line = ""
    return ". ".join(part for part in (line, _spoiling(before, after)) if part)


def _chosen(before: State, after: State, seat: int, move: object) -> str:
    name = before.seats[seat].name
    dish = before.seats[seat].stove.dish
    match move:
        case TakeDish(taken):
            return _("{name} cooks {dish}").format(name=name, dish=dish_name(before, taken))
        case TakeCrepe():
            return _("{name} puts the crepe in the pan").format(name=name)
        case Serve() if dish is not None:
            star = after.seats[seat].stars > before.seats[seat].stars
            words = _("{name} serves {dish}: seasoned exactly, a star!") if star else _("{name} serves {dish}")
            return words.format(name=name, dish=dish_name(before, dish))
        case Bin() if dish is not None:
            return _("{dish} goes to the trash").format(dish=dish_name(before, dish))
        case Drink():
            return _drunk(before, name, move)
        case StealCup(source, cup):
            other = before.seats[source].name
            words = _("{name} takes a cup from {other}") if cup is None else _("{name} takes {cup} from {other}")
            return words.format(name=name, other=other, cup="" if cup is None else cup_name(Cup(cup)))
        case EndTurn():
            return ""
    return ""


def _drunk(state: State, name: str, move: Drink) -> str:
    other = "" if move.target is None else state.seats[move.target].name
    words = {
        Cup.SWAP: _("{name} trades stoves with {other}"),
        Cup.SPOONS: _("{name} has three more actions"),
        Cup.RESEASON: _("{name} seasons {other}'s dish"),
        Cup.COOL: _("{name} turns the knob down by {levels}"),
        Cup.VP: "",
        Cup.UNKNOWN: "",
    }[Cup(move.cup)]
    return words.format(name=name, other=other, levels=move.levels)


def _poured(poured: Poured) -> str:
    if poured.fouls and not poured.fallen.total:
        return _("A foul: nothing fell")
    if not poured.fallen.total:
        return _("Nothing fell")
    beside = _("{pieces} beside the pan").format(pieces=pieces(poured.spilled)) if poured.spilled.total else ""
    inside = _("{pieces} in the pan").format(pieces=pieces(poured.in_pan)) if poured.in_pan.total else ""
    return ", ".join(part for part in (inside, beside) if part)


def _flipped(landed: Landed) -> str:
    return {
        Landed.PICTURE_UP: _("Picture side up: well flipped!"),
        Landed.RECIPE_UP: _("Recipe side up: not turned over"),
        Landed.BESIDE: _("Beside the pan"),
    }[landed]


def _spoiling(before: State, after: State) -> str:
    """Which dishes are spoiled now that were not before."""
    lines = []
    for was, now in zip(before.seats, after.seats, strict=True):
        if now.stove.dish is None or was.stove.dish != now.stove.dish:
            continue
        kind = spoiled(after.deck, now.stove)
        if kind is not None and spoiled(before.deck, was.stove) is None:
            words = _("{name}'s dish is burnt!") if kind is Spoiled.BURNT else _("{name}'s dish is over-seasoned!")
            lines.append(words.format(name=now.name))
    return " ".join(lines)
