"""The hits of one query: columns of numbers, and what each column means."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.alignment import Alignment
from core.database import PackedDatabase
from core.sequence import Sequence
from core.statistics import Significance


@dataclass(frozen=True, slots=True, eq=False)
class QueryResult:
    """Everything one query's search found.

    Parameters
    ----------
    scores : int32[n] of every subject in stored order; `NOT_COMPARED` where a cancelled search did not reach
    hits : the reported subjects, best first
    significant : how many compared subjects have an E-value up to the bound; more than len(hits) if `top` cut
    """

    query: Sequence
    scores: NDArray[np.int32]
    hits: HitTable
    significance: Significance
    compared: int
    significant: int
    cells: int
    seconds: float


@dataclass(slots=True, eq=False)
class HitTable:
    """Reported subjects of one query, in the order of the table in `docs/`: E-value, score, file order.

    All arrays have one element a hit. `alignments` is filled on demand by `core.alignment`.
    """

    query: Sequence
    database: PackedDatabase
    subjects: NDArray[np.int64]
    scores: NDArray[np.int32]
    bits: NDArray[np.float64]
    log10_evalues: NDArray[np.float64]
    alignments: dict[int, Alignment] = field(default_factory=dict)
