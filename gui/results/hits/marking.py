"""What somebody does with hits beyond looking at them: tick, pin, note, open their pages."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from swathe.core.headers.fields import fields_of, page_of
from swathe.core.results.hits import HitTable
from swathe.core.results.marks import Marks
from swathe.core.system.words import counted
from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.results.hits.note_editor import NoteEditor
from swathe.gui.results.hits.table import HitTableView
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.opening import open_page

_KINDS: Final = {"ticked": ("tick", "ticking"), "pinned": ("pin", "pinning")}
"""Kinds of marks whose changes can be undone, and the words for them."""
_TICK: Final = "&Tick"
_UNTICK: Final = "&Untick"
TICK_WORDS: Final = _TICK.replace("&", ""), _UNTICK.replace("&", "")
"""What the action that ticks hits, or takes their ticks away, says on a button."""
_UNDO: Final = "Un&do ticking"
_MOST: Final = 20
"""Changes that can be undone: each may be of half a million hits."""


@dataclass(frozen=True, slots=True)
class _Change:
    """Which rows lost a mark of a kind by one command, and which got one, where so many had one before."""

    table: HitTable
    kind: str
    lost: Set[int]
    gained: Set[int]
    before: int

    @property
    def undo_text(self) -> str:
        """What takes it back, for menus."""
        mark, doing = _KINDS[self.kind]
        lost, gained = len(self.lost), len(self.gained)
        if lost and gained:
            return f"Un&do the change of {counted(lost + gained, mark)}"
        return f"Un&do {'un' if lost else ''}{doing} {counted(lost or gained, 'hit')}"

    @property
    def words(self) -> str:
        """What it did, in a sentence."""
        lost, gained = len(self.lost), len(self.gained)
        if lost and gained:
            return f"{counted(lost, 'hit')} un{self.kind}, {gained:,} {self.kind}."
        more = "more " if gained and self.before else ""
        return f"{counted(lost or gained, f'{more}hit')} {'un' if lost else ''}{self.kind}."


class HitMarking(QObject):
    """Put marks on the hits of a table's model, by actions with keys and by clicks into boxes.

    `menu` holds every action; the table's context menu those that are about the rows in hand. The others,
    `of_all`, ask for no focus in the table: a page that has it adds them.

    Signals
    -------
    changed() : marks are others now
    many_changed(str) : a command changed so many ticks or pins that `undo` is to be offered, in a sentence
    undo_gone() : `undo` would undo something else now
    """

    changed = Signal()
    many_changed = Signal(str)
    undo_gone = Signal()

    def __init__(self, table: HitTableView, model: HitTableModel) -> None:
        super().__init__(table)
        self._table = table
        self._model = model
        self._note_editor: NoteEditor | None = None
        self._changes: deque[_Change] = deque(maxlen=_MOST)
        self.menu = EdgedMenu("Ticks and notes", table)
        self.menu.setToolTipsVisible(True)
        self.tick_action = self._action(_TICK, "Space", self.toggle_ticks)
        self.pin_action = self._action("", "Ctrl+T", self.toggle_pins)
        self.pin_action.setCheckable(True)
        self.note_action = self._action("", "F2", self.edit_note)
        self.page_action = self._action("", "Ctrl+U", self.open_page)
        rows = [self.tick_action, self.pin_action, self.note_action, self.page_action]
        self.menu.addSeparator()
        self.shown_action = self._action("Tick &all shown", "Ctrl+Shift+A", self.tick_shown)
        self.none_action = self._action("&Untick all", "Ctrl+Shift+U", self.untick_all)
        self.invert_action = self._action("&Invert ticks of all shown", "Ctrl+I", self.invert_shown)
        self.undo_action = self._action(_UNDO, "Ctrl+Z", self.undo)
        self.of_all = (self.shown_action, self.none_action, self.invert_action)
        for action in self.of_all:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.shown_action.setToolTip("Every hit that the filter lets through")
        self.none_action.setToolTip("Those that the filter hides as well")
        first = table.actions()[0]
        table.insertActions(first, rows)
        separator = QAction(table)
        separator.setSeparator(True)
        table.insertAction(first, separator)
        model.tick_wanted.connect(self.tick)
        model.modelReset.connect(self.follow)
        model.modelReset.connect(self.undo_gone)
        model.layoutChanged.connect(self.follow)
        table.selectionModel().selectionChanged.connect(self.follow)
        table.selectionModel().currentRowChanged.connect(self.follow)
        self.follow()

    def tick(self, rows: int | Iterable[int], on: bool = True) -> None:
        """Tick hit rows, or take their ticks away."""
        self._mark("ticked", rows, on)

    def pin(self, rows: int | Iterable[int], on: bool = True) -> None:
        """Pin hit rows to the top, or let them go."""
        self._mark("pinned", rows, on)

    def note(self, row: int, text: str) -> None:
        """Set the note on a hit row; an empty one removes it."""
        if (table := self._model.table) is not None:
            table.marks.note(row, text)
            self.undo_gone.emit()
            self._model.notes_changed()
            self._tell()

    def toggle_ticks(self) -> None:
        """Tick the selected hits; if all of them are ticked, take the ticks away."""
        self._toggle("ticked")

    def tick_only(self, rows: Iterable[int]) -> None:
        """Tick these hit rows and no others; one command undoes it."""
        if (table := self._model.table) is not None:
            only, ticked = set(rows), table.marks.ticked
            self._change("ticked", lost=ticked - only, gained=only - ticked)

    def tick_shown(self) -> None:
        """Tick every hit that the filter lets through."""
        self.tick(self._model.visible_rows().tolist())

    def untick_all(self) -> None:
        """Take every tick away, of hits that the filter hides as well."""
        if (table := self._model.table) is not None:
            self._change("ticked", lost=set(table.marks.ticked))

    def invert_shown(self) -> None:
        """Tick what is unticked and the other way round, of the hits that the filter lets through."""
        if (table := self._model.table) is not None:
            shown, ticked = set(self._model.visible_rows().tolist()), table.marks.ticked
            self._change("ticked", lost=shown & ticked, gained=shown - ticked)

    def undo(self) -> None:
        """Take back the last change of ticks or pins of the hits shown."""
        change = self._last_change()
        if change is None:
            return
        self._changes.remove(change)
        marked: set[int] = getattr(change.table.marks, change.kind)
        marked.update(change.lost)
        marked.difference_update(change.gained)
        self._say_changed()
        self.undo_gone.emit()

    def toggle_pins(self) -> None:
        """Pin the selected hits to the top; if all of them are pinned, let them go."""
        self._toggle("pinned")

    def edit_note(self) -> None:
        """Ask for a note on the current hit."""
        row, table = self._current(), self._model.table
        if row < 0 or table is None:
            return
        if self._note_editor is None:
            self._note_editor = NoteEditor(self._table)
            self._note_editor.written.connect(self._take_note)
        self._table.scrollTo(self._table.currentIndex())
        below = self._table.visualRect(self._table.currentIndex()).bottomLeft()
        name = table.brief("subject", row)
        place = self._table.viewport().mapToGlobal(below)
        self._note_editor.open((table, row), name, table.marks.notes.get(row, ""), place)

    def open_page(self) -> None:
        """Show the current hit's page in the browser."""
        if page := self._page():
            open_page(page, MessageBar.of(self._table))

    def follow(self) -> None:
        """Enable what makes sense for the rows in hand, and say why where it does not."""
        table = self._model.table
        parts = self._selected()
        some = bool(parts)
        for action in (self.tick_action, self.pin_action):
            action.setEnabled(some)
        marks = table.marks if table is not None else Marks()
        self.pin_action.setChecked(_all_in(marks.pinned, parts))
        self.tick_action.setText(_UNTICK if _all_in(marks.ticked, parts) else _TICK)
        self._say_whose(sum(map(len, parts)))
        self.note_action.setEnabled(self._current() >= 0)
        for action in (self.shown_action, self.invert_action):
            action.setEnabled(self._model.rowCount() > 0)
        self.none_action.setEnabled(table is not None and bool(table.marks.ticked))
        change = self._last_change()
        self.undo_action.setEnabled(change is not None)
        self.undo_action.setText(change.undo_text if change is not None else _UNDO)
        page = self._page()
        self.page_action.setEnabled(bool(page))
        why_not = "No page to open: the header has no accession of UniProt, NCBI, PDB or Ensembl."
        self.page_action.setToolTip(page or (why_not if self._current() >= 0 else "No hit is chosen."))
        self.page_action.setStatusTip(self.page_action.toolTip())

    def _say_whose(self, selected: int) -> None:
        """Say how many hits are pinned where several are selected, and which one note and page are of."""
        row, table = self._current(), self._model.table
        if selected > 1 and row >= 0 and table is not None:
            pin, name = f"&Pin {selected:,} hits to the top", table.brief("subject", row).replace("&", "&&")
            note, page = f"&Note on {name}…", f"&Open the page of {name} in the browser"
        else:
            pin, note, page = "&Pin to the top", "&Note…", "&Open its page in the browser"
        self.pin_action.setText(pin)
        self.note_action.setText(note)
        self.page_action.setText(page)

    def _page(self) -> str | None:
        row, table = self._current(), self._model.table
        return page_of(fields_of(table.header(row))) if row >= 0 and table is not None else None

    def _current(self) -> int:
        """Return the hit row the keyboard is at; -1 for none."""
        return self._model.hit_row(self._table.currentIndex().row())

    def _selected(self) -> list[NDArray[np.int64]]:
        """Return the selected hit rows in stretches."""
        rows = self._model.visible_rows()
        ranges = self._table.selectionModel().selection()
        return [rows[part.top() : part.bottom() + 1] for part in ranges.toList() if part.isValid()]

    def _selected_rows(self) -> set[int]:
        return {row for part in self._selected() for row in part.tolist()}

    def _toggle(self, kind: str) -> None:
        """Mark the selected hits; if all of them are marked, take the marks away."""
        if (table := self._model.table) is not None:
            rows = self._selected_rows()
            self._mark(kind, rows, on=not rows <= getattr(table.marks, kind))

    def _mark(self, kind: str, rows: int | Iterable[int], on: bool) -> None:
        """Mark hit rows of the table shown, or take their marks away."""
        if (table := self._model.table) is not None:
            meant = {rows} if isinstance(rows, int) else set(rows)
            marked: set[int] = getattr(table.marks, kind)
            if on:
                self._change(kind, gained=meant - marked)
            else:
                self._change(kind, lost=meant & marked)

    def _change(self, kind: str, *, lost: Set[int] = frozenset(), gained: Set[int] = frozenset()) -> None:
        """Take marks from rows of the table shown that have them, give them to others, and say so."""
        table = self._model.table
        assert table is not None
        marked: set[int] = getattr(table.marks, kind)
        before = len(marked)
        marked.difference_update(lost)
        marked.update(gained)
        self.undo_gone.emit()
        if not lost and not gained:
            self._say_changed()
            return
        done = _Change(table, kind, lost, gained, before)
        self._changes.append(done)
        self._say_changed()
        if len(lost) > 1 or len(gained) > before > 0:
            self.many_changed.emit(done.words)

    def _last_change(self) -> _Change | None:
        """Return what `undo` takes back; None for nothing."""
        table = self._model.table
        return next((change for change in reversed(self._changes) if change.table is table), None)

    def _say_changed(self) -> None:
        self._model.marks_changed()
        self._tell()

    def _tell(self) -> None:
        self.follow()
        self.changed.emit()

    def _take_note(self, subject: tuple[HitTable, int], note: str) -> None:
        table, row = subject
        if table is self._model.table:
            self.note(row, note)

    def _action(self, text: str, key: str, command: Callable[[], None]) -> QAction:
        action = QAction(text, self._table)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _checked=False: command())
        self.menu.addAction(action)
        self._table.addAction(action)
        return action


def _all_in(marked: set[int], parts: list[NDArray[np.int64]]) -> bool:
    """Whether there are rows, all of them marked; of half a million not each is looked up."""
    few = 0 < sum(map(len, parts)) <= len(marked)
    return few and all(marked.issuperset(part.tolist()) for part in parts)
