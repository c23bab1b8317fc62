"""Save a run to one file that opens anywhere without its database, and read it back (docs/run-file.md)."""

from __future__ import annotations

import datetime
import json
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Database, DatabasePart, Manifest
from swathe.core.errors import ExportError, RunFileError, TaxonomyError
from swathe.core.export import ExportProgress, Selection, atomic_file
from swathe.core.export.aligning import align_missing
from swathe.core.export.provenance import provenance
from swathe.core.history.archive import Archive, damaged, understood, write_archive
from swathe.core.history.checking import check_result, may_be
from swathe.core.history.kept_database import KeptDatabase, gather_kept
from swathe.core.history.summary import RunSummary, summary_of
from swathe.core.history.tables import TablesReader, TablesWriter
from swathe.core.profiles.profile import Profile
from swathe.core.results.hits import HitTable
from swathe.core.results.lineages import lineages_of
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_statistics import RankedEvalues, ScoreStatistics
from swathe.core.rounds.facts import round_of
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Plan, RateCurve, Round, SearchResult
from swathe.core.search.rounds import QueryRound, note_all_rounds
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.statistics.score_counts import ScoreCounts
from swathe.core.system.files import is_special
from swathe.core.system.settings import VERSION
from swathe.core.system.steps import Ticker
from swathe.core.system.values import Decoder, Encoder
from swathe.core.taxonomy.taxonomy import open_taxonomy

SUFFIX: Final = ".swr"
FORMAT: Final = "swathe-run"
FORMAT_VERSION: Final = 3
"""The newest, of results of other programs. Runs with all their scores are written in version 1, which older
programs read, and those without in version 2."""
_AT_ONCE: Final = 50
"""Queries encoded between two polls of the token: some milliseconds."""
_CLASSES: Final = (
    PositionSpecificQuery,
    Plan,
    Profile,
    QueryResult,
    QueryRound,
    RankedEvalues,
    RateCurve,
    Round,
    ScoreCounts,
    ScoreStatistics,
    ScoringScheme,
    SearchResult,
    Protein,
)
"""Classes of the objects that a run file refers to; those of their fields are found by annotations."""
_PARTS: Final = {
    "file_lengths": np.int32,
    "kept": np.int64,
    "residues": np.uint8,
    "header_lengths": np.int64,
    "header_bytes": np.uint8,
}


@dataclass(frozen=True, slots=True, eq=False)
class SavedRun:
    """A run that was read from its file.

    Parameters
    ----------
    result : as the search returned it, but its database is a `KeptDatabase`
    name : given by the user; '' for none
    created : when the file was written, ISO 8601 UTC
    summary : what lists show of it
    path : the file
    """

    result: SearchResult
    name: str
    created: str
    summary: RunSummary
    path: Path

    @property
    def title(self) -> str:
        """The name, or else the summary's title."""
        return self.name or self.summary.title

    @property
    def title_and_round(self) -> str:
        """The title, and of an iterated search which of its rounds the hits are of."""
        return ", ".join(filter(None, (self.title, round_of(self.result))))

    def after_round(self, number: int) -> SavedRun:
        """Return the run as if it had ended with a round, counted from 1; itself for 0."""
        return replace(self, result=self.result.after_round(number)) if number else self

    def prepare(self) -> None:
        """Rank the text columns of all tables, so that sorting by them is quick.

        Takes a second for large tables, so `read_run` does not do it; the worker does once the run is shown.
        """
        for query in self.result.queries:
            query.hits.prepare_text_order()


@dataclass(frozen=True, slots=True)
class RunHead:
    """What a run file says of the run as a whole, without its hits."""

    name: str
    created: str
    summary: RunSummary


def check_regular(destination: Path) -> None:
    """Raise ExportError if the destination is a terminal, pipe, device or folder, not a regular file."""
    if is_special(destination):
        raise ExportError(
            f"{destination} is not a regular file: a run cannot be saved to it.", "Choose the name of a file."
        )


def write_run(
    result: SearchResult, destination: Path, token: CancelToken, *, align: bool, name: str = ""
) -> Generator[ExportProgress, None, None]:
    """Write a run to a file, atomically, with its hits, their sequences and all that is known of them.

    Steps take some 50 ms; progress counts hits while aligning and bytes while writing.

    Parameters
    ----------
    align : first align the hits that are not aligned; they can also be aligned once the run is reopened
    name : of the run; '' for none

    Raises ExportError if the file cannot be written and OperationCancelled; an existing file then stays as it
    was.
    """
    began = time.monotonic()
    check_regular(destination)
    if align:
        ticker = Ticker(at_once=True)
        for done, total in align_missing(result, Selection.everything(result), token):
            if ticker.due():
                yield ExportProgress("aligning", done, total, time.monotonic() - began)
    with suppress(TaxonomyError):  # it is no longer where it was
        for _ in _read_lineages(result, token):
            yield ExportProgress("collecting", 0, 1, time.monotonic() - began)
    writer = _RunWriter(result, name)
    for done, total in writer.collect():
        token.raise_if_cancelled()
        yield ExportProgress("collecting", done, total, time.monotonic() - began)
    size = 0
    with atomic_file(destination) as stream:
        for size, total in write_archive(stream, writer.document, writer.arrays):
            token.raise_if_cancelled()
            yield ExportProgress("writing", size, total, time.monotonic() - began)
    yield ExportProgress("writing", size, size, time.monotonic() - began)


def _read_lineages(result: SearchResult, token: CancelToken) -> Iterator[object]:
    """Read the lineages of the hits of a search in some taxa, for whom has no taxonomy."""
    taxa = result.plan.request.taxa
    tables = [query.hits for query in result.queries if query.hits.lineages is None]
    if taxa is None or not tables:
        return
    taxonomy = yield from open_taxonomy(taxa.taxdump, token)
    for table in tables:
        table.lineages = yield from lineages_of(table, taxonomy, token)


class _RunWriter:
    """Collects the document and the arrays of a run file."""

    def __init__(self, result: SearchResult, name: str) -> None:
        self._result = result
        self._tables = TablesWriter()
        # No methods of this object: in a circle of references all of it would outlive the writing.
        of_database = partial(_encode_database, result.plan.database.key)
        self._encoder = Encoder({Database: of_database, HitTable: partial(_encode_table, self._tables.add)})
        self.arrays: dict[str, Sequence[NDArray[Any]]] = {}
        self.document: dict[str, Any] = {
            "format": FORMAT,
            "format_version": _format_of(result),
            "swathe_version": VERSION,
            "name": name,
            "created": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            "summary": self._encoder.encode(summary_of(result)),
            "search": provenance(result),
            "result": None,
        }

    def collect(self) -> Iterator[tuple[int, int]]:
        """Fill `document` and `arrays`; yields (rows done, total rows) every few milliseconds."""
        self._encoder.encode(self._result.plan)
        for number, query in enumerate(self._result.queries):
            self._encoder.encode(query)
            if number % _AT_ONCE == 0:
                yield 0, 1
        self.document["result"] = self._encoder.encode(self._result)  # refers to what is encoded already
        total, done = self._tables.n_steps, 0
        for rows in self._tables.write(self._encoder):
            done += rows
            yield done, total
        database = self._result.plan.database
        parts: dict[str, list[NDArray[Any]]] = {}
        for _ in gather_kept(database, self._kept(), parts):
            yield done, total
        self.arrays |= self._tables.arrays
        self.arrays |= {f"database/{name}": pieces for name, pieces in parts.items()}
        self.document["hits"] = self._tables.document
        self.document["database"] = {
            "name": database.name,
            "path": self._encoder.encode(database.path),
            "manifest": self._encoder.encode(database.manifest),
        }
        if len(database.parts) > 1 or database.numbers is not None:
            self.document["database"]["parts"] = self._encoder.encode(database.parts)
        if database.numbers is not None:
            self.document["database"]["restricted"] = True
            self.arrays["database/numbers"] = [database.numbers]
        self.document["objects"] = self._encoder.objects
        self.arrays |= {f"arrays/{name}": pieces for name, pieces in self._encoder.arrays.items()}

    def _kept(self) -> NDArray[np.int64]:
        """Return the subjects that the result refers to, ascending."""
        named = self._tables.subjects
        for one in self._result.rounds:
            for query in one.queries:
                named += [query.included, query.new, query.lost, query.left_out]
        return np.unique(np.concatenate([np.empty(0, np.int64), *named]))


def _encode_database(own: str, _encoder: Encoder, database: Database) -> str:
    if database.key != own:
        raise ValueError("rounds of one search on different databases")
    return database.key


def _encode_table(add: Callable[[HitTable], int], encoder: Encoder, table: HitTable) -> int:
    encoder.encode(table.query)  # objects are written before those that refer to them
    return add(table)


def _format_of(result: SearchResult) -> int:
    """Return the oldest format that holds all of a result."""
    if result.plan.origin is not None:
        return FORMAT_VERSION
    return 1 if _has_scores(result) else 2


def _has_scores(result: SearchResult) -> bool:
    """Whether all scores of all rounds were kept."""
    results = (result, *(one.result for one in result.rounds))
    return all(query.scores is not None for one in results for query in one.queries)


def read_run(path: Path) -> SavedRun:
    """Read a saved run and verify every byte of it.

    Raises RunFileError for a file that is missing, not a saved run, truncated, altered, or from a newer
    version.
    """
    archive = Archive(path)
    document = _document(archive)
    with understood(path):
        return _read(archive, document)


def read_head(path: Path) -> RunHead:
    """Read what a run file says of the run as a whole. Raises RunFileError as `read_run` does."""
    archive = Archive(path)
    document = _document(archive)
    with understood(path):
        return _head(document, Decoder(_CLASSES, _flat(archive), {}, may_be))


def _head(document: dict[str, Any], decoder: Decoder) -> RunHead:
    name, created = (decoder.decode(str, document[key]) for key in ("name", "created"))
    return RunHead(name, created, decoder.decode(RunSummary, document["summary"]))


def _document(archive: Archive) -> dict[str, Any]:
    """Return the document of a file after checking its format version."""
    document = archive.document()
    with understood(archive.path):
        if document["format"] != FORMAT:
            raise damaged(archive.path, "it is not a run")
        found = document["format_version"]
        if type(found) is not int or found < 1:
            raise damaged(archive.path, "it has no format version")
        if found > FORMAT_VERSION:
            raise RunFileError(
                f"{archive.path} was saved by Swathe {str(document['swathe_version'])[:40]} in run format "
                f"{found}; this version reads formats up to {FORMAT_VERSION}.",
                "Open it with that version of Swathe, or a newer one.",
            )
    return document


def _read(archive: Archive, document: dict[str, Any]) -> SavedRun:
    database = _read_database(archive, document["database"])
    made: set[int] = set()

    def table(decoder: Decoder, number: Any) -> HitTable:
        if type(number) is not int or number < 0 or number in made:
            raise ValueError("no place of a table")
        made.add(number)
        return tables.table(number, decoder)

    def same(_decoder: Decoder, key: Any) -> KeptDatabase:
        if key != database.key:
            raise ValueError("a key of another database")
        return database

    decoder = Decoder(_CLASSES, _flat(archive), {Database: same, HitTable: table}, may_be)
    tables = TablesReader(document["hits"], database, archive, decoder)
    decoder.read(document["objects"])
    head = _head(document, decoder)
    result: SearchResult = decoder.decode(SearchResult, document["result"])
    check_result(result, decoder.objects, database)
    origin = result.plan.origin
    if origin is not None:
        for place, query in enumerate(result.queries):
            query.hits.provisional = place in origin.provisional
    for one in decoder.objects:
        if isinstance(one, QueryResult) and origin is None:
            one.hits.provisional = one.significance.available and one.evalues != result.plan.request.evalues
    if result.plan.request.iteration is not None:
        note_all_rounds([one.queries for one in result.rounds], result.plan.request.iteration)
    json.dumps(provenance(result), allow_nan=False)  # fail now rather than in the first export
    return SavedRun(result, head.name, head.created, head.summary, archive.path)


def _flat(archive: Archive) -> Callable[[str, Any], NDArray[Any]]:
    return lambda name, dtype: archive.array(f"arrays/{name}", dtype)


def _read_database(archive: Archive, document: dict[str, Any]) -> KeptDatabase:
    decoder = Decoder((), _flat(archive), {})
    parts = {
        name: archive.array(f"database/{name}", dtype, writeable=False) for name, dtype in _PARTS.items()
    }
    numbers = None
    if document.get("restricted"):
        numbers = archive.array("database/numbers", np.int64, writeable=False)
    return KeptDatabase(
        decoder.decode(Manifest, document["manifest"]),
        decoder.decode(str, document["name"]),
        decoder.decode(Path, document["path"]),
        parts=decoder.decode(tuple[DatabasePart, ...], document.get("parts", [])),
        numbers=numbers,
        **parts,
    )
