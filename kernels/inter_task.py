"""The inter-task SIMT kernel as data: its builds, the packed profile, and how launches share strips."""

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
NO_LIMIT: Final = (1 << 31) - 1
"""Strips of a launch, or of a slot in it, that has no limit."""
_ROWS_AT_ONCE: Final = 1024
"""Rows of strips that a slot draws at once, about: a draw takes as long as some ten rows."""

ScoreTable = NDArray[np.int8] | NDArray[np.int16]
"""[m, N_CODES]: what each row of the query scores with each residue."""


def build(
    columns: int,
    state_bits: int,
    score_bits: int,
    threads: int = 256,
    *,
    matrix: bool = False,
    unpacked: bool = False,
) -> KernelBuild:
    """Return the kernel for strips of `columns` columns.

    Parameters
    ----------
    state_bits : of H and of E between strips, 16 or 32
    score_bits : of a score of the profile, 8 or 16
    matrix : whether scores are looked up in a matrix in shared memory, as in CUDASW++ 1.0, not in a profile
    unpacked : whether residues are fetched one by one, as there
    """
    defines = (
        ("COLUMNS", columns), ("SCORE_BITS", score_bits), ("STATE_BITS", state_bits),
        ("MATRIX", int(matrix)), ("UNPACKED", int(unpacked)),
    )  # fmt: skip
    return KernelBuild("inter_task.cu", "inter_task", defines, REGISTERS, threads)


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build of the method, which are the same for all capabilities."""
    return tuple(
        build(columns, state_bits, score_bits, matrix=matrix, unpacked=unpacked)
        for unpacked in (False, True)
        for matrix in (False, True)
        for columns in WIDTHS
        for state_bits in (16, 32)
        for score_bits in ((8,) if matrix else (8, 16))
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


def matrix_image(matrix: NDArray[np.int8], query: NDArray[np.uint8]) -> NDArray[np.int8]:
    """Lay out a matrix and a query's codes for the kernel that looks scores up in shared memory.

    matrix : int8[N_CODES, N_CODES], of a query's residue with a subject's

    Returns
    -------
    int8[32 * 32 + rows]: the lowest value where a row or a letter is padding; then the codes of the query,
    padded by 31 to whole blocks of rows and one more
    """
    codes = matrix.shape[0]
    scores = np.full((CODES, CODES), np.iinfo(np.int8).min, np.int8)
    scores[:codes, :codes] = matrix
    rows = np.full((row_blocks(query.size) + 1) * BLOCK, CODES - 1, np.int8)
    rows[: query.size] = query
    return np.concatenate((scores.reshape(-1), rows))


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


def slots_bytes(slots: int) -> int:
    """Return the bytes of the counters, and of where each slot is between launches."""
    return 12 + 8 * slots


@dataclass(frozen=True, slots=True)
class StripLaunches:
    """How launches share a batch's strips; a strip is `columns` columns of all rows of a group.

    Parameters
    ----------
    strips : of all groups
    budget : that all slots together do in each launch but the last ones, about
    budgeted : launches with that budget
    unlimited : further launches, which finish what is left
    most : strips of a slot in a launch
    at_once : strips that a slot draws at once
    """

    strips: int
    budget: int
    budgeted: int
    unlimited: int
    most: int
    at_once: int

    def limit_of(self, launch: int) -> int:
        """Return a launch's budget."""
        return self.budget if launch < self.budgeted else NO_LIMIT

    @property
    def ends(self) -> NDArray[np.int64]:
        """The strips done after each launch, as planned: int64[launches]."""
        launches = np.arange(1, self.budgeted + self.unlimited + 1)
        ends: NDArray[np.int64] = np.minimum(launches * self.budget, self.strips)
        ends[self.budgeted :] = self.strips
        return ends


def share_strips(strips: NDArray[np.int64], slots: int, each: int, query_length: int) -> StripLaunches:
    """Plan launches in which a slot does `each` strips on average.

    strips : int64[groups] of each group

    A launch ends when its budget is drawn, or when no group is left to draw; then, or where slots did the
    `most` that they may, all launches with a budget together have done the budget's multiple, or every group
    has a slot. The first launch without a budget leaves no group without a slot, and each further one brings
    all of them `most` strips on.
    """
    total, longest = int(strips.sum()), int(strips.max())
    launches = max(-(-total // (slots * each)), -(-longest // (2 * each)))
    at_once = max(1, min(_ROWS_AT_ONCE // query_length, each // 8))
    if launches == 1:
        return StripLaunches(total, total, 0, 1, NO_LIMIT, at_once)
    most = 2 * each
    return StripLaunches(total, -(-total // launches), launches - 1, 1 + -(-longest // most), most, at_once)
