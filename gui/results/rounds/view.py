"""The rounds of an iterated search: what each found, and the profile of its hits as a logo."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.results.hits import SIGNIFICANT, HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import first_round_text, in_pssm_text, made_of_text, named, parts_of, weak_text
from swathe.core.scoring.pssm import CIRCULAR
from swathe.core.scoring.significance import evalue_shown
from swathe.core.search.events import Plan, Round
from swathe.core.search.rounds import QueryRound
from swathe.core.system.words import counted
from swathe.gui.results.rounds.logo_painter import GROUPS
from swathe.gui.results.rounds.sequence_logo import SequenceLogo
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import InfoButton, MutedLabel, WrappedLabel
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.picture import PictureMenu
from swathe.gui.widgets.row_table import MARGIN, RowTable, set_plain
from swathe.gui.widgets.scrolled import is_low
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import wrapped
from swathe.gui.widgets.turning_splitter import TurningSplitter

Index = QModelIndex | QPersistentModelIndex

_NO_ROWS: Final = np.empty(0, np.int64)
_LEAST_ROWS: Final = 3
"""Rounds in sight in the smallest window."""
_ROOMY: Final = 19
"""Lines of text from which there is height for a hint beside what has to be there."""
_TITLES: Final = (
    "Round",
    "Included",
    "Newly\nincluded",  # in one line it makes the page wider than large fonts leave room for
    "Largest\nnew E",
    "Dropped",
)
_MEANINGS: Final = (
    (
        "Choose a round to see its hits and its profile. No round's statistics are fitted to its scores, so "
        "that round 1 can show other E-values than a single search"
    ),
    (
        "Sequences within the inclusion bound, of which the profile is built. Where that bound is above "
        f"{SIGNIFICANT:g}, some of them may not be significant"
    ),
    "Of those included, the ones not included in the round before",
    "The least convincing of the newly included hits has this E-value",
    "Included in the round before and not now",
)
_ABOUT: Final = "\n".join(
    f"{' '.join(title.split())}: {meaning[0].lower()}{meaning[1:]}."
    for title, meaning in zip(_TITLES, _MEANINGS, strict=True)
)
"""The same, also for those who rest no mouse on a title."""


class RoundsModel(QAbstractTableModel):
    """One query's rounds, a row each; a query that has settled has no more rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rounds: list[Round] = []
        self._query = 0
        self._cautions: list[str] = []

    def set_query(self, query: int) -> None:
        """Show the rounds of another query."""
        self.beginResetModel()
        self._query = query
        self._cautions = self._judged()
        self.endResetModel()

    def set_rounds(self, rounds: list[Round]) -> None:
        """Show other rounds."""
        self.beginResetModel()
        self._rounds = list(rounds)
        self._cautions = self._judged()
        self.endResetModel()

    def judge(self) -> None:
        """Look anew at what there is against the hits of each round, which tests may have told."""
        cautions = self._judged()
        if cautions != self._cautions:
            self._cautions = cautions
            self.dataChanged.emit(self.index(0, 0), self.index(len(cautions) - 1, len(_TITLES) - 1))

    def caution(self, row: int) -> str:
        """Return what to keep in mind of the profile that found the hits of a round; '' for nothing."""
        return self._cautions[row]

    def row_of(self, number: int) -> int:
        """Return the row of a round: the query's last one where it had settled before; -1 without any."""
        return min(number, self.rowCount()) - 1

    def part(self, row: int) -> QueryRound:
        """Return the query's part of the round in a row."""
        return self._rounds[row].queries[self._query]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of rounds in which the query was searched."""
        if parent.isValid():
            return 0
        return len(parts_of(self._rounds, self._query))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else len(_TITLES)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, alignment or spoken text, or in its tooltip how many hits a round has."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        caution = self.caution(index.row())
        if role == Qt.ItemDataRole.ToolTipRole:
            # A column of its own is more than large letters leave room for.
            result = self.part(index.row()).result
            reported = f"{counted(len(result.hits), 'hit')} reported"
            more = " ".join(filter(None, (first_round_text(result), caution)))
            return wrapped(f"{reported}. {more}") if more else reported
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            part = self.part(index.row())
            new = part.new_log10_evalues()
            cells = (
                f"{'⚠ ' if caution else ''}{self._rounds[index.row()].number}",
                f"{part.included.size:,}", f"{part.new.size:,}",
                evalue_shown(float(new.max())) if new.size else "", f"{part.lost.size:,}",
            )  # fmt: skip
            text = cells[index.column()]
            spoken = role == Qt.ItemDataRole.AccessibleTextRole
            return f"{' '.join(_TITLES[index.column()].split())}: {text or 'none'}" if spoken else text
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a column's title, alignment or meaning."""
        if orientation == Qt.Orientation.Vertical or not 0 <= section < len(_TITLES):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _TITLES[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return _MEANINGS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _judged(self) -> list[str]:
        hits = (part.result.hits for part in parts_of(self._rounds, self._query))
        return [" ".join(filter(None, (_held_text(one), brought_in_text(one)))) for one in hits]


class RoundsView(Detail):
    """List rounds, show the chosen one's profile, and offer to save it.

    Signals
    -------
    round_chosen(int) : somebody chose a round, from 1, to see its hits
    round_marked() : another round is marked as the one whose hits are shown, or none, or there are more
    ticks_wanted() : the hits that the profile shown is built from are to be ticked, and no others
    rerun_wanted(bool) : the search is to be run again with the ticked hits in its profiles, and without the
        included ones that are not ticked, or beside all that are included now
    more_wanted(int) : the search is to be run again, in so many more rounds
    comparison_wanted(int, int) : the hits of two rounds are to be compared, the earlier one first
    pssm_wanted(), picture_wanted(), copy_wanted() : the profile shown is to be saved, as a PSSM or a picture,
        or copied as one
    """

    title = "Rounds"
    round_chosen = Signal(int)
    round_marked = Signal()
    ticks_wanted = Signal()
    rerun_wanted = Signal(bool)
    more_wanted = Signal(int)
    comparison_wanted = Signal(int, int)
    pssm_wanted = Signal()
    picture_wanted = Signal()
    copy_wanted = Signal()
    picture_menu: PictureMenu

    def __init__(self) -> None:
        super().__init__()
        self.model = RoundsModel(self)
        self.table = RowTable()
        self.table.setModel(self.model)
        self.table.setAccessibleName("Rounds")
        set_plain(self.table)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(partial(self._show_menu, self.table))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setMinimumSectionSize(24)
        # No row is cut at the top.
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        # Qt cuts a title of two lines as if it were one; the columns are wide enough for both.
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.logo = SequenceLogo()
        self.logo.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.logo.customContextMenuRequested.connect(partial(self._show_menu, self.logo))
        self._more = 0
        self.one_button = QPushButton("One more round")
        self.one_button.clicked.connect(lambda: self.more_wanted.emit(1))
        self.more_button = QPushButton()
        self.more_button.clicked.connect(lambda: self.more_wanted.emit(self._more))
        self.new_button = QPushButton("Only newly included", checkable=True)
        self.new_button.setToolTip("Show only the hits that this round newly included")
        self.new_button.clicked.connect(self._show_only_new)
        self.tick_button = QPushButton("Tick included")
        self.tick_button.setToolTip(
            "Tick the hits of this profile: then tick others to add, or untick some to leave out"
        )
        self.tick_button.clicked.connect(self.ticks_wanted)
        self.compare_menu = EdgedMenu("Compare with roun&d…", self)
        self.compare_menu.aboutToShow.connect(self._list_others)
        self.compare_button = QPushButton()
        self.compare_button.setToolTip("Compare the hits of the round shown with those of another round")
        self.compare_button.clicked.connect(self._compare)
        self.search_label = QLabel()
        self.add_button = QPushButton()
        self.add_button.clicked.connect(lambda: self.rerun_wanted.emit(False))
        self.leave_out_button = QPushButton()
        self.leave_out_button.clicked.connect(lambda: self.rerun_wanted.emit(True))
        self._ticked = _NO_ROWS
        self._included = _NO_ROWS
        self._leaves_out = False
        self._why_not = ""
        self._asked = 0
        self._rerun = 0
        self._queries = 1
        self._state = self._aside = ""
        self.state = MutedLabel()
        self.info = InfoButton("What the columns mean")
        self.caution = MutedLabel()
        self.caution.warn(True)
        self.of_rounds = QStackedWidget()
        self.hint = MutedLabel("Tick hits to add; to leave some out, press Tick included.")
        self.hint.hide()  # until there is height for it: the tabs above would move once this is seen
        self.about = WrappedLabel(muted=True)
        policy = self.about.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setHorizontalStretch(1)
        self.about.setSizePolicy(policy)
        self.picture_menu = PictureMenu(self.copy_wanted.emit, self.picture_wanted.emit, self)
        self.picture_menu.addSeparator()
        self.pssm_action = self.picture_menu.addAction("Save &PSSM…", self.pssm_wanted.emit)
        self.pssm_action.setToolTip("Write the profile as an ASCII PSSM, as PSI-BLAST does")
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        self.table.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)
        self._quiet = False
        self._lay_out()
        self.show_rounds([], "")

    def show_rounds(self, rounds: list[Round], state: str, aside: str = "") -> None:
        """List rounds and say what the search does, and something more where the window is not low."""
        self._quiet = True
        self.model.set_rounds(rounds)
        self._quiet = False
        self._state, self._aside = state, aside
        self._fit_words()
        self._keep_room()
        self._offer()
        if not rounds:
            self._say_cautions()
            self._included = _NO_ROWS
            self.logo.set_profile(None)
            self.about.set_whole("")
            self.round_marked.emit()

    def show_query(self, query: int, number: int) -> None:
        """Show another query's rounds, one of them chosen."""
        self._quiet = True
        self.model.set_query(query)
        self._quiet = False
        self.mark(number)

    def mark(self, number: int) -> None:
        """Mark the round whose hits are shown, and show its profile."""
        row = self.model.row_of(number)
        if row < 0:
            return
        self._quiet = True
        self.table.selectionModel().setCurrentIndex(
            self.model.index(row, 0),
            QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows,
        )
        self._quiet = False
        part = self.model.part(row)
        profile = part.profile
        self._included = part.included_rows()
        self._say_cautions()
        self.logo.set_profile(profile if profile.sequences else None)
        why_none = "the hits included only repeat the query" if part.included.size else "no hit was included"
        none = f"No profile: {why_none}. Tick hits to make one of them."
        words = f"{made_of_text(part, row + 1)} {self._searched_with(row)}" if profile.sequences else none
        held = counted(profile.sequences + profile.removed, "hit")
        tip = (
            f"{words} The higher a letter, the more conserved. Saved as a PSSM, "
            f"it is said to be built from the query and all {held}; equal sequences count once."
        )
        self.about.set_whole(words, tip if profile.sequences else "")
        self._fit_words()
        if self.new_button.isChecked():
            self._show_only_new(True)
        self._offer()
        self.round_marked.emit()

    def converged(self) -> bool | None:
        """Whether the last round listed included no new hit of the query looked at; None if it had none."""
        rows = self.model.rowCount()
        last = self.model.part(rows - 1) if rows else None
        return last.converged if last is not None and last.included.size else None

    def chosen_round(self) -> int:
        """Return the number of the round that is marked, 0 for none."""
        return self.table.currentIndex().row() + 1

    def offer_more(self, rounds: int, why_not: str) -> None:
        """Offer one more round and up to so many, or say why not: the buttons stay, and so what is below."""
        self._more = rounds
        for button, least, tip in (
            (self.one_button, 1, "Run the rounds again from the first, and one more: look at its new hits"),
            (self.more_button, 2, "Run the rounds again from the first, with so many more allowed"),
        ):
            button.setEnabled(not why_not and rounds >= least)
            button.setToolTip(wrapped(why_not or tip))
        self._offer()

    def offer_rerun(self, why_not: str, asked: int, rounds: int, queries: int) -> None:
        """Offer a search with profiles of the ticked hits, or say why there can be none now.

        asked, rounds : rounds at most of the search shown, and of the one offered
        queries : of the search shown; the one offered has only the query looked at
        """
        self._why_not, self._asked, self._rerun, self._queries = why_not, asked, rounds, queries
        self._keep_room()
        self._offer()

    def offer_leaving_out(self, offered: bool) -> None:
        """Offer to leave out the included hits that are not ticked, or only to add ticked ones."""
        self._leaves_out = offered
        self._offer()

    def other_rounds(self) -> list[int]:
        """Return the numbers of the rounds beside which the one shown can be compared."""
        return [number for number in range(1, self.model.rowCount() + 1) if number != self.chosen_round()]

    # What the page tells

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take note that no hit is ticked yet."""
        del result, plan
        self._ticked = _NO_ROWS
        self._offer()

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Take note of the ticks, of which the next profiles would be built."""
        self._ticked = rows
        self._offer()

    def say_tested(self) -> None:
        """Say which profiles hold hits that are not convincing, which tests may have told.

        Also out of sight: a caution that grew only once it is seen would move the titles above it.
        """
        self.model.judge()
        self._say_cautions()

    def show_filter(self, conditions: Filter) -> None:
        """Show by the button whether the table's filter lets only new hits through, whoever set it."""
        self.new_button.setChecked(self._new_ones() in conditions.only)

    # Inside

    def _say_cautions(self) -> None:
        """Say why not to trust the profiles of the search, and the one that found the chosen round's hits.

        What is said of each round has the room of the longest: a line less would move the table.
        """
        parts = [self.model.part(place) for place in range(self.model.rowCount())]
        basis = parts[-1].result.hits.basis if parts else None
        begun = f"{CIRCULAR}." if basis is not None and basis.given else ""
        self.caution.setText(" ".join(filter(None, (weak_text(parts), begun))))
        self.caution.setVisible(bool(self.caution.text()))
        while self.of_rounds.count() < len(parts):
            self.of_rounds.addWidget(_round_label())
        words = [
            " ".join(filter(None, (in_pssm_text(part.result.hits, number), self.model.caution(number - 1))))
            for number, part in enumerate(parts, 1)
        ]
        for place in range(self.of_rounds.count()):
            label = self.of_rounds.widget(place)
            assert isinstance(label, MutedLabel)
            label.setText(words[place] if place < len(words) else "")
        self.of_rounds.setCurrentIndex(max(self.chosen_round() - 1, 0))
        self.of_rounds.setVisible(any(words))

    def _searched_with(self, row: int) -> str:
        """Say what the round in a row searched with, and that the profile it made is for the next one."""
        query = "the PSSM" if self.model.part(row).result.hits.of_given_pssm else "the query"
        before = f"the profile of round {row}" if row else query
        last = row + 1 == self.model.rowCount()
        after = "a next round would search" if last else f"round {row + 2}"
        return f"Round {row + 1} searched with {before}; {after} with this profile."

    def _new_ones(self) -> Condition:
        """Return the condition that hits new in the round shown meet."""
        return Condition.read("round", Operator.EQUALS, str(self.chosen_round()))

    def _show_only_new(self, only: bool) -> None:
        """Let only hits through that are new in the round shown, instead of another's, or all again."""
        self.filter_wanted.emit(self._new_ones(), only)

    def _offer(self) -> None:
        some = self.model.rowCount() > 0
        drawn = some and self.logo.profile is not None
        self.picture_menu.offer(drawn)
        for one in (self.pssm_action, self.new_button, self.tick_button):
            one.setEnabled(drawn)
        others = self.other_rounds()
        self.compare_button.setEnabled(bool(others))
        one = len(others) == 1
        self.compare_button.setText(f"Compare with round {others[0]}" if one else "Compare with round…")
        self._offer_rerun(some)

    def _keep_room(self) -> None:
        """Give what says how much is ticked the room of its longest words: nothing else is to move then."""
        parts = [self.model.part(row) for row in range(self.model.rowCount())]
        hits = max((len(part.result.hits) for part in parts), default=0)
        included = max((part.included.size for part in parts), default=0)
        for widget, words in (
            (self.more_button, _more_words(9)),
            (self.search_label, f"{self._search_words(self._asked + 1)}:"),
            (self.add_button, f"Add {hits:,} ticked"),
            (self.leave_out_button, f"Leave out {included:,} unticked, add {hits:,}"),
        ):
            widget.setText(words)
            widget.setMinimumWidth(0)
            widget.setMinimumWidth(widget.sizeHint().width())

    def _search_words(self, rounds: int) -> str:
        """Say that so many rounds at most are searched again."""
        of_query = " this query" if self._queries > 1 else ""
        more = " (one more)" if rounds > self._asked else ""
        return f"Search{of_query} again, up to {counted(rounds, 'round')}{more}"

    def _offer_rerun(self, some: bool) -> None:
        """Say on the buttons how many rounds more there can be, and what ticked hits add and leave out."""
        self.more_button.setText(_more_words(self._more))
        ticked, included = self._ticked.size, self._included.size
        kept = int(np.isin(self._ticked, self._included).sum())
        added, left_out = ticked - kept, included - kept
        leaves_out = self._leaves_out and left_out > 0
        possible = some and not self._why_not
        self.add_button.setEnabled(possible and added > 0)
        self.leave_out_button.setEnabled(possible and leaves_out)
        one_more = self._rerun > self._asked
        search = self._search_words(self._rerun)
        self.search_label.setText(f"{search}:")
        self.add_button.setText(f"Add {added:,} ticked" if added else "Add ticked")
        which = f"Leave out {left_out:,} unticked" if leaves_out else "Leave out unticked"
        self.leave_out_button.setText(f"{which}, add {added:,}" if added and leaves_out else which)
        for button in (self.add_button, self.leave_out_button):
            button.setAccessibleName(f"{search}: {button.text()}")
        more = ", one more than before" if one_more else ""
        again = f"Run the rounds again from the first, {self._rerun} at most{more}: "
        alone = self._queries > 1
        back = f". A button leads back to the result of all {self._queries:,} queries" if alone else ""
        first = "" if ticked else "Tick hits first. "
        first_included = "" if self._leaves_out else "Press Tick included first. "
        all_ticked = "All included hits are ticked. " if ticked and not left_out else ""
        adds = ", and ticked hits that are not included are added to all" if added else ""
        none_to_add = "All ticked hits are included already. " if ticked and not added else ""
        to_add = (
            f"{first}{none_to_add}{again}ticked hits make the profiles of all rounds that find them, "
            f"whatever their E-value, beside the hits that are included by their E-values{back}"
        )
        to_leave_out = (
            f"{first_included}{all_ticked}{again}"
            f"included hits without a tick are left out of every profile{adds}. The rest "
            "are included by their E-values as before, and some may not be without those left out. To "
            f"leave out a few, press Tick included, and take the ticks of those away{back}"
        )
        self.add_button.setToolTip(wrapped(self._why_not or to_add))
        self.leave_out_button.setToolTip(wrapped(self._why_not or to_leave_out))

    def _chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and not self._quiet:
            self.mark(current.row() + 1)
            self.round_chosen.emit(current.row() + 1)

    def _keep_in_sight(self) -> None:
        """Bring the round shown wholly into sight again once the list has other rows, or another height."""
        self.table.scrollTo(self.table.currentIndex())

    def _list_others(self) -> None:
        self.compare_menu.clear()
        for number in self.other_rounds():
            self.compare_menu.addAction(f"Round &{number}", partial(self._compare_with, number))

    def _compare(self) -> None:
        """Compare the round shown with the only other one, or ask with which."""
        others = self.other_rounds()
        if len(others) == 1:
            self._compare_with(others[0])
        else:
            self.compare_menu.popup(self.compare_button.mapToGlobal(self.compare_button.rect().bottomLeft()))

    def _compare_with(self, number: int) -> None:
        self.comparison_wanted.emit(*sorted((self.chosen_round(), number)))

    def _show_menu(self, shown: QAbstractScrollArea, place: QPoint) -> None:
        menu = EdgedMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.picture_menu.actions())
        menu.addSeparator()
        menu.addAction(self.compare_button.text(), self._compare).setEnabled(bool(self.other_rounds()))
        menu.popup(shown.viewport().mapToGlobal(place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out where height is short what tooltips say, too."""
        super().resizeEvent(event)
        self.hint.setVisible(self.height() >= _ROOMY * self.fontMetrics().lineSpacing())
        self._fit_words()

    def _fit_words(self) -> None:
        low = is_low(self.window())
        whole = " ".join(filter(None, (self._state, self._aside)))
        first, dot, _ = self._state.partition(". ")
        self.state.setText(f"{first}{dot.rstrip()}" if low else whole)
        self.about.setHidden(low)  # room for the table and the logo; the button has these words then
        told = (whole, self.about.whole()) if low else ()
        self.info.say("\n".join(filter(None, (*told, _ABOUT))) if self.model.rowCount() else "")

    def _least_height(self) -> int:
        """Return the height in which some rounds can be seen under the titles."""
        rows = _LEAST_ROWS * self.table.verticalHeader().defaultSectionSize()
        return self.table.horizontalHeader().sizeHint().height() + rows + 2 * self.table.frameWidth()

    def _title_width(self) -> int:
        """Return the width in which all titles of the table can be read, and numbers of its hits."""
        header = self.table.horizontalHeader()
        number = self.table.fontMetrics().horizontalAdvance(f"10,000{MARGIN}") + SPACE
        widths = [max(number, header.sectionSizeHint(section)) for section in range(self.model.columnCount())]
        bar = self.table.verticalScrollBar().sizeHint().width()
        return sum(widths) + 2 * self.table.frameWidth() + bar

    def _lay_out(self) -> None:
        of_ticked = QWidget()
        pair = QHBoxLayout(of_ticked, spacing=SPACE // 2)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.addWidget(self.add_button)
        pair.addWidget(self.leave_out_button)
        ticks = FlowLayout()
        buttons = (self.one_button, self.more_button, self.new_button, self.tick_button)
        for part in buttons:
            ticks.addWidget(part)
        again = FlowLayout()
        for part in (self.search_label, of_ticked):
            again.addWidget(part)
        left = QWidget()
        column = QVBoxLayout(left, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.hint)
        column.addLayout(ticks)
        column.addLayout(again)
        column.addWidget(self.table, 1)  # below: in large letters the hits are in sight with the buttons
        right = QWidget()
        foot = FlowLayout(between=SPACE)
        for part in (self.about, self.compare_button):
            foot.addWidget(part)
        column = QVBoxLayout(right, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.logo, 1)
        column.addLayout(foot)
        parts = TurningSplitter(0.28, 0.4)
        parts.addWidget(left)
        parts.addWidget(right)
        self.table.setMinimumSize(self._title_width(), self._least_height())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE // 2, 0, 0)
        layout.setSpacing(SPACE // 2)
        line = QHBoxLayout(spacing=SPACE // 2)  # over both parts it takes one line, not three of the list's
        line.addWidget(self.state, 1)
        line.addWidget(self.info)
        layout.addLayout(line)
        layout.addWidget(self.caution)
        layout.addWidget(self.of_rounds)
        layout.addWidget(parts, 1)
        order = (self.info, *buttons, self.add_button, self.leave_out_button, self.table)
        for before, after in pairwise(order):
            self.setTabOrder(before, after)
        self.logo.setToolTip(", ".join(f"{letters} {name}" for name, letters, _ in GROUPS))


def _more_words(rounds: int) -> str:
    """Return what a button says that allows so many more rounds, or would if there could be some."""
    return f"Allow {counted(rounds, 'more round')}" if rounds > 1 else "Allow more rounds"


def _round_label() -> MutedLabel:
    """Return a label of what to keep in mind of a round, whose room is kept while another's is seen."""
    label = MutedLabel()
    label.warn(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    policy = label.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    label.setSizePolicy(policy)
    return label


def _held_text(hits: HitTable) -> str:
    """Say which doubtful hits the profile holds that found a round's hits, and which round's it is."""
    basis = hits.basis
    if basis is None or not basis.named:
        return ""
    last = hits.round_number - 1  # the logo beside it is of the profile made of this round's hits
    of_round = basis.holds.replace("profile", f"profile of round {last}, which found these hits,")
    return basis.sentence.strip().replace(basis.holds[1:], of_round[1:], 1)


def brought_in_text(hits: HitTable) -> str:
    """Say how many of the significant hits were none before somebody's added hits were in the profile."""
    added, first, after = hits.brought_in()
    if not after:
        return ""
    them, were = ("them", "were") if len(added) > 1 else ("it", "was")
    then, are = ("were", "they are relatives") if after > 1 else ("was", "it is a relative")
    return (
        f"{named([hits.text('subject', row) for row in added])} {were} added to the profile by hand. "
        f"{after:,} of the significant hits of round {hits.round_number} {then} not significant in round "
        f"{first}, before the profile held {them}, and may have been found through {them} alone: this run "
        f"cannot tell whether {are} of the query. To see what is found without {them}, press Tick included, "
        f"untick {them}, and press Leave out unticked."
    )
