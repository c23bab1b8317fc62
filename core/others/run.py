"""Results of other programs as runs: opened like saved ones, with what their files do not say left out."""

from __future__ import annotations

import datetime
import os
import zipfile
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Manifest
from swathe.core.errors import SwatheError
from swathe.core.headers.brief import brief_query_name
from swathe.core.history.archive import DOCUMENT
from swathe.core.history.kept_database import KeptDatabase
from swathe.core.history.run_file import SUFFIX, SavedRun, read_run
from swathe.core.history.summary import summary_of
from swathe.core.others.blast_xml import is_xml, read_xml
from swathe.core.others.given_sequences import NOTHING, GivenSequences, Reading, find_sequences
from swathe.core.others.hsps import ColumnsError, NoResultError, ResultFileError
from swathe.core.others.reported import Reported
from swathe.core.others.swathe_tables import is_swathes, not_of_hits, read_swathe_table
from swathe.core.others.tables import NO_HITS, read_table
from swathe.core.results.hits import NOT_SCORED, REPORTED, HitTable
from swathe.core.results.marks import NOTE_LENGTH
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.search.events import Plan, SearchResult
from swathe.core.search.origin import FILE_DATED, READ, Origin, cut_lists
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.alphabet import LETTERS, N_CODES
from swathe.core.sequences.fasta import beginning_of
from swathe.core.sequences.fasta_faults import BYTE_ORDER_MARK, TABLES_OF_HITS, known_format
from swathe.core.sequences.sequence import ReadingNotes, identifier_of
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.sequences.streams import EXCEL, TextStream, document_kind
from swathe.core.statistics.evalues import COMPOSITION
from swathe.core.system.settings import VERSION
from swathe.core.system.steps import map_steps

_SNIFFED: Final = 1 << 14
_MOST_COMMAS: Final = 9
"""In a line of text; a table without tabs has more."""
_TABLES: Final = (".tsv", ".csv", ".tab", ".m8", ".xml")
"""How names of tables and XML end: such a file may be empty, or have as few as two columns."""
_READABLE: Final = (
    "Open a .swr file, BLAST's format 5, 6, 7 or 10, a table of DIAMOND or MMseqs2, or one that ssearch36 or "
    "another FASTA program wrote with -m 8."
)
_SIDES: Final = ("query", "subject")


def is_run_file(path: Path) -> bool:
    """Whether a file is a run that Swathe saved, by its name or its first bytes."""
    if path.suffix.lower() == SUFFIX:
        return True
    try:
        with zipfile.ZipFile(path) as archive:
            return DOCUMENT in archive.namelist()
    except (zipfile.BadZipFile, OSError):
        return _is_zip(path) and not document_kind(path)  # maybe a run that is damaged


def _is_zip(path: Path) -> bool:
    try:
        with path.open("rb") as stream:
            return stream.read(4) == b"PK\3\4"
    except OSError:
        return False


def is_result(path: Path) -> bool:
    """Whether a file begins like a table or an XML of hits, or is named like one and empty.

    False if it cannot be read.
    """
    try:
        if is_xml(path):
            return True
        stream = TextStream(path)
        try:
            head = bytearray(_SNIFFED)
            size = stream.readinto(head)
        finally:
            stream.close()
    except SwatheError:
        return False
    text = bytes(head[:size])
    first = _first_row(text)
    if path.name.lower().removesuffix(".gz").endswith(_TABLES) and not first.startswith((b">", b";")):
        return text.startswith(TABLES_OF_HITS) or not first or b"\t" in first or b"," in first
    return begins_like_hits(text)


def begins_like_hits(text: bytes) -> bool:
    """Whether a text begins like a table of hits."""
    first = _first_row(text)
    if text.startswith(TABLES_OF_HITS):
        return True
    return not first.startswith((b">", b";")) and (first.count(b"\t") > 1 or first.count(b",") > _MOST_COMMAS)


def _first_row(text: bytes) -> bytes:
    """Return the first line of a table that is no comment."""
    return next((line for line in text.split(b"\n") if line.strip() and not line.startswith(b"#")), b"")


def open_run(
    path: Path,
    token: CancelToken,
    *,
    columns: str = "",
    queries: Path | None = None,
    database: Path | None = None,
) -> Generator[Reading, None, SavedRun]:
    """Open a saved run, or the result of another program as if it were one.

    Parameters
    ----------
    columns : of a table that does not name them, as BLAST's ``-outfmt`` takes them
    queries, database : FASTA files (or a packed database) with the sequences, so that hits can be aligned

    Raises RunFileError, ResultFileError, also where these are not the sequences of the result, FastaError,
    DatabaseError and OperationCancelled.
    """
    if is_run_file(path):
        yield Reading(0, 1, path)
        return read_run(path)
    result = yield from read_result(path, token, columns=columns, queries=queries, database=database)
    return SavedRun(result, "", result.started, summary_of(result), path)


def _no_result(path: Path) -> SwatheError:
    """Return the error for a file that is neither a run nor a table of hits: what it is, where that is known.

    Raises FastaError if it cannot be read.
    """
    begin = beginning_of(path)
    if begin.lstrip().startswith((b">", BYTE_ORDER_MARK + b">")):
        return NoResultError(
            str(path),
            "this is a FASTA file, with sequences and no hits.",
            "Choose it as the query or the database of a search.",
        )
    known = known_format(begin)
    if known is not None:
        return ResultFileError(str(path), f"this is {known.words}, no run.", known.place or _READABLE)
    return ColumnsError(
        str(path),
        "it is not a saved run, nor a result of another program that can be read.",
        f"{_READABLE} If it is a table with few columns, name them in order.",
    )


def read_result(
    path: Path,
    token: CancelToken,
    *,
    columns: str = "",
    queries: Path | None = None,
    database: Path | None = None,
) -> Generator[Reading, None, SearchResult]:
    """Read the result of another program; the rest as in `open_run`."""
    if not os.path.exists(path):
        raise ResultFileError(str(path), "there is no such file.", "Check the path.")
    if path.is_file() and not path.stat().st_size:
        raise ResultFileError(str(path), "the file is empty.", NO_HITS)
    if _is_zip(path) and (kind := document_kind(path)):
        hint = "Save the sheet with the hits as CSV, and open that." if kind == EXCEL else _READABLE
        raise ResultFileError(str(path), f"this is {kind}.", hint)
    if not columns and not is_result(path):
        raise _no_result(path)
    if not columns and (other := not_of_hits(path)) is not None:
        raise ResultFileError(str(path), f"this is {other[0]}, no table of hits.", other[1])
    if is_xml(path):
        steps = read_xml(path, token)
    elif not columns and is_swathes(path):
        steps = read_swathe_table(path, token)
    else:
        steps = read_table(path, columns, token)
    reported = yield from map_steps(steps, lambda step: Reading(*step, path))
    headers = reported.hsps.queries.headers(), reported.hsps.subjects.headers()
    if not headers[0]:
        raise ResultFileError(str(path), "it holds no hits.", NO_HITS)
    best = reported.hsps.best()
    given = yield from find_sequences(path, headers, best, queries, database, token)
    reported.notes += given.notes
    aligned = any(map(len, given.queries)) and any(map(len, given.subjects))
    if aligned and COMPOSITION in reported.facts.get("E-values", ""):
        reported.notes.append(
            "The search aligned with the matrix adjusted to both compositions; here hits are aligned "
            "with the unadjusted matrix, so that some alignments differ from the file's figures."
        )
    token.raise_if_cancelled()
    return _result(path, reported, best, given, queries, database)


def _result(
    path: Path,
    reported: Reported,
    best: dict[str, NDArray[np.float64]],
    given: GivenSequences,
    query_file: Path | None,
    database: Path | None,
) -> SearchResult:
    queries, subjects = given.queries, given.subjects
    written = datetime.datetime.fromtimestamp(path.stat().st_mtime, datetime.UTC)
    made = written.isoformat(timespec="seconds")
    for label in (FILE_DATED, "Date"):
        made = reported.facts.pop(label, made)
    scheme = _scheme(reported)
    name = (
        database.name if database is not None else Path(reported.facts.get("Database", "")).name or path.name
    )
    kept, places = _database(path, name, subjects)
    names = [identifier_of(header) for header in reported.hsps.queries.headers()]
    of = set(names) if reported.provisional is None else reported.provisional
    provisional = [place for place, name in enumerate(names) if name in of]
    origin = Origin(
        program=reported.program,
        version=reported.version,
        source=str(path.absolute()),
        format=reported.format,
        facts=tuple(reported.facts.items()),
        notes=tuple(_notes(reported, best)),
        columns=reported.columns,
        names_all_queries=reported.names_all_queries,
        rows=reported.hsps.rows,
        merged=reported.hsps.rows - best["query"].size,
        queries_missing=sum(not len(one) for one in queries),
        subjects_missing=sum(not len(one) for one in subjects),
        provisional=tuple(provisional),
    )
    parameters = GumbelParameters.unavailable(
        scheme.gap_open, scheme.gap_extend, f"E-values and bit scores are those of {origin.name}."
    )
    request = SearchRequest(
        queries=tuple(queries),
        database=database if database is not None else path,
        scheme=scheme,
        evalue=_bound(reported),
        evalues="matrix",
        engine=READ,
        query_source=str(path),
        query_files=() if query_file is None else (query_file,),
    )
    plan = Plan(request, READ, READ, f"{origin.name}, read by Swathe", kept, parameters, 0, origin=origin)
    ends = np.searchsorted(best["query"], np.arange(len(queries) + 1))
    found = []
    for index, query in enumerate(queries):
        rows = slice(int(ends[index]), int(ends[index + 1]))
        some = {key: column[rows] for key, column in best.items()}
        table = _table(query, kept, places, some, scheme)
        _mark(table, some, reported.comments)
        table.provisional = index in provisional
        found.append(
            QueryResult(
                query, None, table, Significance(parameters, max(len(query), 1), kept.n_residues),
                kept.n_sequences, len(table), 0, 0.0,
            )
        )  # fmt: skip
    return SearchResult(plan, tuple(found), True, made, 0.0, plan.engine_label)


def _table(
    query: Protein,
    database: KeptDatabase,
    places: NDArray[np.int64],
    rows: dict[str, NDArray[np.float64]],
    scheme: ScoringScheme,
) -> HitTable:
    """Return the hits of one query, best first."""
    n = rows["query"].size
    nothing = np.full(n, np.nan)
    subjects = places[rows["subject"].astype(np.int64)]
    evalues = rows.get("log10_evalue", nothing)
    if "log10_evalue" not in rows and "evalue" in rows:
        with np.errstate(divide="ignore"):
            evalues = np.log10(rows["evalue"])
    columns = {key: rows.get(key, nothing) for key in REPORTED}
    lengths = {
        "query": np.full(n, float(len(query))) if len(query) else rows.get("query_length", nothing),
        "subject": database.lengths[subjects].astype(np.float64),
    }
    given = rows.get("subject_length", nothing)
    lengths["subject"] = np.where(lengths["subject"] > 0, lengths["subject"], given)
    columns["subject_length"] = lengths["subject"]
    if "identity" not in rows and "fraction_identical" in rows:
        columns["identity"] = 100 * rows["fraction_identical"]
    if "positives" not in rows and {"positive", "length"} <= rows.keys():
        columns["positives"] = 100 * rows["positive"] / np.maximum(rows["length"], 1)
    for side in _SIDES:
        if f"{side}_coverage" in rows:
            continue
        ends = [columns[f"{side}_{end}"] for end in ("start", "end")]
        columns[f"{side}_coverage"] = 100 * (ends[1] - ends[0] + 1) / np.maximum(lengths[side], 1)
    return HitTable(
        query, database, subjects, np.full(n, NOT_SCORED, np.int32), rows.get("bits", nothing), evalues,
        scoring=scheme.of(query), adjusted=nothing, matrix_log10_evalues=nothing,
        reported=columns,
    )  # fmt: skip


def _mark(table: HitTable, rows: dict[str, NDArray[np.float64]], notes: dict[tuple[int, int], str]) -> None:
    """Give the hits of one query the ticks, pins and notes that the file has of them."""
    for key, mark in (("ticked", table.marks.tick), ("pinned", table.marks.pin)):
        if key in rows:
            mark(np.flatnonzero(rows[key] == 1).tolist())
    if notes:
        pairs = zip(rows["query"].astype(int).tolist(), rows["subject"].astype(int).tolist(), strict=True)
        for row, pair in enumerate(pairs):
            table.marks.note(row, notes.get(pair, "")[:NOTE_LENGTH])


def _scheme(reported: Reported) -> ScoringScheme:
    """Return the scheme that the file names, or else BLAST's usual one, which alignments are made with."""
    numbers = [
        word for word in reported.facts.get("Gap costs", "").replace(",", " ").split() if word.isdigit()
    ]
    if reported.facts.get("Matrix") and len(numbers) == 2:
        try:
            return ScoringScheme.load(reported.facts["Matrix"].upper(), int(numbers[0]), int(numbers[1]))
        except SwatheError:
            pass  # a matrix that Swathe does not have
    return ScoringScheme.load("BLOSUM62", 11, 1)


def _bound(reported: Reported) -> float:
    try:
        bound = float(reported.facts.get("E-value bound", ""))
    except ValueError:
        return np.inf
    return bound if bound > 0 else np.inf


def _notes(reported: Reported, best: dict[str, NDArray[np.float64]]) -> list[str]:
    """Return what to keep in mind; shares that are no percentages become such on the way."""
    notes = list(reported.notes)
    identity = best.get("identity")
    if identity is not None and identity.size and float(np.nanmax(identity)) <= 1.0:
        best["fraction_identical"] = best.pop("identity")
        notes.append(
            "No identity is above 1: they are read as fractions, as MMseqs2 writes them, not as percentages."
        )
    counts = np.bincount(best["query"].astype(np.int64)) if best["query"].size else np.zeros(1, np.int64)
    if cut := cut_lists(counts.tolist()):
        header = reported.hsps.queries.headers()[cut[0]]
        who = f"{brief_query_name(header, cut[0])} has"
        if len(cut) > 1:
            who = f"{len(cut):,} queries have"
        notes.append(f"{who} exactly {counts[cut[0]]:,} hits: the program may have listed no more of them.")
    if "evalue" not in best and "log10_evalue" not in best:
        notes.append("The table has no E-values.")
    elif "log10_evalue" not in best and bool((best["evalue"] == 0).any()):
        program = reported.program or "the program"
        notes.append(f"An E-value of 0 in the file is one too small for {program} to write.")
    return notes


def _database(path: Path, name: str, subjects: Sequence[Protein]) -> tuple[KeptDatabase, NDArray[np.int64]]:
    """Return the subjects as a database, and the stored place of each, int64[subjects]."""
    lengths = np.array([len(one) for one in subjects], np.int32)
    order = np.argsort(lengths, kind="stable")
    places = np.empty(lengths.size, np.int64)
    places[order] = np.arange(lengths.size)
    headers = [one.header.encode("utf-8", "surrogateescape") for one in subjects]
    residues = np.concatenate([NOTHING, *(subjects[index].residues for index in order.tolist())])
    text = np.frombuffer(b"".join(headers), np.uint8)
    digest = xxhash.xxh3_128(residues.tobytes())
    digest.update(text.tobytes())
    digest.update(lengths.tobytes())
    manifest = Manifest(
        format_version=1,
        n_sequences=len(subjects),
        n_residues=int(residues.size),
        longest=int(lengths.max(initial=0)),
        residue_counts=tuple(np.bincount(residues, minlength=N_CODES).tolist()),
        source=str(path.absolute()),
        source_bytes=path.stat().st_size,
        source_checksum=f"xxh3-128:{digest.hexdigest()}",
        created=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        swathe_version=VERSION,
        notes=ReadingNotes(),
        alphabet=LETTERS,
        sections=(),
        block_checksums=(digest.hexdigest(),),
    )
    sizes = np.array([len(headers[index]) for index in order.tolist()], np.int64)
    kept = np.arange(len(subjects), dtype=np.int64)
    return KeptDatabase(manifest, name, path, lengths, kept, residues, sizes, text.copy()), places
