"""Borderline hits: copies of them are scored unasked, as many as there is time for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import SwatheError
from swathe.core.permutation.borderline import hits_in_time
from swathe.core.permutation.events import PairsEstimated
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.statistics.conclusion import is_borderline
from swathe.gui.work.task import BACKGROUND, Newest, Task
from swathe.gui.work.worker import BackgroundThread, loaded

if TYPE_CHECKING:
    from swathe.core.cancel import CancelToken

logger = logging.getLogger(__name__)


class BorderlineTest:
    """Has copies of borderline hits scored, beside nothing that somebody asked for.

    All of the table looked at are, and which these are does not depend on the hit looked at, which comes
    first. One that a profile was built from is tested in the round that first included it.

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
            for row, pair in zip(found.rows.tolist(), found.pairs, strict=True):
                found.table.set_unasked(row, pair)
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
    from swathe.core.permutation.estimation import HitsToPermute, estimate

    yield from loaded()
    try:
        with closing(CpuEngine(threads)) as engine:
            tests = hits_in_time(table, np.arange(len(table)), engine.threads)
            yield None
            there, place = table.at_entry(first) if first >= 0 else (table, -1)
            soon = [(one, some[some == place], how) for one, some, how in tests if one is there]
            then = [(one, some[some != place] if one is there else some, how) for one, some, how in tests]
            for tested, places, options in (*soon, *then):
                untested = np.array([row for row in places.tolist() if tested.pair(row) is None], np.int64)
                if untested.size:
                    work = HitsToPermute(0, tested, untested, scheme)
                    for event in estimate([work], options, engine, token, threads):
                        yield event if isinstance(event, PairsEstimated) else None
    except SwatheError:
        logger.info("borderline hits cannot be estimated", exc_info=True)
