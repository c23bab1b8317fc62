"""Hits that may or may not be real, and how many copies of them can be scored while the user waits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from swathe.core.results.hits import SIGNIFICANT
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


def which_to_go_by(table: HitTable, row: int, pair: PairSignificance, compared: int) -> str:
    """Return in a sentence which to go by of a hit's E-value and p times the sequences compared, and why."""
    significant = float(table.log10_evalues[row]) <= math.log10(SIGNIFICANT)
    rare = pair.log10_p + math.log10(max(compared, 1)) <= math.log10(SIGNIFICANT)
    if pair.poor:
        return "Go by the E-value: no curve fits the scores of the copies well."
    if table.provisional:
        return "Go by the copies: the E-value is provisional."
    if significant and not rare:
        return "Go by the copies: length and composition alone often score this high."
    if rare and not significant:
        return "Go by the E-value: real sequences have repeats and patterns that shuffled copies lack."
    verdict = "significant" if significant else "not significant"
    why = "The copies are of this pair alone, by the unadjusted matrix."
    return f"Both say {verdict}: go by the E-value. {why}"


WHY_THEY_DIFFER: Final = (
    "The E-value says how often a whole search finds such a score by chance. It knows this search's scores "
    "of real sequences, and the matrix may be adjusted to the compositions of both sequences.\n"
    "The copies have the residues of this one pair in random order, and are scored with the matrix as it is. "
    "How often they score as high, times the number of sequences compared, reads like an E-value.\n"
    "Where both are on the same side of 0.001, go by the E-value. Where only the E-value is below, length or "
    "composition may explain the score; where only the copies are, they lack repeats that real sequences "
    "share."
)
"""Why the E-value of a hit and what its copies give are different numbers."""
