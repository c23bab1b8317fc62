"""Pairwise significance on GPUs by the strategies of Zhang et al. 2012: pair by pair, or tile by tile."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import Device, probe
from swathe.core.cuda.occupancy import occupancy
from swathe.core.cuda.published.job import CopyTiles
from swathe.core.cuda.resources import BuildResources
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.engines.base import Engine
from swathe.core.engines.kernel_options import complete_options
from swathe.core.engines.published import PublishedEngine
from swathe.core.errors import EngineUnavailable, InvalidRequest
from swathe.core.permutation.device_scorer import DevicePermuter
from swathe.core.permutation.scorers import CopiesToScore, ScoredCopies
from swathe.core.scoring.scheme import Scoring
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.words import counted
from swathe.kernels.inter_task import REGISTERS
from swathe.kernels.intra_task import diagonal_build
from swathe.kernels.pairwise import ENGINE, STRATEGIES, grid_blocks, grid_occupancy, strategy_named, tile_size

_PAIRS: Final = 256
_TILES: Final = 8
"""Per call of the engine: few, so that it can be cancelled soon."""
_ANY_LENGTH: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Grid:
    """What a strategy runs on a device at the same time.

    Parameters
    ----------
    subjects : whose copies are permuted and aligned together: T
    blocks, threads : of the alignment's grid
    occupancy : share of the device's threads that it occupies, 0 to 1
    """

    subjects: int
    blocks: int
    threads: int
    occupancy: float

    @property
    def words(self) -> str:
        """The grid as a sentence."""
        copies = f"Copies of {counted(self.subjects, 'subject')} at a time"
        return f"{copies}, {counted(self.blocks, 'block')} of {self.threads} threads."


class PermutationEngine(PublishedEngine):
    """Scores of permuted copies by a strategy of the paper (`core.permutation.scorers.CopyScorer`).

    It scores permuted copies only. A tile is split only where device memory requires it. Several devices take
    tiles from one job. As in the paper, a device computes one tile after another: it permutes and aligns the
    copies and returns the scores before it starts on the next tile.

    Parameters
    ----------
    strategy : a name of `kernels.pairwise`, not ``engine``
    options : the strategy's; those that are missing have their defaults
    devices, memory_limit, open_session : as `PublishedEngine` takes them
    """

    def __init__(
        self,
        devices: Sequence[Device],
        strategy: str,
        options: Mapping[str, int | str] | None = None,
        memory_limit: int | None = None,
        open_session: Callable[[Device], Session] = Session,
    ) -> None:
        self.strategy = strategy_named(strategy)
        chosen = complete_options(self.strategy, options or {})
        self._threads = int(chosen["threads"])
        own: dict[str, int | str] = {"threads": self._threads}
        if not self.strategy.block_of_a_copy:
            own["threshold"] = _ANY_LENGTH
        super().__init__(devices, self.strategy.kernel, own, memory_limit, open_session, stream_slots=1)
        self.grid: Grid | None = None
        """Of the last call of `score`."""

    def _resources(self) -> BuildResources | None:
        """Return what the alignment uses of a device: its occupancy is the grid's, as the paper counts it."""
        told = super()._resources()
        if told is None or self.grid is None or self.grid.occupancy >= told.occupancy:
            return told
        return replace(told, occupancy=self.grid.occupancy, limit="blocks of the grid")

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Fill `scores` as `core.engines.base.Engine.score` says, for copies that devices make.

        Raises InvalidRequest for other subjects.
        """
        spec = subjects.whole.permutation
        if spec is None:
            raise InvalidRequest(
                "permute_method",
                f"{self.strategy.label.partition(':')[0]} scores permuted copies only.",
                "Search with another kernel.",
            )
        self.grid = self.grid_of(int(spec.counts.max()))
        if "blocks" in self.options:
            self.options["blocks"] = self.grid.blocks
        yield from super().score(query, scheme, subjects, scores, token)

    def _note(self, note: str) -> str:
        return self.grid.words if self.grid is not None else note

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        """Permute subjects on the devices and score the copies, in tiles."""
        each = self.grid_of(work.permutations).subjects * _TILES if self.strategy.tiled else _PAIRS
        return DevicePermuter(self, each).score_copies(work, token)

    def grid_of(self, permutations: int) -> Grid:
        """Return the grid on the first device."""
        device = self.devices[0]
        most = device.multiprocessor.threads
        subjects = tile_size(device.multiprocessors, most, permutations) if self.strategy.tiled else 1
        registers = diagonal_build(8).registers if self.strategy.block_of_a_copy else REGISTERS
        resident = occupancy(registers, 0, self._threads, device.multiprocessor, device.capability).blocks
        copies = subjects * permutations
        blocks = (
            copies
            if self.strategy.block_of_a_copy
            else grid_blocks(copies, self._threads, resident * device.multiprocessors)
        )
        share = grid_occupancy(blocks, self._threads, resident, device.multiprocessors, most)
        return Grid(subjects, blocks, self._threads, share)

    def _tiles(self, subjects: Subjects) -> CopyTiles:
        """Return tiles of as many subjects as the grid has, counted from the longest subject."""
        spec = subjects.permutation
        assert spec is not None
        assert self.grid is not None
        begins = spec.begins[:-1][::-1][self.grid.subjects - 1 :: self.grid.subjects][::-1]
        if not begins.size or begins[0] > 0:
            begins = np.concatenate(([0], begins))
        return CopyTiles(begins, self.strategy.reuse)


def refuse_missing(options: PairwiseOptions) -> None:
    """Raise EngineUnavailable where this machine cannot score copies as asked for."""
    if options.method != ENGINE and (reason := probe().reason):
        raise EngineUnavailable(
            f"The method {options.method} cannot score permuted copies here: {reason}.",
            "Have them scored by the engine that searches.",
        )


@contextmanager
def scoring_engine(options: PairwiseOptions, engine: Engine) -> Iterator[Engine]:
    """Yield the engine that scores permuted copies: the search's, or one that is opened for a strategy.

    The latter uses the GPUs of the search's engine, or all where it has none. Its warnings are added to those
    of the search's engine in the end.
    """
    if options.method == ENGINE:
        yield engine
        return
    numbers = tuple(device.index for device in engine.devices)
    opened = open_strategy(options.method, numbers or None, dict(options.method_options))
    try:
        yield opened
    finally:
        opened.close()
        engine.warnings += opened.warnings


def open_strategy(
    name: str,
    devices: tuple[int, ...] | None = None,
    options: Mapping[str, int | str] | None = None,
) -> PermutationEngine:
    """Return an engine for a strategy of `kernels.pairwise` on the GPUs of this machine.

    devices : numbers of the GPUs to use; None: all

    Raises InvalidRequest for unknown names and options, EngineUnavailable without a GPU.
    """
    from swathe.core.engines import chosen_devices
    from swathe.core.system.settings import gpu_memory_limit

    names = [strategy.name for strategy in STRATEGIES if strategy.name != ENGINE]
    if name not in names:
        raise InvalidRequest(
            "permute_method", f"There is no method {name!r} to score permuted copies.",
            f"Methods are: {', '.join((ENGINE, *names))}.",
        )  # fmt: skip
    return PermutationEngine(chosen_devices(devices), name, options, gpu_memory_limit())
