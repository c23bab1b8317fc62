"""Pairs of sequences that are each other's best hits: the table, its columns and its provenance."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.database import PackedDatabase
from swathe.core.export.provenance import GAP_CONVENTION
from swathe.core.headers.brief import brief_description, brief_name, brief_organism, told_apart
from swathe.core.headers.fields import organism_of
from swathe.core.headers.text import HitText, Ranks
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.results.cautions import why_moved
from swathe.core.results.columns import EVERY, Column, Kind, Table, each
from swathe.core.results.hits import HitTable
from swathe.core.results.partial import (
    PARTIAL,
    PARTIAL_COLUMN,
    covered_in_brief,
    covered_in_full,
    partial_sides,
)
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import Significance, bits_shown, source_and_note
from swathe.core.search.events import Plan
from swathe.core.sequences.low_complexity import DOUBTFUL as LOW_COMPLEXITY
from swathe.core.sequences.low_complexity import low_complexity, why_doubtful
from swathe.core.sequences.sequence import description_of, subject_name
from swathe.core.statistics.evalues import WORDS, Method, moved
from swathe.core.system.words import bound_text, counted, rate_text, without_separators

DEFINITION: Final = (
    "a and b are a pair where b is among the best hits of a, and a among the best hits of b; the best hits "
    "of a sequence have its lowest E-value and among these its highest score, and are several where they tie"
)
_CANDIDATES: Final = "Candidates for orthologues: the true partner may be missing from a file."
_ALIKE: Final = 25.0
"""Percent of identical columns below which an alignment is one of low identity.

Most pairs that identity alone would choose there are unrelated: Rost (1999), Protein Eng 12:85-94. E-values
say that these are related, but not that they are each other's orthologue.
"""
_NEAR: Final = 0.95
"""Share of the best hit's bits from which on the next hit nearly ties with it, as a paralog may."""
REMARKS: Final = (
    ("With ties", "columns ties and unique: another hit of a or b is as good as this one"),
    (
        "With near ties",
        f"column near_ties: the next hit of a or b has at least {100 * _NEAR:g} % of this one's bits, as a "
        "paralog may have",
    ),
    (
        "Partial",
        f"column partial: the alignment covers less than {PARTIAL:g} % of a or b, perhaps one domain of "
        "several",
    ),
    (
        "With low identity",
        f"column low_identity: less than {_ALIKE:g} % of the alignment's columns are identical, as between "
        "remote relatives",
    ),
    (
        "With low complexity",
        f"yes in the column low_complexity: {LOW_COMPLEXITY:g} % or more of the aligned part of a or b are "
        "of low complexity, which makes E-values doubtful",
    ),
    ("Without remarks", "pairs with nothing in the column remarks"),
    ("With remarks", "pairs with something in the column remarks, which has all of these in words"),
    ("Identical", "100 in the columns identity, coverage_a and coverage_b: two copies of one sequence"),
    ("Orthologues", "best pairs are candidates for orthologues: the true partner may be missing from a file"),
)
"""What files say of remarks, by what the window calls them."""
_LISTED: Final = 10
"""Names that words on ties have; *Best of A* and *Best of B* count all."""
UNIQUE, TIED_A, TIED_B, TIED_BOTH = "yes", "a has ties", "b has ties", "both have ties"
LOW_A, LOW_B, LOW_BOTH = "low complexity of a", "low complexity of b", "low complexity of both"


class ListedPairs(Enum):
    """Which pairs are listed."""

    ALL = "All pairs"
    UNQUESTIONED = "Without remarks"
    QUESTIONED = "With remarks"
    TIED = "With ties"
    NEARLY_TIED = "With near ties"
    PARTIAL = "Partial"
    REMOTE = "With low identity"
    DOUBTFUL = "With low complexity"
    IDENTICAL = "Identical"

    @property
    def meaning(self) -> str:
        """What the pairs that it lists have in common, in a sentence."""
        shares = PARTIAL, _ALIKE, LOW_COMPLEXITY, 100 * _NEAR
        half, alike, low, near = (f"{share:g} %" for share in shares)
        match self:
            case ListedPairs.ALL:
                return (
                    f"{_CANDIDATES} Remarks: ties, near ties, under {half} of A or B aligned (partial), "
                    f"under {alike} identical, or {low} or more of low complexity."
                )
            case ListedPairs.UNQUESTIONED:
                return (
                    f"Without remarks: no ties or near ties, at least {half} of A and B aligned, {alike} "
                    f"identical, less than {low} of low complexity. {_CANDIDATES}"
                )
            case ListedPairs.QUESTIONED:
                return (
                    f"With remarks: ties, near ties ({near} of the bits or more), less than {half} of A or B "
                    f"aligned (partial), less than {alike} identical, or {low} or more of low complexity."
                )
            case ListedPairs.TIED:
                return "With ties: another hit of A or B is as good as this one, in E-value and in score."
            case ListedPairs.NEARLY_TIED:
                return (
                    f"With near ties: the next hit of A or B has {near} or more of this one's bits, as a "
                    "paralog may have; either, both or neither may be the orthologue."
                )
            case ListedPairs.PARTIAL:
                return (
                    f"Partial: the alignment covers less than {half} of A or B, perhaps one domain of "
                    "several."
                )
            case ListedPairs.REMOTE:
                return (
                    f"With low identity: less than {alike} of the alignment's columns are identical, as "
                    "between remote relatives; of near species the true partner of one may be missing."
                )
            case ListedPairs.DOUBTFUL:
                return (
                    f"With low complexity: {low} or more of what is aligned of A or B are of low "
                    "complexity, which makes E-values doubtful: both may be alike in composition alone."
                )
            case ListedPairs.IDENTICAL:
                return "Identical: A and B are two copies of one sequence."

    @classmethod
    def remarks(cls) -> tuple[ListedPairs, ...]:
        """Return those that list the pairs with one kind of remark."""
        others = cls.ALL, cls.UNQUESTIONED, cls.QUESTIONED, cls.IDENTICAL
        return tuple(one for one in cls if one not in others)

    @classmethod
    def counted(cls) -> tuple[ListedPairs, ...]:
        """Return those that the summary counts."""
        return (*cls.remarks(), cls.IDENTICAL)

    @property
    def none(self) -> str:
        """That it lists no pair, in a sentence without its full stop."""
        return {
            ListedPairs.ALL: "No pairs",
            ListedPairs.UNQUESTIONED: "Every pair has a remark",
            ListedPairs.QUESTIONED: "No pair has a remark",
            ListedPairs.TIED: "No pair has ties",
            ListedPairs.NEARLY_TIED: "No pair has near ties",
            ListedPairs.PARTIAL: "No pair is partial",
            ListedPairs.REMOTE: "No pair has low identity",
            ListedPairs.DOUBTFUL: "No pair has low complexity",
            ListedPairs.IDENTICAL: "No pair is identical",
        }[self]


PAIR_COLUMNS: Final[tuple[Column[PairTable], ...]] = (
    Column(
        "a", "A", Kind.TEXT, "First word of the header in the first file",
        text=lambda pairs, row: pairs.name("a", row),
        brief=lambda pairs, row: pairs.brief_name("a", row),
        order=lambda pairs: pairs.name_ranks(0), shown=True, printed="A",
    ),
    Column(
        "b", "B", Kind.TEXT, "First word of the header in the second file",
        text=lambda pairs, row: pairs.name("b", row),
        brief=lambda pairs, row: pairs.brief_name("b", row),
        order=lambda pairs: pairs.name_ranks(1), shown=True, printed="B",
    ),
    Column(
        "evalue_ab", "E-value A→B", Kind.EVALUE, "E-value with A as the query, in the second file",
        lambda pairs, rows: pairs.log10_evalues[0, rows],
        heading="E A→B", shown=True, printed="E-value A→B",
    ),
    Column(
        "evalue_ba", "E-value B→A", Kind.EVALUE, "E-value with B as the query, in the first file",
        lambda pairs, rows: pairs.log10_evalues[1, rows],
        heading="E B→A", shown=True, printed="E-value B→A",
    ),
    Column(
        "score_ab", "Score A→B", Kind.INTEGER, "Smith-Waterman score with A as the query",
        each(lambda pairs, row: pairs.ab[row].score),
        shown=True, highest_first=True, printed="Score A→B",
    ),
    Column(
        "score_ba", "Score B→A", Kind.INTEGER, "Smith-Waterman score with B as the query",
        each(lambda pairs, row: pairs.ba[row].score), shown=True, highest_first=True,
    ),
    Column(
        "identity", "Identity %", Kind.PERCENT,
        "Share of the alignment's columns, gaps included, with two identical residues",
        fill=lambda pairs, row, alignment: 100 * alignment.identities / alignment.length,
        heading="Id. %", shown=True, highest_first=True, printed="Identity %",
    ),
    Column(
        "positives", "Positives %", Kind.PERCENT, "Share of its columns with a pair that scores above 0",
        fill=lambda pairs, row, alignment: 100 * alignment.positives / alignment.length, highest_first=True,
    ),
    Column(
        "coverage_a", "Cov. A %", Kind.PERCENT, "Share of A from the alignment's first residue to its last",
        fill=lambda pairs, row, alignment: (
            100 * (alignment.query_end - alignment.query_start) / pairs.number("length_a", row)
        ),
        shown=True, highest_first=True, printed="Cov. A %",
    ),
    Column(
        "coverage_b", "Cov. B %", Kind.PERCENT, "Share of B from the alignment's first residue to its last",
        fill=lambda pairs, row, alignment: (
            100 * (alignment.subject_end - alignment.subject_start) / pairs.number("length_b", row)
        ),
        shown=True, highest_first=True, printed="Cov. B %",
    ),
    Column(
        "remarks", "Remarks", Kind.TEXT,
        f"What speaks against the pair, empty for nothing: ties; near ties, {100 * _NEAR:g} % of the bits or "
        f"more; partial, less than {PARTIAL:g} % of A or B covered; low identity, below {_ALIKE:g} %; low "
        f"complexity of {LOW_COMPLEXITY:g} % or more of what is aligned of A or B",
        text=lambda pairs, row: pairs.remarks(row, pairs.ties(row), pairs.near_ties(row)),
        brief=lambda pairs, row: pairs.remarks(row, pairs.brief_ties(row), pairs.brief_near_ties(row)),
        shown=True, printed="Remarks",
    ),
    Column(
        "ties", "Ties", Kind.TEXT,
        "Other best hits of A or B, which are as good as this one; empty where each has only one",
        text=lambda pairs, row: pairs.ties(row),
    ),
    Column(
        "unique", "Unique", Kind.TEXT, "Whether each is the other's only best hit, or which one has ties",
        text=lambda pairs, row: pairs.uniqueness(row),
    ),
    Column(
        "near_ties", "Near ties", Kind.TEXT,
        f"The next hit of A or B where it has {100 * _NEAR:g} % or more of this one's bits, and both figures",
        text=lambda pairs, row: pairs.near_ties(row),
    ),
    PARTIAL_COLUMN,
    Column(
        "low_identity", "Low identity", Kind.TEXT,
        f"How many of the alignment's columns are identical where that is less than {_ALIKE:g} %",
        text=lambda pairs, row: pairs.remoteness(row),
    ),
    Column(
        "low_complexity", "Low complexity", Kind.TEXT,
        f"yes where {LOW_COMPLEXITY:g} % or more of the aligned part of A or B are of low complexity, which "
        "makes E-values doubtful; else no",
        text=lambda pairs, row: "yes" if pairs.doubt(row) else "no",
    ),
    Column(
        "low_complexity_a", "Low compl. A %", Kind.PERCENT,
        "Share of the aligned part of A in low-complexity regions (SEG, 12/2.2/2.5)",
        fill=lambda pairs, row, alignment: pairs.low_complexity(
            0, row, alignment.query_start, alignment.query_end
        ),
        highest_first=True,
    ),
    Column(
        "low_complexity_b", "Low compl. B %", Kind.PERCENT,
        "Share of the aligned part of B in low-complexity regions (SEG, 12/2.2/2.5)",
        fill=lambda pairs, row, alignment: pairs.low_complexity(
            1, row, alignment.subject_start, alignment.subject_end
        ),
        highest_first=True,
    ),
    Column(
        "evalue_moved_ab", "log₁₀ E moved A→B", Kind.REAL,
        "Adjustment raised the E-value A→B by this many powers of ten; E-values below 1e-15 count as 1e-15",
        lambda pairs, rows: pairs.moved(0, rows), written="{:z.1f}".format,
    ),
    Column(
        "evalue_moved_ba", "log₁₀ E moved B→A", Kind.REAL,
        "Adjustment raised the E-value B→A by this many powers of ten; E-values below 1e-15 count as 1e-15",
        lambda pairs, rows: pairs.moved(1, rows), written="{:z.1f}".format,
    ),
    Column(
        "best_of_a", "Best of A", Kind.INTEGER, "Best hits of a, those that tie included",
        each(lambda pairs, row: pairs.ab[row].subjects.size), highest_first=True,
    ),
    Column(
        "best_of_b", "Best of B", Kind.INTEGER, "Best hits of b, those that tie included",
        each(lambda pairs, row: pairs.ba[row].subjects.size), highest_first=True,
    ),
    Column(
        "alignment_length", "Alignment length", Kind.INTEGER, "Alignment columns, gaps included",
        fill=lambda pairs, row, alignment: alignment.length, highest_first=True,
    ),
    Column(
        "length_a", "Length A", Kind.INTEGER, "Residues of a",
        lambda pairs, rows: pairs.databases[0].lengths[pairs.a[rows]], highest_first=True,
    ),
    Column(
        "length_b", "Length B", Kind.INTEGER, "Residues of b",
        lambda pairs, rows: pairs.databases[1].lengths[pairs.b[rows]], highest_first=True,
    ),
    Column(
        "description_a", "Description A", Kind.TEXT, "The header of A after its first word",
        text=lambda pairs, row: description_of(pairs.header("a", row)),
        brief=lambda pairs, row: brief_description(pairs.header("a", row)), shown=True,
    ),
    Column(
        "organism_a", "Organism A", Kind.TEXT,
        "Organism of a, from OS= (UniProt) or [...] at the header's end (NCBI)",
        text=lambda pairs, row: organism_of(pairs.header("a", row)),
        brief=lambda pairs, row: brief_organism(pairs.header("a", row)), shown=True,
    ),
    Column(
        "description_b", "Description B", Kind.TEXT, "The header of B after its first word",
        text=lambda pairs, row: description_of(pairs.header("b", row)),
        brief=lambda pairs, row: brief_description(pairs.header("b", row)), shown=True,
    ),
    Column(
        "organism_b", "Organism B", Kind.TEXT,
        "Organism of b, from OS= (UniProt) or [...] at the header's end (NCBI)",
        text=lambda pairs, row: organism_of(pairs.header("b", row)),
        brief=lambda pairs, row: brief_organism(pairs.header("b", row)), shown=True,
    ),
    Column(
        "record_a", "Record A", Kind.INTEGER, "Place of A in its FASTA file, from 1",
        lambda pairs, rows: pairs.databases[0].records[pairs.a[rows]] + 1, highest_first=True,
    ),
    Column(
        "record_b", "Record B", Kind.INTEGER, "Place of B in its FASTA file, from 1",
        lambda pairs, rows: pairs.databases[1].records[pairs.b[rows]] + 1, highest_first=True,
    ),
)  # fmt: skip
"""Columns of a table of pairs, in the order of files and of the window."""
_OF_ALIGNMENTS: Final = tuple(column for column in PAIR_COLUMNS if column.fill)


class NextHit(NamedTuple):
    """The hit that follows the best hits of a sequence: its stored index, score and bits."""

    subject: int
    score: int
    bits: float


@dataclass(frozen=True, slots=True)
class Best:
    """The best hits of one sequence.

    subjects : int64[k] those that tie, with the score and the log10 E-value of each
    bits, adjusted, reverse, matrix_log10_evalues : float64[k], as in `core.results.hits.HitTable`
    significance, evalues : what the E-value rests on, and its method, as in `QueryResult`
    next : the hit that follows them; None where there is no other
    """

    subjects: NDArray[np.int64]
    score: int
    log10_evalue: float
    bits: NDArray[np.float64]
    adjusted: NDArray[np.float64]
    reverse: NDArray[np.float64]
    matrix_log10_evalues: NDArray[np.float64]
    significance: Significance
    evalues: Method
    next: NextHit | None

    @property
    def near_tie(self) -> NextHit | None:
        """The next hit if it has nearly as many bits, or where there are none nearly the score; else None."""
        if self.next is None:
            return None
        bits = float(self.bits.max())
        near, best = (self.next.bits, bits) if np.isfinite(bits) else (self.next.score, self.score)
        return self.next if near >= _NEAR * best else None


class NoPair(IntEnum):
    """Why a sequence is in no pair.

    Sequences of B that are no best hit are `NOT_SOUGHT`: they can be in no pair, and what their own best hits
    are is known of a search alone. Scores are the same both ways, but best hits are kept within the bound on
    the E-value A→B, and that of B→A rests on other sizes and, adjusted, on another matrix.
    """

    NO_HIT = 0
    NONE_BACK = 1
    ANOTHER = 2
    NOT_SOUGHT = 3

    def reason(self, bound: str) -> str:
        """Return the reason of one sequence; `bound` follows the hits that are meant."""
        return {
            NoPair.NO_HIT: f"no hit{bound}",
            NoPair.NONE_BACK: f"its best hit has no hit{bound}",
            NoPair.ANOTHER: "its best hit prefers another sequence",
            NoPair.NOT_SOUGHT: (
                "not the best hit of any sequence of A and so not searched with (exchange the files for its "
                "own best hit)"
            ),
        }[self]

    def counted(self, count: int, bound: str) -> str:
        """Return how many sequences have the reason; `bound` follows the hits that are meant."""
        return (
            f"{count:,} "
            + {
                NoPair.NO_HIT: f"without a hit{bound}",
                NoPair.NONE_BACK: f"whose best hit has no hit{bound}",
                NoPair.ANOTHER: "whose best hit prefers another sequence",
                NoPair.NOT_SOUGHT: (
                    "not the best hit of any sequence of A and so not searched with: exchange the files for "
                    "their own best hits"
                ),
            }[self]
        )


@dataclass(frozen=True, slots=True, eq=False)
class Unpaired:
    """The sequences of a file that have no pair.

    Parameters
    ----------
    sequences : how many the file has, those in pairs included
    stored : int64[n] indexes of those without a pair, in the order of the file
    reasons : int64[n] why each has none, as `NoPair`
    headers : what lists of them are sorted and searched by
    """

    sequences: int
    stored: NDArray[np.int64]
    reasons: NDArray[np.int64]
    headers: HitText

    @property
    def count(self) -> int:
        """How many have none."""
        return self.stored.size

    def why(self, bound: str) -> str:
        """Return how many have none and why: ``8 of 20 (8 without a hit with E ≤ 0.001)``."""
        counts = ((why, int(np.count_nonzero(self.reasons == why))) for why in NoPair)
        said = "; ".join(why.counted(count, bound) for why, count in counts if count)
        return f"{self.count:,} of {self.sequences:,}" + (f" ({said})" if said else "")


@dataclass(frozen=True, slots=True)
class _Tie:
    """A best hit that ties with others, or nearly with the next one.

    Parameters
    ----------
    side : of the pair, A or B
    name, others, of : what it, the others in the order of their file, and their query are called
    figure : how good all of them are
    """

    side: str
    name: str
    others: list[str]
    of: str
    figure: str


def _called(called: Callable[[str, int], str], database: PackedDatabase, index: int) -> str:
    return called(database.header(int(index)), int(database.records[index]))


def _some(names: list[str], most: int) -> str:
    """Return names in a row, the first of many."""
    if len(names) <= most:
        names, last = names[:-1], names[-1]
    else:
        names, last = names[:most], f"{len(names) - most:,} more"
    return f"{', '.join(names)} and {last}" if names else last


def _of_pairs(found: list[Best], subjects: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return what `Best` has of each hit, float64[4, pairs]: of that, of several, which is in the pair."""
    places = [
        int(np.argmax(best.subjects == one)) for best, one in zip(found, subjects.tolist(), strict=True)
    ]
    figures = "bits", "adjusted", "reverse", "matrix_log10_evalues"
    of_pairs = ([getattr(best, key)[n] for best, n in zip(found, places, strict=True)] for key in figures)
    return np.array([*of_pairs], np.float64)


class PairTable(Table):
    """Pairs in the order of the first file, then the second.

    Attributes
    ----------
    a, b : int64[pairs] the sequences' stored indexes in the databases
    ab, ba : the best hits of each pair's a, and of its b
    log10_evalues, bits, adjusted, reverse, matrix_log10_evalues : float64[2, pairs] as in `Best`, of the pair
        with a as the query and with b
    headers : what pairs are sorted by, of their a and their b
    unpaired : the sequences of each file that have no pair; of the only one, where both are the same
    best : the best hits of sequences of each file, by stored index; of the second, of those searched with
    """

    columns = PAIR_COLUMNS

    headers: tuple[HitText, HitText]
    unpaired: tuple[Unpaired, ...]
    databases: tuple[PackedDatabase, PackedDatabase]
    best: tuple[dict[int, Best], dict[int, Best]]
    a: NDArray[np.int64]
    b: NDArray[np.int64]
    ab: list[Best]
    ba: list[Best]
    log10_evalues: NDArray[np.float64]
    bits: NDArray[np.float64]
    adjusted: NDArray[np.float64]
    reverse: NDArray[np.float64]
    matrix_log10_evalues: NDArray[np.float64]

    def __init__(
        self,
        databases: tuple[PackedDatabase, PackedDatabase],
        best_of_a: dict[int, Best],
        best_of_b: dict[int, Best],
        *,
        one_file: bool,
    ) -> None:
        first, second = databases
        pairs = [
            (a, b)
            for a, best in best_of_a.items()
            for b in best.subjects.tolist()
            if b in best_of_b and a in best_of_b[b].subjects
            if not one_file or first.records[a] < second.records[b]  # each pair once
        ]
        pairs.sort(key=lambda pair: (first.records[pair[0]], second.records[pair[1]]))
        super().__init__(len(pairs))
        self.databases = databases
        self.best = best_of_a, best_of_b
        self.a = np.array([a for a, _ in pairs], np.int64)
        self.b = np.array([b for _, b in pairs], np.int64)
        self.headers = HitText(first, self.a), HitText(second, self.b)
        self.ab = [best_of_a[a] for a, _ in pairs]
        self.ba = [best_of_b[b] for _, b in pairs]
        self.log10_evalues = np.array([[best.log10_evalue for best in found] for found in (self.ab, self.ba)])
        self.bits, self.adjusted, self.reverse, self.matrix_log10_evalues = np.array(
            [_of_pairs(self.ab, self.b), _of_pairs(self.ba, self.a)]
        ).swapaxes(0, 1)
        found = {subject for one in best_of_a.values() for subject in one.subjects.tolist()}
        if one_file:
            self.unpaired = (self._without(0, np.concatenate([self.a, self.b])),)
        else:
            self.unpaired = self._without(0, self.a), self._without(1, self.b, found)
        self._low_before: dict[tuple[int, int], NDArray[np.int32]] = {}

    def _without(
        self, side: int, paired: NDArray[np.int64], sought: Collection[int] | None = None
    ) -> Unpaired:
        """Return the sequences of file A (0) or B (1) without a pair; of B only some were `sought` with."""
        database, best, back = self.databases[side], self.best[side], self.best[1 - side]
        order = np.argsort(database.records, kind="stable")
        stored = order[~np.isin(order, paired)]

        def why(one: int) -> NoPair:
            if sought is not None and one not in sought:
                return NoPair.NOT_SOUGHT
            if one not in best:
                return NoPair.NO_HIT
            return NoPair.ANOTHER if int(best[one].subjects[0]) in back else NoPair.NONE_BACK

        reasons = np.fromiter(map(why, stored.tolist()), np.int64, stored.size)
        return Unpaired(database.n_sequences, stored, reasons, HitText(database, stored))

    def set_alignment(self, row: int, alignment: Alignment) -> None:
        """Fill the columns that depend on the alignment of a pair."""
        self._fill(_OF_ALIGNMENTS, row, alignment)

    def header(self, side: str, row: int) -> str:
        """Return the whole header of a pair's ``a`` or ``b``."""
        first, second = self.databases
        return first.header(int(self.a[row])) if side == "a" else second.header(int(self.b[row]))

    def name(self, side: str, row: int) -> str:
        """Return the name of a pair's ``a`` or ``b``."""
        return subject_name(self.header(side, row), int(self.number(f"record_{side}", row)) - 1)

    def name_ranks(self, side: int) -> NDArray[np.float64]:
        """Return the places of the names of all a (0) or b (1) among the others, float64[pairs]."""
        ranks: NDArray[np.int64] = self.headers[side].get(Ranks("subject"))
        return ranks.astype(np.float64)

    def brief_name(self, side: str, row: int) -> str:
        """Return what lists call a pair's ``a`` or ``b``: with its accession where both are called alike."""
        stored = int(self.a[row]), int(self.b[row])
        return told_apart([self.header(one, row) for one in "ab"], stored)["ab".index(side)]

    def uniqueness(self, row: int) -> str:
        """Return whether a pair's sequences have no other best hits, or which has."""
        ties = self.ab[row].subjects.size > 1, self.ba[row].subjects.size > 1
        return {(False, False): UNIQUE, (True, False): TIED_A, (False, True): TIED_B}.get(ties, TIED_BOTH)

    def ties(self, row: int) -> str:
        """Return which of a pair's sequences tie with which others, in words; '' for none.

        ``b1 ties with b2 (both 188 bits)``: a has two best hits.
        """
        return "; ".join(
            f"{tie.name} ties with {_some(tie.others, _LISTED)} ({tie.figure})"
            for tie in self._ties(row, subject_name)
        )

    def brief_ties(self, row: int) -> str:
        """Return the same as a list shows it, which has A's and B's names: ``b2 (B, both 188 bits)``."""
        return "; ".join(
            f"{_some(tie.others, 1)} ({tie.side}, {tie.figure})" for tie in self._ties(row, brief_name)
        )

    def ties_in_full(self, row: int) -> str:
        """Return the same in sentences, with short names, that say whose best hits tie."""
        return " ".join(
            f"{tie.name} ties with {_some(tie.others, _LISTED)} as the best hit of {tie.of} ({tie.figure})."
            for tie in self._ties(row, brief_name)
        )

    def near_ties(self, row: int) -> str:
        """Return which of a pair's sequences nearly tie with which, in words; '' for none.

        ``b1 nearly ties with b2 (186 of 188 bits)``: b2 is the next hit of a.
        """
        return "; ".join(
            f"{tie.name} nearly ties with {tie.others[0]} ({tie.figure})"
            for tie in self._near_ties(row, subject_name)
        )

    def brief_near_ties(self, row: int) -> str:
        """Return the same in a few words, of which file the next hit is: ``near tie (B)``; '' for none."""
        found = ("A", self.ba[row]), ("B", self.ab[row])
        sides = [side for side, best in found if best.near_tie is not None]
        return f"near tie ({', '.join(sides)})" if sides else ""

    def near_ties_in_full(self, row: int) -> str:
        """Return the same in sentences, with short names, that say whose next hit it is."""
        ties = self._near_ties(row, brief_name)
        if self._identical[row]:
            return " ".join(
                f"{tie.name} and {tie.of} are identical, and {tie.others[0]} is nearly as similar to "
                f"{tie.of} ({tie.figure})."
                for tie in ties
            )
        return " ".join(
            f"{tie.name} nearly ties with {tie.others[0]} as the best hit of {tie.of} ({tie.figure}): "
            "either, both or neither may be the orthologue."
            for tie in ties
        )

    def remoteness(self, row: int) -> str:
        """Return the identity of a pair where that is low: ``24.1 %``; '' where it is not."""
        remote = bool(self._remote(slice(row, row + 1))[0])
        return f"{self.display('identity', row)} %" if remote else ""

    def remoteness_in_full(self, row: int) -> str:
        """Return the same in a sentence, '' where the identity is high enough."""
        identity = self.remoteness(row)
        return f"Only {identity} of the alignment's columns are identical." if identity else ""

    def remarks_in_full(self, row: int) -> list[str]:
        """Return what speaks against a pair in sentences, but for doubts about its E-values."""
        ties = self.ties_in_full(row), self.near_ties_in_full(row)
        return [*filter(None, (*ties, covered_in_full(self, row), self.remoteness_in_full(row)))]

    def remarks(self, row: int, *ties: str) -> str:
        """Return all that speaks against a pair, in a few words, its `ties` first; '' for nothing.

        Coverage and identity are beside it in columns of their own: descriptions have the room.
        """
        low = " and ".join(
            side for side, is_low in zip("AB", self._low(slice(row, row + 1)), strict=True) if is_low[0]
        )
        partial, low = covered_in_brief(self, row), low and f"low complexity of {low}"
        remote = self.remoteness(row) and "low identity"
        return "; ".join(filter(None, (*ties, partial, remote, low)))

    def _ties(self, row: int, called: Callable[[str, int], str]) -> Iterator[_Tie]:
        for way, (best, subjects) in enumerate(((self.ab[row], self.b), (self.ba[row], self.a))):
            others = best.subjects[best.subjects != subjects[row]]
            if others.size:
                bits = float(self.bits[way, row])
                score = f"{bits_shown(bits)} bits" if np.isfinite(bits) else f"score {best.score:,}"
                yield self._tie(row, way, others, f"{'both' if others.size == 1 else 'each'} {score}", called)

    def _near_ties(self, row: int, called: Callable[[str, int], str]) -> Iterator[_Tie]:
        for way, best in enumerate((self.ab[row], self.ba[row])):
            if (next := best.near_tie) is not None:
                bits = float(self.bits[way, row])
                figure = (
                    f"{bits_shown(next.bits)} of {bits_shown(bits)} bits"
                    if np.isfinite(bits)
                    else f"score {next.score:,} of {best.score:,}"
                )
                yield self._tie(row, way, np.array([next.subject]), figure, called)

    def _tie(
        self, row: int, way: int, others: NDArray[np.int64], figure: str, called: Callable[[str, int], str]
    ) -> _Tie:
        """Return that others tie with a pair's b as hits of its a (way 0), or with its a as hits of its b."""
        sides = ("A", int(self.a[row]), self.databases[0]), ("B", int(self.b[row]), self.databases[1])
        (_, query, of), (side, subject, database) = sides[:: 1 if way == 0 else -1]
        return _Tie(
            side,
            _called(called, database, subject),
            [_called(called, database, one) for one in others[np.argsort(database.records[others])]],
            _called(called, of, query),
            figure,
        )

    def low_complexity(self, side: int, row: int, begin: int, end: int) -> float:
        """Return how much of a stretch of a pair's a (side 0) or b SEG masks, percent."""
        index = int((self.a, self.b)[side][row])
        before = self._low_before.get((side, index))
        if before is None:
            masked = low_complexity(self.databases[side].codes(index))
            before = self._low_before[side, index] = np.cumsum(np.append(0, masked), dtype=np.int32)
        return 100 * float(before[end] - before[begin]) / max(end - begin, 1)

    def moved(self, way: int, rows: slice = EVERY) -> NDArray[np.float64]:
        """Return how far E-values are from those of the unadjusted matrix, float64[k]; `way` 0: A→B."""
        return moved(self.log10_evalues[way, rows], self.matrix_log10_evalues[way, rows])

    def doubt(self, row: int) -> str:
        """Return which of a pair's sequences makes its E-values doubtful, in words; '' for neither."""
        a, b = (bool(low[0]) for low in self._low(slice(row, row + 1)))
        return {(True, False): LOW_A, (False, True): LOW_B, (True, True): LOW_BOTH}.get((a, b), "")

    def chosen(self, choice: ListedPairs) -> NDArray[np.bool_]:
        """Return which pairs a choice lists, bool[pairs]."""
        chosen: NDArray[np.bool_]
        match choice:
            case ListedPairs.ALL:
                chosen = np.ones(len(self), np.bool_)
            case ListedPairs.UNQUESTIONED:
                chosen = ~self.chosen(ListedPairs.QUESTIONED)
            case ListedPairs.QUESTIONED:
                chosen = np.logical_or.reduce([self.chosen(one) for one in ListedPairs.remarks()])
            case ListedPairs.TIED:
                sizes = [[best.subjects.size > 1 for best in found] for found in (self.ab, self.ba)]
                chosen = np.logical_or(*np.array(sizes, np.bool_))
            case ListedPairs.NEARLY_TIED:
                near = [[best.near_tie is not None for best in found] for found in (self.ab, self.ba)]
                chosen = np.logical_or(*np.array(near, np.bool_))
            case ListedPairs.PARTIAL:
                chosen = np.logical_or(*partial_sides(self))
            case ListedPairs.REMOTE:
                chosen = self._remote(EVERY)
            case ListedPairs.DOUBTFUL:
                chosen = np.logical_or(*self._low(EVERY))
            case ListedPairs.IDENTICAL:
                chosen = self._identical
        return chosen

    def _remote(self, rows: slice) -> NDArray[np.bool_]:
        """Return where less of the alignment is identical than between near relatives, bool[k]."""
        return self.values("identity", rows) < _ALIKE

    def _low(self, rows: slice) -> list[NDArray[np.bool_]]:
        """Return where a, and where b, is mostly of low complexity, two bool[k]."""
        return [self.values(f"low_complexity_{side}", rows) >= LOW_COMPLEXITY for side in "ab"]

    @cached_property
    def _identical(self) -> NDArray[np.bool_]:
        """Which pairs are two copies of one sequence, bool[pairs]."""
        first, second = self.databases
        identical: NDArray[np.bool_] = first.lengths[self.a] == second.lengths[self.b]
        for row in np.flatnonzero(identical).tolist():
            identical[row] = np.array_equal(first.codes(int(self.a[row])), second.codes(int(self.b[row])))
        return identical

    def searched_text(self, row: int) -> str:
        """Return both headers."""
        return f"{self.header('a', row)}\n{self.header('b', row)}"

    @property
    def n_unique(self) -> int:
        """Pairs without ties."""
        return int(np.count_nonzero(~self.chosen(ListedPairs.TIED)))


@dataclass(frozen=True, slots=True, eq=False)
class ReciprocalResult:
    """The pairs, and how they were found.

    Parameters
    ----------
    plan : of the search with the first file's sequences in the second file
    cells, seconds : of both directions together
    started : ISO 8601 UTC
    """

    request: ReciprocalRequest
    plan: Plan
    table: PairTable
    cells: int
    seconds: float
    started: str
    engine_label: str
    warnings: tuple[str, ...] = ()

    def hit(self, row: int) -> QueryResult:
        """Return a pair, ``a`` the query, as the only hit of a search: so alignments are shown."""
        return self._hit(row, 0)

    def best_hit(self, side: int, query: int) -> tuple[QueryResult, QueryResult | None]:
        """Return the first best hit of a sequence of file A (0) or B (1) as the only hit of a search.

        First with the sequence of A as the query, as alignments are shown; then of a sequence of B as it was
        found, whose alignment is to be mirrored for the other.
        """
        best = self.table.best[side][query]
        found = self._as_hit(side, query, best, 0)
        return (found, None) if side == 0 else (self._as_hit(side, query, best, 0, mirrored=True), found)

    def _hit(self, row: int, way: int) -> QueryResult:
        """Return a pair as a hit, A→B (0) or B→A (1)."""
        ends = int(self.table.a[row]), int(self.table.b[row])
        best = (self.table.ab, self.table.ba)[way][row]
        return self._as_hit(way, ends[way], best, int(np.argmax(best.subjects == ends[1 - way])))

    def _as_hit(
        self, side: int, query: int, best: Best, place: int, *, mirrored: bool = False
    ) -> QueryResult:
        """Return one of the best hits of a sequence of file A (0) or B (1); `mirrored` it is the query."""
        queries, database = self.table.databases[:: 1 if side == 0 else -1]
        subject, scheme = int(best.subjects[place]), self.request.scheme
        if mirrored:
            queries, query, database, subject = database, subject, queries, query
            scheme = scheme.transposed
        sequence = queries.sequence(query)
        hits = HitTable(
            sequence,
            database,
            np.array([subject]),
            np.array([best.score], np.int32),
            best.bits[[place]],
            np.array([best.log10_evalue]),
            adjusted=best.adjusted[[place]],
            reverse=best.reverse[[place]],
            matrix_log10_evalues=best.matrix_log10_evalues[[place]],
            scoring=scheme.of(sequence),
        )
        return QueryResult.of_pair(hits, best.significance, best.evalues)

    def cautions(self, row: int, way: int) -> list[str]:
        """Return what is to be said of an E-value of a pair, A→B (0) or B→A (1): sentences that name it."""
        low = why_doubtful(self.table.number(f"low_complexity_{'ab'[way]}", row))
        why = filter(None, (why_moved(self._hit(row, way), 0), low))
        return [f"{('A→B', 'B→A')[way]}: {words}." for words in why]

    @property
    def summary(self) -> str:
        """What was found, in one line."""
        table = self.table
        found = [f"{counted(len(table), 'best pair')}{self.bound}"]
        found.append(f"without a pair: {', '.join(self.unpaired_words)}")
        found.append(f"{len(table) - table.n_unique:,} with ties")
        kinds = [kind for kind in ListedPairs.counted() if kind is not ListedPairs.TIED]
        counts = ((kind, int(np.count_nonzero(table.chosen(kind)))) for kind in kinds)
        found += [f"{count:,} {kind.value.lower()}" for kind, count in counts if count]
        return " · ".join(found)

    @property
    def unpaired_words(self) -> list[str]:
        """How many sequences of each file have no pair: ``273 of 800 in x.fasta``."""
        of = zip(self.table.unpaired, self.table.databases, strict=False)
        return [f"{one.count:,} of {one.sequences:,} in {file.name}" for one, file in of]

    @property
    def bound(self) -> str:
        """What follows hits in sentences: `` with E ≤ 0.001``, or nothing where there are no E-values."""
        return f" with E ≤ {bound_text(self.request.evalue)}" if self.plan.parameters.available else ""

    @property
    def without_pair(self) -> list[str]:
        """How many sequences of each file have no pair, and why not."""
        return [one.why(self.bound) for one in self.table.unpaired]

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield the provenance of the pairs as (label, words), for comment lines of files."""
        scheme, parameters = self.request.scheme, self.plan.parameters
        yield "Program", f"Swathe {self.plan.version}, Smith-Waterman with affine gaps (Gotoh), exhaustive"
        yield "Command", self.request.command()
        yield "Date", self.started
        yield "Found", without_separators(self.summary)
        for side, words in zip("AB", self.without_pair, strict=False):
            yield f"Without a pair in {side}", without_separators(words)
        yield "Definition", DEFINITION
        yield from REMARKS
        yield "Matrix", scheme.name
        yield "Gap costs", f"open {scheme.gap_open}, extend {scheme.gap_extend} ({GAP_CONVENTION})"
        yield "Statistics", source_and_note(parameters.source, parameters.note)
        if parameters.available:
            yield "E-values", WORDS[self.request.evalues]
        yield "Reported", f"pairs with both E-values up to {bound_text(self.request.evalue)}"
        if self.request.within_one_file:
            yield "One file", "no sequence was compared with itself; each pair is listed once"
        for label, path, database in (
            ("File A", self.request.a, self.table.databases[0]),
            ("File B", self.request.b, self.table.databases[1]),
        ):
            manifest = database.manifest
            yield label, f"{path.absolute()}"
            sizes = f"{manifest.n_sequences} sequences, {manifest.n_residues} residues"
            yield f"{label} size", f"{sizes}, {manifest.source_checksum}"
        yield "Engine", f"{self.engine_label}, kernel {self.plan.kernel}"
        for sentence in self.warnings:
            yield "Engine warning", sentence
        yield "Speed", f"{self.seconds:.3f} s, {rate_text(self.cells / max(self.seconds, 1e-9) / 1e9)}"
