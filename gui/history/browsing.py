"""What the pages of the history and of two runs compared ask for, done with the history and the window."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from swathe.core.cancel import CancelToken
from swathe.core.errors import HistoryBusy, SwatheError
from swathe.core.headers.brief import untagged
from swathe.core.history.changes import (
    ChangeTable,
    Listing,
    significant_in_one_run,
    write_differences,
    write_sequences,
)
from swathe.core.history.differences import RunDifferences, compare
from swathe.core.history.history import History
from swathe.core.history.history_file import ended_text
from swathe.core.history.missed import align_missed
from swathe.core.history.run_file import SavedRun
from swathe.core.history.run_table import RunTable, asked_text
from swathe.core.history.summary import RunSummary
from swathe.core.rounds.facts import round_of
from swathe.core.statistics.evalues import LABELS
from swathe.core.system.words import bound_text, counted, date_text
from swathe.gui.history.comparison_page import COLUMN_KINDS, ComparedRuns, RunComparisonPage
from swathe.gui.history.page import HistoryPage
from swathe.gui.history.recording import UNDER_WAY, ShownRun, why_not_yet
from swathe.gui.search.command_line import copy_command
from swathe.gui.widgets.command import Instead
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.widgets.pages import Page, nothing
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Task, every, once
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.history.controller import RunsController
    from swathe.gui.history.saving import Taker

_BRIEF: Final = 50
"""Characters of a parameter that a title has room for."""
_FOLLOW_MS: Final = 500
"""Between two looks at how far the search under way is."""
_TO_LIST: Final = "History", "Ctrl+H"
_TO_HITS: Final = "Search", "Ctrl+1"
"""Where two runs lead back to, and the keys that do the same."""
_Written = int | tuple[int, int]
"""Hits written to a file so far, and of sequences how many there are."""
_FILES: Final = {
    "csv": "Table, comma-separated (*.csv)",
    "tsv": "Table, tab-separated (*.tsv)",
    "fasta": "Sequences (*.fasta)",
}


class HistoryBrowser(Page):
    """The list of runs, and two of them compared, whose page is made when it is first needed.

    A run that is deleted is only left out of the list at first: it goes when the window is closed, and until
    then it can be brought back.
    """

    starts = False

    def __init__(
        self,
        runs: RunsController,
        background: BackgroundThread,
        dialogs: FileDialogs,
        settings: WindowSettings,
        query_shown: Callable[[], int],
    ) -> None:
        """`query_shown` returns the place of the query whose hits of the run shown are looked at."""
        super().__init__()
        self._query_shown = query_shown
        self._runs = runs
        self._background = background
        self._dialogs = dialogs
        self._settings = settings
        self._said = ""  # of the runs deleted last
        self._name_back: tuple[str, Callable[[], None]] | None = None  # where a run was renamed after that
        self._comes_forward = False
        self._led_to = ""
        self._answer = ""  # the run that is compared with the one asked about, once it is listed
        self._ids = ("", "")  # of the runs compared
        self._rounds = (0, 0)  # that are compared of these, 0 for the last
        self._query = 0  # that was looked at in one of them, a place among those compared
        self._from_hits = False  # whether these were compared from their hits, and not from the list
        self._comparing = CancelToken()
        self._pause = QTimer(self, singleShot=True, interval=_FOLLOW_MS, timeout=self._follow)
        self._stack = QStackedWidget()
        self.page = HistoryPage()
        self.messages = self.page.messages
        self.comparison: RunComparisonPage | None = None
        self._stack.addWidget(self.page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.page.restore_state(settings.read_state("history/columns"), settings.read_state("history/rows"))
        self.page.show_recording(runs.recorder.wanted)
        runs.deletions.in_sight = self.page.isVisible
        self._connect()

    def come_forward(self) -> None:
        """Show the list, up to date."""
        self._bring_up(self.page)
        self._comes_forward = True
        self._runs.recorder.flush()  # notes are looked for, too
        self.refresh()
        self.page.focus()

    def ask_to_compare(self, run_id: str, number: int) -> None:
        """Choose a run, a round of it unless `number` is 0, and ask for another beside it."""
        self.page.ask_to_compare(run_id, number)

    def compare_rounds(self, run_id: str, earlier: int, later: int) -> None:
        """Compare two rounds of a run whose hits are shown, to which *Back* then leads."""
        self._compare(run_id, run_id, earlier, later, from_hits=True)

    def refresh(self) -> None:
        """Read the list again."""
        going = self._runs.recorder.under_way()

        def read(history: History) -> RunTable:
            runs, words = list(history.runs()), history.words()
            if going is not None:
                places = [place for place, run in enumerate(runs) if run.id == going.id]
                runs[places[0] if places else 0 : places[0] + 1 if places else 0] = [going]
            return RunTable(runs, words, history.all_marked())

        self._runs.tasks.ask(
            "list runs",
            read,
            self._on_listed,
            self._on_list_failed,
        )

    def save(self, settings: WindowSettings) -> None:
        """Remember the layout."""
        for name, state in self.page.save_state().items():
            settings.write(f"history/{name}", state)
        if self.comparison is not None:
            for kind, state in self.comparison.save_columns().items():
                settings.write(f"history/compared_{kind}", state)

    def settle(self) -> None:
        """Test borderline hits of two runs beside nothing that somebody asked for."""
        if self.comparison is not None:
            self.comparison.let_test(self.beside() is None)

    def reset_layout(self) -> Callable[[], None]:
        """Have two runs compared as they stood before somebody moved a border; return what undoes that."""
        return nothing if self.comparison is None else self.comparison.reset_layout()

    def instead(self) -> Mapping[str, Instead]:
        """Return what commands about hits do where two runs are in front."""
        return self.comparison.instead() if self.comparison is not None and self._compared() else {}

    def way_back(self) -> Callable[[], None] | None:
        """Return what leads from two runs to the list, unless they were compared from their hits."""
        return self.come_forward if self._compared() and not self._from_hits else None

    def guide_heading(self) -> str:
        """Return that of two runs compared where these are in front."""
        return "Compare runs" if self._compared() else super().guide_heading()

    def export_title(self) -> str:
        """Return what exporting is called in the menu."""
        return "&Export the comparison…" if self._compared() else super().export_title()

    def why_no_export(self) -> str:
        """Return why nothing can be exported, '' where two runs are in front that have hits."""
        if self.comparison is None or not self._compared():
            return super().why_no_export()
        return self.comparison.why_no_hits()

    def ask_to_export(self) -> None:
        """Offer what can be written of two runs."""
        assert self.comparison is not None
        self.comparison.offer_exports()

    def stop(self) -> None:
        """Give up what is done for the pages."""
        self._comparing.cancel()
        if self.comparison is not None:
            self.comparison.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc lead from two runs back to the list, once no message is left to be dismissed."""
        if event.key() == Qt.Key.Key_Escape and self._compared() and not self.messages.text:
            self._go_back()
            return
        super().keyPressEvent(event)

    # The list

    def _on_listed(self, runs: RunTable) -> None:
        shown = self._runs.shown.id if self._runs.shown is not None else ""
        if self._comes_forward and shown not in ("", self._led_to):  # a run that is new here, once
            self._led_to = shown
            self.page.choose(shown)
        elif self._comes_forward and runs.row_of(UNDER_WAY) >= 0:
            self.page.choose(UNDER_WAY)
        elif UNDER_WAY in self.page.chosen() and runs.row_of(UNDER_WAY) < 0:  # it has an id now
            self.page.choose(shown)
        self._comes_forward = False
        self.page.show_runs(runs, self._runs.tasks.folder)
        answer, self._answer = self._answer, ""
        if answer:
            self.page.answer(answer)

    def _on_list_failed(self, error: Exception) -> None:
        busy = isinstance(error, HistoryBusy)
        if busy and self.page.model.rowCount():
            self._runs.tell(error)  # what was read before is still good
        elif isinstance(error, SwatheError):
            self.page.show_error(str(error), busy)
        else:
            self._background.present(error)

    def _start_anew(self) -> None:
        """Put a history that cannot be read aside, and list the runs whose files are there."""

        def done(aside: Path) -> None:
            self.page.messages.show_message(
                Tone.NOTE, f"A new history has been started; the old one is {aside}."
            )
            self.refresh()

        self._runs.tasks.ask("set the history aside", History.set_aside, done, self._runs.tell, writes=True)

    def _rename(self, run_id: str, name: str) -> None:
        """Call a run by another name; what it was called before can be brought back."""
        row = self.page.run(run_id)
        before, shown = ("", "") if row is None else (row.name, untagged(row.shown))
        self._call(run_id, name, (f"Restore the name {shown}", partial(self._call, run_id, before)))

    def _call(self, run_id: str, name: str, back: tuple[str, Callable[[], None]] | None = None) -> None:
        def done(_: object) -> None:
            self._runs.recorder.rename(run_id, name)
            self._name_back = back
            self._offer_undo()
            self.refresh()

        self._runs.tasks.ask(
            "rename run", lambda history: history.rename(run_id, name), done, self._runs.tell, writes=True
        )

    def _delete(self, ids: list[str]) -> None:
        """Take runs out of the list; they can be brought back until the window is closed."""
        self._name_back = None
        self._runs.deletions.delete(ids)
        one = len(ids) == 1
        verb, back = ("was", "it") if one else ("were", "them")
        self._said = f"{self._named(ids)} {verb} deleted. Undo (Ctrl+Z) brings {back} back."
        self.page.messages.show_message(Tone.NOTE, self._said)  # it passes: the button Undo stays

    def _undo_last(self) -> None:
        """Bring back the name that was changed last, or else the runs deleted last."""
        back, self._name_back = self._name_back, None
        (self._runs.undo_deletion if back is None else back[1])()
        self._offer_undo()

    def _offer_undo(self) -> None:
        """Say at the button what it would undo."""
        if self._name_back is not None:
            self.page.show_undo(self._name_back[0])
        elif last := self._runs.deletions.last:
            self.page.show_undo(f"Bring back {self._named(last)}")
        else:
            self.page.show_undo("")

    def _named(self, ids: list[str]) -> str:
        """Return what one run is called, or how many they are."""
        row = self.page.run(ids[0])
        return untagged(row.shown) if len(ids) == 1 and row is not None else counted(len(ids), "run")

    def _on_deletions(self) -> None:
        """List all runs but those deleted; what was said of the last deletion is no longer so."""
        self._offer_undo()
        if self.page.messages.text == self._said:
            self.page.messages.hide()
        self.page.leave_out(self._runs.deletions.ids)

    def _taker(self) -> Taker | None:
        """Return what compares a file that is opened with the run that waits for another, if one does."""
        return self._compare_file if self.page.asks else None

    def _compare_file(self, saved: SavedRun, path: Path) -> None:
        def answer(run_id: str) -> None:
            self._answer = run_id  # the list is read next

        self._runs.add(saved, path, answer)

    def _relist(self) -> None:
        """List the search that begins or ends now, where the list is in sight."""
        if self.page.isVisible():
            self.refresh()

    def _follow_soon(self) -> None:
        if not self._pause.isActive():
            self._pause.start()

    def _follow(self) -> None:
        """Say how far the search under way is, in its row; no row moves."""
        if self.page.isVisible() and (going := self._runs.recorder.under_way()) is not None:
            self.page.put(going)

    # One run

    def _open(self, run_id: str) -> None:
        row = self.page.run(run_id)
        if row is not None and why_not_yet(row):
            self.search_wanted.emit()
        elif row is not None:
            self._runs.open_kept(run_id, row.shown)

    def _search_again(self, run_id: str) -> None:
        """Fill the form from a run, and show its hits beside it, unless a search is under way."""
        row = self.page.run(run_id)
        if row is not None and why_not_yet(row):
            self._runs.search_again()
            return

        def done(saved: SavedRun) -> None:
            self._runs.edit(saved, run_id)

        self._runs.tasks.ask("read run", lambda history: history.open(run_id), done, self._runs.tell)

    def _save(self, run_id: str) -> None:
        row = self.page.run(run_id)
        path = self._runs.files.ask_where(row.shown) if row is not None else None
        if path is not None:
            self._runs.files.save_kept(run_id, path)

    def _copy(self, command: str) -> None:
        copy_command(command, self.page.messages)

    def _look_for_database(self, run_id: str) -> None:
        """Say whether the file that a run searched is still there, and as it was."""
        row = self.page.run(run_id)
        if row is None:
            return
        paths, searched = row.database_path.split("\n"), datetime.fromisoformat(row.started).timestamp()

        def look() -> str:
            try:
                # `started` is in whole seconds
                later = any(int(Path(path).stat().st_mtime) > searched for path in paths)
            except OSError:
                return "not found, but the run can still be opened"
            return "modified after this search" if later else "available"

        def done(words: str) -> None:
            self.page.details.show_whereabouts(run_id, words)

        self._background.start(Task("look for a database", once(look), done))

    def _count_marks(self, run_id: str) -> None:
        """Say how many hits of a run are ticked, pinned, and have notes."""

        def done(counts: tuple[int, int, int]) -> None:
            ticked, pinned, noted = counts
            words = [f"{counted(ticked, 'hit')} ticked"] if ticked else []
            words += [f"{counted(pinned, 'hit')} pinned"] if pinned else []
            words += [f"{counted(noted, 'hit')} with a note"] if noted else []
            self.page.details.show_marks(run_id, ", ".join(words))

        self._runs.tasks.ask("count marks", lambda history: history.marked(run_id), done, self._runs.tell)

    # Two runs

    def _go_back(self) -> None:
        """Leave two runs for the hits or the list from which they were compared."""
        if self._from_hits:
            self.search_wanted.emit()
        else:
            self.come_forward()

    def _compare(
        self, first: str, second: str, round_a: int, round_b: int, *, from_hits: bool = False
    ) -> None:
        """Compare two runs, or a round of each; of those shown last what is looked at stays.

        One of them may have its sequences now, or somebody pressed Esc once too often.
        """
        self._comparing.cancel()
        token = self._comparing = CancelToken()
        page = self._comparison_page()  # made while the runs are read

        def work(history: History) -> Generator[None, None, ComparedRuns]:
            yield None
            a = history.open(first)
            yield None
            b = history.open(second)
            yield None
            return (yield from compared(a.after_round(round_a), b.after_round(round_b), token))

        def done(runs: ComparedRuns) -> None:
            shown_last = self._ids, self._rounds, self._query
            self._ids, self._rounds = (first, second), (round_a, round_b)
            self._query = self._place_of_query(runs)
            self._from_hits = from_hits
            page.lead_back(*(_TO_HITS if from_hits else _TO_LIST))
            again = (self._ids, self._rounds, self._query) == shown_last
            page.show_runs(runs, self._query, again=again)
            self._bring_up(page)
            page.focus()

        self._runs.tasks.begin("compare runs", work, done, self._runs.tell, token=token)

    def _place_of_query(self, runs: ComparedRuns) -> int:
        """Return the place, among those compared, of the query that is looked at in the run shown.

        Else it is the first one with hits that change significance, or the first.
        """
        shown, changes = self._runs.shown, enumerate(runs.changes)
        first = next((place for place, counts in changes if counts is not None and any(counts)), 0)
        sides = [side for side, run_id in zip("ab", self._ids, strict=True) if shown and run_id == shown.id]
        if not sides:
            return first
        places = [getattr(query, f"index_{sides[0]}") for query in runs.comparison.queries]
        looked_at = self._query_shown()
        return places.index(looked_at) if looked_at in places else first

    def _comparison_page(self) -> RunComparisonPage:
        if self.comparison is None:
            columns = {kind: self._settings.read_state(f"history/compared_{kind}") for kind in COLUMN_KINDS}
            page = self.comparison = RunComparisonPage(self._background, columns)
            self.settle()
            self._stack.addWidget(page)
            page.back_requested.connect(self._go_back)
            page.export_requested.connect(self._export)
            page.sequences_wanted.connect(
                lambda side: self._runs.add_sequences_beside(self._compared()[side])
            )
            page.other_sequences_wanted.connect(
                lambda side: self._runs.use_sequences(*self._compared()[:: -1 if side else 1])
            )
        return self.comparison

    def _bring_up(self, page: HistoryPage | RunComparisonPage) -> None:
        """Show the list, or two runs."""
        self._stack.setCurrentWidget(page)
        self.messages = page.messages
        self.changed.emit()

    def _compared(self) -> tuple[ShownRun, ...]:
        """Return the two runs that are in front; none where something else is."""
        page = self.comparison
        if page is None or page.compared is None or not page.isVisible():
            return ()
        results = page.compared.comparison.a, page.compared.comparison.b
        return tuple(ShownRun(result, run_id) for result, run_id in zip(results, self._ids, strict=True))

    def _read_run(self) -> ShownRun | None:
        """Return the run of another program that is in front, of two of them the one without sequences."""
        origins = [(run, run.result.plan.origin) for run in self._compared()]
        read = [(origin.missing > 0, run) for run, origin in origins if origin is not None]
        return max(read, key=lambda one: one[0])[1] if read else None

    def _on_sequences(self, run_id: str) -> None:
        """Compare the runs in front again where one of them has its sequences now."""
        if run_id in (run.id for run in self._compared()):
            self._compare(*self._ids, *self._rounds, from_hits=self._from_hits)

    def _export(self, format: str, listing: Listing | None) -> None:
        """Ask where the hits of a listing go, or all, and write them there."""
        page = self.comparison
        assert page is not None and page.compared is not None
        name = f"{page.compared.file_name}{'' if listing is None else f'-{listing.rows.size}-listed'}"
        path = self._dialogs.save("export", "Export", f"{name}.{format}", _FILES[format])
        if path is not None:
            self.export(path, format, listing)

    def export(self, path: Path, format: str, listing: Listing | None = None) -> None:
        """Write some hits of the comparison shown, or all; the page says how far it is."""
        page = self.comparison
        if page is None or page.compared is None:
            return
        runs, messages = page.compared, page.messages
        total = page.total if listing is None else listing.rows.size
        hits = counted(total, "hit")
        written = different = 0

        def on_step(step: _Written) -> None:
            nonlocal written, different
            written, different = step if isinstance(step, tuple) else (step, step)
            if not task.token.cancelled:
                words = "Writing {}: {:,} of {}".format(path.name, written, counted(total, "hit"))
                messages.show_message(Tone.NOTE, words, (("Cancel", task.cancel),))

        def done(_: None) -> None:
            what = f"all {hits} of the comparison" if listing is None else f"the {hits} listed"
            if format == "fasta":
                some = "" if written == total else f"{written:,} of "
                alike = "" if different == written else f"{different:,} different "
                what = f"the {alike}{'sequence' if different == 1 else 'sequences'} of {some}{what}"
            tell_saved(messages, what, path)

        def cancelled() -> None:
            messages.show_message(Tone.NOTE, "Cancelled; nothing was written.")

        writing: Callable[[CancelToken], Iterator[_Written]]
        if format == "fasta":
            assert listing is not None
            writing = partial(write_sequences, listing, path)
        else:
            writing = partial(
                write_differences, runs.comparison, runs.names, format, path,
                bound=page.chosen_bound, listing=listing, chosen=page.table.chosen_columns(),
            )  # fmt: skip
        work: Callable[[CancelToken], Generator[_Written, None, None]] = every(writing)
        task = Task("export comparison", work, done, on_step, cancelled, self._runs.tell)
        self._background.start(task)

    def _connect(self) -> None:
        page = self.page
        self._runs.recorder.under_way_changed.connect(self._relist)
        self._runs.recorder.progressed.connect(self._follow_soon)
        page.open_requested.connect(self._open)
        page.again_requested.connect(self._search_again)
        page.save_requested.connect(self._save)
        page.compare_requested.connect(self._compare)
        page.renamed.connect(self._rename)
        page.delete_requested.connect(self._delete)
        page.undo_requested.connect(self._undo_last)
        page.details_requested.connect(self._look_for_database)
        page.details_requested.connect(self._count_marks)
        page.details.copy_requested.connect(self._copy)
        page.file_requested.connect(self._runs.ask_and_open)
        page.keep_chosen.connect(self._runs.set_recording)
        self._runs.keeping_changed.connect(page.show_recording)
        self._runs.history_changed.connect(self.refresh)
        self._runs.sequences_added.connect(self._on_sequences)
        self._runs.compared = self._read_run
        self._runs.taker = self._taker
        self._runs.deletions.changed.connect(self._on_deletions)
        page.anew_requested.connect(self._start_anew)
        page.reread_requested.connect(self.refresh)
        page.back_requested.connect(self.search_wanted)


def compared(a: SavedRun, b: SavedRun, token: CancelToken) -> Generator[None, None, ComparedRuns]:
    """Compare two runs, query by query, and return what the page shows of them."""
    comparison = compare(a.result, b.result)
    for _ in align_missed(comparison, token):
        yield None
    tables = []
    for query in comparison.queries:
        yield None
        tables.append(ChangeTable(query))
    names = (a.title_and_round, b.title_and_round)
    of_others = a.result.plan.origin is not None or b.result.plan.origin is not None
    titles = (_titled(a, b, comparison), _titled(b, a, comparison))
    whole = ChangeTable(*comparison.queries) if of_others else None
    changes = tuple(table.significance_changes() for table in tables)
    changed = significant_in_one_run(comparison, tables)
    return ComparedRuns(comparison, tuple(tables), names, titles, changes, changed, whole)


def _titled(run: SavedRun, other: SavedRun, comparison: RunDifferences) -> str:
    """Return the title of one of two runs. Its end may be cut: what tells it from the other comes first.

    That is a name that somebody gave it, what it was asked for differently or else its queries; the name that
    it has of its query and database is mostly the other's, too. The round is always in it. Its date follows
    what tells it from the other, or is that.
    """
    name, date, whose = untagged(run.title), date_text(run.result.started), round_of(run.result)
    if any(one.result.plan.origin is not None for one in (run, other)):
        origin = run.result.plan.origin
        if origin is None:
            made, scored = ["Swathe"], asked_text(run.summary, whose)
        else:
            made, scored = [origin.name if origin.program else "", origin.file], origin.matrix_and_gaps
            if not origin.is_swathe:
                date = f"file of {date}"  # the history says when it was read
        return " · ".join(filter(None, (*made, scored or "matrix not stated", name, date)))
    own: list[str] = []
    same: list[str] = []
    for words, others in zip(_asked(run), _asked(other), strict=True):
        if words != others:
            for part in words.split(" · "):
                (same if part in others.split(" · ") else own).append(part)
    if round_of(other.result) and not whose:
        own.insert(0, "single search")
    asked = ", ".join(own)
    if not own and not same:
        brief = [one for one in comparison.parameters if max(map(len, one)) <= _BRIEF]
        if run.summary.asked != other.summary.asked:
            asked = _queries_apart(run.summary, other.summary)
            name = name if run.name else run.summary.database
        elif brief:
            label, *values = brief[0]
            asked = f"{label}: {values[run.result is not comparison.a] or 'none'}"
        elif date == date_text(other.result.started):
            date = date_text(run.result.started, seconds=True)
    named = run.name and run.title != other.title
    whose = "" if whose in asked or whose in same else whose
    told = (name, asked, whose) if named else (asked, whose)
    if not any(told):  # the other one was asked for more: what it was asked for says more than a date
        told, same = (*same, *told), []
    return " · ".join(filter(None, (*told, date, *same, "" if named else name)))


def _queries_apart(run: RunSummary, other: RunSummary) -> str:
    """Name the queries of a run so that what is not the other's comes first.

    Both names of several can begin alike: then it is how many there are.
    """
    alike = len(run.queries) > 1 < len(other.queries) and run.queries[0] == other.queries[0]
    if alike and len(run.queries) != len(other.queries):
        return f"{len(run.queries):,} queries: {untagged(run.asked)}"
    return untagged(run.asked)


def _asked(run: SavedRun) -> tuple[str, ...]:
    """Return in a few words each what a run was asked for; a bound on E-values only where hits have some."""
    summary, request = run.summary, run.result.plan.request
    hits = [query.hits for query in run.result.queries]
    has_evalues = not hits or any(one.provisional or one.n_significant is not None for one in hits)
    return (
        asked_text(summary, round_of(run.result)),
        f"E ≤ {bound_text(summary.evalue)}" if has_evalues else "no E-values",
        f"E-values: {LABELS[request.evalues]}",
        summary.database,
        ended_text(summary.status),
    )
