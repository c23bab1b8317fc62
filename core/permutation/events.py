"""Events of a running estimate of pairwise significance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from swathe.core.statistics.pair_significance import PairSignificance

if TYPE_CHECKING:
    from swathe.core.results.hits import HitTable


@dataclass(frozen=True, slots=True)
class PairwiseProgress:
    """Copies are being permuted and scored; follows at most 50 ms after the previous event.

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
    table: HitTable
    rows: NDArray[np.int64]
    pairs: tuple[PairSignificance, ...]
