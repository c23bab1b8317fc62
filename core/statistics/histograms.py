"""Histograms of the scores of permuted copies, pair by pair, for fits and plots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Histograms:
    """Histograms of several pairs' scores; the counts of pair i are at begins[i] to begins[i + 1].

    Parameters
    ----------
    lowest : int64[pairs] the lowest score of each
    step : int64[pairs] the largest step, at least 1, by which all of the pair's scores can be reached. If gap
        costs and pair scores are all even, no odd score can occur; zero counts of these would make the best
        fit look poor
    begins : int64[pairs + 1]
    counts : int64[...] copies with each score, from the pair's lowest to its highest
    """

    lowest: NDArray[np.int64]
    step: NDArray[np.int64]
    begins: NDArray[np.int64]
    counts: NDArray[np.int64]

    @classmethod
    def of_one(cls, lowest: int, step: int, counts: NDArray[np.int64]) -> Histograms:
        """Return the histogram of one pair."""
        return cls(np.array([lowest]), np.array([step]), np.array([0, counts.size]), counts)

    @cached_property
    def owners(self) -> NDArray[np.int64]:
        """The pair of each count, int64[...]."""
        return np.repeat(np.arange(self.lowest.size), np.diff(self.begins))

    @cached_property
    def columns(self) -> NDArray[np.int64]:
        """The index of each count among its pair's, int64[...]."""
        columns: NDArray[np.int64] = np.arange(self.counts.size) - self.begins[self.owners]
        return columns

    def of_each(self) -> list[NDArray[np.int64]]:
        """Return a copy of each pair's counts."""
        ends = self.begins.tolist()
        return [self.counts[begin:end].copy() for begin, end in pairwise(ends)]


def count_scores(scores: NDArray[np.int32]) -> Histograms:
    """Count scores, int32[pairs, N], N at least 1."""
    from swathe.core.statistics import fit_kernels  # compiled code: loaded with the first estimate

    scores = np.ascontiguousarray(scores)
    lowest, step, sizes = np.empty((3, scores.shape[0]), np.int64)
    fit_kernels.find_spans(scores, lowest, step, sizes)
    begins = np.concatenate(([0], np.cumsum(sizes)))
    counts = np.zeros(int(begins[-1]), np.int64)
    fit_kernels.count(scores, lowest, step, begins, counts)
    return Histograms(lowest, step, begins, counts)
