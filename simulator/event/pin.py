"""The PIN of the staff: kept as a scrypt hash, five tries and then a minute's pause, random where none is given."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from simulator.scene.event import PIN_HASH

COST, BLOCK, LANES = 14, 8, 1
"""scrypt with n = 2¹⁴: 16 MB and about 0.05 s a try."""
DIGITS = 6
TRIES = 5
PAUSE_S = 60.0


def random_pin() -> str:
    """Six digits that nobody knows yet."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def hashed(pin: str) -> str:
    """What the file of the stand says of a PIN."""
    salt = secrets.token_bytes(16)
    return f"scrypt:{COST}:{BLOCK}:{LANES}:{salt.hex()}:{_hash(pin, salt, COST, BLOCK, LANES).hex()}"


def opens(pin: str, kept: str) -> bool:
    """Whether `pin` is the one that `kept` was made of."""
    if not PIN_HASH.fullmatch(kept):
        return False
    _scrypt, cost, block, lanes, salt, found = kept.split(":")
    tried = _hash(pin, bytes.fromhex(salt), int(cost), int(block), int(lanes))
    return hmac.compare_digest(tried, bytes.fromhex(found))


def _hash(pin: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
    room = 160 * 2**cost * block
    return hashlib.scrypt(pin.encode(), salt=salt, n=2**cost, r=block, p=lanes, maxmem=room, dklen=32)


@dataclass(frozen=True, slots=True)
class Lock:
    """The tries at the door: how many were wrong, and how long it stays closed."""

    wrong: int = 0
    closed_s: float = 0.0

    def waited(self, dt_s: float) -> Lock:
        """Time has passed."""
        if not self.closed_s:
            return self
        left_s = max(0.0, self.closed_s - dt_s)
        return Lock(0 if not left_s else self.wrong, left_s)

    def missed(self) -> Lock:
        """A wrong PIN: the fifth closes the door for a minute."""
        wrong = self.wrong + 1
        return Lock(wrong, PAUSE_S if wrong >= TRIES else 0.0)
