"""What all studies of one command share: the scenes, whose hands, which bottle, how many acts, the seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from simulator.lab.hand_models import NamedHand
from simulator.lab.measure import Changes
from simulator.lab.points import Point
from simulator.lab.versions import versions
from simulator.scene.flip import FlipScene
from simulator.scene.pour import FULL, PourScene
from simulator.vocabulary import Condiment, Tally


@dataclass(frozen=True, slots=True)
class Setting:
    """What is varied and measured."""

    scene: PourScene | FlipScene
    hands: tuple[NamedHand, ...]
    acts: int
    seed: int
    bottle: Condiment | None = None
    contents: Tally | None = None

    @property
    def act(self) -> str:
        """Pour or flip."""
        return self.scene.act

    @property
    def most_pieces(self) -> int:
        """Pieces in the bottle."""
        return self.contents.total if self.contents else sum(FULL)

    def point(self, hand: NamedHand, changes: Changes = (), scene: Any = None, **other: int) -> Point:
        """One place with all acts of the setting; `other` may give other acts, seed and first."""
        facts = {"acts": self.acts, "seed": self.seed} | other
        return Point(scene or self.scene, hand.hand, facts["acts"], changes, facts["seed"], facts.get("first", 0),
                     self.bottle, self.contents)  # fmt: skip

    def question(self, study: str, **more: Any) -> dict[str, Any]:
        """All parameters, versions and seeds, as plain values."""
        return {
            "study": study,
            "act": self.act,
            "scene": told_scene(self.scene),
            "hands": [{"hand": hand.label} | ({"digest": hand.digest} if hand.digest else {}) for hand in self.hands],
            "acts": self.acts,
            "seed": self.seed,
            "bottle": self.bottle.value if self.bottle else None,
            "contents": self.contents.as_dict() if self.contents else None,
            "versions": versions(),
            **more,
        }


def told_scene(scene: Any) -> dict[str, Any]:
    """Every value of a scene, without its words."""
    return {
        key: {name: inner for name, inner in value.items() if name != "source"} if isinstance(value, dict) else value
        for key, value in scene.model_dump(mode="json").items()
        if key not in ("title", "source")
    }


def told_changes(changes: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """Changed values by key."""
    return dict(changes)
