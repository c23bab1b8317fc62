"""Reading queries, both FASTA and PSI-BLAST ASCII PSSMs, from one or several files."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as Several
from dataclasses import replace
from pathlib import Path

import numpy as np

from swathe.core.errors import FastaError, NoResiduesError
from swathe.core.scoring.about_pssm import read_about
from swathe.core.scoring.pssm import PositionSpecificQuery, is_pssm, parse_pssm
from swathe.core.sequences.alphabet import N_CODES
from swathe.core.sequences.fasta import parse, read_text, reading_notes
from swathe.core.sequences.fasta_faults import (
    check_alignment,
    check_bare,
    check_encoding,
    has_header,
    listed,
    under_names,
)
from swathe.core.sequences.sequence import ReadingNotes, Sequence, join_notes, length_text
from swathe.core.system.words import counted


def read_queries(
    paths: Iterable[Path], *, line_by_line: bool = False
) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Read the queries of files, each FASTA or an ASCII PSSM, plain or compressed, recognized by content.

    line_by_line : whether each line is a query where lines without headers look like sequences of their own

    Returns them in the files' order, and notes on what reading all files changed. Raises FastaError.
    """
    queries: list[Sequence] = []
    every: list[ReadingNotes] = []
    for path in paths:
        text, misnamed = read_text(path)
        if line_by_line and (lines := listed(text)):
            text = under_names(lines).encode()
        some, notes = parse_file(text, str(path))
        for query in some:
            if isinstance(query, PositionSpecificQuery):
                query = replace(query, about=read_about(path, text))
            queries.append(query)
        every.append(replace(notes, misnamed=int(misnamed)))
    return tuple(queries), join_notes(every)


def parse_file(data: bytes, source: str) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Read the queries of a file's text without empty records, or one sequence without a header.

    Raises FastaError, also if no record has residues and if a text without a header is not a sequence.
    """
    check_encoding(data[:4], source)
    check_alignment(data, source)
    if has_header(data) or is_pssm(data):
        return with_residues(*parse_queries(data, source), source)
    check_bare(data, source)
    try:
        return with_residues(*parse_queries(data, source, bare=True), source)
    except FastaError as error:
        if error.line is None:
            raise
        problem = error.problem
        # A first line may be a header without its sign; one that begins with a number is of a sequence.
        if error.line == 1 and data[:1].isalpha() and b"\n" in data.strip():
            problem = f"there is no header line in it, and {problem}"
        raise FastaError(source, problem, error.hint, line=error.line, column=error.column) from error


def with_residues(
    queries: tuple[Sequence, ...], notes: ReadingNotes, source: str
) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Return the queries that have residues, and count the others; raises NoResiduesError if none has any."""
    kept = tuple(query for query in queries if len(query))
    if not kept:
        none = f"none of its {len(queries):,} records has any residues."
        problem = "its only record has no residues." if len(queries) == 1 else none
        raise NoResiduesError(source, problem, "A query needs at least one.")
    return kept, replace(notes, empty_records=0, left_out=len(queries) - len(kept))


def parse_queries(
    data: bytes, source: str, *, bare: bool = False
) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Read the queries of a text: a PSSM as `PositionSpecificQuery`, anything else by `fasta.parse`."""
    check_encoding(data[:4], source)
    if not is_pssm(data):
        return parse(data, source, bare=bare)
    query = parse_pssm(data, source)
    notes = reading_notes(
        np.bincount(query.codes, minlength=N_CODES), lower_case=0, removed=0, punctuation=0, comments=0,
        empty_records=0, duplicate_identifiers=0, undecodable_headers=0,
    )  # fmt: skip
    # Notes on residues do not apply: they score by position, whatever their letters.
    return (query,), replace(notes, scored_as_x=0, stops=0)


def length_words(queries: Several[Sequence], unit: str = "") -> str:
    """Return how long queries are together: as `length_text` says it, of PSSMs alone ``375 positions``."""
    if queries and len(position_specific(queries)) == len(queries):
        return counted(sum(map(len, queries)), "position")
    return length_text(queries, unit)


def position_specific(queries: Iterable[Sequence]) -> tuple[PositionSpecificQuery, ...]:
    """Return those queries that are PSSMs."""
    return tuple(query for query in queries if isinstance(query, PositionSpecificQuery))
