"""Answers of persons at a table: put down, refused with a reason, or tried again where the log cannot be written."""

from __future__ import annotations

from collections.abc import Callable

from simulator.game import IllegalMove
from simulator.window.screen import Screen


def nothing() -> None:
    """There is nothing to be tried again: the table asks by itself."""


class AnsweringScreen(Screen):
    """A table whose every answer is in the match's log before it is shown."""

    def say(self, words: str) -> None:
        """A line on the wall for a moment."""
        raise NotImplementedError

    def drop_act(self) -> None:
        """Whatever is under way is given up: everybody leaves."""

    def put_down(self, answer: Callable[[], object], again: Callable[[], object] = nothing) -> bool:
        """Gives the table an answer. False where it is refused, or where its log cannot be written: then nothing has
        changed, and `again` is called when somebody wants it tried again."""
        try:
            answer()
        except IllegalMove as fault:
            self.refuse(fault.refusal.message)
            return False
        except OSError as fault:
            self._open_trouble(fault, again)
            return False
        return True

    def refuse(self, reason: str) -> None:
        """Something closed was pressed."""
        self.app.sounds.play("error")
        self.say(reason)

    def _open_trouble(self, fault: OSError, again: Callable[[], object]) -> None:
        from simulator.window.screens.log_trouble import LogTroubleScreen

        def leave() -> None:
            self.drop_act()
            self.app.pop_to(self)
            self.app.pop()

        self.app.push(LogTroubleScreen(fault, again, leave))
