"""`alacarte lab calibrate`: search for a scene that pours as wished, and prove it with fresh acts."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.commands import arguments as kinds
from simulator.commands import lab_flags as flags
from simulator.commands.faults import FELL_SHORT, FINE, FellShort
from simulator.commands.lab_running import conduct, print_finding
from simulator.text import _

if TYPE_CHECKING:
    from simulator.lab.calibrate import Wish
    from simulator.lab.results import Finding

METHODS = ("models", "cmaes")


def add_to(studies: kinds.Commands) -> None:
    """`calibrate`."""
    parser = flags.add_study(
        studies,
        "calibrate",
        _("search for a scene that pours as wished"),
        "alacarte lab calibrate --target mean=1.4 --target p_0=0.35 --free dispenser.mouth_mm=12:16"
        " --free materials.friction=0.2:0.6 --out my.toml",
        _calibrate,
    )
    parser.add_argument(
        "--target", dest="targets", action="append", default=[], metavar="FIGURE=VALUE",
        help=_("mean, p_0, p_1_or_2, p_3_plus; of flips picture_up, recipe_up, beside; may be given again"),
    )  # fmt: skip
    parser.add_argument(
        "--free", action="append", default=[], required=True, metavar="KEY=LOW:HIGH",
        help=_("a value of the scene that may be changed, and how far; may be given again"),
    )  # fmt: skip
    parser.add_argument(
        "--budget", type=kinds.whole_number(1), default=8000, metavar="N", help=_("how many acts it may cost")
    )
    parser.add_argument("--method", choices=METHODS, default="models", help=_("cmaes is a second opinion"))
    flags.add_setting(parser, None)
    flags.add_running(parser, "FILE.toml")


def _calibrate(arguments: argparse.Namespace) -> int:
    from simulator.lab.calibrate import calibrate, calibrate_finding, calibrate_question
    from simulator.lab.calibrate_evolution import evolve

    wish = _wish(arguments)
    search = evolve if arguments.method == "cmaes" else calibrate
    question = calibrate_question(wish, arguments.method)
    out: Path | None = arguments.out
    if out is not None and not arguments.resume:
        from simulator.lab.scene_file import check_free

        check_free(out)
    finding, spent = conduct(
        arguments,
        question,
        lambda study: calibrate_finding(wish, search(study, wish), question),
        out.parent if out else None,
        f"{out.stem}.calibrate" if out else "",
    )
    written = _write(arguments, wish, finding)
    print_finding(finding, spent, arguments.json, written)
    return FINE if finding.found["status"] == "reached" else FELL_SHORT


def _wish(arguments: argparse.Namespace) -> Wish:
    """What is asked for, checked as far as thinking goes."""
    from simulator.lab.calibrate import Wish, check_wish
    from simulator.lab.spans import check_spans
    from simulator.lab.targets import check_targets, contradiction, read_target

    targets = tuple(read_target(text, arguments.act) for text in arguments.targets)
    check_targets(targets)
    wish = Wish(flags.setting_of(arguments), tuple(flags.spans_of(arguments.free)), targets, arguments.budget)
    check_wish(wish)
    check_spans(wish.setting.scene, wish.spans)
    why = contradiction(targets)
    if why is not None:
        raise FellShort(_("infeasible: {why}; no scene whatever has that").format(why=why))
    return wish


def _write(arguments: argparse.Namespace, wish: Wish, finding: Finding) -> Path | None:
    """The scene file, where the targets were reached and a place for it was named."""
    path: Path | None = arguments.out
    if path is None or finding.found["status"] != "reached":
        return None
    from simulator.lab.scene_file import proposed, write_scene

    if not path.exists():
        changes = list(finding.found["values"].items())
        write_scene(path, proposed(wish.setting.scene, changes, path.stem, _source(arguments, finding)))
    return path


def _source(arguments: argparse.Namespace, finding: Finding) -> str:
    """The command and what it proved, for the scene file."""
    found = [
        f"{row['figure']} {row['found']:.2f} ({row['found_low']:.2f} – {row['found_high']:.2f})"
        for row in finding.found["targets"]
    ]
    return f"`{command_line(arguments)}`: on {finding.found['proof_acts']} fresh acts {', '.join(found)}"


def command_line(arguments: argparse.Namespace) -> str:
    """The command that asks the same question again."""
    words: list[Any] = ["alacarte lab calibrate"]
    words += [f"--act {arguments.act}"] if arguments.act != "pour" else []
    words += [f"--scene {arguments.scene}"]
    words += [f"--target {text}" for text in arguments.targets]
    words += [f"--free {text}" for text in arguments.free]
    words += [f"--hand {hand}" for hand in arguments.hands or ["practised"]]
    words += [f"--bottle {arguments.bottle}"] if arguments.bottle else []
    if arguments.contents:
        words += ["--contents " + ",".join(f"{name}={count}" for name, count in arguments.contents.items())]
    words += [f"--method {arguments.method}"] if arguments.method != METHODS[0] else []
    return " ".join([*words, f"--budget {arguments.budget}", f"--seed {arguments.seed}"])
