"""Sequences that are in no pair, each with the reason."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.export.sequences import fasta_record
from swathe.core.export.values import ExportProgress
from swathe.core.reciprocal.pairs import Best, ReciprocalResult
from swathe.core.results.columns import Column, Kind, Table, each
from swathe.core.sequences.sequence import description_of, subject_name
from swathe.core.system.files import atomic_file
from swathe.core.system.words import counted

NO_HIT: Final = "no hit within the bound"
NO_BEST_HIT: Final = "not the best hit of any sequence of A"
NONE_BACK: Final = "its best hit has no hit within the bound"
ANOTHER: Final = "its best hit has another best hit"

FASTA: Final = (".fasta", ".fa", ".faa")
"""Ends of names of FASTA files."""
UNPAIRED_COLUMNS: Final[tuple[Column[UnpairedTable], ...]] = (
    Column(
        "sequence", "Sequence", Kind.TEXT, "First word of its header",
        text=lambda table, row: table.name(row),
    ),
    Column("reason", "Reason", Kind.TEXT, "Why it is in no pair", text=lambda table, row: table.reason(row)),
    Column(
        "best_hit", "Best hit", Kind.TEXT,
        "Its best hits in the other file, those that tie included; empty where it has none, or was not "
        "searched with, since it is nobody's best hit",
        text=lambda table, row: table.best_hits(row),
    ),
    Column(
        "evalue", "E-value", Kind.EVALUE, "Of its best hit",
        each(lambda table, row: best.log10_evalue if (best := table.best(row)) else np.nan),
    ),
    Column(
        "score", "Score", Kind.INTEGER, "Smith-Waterman score of its best hit",
        each(lambda table, row: best.score if (best := table.best(row)) else np.nan), highest_first=True,
    ),
    Column(
        "best_of_best_hit", "Best of best hit", Kind.TEXT,
        "What its best hit, of several the first, has as best hits instead of it",
        text=lambda table, row: table.best_of_best_hit(row),
    ),
    Column(
        "length", "Length", Kind.INTEGER, "Residues",
        lambda table, rows: table.database.lengths[table.stored[rows]], highest_first=True,
    ),
    Column(
        "description", "Description", Kind.TEXT, "The header after its first word",
        text=lambda table, row: description_of(table.database.header(int(table.stored[row]))),
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
    stored : int64[n] their indexes in the database
    """

    columns = UNPAIRED_COLUMNS

    database: PackedDatabase
    stored: NDArray[np.int64]

    def __init__(self, result: ReciprocalResult, side: int) -> None:
        pairs = result.table
        self._result, self._side = result, side
        self.database, self._other = pairs.databases[side], pairs.databases[1 - side]
        self._best, self._back = pairs.best[side], pairs.best[1 - side]
        everyone = np.argsort(self.database.records, kind="stable")
        one_file = result.request.within_one_file
        paired = np.concatenate([pairs.a, pairs.b]) if one_file else (pairs.a, pairs.b)[side]
        self.stored = everyone[~np.isin(everyone, paired)]
        found = [best.subjects for best in self._back.values()]
        self._wanted = set(np.concatenate(found).tolist()) if found else set()
        super().__init__(self.stored.size)

    def name(self, row: int) -> str:
        """Return the name of a sequence."""
        return self._names([int(self.stored[row])], of_other=False)

    def best(self, row: int) -> Best | None:
        """Return its best hits; None without any."""
        return self._best.get(int(self.stored[row]))

    def best_hits(self, row: int) -> str:
        """Return their names, with spaces between."""
        best = self.best(row)
        return "" if best is None else self._names(best.subjects.tolist(), of_other=True)

    def best_of_best_hit(self, row: int) -> str:
        """Return the names of what its first best hit has as best hits, with spaces between."""
        back = self._back_of(row)
        return "" if back is None else self._names(back.subjects.tolist(), of_other=False)

    def reason(self, row: int) -> str:
        """Return why it is in no pair."""
        if self.best(row) is None:
            unsought = self._side == 1 and int(self.stored[row]) not in self._wanted
            return NO_BEST_HIT if unsought else NO_HIT
        return NONE_BACK if self._back_of(row) is None else ANOTHER

    def searched_text(self, row: int) -> str:
        """Return the whole header."""
        return self.database.header(int(self.stored[row]))

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield the provenance as (label, words), for comment lines of files."""
        yield from self._result.lines()
        sequences = counted(len(self), "sequence").replace(",", "")
        request = self._result.request
        file = (request.a, request.b)[self._side].name
        yield "Written", f"{sequences} of {file} without a pair"

    def _back_of(self, row: int) -> Best | None:
        best = self.best(row)
        return None if best is None else self._back.get(int(best.subjects[0]))

    def _names(self, stored: list[int], *, of_other: bool) -> str:
        database = self._other if of_other else self.database
        return " ".join(subject_name(database.header(one), int(database.records[one])) for one in stored)


def save_unpaired(
    table: UnpairedTable, destination: Path, token: CancelToken
) -> Generator[ExportProgress, None, None]:
    """Write the sequences as FASTA, or with their reasons as a table: TSV or else CSV, as the name ends.

    Raises ExportError, OperationCancelled; then nothing is left behind.
    """
    ending = destination.suffix.lower()
    if ending not in FASTA:
        format = "tsv" if ending == ".tsv" else "csv"
        yield from save_plain_table(table, np.arange(len(table)), format, table.lines(), destination, token)
        return
    with atomic_file(destination) as stream:
        for stored in table.stored.tolist():
            token.raise_if_cancelled()
            stream.write(fasta_record(table.database, stored))
