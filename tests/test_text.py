"""Every sentence is spoken in every language: complete, with its placeholders, its plurals and its own spaces."""

from __future__ import annotations

import ast
import gettext
import itertools
import re
import string
from functools import cache

import pytest
from babel.messages.catalog import Message

from simulator.resources import ASSETS
from simulator.text import LANGUAGES, UnknownLanguage, _, decimal, ngettext, percent, use_language
from tests import catalogues
from tests.catalogues import ROOT, TRANSLATED

RUN = "run `make messages` and fill in what it lists"
NARROW = "\u202f"

TRANSLATED_LATER = {
    "simulator/event/challenges.py": {"self.name"},
    "simulator/event/highlights.py": {"self.dish_name"},
    "simulator/game/__init__.py": {"self.message"},
    "simulator/commands/decks.py": {"dish['name']"},
    "simulator/window/screens/kitchen_words.py": {"state.deck[dish].name"},
}
"""Where a sentence comes from a table: reasons of the rules and names of dishes. `template` knows these tables."""


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


@pytest.fixture(scope="module")
def wanted():
    return catalogues.template()


@pytest.fixture(scope="module", params=TRANSLATED)
def code(request):
    return request.param


@pytest.fixture(scope="module")
def translated(code):
    return list(catalogues.sentences(catalogues.translations(code)))


def ids(message: Message) -> tuple[str, ...]:
    """One sentence, or the one for one thing and the one for many."""
    return message.id if isinstance(message.id, tuple) else (message.id,)


def strings(message: Message) -> tuple[str, ...]:
    return message.string if isinstance(message.string, tuple) else (message.string,)


def placeholders(words: str) -> list[tuple[str, str | None, str | None]]:
    """Name, format and conversion of everything in braces, in the order of the alphabet."""
    found = ((name, form, how) for _text, name, form, how in string.Formatter().parse(words) if name is not None)
    return sorted(found, key=str)


def test_english_french_and_german_are_spoken():
    assert set(LANGUAGES) == {"en", *TRANSLATED}


def test_an_unknown_language_is_refused_by_name():
    with pytest.raises(UnknownLanguage, match="'xx': allowed are en, fr, de"):
        use_language("xx")


def test_the_template_holds_exactly_what_the_source_says(wanted):
    with catalogues.TEMPLATE.open("rb") as file:
        stored = catalogues.read_po(file)
    assert {m.id for m in catalogues.sentences(stored)} == {m.id for m in catalogues.sentences(wanted)}, RUN


def test_a_catalogue_holds_exactly_what_the_source_says(translated, wanted):
    assert {m.id for m in translated} == {m.id for m in catalogues.sentences(wanted)}, RUN


def test_no_sentence_is_missing_and_none_is_fuzzy(code):
    assert catalogues.missing(catalogues.translations(code)) == [], RUN


def test_a_plural_has_every_form_of_its_language(code, translated):
    forms = catalogues.translations(code).num_plurals
    assert forms == 2
    wrong = [m.id for m in translated if isinstance(m.id, tuple) and len(strings(m)) != forms]
    assert wrong == []


def test_french_counts_nothing_as_one_and_german_as_many():
    for code, words in (("fr", "0 point"), ("de", "0 Punkte")):
        use_language(code)
        assert ngettext("{n} point", "{n} points", 0).format(n=0) == words


def test_a_translation_has_the_placeholders_of_its_sentence(translated):
    for message in translated:
        for english, words in zip(ids(message), strings(message), strict=True):
            assert placeholders(words) == placeholders(english), words


def test_a_translation_begins_ends_and_breaks_as_its_sentence(translated):
    for message in translated:
        for english, words in zip(ids(message), strings(message), strict=True):
            assert words.count("\n") == english.count("\n"), words
            assert (words[0].isspace(), words[-1].isspace()) == (english[0].isspace(), english[-1].isspace()), words


def test_the_compiled_catalogue_says_what_the_po_file_says(code, translated):
    with catalogues.mo_path(code).open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for message in translated:
        if isinstance(message.id, tuple):
            one, many = message.id
            said = compiled.ngettext(one, many, 1), compiled.ngettext(one, many, 5)
        else:
            said = (compiled.gettext(message.id),)
        assert said == strings(message), RUN


def test_the_game_speaks_the_compiled_catalogue(code):
    use_language(code)
    assert _("The game is over.") == {"fr": "La partie est finie.", "de": "Das Spiel ist aus."}[code]


def test_a_catalogue_lies_where_the_game_looks(code):
    assert catalogues.mo_path(code) == ASSETS / "locale" / code / "LC_MESSAGES" / "alacarte.mo"


ALIKE = {"Crepe", "Crepes", "Eau pour le café à la Bocuse"}
"""What is called the same in French and German."""


def test_no_sentence_is_spoken_in_the_wrong_language():
    """What is alike in French and German and is no English either was put into the wrong file."""
    french, german = (
        {m.id: strings(m) for m in catalogues.sentences(catalogues.translations(code))} for code in TRANSLATED
    )
    words = {key: re.sub(r"\{[^{}]*\}", "", said[0]) for key, said in french.items() if said == german[key]}
    wrong = [key for key, said in words.items() if said not in str(key) and sum(map(str.isalpha, said)) > 3]
    assert set(wrong) <= ALIKE, "the same words in both languages"


# Spaces, quotes and figures


def said(code: str) -> list[str]:
    """Every string of a language without its placeholders."""
    found = itertools.chain.from_iterable(map(strings, catalogues.sentences(catalogues.translations(code))))
    return [re.sub(r"\{[^{}]*\}", "x", words) for words in found]


def test_french_puts_a_narrow_space_before_its_double_signs():
    for words in said("fr"):
        assert not re.search(r"[^\u202f\s:][;!?%»](?!\w)", words), words
        assert not re.search(r"[ \u00a0][;:!?%»]", words), words
        assert not re.search(r"[^\u202f\W]:(?=\s|$)", words) or "fichier:ligne:" in words, words


def test_french_quotes_are_angled_with_narrow_spaces_inside():
    for words in said("fr"):
        assert not re.search(rf"«(?!{NARROW})|(?<!{NARROW})»|[\"“”„]", words), words


def test_german_quotes_open_below():
    for words in said("de"):
        assert words.count("„") == words.count("“"), words
        assert not re.search(r"[\"”«»]", words), words


def test_apostrophes_are_curved(code):
    assert [words for words in said(code) if "'" in words] == []


def test_numbers_have_the_decimal_mark_and_the_percent_sign_of_the_language():
    shown = {}
    for language in LANGUAGES:
        use_language(language)
        shown[language] = decimal(1.349, 2), decimal(0.5, 1), percent(70)
    assert shown == {
        "en": ("1.35", "0.5", "70%"),
        "fr": ("1,35", "0,5", f"70{NARROW}%"),
        "de": ("1,35", "0,5", f"70{NARROW}%"),
    }


# What the catalogues cannot know


@cache
def _all_calls() -> list[tuple[str, ast.Call]]:
    found = []
    for path in sorted((ROOT / "simulator").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
        found += [(path.relative_to(ROOT).as_posix(), call) for call in calls]
    return found


def _calls(name: str) -> list[tuple[str, ast.Call]]:
    return [(file, call) for file, call in _all_calls() if call.func.id == name]


def test_what_is_translated_stands_in_the_source_or_in_a_table_that_the_template_reads():
    for file, call in _calls("_"):
        if not isinstance(call.args[0], ast.Constant):
            assert ast.unparse(call.args[0]) in TRANSLATED_LATER.get(file, set()), f"{file}:{call.lineno}"


def test_both_forms_of_a_plural_stand_in_the_source():
    for file, call in _calls("ngettext"):
        assert all(isinstance(words, ast.Constant) for words in call.args[:2]), f"{file}:{call.lineno}"


def test_no_sentence_is_formatted_before_it_is_translated():
    for name in ("_", "ngettext"):
        for file, call in _calls(name):
            assert not any(isinstance(words, ast.JoinedStr) for words in call.args), f"{file}:{call.lineno}"
