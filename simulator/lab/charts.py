"""Pictures of findings as SVG, drawn by hand: curves with their bands, bars side by side, intervals in a row.

Every series has a dash or hatch of its own besides its colour, so that a picture says the same without colours.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from xml.sax.saxutils import escape

COLOURS = ("#147D78", "#7A4FA3", "#B8202B", "#2B62AC", "#8A4F2B", "#3B2430")
"""Source: assets/tokens.toml, lab_b, lab_a, stop, d_blue, wood_deep, ink."""

DASHES = ("", "7 4", "2 3", "10 3 2 3", "4 4", "1 4")
INK, SOFT, PAPER, LINE, BAND = "#3B2430", "#6B4A50", "#FFF8EA", "#EFCFA2", "#DFF2E0"

WIDE, HIGH = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 24, 56


@dataclass(frozen=True, slots=True)
class Series:
    """A curve: name, places on the x axis, value with low and high end at each."""

    name: str
    xs: Sequence[float]
    values: Sequence[float]
    lows: Sequence[float]
    highs: Sequence[float]


@dataclass(frozen=True, slots=True)
class Interval:
    """A line of a row of intervals: name, value, ends, and where it should be, if anywhere in particular."""

    name: str
    value: float
    low: float
    high: float
    wished: tuple[float, float] | None = None


Tell = Callable[[float], str]


def per_cent(value: float) -> str:
    """A share as people read it."""
    return f"{value:.0%}"


def number(value: float) -> str:
    """A number with no more digits than it needs."""
    return f"{value:.3g}"


def curves(series: Sequence[Series], x_label: str, y_label: str, tell_y: Tell = per_cent, tell_x: Tell = number) -> str:
    """Curves with the bands of their intervals; a key on the right of the last point."""
    xs = [x for one in series for x in one.xs]
    ys = [y for one in series for y in (*one.lows, *one.highs)]
    to_x, x_ticks = _scale(min(xs), max(xs), LEFT, WIDE - RIGHT - 96)
    to_y, y_ticks = _scale(min(0.0, *ys), max(ys), HIGH - BOTTOM, TOP)
    parts = [*_axes(to_x, x_ticks, tell_x, to_y, y_ticks, tell_y, x_label, y_label, WIDE - RIGHT - 96)]
    names = _apart([to_y(one.values[-1]) for one in series])
    for place, one in enumerate(series):
        colour, dash = COLOURS[place % len(COLOURS)], DASHES[place % len(DASHES)]
        upper = [f"{to_x(x):.1f},{to_y(y):.1f}" for x, y in zip(one.xs, one.highs, strict=True)]
        lower = [f"{to_x(x):.1f},{to_y(y):.1f}" for x, y in zip(one.xs, one.lows, strict=True)]
        parts.append(f'<polygon points="{" ".join([*upper, *reversed(lower)])}" fill="{colour}" opacity="0.14"/>')
        line = " ".join(f"{to_x(x):.1f},{to_y(y):.1f}" for x, y in zip(one.xs, one.values, strict=True))
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"{_dashed(dash)}/>')
        parts += [f'<circle cx="{to_x(x):.1f}" cy="{to_y(y):.1f}" r="3" fill="{colour}"/>'
                  for x, y in zip(one.xs, one.values, strict=True)]  # fmt: skip
        parts.append(_text(to_x(one.xs[-1]) + 10, names[place] + 4, one.name, colour, weight="600"))
    return _svg(parts, HIGH)


def bars(names: Sequence[str], shares: Sequence[dict[int, float]], x_label: str, y_label: str) -> str:
    """Histograms side by side: one group of bars for each number, the last counts so many and more."""
    most = max((pieces for spread in shares for pieces in spread), default=0)
    top = max((share for spread in shares for share in spread.values()), default=1.0)
    to_y, y_ticks = _scale(0.0, top, HIGH - BOTTOM, TOP)
    group = (WIDE - LEFT - RIGHT) / (most + 1)
    parts = [*_y_axis(to_y, y_ticks, per_cent, y_label, WIDE - RIGHT)]
    for place, spread in enumerate(shares):
        wide = 0.8 * group / len(shares)
        for pieces, share in spread.items():
            x = LEFT + group * pieces + 0.1 * group + place * wide
            fill = f'fill="{COLOURS[place]}"' + (' opacity="0.55"' if place % 2 else "")
            tall = max(0.0, to_y(0) - to_y(share))
            at = f'x="{x:.1f}" y="{to_y(share):.1f}" width="{wide:.1f}" height="{tall:.1f}"'
            parts.append(f'<rect {at} {fill} stroke="{COLOURS[place]}"/>')
        parts.append(_text(WIDE - RIGHT - 8, TOP + 16 + 20 * place, names[place], COLOURS[place], "end", "600"))
    parts += [_text(LEFT + group * (pieces + 0.5), HIGH - BOTTOM + 20, str(pieces), SOFT, "middle")
              for pieces in range(most + 1)]  # fmt: skip
    parts.append(_text((LEFT + WIDE - RIGHT) / 2, HIGH - 12, x_label, INK, "middle"))
    return _svg(parts, HIGH)


def intervals(rows: Sequence[Interval], x_label: str, tell: Tell, zero: bool = False) -> str:
    """A row of intervals, one below the other; the wished range of each as a pale band behind it."""
    left, step = 250, 30
    high = TOP + step * len(rows) + BOTTOM
    ends = [end for row in rows for end in (row.low, row.high, *(row.wished or ()))]
    to_x, ticks = _scale(min([*ends, *([0.0] if zero else [])]), max([*ends, *([0.0] if zero else [])]),
                         left, WIDE - RIGHT)  # fmt: skip
    foot = TOP + step * len(rows)
    parts = []
    for tick in ticks:
        parts.append(_rule(to_x(tick), TOP, to_x(tick), foot, LINE))
        parts.append(_text(to_x(tick), foot + 20, tell(tick), SOFT, "middle"))
    if zero:
        parts.append(_rule(to_x(0), TOP, to_x(0), foot, INK))
    for place, row in enumerate(rows):
        y = TOP + step * (place + 0.5)
        if row.wished:
            low, width = to_x(row.wished[0]), to_x(row.wished[1]) - to_x(row.wished[0])
            parts.append(f'<rect x="{low:.1f}" y="{y - 12:.1f}" width="{width:.1f}" height="24" fill="{BAND}"/>')
        sure = not zero or not row.low <= 0 <= row.high
        colour = COLOURS[0] if sure else SOFT
        parts.append(_rule(to_x(row.low), y, to_x(row.high), y, colour, 3))
        parts.append(f'<circle cx="{to_x(row.value):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>')
        parts.append(_text(left - 12, y + 4, row.name, INK, "end"))
    parts.append(_text((left + WIDE - RIGHT) / 2, high - 12, x_label, INK, "middle"))
    return _svg(parts, high)


# Parts of pictures


def _scale(low: float, high: float, start: float, end: float) -> tuple[Callable[[float], float], list[float]]:
    """From values to pixels, and the round values to mark: about five."""
    span = high - low or abs(high) or 1.0
    step = float(10 ** math.floor(math.log10(span / 4)))
    step *= next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= 6)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    ticks = [place * step for place in range(first, max(last, first + 1) + 1)]
    bottom, top = ticks[0], ticks[-1]

    def to_pixel(value: float) -> float:
        return start + (value - bottom) / (top - bottom) * (end - start)

    return to_pixel, ticks


def _axes(
    to_x: Callable[[float], float],
    x_ticks: Sequence[float],
    tell_x: Tell,
    to_y: Callable[[float], float],
    y_ticks: Sequence[float],
    tell_y: Tell,
    x_label: str,
    y_label: str,
    right: float,
) -> list[str]:
    parts = _y_axis(to_y, y_ticks, tell_y, y_label, right)
    parts += [_text(to_x(tick), HIGH - BOTTOM + 20, tell_x(tick), SOFT, "middle") for tick in x_ticks]
    parts.append(_text((LEFT + right) / 2, HIGH - 12, x_label, INK, "middle"))
    return parts


def _y_axis(to_y: Callable[[float], float], ticks: Sequence[float], tell: Tell, label: str, right: float) -> list[str]:
    parts = []
    for tick in ticks:
        parts.append(_rule(LEFT, to_y(tick), right, to_y(tick), LINE))
        parts.append(_text(LEFT - 8, to_y(tick) + 4, tell(tick), SOFT, "end"))
    middle = (TOP + HIGH - BOTTOM) / 2
    parts.append(f'<g transform="rotate(-90 16 {middle:.0f})">{_text(16, middle, label, INK, "middle")}</g>')
    return parts


def _apart(heights: Sequence[float], least: float = 18.0) -> list[float]:
    """The heights moved apart, so that names do not lie over each other."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    for upper, lower in pairwise(order):
        moved[lower] = max(moved[lower], moved[upper] + least)
    return moved


def _rule(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
            f'stroke-width="{width:g}"/>')  # fmt: skip


def _dashed(dash: str) -> str:
    return f' stroke-dasharray="{dash}"' if dash else ""


def _text(x: float, y: float, words: str, colour: str, anchor: str = "start", weight: str = "400") -> str:
    return (f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" font-weight="{weight}">'
            f"{escape(words)}</text>")  # fmt: skip


def _svg(parts: Sequence[str], high: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" width="{WIDE}" height="{high:g}" '
        f'font-family="system-ui, sans-serif" font-size="13"><rect width="{WIDE}" height="{high:g}" fill="{PAPER}"/>'
        + "".join(parts)
        + "</svg>"
    )
