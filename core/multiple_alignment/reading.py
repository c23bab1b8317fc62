"""What people ask of an alignment: what a column holds, where in its subject a letter is, a cut to copy."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Final

import numpy as np

from swathe.core.alignment.rows import BLANK, GAP, GAP_INDEX, LETTER_OF, AlignedRow
from swathe.core.cancel import CancelToken
from swathe.core.multiple_alignment.alignment import Columns, MultipleAlignment
from swathe.core.multiple_alignment.conservation import conservation
from swathe.core.multiple_alignment.names import Names

_ROWS_AT_ONCE: Final = 200


@dataclass(frozen=True, slots=True)
class ColumnFacts:
    """What stands at a query position.

    Parameters
    ----------
    position : 0-based
    residues : (letter, rows that have it), the most frequent first, the query among the rows
    gaps : rows with a deletion
    taking_part : rows that reach the position
    conservation : bits
    """

    position: int
    residues: tuple[tuple[str, int], ...]
    gaps: int
    taking_part: int
    conservation: float


def column_facts(whole: MultipleAlignment, position: int) -> ColumnFacts:
    """Return what stands at a query position, 0-based."""
    counts = whole.counts[position]
    order = np.argsort(-counts[:GAP_INDEX], kind="stable")
    residues = tuple((chr(LETTER_OF[code]), int(counts[code])) for code in order if counts[code])
    return ColumnFacts(
        position, residues, int(counts[GAP_INDEX]), int(counts.sum()), float(conservation(counts[None])[0])
    )


def subject_range(aligned: AlignedRow, columns: Columns, first: int, last: int) -> tuple[int, int]:
    """Return which residues of the subject stand in columns first to last, 0-based and half-open.

    An insertion that is not opened belongs to it where it lies between two of the columns.
    """
    start = _residues_before(aligned, columns, first, at_start=True)
    return start, max(start, _residues_before(aligned, columns, last, at_start=False))


def _residues_before(aligned: AlignedRow, columns: Columns, column: int, at_start: bool) -> int:
    """Return the subject's first residue that is not left of a column."""
    position = columns.position_at(column)
    letters = aligned.letters[: max(0, position - aligned.query_start)]
    before = int((letters != GAP).sum()) + int(aligned.counts[aligned.places < position].sum())
    here = int(aligned.counts[aligned.places == position].sum())
    if here and columns.widths[position]:
        opened_from = int(columns.starts[position] - columns.widths[position])
        here = min(max(column - opened_from, 0), here)
    elif not at_start:
        here = 0
    return aligned.subject_start + before + here


def cut(
    whole: MultipleAlignment,
    places: range,
    columns: Columns,
    first: int,
    last: int,
    identifier: Callable[[int], str],
    token: CancelToken,
) -> Generator[int, None, str]:
    """Return columns first to last of some places as aligned FASTA, the query's part above them.

    Rows that have no residue there are left out. Names tell the range of the residues that are in the cut.
    Yields how many rows are done every few hundred.

    Parameters
    ----------
    columns : as they are shown; what is not opened is left out of the cut
    identifier : gives a hit row's

    Raises OperationCancelled.
    """
    names = Names()
    low, high = columns.span(first, last)
    own = whole.query_letters(columns, first, last).tobytes().decode("ascii").upper()
    parts = [f">{names.of_hit(whole.query.identifier or 'Query', low, high)}\n{own}\n"]
    for begin in range(0, len(places), _ROWS_AT_ONCE):
        token.raise_if_cancelled()
        some = places[begin : begin + _ROWS_AT_ONCE]
        window = whole.window(some, columns, first, last)
        for place, line in zip(some, window, strict=True):
            row = int(whole.order[place])
            if ((line == BLANK) | (line == GAP)).all():
                continue
            start, end = subject_range(whole.rows[row], columns, first, last)
            letters = np.where(line == BLANK, GAP, line).astype(np.uint8).tobytes().decode("ascii")
            parts.append(f">{names.of_hit(identifier(row), start, end)}\n{letters}\n")
        yield begin + len(some)
    return "".join(parts)
