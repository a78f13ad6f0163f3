"""From recorded operations to a picture.

Shapes go through pygame's SVG loader, in as few runs as covering allows; it drops words and see-through gradients
(tried with pygame-ce 2.5.8), so those two are drawn here: words with the bundled fonts, gradients as alpha planes.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence

import numpy as np
import pygame

from simulator.window.art import lettering
from simulator.window.art.matrix import Box, Matrix, overlap
from simulator.window.art.operations import Gradient, Group, Operation, Painted, Ring, Words
from simulator.window.art.palette import channels

_COARSE_PX = 320
"""Gradients are worked out on at most so many points a side, then scaled up: they have no detail."""

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def rendered(operations: Sequence[Operation], box: Box, scale: float) -> pygame.Surface:
    """The picture of `box` at `scale`, see-through where nothing is."""
    left, top, right, bottom = box
    size = max(1, math.ceil((right - left) * scale - 1e-6)), max(1, math.ceil((bottom - top) * scale - 1e-6))
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    painter = _Painter(picture, left, top, scale)
    for run in _runs(operations):
        painter.draw(run)
    return picture.convert_alpha() if _has_window() else picture


def _has_window() -> bool:
    return pygame.display.get_init() and pygame.display.get_surface() is not None


def _runs(operations: Sequence[Operation]) -> list[list[Operation]]:
    """Shapes gathered as far as nothing between covers them; each other operation alone."""
    runs: list[list[Operation]] = []
    shapes: list[Operation] = []
    between: list[tuple[Operation, Box]] = []
    for operation in operations:
        if not isinstance(operation, Painted):
            between.append((operation, operation.bounds()))
            continue
        box = operation.bounds()
        if any(overlap(box, other) for _, other in between):
            runs += [shapes, *([other] for other, _ in between)]
            shapes, between = [], []
        shapes.append(operation)
    runs += [shapes, *([other] for other, _ in between)]
    return [run for run in runs if run]


class _Painter:
    def __init__(self, picture: pygame.Surface, left: float, top: float, scale: float) -> None:
        self.picture = picture
        self.left, self.top, self.scale = left, top, scale

    def draw(self, run: list[Operation]) -> None:
        first = run[0]
        match first:
            case Words():
                self._words(first)
            case Gradient():
                self._gradient(first)
            case Group():
                self._group(first)
            case _:
                self._shapes([operation for operation in run if isinstance(operation, Painted)])

    def _window(self, box: Box) -> pygame.Rect:
        """The part of the picture that `box` covers, in px."""
        scale = self.scale
        x0, y0 = math.floor((box[0] - self.left) * scale) - 1, math.floor((box[1] - self.top) * scale) - 1
        x1, y1 = math.ceil((box[2] - self.left) * scale) + 1, math.ceil((box[3] - self.top) * scale) + 1
        return pygame.Rect(x0, y0, x1 - x0, y1 - y0).clip(self.picture.get_rect())

    def _shapes(self, run: list[Painted]) -> None:
        window = self._window(_around([shape.bounds() for shape in run]))
        if window.width <= 0 or window.height <= 0:
            return
        self.picture.blit(self._svg(run, window), window)

    def _group(self, group: Group) -> None:
        window = self._window(group.bounds())
        if window.width <= 0 or window.height <= 0:
            return
        left, top = self.left + window.x / self.scale, self.top + window.y / self.scale
        inner = _Painter(pygame.Surface(window.size, pygame.SRCALPHA, 32), left, top, self.scale)
        for run in _runs(group.members):
            inner.draw(run)
        inner.picture.set_alpha(round(255 * group.opacity))
        self.picture.blit(inner.picture, window)

    def _svg(self, run: list[Painted], window: pygame.Rect) -> pygame.Surface:
        x0, y0 = window.x + self.left * self.scale, window.y + self.top * self.scale
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{window.width}" height="{window.height}">'
        text = head + "".join(_path(shape, x0, y0, self.scale) for shape in run) + "</svg>"
        return pygame.image.load(io.BytesIO(text.encode()), "run.svg")

    def _words(self, words: Words) -> None:
        picture, (x, y) = _written(words, self.scale)
        at_x, at_y = (words.x - self.left) * self.scale, (words.y - self.top) * self.scale
        if abs(words.turn) > 0.01:
            middle = pygame.Vector2(picture.get_width() / 2 - x, picture.get_height() / 2 - y).rotate(words.turn)
            picture = pygame.transform.rotozoom(picture, -words.turn, 1)
            corner = at_x + middle.x - picture.get_width() / 2, at_y + middle.y - picture.get_height() / 2
        else:
            corner = at_x - x, at_y - y
        self.picture.blit(picture, (round(corner[0]), round(corner[1])))

    def _gradient(self, gradient: Gradient) -> None:
        window = self._window(gradient.bounds())
        if window.width <= 0 or window.height <= 0:
            return
        light = self._light(gradient, window)
        if gradient.inside is not None:
            self._cut(light, gradient.inside, window)
        self.picture.blit(light, window)

    def _light(self, gradient: Gradient, window: pygame.Rect) -> pygame.Surface:
        columns, rows = min(window.width, _COARSE_PX), min(window.height, _COARSE_PX)
        xs = self.left + (window.x + (np.arange(columns) + 0.5) * window.width / columns) / self.scale
        ys = self.top + (window.y + (np.arange(rows) + 0.5) * window.height / rows) / self.scale
        way = _way(gradient, *_before(gradient.matrix, *np.meshgrid(xs, ys, indexing="ij")))
        light = _plane(gradient, way)
        return light if light.get_size() == window.size else pygame.transform.smoothscale(light, window.size)

    def _cut(self, light: pygame.Surface, inside: tuple[Ring, ...], window: pygame.Rect) -> None:
        mask = self._svg([Painted(inside, "#FFFFFF", None, 0, 1, ())], window)
        light.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _around(boxes: list[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _path(shape: Painted, x0: float, y0: float, scale: float) -> str:
    way = "".join(_ring(points, closed, x0, y0, scale) for points, closed in shape.rings)
    paint = f'fill="{shape.fill or "none"}" fill-rule="evenodd"'
    if shape.outline:
        paint += f' stroke="{shape.outline}" stroke-width="{shape.width * scale:.2f}"'
        paint += ' stroke-linejoin="round" stroke-linecap="round"'
    if shape.opacity < 1:
        paint += f' opacity="{shape.opacity:.3f}"'
    if shape.dash:
        paint += f' stroke-dasharray="{" ".join(f"{length * scale:.2f}" for length in shape.dash)}"'
    return f'<path d="{way}" {paint}/>'


def _ring(points: list[tuple[float, float]], closed: bool, x0: float, y0: float, scale: float) -> str:
    way = "L".join([f"{x * scale - x0:.2f} {y * scale - y0:.2f}" for x, y in points])
    return f"M{way}Z" if closed else f"M{way}"


def _written(words: Words, scale: float) -> tuple[pygame.Surface, tuple[float, float]]:
    """The words and the place of their anchor on the base line in that picture, px."""
    font = lettering.font(words.face, round(words.size * scale))
    spelled = lettering.spelled(words.words, words.face)
    plain = font.render(spelled, True, channels(words.fill))
    part = {"start": 0.0, "middle": 0.5, "end": 1.0}[words.anchor]
    anchor = plain.get_width() * part, float(font.get_ascent())
    if words.edge:
        margin = math.ceil(words.edge[1] * scale / 2)
        plain = _edged(font.render(spelled, True, channels(words.edge[0])), plain, words.edge[1] * scale / 2)
        anchor = anchor[0] + margin, anchor[1] + margin
    if words.opacity < 1:
        plain.set_alpha(round(255 * words.opacity))
    return plain, anchor


def _edged(edge: pygame.Surface, plain: pygame.Surface, radius: float) -> pygame.Surface:
    margin = math.ceil(radius)
    size = plain.get_width() + 2 * margin, plain.get_height() + 2 * margin
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    for ring in {radius, radius * 0.5}:
        for step in range(max(12, round(ring * 3))):
            way = pygame.Vector2(ring, 0).rotate(360 * step / max(12, round(ring * 3)))
            picture.blit(edge, (round(margin + way.x), round(margin + way.y)))
    picture.blit(plain, (margin, margin))
    return picture


def _before(matrix: Matrix, xs: Numbers, ys: Numbers) -> tuple[Numbers, Numbers]:
    """The points that `matrix` brings to (xs, ys)."""
    xx, xy, x0, yx, yy, y0 = matrix
    area = xx * yy - xy * yx
    xs, ys = xs - x0, ys - y0
    return (yy * xs - xy * ys) / area, (xx * ys - yx * xs) / area


def _way(gradient: Gradient, xs: Numbers, ys: Numbers) -> Numbers:
    """How far each point is along the gradient, 0 to 1 (and beyond)."""
    left, top, right, bottom = gradient.frame
    if gradient.kind == "down":
        return (ys - top) / (bottom - top)
    if gradient.kind == "sideways":
        return (xs - left) / (right - left)
    across = (xs - (left + right) / 2) / ((right - left) / 2)
    return np.hypot(across, (ys - (top + bottom) / 2) / ((bottom - top) / 2))


def _plane(gradient: Gradient, way: Numbers) -> pygame.Surface:
    places = [place for place, _, _ in gradient.stops]
    picture = pygame.Surface(way.shape, pygame.SRCALPHA, 32)
    pixels, alpha = pygame.surfarray.pixels3d(picture), pygame.surfarray.pixels_alpha(picture)
    for channel in range(3):
        pixels[:, :, channel] = np.interp(way, places, [channels(hue)[channel] for _, hue, _ in gradient.stops])
    strength = np.interp(way, places, [part for _, _, part in gradient.stops])
    alpha[:, :] = np.rint(255 * strength)
    return picture
