"""The figures beside the histogram: each on a gauge with its wished band, or A against B with their difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from simulator.lab.counts import Estimate, difference, half_width
from simulator.text import _, decimal
from simulator.window import acts_view_paint as paint
from simulator.window.art.palette import channels, colour
from simulator.window.screens.lab.histogram import GRID
from simulator.window.screens.lab.wishes import Band, Wishes, fulfilled
from simulator.window.screens.lab.words import figure_name

if TYPE_CHECKING:
    from simulator.window.app import App

LONGEST = {"mean": 3.0}
"""Where the gauge of a figure ends; a share ends at 1."""

Figures = Mapping[str, Estimate]


def surely(between: Estimate) -> bool:
    """Whether the interval of a difference leaves out 0."""
    return not between["low"] <= 0 <= between["high"]


def signed(amount: float) -> str:
    """+0.23 or −0.23."""
    return ("+" if amount >= 0 else "−") + decimal(abs(amount), 2)


def told_difference(between: Estimate) -> str:
    """+0.23 ±0.11; not sure ones begin with a sign of about."""
    words = f"{signed(between['value'])} ±{decimal(half_width(between), 2)}"
    return words if surely(between) else f"≈ {words}"


def draw_figures(
    app: App, surface: pygame.Surface, box: pygame.Rect, found: Figures, pinned: Figures | None, wishes: Wishes
) -> None:
    """A line for each figure of B; with A its difference in place of the gauge."""
    high = box.height // max(4, len(found))
    for place, (name, estimate) in enumerate(found.items()):
        line = pygame.Rect(box.x, box.y + place * high, box.width, high)
        _draw_line(app, surface, line, name, estimate, None if pinned is None else pinned.get(name), wishes.get(name))


def _draw_line(
    app: App,
    surface: pygame.Surface,
    line: pygame.Rect,
    name: str,
    estimate: Estimate,
    pinned: Estimate | None,
    wish: Band | None,
) -> None:
    upper = pygame.Rect(line.x, line.y, line.width, round(line.height * 0.56))
    lower = pygame.Rect(line.x, upper.bottom, line.width, line.height - upper.height)
    left = pygame.Rect(upper.x, upper.y, round(upper.width * 0.6), upper.height)
    right = pygame.Rect(left.right, upper.y, upper.right - left.right, upper.height)
    app.type.draw(surface, figure_name(name), "note", left, face="bold")
    words = f"{decimal(estimate['value'], 2)} ±{decimal(half_width(estimate), 2)}"
    app.type.draw(surface, words, "note", right, align="right", face="bold")
    if pinned is not None:
        between = difference(pinned, estimate)
        hue = colour("ink") if surely(between) else colour("ink2")
        told = _("B − A: {amount}").format(amount=told_difference(between))
        app.type.draw(surface, told, "note", lower, hue, "right", face="bold" if surely(between) else "text")
    else:
        _draw_gauge(app, surface, lower, name, estimate, wish)


def _draw_gauge(
    app: App, surface: pygame.Surface, box: pygame.Rect, name: str, estimate: Estimate, wish: Band | None
) -> None:
    top = LONGEST.get(name, 1.0)
    thick = max(6, app.frame.px(16))
    track = pygame.Rect(box.x, box.centery - thick // 2, box.width, thick)
    pygame.draw.rect(surface, channels(GRID), track, border_radius=thick // 2)

    def at(amount: float) -> int:
        return track.x + round(track.width * min(1.0, max(0.0, amount / top)))

    if wish is not None:
        band = pygame.Rect(at(wish[0]), track.y - thick // 4, max(4, at(wish[1]) - at(wish[0])), thick * 3 // 2)
        pygame.draw.rect(surface, channels(colour("go")), band, border_radius=4)
        pygame.draw.rect(surface, channels(colour("go_dk")), band, max(2, app.frame.px(4)), border_radius=4)
    ends = [(at(estimate["low"]), track.centery), (at(estimate["high"]), track.centery)]
    ink = channels(colour("ink"))
    paint.stroke(surface, ends, max(2, app.frame.px(6)), ink)
    middle = (at(estimate["value"]), track.centery)
    paint.dot(surface, middle, max(5.0, 11 * app.scale), ink)
    paint.dot(surface, middle, max(3.0, 6.5 * app.scale), channels(colour("paper")))


def verdict(act: str, found: Figures, pinned: Figures | None, wishes: Wishes) -> tuple[str, str]:
    """One sentence under the figures, and its colour: whether all is as wished, or how B differs from A."""
    if pinned is None:
        return _as_wished(found, wishes)
    name = "mean" if act == "pour" else "picture_up"
    between = difference(pinned[name], found[name])
    if not surely(between):
        return _("No sure difference between A and B so far"), "ink2"
    more = between["value"] > 0
    if act == "pour":
        return (_("B surely lets more fall than A") if more else _("B surely lets less fall than A")), "ink"
    return (_("B surely lands better than A") if more else _("B surely lands worse than A")), "ink"


def _as_wished(found: Figures, wishes: Wishes) -> tuple[str, str]:
    """A figure is only said to be missed when its whole interval is out of the band; before, it is not sure yet."""
    if fulfilled(wishes, found):
        return _("All as wished"), "go_dk"
    surely = [name for name, band in wishes.items() if _apart(found[name], band)]
    if surely:
        return _("Not as wished: {figures}").format(figures=_names(surely)), "ink2"
    doubtful = [name for name, band in wishes.items() if not fulfilled({name: band}, found)]
    return _("Not sure yet: {figures}").format(figures=_names(doubtful)), "ink2"


def _apart(estimate: Estimate, band: Band) -> bool:
    return estimate["high"] < band[0] or estimate["low"] > band[1]


def _names(figures: Sequence[str]) -> str:
    return ", ".join(map(figure_name, figures))
