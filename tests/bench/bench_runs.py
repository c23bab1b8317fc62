"""Measure saving, opening, listing, comparing runs of 500,000 scores and 10,000 hits. Checks results first.

Run: python tests/bench/bench_runs.py [--sequences 500000] [--hits 10000] [--runs 10000]
Promised: opening a run in 0.5 s, keeping one in 1 s, searching the list of 10,000 runs in 50 ms.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.export import Selection, export
from swathe.core.export.aligning import align_missing
from swathe.core.history.differences import compare
from swathe.core.history.history import History
from swathe.core.history.history_file import NAME, checksum_of, connected, words_of
from swathe.core.history.run_file import read_run, write_run
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.resources import sample_database
from swathe.core.system.steps import run_to_end

REPEATS = 5
PROCESS = """
import sys, time
from pathlib import Path
from swathe.core.history.run_file import read_run
began = time.perf_counter()
saved = read_run(Path(sys.argv[1]))
print(time.perf_counter() - began, len(saved.result.queries[0].hits.alignments))
"""


def make_fasta(path: Path, n: int) -> None:
    """Write random proteins with lengths from 50 to 650 and headers like UniProt's."""
    rng = np.random.default_rng(1)
    letters = np.frombuffer(LETTERS[:20].encode(), np.uint8)
    lengths = rng.integers(50, 650, n)
    residues = letters[rng.integers(0, 20, int(lengths.sum()), dtype=np.uint8)].tobytes()
    ends = np.cumsum(lengths).tolist()
    with path.open("wb") as file:
        for i, (begin, end) in enumerate(zip([0, *ends[:-1]], ends, strict=True)):
            title = f"Made protein {i * 7919 % n} OS=Homo sapiens OX=9606 GN=g{i} PE=1 SV=1"
            file.write(f">sp|A{i:06d}|EX{i:06d}_HUMAN {title}\n".encode() + residues[begin:end] + b"\n")


def search(database: Path, hits: int, queries: int = 1, length: int = 300) -> SearchResult:
    """Search for real: random queries, their best hits whatever their E-value."""
    rng = np.random.default_rng(2)
    made = tuple(
        Sequence(f"made{i} query", rng.integers(0, 20, length).astype(np.uint8)) for i in range(queries)
    )
    request = SearchRequest(made, database, ScoringScheme.load("BLOSUM62"), evalue=1e9, top=hits)
    engine = open_engine("cpu")
    *_, last = run_request(request, engine, CancelToken())
    engine.close()
    assert isinstance(last, Finished), last
    return last.result


def best(action: Callable[[], object]) -> float:
    """Return the least seconds of several times."""
    times = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return min(times)


def longest_step(steps: Any) -> float:
    """Return the seconds of a generator's longest step, that which holds up the worker's other jobs."""
    longest, began = 0.0, time.perf_counter()
    for _ in steps:
        longest = max(longest, time.perf_counter() - began)
        began = time.perf_counter()
    return longest


def check(result: SearchResult, path: Path) -> None:
    """Raise unless the file gives back every score, alignment and exported byte."""
    again = read_run(path).result
    for one, other in zip(result.queries, again.queries, strict=True):
        assert np.array_equal(one.scores, other.scores)
        assert one.hits.alignments == other.hits.alignments
    assert np.array_equal(again.plan.database.lengths, result.plan.database.lengths)
    assert np.array_equal(again.plan.database.records, result.plan.database.records)
    files = []
    for each in (result, again):
        stream = io.BytesIO()
        for _ in export(each, Selection.everything(each), "json", stream, CancelToken()):
            pass
        files.append(stream.getvalue())
    assert files[0] == files[1]


def measure_file(result: SearchResult, folder: Path, what: str) -> None:
    """Print what saving and opening take."""
    path = folder / "run.swr"

    def save() -> Any:
        return write_run(result, path, CancelToken(), align=False)

    for _ in save():
        pass
    check(result, path)
    scores = sum(query.scores.size for query in result.queries)
    hits = sum(len(query.hits) for query in result.queries)
    print(f"{what}: {scores:,} scores, {hits:,} hits; {path.stat().st_size:,} bytes")
    seconds, longest = best(lambda: list(save())), longest_step(save())
    print(f"  save            {seconds * 1e3:8.1f} ms, longest step {longest * 1e3:.1f} ms")
    print(f"  open            {best(lambda: read_run(path)) * 1e3:8.1f} ms")
    run = subprocess.run(
        [sys.executable, "-c", PROCESS, str(path)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    print(f"  open, first     {float(run.stdout.split()[0]) * 1e3:8.1f} ms in a new process")
    saved = read_run(path)
    print(f"  rank its texts  {best(lambda: read_run(path).prepare()) * 1e3:8.1f} ms, opening included")
    began = time.perf_counter()
    comparison = compare(saved.result, result)
    seconds = time.perf_counter() - began
    assert comparison.queries[0].in_both.all()
    print(f"  compare with it {seconds * 1e3:8.1f} ms, one database")


def fill(history: History, run: str, n_runs: int) -> None:
    """Add lines to a history's list until it has so many."""
    first = history.run(run)
    with connected(history.folder / NAME, write=True) as connection:
        for number in range(n_runs - len(history.runs())):
            name = f"P{number:05d}"
            row = first._replace(id=f"{number:032x}", title=f"{name} vs sprot{number % 17}", queries=name)
            words = words_of(row, f"Protein {number} of some organism")
            places = ", ".join("?" * (len(row) + 2))
            connection.execute(
                f"INSERT INTO runs ({', '.join(row._fields)}, words, checksum) VALUES ({places})",
                (*row, words, checksum_of(row, words)),
            )


def measure_history(result: SearchResult, folder: Path, n_runs: int) -> None:
    """Print what keeping a run takes, and searching a long list."""
    history = History(folder / "kept")
    began = time.perf_counter()
    run = run_to_end(history.add(result, CancelToken()))
    seconds = time.perf_counter() - began
    fill(history, run, n_runs)
    assert len(history.runs()) == n_runs
    assert [row.queries for row in history.runs("p00042 SPROT8")] == ["P00042"]
    assert history.open(run).result.queries[0].scores.size == result.queries[0].scores.size
    print(f"history of {n_runs:,} runs")
    print(f"  look after it   {best(history.heal) * 1e3:8.1f} ms, the files of all but one gone")
    print(f"  keep a run      {seconds * 1e3:8.1f} ms")
    print(f"  list all        {best(history.runs) * 1e3:8.1f} ms")
    print(f"  search          {best(lambda: history.runs('p00042 sprot8')) * 1e3:8.1f} ms")
    print(f"  search, all hit {best(lambda: history.runs('blosum62 made')) * 1e3:8.1f} ms")
    print(f"  open from it    {best(lambda: history.open(run)) * 1e3:8.1f} ms")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sequences", type=int, default=500_000)
    parser.add_argument("--hits", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=10_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        make_fasta(folder / "made.fasta", arguments.sequences)
        result = search(folder / "made.fasta", arguments.hits)
        assert len(result.queries[0].hits) == arguments.hits
        measure_file(result, folder, "not aligned")
        for _ in align_missing(result, Selection.everything(result), CancelToken()):
            pass
        measure_file(result, folder, "aligned")
        measure_history(result, folder, arguments.runs)
        many = search(sample_database(), 10, queries=1_000, length=60)
        for _ in align_missing(many, Selection.everything(many), CancelToken()):
            pass
        measure_file(many, folder, "1,000 queries, aligned")


if __name__ == "__main__":
    main()
