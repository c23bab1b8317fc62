"""Workers whose GPUs are not there: right scores, and the part of one whose GPU fails done by another."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines.cluster.engine import ClusterEngine
from swathe.core.engines.cluster.worker import SearchPlugin
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.run import run_request
from swathe.core.search.events import Finished
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.core.engines.cluster.conftest import (
    SCHEME,
    cluster_here,
    expected,
    opened,
    query_of,
    scores_of,
)

pytestmark = pytest.mark.usefixtures("cut_everything")


@contextlib.contextmanager
def workers_with_gpus(fleets):
    """Give an engine whose workers each have a device of a fleet."""
    left = list(fleets)

    class WithGpu(SearchPlugin):
        def _opened(self):
            return GpuEngine([fake_device(0)], open_session=left.pop().open)

    with cluster_here(plugin=WithGpu) as (address, _), contextlib.closing(ClusterEngine(address)) as engine:
        yield engine


def test_scores_and_what_the_cluster_says(few):
    subjects = opened(few).subjects()
    fleets = [Fleet(), Fleet()]
    with workers_with_gpus(fleets) as engine:
        for m in (1, 30, 60):
            query = query_of(m, m)
            assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
        assert all(fleet.launches for fleet in fleets)
        assert [info.gpus for _, info in engine.workers] == [("Fake 0",), ("Fake 0",)]
        assert "2 workers on 1 host" in engine.label and "Fake 0" in engine.label
        assert engine.report.rescored is not None
        assert engine.permutes
        assert not engine.warnings
    assert all(fleet.bytes_held == 0 for fleet in fleets)


def test_scores_that_stay_with_them(few):
    queries = tuple(Sequence(f"q{m}", query_of(m, m)) for m in (25, 40))
    request = SearchRequest(queries, few, SCHEME, evalues="matrix", evalue=1e6)

    def found(engine):
        *_, end = run_request(request, engine, CancelToken())
        assert isinstance(end, Finished), end
        return end.result.queries

    with workers_with_gpus([Fleet(), Fleet()]) as engine, contextlib.closing(CpuEngine(1)) as cpu:
        engine.most_here = 0
        for ours, theirs in zip(found(engine), found(cpu), strict=True):
            assert ours.scores is None and len(theirs.hits) > 50
            for name in ("subjects", "scores", "log10_evalues"):
                np.testing.assert_array_equal(getattr(ours.hits, name), getattr(theirs.hits, name))


def test_one_whose_gpu_fails_is_left_out(few):
    subjects = opened(few).subjects()
    fleets = [Fleet(), Fleet()]
    fleets[0].fail_at[0] = 1
    query = query_of(50)
    with workers_with_gpus(fleets) as engine:
        assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
        assert any("is left out" in sentence for sentence in engine.warnings)
        assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
