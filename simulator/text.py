"""Every sentence that a person reads goes through here: gettext catalogues of English, French and German.

Anyone may import this module: it imports nothing of the package but `resources`, and reads a catalogue on first use.
"""

from __future__ import annotations

import gettext as _gettext

from simulator.resources import ASSETS

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Code and own name of every language of the game; English is the language of the messages themselves."""

_DECIMAL_MARKS = {"en": ".", "fr": ",", "de": ","}

_in_use: list[tuple[str, _gettext.NullTranslations]] = [("en", _gettext.NullTranslations())]


class UnknownLanguage(ValueError):
    """There is no such language; the message names those there are."""


def use_language(code: str) -> None:
    """Speak `code` (en, fr, de) from now on.

    Raises:
        UnknownLanguage: no language of the game.
    """
    if code not in LANGUAGES:
        raise UnknownLanguage(f"language: {code!r}: allowed are {', '.join(LANGUAGES)}")
    _in_use[0] = (code, _catalogue(code))


def _catalogue(code: str) -> _gettext.NullTranslations:
    """English needs none: it is the language of the messages."""
    return _gettext.NullTranslations() if code == "en" else _gettext.translation("alacarte", ASSETS / "locale", [code])


def language() -> str:
    """The code of the language in use."""
    return _in_use[0][0]


def _(message: str) -> str:
    """`message` in the language in use."""
    return _in_use[0][1].gettext(message)


def ngettext(one: str, many: str, n: int) -> str:
    """`one` or `many`, as the language in use counts `n`."""
    return _in_use[0][1].ngettext(one, many, n)


def decimal(value: float, digits: int) -> str:
    """A number with `digits` places after its decimal mark: 1.35, or 1,35 where people write it so."""
    return f"{value:.{digits}f}".replace(".", _DECIMAL_MARKS[language()])


def percent(whole: int) -> str:
    """70%, or with the space that the language puts before the sign."""
    return _("{n}%").format(n=whole)
