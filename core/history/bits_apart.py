"""Why bits and E-values of a hit differ between a run of Swathe's and the table of another program."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

import numpy as np

from swathe.core.history.differences import POSITIONS, QueryDifferences, RunDifferences
from swathe.core.results.hits import HitTable
from swathe.core.scoring.significance import bits_shown, evalue_shown
from swathe.core.search.origin import Origin
from swathe.core.statistics.evalues import BEYOND_DOUBT

_FEW: Final = 3.0
"""Bits by which programs may differ without a word: an E-value moves less than tenfold."""
_ROUNDING: Final = 0.5
"""Bits by which those of one score may differ: files have three digits of them."""
_PART: Final = 0.8
"""An alignment with fewer residues than this share of another one's is only a part of it."""
_TENFOLD: Final = 1.0
"""Powers of ten between E-values that say something different."""
_THREEFOLD: Final = math.log10(3)
"""Powers of ten within which two E-values are close to each other."""
_USUAL: Final = (
    "Bits usually differ because a program adjusts the matrix to the composition of the sequences, uses "
    "another matrix or other gap costs, masks residues, or turns scores into bits with other constants "
    "(λ and K)."
)
_CUT: Final = (
    "Fast programs stop extending an alignment where its score falls too far; masking can cut it, too, and "
    "the rest may be in the table as another alignment, of which only the best counts here."
)
_SIZE: Final = (
    "The E-values differ more than the bits explain: they also depend on how many sequences or residues "
    "count as searched, and on corrections for the lengths of query and subject. The table does not tell "
    "either."
)


def why_apart(runs: RunDifferences, query: QueryDifferences, hit: int) -> str:
    """Return what is known, and what is usual, of how two runs come to different bits or E-values of a hit.

    '' where these say the same, where Swathe made both runs or neither, and for a hit that the table lacks.
    Why bits differ is said once Swathe has aligned the hit.
    """
    if (runs.a.plan.origin is None) == (runs.b.plan.origin is None):
        return ""
    if (query.rows_b if runs.a.plan.origin is None else query.rows_a)[hit] < 0:
        return ""
    return " ".join(filter(None, (_why_bits(runs, query, hit), _why_evalues(runs, query, hit))))


def _why_bits(runs: RunDifferences, query: QueryDifferences, hit: int) -> str:
    """Return why bits differ; '' for like bits."""
    sides = (
        ("A", runs.a, query.a, int(query.rows_a[hit]), query.index_a, query.columns["bits_a"][hit]),
        ("B", runs.b, query.b, int(query.rows_b[hit]), query.index_b, query.columns["bits_b"][hit]),
    )
    own, read = sides if runs.a.plan.origin is None else sides[::-1]
    letter, run, result, row, index, bits = own
    of_file, other, read_result, row_of_file, _, stated = read
    origin = other.plan.origin
    assert origin is not None
    unsaid = _unsaid(origin)
    if not abs(bits - stated) > _FEW:
        return ""
    if row < 0:  # what Swathe makes of a sequence that it did not report
        return f"{_USUAL} {unsaid}"
    if row not in result.hits.alignments:
        return ""
    found, region = result.hits.alignments.bare(row), _stated_region(read_result.hits, row_of_file)
    here = found.query_start + 1, found.query_end, found.subject_start + 1, found.subject_end
    if region is None:
        return f"{_USUAL} {unsaid}"
    residues, of_program = _residues(here), _residues(region)
    if min(residues, of_program) < _PART * max(residues, of_program):
        side, place = ("query", 0) if here[:2] != region[:2] else ("subject", 2)
        covered = [f"{one[place]:,}–{one[place + 1]:,}" for one in (here, region)]
        shorter = of_file if of_program < residues else letter
        part = "only a part" if _within(here, region) or _within(region, here) else "fewer residues"
        return (
            f"{shorter} aligns {part}: {side} {covered[0]} in {letter}, {covered[1]} in {of_file}. "
            f"{_CUT if shorter == of_file else _USUAL}"
        )
    if region != here:
        return f"{_USUAL} {unsaid}"
    as_it_is = replace(result.significance, parameters=run.plan.parameters_of(index))
    [plain] = as_it_is.bits(np.array([found.score])).tolist()
    scoring = result.hits.scoring
    by = f"{scoring.name} {scoring.gap_open}/{scoring.gap_extend}"
    adjusted = "adjusted to the composition of both sequences"
    if abs(stated - plain) <= _ROUNDING:
        return (
            f"{of_file}'s {bits_shown(stated)} bits are what {by} gives this alignment; {letter}'s "
            f"{bits_shown(bits)} are with the matrix {adjusted}. {unsaid}"
        )
    own_words = f"; {letter}'s {bits_shown(bits)} are with the matrix {adjusted}"
    as_shown = bits_shown(bits) == bits_shown(plain)
    return (
        f"{_USUAL} {by} gives this alignment {bits_shown(plain)}"
        f"{f', as in {letter}' if as_shown else own_words}. {unsaid}"
    )


def _why_evalues(runs: RunDifferences, query: QueryDifferences, hit: int) -> str:
    """Return what else E-values depend on where they are tenfold apart beyond what bits make of them.

    Where Swathe corrected its own, away from the other's, that is the reason if both said about the same
    before, else a part of it.
    """
    a, b = (query.columns[f"log10_evalue_{side}"][hit] for side in "ab")
    apart, bits = b - a, query.columns["bits_change"][hit]
    if max(a, b) <= BEYOND_DOUBT or not (math.isfinite(apart) and math.isfinite(bits)):
        return ""
    beyond_bits = apart + bits * math.log10(2)  # a bit more halves an E-value
    if min(abs(apart), abs(beyond_bits)) < _TENFOLD:
        return ""
    own, result, row, read, stated = (
        ("A", query.a, int(query.rows_a[hit]), "B", b)
        if runs.a.plan.origin is None
        else ("B", query.b, int(query.rows_b[hit]), "A", a)
    )
    part = ""
    if row >= 0:
        before = float(result.hits.matrix_log10_evalues[row])
        if abs(before - stated) < _THREEFOLD:
            return (
                f"The E-values differ since {own}'s is corrected: before, it was "
                f"{evalue_shown(before)}, close to {read}'s {evalue_shown(stated)}."
            )
        if abs(apart) - abs(before - stated) > _THREEFOLD:
            part = (
                f"The E-values differ in part since {own}'s is corrected: before, it was "
                f"{evalue_shown(before)}, beside {read}'s {evalue_shown(stated)}."
            )
    fitted = ""
    if result.significance.parameters.source == "fitted":
        fitted = f"{own}'s rest on λ and K fitted to the scores of this search."
    return " ".join(filter(None, (part, _SIZE, fitted)))


def _unsaid(origin: Origin) -> str:
    """Return that a table does not tell how its program scored, or of that no more than the matrix."""
    if origin.matrix_and_gaps:
        return f"The table names {origin.matrix_and_gaps} and tells no more of how {origin.short} scored."
    return f"The table does not tell how {origin.short} scored."


def _stated_region(hits: HitTable, row: int) -> tuple[int, int, int, int] | None:
    """Return the first and last residues that a file says are aligned, from 1; None where it does not."""
    if not hits.reported.issuperset(POSITIONS):  # the cells have those of Swathe's own alignment then
        return None
    ends = [hits.number(key, row) for key in POSITIONS]
    if not all(map(math.isfinite, ends)):
        return None
    begin, end, of_subject, to_subject = map(int, ends)
    return begin, end, of_subject, to_subject


def _within(region: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether a region of query and subject lies within another one."""
    return all(other[place] <= region[place] and region[place + 1] <= other[place + 1] for place in (0, 2))


def _residues(region: tuple[int, int, int, int]) -> int:
    """Return how many residues of query and subject a region has."""
    return region[1] - region[0] + region[3] - region[2] + 2
