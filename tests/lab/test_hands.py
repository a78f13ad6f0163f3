"""Recorded hands: taken from logs, passed on without names, fitted to noise, and poured with again."""

from __future__ import annotations

import json
import math
from functools import cache

import pytest

from simulator.acts.hand import RATE_HZ, Gesture, Hand
from simulator.game import Choose, stream
from simulator.headless import perform_pending
from simulator.lab.counts import Counts
from simulator.lab.faults import LabFault, LabFileFault
from simulator.lab.fit_hands import fit_hands, fit_question, reproduced
from simulator.lab.gesture_figures import flick_figures, tip_figures
from simulator.lab.hand_models import NamedHand, read_hand
from simulator.lab.measure import counts
from simulator.lab.points import Point
from simulator.lab.recorded import Recorded, find_set, read_set, recorded_from_json, write_set
from simulator.lab.recorded_import import import_logs
from simulator.lab.sample import PourTask
from simulator.lab.sample_flips import flip_once
from simulator.lab.sample_tips import tips
from simulator.lab.setting import Setting
from simulator.lab.study import Study
from simulator.match import Match, new_header
from simulator.players.flick import AimedFlick, FlickHand, FlickSkill
from simulator.players.motor import SKILLS, AimedPour, PourHand, PourSkill
from simulator.scene.files import digest, load_scene
from simulator.vocabulary import Condiment, Roll, Shuffle

POUR, FLIP = load_scene("pour", "standard"), load_scene("flip", "standard")


def led(hand):
    """The poses of a hand that no physics disturbs."""
    poses: list[Hand] = []
    seen = () if isinstance(hand, FlickHand) else (0,)
    while (pose := hand.pose(len(poses), *seen)) is not None:
        poses.append(pose)
    return tuple(poses)


def recorded(number, hand, act="pour", fallen=1):
    outcome = {"in_pan": {"lemon": fallen} if fallen else {}, "spilled": {}, "fouls": []}
    request = {"bottle": "lemon", "contents": {"lemon": 15, "salt": 5}}
    scene = POUR
    if act == "flip":
        outcome, request, scene = {"landed": "picture_up"}, {}, FLIP
    return Recorded(act, "standard", digest(scene), number, outcome, Gesture(act, led(hand), "by hand"), request, "Ann",
                    "practice.jsonl")  # fmt: skip


@cache
def pours_of(share, onset_s, aim_deg, tip_s, pace_share, count=120):
    """Recordings of a hand whose noise is known."""
    skill = PourSkill(share, onset_s, pace_share)
    return tuple(
        recorded(number, PourHand(POUR, skill, aim_deg, stream(1, "person", number), tip_s)) for number in range(count)
    )


# What one gesture was like


def test_a_steady_tip_is_measured_exactly():
    found = tip_figures(Gesture("pour", led(PourHand(POUR, PourSkill(0, 0), 115.0, stream(1), 0.6))))

    assert found.peak_deg == pytest.approx(115.0)
    assert found.tip_s == pytest.approx(0.6, abs=0.002)
    assert found.onset_s == pytest.approx(0.35, abs=0.003)


def test_a_steady_flick_is_measured_nearly():
    found = flick_figures(Gesture("flip", led(FlickHand(FLIP, FlickSkill(0, 0, 0), stream(1), 0.17, 1.1))), FLIP)

    assert found.reach == pytest.approx(1.1, abs=0.02)
    assert found.flick_s == pytest.approx(0.17, abs=0.01)
    assert found.direction_deg == pytest.approx(0.0, abs=0.5)


@pytest.mark.parametrize("poses", [(), (Hand(0, 80, 0.1),) * 50])
def test_a_bottle_that_was_only_carried_has_no_figures(poses):
    assert tip_figures(Gesture("pour", poses)) is None


def test_a_pan_that_only_shook_has_no_figures():
    poses = tuple(Hand(0, 0, 0.01 * math.sin(tick / 20)) for tick in range(RATE_HZ))

    assert flick_figures(Gesture("flip", poses), FLIP) is None


# Fitting


@pytest.mark.parametrize("share", [0.04, 0.15])
def test_a_fit_finds_the_noise_that_made_the_recordings(share):
    fitted = fit_hands(pours_of(share, 0.03, 112.0, 0.45, 0.10), POUR, seed=1).figures

    made = {"aim_deg": 112.0, "amplitude_share": share, "duration_s": 0.45, "duration_share": 0.10, "onset_s": 0.03}
    for name, value in made.items():
        wide = 0.4 * (fitted[name]["high"] - fitted[name]["low"])
        assert fitted[name]["low"] - wide < value < fitted[name]["high"] + wide, name
    assert fitted["amplitude_share"]["high"] - fitted["amplitude_share"]["low"] < share


def test_a_fit_of_flicks_finds_their_noise():
    hands = [FlickHand(FLIP, FlickSkill(0.1, 0.02, 5.0), stream(2, number), 0.17) for number in range(120)]

    fitted = fit_hands([recorded(number, hand, "flip") for number, hand in enumerate(hands)], FLIP, seed=1)

    assert fitted.figures["amplitude_share"]["value"] == pytest.approx(0.1, rel=0.25)
    assert fitted.figures["direction_deg"]["value"] == pytest.approx(5.0, rel=0.25)
    assert isinstance(fitted.hand, AimedFlick)


def test_the_same_recordings_give_the_same_intervals():
    recordings = pours_of(0.04, 0.03, 112.0, 0.45, 0.10)

    assert fit_hands(recordings, POUR, 1).figures == fit_hands(recordings, POUR, 1).figures


def test_too_few_and_changed_scenes_are_refused():
    recordings = pours_of(0.04, 0.03, 112.0, 0.45, 0.10)

    with pytest.raises(LabFault, match=r"7 acts .*: allowed are 8"):
        fit_hands(recordings[:7], POUR, 1)
    with pytest.raises(LabFault, match="changed since"):
        fit_hands(recordings, load_scene("pour", "chef"), 1)


def compared(recordings, job):
    fitted = fit_hands(recordings, POUR, 1)
    setting = Setting(POUR, (NamedHand("fitted", fitted.hand),), 40, 1)
    return reproduced(Study(job=job), setting, fitted, fit_question(setting, "", None)).found


@pytest.mark.parametrize(("model", "said"), [("1", True), ("0", False)])
def test_it_is_said_whether_the_model_pours_as_the_people_did(model, said):
    people = pours_of(0.04, 0.03, 112.0, 0.45, 0.10)

    found = compared(people, lambda parts: [Counts({model: part.acts}) for part in parts])

    assert found["reproduces"] is said


# Sets


def test_a_set_is_read_as_it_was_written(tmp_path):
    recordings = list(pours_of(0.04, 0.03, 112.0, 0.45, 0.10)[:3])

    write_set(tmp_path / "ann.jsonl", recordings)

    assert read_set(tmp_path / "ann.jsonl") == recordings


def test_an_anonymous_set_names_nobody(tmp_path):
    (one,) = pours_of(0.04, 0.03, 112.0, 0.45, 0.10)[:1]

    write_set(tmp_path / "x.jsonl", [one.anonymous()])

    text = (tmp_path / "x.jsonl").read_text()
    assert not any(word in text for word in ("Ann", "practice", "by hand"))
    assert read_set(tmp_path / "x.jsonl")[0].counted == "1"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "x.jsonl:1"),
        ("{}\n", "no set of recorded hands"),
        ('{"format": "alacarte-hands", "version": 1}\n{"act": "pour"}\n', "x.jsonl:2: allowed is an act with"),
        ('{"format": "alacarte-hands", "version": 1}\nnothing\n', "x.jsonl:2"),
    ],
)
def test_a_file_that_is_no_set_is_refused(tmp_path, text, said):
    path = tmp_path / "x.jsonl"
    path.write_text(text)

    with pytest.raises(LabFileFault, match=said):
        find_set(str(path), "pour", None)


@pytest.mark.parametrize(
    "change", [{"seed": "7"}, {"outcome": {"in_pan": {"mustard": 1}, "spilled": {}}}, {"act": "flip"}, {"gesture": 3}]
)
def test_a_line_that_is_no_act_is_refused(change):
    table = pours_of(0.04, 0.03, 112.0, 0.45, 0.10)[0].to_json()

    with pytest.raises(ValueError, match="allowed"):
        recorded_from_json({**table, **change})


# Pouring with recorded hands


def test_recorded_hands_replace_the_models(tmp_path):
    gestures = [flip_once(FLIP, "expert", 1, index).gesture for index in range(4)]
    made = [Recorded("flip", "standard", digest(FLIP), 1, {"landed": "beside"}, gesture) for gesture in gestures]
    write_set(tmp_path / "ann.jsonl", made)

    named, filed = (
        read_hand("recorded:ann", "flip", tmp_path),
        read_hand(f"recorded:{tmp_path / 'ann.jsonl'}", "flip", None),
    )

    assert named.hand == filed.hand == tuple(gestures)
    point = Point(FLIP, named.hand, 12)
    whole = counts(point.part(0, 12))
    halves = counts(point.part(0, 5)) + counts(point.part(5, 7))
    assert whole == halves
    assert whole.total == 12


# Logs


def played(path, seats=("Ann", "Novice")):
    """A match of which the first pours of both seats are done by bots' hands; Ann is said to be a person."""
    from simulator.players.bots import bots_of

    players = ["bot:novice", "bot:novice"]
    match = Match(new_header(list(seats), 3, players=players), bots_of(players), path)
    done = set()
    while len(done) < 2:
        pending = match.pending
        if isinstance(pending, Choose):
            match.choose(match.bot_choice())
        elif isinstance(pending, (Roll, Shuffle)):
            match.deal()
        else:
            perform_pending(match)
            done.add(pending.seat)
    match.close()
    lines = path.read_text().splitlines(keepends=True)
    header = json.loads(lines[0]) | {"players": [None, "bot:novice"]}
    path.write_text(json.dumps(header) + "\n" + "".join(lines[1:]))
    return path


def practised(path, speed=1.0):
    one = pours_of(0.04, 0.03, 112.0, 0.45, 0.10)[0]
    facts = {"act": "pour", "scene": "standard", "digest": one.digest, "seed": 5, "speed": speed, "bottle": "lemon",
             "contents": {"lemon": 15, "salt": 5}, "aim": 1, "outcome": dict(one.outcome)}  # fmt: skip
    with path.open("a") as file:
        file.write(json.dumps({**facts, "gesture": one.gesture.to_json()}) + "\n")
    return path


def test_acts_of_people_are_taken_from_the_log_of_a_match(tmp_path):
    log = played(tmp_path / "match.jsonl")

    imported, everyone = import_logs([log]), import_logs([log], with_bots=True)

    assert {one.who for one in imported.recordings} == {"Ann"}
    assert imported.left_out["bot"] == len(everyone.recordings) - len(imported.recordings) > 0
    one = imported.recordings[0]
    assert one.bottle in set(Condiment)
    assert one.contents.total == 20
    assert one.gesture.poses


def test_acts_are_taken_from_practice_but_not_from_slow_time(tmp_path):
    practised(tmp_path / "pour.jsonl")
    practised(tmp_path / "pour.jsonl", speed=0.5)
    practised(tmp_path / "pour.jsonl")
    with (tmp_path / "pour.jsonl").open("a") as file:
        file.write('{"act": "po')

    imported = import_logs([tmp_path])

    assert [one.bottle for one in imported.recordings] == [Condiment.LEMON]
    assert imported.left_out == {"slow time": 1, "twice": 1, "cut short": 1}


def test_what_is_no_log_is_refused(tmp_path):
    (tmp_path / "x.jsonl").write_text('{"format": "else"}\n')

    with pytest.raises(LabFileFault, match=r"x.jsonl:1: allowed is the log"):
        import_logs([tmp_path])
    (tmp_path / "none").mkdir()
    with pytest.raises(LabFault, match="no log here"):
        import_logs([tmp_path / "none"])


@pytest.mark.slow
def test_a_model_fitted_to_a_models_hands_pours_as_they_did():
    skill = SKILLS["practised"]
    hand = AimedPour(skill, 115.0)
    fell = tips(PourTask(POUR, hand, Condiment.LEMON), 2, range(96))
    people = [
        recorded(number, PourHand(POUR, skill, 115.0, stream(2, "tip", number)), fallen=fallen.pieces.total)
        for number, fallen in enumerate(fell)
    ]

    fitted = fit_hands(people, POUR, 1)
    setting = Setting(POUR, (NamedHand("fitted", fitted.hand),), 384, 1)
    found = reproduced(Study(), setting, fitted, fit_question(setting, "", None))

    assert found.found["reproduces"], found.rows
