"""The guard around pyopal: nothing reaches it that it answers wrongly or refuses.

pyopal reads sequences as letters and folds those it does not know to ``*`` without a word. Here every
residue code becomes a placeholder letter of its own, A for code 0 to Y for code 24, so there is no letter it
does not know; U and O become X's before. pyopal charges open' + (k - 1) * extend for a gap: the conversion
is here and nowhere else. What was tried on it, and what is not given to it, is in docs/decisions/004-cpu-
engine.md.
"""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from typing import Any, Final

import numpy as np
import pyopal
from numpy.typing import NDArray
from scoring_matrices import ScoringMatrix

from core.alphabet import CODE_X, N_CODES, N_SCORED
from core.scoring import ScoringScheme

LANES: Final = 32
"""Subjects that one AVX2 register works on; half of that elsewhere."""

_PIECE: Final = 256
"""Sequences that are handed to pyopal at once: it keeps the interpreter for itself while it copies them."""

_PLACEHOLDERS: Final = "".join(chr(ord("A") + code) for code in range(N_SCORED))
_LETTER_OF: Final = np.frombuffer(_PLACEHOLDERS.encode(), np.uint8)[
    [code if code < N_SCORED else CODE_X for code in range(N_CODES)]
]
_SCORE = attrgetter("score")


def simd_level() -> str:
    """Return the instruction set that pyopal uses on this processor, as people know it."""
    support = pyopal.lib._cpu_info()["simd"]
    for name, label in (("neon", "NEON"), ("avx2", "AVX2"), ("sse4.1", "SSE4.1"), ("sse2", "SSE2")):
        if support[name]["build"] and support[name]["runtime"]:
            return label
    return ""


def make_aligner(scheme: ScoringScheme) -> Any:
    """Return a pyopal aligner that scores as `scheme` says; it may be shared by threads."""
    scores = scheme.matrix[:N_SCORED, :N_SCORED].astype(float)
    matrix = ScoringMatrix(scores.tolist(), alphabet=_PLACEHOLDERS)
    return pyopal.Aligner(matrix, gap_open=scheme.gap_open + scheme.gap_extend, gap_extend=scheme.gap_extend)


def make_query(codes: NDArray[np.uint8]) -> bytes:
    """Return a query as `score` takes it."""
    return _LETTER_OF[codes].tobytes()


def make_database(residues: NDArray[np.uint8], offsets: NDArray[np.int64]) -> Any:
    """Return packed sequences as a pyopal database.

    Parameters
    ----------
    residues : uint8[...] residue codes
    offsets : int64[n + 1] where each sequence starts; none may be empty: pyopal gives empty ones a score

    Raises ValueError for an empty sequence.
    """
    if (offsets[1:] == offsets[:-1]).any():
        raise ValueError("an empty sequence cannot be given to pyopal")
    letters = memoryview(_LETTER_OF[residues[offsets[0] : offsets[-1]]].tobytes())
    bounds = (offsets - offsets[0]).tolist()
    sequences = [letters[a:b] for a, b in pairwise(bounds)]
    database = pyopal.Database((), pyopal.Alphabet(_PLACEHOLDERS))
    for first in range(0, len(sequences), _PIECE):  # between two pieces other threads get the interpreter
        database.extend(sequences[first : first + _PIECE])
    return database


def score(aligner: Any, query: bytes, database: Any, start: int, end: int) -> NDArray[np.int32]:
    """Return the scores of sequences `start` to `end` of a `make_database`; releases the GIL meanwhile."""
    results = aligner.align(
        query, database, mode="score", overflow="simple", algorithm="sw", start=start, end=end
    )
    return np.fromiter(map(_SCORE, results), np.int32, end - start)
