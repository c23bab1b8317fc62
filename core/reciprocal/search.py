"""Search for reciprocal best hits, as a generator of events."""

from __future__ import annotations

import datetime
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase
from swathe.core.engines.base import Engine
from swathe.core.errors import InvalidRequest
from swathe.core.portions import PortionedSearch, PortionsEvent, with_end
from swathe.core.reciprocal.pairs import Best, NextHit, PairTable, ReciprocalResult
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.results.hit_pairs import row_pairs
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Cancelled, Failed


@dataclass(frozen=True, slots=True, eq=False)
class PairsFound:
    """The search is over."""

    result: ReciprocalResult


ReciprocalEvent = PortionsEvent | PairsFound | Cancelled | Failed


def run_reciprocal(
    request: ReciprocalRequest, engine: Engine, token: CancelToken
) -> Iterator[ReciprocalEvent]:
    """Search in both directions, yielding events up to exactly one of PairsFound, Cancelled or Failed.

    `core.reciprocal.pairs.DEFINITION` defines best hits. Of the second file, only sequences that are best
    hits of the first are searched with: no other can be in a pair.
    """
    yield from with_end(_both_directions(request, engine, token))


def best_hits(result: QueryResult, itself: int = -1) -> Best | None:
    """Return the best hits of a query, including ties, excluding the subject `itself`; None without any."""
    hits = result.hits
    others = hits.subjects != itself
    if not others.any():
        return None
    first = int(np.argmax(others))  # rows are ordered by E-value, then score
    score, evalue = int(hits.scores[first]), float(hits.log10_evalues[first])
    tied = others & (hits.scores == score)
    if not np.isnan(evalue):
        tied &= hits.log10_evalues == evalue
    after = np.flatnonzero(others & ~tied)
    next_hit = None
    if after.size:
        row = int(after[0])
        next_hit = NextHit(int(hits.subjects[row]), int(hits.scores[row]), float(hits.bits[row]))
    return Best(
        hits.subjects[tied],
        score,
        evalue,
        hits.bits[tied],
        hits.adjusted[tied],
        hits.reverse[tied],
        hits.matrix_log10_evalues[tied],
        result.significance,
        result.evalues,
        next_hit,
    )


def _both_directions(
    request: ReciprocalRequest, engine: Engine, token: CancelToken
) -> Iterator[PortionsEvent | PairsFound]:
    """Search both ways, and align the pairs; raises OperationCancelled and SwatheError."""
    started = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    search = PortionedSearch(engine, token, request.threads)
    first = yield from _open(search, request.a)
    second = first if request.within_one_file else (yield from _open(search, request.b))
    for database in dict.fromkeys((first, second)):
        yield from search.check(database, allow_nucleotides=request.allow_nucleotides)
    clock = time.perf_counter()
    everyone = np.argsort(first.records, kind="stable")
    there = yield from _best_hits(search, request, 1, everyone.tolist(), (first, second))
    if request.within_one_file:
        back = there
    else:
        found = {subject for best in there.values() for subject in best.subjects.tolist()}
        order = sorted(found, key=lambda subject: int(second.records[subject]))
        back = yield from _best_hits(search, request, 2, order, (second, first))
    seconds = time.perf_counter() - clock
    table = PairTable((first, second), there, back, one_file=request.within_one_file)
    first, second = table.databases
    columns = table.values("score_ab"), table.adjusted[0], table.reverse[0]
    groups = row_pairs(first, table.a, second, table.b, request.scheme, columns, token)
    yield from search.align(groups, len(table), table.set_alignment)
    for headers in (*table.headers, *(unpaired.headers for unpaired in table.unpaired)):
        headers.prepare()  # a window would stall at the first sorting of many
    assert search.plan is not None
    warnings = tuple(dict.fromkeys(search.warnings))
    yield PairsFound(
        ReciprocalResult(request, search.plan, table, search.cells, seconds, started, engine.label, warnings)
    )


def _open(search: PortionedSearch, path: Path) -> Generator[PortionsEvent, None, PackedDatabase]:
    database = yield from search.open(path)
    if database.n_residues == 0:
        raise InvalidRequest(
            "database", f"{path} holds no residues: there is nothing to compare.", "Choose another file."
        )
    return database


def _best_hits(
    search: PortionedSearch,
    request: ReciprocalRequest,
    direction: int,
    order: list[int],
    databases: tuple[PackedDatabase, PackedDatabase],
) -> Generator[PortionsEvent, None, dict[int, Best]]:
    """Search with sequences, given by stored index, of one database in the other; return their best hits."""
    queries, subjects = databases
    path = request.b if direction == 1 else request.a
    order = [index for index in order if queries.lengths[index]]
    best: dict[int, Best] = {}

    def take(place: int, result: QueryResult) -> None:
        found = best_hits(result, order[place] if request.within_one_file else -1)
        if found is not None:
            best[order[place]] = found

    yield from search.search(
        queries, order, subjects, lambda portion: request.search(portion, path), take, direction
    )
    return best
