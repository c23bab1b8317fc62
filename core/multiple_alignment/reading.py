"""Queries on an alignment: the content of a column, positions in a subject, and a cut to copy."""

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
    """The content of the column at a query position.

    Parameters
    ----------
    position : 0-based
    residues : (letter, number of rows with it), most frequent first, the query included
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
    """Return the content of the column at a query position, 0-based."""
    counts = whole.counts[position]
    order = np.argsort(-counts[:GAP_INDEX], kind="stable")
    residues = tuple((chr(LETTER_OF[code]), int(counts[code])) for code in order if counts[code])
    return ColumnFacts(
        position, residues, int(counts[GAP_INDEX]), int(counts.sum()), float(conservation(counts[None])[0])
    )


def subject_range(aligned: AlignedRow, columns: Columns, first: int, last: int) -> tuple[int, int]:
    """Return the range of the subject's residues in columns first to last, 0-based and half-open.

    An insertion without columns of its own belongs to it if it lies between two of the columns.
    """
    start = _residues_before(aligned, columns, first, at_start=True)
    return start, max(start, _residues_before(aligned, columns, last, at_start=False))


def _residues_before(aligned: AlignedRow, columns: Columns, column: int, at_start: bool) -> int:
    """Return the first residue of the subject that is not to the left of a column."""
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
    """Return columns first to last of some places as aligned FASTA, below the query's.

    Rows without a residue there are left out. Names include the range of the residues in the cut. Yields the
    number of rows done every few hundred rows.

    Parameters
    ----------
    columns : as shown; insertions without columns of their own are left out
    identifier : returns the identifier of a hit row

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
