"""What is wrong with a scene, in words: file, line, key, value, what is allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from simulator.scene.lines import Key, line_of
from simulator.shown import shown


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a scene file. `line` 0 and no `file` mean a value given by hand."""

    file: str
    line: int
    key: str
    value: Any
    allowed: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.file else ""
        return f"{place}{self.key}: {shown(self.value)}: {self.allowed}"


class SceneFaults(Exception):
    """A scene that cannot be used. Its text is all faults, one a line."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def faults_of(error: ValidationError, model: type[BaseModel], file: str, lines: Mapping[Key, int]) -> list[Fault]:
    """Every fault that `error` names, in the order of the file."""
    found = [
        Fault(file, line_of(dict(lines), tuple(key.split("."))) if file else 0, key, value, allowed)
        for key, value, allowed in _told(error, model)
    ]
    return sorted(found, key=lambda fault: fault.line)


def _told(error: ValidationError, model: type[BaseModel]) -> Iterator[tuple[str, Any, str]]:
    for detail in error.errors(include_url=False):
        key = tuple(str(part) for part in detail["loc"])
        if detail["type"] == "value_error":
            yield from _crossed(str(detail["ctx"]["error"]))
        elif detail["type"] == "extra_forbidden":
            yield ".".join(key), detail["input"], f"no such key: {_known(model, key[:-1])}"
        else:
            yield ".".join(key), detail["input"], _allowed(model, key, detail["msg"])


def _crossed(text: str) -> Iterator[tuple[str, Any, str]]:
    """Faults that a cross-check words itself, `key: value: allowed`, one a line."""
    for line in text.splitlines():
        key, value, allowed = (*line.split(": ", 2), "", "")[:3]
        yield key, _Plain(value), allowed


class _Plain(str):
    """A value that is shown without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _known(model: type[BaseModel], table: Key) -> str:
    owner = _model_at(model, table)
    return f"allowed are {', '.join(owner.model_fields)}" if owner else "allowed is none"


def _allowed(model: type[BaseModel], key: Key, message: str) -> str:
    owner = _model_at(model, key[:-1])
    field = owner.model_fields.get(key[-1]) if owner and key else None
    if field is None:
        return message.lower()
    if bounds := _bounds(field):
        kind = "a whole number" if field.annotation is int else "a number"
        return f"allowed is {kind} from {bounds[0]:g} to {bounds[1]:g}"
    if _model_of(field):
        return f"allowed is a table of {_known(model, key)[12:]}"
    return _plain_kind(field) or message.lower()


def _plain_kind(field: FieldInfo) -> str:
    """What a word or a switch may be; "" for other kinds."""
    if get_origin(field.annotation) is Literal:
        return f"allowed are {', '.join(map(str, get_args(field.annotation)))}"
    if field.annotation is bool:
        return "allowed are true, false"
    return "allowed is text in quotes" if field.annotation is str else ""


def _bounds(field: FieldInfo) -> tuple[float, float] | None:
    low = [mark.ge for mark in field.metadata if isinstance(mark, Ge)]
    high = [mark.le for mark in field.metadata if isinstance(mark, Le)]
    return (float(low[0]), float(high[0])) if low and high else None  # type: ignore[arg-type]


def _model_at(model: type[BaseModel], table: Key) -> type[BaseModel] | None:
    owner: type[BaseModel] | None = model
    for name in table:
        field = owner.model_fields.get(name) if owner else None
        owner = _model_of(field) if field else None
    return owner


def _model_of(field: FieldInfo) -> type[BaseModel] | None:
    """The model of a table, also of one that may be left out."""
    kinds = (field.annotation, *get_args(field.annotation))
    return next((kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)), None)
