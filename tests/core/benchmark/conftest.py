"""Small databases and queries, and benchmarks that were really run on the processor."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from swathe.core.benchmark.request import BenchmarkRequest, DatabaseChoice, Variant
from swathe.core.benchmark.results import Benchmark
from swathe.core.benchmark.run import run_benchmark
from swathe.core.cancel import CancelToken
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(folder))
        yield folder


@pytest.fixture(scope="session")
def queries():
    return read_sequences(sample_queries())[0]


@pytest.fixture(scope="session")
def make_request(queries):
    def make(**changes) -> BenchmarkRequest:
        asked = {
            "variants": (Variant("cpu", "lanes"), Variant("cpu", "scalar")),
            "queries": queries,
            "databases": (DatabaseChoice("file", sample_database()),),
            "schemes": (ScoringScheme.load("BLOSUM62", 11, 1),),
            "repeats": 2,
        }
        return BenchmarkRequest(**asked | changes)

    return make


def follow(request, token=None, **options):
    """Run a benchmark and return (its events, what it returned)."""
    events = []
    steps = run_benchmark(request, token or CancelToken(), **options)
    while True:
        try:
            events.append(next(steps))
        except StopIteration as stop:
            return events, stop.value


@pytest.fixture(scope="session")
def benchmark(make_request, cache) -> Benchmark:
    """Two kernels, two queries, two databases, two pairs of gap costs, one and two threads."""
    small = cache / "database.fasta"
    small.write_text(">" + ">".join(sample_database().read_text().split(">")[1:101]))
    costs = ((11, 1), (20, 2))
    request = make_request(
        databases=(
            DatabaseChoice("file", small),
            DatabaseChoice("equal", n_sequences=200, length=50),
        ),
        schemes=tuple(ScoringScheme.load("BLOSUM62", *pair) for pair in costs),
        threads=(1, 2),
    )
    return follow(request)[1]
