"""Which screen opens for a match, a practice, a replay. Screens are imported when they are opened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.window.app import App
from simulator.window.saved import new_log_path
from simulator.window.screen import Screen

if TYPE_CHECKING:
    from simulator.match import Match
    from simulator.players.player import Player
    from simulator.window.screens.cards.table_screen import CardScreen

CARD_GAMES = ("courses", "stew")


def open_window(
    data_dir: Path,
    size: tuple[int, int] | None = None,
    language: str | None = None,
    targets_file: Path | None = None,
    header: Mapping[str, Any] | None = None,
    resume: Path | None = None,
    practice: str | None = None,
    scene: str = "standard",
    watch: Path | None = None,
    lab: str | None = None,
    wishes: Mapping[str, tuple[float, float]] | None = None,
) -> None:
    """Runs the window: the menu, with a match, a practice, a replay or the lab on top when one is asked for.

    Raises:
        NoWindow: no display can be opened.
        Refused: a line of the log to resume or watch is refused.
        BadSetup: the header cannot be played.
        OSError: a log cannot be read or written.
    """
    from simulator.window.screens.menu import MenuScreen

    app = App(None, data_dir, size, targets_file, language)
    app.push(MenuScreen())
    if header is not None:
        open_match(app, header)
    elif resume is not None:
        resume_match(app, resume)
    elif practice is not None:
        open_practice(app, practice, scene)
    elif watch is not None:
        open_replay(app, watch)
    elif lab is not None:
        open_lab(app, lab, scene, wishes)
    app.run()


def open_match(app: App, header: Mapping[str, Any]) -> None:
    """A new match with a new log. Raises BadSetup or OSError."""
    from simulator.match import Match

    app.ask_for_a_moment()
    app.push(_table(app, Match(header, _players_of(header), new_log_path(app.data.logs))))


def resume_match(app: App, path: Path) -> None:
    """The match of a log goes on, where its scene is still there. Raises Refused, BadSetup or OSError."""
    from simulator.log import read_log
    from simulator.match import Match

    header = read_log(path).header
    players = _players_of(header)
    app.ask_for_a_moment()
    app.push(_table(app, Match.resume(path, players, _scenes_of(header))))


def _scenes_of(header: Mapping[str, Any]) -> dict[str, Any]:
    """The scenes of a log's acts. Raises Refused or BadSetup."""
    from simulator.log import Refused
    from simulator.match import game_named
    from simulator.scene import SceneFaults, load_scene

    try:
        return {act: load_scene(act, header.get("scene", "standard")) for act in game_named(header.get("game")).ACTS}
    except SceneFaults as fault:
        raise Refused(1, "no_such_scene", str(fault.faults[0])) from None


def open_practice(app: App, act: str, scene: str = "standard") -> None:
    """Practice of `act`, "pour" or "flip"."""
    from simulator.window.screens.practice import practice_screen

    app.push(practice_screen(app, act, scene))


def open_lab(
    app: App, act: str = "pour", scene: str = "standard", wishes: Mapping[str, tuple[float, float]] | None = None
) -> None:
    """The lab with `act` on its bench; `wishes` are bands for its figures, else the usual ones. Raises SceneFaults."""
    from simulator.window.screens.lab.screen import LabScreen

    app.ask_for_a_moment()
    app.push(LabScreen(act, scene, wishes))


def open_replay(app: App, path: Path) -> None:
    """A log is shown. Raises Refused or OSError."""
    from simulator.log import read_log

    if read_log(path).header.get("game") in CARD_GAMES:
        from simulator.window.screens.cards.replay import CardReplayScreen

        app.push(CardReplayScreen(app, path))
        return
    from simulator.window.screens.replay import ReplayScreen

    app.push(ReplayScreen(app, path))


def _players_of(header: Mapping[str, Any]) -> list[Player | None]:
    """The bots of a log's header, each used to the scene on the table; None for each person. Raises BadSetup."""
    from simulator.players.roster import bots_of

    return bots_of(header)


def _table(app: App, match: Match) -> Screen:
    """The screen on which the game of `match` is played."""
    if not match.game.ACTS:
        return card_table(app, match)
    from simulator.window.screens.kitchen import KitchenScreen

    return KitchenScreen(app, match)


def card_table(app: App, match: Match) -> CardScreen:
    """The table of a card game."""
    if match.header["game"] == "stew":
        from simulator.window.screens.cards.stew import StewScreen

        return StewScreen(app, match)
    from simulator.window.screens.cards.courses import CoursesScreen

    return CoursesScreen(app, match)
