"""The page *History*: every search that was kept, what it was, and what can be done with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QItemSelectionModel, QModelIndex, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.headers.brief import untagged
from swathe.core.history.history_file import RunRow
from swathe.core.history.run_table import RunTable, asked_text
from swathe.core.rounds.facts import of_each_query
from swathe.core.system.settings import not_kept, room_for
from swathe.core.system.words import bytes_text, counted
from swathe.gui.history.details import RunDetails
from swathe.gui.history.recording import KEEPING, why_not_yet
from swathe.gui.history.tables import RunTableModel
from swathe.gui.widgets.command import Command
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.page_head import PageHead, PageSummary
from swathe.gui.widgets.pages import back_button
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.theme import SPACE, heading_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.words_edit import WordsEdit

_TYPING_PAUSE_MS: Final = 120
_SHARED: Final = ("name", "queries", "database")
_HIDDEN: Final = ("engine", "bytes")
_SPARED: Final = ("gcups", "seconds", "queries", "database", "found")
"""Like those above they are below the list, too, of the run selected; its name says query and database."""

_BESIDES: Final = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


class HistoryPage(QWidget):
    """List the runs, let one be opened, changed or searched again, and two be compared.

    Signals
    -------
    open_requested(str), again_requested(str), save_requested(str) : a run's id
    compare_requested(str, str, int, int) : two runs' ids, the earlier one first, and the round of each
        that is compared, 0 for the last
    renamed(str, str) : a run's id and its new name
    undo_requested() : the name changed last, or else the runs deleted last, are wanted back
    delete_requested(object) : list[str] of runs' ids
    details_requested(str) : another run is looked at
    file_requested() : a .swr file, or a table of hits, is to be opened
    keep_chosen(bool) : whether searches are to be kept
    anew_requested() : a history that cannot be read is to be put aside
    reread_requested() : a history that was in use is to be read after all
    back_requested() : the user wants to see the search again
    """

    open_requested = Signal(str)
    again_requested = Signal(str)
    save_requested = Signal(str)
    compare_requested = Signal(str, str, int, int)
    renamed = Signal(str, str)
    delete_requested = Signal(object)
    undo_requested = Signal()
    details_requested = Signal(str)
    file_requested = Signal()
    keep_chosen = Signal(bool)
    anew_requested = Signal()
    reread_requested = Signal()
    back_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("History")
        self._folder = Path()
        self._error = False
        self._busy = False
        self._known = False
        self._wanted = ""
        self._led_to = ""
        self._left_out: list[str] = []
        self._beside = ""
        self._round = 0  # of that run
        self._put_aside = ""
        self._looked_at = ""
        self._undoes = ""  # what undoing would do
        self._goes_to_list = False
        self._waiting: tuple[RunTable, Path] | None = None
        self.messages = MessageBar(self)
        self.back = back_button("Search", "Ctrl+1")
        self.summary = PageSummary()
        hint = "Words in names, queries, databases, parameters, notes (Ctrl+F)"
        self.words = WordsEdit("Search the history", hint)
        self.words.setToolTip(hint)  # cut where letters are large
        self.model = RunTableModel(RunTable((), {}), self)
        self.table = PlainTableView(self.model, _SHARED, _HIDDEN, spared=_SPARED)
        self.question = QWidget()
        self.details = RunDetails()
        self.message = MessagePage()
        self.keep = OutlinedCheckBox("Keep a his&tory of searches")
        self.keep.setToolTip(tooltip_text(KEEPING))
        self.buttons: dict[str, QPushButton] = {}
        self._actions: dict[str, QAction] = {}
        self._make_buttons()
        self._rows = QSplitter(Qt.Orientation.Vertical)
        self._stack = QStackedWidget()
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._lay_out()
        self._set_up_table()
        self._connect()
        self._settle()

    # What is shown

    def show_runs(self, runs: RunTable, folder: Path) -> None:
        """List runs, newest first; the one looked at stays so where it is still there.

        They wait while a name is being edited: another list would end that, and lose what was typed.
        """
        if self._editing():
            self._waiting = (runs, folder)
            return
        self._waiting = None
        self._folder, self._error, self._known = folder, False, True
        chosen, wanted = self.chosen(), self._wanted
        self._wanted = ""
        self.model.set_table(runs)
        self.table.leave_out({} if runs.marked else {"marked": ""})
        places = [self.model.place_of(run_id) for run_id in chosen]
        if (led_to := self.model.place_of(self._led_to)) >= 0:
            places = [led_to]
        self._led_to = ""
        if wanted:
            likeliest = runs.likeliest(runs.row_of(wanted), self.model.visible_rows().tolist())
            places = [self.model.model_row(likeliest)]
        places = [place for place in places if place >= 0]
        if self.model.rowCount():
            self.table.go_to(places[0] if places else 0)
            for place in places[1:]:
                self.table.selectionModel().select(self.model.index(place, 0), _BESIDES)
        self._looked_at = ""  # whatever is known of it may be new
        self._say_question()
        self._settle()
        if self._beside and len(self.model.listed()) < 2 and not self._other_round():
            self._choose_no_other()
            self.messages.show_message(
                Tone.NOTE,
                "There is no other run to compare with yet. Edit and rerun this one, or search again.",
            )
        if self._goes_to_list and self.model.rowCount():
            self.focus()

    def ask_to_compare(self, run_id: str, number: int = 0) -> None:
        """Compare a run with the one that is chosen next; once the list is read, offer the likeliest.

        number : of the round that is compared; 0 for the last
        """
        if not self._beside:
            self._put_aside = self.words.text()  # else it may hide what to compare with
            self._set_words("")
        self._wanted = self._beside = run_id
        self._round = number
        self.model.mark(run_id)
        self._say_question()
        self.question.show()
        self._offer()

    @property
    def asks(self) -> bool:
        """Whether a run waits for another to be compared with."""
        return bool(self._beside)

    def answer(self, run_id: str) -> None:
        """Compare a run of the list with the one that waits for another, as if it had been chosen."""
        if run_id == self._beside and not self._other_round():
            self.messages.show_message(Tone.PROBLEM, "That file holds the run itself: choose another one.")
        else:
            self._compare_beside(run_id)

    def _say_question(self) -> None:
        """Name the run that another is to be chosen beside."""
        run = self.run(self._beside)
        if run is None:
            named = "the run shown"
        elif run.was_read:  # of a table the file tells it apart
            named = self.model.runs.brief("name", self.model.runs.row_of(run.id))
        else:
            shown = _round_text(run, self._round) if self._round else ""
            named = f"{untagged(run.shown)} ({asked_text(run, shown)})"
        itself = ""
        if run is not None and (other := self._other_round()):
            itself = f"Click the run itself to compare it with {_round_text(run, other)}. "
        self._asked.setText(
            f"Which run is to be compared with {named}? Click it, or select it and press Return. {itself}"
            "The one that came into the history first is A, the other B; B − A is the change from A to B."
        )

    def _other_round(self) -> int:
        """Return the round that the run which waits for another can be compared with; 0 for none.

        It is the last, or beside that the first.
        """
        run = self.run(self._beside)
        if run is None or run.rounds < 2 or not self._round:
            return 0
        return 1 if self._round == run.rounds else run.rounds

    def _choose_no_other(self) -> None:
        """Let clicks choose runs again, without comparing, among those listed before."""
        if self._beside:
            self._set_words(self._put_aside)
        self._beside = ""
        self.model.mark("")
        self.question.hide()
        self._offer()

    def _cancel_comparing(self) -> None:
        """Go back to the hits that were to be compared."""
        self._choose_no_other()
        self.back_requested.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Ask no longer for a run to compare with."""
        super().hideEvent(event)
        self._choose_no_other()

    def leave_out(self, ids: list[str]) -> None:
        """List all runs but these, which are about to be deleted.

        Keys go on with the run after those, or with those that come back, which are selected as they were.
        """
        places = [index.row() for index in self.table.selectionModel().selectedRows()]
        back = [run_id for run_id in self._left_out if run_id not in ids]
        self._left_out = ids
        self.model.leave_out(frozenset(ids))
        returned = [place for place in map(self.model.place_of, back) if place >= 0]
        if returned:
            self.table.go_to(min(returned))
            rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            for place in returned:
                self.table.selectionModel().select(self.model.index(place, 0), rows)
        elif self.model.rowCount() and not self.chosen():
            self.table.go_to(min(min(places, default=0), self.model.rowCount() - 1))
        self._settle()
        if not self.isVisible() or self._editing():  # the list may have been out of sight, and come back
            return
        if self.model.rowCount():
            self.focus()
        else:
            self.message.setFocus()  # a line of text would take Ctrl+Z for its own

    def show_undo(self, words: str) -> None:
        """Offer to undo what was done last: what that does, in `words`; '' for nothing."""
        self._undoes = words
        self._offer()

    def choose(self, run_id: str) -> None:
        """Look at a run as soon as the list is read again."""
        self._led_to = run_id

    def show_error(self, sentence: str, busy: bool = False) -> None:
        """Say why the history cannot be read, and offer to begin another; `busy` for one only in use."""
        self._error, self._busy, self._known = True, busy, True
        self.model.set_table(RunTable((), {}))
        self.message.say(
            "The history cannot be read",
            sentence,
            "Try again" if busy else "Start a new history and set the old one aside",
        )
        self._settle()
        self.message.setFocus()

    def show_recording(self, keeps: bool) -> None:
        """Show whether searches are kept."""
        with QSignalBlocker(self.keep):
            self.keep.setChecked(keeps)
        self._settle()

    def chosen(self) -> list[str]:
        """Return the ids of the runs selected, in the order of the screen."""
        places = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        return [self.model.run(place).id for place in places]

    def run(self, run_id: str) -> RunRow | None:
        """Return a run that is listed; None for one that is not."""
        row = self.model.runs.row_of(run_id)
        return self.model.runs.runs[row] if row >= 0 else None

    def put(self, run: RunRow) -> None:
        """Show a run that is listed as it is now, in its place."""
        self.model.put(run)
        self.details.put(run)

    def rename(self) -> None:
        """Let the name of the run looked at be edited in place."""
        current = self.table.currentIndex()
        if current.isValid() and not self._why_not_one_kept():
            self.table.edit(current.siblingAtColumn(0))

    def focus(self) -> None:
        """Go to the list, as soon as it is there."""
        self._goes_to_list = not self.model.rowCount()
        if self._left_out and not self.model.listed():
            self.message.setFocus()  # a line of text would take Ctrl+Z for its own
        else:
            (self.words if self._goes_to_list else self.table).setFocus()

    def save_state(self) -> dict[str, QByteArray]:
        """Return sizes and columns, by name, for the settings."""
        return {"columns": self.table.save_columns(), "rows": self._rows.saveState()}

    def restore_state(self, columns: QByteArray, rows: QByteArray) -> None:
        """Bring back what `save_state` returned; what is missing or damaged stays as it is."""
        if not columns.isEmpty():
            self.table.restore_columns(columns)
        self.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # a new run is looked for at the top
        if not self._rows.restoreState(rows):
            self._rows.setSizes([380, 220])

    # Inside

    def _editing(self) -> bool:
        """Return whether a name is being edited."""
        return self.table.state() is QAbstractItemView.State.EditingState

    def _on_edited(self) -> None:
        if self._waiting is not None:
            self.show_runs(*self._waiting)

    def _settle(self) -> None:
        """Show the list or what stands in its place, and offer what can be done."""
        runs, shown = self.model.listed(), self.model.rowCount()
        if not self._error:
            self._say_why_empty(len(runs))
        empty = not shown
        self._stack.setCurrentWidget(self.message if empty else self._rows)
        if self._error or not self._known or not (len(runs) or room_for(self._folder)):
            words = "History"
        elif not len(runs):
            words = f"History · no runs · kept in {self._folder}"
        else:
            of = "" if shown == len(runs) else f"{shown:,} of "
            size = bytes_text(sum(run.bytes for run in runs))
            words = f"History · {of}{counted(len(runs), 'run')} · {size} in {self._folder}"
        self.summary.set_whole(words)
        self._offer()

    def _say_why_empty(self, n_runs: int) -> None:
        if not self._known:
            self.message.say("Reading the history", "")
        elif n_runs:
            self.message.say(
                "No run contains all these words",
                "{} not listed.".format(counted(n_runs, "run is", "runs are")),
                "Clear the search",
            )
        elif why_not := not_kept(("the history", self._folder)):
            self.message.say("Searches cannot be kept", why_not)
        elif self._left_out:
            deleted = counted(len(self._left_out), "run was", "runs were")
            words = f"{deleted} deleted, which can be undone until Swathe is closed."
            self.message.say("No runs", words, "Undo")
        elif self.keep.isChecked():
            self.message.say(
                "No runs yet",
                (
                    "Every search that ends is kept here with its hits: open it without searching, "
                    "compare it with another, or change it a little and search again."
                ),
            )
        else:
            self.message.say(
                "Searches are not kept",
                "The history is switched off, so searches are not added to it.",
                "Keep a history of searches",
            )

    def _offer(self) -> None:
        """Enable what makes sense for the runs selected, and show the one looked at."""
        chosen = self.chosen()
        one = len(chosen) == 1
        for row in self._commands:
            why_not = row.why_not()
            for offered in (self.buttons[row.id], self._actions[row.id]):
                offered.setEnabled(not why_not)
                offered.setToolTip(why_not or row.tip)
        if self._undoes:
            for offered in (self.buttons["undo"], self._actions["undo"]):
                offered.setToolTip(tooltip_text(f"{self._undoes} (Ctrl+Z)"))
        looked_at = chosen[0] if one else ""
        if looked_at != self._looked_at:
            self._looked_at = looked_at
            self.details.show_run(self.run(looked_at), len(chosen))
            if looked_at:
                self.details_requested.emit(looked_at)
        elif not one:
            self.details.show_run(None, len(chosen))

    def _act(self) -> None:
        """Do what the message in the list's place offers."""
        if self._error:
            (self.reread_requested if self._busy else self.anew_requested).emit()
        elif self.model.listed():
            self.words.clear()
        elif self._left_out:
            self.undo_requested.emit()
        else:
            self.keep.setChecked(True)

    def _search(self) -> None:
        self.model.set_words(self.words.text())
        if self.model.rowCount() and not self.chosen():
            self.table.go_to(0)
        self._settle()

    def _set_words(self, words: str) -> None:
        """Search for other words at once."""
        self.words.setText(words)
        self._pause.stop()
        self._search()

    def _go_to_found(self) -> None:
        """Search at once, and go to what is found."""
        self._pause.stop()
        self._search()
        if self.model.rowCount():
            self.table.setFocus()

    def _on_click(self, index: QModelIndex) -> None:
        self._compare_beside(self.model.run(index.row()).id)

    def _compare_beside(self, run_id: str) -> bool:
        """Compare a run with the one that waits for another; returns whether one did."""
        beside = self._beside
        rows = [self.model.runs.row_of(each) for each in (run_id, beside)]
        if not beside or min(rows) < 0 or why_not_yet(self.model.runs.runs[rows[0]]):
            return False
        other, number = self._other_round(), self._round
        if run_id == beside and not other:
            return True
        self._choose_no_other()
        self.messages.hide()
        if run_id == beside:
            self.compare_requested.emit(beside, beside, *sorted((number, other)))
        elif rows[0] < rows[1]:
            self.compare_requested.emit(beside, run_id, self._round, 0)
        else:
            self.compare_requested.emit(run_id, beside, 0, self._round)
        return True

    def _open(self) -> None:
        """Open the run selected, or compare the two that are."""
        chosen = self.chosen()
        if len(chosen) == 2:
            self._compare()
        elif len(chosen) == 1 and not self._compare_beside(chosen[0]):
            self.open_requested.emit(chosen[0])

    def _compare(self) -> None:
        newest_first = sorted(self.chosen(), key=self.model.runs.row_of)
        if len(newest_first) == 1:
            self._compare_beside(newest_first[0])
        elif len(newest_first) == 2 and not self._why_not_kept():
            later, earlier = newest_first
            self.compare_requested.emit(earlier, later, 0, 0)

    def _delete(self) -> None:
        if chosen := self.chosen():
            self.delete_requested.emit(chosen)

    def _undo(self) -> None:
        """Undo what was done last, and go on in the list: the button may have nothing more to do."""
        self.undo_requested.emit()
        self.focus()

    def _rows_of_commands(self) -> list[Command]:
        """Return the rows of what can be done with runs; titles end with keys of the list."""
        again, save = (
            lambda: self.again_requested.emit(self._looked_at),
            lambda: self.save_requested.emit(self._looked_at),
        )
        one = self._why_not_one_kept
        return [
            Command(
                "open",
                "&Open\tReturn",
                self._open,
                "",
                why_not=self._why_not_open,
                tip="Show the run's hits again (Return)",
            ),
            Command(
                "again",
                "Ed&it and rerun",
                again,
                "",
                why_not=self._why_not_again,
                tip="Edit and rerun: fill the search form from the run, beside its hits",
            ),
            Command(
                "compare",
                "&Compare",
                self._compare,
                "",
                why_not=self._why_not_compare,
                tip="Compare two runs side by side; select both with Ctrl",
            ),
            Command(
                "save",
                "Save &as…",
                save,
                "",
                1,
                why_not=one,
                tip="Write the run to a .swr file, with its alignments",
            ),
            Command(
                "rename",
                "Re&name\tF2",
                self.rename,
                "",
                1,
                why_not=one,
                tip="Give the run another name (F2)",
            ),
            Command(
                "delete",
                "&Delete\tDel",
                self._delete,
                "",
                1,
                why_not=self._why_not_kept,
                tip="Delete the selected runs from the history (Del)",
            ),
            Command(
                "undo",
                "&Undo\tCtrl+Z",
                self._undo,
                "",
                1,
                why_not=lambda: "" if self._undoes else "No run has been deleted or renamed in this window.",
            ),
        ]

    def _why_not_any(self) -> str:
        return "" if self.chosen() else "No run is selected."

    def _why_not_one(self) -> str:
        return self._why_not_any() or ("" if len(self.chosen()) == 1 else "Several runs are selected.")

    def _why_not_kept(self) -> str:
        """Return why the runs selected cannot all be changed, '' where they can."""
        runs = filter(None, map(self.run, self.chosen()))
        return self._why_not_any() or next(filter(None, map(why_not_yet, runs)), "")

    def _why_not_one_kept(self) -> str:
        return self._why_not_one() or self._why_not_kept()

    def _why_not_again(self) -> str:
        if why_not := self._why_not_one():
            return why_not
        run = self.run(self.chosen()[0])
        return "" if run is None else run.why_no_rerun

    def _why_not_open(self) -> str:
        if self._beside and self.chosen() == [self._beside] and not self._other_round():
            return "Choose another run beside this one."
        return self._why_not_one()

    def _why_not_compare(self) -> str:
        if self._beside and len(self.chosen()) == 1:
            return self._why_not_open() or self._why_not_kept()
        two = len(self.chosen()) == 2
        return self._why_not_kept() if two else "Two runs can be compared: select both with Ctrl."

    def _make_buttons(self) -> None:
        """Make a button and an action of the list for all that can be done with runs."""
        self._commands = self._rows_of_commands()
        below = self.table.actions()[0]  # the table's own
        for before, row in zip((None, *self._commands), self._commands, strict=False):
            if before is not None and before.group != row.group:
                self.table.insertAction(below, _separator(self))
            button = self.buttons[row.id] = QPushButton(row.title.partition("\t")[0])
            button.clicked.connect(row.run)
            action = self._actions[row.id] = QAction(row.title, self)
            action.triggered.connect(button.click)
            self.table.insertAction(below, action)
        self.table.insertAction(below, _separator(self))
        self.table.offer_columns("name")
        delete = QShortcut(QKeySequence("Del"), self.table)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.buttons["delete"].click)

    def _set_up_table(self) -> None:
        table = self.table
        table.setAccessibleName("Runs")
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_requested)
        self.file_button.clicked.connect(self.file_requested)
        self.keep.toggled.connect(self.keep_chosen)
        self.message.action_triggered.connect(self._act)
        self.words.textChanged.connect(self._pause.start)
        self.words.returnPressed.connect(self._go_to_found)
        self._pause.timeout.connect(self._search)
        self.table.entered.connect(self._open)
        self.table.clicked.connect(self._on_click)
        self.table.doubleClicked.connect(self._on_double_click)
        self.table.selectionModel().selectionChanged.connect(self._offer)
        self.model.renamed.connect(self.renamed)
        self.table.itemDelegate().closeEditor.connect(self._on_edited)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self.undo_requested)
        escape = QShortcut(QKeySequence("Esc"), self.question)  # of the window, while the question is there
        for asked in (escape.activated, escape.activatedAmbiguously):  # Esc is that of a search, too
            asked.connect(self._cancel_comparing)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.words.setFocus)

    def _on_double_click(self, _index: QModelIndex) -> None:
        self._open()

    def _lay_out(self) -> None:
        self.file_button = QPushButton("Op&en run or hits…")
        self.file_button.setToolTip(
            "Open a saved run (.swr) or a table of hits of BLAST, DIAMOND or another program (Ctrl+Shift+O)"
        )
        wide = self.words.sizePolicy()
        wide.setHorizontalStretch(255)  # all that is left in the line, beside a gap or a sentence
        self.words.setSizePolicy(wide)
        foot = FlowLayout()
        foot.setContentsMargins(0, SPACE // 2, 0, SPACE)
        foot.setSpacing(SPACE)
        not_kept = MutedLabel("Networks and pairs are not kept: export them on their pages.")
        not_kept.setWordWrap(False)
        for widget in (*self.buttons.values(), self.keep, not_kept):
            foot.addWidget(widget)
        listed = QWidget()
        column = QVBoxLayout(listed, spacing=0)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(self.question)  # below, where it moves no row
        for widget, stretch in ((listed, 3), (self.details, 2)):
            self._rows.addWidget(widget)
            self._rows.setStretchFactor(self._rows.indexOf(widget), stretch)
        words = self._asked = QLabel(wordWrap=True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setFont(heading_font(words.font()))
        cancel = QPushButton("Cancel", accessibleName="Compare with no run", toolTip="Back to the hits (Esc)")
        cancel.clicked.connect(self._cancel_comparing)
        asked = QHBoxLayout(self.question, spacing=SPACE)
        asked.setContentsMargins(0, SPACE // 2, 0, 0)
        asked.addWidget(words, 1)
        asked.addWidget(cancel)
        self.question.hide()
        self.messages.stand_over(self.details.command.sizeHint().height() + SPACE)  # to be copied meanwhile
        self._rows.setChildrenCollapsible(False)
        self._rows.setHandleWidth(SPACE)
        self._stack.addWidget(self.message)
        self._stack.addWidget(self._rows)
        layout = QVBoxLayout(self, spacing=0)
        layout.setContentsMargins(SPACE, 0, SPACE, 0)
        layout.addWidget(PageHead(self.back, self.summary, (self.words, self.file_button)))
        layout.addWidget(self._stack, 1)
        layout.addLayout(foot)


def _round_text(run: RunRow, number: int) -> str:
    """Return which round of a run is compared, in words that are true of each of its queries."""
    if run.n_queries == 1:
        return f"round {number} of {run.rounds}"
    return of_each_query(number, run.rounds)


def _separator(parent: QWidget) -> QAction:
    """Return a line between the groups of a menu."""
    line = QAction(parent)
    line.setSeparator(True)
    return line
