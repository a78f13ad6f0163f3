"""`alacarte match`: whole games without a window, every pour and flip simulated from the bots' hands."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.commands import arguments as kinds
from simulator.commands.faults import FELL_SHORT, FINE, FileFault, UsageFault
from simulator.commands.output import print_json, progress
from simulator.text import _, ngettext
from simulator.workers import shared


def add_to(commands: kinds.Commands) -> None:
    """`match` with its options."""
    parser = kinds.add_command(
        commands,
        "match",
        _("whole games of bots without a window"),
        "alacarte match --players bot:chef,bot:novice --games 20 --seed 1 --json",
        run,
    )
    parser.add_argument(
        "--players",
        required=True,
        metavar="BOT,BOT",
        help=_("bots, as in bot:chef; in the card games as in bot:strong"),
    )
    parser.add_argument("--games", type=kinds.whole_number(1, 1_000_000), default=1, metavar="N", help=_("how many"))
    kinds.add_seed(parser, default=1)
    kinds.add_rules(parser)
    kinds.add_scene(parser)
    parser.add_argument("--log-dir", type=Path, metavar="DIR", help=_("where the logs go; each game has its own"))
    kinds.add_workers(parser)
    kinds.add_data(parser)
    kinds.add_json(parser)


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played: its header, and the folder of its log."""

    header: dict[str, Any]
    folder: Path


def run(arguments: argparse.Namespace) -> int:
    """Play the games; 1 if one was stopped because it did not end."""
    started_s = time.perf_counter()
    jobs = _jobs(arguments)
    with progress(_("games"), arguments.games) as tell:
        games = []
        for game in shared(play_game, jobs, arguments.workers):
            games.append(game)
            tell(len(games))
    _print(games, time.perf_counter() - started_s, arguments.json)
    return FINE if all(game["winners"] for game in games) else FELL_SHORT


def _jobs(arguments: argparse.Namespace) -> Iterator[Job]:
    """The games, each made when its turn has come; what is wrong with the arguments is wrong with the first."""
    from simulator.commands.folders import data_folder, log_folder
    from simulator.commands.scene_files import loaded
    from simulator.commands.tables import header_of
    from simulator.match import game_named

    if None in header_of(arguments, arguments.seed)["players"]:
        raise UsageFault(
            _("--players: a person needs the window (alacarte play): allowed here are bots, as in bot:chef")
        )
    for act in game_named(arguments.game).ACTS:
        loaded(act, arguments.scene)
    folder = arguments.log_dir or log_folder(data_folder(arguments.data))
    folder.mkdir(parents=True, exist_ok=True)
    return (Job(header_of(arguments, arguments.seed + number), folder) for number in range(arguments.games))


def play_game(job: Job) -> dict[str, Any]:
    """Play one game to its end and say how it went.

    Raises:
        FileFault: its log cannot be written.
    """
    from simulator.commands.folders import free_log_path
    from simulator.headless import play_out
    from simulator.match import Match
    from simulator.players.roster import bots_of

    try:
        path = free_log_path(job.folder, f"{job.header['game']}-seed{job.header['seed']}")
        match = Match(job.header, bots_of(job.header), path)
        ended = play_out(match)
        match.close()
    except OSError as fault:
        raise FileFault(f"{fault.filename or job.folder}: {fault.strerror}") from None
    return _told(match, ended)


def _told(match: Any, ended: bool) -> dict[str, Any]:
    from simulator.vocabulary import Flipped, Poured

    standings = sorted(match.standings(), key=lambda standing: standing.seat)
    answer: dict[str, Any] = {
        "seed": match.seed,
        "winners": [standing.seat for standing in standings if standing.winner] if ended else [],
        "points": [standing.points for standing in standings],
        "stars": [seat.get("stars", 0) for seat in match.game.describe(match.state)["seats"]],
        "turns": match.turns,
        "pours": sum(isinstance(event, Poured) for event in match.events),
        "flips": sum(isinstance(event, Flipped) for event in match.events),
        "log": str(match.log_path),
    }
    return answer if ended else {**answer, "stopped": match.overlong}


def _print(games: list[dict[str, Any]], seconds: float, as_json: bool) -> None:
    if as_json:
        print_json({"games": games, "seconds": round(seconds, 2)})
        return
    for game in games:
        print(_line(game))
    wins = [sum(seat in game["winners"] for game in games) for seat in range(len(games[0]["points"]))]
    print(
        ngettext(
            "{games} game in {seconds:.1f} s; won by seat: {wins}",
            "{games} games in {seconds:.1f} s; won by seat: {wins}",
            len(games),
        ).format(games=len(games), seconds=seconds, wins=", ".join(map(str, wins)))
    )


def _line(game: dict[str, Any]) -> str:
    text = _("seed {seed}: winners {winners}, points {points}, stars {stars}, {turns} turns, log {log}").format(**game)
    return f"{text} ({game['stopped']})" if "stopped" in game else text
