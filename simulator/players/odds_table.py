"""Measured odds: pieces fallen by scene, hand, fill and final tilt; flips landed by scene and hand.

Source: physics.md, "Scenes found" (15 + 5 pieces) and "The fill matters more", N 640 each, until measured here.
"""

POURS: dict[str, dict[str, dict[int, dict[float, tuple[int, ...]]]]] = {
    "standard": {
        "expert": {20: {112.0: (30, 30, 19, 11, 6, 4)}, 8: {125.0: (34, 30, 18, 10, 5, 3)}},
        "practised": {20: {112.0: (34, 26, 17, 12, 7, 4)}, 8: {125.0: (36, 26, 17, 11, 6, 4)}},
        "novice": {20: {118.0: (35, 19, 15, 13, 10, 8)}, 8: {130.0: (36, 19, 15, 13, 9, 8)}},
    }
}
"""scene → hand → pieces in the bottle → final tilt in degrees → how often 0, 1, 2, … pieces fell."""

FLIPS: dict[str, dict[str, tuple[int, int]]] = {
    "standard": {"expert": (92, 100), "practised": (59, 100), "novice": (20, 100)}
}
"""scene → hand → (landed picture side up, flips)."""
