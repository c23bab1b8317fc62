"""How long a comparison takes, as is said before it begins."""

from __future__ import annotations

import dataclasses

import pytest

from swathe.core.benchmark.estimate import measured_slowness, usual_rate, usual_seconds
from swathe.core.benchmark.request import BenchmarkRequest, DatabaseChoice, Variant
from swathe.core.scoring.queries import read_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.resources import paper_queries

LANES, SCALAR = Variant("cpu", "lanes"), Variant("cpu", "scalar")


def request(*databases: DatabaseChoice, repeats: int = 3) -> BenchmarkRequest:
    return BenchmarkRequest(
        variants=(LANES,),
        queries=read_queries([paper_queries()])[0],
        databases=databases,
        schemes=(ScoringScheme.load("BLOSUM62", 11, 1),),
        repeats=repeats,
    )


def test_it_grows_with_databases_runs_and_slow_kernels_and_shrinks_with_cores():
    small = DatabaseChoice("swiss-prot", n_sequences=500)
    large = DatabaseChoice("equal", n_sequences=20_000, length=256)
    one = usual_seconds(request(small), [LANES], (), 2)
    assert 0.5 < one < 60
    assert usual_seconds(request(small), [LANES], (), 4) == pytest.approx(one / 2)
    assert usual_seconds(request(small, large), [LANES], (), 2) > 3 * one
    assert usual_seconds(request(small), [LANES, SCALAR], (), 2) > 3 * one
    assert usual_seconds(request(small, repeats=9), [LANES], (), 2) > one
    threads = Variant("cpu", "lanes", (("threads", 1),))
    assert usual_seconds(request(small), [threads], (), 2) > one


def test_it_learns_from_what_was_measured_here(benchmark):
    """It said some 5 minutes where it took half an hour, and said the same again after that."""
    few = DatabaseChoice("swiss-prot", n_sequences=500)
    slow = [
        dataclasses.replace(m, seconds=(7 * m.cells / usual_rate(m.variant, m.query_length, (), 2),) * 3)
        for m in benchmark.measurements
        if m.variant.kernel == "lanes"
    ]
    slowness = measured_slowness(slow, (), 2)
    assert slowness == {LANES: pytest.approx(7)}, "of the kernel, not of one number of threads"
    before, after = (usual_seconds(request(few), [LANES], (), 2, known) for known in ({}, slowness))
    assert before < after < 7 * before, "what checks the scores is another kernel"
    both = slowness | {SCALAR: 7.0}
    assert usual_seconds(request(few), [LANES], (), 2, both) == pytest.approx(7 * before)
