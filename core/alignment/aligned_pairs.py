"""Alignments of many pairs as arrays, an element a pair."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.scoring.scheme import Scoring

FIGURES: Final = (
    "query_start",
    "query_end",
    "subject_start",
    "subject_end",
    "score",
    "identities",
    "positives",
    "gap_openings",
    "gaps",
)
"""Fields with an element a pair."""


@dataclass(frozen=True, slots=True, eq=False)
class AlignedPairs:
    """Alignments of n pairs, with the figures of `Alignment` under the same names, int32[n] each.

    `length` and `mismatches` follow from the others. `counts` and `operations` hold the runs of all pairs,
    those of pair p from ``bounds[p]`` to ``bounds[p + 1]``. Middle lines are not kept: `alignment` makes
    one.

    Parameters
    ----------
    score : of the columns by the unadjusted matrix, whatever the alignment was found with
    counts : int32[k] columns of each run, at least 1
    operations : uint8[k] ASCII M, I or D, as in `Alignment.operations`
    bounds : int64[n + 1] ascending from 0 to k
    """

    query_start: NDArray[np.int32]
    query_end: NDArray[np.int32]
    subject_start: NDArray[np.int32]
    subject_end: NDArray[np.int32]
    score: NDArray[np.int32]
    identities: NDArray[np.int32]
    positives: NDArray[np.int32]
    gap_openings: NDArray[np.int32]
    gaps: NDArray[np.int32]
    counts: NDArray[np.int32]
    operations: NDArray[np.uint8]
    bounds: NDArray[np.int64]

    @classmethod
    def of(cls, alignments: Iterable[Alignment]) -> AlignedPairs:
        """Return some alignments as arrays, in their order."""
        found = list(alignments)
        runs = [alignment.runs for alignment in found]
        letters = "".join(operation for some in runs for _, operation in some)
        return cls(
            **{name: np.array([getattr(one, name) for one in found], np.int32) for name in FIGURES},
            counts=np.array([count for some in runs for count, _ in some], np.int32),
            operations=np.frombuffer(letters.encode("ascii"), np.uint8),
            bounds=np.cumsum([0, *map(len, runs)], dtype=np.int64),
        )

    @classmethod
    def joined(cls, parts: Iterable[AlignedPairs]) -> AlignedPairs:
        """Return the pairs of all parts, one part after the other."""
        some = [cls.of(()), *parts]
        whole = {f.name: np.concatenate([getattr(part, f.name) for part in some]) for f in fields(cls)[:-1]}
        sizes = [np.diff(part.bounds) for part in some]
        return cls(**whole, bounds=np.cumsum(np.concatenate(([0], *sizes))))

    def take(self, pairs: NDArray[np.int64]) -> AlignedPairs:
        """Return some of the pairs, int64[m], in the order given."""
        sizes = self.bounds[pairs + 1] - self.bounds[pairs]
        bounds = np.concatenate(([0], np.cumsum(sizes)))
        runs = np.repeat(self.bounds[pairs] - bounds[:-1], sizes) + np.arange(bounds[-1])
        return AlignedPairs(
            **{name: getattr(self, name)[pairs] for name in FIGURES},
            counts=self.counts[runs],
            operations=self.operations[runs],
            bounds=bounds,
        )

    def __len__(self) -> int:
        return self.bounds.size - 1

    @property
    def nbytes(self) -> int:
        """Bytes of the arrays."""
        return sum(getattr(self, field.name).nbytes for field in fields(self))

    @property
    def length(self) -> NDArray[np.int32]:
        """Columns of each pair, gaps included, int32[n]."""
        # Residues of both sequences are two a pair and one a gap column.
        residues = self.query_end - self.query_start + (self.subject_end - self.subject_start)
        return (residues + self.gaps) // np.int32(2)

    @property
    def mismatches(self) -> NDArray[np.int32]:
        """Length - identities - gaps, int32[n]."""
        return self.length - self.identities - self.gaps

    def cigar(self, pair: int) -> str:
        """Return the operations of a pair as `Alignment` has them, such as ``12M1D30M``."""
        runs = slice(self.bounds[pair], self.bounds[pair + 1])
        return _cigar(self.counts[runs].tolist(), self.operations[runs])

    def bare(self, pair: int, middle: str = "") -> Alignment:
        """Return the alignment of a pair without making a middle line: that takes some microseconds."""
        runs = slice(self.bounds[pair], self.bounds[pair + 1])
        figures = (getattr(self, name)[pair].item() for name in FIGURES)
        return alignment_of(figures, self.counts[runs], self.operations[runs], middle)

    def alignment(
        self, pair: int, query: NDArray[np.uint8], subject: NDArray[np.uint8], scoring: Scoring
    ) -> Alignment:
        """Return the alignment of a pair.

        Parameters
        ----------
        query : uint8[m], subject : uint8[n], the pair's whole sequences
        scoring : of the search, not adjusted

        Raises ValueError if it leaves these sequences.
        """
        from swathe.core.alignment.walk import walk  # slow to import: loaded with the first alignment

        runs = slice(self.bounds[pair], self.bounds[pair + 1])
        counts = self.counts[runs].astype(np.int64)
        middle = np.empty(int(counts.sum()), np.uint8)
        stays, *_ = walk(
            counts, np.array(self.operations[runs]), int(self.query_start[pair]),
            int(self.subject_start[pair]),
            *(np.array(each, order="C") for each in (query, subject, scoring.table(query))),
            scoring.gap_open, scoring.gap_extend, middle,
        )  # fmt: skip
        if not stays:
            raise ValueError("an alignment that leaves its sequences")
        return self.bare(pair, middle.tobytes().decode("ascii"))


def alignment_of(
    figures: Iterable[int], counts: NDArray[np.int32], operations: NDArray[np.uint8], middle: str = ""
) -> Alignment:
    """Return an alignment from its `FIGURES` and its runs, int32[k] and uint8[k]."""
    query_start, query_end, subject_start, subject_end, score, identities, positives, openings, gaps = figures
    columns = counts.tolist()
    length = sum(columns)
    return Alignment(
        query_start=query_start,
        query_end=query_end,
        subject_start=subject_start,
        subject_end=subject_end,
        operations=_cigar(columns, operations),
        score=score,
        length=length,
        identities=identities,
        positives=positives,
        mismatches=length - identities - gaps,
        gap_openings=openings,
        gaps=gaps,
        middle=middle,
    )


def _cigar(counts: list[int], operations: NDArray[np.uint8]) -> str:
    letters = operations.tobytes().decode("ascii")
    return "".join([f"{count}{letter}" for count, letter in zip(counts, letters, strict=True)])
