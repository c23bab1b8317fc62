"""The hits of two runs side by side as a table that sorts and searches itself."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.export.provenance import lines
from swathe.core.export.sequences import fasta_record
from swathe.core.export.spreadsheet import comment, neutralised
from swathe.core.export.values import evalue_writer
from swathe.core.headers.brief import brief_description, brief_organism, brief_query_name, untagged
from swathe.core.headers.text import READ
from swathe.core.history.differences import NOT_STATED, PAIRS, POSITIONS, QueryDifferences, RunDifferences
from swathe.core.history.missed import align_listed, missed_of, with_pairs
from swathe.core.results.columns import EVERY, Column, Kind, Table
from swathe.core.results.hits import SIGNIFICANT, HitTable, subject_label
from swathe.core.scoring.significance import (
    bits_shown,
    evalue_beyond,
    evalue_exact,
)
from swathe.core.sequences.sequence import description_of
from swathe.core.statistics.conclusion import MADE, OPEN, brief_title
from swathe.core.statistics.evalues import BEYOND_DOUBT
from swathe.core.system.files import atomic_file
from swathe.core.system.words import bound_text, counted


class Found(IntEnum):
    """Which of two runs report a hit, with an E-value within the bound."""

    BOTH = 0
    ONLY_A = 1
    ONLY_B = 2
    NEITHER = 3

    @property
    def words(self) -> str:
        """What the window calls it."""
        return ("both", "only A", "only B", "")[self]

    @property
    def words_beside(self) -> str:
        """What the window calls it where the other run lists the hit, too, with a higher E-value."""
        return ("both", "A; B above bound", "B; A above bound", "")[self]

    @property
    def file_word(self) -> str:
        """What files call it: of `NEITHER` they have no hits."""
        return ("both", "a", "b", "")[self]


@dataclass(frozen=True, slots=True, eq=False)
class Listing:
    """Some hits of two runs, in an order.

    Parameters
    ----------
    comparisons : of the queries whose hits they are
    rows : int64[k] of a `ChangeTable` of these queries
    words : what was chosen, ``Significant only in B``
    """

    comparisons: tuple[QueryDifferences, ...]
    rows: NDArray[np.int64]
    words: str


class Listed(Enum):
    """Which hits of two runs are listed."""

    ALL = "All"
    BOTH = "Found in both"
    ONLY_A = "Found only in A"
    ONLY_B = "Found only in B"
    SIGNIFICANT_A = "Significant only in A"
    SIGNIFICANT_B = "Significant only in B"
    ONE = "Found in one run only"
    SIGNIFICANT_ONE = "Significant in one run only"
    VERDICTS_APART = "Found in both, verdicts differ"
    ALIGNED_APART = "Found in both, aligned differently"

    def words(self, bound: float) -> str:
        """Return what it is called where hits count as found with an E-value up to a bound, inf for any."""
        return self.value if bound == math.inf else self.value.replace("Found", f"E ≤ {bound_text(bound)}")


def within_text(bound: float) -> str:
    """Return the bound of what counts as found, as it follows a verb; '' for none."""
    return "" if bound == math.inf else f" with E ≤ {bound_text(bound)}"


_NO_EVALUE: Final = "–"
"""How far an E-value moved where one of the runs has none of the hit."""
_NEVER_ALIGNED: Final = "only these have a figure here."
"""What a run that was read from a file has of alignments of others."""
_ABSENT: Final = "Not among {}'s hits"
"""The verdict on a hit that a run does not list: none, whatever its E-value there."""
_NO_EVIDENCE: Final = (
    "In {}, a profile built from the hit scored it: this E-value is no evidence. See its verdict."
)
"""Why nothing is said of how far an E-value moved that a hit gave to itself."""
_EVIDENCE: Final = "Its E-value in {} is evidence, as of a hit that is in no profile."
"""What to make of the E-value of a hit that somebody left out of the profiles."""
_UNKNOWN: Final = "?"
"""How far it moved where nobody knows: a file gives 0 for E, and the other one is beyond doubt, too."""
_LEAST_MOVED: Final = 0.05
"""How far an E-value moved at least where that is not shown as 0.0."""
_LOG10_SIGNIFICANT: Final = math.log10(SIGNIFICANT)


def _known(key: str) -> Callable[[ChangeTable, slice], NDArray[np.float64]]:
    """Return what reads a column of the comparison."""
    return lambda changes, rows: changes.known(key)[rows]


def _of_hits(key: str, side: str) -> Callable[[ChangeTable, slice], NDArray[np.float64]]:
    """Return what reads a column of a run's hits, such as one of alignments, made one after the other."""
    return lambda changes, rows: changes.of_hits(key, side, rows)


def _lengths(changes: ChangeTable, rows: slice) -> NDArray[np.float64]:
    """Return the residues of subjects, of either run that knows them."""
    return np.fmax(*(changes.of_hits("subject_length", side, rows) for side in "ab"))


def _text_in(side: str, read: Callable[[HitTable, int], str]) -> Callable[[ChangeTable, int], str]:
    """Return what reads something of a hit in a run; '' where the run does not report it."""

    def text(changes: ChangeTable, row: int) -> str:
        hits, of_run = changes.place_in(side, row)
        return read(hits, of_run) if of_run >= 0 else ""

    return text


def _verdict_in(side: str, brief: Callable[[str], str] = str) -> Callable[[ChangeTable, int], str]:
    """Return what reads the verdict on a hit in a run, or says that it is none of the run's hits."""

    def text(changes: ChangeTable, row: int) -> str:
        hits, of_run = changes.place_in(side, row)
        return brief(hits.verdict(of_run)) if of_run >= 0 else _ABSENT.format(side.upper())

    return text


def _brief(key: str) -> Callable[[HitTable, int], str]:
    """Return what reads a column as a list of hits has it."""
    return lambda hits, row: hits.brief(key, row)


def _round_order(side: str) -> Callable[[ChangeTable], NDArray[np.float64]]:
    """Return what sorts hits by their rounds in a run."""
    return lambda changes: changes.read_of_hits(HitTable.round_order, side)


def _brief_verdict(title: str) -> str:
    """Return a verdict in few words: that of a hit with a round is the one on entry, as the window says."""
    return brief_title(title).replace(" on entry", "")


def _verdict_order(side: str) -> Callable[[ChangeTable], NDArray[np.float64]]:
    """Return what sorts hits by their verdicts in a run."""

    def order(changes: ChangeTable) -> NDArray[np.float64]:
        said: list[str] = []
        for one in changes.comparisons:
            result, rows = (one.a, one.rows_a) if side == "a" else (one.b, one.rows_b)
            texts, which = result.hits.verdicts(rows[rows >= 0])
            words = np.full(rows.size, _ABSENT.format(side.upper()), object)
            words[rows >= 0] = np.array(texts, object)[which]
            said += words.tolist()
        return _ranks(said)

    return order


def _moved(changes: ChangeTable, rows: slice) -> NDArray[np.float64]:
    """Return the powers of ten from A's E-values to B's; NaN where even the direction is not known.

    It is NaN, too, where one of them is no evidence, and infinite where a file gives one of them as 0 and the
    other is not beyond doubt.
    """
    change = changes.known("log10_evalue_change")[rows]
    unknown = np.isinf(change) & changes.beyond_doubt(rows)
    return np.where(unknown | changes.in_profile[rows], np.nan, change)


def _moved_text(changes: ChangeTable, row: int) -> str:
    """Return how far an E-value moved, at least where a file gives one as 0; else a sign, or nothing."""
    if changes.in_profile[row]:
        return ""
    change = changes.number("log10_evalue_change", row)
    a, b = (changes.number(f"log10_evalue_{side}", row) for side in "ab")
    if math.isnan(change):
        return _NO_EVALUE if math.isnan(a) or math.isnan(b) else _UNKNOWN
    if math.isfinite(change):
        return _change(change)
    least = max(a, b) - BEYOND_DOUBT
    return f"{'>' if change > 0 else '<'}{_change(math.copysign(least, change))}"


def _about_score(run: str) -> str:
    """Return what the score in a run is, and that bits are of another one."""
    return (
        f"Smith-Waterman score in run {run}, by Swathe with the unadjusted matrix: Bits {run} and E {run} "
        "are usually of another score, with the matrix adjusted to both compositions"
    )


def _about_bits(run: str) -> str:
    """Return what the bits in a run are, and that the score is another one."""
    return (
        f"Bit score in run {run}, by Swathe usually with the matrix adjusted to both compositions, as "
        f"E {run}: it does not follow from Score {run}, of the unadjusted matrix"
    )


def _about_round(run: str) -> str:
    """Return what a round in a run is."""
    return (
        f"Round of run {run} that took the hit into the profile: its E-value is no evidence then. Left out: "
        "somebody left it out of all profiles, so that its E-value is evidence and can be compared. Empty "
        "for other hits, and of a search without rounds"
    )


def _position(key: str, side: str) -> Column[ChangeTable]:
    """Return the column of one end of the alignments of run ``a`` or ``b``."""
    of_hits, run = HitTable.column[key], side.upper()
    return Column(
        f"{key}_{side}", f"{of_hits.title} {run}", Kind.INTEGER,
        f"{of_hits.meaning}, in run {run}'s alignment",
        _of_hits(key, side), needs_alignment=True, asked_for=True,
    )  # fmt: skip


def _on_entry(side: str) -> Column[ChangeTable]:
    """Return the column of the E-values with which hits came into the profiles of run ``a`` or ``b``."""
    of_hits, run = HitTable.column["entry_evalue"], side.upper()
    return Column(
        f"entry_evalue_{side}", f"{of_hits.title} {run}", Kind.EVALUE,
        f"In run {run}: {of_hits.meaning}", _of_hits("entry_evalue", side), asked_for=True,
    )  # fmt: skip


def _signed(number: float, text: str) -> str:
    """Return a number's text with its sign, which zero does not have, nor what is rounded to it."""
    sign = "" if not text.strip("0.") else "+" if number > 0 else "−"
    return f"{sign}{text}"


def _whole_change(number: float) -> str:
    return _signed(number, f"{abs(number):,.0f}")


def _change(number: float) -> str:
    return _signed(number, bits_shown(abs(number)))


def _evalue_in(side: str) -> Callable[[ChangeTable, int], str]:
    """Return what shows E-values of a run as other tables do, but small ones, too: *Moved* tells such apart.

    None reads as a bound that it is beyond: that of the run or the one chosen.
    """

    def shown(changes: ChangeTable, row: int) -> str:
        number = changes.number(f"log10_evalue_{side}", row)
        if math.isnan(number):
            return ""
        written = evalue_exact(number)
        for bound in (changes.query_of(row).bounds["ab".index(side)], changes.bound):
            written = evalue_beyond(written, number, bound)
        return written

    return shown


CHANGE_COLUMNS: Final[tuple[Column[ChangeTable], ...]] = (
    Column(
        "query", "Query", Kind.TEXT, "First word of the query's header",
        text=lambda changes, row: changes.query_of(row).a.query.identifier,
        brief=lambda changes, row: brief_query_name(changes.query_of(row).a.query.header), asked_for=True,
        order=lambda changes: changes.query_places.astype(np.float64),
    ),
    Column(
        "found", "In", Kind.TEXT,
        "Which run found the hit: lists it, with an E-value up to the bound if one is chosen",
        text=lambda changes, row: changes.texts["found"][row],
        order=lambda changes: changes.found.astype(np.float64),
    ),
    Column(
        "subject", "Subject", Kind.TEXT,
        "First word of the subject's header, of which the window shows the name alone",
        text=lambda changes, row: changes.texts["subject"][row],
        brief=lambda changes, row: untagged(changes.texts["subject"][row]), heading="Name",
        order=lambda changes: changes.ranks["subject"],
    ),
    Column(
        "description", "Description", Kind.TEXT, "The subject's header after its first word",
        text=lambda changes, row: changes.texts["description"][row],
        brief=lambda changes, row: brief_description(changes.header(row)),
        order=lambda changes: changes.ranks["description"],
    ),
    Column(
        "rank_a", "# A", Kind.INTEGER, "Rank in run A",
        _known("rank_a"), printed="# A",
    ),
    Column(
        "rank_b", "# B", Kind.INTEGER, "Rank in run B",
        _known("rank_b"), printed="# B",
    ),
    Column(
        "rank_change", "# B − A", Kind.INTEGER, "Ranks that the hit fell (+) or rose (−) from A to B",
        _known("rank_change"), written=_whole_change, highest_first=True,
    ),
    Column(
        "score_a", "Score A", Kind.INTEGER, _about_score("A"),
        _known("score_a"), highest_first=True, printed="Score A",
    ),
    Column(
        "score_b", "Score B", Kind.INTEGER, _about_score("B"),
        _known("score_b"), highest_first=True, printed="Score B",
    ),
    Column(
        "score_change", "Score B − A", Kind.INTEGER, "Comparable only if both runs use the same scoring",
        _known("score_change"), written=_whole_change, highest_first=True, printed="Change",
    ),
    Column("bits_a", "Bits A", Kind.REAL, _about_bits("A"), _known("bits_a"), highest_first=True),
    Column("bits_b", "Bits B", Kind.REAL, _about_bits("B"), _known("bits_b"), highest_first=True),
    Column(
        "bits_change", "Bits B − A", Kind.REAL, "Comparable only if both runs use the same scoring",
        _known("bits_change"), written=_change, highest_first=True,
    ),
    Column(
        "log10_evalue_a", "E A", Kind.EVALUE, "E-value in run A",
        _known("log10_evalue_a"), text=_evalue_in("a"), printed="E-value A",
    ),
    Column(
        "log10_evalue_b", "E B", Kind.EVALUE, "E-value in run B",
        _known("log10_evalue_b"), text=_evalue_in("b"), printed="E-value B",
    ),
    Column(
        "log10_evalue_change", "Moved", Kind.REAL,
        "Powers of ten from the E-value in run A to that in run B, below 0: more significant in B. < or >: "
        f"at least so far, since a file gives one E-value as 0. {_NO_EVALUE}: one of the runs has no E-value "
        f"of the hit. {_UNKNOWN}: not known, since a file gives 0 and the other is below 1e-15, too. Empty: "
        "a profile was built from the hit, so that the E-value by it is no evidence. Bold: a hit that is "
        "significant in one run only. Grey: below 1e-15 in both, beyond doubt",
        _moved, text=_moved_text, highest_first=True,
    ),
    Column(
        "identity_a", "Identity A %", Kind.PERCENT, "Identical pairs per column of run A's alignment",
        _of_hits("identity", "a"), needs_alignment=True, highest_first=True, asked_for=True,
    ),
    Column(
        "identity_b", "Identity B %", Kind.PERCENT, "Identical pairs per column of run B's alignment",
        _of_hits("identity", "b"), needs_alignment=True, highest_first=True, asked_for=True,
    ),
    Column(
        "query_coverage_a", "Cov. A %", Kind.PERCENT,
        "Share of the query from the first residue of run A's alignment to its last",
        _of_hits("query_coverage", "a"), needs_alignment=True, highest_first=True, asked_for=True,
    ),
    Column(
        "query_coverage_b", "Cov. B %", Kind.PERCENT,
        "Share of the query from the first residue of run B's alignment to its last",
        _of_hits("query_coverage", "b"), needs_alignment=True, highest_first=True, asked_for=True,
    ),
    *(_position(key, side) for side in "ab" for key in POSITIONS),
    Column(
        PAIRS, "Pairs in both %", Kind.PERCENT,
        "Residue pairs that the alignments of both runs have, of those of the longer one: one percentage for "
        "both runs. Over each alignment stands how many of its own pairs that is",
        _known(PAIRS), needs_alignment=True, asked_for=True,
    ),
    Column(
        "round_a", "Round A", Kind.INTEGER, _about_round("A"),
        _of_hits("round", "a"), text=_text_in("a", _brief("round")), order=_round_order("a"),
        asked_for=True, highest_first=True,
    ),
    Column(
        "round_b", "Round B", Kind.INTEGER, _about_round("B"),
        _of_hits("round", "b"), text=_text_in("b", _brief("round")), order=_round_order("b"),
        asked_for=True, highest_first=True,
    ),
    *map(_on_entry, "ab"),
    Column(
        "verdict_a", "Verdict A", Kind.TEXT,
        "What E-value and copies say of the hit in run A; of one in a profile, what they said on entry",
        text=_verdict_in("a"), brief=_verdict_in("a", _brief_verdict),
        order=_verdict_order("a"), asked_for=True,
    ),
    Column(
        "verdict_b", "Verdict B", Kind.TEXT,
        "What E-value and copies say of the hit in run B; of one in a profile, what they said on entry",
        text=_verdict_in("b"), brief=_verdict_in("b", _brief_verdict),
        order=_verdict_order("b"), asked_for=True,
    ),
    Column(
        "subject_length", "Length", Kind.INTEGER, "Residues of the subject", _lengths, asked_for=True,
    ),
    Column(
        "organism", "Organism", Kind.TEXT, "From OS= (UniProt) or [...] at the header's end (NCBI)",
        text=lambda changes, row: READ["organism"](changes.header(row)),
        brief=lambda changes, row: brief_organism(changes.header(row)), asked_for=True,
    ),
)  # fmt: skip
"""The columns of the comparison of two runs, in the order of the window and, from `rank_a` on, of files."""


class ChangeTable(Table):
    """Every hit of some queries that one of two runs reports: A's in their order, then those of B alone.

    Made in the worker: it reads every header once, so that sorting and searching are quick afterwards.

    Parameters
    ----------
    comparisons : of one query, or of several that are shown together; none where nothing is compared
    """

    columns = CHANGE_COLUMNS

    comparisons: tuple[QueryDifferences, ...]
    query_places: NDArray[np.int64]
    found: NDArray[np.int64]
    in_both: NDArray[np.bool_]
    in_profile: NDArray[np.bool_]
    """Which hits a profile built from them scored in one of the runs: that E-value is no evidence."""
    texts: dict[str, list[str]]
    ranks: dict[str, NDArray[np.float64]]
    bound: float

    def __init__(self, *comparisons: QueryDifferences) -> None:
        sizes = np.array([len(one) for one in comparisons], np.int64)
        super().__init__(int(sizes.sum()))
        self.comparisons = comparisons
        self._known: dict[str, NDArray[np.float64]] = {}
        self.query_places = np.repeat(np.arange(sizes.size), sizes)
        self.in_both = np.concatenate([np.empty(0, np.bool_), *(one.in_both for one in comparisons)])
        self.in_profile = np.concatenate([np.empty(0, np.bool_), *map(_in_profile, comparisons)])
        self._begins = np.cumsum(np.concatenate(([0], sizes)))
        places = [one.place(hit) for one in comparisons for hit in range(len(one))]
        self._headers = [one.header(hit) for one in comparisons for hit in range(len(one))]
        self.texts = {
            "subject": [subject_label(*place, place[0].header(place[1])) for place in places],
            "description": [description_of(header) for header in self._headers],
        }
        self._searched = {row: header.casefold() for row, header in enumerate(self._headers)}
        self.ranks = {key: _ranks(self.texts[key]) for key in ("subject", "description")}
        self.set_bound(math.inf)

    def set_bound(self, bound: float) -> None:
        """Count as found what a run reports with an E-value up to this; inf counts all that it reports."""
        self.bound = bound
        within = [one.within(bound) for one in self.comparisons]
        a, b = (np.concatenate([np.empty(0, np.bool_), *(pair[side] for pair in within)]) for side in (0, 1))
        alone = np.where(a, Found.ONLY_A, np.where(b, Found.ONLY_B, Found.NEITHER))
        self.found = np.where(a & b, Found.BOTH, alone)
        self.texts["found"] = [
            Found(kind).words_beside if both else Found(kind).words
            for kind, both in zip(self.found.tolist(), self.in_both.tolist(), strict=True)
        ]

    def take(self, place: int, query: QueryDifferences) -> None:
        """Have what was computed since of the hits of the query at a place among the `comparisons`."""
        self.comparisons = (*self.comparisons[:place], query, *self.comparisons[place + 1 :])
        self._known.clear()

    def unsorted(self) -> NDArray[np.int64]:
        """Return the rows, those that changed most first: what a reader looks for.

        Those are hits that are significant in one run only, the lowest E-value first: how far it moved is
        not known where the other run did not compare the hit. Then come the others by how far their E-value
        moved, as it is shown, and after them what is beyond doubt, also by that: 1e-50 and 1e-30 say the
        same. Then come hits whose E-value is no evidence, of which nothing is shown to have moved but ranks,
        and last those of one run of which nothing is known in the other.
        Where E-values moved alike, or none is known, ranks decide, but for E-values that a file gives as 0,
        whose order there is that of no figure. Where nothing moved, the order is that of the ranks.
        """
        a, b = (self.known(f"log10_evalue_{side}") for side in "ab")
        crossed = self.chosen(Listed.SIGNIFICANT_ONE)
        far, rank_change = np.abs(_moved(self, EVERY)), self.known("rank_change")
        neither = np.isnan(far) & np.isnan(rank_change)
        far = np.nan_to_num(np.where(np.isinf(far), np.fmax(a, b) - BEYOND_DOUBT, far), nan=-1)
        ranks = np.nan_to_num(np.abs(rank_change))
        ranks[np.isneginf([a, b]).any(axis=0)] = -1
        if not (crossed | (far >= _LEAST_MOVED) | (ranks > 0)).any():
            return np.arange(len(self))
        changed = np.where(crossed, -np.fmin(a, b), far)
        later = (self.beyond_doubt() | self.in_profile, self.in_profile, neither)
        places = (*(crossed | ~one for one in later), crossed)
        return np.lexsort((-np.arange(len(self)), ranks, changed, *places))[::-1]

    def beyond_doubt(self, rows: slice = EVERY) -> NDArray[np.bool_]:
        """Return which hits are beyond doubt in both runs, or in the one that has an E-value, bool[k]."""
        a, b = (self.known(f"log10_evalue_{side}")[rows] for side in "ab")
        return np.asarray(np.fmax(a, b) <= BEYOND_DOUBT)

    def about_moved(self, row: int) -> str:
        """Return what to know of how far the E-values of a hit are apart; '' for nothing."""
        if self.in_profile[row]:
            return _NO_EVIDENCE.format(" and ".join(self._scored_by_itself(row)))
        evalues = {side.upper(): self.number(f"log10_evalue_{side}", row) for side in "ab"}
        if lack := [side for side, one in evalues.items() if math.isnan(one)]:
            return f"No E-value of the hit is known in {' and '.join(lack)}."
        written = f"{10**BEYOND_DOUBT:g}"
        zero = " and ".join(side for side, one in evalues.items() if one == -math.inf)
        sentence = (
            f"The file gives 0 for the E-value in {zero}, too small for its program to write" if zero else ""
        )
        if self.beyond_doubt(slice(row, row + 1))[0]:
            in_both = " in both runs" if self.in_both[row] else ""
            doubt = f"Both E-values are below {written}: the hit is beyond doubt{in_both}."
            return f"{sentence}: how far they are apart is not known. {doubt}" if zero else doubt
        return f"{sentence}: it counts as {written} here, so that it moved at least so far." if zero else ""

    def _scored_by_itself(self, row: int) -> list[str]:
        """Return the runs in which a profile scored a hit that was built from it."""
        places = {side.upper(): self.place_in(side, row) for side in "ab"}
        return [side for side, (hits, of_run) in places.items() if of_run >= 0 and hits.is_in_profile(of_run)]

    def about_round(self, side: str, row: int) -> str:
        """Return what it means that somebody left a hit out of the profiles of run ``a`` or ``b``, or ''."""
        hits, of_run = self.place_in(side, row)
        said = hits.left_out_text(of_run)
        return f"{said} {_EVIDENCE.format(side.upper())}" if said else ""

    def about_found(self, row: int) -> str:
        """Return what it means that a run lists a hit above the bound chosen; '' for all other hits."""
        kind = self.found[row]
        if not self.in_both[row] or kind not in (Found.ONLY_A, Found.ONLY_B):
            return ""
        above = "B" if kind == Found.ONLY_A else "A"
        chosen = f"the bound chosen here ({bound_text(self.bound)})"
        return f"Both runs list it; {above} with an E-value above {chosen}."

    def about_absent(self, key: str, side: str, row: int) -> str:
        """Return why a figure of run ``a`` or ``b`` is missing, or is that of no hit; '' for one of a hit."""
        known, aligned = not math.isnan(self.number(key, row)), self.column[key].needs_alignment
        if math.isnan(self.number(f"rank_{side}", row)):
            words = f"It is not among {side.upper()}'s hits"
            if known:
                return f"{words}: this is what it would have there."
            if not aligned:
                return f"{words}."
            why = _NEVER_ALIGNED if self._is_read(side, row) else "not aligned there yet, or it cannot be."
            return f"{words}: {why}"
        return "" if known or not aligned else "Not aligned yet, or without a sequence to align."

    def about_pairs(self, row: int) -> str:
        """Return why it is not known how many residue pairs both alignments have; '' where it is."""
        if not math.isnan(self.number(PAIRS, row)):
            return ""
        if not self.in_both[row]:
            read = any(self._is_read(side, row) for side in "ab" if self.place_in(side, row)[1] < 0)
            return "Only one run lists the hit" + (
                "." if read else "; not aligned in both yet, or it cannot be."
            )
        return "Not aligned yet in both runs, or without the same sequences to align."

    def _is_read(self, side: str, row: int) -> bool:
        """Whether the hits of run ``a`` or ``b`` are of a file, which has no more than it states."""
        return bool(self.place_in(side, row)[0].reported)

    def counts(self) -> tuple[int, int, int]:
        """Return how many hits are in both runs, only in A and only in B."""
        both, only_a, only_b = np.bincount(self.found, minlength=3)[:3].tolist()
        return both, only_a, only_b

    def significance_changes(self) -> tuple[int, int] | None:
        """Return how many hits are significant only in A, and only in B; None where nobody knows of a run."""
        hits = [getattr(one, side).hits for one in self.comparisons for side in "ab"]
        if any(one.n_significant is None for one in hits):
            return None
        only_a, only_b = (
            int(np.count_nonzero(self.chosen(choice)))
            for choice in (Listed.SIGNIFICANT_A, Listed.SIGNIFICANT_B)
        )
        return only_a, only_b

    def chosen(self, choice: Listed) -> NDArray[np.bool_]:
        """Return which hits a choice lists, bool[rows].

        Those of significance list none of a query that has no E-values in one of the runs; what is aligned
        differently is known of hits that both runs have aligned, and verdicts differ where both are made.
        """
        judged = np.array([one.has_evalues for one in self.comparisons], np.bool_)[self.query_places]
        a, b = ((self.significant(side) == 1) & judged for side in "ab")
        listed: NDArray[np.bool_]
        match choice:
            case Listed.ALL:
                listed = self.found != Found.NEITHER
            case Listed.BOTH:
                listed = self.found == Found.BOTH
            case Listed.ONLY_A:
                listed = self.found == Found.ONLY_A
            case Listed.ONLY_B:
                listed = self.found == Found.ONLY_B
            case Listed.SIGNIFICANT_A:
                listed = a & ~b
            case Listed.SIGNIFICANT_B:
                listed = b & ~a
            case Listed.ONE:
                listed = np.isin(self.found, (Found.ONLY_A, Found.ONLY_B))
            case Listed.SIGNIFICANT_ONE:
                listed = a ^ b
            case Listed.VERDICTS_APART:
                kinds = [self.read_of_hits(_verdict_kinds, side) for side in "ab"]
                listed = (self.found == Found.BOTH) & (np.abs(kinds[0] - kinds[1]) > 0)
            case Listed.ALIGNED_APART:
                listed = (self.found == Found.BOTH) & (self.known(PAIRS) < 100)
        return listed

    def both_judged(self) -> NDArray[np.bool_]:
        """Return which of the hits that both runs found have a verdict in both that is made, bool[rows]."""
        a, b = (self.read_of_hits(_verdict_kinds, side) for side in "ab")
        return np.asarray((self.found == Found.BOTH) & ~np.isnan(a + b))

    def significant(self, side: str) -> NDArray[np.float64]:
        """Return which hits of run ``a`` or ``b`` have an E-value up to `SIGNIFICANT`, float64[rows]: 1 or 0.

        NaN where the run reports no such hit, or nobody knows: without E-values, or with provisional ones.
        """
        of_the_other = Found.ONLY_B if side == "a" else Found.ONLY_A
        evalues = self.known(f"log10_evalue_{side}")
        known = ~np.isin(self.found, (Found.NEITHER, of_the_other)) & ~np.isnan(evalues)
        final = [not getattr(one, side).hits.provisional for one in self.comparisons]
        known &= np.array(final, np.bool_)[self.query_places]
        return np.where(known, (evalues <= _LOG10_SIGNIFICANT).astype(np.float64), np.nan)

    def locate(self, row: int) -> tuple[QueryDifferences, int]:
        """Return the query of a row, and the hit's place there."""
        return self.query_of(row), row - int(self._begins[self.query_places[row]])

    def place_in(self, side: str, row: int) -> tuple[HitTable, int]:
        """Return the hits of run ``a`` or ``b``, and which of them a row is; -1 for none of them."""
        query, hit = self.locate(row)
        result, rows = (query.a, query.rows_a) if side == "a" else (query.b, query.rows_b)
        return result.hits, int(rows[hit])

    def hits_of(self, rows: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        """Return which hits of each of the `comparisons` some rows are, in their order, int64[k] each."""
        places = self.query_places[rows]
        return [rows[places == place] - begin for place, begin in enumerate(self._begins[:-1].tolist())]

    def query_of(self, row: int) -> QueryDifferences:
        """Return the query of a row."""
        return self.comparisons[int(self.query_places[row])]

    @property
    def scored_alike(self) -> bool:
        """Whether scores and bits of the two runs can be compared."""
        return all(one.scored_alike for one in self.comparisons)

    def known(self, key: str) -> NDArray[np.float64]:
        """Return a column of the comparisons, float64[rows]."""
        if key not in self._known:
            self._known[key] = np.concatenate([np.empty(0), *(one.columns[key] for one in self.comparisons)])
        return self._known[key]

    def of_hits(self, key: str, side: str, rows: slice = EVERY) -> NDArray[np.float64]:
        """Return a column of the hits of run ``a`` or ``b``, float64[k].

        Where there is no hit it is what the run would have there, if that was computed, else NaN.
        """
        some, absent = range(*rows.indices(len(self))), f"{key}_{side}"
        if len(some) == 1:
            hits, row = self.place_in(side, some[0])
            if row < 0:
                query, hit = self.locate(some[0])
                would_be = query.columns.get(absent)
                return np.array([np.nan if would_be is None else would_be[hit]])
            return np.array([hits.number(key, row)])
        return self.read_of_hits(lambda hits: hits.values(key), side, absent)[rows]

    def read_of_hits(
        self, read: Callable[[HitTable], NDArray[np.float64]], side: str, absent: str = ""
    ) -> NDArray[np.float64]:
        """Return what is read of the hits of run ``a`` or ``b``, float64[rows].

        absent : the column of what the run would have where there is no hit; NaN without one
        """
        found = [np.empty(0)]
        for one in self.comparisons:
            result, places = (one.a, one.rows_a) if side == "a" else (one.b, one.rows_b)
            there = places >= 0
            values = one.columns.get(absent, np.full(places.size, np.nan)).copy()
            values[there] = read(result.hits)[places[there]]
            found.append(values)
        return np.concatenate(found)

    def searched_text(self, row: int) -> str:
        """Return all that a search for words looks through in a row: the header."""
        return self.header(row)

    def header(self, row: int) -> str:
        """Return the whole header of a hit."""
        return self._headers[row]


def _in_profile(query: QueryDifferences) -> NDArray[np.bool_]:
    """Return which hits of a query a profile scored that was built from them, bool[k]."""
    found = np.zeros(len(query), np.bool_)
    for result, rows in ((query.a, query.rows_a), (query.b, query.rows_b)):
        if result.hits.entry_rounds is not None:
            there = rows >= 0
            found[there] |= ~np.isnan(result.hits.entry_rounds[rows[there]])
    return found


def _verdict_kinds(hits: HitTable) -> NDArray[np.float64]:
    """Return with which of `MADE` the verdict on each hit begins, float64[hits]; NaN for none of these."""
    titles, which = hits.verdicts(EVERY)
    begins = ([title.startswith(kind) for kind in MADE] for title in titles)
    kinds = [float(kind.index(True)) if any(kind) else math.nan for kind in begins]
    return np.array(kinds, np.float64)[which]


def _ranks(texts: list[str]) -> NDArray[np.float64]:
    """Return each text's place among the distinct ones, whatever their case, float64[texts]."""
    folded = [text.casefold() for text in texts]
    places = {text: place for place, text in enumerate(sorted(set(folded)))}
    return np.array([places[text] for text in folded], np.float64)


FORMATS: Final = {"csv": "excel", "tsv": "excel-tab"}
"""The formats, with how Python's csv module calls them."""
WRITTEN_COLUMNS: Final = tuple(
    column.key for column in CHANGE_COLUMNS if column.kind is not Kind.TEXT and not column.asked_for
)
_OF_ONE_SCORING: Final = ("score_change", "bits_change")
"""Of these, those that files have of runs that are known to have scored differently only if chosen."""
_FIRST_IN_FILES: Final = ("query", "subject", "description", "found")
_OF_EVALUES: Final = {"log10_evalue_a": "a", "log10_evalue_b": "b"}
VERDICTS: Final = {"verdict_a": "a", "verdict_b": "b"}
"""The columns of verdicts, with the run."""
_OF_ROUNDS: Final = {"round_a": "a", "round_b": "b"}
_ABOUT_SIGNIFICANCE: Final = (
    f"significant_a and significant_b are 1 for E <= {SIGNIFICANT:g} and else 0; they are empty where the "
    "run did not find the hit or nobody knows"
)
_ABOUT_ZERO: Final = (
    "Where evalue_a or evalue_b is 0.0, too small for the program to write, its logarithm and the change are "
    "empty; of the change the window says how far at least"
)
WHERE_SEQUENCES_ARE: Final = "Open the run that was read and add its sequences (File › Add sequences…)."
_HOW_TO_TEST: Final = (
    "A test with shuffled copies can still decide: show the run's hits, Results › Pairwise significance…"
)
_BESIDE_PROGRAMS: Final = ("identity_a", "identity_b", PAIRS)
"""Columns that files have besides, where another program made one of the runs."""
_EVERY: Final = 500


def write_differences(
    differences: RunDifferences,
    names: tuple[str, str],
    format: str,
    destination: Path | BinaryIO,
    token: CancelToken,
    bound: float = math.inf,
    listing: Listing | None = None,
    chosen: Sequence[str] = (),
) -> Iterator[int]:
    """Write hits of both runs, below comment lines with the provenance of both.

    Yields the number of hits written, every few hundred. An E-value's decimal logarithm never underflows.

    Parameters
    ----------
    names : of the two runs
    format : a key of `FORMATS`
    destination : a path, written atomically, or an open binary stream, which is flushed and left open
    bound : hits count as found up to this E-value; those that neither run has up to it are left out
    listing : the hits to write; None for every one of every query
    chosen : keys of columns; those that no file has without them come last, and hits are aligned for them

    Raises ExportError if the file cannot be written and OperationCancelled; then nothing is left behind.
    """
    from swathe.core.history.absent import align_absent, judge_absent  # compiled code, slow to import

    if format not in FORMATS:
        raise ExportError(f"There is no comparison format {format!r}.", f"Formats: {', '.join(FORMATS)}.")
    if isinstance(destination, Path):
        with atomic_file(destination) as stream:
            yield from write_differences(differences, names, format, stream, token, bound, listing, chosen)
        return
    text = io.TextIOWrapper(destination, "utf-8", "backslashreplace", newline="")
    try:
        if differences.read:
            for query in differences.queries:  # all of them, for what stands on top
                for _ in align_listed(differences, query, _within([query], bound), token):
                    yield 0
        columns = (*written_columns(differences), *chosen_besides(differences, chosen))
        aligned = any(ChangeTable.column[key].needs_alignment for key in columns)
        for line in _head(differences, names, bound, listing, columns):
            text.write(f"{line}\r\n")
        writer = csv.writer(text, FORMATS[format])
        named = [name for key in columns for name in _names_in_files(key)]
        writer.writerow([*_FIRST_IN_FILES, *named])
        done = 0
        every = [(query,) for query in differences.queries]
        for comparisons in every if listing is None else [listing.comparisons]:
            sizes = [len(one) for one in comparisons]
            rows = np.flatnonzero(_within(comparisons, bound)) if listing is None else listing.rows
            written = np.zeros(sum(sizes), np.bool_)
            written[rows] = True
            judged = []
            for query, some in zip(comparisons, np.split(written, np.cumsum(sizes)[:-1]), strict=True):
                judged.append(query)
                for known in judge_absent(differences, query, some, token):
                    judged[-1] = known
                    yield done
                if aligned:
                    for _ in align_listed(differences, query, some, token):
                        yield done
                    for known in align_absent(differences, judged[-1], some, token):
                        judged[-1] = known
                        yield done
                if PAIRS in columns:
                    judged[-1] = with_pairs(judged[-1], some)
            table = ChangeTable(*judged)
            table.set_bound(bound)
            of_evalues = {
                key: (evalue_writer(getattr(differences, side)), table.significant(side))
                for key, side in _OF_EVALUES.items()
            }
            request = differences.a.plan.request
            for hit in rows.tolist():
                name = request.name_in_tables(table.query_of(hit).index_a)
                writer.writerow([neutralised(name), *_row(table, hit, columns, of_evalues)])
                done += 1
                if done % _EVERY == 0:
                    token.raise_if_cancelled()
                    yield done
        token.raise_if_cancelled()
        text.flush()
    finally:
        text.detach()
    yield done


def written_columns(differences: RunDifferences) -> tuple[str, ...]:
    """Return the keys of the columns that files have whichever are chosen, after those of names."""
    if differences.read:
        return (*WRITTEN_COLUMNS, *_BESIDE_PROGRAMS)
    if all(query.scored_alike for query in differences.queries):
        return WRITTEN_COLUMNS
    return tuple(key for key in WRITTEN_COLUMNS if key not in _OF_ONE_SCORING)


def chosen_besides(differences: RunDifferences, chosen: Sequence[str]) -> tuple[str, ...]:
    """Return those of some keys of columns that files have only where they are chosen."""
    always = (*_FIRST_IN_FILES, *written_columns(differences))
    return tuple(key for key in chosen if key not in always)


def count_hits(differences: RunDifferences, bound: float) -> int:
    """Return how many hits of all queries one of the runs has with an E-value up to a bound."""
    return sum(int(np.count_nonzero(_within([query], bound))) for query in differences.queries)


def open_verdicts(
    comparisons: Sequence[QueryDifferences], columns: Sequence[str], rows: NDArray[np.int64] | None = None
) -> str:
    """Say how many hits of each run have a verdict that a test can still make; '' for none.

    columns : of these, those of verdicts tell which runs are asked
    rows : int64[k] of a `ChangeTable` of these queries, None for all
    """
    listed = np.ones(sum(map(len, comparisons)), np.bool_)
    if rows is not None:
        listed[:] = False
        listed[rows] = True
    parts = np.split(listed, np.cumsum([len(one) for one in comparisons])[:-1])
    still_open = {side: 0 for key, side in VERDICTS.items() if key in columns}
    for query, part in zip(comparisons, parts, strict=True):
        for side in still_open:
            result, places = (query.a, query.rows_a) if side == "a" else (query.b, query.rows_b)
            there = places[part & (places >= 0)]
            still_open[side] += result.hits.open_rows(there).size
    if not any(still_open.values()):
        return ""
    counts = " and ".join(f"{counted(count, 'hit')} in {side.upper()}" for side, count in still_open.items())
    return f"{OPEN}: {counts}"


def in_one_run(differences: RunDifferences, bound: float) -> Listing:
    """Return the hits of all queries that one run alone has with an E-value up to a bound."""
    found = (np.logical_xor(*query.within(bound)) for query in differences.queries)
    rows = np.flatnonzero(np.concatenate([np.empty(0, np.bool_), *found]))
    return Listing(differences.queries, rows, Listed.ONE.words(bound))


def significant_in_one_run(differences: RunDifferences, tables: Sequence[ChangeTable]) -> Listing:
    """Return the hits of all queries that are significant in one run alone; `tables` has one a query."""
    found = (table.chosen(Listed.SIGNIFICANT_ONE) for table in tables)
    rows = np.flatnonzero(np.concatenate([np.empty(0, np.bool_), *found]))
    return Listing(differences.queries, rows, Listed.SIGNIFICANT_ONE.value)


def write_sequences(listing: Listing, destination: Path, token: CancelToken) -> Iterator[tuple[int, int]]:
    """Write the whole sequences of the hits listed as FASTA, each once, where the first of them stands.

    Yields, every few hundred hits and at the end, how many of them have a sequence in the file, and how many
    sequences these are; hits whose sequence neither run has are left out.

    Raises ExportError if the file cannot be written or no hit has a sequence, and OperationCancelled; then
    nothing is left behind.
    """
    begins = np.cumsum([0, *map(len, listing.comparisons)])
    written: set[bytes] = set()
    done = 0
    with atomic_file(destination) as stream:
        for seen, row in enumerate(listing.rows.tolist()):
            if seen % _EVERY == 0:
                token.raise_if_cancelled()
                yield done, len(written)
            place = int(np.searchsorted(begins, row, "right")) - 1
            record = _record(listing.comparisons[place], row - int(begins[place]))
            done += bool(record)
            if record and record not in written:
                written.add(record)
                stream.write(record)
        if not done:
            raise ExportError("Neither run has the sequences of these hits.", WHERE_SEQUENCES_ARE)
        token.raise_if_cancelled()
    yield done, len(written)


def _record(query: QueryDifferences, hit: int) -> bytes:
    """Return the FASTA record of a hit from the run that has its sequence; empty where neither has."""
    for result, rows in ((query.a, query.rows_a), (query.b, query.rows_b)):
        if rows[hit] >= 0:
            subject = int(result.hits.subjects[rows[hit]])
            if result.hits.database.lengths[subject]:
                return fasta_record(result.hits.database, subject)
    return b""


def _within(comparisons: Sequence[QueryDifferences], bound: float) -> NDArray[np.bool_]:
    """Return which hits of some queries a run has with an E-value up to a bound, bool[hits]."""
    return np.concatenate([np.logical_or(*one.within(bound)) for one in comparisons])


def _head(
    differences: RunDifferences,
    names: tuple[str, str],
    bound: float,
    listing: Listing | None,
    columns: tuple[str, ...],
) -> Iterator[str]:
    if listing is not None:
        number, total = listing.rows.size, counted(count_hits(differences, bound), "hit")
        yield comment("Listed", f"{listing.words}: {number} of {total.replace(',', '')}")
    shown = differences.queries if listing is None else listing.comparisons
    rows = np.flatnonzero(_within(shown, bound)) if listing is None else listing.rows
    if said := open_verdicts(shown, columns, rows):
        yield comment("Verdicts", f"{said}. {_HOW_TO_TEST}")
    missed = missed_of(differences, bound)
    if missed is not None:
        yield comment("Found", missed.headline())
    for side, name, result in zip("AB", names, (differences.a, differences.b), strict=True):
        yield comment(f"Run {side}", name)
        for label, words in lines(result):
            yield comment(f"Run {side}, {label}", words)
    for label, a, b in differences.parameters:
        known = "Not stated" if NOT_STATED in (a, b) else "Different"
        yield comment(f"{known}, {label}", f"{a or 'none'} | {b or 'none'}")
    for sentence in differences.warnings:
        yield comment("Warning", sentence)
    within = "" if bound == math.inf else f" with E <= {bound:g}"
    zero = f". {_ABOUT_ZERO}" if differences.read else ""
    left_out = " or ".join(key for key in _OF_ONE_SCORING if key not in columns)
    apart = f". As the runs scored differently, there is no {left_out}" if left_out else ""
    yield comment(
        "Columns",
        "Names that end in _a are those of run A, in _b of run B. found says which run lists the hit"
        f"{within}: both, a for A alone or b for B alone. A run that does not list it at all has no rank of "
        "it; its score, bits and E-value there, and what is said of alignments, are what the run makes of a "
        "sequence that it did not report, as on the screen; they are empty where the run cannot be asked, "
        f"as a file of another program. {_ABOUT_SIGNIFICANCE}{zero}{apart}",
    )


def _names_in_files(key: str) -> list[str]:
    """Return what files have for a column: an E-value comes before its logarithm, what it means after it.

    What somebody did by hand comes after a round.
    """
    if key in _OF_ROUNDS:
        return [key, f"by_hand_{_OF_ROUNDS[key]}"]
    if key not in _OF_EVALUES:
        return [key]
    side = _OF_EVALUES[key]
    return [f"evalue_{side}", key, f"significant_{side}"]


def _row(
    table: ChangeTable,
    hit: int,
    columns: tuple[str, ...],
    of_evalues: dict[str, tuple[Callable[[float], str], NDArray[np.float64]]],
) -> list[Any]:
    """Return a row of a file, behind the query's name.

    `of_evalues` has what writes the E-values of a column, and which of them are significant.
    """
    cells: list[Any] = [
        neutralised(table.text("subject", hit)),
        neutralised(table.text("description", hit)),
        Found(table.found[hit]).file_word,
    ]
    for key in columns:
        if table.column[key].kind is Kind.TEXT:
            cells.append(neutralised(table.text(key, hit)))
            continue
        number = table.number(key, hit)
        whole = table.column[key].kind is Kind.INTEGER and math.isfinite(number)
        known = math.isfinite(number)  # else an E-value is written as 0
        cell: Any = "" if not known else int(number) if whole else number
        if key in of_evalues:
            written, significant = of_evalues[key]
            means = significant[hit]
            cells += [written(number), cell, "" if math.isnan(means) else int(means)]
        elif table.column[key].kind is Kind.EVALUE:
            written, _ = of_evalues[f"log10_evalue_{key[-1]}"]
            cells.append(written(number))
        else:
            cells.append(cell)
        if key in _OF_ROUNDS:
            hits, row = table.place_in(_OF_ROUNDS[key], hit)
            cells.append(hits.by_hand.get(row, ""))
    return cells
