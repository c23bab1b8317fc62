"""The events of a running benchmark."""

from __future__ import annotations

from dataclasses import dataclass

from swathe.core.benchmark.results import Circumstances, Measurement, Parameters


@dataclass(frozen=True, slots=True)
class Preparing:
    """A database is read or simulated; `done` of `total` bytes or residues."""

    words: str
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Began:
    """Everything is open, and it is known what will be measured."""

    circumstances: Circumstances
    parameters: Parameters
    n_measurements: int


@dataclass(frozen=True, slots=True)
class Working:
    """The benchmark goes on: at most 50 ms after the event before.

    Parameters
    ----------
    number : the measurement under way, from 1; 0 while reference scores are computed
    n_measurements : how many there are
    words : what runs
    cells_done, cells_total : DP cells of all runs, of the reference's as well
    seconds : since `Began`
    seconds_left : at the rates measured so far; None before there is one
    """

    number: int
    n_measurements: int
    words: str
    cells_done: int
    cells_total: int
    seconds: float
    seconds_left: float | None


@dataclass(frozen=True, slots=True)
class Measured:
    """A measurement is over: with figures, or with what kept it from having any."""

    measurement: Measurement


Event = Preparing | Began | Working | Measured
