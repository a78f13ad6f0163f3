"""Clips of the best acts: only where the organiser has made the folder, one at a time, never during play."""

from __future__ import annotations

import os
from concurrent.futures import Future
from pathlib import Path

import pytest

from simulator.event.challenges import Challenge as Kind
from simulator.event.challenges import Tip, act_seed, orders_of, request_of, standard_deck
from simulator.event.clips import Clips, film_highlight
from simulator.event.highlights import Album, Highlight
from simulator.scene.files import digest, load_scene
from simulator.vocabulary import Condiment, Tally


def recorded(tip: Tip | None = None) -> Highlight:
    """A tip of a bottle of lemon by a bot's hand, with its gesture."""
    import random

    from simulator.acts.pour import PourAct
    from simulator.players.motor import pour_hand

    scene = load_scene("pour", "family")
    request = request_of(tip or Tip(0, Condiment.LEMON))
    seed = act_seed(1, Kind.POUR, 0)
    act = PourAct(scene, request, seed)
    hand = pour_hand(scene, 115.0, request.contents, random.Random(1))
    while not act.done:
        act.step(hand.hand(act.seen()))
    told = {"scene": "family", "digest": digest(scene), "seed": seed, "gesture": act.gesture.to_json()}
    order = orders_of(1, standard_deck())[0]
    return Highlight(request, told, order.dish, order.name, order.colour, Tally.of(lemon=1))


@pytest.fixture(scope="module")
def highlight() -> Highlight:
    return recorded()


def test_an_album_keeps_acts_that_can_be_performed_again(tmp_path: Path, highlight: Highlight):
    album = Album(tmp_path / "highlights")
    album.add(highlight, "a")

    found = album.find(5)

    assert found == highlight
    act, hand = found.opened()
    while not act.done:
        act.step(hand.hand(act.seen()))
    assert act.gesture.to_json() == highlight.performance["gesture"]


def test_an_album_keeps_no_more_than_a_dozen_and_passes_over_spoiled_ones(tmp_path: Path, highlight: Highlight):
    album = Album(tmp_path)
    for number in range(15):
        album.add(highlight, f"{number:02}")
        os.utime(tmp_path / f"{number:02}.json", (number, number))
    assert len(list(tmp_path.glob("*.json"))) == 12

    for path in list(tmp_path.glob("*.json"))[1:]:
        path.write_text("{spoiled")

    assert album.find(3) == highlight


def test_an_album_without_a_disk_is_empty(tmp_path: Path, highlight: Highlight):
    (tmp_path / "file").write_text("")
    album = Album(tmp_path / "file" / "highlights")
    album.add(highlight, "a")

    assert album.find(0) is None


def test_without_the_folder_nothing_is_filmed(tmp_path: Path, highlight: Highlight):
    started: list[Path] = []
    clips = Clips(tmp_path / "clips", lambda one, file: started.append(file) or Future())  # type: ignore[func-returns-value]
    clips.add(highlight, "a")
    clips.film_next()

    assert started == []


def test_one_film_is_made_at_a_time(tmp_path: Path, highlight: Highlight):
    started: list[Future[None]] = []

    def aside(one: Highlight, file: Path) -> Future[None]:
        started.append(Future())
        return started[-1]

    (tmp_path / "clips").mkdir()
    clips = Clips(tmp_path / "clips", aside)
    for name in "ab":
        clips.add(highlight, name)
        clips.film_next()
    assert len(started) == 1

    started[0].set_result(None)
    clips.film_next()

    assert len(started) == 2


@pytest.mark.slow
def test_a_film_is_written(tmp_path: Path, highlight: Highlight):
    pytest.importorskip("PIL")
    film_highlight(highlight, tmp_path / "a.gif")

    assert (tmp_path / "a.gif").read_bytes().startswith(b"GIF89a")
