"""Every sentence that a person reads goes through here: gettext catalogues of English, French and German.

Anyone may import this module: it imports nothing of the package but `resources`, and reads a catalogue on first use.
"""

from __future__ import annotations

import gettext as _gettext

from simulator.resources import ASSETS

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Code and own name of every language of the game; English is the language of the messages themselves."""

_in_use: list[tuple[str, _gettext.NullTranslations]] = [("en", _gettext.NullTranslations())]


class UnknownLanguage(ValueError):
    """There is no such language; the message names those there are."""


def use_language(code: str) -> None:
    """Speak `code` (en, fr, de) from now on. A language whose catalogue is not built yet stays English.

    Raises:
        UnknownLanguage: no language of the game.
    """
    if code not in LANGUAGES:
        raise UnknownLanguage(f"language: {code!r}: allowed are {', '.join(LANGUAGES)}")
    _in_use[0] = (code, _gettext.translation("alacarte", ASSETS / "locale", [code], fallback=True))


def language() -> str:
    """The code of the language in use."""
    return _in_use[0][0]


def _(message: str) -> str:
    """`message` in the language in use."""
    return _in_use[0][1].gettext(message)


def ngettext(one: str, many: str, n: int) -> str:
    """`one` or `many`, as the language in use counts `n`."""
    return _in_use[0][1].ngettext(one, many, n)
