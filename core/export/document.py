"""Write hits and everything known of their search as one JSON document (docs/json.md)."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Iterator
from json.encoder import encode_basestring
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.export.evalue_care import care_of
from swathe.core.export.provenance import NO_MATRIX, provenance, statistics
from swathe.core.export.values import ExportJob, file_columns
from swathe.core.results.cautions import REASONS, count_reasons
from swathe.core.results.hits import COLUMNS, is_in_files
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import parts_of, query_rounds
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.search.rounds import CONVERGED
from swathe.core.statistics.pair_significance import PairSignificance

FORMAT_VERSION: Final = 1


def write_json(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write one JSON object: the search, and for each query its parameters, totals and hits, all columns.

    Numbers have full precision; ``null`` stands for missing values. E-values too small for a double are
    written with their exponent all the same; ``log10_evalue`` beside them always fits.
    """
    from swathe.core.export.cells import ROWS, Cells, ColumnCells, Spelling, lines, write_bytes

    search = provenance(job.result, job.written)
    stream.write(f'{{\n"format": "swathe-hits",\n"format_version": {FORMAT_VERSION},\n')
    stream.write(f'"search": {_json(search, 1)},\n"queries": [')
    database = job.result.plan.database
    keys = file_columns([column.key for column in COLUMNS if is_in_files(column, database)])
    columns = ColumnCells(database, keys, Spelling(_spelled, b"null", b'"'))
    before = [f'{", " if place else f",{chr(10)}  {{"}"{key}": '.encode() for place, key in enumerate(keys)]
    done = 0
    for place, (number, query, rows) in enumerate(job.queries()):
        stream.write(",\n" if place else "\n")
        care = None
        for words in care_of(job, number, query):
            care = words
            yield done
        about = _json(_about(job, number, query, search) | {"evalue_care": care} | _rounds(job, number), 1)
        stream.write(about.removesuffix("\n}") + ',\n "hits": [')
        tested = query.hits.deciding_pairs
        for begin in range(0, rows.size, ROWS):
            some = rows[begin : begin + ROWS]
            cells = zip(before, columns.of((query.hits, some)), strict=True)
            pairs = (_pairwise(tested.get(row)).encode() for row in some.tolist())
            pairwise = Cells.listed(list(pairs)) if tested else Cells.same(b"null", some.size)
            text = lines([*cells, (b', "pairwise": ', pairwise)], b"}", some.size)
            write_bytes(stream, text if begin else text[1:])  # no comma before the first
            done += some.size
            yield done
        stream.write("\n ]\n}")
    stream.write("\n]\n}\n")
    yield done


def _about(job: ExportJob, number: int, query: QueryResult, search: dict[str, Any]) -> dict[str, Any]:
    """Return everything on a query except its hits."""
    database = query.hits.database
    pssm = query.query if isinstance(query.query, PositionSpecificQuery) else None
    return {
        "number": number,
        "query": query.query.identifier,
        "description": query.query.description,
        "length": len(query.query),
        "sequence": query.query.letters,
        "masked": None if job.result.plan.request.mask is None else _stretches(query.query.masked),
        "parameters": {
            key: search[key]
            for key in (
                "matrix",
                "gap_open",
                "gap_extend",
                "gap_convention",
                "evalue_bound",
                "top",
                "engine",
                "kernel",
            )
        }
        | {
            "matrix": search["matrix"] if pssm is None else NO_MATRIX,
            "pssm_file": None if pssm is None else pssm.source,
            "evalues": query.evalues,
            "evalues_note": job.result.plan.request.basis_of(query.evalues),
            "statistics": statistics(query.significance.parameters),
            "query_length": len(query.query),
            "database_sequences": database.n_sequences,
            "database_residues": database.n_residues,
        },
        "complete": query.compared == database.n_sequences,
        "provisional": query.hits.provisional,
        "compared": query.compared,
        "significant": query.significant,
        "reported": len(query.hits),
        "corrected": dict(zip(REASONS, count_reasons(query).tolist(), strict=True)),
        "cells": query.cells,
        "seconds": query.seconds,
        "gcups": query.gcups,
    }


def _stretches(masked: NDArray[np.bool_]) -> list[list[int]]:
    """Return masked stretches as [first, last] residues, from 1."""
    edges = np.flatnonzero(np.diff(masked, prepend=False, append=False)).reshape(-1, 2)
    return [[int(begin) + 1, int(end)] for begin, end in edges]


def _rounds(job: ExportJob, number: int) -> dict[str, Any]:
    """Return the rounds of a query in an iterated search; nothing for other searches."""
    if job.result.plan.request.iteration is None:
        return {}
    parts = parts_of(job.result.rounds, number - 1)
    settled = bool(parts) and parts[-1].ended == CONVERGED
    return {"settled": settled, "rounds": query_rounds(job.result, number - 1)}


def _json(value: Any, indent: int) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent)


def _pairwise(pair: PairSignificance | None) -> str:
    """Return what is known of a hit's permuted copies in addition to its columns."""
    if pair is None:
        return "null"
    values = {
        "permutations": pair.permutations,
        "seed": pair.options.seed,
        "censoring_point": pair.bound,
        "copies_below": pair.below,
        "copies_reaching_score": pair.reaching,
        "mean": pair.mean,
        "deviation": pair.deviation,
        "mu": pair.mu,
        "lambda_error": pair.lambda_error,
        "mu_error": pair.mu_error,
        "log_k_error": pair.log_k_error,
        "goodness_statistic": pair.goodness_statistic,
        "goodness_degrees": pair.goodness_degrees,
        "misfit": pair.misfit,
        "poor_fit": pair.poor,
    }
    finite = {key: value if math.isfinite(value) else None for key, value in values.items()}
    histogram = {"lowest": pair.lowest, "step": pair.step, "counts": pair.counts.tolist()}
    rest = {"permute": pair.options.shuffled, "histogram": histogram}
    return json.dumps(finite | rest, allow_nan=False)


def _spelled(text: str | None) -> bytes:
    """Return text as a JSON value."""
    return b"null" if text is None else encode_basestring(text).encode("utf-8", "backslashreplace")
