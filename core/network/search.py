"""Search a file's sequences with one another and align what is similar, as a generator of events."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, fields
from functools import cache, partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

import numpy as np

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import open_database
from swathe.core.database.nucleotides import check_database
from swathe.core.engines.base import Engine
from swathe.core.errors import InvalidRequest, MemoryShort, SwatheError
from swathe.core.network.edges import DirectedHits, EdgeTable, Nodes
from swathe.core.network.network import Network
from swathe.core.network.request import NetworkRequest
from swathe.core.results.hit_pairs import query_pairs
from swathe.core.results.hits import HitTable
from swathe.core.run import align_rows, run_in_portions
from swathe.core.scoring.scheme import SCALE, ScoringScheme
from swathe.core.scoring.significance import Significance
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
from swathe.core.statistics.adjustment import Adjustment
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import map_steps
from swathe.core.system.words import counted

if TYPE_CHECKING:
    from swathe.core.alignment.bulk import QueryPairs

_BYTES_PER_HIT: Final = 400
"""Memory of a hit in one direction, while edges are made of them and after."""


@dataclass(frozen=True, slots=True)
class NetworkProgress:
    """Progress of comparing all with all; `seconds` since that began."""

    queries_done: int
    queries_total: int
    cells_done: int
    cells_total: int
    seconds: float


@dataclass(frozen=True, slots=True, eq=False)
class NetworkFound:
    """The search is over."""

    network: Network


NetworkEvent = (
    Importing
    | Estimating
    | Started
    | NetworkProgress
    | Warned
    | PairsAligning
    | NetworkFound
    | Cancelled
    | Failed
)


def run_network(request: NetworkRequest, engine: Engine, token: CancelToken) -> Iterator[NetworkEvent]:
    """Compare all with all, yielding events up to exactly one of NetworkFound, Cancelled or Failed."""
    try:
        yield from _AllAgainstAll(request, engine, token).run()
    except OperationCancelled:
        yield Cancelled(None)
    except SwatheError as error:
        yield Failed(error)


class _AllAgainstAll:
    """The search of every sequence in its own file, and the alignments of the edges."""

    def __init__(self, request: NetworkRequest, engine: Engine, token: CancelToken) -> None:
        self._request = request
        self._engine = engine
        self._token = token
        self._plan: Plan | None = None
        self._warnings: list[str] = []

    def run(self) -> Iterator[NetworkEvent]:
        """Yield all events; raises OperationCancelled and SwatheError."""
        request = self._request
        started = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
        database = yield from map_steps(open_database(request.path, self._token), Importing)
        remark = check_database(database, allowed=request.allow_nucleotides)
        if remark:
            self._warnings.append(remark)
            yield Warned(remark)
        nodes = Nodes(database, request.scheme)
        clock = time.perf_counter()
        significances: list[Significance | None] = [None] * len(nodes)
        hits, cells = yield from self._search(nodes, significances)
        seconds = time.perf_counter() - clock
        edges = EdgeTable(nodes, hits)
        yield from self._align(edges)
        assert self._plan is not None
        yield NetworkFound(
            Network(
                request,
                self._plan,
                nodes,
                edges,
                tuple(significances),
                cells,
                seconds,
                started,
                self._engine.label,
                tuple(dict.fromkeys(self._warnings)),
            )
        )

    def _search(
        self, nodes: Nodes, significances: list[Significance | None]
    ) -> Generator[NetworkEvent, None, tuple[DirectedHits, int]]:
        """Search with every sequence in all; return the hits and the DP cells computed."""
        database, budget = nodes.database, MemoryBudget()
        asked = np.flatnonzero(nodes.lengths)
        total = int(nodes.lengths.sum()) * database.n_residues
        parts: list[DirectedHits] = []
        clock = time.perf_counter()

        def told(event: Event) -> NetworkEvent | None:
            match event:
                case Started(plan):
                    _check_statistics(plan)
                    self._plan = plan
                case HitsFound(number, result):
                    node, size = int(asked[number]), len(result.hits) * _BYTES_PER_HIT
                    try:
                        budget.require(size)
                    except MemoryShort as error:
                        raise _too_many_edges(number, len(asked)) from error
                    budget.take(size)
                    significances[node] = result.significance
                    parts.append(_directed(node, nodes, result.hits))
                    return None
                case Progress(number, done, _, seconds):
                    return NetworkProgress(number, len(asked), done, total, seconds)
                case Warned(sentence):
                    self._warnings.append(sentence)
            assert isinstance(event, Started | Warned | Importing | Estimating)
            return event

        searching = run_in_portions(
            database,
            nodes.stored[asked].tolist(),
            database.n_sequences,
            database.n_residues,
            self._request.search,
            self._engine,
            self._token,
        )
        steps: Generator[NetworkEvent, None, int] = map_steps(searching, told)
        cells = yield from steps
        yield NetworkProgress(len(asked), len(asked), cells, total, time.perf_counter() - clock)
        return _joined(parts), cells

    def _align(self, edges: EdgeTable) -> Iterator[NetworkEvent]:
        """Align every edge on several threads, and on the engine's GPUs."""
        groups = _groups(edges, self._request.scheme, self._token)
        self._warnings += yield from align_rows(
            groups, len(edges), edges.set_alignment, self._engine, self._token, self._request.threads
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


def _groups(
    edges: EdgeTable, scheme: ScoringScheme, token: CancelToken
) -> Iterator[Callable[[], QueryPairs]]:
    """Yield functions that return the edges of a query, to be aligned; their keys are rows."""
    database, stored = edges.nodes.database, edges.nodes.stored
    order = np.lexsort((edges.subjects, edges.queries)).tolist()
    for query, of_query in groupby(order, lambda row: int(edges.queries[row])):
        rows = np.array([*of_query])
        codes = database.codes(int(stored[query]))
        adjustment = cache(partial(Adjustment, codes, scheme))
        is_adjusted = np.isfinite(edges.reverse[rows])
        for adjusted in (False, True):
            some = rows[is_adjusted == adjusted]
            scores = np.rint(edges.adjusted[some] * SCALE) if adjusted else edges.scores[some]
            yield from query_pairs(
                some, codes, scheme, database.residues, database.offsets, stored[edges.subjects[some]],
                scores.astype(np.int64), adjustment if adjusted else None, token,
            )  # fmt: skip
