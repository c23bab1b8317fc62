"""`swathe runs`: list, show, export and compare the runs of the history and run files."""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Callable
from pathlib import Path

from swathe.core.cancel import CancelToken
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.comparing import write_text
from swathe.core.cli.console import NO_TERMINAL, Console
from swathe.core.cli.recording import show_writing
from swathe.core.cli.run_table import write_differences_table, write_run_table, write_tsv
from swathe.core.cli.running import show_import
from swathe.core.cli.writing import Output, check_outputs, outputs_of, write_hits
from swathe.core.errors import HistoryError, InvalidRequest
from swathe.core.export import FORMAT, Selection, check_queries
from swathe.core.export.provenance import lines, summary
from swathe.core.history.changes import count_hits, write_differences
from swathe.core.history.differences import compare
from swathe.core.history.history import History
from swathe.core.history.history_file import storable
from swathe.core.history.missed import BOUND, align_missed, as_json, missed_of
from swathe.core.history.repeating import request_of, verify_database
from swathe.core.history.run_file import SUFFIX, SavedRun, read_run, write_run
from swathe.core.others.hsps import COLUMNS_EXAMPLE, ColumnsError
from swathe.core.others.run import open_run
from swathe.core.search.events import SearchResult
from swathe.core.system.files import atomic_file, check_destination
from swathe.core.system.settings import data_directory
from swathe.core.system.steps import run_to_end
from swathe.core.system.words import bytes_text, counted


def runs(arguments: argparse.Namespace, console: Console) -> int:
    """Run one action on the history or on run files."""
    action = _ACTIONS[arguments.action]
    with console.interruption.cooperative() as token:
        action(_Context(console, token, arguments), arguments)
    return 0


class _Context:
    """What every action needs: the console, the token, and the history once it is in order."""

    def __init__(self, console: Console, token: CancelToken, arguments: argparse.Namespace) -> None:
        self._arguments = arguments
        self.console = console
        self.token = token
        self.history = History(data_directory())
        self._healed = False

    def heal(self) -> None:
        """Repair the history after a crash, once, and note what was done."""
        if not self._healed:
            self._healed = True
            for sentence in self.history.heal():
                self.console.note(f"Note: {sentence}")

    def find(self, name: str) -> str:
        """Return the full number of a run of the history. Raises HistoryError unless exactly one matches."""
        self.heal()
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
                f"The history has no run {name!r}.",
                "Look at the list of runs; if you mean a file, check its path.",
                command="swathe runs",
            )
        return found[0].id

    def open(self, name: str) -> SavedRun:
        """Open a run of the history or of a file, or another program's result."""
        path = Path(name)
        if path.suffix.lower() == SUFFIX:
            return read_run(path)
        if not os.path.isfile(path):
            return self.history.open(self.find(name))
        given = self._arguments
        steps = open_run(
            path, self.token, columns=given.read_columns, queries=given.queries, database=given.database
        )
        try:
            saved = run_to_end(steps, lambda step: self.console.progress("Reading", step.done, step.total))
        except ColumnsError as error:
            error.command = f'--read-columns "{COLUMNS_EXAMPLE}"'
            raise
        self.console.clear()
        if saved.result.plan.origin is not None:
            self.console.notes(path.name, saved.result.plan.origin.sentences())
        return saved


def _list(context: _Context, arguments: argparse.Namespace) -> None:
    context.heal()
    rows = context.history.runs(" ".join(arguments.words))
    if arguments.format == "tsv":
        write_tsv(rows, context.console.output)
        return
    write_run_table(rows, context.console.reading(), context.console.width)
    if not rows:
        context.console.note(
            "No run has all these words." if arguments.words else "No run is kept: swathe search … --history"
        )
    elif not arguments.words:
        size = bytes_text(context.history.size())
        context.console.note(f"{counted(len(rows), 'run')}, {size} in {context.history.folder}")


def _show(context: _Context, arguments: argparse.Namespace) -> None:
    saved = context.open(arguments.run)
    result = saved.result
    facts = [
        ("Name", saved.title),
        ("Run file", f"{saved.path}, {bytes_text(saved.path.stat().st_size)}, written {saved.created}"),
        *((query.query.identifier or "Query", summary(query, result.plan)) for query in result.queries),
        *lines(result),
    ]
    if arguments.check:
        repeat = run_to_end(
            verify_database(saved, context.token), lambda step: show_import(context.console, step)
        )
        context.console.clear()
    else:
        repeat = request_of(saved)
    facts += [("Database now", repeat.note)] if repeat.note else []
    facts += [("Database now", "the same, every byte of it read")] if repeat.database == "same" else []
    for label, words in facts:
        context.console.line(f"{label:<22} {words}")


def _save(context: _Context, arguments: argparse.Namespace) -> None:
    check_destination(arguments.file)
    saved = context.open(arguments.run)
    steps = write_run(saved.result, arguments.file, context.token, align=arguments.align, name=saved.name)
    show_writing(context.console, steps)
    context.console.note(f"Run saved to {arguments.file}")


def _rename(context: _Context, arguments: argparse.Namespace) -> None:
    context.history.rename(context.find(arguments.run), arguments.name)


def _delete(context: _Context, arguments: argparse.Namespace) -> None:
    found = dict.fromkeys(context.find(run) for run in arguments.runs)
    for run in found:
        title = context.history.run(run).shown
        context.history.delete(run)
        context.console.note(f"Deleted: {title}")


def _compare(context: _Context, arguments: argparse.Namespace) -> None:
    if arguments.output is not None:
        check_destination(arguments.output)
    a, b = context.open(arguments.a), context.open(arguments.b)
    differences = compare(a.result, b.result)
    for done, total in align_missed(differences, context.token):
        context.console.progress("Aligning", done, total)
    context.console.clear()
    names = a.title_and_round, b.title_and_round
    of_others = a.result.plan.origin is not None or b.result.plan.origin is not None
    bound = arguments.evalue if arguments.evalue is not None else BOUND if of_others else math.inf
    missed = missed_of(differences, bound)
    if arguments.format == "json":
        text = json.dumps(as_json(differences, names, missed), indent=2, ensure_ascii=False, allow_nan=False)
        write_text(f"{text}\n", arguments.output, context.console)
        return
    if arguments.format == TABLE:
        if arguments.output is None:
            stream, width = context.console.reading(), context.console.width
            write_differences_table(differences, names, stream, width, bound, missed)
            return
        with atomic_file(arguments.output) as file:
            stream = context.console.reading(file)
            write_differences_table(differences, names, stream, NO_TERMINAL[0], bound, missed)
        return
    destination = arguments.output or context.console.output
    total = count_hits(differences, bound)
    for done in write_differences(differences, names, arguments.format, destination, context.token, bound):
        context.console.progress("Writing", done, total)
    context.console.clear()


def _export(context: _Context, arguments: argparse.Namespace) -> None:
    outputs = outputs_of(arguments)
    check_outputs(outputs, arguments, (arguments.run,))
    result = context.open(arguments.run).result
    selection = _selection(result, arguments.query, outputs)
    if not arguments.one_file_per_query:
        for output in outputs:
            if output.format != TABLE:
                check_queries(FORMAT[output.format], len(selection.queries))
    write_hits(result, selection, outputs, arguments, context.console, context.token)


def _set_aside(context: _Context, arguments: argparse.Namespace) -> None:
    aside = context.history.set_aside()
    count = counted(len(context.history.runs()), "run")
    context.console.note(f"The old list is moved to {aside}; the new one has {count}.")


def _selection(result: SearchResult, query: int | None, outputs: list[Output]) -> Selection:
    """Return the hits to export. Raises InvalidRequest for a query that the run does not have."""
    everything = Selection.everything(result)
    if query is None:
        return everything
    if any(output.format == TABLE for output in outputs):
        raise InvalidRequest(
            "query number", "A table has all queries.", "Leave --query out, or add --format."
        )
    if not 1 <= query <= len(result.queries):
        raise InvalidRequest(
            "query number",
            f"The run has no query number {query}.",
            f"It has {counted(len(result.queries), 'query', 'queries')}.",
        )
    return Selection(everything.queries[query - 1 : query])


_ACTIONS: dict[str, Callable[[_Context, argparse.Namespace], None]] = {
    "list": _list,
    "show": _show,
    "save": _save,
    "rename": _rename,
    "delete": _delete,
    "compare": _compare,
    "export": _export,
    "set-aside": _set_aside,
}
