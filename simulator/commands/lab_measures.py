"""`alacarte lab sweep`, `sensitivity`, `skill` and `compare`: figures of scenes, hand by hand."""

from __future__ import annotations

import argparse

from simulator.commands import arguments as kinds
from simulator.commands import lab_flags as flags
from simulator.commands.faults import FINE, UsageFault
from simulator.commands.lab_running import conduct, print_finding
from simulator.text import _


def add_to(studies: kinds.Commands) -> None:
    """The four studies that measure."""
    _add_sweep(studies)
    _add_sensitivity(studies)
    _add_skill(studies)
    _add_compare(studies)


def _add_sweep(studies: kinds.Commands) -> None:
    parser = flags.add_study(
        studies,
        "sweep",
        _("measure every combination of scene values"),
        "alacarte lab sweep --set dispenser.mouth_mm=9:16:0.5 --hand practised --pours 500 --out mouth",
        _sweep,
    )
    _add_ranges(parser, required=True)
    parser.add_argument("--design", choices=("grid", "sobol"), default="grid", help=_("all steps, or spread evenly"))
    parser.add_argument(
        "--points", type=kinds.whole_number(1), default=64, metavar="N", help=_("places of the sobol design")
    )
    flags.add_setting(parser, 200)
    flags.add_running(parser, "DIR")


def _add_ranges(parser: kinds.Parser, required: bool) -> None:
    parser.add_argument(
        "--set",
        dest="ranges",
        action="append",
        default=[],
        required=required,
        metavar="KEY=LOW:HIGH[:STEP]",
        help=_("a value of the scene and its range, or values as in KEY=10,12; may be given again"),
    )


def _sweep(arguments: argparse.Namespace) -> int:
    from simulator.lab.sweep import places_of, sweep, sweep_question

    setting, spans = flags.setting_of(arguments), flags.spans_of(arguments.ranges)
    places = places_of(setting, spans, arguments.design, arguments.points)
    flags.check_budget(len(places), setting)
    question = sweep_question(setting, spans, arguments.design, arguments.points)
    finding, spent = conduct(arguments, question, lambda study: sweep(study, setting, places, question), arguments.out)
    print_finding(finding, spent, arguments.json, arguments.out)
    return FINE


def _add_sensitivity(studies: kinds.Commands) -> None:
    parser = flags.add_study(
        studies,
        "sensitivity",
        _("rank the scene values by how much they matter"),
        "alacarte lab sensitivity --scene standard --pours 400",
        _sensitivity,
    )
    _add_ranges(parser, required=False)
    parser.add_argument(
        "--share", type=kinds.number_between(0.01, 0.5), default=0.1, metavar="S", help=_("how far values are moved")
    )
    parser.add_argument("--by", metavar="FIGURE", help=_("the figure that ranks; else mean or picture_up"))
    flags.add_setting(parser, 400)
    flags.add_running(parser, "DIR")


def _sensitivity(arguments: argparse.Namespace) -> int:
    from simulator.lab.sensitivity import KEYS, RANKED_BY, sensitivity, sensitivity_question, spans_about

    setting = flags.setting_of(arguments)
    by = _figure(arguments.by, arguments.act) if arguments.by else RANKED_BY[arguments.act]
    spans = flags.spans_of(arguments.ranges) or spans_about(setting.scene, KEYS[arguments.act], arguments.share)
    flags.check_budget(2 * len(spans), setting)
    question = sensitivity_question(setting, spans, by)
    finding, spent = conduct(
        arguments, question, lambda study: sensitivity(study, setting, spans, by, question), arguments.out
    )
    print_finding(finding, spent, arguments.json, arguments.out)
    return FINE


def _figure(name: str, act: str) -> str:
    from simulator.lab.counts import FLIP_FIGURES, POUR_FIGURES

    allowed = POUR_FIGURES if act == "pour" else FLIP_FIGURES
    if name not in allowed:
        raise UsageFault(_("--by: {value!r}: allowed are {allowed}").format(value=name, allowed=", ".join(allowed)))
    return name


def _add_skill(studies: kinds.Commands) -> None:
    parser = flags.add_study(
        studies,
        "skill",
        _("how often an act succeeds, by how noisy the hand is"),
        "alacarte lab skill --scenes family,standard,chef --noise 0:0.3:0.05 --pours 400 --out skill",
        _skill,
    )
    parser.add_argument("--scenes", metavar="A,B", help=_("scenes to draw together; else the one of --scene"))
    parser.add_argument(
        "--noise", default="0:0.3:0.03", metavar="LOW:HIGH:STEP", help=_("noise of the hand, in shares")
    )
    flags.add_setting(parser, 300)
    flags.add_running(parser, "DIR")


def _skill(arguments: argparse.Namespace) -> int:
    from simulator.commands.scene_files import loaded
    from simulator.lab.skill import noises_of, skill, skill_question
    from simulator.lab.spans import read_span

    if arguments.hands:
        raise UsageFault(_("--hand: allowed is none for a skill curve: --noise says whose hands"))
    setting = flags.setting_of(arguments)
    names = arguments.scenes.split(",") if arguments.scenes else [arguments.scene]
    scenes = [loaded(arguments.act, name.strip()) for name in names]
    noises = noises_of(read_span(f"noise={arguments.noise}"))
    flags.check_budget(len(scenes) * len(noises), setting)
    question = skill_question(setting, scenes, noises)
    finding, spent = conduct(
        arguments, question, lambda study: skill(study, setting, scenes, noises, question), arguments.out
    )
    print_finding(finding, spent, arguments.json, arguments.out)
    return FINE


def _add_compare(studies: kinds.Commands) -> None:
    parser = flags.add_study(
        studies,
        "compare",
        _("two scenes side by side, with the difference and its interval"),
        "alacarte lab compare standard my.toml --hand practised --hand novice --pours 1000",
        _compare,
    )
    parser.add_argument("scene", metavar="A", help=_("family, standard, chef, or a file"))
    parser.add_argument("other", metavar="B", help=_("what it is compared with"))
    flags.add_setting(parser, 400, scene=False)
    flags.add_running(parser, "DIR")


def _compare(arguments: argparse.Namespace) -> int:
    from simulator.commands.scene_files import loaded
    from simulator.lab.compare import compare, compare_question

    setting = flags.setting_of(arguments)
    other = loaded(arguments.act, arguments.other)
    flags.check_budget(2, setting)
    question = compare_question(setting, other)
    finding, spent = conduct(arguments, question, lambda study: compare(study, setting, other, question), arguments.out)
    print_finding(finding, spent, arguments.json, arguments.out)
    return FINE
