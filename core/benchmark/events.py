"""The events of a running benchmark."""

from __future__ import annotations

from dataclasses import dataclass

from swathe.core.benchmark.results import Circumstances, Measurement, Parameters


@dataclass(frozen=True, slots=True)
class Preparing:
    """A database is being read or simulated; `done` of `total` bytes or residues."""

    words: str
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Began:
    """All databases are open, and what will be measured is known."""

    circumstances: Circumstances
    parameters: Parameters
    n_measurements: int


@dataclass(frozen=True, slots=True)
class Working:
    """Progress of a benchmark, at most 50 ms after the event before.

    Parameters
    ----------
    number : the current measurement, from 1; 0 while reference scores are computed
    n_measurements : their number
    words : what is running
    share : of the whole time that has passed, 0 to 1; it never falls
    seconds : since `Began`
    seconds_left : at the rates measured lately; None while none is
    """

    number: int
    n_measurements: int
    words: str
    share: float
    seconds: float
    seconds_left: float | None


@dataclass(frozen=True, slots=True)
class Measured:
    """A measurement has ended, with figures or with the reason why it has none."""

    measurement: Measurement


Event = Preparing | Began | Working | Measured
