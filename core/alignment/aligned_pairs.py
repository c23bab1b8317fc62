"""Alignments of many pairs as arrays, an element a pair."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
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
"""What is known of each pair, besides its runs."""


class _Figure:
    """The attribute of `AlignedPairs` that holds a figure."""

    def __init__(self, name: str) -> None:
        self._row = FIGURES.index(name)

    def __get__(self, pairs: AlignedPairs, _: type[AlignedPairs]) -> NDArray[np.int32]:
        """Return the figure of each pair, int32[n]."""
        figure: NDArray[np.int32] = pairs.figures[self._row]
        return figure


@dataclass(frozen=True, slots=True, eq=False)
class AlignedPairs:
    """Alignments of n pairs.

    The `FIGURES` are attributes, too, each int32[n], under the names that they have in `Alignment`; `score`
    is that of the columns by the unadjusted matrix, whatever the alignment was found with. `length` and
    `mismatches` follow from the others. `counts` and `operations` hold the runs of all pairs, those of pair p
    from ``bounds[p]`` to ``bounds[p + 1]``. Middle lines are not kept: `alignment` makes one.

    Parameters
    ----------
    figures : int32[FIGURES, n]
    counts : int32[k] columns of each run, at least 1
    operations : uint8[k] ASCII M, I or D, as in `Alignment.operations`
    bounds : int64[n + 1] ascending from 0 to k
    """

    figures: NDArray[np.int32]
    counts: NDArray[np.int32]
    operations: NDArray[np.uint8]
    bounds: NDArray[np.int64]

    query_start = _Figure("query_start")
    query_end = _Figure("query_end")
    subject_start = _Figure("subject_start")
    subject_end = _Figure("subject_end")
    score = _Figure("score")
    identities = _Figure("identities")
    positives = _Figure("positives")
    gap_openings = _Figure("gap_openings")
    gaps = _Figure("gaps")

    @classmethod
    def of(cls, alignments: Iterable[Alignment]) -> AlignedPairs:
        """Return some alignments as arrays, in their order."""
        found = list(alignments)
        runs = [alignment.runs for alignment in found]
        letters = "".join(operation for some in runs for _, operation in some)
        return cls(
            np.array([[getattr(one, name) for one in found] for name in FIGURES], np.int32),
            counts=np.array([count for some in runs for count, _ in some], np.int32),
            operations=np.frombuffer(letters.encode("ascii"), np.uint8),
            bounds=np.cumsum([0, *map(len, runs)], dtype=np.int64),
        )

    @classmethod
    def joined(cls, parts: Iterable[AlignedPairs]) -> AlignedPairs:
        """Return the pairs of all parts, one part after the other."""
        some = [cls.of(()), *parts]
        sizes = [np.diff(part.bounds) for part in some]
        return cls(
            np.concatenate([part.figures for part in some], axis=1),
            np.concatenate([part.counts for part in some]),
            np.concatenate([part.operations for part in some]),
            np.cumsum(np.concatenate(([0], *sizes))),
        )

    def take(self, pairs: NDArray[np.int64]) -> AlignedPairs:
        """Return some of the pairs, int64[m], in the order given."""
        sizes = self.bounds[pairs + 1] - self.bounds[pairs]
        bounds = np.concatenate(([0], np.cumsum(sizes)))
        runs = np.repeat(self.bounds[pairs] - bounds[:-1], sizes) + np.arange(bounds[-1])
        return AlignedPairs(
            self.figures[:, pairs], counts=self.counts[runs], operations=self.operations[runs], bounds=bounds
        )

    def part(self, begin: int, end: int) -> AlignedPairs:
        """Return the pairs `begin` to `end` without copying their figures and runs."""
        bounds = self.bounds[begin : end + 1]
        runs = slice(int(bounds[0]), int(bounds[-1]))
        return AlignedPairs(
            self.figures[:, begin:end], self.counts[runs], self.operations[runs], bounds - bounds[0]
        )

    def __len__(self) -> int:
        return self.bounds.size - 1

    @property
    def nbytes(self) -> int:
        """Bytes of the arrays."""
        return sum(each.nbytes for each in (self.figures, self.counts, self.operations, self.bounds))

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
        return alignment_of(self.figures[:, pair].tolist(), self.counts[runs], self.operations[runs], middle)

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
            int(self.subject_start[pair]), np.array(query), np.array(subject),
            np.array(scoring.table(query), np.int16, order="C"), scoring.gap_open, scoring.gap_extend, middle,
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
