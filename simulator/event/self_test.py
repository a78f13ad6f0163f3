"""The self-test of a stand: hundreds of visits without a window, in time that passes by ticks; then what was left over.

It needs no network and no home: everything lies in a folder of its own that is thrown away.
"""

from __future__ import annotations

import gc
import os
import random
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.event.care import give_back, memory_mb
from simulator.event.clock import StandClock
from simulator.event.session import Phase, Session
from simulator.event.storage import Storage
from simulator.text import language

if TYPE_CHECKING:
    from simulator.event.stand import Stand
    from simulator.scene.event import EventScene

TICK_S = 0.05
SHOWN_EVERY = 400
"""Every screen is drawn when it comes, and then one picture in so many ticks."""
WINDOW_PX = (1024, 600)
CREPE_S = 15.0
LONGEST_VISIT_S = 1200.0
WARM_PART = 0.2
"""Memory is compared from here on: by then nearly every screen has been drawn in every language."""
LEAST_JUDGED = 100
"""Fewer visits say nothing about memory: they are all warming up."""
MOST_GROWTH_MB = 20.0
BEGIN_S = 1_780_000_000.0


@dataclass(slots=True)
class Report:
    """What the self-test has found. `ok` says that nothing is wrong."""

    visits: int = 0
    finished: int = 0
    left: int = 0
    challenges: dict[str, int] = field(default_factory=dict)
    residue: list[str] = field(default_factory=list)
    exceptions: list[str] = field(default_factory=list)
    board_entries: int = 0
    simulated_s: float = 0.0
    seconds: float = 0.0
    memory_mb: float = 0.0
    pictures_mb: float = 0.0
    memory_growth_mb: float | None = None

    @property
    def ok(self) -> bool:
        """No residue, no exception, and memory that stays, where it was judged."""
        stays = self.memory_growth_mb is None or self.memory_growth_mb < MOST_GROWTH_MB
        return not self.residue and not self.exceptions and stays

    def to_json(self) -> dict[str, Any]:
        """For `--json`."""
        return {**asdict(self), "ok": self.ok}


class TestClock:
    """Time that passes by ticks."""

    __test__ = False  # no test of pytest

    def __init__(self) -> None:
        self.passed_s = 0.0

    def stand_clock(self) -> StandClock:
        """A stand's clock that shows it."""
        return StandClock(lambda: BEGIN_S + self.passed_s, lambda: self.passed_s)


def open_stand(scene: EventScene, root: Path, clock: TestClock, seed: int, size: tuple[int, int] = WINDOW_PX) -> Stand:
    """A stand on SDL's dummy drivers."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from simulator.event.stand import Stand

    return Stand(scene, Storage(root), size, clock=clock.stand_clock(), chance=random.Random(seed))


def self_test(scene: EventScene, visits: int, seed: int, told: Callable[[int], None] = lambda done: None) -> Report:
    """So many visits by noisy visitors, each of whom finishes or leaves half-way."""
    report, counts, began_s = Report(visits), Counter[str](), time.perf_counter()
    scene = hurried(scene)
    with tempfile.TemporaryDirectory() as folder:
        clock = TestClock()
        stand = open_stand(scene, Path(folder) / "stand", clock, seed)
        warm_mb = 0.0
        for number in range(visits):
            _visit(stand, clock, random.Random(f"{seed} {number}"), report, counts)
            told(number + 1)
            if number + 1 == round(visits * WARM_PART):
                warm_mb = settled_mb(stand)
        report.memory_mb, report.pictures_mb = settled_mb(stand), round(_pictures_mb(stand), 1)
        if visits >= LEAST_JUDGED:
            report.memory_growth_mb = round(report.memory_mb - warm_mb, 1)
        report.board_entries = len(stand.board.entries())
        report.challenges = dict(counts)
        stand.close()
    report.simulated_s, report.seconds = clock.passed_s, round(time.perf_counter() - began_s, 1)
    return report


def hurried(scene: EventScene) -> EventScene:
    """Shorter challenges, so that there are more visits; and no restart at a time of day."""
    times = scene.times.model_copy(update={"crepe_s": min(scene.times.crepe_s, CREPE_S)})
    return scene.model_copy(update={"times": times, "care": scene.care.model_copy(update={"restart_at": ""})})


def settled_mb(stand: Stand) -> float:
    """Memory without the pictures that are kept, which fill up to bounds of their own and no further."""
    gc.collect()
    give_back()
    return round(memory_mb() - _pictures_mb(stand), 1)


def _pictures_mb(stand: Stand) -> float:
    from simulator.window.type import LINES

    return (stand.sprites.kept_bytes + LINES.taken_bytes) / 1e6


def _visit(stand: Stand, clock: TestClock, chance: random.Random, report: Report, counts: Counter[str]) -> None:
    from simulator.event.visitor import Visitor, is_home

    visitor = Visitor(stand, chance)
    began_s, away, placed = clock.passed_s, False, False
    try:
        while clock.passed_s - began_s < LONGEST_VISIT_S:
            before = stand.session.phase
            _tick(stand, clock, visitor)
            if before is Phase.CHOOSING and stand.session.phase is Phase.PLAYING:
                counts[str(stand.session.challenge)] += 1
            placed = placed or stand.session.phase is Phase.PLACE
            away = away or not is_home(stand)
            if is_home(stand) and (away or visitor.left):
                break
    except Exception:
        report.exceptions.append(traceback.format_exc(limit=-3))
        stand.given_up()
    report.finished += placed
    report.left += not placed
    report.residue += residue(stand)


def _tick(stand: Stand, clock: TestClock, visitor: Any) -> None:
    due = round(clock.passed_s / TICK_S) % SHOWN_EVERY == 0
    shown = stand.screen is not None and (stand.screen.dirty or due)
    stand.tick(TICK_S, visitor.inputs(), shown)
    clock.passed_s += TICK_S


def residue(stand: Stand) -> list[str]:
    """What the last visitor has left behind, in words; nothing when the stand is as it was."""
    fresh = replace(stand.fresh_settings(), mute=True)
    found = {
        "the visit": stand.session != Session(),
        "what was played": stand.run_now is not None or stand.visits.highlight is not None,
        "files": stand.storage.visit.exists(),
        "settings": stand.settings != fresh or stand.sounds.settings is not stand.settings,
        "the language": language() != stand.language,
        "screens": len(stand.screens) != 1 or not stand.screens[0].name.startswith("attract"),
    }
    return [what for what, left in found.items() if left]
