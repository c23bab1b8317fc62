"""One long subject a block: the intra-task kernel of CUDASW++ 2.0, and its tiled improvement."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.cuda.devices import Device
from core.cuda.launch import DeviceBuffer, Stream
from core.cuda.published.method import Launch, Loaded, Subjects
from core.cuda.session import Session
from core.errors import DeviceMemoryError
from core.scoring import Scoring
from kernels.inter_task import ScoreTable, gap_costs, profile
from kernels.intra_task import (
    DIAGONAL_BYTES,
    MOST_CELLS_OF_A_BLOCK,
    MOST_STEPS,
    MOST_THREADS,
    QUAD,
    WARP,
    cells_of_diagonals,
    cut_query,
    diagonal_build,
    launch_ends,
    plain_profile,
    strips_build,
)
from kernels.registry import KernelBuild

_BEHIND: Final = np.zeros(16, np.uint8)
"""Bytes behind the residues, which are read by words."""
_ALIGNMENT: Final = 256
_EDGE_BYTES: Final = 8 * QUAD
"""Of a strip's last row: H and F of four columns."""
_ROWS: Final = 8
_STRIP_THREADS: Final = 256

Count = int | NDArray[np.int64]


class _Batch:
    """A batch on a device, as it is in the database.

    Attributes
    ----------
    lengths, counts : int64, the different lengths in ascending order, and how many subjects have each
    sources : host arrays that are copied from until the stream is done
    """

    def __init__(self, subjects: Subjects, residues: DeviceBuffer, offsets: DeviceBuffer) -> None:
        self.n = subjects.lengths.size
        self.n_residues = subjects.residues.size
        self.residues = residues
        self.offsets = offsets
        self.sources: tuple[NDArray[Any], ...] = tuple(
            np.ascontiguousarray(array) for array in (subjects.residues, subjects.offsets)
        )
        lengths, counts = np.unique(subjects.lengths, return_counts=True)
        self.lengths: NDArray[np.int64] = lengths.astype(np.int64)
        self.counts: NDArray[np.int64] = counts.astype(np.int64)


class _IntraTask(ABC):
    """What the intra-task methods share: subjects lie as in the database, and a block computes each.

    The state is the scores, then what blocks keep between launches.
    """

    layout_key = "plain"

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        build: KernelBuild,
        image: ScoreTable,
    ) -> None:
        self._session = session
        self._m = query.size
        self._gap = gap_costs(scheme.gap_open, scheme.gap_extend)
        self.builds: tuple[KernelBuild, ...] = (build,)
        self._kernel = session.kernel(build.source, build.defines_map(), build.entry, build.shared_bytes)
        self._profile = session.buffer(image.nbytes)
        session.upload(self._profile, image)

    @staticmethod
    def why_not(query_length: int, scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> str:
        """Return why a query cannot be computed: there is no reason."""
        return ""

    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest subjects fit, with the state of each."""
        n = np.arange(1, lengths.size + 1)
        residues = np.cumsum(lengths[::-1], dtype=np.int64)
        sizes = residues + _BEHIND.size + 8 * (n + 1) + _scores_bytes(n) + self._kept_bytes(residues, n)
        count = int(np.searchsorted(sizes, budget, "right"))
        if count == 0:
            raise DeviceMemoryError(
                f"A subject of {int(lengths[-1]):,} residues and a query of {self._m:,} need "
                f"{int(sizes[0]) / 2**20:,.1f} MiB of a GPU's memory, and {budget / 2**20:,.1f} MiB can be "
                "used.",
                "Close other programs that use this GPU, or choose the tiled kernel or the CPU engine.",
                asked=int(sizes[0]),
                free=budget,
            )
        return count

    def load(self, subjects: Subjects, stream: Stream) -> Loaded:
        """Copy a batch as it is."""
        session = self._session
        residues = session.buffer(subjects.residues.size + _BEHIND.size)
        try:
            offsets = session.buffer(subjects.offsets.nbytes)
        except DeviceMemoryError:
            session.free(residues)
            raise
        batch = _Batch(subjects, residues, offsets)
        for buffer, array in zip((residues, offsets), batch.sources, strict=True):
            session.upload(buffer, array, stream)
        session.upload(residues, _BEHIND, stream, offset=batch.n_residues)
        return Loaded((residues, offsets), residues.n_bytes + offsets.n_bytes, batch)

    def state_bytes(self, loaded: Loaded) -> int:
        """Return the bytes of the scores and of what blocks keep between launches."""
        batch: _Batch = loaded.extra
        return int(_scores_bytes(batch.n) + self._kept_bytes(batch.n_residues, batch.n))

    def launches(self, loaded: Loaded, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of as many steps of every subject."""
        batch: _Batch = loaded.extra
        launches = []
        begin = done = 0
        for end, cells in self._ends(batch, cells_per_launch):
            ask = partial(self._ask, batch, state, np.int64(begin), np.int64(end))
            launches.append(Launch(cells - done, ask))
            begin, done = end, cells
        return launches

    def scores(self, loaded: Loaded, state: DeviceBuffer) -> tuple[DeviceBuffer, int]:
        """Return the state: the scores are its first part."""
        return state, 0

    def close(self) -> None:
        """Free the profile."""
        self._session.free(self._profile)

    @abstractmethod
    def _kept_bytes(self, residues: Count, subjects: Count) -> Count:
        """Return the bytes of what blocks keep between launches."""

    @abstractmethod
    def _ends(self, batch: _Batch, cells_per_launch: int) -> list[tuple[int, int]]:
        """Return for each launch the step that it ends before, and the batch's cells done then."""

    @abstractmethod
    def _ask(
        self, batch: _Batch, state: DeviceBuffer, begin: np.int64, end: np.int64, stream: Stream
    ) -> None:
        """Ask for steps begin .. end of every subject."""


class AntiDiagonal(_IntraTask):
    """The intra-task method of CUDASW++ 2.0 (`core.cuda.published.method.Method`).

    A launch does a range of anti-diagonals of every subject of its batch; H of three of them, E and F lie in
    global memory. Option: `threads` per block.
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
        super().__init__(
            session, query, scheme, diagonal_build(8 * table.itemsize, threads), plain_profile(table)
        )
        self._threads = threads

    def _kept_bytes(self, residues: Count, subjects: Count) -> Count:
        return DIAGONAL_BYTES * (self._m + 1) * subjects

    def _ends(self, batch: _Batch, cells_per_launch: int) -> list[tuple[int, int]]:
        longest = int(batch.lengths[-1])

        def cells_done(diagonals: int) -> int:
            return int((batch.counts * cells_of_diagonals(diagonals, self._m, batch.lengths)).sum())

        most = max(1, min(MOST_STEPS, MOST_CELLS_OF_A_BLOCK // min(self._m, longest)))
        return launch_ends(self._m + longest - 1, cells_done, cells_per_launch, most)

    def _ask(
        self, batch: _Batch, state: DeviceBuffer, begin: np.int64, end: np.int64, stream: Stream
    ) -> None:
        self._kernel.launch(
            batch.n, self._threads,
            batch.residues, batch.offsets, np.int32(batch.n), self._profile, np.int32(self._m), self._gap,
            begin, end, state.pointer(int(_scores_bytes(batch.n))), state,
            stream=stream,
        )  # fmt: skip


class Strips(_IntraTask):
    """The tiled intra-task method after Hains et al. 2011 (`core.cuda.published.method.Method`).

    A launch does a range of steps, a tile of every thread, of every subject of its batch; between launches
    threads keep their registers in the state, where the last row of a strip is too. Options: `threads` per
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
        super().__init__(session, query, scheme, build, self._cut.profile(profile(table)))

    def _kept_bytes(self, residues: Count, subjects: Count) -> Count:
        kept = self._cut.register_bytes * subjects
        return kept + (_EDGE_BYTES * (residues // QUAD + subjects) if self._cut.count > 1 else 0)

    def _ends(self, batch: _Batch, cells_per_launch: int) -> list[tuple[int, int]]:
        steps = self._cut.steps(batch.lengths)
        cells = self._m * batch.lengths * batch.counts

        def cells_done(step: int) -> int:
            return int(np.rint(cells * np.minimum(step / steps, 1.0)).sum())

        return launch_ends(int(steps.max()), cells_done, cells_per_launch, MOST_STEPS)

    def _ask(
        self, batch: _Batch, state: DeviceBuffer, begin: np.int64, end: np.int64, stream: Stream
    ) -> None:
        registers = int(_scores_bytes(batch.n))
        boundary = registers + self._cut.register_bytes * batch.n
        self._kernel.launch(
            batch.n, self._cut.threads,
            batch.residues, batch.offsets, np.int32(batch.n), self._profile, np.int32(self._cut.count),
            self._gap, begin, end, state.pointer(registers), state.pointer(boundary), state,
            stream=stream,
        )  # fmt: skip


def _scores_bytes(subjects: Count) -> Count:
    """Return the bytes of the scores, with room up to where the rest begins."""
    return -(-4 * subjects // _ALIGNMENT) * _ALIGNMENT
