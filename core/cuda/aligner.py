"""Alignments of many pairs on GPUs, beside the processor's threads: batches for `core.alignment.bulk`."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.bulk import KernelOutput, PackedPairs
from swathe.core.cuda.allowance import Allowance
from swathe.core.cuda.device_thread import DeviceThread
from swathe.core.cuda.devices import Device
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceError
from swathe.kernels.cpu.alignment import FIGURES
from swathe.kernels.traceback import BUILD, HIGHEST, OUTPUTS, PAIR, QUERY, most_runs, scratch_bytes

MOST_CELLS: Final = 16_000_000
"""Pairs with more are left to the processor: a warp takes longer for them than a user waits for a cancel."""
_THREADS: Final = 3
"""Threads a device, each with a batch and a stream: one prepares or reads while another's kernel runs."""
_BATCHES: Final = 2
"""Batches of a thread: one is worked on, one waits."""
_SHARE: Final = 64
"""Part of a device's memory that its threads may take: half of what engines leave to other programs."""
_MOST_IMAGE: Final = 16 << 20
_MOST_RUNS: Final = 32 << 20
_ALIGNMENT: Final = 16
_log = logging.getLogger(__name__)


class GpuAligner:
    """Aligns pairs on GPUs (`core.alignment.bulk.PairsDevice`). Devices are opened with the first batch.

    Parameters
    ----------
    devices : at least one
    warnings : receives a sentence if a device fails
    memory_limit : bytes of each device that may be used at most, by the engine too; None: what is free
    open_session : what opens a device, in the device's thread
    """

    def __init__(
        self,
        devices: Sequence[Device],
        warnings: list[str],
        memory_limit: int | None = None,
        open_session: Callable[[Device], Session] = Session,
    ) -> None:
        self._devices = tuple(devices)
        self._warnings = warnings
        self._open_session = open_session
        most = [min(device.memory_bytes, memory_limit or device.memory_bytes) for device in devices]
        self._rooms = [_Rooms(size // _SHARE // _THREADS) for size in most]
        self._threads: list[DeviceThread[_Worker]] = []
        self._turns = itertools.cycle(range(_THREADS * len(self._devices)))
        self._failed = False

    @property
    def batches(self) -> int:
        """How many batches keep the devices busy; 0 once one of them failed."""
        return 0 if self._failed else _BATCHES * _THREADS * len(self._devices)

    def begin(self, pairs: PackedPairs) -> tuple[NDArray[np.int64], Future[KernelOutput]]:
        """Begin a batch on the next device, as `PairsDevice.begin` says."""
        if not self._threads:
            self._threads = [self._thread(k) for k in range(_THREADS * len(self._devices))]
        turn = next(self._turns)
        some = fitting(pairs, self._rooms[turn // _THREADS])
        return some, self._threads[turn].submit(lambda worker: worker.align(pairs, some))

    def fail(self, error: DeviceError) -> None:
        """Stop using the devices, and warn of it once."""
        if not self._failed:
            self._failed = True
            self._warnings.append(f"{error.message} Hits are aligned by the processor.")
            _log.warning("%s", error)

    def close(self) -> None:
        """Wait for the batches under way and free everything."""
        for thread in self._threads:
            thread.close(wait=False)
        for thread in self._threads:
            thread.close()
        self._threads = []

    def _thread(self, number: int) -> DeviceThread[_Worker]:
        rooms = self._rooms[number // _THREADS]
        device = self._devices[number // _THREADS]
        return DeviceThread(device, lambda session: _Worker(session, rooms), self._open_session)


class _Rooms:
    """Bytes of a thread's buffers on a device: the image, the runs, and the scratch memory."""

    def __init__(self, whole: int) -> None:
        self.whole = whole
        self.image = min(_MOST_IMAGE, whole // 8)
        self.runs = min(_MOST_RUNS, whole // 8) // 4 * 4
        self.out = self.image // PAIR.itemsize * 4 * OUTPUTS + 4
        self.scratch = whole - self.image - self.runs - self.out


def fitting(pairs: PackedPairs, rooms: _Rooms) -> NDArray[np.int64]:
    """Return those pairs that a device takes in one batch, int64[k], ascending."""
    m, n = pairs.queries.lengths[pairs.query_of], pairs.lengths
    most = np.maximum(pairs.wanted, pairs.costs.max(axis=1, initial=0))
    fit = (pairs.bits > 0) & (m * n <= MOST_CELLS) & (most <= HIGHEST)
    fit &= scratch_bytes(m, n) <= rooms.scratch
    fit &= np.cumsum(4 * most_runs(m, n) * fit) <= rooms.runs
    left = rooms.image - _ALIGNMENT - len(pairs.groups) * QUERY.itemsize
    found = [np.zeros(0, np.int64)]
    for number, group in enumerate(pairs.groups):
        begin, end = pairs.bounds[number : number + 2]
        some = begin + np.flatnonzero(fit[begin:end])
        arrays = [of_all[number] for of_all in pairs.queries.arrays]
        shared = (
            sum(array.nbytes + _ALIGNMENT for array in arrays) + int(group.lengths.sum()) + 2 * _ALIGNMENT
        )
        each = PAIR.itemsize + (0 if group.tables is None else group.tables[0].nbytes if some.size else 0)
        taken = some[: max(0, left - shared) // each]
        if taken.size:
            left -= shared + taken.size * each
            found.append(taken)
    return np.concatenate(found)


class _Worker:
    """A device's memory for one batch at a time; used from the thread of its session."""

    def __init__(self, session: Session, rooms: _Rooms) -> None:
        self.allowance = Allowance(session, rooms.whole)
        self._session = session
        self._rooms = rooms
        self._image, self._runs, self._out, self._scratch = self.allowance.allocate(
            rooms.image, rooms.runs, rooms.out, rooms.scratch
        )
        self._host = session.pinned(rooms.image, np.uint8)
        self._stream, self._done = session.stream(), session.event()
        self._kernel = session.kernel(BUILD.source, BUILD.defines_map(), BUILD.entry)

    def memory_used(self) -> int:
        """Return the device memory in use by all processes, in bytes."""
        return self._session.total_bytes() - self._session.free_bytes()

    def abandon(self) -> None:
        """Do nothing: there are no threads to stop."""

    def align(self, pairs: PackedPairs, some: NDArray[np.int64]) -> KernelOutput:
        """Align some pairs of a batch, int64[k], ascending, for which there is room."""
        k = some.size
        if not k:
            none = np.zeros(0, np.int32)
            return KernelOutput(
                some, np.zeros((len(FIGURES), 0), np.int32), some, none, none, none.view(np.uint8)[:0]
            )
        some, image, queries_at, cuts = write_image(self._host.array, pairs, some, self._rooms.scratch)
        self._session.upload(self._image, image, self._stream)
        self._session.clear(self._out, self._stream)
        for begin, end in itertools.pairwise(cuts):
            self._kernel.launch(
                end - begin, BUILD.threads, self._image, np.int64(queries_at), np.int32(begin), np.int32(k),
                self._scratch, self._out, self._runs, stream=self._stream,
            )  # fmt: skip
        out = np.empty(OUTPUTS * k + 1, np.int32)
        self._read(out, self._out)
        runs = np.empty(out[-1], np.uint32)
        self._read(runs, self._runs)
        table = out[:-1].reshape(OUTPUTS, k)
        return KernelOutput(
            some, table[: len(FIGURES)], table[-2].astype(np.int64), table[-1],
            (runs >> 8).astype(np.int32), runs.astype(np.uint8),
        )  # fmt: skip

    def _read(self, array: NDArray[Any], buffer: Any) -> None:
        """Fill an array from a buffer once the stream has got there; sleeps meanwhile."""
        self._done.record(self._stream)
        self._done.synchronize()
        self._session.download(array, buffer, self._stream)
        self._stream.synchronize()


def write_image(
    host: NDArray[np.uint8], pairs: PackedPairs, some: NDArray[np.int64], scratch: int
) -> tuple[NDArray[np.int64], NDArray[np.uint8], int, list[int]]:
    """Write what the kernel reads of some pairs, int64[k].

    Returns the pairs in the order of the image, which begins with the largest, the image, where its queries
    are, and where launches begin and end, so that each has room in `scratch` bytes.
    """
    image = _Image(host)
    table = image.reserve(some.size * PAIR.itemsize).view(PAIR)
    queries_at = image.used
    queries = image.reserve(len(pairs.groups) * QUERY.itemsize).view(QUERY)
    tables: dict[int, int] = {}
    bounds = np.searchsorted(some, pairs.bounds)
    for number, group in enumerate(pairs.groups):
        low, high = bounds[number : number + 2]
        if low == high:
            continue
        codes, rows, unadjusted = (of_all[number] for of_all in pairs.queries.arrays)
        if id(unadjusted) not in tables:
            tables[id(unadjusted)] = image.add(unadjusted)
        query = queries[number : number + 1]
        query["codes"], query["rows"] = image.add(codes), image.add(rows)
        query["unadjusted"] = tables[id(unadjusted)]
        query["length"] = codes.size
        query["n_codes"], query["stride"] = unadjusted.shape
        query["first"], query["extend"] = group.costs
        chosen = some[low:high] - pairs.bounds[number]
        of_group = table[low:high]
        of_group["query"] = number
        held = group.lengths[chosen]
        of_group["subject"] = image.used + np.cumsum(held) - held
        image.add(np.concatenate([group.subject(one) for one in chosen.tolist()]))
        of_group["table"] = query["unadjusted"]
        if group.tables is not None:
            own = group.tables if chosen.size == len(group.tables) else group.tables[chosen]
            of_group["table"] = image.add(own) + np.arange(chosen.size) * own[0].nbytes
    table["length"] = pairs.lengths[some]
    table["wanted"] = pairs.wanted[some]
    m, n = pairs.queries.lengths[table["query"]], pairs.lengths[some]
    order = np.argsort(-m * n, kind="stable")
    table[:] = table[order]
    sizes = scratch_bytes(m, n)[order]
    ends = np.cumsum(sizes)
    cuts = [0]
    while cuts[-1] < some.size:
        before = int(ends[cuts[-1]] - sizes[cuts[-1]])
        end = int(np.searchsorted(ends, before + scratch, "right"))
        table["scratch"][cuts[-1] : end] = (ends - sizes)[cuts[-1] : end] - before
        cuts.append(end)
    return some[order], host[: image.used], queries_at, cuts


class _Image:
    """Arrays one after the other in some memory."""

    def __init__(self, host: NDArray[np.uint8]) -> None:
        self._host = host
        self.used = 0

    def reserve(self, size: int) -> NDArray[np.uint8]:
        """Return the next bytes."""
        begin = self.used
        self.used = -(-(begin + size) // _ALIGNMENT) * _ALIGNMENT
        return self._host[begin : begin + size]

    def add(self, array: NDArray[Any]) -> int:
        """Write an array; return where it begins."""
        begin = self.used
        self.reserve(array.nbytes)[:] = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        return begin
