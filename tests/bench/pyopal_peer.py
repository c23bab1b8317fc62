"""pyopal, as the benchmarks of the CPU engine measure beside it: ``pip install "swathe[peers]"``."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pyopal
from scoring_matrices import ScoringMatrix

from swathe.core.database import Subjects
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_SCORED

LETTERS = "".join(chr(ord("A") + code) for code in range(N_SCORED))
"""A placeholder for every residue code: pyopal reads letters, and replaces unknown ones in silence."""
_LETTER_OF = np.frombuffer(LETTERS.encode(), np.uint8)[AS_SCORED]


def as_letters(codes: np.ndarray) -> bytes:
    """Return residue codes as pyopal takes them."""
    return _LETTER_OF[codes].tobytes()


def prepared(database: Subjects, scheme: ScoringScheme | None = None) -> tuple[Any, Any]:
    """Return subjects, none of them empty, for pyopal, and its aligner, BLOSUM62 11/1 by default."""
    scheme = scheme or ScoringScheme.load("BLOSUM62")
    scores = scheme.matrix[:N_SCORED, :N_SCORED].astype(float)
    matrix = ScoringMatrix(scores.tolist(), alphabet=LETTERS)
    text = memoryview(as_letters(database.residues[: database.n_residues]))
    sequences = [text[a:b] for a, b in pairwise(database.offsets.tolist())]
    # pyopal charges open' + (k - 1) * extend for a gap.
    aligner = pyopal.Aligner(matrix, gap_open=scheme.first_gap_residue_cost, gap_extend=scheme.gap_extend)
    return pyopal.Database(sequences, pyopal.Alphabet(LETTERS)), aligner
