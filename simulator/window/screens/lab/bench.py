"""One act on the bench: its scene and what was changed, whose hand, what is pinned, what is asked and known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simulator.lab.counts import Counts, Estimate, figures
from simulator.lab.faults import LabFault, LabFileFault
from simulator.lab.hand_models import NamedHand
from simulator.lab.points import Point
from simulator.lab.sample_tips import INDEPENDENT
from simulator.scene import SceneFaults, load_scene, scene_names
from simulator.text import _
from simulator.window.screens.lab.counting import ACTS, FEWEST, SEED, Pinned
from simulator.window.screens.lab.hands import FIRST, OWN, hand_choices, hand_name, named_hand
from simulator.window.screens.lab.tuning import History, Tuned
from simulator.window.screens.lab.wishes import Wishes, usual_wishes
from simulator.window.screens.practice_parts import scene_name

_EASIEST_FIRST = ("family", "standard", "chef")


class Bench:
    """Everything that is tuned, asked and known of one act.

    Args:
        scene: a name or a file.
        folder: of this person's data: own scenes and recorded hands.
        wishes: bands given on the command line; else the usual ones.

    Raises:
        SceneFaults: there is no such scene, or it has faults.
    """

    def __init__(self, act: str, scene: str, folder: Path, wishes: Wishes | None = None) -> None:
        self.act = act
        self._folder = folder
        self._given = wishes
        self.scene_name = scene
        self.history = History(Tuned.of(load_scene(act, scene)))
        self.hands = hand_choices(act, folder / "hands")
        self.hand = FIRST
        self.named: NamedHand | None = named_hand(FIRST, act, folder / "hands")
        self.pinned: Pinned | None = None
        self.own = Counts()
        self.message = ""

    @property
    def scene(self) -> Any:
        """The scene as it is tuned now."""
        return self.history.now.now

    @property
    def wishes(self) -> Wishes:
        """The bands that are wished for."""
        return self._given if self._given is not None else usual_wishes(self.act, self.hand)

    # Scenes

    @property
    def own_scenes(self) -> Path:
        """The folder of this person's scenes of the act."""
        return self._folder / "scenes" / self.act

    def scenes(self) -> list[str]:
        """Every scene to begin with: those that ship, this person's own, and the one that is on the bench."""
        shipped = scene_names(self.act)
        ordered = [name for name in _EASIEST_FIRST if name in shipped]
        ordered += [name for name in shipped if name not in ordered]
        own = sorted(str(path) for path in self.own_scenes.glob("*.toml"))
        return list(dict.fromkeys([*ordered, *own, self.scene_name]))

    def load(self, scene: str) -> bool:
        """Another scene comes onto the bench, one step that can be taken back; whether it could be read."""
        try:
            tuned = Tuned.of(load_scene(self.act, scene))
        except SceneFaults as fault:
            self.message = str(fault.faults[0])
            return False
        self.scene_name = scene
        self.history.put(tuned)
        self.own = Counts()
        return True

    # Hands

    def choose_hand(self, hand: str) -> bool:
        """Another hand leads; whether it could be read."""
        try:
            self.named = named_hand(hand, self.act, self._folder / "hands")
        except (LabFault, LabFileFault) as fault:
            self.message = str(fault)
            return False
        self.hand = hand
        self.own = Counts()
        return True

    def count_own(self, outcome: str) -> None:
        """An act that the person at the window has led is over."""
        self.own = self.own + Counts({outcome: 1})

    # A and B

    @property
    def told(self) -> str:
        """What is tuned now, in a few words: its scene, and whose hand."""
        name = scene_name(self.history.now.loaded.name)
        told = _("{scene}, changed").format(scene=name) if self.history.now.changes else name
        return f"{told} · {hand_name(self.hand)}"

    def pin(self) -> None:
        """What is tuned now becomes A."""
        self.pinned = Pinned(self.told, self.scene, self.named, self.own)

    def unpin(self) -> None:
        """There is no A any more."""
        self.pinned = None

    def points(self) -> dict[str, Point | None]:
        """What the workers are asked."""
        asked: dict[str, Point | None] = {}
        if self.named is not None:
            asked["b"] = Point(self.scene, self.named.hand, ACTS, seed=SEED["b"])
        if self.pinned is not None:
            asked["a"] = self.pinned.point()
        return asked

    def counts_of_a(self, known: dict[str, Counts]) -> Counts | None:
        """What is known of A; None where nothing is pinned."""
        if self.pinned is None:
            return None
        return self.pinned.own if self.pinned.hand is None else known.get("a", Counts())

    def counts_of_b(self, known: dict[str, Counts]) -> Counts:
        """What is known of what is tuned now."""
        return self.own if self.hand == OWN else known.get("b", Counts())

    def worth(self, hand: NamedHand | None) -> float:
        """How much of an independent act each counted one is: pours of a model share fills."""
        return INDEPENDENT if self.act == "pour" and hand is not None else 1.0

    def figures(self, counts: Counts, hand: NamedHand | None) -> dict[str, Estimate]:
        """The figures of counted acts; none while too few are counted for an interval."""
        return figures(self.act, counts, self.worth(hand)) if counts.total >= FEWEST else {}
