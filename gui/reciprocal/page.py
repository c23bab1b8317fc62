"""The page *Reciprocal best hits*: two files, how far the search is, and the pairs found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.reciprocal.pairs import ListedPairs
from swathe.core.reciprocal.request import DEFAULT_EVALUE, ReciprocalRequest
from swathe.core.results.columns import Kind
from swathe.core.system.words import counted, number_text
from swathe.gui.results.alignment.pair import PairView
from swathe.gui.search.files_page import FilesPage, comparing_words
from swathe.gui.search.form import SearchForm
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.file_dialogs import FileDialogs, stem_of
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.pages import nothing
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.row_table import row_height
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.widgets.table_model import Index, TableModel
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.words_edit import WordsEdit
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine
    from swathe.core.reciprocal.pairs import PairTable, ReciprocalResult

_SHARED = "a", "b", "description_a", "organism_a", "description_b", "organism_b"
_OF_REMARKS = "ties", "unique", "partial", "low_identity", "doubtful"
_SIGNED = "evalue_ab"
_SPARED = ("score_ba", "score_ab")
"""Columns that give way to names and descriptions: each figure's tooltip has both scores."""
_LISTED_ROWS = 7
"""Rows that the table is high at least, with header and bar: where there is less room the page scrolls."""
_DETAIL_LINES = 17
"""Lines of text for which there is room below it: remarks on a pair, its figures and its alignment."""
_PATTERNS = "Table, comma-separated (*.csv);;Table, tab-separated (*.tsv)"
_UNPAIRED_PATTERNS = (
    "Table with the reasons, comma-separated (*.csv);;Table with the reasons, tab-separated (*.tsv);;"
    "Sequences, FASTA (*.fasta *.fa *.faa)"
)


class PairModel(TableModel):
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
            "Nothing speaks against this pair: no other hit of A or B is as good, the alignment covers at "
            "least half of both, a quarter of it or more is identical, and most is not of low complexity."
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
        self.export_button.setToolTip("Write the pairs to a file, as they are on the screen (Ctrl+E)")
        self.evalue_label.setText("&E-value ≤")
        self.evalue.setAccessibleName("Bound on both E-values")
        self.evalue.setToolTip("The E-value in both directions must be at most this, such as 0.001 or 1e-6")
        self.words = WordsEdit("Find pairs", "Find pairs by words in their headers (Ctrl+F)")
        self.words.textChanged.connect(self._search_words)
        self.words.returnPressed.connect(self._go_to_found)
        self.kind = ComboBox()
        self.kind.setAccessibleName("Pairs shown")
        self.kind.setToolTip("Show all pairs, those without remarks, or those with one of the remarks")
        self.meaning = MutedLabel()
        self.meaning.setAccessibleName("What the pairs shown have in common")
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.meaning.setMinimumHeight(2 * self.fontMetrics().lineSpacing())  # or the table moves with it
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
        usual = "No pair chosen", "Choose a pair in the table to see its alignment."
        self.pair = PairView(background, usual)
        self.remarks = MutedLabel()
        self.remarks.setAccessibleName("Remarks on the pair")
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.pair.alignment.saved.connect(partial(tell_saved, self.messages))
        self.pair.alignment.copied.connect(partial(tell_copied, self.messages))
        self.unpaired_actions = {side: QAction(self) for side in sides}
        """In the context menu of the table."""
        self._pair = -1
        self._list = QStackedWidget()
        self.none = MessagePage()
        self.none.action_triggered.connect(self.show_all)
        self._shown = QSplitter(Qt.Orientation.Vertical)
        self._shown.setChildrenCollapsible(False)
        self._shown.setHandleWidth(SPACE)
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self.words, 1)
        line.addWidget(self.kind)
        line.addWidget(self.count)
        lines = QVBoxLayout(spacing=SPACE // 2)
        lines.addLayout(line)
        lines.addWidget(self.meaning)
        self.finish(lines)

    def run(self, request: ReciprocalRequest, engine: Engine, token: CancelToken) -> Iterator[object]:
        """Search in the worker, yielding events."""
        from swathe.core.reciprocal.search import run_reciprocal  # engines: loaded with the first search

        return run_reciprocal(request, engine, token)

    def result_of(self, event: object) -> object | None:
        """Return the pairs, where an event brings them."""
        from swathe.core.reciprocal.search import PairsFound

        return event.result if isinstance(event, PairsFound) else None

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
        """Return the pairs on the screen, int64[pairs], in its order."""
        return self.model.visible_rows() if self.model is not None else np.empty(0, np.int64)

    def export(self, then: Callable[[], object], *, whole: bool = False) -> None:
        """Ask where the pairs on the screen go, or all of them, and write them there."""
        if self.result is None:
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
        request, pairs = self.result.request, counted(len(self.result.table), "pair")
        files = " and ".join(dict.fromkeys((request.a.name, request.b.name)))
        return f"The list of reciprocal best hits of {files} ({pairs})"

    def export_title(self) -> str:
        """Return what exporting is called in the menu."""
        return "&Export pairs…"

    def why_no_export(self) -> str:
        """Return why nothing can be exported, '' where it can: what is listed is."""
        none = not self.shown_rows().size
        return super().why_no_export() or (
            "No pair is listed: choose All pairs, or clear the words." if none else ""
        )

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
        work = partial(save_plain_table, result.table, order, format, lines, path)
        self.write(counted(len(order), "pair"), work, path, then, len(order) / len(result.table))

    def export_unpaired(self, side: str) -> None:
        """Ask where the sequences of file A or B without a pair go, and write them there."""
        if self.result is None:
            return
        from swathe.core.reciprocal.unpaired import UnpairedTable, save_unpaired

        file = getattr(self.result.request, side)
        table = UnpairedTable(self.result, list(self.files).index(side))
        what = f"{counted(len(table), 'sequence')} of {file.name} without a pair"
        name = f"{stem_of(file)}-without-pair.csv"
        path = self._dialogs.save("export", f"Export {what}", name, _UNPAIRED_PATTERNS)
        if path is not None:
            self.write(what, partial(save_unpaired, table, table.unsorted(), path), path, nothing, 0.0)

    def show_result(self, result: ReciprocalResult) -> None:
        """Show the pairs of a search."""
        self.result = result
        self.pair.show_nothing()
        self._pair = -1
        self._show_table(result)

    def show_all(self) -> None:
        """List all pairs, whatever was searched for or chosen."""
        self.words.clear()
        self.kind.setCurrentIndex(list(ListedPairs).index(ListedPairs.ALL))

    def result_widget(self) -> QWidget | None:
        """Return the table, over the alignment of the pair chosen; None without pairs."""
        return self._shown if self.result is not None and len(self.result.table) else None

    def result_table(self) -> QWidget:
        """Return the table of pairs."""
        assert self.table is not None
        return self.table

    def words_field(self) -> QWidget | None:
        """Return the field for words in the headers of pairs."""
        return self.words if self.result_widget() is not None else None

    def settle(self) -> None:
        """Bring buttons, sentences and count up to date."""
        super().settle()
        for widget in (self.words, self.kind, self.meaning):
            widget.setVisible(self.result_widget() is not None and not self.state.busy)
        self.meaning.setText(self._kind.meaning)
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
        words = f"{way} · query {event.queries_done + 1:,} of {event.queries_total:,}"
        cells = event.cells_done, event.cells_total
        words = comparing_words(words, *cells, event.seconds, of)
        return words, *cells

    def summary_words(self) -> str:
        """Return the heading."""
        if self.result is None or self.state.busy:
            return "Reciprocal best hits"
        return " · ".join((self.result.summary, *self._export_words()))

    def summary_tip(self) -> str:
        """Return why sequences have no pair."""
        if self.result is None or self.state.busy:
            return ""
        sides = zip("AB", self.result.without_pair, strict=False)
        return "\n".join(f"Without a pair in {side}: {why}." for side, why in sides)

    def summary_links(self) -> dict[str, str]:
        """Return what of the heading can be clicked, with what a click on it leads to.

        Of pairs with remarks that is the name of what the box lists then; of words on exporting sequences
        without a pair, the file of which they are.
        """
        if self.result is None or self.state.busy:
            return {}
        table = self.result.table
        counts = {kind: np.count_nonzero(table.chosen(kind)) for kind in ListedPairs.counted()}
        links = {f"{count:,} {kind.value.lower()}": kind.name for kind, count in counts.items() if count}
        return links | self._export_words()

    def _export_words(self) -> dict[str, str]:
        """Return what the heading offers to export, with the file of which the sequences have no pair."""
        assert self.result is not None
        sides = zip("ab", self.result.table.unpaired, strict=False)
        return {
            f"Export {one.count:,} of {side.upper()} without a pair…": side
            for side, one in sides
            if one.count
        }

    def empty_words(self) -> tuple[str, str]:
        """Return title and sentence of the page without pairs."""
        if self.state.busy:
            sentence = "Pairs appear once both directions have been searched."
            return "Searching", sentence
        if self.result is None:
            return "No pairs yet", (
                "Two sequences of two files are reciprocal best hits where each is the best hit of the "
                "other: candidates for orthologues. Choose two FASTA files or databases above, or the "
                "same file twice."
            )
        return "No pairs", "No two sequences are each other's best hit within the E-value bound."

    def _rows(self, whole: bool) -> NDArray[np.int64]:
        """Return the pairs to write: those on the screen, or all."""
        assert self.result is not None
        return np.arange(len(self.result.table)) if whole else self.shown_rows()

    def _show_table(self, result: ReciprocalResult) -> None:
        table = result.table
        if self.model is None or self.table is None:
            self.model = PairModel(result, self)
            view = self.table = PlainTableView(
                self.model,
                _SHARED,
                tuple(column.key for column in table.columns if not column.shown),
                spared=_SPARED,
            )
            view.setAccessibleName("Reciprocal best pairs")
            view.offer_columns("a")
            view.setMinimumHeight(_LISTED_ROWS * row_height(view.fontMetrics()))
            for side, action in self.unpaired_actions.items():
                action.triggered.connect(partial(self.export_unpaired, side))
                view.addAction(action)
            self._list.addWidget(view)
            self._list.addWidget(self.none)
            self._shown.addWidget(self._list)
            below = QWidget()
            below.setMinimumHeight(
                _DETAIL_LINES * below.fontMetrics().lineSpacing()
            )  # nothing moves by remarks
            column = QVBoxLayout(below, spacing=SPACE // 2)
            column.setContentsMargins(0, SPACE // 2, 0, 0)
            column.addWidget(self.remarks)
            column.addWidget(self.pair, 1)
            self._shown.addWidget(below)
            self._shown.setSizes([1_000, 1_000])
            self.body.addWidget(self._shown)
            self.model.layoutChanged.connect(self.changed)
            self.model.layoutChanged.connect(self._say_none)
            self.model.layoutChanged.connect(self._show_pair)
            view.selectionModel().currentRowChanged.connect(self._show_pair)
        else:
            self.model.show_result(result)
        counts = dict(zip(self.unpaired_actions, table.unpaired, strict=False))
        for side, action in self.unpaired_actions.items():
            file = getattr(result.request, side).name
            action.setText(f"Export the sequences of {file} without a pair…".replace("&", "&&"))
            action.setVisible(side in counts and counts[side].count > 0)
        self.words.clear()
        self.kind.setCurrentIndex(0)
        for place, choice in enumerate(ListedPairs):
            self.kind.setItemText(place, f"{choice.value}: {np.count_nonzero(table.chosen(choice)):,}")
        if len(table):
            self._say_none()
            self.table.go_to(0)
            self._show_pair()

    def _show_pair(self) -> None:
        """Show the alignment of the pair chosen, A's sequence the query."""
        assert self.result is not None and self.model is not None and self.table is not None
        place, table = self.table.currentIndex().row(), self.result.table
        row = self.model.table_row(place) if place >= 0 else -1
        if row == self._pair >= 0:
            return
        self._pair = row
        remarks = self._remarks(row) if row >= 0 else ""
        self.remarks.setText(remarks)
        self.remarks.setVisible(bool(remarks))
        if row < 0:
            self.pair.show_nothing(("", "") if not self.model.rowCount() else None)
            return
        names = table.name("a", row), table.name("b", row)
        brief_names = table.brief("a", row), table.brief("b", row)
        self.pair.show_pair(self.result.hit(row), self.result.plan, names, brief_names)

    def _remarks(self, row: int) -> str:
        """Return what is said of a pair above its alignment, which has the doubts of A→B itself."""
        assert self.result is not None
        table, cautions = self.result.table, self.result.cautions(row, 1)
        return " ".join((*table.remarks_in_full(row), *cautions))

    def _say_none(self) -> None:
        """Say in the table's place why it would be empty."""
        assert self.model is not None and self.table is not None
        if self.model.rowCount():
            self._list.setCurrentWidget(self.table)
            return
        table, words = self.model.table, self.words.text()
        found = int(np.count_nonzero(table.matching(words)))
        if not np.any(table.chosen(self._kind)):
            title, why = self._kind.none, "Choose All pairs above to see the others."
        elif found:
            title = "No pair listed has these words"
            has = counted(found, "pair that is not listed has", "pairs that are not listed have")
            why = f"{has} them: only those of {self._kind.value} are listed."
        else:
            title, why = "No pair has these words", "Clear the field above to see the others."
        self.none.say(title, why, "Show all")
        self._list.setCurrentWidget(self.none)

    @property
    def _kind(self) -> ListedPairs:
        return list(ListedPairs)[max(self.kind.currentIndex(), 0)]

    def _choose_counted(self, name: str) -> None:
        """List the pairs that a part of the heading counts, or export the sequences without one."""
        if name in self.files:
            self.export_unpaired(name)
            return
        self.kind.setCurrentIndex(list(ListedPairs).index(ListedPairs[name]))

    def _choose_kind(self) -> None:
        self.meaning.setText(self._kind.meaning)
        if self.model is not None and self.table is not None:
            self.model.set_choice(self._kind)
            if self.model.rowCount() and not self.table.currentIndex().isValid():
                self.table.go_to(0)

    def _search_words(self, words: str) -> None:
        if self.model is not None:
            self.model.set_words(words)

    def _go_to_found(self) -> None:
        """Go to what is found."""
        if self.table is not None and self.model is not None and self.model.rowCount():
            self.table.setFocus()

    def _say_count(self) -> None:
        if self.result is None or self.model is None or self.state.busy:
            self.count.clear()
            return
        shown, there = self.model.rowCount(), len(self.model.table)
        of_all = f"{shown:,} of " if shown < there else ""
        self.count.setText(of_all + counted(there, "pair"))
