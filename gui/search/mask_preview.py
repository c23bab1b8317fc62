"""Masked residues in a query's editor: in lower case and grey, the text itself untouched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit

from swathe.core.sequences.alphabet import ENCODE, N_CODES
from swathe.core.sequences.sequence import Sequence
from swathe.gui.widgets.theme import Colours

Stretches = dict[int, list[tuple[int, int]]]
"""Masked characters by line: (first character, number of characters)."""


class MaskPreview(QSyntaxHighlighter):
    """Show which residues of FASTA text are masked, whatever gaps and line ends the text has."""

    def __init__(self, edit: QPlainTextEdit) -> None:
        super().__init__(edit.document())
        self._edit = edit
        self._stretches: Stretches = {}
        self._lines = 0
        self._format = QTextCharFormat()
        self._format.setFontCapitalization(QFont.Capitalization.AllLowercase)
        self._tint()
        edit.installEventFilter(self)

    @property
    def stretches(self) -> Stretches:
        """What is shown as masked."""
        return self._stretches

    def show_masked(self, stretches: Stretches) -> None:
        """Show these stretches as masked, instead of those before."""
        before, self._stretches = self._stretches, stretches
        lines = before.keys() | stretches.keys()
        count = self._edit.document().blockCount()
        if count == self._lines:
            self._paint(line for line in lines if before.get(line) != stretches.get(line))
        elif lines:  # lines moved, and what they were painted with moved along
            self._paint(range(count))
        self._lines = count

    def highlightBlock(self, text: str) -> None:
        """Mark a line's masked residues."""
        for begin, count in self._stretches.get(self.currentBlock().blockNumber(), ()):
            self.setFormat(begin, min(count, len(text) - begin), self._format)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
            self._paint(self._stretches)
        return False

    def _tint(self) -> None:
        self._format.setForeground(Colours.of(self._edit.palette()).muted)

    def _paint(self, lines: Iterable[int]) -> None:
        """Paint lines anew; the editor would tell of it as of typed text."""
        blocked = self._edit.blockSignals(True)
        for line in lines:
            self.rehighlightBlock(self._edit.document().findBlockByNumber(line))
        self._edit.blockSignals(blocked)


def masked_stretches(text: str, queries: tuple[Sequence, ...]) -> Stretches:
    """Return what of FASTA text is masked in the queries read from it, or in its first ones."""
    return dict(_stretches_of(text, queries)) if any(query.shown is not None for query in queries) else {}


def _stretches_of(text: str, queries: tuple[Sequence, ...]) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Yield the masked stretches of each line that has some; lines are read as in a FASTA file."""
    following = iter(queries)
    masked = np.zeros(0, np.bool_)
    begun = False
    for number, line in enumerate(text.split("\n")):
        if line.startswith(">"):
            masked, begun = _next_mask(following), True
            continue
        if line.startswith(";"):
            continue
        is_residue = ENCODE[np.frombuffer(line.encode("latin-1", "replace"), np.uint8)] < N_CODES
        count = int(is_residue.sum())
        if count and not begun:  # text without a header
            masked, begun = _next_mask(following), True
        here = np.zeros(len(line), np.bool_)
        places = np.flatnonzero(is_residue)[: masked.size]
        here[places] = masked[: places.size]
        masked = masked[count:]
        edges = np.flatnonzero(np.diff(here, prepend=False, append=False)).reshape(-1, 2).tolist()
        if edges:
            yield number, [(begin, end - begin) for begin, end in edges]


def _next_mask(queries: Iterator[Sequence]) -> np.ndarray:
    query = next(queries, None)
    return np.zeros(0, np.bool_) if query is None else query.masked
