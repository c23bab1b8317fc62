"""Hits that may or may not be real, and how many copies of them can be scored while the user waits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from swathe.core.scoring.significance import evalue_text
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.statistics.permutation_options import PairwiseOptions

if TYPE_CHECKING:
    from swathe.core.results.hits import HitTable

LEAST: Final = 1e-6
MOST: Final = 10.0
"""A hit is borderline between these E-values."""
COPIES: Final = (1_000, 500, 200)
"""The first of these for which there is time."""
SECONDS: Final = 0.8
"""For the copies, so that everything takes less than a second."""
RATES: Final = {True: 0.3e9, False: 2.5e9}
"""Cells per second and thread, of PSSMs and of sequences: half the speed of a slow core."""


def is_borderline(log10_evalue: float) -> bool:
    """Whether an E-value, by its decimal logarithm, leaves open if a hit is real; without one it does not."""
    return math.log10(LEAST) <= log10_evalue <= math.log10(MOST)


def options_in_time(cells: int, threads: int, *, is_pssm: bool) -> PairwiseOptions | None:
    """Return what to estimate in under a second on the processor; None where it would take longer.

    Parameters
    ----------
    cells : of one copy, query residues times subject residues
    threads : that score
    is_pssm : whether the query has scores of its own, which are computed by a slower kernel
    """
    affordable = SECONDS * RATES[is_pssm] * threads
    copies = next((copies for copies in COPIES if copies * cells <= affordable), None)
    return None if copies is None else PairwiseOptions(copies)


def pair_of(table: HitTable, row: int) -> PairSignificance | None:
    """Return a hit's pairwise significance, estimated on request or automatically; None without any."""
    return table.pairwise.get(row) or table.unasked.get(row)


def times_compared(pair: PairSignificance, compared: int) -> str:
    """Return p times the number of sequences that were compared, as E-values are written.

    An empty string where no distribution could be fitted.
    """
    return evalue_text(pair.log10_p + math.log10(max(compared, 1))).strip() if pair.fitted else ""
