"""Align the hits of an export that are not aligned yet."""

from __future__ import annotations

from collections.abc import Iterator

from swathe.core.cancel import CancelToken
from swathe.core.export.values import Selection
from swathe.core.results.parallel_alignment import HitPairs, align_many
from swathe.core.search.events import SearchResult


def align_missing(
    result: SearchResult, selection: Selection, token: CancelToken
) -> Iterator[tuple[int, int]]:
    """Align the chosen hits with the search's number of threads and store the alignments in their tables.

    Yields (aligned, to align) after each hit, and while one takes long.

    Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    tables = [(result.queries[index].hits, rows) for index, rows in selection.queries]
    work = [(table, [int(row) for row in rows if int(row) not in table.alignments]) for table, rows in tables]
    total = sum(len(rows) for _, rows in work)
    done = 0
    request = result.plan.request
    for table, rows in work:
        pairs = HitPairs(table, request.scheme)
        for aligned in align_many(map(pairs.of, rows), token, request.threads):
            if aligned is not None:
                table.set_alignment(*aligned)
                done += 1
            yield done, total
