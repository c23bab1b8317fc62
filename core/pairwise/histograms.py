"""Count the scores of permuted copies, pair by pair: all that a fit and a plot need of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

CELLS: Final = 50_000
"""Counts that one batch holds at most, unless a single pair has more: what comes of them stays in caches."""


@dataclass(frozen=True, slots=True, eq=False)
class Histograms:
    """The scores of several pairs, counted.

    Parameters
    ----------
    lowest : int64[pairs] score of column 0, the lowest of the pair
    step : int64[pairs] how much more a column's score is than that of the one before: the largest step by
        which all of the pair's scores can be reached, at least 1
    counts : int64[pairs, k] copies with each score; zeros behind the highest
    """

    lowest: NDArray[np.int64]
    step: NDArray[np.int64]
    counts: NDArray[np.int64]

    def trimmed(self) -> list[NDArray[np.int64]]:
        """Return each pair's counts up to its highest score."""
        ends = self.counts.shape[1] - np.argmax(self.counts[:, ::-1] > 0, axis=1)
        return [row[:end].copy() for row, end in zip(self.counts, ends.tolist(), strict=True)]


def count_scores(scores: NDArray[np.int32]) -> Histograms:
    """Count scores, int32[pairs, N], N at least 1."""
    pairs = scores.shape[0]
    lowest = scores.min(axis=1, initial=np.iinfo(np.int32).max).astype(np.int64)
    width = int((scores.max(axis=1, initial=0) - lowest).max(initial=0)) + 1
    cells = scores + (np.arange(pairs) * width - lowest)[:, None]
    counts = np.bincount(cells.ravel(), minlength=pairs * width).reshape(pairs, width)
    return stack(lowest, np.ones(pairs, np.int64), counts.astype(np.int64, copy=False))


def stack(lowest: NDArray[np.int64], step: NDArray[np.int64], counts: NDArray[np.int64]) -> Histograms:
    """Return histograms with each pair's columns as far apart as its scores allow.

    With gap costs and pair scores that are all even, every second score cannot occur: counting those as
    scores that did not occur would make the best fit look poor.
    """
    columns = np.arange(counts.shape[1])
    strides = np.maximum(np.gcd.reduce(np.where(counts > 0, columns, 0), axis=1), 1)
    if (strides == 1).all():
        return Histograms(lowest, step, counts)
    sources = np.minimum(columns * strides[:, None], counts.shape[1])
    padded = np.concatenate([counts, np.zeros((counts.shape[0], 1), np.int64)], axis=1)
    return Histograms(lowest, step * strides, np.take_along_axis(padded, sources, axis=1))


def batches_of_similar_range(scores: NDArray[np.int32]) -> Iterator[NDArray[np.int64]]:
    """Yield the pairs of int32[pairs, N] in batches whose histograms are of about the same width, int64[k].

    One pair of low complexity, with scores from 50 to 5,000, would make the counts of all others as wide.
    """
    ranges = scores.max(axis=1, initial=0).astype(np.int64) - scores.min(axis=1, initial=2**31 - 1) + 1
    order = np.argsort(ranges, kind="stable")
    begin = 0
    while begin < order.size:
        sizes = ranges[order[begin:]] * np.arange(1, order.size - begin + 1)
        end = begin + max(1, int(np.searchsorted(sizes, CELLS, side="right")))
        yield order[begin:end]
        begin = end
