"""The columns of BLAST+'s tables by its names (``-outfmt "6 qseqid sseqid qcovs"``), with its digits.

The rules are those of NCBI's `CBlastTabularInfo`, observed in the output of blastp 2.12.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.database.stored import gathered
from swathe.core.errors import InvalidRequest
from swathe.core.export.values import query_label
from swathe.core.headers.scan import headers_of
from swathe.core.headers.text import cell_of
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import evalue_text
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.sequence import subject_name
from swathe.core.system.texts import Texts

if TYPE_CHECKING:
    from swathe.core.export.cells import Cells  # compiled code, slow to import

STANDARD: Final = (
    "qaccver", "saccver", "pident", "length", "mismatch", "gapopen", "qstart", "qend", "sstart", "send",
    "evalue", "bitscore",
)  # fmt: skip
"""What ``std`` stands for."""
ABSENT: Final = {
    **dict.fromkeys(("qgi", "sgi", "sallgi"), "GI numbers, which NCBI gave up in 2016"),
    **dict.fromkeys(
        ("scomname", "scomnames", "sblastname", "sblastnames", "sskingdom", "sskingdoms"),
        "a copy of NCBI's taxonomy",
    ),
    "qcovus": "nucleotides: BLAST writes it for blastn alone",
}
"""BLAST's other names, with what they would need."""
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_NO_STATISTICS: Final = b"nan"
_UNKNOWN: Final = "N/A"
_LONG: Final = 99_999.0
_WHOLE: Final = 99.9
"""Bit scores above which BLAST writes fewer digits."""


@dataclass(frozen=True, slots=True)
class Field:
    """A column: BLAST's name, its title in comment lines, what it holds, and whether hits must be aligned."""

    name: str
    title: str
    meaning: str
    aligned: bool
    cells: Callable[[FieldRows], Cells]


class FieldRows:
    """Rows of a query's hits, and what their cells are made from, read where a column needs it."""

    def __init__(self, number: int, query: QueryResult, rows: NDArray[np.int64]) -> None:
        self.label = query_label(number, query)
        self.table = query.hits
        self.rows = rows
        self.subjects = query.hits.subjects[rows]
        self.lengths = query.hits.database.lengths[self.subjects]

    @cached_property
    def pairs(self) -> AlignedPairs:
        """The alignments."""
        return self.table.alignments.pairs(self.rows)

    @cached_property
    def residues(self) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        """Codes of the subjects, and where each begins among them."""
        stored = self.table.database
        places = stored.offsets[self.subjects], stored.offsets[self.subjects + 1]
        residues, begins, _ = gathered(stored.residues, *places)
        return residues, begins

    @cached_property
    def headers(self) -> list[tuple[str, int]]:
        """The header of each subject, and its record."""
        stored = self.table.database
        records = stored.records[self.subjects]
        read = headers_of(stored.header_bytes, stored.header_offsets, records)
        return list(zip(map(decode_header, read), records.tolist(), strict=True))

    @cached_property
    def gapped(self) -> tuple[Texts, Texts]:
        """The aligned parts of query and subjects, with their gaps."""
        from swathe.core.alignment.texts import gapped_rows

        return gapped_rows(self.pairs, self.table.query.ascii, *self.residues)


def chosen(names: Iterable[str]) -> tuple[str, ...]:
    """Return the columns that names ask for, as BLAST reads them, but that it passes over unknown ones.

    ``std`` stands for the usual twelve, ``-name`` takes a column out, and none is there twice.

    Raises InvalidRequest for names that there are not.
    """
    found: dict[str, None] = {}
    for word in names:
        if word.startswith("-"):
            _known(word[1:])
            found.pop(word[1:], None)
        elif word == "std":
            found.update(dict.fromkeys(STANDARD))
        else:
            found[_known(word)] = None
    return tuple(found or STANDARD)


def titles(names: Sequence[str]) -> str:
    """Return what BLAST's comment lines call columns."""
    return ", ".join(FIELD[name].title for name in names)


def cells_of(names: Sequence[str], part: FieldRows) -> list[Cells]:
    """Return the cells of each of the columns."""
    return [FIELD[name].cells(part) for name in names]


def _known(name: str) -> str:
    if name in FIELD:
        return name
    if name in ABSENT:
        raise InvalidRequest("columns", f"The column {name} would need {ABSENT[name]}.", _HINT)
    raise InvalidRequest("columns", f"BLAST's tables have no column {name}.", _HINT)


def _same(text: str) -> Callable[[FieldRows], Cells]:
    """Return the cells of a column that says the same of every hit."""
    return lambda part: _listed([text.encode()] * part.rows.size)


def _query(part: FieldRows) -> Cells:
    from swathe.core.export.cells import Cells, encoded

    return Cells.same(encoded(_CONTROL.sub(" ", part.label)), part.rows.size)


def _of_header(read: Callable[[str, int], str]) -> Callable[[FieldRows], Cells]:
    """Return the cells of a column that is read from headers, given each with its record."""

    def cells(part: FieldRows) -> Cells:
        from swathe.core.export.cells import encoded

        texts = (_CONTROL.sub(" ", read(header, record)) for header, record in part.headers)
        return _listed([encoded(text) for text in texts])

    return cells


def _cell(column: str) -> Callable[[FieldRows], Cells]:
    return _of_header(lambda header, record: cell_of(column, header, record) or _UNKNOWN)


def _all_subjects(header: str, record: int) -> str:
    """Return the identifiers of a header that was merged of several."""
    return ";".join(subject_name(one, record) for one in header.split("\x01"))


def _title(header: str, record: int) -> str:
    return header.partition("\x01")[0].strip() or subject_name(header, record)


def _all_titles(header: str, record: int) -> str:
    return "<>".join(_title(one, record) for one in header.split("\x01"))


def _whole(values: Callable[[FieldRows], NDArray[np.generic] | float]) -> Callable[[FieldRows], Cells]:
    """Return the cells of a column of whole numbers."""

    def cells(part: FieldRows) -> Cells:
        from swathe.core.export.cells import wholes

        return wholes(np.broadcast_to(values(part), part.rows.shape), b"")

    return cells


def _percent(name: str, digits: int) -> Callable[[FieldRows], Cells]:
    """Return the cells of a figure's share of the alignment's columns."""

    def cells(part: FieldRows) -> Cells:
        shares = getattr(part.pairs, name) / part.pairs.length * 100
        return _listed([b"%.*f" % (digits, share) for share in shares.tolist()])

    return cells


def _coverage(part: FieldRows) -> NDArray[np.float64]:
    """Return the share of the query that is aligned, rounded, but never up to 100 %."""
    share = 100 * (part.pairs.query_end - part.pairs.query_start) / len(part.table.query)
    return np.where(share < 99, np.floor(share + 0.5), np.floor(share))


def _evalues(part: FieldRows) -> Cells:
    values = part.table.log10_evalues[part.rows].tolist()
    return _listed(
        [_NO_STATISTICS if math.isnan(e) else evalue_text(e, tabular=True).encode() for e in values]
    )


def _bits(part: FieldRows) -> Cells:
    return _listed([bits_cell(bits) for bits in part.table.bits[part.rows].tolist()])


def bits_cell(bits: float) -> bytes:
    """Return a bit score as BLAST's tables have it: cut off above 99.9, below 10 with a space in front."""
    if math.isnan(bits):
        return _NO_STATISTICS
    if bits > _LONG:
        return b"%.3e" % bits
    return b"%d" % int(bits) if bits > _WHOLE else b"%4.1f" % bits


def _btops(part: FieldRows) -> Cells:
    from swathe.core.alignment.texts import btops
    from swathe.core.export.cells import Cells

    return Cells.of(btops(part.pairs, part.table.query.ascii, *part.residues))


def _gapped(which: int) -> Callable[[FieldRows], Cells]:
    def cells(part: FieldRows) -> Cells:
        from swathe.core.export.cells import Cells

        return Cells.of(part.gapped[which])

    return cells


def _listed(texts: list[bytes]) -> Cells:
    from swathe.core.export.cells import Cells

    return Cells.listed(texts)


_SUBJECT: Final = _cell("subject")
FIELDS: Final = (
    Field("qseqid", "query id", "the first word of the query's header", False, _query),
    Field("qacc", "query acc.", "the same", False, _query),
    Field("qaccver", "query acc.ver", "the same", False, _query),
    Field("qlen", "query length", "residues of the query", False, _whole(lambda part: len(part.table.query))),
    Field("sseqid", "subject id", "the first word of the subject's header", False, _SUBJECT),
    Field("sallseqid", "subject ids", "those of a merged header, with ; between", False,
          _of_header(_all_subjects)),
    Field("sacc", "subject acc.", "as sseqid", False, _SUBJECT),
    Field("saccver", "subject acc.ver", "as sseqid", False, _SUBJECT),
    Field("sallacc", "subject accs.", "as sallseqid", False, _of_header(_all_subjects)),
    Field("slen", "subject length", "residues of the subject", False, _whole(lambda part: part.lengths)),
    Field("qstart", "q. start", "first aligned residue of the query, from 1", True,
          _whole(lambda part: part.pairs.query_start + 1)),
    Field("qend", "q. end", "last aligned residue of the query", True,
          _whole(lambda part: part.pairs.query_end)),
    Field("sstart", "s. start", "first aligned residue of the subject, from 1", True,
          _whole(lambda part: part.pairs.subject_start + 1)),
    Field("send", "s. end", "last aligned residue of the subject", True,
          _whole(lambda part: part.pairs.subject_end)),
    Field("qseq", "query seq", "the aligned part of the query, gaps as -", True, _gapped(0)),
    Field("sseq", "subject seq", "the aligned part of the subject, gaps as -", True, _gapped(1)),
    Field("evalue", "evalue", "E-value", False, _evalues),
    Field("bitscore", "bit score", "bit score", False, _bits),
    Field("score", "score", "Smith-Waterman score, the unadjusted matrix", False,
          _whole(lambda part: part.table.scores[part.rows])),
    Field("length", "alignment length", "columns of the alignment", True,
          _whole(lambda part: part.pairs.length)),
    Field("pident", "% identity", "identical pairs, % of the columns", True, _percent("identities", 3)),
    Field("nident", "identical", "identical pairs", True, _whole(lambda part: part.pairs.identities)),
    Field("mismatch", "mismatches", "other pairs", True, _whole(lambda part: part.pairs.mismatches)),
    Field("positive", "positives", "pairs with a score above 0", True,
          _whole(lambda part: part.pairs.positives)),
    Field("gapopen", "gap opens", "runs of gap columns", True, _whole(lambda part: part.pairs.gap_openings)),
    Field("gaps", "gaps", "gap columns", True, _whole(lambda part: part.pairs.gaps)),
    Field("ppos", "% positives", "pairs with a score above 0, % of the columns", True,
          _percent("positives", 2)),
    Field("frames", "query/sbjct frames", "1/1: proteins", False, _same("1/1")),
    Field("qframe", "query frame", "1", False, _same("1")),
    Field("sframe", "sbjct frame", "1", False, _same("1")),
    Field("btop", "BTOP", "the alignment as BLAST's trace-back operations", True, _btops),
    Field("staxid", "subject tax id", "NCBI's taxon from the header (OX=, TaxID=), or N/A", False,
          _cell("taxon")),
    Field("ssciname", "subject sci name", "the organism from the header, or N/A", False, _cell("organism")),
    Field("staxids", "subject tax ids", "as staxid", False, _cell("taxon")),
    Field("sscinames", "subject sci names", "as ssciname", False, _cell("organism")),
    Field("stitle", "subject title", "the subject's header", False, _of_header(_title)),
    Field("salltitles", "subject titles", "those of a merged header, with <> between", False,
          _of_header(_all_titles)),
    Field("sstrand", "subject strand", "N/A: proteins", False, _same("N/A")),
    Field("qcovs", "% query coverage per subject", "share of the query that is aligned, %", True,
          _whole(_coverage)),
    Field("qcovhsp", "% query coverage per hsp", "the same", True, _whole(_coverage)),
)  # fmt: skip
"""Every column, in BLAST's order."""
FIELD: Final = {field.name: field for field in FIELDS}
_HINT: Final = f"There are std (the usual twelve), {', '.join(FIELD)}."
