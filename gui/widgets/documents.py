"""Pages of text: the guide, the keyboard shortcuts, what is in the database, the engines."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QBrush, QTextDocument, QTextFrameFormat
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from swathe.core.database import Database, DatabasePart
from swathe.core.system.resources import resource_text
from swathe.core.system.words import counted
from swathe.gui.widgets.fitting_dialog import room_below_title
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.theme import SPACE, Colours

_SIGN: Final = re.compile(r'"sign:(\w+)"')
_LETTERS: Final = 80
_LINES: Final = 33
"""Lines of that many letters for which a page has room."""


class TextDialog(QDialog):
    """A page of Markdown to read beside the window; ``sign:NAME`` as an image is an icon of the program."""

    def __init__(self, title: str, markdown: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.text = QTextBrowser(openExternalLinks=True, accessibleName=title)
        self.text.setMarkdown(markdown)
        self._draw_signs()
        close = QPushButton("Close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self, spacing=SPACE)
        layout.addWidget(self.text, 1)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        letters = self.fontMetrics()
        size = QSize(_LETTERS * letters.averageCharWidth(), _LINES * letters.lineSpacing())
        self.resize(size.boundedTo(room_below_title(self)))
        self._rule_tables()

    def go_to(self, heading: str) -> None:
        """Bring the section under a heading to the top."""
        document = self.text.document()
        block = document.begin()
        while block.isValid() and not (block.blockFormat().headingLevel() and block.text() == heading):
            block = block.next()
        if block.isValid():
            top = document.documentLayout().blockBoundingRect(block).top()
            self.text.verticalScrollBar().setValue(round(top - SPACE))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_signs()
            self._rule_tables()

    def _draw_signs(self) -> None:
        """Draw the signs that the text names: not every font has them as letters."""
        size, document = self.text.fontMetrics().height(), self.text.document()
        for name in set(_SIGN.findall(document.toHtml())):
            drawn = icon(name, QApplication.palette()).pixmap(QSize(size, size), self.devicePixelRatioF())
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"sign:{name}"), drawn)
        document.markContentsDirty(0, document.characterCount())

    def _rule_tables(self) -> None:
        """Draw the lines of tables as faint as those of charts: Qt's own are white on dark grounds."""
        grid = QBrush(Colours.of(QApplication.palette()).grid)
        for table in self.text.document().rootFrame().childFrames():
            look = table.frameFormat()
            look.setBorderBrush(grid)
            look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            table.setFrameFormat(look)


def guide(parent: QWidget) -> TextDialog:
    """Return the guide."""
    return TextDialog("Swathe guide", resource_text("help.md"), parent)


def shortcuts(groups: Mapping[str, Sequence[tuple[str, str]]], parent: QWidget) -> TextDialog:
    """Return the page of keyboard shortcuts; `groups` are keys and what they do, by where."""
    lines = ["| Keys | What they do |", "|---|---|"]
    for name, rows in groups.items():
        lines.append(f"| **{name}** | |")
        lines += (f"| {keys} | {meaning} |" for keys, meaning in rows)
    return TextDialog("Keyboard shortcuts", "\n".join(lines), parent)


def database_info(database: Database, parent: QWidget) -> TextDialog:
    """Return what is known of a database, or of each that it is joined of."""
    pages = [_about_part(part) for part in database.parts]
    if len(pages) == 1:
        return TextDialog(f"Database {database.name}", pages[0], parent)
    sizes = f"{database.n_sequences:,} sequences with {database.n_residues:,} residues in all."
    chapters = [f"## {_plain(part.name)}\n\n{page}" for part, page in zip(database.parts, pages, strict=True)]
    return TextDialog("Databases", "\n".join([f"{sizes}\n", *chapters]), parent)


def _about_part(part: DatabasePart) -> str:
    """Return what is known of a database in Markdown."""
    manifest = part.manifest
    facts = [
        ("Sequences", f"{manifest.n_sequences:,}"),
        ("Residues", f"{manifest.n_residues:,}"),
        ("Longest sequence", counted(manifest.longest, "residue")),
        (
            "Made from",
            f"{manifest.source} ({counted(manifest.source_bytes, 'byte')})",
        ),
        *([("Downloaded from", manifest.url)] if manifest.url else []),
        ("Checksum of it", manifest.source_checksum),
        (
            "Made",
            f"{manifest.created} by Swathe {manifest.swathe_version}",
        ),
        ("Kept at", str(part.path)),
    ]
    table = "\n".join(f"| {name} | {_plain(value)} |" for name, value in facts)
    notes = "\n".join(f"- {_plain(sentence)}" for sentence in manifest.notes.sentences())
    intact = "The file was read as it is."
    found = "While reading the file:"
    read = f"{found}\n\n{notes}" if notes else intact
    return f"| | |\n|---|---|\n{table}\n\n{read}\n"


def _plain(text: str) -> str:
    """Return text in which Markdown finds nothing to mark up."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>|#" else letter for letter in text)
