"""What the columns of other programs' tables are called, and what Swathe makes of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

STANDARD: Final = (
    "qseqid", "sseqid", "pident", "length", "mismatch", "gapopen",
    "qstart", "qend", "sstart", "send", "evalue", "bitscore",
)  # fmt: skip
"""The twelve columns of a table that names none: BLAST's ``std``, and the default of the other programs."""
QUERY: Final = "query"
SUBJECT: Final = "subject"
TITLES: Final = ("query_title", "subject_title")
TEXTS: Final = (QUERY, SUBJECT, *TITLES)
"""Columns of text; all others that are read hold numbers."""
_NAMES: Final = {
    QUERY: "qseqid qaccver qacc query",
    SUBJECT: "sseqid saccver sacc target subject",
    "query_title": "qtitle qheader",
    "subject_title": "stitle theader salltitles description",
    "evalue": "evalue",
    "bits": "bitscore bits",
    "score": "score raw rawscore",
    "identity": "pident identity",
    "fraction_identical": "fident",
    "length": "length alnlen",
    "identities": "nident",
    "positive": "positive",
    "positives": "ppos",
    "mismatches": "mismatch",
    "gap_openings": "gapopen",
    "gaps": "gaps",
    "query_start": "qstart",
    "query_end": "qend",
    "subject_start": "sstart tstart",
    "subject_end": "send tend",
    "query_length": "qlen",
    "subject_length": "slen tlen subject_length",
}
_SPELT_OUT: Final = {
    QUERY: "query id, query acc., query acc.ver",
    SUBJECT: "subject id, subject acc., subject acc.ver",
    "query_title": "query title",
    "subject_title": "subject title, subject titles",
    "evalue": "expected value, evalue",
    "bits": "bit score",
    "score": "score, raw score",
    "identity": "% identity, percentage of identical matches",
    "length": "alignment length",
    "identities": "identical, number of identical matches",
    "positive": "positives, number of positive-scoring matches",
    "positives": "% positives, percentage of positive-scoring matches",
    "mismatches": "mismatches, number of mismatches",
    "gap_openings": "gap opens, number of gap openings",
    "gaps": "gaps, total number of gaps",
    "query_start": "q. start, start of alignment in query",
    "query_end": "q. end, end of alignment in query",
    "subject_start": "s. start, start of alignment in subject",
    "subject_end": "s. end, end of alignment in subject",
    "query_length": "query length",
    "subject_length": "subject length",
}
"""As BLAST's format 7 and DIAMOND's ``--header`` spell them."""
MEANING: Final = {
    name: key
    for names, between in ((_NAMES, " "), (_SPELT_OUT, ", "))
    for key, words in names.items()
    for name in words.split(between)
}
"""What is read from a column of some name, in lower case; columns of other names are left out."""
_BETWEEN: Final = re.compile(r"[\s,]+")


def asked_for(words: str) -> tuple[str, ...]:
    """Return the names of columns as BLAST takes them: ``qseqid sseqid evalue``, ``6 std qlen``."""
    names = [name for name in _BETWEEN.split(words.strip()) if name]
    if names and names[0] in ("6", "7", "10"):
        names = names[1:] or ["std"]
    return tuple(name for word in names for name in (STANDARD if word == "std" else (word,)))


def meanings(names: Sequence[str]) -> tuple[str, ...]:
    """Return what is read from each column, '' for what is left out: no meaning is read twice."""
    found: list[str] = []
    for name in names:
        key = MEANING.get(name.strip().lower(), "")
        found.append("" if key in found else key)
    return tuple(found)
