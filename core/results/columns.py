"""What a column is and the table it belongs to: a column is one row that says everything about itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import repeat
from operator import contains
from typing import Any, ClassVar, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from swathe.core.scoring.significance import bits_shown, evalue_shown
from swathe.core.system.words import percent_text

EVERY: Final = slice(None)
"""All rows of a table."""

T = TypeVar("T")


class Kind(Enum):
    """How a column's values are compared, aligned and, unless it says otherwise, written."""

    TEXT = "text"
    INTEGER = "integer"
    REAL = "real"
    PERCENT = "percent"
    EVALUE = "evalue"


_WRITTEN: Final[Mapping[Kind, Callable[[float], str]]] = {
    Kind.INTEGER: lambda number: f"{int(number):,}",
    Kind.REAL: bits_shown,
    Kind.PERCENT: percent_text,
    Kind.EVALUE: evalue_shown,
}
"""How numbers are shown."""


@dataclass(frozen=True, slots=True, eq=False)
class Column(Generic[T]):
    """A column of a table: its names, what it holds and how it is shown.

    A column of text has `text`, `cells` or `grouped`, one of numbers `values` or `fill`.

    Parameters
    ----------
    key : its name in files and settings
    title : its name on the screen
    meaning : one sentence, for tooltips and documentation
    tip : its tooltip in the window, where that is another sentence
    values : the numbers of some rows, given as a slice: any numeric array, NaN where a cell is empty. Of
        `Kind.EVALUE` the decimal logarithms, which do not underflow
    text : the cell of a row as the screen shows it. Files have it too where the kind is `Kind.TEXT`
    fill : the number of a row once something is known of it, such as its permuted copies. The table keeps the
        column, NaN before
    grouped : for text of which there are few different cells: these, and which of them each of some rows has
    cells : for text that most rows do not have: the cells that are not empty, by row
    brief : what a list shows of the cell where it is long, such as an accession instead of an identifier
    heading : its title in a list, where that is another one
    called : its name among those of other columns, where that is no title of it
    choices : of text that begins in one of a few ways: these, in the order to sort by. None begins as
        another does, and conditions name one of them
    order : what to sort by instead, float64[rows], NaN for cells that come last
    ranked : of text in headers, what `core.headers.text` ranks for `order`; reading it takes a while
    written : how a number is shown, instead of as its kind is
    missing : what is shown where there is no number
    shown : whether it is visible at first
    shown_once_permuted : whether it appears when pairwise significance is known
    highest_first : whether the first click on the title puts the highest value at the top
    printed : its title in the command line's table, '' if it is not there
    filterable : whether conditions may compare it
    needs_alignment, needs_permutation : whether its cells are empty for hits not aligned, not permuted yet
    mark : of a column of marks: what a marked hit is called
    separator : of text that lists several things, what stands between them
    asked_for : whether files have it only where it was chosen
    """

    key: str
    title: str
    kind: Kind
    meaning: str
    values: Callable[[T, slice], NDArray[Any]] | None = None
    text: Callable[[T, int], str] | None = None
    fill: Callable[[T, int, Any], float] | None = None
    cells: Callable[[T], Mapping[int, str]] | None = None
    grouped: Callable[[T, slice | NDArray[np.int64]], tuple[Sequence[str], NDArray[np.int64]]] | None = None
    brief: Callable[[T, int], str] | None = None
    heading: str = ""
    called: str = ""
    choices: Sequence[str] = ()
    tip: str = ""
    order: Callable[[T], NDArray[np.float64]] | None = None
    ranked: str = ""
    written: Callable[[float], str] | None = None
    missing: str = ""
    shown: bool = False
    shown_once_permuted: bool = False
    highest_first: bool = False
    printed: str = ""
    filterable: bool = True
    needs_alignment: bool = False
    needs_permutation: bool = False
    mark: str = ""
    separator: str = ""
    asked_for: bool = False

    @property
    def list_title(self) -> str:
        """Its title in a list."""
        return self.heading or self.title

    @property
    def name(self) -> str:
        """Its name among those of other columns."""
        return self.called or self.list_title

    def chosen(self, cell: str) -> str:
        """Return which of the `choices` a cell is of; '' for none."""
        return next((choice for choice in self.choices if cell.startswith(choice)), "")

    @property
    def window_tip(self) -> str:
        """Its tooltip in the window."""
        return self.tip or self.meaning


def each(read: Callable[[T, int], float | None]) -> Callable[[T, slice], NDArray[np.float64]]:
    """Return a column's `values` from a function that gives one number, or None for an empty cell."""

    def values(table: Any, rows: slice) -> NDArray[np.float64]:
        return np.array([read(table, row) for row in range(*rows.indices(len(table)))], np.float64)

    return values


def by_brief_name(key: str, table: Table) -> NDArray[np.float64]:
    """Return each row's place by the name that is shown, whatever its case; NaN for an empty one."""
    names = [table.brief(key, row).casefold() for row in range(len(table))]
    places = {name: place for place, name in enumerate(sorted(set(names)))}
    return np.array([places[name] if name else np.nan for name in names], np.float64)


class Table:
    """Rows of text and numbers under `columns`, which derived classes name.

    It sorts, searches and shows its cells from what the columns say.
    """

    columns: ClassVar[tuple[Column[Any], ...]] = ()
    column: ClassVar[Mapping[str, Column[Any]]] = {}
    """The columns by their keys."""

    def __init_subclass__(cls) -> None:
        cls.column = {column.key: column for column in cls.columns}

    def __init__(self, n_rows: int) -> None:
        self._n_rows = n_rows
        self._filled: dict[str, NDArray[np.float64]] = {}
        self._searched: dict[int, str] = {}

    def __len__(self) -> int:
        return self._n_rows

    def values(self, key: str, rows: slice = EVERY) -> NDArray[np.float64]:
        """Return the numbers of some rows, float64[k], NaN where empty; of E-values the decimal logarithms.

        Raises KeyError if there is no such column, or if it holds text.
        """
        if key in self._filled:
            return self._filled[key][rows]
        if self.column[key].fill is not None:  # arrays for them are made with the first cell
            return np.full(len(range(*rows.indices(self._n_rows))), np.nan)
        return np.asarray(self._read(key)(self, rows), np.float64)

    def number(self, key: str, row: int) -> float:
        """Return one of the `values` of a column."""
        filled = self._filled.get(key)
        return float(self.values(key, slice(row, row + 1))[0] if filled is None else filled[row])

    def text(self, key: str, row: int) -> str:
        """Return a cell of a column of text. Raises KeyError for other columns."""
        column = self.column[key]
        if column.kind is not Kind.TEXT:
            raise KeyError(key)
        if column.text is not None:
            return column.text(self, row)
        if column.grouped is not None:
            names, codes = column.grouped(self, slice(row, row + 1))
            return str(names[int(codes[0])])
        assert column.cells is not None
        return column.cells(self).get(row, "")

    def value(self, key: str, row: int) -> str | int | float | None:
        """Return a cell in full precision, as files carry it; None where there is none."""
        kind = self.column[key].kind
        if kind is Kind.TEXT:
            return self.text(key, row) or None
        number = self.number(key, row)
        if math.isnan(number):
            return None
        if kind is Kind.EVALUE:
            return float(np.power(10.0, number))
        return int(number) if kind is Kind.INTEGER else number

    def display(self, key: str, row: int) -> str:
        """Return a cell as the screen shows it."""
        column = self.column[key]
        if column.text is not None:
            return column.text(self, row)
        if column.kind is Kind.TEXT:
            return self.text(key, row)
        number = self.number(key, row)
        if math.isnan(number):
            return column.missing
        return (column.written or _WRITTEN[column.kind])(number)

    def brief(self, key: str, row: int) -> str:
        """Return a cell as a list shows it that has little room for it."""
        brief = self.column[key].brief
        return self.display(key, row) if brief is None else brief(self, row)

    def unsorted(self) -> NDArray[np.int64]:
        """Return the rows in the order that they have unless sorted by a column, int64[rows]."""
        return np.arange(len(self))

    def order_by(self, key: str, descending: bool = False) -> NDArray[np.int64]:
        """Return the rows sorted by a column, int64[rows]; ties as they are unsorted, empty cells last."""
        column = self.column[key]
        if column.order is not None:
            values = column.order(self)
        else:
            values = self._ranks(column) if column.kind is Kind.TEXT else self.values(key)
        rows = self.unsorted()
        return rows[np.argsort(-values[rows] if descending else values[rows], kind="stable")]

    def searched_text(self, row: int) -> str:
        """Return all that a search for words looks through in a row: its text, unless derived otherwise."""
        return "\n".join(self.text(column.key, row) for column in self.columns if column.kind is Kind.TEXT)

    def matching(self, text: str) -> NDArray[np.bool_]:
        """Return in which rows each word of a text occurs somewhere, whatever its case, bool[rows]."""
        found = np.ones(len(self), np.bool_)
        words = text.casefold().split()
        if words:
            cells = [self._words_of(row) for row in range(len(self))]
            for word in words:
                found &= np.fromiter(map(contains, cells, repeat(word)), np.bool_, len(self))
        return found

    def changed(self, rows: Iterable[int]) -> None:
        """Forget what is kept for searching rows whose text has changed."""
        for row in rows:
            self._searched.pop(row, None)

    def _read(self, key: str) -> Callable[[Any, slice], NDArray[Any]]:
        values = self.column[key].values
        if values is None:
            raise KeyError(key)
        return values

    def needless(self) -> tuple[str, ...]:
        """Return keys of columns that have nothing to say in any row, and that files for people leave out."""
        return ()

    def _fill(self, columns: Iterable[Column[Any]], row: int, known: object) -> None:
        """Fill a row's cells of some columns from what is known of it now."""
        for column in columns:
            assert column.fill is not None
            if column.key not in self._filled:
                self._filled[column.key] = np.full(self._n_rows, np.nan)
            self._filled[column.key][row] = column.fill(self, row, known)

    def _ranks(self, column: Column[Any]) -> NDArray[np.float64]:
        """Return each cell's place among the distinct ones, whatever their case; NaN for empty cells."""
        if column.grouped is not None and column.choices:
            names, codes = column.grouped(self, EVERY)
            places = {choice: float(place) for place, choice in enumerate(column.choices)}
            return np.array([places.get(column.chosen(name), np.nan) for name in names])[codes]
        if column.grouped is not None:
            names, codes = column.grouped(self, EVERY)
            folded = [name.casefold() for name in names]
            order = {name: float(place) for place, name in enumerate(sorted(set(folded)))}
            return np.array([order[name] if name else np.nan for name in folded])[codes]
        rows = range(len(self)) if column.cells is None else column.cells(self)
        cells = {row: cell.casefold() for row in rows if (cell := self.text(column.key, row))}
        places = {cell: place for place, cell in enumerate(sorted(set(cells.values())))}
        ranks = np.full(len(self), np.nan)
        ranks[list(cells)] = [places[cell] for cell in cells.values()]
        return ranks

    def _words_of(self, row: int) -> str:
        cells = self._searched.get(row)
        if cells is None:
            cells = self._searched[row] = self.searched_text(row).casefold()
        return cells
