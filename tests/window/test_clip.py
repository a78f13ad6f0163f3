"""Clips: an act filmed again, and what is said where none can be made."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

import pytest
from PIL import Image

from simulator.acts.perform import open_act
from simulator.alacarte.moves import Season
from simulator.cli import main
from simulator.match import Match
from simulator.players.replayed import RecordedHand
from simulator.scene import load_scene
from simulator.vocabulary import Condiment, Flip, Poured, Tally
from simulator.window import clip
from simulator.window.clip import CLIP_PX, NoClip, check_clip, film
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.end import EndScreen
from simulator.window.settings import Settings
from tests.window.pilot import Pilot
from tests.window.test_kitchen_parts import GHERKIN, MAMMOTH, match_at


@pytest.mark.parametrize("ending", [".gif", ".webp"])
def test_a_tip_without_a_window_is_filmed_from_the_grip_to_the_result(tmp_path, capsys, ending):
    file = tmp_path / f"tip{ending}"

    assert main(["pour", "--hand", "expert", "--pours", "1", "--clip", str(file), "--json"]) == 0

    with Image.open(file) as film_:
        assert film_.size == CLIP_PX
        assert _seconds(film_) > 2.0
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


def _seconds(film_: Image.Image) -> float:
    """A GIF keeps frames that are alike as one that lasts longer."""
    total_ms = 0
    for number in range(film_.n_frames):
        film_.seek(number)
        film_.load()
        total_ms += film_.info["duration"]
    return total_ms / 1000


def test_a_clip_moves(tmp_path):
    file = tmp_path / "still.gif"
    act = open_act(load_scene("flip", "standard"), Flip(0), seed=1)

    film(act, ActContext(hand=RecordedHand(None), practice=True), file, Settings())

    with Image.open(file) as film_:
        first = film_.convert("RGB").tobytes()
        film_.seek(film_.n_frames - 1)
        assert film_.convert("RGB").tobytes() != first, "the result is shown at the end"


def test_another_kind_of_file_is_refused_by_name(tmp_path, capsys):
    assert main(["flip", "--flips", "1", "--clip", str(tmp_path / "flip.mp4")]) == 2
    assert "flip.mp4: allowed are names that end in .gif, .webp" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_named(tmp_path, capsys):
    assert main(["flip", "--flips", "1", "--clip", str(tmp_path / "none" / "flip.gif")]) == 3
    assert "none" in capsys.readouterr().err


def test_without_pillow_the_way_to_get_it_is_named(monkeypatch):
    monkeypatch.setattr(clip.importlib.util, "find_spec", lambda name: None)

    with pytest.raises(NoClip, match=r"alacarte-simulator\[clips\]"):
        check_clip(Path("a.gif"))


@pytest.fixture
def poured(tmp_path: Path) -> Match:
    """A match whose only act was an exact tip."""
    match = match_at(MAMMOTH | {"pan": {"lemon": 1, "pepper": 1}}, GHERKIN, log_path=tmp_path / "log.jsonl")
    match.choose(Season(Condiment.PEPPER))
    act = match.open_act()
    while not act.done:
        act.step(None)
    match.answer(Poured(Tally.of(pepper=1)), match.performance(act))
    return match


def at_the_end(folder: Path, match: Match) -> tuple[Pilot, EndScreen]:
    screen = EndScreen(match)
    return Pilot.open(folder / "data", screen, (1024, 600), Settings(reduced_motion=True)), screen


@pytest.mark.slow
def test_the_podium_saves_the_best_moment_while_the_window_goes_on(tmp_path, poured):
    pilot, screen = at_the_end(tmp_path, poured)
    pilot.press("button:clip")
    assert screen._filming is not None
    screen._filming.exception(timeout=300)
    pilot.wait(0.1)

    (file,) = (tmp_path / "data" / "clips").iterdir()
    with Image.open(file) as film_:
        assert film_.size == CLIP_PX
    assert screen._told == str(file)


def test_the_podium_says_why_no_clip_was_saved(tmp_path, poured, monkeypatch):
    failed: Future[None] = Future()
    failed.set_exception(OSError(28, "No space left on device"))
    asked = []
    monkeypatch.setattr("simulator.window.screens.end.film_aside", lambda *what: asked.append(what) or failed)
    pilot, screen = at_the_end(tmp_path, poured)
    pilot.press("button:clip")
    pilot.wait(0.1)

    assert "No space left" in screen._told
    pilot.press("button:clip")
    assert len(asked) == 2, "it may be tried again"


def test_a_moment_that_cannot_be_performed_again_closes_its_buttons(tmp_path, poured):
    log = tmp_path / "log.jsonl"
    log.write_text(log.read_text().replace('"scene": "standard", "digest"', '"scene": "gone", "digest"'))
    _pilot, screen = at_the_end(tmp_path, poured)

    reasons = {widget.name: widget.off_reason for widget in screen.widgets}
    assert "gone" in reasons["button:best"]
    assert "gone" in reasons["button:clip"]
