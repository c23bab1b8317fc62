"""The hit looked at: its header, its statistics and its alignment, to read and to copy."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QStackedWidget, QVBoxLayout, QWidget

from core.alignment import Alignment
from core.events import Plan
from core.hits import HitTable, QueryResult, percent_text
from gui.theme import SPACE, Colours, tabular_font
from gui.views.alignment_canvas import AlignmentCanvas
from gui.views.alignment_layout import AlignmentLayout
from gui.views.detail import Detail
from gui.views.message_page import MessagePage

_HEADER_LENGTH = 400
"""Characters of a header that are shown; the rest is in the tooltip and in what is copied."""
_COPY_WIDTH = 60
"""Columns a line in copied text, as BLAST prints."""


class AlignmentView(Detail):
    """Show one hit, or say why there is none to show."""

    title = QT_TRANSLATE_NOOP("Detail", "&Alignment")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result: QueryResult | None = None
        self._hits: HitTable | None = None
        self._row = -1
        self._estimated = False
        self._layout_shown: AlignmentLayout | None = None
        self.message = MessagePage()
        self.canvas = AlignmentCanvas()
        self._header = QLabel()
        self._header.setAccessibleName(self.tr("Header of the subject"))
        self._statistics = QLabel()
        self._statistics.setAccessibleName(self.tr("Statistics of the hit"))
        self._legend = QLabel()
        self._legend.setAccessibleName(self.tr("Colours: dark identical, light positive"))
        self._legend.setToolTip(self.tr("Positive: another pair of residues with a score above 0"))
        self._stack = QStackedWidget()
        self._lay_out()
        self._make_actions()
        self._colour_legend()
        self.set_hit(None, -1)

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take another query's hits, of which one is shown next."""
        self._result = result

    def set_current_hit(self, row: int) -> None:
        """Show the hit looked at."""
        self.set_hit(self._result, row)

    def alignments_arrived(self, rows: list[int]) -> None:
        """Show the alignment if it is among those made just now."""
        if self._row in rows:
            self.alignment_ready()

    def alignment_failed(self, row: int, sentence: str) -> None:
        """Say why the hit looked at has no alignment."""
        if row == self._row:
            self.show_failure(sentence)

    def set_hit(self, result: QueryResult | None, hit_row: int) -> None:
        """Show a hit, with its alignment once there is one; -1 shows none."""
        self._hits = result.hits if result is not None and hit_row >= 0 else None
        self._row = hit_row
        self._estimated = result is not None and result.significance.parameters.source == "estimated"
        self._layout_shown = None
        self.canvas.set_layout(None)
        if self._hits is None:
            self._header.clear()
            self._statistics.clear()
            if result is not None and len(result.hits):
                self.message.say(
                    self.tr("No hit selected"), self.tr("Choose a hit above to see how it aligns.")
                )
            else:
                self.message.say(
                    self.tr("No alignment yet"), self.tr("The hit you choose is shown here, aligned.")
                )
            self._show_only_message(True)
            return
        self._show_only_message(False)
        header = self._hits.header(hit_row)
        self._header.setText(_shortened(header, _HEADER_LENGTH) or self.tr("Subject without a header"))
        self._header.setToolTip(_shortened(header, 2_000) if len(header) > _HEADER_LENGTH else "")
        self.alignment_ready()

    def alignment_ready(self) -> None:
        """Show the alignment if it has arrived, else that it is on its way."""
        if self._hits is None:
            return
        alignment = self._hits.alignments.get(self._row)
        self._statistics.setText(self._describe(alignment))
        self._legend.setVisible(alignment is not None)
        if alignment is None:
            self.message.say(self.tr("Aligning…"), "")
            self._stack.setCurrentWidget(self.message)
            return
        self._layout_shown = AlignmentLayout(alignment, self._hits.query, self._hits.subject(self._row))
        self.canvas.set_layout(self._layout_shown)
        self.canvas.setAccessibleDescription(self._statistics.text())
        self._stack.setCurrentWidget(self.canvas)

    def show_failure(self, sentence: str) -> None:
        """Say why the hit has no alignment."""
        self.message.say(self.tr("No alignment"), sentence)
        self._stack.setCurrentWidget(self.message)

    def text(self) -> str:
        """Return what Copy takes: header, statistics and alignment, or only the selected columns."""
        if self._hits is None or self._layout_shown is None:
            return ""
        first, last = self.canvas.selection()
        if last > first:
            return self._layout_shown.text(first, last, _COPY_WIDTH)
        query = self._hits.query.header or self.tr("Query")
        everything = self._layout_shown.text(0, self._layout_shown.n_columns, _COPY_WIDTH)
        return f"Query: {query}\n>{self._hits.header(self._row)}\n{self._statistics.text()}\n\n{everything}"

    def copy(self) -> None:
        """Put `text` on the clipboard."""
        if text := self.text():
            QGuiApplication.clipboard().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_legend"):
            self._colour_legend()

    # Inside

    def _describe(self, alignment: Alignment | None) -> str:
        """Return score and E-value and, of an aligned hit, how much of it is alike."""
        hits, row = self._hits, self._row
        assert hits is not None
        parts = [
            self.tr("Score {}").format(hits.display("score", row)),
            self.tr("{} bits").format(hits.display("bits", row)),
            self.tr("E-value {}").format(hits.display("evalue", row).strip()),
        ]
        if self._estimated:
            parts[-1] += " " + self.tr("(estimated)")
        if alignment is not None:
            for name, count in (
                (self.tr("Identities"), alignment.identities),
                (self.tr("Positives"), alignment.positives),
                (self.tr("Gaps"), alignment.gaps),
            ):
                share = percent_text(100 * count / alignment.length)
                parts.append(f"{name} {count:,}/{alignment.length:,} ({share} %)")
            for name, key, length in (
                (self.tr("Query"), "query", len(hits.query)),
                (self.tr("Subject"), "subject", int(hits.numbers("subject_length")[row])),
            ):
                begin, end = hits.display(f"{key}_start", row), hits.display(f"{key}_end", row)
                covered = hits.display(f"{key}_coverage", row)
                parts.append(self.tr("{} {}–{} of {:,} ({} %)").format(name, begin, end, length, covered))
        return " · ".join(parts)

    def _show_only_message(self, only: bool) -> None:
        for widget in (self._header, self._statistics, self._legend):
            widget.setVisible(not only)
        self._stack.setCurrentWidget(self.message)

    def _colour_legend(self) -> None:
        """Explain the backgrounds, in the palette's own colours."""
        colours = Colours.of(self.palette())
        text = colours.text.name()
        parts = (
            f"<span style='background-color:{colour.name()}; color:{text}'>&nbsp;{name}&nbsp;</span>"
            for colour, name in (
                (colours.identical, self.tr("identical")),
                (colours.positive, self.tr("positive")),
            )
        )
        self._legend.setText(" ".join(parts))

    def _make_actions(self) -> None:
        copy = QAction(self.tr("Copy"), self)
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        copy.triggered.connect(self.copy)
        self.canvas.addAction(copy)
        self.canvas.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.canvas.customContextMenuRequested.connect(self._show_menu)

    def _show_menu(self, place: QPoint) -> None:
        if self._layout_shown is None:
            return
        first, last = self.canvas.selection()
        some = last > first
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Copy selected columns") if some else self.tr("Copy alignment"), self.copy)
        menu.addAction(self.tr("Copy query residues"), self._copy_query)
        menu.addAction(self.tr("Copy subject residues"), self._copy_subject)
        menu.addSeparator()
        menu.addAction(self.tr("Select all"), self._select_all)
        menu.popup(self.canvas.viewport().mapToGlobal(place))

    def _copy_query(self) -> None:
        self._copy_residues(False)

    def _copy_subject(self) -> None:
        self._copy_residues(True)

    def _copy_residues(self, of_subject: bool) -> None:
        if self._layout_shown is None:
            return
        first, last = self.canvas.selection()
        if last == first:
            first, last = 0, self._layout_shown.n_columns
        QGuiApplication.clipboard().setText(self._layout_shown.residues(first, last, of_subject))

    def _select_all(self) -> None:
        if self._layout_shown is not None:
            self.canvas.select(0, self._layout_shown.n_columns)

    def _lay_out(self) -> None:
        font = QFont(self._header.font())
        font.setWeight(QFont.Weight.DemiBold)
        self._header.setFont(font)
        self._statistics.setFont(tabular_font(self._statistics.font()))
        for label in (self._header, self._statistics):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.canvas)
        top = QHBoxLayout()
        top.setSpacing(2 * SPACE)
        top.addWidget(self._header, 1)
        top.addWidget(self._legend, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(top)
        layout.addWidget(self._statistics)
        layout.addWidget(self._stack, 1)


def _shortened(text: str, length: int) -> str:
    """Return `text`, its middle left out if it is longer than `length`."""
    if len(text) <= length:
        return text
    half = length // 2
    return f"{text[:half]} … {text[-half:]}"
