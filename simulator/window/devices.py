"""What the machine has to show and to sound: for `alacarte doctor`, without opening the window of the game."""

from __future__ import annotations

import pygame

from simulator.window.sound import quiet_driver

BLIND_DRIVERS = ("dummy", "offscreen", "evdev")
"""Video drivers of SDL that show nobody anything."""


def display_found() -> tuple[str, str]:
    """The display in words, and "" or, without one, "" and why."""
    try:
        with quiet_driver():
            pygame.display.init()
        driver = pygame.display.get_driver()
        sizes = ", ".join(f"{wide}x{high}" for wide, high in pygame.display.get_desktop_sizes())
    except pygame.error as fault:
        return "", str(fault)
    finally:
        pygame.display.quit()
    return ("", f"driver {driver}") if driver in BLIND_DRIVERS else (f"{driver} {sizes}", "")


def sound_found() -> tuple[str, str]:
    """The sound in words, and "" or, without one, "" and why."""
    try:
        with quiet_driver():
            pygame.mixer.init()
        rate_hz, _bits, channels = pygame.mixer.get_init() or (0, 0, 0)
    except pygame.error as fault:
        return "", str(fault)
    finally:
        pygame.mixer.quit()
    return f"{rate_hz} Hz, {channels}", ""
