"""The bots of the card games by name. They have no hands and mind no scene: nothing is poured and nothing flipped."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from simulator.players.player import Player, RandomPlayer


def _random(scene: str) -> Player:
    return RandomPlayer()


COURSES: Mapping[str, Callable[[str], Player]] = {"random": _random}
STEW: Mapping[str, Callable[[str], Player]] = {"random": _random}
