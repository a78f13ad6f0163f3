"""The shapes of a pour: the bottle's walls, the pan and its stove, and the outlines of the pieces, in mm, y up."""

from __future__ import annotations

import math
import tomllib
from functools import cache

from simulator.physics.world import Material, Outline, Point
from simulator.resources import ASSETS
from simulator.scene.pour import RIM_MM, Dispenser, Pan, Pieces, PourScene
from simulator.vocabulary import Condiment

STOVE_TOP_MM = -5.0
"""The stove lies this far below the pan's floor: the thickness of the pan."""


@cache
def _token_outlines() -> dict[str, list[Point]]:
    """The outlines of the look, centroid at the origin, larger side 1, y down."""
    with (ASSETS / "tokens.toml").open("rb") as file:
        return {name: [(x, y) for x, y in points] for name, points in tomllib.load(file)["piece"].items()}


def area_mm2(outline: Outline) -> float:
    """The area of a simple polygon, by the shoelace formula."""
    following = [*outline[1:], outline[0]]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, following, strict=True))) / 2


@cache
def piece_outline(condiment: Condiment, size_mm: float) -> tuple[Point, ...]:
    """The outline of a piece whose area is that of a square with side `size_mm`."""
    token = _token_outlines()[condiment.value]
    scale = size_mm / math.sqrt(area_mm2(token))
    return tuple((x * scale, -y * scale) for x, y in token)


def material_of(scene: PourScene, bottle: Condiment) -> Material:
    """What `bottle`, its pieces and the pan are made of."""
    values = scene.materials_of(bottle)
    return Material(values.friction, values.restitution)


def piece_mass_g(pieces: Pieces, condiment: Condiment) -> float:
    """The mass of a piece of `condiment`."""
    return pieces.size_of(condiment) ** 2 * pieces.density_g_mm2


def bottle_walls(bottle: Dispenser) -> list[list[Point]]:
    """The convex solids of a bottle about its middle: base, then body, shoulder, neck and lip on both sides."""
    half, wall, mouth = bottle.inside_width_mm / 2, bottle.wall_mm, bottle.mouth_mm / 2
    base, top = -bottle.inside_height_mm / 2, bottle.inside_height_mm / 2
    bend, neck = top - bottle.shoulder_mm, top + bottle.neck_mm
    lip, flare = neck + bottle.lip_mm, bottle.lip_mm * math.tan(math.radians(bottle.lip_deg))
    right = [[(half, base - wall), (half + wall, base - wall), (half + wall, bend), (half, bend)]]
    right.append([(half, bend), (half + wall, bend), (mouth + wall, top + wall / 2), (mouth, top)])
    if bottle.neck_mm:
        right.append([(mouth, top), (mouth + wall, top), (mouth + wall, neck), (mouth, neck)])
    if bottle.lip_mm:
        right.append([(mouth, neck), (mouth + wall, neck), (mouth + wall + flare, lip), (mouth + flare, lip)])
    left = [[(-x, y) for x, y in reversed(solid)] for solid in right]
    return [[(-half, base - wall), (half, base - wall), (half, base), (-half, base)], *right, *left]


def bottle_corners(bottle: Dispenser) -> list[Point]:
    """The outer points of a bottle that can touch pan or stove first: lip, shoulder and base on both sides."""
    half, wall, mouth = bottle.inside_width_mm / 2 + bottle.wall_mm, bottle.wall_mm, bottle.mouth_mm / 2
    top, base = bottle.inside_height_mm / 2, -bottle.inside_height_mm / 2
    right = [(mouth + wall, bottle.mouth_above_middle_mm), (half, top - bottle.shoulder_mm), (half, base - wall)]
    return [*right, *((-x, y) for x, y in right)]


def half_width_mm(bottle: Dispenser, y_mm: float) -> float:
    """Half the width of the inside at this height above the bottle's middle."""
    half, top = bottle.inside_width_mm / 2, bottle.inside_height_mm / 2
    if y_mm <= top - bottle.shoulder_mm:
        return half
    if y_mm <= top:
        slope = (half - bottle.mouth_mm / 2) / max(bottle.shoulder_mm, 1e-9)
        return half - (y_mm - top + bottle.shoulder_mm) * slope
    return bottle.mouth_mm / 2


def is_inside(bottle: Dispenser, point: Point) -> bool:
    """Whether a point, in the bottle's own frame, lies in the bottle or between its lips."""
    x, y = abs(point[0]), point[1]
    if not -bottle.inside_height_mm / 2 - bottle.wall_mm <= y <= bottle.mouth_above_middle_mm:
        return False
    return x <= half_width_mm(bottle, y) + bottle.wall_mm


def kitchen_walls(pan: Pan) -> list[list[Point]]:
    """The convex solids that stand still: pan floor, its two rims, and the stove."""
    half, rim, deep = pan.width_mm / 2, pan.rim_mm, 3 * STOVE_TOP_MM
    right = [(half, deep), (half + pan.flare_mm + 2 * RIM_MM, deep), (half + pan.flare_mm + RIM_MM, rim)]
    right += [(half + pan.flare_mm, rim), (half, 0.0)]
    left = [(-x, y) for x, y in reversed(right)]
    stove = pan.stove_width_mm / 2
    table = [(-stove, 10 * STOVE_TOP_MM), (stove, 10 * STOVE_TOP_MM), (stove, STOVE_TOP_MM), (-stove, STOVE_TOP_MM)]
    return [[(-half, deep), (half, deep), (half, 0.0), (-half, 0.0)], right, left, table]


def is_in_pan(pan: Pan, point: Point) -> bool:
    """Whether a point at rest lies in the pan or on its rim."""
    x, y = abs(point[0]), point[1]
    return 0.0 <= y <= pan.rim_mm + 12.0 and x <= pan.width_mm / 2 + pan.flare_mm * min(1.0, y / pan.rim_mm) + 2.0
