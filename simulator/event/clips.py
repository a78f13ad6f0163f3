"""Clips of the best acts for the organiser, filmed in a process of its own and never while somebody plays."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from simulator.window.clip import film, why_no_clips
from simulator.window.settings import Settings
from simulator.workers import aside

if TYPE_CHECKING:
    from simulator.event.highlights import Highlight

GENTLE = 15
"""The window goes first: niceness of the process that films."""


class Clips:
    """Films one after the other into `folder`. Without the folder, or without Pillow, none.

    aside: starts a film in a process of its own; for tests.
    """

    def __init__(self, folder: Path, aside: Callable[[Highlight, Path], Future[None]] | None = None) -> None:
        self.folder = folder
        self._aside = aside or film_aside
        self._waiting: list[tuple[Highlight, str]] = []
        self._filming: Future[None] | None = None

    @property
    def wanted(self) -> bool:
        """Whether the organiser has made the folder, and clips can be made here."""
        return self.folder.is_dir() and not why_no_clips()

    def add(self, highlight: Highlight, name: str) -> None:
        """A best act, to be filmed once nobody plays."""
        if self.wanted:
            self._waiting = [*self._waiting[-3:], (highlight, name)]

    def film_next(self) -> None:
        """Nobody plays: the next film begins unless one is being made."""
        if not self._waiting or (self._filming is not None and not self._filming.done()):
            return
        highlight, name = self._waiting.pop(0)
        self._filming = self._aside(highlight, self.folder / f"{name}.gif")

    def close(self) -> None:
        """No further film begins."""
        self._waiting = []


def film_aside(highlight: Highlight, file: Path) -> Future[None]:
    """`film_highlight` in a process of its own."""
    return aside(partial(film_highlight, highlight, file))


def film_highlight(highlight: Highlight, file: Path) -> None:
    """The film of a best act, at the speed it was made.

    Raises:
        NoClip, NotPerformed: it cannot be filmed.
        OSError: the file cannot be written.
    """
    with suppress(AttributeError, OSError):
        os.nice(GENTLE)
    act, hand = highlight.opened()
    film(act, replace(highlight.context(hand), speed=1.0), file, Settings())
