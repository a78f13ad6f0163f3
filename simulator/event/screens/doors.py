"""Which screen belongs to which phase of a visit, and whether it waits for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulator.event import runs
from simulator.event.session import Phase
from simulator.window.screen import Screen
from simulator.window.screens.act import ActScreen
from simulator.window.screens.kitchen import KitchenScreen
from simulator.window.table import Waits

if TYPE_CHECKING:
    from simulator.event.stand import Stand


def screen_of(stand: Stand) -> Screen:
    """The screen of the present phase. Screens are imported when they are opened."""
    from simulator.event.screens.choose import ChooseScreen
    from simulator.event.screens.initials import InitialsScreen
    from simulator.event.screens.place import PlaceScreen

    match stand.session.phase:
        case Phase.ATTRACT:
            return stand.program.screen()
        case Phase.CHOOSING:
            return ChooseScreen(stand)
        case Phase.PLAYING:
            return _playing(stand)
        case Phase.RESULT:
            return _result(stand)
        case Phase.INITIALS:
            return InitialsScreen(stand)
        case Phase.PLACE:
            return PlaceScreen(stand)


def _playing(stand: Stand) -> Screen:
    from simulator.event.screens.crepe_challenge import CrepeChallengeScreen
    from simulator.event.screens.full_game import StandKitchen
    from simulator.event.screens.pour_challenge import PourChallengeScreen

    match stand.run_now:
        case runs.PourRun() as run:
            return PourChallengeScreen(stand, run)
        case runs.CrepeRun() as run:
            return CrepeChallengeScreen(stand, run)
        case runs.GameRun() as run:
            return StandKitchen(stand, run)
    raise AssertionError("nothing is being played")


def _result(stand: Stand) -> Screen:
    from simulator.event.screens.full_game import StandPodium
    from simulator.event.screens.result import ResultScreen

    if isinstance(stand.run_now, runs.GameRun) and stand.run_now.over:
        return StandPodium(stand, stand.run_now)
    return ResultScreen(stand)


def waits_for_a_person(screen: Screen) -> bool:
    """Whether nobody is there if nobody touches anything: not while a bot's hand or a film is looked at."""
    if isinstance(screen, ActScreen):
        return screen.context.hand is None
    if isinstance(screen, KitchenScreen):
        return screen.film.now is None and screen.table.waits is Waits.PERSON
    return True
