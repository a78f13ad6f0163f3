"""The options of the rules in words: a title, one line why each exists, and its values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from simulator.alacarte.options import OPTIONS, PRESETS
from simulator.text import _


@dataclass(frozen=True, slots=True)
class Words:
    """A title and the line below it."""

    title: str
    why: str


def preset_words(name: str) -> Words:
    """A preset and why it exists."""
    return {
        "standard": Words(_("Rule book"), _("the rules as they are printed today")),
        "two_cooks": Words(_("Two cooks"), _("seven dishes: a longer duel")),
        "classic_1989": Words(_("Classic 1989"), _("half-full bottles, no stars, no crepe")),
        "family": Words(_("Family"), _("misses do not count, any slant is fine")),
    }[name]


def scene_words(name: str) -> Words:
    """How hard the bottles and the crepe are."""
    return {
        "family": Words(_("Easy"), _("narrow mouths")),
        "standard": Words(_("Medium"), _("as on the table")),
        "chef": Words(_("Hard"), _("wide mouths")),
    }[name]


def option_words(name: str) -> Words:
    """An option and why it exists."""
    return _WORDS[name]()


def option_values(name: str) -> list[object]:
    """The values that the screen offers; whole numbers without an end stop where they stay sensible."""
    allowed = OPTIONS[name].allowed
    if not isinstance(allowed, range):
        return list(allowed)
    return list(range(allowed.start, min(allowed.stop, _ENOUGH.get(name, allowed.stop))))


def value_words(name: str, value: object) -> str:
    """A value of an option."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if name == "breaks_per_turn" and value == 0:
        return _("no limit")
    return _VALUES[value]() if isinstance(value, str) else str(value)


_ENOUGH = {"dish_goal": 13, "breaks_per_turn": 6}

_VALUES: dict[str, Callable[[], str]] = {
    "instant": lambda: _("wins at once"),
    "end_then_points": lambda: _("points decide"),
    "all": lambda: _("any open dish"),
    "top_of_stack": lambda: _("top of a stack"),
    "forbidden": lambda: _("a foul"),
    "allowed": lambda: _("allowed"),
    "stop": lambda: _("stop, it counts"),
    "spoil_action": lambda: _("action lost"),
    "may": lambda: _("when you like"),
    "auto": lambda: _("at once"),
    "any": lambda: _("any bottle"),
    "needed": lambda: _("asked ones only"),
    "finished": lambda: _("finished"),
    "used": lambda: _("spoiled too"),
    "adds": lambda: _("adds"),
    "sets": lambda: _("sets"),
}

_WORDS: dict[str, Callable[[], Words]] = {
    "dish_goal": lambda: Words(_("Dishes to the end"), _("a later edition plays to 7 with two cooks")),
    "bottle_fill": lambda: Words(_("Pieces in a bottle"), _("more pieces fall more easily")),
    "bottle_salt": lambda: Words(_("Salt in a bottle"), _("three in a pan spoil the dish")),
    "star_win": lambda: Words(_("Third star"), _("in one rule text it only ends the game")),
    "breaks_per_turn": lambda: Words(_("Coffee breaks a turn"), _("one rule text sets no limit")),
    "misses_count": lambda: Words(_("Misses count"), _("or they go to the sink")),
    "slant": lambda: Words(_("Slanted tips"), _("when the mouth never points down")),
    "foul": lambda: Words(_("After a foul"), _("what fell counts, or the action is lost")),
    "serve": lambda: Words(_("Serving"), _("a finished dish may wait, or not")),
    "season_with": lambda: Words(_("Season with"), _("one text allows only the matching bottle")),
    "new_dish_from": lambda: Words(_("New dish"), _("one text has stacks")),
    "colour_rule": lambda: Words(_("Colours closed by"), _("whether a spoiled colour counts as had")),
    "finish_round": lambda: Words(_("Finish the round"), _("everybody has had as many turns")),
    "free_after_third": lambda: Words(_("Serve after the last spoon"), _("both texts can be read so")),
    "must_use_actions": lambda: Words(_("All actions must be used"), _("no ending the turn early")),
    "hidden_cups": lambda: Words(_("Hidden cups"), _("nobody sees what you hold")),
    "reseason_tips": lambda: Words(_("Tips of the season cup"), _("“three times” may mean tips")),
    "crepes": lambda: Words(_("Crepes"), _("the first edition had none")),
    "crepe_first": lambda: Words(_("Crepe as the first dish"), _("usually only later")),
    "crepe_heat": lambda: Words(_("Die and crepe"), _("“match the number on the die”")),
    "crepe_ends_turn": lambda: Words(_("Finished crepe ends the turn"), _("or the turn goes on")),
    "crepe_burn_ends_turn": lambda: Words(_("Burnt crepe ends the turn"), _("or the turn goes on")),
    "unused_crepe_counts": lambda: Words(_("Ends with the last tile"), _("although a crepe is left")),
    "stars": lambda: Words(_("Stars"), _("the first edition had none")),
    "spoiled_points": lambda: Words(_("Points for a spoiled dish"), _("an older edition takes one")),
    "serve_costs": lambda: Words(_("Actions for serving"), _("one in the first edition")),
    "coffee_costs": lambda: Words(_("Actions for a coffee"), _("one in the first edition")),
}

ORDER = tuple(_WORDS)
"""The options as the screen lists them."""

assert set(ORDER) == set(OPTIONS), "every option of the rules has words"
assert tuple(PRESETS) == ("standard", "two_cooks", "classic_1989", "family")
