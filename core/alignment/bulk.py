"""Alignments of many pairs, made in compiled code by `kernels.cpu.alignment` on several threads."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import Alignment, align, align_region_steps
from swathe.core.cancel import CancelToken, LinkedToken
from swathe.core.errors import DeviceError
from swathe.core.native.compiler import CpuKernel, function, instruction_set, instruction_sets
from swathe.core.native.memory import aligned
from swathe.core.scoring.scheme import SCALE, AdjustedScheme, Scoring, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.core.system.compiled import address_of
from swathe.core.system.steps import run_to_end
from swathe.kernels.cpu import alignment as kernel
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import ROW
from swathe.kernels.cpu.recurrence import BITS, fits, highest

_PATIENCE: Final = 0.02
"""Seconds after which `align_pairs` yields None and looks at its token while it waits."""
_BATCH_CELLS: Final = 90_000_000
"""Cells of a batch, per thread: some 20 ms. Making a batch ready takes a millisecond with 16 threads."""
_BATCH_PAIRS: Final = 500
"""Most pairs of a batch, per thread, or a few more: enough that the interpreter has little to do per pair."""
_LEAST_PAIRS: Final = 2_000
"""The same for few threads, in all."""
_LARGE_CELLS: Final = 2_000_000
"""Pairs with more are begun first, the largest first; so threads end at about the same time."""
_MOST_SCRATCH: Final = 64 << 20
"""Bytes that a thread may take for a pair; larger pairs are aligned by `align`, which takes less."""
_BATCHES: Final = 2
"""Batches of the threads before the device gets one: one is worked on while the next one is made ready."""


@dataclass(frozen=True, slots=True, eq=False)
class QueryPairs:
    """A query with some subjects, to be aligned.

    Parameters
    ----------
    keys : int64[n] identify the pairs to the caller
    query : uint8[m]
    scheme : of the query, as it is before it is adjusted
    residues : uint8[...], of these subjects or of more; begins, lengths : int64[n] of each subject in it
    scores : int64[n] in the search, by the scheme or the tables
    tables : int16[n, N_CODES, stride] the scores adjusted to each subject, in steps of 1 / `SCALE`; None: by
        the scheme
    rows : int32[m] place in the last axis of `tables` for each position of the query
    regions : int64[n, 4] that are aligned whole, by the scheme, where the scores are 0; None: none
    """

    keys: NDArray[np.int64]
    query: NDArray[np.uint8]
    scheme: Scoring
    residues: NDArray[np.uint8]
    begins: NDArray[np.int64]
    lengths: NDArray[np.int64]
    scores: NDArray[np.int64]
    tables: NDArray[np.int16] | None = None
    rows: NDArray[np.int32] | None = None
    regions: NDArray[np.int64] | None = None

    @classmethod
    def of_subjects(
        cls,
        keys: NDArray[np.int64],
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: list[NDArray[np.uint8]],
        scores: NDArray[np.int64],
        tables: NDArray[np.int16] | None = None,
        rows: NDArray[np.int32] | None = None,
    ) -> QueryPairs:
        """Return a query with subjects that are arrays of their own."""
        lengths = np.fromiter(map(len, subjects), np.int64, len(subjects))
        residues = np.concatenate([np.zeros(0, np.uint8), *subjects])
        begins = np.cumsum(lengths) - lengths
        return cls(keys, query, scheme, residues, begins, lengths, scores, tables, rows)

    def subject(self, pair: int) -> NDArray[np.uint8]:
        """Return the residues of a subject, uint8[...]."""
        return self.residues[self.begins[pair] : self.begins[pair] + self.lengths[pair]]

    @property
    def adjusted(self) -> bool:
        """Whether the scores are adjusted to each subject."""
        return self.tables is not None

    @property
    def costs(self) -> tuple[int, int]:
        """Costs of a gap's first residue and of each further one, in the units of the scores."""
        scale = SCALE if self.adjusted else 1
        return self.scheme.first_gap_residue_cost * scale, self.scheme.gap_extend * scale

    @property
    def least_bits(self) -> int:
        """Bits of a residue pair's score."""
        return 16 if self.adjusted else 8

    @property
    def cells(self) -> int:
        """Cells of all pairs."""
        return self.query.size * int(self.lengths.sum())

    def align(self, pair: int, token: CancelToken) -> Alignment:
        """Align one of the pairs by itself."""
        scheme = self.scheme
        if self.regions is not None:
            begin, end, subject_begin, subject_end = self.regions[pair].tolist()
            region = begin, end, subject_begin, subject_end
            steps = align_region_steps(self.query, self.subject(pair), scheme, region)
            return run_to_end(steps, lambda _: token.raise_if_cancelled())
        if self.tables is not None:
            scheme = AdjustedScheme(scheme, np.ascontiguousarray(self.tables[pair].T[self.rows]))
        return align(self.query, self.subject(pair), scheme, int(self.scores[pair]), token)


Group = QueryPairs | Callable[[], QueryPairs]
"""A query's pairs, or what makes them where that takes a thread milliseconds."""


class PairsDevice(Protocol):
    """What aligns batches of pairs beside the processor's threads: GPUs."""

    @property
    def batches(self) -> int:
        """How many keep it busy; 0 once it failed."""
        ...

    def begin(self, pairs: PackedPairs) -> tuple[NDArray[np.int64], Future[KernelOutput]]:
        """Begin to align those pairs of a batch that it has room for.

        Returns which these are, ascending, and the output for them. The future raises DeviceError where the
        device failed.
        """
        ...

    def fail(self, error: DeviceError) -> None:
        """Note, and tell users, that the device failed: the threads align what it has begun, and the rest."""
        ...


def align_pairs(
    groups: Iterable[Group],
    token: CancelToken,
    threads: int = 0,
    instructions: str = "auto",
    device: PairsDevice | None = None,
) -> Iterator[tuple[QueryPairs, AlignedPairs] | None]:
    """Align the pairs of several queries; yield each group with its alignments, in the order given.

    The alignments are those that `align` returns. None is yielded in between, at least every 50 ms.

    Parameters
    ----------
    groups : asked for as needed, so that few groups are in memory at a time; functions are called in other
        threads
    threads : 0 uses all cores
    instructions : name of the instruction set
    device : takes the batches that the threads cannot begin yet; so few pairs never wait for it to be opened

    Raises
    ------
    OperationCancelled, SwatheError
        as `align`
    """
    threads = threads or os.cpu_count() or 1
    ours = LinkedToken(token)
    running: deque[_PairBatch] = deque()
    scratch = _Scratch()
    with (
        ThreadPoolExecutor(threads, thread_name_prefix="swathe-pairs") as makers,
        ThreadPoolExecutor(threads, thread_name_prefix="swathe-align") as pool,
    ):
        try:
            for some in _batches(_made(groups, makers, 2 * threads, ours), threads):
                token.raise_if_cancelled()
                if some is None:
                    yield None
                    continue
                yield from _until_there_is_room(running, device, token)
                on = device if _in_work(running, None) >= _BATCHES else None
                running.append(_PairBatch(some, pool, threads, scratch, ours, instructions, on))
            while running:
                yield from running[0].results()
                running.popleft()
        finally:
            ours.cancel()  # after an error, or if this generator is closed: ends the other threads
            for batch in running:
                batch.stop()
            makers.shutdown(cancel_futures=True)
            pool.shutdown(cancel_futures=True)


def _until_there_is_room(
    running: deque[_PairBatch], device: PairsDevice | None, token: CancelToken
) -> Iterator[tuple[QueryPairs, AlignedPairs] | None]:
    """Yield the results of batches, the first ones first, until the threads or the device want another."""
    while running:
        batches = device.batches if device is not None else 0
        on_device = _in_work(running, device) if device is not None else 0
        few = len(running) < 2 * (_BATCHES + batches)  # batches that wait for the first one take memory
        if running[0].done:
            yield from running[0].results()
            running.popleft()
        elif few and (on_device < batches or _in_work(running, None) < _BATCHES):
            return
        else:
            token.raise_if_cancelled()
            # One of each batch: its threads end at about the same time.
            of_each = [future for batch in running if (future := batch.unfinished) is not None]
            if of_each and not wait(of_each, _PATIENCE, FIRST_COMPLETED).done:
                yield None


def _in_work(running: Iterable[_PairBatch], device: PairsDevice | None) -> int:
    """Return how many batches the device, or the threads, have not finished."""
    return sum(batch.device is device and not batch.done for batch in running)


def load_kernels(*, adjusted: bool = False) -> None:
    """Load what `align_pairs` needs, or compile it where that was never done: a quarter of a second a width.

    adjusted : whether scores are adjusted to each subject, which take 16 bits at least
    """
    for bits in BITS[adjusted:2] if instruction_sets() else ():  # hardly a score needs more
        function(_kernel(bits), instruction_set())


def _made(
    groups: Iterable[Group], makers: ThreadPoolExecutor, ahead: int, token: CancelToken
) -> Iterator[QueryPairs | None]:
    """Yield groups in their order, made by other threads some ahead of this one; None while waiting."""
    making: deque[QueryPairs | Future[QueryPairs]] = deque()

    def first() -> Iterator[QueryPairs | None]:
        group = making.popleft()
        if isinstance(group, Future):
            yield from _waiting([group], token)
            group = group.result()
        yield group

    for group in groups:
        making.append(group if isinstance(group, QueryPairs) else makers.submit(group))
        while making and (len(making) > ahead or isinstance(making[0], QueryPairs)):
            yield from first()
    while making:
        yield from first()


def _batches(groups: Iterable[QueryPairs | None], threads: int) -> Iterator[list[QueryPairs] | None]:
    """Yield groups, as many at once as keep the threads busy; None in between."""
    cells, pairs = threads * _BATCH_CELLS, max(threads * _BATCH_PAIRS, _LEAST_PAIRS)
    some: list[QueryPairs] = []
    n_cells = n_pairs = 0
    for group in groups:
        yield None  # gathering so many takes long enough to report in between
        if group is None:
            continue
        some.append(group)
        n_cells += group.cells
        n_pairs += group.keys.size
        if n_cells >= cells or n_pairs >= pairs:
            yield some
            some, n_cells, n_pairs = [], 0, 0
    if some:
        yield some


def _waiting(futures: Collection[Future[Any]], token: CancelToken) -> Iterator[None]:
    """Yield until all are done; raises what one of them raised."""
    while not all(future.done() for future in futures) and wait(futures, _PATIENCE).not_done:
        token.raise_if_cancelled()
        yield None
    for future in futures:
        future.result()


class _Scratch(threading.local):
    """Each thread's scratch memory."""

    def __init__(self) -> None:
        self._memory = np.empty(0, np.uint8)

    def of(self, size: int) -> NDArray[np.uint8]:
        """Return memory of at least this size."""
        if self._memory.size < size:
            self._memory = aligned(size)
        return self._memory


class PackedQueries:
    """The queries of some groups as the kernels read them.

    Attributes
    ----------
    arrays : lists of the queries' residue codes, uint8[m], their rows of the tables, int32[m], and their
        tables before they are adjusted to a subject, int16[codes, stride]; queries may share one
    lengths : int64[q] residues; strides, codes : int32[q] the shape of the tables
    addresses, rows, unadjusted : int64[q] of the residues, of int32[m] rows of the tables, and of the table
        before it is adjusted to a subject
    """

    def __init__(self, groups: list[QueryPairs]) -> None:
        tables: dict[int, NDArray[np.int16]] = {}
        queries = [np.ascontiguousarray(group.query) for group in groups]
        rows, unadjusted = [], []
        for group in groups:
            of_scheme = id(group.scheme)
            if group.tables is not None:
                assert group.rows is not None
                rows.append(group.rows)
                table = np.zeros(group.tables.shape[1:], np.int16)
                table[:, group.rows] = group.scheme.table(group.query).T
            elif isinstance(group.scheme, ScoringScheme):
                rows.append(group.query.astype(np.int32))
                if of_scheme not in tables:
                    tables[of_scheme] = np.zeros((N_CODES, ROW), np.int16)
                    tables[of_scheme][:, :N_CODES] = group.scheme.matrix.T
                table = tables[of_scheme]
            else:
                rows.append(np.arange(group.query.size, dtype=np.int32))
                table = np.ascontiguousarray(group.scheme.table(group.query).T.astype(np.int16))
            unadjusted.append(table)
        self.lengths = np.array([query.size for query in queries], np.int64)
        self.codes, self.strides = np.array([table.shape for table in unadjusted], np.int32).T.copy()
        self.arrays = queries, rows, unadjusted
        self.addresses, self.rows, self.unadjusted = (
            np.array([address_of(array) for array in arrays], np.int64) for arrays in self.arrays
        )


class _PairBatch:
    """Some groups whose pairs are being aligned, by the threads or by a device.

    Pairs whose scores have the same width and whose gaps cost the same are aligned by the same `_Call`. What
    a device has no room for, or fails with, is left to the threads.

    Attributes
    ----------
    device : None: the threads
    """

    def __init__(
        self,
        groups: list[QueryPairs],
        pool: ThreadPoolExecutor,
        threads: int,
        scratch: _Scratch,
        token: CancelToken,
        instructions: str,
        device: PairsDevice | None,
    ) -> None:
        self._groups, self._pool, self._token = groups, pool, token
        self._threads, self._scratch, self._instructions = threads, scratch, instructions
        self._stop = np.zeros(1, np.int32)
        self._alone: dict[int, Future[Alignment]] = {}
        self._outputs: list[KernelOutput] = []
        self._futures: list[Future[None]] = []
        self._pairs = PackedPairs(groups)
        self.device = device
        self._on_device: Future[KernelOutput] | None = None
        left = np.ones(self._pairs.bits.size, np.bool_)
        if device is not None:
            self._taken, self._on_device = device.begin(self._pairs)
            left[self._taken] = False
        self._begin(left)

    def _begin(self, left: NDArray[np.bool_]) -> None:
        """Begin to align some pairs on the threads; changes `left`."""
        if not left.any():  # as usual with a device: what follows takes a fifth of a batch's time
            return
        pairs = self._pairs
        calls: list[_Call] = []
        usable = instruction_sets()
        for width in BITS if usable else ():
            here = instruction_set(self._instructions)
            chosen = left & (pairs.bits == width)
            chosen &= (
                kernel.scratch_bytes(here, width, pairs.queries.lengths[pairs.query_of], pairs.lengths)
                <= _MOST_SCRATCH
            )
            for costs in {group.costs for group in self._groups}:
                some = np.flatnonzero(chosen & (pairs.costs == costs).all(axis=1))
                if not some.size:
                    continue
                left[some] = False
                calls.append(_Call(pairs, some, here, width, self._stop))
        if calls:
            self._outputs += [call.output for call in calls]
            n_threads = min(self._threads, sum(call.output.some.size for call in calls))
            self._futures += [self._pool.submit(_work, calls, self._scratch) for _ in range(n_threads)]
        for pair in np.flatnonzero(left).tolist():
            self._align_alone(pair)

    def _align_alone(self, pair: int) -> None:
        bounds = self._pairs.bounds
        group = int(np.searchsorted(bounds, pair, "right")) - 1
        place = pair - int(bounds[group])
        self._alone[pair] = self._pool.submit(self._groups[group].align, place, self._token)

    @property
    def unfinished(self) -> Future[Any] | None:
        """Something that threads or the device are at, None where all is done."""
        if self._on_device is not None and not self._on_device.done():
            return self._on_device
        begun: list[Future[Any]] = [*self._futures, *self._alone.values()]
        return next((future for future in begun if not future.done()), None)

    @property
    def done(self) -> bool:
        """Whether everything begun is done."""
        return self.unfinished is None

    def stop(self) -> None:
        """End the calls of the kernel soon."""
        self._stop[0] = 1

    def results(self) -> Iterator[tuple[QueryPairs, AlignedPairs] | None]:
        """Yield each group with its alignments once all are made, and None while they are not."""
        yield from self._device_results()
        yield from _waiting(self._futures, self._token)
        for output in self._outputs:
            for pair in output.not_found.tolist():  # where one method fails, `align` has another
                self._align_alone(pair)
        yield from _waiting(self._alone.values(), self._token)
        parts = [output.aligned(self._pairs.of_gaps) for output in self._outputs]
        found = [output.found for output in self._outputs]
        if self._alone:
            parts.append(AlignedPairs.of(future.result() for future in self._alone.values()))
            found.append(np.array([*self._alone], np.int64))
        order = np.argsort(np.concatenate(found)) if found else np.empty(0, np.int64)
        aligned = (parts[0] if len(parts) == 1 else AlignedPairs.joined(parts)).take(order)
        bounds = self._pairs.bounds.tolist()
        for group, begin, end in zip(self._groups, bounds, bounds[1:], strict=False):
            yield group, aligned.part(begin, end)

    def _device_results(self) -> Iterator[None]:
        """Wait for the device; if it failed, begin its pairs on the threads."""
        if self._on_device is None or self.device is None:
            return
        try:
            yield from _waiting([self._on_device], self._token)
            self._outputs.append(self._on_device.result())
        except DeviceError as error:
            self.device.fail(error)
            left = np.zeros(self._pairs.bits.size, np.bool_)
            left[self._taken] = True
            self._begin(left)
        self._on_device = None


@dataclass(frozen=True, slots=True, eq=False)
class KernelOutput:
    """What a kernel writes of k pairs of a batch.

    Parameters
    ----------
    some : int64[k] which of the pairs
    figures : int32[FIGURES, k] the rows of `kernels.cpu.alignment.FIGURES`
    begins : int64[k] where a pair's runs begin
    sizes : int32[k] how many there are; `NOT_FOUND`: no alignment has the score
    counts : int32[...] columns of each run
    operations : uint8[...] of each run, in ASCII
    """

    some: NDArray[np.int64]
    figures: NDArray[np.int32]
    begins: NDArray[np.int64]
    sizes: NDArray[np.int32]
    counts: NDArray[np.int32]
    operations: NDArray[np.uint8]

    @property
    def found(self) -> NDArray[np.int64]:
        """The pairs that were aligned, in the order of `aligned`."""
        found: NDArray[np.int64] = self.some[self.sizes != kernel.NOT_FOUND]
        return found

    @property
    def not_found(self) -> NDArray[np.int64]:
        """The pairs whose score no alignment was found to have."""
        not_found: NDArray[np.int64] = self.some[self.sizes == kernel.NOT_FOUND]
        return not_found

    def aligned(self, of_gaps: NDArray[np.int64]) -> AlignedPairs:
        """Return the alignments.

        of_gaps : int64[n, 2] of all pairs of the batch, as in `PackedPairs`
        """
        found = np.flatnonzero(self.sizes != kernel.NOT_FOUND)
        sizes = self.sizes[found]
        bounds = np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))
        runs = np.repeat(self.begins[found] - bounds[:-1], sizes) + np.arange(bounds[-1])
        aligned = AlignedPairs(self.figures[:, found], self.counts[runs], self.operations[runs], bounds)
        gap_open, gap_extend = of_gaps[self.some[found]].T
        # The kernel gives the score without gaps.
        aligned.score[:] -= gap_open * aligned.gap_openings + gap_extend * aligned.gaps
        return aligned


class PackedPairs:
    """The pairs of some groups as the kernels read them, and what they are sorted into calls by.

    Attributes
    ----------
    bounds : int64[groups + 1] first pair of each group; a group is a query
    residues : of each group, uint8[...]
    query_of : int32[n]; lengths : int64[n] of the subjects; wanted : int32[n] scores
    subjects, tables : int64[n] addresses
    bits : int64[n] width of the scores; 0: there is no such width, or nothing to align
    costs : int64[n, 2] of a gap's first residue and of each further one
    of_gaps : int64[n, 2] costs by the scheme that is not adjusted: of a gap, and of each of its residues
    """

    def __init__(self, groups: list[QueryPairs]) -> None:
        self.groups = groups
        sizes = np.array([group.keys.size for group in groups], np.int64)
        self.bounds = np.concatenate(([0], np.cumsum(sizes)))
        self.queries = PackedQueries(groups)
        self.query_of = np.repeat(np.arange(sizes.size, dtype=np.int32), sizes)
        self.lengths = np.concatenate([group.lengths for group in groups]).astype(np.int64)
        scores = np.concatenate([group.scores for group in groups])
        self.wanted = scores.astype(np.int32)
        self.residues = [np.ascontiguousarray(group.residues) for group in groups]
        self.subjects = np.concatenate(
            [group.begins + address_of(kept) for group, kept in zip(groups, self.residues, strict=True)]
        )
        tables = [
            address + np.zeros(group.keys.size, np.int64)
            if group.tables is None
            else address_of(group.tables) + np.arange(group.keys.size) * group.tables.strides[0]
            for group, address in zip(groups, self.queries.unadjusted.tolist(), strict=True)
        ]
        self.tables = np.concatenate(tables)
        self.costs = np.array([group.costs for group in groups], np.int64)[self.query_of]
        schemes = [(group.scheme.gap_open, group.scheme.gap_extend) for group in groups]
        self.of_gaps = np.array(schemes, np.int64)[self.query_of]
        self.bits = np.zeros(scores.size, np.int64)
        for bits in BITS[::-1]:
            fit = [fits(bits, *group.costs) and bits >= group.least_bits for group in groups]
            self.bits[np.array(fit)[self.query_of] & (scores <= highest(bits))] = bits
        self.bits[(scores <= 0) | (self.lengths == 0) | (self.queries.lengths[self.query_of] == 0)] = 0


class _Call:
    """Pairs that threads align with one kernel.

    some : int64[k] which of the pairs

    Attributes
    ----------
    output : complete once all threads are through
    """

    def __init__(
        self,
        pairs: PackedPairs,
        some: NDArray[np.int64],
        instructions: InstructionSet,
        bits: int,
        stop: NDArray[np.int32],
    ) -> None:
        n_query, n_subject = pairs.queries.lengths[pairs.query_of[some]], pairs.lengths[some]
        # The large ones first: so threads end at about the same time.
        order = np.argsort(-np.maximum(n_query * n_subject, _LARGE_CELLS), kind="stable")
        some = some[order]
        self._pairs = pairs  # holds what the addresses lead to
        self._kernel = function(_kernel(bits), instructions)
        self._scratch_bytes = int(kernel.scratch_bytes(instructions, bits, n_query, n_subject).max())
        room = int((n_query + n_subject).sum())
        first, extend = pairs.costs[some[0]].tolist()
        self.output = KernelOutput(
            some,
            np.empty((len(kernel.FIGURES), some.size), np.int32),
            np.empty(some.size, np.int64),
            np.empty(some.size, np.int32),
            np.empty(room, np.int32),
            np.empty(room, np.uint8),
        )
        queries = pairs.queries
        self._parameters = {
            "pairs": some.size,
            "query_of": pairs.query_of[some],
            "subjects": pairs.subjects[some],
            "lengths": pairs.lengths[some].astype(np.int32),
            "wanted": pairs.wanted[some],
            "tables": pairs.tables[some],
            "queries": queries.addresses,
            "query_lengths": queries.lengths.astype(np.int32),
            "rows": queries.rows,
            "strides": queries.strides,
            "codes": queries.codes,
            "unadjusted": queries.unadjusted,
            "first": first,
            "extend": extend,
            "figures": self.output.figures,
            "begins": self.output.begins,
            "runs": self.output.sizes,
            "counts": self.output.counts,
            "operations": self.output.operations,
            "used": np.zeros(1, np.int64),
            "next": np.zeros(1, np.int64),
            "stop": stop,
            "blocks": kernel.block_rows(instructions, bits, n_query[order], n_subject[order]).astype(
                np.int32
            ),
            "scratch": 0,
        }
        self._numbers = self._kernel.numbers(**self._parameters)

    def work(self, scratch: _Scratch) -> None:
        """Align pairs until none is left; each thread calls this once."""
        self._kernel.call(self._numbers, scratch.of(self._scratch_bytes))


def _work(calls: list[_Call], scratch: _Scratch) -> None:
    """Do one thread's part of some calls."""
    for call in calls:
        call.work(scratch)


@cache
def _kernel(bits: int) -> CpuKernel:
    """Return the kernel for scores of this width."""
    return CpuKernel(f"alignment {bits}", kernel.PARAMETERS, partial(kernel.build, bits=bits))
