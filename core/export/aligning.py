"""Align the hits of an export that are not aligned yet."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.cancel import CancelToken
from swathe.core.export.values import Selection
from swathe.core.results.parallel_alignment import HitPairs, align_batches
from swathe.core.search.events import SearchResult


def align_missing(
    result: SearchResult, selection: Selection, token: CancelToken
) -> Iterator[tuple[int, int]]:
    """Align the chosen hits with the search's number of threads and store the alignments in their tables.

    Yields (aligned, to align) at least every 50 ms.

    Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    tables = [(result.queries[index].hits, rows) for index, rows in selection.queries]
    work = [(table, table.alignments.missing(rows)) for table, rows in tables]
    total = sum(rows.size for _, rows in work)
    done = 0
    request = result.plan.request
    for table, rows in work:
        if not rows.size:
            continue
        pairs = HitPairs(table, request.scheme)
        for batch in align_batches(map(pairs.of, rows.tolist()), token, request.threads):
            if batch is not None:
                table.set_alignments(np.array(batch[0]), AlignedPairs.of(batch[1]))
                done += len(batch[0])
            yield done, total
