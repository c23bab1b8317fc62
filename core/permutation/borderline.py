"""Hits that may or may not be real, and how many copies of them can be scored while the user waits."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.results.cautions import why_low, why_moved
from swathe.core.results.perfect_match import how_to_judge
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.statistics.conclusion import (
    LEAST,
    MOST,
    SUGGESTIVE,
    caveat,
    if_relatives,
    is_borderline,
    is_open,
)
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.statistics.permutation_options import DEFAULT_PERMUTATIONS, PairwiseOptions

if TYPE_CHECKING:
    from swathe.core.results.hits import HitTable
    from swathe.core.results.query_result import QueryResult

COPIES: Final = (1_000, 500, 200)
"""The first of these for which there is time."""
SECONDS: Final = 0.8
"""For the copies of a hit: everything takes less than a second."""
SECONDS_IN_ALL: Final = 8.0
"""For the copies of all hits of a table, the best first; as `RATES` are low, a few seconds in fact."""
RATES: Final = {True: 0.3e9, False: 2.5e9}
"""Cells per second and thread, of PSSMs and of sequences: half the speed of a slow core."""

_WHERE_SAID: Final = "Only corrections of more than a hundredfold are pointed out."
IN_TIME: Final = "where that takes less than a second each and a few seconds in all, the best first"
"""Which borderline hits are tested automatically."""
GO_BY: Final = "The E-value shown is the one to go by"
"""Of a corrected E-value that is not borderline, and that no copies of the hit contradict."""
NOT_LISTED: Final = (
    "No test proves anything of these hits: the PSSM was built from them, or the profile was and the rounds "
    "that first included them do not list them."
)
"""Why hits of a profile or a PSSM cannot be tested."""
_NOT_TESTED_YET: Final = (
    f"Between {LEAST:g} and {SUGGESTIVE:g} the E-value alone does not decide. After a search such hits are "
    f"tested with shuffled copies, {IN_TIME}; Results › Pairwise significance… (Ctrl+P) tests any."
)


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


def borderline_rows(table: HitTable) -> NDArray[np.int64]:
    """Return the rows of borderline hits that a test proves something of, int64[k].

    Of a hit that the profile was built from, the E-value of the round that first included it counts.
    """
    evalues = table.log10_evalues
    if table.entry_rounds is not None and table.entry_log10_evalues is not None:
        evalues = np.where(np.isnan(table.entry_rounds), evalues, table.entry_log10_evalues)
    return np.flatnonzero(is_borderline(evalues) & ~table.in_pssm)


def hits_in_time(
    table: HitTable, rows: NDArray[np.int64], threads: int
) -> list[tuple[HitTable, NDArray[np.int64], PairwiseOptions]]:
    """Return which of some rows to test automatically: in which table and rows, and how.

    They are the best for which there is time, each in the round in which a test proves something
    (`HitTable.where_testable`), whatever was tested before.

    Parameters
    ----------
    threads : that score
    """
    borderline = [
        (evalue, there, row)
        for there, places in table.where_testable(rows)
        for evalue, row in zip(there.log10_evalues[places].tolist(), places.tolist(), strict=True)
        if is_borderline(evalue) and not (there.reported or there.provisional)
    ]
    left = SECONDS_IN_ALL
    found: dict[tuple[HitTable, int], list[int]] = {}
    for _, there, row in sorted(borderline, key=itemgetter(0)):
        cells = len(there.query) * int(there.database.lengths[there.subjects[row]])
        is_pssm = isinstance(there.query, PositionSpecificQuery)
        options = options_in_time(cells, threads, is_pssm=is_pssm)
        if options is None:
            continue
        left -= options.permutations * cells / (RATES[is_pssm] * threads)
        if left < 0:
            break
        found.setdefault((there, options.permutations), []).append(row)
    return [(there, np.array(some), PairwiseOptions(copies)) for (there, copies), some in found.items()]


def tests_of(
    table: HitTable, rows: NDArray[np.int64], threads: int
) -> list[tuple[HitTable, NDArray[np.int64], PairwiseOptions, bool]]:
    """Return how to test some rows, all that a test proves something of, and what is tested automatically.

    These are tested as they are automatically, so that it makes no difference when; the others, for which
    there is no time then, with the usual settings.

    Parameters
    ----------
    threads : that score
    """
    tests, left = [], dict(table.where_testable(rows))
    for there, places, options in hits_in_time(table, np.arange(len(table)), threads):
        asked = left.get(there, np.empty(0, np.int64))
        tests.append((there, np.intersect1d(places, asked), options, True))
        left[there] = np.setdiff1d(asked, places)
    tests += [(there, places, PairwiseOptions(), False) for there, places in left.items()]
    return [test for test in tests if test[1].size]


def why_unasked(pair: PairSignificance) -> str:
    """Return why a pair was estimated automatically, and why with fewer copies than usual if it was."""
    why = f"Tested automatically, as its E-value is borderline ({LEAST:g} to {MOST:g})"
    if pair.permutations == DEFAULT_PERMUTATIONS:
        return f"{why}."
    return f"{why}: {pair.permutations:,} copies, as many as take less than a second."


def verdict(query: QueryResult, row: int) -> str:
    """Return what to make of a hit's E-value, or what counts instead; '' where nothing is to be said yet.

    A hit that was not tested has the condition that its verdict has after a test. One that somebody left out
    of the profile is said to be.
    """
    return f"{query.hits.left_out_text(row)} {_judged(query, row)}".strip()


def _judged(query: QueryResult, row: int) -> str:
    table = query.hits
    if (entry := table.entry(row)) is not None:
        return entry.words
    if (pair := table.pair(row)) is not None:
        return table.concluded(row, pair, short=how_to_judge(query)).reading
    evalue = float(table.log10_evalues[row])
    doubtful = bool(why_low(query, row)) or (is_borderline(evalue) and not table.reported)
    if why_moved(query, row) and not doubtful:
        return f"{GO_BY}{if_relatives(evalue, table.basis)}"
    return caveat(evalue, table.basis)


def verdict_in_full(query: QueryResult, row: int) -> str:
    """Return the verdict on a hit, what its copies say, or that it was not tested yet."""
    table, pair = query.hits, query.hits.pair(row)
    said, evalue = verdict(query, row), float(table.log10_evalues[row])
    if pair is not None:
        said = f"{table.concluded(row, pair).sentence} {said}".strip()
    elif (
        table.entry(row) is None
        and is_open(evalue, table.basis)
        and not (table.reported or table.provisional)
    ):
        said = f"{_NOT_TESTED_YET} {said}".strip()
    return said


def correction_and_verdict(query: QueryResult, row: int) -> list[str]:
    """Return lines for a place that names corrections: which ones are named, and the verdict in full."""
    return list(filter(None, (_WHERE_SAID if why_moved(query, row) else "", verdict_in_full(query, row))))


WHY_THEY_DIFFER: Final = (
    "The E-value says how often a whole search finds such a score by chance. It knows this search's scores "
    "of real sequences, and the matrix may be adjusted to the compositions of both sequences.\n"
    "The copies have the residues of this one pair in random order, and are scored with the unadjusted "
    "matrix. How often they score as high, times the number of sequences compared, reads like an E-value.\n"
    "The more cautious of the two counts: up to 0.001 a hit is convincing, up to 0.05 suggestive. Where the "
    "E-value is much the lower, length or composition may explain part of the score; where it is much the "
    "higher, the copies lack repeats that real sequences share. Where no curve fits the scores of the copies "
    "well, only the E-value counts, and from 1e-06 on it makes a hit suggestive at most."
)
"""Why the E-value of a hit and what its copies give are different numbers."""
