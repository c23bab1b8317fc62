"""What is said of a hit's E-value: how it came about where it moved far, and what makes it doubtful."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database.composition import composition_of
from swathe.core.database.nucleotides import looks_like_nucleotides
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import evalue_exact
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS
from swathe.core.sequences.low_complexity import DOUBTFUL, low_complexity, why_doubtful
from swathe.core.statistics.evalues import MOVED, moved
from swathe.core.system.words import percent_text

COMPOSITION: Final = "composition"
FIT: Final = "this search's scores"
REVERSED: Final = "repeats or composition"
LENGTH: Final = "length"
REASONS: Final = (COMPOSITION, FIT, REVERSED, LENGTH)
"""Why an E-value moved: the compositions that the matrix was adjusted to; the statistics of this search's
scores; the score of the query read backwards; and lengths, as the matrix's E-value takes a long subject for
the likelier relative, and leaves a chance alignment more room in a short sequence."""
_UNITS: Final = ((9, " billion"), (6, " million"))


def remarks(query: QueryResult, row: int) -> list[str]:
    """Return what is said of a hit's E-value, as sentences without a full stop.

    That it was corrected only says how it came about; what makes it doubtful begins with ``Caution:``.
    """
    moved_far, low = why_moved(query, row), why_low(query, row)
    return [*([moved_far] if moved_far else []), *([f"Caution: {low}"] if low else [])]


def why_low(query: QueryResult, row: int) -> str:
    """Return why low complexity makes a hit's E-value doubtful; '' where it does not."""
    return why_doubtful(query.hits.number("low_complexity", row))


def why_query_doubtful(query: QueryResult) -> str:
    """Return what of a query makes its E-values doubtful however well they fit the scores; '' for nothing."""
    corrected = ", which corrections may not make up for wholly" if query.evalues == "adjusted" else ""
    if looks_like_nucleotides(query.query):
        return f"the query looks like DNA or RNA, so its composition as a protein is biased{corrected}"
    codes = query.query.codes
    share = 100 * float(low_complexity(codes).mean()) if codes.size else 0.0
    if share >= DOUBTFUL:
        return f"{percent_text(share)} % of the query is of low complexity"
    composition = composition_of(query.query, query.hits.database.manifest)
    if composition is None or not composition.biased:
        return ""
    return f"the query's composition is biased{corrected}"


def about_first_moved(query: QueryResult) -> str:
    """Return the same of the first hit of which there is something to say; '' where there is none."""
    rows = np.flatnonzero(np.abs(query.hits.numbers("evalue_moved")) > MOVED)
    return why_moved(query, int(rows[0])) if rows.size else ""


def reasons(query: QueryResult, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return why E-values of some hits moved far, places in `REASONS`, int64[k]; -1 where they did not."""
    table = query.hits
    before, after = table.matrix_log10_evalues[rows], table.log10_evalues[rows]
    with np.errstate(invalid="ignore"):  # NaN without statistics
        far = np.abs(moved(after, before)) > MOVED
    if not far.any():
        return np.full(rows.size, -1)
    lengths = table.database.lengths[table.subjects[rows]]
    by_matrix, fitted, adjusted = (
        significance.log10_evalues(scores, lengths)
        for significance, scores in (
            (replace(query.significance, subjects=0), table.scores[rows]),
            (query.significance, table.scores[rows]),
            (query.significance, table.adjusted[rows]),
        )
    )
    steps = np.array([adjusted - fitted, by_matrix - before, after - adjusted, fitted - by_matrix])
    return np.where(far, np.argmax(np.where(after > before, steps, -steps), axis=0), -1)


def by_reason(counts: NDArray[np.int64]) -> str:
    """Return the main reasons why E-values moved far, the most frequent first, and of how many each is.

    counts : int64[reasons] of hits, in the order of `REASONS`
    """
    order = [place for place in np.argsort(-counts, kind="stable").tolist() if counts[place]]
    if len(order) == 1:
        return f"(main reason: {REASONS[order[0]]})"
    return f"(main reasons: {', '.join(f'{REASONS[place]} {counts[place]:,}' for place in order)})"


def count_reasons(query: QueryResult, rows: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
    """Return for how many hits, of some rows or of all, each of `REASONS` is the main one, int64[reasons]."""
    places = reasons(query, np.arange(len(query.hits)) if rows is None else rows)
    return np.bincount(places[places >= 0], minlength=len(REASONS))


def why_moved(query: QueryResult, row: int) -> str:
    """Return why and how far a hit's E-value moved from that of the unadjusted matrix; '' if not far.

    It names the most important of the `REASONS`.
    """
    table = query.hits
    [place] = reasons(query, np.array([row])).tolist()
    if place < 0:
        return ""
    old, new = float(table.matrix_log10_evalues[row]), float(table.log10_evalues[row])
    sign = 1 if new > old else -1
    reason = REASONS[place]
    if reason == LENGTH:
        length = table.database.lengths[table.subjects[row : row + 1]]
        if sign > 0:
            as_in_blastp = replace(query.significance, subjects=0)
            times = query.significance.log10_trials(length) - as_in_blastp.log10_trials(length)
            size = f"{_times(float(times[0]))} the mean length"
            why = f"the sequence has {size}, which alone makes it no relative"
        else:
            lengths = {"query": len(table.query), "sequence": int(length[0])}
            whose = min(lengths, key=lengths.__getitem__)
            why = (
                f"by chance, a score of {table.scores[row]:,} is rarer for so short a {whose} "
                f"({lengths[whose]:,} residues) than the matrix's E-value assumes, which is made for whole "
                "proteins"
            )
    elif reason == REVERSED:
        why = (
            f"the query read backwards scores {table.reverse[row]:.0f} of {table.adjusted[row]:.0f}: repeats "
            "or composition are alike, not the order of residues"
        )
    elif reason == FIT:
        reach = "higher" if sign > 0 else "lower"
        why = f"unrelated sequences score {reach} in this search than is usual for the matrix"
    elif sign > 0:
        why = _most_frequent(query, row)
    else:
        why = (
            f"with the matrix adjusted to both compositions the score is {table.adjusted[row]:.0f} instead "
            f"of {table.scores[row]:,}"
        )
    return f"E-value corrected from {evalue_exact(old)} to {evalue_exact(new)}: {why}"


def _most_frequent(query: QueryResult, row: int) -> str:
    """Name the two most frequent amino acids of the aligned residues, or of both sequences if not aligned."""
    table = query.hits
    one, other = query.query.codes, table.database.codes(int(table.subjects[row]))
    what = "residues of both sequences"
    if row in table.alignments:
        alignment = table.alignments.bare(row)
        one = one[alignment.query_start : alignment.query_end]
        other = other[alignment.subject_start : alignment.subject_end]
        what = "aligned residues"
    codes = np.concatenate([one, other])
    counts = np.bincount(codes[codes < N_AMINO_ACIDS], minlength=N_AMINO_ACIDS)
    first, second = np.argsort(-counts, kind="stable")[:2].tolist()
    share = 100 * int(counts[first] + counts[second]) / max(codes.size, 1)
    return f"{share:.0f} % of the {what} are {LETTERS[first]} and {LETTERS[second]}"


def _times(log10: float) -> str:
    """Return a factor: ``340 times``, ``3 million times``, ``10^40 times``."""
    if log10 >= 12:
        return f"10^{log10:.0f} times"
    rounded = float(f"{10**log10:.2g}")
    power, unit = next(((power, unit) for power, unit in _UNITS if rounded >= 10**power), (0, ""))
    number = f"{rounded / 10**power:,.4g}{unit}" if power else f"{rounded:,.0f}"
    return f"{number} times"
