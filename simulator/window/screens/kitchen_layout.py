"""Where everything stands in the kitchen, for two, three or four cooks, in design px of a 1920 x 1080 frame."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

COUNTER_Y = 872


class Spot(NamedTuple):
    """A place and a size factor."""

    x: float
    y: float
    size: float = 1.0


class Box(NamedTuple):
    """A rectangle by its left top corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True, slots=True)
class Shelf:
    """An opponent's shelf: the stove on it and the two rows below."""

    board: Box
    stove: Spot
    mirrored: bool
    name: Box
    first_tile: tuple[float, float]
    tile_step: float
    tile_size: float
    row_y: float
    first_star: tuple[float, float]
    left: float
    points: tuple[float, float]

    @property
    def whole(self) -> Box:
        """Everything of this cook, for pointing at it."""
        top = self.stove.y - 620 * self.stove.size
        return Box(self.board.x, top, self.board.w, self.row_y + 34 - top)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one table."""

    shelves: tuple[Shelf, ...]
    sign: Box
    rack: Box
    spoons: tuple[tuple[float, float], ...]
    actions: tuple[float, float]
    stove: Spot
    own_stars: Spot
    own_tray: Spot
    own_points: tuple[float, float]
    own_crepe: tuple[float, float]
    own_cups: Box
    die: Spot
    bottles: tuple[Spot, ...]
    sink: Spot
    trash: Spot
    ledges: tuple[Box, ...]
    note: tuple[float, float]
    drawers: tuple[Box, ...]
    corner: tuple[Box, Box]
    light: tuple[float, float]

    @property
    def pan(self) -> Box:
        """The own pan, rim to floor."""
        size = self.stove.size
        return Box(self.stove.x - 330 * size, self.stove.y - 540 * size, 660 * size, 160 * size)

    @property
    def oven_window(self) -> Box:
        """The recipe in the own stove's window."""
        size = self.stove.size
        return Box(self.stove.x - 416 * size, self.stove.y - 306 * size, 520 * size, 250 * size)

    @property
    def knob(self) -> Spot:
        """The middle of the own stove's dial."""
        return Spot(self.stove.x + 285 * self.stove.size, self.stove.y - 180 * self.stove.size, self.stove.size)


_DRAWERS = (
    Box(36, 960, 318, 102),
    Box(384, 960, 346, 102),
    Box(760, 960, 404, 102),
    Box(1194, 960, 336, 102),
    Box(1560, 960, 324, 102),
)


def layout(cooks: int, narrow: bool = False) -> Layout:
    """The kitchen of a table with `cooks` cooks; in a narrow window names have the room of the others' cups."""
    made = {2: _two, 3: _three, 4: _four}[cooks]()
    return replace(made, shelves=tuple(map(_with_long_name, made.shelves))) if narrow else made


def _two() -> Layout:
    return _wide(
        (_shelf(262, 332, 476, 0.43, False),), Spot(1560, 332, 0.9), Spot(1800, 332, 0.84), (Box(1420, 332, 476, 28),)
    )


def _three() -> Layout:
    shelves = _shelf(262, 332, 476, 0.43, False), _shelf(1658, 332, 476, 0.43, True)
    return _wide(shelves, Spot(632, 330, 0.62), Spot(772, 330, 0.58), (Box(536, 330, 278, 22),))


def _wide(shelves: tuple[Shelf, ...], sink: Spot, trash: Spot, ledges: tuple[Box, ...]) -> Layout:
    return Layout(
        shelves=shelves,
        sign=Box(685, 32, 520, 104),
        rack=Box(825, 152, 240, 16),
        spoons=tuple((865 + place * 80, 236) for place in range(3)),
        actions=(1086, 222),
        stove=Spot(930, 886, 0.95),
        own_stars=Spot(240, 594, 0.92),
        own_tray=Spot(240, 690, 0.92),
        own_points=(424, 596),
        own_crepe=(76, 598),
        own_cups=Box(28, 770, 272, 106),
        die=Spot(378, 824, 0.92),
        bottles=tuple(Spot(1466 + place * 127, 752, 0.83) for place in range(4)),
        sink=sink,
        trash=trash,
        ledges=ledges,
        note=(945, 318),
        drawers=_DRAWERS,
        corner=(Box(1316, 44, 80, 80), Box(1224, 44, 80, 80)),
        light=(470, 150),
    )


def _four() -> Layout:
    shelves = (
        _small_shelf(226, 262, 420, 0.37, False),
        _small_shelf(690, 262, 420, 0.37, False),
        _small_shelf(1694, 262, 420, 0.37, True),
    )
    return Layout(
        shelves=shelves,
        sign=Box(985, 24, 400, 96),
        rack=Box(1000, 136, 216, 16),
        spoons=tuple((1036 + place * 72, 218) for place in range(3)),
        actions=(1240, 200),
        stove=Spot(930, 886, 0.86),
        own_stars=Spot(240, 594, 0.92),
        own_tray=Spot(240, 690, 0.92),
        own_points=(424, 596),
        own_crepe=(76, 598),
        own_cups=Box(28, 770, 272, 106),
        die=Spot(378, 824, 0.92),
        bottles=tuple(Spot(1466 + place * 127, 752, 0.83) for place in range(4)),
        sink=Spot(1510, 520, 0.6),
        trash=Spot(1652, 520, 0.58),
        ledges=(Box(1420, 520, 280, 20),),
        note=(1185, 338),
        drawers=_DRAWERS,
        corner=(Box(898, 34, 76, 76), Box(1396, 34, 76, 76)),
        light=(1010, 130),
    )


def _shelf(x: float, y: float, width: float, size: float, mirrored: bool) -> Shelf:
    """A shelf about `x` whose board's top is at `y`."""
    k = width / 476
    return Shelf(
        board=Box(x - width / 2, y, width, 28 * k),
        stove=Spot(x + (14 if mirrored else -14), y + 2, size),
        mirrored=mirrored,
        name=Box(x - 226 * k, y + 44 * k, 118 * k, 58 * k),
        first_tile=(x - 62 * k, y + 73 * k),
        tile_step=60 * k,
        tile_size=54 * k,
        row_y=y + 138 * k,
        first_star=(x - 200 * k, y + 138 * k),
        left=x - 220 * k,
        points=(x + 212 * k, y + 138 * k),
    )


def _small_shelf(x: float, y: float, width: float, size: float, mirrored: bool) -> Shelf:
    """A shelf whose name has more room and finished dishes less."""
    shelf, k = _shelf(x, y, width, size, mirrored), width / 476
    name = shelf.name._replace(w=186 * k)
    return replace(shelf, name=name, first_tile=(x - 14 * k, y + 73 * k), tile_step=46 * k, tile_size=43 * k)


def _with_long_name(shelf: Shelf) -> Shelf:
    """The name beside the stars, finished dishes below: there is no room for cups here anyway."""
    k, name = shelf.board.w / 476, shelf.name
    return replace(
        shelf,
        name=name._replace(w=274 * k),
        first_star=(name.x + 302 * k, name.middle[1]),
        first_tile=(shelf.left + 24 * k, shelf.row_y + 4 * k),
        tile_step=60 * k,
        tile_size=54 * k,
    )
