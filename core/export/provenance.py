"""Provenance of a result, the same in every output: parameters, statistics, database, engine."""

from __future__ import annotations

import dataclasses
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from swathe.core.database import Manifest
from swathe.core.export.command_words import matrix_words, scoring_words
from swathe.core.headers.brief import brief_query_name
from swathe.core.permutation.borderline import IN_TIME
from swathe.core.results.cautions import REASONS, about_first_moved, by_reason, count_reasons
from swathe.core.results.hits import SIGNIFICANT
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds import facts as round_facts
from swathe.core.scoring.pssm import DERIVATION, PositionSpecificQuery
from swathe.core.scoring.queries import position_specific
from swathe.core.scoring.significance import GumbelParameters, source_and_note
from swathe.core.search.events import Plan, SearchResult
from swathe.core.search.masking import SEG, MaskCount, parameters_text
from swathe.core.search.origin import ALIGNMENTS, FILE_DATED, SEQUENCES, Origin
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.conclusion import LEAST, MOST
from swathe.core.statistics.evalues import DEFAULT, WORDS, lowered_words
from swathe.core.statistics.permutation_options import SHUFFLED, PairwiseOptions
from swathe.core.statistics.presets import SHORT_QUERY
from swathe.core.system.words import (
    bound_text,
    counted,
    number_text,
    rate_text,
    seconds_text,
    without_separators,
)
from swathe.kernels.pairwise import ENGINE

NO_MATRIX = "PSSM"
"""Stands in for the matrix's name if all queries are position-specific."""
_SHUFFLED_WORDS = {"subject": "each", "query": "of the query each", "both": "of both sequences each"}
GAP_CONVENTION = "a gap of k residues costs gap_open + k * gap_extend"
BEFORE_FIT = " before any fit"
"""How labels of parameters end in a search that fitted some."""
AFTER_FIT = "Gumbel parameters after the fit"
"""Label of the parameters that E-values rest on where some were fitted."""
CORRECTED = "Corrected"
"""Label of how many E-values moved far, which comes of the hits and not of what was asked for."""
QUERY_SEQUENCE = "Query sequence"
"""Label of the sequence of a short query."""
_MOST_NAMED = 20
"""Queries of which each is told of: of more, the ranges of fitted parameters are, and no sequences."""


def command_line(request: SearchRequest) -> str:
    """Return the `swathe search` command for a request.

    Queries that did not come from a file appear as ``-`` (standard input).
    """
    words = [*_command_words("search", request), "--evalue", number_text(request.evalue)]
    if request.evalues != DEFAULT:
        words += ["--evalues", request.evalues]
    if request.top is not None:
        words += ["--top", str(request.top)]
    if request.pairwise is not None:
        words += _pairwise_options(request.pairwise)
    if request.mask is not None:
        words += ["--mask", SEG, "--seg", parameters_text(request.mask)]
    if request.iteration is not None:
        words += ["--rounds", str(request.iteration.rounds)]
        words += ["--inclusion", number_text(request.iteration.inclusion)]
        words += [word for name in request.iteration.include or () for word in ("--include", name)]
        words += [word for name in request.iteration.exclude or () for word in ("--exclude", name)]
    return shlex.join(words)


def scores_command(request: SearchRequest) -> str:
    """Return the `swathe scores` command that writes the scores of the same search."""
    return shlex.join(_command_words("scores", request))


def _command_words(command: str, request: SearchRequest) -> list[str]:
    """Return a command with its inputs and the options of scoring."""
    source = request.query_source
    files = [str(path) for path in request.query_files]
    files = files or [source if source and Path(source).is_file() else "-"]
    words = ["swathe", command, *files, str(request.database)]
    if request.more_databases:
        words += ["--also", *map(str, request.more_databases)]
    if request.taxa is not None:
        words += ["--taxdump", str(request.taxa.taxdump)]
        words += [word for asked in request.taxa.only for word in ("--taxon", asked)]
        words += [word for asked in request.taxa.without for word in ("--not-taxon", asked)]
    if not _all_are_pssms(request):
        words += matrix_words(request.scheme)
    words += scoring_words(request)
    return [*words, "--allow-nucleotides"] if request.allow_nucleotides else words


def command_of(result: SearchResult) -> str:
    """Return the `swathe search` command that reproduces a result.

    Hits that were permuted after the search are included if one set of options selects exactly these hits;
    otherwise only `lines` and `provenance` mention them.
    """
    if result.plan.origin is not None:
        return _import_command(result)
    request, tables = result.plan.request, [query.hits for query in result.queries]
    asked = {pair.options for table in tables for pair in table.pairwise.values()}
    if len(asked) == 1:
        options = asked.pop()
        if all(set(options.chosen(table.log10_evalues).tolist()) == set(table.pairwise) for table in tables):
            request = dataclasses.replace(request, pairwise=options)
    return command_line(request)


def _import_command(result: SearchResult) -> str:
    """Return the command that reads the result of another program, with the sequences given to it."""
    origin, request = result.plan.origin, result.plan.request
    assert origin is not None
    words = ["swathe", "runs", "save", origin.source, "run.swr"]
    words += [word for path in request.query_files for word in ("--queries", str(path))]
    if str(request.database) != request.query_source:
        words += ["--database", str(request.database)]
    return shlex.join(words)


def _pairwise_options(options: PairwiseOptions) -> list[str]:
    words = ["--permutations", str(options.permutations), "--seed", str(options.seed)]
    words += ["--censored", number_text(options.censored)]
    if options.shuffled != SHUFFLED[0]:
        words += ["--permute", options.shuffled]
    if options.top is not None:
        words += ["--permute-top", str(options.top)]
    if options.evalue is not None:
        words += ["--permute-evalue", number_text(options.evalue)]
    if options.method != ENGINE:
        words += ["--permute-method", options.method]
    for name, value in options.method_options:
        words += ["--permute-option", f"{name}={value}"]
    return words


def provenance(result: SearchResult, written: str = "") -> dict[str, Any]:
    """Return everything needed to judge and repeat a search, as JSON values. Fields: docs/json.md.

    written : which of its hits a file holds; '' where it holds all
    """
    facts = _of_search(result) | ({"written": written} if written else {})
    origin = result.plan.origin
    if origin is None:
        return facts
    facts |= dict.fromkeys(
        ("algorithm", "matrix", "matrix_file", "gap_open", "gap_extend", "gap_convention", "top", "evalues")
    )
    return facts | {
        "program": origin.program or None,
        "version": origin.version or None,
        "read_by": f"Swathe {result.plan.version}",
        "source": origin.source,
        "source_format": origin.format,
        "source_columns": list(origin.columns),
        "settings": dict(origin.facts),
        "local_alignments": origin.rows,
        "left_out": origin.merged,
        "queries_without_sequence": origin.queries_missing,
        "subjects_without_sequence": origin.subjects_missing,
        "aligned_with": _aligned_with(result) or None,
        "notes": origin.sentences(),
    }


def _of_search(result: SearchResult) -> dict[str, Any]:
    plan = result.plan
    request, database, manifest = plan.request, plan.database, plan.database.manifest
    scheme = request.scheme
    matrix = matrix_name(result)
    of_pssms = matrix == NO_MATRIX
    return {
        "program": "Swathe",
        "version": plan.version,
        "algorithm": "Smith-Waterman with affine gaps (Gotoh), exhaustive",
        "command": command_of(result),
        "started": result.started,
        "complete": result.complete,
        "completeness": completeness(result),
        "stopped": result.stopped or None,
        "query_source": request.query_source,
        "query_notes": request.query_notes.sentences(),
        "queries_asked": len(request.queries),
        "queries_reached": len(result.queries),
        "masking": _masking(result),
        "evalue_bound": request.evalue if np.isfinite(request.evalue) else None,
        "top": request.top,
        "matrix": matrix,
        "matrix_file": str(scheme.matrix_path) if scheme.matrix_path and not of_pssms else None,
        "matrix_notes": [] if of_pssms else list(scheme.matrix_notes),
        "position_specific": [_position_specific(plan, index) for index in plan.of_positions],
        "gap_open": scheme.gap_open,
        "gap_extend": scheme.gap_extend,
        "gap_convention": GAP_CONVENTION,
        "statistics": statistics(plan.parameters),
        "evalues": request.evalues,
        "evalues_note": evalues_words(result),
        "pairwise_significance": pairwise_significance(result),
        "iteration": round_facts.search_rounds(result),
        "database": _database(database.name, request.databases, manifest, database.key),
        **_databases(plan),
        **_taxa(plan),
        "engine": plan.engine,
        "engine_label": result.engine_label,
        "engine_warnings": list(result.warnings),
        "engine_notes": list(result.notes),
        "sides": [
            {
                "name": side.name,
                "cells": side.cells,
                "share": side.share,
                "seconds": side.seconds,
                "gcups": side.gcups,
            }
            for side in result.sides
        ],
        "kernel": plan.kernel,
        "kernel_options": dict(request.kernel_options),
        "devices": [
            {"device": device.index, "device_name": device.name, "uuid": device.uuid}
            for device in plan.devices
        ],
        "cells": result.cells,
        "seconds": result.seconds,
        "gcups": result.gcups,
    }


def _database(name: str, paths: tuple[Path, ...], manifest: Manifest, key: str) -> dict[str, Any]:
    """Return what a database is, as JSON values."""
    return {
        "name": name,
        "path": ", ".join(str(path.absolute()) for path in paths),
        "source": manifest.source,
        "source_bytes": manifest.source_bytes,
        "source_checksum": manifest.source_checksum,
        "key": key,
        "sequences": manifest.n_sequences,
        "residues": manifest.n_residues,
        "longest": manifest.longest,
        "imported": manifest.created,
        "notes": manifest.notes.sentences(),
    }


def _databases(plan: Plan) -> dict[str, Any]:
    """Return the databases of a search in several; nothing of others."""
    if len(plan.database.parts) == 1:
        return {}
    return {
        "databases": [
            _database(part.name, (path,), part.manifest, part.manifest.key)
            for part, path in zip(plan.database.parts, plan.request.databases, strict=True)
        ]
    }


def _taxa(plan: Plan) -> dict[str, Any]:
    """Return the taxa that a search was restricted to; nothing of others."""
    taxa, parts = plan.request.taxa, plan.database.parts
    if taxa is None:
        return {}
    return {
        "taxa": {
            "words": taxa.words,
            "taxdump": str(taxa.taxdump.absolute()),
            "only": list(taxa.only),
            "without": list(taxa.without),
            "of_sequences": sum(part.manifest.n_sequences for part in parts),
            "of_residues": sum(part.manifest.n_residues for part in parts),
        }
    }


def matrix_name(result: SearchResult) -> str:
    """Return the name of the matrix that scored queries or built profiles; `NO_MATRIX` if PSSMs alone did."""
    scores = given_scores(result)
    return scores if scores == NO_MATRIX else result.plan.request.scheme.matrix_name


def given_scores(result: SearchResult) -> str:
    """Return what scores the queries that were given: a matrix by its name, or `NO_MATRIX` if all are PSSMs.

    The later rounds of an iterated search score by profiles, which are built with the matrix in any case: it
    is named beside the PSSMs where there was a later round.
    """
    request = result.first.plan.request
    matrix = request.scheme.matrix_name
    if len(position_specific(request.queries)) < len(request.queries):
        return matrix
    return f"{NO_MATRIX}, {matrix}" if len(result.rounds) > 1 else NO_MATRIX


def _all_are_pssms(request: SearchRequest) -> bool:
    """Whether no matrix is used at all; the profiles of iterated searches are built with one."""
    if request.iteration is not None:
        return False
    return len(position_specific(request.queries)) == len(request.queries)


def _masking(result: SearchResult) -> dict[str, Any] | None:
    """Return how the queries were masked, as JSON values; None if they were not."""
    mask = result.plan.request.mask
    if mask is None:
        return None
    count = MaskCount.of_search(result)
    return {
        "method": SEG,
        "window": mask.window,
        "locut": mask.locut,
        "hicut": mask.hicut,
        "masked_residues": count.masked,
        "residues": count.residues,
        "note": count.sentence(mask),
    }


def _position_specific(plan: Plan, index: int) -> dict[str, Any]:
    """Return how a PSSM query is scored, as JSON values."""
    query = plan.request.queries[index]
    assert isinstance(query, PositionSpecificQuery)
    return {
        "number": index + 1,
        "query": query.identifier,
        "pssm_file": query.source,
        "scoring": plan.scoring_of(index).description,
        "note": DERIVATION,
        "statistics": statistics(plan.parameters_of(index)),
    }


def statistics(parameters: GumbelParameters) -> dict[str, Any]:
    """Return the parameters that E-values are based on, as JSON values; None for missing ones."""
    figures = ("lambda_", "K", "H", "a", "alpha", "sigma", "a_u", "alpha_u")
    values: dict[str, Any] = {"source": parameters.source, "note": parameters.note}
    for name in figures:
        value = getattr(parameters, name)
        values[name.rstrip("_")] = float(value) if np.isfinite(value) else None
    return values


def pairwise_significance(result: SearchResult) -> list[dict[str, Any]]:
    """Return how pairwise significance was estimated, as JSON values: one object per set of options."""
    # Verdicts on hits of a profile rest on tests in the rounds before.
    tables = [table for query in result.queries for table in (*query.hits.earlier, query.hits)]
    pairs = [pair for table in tables for pair in table.pairs.values()]
    automatic = [pair for table in tables for row, pair in table.unasked.items() if row not in table.pairwise]
    in_profile = [pair for table in tables for row, pair in table.pairs.items() if table.entry(row)]
    return [
        {
            "permutations": options.permutations,
            "permute": options.shuffled,
            "seed": options.seed,
            "generator": "Philox4x32-10, Fisher-Yates",
            "method": options.method,
            "method_options": dict(options.method_options),
            "fit": "Gumbel, maximum likelihood, type I censoring (Eddy 1997)",
            "censored": options.censored,
            "permute_top": options.top,
            "permute_evalue": options.evalue,
            "pairs": sum(pair.options == options for pair in pairs),
            "automatic": sum(pair.options == options for pair in automatic),
            "in_profile": sum(pair.options == options for pair in in_profile),
            "poor_fits": sum(pair.options == options and pair.poor for pair in pairs),
            "censoring_points_moved": sum(pair.options == options and pair.moved for pair in pairs),
        }
        for options in dict.fromkeys(pair.options for pair in pairs)
    ]


def pairwise_lines(result: SearchResult) -> Iterator[tuple[str, str]]:
    """Yield how pairwise significance was estimated as (label, words), one line per set of options."""
    tables = [query.hits for query in result.queries]
    shown = [(table, row, pair) for table in tables for row, pair in table.deciding_pairs.items()]
    on_entry = [pair for table, row, pair in shown if pair is not table.pair(row)]
    for estimate in pairwise_significance(result):
        yield (
            "Pairwise significance",
            (
                f"{_plain_count(estimate['pairs'], 'pair')}, {estimate['permutations']} permutations "
                f"{_SHUFFLED_WORDS[estimate['permute']]} "
                f"(seed {estimate['seed']}; {estimate['generator']}); {estimate['fit']} below the highest "
                f"score that at most {number_text(estimate['censored'])} of the copies lie below; "
                f"{_plain_count(estimate['censoring_points_moved'], 'censoring point')} moved; "
                f"{_plain_count(estimate['poor_fits'], 'poor fit')}"
                f"{_method_words(estimate['method'], estimate['method_options'])}"
                f"{_by_itself(estimate['automatic'])}{_of_profile(estimate['in_profile'])}"
            ),
        )
    if on_entry:
        yield (
            "Pairwise p and E",
            f"of {_plain_count(len(on_entry), 'hit')} of the profile those of the test on entry: in the "
            "round that first included the hit, on which the verdict rests",
        )
    n = result.plan.database.n_sequences
    for query in result.queries:
        if query.compared < n and query.hits.deciding_pairs:
            yield (
                "Pairwise E",
                f"of {query.query.identifier or 'the query'} p times the {query.compared:,} sequences "
                f"compared before the search ended; its E-values count all {n:,}",
            )


def _by_itself(pairs: int) -> str:
    """Return words on how many pairs nobody asked for."""
    if not pairs:
        return ""
    of_which = f"of the hits with borderline E-values ({LEAST:g} to {MOST:g})"
    return f"; {pairs} of them tested automatically: {of_which}, {IN_TIME}"


def _of_profile(pairs: int) -> str:
    """Return words on how many p-values prove nothing, however low they are."""
    return (
        f"; {pairs} of them of hits that the profile was built from: these p prove nothing" if pairs else ""
    )


def _method_words(method: str, options: dict[str, int | str]) -> str:
    """Return words on what scored the permuted copies if the search's engine did not."""
    if method == ENGINE:
        return ""
    words = [f"; scored by the method {method}", *(f"{name} {value}" for name, value in options.items())]
    return " ".join(words)


def lines(result: SearchResult, written: str = "") -> Iterator[tuple[str, str]]:
    """Yield the provenance as (label, words) for text formats, without line breaks.

    written : which of its hits a file holds; '' where it holds all
    """
    if result.plan.origin is not None:
        yield from _origin_lines(result, result.plan.origin)
        if written:
            yield "Written", written
        return
    facts = provenance(result)
    database = facts["database"]
    figures = facts["statistics"]
    yield "Program", f"Swathe {facts['version']}, {facts['algorithm']}"
    yield "Command", facts["command"]
    yield "Date", facts["started"]
    yield "Completeness", completeness(result)
    for words in _sequences_of_short(result.plan.request.queries):
        yield QUERY_SEQUENCE, words
    for note in facts["query_notes"]:
        yield "Query note", note
    if facts["masking"] is not None:
        yield "Masking", facts["masking"]["note"]
    yield "Matrix", facts["matrix"]
    if facts["matrix_file"]:
        yield "Matrix file", facts["matrix_file"]
    yield "Gap costs", f"open {facts['gap_open']}, extend {facts['gap_extend']} ({GAP_CONVENTION})"
    if len(facts["position_specific"]) < facts["queries_asked"]:  # else no matrix scored them
        yield from _statistics_lines(result, figures, "")
    for pssm in facts["position_specific"]:
        of_query = f" of query {pssm['number']}" if facts["queries_asked"] > 1 else ""
        yield f"Scoring{of_query}", pssm["scoring"]
        yield f"PSSM{'' if len(result.rounds) > 1 else ' file'}{of_query}", pssm["pssm_file"]
        yield from _statistics_lines(result, pssm["statistics"], of_query)
    if facts["position_specific"]:
        yield "PSSM note", DERIVATION
    yield "E-values", evalues_words(result)
    if fitted := _fitted(result):
        yield AFTER_FIT, fitted
    if corrected := _corrected(result):
        yield CORRECTED, corrected
    top = "all" if facts["top"] is None else f"the best {facts['top']:,}"
    yield "Reported", f"E-value up to {bound_text(result.plan.request.evalue)}, {top} of each query"
    if written:
        yield "Written", written
    yield from pairwise_lines(result)
    yield from round_facts.lines(result)
    several = facts.get("databases", ())
    for one in several or (database,):
        yield "Database file", one["path"]
        yield "Database source", one["source"]
        yield (
            "Database size",
            f"{_size(one)}, {_plain_count(one['source_bytes'], 'byte')}, {one['source_checksum']}",
        )
    if several:
        yield "All databases", f"{_size(database)}; E-values are of all together"
    if taxa := facts.get("taxa"):
        of = {"sequences": taxa["of_sequences"], "residues": taxa["of_residues"]}
        yield "Taxa", f"{taxa['words']}: {_size(database)} of {_size(of)}; E-values count these alone"
        yield "Taxonomy", taxa["taxdump"]
    for note in database["notes"]:
        yield "Database note", note
    for note in facts["matrix_notes"]:
        yield "Matrix note", note
    options = "".join(f", {name} {value}" for name, value in facts["kernel_options"].items())
    yield "Engine", f"{facts['engine_label']}, kernel {facts['kernel']}{options}"
    for device in facts["devices"]:
        yield "Device", f"GPU {device['device']}, {device['device_name']}, {device['uuid']}"
    for sentence in facts["engine_notes"]:
        yield "Engine note", sentence
    for side in result.sides:
        yield "Side", side.words
    for sentence in facts["engine_warnings"]:
        yield "Engine warning", sentence
    yield "Speed", f"{facts['seconds']:.3f} s for the whole search, {rate_text(facts['gcups'])}"


def _sequences_of_short(queries: tuple[Sequence, ...]) -> Iterator[str]:
    """Yield the sequences of short queries, of 20 queries at most, but of several not those in the names."""
    if len(queries) > _MOST_NAMED:
        return
    for place, query in enumerate(queries):
        if len(query) > SHORT_QUERY or isinstance(query, PositionSpecificQuery):
            continue
        words = f"{query.letters} ({_plain_count(len(query), 'residue')})"
        name = brief_query_name(query.header, place)
        if len(queries) == 1:
            yield words
        elif name != query.letters.upper():
            yield f"{name}: {words}"


def _origin_lines(result: SearchResult, origin: Origin) -> Iterator[tuple[str, str]]:
    """Yield who made a result that Swathe only read, and the settings that its file states."""
    yield "Program", origin.name
    yield "Read by", f"Swathe {result.plan.version}, from {origin.source} ({origin.format})"
    yield "Date" if origin.is_swathe else FILE_DATED, result.started
    yield from origin.facts
    if words := _sequences_of(result.plan):
        yield SEQUENCES, words
    pairs = sum(len(query.hits) for query in result.queries)
    yield "Hits", f"{_plain_count(pairs, 'pair')} from {_plain_count(origin.rows, 'local alignment')}"
    if scheme := _aligned_with(result):
        yield ALIGNMENTS, f"by Swathe, with {scheme}"
    for sentence in origin.sentences():
        yield "Note", sentence


def _aligned_with(result: SearchResult) -> str:
    """Return with what Swathe aligns hits that it read: ``BLOSUM62 11/1``; '' where it has no sequences."""
    scheme = result.plan.request.scheme
    some = any(query.hits.has_sequences for query in result.queries)
    return f"{scheme.matrix_name} {scheme.gap_open}/{scheme.gap_extend}" if some else ""


def _sequences_of(plan: Plan) -> str:
    """Return which files gave hits that were read their sequences; '' where none did."""
    request = plan.request
    given = [f"of the queries from {', '.join(map(str, request.query_files))}"] if request.query_files else []
    if str(request.database) != request.query_source:
        given.append(f"of the subjects, with descriptions and lengths, from {request.database}")
    return "; ".join(given)


def _statistics_lines(
    result: SearchResult, figures: dict[str, Any], of_query: str
) -> Iterator[tuple[str, str]]:
    label = f"Statistics{of_query}{before_fit(result, figures['source'])}"
    yield label, source_and_note(figures["source"], figures["note"])
    if figures["source"] != "unavailable":
        words = f"lambda {figures['lambda']!r}, K {figures['K']!r}, H {figures['H']!r}"
        yield f"Gumbel parameters{of_query}{before_fit(result, figures['source'])}", words


def _fitted(result: SearchResult) -> str:
    """Return lambda and K that E-values rest on where they were fitted, of each query; '' where none were."""
    parameters = [query.significance.parameters for query in result.queries]
    fitted = [one for one in parameters if one.source == "fitted"]
    if not fitted:
        return ""
    if len(parameters) > _MOST_NAMED:
        ranges = (
            f"{name} {min(values)!r} to {max(values)!r}"
            for name, values in (("lambda", [p.lambda_ for p in fitted]), ("K", [p.K for p in fitted]))
        )
        return f"{', '.join(ranges)}, of {len(fitted)} of {counted(len(parameters), 'query', 'queries')}"
    words = [
        f"lambda {one.lambda_!r}, K {one.K!r}" if one.source == "fitted" else "not fitted"
        for one in parameters
    ]
    if len(words) == 1:
        return words[0]
    names = (brief_query_name(query.query.header, place) for place, query in enumerate(result.queries))
    return "; ".join(f"{name}: {one}" for name, one in zip(names, words, strict=True))


def _corrected(result: SearchResult) -> str:
    """Return of how many hits the E-value moved far, and why; '' where it did of none."""
    counts = sum((count_reasons(query) for query in result.queries), np.zeros(len(REASONS), np.int64))
    if not counts.any():
        return ""
    of = f"{counts.sum()} of {_plain_count(sum(len(query.hits) for query in result.queries), 'hit')}"
    why = by_reason(counts).replace(",", ";")
    first = without_separators(next(filter(None, map(about_first_moved, result.queries))))
    return (
        f"the E-values of {of} moved more than a hundredfold {why} from those of the unadjusted matrix, "
        f"which are in the column matrix_evalue where that was chosen. Of the first: {first}"
    )


def before_fit(result: SearchResult | None, source: str) -> str:
    """Return how labels of parameters from a source end: E-values of the result may rest on fitted ones."""
    fitted = result is not None and any(
        query.significance.parameters.source == "fitted" for query in result.queries
    )
    return BEFORE_FIT if fitted and source != "fitted" else ""


def _size(database: dict[str, Any]) -> str:
    return (
        f"{_plain_count(database['sequences'], 'sequence')}, {_plain_count(database['residues'], 'residue')}"
    )


def _plain_count(count: int, noun: str) -> str:
    """Return a count without thousands separators: commas would split a comment line of CSV into cells."""
    return without_separators(counted(count, noun))


def completeness(result: SearchResult) -> str:
    """Return words on whether the search compared everything, and what it left out."""
    if result.complete:
        return "complete"
    why, what = shortfall(result)
    return f"stopped early ({why}), {what}"


def shortfall(result: SearchResult) -> tuple[str, str]:
    """Return why a search stopped early, and how far it came."""
    reached, asked = len(result.queries), len(result.plan.request.queries)
    n = result.plan.database.n_sequences
    why = "memory ran short" if result.stopped else "cancelled"
    parts = [f"{result.queries_searched:,} of {counted(asked, 'query', 'queries')} searched to the end"]
    all_of_them = counted(n, "sequence")
    parts += [
        f"{query.query.identifier or 'the query'} compared with {query.compared:,} of {all_of_them} "
        f"({_share_of_cells(query)} % of its cells; the longest sequences come first)"
        for query in result.queries
        if query.compared < n
    ]
    if reached < asked:
        parts.append(f"{counted(asked - reached, 'query', 'queries')} not begun")
    plain = [query.query for query in result.queries if query.hits.provisional]
    if plain:
        whose = counted(len(plain), "query has", "queries have")
        named = ", ".join(query.identifier for query in plain if query.identifier)
        parts.append(
            f"{whose} provisional E-values, not yet adjusted, as the search ended before others were "
            "computed" + (f" ({named})" if named else "")
        )
    if result.rounds:
        parts.append(f"stopped after {counted(len(result.rounds), 'round')}")
    return why, "; ".join(parts)


def _share_of_cells(query: QueryResult) -> int:
    """Return how much of a query was compared, in whole per cent of its cells."""
    return 100 * query.cells // max(len(query.query) * query.hits.database.n_residues, 1)


def summary(query: QueryResult, plan: Plan, shown: int | None = None) -> str:
    """Return a line on what the search of one query compared and found, and how many hits are shown.

    shown : number of hits that pass a filter; None if there is none
    """
    if plan.origin is not None:
        return _found_by(query, plan.origin, shown)
    n = plan.database.n_sequences
    all_of_them = counted(n, "sequence")
    if query.compared == n:
        head = f"{'All ' if n > 1 else ''}{all_of_them} compared exactly"
    else:
        head = f"Stopped early: {query.compared:,} of {all_of_them} compared"
    if query.significance.available:
        found = f"{query.significant:,} with E ≤ {bound_text(plan.request.evalue)}"
        if plan.request.evalue > SIGNIFICANT:
            significant = query.hits.n_significant
            cut = significant == len(query.hits) < query.significant  # by the number of hits asked for
            least = "at least " if cut else ""
            if significant is not None:
                found += f", {least}{significant:,} of them significant (E ≤ {bound_text(SIGNIFICANT)})"
        if query.hits.provisional:
            found += " by provisional E-values, not yet adjusted"
    else:
        found = f"{query.significant:,} with a score above 0 (no E-values with these gap costs)"
    hits = len(query.hits)
    on_screen = f"{hits:,} shown" if shown in (None, hits) else f"{shown:,} of {hits:,} shown"
    speed = f"scores computed in {seconds_text(query.seconds)}, {rate_text(query.gcups)}"
    return " · ".join((head, found, on_screen, speed))


def _found_by(query: QueryResult, origin: Origin, shown: int | None) -> str:
    hits = len(query.hits)
    parts = [f"Found by {origin.name}: {counted(hits, 'hit')}"]
    significant = query.hits.n_significant
    if significant is not None and query.hits.has_evalues:
        parts.append(f"{significant:,} of them significant (E ≤ {bound_text(SIGNIFICANT)})")
    if query.hits.provisional:
        parts.append("E-values are provisional, not yet adjusted")
    parts.append(f"{hits:,} shown" if shown in (None, hits) else f"{shown:,} of {hits:,} shown")
    return " · ".join(parts)


def evalues_words(result: SearchResult) -> str:
    """Return words on what the E-values are based on: the method and the source of its statistics."""
    if result.plan.origin is not None:
        return f"those of {result.plan.origin.name}"
    request, asked = result.plan.request, result.plan.request.evalues
    available = [place for place, query in enumerate(result.queries) if query.significance.available]
    queries = [result.queries[place] for place in available]
    if result.queries and not queries:
        return "none: the scoring has no statistics"
    words = request.basis_of(asked)
    if asked != "matrix" and queries:
        parameters = queries[0].significance.parameters
        if len(queries) > 1:
            fitted = sum(query.significance.parameters.source == "fitted" for query in queries)
            if request.iteration is None:
                words = f"{words}; statistics fitted for {fitted} of {len(queries)} queries"
            elif fitted:
                words = f"{words}; fitted so for {fitted} of {len(queries)} queries"
        elif parameters.source == "fitted":
            words = f"{words}; {parameters.note}"
        elif lowered := lowered_words(parameters, result.plan.parameters_of(available[0])):
            words = f"{words}; {lowered}"
    left = sum(query.evalues != asked for query in queries)
    if left:
        some = "1 query" if left == 1 else f"{left} queries"
        words = f"{words}; {WORDS['matrix']} for {some}, as the search was stopped"
    return words
