"""Search for reciprocal best hits, as a generator of events."""

from __future__ import annotations

import datetime
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import PackedDatabase, open_database
from swathe.core.database.nucleotides import check_database
from swathe.core.engines.base import Engine
from swathe.core.errors import InvalidRequest, SwatheError
from swathe.core.reciprocal.pairs import Best, PairTable, ReciprocalResult
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.results.hits import HitTable
from swathe.core.run import align_rows, run_in_portions
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Event,
    Failed,
    HitsFound,
    Importing,
    PairsAligning,
    Plan,
    Progress,
    Started,
    Warned,
)
from swathe.core.system.steps import map_steps


@dataclass(frozen=True, slots=True)
class DirectionProgress:
    """Progress of one of the two searches: `direction` 1 (a against b) or 2 (b against a).

    Queries, cells and seconds are those of this direction; the size of the second is known only once the
    first is over.
    """

    direction: int
    queries_done: int
    queries_total: int
    cells_done: int
    cells_total: int
    seconds: float


@dataclass(frozen=True, slots=True, eq=False)
class PairsFound:
    """The search is over."""

    result: ReciprocalResult


ReciprocalEvent = (
    Importing
    | Estimating
    | Started
    | DirectionProgress
    | Warned
    | PairsAligning
    | PairsFound
    | Cancelled
    | Failed
)


def run_reciprocal(
    request: ReciprocalRequest, engine: Engine, token: CancelToken
) -> Iterator[ReciprocalEvent]:
    """Search in both directions, yielding events up to exactly one of PairsFound, Cancelled or Failed.

    `core.reciprocal.pairs.DEFINITION` defines best hits. Of the second file, only sequences that are best
    hits of the first are searched with: no other can be in a pair.
    """
    try:
        yield from _BothDirections(request, engine, token).run()
    except OperationCancelled:
        yield Cancelled(None)
    except SwatheError as error:
        yield Failed(error)


def best_hits(hits: HitTable, itself: int = -1) -> Best | None:
    """Return the best hits of a query, including ties, excluding the subject `itself`; None without any."""
    others = hits.subjects != itself
    if not others.any():
        return None
    first = int(np.argmax(others))  # rows are ordered by E-value, then score
    score, evalue = int(hits.scores[first]), float(hits.log10_evalues[first])
    tied = others & (hits.scores == score)
    if not np.isnan(evalue):
        tied &= hits.log10_evalues == evalue
    return Best(hits.subjects[tied], score, evalue)


class _BothDirections:
    """Both searches, and the alignments of the pairs."""

    def __init__(self, request: ReciprocalRequest, engine: Engine, token: CancelToken) -> None:
        self._request = request
        self._engine = engine
        self._token = token
        self._plan: Plan | None = None
        self._warnings: list[str] = []
        self._cells = 0

    def run(self) -> Iterator[ReciprocalEvent]:
        """Yield all events; raises OperationCancelled and SwatheError."""
        request = self._request
        started = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
        first = yield from self._open(request.a)
        second = first if request.within_one_file else (yield from self._open(request.b))
        for database in dict.fromkeys((first, second)):
            remark = check_database(database, allowed=request.allow_nucleotides)
            if remark:
                self._warnings.append(remark)
                yield Warned(remark)
        clock = time.perf_counter()
        everyone = np.argsort(first.records, kind="stable")
        there = yield from self._search(1, first, everyone.tolist(), second, request.b)
        if request.within_one_file:
            back = there
        else:
            found = {subject for best in there.values() for subject in best.subjects.tolist()}
            order = sorted(found, key=lambda subject: int(second.records[subject]))
            back = yield from self._search(2, second, order, first, request.a)
        seconds = time.perf_counter() - clock
        table = PairTable((first, second), there, back, one_file=request.within_one_file)
        yield from self._align(table)
        assert self._plan is not None
        warnings, label = tuple(dict.fromkeys(self._warnings)), self._engine.label
        yield PairsFound(
            ReciprocalResult(
                request, self._plan, table, len(there), self._cells, seconds, started, label, warnings
            )
        )

    def _open(self, path: Path) -> Generator[ReciprocalEvent, None, PackedDatabase]:
        database = yield from map_steps(open_database(path, self._token), Importing)
        if database.n_residues == 0:
            raise InvalidRequest(
                "database", f"{path} holds no residues: there is nothing to compare.", "Choose another file."
            )
        return database

    def _search(
        self, direction: int, queries: PackedDatabase, order: list[int], subjects: PackedDatabase, path: Path
    ) -> Generator[ReciprocalEvent, None, dict[int, Best]]:
        """Search with sequences of a database, given by stored index, and return their best hits."""
        order = [index for index in order if queries.lengths[index]]
        itself = self._request.within_one_file
        best: dict[int, Best] = {}
        clock = time.perf_counter()
        total = int(queries.lengths[order].sum(dtype=np.int64)) * subjects.n_residues

        def told(event: Event) -> ReciprocalEvent | None:
            match event:
                case Started(plan):
                    self._plan = self._plan or plan
                case HitsFound(number, result):
                    found = best_hits(result.hits, order[number] if itself else -1)
                    if found is not None:
                        best[order[number]] = found
                    return None
                case Progress(number, done, _, seconds):
                    return DirectionProgress(direction, number, len(order), done, total, seconds)
                case Warned(sentence):
                    self._warnings.append(sentence)
            assert isinstance(event, Started | Warned | Importing | Estimating)
            return event

        searching = run_in_portions(
            queries,
            order,
            subjects.n_sequences,
            subjects.n_residues,
            lambda portion: self._request.search(portion, path),
            self._engine,
            self._token,
        )
        steps: Generator[ReciprocalEvent, None, int] = map_steps(searching, told)
        cells = yield from steps
        self._cells += cells
        yield DirectionProgress(direction, len(order), len(order), cells, total, time.perf_counter() - clock)
        return best

    def _align(self, table: PairTable) -> Iterator[ReciprocalEvent]:
        """Align every pair on several threads, and on the engine's GPUs, with a as the query."""
        from swathe.core.alignment.bulk import QueryPairs  # slow to import

        first, second = table.databases
        scores = table.values("score_ab").astype(np.int64)

        def pairs(rows: NDArray[np.int64]) -> QueryPairs:
            subjects = list(map(second.codes, table.b[rows].tolist()))
            query = first.codes(int(table.a[rows[0]]))
            return QueryPairs.of_subjects(rows, query, self._request.scheme, subjects, scores[rows])

        of_each_a = groupby(range(len(table)), table.a.__getitem__)
        groups = (partial(pairs, np.array([*rows])) for _, rows in of_each_a)
        self._warnings += yield from align_rows(
            groups, len(table), table.set_alignment, self._engine, self._token, self._request.threads
        )
