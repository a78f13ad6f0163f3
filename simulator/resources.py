"""Where the files that ship with the game lie: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _shipped(folder: str) -> Path:
    inside = _PACKAGE / "_data" / folder
    return inside if inside.is_dir() else _PACKAGE.parent / folder


ASSETS = _shipped("assets")
"""Fonts, decks, catalogues, tokens of the look."""

SCENES = _shipped("scenes")
"""Scene files: `pour/*.toml`, `flip/*.toml`, `event/*.toml`."""
