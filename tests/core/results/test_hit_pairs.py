"""The pairs of hits: one by one or in groups, with the scores that the search ended with."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.alignment.alignment import align
from swathe.core.alignment.bulk import align_pairs
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.results import hit_pairs as module
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries
from tests.searching import run


@pytest.fixture(scope="module", params=["adjusted", "matrix"])
def result(request):
    scheme = ScoringScheme.load("BLOSUM62")
    queries, _ = read_sequences(sample_queries())
    return run(
        SearchRequest(queries, sample_database(), scheme, evalue=10.0, evalues=request.param, engine="cpu")
    )


@pytest.mark.parametrize("at_once", [1, 7, 1_000])
def test_groups_give_the_alignments_of_single_pairs(result, monkeypatch, at_once):
    monkeypatch.setattr(module, "_MOST_PAIRS", at_once)
    monkeypatch.setattr(module, "_MOST_PLAIN", at_once)
    token = CancelToken()
    for query in result.queries:
        table = query.hits
        pairs = HitPairs(table, result.plan.request.scheme)
        rows = np.arange(len(table))[::-3].copy()
        seen = []
        for aligned in align_pairs(pairs.groups(rows, token), token):
            if aligned is None:
                continue
            group, found = aligned
            assert 0 < len(found) <= at_once
            assert group.adjusted == (result.plan.request.evalues == "adjusted")
            seen += group.keys.tolist()
            table.set_alignments(group.keys, found)
            for row in group.keys.tolist():
                pair = pairs.of(row)
                expected = align(pair.query, pair.subject, pair.scheme, pair.score, token)
                assert table.alignments[row] == expected
        assert sorted(seen) == sorted(rows.tolist())


def test_making_groups_ready_can_be_cancelled(result):
    token = CancelToken()
    table = result.queries[0].hits
    groups = HitPairs(table, result.plan.request.scheme).groups(np.arange(len(table)), token)
    token.cancel()
    with pytest.raises(OperationCancelled):
        next(groups)()
