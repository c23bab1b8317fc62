"""What is said of a hit's E-value: how it came about where it moved far, and what makes it doubtful."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

import numpy as np

from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import evalue_digits
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS
from swathe.core.sequences.low_complexity import why_doubtful
from swathe.core.statistics.evalues import MOVED, moved
from swathe.core.system.words import SMALL_EVALUE

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


def why_moved(query: QueryResult, row: int) -> str:
    """Return why and how far a hit's E-value moved from that of the unadjusted matrix; '' if not far.

    It names the most important of four reasons: the compositions that the matrix was adjusted to, the score
    of the reversed query, the statistics of this search's scores, and lengths: the matrix's E-value takes a
    long subject for the likelier relative, and leaves a chance alignment more room in a short sequence.
    """
    table = query.hits
    here = slice(row, row + 1)
    before, after = table.matrix_log10_evalues[here], table.log10_evalues[here]
    if not abs(float(moved(after, before)[0])) > MOVED:  # NaN without statistics
        return ""
    length = table.database.lengths[table.subjects[here]]
    as_in_blastp = replace(query.significance, subjects=0)
    by_matrix, fitted, adjusted = (
        float(significance.log10_evalues(scores, length)[0])
        for significance, scores in (
            (as_in_blastp, table.scores[here]),
            (query.significance, table.scores[here]),
            (query.significance, table.adjusted[here]),
        )
    )
    old, new = float(before[0]), float(after[0])
    sign = 1 if new > old else -1
    by_fit, by_length = sign * (by_matrix - old), sign * (fitted - by_matrix)
    by_adjustment, by_reversal = sign * (adjusted - fitted), sign * (new - adjusted)
    if by_length > max(by_fit, by_adjustment, by_reversal):
        if sign > 0:
            times = query.significance.log10_trials(length) - as_in_blastp.log10_trials(length)
            size = f"{_times(float(times[0]))} the mean length"
            why = f"the sequence has {size}, which alone makes it no relative"
        else:
            lengths = {"query": len(table.query), "sequence": int(length[0])}
            whose = min(lengths, key=lengths.__getitem__)
            room = f"{lengths[whose]:,} residues, too few for most chance alignments"
            why = f"the {whose} has {room} that score {table.scores[row]:,}"
    elif by_reversal > max(by_fit, by_adjustment):
        why = (
            f"the query read backwards scores {table.reverse[row]:.0f} of {table.adjusted[row]:.0f}: repeats "
            "or composition are alike, not the order of residues"
        )
    elif by_fit > by_adjustment:
        reach = "higher" if sign > 0 else "lower"
        why = f"unrelated sequences score {reach} in this search than is usual for the matrix"
    elif sign > 0:
        why = _most_frequent(query, row)
    else:
        why = (
            f"with the matrix adjusted to both compositions the score is {table.adjusted[row]:.0f} instead "
            f"of {table.scores[row]:,}"
        )
    return f"E-value corrected from {_digits(old)} to {_digits(new)}: {why}"


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


def _digits(log10_evalue: float) -> str:
    """Return an E-value with the digits that the table of hits gives it, however far it is from 1."""
    return evalue_digits(log10_evalue, 1 if log10_evalue < math.log10(SMALL_EVALUE) else 2)


def _times(log10: float) -> str:
    """Return a factor: ``340 times``, ``3 million times``, ``10^40 times``."""
    if log10 >= 12:
        return f"10^{log10:.0f} times"
    rounded = float(f"{10**log10:.2g}")
    power, unit = next(((power, unit) for power, unit in _UNITS if rounded >= 10**power), (0, ""))
    number = f"{rounded / 10**power:,.4g}{unit}" if power else f"{rounded:,.0f}"
    return f"{number} times"
