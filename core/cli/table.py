"""Tables for the terminal: of hits, and plain ones."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from typing import BinaryIO, Final

import numpy as np

from swathe.core.export.provenance import summary
from swathe.core.results.cautions import why_moved
from swathe.core.results.columns import Table
from swathe.core.results.hits import COLUMNS, HitTable, is_in_files, subject_label
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import remarks, rounds_text
from swathe.core.search.events import SearchResult
from swathe.core.search.masking import MaskCount
from swathe.core.statistics.evalues import MOVED
from swathe.core.system.words import counted, shown

_NARROWEST_TEXT: Final = 20
_SUBJECT_SHARE: Final = 24
_WITH_ORGANISM: Final = 130
_ORGANISM: Final = 28
_GAP: Final = "  "


def printed_table(table: Table, left: Collection[str], widest: int, last: int = 0) -> str:
    """Return the printed columns of a table as text to read.

    Parameters
    ----------
    left : keys of the columns whose cells begin at the left
    widest : width from which on cells are elided
    last : the same for the last column; 0: as the others
    """
    columns = [column for column in table.columns if column.printed]
    lines = [""] * (len(table) + 1)
    for number, column in enumerate(columns, 1):
        cells = [column.printed, *(shown(table.display(column.key, row)) for row in range(len(table)))]
        width = min(max(map(len, cells)), last if last and number == len(columns) else widest)
        for line, cell in enumerate(cells):
            text = f"{elided(cell, width):>{width}}" if column.key not in left else padded(cell, width)
            lines[line] += (_GAP if lines[line] else "") + text
    return "\n".join(line.rstrip() for line in lines) + "\n"


@dataclass(frozen=True, slots=True)
class Widths:
    """Widths of the text columns, in terminal cells; 0 leaves a column out."""

    subject: int
    description: int
    organism: int


def write_table(result: SearchResult, stream: BinaryIO, width: int) -> None:
    """Write the hits of every query, at most `width` wide; long text is elided in the middle.

    Hits must be aligned. Numbers are rounded as BLAST does; file formats have them in full precision.
    """
    plan = result.plan
    database = plan.database
    for number, query in enumerate(result.queries):
        size = f"{counted(database.n_sequences, 'sequence')} · {counted(database.n_residues, 'residue')}"
        name = shown(query.query.header) or "without a name"
        masking = [] if plan.request.mask is None else [MaskCount.of_search(result, number).words]
        lines = [""] if number else []
        if plan.origin is not None:
            lines += [
                f"Query       {name}",
                f"Program     {plan.origin.name}",
                *(f"{label:<12}{words}" for label, words in plan.origin.facts),
            ]
        else:
            lines += [
                f"Query       {name} · {counted(len(query.query), 'residue')}",
                f"Database    {database.name} · {size}",
                f"Scoring     {plan.scoring_of(number).description}",
                *(f"Masking     {words}" for words in masking),
                f"Statistics  {query.significance.parameters.source}: {query.significance.parameters.note}",
                *(
                    [f"E-values    {plan.request.basis_of(query.evalues)}"]
                    if query.significance.available
                    else []
                ),
                f"Engine      {result.engine_label}, kernel {plan.kernel}",
                *(f"Side        {side.words}" for side in result.sides),
                *(f"Note        {sentence}" for sentence in result.notes),
                *(f"Rounds      {words}" for words in filter(None, [rounds_text(result)])),
                *(f"Caution     {sentence}" for sentence in remarks(result, number)),
                *(f"Warning     {sentence}" for sentence in result.warnings),
            ]
        lines += [summary(query, plan), ""]
        stream.write(
            "".join(
                f"{elided(line, width)}\n" if line.startswith("Query ") else f"{line}\n" for line in lines
            ).encode("utf-8", "backslashreplace")
        )
        _write_hits(query, stream, width)


def _write_hits(query: QueryResult, stream: BinaryIO, width: int) -> None:
    table = query.hits
    if not len(table):
        stream.write(b"No hits.\n")
        return
    columns = [
        column
        for column in COLUMNS
        if column.printed and not column.needs_permutation and is_in_files(column, table.database)
    ]
    if table.pairwise:
        columns += [column for column in COLUMNS if column.printed and column.needs_permutation]
    cells = [[table.display(column.key, row) for column in columns] for row in range(len(table))]
    titles = [column.printed for column in columns]
    number_widths = [max(len(title), *(len(row[i]) for row in cells)) for i, title in enumerate(titles)]
    room = width - sum(number_widths) - len(_GAP) * len(columns)
    labels = [shown(subject_label(table, row, table.header(row))) for row in range(len(table))]
    widths = text_widths(room, max(map(displayed_width, labels)), width)
    numbers = _GAP.join(f"{title:>{w}}" for title, w in zip(titles, number_widths, strict=True))
    lines = [_text(widths, "Subject", "Description", "Organism", numbers)]
    for row, label in enumerate(labels):
        numbers = _GAP.join(f"{cell:>{w}}" for cell, w in zip(cells[row], number_widths, strict=True))
        lines.append(_row(table, row, label, widths, numbers))
        if len(lines) >= 500:
            stream.write("".join(lines).encode("utf-8", "backslashreplace"))
            lines.clear()
    lines += _moved(query)
    stream.write("".join(lines).encode("utf-8", "backslashreplace"))


def _moved(query: QueryResult) -> list[str]:
    """Return lines below the table on hits whose E-value moved far: how many, and why for the first."""
    rows = np.flatnonzero(np.abs(query.hits.numbers("evalue_moved")) > MOVED)
    if not rows.size:
        return []
    first = int(rows[0])
    name = shown(subject_label(query.hits, first, query.hits.header(first)))
    return [
        f"\nCorrected   the E-values of {rows.size:,} of {counted(len(query.hits), 'hit')} moved more than a "
        "hundredfold from those of the unadjusted matrix, and are the ones to go by\n",
        f"            {name}: {why_moved(query, first)}\n",
    ]


def _row(table: HitTable, row: int, label: str, widths: Widths, numbers: str) -> str:
    description, organism = (shown(table.text(key, row)) for key in ("description", "organism"))
    return _text(widths, label, description, organism, numbers)


def _text(widths: Widths, subject: str, description: str, organism: str, numbers: str) -> str:
    parts = [(subject, widths.subject), (description, widths.description)]
    left = _GAP.join(padded(text, w) for text, w in parts if w)
    right = _GAP + elided(organism, widths.organism) if widths.organism else ""
    return f"{left}{_GAP}{numbers}{right}".rstrip() + "\n"


def text_widths(room: int, longest_label: int, width: int) -> Widths:
    """Divide `room` among the text columns; the organism gets one on wide terminals only."""
    organism = _ORGANISM if width >= _WITH_ORGANISM else 0
    room = max(room - (organism + len(_GAP) if organism else 0), _NARROWEST_TEXT)
    subject = min(longest_label, max(_SUBJECT_SHARE, room // 3), room)
    subject = max(subject, len("Subject"))
    description = room - subject - len(_GAP)
    return Widths(subject, description if description >= 8 else 0, organism)


def displayed_width(text: str) -> int:
    """Return the width of a text in terminal cells."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text
    )


def elided(text: str, width: int) -> str:
    """Return a text of at most `width` cells, with … in the middle if it was longer."""
    if displayed_width(text) <= width:
        return text
    tail = (width - 1) // 2
    return _cut(text, width - 1 - tail) + "…" + _cut(text[::-1], tail)[::-1]


def padded(text: str, width: int) -> str:
    """Return text of exactly `width` cells."""
    text = elided(text, width)
    return text + " " * (width - displayed_width(text))


def _cut(text: str, width: int) -> str:
    """Return the longest prefix of a text that fits into `width` cells."""
    used = 0
    for place, character in enumerate(text):
        used += displayed_width(character)
        if used > width:
            return text[:place]
    return text
