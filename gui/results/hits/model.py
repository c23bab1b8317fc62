"""The hit table as Qt sees it: NumPy columns that sort and filter themselves, cells made only when shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import nsmallest
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QBrush, QFont, QIcon
from PySide6.QtWidgets import QApplication

from swathe.core.errors import SwatheError
from swathe.core.headers.text import READ, Numbers, Ranks, Wanted
from swathe.core.results.filters import Filter, matching, wanted_of
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.results.overview import ColourBy, step_of
from swathe.core.results.query_result import QueryResult
from swathe.core.sequences.low_complexity import DOUBTFUL
from swathe.core.statistics.evalues import MOVED
from swathe.gui.results.hits.cells import spoken, tooltip
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.table_model import LEFT, Index, TableModel, side_of
from swathe.gui.widgets.theme import Colours, blend
from swathe.gui.widgets.tooltips import tooltip_text

_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP: Final = int(Qt.ItemDataRole.ToolTipRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_ACCESSIBLE: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_CHECK: Final = int(Qt.ItemDataRole.CheckStateRole)
_DECORATION: Final = int(Qt.ItemDataRole.DecorationRole)
_BACKGROUND: Final = int(Qt.ItemDataRole.BackgroundRole)
_FONT: Final = int(Qt.ItemDataRole.FontRole)
_FOREGROUND: Final = int(Qt.ItemDataRole.ForegroundRole)
NEW_MARK: Final = "●"
"""Before the name of a hit that a round of an iterated search found anew."""
_RANK: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "rank")
_SUBJECT: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "subject")
_ROUND: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "round")
_LEAVE_OUT: Final = "out"
"""In place of its round, of a hit that the next profile is to be built without.

It is no wider than rounds are: no column moves.
"""
_VERDICT: Final = "verdict"
"""The column that every hit has something in, and another after a test."""
_EVALUE: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "evalue")
IDENTITY: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "identity")
"""The column with a bar of its own percentage."""
COVERAGE: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "query_coverage")
"""The column with a map of the query, on which the aligned part is marked."""
EVALUE: Final = _EVALUE
"""The column whose cells have a dot in the colour of their step."""
TICKED: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "ticked")
"""The column of tick boxes."""
SIGNED: Final = (TICKED, _SUBJECT, _EVALUE)
"""Columns whose cells may have signs."""
_SIDES: Final = tuple(
    LEFT if section == TICKED else side_of(column) for section, column in enumerate(COLUMNS)
)
FLAGS: Final = tuple(Qt.AlignmentFlag(side) for side in _SIDES)
"""How each column is aligned."""
_CELL: Final = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
_BOX: Final = _CELL | Qt.ItemFlag.ItemIsUserCheckable
"""Of each cell, made once: a table that is sorted asks some thousand times."""
_CACHED_ROWS: Final = 2_000
_AT_ONCE: Final = 4_000
"""Hits up to which headers are read while somebody waits: some 10 ms."""
_HARDLY: Final = 20
"""A column is as good as empty where one hit in so many has something in it, or fewer."""
_PINNED_SHADE: Final = 0.1
_NO_ROWS: Final = np.empty(0, np.int64)
_UNREADABLE: Final = "?"


class HitTableModel(TableModel):
    """One query's hits in screen order, one column for each of `core.results.hits.COLUMNS`.

    A *hit row* is a place in the `HitTable` (best first): a table row. Pinned hits stand above all others,
    whatever the sorting.

    Signals
    -------
    reading_wanted(object) : list of `core.headers.text.Wanted` that order or filter wait for. Until
        `rearrange` is called after they are made, the rows stay as they are
    tick_wanted(object, bool) : a tick box was clicked: list[int] of hit rows, and whether to tick them
    words_changed() : columns of text may say something else, but for those that only alignments have
    unreadable(object) : the SwatheError that the database, whose file was changed, answers with; once a table
    """

    reading_wanted = Signal(object)
    tick_wanted = Signal(object, bool)
    words_changed = Signal()
    unreadable = Signal(object)

    columns = COLUMNS
    table: HitTable | None
    """The hits behind the model, unsorted and unfiltered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(None, parent)
        self.found_by = ""
        """The program that found the hits; '' for Swathe."""
        self.ticked_from = -1
        """The place on the screen from which a click on a box ticks all up to it; -1 for that box alone."""
        self._query: QueryResult | None = None
        self._filter = Filter()
        self._column = _RANK
        self._sorted: NDArray[np.int64] = _NO_ROWS
        self._mask: NDArray[np.bool_] | None = None
        self._cells: dict[int, list[str | None]] = {}
        self._figures: dict[tuple[int, int], Any] = {}
        self._looks: dict[int, tuple[tuple[int, ...], tuple[object, ...]]] = {}
        self._marked: frozenset[int] = frozenset()
        self._pinned: frozenset[int] = frozenset()
        self._to_leave_out: frozenset[int] = frozenset()
        self._due: set[str] = set()
        self._has_evalues, self._significant = False, 0
        self._ink: tuple[int, QBrush] | None = None
        self._is_unreadable = False
        self._bold = QFont()
        self._bold.setBold(True)

    # What is shown

    @property
    def filter(self) -> Filter:
        """The conditions rows meet to be shown."""
        return self._filter

    @property
    def needs(self) -> frozenset[str]:
        """What order or filter depend on of every hit: ``alignments``, ``permutations``, both or neither."""
        column = COLUMNS[self._column]
        aligned = column.needs_alignment or self._filter.needs_alignments
        permuted = column.needs_permutation or self._filter.needs_permutations
        permuted |= _VERDICT in (column.key, *(one.column for one in self._filter.all_conditions))
        return frozenset(("alignments",) * aligned + ("permutations",) * permuted)

    def set_result(self, result: QueryResult | None) -> None:
        """Show another query's hits, with the sorting and filter in force."""
        self.beginResetModel()
        self._query = result
        self.table = result.hits if result is not None else None
        self._is_unreadable = False
        self._marked = self._to_leave_out = frozenset()
        self._cells.clear()
        self._figures.clear()
        self._looks.clear()
        self._has_evalues = self.table is not None and self.table.has_evalues
        known = self.table.n_significant if self.table is not None else None
        self._significant = 0 if known is None else known
        self._sorted = np.arange(len(self.table)) if self.table is not None else _NO_ROWS
        self._mask = None
        unread = self._unread()
        self._due = set() if unread or self.table is None else {"order", "filter"}
        self._arrange()
        self.endResetModel()
        if unread:
            self.reading_wanted.emit(unread)

    def mark_new(self, hit_rows: frozenset[int]) -> None:
        """Mark the hits that a round of an iterated search found anew: bold, with a dot before the name."""
        self._marked = hit_rows
        self._looks.clear()
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(COLUMNS) - 1))
        self.words_changed.emit()

    def leave_out(self, hit_rows: frozenset[int]) -> None:
        """Mark the hits that the next profile of an iterated search is to be built without."""
        if hit_rows != self._to_leave_out:
            self._to_leave_out = hit_rows
            self.verdicts_changed()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; ties keep the order of E-value, score and file, empty cells come last."""
        self._column = column if column >= 0 else _RANK
        self._descending = column >= 0 and order == Qt.SortOrder.DescendingOrder
        self._lay_out_again("order")

    def set_filter(self, conditions: Filter) -> None:
        """Show only the hits that meet `conditions`."""
        self._filter = conditions
        self._lay_out_again("filter")

    def alignments_arrived(self, hit_rows: list[int]) -> None:
        """Show hits that were aligned just now, where they are; `rearrange` moves them."""
        self._cells_arrived(hit_rows)

    def pairs_arrived(self, hit_rows: list[int]) -> None:
        """Show hits that were permuted just now, where they are; `rearrange` moves them."""
        self._cells_arrived(hit_rows)
        self.words_changed.emit()

    def _cells_arrived(self, hit_rows: list[int]) -> None:
        model_rows = []
        for row in hit_rows:
            self._cells.pop(row, None)
            self._looks.pop(row, None)
            for column in (IDENTITY, COVERAGE):
                self._figures.pop((column, row), None)
            place = self.model_row(row)
            if place >= 0:
                model_rows.append(place)
        if model_rows:
            last_column = len(COLUMNS) - 1
            self.dataChanged.emit(
                self.index(min(model_rows), 0), self.index(max(model_rows), last_column), [_DISPLAY]
            )

    def empty_columns(self, sections: Iterable[int]) -> list[int]:
        """Return which of some columns hardly a hit has anything in, whichever are shown."""
        hits = len(self.table) if self.table is not None else 0
        return [one for one in sections if self._filled(one).size * _HARDLY <= hits]

    def _filled(self, section: int) -> NDArray[np.int64]:
        """Return the hit rows that have something in a column."""
        column, table = COLUMNS[section], self.table
        if table is None:
            return _NO_ROWS
        if column.cells is not None:
            return np.array(list(column.cells(table)), np.int64)
        return np.flatnonzero(~np.isnan(table.numbers(column.key)))

    @property
    def lacks_lineages(self) -> bool:
        """Whether the filter asks for lineages that are not known."""
        return self.table is not None and self.table.lineages is None and self._filter.needs_lineages

    def lineages_arrived(self) -> None:
        """Show the lineages of hits, which are known now, and use them in order and filter."""
        self._cells.clear()
        self._looks.clear()
        self.rearrange()
        self.words_changed.emit()

    def rearrange(self) -> None:
        """Sort and filter again, after something came that order or filter depend on."""
        self._lay_out_again("order", "filter")

    def marks_changed(self) -> None:
        """Show ticks, pins and notes as they are now; hits move if they were pinned or the filter asks."""
        assert self.table is not None
        pinned = self.table.marks.pinned
        if self._filter.needs_marks or pinned != self._pinned:
            self._lay_out_again("filter")
        self._show_cells()

    def notes_changed(self) -> None:
        """Show notes as they are now, which columns are fitted to, unlike ticks and pins."""
        self.marks_changed()
        self.words_changed.emit()

    def verdicts_changed(self) -> None:
        """Show cells of all hits as they are now, where they stand: one test may change many verdicts."""
        self._show_cells()
        self.words_changed.emit()

    def _show_cells(self) -> None:
        self._cells.clear()
        self._looks.clear()
        if len(self._rows):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(COLUMNS) - 1))

    # What means something

    @property
    def provisional(self) -> bool:
        """Whether E-values are by the matrix alone, since the search ended before it had others."""
        return self.table is not None and self.table.provisional

    def significance_border(self) -> int:
        """Return the model row of the first hit that is not significant, where a line belongs; -1 for none.

        There is one where hits stand by their E-values, the best first, and not all of them are significant.
        Over provisional E-values it is the first row, however they are sorted.
        """
        table = self.table
        if table is None or not table.has_evalues or not len(self._rows):
            return -1
        if self.provisional:
            return 0
        if self._descending or COLUMNS[self._column].key not in ("rank", "evalue"):
            return -1
        first = sum(row in self._pinned for row in self._rows[: len(self._pinned)].tolist())
        border = first + int(np.searchsorted(self._rows[first:], self._significant))
        return border if border < len(self._rows) else -1

    def _faint(self) -> QBrush:
        """Return what a hit that is not significant is written with."""
        palette = QApplication.palette()
        if self._ink is None or self._ink[0] != palette.cacheKey():
            self._ink = palette.cacheKey(), QBrush(Colours.of(palette).muted)
        return self._ink[1]

    def figure(self, row: int, column: int) -> Any:
        """Return what is drawn in a cell of a hit row; None where nothing is.

        Of an E-value that is its step of colour, as `core.results.overview.step_of` has it; of a bar where it
        begins and ends, from 0 to 1, and whether it is dimmed.
        """
        place = column, row
        figure = self._figures.get(place)
        if figure is None:
            if column == EVALUE:
                assert self.table is not None
                step = int(step_of(self.table, np.array([row]), ColourBy.EVALUE)[0])
                figure = step if step >= 0 else None
            elif column in (IDENTITY, COVERAGE):
                figure = self._share(column, row)
            if len(self._figures) >= _CACHED_ROWS:
                self._figures.clear()
            self._figures[place] = figure
        return figure

    def look(self, row: int, columns: tuple[int, ...]) -> tuple[object, ...]:
        """Return all that decides how a hit row looks in these columns, kept for the next time."""
        kept = self._looks.get(row)
        if kept is not None and kept[0] == columns:
            return kept[1]
        look = (
            *(row in self._marked, self.is_faint(row), row in self._pinned, self.tick(row)),
            *(self.is_contradicted(row), self.is_corrected(row)),
            *(self.sign(row, column) is not None for column in SIGNED),
            *(self.text(row, column) for column in columns),
            *(self.figure(row, column) for column in (EVALUE, IDENTITY, COVERAGE)),
        )
        if len(self._looks) >= _CACHED_ROWS:
            self._looks.clear()
        self._looks[row] = columns, look
        return look

    def _share(self, column: int, row: int) -> tuple[float, float, bool] | None:
        """Return where a bar begins and ends, and whether the hit is not significant; None for no bar.

        A file of hits may lack the figures, or give places beyond the end of the query that was added to it.
        """
        table = self.table
        assert table is not None
        if row not in table.alignments:
            return None
        faint = self.is_faint(row)
        if column == IDENTITY:
            begin, end = 0.0, table.number("identity", row) / 100
        else:
            length = max(1, len(table.query))
            begin = (table.number("query_start", row) - 1) / length
            end = table.number("query_end", row) / length
        return (begin, end, faint) if 0 <= begin <= end <= 1 else None

    # Rows

    def hit_row(self, model_row: int) -> int:
        """Return the hit row shown at a place on the screen; -1 outside."""
        return self.table_row(model_row)

    def ticked_rows(self) -> NDArray[np.int64]:
        """Return the ticked hit rows, int64[ticked], in the order that the table would have unfiltered.

        So the filter changes nothing of what is written of them, not even the order.
        """
        if self.table is None:
            return _NO_ROWS
        ticked = self.table.marks.flags("ticked", len(self.table))
        return self._pinned_first(self._sorted[ticked[self._sorted]])

    # Qt's side

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        """Return a cell's text, tick, signs, alignment, tooltip or spoken text."""
        if self.table is None or not index.isValid():
            return None
        column = index.column()
        if role == _ALIGNMENT:
            return _SIDES[column]
        if role == _DECORATION and column not in SIGNED:
            return None
        row = int(self._rows[index.row()])
        if role == _DISPLAY:
            return self.text(row, column)
        if role == _FONT:
            return self._bold if row in self._marked else None
        if role == _FOREGROUND:
            return self._faint() if self.is_faint(row) else None
        if role == _CHECK and column == TICKED:
            return self.tick(row)
        if role == _DECORATION:
            return self.sign(row, column)
        if role == _BACKGROUND:
            return self.shade(row)
        if role in (_TOOLTIP, _ACCESSIBLE):
            say = spoken if role == _ACCESSIBLE else tooltip
            query = self._query
            assert query is not None
            said = self._read(lambda _: say(query, COLUMNS[column], row, row in self._marked))
            if column == _ROUND and row in self._to_leave_out:
                said = "The next profile is to be built without this hit. It is, once you search again."
            return said if role == _ACCESSIBLE else tooltip_text(said)
        return None

    def text(self, row: int, column: int) -> str:
        """Return what a cell of a hit row says, kept for the next time."""
        cells = self._cells.get(row)
        if cells is None:
            if len(self._cells) >= _CACHED_ROWS:
                self._cells.clear()
            cells = self._cells[row] = [None] * len(COLUMNS)
        if column == _ROUND and row in self._to_leave_out:
            return _LEAVE_OUT
        text = cells[column]
        if text is None:
            key = COLUMNS[column].key
            text = "" if column == TICKED else self._read(lambda table: table.brief(key, row))
            cells[column] = text
        return f"{NEW_MARK} {text}" if column == _SUBJECT and row in self._marked else text

    def is_faint(self, row: int) -> bool:
        """Return whether a hit row is not significant."""
        return self._has_evalues and row >= self._significant and not self.provisional

    def is_contradicted(self, row: int) -> bool:
        """Return whether a hit row is significant, and less than convincing by its test."""
        assert self.table is not None
        return bool(self.table.contradicted(slice(row, row + 1))[0])

    def is_corrected(self, row: int) -> bool:
        """Return whether the E-value of a hit row moved far from that of the matrix."""
        assert self.table is not None
        return abs(self.table.number("evalue_moved", row)) > MOVED

    def is_new(self, row: int) -> bool:
        """Return whether a round of an iterated search found a hit row anew."""
        return row in self._marked

    def new_rows(self, count: int) -> list[int]:
        """Return so many of the best hit rows that a round of an iterated search found anew."""
        return nsmallest(count, self._marked)

    def shade(self, row: int) -> QBrush | None:
        """Return the ground of a hit row that is pinned; None for others."""
        if row not in self._pinned:
            return None
        palette = QApplication.palette()
        return QBrush(blend(palette.base().color(), palette.text().color(), _PINNED_SHADE))

    def tick(self, row: int) -> Qt.CheckState:
        """Return whether a hit row is ticked, as Qt says it."""
        assert self.table is not None
        return Qt.CheckState.Checked if row in self.table.marks.ticked else Qt.CheckState.Unchecked

    def sign(self, row: int, column: int) -> QIcon | None:
        """Return a hit row's sign: of a pin, beside its box, of a note, or of a doubtful E-value."""
        assert self.table is not None
        if column == TICKED and row in self.table.marks.pinned:
            return icon("pin", QApplication.palette())
        if column == _SUBJECT and row in self.table.marks.notes:
            return icon("note", QApplication.palette())
        if column == _EVALUE and self.table.number("low_complexity", row) >= DOUBTFUL:
            return icon("warning", QApplication.palette())
        return None

    def _read(self, read: Callable[[HitTable], str]) -> str:
        """Return words of the table, or a sign that its database is changed: Qt takes no exception."""
        assert self.table is not None
        try:
            return read(self.table)
        except SwatheError as error:
            if not self._is_unreadable:
                self._is_unreadable = True
                self.unreadable.emit(error)
            return _UNREADABLE

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let cells be selected, and boxes be ticked."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _BOX if index.column() == TICKED else _CELL

    def setData(self, index: Index, value: Any, role: int = _DISPLAY) -> bool:
        """Ask for a tick where a box was clicked; who keeps the marks says when it is there."""
        if role != _CHECK or not index.isValid() or index.column() != TICKED:
            return False
        first, last = sorted((index.row(), self.ticked_from if self.ticked_from >= 0 else index.row()))
        rows = self.visible_rows()[first : last + 1].tolist()
        self.tick_wanted.emit(rows, Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return what any table's header says, but a sign above the boxes."""
        if orientation == Qt.Orientation.Horizontal and section == TICKED:
            if role == _DISPLAY:
                return ""
            if role == _DECORATION:  # no letter: some fonts have none
                return icon("check", QApplication.palette())
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return COLUMNS[section].list_title
            if role == _ALIGNMENT:
                return _SIDES[section]
        if (
            orientation == Qt.Orientation.Horizontal
            and role in (_TOOLTIP, Qt.ItemDataRole.AccessibleDescriptionRole)
            and self.found_by
            and self.table is not None
            and COLUMNS[section].key in self.table.stated
        ):
            return f"{COLUMNS[section].title}: as the file gives it, computed by {self.found_by}"
        return super().headerData(section, orientation, role)

    # Inside

    def _unread(self) -> list[Wanted]:
        """Return what order and filter need from headers that would take too long to read now."""
        if self.table is None or len(self.table) <= _AT_ONCE:
            return []
        column = COLUMNS[self._column]
        wanted = list(wanted_of(self._filter))
        if column.ranked:
            wanted.append(Ranks(column.ranked))
        elif column.key in READ:
            wanted.append(Numbers(column.key))
        return [one for one in wanted if not self.table.headers.has(one)]

    def _lay_out_again(self, *due: str) -> None:
        """Renew ``order``, ``filter`` or both, now or once headers were read."""
        if self.table is None:
            return
        self._due.update(due)
        if unread := self._unread():
            self.reading_wanted.emit(unread)
            return
        self._lay_out()

    def _sort(self) -> NDArray[np.int64]:
        assert self.table is not None
        key = COLUMNS[self._column].key
        if key == "rank":
            rows = np.arange(len(self.table))
            return rows[::-1] if self._descending else rows
        return self.table.order_by(key, self._descending)

    def _match(self) -> NDArray[np.bool_] | None:
        """Return which hits pass the filter, bool[hits]; None where there is no condition."""
        if self.table is None or self._filter == Filter():
            return None
        return matching(self.table, self._filter)

    def _arrange(self) -> None:
        if "order" in self._due:
            self._sorted = self._sort()
        if "filter" in self._due:
            self._mask = self._match()
        self._due.clear()
        self._places = None
        self._pinned = frozenset(self.table.marks.pinned) if self.table is not None else frozenset()
        rows = self._sorted if self._mask is None else self._sorted[self._mask[self._sorted]]
        self._rows = self._pinned_first(rows)

    def _pinned_first(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        if not self._pinned or self.table is None:
            return rows
        above = self.table.marks.flags("pinned", len(self.table))[rows]
        return np.concatenate((rows[above], rows[~above]))
