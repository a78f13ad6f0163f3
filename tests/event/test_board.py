"""The board forgets nothing it should keep, and never writes over what it cannot read."""

from __future__ import annotations

import multiprocessing
import random
import sqlite3
from datetime import datetime
from pathlib import Path

import pytest

from simulator.event.board import Act, Board, Entry, Play, open_board, read_only
from simulator.event.clock import StandClock, day_start_s, hour_of

NOW_S = datetime(2026, 5, 2, 14, 0).timestamp()
HOUR_S, DAY_S = 3600.0, 86400.0


def entry(visit: str, score: int, at_s: float = NOW_S, challenge: str = "pour", initials: str = "ZOÉ") -> Entry:
    return Entry(visit, challenge, initials, score, at_s)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "stand" / "board.sqlite"


def test_the_best_stand_first_and_the_earlier_of_equals_before_the_later(path: Path):
    board = open_board(path, NOW_S)
    for one in (
        entry("a", 70, NOW_S),
        entry("b", 94, NOW_S + 3),
        entry("c", 94, NOW_S + 1),
        entry("d", 99, NOW_S, "crepe"),
    ):
        board.add(one)

    assert [one.visit for one in board.top("pour", NOW_S - HOUR_S, 5)] == ["c", "b", "a"]
    assert [one.visit for one in board.top("pour", NOW_S - HOUR_S, 2)] == ["c", "b"]
    assert board.rank(entry("a", 70), NOW_S - HOUR_S) == 3


def test_a_visit_comes_on_the_board_once(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("a", 70))
    board.add(entry("a", 99))

    assert [one.score for one in board.entries()] == [70]


def test_what_was_added_is_there_when_another_process_looks(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("a", 70))

    assert [one.initials for one in read_only(path)] == ["ZOÉ"]


def test_only_initials_score_and_time_are_kept_of_anybody(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("a", 70))
    columns = [row[1] for row in sqlite3.connect(path).execute("PRAGMA table_info(score)")]

    assert columns == ["visit", "challenge", "initials", "score", "at_s"]


# Days and clocks


def test_a_day_begins_in_the_morning_and_not_at_midnight():
    night = datetime(2026, 5, 3, 0, 30).timestamp()

    assert day_start_s(night, "05:00") == datetime(2026, 5, 2, 5, 0).timestamp()
    assert day_start_s(night, "") == datetime(2026, 5, 3, 0, 0).timestamp()
    assert hour_of(night) == hour_of(night + 1)


def test_midnight_does_not_empty_the_board(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("a", 70, datetime(2026, 5, 2, 23, 50).timestamp()))

    assert board.top("pour", day_start_s(datetime(2026, 5, 3, 0, 10).timestamp(), "05:00"), 5)
    assert not board.top("pour", day_start_s(datetime(2026, 5, 3, 9, 0).timestamp(), "05:00"), 5)


def test_a_clock_that_jumps_is_not_believed_for_an_hour():
    wall, steady = [NOW_S], [0.0]
    clock = StandClock(lambda: wall[0], lambda: steady[0])

    def pass_s(seconds: float, jump_s: float = 0.0) -> bool:
        wall[0] += seconds + jump_s
        steady[0] += seconds
        return clock.settled

    assert not pass_s(HOUR_S - 1)
    assert pass_s(2)
    assert not pass_s(1, jump_s=20 * 365 * DAY_S)
    assert not pass_s(HOUR_S / 2, jump_s=-20 * 365 * DAY_S)
    assert not pass_s(HOUR_S - 1)
    assert pass_s(2)


def test_an_entry_that_a_wrong_clock_dated_stays_on_the_board_and_is_put_right(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("future", 80, NOW_S + 400 * DAY_S))
    board.add(entry("now", 70))
    since_s = day_start_s(NOW_S, "05:00")
    assert [one.visit for one in board.top("pour", since_s, 5)] == ["future", "now"]

    assert board.tidy(NOW_S, 7) == 0

    assert {one.at_s for one in board.entries()} == {NOW_S}


def test_old_entries_are_forgotten(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("old", 80, NOW_S - 8 * DAY_S))
    board.add(entry("new", 70, NOW_S - 6 * DAY_S))

    assert board.tidy(NOW_S, 7) == 1

    assert [one.visit for one in board.entries()] == ["new"]


# Clearing and figures


def test_a_cleared_board_is_kept_as_a_file_beside_it(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("a", 70))

    first = board.clear(NOW_S)
    board.add(entry("b", 50))
    second = board.clear(NOW_S)

    assert board.entries() == []
    assert first is not None
    assert second is not None
    assert [[one.visit for one in read_only(copy)] for copy in (first, second)] == [["a"], ["b"]]


def test_plays_and_acts_are_counted_and_stay_when_the_board_is_cleared(path: Path):
    board = open_board(path, NOW_S)
    board.note_play(Play("a", "pour", NOW_S, 42.0, True))
    board.note_play(Play("a", "pour", NOW_S, 42.0, True))
    board.note_acts([Act(NOW_S, "pour", 2), Act(NOW_S + 1, "flip", 1)])
    board.clear(NOW_S)

    assert board.plays() == [Play("a", "pour", NOW_S, 42.0, True)]
    assert [act.outcome for act in board.acts()] == [2, 1]


# Trouble


@pytest.mark.parametrize("content", [b"no database at all", b"SQLite format 3\0" + b"\xff" * 5000, b"\0" * 40000])
def test_a_file_that_is_no_board_is_set_aside_with_a_message(content: bytes, path: Path):
    path.parent.mkdir()
    path.write_bytes(content)

    board = open_board(path, NOW_S)
    board.add(entry("a", 70))

    aside = next(path.parent.glob("*.aside-*"))
    assert aside.read_bytes() == content
    assert aside.name in board.note
    assert [one.visit for one in open_board(path, NOW_S).entries()] == ["a"]


def test_a_board_that_somebody_scribbled_on_is_set_aside(path: Path):
    board = open_board(path, NOW_S)
    for number in range(60):
        board.add(entry(f"v{number}", number))
    board.close()
    data = bytearray(path.read_bytes())
    chance = random.Random(3)
    for _ in range(400):
        data[chance.randrange(100, len(data))] = chance.randrange(256)
    path.write_bytes(data)

    again = open_board(path, NOW_S)

    assert again.note
    assert next(path.parent.glob("*.aside-*")).read_bytes() == bytes(data)
    assert again.entries() == []


def test_a_board_of_another_program_is_set_aside(path: Path):
    path.parent.mkdir()
    with sqlite3.connect(path) as base:
        base.execute("CREATE TABLE things (name TEXT)")

    board = open_board(path, NOW_S)

    assert board.note
    assert list(path.parent.glob("*.aside-*"))


def test_where_nothing_can_be_written_the_board_goes_on_in_memory_and_says_so(tmp_path: Path):
    (tmp_path / "stand").write_text("a file where the folder should be")

    board = open_board(tmp_path / "stand" / "board.sqlite", NOW_S)
    board.add(entry("a", 70))

    assert "memory" in board.note
    assert [one.visit for one in board.entries()] == ["a"]


def test_a_full_disk_loses_no_entry(path: Path):
    board = open_board(path, NOW_S)
    board.add(entry("a", 70))
    board._base.execute("PRAGMA query_only = 1")
    board.add(entry("b", 60))
    assert board.fault
    assert [one.visit for one in board.top("pour", 0, 5)] == ["a", "b"]

    board._base.execute("PRAGMA query_only = 0")

    assert [one.visit for one in board.top("pour", 0, 5)] == ["a", "b"]
    assert board.fault == ""
    assert [one.visit for one in read_only(path)] == ["a", "b"]


def _write_many(path: Path, name: str, count: int) -> None:
    board = open_board(path, NOW_S)
    for number in range(count):
        board.add(entry(f"{name}{number}", number))
    board.close()


def test_two_processes_write_at_once(path: Path):
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_write_many, args=(path, name, 20)) for name in ("a", "b")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)

    assert [writer.exitcode for writer in writers] == [0, 0]
    assert len(open_board(path, NOW_S).entries()) == 40


@pytest.mark.parametrize("rounds", [1, pytest.param(6, marks=pytest.mark.slow)])
def test_a_killed_process_loses_no_entry_that_was_added(path: Path, tmp_path: Path, rounds: int):
    context = multiprocessing.get_context("spawn")
    chance = random.Random(rounds)
    for number in range(rounds):
        told = tmp_path / f"told-{number}"
        writer = context.Process(target=_add_and_tell, args=(path, told, number))
        writer.start()
        while not told.exists() or len(told.read_bytes()) < 4 * chance.randrange(1, 12):
            assert writer.is_alive()
        writer.kill()
        writer.join(30)
        promised = {f"{number}-{word}" for word in told.read_text().split("\n")[:-1]}

        board = open_board(path, NOW_S)
        assert board.note == ""
        assert promised <= {one.visit for one in board.entries()}
        board.close()


def _add_and_tell(path: Path, told: Path, number: int) -> None:
    """Writes an entry, then says so: what was said must be there."""
    board = open_board(path, NOW_S)
    with told.open("ab", buffering=0) as file:
        for place in range(100_000):
            board.add(entry(f"{number}-{place}", place % 1000))
            file.write(f"{place}\n".encode())


def test_the_board_itself_is_a_plain_value_in_memory():
    board = Board(None)
    board.add(entry("a", 70))

    assert board.path is None
    assert board.clear(NOW_S) is None
    assert board.entries() == []
