"""Estimate the pairwise significance of hits on any engine, as a stream of events."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.cancel import CancelToken
from core.engines.base import NOT_COMPARED, Engine
from core.events import PairsEstimated, PairwiseProgress
from core.hits import HitTable
from core.pairwise.copies import Part, PermutedCopies, PieceSize, cut_pieces
from core.pairwise.options import PairwiseOptions
from core.pairwise.significance import Pairs, assess
from core.scoring import ScoringScheme

_TICK_SECONDS: Final = 0.02
_FIT_SECONDS: Final = 0.25
"""Pairs are fitted together, which is quicker than one by one, when the first has waited so long."""

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


def chosen_rows(table: HitTable, options: PairwiseOptions) -> NDArray[np.int64]:
    """Return the rows of the hits that `options` ask for, best first, int64[k]."""
    rows = np.arange(len(table), dtype=np.int64)
    if options.evalue is not None:
        rows = rows[table.log10_evalues <= np.log10(options.evalue)]
    return rows[: options.top]


def estimate(
    work: Sequence[HitsToPermute],
    options: PairwiseOptions,
    engine: Engine,
    token: CancelToken,
    threads: int = 0,
) -> Iterator[PairwiseEvent]:
    """Permute the subjects of hits, score all copies with the query, and fit each pair.

    The tables stay as they are: whoever listens gives them what `PairsEstimated` brings. Every hit is
    estimated once, in the order asked for as far as pieces allow. What is estimated depends on neither the
    engine nor the pieces nor on which other hits are asked for.

    Yields progress at most 50 ms apart, and pairs as they are fitted; ends early, with what there is, within
    50 ms after `token` is cancelled. Raises what the engine raises.

    Parameters
    ----------
    threads : that permute; 0 uses every core
    """
    from core.engines.cpu import available_threads

    total = sum(len(one.table.query) * one.residues * options.permutations for one in work)
    clock = _Clock(engine, sum(one.rows.size for one in work), total)
    with ThreadPoolExecutor(threads or available_threads(), thread_name_prefix="swathe-permute") as pool:
        try:
            for one in work:
                yield from _estimate_query(one, options, engine, token, pool, clock)
                if token.cancelled:
                    return
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


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
        """Say how far it is, with the cells of a piece under way."""
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
    engine: Engine,
    token: CancelToken,
    pool: ThreadPoolExecutor,
    clock: _Clock,
) -> Iterator[PairwiseEvent]:
    """Estimate one query's hits: the engine scores a piece while the next one is permuted."""
    table = work.table
    scoring = work.scheme.of(table.query)
    stored = table.subjects[work.rows]
    lengths = table.database.lengths[stored]
    size = PieceSize()
    pieces = cut_pieces(lengths, options.permutations, size)
    collected = _Collected(work, lengths, options)
    following = _prepare(table, stored, next(pieces, None), options.seed, pool)
    while following is not None:
        piece, filling = following
        if not (yield from _wait(filling, work.query_index, clock, token)):
            return
        following = _prepare(table, stored, next(pieces, None), options.seed, pool)
        scores = np.full(piece.n_sequences, NOT_COMPARED, np.int32)
        began = time.perf_counter()
        for cells in engine.score(table.query.codes, scoring, piece, scores, token):
            yield clock.progress(work.query_index, cells)
        if token.cancelled:
            yield from collected.fitted()
            return
        size.took(piece.n_residues, time.perf_counter() - began)
        clock.cells += len(table.query) * piece.n_residues
        collected.take(piece, scores)
        clock.pairs += collected.news()
        if following is None or collected.waited >= _FIT_SECONDS:
            yield from collected.fitted()
        yield clock.progress(work.query_index)


def _prepare(
    table: HitTable,
    subjects: NDArray[np.int64],
    parts: list[Part] | None,
    seed: int,
    pool: ThreadPoolExecutor,
) -> tuple[PermutedCopies, list[Future[None]]] | None:
    """Begin to permute a piece's copies; None where there is no piece left."""
    if parts is None:
        return None
    piece = PermutedCopies(table.database, subjects, parts, seed)
    return piece, piece.fill(pool)


def _wait(
    futures: list[Future[None]], query_index: int, clock: _Clock, token: CancelToken
) -> Generator[PairwiseEvent, None, bool]:
    """Wait for a piece, saying now and then how far it is; return False when cancelled before."""
    for future in futures:
        while not token.cancelled:
            try:
                future.result(timeout=_TICK_SECONDS)
                break
            except TimeoutError:
                yield clock.progress(query_index)
    return not token.cancelled


class _Collected:
    """Scores of copies until all of a subject are there, then until the subject is fitted."""

    def __init__(self, work: HitsToPermute, lengths: NDArray[np.int32], options: PairwiseOptions) -> None:
        self._work = work
        self._lengths = lengths
        self._options = options
        self._partial: dict[int, NDArray[np.int32]] = {}
        self._missing: dict[int, int] = {}
        self._whole: list[int] = []
        self._told = 0
        self._since = 0.0

    def take(self, piece: PermutedCopies, scores: NDArray[np.int32]) -> None:
        """Keep a piece's scores."""
        n = self._options.permutations
        for part, values in piece.by_part(scores):
            if part.subject not in self._partial:
                self._partial[part.subject] = np.empty(n, np.int32)
                self._missing[part.subject] = n
            self._partial[part.subject][part.first : part.behind] = values
            self._missing[part.subject] -= part.n_copies
            if not self._missing[part.subject]:
                self._since = self._since if self._whole else time.perf_counter()
                self._whole.append(part.subject)

    def news(self) -> int:
        """Return how many subjects became complete since the last time."""
        told, self._told = self._told, len(self._whole)
        return self._told - told

    @property
    def waited(self) -> float:
        """Seconds since the first complete subject came that is not fitted yet."""
        return time.perf_counter() - self._since if self._whole else 0.0

    def fitted(self) -> Iterator[PairsEstimated]:
        """Fit what is complete."""
        if not self._whole:
            return
        places = np.array(sorted(self._whole))
        self._whole, self._told = [], 0
        copies = np.stack([self._partial.pop(int(place)) for place in places])
        rows = self._work.rows[places]
        table = self._work.table
        pairs = Pairs(
            len(table.query), table.scores[rows].astype(np.int64), self._lengths[places].astype(np.int64)
        )
        yield PairsEstimated(self._work.query_index, rows, tuple(assess(copies, pairs, self._options)))
