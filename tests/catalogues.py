"""The catalogues of every language: `make messages` takes every sentence from the source into them.

`python -m tests.catalogues` writes assets/locale/alacarte.pot, adds new sentences to every alacarte.po, drops those
that nobody says any more, compiles alacarte.mo, and lists what is not translated. Fill that in and run it again.
Files hold no dates and no line numbers, so that two people who add sentences rarely meet in one line.
"""

from __future__ import annotations

import copy
import datetime
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "assets" / "locale"
TEMPLATE = LOCALE / "alacarte.pot"
TRANSLATED = ("fr", "de")

KEYWORDS = {**DEFAULT_KEYWORDS, "Reason": (2,)}
"""What takes a sentence in English, besides `_` and `ngettext`: a reason of the rules, translated when it is shown."""

_NO_DATE = datetime.datetime(2026, 11, 30, tzinfo=datetime.UTC)


def po_path(code: str) -> Path:
    """The translations of a language, for people."""
    return LOCALE / code / "LC_MESSAGES" / "alacarte.po"


def mo_path(code: str) -> Path:
    """The same compiled, for the game."""
    return po_path(code).with_suffix(".mo")


def template() -> Catalog:
    """Every sentence of the source and the name of every dish that ships with the game."""
    catalog = Catalog(fuzzy=False)
    catalog.header_comment = "# À la carte, the dexterity simulator: every sentence that a person reads."
    _without_people(catalog)
    for file, message in (*_said_in_source(), *_dishes()):
        catalog.add(message, locations=[(file, None)])
    return catalog


def _said_in_source() -> Iterator[tuple[str, str | tuple[str, ...]]]:
    found = extract_from_dir(ROOT / "simulator", [("**.py", "python")], keywords=KEYWORDS)
    for file, _line, message, _comments, _context in sorted(found, key=lambda one: (one[0], one[1])):
        yield f"simulator/{file}", message


def _dishes() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "assets" / "decks").glob("*.toml")):
        for dish in tomllib.loads(path.read_text(encoding="utf-8")).get("dish", []):
            yield f"assets/decks/{path.name}", dish["name"]


def translations(code: str) -> Catalog:
    """The catalogue of a language as it stands in its .po file."""
    with po_path(code).open("rb") as file:
        return read_po(file, locale=code)


def brought_up_to_date(code: str, wanted: Catalog) -> Catalog:
    """The translations of a language for exactly the sentences of `wanted`."""
    catalog = translations(code) if po_path(code).exists() else Catalog(locale=code)
    catalog.update(copy.deepcopy(wanted), no_fuzzy_matching=True, update_creation_date=False)
    catalog.obsolete.clear()
    _without_people(catalog)
    return catalog


def _without_people(catalog: Catalog) -> None:
    """No dates and no addresses in the head of a file."""
    catalog.creation_date = catalog.revision_date = _NO_DATE
    catalog.project, catalog.version = "alacarte-simulator", "1"
    catalog.msgid_bugs_address = catalog.last_translator = catalog.language_team = "-"


def sentences(catalog: Catalog) -> Iterator[Message]:
    """Every message but the header."""
    return (message for message in catalog if message.id)


def missing(catalog: Catalog) -> list[str]:
    """The sentences without a translation, or with one that nobody has confirmed."""
    return [
        str(message.id)
        for message in sentences(catalog)
        if message.fuzzy or not all(message.string if isinstance(message.string, tuple) else (message.string,))
    ]


def write(wanted: Catalog, path: Path) -> None:
    """A .po or .pot file, in the order of the source."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, wanted, width=100, ignore_obsolete=True, include_lineno=False)


def main() -> int:
    """Brings every catalogue up to date; 1 while a sentence is missing."""
    wanted = template()
    write(wanted, TEMPLATE)
    holes = 0
    for code in TRANSLATED:
        catalog = brought_up_to_date(code, wanted)
        write(catalog, po_path(code))
        with mo_path(code).open("wb") as file:
            write_mo(file, catalog)
        for sentence in missing(catalog):
            holes += 1
            print(f"{po_path(code).relative_to(ROOT)}: no translation: {sentence}")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
