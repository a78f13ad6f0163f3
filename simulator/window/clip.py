"""Clips: an act performed again before a camera and kept as an animated GIF or WebP. Needs the extra [clips] (Pillow).

Filming opens a window of its own on SDL's dummy driver, so it belongs into a process that shows none.
"""

from __future__ import annotations

import importlib.util
import os
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.text import _
from simulator.workers import aside

if TYPE_CHECKING:
    import pygame
    from PIL import Image

    from simulator.acts.perform import Act
    from simulator.window.best_moment import Moment
    from simulator.window.screens.act_context import ActContext
    from simulator.window.settings import Settings

KINDS = {".gif": "GIF", ".webp": "WEBP"}
"""What a clip may be, by the end of its name."""

FRAMES_A_SECOND = 25
LONGEST_S = 20.0
WINDOW_PX = (1280, 720)
CLIP_PX = (800, 450)
COLOURS = 192


class NoClip(Exception):
    """A clip that cannot be made: says why and what to do."""


def why_no_clips() -> str:
    """Why clips cannot be made here; empty where they can."""
    if importlib.util.find_spec("PIL") is not None:
        return ""
    return _("clips need Pillow: pip install 'alacarte-simulator[clips]'")


def check_clip(file: Path) -> None:
    """Raises NoClip when no clip can be written as `file`."""
    if file.suffix.lower() not in KINDS:
        allowed = ", ".join(KINDS)
        raise NoClip(_("{file}: allowed are names that end in {allowed}").format(file=file, allowed=allowed))
    if reason := why_no_clips():
        raise NoClip(reason)


def film_moment(moment: Moment, file: Path, settings: Settings) -> None:
    """Film the best act of a match.

    Raises:
        NoClip: the clip cannot be made.
        NotPerformed: the act cannot be performed again.
        OSError: the file cannot be written.
    """
    from simulator.window.history import opened_again
    from simulator.window.screens.kitchen_acts import context_of

    act, hand = opened_again(moment.performance, moment.request)
    film(act, replace(context_of(moment.before, moment.request, hand), speed=1.0), file, settings)


def film_aside(moment: Moment, file: Path, settings: Settings) -> Future[None]:
    """`film_moment` in a process of its own: the window goes on meanwhile."""
    return aside(partial(film_moment, moment, file, settings))


def film(act: Act, context: ActContext, file: Path, settings: Settings) -> None:
    """Film `act`, led by the hand of `context`, from the grip to the result.

    Raises:
        NoClip: the clip cannot be made.
        OSError: the file cannot be written.
    """
    check_clip(file)
    with tempfile.TemporaryDirectory() as folder:
        frames = [_photograph(surface) for surface in _shown(act, context, settings, Path(folder))]
    _keep(frames, file)


def _shown(act: Act, context: ActContext, settings: Settings, folder: Path) -> Iterator[pygame.Surface]:
    """The window's picture, frame by frame, until the result has been shown."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from simulator.window.app import App
    from simulator.window.screens.kitchen_acts import close_up

    told: list[Any] = []
    app = App(replace(settings, full_screen=False), folder, WINDOW_PX)
    app.push(close_up(app, act, context, lambda outcome, gesture: told.append(outcome)))
    for _frame in range(round(LONGEST_S * FRAMES_A_SECOND)):
        app.tick(1 / FRAMES_A_SECOND)
        if told:
            break
        yield app.surface
    app.close()


def _keep(frames: Sequence[Image.Image], file: Path) -> None:
    """Write the whole clip or nothing."""
    kind = KINDS[file.suffix.lower()]
    first, *others = _few_colours(frames) if kind == "GIF" else frames
    beside = file.with_name(file.name + ".new")
    try:
        first.save(
            beside, kind, save_all=True, append_images=others, duration=1000 // FRAMES_A_SECOND, loop=0, quality=80
        )
        os.replace(beside, file)
    finally:
        beside.unlink(missing_ok=True)


def _few_colours(frames: Sequence[Image.Image]) -> list[Image.Image]:
    """The frames in one palette without dither: what stands still then costs nothing.

    Measured on a flip of 119 frames: 10.6 MB as they are, 0.9 MB so.
    """
    from PIL import Image

    shared = frames[len(frames) // 2].quantize(COLOURS)
    return [frame.quantize(palette=shared, dither=Image.Dither.NONE) for frame in frames]


def _photograph(surface: pygame.Surface) -> Image.Image:
    import pygame
    from PIL import Image

    small = pygame.transform.smoothscale(surface, CLIP_PX)
    return Image.frombytes("RGB", CLIP_PX, pygame.image.tobytes(small, "RGB"))
