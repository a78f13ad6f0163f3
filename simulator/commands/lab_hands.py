"""`alacarte lab hands`: acts that people performed, kept as sets; and `alacarte lab fit`: what such hands are like."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.commands import arguments as kinds
from simulator.commands import lab_flags as flags
from simulator.commands.faults import FELL_SHORT, FINE, FileFault, UsageFault
from simulator.commands.folders import data_folder, hands_folder
from simulator.commands.lab_running import conduct, print_finding
from simulator.commands.output import print_json
from simulator.text import _

if TYPE_CHECKING:
    from simulator.lab.recorded import Recorded


def add_to(studies: kinds.Commands) -> None:
    """`hands` with its three deeds, and `fit`."""
    parser = flags.add_study(
        studies,
        "hands",
        _("recorded hands: list, import, export"),
        "alacarte lab hands import ann ~/.local/share/alacarte/logs",
        _hands,
    )
    deeds = parser.add_subparsers(dest="deed", metavar="list|import|export", required=True, parser_class=kinds.Parser)
    for deed in (_add_list(deeds), _add_import(deeds), _add_export(deeds)):
        kinds.add_data(deed)
        kinds.add_json(deed)
    _add_fit(studies)


def _add_list(deeds: kinds.Commands) -> kinds.Parser:
    listing: kinds.Parser = deeds.add_parser("list", help=_("the sets there are"))
    return listing


def _add_import(deeds: kinds.Commands) -> kinds.Parser:
    taking: kinds.Parser = deeds.add_parser("import", help=_("take acts from logs of matches and practice into a set"))
    taking.add_argument("name", metavar="NAME", help=_("the set; it is made, or added to"))
    taking.add_argument("logs", nargs="+", type=Path, metavar="LOG", help=_("logs, or folders with logs"))
    taking.add_argument("--with-bots", action="store_true", help=_("acts of bots as well"))
    return taking


def _add_export(deeds: kinds.Commands) -> kinds.Parser:
    giving: kinds.Parser = deeds.add_parser("export", help=_("write a set to a file, to pass it on"))
    giving.add_argument("name", metavar="NAME", help=_("the set"))
    giving.add_argument("file", type=Path, metavar="FILE.jsonl", help=_("where to; never over a file that is there"))
    giving.add_argument("--anonymous", action="store_true", help=_("without names, files and notes"))
    return giving


def _hands(arguments: argparse.Namespace) -> int:
    folder = hands_folder(data_folder(arguments.data))
    deeds = {"list": _list, "import": _import, "export": _export}
    answer, words = deeds[arguments.deed](arguments, folder)
    if arguments.json:
        print_json(answer)
    else:
        print(words)
    return FINE


Answer = tuple[dict[str, Any], str]


def _list(arguments: argparse.Namespace, folder: Path) -> Answer:
    from simulator.lab.fit_hands import typical
    from simulator.lab.recorded import read_set, set_names, set_path

    sets = []
    for name in set_names(folder):
        recordings = read_set(set_path(name, folder))
        for act in ("pour", "flip"):
            of = [one for one in recordings if one.act == act]
            sets += [{"name": name, "act": act, **typical(of)}] if of else []
    lines = [
        _("{name}: {acts} acts ({act}), {people} people, scenes {scenes}").format(
            **{**one, "scenes": ", ".join(one["scenes"])}
        )
        for one in sets
    ]
    return {"sets": sets}, "\n".join(lines) or _("No sets yet: alacarte lab hands import NAME LOG")


def _import(arguments: argparse.Namespace, folder: Path) -> Answer:
    from simulator.lab.recorded import read_set, set_path, write_set
    from simulator.lab.recorded_import import import_logs, without_twins

    path = set_path(arguments.name, folder)
    imported = import_logs(arguments.logs, arguments.with_bots)
    before: list[Recorded] = read_set(path) if path.exists() else []
    after = without_twins([*before, *imported.recordings])
    if not after:
        raise UsageFault(_("no act to keep: {left_out}").format(left_out=_told(imported.left_out) or _("none there")))
    write_set(path, after)
    new = len(after) - len(before)
    answer = {"name": arguments.name, "new": new, "acts": len(after), "left_out": dict(imported.left_out)}
    words = [_("{name}: {new} new acts, {acts} in all").format(**answer)]
    if imported.left_out:
        words.append(_("left out: {left_out}").format(left_out=_told(imported.left_out)))
    return answer, "\n".join(words)


def _told(left_out: Mapping[str, int]) -> str:
    words = {
        "bot": _("by bots"),
        "slow time": _("in slow time"),
        "twice": _("there twice"),
        "cut short": _("cut short"),
        "other scene": _("on another scene"),
        "other scene or fill": _("on another scene, or with another fill"),
        "no whole movement": _("no whole movement"),
    }
    return ", ".join(f"{count} {words[why]}" for why, count in sorted(Counter(left_out).items()))


def _export(arguments: argparse.Namespace, folder: Path) -> Answer:
    from simulator.lab.recorded import read_set, set_names, set_path, write_set

    path = set_path(arguments.name, folder)
    if not path.exists():
        allowed = ", ".join(set_names(folder)) or _("none yet")
        raise UsageFault(_("{name!r}: no such set: allowed are {allowed}").format(name=arguments.name, allowed=allowed))
    if arguments.file.exists():
        raise FileFault(_("{path}: there is such a file already").format(path=arguments.file))
    recordings = read_set(path)
    if arguments.anonymous:
        recordings = [one.anonymous() for one in recordings]
    write_set(arguments.file, recordings)
    answer = {"name": arguments.name, "file": str(arguments.file), "acts": len(recordings)}
    return answer, _("{file}: {acts} acts").format(**answer)


# Fit


def _add_fit(studies: kinds.Commands) -> None:
    parser = flags.add_study(
        studies,
        "fit",
        _("how noisy recorded hands are, and whether a model with that noise pours alike"),
        "alacarte lab fit ann --act pour",
        _fit,
    )
    parser.add_argument("set", metavar="NAME|FILE", help=_("a set of recorded hands"))
    parser.add_argument("--act", choices=("pour", "flip"), default="pour", help=_("which act"))
    parser.add_argument("--scene", metavar="NAME|FILE", help=_("only acts on this scene; else the one most are on"))
    kinds.add_seed(parser, default=1)
    kinds.add_data(parser)
    flags.add_running(parser, "DIR")


def _fit(arguments: argparse.Namespace) -> int:
    from simulator.commands.scene_files import loaded
    from simulator.lab.fit_hands import MODEL_TIMES, alike, fit_hands, fit_question, reproduced
    from simulator.lab.hand_models import NamedHand
    from simulator.lab.recorded import find_set, set_digest
    from simulator.lab.setting import Setting

    recordings = find_set(arguments.set, arguments.act, hands_folder(data_folder(arguments.data)))
    scene = loaded(arguments.act, arguments.scene or alike(recordings, None)[0][0].scene)
    only = scene.name if arguments.scene else None
    fitted = fit_hands(recordings, scene, arguments.seed, only)
    hand = NamedHand("fitted", fitted.hand, set_digest(recordings))
    setting = Setting(scene, (hand,), len(fitted.of) * MODEL_TIMES, arguments.seed)
    question = fit_question(setting, set_digest(recordings), only)
    finding, spent = conduct(
        arguments, question, lambda study: reproduced(study, setting, fitted, question), arguments.out
    )
    print_finding(finding, spent, arguments.json, arguments.out)
    return FINE if finding.found["reproduces"] else FELL_SHORT
