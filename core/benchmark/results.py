"""What a benchmark found: every measurement with its circumstances, and where and with what it was made."""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field
from enum import Enum

from swathe.core.benchmark.request import Variant


class Outcome(Enum):
    """What became of a measurement; only `MEASURED` ones have figures that count."""

    MEASURED = "measured"
    WRONG = "wrong scores"
    NOT_RUN = "not run"


@dataclass(frozen=True, slots=True)
class HybridShare:
    """One half of a hybrid run: who computed which share of the cells, and for how long."""

    name: str
    share: float
    seconds: float
    gcups: float


@dataclass(frozen=True, slots=True)
class KernelResources:
    """What a kernel takes of a GPU; None where it is not known.

    Parameters
    ----------
    registers : of a thread
    shared_bytes : shared memory of a block, static and dynamic
    threads, blocks : of a block, and of the grid
    occupancy : share of the threads that a multiprocessor can hold, 0 to 1
    limit : what stops one more block of a multiprocessor
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
    engine_label : the engine in words as it was at the end of the run
    query : identifier
    seconds : of each timed run, from the query in to all scores out
    kernel_seconds : median of what the GPU computed, without waiting and copying; None where unknown
    checked : which scores were compared with the reference, in words
    rescored : subjects that were computed again in wider lanes; None where the engine does not tell
    sides : of a hybrid run
    note : what the engine says of the run: what each side did, which other kernel took the query
    problem : why there are no figures, a sentence; empty where there are
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

    @property
    def cells(self) -> int:
        """DP cells of one run."""
        return self.query_length * self.database_residues

    @property
    def counts(self) -> bool:
        """Whether the figures count."""
        return self.outcome is Outcome.MEASURED

    @property
    def gap_costs(self) -> str:
        """The gap costs as the papers write them: ``10-2k``."""
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
        """The rate of the GPU while it computed."""
        return self._rate(self.kernel_seconds)

    @property
    def spread(self) -> float | None:
        """(slowest - fastest) / median of the seconds; None with fewer than two runs."""
        middle = self.median_seconds
        return (max(self.seconds) - min(self.seconds)) / middle if middle and len(self.seconds) > 1 else None

    def _rate(self, seconds: float | None) -> float | None:
        return self.cells / seconds / 1e9 if seconds else None


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Where, when and with what a benchmark was made.

    Parameters
    ----------
    started : ISO 8601, UTC
    version : Swathe's
    processor, cores, system, python : as the operating system names them
    devices : each GPU's name, compute capability, memory and UUID in words
    driver : the newest CUDA version that the driver supports; empty without one
    libraries : (name, version) of those that compute
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
        names = dict.fromkeys(device.partition(",")[0] for device in self.devices)
        if names:
            count = f"{len(self.devices)} × " if len(self.devices) > 1 else ""
            return count + ", ".join(names)
        return f"{self.processor}, {self.cores} core{'s' if self.cores > 1 else ''}"


@dataclass(frozen=True, slots=True)
class Parameters:
    """What was asked for, as far as the measurements do not say it themselves."""

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
    complete : False where it was cancelled
    seconds : the whole took
    name : of the file it was read from; empty for one made just now
    """

    circumstances: Circumstances
    parameters: Parameters
    measurements: tuple[Measurement, ...]
    complete: bool
    seconds: float
    name: str = ""

    @property
    def title(self) -> str:
        """What tells it from another: machine and date."""
        return f"{self.circumstances.machine}, {self.circumstances.started[:16].replace('T', ' ')}"

    @property
    def summary(self) -> str:
        """Say how many figures there are and how they were checked."""
        counted = dict.fromkeys(Outcome, 0)
        for measurement in self.measurements:
            counted[measurement.outcome] += 1
        n = counted[Outcome.MEASURED]
        words = [f"{n:,} measurement{'' if n == 1 else 's'}, each with its scores checked first"]
        if counted[Outcome.WRONG]:
            words.append(f"{counted[Outcome.WRONG]:,} with WRONG scores, without figures")
        if counted[Outcome.NOT_RUN]:
            words.append(f"{counted[Outcome.NOT_RUN]:,} not run")
        if not self.complete:
            words.append("INCOMPLETE: cancelled")
        return " · ".join(words)
