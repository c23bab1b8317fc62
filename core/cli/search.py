"""`swathe search`: search and write the hits."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from swathe.core.alignment.loading import load_ahead
from swathe.core.cancel import OperationCancelled
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import Console
from swathe.core.cli.recording import check_recording, record_run
from swathe.core.cli.running import end_of, make_request, refuse_overwriting, sample_files, search_shown
from swathe.core.cli.writing import check_files, check_several, write_hits
from swathe.core.engines.kernel_options import read_options
from swathe.core.errors import InvalidRequest
from swathe.core.export import FORMAT, Selection, check_queries
from swathe.core.export.provenance import summary
from swathe.core.profiles.pssm_file import save_pssm
from swathe.core.search.events import SearchResult
from swathe.core.search.masking import SEG, MaskCount, read_parameters
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import DEFAULT_INCLUSION, RoundOptions
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.statistics.permutation_options import DEFAULT_PERMUTATIONS, PairwiseOptions
from swathe.core.system.files import check_destination
from swathe.core.system.words import counted


def search(arguments: argparse.Namespace, console: Console) -> int:
    """Run the search and write its hits.

    Nothing is written after an interruption. If memory runs short, the hits found so far are written.
    """
    with ExitStack() as sample:
        queries, database = arguments.query, arguments.database
        if arguments.sample:
            queries, database = sample.enter_context(sample_files())
        check_several(arguments)
        if arguments.output is not None and not arguments.one_file_per_query:
            check_destination(arguments.output)
            refuse_overwriting(arguments.output, (*queries, database))
        check_recording(arguments, (*queries, database))
        pairwise = pairwise_options(arguments)
        request = make_request(arguments, queries, database, console, arguments.evalue, arguments.top)
        request = replace(
            request,
            evalues=arguments.evalues,
            pairwise=pairwise,
            iteration=round_options(arguments),
            mask=mask_options(arguments),
        )
        if arguments.one_file_per_query:
            check_files(arguments, request.queries)
        elif arguments.format != TABLE:
            check_queries(FORMAT[arguments.format], len(request.queries))
        pssms = pssm_files(arguments.save_pssm, request, (*queries, database))
        load_ahead()
        result = search_shown(request, console)
        _say(result, console, arguments.format)
        with console.interruption.cooperative() as token:
            try:
                write_hits(result, Selection.everything(result), arguments, console, token)
                for path, query in zip(pssms, result.rounds[-1].queries if pssms else (), strict=True):
                    save_pssm(path, query.profile, request.scheme, token)
                    console.note(f"PSSM written to {path}")
                record_run(result, arguments, console, token)
            except OperationCancelled:
                raise KeyboardInterrupt from None
    if arguments.output is not None:
        hits = sum(len(query.hits) for query in result.queries)
        console.note(f"{counted(hits, 'hit')} written to {arguments.output}")
    return end_of(result, console)


def pairwise_options(arguments: argparse.Namespace) -> PairwiseOptions | None:
    """Return the options of pairwise significance; None if it is not requested.

    Raises InvalidRequest for values out of range, and for options without ``--permutations``.
    """
    given = {
        "seed": arguments.seed,
        "censored": arguments.censored,
        "top": arguments.permute_top,
        "evalue": arguments.permute_evalue,
        "shuffled": arguments.permute,
        "method": arguments.permute_method,
        "method_options": tuple(read_options(arguments.permute_option).items())
        if arguments.permute_option
        else None,
    }
    given = {name: value for name, value in given.items() if value is not None}
    if arguments.permutations is not None:
        return PairwiseOptions(arguments.permutations, **given)
    if given:
        raise InvalidRequest(
            "permutations",
            "Options of pairwise significance are set, but not the number of permutations.",
            f"Add --permutations {DEFAULT_PERMUTATIONS}.",
        )
    return None


def mask_options(arguments: argparse.Namespace) -> SegParameters | None:
    """Return how to mask the queries; None for no masking.

    Raises InvalidRequest for values out of range, and for the parameters of a method that is not requested.
    """
    if arguments.mask == SEG:
        return read_parameters(arguments.seg) if arguments.seg is not None else SegParameters()
    if arguments.seg is not None:
        raise InvalidRequest(
            "mask", "--seg is set, but masking is not.", "Add --mask seg, or leave --seg out."
        )
    return None


def round_options(arguments: argparse.Namespace) -> RoundOptions | None:
    """Return the options of an iterated search; None for a single search.

    Raises InvalidRequest for values out of range, and for options that need ``--rounds``.
    """
    if arguments.rounds is not None:
        inclusion = DEFAULT_INCLUSION if arguments.inclusion is None else arguments.inclusion
        return RoundOptions(arguments.rounds, inclusion)
    if arguments.inclusion is not None or arguments.save_pssm is not None:
        given = "--inclusion" if arguments.inclusion is not None else "--save-pssm"
        raise InvalidRequest(
            "rounds",
            f"{given} is an option of iterated searches, but --rounds is missing.",
            "Add --rounds 5; --rounds 1 searches once and builds a PSSM from the hits.",
        )
    return None


def pssm_files(path: Path | None, request: SearchRequest, inputs: tuple[str | Path, ...]) -> tuple[Path, ...]:
    """Return the file of each query's PSSM: `path`, numbered before the suffix if there are several.

    Raises ExportError or InvalidRequest, before the search, if one cannot be written.
    """
    if path is None:
        return ()
    count = len(request.queries)
    names = [f"{path.stem}.{number}{path.suffix}" for number in range(1, count + 1)]
    files = tuple(map(path.with_name, names)) if count > 1 else (path,)
    for file in files:
        check_destination(file)
        refuse_overwriting(file, inputs)
    return files


def _say(result: SearchResult, console: Console, format: str) -> None:
    """Print notes on what was read, and summaries where the output has none."""
    console.notes(result.plan.database.name, result.plan.database.manifest.notes.sentences())
    if result.plan.request.scheme.matrix_path:
        console.notes(result.plan.request.scheme.matrix_name, result.plan.request.scheme.matrix_notes)
    for parameters in dict.fromkeys((result.plan.parameters, *result.plan.of_positions.values())):
        if parameters.source != "published" and format != TABLE:
            console.note(f"Note: {parameters.note}")
    if result.plan.request.mask is not None:
        console.note(f"{MaskCount.of_search(result).words}.")
    pairwise = result.plan.request.pairwise
    if pairwise is not None and not any(query.hits.pairwise for query in result.queries):
        console.note("Note: no hit is among those to permute.")
    if format != TABLE:
        for sentence in result.notes:
            console.note(f"Note: {sentence}")
        for query in result.queries:
            console.note(f"{query.query.identifier or 'Query'}: {summary(query, result.plan)}")
