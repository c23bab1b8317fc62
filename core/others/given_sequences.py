"""Sequences given to a table of hits: found by name, refused where they are not those that were searched."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import open_database
from swathe.core.headers.naming import partners
from swathe.core.others.hsps import OtherQueriesError, ResultFileError, SwappedFilesError
from swathe.core.sequences.alphabet import CODE_STOP
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.sequences.sequence import identifier_of
from swathe.core.system.steps import map_steps
from swathe.core.system.words import counted

_HEADERS_AT_ONCE: Final = 50_000
_NAMES_SHOWN: Final = 3
"""Of the names that a file with sequences does not have."""
_ROUNDING: Final = 0.051
"""Of a coverage in percent, which may be written with one decimal."""
_MORE: Final = 2
_BESIDES: Final = 0.05
"""Residues may differ so many times more often than a table says, and in this part of the columns besides.

Programs estimate identities, count masked residues in their own ways, and leave out gaps that make up for
each other; other sequences differ in 94 of 100 residues.
"""
NOTHING: Final = np.empty(0, np.uint8)
_OF_QUERIES: Final = "Choose the file of the queries that were searched."
_OF_SUBJECTS: Final = "Choose the database that was searched."
_OF_BOTH: Final = "Choose the files that were searched."

Rows = Mapping[str, NDArray[np.float64]]


@dataclass(frozen=True, slots=True)
class Reading:
    """How far reading is: `done` of `total` of `path`, bytes or sequences.

    The database is read last, once the queries have been taken.
    """

    done: int
    total: int
    path: Path


@dataclass(slots=True)
class GivenSequences:
    """The proteins of a table, without residues where no file has them, and what to keep in mind."""

    queries: list[Protein]
    subjects: list[Protein]
    notes: list[str] = field(default_factory=list)


def find_sequences(
    table: Path,
    headers: tuple[Sequence[str], Sequence[str]],
    best: Rows,
    queries: Path | None,
    database: Path | None,
    token: CancelToken,
) -> Generator[Reading, None, GivenSequences]:
    """Return the proteins that a table names with what files have of them.

    Parameters
    ----------
    headers : of its queries and of its subjects
    best : its rows, as `Collector.best` returns them

    Subjects that are not those searched stay without residues, and a note says so.

    Raises ResultFileError where a file has none of them, a query that is not the one searched or more of such
    subjects than others, FastaError, DatabaseError and OperationCancelled.
    """
    named = [[identifier_of(header) for header in side] for side in headers]
    unknown = [[Protein(header, NOTHING) for header in side] for side in headers]
    given = GivenSequences(unknown[0], unknown[1])
    records: list[str] = []
    if queries is not None:
        there, _ = read_sequences(queries)
        records = [one.identifier for one in there]
        found = partners(named[0], records)
        only = len(named[0]) == len(records) == 1 and found[0] < 0
        if only:
            found[0] = 0
        if (found < 0).all():
            hint = _OF_QUERIES
            if (partners(named[1], records) >= 0).any():
                hint = f"It has subjects of the table: it seems to be the database. {hint}"
            raise _none_of("queries", table, queries, named[0], records, hint)
        given.queries = [
            Protein(there[place].header, there[place].residues) if place >= 0 else one
            for one, place in zip(given.queries, found.tolist(), strict=True)
        ]
        if faults := _other_lengths("query", table, named[0], given.queries, best):
            raise ResultFileError(str(queries), f"its sequence {next(iter(faults.values()))}", _OF_QUERIES)
        given.notes += _lacking("queries", queries, named[0], found)
        if only:
            given.queries = [Protein(headers[0][0], there[0].residues)]
            given.notes.append(
                f"The only record of {queries.name}, {records[0] or 'without a name'}, was taken as the "
                f"query {named[0][0]}, although their names differ."
            )
    if database is not None:
        yield Reading(0, 1, database)
        opened = yield from map_steps(
            open_database(database, token), lambda step: Reading(step.bytes_done, step.bytes_total, database)
        )
        names: list[str] = []
        for index in range(opened.n_sequences):
            names.append(identifier_of(opened.header(index)))
            if index % _HEADERS_AT_ONCE == 0:
                token.raise_if_cancelled()
                yield Reading(index, opened.n_sequences, database)
        found = partners(named[1], names)
        if queries is not None and (found < 0).any() and _swapped(named, records, names, found):
            raise SwappedFilesError(
                str(table),
                f"{database.name} has its queries, and {queries.name} more of its subjects.",
                "Give the two files the other way round.",
            )
        if found.size and (found < 0).all():
            raise _none_of("subjects", table, database, named[1], names, _OF_SUBJECTS)
        given.subjects = [
            Protein(opened.header(place), np.array(opened.codes(place))) if place >= 0 else one
            for one, place in zip(given.subjects, found.tolist(), strict=True)
        ]
        given.notes += _lacking("subjects", database, named[1], found)
        wrong = _other_lengths("subject", table, named[1], given.subjects, best)
        wrong.update(_other_residues(table, named, (queries, database), given, best, token))
        if wrong:
            first, others = next(iter(wrong.values())), len(wrong) - 1
            if 2 * len(wrong) > np.count_nonzero(found >= 0):
                also = f" {others:,} more are not those searched." if others else ""
                raise ResultFileError(str(database), f"its sequence {first}{also}", _OF_SUBJECTS)
            are = counted(len(wrong), "sequence is not the one", "sequences are not those")
            given.notes.append(f"Of {database.name}, {are} searched and left out: {first}")
            for place in wrong:
                given.subjects[place] = Protein(headers[1][place], NOTHING)
    return given


def _swapped(
    named: Sequence[Sequence[str]], records: Sequence[str], names: Sequence[str], found: NDArray[np.int64]
) -> bool:
    """Whether the files of queries and database, of these names, fit a table better the other way round."""

    def shared(ours: Sequence[str], theirs: Sequence[str]) -> int:
        return int(np.count_nonzero(partners(ours, theirs) >= 0))

    more_subjects = shared(named[1], records) > np.count_nonzero(found >= 0)
    return bool(more_subjects) and shared(named[0], names) >= shared(named[0], records)


def _none_of(
    what: str, table: Path, file: Path, wanted: Sequence[str], there: Sequence[str], hint: str
) -> ResultFileError:
    """Return the error for a file of which no name is in the table; `what` are queries or subjects."""
    first = there[0] or "one without a name"
    problem = f"it has none of the {what} of {table.name} ({_listed(wanted)}); its first sequence is {first}."
    return ResultFileError(str(file), problem, hint)


def _lacking(what: str, file: Path, wanted: Sequence[str], found: NDArray[np.int64]) -> list[str]:
    """Return a sentence on the names that a file with sequences does not have; none where it has all."""
    names = [name for name, place in zip(wanted, found.tolist(), strict=True) if place < 0]
    if not names:
        return []
    n = len(wanted)
    return [f"{file.name} has {n - len(names):,} of the table's {n:,} {what}: it lacks {_listed(names)}."]


def _listed(names: Sequence[str]) -> str:
    """Return the first names, and how many more there are."""
    shown = list(names[:_NAMES_SHOWN])
    if len(names) > _NAMES_SHOWN:
        shown.append(f"{len(names) - _NAMES_SHOWN:,} more")
    return " and ".join(filter(None, (", ".join(shown[:-1]), shown[-1])))


def _other_lengths(
    side: str, table: Path, named: Sequence[str], proteins: Sequence[Protein], best: Rows
) -> dict[int, str]:
    """Say of each protein that is longer or shorter than a table implies, by its place, what the table says.

    A table has a length, or positions beyond the end, or a coverage, which is of the whole length. A stop at
    the end counts for some programs, and for others it does not.
    """
    places = best[side].astype(np.int64)
    whole = np.array([len(one) for one in proteins], np.float64)
    stop = np.array([len(one) > 1 and one.residues[-1] == CODE_STOP for one in proteins], np.float64)
    whole[whole == 0] = np.nan
    longest, shortest = whole[places], (whole - stop)[places]
    unknown = np.full(places.size, np.nan)
    stated, start, end, coverage = (
        best.get(f"{side}_{name}", unknown) for name in ("length", "start", "end", "coverage")
    )
    span = 100 * (end - start + 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        implied = span / coverage
        by_coverage = (span / longest > coverage + _ROUNDING) | (span / shortest < coverage - _ROUNDING)
    faults: dict[int, str] = {}
    for wrong, numbers, says in (
        ((stated < shortest) | (stated > longest), stated, "says that {} has {:,.0f}"),
        (end > longest, end, "aligns {} up to position {:,.0f}"),
        (by_coverage, implied, "says by its coverage that {} has {:,.0f}"),
    ):
        for row in np.flatnonzero(wrong).tolist():
            place = int(places[row])
            one = proteins[place]
            says_it = says.format("it" if one.identifier == named[place] else named[place], numbers[row])
            residues = counted(len(one), "residue")
            words = f"{one.identifier or 'without a name'} has {residues}, but {table.name} {says_it}."
            faults.setdefault(place, words)
    return faults


def _other_residues(
    table: Path,
    named: Sequence[Sequence[str]],
    files: tuple[Path | None, Path],
    given: GivenSequences,
    best: Rows,
    token: CancelToken,
) -> dict[int, str]:
    """Say of each subject that differs from its query more than a table says, by its place, in how much.

    Only alignments without gaps are compared: their residues stand opposite each other without being aligned.

    Raises ResultFileError where most of those of a query differ more: then the query is another one.
    """
    ranges = ["query_start", "query_end", "subject_start", "subject_end"]
    if not {*ranges, "length", "mismatches"} <= best.keys():
        return {}
    places = best["query"].astype(np.int64), best["subject"].astype(np.int64)
    begin, end, subject_begin, subject_end = (best[name] for name in ranges)
    length, openings = best["length"], best.get("gap_openings", np.zeros(places[0].size))
    plain = (end - begin + 1 == length) & (subject_end - subject_begin + 1 == length) & (openings == 0)
    compared = np.zeros(len(given.queries), np.int64)
    differing: dict[int, dict[int, str]] = {}
    for number, row in enumerate(np.flatnonzero(plain).tolist()):
        if number % _HEADERS_AT_ONCE == 0:
            token.raise_if_cancelled()
        query, subject = (int(side[row]) for side in places)
        one = given.queries[query].residues[int(begin[row]) - 1 : int(end[row])]
        other = given.subjects[subject].residues[int(subject_begin[row]) - 1 : int(subject_end[row])]
        if not one.size == other.size == length[row]:
            continue  # one is not given, or not long enough, which is said elsewhere
        compared[query] += 1
        alike, stated = int(np.count_nonzero(one == other)), int(length[row] - best["mismatches"][row])
        if one.size - alike > _MORE * (one.size - stated) + _BESIDES * one.size:
            differing.setdefault(query, {})[subject] = (
                f"{named[1][subject]} has {alike:,} of {one.size:,} residues in common with "
                f"the query {named[0][query]}, but {table.name} says {stated:,}."
            )
    for query, faults in differing.items():
        if files[0] is not None and 2 * len(faults) > compared[query]:
            words = next(iter(faults.values()))
            problem = f"a sequence is not the one searched: {words}"
            raise OtherQueriesError(f"{files[0]} or {files[1].name}", problem, _OF_BOTH)
    return {subject: words for faults in differing.values() for subject, words in faults.items()}
