"""The multiple alignment of a query's hits: one row per hit, one column per position of the query."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.alignment.rows import opposite
from swathe.core.sequences.alphabet import N_AMINO_ACIDS

GAP: Final = N_AMINO_ACIDS
"""The 21st letter of a row: a gap, or a residue other than the twenty amino acids."""
ABSENT: Final = N_AMINO_ACIDS + 1
"""The row takes no part in the column: it lies beyond the alignment's ends, or was removed."""

IDENTICAL_TO_QUERY: Final = 1.0
"""Share of columns identical to the query's from which a row is removed."""
NEARLY_IDENTICAL: Final = 0.94
"""Share of identical columns, of those that two rows have in common, from which the later row is removed."""


@dataclass(frozen=True, slots=True, eq=False)
class Stack:
    """A query-anchored multiple alignment.

    Parameters
    ----------
    rows : uint8[n + 1, m]; 0 to 19 the amino acids in the order of `core.sequences.alphabet.LETTERS`, `GAP`,
        `ABSENT`; row 0 is the query
    removed : hits of which no column was left
    """

    rows: NDArray[np.uint8]
    removed: int


def row_of(alignment: Alignment, subject: NDArray[np.uint8], query_length: int) -> NDArray[np.uint8]:
    """Return an alignment as a row, uint8[query_length]: the subject's letter at each query position.

    Residues of the subject opposite a gap in the query are dropped (Altschul et al. 1997).
    """
    row = np.full(query_length, ABSENT, np.uint8)
    residues = np.minimum(subject[alignment.subject_start : alignment.subject_end], GAP)
    row[alignment.query_start : alignment.query_end] = opposite(alignment, residues, GAP)
    return row


def stacked(
    query: NDArray[np.uint8], rows: Iterable[NDArray[np.uint8] | None]
) -> Generator[int, None, Stack]:
    """Stack rows, best first, without those that repeat others.

    Yields the number of rows processed so far and returns the stack. `rows` may yield None while the next row
    is not ready.

    A row is removed if it is the query's own sequence (`IDENTICAL_TO_QUERY`). If at least `NEARLY_IDENTICAL`
    of the columns that it has in common with an earlier row are the same, it loses these columns, which
    leaves nothing of most such rows.

    Source: Altschul et al., NAR 25:3389 (1997), Multiple alignment construction, with 98 %; psiblast has
    since used 94 %, and removes columns in the same way.
    """
    first = np.minimum(query, GAP).astype(np.uint8)
    kept = np.empty((16, query.size), np.uint8)
    kept[0] = first
    n = 1
    removed = 0
    taken = 0
    for row in rows:
        if row is None:
            yield taken
            continue
        taken += 1
        rest = _new_columns(row, kept, n)
        if (rest == ABSENT).all():
            removed += 1
        else:
            if n == kept.shape[0]:
                kept = np.concatenate([kept, np.empty_like(kept)])
            kept[n] = rest
            n += 1
        yield taken
    return Stack(kept[:n].copy(), removed)


def _new_columns(row: NDArray[np.uint8], kept: NDArray[np.uint8], n: int) -> NDArray[np.uint8]:
    """Return a row without the columns that it shares with rows it repeats.

    kept : uint8[k, m], of which the first n rows are in use: the query, then rows
    """
    from swathe.core.profiles.repeats import find_repeats  # compiled code: loaded with the first profile

    repeated = row != ABSENT
    if (kept[0] == row)[repeated].sum() < IDENTICAL_TO_QUERY * repeated.sum():
        repeated[:] = False
        find_repeats(row, kept, n, repeated, np.uint8(ABSENT), NEARLY_IDENTICAL)
    return np.where(repeated, ABSENT, row).astype(np.uint8)
