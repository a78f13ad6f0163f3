"""`alacarte event`: the stand, its supervisor, its board page, its self-test."""

from __future__ import annotations

import argparse
import sys
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from simulator.commands import arguments as kinds
from simulator.commands.faults import FELL_SHORT, FINE, UsageFault
from simulator.commands.output import print_json, progress
from simulator.text import _, use_language

if TYPE_CHECKING:
    from simulator.event.stand import Stand
    from simulator.event.storage import Storage
    from simulator.scene.event import EventScene


def add_to(commands: kinds.Commands) -> None:
    """`event` with its options."""
    parser = kinds.add_command(
        commands,
        "event",
        _("the stand: shown at an event, unattended, for days"),
        "alacarte event --config my-stand.toml --supervise",
        run,
    )
    parser.add_argument(
        "--config", default="standard", metavar="FILE", help=_("the file of the stand, see scenes/event/standard.toml")
    )
    parser.add_argument("--make-pin", action="store_true", help=_("ask for a PIN and print its hash for the file"))
    parser.add_argument("--self-test", action="store_true", help=_("visits without a window; says what was left over"))
    parser.add_argument(
        "--visits", type=kinds.whole_number(1, 100_000), default=50, metavar="N", help=_("visits of the self-test")
    )
    parser.add_argument(
        "--soak",
        type=kinds.whole_number(1, 100),
        metavar="HOURS",
        help=_("with --self-test: so many hours instead, and what a picture costs in each of them"),
    )
    parser.add_argument("--supervise", action="store_true", help=_("start the stand again when it crashes or hangs"))
    parser.add_argument(
        "--board", type=kinds.whole_number(1, 65535), metavar="PORT", help=_("a page with the board, for the crowd")
    )
    parser.add_argument("--board-host", metavar="ADDRESS", help=_("who may read the page; 0.0.0.0 is everybody"))
    kinds.add_seed(parser)
    kinds.add_json(parser)
    kinds.add_window(parser)
    for inner in ("--beat", "--safe-screen", "--page-only"):  # how the processes of a stand start each other
        wanted: dict[str, Any] = {"action": "store_true"} if inner == "--beat" else {"metavar": "TEXT"}
        parser.add_argument(inner, help=argparse.SUPPRESS, **wanted)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for."""
    if arguments.make_pin:
        return _make_pin()
    if arguments.page_only:
        return _page(arguments.page_only)
    if arguments.board_host and not _is_address(arguments.board_host):
        raise UsageFault(
            _("--board-host: {host!r}: allowed is an address like 127.0.0.1").format(host=arguments.board_host)
        )
    from simulator.commands.scene_files import loaded

    if arguments.soak and not arguments.self_test:
        raise UsageFault(_("--soak: allowed is only together with --self-test"))
    if arguments.lang:
        use_language(arguments.lang)
    scene: EventScene = loaded("event", arguments.config)
    if arguments.self_test:
        return _self_test(scene, arguments)
    return _stand(scene, arguments)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _make_pin() -> int:
    """Asks on the terminal, prints the line for the file."""
    from getpass import getpass

    from simulator.event.pin import hashed

    pin = (
        getpass(_("PIN of the staff, four to twelve digits: ")) if sys.stdin.isatty() else sys.stdin.readline().strip()
    )
    if not (pin.isdigit() and pin.isascii() and 4 <= len(pin) <= 12):
        raise UsageFault(_("--make-pin: allowed are four to twelve digits"))
    print(f'pin_hash = "{hashed(pin)}"')
    return FINE


def _self_test(scene: EventScene, arguments: argparse.Namespace) -> int:
    from simulator.event.self_test import self_test

    if arguments.soak:
        return _soak(scene, arguments)
    with progress(_("visits"), arguments.visits) as told:
        report = self_test(scene, arguments.visits, arguments.seed, told)
    if arguments.json:
        print_json(report.to_json())
    else:
        _print(report)
    return FINE if report.ok else FELL_SHORT


def _soak(scene: EventScene, arguments: argparse.Namespace) -> int:
    from simulator.event.soak import soak

    with progress(_("hours"), arguments.soak) as told:
        report = soak(scene, arguments.soak, arguments.seed, told)
    if arguments.json:
        print_json(report.to_json())
        return FINE if report.ok else FELL_SHORT
    words = _("CPU of a picture, ms, that all but one in a hundred stay under; in the first minute: {p99:.1f}")
    print(words.format(p99=report.first_minute_p99_ms))
    for hour, p99 in enumerate(report.hours_p99_ms, start=1):
        print(_("in hour {hour}: {p99:.1f}").format(hour=hour, p99=p99))
    return FINE if report.ok else FELL_SHORT


def _print(report: Any) -> None:
    rows = (
        (_("visits"), report.visits),
        (_("finished"), report.finished),
        (_("left half-way"), report.left),
        (_("residue"), len(report.residue)),
        (_("exceptions"), len(report.exceptions)),
        (_("memory growth, MB"), "–" if report.memory_growth_mb is None else report.memory_growth_mb),
        (_("seconds"), report.seconds),
    )
    for title, figure in rows:
        print(f"{title:<24} {figure:>8}")
    for words in (*report.residue[:5], *report.exceptions[:5]):
        print(words)


def _stand(scene: EventScene, arguments: argparse.Namespace) -> int:
    from simulator.commands.folders import data_folder
    from simulator.event.storage import Storage

    storage = Storage(data_folder(arguments.data) / "event")
    if arguments.safe_screen:
        return _safe(scene, arguments)
    if arguments.supervise:
        return _supervised(scene, storage, arguments)
    return _shown(scene, storage, arguments)


def _supervised(scene: EventScene, storage: Storage, arguments: argparse.Namespace) -> int:
    """This process only watches; the stand runs in another one."""
    from simulator.event.supervisor import own_command, supervise

    command = [*own_command(), "event", *_passed_on(arguments), "--beat"]
    return supervise(command, lambda reason: [*command, "--safe-screen", reason], storage.log, scene.care.log_mb)


def _passed_on(arguments: argparse.Namespace) -> list[str]:
    """The options of the supervisor that are the stand's."""
    size = f"{arguments.size[0]}x{arguments.size[1]}" if arguments.size else None
    given = {
        "--config": arguments.config,
        "--size": size,
        "--lang": arguments.lang,
        "--data": arguments.data,
        "--targets": arguments.targets,
        "--board": arguments.board,
        "--board-host": arguments.board_host,
    }
    return [str(word) for option, value in given.items() if value is not None for word in (option, value)]


def _safe(scene: EventScene, arguments: argparse.Namespace) -> int:
    from simulator.event.safe import SafeScreen

    full_screen = scene.show.full_screen and arguments.size is None
    return SafeScreen(arguments.safe_screen, arguments.size, full_screen, scene.show.display).run()


def _page(settings: str) -> int:
    """The process of the board page."""
    from simulator.event.page import PageSettings, serve

    serve(PageSettings.from_json(settings))
    return FINE


def _shown(scene: EventScene, storage: Storage, arguments: argparse.Namespace) -> int:
    """The window, until the staff close it or start it anew."""
    from simulator.event.stand import Stand
    from simulator.event.supervisor import RESTART
    from simulator.window.app import NoWindow

    while True:
        try:
            stand = Stand(scene, storage, arguments.size, arguments.targets, arguments.lang)
        except NoWindow as fault:
            raise UsageFault(str(fault)) from None
        _greet(stand)
        _equip(stand, arguments)
        stand.run()
        if stand.outcome == "exit" or arguments.beat:
            return FINE if stand.outcome == "exit" else RESTART


def _greet(stand: Stand) -> None:
    """A PIN that was made just now, and what is wrong."""
    if stand.new_pin:
        print(_("PIN of the staff menu, printed only this once: {pin}").format(pin=stand.new_pin), flush=True)
    for trouble in stand.troubles:
        print(trouble, file=sys.stderr, flush=True)


def _equip(stand: Stand, arguments: argparse.Namespace) -> None:
    """The heartbeat for a supervisor, and the page for the crowd."""
    from simulator.event.heartbeat import Heart
    from simulator.event.page import PageProcess, PageSettings
    from simulator.event.supervisor import own_command

    if arguments.beat:
        stand.care.beat = Heart(lambda: stand.end("exit"))
    board = stand.scene.board
    port = arguments.board or board.page_port
    if port:
        offered = tuple(challenge.value for challenge in stand.offered)
        path = str(stand.storage.board.resolve())
        host = arguments.board_host or board.page_host
        begins_at = stand.scene.care.restart_at
        settings = PageSettings(path, port, host, board.rows, begins_at, stand.language, offered)
        stand.care.page = PageProcess([*own_command(), "event", "--page-only", settings.to_json()])
