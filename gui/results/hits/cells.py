"""What cells of the hit table say in full: in a tooltip, to people who hear them, and on the clipboard."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.export.spreadsheet import neutralised
from swathe.core.export.values import stated_evalue
from swathe.core.permutation.borderline import correction_and_verdict, verdict_in_full
from swathe.core.results.cautions import remarks, why_low, why_moved
from swathe.core.results.columns import Column, Kind
from swathe.core.results.hits import ADDED, LEFT_OUT, SIGNIFICANT, HitTable
from swathe.core.results.overview import ColourBy, step_of, step_text
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import BELOW_SHOWN, evalue_digits
from swathe.core.statistics.conclusion import meaning
from swathe.core.system.words import percent_text

TOOLTIP_LENGTH: Final = 2_000
"""Characters of a header that a tooltip shows; headers of 100 kB exist."""

_BY_HAND: Final = {
    ADDED: "Added by hand: in the profile of every round that finds it, whatever its E-value.",
    LEFT_OUT: "Left out by hand: in the profile of no round, whatever its E-value.",
}
_ORDERED: Final = f"Hits shown as {BELOW_SHOWN} are ordered by their E-values in full, then by score"
_CORRECTED: Final = "Dots below the figure: it was corrected by more than a hundredfold"
_AUTOMATIC: Final = "Tested automatically, as its E-value is borderline"


def about_verdict(query: QueryResult, row: int) -> str:
    """Return what a hit's verdict means, and what it rests on; '' where there is none."""
    return "\n".join(filter(None, (meaning(query.hits.verdict(row)), verdict_in_full(query, row))))


def tooltip(query: QueryResult, column: Column[HitTable], row: int, new: bool) -> str:
    """Return a cell in full; `new` says that a round of an iterated search found the hit anew."""
    table = query.hits
    if column.needs_permutation and table.deciding_pair(row) is None:
        return "\n".join(_entry(table, row)) or "Not tested yet"
    if column.key == "pairwise_problem":
        return table.text(column.key, row)
    if column.key == "verdict":
        return about_verdict(query, row)
    if column.mark:
        return _marks(table, row)
    if column.key == "by_hand":
        return _BY_HAND.get(table.text("by_hand", row), "")
    left_out = list(filter(None, [table.left_out_text(row)]))
    if column.key == "round" and left_out:
        return left_out[0]
    said = [f"{remark}." for remark in remarks(query, row)]
    if column.key == "evalue" and table.provisional:
        said.insert(0, "Provisional: not yet adjusted.")
    if column.kind is Kind.TEXT and not column.needs_alignment:
        lines = ["Newly included in this round."] if new else []
        if row in table.marks.notes:
            lines.append(f"Note: {table.marks.notes[row]}")
        return "\n".join([*lines, *left_out, *said, table.header(row)])[:TOOLTIP_LENGTH]
    if column.key == "entry_evalue":
        included = ["This round included the hit, at this E-value."] if table.display(column.key, row) else []
        return "\n".join(_entry(table, row) or included)
    if column.kind is Kind.EVALUE and math.isfinite(exponent := table.number(column.key, row)):
        if column.key == "evalue":
            said += correction_and_verdict(query, row)
        if column.needs_permutation:
            said = _problem(table, row, "* Not to be relied on")
            said += [*_automatic(table, row), *_entry(table, row)]
        signed = why_low(query, row)  # a sign stands in place of the dot
        dot = [_dot(table, row)] if column.key == "evalue" and not signed else []
        digits = stated_evalue(exponent) if table.reported else evalue_digits(exponent, 3)
        shown_alike = column.key == "evalue" and table.display(column.key, row) == BELOW_SHOWN
        under = [_CORRECTED] * (column.key == "evalue" and bool(why_moved(query, row)))
        return "\n".join([digits, *([_ORDERED] * shown_alike), *dot, *under, *said])
    value = table.value(column.key, row)
    if value is None and column.key in table.unknown:
        return "The file does not say"
    if value is None and column.needs_permutation:
        return "\n".join(_problem(table, row, "No p-value"))
    if value is None:
        return "Not aligned yet" if column.needs_alignment and row not in table.alignments else ""
    if column.needs_permutation:
        said = _entry(table, row)
    elif column.key not in ("low_complexity", "evalue_moved", "doubtful"):
        said = []
    shown = _figure(column, value) if isinstance(value, float) else table.display(column.key, row)
    return "\n".join([shown, *said])[:TOOLTIP_LENGTH]


def _problem(table: HitTable, row: int, what: str) -> list[str]:
    """Return the line on what is wrong with a p-value, `what` and why; none where nothing is."""
    return [f"{what}: {problem}."] if (problem := table.problem(row)) else []


def _automatic(table: HitTable, row: int) -> list[str]:
    """Return the line on a test that nobody asked for; none of others."""
    return [_AUTOMATIC] if row in table.unasked and row not in table.pairwise else []


def _entry(table: HitTable, row: int) -> list[str]:
    """Return the line on how a hit came into the profile; none where that was not built from it."""
    entry = table.entry(row)
    return [] if entry is None else [entry.words]


def _dot(table: HitTable, row: int) -> str:
    """Say what the dot before an E-value means: its colour, and whether it is hollow or filled."""
    significant = f"it is significant (E ≤ {SIGNIFICANT:g})"
    band = step_text(ColourBy.EVALUE, int(step_of(table, np.array([row]), ColourBy.EVALUE)[0]))
    if table.provisional or table.log10_evalues[row] > math.log10(SIGNIFICANT):
        why = "not adjusted yet" if table.provisional else f"not significant (E > {SIGNIFICANT:g})"
        return f"Dot: colour of E {band}; hollow, as it is {why}"
    if table.contradicted(slice(row, row + 1))[0]:
        return f"Dot: colour of E {band}; half filled, as {significant}, but less than convincing by its test"
    return f"Dot: colour of E {band}; filled, as {significant}"


def _figure(column: Column[HitTable], number: float) -> str:
    """Return a number with as many digits as somebody would write: a few more than its cell shows."""
    if column.kind is Kind.PERCENT:
        return percent_text(number, 2)
    return f"{number:,.1f}" if abs(number) >= 1000 else f"{number:z.4g}"


def spoken(query: QueryResult, column: Column[HitTable], row: int, new: bool) -> str:
    """Return a cell with its column's title, as screen readers say it."""
    table = query.hits
    shown = table.brief(column.key, row)
    if column.key == "ticked":
        said = "ticked" if row in table.marks.ticked else "not ticked"
        pinned = ["pinned"] if row in table.marks.pinned else []
        return ", ".join(
            [
                said,
                *pinned,
                *(["with a note"] if row in table.marks.notes else []),
            ]
        )
    if column.key == "subject" and new:
        return f"Newly included in this round. {shown}"
    if not shown:
        shown = "nothing"
        if column.key in table.unknown:
            shown = "not in the file"
        elif column.needs_alignment and row not in table.alignments:
            shown = "not aligned yet"
        elif column.needs_permutation:
            shown = "not tested yet" if table.deciding_pair(row) is None else "nothing wrong"
    remarked = remarks(query, row) if column.key == "evalue" else []
    if column.key == "evalue" and table.contradicted(slice(row, row + 1))[0]:
        remarked.append(table.verdict(row))
    return ". ".join([f"{_title(column, table)}: {shown}", *remarked])


def _marks(table: HitTable, row: int) -> str:
    """Return what somebody marked of a hit, a line for each mark."""
    marks = table.marks
    lines = ["Ticked"] if row in marks.ticked else []
    lines += ["Pinned to the top"] if row in marks.pinned else []
    lines += [f"Note: {marks.notes[row]}"] if row in marks.notes else []
    return "\n".join(lines or ["Neither ticked, pinned nor noted"])


def copied_rows(table: HitTable, columns: Sequence[Column[HitTable]], rows: NDArray[np.int64]) -> str:
    """Return rows as files have them: tab-separated under the columns' titles, each on one line.

    Numbers have all their digits and no commas; text that a spreadsheet would run is neutralised.
    Tick boxes are not copied.
    """
    from swathe.core.export.cells import ROWS, ColumnCells, Spelling, lines

    columns = [column for column in columns if column.key != "ticked"]
    cells = ColumnCells(table.database, [column.key for column in columns], Spelling(_copied, b""))
    before = [b"", *[b"\t"] * (len(columns) - 1)]
    copied = ["\t".join(_title(column, table) for column in columns).encode() + b"\n"]
    for begin in range(0, rows.size, ROWS):
        some = rows[begin : begin + ROWS]
        found = zip(before, cells.of((table, some)), strict=True)
        copied.append(bytes(lines(list(found), b"\n", some.size)))
    return b"".join(copied).decode()


def _title(column: Column[HitTable], table: HitTable) -> str:
    return f"Provisional {column.title}" if column.key == "evalue" and table.provisional else column.title


def _copied(text: str | None) -> bytes:
    """Return a cell of text on one line."""
    from swathe.core.export.cells import encoded

    return encoded(neutralised(" ".join(" ".join((text or "").split("\t")).splitlines())))
