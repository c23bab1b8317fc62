"""The runs of a window: each search goes into the history, and comes back from there or from a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.export.provenance import command_of, reads_standard_input
from swathe.core.history.run_table import date_text
from swathe.core.system.settings import data_directory
from swathe.gui.history.history_jobs import HistoryJobs
from swathe.gui.history.recording import RunKeeping, ShownRun
from swathe.gui.history.repeating import SearchAgain
from swathe.gui.history.saving import RunFiles
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.work.job_controller import SearchState
from swathe.gui.work.worker import BACKGROUND, SELECTED, EngineShelf, Job, ignore_step

if TYPE_CHECKING:
    from swathe.core.history.history import History
    from swathe.core.history.run_file import SavedRun
    from swathe.gui.history.browsing import HistoryBrowser
    from swathe.gui.window.main_window import MainWindow


class RunsController(QObject):
    """Keep a window's searches in the history, and show runs again that were kept or saved."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: Callable[[], None] | None = None
        self._browser: HistoryBrowser | None = None
        self.jobs = HistoryJobs(window.background, data_directory(), self)
        self.keeping = RunKeeping(window, self.jobs)
        self.files = RunFiles(window, self)
        self.again = SearchAgain(window)
        self.keeping.kept.connect(self._tell_browser)
        self.keeping.failed.connect(self.tell)
        window.controller.state_changed.connect(self._on_state)
        window.page.run.again_requested.connect(self.search_again)
        window.page.run.command_requested.connect(self.copy_command)
        window.page.compare_requested.connect(self.compare_shown)

    # What the menus ask for

    def commands(self) -> dict[str, Callable[..., object]]:
        """Return what the menus' commands for runs do, by name."""
        return {
            "show_history": self._show_history,
            "open_run": self.files.ask_and_open,
            "save_run": self.files.ask_and_save,
            "search_again": self.search_again,
            "copy_run_command": self.copy_command,
            "keep_history": self.set_keeping,
        }

    def browser(self) -> HistoryBrowser:
        """Return what the history page is driven by, made when it is first asked for."""
        if self._browser is None:
            from swathe.gui.history.browsing import HistoryBrowser

            self._browser = HistoryBrowser(self._window, self)
        return self._browser

    def set_keeping(self, wanted: bool) -> None:
        """Add searches to the history from now on, or no more."""
        self.keeping.want(wanted)
        self._window.menus.action("keep_history").setChecked(wanted)
        if self._browser is not None:
            self._browser.page.show_keeping(wanted)

    def _show_history(self) -> None:
        self.browser().show()

    @property
    def shown(self) -> ShownRun | None:
        """The run in the results page."""
        return self.keeping.shown

    def search_again(self) -> None:
        """Fill the form from the run shown."""
        if self.shown is not None:
            self.again.fill(self.shown.result, self.shown.title)

    def compare_shown(self) -> None:
        """Go to the history with the run shown chosen, to choose another beside it."""
        if self.shown is not None and self.shown.id:
            self.browser().ask_to_compare(self.shown.id)
        else:
            self.browser().show()

    def copy_command(self) -> None:
        """Put the command line of the run shown on the clipboard."""
        if self._window.controller.result is not None:
            self.copy(command_of(self._window.controller.result), self._window.messages)

    def copy(self, command: str, messages: MessageBar) -> None:
        """Put a command on the clipboard and say so."""
        QGuiApplication.clipboard().setText(command)
        remark = self.tr(" It reads the query from standard input.") if reads_standard_input(command) else ""
        messages.show_message(Tone.NOTE, self.tr("Copied: {}.{}").format(command, remark))

    def why_not(self) -> str:
        """Return why nothing can be done with a run shown, '' where it can."""
        if self._window.controller.state.busy:
            return self.tr("A search is running. This can be done when it has ended or is cancelled.")
        return "" if self.shown is not None else self.tr("There is no run yet.")

    # A run comes back

    def open_kept(self, run_id: str, name: str) -> None:
        """Show a run of the history, at once or when the search under way is over."""

        def work(history: History) -> Iterator[object]:
            yield None
            return history.open(run_id)

        def done(saved: SavedRun) -> None:
            self.show(saved, run_id)

        def failed(error: Exception) -> None:
            self.tell(error)
            self._tell_browser()  # another window may have deleted it

        def read() -> None:
            self.jobs.ask("open run", work, done, failed, priority=SELECTED)

        self.when_idle(name, read)

    def when_idle(self, name: str, act: Callable[[], None]) -> None:
        """Do something that takes the place of the search shown: now, or when the one under way is over."""
        controller = self._window.controller
        if not controller.state.busy:
            act()
            return

        def cancel() -> None:
            self._waiting = act
            controller.cancel()

        def wait() -> None:
            self._waiting = act
            self.messages().show_message(
                Tone.NOTE, self.tr("{} opens when the search has ended.").format(name)
            )

        ways = ((self.tr("Open it then"), wait), (self.tr("Cancel the search"), cancel))
        self.messages().show_message(
            Tone.NOTE, self.tr("A search is running: {} can be opened when it has ended.").format(name), ways
        )

    def show(self, saved: SavedRun, run_id: str = "") -> None:
        """Show a run that was read as if it had just been searched, and say that it was not."""
        window = self._window
        if window.controller.state.busy:  # begun while the file was read
            self.when_idle(saved.title, lambda: self.show(saved, run_id))
            return
        self.keeping.show(ShownRun(saved.result, run_id, saved.title))
        window.messages.hide()
        window.pages.show_search()
        window.controller.reopen(saved.result)
        place = self.tr("from the history") if run_id else self.tr("from {}").format(saved.path)
        when = self.tr("searched {} with Swathe {}").format(
            date_text(saved.result.started), saved.summary.version
        )
        status = self.tr("complete") if saved.result.complete else self.tr("INCOMPLETE")
        window.page.summary.say_origin(
            self.tr("Reopened {} · {} · {} · {}").format(place, when, status, saved.title)
        )
        window.follow()
        window.page.hits.table.setFocus()

        def rank(_: EngineShelf) -> Iterator[object]:
            yield None  # the page is painted first
            saved.prepare()

        job = Job("rank texts", rank, CancelToken(), ignore_step, self._on_ranked, BACKGROUND)
        window.background.submit(job)

    # The window

    def begin(self) -> None:
        """Bring the history into step after a crash, once the window is visible."""
        self._window.menus.action("keep_history").setChecked(self.keeping.wanted)

        def work(history: History) -> Iterator[object]:
            yield None
            return history.heal()

        def done(sentences: list[str]) -> None:
            if sentences:
                self._window.messages.show_message(Tone.NOTE, " ".join(sentences))

        def failed(error: Exception) -> None:
            if not isinstance(error, SwatheError):
                self.tell(error)  # what a user can do about the others the page of the history says

        self.jobs.ask("look after the history", work, done, failed, priority=BACKGROUND)

    def close(self) -> None:
        """Write what is not written yet; the worker carries it out before it ends."""
        self.keeping.flush()
        if self._browser is not None:
            self._browser.close()

    def messages(self) -> MessageBar:
        """Return the message bar of the page in front."""
        return self._browser.messages() if self._browser is not None else self._window.messages

    def tell(self, error: Exception, before: str = "") -> None:
        """Say what went wrong with a run, on the page in front."""
        if isinstance(error, SwatheError):
            self.messages().show_message(Tone.PROBLEM, f"{before}{error}")
        else:
            self._window.presenter.present(error)

    def _on_state(self, state: SearchState) -> None:
        if not state.busy and self._waiting is not None:
            act, self._waiting = self._waiting, None
            QTimer.singleShot(0, act)  # after everything else has heard of the search's end

    def _tell_browser(self) -> None:
        if self._browser is not None:
            self._browser.refresh()

    def _on_ranked(self, job: Job) -> None:
        if job.error is not None:
            self.tell(job.error)
