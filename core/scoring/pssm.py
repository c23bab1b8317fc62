"""PSI-BLAST's ASCII position-specific scoring matrices (``psiblast -out_ascii_pssm``), read as queries."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import FastaError
from swathe.core.scoring.about_pssm import AboutPssm
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.sequences.alphabet import (
    AS_SCORED,
    CODE_J,
    CODE_STOP,
    CODE_X,
    ENCODE,
    LETTERS,
    N_AMINO_ACIDS,
    N_CODES,
    N_SCORED,
)
from swathe.core.sequences.sequence import OF_PSSM, Sequence
from swathe.core.system.values import OPTIONAL
from swathe.core.system.words import counted

MAGIC: Final = b"Last position-specific scoring matrix computed"
"""Beginning of the first non-empty line."""
MAX_LINE_BYTES: Final = 2_000
"""Ten times the length of a position's line; a longer line means another kind of file."""
MIN_SCORE: Final = -128
MAX_SCORE: Final = 127
_AMINO_ACIDS: Final = LETTERS[:N_AMINO_ACIDS]
_MEANS: Final = {"B": "ND", "Z": "QE"}
"""Residues that the file lacks and whose scores are means over these, weighted by the standard
composition."""
UNKNOWN_SCORE: Final = -1
"""Score of X and J at every position: psiblast's for X."""
STOP_SCORE: Final = -4
"""Score of ``*`` at every position: psiblast's."""
_NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?|\S+")
_ROW: Final = re.compile(r"\s*(\d+)\s+(\S)(?=[\s-])(.*)")
_STATISTICS: Final = re.compile(r"\s*(Standard|PSI) (Ungapped|Gapped)\s+(\S+)\s+(\S+)\s*$")
_COUNTS: Final = (N_AMINO_ACIDS, 2 * N_AMINO_ACIDS, 2 * N_AMINO_ACIDS + 2)
"""Numbers of a line: scores; scores and percentages; both, information and weight."""
_ENDINGS: Final = frozenset((".pssm", ".txt", ".ascii", ".mat", ".gz", ".bz2", ".xz", ".zst"))
_MAKE_ANEW: Final = "Write the file anew with psiblast, as an ASCII PSSM."

DERIVATION: Final = (
    "The PSSM has scores of the twenty amino acids: at every position X and J score "
    f"{UNKNOWN_SCORE} and * {STOP_SCORE}, psiblast's scores of X and *; U scores as C and O as K; B is the "
    "mean of N and D, Z of Q and E, weighted by the standard composition."
)

CIRCULAR: Final = (
    "A hit that the PSSM was built from scores high for that reason: its score and E-value are no evidence"
)


@dataclass(frozen=True, slots=True)
class FileStatistics:
    """Lambda (per unit of score) and K that a PSSM's file states; NaN where it does not.

    The standard figures belong to the matrix and gap costs of psiblast's search, the others to the PSSM. The
    file does not name matrix and gap costs. psiblast omits the standard figures if it began with a PSSM
    (``-in_pssm``).
    """

    standard_lambda: float = math.nan
    """Gapped."""
    lambda_: float = math.nan
    """Gapped, of the PSSM."""
    K: float = math.nan
    """Gapped, of the PSSM."""

    @property
    def complete(self) -> bool:
        """Whether the file states the PSSM's lambda and K."""
        return math.isfinite(self.lambda_) and math.isfinite(self.K)


@dataclass(frozen=True, slots=True, eq=False)
class PositionSpecificQuery(Sequence):
    """A query whose positions have their own scores instead of those of a substitution matrix.

    Parameters
    ----------
    header, codes : as of any `Sequence`; the codes, uint8[m], are of the sequence that the PSSM was made for
    scores : int8[m, N_CODES] of each position against each residue of a subject
    source : the file as the user named it, or "pasted text"
    statistics : lambda and K as stated in the file
    about : what the text beside the file says; None where there is none
    """

    scores: NDArray[np.int8]
    source: str
    statistics: FileStatistics = FileStatistics()
    about: AboutPssm | None = field(default=None, metadata=OPTIONAL)

    @property
    def built_from(self) -> tuple[str, ...] | None:
        """The digests of all sequences that it was built from, by the text beside it; None without these."""
        return None if self.about is None else self.about.sequences

    @property
    def stops(self) -> int:
        """None: all are positions, which have scores of their own whatever their letters."""
        return 0

    def __post_init__(self) -> None:
        Sequence.__post_init__(self)
        if self.scores.shape != (self.codes.size, N_CODES) or self.scores.dtype != np.int8:
            raise ValueError(
                f"scores are {self.scores.dtype}{self.scores.shape}, not int8[{self.codes.size}, {N_CODES}]"
            )


def is_pssm(data: bytes) -> bool:
    """Return whether a text begins like an ASCII PSSM."""
    return data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip().startswith(MAGIC)


def parse_pssm(data: bytes, source: str) -> PositionSpecificQuery:
    """Read an ASCII PSSM; it is named after the file, since the format has no name.

    Raises FastaError, which names the line, for a text that psiblast (or blastpgp -Q) would not have written.
    """
    reader = _PssmReader(source)
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(), 1):
        reader.take(number, line)
    return reader.query()


def complete_scores(scores: NDArray[np.int8]) -> NDArray[np.int8]:
    """Return scores for every residue code, int8[m, N_CODES], from those of the amino acids.

    scores : int8[m, 20] in the order of `core.sequences.alphabet.LETTERS`

    The rule is `DERIVATION`.
    """
    known = scores.astype(np.float64)
    full = np.empty((scores.shape[0], N_CODES), np.int8)
    full[:, :N_AMINO_ACIDS] = scores
    for letter, members in _MEANS.items():
        codes = [LETTERS.index(member) for member in members]
        weights = BACKGROUND[codes] / BACKGROUND[codes].sum()
        full[:, LETTERS.index(letter)] = np.floor(known[:, codes] @ weights + 0.5 + 1e-9)
    full[:, [CODE_X, CODE_J]] = UNKNOWN_SCORE
    full[:, CODE_STOP] = STOP_SCORE
    full[:, N_SCORED:] = full[:, AS_SCORED[N_SCORED:]]
    full.setflags(write=False)
    return full


class _PssmReader:
    """Parses the lines of a PSSM: title, column letters, positions, and statistics at the end.

    psiblast's files, with 42 numbers a position, always end with statistics: one without was cut off.
    """

    def __init__(self, source: str) -> None:
        self._source = source
        self._line = 0
        self._titled = False
        self._columns: NDArray[np.intp] | None = None
        self._codes: list[int] = []
        self._rows: list[list[int]] = []
        self._last_row = 0
        self._of_psiblast = False
        self._over = False
        self._has_statistics = False
        self._figures: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, number: int, line: bytes) -> None:
        """Parse the next line; `number` is 1-based."""
        self._line = number
        if len(line) > MAX_LINE_BYTES:
            raise self._error(f"this line is longer than {MAX_LINE_BYTES:,} characters.", _MAKE_ANEW)
        try:
            text = line.decode("ascii")
        except UnicodeDecodeError:
            raise self._error("this line holds characters that are not ASCII.", _MAKE_ANEW) from None
        if not text.strip():
            self._over = bool(self._rows)
        elif not self._titled:
            self._titled = line.lstrip().startswith(MAGIC)
            if not self._titled:
                raise self._error("this is not the first line of a PSI-BLAST ASCII PSSM.", _MAKE_ANEW)
        elif self._columns is None:
            self._columns = self._read_columns(text)
        elif self._over:
            self._read_statistics(text)
        else:
            self._read_row(text, self._columns)

    def query(self) -> PositionSpecificQuery:
        """Return the query, after all lines were parsed."""
        if not self._rows:
            missing = "column letters" if self._columns is None else "positions"
            raise self._error(f"the file ends without {missing}.", _MAKE_ANEW)
        if self._of_psiblast and not self._has_statistics:
            self._line = self._last_row
            raise self._error(
                f"the file ends after position {len(self._rows):,}, without the K and lambda that psiblast "
                "writes at the end.",
                f"It was cut off, or edited. {_MAKE_ANEW}",
            )
        scores = np.array(self._rows, np.int8)
        standard = self._figures.get(("Standard", "Gapped"), (math.nan, math.nan))
        own = self._figures.get(("PSI", "Gapped"), (math.nan, math.nan))
        return PositionSpecificQuery(
            _header(self._source),
            np.array(self._codes, np.uint8),
            complete_scores(scores),
            self._source,
            FileStatistics(standard[1], own[1], own[0]),
        )

    def _read_columns(self, text: str) -> NDArray[np.intp]:
        """Return the column of each amino acid, in the order of the alphabet."""
        letters = "".join(text.split())
        if letters in (_permuted(letters[:20]), _permuted(letters[:20]) * 2) and letters:
            return np.array([letters.index(letter) for letter in _AMINO_ACIDS])
        raise self._error("this line does not name the twenty amino acids, each once.", _MAKE_ANEW)

    def _read_row(self, text: str, columns: NDArray[np.intp]) -> None:
        match = _ROW.match(text)
        if match is None:
            raise self._error("this line is not a position, a residue and its scores.", _MAKE_ANEW)
        position, letter, rest = match.groups()
        expected = len(self._rows) + 1
        if int(position) != expected:
            raise self._error(
                f"this is position {int(position):,}, where position {expected:,} should be.",
                f"Lines are missing or in disorder. {_MAKE_ANEW}",
            )
        code = int(ENCODE[ord(letter)])
        if code >= N_CODES:
            raise self._error(f"'{letter}' is not a residue.", _MAKE_ANEW)
        words = _NUMBER.findall(rest)
        if len(words) not in _COUNTS:
            raise self._error(
                f"position {expected:,} has {counted(len(words), 'number')} instead of 20 scores, "
                "or 42 numbers in all.",
                _MAKE_ANEW,
            )
        self._last_row = self._line
        self._of_psiblast = self._of_psiblast or len(words) == _COUNTS[-1]
        scores = [self._score(word, expected) for word in words[:N_AMINO_ACIDS]]
        self._codes.append(code)
        self._rows.append([scores[column] for column in columns])

    def _score(self, word: str, position: int) -> int:
        try:
            score = int(word)
        except ValueError:
            raise self._error(
                f"the score '{word}' of position {position:,} is not a whole number.", _MAKE_ANEW
            ) from None
        if not MIN_SCORE <= score <= MAX_SCORE:
            raise self._error(
                f"the score {score:,} of position {position:,} is not between {MIN_SCORE} and {MAX_SCORE}.",
                "Divide all scores by a constant and round them.",
            )
        return score

    def _read_statistics(self, text: str) -> None:
        self._has_statistics = True
        match = _STATISTICS.match(text)
        if match is None:
            if text.split() == ["K", "Lambda"]:
                return
            raise self._error(
                "this line behind the positions is none of the statistics that psiblast writes.", _MAKE_ANEW
            )
        which, gaps, K, lambda_ = match.groups()
        try:
            figures = float(K), float(lambda_)
        except ValueError:
            raise self._error(f"'{K}' and '{lambda_}' are not K and lambda.", _MAKE_ANEW) from None
        if not all(0 < figure < math.inf for figure in figures):
            raise self._error("K and lambda are not above 0.", _MAKE_ANEW)
        self._figures[which, gaps] = figures

    def _error(self, problem: str, hint: str) -> FastaError:
        return FastaError(self._source, problem, hint, line=self._line or None)


def _header(source: str) -> str:
    """Return a header: the file's name without its extensions, since the format has no name."""
    path = PurePath(source)
    if not path.suffix:  # standard input or pasted text
        return f"PSSM ({source})"
    name = path.name
    while PurePath(name).suffix.lower() in _ENDINGS:
        name = PurePath(name).stem
    return f"{'_'.join(name.split())} {OF_PSSM}"


def _permuted(letters: str) -> str:
    """Return the letters if they are the twenty amino acids in any order, else ''."""
    return letters if sorted(letters) == sorted(_AMINO_ACIDS) else ""
