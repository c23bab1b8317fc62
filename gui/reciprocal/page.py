"""The page *Reciprocal best hits*: two files, how far the search is, and the pairs found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.reciprocal.pairs import ListedPairs, NoPair
from swathe.core.reciprocal.request import DEFAULT_EVALUE, ReciprocalRequest
from swathe.core.reciprocal.unpaired import UnpairedTable, save_unpaired
from swathe.core.results.columns import Kind, Table
from swathe.core.system.words import counted, number_text
from swathe.gui.results.alignment.pair import PairView
from swathe.gui.search.files_page import FilesPage, comparing_words
from swathe.gui.search.form import SearchForm
from swathe.gui.widgets.asking_splitter import AskingSplitter
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import FoldingLabel, InfoButton, MutedLabel
from swathe.gui.widgets.file_dialogs import FileDialogs, stem_of
from swathe.gui.widgets.icons import IconButton, icon
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.pages import nothing
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.row_table import row_height
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.widgets.table_model import Index, SteadyModel, TableModel
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.words_edit import WordsEdit
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.database import Database
    from swathe.core.engines.base import Engine
    from swathe.core.reciprocal.pairs import PairTable, ReciprocalResult

_SHARED = "a", "b", "remarks", "description_a", "organism_a", "description_b", "organism_b"
_OF_REMARKS = "ties", "unique", "near_ties", "partial", "low_identity", "low_complexity"
_SIGNED = "evalue_ab"
_SPARED = ("score_ba", "score_ab")
"""Columns that give way to names and descriptions: each figure's tooltip has both scores."""
_NO_PAIR_CHOSEN = "No pair chosen", "Choose a pair in the table to see its alignment."
_UNPAIRED_FIRST = "sequence", "description", "reason"
"""Columns of sequences without a pair that come first in the window; the others follow as in files."""
_UNPAIRED_SHARED = "sequence", "description", "best_hit", "best_of_best_hit"
_MAY_BE_EMPTY = "description_a", "organism_a", "description_b", "organism_b"
"""Columns of pairs that are left out where no row has anything in them."""
_LISTED_ROWS = 7
"""Rows that the table is high, with header and bar: where there is less room the page scrolls."""
_LEAST_ROWS = 4
"""Rows of it that stay where somebody moves the border below it."""
_DETAIL_LINES = 17
"""Lines of text for which there is room below it: remarks on a pair, its figures and its alignment."""
_NO_PAIRS = (
    "No two sequences are each other's best hit within the E-value bound. Try a higher bound, or another "
    "sensitivity in the search form."
)
_PATTERNS = "Table, comma-separated (*.csv);;Table, tab-separated (*.tsv)"
_UNPAIRED_PATTERNS = (
    "Table with the reasons, comma-separated (*.csv);;Table with the reasons, tab-separated (*.tsv);;"
    "Sequences, FASTA (*.fasta *.fa *.faa)"
)


class _Shown(AskingSplitter):
    """The pairs above one of them: until somebody moves the border a half each, that one what it asks for."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._moved = False
        self._detail = _DETAIL_LINES * self.fontMetrics().lineSpacing()
        self.splitterMoved.connect(self._note_moved)

    def keep_rows(self, height: int) -> None:
        """Ask for so much height of the table beside that of a pair."""
        self.ask_for(height + self.handleWidth() + self._detail)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        if not self._moved:
            room = self.height() - self.handleWidth()
            below = max(room // 2, self._detail)
            self.setSizes([room - below, below])

    def _note_moved(self) -> None:
        self._moved = True


class PairModel(SteadyModel):
    """A `PairTable` on the screen."""

    table: PairTable

    def __init__(self, result: ReciprocalResult, parent: QObject) -> None:
        self._choice = ListedPairs.ALL
        super().__init__(result.table, parent)
        self._result = result

    def show_result(self, result: ReciprocalResult) -> None:
        """Show the pairs of another search, with the sorting and the words in force."""
        self._result = result
        self.set_table(result.table)

    def set_choice(self, choice: ListedPairs) -> None:
        """Show only these pairs."""
        self._choice = choice
        self.rearrange()

    def _arrange(self) -> None:
        super()._arrange()
        if self._choice is not ListedPairs.ALL:
            self._rows = self._rows[self.table.chosen(self._choice)[self._rows]]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell; beside the first E-value of a pair whose E-values are doubtful stands a sign."""
        cell = super().data(index, role)
        if role not in (Qt.ItemDataRole.DecorationRole, Qt.ItemDataRole.AccessibleTextRole):
            return cell
        if not index.isValid() or self.columns[index.column()].key != _SIGNED:
            return cell
        row = self.table_row(index.row())
        doubt = self.table.doubt(row)
        if not doubt:
            return cell
        if role == Qt.ItemDataRole.DecorationRole:
            return icon("warning", QApplication.palette())
        return f"{cell}. Doubtful: {doubt}"

    def tooltip(self, key: str, row: int) -> str:
        """Return whole headers for names, and what the window has no columns for."""
        if key == "remarks":
            return self._remarks_in_full(row)
        if self.table.column[key].kind is Kind.TEXT and key not in _OF_REMARKS:
            return self.table.header(key[-1], row)
        evalues, scores = (
            [self.table.display(f"{figure}_{way}", row) for way in ("ab", "ba")]
            for figure in ("evalue", "score")
        )
        lengths = self.table.display("length_a", row), self.table.display("length_b", row)
        columns = self.table.display("alignment_length", row)
        return "\n".join((
            "E-values: {} A→B, {} B→A".format(*evalues),
            "Scores: {} A→B, {} B→A".format(*scores),
            "{} and {} residues, {} alignment columns".format(*lengths, columns),
            *self._result.cautions(row, 0),
            *self._result.cautions(row, 1),
        ))  # fmt: skip

    def _remarks_in_full(self, row: int) -> str:
        table = self.table
        low = (self._result.cautions(row, 0) + self._result.cautions(row, 1)) if table.doubt(row) else []
        said = filter(None, (*table.remarks_in_full(row), *low))
        return "\n".join(said) or (
            "Nothing speaks against this pair: no other hit of A or B is nearly as good, the alignment "
            "covers at least half of both, a quarter of it or more is identical, and most is not of low "
            "complexity."
        )


class ReciprocalPage(FilesPage):
    """Take two files, search them against each other, and list the pairs; half of them would be none."""

    name = "reciprocal"
    start_words = "Search both ways"
    cancelled_words = "An unfinished search gives no pairs."
    earlier_words = "Those of the earlier search are shown."
    under_way = "A search for reciprocal best hits is running."
    explained = (
        "In a pair each is the other's best hit: lowest E-value, then highest score. Unsorted, pairs are in "
        "the order of file A. The history does not keep them: export them, as tables for other programs."
    )

    def __init__(
        self,
        form: SearchForm,
        background: BackgroundThread,
        dialogs: FileDialogs,
        settings: WindowSettings,
    ) -> None:
        sides = {"a": "File &A", "b": "File &B"}
        super().__init__(form, background, dialogs, settings, sides, number_text(DEFAULT_EVALUE))
        self.setAccessibleName("Reciprocal best hits")
        self.result: ReciprocalResult | None = None
        self.export_button.setToolTip("Write what is listed to a file, as it is on the screen (Ctrl+E)")
        self.evalue_label.setText("&E-value ≤")
        self.evalue.setAccessibleName("Bound on both E-values")
        self.evalue.setToolTip("The E-value in both directions must be at most this, such as 0.001 or 1e-6")
        self.exchange_button = IconButton("", "exchange")
        self.exchange_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.exchange_button.setAccessibleName("Exchange the files")
        self.exchange_button.setToolTip("Exchange the files: the next search has B as A, and A as B")
        self.exchange_button.clicked.connect(self._exchange)
        self.words = WordsEdit("Find pairs", "Find by words in headers (Ctrl+F)")
        self.words.textChanged.connect(self._search_words)
        self.words.returnPressed.connect(self._go_to_found)
        self.kind = ComboBox()
        self.kind.setAccessibleName("What is listed")
        self.kind.setToolTip(
            "List all pairs, those without remarks or with one of them, or the sequences without a pair"
        )
        self.meaning = FoldingLabel(muted=True)
        self.whole_meaning = InfoButton("What those listed have in common")
        self.kind.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        for choice in ListedPairs:
            self.kind.addItem(choice.value)
            said = tooltip_text(choice.meaning)
            self.kind.setItemData(self.kind.count() - 1, said, Qt.ItemDataRole.ToolTipRole)
        self.kind.currentIndexChanged.connect(self._choose_kind)
        self.summary.linkActivated.connect(self._choose_counted)
        self.count = QLabel()
        self.model: PairModel | None = None
        self.table: PlainTableView | None = None
        self.unpaired: list[UnpairedTable] = []
        """The sequences without a pair: of file A, and of B where that is another file."""
        self.unpaired_model: TableModel | None = None
        self.unpaired_table: PlainTableView | None = None
        self.pair = PairView(background, _NO_PAIR_CHOSEN)
        self.remarks = MutedLabel()
        self.remarks.setAccessibleName("Remarks on the pair")
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.pair.alignment.saved.connect(partial(tell_saved, self.messages))
        self.pair.alignment.copied.connect(partial(tell_copied, self.messages))
        self.unpaired_actions = {side: QAction(self) for side in sides}
        """In the context menu of the table."""
        self._chosen: tuple[Table | None, int] = None, -1  # what the details show: a row of which table
        self._list = QStackedWidget()
        self.none = MessagePage()
        self.none.action_triggered.connect(self.show_all)
        self._shown = _Shown()
        self._shown.setChildrenCollapsible(False)
        self._shown.setHandleWidth(SPACE)
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self.words, 1)
        line.addWidget(self.kind)
        line.addWidget(self.count)
        lines = QVBoxLayout(spacing=SPACE // 2)
        lines.addLayout(line)
        about = QHBoxLayout(spacing=SPACE // 2)
        about.addWidget(self.meaning, 1)
        about.addWidget(self.whole_meaning)
        lines.addLayout(about)
        self.finish(lines)
        self.fields.addWidget(self.exchange_button, 0, 3, len(sides), 1, Qt.AlignmentFlag.AlignVCenter)
        self.setTabOrder(self.browse["b"], self.exchange_button)

    def run(self, request: ReciprocalRequest, engine: Engine, token: CancelToken) -> Iterator[object]:
        """Search in the worker, yielding events."""
        from swathe.core.reciprocal.search import run_reciprocal  # engines: loaded with the first search

        return run_reciprocal(request, engine, token)

    def result_of(self, event: object) -> object | None:
        """Return the pairs, where an event brings them."""
        from swathe.core.reciprocal.search import PairsFound

        return event.result if isinstance(event, PairsFound) else None

    def databases(self, result: ReciprocalResult) -> tuple[Database, ...]:
        """Return both files' sequences."""
        return result.table.databases

    def request(self) -> ReciprocalRequest:
        """Return what to search. Raises InvalidRequest."""
        form = self._form
        assert form.scoring.scheme is not None
        return ReciprocalRequest(
            a=self.chosen("a"),
            b=self.chosen("b"),
            scheme=form.scoring.scheme,
            evalue=self.evalue_bound() or DEFAULT_EVALUE,
            evalues=form.report.method,
            **form.engine.asked,
        )

    def shown_rows(self) -> NDArray[np.int64]:
        """Return the rows on the screen of what is listed, int64[rows], in its order."""
        model = self._listed()[1]
        return model.visible_rows() if model is not None else np.empty(0, np.int64)

    def export(self, then: Callable[[], object], *, whole: bool = False) -> None:
        """Ask where the rows on the screen go, or all pairs, and write them there."""
        if self.result is None:
            return
        if self._side is not None and not whole:
            self._export_unpaired(self.unpaired[self._side], self.shown_rows(), then)
            return
        files = "-".join(dict.fromkeys(map(stem_of, (self.result.request.a, self.result.request.b))))
        written, of_all = self._rows(whole).size, counted(len(self.result.table), "pair")
        which = of_all if written == len(self.result.table) else f"{written:,} of {of_all}"
        path = self._dialogs.save("export", f"Export {which}", f"{files}-pairs.csv", _PATTERNS)
        if path is not None:
            self.export_to(path, then, whole=whole)

    def found_words(self) -> str:
        """Return of which files the pairs were found, and how many."""
        assert self.result is not None
        pairs = counted(len(self.result.table), "pair")
        return f"The list of reciprocal best hits of {self._file_names()} ({pairs})"

    def result_name(self) -> str:
        """Return whose pairs are shown."""
        return f"the pairs of {self._file_names()}"

    def _file_names(self) -> str:
        """Return which files the pairs are of."""
        assert self.result is not None
        return " and ".join(dict.fromkeys((self.result.request.a.name, self.result.request.b.name)))

    def export_title(self) -> str:
        """Return what exporting is called in the menu."""
        return "&Export pairs…" if self._side is None else "&Export sequences without a pair…"

    def why_no_export(self) -> str:
        """Return why nothing can be exported, '' where it can: what is listed is."""
        if (why := super().why_no_export()) or self.shown_rows().size:
            return why
        if self._side is not None:
            return "No sequence is listed: clear the words, or choose another list."
        if self.result is not None and not len(self.result.table):
            return f"There are no {self.noun}s to export."
        return "No pair is listed: choose All pairs, or clear the words."

    def export_to(self, path: Path, then: Callable[[], object] = nothing, *, whole: bool = False) -> None:
        """Write the pairs on the screen, in its order, and call `then` once that is done.

        whole : write all pairs, in the order of file A
        """
        if self.result is None:
            return
        from swathe.core.export.plain_tables import save_plain_table

        format = "tsv" if path.suffix.lower() == ".tsv" else "csv"
        result, order = self.result, self._rows(whole)
        lines = list(result.lines())
        if len(order) < len(result.table):
            words, kind = self.words.text().strip(), self._kind
            which = (
                f"with the words {words} in headers" if words else "",
                kind.value.lower() if kind is not ListedPairs.ALL else "",
            )
            lines.append(("Written", ", ".join(filter(None, (counted(len(order), "pair"), *which)))))
        rows = partial(save_plain_table, result.table, order, format, lines, path)
        work = partial(rows, beside=format == "csv")  # spreadsheets open it
        self.write(counted(len(order), "pair"), work, path, then, len(order) / len(result.table))

    def export_unpaired(self, side: str) -> None:
        """Ask where the sequences of file A or B without a pair go, and write them there."""
        if self.result is None:
            return
        table = self.unpaired[list(self.files).index(side)]
        self._export_unpaired(table, table.unsorted(), nothing)

    def _export_unpaired(
        self, table: UnpairedTable, rows: NDArray[np.int64], then: Callable[[], object]
    ) -> None:
        """Ask where some of the sequences without a pair go, and write them there."""
        of_all = counted(len(table), "sequence")
        which = of_all if rows.size == len(table) else f"{rows.size:,} of {of_all}"
        what = f"{which} of {table.file.name} without a pair"
        name = f"{stem_of(table.file)}-without-pair.csv"
        path = self._dialogs.save("export", f"Export {what}", name, _UNPAIRED_PATTERNS)
        if path is not None:
            self.write(what, partial(save_unpaired, table, rows, path), path, then, 0.0)

    def show_result(self, result: ReciprocalResult) -> None:
        """Show the pairs of a search; where there are none, the sequences without one."""
        self.result = result
        self.pair.show_nothing()
        self._chosen = None, -1
        self._show_table(result)

    def show_all(self) -> None:
        """List all pairs, or all of the sequences without one, whatever was searched for or chosen."""
        if self._side is None or not len(self.unpaired[self._side]):
            self.kind.setCurrentIndex(list(ListedPairs).index(ListedPairs.ALL))
        self.words.clear()

    def found_any(self) -> bool:
        """Return whether there are pairs, which no history has."""
        return self.result is not None and len(self.result.table) > 0

    def result_widget(self) -> QWidget | None:
        """Return the table, over the alignment of the pair chosen; None before the first search."""
        return self._shown if self.result is not None else None

    def result_table(self) -> QWidget:
        """Return the table of pairs, or of the sequences without one."""
        view, _ = self._listed()
        assert view is not None
        return view

    def words_field(self) -> QWidget | None:
        """Return the field for words in headers."""
        return self.words if self.result_widget() is not None else None

    def settle(self) -> None:
        """Bring buttons, sentences and count up to date."""
        super().settle()
        for widget in (self.words, self.kind, self.meaning):
            widget.setVisible(self.result_widget() is not None and not self.state.busy)
        self._say_meaning()
        self._say_count()

    def progress_words(self, event: object) -> tuple[str, int, int] | None:
        """Return which way the search goes, and how far it is."""
        from swathe.core.portions import PortionsProgress

        if not isinstance(event, PortionsProgress) or event.seconds <= 0:
            return None
        way, of = "All against all", ""
        if not self._asked.within_one_file:
            way = f"{event.direction} of 2: {'A against B' if event.direction == 1 else 'B against A'}"
            of = " in this direction"
        query = min(event.queries_done + 1, event.queries_total)
        words = f"{way} · query {query:,} of {event.queries_total:,}"
        cells = event.cells_done, event.cells_total
        words = comparing_words(words, *cells, event.seconds, of)
        return words, *cells

    def summary_words(self) -> str:
        """Return the heading."""
        if self.result is None or self.state.busy:
            return "Reciprocal best hits"
        return " · ".join((self.result.summary, *self._unpaired_links()))

    def summary_tip(self) -> str:
        """Return why sequences have no pair."""
        if self.result is None or self.state.busy:
            return ""
        sides = zip("AB", self.result.without_pair, strict=False)
        return "\n".join(f"Without a pair in {side}: {why}." for side, why in sides)

    def summary_links(self) -> dict[str, str]:
        """Return what of the heading can be clicked, with what the box lists then.

        That is a kind of pairs by its name, or by its file the sequences without one.
        """
        if self.result is None or self.state.busy:
            return {}
        table = self.result.table
        counts = {kind: np.count_nonzero(table.chosen(kind)) for kind in ListedPairs.counted()}
        links = {f"{count:,} {kind.value.lower()}": kind.name for kind, count in counts.items() if count}
        return links | self._unpaired_links()

    def _unpaired_links(self) -> dict[str, str]:
        """Return how many sequences of each file have no pair, with that file."""
        assert self.result is not None
        sides = zip("ab", self.result.table.unpaired, strict=False)
        return {f"{one.count:,} of {side.upper()} without a pair": side for side, one in sides if one.count}

    def empty_words(self) -> tuple[str, str]:
        """Return title and sentence of the page without pairs."""
        if self.state.busy:
            sentence = "Pairs appear once both directions have been searched."
            return "Searching", sentence
        return "No pairs yet", (
            "Two sequences of two files are reciprocal best hits where each is the best hit of the "
            "other: candidates for orthologues. Choose two FASTA files or databases above, or the "
            "same file twice."
        )

    @Slot()
    def _exchange(self) -> None:
        """Exchange the files for the next search; what is shown stays."""
        a, b = (edit.text() for edit in self.files.values())
        for side, text in zip(self.files, (b, a), strict=True):
            self.files[side].setText(text)

    def _rows(self, whole: bool) -> NDArray[np.int64]:
        """Return the pairs to write: those on the screen, or all."""
        assert self.result is not None and self.model is not None
        return np.arange(len(self.result.table)) if whole else self.model.visible_rows()

    def _show_table(self, result: ReciprocalResult) -> None:
        table = result.table
        self.unpaired = [UnpairedTable(result, side) for side in range(len(table.unpaired))]
        if self.model is None or self.unpaired_model is None:
            self.model = PairModel(result, self)
            self.unpaired_model = TableModel(self.unpaired[0], self)
            self._make_tables(self.model, self.unpaired_model)
        else:
            self.model.show_result(result)
            self.unpaired_model.set_table(self.unpaired[0])
        self.kind.setCurrentIndex(0)
        self.words.clear()
        counts = dict(zip(self.unpaired_actions, table.unpaired, strict=False))
        for side, action in self.unpaired_actions.items():
            file = getattr(result.request, side).name
            action.setText(f"Export the sequences of {file} without a pair…".replace("&", "&&"))
            action.setVisible(side in counts and counts[side].count > 0)
        for place, choice in enumerate(ListedPairs):
            self.kind.setItemText(place, f"{choice.value}: {np.count_nonzero(table.chosen(choice)):,}")
        while self.kind.count() > len(ListedPairs):
            self.kind.removeItem(len(ListedPairs))
        for side, alone in zip("AB", self.unpaired, strict=False):
            self.kind.addItem(f"{side} without a pair: {len(alone):,}")
            said = tooltip_text(self._unpaired_meaning(alone))
            self.kind.setItemData(self.kind.count() - 1, said, Qt.ItemDataRole.ToolTipRole)
        if not len(table):
            self.kind.setCurrentIndex(len(ListedPairs))
        self._list_rows()
        assert self.table is not None and self.unpaired_table is not None
        self.table.leave_out_empty(_MAY_BE_EMPTY)
        self.unpaired_table.leave_out(dict.fromkeys(self.unpaired_model.table.empty_columns, ""))

    def _make_tables(self, model: PairModel, unpaired_model: TableModel) -> None:
        """Make the table of pairs and that of sequences without one, above what is said of a row of them."""

        def hidden(table: Table) -> tuple[str, ...]:
            return tuple(column.key for column in table.columns if not column.shown)

        self.table = PlainTableView(model, _SHARED, hidden(model.table), spared=_SPARED)
        self.table.setAccessibleName("Reciprocal best pairs")
        self.table.offer_columns("a")
        self.unpaired_table = PlainTableView(
            unpaired_model, _UNPAIRED_SHARED, hidden(unpaired_model.table), first=_UNPAIRED_FIRST
        )
        self.unpaired_table.setAccessibleName("Sequences without a pair")
        self.unpaired_table.offer_columns("sequence")
        for side, action in self.unpaired_actions.items():
            action.triggered.connect(partial(self.export_unpaired, side))
        for view in (self.table, self.unpaired_table):
            view.setMinimumHeight(_LEAST_ROWS * row_height(view.fontMetrics()))
            view.addActions([*self.unpaired_actions.values()])
            self._list.addWidget(view)
            view.selectionModel().currentRowChanged.connect(self._show_chosen)
        for one in (model, unpaired_model):
            one.layoutChanged.connect(self.changed)
            one.layoutChanged.connect(self._say_none)
            one.layoutChanged.connect(self._show_chosen)
        self._list.addWidget(self.none)
        self._shown.addWidget(self._list)
        below = QWidget()
        column = QVBoxLayout(below, spacing=SPACE // 2)
        column.setContentsMargins(0, SPACE // 2, 0, 0)
        column.addWidget(self.remarks)
        column.addWidget(self.pair, 1)
        self._shown.addWidget(below)
        self._shown.keep_rows(_LISTED_ROWS * row_height(self.table.fontMetrics()))
        self.body.addWidget(self._shown)

    def _listed(self) -> tuple[PlainTableView | None, TableModel | None]:
        """Return the table in front with its model: of pairs, or of sequences without one."""
        if self._side is None:
            return self.table, self.model
        return self.unpaired_table, self.unpaired_model

    def _list_rows(self) -> None:
        """List what is chosen in the box, with the words searched for."""
        view, model = self._listed()
        if view is None or model is None or self.model is None:
            return
        if self._side is None:
            self.model.set_choice(self._kind)
        elif model.table is not self.unpaired[self._side]:
            model.set_table(self.unpaired[self._side])
            view.leave_out(dict.fromkeys(self.unpaired[self._side].empty_columns, ""))
        model.set_words(self.words.text())
        if model.rowCount() and not view.selectionModel().hasSelection():  # the focus alone selects nothing
            view.go_to(max(view.currentIndex().row(), 0))
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Show the alignment of the row chosen, A's sequence the query, and what is to be said of it."""
        view, model = self._listed()
        assert view is not None and model is not None
        row, before = model.table_row(view.currentIndex().row()), self._chosen
        self._chosen = model.table, row
        if self._chosen == before and row >= 0:
            return
        remarks = "" if row < 0 else self._remarks(row) if self._side is None else model.table.why(row)
        self.remarks.setText(remarks)
        self.remarks.setVisible(bool(remarks))
        if row < 0:
            self.pair.show_nothing(self._none_chosen if model.rowCount() else ("", ""))
        elif self._side is None:
            self._show_pair(row)
        else:
            self._show_best_hit(self.unpaired[self._side], row)

    @property
    def _none_chosen(self) -> tuple[str, str]:
        """What stands in place of an alignment where no row is chosen."""
        if self._side is None:
            return _NO_PAIR_CHOSEN
        return "No sequence chosen", "Choose a sequence in the table to see its alignment with its best hit."

    def _show_pair(self, row: int) -> None:
        """Show the alignment of a pair."""
        assert self.result is not None
        table = self.result.table
        names = table.name("a", row), table.name("b", row)
        brief_names = table.brief("a", row), table.brief("b", row)
        self.pair.show_pair(self.result.hit(row), self.result.plan, names, brief_names)

    def _show_best_hit(self, table: UnpairedTable, row: int) -> None:
        """Show the alignment of a sequence without a pair with its first best hit."""
        assert self.result is not None
        if table.best(row) is None:
            searched = table.reasons[row] == NoPair.NO_HIT
            none = f"This sequence has no hit{self.result.bound}."
            unsought = "This sequence was not searched with: it is the best hit of no sequence of A."
            self.pair.show_nothing(("No alignment", none if searched else unsought))
            return
        shown, found = self.result.best_hit(table.side, int(table.stored[row]))
        names, brief = (table.name(row), table.best_hits(row).split()[0]), table.brief_names(row)
        brief_names = brief.own, brief.best_hits[0]
        if found is not None:
            names, brief_names = names[::-1], brief_names[::-1]
        self.pair.show_pair(shown, self.result.plan, names, brief_names, found)

    def _remarks(self, row: int) -> str:
        """Return what is said of a pair above its alignment, which has the doubts of A→B itself."""
        assert self.result is not None
        table, cautions = self.result.table, self.result.cautions(row, 1)
        return " ".join((*table.remarks_in_full(row), *cautions))

    def _say_none(self) -> None:
        """Say in the table's place why it would be empty."""
        view, model = self._listed()
        assert view is not None and model is not None
        if model.rowCount():
            self._list.setCurrentWidget(view)
            return
        self.none.say(*self._why_none(model.table))
        self._list.setCurrentWidget(self.none)

    def _why_none(self, table: Any) -> tuple[str, str, str]:
        """Return why a table would be empty, and what is to be done about it."""
        others = "Clear the field above to see the others."
        if not len(table):
            if self._side is None:
                return ListedPairs.ALL.none, _NO_PAIRS, ""
            return "Every sequence has a pair", "Choose All pairs above to see them.", "Show all"
        if self._side is not None:
            return "No sequence without a pair has these words", others, "Show all"
        found = int(np.count_nonzero(table.matching(self.words.text())))
        if not np.any(table.chosen(self._kind)):
            return self._kind.none, "Choose All pairs above to see the others.", "Show all"
        if found:
            has = counted(found, "pair that is not listed has", "pairs that are not listed have")
            why = f"{has} them: only those of {self._kind.value} are listed."
            return "No pair listed has these words", why, "Show all"
        return "No pair has these words", others, "Show all"

    def _say_meaning(self) -> None:
        """Say in a line what those listed have in common, and all of it behind the i: pairs need the room.

        Where there is none, all of what to try is in sight.
        """
        meaning = self._meaning()
        self.meaning.set_whole(meaning)
        self.meaning.fold(1 if self.found_any() else 0)
        self.whole_meaning.say("" if self.meaning.isHidden() or not self.found_any() else meaning)

    def _meaning(self) -> str:
        """Return what those listed have in common."""
        if self._side is None:
            return self._kind.meaning
        none = "" if self.found_any() else f"{ListedPairs.ALL.none}. {_NO_PAIRS} "
        return none + self._unpaired_meaning(self.unpaired[self._side])

    def _unpaired_meaning(self, table: UnpairedTable) -> str:
        """Return what sequences of a file without a pair have in common."""
        if table.side == 0:
            return f"Sequences of {table.file.name} in no pair, each with the reason and its best hit."
        return (
            f"Sequences of {table.file.name} in no pair. Those that are no best hit of A were not searched "
            "with: exchange the files for their own best hits."
        )

    @property
    def _kind(self) -> ListedPairs:
        place = self.kind.currentIndex()
        return list(ListedPairs)[place] if 0 <= place < len(ListedPairs) else ListedPairs.ALL

    @property
    def _side(self) -> int | None:
        """Of which file the sequences without a pair are listed, 0 or 1; None while pairs are."""
        place = self.kind.currentIndex() - len(ListedPairs)
        return place if place >= 0 else None

    def _choose_counted(self, name: str) -> None:
        """List what a part of the heading counts: pairs, or the sequences of a file without one."""
        listed = [*(kind.name for kind in ListedPairs), *self.files]
        self.kind.setCurrentIndex(listed.index(name))

    def _choose_kind(self) -> None:
        self._say_meaning()
        self._list_rows()

    def _search_words(self, words: str) -> None:
        model = self._listed()[1]
        if model is not None:
            model.set_words(words)

    def _go_to_found(self) -> None:
        """Go to what is found."""
        view, model = self._listed()
        if view is not None and model is not None and model.rowCount():
            view.setFocus()

    def _say_count(self) -> None:
        model = self._listed()[1]
        if self.result is None or model is None or self.state.busy:
            self.count.clear()
            return
        shown, there = model.rowCount(), len(model.table)
        of_all = f"{shown:,} of " if shown < there else ""
        self.count.setText(of_all + counted(there, self.noun if self._side is None else "sequence"))
