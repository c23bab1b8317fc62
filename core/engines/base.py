"""The interface of all engines."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, TypeVar

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


_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True, eq=False)
class ScoredRange:
    """Subjects that are stored one after the other, with their scores.

    Parameters
    ----------
    begin : stored index of the first
    scores : int32[n]
    lengths : integer[n], ascending
    """

    begin: int
    scores: NDArray[np.int32]
    lengths: NDArray[np.integer[Any]]


class Scores(ABC):
    """The scores of a query with all subjects of a database, in memory or on other computers."""

    @property
    def whole(self) -> NDArray[np.int32] | None:
        """All of them once scoring has ended, int32[n] in stored order; None where they are elsewhere.

        They are `NOT_COMPARED` where a cancelled search did not come to.
        """
        return None

    @property
    @abstractmethod
    def compared(self) -> int:
        """Subjects that have a score, once scoring has ended; those of other computers count all together."""

    @abstractmethod
    def ask(self, question: Callable[[ScoredRange], _Answer], token: CancelToken) -> list[_Answer]:
        """Return what a function answers about each range of subjects, in stored order.

        question : a function of a module, or a `functools.partial` of one: it may be sent to other computers

        Raises OperationCancelled where others are asked, EngineUnavailable where they are gone.
        """

    def close(self) -> None:  # noqa: B027 - those in memory go with the last reference
        """Let the scores go, wherever they are; thread-safe."""


class ScoresHere(Scores):
    """Scores in the memory of this computer.

    whole : int32[n]; lengths : integer[n] of the subjects, ascending
    """

    def __init__(self, whole: NDArray[np.int32], lengths: NDArray[np.integer[Any]]) -> None:
        self._whole = whole
        self._lengths = lengths

    @property
    def whole(self) -> NDArray[np.int32]:
        """All scores."""
        return self._whole

    @cached_property
    def compared(self) -> int:
        """Subjects that have a score."""
        if self.whole.min(initial=0) != NOT_COMPARED:  # as usual: the others would be counted in three calls
            return self.whole.size
        return int(np.count_nonzero(self.whole != NOT_COMPARED))

    def ask(self, question: Callable[[ScoredRange], _Answer], token: CancelToken) -> list[_Answer]:
        """Return the one answer, about all subjects."""
        return [question(ScoredRange(0, self.whole, self._lengths))]


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
    command : what is typed in a terminal to make it run; only the command line shows it
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
    command: str = ""

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
        if not (before.sides or before.parts or self.sides or self.parts):
            return self  # what one GPU or the processor does is asked for twice a query
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
    threads : of the processor, where that alone computes; else 0
    warnings : what went wrong since it was opened without affecting a result, one sentence each; only grows
    report : on the last search; `sides` and `parts` are up to date while a search runs
    learning : whether the last search was also to find out what is quickest: later ones may be quicker
    timed : whether to measure how long launches take, where `timing_costs`
    most_here : subjects of which `begin` returns the scores; those of more stay where they were computed
    """

    name: str
    kernel: str
    label: str
    devices: tuple[Device, ...] = ()
    threads: int = 0
    warnings: list[str]
    report: EngineReport = EngineReport()
    timing_costs: bool = False
    """Whether measuring launches slows a search, so that it is done only while `timed` is set."""
    learning: bool = False
    timed: bool = False
    most_here: int = sys.maxsize

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

    def begin_opening(self) -> None:  # noqa: B027 - most have nothing that takes long to open
        """Begin to open what `score` will wait for otherwise, while the caller reads what it is to score."""

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

    def begin(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        token: CancelToken,
        *,
        here: bool = False,
    ) -> tuple[Scores, Generator[int, None, None]]:
        """Return the scores of a query, and what computes them: a generator as `score` returns it.

        here : whether all scores are to come back, however many there are
        """
        scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
        return ScoresHere(scores, subjects.lengths), self.score(query, scheme, subjects, scores, token)

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
