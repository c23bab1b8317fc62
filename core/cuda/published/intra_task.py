"""One long subject per block: the intra-task kernel of CUDASW++ 2.0, and its tiled improvement."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.published import plain
from swathe.core.cuda.published.method import Launch, LoadedBatch, Method, aligned
from swathe.core.cuda.published.plain import UnpackedLayout
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.inter_task import ScoreTable, gap_costs, profile
from swathe.kernels.intra_task import (
    DIAGONAL_BYTES,
    MOST_CELLS_OF_A_BLOCK,
    MOST_STEPS,
    MOST_THREADS,
    QUAD,
    WARP,
    cells_of_diagonals,
    cells_of_steps,
    cut_query,
    diagonal_build,
    launch_ends,
    plain_profile,
    rows_in_shared_memory,
    strips_build,
)
from swathe.kernels.registry import KernelBuild

_EDGE_BYTES: Final = 8 * QUAD
"""Bytes of a strip's last row: H and F of four columns."""
_ROWS: Final = 8
_STRIP_THREADS: Final = 256


class _IntraTask(Method):
    """What the intra-task methods share: the layout is the database's, and a block computes a subject.

    The state holds the scores, then what blocks keep between launches.
    """

    layout_key = plain.LAYOUT_KEY

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
        build: KernelBuild,
        image: ScoreTable,
    ) -> None:
        super().__init__(session, query, scheme, options)
        self._gap = gap_costs(scheme.gap_open, scheme.gap_extend)
        self.builds: tuple[KernelBuild, ...] = (build,)
        self._kernel = session.kernel(build.source, build.defines_map(), build.entry, build.shared_bytes)
        self._profile = self._upload(image)

    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest subjects fit, with the state of each."""
        return plain.take(lengths, budget, self._m, self._state_size)

    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Enqueue the copies of a batch, laid out as in the database."""
        return plain.load(self._session, subjects, stream)

    def part(self, loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
        """Return some subjects of a batch."""
        return plain.part(loaded, begin, end)

    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of the scores and of what blocks keep between launches."""
        batch: UnpackedLayout = loaded.extra
        return self._state_size(batch.n, batch.n_residues)

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of as many steps of every subject."""
        batch: UnpackedLayout = loaded.extra
        launches = []
        begin = done = 0
        for end, cells in self._ends(batch, cells_per_launch):
            enqueue = partial(self._enqueue, batch, state, np.int64(begin), np.int64(end))
            launches.append(Launch(cells - done, enqueue))
            begin, done = end, cells
        return launches

    def _state_size(self, subjects: int, residues: int) -> int:
        return aligned(4 * subjects) + self._kept_bytes(residues, subjects)

    @abstractmethod
    def _kept_bytes(self, residues: int, subjects: int) -> int:
        """Return the bytes of what blocks keep between launches."""

    @abstractmethod
    def _ends(self, batch: UnpackedLayout, cells_per_launch: int) -> list[tuple[int, int]]:
        """Return for each launch the step that it ends before, and the batch's cells done then."""

    @abstractmethod
    def _enqueue(
        self, batch: UnpackedLayout, state: DeviceBuffer, begin: np.int64, end: np.int64, stream: Stream
    ) -> None:
        """Enqueue steps begin .. end of every subject."""


class AntiDiagonal(_IntraTask):
    """The intra-task method of CUDASW++ 2.0 (`core.cuda.published.method.Method`).

    A launch computes a range of anti-diagonals of every subject of its batch; H of three of them, E and F are
    in shared memory where they fit, else in global memory. Option: `threads` per block.
    """

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None:
        table = scheme.table(query)
        wanted = int(options.get("threads", MOST_THREADS))
        threads = min(wanted, -(-query.size // WARP) * WARP)
        shared = rows_in_shared_memory(query.size, session.device.shared_bytes)
        build = diagonal_build(8 * table.itemsize, threads, shared)
        super().__init__(session, query, scheme, options, build, plain_profile(table))
        self._threads = threads

    def _kept_bytes(self, residues: int, subjects: int) -> int:
        return DIAGONAL_BYTES * (self._m + 1) * subjects

    def _ends(self, batch: UnpackedLayout, cells_per_launch: int) -> list[tuple[int, int]]:
        most = max(1, min(MOST_STEPS, MOST_CELLS_OF_A_BLOCK // min(self._m, batch.longest)))
        done = cells_of_diagonals(self._m, *_by_length(batch))
        return launch_ends(self._m + batch.longest - 1, done, cells_per_launch, most)

    def _enqueue(
        self, batch: UnpackedLayout, state: DeviceBuffer, begin: np.int64, end: np.int64, stream: Stream
    ) -> None:
        self._kernel.launch(
            batch.n, self._threads,
            batch.residues, batch.places, np.int32(batch.n), self._profile, np.int32(self._m), self._gap,
            begin, end, state.pointer(aligned(4 * batch.n)), state,
            stream=stream,
        )  # fmt: skip


class Strips(_IntraTask):
    """The tiled intra-task method after Hains et al. 2011 (`core.cuda.published.method.Method`).

    A launch computes a range of steps (a tile per thread) of every subject of its batch. Between launches,
    threads save their registers in the state, which also has the last row of a strip. Options: `threads` per
    block at most, `rows` that a thread keeps.
    """

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None:
        table = scheme.table(query)
        rows = int(options.get("rows", _ROWS))
        most = int(options.get("threads", _STRIP_THREADS))
        self._cut = cut_query(query.size, rows, 8 * table.itemsize, most, session.device.shared_bytes)
        build = strips_build(rows, 8 * table.itemsize, self._cut.threads, self._cut.shared_bytes)
        super().__init__(session, query, scheme, options, build, self._cut.profile(profile(table)))

    def _kept_bytes(self, residues: int, subjects: int) -> int:
        kept = self._cut.register_bytes * subjects
        return kept + (_EDGE_BYTES * (residues // QUAD + subjects) if self._cut.count > 1 else 0)

    def _ends(self, batch: UnpackedLayout, cells_per_launch: int) -> list[tuple[int, int]]:
        lengths, counts = _by_length(batch)
        steps = self._cut.steps(lengths)
        done = cells_of_steps(steps, self._m * lengths * counts)
        return launch_ends(int(steps[-1]), done, cells_per_launch, MOST_STEPS)

    def _enqueue(
        self, batch: UnpackedLayout, state: DeviceBuffer, begin: np.int64, end: np.int64, stream: Stream
    ) -> None:
        registers = aligned(4 * batch.n)
        boundary = registers + self._cut.register_bytes * batch.n
        self._kernel.launch(
            batch.n, self._cut.threads,
            batch.residues, batch.places, np.int32(batch.n), self._profile, np.int32(self._cut.count),
            self._gap, begin, end, state.pointer(registers), state.pointer(boundary), state,
            stream=stream,
        )  # fmt: skip


def _by_length(batch: UnpackedLayout) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the different lengths in ascending order, and how many subjects have each."""
    ends = np.append(np.flatnonzero(np.diff(batch.lengths)), batch.n - 1)
    return batch.lengths[ends].astype(np.int64), np.diff(ends, prepend=-1).astype(np.int64)
