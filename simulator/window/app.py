"""The window: one loop, a stack of screens, one scale. The only clock of the game is here."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from simulator.shown import file_trouble
from simulator.text import _, use_language
from simulator.window import pads
from simulator.window import settings as settings_file
from simulator.window.acts_view import Signs
from simulator.window.art import palette
from simulator.window.art.sprites import Sprites
from simulator.window.captions import CaptionStrip
from simulator.window.data_folders import DataFolders
from simulator.window.ears import Ears
from simulator.window.keys import Device, Input, Key, Pointer, device_of, presses
from simulator.window.layout import Frame
from simulator.window.opening import NoWindow, check_pygame, open_display
from simulator.window.scan import Scanner
from simulator.window.screen import Screen
from simulator.window.settings import Settings
from simulator.window.sound import Sounds
from simulator.window.stretch import Stretch
from simulator.window.targets_file import TargetsFile
from simulator.window.type import Type

FRAMES_A_SECOND = 60
LONGEST_STEP_S = 0.1
"""After a stall the game goes on from where it stood instead of hurrying after the clock."""

__all__ = ["App", "DataFolders", "NoWindow"]


class App:
    """One window with its screens.

    Args:
        settings: None reads them from `data_dir`.
        size: of the window in px; None lets the display and the settings decide.
        targets_file: gets a JSON line whenever screen, size or what can be pressed changes (cli.md).
        spoken: language to begin with, as if chosen on the settings screen.
        display: which one, where there are several.

    Raises:
        NoWindow: no display can be opened, or the old pygame is installed beside pygame-ce.
    """

    def __init__(
        self,
        settings: Settings | None,
        data_dir: Path,
        size: tuple[int, int] | None = None,
        targets_file: Path | None = None,
        spoken: str | None = None,
        display: int = 0,
    ) -> None:
        check_pygame()
        self.data = DataFolders(data_dir)
        read, self.message = settings_file.load(self.data.settings) if settings is None else (settings, "")
        self.settings = read
        self.settings.language = spoken or self.settings.language
        use_language(self.settings.language)
        self._display = display
        self.surface = open_display(size, self.settings.full_screen, display)
        self._greet()
        self.sprites = Sprites()
        self.sounds = Sounds(self.settings)
        self.running = True
        self.now_s = time.perf_counter()
        self._screens: list[Screen] = []
        self._below: pygame.Surface | None = None
        self._stretch = Stretch()
        self._captions = CaptionStrip()
        self.pads = pads.Pads()
        self.device: Device = "pointer"
        """What was used last: screens say what to do in its words."""
        self._touched = False
        self.ears = Ears(self.pads, self._take_window_event)
        self._scanner = Scanner()
        self._targets = None if targets_file is None else TargetsFile(targets_file)
        self._drawn = False
        self._pictured_size = (0, 0)
        self._usual_size = self.surface.get_size()
        self._measure()

    def _greet(self) -> None:
        """The wall and the name at once: the first picture takes a moment on a large screen."""
        self.surface.fill(palette.colour("wall"))
        frame = Frame(self.size)
        Type(frame.scale).draw(self.surface, "À la carte", "title", frame.rect(0, 440, 1920, 200), align="centre")
        pygame.display.flip()

    def ask_for_a_moment(self) -> None:
        """Says over the present picture that the next one is large and takes a moment."""
        signs = Signs(self.frame, self.sprites, self.type)
        signs.put(self.surface, _("One moment …"), self.frame.point(960, 540), "head")
        pygame.display.flip()

    # What screens read

    @property
    def size(self) -> tuple[int, int]:
        """The window in px."""
        return self.surface.get_size()

    @property
    def scale(self) -> float:
        """Screen px a design px."""
        return self.frame.scale

    @property
    def screen(self) -> Screen | None:
        """The one on top."""
        return self._screens[-1] if self._screens else None

    @property
    def screens(self) -> tuple[Screen, ...]:
        """The stack, the one on top last."""
        return tuple(self._screens)

    @property
    def stepped(self) -> bool:
        """Whether the focus was stepped to, by keys, pad or switch: then it is shown on what is closed too."""
        return self.screen is not None and self.screen.focus.by_keys

    @property
    def types(self) -> bool:
        """Whether the person at the window has a keyboard at hand, as far as is known: no pad, finger or switch."""
        return self.device == "keys" or (self.device == "pointer" and not self._touched)

    @property
    def caption(self) -> str:
        """The sound that is shown in words now."""
        return self._captions.words

    # The stack

    def push(self, screen: Screen) -> None:
        """Puts `screen` on top."""
        screen.app = self
        self._screens.append(screen)
        self._below = None
        screen.enter()
        screen.relay()

    def pop(self) -> None:
        """Takes the top screen off; without a screen the window closes."""
        self._screens.pop().leave()
        if self._screens:
            self._uncover()
        else:
            self.running = False

    def replace(self, screen: Screen) -> None:
        """Puts `screen` in the place of the top one."""
        if self._screens:
            self._screens.pop().leave()
        self.push(screen)

    def pop_to(self, screen: Screen) -> None:
        """Takes off everything above `screen`."""
        assert screen in self._screens
        while self._screens[-1] is not screen:
            self._screens.pop().leave()
        self._uncover()

    def quit(self) -> None:
        """Closes the window at the end of this frame."""
        self.running = False

    def _uncover(self) -> None:
        self._below = None
        self._screens[-1].relay()
        self._screens[-1].resume()

    # Settings

    def save_settings(self) -> None:
        """Keeps the settings; where that fails they count until the window closes, and the player is told."""
        with self.keeping():
            self.settings.save(self.data.settings)

    @contextmanager
    def keeping(self) -> Iterator[None]:
        """What the block writes can be done without: where it cannot be written the player is told and plays on."""
        try:
            yield
        except OSError as fault:
            self._captions.tell(_("cannot be kept: {trouble}").format(trouble=file_trouble(fault)))

    def settings_changed(self) -> None:
        """Call after changing `self.settings`: saves them, and every screen looks accordingly."""
        self.surface = self._stretch.window or self.surface
        self.save_settings()
        use_language(self.settings.language)
        full = bool(self.surface.get_flags() & pygame.FULLSCREEN)
        if full != self.settings.full_screen:
            size = None if self.settings.full_screen else self._usual_size
            self.surface = open_display(size, self.settings.full_screen, self._display)
        self._measure()

    def _settle(self) -> None:
        """The window keeps its new size: pictures are made for it."""
        self.surface = self._stretch.window or self.surface
        self._measure()

    def _measure(self) -> None:
        self._stretch.end()
        palette.use(self.settings.high_contrast, self.settings.colour_blind_shapes)
        self.frame = Frame(self.size, self.settings.left_handed)
        self.type = Type(self.frame.scale, self.settings.text_percent)
        if self.size != self._pictured_size:
            self.sprites.clear()
            self._pictured_size = self.size
        self._below = None
        for screen in self._screens:
            screen.relay()

    # The loop

    def run(self, first: Screen | None = None) -> None:
        """Shows `first`, or what is on the stack already, and goes on until the window closes."""
        pygame.key.set_repeat(350, 45)
        self.pads.open()
        self.sounds.open()
        if first is not None:
            self.push(first)
        self.now_s = time.perf_counter()
        self.ears.begin(self.now_s)
        while self.running:
            inputs = self.ears.listen(self.now_s + 1 / FRAMES_A_SECOND, self.size)
            self.tick(time.perf_counter() - self.now_s, inputs)
            if self._drawn:
                pygame.display.flip()
        self.close()

    def tick(self, dt_s: float, inputs: Sequence[Input] = (), shown: bool = True) -> None:
        """One turn of the loop without its clock: inputs, time, picture (when `shown`), targets."""
        self.now_s += dt_s
        if self._stretch.rested(dt_s) or (self._stretch.window and any(map(presses, inputs))):
            self._settle()
        for event in inputs:
            self.take(event)
        if self.screen is None:
            return
        if self.settings.one_switch:
            self._scanner.update(dt_s, self.screen, self.settings.scan_s)
        self.screen.update(min(dt_s, LONGEST_STEP_S))
        self._captions.update(dt_s, self.sounds)
        self._drawn = shown and self._draw()
        if self._targets is not None and not self._stretch.window:
            self._targets.write(self.screen, self.size)

    def close(self) -> None:
        """Leaves every screen and closes the window."""
        while self._screens:
            self._screens.pop().leave()
        self.sounds.close()
        pygame.display.quit()

    def _take_window_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.asked_to_close()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.resized()
        elif event.type in pads.CAME:
            self.pads.open()
        elif event.type == pads.WENT:
            if self.pads.lost(event):
                self._miss_pad()
        elif event.type == pygame.WINDOWEXPOSED and self.screen is not None:
            self.screen.redraw()

    def resized(self) -> None:
        """The window has another size now, and may get further ones while a person drags its corner."""
        window = pygame.display.get_surface()
        if window is None:
            return
        if not self.settings.full_screen:
            self._usual_size = window.get_size()
        if window.get_size() == self.frame.size_px:
            self.surface = window
            self._stretch.end()
        else:
            self.surface = self._stretch.hold(window, self.frame.size_px)
        if self.screen is not None:
            self.screen.redraw()

    def resize(self, size: tuple[int, int]) -> None:
        """Gives the window another size at once."""
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._usual_size = size
        self._measure()

    # What a stand does otherwise

    def asked_to_close(self) -> None:
        """The window's close button, Alt-F4, or the system going down."""
        self.running = False

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies over every screen."""

    def take(self, event: Input) -> None:
        """One input: for the window itself, or for the screen on top."""
        if isinstance(event, Key) and event.action == "full_screen" and event.pressed:
            self.settings.full_screen = not self.settings.full_screen
            self.settings_changed()
        elif self.screen is not None:
            heard = self._scanner.heard(event, self.screen) if self.settings.one_switch else event
            self.device = device_of(event, self.settings.one_switch) or self.device
            self._touched = event.touch if isinstance(event, Pointer) else self._touched
            if heard is not None:
                self.screen.handle(heard)

    def _miss_pad(self) -> None:
        from simulator.window.screens.pad_lost import PadLostScreen

        if self.screen is not None:
            self.push(PadLostScreen())

    # The picture

    def _draw(self) -> bool:
        """Draws what has changed; whether anything has."""
        top = self._screens[-1]
        if not (top.dirty or top.animated or self._captions.changed):
            return False
        if top.overlay and len(self._screens) > 1:
            self.surface.blit(self._still_below(), (0, 0))
        top.draw(self.surface)
        self._captions.draw(self, self.surface)
        self.draw_over(self.surface)
        self._stretch.show()
        top.dirty = False
        return True

    def _still_below(self) -> pygame.Surface:
        if self._below is None or self._below.get_size() != self.size:
            self._below = pygame.Surface(self.size).convert()
            base = max(i for i, screen in enumerate(self._screens[:-1]) if i == 0 or not screen.overlay)
            for screen in self._screens[base:-1]:
                screen.draw(self._below)
        return self._below
