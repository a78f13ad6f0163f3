"""The lab in the window: every slider leads its value, counts follow, steps are taken back, files are new ones."""

from __future__ import annotations

import json
import time

import pytest

from simulator.lab.counts import Counts
from simulator.lab.recorded import Recorded, write_set
from simulator.scene import load_scene
from simulator.window.screens.lab.counting import Counting
from simulator.window.screens.lab.hands import OWN
from simulator.window.screens.lab.screen import LabScreen
from simulator.window.screens.lab.values import values_of
from simulator.window.screens.lab.words import value_meaning, value_name
from simulator.window.screens.menu import MenuScreen
from tests.window.lab_bench import AtOnce, lab, page_of, until
from tests.window.lab_bench import value as value_of
from tests.window.pilot import Pilot

MOUTH = "dispenser.mouth_mm"


@pytest.fixture
def pilot(tmp_path):
    return Pilot.open(tmp_path, MenuScreen(), (1024, 600))


def at_share(pilot, key, share):
    rect = pilot.find(f"slider:{key}")
    return rect.x + rect.width * share, rect.centery


# The way in


def test_the_menu_leads_to_the_lab_and_escape_leads_back(pilot, monkeypatch):
    monkeypatch.setattr("simulator.window.screens.lab.screen.Counting", AtOnce)

    pilot.press("button:lab")
    assert pilot.screen.name == "lab"

    pilot.key("back")
    assert pilot.screen.name == "menu"


def test_leaving_ends_the_workers(pilot):
    screen = lab(pilot)

    pilot.press("button:back")

    assert screen._counting.closed


# Sliders


@pytest.mark.parametrize("act", ["pour", "flip"])
def test_every_number_of_a_scene_has_a_slider_with_a_name_a_meaning_a_range_and_a_source(pilot, act):
    screen = lab(pilot, act)
    seen = set()
    while True:
        seen |= {name.partition(":")[2] for name in screen.targets() if name.startswith("slider:")}
        if not screen.panel.turn(1):
            break

    assert seen == {value.key for value in values_of(act)}
    for value in values_of(act):
        assert value_name(act, value.key)
        assert value_meaning(act, value.key)
        assert value.low < value.high
        assert value.source


def test_a_press_on_a_track_leads_the_value_there(pilot):
    screen = lab(pilot)

    pilot.press(f"slider:{MOUTH}")

    assert screen.bench.scene.dispenser.mouth_mm == pytest.approx(23, abs=0.5)
    assert screen._counting.asked["b"].scene == screen.bench.scene


def test_a_finger_drags_a_slider_and_the_drag_is_one_step(pilot):
    screen = lab(pilot)
    start, end = at_share(pilot, MOUTH, 0.25), at_share(pilot, MOUTH, 0.4)

    pilot.drag([(0, *start), (0.5, *end)], touch=True)
    assert screen.bench.scene.dispenser.mouth_mm == pytest.approx(19.6, abs=0.5)

    pilot.press("button:undo")
    assert screen.bench.scene == load_scene("pour", "standard")


def test_keys_step_a_slider_and_put_it_back(pilot):
    screen = lab(pilot)
    while screen.focus.on is None or screen.focus.on.name != f"slider:{MOUTH}":
        pilot.key("next")

    pilot.key("right")
    pilot.key("right")
    step, usual = value_of("pour", MOUTH).step, load_scene("pour", "standard").dispenser.mouth_mm
    assert screen.bench.scene.dispenser.mouth_mm == pytest.approx(usual + 2 * step, abs=0.6 * step)

    pilot.key("erase")
    assert not screen.bench.history.now.changes


def test_a_changed_value_has_an_arrow_that_puts_it_back(pilot):
    screen = lab(pilot)
    assert f"reset:{MOUTH}" not in screen.targets()
    pilot.press(f"slider:{MOUTH}")

    pilot.press(f"reset:{MOUTH}")

    assert screen.bench.scene == load_scene("pour", "standard")


def test_a_slider_stops_where_another_value_does_not_allow_more_and_says_which(pilot):
    screen = lab(pilot)

    x, y = at_share(pilot, MOUTH, 0.99)
    pilot.drag([(0, x - 20, y), (0.2, x, y)])

    assert screen.bench.scene.dispenser.mouth_mm < screen.bench.scene.dispenser.inside_width_mm
    assert "Body width" in screen.bench.message


def test_sizes_of_single_pieces_begin_with_the_common_one(pilot):
    screen = lab(pilot)
    page_of(screen, "pieces.lemon_size_mm")
    assert screen.bench.history.now.value("pieces.lemon_size_mm") == 8.0

    x, y = at_share(pilot, "pieces.lemon_size_mm", 0.35)
    pilot.drag([(0, x, y), (0.1, x, y)])

    assert screen.bench.scene.pieces.lemon_size_mm == pytest.approx(9.0, abs=0.2)
    assert screen.bench.history.now.value("pieces.pepper_size_mm") == 8.0


def test_undo_and_redo_go_through_every_step(pilot):
    screen = lab(pilot)
    pilot.press(f"slider:{MOUTH}")
    pilot.press("slider:materials.friction")
    tuned = screen.bench.scene

    pilot.press("button:undo")
    pilot.press("button:undo")
    assert screen.bench.scene == load_scene("pour", "standard")

    pilot.press("button:redo")
    pilot.press("button:redo")
    assert screen.bench.scene == tuned


# A and B, hands, acts


def test_a_pinned_scene_stays_while_the_sliders_move(pilot):
    screen = lab(pilot)
    pilot.press("button:pin")
    pilot.press(f"slider:{MOUTH}")

    asked = screen._counting.asked
    assert asked["a"].scene == load_scene("pour", "standard")
    assert asked["b"].scene == screen.bench.scene
    assert asked["a"].seed != asked["b"].seed

    pilot.press("button:pin")
    assert set(screen._counting.asked) == {"b"}


def test_flips_are_tuned_on_a_bench_of_their_own(pilot):
    screen = lab(pilot)
    pilot.press(f"slider:{MOUTH}")

    pilot.press("act:flip")
    assert screen.bench.scene == load_scene("flip", "standard")
    assert screen._counting.asked["b"].scene.act == "flip"

    pilot.press("act:pour")
    assert screen.bench.history.now.changed(MOUTH)


def test_recorded_hands_are_among_the_hands(tmp_path, pilot):
    from simulator.acts.hand import Gesture, Hand

    gesture = Gesture("flip", (Hand(0.0, 0.0, 0.0),) * 60)
    acts = [Recorded("flip", "standard", "0" * 16, 1, {"landed": "recipe_up"}, gesture)]
    write_set(tmp_path / "hands" / "ann.jsonl", acts)
    screen = lab(pilot, "flip")

    screen.choose_hand("recorded:ann")

    assert screen._counting.asked["b"].hand == (gesture,)


def test_my_own_tips_are_counted_in_place_of_a_model(pilot):
    screen = lab(pilot)
    screen.choose_hand(OWN)
    until(pilot, lambda: screen.live.grip_rect() is not None)
    assert "b" not in screen._counting.asked

    x, y = pilot.find("grip").center
    down = 150 * screen.live.close_up.app.scale
    pilot.drag([(0, x, y), (0.2, x + 20, y), (0.7, x + 20, y + 2.3 * down), (0.9, x + 20, y + 2.3 * down), (1.4, x, y)])
    until(pilot, lambda: screen.bench.own.total == 1)

    assert screen.bench.counts_of_b(screen.known) == screen.bench.own


def test_the_model_pours_again_and_again(pilot):
    screen = lab(pilot)
    until(pilot, lambda: screen.live.close_up is not None)
    first = screen.live.close_up

    until(pilot, lambda: screen.live.close_up is not first)

    assert first.act.done
    assert screen.live.close_up.act.request.bottle is not first.act.request.bottle


# Curves


def test_curves_ask_for_skill_and_for_every_value_that_matters(pilot):
    screen = lab(pilot)
    pilot.press("button:pin")
    pilot.press("button:curves")

    asked = set(screen._counting.asked)
    assert {"skill a 0", "skill b 0.28", f"{MOUTH} 0", f"{MOUTH} 1"} <= asked
    ranking = pilot.screen.questions.ranking(pilot.screen.known)
    assert [one.weight for one in ranking] == sorted((one.weight for one in ranking), reverse=True)

    pilot.key("back")
    assert set(screen._counting.asked) == {"a", "b"}


# Saving


def test_saving_writes_a_new_file_that_says_what_was_tuned(pilot, tmp_path):
    screen = lab(pilot)
    pilot.press(f"slider:{MOUTH}")
    tuned = screen.bench.scene

    pilot.press("button:save")
    assert "difference:dispenser.mouth_mm" in [widget.name for widget in pilot.screen.widgets]
    pilot.press("button:write")

    written = load_scene("pour", tmp_path / "scenes" / "pour" / "standard-2.toml")
    assert written.dispenser.mouth_mm == tuned.dispenser.mouth_mm
    assert "standard" in written.source
    assert pilot.screen is screen
    assert screen.bench.scene == written


def test_a_file_is_never_written_over(pilot, tmp_path):
    lab(pilot)
    pilot.press(f"slider:{MOUTH}")
    pilot.press("button:save")
    pilot.press("button:write")
    pilot.press("slider:materials.friction")
    pilot.press("button:save")
    assert pilot.screen.path.stem == "standard-3"

    pilot.screen.focus.put(next(one for one in pilot.screen.widgets if one.name == "name"))
    pilot.key("erase")
    pilot.type("2")
    before = pilot.screen.path.read_text()
    pilot.press("button:write")

    assert pilot.screen.name == "lab save"
    assert pilot.screen.path.read_text() == before


def test_nothing_changed_is_nothing_to_save(pilot, tmp_path):
    lab(pilot)
    pilot.press("button:save")

    pilot.press("button:write")

    assert pilot.screen.name == "lab save"
    assert not (tmp_path / "scenes").exists()


# Workers


@pytest.mark.slow
def test_real_workers_fill_the_histogram_and_a_change_begins_anew(tmp_path):
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600))
    screen = LabScreen(counting=Counting(workers=1))
    pilot.app.push(screen)
    until(pilot, lambda: screen.known.get("b", Counts()).total >= 12, 60)

    pilot.press(f"slider:{MOUTH}")
    begun = time.perf_counter()
    assert screen.known["b"].total == 0
    until(pilot, lambda: screen.known["b"].total > 0, 20)

    assert time.perf_counter() - begun < 5
    pilot.key("back")


def test_targets_name_every_slider(tmp_path):
    file = tmp_path / "targets"
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600), targets_file=file)
    lab(pilot)
    pilot.tick()

    told = json.loads(file.read_text().splitlines()[-1])

    assert told["screen"] == "lab"
    assert f"slider:{MOUTH}" in told["targets"]
