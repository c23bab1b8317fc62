"""Align the hits of an export that are not aligned yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from swathe.core.cancel import CancelToken
from swathe.core.export.values import Selection
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.search.events import SearchResult

if TYPE_CHECKING:
    from swathe.core.alignment.bulk import QueryPairs
    from swathe.core.database import Database
    from swathe.core.database.stored import SomeBytes
    from swathe.core.results.hits import HitTable

_MOST_HELD: Final = 64 << 20
"""Bytes of a database that may be held for aligning its hits; reading them takes 30 ms."""
_READ_AT_ONCE: Final = 20
"""Residues that are read in the time of one that is read with its subject alone."""


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
    needed = sum(int(table.database.lengths[table.subjects[rows]].sum()) for table, rows in work)
    databases = {table.database.key: table.database for table, _ in work}
    residues = {key: _residues(database, needed) for key, database in databases.items()}
    tables_of_groups: deque[HitTable] = deque()

    def groups() -> Iterator[Callable[[], QueryPairs]]:
        for table, rows in work:
            pairs = HitPairs(table, request.scheme, residues[table.database.key])
            for group in pairs.groups(rows, token):
                tables_of_groups.append(table)
                yield group

    for aligned in align_pairs(groups(), token, request.threads):
        if aligned is not None:
            group, alignments = aligned
            tables_of_groups.popleft().set_alignments(group.keys, alignments)
            done += len(alignments)
        yield done, total


def _residues(database: Database, needed: int) -> SomeBytes:
    """Return a database's residues, in memory where hits with this many residues make that worthwhile."""
    size = database.n_residues
    return database.residues[:size] if size <= min(_MOST_HELD, _READ_AT_ONCE * needed) else database.residues
