"""The overview of hits on their query: a bar for each, the depth at each residue, and colour steps."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from itertools import cycle
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import Alignment
from swathe.core.results.hits import HitTable

LIGHT: Final = ("#5EC962", "#28AE80", "#21918C", "#2C728E", "#3B528B", "#472D7B", "#440154")
DARK: Final = ("#2C748E", "#24898D", "#229F87", "#37B678", "#69CB5B", "#AFDC2F", "#FDE725")
"""The steps' colours on a light and on a dark background, the weakest first.

Viridis, from 0.75 down to 0 and from 0.38 up to 1: hue tells neighbours apart, and lightness in
every kind of colour vision and in greyscale, with a contrast of at least 2:1 against white and 3:1 against
#212121, on which dark colours are harder to see. Source: Smith and van der Walt, matplotlib 2.0, 2015.
"""
DEPTH_TITLE: Final = "Depth (aligned hits)"
"""Of the curve, where it is of all hits."""
MARKS: Final = "thin line: gap · upright: insertion · faint: unaligned part of the hit"
"""What the parts of a bar stand for."""
_IDENTITY_BOUNDS: Final = (20.0, 30.0, 40.0, 50.0, 70.0, 90.0)
_LOG10_E_BOUNDS: Final = (0.0, -3.0, -10.0, -30.0, -60.0, -100.0)
_HEADER_LENGTH: Final = 300
_ALIGNMENTS: Final = 4_000
_RUNS: Final = 50_000
"""Runs of operations read at once: a few milliseconds."""


class ColourBy(Enum):
    """What the colour of a bar shows."""

    EVALUE = "evalue"
    IDENTITY = "identity"


STEPS: Final = {
    ColourBy.EVALUE: (">1", "≤1", "≤1e-3", "≤1e-10", "≤1e-30", "≤1e-60", "≤1e-100"),
    ColourBy.IDENTITY: ("<20", "≥20", "≥30", "≥40", "≥50", "≥70", "≥90"),
}
"""The steps' names, the weakest first: the highest E-value, or the lowest percent identity, of each.

They are short, as colours are not wide; `step_text` is for sentences.
"""


def weak_words(hits: HitTable) -> str:
    """Return ``, 47 of them not significant`` of hits that a picture counts together; '' of none."""
    significant = hits.n_significant
    weak = 0 if significant is None else len(hits) - significant
    return f", {weak:,} of them not significant" if weak else ""


def no_evidence_text(table: HitTable, rows: NDArray[np.int64], by: ColourBy) -> str:
    """Say where the colours of some rows by E-value show no evidence; '' where they do.

    rows : int64[k]
    """
    if by is not ColourBy.EVALUE or not (table.in_later_round or table.of_given_pssm):
        return ""
    held = {"profile": any(map(table.is_in_profile, rows.tolist())), "PSSM": table.in_pssm[rows].any()}
    built = " or ".join(what for what, some in held.items() if some)
    return f"The E-value of a hit that the {built} was built from is no evidence." if built else ""


def step_text(by: ColourBy, step: int) -> str:
    """Return a step's name with the space that bounds have in sentences: ``≤ 1e-100``."""
    name = STEPS[by][step]
    return f"{name[0]} {name[1:]}"


def step_of(table: HitTable, rows: NDArray[np.int64], by: ColourBy) -> NDArray[np.int64]:
    """Return each row's step, int64[rows] from 0; -1 without an E-value or an alignment."""
    if by is ColourBy.EVALUE:
        values = table.log10_evalues[rows]
        steps = np.searchsorted(-np.array(_LOG10_E_BOUNDS), -values, side="right")
    else:
        values = table.numbers("identity")[rows]
        steps = np.searchsorted(np.array(_IDENTITY_BOUNDS), values, side="right")
    return np.where(np.isnan(values), -1, steps)


@dataclass(frozen=True, slots=True, eq=False)
class Bar:
    """One hit on its query; all positions are 0-based and half-open.

    Parameters
    ----------
    start, end : of the alignment on the query
    gaps : int64[k, 2], ranges of query residues opposite gaps in the subject
    insertions : int64[k, 2], pairs of the query residue that follows and the number of inserted residues
    before, after : unaligned residues of the subject, left and right of the bar
    """

    start: int
    end: int
    gaps: NDArray[np.int64]
    insertions: NDArray[np.int64]
    before: int
    after: int

    def pieces(self, least: float) -> NDArray[np.int64]:
        """Return the segments between gaps of at least `least` residues, int64[k, 2]."""
        gaps = self.gaps[self.gaps[:, 1] - self.gaps[:, 0] >= least]
        return np.concatenate(([self.start], gaps.ravel(), [self.end])).reshape(-1, 2)

    def inserted(self, least: float) -> NDArray[np.int64]:
        """Return the query residues that follow an insertion of at least `least` residues, int64[k]."""
        inserted: NDArray[np.int64] = self.insertions[self.insertions[:, 1] >= least, 0]
        return inserted


def bar_of(alignment: Alignment, subject_length: int) -> Bar:
    """Return the bar of an aligned hit."""
    gaps, insertions = [], []
    place = alignment.query_start
    for count, operation in alignment.runs:
        if operation == "D":
            insertions.append((place, count))
            continue
        if operation == "I":
            gaps.append((place, place + count))
        place += count
    return Bar(
        alignment.query_start,
        alignment.query_end,
        np.array(gaps, np.int64).reshape(-1, 2),
        np.array(insertions, np.int64).reshape(-1, 2),
        alignment.subject_start,
        subject_length - alignment.subject_end,
    )


class Bars:
    """The bars of a hit table, one row a hit, and their depth.

    Alignments are added to the table over time: `take` reads the new ones.
    """

    def __init__(self, table: HitTable) -> None:
        self.table = table
        self.query_length = len(table.query)
        self._taken = 0
        self._starts = np.full(len(table), -1, np.int64)
        self._ends = np.full(len(table), -1, np.int64)
        self._gaps: list[NDArray[np.int64]] = []

    def take(self, alignments: int = _ALIGNMENTS, runs: int = _RUNS) -> bool:
        """Read new alignments; return whether there are more.

        It reads at most `alignments` alignments and, after the first, at most `runs` runs of operations.
        """
        known = self.table.alignments
        rows = known.rows(self._taken)[:alignments]
        if rows.size:
            ends = np.cumsum(known.n_runs(rows))
            rows = rows[: max(int(np.searchsorted(ends, runs, side="right")), 1)]
            new = known.pairs(rows)
            self._starts[rows], self._ends[rows] = new.query_start, new.query_end
            self._gaps.append(_gaps_in_subjects(rows, new))
            self._taken += rows.size
        return self._taken < len(known)

    def aligned(self, rows: NDArray[np.int64]) -> int:
        """Return how many of these rows have a bar."""
        return int(np.count_nonzero(self._starts[rows] >= 0))

    def missing(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return those of these rows without a bar, int64[k], in their order."""
        return rows[self._starts[rows] < 0]

    def depth(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return how many of these rows have a residue opposite each residue of the query, int64[m].

        Rows without an alignment count nowhere; gaps in a subject do not cover the query.
        """
        wanted = np.zeros(len(self.table), np.bool_)
        wanted[rows] = True
        wanted &= self._starts >= 0
        size = self.query_length + 1
        change = np.bincount(self._starts[wanted], minlength=size)
        change -= np.bincount(self._ends[wanted], minlength=size)
        if len(self._gaps) > 1:
            self._gaps = [np.concatenate(self._gaps)]
        for gaps in self._gaps:
            of_wanted = gaps[wanted[gaps[:, 0]]]
            change -= np.bincount(of_wanted[:, 1], minlength=size)
            change += np.bincount(of_wanted[:, 2], minlength=size)
        return np.cumsum(change[:-1])


def outline(
    depth: NDArray[np.int64], first: float, last: float, bins: int
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return steps that draw `depth` from residue `first` to `last` in up to `bins` bins.

    Edges, float64[k + 1] in residues, and the highest depth between two of them, int64[k]: no narrow peak is
    lost where many residues share a bin.
    """
    begin, end = math.floor(first), min(math.ceil(last), depth.size)
    if end - begin <= bins:
        return np.arange(begin, end + 1, dtype=np.float64), depth[begin:end]
    edges = np.linspace(first, min(last, depth.size), bins + 1)
    return edges, np.maximum.reduceat(depth[:end], edges[:-1].astype(np.int64))


def ruler(first: float, last: float, pixels: float, room: float) -> range:
    """Return the 1-based positions to label on a ruler from residue `first` to `last` with `pixels` pixels.

    They are 1, 2 or 5 times a power of ten apart, and at least `room` pixels.
    """
    least = room * (last - first) / max(pixels, 1.0)
    step = 1
    for factor in cycle((2.0, 2.5, 2.0)):
        if step >= least:
            break
        step = round(step * factor)
    begin = math.ceil((first + 0.5) / step) * step
    return range(max(begin, step), math.floor(last + 0.5) + 1, step)


_SAID: Final = (
    "score", "bits", "evalue", "identity", "query_coverage", "query_start", "query_end", "subject_start",
    "subject_end", "subject_length",
)  # fmt: skip


def hit_text(table: HitTable, row: int) -> str:
    """Return a hit in three lines: its header, its statistics, and its position on the query."""
    header = table.header(row).replace("\x01", " >")
    shown = header if len(header) <= _HEADER_LENGTH else f"{header[:_HEADER_LENGTH]} …"
    said = {key: table.display(key, row).strip() for key in _SAID}
    statistics = _joined(
        said["score"] and f"Score {said['score']}",
        said["bits"] and f"{said['bits']} bits",
        f"E-value {said['evalue']}{' (provisional)' if table.provisional else ''}",
    )
    if row not in table.alignments:
        return f"{shown}\n{statistics}\nNot aligned yet"
    length = f" of {said['subject_length']}" if said["subject_length"] else ""
    spans = [
        f"{of} {said[f'{of}_start']}–{said[f'{of}_end']}{length if of == 'subject' else ''}"
        for of in ("query", "subject")
        if said[f"{of}_start"] and said[f"{of}_end"]
    ]
    place = _joined(
        said["identity"] and f"{said['identity']} % identical",
        said["query_coverage"] and f"{said['query_coverage']} % of the query",
        ", ".join(spans),
    )
    return "\n".join(filter(None, (shown, statistics, place)))


def _joined(*parts: str) -> str:
    """Return what there is of some parts: a file of hits may lack figures."""
    return " · ".join(filter(None, parts))


def _gaps_in_subjects(rows: NDArray[np.int64], aligned: AlignedPairs) -> NDArray[np.int64]:
    """Return row, first and one past the last query residue of each gap in a subject, int64[k, 3].

    rows : int64[n] of the pairs
    """
    on_query = np.where(aligned.operations == ord("D"), 0, aligned.counts.astype(np.int64))
    owner = np.repeat(np.arange(rows.size), np.diff(aligned.bounds))
    reached = np.concatenate(([0], np.cumsum(on_query)))
    ends = reached[1:] - reached[aligned.bounds[owner]] + aligned.query_start[owner]
    gap = aligned.operations == ord("I")
    return np.column_stack((rows[owner[gap]], ends[gap] - on_query[gap], ends[gap]))
