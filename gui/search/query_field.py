"""The query: typed, pasted, opened or dropped, read while it is entered; then a line for each sequence."""

from __future__ import annotations

import os
from collections.abc import Callable
from collections.abc import Sequence as Several
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.database.joined import distinct_names
from swathe.core.database.nucleotides import looks_like_nucleotides, problem_of_queries
from swathe.core.errors import FastaError, SwatheError
from swathe.core.scoring.about_pssm import about_pssm
from swathe.core.scoring.pssm import PositionSpecificQuery, is_pssm
from swathe.core.scoring.queries import (
    length_words,
    parse_file,
    parse_queries,
    position_specific,
    read_queries,
)
from swathe.core.search.request import EDITED, PASTED, called
from swathe.core.sequences.fasta_faults import listed, reads_like_text, under_names
from swathe.core.sequences.sequence import (
    ReadingNotes,
    Sequence,
    join_notes,
    numbered_apart,
    query_title,
    shared_names,
    without_final_stops,
)
from swathe.core.sequences.translation import FRAMES, OpenFrame, open_frame, open_frames
from swathe.core.statistics.conclusion import Basis
from swathe.core.system.words import counted, shortened
from swathe.gui.search.inputs import (
    about_address,
    about_results,
    address_in,
    files_in,
    opens_as_results,
    with_names,
)
from swathe.gui.search.query_cards import QueryCards
from swathe.gui.search.query_repairs import (
    about_accessions,
    about_other,
    accessions_in,
    begins_like_header,
    faulty_lines,
    from_three_letters,
    is_aligned,
    known_to_uniprot,
    more_faults,
    path_in,
    records_of,
    sequences_aligned,
    text_of,
    under_headers,
    uniprot_page,
    without_numbers,
)
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import Action, ElidedLabel, Field, MutedLabel, Offer
from swathe.gui.widgets.focus import last_key
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.opening import open_page
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import SPACE, Colours, blend, sequence_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Newest, Task, once
from swathe.gui.work.worker import BackgroundThread

TYPING_PAUSE: Final = 200
"""Milliseconds without a key before the text is read."""
EDITABLE: Final = 200_000
"""Characters up to which a query file is shown for editing; larger ones are used as they are."""
_SHOWN: Final = 4_000
"""Characters of the beginning that is shown of what cannot be edited."""
REMEMBERED: Final = 100_000
"""Characters of typed text that are kept for the next start."""
_READING: Final = "The query is being read."
_LINE: Final = 60
_LINES: Final = 10
"""Lines that editor or list have with what is said under them: more of the one is less of the other."""
_FEWEST: Final = 3
"""Lines of the editor that are in sight, however much is said."""
_LIKE_TEXT: Final = "This reads like text, not like a sequence"
_LIKE_HEADER: Final = "The first line looks like a header, but does not begin with >."
_ONLY_SEQUENCE: Final = "Paste only the sequence; a FASTA header line begins with >."
_ABOUT_STOPS: Final = "A final stop counts as a position, so coverage can stay below 100 %."
_TRANSLATED: Final = ", translated"
"""What follows the names of files in the source of queries that were genes there."""
_NAMED: Final = 3
"""Queries without residues that are named; more are counted."""
_NAME: Final = 60
"""Letters of their names."""

Parsed = tuple[tuple[Sequence, ...], ReadingNotes]
_Read = tuple[tuple[Path, ...], Parsed, str, dict[str, int]]
"""Files, their queries, why these may be nucleotides, and the names that several of them have."""


@dataclass(frozen=True, slots=True)
class _Unread:
    """Why files cannot be read; `mended` is all of them without `numbers`, which are 0 if that is no help.

    It is a text, or what was read of files that are too long to be edited. `others` can be read,
    `results` is a file that holds hits of a search, and `accessions` are all that a file has. `texts` are
    others that can be taken in place of its own, by what takes them, in words.
    """

    words: str
    mended: str | Parsed = ""
    numbers: int = 0
    others: tuple[Path, ...] = ()
    results: Path | None = None
    accessions: tuple[str, ...] = ()
    texts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Held:
    """What was put in place of all that there was, for undo and redo.

    `parsed` is None where all of it is the text.
    """

    parsed: Parsed | None
    nucleotides: str
    shared: dict[str, int]
    paths: tuple[Path, ...]
    mended: str
    source: str
    source_shown: bool
    editable: bool


class QueryEdit(QPlainTextEdit):
    """A text field that leaves files dropped on it to the window, and tells of files pasted into it."""

    done = Signal()
    """Tab or Shift+Tab has moved the focus elsewhere."""
    pasted = Signal(object)
    """Files, in place of text: a list of paths."""

    def sizeHint(self) -> QSize:
        """Ask for the fewest lines; the layout gives what is left over."""
        return QSize(200, _FEWEST * self.fontMetrics().lineSpacing() + SPACE)

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cursor in sight where something said below took some lines."""
        super().resizeEvent(event)
        if self.hasFocus():
            self.ensureCursorVisible()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell where a key has moved the focus: after a click, nothing is to move under the pointer."""
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.done.emit()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take text, not files, from what is dragged over it."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert text; files that were copied in a file manager are told, not their paths inserted."""
        if files := files_in(source):
            self.pasted.emit(files)
        else:
            super().insertFromMimeData(source)


class QueryField(Field):
    """Hold one or several query sequences.

    What is in the editor is what is searched: a small file is shown and can be edited, a large one is named
    and its beginning shown. Of a PSSM the sequence it was made for is shown and cannot be edited. The editor
    is in sight while there is no query, or something is wrong with it, or somebody edits; else there is a
    card for each query.

    Signals
    -------
    open_requested() : files are to be chosen
    folder_meant(object) : a folder whose files are to be chosen from
    database_meant(object) : the path of what was opened here and is to be the database
    results_meant(object) : the path of what was opened here and is to be shown as results
    names_meant(object) : names of sequences, which are to be taken from the database
    removed(int) : so many of several queries were taken out, which can be undone
    brought_back() : undo or redo came back to what was put in place of all that there was
    """

    open_requested = Signal()
    folder_meant = Signal(object)
    database_meant = Signal(object)
    results_meant = Signal(object)
    names_meant = Signal(object)
    removed = Signal(int)
    brought_back = Signal()

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__("&Query")
        self._parsed: Parsed | None = None
        self._pssms: tuple[PositionSpecificQuery, ...] = ()
        self._longest = 0
        self._shared: dict[str, int] = {}  # names that several of the queries have
        self._caution = self._said = self._remark = ""
        self._cautious = list[Offer]()
        self._nucleotides = ""
        self.anyway = OutlinedCheckBox("Search with nucleotides anyway")
        self.anyway.setAccessibleName("Search with a query of nucleotides anyway")
        self.anyway.hide()
        self.anyway.toggled.connect(self._redescribe)
        self._paths: tuple[Path, ...] = ()
        self._reads_like_text = False
        self._put: dict[int, _Held] = {}  # by the steps that the editor can undo when it is what is there
        self._steps = 0  # of these, now
        self._mended = ""  # where queries are from that were read from files, and then changed
        self._genes = ("", "")  # what was translated last, as text, and what that is called
        self._translated: set[tuple[str, int]] = set()  # the queries that came of it: headers and lengths
        self._replaced = False  # whether the last change left nothing of the text before it
        self._edited = False
        self._lacking: tuple[str, ...] = ()  # names that it is said of that the database lacks them
        self._refused = ""  # the files of which it is said that they could not be taken
        self._marked: QTextCursor | None = None  # the character that is wrong
        self._reading = Newest(background.start)
        self._opening: tuple[
            tuple[Path, ...], ...
        ] = ()  # what is read, and what that broke off, newest first
        self.source = ElidedLabel(by_letters=True, muted=True)
        room = self.source.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # of the line it takes all that the buttons leave
        self.source.setSizePolicy(room)
        self.source.hide()
        self.cards = QueryCards(self.called)
        self.cards.edit_requested.connect(self.edit_query)
        self.cards.removed.connect(self.remove)
        self.cards.kept.connect(self.keep)
        self.edit = QueryEdit()
        self.cards.undo_requested.connect(self.undo)
        self.edit.setAccessibleName("Query sequences")
        self.edit.setPlaceholderText("Paste a protein sequence, FASTA text or a PSSM, or drop files here")
        self.edit.setFont(sequence_font())
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.edit.setTabChangesFocus(True)
        self.edit.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.edit.done.connect(self.fold)
        self.edit.pasted.connect(lambda paths: self.open(*paths))
        self.list_button = QToolButton(text="As list", accessibleName="Show the queries as a list")
        self.list_button.setToolTip("Show the queries by name and length. A search does so by itself")
        self.list_button.clicked.connect(self.fold)
        self.about_shown = MutedLabel()
        self.about_shown.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.counts = MutedLabel()
        self.counts.setAccessibleName("Number of queries and residues")
        self.counts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.only_button = QToolButton(text="Keep only this", accessibleName="Keep only the chosen query")
        self.cards.chosen.connect(self._name_kept)
        self.only_button.clicked.connect(self._keep_chosen)
        self.open_button = QToolButton(text="Open…", accessibleName="Open query files")
        self.open_button.setToolTip("Open FASTA files or PSI-BLAST PSSMs as the query (Ctrl+O)")
        self.open_button.clicked.connect(self.open_requested)
        self.clear_button = QToolButton(
            autoRaise=True, toolTip="Clear the query", accessibleName="Clear the query"
        )
        self.clear_button.setIcon(icon("close", self.palette()))
        self.clear_button.clicked.connect(self.clear)
        self.clear_button.hide()
        self.heading.setBuddy(self.edit)
        self.cards_heading = QLabel(self.heading.text())
        self.cards_heading.setFont(self.heading.font())
        self.cards_heading.setBuddy(self.cards)
        self.title_line.setStretchFactor(self.heading, 0)
        self.title_line.insertWidget(1, self.cards_heading)
        self.title_line.addWidget(self.source, 1)
        for button in (
            self.note.info,
            self.list_button,
            self.clear_button,
            self.open_button,
        ):
            self.title_line.addWidget(button)
        self.title_line.addStrut(self.note.info.sizeHint().height())  # it and others come and go
        self._room = QWidget()  # editor or list share it with what is said of them: below it nothing moves
        column = QVBoxLayout(self._room, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.cards, self.edit):
            column.addWidget(part, 1)
        column.addWidget(self.about_shown)
        below = QHBoxLayout(spacing=SPACE)
        below.addWidget(self.counts, 1)
        below.addWidget(self.only_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(below)
        column.addWidget(self.note)
        column.addWidget(self.anyway)
        self.body.addWidget(self._room, 1)
        self.note.tab_from(self.edit, self.cards)
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self._read_text)
        self.changed.connect(self._show_counts)
        self.edit.document().contentsChange.connect(self._on_contents)
        self.edit.textChanged.connect(self._on_typed)
        self.edit.document().undoCommandAdded.connect(self._forget_undone)
        self._read_text()

    @property
    def path(self) -> Path | None:
        """The first of `paths`, if there is one."""
        return self._paths[0] if self._paths else None

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files that hold the queries as they are here."""
        return self._paths

    @property
    def source_name(self) -> str:
        """Where the query came from, for files and titles."""
        return ", ".join(map(str, self._paths)) or self._mended or PASTED

    def called(self, place: int) -> str:
        """Return what people call the query of a 0-based place, here as in the results."""
        return called(self.parsed, place, self._paths, self.source_name, self.notes)

    @property
    def mended(self) -> str:
        """What queries of files are called that were changed; '' for others."""
        return self._mended

    @property
    def pssms(self) -> tuple[PositionSpecificQuery, ...]:
        """Those of the queries read last that are position-specific."""
        return self._pssms

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
    def reading(self) -> bool:
        """Whether files are being read."""
        return self.problem == _READING

    @property
    def parsed(self) -> tuple[Sequence, ...]:
        """The queries read last, the same tuple until they are read again; empty where there are none."""
        return self._parsed[0] if self._parsed else ()

    @property
    def longest(self) -> int:
        """Residues of the longest query; 0 where there is none."""
        return self._longest

    @property
    def notes(self) -> ReadingNotes:
        """What reading the queries changed, ignored or found remarkable."""
        return self._parsed[1] if self._parsed else ReadingNotes()

    @property
    def editing(self) -> bool:
        """Whether the editor is in sight, in place of the cards."""
        return self._edited or self._parsed is None

    def edit_query(self, place: int = 0) -> None:
        """Show the editor, at the query of this place."""
        self._edited = True
        self._arrange()
        block, seen = self.edit.document().begin(), -1
        while block.isValid():
            seen += block.text().startswith(">")
            if seen == place:
                cursor = self.edit.textCursor()
                cursor.setPosition(block.position())
                self.edit.setTextCursor(cursor)
                self.edit.verticalScrollBar().setValue(block.firstLineNumber())
                break
            block = block.next()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _edit_end(self) -> None:
        """Show the editor with the cursor in a line of its own, below all queries."""
        cursor = self.edit.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not cursor.atBlockStart():
            with QSignalBlocker(self.edit):  # the queries stay as they are, and what is said of them
                cursor.insertText("\n")
            self._steps = self.edit.document().availableUndoSteps()
        self.edit.setTextCursor(cursor)
        self._edited = True
        self._arrange()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def fold(self) -> None:
        """Show the queries as cards, unless there are none or something is wrong with them."""
        self._edited = False
        if self._pause.isActive():
            self._read_text()
        self._arrange()

    def remove(self, place: int) -> None:
        """Take one of the queries out."""
        self._leave(self.parsed[:place] + self.parsed[place + 1 :])

    def keep(self, place: int) -> None:
        """Take all queries out but one."""
        self._leave((self.parsed[place],))

    def _name_kept(self, place: int) -> None:
        """Say which of the queries the button keeps."""
        self.only_button.setEnabled(place >= 0)
        if place >= 0:
            name = shortened(self.called(place), _NAME)
            others = len(self.parsed) - 1
            removed = "{} {} removed".format(
                counted(others, "query", "queries"), "is" if others == 1 else "are"
            )
            words = f"Keep {name} alone; {removed}"
            self.only_button.setToolTip(tooltip_text(words))
            self.only_button.setAccessibleDescription(words)

    def _keep_chosen(self) -> None:
        self.keep(self.cards.currentIndex().row())

    def _leave(self, rest: tuple[Sequence, ...], notes: ReadingNotes | None = None) -> None:
        """Have only these of the queries, in the list: whoever takes one out goes on there.

        notes : on reading what is left, where they are others
        """
        removed = len(self.parsed) - len(rest)
        if not rest:
            self.clear()
            return
        text, mended = _as_text(rest), self._once_mended()
        if self.edit.isReadOnly() or len(text) > EDITABLE:
            self.take(rest, notes or self.notes, mended or self.source.whole(), mended=mended)
        else:
            self._show(text, mended)
        self.fold()
        self.cards.setFocus(Qt.FocusReason.OtherFocusReason)
        if removed:
            self.removed.emit(removed)

    def undo(self) -> None:
        """Bring back what was there before the last change; a list stays one where that can be listed."""
        self._step(self.edit.undo)

    @property
    def steps(self) -> int:
        """How many changes can be undone."""
        return self.edit.document().availableUndoSteps()

    def undo_to(self, steps: int) -> None:
        """Bring back what was there when so many changes could be undone; files being read come no more."""
        self._reading.stop()
        if self.steps <= steps:
            self._on_typed()
        while self.steps > steps:
            self.undo()

    def redo(self) -> None:
        """Make the change again that was undone last."""
        self._step(self.edit.redo)

    def _step(self, step: Callable[[], None]) -> None:
        editing = self.editing
        step()
        if not editing:
            self.fold()

    def clear(self) -> None:
        """Take the query out."""
        self._show("")
        self.edit.setFocus()

    def set_text(self, text: str) -> None:
        """Show a text as if it had been pasted."""
        self._show(text)

    def paste(self, data: QMimeData) -> None:
        """Take what was copied in place of the query: files, or text."""
        if files := files_in(data):
            self.open(*files)
        else:
            self.set_text(data.text())

    def take(
        self,
        queries: tuple[Sequence, ...],
        notes: ReadingNotes,
        source: str,
        paths: tuple[Path, ...] = (),
        mended: str = "",
    ) -> None:
        """Hold queries read already.

        `source` names those not edited and those that are files, `paths`; `mended` is as the property.
        """
        self._reading.stop()
        self._pause.stop()
        self._paths, self._mended = paths, mended
        self._hold((queries, notes), problem_of_queries(queries))
        whole = self._show_parsed()
        self.source.set_whole(source, "\n".join(map(str, paths)))
        self.source.setVisible(bool(paths or mended) or not whole)
        self._edited = False
        self._keep_for_undo(self._parsed)
        self._describe()

    def open(self, *paths: Path) -> None:
        """Read files in the background and show what they hold; one query or several each.

        Files that cannot be read leave the query as it is; those whose reading they broke off are read then.
        """
        if self._pause.isActive():
            self._read_text()
        self._refused, key = "", last_key()
        paths = tuple(dict.fromkeys(paths))  # a file that is given twice is meant once
        opening = self._opening = (paths, *(self._opening if self._reading.busy else ()))
        self.wait_for(_READING)

        def read() -> tuple[_Unread | None, _Read | None]:
            unread = None
            for some in opening:
                parsed = _read(some)
                if not isinstance(parsed, _Unread):
                    return unread, (some, parsed, problem_of_queries(parsed[0]), shared_names(parsed[0]))
                unread = unread or parsed
            return unread, None

        def done(found: tuple[_Unread | None, _Read | None]) -> None:
            unread, some = found
            if some is not None:
                self._on_read(*some)
            if unread is not None:
                brief = with_names(unread.words, paths)
                more = unread.words if brief != unread.words else ""
                self.refuse(brief, self._ways_out(paths, unread), more, files=_files(paths))
                self.note.take_keys(key)

        self._reading.begin(Task("read query", once(read), done, on_error=self._on_unread))

    def _open_line_by_line(self, paths: tuple[Path, ...]) -> None:
        """Make each line of files a query where they look like a list; the files stay as they are."""
        self.wait_for(_READING)

        def done(found: Parsed | _Unread) -> None:
            if isinstance(found, _Unread):
                self.refuse(found.words, self._ways_out(paths, found), files=_files(paths))
            else:
                self.take(*found, edited_name(paths), mended=edited_name(paths))

        read = once(partial(_read, paths, line_by_line=True))
        self._reading.begin(Task("read query", read, done, on_error=self._on_unread))

    def save(self, settings: WindowSettings) -> None:
        """Remember the query for the next start."""
        shown = self.edit.toPlainText()
        paths = self._paths if shown or not self._reading.busy else self._opening[-1]
        text = "" if paths or self.edit.isReadOnly() else shown
        settings.write("query/path", "\n".join(map(str, paths)))
        settings.write("query/mended", self._mended)
        settings.write("query/text", text if len(text) <= REMEMBERED else "")

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the query of the last time; files that are gone are left out."""
        paths = [Path(path) for path in settings.read("query/path", "", str).split("\n") if path]
        if here := [path for path in paths if os.path.isfile(path)]:
            self.open(*here)
        elif text := settings.read("query/text", "", str):
            self._show(text, settings.read("query/mended", "", str))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo, and close what is said of files, wherever in the field the keys are."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        elif event.key() == Qt.Key.Key_Escape and self._refused:
            self.forget_refused()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette and the font."""
        if event.type() == QEvent.Type.PaletteChange:
            self.clear_button.setIcon(icon("close", self.palette()))
            self._mark(self._marked)
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _on_unread(self, error: Exception) -> None:
        self.refuse("The query could not be opened.")
        raise error

    def _on_read(self, paths: tuple[Path, ...], parsed: Parsed, problem: str, shared: dict[str, int]) -> None:
        self._hold(parsed, problem, shared)
        self._paths, self._mended = paths, ""
        self._edited = False
        self._show_parsed()
        self.source.set_whole(", ".join(distinct_names(paths)), "\n".join(str(path) for path in paths))
        self.source.show()
        self._keep_for_undo(self._parsed)
        self._describe()

    def _ways_out(self, paths: tuple[Path, ...], unread: _Unread) -> list[Action]:
        """Return what can be done about files that cannot be read as queries."""
        if len(paths) == 1 and paths[0].suffix.lower() == ".swdb":
            return [("Use as database", partial(self._give_to, self.database_meant, paths[0]))]
        actions = list[Action]()
        if unread.results is not None:
            actions.append(("Open as results", partial(self._give_to, self.results_meant, unread.results)))
        actions += [*self._taking(unread.accessions), *self._showing(unread.accessions)]
        if unread.others:
            which = "other" if len(unread.others) == 1 else "others"
            actions.append((f"Open the {which}", partial(self.open, *unread.others)))
        actions += self._replacing(unread.texts, edited_name(paths))
        if unread.numbers:
            actions.append(self._removal(unread.mended, unread.numbers, edited_name(paths)))
        return actions

    def _give_to(self, meant: SignalInstance, path: Path) -> None:
        """Say no more that a file cannot be the query: it is taken elsewhere."""
        self.forget_refused()
        meant.emit(path)

    def _removal(self, mended: str | Parsed, count: int, source: str) -> Action:
        """Return what takes a text without its `count` numbers as the query; its file stays as it is."""
        if isinstance(mended, str):
            take = partial(self._show, mended, source)
        else:
            take = partial(self.take, *mended, source, mended=source)
        return "Remove {}".format(counted(count, "number")), take

    def _replacing(self, texts: dict[str, str], source: str) -> list[Action]:
        """Return what takes other texts as the query in place of one that cannot be read."""
        return [(words, partial(self._show, text, source)) for words, text in texts.items()]

    def _once_mended(self) -> str:
        """Return what the queries are to be called once they were changed; '' for typed text."""
        return edited_name(self._paths) if self._paths else self._mended

    def refuse(
        self, sentence: str, actions: Several[Offer] = (), more: str = "", files: str = "What was given"
    ) -> None:
        """Say why files could not be taken, beside what is said of the query that is still there.

        Until that is closed nothing is searched: whoever gave other files does not mean the query.
        """
        self._say_what_there_is()
        self._refused = files
        if self.edit.document().isEmpty():
            self.set_problem(sentence, actions=actions, more=more)
            return
        count = len(self.parsed)
        kept = "The query was" if count < 2 else f"The {count:,} queries were"
        sentence += f"\n{kept} not changed."
        mending = [f"{words[:1].lower()}{words[1:].rstrip('…')}" for words, *_ in actions[:1]]
        if self.note.warns:
            sentence, actions = f"{sentence}\n\n{self.note.in_sight}", (*actions, *self.note.actions_)
        more = "\n".join(filter(None, (more, self.note.info.words)))
        if not self.problem:
            one = self.called(0) if count == 1 else f"the {count:,} queries"
            named = shortened(one, _NAME)
            ways = ", or ".join([*mending, f"close the message to search with {named}"])
            self.problem = f"{files} was not read: {ways}."
            actions = (*actions, ("Close", self.forget_refused, f"Search with {named} after all (Esc)"))
        else:
            self.problem = sentence
        self.note.say(sentence, True, actions, more)
        self.changed.emit()

    def say_lacking(self, sentence: str, names: Several[str], choose: Action) -> None:
        """Say that the database lacks sequences of these names; `choose` is what opens another one.

        It stands in place of what was said of the names, of a text or of a file that could not be taken, and
        they are offered again once there is another database.
        """
        self._say_of_names(sentence, [choose, *self._showing(names)])
        self._lacking = tuple(names)

    def say_taken(self, sentence: str, lacking: Several[str]) -> None:
        """Say that the queries are those of some names that the database has, and which ones it lacks.

        Of queries that are shown as text, it says where the others go, too, and leads there.
        """
        actions = self._showing(lacking)
        if not self.edit.isReadOnly():
            its = "its sequence" if len(lacking) == 1 else "their sequences"
            sentence += f" Paste {its} below the others."
            actions = [("Add below", self._edit_end), *actions]
        self.set_problem("", sentence, warning=True, actions=actions)

    def offer_again(self) -> None:
        """Offer to take sequences from the database that the one before lacked, or none."""
        names, self._lacking = self._lacking, ()
        if names:
            self._say_of_names(about_accessions(names), [*self._taking(names), *self._showing(names)])

    def _say_of_names(self, sentence: str, actions: Several[Action]) -> None:
        if self._refused:
            self.refuse(sentence, actions, files=self._refused)
        else:
            self.set_problem(sentence, actions=actions)

    def forget_refused(self) -> None:
        """Say no more which files could not be taken: something else is news now."""
        if self._refused:
            self._refused, self._lacking = "", ()
            self._say_what_there_is()

    def _say_what_there_is(self) -> None:
        if self._parsed is not None:
            self._describe()
        else:
            self._read_text()

    def _show_parsed(self) -> bool:
        """Show the queries as text; return whether that is all of them, and can be edited."""
        assert self._parsed is not None
        text = _as_text(self._parsed[0])
        whole = len(text) <= EDITABLE
        editable = whole and not self.pssms
        self._put_text(text if whole else _beginning(text), editable)
        return editable

    def _about_shown(self) -> str:
        """Say why the text cannot be edited, and how much of the queries it is; '' where it can be."""
        if not self.edit.isReadOnly():
            return ""
        text, count = self.edit.toPlainText(), len(self.parsed)
        shown = text.count("\n>") + text.startswith(">")
        if shown < count:
            words = f"The first {shown:,} of {count:,} queries; all are searched. To edit one, keep it alone"
            return f"{words} with Keep only this, under the list."
        if self.pssms:
            return "A PSSM is shown as the sequence that it was made for, which cannot be edited."
        return "The beginning of the query; all of it is searched. It is too long to be edited here."

    def _show(self, text: str, mended: str = "") -> None:
        """Show a text; `mended` names where it is from if that was a file and it was changed since."""
        self._reading.stop()
        self._paths, self._mended = (), mended
        self._edited = False
        self.source.set_whole(mended)
        self.source.setVisible(bool(mended))
        self._put_text(text, editable=True)
        self._keep_for_undo(None)
        self._read_text()
        if not all(map(len, self.parsed)):  # its residues are to be put in
            self._edited = True
            self._arrange()

    def _put_text(self, text: str, editable: bool) -> None:
        """Show a text in place of the one that is there, as an edit that can be undone."""
        with QSignalBlocker(self.edit):
            cursor = self.edit.textCursor()
            cursor.beginEditBlock()  # a step of its own, also where it is a line that typing goes on with
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.insertText(text)
            cursor.endEditBlock()
            cursor.setPosition(0)
            self.edit.setTextCursor(cursor)
            self.edit.setReadOnly(not editable)
        self._steps = self.edit.document().availableUndoSteps()
        self.clear_button.setVisible(bool(text))

    def _keep_for_undo(self, parsed: Parsed | None) -> None:
        """Let undo and redo come back to what was just put in place of all that there was."""
        if self.edit.document().isEmpty():
            return
        self._put[self._steps] = _Held(
            parsed,
            self._nucleotides,
            self._shared,
            self._paths,
            self._mended,
            self.source.whole(),
            self.source.isVisibleTo(self),
            not self.edit.isReadOnly(),
        )

    def _forget_undone(self) -> None:
        """Forget what cannot be redone any more, as something else was entered."""
        self._put = {steps: held for steps, held in self._put.items() if steps <= self._steps}

    def _bring_back(self, held: _Held) -> None:
        """Have what undo or redo came back to; a list stays one where it can be listed."""
        self._reading.stop()
        self._pause.stop()
        self._edited = self.editing
        self._paths, self._mended = held.paths, held.mended
        self.source.set_whole(held.source, "\n".join(map(str, held.paths)))
        self.source.setVisible(held.source_shown)
        self.edit.setReadOnly(not held.editable)
        self.clear_button.show()
        if held.parsed is None:
            self._read_text()
        else:
            self._hold(held.parsed, held.nucleotides, held.shared)
            self._describe()
        self.brought_back.emit()

    def _on_contents(self, _place: int, _removed: int, added: int) -> None:
        self._replaced = added >= self.edit.document().characterCount() - 1  # which counts the end, too

    def _on_typed(self) -> None:
        self._steps = self.edit.document().availableUndoSteps()
        if (held := self._put.get(self._steps)) is not None:
            self._bring_back(held)
            return
        if self._paths or self._mended:
            mended = "" if self._replaced else self._once_mended()
            self._paths, self._mended = (), mended
            self.source.set_whole(mended)
            self.source.setVisible(bool(mended))
        self._reading.stop()
        self.edit.setReadOnly(False)  # undone was what could not be edited
        self._edited = True
        self.clear_button.setVisible(not self.edit.document().isEmpty())
        self._pause.start()

    def _read_text(self) -> None:
        self._pause.stop()
        self._mark(None)
        text = self.edit.toPlainText()
        if not text.strip():
            self._hold(None)
            self.set_problem("")
            self.problem = "Enter a query."
            self.changed.emit()
            return
        if (path := path_in(text)) is not None:  # first: the letters of a path can be read as residues
            self._hold(None)
            self._explain_path(path)
            return
        try:
            parsed = parse_queries(text.encode(), self._mended or PASTED, bare=True)
        except SwatheError as error:
            self._hold(None)
            self._explain(text, error)
            return
        self._hold(parsed, problem_of_queries(parsed[0]), reads_like_text=_reads_like_text(text))
        self._describe()

    def _explain_path(self, path: Path) -> None:
        """Say that a path is no sequence, and offer what is there."""
        if os.path.isdir(path):
            choose = ("Open its files…", partial(self.folder_meant.emit, path))
            self.set_problem(f"{path} is a folder, not a sequence. Open its FASTA files.", actions=[choose])
        elif os.path.isfile(path):
            words = f"{path} is the path of a file, not a sequence. Open the file."
            self.set_problem(words, actions=[("Open it", partial(self.open, path))])
        else:
            self.set_problem(f"{path} is a path, not a sequence, and there is no such file. Check the path.")

    def _explain(self, text: str, error: SwatheError) -> None:
        """Say why a text is no query, with what can be done about it."""
        if address := address_in(text):
            words, actions = about_address(address, MessageBar.of(self))
            self.set_problem(words, actions=actions)
            return
        if accessions := accessions_in(text):
            actions = [*self._taking(accessions), *self._showing(accessions)]
            self.set_problem(about_accessions(accessions), actions=actions)
            return
        if said := about_other(text):
            self.set_problem(said, actions=self._replacing(sequences_aligned(text), self._once_mended()))
            return
        line = error.line if isinstance(error, FastaError) else None
        if line is not None and _lacks_header_sign(text):
            self.set_problem(_LIKE_HEADER, actions=self._replacing(_titled(text), self._once_mended()))
            return
        if line is not None and _reads_like_text(text):
            titling = self._replacing(_titled(text), self._once_mended())
            self.set_problem(f"{_LIKE_TEXT}. {_ONLY_SEQUENCE}", actions=titling)
            return
        mended, count = _mended_text(text, error)
        typed = str(error).replace(PASTED, "the text", 1)  # it need not have been pasted
        words = f"{typed}{more_faults(text)}"
        actions = [self._removal(mended, count, self._mended)] if count else []
        if isinstance(error, FastaError) and line is not None:
            fault = self._place_of(line, error.column)
            self._mark(fault)
            if line > _LINES or fault.positionInBlock() > _LINES * _LINE:
                actions.append((f"Go to line {line:,}", partial(self._go_to, fault)))
        self.set_problem(words if self._mended else words[:1].upper() + words[1:], actions=actions)

    def _taking(self, accessions: Several[str]) -> list[Action]:
        """Return what takes sequences of these names from the database."""
        if not accessions:
            return []
        them = "it" if len(accessions) == 1 else "them"
        return [(f"Take {them} from the database", partial(self.names_meant.emit, tuple(accessions)))]

    def _showing(self, accessions: Several[str]) -> list[Action]:
        """Return what shows those of some names that UniProt has."""
        known = known_to_uniprot(accessions)
        if not known:
            return []
        if len(known) == len(accessions):
            which = "them " if len(known) > 1 else ""
        else:
            which = f"{len(known):,} of them " if len(known) > 1 else f"{known[0]} "
        page = uniprot_page(known)
        return [(f"Show {which}at UniProt", lambda: open_page(page, MessageBar.of(self)))]

    def _place_of(self, line: int, column: int | None) -> QTextCursor:
        """Select a character of the text, line and column counted from 1, or without a column the line."""
        place = QTextCursor(self.edit.document().findBlockByNumber(line - 1))
        end = QTextCursor.MoveOperation.EndOfBlock
        if column is not None:
            place.setPosition(place.position() + column - 1)
            end = QTextCursor.MoveOperation.NextCharacter
        place.movePosition(end, QTextCursor.MoveMode.KeepAnchor)
        return place

    def _mark(self, place: QTextCursor | None) -> None:
        """Have this place of the text stand out, and no other."""
        self._marked = place  # cursors that Qt lists do not outlive their list
        marks = []
        if place is not None:
            colours, mark = Colours.of(self.palette()), QTextEdit.ExtraSelection()
            mark.cursor = place
            mark.format.setBackground(blend(colours.background, colours.warning, 0.4))
            marks.append(mark)
        self.edit.setExtraSelections(marks)

    def _go_to(self, place: QTextCursor) -> None:
        """Select a place of the text, and bring it into sight."""
        self.edit.setTextCursor(place)
        self.edit.centerCursor()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hold(
        self,
        parsed: Parsed | None,
        nucleotides: str = "",
        shared: dict[str, int] | None = None,
        *,
        reads_like_text: bool = False,
    ) -> None:
        """Keep what was read, and the sentence that it is nucleotides, which has to be allowed anew.

        `shared` are the names that several of the queries have, where that was looked for already.
        """
        if nucleotides != self._nucleotides:
            self.anyway.setChecked(False)
        self._refused, self._lacking = "", ()
        self._parsed, self._nucleotides = parsed, nucleotides
        queries = parsed[0] if parsed is not None else ()
        self._pssms, self._longest = position_specific(queries), max(map(len, queries), default=0)
        self._shared = shared_names(queries) if shared is None else shared
        self._reads_like_text = reads_like_text
        self.anyway.setVisible(bool(nucleotides))
        self._arrange()

    def _arrange(self) -> None:
        """Show the editor, or the queries as cards; keys go on to the one that is shown."""
        editing = self.editing
        # Of this window, which need not be in front: files are read in the background.
        focus = self.window().focusWidget()
        if not editing:
            self.cards.show_queries(self.parsed, nucleotides=bool(self._nucleotides))
        self.cards.setVisible(not editing)
        self.edit.setVisible(editing)
        self.list_button.setVisible(editing and self._parsed is not None)
        self.only_button.setVisible(not editing and len(self.parsed) > 1)
        self.about_shown.setText(self._about_shown() if editing else "")
        self.about_shown.setVisible(bool(self.about_shown.text()))
        self._show_counts()
        self.heading.setVisible(editing)
        self.cards_heading.setVisible(not editing)
        self._room.setMinimumHeight(_LINES * self.edit.fontMetrics().lineSpacing() + SPACE)
        if focus in (self.edit, self.list_button, self.cards) and focus.isHidden():
            (self.edit if editing else self.cards).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_counts(self) -> None:
        """Count queries and residues below the list, and below the editor where nothing is wrong."""
        alone = self.editing and not self.note.warns
        self.counts.setVisible(self._parsed is not None and (alone or self.only_button.isVisibleTo(self)))

    def _redescribe(self) -> None:
        if self._parsed is not None:
            self._describe()

    def _describe(self) -> None:
        assert self._parsed is not None
        self._arrange()
        sequences, notes = self._parsed
        residues = sum(len(sequence) for sequence in sequences)
        counts = length_words(sequences, "" if self._nucleotides else "aa")
        if len(sequences) > 1:
            counts = f"{len(sequences):,} queries · {counts}"
        self.counts.setText(counts)
        about = _about_pssms(self.pssms, len(sequences)) if self.pssms else ""
        if not all(map(len, sequences)):
            self._say_empty()
            return
        if self._nucleotides and not self.anyway.isChecked():
            actions = [("Translate…", self.ask_frame)] if residues <= EDITABLE else []
            proteins = tuple(sequence for sequence in sequences if not looks_like_nucleotides(sequence))
            if proteins:
                out = counted(len(sequences) - len(proteins), "query", "queries")
                actions.append((f"Remove {out}", partial(self._leave, proteins)))
            self.set_problem(f"{self._nucleotides} Translate nucleotides first.", actions=actions)
            return
        if mended := self._from_three_letters():
            these = "This looks" if len(sequences) == 1 else f"These {len(sequences):,} queries look"
            words = f"{these} like three-letter codes. Each of their letters is searched as a residue."
            turn = ("Turn into one-letter codes", partial(self._show, mended, self._once_mended()))
            self.set_problem("", words, warning=True, actions=[turn])
            return
        if self._reads_like_text:
            like = _LIKE_TEXT
            if len(sequences) > 1:
                like = f"The first of {len(sequences):,} queries reads like text, not like a sequence"
            words = f"{like}. Its letters are searched as residues all the same. {_ONLY_SEQUENCE}"
            actions = self._replacing(_titled(self.edit.toPlainText()), self._once_mended())
            self.set_problem("", words, warning=True, actions=actions)
            return
        remarks = [about] if about else []
        joined, apart = self._about_lines()
        more_notes = replace(notes, joined_lines=0) if joined else notes
        remarks += (f"{sentence[0].upper()}{sentence[1:]}" for sentence in more_notes.sentences())
        remarks += [self._remark] if self._remark else []
        stops = self._removing_stops()
        names = _about_names(self._shared, len(sequences))
        cautions = [self._nucleotides] if self._nucleotides else [joined, names, self._caution]
        caution = "\n".join(filter(None, cautions))
        said = "" if self._nucleotides else self._said
        number = [("Number them", self._number)] if self._shared and not self._nucleotides else []
        cautious = list[Offer]() if self._nucleotides else self._cautious
        about_stops = _ABOUT_STOPS if stops else ""
        words = "\n".join(filter(None, (caution, said, notes.about_names(*self._paths), about_stops)))
        more = "\n".join([counts, *remarks]) if remarks else ""
        self.set_problem(
            "", words, warning=bool(caution), actions=[*apart, *number, *cautious, *stops], more=more
        )

    def _about_lines(self) -> tuple[str, list[Action]]:
        """Say that what looks like a list of sequences was read as one; offer a query of each line.

        There is nothing to say once they were changed, so that the lines are not there any more.
        """
        count = self.notes.joined_lines
        if not count or self._nucleotides:
            return "", []
        if self._paths:
            split = partial(self._open_line_by_line, self._paths)
        elif lines := listed(self.edit.toPlainText().encode()):
            split = partial(self._show, under_names(lines), self._once_mended())
        else:
            return "", []
        words = f"{count:,} lines without headers were joined, as those of a wrapped sequence."
        if len(self.parsed) == 1:
            residues = counted(len(self.parsed[0]), "residue")
            words = f"{count:,} lines read as one sequence of {residues}."
        return words, [("One query per line", split)]

    def _removing_stops(self) -> list[Action]:
        """Return what takes the stops at the ends of the queries out, where there are any."""
        rest = tuple(map(without_final_stops, self.parsed)) if self.notes.stops else self.parsed
        count = sum(map(len, self.parsed)) - sum(map(len, rest))
        if not count:
            return []
        notes = replace(self.notes, stops=self.notes.stops - count)
        return [("Remove {}".format(counted(count, "final stop")), partial(self._leave, rest, notes))]

    def _number(self) -> None:
        """Give the queries of one name numbers; Ctrl+Z in the list brings their names back."""
        self._leave(numbered_apart(self.parsed))

    def caution(self, words: str, actions: Several[Offer] = (), *, said: str = "", remark: str = "") -> None:
        """Say of the queries what does not keep them from being searched; '' takes it back.

        said : what everybody should know, though nothing is wrong
        remark : what only the curious want to know
        """
        before = self._caution, [label for label, *_ in self._cautious], self._said, self._remark
        if (words, [label for label, *_ in actions], said, remark) != before:
            self._caution, self._cautious, self._said, self._remark = words, list(actions), said, remark
            if self._parsed is not None and not self.reading:
                self._describe()

    def _from_three_letters(self) -> str:
        """Return the queries as text in one-letter codes if all are in three-letter codes, else ''."""
        records = []
        for sequence in self.parsed:
            if isinstance(sequence, PositionSpecificQuery):
                return ""
            residues = from_three_letters(sequence.letters)
            if not residues:
                return ""
            records.append(_record(sequence.header, residues))
        return "\n".join(records)

    def _say_empty(self) -> None:
        """Say which queries have no residues; offer those in a header line by mistake, and to do without."""
        full = tuple(sequence for sequence in self.parsed if len(sequence))
        names = [
            shortened(query_title(sequence.header, place), _NAME)
            for place, sequence in enumerate(self.parsed)
            if not len(sequence)
        ]
        said = _are_empty(names, len(self.parsed))
        remove = ("Remove {}".format(counted(len(names), "query", "queries")), partial(self._leave, full))
        text = self.edit.toPlainText()
        mended = under_headers(text) if not self.edit.isReadOnly() else text
        if mended == text:
            them = "it a sequence or remove it" if len(names) == 1 else "them sequences or remove them"
            self.set_problem(f"{said}. Give {them}.", actions=[remove])
            return
        put = ("Put it under the header", partial(self._show, mended, self._once_mended()))
        where = "its sequence is in the header line" if len(names) == 1 else "a sequence is in a header line"
        self.set_problem(f"{said}: {where}.", actions=[put, remove])

    def ask_frame(self) -> None:
        """Offer the reading frames of the first gene, the one most likely to code first, and all of them."""
        menu = EdgedMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for each in open_frames(next(filter(looks_like_nucleotides, self.parsed)).letters):
            menu.addAction(_about_frame(each)).triggered.connect(partial(self.translate, each.frame))
        menu.setActiveAction(menu.actions()[0])
        menu.addSeparator()
        menu.addAction("All six frames, a query each").triggered.connect(partial(self.translate, *FRAMES))
        menu.popup(self.note.mapToGlobal(self.note.rect().bottomLeft()))

    def is_translated(self, queries: Several[Sequence]) -> bool:
        """Whether queries are what was translated last, of which there are other reading frames."""
        return {(query.header, len(query)) for query in queries} == self._translated

    def translate_again(self) -> None:
        """Put in again what was translated last, and ask for a frame."""
        self._show(*self._genes)
        self.ask_frame()

    def translate(self, *frames: int) -> None:
        """Put the longest stretch without a stop in each of these frames in a query's place, named after it.

        Proteins and PSSMs among the queries stay as they are.
        """
        genes = [_record(sequence.header, sequence.letters) for sequence in self.parsed]
        records, queries = [], list[Sequence]()
        for gene, sequence in zip(genes, self.parsed, strict=True):
            if not looks_like_nucleotides(sequence):
                records.append(gene)
                queries.append(sequence)
                continue
            name, *more = (sequence.header or "translated").split(maxsplit=1)
            for frame in frames:
                residues = open_frame(sequence.letters, frame).residues
                records.append(_record(f"{name}_frame{frame:+d} {''.join(more)}".rstrip(), residues))
                queries += parse_queries(records[-1].encode(), self.source_name)[0]
        mended = self._once_mended()
        some = not self.pssms and len(frames) < len(FRAMES)
        self._genes = ("\n".join(genes), mended)
        if mended:
            mended = f"{mended.removesuffix(EDITED)}{_TRANSLATED}"
        self._translated = {(query.header, len(query)) for query in queries if some}
        if self.pssms:  # a text does not hold their scores
            self.take(tuple(queries), self.notes, mended or self.source.whole(), mended=mended)
        else:
            self._show("\n".join(records), mended)


def _about_frame(each: OpenFrame) -> str:
    """Return a line on what a reading frame has: ``Frame +1: 375 amino acids · complete: …``."""
    frame = f"{each.frame:+d}".replace("-", "−")
    words = "Frame {}: {} · ".format(frame, counted(len(each.residues), "amino acid"))
    if each.complete:
        return f"{words}complete: begins with M, ends with a stop"
    begins = "begins with M" if each.residues.startswith("M") else "does not begin with M"
    return f"{words}{begins}, {'ends with a stop' if each.stopped else 'has no stop'}"


def _files(paths: tuple[Path, ...]) -> str:
    """Name a file that could not be taken, or say how many."""
    return paths[0].name if len(paths) == 1 else f"One of {len(paths):,} files"


def edited_name(paths: tuple[Path, ...]) -> str:
    """Return what queries of files are called that were changed."""
    return f"{', '.join(distinct_names(paths))}{EDITED}"


def part_name(paths: Several[Path], count: int, there: int) -> str:
    """Return what some of the queries of files are called: ``many.fasta, 1 of 3 queries``."""
    return f"{', '.join(distinct_names(paths))}, {count:,} of {counted(there, 'query', 'queries')}"


def _are_empty(names: list[str], n_queries: int) -> str:
    """Say that queries of these names, of so many, have no residues."""
    if n_queries == 1:
        return f"Query “{names[0]}” has no residues"
    if len(names) == 1:
        return f"1 of {n_queries:,} queries, “{names[0]}”, has no residues"
    *most, last = [f"“{name}”" for name in names[:_NAMED]]
    if len(names) > _NAMED:
        most, last = [*most, last], counted(len(names) - _NAMED, "other")
    which = f"{len(names):,} of" if len(names) < n_queries else "All"
    return f"{which} {n_queries:,} queries, {', '.join(most)} and {last}, have no residues"


def _mended_text(text: str, error: SwatheError) -> tuple[str, int]:
    """Return a text without its numbers, and how many they are: 0 where that does not help.

    It helps where the `error` is about a character of a sequence, although others may be wrong, too.
    """
    if not isinstance(error, FastaError) or error.column is None:
        return text, 0
    return without_numbers(text)


def _read(paths: tuple[Path, ...], *, line_by_line: bool = False) -> Parsed | _Unread:
    """Return the queries of files in their order, or why some of them cannot be read."""
    found = [_read_one(path, line_by_line=line_by_line) for path in paths]
    unread = [one for one in found if isinstance(one, _Unread)]
    if not unread:
        return _joined([one for one in found if not isinstance(one, _Unread)])
    first, *more = unread
    if len(paths) == 1:
        return first
    also = " {} cannot be read either.".format(counted(len(more), "more file")) if more else ""
    words = f"{first.words}{also}\nNone of the {len(paths):,} files was taken."
    mended, numbers = ("", 0) if more else _all_mended(found)
    others = [path for path, one in zip(paths, found, strict=True) if not isinstance(one, _Unread)]
    return _Unread(words, mended, numbers, tuple(others))


def _read_one(path: Path, *, line_by_line: bool = False) -> Parsed | _Unread:
    """Return the queries of a file, or why it cannot be read, and what it is without its numbers."""
    try:
        return read_queries((path,), line_by_line=line_by_line)
    except SwatheError as error:
        if words := about_results(path, error):
            return _Unread(words, results=path if opens_as_results(path) else None)
        text = text_of(path)
        if accessions := accessions_in(text):
            return _Unread(f"{path}: {about_accessions(accessions)}", accessions=tuple(accessions))
        if not text:
            return _Unread(str(error))
        if is_aligned(text):
            return _Unread(str(error), texts=sequences_aligned(text))
        if len(text) <= EDITABLE and _lacks_header_sign(text):
            return _Unread(f"{path}: {_LIKE_HEADER[:1].lower()}{_LIKE_HEADER[1:]}", texts=_titled(text))
        if len(text) <= EDITABLE:
            return _Unread(f"{error}{more_faults(text)}", *_mended_text(text, error))
        mended, count = without_numbers(text)
        try:
            return _Unread(str(error), parse_file(mended.encode(), str(path)), count)
        except SwatheError:
            return _Unread(str(error))


def _titled(text: str) -> dict[str, str]:
    """Return a text with its first line as header, by what makes it that, in words.

    There is none where what follows could not be its sequence.
    """
    title, _, rest = text.strip().partition("\n")
    first = records_of(rest)[0]
    if not rest.strip() or _reads_like_text(rest) or faulty_lines(without_numbers(first)[0]):
        return {}
    return {"Make its first line the header": f">{title.strip()}\n{rest}"}


def _lacks_header_sign(text: str) -> bool:
    """Return whether a text that cannot be read has sequences below what looks like a header without >."""
    return begins_like_header(text) and bool(_titled(text))


def reads_as_query(path: Path) -> bool:
    """Return whether a small file can be the query, or says what is: once mended, or by names."""
    try:
        small = path.stat().st_size <= EDITABLE
    except OSError:
        return False
    read = _read_one(path) if small else _Unread("")
    return not isinstance(read, _Unread) or bool(read.numbers or read.accessions or read.texts)


def _all_mended(found: Several[Parsed | _Unread]) -> tuple[str | Parsed, int]:
    """Return the queries of all files, of one of them without its numbers, and how many these are.

    They are a text where they cannot be read yet, as other faults are left, and 0 where there is no help.
    """
    (faulty,) = (one for one in found if isinstance(one, _Unread))
    if not faulty.numbers:
        return "", 0
    mended = faulty.mended
    if isinstance(mended, str):
        with suppress(SwatheError):
            mended = parse_file(mended.encode(), PASTED)
    if not isinstance(mended, str):
        parsed = [mended if isinstance(one, _Unread) else one for one in found]
        return _joined(parsed), faulty.numbers
    texts = [mended if isinstance(one, _Unread) else _as_text(one[0]) for one in found]
    text = "\n".join(texts)
    pssms = any(position_specific(one[0]) for one in found if not isinstance(one, _Unread))
    if pssms or len(text) > EDITABLE or not mended.startswith(">"):
        return "", 0
    return text, faulty.numbers


def _joined(parsed: Several[Parsed]) -> Parsed:
    """Return the queries of several files as those of one."""
    return tuple(query for queries, _ in parsed for query in queries), join_notes(
        notes for _, notes in parsed
    )


def _reads_like_text(text: str) -> bool:
    """Return whether what stands before the first header, if anything does, reads like prose or a title."""
    if text.startswith(">"):
        return False
    first = records_of(text)[0].encode()
    return not is_pssm(first) and reads_like_text(first)


def _about_names(shared: dict[str, int], n_queries: int) -> str:
    """Say that several of the queries have the same name; '' where none have."""
    if not shared:
        return ""
    name, count = next(iter(shared.items()))
    which = f"{count:,} queries" if count == n_queries else f"{count:,} of {n_queries:,} queries"
    words = f"{which} are called “{shortened(name, _NAME)}”"
    if others := len(shared) - 1:
        words += f", and {counted(others, 'other name')} {'is' if others == 1 else 'are'} shared too"
    return f"{words}: their names do not tell their hits apart."


def _about_pssms(pssms: tuple[PositionSpecificQuery, ...], n_queries: int) -> str:
    """Say which of some queries are position-specific, and that they are shown as sequences only."""
    if n_queries == 1:
        words = "PSSM {}: position-specific scores, from {}. {}"
        return words.format(pssms[0].identifier, Path(pssms[0].source).name, _built_from(pssms[0]))
    if len(pssms) == n_queries:
        return "All of them are PSSMs: position-specific scores"
    if len(pssms) == 1:
        return "1 of them is a PSSM: position-specific scores"
    return f"{len(pssms):,} of them are PSSMs: position-specific scores"


def _built_from(pssm: PositionSpecificQuery) -> str:
    """Say what the text beside a PSSM says of the hits that it was built from, or that nothing does."""
    text = about_pssm(Path(pssm.source)).name
    if pssm.about is None:
        return f"What it was built from is not known: {text}, which Swathe writes beside a PSSM, is not there"
    if not pssm.about.belongs:
        return f"What it was built from is not known: the text beside it, {text}, belongs to another file"
    about = pssm.about
    basis = Basis(given=True, in_pssm=about.unconvincing, suspect_in_pssm=about.suspect or ())
    doubts = ", and ".join(filter(None, (basis.doubts, basis.suspicions)))
    less = "not convincing" if about.suspect is None else "less than convincing"  # texts of earlier versions
    held = f"the PSSM holds {doubts}" if doubts else f"it names no hit that is {less} itself"
    listed = (
        "" if pssm.built_from is None else f" {counted(len(pssm.built_from), 'different sequence')} listed;"
    )
    return f"The text beside it, {text}, was read:{listed} {held}"


def _as_text(sequences: tuple[Sequence, ...]) -> str:
    """Return sequences as FASTA text with `_LINE` residues to a line."""
    records = []
    size = 0
    for sequence in sequences:
        records.append(_record(sequence.header, sequence.letters))
        size += len(records[-1])
        if size > EDITABLE:
            break
    return "\n".join(records)


def _beginning(text: str) -> str:
    """Return the beginning of a long FASTA text: whole records, or a part of it where it has only one."""
    end = text.rfind("\n>", 0, _SHOWN)
    if end < 0:
        end = text.find("\n>")
    return text[: end if end >= 0 else _SHOWN]


def _record(header: str, letters: str) -> str:
    """Return a FASTA record without a line end."""
    lines = [letters[start : start + _LINE] for start in range(0, len(letters), _LINE)]
    return "\n".join([f">{header}", *lines])
