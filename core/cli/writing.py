"""Write the hits of a command: as a table for the terminal, or in export formats, to one file or several."""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Final, Self

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import NO_TERMINAL, Console, remaining
from swathe.core.cli.table import write_table
from swathe.core.errors import InvalidRequest
from swathe.core.export import (
    FORMAT,
    FORMATS,
    QueryRows,
    RowsWriter,
    Selection,
    atomic_file,
    check_library,
    check_queries,
    export,
    note_beside,
    opened,
    sidecar_of,
)
from swathe.core.export.aligning import align_missing
from swathe.core.export.choice import choose, has_choice, with_columns
from swathe.core.export.several import check_folder, export_each, files_of, refuse_replacing
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.system.files import check_destination, is_special, refuse_overwriting
from swathe.core.system.words import counted

_ROWS: Final = 2_000
"""Rows that are written at a time: with few, calls take longer than what they write."""


@dataclass(frozen=True, slots=True)
class Output:
    """A format to write, or the table, and where to: None is standard output.

    `columns` are those of its tables, as `core.export.choice.choose` gives them; () where none are chosen.
    """

    format: str
    path: Path | None
    columns: tuple[str, ...] = ()

    def chosen(self, selection: Selection) -> Selection:
        """Return a selection with the columns of this output."""
        return with_columns(selection, FORMAT[self.format], self.columns) if self.columns else selection


def outputs_of(arguments: argparse.Namespace) -> list[Output]:
    """Return what the options ask for: the n-th --format goes to the n-th --output.

    One file without a format gets the table; of several without, the names tell.

    Raises InvalidRequest if the options contradict each other.
    """
    return _with_columns(_outputs(arguments), arguments.columns or [])


def _with_columns(outputs: list[Output], chosen: Sequence[str]) -> list[Output]:
    """Give outputs their columns: the n-th choice to the n-th output that has one, a single one to all."""
    if not chosen:
        return outputs
    having = [output for output in outputs if output.format != TABLE and has_choice(FORMAT[output.format])]
    if not having:
        raise InvalidRequest(
            "columns",
            f"The format {outputs[0].format} has no choice of columns.",
            f"Add --format, one of {', '.join(format.key for format in FORMATS if has_choice(format))}.",
        )
    if len(chosen) not in (1, len(having)):
        raise InvalidRequest(
            "columns",
            f"There are {counted(len(chosen), 'choice')} of columns and {counted(len(having), 'table')}.",
            "Give --columns once for all tables, or once for each, in their order.",
        )
    choices = iter(chosen if len(chosen) > 1 else [chosen[0]] * len(having))
    return [
        replace(output, columns=choose(FORMAT[output.format], next(choices))) if output in having else output
        for output in outputs
    ]


def _outputs(arguments: argparse.Namespace) -> list[Output]:
    formats, paths = arguments.format or [], arguments.output or []
    if arguments.one_file_per_query:
        return [_folder(formats, paths)]
    if arguments.replace:
        raise InvalidRequest(
            "replace", "--replace applies to one file per query.", "Add --one-file-per-query."
        )
    if len(paths) < 2 and len(formats) < 2:
        return [Output(*formats or [TABLE], *paths or [None])]
    if formats and len(formats) != len(paths):
        raise InvalidRequest(
            "format",
            f"There are {counted(len(formats), 'format')} and {counted(len(paths), 'file')}.",
            "Give --format and --output as often as each other, in the same order.",
        )
    found = list(map(Output, formats or map(_format_of, paths), paths))
    _refuse_same(found)
    return found


def _folder(formats: Sequence[str], paths: Sequence[Path]) -> Output:
    if not paths:
        raise InvalidRequest("output", "One file per query needs a folder.", "Add -o FOLDER.")
    if len(paths) > 1 or len(formats) > 1:
        raise InvalidRequest(
            "output", "One file per query takes one format and one folder.", "Run it once for each."
        )
    if not formats or formats[0] == TABLE:
        raise InvalidRequest(
            "format", "The table format holds all queries in one.", "Choose another --format, such as csv."
        )
    return Output(formats[0], paths[0])


def _format_of(path: Path) -> str:
    """Return the format that a file's name ends like: the longest end counts."""
    name = path.name.lower().replace(".queries.", "-queries.")  # people join the word to names by either
    suffixes = [(format.suffix, format.key) for format in FORMATS if name.endswith(format.suffix)]
    if not suffixes:
        raise InvalidRequest(
            "output",
            f"The name {path.name} does not say in which format to write it.",
            f"Give a --format for each --output, or end it in one of {', '.join(f.suffix for f in FORMATS)}.",
        )
    return max(suffixes, key=lambda suffix: len(suffix[0]))[1]


def _refuse_same(outputs: Iterable[Output]) -> None:
    """Raise InvalidRequest if two outputs, or the files that go with them, are the same file."""
    taken: set[Path] = set()
    for output in outputs:
        assert output.path is not None
        files = [output.path]
        if output.format != TABLE and FORMAT[output.format].sidecar:
            files.append(sidecar_of(output.path))
        for path in (file.resolve() for file in files):
            if path in taken:
                raise InvalidRequest("output", f"{path.name} would be written twice.", "Name two files.")
            taken.add(path)


def check_outputs(
    outputs: Iterable[Output], arguments: argparse.Namespace, inputs: Iterable[str | Path]
) -> None:
    """Raise ExportError or InvalidRequest if a file clearly cannot be written, or is one of the inputs."""
    named = list(inputs)
    for output in outputs:
        if output.path is not None and not arguments.one_file_per_query:
            check_destination(output.path)
            refuse_overwriting(output.path, named)


def check_formats(
    outputs: Iterable[Output], arguments: argparse.Namespace, queries: Iterable[Protein]
) -> None:
    """Raise ExportError if a format cannot hold the queries, or files of a folder would be replaced."""
    labels = [query.identifier or f"Query_{number}" for number, query in enumerate(queries, 1)]
    for output in outputs:
        if output.format != TABLE:
            check_library(FORMAT[output.format])
        if not arguments.one_file_per_query:
            if output.format != TABLE:
                check_queries(FORMAT[output.format], len(labels))
            continue
        assert output.path is not None
        check_folder(output.path)
        if not arguments.replace:
            refuse_replacing(files_of(labels, output.format, output.path), output.format)


def needs_alignments(output: Output) -> bool:
    """Whether all hits have to be aligned before an output can be written."""
    return output.format == TABLE or FORMAT[output.format].needs_alignments(output.chosen(Selection(())))


def load_writing() -> None:
    """Load the compiled code that writes hits."""
    import swathe.core.export.cell_kernels  # noqa: F401 - slow; once it is there, few rows use it, too
    from swathe.core.export.cells import Cells, evalues, lines, wholes

    nothing = np.zeros(0)
    evalues(nothing, b"")
    wholes(nothing, b"")
    lines([(b"", Cells.same(b"", 0))], b"", 0)


class HitsWriter:
    """Writes the hits of queries as they end, to a file that is there once `finish` was called.

    For a format where nothing in the file depends on what is found later.

    files : closed by `finish`, or with the error that keeps the file from being there
    """

    def __init__(self, output: Output, files: ExitStack) -> None:
        assert output.path is not None
        self._path, self._format, self._files = output.path, FORMAT[output.format], files
        self._fields = output.chosen(Selection(())).fields
        stream = files.enter_context(atomic_file(output.path))
        self._text = io.TextIOWrapper(stream, "utf-8", "backslashreplace", newline="")
        files.callback(self._text.detach)
        self._rows: RowsWriter | None = None
        self._waiting: list[QueryRows] = []
        self._waiting_rows = self._n = 0

    @classmethod
    def of(
        cls,
        outputs: Sequence[Output],
        request: SearchRequest,
        arguments: argparse.Namespace,
        files: ExitStack,
    ) -> Self | None:
        """Return what writes the only output as it comes; None where it cannot, or more is done with hits.

        Raises ExportError if the file cannot be written.
        """
        [output, *others] = outputs
        more = request.iteration is not None or request.pairwise is not None or arguments.save is not None
        if more or others or output.path is None or arguments.one_file_per_query or arguments.history:
            return None
        if is_special(output.path) or output.format == TABLE or FORMAT[output.format].lines is None:
            return None
        if not needs_alignments(output):
            return None
        return cls(output, files)

    def write(self, index: int, query: QueryResult) -> None:
        """Write all hits of a query, given its place in the request, or have them wait for more.

        The alignments of what is written are dropped.
        """
        self._waiting.append((index + 1, query, np.arange(len(query.hits))))
        self._waiting_rows += len(query.hits)
        if self._waiting_rows >= _ROWS:
            self._write()

    def _write(self) -> None:
        """Write what waits."""
        if self._waiting and self._rows is None:
            assert self._format.lines is not None
            self._rows = self._format.lines(self._waiting[0][1].hits.database, self._text, self._fields)
        if self._rows is not None:
            self._n += sum(self._rows(self._waiting))
        for _, query, _ in self._waiting:
            query.hits.drop_alignments()
        self._waiting, self._waiting_rows = [], 0

    def finish(self, result: SearchResult, console: Console) -> None:
        """Complete the file once all that was found is written. Raises ExportError."""
        self._write()
        self._text.flush()
        note_beside(self._path, self._format, result, self._files)
        self._files.close()
        console.note(f"{counted(self._n, 'hit')} written to {self._path}")


def write_hits(
    result: SearchResult,
    selection: Selection,
    outputs: Iterable[Output],
    arguments: argparse.Namespace,
    console: Console,
    token: CancelToken,
) -> None:
    """Align the hits where needed and write every output, all of them or none.

    The table has the hits of all queries. Raises ExportError, OperationCancelled.
    """
    with ExitStack() as files:
        for output in outputs:
            stream: BinaryIO | None = None
            if output.path is not None and not arguments.one_file_per_query:
                stream = files.enter_context(
                    opened(output.path, output.format, result, selection.written(result))
                )
            if output.format == TABLE:
                _write_table(result, stream, console, token)
            else:
                _export(result, output.chosen(selection), output, stream, arguments, console, token)
    for output in outputs:
        if output.path is not None:
            console.note(f"{counted(selection.n_rows, 'hit')} written to {output.path}")


def _write_table(result: SearchResult, stream: BinaryIO | None, console: Console, token: CancelToken) -> None:
    for done, total in align_missing(result, Selection.everything(result), token):
        console.progress("Aligning", done, total)
    console.clear()
    if stream is None:
        write_table(result, console.reading(), console.width)
    else:
        write_table(result, console.reading(stream), NO_TERMINAL[0])


def _export(
    result: SearchResult,
    selection: Selection,
    output: Output,
    stream: BinaryIO | None,
    arguments: argparse.Namespace,
    console: Console,
    token: CancelToken,
) -> None:
    """Write an export format; no progress bar is drawn into output on the terminal."""
    chosen, comments = (result, selection, output.format), not arguments.no_comments
    if arguments.one_file_per_query:
        assert output.path is not None
        steps = export_each(*chosen, output.path, token, comments=comments, replace=arguments.replace)
    else:
        steps = export(*chosen, stream or console.output, token, comments=comments)
    shares_terminal = output.path is None and console.shares_terminal
    for step in steps:
        if step.phase == "writing" and shares_terminal:
            console.clear()
            continue
        phase = "Writing" if arguments.one_file_per_query else step.phase.capitalize()
        console.progress(phase, step.done, step.total, remaining(step.done, step.total, step.seconds))
    console.clear()
