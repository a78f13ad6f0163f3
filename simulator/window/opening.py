"""Opening the window: which size, which driver, and what to say when it cannot be opened."""

from __future__ import annotations

import os
import sys
import warnings
from importlib.metadata import PackageNotFoundError, distribution

import pygame

from simulator.text import _

LEAST_SIZE = (1024, 600)
USUAL_SIZE = (1280, 720)


class NoWindow(Exception):
    """There is no display, or the wrong pygame: says what to do."""


def check_pygame() -> None:
    """Raises NoWindow when the old pygame lies over pygame-ce: both install the same package."""
    try:
        distribution("pygame")
    except PackageNotFoundError:
        return
    raise NoWindow(
        _("the old 'pygame' is installed beside pygame-ce: pip uninstall pygame pygame-ce, then pip install pygame-ce")
    )


def open_display(size: tuple[int, int] | None, full_screen: bool, display: int = 0) -> pygame.Surface:
    """The window's surface; without `size` as the display allows. A display that is not there is the first one.

    Raises:
        NoWindow: no display can be opened.
    """
    if sys.platform.startswith("linux") and not _has_display():
        raise NoWindow(_no_display())
    if os.environ.get("DISPLAY") and (_named_driver() or "x11") == "x11":
        # Measured on two cores without a GPU, 1080p: a flip through textures costs 14.6 ms, through shared memory 0.06.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_MOUSE_TOUCH_EVENTS", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    try:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("À la carte")
        return _window(size, full_screen, display if display < pygame.display.get_num_displays() else 0)
    except pygame.error as error:
        raise NoWindow(f"{_no_display()} ({error})") from error


def _window(size: tuple[int, int] | None, full_screen: bool, display: int) -> pygame.Surface:
    if full_screen and size is None:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=display)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Requested window was forcibly resized")  # any size will do
        return pygame.display.set_mode(size or _fitting_size(), pygame.RESIZABLE, display=display)


def _fitting_size() -> tuple[int, int]:
    """Most of the desktop, in the frame's shape, not under the least size."""
    wide, high = (pygame.display.get_desktop_sizes() or [USUAL_SIZE])[0]
    scale = min(wide * 0.85 / 16, high * 0.85 / 9)
    return max(LEAST_SIZE[0], round(scale * 16)), max(LEAST_SIZE[1], round(scale * 9))


def _has_display() -> bool:
    return bool(_named_driver() or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _named_driver() -> str | None:
    return os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER")


def _no_display() -> str:
    return _(
        "no display to open a window on; whole games without a window: alacarte match --players bot:chef,bot:novice"
    )
