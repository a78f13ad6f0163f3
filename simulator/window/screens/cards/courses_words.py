"""What is said at the table of the card game of courses."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from simulator.cards.courses.components import Course
from simulator.cards.courses.moves import Discard, Draw, EndTurn, Meld, Source
from simulator.game import Chosen
from simulator.text import _
from simulator.vocabulary import Shuffled, TimeUp
from simulator.window.table import Happening

_NAMES: Mapping[Course, Callable[[], str]] = {
    Course.APPETIZER: lambda: _("Appetizer"),
    Course.MAIN: lambda: _("Main course"),
    Course.DESSERT: lambda: _("Dessert"),
}

_LETTERS: Mapping[Course, Callable[[], str]] = {
    Course.APPETIZER: lambda: _("A"),
    Course.MAIN: lambda: _("M"),
    Course.DESSERT: lambda: _("D"),
}


def course_name(course: Course) -> str:
    """What a course is called."""
    return _NAMES[course]()


def course_letter(course: Course) -> str:
    """The letter on its card."""
    return _LETTERS[course]()


def said(happening: Happening, names: tuple[str, ...]) -> str:
    """One line for what has happened; it tells nothing that is hidden."""
    match happening.event:
        case Shuffled() if happening.before.is_dealt:
            return _("The discard pile is shuffled")
        case Shuffled():
            return _("Six cards each; one is turned up")
        case TimeUp():
            return _("Time is up: this turn is the last")
        case Chosen(seat, Draw(Source.DECK)):
            return _("{name} draws").format(name=names[seat])
        case Chosen(seat, Draw()):
            course = course_name(happening.before.discard[-1])
            return _("{name} takes: {course}").format(name=names[seat], course=course)
        case Chosen(seat, Discard(card)):
            return _("{name} drops: {course}").format(name=names[seat], course=course_name(card))
        case Chosen(seat, Meld()):
            return _("{name} lays a dish down").format(name=names[seat])
        case Chosen(seat, EndTurn()):
            return _("{name} is done").format(name=names[seat])
    return ""
