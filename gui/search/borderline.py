"""Borderline hits: copies of them are scored unasked, as many as there is time for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import SwatheError
from swathe.core.permutation.borderline import hits_in_time, tests_of
from swathe.core.permutation.events import PairsEstimated
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.statistics.conclusion import is_borderline
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.gui.work.task import BACKGROUND, Newest, Task
from swathe.gui.work.worker import BackgroundThread, loaded

if TYPE_CHECKING:
    from swathe.core.cancel import CancelToken
    from swathe.core.engines.cpu import CpuEngine

logger = logging.getLogger(__name__)


class Tested(NamedTuple):
    """Pairs that were estimated, and whether they are of those that are tested automatically."""

    found: PairsEstimated
    automatic: bool

    def keep(self) -> None:
        """Let their tables have them."""
        table = self.found.table
        keep = table.set_unasked if self.automatic else table.set_pairwise
        for row, pair in zip(self.found.rows.tolist(), self.found.pairs, strict=True):
            keep(row, pair)


class BorderlineTest:
    """Has copies of borderline hits scored, beside nothing that somebody asked for.

    All of the table looked at are, and which these are does not depend on the hit looked at, which comes
    first. One that a profile was built from is tested in the round that first included it. Those that rounds
    before newly included come last: a later one may not list them.

    Parameters
    ----------
    tested : called with a table and rows of it, int64[k], whenever some of its hits are tested
    """

    def __init__(
        self,
        background: BackgroundThread,
        tested: Callable[[HitTable, NDArray[np.int64]], object],
    ) -> None:
        self._tested = tested
        self._task = Newest(background.start)
        self._looked_at: tuple[HitTable, int, SearchRequest] | None = None
        self._may = True

    def look(self, table: HitTable, row: int, request: SearchRequest) -> None:
        """Test this hit, -1 for none, instead of the one before, and the others after it."""
        goes_on = self._looked_at is not None and self._looked_at[0] is table
        self._looked_at = table, row, request
        if not goes_on or _waits(table, row):
            self._test()

    def let(self, may: bool) -> None:
        """Test hits, or none as long as something is done that somebody asked for."""
        if may != self._may:
            self._may = may
            self._test()

    def stop(self) -> None:
        """Test no hit any more: none is looked at."""
        self._looked_at = None
        self._test()

    def _test(self) -> None:
        self._task.stop()
        if self._looked_at is None or not self._may:
            return
        table, row, request = self._looked_at
        work = partial(_steps, table, row, request.scheme, request.threads)
        self._task.begin(
            Task("borderline hits", work, on_step=partial(self._keep, table), priority=BACKGROUND)
        )

    def _keep(self, looked_at: HitTable, found: PairsEstimated | None) -> None:
        if found is not None:
            Tested(found, True).keep()
            subjects = found.table.subjects[found.rows]
            self._tested(looked_at, np.flatnonzero(np.isin(looked_at.subjects, subjects)))


def _waits(table: HitTable, row: int) -> bool:
    """Whether a hit is borderline and not tested where a test proves something."""
    if row < 0 or table.reported:
        return False
    for there, places in table.where_testable(np.array([row])):
        place = int(places[0])
        waits = there.pair(place) is None and not there.provisional
        return waits and is_borderline(float(there.log10_evalues[place]))
    return False


def _steps(
    table: HitTable,
    first: int,
    scheme: ScoringScheme,
    threads: int,
    token: CancelToken,
) -> Generator[PairsEstimated | None, None, None]:
    """Estimate hits in the worker, on the processor: the search's engine keeps what it has prepared.

    Of those that `hits_in_time` chooses, the row `first` comes first. What cannot be estimated is
    left out: nobody asked for it.
    """
    from swathe.core.engines.cpu import CpuEngine

    yield from loaded()
    try:
        with closing(CpuEngine(threads)) as engine:
            tests = hits_in_time(table, np.arange(len(table)), engine.threads)
            yield None
            there, place = table.at_entry(first) if first >= 0 else (table, -1)
            soon = [(one, some[some == place], how) for one, some, how in tests if one is there]
            then = [(one, some[some != place] if one is there else some, how) for one, some, how in tests]
            for one in reversed(table.earlier):
                assert one.rounds is not None
                then += hits_in_time(one, np.flatnonzero(one.rounds == one.round_number), engine.threads)
            for tested, places, options in (*soon, *then):
                yield from _estimated(0, tested, places, options, scheme, engine, token)
    except SwatheError:
        logger.info("borderline hits cannot be estimated", exc_info=True)


def steps_of_all(
    hits: Sequence[tuple[int, HitTable, NDArray[np.int64]]],
    scheme: ScoringScheme,
    threads: int,
    token: CancelToken,
) -> Generator[Tested | None, None, None]:
    """Estimate hits that somebody wants tested, in the worker, on the same engine.

    Raises what estimating raises.

    Parameters
    ----------
    hits : places of queries, their tables, and rows of each, int64[k]
    """
    from swathe.core.engines.cpu import CpuEngine

    yield from loaded()
    with closing(CpuEngine(threads)) as engine:
        for query, table, rows in hits:
            for tested, places, options, automatic in tests_of(table, rows, engine.threads):
                for found in _estimated(query, tested, places, options, scheme, engine, token):
                    yield None if found is None else Tested(found, automatic)
                token.raise_if_cancelled()
            yield None


def _estimated(
    query: int,
    table: HitTable,
    rows: NDArray[np.int64],
    options: PairwiseOptions,
    scheme: ScoringScheme,
    engine: CpuEngine,
    token: CancelToken,
) -> Generator[PairsEstimated | None, None, None]:
    """Estimate those of some rows that are not tested yet."""
    from swathe.core.permutation.estimation import HitsToPermute, estimate

    untested = np.array([row for row in rows.tolist() if table.pair(row) is None], np.int64)
    if untested.size:
        work = HitsToPermute(query, table, untested, scheme)
        for event in estimate([work], options, engine, token, engine.threads):
            yield event if isinstance(event, PairsEstimated) else None
