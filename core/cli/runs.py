"""`swathe runs`: what the history keeps, and files of runs: listed, shown, exported, compared."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import NO_TERMINAL, Console
from swathe.core.cli.keeping import show
from swathe.core.cli.run_table import write_comparison_table, write_run_table, write_tsv
from swathe.core.cli.running import show_import
from swathe.core.cli.writing import check_several, write_hits
from swathe.core.errors import HistoryError, InvalidRequest
from swathe.core.export import FORMAT, Selection, check_queries
from swathe.core.export.provenance import lines, summary
from swathe.core.history.differences import compare
from swathe.core.history.differences_file import write_comparison
from swathe.core.history.history import History
from swathe.core.history.history_file import storable
from swathe.core.history.repeating import look_into_database, request_of
from swathe.core.history.run_file import SUFFIX, SavedRun, read_run, write_run
from swathe.core.search.events import SearchResult
from swathe.core.system.atomic import atomic_file, check_destination, refuse_overwriting
from swathe.core.system.figures import bytes_text, counted
from swathe.core.system.settings import data_directory


def runs(arguments: argparse.Namespace, console: Console) -> int:
    """Do what is asked for with the history or with files of runs."""
    action = _ACTIONS[arguments.action]
    with console.interruption.cooperative() as token:
        try:
            action(_Desk(console, token), arguments)
        except OperationCancelled:
            raise KeyboardInterrupt from None
    return 0


class _Desk:
    """What every action needs: the console, the token, and the history once it is in order."""

    def __init__(self, console: Console, token: CancelToken) -> None:
        self.console = console
        self.token = token
        self.history = History(data_directory())
        self._looked_after = False

    def look_after(self) -> None:
        """Bring the history into step after a crash, and say what was done."""
        if not self._looked_after:
            self._looked_after = True
            for sentence in self.history.heal():
                self.console.note(f"Note: {sentence}")

    def find(self, name: str) -> str:
        """Return the whole number of a run of the history. Raises HistoryError for none and for several."""
        self.look_after()
        listed = self.history.runs()
        found = [row for row in listed if row.id == name or row.name == storable(name)]
        found = found or [row for row in listed if name and row.id.startswith(name.lower())]
        if len(found) > 1:
            numbers = ", ".join(f"{row.id[:12]} ({row.shown})" for row in found[:5])
            raise HistoryError(
                f"{name} is the name of {len(found)} runs: {numbers}.", "Give more of one's number."
            )
        if not found:
            raise HistoryError(
                f"The history has no run {name!r}.", "`swathe runs` lists them; a file's name ends in .swr."
            )
        return found[0].id

    def open(self, name: str) -> SavedRun:
        """Return a run of the history, or of a file."""
        path = Path(name)
        if path.suffix.lower() == SUFFIX or os.path.isfile(path):
            return read_run(path)
        return self.history.open(self.find(name))


def _list(desk: _Desk, arguments: argparse.Namespace) -> None:
    desk.look_after()
    rows = desk.history.runs(" ".join(arguments.words))
    if arguments.format == "tsv":
        write_tsv(rows, desk.console.output)
        return
    write_run_table(rows, desk.console.reading(), desk.console.width)
    if not rows:
        desk.console.note(
            "No run has all these words." if arguments.words else "No run is kept: swathe search … --history"
        )
    elif not arguments.words:
        size = bytes_text(desk.history.size())
        desk.console.note(f"{counted(len(rows), 'run')}, {size} in {desk.history.folder}")


def _show(desk: _Desk, arguments: argparse.Namespace) -> None:
    saved = desk.open(arguments.run)
    result = saved.result
    facts = [
        ("Name", saved.title),
        ("Run file", f"{saved.path}, {bytes_text(saved.path.stat().st_size)}, written {saved.created}"),
        *((query.query.identifier or "Query", summary(query, result.plan)) for query in result.queries),
        *lines(result),
    ]
    if arguments.check:
        repeat = _to_the_end(
            look_into_database(saved, desk.token), lambda step: show_import(desk.console, step)
        )
        desk.console.clear()
    else:
        repeat = request_of(saved)
    facts += [("Database now", repeat.note)] if repeat.note else []
    facts += [("Database now", "the same, every byte of it read")] if repeat.database == "same" else []
    for label, words in facts:
        desk.console.line(f"{label:<22} {words}")


def _save(desk: _Desk, arguments: argparse.Namespace) -> None:
    check_destination(arguments.file)
    saved = desk.open(arguments.run)
    steps = write_run(saved.result, arguments.file, desk.token, align=arguments.align, name=saved.name)
    show(desk.console, steps)
    desk.console.note(f"Run saved to {arguments.file}")


def _rename(desk: _Desk, arguments: argparse.Namespace) -> None:
    desk.history.rename(desk.find(arguments.run), arguments.name)


def _delete(desk: _Desk, arguments: argparse.Namespace) -> None:
    found = dict.fromkeys(desk.find(run) for run in arguments.runs)
    for run in found:
        title = desk.history.run(run).shown
        desk.history.delete(run)
        desk.console.note(f"Deleted: {title}")


def _compare(desk: _Desk, arguments: argparse.Namespace) -> None:
    if arguments.output is not None:
        check_destination(arguments.output)
    a, b = desk.open(arguments.a), desk.open(arguments.b)
    comparison = compare(a.result, b.result)
    names = a.title, b.title
    if arguments.format == TABLE:
        if arguments.output is None:
            write_comparison_table(comparison, names, desk.console.reading(), desk.console.width)
            return
        with atomic_file(arguments.output) as stream:
            write_comparison_table(comparison, names, desk.console.reading(stream), NO_TERMINAL[0])
        return
    destination = arguments.output or desk.console.output
    total = sum(map(len, comparison.queries))
    for done in write_comparison(comparison, names, arguments.format, destination, desk.token):
        desk.console.progress("Writing", done, total)
    desk.console.clear()


def _export(desk: _Desk, arguments: argparse.Namespace) -> None:
    check_several(arguments)
    if arguments.output is not None and not arguments.one_file_per_query:
        check_destination(arguments.output)
        refuse_overwriting(arguments.output, (arguments.run,))
    result = desk.open(arguments.run).result
    selection = _selection(result, arguments)
    if arguments.format != TABLE and not arguments.one_file_per_query:
        check_queries(FORMAT[arguments.format], len(selection.queries))
    write_hits(result, selection, arguments, desk.console, desk.token)
    if arguments.output is not None:
        desk.console.note(f"{counted(selection.n_rows, 'hit')} written to {arguments.output}")


def _set_aside(desk: _Desk, arguments: argparse.Namespace) -> None:
    aside = desk.history.set_aside()
    count = counted(len(desk.history.runs()), "run")
    desk.console.note(f"The old list is moved to {aside}; the new one has {count}.")


def _selection(result: SearchResult, arguments: argparse.Namespace) -> Selection:
    """Return which hits to export. Raises InvalidRequest for a query that the run has not."""
    everything = Selection.everything(result)
    if arguments.query is None:
        return everything
    if arguments.format == TABLE:
        raise InvalidRequest(
            "query number", "A table has all queries.", "Leave --query out, or add --format."
        )
    if not 1 <= arguments.query <= len(result.queries):
        raise InvalidRequest(
            "query number",
            f"The run has no query number {arguments.query}.",
            f"It has {counted(len(result.queries), 'query', 'queries')}.",
        )
    return Selection(everything.queries[arguments.query - 1 : arguments.query], everything.columns)


def _to_the_end(steps: Any, each: Callable[[Any], None]) -> Any:
    while True:
        try:
            each(next(steps))
        except StopIteration as stop:
            return stop.value


_ACTIONS: dict[str, Callable[[_Desk, argparse.Namespace], None]] = {
    "list": _list,
    "show": _show,
    "save": _save,
    "rename": _rename,
    "delete": _delete,
    "compare": _compare,
    "export": _export,
    "set-aside": _set_aside,
}
