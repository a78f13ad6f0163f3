"""What a stand does for a visit: begins it, judges it, puts it on the board, ends it, or resumes it after a crash."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from simulator.event import runs
from simulator.event.board import Entry, Play
from simulator.event.clock import hour_of
from simulator.event.highlights import Highlight
from simulator.event.session import Finished, Phase, Session, after
from simulator.event.storage import told
from simulator.event.visit import BadVisit
from simulator.game import GameError
from simulator.log import Refused, never_begun

if TYPE_CHECKING:
    from simulator.event.stand import Stand


class Visits:
    """The present visit of a stand: `run` is what is played, `highlight` its best act once it was judged."""

    def __init__(self, stand: Stand) -> None:
        self._stand = stand
        self.run: runs.Run | None = None
        self.highlight: Highlight | None = None

    def begin(self) -> None:
        """What was chosen begins."""
        stand = self._stand
        challenge = stand.session.challenge
        assert challenge is not None
        stand.storage.empty_visit()
        now_s = stand.clock.now_s()
        choice = runs.Choice(challenge, stand.session.persons, stand.settings.language, now_s, hour_of(now_s))
        self.run = runs.begun(choice, stand.scene, stand.storage, stand.chance)
        stand.note(self.run.visit.fault)

    def judge(self) -> None:
        """The play is over: its best act is kept for the time when nobody plays."""
        assert self.run is not None
        with suppress(Refused, OSError):
            self.highlight = self.run.highlight()
        if self.highlight is not None:
            name = self.run.visit.header.visit
            self._stand.album.add(self.highlight, name)
            self._stand.care.clips.add(self.highlight, name)

    @property
    def entry(self) -> Entry | None:
        """The present visit as a line of the board."""
        session = self._stand.session
        if self.run is None or session.challenge is None or session.score is None:
            return None
        now_s = self._stand.clock.now_s()
        return Entry(self.run.visit.header.visit, session.challenge, session.initials, session.score, now_s)

    def put_on_board(self) -> None:
        """Initials, score and time; once."""
        if (entry := self.entry) is not None:
            self._stand.board.add(entry)
            self._stand.today.forget()

    def end(self, before: Session) -> None:
        """The visit is over or given up: it is counted, and nothing of it is left."""
        run, self.run, self.highlight = self.run, None, None
        if run is not None:
            self._count(run, before)
            run.close()
            self._stand.note(run.visit.fault)
        self._stand.note(self._stand.storage.empty_visit())

    def _count(self, run: runs.Run, before: Session) -> None:
        now_s, header = self._stand.clock.now_s(), run.visit.header
        finished = before.phase not in (Phase.CHOOSING, Phase.PLAYING)
        seconds = max(0.0, now_s - header.began_s)
        self._stand.board.note_play(Play(header.visit, header.challenge, header.began_s, seconds, finished))
        self._stand.board.note_acts(runs.counted_acts(run, now_s))

    def resume(self) -> Session:
        """The visit that a crash has stopped, as far as its file says; nobody's when there is none."""
        run = self._on_disk()
        if run is None:
            return Session()
        header = run.visit.header
        if any(entry.visit == header.visit for entry in self._stand.board.entries()):
            run.close()
            self._stand.note(self._stand.storage.empty_visit())
            return Session()
        self.run = run
        session = replace(Session(Phase.PLAYING), challenge=header.challenge, persons=header.persons)
        if not run.over:
            return session
        self.judge()
        return after(session, Finished(run.score), self._stand.scene.times)

    def _on_disk(self) -> runs.Run | None:
        """A file that cannot be read is set aside, and the staff are told."""
        stand = self._stand
        try:
            if any(never_begun(file) for file in (stand.storage.visit_file, stand.storage.match_file) if file.exists()):
                stand.note(stand.storage.empty_visit())
                return None
            return runs.gone_on(stand.scene, stand.storage)
        except FileNotFoundError:
            return None
        except (BadVisit, Refused, GameError, OSError) as fault:
            why = told(fault) if isinstance(fault, OSError) else str(fault)
            stand.note(stand.storage.set_visit_aside(stand.clock.now_s(), why))
            return None
