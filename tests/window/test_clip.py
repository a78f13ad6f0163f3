"""Clips: an act filmed again, and what is said where none can be made."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from simulator.acts.perform import open_act
from simulator.cli import main
from simulator.players.replayed import RecordedHand
from simulator.scene import load_scene
from simulator.vocabulary import Flip
from simulator.window import clip
from simulator.window.clip import CLIP_PX, NoClip, check_clip, film
from simulator.window.screens.act_context import ActContext
from simulator.window.settings import Settings
from tests.window import pilot  # noqa: F401  the dummy driver


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
