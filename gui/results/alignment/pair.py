"""The alignment of one pair of sequences, on pages whose tables list pairs."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.headers.brief import brief_description, brief_organism
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan
from swathe.core.system.words import shortened
from swathe.gui.results.alignment.controller import AlignmentController
from swathe.gui.results.alignment.layout import OF_PAIR
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.widgets.field import ElidedLabel, InfoButton, WrappedLabel
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.worker import BackgroundThread

_LONGEST: Final = 32
"""Characters of each name above an alignment."""
_REMARK_LINES: Final = 3
"""Lines that a remark has at least: what is below it stays in its place from pair to pair."""


class PairView(QStackedWidget):
    """What A of a pair is, over its alignment, A's line above B's, whose heading says what B is.

    The pair is aligned when it is shown; a sentence stands there while there is none.

    usual : title and sentence of the latter
    """

    def __init__(self, background: BackgroundThread, usual: tuple[str, str]) -> None:
        super().__init__()
        self._usual = usual
        self.nothing = MessagePage()
        self.nothing.say(*usual)
        self.names = ElidedLabel()
        heading = self.names.font()
        heading.setWeight(QFont.Weight.DemiBold)  # as that of B
        self.names.setFont(heading)
        self.remark = WrappedLabel(muted=True)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.all_remarks = InfoButton("All that is said of the pair")
        self.alignment = AlignmentView(sides=OF_PAIR)
        self._shown: QueryResult | None = None
        self._found: QueryResult | None = None
        self._alignments = AlignmentController(background, self)
        self.alignment.task_wanted.connect(background.start)
        self._alignments.arrived.connect(self._arrived)
        self._alignments.failed.connect(lambda _, row, words: self.alignment.alignment_failed(row, words))
        shown = QWidget()
        column = QVBoxLayout(shown, spacing=SPACE // 2)
        column.setContentsMargins(0, SPACE // 2, 0, 0)
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self.remark, 1)
        line.addWidget(self.all_remarks, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(line)
        column.addWidget(self.names)
        column.addWidget(self.alignment, 1)
        self.addWidget(self.nothing)
        self.addWidget(shown)

    def minimumSizeHint(self) -> QSize:
        """Ask for the height of what is shown, its words wrapped, and the width of all that may be."""
        shown = self.currentWidget()
        assert shown is not None
        layout = shown.layout()
        assert layout is not None
        wrapped = layout.minimumHeightForWidth(self.width()) if layout.hasHeightForWidth() else 0
        height = max(shown.minimumSizeHint().height(), wrapped)
        return QSize(super().minimumSizeHint().width(), height)

    @property
    def shows_pair(self) -> bool:
        """Whether a pair is shown, and no sentence in its place."""
        return self.currentWidget() is not self.nothing

    def show_pair(
        self,
        shown: QueryResult,
        plan: Plan,
        names: tuple[str, str],
        brief_names: tuple[str, str],
        found: QueryResult | None = None,
        said: tuple[str, str] = ("", ""),
    ) -> None:
        """Show a pair and align it.

        Parameters
        ----------
        shown : the pair, the only hit of a query, which is A
        plan : of the search that found it
        names, brief_names : of A and B
        found : the pair with B as the query, where it was found so: its alignment is shown, mirrored
        said : what stands above it, and what that means, behind an i
        """
        self._alignments.stop()
        words = "A {} · B {}"
        short = [shortened(name, _LONGEST) for name in brief_names]
        header = shown.query.header
        about = filter(None, (short[0], brief_description(header), brief_organism(header)))
        self.names.set_whole(f"A: {' · '.join(about)}", words.format(*names))
        self.names.setAccessibleName(words.format(*short))
        self.remark.set_whole(said[0], said[1])
        self.remark.setMinimumHeight(_REMARK_LINES * self.remark.fontMetrics().lineSpacing())
        self.remark.setVisible(bool(said[0]))
        self.all_remarks.say("\n".join(filter(None, said)))
        self._shown, self._found = shown, found
        self._alignments.begin(plan, unasked=0)
        self._alignments.add(0, shown if found is None else found)
        self.alignment.set_result(shown, plan)
        self.alignment.set_current_hit(0)
        self._alignments.want(0, [0])
        self.setCurrentIndex(1)

    def show_nothing(self, why: tuple[str, str] | None = None) -> None:
        """Show no pair, and say what the page says usually, or why there can be none."""
        self.stop()
        self.nothing.say(*(why or self._usual))
        self.setCurrentIndex(0)

    def _arrived(self, _query: int, rows: list[int]) -> None:
        """Show the alignment, A's line above B's."""
        if self._found is not None and self._shown is not None:
            mirrored = [self._found.hits.alignments[row].mirrored() for row in rows]
            self._shown.hits.set_alignments(np.array(rows), AlignedPairs.of(mirrored))
        self.alignment.alignments_arrived(rows)

    def stop(self) -> None:
        """Give up what the worker still does for it."""
        self._alignments.stop()
