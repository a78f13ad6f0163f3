"""Measures what the bots expect: tips by scene, hand, fill and tilt, and flips by scene and hand.

`python -m simulator.lab.measure_odds --pours 150 --flips 300 > simulator/players/odds_table.py`
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial

from simulator.acts.pour import PourAct
from simulator.game import stream, stream_seed
from simulator.lab.sample_flips import flip_once
from simulator.players.motor import SKILLS, PourHand
from simulator.scene import load_scene
from simulator.vocabulary import COLOURS, Condiment, Landed, Pour, Tally
from simulator.workers import shared

FILLS = {20: (15, 5), 13: (9, 4), 8: (5, 3), 4: (3, 1)}
"""Pieces in the bottle → of its colour, salt: what a bottle comes to in a game."""

TILTS_DEG = {20: (106, 112, 118, 128), 13: (110, 118, 128, 140), 8: (116, 128, 140, 160), 4: (120, 135, 150, 175)}
"""Final tilts to choose from by fill: an emptier bottle needs a deeper tip (physics.md, The pour)."""

MOST = 6
"""Tips from which so many pieces or more fell are counted together: the dish is spoiled."""

SCENES = ("family", "standard", "chef")

Case = tuple[str, str, int, int]
"""Scene, hand, fill, tilt."""


def main() -> int:
    """Print the table as the module `simulator.players.odds_table`."""
    parser = argparse.ArgumentParser(description="Measure the odds that bots reckon with.")
    parser.add_argument("--pours", type=int, default=150, help="tips a scene, hand, fill and tilt")
    parser.add_argument("--flips", type=int, default=300, help="flips a scene and hand")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    cases = [
        (scene, hand, fill, tilt) for scene in SCENES for hand in SKILLS for fill in FILLS for tilt in TILTS_DEG[fill]
    ]
    hands = [(scene, hand) for scene in SCENES for hand in SKILLS]
    counts = list(shared(partial(tipped, n=arguments.pours), cases, arguments.workers))
    landed = list(shared(partial(flipped, n=arguments.flips), hands, arguments.workers))
    sys.stdout.write(_module(arguments, dict(zip(cases, counts, strict=True)), dict(zip(hands, landed, strict=True))))
    return 0


def tipped(case: Case, n: int) -> tuple[int, ...]:
    """How often 0, 1, 2, … pieces fell in `n` tips; the last counts so many and more."""
    name, hand, fill, tilt_deg = case
    scene = load_scene("pour", name)
    fallen: Counter[int] = Counter()
    for index in range(n):
        bottle = COLOURS[index % len(COLOURS)]
        colour, salt = FILLS[fill]
        request = Pour(0, 0, bottle, Tally.of({bottle: colour, Condiment.SALT: salt}))
        act = PourAct(scene, request, stream_seed(1, "odds", *case, index))
        led = PourHand(scene, SKILLS[hand], tilt_deg, stream(1, "odds hand", *case, index))
        while not act.done:
            act.step(led.pose(act.tick, 0))
        fallen[min(act.outcome.fallen.total, MOST)] += 1
    return tuple(fallen[count] for count in range(MOST + 1))


def flipped(case: tuple[str, str], n: int) -> tuple[int, int]:
    """(landed picture side up, flips)."""
    scene = load_scene("flip", case[0])
    landed = [flip_once(scene, case[1], 1, index).outcome.landed for index in range(n)]
    return landed.count(Landed.PICTURE_UP), n


def _module(
    arguments: argparse.Namespace,
    counts: dict[Case, tuple[int, ...]],
    landed: dict[tuple[str, str], tuple[int, int]],
) -> str:
    command = f"python -m simulator.lab.measure_odds --pours {arguments.pours} --flips {arguments.flips}"
    lines = [
        '"""Measured odds: pieces fallen by scene, hand, fill and final tilt; flips landed by scene and hand.',
        "",
        f"Source: `{command}`",
        '"""',
        "",
        "POURS: dict[str, dict[str, dict[int, dict[int, tuple[int, ...]]]]] = {",
    ]
    for scene in SCENES:
        lines.append(f'    "{scene}": {{')
        for hand in SKILLS:
            lines.append(f'        "{hand}": {{')
            for fill in FILLS:
                tilts = ", ".join(f"{tilt}: {counts[scene, hand, fill, tilt]}" for tilt in TILTS_DEG[fill])
                lines.append(f"            {fill}: {{{tilts}}},")
            lines.append("        },")
        lines.append("    },")
    lines += [
        "}",
        '"""scene → hand → pieces in the bottle → final tilt in degrees → how often 0, 1, 2, … pieces fell."""',
        "",
        "FLIPS: dict[str, dict[str, tuple[int, int]]] = {",
    ]
    for scene in SCENES:
        lines.append(f'    "{scene}": {{' + ", ".join(f'"{hand}": {landed[scene, hand]}' for hand in SKILLS) + "},")
    lines += ["}", '"""scene → hand → (landed picture side up, flips)."""', ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
