"""Print what results of many queries against 570,000 sequences take of memory and time, without scoring.

Run by ``make bench``, or: python tests/bench/bench_results_memory.py [--queries 1000] [--sequences 570000]
An engine makes up scores as chance gives them, with a hundred relatives of each query. Hits and the counts of
scores are checked before figures are printed.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import Engine
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished, HitsFound
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence

LENGTH, RELATIVES = 300, 100
GOAL = 4e9
"""Bytes that 20,000 queries may take, program and database included."""
ALL = 20_000


class MadeUp(Engine):
    """Scores as chance gives them to subjects of their lengths, and relatives of each query."""

    name, kernel, label = "cpu", "auto", "made up"

    def __init__(self) -> None:
        self.warnings = []
        self.random = np.random.default_rng(1)
        self._chance: NDArray[np.float64] | None = None

    def score(
        self, query: NDArray[np.uint8], scheme: Any, subjects: Any, scores: NDArray[np.int32], token: Any
    ) -> Generator[int, None, None]:
        """Make scores up."""
        if self._chance is None:
            by_length = np.log(np.maximum(subjects.lengths, 1) * query.size * 0.041) / 0.267
            self._chance = by_length + self.random.gumbel(0, 1 / 0.267, scores.size)
        shift = self.random.normal(0, 1, 1 << 10)
        scores[:] = np.maximum(0, self._chance + np.resize(shift, scores.size))
        yield query.size * subjects.n_residues // 2
        relatives = self.random.choice(scores.size, RELATIVES, replace=False)
        scores[relatives] = self.random.integers(200, 1_500, RELATIVES)
        yield query.size * subjects.n_residues

    def close(self) -> None:
        """Nothing to close."""


def write_database(path: Path, count: int) -> None:
    """Write random sequences whose lengths vary as those of proteins do, but are shorter."""
    random = np.random.default_rng(2)
    lengths = np.clip(random.lognormal(3.7, 0.7, count), 5, 2_000).astype(np.int64)
    residues = random.choice(np.frombuffer(b"ARNDCQEGHILKMFPSTWYV", np.uint8), lengths.sum()).tobytes()
    with path.open("wb") as stream:
        end = 0
        for number, length in enumerate(lengths.tolist()):
            stream.write(b">s%d\n%b\n" % (number, residues[end : end + length]))
            end += length


def rss() -> int:
    """Return the memory that the process takes, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--queries", type=int, default=1_000)
    parser.add_argument("--sequences", type=int, default=570_000)
    parser.add_argument("--evalues", default="matrix", help="method; matrix keeps most")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["SWATHE_CACHE_DIR"] = os.environ["SWATHE_DATA_DIR"] = folder
        path = Path(folder) / "made.fasta"
        write_database(path, arguments.sequences)
        random = np.random.default_rng(3)
        queries = tuple(
            Sequence(f"q{number} made up", random.integers(0, 20, LENGTH).astype(np.uint8))
            for number in range(arguments.queries)
        )
        scheme = ScoringScheme.load("BLOSUM62", 11, 1)
        request = SearchRequest(queries, path, scheme, evalue=1e-3, evalues=arguments.evalues)
        first, began, measured = 0, 0.0, arguments.queries // 2
        event: object = None
        for event in run_request(request, MadeUp(), CancelToken()):
            if isinstance(event, HitsFound) and event.query_index == measured - 1:  # all is loaded by now
                first, began = rss(), time.thread_time()
        assert isinstance(event, Finished), event
        used, held = time.thread_time() - began, rss() - first
        kept = 0
        for query in event.result.queries:
            assert arguments.evalues != "matrix" or len(query.hits) >= 0.9 * RELATIVES
            if query.score_statistics is not None:
                kept += 1
                assert query.score_statistics.counts.total == arguments.sequences
        each = held / measured
        print(f"{arguments.queries:,} queries, {arguments.sequences:,} sequences, E-values {request.evalues}")
        of_result = event.result.queries[-1].nbytes
        print(f"scores {'not ' if kept else ''}kept; {of_result:,} bytes a query counted in its result")
        print(f"memory: {first / 1e6:,.0f} MB after half of the queries, then {each:,.0f} bytes a query")
        print(f"thread time, made-up scores included: {1e3 * used / measured:.1f} ms a query")
        whole = first + (ALL - measured) * each
        verdict = "met" if whole <= GOAL else "NOT met"
        print(f"{ALL:,} queries would take {whole / 1e9:.2f} GB   goal {GOAL / 1e9:.0f} GB, {verdict}")


if __name__ == "__main__":
    main()
