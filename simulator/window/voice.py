"""Speaks by the system's speech program where there is one; screens show a large caption where there is none."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

_SAPI = (
    "Add-Type -AssemblyName System.Speech; $words = [Console]::In.ReadToEnd(); "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($words)"
)

PROGRAMS: Mapping[str, Callable[[str], list[str]]] = {
    "spd-say": lambda language: ["spd-say", "--pipe-mode", "--language", language],
    "say": lambda language: ["say", "-f", "-"],
    "powershell": lambda language: ["powershell", "-NoProfile", "-Command", _SAPI],
}
"""Program → its command for a language (speech-dispatcher, macOS, Windows); the words go to its standard input."""


@dataclass(slots=True)
class Voice:
    """The speech program of this machine; without one it is dumb. What is said last cuts short what was said before."""

    program: str | None
    _speaking: subprocess.Popen[str] | None = field(default=None, init=False)

    @classmethod
    def of_this_machine(cls) -> Voice:
        """The first program that is installed."""
        return cls(next((name for name in PROGRAMS if shutil.which(name)), None))

    @property
    def speaks(self) -> bool:
        """Whether there is a program."""
        return self.program is not None

    def say(self, words: str, language: str) -> None:
        """Begins to speak and does not wait. A program that cannot be started makes the voice dumb from then on."""
        if self.program is None or not words:
            return
        self.hush()
        try:
            self._speaking = subprocess.Popen(
                PROGRAMS[self.program](language),
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
            )
            assert self._speaking.stdin is not None
            self._speaking.stdin.write(words)
            self._speaking.stdin.close()
        except OSError:
            self.program = None

    def hush(self) -> None:
        """Stops speaking."""
        if self._speaking is not None:
            if self._speaking.poll() is None:
                self._speaking.terminate()
            self._speaking.wait()
            self._speaking = None
