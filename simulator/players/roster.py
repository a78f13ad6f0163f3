"""Who may be asked to play which game: the bots of every game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from simulator.game import BadSetup, Refusal
from simulator.players import bots, courses_bots, stew_bots
from simulator.players.bots import PREFIX
from simulator.players.player import Player
from simulator.shown import shown


def _handless(kind: Callable[[], Player], scene: str) -> Player:
    """A bot that pours and flips nothing minds no scene."""
    return kind()


BOTS: Mapping[str, Mapping[str, Callable[[str], Player]]] = {
    "alacarte": {name: partial(bots.bot_named, name) for name in bots.BOTS},
    "courses": {name: partial(_handless, kind) for name, kind in courses_bots.BOTS.items()},
    "stew": {name: partial(_handless, kind) for name, kind in stew_bots.BOTS.items()},
}
"""Game → name of a bot → what makes one for a table with that scene; the best bot stands last."""


def bot_named(game: str, name: str, scene: str = "standard") -> Player:
    """The bot of that name.

    Raises:
        BadSetup: the game has no such bot.
    """
    if name not in BOTS[game]:
        raise BadSetup(Refusal("no_such_bot", f"bot: {shown(name)}: allowed in {game} are {', '.join(BOTS[game])}"))
    return BOTS[game][name](scene)


def bots_of(header: Mapping[str, Any]) -> list[Player | None]:
    """The players that a header names: a bot for each "bot:…", None for each person.

    Raises:
        BadSetup: there is no such game or bot, or the header does not say who plays or on which scene.
    """
    game, scene, words = header.get("game"), header.get("scene", "standard"), header.get("players") or []
    if not isinstance(game, str) or game not in BOTS:
        raise _malformed("game", game, f"allowed are {', '.join(BOTS)}")
    if not isinstance(scene, str):
        raise _malformed("scene", scene, "allowed is the name of a scene, or a file")
    if not isinstance(words, list) or not all(word is None or isinstance(word, str) for word in words):
        raise _malformed("players", words, f'allowed is a list of "{PREFIX}…" and null')
    return [bot_named(game, word.removeprefix(PREFIX), scene) if word else None for word in words]


def _malformed(key: str, value: object, allowed: str) -> BadSetup:
    return BadSetup(Refusal("malformed", f"{key}: {shown(value)}: {allowed}"))
