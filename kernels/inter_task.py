"""The inter-task SIMT kernel as data: its builds, the query's packed profile, and the slots' queues."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.interleaved import GROUP
from swathe.kernels.registry import KernelBuild

CODES: Final = 32
"""Letters of a profile: the codes of `core.sequences.alphabet`, and padding."""
BLOCK: Final = 4
"""Rows, and columns, of a cell block."""
WIDTHS: Final = (4, 16)
"""Columns that a thread computes together: one cell block as in the paper, or four side by side."""
LONGEST_WIDE_QUERY: Final = 1 << 17
"""With longer queries a thread computes four columns together, so that launches stay short."""
REGISTERS: Final = 128
"""The most registers of a thread: a block has up to 512 threads."""
PACKED_LIMIT: Final = 65_535
"""The largest score with which H and E of a row share 32 bits between strips of columns."""
_QUEUE_BYTES: Final = 12

ScoreTable = NDArray[np.int8] | NDArray[np.int16]
"""[m, N_CODES]: what each row of the query scores with each residue."""


def build(columns: int, state_bits: int, score_bits: int, threads: int = 256) -> KernelBuild:
    """Return the kernel for strips of `columns` columns.

    state_bits : of H and of E between strips, 16 or 32
    score_bits : of a score of the profile, 8 or 16
    """
    defines = (("COLUMNS", columns), ("SCORE_BITS", score_bits), ("STATE_BITS", state_bits))
    return KernelBuild("inter_task.cu", "inter_task", defines, REGISTERS, threads)


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build of the method, which are the same for all capabilities."""
    return tuple(
        build(columns, state_bits, score_bits)
        for columns in WIDTHS
        for state_bits in (16, 32)
        for score_bits in (8, 16)
    )


def columns_for(query_length: int, wanted: int) -> int:
    """Return the columns that a thread takes at a time: those wanted of `WIDTHS`, of giant queries few."""
    return wanted if query_length <= LONGEST_WIDE_QUERY else min(WIDTHS)


def profile(table: ScoreTable) -> ScoreTable:
    """Pack a score table as a sequential query profile of four scores to a fetch.

    Returns
    -------
    [row_blocks + 1, 32, 4] of the table's type: the scores of four rows with each letter; the lowest value of
    the type where a row or a letter is padding, so that it never raises a score
    """
    m, codes = table.shape
    rows = (row_blocks(m) + 1) * BLOCK
    padded = np.full((rows, CODES), np.iinfo(table.dtype).min, table.dtype)
    padded[:m, :codes] = table
    return np.ascontiguousarray(padded.reshape(-1, BLOCK, CODES).transpose(0, 2, 1))


def row_blocks(query_length: int) -> int:
    """Return the number of blocks of four rows of a query."""
    return -(-query_length // BLOCK)


@dataclass(frozen=True, slots=True)
class ScoreBound:
    """Upper bounds on the scores of a query.

    Parameters
    ----------
    of_query : whatever the subject
    of_residue : for each residue of a subject
    """

    of_query: int
    of_residue: int

    def state_bits(self, longest: int) -> int:
        """Return the bits that H and E need between strips for subjects up to a length: 16 or 32."""
        return 16 if min(self.of_query, self.of_residue * longest) <= PACKED_LIMIT else 32


def bound_scores(table: ScoreTable) -> ScoreBound:
    """Bound a query's scores by the best of each of its rows."""
    best = np.maximum(table.max(axis=1), 0)
    return ScoreBound(int(best.sum(dtype=np.int64)), int(best.max()))


def gap_costs(gap_open: int, gap_extend: int) -> NDArray[np.int32]:
    """Return `struct GapCosts` of kernels/gotoh.cuh: int32[2]."""
    return np.array([-gap_open - gap_extend, -gap_extend], np.int32)


def slot_bytes(query_length: int, state_bits: int) -> int:
    """Return the state of a slot's rows: H and E of each row for each of its 32 subjects."""
    return row_blocks(query_length) * BLOCK * GROUP * 2 * state_bits // 8


def queue_bytes(groups: int | NDArray[np.int64], slots: int) -> int | NDArray[np.int64]:
    """Return the bytes of `Queues` of so many groups and slots on a device."""
    return _QUEUE_BYTES * groups + 4 * (slots + 1)


@dataclass(frozen=True, eq=False, slots=True)
class Queues:
    """Which slot does which groups of subjects, in which order.

    Parameters
    ----------
    queue : int32[groups], slot after slot
    ends : int64[groups] columns of the slot that are done when each is
    slot_begin : int32[slots + 1] into `queue`
    """

    queue: NDArray[np.int32]
    ends: NDArray[np.int64]
    slot_begin: NDArray[np.int32]

    @property
    def slots(self) -> int:
        """Their number."""
        return self.slot_begin.size - 1

    @property
    def loads(self) -> NDArray[np.int64]:
        """Columns of each slot: int64[slots]."""
        return self.ends[self.slot_begin[1:] - 1]

    def columns_done(self, columns: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the columns done by all slots together after `columns` of each, or all it has."""
        loads = np.sort(self.loads)
        before = np.concatenate(([0], np.cumsum(loads)))
        shorter = np.searchsorted(loads, columns)
        done: NDArray[np.int64] = before[shorter] + columns * (loads.size - shorter)
        return done


def queue_up(columns: NDArray[np.int64], slots: int) -> Queues:
    """Distribute groups over slots so that all have about equally many columns.

    Parameters
    ----------
    columns : int64[groups] of each, descending
    slots : at least 1; at most as many as groups are used

    The longest first, each to the slot with the fewest columns so far (Graham 1969), an eighth of the slots
    at a time.
    """
    slots = min(slots, columns.size)
    at_once = max(1, slots // 8)
    loads = np.zeros(slots, np.int64)
    owner = np.empty(columns.size, np.int32)
    owner[:slots] = np.arange(slots)
    loads += columns[:slots]
    for begin in range(slots, columns.size, at_once):
        some = columns[begin : begin + at_once]
        least = np.argsort(loads, kind="stable")[: some.size]
        owner[begin : begin + some.size] = least
        loads[least] += some
    queue = np.argsort(owner, kind="stable").astype(np.int32)
    slot_begin = np.searchsorted(owner[queue], np.arange(slots + 1)).astype(np.int32)
    total = np.cumsum(columns[queue])
    before = np.concatenate(([0], total))[slot_begin[owner[queue]]]
    return Queues(queue, total - before, slot_begin)
