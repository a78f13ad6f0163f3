"""Three initials from a wheel. What is rude in English, French or German becomes dashes."""

from __future__ import annotations

from dataclasses import dataclass, replace

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÉÖÜ·"
"""The dot stands for no letter."""
NOBODY = "---"
PLACES = 3

_RUDE = frozenset(
    """
    ASS AZZ CUM COC COK KOC DIC DIK DYK FAG FAP FCK FUC FUK FUX FKU FUQ GAY GOY HOE JAP JEW JIZ KKK KYS NGR NIG NGA
    PIS PUS SEX SHT SHI SUC SUK SUX TIT TWA VAG WTF XXX ARS BUM POO PEE GOD DIE KIL ISI IRA
    CUL CON PUT PTN SAL BIT BIE MER MRD PD PDE NIQ NIK TG TGL FDP NTM ENC ANU
    ARS ARSC FIK FKK FOT FTZ HUR HRE KAK MUS NUT NAZ NSU NSD PNI PO SAU SS SSS SA HH HHH AH AHI HJ WIX WX SCH TOT NEG
    """.split()  # noqa: SIM905
)
"""Chosen by hand: three letters, and two beside a gap, that offend in one of the three languages or mark hate."""

_LIKE = str.maketrans("ÄÉÖÜ", "AEOU")


@dataclass(frozen=True, slots=True)
class Wheel:
    """What is turned to so far: `letters` has a place in the alphabet for each, `at` is the one being turned."""

    letters: tuple[int, int, int] = (0, 0, 0)
    at: int = 0

    @property
    def words(self) -> str:
        """The three letters."""
        return "".join(LETTERS[place] for place in self.letters)

    def turned(self, steps: int, at: int | None = None) -> Wheel:
        """The wheel at `at` turned by some letters, round and round."""
        place = self.at if at is None else at
        letters = list(self.letters)
        letters[place] = (letters[place] + steps) % len(LETTERS)
        return Wheel((letters[0], letters[1], letters[2]), place)

    def moved(self, way: int) -> Wheel:
        """The next wheel to the left or right."""
        return replace(self, at=min(max(self.at + way, 0), PLACES - 1))

    def typed(self, letter: str) -> Wheel:
        """A letter from a keyboard; what is not on the wheel changes nothing."""
        place = LETTERS.find(letter.upper())
        if len(letter) != 1 or place < 0:
            return self
        letters = list(self.letters)
        letters[self.at] = place
        return Wheel((letters[0], letters[1], letters[2]), min(self.at + 1, PLACES - 1))


def accepted(words: str) -> str:
    """The initials as they come on the board: dashes for what is rude or empty."""
    plain = words.translate(_LIKE)
    bare = plain.replace("·", "")
    if not bare or plain in _RUDE or bare in _RUDE:
        return NOBODY
    return words


def is_rude(words: str) -> bool:
    """Whether initials will become dashes because of what they say."""
    return accepted(words) == NOBODY and words.strip("·") != ""
