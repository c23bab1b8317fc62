"""Sequences that are in no pair, each with the reason."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.export.sequences import fasta_record
from swathe.core.export.values import ExportProgress
from swathe.core.headers.brief import brief_description, brief_name
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
        text=lambda table, row: table.name(row), brief=lambda table, row: table.brief_name(row),
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
        text=lambda table, row: table.best_hits(row), brief=lambda table, row: table.brief_best_hits(row),
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
        brief=lambda table, row: table.brief_best_of_best_hit(row), shown=True,
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
        return _names(self.database, [int(self.stored[row])], subject_name)

    def brief_name(self, row: int) -> str:
        """Return what lists call it."""
        return _names(self.database, [int(self.stored[row])], brief_name)

    def best(self, row: int) -> Best | None:
        """Return its best hits; None without any."""
        return self._best.get(int(self.stored[row]))

    def best_hits(self, row: int) -> str:
        """Return their names, with spaces between."""
        return self._best_hits(row, subject_name)

    def brief_best_hits(self, row: int) -> str:
        """Return what lists call them."""
        return self._best_hits(row, brief_name)

    def best_of_best_hit(self, row: int) -> str:
        """Return the names of what its first best hit has as best hits, with spaces between."""
        return self._best_of_best_hit(row, subject_name)

    def brief_best_of_best_hit(self, row: int) -> str:
        """Return what lists call them."""
        return self._best_of_best_hit(row, brief_name)

    def why(self, row: int) -> str:
        """Return why it is in no pair, in a sentence."""
        own, instead = self.brief_name(row), self.brief_best_of_best_hit(row)
        if own in instead.split():  # as isoforms are called alike
            own, instead = self.name(row), self.best_of_best_hit(row)
        said = f"{own} is in no pair: {self.text('reason', row)}"
        return f"{said}, {instead}." if instead else f"{said}."

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

    def _best_hits(self, row: int, called: Callable[[str, int], str]) -> str:
        best = self.best(row)
        return "" if best is None else _names(self._other, best.subjects.tolist(), called)

    def _best_of_best_hit(self, row: int, called: Callable[[str, int], str]) -> str:
        best = self.best(row)
        back = None if best is None else self._back.get(int(best.subjects[0]))
        return "" if back is None else _names(self.database, back.subjects.tolist(), called)


def _names(database: PackedDatabase, stored: list[int], called: Callable[[str, int], str]) -> str:
    return " ".join(called(database.header(one), int(database.records[one])) for one in stored)


def save_unpaired(
    table: UnpairedTable, rows: NDArray[np.int64], destination: Path, token: CancelToken
) -> Generator[ExportProgress, None, None]:
    """Write some of the sequences as FASTA, or with their reasons as a table: TSV or else CSV, by the name.

    Raises ExportError, OperationCancelled; then nothing is left behind.
    """
    ending = destination.suffix.lower()
    if ending not in FASTA:
        format = "tsv" if ending == ".tsv" else "csv"
        yield from save_plain_table(table, rows, format, table.lines(rows), destination, token)
        return
    with atomic_file(destination) as stream:
        for stored in table.stored[rows].tolist():
            token.raise_if_cancelled()
            stream.write(fasta_record(table.database, stored))
