"""`swathe search`: search and write the hits."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path

from swathe.core.alignment.loading import load_ahead
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import Console
from swathe.core.cli.recording import check_recording, record_run
from swathe.core.cli.running import end_of, make_request, sample_files, search_shown
from swathe.core.cli.writing import (
    HitsWriter,
    check_formats,
    check_outputs,
    load_writing,
    needs_alignments,
    outputs_of,
    write_hits,
)
from swathe.core.export import Selection
from swathe.core.export.provenance import summary
from swathe.core.export.pssm import save_pssm
from swathe.core.rounds.facts import weak_text
from swathe.core.scoring.about_pssm import about_pssm
from swathe.core.search.events import SearchResult
from swathe.core.search.judging import MANY_QUERIES
from swathe.core.search.masking import MaskCount
from swathe.core.search.options import as_argument, rounds_missing
from swathe.core.search.request import SearchRequest
from swathe.core.statistics.adjustment import load_adjusting
from swathe.core.system.files import check_destination, refuse_overwriting


def search(arguments: argparse.Namespace, console: Console) -> int:
    """Run the search and write its hits.

    Nothing is written after an interruption. If memory runs short, the hits found so far are written.
    """
    with ExitStack() as sample:
        queries, database = arguments.query, arguments.database
        if arguments.sample:
            queries, database = sample.enter_context(sample_files())
        outputs = outputs_of(arguments)
        databases = (database, *(arguments.also or ()))
        check_outputs(outputs, arguments, (*queries, *databases))
        check_recording(arguments, (*queries, *databases))
        if arguments.save_pssm is not None and arguments.rounds is None:
            raise rounds_missing("inclusion" if arguments.inclusion else "save_pssm", as_argument)
        request = make_request(arguments, queries, database, console)
        check_formats(outputs, arguments, request.queries)
        pssms = pssm_files(arguments.save_pssm, request, (*queries, *databases))
        exports = any(output.format != TABLE for output in outputs)
        many = len(request.queries) >= MANY_QUERIES
        adjusted = request.evalues == "adjusted"
        adjusting = (load_adjusting,) if adjusted and not many else ()
        writing = (load_writing,) if exports and many else ()
        load_ahead(*adjusting, *writing, adjusted=adjusted)
        files = sample.enter_context(ExitStack())
        writer = HitsWriter.of(outputs, request, arguments, files)
        aligns, write = any(map(needs_alignments, outputs)), writer.write if writer else None
        result = search_shown(request, console, align=aligns, write=write)
        _say(result, console, table=any(output.format == TABLE for output in outputs))
        if writer is not None:
            writer.finish(result, console)
        else:
            with console.interruption.cooperative() as token:
                write_hits(result, Selection.everything(result), outputs, arguments, console, token)
                for query, path in enumerate(pssms):
                    pssm, *beside = save_pssm(path, result, query, token)
                    about = "".join(f", and what it was built from to {file}" for file in beside)
                    console.note(f"PSSM written to {pssm}{about}")
                record_run(result, arguments, console, token)
    return end_of(result, console)


def pssm_files(path: Path | None, request: SearchRequest, inputs: tuple[str | Path, ...]) -> tuple[Path, ...]:
    """Return the file of each query's PSSM: `path`, numbered before the suffix if there are several.

    Raises ExportError or InvalidRequest, before the search, if one cannot be written.
    """
    if path is None:
        return ()
    count = len(request.queries)
    names = [f"{path.stem}.{number}{path.suffix}" for number in range(1, count + 1)]
    files = tuple(map(path.with_name, names)) if count > 1 else (path,)
    for file in (*files, *map(about_pssm, files)):
        check_destination(file)
        refuse_overwriting(file, inputs)
    return files


def _say(result: SearchResult, console: Console, *, table: bool) -> None:
    """Print notes on what was read, and summaries where the output has none."""
    console.notes(result.plan.database.name, result.plan.database.manifest.notes.sentences())
    if result.plan.request.scheme.matrix_path:
        console.notes(result.plan.request.scheme.matrix_name, result.plan.request.scheme.matrix_notes)
    for parameters in dict.fromkeys((result.plan.parameters, *result.plan.of_positions.values())):
        if parameters.source != "published" and not table:
            console.note(f"Note: {parameters.note}")
    if result.plan.request.mask is not None:
        console.note(f"{MaskCount.of_search(result).words}.")
    pairwise = result.plan.request.pairwise
    tables = (table for query in result.queries for table in (*query.hits.earlier, query.hits))
    if pairwise is not None and not any(table.pairwise for table in tables):
        console.note("Note: no hit is among those to permute.")
    if not table:
        for place, query in enumerate(result.queries):
            if weak := weak_text(one.queries[place] for one in result.rounds):
                console.note(f"Note: {query.query.identifier or 'Query'}: {weak}")
        for sentence in result.notes:
            console.note(f"Note: {sentence}")
        for query in result.queries:
            console.note(f"{query.query.identifier or 'Query'}: {summary(query, result.plan)}")
