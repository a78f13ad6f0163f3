"""The board of the best: initials, score and time, nothing else of anybody. SQLite, on the disk when `add` returns.

A file that is no board is set aside, never written over. Without a disk the board goes on in memory and says so.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from simulator.event.clock import stamp
from simulator.text import _

VERSION = 1
BUSY_S = 2.0
"""How long one process waits for another that writes."""
FUTURE_S = 3600.0
"""An entry so far in the future was made while the clock was wrong."""
DAY_S = 86400.0
MOST_SCORE = 100_000

_TABLES = f"""
CREATE TABLE score (
  visit TEXT NOT NULL UNIQUE,
  challenge TEXT NOT NULL CHECK (challenge IN ('pour', 'crepe', 'game')),
  initials TEXT NOT NULL CHECK (length(initials) = 3),
  score INTEGER NOT NULL CHECK (typeof(score) = 'integer' AND score BETWEEN 0 AND {MOST_SCORE}),
  at_s REAL NOT NULL CHECK (typeof(at_s) = 'real')
);
CREATE TABLE play (
  visit TEXT NOT NULL UNIQUE,
  challenge TEXT NOT NULL,
  began_s REAL NOT NULL,
  seconds REAL NOT NULL,
  finished INTEGER NOT NULL
);
CREATE TABLE act (at_s REAL NOT NULL, act TEXT NOT NULL, outcome INTEGER NOT NULL);
PRAGMA user_version = {VERSION};
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the board. `visit` is a random word that keeps a visit from being written twice."""

    visit: str
    challenge: str
    initials: str
    score: int
    at_s: float


@dataclass(frozen=True, slots=True)
class Play:
    """One visit to a challenge, finished or left."""

    visit: str
    challenge: str
    began_s: float
    seconds: float
    finished: bool


@dataclass(frozen=True, slots=True)
class Act:
    """One tip or flip: how many pieces fell, or 1 for a crepe picture side up."""

    at_s: float
    act: str
    outcome: int


class NoBoard(Exception):
    """The file is no board of this version."""


class Board:
    """The board in one file. What cannot be written is kept in memory and tried again with the next entry.

    note: what happened when the file was opened. fault: why something is not on the disk now; "" when all is well.
    """

    def __init__(self, path: Path | None, note: str = "") -> None:
        """Opens or makes the file; None keeps everything in memory.

        Raises:
            NoBoard: the file is something else.
            sqlite3.OperationalError: it cannot be opened or made.
        """
        self.path = path
        self.note = note
        self.fault = ""
        self._base = _connected(path)
        self._known: list[Entry] = []
        self._unsaved: list[tuple[str, tuple[object, ...]]] = []

    # Entries

    def add(self, entry: Entry) -> None:
        """Puts an entry on the board; the same visit a second time changes nothing."""
        row = (entry.visit, entry.challenge, entry.initials, entry.score, float(entry.at_s))
        self._write("INSERT OR IGNORE INTO score VALUES (?, ?, ?, ?, ?)", row)

    def top(self, challenge: str, since_s: float, rows: int) -> list[Entry]:
        """The best since then, the earlier one of equals first. What a wrong clock dates in the future counts too."""
        return self._ranked(challenge, since_s)[:rows]

    def rank(self, entry: Entry, since_s: float) -> int:
        """The place of an entry among all of the day, 1 for the best."""
        ranked = self._ranked(entry.challenge, since_s)
        return 1 + next((place for place, one in enumerate(ranked) if one.visit == entry.visit), len(ranked))

    def entries(self) -> list[Entry]:
        """Every entry that is remembered, the oldest first."""
        self._retry()
        try:
            rows = self._base.execute("SELECT visit, challenge, initials, score, at_s FROM score ORDER BY at_s, rowid")
            self._known = [Entry(*row) for row in rows]
        except sqlite3.Error as fault:
            self.fault = _("the board cannot be read: {fault}").format(fault=fault)
        return self._known + self._unsaved_entries()

    def _unsaved_entries(self) -> list[Entry]:
        return [Entry(*row) for words, row in self._unsaved if "INTO score" in words]  # type: ignore[arg-type]

    def _ranked(self, challenge: str, since_s: float) -> list[Entry]:
        mine = [one for one in self.entries() if one.challenge == challenge and one.at_s >= since_s]
        return sorted(mine, key=lambda one: (-one.score, one.at_s))

    # Figures

    def note_play(self, play: Play) -> None:
        """Counts a visit."""
        row = (play.visit, play.challenge, play.began_s, play.seconds, int(play.finished))
        self._write("INSERT OR IGNORE INTO play VALUES (?, ?, ?, ?, ?)", row)

    def note_acts(self, acts: Sequence[Act]) -> None:
        """Counts tips and flips."""
        for act in acts:
            self._write("INSERT INTO act VALUES (?, ?, ?)", (act.at_s, act.act, act.outcome))

    def plays(self) -> list[Play]:
        """Every visit, the oldest first."""
        rows = self._base.execute("SELECT visit, challenge, began_s, seconds, finished FROM play ORDER BY began_s")
        return [Play(visit, name, began_s, seconds, bool(finished)) for visit, name, began_s, seconds, finished in rows]

    def acts(self) -> list[Act]:
        """Every tip and flip."""
        return [Act(*row) for row in self._base.execute("SELECT at_s, act, outcome FROM act ORDER BY at_s")]

    # Care

    def tidy(self, now_s: float, expire_days: float) -> int:
        """Forgets what is too old and brings what lies in the future to now; how many were forgotten.

        Call it only while the clock can be believed.
        """
        with suppress(sqlite3.Error), self._base:
            self._base.execute("UPDATE score SET at_s = ? WHERE at_s > ?", (float(now_s), now_s + FUTURE_S))
            return self._base.execute("DELETE FROM score WHERE at_s < ?", (now_s - expire_days * DAY_S,)).rowcount
        return 0

    def clear(self, now_s: float) -> Path | None:
        """Empties the board; the entries so far are kept in a file beside it, whose path is returned.

        Raises:
            sqlite3.Error, OSError: the copy could not be made; nothing is cleared.
        """
        self._retry()
        copy = self._copied(now_s) if self.path is not None else None
        with self._base:
            self._base.execute("DELETE FROM score")
        self._unsaved = [(words, row) for words, row in self._unsaved if "INTO score" not in words]
        return copy

    def _copied(self, now_s: float) -> Path:
        assert self.path is not None
        copy = free_path(self.path.with_name(f"{self.path.stem}-{stamp(now_s)}.backup"))
        with closing(sqlite3.connect(copy)) as target:
            self._base.backup(target)
        return copy

    def close(self) -> None:
        """Closes the file."""
        self._retry()
        self._base.close()

    # The file

    def _write(self, words: str, row: tuple[object, ...]) -> None:
        self._unsaved.append((words, row))
        self._retry()

    def _retry(self) -> None:
        while self._unsaved:
            try:
                with self._base:
                    self._base.execute(*self._unsaved[0])
            except sqlite3.Error as fault:
                self.fault = _("the board cannot be written: {fault}").format(fault=fault)
                return
            self._unsaved.pop(0)
            self.fault = ""


def open_board(path: Path, now_s: float) -> Board:
    """The board of a file, come what may: what is no board is set aside, and without a disk it is kept in memory."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Board(path)
    except NoBoard as fault:
        return _fresh(path, now_s, str(fault))
    except (sqlite3.Error, OSError) as fault:
        return Board(None, _("{path}: {fault}; the board is kept in memory only").format(path=path, fault=fault))


def _fresh(path: Path, now_s: float, why: str) -> Board:
    aside = free_path(path.with_name(f"{path.name}.aside-{stamp(now_s)}"))
    try:
        for ending in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                os.replace(f"{path}{ending}", f"{aside}{ending}")
        board = Board(path)
    except (NoBoard, sqlite3.Error, OSError) as fault:
        return Board(None, _("{path}: {fault}; the board is kept in memory only").format(path=path, fault=fault))
    board.note = _("{path}: {why}; set aside as {aside}, a new board begins").format(
        path=path, why=why, aside=aside.name
    )
    return board


def free_path(path: Path) -> Path:
    """`path`, or with a number behind it where something lies already."""
    found, count = path, 1
    while found.exists():
        count += 1
        found = path.with_name(f"{path.name}-{count}")
    return found


def read_only(path: Path) -> list[Entry]:
    """The entries of a board that another process writes. Raises sqlite3.Error."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=BUSY_S)) as base:
        rows = base.execute("SELECT visit, challenge, initials, score, at_s FROM score")
        return [Entry(*row) for row in rows]


def _connected(path: Path | None) -> sqlite3.Connection:
    base = sqlite3.connect(path or ":memory:", timeout=BUSY_S)
    try:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        _check_or_make(base)
    except sqlite3.OperationalError:
        base.close()
        raise
    except (sqlite3.DatabaseError, NoBoard) as fault:
        base.close()
        raise NoBoard(str(fault)) from None
    return base


def _check_or_make(base: sqlite3.Connection) -> None:
    version = base.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if version == 0 and not tables:
        _make(base)
        return
    if version != VERSION or not {"score", "play", "act"} <= tables:
        raise NoBoard(_("no board of this version"))
    found = base.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise NoBoard(str(found))
    base.execute("SELECT visit, challenge, initials, score, at_s FROM score").fetchall()


def _make(base: sqlite3.Connection) -> None:
    """Two processes may begin at once: whoever comes second finds the tables made."""
    base.execute("BEGIN IMMEDIATE")
    if base.execute("PRAGMA user_version").fetchone()[0] == 0:
        for statement in _TABLES.split(";"):
            base.execute(statement)
    base.commit()
