"""Search a file's sequences with one another and align what is similar, as a generator of events."""

from __future__ import annotations

import datetime
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Final

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import Engine
from swathe.core.errors import InvalidRequest, MemoryShort
from swathe.core.network.edges import DirectedHits, EdgeTable, Nodes
from swathe.core.network.network import Network
from swathe.core.network.request import NetworkRequest
from swathe.core.portions import PortionedSearch, PortionsEvent, with_end
from swathe.core.results.hit_pairs import row_pairs
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import Significance
from swathe.core.search.events import Cancelled, Failed, Plan, Started
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.words import counted

_BYTES_PER_HIT: Final = 400
"""Memory of a hit in one direction, during and after the making of edges."""


@dataclass(frozen=True, slots=True, eq=False)
class NetworkFound:
    """The search is over."""

    network: Network


NetworkEvent = PortionsEvent | NetworkFound | Cancelled | Failed


def run_network(request: NetworkRequest, engine: Engine, token: CancelToken) -> Iterator[NetworkEvent]:
    """Compare all with all, yielding events up to exactly one of NetworkFound, Cancelled or Failed."""
    yield from with_end(_all_against_all(request, engine, token))


def _all_against_all(
    request: NetworkRequest, engine: Engine, token: CancelToken
) -> Iterator[PortionsEvent | NetworkFound]:
    """Search with every sequence in all, and align the edges; raises OperationCancelled and SwatheError."""
    started = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    search = PortionedSearch(engine, token, request.threads)
    database = yield from search.open(request.path)
    yield from search.check(database, allow_nucleotides=request.allow_nucleotides)
    nodes = Nodes(database, request.scheme)
    asked, budget = np.flatnonzero(nodes.lengths), MemoryBudget()
    significances: list[Significance | None] = [None] * len(nodes)
    parts: list[DirectedHits] = []

    def take(place: int, result: QueryResult) -> None:
        node, size = int(asked[place]), len(result.hits) * _BYTES_PER_HIT
        try:
            budget.require(size)
        except MemoryShort as error:
            raise _too_many_edges(place, len(asked)) from error
        budget.take(size)
        significances[node] = result.significance
        parts.append(_directed(node, nodes, result.hits))

    clock = time.perf_counter()
    for event in search.search(database, nodes.stored[asked].tolist(), database, request.search, take):
        if isinstance(event, Started):
            _check_statistics(event.plan)
        yield event
    seconds = time.perf_counter() - clock
    edges = EdgeTable(nodes, _joined(parts))
    queries, subjects = nodes.stored[edges.queries], nodes.stored[edges.subjects]
    scores = edges.scores, edges.adjusted, edges.reverse
    groups = row_pairs(database, queries, database, subjects, request.scheme, scores, token)
    yield from search.align(groups, len(edges), edges.set_alignment)
    assert search.plan is not None
    yield NetworkFound(
        Network(
            request,
            search.plan,
            nodes,
            edges,
            tuple(significances),
            search.cells,
            seconds,
            started,
            engine.label,
            tuple(dict.fromkeys(search.warnings)),
        )
    )


def _too_many_edges(reached: int, asked: int) -> MemoryShort:
    """Return the error for a network whose edges do not fit into memory."""
    return MemoryShort(
        f"The edges of {reached:,} of {counted(asked, 'sequence')} fill the memory that they may take.",
        "Choose a lower E-value bound, or fewer sequences.",
    )


def _check_statistics(plan: Plan) -> None:
    """Raise InvalidRequest where the scoring has no E-values, and so no bound on edges."""
    if not plan.parameters.available:
        raise InvalidRequest(
            "gap_open",
            f"There are no E-values with {plan.request.scheme.description}: edges could not be told from "
            "chance.",
            "Choose higher gap costs.",
        )


def _directed(node: int, nodes: Nodes, hits: HitTable) -> DirectedHits:
    """Return the hits of a sequence as the query, without itself."""
    subjects = nodes.node_of[hits.subjects]
    others = subjects != node
    return DirectedHits(
        np.full(np.count_nonzero(others), node, np.int64),
        subjects[others],
        hits.scores[others],
        hits.adjusted[others],
        hits.reverse[others],
        hits.bits[others],
        hits.log10_evalues[others],
        hits.matrix_log10_evalues[others],
    )


def _joined(parts: list[DirectedHits]) -> DirectedHits:
    """Return the hits of several queries as one."""
    return DirectedHits(
        *(np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(DirectedHits))
    )
