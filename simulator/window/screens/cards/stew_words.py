"""What is said at the table of « À table ! »: names, and one short line for whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from simulator.cards.stew.components import Hungry, Ingredient
from simulator.cards.stew.moves import Call, Draw, Feed, Pass, Pot
from simulator.game import Chosen
from simulator.text import _, ngettext
from simulator.vocabulary import Shuffled
from simulator.window.table import Happening

_INGREDIENTS: Mapping[Ingredient, Callable[[], str]] = {
    Ingredient.POTATO: lambda: _("Potato"),
    Ingredient.CARROT: lambda: _("Carrot"),
    Ingredient.LEEK: lambda: _("Leek"),
    Ingredient.GARLIC: lambda: _("Garlic"),
    Ingredient.CHICKEN: lambda: _("Chicken"),
    Ingredient.STONE: lambda: _("Stone"),
}

_VALUES: Mapping[Ingredient, Callable[[], str]] = {
    Ingredient.POTATO: lambda: _("Potato: each counts as many as there are, 1, 4, 9 or 16 together"),
    Ingredient.CARROT: lambda: _("Carrot: counts 2"),
    Ingredient.LEEK: lambda: _("Leek: counts 3"),
    Ingredient.GARLIC: lambda: _("Garlic: one alone counts 6, two spoil each other"),
    Ingredient.CHICKEN: lambda: _("Chicken: counts 5"),
    Ingredient.STONE: lambda: _("Stone: takes 3 away"),
}

_HUNGRY: Mapping[Hungry, Callable[[], str]] = {
    Hungry.RACCOON: lambda: _("Raccoon"),
    Hungry.RABBIT: lambda: _("Rabbit"),
    Hungry.GOPHER: lambda: _("Gopher"),
    Hungry.BOAR: lambda: _("Boar"),
    Hungry.FOX: lambda: _("Fox"),
    Hungry.VAGABOND: lambda: _("Vagabond"),
}

_WANTS: Mapping[Hungry, Callable[[], str]] = {
    Hungry.RACCOON: lambda: _("Raccoon: unfed, it takes one potato from the pot"),
    Hungry.RABBIT: lambda: _("Rabbit: unfed, it takes one carrot from the pot"),
    Hungry.GOPHER: lambda: _("Gopher: unfed, it takes one leek from the pot"),
    Hungry.BOAR: lambda: _("Boar: unfed, it takes one garlic from the pot"),
    Hungry.FOX: lambda: _("Fox: unfed, it takes the chicken from the pot"),
    Hungry.VAGABOND: lambda: _("Vagabond: unfed, minus 3 with chicken in the pot, else plus 3"),
}


def ingredient_name(ingredient: Ingredient) -> str:
    """What an ingredient is called."""
    return _INGREDIENTS[ingredient]()


def ingredient_tip(ingredient: Ingredient) -> str:
    """An ingredient and what it counts."""
    return _VALUES[ingredient]()


def hungry_name(hungry: Hungry) -> str:
    """What a Hungry is called."""
    return _HUNGRY[hungry]()


def hungry_tip(hungry: Hungry) -> str:
    """A Hungry and what it does if it is not fed."""
    return _WANTS[hungry]()


def said(happening: Happening, names: tuple[str, ...]) -> str:
    """One line for what has happened; it tells nothing that lies face down."""
    match happening.event:
        case Shuffled():
            return _("Round {n}: twelve ingredients, six Hungry").format(n=happening.after.round)
        case Chosen(seat, Draw()):
            return _("{name} draws").format(name=names[seat])
        case Chosen(seat, Pot()):
            return _("{name}: into the pot").format(name=names[seat])
        case Chosen(seat, Feed(hungry)):
            return _("{name} feeds: {hungry}").format(name=names[seat], hungry=hungry_name(hungry))
        case Chosen(seat, Call()):
            return _("{name}: À table !").format(name=names[seat])
        case Chosen(seat, Pass()):
            return _("{name} does not call").format(name=names[seat])
    return ""


def points(count: int) -> str:
    """Points in words."""
    return ngettext("{n} point", "{n} points", count).format(n=count)
