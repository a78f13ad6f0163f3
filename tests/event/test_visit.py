"""A visit on disk: what was finished is there again after a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from simulator.event.challenges import Challenge
from simulator.event.visit import BadVisit, Done, Header, Visit, resumed
from simulator.vocabulary import Flipped, Foul, Landed, Poured, Tally

POURED = Done(Poured(Tally.of(lemon=2), Tally.of(salt=1), frozenset({Foul.SHAKEN})), {"seed": 7}, 4.5)
FLIPPED = Done(Flipped(Landed.BESIDE), {"seed": 8}, 9.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "visit" / "visit.jsonl"


def begun(path: Path | None) -> Visit:
    return Visit(Header(Challenge.POUR, 500_000, "family", 1000.0, "fr"), path)


def test_every_finished_act_is_there_after_a_crash(path: Path):
    visit = begun(path)
    visit.add(POURED)
    visit.add(FLIPPED)  # never closed: the process is gone

    again = resumed(path)

    assert again.header == visit.header
    assert again.done == [POURED, FLIPPED]


def test_a_line_that_was_cut_short_is_dropped_and_the_visit_goes_on(path: Path):
    visit = begun(path)
    visit.add(POURED)
    visit.close()
    path.write_bytes(path.read_bytes()[:-9])

    again = resumed(path)
    again.add(FLIPPED)

    assert resumed(path).done == [FLIPPED]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no visit\n",
        b"{}\n",
        b"[]\n",
        b'{"format": "alacarte-visit", "version": 2}\n',
        b"\xff\n",
        b"[" * 9000 + b"\n",
    ],
)
def test_a_file_that_is_no_visit_is_refused(content: bytes, path: Path):
    path.parent.mkdir()
    path.write_bytes(content)

    with pytest.raises(BadVisit, match="line 1"):
        resumed(path)


def test_a_spoiled_line_in_the_middle_is_refused_with_its_number(path: Path):
    visit = begun(path)
    visit.add(POURED)
    path.write_bytes(path.read_bytes().replace(b'"lemon"', b'"sugar"') + b"{}\n")

    with pytest.raises(BadVisit, match="line 2"):
        resumed(path)


def test_without_a_disk_the_visit_goes_on_and_says_so(tmp_path: Path):
    (tmp_path / "visit").write_text("a file where the folder should be")
    visit = begun(tmp_path / "visit" / "visit.jsonl")
    visit.add(POURED)

    assert visit.done == [POURED]
    assert visit.fault
    assert visit.poured == [POURED.outcome]


def test_a_visit_without_a_file_is_only_remembered():
    visit = begun(None)
    visit.add(FLIPPED)

    assert visit.flipped == [FLIPPED.outcome]
    assert visit.fault == ""
