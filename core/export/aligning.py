"""Align the hits that an export needs aligned and that nobody looked at yet."""

from __future__ import annotations

from collections.abc import Iterator

from core.cancel import CancelToken
from core.events import SearchResult
from core.export.values import Selection
from core.hits import HitTable
from core.parallel_alignment import Pair, align_many
from core.scoring import ScoringScheme


def align_missing(
    result: SearchResult, selection: Selection, token: CancelToken
) -> Iterator[tuple[int, int]]:
    """Align the chosen hits on the search's number of threads and keep the alignments in their tables.

    Yields (aligned, to align) after each, and while one takes long.

    Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    tables = [(result.queries[index].hits, rows) for index, rows in selection.queries]
    work = [(table, [int(row) for row in rows if int(row) not in table.alignments]) for table, rows in tables]
    total = sum(len(rows) for _, rows in work)
    done = 0
    request = result.plan.request
    for table, rows in work:
        for aligned in align_many(_pairs(table, rows, request.scheme), token, request.threads):
            if aligned is not None:
                table.set_alignment(*aligned)
                done += 1
            yield done, total


def _pairs(table: HitTable, rows: list[int], scheme: ScoringScheme) -> Iterator[Pair]:
    query, scoring = table.query.codes, scheme.of(table.query)
    for row in rows:
        subject = table.database.codes(int(table.subjects[row]))
        yield Pair(row, query, subject, scoring, int(table.scores[row]))
