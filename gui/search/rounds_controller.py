"""The rounds of an iterated search in the window: which one's hits are shown, and saving its profile."""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.history.repeating import original_request
from swathe.core.profiles.profile import Profile
from swathe.core.results.hits import COLUMNS, SIGNIFICANT
from swathe.core.rounds.facts import first_round_text, named, never_included, parts_of
from swathe.core.scoring.about_pssm import about_pssm
from swathe.core.search.events import (
    Plan,
    ProfileProgress,
    Round,
    RoundStarted,
    SearchResult,
    ended_with,
)
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import DEFAULT_INCLUSION, MOST_ROUNDS, RoundOptions
from swathe.core.search.rounds import QueryRound
from swathe.core.system.words import bound_text, counted, file_name
from swathe.gui.results.alignment.controller import AlignmentController
from swathe.gui.results.page import ResultsPage
from swathe.gui.search.controller import SearchController
from swathe.gui.search.query_field import part_name
from swathe.gui.search.run_bar import RunBar
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.picture import PictureTasks
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.work.task import Task
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

PSSM_FILES = "ASCII PSSM (*.pssm);;All files (*)"


_LEAVE_OUT: Final = "Leave out of the profile"
_OF_ROUND_1: Final = "Round 1 can show other E-values than a single search: only that fits its statistics."
_PUT_BACK: Final = "Put back into the profile"
_MORE: Final = 5
"""Rounds that are offered where the last one still included new hits."""
_ROUND, _BY_HAND, _ON_ENTRY = (
    next(place for place, column in enumerate(COLUMNS) if column.key == key)
    for key in ("round", "by_hand", "entry_evalue")
)


class RoundsController(QObject):
    """Keep the Rounds page of the results in step with the search.

    Signals
    -------
    rerun(object, object) : all queries are searched again in more rounds, or the one looked at with ticked
        hits: the request of the search shown, and the new one
    """

    rerun = Signal(object, object)

    def __init__(
        self,
        search: SearchController,
        results: ResultsPage,
        run_bar: RunBar,
        alignments: AlignmentController,
        messages: MessageBar,
        background: BackgroundThread,
        dialogs: FileDialogs,
    ) -> None:
        super().__init__(results)
        self._search = search
        self._results = results
        self._run_bar = run_bar
        self._alignments = alignments
        self._messages = messages
        self._background = background
        self._dialogs = dialogs
        self._rounds: list[Round] = []
        self._options: RoundOptions | None = None
        self._whole: SearchResult | None = None
        self._shown = 0
        self._follows = True
        self._leaves_out = False  # whether ticks say which included hits stay
        self._ticks_before: frozenset[int] = frozenset()  # those that leaving out took the place of
        self._ticked: tuple[str, ...] = ()  # of the search shown: hits that were to stay included
        self._to_stay: tuple[str, ...] = ()  # of the search that is about to begin
        self._told = ""  # what was done with ticks, as long as that can be undone
        self._only_new = False  # whether that is to show only new hits, as the rounds before it did
        self.view = results.rounds
        self.pictures = PictureTasks(self.view)
        self.pictures.task_wanted.connect(background.start)
        self.pictures.told.connect(self._tell_of_picture)
        self.pictures.saved.connect(partial(tell_saved, messages))
        self.pictures.copied.connect(partial(tell_copied, messages))
        table = results.hits.table
        self.leave_out_action = QAction(_LEAVE_OUT, table)
        self.leave_out_action.triggered.connect(self.leave_out)
        table.addAction(self.leave_out_action)
        self._offer(False)
        search.state_changed.connect(self._on_state)
        search.started.connect(self._on_started)
        search.round_started.connect(self._on_round_started)
        search.round_planned.connect(run_bar.start)
        search.profile_progressed.connect(self._on_profile)
        search.round_ended.connect(self._on_round_ended)
        search.ended.connect(self._on_ended)
        search.failed.connect(self._on_failed)
        search.reopened.connect(self._on_reopened)
        results.current_query_changed.connect(self._on_query)
        results.hits.filter_bar.filter_changed.connect(self.view.show_filter)
        results.hits.marks_changed.connect(self._on_marks)
        results.hits.marking.undo_gone.connect(self._withdraw)
        table.selectionModel().selectionChanged.connect(self._offer_leaving_out)
        self.view.round_chosen.connect(self._on_chosen)
        self.view.ticks_wanted.connect(self.tick_included)
        self.view.rerun_wanted.connect(self.search_with_ticked)
        self.view.more_wanted.connect(self.search_more_rounds)
        self.view.pssm_wanted.connect(self.save_pssm)
        self.view.picture_wanted.connect(self.save_picture)
        self.view.copy_wanted.connect(self.copy_picture)
        results.permutations.entry_wanted.connect(self.test_at_entry)

    def forget(self) -> None:
        """Have no rounds any more: another run takes the place of theirs."""
        self._rounds, self._whole, self._shown, self._follows = [], None, 0, True

    def tick_included(self) -> None:
        """Tick the hits that the profile shown is built from, and no others."""
        shown = self._round(self._shown)
        if shown is None:
            return
        rows = shown.queries[self._results.current_query()].included_rows()
        self._tick_only(rows)
        of_round = f"of the profile of round {self.view.chosen_round()}"
        self._tell_ticks(
            f"{counted(rows.size, 'hit')} ticked: those {of_round}. Untick some to leave them out, or tick "
            "others to add them, and search again."
        )

    def leave_out(self) -> None:
        """Leave the selected hits out of the next profile, or put them back; say so, and what comes next.

        The included hits but those left out are ticked. Where ticks say already which of them stay, no others
        are ticked: one may be left out after the other.
        """
        marking = self._results.hits.marking
        selected = np.intersect1d(self._results.hits.selected_rows(), self._included())
        rows = np.setdiff1d(selected, self._left_out())
        back = not rows.size
        if back:
            marking.tick(selected.tolist())
        elif self._leaves_out:
            marking.tick(rows.tolist(), False)
        else:
            self._leaves_out = True
            self._tick_only(np.setdiff1d(self._included(), rows))
        self._results.tabs.setCurrentWidget(self.view)
        result = self._results.current_result()
        assert result is not None
        which = named([result.hits.text("subject", row) for row in (selected if back else rows)])
        done = "will be in the next profile again" if back else "will be left out of the next profile"
        self._tell_ticks(f"{which} {done}.", search=self._left_out().size > 0)

    def test_at_entry(self) -> None:
        """Go to the hit looked at in the round that first included it, and test it there if it was not."""
        why_not, shown, row = (
            self._why_not(),
            self._results.current_result(),
            self._results.hits.current_hit_row(),
        )
        entry = shown.hits.entry(row) if shown is not None and row >= 0 else None
        if why_not:
            self._messages.show_message(Tone.NOTE, why_not)
        elif shown is not None and entry is not None:
            then, place = shown.hits.at_entry(row)
            before = self._shown
            self._on_chosen(entry.round)
            self._results.go_to_hit(place)
            if then.pair(place) is None and self._results.hits.current_hit_row() == place:
                self._results.permutations.wanted.emit()
            self._tell_of_round(entry.round, before)

    def _tell_of_round(self, number: int, before: int) -> None:
        """Say that another round is shown than before, and offer the way back."""

        def back() -> None:
            if why_not := self._why_not():
                self._messages.show_message(Tone.NOTE, why_not)
            else:
                self._messages.hide()
                self._on_chosen(before)

        if number != before:
            words = f"Round {number} is shown, which first included the hit."
            self._messages.show_message(Tone.NOTE, words, ((f"Back to round {before}", back),), passes=True)

    def search_with_ticked(self, alone: bool) -> None:
        """Run the rounds of the query looked at again, with the ticked hits in their profiles.

        What is ticked and was not included always is from now on; where the ticked hits `alone` make the
        profiles, what was included and is not ticked never is. The search can be repeated from its request.
        """
        shown, whole, index = self._round(self._shown), self._whole, self._results.current_query()
        if shown is None or whole is None or self._options is None or self._why_not():
            return
        part = shown.queries[index]
        hits = part.result.hits
        ticked, included = hits.marks.ticked_rows(), part.included_rows()
        chosen = (included, ticked) if alone else ((), np.setdiff1d(ticked, included))
        names = [[hits.text("subject", row) for row in rows] for rows in chosen]
        before = original_request(whole)
        options = self._options.going_on(self.view.chosen_round()).chosen(*names)
        stay = np.intersect1d(included, ticked) if alone else ()
        self._to_stay = tuple(hits.text("subject", row) for row in stay)
        again = replace(before, queries=(before.queries[index],), iteration=options)
        if before.query_files and len(before.queries) > 1:  # of which a command would search all queries
            source = part_name(before.query_files, 1, len(before.queries))
            again = replace(again, query_files=(), query_source=source)
        self._run_again(before, again)

    def search_more_rounds(self, more: int) -> None:
        """Run the rounds again, all queries', and so many more than there were."""
        whole, options = self._whole, self._options
        if whole is None or options is None or not 0 < more <= self._more_rounds() or self._why_not():
            return
        before = original_request(whole)
        options = replace(options, rounds=len(self._rounds) + more)
        self._only_new = self.view.new_button.isChecked()
        self._run_again(before, replace(before, iteration=options))

    def save_pssm(self) -> None:
        """Ask where the PSSM of the profile shown goes, and write it."""
        profile = self.view.logo.profile
        if profile is None:
            return
        name = f"{self._profile_name(profile)}.pssm"
        title = "Save PSSM"
        path = self._dialogs.save("export", title, name, PSSM_FILES, confirmed=False)
        if path is not None:
            self._dialogs.replace(title, (path, about_pssm(path)), lambda: self.write_pssm(path))

    def why_no_pssm(self) -> str:
        """Return why there is no profile to save, '' where there is one."""
        none = "There is no profile to save: a search in rounds makes one of the hits that a round includes."
        return none if self.view.logo.profile is None else ""

    def save_picture(self) -> None:
        """Ask where the logo goes, and write it."""
        profile, picture = self.view.logo.profile, self.view.logo.picture(self.view.chosen_round())
        if profile is not None and picture is not None:
            self.pictures.ask_and_save(picture, "logo", f"{self._profile_name(profile)}-logo")

    def _profile_name(self, profile: Profile) -> str:
        """Return the name of a file that holds the profile shown, which another round's is not to replace."""
        return f"{file_name(profile.query.title)}-round-{self.view.chosen_round()}"

    def write_pssm(self, path: Path) -> None:
        """Write the PSSM of the profile shown in the background, its statistics being estimated for it."""
        shown = self._round(self._shown)
        assert shown is not None
        result, query = self._as_result(shown), self._results.current_query()
        messages = self._messages

        def work(token: CancelToken) -> Generator[None, None, tuple[Path, ...]]:
            from swathe.core.export.pssm import save_pssm

            yield None
            return save_pssm(path, result, query, token)

        def done(files: tuple[Path, ...]) -> None:
            tell_saved(messages, "the PSSM", *files, beside="what it was built from")

        def failed(error: Exception) -> None:
            if not isinstance(error, SwatheError):
                messages.hide()
            self._background.present(error)

        messages.show_message(Tone.NOTE, "Estimating the profile's statistics for the file …")
        self._background.start(Task("save PSSM", work, done, on_error=failed))

    def copy_picture(self) -> None:
        """Put the logo shown on the clipboard, painted in the background."""
        picture = self.view.logo.picture(self.view.chosen_round())
        assert picture is not None
        self.pictures.copy(picture, "logo")

    def _tell_of_picture(self, words: str, _problem: bool) -> None:
        """Say why there is no picture of the logo."""
        if words:
            self._messages.show_message(Tone.PROBLEM, words)

    # What the search tells

    def _on_state(self, state: SearchState) -> None:
        """Hold the round shown while its hits are permuted: what is estimated belongs to it."""
        self.view.table.setEnabled(self._whole is None or not state.busy)
        self._offer_rerun()

    def _tick_only(self, rows: NDArray[np.int64]) -> None:
        """Tick included hits and no others, and remember which ticks an undoing brings back."""
        result = self._results.current_result()
        assert result is not None
        self._ticks_before = frozenset(result.hits.marks.ticked)
        self._results.hits.marking.tick_only(rows.tolist())

    def _tell_ticks(self, words: str, *, search: bool = False) -> None:
        """Say what was done with ticks, and offer to undo it and, where asked, to search with them.

        That offer stays: it is what comes next.
        """
        self._told = words
        actions = [("Undo", self._results.hits.marking.undo)]
        if search and not self._why_not():
            actions.insert(0, ("Search again", lambda: self.search_with_ticked(True)))
        self._messages.show_message(Tone.NOTE, words, tuple(actions), passes=len(actions) < 2)

    def _withdraw(self) -> None:
        """Take away what was said of ticks once *Undo* would undo something else."""
        if self._told and self._messages.text == self._told:
            self._messages.hide()

    def _run_again(self, before: SearchRequest, request: SearchRequest) -> None:
        self._messages.hide()
        self._search.start(request)
        self.rerun.emit(before, request)

    def _more_rounds(self) -> int:
        """Return how many more rounds to offer: none where the query's own ended because nothing was new."""
        if self._whole is None or self._parts()[-1].converged:
            return 0
        return min(_MORE, MOST_ROUNDS - len(self._rounds))

    def _why_no_more(self) -> str:
        """Return why no more rounds can be run, '' where some can."""
        if why_not := self._why_not():
            return why_not
        if self._parts()[-1].converged:
            return "More rounds would find nothing else: the last one included nothing new."
        return "" if self._more_rounds() else f"There are {MOST_ROUNDS} rounds at most."

    def _offer_rerun(self) -> None:
        """Say what a search with the ticked hits will run, once there is a round whose hits can be ticked."""
        self.view.offer_more(self._more_rounds(), self._why_no_more())
        options, shown = self._options, self._round(self._shown)
        if options is not None and shown is not None:
            rounds = options.going_on(self.view.chosen_round()).rounds
            self.view.offer_rerun(self._why_not(), options.rounds, rounds, len(shown.queries))

    def _why_not(self) -> str:
        """Return why no search with the ticked hits can begin now, '' where it can."""
        busy = self._search.state.busy
        return "A search is running." if busy or self._whole is None else ""

    def _on_started(self, plan: Plan) -> None:
        self.forget()
        self._options = plan.request.iteration
        self._ticked, self._to_stay = self._to_stay, ()
        self.view.table.setEnabled(True)
        self.view.show_rounds([], "")
        self.view.show_query(0, 0)
        self._offer(self._options is not None)
        self._offer_rerun()
        self._results.hits.table.hide_columns([_ROUND, _BY_HAND, _ON_ENTRY])
        if self._options is not None:
            self._say("Round 1 is running.")

    def _on_round_started(self, event: RoundStarted) -> None:
        self._run_bar.name_round(event.number, event.at_most)
        if event.number > 1:
            self._say(f"Round {event.number} is running.")
            self._run_bar.tell("estimating the statistics of the profile", 0.0)

    def _on_profile(self, event: ProfileProgress) -> None:
        words = "aligning {} for the profile".format(counted(event.total, "hit"))
        self._run_bar.tell(words, event.done / event.total if event.total else 0.0)

    def _on_round_ended(self, ended: Round) -> None:
        self._rounds.append(ended)
        self._show_columns(ended)
        self._say(f"Round {ended.number} has ended.")
        if self._follows:
            self._show(ended.number)
        if self._only_new:
            self._only_new = False
            self.view.new_button.click()

    def _on_ended(self, result: SearchResult | None, complete: bool) -> None:
        self._only_new = False
        if self._options is None:
            return
        self._whole = result if result is not None and result.rounds else None
        self._say_how_it_ended(complete)
        self._tell()
        self._offer_rerun()

    def _on_failed(self, _error: object) -> None:
        self._to_stay, self._only_new = (), False
        if self._options is not None:
            self._say("The search failed.")

    def _on_reopened(self, result: SearchResult) -> None:
        self._on_started(result.plan)
        self._rounds = list(result.rounds)
        for one in self._rounds:
            self._show_columns(one)
        self._on_ended(result, result.complete)
        self._show(len(self._rounds))

    def _on_query(self, query: int) -> None:
        if self._rounds:
            self.view.show_query(query, self._shown)
            if self._whole is not None:
                self._say_how_it_ended(self._whole.complete)
            self._offer_rerun()
            self._forget_ticks()

    def _on_chosen(self, number: int) -> None:
        self._follows = number == len(self._rounds)
        self._show(number)

    # Inside

    def _show_columns(self, ended: Round) -> None:
        """Show the columns that a round is the first to have something in."""
        options = self._options
        assert options is not None
        found = {
            _ROUND: ended.number == 1 and not ended.empty,
            _BY_HAND: ended.number == 1 and bool(options.include or options.exclude),
            _ON_ENTRY: ended.number == 2,  # in the first nothing was included before
        }
        self._results.hits.table.show_columns([section for section, some in found.items() if some])

    def _on_marks(self) -> None:
        """Offer leaving out from the time on at which half of the included hits are ticked, until nothing is.

        Who ticks one hit wants it added, and not all the others left out; so does who undoes leaving out.
        """
        shown = self._round(self._shown)
        if shown is None:
            return
        part = shown.queries[self._results.current_query()]
        included, ticked = part.included_rows(), part.result.hits.marks.ticked_rows()
        half = 0 < included.size <= 2 * np.intersect1d(included, ticked).size
        undone = part.result.hits.marks.ticked == self._ticks_before
        self._leaves_out = ticked.size > 0 and (half or (self._leaves_out and not undone))
        self.view.offer_leaving_out(self._leaves_out)
        self._results.hits.model.leave_out(frozenset(self._left_out().tolist()))
        self._offer_leaving_out()

    def _forget_ticks(self) -> None:
        """Look anew at what ticks say, as other hits are shown."""
        self._leaves_out = False
        self._on_marks()

    def _included(self) -> NDArray[np.int64]:
        """Return the hits that the profile shown is built from, int64[...]."""
        shown = self._round(self._shown)
        if shown is None:
            return np.empty(0, np.int64)
        return shown.queries[self._results.current_query()].included_rows()

    def _left_out(self) -> NDArray[np.int64]:
        """Return the hits of the profile shown that the next one is to be built without, int64[...]."""
        result = self._results.current_result()
        if result is None or not self._leaves_out:
            return np.empty(0, np.int64)
        return np.setdiff1d(self._included(), result.hits.marks.ticked_rows())

    def _offer_leaving_out(self) -> None:
        """Offer to leave the selected hits out or, where all of them are to be already, to put them back.

        Without any hit there is no profile: the last one is not left out.
        """
        included, out = self._included(), self._left_out()
        selected = np.intersect1d(self._results.hits.selected_rows(), included)
        more = np.setdiff1d(selected, out)
        back = selected.size > 0 and not more.size
        some = back or 0 < more.size < included.size - out.size
        self.leave_out_action.setEnabled(self.leave_out_action.isVisible() and some)
        self.leave_out_action.setText(_PUT_BACK if back else _LEAVE_OUT)

    def _say_how_it_ended(self, complete: bool) -> None:
        """Say why there are no more rounds of the query looked at."""
        self._say(self._how_it_ended(complete), over=True)

    def _how_it_ended(self, complete: bool) -> str:
        """Return why there are no more rounds of the query looked at; '' where there is none."""
        parts = self._parts()
        if not parts:
            return ""
        if not parts[-1].converged:
            stopped = "Stopped after {}.".format(counted(len(parts), "round"))
            return "Not converged: the last round still included new hits." if complete else stopped
        if not parts[-1].included.size:
            return f"Ended: round {len(parts)} included no hit, so there is nothing to build a profile from."
        return f"Converged: round {len(parts)} included nothing new."

    def _offer(self, offered: bool) -> None:
        """Show the tab of rounds only where there are any."""
        tabs = self._results.tabs
        tabs.setTabVisible(tabs.indexOf(self.view), offered)
        for action in (self.leave_out_action, self.view.pssm_action):  # in menus beside the tab, too
            action.setVisible(offered)

    def _show(self, number: int) -> None:
        """Show a round's hits and profile."""
        shown = self._round(number)
        if shown is None:
            return
        self._shown = number
        result = self._as_result(shown)
        self._alignments.begin(result.plan)
        for index, query in enumerate(result.queries):
            self._alignments.add(index, query)
        self._results.show_round(result.plan, shown.queries, number)
        self._tell()
        self.view.show_query(self._results.current_query(), number)
        self._offer_rerun()
        self._forget_ticks()

    def _tell(self) -> None:
        """Make the round shown, once the search is over, what an export writes and the Run page tells of."""
        shown = self._round(self._shown)
        if shown is not None and self._whole is not None:
            result = self._as_result(shown)
            self._search.result = result
            self._results.run.show_result(result)

    def _some_not_significant(self) -> bool:
        """Whether a round of the query looked at included hits by their E-values that are not significant."""
        assert self._options is not None
        least, most = math.log10(SIGNIFICANT), math.log10(self._options.inclusion)
        included = (part.result.hits.log10_evalues[part.included_rows()] for part in self._parts())
        return any(((least < evalues) & (evalues <= most)).any() for evalues in included)

    def _not_kept(self, inclusion: str) -> str:
        """Say which ticked hits were not included again once others were left out; '' where all were."""
        gone = never_included([one.queries for one in self._rounds[-1:]], self._ticked)
        if not gone:
            return ""
        ticked, are = counted(len(self._ticked), "ticked hit"), "is" if len(gone) == 1 else "are"
        if len(gone) < len(self._ticked):
            which = f"Of {ticked}, {named(gone)} {are} not"
        else:
            which = f"None of the {ticked} is" if len(gone) > 1 else f"The ticked hit, {named(gone)}, is not"
        return (
            f" {which} in the last profile: without the hits left out, no longer found with {inclusion}. "
            "To include one all the same, tick and add it."
        )

    def _parts(self) -> list[QueryRound]:
        """Return the rounds in which the query looked at was searched."""
        return parts_of(self._rounds, self._results.current_query())

    def _round(self, number: int) -> Round | None:
        return self._rounds[number - 1] if 0 < number <= len(self._rounds) else None

    def _as_result(self, shown: Round) -> SearchResult:
        """Return a round as the search that ends with it, which its command line then asks for."""
        if self._whole is not None:
            return self._whole.after_round(shown.number)
        assert self._options is not None
        return ended_with(tuple(self._rounds[: shown.number]), self._options)

    def _say(self, state: str, *, over: bool = False) -> None:
        """Say what the search does or did, which hits chosen by hand made profiles, and which did not."""
        assert self._options is not None
        asked = self._options.include or ()
        never = never_included([one.queries for one in self._rounds], asked)
        included = tuple(name for name in asked if name not in set(never))
        bound = "At most {}; profiles of hits with ".format(counted(self._options.rounds, "round"))
        inclusion = f"E ≤ {bound_text(self._options.inclusion)}"
        by_hand = _by_hand("with", included) + _by_hand("without", self._options.exclude)
        words = f"{state} {bound}{inclusion}{by_hand}.".strip()
        if never:
            was, them = ("was", "it") if len(never) == 1 else ("were", "them")
            words += (
                f" {named(never)} {was} to be added by hand, but no round found {them}."
                if over
                else f" {named(never)} will be added once found."
            )
        if over:
            words += self._not_kept(inclusion)
        if self._some_not_significant() and self._options.inclusion <= DEFAULT_INCLUSION:
            between = f"{SIGNIFICANT:g} and {bound_text(self._options.inclusion)}"
            words += f" Hits between {between} are included, though not significant by themselves."
        if self._options.inclusion > DEFAULT_INCLUSION:
            usual = bound_text(DEFAULT_INCLUSION)
            words += (
                f" That is looser than the usual {usual}: a chance hit that is included brings its relatives."
            )
        parts = self._parts()
        # Beside every round: a line more or less would move the table of rounds.
        aside = _OF_ROUND_1 if parts and first_round_text(parts[0].result) else ""
        self.view.show_rounds(self._rounds, words, aside)
        if self._shown:
            self.view.mark(self._shown)


def _by_hand(preposition: str, hits: tuple[str, ...] | None) -> str:
    """Return which hits were chosen by hand for profiles, as the end of a sentence."""
    return f", {preposition} {named(hits)} (by hand)" if hits else ""
