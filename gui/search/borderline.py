"""The borderline hit that is looked at: copies of it are scored unasked, where that takes no time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from swathe.core.errors import SwatheError
from swathe.core.permutation.borderline import options_in_time
from swathe.core.permutation.events import PairsEstimated
from swathe.core.results.hits import HitTable
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.statistics.conclusion import is_borderline
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.gui.work.task import Newest, Task
from swathe.gui.work.worker import BackgroundThread, loaded

if TYPE_CHECKING:
    from swathe.core.cancel import CancelToken

logger = logging.getLogger(__name__)

_Found = tuple[HitTable, int, PairSignificance]


class BorderlineTest:
    """Has copies of the hit looked at scored, if it is borderline, beside nothing that somebody asked for.

    One that a profile was built from is tested in the round that first included it.

    Parameters
    ----------
    tested : called with a table and the row that was looked at, once that hit is tested
    """

    def __init__(self, background: BackgroundThread, tested: Callable[[HitTable, int], object]) -> None:
        self._tested = tested
        self._task = Newest(background.start)
        self._looked_at: tuple[HitTable, int, SearchRequest] | None = None
        self._may = True

    def look(self, table: HitTable, row: int, request: SearchRequest) -> None:
        """Test this hit instead of the one before, unless its E-value leaves no doubt or it has copies."""
        self._looked_at = table, row, request
        self._test()

    def let(self, may: bool) -> None:
        """Test the hit looked at, or none as long as something is done that somebody asked for."""
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
        where = table.where_testable(np.array([row]))  # a profile that was built from the hit proves nothing
        if not where or table.reported:
            return
        ((entry, places),) = where
        place = int(places[0])
        if is_borderline(float(entry.log10_evalues[place])) and entry.pair(place) is None:
            work = partial(_steps, entry, place, request.scheme, request.threads)
            self._task.begin(Task("borderline hit", work, partial(self._keep, table, row)))

    def _keep(self, looked_at: HitTable, row: int, found: _Found | None) -> None:
        if found is not None:
            table, place, pair = found
            table.set_unasked(place, pair)
            self._tested(looked_at, row)


def _steps(
    table: HitTable, row: int, scheme: ScoringScheme, threads: int, token: CancelToken
) -> Generator[None, None, _Found | None]:
    """Estimate one hit in the worker, on the processor: the search's engine keeps what it has prepared.

    Returns the table, the row and its pair; None where it would take too long, or cannot be estimated: nobody
    asked for it.
    """
    from swathe.core.engines.cpu import CpuEngine
    from swathe.core.permutation.estimation import HitsToPermute, estimate

    yield from loaded()
    found = None
    work = HitsToPermute(0, table, np.array([row], np.int64), scheme)
    try:
        with closing(CpuEngine(threads)) as engine:
            is_pssm = isinstance(table.query, PositionSpecificQuery)
            options = options_in_time(len(table.query) * work.residues, engine.threads, is_pssm=is_pssm)
            if options is None:
                return None
            for event in estimate([work], options, engine, token, threads):
                if isinstance(event, PairsEstimated):
                    found = table, row, event.pairs[0]
                yield None
    except SwatheError:
        logger.info("a borderline hit cannot be estimated", exc_info=True)
    return found
