"""`alacarte lab report`: one page about everything in a folder."""

from __future__ import annotations

import argparse
from pathlib import Path

from simulator.commands import arguments as kinds
from simulator.commands import lab_flags as flags
from simulator.commands.faults import FINE
from simulator.commands.output import print_json
from simulator.text import _


def add_to(studies: kinds.Commands) -> None:
    """`report`."""
    parser = flags.add_study(
        studies,
        "report",
        _("one page about the studies in a folder: what was asked, found, how sure"),
        "alacarte lab report mouth",
        _report,
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help=_("a folder that studies wrote"))
    parser.add_argument("--pictures", action="store_true", help=_("write each picture beside it as well, as SVG"))
    kinds.add_json(parser)


def _report(arguments: argparse.Namespace) -> int:
    from simulator.lab.pictures import pictures
    from simulator.lab.report import report
    from simulator.lab.results import read_finding, sidecars

    written = [arguments.folder / "report.html"]
    written[0].write_text(report(arguments.folder), encoding="utf-8")
    if arguments.pictures:
        for sidecar in sidecars(arguments.folder):
            for place, (_words, svg) in enumerate(pictures(read_finding(sidecar)), start=1):
                written.append(sidecar.with_name(f"{sidecar.stem}-{place}.svg"))
                written[-1].write_text(svg + "\n", encoding="utf-8")
    if arguments.json:
        print_json({"written": [str(path) for path in written]})
    else:
        print("\n".join(_("written to {path}").format(path=path) for path in written))
    return FINE
