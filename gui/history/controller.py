"""The runs of a window: each search goes into the history, and comes back from there or from a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from swathe.core.errors import SwatheError
from swathe.core.export.provenance import command_of
from swathe.core.headers.brief import untagged
from swathe.core.history.summary import stopped_after
from swathe.core.others.run import is_run_file
from swathe.core.search.events import SearchResult
from swathe.core.system.settings import data_directory
from swathe.core.system.words import counted, date_text
from swathe.gui.history.deletions import Deletions
from swathe.gui.history.history_tasks import HistoryTasks
from swathe.gui.history.recording import KEEPING, RunRecorder, ShownRun, found_in, read_again
from swathe.gui.history.repeating import SearchAgain
from swathe.gui.history.saving import RunFiles
from swathe.gui.search.command_line import copy_command
from swathe.gui.search.page import SearchPage
from swathe.gui.widgets.command import Command
from swathe.gui.widgets.field import Action
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import ADD_SEQUENCES
from swathe.gui.widgets.pages import Loss
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import BACKGROUND, SELECTED, Task, aside
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.history.run_file import SavedRun
    from swathe.core.search.origin import Origin
    from swathe.core.search.request import SearchRequest
    from swathe.gui.history.saving import Taker
    from swathe.gui.search.database_field import DatabaseField
    from swathe.gui.search.query_field import QueryField

_DELETED: Final = (
    "This run was deleted: closing Swathe removes it, with its ticks and notes. Click to bring it back."
)
_SAID_AT_ONCE: Final = 170
"""Letters of the remarks on a table that a message has, some three lines; all are in *About this run*."""
_NOT_KEPT: Final = (
    "Neither the history nor a file has this run as it is here: closing Swathe or another search loses it. "
    "Click to keep it in the history; Save run as… (Ctrl+S) writes it to a file."
)


class RunsController(QObject):
    """Keep the searches of a page in the history, and show runs there again that were kept or saved.

    Signals
    -------
    recent_changed() : other files are those used last
    changed() : what can be done with runs may have changed
    history_changed() : the history holds something else
    keeping_changed(bool) : whether searches are added to the history
    sequences_added(str) : the id of a run of the history that has its sequences now

    Parameters
    ----------
    messages : returns the message bar of the page in front
    """

    recent_changed = Signal()
    changed = Signal()
    history_changed = Signal()
    keeping_changed = Signal(bool)
    sequences_added = Signal(str)

    def __init__(
        self,
        search: SearchPage,
        background: BackgroundThread,
        dialogs: FileDialogs,
        settings: WindowSettings,
        messages: Callable[[], MessageBar],
    ) -> None:
        super().__init__(search)
        self._search = search
        self._background = background
        self._settings = settings
        self.messages = messages
        self.compared: Callable[[], ShownRun | None] = lambda: None
        """Returns the run of another program that is in front beside the one it is compared with."""
        self.taker: Callable[[], Taker | None] = lambda: None
        """Returns what takes a run or hits that are opened now; None where they are shown."""
        self._waiting: Callable[[], None] | None = None
        self._said: tuple[MessageBar, str] | None = None  # of a run that can be opened after a search
        self.tasks = HistoryTasks(background, data_directory(), self)
        self.deletions = Deletions(self.tasks)
        self.recorder = RunRecorder(search.controller, search.results, self.tasks, settings)
        search.significance.borderline_tested.connect(self.recorder.note_automatic_test)
        self.files = RunFiles(background, dialogs, self.tasks, self.messages, self.tell)
        self.again = SearchAgain(search, background)
        self.recorder.shown_changed.connect(self.changed)
        search.export.name_of_run = self._name_given
        search.place = self._place
        self.recorder.shown_changed.connect(self._say_name)
        self.recorder.left.connect(self._say_unkept)
        self.recorder.kept.connect(self.history_changed)
        self.deletions.changed.connect(self.changed)
        for changed in (self.recorder.shown_changed, self.deletions.changed):
            changed.connect(self._say_kept)
        self.recorder.failed.connect(self.tell)
        self.files.read.connect(self._on_read)
        self.files.sequences_met.connect(self._on_sequences)
        self.files.aligned.connect(self._on_aligned)
        self.files.saved.connect(self.recorder.file)
        search.controller.state_changed.connect(self._on_state)
        search.results.tabs.sequences_wanted.connect(self.add_sequences)
        search.rounds.rerun.connect(self._on_rerun)
        search.results.summary.keep_requested.connect(self.keep_shown)
        search.results.run.again_requested.connect(self.search_again)
        search.results.rest_requested.connect(self.search_rest)
        search.results.run.command_requested.connect(self.copy_command)

    # What the menus ask for

    def commands(self) -> list[Command]:
        """Return the rows of what can be done with runs."""
        return [
            Command("open_run", "Open r&un or hits…", self.ask_and_open, "File", 2, keys="Ctrl+Shift+O"),
            Command(
                "add_sequences",
                "Add sequen&ces…",
                self.add_sequences,
                "File",
                2,
                tip="Read the table of hits again, with sequences of queries and database: to be aligned",
                why_not=self._why_no_sequences,
                named=lambda: "Add sequen&ces…" if self._lacks_sequences else "Replace sequen&ces…",
            ),
            Command(
                "save_run",
                "Save run &as…",
                self.ask_and_save,
                "File",
                2,
                keys="Ctrl+S",
                why_not=self._why_not_here,
            ),
            Command(
                "keep_run",
                "&Keep run in the history",
                self.keep_shown,
                "File",
                2,
                tip="Add the run shown to the history, or bring it back where it was deleted",
                why_not=self._why_no_keeping,
            ),
            Command(
                "search_again",
                "&Edit and rerun",
                self.search_again,
                "Search",
                3,
                keys="Ctrl+M",
                why_not=self._why_no_rerun,
            ),
            Command(
                "copy_run_command",
                "Co&py the run's command line",
                self.copy_command,
                "Search",
                3,
                why_not=self._why_no_command,
            ),
            Command(
                "keep_history",
                "&Keep a history of searches",
                lambda: self.set_recording(not self.recorder.wanted),
                "Search",
                3,
                tip=KEEPING,
                checked=lambda: self.recorder.wanted,
            ),
            Command(
                "undo_deletion",
                "&Undo deletion",
                self.undo_deletion,
                "Search",
                3,
                why_not=self.deletions.why_no_undo,
                named=self.deletions.undo_title,
            ),
        ]

    def set_recording(self, wanted: bool) -> None:
        """Add searches to the history from now on, or no more."""
        self.recorder.want(wanted)
        self.keeping_changed.emit(wanted)
        self.changed.emit()
        shown = self.shown
        if wanted and shown is not None and not shown.kept:
            words = f"Searches are kept from now on. {untagged(shown.title)}, searched before, is not."
            self.messages().show_message(Tone.NOTE, words, (("Keep it, too", self.keep_shown),))

    @property
    def shown(self) -> ShownRun | None:
        """The run in the results page."""
        return self.recorder.shown

    def _name_given(self) -> str:
        """Return the name that somebody gave the run shown; '' for none."""
        return "" if self.shown is None else self.shown.name

    def ask_and_open(self) -> None:
        """Ask for a saved run and open it."""
        path = self.files.ask_which()
        if path is not None:
            self.open(path)

    def ask_and_save(self) -> None:
        """Ask where the run shown goes, and write it there."""
        shown = self.shown
        if shown is None or self.why_not():
            return
        path = self.files.ask_where(shown.title)
        if path is not None:
            self.files.save(shown.result, path, shown.name)

    @Slot()
    def search_again(self) -> None:
        """Fill the form from the run shown, or from the search under way."""
        run = self.shown or self.recorder.begun
        if run is not None and not run.result.plan.why_no_rerun:
            self.again.fill(run.result, untagged(run.title))

    @Slot()
    def search_rest(self) -> None:
        """Search the queries that the run shown, which was stopped, left, and add what is found to it."""
        if self.shown is not None:
            self._search.search_rest(self.shown.result)

    @Slot()
    def copy_command(self) -> None:
        """Put the command line of the run shown, or of the search under way, on the clipboard."""
        run = self.shown or self.recorder.begun
        if run is not None:
            copy_command(command_of(run.result), self._search.messages)

    @Slot()
    def add_sequences(self) -> None:
        """Ask for the sequences of the run in front, which was read from a table, and read that again."""
        if (beside := self.compared()) is not None:
            self.add_sequences_beside(beside)
        elif self.shown is not None:
            self._ask_sequences(self.shown)

    def add_sequences_beside(self, run: ShownRun) -> None:
        """Ask for the sequences of a run that is compared, and read its table again."""
        self._ask_sequences(run, partial(self._take_sequences, run, ""))

    def use_sequences(self, run: ShownRun, other: ShownRun) -> None:
        """Read the table of a run that is compared again, with the files that the other run searched."""
        origin, files = run.result.plan.origin, other.result.plan.searched_files
        if origin is not None and files is not None:
            then = partial(self._take_sequences, run, other.title)
            self.files.open(Path(origin.source), "", *files, then)

    def _ask_sequences(self, run: ShownRun, then: Callable[[SavedRun, Path], None] | None = None) -> None:
        if (origin := run.result.plan.origin) is not None:
            searched, database = map(Path, origin.searched_files)
            queries = run.result.queries
            only = queries[0].query.identifier if len(queries) == 1 else ""
            self.files.ask_sequences(Path(origin.source), (searched, database), only, then)

    def _take_sequences(self, run: ShownRun, source: str, saved: SavedRun, path: Path) -> None:
        """Let a run of the history have the sequences with which its table was read again.

        source : the run whose files they are; '' for files that were chosen
        """
        if not read_again(run.result, saved.result):
            words = f"{path.name} has other hits by now: open it as another run."
            self.messages().show_message(Tone.PROBLEM, words)
            return
        self.recorder.replace(run.id, saved.result, partial(self.sequences_added.emit, run.id))
        if self.shown is not None and self.shown.id == run.id:
            self._search.messages.hide()  # it may say that they are missing
            self._search.controller.reopen(saved.result)
            self._say_where_from(saved, run.id)
        self._say_added(saved, source)

    @Slot()
    def undo_deletion(self) -> None:
        """Bring back the runs deleted last, and say on the page in front whether more can come back."""
        back, left = self.deletions.undo(), len(self.deletions.ids)
        if not back:
            return
        words = f"{counted(back, 'run is', 'runs are')} back in the history."
        more = f" {counted(left, 'run')} deleted before can come back, too." if left else ""
        undo = (("Undo", self.undo_deletion),) if left else ()
        self.messages().show_message(Tone.NOTE, f"{words}{more}", undo, passes=True)

    @Slot()
    def keep_shown(self) -> None:
        """Add the run shown to the history; where it was deleted, undo that, and what was deleted since."""
        if self._deleted:
            while self._deleted:
                self.deletions.undo()
        else:
            self.recorder.keep()

    @property
    def _deleted(self) -> bool:
        """Whether the run shown is one of those deleted."""
        return self.shown is not None and bool(self.shown.id) and self.shown.id in self.deletions.ids

    def _why_no_keeping(self) -> str:
        """Return why the run shown need not or cannot be kept, '' where it can."""
        kept = self.shown is not None and (self.shown.id or self.shown.on_its_way) and not self._deleted
        return self._why_not_here() or ("The history has this run." if kept else "")

    @Slot()
    def _say_kept(self) -> None:
        """Say over the hits where closing the window would lose them."""
        summary = self._search.results.summary
        if self._deleted:
            summary.say_kept("Deleted", _DELETED)
        elif self.shown is None or self.shown.kept:
            summary.say_kept("")
        else:
            off = "" if self.recorder.wanted else "The history is off. "
            summary.say_kept("Not kept", off + _NOT_KEPT)

    def why_not(self) -> str:
        """Return why nothing can be done with a run shown, '' where it can."""
        if self._search.state.busy:
            return "A search is running: wait until it ends, or cancel it."
        return "" if self.shown is not None else "No runs yet."

    def _why_no_rerun(self) -> str:
        """Return why the form cannot be filled from the run shown, '' where it can."""
        run = self.shown or self.recorder.begun
        if run is None or self._search.isHidden():
            return self._why_not_here()
        return run.result.plan.why_no_rerun

    def _why_no_command(self) -> str:
        """Return why no command repeats the run shown, '' where one does."""
        if self._origin is not None:
            return self._origin.why_no_command
        begun = self.recorder.begun is not None and not self._search.isHidden()
        return "" if self.shown is None and begun else self._why_not_here()

    @property
    def _origin(self) -> Origin | None:
        """Who made the run in front, where Swathe only read it."""
        run = self.compared() or self.shown
        return None if run is None else run.result.plan.origin

    @property
    def _lacks_sequences(self) -> bool:
        """Whether sequences of the run in front were not given."""
        return self._origin is None or self._origin.missing > 0

    def _why_no_sequences(self) -> str:
        """Return why no sequences can be given to the run in front, '' where they can."""
        if self.compared() is not None:
            return ""
        if self._origin is None:
            return self._why_not_here() or "This run has its sequences: Swathe searched them."
        return self._why_not_here()

    def _why_not_here(self) -> str:
        return "Not on this page." if self._search.isHidden() else self.why_not()

    # A run comes back

    def open(self, path: Path) -> None:
        """Show a saved run, at once or when the search under way is over."""
        self.when_idle(path.name, lambda: self.files.open(path, then=self.taker()))

    def add(self, saved: SavedRun, path: Path, then: Callable[[str], None]) -> None:
        """Add a run that was read from a file to the history, to be compared; `then` gets its id."""
        self._note_opened(path)
        if self.recorder.keeps:
            self.recorder.add(saved, self.deletions.ids, then)
            return
        words = (
            f"Runs of the history are compared, and {path.name} does not go there: no history is kept. Tick "
            "Keep a history of searches, and open it again."
        )
        self.messages().show_message(Tone.PROBLEM, words)

    def _note_opened(self, path: Path) -> None:
        """List a file among those used last."""
        self._settings.add_recent("runs", path)
        self.recent_changed.emit()

    def open_kept(self, run_id: str, name: str) -> None:
        """Show a run of the history, at once or when the search under way is over."""

        def done(saved: SavedRun) -> None:
            self.show(saved, run_id)

        def failed(error: Exception) -> None:
            self.tell(error)
            self.history_changed.emit()  # another window may have deleted it

        def read() -> None:
            self.recorder.flush()  # the run to be opened may be the one shown
            self.tasks.ask("open run", lambda history: history.open(run_id), done, failed, priority=SELECTED)

        self.when_idle(untagged(name), read)

    def _place(self) -> Callable[[], None]:
        """Return what opens the run shown now, if the history has it, unless it is shown still."""
        run_id, title = ("", "") if self.shown is None else (self.shown.id, self.shown.title)

        def show_again() -> None:
            another = self.shown is None or self.shown.id != run_id
            if run_id and another and run_id not in self.deletions.ids and not self._search.state.busy:
                self.open_kept(run_id, title)

        return show_again

    def edit(self, saved: SavedRun, run_id: str) -> None:
        """Fill the form from a run of the history, beside its hits unless a search is under way."""
        shown = self.shown
        if not self._search.state.busy and (shown is None or shown.id != run_id):
            self.show(saved, run_id)
        self.again.fill(saved.result, saved.title)

    def when_idle(self, name: str, act: Callable[[], None]) -> None:
        """Do something that takes the place of the search shown: now, or when the one under way is over."""
        controller = self._search.controller
        if not controller.state.busy:
            act()
            return

        def cancel() -> None:
            self._waiting = act
            controller.cancel()

        def wait() -> None:
            self._waiting = act
            self._say_until_idle(f"{name} will open when the search ends.")

        ways = (("Open it then", wait), ("Cancel the search", cancel))
        self._say_until_idle(f"A search is running: {name} can be opened when it ends.", *ways)

    def _say_until_idle(self, words: str, *ways: Action) -> None:
        """Say on the page in front what is so while a search runs, instead of what was said so before."""
        self._withdraw()
        messages = self.messages()
        messages.show_message(Tone.NOTE, words, ways)
        self._said = (messages, words)

    def _withdraw(self) -> None:
        """Take away what is said of a run that can be opened after the search."""
        if self._said is not None:
            (messages, words), self._said = self._said, None
            if messages.text == words:
                messages.hide()

    def show(self, saved: SavedRun, run_id: str = "", *, before: bool = False) -> None:
        """Show a run that was read as if it had just been searched, and say that it was not.

        before : whether it is what the history has of a file of another program that was read just now
        """
        search = self._search
        if search.state.busy:  # begun while the file was read
            self.when_idle(untagged(saved.title), lambda: self.show(saved, run_id, before=before))
            return
        origin, left = saved.result.plan.origin, self.shown
        lost = left if left is not None and self.recorder.loses(left) else None
        search.messages.hide()
        fresh = origin is not None and not run_id and not is_run_file(saved.path)
        if fresh:
            self.recorder.take(saved.result)  # as a search that ended: the history has it, to be compared
        else:
            self.recorder.show(ShownRun(saved.result, run_id, saved.name, filed=not run_id))
        search.search_wanted.emit()
        search.controller.reopen(saved.result)
        self._say_name()
        self._say_where_from(saved, run_id)
        if fresh or before:
            self._say_read(saved, before=before, lost=lost)
        self.changed.emit()
        search.results.hits.table.setFocus()
        # The page is painted first.
        rank = Task("rank texts", aside(saved.prepare), on_error=self.tell, priority=BACKGROUND)
        self._background.start(rank)

    def _say_where_from(self, saved: SavedRun, run_id: str) -> None:
        """Say over the hits that they were not searched just now."""
        place = "from the history" if run_id else f"from {saved.path}"
        when = f"searched {date_text(saved.result.started)} with Swathe {saved.summary.version}"
        status = "complete" if saved.result.complete else stopped_after(saved.result)
        words = "From history" if run_id else f"From {saved.path.name}"
        said = f"Reopened {place} · {when} · {status} · {untagged(saved.title)}"
        if (origin := saved.result.plan.origin) is not None:
            words = f"Read from {Path(origin.source).name}"
            said = f"{words} · {origin.name} · {origin.format} · {origin.source}"
        self._search.results.summary.say_origin(words, said)

    @Slot(object, object)
    def _on_rerun(self, before: SearchRequest, request: SearchRequest) -> None:
        """Say where the result is whose rounds run again, or of all queries, and lead back to it.

        Where it is lost, that is said once it gives way.
        """
        shown, queries = self.shown, len(before.queries)
        if shown is None or self.recorder.loses(shown):
            return
        if shown.id:
            where, back = "is in History", partial(self.open_kept, shown.id, shown.title)
        else:
            where, back = "is not in History", partial(self._go_back, shown)
        words, button = f"The earlier result {where}.", "Back to the earlier result"
        if queries > len(request.queries):
            query = request.called(0)
            words = f"{query} is searched alone. The result of all {queries:,} queries {where}."
            button = f"Back to all {queries:,}"
        self._search.messages.show_message(Tone.NOTE, words, ((button, back),))

    def _go_back(self, shown: ShownRun) -> None:
        """Show a run that was shown before and is still in memory, at once or after the search under way."""

        def show_again() -> None:
            self._search.messages.hide()
            self.recorder.show(shown)
            self._search.controller.reopen(shown.result)
            self._say_name()
            self.changed.emit()

        self.when_idle(untagged(shown.title), show_again)

    @Slot(object)
    def _say_unkept(self, before: ShownRun) -> None:
        """Lead back to a run that gave way, as no history and no file has it."""
        words, back = self._way_back(before)
        self._search.messages.show_message(Tone.NOTE, words, (back,))

    def _way_back(self, lost: ShownRun) -> tuple[str, Action]:
        """Return that no history and no file has a run, and what leads back to it."""
        words = f"{untagged(lost.title)} is neither in the history nor in a file."
        return words, ("Back to it", partial(self._go_back, lost))

    def losses(self) -> list[Loss]:
        """Return what was done by hand with the run shown and closing the window would lose."""
        shown = self.shown
        if shown is None or shown.kept or not shown.by_hand:
            return []
        name = untagged(shown.title)
        words = f"{name}, with its ticks, notes and tests, is neither in the history nor in a file."
        return [Loss(words, self._save_and)]

    def _save_and(self, then: Callable[[], object]) -> None:
        """Ask where the run shown goes, write it there, and then go on."""
        shown = self.shown
        path = None if shown is None else self.files.ask_where(shown.title)
        if shown is not None and path is not None:
            self.files.save(shown.result, path, shown.name, then)

    @Slot()
    def _say_name(self) -> None:
        """Call the run shown by its name, if people gave it one."""
        self._search.name_run(self._name_given())

    def _say_read(self, saved: SavedRun, *, before: bool = False, lost: ShownRun | None = None) -> None:
        """Say what was read of another program's result, and offer what to do next.

        before : whether it was read before, and comes from the history
        lost : the run that gave way to it, if nothing else has that; to be led back to
        """
        plan = saved.result.plan
        assert plan.origin is not None
        hits = sum(len(query.hits) for query in saved.result.queries)
        words, remarks = f"Read {counted(hits, 'hit')} of {plan.origin.name}.", plan.origin.sentences()
        if before:
            words = f"{plan.origin.file} was read before: this is that run, from the history."
        actions = list[Action]()
        if lost is not None:
            also, back = self._way_back(lost)
            words += f" {also}"
            actions.append(back)
        while remarks and len(words) + len(remarks[0]) < _SAID_AT_ONCE:
            words += f" {remarks.pop(0)}"
        if remarks:
            words += f" {counted(len(remarks), 'more remark')} in About this run."
        search, add = ("Search with Swathe…", self.search_again), (ADD_SEQUENCES, self.add_sequences)
        actions.append(search if plan.files_given else add)
        if remarks:
            actions.append(("About this run", self._search.results.show_run))
        passes = plan.files_given and lost is None
        self.messages().show_message(Tone.NOTE, words, tuple(actions), passes=passes)

    def _say_added(self, saved: SavedRun, source: str) -> None:
        """Say that a run that is compared has sequences now, of which hits, and where they are from."""
        plan = saved.result.plan
        origin, files = plan.origin, (*plan.request.query_files, plan.request.database)
        assert origin is not None
        hits = counted(sum(len(query.hits) for query in saved.result.queries), "hit")
        place = " and ".join(dict.fromkeys(file.name for file in files))
        if source:
            place = f"the files of {untagged(source)}: {place}"
        words = f"Sequences were added to the {hits} of {origin.name}, from {place}."
        words = " ".join(filter(None, (words, origin.without_sequences)))
        self.messages().show_message(Tone.NOTE, words, passes=True)

    @Slot(object, object)
    def _on_read(self, saved: SavedRun, path: Path) -> None:
        self._note_opened(path)
        plan = saved.result.plan
        if plan.origin is None or plan.files_given or is_run_file(path):
            self.show(saved)
        else:
            self._show_read(saved)

    def _show_read(self, saved: SavedRun) -> None:
        """Show another program's result without sequences, or what the history has of the same file."""

        def done(found: tuple[str, SavedRun] | None) -> None:
            if found is None:
                self.show(saved)
                return
            run_id, kept = found
            self.show(kept, run_id, before=True)

        def failed(_: Exception) -> None:  # the history, which says so where it is looked at
            self.show(saved)

        apart = self.deletions.ids
        self.recorder.flush()  # the run to be found has its marks
        find = partial(found_in, read=saved.result, apart=apart)
        self.tasks.ask("find run", find, done, failed, priority=SELECTED)

    @Slot(object, object)
    def _on_sequences(self, path: Path, error: SwatheError) -> None:
        """Offer to search with a file of sequences, or in it."""

        def take(field: QueryField | DatabaseField) -> None:
            self._search.search_wanted.emit()
            field.open(path)

        form = self._search.form
        ways = (
            ("Use as query", partial(take, form.query)),
            ("Use as database", partial(take, form.database)),
        )
        self.messages().show_message(Tone.PROBLEM, str(error), ways)

    @Slot(object)
    def _on_aligned(self, result: SearchResult) -> None:
        """Show what was aligned for a file."""
        for index, query in enumerate(result.queries):
            self._search.alignments.announce(index, query.hits.alignments)

    # The window

    def begin(self) -> None:
        """Bring the history into step after a crash, once the window is visible."""

        def done(sentences: list[str]) -> None:
            if sentences:
                self._search.messages.show_message(Tone.NOTE, " ".join(sentences))

        def failed(error: Exception) -> None:
            if not isinstance(error, SwatheError):
                self.tell(error)  # what a user can do about the others the page of the history says

        self.tasks.ask(
            "look after the history", lambda history: history.heal(), done, failed, priority=BACKGROUND
        )

    def close(self) -> None:
        """Write what is not written yet; the worker carries it out before it ends."""
        self.recorder.flush()
        self.deletions.finish(self.tell)

    def tell(self, error: Exception, before: str = "") -> None:
        """Say what went wrong with a run, on the page in front."""
        if isinstance(error, SwatheError):
            self.messages().show_message(Tone.PROBLEM, f"{before}{error}")
        else:
            self._background.present(error)

    @Slot(object)
    def _on_state(self, state: SearchState) -> None:
        if state.busy:
            return
        self._withdraw()
        if self._waiting is not None:
            act, self._waiting = self._waiting, None
            QTimer.singleShot(0, act)  # after everything else has heard of the search's end
