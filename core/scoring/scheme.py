"""Scores of residue pairs, from a matrix or a PSSM, and gap costs, in the one convention that users see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import InvalidRequest, MatrixError
from swathe.core.scoring.matrices import default_gap_costs, load_matrix
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.sequences.alphabet import N_CODES, N_SCORED
from swathe.core.sequences.sequence import Sequence

MAX_GAP_COST: Final = 10_000
"""More than any gap could regain in practice, and far from overflowing 32-bit recurrences."""


SCALE: Final = 32
"""Steps of adjusted scores per unit of the matrix, as in blastp: fine enough to round to integers."""


class Scoring(ABC):
    """Scores and gap costs, as engines and alignments need them.

    A gap of k residues costs gap_open + k * gap_extend. The scores of a query come from `table` alone, so
    code that uses it works for substitution matrices and PSSMs alike.
    """

    __slots__ = ()

    gap_open: int
    gap_extend: int

    @property
    @abstractmethod
    def name(self) -> str:
        """Name of the matrix or PSSM, as users know it."""

    @property
    @abstractmethod
    def lowest(self) -> int:
        """The lowest score of any pair of residues."""

    @property
    @abstractmethod
    def highest(self) -> int:
        """The highest score of any pair of residues."""

    @abstractmethod
    def table(self, query: NDArray[np.uint8]) -> NDArray[Any]:
        """Return the scores of each query position against each residue code of a subject, int8[m, N_CODES].

        int16 if adjusted to one subject.

        query : uint8[m] residue codes
        """

    def most_of_pairs(self, query: NDArray[np.uint8]) -> int:
        """Return the most that pairs of a query's residues score: the sum of each one's best, if above 0.

        query : uint8[m] residue codes
        """
        return int(np.maximum(self.table(query).max(axis=1), 0).sum(dtype=np.int64))

    @property
    def first_gap_residue_cost(self) -> int:
        """Cost of a gap's first residue: the open' of tools that charge open' + (k - 1) * extend."""
        return self.gap_open + self.gap_extend

    @property
    def description(self) -> str:
        """The scheme in words, with the gap convention, as shown on screen and written into every file."""
        return (
            f"{self.name}, a gap of k residues costs {self.gap_open} + k·{self.gap_extend} "
            f"(first residue {self.first_gap_residue_cost})"
        )


@dataclass(frozen=True, slots=True, eq=False)
class ScoringScheme(Scoring):
    """A substitution matrix and affine gap costs; a gap of k residues costs gap_open + k * gap_extend.

    Parameters
    ----------
    matrix_name : as users know it, e.g. ``BLOSUM62``, or the name of a user's file
    matrix : int8[N_CODES, N_CODES] score of a query residue (row) and a subject residue (column);
        engines rely on U scoring as C and O as K (`AS_SCORED`), as `core.scoring.matrices` arranges
    gap_open, gap_extend : 0 to `MAX_GAP_COST`
    matrix_path : of a user's own file, else None
    matrix_notes : sentences for users on what was derived or scaled, and what is remarkable
    lowest, highest : scores of the matrix

    Raises `InvalidRequest` whose field is ``matrix``, ``gap_open`` or ``gap_extend``.
    """

    matrix_name: str
    matrix: NDArray[np.int8]
    gap_open: int
    gap_extend: int
    matrix_path: Path | None = None
    matrix_notes: tuple[str, ...] = ()
    lowest: int = field(init=False, repr=False)
    highest: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if self.matrix.shape != (N_CODES, N_CODES) or self.matrix.dtype != np.int8:
            raise ValueError(
                f"matrix is {self.matrix.dtype}{self.matrix.shape}, not int8[{N_CODES}, {N_CODES}]"
            )
        for name, label, cost in (
            ("gap_open", "gap open", self.gap_open),
            ("gap_extend", "gap extend", self.gap_extend),
        ):
            if isinstance(cost, bool) or not isinstance(cost, int | np.integer):
                raise InvalidRequest(
                    name,
                    f"The {label} cost {cost!r} is not a whole number.",
                    "Give a whole number such as 1.",
                )
            if not 0 <= cost <= MAX_GAP_COST:
                raise InvalidRequest(
                    name,
                    f"The {label} cost {cost:,} is not between 0 and {MAX_GAP_COST:,}.",
                    "Costs are given as positive numbers: 11 and 1 are the usual pair for BLOSUM62.",
                )
            object.__setattr__(self, name, int(cost))
        scored = self.matrix[:N_SCORED, :N_SCORED]
        object.__setattr__(self, "lowest", int(scored.min()))
        object.__setattr__(self, "highest", int(scored.max()))

    @classmethod
    def load(
        cls, matrix: str | Path, gap_open: int | None = None, gap_extend: int | None = None
    ) -> ScoringScheme:
        """Return the scheme for a named matrix or a user's matrix file.

        A gap cost of None means the matrix's default (`core.scoring.matrices.default_gap_costs`).
        Both costs may be 0: gaps are then free, and there are no E-values. Raises `InvalidRequest`.
        """
        try:
            loaded = load_matrix(matrix)
        except MatrixError as error:
            raise InvalidRequest("matrix", error.message, error.hint) from error
        default = default_gap_costs(loaded)
        return cls(
            loaded.name,
            loaded.scores,
            default[0] if gap_open is None else gap_open,
            default[1] if gap_extend is None else gap_extend,
            loaded.path,
            loaded.notes,
        )

    @property
    def name(self) -> str:
        """The matrix's name."""
        return self.matrix_name

    def table(self, query: NDArray[np.uint8]) -> NDArray[np.int8]:
        """Return the matrix's rows for a query's residues, int8[m, N_CODES]."""
        scores: NDArray[np.int8] = self.matrix[query]
        return scores

    def most_of_pairs(self, query: NDArray[np.uint8]) -> int:
        """Return the same without NumPy, whose calls let go of the interpreter."""
        return sum(query.tobytes().translate(_best_scores(self)))

    @property
    def transposed(self) -> ScoringScheme:
        """The scheme with the roles of query and subject exchanged."""
        if np.array_equal(self.matrix, self.matrix.T):
            return self
        return replace(self, matrix=np.ascontiguousarray(self.matrix.T))

    def of(self, query: Sequence) -> Scoring:
        """Return the scoring of a query: this one, or a PSSM's scores with these gap costs."""
        if isinstance(query, PositionSpecificQuery):
            return PositionScheme(query, self.gap_open, self.gap_extend)
        return self


@lru_cache(16)
def _best_scores(scheme: ScoringScheme) -> bytes:
    """Return each residue code's best score, 0 at least, as `bytes.translate` takes them."""
    best: NDArray[np.int8] = np.maximum(scheme.matrix.max(axis=1), 0)
    return best.tobytes().ljust(256, b"\0")


@dataclass(frozen=True, slots=True, eq=False)
class PositionScheme(Scoring):
    """The scores of one position-specific query, and affine gap costs."""

    query: PositionSpecificQuery
    gap_open: int
    gap_extend: int

    @property
    def name(self) -> str:
        """The PSSM and its file."""
        source = PurePath(self.query.source).name
        return f"PSSM {source}" if source != self.query.source or "." in source else f"PSSM ({source})"

    @property
    def lowest(self) -> int:
        """The PSSM's least score."""
        return int(self.query.scores.min())

    @property
    def highest(self) -> int:
        """The PSSM's greatest score."""
        return int(self.query.scores.max())

    def table(self, query: NDArray[np.uint8]) -> NDArray[np.int8]:
        """Return the PSSM, int8[m, N_CODES]. Raises ValueError for the codes of any other query."""
        if query is not self.query.codes and not np.array_equal(query, self.query.codes):
            raise ValueError("a PSSM scores no query but its own")
        return self.query.scores


@dataclass(frozen=True, slots=True, eq=False)
class AdjustedScheme(Scoring):
    """Scores adjusted to one pair, and gap costs, both in steps of 1 / `SCALE` of the matrix's unit.

    Parameters
    ----------
    base : of the search
    scores : int16[m, N_CODES] of each query position
    """

    base: Scoring
    scores: NDArray[np.int16]

    @property
    def gap_open(self) -> int:  # type: ignore[override]
        """In steps."""
        return self.base.gap_open * SCALE

    @property
    def gap_extend(self) -> int:  # type: ignore[override]
        """In steps."""
        return self.base.gap_extend * SCALE

    @property
    def name(self) -> str:
        """The search's."""
        return self.base.name

    @property
    def lowest(self) -> int:
        """In steps."""
        return int(self.scores.min())

    @property
    def highest(self) -> int:
        """In steps."""
        return int(self.scores.max())

    def table(self, query: NDArray[np.uint8]) -> NDArray[np.int16]:
        """Return the scores of the pair's query, int16[m, N_CODES]."""
        return self.scores
