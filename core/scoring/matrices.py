"""Substitution matrices: those that Biopython ships, and users' files in NCBI format."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import InvalidRequest, MatrixError
from swathe.core.scoring.karlin_altschul import (
    BACKGROUND,
    mean_self_score,
    ungapped_parameters,
    why_no_local_statistics,
)
from swathe.core.scoring.matrix_file import AMINO_ACIDS, MAX_FILE_BYTES, NO_MATRIX, parse_matrix
from swathe.core.scoring.significance import published_best_gap_costs, published_gap_costs, published_matrices
from swathe.core.sequences.alphabet import AS_SCORED, CODE_X, LETTERS, N_AMINO_ACIDS, N_SCORED
from swathe.core.system.files import open_regular
from swathe.core.system.resources import resource_bytes

MIN_SCORE: Final = -128
MAX_SCORE: Final = 127
NCBI_BLOSUM80: Final = "BLOSUM80-NCBI"
"""The BLOSUM80 of blastp, in half-bits; Biopython's is in third-bits and has no published statistics."""

_SCALES: Final = (1, 2, 5, 10, 20, 50, 100)
_AMBIGUOUS: Final = {"B": "ND", "Z": "QE", "J": AMINO_ACIDS, "X": AMINO_ACIDS}
_RULES: Final = {"B": "N and D", "Z": "Q and E", "X": "all amino acids"}
_REMARKS: Final = {
    "BLOSUM80": f"This is the table in third-bit units that Biopython ships; blastp's is {NCBI_BLOSUM80}.",
    NCBI_BLOSUM80: "This is blastp's BLOSUM80, in half-bit units; it is not Biopython's BLOSUM80.",
    "BLASTP": "BLOSUM62 as blastp has it: it differs from BLOSUM62 in B, Z, X and J only.",
}


@dataclass(frozen=True, slots=True, eq=False)
class SubstitutionMatrix:
    """Scores of every pair of residues.

    Parameters
    ----------
    name : as users choose it, e.g. ``BLOSUM62``; of a user's file, its name
    scores : int8[N_CODES, N_CODES], read-only: query residue (row), subject residue (column)
    letters : those that have rows in the file and score by them, in the file's order
    path : of a user's own file, else None
    notes : sentences for users: what was derived or scaled, and what is remarkable
    """

    name: str
    scores: NDArray[np.int8]
    letters: str
    path: Path | None
    notes: tuple[str, ...]


def matrix_names() -> tuple[str, ...]:
    """Return the names of all offered matrices in natural order (PAM30 before PAM250)."""
    return tuple(sorted(_offered(), key=_natural_order))


def omitted_matrices() -> dict[str, str]:
    """Return the tables that Biopython ships and Swathe does not offer, each with the reason."""
    return dict(_shipped()[1])


def load_matrix(name_or_path: str | Path) -> SubstitutionMatrix:
    """Return a shipped matrix by its name, ignoring case, or read a user's file.

    Text is looked up as a name first; a `Path` is always a file. Raises `MatrixError`.
    """
    if isinstance(name_or_path, str):
        offered = {name.upper(): name for name in _offered()}
        name = offered.get(name_or_path.strip().upper())
        if name is not None:
            return _load_shipped(name)
        scaled = [n for n in _offered() if n.upper().startswith(f"{name_or_path.strip().upper()}X")]
        if scaled and not os.path.exists(name_or_path):
            raise MatrixError(
                f"The scores of {name_or_path} are not whole numbers.", f"They are offered as {scaled[0]}."
            )
        reason = omitted_matrices().get(name_or_path.strip().upper())
        if reason and not os.path.exists(name_or_path):
            raise MatrixError(f"{name_or_path} cannot be used: {reason}.", NO_MATRIX)
        if not name_or_path.strip():
            raise MatrixError("No substitution matrix is chosen.", NO_MATRIX)
    return _load_file(Path(name_or_path))


def named_matrix(name: str) -> str | Path:
    """Return the name of a shipped matrix, or the path of a file that exists.

    Raises InvalidRequest where it is neither, MatrixError where the file has a fault.
    """
    try:
        return load_matrix(name).path or name
    except MatrixError as error:
        if os.path.exists(name):
            raise
        reason = error.message if name.upper() in omitted_matrices() else f"There is no matrix {name}."
        raise InvalidRequest(
            "matrix",
            reason,
            "Choose one that is listed, or a file of your own.",
            command="swathe matrices",
        ) from error


def legal_gap_costs(matrix: str | Path | SubstitutionMatrix) -> tuple[tuple[int, int], ...]:
    """Return the (gap_open, gap_extend) pairs with published statistics, most expensive first; () if none.

    A matrix with the amino acid scores of a published one (BLASTP: BLOSUM62; a user's copy of PAM30) has the
    same pairs. Raises `MatrixError` for an unknown name.
    """
    return published_gap_costs(published_name(_scores_of(matrix)))


def default_gap_costs(matrix: str | Path | SubstitutionMatrix) -> tuple[int, int]:
    """Return the (gap_open, gap_extend) to offer first for a matrix.

    The pair that NCBI marks as best if there is one, else `scaled_gap_costs`. Raises `MatrixError`.
    """
    scores = _scores_of(matrix)
    published = published_name(scores)
    return published_best_gap_costs(published) if published else scaled_gap_costs(scores)


def _scores_of(matrix: str | Path | SubstitutionMatrix) -> NDArray[np.int8]:
    return (matrix if isinstance(matrix, SubstitutionMatrix) else load_matrix(matrix)).scores


def published_name(scores: NDArray[np.int8]) -> str:
    """Return the published matrix with these scores of the twenty amino acids, or ''.

    Matrices are compared by content: a user's file called BLOSUM62 may hold anything. The other letters do
    not count, since the published statistics are for random sequences of amino acids.
    """
    block = scores[:N_AMINO_ACIDS, :N_AMINO_ACIDS]
    for name in published_matrices():
        own = _load_shipped(NCBI_BLOSUM80 if name == "BLOSUM80" else name)
        if np.array_equal(block, own.scores[:N_AMINO_ACIDS, :N_AMINO_ACIDS]):
            return name
    return ""


def scaled_gap_costs(scores: NDArray[np.int8]) -> tuple[int, int]:
    """Return gap costs equivalent, in this matrix's units, to 11/1 in BLOSUM62's.

    The unit is the ungapped lambda; for matrices without one, the mean score of identical residues.
    """
    reference = _load_shipped("BLOSUM62").scores
    if why_no_local_statistics(scores):
        ratio = mean_self_score(scores) / mean_self_score(reference)
    else:
        ratio = ungapped_parameters(reference).lambda_ / ungapped_parameters(scores).lambda_
    return max(1, round(11 * ratio)), max(1, round(ratio))


def matrix_remark(matrix: SubstitutionMatrix) -> str:
    """Return the sentence that tells a shipped matrix from one with a similar name; '' if not needed."""
    return "" if matrix.path else _REMARKS.get(matrix.name, "")


def _natural_order(name: str) -> tuple[str | int, ...]:
    """Return a sort key of words and numbers: PAM70 before PAM250, BLOSUM80-NCBI right after BLOSUM80."""
    parts = re.split(r"(\d+)", name)
    return tuple(int(part) if place % 2 else part for place, part in enumerate(parts))


def _data_folder() -> Path:
    """Find Biopython's matrix files without importing Bio.Align, which takes most of a second."""
    spec = find_spec("Bio")
    if spec is None or not spec.submodule_search_locations:
        raise MatrixError(
            "Biopython, which brings the substitution matrices, is not installed.", "Install it."
        )
    return Path(spec.submodule_search_locations[0]) / "Align" / "substitution_matrices" / "data"


@cache
def _shipped() -> tuple[dict[str, Path], dict[str, str]]:
    """Return the files of protein matrices by Biopython's names, and the reasons why others are omitted."""
    found: dict[str, Path] = {}
    omitted: dict[str, str] = {}
    for path in sorted(_data_folder().iterdir()):
        if path.name.startswith((".", "_")) or not path.is_file():
            continue
        letters = _header_letters(path)
        if set(AMINO_ACIDS) <= set(letters) <= set(LETTERS):
            found[path.name] = path
        elif any(len(letter) > 1 for letter in letters):
            omitted[path.name] = "it scores codons, not amino acids"
        else:
            omitted[path.name] = "it scores nucleotides, not amino acids"
    return found, omitted


def _header_letters(path: Path) -> list[str]:
    with path.open(encoding="ascii", errors="replace") as lines:
        for line in lines:
            if line.strip() and not line.startswith("#"):
                return line.split()
    return []


@cache
def _offered() -> dict[str, str]:
    """Return Biopython's name of each offered matrix; the scale of one with fractions is in its name."""
    names = {NCBI_BLOSUM80: NCBI_BLOSUM80}
    for name, path in _shipped()[0].items():
        data = path.read_bytes()
        scale = _scale(parse_matrix(data, name).scores) if _has_fractions(data) else 1
        names[name if scale == 1 else f"{name}x{scale}"] = name
    return names


def _has_fractions(data: bytes) -> bool:
    """Return whether a table may have a score that is not whole: to read all 27 takes 50 ms."""
    return any(b"." in line for line in data.splitlines() if not line.startswith(b"#"))


def _scale(scores: NDArray[np.float64]) -> int:
    """Return the smallest factor that makes all scores whole, else the largest that keeps them in a byte."""
    fitting = [k for k in _SCALES if scores.max() * k <= MAX_SCORE and scores.min() * k >= MIN_SCORE]
    exact = [k for k in fitting if _is_whole(scores * k)]
    return exact[0] if exact else fitting[-1]


def _is_whole(scores: NDArray[np.float64]) -> bool:
    return bool(np.allclose(scores, np.round(scores), rtol=0, atol=1e-6))


@cache
def _load_shipped(name: str) -> SubstitutionMatrix:
    original = _offered()[name]
    own = name == NCBI_BLOSUM80
    data = resource_bytes("blosum80_ncbi.tsv") if own else _shipped()[0][original].read_bytes()
    table = parse_matrix(data, original)
    scale = _scale(table.scores)
    notes = [_REMARKS[name]] if name in _REMARKS else []
    if scale != 1:
        how = "" if _is_whole(table.scores * scale) else " and rounded to whole numbers"
        notes.append(
            f"The published scores of {original} are fractions: they are multiplied by {scale}{how}, and gap "
            "costs are in these units."
        )
    scores = np.round(table.scores * scale)
    return _complete(name, table.letters, scores, None, notes)


def _load_file(path: Path) -> SubstitutionMatrix:
    try:
        with open_regular(path) as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise MatrixError(
            f"The substitution matrix {path} cannot be read: {error.strerror or error}.", NO_MATRIX
        ) from error
    table = parse_matrix(data, path.name)
    for row, line in enumerate(table.lines):
        for letter, score in zip(table.letters, table.scores[row], strict=True):
            where = f"{path.name}, line {line}: the score of {table.letters[row]} and {letter}, {score:g},"
            if not score.is_integer():
                raise MatrixError(
                    f"{where} is not a whole number.", "Multiply all scores by a constant and round them."
                )
            if not MIN_SCORE <= score <= MAX_SCORE:
                raise MatrixError(
                    f"{where} is not between {MIN_SCORE} and {MAX_SCORE}.",
                    "Divide all scores by a constant and round them.",
                )
    notes = ["Lower-case letters of the file are read as upper case."] if table.lower_case else []
    return _complete(path.name, table.letters, table.scores, path, notes)


def _complete(
    name: str, letters: str, scores: NDArray[np.float64], path: Path | None, notes: list[str]
) -> SubstitutionMatrix:
    """Complete a matrix to all residue codes: scores from the file where it has them, else by these rules.

    B is the mean of N and D, Z of Q and E, X of all amino acids, each weighted by the standard composition
    and rounded (halves up); ``*`` takes the lowest score of the matrix; J scores as X. U always scores as C,
    and O as K. Why: docs/decisions/003-statistics.md.
    """
    own = "".join(letter for letter in letters if letter not in "UO")
    given = [LETTERS.index(letter) for letter in own]
    known = np.zeros((N_SCORED, N_SCORED))
    known[np.ix_(given, given)] = scores[np.ix_(*2 * [[letters.index(letter) for letter in own]])]
    weights = np.eye(N_SCORED)
    derived = []
    for letter, members in _AMBIGUOUS.items():
        if letter in own:
            continue
        code = LETTERS.index(letter)
        weights[code] = 0
        if letter == "J" and "X" in own:
            weights[code, CODE_X] = 1
            continue
        codes = [LETTERS.index(member) for member in members]
        weights[code, codes] = BACKGROUND[codes] / BACKGROUND[codes].sum()
        if letter != "J":
            derived.append(letter)
    if "*" not in own:
        stop = LETTERS.index("*")
        known[stop, :] = known[:, stop] = scores.min()
    # Each row of `weights` is a code as a mean of the file's letters; 1e-9 lets halves round up in spite of
    # rounding errors.
    full = np.floor(weights @ known @ weights.T + 0.5 + 1e-9).astype(np.int8)[AS_SCORED][:, AS_SCORED]
    full.setflags(write=False)
    if derived:
        means = "; ".join(f"{letter} scores as the mean of {_RULES[letter]}" for letter in derived)
        notes.append(
            f"The matrix has no {', '.join(derived)}, so {means}, weighted by the standard composition."
        )
    if "*" not in own:
        lowest = f"{scores.min():g}, the lowest score,"
        notes.append(f"The matrix has no *, which scores {lowest} with everything.")
    if "J" not in own:
        notes.append("The matrix has no J, which scores as X.")
    notes.append(
        "U scores as C and O as K, whatever the file says of them."
        if set("UO") & set(letters)
        else "U scores as C, and O as K."
    )
    if not np.array_equal(full, full.T):
        notes.append("The matrix is not symmetric: rows are the query's residues, columns the subject's.")
    reason = why_no_local_statistics(full)
    if reason:
        notes.append(f"There are no E-values with this matrix: {reason}.")
    return SubstitutionMatrix(name, full, own, path, tuple(notes))
