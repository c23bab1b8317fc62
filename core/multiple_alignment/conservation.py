"""Conservation and consensus of alignment columns, and Clustal's marks of conserved groups."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.rows import GAP, GAP_INDEX, LETTER_OF
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.sequences.alphabet import CODE_X, LETTERS, N_AMINO_ACIDS

LEAST_ROWS: Final = 2
"""Rows that must take part in a column for a conservation other than 0."""

STRONG_GROUPS: Final = ("STA", "NEQK", "NHQK", "NDEQ", "QHRK", "MILV", "MILF", "HY", "FYW")
WEAK_GROUPS: Final = (
    "CSA", "ATV", "SAG", "STNK", "STPA", "SGND", "SNDEQK", "NDEQHK", "NEQHRK", "FVLIM", "HFY",
)  # fmt: skip
"""Residues whose columns Clustal marks with ``:`` and ``.``. Source: Thompson et al., NAR 25:4876 (1997)."""


def conservation(counts: NDArray[np.int32]) -> NDArray[np.float64]:
    """Return how conserved columns are, float64[w], from 0 to 1 bit.

    With p the shares of the twenty amino acids among those seen in the column, b their background and
    r = (p + b) / 2::

        (KL(p, r) + KL(b, r)) / 2 * (amino acids) / (rows that take part)

    the Jensen-Shannon divergence in bits, weighted by the share of rows with one of the twenty: deletions and
    other letters lower it. Rows that do not reach a column take no part in it. It is 0 where fewer than
    `LEAST_ROWS` take part.

    Parameters
    ----------
    counts : int32[w, N_COUNTED] number of rows with each letter

    Source: Capra and Singh, Bioinformatics 23:1875 (2007), without sequence weights and window; the
    background is that of Swathe's statistics (Robinson and Robinson 1991).
    """
    amino_acids = counts[:, :N_AMINO_ACIDS].astype(np.float64)
    seen = amino_acids.sum(axis=1)
    taking_part = counts.sum(axis=1)
    p = amino_acids / np.maximum(seen, 1)[:, None]
    r = (p + BACKGROUND) / 2
    own = (p * np.log2(np.where(p > 0, p, 1) / np.where(p > 0, r, 1))).sum(axis=1)
    others = (BACKGROUND * np.log2(BACKGROUND / r)).sum(axis=1)
    weighed = (own + others) / 2 * seen / np.maximum(taking_part, 1)
    return np.where((taking_part >= LEAST_ROWS) & (seen > 0), weighed, 0.0)


def consensus(counts: NDArray[np.int32], query: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the consensus of columns as ASCII letters, uint8[w].

    The consensus is the most frequent residue of the rows that take part; of equally frequent ones the
    query's, or else the first in the order of `core.sequences.alphabet.LETTERS`. X counts only if there is
    nothing else. It is in upper case if at least half of these rows have it, else in lower case; ``-`` where
    more than half of them have a deletion.

    Parameters
    ----------
    counts : int32[w, N_COUNTED]
    query : uint8[w] residue codes
    """
    residues = 2 * counts[:, :GAP_INDEX].astype(np.int64)
    columns = np.arange(query.size)
    residues[columns, query] += 1
    residues[:, CODE_X] = np.minimum(residues[:, CODE_X], 1)
    best = residues.argmax(axis=1)
    taking_part = counts.sum(axis=1)
    letters = LETTER_OF[best]
    rare = 2 * counts[columns, best] < taking_part
    letters = np.where(rare & (letters >= ord("A")), letters | 0x20, letters)
    return np.where(2 * counts[:, GAP_INDEX] > taking_part, GAP, letters).astype(np.uint8)


def clustal_marks(counts: NDArray[np.int32], rows: int) -> NDArray[np.uint8]:
    """Return the line below a Clustal alignment, ASCII, uint8[w].

    ``*`` if all rows have the same residue, ``:`` if all are of one strong group, ``.`` if all are of one
    weak group; a space otherwise, and wherever a row has a gap or does not reach.

    counts : int32[w, N_COUNTED] of `rows` rows
    """
    marks = np.full(len(counts), ord(" "), np.uint8)
    for groups, mark in ((WEAK_GROUPS, "."), (STRONG_GROUPS, ":"), (LETTERS, "*")):
        for group in groups:
            marks[counts[:, [LETTERS.index(letter) for letter in group]].sum(axis=1) == rows] = ord(mark)
    return marks
