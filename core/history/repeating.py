"""Repeat a saved run: its request, and whether its database is still the same."""

from __future__ import annotations

import os
from collections.abc import Generator
from dataclasses import dataclass, replace

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import ImportProgress
from swathe.core.errors import SwatheError
from swathe.core.history.run_file import SavedRun
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.search.events import SearchResult
from swathe.core.search.masking import unmasked
from swathe.core.search.opening import open_searched
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.alphabet import AS_SCORED
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.words import counted


@dataclass(frozen=True, slots=True)
class Repeat:
    """A request to search again, or to fill a form with.

    Parameters
    ----------
    request : of the saved run; of an iterated search the one of its first round
    database : "same", "changed" (the file holds other sequences now), "missing", or "unread" (it exists and
        was not read)
    note : what `database` means as a sentence; '' for "same" and "unread"
    """

    request: SearchRequest
    database: str
    note: str


def original_request(result: SearchResult) -> SearchRequest:
    """Return the request with which a run began.

    It is not the one in the plan, which holds masked queries or, in the last round, profiles. U and O are
    scored as they are now; older runs scored them as X.
    """
    queries = tuple(_scored_as_now(unmasked(query)) for query in result.first.plan.request.queries)
    scheme = result.plan.request.scheme
    matrix = scheme.matrix[np.ix_(AS_SCORED, AS_SCORED)]
    if not np.array_equal(matrix, scheme.matrix):
        notes = tuple(note for note in scheme.matrix_notes if not note.startswith("U and O score as X"))
        scheme = replace(scheme, matrix=matrix, matrix_notes=notes)
    return replace(result.plan.request, queries=queries, scheme=scheme)


def _scored_as_now(query: Sequence) -> Sequence:
    if isinstance(query, PositionSpecificQuery):
        return replace(query, scores=query.scores.take(AS_SCORED, axis=1))
    return query


def request_of(saved: SavedRun) -> Repeat:
    """Return a run's request and whether its database exists, without reading the database."""
    request = original_request(saved.result)
    for path, part in zip(request.databases, saved.result.plan.database.parts, strict=True):
        if not os.path.exists(path):
            note = f"The database {part.name} is no longer at {path}: choose where it is now."
            return Repeat(request, "missing", note)
    return Repeat(request, "unread", "")


def verify_database(saved: SavedRun, token: CancelToken) -> Generator[ImportProgress, None, Repeat]:
    """Read a run's database and return whether it is the one that was searched.

    Yields progress as `open_database` does; quick if the database is packed already. Raises
    OperationCancelled.
    """
    repeat = request_of(saved)
    if repeat.database == "missing":
        return repeat
    paths, searched = ", ".join(map(str, repeat.request.databases)), saved.result.plan.database
    try:
        found = yield from open_searched(repeat.request, token)
    except SwatheError as error:
        note = f"The database {paths} cannot be read now: {error}"
        return replace(repeat, database="changed", note=note)
    if found.key == searched.key:
        return replace(repeat, database="same")
    note = (
        f"{paths} has changed since the run: it holds {counted(found.n_sequences, 'sequence')}, and the run "
        f"searched {searched.n_sequences:,}. Hits and E-values will differ."
    )
    return replace(repeat, database="changed", note=note)
