"""Write a report as one self-contained HTML file: parameters, pictures, hits and alignments."""

from __future__ import annotations

import html
import io
import math
import re
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.export.blast_pairwise import Block, blocks_of
from swathe.core.export.overview_svg import overview_svg
from swathe.core.export.provenance import lines, summary
from swathe.core.export.report_content import (
    OVERVIEW_HITS,
    cautions,
    cell_text,
    columns_of,
    hit_words,
    judge_scores,
    overview_words,
    said_of,
    title_of,
)
from swathe.core.export.report_page import SCRIPT, STYLE
from swathe.core.export.values import ExportJob
from swathe.core.export.xml_text import legal
from swathe.core.results.columns import Column, Kind, Table
from swathe.core.results.hits import COLUMN, HitTable, subject_label
from swathe.core.results.query_result import QueryResult
from swathe.core.results.query_summary import QuerySummary
from swathe.core.system.words import counted

_EVERY: Final = 10
_ROWS_AT_ONCE: Final = 100
_RUNS: Final = re.compile(r"\++| +|[^+ ]+")
_LONG: Final = frozenset(("description", "note", "organism", "protein", "verdict"))


def write_report(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the report hit by hit, so that its size does not matter for memory.

    It holds no URL that a browser would fetch, and its content security policy forbids any. All text from
    files is escaped.
    """
    title = _text(title_of(job))
    stream.write(
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        "style-src 'unsafe-inline'; script-src 'unsafe-inline'\"/>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{title} - Swathe</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        '<a class="skip" href="#parameters">Skip to the parameters</a>\n'
        f'<header>\n<h1>{title}</h1>\n<p class="muted">Report of a Smith-Waterman search by Swathe '
        f"{_text(job.result.plan.version)}, {_text(job.result.started)}</p>\n"
    )
    if not job.result.complete:
        why = job.result.stopped or "The search was cancelled before its end."
        stream.write(f"<p><strong>Stopped early. {_text(why)}</strong></p>\n")
    stream.write("</header>\n<main>\n")
    _write_queries(job, stream)
    _write_parameters(job, stream)
    done = 0
    for number, query, rows in job.queries():
        for written in _write_query(job, number, query, rows, stream):
            yield done + written
        done += len(rows)
    stream.write(f"</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n")
    yield done


def _write_queries(job: ExportJob, stream: io.TextIOWrapper) -> None:
    """Write the summary of several queries, each with a link to its hits."""
    if len(job.selection.queries) < 2:
        return
    table = QuerySummary.of(job.result.plan.request.queries, job.result.queries)
    links = {index: f"#q{index + 1}" for index, _ in job.selection.queries}
    rows = list(links)
    if len(rows) == len(job.result.queries):  # all are chosen: add those that the search did not reach
        rows += range(len(rows), len(table))
    columns = [
        column
        for column in table.columns
        if any(table.display(column.key, row) for row in rows)
        or not (column.mark or column.key == "exact" or column.kind is Kind.TEXT)
    ]
    stream.write('<nav aria-labelledby="queries">\n<h2 id="queries">Queries</h2>\n')
    stream.write('<div class="wide" role="region" aria-labelledby="queries" tabindex="0">\n')
    stream.write('<table class="sorted">\n<caption>Each query with its best hit</caption>\n')
    stream.write(f"<thead><tr>{''.join(_head(column) for column in columns)}</tr></thead>\n<tbody>\n")
    for row in rows:
        cells = [_plain_cell(table, column, row, links.get(row, "")) for column in columns]
        stream.write(f"<tr>{''.join(cells)}</tr>\n")
    stream.write("</tbody>\n</table>\n</div>\n</nav>\n")


def _write_parameters(job: ExportJob, stream: io.TextIOWrapper) -> None:
    stream.write('<section aria-labelledby="parameters">\n<h2 id="parameters">Parameters</h2>\n')
    stream.write('<table class="facts">\n<tbody>\n')
    for label, words in lines(job.result, job.written):
        stream.write(f'<tr><th scope="row">{_text(label)}</th><td>{_text(words)}</td></tr>\n')
    stream.write("</tbody>\n</table>\n</section>\n")


def _write_query(
    job: ExportJob, number: int, query: QueryResult, rows: NDArray[np.int64], stream: io.TextIOWrapper
) -> Iterator[int]:
    """Write the section of one query; yields how many of its hits are written."""
    name = f"q{number}"
    title = _text(job.result.plan.request.name_in_tables(number - 1))
    stream.write(f'<section aria-labelledby="{name}">\n<h2 id="{name}">{title}</h2>\n')
    if query.query.description:
        stream.write(f"<p>{_text(query.query.description)}</p>\n")
    stream.write(f"<p>{counted(len(query.query), 'residue')}. {_text(summary(query, job.result.plan))}</p>\n")
    if len(rows) != len(query.hits):
        stream.write(f"<p>{len(rows):,} of them chosen for this report.</p>\n")
    for caution in cautions(job, number, rows.tolist()):
        stream.write(f"<p><strong>{_text(caution)}</strong></p>\n")
    for verdict in judge_scores(query, job.result.plan.parameters_of(number - 1)):
        if verdict is not None:
            words, figures = map(_text, verdict)
            stream.write(f'<p>{words} <span class="muted">{figures}</span></p>\n')
        yield 0
    if not len(rows):
        stream.write("<p>No hits.</p>\n</section>\n")
        return
    about = _text(overview_words(query, len(rows)))
    stream.write(f'<h3>Overview</h3>\n<figure role="img" aria-label="{about}">')
    for part in overview_svg(query.hits, rows, first=OVERVIEW_HITS):
        stream.write(part)
        yield 0
    stream.write(f"<figcaption>{about}</figcaption></figure>\n")
    yield from _write_hits(job, name, query.hits, rows.tolist(), stream)
    stream.write(
        '<details open="open">\n<summary><h3>Alignments</h3></summary>\n'
        '<p class="muted">Darker: identical. Lighter: score above 0, + in the middle line.</p>\n'
    )
    for done, row in enumerate(rows.tolist(), 1):
        stream.write(_alignment(name, query, row))
        if done % _EVERY == 0:
            yield done
    stream.write("</details>\n</section>\n")


def _write_hits(
    job: ExportJob, name: str, table: HitTable, rows: list[int], stream: io.TextIOWrapper
) -> Iterator[int]:
    """Write the table of hits, each with a link to its alignment."""
    columns = [COLUMN[key] for key in columns_of(job, table)]
    stream.write(
        f'<h3 id="{name}-hits">Hits</h3>\n'
        f'<div class="wide" role="region" aria-labelledby="{name}-hits" tabindex="0">\n'
        '<table class="sorted">\n'
        f"<caption>{counted(len(rows), 'hit')}; a name leads to its alignment</caption>\n<thead><tr>"
        f"{''.join(_head(column) for column in columns)}</tr></thead>\n<tbody>\n"
    )
    for place, row in enumerate(rows, 1):
        cells = "".join(_hit_cell(name, table, column, row) for column in columns)
        stream.write(f"<tr>{cells}</tr>\n")
        if place % _ROWS_AT_ONCE == 0:
            yield 0
    stream.write("</tbody>\n</table>\n</div>\n")


def _head(column: Column[Any]) -> str:
    side = "" if column.kind is Kind.TEXT else ' class="n"'
    return f'<th scope="col"{side} title="{_text(column.meaning)}">{_text(column.title)}</th>'


def _hit_cell(name: str, table: HitTable, column: Column[Any], row: int) -> str:
    key = column.key
    shown = _text(cell_text(table, key, row))
    if key == "subject":
        label = _text(subject_label(table, row, table.header(row)))
        return f'<th scope="row"><a href="#{name}h{row + 1}">{label}</a></th>'
    if column.kind is Kind.TEXT:
        return f'<td class="long">{shown}</td>' if key in _LONG else f"<td>{shown}</td>"
    number = table.number(key, row) if column.kind is Kind.EVALUE else table.value(key, row)
    return _number_cell(number if isinstance(number, int | float) else None, shown)


def _plain_cell(table: Table, column: Column[Any], row: int, link: str) -> str:
    shown = _text(table.display(column.key, row))
    if column.key == "query":
        inside = f'<a href="{link}">{shown}</a>' if link else shown
        return f'<th scope="row">{inside}</th>'
    if column.kind is Kind.TEXT:
        return f"<td>{shown}</td>"
    return _number_cell(table.number(column.key, row), shown)


def _number_cell(number: float | None, shown: str) -> str:
    """Return a cell that also holds its unrounded value, by which the page's script sorts."""
    if number is None or math.isnan(number):
        return f'<td class="n">{shown}</td>'
    return f'<td class="n" data-v="{number!r}">{shown}</td>'


def _alignment(name: str, query: QueryResult, row: int) -> str:
    """Return a hit's header, figures and alignment."""
    table = query.hits
    subject = table.subject(row)
    label = _text(subject_label(table, row, subject.header))
    note = table.marks.notes.get(row, "")
    alignment = table.alignments[row]
    digits = len(str(max(alignment.query_end, alignment.subject_end)))
    blocks = (_block(block, digits) for block in blocks_of(alignment, table.query, subject))
    return (
        f'<article id="{name}h{row + 1}">\n<h4>{label}</h4>\n<p>{_text(subject.description)}</p>\n'
        + (f"<p><strong>Note:</strong> {_text(note)}</p>\n" if note else "")
        + f'<p class="muted">{_text(hit_words(table, row))}</p>\n'
        + "".join(f"<p>{_text(said)}</p>\n" for said in said_of(query, row))
        + '<pre tabindex="0">'
        + "\n".join(blocks)
        + f'</pre>\n<p><a href="#{name}-hits" aria-label="Back to the hits, from {label}">Hits</a></p>\n'
        + "</article>\n"
    )


def _block(block: Block, digits: int) -> str:
    """Return the three lines of a block."""
    query, subject = (_coloured(letters, block.middle) for letters in (block.query, block.subject))
    return (
        f"Query {block.query_first:>{digits}} {query} {block.query_last}\n"
        f"      {'':>{digits}} {_text(block.middle)}\n"
        f"Sbjct {block.subject_first:>{digits}} {subject} {block.subject_last}\n"
    )


def _coloured(letters: str, middle: str) -> str:
    """Return a line of an alignment with identical stretches in ``<i>`` and positive ones in ``<u>``.

    The elements have no meaning of their own here; the style sheet colours them, and they are short.
    """
    parts = []
    for run in _RUNS.finditer(middle):
        piece = _text(letters[run.start() : run.end()])
        kind = middle[run.start()]
        parts.append(piece if kind == " " else f"<u>{piece}</u>" if kind == "+" else f"<i>{piece}</i>")
    return "".join(parts)


def _text(text: str) -> str:
    """Return text escaped for elements and attributes of HTML."""
    return html.escape(legal(text), quote=True)
