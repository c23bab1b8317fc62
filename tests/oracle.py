"""A Smith-Waterman score written to be read: the oracle that every engine is compared with."""

from __future__ import annotations

import numba
import numpy as np

NO_GAP = -(10**9)


def smith_waterman(query, subject, matrix, gap_open: int, gap_extend: int) -> int:
    """Return the optimal local alignment score of two sequences of residue codes.

    matrix[a][b] scores residue a of the query with residue b of the subject; a gap of k residues costs
    gap_open + k * gap_extend. Gotoh 1982, cell by cell, all three matrices whole:

        E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
        F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
        H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + matrix[query i][subject j])
    """
    codes = (np.asarray(letters, np.int64) for letters in (query, subject))
    return int(cell_by_cell(*codes, np.asarray(matrix, np.int64), int(gap_open), int(gap_extend)))


@numba.njit(cache=True)
def cell_by_cell(query, subject, matrix, gap_open, gap_extend):
    """Go through the matrices of `smith_waterman`; compiled, as most of the suite's time was here."""
    m, n = len(query), len(subject)
    H = np.zeros((m + 1, n + 1), np.int64)
    E = np.full((m + 1, n + 1), NO_GAP)
    F = np.full((m + 1, n + 1), NO_GAP)
    best = 0
    for i in range(1, m + 1):
        scores = matrix[query[i - 1]]
        for j in range(1, n + 1):
            E[i, j] = max(E[i, j - 1], H[i, j - 1] - gap_open) - gap_extend
            F[i, j] = max(F[i - 1, j], H[i - 1, j] - gap_open) - gap_extend
            paired = H[i - 1, j - 1] + scores[subject[j - 1]]
            H[i, j] = max(0, E[i, j], F[i, j], paired)
            best = max(best, H[i, j])
    return best


def position_specific(table, subject, gap_open: int, gap_extend: int) -> int:
    """Return the optimal local alignment score of a position-specific query.

    table[i][b] scores position i of the query with residue b of the subject: the same recurrence, in which
    every position is a residue of its own.
    """
    return smith_waterman(range(len(table)), subject, table, gap_open, gap_extend)
