"""Write the hits of a search to files, for other programs and for people."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO, Final

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import Database
from swathe.core.errors import ExportError
from swathe.core.export.aligning import align_missing
from swathe.core.export.blast_fields import FIELD
from swathe.core.export.blast_pairwise import write_blast_pairwise
from swathe.core.export.blast_tabular import (
    BLAST_COLUMNS,
    QueryRows,
    RowsWriter,
    blast6_lines,
    blast10_lines,
    write_blast6,
    write_blast7,
    write_blast10,
)
from swathe.core.export.blast_xml import write_xml
from swathe.core.export.document import write_json
from swathe.core.export.evalue_care import care_lines
from swathe.core.export.excel import write_excel
from swathe.core.export.gff import write_gff3
from swathe.core.export.parquet import write_parquet
from swathe.core.export.plain_tables import write_queries
from swathe.core.export.provenance import provenance
from swathe.core.export.report import write_report
from swathe.core.export.sequences import write_fasta
from swathe.core.export.spreadsheet import write_csv, write_tsv
from swathe.core.export.stacked import write_a3m, write_aligned_fasta, write_clustal
from swathe.core.export.values import (
    LOGARITHMS,
    QUERY,
    QUERY_NUMBER,
    ExportJob,
    ExportProgress,
    Selection,
    sidecar_of,
)
from swathe.core.results.hits import COLUMN
from swathe.core.search.events import SearchResult
from swathe.core.system.files import atomic_file, is_special
from swathe.core.system.settings import install_command, install_hint
from swathe.core.system.steps import Ticker
from swathe.core.system.words import counted

__all__ = [
    "FORMAT",
    "FORMATS",
    "ExportProgress",
    "Format",
    "QueryRows",
    "RowsWriter",
    "Selection",
    "atomic_file",
    "check_library",
    "check_queries",
    "export",
    "format_of",
    "opened",
    "sidecar_of",
    "why_not_aligned",
    "why_not_written",
]

Writer = Callable[[ExportJob, io.TextIOWrapper], Iterator[int]]
Lines = Callable[[Database, io.TextIOWrapper, tuple[str, ...]], RowsWriter]


@dataclass(frozen=True, slots=True)
class Library:
    """A package that a format needs: the module, its name, and the extra of Swathe that installs it."""

    module: str
    name: str
    extra: str


@dataclass(frozen=True, slots=True)
class Format:
    """A file format: `key` names it on the command line, `label` in dialogs.

    Parameters
    ----------
    suffix : usual end of file names, with the dot
    description : one sentence for the window: what the file holds and who reads it
    aligned : whether every hit must be aligned; with `columns`, only if a chosen column needs it
    columns : whether the format writes the chosen columns
    comments : whether lines on the search that begin with # stand above, if they are wanted
    fields : whether it writes those that are chosen by BLAST's names; `aligned` is said of the usual ones
    sidecar : whether the format has no place for provenance, which then goes to a file beside it
    library : what it needs that is not installed with Swathe
    one_query : whether a file holds the hits of a single query
    write : yields the number of hits written so far, every few hundred hits
    lines : where nothing in a file depends on later queries or on the end of the search, gives what writes
        rows of queries, as `core.export.blast_tabular.blast6_lines` does
    """

    key: str
    label: str
    suffix: str
    description: str
    write: Writer
    aligned: bool = True
    columns: bool = False
    comments: bool = False
    fields: bool = False
    sidecar: bool = False
    library: Library | None = None
    one_query: bool = False
    lines: Lines | None = None

    def with_comments(self, wanted: bool) -> Format:
        """Return it with the provenance in a file beside it where its comment lines are not wanted."""
        return replace(self, sidecar=True) if self.comments and not wanted else self

    def needs_alignments(self, selection: Selection) -> bool:
        """Whether the chosen hits must be aligned before this format can be written."""
        if self.fields and selection.fields:
            return any(FIELD[name].aligned for name in selection.fields)
        if not self.columns:
            return self.aligned
        keys = (LOGARITHMS.get(key, key) for key in selection.columns if key not in (QUERY, QUERY_NUMBER))
        return any(COLUMN[key].needs_alignment for key in keys)


_EXCEL: Final = Library("xlsxwriter", "XlsxWriter", "excel")
FORMATS: Final = (
    Format("csv", "Table for spreadsheets (CSV)", ".csv",
           "The query, the columns chosen with all digits, and log10 of E-values; comma-separated.",
           write_csv, columns=True, comments=True),
    Format("xlsx", "Excel workbook", ".xlsx",
           "The columns chosen as numbers and text, a sheet with the parameters.",
           write_excel, columns=True, library=_EXCEL),
    Format("tsv", "Table, tab-separated (TSV)", ".tsv",
           "The query, the columns chosen with all digits, and log10 of E-values; tab-separated.",
           write_tsv, columns=True, comments=True),
    Format("blast7", "BLAST tabular with comments (format 7)", ".blast7.tsv",
           "BLAST's columns under its comment lines, with lengths and BTOP, which Biopython reads.",
           write_blast7, fields=True),
    Format("blast6", "BLAST tabular (format 6)", ".blast6.tsv",
           "BLAST's twelve columns without a heading; the parameters go to a file beside it.",
           write_blast6, fields=True, sidecar=True, lines=blast6_lines),
    Format("blast10", "BLAST tabular, comma-separated (format 10)", ".blast10.csv",
           "BLAST's twelve columns with commas, without a heading; the parameters go to a file beside it.",
           write_blast10, fields=True, sidecar=True, lines=blast10_lines),
    Format("xml", "BLAST XML", ".xml", "BLAST's XML with alignments; reads back with Biopython.", write_xml),
    Format("parquet", "Parquet", ".parquet",
           "The columns chosen with their types, for data frames and DuckDB.",
           write_parquet, columns=True, library=Library("pyarrow", "PyArrow", "parquet")),
    Format("gff3", "Features on the query (GFF3)", ".gff3",
           "Where on the query each hit is, with its alignment, for genome browsers.", write_gff3,
           comments=True),
    Format("json", "JSON", ".json", "Every parameter and column of the hits, for programs.", write_json),
    Format("fasta", "Sequences of the hits (FASTA)", ".fasta",
           "The hits' whole sequences under their own headers; the parameters go to a file beside it.",
           write_fasta, aligned=False, sidecar=True),
    Format("text", "Pairwise alignments (text)", ".txt",
           "A report to read: summary, hit list and every alignment.", write_blast_pairwise),
    Format("html", "Report to read in a browser (HTML)", ".html",
           "One self-contained file to send or print: parameters, overview, hits and alignments.",
           write_report),
    Format("a3m", "Hits as one alignment (A3M)", ".a3m",
           "A row per hit below the query, insertions in lower case; the parameters go to a file beside it.",
           write_a3m, sidecar=True, one_query=True),
    Format("afa", "Hits as one alignment (aligned FASTA)", ".afa",
           "A row per hit below the query, all equally long; the parameters go to a file beside it.",
           write_aligned_fasta, sidecar=True, one_query=True),
    Format("clustal", "Hits as one alignment (Clustal)", ".aln",
           "A row per hit below the query, in blocks; the parameters go to a file beside it.",
           write_clustal, sidecar=True, one_query=True),
    Format("queries-csv", "Table of the queries (CSV)", "-queries.csv",
           "A line per query: its hits, how many are significant, the best one, and how much all cover.",
           partial(write_queries, "csv"), comments=True),
    Format("queries-tsv", "Table of the queries (TSV)", "-queries.tsv",
           "A line per query, tab-separated: hits, how many are significant, best one, how much all cover.",
           partial(write_queries, "tsv"), comments=True),
    Format("queries-xlsx", "Table of the queries (Excel workbook)", "-queries.xlsx",
           "A line per query, as numbers and text, and a sheet with the parameters.",
           partial(write_queries, "xlsx"), library=_EXCEL),
)  # fmt: skip
"""Every format, in the order of dialogs."""

_ALIGNED_HERE: Final = ("text", "a3m", "afa", "clustal")
"""Keys of the formats that take Swathe's alignments of hits that were read from a file."""
_OF_QUERIES: Final = ("queries-csv", "queries-tsv", "queries-xlsx")
FORMAT: Final = {format.key: format for format in FORMATS}


def format_of(format: str | Format) -> Format:
    """Return the format with a key. Raises ExportError if there is none."""
    if isinstance(format, Format):
        return format
    if format not in FORMAT:
        raise ExportError(f"There is no export format {format!r}.", f"Formats: {', '.join(FORMAT)}.")
    return FORMAT[format]


def check_queries(format: Format, queries: int) -> None:
    """Raise ExportError if a format holds the hits of one query and there are several."""
    if format.one_query and queries > 1:
        raise ExportError(
            f"A file of the format {format.key} holds the hits of one query; there are {queries:,} queries.",
            "Write a file for each query.",
            command="--one-file-per-query",
        )


def check_origin(format: Format, result: SearchResult, fields: tuple[str, ...] = ()) -> None:
    """Raise ExportError if a format, or one of BLAST's `fields`, needs what only a search by Swathe has."""
    sentence = why_not_written(format, result)
    if not sentence and fields and result.plan.origin is not None:
        sentence = f"{_hits_of(result)} are written with BLAST's twelve columns alone."
    if sentence:
        possible = ", ".join(one.key for one in FORMATS if not why_not_written(one, result))
        raise ExportError(sentence, f"Formats for these hits: {possible}.")


def why_not_written(format: Format, result: SearchResult) -> str:
    """Return why a format cannot hold the hits of a result: it was read from a file; '' where it can."""
    origin = result.plan.origin
    if origin is None or format.columns or format.key in _OF_QUERIES:
        return ""
    database = result.plan.database
    if format.fields:
        why = _not_stated(result)
    elif format.key == "fasta":
        lacking = int(np.count_nonzero(database.lengths == 0))
        have = "has" if lacking == 1 else "have"
        why = f"{lacking:,} of {counted(database.n_sequences, 'subject')} {have} no sequence here"
        why = why if lacking else ""
    elif format.key in _ALIGNED_HERE:
        some = any(query.hits.has_sequences for query in result.queries)
        why = "" if some else f"no sequences to align were given with {origin.file}; add them first"
    elif format.key == "gff3":
        by = "the search" if origin.is_swathe else origin.name
        why = f"its figures would be those of {by}, and the alignments beside them Swathe's"
    else:
        why = "it states scores, alignments and statistics of the search, which are not read from files"
    return f"{_hits_of(result)} cannot be written as {format.key}: {why}." if why else ""


def why_not_aligned(format: Format, result: SearchResult, selection: Selection) -> str:
    """Return how many chosen hits a format of alignments cannot hold, as they were read without sequences.

    '' where it holds all.
    """
    if result.plan.origin is None or format.key not in _ALIGNED_HERE:
        return ""
    lacking = 0
    for index, rows in selection.queries:
        hits = result.queries[index].hits
        there = hits.database.lengths[hits.subjects[rows]] > 0
        lacking += int(np.count_nonzero(~there)) if len(hits.query) else rows.size
    if not lacking:
        return ""
    have, them, their = ("has", "it", "its") if lacking == 1 else ("have", "them", "their")
    of = f"{lacking:,} of {counted(selection.n_rows, 'hit')} {have} no sequence to align"
    return f"{of}: leave {them} out, or add {their} sequence{'s' * (lacking > 1)}."


def _hits_of(result: SearchResult) -> str:
    origin = result.plan.origin
    assert origin is not None
    return "Hits read from a table of Swathe's" if origin.is_swathe else f"Hits of {origin.name}"


def _not_stated(result: SearchResult) -> str:
    """Return which of BLAST's twelve columns a file of hits does not have, in words; '' where it has all."""
    lacking = [
        title
        for key, title in BLAST_COLUMNS
        if any(np.isnan(query.hits.values(key)).any() for query in result.queries)
    ]
    return f"not every hit has {', '.join(lacking)}" if lacking else ""


def check_library(format: Format) -> None:
    """Raise ExportError if a format needs a package that is not installed."""
    library = format.library
    if library is not None and find_spec(library.module) is None:
        raise ExportError(
            f"The format {format.key} needs {library.name}, which is not installed.",
            install_hint(library.extra),
            command=install_command(library.extra),
        )


@contextmanager
def opened(
    destination: Path,
    format: str | Format,
    result: SearchResult,
    written: str = "",
    cautions: Sequence[str] = (),
) -> Iterator[BinaryIO]:
    """Give a stream for a format that becomes the file when the block ends without an error.

    So does the provenance beside it, where the format has no place for it; a format that is not one of
    `FORMATS` has none. `written` says which of the result's hits are written, `cautions` why to read their
    E-values with care. See `atomic_file`.
    """
    chosen = FORMAT.get(format) if isinstance(format, str) else format
    with ExitStack() as files:
        stream = files.enter_context(atomic_file(destination))
        if chosen is not None:
            note_beside(destination, chosen, result, files, written, cautions)
        yield stream


def note_beside(
    destination: Path,
    format: Format,
    result: SearchResult,
    files: ExitStack,
    written: str = "",
    cautions: Sequence[str] = (),
) -> None:
    """Write the provenance beside a file whose format has no place for it, to last once `files` closes."""
    if not format.sidecar or is_special(destination):
        return
    facts = {"describes": destination.name, "format": format.key, **provenance(result, written)}
    if cautions:
        facts["cautions"] = list(cautions)
    note = files.enter_context(atomic_file(sidecar_of(destination)))
    text = json.dumps(facts, indent=2, ensure_ascii=False, allow_nan=False)
    note.write(text.encode("utf-8", "backslashreplace"))


def export(
    result: SearchResult,
    selection: Selection,
    format: str | Format,
    destination: Path | BinaryIO,
    token: CancelToken,
    *,
    comments: bool = True,
) -> Generator[ExportProgress, None, None]:
    """Write the chosen hits in a format; hits that have to be aligned for it are aligned first.

    Yields progress at most every 25 ms; `token` is polled more often.

    Parameters
    ----------
    format : a key of `FORMAT`, or a format of one's own
    destination : a path, written atomically, or an open binary stream, which is flushed and left open
    comments : whether CSV and TSV files begin with comment lines on what was searched and how

    Raises ExportError if the file cannot be written and OperationCancelled; in both cases nothing is left
    behind and an existing file stays as it was.
    """
    chosen = format_of(format)
    check_queries(chosen, len(selection.queries))
    check_origin(chosen, result, selection.fields)
    if lacking := why_not_aligned(chosen, result, selection):
        raise ExportError(lacking)
    check_library(chosen)
    began = time.monotonic()
    job, cautions = ExportJob(result, selection, comments), list[str]()
    with ExitStack() as files:
        stream = destination
        if isinstance(stream, Path):
            for line in care_lines(job) if chosen.comments and chosen.sidecar else ():
                token.raise_if_cancelled()
                cautions += [line[1]] if line is not None else []
            written = selection.written(result)
            stream = files.enter_context(opened(stream, chosen, result, written, cautions))
        aligned_here = result.plan.origin is None or chosen.key in _ALIGNED_HERE
        if chosen.needs_alignments(selection) and aligned_here:
            ticker = Ticker(at_once=True)
            for done, total in align_missing(result, selection, token):
                if ticker.due():
                    yield ExportProgress("aligning", done, total, time.monotonic() - began)
        text = io.TextIOWrapper(stream, "utf-8", "backslashreplace", newline="")
        try:
            ticker = Ticker(at_once=True)
            for done in chosen.write(job, text):
                token.raise_if_cancelled()
                if ticker.due():
                    yield ExportProgress("writing", done, selection.n_rows, time.monotonic() - began)
            token.raise_if_cancelled()
            text.flush()
        finally:
            text.detach()  # or else the wrapper would close the stream, which belongs to the caller
    yield ExportProgress("writing", selection.n_rows, selection.n_rows, time.monotonic() - began)
