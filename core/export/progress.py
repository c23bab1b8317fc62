"""How far writing a file is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """How far an export is: `phase` is ``aligning`` or ``writing``, `seconds` since its beginning."""

    phase: str
    done: int
    total: int
    seconds: float
