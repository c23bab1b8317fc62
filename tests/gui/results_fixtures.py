"""A real search of the shipped sample, run once, for the tests of everything that shows results."""

from __future__ import annotations

import dataclasses
import functools
import tempfile
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from swathe.core.alignment.alignment import Alignment, align
from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta
from swathe.core.engines import open_engine
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished, Plan, SearchResult, Started
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.statistics import calibration
from swathe.core.statistics.evalues import DEFAULT, Method
from swathe.core.system.resources import sample_database, sample_queries
from tests.aligned_hits import set_alignment

_alignments: dict[tuple[object, ...], Alignment] = {}
_FOLDER = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)


@functools.cache
def _search(gap_open: int, gap_extend: int, evalue: float, evalues: Method) -> SearchResult:
    packed = Path(_FOLDER.name) / "sample.swdb"
    if not packed.exists():
        for _ in import_fasta(sample_database(), packed, CancelToken()):
            pass
    queries, _ = read_sequences(sample_queries())
    scheme = ScoringScheme.load("BLOSUM62", gap_open, gap_extend)
    request = SearchRequest(
        queries, packed, scheme, evalue=evalue, evalues=evalues, threads=1, query_source="sample"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calibration, "N_QUERIES", 4)  # what is estimated here is of few pairs, and soon there
        patch.setattr(calibration, "_estimates", {})
        events = list(run_request(request, open_engine("cpu", threads=1), CancelToken()))
    assert isinstance(events[-1], Finished), events[-1]
    assert any(isinstance(event, Started) for event in events)
    return events[-1].result


def search(
    gap_open: int = 11, gap_extend: int = 1, evalue: float = 10.0, evalues: Method = DEFAULT
) -> SearchResult:
    """Return the sample's search with nothing aligned yet."""
    result = _search(gap_open, gap_extend, evalue, evalues)
    return dataclasses.replace(result, queries=tuple(_unaligned(query) for query in result.queries))


def only_first_query(result: SearchResult) -> SearchResult:
    """Return the search as if its first query had been the only one."""
    request = dataclasses.replace(result.plan.request, queries=result.plan.request.queries[:1])
    plan = dataclasses.replace(result.plan, request=request)
    return dataclasses.replace(result, plan=plan, queries=result.queries[:1])


def align_rows(plan: Plan, result: QueryResult, rows: Iterable[int]) -> None:
    """Align some hits, as the worker does; the same pair, scored the same way, only once."""
    hits, scheme = result.hits, plan.request.scheme
    pairs = HitPairs(hits, scheme)
    query = hits.query.codes.tobytes()
    for row in rows:
        scored = np.array([of[row] for of in (hits.subjects, hits.scores, hits.adjusted, hits.reverse)])
        key = (scheme, hits.database, query, scored.tobytes())
        if key not in _alignments:
            pair = pairs.of(row)
            _alignments[key] = align(pair.query, pair.subject, pair.scheme, pair.score, CancelToken())
        set_alignment(hits, row, _alignments[key])


def cancelled_at_the_end(result: SearchResult, *, judged: int = 0) -> SearchResult:
    """Return a search by the matrix as if it had been cancelled when so many queries were adjusted."""
    queries = list(result.queries)
    for place, query in enumerate(queries):
        if place < judged:
            queries[place] = dataclasses.replace(query, evalues="adjusted")
        else:
            query.hits.provisional = True
    request = dataclasses.replace(result.plan.request, evalues="adjusted")
    plan = dataclasses.replace(result.plan, request=request)
    return dataclasses.replace(result, plan=plan, queries=tuple(queries), complete=False)


def without_hits(result: QueryResult) -> QueryResult:
    """Return the result as if no subject had met the E-value bound."""
    hits = result.hits
    nothing = slice(0, 0)
    empty = HitTable(
        hits.query,
        hits.database,
        hits.subjects[nothing],
        hits.scores[nothing],
        hits.bits[nothing],
        hits.log10_evalues[nothing],
        scoring=hits.scoring,
    )
    return dataclasses.replace(result, hits=empty, significant=0)


def _unaligned(result: QueryResult) -> QueryResult:
    """Return hits of their own, which a test may change."""
    hits = result.hits
    copy = HitTable(
        hits.query, hits.database, hits.subjects.copy(), hits.scores.copy(), hits.bits.copy(),
        hits.log10_evalues.copy(),
        scoring=hits.scoring,
        adjusted=hits.adjusted, reverse=hits.reverse, matrix_log10_evalues=hits.matrix_log10_evalues,
    )  # fmt: skip
    return dataclasses.replace(result, hits=copy)
