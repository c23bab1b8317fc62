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
FAR_APART: Final = math.log10(10)
"""Decimal logarithm of the factor from which on two numbers for one hit make a reader ask which holds."""
COPIES: Final = (1_000, 500, 200)
"""The first of these for which there is time."""
SECONDS: Final = 0.8
"""For the copies, so that everything takes less than a second."""
RATES: Final = {True: 0.3e9, False: 2.5e9}
"""Cells per second and thread, of PSSMs and of sequences: half the speed of a slow core."""

_VERDICTS: Final = ("Not significant", "Significant")


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
    """Return in a sentence whether a hit is significant, by which of two estimates of chance, and why.

    The two are its E-value, and p of its copies times the sequences compared.
    """
    significant = float(table.log10_evalues[row]) <= math.log10(SIGNIFICANT)
    rare = pair.log10_p + math.log10(max(compared, 1)) <= math.log10(SIGNIFICANT)
    if pair.poor:
        return f"{_VERDICTS[significant]} by the E-value; the shuffled copies give no reliable estimate here."
    if table.provisional:
        return f"{_VERDICTS[rare]} by the shuffled copies; the E-value is provisional."
    if significant and not rare:
        return (
            "Doubtful: significant by the E-value, but shuffled copies, alike in length and composition "
            "alone, often score this high."
        )
    if rare and not significant:
        return (
            "Not significant by the E-value, which counts here: shuffled copies lack the repeats and "
            "patterns that real sequences have."
        )
    return f"{_VERDICTS[significant]}, by the E-value and by the shuffled copies alike."


def where_they_differ(table: HitTable, row: int, pair: PairSignificance, compared: int) -> str:
    """Return in a sentence which of two estimates of chance to believe, and why; '' where they are alike.

    The two are as in `which_to_go_by`. Below `LEAST` both say that a hit is real, however far apart.
    """
    log10_evalue = float(table.log10_evalues[row])
    log10_expected = pair.log10_p + math.log10(max(compared, 1))
    bound = math.log10(SIGNIFICANT)
    significant, rare = log10_evalue <= bound, log10_expected <= bound
    apart = abs(log10_evalue - log10_expected) >= FAR_APART
    open_to_doubt = max(log10_evalue, log10_expected) >= math.log10(LEAST)
    if not (pair.fitted and open_to_doubt and (apart or significant != rare)):
        return ""
    evalue = f"the E-value, {evalue_text(log10_evalue).strip()}"
    if pair.poor:
        return f"Believe {evalue}: it needs no curve through the scores of these copies."
    if table.provisional:
        return f"Believe the copies: {evalue}, is provisional, by the matrix alone."
    if significant and not rare:
        return (
            f"Believe the copies, not {evalue}: they are alike in length and composition alone, which then "
            "explain the score."
        )
    if rare and not significant:
        return f"Believe {evalue}: copies lack the repeats and patterns that real sequences have."
    return (
        f"Believe {evalue}, and report it: it is of the whole search, while the copies are of this pair "
        "alone, in random order, with the matrix as it is."
    )


WHY_THEY_DIFFER: Final = (
    "The E-value says how often a whole search finds such a score by chance. It knows this search's scores "
    "of real sequences, and the matrix may be adjusted to the compositions of both sequences.\n"
    "The copies have the residues of this one pair in random order, and are scored with the matrix as it is. "
    "How often they score as high, times the number of sequences compared, reads like an E-value.\n"
    "Where both are on the same side of 0.001, go by the E-value, and report it. Where only the E-value is "
    "below, length or composition may explain the score; where only the copies are, they lack repeats that "
    "real sequences share. Where no curve fits the scores of the copies well, only the E-value counts."
)
"""Why the E-value of a hit and what its copies give are different numbers."""
