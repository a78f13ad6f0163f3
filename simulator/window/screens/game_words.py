"""The games at this table in words, and the options of the card games: a title, one line why, and values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from simulator.text import _, ngettext
from simulator.window.screens.option_words import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a card game: its words, its values, and the words of each value."""

    name: str
    words: Callable[[], Words]
    values: tuple[tuple[Any, Callable[[], str]], ...]


def game_words(name: str) -> Words:
    """A game and what it is about."""
    return {
        "alacarte": Words(_("The kitchen"), _("pour, flip, hope")),
        "courses": Words(_("Card game"), _("collect whole dishes")),
        "stew": Words(_("À table !"), _("one stew, six Hungry")),
    }[name]


def _turns(count: int) -> tuple[dict[str, int], Callable[[], str]]:
    return {"turns": count}, lambda: ngettext("{n} turn each", "{n} turns each", count).format(n=count)


def _minutes(count: int) -> tuple[dict[str, int], Callable[[], str]]:
    return {"seconds": 60 * count}, lambda: ngettext("{n} minute", "{n} minutes", count).format(n=count)


def _count(number: int) -> tuple[int, Callable[[], str]]:
    return number, lambda: f"{number}"


_NO_YES = ((False, lambda: _("no")), (True, lambda: _("yes")))

CHOICES: Mapping[str, tuple[Choice, ...]] = {
    "courses": (
        Choice(
            "timer",
            lambda: Words(_("Length"), _("minutes hurry more")),
            (_turns(5), _turns(10), _turns(15), _turns(20), _minutes(3), _minutes(5)),
        ),
        Choice(
            "mode",
            lambda: Words(_("Dishes"), _("laid down, you draw anew")),
            (("hold", lambda: _("count at the end")), ("meld", lambda: _("lay down"))),
        ),
        Choice(
            "break_rule",
            lambda: Words(_("Break the rules"), _("two appetizers, one main")),
            (("once", lambda: _("once")), ("always", lambda: _("always")), ("never", lambda: _("never"))),
        ),
        Choice(
            "allow_bounce",
            lambda: Words(_("Drop what was taken"), _("pile to hand and back")),
            _NO_YES,
        ),
        Choice(
            "cards_per_course",
            lambda: Words(_("Cards of each course"), _("more cards, less counting")),
            (_count(18), _count(24), _count(30), _count(15)),
        ),
    ),
    "stew": (
        Choice(
            "call",
            lambda: Words(_("Who may call"), _("anybody quick, or in turn")),
            (("anyone", lambda: _("anyone")), ("own_turn", lambda: _("who is on turn"))),
        ),
        Choice(
            "vagabond_no_chicken",
            lambda: Words(_("Vagabond without chicken"), _("one text gives nothing")),
            ((3, lambda: "+3"), (0, lambda: "0")),
        ),
        Choice(
            "garlic_pair",
            lambda: Words(_("Both garlics"), _("one together, or one each")),
            (_count(1), _count(2)),
        ),
        Choice(
            "last_call",
            lambda: Words(_("Call after the last card"), _("or the round ends with it")),
            _NO_YES,
        ),
    ),
}
"""The first value of each is the rule, but for the length, whose second is."""
USUAL: Mapping[str, Any] = {"timer": {"turns": 10}}
"""What is usual where it is not the first value."""


def usual(choice: Choice) -> Any:
    """The reference rule's value."""
    return USUAL.get(choice.name, choice.values[0][0])
