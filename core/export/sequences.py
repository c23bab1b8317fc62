"""Write the hits' whole sequences as FASTA."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Final

from swathe.core.database import Database
from swathe.core.export.values import ExportJob
from swathe.core.sequences.alphabet import decode

_WIDTH: Final = 60
_EVERY: Final = 200


def write_fasta(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write each chosen subject once, under its unchanged header, in lines of 60 letters.

    A subject that several queries hit is written where it occurs first. Letters are as in the database: upper
    case without gap characters; U and O stay.
    """
    seen: set[int] = set()
    out = stream.buffer
    done = 0
    for _, query, rows in job.queries():
        database = query.hits.database
        for row in rows:
            done += 1
            subject = int(query.hits.subjects[row])
            if subject in seen:
                continue
            seen.add(subject)
            out.write(fasta_record(database, subject))
            if done % _EVERY == 0:
                yield done
    yield done


def fasta_record(database: Database, subject: int) -> bytes:
    """Return a subject under its unchanged header, in lines of 60 letters."""
    record = int(database.records[subject])
    start, end = (int(offset) for offset in database.header_offsets[record : record + 2])
    letters = decode(database.codes(subject)).encode("ascii")
    lines = (letters[place : place + _WIDTH] for place in range(0, len(letters), _WIDTH))
    return b"\n".join((b">" + database.header_bytes[start:end].tobytes(), *lines, b""))
