"""The database, or several: opened, dropped or one of the recent ones, looked into before the search."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from collections.abc import Sequence as Several
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from swathe.core.cancel import CancelToken
from swathe.core.database import Database, ImportProgress, PackedDatabase
from swathe.core.database.joined import distinct_names, join
from swathe.core.database.nucleotides import problem_of_database, remark_on_database, share_of
from swathe.core.errors import FastaError, SwatheError
from swathe.core.system.resources import sample_database
from swathe.core.system.words import counted
from swathe.gui.search.database_rows import DatabaseRows, about_part, newer_action
from swathe.gui.search.inputs import (
    about_address,
    about_results,
    address_in,
    files_in,
    is_named_pssm,
    opens_as_results,
    with_names,
)
from swathe.gui.search.query_field import EDITABLE, reads_as_query
from swathe.gui.search.query_repairs import accessions_in, more_faults, text_of
from swathe.gui.widgets.field import Action, Field, name_box
from swathe.gui.widgets.focus import last_key
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Task
from swathe.gui.work.worker import AnyTask, BackgroundThread

_TRANSLATING: Final = (
    "EMBOSS's transeq translates nucleotides in all six frames; Prodigal finds the genes of bacteria and "
    "translates them. NCBI and Ensembl have the proteins of most genomes to download (.faa, .pep.all.fa)."
)
"""How genes become a database of proteins."""
_TRANSLATE_HERE: Final = "Use it as the query to translate it, or choose proteins."
_TRANSLATE_FIRST: Final = "Translate them first (EMBOSS transeq, Prodigal) or choose proteins."


@dataclass(frozen=True, slots=True)
class _Chosen:
    """The databases chosen."""

    paths: tuple[Path, ...]
    database: Database
    nucleotides: float
    anyway: bool
    searchable: bool


@dataclass(frozen=True, slots=True)
class _Unopened:
    """Why some of the files chosen cannot be read, in their order; `others` can be.

    `results` are those that hold hits of a search, and `queries` those that could be the query. `instead`
    are databases whose reading they broke off.
    """

    errors: tuple[str, ...]
    others: tuple[Path, ...]
    results: tuple[Path, ...]
    queries: tuple[Path, ...]
    instead: _Chosen | None = None


class DatabaseField(Field):
    """Hold the path of one database, or of several that are searched as one, and what is in them.

    They are read in the background as soon as they are chosen. Those that cannot be read leave what was there
    before, or was being read, and so do those that are of no use, empty or nucleotides, if what was there can
    be searched.
    """

    open_requested = Signal()
    add_requested = Signal()
    newer_wanted = Signal(object)
    opening = Signal(object)
    query_meant = Signal(object)
    """The path of what was opened here and is to be the query."""
    results_meant = Signal(object)
    """The path of what was opened here and is to be shown as results."""

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__("&Database")
        self._background = background
        self._paths: tuple[Path, ...] = ()
        self._task: AnyTask | None = None
        self._opening: tuple[tuple[Path, ...], ...] = ()  # what the task reads, then what that broke off
        self._counts: dict[Path, str] = {}
        self._query_files: tuple[Path, ...] = ()
        self.database: Database | None = None
        self._nucleotides = 0.0
        self._refused = False  # whether it is said that something could not be taken
        self._required = False  # whether what is read stays chosen, readable or not
        self._before: _Chosen | None = None  # while others are read: what there was before them
        self.anyway = OutlinedCheckBox("Search with nucleotides anyway")
        self.anyway.setAccessibleName("Search in a database of nucleotides anyway")
        self.anyway.setToolTip("To find what their proteins are like, translate the nucleotides first")
        self.anyway.hide()
        self.anyway.toggled.connect(self._redescribe)
        self.combo = name_box("Database", 12)
        self.combo.setPlaceholderText("Open or drop a FASTA file")
        self.combo.view().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.combo.activated.connect(self._on_activated)
        self.heading.setBuddy(self.combo)
        self.open_button = QToolButton(text="Open…", accessibleName="Open a database")
        self.open_button.setToolTip("Open a FASTA file (gz, bz2, xz, zst too) or a .swdb database (Ctrl+D)")
        self.open_button.clicked.connect(self.open_requested)
        self.add_button = QToolButton(text="+", accessibleName="Add a database")
        self.add_button.setToolTip(
            "Add databases, which are searched together with this one as if all were one"
        )
        self.add_button.clicked.connect(self.add_requested)
        self.add_button.setAutoRaise(True)
        self.add_button.hide()
        self.rows = DatabaseRows()
        self.rows.removed.connect(self.remove)
        self.rows.newer_wanted.connect(self.newer_wanted)
        self.title_line.addStrut(self.note.info.sizeHint().height())  # it comes and moves nothing
        self.title_line.addWidget(self.note.info)
        self.title_line.addWidget(self.add_button)
        self.title_line.addWidget(self.open_button)
        self.note.tab_from(self.combo, self.open_button)
        self.body.addWidget(self.combo)
        self.body.addWidget(self.rows)
        self._said = QWidget()
        column = QVBoxLayout(self._said, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.note)
        column.addWidget(self.anyway)
        column.addStretch()
        self._keep_room()
        self.body.addWidget(self._said)
        self._say_nothing_chosen()

    def _keep_room(self) -> None:
        """Have below the database the room of what may be wrong with it: then nothing moves when it is said.

        A second database's line takes of it, so that its coming moves nothing either.
        """
        lines = 3 * self.fontMetrics().lineSpacing() + SPACE // 2 + self.anyway.sizeHint().height()
        more = self.rows.height() - self.combo.sizeHint().height() if len(self._paths) > 1 else 0
        self._said.setMinimumHeight(max(lines - more, 0))

    @property
    def path(self) -> Path | None:
        """The database chosen; the first of several."""
        return self._paths[0] if self._paths else None

    @property
    def paths(self) -> tuple[Path, ...]:
        """All databases chosen."""
        return self._paths

    @property
    def reading(self) -> AnyTask | None:
        """The task that is opening the database, while it does."""
        return self._task

    @property
    def holds_queries(self) -> bool:
        """Whether a database is one of the files that hold the queries."""
        files = {path.resolve() for path in self._query_files}
        return any(path.resolve() in files for path in self._paths)

    def set_recent(self, paths: list[Path]) -> None:
        """Offer the databases used last."""
        self.combo.clear()
        for path in paths:
            counts = self._counts.get(path) if path != self.path else None
            self.combo.addItem(f"{path.name} · {counts}" if counts else path.name, str(path))
            self.combo.setItemData(self.combo.count() - 1, str(path), Qt.ItemDataRole.ToolTipRole)
        self.combo.setCurrentIndex(self.combo.findData(str(self.path)) if self.path else -1)
        if self.path and self.combo.currentIndex() < 0:
            self.combo.insertItem(0, self.path.name, str(self.path))
            self.combo.setCurrentIndex(0)
        self.combo.setToolTip(tooltip_text(str(self.path or "")))

    def add(self, paths: Iterable[Path]) -> None:
        """Search other databases, too; those that are chosen already stay as they are."""
        files = {path.resolve() for path in self._paths}
        new = [path for path in dict.fromkeys(paths) if path.resolve() not in files]
        if new:
            self.open(*self._paths, *new)

    def remove(self, path: Path) -> None:
        """Leave one of several databases out."""
        rest = [one for one in self._paths if one != path]
        if rest:
            self.open(*rest)
            (self.rows.rows[0].cross if len(rest) > 1 else self.combo).setFocus()

    def open(self, *paths: Path) -> None:
        """Choose databases and read what is in them in the background; FASTA files are imported."""
        if self._task is not None:
            self._task.drop()
        paths = tuple(dict.fromkeys(paths))  # a file that is given twice is meant once
        opening = self._opening = (paths, *(self._opening if self._task is not None else ()))
        if self.database is not None:
            held = (self._paths, self.database, self._nucleotides, self.anyway.isChecked())
            self._before = _Chosen(*held, searchable=not self.problem)
        self.database, self._refused, self._required = None, False, False
        self._key = last_key()
        self._choose(paths)
        self.anyway.setChecked(False)
        self.anyway.hide()
        several = len(paths) > 1
        self.set_problem(
            "", f"Opening {paths[0].name}…" if not several else f"Opening {len(paths)} databases…"
        )

        def work(token: CancelToken) -> Generator[ImportProgress, None, tuple[Database, float] | _Unopened]:
            first, *broken_off = opening
            opened = yield from _opened(first, token)
            if isinstance(opened, _Unopened):
                for some in broken_off:
                    other = yield from _opened(some, token)
                    if not isinstance(other, _Unopened):
                        instead = _Chosen(some, *other, anyway=False, searchable=True)
                        return replace(opened, instead=instead)
            return opened

        self._task = self._background.start(
            Task(
                "open database",
                work,
                self._on_opened,
                self._on_progress,
                self._on_cancelled,
                self._on_failed,
            )
        )

    def paste(self, data: QMimeData) -> bool:
        """Take files that were copied; return whether what was copied is anything for this field."""
        if files := files_in(data):
            self.open(*files)
        elif address := address_in(data.text()):
            words, actions = about_address(address, MessageBar.of(self))
            self.refuse(words, actions=actions)
        else:
            return False
        return True

    def require(self, *paths: Path) -> None:
        """Choose databases that no others stand in for: those of a run, or of the last time.

        If they cannot be read, they stay chosen and it is said what is wrong.
        """
        self.database = self._before = None
        self._opening = ()
        self.open(*paths)
        self._required = True

    def compare_queries(self, files: tuple[Path, ...]) -> None:
        """Say where a database is one of the files that hold the queries."""
        if files != self._query_files:
            self._query_files = files
            if not self._refused:
                self._redescribe()

    def forget_refused(self) -> None:
        """Say no more what could not be taken, where there is a database: something else is news now."""
        if self._refused:
            self._refused = False
            self._redescribe()

    def _choose(self, paths: tuple[Path, ...]) -> None:
        """Show that these are the databases."""
        self._paths = paths
        several = len(paths) > 1
        self.rows.show_paths(paths, distinct_names(paths))
        self.combo.setHidden(several)
        self._keep_room()
        self.add_button.setVisible(bool(paths))
        self.heading.setText("&Databases" if several else "&Database")
        self.opening.emit(paths)

    def save(self, settings: WindowSettings) -> None:
        """Remember the databases for the next start."""
        settings.write("database/path", "\n".join(map(str, self._paths)))

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the databases of the last time, even if they are gone: their absence is then said."""
        if paths := [Path(path) for path in settings.read("database/path", "", str).split("\n") if path]:
            self.require(*paths)

    def _on_activated(self, index: int) -> None:
        self.open(Path(self.combo.itemData(index)))

    def _on_progress(self, progress: ImportProgress) -> None:
        if progress.bytes_total and progress.seconds > 0.2:
            share = 100 * progress.bytes_done / progress.bytes_total
            speed = progress.bytes_done / progress.seconds / 1e6
            first = "Reading for the first time: {:.0f} % · {:,.0f} MB/s"
            words = "Checking: {:.0f} % · {:,.0f} MB/s" if progress.checking else first
            self.note.say(words.format(share, speed))

    def _on_opened(self, opened: tuple[Database, float] | _Unopened) -> None:
        self._task = None
        if isinstance(opened, _Unopened):
            self._on_unread(opened)
            return
        database, nucleotides = opened
        if self._before is not None and self._before.searchable:
            if not database.n_residues:
                self._go_back(_no_residues(database))
                return
            if problem_of_database(database.name, nucleotides):
                actions = [("Search in it anyway", partial(self._take_anyway, self._paths, opened))]
                how = _TRANSLATE_FIRST
                if len(self._paths) == 1 and database.n_residues <= EDITABLE:
                    how = _TRANSLATE_HERE
                    use = partial(self._give_to, self.query_meant, self._paths[0])
                    actions.insert(0, ("Use as query", use))  # which can be translated here
                words = f"{_of_nucleotides(database)}, not proteins. {how}"
                self._go_back(words, _TRANSLATING, actions=actions)
                return
        self.database, self._nucleotides, self._before = database, nucleotides, None
        self._describe(database)

    def _take_anyway(self, paths: tuple[Path, ...], opened: tuple[Database, float]) -> None:
        """Search in a database of nucleotides that another one was kept for."""
        self._choose(paths)
        self.database, self._nucleotides = opened
        self.anyway.setChecked(True)
        self._describe(self.database)

    def _on_cancelled(self) -> None:
        self._task = None
        self.set_problem("", "Reading was cancelled; the search will read it again")

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        known = isinstance(error, SwatheError)
        self._fail(str(error) if known else "The database could not be opened.")
        if not known:
            raise error

    def _on_unread(self, unread: _Unopened) -> None:
        """Say why files cannot be read, and what became of the others, which can be opened without them."""
        self._before = unread.instead or self._before
        tried, actions = self._paths, list[Action]()
        words, more = unread.errors[0], len(unread.errors) - 1
        if more:
            words += " {} cannot be read either.".format(counted(more, "more file"))
        held = self._before.paths if self._before is not None else ()
        new = [path for path in tried if path not in held]
        taken = self._required or len(tried) == 1
        if len(new) > 1 and not taken:
            words += f"\nNone of the {len(new):,} files was taken."
        if meant := [path for path in unread.others if path in new]:
            which = "other" if len(meant) == 1 else "others"
            actions.append((f"Open the {which}", partial(self.open, *unread.others)))
        if len(tried) == 1 and unread.queries:
            actions.append(("Use as query", partial(self._give_to, self.query_meant, tried[0])))
        if len(tried) == 1 and unread.results:
            actions.append(("Open as results", partial(self._give_to, self.results_meant, tried[0])))
        self._fail(words, actions)
        if not taken and self.database is None:
            self._choose(())

    def _fail(self, whole: str, actions: Several[Action] = ()) -> None:
        """Say why what was chosen cannot be the database, and have the one from before if there is one."""
        brief = with_names(whole, self._paths)
        more = whole if brief != whole else ""
        if self._before is None:
            self.set_problem(brief, more=more, actions=actions)
        else:
            self._go_back(brief, more, actions)
        self.note.take_keys(self._key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close what is said of files, wherever in the field the keys are."""
        if event.key() == Qt.Key.Key_Escape and self._refused:
            self.forget_refused()
        else:
            super().keyPressEvent(event)

    def _give_to(self, meant: SignalInstance, path: Path) -> None:
        """Say no more that a file cannot be the database: it is taken elsewhere."""
        if self.database is None:
            self._choose(())
            self._say_nothing_chosen()
        self._redescribe()
        meant.emit(path)

    def _go_back(self, sentence: str, more: str = "", actions: Several[Action] = ()) -> None:
        """Have the databases from before again, and say why."""
        assert self._before is not None
        held, self._before = self._before, None
        self.database, self._nucleotides = held.database, held.nucleotides
        self._choose(held.paths)
        self.anyway.setChecked(held.anyway)
        self._describe(held.database)
        self.refuse(sentence, more, actions)

    def refuse(self, sentence: str, more: str = "", actions: Several[Action] = ()) -> None:
        """Say what could not be taken as the database, and which there is."""
        if not self._paths:
            self.set_problem(sentence, actions=actions)
            return
        self._refused = True
        names = [f"“{name}”" for name in distinct_names(self._paths)]
        still = f"The database is still {names[0]}." if len(names) == 1 else _are_still(names)
        more = "\n".join(filter(None, (more, self.note.info.words)))
        words = f"{sentence}\n{still}"
        if self.problem and not self.anyway.isHidden():  # the box below needs what it is about
            words = f"{sentence}\nStill {' and '.join(names)}, of nucleotides."  # in one line
            self.set_problem(words, actions=actions, more=more)
        elif self.problem:
            self.set_problem(f"{words}\n\n{self.problem}", actions=actions, more=more)
        else:
            self.set_problem("", words, warning=True, actions=actions, more=more)

    def _describe(self, database: Database) -> None:
        counts = counted(database.n_sequences, "sequence")
        for path, part in zip(self._paths, database.parts, strict=True):
            self._counts[path] = counted(part.manifest.n_sequences, "sequence")
        self.rows.describe(database.parts)
        if len(self._paths) == 1:
            self.combo.setItemText(self.combo.currentIndex(), self._paths[0].name)
        if database.n_residues == 0:
            self.set_problem(_no_residues(database))
            return
        problem = problem_of_database(database.name, self._nucleotides)
        self.anyway.setVisible(bool(problem))
        if problem and not self.anyway.isChecked():
            words = f"{_of_nucleotides(database)}, not proteins. {_TRANSLATE_FIRST}"
            self.set_problem(words, more=_TRANSLATING)
            return
        if self._paths == (sample_database(),):  # it stays in the form when the sample has been tried
            counts += ", only the sample"
        remarks = list[str]()
        if self.holds_queries:
            which = "The database" if len(self._paths) == 1 else "One of the databases"
            remarks.append(f"{which} is the query file.")
        remarks += (part.manifest.notes.about_names(Path(part.manifest.source)) for part in database.parts)
        if said := " ".join(filter(None, remarks)):
            counts += f". {said}"
        mixed = problem or remark_on_database(database.name, self._nucleotides)
        one = len(self._paths) == 1
        more = about_part(database.parts[0], self._paths[0]) if one else ""  # of several, each line says it
        ask = newer_action(database.parts[0], self.newer_wanted.emit)
        self.set_problem("", mixed or counts, warning=bool(mixed), more=more, more_action=ask)

    def _redescribe(self) -> None:
        if self.database is not None:
            self._describe(self.database)

    def _say_nothing_chosen(self) -> None:
        self.set_problem("")
        self.problem = "Choose a database."


def _opened(
    paths: tuple[Path, ...], token: CancelToken
) -> Generator[ImportProgress, None, tuple[Database, float] | _Unopened]:
    """Open databases as one, with the share of nucleotides in it."""
    from swathe.core.database import open_database

    opened, errors, others = list[PackedDatabase](), list[str](), list[Path]()
    results, queries = list[Path](), list[Path]()
    for path in paths:
        try:
            opened.append((yield from open_database(path, token)))
            others.append(path)
        except SwatheError as error:
            if (words := about_results(path, error)) and opens_as_results(path):
                results.append(path)
            elif is_named_pssm(path) or reads_as_query(path):
                queries.append(path)
            words = words or _about_accessions(path)
            errors.append(words or str(_with_all_faults(error)))
    if errors:
        return _Unopened(tuple(errors), tuple(others), tuple(results), tuple(queries))
    database = join(opened, paths) if len(paths) > 1 else opened[0]
    return database, share_of(database)


def _about_accessions(path: Path) -> str:
    """Say that a file holds names of sequences in place of them; '' of any other."""
    if not (accessions := accessions_in(text_of(path))):
        return ""
    what = "an accession, not a sequence" if len(accessions) == 1 else "accessions, not sequences"
    return f"{path} holds {what}. Choose a FASTA file that has the proteins."


def _no_residues(database: Database) -> str:
    return f"{database.name} holds no residues: there is nothing to compare with. Open another file."


def _of_nucleotides(database: Database) -> str:
    seems = "seems" if len(database.parts) == 1 else "seem"
    return f"{database.name} {seems} to be nucleotides"


def _with_all_faults(error: SwatheError) -> SwatheError:
    """Return the error of a file; that of its first faulty record with a sentence on its others."""
    if not isinstance(error, FastaError) or error.line is None:
        return error
    hint = f"{error.hint}{more_faults(text_of(Path(error.source)))}"
    return FastaError(error.source, error.problem, hint, record=error.record, line=error.line)


def _are_still(names: list[str]) -> str:
    return f"The databases are still {', '.join(names[:-1])} and {names[-1]}."
