"""What every table of a scene file has in common: frozen, no unknown keys, each number with range and source."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


def quantity(default: float | None, low: float, high: float, source: str) -> Any:
    """A number with a unit in its name: default, least, most, and where the default comes from."""
    return Field(default=default, ge=low, le=high, json_schema_extra={"source": source})


class Section(BaseModel):
    """A table of a scene file."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    source: str = Field(default="", description="Where the values of this table come from.")
