"""What dropping files on the window means."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from swathe.core.errors import FastaError
from swathe.core.sequences.fasta import beginning_of
from swathe.core.sequences.fasta_faults import SAVED_COMPARISON, known_format
from swathe.gui.search.inputs import files_in, is_named_pssm, looks_like_results, with_names
from swathe.gui.widgets.field import Field

RUN = ".swr"
"""How names of saved runs end."""


class Place(Enum):
    """Where on the window something was dropped."""

    QUERY = "query"
    DATABASE = "database"
    ELSEWHERE = "elsewhere"


@dataclass(frozen=True)
class Drop:
    """What to do with what was dropped: queries and at most one database, or something to ask or to say.

    `queries` are several files, or PSSMs, of which it is clear what they are; `databases` are several to
    be searched together; `run` is a saved run, or a table of hits, `comparison` a
    saved one of kernels. `place` is where a `problem` is to be said.
    """

    query: Path | None = None
    queries: tuple[Path, ...] = ()
    database: Path | None = None
    databases: tuple[Path, ...] = ()
    run: Path | None = None
    comparison: Path | None = None
    ask: Path | None = None
    text: str = ""
    problem: str = ""
    place: Place = Place.ELSEWHERE


def understand(paths: list[Path], place: Place) -> Drop:
    """Decide by place, kind and size.

    What falls on a field is all that field's, which says what it cannot take. Elsewhere a ``.swdb`` file is a
    database, and several are; PSSMs (``.pssm``, also compressed) are queries, any number of them, beside at
    most one database; the larger one of two other files is the database, and one is asked about. A table of
    hits, or another file of results, opens, as its first lines show, and a saved run (``.swr``) wherever it
    falls: both come alone, and so does a saved comparison of kernels. Of a file of another kind it is said
    what it is.
    """
    folder = next((path for path in paths if path.is_dir()), None)
    if folder is not None:
        files = "FASTA files" if place is Place.QUERY else "FASTA files or a .swdb database"
        return Drop(problem=f"{folder.name} is a folder. Choose {files} in it.", place=place)
    runs = [path for path in paths if path.suffix.lower() == RUN]
    if runs and len(paths) > 1:
        return Drop(problem=f"{runs[0].name} is a saved run. Drop it by itself to open it.", place=place)
    if runs:
        return Drop(run=runs[0])
    if place is Place.QUERY:
        return Drop(query=paths[0]) if len(paths) == 1 else Drop(queries=tuple(paths))
    if place is Place.DATABASE:
        return Drop(database=paths[0]) if len(paths) == 1 else Drop(databases=tuple(paths))
    results = next(filter(looks_like_results, paths), None)
    if results is not None and len(paths) > 1:
        words = f"{results.name} seems to hold results of a search. Drop it by itself to open it."
        return Drop(problem=words)
    if results is not None:
        return Drop(run=results)
    pssms = tuple(path for path in paths if is_named_pssm(path))
    packed = [path for path in paths if path.suffix.lower() == ".swdb"]
    if pssms and len(paths) - len(pssms) <= 1:
        return Drop(queries=pssms, database=next((path for path in paths if path not in pssms), None))
    if len(paths) > 1 and len(packed) == len(paths):
        return Drop(databases=tuple(paths))
    if len(paths) > 2:
        return Drop(
            problem=(
                f"{len(paths)} files were dropped. Drop a query, a database, or one of each; or several "
                "queries on the query field, or several databases on the database field."
            )
        )
    if len(paths) == 2:
        query, database = sorted(paths, key=lambda path: (path in packed, _size(path)))
        return Drop(query=query, database=database)
    return Drop(database=paths[0]) if packed else _understand_one(paths[0])


def _understand_one(path: Path) -> Drop:
    """Decide by its beginning about a file that its name says nothing of, and that holds no results."""
    try:
        known = known_format(beginning_of(path))
    except FastaError as error:
        return Drop(problem=with_names(str(error), [path]))
    if known is not None and known.words == SAVED_COMPARISON:
        return Drop(comparison=path)
    if known is not None and not known.place:
        return Drop(problem=f"{path.name}: this is {known.words}, not FASTA. {known.hint}")
    return Drop(ask=path)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


class DropTarget(QObject):
    """Let a window take files and text, and mark its fields for them while something is dragged over it."""

    dropped = Signal(object)
    hovered = Signal(bool)
    """Whether something that could be dropped is over the window: True as it comes, False as it leaves."""

    def __init__(self, window: QWidget, query: Field, database: Field) -> None:
        super().__init__(window)
        self._window = window
        self._query = query
        self._database = database
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the window's drag and drop events."""
        match event.type():
            case QEvent.Type.DragEnter | QEvent.Type.DragMove if isinstance(event, QDropEvent):
                data = event.mimeData()
                if not data.hasUrls() and not data.hasText():
                    return False
                if event.type() is QEvent.Type.DragEnter:
                    self.hovered.emit(True)
                self._invite(
                    "Drop here as the query",
                    "Drop here as the database" if data.hasUrls() else "",
                )
                event.acceptProposedAction()
                return True
            case QEvent.Type.DragLeave:
                self._invite("", "")
                self.hovered.emit(False)
                return True
            case QEvent.Type.Drop if isinstance(event, QDropEvent):
                self._invite("", "")
                self._drop(event)
                return True
        return False

    def _drop(self, event: QDropEvent) -> None:
        paths, place = files_in(event.mimeData()), self._place(event.position().toPoint())
        if paths:
            self.dropped.emit(understand(paths, place))
        elif event.mimeData().hasUrls():
            words = "Only files on this computer can be dropped. Save it as a file first."
            self.dropped.emit(Drop(problem=words, place=place))
        else:
            self.dropped.emit(Drop(text=event.mimeData().text()))
        self.hovered.emit(False)
        event.acceptProposedAction()

    def _place(self, point: QPoint) -> Place:
        for field, place in ((self._query, Place.QUERY), (self._database, Place.DATABASE)):
            area = QRect(field.mapTo(self._window, QPoint(0, 0)), field.size())
            if field.isVisible() and area.contains(point):
                return place
        return Place.ELSEWHERE

    def _invite(self, query: str, database: str) -> None:
        self._query.invite_drop(query)
        self._database.invite_drop(database)
