"""Dot plots: windowed scores of a query against a subject, reduced to the highest in each bin."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken

NO_WINDOW: Final = -32_768
"""Score of a bin that contains no window's centre: windows near the edges would leave the sequences."""
MAX_WINDOW: Final = 255
"""Residues; sums of that many 8-bit scores fit into 16 bits and do not reach `NO_WINDOW`."""
_STEP_CELLS: Final = 4_000_000
"""Windows between two checks of the token: a few milliseconds."""


@dataclass(frozen=True, slots=True)
class Region:
    """A rectangle of query and subject residues, 0-based and half-open."""

    query_from: int
    query_to: int
    subject_from: int
    subject_to: int


@dataclass(frozen=True, slots=True, eq=False)
class DotPlot:
    """The highest window score in each bin.

    Parameters
    ----------
    region : the residues covered
    window : residues
    scores : int16[subject bins, query bins]; a window belongs to the bin of its middle residue; `NO_WINDOW`
        without a window
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
    """Score every pair of windows in a region, in steps; yield the fraction done, return the plot.

    The score of a window is the sum of the scores of its residue pairs on a diagonal, without gaps. Along a
    diagonal it is updated by the pair that enters and the pair that leaves; a row of all diagonals at once
    takes three passes over 16-bit numbers, so that 35,000 x 35,000 take a second or two.

    Parameters
    ----------
    table : int8[m, N_CODES] of `core.scoring.scheme.Scoring.table`: a PSSM's own scores, or the matrix's
    subject : uint8[n]
    window : residues, odd, 1 to `MAX_WINDOW`
    region : at least one residue of each
    bins : largest numbers of bins of query and subject; no bin is smaller than a residue

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
    """Bins along one sequence, and the windows whose centres lie in them."""

    def __init__(self, first: int, last: int, bins: int, length: int, window: int) -> None:
        self.n_bins = max(1, min(bins, last - first))
        self.edges = first + np.arange(self.n_bins + 1) * (last - first) // self.n_bins
        half = window // 2
        self.start = max(0, first - half)
        """Begin of the first window."""
        self.n_starts = max(0, min(length - window, last - 1 - half) + 1 - self.start)
        bounds = np.clip(self.edges - half - self.start, 0, self.n_starts)
        self.filled = np.flatnonzero(bounds[1:] > bounds[:-1])
        """Bins that contain a window's centre, which are contiguous."""
        self.begins = bounds[:-1][self.filled]
        """The first window of each, counted from `start`."""


def _fill(
    table: NDArray[np.int8],
    subject: NDArray[np.uint8],
    query_axis: _Axis,
    subject_axis: _Axis,
    window: int,
    scores: NDArray[np.int16],
    token: CancelToken,
) -> Generator[float, None, None]:
    """Write the highest window score of every bin to `scores`, int16[subject bins, query bins]."""
    n_starts, rows = query_axis.n_starts, subject_axis.n_starts
    begin, end = query_axis.start, query_axis.start + n_starts + window - 1
    profile = np.ascontiguousarray(table[begin:end].T.astype(np.int16))
    residues = subject[subject_axis.start : subject_axis.start + rows + window - 1]
    row, following = np.zeros(n_starts, np.int16), np.empty(n_starts, np.int16)
    first = np.zeros(rows, np.int16)  # per row: where its diagonal begins
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
    """Return the lowest score that at most the share `share` of all windows reaches by chance.

    Chance means residues in random order: the score of a pair is that of a random query position with a
    random subject residue, independent of its neighbours.

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

    A residue opposite a gap is paired with the residue before the gap.
    """
    counts = np.array([count for count, _ in alignment.runs], np.int64)
    places = np.empty((int(counts.sum()), 2), np.int64)
    for side, (start, gap) in enumerate(((alignment.query_start, "D"), (alignment.subject_start, "I"))):
        moves = np.array([operation != gap for _, operation in alignment.runs], np.int64)
        places[:, side] = start - 1 + np.cumsum(np.repeat(moves, counts))
    return places


def path(alignment: Alignment) -> NDArray[np.int64]:
    """Return the corners of an alignment's path, int64[runs + 1, 2]: residues before each."""
    steps = [(count * (operation != "D"), count * (operation != "I")) for count, operation in alignment.runs]
    start = (alignment.query_start, alignment.subject_start)
    corners: NDArray[np.int64] = np.cumsum(np.array([start, *steps], np.int64), axis=0)
    return corners
