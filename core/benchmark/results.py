"""Results of a benchmark: its measurements, and where, when and with what they were made."""

from __future__ import annotations

import statistics
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from swathe.core.benchmark.request import Variant
from swathe.core.system.words import made_with


class Outcome(Enum):
    """Outcome of a measurement; the figures count for `MEASURED` only."""

    MEASURED = "measured"
    WRONG = "wrong scores"
    NOT_RUN = "not run"


@dataclass(frozen=True, slots=True)
class HybridShare:
    """One side of a hybrid run: which share of the cells it computed, and for how long."""

    name: str
    share: float
    seconds: float
    gcups: float


@dataclass(frozen=True, slots=True)
class KernelResources:
    """Resources of a kernel; None where unknown, as all but the threads are of the processor's.

    Parameters
    ----------
    registers : of a thread
    shared_bytes : shared memory of a block, static and dynamic
    threads, blocks : threads of a block, or of the processor, and blocks of the grid
    occupancy : share of the threads that a multiprocessor can hold, 0 to 1
    limit : the resource that keeps a multiprocessor from holding one more block
    """

    registers: int | None = None
    shared_bytes: int | None = None
    threads: int | None = None
    blocks: int | None = None
    occupancy: float | None = None
    limit: str | None = None


@dataclass(frozen=True, slots=True)
class Measurement:
    """One variant with one query, database and pair of gap costs.

    Parameters
    ----------
    engine_label : the engine in words, as at the end of the run
    query : identifier
    seconds : of each timed run, from passing the query in to having all scores
    kernel_seconds : median time that the GPU computed, without waiting and copying; None where unknown
    checked : which scores were compared with the reference, in words
    rescored : subjects computed again in wider lanes after an overflow; None where the engine does not count
    sides : of a hybrid run
    note : the engine's remarks on the run: what each side did, which other kernel took the query
    problem : a sentence that says why there are no figures; empty if there are
    ran : the kernel that computed the query: the variant's, or another in its place; empty where none did
    matrix : name of the substitution matrix; ``PSSM`` for a query that is one
    """

    variant: Variant
    engine_label: str
    query: str
    query_length: int
    database: str
    database_sequences: int
    database_residues: int
    gap_open: int
    gap_extend: int
    outcome: Outcome
    seconds: tuple[float, ...] = ()
    kernel_seconds: float | None = None
    checked: str = ""
    rescored: int | None = None
    resources: KernelResources = field(default_factory=KernelResources)
    sides: tuple[HybridShare, ...] = ()
    note: str = ""
    problem: str = ""
    ran: str = ""
    matrix: str = ""

    @property
    def cells(self) -> int:
        """DP cells of one run."""
        return self.query_length * self.database_residues

    @property
    def counts(self) -> bool:
        """Whether the figures count."""
        return self.outcome is Outcome.MEASURED

    @property
    def substituted(self) -> bool:
        """Whether another kernel computed the query: its figures are not the variant's."""
        return self.ran not in ("", self.variant.kernel)

    @property
    def timed_once(self) -> bool:
        """Whether it has a single timed run, which does not show how much runs differ."""
        return len(self.seconds) == 1

    @property
    def gap_costs(self) -> str:
        """The gap costs as in the papers: ``10-2k``."""
        return f"{self.gap_open}-{self.gap_extend}k"

    @property
    def median_seconds(self) -> float | None:
        """Median of the timed runs."""
        return statistics.median(self.seconds) if self.seconds else None

    @property
    def gcups(self) -> float | None:
        """Billion cell updates per second of the median run."""
        return self._rate(self.median_seconds)

    @property
    def slowest_gcups(self) -> float | None:
        """The rate of the slowest run."""
        return self._rate(max(self.seconds, default=None))

    @property
    def fastest_gcups(self) -> float | None:
        """The rate of the fastest run."""
        return self._rate(min(self.seconds, default=None))

    @property
    def kernel_gcups(self) -> float | None:
        """The rate of the GPU while it was computing."""
        return self._rate(self.kernel_seconds)

    @property
    def spread(self) -> float | None:
        """(slowest - fastest) / median of the seconds; None with fewer than two runs."""
        middle = self.median_seconds
        return (max(self.seconds) - min(self.seconds)) / middle if middle and len(self.seconds) > 1 else None

    def _rate(self, seconds: float | None) -> float | None:
        return self.cells / seconds / 1e9 if seconds else None


CUDA_LIBRARIES: Final = ("pycuda", "cuda-bindings", "nvidia-cuda-nvrtc")
"""Names of the libraries that only kernels for GPUs use."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Where, when and with what a benchmark was made.

    Parameters
    ----------
    started : ISO 8601, UTC
    version : Swathe's
    processor, cores, system, python : as the operating system reports them
    devices : each GPU's name, compute capability, memory and UUID in words
    driver : the newest CUDA version that the driver supports; empty without a driver
    libraries : (name, version) of the numerical and CUDA libraries
    """

    started: str
    version: str
    processor: str
    cores: int
    system: str
    python: str
    devices: tuple[str, ...] = ()
    driver: str = ""
    libraries: tuple[tuple[str, str], ...] = ()

    @property
    def machine(self) -> str:
        """The machine in a few words: its GPUs, else its processor."""
        return self._gpus or self._processor

    def computing(self, engines: Collection[str]) -> str:
        """Return what computed for these engines, in a few words: GPUs, the processor, or both."""
        gpus = self._gpus if set(engines) - {"cpu"} else ""
        processor = self._processor if set(engines) - {"gpu"} or not gpus else ""
        return " and ".join(filter(None, (gpus, processor)))

    def details(self, engines: Collection[str]) -> Iterator[str]:
        """Yield what files say of these engines' figures besides `computing`: GPUs, program and libraries."""
        on_gpu = bool(set(engines) - {"cpu"} and self.devices)
        if on_gpu:
            yield from self.devices
            if self.driver:
                yield f"driver for CUDA {self.driver}"
        yield made_with(self.started, self.version)
        for name, version in self.libraries:
            if on_gpu or name not in CUDA_LIBRARIES:
                yield f"{name} {version}"

    @property
    def _gpus(self) -> str:
        names = dict.fromkeys(device.partition(",")[0] for device in self.devices)
        return (f"{len(self.devices)} × " if len(self.devices) > 1 else "") + ", ".join(names)

    @property
    def _processor(self) -> str:
        return f"{self.processor}, {self.cores} core{'s' if self.cores > 1 else ''}"


@dataclass(frozen=True, slots=True)
class Parameters:
    """The part of the request that the measurements themselves do not hold."""

    matrix: str
    repeats: int
    threads: tuple[int, ...]
    blocks: tuple[int, ...]
    query_source: str
    command: str


@dataclass(frozen=True, slots=True)
class Benchmark:
    """All measurements of a benchmark, in the order they were made.

    Parameters
    ----------
    complete : False if it was cancelled
    seconds : duration of the whole
    name : of the file it was read from; empty for a new one, which equals itself read from a file
    """

    circumstances: Circumstances
    parameters: Parameters
    measurements: tuple[Measurement, ...]
    complete: bool
    seconds: float
    name: str = field(default="", compare=False)

    @property
    def machine(self) -> str:
        """What computed, in a few words: GPUs, the processor, or both."""
        engines = {m.variant.engine for m in self.measurements}
        return self.circumstances.computing(engines) if engines else self.circumstances.machine

    @property
    def date(self) -> str:
        """When it began, to the minute."""
        return self.circumstances.started[:16].replace("T", " ")

    @property
    def title(self) -> str:
        """Machine and date, which tell benchmarks apart."""
        return f"{self.machine}, {self.date}"

    @property
    def summary(self) -> str:
        """How many figures there are and how they were checked, in words, and whether it was stopped."""
        return self.counts if self.complete else f"{self.counts} · stopped early"

    @property
    def counts(self) -> str:
        """How many figures there are and how they were checked, in words."""
        counted = dict.fromkeys(Outcome, 0)
        for measurement in self.measurements:
            counted[measurement.outcome] += 1
        n = counted[Outcome.MEASURED]
        words = [f"{n:,} measurement{'' if n == 1 else 's'}, each with its scores checked first"]
        words = words if n else ["No measurements"]
        if counted[Outcome.WRONG]:
            words.append(f"{counted[Outcome.WRONG]:,} with WRONG scores, without figures")
        if counted[Outcome.NOT_RUN]:
            words.append(f"{counted[Outcome.NOT_RUN]:,} not run")
        return " · ".join(words)
