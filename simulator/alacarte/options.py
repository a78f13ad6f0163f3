"""The readings of the rule book: every option, what it may be and why it exists, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from simulator.alacarte.words import shown
from simulator.game import BadSetup, Refusal


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played; the defaults are the reference rules."""

    star_win: str = "instant"
    breaks_per_turn: int = 1
    dish_goal: int = 5
    new_dish_from: str = "all"
    misses_count: bool = True
    slant: str = "forbidden"
    foul: str = "stop"
    serve: str = "may"
    finish_round: bool = False
    spoiled_points: int = 0
    crepe_ends_turn: bool = True
    crepe_burn_ends_turn: bool = True
    crepe_first: bool = False
    hidden_cups: bool = False
    must_use_actions: bool = False
    bottle_fill: int = 15
    bottle_salt: int = 5
    free_after_third: bool = True
    season_with: str = "any"
    colour_rule: str = "finished"
    crepe_heat: str = "adds"
    unused_crepe_counts: bool = True
    reseason_tips: int = 1
    crepes: bool = True
    stars: bool = True
    serve_costs: int = 0
    coffee_costs: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """What one option may be, and why it exists. `allowed` lists the values or is a range of whole numbers."""

    name: str
    allowed: tuple[object, ...] | range
    why: str

    def accepts(self, value: object) -> bool:
        """Whether `value` is allowed: 1 is no true, and true is no 1."""
        return any(type(value) is type(allowed) and value == allowed for allowed in self._near(value))

    def _near(self, value: object) -> tuple[object, ...]:
        if isinstance(self.allowed, range):
            return (value,) if isinstance(value, int) and value in self.allowed and type(value) is int else ()
        return self.allowed

    def in_words(self) -> str:
        """What is allowed, in words."""
        if isinstance(self.allowed, range):
            top = "" if self.allowed.stop > _ANY else f" to {self.allowed.stop - 1}"
            return f"whole numbers {self.allowed.start}{top or ' and up'}"
        return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.allowed)


_ANY = 1_000_000_000
_YES_NO = (False, True)
_COST = (0, 1)

OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("star_win", ("instant", "end_then_points"), "one rule text says three stars only end the game"),
        Option("breaks_per_turn", range(_ANY + 1), "one text sets no limit (0)"),
        Option("dish_goal", range(1, _ANY + 1), "7 is played by two cooks in a later edition"),
        Option("new_dish_from", ("all", "top_of_stack"), "only the top tile of each colour may be taken"),
        Option("misses_count", _YES_NO, "pieces beside the pan count, or go to the sink"),
        Option("slant", ("forbidden", "allowed"), "whether a tip that never reaches mouth-down is a foul"),
        Option("foul", ("stop", "spoil_action"), "what fell counts, or goes to the sink with the action lost"),
        Option("serve", ("may", "auto"), "a finished dish is served at once"),
        Option("finish_round", _YES_NO, "everybody has had the same number of turns"),
        Option("spoiled_points", (0, -1), "each spoiled dish costs a point in an older edition"),
        Option("crepe_ends_turn", _YES_NO, "after a finished crepe the turn is over, or goes on"),
        Option("crepe_burn_ends_turn", _YES_NO, "after a burnt crepe the turn is over, or goes on"),
        Option("crepe_first", _YES_NO, "a crepe at set-up"),
        Option("hidden_cups", _YES_NO, "cups are secret"),
        Option("must_use_actions", _YES_NO, "no ending the turn early"),
        Option("bottle_fill", range(3, 21), "difficulty: pieces of its colour in a bottle"),
        Option("bottle_salt", range(7), "difficulty: salt crystals in a bottle"),
        Option("free_after_third", _YES_NO, "the turn ends with the third spoon, or not"),
        Option("season_with", ("any", "needed"), "only a bottle whose colour the recipe still asks for"),
        Option("colour_rule", ("finished", "used"), "spoiled colours close a colour too"),
        Option("crepe_heat", ("adds", "sets"), "match the number on the die"),
        Option("unused_crepe_counts", _YES_NO, "whether the game ends when no dish is left although a crepe is"),
        Option("reseason_tips", (1, 3), "three times may mean tips"),
        Option("crepes", _YES_NO, "part of classic_1989"),
        Option("stars", _YES_NO, "part of classic_1989"),
        Option("serve_costs", _COST, "actions; part of classic_1989"),
        Option("coffee_costs", _COST, "actions; part of classic_1989"),
    )
}

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "standard": {},
    "two_cooks": {"dish_goal": 7},
    "classic_1989": {
        "bottle_fill": 7,
        "bottle_salt": 4,
        "dish_goal": 4,
        "crepes": False,
        "stars": False,
        "serve_costs": 1,
        "coffee_costs": 1,
        "spoiled_points": -1,
    },
    "family": {"misses_count": False, "slant": "allowed"},
}


def options_from(table: Mapping[str, Any]) -> Options:
    """The options of a header: its preset with what differs from it.

    Raises:
        BadSetup: an unknown option or preset, or a value that is not allowed.
    """
    preset = table.get("preset", "standard")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise _bad(f"preset: {shown(preset)}: allowed are {', '.join(PRESETS)}")
    chosen = {**PRESETS[preset], **{name: value for name, value in table.items() if name != "preset"}}
    for name, value in chosen.items():
        _check(name, value)
    return replace(Options(), **chosen)


def changed_options(options: Options) -> dict[str, Any]:
    """What differs from the standard preset, for a header."""
    standard = Options()
    names = (field.name for field in fields(Options))
    return {name: getattr(options, name) for name in names if getattr(options, name) != getattr(standard, name)}


def _check(name: str, value: object) -> None:
    if name not in OPTIONS:
        raise _bad(f"{shown(name)}: unknown option: allowed are {', '.join(OPTIONS)}")
    if not OPTIONS[name].accepts(value):
        raise _bad(f"{name}: {shown(value)}: allowed are {OPTIONS[name].in_words()}")


def _bad(message: str) -> BadSetup:
    return BadSetup(Refusal("unknown_option", message))
