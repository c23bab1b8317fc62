"""Sequences that are in no pair, each with the reason."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.export.sequences import fasta_record
from swathe.core.export.values import ExportProgress
from swathe.core.headers.brief import brief_description, told_apart
from swathe.core.headers.text import Ranks
from swathe.core.reciprocal.pairs import Best, NoPair, ReciprocalResult
from swathe.core.results.columns import Column, Kind, Table
from swathe.core.sequences.sequence import description_of, subject_name
from swathe.core.system.files import atomic_file
from swathe.core.system.words import counted, without_separators

FASTA: Final = (".fasta", ".fa", ".faa")
"""Ends of names of FASTA files."""
UNPAIRED_COLUMNS: Final[tuple[Column[UnpairedTable], ...]] = (
    Column(
        "sequence", "Sequence", Kind.TEXT, "First word of its header",
        text=lambda table, row: table.name(row), brief=lambda table, row: table.brief_names(row).own,
        order=lambda table: table.ranks("subject"), shown=True,
    ),
    Column(
        "reason", "Reason", Kind.TEXT, "Why it is in no pair",
        grouped=lambda table, rows: (table.all_reasons, table.reasons[rows]),
        brief=lambda table, row: table.text("reason", row).partition(" and ")[0], shown=True,
    ),
    Column(
        "best_hit", "Best hit", Kind.TEXT,
        "Its best hits in the other file, those that tie included; empty where it has none, or was not "
        "searched with, since it is nobody's best hit",
        text=lambda table, row: table.best_hits(row),
        brief=lambda table, row: " ".join(table.brief_names(row).best_hits),
        shown=True,
    ),
    Column(
        "evalue", "E-value", Kind.EVALUE, "Of its best hit",
        lambda table, rows: table.log10_evalues[rows], shown=True,
    ),
    Column(
        "score", "Score", Kind.INTEGER, "Smith-Waterman score of its best hit",
        lambda table, rows: table.scores[rows], shown=True, highest_first=True,
    ),
    Column(
        "best_of_best_hit", "Best of best hit", Kind.TEXT,
        "What its best hit, of several the first, has as best hits instead of it",
        text=lambda table, row: table.best_of_best_hit(row),
        brief=lambda table, row: " ".join(table.brief_names(row).instead), shown=True,
    ),
    Column(
        "length", "Length", Kind.INTEGER, "Residues",
        lambda table, rows: table.database.lengths[table.stored[rows]], highest_first=True,
    ),
    Column(
        "description", "Description", Kind.TEXT, "The header after its first word",
        text=lambda table, row: description_of(table.searched_text(row)),
        brief=lambda table, row: brief_description(table.searched_text(row)),
        order=lambda table: table.ranks("description"), shown=True,
    ),
    Column(
        "record", "Record", Kind.INTEGER, "Place in its FASTA file, from 1",
        lambda table, rows: table.database.records[table.stored[rows]] + 1,
    ),
)  # fmt: skip


class BriefNames(NamedTuple):
    """What lists call a sequence, its best hits, and what the first of these has as best hits instead of it.

    Those that are called alike have their accessions.
    """

    own: str
    best_hits: list[str]
    instead: list[str]


class UnpairedTable(Table):
    """Sequences of a file that are in no pair, in its order.

    Parameters
    ----------
    side : 0 for the first file, 1 for the second; 0 where both are the same

    Attributes
    ----------
    side, file : of which file they are, and its path
    stored : int64[n] their indexes in the database
    reasons : int64[n] why they are in no pair, as `NoPair`
    log10_evalues, scores : float64[n] of their best hits, NaN without
    """

    columns = UNPAIRED_COLUMNS

    side: int
    file: Path
    database: PackedDatabase
    stored: NDArray[np.int64]
    reasons: NDArray[np.int64]
    log10_evalues: NDArray[np.float64]
    scores: NDArray[np.float64]

    def __init__(self, result: ReciprocalResult, side: int) -> None:
        pairs = result.table
        self._result, self.side = result, side
        self.file = (result.request.a, result.request.b)[side]
        self.database, self._other = pairs.databases[side], pairs.databases[1 - side]
        self._best, self._back = pairs.best[side], pairs.best[1 - side]
        self.stored, self.reasons = pairs.unpaired[side].stored, pairs.unpaired[side].reasons
        self._headers = pairs.unpaired[side].headers
        super().__init__(self.stored.size)
        self.log10_evalues, self.scores = np.full((2, self.stored.size), np.nan)
        for row in np.flatnonzero(np.isin(self.stored, list(self._best))).tolist():
            best = self._best[int(self.stored[row])]
            self.log10_evalues[row], self.scores[row] = best.log10_evalue, best.score

    @property
    def all_reasons(self) -> list[str]:
        """What `reasons` say, each in words, in the order of `NoPair`."""
        return [why.reason(self._result.bound) for why in NoPair]

    @property
    def empty_columns(self) -> list[str]:
        """Keys of the columns of best hits in which no row has anything."""
        some = not np.isnan(self.scores).all(), bool((self.reasons == NoPair.ANOTHER).any())
        of_best = {"best_hit": some[0], "evalue": some[0], "score": some[0], "best_of_best_hit": some[1]}
        return [key for key, has_some in of_best.items() if not has_some]

    def name(self, row: int) -> str:
        """Return the name of a sequence."""
        return _names(self.database, [int(self.stored[row])])

    def brief_names(self, row: int) -> BriefNames:
        """Return what lists call the sequences of a row."""
        own, best_hits, instead = [int(self.stored[row])], self._best_hits(row), self._instead(row)
        sequences = [
            *((self.database, one) for one in own),
            *((self._other, one) for one in best_hits),
            *((self.database, one) for one in instead),
        ]
        names = told_apart(
            [database.header(one) for database, one in sequences],
            [int(database.records[one]) for database, one in sequences],
        )
        first = 1 + len(best_hits)
        return BriefNames(names[0], names[1:first], names[first:])

    def best(self, row: int) -> Best | None:
        """Return its best hits; None without any."""
        return self._best.get(int(self.stored[row]))

    def best_hits(self, row: int) -> str:
        """Return their names, with spaces between."""
        return _names(self._other, self._best_hits(row))

    def best_of_best_hit(self, row: int) -> str:
        """Return the names of what its first best hit has as best hits, with spaces between."""
        return _names(self.database, self._instead(row))

    def why(self, row: int) -> str:
        """Return why it is in no pair, in a sentence."""
        names = self.brief_names(row)
        said = f"{names.own} is in no pair: {self.text('reason', row)}"
        return f"{said}, {' '.join(names.instead)}." if names.instead else f"{said}."

    def searched_text(self, row: int) -> str:
        """Return the whole header."""
        return self.database.header(int(self.stored[row]))

    def matching(self, text: str) -> NDArray[np.bool_]:
        """Return in whose headers each word of a text occurs somewhere, whatever its case, bool[rows]."""
        return self._headers.containing(text.split(), np.ones(len(self), np.bool_))

    def ranks(self, column: str) -> NDArray[np.float64]:
        """Return the places of each ``subject`` or ``description`` among the others, float64[rows]."""
        ranks: NDArray[np.int64] = self._headers.get(Ranks(column))
        return ranks.astype(np.float64)

    def lines(self, rows: NDArray[np.int64]) -> Iterator[tuple[str, str]]:
        """Yield the provenance of some of them as (label, words), for comment lines of files."""
        yield from self._result.lines()
        of_all = without_separators(counted(len(self), "sequence"))
        which = of_all if rows.size == len(self) else f"{rows.size} of {of_all}"
        yield "Written", f"{which} of {self.file.name} without a pair"

    def _best_hits(self, row: int) -> list[int]:
        """Return the best hits of a sequence, stored in the other database."""
        best = self.best(row)
        return [] if best is None else best.subjects.tolist()

    def _instead(self, row: int) -> list[int]:
        """Return what its first best hit has as best hits, stored in the same database as itself."""
        best_hits = self._best_hits(row)
        back = self._back.get(best_hits[0]) if best_hits else None
        return [] if back is None else back.subjects.tolist()


def _names(database: PackedDatabase, stored: list[int]) -> str:
    return " ".join(subject_name(database.header(one), int(database.records[one])) for one in stored)


def save_unpaired(
    table: UnpairedTable, rows: NDArray[np.int64], destination: Path, token: CancelToken
) -> Generator[ExportProgress, None, None]:
    """Write some of the sequences as FASTA, or with their reasons as a table: TSV or else CSV, by the name.

    Raises ExportError, OperationCancelled; then nothing is left behind.
    """
    ending = destination.suffix.lower()
    if ending not in FASTA:
        format = "tsv" if ending == ".tsv" else "csv"
        lines = table.lines(rows)
        yield from save_plain_table(table, rows, format, lines, destination, token, beside=format == "csv")
        return
    with atomic_file(destination) as stream:
        for stored in table.stored[rows].tolist():
            token.raise_if_cancelled()
            stream.write(fasta_record(table.database, stored))
