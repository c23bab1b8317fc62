"""What an estimate of pairwise significance tells while it runs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from swathe.core.statistics.pair_significance import PairSignificance


@dataclass(frozen=True, slots=True)
class PairwiseProgress:
    """Copies of the subjects of hits are permuted and scored: at most 50 ms after the one before.

    `query_index` is 0-based; pairs and cells are of all queries together; `seconds` since the estimate began.
    """

    query_index: int
    pairs_done: int
    pairs_total: int
    cells_done: int
    cells_total: int
    seconds: float
    engine_label: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class PairsEstimated:
    """The pairwise significance of some of a query's hits is known: of `rows`, int64[k], of its hit table."""

    query_index: int
    rows: NDArray[np.int64]
    pairs: tuple[PairSignificance, ...]
