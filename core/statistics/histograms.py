"""Count the scores of permuted copies, pair by pair: all that a fit and a plot need of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Histograms:
    """The scores of several pairs, counted; those of pair i stand at begins[i] to begins[i + 1].

    Parameters
    ----------
    lowest : int64[pairs] the lowest score of each
    step : int64[pairs] how much more a score is than the one before it: the largest step by which all of the
        pair's scores can be reached, at least 1. With gap costs and pair scores that are all even every
        second score cannot occur; counted as scores that did not, they would make the best fit look poor
    begins : int64[pairs + 1]
    counts : int64[...] copies with each score, from the pair's lowest to its highest
    """

    lowest: NDArray[np.int64]
    step: NDArray[np.int64]
    begins: NDArray[np.int64]
    counts: NDArray[np.int64]

    @classmethod
    def of_one(cls, lowest: int, step: int, counts: NDArray[np.int64]) -> Histograms:
        """Return the histogram of a pair."""
        return cls(np.array([lowest]), np.array([step]), np.array([0, counts.size]), counts)

    @cached_property
    def owners(self) -> NDArray[np.int64]:
        """The pair of each count, int64[...]."""
        return np.repeat(np.arange(self.lowest.size), np.diff(self.begins))

    @cached_property
    def columns(self) -> NDArray[np.int64]:
        """The place of each count among its pair's, int64[...]."""
        columns: NDArray[np.int64] = np.arange(self.counts.size) - self.begins[self.owners]
        return columns

    def of_each(self) -> list[NDArray[np.int64]]:
        """Return each pair's counts, copied."""
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
