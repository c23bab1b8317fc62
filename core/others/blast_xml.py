"""BLAST's XML (``-outfmt 5``), as BLAST and DIAMOND write it, read without loading or expanding anything."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, Final
from xml.parsers import expat

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.others.hsps import Collector, ResultFileError
from swathe.core.others.reported import Reported
from swathe.core.others.tables import NUCLEOTIDES, PROTEINS
from swathe.core.sequences.streams import TextStream

_BLOCK: Final = 1 << 18
_ROWS_AT_ONCE: Final = 10_000
_LONGEST: Final = 1 << 20
"""Characters of an element that is read."""
_HEAD: Final = {
    "BlastOutput_program", "BlastOutput_version", "BlastOutput_db", "Parameters_matrix", "Parameters_expect",
    "Parameters_gap-open", "Parameters_gap-extend", "Parameters_filter",
}  # fmt: skip
_PARTS: Final = {
    "Iteration_query-ID",
    "Iteration_query-def",
    "Iteration_query-len",
    "Hit_id",
    "Hit_def",
    "Hit_len",
}
_NUMBERS: Final = {
    "Hsp_bit-score": "bits",
    "Hsp_score": "score",
    "Hsp_evalue": "evalue",
    "Hsp_query-from": "query_start",
    "Hsp_query-to": "query_end",
    "Hsp_hit-from": "subject_start",
    "Hsp_hit-to": "subject_end",
    "Hsp_identity": "identities",
    "Hsp_positive": "positive",
    "Hsp_gaps": "gaps",
    "Hsp_align-len": "length",
}
_NUMBERED: Final = ("Query_", "gnl|BL_ORD_ID|", "BL_ORD_ID|")
"""How names begin that BLAST makes up; then the definition begins with the one of the FASTA file."""


def is_xml(path: Path) -> bool:
    """Whether a file, compressed or not, begins like XML. Raises FastaError if it cannot be read."""
    stream = TextStream(path)
    try:
        head = bytearray(64)
        size = stream.readinto(head)
    finally:
        stream.close()
    return (
        bytes(head[:size])
        .lstrip(b"\xef\xbb\xbf \t\r\n")
        .startswith((b"<?xml", b"<!DOCTYPE", b"<BlastOutput"))
    )


def read_xml(path: Path, token: CancelToken) -> Generator[tuple[int, int], None, Reported]:
    """Read BLAST's XML; yields (bytes read, bytes of the file) some 50 ms apart.

    Raises ResultFileError, FastaError for a file that cannot be read at all, and OperationCancelled.
    """
    reader = _Reader(path)
    stream = TextStream(path)
    total = path.stat().st_size
    buffer = bytearray(_BLOCK)
    try:
        while size := stream.readinto(buffer):
            token.raise_if_cancelled()
            reader.feed(bytes(memoryview(buffer)[:size]))
            yield min(stream.source.bytes_done, total), total
    finally:
        stream.close()
    return reader.end()


class _Reader:
    """Collects hits from the events of a parser that refuses entities."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._report = Reported(Collector(str(path)), "BLAST XML", names_all_queries=True)
        self._head: dict[str, str] = {}
        self._part: dict[str, str] = {}
        self._hsp: dict[str, float] = {}
        self._rows: list[tuple[bytes, bytes, bytes, bytes, dict[str, float]]] = []
        self._text: list[str] | None = None
        self._root = ""
        parser = self._parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.EntityDeclHandler = self._refuse
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._finish
        parser.CharacterDataHandler = self._letters

    def feed(self, data: bytes, last: bool = False) -> None:
        """Take the next bytes."""
        try:
            self._parser.Parse(data, last)
        except expat.ExpatError as error:
            ends = error.code in (
                expat.errors.codes[expat.errors.XML_ERROR_NO_ELEMENTS],
                expat.errors.codes[expat.errors.XML_ERROR_UNCLOSED_TOKEN],
                expat.errors.codes[expat.errors.XML_ERROR_PARTIAL_CHAR],
            )
            problem = (
                "the file ends before its XML does: it is cut short."
                if last and ends
                else f"this is not XML as BLAST writes it: {expat.ErrorString(error.code)}."
            )
            raise self._error(
                problem, "Use the complete file, or have the program write a table (format 6).", error.lineno
            ) from error

    def end(self) -> Reported:
        """Return what was read."""
        self.feed(b"", last=True)
        self._flush()
        report, head = self._report, self._head
        report.version = head.get("BlastOutput_version", "").partition(" ")[2] or head.get(
            "BlastOutput_version", ""
        )
        program = head.get("BlastOutput_version", "").partition(" ")[0]
        report.program = "DIAMOND" if program.lower() == "diamond" else program.upper()
        for label, name in (
            ("Database", "BlastOutput_db"),
            ("Matrix", "Parameters_matrix"),
            ("E-value bound", "Parameters_expect"),
            ("Filter", "Parameters_filter"),
        ):
            if head.get(name):
                report.facts[label] = head[name]
        costs = head.get("Parameters_gap-open"), head.get("Parameters_gap-extend")
        if all(costs):
            report.facts["Gap costs"] = f"open {costs[0]}, extend {costs[1]}"
        report.columns = tuple(name for name in _NUMBERS)
        return report

    def _begin(self, name: str, attributes: Any) -> None:
        if not self._root:
            self._root = name
            if name == "BlastXML2":
                raise self._error(
                    "this is BLAST's XML2 (format 14 or 16).", "Have BLAST write format 5, 6 or 7 instead."
                )
            if name != "BlastOutput":
                raise self._error(
                    f"its XML is not BLAST's: it begins with <{name}>.", "Choose BLAST's format 5."
                )
        if name in _HEAD or name in _PARTS or name in _NUMBERS:
            self._text = []
        elif name == "Iteration":
            self._part = {}
        elif name == "Hsp":
            self._hsp = {}

    def _letters(self, text: str) -> None:
        if self._text is not None:
            self._text.append(text)

    def _finish(self, name: str) -> None:
        text = "".join(self._text or ())[:_LONGEST].strip()
        self._text = None
        if name in _NUMBERS:
            try:
                number = float(text)
            except ValueError:
                number = np.nan
            if not np.isfinite(number):
                raise self._error(f"{text[:40]!r} is not a number, as {name} must be.")
            self._hsp[_NUMBERS[name]] = number
        elif name in _HEAD:
            self._head[name] = text
            if name == "BlastOutput_program" and text.upper() in NUCLEOTIDES:
                raise self._error(f"{text} compares nucleotides.", PROTEINS)
        elif name in _PARTS:
            self._part[name] = text
        elif name == "Hsp":
            self._take()
        elif name == "Iteration_query-len":
            self._part[name] = text
        elif name == "Iteration" and "Iteration_query-def" in self._part:
            query, title = self._named("Iteration_query-ID", "Iteration_query-def")
            self._report.hsps.queries.places([query], [title])

    def _named(self, name: str, definition: str) -> tuple[bytes, bytes]:
        """Return the name and the title of a query or a subject."""
        identifier, title = self._part.get(name, ""), self._part.get(definition, "")
        if (not identifier or identifier.startswith(_NUMBERED)) and title and title != "No definition line":
            identifier, _, title = title.partition(" ")
        return identifier.encode(), title.encode()

    def _take(self) -> None:
        hsp = self._hsp
        for side, name in (("query", "Iteration_query-len"), ("subject", "Hit_len")):
            length = self._part.get(name, "")
            if length.isdigit():
                hsp[f"{side}_length"] = float(length)
        if hsp.get("length"):
            if "identities" in hsp:
                hsp["identity"] = 100 * hsp["identities"] / hsp["length"]
            if "positive" in hsp:
                hsp["positives"] = 100 * hsp["positive"] / hsp["length"]
            if {"identities", "gaps"} <= hsp.keys():
                hsp["mismatches"] = hsp["length"] - hsp["identities"] - hsp["gaps"]
        query = self._named("Iteration_query-ID", "Iteration_query-def")
        self._rows.append((*query, *self._named("Hit_id", "Hit_def"), hsp))
        self._hsp = {}
        if len(self._rows) >= _ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        if not self._rows:
            return
        queries, query_titles, subjects, subject_titles, found = zip(*self._rows, strict=True)
        keys = dict.fromkeys(key for one in found for key in one)
        numbers = {key: np.array([one.get(key, np.nan) for one in found]) for key in keys}
        hsps = self._report.hsps
        hsps.add(
            hsps.queries.places(queries, query_titles),
            hsps.subjects.places(subjects, subject_titles),
            numbers,
            self._parser.CurrentLineNumber,
        )
        self._rows = []

    def _refuse(self, *_: Any) -> None:
        raise self._error("its XML declares entities, which no result of BLAST does.", "It was not read.")

    def _error(self, problem: str, hint: str = "", line: int = 0) -> ResultFileError:
        return ResultFileError(str(self._path), problem, hint, line=line or self._parser.CurrentLineNumber)
