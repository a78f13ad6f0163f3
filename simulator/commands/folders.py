"""Where logs, settings and scores of this user lie."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def data_folder(given: Path | None) -> Path:
    """The folder given by `--data`, else the user's own."""
    return given if given is not None else Path(platformdirs.user_data_dir("alacarte", appauthor=False))


def log_folder(data: Path) -> Path:
    """Where the logs of matches lie."""
    return data / "logs"


def hands_folder(data: Path) -> Path:
    """Where sets of recorded hands lie."""
    return data / "hands"


def free_log_path(folder: Path, name: str) -> Path:
    """A path in `folder` that nothing has yet: `name.jsonl`, `name-2.jsonl`, … The folder is made.

    Raises:
        OSError: the folder cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path, count = folder / f"{name}.jsonl", 1
    while path.exists():
        count += 1
        path = folder / f"{name}-{count}.jsonl"
    return path
