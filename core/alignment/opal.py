"""A wrapper of pyopal that keeps from it whatever it answers wrongly or refuses.

pyopal reads sequences as letters and silently replaces unknown ones by ``*``. Here every residue code becomes
a placeholder letter, A for code 0 to Y for code 24, after U is replaced by C and O by K, so that all letters
are known. pyopal charges open' + (k - 1) * extend for a gap; this module alone converts gap costs. How it was
tested, and what is kept from it: docs/decisions/004-cpu-engine.md.
"""

from __future__ import annotations

import threading
from itertools import pairwise
from operator import attrgetter
from typing import Any, Final

import numpy as np
import pyopal
from numpy.typing import NDArray
from scoring_matrices import ScoringMatrix

from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_SCORED

LANES: Final = 32
"""Subjects per AVX2 register; half as many elsewhere."""

_AT_ONCE: Final = 256
"""Sequences passed to pyopal at once: it holds the GIL while it copies them."""

_PLACEHOLDERS: Final = "".join(chr(ord("A") + code) for code in range(N_SCORED))
_LETTER_OF: Final = np.frombuffer(_PLACEHOLDERS.encode(), np.uint8)[AS_SCORED]
_SCORE = attrgetter("score")
_LEVELS: Final = {
    "NEON": ("neon", "_NEON_RUNTIME_SUPPORT"),
    "AVX2": ("avx2", "_AVX2_RUNTIME_SUPPORT"),
    "SSE4.1": ("sse4.1", "_SSE4_RUNTIME_SUPPORT"),
    "SSE2": ("sse2", "_SSE2_RUNTIME_SUPPORT"),
}
"""Instruction sets, best first, with pyopal's name of each and the flag that says whether it is available."""
_making: Final = threading.Lock()


def simd_levels() -> tuple[str, ...]:
    """Return the instruction sets that pyopal can use on this processor, by common name, best first."""
    support = pyopal.lib._cpu_info()["simd"]
    return tuple(
        label for label, (name, _) in _LEVELS.items() if support[name]["build"] and support[name]["runtime"]
    )


def simd_level() -> str:
    """Return the instruction set that pyopal uses by default; '' if it has none."""
    return next(iter(simd_levels()), "")


def make_aligner(scheme: ScoringScheme, level: str = "") -> Any:
    """Return a pyopal aligner for a scheme; threads may share it.

    `level` is one of `simd_levels`, '' the best of them. When an aligner is made, pyopal takes the best level
    that its module's flags allow, so the flags of better ones are cleared meanwhile. Raises ValueError for
    another level.
    """
    levels = simd_levels()
    if level and level not in levels:
        raise ValueError(f"this processor has no {level}")
    scores = scheme.matrix[:N_SCORED, :N_SCORED].astype(float)
    matrix = ScoringMatrix(scores.tolist(), alphabet=_PLACEHOLDERS)
    first = scheme.gap_open + scheme.gap_extend
    better = [_LEVELS[other][1] for other in levels[: levels.index(level)]] if level else []
    with _making:
        try:
            for flag in better:
                setattr(pyopal.lib, flag, False)
            return pyopal.Aligner(matrix, gap_open=first, gap_extend=scheme.gap_extend)
        finally:
            for flag in better:
                setattr(pyopal.lib, flag, True)


def make_query(codes: NDArray[np.uint8]) -> bytes:
    """Return a query for `score`."""
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
    for first in range(0, len(sequences), _AT_ONCE):  # in between, let other threads have the GIL
        database.extend(sequences[first : first + _AT_ONCE])
    return database


def score(aligner: Any, query: bytes, database: Any, start: int, end: int) -> NDArray[np.int32]:
    """Return the scores of sequences `start` to `end` of a `make_database`; releases the GIL meanwhile."""
    results = aligner.align(
        query, database, mode="score", overflow="simple", algorithm="sw", start=start, end=end
    )
    return np.fromiter(map(_SCORE, results), np.int32, end - start)
