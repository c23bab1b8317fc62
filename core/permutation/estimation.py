"""Estimate the pairwise significance of hits on any engine, as a stream of events."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import Engine
from swathe.core.errors import SwatheError
from swathe.core.permutation.device_scorer import copy_scorer
from swathe.core.permutation.events import PairsEstimated, PairwiseProgress
from swathe.core.permutation.query_copies import scorer_of
from swathe.core.permutation.scorers import CopiesToScore, CopyScorer, ScoredCopies
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.statistics.pair_significance import Pairs, assess
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import TICK_SECONDS

_BYTES_PER_PAIR: Final = 2_500
"""Memory of a fitted pair: its numbers, and a histogram of some hundred scores."""

PairwiseEvent = PairwiseProgress | PairsEstimated


@dataclass(frozen=True, slots=True, eq=False)
class HitsToPermute:
    """Hits of one query: `rows`, int64[k], of its table, in the order in which to estimate them.

    `scheme` is what the query is scored with.
    """

    query_index: int
    table: HitTable
    rows: NDArray[np.int64]
    scheme: ScoringScheme

    @property
    def residues(self) -> int:
        """Residues of the subjects."""
        return int(self.table.database.lengths[self.table.subjects[self.rows]].sum(dtype=np.int64))


def estimate(
    work: Sequence[HitsToPermute],
    options: PairwiseOptions,
    engine: Engine,
    token: CancelToken,
    threads: int = 0,
    budget: MemoryBudget | None = None,
) -> Iterator[PairwiseEvent]:
    """Permute the subjects of hits, or the query, or both; score all copies, and fit each pair.

    The engine's devices permute where they can (`core.permutation.device_scorer.copy_scorer`).

    The tables are not changed: the caller adds what `PairsEstimated` brings. Every hit is estimated once, in
    the given order as far as chunks allow. Estimates depend neither on the engine, nor on the chunks, nor on
    which other hits are estimated.

    Yields progress at least every 50 ms, and pairs as they are fitted. Within 50 ms after `token` is
    cancelled, it ends with what there is. Raises what the engine raises, and MemoryShort where the pairs no
    longer fit `budget`, after those that were scored by then.

    Parameters
    ----------
    threads : that permute; 0 uses every core
    budget : the memory that the pairs are counted in; None: as much as a search may use
    """
    budget = budget or MemoryBudget()
    total = sum(len(one.table.query) * one.residues * options.permutations for one in work)
    clock = _Clock(engine, sum(one.rows.size for one in work), total)
    with ExitStack() as opened:
        scorer = opened.enter_context(copy_scorer(engine, threads))
        fits = opened.enter_context(closing(_Fits()))
        failed: SwatheError | None = None
        for one in work:
            try:
                scoring = one.scheme.of(one.table.query)
                options.check_query(is_pssm=isinstance(scoring, PositionScheme))
                of_query = scorer_of(options.shuffled, scoring, scorer, engine)
                yield from _estimate_query(one, options, of_query, token, clock, fits, budget)
            except SwatheError as error:
                failed = error
            if token.cancelled or failed is not None:
                break
        while not (yield from fits.ready(TICK_SECONDS)):
            yield clock.progress(work[-1].query_index)
        if failed is not None:
            raise failed


class _Clock:
    """Count pairs and cells of the whole estimate."""

    def __init__(self, engine: Engine, pairs_total: int, cells_total: int) -> None:
        self.pairs = 0
        self.cells = 0
        self._engine = engine
        self._pairs_total = pairs_total
        self._cells_total = cells_total
        self._began = time.perf_counter()

    def progress(self, query_index: int, cells: int = 0) -> PairwiseProgress:
        """Return the progress, including the cells of the present chunk."""
        return PairwiseProgress(
            query_index,
            self.pairs,
            self._pairs_total,
            self.cells + cells,
            self._cells_total,
            time.perf_counter() - self._began,
            self._engine.label,
        )


def _estimate_query(
    work: HitsToPermute,
    options: PairwiseOptions,
    scorer: CopyScorer,
    token: CancelToken,
    clock: _Clock,
    fits: _Fits,
    budget: MemoryBudget,
) -> Iterator[PairwiseEvent]:
    """Score the copies of one query's hits, and fit those that are complete meanwhile."""
    table = work.table
    stored = table.subjects[work.rows]
    lengths = table.database.lengths[stored]
    collected = _Collected(work, lengths, options)
    copies = CopiesToScore(
        table.query.codes,
        work.scheme.of(table.query),
        table.database,
        stored,
        options.permutations,
        options.seed,
    )
    try:
        for news in scorer.score_copies(copies, token):
            if not isinstance(news, int):
                new = collected.take(news)
                clock.pairs += new
                budget.take(new * _BYTES_PER_PAIR)
                budget.require(collected.nbytes)
                continue
            yield clock.progress(work.query_index, news)
            if (
                fits.idle
            ):  # subjects that become complete meanwhile are fitted together, which is faster than one by one
                fits.begin(collected)
            yield from fits.ready()
    except SwatheError:
        fits.begin(collected)  # pairs do not depend on each other: those that are complete are correct
        raise
    fits.begin(collected)
    yield from fits.ready()
    if not token.cancelled:
        clock.cells += len(table.query) * work.residues * options.permutations
        yield clock.progress(work.query_index)


class _Collected:
    """Scores of copies until all of a subject are there, then until the subject is fitted."""

    def __init__(self, work: HitsToPermute, lengths: NDArray[np.int32], options: PairwiseOptions) -> None:
        self._work = work
        self._lengths = lengths
        self._options = options
        self._partial: dict[int, NDArray[np.int32]] = {}
        self._missing: dict[int, int] = {}
        self._whole: list[int] = []

    def take(self, news: Sequence[ScoredCopies]) -> int:
        """Keep scores; return how many subjects they complete."""
        n, before = self._options.permutations, len(self._whole)
        for scored in news:
            copy_range = scored.copy_range
            subject = copy_range.subject
            if copy_range.n_copies == n:
                self._partial[subject] = scored.scores
            else:
                if subject not in self._partial:
                    self._partial[subject] = np.empty(n, np.int32)
                    self._missing[subject] = n
                self._partial[subject][copy_range.first : copy_range.behind] = scored.scores
                self._missing[subject] -= copy_range.n_copies
                if self._missing[subject]:
                    continue
            self._whole.append(subject)
        return len(self._whole) - before

    @property
    def complete(self) -> int:
        """Subjects that are complete and not yet handed out to be fitted."""
        return len(self._whole)

    @property
    def nbytes(self) -> int:
        """The memory of the scores that are not handed out."""
        return len(self._partial) * self._options.permutations * np.dtype(np.int32).itemsize

    def hand_out(self) -> Callable[[], PairsEstimated]:
        """Return a function that fits the complete subjects, in any thread; there is at least one."""
        places = np.array(sorted(self._whole))
        self._whole = []
        copies = np.stack([self._partial.pop(int(place)) for place in places])
        rows = self._work.rows[places]
        table = self._work.table
        pairs = Pairs(
            len(table.query), table.scores[rows].astype(np.int64), self._lengths[places].astype(np.int64)
        )
        index, options = self._work.query_index, self._options
        return lambda: PairsEstimated(index, table, rows, tuple(assess(copies, pairs, options)))


class _Fits:
    """A thread for fitting, so that scoring goes on meanwhile."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="swathe-fit")
        self._under_way: deque[Future[PairsEstimated]] = deque()

    @property
    def idle(self) -> bool:
        """Whether everything handed to it is fitted."""
        return not self._under_way

    def begin(self, collected: _Collected) -> None:
        """Fit what is complete."""
        if collected.complete:
            self._under_way.append(self._pool.submit(collected.hand_out()))

    def ready(self, seconds: float = 0.0) -> Generator[PairsEstimated, None, bool]:
        """Yield what is fitted, waiting for it for at most `seconds`; return whether nothing is left."""
        while self._under_way:
            try:
                fitted = self._under_way[0].result(seconds)
            except TimeoutError:
                return False
            self._under_way.popleft()
            yield fitted
        return True

    def close(self) -> None:
        """Drop the queue, and wait for the fit that is running."""
        self._pool.shutdown(wait=True, cancel_futures=True)
