"""Position-based sequence weights on reduced columns, as compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from swathe.core.profiles.stack import ABSENT, GAP
from swathe.core.system.compiled import compiled

_LETTERS = GAP + 1


@compiled
def weigh(
    rows: NDArray[np.uint8], left: NDArray[np.int64], right: NDArray[np.int64],
    begin: int, end: int, frequencies: NDArray[np.float64], variety: NDArray[np.float64],
) -> None:  # fmt: skip
    """Fill in the observed frequencies and the variety of columns `begin` to `end`.

    The rows R that have a letter in column C take part in it; the reduced alignment M_C consists of the
    columns around C in which all of R have one. The weight of a row is the sum over the columns of M_C of
    1/(k n), with k the number of different letters in the column and n the number of rows with the row's own
    letter. Columns with a single letter do not count; if there are no others, all weights are equal. A gap is
    a letter. A column with the same rows as the one before it has the same M_C and weights, which are reused.

    Parameters
    ----------
    rows : uint8[n, m] as of a `Stack`
    left, right : int64[n, m] first and last column of the unbroken stretch around each letter
    frequencies : float64[m, 21] weights of the rows by their letter in C, which sum to 1
    variety : float64[m] mean number of different letters in the columns of M_C, N_C of Altschul et al.

    Source: Henikoff and Henikoff, J Mol Biol 243:574 (1994); Altschul et al., NAR 25:3389 (1997).
    """
    n = rows.shape[0]
    taking_part = np.empty(n, np.int64)
    weights = np.empty(n)
    counts = np.empty(_LETTERS, np.int64)
    k = letters = 0
    first, last = 0, 0
    total = 0.0
    for column in range(begin, end):
        as_before = column > begin
        for row in range(n):
            if not as_before:
                break
            as_before = (rows[row, column] == ABSENT) == (rows[row, column - 1] == ABSENT)
        if not as_before:
            k = 0
            first, last = 0, rows.shape[1] - 1
            for row in range(n):
                if rows[row, column] != ABSENT:
                    taking_part[k] = row
                    weights[k] = 0.0
                    k += 1
                    first = max(first, left[row, column])
                    last = min(last, right[row, column])
            letters = 0
            for place in range(first, last + 1):
                counts[:] = 0
                different = 0
                for index in range(k):
                    letter = rows[taking_part[index], place]
                    if counts[letter] == 0:
                        different += 1
                    counts[letter] += 1
                letters += different
                if different > 1:
                    for index in range(k):
                        weights[index] += 1.0 / (different * counts[rows[taking_part[index], place]])
            total = 0.0
            for index in range(k):
                total += weights[index]
        for index in range(k):
            share = weights[index] / total if total > 0 else 1.0 / k
            frequencies[column, rows[taking_part[index], column]] += share
        variety[column] = letters / (last - first + 1)


def stretches(rows: NDArray[np.uint8]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first and the last column of the unbroken stretch around each letter, both int64[n, m]."""
    m = rows.shape[1]
    places = np.arange(m)
    absent = rows == ABSENT
    left = np.maximum.accumulate(np.where(absent, places + 1, 0), axis=1)
    right = np.minimum.accumulate(np.where(absent, places - 1, m - 1)[:, ::-1], axis=1)[:, ::-1]
    return left, np.ascontiguousarray(right)
