"""The table widget of hits: columns that can be chosen and moved, rows that can be copied."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from math import ceil

from PySide6.QtCore import (
    QByteArray,
    QDataStream,
    QEvent,
    QIODevice,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidgetAction

from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMNS, SIGNIFICANT
from swathe.core.statistics.conclusion import LONGEST, with_match
from swathe.core.system.words import bound_text, counted
from swathe.gui.results.hits.column_chooser import ColumnChooser
from swathe.gui.results.hits.model import EVALUE, SIGNED, TICKED, HitTableModel
from swathe.gui.results.hits.rows import HitBoxes, HitRows, Row, Span, evalue_width
from swathe.gui.widgets.column_keys import ColumnKeys
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.icons import sign_side
from swathe.gui.widgets.row_table import MARGIN, RowTable, set_plain
from swathe.gui.widgets.theme import SPACE, Colours

_LEAST_ROWS = 4
"""Hits in sight in the smallest window."""
_STATE_VERSION = 3
_WIDTHS = {
    **{"subject": 12, "description": 10, "organism": 12, "cigar": 16, "identity": 11, "query_coverage": 11},
    **{"accession": 14, "entry": 14, "protein": 26, "gene": 12, "database": 13, "note": 26},
    **{"by_hand": 9, "verdict": 14},
}
"""Widths of columns that their titles do not give, in characters; of names and descriptions the least."""
_USUAL_DESCRIPTION = 22
"""Characters of a description for which the table asks for room."""
_USUAL_NAME = 20
"""Characters up to which names and organisms have room at the description's expense."""
_LONGEST_NAME = 60
"""Characters up to which columns of text but the description are as wide as what stands in them."""
_SPARED = ("subject_length", "bits")
"""Columns that give way where others would be cut off, the first one first, unless somebody chose them."""
_BEFORE_EVALUE = ("organism", "description")
"""Columns that give way in this order where the E-value would be out of sight, which people need most."""
_BEFORE_FILTERED = ("query_coverage", "identity", "score")
"""Columns that give way in this order, before those, to one that the filter compares and is out of sight."""
_BEFORE_SCROLLING = ("query_coverage", "identity")
"""Columns that give way in this order where all others then have room: whoever scrolled to them would not see
whose they are, and the alignment of a hit has both."""
_OF_FILE = (("length",), ("query_start", "query_end"), ("subject_start", "subject_end"))
"""Columns that are shown where there is room and the file of another program has no sequences beside them."""
_BEFORE_VERDICT = ("query_coverage",)
"""Columns that give way to the verdict where descriptions have what they usually begin with."""
_BEFORE_PROFILES = ("score", "by_hand", "entry_evalue", "query_coverage", "identity")
"""The same in this order in rounds and where hits rest on what a PSSM was built from: there E-values alone
mislead."""
ROWS_READ = 200
"""Best hits whose headers are read before they are shown: their words give columns of text their widths.

So do those of as many hits that a round included anew: in late rounds they are none of the best.
"""
_FIRST = (
    *("ticked", "subject", "description", "organism", "evalue", "verdict", "bits", "score"),
    *("identity", "query_coverage", "subject_length", "database"),
)
"""The usual columns as they stand at first; the others follow in their own order."""


_SECTION = {column.key: section for section, column in enumerate(COLUMNS)}
_SUBJECT, _DESCRIPTION, _ORGANISM, _VERDICT, _ROUND, _SCORE, _IDENTITY = (
    _SECTION[key] for key in ("subject", "description", "organism", "verdict", "round", "score", "identity")
)
_TEXTS = frozenset(
    section for section, one in enumerate(COLUMNS) if one.kind is Kind.TEXT and not one.needs_alignment
)
"""Columns that are no wider than what stands in them, but for the description, which has what is left."""
_OF_TESTS = tuple(section for section, column in enumerate(COLUMNS) if column.needs_permutation)
"""Columns that are shown only where some hits were tested."""
_MAY_BE_EMPTY = tuple(_SECTION[key] for key in ("round", "by_hand", "entry_evalue", "note"))
"""Columns that give way before any other where hardly a hit has something in them."""
_OF_HEADERS = (_ORGANISM, _DESCRIPTION)
"""The same where names would be cut off, of the words of headers that have none."""


class HitTableView(RowTable):
    """A `HitTableModel` on the screen.

    Signals: `copy_requested()`; `rows_looked_at()` whenever other rows or columns may be in sight;
    `columns_changed()` whenever others are chosen or have room.
    """

    copy_requested = Signal()
    rows_looked_at = Signal()
    columns_changed = Signal()

    def __init__(self, model: HitTableModel) -> None:
        super().__init__()
        self._by_hand: set[int] = set()
        self._columns: list[int] = []
        self._spared = [_SECTION[key] for key in _SPARED]
        self._gone: list[int] = []  # columns that gave way
        self._added: list[int] = []  # columns of a file or a profile, which nobody chose
        self._asked_for: set[int] = set()  # columns that are to be seen though they are empty
        self._refused: set[int] = set()  # of those the ones that are not to be seen
        self._filtered: set[int] = set()  # columns that the filter compares
        self._fitting = False
        self._words: dict[int, int] = {}  # widths of what stands in columns of text
        self._empty: list[int] = []  # columns that hardly a hit has anything in
        self._first_widths: dict[int, int] = {}
        self._hits = model
        self._border = -1
        model.layoutAboutToBeChanged.connect(self._forget_border)  # before rows take their heights along
        self.setModel(model)
        self.setAccessibleName("Hits")
        sign = sign_side(self.fontMetrics())
        self.setIconSize(QSize(sign, sign))  # before the font is set, at which columns are measured
        set_plain(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._rows = HitRows(model, self)
        self._boxes = HitBoxes(self)
        self.setItemDelegateForColumn(TICKED, self._boxes)
        rows = self.verticalHeader()
        header = self.horizontalHeader()
        self.setMinimumHeight(self.height_of_rows(_LEAST_ROWS))
        # Titles show no selection; looking for one costs seconds when half a million rows are selected.
        header.setSelectionModel(QItemSelectionModel(model, header))
        rows.setSelectionModel(QItemSelectionModel(model, rows))
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._show_columns_menu)
        header.sectionResized.connect(self._on_resized)
        header.sectionMoved.connect(self._forget_columns)
        self.columns_menu = EdgedMenu("Columns", self)
        self.chooser = ColumnChooser()
        holder = QWidgetAction(self.columns_menu)
        holder.setDefaultWidget(self.chooser)
        self.columns_menu.addAction(holder)
        self.columns_menu.aboutToShow.connect(self.chooser.words.clear)
        self.columns_menu.aboutToShow.connect(self.chooser.words.setFocus)
        self.columns_menu.aboutToHide.connect(self.setFocus)  # its button would take F2 and space
        self.chooser.chosen.connect(self._column_chosen)
        self.chooser.usual_wanted.connect(self.reset_columns)
        self.reset_columns()
        self.setSortingEnabled(True)
        self._make_actions()
        self.verticalScrollBar().valueChanged.connect(self.rows_looked_at)
        model.modelReset.connect(self._begin_at_top)
        model.modelReset.connect(self._boxes.forget_last)
        model.words_changed.connect(self._measure_again)
        model.modelReset.connect(self.rows_looked_at)
        for moved in (model.modelReset, model.layoutChanged):
            moved.connect(self._mark_border)
            moved.connect(self._note_filter)

    def visible_columns(self) -> list[int]:
        """Return the columns on the screen, left to right, as indexes into `core.results.hits.COLUMNS`."""
        if not self._columns:  # layouts ask some fifty times while a search begins or ends
            header = self.horizontalHeader()
            sections = (header.logicalIndex(place) for place in range(header.count()))
            self._columns = [section for section in sections if not header.isSectionHidden(section)]
        return self._columns.copy()

    def chosen_columns(self) -> list[int]:
        """Return the columns chosen, left to right, also those that gave way as there is no room for them."""
        shown = {*self.visible_columns(), *self._gone} - {*self._added}
        header = self.horizontalHeader()
        return [section for section in map(header.logicalIndex, range(header.count())) if section in shown]

    def height_of_rows(self, count: int) -> int:
        """Return the height that has so many rows in sight, with a bar below them."""
        edges = self.horizontalHeader().sizeHint().height() + self.horizontalScrollBar().sizeHint().height()
        return edges + count * self.verticalHeader().defaultSectionSize() + 2 * self.frameWidth()

    def columns_without_room(self) -> list[int]:
        """Return the columns chosen, left to right, that gave way as there is no room for them."""
        lacking = {*self._untested(), *self._unknown()}
        gone = [section for section in self._gone if section not in lacking]
        return [section for section in self.chosen_columns() if section in gone]

    def _untested(self) -> Collection[int]:
        """Return the columns that only tests fill where there was none; then they are in no list, either."""
        table = self._hits.table
        return _OF_TESTS if table is not None and not table.pairs else ()

    def _unknown(self) -> Collection[int]:
        """Return the columns that the file of another program does not have, or no hit without a test."""
        table = self._hits.table
        if table is None:
            return ()
        return [*map(_SECTION.__getitem__, table.unknown), *([] if table.has_verdicts else [_VERDICT])]

    def sizeHint(self) -> QSize:
        """Return the width in which all columns are seen, and what descriptions begin with.

        Verdicts, which stand where they have room, ask for none, unless somebody chose them.
        """
        edges = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        asking = [one for one in self.chosen_columns() if one != _VERDICT or one in self._asked_for]
        widths = self._usual_widths(asking)
        if _DESCRIPTION in widths and _DESCRIPTION not in self._by_hand:
            widths[_DESCRIPTION] = max(widths[_DESCRIPTION], _USUAL_DESCRIPTION * self._digit())
        return QSize(sum(widths.values()) + edges, super().sizeHint().height())

    def places_looked_at(self) -> range:
        """Return the model rows in sight."""
        count = self.model().rowCount()
        if not count:
            return range(0)
        first = max(self.rowAt(0), 0)
        last = self.rowAt(self.viewport().height() - 1)
        return range(first, count if last < 0 else last + 1)

    def go_to(self, place: int) -> None:
        """Make a model row the current and only selected one, whatever keys are held down.

        Its first column with text becomes current: what screen readers then say is the hit, not its box.
        """
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        columns = sorted(self.visible_columns()[:2], key=lambda section: section == TICKED)
        self.selectionModel().setCurrentIndex(self.model().index(place, columns[0]), flags)

    def reset_columns(self) -> None:
        """Show the usual columns in their usual order and width, best hits first."""
        header = self.horizontalHeader()
        first = [_SECTION[key] for key in _FIRST]
        order = [*first, *(section for section in range(len(COLUMNS)) if section not in first)]
        for place, section in enumerate(order):
            header.moveSection(header.visualIndex(section), place)
            header.setSectionHidden(section, not COLUMNS[section].shown)
        self.best_first()
        self._by_hand.clear()
        self._spared = [_SECTION[key] for key in _SPARED]
        for sections in (self._gone, self._added, self._asked_for, self._refused):
            sections.clear()
        self._fit_columns()
        self._note_columns()

    def best_first(self) -> None:
        """Sort by no column: the best hits come first."""
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)

    def show_columns(self, sections: list[int]) -> None:
        """Show more columns, by their indexes into `core.results.hits.COLUMNS`."""
        self._set_hidden(sections, False)

    def hide_columns(self, sections: list[int]) -> None:
        """Show fewer columns, unless they are all that is shown."""
        if set(self.visible_columns()) - set(sections):
            self._set_hidden(sections, True)

    def save_columns(self) -> QByteArray:
        """Return order, widths and choice of the columns."""
        state = QByteArray()
        stream = QDataStream(state, QIODevice.OpenModeFlag.WriteOnly)
        stream.writeInt32(_STATE_VERSION)
        stream.writeQString(" ".join(column.key for column in COLUMNS))
        stream << self.horizontalHeader().saveState()
        for sections in (sorted(self._by_hand), self._spared, self._gone, self._added):
            stream.writeQString(" ".join(COLUMNS[section].key for section in sections))
        return state

    def restore_columns(self, state: QByteArray) -> bool:
        """Bring back what `save_columns` returned, but the best hits first; False if columns differ now."""
        stream = QDataStream(state)
        if stream.readInt32() != _STATE_VERSION:
            return False
        if stream.readQString() != " ".join(column.key for column in COLUMNS):
            return False
        header_state = QByteArray()
        stream >> header_state
        by_hand, spared, gone, added = (
            [_SECTION[key] for key in stream.readQString().split()] for _ in range(4)
        )
        self._fitting = True
        restored = self.horizontalHeader().restoreState(header_state)
        self._fitting = False
        self._forget_columns()
        if not restored:
            return False
        self.best_first()
        self._by_hand, self._spared, self._gone, self._added = {*by_hand}, spared, gone, added
        self._fit_columns()
        self._note_columns()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size; the hit looked at stays in sight."""
        super().resizeEvent(event)
        self._fit_columns()
        row = self.currentIndex().row()
        if 0 <= self.rowViewportPosition(row) < event.oldSize().height():
            self.scrollTo(self.currentIndex())
        self.rows_looked_at.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns to what changed out of sight."""
        super().showEvent(event)
        self._fit_columns()

    def _set_hidden(self, sections: list[int], hidden: bool) -> None:
        header = self.horizontalHeader()
        changed = [
            section  # one that gave way would come back
            for section in sections
            if header.isSectionHidden(section) is not hidden or section in self._gone
        ]
        if not changed:
            return
        for section in changed:
            self._choose(section, not hidden)
            self._asked_for.discard(section)
        self._fit_columns()
        self._note_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the columns to another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._first_widths.clear()
            self._read_words()

    def _fit_columns(self) -> None:
        """Give columns of text the width of what stands in them, as far as there is room.

        Widths that somebody set by hand stay. Names come first, then what descriptions begin with: a few long
        organisms are not worth all of them. Where that is more than there is, organisms are cut so that
        nobody has to scroll sideways. Where that cannot be helped, names are whole, and descriptions and
        organisms as narrow as they can be, so that as many numbers as possible are in sight. Verdicts are
        whole before descriptions have more than their least, and where that is too much, these have less.
        Longer names, descriptions and organisms follow in this order, and what is left goes to the
        description.
        """
        header = self.horizontalHeader()
        self._give_way()
        widths = self._least_widths(self.visible_columns())
        width, usual = self.viewport().width(), _USUAL_NAME * self._digit()
        room = width - sum(widths.values())
        if room < 0:  # names are whole, at least; the others have what would show a part of a number
            self._widen(widths, _SUBJECT, usual, usual)
            room = width - self._width_in_sight(widths, width)
        room -= self._widen(widths, _SUBJECT, usual, room)
        short = self._cut_of_verdicts(widths) - max(0, room)
        if short > 0 and _DESCRIPTION in widths and _DESCRIPTION not in self._by_hand:
            widths[_DESCRIPTION] -= short
            room = max(0, room) + short
        usual_words = _USUAL_DESCRIPTION * self._digit()
        for section, most in ((_VERDICT, width), (_DESCRIPTION, usual_words), (_ORGANISM, usual)):
            room -= self._widen(widths, section, most, room)
        left = width - sum(widths.values())
        for section in (_SUBJECT, _DESCRIPTION, _ORGANISM):
            left -= self._widen(widths, section, width, left)
        if _DESCRIPTION in widths and _DESCRIPTION not in self._by_hand:
            widths[_DESCRIPTION] += max(0, left)
        self._fitting = True
        for section, wide in widths.items():
            header.resizeSection(section, wide)
        self._fitting = False

    def _widen(self, widths: dict[int, int], section: int, most: int, room: int) -> int:
        """Make a column as wide as its words, but no wider than `most`; return the room that this takes."""
        more = min(self._lacking(widths, section, most), max(0, room))
        if more:
            widths[section] += more
        return more

    def _lacking(self, widths: dict[int, int], section: int, most: int) -> int:
        """Return what a column lacks of the width of its words, or of `most`; 0 for no such column."""
        if section not in widths or section in self._by_hand:
            return 0
        return max(0, min(self._wanted(section), most) - widths[section])

    def _give_way(self) -> None:
        """Hide columns that can be spared where others would be cut off; show them again where there is room.

        Those that hardly a hit has anything in go before any other, and where headers have names alone,
        organisms and descriptions as soon as names would be cut off. So are those hidden that the file of
        another program does not have, until somebody asks for them, those of tests where there was none or
        no room beside all others, and those shown that it has beside no sequences, until somebody does not
        want them. Figures give way to verdicts, in rounds and on what a PSSM found more of them than
        elsewhere, and so do organisms at last. Descriptions get what they usually begin with of the room;
        where the E-value would be out of sight, organisms and then descriptions give way to it. So do
        figures, and then these, to a column that the filter compares, which itself gives way to the E-value
        alone. Coverage and identity do where nobody then has to scroll sideways. A column that hits are
        sorted or filtered by stays, and one whose width somebody set. A table out of sight has no width yet
        that says anything.
        """
        if not self.isVisible():
            return
        header, room = self.horizontalHeader(), self.viewport().width()
        chosen, table = self.chosen_columns(), self._hits.table
        unknown = self._unknown()
        gone = [one for one in chosen if one in unknown and one not in self._asked_for]
        gone += [one for one in self._untested() if one in chosen]
        widths = self._least_widths([one for one in chosen if one not in gone])
        empty = [one for one in self._empty if one not in self._asked_for]
        kept = {*self._by_hand, header.sortIndicatorSection(), *self._asked_for, *self._filtered}
        spared = [*_OF_TESTS, *self._spared]  # where a test ends, nobody's column goes
        added = list[int]()
        for section in (one for one in _OF_HEADERS if one in empty and one in widths and one not in kept):
            cut = sum(self._lacking(widths, one, room) for one in (_SUBJECT, _VERDICT))
            if sum(widths.values()) + cut > room:
                del widths[section]
                gone.append(section)
        if _VERDICT in widths:
            beside = self._beside_verdict(widths, [*empty, *spared], kept, room)
            gone += [one for one in widths if one not in beside]
            widths = beside
        for section in (one for one in empty if one in widths and one not in kept):
            if self._usual_width(widths) + self._cut_of_texts(widths) > room:
                del widths[section]
                gone.append(section)
        if sum(widths.values()) + self._cut_of_names(widths) > room:
            gone += self._spare(widths, spared, kept, room)
            by_hand = kept - self._filtered  # what the filter compares gives way to the E-value alone
            gone += self._make_way(widths, {EVALUE}, _BEFORE_EVALUE, by_hand, room)
            needed = {EVALUE, *self._filtered}
            gone += self._make_way(widths, needed, (*_BEFORE_FILTERED, *_BEFORE_EVALUE), kept, room)
            fewer, last = widths.copy(), list[int]()
            for section in map(_SECTION.__getitem__, _BEFORE_SCROLLING):
                lacks_room = sum(fewer.values()) + self._cut_of_names(fewer) > room
                if lacks_room and section in fewer and section not in kept:
                    del fewer[section]
                    last.append(section)
            if sum(fewer.values()) + self._cut_of_names(fewer) <= room:
                widths = fewer
                gone += last
        of_file = table is not None and table.reported and not table.has_sequences
        for keys in _OF_FILE if of_file else ():
            more = [_SECTION[key] for key in keys if _SECTION[key] not in unknown]
            more = [section for section in more if section not in (*chosen, *self._refused)]
            wider = widths | self._least_widths(more)
            if self._usual_width(wider) + self._cut_of_names(wider) <= room:
                added += more
                widths = wider
        if (gone, added) == (self._gone, self._added):
            return
        shown = {*chosen, *added} - {*gone}
        for section in {*self._gone, *gone, *self._added, *added}:
            header.setSectionHidden(section, section not in shown)
        self._gone, self._added = gone, added
        self._tell_columns()

    def _beside_verdict(
        self, widths: dict[int, int], first: list[int], kept: set[int], room: int
    ) -> dict[int, int]:
        """Return the widths of as many columns as there is room for beside the verdict.

        Those that give way to it go in their order, `first` before the others. Where no figure of a profile's
        hits is left beside the E-value, the score, which people look for, takes the place of the round.
        Then organisms go, descriptions get their least, and identity goes. Where there still is no room, the
        widths are those of all but the verdict, unless that is one of those `kept`.
        """
        table = self._hits.table
        by_profile = table is not None and (table.rounds is not None or table.basis is not None)
        beside = widths.copy()
        cut = self._cut_of_texts(beside) if by_profile else self._cut_of_names(beside)
        figures = [_SECTION[key] for key in (_BEFORE_PROFILES if by_profile else _BEFORE_VERDICT)]
        self._spare(beside, [*first, *figures], kept, room - cut)
        if beside.keys().isdisjoint(first):  # else descriptions are cut instead
            self._spare(beside, figures, kept, room - cut - self._cut_of_verdicts(beside))
        if beside.keys().isdisjoint(figures) and _SCORE in widths and _ROUND in {*beside} - kept:
            left = {*beside, _SCORE} - {_ROUND}
            instead = {one: width for one, width in widths.items() if one in left}
            beside = instead if self._usual_width(instead) + cut <= room else beside
        if self._usual_width(beside) + cut <= room:
            return beside
        if _ORGANISM not in kept:
            beside.pop(_ORGANISM, None)
        if self._usual_width(beside) + self._cut_of_names(beside) <= room:
            return beside
        cut = self._cut_of_names(beside) + self._cut_of_verdicts(beside)
        if sum(beside.values()) + cut > room and _IDENTITY not in kept:
            beside.pop(_IDENTITY, None)
        if sum(beside.values()) + self._cut_of_names(beside) <= room:
            return beside
        return {one: width for one, width in widths.items() if one != _VERDICT or one in kept}

    def _spare(self, widths: dict[int, int], sections: list[int], kept: set[int], room: int) -> list[int]:
        """Take out columns, the first one first, until the others have room; return those that went."""
        gone = []
        for section in sections:
            if self._usual_width(widths) > room and section in widths and section not in kept:
                del widths[section]
                gone.append(section)
        return gone

    def _make_way(
        self, widths: dict[int, int], needed: set[int], keys: tuple[str, ...], kept: set[int], room: int
    ) -> list[int]:
        """Take out columns that stand before needed ones until these are in sight; return those that went."""
        gone = []
        for section in map(_SECTION.__getitem__, keys):
            others = {one: width for one, width in widths.items() if one != section}
            wide = _width_to(widths, needed)
            lacks_room = wide + self._cut_of_names(widths) > room
            if lacks_room and _width_to(others, needed) < wide and section not in kept:
                del widths[section]
                gone.append(section)
        return gone

    def _width_in_sight(self, widths: dict[int, int], room: int) -> int:
        """Return how wide those columns are, from the first on, that are whole in sight.

        They go as far as the E-value at least, and as those that the filter compares.
        """
        whole = (sum(islice(widths.values(), count)) for count in range(len(widths) + 1))
        return max(_width_to(widths, {EVALUE, *self._filtered}), *(width for width in whole if width <= room))

    def _cut_of_names(self, widths: dict[int, int]) -> int:
        """Return the width that names of usual length lack: they say more than columns that can be spared."""
        return self._lacking(widths, _SUBJECT, _USUAL_NAME * self._digit())

    def _cut_of_verdicts(self, widths: dict[int, int]) -> int:
        """Return the width that the longest verdict of a hit lacks that no profile scored."""
        words = ceil(QFontMetricsF(self.font()).horizontalAdvance(LONGEST))
        return self._lacking(widths, _VERDICT, words + self._margin() + self._digit() // 2)

    def _cut_of_texts(self, widths: dict[int, int]) -> int:
        """Return the same with what organisms of usual length lack."""
        return self._cut_of_names(widths) + self._lacking(widths, _ORGANISM, _USUAL_NAME * self._digit())

    def _usual_width(self, widths: dict[int, int]) -> int:
        """Return how wide columns are together whose description has what it usually begins with."""
        return sum(widths.values()) + self._lacking(widths, _DESCRIPTION, _USUAL_DESCRIPTION * self._digit())

    def _digit(self) -> int:
        return self.fontMetrics().horizontalAdvance("0")

    def _least_widths(self, sections: list[int]) -> dict[int, int]:
        """Return the widths of columns where those of text have their least, or what their words take."""
        widths = self._usual_widths(sections)
        for section in _TEXTS.intersection(sections) - self._by_hand:
            widths[section] = min(widths[section], self._wanted(section))
        return widths

    def _usual_widths(self, sections: list[int]) -> dict[int, int]:
        """Return the widths of columns whatever stands in them; names and description have their least.

        The column of rounds has that of the words in place of some.
        """
        header = self.horizontalHeader()
        widths = {
            section: header.sectionSize(section) if section in self._by_hand else self._first_width(section)
            for section in sections
        }
        if _ROUND in widths and _ROUND not in self._by_hand:
            widths[_ROUND] = max(widths[_ROUND], self._wanted(_ROUND))
        return widths

    def _first_width(self, section: int) -> int:
        if section not in self._first_widths:
            header, column = self.horizontalHeader(), COLUMNS[section]
            if section == TICKED:
                box = self.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
                width = box + self.iconSize().width() + SPACE + SPACE // 2
            elif section == EVALUE:
                width = evalue_width(self)
            else:
                width = max(_WIDTHS.get(column.key, 7) * self._digit(), self._title_width(section))
            self._first_widths[section] = max(width, header.minimumSectionSize())
        return self._first_widths[section]

    def _title_width(self, section: int) -> int:
        """Return the width of a column's title."""
        header = self.horizontalHeader()
        title = header.fontMetrics().horizontalAdvance(COLUMNS[section].list_title) + 3 * SPACE
        return max(title, header.minimumSectionSize())

    def _begin_at_top(self) -> None:
        """Show the best of other hits, and fit the columns to them."""
        self.verticalScrollBar().setValue(0)
        self._read_words()

    def _read_words(self) -> None:
        """Fit the columns to the hits, whichever of them are shown and in sight."""
        self._words.clear()
        self._empty = self._empty_columns()
        self._fit_columns()

    def _empty_columns(self) -> list[int]:
        rows = self._rows_read()
        blank = [one for one in _OF_HEADERS if rows and not any(self._hits.text(row, one) for row in rows)]
        return [*self._untested(), *blank, *self._hits.empty_columns(_MAY_BE_EMPTY)]

    def _measure_again(self) -> None:
        """Fit the columns to words that changed."""
        before, empty = self._words.copy(), self._empty
        self._words = {section: self._width_of_words(section) for section in before}
        self._empty = self._empty_columns()
        if (self._words, self._empty) != (before, empty):
            self._fit_columns()

    def _wanted(self, section: int) -> int:
        """Return the width in which a column shows its title and its words in full."""
        if section not in self._words:
            self._words[section] = self._width_of_words(section)
        return max(self._words[section], self._title_width(section))

    def _width_of_words(self, section: int) -> int:
        """Return how wide a column is where its words stand in full, names up to their longest.

        They are those of the same hits wherever somebody scrolls to, and whatever the filter lets through:
        columns that came and went would lead astray.
        """
        model, usual = self._hits, self.font()
        bold = QFont(usual)
        bold.setBold(True)
        of_new, of_others = QFontMetricsF(bold), QFontMetricsF(usual)  # as names are painted
        most = ceil(_LONGEST_NAME * of_others.horizontalAdvance("0"))
        margin = self._margin()
        sign = self.iconSize().width() + margin
        # Else words end where those of the next column begin.
        margin += ceil(of_others.horizontalAdvance(MARGIN)) if section == _ROUND else self._digit() // 2
        words = {
            (model.text(row, section), model.is_new(row), self._has_sign(row, section))
            for row in self._rows_read()
        }
        if section == _VERDICT:
            table = model.table
            longest = [LONGEST, *([with_match(LONGEST)] if table is not None and table.exact else [])]
            words |= {(one, False, False) for one in longest}  # so that nothing moves once a test is over
        widths = (
            ceil((of_new if new else of_others).horizontalAdvance(text)) + margin + sign * has_sign
            for text, new, has_sign in words
        )
        widest = max(widths, default=0)
        return widest if section == _DESCRIPTION else min(widest, most)

    def _rows_read(self) -> list[int]:
        """Return the hit rows whose words give columns their widths."""
        hits = len(self._hits.table) if self._hits.table is not None else 0
        return [*range(min(hits, ROWS_READ)), *self._hits.new_rows(ROWS_READ)]

    def _margin(self) -> int:
        """Return the width that cells have beside their words."""
        return 2 * (self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)

    def _has_sign(self, row: int, section: int) -> bool:
        return section in SIGNED and self._hits.sign(row, section) is not None

    def _on_resized(self, section: int, before: int, width: int) -> None:
        """Leave a column as wide as somebody made it; hiding it, or showing it again, is none of that."""
        if not before or not width:
            self._forget_columns()
        elif not self._fitting:
            self._by_hand.add(section)

    def _forget_columns(self) -> None:
        """Look anew at which columns are on the screen, and in which order."""
        self._columns = []

    def _make_actions(self) -> None:
        copy = QAction("Copy rows", self)
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(self.copy_requested)
        choose = QAction("Select all", self)
        choose.setShortcut(QKeySequence(QKeySequence.StandardKey.SelectAll))
        choose.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        choose.triggered.connect(self.selectAll)
        self.addActions([copy, choose])
        self.column_keys = ColumnKeys(self, self.horizontalHeader())
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _column_chosen(self, section: int, shown: bool) -> None:
        self._choose(section, shown)
        self._fit_columns()
        self._note_columns()

    def _choose(self, section: int, shown: bool) -> None:
        """Show a column from now on, or hide it, whatever room there is."""
        for sections in (self._spared, self._gone, self._added):
            if section in sections:
                sections.remove(section)
        (self._asked_for.add if shown else self._asked_for.discard)(section)
        (self._refused.discard if shown else self._refused.add)(section)
        self.horizontalHeader().setSectionHidden(section, not shown)

    def _note_filter(self) -> None:
        """Fit the columns to a filter that compares others."""
        filtered = {_SECTION[key] for key in self._hits.filter.columns}
        if filtered != self._filtered:
            self._filtered = filtered
            self._fit_columns()

    def _note_columns(self) -> None:
        """Tick the columns chosen, and ask for their width."""
        self.updateGeometry()
        self._tell_columns()
        self.rows_looked_at.emit()

    def _tell_columns(self) -> None:
        self.chooser.show_chosen(self.visible_columns(), self.columns_without_room())
        self.columns_changed.emit()

    def _forget_border(self) -> None:
        rows = self.verticalHeader()
        if 0 <= self._border < rows.count():
            rows.resizeSection(self._border, rows.defaultSectionSize())
        self._border = -1

    def _mark_border(self) -> None:
        """Give the first hit that is not significant, or of provisional ones, a line over it that says so."""
        self._forget_border()
        rows = self.verticalHeader()
        usual = rows.defaultSectionSize()
        self._border = border = self._hits.significance_border()
        strip = 0
        if border >= 0:
            strip = usual
            rows.resizeSection(border, usual + strip)
        self._boxes.set_strip(border, strip)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint all anew where columns move: Qt would move the numbers, which stand where the sight ends."""
        super().scrollContentsBy(dx, dy)
        if dx:
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, and the line over hits that are not significant, or whose E-values may not be."""
        with QPainter(self.viewport()) as painter:
            self._paint_rows(painter, event.rect())
            if self._border < 0:
                return
            top = self.rowViewportPosition(self._border)
            strip = self.verticalHeader().defaultSectionSize()
            if not -strip < top < self.viewport().height():
                return
            provisional, colours = self._hits.provisional, Colours.of(self.palette())
            below = self._hits.rowCount() - self._border
            words = (
                "Provisional E-values, not yet adjusted: which hits are significant is not known"
                if provisional
                else f"not significant: E > {bound_text(SIGNIFICANT)} · {counted(below, 'hit')}"
            )
            painter.setFont(self.font())
            area = QRect(0, top, self.viewport().width(), strip)
            painter.fillRect(area, colours.background)
            painter.setPen(colours.warning if provisional else colours.muted)
            left = area.adjusted(SPACE, 0, 0, 0)
            if painter.fontMetrics().horizontalAdvance(words) > left.width():
                words = words.partition(":")[0]
            painter.drawText(left, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
            after = left.left() + painter.fontMetrics().horizontalAdvance(words) + SPACE
            painter.setPen(QPen(colours.mean, 1))
            painter.drawLine(after, area.center().y(), area.right() - SPACE, area.center().y())

    def _paint_rows(self, painter: QPainter, area: QRect) -> None:
        header, rows = self.horizontalHeader(), self.verticalHeader()
        sight = self.viewport().width()  # not the area: whole rows are kept as pictures
        columns = []
        for section in self.visible_columns():
            left, width = header.sectionViewportPosition(section), header.sectionSize(section)
            if -width < left < sight:
                columns.append(Span(section, left, width, min(width, sight - left)))
        first, last = self.rowAt(area.top()), self.rowAt(area.bottom())
        if first < 0 or not columns:
            return
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        current = self.currentIndex() if self.hasFocus() else QModelIndex()
        model, selection = self.model(), self.selectionModel()
        top, usual = rows.sectionViewportPosition(first), rows.defaultSectionSize()
        in_sight = []
        for place in range(first, model.rowCount() if last < 0 else last + 1):
            strip = usual if place == self._border else 0
            selected = selection.isSelected(model.index(place, columns[0].section))
            focus = current.column() if current.row() == place else -1
            in_sight.append(Row(place, top, usual + strip, strip, selected, focus))
            top += usual + strip
        self._rows.paint(painter, option, in_sight, columns)

    def _show_columns_menu(self, place: QPoint) -> None:
        self.columns_menu.popup(self.horizontalHeader().mapToGlobal(place))


def _width_to(widths: dict[int, int], needed: set[int]) -> int:
    """Return how wide the columns are, as they stand on the screen, up to the last needed one."""
    ends = (place for place, section in enumerate(widths, 1) if section in needed)
    return sum(islice(widths.values(), max(ends, default=0)))
