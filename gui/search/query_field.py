"""The query: typed, pasted, opened or dropped, read while it is entered."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QToolButton, QWidget

from swathe.core.database.nucleotides import problem_of_queries
from swathe.core.errors import SwatheError
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.queries import parse_queries, position_specific, read_queries
from swathe.core.sequences.sequence import ReadingNotes, Sequence
from swathe.core.system.words import counted
from swathe.gui.widgets.field import ElidedLabel, Field
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import SPACE, sequence_font
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Newest, Task, once
from swathe.gui.work.worker import BackgroundThread

TYPING_PAUSE: Final = 200
"""Milliseconds without a key before the text is read."""
EDITABLE: Final = 200_000
"""Characters up to which a query file is shown for editing; larger ones are used as they are."""
REMEMBERED: Final = 100_000
"""Characters of typed text that are kept for the next start."""
PASTED: Final = "pasted text"
_LINE: Final = 60

Parsed = tuple[tuple[Sequence, ...], ReadingNotes]


class QueryEdit(QPlainTextEdit):
    """A text field that leaves files dropped on it to the window, and grows from a few lines."""

    def sizeHint(self) -> QSize:
        """Ask for four lines; the layout gives what is left over."""
        return QSize(200, 4 * self.fontMetrics().lineSpacing() + SPACE)

    def canInsertFromMimeData(self, source: object) -> bool:
        """Take text, not files."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)  # type: ignore[attr-defined,arg-type]


class QueryField(Field):
    """Hold one or several query sequences.

    What is in the editor is what is searched: a small file is shown and can be edited, a large one is named
    and its beginning shown. Of a PSSM the sequence it was made for is shown and cannot be edited.
    """

    open_requested = Signal()

    def __init__(self, background: BackgroundThread, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("&Query"), parent)
        self._background = background
        self._parsed: Parsed | None = None
        self._nucleotides = ""
        self.anyway = OutlinedCheckBox(self.tr("Search with nucleotides anyway"))
        self.anyway.setAccessibleName(self.tr("Search with a query of nucleotides anyway"))
        self.anyway.hide()
        self.anyway.toggled.connect(self._redescribe)
        self._paths: tuple[Path, ...] = ()
        self._reading = Newest(background.start)
        self.source = ElidedLabel()
        self.source.hide()
        self.edit = QueryEdit()
        self.edit.setAccessibleName(self.tr("Query sequences"))
        self.edit.setPlaceholderText(
            self.tr("Paste a protein sequence, FASTA text or a PSSM, or drop files here")
        )
        self.edit.setFont(sequence_font())
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.edit.setTabChangesFocus(True)
        self.edit.setMinimumHeight(54)
        self.edit.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.heading.setBuddy(self.edit)
        self.open_button = QToolButton(text=self.tr("Open…"), accessibleName=self.tr("Open query files"))
        self.open_button.setToolTip(self.tr("Open FASTA files or PSI-BLAST PSSMs as the query (Ctrl+O)"))
        self.open_button.clicked.connect(self.open_requested)
        self.clear_button = QToolButton(
            autoRaise=True, toolTip=self.tr("Clear the query"), accessibleName=self.tr("Clear the query")
        )
        self.clear_button.setIcon(icon("close", self.palette()))
        self.clear_button.clicked.connect(self.clear)
        self.title_line.addWidget(self.clear_button)
        self.title_line.addWidget(self.open_button)
        self.body.addWidget(self.source)
        self.body.addWidget(self.edit, 1)
        self.body.addWidget(self.note)
        self.body.addWidget(self.anyway)
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self._read_text)
        self.edit.textChanged.connect(self._on_typed)
        self._read_text()

    @property
    def path(self) -> Path | None:
        """The first of `paths`, if there is one."""
        return self._paths[0] if self._paths else None

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files the queries are, unless they were edited or typed."""
        return self._paths

    @property
    def source_name(self) -> str:
        """Where the query came from, for files and titles."""
        return ", ".join(map(str, self._paths)) or PASTED

    @property
    def pssms(self) -> tuple[PositionSpecificQuery, ...]:
        """Those of the queries read last that are position-specific."""
        return position_specific(self._parsed[0]) if self._parsed else ()

    @property
    def all_are_pssms(self) -> bool:
        """Whether no query needs a substitution matrix."""
        return self._parsed is not None and 0 < len(self.pssms) == len(self._parsed[0])

    def sequences(self) -> tuple[Sequence, ...]:
        """Return the queries, reading text that was just typed; empty where `problem` says why."""
        if self._pause.isActive():
            self._read_text()
        return self._parsed[0] if self._parsed else ()

    @property
    def parsed(self) -> tuple[Sequence, ...]:
        """The queries read last, the same tuple until they are read again; empty where there are none."""
        return self._parsed[0] if self._parsed else ()

    @property
    def longest(self) -> int:
        """Residues of the longest query; 0 where there is none."""
        return max(map(len, self._parsed[0]), default=0) if self._parsed else 0

    @property
    def notes(self) -> ReadingNotes:
        """What reading the queries changed, ignored or found remarkable."""
        return self._parsed[1] if self._parsed else ReadingNotes()

    def clear(self) -> None:
        """Take the query out."""
        self._show("")
        self.edit.setFocus()

    def set_text(self, text: str) -> None:
        """Show a text as if it had been pasted."""
        self._show(text)

    def take(
        self, queries: tuple[Sequence, ...], notes: ReadingNotes, source: str, paths: tuple[Path, ...] = ()
    ) -> None:
        """Hold queries read already; `source` names those not edited and those that are files, `paths`."""
        self._reading.stop()
        self._pause.stop()
        self._paths = paths
        self._hold((queries, notes), problem_of_queries(queries))
        whole = self._show_parsed()
        self.source.set_whole(source, "\n".join(map(str, paths)))
        self.source.setVisible(bool(paths) or not whole)
        self._describe()

    def open(self, *paths: Path) -> None:
        """Read files in the background and show what they hold; one query or several each.

        Files that cannot be read leave the query as it is.
        """
        if self._pause.isActive():
            self._read_text()
        self.set_problem(self.tr("The query is being read."))

        def read() -> tuple[Parsed, str]:
            parsed = read_queries(paths)
            return parsed, problem_of_queries(parsed[0])

        def done(found: tuple[Parsed, str]) -> None:
            self._on_read(paths, *found)

        self._reading.begin(Task("read query", once(read), done, on_error=self._on_unread))

    def save(self, settings: WindowSettings) -> None:
        """Remember the query for the next start."""
        text = "" if self._paths or self.edit.isReadOnly() else self.edit.toPlainText()
        settings.write("query/path", "\n".join(map(str, self._paths)))
        settings.write("query/text", text if len(text) <= REMEMBERED else "")

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the query of the last time; files that are gone are left out."""
        paths = [Path(path) for path in settings.read("query/path", "", str).split("\n") if path]
        if here := [path for path in paths if os.path.isfile(path)]:
            self.open(*here)
        elif text := settings.read("query/text", "", str):
            self.set_text(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self.clear_button.setIcon(icon("close", self.palette()))
        super().changeEvent(event)

    def _on_unread(self, error: Exception) -> None:
        known = isinstance(error, SwatheError)
        self._stay(str(error) if known else self.tr("The query could not be opened."))
        if not known:
            raise error

    def _on_read(self, paths: tuple[Path, ...], parsed: Parsed, problem: str) -> None:
        self._hold(parsed, problem)
        self._paths = paths
        self._show_parsed()
        kind = "PSSM " if self.all_are_pssms else ""
        self.source.set_whole(
            kind + ", ".join(path.name for path in paths), "\n".join(str(path) for path in paths)
        )
        self.source.show()
        self._describe()

    def _stay(self, sentence: str) -> None:
        """Say that files could not be read, beside what there is to say of the query that is still there."""
        if self._parsed is not None:
            self._describe()
        else:
            self._read_text()
        if self.edit.document().isEmpty():
            self.set_problem(sentence)
            return
        sentence += "\n" + self.tr("The query was not changed.")
        said = f"{sentence}\n{self.note.text}"
        self.set_problem(said if self.problem else "", said, warning=True)

    def _show_parsed(self) -> bool:
        """Show the queries as text; return whether that is all of them, and can be edited."""
        assert self._parsed is not None
        text = _as_text(self._parsed[0])
        whole = len(text) <= EDITABLE
        editable = whole and not self.pssms
        self._put_text(text if whole else text[:4000], editable)
        return editable

    def _show(self, text: str) -> None:
        self._reading.stop()
        self._paths = ()
        self.source.hide()
        self._put_text(text, editable=True)
        self._read_text()

    def _put_text(self, text: str, editable: bool) -> None:
        """Show a text in place of the one that is there, as an edit that can be undone."""
        self.edit.blockSignals(True)
        cursor = self.edit.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        cursor.setPosition(0)
        self.edit.setTextCursor(cursor)
        self.edit.setReadOnly(not editable)
        self.edit.blockSignals(False)
        self.clear_button.setEnabled(bool(text))

    def _on_typed(self) -> None:
        if self._paths:
            self._paths = ()
            self.source.hide()
        self._reading.stop()
        self.clear_button.setEnabled(not self.edit.document().isEmpty())
        self._pause.start()

    def _read_text(self) -> None:
        self._pause.stop()
        self._hold(None)
        text = self.edit.toPlainText()
        if not text.strip():
            self.set_problem("", self.tr("Nothing to search with yet"))
            self.problem = self.tr("There is no query.")
            self.changed.emit()
            return
        try:
            parsed = parse_queries(text.encode(), PASTED, bare=True)
        except SwatheError as error:
            self.set_problem(str(error))
            return
        self._hold(parsed, problem_of_queries(parsed[0]))
        self._describe()

    def _hold(self, parsed: Parsed | None, nucleotides: str = "") -> None:
        """Keep what was read, and the sentence that it is nucleotides, which has to be allowed anew."""
        if nucleotides != self._nucleotides:
            self.anyway.setChecked(False)
        self._parsed, self._nucleotides = parsed, nucleotides
        self.anyway.setVisible(bool(nucleotides))

    def _redescribe(self) -> None:
        if self._parsed is not None:
            self._describe()

    def _describe(self) -> None:
        assert self._parsed is not None
        sequences, notes = self._parsed
        residues = sum(len(sequence) for sequence in sequences)
        counts = counted(residues, "residue")
        if len(sequences) > 1:
            counts = self.tr("{:,} queries · {}").format(len(sequences), counts)
        if self.pssms:
            counts = f"{_about_pssms(self.pssms, len(sequences))}\n{counts}"
        empty = next((n for n, sequence in enumerate(sequences, 1) if not len(sequence)), None)
        if empty is not None:
            name = sequences[empty - 1].identifier or f"number {empty:,}"
            self.set_problem(
                self.tr("Query {} has no residues. Give it a sequence or take it out.").format(name)
            )
            return
        if self._nucleotides and not self.anyway.isChecked():
            self.set_problem(self.tr("{} Translate nucleotides first.").format(self._nucleotides))
            return
        said = [self._nucleotides] if self._nucleotides else []
        said += notes.sentences()
        remarks = "".join(f"\n{sentence[0].upper()}{sentence[1:]}" for sentence in said)
        self.set_problem("", counts + remarks, warning=bool(self._nucleotides))


def _about_pssms(pssms: tuple[PositionSpecificQuery, ...], n_queries: int) -> str:
    """Say which of some queries are position-specific, and that they are shown as sequences only."""
    translate = QCoreApplication.translate
    if n_queries == 1:
        words = translate("QueryField", "PSSM {}: position-specific scores, from {}")
        return words.format(pssms[0].identifier, Path(pssms[0].source).name)
    if len(pssms) == n_queries:
        return translate("QueryField", "All of them are PSSMs: position-specific scores")
    if len(pssms) == 1:
        return translate("QueryField", "1 of them is a PSSM: position-specific scores")
    return translate("QueryField", "{:,} of them are PSSMs: position-specific scores").format(len(pssms))


def _as_text(sequences: tuple[Sequence, ...]) -> str:
    """Return sequences as FASTA text with `_LINE` residues to a line."""
    records = []
    size = 0
    for sequence in sequences:
        letters = sequence.letters
        lines = [letters[start : start + _LINE] for start in range(0, len(letters), _LINE)]
        records.append("\n".join([f">{sequence.header}", *lines]))
        size += len(records[-1])
        if size > EDITABLE:
            break
    return "\n".join(records)
