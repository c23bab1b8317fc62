"""The interface of all engines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import Device
from swathe.core.database import Subjects
from swathe.core.engines.sides import Side, summed
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.scheme import Scoring

if TYPE_CHECKING:  # a search on the CPU does not import what opens GPUs, nor the code that aligns
    from swathe.core.alignment.bulk import PairsDevice
    from swathe.core.cuda.resources import BuildResources

NOT_COMPARED = -1
"""Score of a subject that a cancelled search did not reach."""

MAX_SCORE: Final = 2**30
"""Scores stay below this (`check_scores_fit`), so sums and differences of two of them fit 32 bits."""


def check_scores_fit(query_length: int, scheme: Scoring, subjects: Subjects) -> None:
    """Raise InvalidRequest for a query so long that a score could overflow 32 bits."""
    if min(query_length, subjects.longest) * max(scheme.highest, 0) >= MAX_SCORE:
        raise InvalidRequest(
            "query",
            f"A query of {query_length:,} residues is too long for {scheme.name}: "
            "scores could leave 32 bits.",
            "Search with a part of it.",
        )


@dataclass(frozen=True, slots=True)
class EngineInfo:
    """An engine, as listed for users.

    Parameters
    ----------
    kernels : (name, label) of each
    reason : why it cannot run here, as the end of a sentence without its full stop; empty when it can
    devices : the GPUs it can use
    unsupported : GPUs of this machine that cannot be used, each with the reason
    driver_version : the newest CUDA version that the driver supports; None without a driver or for the CPU
    driver_library : what calls the driver, with its version; empty where no GPU can be used
    workers : of a cluster, a line for each that computes, or why it does not
    """

    name: str
    label: str
    kernels: tuple[tuple[str, str], ...]
    reason: str = ""
    devices: tuple[Device, ...] = ()
    unsupported: tuple[tuple[Device, str], ...] = ()
    driver_version: str | None = None
    driver_library: str = ""
    workers: tuple[str, ...] = ()

    @property
    def available(self) -> bool:
        """Whether the engine can run on this machine."""
        return not self.reason


@dataclass(frozen=True, slots=True)
class EngineReport:
    """What an engine did in a search, besides the scores.

    Parameters
    ----------
    sides : the shares of CPU and GPU, or of the workers of a cluster; empty where only one of them computes
    note : what the engine itself did not compute, and why, as sentences; empty where it computed everything
    rescored : subjects whose scores overflowed and were computed again in 32 bits; None on the CPU
    resources : what the kernel that did most of the work uses of a GPU; None where that is not known
    launch_seconds : how long at least one launch was running, on the device that computed longest; 0 where it
        was not measured
    ran : the kernel that computed the search in place of the engine's own; empty where that one did
    parts : what each of several GPUs did
    """

    sides: tuple[Side, ...] = ()
    note: str = ""
    rescored: int | None = None
    resources: BuildResources | None = None
    launch_seconds: float = 0.0
    ran: str = ""
    parts: tuple[Side, ...] = ()

    def after(self, before: EngineReport) -> EngineReport:
        """Return this report with the shares of both: of a search and those before it."""
        sides, parts = (*before.sides, *self.sides), (*before.parts, *self.parts)
        return replace(self, sides=summed(sides), parts=summed(parts))


class Engine(ABC):
    """Score queries against subjects exactly.

    An engine keeps what it prepared for a database (packed batches, device memory) until `close`, or until it
    is given another database. Not thread-safe. It may start threads of its own.

    Attributes
    ----------
    name : ``cpu``, ``gpu``, ``hybrid`` or ``cluster``
    kernel : the variant of `kernels.registry`
    label : what computes, in words: ``CPU, 2 threads, AVX2``. It changes: a GPU's includes the memory in use
    devices : the GPUs it was opened with
    warnings : what went wrong since it was opened without affecting a result, one sentence each; only grows
    report : on the last search; `sides` and `parts` are up to date while a search runs
    timed : whether to measure how long launches take, where `timing_costs`
    """

    name: str
    kernel: str
    label: str
    devices: tuple[Device, ...] = ()
    warnings: list[str]
    report: EngineReport = EngineReport()
    timing_costs: bool = False
    """Whether measuring launches slows a search, so that it is done only while `timed` is set."""
    timed: bool = False

    @property
    def pipelines(self) -> bool:
        """Whether the next `score` may be started before the previous generator is exhausted.

        All are started from the same thread, and exhausted in the order in which they were started. The
        devices then go on with the next queries while the caller is busy with the previous one.
        """
        return False

    @property
    def cells_ahead(self) -> int:
        """DP cells that are worth starting before the present `score` is exhausted, where it `pipelines`.

        One query more is, however many cells it has. An engine that computes several queries at once wants
        many of them.
        """
        return 0

    @property
    def permutes(self) -> bool:
        """Whether its devices can permute subjects, so that only the originals are copied to them."""
        return False

    @abstractmethod
    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Fill `scores` with the Smith-Waterman score of every subject.

        Parameters
        ----------
        query : uint8[m] residue codes, m >= 1
        scores : int32[n], in the subjects' order, given filled with `NOT_COMPARED`

        Yields
        ------
        int
            DP cells of this call finished so far (real cells: m times the residues compared), at least every
            50 ms, even when unchanged; the last is m * subjects.n_residues.

        After `token` is cancelled the generator returns within 50 ms, that of a cluster within half a second;
        scores written by then are exact.
        Empty subjects score 0.
        """

    @contextmanager
    def aligner(self) -> Iterator[PairsDevice | None]:
        """Give what aligns pairs on the engine's GPUs for `core.alignment.bulk.align_pairs`.

        None where the engine has no GPU. A device that fails is a sentence of `warnings`.
        """
        if not self.devices:
            yield None
            return
        from swathe.core.cuda.aligner import GpuAligner  # slow to import
        from swathe.core.system.settings import gpu_memory_limit

        with closing(GpuAligner(self.devices, self.warnings, gpu_memory_limit())) as aligner:
            yield aligner

    @abstractmethod
    def close(self) -> None:
        """Free everything. The engine cannot be used afterwards."""
