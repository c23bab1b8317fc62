"""Substitution matrices and gap costs, in the one convention users see."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class ScoringScheme:
    """A substitution matrix and affine gap costs; a gap of k residues costs gap_open + k * gap_extend.

    Parameters
    ----------
    matrix_name : as users know it, e.g. ``BLOSUM62``, or the file name of a user's own
    matrix : int8[N_CODES, N_CODES] score of a query residue (row) and a subject residue (column)
    gap_open, gap_extend : non-negative
    """

    matrix_name: str
    matrix: NDArray[np.int8]
    gap_open: int
    gap_extend: int
