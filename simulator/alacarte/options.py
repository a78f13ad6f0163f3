"""The readings of the rule book: every option, what it may be and why it exists, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from simulator.game.options import ANY, YES_NO, Option, bad_option, check_options
from simulator.shown import shown


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


_COST = (0, 1)

OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("star_win", ("instant", "end_then_points"), "one rule text says three stars only end the game"),
        Option("breaks_per_turn", range(ANY + 1), "one text sets no limit (0)"),
        Option("dish_goal", range(1, ANY + 1), "7 is played by two cooks in a later edition"),
        Option("new_dish_from", ("all", "top_of_stack"), "only the top tile of each colour may be taken"),
        Option("misses_count", YES_NO, "pieces beside the pan count, or go to the sink"),
        Option("slant", ("forbidden", "allowed"), "whether a tip that never reaches mouth-down is a foul"),
        Option("foul", ("stop", "spoil_action"), "what fell counts, or goes to the sink with the action lost"),
        Option("serve", ("may", "auto"), "a finished dish is served at once"),
        Option("finish_round", YES_NO, "everybody has had the same number of turns"),
        Option("spoiled_points", (0, -1), "each spoiled dish costs a point in an older edition"),
        Option("crepe_ends_turn", YES_NO, "after a finished crepe the turn is over, or goes on"),
        Option("crepe_burn_ends_turn", YES_NO, "after a burnt crepe the turn is over, or goes on"),
        Option("crepe_first", YES_NO, "a crepe at set-up"),
        Option("hidden_cups", YES_NO, "cups are secret"),
        Option("must_use_actions", YES_NO, "no ending the turn early"),
        Option("bottle_fill", range(3, 21), "difficulty: pieces of its colour in a bottle"),
        Option("bottle_salt", range(7), "difficulty: salt crystals in a bottle"),
        Option("free_after_third", YES_NO, "the turn ends with the third spoon, or not"),
        Option("season_with", ("any", "needed"), "only a bottle whose colour the recipe still asks for"),
        Option("colour_rule", ("finished", "used"), "spoiled colours close a colour too"),
        Option("crepe_heat", ("adds", "sets"), "match the number on the die"),
        Option("unused_crepe_counts", YES_NO, "whether the game ends when no dish is left although a crepe is"),
        Option("reseason_tips", (1, 3), "three times may mean tips"),
        Option("crepes", YES_NO, "part of classic_1989"),
        Option("stars", YES_NO, "part of classic_1989"),
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
        raise bad_option(f"preset: {shown(preset)}: allowed are {', '.join(PRESETS)}")
    chosen = {**PRESETS[preset], **{name: value for name, value in table.items() if name != "preset"}}
    check_options(chosen, OPTIONS)
    return replace(Options(), **chosen)


def changed_options(options: Options) -> dict[str, Any]:
    """What differs from the standard preset, for a header."""
    standard = Options()
    names = (field.name for field in fields(Options))
    return {name: getattr(options, name) for name in names if getattr(options, name) != getattr(standard, name)}
