"""What to export: format, hits, destination."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.export import (
    ExportProgress,
    Format,
    Selection,
    sidecar_of,
    why_not_aligned,
    why_not_written,
)
from swathe.core.export.choice import with_problem
from swathe.core.export.several import existing, files_of
from swathe.core.export.values import query_label
from swathe.core.results.hits import COLUMNS
from swathe.core.results.hits import SIGNIFICANT as SIGNIFICANT_EVALUE
from swathe.core.rounds.facts import round_in_names, round_of
from swathe.core.search.events import SearchResult
from swathe.core.statistics.conclusion import LEAST, OPEN, SUGGESTIVE
from swathe.core.system.words import bound_text, counted, file_name, shortened
from swathe.gui.export.pdf_report import OFFERED
from swathe.gui.results.hits.column_chooser import names_of
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import MutedLabel, NoteLine
from swathe.gui.widgets.file_dialogs import NAME_LENGTH, free_path, name_in_databases, stem_of
from swathe.gui.widgets.fitting_dialog import FittingDialog
from swathe.gui.widgets.focus import tab_to_chosen
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import GROUP_SPACE, SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.usual_hits import (
    CHOICES,
    SELECTED,
    SHOWN,
    TICKED,
    hidden_of,
    name_of_hits,
    usual,
    with_hidden,
)
from swathe.gui.work.settings import WindowSettings, flag

SIGNIFICANT, ALL = "significant", "all"
_SUMMARIES: Final = {"queries-csv": "csv", "queries-tsv": "tsv", "queries-xlsx": "xlsx"}
"""Formats that hold the table of queries, by what tables are written as."""
_HITS_FORMAT, _QUERIES_FORMAT = "export/format", "export/queries_format"
"""Settings: the last format of hits, and that of the table of queries."""
_COMMENTS, _CSV_COMMENTS = "export/comments", "export/comments_csv"
"""Settings: whether files begin with comment lines, and whether CSV does."""
_ROWS, _ALIGNED_ROWS = "export/rows", "export/aligned_rows"
"""Settings: which other hits were written last, and which of them as one alignment."""
_OF_BATCH: Final = "_of_batch"
"""What these settings end in where several queries were searched: they are apart from those of one."""
_BY_HAND: Final = (SELECTED, TICKED)
_SILENT: Final = ("blast6", "blast10")
"""Formats with E-values that say nothing of how they came about but in the file beside them."""
_REPORTS: Final = ("html", "pdf")
_STOPPED: Final = "stopped"
_ABOUT_COMMENTS: Final = (
    "What was searched, and how: else they go to a file beside the table. Spreadsheets show these lines, "
    "too, and split those of CSV at commas"
)
_WITH_VERDICT: Final = " The column “Verdict” is always written: a hit's E-value alone may mislead."
_WITH_PAIRWISE: Final = (
    " The columns “Verdict”, “Pairwise p”, “Pairwise E” and “Problem of p” are always written: a verdict "
    "rests on the E-value and on these figures of the shuffled copies."
)
_ALWAYS: Final = {
    _WITH_VERDICT: ("verdict",),
    _WITH_PAIRWISE: ("verdict", *with_problem(("pairwise_p", "pairwise_evalue"))),
}
"""Columns that these sentences name."""
_FOLDER_NAME: Final = 40
"""Letters of a folder's name over the path of the file."""
_WITHOUT_VERDICT: Final = (
    " This format has no place for the column “Verdict”, and a hit's E-value alone may mislead: also save a "
    "table or a report."
)
_WITH_VERDICTS: Final = ("text", "json")
_NEVER_MISLEADING: Final = (*_WITH_VERDICTS, "fasta", "a3m", "afa", "clustal")
"""Formats that always have verdicts, but not in a column of one's choice, and those without E-values."""
_TEST_FIRST: Final = "export/test_open"
"""Setting: whether open hits are tested before they are written, unless somebody turned it off."""
_NOTE_LINES: Final = 2
"""Lines of what is said of a file that is there, in which long names are whole, and of what hits lack."""
_OPEN_LINES: Final = 2
"""Lines of what is said of open verdicts, whose coming is to move nothing."""


class ExportDialog(FittingDialog):
    """Choose and write; it stays open with the progress until the file is there.

    asked : which hits come first, SELECTED or TICKED; '' for the usual ones

    Signals
    -------
    export_requested(Selection, str, Path, bool) : hits, the key of a format, a file, and whether it has
        comment lines
    each_requested(Selection, str, Path, bool) : the same with a folder, for a file for each query
    summary_requested(object, str, Path, bool) : the queries as listed, int64[k], as csv, tsv or xlsx
    cancel_requested() : what is under way is not wanted any more
    tests_wanted(object) : places of queries, and hits of each, int64[k], to be tested before `write`
    """

    export_requested = Signal(object, str, object, bool)
    each_requested = Signal(object, str, object, bool)
    summary_requested = Signal(object, str, object, bool)
    cancel_requested = Signal()
    tests_wanted = Signal(object)

    def __init__(
        self,
        result: SearchResult,
        page: ResultsPage,
        settings: WindowSettings,
        parent: QWidget | None = None,
        *,
        run_name: str = "",
        asked: str = "",
    ) -> None:
        super().__init__(parent, shrinks=False)
        self._asked = asked
        self._run_name = file_name(run_name)[:NAME_LENGTH]
        self.setWindowTitle("Export")
        self._result = result
        self._page = page
        self._settings = settings
        self._folder = Path(settings.saving_folder("export"))
        self.hits_label = QLabel()
        self._significant = Selection.significant(result)
        self._busy = False
        self._to_folder = False  # whether the line below asks for a folder
        self._other_path = ""  # the folder while it asks for a file, and the other way round
        self._proposed = {False: "", True: ""}  # file and folder
        self.format = ComboBox(accessibleName="Format")
        refused = self._offer_formats()
        last = settings.read(_HITS_FORMAT, OFFERED[0].key, str)
        # Older versions remembered any format there.
        of_hits = last not in _SUMMARIES and last not in refused
        self.format.setCurrentIndex(max(self.format.findData(last), 0) if of_hits else 0)
        self._abouts = QStackedWidget()  # as high as the longest words, so that no format moves anything
        self._about = [MutedLabel() for _ in OFFERED]
        for about in self._about:
            # As wide as the dialog, whatever it says: that kept the width of the longest format's words.
            about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            about.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._abouts.addWidget(about)
        self.refused = MutedLabel()
        if refused:
            are = counted(len(refused), "format is", "formats are")
            self.refused.setText(f"{are} grey: the tooltip of each says why.")
        else:
            self.refused.hide()
        self.comments = OutlinedCheckBox("Para&meters above the table, in lines that begin with #")
        self._propose_comments()
        self.caution = NoteLine()
        self.caution.keep_room(_NOTE_LINES)
        self.open_note = NoteLine()
        self.test_first = OutlinedCheckBox()
        self.test_first.setToolTip(
            "With shuffled copies, as hits are tested when you look at their query. They keep the verdicts"
        )
        self.test_first.setChecked(settings.read(_TEST_FIRST, True, flag))
        self._open: list[tuple[int, NDArray[np.int64]]] = []
        self._testable = 0  # so many of these
        if any(len(query.hits.open_rows(np.arange(len(query.hits)))) for query in result.queries):
            self.open_note.keep_room(_OPEN_LINES)
            policy = self.test_first.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self.test_first.setSizePolicy(policy)
        self.comments.toggled.connect(self._on_comments)
        self.rows = QButtonGroup(self)
        self._wants_each = settings.read("export/each", False, flag)
        self.each = OutlinedCheckBox()
        self.each.clicked.connect(self._on_each)
        self.path = QLineEdit(accessibleName="File", minimumWidth=360)
        self.path.textChanged.connect(self._check)
        self.note = NoteLine()
        self.note.keep_room(_NOTE_LINES)
        self.progress = QProgressBar(textVisible=False, accessibleName="Export progress")
        self.progress.setRange(0, 1000)
        self.progress.setFixedHeight(SPACE)
        self.progress.hide()
        self.write_button = QPushButton("&Replace")
        width = self.write_button.sizeHint().width()
        self.write_button.setText("&Export")
        self.write_button.setMinimumWidth(max(width, self.write_button.sizeHint().width()))  # to move nothing
        self._offer_replacing(False)
        self.write_button.clicked.connect(self._on_write)
        self.close_button = QPushButton("Close", autoDefault=False)
        self.close_button.clicked.connect(self.reject)
        self._lay_out()
        self.format.currentIndexChanged.connect(self._on_format)
        self.rows.buttonToggled.connect(self._on_choice)
        self.rows.buttonClicked.connect(self._on_rows_clicked)  # by a key, too
        self._on_choice()

    def choose_queries(self) -> None:
        """Offer the table of queries instead of hits, in the format that it, or else hits, had last."""
        usual = next(iter(_SUMMARIES))
        as_hits = f"queries-{self._settings.read(_HITS_FORMAT, '', str)}"
        last = self._settings.read(_QUERIES_FORMAT, "", str) or as_hits
        self.format.setCurrentIndex(self.format.findData(last if last in _SUMMARIES else usual))

    def verdicts_changed(self) -> None:
        """Count anew what depends on verdicts: hits are tested automatically while the dialog is open.

        What is being written stays as it was said.
        """
        if not self._busy:
            self._count_hits()
            self._tell_verdicts()

    def show_progress(self, progress: ExportProgress) -> None:
        """Show how far the file is."""
        self.progress.setValue(1000 * progress.done // max(progress.total, 1))
        verb = "Aligning" if progress.phase == "aligning" else "Writing"
        self.note.say("{} {:,} of {}".format(verb, progress.done, counted(progress.total, "hit")))

    def show_tests(self, done: int) -> None:
        """Show how many hits were tested before any is written."""
        self.progress.setValue(1000 * done // max(self._testable, 1))
        self.note.say(f"Testing {done:,} of {counted(self._testable, 'open hit')}")

    def end(self, problem: str = "") -> None:
        """Close after success; with a problem, say it and let the user change something."""
        self._set_busy(False)
        if problem:
            self.verdicts_changed()
            self.note.say(problem, warning=True)
        else:
            self.accept()

    def reject(self) -> None:
        """Cancel the export under way, else close."""
        if self._busy:
            self.cancel_requested.emit()
        else:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Have Return replace nothing unless it is pressed on the button that says so."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not enter or self._busy or not self._replaces:
            super().keyPressEvent(event)
        elif self.focusWidget() is self.write_button:
            self.write_button.click()
        else:
            self.write_button.setFocus()

    @property
    def about(self) -> QLabel:
        """What is said of the format chosen."""
        return self._about[self.format.currentIndex()]

    @property
    def _chosen(self) -> QAbstractButton:
        """Which hits are chosen: the button that says so."""
        return next(button for button in self.rows.buttons() if button.isChecked())

    def selection(self) -> Selection:
        """Return the hits and columns chosen."""
        chosen = self._chosen.objectName()
        columns = self._shown_columns()
        if chosen == ALL:
            return Selection(Selection.everything(self._result).queries, columns)
        if chosen == SIGNIFICANT:
            return replace(self._significant, columns=columns)
        if chosen == TICKED:
            return Selection(self._ticked(), columns, called="ticked rows", kind=TICKED)
        hits = self._page.hits
        rows = hits.selected_rows() if chosen == SELECTED else hits.model.visible_rows()
        filtered = hits.model.filter.words
        called = f"rows shown ({filtered})" if filtered else "rows shown"
        called = "selected rows" if chosen == SELECTED else called
        kind = SELECTED if chosen == SELECTED else "filtered" if filtered else ""
        return Selection(((self._page.current_query(), rows),), columns, called=called, kind=kind)

    def _ticked(self) -> tuple[tuple[int, NDArray[np.int64]], ...]:
        """Return the ticked hits of every query that has some.

        Those of the query looked at come in the order that its table would have unfiltered.
        """
        queries = []
        for index, query in enumerate(self._result.queries):
            rows = query.hits.marks.ticked_rows()
            if index == self._page.current_query() and self._page.hits.model.table is query.hits:
                rows = self._page.hits.model.ticked_rows()
            if len(rows):
                queries.append((index, rows))
        return tuple(queries)

    def _shown_columns(self) -> tuple[str, ...]:
        """Return the columns chosen; marks only, but always, where some hit has them, and verdicts, too.

        With verdicts go the figures of shuffled copies that they rest on.
        """
        columns = [COLUMNS[section] for section in self._page.hits.table.chosen_columns()]
        marks = [query.hits.marks for query in self._result.queries]
        marked = {
            "ticked": any(mark.ticked for mark in marks),
            "pinned": any(mark.pinned for mark in marks),
            "note": any(mark.notes for mark in marks),
        }
        keys = [column.key for column in columns if not column.mark or marked[column.key]]
        tested = dict.fromkeys(("pairwise_p", "pairwise_evalue"), self._some_tested)
        always = {"verdict": self._verdicts_say_more, **tested, **marked}
        return with_problem((*keys, *(key for key, some in always.items() if some and key not in keys)))

    @property
    def _verdicts_say_more(self) -> bool:
        """Whether the verdict on some hit rests on more than its E-value, which alone would mislead."""
        return any(query.hits.verdicts_say_more for query in self._result.queries)

    @property
    def _some_tested(self) -> bool:
        """Whether some hit was tested with shuffled copies, on request or automatically."""
        return any(query.hits.deciding_pairs for query in self._result.queries)

    def _offer_formats(self) -> tuple[str, ...]:
        """List the formats, and return the keys of those that cannot hold hits read from a file: grey."""
        refused, model = [], self.format.model()
        assert isinstance(model, QStandardItemModel)
        for row, offered in enumerate(OFFERED):
            self.format.addItem(offered.label, offered.key)
            reason = "" if offered.key in _SUMMARIES else why_not_written(offered, self._result)
            if reason:
                refused.append(offered.key)
                model.item(row).setEnabled(False)
                self.format.setItemData(row, tooltip_text(reason), Qt.ItemDataRole.ToolTipRole)
        return tuple(refused)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(spacing=SPACE // 2)
        self._group(layout, "&Format", self.format, self.comments, self._abouts, self.refused, self.caution)
        self._hits = QWidget()
        choices = QVBoxLayout(self._hits, spacing=SPACE // 2)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.addWidget(self.hits_label)
        for place, name in enumerate((*CHOICES, SIGNIFICANT, ALL)):
            button = QRadioButton(objectName=name)
            self.rows.addButton(button)
            first = self._is_batch and name in (SIGNIFICANT, ALL)
            choices.insertWidget(1 if first else place + 1, button)
        self._count_hits()
        choices.addWidget(self.each)
        self.each.setHidden(not self._is_batch)
        choices.addWidget(self.open_note)
        choices.addWidget(self.test_first)
        layout.addWidget(self._hits)
        tab_to_chosen(self.rows)
        self._propose_rows()
        layout.addSpacing(GROUP_SPACE - SPACE // 2)
        browse = QToolButton(text="Choose…", accessibleName="Choose the file")
        browse.clicked.connect(self._browse)
        line = QHBoxLayout(spacing=SPACE // 2)
        line.addWidget(self.path, 1)
        line.addWidget(browse)
        self._path_label = QLabel("Fi&le")
        self._path_label.setBuddy(self.path)
        layout.addWidget(self._path_label)
        layout.addLayout(line)
        layout.addStretch(1)
        buttons = QHBoxLayout(spacing=SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.write_button)
        foot = QVBoxLayout(spacing=SPACE // 2)  # what is said of the file is in sight, too
        for widget in (self.progress, self.note):
            foot.addWidget(widget)
        foot.addSpacing(SPACE)
        foot.addLayout(buttons)
        self.lay_out(layout, foot, SPACE // 2)

    def _count_hits(self) -> None:
        """Say how many hits each choice has, and note which of them come first."""
        hits = self._page.hits
        shown, selected = hits.model.rowCount(), hits.selected_rows().size
        everything = sum(len(query.hits) for query in self._result.queries)
        ticked, significant = (
            sum(len(rows) for _, rows in chosen) for chosen in (self._ticked(), self._significant.queries)
        )
        shown_rows, current = hits.model.visible_rows(), self._page.current_query()
        hidden = sum(hidden_of(rows, shown_rows) for query, rows in self._ticked() if query == current)
        of_all = self._of_all()
        of_one = ", of one query" if self._is_batch else ""
        choices = (
            (f"{CHOICES[TICKED]}{of_all} ({with_hidden(f'{ticked:,}', ticked, hidden)})", ticked),
            (f"{CHOICES[SELECTED]}{of_one} ({selected:,})", selected),
            (f"{CHOICES[SHOWN]}{of_one} ({shown:,})", shown),
            (f"Si&gnificant hits{of_all} ({significant:,})", significant),
            (f"&All hits{of_all} ({everything:,})", everything),
        )
        for button, (text, count) in zip(self.rows.buttons(), choices, strict=True):
            button.setText(text)
            button.setEnabled(count > 0)
        self._selected, self._ticks = selected, 0 if self._only_included() else ticked

    def _only_included(self) -> bool:
        """Whether the ticked hits are those of the profiles: such ticks steer the next search."""
        return all(
            np.array_equal(np.sort(rows), self._result.queries[query].hits.included_rows())
            for query, rows in self._ticked()
        )

    def _usual_rows(self) -> QAbstractButton:
        """Return which hits are chosen at first: ticked ones, several selected ones, else as last time.

        Neither is a choice for the next time, where other hits are ticked and selected; nor is what a filter
        leaves of one query of a batch. Without any of these, a batch begins with all hits of all queries, of
        which the table shows one. One alignment begins with the significant hits: what is made of it takes
        all its rows for relatives. Of several queries these would be several files.
        """
        buttons = self.rows.buttons()  # all grey under a format of no hits
        possible = {button.objectName(): button for button in buttons if button.isEnabledTo(self._hits)}
        first = ALL if self._is_batch else SHOWN
        if self._as_alignment:
            first = SIGNIFICANT if not self._is_batch and SIGNIFICANT in possible else SHOWN
        which = self._asked or usual(self._selected, self._ticks)
        if which != SHOWN:
            return possible[which]
        last = SHOWN if self._filtered_batch else self._settings.read(self._rows_setting, first, str)
        known = last in possible and last not in _BY_HAND  # as older versions remembered
        return possible[last if known else first if first in possible else ALL]

    @property
    def _is_batch(self) -> bool:
        """Whether several queries have results."""
        return len(self._result.queries) > 1

    @property
    def _filtered_batch(self) -> bool:
        """Whether a filter hides hits of the query shown, which is one of several."""
        shown = self._page.hits.model
        return self._is_batch and shown.table is not None and shown.rowCount() < len(shown.table)

    @staticmethod
    def _group(layout: QVBoxLayout, heading: str, *widgets: QWidget) -> None:
        label = QLabel(heading)
        label.setBuddy(widgets[0])
        layout.addWidget(label)
        for widget in widgets:
            layout.addWidget(widget)

    def _chosen_format(self) -> Format:
        return OFFERED[self.format.currentIndex()].with_comments(self.comments.isChecked())

    @property
    def _comments_setting(self) -> str:
        return _CSV_COMMENTS if "csv" in self.format.currentData() else _COMMENTS

    def _propose_comments(self) -> None:
        """Propose comment lines in what programs read, and none in CSV, which spreadsheets open."""
        setting, offered = self._comments_setting, OFFERED[self.format.currentIndex()].comments
        self.comments.setChecked(offered and self._settings.read(setting, setting == _COMMENTS, flag))

    @Slot()
    def _on_comments(self) -> None:
        """Name a file that replaces nothing, nor does the one beside it, and say what is missing in it."""
        self._name_path(self._chosen_format())
        self._warn()
        self._check()

    @property
    def _as_alignment(self) -> bool:
        """Whether the hits are written as one alignment."""
        return self._chosen_format().one_query

    @property
    def _rows_setting(self) -> str:
        setting = _ALIGNED_ROWS if self._as_alignment else _ROWS
        return setting + _OF_BATCH if self._is_batch else setting

    @Slot()
    def _on_format(self) -> None:
        self._propose_comments()
        if self._rows_proposed:
            self._propose_rows()
        self._on_choice()

    def _propose_rows(self) -> None:
        self._usual_rows().setChecked(True)
        self._rows_proposed = True

    @Slot()
    def _on_rows_clicked(self) -> None:
        self._rows_proposed = False

    @Slot()
    def _on_choice(self) -> None:
        """Ask for what belongs to the format and the hits chosen."""
        chosen = self._chosen_format()
        self._abouts.setCurrentIndex(self.format.currentIndex())
        self._tell_verdicts()
        self._enable()
        round_words = round_of(self._result, self._written_queries())
        self.hits_label.setText(f"Hits of {round_words}" if round_words else "Hits")
        self._offer_each(chosen)
        self._name_path(chosen)
        self._warn()
        self._check()

    def _enable(self) -> None:
        """Let be chosen what the format has, unless it is being written; the tip of what is grey says why."""
        chosen = self._chosen_format()
        self.comments.setEnabled(chosen.comments and not self._busy)
        where = "go to a file beside it" if chosen.sidecar else "are in the file"
        none = f"This format has no such lines: the parameters {where}"
        self.comments.setToolTip(_ABOUT_COMMENTS if chosen.comments else none)
        self._hits.setEnabled(not self._of_queries and not self._busy)
        self._hits.setToolTip("This format holds the table of the queries" if self._of_queries else "")

    def _tell_verdicts(self) -> None:
        """Say what each format holds, and which verdicts of the one chosen are open."""
        say_more = self._verdicts_say_more
        for offered, label in zip(OFFERED, self._about, strict=True):
            of_queries = offered.key in _SUMMARIES
            about_verdicts = self._about_verdicts(offered) if say_more and not of_queries else ""
            about_room = self._about_room(_ALWAYS.get(about_verdicts, ())) if offered.columns else ""
            about_queries = f" {self._listed_queries()}" if of_queries else ""
            label.setText(offered.description + about_room + about_verdicts + about_queries)
        self._tell_open(self._chosen_format())

    def _listed_queries(self) -> str:
        """Return how many queries the table of them has, in which order, and of which round."""
        listed = self._page.queries
        several = len(self._result.plan.request.queries) > 1
        rows = listed.visible_rows()
        round_words = round_of(self._result, rows[rows < len(self._result.queries)].tolist())
        return (
            listed.table.counted_text(rows)
            + (", in the order of the list" if several else "")
            + (f", with the hits of {round_words}" if round_words else "")
            + "."
        )

    def _tell_open(self, chosen: Format) -> None:
        """Say of how many hits that are written a test can still decide the verdict, and offer it."""
        in_columns = chosen.columns and not self._of_queries and "verdict" in self._shown_columns()
        in_report = chosen.key in _REPORTS and self._verdicts_say_more
        has_verdicts = in_columns or in_report or chosen.key in _WITH_VERDICTS
        queries = self.selection().queries if has_verdicts else ()
        still_open = [self._result.queries[query].hits.open_rows(rows) for query, rows in queries]
        count, written = sum(map(len, still_open)), sum(len(rows) for _, rows in queries)
        self._open = [(query, rows) for (query, _), rows in zip(queries, still_open, strict=True)]
        tables = [(self._result.queries[query].hits, rows) for query, rows in self._open]
        self._testable = sum(len(some) for table, rows in tables for _, some in table.where_testable(rows))
        hits = "&open hit" if self._testable == 1 else f"{self._testable:,} &open hits"
        self.test_first.setText(f"Test the {hits} first")
        self.test_first.setVisible(self._testable > 0)
        if not count:
            self.open_note.say("")
            return
        are = "is" if count == 1 else "are"
        e = "E or E on entry" if self._result.plan.request.iteration is not None else "E"
        which = f"{count:,} of {counted(written, 'hit')}, with {e} from {LEAST:g} to {SUGGESTIVE:g},"
        self.open_note.say(f"{which} {are} “{OPEN}”: a test can still decide.")

    def _about_room(self, always: Sequence[str]) -> str:
        """Return a sentence on columns that are written though they have no room; '' for none.

        always : keys of those that are said to be written anyway
        """
        gone = self._page.hits.table.columns_without_room()
        lacking = [section for section in gone if COLUMNS[section].key not in always]
        if not lacking:
            return ""
        names = names_of(lacking, quoted=True)
        if len(lacking) == 1:
            return f" The column {names} is written, too, though it has no room on the screen."
        return f" The columns {names} are written, too, though they have no room on the screen."

    def _about_verdicts(self, chosen: Format) -> str:
        """Say whether a format has verdicts, where some say more than E-values; '' where it need not."""
        if chosen.key in _NEVER_MISLEADING:
            return ""
        if not chosen.columns and chosen.key not in _REPORTS:
            return _WITHOUT_VERDICT
        return _WITH_PAIRWISE if self._some_tested else _WITH_VERDICT

    def _offer_each(self, chosen: Format) -> None:
        """Offer a file for each query where hits of several are written; some formats hold those of one."""
        files = len(self._written_queries())
        several = files > 1
        self.each.setText(f"One file per &query ({files:,} files)" if several else "One file per &query")
        self.each.setEnabled(several and not chosen.one_query)
        self.each.setChecked(several and (self._wants_each or chosen.one_query))
        one = "A file of this format holds the hits of one query." if chosen.one_query else ""
        self.each.setToolTip(one if several else "These are hits of one query.")

    @Slot(bool)
    def _on_each(self, wanted: bool) -> None:
        self._wants_each = wanted
        self._on_choice()

    def _name_path(self, chosen: Format) -> None:
        """Ask for a folder where each query gets a file, else for a file; a name of one's own stays."""
        if self._each != self._to_folder:
            self._to_folder = self._each
            self.path.setAccessibleName("Folder" if self._each else "File")
            shown = self.path.text()
            self.path.setText(self._other_path)
            self._other_path = shown
        if self.path.text() == self._proposed[self._each]:
            self._propose()
        elif not self._each:
            path = Path(self.path.text())
            known = [f.suffix for f in OFFERED if path.name.endswith(f.suffix)]
            suffix = max(known, key=len, default="")
            self.path.setText(str(path.with_name(path.name.removesuffix(suffix) + chosen.suffix)))

    def _warn(self) -> None:
        """Say which hits cannot be written, or what the E-values of the others lack."""
        lacking = why_not_aligned(self._chosen_format(), self._result, self.selection())
        self.caution.say(lacking or self._about_provisional() or self._about_chance(), warning=True)

    def _about_chance(self) -> str:
        """Return that an alignment has rows of hits which are not significant; '' where it has none."""
        if not self._as_alignment:
            return ""
        significant, hits = dict(self._significant.queries), self.selection()
        chance = sum(
            int(np.isin(rows, significant.get(query, ()), invert=True).sum())
            for query, rows in hits.queries
            if self._result.queries[query].hits.n_significant is not None
        )
        are, bound = "is" if chance == 1 else "are", bound_text(SIGNIFICANT_EVALUE)
        of = f"{chance:,} of {counted(hits.n_rows, 'hit')}"
        return f"{of} {are} not significant (E > {bound}) and may be there by chance." if chance else ""

    def _about_provisional(self) -> str:
        """Return that E-values which are written are provisional, and whether the file will say so."""
        results, words = self._result.queries, ""
        provisional = sum(results[query].hits.provisional for query in self._written_queries())
        if provisional:
            chosen = self._chosen_format()
            have = counted(provisional, "query has", "queries have")
            words = f"{have} provisional E-values, not yet adjusted."
            if chosen.key in _SILENT:
                words += " This format has no place to say so: only the file of parameters beside it does."
            elif chosen.comments and not self.comments.isChecked() and not self._of_queries:
                words += " Only the file of parameters beside the table says so."
        elif not self._of_queries and self._chosen.objectName() == SIGNIFICANT:
            unknown = sum(query.hits.provisional for query in results)
            if unknown:
                have, its = ("1 query has", "its") if unknown == 1 else (f"{unknown:,} queries have", "their")
                words = (
                    f"{have} provisional E-values: which of {its} hits are significant is not known, and "
                    "none is written."
                )
        return words

    def _written_queries(self) -> list[int]:
        """Return which queries that have a result are written, or have hits that are."""
        results = len(self._result.queries)
        if self._of_queries:
            return [query for query in self._page.queries.visible_rows().tolist() if query < results]
        chosen = self._chosen.objectName()
        if chosen == ALL:
            return list(range(results))
        if chosen in (TICKED, SIGNIFICANT):
            return [index for index, _ in (self._ticked() if chosen == TICKED else self._significant.queries)]
        return [self._page.current_query()]

    def _propose(self) -> None:
        """Name the file or folder after what it will hold."""
        chosen = self._chosen_format()
        if self._of_queries:
            name = self._name_of_queries()
        else:
            name = self._name_of_hits(self._chosen.objectName())
            name += "-report" if chosen.key in _REPORTS else ""
        suffix = "" if self._each else chosen.suffix
        self._proposed[self._each] = str(free_path(self._folder, name, suffix, self._files_at))
        self.path.setText(self._proposed[self._each])

    def _files_at(self, path: Path) -> list[Path]:
        """Return what writing a file writes: the file, and the one with its parameters where it has one."""
        return [path, *([sidecar_of(path)] if self._chosen_format().sidecar else [])]

    def _name_of_queries(self) -> str:
        """Say which queries the table has, and that the search was stopped, where it was."""
        asked, table = len(self._result.plan.request.queries), self._page.queries
        searched = asked if self._result.complete else self._result.queries_searched
        listed = len(table.visible_rows())
        count = listed if listed < len(table.table) else searched
        ends = [f"{count}-of-{asked}"] * (count < asked) + [_STOPPED] * (not self._result.complete)
        return "-".join((self._name_of_search(), *self._name_of_round(), *ends))

    def _name_of_search(self) -> str:
        """Name what all queries found after the run, or after their file or number and the databases."""
        request = self._result.plan.request
        if self._run_name:
            return self._run_name
        if len(request.queries) == 1:
            return self._name_of_query(0)
        files = request.query_files
        return self._in_databases(stem_of(files[0]) if len(files) == 1 else f"{len(request.queries)}-queries")

    def _name_of_query(self, query: int) -> str:
        """Name what one query found after it and the databases."""
        return self._in_databases(file_name(self._result.plan.request.called(query)))

    def _in_databases(self, queries: str) -> str:
        return name_in_databases(queries, self._result.plan.request.databases)

    def _of_all(self) -> str:
        """Say of how many queries all hits are, of a stopped batch how many are searched to the end."""
        result = self._result
        asked, searched = len(result.plan.request.queries), result.queries_searched
        if asked == 1:
            return ""
        if result.complete or searched == asked:
            return f" of the {asked:,} queries"
        unfinished = len(result.queries) - searched
        if not searched:
            return " of {}".format(counted(unfinished, "unfinished query", "unfinished queries"))
        also = f" and {unfinished:,} unfinished" if unfinished else ""
        return f" of {counted(searched, 'query', 'queries')} searched{also}"

    def _name_of_hits(self, rows: str) -> str:
        """Say whose hits they are and which, and that they are not all, where the search was stopped."""
        result = self._result
        asked, reached = len(result.plan.request.queries), len(result.queries)
        of_all = rows in (SIGNIFICANT, ALL)
        queries = list(range(reached)) if of_all else self._written_queries()
        if asked == 1 or (len(queries) == 1 and not of_all):
            name = self._name_of_search() if asked == 1 else self._name_of_query(queries[0])
        else:
            name = self._name_of_search()
            searched = asked if result.complete else result.queries_searched
            name += f"-{searched}-of-{asked}" if of_all and searched < asked else ""
        filtered = rows == SHOWN and self._page.hits.model.rowCount() < len(result.queries[queries[0]].hits)
        hits = name_of_hits(SHOWN if rows == ALL else rows, filtered)
        partly = not result.complete and (of_all or asked == 1 or any(map(self._is_partial, queries)))
        return "-".join((name, *self._name_of_round(), hits, *[_STOPPED] * partly))

    def _name_of_round(self) -> list[str]:
        """Name the round whose hits they are, which those of another are not to replace; nothing without."""
        return round_in_names(round_of(self._result, self._written_queries()))

    def _is_partial(self, query: int) -> bool:
        """Whether the search was stopped within a query."""
        found = self._result.queries[query]
        return found.compared < self._result.plan.database.n_sequences or found.hits.provisional

    @property
    def _of_queries(self) -> bool:
        """Whether the table of queries is written, and no hits."""
        return self._chosen_format().key in _SUMMARIES

    @property
    def _each(self) -> bool:
        """Whether each query gets a file of its own."""
        return not self._of_queries and self.each.isChecked()

    @Slot()
    def _browse(self) -> None:
        chosen = self._chosen_format()
        if self._each:
            folder = QFileDialog.getExistingDirectory(self, "Folder for the files", self.path.text())
            if folder:
                self.path.setText(folder)
            return
        path, _ = QFileDialog.getSaveFileName(
            self,
            "Export hits",
            self.path.text(),
            f"{chosen.label} (*{chosen.suffix});;All files (*)",
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if path:
            self.path.setText(path)

    @Slot()
    def _check(self) -> None:
        path = Path(self.path.text().strip())
        self._say_folder(path)
        if self._each:
            self._check_folder(path)
            return
        named = bool(self.path.text().strip()) and not os.path.isdir(path)
        self.write_button.setEnabled(named)
        if not named:
            self.note.say("Name a file to write.", warning=True)
            return
        present = [file for file in self._files_at(path) if os.path.exists(file)]
        there = present[0].name + " and the parameters beside it" * (len(present) - 1) if present else ""
        exist = "exist" if len(present) > 1 else "exists"
        self._offer_replacing(bool(there))
        self.note.say(f"{there} {exist} and will be replaced." if there else "", warning=bool(there))

    def _say_folder(self, path: Path) -> None:
        """Name the folder of the file: the line has room for the end of a path alone. The tips have all."""
        folder = path.expanduser().absolute().parent
        named = shortened(folder.name or str(folder), _FOLDER_NAME).replace("&", "&&")
        self._path_label.setText(f"{'Fo&lder' if self._each else 'Fi&le'} in “{named}”")
        for widget in (self._path_label, self.path):
            widget.setToolTip(tooltip_text(str(path)))

    def _folder_of(self, path: Path) -> Path:
        """Return the folder that a path names: a new one does not end as a file of the format does."""
        suffix = self._chosen_format().suffix
        return path if os.path.exists(path) else path.with_name(path.name.removesuffix(suffix) or path.name)

    def _check_folder(self, path: Path) -> None:
        """Say what writing a file for each query does to a folder."""
        folder = self._folder_of(path)
        possible = bool(self.path.text().strip()) and (os.path.isdir(folder) or not os.path.exists(folder))
        self.write_button.setEnabled(possible)
        if not possible:
            self.note.say("Name a folder to write to.", warning=True)
            return
        labels = [query_label(query + 1, self._result.queries[query]) for query in self._written_queries()]
        files = files_of(labels, self._chosen_format(), folder)
        replaced = len(existing(files, self._chosen_format()))
        words = f"{files[0].name} and {len(files) - 1:,} more in the folder {folder.name}"
        exist = "exists" if replaced == 1 else "exist"
        warning = f"; {counted(replaced, 'file')} of these {exist} and will be replaced." if replaced else ""
        self._offer_replacing(bool(replaced))
        self.note.say(words + warning, warning=bool(replaced))

    def _offer_replacing(self, replaces: bool) -> None:
        """Call the button after what it does; Return does not replace what is there."""
        self._replaces = replaces
        self.write_button.setText("&Replace" if replaces else "&Export")
        self.write_button.setAutoDefault(not replaces)
        self.write_button.setDefault(not replaces)

    @Slot()
    def _on_write(self) -> None:
        self._set_busy(True)
        self.progress.setValue(0)
        format, path = self._chosen_format().key, Path(self.path.text().strip()).expanduser()
        comments = self.comments.isChecked()
        if self._chosen_format().comments:
            self._settings.write(self._comments_setting, comments)
        self._settings.write(_QUERIES_FORMAT if self._of_queries else _HITS_FORMAT, format)
        if self._of_queries:
            self.summary_requested.emit(self._page.queries.visible_rows(), _SUMMARIES[format], path, comments)
            return
        rows = self._chosen.objectName()
        if rows not in _BY_HAND and not self._filtered_batch:
            self._settings.write(self._rows_setting, rows)
        self._settings.write("export/each", self._wants_each)
        self._to_write = self.selection()
        if self._testable:
            self._settings.write(_TEST_FIRST, self.test_first.isChecked())
        if self._testable and self.test_first.isChecked():
            self.show_tests(0)
            self.tests_wanted.emit(self._open)
        else:
            self.write()

    def write(self) -> None:
        """Have the hits written that were chosen: a filter by verdicts may show others after tests."""
        selection = replace(self._to_write, columns=self._shown_columns())
        format, path = self._chosen_format().key, Path(self.path.text().strip()).expanduser()
        comments = self.comments.isChecked()
        if self._each:
            self.each_requested.emit(selection, format, self._folder_of(path), comments)
        else:
            self.export_requested.emit(selection, format, path, comments)

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        self.progress.setVisible(busy)
        self.write_button.setEnabled(not busy)
        self.close_button.setText("Cancel" if busy else "Close")
        for widget in (self.format, self.path):
            widget.setEnabled(not busy)
        self._enable()
