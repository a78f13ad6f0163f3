"""From recordings to hand noise: how much movements vary, and whether a model that varies as much pours alike."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from simulator.game import stream_seed
from simulator.lab.counts import Counts, Estimate, difference, figures
from simulator.lab.faults import LabFault
from simulator.lab.gesture_figures import flick_figures, tip_figures
from simulator.lab.points import Point
from simulator.lab.recorded import Recorded
from simulator.lab.results import Finding, Row, estimate_columns
from simulator.lab.setting import Setting
from simulator.lab.study import Study
from simulator.players.flick import AimedFlick, FlickSkill
from simulator.players.motor import AimedPour, PourSkill
from simulator.scene.files import digest
from simulator.scene.flip import FlipScene

FEWEST = 8
"""Fewer acts say nothing about how much they vary. Chosen."""

RESAMPLES = 2000
"""Bootstrap samples behind each interval."""

HALF_NORMAL = 0.6028
"""Standard deviation of |N(0, 1)|, √(1 − 2/π): the hand models begin so much later than they could."""

MODEL_TIMES = 4
"""The model performs each recorded act so many times: its own chance then hardly widens the difference. Chosen."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """The noise of a set of hands on one scene.

    figures: each with its bootstrap interval. of: the acts that were used. left_out: why others were not, and how many.
    """

    figures: dict[str, Estimate]
    hand: AimedPour | AimedFlick
    of: tuple[Recorded, ...]
    left_out: dict[str, int]


def alike(recordings: Sequence[Recorded], scene_name: str | None) -> tuple[list[Recorded], dict[str, int]]:
    """Acts on one scene with bottles as full: what can be compared. The scene and fill that most of them have.

    Raises:
        LabFault: too few.
    """
    kept = [one for one in recordings if scene_name in (None, one.scene)]
    if not kept:
        raise LabFault(f"--scene {scene_name}: no act of the set was performed on it")
    (kind, _count), *_rest = Counter(map(_kind, kept)).most_common()
    of = [one for one in kept if _kind(one) == kind]
    left_out = {"other scene": len(recordings) - len(kept), "other scene or fill": len(kept) - len(of)}
    return of, {why: count for why, count in left_out.items() if count}


def _kind(one: Recorded) -> tuple[str, str, int]:
    return one.scene, one.digest, one.contents.total if one.contents else 0


def fit_hands(recordings: Sequence[Recorded], scene: Any, seed: int, scene_name: str | None = None) -> Fitted:
    """The noise figures of these recordings, all of one act.

    Raises:
        LabFault: too few acts that can be compared, or the scene has changed since.
    """
    of, left_out = alike(recordings, scene_name)
    if of[0].digest != digest(scene):
        raise LabFault(f"scene {of[0].scene}: changed since these acts were performed: name the file as it was")
    measured = [(one, _measured(one, scene)) for one in of]
    useless = sum(found is None for _one, found in measured)
    if useless:
        left_out = {**left_out, "no whole movement": useless}
    used = [(one, found) for one, found in measured if found is not None]
    if len(used) < FEWEST:
        raise LabFault(f"{len(used)} acts that can be compared: allowed are {FEWEST} and more")
    found = {name: _boot(column, reckon, seed, name) for name, column, reckon in _columns([row for _one, row in used])}
    return Fitted(found, _hand(found), tuple(one for one, _row in used), left_out)


def _measured(one: Recorded, scene: Any) -> Any:
    return flick_figures(one.gesture, scene) if isinstance(scene, FlipScene) else tip_figures(one.gesture)


Reckon = Callable[[Any], Any]


def _columns(rows: Sequence[Any]) -> list[tuple[str, list[float], Reckon]]:
    """Each figure with what it is reckoned from, and how."""
    onset = ("onset_s", [row.onset_s for row in rows], lambda part: part.std(axis=-1, ddof=1) / HALF_NORMAL)
    if hasattr(rows[0], "peak_deg"):
        peaks, times = [row.peak_deg for row in rows], [row.tip_s for row in rows]
        return [("aim_deg", peaks, _mean), ("amplitude_share", peaks, _share),
                ("duration_s", times, _mean), ("duration_share", times, _share), onset]  # fmt: skip
    reaches, times = [row.reach for row in rows], [row.flick_s for row in rows]
    directions = [row.direction_deg for row in rows]
    return [("reach", reaches, _mean), ("amplitude_share", reaches, _share), ("duration_s", times, _mean),
            ("duration_share", times, _share), onset,
            ("direction_deg", directions, lambda part: part.std(axis=-1, ddof=1))]  # fmt: skip


def _mean(part: Any) -> Any:
    return part.mean(axis=-1)


def _share(part: Any) -> Any:
    return part.std(axis=-1, ddof=1) / part.mean(axis=-1)


def _boot(column: Sequence[float], reckon: Reckon, seed: int, name: str) -> Estimate:
    """A figure with its bootstrap interval. Source: Efron & Tibshirani 1993, percentile intervals, chapter 13."""
    values = np.array(column)
    chance = np.random.default_rng(stream_seed(seed, "bootstrap", name))
    again = reckon(values[chance.integers(0, len(values), (RESAMPLES, len(values)))])
    low, high = np.percentile(again, [2.5, 97.5])
    return {"value": float(reckon(values)), "low": float(low), "high": float(high)}


def _hand(found: dict[str, Estimate]) -> AimedPour | AimedFlick:
    """The model hand with these figures."""
    value = {name: estimate["value"] for name, estimate in found.items()}
    if "aim_deg" in value:
        skill = PourSkill(value["amplitude_share"], value["onset_s"], value["duration_share"])
        return AimedPour(skill, min(value["aim_deg"], 180.0), value["duration_s"])
    flick = FlickSkill(value["amplitude_share"], value["onset_s"], value["direction_deg"], value["duration_share"])
    return AimedFlick(flick, value["duration_s"], value["reach"])


# Does the model pour alike?


def fit_question(setting: Setting, recordings_digest: str, scene_name: str | None) -> dict[str, Any]:
    """What a fit asks."""
    return setting.question("fit", recordings=recordings_digest, only_scene=scene_name)


def reproduced(study: Study, setting: Setting, fitted: Fitted, question: dict[str, Any]) -> Finding:
    """The figures of the recordings beside those of a model with their noise; `alike` where 0 lies in the interval.

    The recorded acts count as they came out; the model has the same bottles as full.
    """
    kinds = Counter((one.bottle, one.contents) for one in fitted.of)
    points, first = [], 0
    for (bottle, contents), times in sorted(kinds.items(), key=str):
        acts = times * MODEL_TIMES
        points.append(Point(setting.scene, fitted.hand, acts, (), setting.seed, first, bottle, contents))
        first += acts
    modelled = Counts()
    for counts in study.measure(points):
        modelled += counts
    recorded = Counts(dict(Counter(one.counted for one in fitted.of)))
    rows = _beside(setting.act, recorded, modelled)
    noise = {name: estimate_columns("value", estimate) for name, estimate in fitted.figures.items()}
    told = {
        "noise": noise,
        "acts": len(fitted.of),
        "left_out": fitted.left_out,
        "reproduces": all(row["alike"] for row in rows),
        "outcomes": {"recorded": recorded.to_json()[0], "model": modelled.to_json()[0]},
    }
    return Finding("fit", question, rows, told)


def _beside(act: str, recorded: Counts, modelled: Counts) -> list[Row]:
    people, model = figures(act, recorded, worth=1.0), figures(act, modelled)
    rows: list[Row] = []
    for name in people:
        between = difference(people[name], model[name])
        row: Row = {"figure": name, **estimate_columns("recorded", people[name])}
        row |= estimate_columns("model", model[name]) | estimate_columns("difference", between)
        row["alike"] = between["low"] <= 0 <= between["high"]
        rows.append(row)
    return rows


def typical(recordings: Sequence[Recorded]) -> dict[str, Any]:
    """What a set holds, for lists: acts, people, scenes, the middle number of ticks."""
    return {
        "acts": len(recordings),
        "people": len({one.who for one in recordings if one.who}),
        "scenes": sorted({one.scene for one in recordings}),
        "seconds": round(statistics.median(len(one.gesture.poses) for one in recordings) / 480, 2),
    }
