"""Why the bits of a hit differ between a run of Swathe's and another program's where both align it alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from swathe.core.history.differences import QueryDifferences, RunDifferences
from swathe.core.scoring.significance import bits_shown

_FEW: Final = 3.0
"""Bits by which programs may differ without a word: an E-value moves less than tenfold."""
_ROUNDING: Final = 0.5
"""Bits by which those of one score may differ: files have three digits of them."""


def why_bits_differ(runs: RunDifferences, query: QueryDifferences, hit: int) -> str:
    """Return how two runs come to different bits of a hit that both align in one region; '' for like bits.

    Only what can be known is said: what Swathe's matrix, as it is, gives this alignment, and whether either
    run has these bits. '' as well where Swathe made both runs or neither, or has not aligned the hit yet.
    """
    if (runs.a.plan.origin is None) == (runs.b.plan.origin is None):
        return ""
    sides = (
        ("A", runs.a, query.a, int(query.rows_a[hit]), query.index_a, query.columns["bits_a"][hit]),
        ("B", runs.b, query.b, int(query.rows_b[hit]), query.index_b, query.columns["bits_b"][hit]),
    )
    own, read = sides if runs.a.plan.origin is None else sides[::-1]
    letter, run, result, row, index, bits = own
    other, _, of_file, row_of_file, _, stated = read
    if min(row, row_of_file) < 0 or row not in result.hits.alignments or not abs(bits - stated) > _FEW:
        return ""
    found = result.hits.alignments.bare(row)
    region = found.query_start, found.query_end, found.subject_start, found.subject_end
    if of_file.hits.region(row_of_file) != region:
        return ""
    as_it_is = replace(result.significance, parameters=run.plan.parameters_of(index))
    [plain] = as_it_is.bits(np.array([found.score])).tolist()
    scoring = result.hits.scoring
    by = f"{scoring.name} {scoring.gap_open}/{scoring.gap_extend}"
    adjusted = "with the matrix adjusted to both compositions"
    if abs(stated - plain) <= _ROUNDING:
        return (
            f"{letter}'s {bits_shown(bits)} bits are {adjusted}: {by} as it is gives this region "
            f"{bits_shown(plain)}, as {other} has"
        )
    own_words = f", and {letter}'s {bits_shown(bits)} are {adjusted}" if abs(bits - plain) > _ROUNDING else ""
    return (
        f"{other}'s {bits_shown(stated)} bits are of another score, as by an adjusted matrix, or by other λ "
        f"and K: {by} as it is gives this region {bits_shown(plain)}{own_words}"
    )
