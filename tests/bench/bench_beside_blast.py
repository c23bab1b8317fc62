"""Time blastp and Swathe's CPU kernel on the papers' queries: GCUPS of one core, in processor seconds.

    python tests/bench/bench_beside_blast.py [--data ../shared/data] [--repeats 3] [--write FILE]

CUDASW++ 2.0 has blastp's speed beside its own (Table 3: queries from 2,000 residues on, BLOSUM62 with 10
+ 2k and BLOSUM50 with 10 + 3k), CUDASW++ 3.0 has SWIPE's and BLAST+'s. blastp does not compute all
cells; as in the papers its GCUPS are as if it did. `lanes` with SSE4.1 is what SWIPE is: a subject a
byte lane of 128 bits. The database is 12,071 Swiss-Prot records. Each query is searched by itself; the
least seconds of the repeats count. Scores of two queries are compared with `scalar` before anything is
timed.
"""

from __future__ import annotations

import argparse
import datetime
import gzip
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.benchmark.run import processor_name  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.database import Subjects  # noqa: E402
from swathe.core.engines import NOT_COMPARED  # noqa: E402
from swathe.core.engines.cpu import CpuEngine  # noqa: E402
from swathe.core.native.compiler import instruction_sets  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.sequences.fasta import read_sequences  # noqa: E402
from swathe.core.sequences.sequence import Sequence  # noqa: E402
from tests.bench.other_programs import MAKEBLASTDB, version_of  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402

SCHEMES = (("BLOSUM62", 11, 1), ("BLOSUM62", 10, 2), ("BLOSUM50", 10, 3))
CHECKED = 2
"""The shortest queries, whose scores are compared."""


def score(engine: CpuEngine, query: Sequence, scheme: ScoringScheme, subjects: Subjects) -> np.ndarray:
    scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
    for _ in engine.score(query.codes, scheme, subjects, scores, CancelToken()):
        pass
    return scores


def check(simd: str, queries: list[Sequence], scheme: ScoringScheme, subjects: Subjects) -> None:
    with closing(CpuEngine(0, simd=simd)) as lanes, closing(CpuEngine(0, "scalar")) as scalar:
        for query in queries[:CHECKED]:
            found, expected = (score(engine, query, scheme, subjects) for engine in (lanes, scalar))
            if not np.array_equal(found, expected):
                sys.exit(f"{simd}: {np.count_nonzero(found != expected)} scores are wrong")


def least(repeats: int, clock: Callable[[], float], action: Callable[[], object]) -> float:
    """Return the least seconds of an action by a clock."""
    taken = []
    for _ in range(repeats):
        began = clock()
        action()
        taken.append(clock() - began)
    return min(taken)


def children() -> float:
    """Return the processor seconds of all processes that were waited for."""
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def swathe(queries: list[Sequence], subjects: Subjects, repeats: int) -> list[dict[str, object]]:
    """Time `lanes` on one thread with each instruction set."""
    rows = []
    for simd in (each.name for each in instruction_sets()):
        for matrix, gap_open, gap_extend in SCHEMES:
            scheme = ScoringScheme.load(matrix, gap_open, gap_extend)
            check(simd, queries, scheme, subjects)
            with closing(CpuEngine(1, simd=simd)) as engine:
                score(engine, queries[0], scheme, subjects)
                seconds = [
                    least(repeats, time.process_time, partial(score, engine, query, scheme, subjects))
                    for query in queries
                ]
            rows.append(row("lanes", simd, (matrix, gap_open, gap_extend), queries, seconds, subjects))
    return rows


def blastp(
    queries: list[Sequence], subjects: Subjects, fasta: bytes, repeats: int
) -> list[dict[str, object]]:
    """Time blastp on one thread."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        (at / "all.fasta").write_bytes(fasta)
        subprocess.run(MAKEBLASTDB.split(), cwd=at, check=True, capture_output=True)
        for matrix, gap_open, gap_extend in SCHEMES:
            costs = f"-matrix {matrix} -gapopen {gap_open} -gapextend {gap_extend}"
            argv = f"blastp -query one.fasta -db all {costs} -num_threads 1 -outfmt 6 -out hits".split()
            seconds = []
            for query in queries:
                (at / "one.fasta").write_text(f">{query.header}\n{query.letters}\n")
                run = partial(subprocess.run, argv, cwd=at, check=True, capture_output=True)
                seconds.append(least(repeats, children, run))
            rows.append(row("blastp", "", (matrix, gap_open, gap_extend), queries, seconds, subjects))
    return rows


def row(
    program: str,
    simd: str,
    costs: tuple[str, int, int],
    queries: list[Sequence],
    seconds: list[float],
    subjects: Subjects,
) -> dict[str, object]:
    """Return, and print, what was measured of a program with some costs."""
    lengths = [len(query) for query in queries]
    gcups = [m * subjects.n_residues / 1e9 / each for m, each in zip(lengths, seconds, strict=True)]
    matrix, gap_open, gap_extend = costs
    found = {"program": program, "simd": simd}
    found |= {"matrix": matrix, "gap_open": gap_open, "gap_extend": gap_extend}
    words = " ".join(str(each) for each in found.values())
    print(f"{words:40} {np.mean(gcups):8.2f} GCUPS, {min(gcups):.2f} to {max(gcups):.2f}", flush=True)
    return {**found, "lengths": lengths, "seconds": seconds, "gcups": gcups}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    records = asked.data / "sprot12071.fasta.gz"
    if not records.exists():
        print(f"There is no {records}.")
        return
    found, _ = read_sequences(asked.data / "queries20.fasta")
    queries = sorted(found, key=len)
    subjects = MemoryDatabase([each.codes for each in read_sequences(records)[0]])
    rows = swathe(queries, subjects, asked.repeats)
    installed = shutil.which("blastp") is not None
    if installed:
        rows += blastp(queries, subjects, gzip.decompress(records.read_bytes()), asked.repeats)
    else:
        print("blastp is not installed.")
    if asked.write:
        about = {
            "started": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            "processor": processor_name(),
            "blastp": version_of("blastp") if installed else "",
            "database": f"{subjects.n_sequences:,} Swiss-Prot records",
            "residues": subjects.n_residues,
            "repeats": asked.repeats,
        }
        asked.write.write_text(json.dumps({**about, "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
