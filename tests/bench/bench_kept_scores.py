"""Print what a search costs whose scores stay with the workers, beside one whose scores come back.

Run by: python tests/bench/bench_kept_scores.py [--sequences 12000000] [--queries 6]
Two worker processes here, one thread each; the sequences are short, so that scores are what takes the time.
Hits, E-values and counts of scores of both are compared before a figure is printed. Then the parts: what
workers do with their scores, of lengths as those of proteins.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import os
import pickle
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta
from swathe.core.engines.base import ScoredRange, ScoresHere
from swathe.core.engines.cluster.engine import ClusterEngine
from swathe.core.results.score_statistics import ranked_subjects
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance
from swathe.core.search.events import Finished, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.statistics.evalues import found_within
from swathe.core.statistics.score_counts import count_scores, distinct_of_range
from swathe.core.system.steps import run_to_end
from tests.core.engines.cluster.conftest import processes_here

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
LENGTH = 40


def write_database(path: Path, count: int) -> None:
    """Write short random sequences, one in a hundred thousand of them a relative of the query."""
    random = np.random.default_rng(2)
    letters = np.frombuffer(b"ARNDCQEGHILKMFPSTWYV", np.uint8)
    query = letters[query_of(0).codes].tobytes()
    with path.open("wb") as stream:
        for begin in range(0, count, 100_000):
            lengths = random.integers(8, 18, 100_000)
            residues = random.choice(letters, lengths.sum()).tobytes()
            ends = np.cumsum(lengths).tolist()
            places = zip([0, *ends], ends, strict=False)
            lines = [b">%d\n%b\n" % (begin + n, residues[low:high]) for n, (low, high) in enumerate(places)]
            stream.write(b"".join(lines[1:]) + b">%d\n%b\n" % (begin, query))


def query_of(number: int) -> Sequence:
    """Return a query; they begin alike."""
    codes = np.random.default_rng(3).integers(0, 20, LENGTH + number).astype(np.uint8)
    return Sequence(f"q{number}", codes)


def highest(reset: bool = False) -> int:
    """Return the most memory that the process has taken since it was reset, in bytes."""
    if reset:
        Path("/proc/self/clear_refs").write_text("5")
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmHWM"))


def search(engine: ClusterEngine, request: SearchRequest) -> SearchResult:
    """Search, and return the result."""
    *_, end = run_request(request, engine, CancelToken())
    assert isinstance(end, Finished), end
    return end.result


def compare(ours: SearchResult, theirs: SearchResult) -> None:
    """Check that both searches found the same."""
    for one, other in zip(ours.queries, theirs.queries, strict=True):
        assert one.scores is None and one.score_statistics is not None
        assert len(other.hits) >= other.compared // 100_000
        assert one.significance == other.significance
        for name in ("subjects", "scores", "log10_evalues"):
            assert np.array_equal(getattr(one.hits, name), getattr(other.hits, name))
        kept = other.score_statistics
        counts = kept.counts if kept else count_scores(other.scores, other.hits.database.lengths)
        for field in dataclasses.fields(counts):
            both = (getattr(each, field.name) for each in (one.score_statistics.counts, counts))
            assert np.array_equal(*both)


def searches(count: int, n_queries: int, folder: Path) -> None:
    """Measure whole searches."""
    path = folder / "short.swdb"
    write_database(folder / "short.fasta", count)
    run_to_end(import_fasta(folder / "short.fasta", path, CancelToken()))
    queries = tuple(map(query_of, range(n_queries)))
    for evalues in ("adjusted", "fitted"):
        request = SearchRequest(queries, path, SCHEME, evalues=evalues, evalue=1e-3)
        with (
            processes_here() as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
        ):
            found: dict[bool, SearchResult] = {}
            for keeps in (True, False, True, False):
                engine.most_here = 0 if keeps else sys.maxsize
                before, began, cpu = highest(reset=True), time.perf_counter(), time.process_time()
                found[keeps] = search(engine, request)
                seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
                more = highest() - before
                words = "stay" if keeps else "come back"
                print(  # the first search includes reading the database
                    f"{evalues}, scores {words}: {seconds / n_queries:.2f} s a query, client and scheduler "
                    f"{cpu / n_queries:.2f} CPU s a query and {more / 1e6:,.0f} MB more at most"
                )
            compare(found[True], found[False])
    print(f"hits and counts of {count:,} scores and {n_queries} queries are equal")


def timed(what: str, action: Callable[[], Any]) -> Any:
    """Return what an action returns, having printed its best CPU time of three and the size of the answer."""
    seconds = []
    for _ in range(3):
        began = time.process_time()
        answer = action()
        seconds.append(time.process_time() - began)
    print(f"{what}: {min(seconds):.2f} CPU s, {len(pickle.dumps(answer, 5)):,} bytes")
    return answer


def parts(count: int) -> None:
    """Measure what workers and client do."""
    random = np.random.default_rng(1)
    lengths = np.sort(np.clip(random.lognormal(5.5, 0.7, count), 10, 35_000).astype(np.int32))
    scores = np.maximum(random.gumbel(20 + 3 * np.log(lengths), 4), 0).astype(np.int32)
    token = CancelToken()
    parameters = gumbel_parameters(SCHEME, token)
    significance = Significance(parameters, 375, int(lengths.sum(dtype=np.int64)), count)
    here = ScoresHere(scores, lengths)
    distinct = timed(
        f"{count:,} scores counted by length", lambda: distinct_of_range(ScoredRange(0, scores, lengths))
    )
    columns = [np.concatenate(column) for column in zip(*distinct, strict=True)]
    print(f"{columns[0].size:,} pairs of score and length")
    timed("these in groups, for the fit", lambda: count_scores(*columns))
    expected, found = count_scores(scores, lengths), count_scores(*columns)
    for field in dataclasses.fields(expected):
        assert np.array_equal(getattr(found, field.name), getattr(expected, field.name))
    timed(
        "E-values ranked", lambda: run_to_end(ranked_subjects(chain(distinct), significance, "matrix", token))
    )
    subjects, _ = timed("subjects up to E = 40", lambda: found_within(here, significance, 40, lengths, token))
    print(f"{subjects.size:,} of them")


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sequences", type=int, default=12_000_000)
    parser.add_argument("--queries", type=int, default=6)
    arguments = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    parts(10_000_000)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        os.environ["SWATHE_CACHE_DIR"] = os.environ["SWATHE_DATA_DIR"] = name
        searches(arguments.sequences, arguments.queries, Path(name))


if __name__ == "__main__":
    main()
