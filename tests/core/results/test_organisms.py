"""Counts and bests of organisms, compared with plain Python's."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.headers.text import Groups
from swathe.core.results.organisms import OrganismTable
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries


@pytest.fixture(scope="module")
def hits(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        scheme = ScoringScheme.load("BLOSUM62", 11, 1)
        request = SearchRequest(read_sequences(sample_queries())[0][:1], sample_database(), scheme)
        engine = open_engine("cpu")
        result = list(run_request(request, engine, CancelToken()))[-1].result
        engine.close()
    return result.queries[0].hits


@pytest.mark.parametrize("chosen", ["all", "every third", "backwards", "one"])
def test_counts_and_bests_are_those_of_the_hits_given(hits, chosen):
    everything = np.arange(len(hits))
    rows = {
        "all": everything,
        "every third": everything[::3],
        "backwards": everything[::-1],
        "one": everything[7:8],
    }[chosen]
    table = OrganismTable(hits, hits.headers.get(Groups("organism")), rows)
    members: dict[str, list[int]] = {}
    for row in rows.tolist():
        members.setdefault(hits.text("organism", row), []).append(row)
    assert len(table) == len(members)
    assert table.n_hits == len(rows)
    assert table.n_named == len([name for name in members if name])
    assert np.all(np.diff(table.best_rows) > 0), "the organism with the best hit comes first"
    for place in range(len(table)):
        own = members[table.text("organism", place)]
        assert table.members(place).tolist() == own
        assert table.values("hits")[place] == len(own)
        assert table.best_rows[place] == min(own)
        assert table.values("evalue")[place] == min(hits.log10_evalues[row] for row in own)
        assert table.values("score")[place] == max(hits.scores[row] for row in own)
        assert table.text("best_hit", place) == hits.text("subject", min(own))
        assert all(table.group_of(row) == place for row in own)


def test_a_hit_that_is_not_counted_has_no_group(hits):
    table = OrganismTable(hits, hits.headers.get(Groups("organism")), np.array([0, 2]))
    assert table.group_of(1) == -1
    empty = OrganismTable(hits, hits.headers.get(Groups("organism")), np.empty(0, np.int64))
    assert (len(empty), empty.n_hits, empty.n_named) == (0, 0, 0)
