"""The hits of one query: a table of NumPy columns that sorts, filters and fills with alignments."""

from __future__ import annotations

import copy
import math
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.database import Database
from swathe.core.headers.text import BRIEF, NAME, READ, HitText, Numbers, Ranks, cell_of
from swathe.core.results.columns import EVERY, Column, Kind, Table, each
from swathe.core.results.hit_alignments import HitAlignments
from swathe.core.results.marks import Marks
from swathe.core.results.profile_basis import JudgedProfile, basis_of_pssm, judge_profile
from swathe.core.scoring.about_pssm import digest_of
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.core.scoring.significance import evalue_shown
from swathe.core.sequences.low_complexity import DOUBTFUL
from swathe.core.sequences.low_complexity import low_complexity as masked_residues
from swathe.core.sequences.sequence import Sequence, subject_name
from swathe.core.statistics.conclusion import (
    CONDITIONS,
    CONVINCING,
    IN_BRIEF,
    LEAST,
    OPEN,
    OPEN_ON_ENTRY,
    PROVISIONAL,
    SUGGESTIVE,
    VERDICTS,
    Basis,
    Conclusion,
    Entry,
    brief_title,
    chance_of,
    conclusion_of,
    title_without_copies,
    with_match,
)
from swathe.core.statistics.evalues import moved
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.statistics.presets import SHORT_QUERY
from swathe.core.system.words import counted, percent_text

if TYPE_CHECKING:
    from swathe.core.alignment.alignment import Region

NOT_SCORED: Final = -1
"""Stands for a score that is not known: another program found the hit."""
SIGNIFICANT: Final = 1e-3
"""The E-value up to which a hit is called significant: chance gives one such hit in a thousand searches."""
BYTES_PER_ROW: Final = 94
"""Memory of a row before it is aligned."""
BYTES_PER_ALIGNMENT: Final = 100
"""Memory of an alignment with few gaps; those with many add up to half a byte a column."""
SEPARATOR: Final = "; "
"""Between the taxa of a lineage."""
_LOG10_SIGNIFICANT: Final = -3.0
_ROUNDING: Final = 0.1
"""By which identities in percent differ where programs cut their digits off."""
ADDED: Final = "added"
LEFT_OUT: Final = "left out"
"""What somebody did with a hit of an iterated search, whatever its E-value."""
_REASONS: Final = ("low complexity", "E-value moved far", "shuffled copies less sure")
DOUBTS: Final = tuple(
    SEPARATOR.join(reason for place, reason in enumerate(_REASONS) if code >> place & 1)
    for code in range(1 << len(_REASONS))
)
"""The reasons to doubt an E-value together: the n-th bit of a place stands for the n-th reason."""
_IN_PROFILE: Final = "the profile was built from this hit"
_IN_PSSM: Final = "the PSSM was built from this hit"
_NO_REASON: Final = 0b010
"""That an E-value moved far: it was corrected. Files of earlier versions have it among the reasons."""
_BYTES_PER_TABLE: Final = 6_000
"""Memory of the objects that make up a table and its result."""


def _whole(
    column: Callable[[HitTable], NDArray[Any]], cell: Callable[[HitTable, int], float]
) -> Callable[[HitTable, slice], NDArray[Any]]:
    """Return a column's `values` where the whole column and a single cell are found in different ways."""
    some = each(cell)
    return lambda hits, rows: column(hits) if rows == EVERY else some(hits, rows)


def _of_header(key: str, title: str, meaning: str, *, shown: bool = False) -> Column[HitTable]:
    """Return a column of text that `core.headers.text` reads from headers."""
    brief = BRIEF.get(key)
    return Column(
        key,
        title,
        Kind.TEXT,
        meaning,
        text=lambda hits, row: cell_of(key, hits.header(row), hits.record(row)),
        brief=None if brief is None else lambda hits, row: brief(hits.header(row), hits.record(row)),
        order=lambda hits: hits.headers.get(Ranks(key)).astype(np.float64),
        ranked=key,
        shown=shown,
    )


def _figure(name: str, first: int = 0) -> Callable[[HitTable, slice], NDArray[np.float64]]:
    """Return the `values` of a column that holds a figure of alignments, counted from `first`."""
    return lambda hits, rows: hits.alignments.numbers(name, rows) + first


def _percent_of_columns(name: str) -> Callable[[HitTable, slice], NDArray[np.float64]]:
    """Return the `values` of a column that holds a figure's share of the alignment's columns."""
    return lambda hits, rows: (
        100 * hits.alignments.numbers(name, rows) / hits.alignments.numbers("length", rows)
    )


def _rounds(hits: HitTable, rows: slice) -> NDArray[np.float64]:
    """Return the rounds that took hits into the profile, NaN without rounds."""
    if hits.rounds is None:
        return np.full(len(range(*rows.indices(len(hits)))), np.nan)
    return hits.rounds[rows]


def _entry_evalues(hits: HitTable, rows: slice) -> NDArray[np.float64]:
    """Return the E-values with which hits came into a profile, those of this round too; NaN for others."""
    if hits.entry_log10_evalues is None or hits.rounds is None:
        return np.full(len(range(*rows.indices(len(hits)))), np.nan)
    now = hits.rounds[rows] == hits.round_number
    for table in hits.earlier:  # one that was dropped may have been included before
        before = np.array([]) if table.rounds is None else table.subjects[~np.isnan(table.rounds)]
        now &= ~np.isin(hits.subjects[rows], before)
    return np.where(now, hits.log10_evalues[rows], hits.entry_log10_evalues[rows])


def _plain(number: float) -> str:
    """Return a whole number that is no count: without commas, and nothing for 0."""
    return f"{int(number)}" if number else ""


def _of_copies(key: str) -> Callable[[HitTable, int], str]:
    """Return a column's `text`: a star where it is not to be relied on, ``n/a`` without a good fit."""

    def text(hits: HitTable, row: int) -> str:
        pair = hits.deciding_pair(row)
        if pair is None:
            return ""
        return evalue_shown(hits.number(key, row)) + (" *" if not pair.poor and hits.problem(row) else "")

    return text


COLUMNS: Final[tuple[Column[HitTable], ...]] = (
    Column(
        "ticked", "Ticked", Kind.INTEGER, "1 where somebody ticked the hit",
        _whole(lambda hits: hits.marks.flags("ticked", len(hits)), lambda hits, i: i in hits.marks.ticked),
        written=_plain, filterable=False, shown=True, mark="ticked", called="Tick boxes",
        tip="Ticked hits: a click on a box ticks that hit alone, Space all selected hits",
    ),
    Column(
        "rank", "#", Kind.INTEGER, "Place in the list ordered by E-value, score and file order",
        lambda hits, rows: np.arange(*rows.indices(len(hits))) + 1, called="Place in the list",
    ),
    Column(
        "subject", "Subject", Kind.TEXT,
        "First word of the subject's header, of which the window shows the name alone (ADH1A_HUMAN); without "
        "a header, its place in the file (Subject_17)",
        text=lambda hits, row: cell_of("subject", hits.header(row), hits.record(row)),
        brief=lambda hits, row: cell_of(NAME, hits.header(row), hits.record(row)), heading="Name",
        order=lambda hits: hits.headers.get(Ranks(NAME)).astype(np.float64), ranked=NAME, shown=True,
    ),
    _of_header(
        "description", "Description", "The subject's header after its first word",
        shown=True,
    ),
    Column(
        "score", "Score", Kind.INTEGER, "Smith-Waterman score in the matrix's units, the unadjusted matrix",
        lambda hits, rows: hits.scores[rows], shown=True, highest_first=True, printed="Score",
    ),
    Column(
        "bits", "Bits", Kind.REAL,
        "Adjusted score S as (λS − ln K) / ln 2, with λ and K before any fit; comparable between databases, "
        "not between matrices or gap costs. The E-value is not the textbook's m · n · 2^−bits: it also "
        "counts the subject's length, the λ and K fitted to this search and, adjusted for composition, what "
        "the query read backwards scores",
        lambda hits, rows: hits.bits[rows],
        missing="n/a", shown=True, highest_first=True, printed="Bits",
    ),
    Column(
        "evalue", "E-value", Kind.EVALUE,
        "How many hits this good or better chance alone gives in a database of this size; a hit is "
        f"significant up to {SIGNIFICANT:g}. It does not follow from the bits alone: it is larger for a "
        "longer subject and, adjusted for composition, for one with which the query read backwards scores "
        "high, too; λ and K fitted to this search make it larger or smaller",
        lambda hits, rows: hits.log10_evalues[rows], missing="n/a", shown=True, printed="E-value",
    ),
    Column(
        "adjusted_score", "Adjusted score", Kind.REAL,
        "Score with the matrix adjusted to the compositions of query and subject, for bits and E-value",
        lambda hits, rows: hits.adjusted[rows], written="{:.1f}".format,
    ),
    Column(
        "reverse_score", "Reversed", Kind.REAL,
        "Adjusted score of the query read backwards: what composition, repeats and low complexity alone give",
        lambda hits, rows: hits.reverse[rows], written="{:.1f}".format,
        called="Score of the reversed query",
    ),
    Column(
        "matrix_evalue", "Unadjusted E-value", Kind.EVALUE,
        "E-value without adjustment to the compositions of query and subject",
        lambda hits, rows: hits.matrix_log10_evalues[rows], missing="n/a",
    ),
    Column(
        "evalue_moved", "log₁₀ E moved", Kind.REAL,
        "Correction raised the E-value by this many powers of ten (2: a hundredfold); E-values below 1e-15 "
        "count as 1e-15",
        lambda hits, rows: moved(hits.log10_evalues[rows], hits.matrix_log10_evalues[rows]),
        written="{:z.1f}".format,
    ),
    Column(
        "pairwise_p", "Pairwise p", Kind.EVALUE,
        "Chance of this score or better with the residues in random order, usually the subject's, in one "
        "comparison: times the number of sequences compared it is what to expect by chance. Of a hit whose "
        "verdict is that on entry it is of the test on entry, where there is one; * marks one not to rely "
        "on, for the reason in the column Problem of p",
        text=_of_copies("pairwise_p"), fill=lambda hits, row, pair: math.nan if pair.poor else pair.log10_p,
        needs_permutation=True, shown_once_permuted=True, printed="Pairwise p",
    ),
    Column(
        "pairwise_evalue", "Pairwise E", Kind.EVALUE,
        "How many scores this high or higher are expected by chance in the whole search, by the shuffled "
        "copies: pairwise p times the number of sequences compared. The verdict goes by this or by the "
        "E-value, whichever is higher. Of a hit whose verdict is that on entry it is of the test on entry, "
        "where there is one; * marks one not to rely on, as in Pairwise p",
        lambda hits, rows: hits.values("pairwise_p", rows) + math.log10(max(hits.compared, 1)),
        text=_of_copies("pairwise_evalue"), needs_permutation=True,
    ),
    Column(
        "log10_p_error", "± log₁₀ p", Kind.REAL,
        "How uncertain the pairwise p-value is: the standard error of its decimal logarithm",
        fill=lambda hits, row, pair: math.nan if pair.poor else pair.log10_p_error,
        written="{:.2f}".format, needs_permutation=True,
    ),
    Column(
        "z_value", "Z-value", Kind.REAL,
        "How many standard deviations the score is above the mean of the shuffled copies' scores",
        fill=lambda hits, row, pair: pair.z_value, written="{:.1f}".format,
        needs_permutation=True, highest_first=True, printed="Z-value",
    ),
    Column(
        "pairwise_lambda", "Pairwise λ", Kind.REAL,
        "λ of the curve (a Gumbel distribution) fitted to the shuffled copies' scores",
        fill=lambda hits, row, pair: pair.lambda_, written="{:.3f}".format,
        needs_permutation=True,
    ),
    Column(
        "pairwise_k", "Pairwise K", Kind.REAL, "K of the same curve",
        fill=lambda hits, row, pair: pair.K, written="{:.2g}".format, needs_permutation=True,
    ),
    Column(
        "goodness_p", "Goodness p", Kind.REAL,
        "How well the curve fits: the chance of copies this far from it or farther if they follow it",
        fill=lambda hits, row, pair: pair.goodness_p, written="{:.2g}".format,
        needs_permutation=True, highest_first=True,
    ),
    Column(
        "pairwise_problem", "Problem of p", Kind.TEXT,
        "Why there is no pairwise p-value, such as a poor fit, or why not to rely on it: a profile that was "
        "built from the hit",
        text=lambda hits, row: hits.problem(row),
        cells=lambda hits: {row: hits.problem(row) for row in hits.deciding_pairs},
        needs_permutation=True,
    ),
    Column(
        "verdict", "Verdict", Kind.TEXT,
        "What the more cautious of the E-value and the shuffled copies says of the hit: convincing up to "
        f"{CONVINCING:g} hits expected by chance, suggestive up to {SUGGESTIVE:g}. By test: "
        "copies decided, where the E-value alone would leave it open or give another verdict. "
        f"Without copies, below {LEAST:g} and above {SUGGESTIVE:g}, it is by the E-value; between these it "
        "is open until the hit is tested; where its copies then give no second opinion, it is suggestive. "
        f"{PROVISIONAL}: the search ended before the E-value was adjusted. Of a hit that the profile was "
        "built from it is the verdict on entry: by the E-value and the copies of the round that first "
        "included it. In the "
        f"PSSM: that was built from the hit. {CONDITIONS} No conclusion: neither the copies nor the E-value "
        "can be relied on, or the profile holds hits that are not convincing themselves, to which the score "
        "may be owed",
        tip=IN_BRIEF,
        text=lambda hits, row: hits.verdict(row), grouped=lambda hits, rows: hits.verdicts(rows),
        brief=lambda hits, row: brief_title(hits.verdict(row)), choices=VERDICTS, shown=True,
    ),
    Column(
        "identity", "Identity %", Kind.PERCENT,
        "Share of the alignment's columns, gaps included, with two identical residues",
        _percent_of_columns("identities"),
        needs_alignment=True, shown=True, highest_first=True, printed="Id %",
    ),
    Column(
        "positives", "Positives %", Kind.PERCENT,
        "Share of the alignment's columns, gaps included, with a pair that scores above 0",
        _percent_of_columns("positives"),
        needs_alignment=True, highest_first=True,
    ),
    Column(
        "query_coverage", "Query cov. %", Kind.PERCENT,
        "Share of the query from the alignment's first residue to its last",
        lambda hits, rows: 100 * hits.alignments.span("query", rows) / len(hits.query),
        needs_alignment=True, shown=True, highest_first=True, printed="Cov %", heading="Cov. %",
    ),
    Column(
        "subject_coverage", "Subject cov. %", Kind.PERCENT,
        "Share of the subject from the alignment's first residue to its last",
        lambda hits, rows: (
            100 * hits.alignments.span("subject", rows) / hits.database.lengths[hits.subjects[rows]]
        ),
        needs_alignment=True, highest_first=True,
    ),
    Column(
        "length", "Alignment length", Kind.INTEGER, "Alignment columns, gaps included",
        _figure("length"), needs_alignment=True, highest_first=True,
    ),
    Column(
        "identities", "Identities", Kind.INTEGER, "Identical pairs",
        _figure("identities"), needs_alignment=True, highest_first=True,
    ),
    Column(
        "mismatches", "Mismatches", Kind.INTEGER, "Length − identities − gaps",
        lambda hits, rows: (
            hits.alignments.numbers("length", rows)
            - hits.alignments.numbers("identities", rows)
            - hits.alignments.numbers("gaps", rows)
        ),
        needs_alignment=True,
    ),
    Column(
        "gap_openings", "Gap openings", Kind.INTEGER, "Runs of gap columns",
        _figure("gap_openings"), needs_alignment=True,
    ),
    Column(
        "gaps", "Gaps", Kind.INTEGER, "Gap columns",
        _figure("gaps"), needs_alignment=True,
    ),
    Column(
        "query_start", "Query from", Kind.INTEGER, "First aligned query residue, from 1",
        _figure("query_start", first=1), needs_alignment=True,
    ),
    Column(
        "query_end", "Query to", Kind.INTEGER, "Last aligned query residue, inclusive",
        _figure("query_end"), needs_alignment=True,
    ),
    Column(
        "subject_start", "Subject from", Kind.INTEGER, "First aligned subject residue, from 1",
        _figure("subject_start", first=1), needs_alignment=True,
    ),
    Column(
        "subject_end", "Subject to", Kind.INTEGER, "Last aligned subject residue, inclusive",
        _figure("subject_end"), needs_alignment=True,
    ),
    Column(
        "low_complexity", "Low compl. %", Kind.PERCENT,
        "Share of the aligned query in low-complexity regions (SEG, 12/2.2/2.5), where E-values are doubtful",
        lambda hits, rows: hits.low_complexity(rows),
        needs_alignment=True,
    ),
    Column(
        "doubtful", "Doubtful", Kind.TEXT,
        "Why the E-value is doubtful: low complexity, or a test with shuffled copies that contradicts it; "
        "empty where nothing says so",
        grouped=lambda hits, rows: hits.doubts(rows), separator=SEPARATOR, needs_alignment=True,
        called="Doubts about the E-value",
    ),
    Column(
        "subject_length", "Subject length", Kind.INTEGER, "Residues of the subject",
        lambda hits, rows: hits.database.lengths[hits.subjects[rows]],
        heading="Length", shown=True, printed="Length",
    ),
    _of_header(
        "organism", "Organism", "From OS= (UniProt) or [...] at the header's end (NCBI)",
        shown=True,
    ),
    _of_header("accession", "Accession", "From the header of UniProt, NCBI, PDB or Ensembl"),
    _of_header("entry", "Entry name", "UniProt's entry name, UniRef's representative or the chain of PDB"),
    _of_header("protein", "Protein", "The protein's name without organism and gene"),
    _of_header("gene", "Gene", "From GN= (UniProt), gene_symbol: (Ensembl) or [gene=...] (NCBI)"),
    Column(
        "taxon", "Taxon", Kind.INTEGER,
        "The organism's number in NCBI's taxonomy, from OX= or TaxID=",
        _whole(
            lambda hits: hits.headers.get(Numbers("taxon")),
            lambda hits, row: float(READ["taxon"](hits.header(row)) or "nan"),
        ),
        written=_plain,
    ),
    Column(
        "lineage", "Lineage", Kind.TEXT,
        "What the organism belongs to, from the domain down, where NCBI's taxonomy was opened",
        grouped=lambda hits, rows: hits.lineage_names(rows), separator=SEPARATOR, asked_for=True,
    ),
    _of_header("source", "Source", "Database the header comes from, such as sp, tr, ref, gb, pdb"),
    Column(
        "record", "Record", Kind.INTEGER, "Place of the subject in the FASTA file, from 1",
        lambda hits, rows: hits.database.own_records(hits.subjects[rows]) + 1,
        called="Place in the FASTA file",
    ),
    Column(
        "database", "Database", Kind.TEXT, "Which of the databases it is in, where several were searched",
        grouped=lambda hits, rows: (
            [part.name for part in hits.database.parts], hits.database.part_numbers(hits.subjects[rows])
        ),
        printed="Database", asked_for=True,
    ),
    Column(
        "cigar", "CIGAR", Kind.TEXT,
        "Alignment as counts of M (pair), I (query residue against a gap), D (subject residue against a gap)",
        text=lambda hits, row: "" if hits.reported else hits.alignments.cigar(row),
        order=lambda hits: hits.values("length"),
        filterable=False, needs_alignment=True,
    ),
    Column(
        "round", "Round", Kind.INTEGER,
        "Round of an iterated search that took the hit into the profile; empty for those not in it",
        _rounds, written=_plain, highest_first=True, asked_for=True, order=lambda hits: hits.round_order(),
        brief=lambda hits, row: LEFT_OUT if hits.left_out_text(row) else hits.display("round", row),
    ),
    Column(
        "by_hand", "By hand", Kind.TEXT,
        "What somebody did with the hit in an iterated search: added it to every profile, or left it out of "
        "all of them; empty for others",
        cells=lambda hits: hits.by_hand, asked_for=True, called="Added or left out by hand",
    ),
    Column(
        "entry_evalue", "E on entry", Kind.EVALUE,
        "E-value in the round that first included the hit, which is what counts once the profile is built "
        "from it; empty for hits that are not included. In round 1 it can differ from that of a single "
        "search: only that fits its statistics to all scores. Of a PSSM that was given it counts only if "
        "that was not built from the hit",
        _entry_evalues, asked_for=True,
    ),
    Column(
        "pinned", "Pinned", Kind.INTEGER, "1 where somebody pinned the hit to the top",
        _whole(lambda hits: hits.marks.flags("pinned", len(hits)), lambda hits, i: i in hits.marks.pinned),
        written=_plain, filterable=False, mark="pinned",
        tip="1 for hits that are pinned to the top: press Ctrl+T on selected hits",
    ),
    Column(
        "note", "Note", Kind.TEXT, "What somebody wrote about the hit",
        cells=lambda hits: hits.marks.notes, mark="with a note",
    ),
)  # fmt: skip
"""The columns of a hit table, in the order of files and the window. `fill` is given a `PairSignificance`."""

COLUMN: Final = {column.key: column for column in COLUMNS}
_OF_ALIGNMENTS: Final = tuple(column.key for column in COLUMNS if column.values and column.needs_alignment)
REPORTED: Final = (
    *_OF_ALIGNMENTS,
    *(
        "score",
        "adjusted_score",
        "reverse_score",
        "matrix_evalue",
        "evalue_moved",
        "subject_length",
        "record",
        "doubtful",
    ),
)
"""Columns that hold what a file of hits gives, or nothing, where the hits were read from one.

`doubtful` is among them as places in `DOUBTS`.
"""
_OF_DESCRIPTIONS: Final = ("description", "organism")
"""Columns that are empty where headers are names alone."""
_OF_SEQUENCES: Final = frozenset(("subject_length", "record", "doubtful"))
"""Those of `REPORTED` that mean what they do of Swathe's own hits."""
_TOLD_APART_BY: Final = ("query_start", "query_end", "subject_start", "subject_end")
"""Columns by which an alignment of a file is known to be another one than Swathe's, beside the score."""
_COUNTED: Final = (
    ("length", "column"),
    ("identities", "identity", "identities"),
    ("mismatches", "mismatch", "mismatches"),
    ("gap_openings", "gap opening"),
    ("gaps", "gap column"),
)
"""What else is counted of an alignment, and what it is called."""
_OF_PAIRS: Final = tuple(column for column in COLUMNS if column.fill)


class HitTable(Table):
    """Reported subjects of one query, best first: E-value ascending, score descending, file order.

    Rows are 0-based places in that order. `subjects`, `scores`, `bits` and `log10_evalues` have one element a
    row, and so have what the E-values rest on, as `core.statistics.evalues.Judged` has them: `adjusted`,
    `reverse` and `matrix_log10_evalues`, which are those of the scores themselves unless they are given.
    Alignment columns hold NaN until `set_alignments` is called and those of pairwise significance until
    `set_pairwise` is. `scoring` is the search's, of this query. `unasked` holds pairs that were estimated
    without being asked for: no command asks for them. `marks`
    holds ticks, pins and notes. `lineages` are known once NCBI's taxonomy was opened. `rounds` is the round
    of an iterated search that took a hit into the profile, float64 with one element a row, NaN for none; None
    without rounds, and `by_hand` is, by row, whether somebody `ADDED` a hit to profiles or `LEFT_OUT` it. Of
    those that the profile of this round was built from, `entry_rounds` are the rounds that first included
    them, `entry_log10_evalues` the E-values there, NaN for others, and `entry_rows` the rows there, -1 for
    others; `earlier` are the tables of the rounds before, and `profile` has by subject the round that first
    included each hit that the profile was built from, and its row there, -1 for one that is not listed; None
    where the profile of no round scored the hits. `ended` says in words how the query's rounds ended with
    the last of `rounds_in_all`; '' and 0 without rounds. `reported` are the keys of
    columns that another program gave, in place of what Swathe would compute: there `scores` are `NOT_SCORED`.
    What its file lacks of an alignment is Swathe's where the hit is aligned and the file gives no other one.
    E-values are `provisional` where the search ended before it had those it was asked for: they are by the
    matrix alone, as which subjects are hits is then, too.
    """

    columns = COLUMNS

    query: Sequence
    database: Database
    scoring: Scoring
    subjects: NDArray[np.int64]
    scores: NDArray[np.int32]
    bits: NDArray[np.float64]
    log10_evalues: NDArray[np.float64]
    alignments: HitAlignments
    adjusted: NDArray[np.float64]
    reverse: NDArray[np.float64]
    matrix_log10_evalues: NDArray[np.float64]
    headers: HitText
    marks: Marks
    rounds: NDArray[np.float64] | None
    entry_rounds: NDArray[np.float64] | None
    entry_log10_evalues: NDArray[np.float64] | None
    entry_rows: NDArray[np.int64] | None
    earlier: tuple[HitTable, ...]
    profile: Mapping[int, tuple[int, int]] | None
    ended: str
    rounds_in_all: int
    by_hand: Mapping[int, str]
    reported: frozenset[str]
    lineages: Lineages | None
    provisional: bool
    compared: int
    """Sequences that the query was compared with."""
    tests: int
    """How often a pair was estimated, or fitted with another censoring point."""

    def __init__(
        self,
        query: Sequence,
        database: Database,
        subjects: NDArray[np.int64],
        scores: NDArray[np.int32],
        bits: NDArray[np.float64],
        log10_evalues: NDArray[np.float64],
        *,
        scoring: Scoring,
        adjusted: NDArray[np.float64] | None = None,
        reverse: NDArray[np.float64] | None = None,
        matrix_log10_evalues: NDArray[np.float64] | None = None,
        reported: Mapping[str, NDArray[np.float64]] | None = None,
    ) -> None:
        super().__init__(len(subjects))
        self.provisional = False
        self.compared = database.n_sequences
        self.reported = frozenset(reported or ())
        self._filled.update(reported or {})
        self.query = query
        self.database = database
        self.scoring = scoring
        self.subjects = subjects
        self.scores = scores
        self.bits = bits
        self.log10_evalues = log10_evalues
        self.adjusted = scores.astype(np.float64) if adjusted is None else adjusted
        self.reverse = np.full(len(subjects), np.nan) if reverse is None else reverse
        self.matrix_log10_evalues = log10_evalues if matrix_log10_evalues is None else matrix_log10_evalues
        self.alignments = HitAlignments(query, database, scoring, subjects)
        self.pairwise: dict[int, PairSignificance] = {}
        self.unasked: dict[int, PairSignificance] = {}
        self.tests = 0
        self._equal: tuple[tuple[int, int, int], dict[tuple[int, str], list[int]]] = (0, 0, 0), {}
        self.marks = Marks()
        self.rounds = self.entry_rounds = self.entry_log10_evalues = self.entry_rows = None
        self.earlier = ()
        self.ended = ""
        self.rounds_in_all = 0
        self.profile = None
        self.by_hand = {}
        self.lineages = None
        self.headers = HitText(database, subjects)
        self._low_before: NDArray[np.int32] | None = None
        self._judged: tuple[int, JudgedProfile] | None = None
        self._in_pssm: tuple[PositionSpecificQuery | None, NDArray[np.bool_]] | None = None
        self._last_header: tuple[int | None, str] = None, ""
        self._best_headers: list[str] = []
        self._best_cells: dict[str, list[str]] = {}

    @property
    def nbytes(self) -> int:
        """The memory that the table takes now, including alignments, permuted pairs and marks."""
        columns: list[NDArray[Any]] = [self.subjects, self.scores, self.bits, self.log10_evalues]
        columns += [self.adjusted, self.reverse, self.matrix_log10_evalues]
        columns += self._filled.values()
        low = 0 if self._low_before is None else self._low_before.nbytes
        entries = (self.pairwise, *self.pairwise)
        return (
            _BYTES_PER_TABLE
            + sum(column.nbytes for column in columns)
            + low
            + self.headers.nbytes
            + self.alignments.nbytes
            + sum(pair.nbytes for pairs in (self.pairwise, self.unasked) for pair in pairs.values())
            + sum(map(sys.getsizeof, chain(entries, self._best_headers, *self._best_cells.values())))
            + self.marks.nbytes
        )

    @property
    def nbytes_aligned(self) -> int:
        """The most that it can take once every hit is aligned, as exports need them to be."""
        rows = self.alignments.missing(np.arange(len(self)))
        columns = np.minimum(self.database.lengths[self.subjects[rows]], len(self.query))
        return self.nbytes + rows.size * BYTES_PER_ALIGNMENT + int(columns.sum(dtype=np.int64)) // 2

    def set_alignments(self, rows: NDArray[np.int64], aligned: AlignedPairs) -> None:
        """Keep the alignments of some rows, int64[k]."""
        self.alignments.set(rows, aligned)

    def drop_alignments(self) -> None:
        """Forget all alignments, which were written and are needed no more."""
        self.alignments = HitAlignments(self.query, self.database, self.scoring, self.subjects)

    def of(self, query: Sequence, database: Database) -> HitTable:
        """Return this table as one of a query and a database that hold the same sequences as its own."""
        table = copy.copy(self)
        table.query, table.database = query, database
        table.headers = HitText(database, self.subjects)
        table.drop_alignments()
        rows = self.alignments.rows()
        table.set_alignments(rows, self.alignments.pairs(rows))
        return table

    def set_pairwise(self, row: int, pair: PairSignificance) -> None:
        """Keep the pairwise significance of `row` and fill its columns."""
        self._fill(_OF_PAIRS, row, pair)
        self.pairwise[row] = pair
        self.tests += 1

    def set_unasked(self, row: int, pair: PairSignificance) -> None:
        """Keep what was estimated of `row` without being asked for, and fill the columns, unless some was."""
        self.unasked[row] = pair
        self.tests += 1
        if row not in self.pairwise:
            self._fill(_OF_PAIRS, row, pair)

    def fill_pairs(self, key: str, values: NDArray[np.float64]) -> None:
        """Fill a column of pairs that are known from a file, float64[rows], NaN for the others."""
        self._filled[key] = values.copy()

    @property
    def filled(self) -> Mapping[str, NDArray[np.float64]]:
        """The columns that alignments and permuted copies fill, by key: float64[rows], NaN where not yet."""
        filled = _OF_ALIGNMENTS, (column.key for column in _OF_PAIRS), self._filled
        own = Table.values  # not those of tests on entry, which another table has
        return {key: self._filled[key] if key in self._filled else own(self, key) for key in chain(*filled)}

    def values(self, key: str, rows: slice = EVERY) -> NDArray[np.float64]:
        """Return the numbers of some rows, as `Table` does; of read hits, the file's before Swathe's.

        Those of shuffled copies are of the test that the verdict rests on, as `deciding_pair` has it.
        """
        values = super().values(key, rows)
        if self._may_be_on_entry(key):
            return self._with_entry(key, values, rows)
        if key not in self.reported or key not in _OF_ALIGNMENTS or not len(self.alignments):
            return values
        empty = np.isnan(values)
        if not empty.any():
            return values
        return np.where(empty & self._is_of_file(rows), self._read(key)(self, rows), values)

    def number(self, key: str, row: int) -> float:
        """Return one of the `values` of a column."""
        if key in self.reported:
            return float(self.values(key, slice(row, row + 1))[0])
        then, place = self.deciding_test(row) if self._may_be_on_entry(key) else (self, row)
        return super().number(key, row) if then is self else then.number(key, place)

    def _may_be_on_entry(self, key: str) -> bool:
        """Whether a column's numbers may be those of tests in earlier rounds."""
        return self.entry_rounds is not None and self.column[key].fill is not None

    def _with_entry(
        self, key: str, values: NDArray[np.float64], rows: slice | NDArray[np.int64]
    ) -> NDArray[np.float64]:
        """Return numbers of shuffled copies with those on entry in place of a later round's."""
        assert self.entry_rounds is not None and self.entry_rows is not None
        values, rounds, places = values.copy(), self.entry_rounds[rows], self.entry_rows[rows]
        for number, table in enumerate(self.earlier, 1):
            tested = (rounds == number) & np.isin(places, list(table.pairs))
            if tested.any():  # a single cell is of one round at most
                values[tested] = table.values(key)[places[tested]]
        return values

    def regions(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the region that a file says is aligned of some rows, int64[k, 4] as `Region` has it.

        It is -1 where there is none: Swathe found the hit, the file does not say, or the sequences here lack
        some of these residues.
        """
        found = np.full((rows.size, 4), -1, np.int64)
        if not self.reported:
            return found
        stated = np.stack([self._filled[key][rows] for key in _TOLD_APART_BY], axis=1)
        query, subject = len(self.query), self.database.lengths[self.subjects[rows]]
        begins, ends = stated[:, ::2], stated[:, 1::2]
        # NaN is in no order
        there = (begins >= 1).all(axis=1) & (begins <= ends).all(axis=1)
        there &= (ends[:, 0] <= query) & (ends[:, 1] <= subject)
        found[there] = stated[there].astype(np.int64) - (1, 0, 1, 0)
        return found

    @property
    def names_regions(self) -> bool:
        """Whether another program's file says what it aligned, and sequences are there to do it again."""
        return self.has_sequences and self.stated.issuperset(_TOLD_APART_BY)

    def region(self, row: int) -> Region | None:
        """Return the region of one of the `regions`; None where there is none."""
        begin, end, subject_begin, subject_end = self.regions(np.array([row]))[0].tolist()
        return None if begin < 0 else (begin, end, subject_begin, subject_end)

    def aligned_here(self, row: int) -> str:
        """Say how Swathe aligned a read hit, and what its file says otherwise; '' for all others."""
        if not self.reported or row not in self.alignments:
            return ""
        found = self.alignments[row]
        within, words = "", []
        if math.isfinite(score := self.number("score", row)) and score != found.score:
            words.append(f"score {score:,.0f}")
        ends = found.query_start, found.query_end, found.subject_start, found.subject_end
        if ends == self.region(row):
            within = " within the region that the file names,"
        else:
            for side in ("query", "subject"):
                own = getattr(found, f"{side}_start") + 1, getattr(found, f"{side}_end")
                stated = tuple(self._filled[f"{side}_{end}"][row] for end in ("start", "end"))
                if all(map(math.isfinite, stated)) and stated != own:
                    words.append("{} {:,.0f}–{:,.0f}".format(side, *stated))
        identity = self._filled["identity"][row]
        if abs(identity - 100 * found.identities / found.length) > _ROUNDING:
            words.append(f"{percent_text(identity)} % identity")
        places = np.array([self._filled[end][row] for end in _TOLD_APART_BY])
        residues = (places[1::2] - places[::2]).max() + 1
        for key, *nouns in _COUNTED:
            stated = self._filled[key][row]
            if math.isfinite(stated) and stated != getattr(found, key):
                few = (
                    f" for {counted(int(residues), 'residue')}"
                    if key == "length" and stated < residues
                    else ""
                )
                words.append(f"{counted(int(stated), *nouns)}{few}")
        scoring = f"{self.scoring.name} {self.scoring.gap_open}/{self.scoring.gap_extend}"
        by = f"Aligned by Swathe{within} with {scoring}"
        return f"{by}; the file says {', '.join(words)}" if words else by

    def _is_of_file(self, rows: slice) -> NDArray[np.bool_]:
        """Return of which read hits an alignment is there that nothing in the file contradicts."""
        same = ~np.isnan(self.alignments.numbers("score", rows))
        for key in ("score", *_TOLD_APART_BY):
            given = self._filled[key][rows]
            own = self.alignments.numbers("score", rows) if key == "score" else self._read(key)(self, rows)
            same &= np.isnan(given) | (given == own)
        return same

    @property
    def has_sequences(self) -> bool:
        """Whether any hit can be aligned; another program's file may have brought no residues."""
        if not self.reported:
            return True
        return len(self.query) > 0 and bool((self.database.lengths[self.subjects] > 0).any())

    @cached_property
    def unknown(self) -> frozenset[str]:
        """Keys of columns that neither the file of another program has nor sequences and alignments give."""
        if not self.reported:
            return frozenset()
        names_alone = not np.any(self.database.header_bytes == ord(" "))
        return frozenset(_OF_DESCRIPTIONS if names_alone else ()) | {
            key
            for key in (*self.reported, "bits", "evalue")
            if not (key in _OF_ALIGNMENTS and self.has_sequences) and self._lacks(key)
        }

    @cached_property
    def stated(self) -> frozenset[str]:
        """Keys of the columns with figures that the file of another program has."""
        if not self.reported:
            return frozenset()
        figures = {"bits", "evalue", *self.reported} - _OF_SEQUENCES
        return frozenset(key for key in figures if not self._lacks(key))

    def _lacks(self, key: str) -> bool:
        """Whether a column of numbers has none that was read."""
        return bool(np.isnan(self._filled[key] if key in self._filled else self.numbers(key)).all())

    def lacks_sequence(self, row: int) -> bool:
        """Whether the query or the subject of a hit has no residues to align."""
        return not len(self.query) or not self.database.lengths[self.subjects[row]]

    @property
    def has_evalues(self) -> bool:
        """Whether hits have E-values."""
        return len(self) > 0 and not bool(np.isnan(self.log10_evalues[0]))

    @property
    def has_verdicts(self) -> bool:
        """Whether hits have verdicts: those of other programs and without E-values have none till tested."""
        return bool(self.pairs) or not (self.reported or (len(self) and not self.has_evalues))

    @property
    def n_significant(self) -> int | None:
        """Hits with an E-value up to `SIGNIFICANT`: as the best come first, they are the first rows.

        None where nobody knows: of hits without E-values, or with provisional ones.
        """
        if self.provisional or (len(self) and not self.has_evalues):
            return None
        return int(np.count_nonzero(self.log10_evalues <= _LOG10_SIGNIFICANT))

    @property
    def n_exact(self) -> int | None:
        """How many hits match a short query perfectly; None where nobody asks, as of `exact`."""
        return None if self.exact is None else len(self.exact)

    @cached_property
    def exact(self) -> frozenset[int] | None:
        """The rows of hits that hold the whole of a short query, residue for residue.

        None where nobody asks: of long queries and PSSMs, without hits, and of hits read from a file.
        """
        query, scoring = self.query, self.scoring
        if isinstance(query, PositionSpecificQuery) or not isinstance(scoring, ScoringScheme):
            return None
        if not len(self) or self.reported or len(query) > SHORT_QUERY:
            return None
        least = scoring.matrix[query.codes, query.residues].sum(dtype=np.int64)  # of an ungapped match
        letters = query.residues.tobytes()
        possible = np.flatnonzero(self.scores >= least).tolist()
        subjects = self.subjects
        return frozenset(
            row for row in possible if letters in self.database.codes(int(subjects[row])).tobytes()
        )

    @property
    def n_weakly_included(self) -> int:
        """Significant hits in the profile that were added by hand, or not significant before it held them."""
        if self.entry_rounds is None:
            return 0
        held = np.flatnonzero(~np.isnan(self.entry_rounds[: self.n_significant or 0])).tolist()
        entries = (entry for row in held if (entry := self.entry(row)) is not None)
        return sum(entry.added or not entry.log10_evalue <= _LOG10_SIGNIFICANT for entry in entries)

    def brought_in(self) -> tuple[list[int], int, int]:
        """Return the added hits in the profile, the first round of one, and how many it may have brought in.

        These are significant now and were not in that round, whose query or profile did not hold it.
        """
        added = np.array([row for row, what in self.by_hand.items() if what == ADDED], np.int64)
        if self.entry_rounds is None or not (held := added[~np.isnan(self.entry_rounds[added])]).size:
            return [], 0, 0
        first = int(self.entry_rounds[held].min())
        tables = self, self.earlier[first - 1]
        now, then = (table.subjects[: table.n_significant or 0] for table in tables)
        return held.tolist(), first, np.setdiff1d(now, np.append(then, self.subjects[held])).size

    def is_in_profile(self, row: int) -> bool:
        """Return whether the profile that a hit is scored with was built from it."""
        return self.entry_rounds is not None and not np.isnan(self.entry_rounds[row])

    @property
    def in_pssm(self) -> NDArray[np.bool_]:
        """Which hits the PSSM that was given was built from, by the text beside it, bool[rows]."""
        pssm = self.given_pssm
        if self._in_pssm is None or self._in_pssm[0] is not pssm:
            held = frozenset(pssm.built_from or ()) if pssm is not None else frozenset()
            rows = range(len(self) if held else 0)
            found = np.zeros(len(self), np.bool_)
            found[: len(rows)] = [digest_of(self.subject(row)) in held for row in rows]
            self._in_pssm = pssm, found
        return self._in_pssm[1]

    def included_rows(self) -> NDArray[np.int64]:
        """Return the rows that the profile made in this round holds, int64[k]; none without rounds."""
        return np.flatnonzero(~np.isnan(_rounds(self, slice(None))))

    def round_order(self) -> NDArray[np.float64]:
        """Return what sorts hits by their rounds; those left out by hand are beside them."""
        order = _rounds(self, slice(None)).copy()
        order[[row for row, what in self.by_hand.items() if what == LEFT_OUT]] = 0
        return order

    @property
    def round_number(self) -> int:
        """Which round of an iterated search the hits are of, from 1."""
        return len(self.earlier) + 1

    def newly_included(self) -> NDArray[np.bool_]:
        """Return which hits a later round than the first took into the profile anew, bool[n]."""
        if self.rounds is None or self.round_number == 1:
            return np.zeros(len(self), np.bool_)
        new: NDArray[np.bool_] = self.rounds == self.round_number
        return new

    @property
    def in_later_round(self) -> bool:
        """Whether a profile of the hits of rounds before scored these."""
        return self.profile is not None

    def left_out_text(self, row: int) -> str:
        """Return the sentence that somebody left a hit out of the profiles; '' of others."""
        if self.by_hand.get(row) != LEFT_OUT:
            return ""
        whose = "; the score is by a profile without it" if self.in_later_round else ""
        return f"Left out of the profile by hand{whose}."

    @property
    def proviso(self) -> str:
        """On what it depends, in a few words, that the significant hits are; '' for nothing."""
        basis = self.basis
        if basis is None or not self.n_significant:
            return ""
        weak = f"weak {'PSSM' if basis.in_pssm else 'profile'}" if basis.doubtful else ""
        held = int(np.count_nonzero(self.in_pssm[: self.n_significant]))
        in_pssm = "if not in the PSSM" if basis.any_in_pssm else f"{held:,} in the PSSM" if held else ""
        return " · ".join(filter(None, (in_pssm, weak)))

    @property
    def verdicts_say_more(self) -> bool:
        """Whether verdicts rest on more than E-values: on what a profile was built from, or on copies."""
        return self.basis is not None or bool(self.pairs)

    @property
    def of_given_pssm(self) -> bool:
        """Whether the search, whichever round of it this is, began with a PSSM instead of a sequence."""
        return self.given_pssm is not None

    @property
    def given_pssm(self) -> PositionSpecificQuery | None:
        """The PSSM that the search began with; None where it was a sequence."""
        first = (self.earlier[0] if self.earlier else self).query
        return first if isinstance(first, PositionSpecificQuery) else None

    @property
    def basis(self) -> Basis | None:
        """What the profile was built from that scored the hits, as is known by now; None where a query did.

        Tests in the rounds before, whenever they are made, tell which of its hits are convincing.
        """
        if self.profile is None:
            return basis_of_pssm(self.given_pssm) if self.of_given_pssm else None
        return self.judged_profile().basis

    def judged_profile(self) -> JudgedProfile:
        """Return which subjects of the profile are in doubt themselves, and all that it rests on.

        It is kept until there are more tests in the rounds before, as each hit asks for it.
        """
        assert self.profile is not None
        tests = sum(table.tests for table in self.earlier)
        if self._judged is None or self._judged[0] != tests:
            self._judged = tests, judge_profile(self.profile, self.earlier)
        return self._judged[1]

    def included(self, row: int) -> Entry:
        """Return how a hit of this round came into the profiles of those after it; -1 for one not listed."""
        number = self.round_number
        if row < 0:
            return Entry(number, math.nan, added=False, basis=self.basis)
        if self.in_pssm[row]:
            return Entry(number, float(self.log10_evalues[row]), added=False, in_pssm=True)
        pair = self.pair(row)
        tested = None if pair is None else self.concluded(row, pair)
        as_long = self.database.lengths[self.subjects[row]] == len(self.query)
        itself = bool(as_long) and self.header(row) == self.query.header
        added = self.by_hand.get(row) == ADDED
        return Entry(number, float(self.log10_evalues[row]), added, self.basis, itself, tested)

    def entry(self, row: int) -> Entry | None:
        """Return how a hit came into what it is scored with; None where neither profile nor PSSM holds it."""
        if self.in_pssm[row]:
            return self.included(row)
        if not self.is_in_profile(row):
            return None
        then, place = self.at_entry(row)
        return then.included(place)

    def at_entry(self, row: int) -> tuple[HitTable, int]:
        """Return the table of the round that first included a hit, and the hit's row there, -1 for none.

        They are this table and `row` for a hit that the profile was not built from.
        """
        if self.entry_rounds is None or self.entry_rows is None or np.isnan(self.entry_rounds[row]):
            return self, row
        return self.earlier[int(self.entry_rounds[row]) - 1], int(self.entry_rows[row])

    def where_testable(self, rows: NDArray[np.int64]) -> list[tuple[HitTable, NDArray[np.int64]]]:
        """Return in which tables, and in which rows of each, a test of some rows, int64[k], proves something.

        It does in the round that first included a hit; those that are not listed there are left out, and so
        are those that the PSSM was built from that was given.
        """
        rows = rows[~self.in_pssm[rows]]
        if self.entry_rounds is None or self.entry_rows is None:
            return [(self, rows)] if rows.size else []
        rounds = np.nan_to_num(self.entry_rounds[rows])
        parts = [(self, rows[rounds == 0])]
        for number, table in enumerate(self.earlier, 1):
            then = self.entry_rows[rows[rounds == number]]
            parts.append((table, then[then >= 0]))
        return [part for part in parts if part[1].size]

    def pair(self, row: int) -> PairSignificance | None:
        """Return a hit's pairwise significance, estimated on request or automatically; None without any."""
        return self.pairwise.get(row) or self.unasked.get(row)

    def equal_rows(self, row: int) -> list[int]:
        """Return a hit that was tested and all others that were and have its score and its E-value as shown.

        They have one verdict. A hit that the profile or the PSSM was built from is alone: a test proves
        nothing of it.
        """
        tested = self.tests, len(self.pairwise), len(self.unasked)
        if self._equal[0] != tested:
            rows = [one for one in self.pairs if not (self.is_in_profile(one) or self.in_pssm[one])]
            equal: dict[tuple[int, str], list[int]] = {}
            for one in sorted(rows):
                equal.setdefault(self._as_shown(one), []).append(one)
            self._equal = tested, equal
        rows = self._equal[1].get(self._as_shown(row), [])
        return rows if row in rows else [row]

    def _as_shown(self, row: int) -> tuple[int, str]:
        """Return what equal hits have in common: the score, and the E-value as it is shown."""
        return int(self.scores[row]), evalue_shown(float(self.log10_evalues[row]))

    def _equal_pairs(self, row: int) -> list[PairSignificance]:
        """Return the pairwise significance of all `equal_rows`."""
        return [pair for one in self.equal_rows(row) if (pair := self.pair(one)) is not None]

    @property
    def pairs(self) -> Mapping[int, PairSignificance]:
        """The pairwise significance of all hits that have some."""
        return {**self.unasked, **self.pairwise}

    def deciding_test(self, row: int) -> tuple[HitTable, int]:
        """Return the table, and the row in it, whose test a hit's verdict rests on, which columns show.

        They are of the round that first included the hit, where it was tested there, else this table's.
        """
        then, place = self.at_entry(row)
        return (then, place) if place >= 0 and then.pair(place) is not None else (self, row)

    def deciding_pair(self, row: int) -> PairSignificance | None:
        """Return the pairwise significance of the `deciding_test`; None without any."""
        then, place = self.deciding_test(row)
        return then.pair(place)

    @property
    def deciding_pairs(self) -> Mapping[int, PairSignificance]:
        """The same of all hits that have some."""
        held = [] if self.entry_rounds is None else np.flatnonzero(~np.isnan(self.entry_rounds)).tolist()
        rows = dict.fromkeys((*self.pairs, *held))
        return {row: pair for row in rows if (pair := self.deciding_pair(row)) is not None}

    def problem(self, row: int) -> str:
        """Return why there is no p-value of a hit, or why not to rely on it; '' where nothing is wrong."""
        pair = self.deciding_pair(row)
        if pair is None:
            return ""
        if pair is not self.pair(row):  # of a round whose profile does not hold the hit
            return pair.problem
        held = _IN_PSSM if self.in_pssm[row] else _IN_PROFILE if self.is_in_profile(row) else ""
        return SEPARATOR.join(filter(None, (held, pair.problem)))

    def verdict(self, row: int) -> str:
        """Return in a few words what E-value and copies say of a hit, and whether it is a perfect match.

        '' where nobody can tell.
        """
        title = self._title(row)
        return with_match(title) if row in (self.exact or ()) else title

    def _title(self, row: int) -> str:
        """Return what E-value and copies say of a hit."""
        if (entry := self.entry(row)) is not None:
            return entry.title
        if (pair := self.pair(row)) is not None:
            return self.concluded(row, pair).title
        evalue = float(self.log10_evalues[row])
        if self.reported or math.isnan(evalue):
            return ""
        if self.provisional:
            return PROVISIONAL
        return title_without_copies(evalue, self.basis)

    def verdicts(self, rows: slice | NDArray[np.int64]) -> tuple[tuple[str, ...], NDArray[np.int64]]:
        """Return verdicts, and which of them some rows have.

        Rows without copies are of a dozen kinds, one row of each of which is judged; all others are judged.
        """
        places = np.arange(*rows.indices(len(self))) if isinstance(rows, slice) else rows
        evalues, tested = self.log10_evalues[places], np.isin(places, list(self.pairs))
        rounds = np.zeros(places.size, np.int64)
        if self.entry_rounds is not None:
            assert self.entry_log10_evalues is not None and self.entry_rows is not None
            rounds, then = np.nan_to_num(self.entry_rounds[places]).astype(np.int64), self.entry_rows[places]
            held = rounds > 0
            evalues = np.where(held, self.entry_log10_evalues[places], evalues)
            itself = self.database.lengths[self.subjects[places]] == len(self.query)
            tested = np.where(held, itself, tested)
            for number, table in enumerate(self.earlier, 1):
                tested |= (rounds == number) & np.isin(then, list(table.pairs))
        kinds = (evalues >= math.log10(LEAST)) + 1 * (evalues > math.log10(SUGGESTIVE))
        kinds = kinds + 3 * np.isnan(evalues)
        kinds = np.where(tested, ~places, kinds + 4 * rounds)  # one with copies is a kind of its own
        exact = np.isin(places, list(self.exact or ()))
        kinds = np.where(kinds < 0, kinds, 2 * kinds + exact)
        kinds[self.in_pssm[places]] = ~len(self)
        _, one_of, codes = np.unique(kinds, return_index=True, return_inverse=True)
        return tuple(self.verdict(row) for row in places[one_of].tolist()), codes

    def open_rows(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return those of some rows, int64[k], whose verdict a test can still make."""
        titles, codes = self.verdicts(rows)
        is_open = np.array([title.startswith((OPEN, OPEN_ON_ENTRY)) for title in titles], np.bool_)
        return rows[is_open[codes]]

    def concluded(self, row: int, pair: PairSignificance, *, short: str = "") -> Conclusion:
        """Return what a hit's E-value and its copies say together, or how it came into the profile.

        short : what to go by where the query is too short for a better one, the end of a sentence
        """
        evalue, entry = float(self.log10_evalues[row]), self.entry(row)
        low = self.number("low_complexity", row) >= DOUBTFUL
        return conclusion_of(
            pair,
            self.compared,
            evalue,
            provisional=self.provisional,
            low_complexity=low,
            short=short,
            unfinished=self.unfinished,
            entry=entry,
            basis=self.basis,
            equal=[] if entry else [other for other in self._equal_pairs(row) if other is not self.pair(row)],
        )

    @property
    def unfinished(self) -> int:
        """Sequences of the database where the search did not compare all; else 0."""
        n = self.database.n_sequences
        return n if self.compared < n else 0

    def border_of(self, rows: NDArray[np.int64]) -> int:
        """Return the place among some rows, int64[k], of the first that is not significant; 0 for none.

        There is one where all before it are significant, and none after it is: not of rows in another order
        than by their E-values, nor where nobody knows.
        """
        significant = self.n_significant
        if significant is None:
            return 0
        beyond = rows >= significant
        first = int(beyond.argmax()) if beyond.any() else 0
        return first if beyond[first:].all() else 0

    def share_text(self, rows: NDArray[np.int64]) -> str:
        """Return how many of the hits some rows are, and whether they are those ticked.

        ``173 hits``, ``20 of 173 hits``, ``20 ticked of 173 hits``.
        """
        hits = counted(len(self), "hit")
        if rows.size == len(self):
            return hits
        ticked = " ticked" if np.array_equal(np.sort(rows), self.marks.ticked_rows()) else ""
        return f"{rows.size:,}{ticked} of {hits}"

    def lineage_names(self, rows: slice | NDArray[np.int64]) -> tuple[tuple[str, ...], NDArray[np.int64]]:
        """Return the distinct lineages, and which of them some rows have; only '' where none is known."""
        if self.lineages is None:
            return ("",), np.zeros(self.subjects[rows].size, np.int64)
        return self.lineages.names, self.lineages.codes[rows]

    def record(self, row: int) -> int:
        """Return the 0-based place of the subject in the FASTA file."""
        return int(self.database.records[self.subjects[row]])

    def header(self, row: int) -> str:
        """Return the subject's whole header."""
        if 0 <= row < len(self._best_headers):
            return self._best_headers[row]
        last, header = self._last_header  # each column of a row that is shown asks for it
        if last != row:
            header = self.database.header(int(self.subjects[row]))
            self._last_header = row, header
        return header

    def subject(self, row: int) -> Sequence:
        """Return the subject itself."""
        return self.database.sequence(int(self.subjects[row]))

    def numbers(self, key: str) -> NDArray[np.float64]:
        """Return a numeric column as float64[rows]; NaN where a hit is not aligned or has no E-value.

        Those of `Kind.EVALUE` underflow to 0 below 1e-308: sort and compare on `values`.
        """
        values = self.values(key)
        if self.column[key].kind is not Kind.EVALUE:
            return values
        with np.errstate(under="ignore"):
            return np.power(10.0, values)

    def prepare_text_order(self) -> None:
        """Rank the usual text columns, so that sorting and searching them later is as quick as with numbers.

        A second or two for 500,000 rows, most of it without the GIL: called once by the maker of the table,
        outside the GUI thread. The query's low complexity is found here, too: 0.15 s for 35,000 residues; and
        which hits a PSSM was built from, or match a short query exactly.
        """
        self.headers.prepare()
        _ = self.in_pssm, self.exact
        if len(self):
            _ = self._masked_before

    def read_best(self, count: int) -> None:
        """Read so many of the best hits' headers, and what lists show of them, and keep both.

        Raises DatabaseError.
        """
        rows = range(min(count, len(self)))
        self._best_headers = [self.header(row) for row in rows]
        shown = (column.key for column in COLUMNS if column.shown and column.ranked)
        self._best_cells = {key: [self.brief(key, row) for row in rows] for key in shown}

    def brief(self, key: str, row: int) -> str:
        """Return a cell as a list shows it that has little room for it."""
        kept = self._best_cells.get(key, ())
        return kept[row] if 0 <= row < len(kept) else super().brief(key, row)

    def doubts(self, rows: slice | NDArray[np.int64]) -> tuple[tuple[str, ...], NDArray[np.int64]]:
        """Return the distinct reasons to doubt E-values, and which of them some rows have; '' for none.

        E-values that were read from a file are not judged: what it says of them is returned.
        """
        if self.reported:
            return DOUBTS, np.nan_to_num(self._filled["doubtful"][rows]).astype(np.int64) & ~_NO_REASON
        low = self.low_complexity(rows) >= DOUBTFUL  # NaN where not aligned
        return DOUBTS, low + 4 * self.contradicted(rows)

    def contradicted(self, rows: slice | NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which of some rows are significant, and not by their copies: less than convincing.

        The copies are those of the test that the verdict rests on, in a later round those on entry.
        """
        places = np.arange(*rows.indices(len(self))) if isinstance(rows, slice) else rows
        contradicted = np.zeros(places.size, np.bool_)
        if self.provisional or not (self.pairwise or self.unasked or self.entry_rounds is not None):
            return contradicted
        significant = np.flatnonzero(self.log10_evalues[places] <= _LOG10_SIGNIFICANT)
        if self.entry_rounds is None and significant.size > len(self.pairwise) + len(self.unasked):
            significant = significant[np.isin(places[significant], list(self.pairs))]
        for place in significant.tolist():
            then, row = self.deciding_test(int(places[place]))
            chance = chance_of(then._equal_pairs(row)) if then.pair(row) is not None else None
            if chance is not None:
                expected = chance.log10_p + math.log10(max(self.compared, 1))
                contradicted[place] = expected > _LOG10_SIGNIFICANT
        return contradicted

    def low_complexity(self, rows: slice | NDArray[np.int64]) -> NDArray[np.float64]:
        """Return how much of the aligned query SEG masks, percent, float64[k]; NaN where not aligned."""
        first, last = (self.alignments.wholes(name, rows) for name in ("query_start", "query_end"))
        masked = self._masked_before[last] - self._masked_before[first]
        return 100 * masked / np.maximum(self.alignments.span("query", rows), 1)

    @property
    def _masked_before(self) -> NDArray[np.int32]:
        """The query residues before each place that SEG masks, int32[m + 1]."""
        if self._low_before is None:
            self._low_before = np.cumsum(np.append(0, masked_residues(self.query.residues)), dtype=np.int32)
        return self._low_before


@dataclass(frozen=True, slots=True, eq=False)
class Lineages:
    """What the hits of a table belong to in NCBI's taxonomy.

    Parameters
    ----------
    names : the distinct lineages, from the domain down, with `SEPARATOR` between; '' for no taxon
    codes : int64[rows] which of them each row has
    paths : the numbers of the taxa of each
    taxa : name and rank of each number
    """

    names: tuple[str, ...]
    codes: NDArray[np.int64]
    paths: tuple[tuple[int, ...], ...]
    taxa: Mapping[int, tuple[str, str]]

    @classmethod
    def of(
        cls,
        paths: tuple[tuple[int, ...], ...],
        codes: NDArray[np.int64],
        taxa: Mapping[int, tuple[str, str]],
    ) -> Lineages:
        """Return the lineages of rows whose paths and taxa are known."""
        names = tuple(SEPARATOR.join(taxa[taxon][0] for taxon in path) for path in paths)
        return cls(names, codes.astype(np.int64), paths, taxa)


def is_in_files(column: Column[HitTable], database: Database) -> bool:
    """Return whether files have a column even if nobody chose it."""
    return not column.asked_for or (column.key == "database" and len(database.parts) > 1)


def subject_label(table: HitTable, row: int, header: str) -> str:
    """Return the name of a hit whose header has been read already."""
    return subject_name(header, table.record(row))
