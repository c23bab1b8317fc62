"""Align the hits of an export that are not aligned yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from swathe.core.cancel import CancelToken
from swathe.core.export.values import Selection
from swathe.core.results.parallel_alignment import HitPairs
from swathe.core.search.events import SearchResult

if TYPE_CHECKING:
    from swathe.core.alignment.bulk import QueryPairs
    from swathe.core.results.hits import HitTable


def align_missing(
    result: SearchResult, selection: Selection, token: CancelToken
) -> Iterator[tuple[int, int]]:
    """Align the chosen hits with the search's number of threads and store the alignments in their tables.

    Yields (aligned, to align) at least every 50 ms.

    Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    from swathe.core.alignment.bulk import align_pairs  # slow to import

    tables = [(result.queries[index].hits, rows) for index, rows in selection.queries]
    work = [(table, table.alignments.missing(rows)) for table, rows in tables]
    total = sum(rows.size for _, rows in work)
    done = 0
    request = result.plan.request
    tables_of_groups: deque[HitTable] = deque()

    def groups() -> Iterator[Callable[[], QueryPairs]]:
        for table, rows in work:
            for group in HitPairs(table, request.scheme).groups(rows, token):
                tables_of_groups.append(table)
                yield group

    for aligned in align_pairs(groups(), token, request.threads):
        if aligned is not None:
            group, alignments = aligned
            tables_of_groups.popleft().set_alignments(group.keys, alignments)
            done += len(alignments)
        yield done, total
