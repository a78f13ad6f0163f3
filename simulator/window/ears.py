"""The one place where events of the machine are taken from: each becomes inputs with the time at which it came."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pygame

from simulator.window import pads
from simulator.window.keys import Input, Translator


class Ears:
    """Listens between two pictures. `window_event` is told of every event first: what concerns the window itself."""

    def __init__(self, heard_pads: pads.Pads, window_event: Callable[[pygame.event.Event], None]) -> None:
        self._translator = Translator()
        self._pads = heard_pads
        self._window_event = window_event
        self._looked_s = time.perf_counter()
        """The clock that stamps inputs, at the end of the frame that is being made."""

    def begin(self, now_s: float) -> None:
        """From now on events are listened to."""
        self._looked_s = now_s

    def listen(self, until_s: float, size_px: tuple[int, int]) -> list[Input]:
        """Inputs until the next frame is due, each stamped when it arrives."""
        inputs = self._spread(pygame.event.get(), size_px)
        while True:
            left_ms = int((until_s - time.perf_counter()) * 1000)
            event = pygame.event.wait(left_ms) if left_ms > 0 else pygame.event.poll()
            if event.type == pygame.NOEVENT:
                if left_ms <= 1:
                    self._looked_s = time.perf_counter()
                    return inputs
                continue
            inputs += self.hear(event, time.perf_counter(), size_px)

    def _spread(self, events: Sequence[pygame.event.Event], size_px: tuple[int, int]) -> list[Input]:
        """Inputs that came while the picture was made: nobody saw when, so they are spread evenly over that time."""
        step_s = (time.perf_counter() - self._looked_s) / max(1, len(events))
        inputs: list[Input] = []
        for place, event in enumerate(events, start=1):
            inputs += self.hear(event, self._looked_s + step_s * place, size_px)
        return inputs

    def hear(self, event: pygame.event.Event, time_s: float, size_px: tuple[int, int]) -> list[Input]:
        """The inputs of one event; what concerns the window itself is done at once."""
        self._window_event(event)
        if event.type in pads.EVENTS:
            return self._pads.inputs(event, time_s)
        return self._translator.inputs(event, time_s, size_px)
