"""What all scene models share: frozen tables whose every key has a range, a default and a source."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


def quantity(default: float | None, low: float, high: float, source: str) -> Any:
    """A number between `low` and `high`, both allowed; its unit stands in the key's name."""
    return Field(default=default, ge=low, le=high, json_schema_extra={"source": source})


class Section(BaseModel):
    """One table of a scene file."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    source: str = Field(default="", description="Where the values of this table come from.")
