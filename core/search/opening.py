"""Opening what a request searches: one database, several as one, or the part of them that is of some taxa."""

from __future__ import annotations

import time
from collections.abc import Generator

from swathe.core.cancel import CancelToken
from swathe.core.database import Database, ImportProgress, open_databases
from swathe.core.search.request import SearchRequest
from swathe.core.system.steps import map_steps


def open_searched(request: SearchRequest, token: CancelToken) -> Generator[ImportProgress, None, Database]:
    """Return the sequences that a request searches.

    Yields progress. Raises FastaError, DatabaseError, TaxonomyError, InvalidRequest, OperationCancelled.
    """
    database = yield from open_databases(request.databases, token)
    if request.taxa is None:
        return database
    from swathe.core.taxonomy.subjects import restricted

    began = time.perf_counter()
    return (
        yield from map_steps(
            restricted(database, request.taxa, token),
            lambda _: ImportProgress(0, 0, time.perf_counter() - began, checking=True),
        )
    )
