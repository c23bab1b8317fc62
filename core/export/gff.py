"""Write hits as GFF3: where on the query each is, for programs that show features along sequences.

Source: Lincoln Stein, Generic Feature Format Version 3, 1.26.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Final

import numpy as np

from swathe.core.export.provenance import lines as provenance_lines
from swathe.core.export.spreadsheet import comment
from swathe.core.export.values import ExportJob, query_label

_NOT_IN_SEQID: Final = re.compile(r"[^a-zA-Z0-9.:^*$@!+_?|-]")
_NOT_IN_ATTRIBUTES: Final = re.compile(r"[\x00-\x1f\x7f%;=&,]")
_FIGURES: Final = {
    "score": "raw_score", "bits": "bits", "identity": "percent_identity", "positives": "percent_positives",
    "query_coverage": "query_coverage", "subject_length": "target_length",
}  # fmt: skip
"""Columns that become attributes, whose names begin in lower case as the format asks for."""
_PLACES: Final = ("query_start", "query_end", "evalue")


def write_gff3(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write each hit as a ``protein_match`` with a ``match_part``, which has its alignment (Target, Gap).

    The sequence is the query, the target the subject. The score is the E-value, as the format recommends.
    """
    from swathe.core.alignment.texts import gff_gaps
    from swathe.core.export.cells import ROWS, Cells, ColumnCells, Spelling, lines, wholes, write_bytes

    stream.write("##gff-version 3\n")
    regions: dict[str, int] = {}
    for number, query, _ in job.queries():
        name = _seqid(query_label(number, query))
        regions[name] = max(regions.get(name, 0), len(query.query))
    stream.writelines(f"##sequence-region {name} 1 {length}\n" for name, length in regions.items())
    if job.comments:
        stream.writelines(comment(*fact) + "\n" for fact in provenance_lines(job.result, job.written))
    database = job.result.plan.database
    keys = ["subject", *_PLACES, "subject_start", "subject_end", *_FIGURES]
    columns = ColumnCells(database, keys, Spelling(_attribute, b"."))
    notes = ColumnCells(database, ["description"], Spelling(_note, b""))
    done = 0
    for number, query, rows in job.queries():
        sequence = _seqid(query_label(number, query)).encode()
        for begin in range(0, rows.size, ROWS):
            some = rows[begin : begin + ROWS]
            cells = dict(zip(keys, columns.of((query.hits, some)), strict=True))
            of_hit = wholes(np.arange(done + 1, done + some.size + 1), b"")
            place = [(b"\t", cells[key]) for key in _PLACES]
            gaps = Cells.of(gff_gaps(query.hits.alignments.pairs(some)))
            write_bytes(
                stream,
                lines(
                    [
                        (sequence + b"\tSwathe\tprotein_match", Cells.same(b"", some.size)),
                        *place,
                        (b"\t.\t.\tID=hit", of_hit),
                        (b";Name=", cells["subject"]),
                        (b"", notes.of((query.hits, some))[0]),
                        (b"\n" + sequence + b"\tSwathe\tmatch_part", Cells.same(b"", some.size)),
                        *place,
                        (b"\t.\t.\tID=part", of_hit),
                        (b";Parent=hit", of_hit),
                        (b";Target=", cells["subject"]),
                        (b" ", cells["subject_start"]),
                        (b" ", cells["subject_end"]),
                        (b";Gap=", gaps),
                        *((f";{name}=".encode(), cells[key]) for key, name in _FIGURES.items()),
                    ],
                    b"\n",
                    some.size,
                ),
            )
            done += some.size
            yield done
    yield done


def _escaped(text: str, illegal: re.Pattern[str]) -> str:
    clean = text.encode("utf-8", "backslashreplace").decode()
    return illegal.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), clean)


def _seqid(label: str) -> str:
    return _escaped(label, _NOT_IN_SEQID)


def _attribute(text: str | None) -> bytes:
    return _escaped(text or "", _NOT_IN_ATTRIBUTES).encode()


def _note(text: str | None) -> bytes:
    return b";Note=" + _attribute(text) if text else b""
