"""The stand itself: woken by a touch, played, left, locked, and as it was before for the next visitor."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from simulator.event.board import Entry
from simulator.event.challenges import Challenge
from simulator.event.initials import NOBODY
from simulator.event.screens.result import _fallen_words
from simulator.event.self_test import residue, self_test
from simulator.event.session import Phase
from simulator.text import language
from simulator.vocabulary import Landed
from simulator.window.act_words import condiment_name
from simulator.window.keys import Key, Pointer
from tests.event.stands import Guest, scene_with


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    guest = Guest(tmp_path / "stand")
    yield guest
    guest.stand.close()


def test_the_first_touch_wakes_the_stand_and_does_nothing_else(guest: Guest):
    guest.touch(900, 530)  # where German is chosen on the next screen

    assert guest.screen == "choose"
    assert language() == "en"
    assert guest.stand.run_now is None


def test_a_mouse_that_trembles_wakes_nobody(guest: Guest):
    guest.tick([Pointer("move", 300, 300, guest.stand.now_s)])

    assert guest.phase is Phase.ATTRACT


def test_what_is_shown_changes_so_that_nothing_burns_in(guest: Guest):
    shown = []
    for _ in range(8):
        shown.append(guest.stand.screens[0].name)  # over a kitchen there may be a close-up
        guest.wait(guest.stand.scene.times.attract_change_s * 2 + 0.2)

    assert len(set(shown)) >= 4
    assert all(name.startswith("attract") for name in shown)


def test_a_pour_challenge_from_the_first_touch_to_the_board(guest: Guest):
    guest.play("pour")
    run = guest.stand.run_now
    for place, tip in enumerate(run.tips):
        guest.tip(**{tip.bottle.value: run.orders[tip.order].needs[tip.bottle]})
        assert run.place == place + 1
    assert run.score == 100
    guest.stand.finished()
    assert guest.screen == "result"
    guest.press("button:next")
    guest.press("button:up_1")
    guest.press("button:done")

    assert guest.screen == "place"
    assert [(one.initials, one.score) for one in guest.stand.board.entries()] == [("BAA", 100)]
    guest.press("button:done")
    assert residue(guest.stand) == []


def test_a_crepe_challenge_counts_the_longest_row_and_ends_with_the_time(guest: Guest):
    guest.play("crepe")
    for landed in (Landed.PICTURE_UP, Landed.PICTURE_UP, Landed.BESIDE, Landed.PICTURE_UP):
        guest.flip(landed)
    guest.stand.run_now.passed_s = 60.0

    guest.tick()

    assert guest.phase is Phase.RESULT
    assert guest.stand.session.score == 2


def test_the_clock_of_the_crepe_challenge_waits_for_the_first_grip(guest: Guest):
    guest.play("crepe")
    guest.wait(5)
    assert guest.stand.run_now.left_s == 60.0
    handle = guest.stand.screen.targets()["pan:handle"]

    guest.tick([Pointer("press", *handle.center, guest.stand.now_s)])
    guest.wait(1)

    assert 58.5 < guest.stand.run_now.left_s < 59.5


def test_bots_are_called_bots_at_a_stand(guest: Guest):
    guest.play("game", 1)

    assert guest.stand.run_now.match.header["seats"] == ["Cook 1", "Bot"]


def test_a_piece_that_nobody_asked_for_is_too_many_in_words(guest: Guest):
    guest.play("pour")
    run = guest.stand.run_now
    guest.tip(salt=1)
    first = run.tips[0].bottle

    words = _fallen_words(run, 0)

    assert words == f"{condiment_name(first)}: 0 of {run.orders[0].needs[first]} · Salt: 1 too many"


def test_a_visitor_who_changes_the_language_back_sees_the_same_pictures(guest: Guest):
    guest.wake()
    guest.tick(shown=True)
    before = pygame.image.tobytes(guest.stand.surface, "RGB")

    for code in ("de", "en"):
        guest.stand.speak(code)
        guest.tick(shown=True)

    assert pygame.image.tobytes(guest.stand.surface, "RGB") == before


def test_the_staff_see_at_the_door_that_something_is_wrong(guest: Guest):
    guest.open_staff()
    assert not any(widget.title.endswith("!") for widget in guest.stand.screen.widgets if widget.name == "tab:machine")
    guest.press("button:back")
    guest.stand.note("the disk is full")

    guest.open_staff()

    assert [widget.title for widget in guest.stand.screen.widgets if widget.name == "tab:machine"] == ["Machine !"]


def test_a_full_game_alone_is_against_bots_and_among_friends_without(guest: Guest):
    guest.play("game", 1)
    assert [player is None for player in guest.stand.run_now.match.players] == [True, False]
    guest.stand.given_up()
    guest.play("game", 3)

    assert [player is None for player in guest.stand.run_now.match.players] == [True] * 3


def test_a_game_that_takes_too_long_is_judged_as_it_stands(tmp_path: Path):
    guest = Guest(tmp_path / "stand", scene_with(times__longest_game_min=2.0, times__idle_s=600.0))
    guest.play("game", 2)

    guest.wait_until(lambda: guest.phase is Phase.RESULT, 180)

    assert guest.stand.session.score == 0
    guest.stand.close()


def test_whoever_leaves_is_counted_out_and_the_next_visitor_finds_nothing(guest: Guest):
    guest.wake()
    guest.press("button:language_de")
    guest.press("challenge:pour")
    guest.tip(lemon=1)
    assert guest.stand.storage.visit_file.exists()
    times = guest.stand.scene.times

    guest.wait(times.idle_s + 1)
    assert guest.stand.session.countdown_s(times) is not None
    guest.wait(times.countdown_s + 1)

    assert guest.phase is Phase.ATTRACT
    assert language() == "en"
    assert residue(guest.stand) == []
    assert [play.finished for play in guest.stand.board.plays()] == [False]


def test_a_touch_during_the_countdown_only_stops_it(guest: Guest):
    guest.wake()
    guest.wait(guest.stand.scene.times.idle_s + 1)

    guest.press("challenge:pour")

    assert guest.screen == "choose"
    guest.press("challenge:pour")
    assert guest.phase is Phase.PLAYING


def test_initials_that_nobody_turns_become_dashes(guest: Guest):
    guest.play("pour")
    guest.stand.finished()
    guest.press("button:next")

    guest.wait(guest.stand.scene.times.initials_s + 1)

    assert guest.screen == "place"
    assert [one.initials for one in guest.stand.board.entries()] == [NOBODY]


def test_everybody_of_one_hour_has_the_same_orders_and_bottles(guest: Guest):
    def played() -> object:
        guest.play("pour")
        run = guest.stand.run_now
        guest.stand.given_up()
        return run.orders, run.seed

    first = played()
    assert played() == first
    guest.clock.passed_s += 3600
    assert played() != first


def test_keys_that_quit_and_the_closing_of_the_window_are_locked(guest: Guest):
    guest.stand.asked_to_close()
    guest.tick([Key("full_screen", name="f11"), Key("back", name="escape")])
    guest.tick()

    assert guest.stand.running
    assert not guest.stand.settings.full_screen


def test_a_lost_pad_pauses(guest: Guest):
    guest.play("crepe")

    guest.stand._miss_pad()

    assert guest.screen == "pad_lost"
    guest.press("button:without")
    assert guest.screen == "crepe challenge"


def test_giving_up_asks_first(guest: Guest):
    guest.play("pour")
    guest.press("button:give_up")
    assert guest.phase is Phase.PLAYING

    guest.press("button:give_up")

    assert guest.phase is Phase.ATTRACT


# After a crash


def killed(guest: Guest, tmp_path: Path) -> Guest:
    """Another stand on what the killed one has on its disk: nothing was closed."""
    shutil.copytree(tmp_path / "stand", tmp_path / "again")
    return Guest(tmp_path / "again")


def test_a_challenge_goes_on_where_it_was(guest: Guest, tmp_path: Path):
    guest.wake()
    guest.press("button:language_fr")
    guest.press("challenge:pour")
    guest.tip(lemon=1)

    again = killed(guest, tmp_path)

    assert again.screen == "pour challenge"
    assert again.stand.run_now.visit.poured == guest.stand.run_now.visit.poured
    assert again.stand.run_now.visit.header == guest.stand.run_now.visit.header
    assert language() == "fr"
    again.stand.close()


def test_a_full_game_goes_on_where_it_was(guest: Guest, tmp_path: Path):
    guest.play("game", 2)
    guest.wait(2)
    before = guest.stand.run_now.match.events

    again = killed(guest, tmp_path)

    assert again.screen == "stand kitchen"
    assert again.stand.run_now.match.events == before
    again.stand.close()


def test_a_finished_play_is_not_lost_before_its_initials_are_entered(guest: Guest, tmp_path: Path):
    guest.play("pour")
    for tip in guest.stand.run_now.tips:
        guest.tip(**{tip.bottle.value: 1})
    score = guest.stand.run_now.score
    guest.stand.finished()
    guest.press("button:next")

    again = killed(guest, tmp_path)

    assert again.phase is Phase.RESULT
    assert again.stand.session.score == score
    again.stand.close()


def test_a_visit_that_is_on_the_board_already_is_not_written_twice(guest: Guest, tmp_path: Path):
    guest.play("pour")
    guest.stand.finished()
    guest.press("button:next")
    guest.press("button:done")

    again = killed(guest, tmp_path)

    assert again.phase is Phase.ATTRACT
    assert len(again.stand.board.entries()) == 1
    assert residue(again.stand) == []
    again.stand.close()


@pytest.mark.parametrize("name", ["visit.jsonl", "match.jsonl"])
def test_a_spoiled_file_of_a_visit_is_set_aside_with_a_message(guest: Guest, tmp_path: Path, name: str):
    guest.play("game", 2)
    path = tmp_path / "stand" / "visit" / name
    path.write_bytes(b"{spoiled}\n" + path.read_bytes())

    again = killed(guest, tmp_path)

    assert again.phase is Phase.ATTRACT
    aside = next((tmp_path / "again").glob("visit.aside-*"))
    assert (aside / name).read_bytes() == path.read_bytes()
    assert any(aside.name in words for words in again.stand.troubles)
    again.stand.close()


@pytest.mark.parametrize("name", ["visit.jsonl", "match.jsonl"])
@pytest.mark.parametrize("left_bytes", [0, 5, 40])
def test_a_visit_that_was_killed_before_its_first_line_was_whole_is_none(guest, tmp_path, name, left_bytes):
    guest.play("game", 2)
    path = tmp_path / "stand" / "visit" / name
    path.write_bytes(path.read_bytes()[:left_bytes])

    again = killed(guest, tmp_path)

    assert again.phase is Phase.ATTRACT
    assert not list((tmp_path / "again").glob("visit*"))
    assert again.stand.troubles == []
    again.stand.close()


# Without a disk


def test_a_folder_that_cannot_be_written_is_played_without_and_the_staff_are_told(tmp_path: Path):
    (tmp_path / "stand").write_text("a file where the folder should be")
    guest = Guest(tmp_path / "stand")
    guest.play("pour")
    guest.tip(lemon=1)
    guest.stand.finished()
    guest.press("button:next")
    guest.press("button:done")

    assert [one.initials for one in guest.stand.board.entries()] == ["AAA"]
    assert guest.stand.troubles
    guest.press("button:done")
    assert guest.stand.session.phase is Phase.ATTRACT
    guest.stand.close()


def test_a_disk_that_is_full_in_the_middle_of_a_game_stops_nobody(guest: Guest, monkeypatch: pytest.MonkeyPatch):
    guest.play("game", 2)
    guest.wait(1)
    match = guest.stand.run_now.match

    def full(table: object) -> None:
        raise OSError(28, "No space left on device", "match.jsonl")

    monkeypatch.setattr(match._log, "write", full)
    guest.stand.screen.back() if guest.screen == "dish_picker" else None
    match.choose(match.game.legal_moves(match.state)[0])

    assert match.log_path is None
    assert any("No space left" in words for words in guest.stand.troubles)


# The staff


def test_only_the_held_corner_and_the_pin_open_the_staff_menu(guest: Guest):
    guest.hold_corner(1.0)
    assert not guest.stand.staffed
    guest.hold_corner()
    assert guest.screen == "staff pin"
    guest.enter_pin("000000")
    assert guest.screen == "staff pin"

    guest.enter_pin()

    assert guest.screen == "staff"


def test_five_wrong_pins_close_the_pad_for_a_minute_even_for_the_right_one(guest: Guest):
    guest.hold_corner()
    for _ in range(5):
        guest.enter_pin("1")
    guest.enter_pin()
    assert guest.screen == "staff pin"

    guest.wait(61)
    guest.open_staff()

    assert guest.screen == "staff"


def test_a_pad_that_is_left_alone_closes(guest: Guest):
    guest.hold_corner()

    guest.wait(31)

    assert not guest.stand.staffed


def test_what_the_staff_change_counts_at_once_and_after_a_restart(guest: Guest, tmp_path: Path):
    guest.open_staff()
    guest.press("set:offer.full_game")
    guest.press("set:play.difficulty:more")
    guest.press("set:show.language:more")
    guest.press("button:back")

    assert guest.stand.offered == [Challenge.POUR, Challenge.CREPE]
    assert language() == "fr"
    again = killed(guest, tmp_path)
    assert again.stand.scene.play.difficulty == "standard"
    assert again.stand.scene.show.language == "fr"
    again.stand.close()


def test_the_last_offer_cannot_be_taken_away(guest: Guest):
    guest.open_staff()
    for name in ("pour_challenge", "crepe_challenge", "full_game"):
        guest.press(f"set:offer.{name}")

    assert guest.stand.offered == [Challenge.GAME]


def test_clearing_the_board_is_asked_twice(guest: Guest):
    guest.stand.board.add(Entry("a", "pour", "ZOÉ", 90, guest.stand.clock.now_s()))
    guest.open_staff()
    guest.press("tab:scores")
    guest.press("button:clear")
    guest.press("button:clear_now")
    assert len(guest.stand.board.entries()) == 1

    guest.press("button:clear_now")

    assert guest.stand.board.entries() == []
    assert list(guest.stand.storage.root.glob("*.backup"))


def test_the_board_is_exported_as_csv(guest: Guest):
    guest.stand.board.add(Entry("a", "pour", "ZOÉ", 90, guest.stand.clock.now_s()))
    guest.open_staff()
    guest.press("tab:scores")
    guest.press("button:export")

    file = next((guest.stand.storage.root / "export").glob("board-*.csv"))
    assert "pour,ZOÉ,90," in file.read_text(encoding="utf-8")


def test_every_page_of_the_staff_menu_can_be_drawn(guest: Guest):
    guest.open_staff()
    for tab in ("figures", "scores", "tests", "machine", "settings"):
        guest.press(f"tab:{tab}")
        guest.tick(shown=True)

    assert guest.screen == "staff"


@pytest.mark.parametrize("outcome", ["exit", "restart"])
def test_only_the_staff_end_the_stand(guest: Guest, outcome: str):
    guest.open_staff()
    guest.press("tab:machine")

    guest.press(f"button:{outcome}")

    assert not guest.stand.running
    assert guest.stand.outcome == outcome


def test_staff_in_the_middle_of_a_visit_do_not_end_it(guest: Guest):
    guest.play("pour")
    guest.open_staff()
    guest.wait(100)
    guest.press("button:back")

    assert guest.screen == "pour challenge"


# Many


@pytest.mark.parametrize("visits", [2, pytest.param(20, marks=pytest.mark.slow)])
def test_noisy_visitors_leave_no_residue_and_break_nothing(visits: int):
    report = self_test(scene_with(times__idle_s=10.0, times__countdown_s=5.0), visits, seed=visits)

    assert report.exceptions == []
    assert report.residue == []
    assert report.finished + report.left == visits
    assert report.board_entries == report.finished
