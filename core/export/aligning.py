"""Align the hits that an export needs aligned and that nobody looked at yet."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from core.alignment import align_many
from core.cancel import CancelToken
from core.events import SearchResult
from core.export.values import Selection
from core.hits import HitTable


def align_missing(
    result: SearchResult, selection: Selection, token: CancelToken
) -> Iterator[tuple[int, int]]:
    """Align the chosen hits on the search's number of threads and keep the alignments in their tables.

    Yields (aligned, to align) after each. Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    tables = [(result.queries[index].hits, rows) for index, rows in selection.queries]
    work = [(table, [int(row) for row in rows if int(row) not in table.alignments]) for table, rows in tables]
    total = sum(len(rows) for _, rows in work)
    done = 0
    scheme = result.plan.request.scheme
    for table, rows in work:
        scoring = scheme.of(table.query)
        subjects = (_subject(table, row) for row in rows)
        threads = result.plan.request.threads
        for row, alignment in align_many(table.query.codes, subjects, scoring, token, threads):
            table.set_alignment(row, alignment)
            done += 1
            yield done, total


def _subject(table: HitTable, row: int) -> tuple[int, NDArray[np.uint8], int]:
    return row, table.database.codes(int(table.subjects[row])), int(table.scores[row])
