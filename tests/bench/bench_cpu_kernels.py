"""Measure the kernels of the CPU, one thread, beside pyopal where that is installed; check the scores first.

Seconds are the thread's own CPU time, best of three, since machines are shared. Run it by itself:

    python tests/bench/bench_cpu_kernels.py [--write]

With --write the figures go to docs/benchmarks/cpu-kernels.json and into the table of docs/kernels/cpu.md.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import platform
import sys
import threading
import time
from pathlib import Path

import numpy as np
from Bio.SeqIO.FastaIO import SimpleFastaParser

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(Path(__file__).parent))

from swathe.core.native.compiler import instruction_sets  # noqa: E402
from swathe.core.native.query_scorer import QueryScorer  # noqa: E402
from swathe.core.scoring.pssm import PositionSpecificQuery  # noqa: E402
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme  # noqa: E402
from swathe.core.sequences.alphabet import encode  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402

DATA = ROOT.parent / "shared" / "data"
PAGE = ROOT / "docs" / "kernels" / "cpu.md"
FIGURES = ROOT / "docs" / "benchmarks" / "cpu-kernels.json"
LENGTHS = (30, 60, 144, 375, 1_500, 5_478)
BEGIN, END = "<!-- begin measured -->", "<!-- end measured -->"
BLOSUM62 = ScoringScheme.load("BLOSUM62")


def read(path: Path) -> list[np.ndarray]:
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    return [encode(sequence) for _, sequence in SimpleFastaParser(io.StringIO(text))]


def best(action, runs: int = 3) -> tuple[float, np.ndarray]:
    """Return the shortest CPU time of several runs, and the result."""
    times = []
    for _ in range(runs):
        begin = time.thread_time()
        result = action()
        times.append(time.thread_time() - begin)
    return min(times), result


def pyopal_scores(query: np.ndarray, database: MemoryDatabase):
    """Return a function that scores the database by pyopal; None where it is not installed."""
    try:
        from pyopal_peer import as_letters, prepared
    except ImportError:
        return None
    subjects, aligner = prepared(database)

    def run() -> np.ndarray:
        found = aligner.align(as_letters(query), subjects, mode="score", overflow="simple", algorithm="sw")
        return np.array([hit.score for hit in found])

    return run


def measure() -> list[dict[str, object]]:
    """Return GCUPS of every kernel and length; scores are equal, or this raises."""
    subjects = [codes for codes in read(DATA / "sprot12071.fasta.gz") if codes.size]
    queries = sorted(read(DATA / "queries20.fasta"), key=len)
    rows = []
    for length in LENGTHS:
        query = next(codes for codes in queries if codes.size >= length)[:length]
        database = MemoryDatabase(subjects)
        cells = query.size * database.n_residues / 1e9
        pssm = PositionSpecificQuery("q", query, BLOSUM62.table(query), "made")
        expected = None
        for name, scheme, instructions, layout in (
            *(("lanes", BLOSUM62, each, "inter-sequence") for each in instruction_sets()),
            *(("PSSM", PositionScheme(pssm, 11, 1), each, "inter-sequence") for each in instruction_sets()),
            *(("striped", BLOSUM62, each, "striped") for each in instruction_sets()),
        ):
            scorer = QueryScorer(query, scheme, instructions, layout)
            seconds, scores = best(
                lambda scorer=scorer, database=database: scorer.scores(database.residues, database.offsets)
            )
            expected = scores if expected is None else expected
            assert (scores == expected).all(), (name, instructions.name, length)
            rows.append(
                {
                    "kernel": name,
                    "instructions": instructions.name,
                    "query": length,
                    "gcups": cells / seconds,
                }
            )
        other = pyopal_scores(query, database)
        if other is not None:
            seconds, scores = best(other)
            assert (scores == expected).all(), ("pyopal", length)
            rows.append({"kernel": "pyopal", "instructions": "", "query": length, "gcups": cells / seconds})
        print(table([row for row in rows if row["query"] == length]), flush=True)
    return rows


def threads_scale(most: int) -> list[dict[str, object]]:
    """Return how scoring scales with threads, and how arithmetic alone does, in wall time.

    Arithmetic alone is the striped kernel on one long subject: its state never leaves the first-level cache.
    """
    subjects = [codes for codes in read(DATA / "sprot12071.fasta.gz") if codes.size]
    queries = sorted(read(DATA / "queries20.fasta"), key=len)
    long = MemoryDatabase([np.random.default_rng(0).integers(0, 20, 1_000_000).astype(np.uint8)])
    whole = MemoryDatabase(subjects)
    rows: list[dict[str, object]] = []
    for what, length, database, layout, repeats in (
        ("arithmetic", 375, long, "striped", 20),
        ("scoring", 30, whole, "inter-sequence", 60),
        ("scoring", 375, whole, "inter-sequence", 10),
        ("arithmetic", 375, long, "striped", 20),
    ):
        query = next(codes for codes in queries if codes.size >= length)[:length]
        scorer = QueryScorer(query, BLOSUM62, instruction_sets()[0], layout)
        alone = 0.0
        for threads in (1, most):

            def work(scorer=scorer, database=database, repeats=repeats) -> None:
                for _ in range(repeats):
                    scorer.scores(database.residues, database.offsets)

            work()
            workers = [threading.Thread(target=work) for _ in range(threads)]
            begin = time.perf_counter()
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
            cells = threads * repeats * length * database.n_residues
            rate = cells / (time.perf_counter() - begin) / 1e9
            alone = alone or rate
            row = {"what": what, "query": length, "threads": threads, "gcups": rate, "scaling": rate / alone}
            rows.append(row)
            print(row, flush=True)
    return rows


def table(rows: list[dict[str, object]]) -> str:
    """Return the measurements as a table of Markdown."""
    kinds = list(dict.fromkeys((row["kernel"], row["instructions"]) for row in rows))
    rate = {(row["kernel"], row["instructions"], row["query"]): row["gcups"] for row in rows}
    head = " | ".join(f"{length:,}" for length in LENGTHS)
    lines = [f"| GCUPS of a core | {head} |", "| --- |" + " ---: |" * len(LENGTHS)]
    for kernel, instructions in kinds:
        cells = []
        for length in LENGTHS:
            value = rate.get((kernel, instructions, length))
            if value is None:
                cells.append("")
                continue
            other = rate.get(("pyopal", "", length))
            ratio = f" ({value / other:.1f}×)" if other and kernel == "lanes" else ""
            cells.append(f"{value:.1f}{ratio}")
        lines.append(f"| {kernel} {instructions} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--threads", type=int, default=0, help="also measure how this many threads scale")
    parser.add_argument("--output", type=Path, default=FIGURES)
    arguments = parser.parse_args()
    rows = measure()
    print(table(rows))
    figures = {"processor": platform.processor() or platform.machine(), "measurements": rows}
    if arguments.threads:
        figures["threads"] = threads_scale(arguments.threads)
    if arguments.write:
        arguments.output.write_text(json.dumps(figures, indent=1) + "\n")
    if arguments.write and arguments.output == FIGURES:
        page = PAGE.read_text()
        before, after = page[: page.index(BEGIN)], page[page.index(END) :]
        PAGE.write_text(f"{before}{BEGIN}\n{table(rows)}\n{after}")


if __name__ == "__main__":
    main()
