"""The log on disk: written event by event, read again, cut short by a loss of power."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys

import pytest

from simulator.log import LogWriter, OpenElsewhere, Refused, parse_log, read_log
from simulator.match import Match, new_header

HEADER = {"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Ann", "Bob"]}
HEAT = {"seat": 0, "move": "heat"}
DIE = {"chance": "die", "face": "2"}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.jsonl"


def lines_of(log):
    return [line.table for line in log.lines]


def test_what_was_written_is_read_again(path):
    with LogWriter(path) as writer:
        for table in (HEADER, HEAT, DIE):
            writer.write(table)

        assert read_log(path).header == HEADER
        assert lines_of(read_log(path)) == [HEAT, DIE]


def test_a_new_log_never_overwrites_one(path):
    path.write_text("somebody's game")

    with pytest.raises(FileExistsError):
        LogWriter(path)
    assert path.read_text() == "somebody's game"


def test_a_last_line_cut_short_is_dropped_and_written_over(path):
    path.write_text(json.dumps(HEADER) + "\n" + json.dumps(HEAT) + "\n" + '{"chance": "di')

    log = read_log(path)
    with LogWriter(path, at_bytes=log.complete_bytes) as writer:
        writer.write(DIE)

    assert log.cut_short
    assert lines_of(read_log(path)) == [HEAT, DIE]
    assert not read_log(path).cut_short


def test_a_whole_last_line_without_its_line_end_counts(path):
    path.write_text(json.dumps(HEADER) + "\n" + json.dumps(HEAT))

    log = read_log(path)
    with LogWriter(path, at_bytes=log.complete_bytes) as writer:
        writer.write(DIE)
        writer.take_back()
        writer.write(DIE)

    assert not log.cut_short
    assert lines_of(read_log(path)) == [HEAT, DIE]


def test_lines_can_be_taken_back(path):
    with LogWriter(path) as writer:
        for table in (HEADER, HEAT, DIE, HEAT):
            writer.write(table)
        writer.take_back(2)

    assert lines_of(read_log(path)) == [HEAT]


def test_a_line_that_does_not_fit_on_the_disk_leaves_the_log_whole(path, monkeypatch):
    writer = LogWriter(path)
    writer.write(HEADER)

    def full(_file):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            writer.write(HEAT)
    writer.write(DIE)

    assert lines_of(read_log(path)) == [DIE]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("[]\n", 1),
        ('{"format": "alacarte-log"}\n', 1),
        ('{"format": "other", "version": 1}\n', 1),
        (json.dumps(HEADER) + "\nnothing\n" + json.dumps(HEAT) + "\n", 2),
        (json.dumps(HEADER) + "\n" + json.dumps(HEAT) + "\n3\n", 3),
        (json.dumps(HEADER) + '\n{"chance": NaN}\n', 2),
        (json.dumps(HEADER) + "\n" + "[" * 100_000 + "\n", 2),
    ],
)
def test_a_malformed_line_is_named(text, line):
    with pytest.raises(Refused) as refused:
        parse_log(text.encode())

    assert (refused.value.line, refused.value.reason) == (line, "malformed")


def test_blank_lines_are_passed_over_and_counted():
    log = parse_log(f"{json.dumps(HEADER)}\n\n{json.dumps(HEAT)}\n".encode())

    assert [line.number for line in log.lines] == [3]


def test_only_the_outcome_of_an_act_carries_a_performance():
    pour = {"chance": "pour", "in_pan": {}, "spilled": {}, "fouls": [], "performance": {"seed": 1}}
    log = parse_log("\n".join(map(json.dumps, [HEADER, pour, {**HEAT, "performance": {}}])).encode())

    assert "performance" not in log.lines[0].event
    assert log.lines[0].performance == {"seed": 1}
    assert log.lines[1].event == {**HEAT, "performance": {}}
    assert log.lines[1].performance is None


# Two writers, and a disk that takes nothing


def test_a_log_that_is_being_written_is_open_to_nobody_else(path):
    with LogWriter(path) as writer:
        writer.write(HEADER)
        with pytest.raises(OpenElsewhere, match=r"game\.jsonl: this match is open elsewhere"):
            LogWriter(path, at_bytes=read_log(path).complete_bytes)
        writer.write(HEAT)

    with LogWriter(path, at_bytes=read_log(path).complete_bytes) as writer:
        writer.write(DIE)
    assert lines_of(read_log(path)) == [HEAT, DIE]


def test_lines_that_came_after_the_log_was_read_are_never_cut_off(path):
    path.write_text(json.dumps(HEADER) + "\n")
    read = read_log(path)
    with LogWriter(path, at_bytes=read.complete_bytes) as other:
        other.write(HEAT)

    with pytest.raises(OpenElsewhere):
        LogWriter(path, at_bytes=read.complete_bytes)
    assert lines_of(read_log(path)) == [HEAT]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this machine ends processes otherwise")
def test_a_log_whose_writer_was_killed_is_free_again(path):
    script = f"import simulator.log as log, time; w = log.LogWriter({str(path)!r}); w.write({HEADER!r}); print(1)"
    line = script + "; import sys; sys.stdout.flush(); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", line], stdout=subprocess.PIPE) as other:
        assert other.stdout.readline()
        with pytest.raises(OpenElsewhere):
            LogWriter(path, at_bytes=read_log(path).complete_bytes)
        other.kill()
        other.wait()

    LogWriter(path, at_bytes=read_log(path).complete_bytes).close()


def test_what_cannot_be_written_names_the_log(path, monkeypatch):
    with LogWriter(path) as writer:
        writer.write(HEADER)
        monkeypatch.setattr(os, "fsync", no_space)
        for deed in (lambda: writer.write(HEAT), writer.take_back):
            with pytest.raises(OSError, match="No space left") as fault:
                deed()
            assert fault.value.filename == str(path)


def test_a_match_that_cannot_begin_leaves_no_file(path, monkeypatch):
    monkeypatch.setattr(os, "fsync", no_space)

    with pytest.raises(OSError, match="No space left"):
        Match(new_header(["Ann", "Bob"], 1), (), path)
    assert not path.exists()


def no_space(_file):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
