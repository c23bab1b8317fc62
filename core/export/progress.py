"""How far writing a file is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INTERVAL: Final = 0.025
"""Least seconds between two words about it."""


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """How far an export is: `phase` is ``aligning`` or ``writing``, `seconds` since its beginning."""

    phase: str
    done: int
    total: int
    seconds: float
