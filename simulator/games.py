"""Which games there are, and the header that begins the log of a match."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, cast

from simulator.game import BadSetup, Game, Refusal, stream
from simulator.log import FORMAT, VERSION
from simulator.shown import shown

GAMES = {
    "alacarte": "simulator.alacarte.rules",
    "courses": "simulator.cards.courses.rules",
    "stew": "simulator.cards.stew.rules",
}
"""The module of each game; a new game is one file and one line here."""


def game_named(name: Any) -> Game:
    """The game module of that name.

    Raises:
        BadSetup: there is no such game.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise BadSetup(Refusal("malformed", f"game: {shown(name)}: allowed are {', '.join(GAMES)}"))
    return cast(Game, importlib.import_module(GAMES[name]))


def bot_seats(header: Mapping[str, Any]) -> frozenset[int]:
    """The seats that bots play, by the header of a log: in a replay too, where nobody plays."""
    players = header.get("players")
    told = players if isinstance(players, list) else ()
    return frozenset(seat for seat, player in enumerate(told) if player is not None)


def new_header(
    seats: Sequence[str],
    seed: int,
    *,
    game: str = "alacarte",
    options: Mapping[str, Any] | None = None,
    deck: str = "standard",
    players: Sequence[str | None] = (),
    scene: str = "standard",
) -> dict[str, Any]:
    """The header of a new log. `players` says who plays each seat ("bot:chef", None for a person).

    Only a game with acts of dexterity has a deck file and a scene.

    Raises:
        BadSetup: there is no such game.
    """
    header = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "seats": list(seats),
        "seed": seed,
        "options": dict(options or {}),
        "deck": deck,
        "first": stream(seed, "first").randrange(len(seats)),
        "players": list(players) or [None] * len(seats),
        "scene": scene,
    }
    if game_named(game).ACTS:
        return header
    return {key: value for key, value in header.items() if key not in ("deck", "scene")}
