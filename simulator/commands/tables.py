"""Who plays, by which rules: from the words of the command line to seats, players and a checked header."""

from __future__ import annotations

import argparse
from typing import Any

from simulator.commands.faults import UsageFault
from simulator.game import BadSetup
from simulator.match import GAMES, game_named, new_header
from simulator.players.bots import PREFIX
from simulator.players.roster import BOTS
from simulator.scene.decks import DeckFileError, with_deck
from simulator.text import _

LONGEST_NAME = 40


def read_players(text: str, game: str) -> list[str | None]:
    """`Ann,bot:regular` → who plays each seat as a log's header says it: "bot:regular", or None for a person.

    Raises:
        UsageFault: an unknown bot, an empty or overlong name.
    """
    return [_player(word.strip(), game) for word in text.split(",")]


def _player(word: str, game: str) -> str | None:
    if word.startswith(PREFIX):
        if word.removeprefix(PREFIX) not in BOTS[game]:
            allowed = ", ".join(PREFIX + name for name in BOTS[game])
            raise UsageFault(_("--players: {value!r}: allowed are {allowed}").format(value=word, allowed=allowed))
        return word
    if not word or len(word) > LONGEST_NAME or not word.isprintable():
        raise UsageFault(
            _("--players: {value!r}: allowed are names of 1 to {most} letters, or bots as in bot:chef").format(
                value=word, most=LONGEST_NAME
            )
        )
    return None


def seat_names(text: str) -> list[str]:
    """The names of the seats; a bot is called after its skill, and no two cooks alike."""
    names: list[str] = []
    for word in text.split(","):
        word = word.strip()
        name = word.removeprefix(PREFIX).capitalize() if word.startswith(PREFIX) else word
        count = sum(taken == name or taken.startswith(f"{name} ") for taken in names)
        names.append(f"{name} {count + 1}" if count else name)
    return names


def header_of(arguments: argparse.Namespace, seed: int) -> dict[str, Any]:
    """The header that the arguments of `play` and `match` ask for, checked by the game itself.

    Raises:
        UsageFault: an unknown game, a number of cooks, an option or a deck that is not allowed.
    """
    if arguments.game not in GAMES:
        raise UsageFault(
            _("--game: {value!r}: allowed are {allowed}").format(value=arguments.game, allowed=", ".join(GAMES))
        )
    _check_acts(arguments)
    options = ({"preset": arguments.preset} if arguments.preset else {}) | dict(arguments.options)
    header = new_header(
        seat_names(arguments.players),
        seed,
        game=arguments.game,
        options=options,
        deck=arguments.deck,
        players=read_players(arguments.players, arguments.game),
        scene=arguments.scene,
    )
    _check(header)
    return header


def _check_acts(arguments: argparse.Namespace) -> None:
    """A game without acts of dexterity has neither dishes nor scenes to choose."""
    if game_named(arguments.game).ACTS:
        return
    for name in ("deck", "scene"):
        if (value := getattr(arguments, name)) != "standard":
            raise UsageFault(
                _("--{name}: {value!r}: {game} is played without one").format(
                    name=name, value=value, game=arguments.game
                )
            )


def _check(header: dict[str, Any]) -> None:
    game = game_named(header["game"])
    if len(header["seats"]) not in game.SEATS:
        raise UsageFault(
            _("--players: {count} at the table: allowed are {low} to {high}").format(
                count=len(header["seats"]), low=game.SEATS.start, high=game.SEATS.stop - 1
            )
        )
    try:
        game.setup(with_deck(header) if game.ACTS else header)
    except DeckFileError as fault:
        raise UsageFault(f"--deck: {fault}") from None
    except BadSetup as fault:
        raise UsageFault(fault.refusal.message) from None
