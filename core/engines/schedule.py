"""How a search is cut into calls: small enough to cancel quickly, large enough to fill the SIMD lanes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.native.lane_scorer import striped_share

CHUNK_RESIDUES: Final = 2_000_000
"""Residues of a chunk, the unit in which a database is prepared."""
CALL_SECONDS: Final = 0.04
"""The longest that a call may take, as planned."""
SHORTEST_CALL_SECONDS: Final = 0.001
"""Calls get smaller towards the end of a search, so that threads finish together, but not below this."""


@dataclass(frozen=True, slots=True)
class Speed:
    """The measured speed of one thread of a kernel: cells a second approach `peak` as the query grows.

    Parameters
    ----------
    peak : cells a second with long queries
    half : query length at which half of that is reached
    giant_cells : pairs of more cells than this are a call of their own, which can stop between rows
    """

    peak: float
    half: float
    giant_cells: int

    def residues(self, seconds: float, query_length: int) -> int:
        """Return how many residues are compared with a query in a time."""
        return int(self.peak / (query_length + self.half) * seconds) + 1


@dataclass(frozen=True, slots=True)
class Call:
    """Subjects `begin` to `end` (stored order) of a chunk; a giant is a single one."""

    begin: int
    end: int
    chunk: int
    giant: bool = False


def split_into_chunks(offsets: NDArray[np.int64], first: int, lanes: int) -> list[tuple[int, int]]:
    """Cut subjects `first` to the end into chunks of about `CHUNK_RESIDUES`, the longest subjects first."""
    chunks = []
    end = offsets.size - 1
    while end > first:
        begin = max(first, int(np.searchsorted(offsets, offsets[end] - CHUNK_RESIDUES)))
        count = max(end - begin, 1)
        begin = end - (count // lanes * lanes if count >= lanes and begin > first else count)
        chunks.append((begin, end))
        end = begin
    return chunks


def plan_calls(
    lengths: NDArray[np.int32],
    offsets: NDArray[np.int64],
    chunks: list[tuple[int, int]],
    query_length: int,
    threads: int,
    speed: Speed,
    lanes: int,
    subjects: tuple[int, int] | None = None,
) -> list[Call]:
    """Return the calls of a search in the order to take them: giants, then from long subjects to short.

    Parameters
    ----------
    lanes : subjects computed at the same time
    subjects : begin and end of the range to compare with; None: all

    A call takes about `CALL_SECONDS`, less near the end of a search by several threads. It has whole groups
    of `lanes` subjects; where there are so few that threads would be idle, they are divided among the
    threads.
    """
    first, behind = subjects or (0, lengths.size)
    giants = int(np.searchsorted(lengths, speed.giant_cells // query_length, side="right"))
    few = behind - first < striped_share(query_length, lanes) * lanes * threads
    grain = max(1, (behind - first) // threads) if few else lanes
    most = speed.residues(CALL_SECONDS, query_length)
    least = speed.residues(SHORTEST_CALL_SECONDS, query_length)
    start = int(offsets[max(first, chunks[-1][0])]) if chunks else 0
    calls = []
    for chunk, (chunk_begin, chunk_end) in enumerate(chunks):
        low, end = max(chunk_begin, first), min(chunk_end, behind)
        while end > low and end > giants:
            calls.append(Call(end - 1, end, chunk, giant=True))
            end -= 1
        while end > low:
            remaining = int(offsets[end]) - start
            wanted = min(most, max(least, remaining // (3 * threads))) if threads > 1 else most
            count = end - int(np.searchsorted(offsets, offsets[end] - wanted))
            count = max(count // grain, 1) * grain
            begin = max(low, end - count)
            calls.append(Call(begin, end, chunk))
            end = begin
    return calls
