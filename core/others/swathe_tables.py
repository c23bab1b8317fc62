"""Tables of hits that Swathe wrote itself, CSV and TSV: its own columns, below comment lines or without."""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Generator, Sequence
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.export.spreadsheet import not_neutralised
from swathe.core.export.values import LOGARITHMS, QUERY_NUMBER, sheet_title
from swathe.core.others.columns import MEANING, QUERY, SUBJECT
from swathe.core.others.hsps import Collector, ColumnsError, ResultFileError
from swathe.core.others.reported import Reported
from swathe.core.results.hits import COLUMN, DOUBTS, REPORTED
from swathe.core.results.query_summary import SUMMARY_COLUMNS
from swathe.core.search.origin import SEQUENCES
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.fasta_faults import OWN_TABLE
from swathe.core.sequences.streams import TextStream
from swathe.core.system.words import counted

_BLOCK: Final = 1 << 19
"""Bytes read at once: some 1,500 rows with all columns, 50 ms."""
_LONGEST_ROW: Final = 64 << 20
_NUMBERS: Final = (*REPORTED, "bits", "evalue", *LOGARITHMS, "rank", "ticked", "pinned")
"""Columns that are read as numbers; `doubtful` is among them as the place of its words in `DOUBTS`."""
_OF_HEADERS: Final = ("description", "organism", "accession", "entry", "protein", "gene", "taxon", "source")
"""Columns that a subject's header says."""
_KNOWN: Final = frozenset((QUERY, QUERY_NUMBER, *COLUMN, *LOGARITHMS))
_READ: Final = frozenset((QUERY, QUERY_NUMBER, SUBJECT, "note", *_NUMBERS, *_OF_HEADERS)) - {
    key for key, of in LOGARITHMS.items() if COLUMN[of].needs_permutation
}
_OF_SHEET: Final = {column.list_title: column.key for column in SUMMARY_COLUMNS} | {
    sheet_title(name): name for name in _KNOWN
}
"""Names of columns by their titles in workbooks."""
_SWATHE: Final = re.compile(r"Swathe (\S+?)(?:,|$)")
_BOUND: Final = re.compile(r"E-value up to (\S+?),")
_PROVISIONAL: Final = re.compile(
    r"([\d,]+) quer(?:y has|ies have) provisional E-values, .*? computed(?: \((.*?)\))?(?:; |$|\.)"
)
"""How a comment line says that E-values are provisional, of how many queries, and of which."""
_PLACE_OF_DOUBTS: Final = {words: float(place) for place, words in enumerate(DOUBTS)}
_FOR_OTHERS: Final = "It is for spreadsheets and other programs; to see it in Swathe's window, search anew."
_NOT_OF_HITS: Final = (
    (
        {"query", "status", "best_hit"},
        "a table of queries that Swathe wrote",
        "Export the hits of that run as CSV, or open the run itself.",
    ),
    (
        {"query", "subject", "found", "rank_a", "rank_b"},
        "a comparison of two runs that Swathe wrote",
        "To see it again, choose both runs in History and compare them.",
    ),
    (
        {"engine", "kernel", "gcups"},
        "a table of measured kernels that Swathe wrote",
        "Kernels opens comparisons that were saved as JSON.",
    ),
    (
        {"a", "b", "evalue", "distance"},
        "a table of a network's edges that Swathe wrote",
        _FOR_OTHERS,
    ),
    (
        {"sequence", "family", "family_size"},
        "a table of a network's families that Swathe wrote",
        _FOR_OTHERS,
    ),
    (
        {"a", "b", "evalue_ab", "evalue_ba", "remarks"},
        "a table of reciprocal best hits that Swathe wrote",
        _FOR_OTHERS,
    ),
    (
        {"sequence", "reason", "best_of_best_hit"},
        "a table of sequences without a reciprocal best hit that Swathe wrote",
        _FOR_OTHERS,
    ),
)
"""What other tables of Swathe's are, by some of their columns, and what to do."""
_ABOUT_THE_TABLE: Final = ("Read by", "Hits", SEQUENCES)
"""Comment lines on a table that was itself read from one."""


def not_of_hits(path: Path) -> tuple[str, str] | None:
    """Return what a table is that Swathe wrote of something else than hits, and how to come by hits.

    None for any other file. Raises FastaError if it cannot be read.
    """
    _, names = _head(path)
    return next(((words, hint) for columns, words, hint in _NOT_OF_HITS if columns <= set(names)), None)


def is_swathes(path: Path) -> bool:
    """Whether a table has Swathe's columns, or a comment line that says so.

    Raises FastaError if it cannot be read.
    """
    comments, names = _head(path)
    return any(line.startswith(OWN_TABLE.decode()) for line in comments) or (
        {QUERY, SUBJECT} <= set(names) <= _KNOWN and any(name not in MEANING for name in names)
    )


def read_swathe_table(path: Path, token: CancelToken) -> Generator[tuple[int, int], None, Reported]:
    """Read such a table; yields (bytes read, bytes of the file) some 50 ms apart.

    Raises ResultFileError, FastaError for a file that cannot be read at all, and OperationCancelled.
    """
    reader = _OwnTableReader(path)
    stream = TextStream(path)
    try:
        buffer = bytearray(_BLOCK)
        rest, total = b"", path.stat().st_size
        while size := stream.readinto(buffer):
            token.raise_if_cancelled()
            text = rest + bytes(memoryview(buffer)[:size])
            text = reader.take_comments(text)
            end = _end_of_rows(text)
            if not end and len(text) > _LONGEST_ROW:
                raise ResultFileError(str(path), "a row without an end.", line=reader.line)
            reader.take(text[:end])
            rest = text[end:]
            yield min(stream.source.bytes_done, total), total
        if rest:
            reader.take(rest, cut=True)
    finally:
        stream.close()
    return reader.end()


def _head(path: Path) -> tuple[list[str], list[str]]:
    """Return the comment lines above a table, and the names of its columns."""
    stream = TextStream(path)
    try:
        buffer, text = bytearray(_BLOCK), b""
        while size := stream.readinto(buffer):
            text += bytes(memoryview(buffer)[:size])
            lines = text.removeprefix(b"\xef\xbb\xbf").split(b"\n")
            comments = [decode_header(line).strip() for line in lines[:-1] if line.startswith(b"#")]
            first = next((line for line in lines[:-1] if not line.startswith(b"#")), None)
            if first is not None or len(text) > _LONGEST_ROW:
                names = decode_header(first or b"").strip("\r")
                return comments, _names(names, "\t" if "\t" in names else ",")
    finally:
        stream.close()
    return comments if text else [], []


def _names(line: str, separator: str) -> list[str]:
    """Return the names of the columns; those of a workbook that was saved as CSV are the window's words."""
    return [_OF_SHEET.get(name, name) for name in line.split(separator)]


def _end_of_rows(text: bytes) -> int:
    """Return where the last whole row ends: a line break within quotation marks does not end one."""
    letters = np.frombuffer(text, np.uint8)
    quoted = np.cumsum(letters == ord('"'), dtype=np.int64) & 1
    ends = np.flatnonzero((letters == ord("\n")) & (quoted == 0))
    return int(ends[-1]) + 1 if ends.size else 0


class _OwnTableReader:
    """Understands the comment lines and the rows of a table of Swathe's."""

    def __init__(self, path: Path) -> None:
        self.line = 0
        self._path = path
        self._report = Reported(Collector(str(path)), "table written by Swathe")
        self._names: tuple[str, ...] = ()
        self._separator = ","
        self._above = True
        self._databases: list[str] = []
        self._beside: set[str] = set()

    def take_comments(self, text: bytes) -> bytes:
        """Take the comment lines at the head of the file, and return what follows them."""
        while self._above and text:
            line, end, after = text.removeprefix(b"\xef\xbb\xbf").partition(b"\n")
            if not line.startswith(b"#"):
                self._above = False
            elif end:
                self.line += 1
                self._comment(decode_header(line).strip())
                text = after
            else:
                break
        return text

    def take(self, text: bytes, *, cut: bool = False) -> None:
        """Take the next rows; `cut`: the last one does not end."""
        if not text or self._above:
            return
        decoded = decode_header(text)
        if not self._names:
            first, _, decoded = decoded.removeprefix("\ufeff").partition("\n")
            self.line += 1
            self._begin(first.rstrip("\r"))
        reader = csv.reader(io.StringIO(decoded, newline=""), delimiter=self._separator)
        rows: list[list[str]] = []
        try:
            for row in reader:
                if row and len(row) != len(self._names):
                    problem = f"this line has {counted(len(row), 'column')}, not {len(self._names)}."
                    if cut and len(row) < len(self._names):
                        problem = "the file ends in the middle of this line."
                    raise self._error(problem, "Use the file as Swathe wrote it.", reader.line_num)
                if row:
                    rows.append(row)
        except csv.Error as error:
            raise self._error(
                f"this is not a row as Swathe writes it: {error}.", "", reader.line_num
            ) from error
        if rows:
            self._rows(rows, self.line + reader.line_num)
        self.line += reader.line_num
        if cut:
            self._report.notes.append("The last line does not end: its last figure may be cut short.")

    def end(self) -> Reported:
        """Return what was read."""
        report = self._report
        if self._databases:
            several = len(self._databases) > 1
            names = " + ".join(Path(path).name for path in self._databases)
            report.facts["Database"] = names if several else self._databases[0]
        if not report.program and any(name in LOGARITHMS for name in self._names):
            report.program = "Swathe"  # which alone has such columns
        if not report.program:
            report.format = "table with columns as Swathe's"
        if self._beside:
            named = ", ".join(name for name in self._names if name in self._beside)
            report.notes.append(f"Columns of the file that are not read: {named}.")
        report.columns = tuple(name for name in self._names if name in _READ)
        return report

    def _begin(self, line: str) -> None:
        """Take the names of the columns."""
        self._separator = "\t" if "\t" in line else ","
        self._names = tuple(_names(line, self._separator))
        for needed in (QUERY, SUBJECT):
            if needed not in self._names:
                raise ColumnsError(
                    str(self._path),
                    f"no column holds the {needed}.",
                    f"A table of hits that can be opened has the columns {QUERY} and {SUBJECT}.",
                    line=self.line,
                )

    def _comment(self, text: str) -> None:
        """Take from a comment line who made the hits, and how."""
        label, _, words = text[1:].strip().partition(": ")
        if label == "Database file":
            self._databases.append(words)
        else:
            take_fact(self._report, label, words)

    def _rows(self, rows: list[list[str]], line: int) -> None:
        columns = dict(zip(self._names, zip(*rows, strict=True), strict=True))
        self._beside |= {name for name, cells in columns.items() if name not in _READ and any(cells)}
        numbers = {
            name: self._numbers(name, cells)
            for name, cells in columns.items()
            if name in _NUMBERS and name in _READ
        }
        for key, of in LOGARITHMS.items():
            if of in numbers and key not in numbers:
                numbers[key] = np.array([_log10(cell) for cell in columns[of]])
        if "log10_matrix_evalue" in numbers:
            numbers["matrix_evalue"] = numbers.pop("log10_matrix_evalue")
        hsps = self._report.hsps
        queries = hsps.queries.places(
            [_encoded(cell) for cell in columns[QUERY]], apart=_apart(columns.get(QUERY_NUMBER))
        )
        subjects = hsps.subjects.places(
            [_encoded(cell) for cell in columns[SUBJECT]],
            _titles(columns),
            apart=_apart(columns.get("record")),
        )
        for row, note in enumerate(columns.get("note", ())):
            if note:
                self._report.comments[int(queries[row]), int(subjects[row])] = not_neutralised(note)
        hsps.add(queries, subjects, numbers, line)

    def _numbers(self, name: str, cells: Sequence[str]) -> NDArray[np.float64]:
        """Return a column's numbers, NaN for empty cells."""
        if name == "doubtful":
            return np.array([_PLACE_OF_DOUBTS.get(cell, np.nan) for cell in cells])
        try:
            return np.array([float(cell) if cell else np.nan for cell in cells])
        except ValueError as error:
            wrong = next(cell for cell in cells if cell and not _is_number(cell))
            raise self._error(f"{wrong[:40]!r} is not a number, as {name} must be.", "", 0) from error

    def _error(self, problem: str, hint: str, lines: int) -> ResultFileError:
        return ResultFileError(str(self._path), problem, hint, line=self.line + lines if lines else 0)


def take_fact(report: Reported, label: str, words: str) -> None:
    """Take what a comment line of Swathe's says under a label: who made the hits, and how."""
    if label in ("Completeness", "Note") and (match := _PROVISIONAL.search(words)):
        names = match.group(2).split(", ") if match.group(2) else []
        whole = len(names) == int(match.group(1).replace(",", ""))
        # Those without a name are not told apart.
        report.provisional = frozenset(names) if whole else None
    if label == "Program":
        if match := _SWATHE.match(words):
            report.program, report.version = "Swathe", match.group(1)
        elif words != "another program":
            program, _, version = words.rpartition(" ")
            report.program, report.version = (program, version) if program else (version, "")
    elif label == "Completeness":
        if words != "complete":
            report.notes.append(f"The search was {words}.")
    elif label == "Note":
        report.notes.append(words)
    elif label == "Reported":
        report.facts["Reported"] = words
        if match := _BOUND.match(words):
            report.facts["E-value bound"] = match.group(1)
    elif label == "Gap costs":
        report.facts[label] = words.partition(" (")[0]
    elif label not in _ABOUT_THE_TABLE and words:
        before = report.facts.get(label)
        between = " " if before is not None and before.endswith(".") else "; "
        report.facts[label] = words if before in (None, words) else f"{before}{between}{words}"


def _titles(columns: dict[str, tuple[str, ...]]) -> list[bytes] | None:
    """Return the subjects' descriptions, or as UniProt writes them what other columns say of it."""
    if "description" in columns:
        return [_encoded(cell) for cell in columns["description"]]
    parts = [
        [f"{tag}{not_neutralised(cell)}" if cell else "" for cell in columns[name]]
        for name, tag in (("protein", ""), ("organism", "OS="), ("taxon", "OX="), ("gene", "GN="))
        if name in columns
    ]
    return [" ".join(filter(None, some)).encode() for some in zip(*parts, strict=True)] if parts else None


def _apart(cells: tuple[str, ...] | None) -> list[bytes] | None:
    return None if cells is None else [cell.encode() for cell in cells]


def _encoded(cell: str) -> bytes:
    return not_neutralised(cell).encode()


def _log10(cell: str) -> float:
    """Return the logarithm of an E-value as text, which may be too small for a double."""
    try:
        number = Decimal(cell)
    except InvalidOperation:
        return math.nan
    return float(number.log10()) if number > 0 else -math.inf


def _is_number(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True
