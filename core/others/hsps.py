"""The local alignments (HSPs) of a file as arrays; of each pair of query and subject the best one stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import SwatheError
from swathe.core.sequences.fasta import decode_header
from swathe.core.system.memory import available_memory

_FEWEST: Final = 1 << 19
"""Rows beyond those kept before the best of each pair are looked for."""
_SHARE: Final = 0.5
"""Part of the memory that is there which the rows of a table may take."""
_BETWEEN: Final = b"\0"
"""Between a name and what tells it from others like it."""

COLUMNS_EXAMPLE: Final = "qseqid sseqid pident evalue bitscore"
"""Names of columns as BLAST's ``-outfmt`` takes them."""

Numbers = Mapping[str, NDArray[np.float64]]


class ResultFileError(SwatheError):
    """A result of another program cannot be read; the message names file and line."""

    def __init__(self, source: str, problem: str, hint: str = "", *, line: int = 0) -> None:
        where = f"{source}, line {line:,}" if line else source
        super().__init__(f"{where}: {problem}", hint)
        self.line = line


class ColumnsError(ResultFileError):
    """A table's columns are not named, or may be others than those named: naming them would help.

    How that is done depends on who reads the table.

    Attributes
    ----------
    cells : of the first row of a table that names none of its columns
    """

    cells: tuple[str, ...] = ()


class NoResultError(ResultFileError):
    """A file holds sequences, to be searched with or to be searched, and no hits."""


class OtherQueriesError(ResultFileError):
    """Queries that were taken turned out beside the database to be others than those searched."""


class SwappedFilesError(OtherQueriesError):
    """The file of a table's queries was given as its database, and the database as the queries."""


class DistinctNames:
    """The distinct names of one side, in the order in which they come, with the first title of each."""

    def __init__(self) -> None:
        self._places: dict[bytes, int] = {}
        self._titles: dict[int, bytes] = {}

    def __len__(self) -> int:
        return len(self._places)

    def places(
        self,
        names: Sequence[bytes],
        titles: Sequence[bytes] | None = None,
        *,
        apart: Sequence[bytes] | None = None,
    ) -> NDArray[np.int32]:
        """Return the places of names, int32[names], which are added where they are new.

        `apart` tells those apart that have the same name.
        """
        places = self._places
        if apart is not None:
            names = [_BETWEEN.join(one) for one in zip(names, apart, strict=True)]
        for row, name in enumerate(names):
            if name not in places:
                places[name] = len(places)
                if titles is not None:
                    self._titles[places[name]] = titles[row]
        return np.fromiter(map(places.__getitem__, names), np.int32, len(names))

    def headers(self) -> list[str]:
        """Return each name with its title, as a FASTA file would have them."""
        found = []
        for key, place in self._places.items():
            name = key.partition(_BETWEEN)[0]
            title = self._titles.get(place, b"").partition(b"<>")[0].strip()
            if title and title != name:
                title = title.partition(b" ")[2].strip() if title.partition(b" ")[0] == name else title
                name = name + b" " + title
            found.append(decode_header(name))
        return found


class Collector:
    """Takes rows block by block, and keeps the best one of each pair: lowest E-value, then most bits.

    Attributes
    ----------
    rows : that were added
    """

    def __init__(self, source: str) -> None:
        self._source = source
        self.queries, self.subjects = DistinctNames(), DistinctNames()
        self.rows = 0
        self._kept = 0
        self._pending = 0
        self._blocks: list[dict[str, NDArray[np.generic]]] = []

    def add(self, query: NDArray[np.int32], subject: NDArray[np.int32], numbers: Numbers, line: int) -> None:
        """Take rows; `line` is that of the last one, for the error where memory runs short."""
        self._blocks.append({"query": query, "subject": subject, **numbers})
        self.rows += query.size
        self._pending += query.size
        if self._pending > max(_FEWEST, self._kept):
            self._compact()
            there = available_memory()
            size = sum(column.nbytes for column in self._blocks[0].values())
            if there is not None and size > _SHARE * there:
                raise ResultFileError(
                    self._source,
                    "the pairs up to this line take up half of the memory.",
                    "Open it on a machine with more memory, or split it into files with fewer queries.",
                    line=line,
                )

    def best(self) -> dict[str, NDArray[np.float64]]:
        """Return the best row of each pair, by query and then best first; query and subject are places."""
        if not self._blocks:
            return {"query": np.empty(0), "subject": np.empty(0)}
        self._compact()
        block = self._blocks[0]
        order = np.lexsort((*_worse(block), block["query"]))
        return {name: column[order].astype(np.float64) for name, column in block.items()}

    def _compact(self) -> None:
        names = dict.fromkeys(name for block in self._blocks for name in block)
        whole = {
            name: np.concatenate(
                [block.get(name, np.full(block["query"].size, np.nan)) for block in self._blocks]
            )
            for name in names
        }
        pair = whole["query"].astype(np.int64) << 32 | whole["subject"].astype(np.int64)
        order = np.argsort(pair, kind="stable")
        several = np.zeros(pair.size, np.bool_)
        again = np.flatnonzero(pair[order][1:] == pair[order][:-1])
        several[order[again]] = several[order[again + 1]] = True
        rows = np.flatnonzero(several)  # usually few: only these have to be compared
        rows = rows[np.lexsort((*_worse({name: column[rows] for name, column in whole.items()}), pair[rows]))]
        first = np.ones(rows.size, np.bool_)
        first[1:] = pair[rows][1:] != pair[rows][:-1]
        chosen = np.sort(np.concatenate((np.flatnonzero(~several), rows[first])))
        self._blocks = [{name: column[chosen] for name, column in whole.items()}]
        self._kept, self._pending = int(chosen.size), 0


def _worse(block: Mapping[str, NDArray[np.generic]]) -> list[NDArray[np.generic]]:
    """Return what makes a row worse than others, least important first, as `numpy.lexsort` takes it."""
    size = block["query"].size
    bits = block.get("bits", block.get("score", np.zeros(size)))
    evalues = block.get("log10_evalue", block.get("evalue", np.zeros(size)))
    return [block.get("rank", np.arange(size)), -bits.astype(np.float64), evalues]
