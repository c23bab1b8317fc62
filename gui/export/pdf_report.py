"""Write a report as PDF: the content of the HTML report on numbered pages, painted in the worker."""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from swathe.core.errors import ExportError
from swathe.core.export import FORMATS, Format
from swathe.core.export.blast_pairwise import Block, blocks_of
from swathe.core.export.overview_svg import overview_svg
from swathe.core.export.provenance import lines, summary
from swathe.core.export.report_content import (
    cautions,
    cell_text,
    columns_of,
    hit_words,
    judge_scores,
    said_of,
    title_of,
)
from swathe.core.export.values import ExportJob
from swathe.core.export.xml_text import legal
from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN, HitTable, subject_label
from swathe.core.results.query_result import QueryResult
from swathe.core.results.query_summary import QuerySummary
from swathe.core.system.words import counted
from swathe.gui.export.pdf_pages import PdfPages, Run

ALIGNMENTS: Final = 2_000
"""Hits whose alignments a PDF shows, of all queries together: some 800 pages."""
_OVERVIEW: Final = 60
"""Hits in an overview: they fill a page."""
_RUNS: Final = re.compile(r"\++|[^+ ]+")
_SAME, _LIKE = QColor("#A3CBE4"), QColor("#DCECF6")
_SIZES: Final = (8.0, 7.0, 6.0)
"""Sizes of a table's text, the first with which its columns fit."""
_NAME: Final = {
    "subject": 96.0,
    "protein": 96.0,
    "description": 96.0,
    "organism": 66.0,
    "note": 66.0,
    "verdict": 66.0,
}
"""Least widths of text columns."""


def write_pdf(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the report; yields the number of hits written so far, often enough to be stopped."""
    with tempfile.TemporaryDirectory(prefix="swathe-pdf-") as folder:
        path = Path(folder) / "report.pdf"
        pages = PdfPages(path, title_of(job))
        if not pages.is_open:
            raise ExportError(
                "The PDF cannot be written: there is no room for temporary files.",
                "Free some space in the system's folder for temporary files.",
            )
        try:
            yield from _Report(job, pages).write()
        finally:
            pages.close()
        with path.open("rb") as written:
            while piece := written.read(1 << 20):
                stream.buffer.write(piece)
                yield job.selection.n_rows


PDF: Final = Format(
    "pdf", "Report to print (PDF)", ".pdf",
    f"Pages to print or send: parameters, overview, hits, and alignments of the first {ALIGNMENTS:,} hits.",
    write_pdf,
)  # fmt: skip
OFFERED: Final = (*FORMATS, PDF)
"""Every format that the window writes."""


class _Report:
    """The parts of a report, one after the other."""

    def __init__(self, job: ExportJob, pages: PdfPages) -> None:
        self._job = job
        self._pages = pages
        self._left = ALIGNMENTS

    def write(self) -> Iterator[int]:
        """Write everything."""
        job, pages = self._job, self._pages
        pages.heading(legal(title_of(job)), 16)
        pages.paragraph(
            f"Report of a Smith-Waterman search by Swathe {job.result.plan.version}, {job.result.started}",
            muted=True,
        )
        if not job.result.complete:
            why = job.result.stopped or "The search was cancelled before its end."
            pages.paragraph(f"Stopped early. {legal(why)}", bold=True)
        self._queries()
        pages.space(10)
        pages.heading("Parameters", 12)
        for label, words in lines(job.result, job.written):
            pages.fact(label, legal(words))
        done = 0
        for number, query, rows in job.queries():
            for written in self._query(number, query, rows):
                yield done + written
            done += len(rows)
        yield done

    def _queries(self) -> None:
        chosen = [index for index, _ in self._job.selection.queries]
        if len(chosen) < 2:
            return
        table = QuerySummary.of(self._job.result.plan.request.queries, self._job.result.queries)
        self._pages.space(10)
        self._pages.heading("Queries", 12)
        # Scores by profiles say little beside each other, and there is no room for both.
        fourth = "rounds" if self._job.result.rounds else "score"
        keys = ("query", "best_hit", "evalue", fourth, "identity", "covered", "hits", "query_length")
        columns = [table.column[key] for key in keys]
        wide = {Kind.TEXT: 70.0, Kind.INTEGER: 40.0}  # names of UniProt are whole in what that leaves
        given = [wide.get(column.kind, 46.0) for column in columns[2:]]
        share = (self._pages.width - sum(given)) / 2
        widths = [share, share, *given]
        right = [column.kind is not Kind.TEXT for column in columns]
        titles = [column.title for column in columns]
        self._pages.titles(titles, widths, right, 7.5)
        for row in chosen:
            cells = [legal(table.display(key, row)) for key in keys]
            self._pages.cells(cells, widths, right, 7.5)

    def _query(self, number: int, query: QueryResult, rows: NDArray[np.int64]) -> Iterator[int]:
        pages = self._pages
        pages.new_page()
        pages.heading(legal(self._job.result.plan.request.name_in_tables(number - 1)), 13)
        if query.query.description:
            pages.paragraph(legal(query.query.description))
        pages.paragraph(f"{counted(len(query.query), 'residue')}. {summary(query, self._job.result.plan)}")
        if len(rows) != len(query.hits):
            pages.paragraph(f"{len(rows):,} of them chosen for this report.")
        for caution in cautions(self._job, number, rows.tolist()):
            pages.paragraph(legal(caution), bold=True)
        for verdict in judge_scores(query, self._job.result.plan.parameters_of(number - 1)):
            if verdict is not None:
                pages.paragraph(" ".join(verdict), muted=True)
            yield 0
        if not len(rows):
            pages.paragraph("No hits.")
            return
        pages.space(8)
        pages.heading("Overview", 11)
        if len(rows) > _OVERVIEW:
            pages.paragraph(f"The first {_OVERVIEW} of {len(rows):,} hits.", muted=True)
        svg = "".join(overview_svg(query.hits, rows, tooltips=False, first=_OVERVIEW))
        pages.drawing(svg.encode())
        yield 0
        pages.space(8)
        yield from self._hits(query.hits, rows.tolist())
        yield from self._alignments(query, rows.tolist())

    def _hits(self, table: HitTable, rows: list[int]) -> Iterator[int]:
        """Write the table of hits; columns for which there is no width are named."""
        pages = self._pages
        pages.heading("Hits", 11)
        keys, size = list(columns_of(self._job, table)), _SIZES[0]
        left_out: list[str] = []
        while True:
            for size in _SIZES:
                widths = self._widths(table, keys, rows, size)
                if sum(widths) <= pages.width:
                    break
            if sum(widths) <= pages.width or len(keys) < 3:
                break
            left_out.append(COLUMN[keys.pop()].title)
        if left_out:
            names = ", ".join(reversed(left_out))
            pages.paragraph(f"Without {names}: the page is not wide enough.", muted=True)
        spare = max(0.0, pages.width - sum(widths))
        names_ = [place for place, key in enumerate(keys) if key in _NAME]
        for place in names_:
            widths[place] += spare / len(names_)
        right = [COLUMN[key].kind is not Kind.TEXT for key in keys]
        titles = [COLUMN[key].title for key in keys]
        page = 0
        for done, row in enumerate(rows):
            pages.room(2 * size if page else 5 * size)
            if page != pages.page:
                page = pages.page
                pages.titles(titles, widths, right, size)
            cells = [legal(cell_text(table, key, row)) for key in keys]
            pages.cells(cells, widths, right, size)
            if done % 50 == 0:
                yield 0

    def _widths(self, table: HitTable, keys: list[str], rows: list[int], size: float) -> list[float]:
        """Return the least width of each column."""
        widths = []
        for key in keys:
            words = COLUMN[key].title.split()
            least = max(self._pages.text_width(word, size, bold=True) for word in words)
            if key in _NAME:
                widths.append(max(least, _NAME[key]) + 6)
                continue
            longest = max((table.display(key, row) for row in rows[:: max(1, len(rows) // 100)]), key=len)
            widths.append(max(least, self._pages.text_width(longest[:40], size)) + 8)
        return widths

    def _alignments(self, query: QueryResult, rows: list[int]) -> Iterator[int]:
        table, pages = query.hits, self._pages
        shown = rows[: self._left]
        self._left -= len(shown)
        pages.space(10)
        pages.heading("Alignments", 11)
        if len(shown) < len(rows):
            pages.paragraph(
                f"Of {len(shown):,} of the {len(rows):,} hits: a PDF shows {ALIGNMENTS:,} at most. The HTML "
                "report has all of them.",
                bold=True,
            )
        pages.paragraph("Darker: identical. Lighter: score above 0, + in the middle line.", muted=True)
        for done, row in enumerate(shown, 1):
            subject, alignment = table.subject(row), table.alignments[row]
            pages.space(8)
            pages.heading(legal(subject_label(table, row, subject.header)), 9, room=70)
            if subject.description:
                pages.paragraph(legal(subject.description), 8)
            if note := table.marks.notes.get(row):
                pages.paragraph(f"Note: {legal(note)}", 8, bold=True)
            pages.paragraph(hit_words(table, row), 8, muted=True)
            for said in said_of(query, row):
                pages.paragraph(said, 8)
            digits = len(str(max(alignment.query_end, alignment.subject_end)))
            for place, block in enumerate(blocks_of(alignment, table.query, subject), 1):
                pages.space(3)
                pages.fixed(_lines(block, digits))
                if place % 20 == 0:
                    yield done
            yield done


def _lines(block: Block, digits: int) -> list[tuple[str, list[Run]]]:
    """Return three lines of an alignment with the colours behind their letters."""
    left = len("Query ") + digits + 1
    runs = [
        (left + run.start(), left + run.end(), _LIKE if run.group()[0] == "+" else _SAME)
        for run in _RUNS.finditer(block.middle)
    ]
    return [
        (f"Query {block.query_first:>{digits}} {block.query} {block.query_last}", runs),
        (f"{'':>{left}}{block.middle}", []),
        (f"Sbjct {block.subject_first:>{digits}} {block.subject} {block.subject_last}", runs),
    ]
