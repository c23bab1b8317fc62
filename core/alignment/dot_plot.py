"""Dot plots: windowed scores of a query against a subject, the greatest in each bin of a picture."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken

NO_WINDOW: Final = -32_768
"""The score of a bin in which no window has its middle: at the edges a window would leave the sequences."""
MAX_WINDOW: Final = 255
"""Residues; no sum of so many scores of 8 bits leaves 16 bits or reaches `NO_WINDOW`."""
_STEP_CELLS: Final = 4_000_000
"""Windows between two looks at the token: a few milliseconds."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the plane of query and subject: residues from and to, 0-based and half-open."""

    query_from: int
    query_to: int
    subject_from: int
    subject_to: int


@dataclass(frozen=True, slots=True, eq=False)
class DotPlot:
    """The greatest window score in each bin.

    Parameters
    ----------
    region : what is covered
    window : residues
    scores : int16[subject bins, query bins]; a window counts where its middle residue lies; `NO_WINDOW` where
        there is none
    query_edges, subject_edges : int64[bins + 1], the residue at which each bin begins, and the region's end
    """

    region: Region
    window: int
    scores: NDArray[np.int16]
    query_edges: NDArray[np.int64]
    subject_edges: NDArray[np.int64]


def dot_plot(
    table: NDArray[np.int8],
    subject: NDArray[np.uint8],
    window: int,
    region: Region,
    bins: tuple[int, int],
    token: CancelToken,
) -> Generator[float, None, DotPlot]:
    """Score every pair of windows of a region, step by step; yield the share done, return the plot.

    The score of a window is the sum of the scores of its pairs without gaps, on a diagonal. Along a diagonal
    each follows from the one before by the pair that enters and the pair that leaves; a row of all diagonals
    at once is three passes over 16-bit numbers, so that 35,000 x 35,000 take a second or two.

    Parameters
    ----------
    table : int8[m, N_CODES] of `core.scoring.scheme.Scoring.table`: a PSSM's own scores, or the matrix's
    subject : uint8[n]
    window : residues, odd, 1 to `MAX_WINDOW`
    region : at least one residue of each
    bins : at most so many of query and of subject; no bin is smaller than a residue

    Raises
    ------
    OperationCancelled
        soon after `token` is cancelled
    ValueError
        for an even window, or one out of bounds
    """
    if window % 2 == 0 or not 1 <= window <= MAX_WINDOW:
        raise ValueError(f"a window of {window} residues")
    query_axis = _Axis(region.query_from, region.query_to, bins[0], table.shape[0], window)
    subject_axis = _Axis(region.subject_from, region.subject_to, bins[1], subject.size, window)
    scores = np.full((subject_axis.n_bins, query_axis.n_bins), NO_WINDOW, np.int16)
    plot = DotPlot(region, window, scores, query_axis.edges, subject_axis.edges)
    token.raise_if_cancelled()
    if query_axis.n_starts and subject_axis.n_starts:
        yield from _fill(table, subject, query_axis, subject_axis, window, scores, token)
    return plot


class _Axis:
    """Bins along one sequence, and the windows whose middles lie in them."""

    def __init__(self, first: int, last: int, bins: int, length: int, window: int) -> None:
        self.n_bins = max(1, min(bins, last - first))
        self.edges = first + np.arange(self.n_bins + 1) * (last - first) // self.n_bins
        half = window // 2
        self.start = max(0, first - half)
        """Where the first window begins."""
        self.n_starts = max(0, min(length - window, last - 1 - half) + 1 - self.start)
        bounds = np.clip(self.edges - half - self.start, 0, self.n_starts)
        self.filled = np.flatnonzero(bounds[1:] > bounds[:-1])
        """Bins in which any window has its middle; they follow each other."""
        self.begins = bounds[:-1][self.filled]
        """Each one's first window, counted from `start`."""


def _fill(
    table: NDArray[np.int8],
    subject: NDArray[np.uint8],
    query_axis: _Axis,
    subject_axis: _Axis,
    window: int,
    scores: NDArray[np.int16],
    token: CancelToken,
) -> Generator[float, None, None]:
    """Put the greatest window score of every bin into `scores`, int16[subject bins, query bins]."""
    n_starts, rows = query_axis.n_starts, subject_axis.n_starts
    begin, end = query_axis.start, query_axis.start + n_starts + window - 1
    profile = np.ascontiguousarray(table[begin:end].T.astype(np.int16))
    residues = subject[subject_axis.start : subject_axis.start + rows + window - 1]
    row, following = np.zeros(n_starts, np.int16), np.empty(n_starts, np.int16)
    first = np.zeros(rows, np.int16)  # of each row: its diagonal begins there
    for k in range(window):
        row += profile[residues[k], k : k + n_starts]
        first += profile[residues[k : k + rows], k]
    inside = query_axis.filled
    ends = np.append(subject_axis.begins[1:], rows)
    step = max(1, _STEP_CELLS // n_starts)
    until = step
    for bin_row, begin_row, end_row in zip(subject_axis.filled, subject_axis.begins, ends, strict=True):
        best = np.full(n_starts, NO_WINDOW, np.int16)
        for at in range(int(begin_row), int(end_row)):
            if at:
                np.add(row[:-1], profile[residues[at + window - 1], window:], out=following[1:])
                following[1:] -= profile[residues[at - 1], : n_starts - 1]
                following[0] = first[at]
                row, following = following, row
            np.maximum(best, row, out=best)
            if at >= until:
                token.raise_if_cancelled()
                yield at / rows
                until = at + step
        scores[bin_row, inside] = np.maximum.reduceat(best, query_axis.begins)


def chance_threshold(table: NDArray[np.int8], subject: NDArray[np.uint8], window: int, share: float) -> int:
    """Return the least score that at most a share of all windows would have by chance.

    Chance is residues in random order: a pair's score is that of any position of the query with any residue
    of the subject, whatever its neighbours.

    Parameters
    ----------
    table : int8[m, N_CODES], m > 0
    subject : uint8[n], n > 0
    window : residues
    share : above 0, at most 1
    """
    counts = np.bincount(subject, minlength=table.shape[1]).astype(np.float64)
    weights = np.broadcast_to(counts / counts.sum() / table.shape[0], table.shape)
    lowest = int(table[:, counts > 0].min())
    highest = int(table[:, counts > 0].max())
    places = np.clip(table.astype(np.int64) - lowest, 0, highest - lowest)
    single = np.bincount(places.ravel(), weights.ravel(), highest - lowest + 1)
    size = (highest - lowest) * window + 1
    summed = np.clip(np.fft.irfft(np.fft.rfft(single, size) ** window, size), 0, None)
    reaching = np.cumsum(summed[::-1])[::-1]
    enough = np.flatnonzero(reaching <= share * (1 + 1e-9))
    return lowest * window + int(enough[0] if enough.size else size)


def column_places(alignment: Alignment) -> NDArray[np.int64]:
    """Return the residues of query and subject in each column of an alignment: int64[columns, 2], 0-based.

    Opposite a gap it is the residue before it.
    """
    counts = np.array([count for count, _ in alignment.runs], np.int64)
    places = np.empty((int(counts.sum()), 2), np.int64)
    for side, (start, gap) in enumerate(((alignment.query_start, "D"), (alignment.subject_start, "I"))):
        moves = np.array([operation != gap for _, operation in alignment.runs], np.int64)
        places[:, side] = start - 1 + np.cumsum(np.repeat(moves, counts))
    return places


def path(alignment: Alignment) -> NDArray[np.int64]:
    """Return the corners of an alignment's path, int64[runs + 1, 2]: residues of query and subject passed."""
    steps = [(count * (operation != "D"), count * (operation != "I")) for count, operation in alignment.runs]
    start = (alignment.query_start, alignment.subject_start)
    corners: NDArray[np.int64] = np.cumsum(np.array([start, *steps], np.int64), axis=0)
    return corners
