"""Recognizing nucleotide sequences by their letters, and refusing to search with them unless allowed.

Swathe compares proteins: A, C, G and T of DNA would score as alanine, cysteine, glycine and threonine, and
any two pieces of DNA would look alike. The rule and its tests: docs/decisions/002.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Database
from swathe.core.errors import NucleotideInput
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS, N_CODES
from swathe.core.sequences.sequence import Sequence, query_title
from swathe.core.system.words import shortened

ODDS: Final = 6.0
"""Decimal logarithm of the likelihood ratio, nucleotides over residues, that a sequence must reach."""
LEAST_SHARE: Final = 0.02
"""Least share of each of the four bases: low-complexity proteins lack some of these letters."""

_AS_NUCLEOTIDES: Final = {**dict.fromkeys("ACGTU", 0.22), "N": 0.1, **dict.fromkeys("RYSWKMBDHV", 0.002)}
"""Frequencies of letters in nucleotide sequences: the bases equally, N, and IUPAC's other letters."""
_OTHERWISE: Final = 1e-6
_RARE_RESIDUE: Final = 1e-3
"""Frequency of B, Z, J, O, U and the stop in proteins."""

_LENGTH: Final = 10_000
"""Residues examined in a sequence, a quarter of them at each of four places."""
_SAMPLE: Final = 2_048
"""Sequences of a database that are examined, in `_PLACES` runs of neighbours."""
_PLACES: Final = 64
MIXED: Final = 0.01
"""Share of nucleotide sequences from which on users are told; from half on, the database is refused."""
_PROTEINS: Final = "Swathe compares proteins"
_NAME: Final = 60
"""Letters of a query's name."""
_HINT: Final = "Translate nucleotides first, or search anyway."
_COMMAND: Final = "--allow-nucleotides"


def _log_odds() -> NDArray[np.float64]:
    odds = np.zeros(N_CODES)
    for code, letter in enumerate(LETTERS):
        protein = BACKGROUND[code] if code < N_AMINO_ACIDS else _RARE_RESIDUE
        if letter != "X":  # masked residues carry no information
            odds[code] = np.log10(_AS_NUCLEOTIDES.get(letter, _OTHERWISE) / protein)
    return odds


_LOG_ODDS: Final = _log_odds()
_A, _C, _G, _T, _U = (LETTERS.index(letter) for letter in "ACGTU")


def is_nucleotides(codes: NDArray[np.uint8]) -> bool:
    """Return whether residue codes, uint8[n], are those of a nucleotide sequence, DNA or RNA."""
    return bool(_are_nucleotides(codes, np.array([0, codes.size]))[0])


def looks_like_nucleotides(query: Sequence) -> bool:
    """Return whether a query is nucleotides; PSSMs never are."""
    return not isinstance(query, PositionSpecificQuery) and is_nucleotides(query.residues)


def _are_nucleotides(codes: NDArray[np.uint8], offsets: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return which of some sequences are nucleotides, bool[k].

    codes : uint8[n] of all of them, one after the other; offsets : int64[k + 1] where each begins, and n
    """
    sizes = np.diff(offsets)
    if (sizes > _LENGTH).any():
        examined = [_examined(codes[begin:end]) for begin, end in pairwise(offsets.tolist())]
        codes, sizes = np.concatenate(examined), np.array([piece.size for piece in examined])
    k = sizes.size
    places = np.repeat(np.arange(0, k * N_CODES, N_CODES), sizes) + codes
    counts = np.bincount(places, minlength=k * N_CODES).reshape(k, N_CODES)
    rarest = np.minimum(counts[:, [_A, _C, _G]].min(1), counts[:, _T] + counts[:, _U])
    return np.asarray((rarest >= np.maximum(LEAST_SHARE * sizes, 1)) & (counts @ _LOG_ODDS >= ODDS))


def _examined(codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return what is examined of a sequence."""
    n, piece = codes.size, _LENGTH // 4
    if n <= _LENGTH:
        return codes
    return np.concatenate([codes[n * i // 8 - piece // 2 :][:piece] for i in (1, 3, 5, 7)])


def share_of(database: Database) -> float:
    """Return the share of nucleotide sequences in a database, estimated from a sample if it is large."""
    n, run = database.n_sequences, _SAMPLE // _PLACES
    starts = range(0, n, run) if n <= _SAMPLE else np.linspace(0, n - run, _PLACES).astype(np.int64).tolist()
    found = judged = 0
    for begin in starts:
        offsets = database.offsets[begin : begin + run + 1]
        codes = database.residues[int(offsets[0]) : int(offsets[-1])]
        found += int(np.count_nonzero(_are_nucleotides(codes, offsets - offsets[0])))
        judged += int(np.count_nonzero(np.diff(offsets)))
    return found / judged if judged else 0.0


def problem_of_queries(queries: Iterable[Sequence]) -> str:
    """Return a sentence that names the queries that are nucleotides; '' if none is. PSSMs never are."""
    listed = list(queries)
    found = [number for number, query in enumerate(listed, 1) if looks_like_nucleotides(query)]
    if not found:
        return ""
    header = listed[found[0] - 1].header
    name = f"“{shortened(query_title(header), _NAME)}”" if header.strip() else ""
    if len(listed) == 1:
        return f"The query{f' {name}' if name else ''} looks like nucleotides; {_PROTEINS}."
    looks = "looks" if len(found) == 1 else "look"
    first = name or f"number {found[0]:,}"
    return f"{len(found):,} of {len(listed):,} queries {looks} like nucleotides, first {first}; {_PROTEINS}."


def problem_of_database(name: str, share: float) -> str:
    """Return a sentence if at least half of a database, `share`, is nucleotides; else ''."""
    if share < 0.5:
        return ""
    return f"The sequences of {name} look like nucleotides; {_PROTEINS}."


def remark_on_database(name: str, share: float) -> str:
    """Return a sentence if a protein database also holds nucleotide sequences; '' if these are few."""
    if not MIXED <= share < 0.5:
        return ""
    return (
        f"About {100 * share:.0f} % of the sequences of {name} look like nucleotides; {_PROTEINS}, and hits "
        "among those mean nothing."
    )


def check_queries(queries: Iterable[Sequence], *, allowed: bool) -> None:
    """Raise NucleotideInput if queries are nucleotides, unless allowed."""
    problem = "" if allowed else problem_of_queries(queries)
    if problem:
        raise NucleotideInput("query", problem, _HINT, command=_COMMAND)


def check_database(database: Database, *, allowed: bool) -> str:
    """Return a remark on a database that holds some nucleotide sequences, else ''.

    Raises NucleotideInput for a nucleotide database, unless allowed.
    """
    if allowed:
        return ""
    share = share_of(database)
    if problem := problem_of_database(database.name, share):
        raise NucleotideInput("database", problem, _HINT, command=_COMMAND)
    return remark_on_database(database.name, share)
