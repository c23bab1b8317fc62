"""A page that compares the sequences of files: what to compare, how far it is, and what was found."""

from __future__ import annotations

import os
from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.errors import (
    DeviceError,
    EngineUnavailable,
    FastaError,
    InvalidRequest,
    NucleotideInput,
    SwatheError,
)
from swathe.core.search.events import Estimating, Importing, PairsAligning, Warned
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.fasta_faults import listed, under_names
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.evalues import LABELS
from swathe.core.statistics.presets import DEFAULT, PRESETS, SHORT, SHORT_QUERY, preset_of, scores_low
from swathe.core.system.files import atomic_file
from swathe.core.system.words import bound_text, counted, rate_text, seconds_text
from swathe.gui.search.form import PrimaryButton, SearchForm
from swathe.gui.search.kernel_choice import AUTO
from swathe.gui.search.page_search import PageSearchController
from swathe.gui.search.query_repairs import text_of
from swathe.gui.search.short_queries import AboutShort, about_short
from swathe.gui.widgets.command import Instead
from swathe.gui.widgets.field import FoldingLabel, InfoButton, WrappedLabel
from swathe.gui.widgets.file_dialogs import FileDialogs, stem_of
from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.line_edit import LineEdit, NumberEdit, above_zero
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.pages import Loss, Page, back_button, nothing
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Step, Task, sentence
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from collections.abc import Generator

    from swathe.core.database import Database
    from swathe.core.engines.base import Engine
    from swathe.core.scoring.scheme import ScoringScheme
    from swathe.core.statistics.evalues import Method


_SMALL: Final = 100_000
"""Bytes of a file that is read while somebody chooses it: a list of peptides."""
_MANY: Final = 10_000
"""Peptides up to which each is judged while the window waits."""


def _in_small_file(path: Path) -> tuple[Sequence, ...]:
    """Return the sequences of a small file; none of a large one, or one that cannot be read."""
    with suppress(OSError, SwatheError):
        state = path.stat()
        if state.st_size <= _SMALL:
            return _read(path, state.st_mtime_ns)
    return ()


@lru_cache(maxsize=2)
def _read(path: Path, changed: int) -> tuple[Sequence, ...]:
    """Return a file's sequences, read again once it has `changed`. Raises SwatheError, OSError."""
    return read_sequences(path)[0]


class _Request(Protocol):
    @property
    def scheme(self) -> ScoringScheme:
        """Matrix and gap costs."""

    @property
    def evalue(self) -> float:
        """The bound."""

    @property
    def evalues(self) -> Method:
        """How E-values are computed."""

    def command(self) -> str:
        """Return the command that asks for the same."""


class _Body(QStackedWidget):
    """What was found, or why nothing was: it takes the room there is, and asks for the least.

    Asking for all of an alignment, it had the page scroll, and what is on it move, with every one shown.
    """

    def sizeHint(self) -> QSize:
        """Return the least size."""
        return self.minimumSizeHint()


class FilesPage(Page):
    """Take files, compare their sequences as the search form scores them, and show what is found.

    Parameters
    ----------
    form : says matrix, gap costs, engine and devices
    sides : the files to choose, by their names in the request, and as their labels call them
    evalue : the bound proposed
    """

    name: str
    """What the settings call it."""
    noun = "pair"
    """What is found, aligned and counted."""
    to_export = "which are"
    """How a sentence goes on that says whether that of a result is exported which counts."""
    start_words: str
    """What the button that starts says."""
    another = "Another search"
    """What starting again is called."""
    cancelled_words: str
    """What is said after it was cancelled."""
    earlier_words: str
    """What is added where something that was found before is shown."""
    explained = ""
    """What is said of the result beside what counts of the search form."""

    def __init__(
        self,
        form: SearchForm,
        background: BackgroundThread,
        dialogs: FileDialogs,
        settings: WindowSettings,
        sides: dict[str, str],
        evalue: str,
    ) -> None:
        super().__init__()
        self._form = form
        self._background = background
        self._dialogs = dialogs
        self._settings = settings
        self._sides = sides
        self._proposed: Path | None = None
        self._asked: Any = None  # the comparison that was started last
        self._failed = "", ""  # the command of one that failed, and why it did
        self._difference_told = ""  # the message that says what differs
        self._cancelled = False
        self._compared: _Request | None = None
        self._databases: tuple[Database, ...] = ()  # what was compared, one for each side
        self._judged: tuple[object, AboutShort] = None, AboutShort()  # of what, and what it says
        self._suited = DEFAULT  # the preset that the button takes
        self.unexported: object | None = None
        """What was found and not exported in full since: no history has it."""
        self._in_part = False  # whether a part of that was exported
        self.controller = PageSearchController(background, self.noun, self.run, self.result_of, self)
        self.messages = MessageBar(self)
        self.summary = WrappedLabel()
        self.differs = IconButton("Form holds another search", "panel")
        self.differs.setAutoRaise(False)
        self.back = back_button("Search", "Ctrl+1")
        self.export_button = QPushButton("Export…")
        self.files = {side: LineEdit() for side in sides}
        self.browse = {side: QToolButton(text="Choose…") for side in sides}
        self.fields = QGridLayout(horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        """Files, bound and the button that starts; after the files a column is free."""
        self._usual = evalue
        self.evalue = NumberEdit(evalue)
        self.evalue_label = QLabel()
        self.button = PrimaryButton()
        self.scoring = FoldingLabel(muted=True)
        self.all_scoring = InfoButton("What counts here of the search form, and what is shown")
        self.caution = WrappedLabel()
        self.suit = QPushButton()
        self.bar = QProgressBar(textVisible=False)
        self.phase = QLabel()
        self.phase.setTextFormat(Qt.TextFormat.PlainText)
        self.message = MessagePage()
        self.body = _Body()

    # What each page says

    @abstractmethod
    def run(self, request: Any, engine: Engine, token: CancelToken) -> Iterator[object]:
        """Compare in the worker, yielding events."""

    @abstractmethod
    def result_of(self, event: object) -> object | None:
        """Return what was found, where an event brings it."""

    @abstractmethod
    def request(self) -> _Request:
        """Return what the page and the form describe. Raises InvalidRequest."""

    @abstractmethod
    def export(self, then: Callable[[], object], *, whole: bool = False) -> None:
        """Ask where what is shown goes, write it there, and call `then` once that is done.

        whole : write all that was found, whatever is shown of it
        """

    def databases(self, result: Any) -> tuple[Database, ...]:
        """Return the sequences that were compared."""
        return (result.plan.database,)

    @abstractmethod
    def found_words(self) -> str:
        """Return what was found, and how much that is: ``The list of pairs of x.fasta (8 pairs)``."""

    @abstractmethod
    def result_name(self) -> str:
        """Return what is shown, within a sentence: ``the network of x.fasta``."""

    @abstractmethod
    def export_title(self) -> str:
        """Return what exporting is called in the menu."""

    @abstractmethod
    def show_result(self, result: Any) -> None:
        """Show what was found in place of the last; that stays until then, whatever becomes of a search."""

    @abstractmethod
    def result_widget(self) -> QWidget | None:
        """Return what shows it; None where a sentence does."""

    def found_any(self) -> bool:
        """Return whether anything was found that closing the window would lose."""
        return self.result_widget() is not None

    @abstractmethod
    def result_table(self) -> QWidget:
        """Return the table in front of what shows it."""

    @abstractmethod
    def words_field(self) -> QWidget | None:
        """Return the field for words that what was found is searched for; None where nothing was."""

    @abstractmethod
    def progress_words(self, event: object) -> tuple[str, int, int] | None:
        """Return what an event of the comparison says, the cells done and all; None for another event."""

    @abstractmethod
    def summary_words(self) -> str:
        """Return the heading."""

    def summary_tip(self) -> str:
        """Return what the tooltip of the heading says, '' for no more than that."""
        return ""

    def summary_links(self) -> dict[str, str]:
        """Return which parts of the heading lead to what they count, with what the page knows it by."""
        return {}

    @abstractmethod
    def empty_words(self) -> tuple[str, str]:
        """Return title and sentence of the page without a result."""

    # What the window asks for

    @property
    def state(self) -> SearchState:
        """Where the search is."""
        return self.controller.state

    def start(self) -> None:
        """Start the search that the page and the form describe."""
        try:
            request = self.request()
        except SwatheError as error:
            self.tell(error)
            return
        for side in self.files:
            path = self.path(side)
            if path is not None:
                self._settings.add_recent("databases", path)
        self._asked = request
        self.controller.start(request)

    def cancel(self) -> None:
        """Stop it."""
        self.controller.cancel()

    def why_no_export(self) -> str:
        """Return why nothing can be exported, '' where it can."""
        if self.state.busy:
            return f"{self.under_way} What it finds can be exported when it has ended."
        return f"There are no {self.noun}s to export." if self.result_widget() is None else ""

    def instead(self) -> dict[str, Instead]:
        """Return what filtering is here."""
        return {"filter": Instead(self._go_to_words, self._why_no_words)}

    def why_no_command(self) -> str:
        """Return why there is no command line."""
        return self.problem()

    def command_line(self) -> str:
        """Return the comparison that the page describes, as a command. Raises InvalidRequest."""
        return self.request().command()

    def losses(self) -> list[Loss]:
        """Return what closing the window would lose: a search that runs, and what was found before."""
        running = [Loss(self.under_way)] if self.state.busy else []
        if self.unexported is None:
            return running
        how_much = "has been exported in part only" if self._in_part else "has not been exported"
        return [*running, Loss(f"{self.found_words()} {how_much}.", partial(self.export, whole=True))]

    @Slot()
    def ask_to_export(self) -> None:
        """Ask where what was found goes, and write it there."""
        self.export(nothing)

    def save(self, settings: WindowSettings) -> None:
        """Remember files and bound for the next start; a file that was only proposed will be again."""
        for side, edit in self.files.items():
            own = self.path(side) != self._proposed
            settings.write(f"{self.name}/{side}", edit.text().strip() if own else "")
        if self.evalue_bound() is not None:
            settings.write(f"{self.name}/evalue", self.own_bound())

    def restore(self, settings: WindowSettings) -> None:
        """Bring back files and bound of the last time, files that are gone too: that is then said."""
        for side, edit in self.files.items():
            edit.setText(settings.read(f"{self.name}/{side}", "", str))
        self.evalue.setText(settings.read(f"{self.name}/evalue", self.evalue.text(), _bound))

    def take_usual(self) -> Callable[[], None]:
        """Take the bound proposed; files stay. Return what brings back the one before."""
        back = partial(self.evalue.setText, self.evalue.text())
        self.evalue.setText(self._usual)
        return back

    def come_forward(self) -> None:
        """Propose the database of the search form, until a file is chosen here or something was found."""
        last, database = list(self.files)[-1], self._form.database.path
        untouched = self.path(last) in (None, self._proposed)
        if untouched and database is not None and self.result_widget() is None and not self.state.busy:
            self.files[last].setText(str(database))
            self._proposed = self.path(last)

    def problem(self) -> str:
        """Return why the search cannot start; '' if it can."""
        if self._form.scoring.scheme is None:
            return "The search form's scoring is not complete."
        if why_not := self.forbidden():
            return why_not
        paths = [self.path(side) for side in self.files]
        absent = [side for side, path in zip(self.files, paths, strict=True) if path is None]
        if absent:
            one = "Choose a file." if len(paths) == 1 else f"Choose file {absent[0].upper()}."
            return "Choose two files." if len(absent) > 1 else one
        missing = next((path for path in paths if path is not None and not os.path.isfile(path)), None)
        if missing is not None:
            return f"There is no file {missing}."
        try:
            _evalue(self.evalue.text())
        except ValueError as error:
            return str(error)
        return ""

    def path(self, side: str) -> Path | None:
        """Return the file named for a side; None for none."""
        text = self.files[side].text().strip()
        return Path(text).expanduser() if text else None

    def chosen(self, side: str) -> Path:
        """Return the file named for a side. Raises InvalidRequest."""
        path = self.path(side)
        if path is None:
            raise InvalidRequest("file", self.problem())
        return path

    def own_bound(self) -> str:
        """Return the bound that somebody set, or left, as it was typed."""
        return self.evalue.text().strip()

    def evalue_bound(self) -> float | None:
        """Return the bound on E-values; None where there is no number above 0."""
        try:
            return _evalue(self.evalue.text())
        except ValueError:
            return None

    def write(
        self,
        what: str,
        work: Callable[[CancelToken], Generator[Step, None, None]],
        path: Path,
        then: Callable[[], object],
        share: float,
    ) -> None:
        """Have what was found written, and say what became of it.

        Parameters
        ----------
        what : what is written, in words
        then : called once it is
        share : how much it is of what was found: 0 where that cannot be had from the file, 1 for all of it
        """

        def problem(words: str) -> None:
            self.messages.show_message(Tone.PROBLEM, words)

        written = self.unexported

        def done(_: None) -> None:
            if self.unexported is written:
                self._in_part = self._in_part or share > 0
                self.unexported = written if share < 1 else None
                self.settle()
            tell_saved(self.messages, what, path)
            then()

        self._background.start(Task(f"export {what}", work, done, on_error=sentence(problem)))

    @Slot()
    def settle(self) -> None:
        """Bring buttons and sentences up to date."""
        busy, problem = self.state.busy, self.problem()
        scheme = self._form.scoring.scheme
        self.button.setText("Cancel" if busy else self.start_words)
        self.button.setToolTip("" if busy else tooltip_text(problem))
        self.button.setEnabled(busy or not problem)
        self.bar.setVisible(busy)
        if not busy:
            self.phase.setText(problem)
        self._say_unsuited()
        self.summary.set_whole(self.summary_words(), self.summary_tip(), self.summary_links())
        self._say_difference()
        self._forget_failed()
        if self._cancelled:
            self.message.say("Cancelled", f"{self.cancelled_words} {self.start_words} begins anew.")
        else:
            self.message.say(*self.empty_words())
        shown = self.result_widget()
        self.export_button.setEnabled(not self.why_no_export())
        self.body.setCurrentWidget(shown if shown is not None and not busy else self.message)
        found = shown is not None and self.found_any()
        if scheme is not None:
            said = " ".join(filter(None, (self._found_with(), self._from_form(scheme), self.explained)))
            # What was found needs the room, and has been explained; nothing of it moves for a problem.
            self.scoring.set_whole((found and (problem or self._about_found())) or said)
            self.all_scoring.say(said if found else "")
        self.phase.setVisible(busy or bool(problem and not (found and scheme)))
        self.scoring.fold(1 if found else 0)

    # What the search tells

    @Slot(object)
    def _on_state(self, state: SearchState) -> None:
        if state is SearchState.OPENING:
            self.messages.hide()
            self._cancelled = False
            many = len(self.files) > 1
            self.phase.setText("Opening the files" if many else "Opening the file")
            self.bar.setValue(0)
        elif state is SearchState.CANCELLING:
            self.phase.setText("Cancelling")
        focus = self.focusWidget()
        kept = focus is not None and focus.hasFocus()
        self.changed.emit()
        if kept and focus is not None and not focus.isVisible():  # or what is next would have it: the rail
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _on_event(self, event: object) -> None:
        match event:
            case Importing(progress):
                self._show_progress("Reading a file", progress.bytes_done, progress.bytes_total)
            case Estimating():
                self._show_progress("Estimating the statistics of matrix and gap costs", 0, 1)
            case PairsAligning():
                words = f"Aligning {event.done:,} of {counted(event.total, self.noun)}"
                self._show_progress(words, event.done, event.total)
            case Warned(words):
                self.messages.show_message(Tone.PROBLEM, words)
            case _ if self.state.busy and (said := self.progress_words(event)) is not None:
                self._show_progress(*said)

    def _show_progress(self, words: str, done: int, total: int) -> None:
        self.phase.setText(words)
        self.bar.setValue(1000 * done // max(total, 1))

    @Slot(object)
    def _on_ended(self, result: Any) -> None:
        if result is None:
            shown = self.result_widget() is not None
            self._cancelled = not shown
            words = ("Cancelled.", self.cancelled_words, self.earlier_words if shown else "")
            self.messages.show_message(Tone.NOTE, " ".join(filter(None, words)))
        else:
            self.show_result(result)
            self._scrolled.show_top()
            self._compared = result.request
            self._databases = self.databases(result)
            self.unexported = result if self.found_any() else None
            self._in_part = False
        self.changed.emit()
        if result is not None and self.button.hasFocus() and self.result_widget() is not None:
            self.result_table().setFocus(Qt.FocusReason.OtherFocusReason)
        self.finished.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, SwatheError):
            self._background.present(error)
            return
        offered: tuple[tuple[str, Callable[[], None]], ...] = ()
        if isinstance(error, DeviceError | EngineUnavailable):
            offered = (("Search on the CPU", self.controller.search_on_cpu),)
        elif isinstance(error, NucleotideInput):
            offered = (("Search anyway", self.controller.allow_nucleotides),)
        elif listing := self._listing(error):
            offered = (("Save as FASTA, one sequence per line…", partial(self._divide, *listing)),)
        self._failed = self._asked.command(), str(error)
        self.messages.show_message(Tone.PROBLEM, str(error), offered)
        self.changed.emit()

    # Inside

    def _listing(self, error: Exception) -> tuple[str, list[str]] | None:
        """Return the side whose file an error is of, with its lines, where each looks like a sequence."""
        for side in self.files:
            path = self.path(side)
            if isinstance(error, FastaError) and path is not None and str(path) == error.source:
                lines = listed(text_of(path).encode())
                return (side, lines) if lines else None
        return None

    def _divide(self, side: str, lines: list[str]) -> None:
        """Ask where a FASTA file goes that has each line as a sequence, write it, and take it instead."""
        given = self.path(side)
        assert given is not None
        title = f"Save {counted(len(lines), 'sequence')} as FASTA"
        path = self._dialogs.save("export", title, f"{stem_of(given)}.fasta", "FASTA (*.fasta *.fa *.faa)")
        if path is None:
            return
        try:
            with atomic_file(path) as file:
                file.write(under_names(lines).encode())
        except (OSError, SwatheError) as error:
            self.messages.show_message(Tone.PROBLEM, str(error))
            return
        self.files[side].setText(str(path))
        self.messages.hide()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)  # what is next

    def _described(self) -> _Request | None:
        """Return what the page and the form describe; None where that is nothing to search."""
        if self._form.scoring.scheme is None:
            return None
        try:
            return self.request()
        except SwatheError:
            return None

    def _forget_failed(self) -> None:
        """Take away why a comparison failed, and what to do about it, once the page describes another."""
        asked, why = self._failed
        described = self._described()
        if why and self.messages.text == why and (described is None or described.command() != asked):
            self.messages.hide()

    def _differences(self) -> dict[str, str]:
        """Return in a few words each what a search would do otherwise than that whose result is shown.

        By the names of what differs in the request.
        """
        asked, wanted = self._compared, self._described()
        if asked is None or wanted is None or self.state.busy:
            return {}
        found = {}
        for side, title in self._sides.items():
            old, new = getattr(asked, side), getattr(wanted, side)
            if old != new:
                names = (new, old) if new.name == old.name else (new.name, old.name)
                found[side] = "{} {} instead of {}".format(_in_sentence(title), *names)
        pairs = (
            ("evalue", *(f"E ≤ {bound_text(one.evalue)}" for one in (asked, wanted))),
            ("scheme", *(one.scheme.description for one in (asked, wanted))),
            ("evalues", *(f"E-values {LABELS[one.evalues]}" for one in (asked, wanted))),
        )
        return found | {name: f"{new} instead of {old}" for name, old, new in pairs if old != new}

    def _say_difference(self) -> None:
        """Say where the page describes another comparison than that whose result is shown."""
        said = self._difference_words()
        if self._difference_told and self.messages.text == self._difference_told != said:
            self.messages.hide()
        self.differs.setVisible(bool(said))
        self.differs.setToolTip(tooltip_text(said))
        self.differs.setAccessibleDescription(said)

    def _difference_words(self) -> str:
        """Return what another comparison would do otherwise, in a sentence; '' for nothing."""
        words = "; ".join(self._differences().values())
        return (
            f"What is shown was found with other settings. {self.another} would use {words}." if words else ""
        )

    @Slot()
    def _go_to_difference(self) -> None:
        """Say what differs, and go to the first field of the page that does; the search form is offered."""
        fields, differing = {**self.files, "evalue": self.evalue}, self._differences()
        in_form = () if differing.keys() <= fields.keys() else (("Search form", self.search_wanted.emit),)
        self._difference_told = self._difference_words()
        self.messages.show_message(Tone.NOTE, self._difference_told, in_form)
        field = fields.get(next(iter(differing), ""))
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()

    def _why_no_words(self) -> str:
        """Return why nothing can be searched for words, '' where it can."""
        there = self.words_field() is not None and not self.state.busy
        return "" if there else f"There are no {self.noun}s."

    @Slot()
    def _go_to_words(self) -> None:
        """Go to the field for words, or say why there is none: what is typed would land in another."""
        field = self.words_field()
        if field is None or self.state.busy:
            self.messages.show_message(Tone.NOTE, self._why_no_words())
        else:
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _from_form(self, scheme: ScoringScheme) -> str:
        """Return which settings of the search form count, and which do not."""
        evalues = self._form.report.method_box.currentText()
        engine, kernel = self._form.engine.engine.currentText(), self._form.engine.kernel_name
        if kernel != AUTO:
            engine = f"{engine}, kernel {kernel}"
        whence = "From the search form"
        if self._found_with():
            whence += " for the next search"
        return (
            f"{whence}: {_scored(scheme)}, E-values {evalues}, engine {engine}. Masking, taxa and rounds "
            "that are set there are not used here."
        )

    def _found_with(self) -> str:
        """Return how what is shown was scored; '' where nothing is."""
        made = self._compared
        if made is None or self.result_widget() is None:
            return ""
        return f"Found with {_scored(made.scheme)}, E-values {LABELS[made.evalues]}."

    def _about_found(self) -> str:
        """Return that another search replaces what is shown, or how it was scored once it is exported."""
        if self.unexported is None:
            return self._found_with()
        how_much = "exported in part only" if self._in_part else "not exported yet"
        return f"{self.start_words} replaces {self.result_name()}, {self.to_export} {how_much}."

    def _say_unsuited(self) -> None:
        """Say that the form's preset does not suit the sequences, as far as their lengths are known."""
        words, suited = ("", "") if self.state.busy else self._unsuited()
        self.caution.set_whole(words)
        self.caution.setVisible(bool(words))
        if not words and self.suit.hasFocus():
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.suit.setVisible(bool(words))
        if words:
            self._suited = suited
            self.suit.setText("Use Usual" if suited == DEFAULT else "Use Short peptide")
            self.suit.setVisible(bool(suited))

    def _unsuited(self) -> tuple[str, str]:
        """Return why the form's preset does not suit the sequences, and which one does; '' where it may.

        Where the sequences of one file are peptides, they are what has to be found: of them stands what the
        search form says of such queries, once the file that they are compared with is open.
        """
        scheme, method = self._form.scoring.scheme, self._form.report.method
        if scheme is None:
            return "", ""
        opened = {side: self._opened(side) for side in self.files}
        longest = {side: self._longest(side, database) for side, database in opened.items()}
        short = next((side for side, residues in longest.items() if 0 < residues <= SHORT_QUERY), None)
        if short is None:
            if preset_of(scheme, method) is not PRESETS[SHORT]:
                return "", ""
            words = (
                f"Short peptide, from the search form, is for peptides of up to about {SHORT_QUERY} residues"
            )
            known = f"; the longest sequence has {max(longest.values()):,}" if all(longest.values()) else ""
            return f"{words}{known}.", DEFAULT
        against = opened[next((side for side in self.files if side != short), short)]
        bound = self.evalue_bound()
        peptides = opened[short]
        many = peptides is not None and peptides.n_sequences > _MANY
        if against is None or bound is None or many:
            has = counted(longest[short], "residue")
            low = f"Scores are too low for sequences this short: the longest has {has}."
            return (low, SHORT) if scores_low(scheme) else ("", "")
        judged = self.path(short), peptides, against, scheme, method, bound
        if self._judged[0] != judged:
            self._judged = judged, about_short(self._sequences(short, peptides), *judged[2:])
        about = self._judged[1]
        return about.caution or about.said, about.helps

    def _opened(self, side: str) -> Database | None:
        """Return a side's sequences where they are open: since a search here, or in the search form."""
        if len(self._databases) and side not in self._differences():
            return dict(zip(self._sides, self._databases, strict=False)).get(side)
        in_form = self._form.database
        return in_form.database if in_form.paths == (self.path(side),) else None

    def _longest(self, side: str, opened: Database | None) -> int:
        """Return the residues of a side's longest sequence; 0 where they are not known before a search."""
        if opened is not None:
            return opened.longest
        return max(map(len, self._sequences(side, opened)), default=0)

    def _sequences(self, side: str, opened: Database | None) -> tuple[Sequence, ...]:
        """Return a side's sequences, of one that is not open where its file is small."""
        path = self.path(side)
        if opened is not None:
            return tuple(map(opened.sequence, range(opened.n_sequences)))
        return () if path is None else _in_small_file(path)

    @Slot()
    def _take_suited(self) -> None:
        self._form.take_preset(self._suited)

    def _ask_file(self, side: str) -> None:
        path = self._dialogs.database(f"Choose {_in_sentence(self._sides[side])}")
        if path is not None:
            self.files[side].setText(str(path))

    @Slot()
    def _on_button(self) -> None:
        if self.state.busy:
            self.cancel()
        else:
            self.start()

    @Slot()
    def _on_return(self) -> None:
        if not self.state.busy and not self.problem():
            self.start()

    def finish(self, line: QBoxLayout | None = None) -> None:
        """Lay the page out and connect it, once its parts are there; `line` goes above what is found."""
        self._lay_out(line)
        controller = self.controller
        controller.state_changed.connect(self._on_state)
        controller.progressed.connect(self._on_event)
        controller.ended.connect(self._on_ended)
        controller.failed.connect(self._on_failed)
        self.back.clicked.connect(self.search_wanted)
        self.differs.clicked.connect(self._go_to_difference)
        self.button.clicked.connect(self._on_button)
        self.suit.clicked.connect(self._take_suited)
        self.export_button.clicked.connect(self.ask_to_export)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._go_to_words)
        self.evalue.textChanged.connect(self.changed)
        for edit in (*self.files.values(), self.evalue):
            edit.returnPressed.connect(self._on_return)
        for side, button in self.browse.items():
            button.clicked.connect(lambda _=False, side=side: self._ask_file(side))
            self.files[side].textChanged.connect(self.changed)
        self.restore(self._settings)
        self.settle()

    def _lay_out(self, line: QBoxLayout | None) -> None:
        top = QHBoxLayout(spacing=SPACE)
        top.addWidget(self.back)
        lines = 2 * self.summary.fontMetrics().lineSpacing()  # which what was found may take
        self.summary.setMinimumHeight(max(lines, self.differs.sizeHint().height()))  # and nothing moves
        top.addWidget(self.summary, 1)
        top.addWidget(self.differs)
        top.addWidget(self.export_button)
        grid = self.fields
        for row, (side, title) in enumerate(self._sides.items()):
            label, name = QLabel(title), title.replace("&", "")
            label.setBuddy(self.files[side])
            self.files[side].setPlaceholderText("A FASTA file or a Swathe database")
            self.files[side].setAccessibleName(name)
            self.files[side].setAcceptDrops(False)
            self.browse[side].setAccessibleName(f"Choose {name}")
            for column, widget in enumerate((label, self.files[side], self.browse[side])):
                grid.addWidget(widget, row, column)
        self.evalue_label.setBuddy(self.evalue)
        self.evalue.setAcceptDrops(False)
        self.evalue.setMaximumWidth(self.fontMetrics().horizontalAdvance("1e-1000") + 3 * SPACE)
        self.button.setMinimumWidth(144)
        grid.addWidget(self.evalue_label, 0, 4)
        grid.addWidget(self.evalue, 0, 5)
        grid.addWidget(self.button, 0, 6, len(self._sides), 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        self.bar.setRange(0, 1000)
        self.bar.setFixedHeight(SPACE)
        self.bar.setAccessibleName("Progress")
        self.phase.setFont(tabular_font(self.phase.font()))
        self.body.addWidget(self.message)
        inner = QWidget()
        layout = QVBoxLayout(inner, spacing=SPACE)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.addLayout(top)
        layout.addLayout(grid)
        about = QHBoxLayout(spacing=SPACE // 2)
        about.addWidget(self.scoring, 1)
        about.addWidget(self.all_scoring)
        layout.addLayout(about)
        unsuited = QHBoxLayout(spacing=SPACE)
        unsuited.addWidget(self.caution, 1)
        unsuited.addWidget(self.suit)
        layout.addLayout(unsuited)
        layout.addWidget(self.phase)
        layout.addWidget(self.bar)
        if line is not None:
            layout.addLayout(line)
        layout.addWidget(self.body, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._scrolled = Scrolled(inner)
        whole.addWidget(self._scrolled)


def _evalue(text: str) -> float:
    """Return the bound that was typed. Raises ValueError with a sentence."""
    return above_zero(text, "The E-value bound must be a number above 0.")


def _bound(text: str) -> str:
    """Return a bound as it was typed. Raises ValueError for none."""
    _evalue(text)
    return text


def _scored(scheme: ScoringScheme) -> str:
    """Return matrix and gap costs, ``BLOSUM62 11/1``."""
    return f"{scheme.name} {scheme.gap_open}/{scheme.gap_extend}"


def _in_sentence(title: str) -> str:
    """Return what a field's label calls it, within a sentence: ``file A``."""
    plain = title.replace("&", "")
    return plain[:1].lower() + plain[1:]


def comparing_words(words: str, done: int, total: int, seconds: float, of: str = "") -> str:
    """Return how far a comparison of cells is, how long it takes still (`of` what), and how fast it goes."""
    left = seconds * (total - done) / max(done, 1)
    return f"{words} · {seconds_text(left)} left{of} · {rate_text(done / seconds / 1e9)}"
