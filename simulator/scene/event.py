"""The file of a stand: what is offered, how long things take, how it looks and sounds, and how it is cared for."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from simulator.scene.model import Section, quantity

_CHOSEN = "chosen for a stand that nobody explains"
_EXPERIENCE = "experience.md, At an event"

PIN_HASH = re.compile(r"scrypt:(1[0-9]):([0-9]{1,2}):([0-9]{1,2}):[0-9a-f]{32}:[0-9a-f]{64}")
"""How a PIN is kept: the cost as a power of two, block size, lanes, salt and hash."""

CLOCK_TIME = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def whole(default: int, low: int, high: int, source: str) -> Any:
    """A whole number between `low` and `high`, both allowed."""
    return Field(default=default, ge=low, le=high, json_schema_extra={"source": source})


class Offer(Section):
    """What a visitor may choose."""

    pour_challenge: bool = True
    crepe_challenge: bool = True
    full_game: bool = True


class Times(Section):
    """How long the stand waits, and how long a visit may last."""

    idle_s: float = quantity(40.0, 5.0, 600.0, _CHOSEN)
    countdown_s: float = quantity(10.0, 3.0, 60.0, _EXPERIENCE + ": a visible countdown")
    result_s: float = quantity(25.0, 5.0, 300.0, _CHOSEN)
    initials_s: float = quantity(45.0, 10.0, 300.0, _CHOSEN)
    place_s: float = quantity(12.0, 3.0, 120.0, _CHOSEN)
    attract_change_s: float = quantity(14.0, 5.0, 120.0, "chosen: long enough to read, short enough not to burn in")
    crepe_s: float = quantity(60.0, 10.0, 300.0, "the crepe challenge: a streak in 60 s")
    longest_game_min: float = quantity(25.0, 2.0, 240.0, _CHOSEN)


class Play(Section):
    """How hard it is, and against whom."""

    difficulty: Literal["family", "standard", "chef"] = "family"
    bots: Literal["novice", "regular", "chef"] = "regular"
    bot_seats: int = whole(1, 1, 3, "chosen: a short game")
    dish_goal: int = whole(2, 1, 7, "chosen: a short game")


class Show(Section):
    """How the stand looks, sounds and speaks."""

    language: Literal["en", "fr", "de"] = "en"
    display: int = whole(0, 0, 15, "the first display")
    full_screen: bool = True
    mirror: bool = False
    volume_percent: Literal[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] = 60


class Board(Section):
    """The board of the best: what it shows, how long it remembers, and the page for the crowd."""

    rows: int = whole(5, 3, 10, "frame 4 of the look")
    expire_days: float = quantity(7.0, 0.5, 400.0, _EXPERIENCE + ": expire after a set time")
    page_port: int = whole(0, 0, 65535, "chosen: 0 is no page")
    page_host: str = "127.0.0.1"


class Staff(Section):
    """The door to the staff menu."""

    pin_hash: str = ""
    corner: Literal["top_left", "top_right", "bottom_left", "bottom_right"] = "top_left"
    hold_s: float = quantity(3.0, 1.0, 15.0, "chosen: longer than anybody leans on a corner by chance")


class Care(Section):
    """What the supervisor watches."""

    restart_at: str = "05:00"
    memory_mb: int = whole(1500, 200, 16000, "chosen: four times what a stand at 1080p needs")
    log_mb: int = whole(5, 1, 1000, "chosen")


class EventScene(BaseModel):
    """How one stand behaves."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    act: Literal["event"] = "event"
    name: str = "standard"
    title: str = ""
    source: str = ""
    offer: Offer = Offer()
    times: Times = Times()
    play: Play = Play()
    show: Show = Show()
    board: Board = Board()
    staff: Staff = Staff()
    care: Care = Care()

    @model_validator(mode="after")
    def _fits(self) -> EventScene:
        faults = [*_offer_faults(self), *_word_faults(self)]
        if faults:
            raise ValueError("\n".join(faults))
        return self


def _offer_faults(scene: EventScene) -> list[str]:
    offer = scene.offer
    if offer.pour_challenge or offer.crepe_challenge or offer.full_game:
        return []
    return ["offer: false: allowed is at least one of pour_challenge, crepe_challenge, full_game"]


def _word_faults(scene: EventScene) -> list[str]:
    faults = []
    if scene.staff.pin_hash and not PIN_HASH.fullmatch(scene.staff.pin_hash):
        told = _plain(scene.staff.pin_hash)
        faults.append(f'staff.pin_hash: {told}: allowed is what `alacarte event --make-pin` prints, or ""')
    if scene.care.restart_at and not CLOCK_TIME.fullmatch(scene.care.restart_at):
        faults.append(f'care.restart_at: {_plain(scene.care.restart_at)}: allowed is a time like 05:00, or ""')
    if not _is_address(scene.board.page_host):
        faults.append(f"board.page_host: {_plain(scene.board.page_host)}: allowed is an address like 127.0.0.1")
    return faults


def _plain(words: str) -> str:
    """Words on one line."""
    return repr(words[:40])


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
