"""Search with all sequences of files, some at a time, and align what was found: for pairs and networks."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import Database, PackedDatabase, open_database
from swathe.core.database.nucleotides import check_database
from swathe.core.engines.base import Engine
from swathe.core.errors import MemoryShort, SwatheError
from swathe.core.results.query_result import QueryResult
from swathe.core.run import run_request
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Failed,
    Finished,
    HitsFound,
    Importing,
    PairsAligning,
    Plan,
    Progress,
    Started,
    Warned,
)
from swathe.core.search.request import SearchRequest
from swathe.core.search.search import EngineWarnings
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.system.steps import Ticker, map_steps

if TYPE_CHECKING:
    from swathe.core.alignment.alignment import Alignment
    from swathe.core.alignment.bulk import Group

_Event = TypeVar("_Event")

_SCORES_HELD: Final = 16_000_000
"""Scores that a portion may hold at a time: 64 MB, whatever the number of queries."""


@dataclass(frozen=True, slots=True)
class PortionsProgress:
    """Progress of a search with all sequences of a file.

    Parameters
    ----------
    direction : 1, or 2 where a second search follows the first; the other figures are of this one alone
    seconds : since it began
    """

    direction: int
    queries_done: int
    queries_total: int
    cells_done: int
    cells_total: int
    seconds: float


PortionsEvent = Importing | Estimating | Started | PortionsProgress | Warned | PairsAligning


class PortionedSearch:
    """Searches with all sequences of files, on one engine.

    Attributes
    ----------
    plan : of the first search, once it has begun
    warnings : on the files and of the engine
    cells : DP cells of all searches
    """

    def __init__(self, engine: Engine, token: CancelToken, threads: int) -> None:
        self.plan: Plan | None = None
        self.warnings: list[str] = []
        self.cells = 0
        self._engine, self._token, self._threads = engine, token, threads

    def open(self, path: Path) -> Generator[PortionsEvent, None, PackedDatabase]:
        """Open a file. Raises SwatheError."""
        return (yield from map_steps(open_database(path, self._token), Importing))

    def check(self, database: Database, *, allow_nucleotides: bool) -> Iterator[Warned]:
        """Warn of nucleotides; raises InvalidRequest where they are not allowed."""
        remark = check_database(database, allowed=allow_nucleotides)
        if remark:
            self.warnings.append(remark)
            yield Warned(remark)

    def search(
        self,
        queries: Database,
        order: Sequence[int],
        subjects: Database,
        request_of: Callable[[tuple[Protein, ...]], SearchRequest],
        take: Callable[[int, QueryResult], None],
        direction: int = 1,
    ) -> Iterator[PortionsEvent]:
        """Search with sequences of a database, some at a time, so that their number is limited by nothing.

        The events of all portions are those of one search, without its end. Where memory runs short, portions
        get smaller.

        Parameters
        ----------
        order : stored indexes of the queries, each with at least one residue
        request_of : gives the request of a portion
        take : gets the place in `order` and the result of each query
        direction : what progress says

        Raises OperationCancelled, SwatheError, and what `take` raises.
        """
        clock = time.perf_counter()
        total = int(queries.lengths[list(order)].sum(dtype=np.int64)) * subjects.n_residues
        at_once = max(1, _SCORES_HELD // max(subjects.n_sequences, 1))
        cells = start = 0
        while start < len(order):
            portion = order[start : start + at_once]
            reached = 0
            request = request_of(tuple(map(queries.sequence, portion)))
            for event in run_request(request, self._engine, self._token):
                match event:
                    case HitsFound(place, result):
                        take(start + place, result)
                    case Progress(place, done):
                        seconds = time.perf_counter() - clock
                        yield PortionsProgress(
                            direction, start + place, len(order), cells + done, total, seconds
                        )
                    case Started() | Importing() | Estimating() if start == 0:
                        if isinstance(event, Started):
                            self.plan = self.plan or event.plan
                        yield event
                    case Warned(sentence):
                        self.warnings.append(sentence)
                        yield event
                    case Failed(MemoryShort()) if len(portion) > 1:  # again with fewer queries at a time
                        at_once = (at_once + 1) // 2
                    case Failed(error):
                        raise error
                    case Cancelled(partial) if partial is None or not partial.stopped:
                        raise OperationCancelled
                    case Finished(result) | Cancelled(result):
                        assert result is not None
                        cells += result.cells
                        reached = len(result.queries)
            start += reached
        self.cells += cells
        if order:
            seconds = time.perf_counter() - clock
            yield PortionsProgress(direction, len(order), len(order), cells, total, seconds)

    def align(
        self,
        groups: Iterable[Group],
        total: int,
        keep: Callable[[int, Alignment], object],
    ) -> Iterator[PortionsEvent]:
        """Align the rows of a table on several threads and on the engine's GPUs.

        Parameters
        ----------
        groups : pairs of one query each; their keys are rows
        total : rows of all groups
        keep : stores the alignment of a row
        """
        if not total:
            return
        from swathe.core.alignment.bulk import align_pairs  # slow to import

        began, done, ticker = time.perf_counter(), 0, Ticker(at_once=True)
        warnings = EngineWarnings(self._engine)
        with self._engine.aligner() as device:
            for aligned in align_pairs(groups, self._token, self._threads, device=device):
                if aligned is not None:
                    group, alignments = aligned
                    for place, row in enumerate(group.keys.tolist()):
                        keep(row, alignments.bare(place))
                    done += len(alignments)
                if ticker.due():
                    yield PairsAligning(done, total, time.perf_counter() - began)
        yield from warnings.news()
        self.warnings += warnings.since_the_start


def with_end(events: Iterator[_Event]) -> Iterator[_Event | Cancelled | Failed]:
    """Yield events, and after a cancel or an error the event that says so."""
    try:
        yield from events
    except OperationCancelled:
        yield Cancelled(None)
    except SwatheError as error:
        yield Failed(error)
