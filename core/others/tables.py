"""Tables of hits as BLAST, DIAMOND and MMseqs2 write them, read in blocks."""

from __future__ import annotations

import csv
import re
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.others.columns import QUERY, STANDARD, SUBJECT, TEXTS, asked_for, meanings
from swathe.core.others.hsps import Collector, ColumnsError, ResultFileError
from swathe.core.others.reported import Reported
from swathe.core.others.swathe_tables import take_fact
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.fasta_faults import check_encoding
from swathe.core.sequences.streams import TextStream
from swathe.core.system.words import counted

_BLOCK: Final = 2 << 20
"""Bytes read at once: some 20,000 lines, 50 ms."""
_ASIDE: Final = (b"\n#", b"\n\n", b"\n\r")
"""What begins a line that holds no hit."""
_LONGEST_LINE: Final = 64 << 20
NUCLEOTIDES: Final = ("BLASTN", "BLASTX", "TBLASTN", "TBLASTX", "MEGABLAST")
_PROGRAM: Final = re.compile(r"# ((?:[A-Z]*BLAST[A-Z]*|DELTABLAST)) (\S+)$")
_DIAMOND: Final = re.compile(r"# DIAMOND v?([\w.]+?)\.? ")
_SWATHE: Final = re.compile(r"# BLASTP (\S+) \(Swathe, ")
_OF_SWATHE: Final = "# Swathe "
_ESCAPED: Final = re.compile(r"(?<=[BQRFhp])\\(?=LAST|uery|ID|ields|its found|rocessed)")
"""What Swathe writes into the keywords of comment lines where they are mere text."""
_COMMAND: Final = re.compile(r"^[a-z]*blast[a-z]*\b")
_SHOWN: Final = 40
NO_HITS: Final = "A table without hits does not say which queries were searched; BLAST's formats 5 and 7 do."
_NAME_THEM: Final = "Name the columns in order."
_OTHERS: Final = "If the columns are different ones, name them in order."


def read_table(path: Path, columns: str, token: CancelToken) -> Generator[tuple[int, int], None, Reported]:
    """Read a table; yields (bytes read, bytes of the file) some 50 ms apart.

    Parameters
    ----------
    columns : names of its columns, as BLAST's ``-outfmt`` takes them; '' takes those that the file names, or
        the usual twelve

    Raises ResultFileError, FastaError for a file that cannot be read at all, and OperationCancelled.
    """
    reader = _TableReader(path, columns)
    stream = TextStream(path)
    try:
        buffer = bytearray(_BLOCK)
        rest = b""
        total = path.stat().st_size
        while size := stream.readinto(buffer):
            token.raise_if_cancelled()
            if not reader.line and not rest:
                check_encoding(bytes(buffer[:4]), str(path))
            text = rest + bytes(memoryview(buffer)[:size])
            whole, end, rest = text.rpartition(b"\n")
            if not end and len(rest) > _LONGEST_LINE:
                raise ResultFileError(
                    str(path), "a line without an end: this is not a table.", line=reader.line
                )
            if end:
                bare = not (whole.startswith((b"#", b"\n", b"\r")) or any(map(whole.__contains__, _ASIDE)))
                reader.take(whole.split(b"\n"), bare=bare)
            yield min(stream.source.bytes_done, total), total
        if rest:
            reader.take([rest], cut=True)
    finally:
        stream.close()
    return reader.end()


class _TableReader:
    """Understands the lines of a table; comments and headers say what the columns are."""

    def __init__(self, path: Path, columns: str) -> None:
        self.line = 0
        self._path = path
        self._asked = asked_for(columns)
        self._names: tuple[str, ...] = self._asked
        self._keys: tuple[str, ...] = ()
        self._separator = b""
        self._finished = True
        self._report = Reported(Collector(str(path)), "table")
        if self._asked:
            self._name_columns(self._asked)

    def take(self, lines: list[bytes], *, bare: bool = False, cut: bool = False) -> None:
        """Take the next lines, `bare` of comments and empty ones; `cut`: the last one does not end."""
        before, self.line = self.line, self.line + len(lines)
        if any(line.endswith(b"\r") for line in lines[:1]):
            lines = [line.rstrip(b"\r") for line in lines]
        rows = lines
        if not bare:
            for place, line in enumerate(lines):
                if line.startswith(b"#"):
                    self._comment(line, before + place + 1)
            rows = [line for line in lines if line and not line.startswith(b"#") and line.strip()]
        if rows and not self._separator:
            rows = self._begin(rows, before + lines.index(rows[0]) + 1)
        if rows:
            self._rows(rows, lines, before, cut)
        if rows and cut:
            self._report.notes.append("The last line does not end: its last figure may be cut short.")

    def end(self) -> Reported:
        """Return what was read. Raises ResultFileError for an empty file."""
        report = self._report
        if not self._separator and not len(report.hsps.queries):
            raise self._error("it holds no hits.", NO_HITS)
        if not self._finished:
            report.notes.append(
                "The file lacks the last line that BLAST writes: it may be cut short, with hits missing."
            )
        report.columns = tuple(name for name, key in zip(self._names, self._keys, strict=True) if key)
        return report

    def _begin(self, rows: list[bytes], line: int) -> list[bytes]:
        """Find out what the columns are from the first row, and return the rows that hold hits."""
        first = rows[0]
        if first.startswith(b">"):
            raise self._error("this is a FASTA file, not a table of hits.", line=line)
        self._separator = next((sign for sign in (b"\t", b",") if sign in first), b"")
        if not self._separator:
            raise self._error(
                f"this is not a table of hits: {_quoted(first)} has neither tabs nor commas.",
                "BLAST's formats 5, 6, 7 and 10, tables of DIAMOND and MMseqs2, and those that FASTA "
                "programs write with -m 8 can be read.",
                line=line,
            )
        cells = [decode_header(cell) for cell in self._cells(first)]
        named = meanings(cells)
        if QUERY in named and SUBJECT in named:
            if not self._asked:
                self._name_columns(tuple(cells))
                self._report.format = "table with a line of column names"
                if "fident" in cells or "target" in cells:
                    self._report.program = self._report.program or "MMseqs2"
            return rows[1:]
        if not self._keys:
            if len(cells) != len(STANDARD):
                columns = counted(len(cells), "column")
                problem = f"{columns}, and nothing in the file says what they are."
                error = ColumnsError(str(self._path), problem, _NAME_THEM, line=line)
                error.cells = tuple(cells)
                raise error
            self._name_columns(STANDARD)
            self._report.format = "table of 12 columns without a header"
        return rows

    def _name_columns(self, names: tuple[str, ...]) -> None:
        self._names, self._keys = names, meanings(names)
        for needed, what in ((QUERY, "query (qseqid)"), (SUBJECT, "subject (sseqid)")):
            if needed not in self._keys:
                problem = f"no column holds the {what}."
                raise self._error(problem, _NAME_THEM, line=self.line, kind=ColumnsError)

    def _comment(self, line: bytes, number: int) -> None:
        """Take from a comment who wrote the table, its settings, its queries and its columns."""
        text = decode_header(line).strip()
        report = self._report
        if match := _PROGRAM.match(text):
            report.program, report.version = match.groups()
            report.format = "table with comment lines, format 7"
            report.names_all_queries = True
            self._finished = False
        elif match := _SWATHE.match(text):
            report.program, report.version = "Swathe", match.group(1)
            report.format = "table with comment lines, format 7, written by Swathe"
            report.names_all_queries = True
            self._finished = False
        elif text.startswith(_OF_SWATHE):
            label, _, words = _ESCAPED.sub("", text.removeprefix(_OF_SWATHE)).partition(": ")
            if label == "Program":  # which is written as commands are called
                words = _COMMAND.sub(lambda name: name.group().upper(), words)
            if label != "Database file":  # which another line names, too
                take_fact(report, label, words)
            return
        elif match := _DIAMOND.match(text):
            report.program, report.version = "DIAMOND", match.group(1)
            report.format = "table with DIAMOND's header"
        elif text.startswith("# BLAST processed"):
            self._finished = True
        label, _, words = text[1:].strip().partition(": ")
        if report.program in NUCLEOTIDES or (label == "Invocation" and " blastx " in f"{words} "):
            raise self._error(_of_nucleotides(report.program or "blastx"), PROTEINS, line=number)
        if label == "Query" and words:
            name, _, title = line.partition(b": ")[2].strip().partition(b" ")
            report.hsps.queries.places([name], [title])
        elif label in ("Database", "Invocation") and words:
            report.facts.setdefault("Database" if label == "Database" else "Command", words)
        elif label == "Fields" and words and not self._asked:
            names = tuple(words.split(", "))
            if self._separator and names != self._names:
                raise self._error("the columns change from this line on.", _APART, line=number)
            if names != self._names:
                self._name_columns(names)

    def _cells(self, row: bytes) -> list[bytes]:
        """Return the cells of a row; between commas, those that have one themselves are quoted."""
        if self._separator != b"," or b'"' not in row:
            return row.split(self._separator)
        text = row.decode("latin-1")  # which has a letter for every byte
        return [cell.encode("latin-1") for cell in next(csv.reader([text]))]

    def _rows(self, rows: list[bytes], lines: list[bytes], before: int, cut: bool) -> None:
        """Take rows of hits; `lines` are those that they are among, behind so many others."""
        table = [self._cells(row) for row in rows]
        wrong = next((row for row, cells in enumerate(table) if len(cells) != len(self._keys)), None)
        if wrong is not None:
            found, last = len(table[wrong]), cut and wrong == len(rows) - 1
            if last and found < len(self._keys):
                problem = (
                    f"the file ends in the middle of this line, after {found} of {len(self._keys)} columns."
                )
                raise self._error(problem, "Use the complete file.", line=before + len(lines))
            problem = f"this line has {counted(found, 'column')}, not {len(self._keys)}."
            number = _number(rows, wrong, lines, before)
            if self._asked:
                raise self._error(problem, _NAME_THEM, line=number, kind=ColumnsError)
            raise self._error(problem, "Every line must have the same columns.", line=number)
        cells = dict(zip(self._keys, zip(*table, strict=True), strict=True))
        cells.pop("", None)
        numbers: dict[str, NDArray[np.float64]] = {}
        for key, column in cells.items():
            if key not in TEXTS:
                try:
                    numbers[key] = np.fromiter(map(float, column), np.float64, len(column))
                except ValueError:
                    numbers[key] = np.array([_number_of(cell) for cell in column])
                if not np.isfinite(numbers[key]).all():
                    row = int(np.flatnonzero(~np.isfinite(numbers[key]))[0])
                    name = self._names[self._keys.index(key)]
                    raise self._error(
                        f"{_quoted(column[row])} is not a number, as {name} must be.",
                        _OTHERS,
                        line=_number(rows, row, lines, before),
                        kind=ColumnsError,
                    )
        self._check(numbers, rows, lines, before)
        hsps = self._report.hsps
        hsps.add(
            hsps.queries.places(cells[QUERY], cells.get("query_title")),
            hsps.subjects.places(cells[SUBJECT], cells.get("subject_title")),
            numbers,
            self.line,
        )

    def _check(
        self, numbers: dict[str, NDArray[np.float64]], rows: list[bytes], lines: list[bytes], before: int
    ) -> None:
        """Raise ResultFileError for E-values below 0 and alignments that run backwards."""
        for wrong, problem, hint, kind in (
            (numbers.get("evalue", np.zeros(0)) < 0, "the E-value is below 0.", _OTHERS, ColumnsError),
            *(
                (
                    numbers[f"{side}_start"] > numbers[f"{side}_end"],
                    _of_nucleotides("This"),
                    PROTEINS,
                    ResultFileError,
                )
                for side in ("query", "subject")
                if {f"{side}_start", f"{side}_end"} <= numbers.keys()
            ),
        ):
            if wrong.any():
                row = int(np.flatnonzero(wrong)[0])
                raise self._error(problem, hint, line=_number(rows, row, lines, before), kind=kind)

    def _error(
        self, problem: str, hint: str = "", *, line: int = 0, kind: type[ResultFileError] = ResultFileError
    ) -> ResultFileError:
        return kind(str(self._path), problem, hint, line=line)


PROTEINS: Final = "Swathe compares proteins with proteins: open a result of blastp, diamond blastp or mmseqs."
_APART: Final = "Open tables with different columns one at a time."


def _of_nucleotides(program: str) -> str:
    if program == "This":
        return "the alignment runs backwards, as those of nucleotides do (blastn, blastx, tblastn)."
    return f"{program} compares nucleotides."


def _number_of(cell: bytes) -> float:
    try:
        return float(cell)
    except ValueError:
        return np.nan


def _number(rows: Sequence[bytes], row: int, lines: Sequence[bytes], before: int) -> int:
    """Return the number of a row's line, from 1, among lines of which some are comments."""
    places = _places_of(rows, lines)
    return before + next(place for number, place in enumerate(places) if number == row) + 1


def _places_of(rows: Sequence[bytes], lines: Sequence[bytes]) -> Iterator[int]:
    """Yield the place of each row among the lines."""
    place = -1
    for row in rows:
        place = lines.index(row, place + 1)
        yield place


def _quoted(cell: bytes) -> str:
    text = decode_header(cell)
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
