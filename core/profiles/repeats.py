"""Find the columns of a row that repeat earlier rows: compiled code, since all rows are compared pairwise."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

_CHUNK: Final = 32
"""Columns compared at a time, by SIMD instructions whose counters have 8 bits."""


@compiled
def find_repeats(
    row: NDArray[np.uint8],
    kept: NDArray[np.uint8],
    n: int,
    repeated: NDArray[np.bool_],
    absent: np.uint8,
    nearly_identical: float,
) -> None:
    """Set `repeated` in the columns that a row shares with a row that it repeats; leave others unchanged.

    Two rows are compared only until they differ in too many columns to be nearly identical, which most do
    early.

    Parameters
    ----------
    row : uint8[m]
    kept : uint8[k, m], of which the rows 1 to n - 1 are compared with it; row 0 is the query
    repeated : bool[m]
    absent : marks columns in which a row takes no part
    nearly_identical : share of identical columns from which one row repeats the other
    """
    m = row.size
    whole = m // _CHUNK * _CHUNK
    present = np.int64(0)
    for j in range(m):
        present += row[j] != absent
    most = np.int64((1.0 - nearly_identical) * present) + 1  # above what rounding could take away
    for index in range(1, n):
        shared = np.int64(0)
        different = np.int64(0)
        low = 0
        while low < whole and different <= most:
            both = unlike = np.uint8(0)
            for j in range(low, low + _CHUNK):
                here = np.uint8(row[j] != absent) & np.uint8(kept[index, j] != absent)
                both = np.uint8(both + here)
                unlike = np.uint8(unlike + (here & np.uint8(row[j] != kept[index, j])))
            shared += both
            different += unlike
            low += _CHUNK
        if different > most:
            continue
        for j in range(whole, m):
            here = np.uint8(row[j] != absent) & np.uint8(kept[index, j] != absent)
            shared += here
            different += here & np.uint8(row[j] != kept[index, j])
        if shared > 0 and shared - different >= nearly_identical * shared:
            for j in range(m):
                if row[j] != absent and kept[index, j] != absent:
                    repeated[j] = True
