"""Reading substitution matrix files in NCBI format."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import MatrixError
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS

MAX_FILE_BYTES: Final = 1 << 20
"""Far above any matrix of letters; a larger file was chosen by mistake."""

AMINO_ACIDS: Final = LETTERS[:N_AMINO_ACIDS]
NO_MATRIX: Final = "Choose a matrix of the list, or give the path of a file in NCBI format."


@dataclass(frozen=True, slots=True)
class MatrixTable:
    """The content of a matrix file: float64[k, k] scores of its letters, rows in the order of the columns."""

    letters: str
    scores: NDArray[np.float64]
    lines: tuple[int, ...]
    """1-based line of each row."""
    lower_case: bool


def parse_matrix(data: bytes, source: str) -> MatrixTable:
    """Read a matrix in NCBI format: ``#`` comments, a row of letters, then a row of scores for each letter.

    Raises `MatrixError`, which names file and line.
    """
    if len(data) > MAX_FILE_BYTES or b"\0" in data:
        raise MatrixError(f"{source} is not a substitution matrix in NCBI format.", NO_MATRIX)
    columns: list[str] = []
    rows: dict[str, tuple[list[float], int]] = {}
    lower_case = False
    for number, raw in enumerate(data.decode("utf-8-sig", "replace").splitlines(), 1):
        words = raw.split("#", 1)[0].split()
        if not words:
            continue
        where = f"{source}, line {number}"
        if not columns:
            lower_case = any(word.islower() for word in words)
            columns = _read_columns([word.upper() for word in words], where)
            continue
        letter = words[0].upper()
        if letter not in columns:
            raise MatrixError(
                f"{where}: the row {words[0]!r} has no column in the first row of letters.",
                "Rows and columns of the matrix must have the same letters.",
            )
        if letter in rows:
            raise MatrixError(f"{where}: the row of {letter} comes a second time.", "Take one of them out.")
        if len(words) - 1 != len(columns):
            raise MatrixError(
                f"{where}: the row of {letter} has {len(words) - 1} scores for {len(columns)} columns.",
                "Each row needs one score for each letter of the first row.",
            )
        rows[letter] = [_read_score(word, where) for word in words[1:]], number
    if not columns:
        raise MatrixError(f"{source} has no matrix in it.", NO_MATRIX)
    missing = [letter for letter in columns if letter not in rows]
    if missing:
        raise MatrixError(
            f"{source}: the row of {', '.join(missing)} is missing.",
            "The matrix needs a row for each letter of its first row.",
        )
    return MatrixTable(
        "".join(columns),
        np.array([rows[letter][0] for letter in columns]),
        tuple(rows[letter][1] for letter in columns),
        lower_case,
    )


def _read_columns(words: list[str], where: str) -> list[str]:
    unknown = [word for word in words if len(word) != 1 or word not in LETTERS]
    if unknown:
        raise MatrixError(
            f"{where}: {unknown[0][:20]!r} is not a residue letter.",
            "The first row that is not a comment must be the letters of the columns, with spaces between.",
        )
    repeated = [word for word in words if words.count(word) > 1]
    if repeated:
        raise MatrixError(f"{where}: the column {repeated[0]} comes twice.", "Take one of them out.")
    absent = [letter for letter in AMINO_ACIDS if letter not in words]
    if absent:
        nucleotides = set(words) <= set("ACGTUNSWRYKMBVHD")
        raise MatrixError(
            f"{where}: there is no column for {', '.join(absent)}.",
            "This is a matrix of nucleotides; Swathe compares proteins."
            if nucleotides
            else "A protein matrix has all twenty amino acids.",
        )
    return words


def _read_score(word: str, where: str) -> float:
    try:
        score = float(word)
    except ValueError:
        score = math.nan
    if not math.isfinite(score):
        raise MatrixError(f"{where}: {word[:20]!r} is not a score.", "Scores are whole numbers.")
    return score
