"""Time a job of many queries, from files to a file, beside the scores alone and beside other programs.

    python tests/bench/bench_jobs.py [--queries 100] [--engine auto] [--data ../shared/data] [--write FILE]

Queries are drawn from the nine proteomes and searched in all of them, E-value up to 0.001, hits aligned,
BLAST tabular. Before anything counts, the hits of three queries are compared with those of single searches.
blastp, diamond and mmseqs are run where they are installed, with as many threads; making the database is not
counted for anybody. What others find is held against Swathe's list, which misses nothing by a heuristic: the
share of its pairs that they list, too.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

import numpy as np
from Bio.SeqIO.FastaIO import SimpleFastaParser

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.database import import_fasta, open_database  # noqa: E402
from swathe.core.engines import NOT_COMPARED, open_engine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.sequences.alphabet import encode  # noqa: E402
from swathe.core.system.steps import run_to_end  # noqa: E402

EVALUE = 0.001
SEED = 1
SINGLE = 3
"""Queries that are searched by themselves, too."""
THREADS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
BLAST_MOST = 100_000
MOST_BYTES_AHEAD = 64 << 20
"""Scores of queries begun ahead, as `core.search.search` has it."""
PEERS = {
    "blastp": (
        "makeblastdb -in all.fasta -dbtype prot -out all",
        f"blastp -query queries.fasta -db all -evalue {EVALUE} -outfmt 6 -max_target_seqs {BLAST_MOST} "
        f"-num_threads {THREADS} -out {{out}}",
    ),
    "diamond --sensitive": (
        "diamond makedb --in all.fasta --db all",
        f"diamond blastp --sensitive -q queries.fasta -d all.dmnd -e {EVALUE} -k0 -p {THREADS} -o {{out}}",
    ),
    "diamond --ultra-sensitive": (
        "diamond makedb --in all.fasta --db all",
        "diamond blastp --ultra-sensitive -q queries.fasta -d all.dmnd "
        f"-e {EVALUE} -k0 -p {THREADS} -o {{out}}",
    ),
    "mmseqs -s 7.5": (
        "mmseqs createdb all.fasta alldb",
        f"mmseqs easy-search queries.fasta alldb {{out}} tmp -s 7.5 -e {EVALUE} --max-seqs {BLAST_MOST} "
        f"--threads {THREADS}",
    ),
}


def timed(argv: list[str], folder: Path) -> tuple[float, float]:
    """Run a command; return its seconds, and those of the processor with its children."""
    before = os.times()
    begin = time.perf_counter()
    subprocess.run(argv, cwd=folder, check=True, capture_output=True)
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return time.perf_counter() - begin, used


def accession(name: str) -> str:
    """Return the accession of a name such as ``sp|P02232|LGB1_VICFA``: some programs write no more."""
    return name.split("|")[1] if name.count("|") == 2 else name


def pairs_of(file: Path) -> set[tuple[str, str]]:
    """Return the pairs of a BLAST table that are not a sequence with itself, by their accessions."""
    rows = (line.split("\t")[:2] for line in file.read_text().splitlines() if not line.startswith("#"))
    named = ((accession(query), accession(subject)) for query, subject in rows)
    return {(query, subject) for query, subject in named if query != subject}


def scores_alone(engine_name: str, queries: list[np.ndarray], path: Path) -> tuple[float, float, int]:
    """Return the seconds for all scores, those of the processor, and the cells; the engine is warm."""
    database = run_to_end(open_database(path, CancelToken()))
    subjects, scheme, token = database.subjects(), ScoringScheme.load("BLOSUM62"), CancelToken()
    engine = open_engine(engine_name)

    def begin(query: np.ndarray):
        scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
        steps = engine.score(query, scheme, subjects, scores, token)
        next(steps, None)
        return steps

    def score_all(chosen: list[np.ndarray]) -> None:
        begun: deque = deque()
        ahead, most = 0, MOST_BYTES_AHEAD // (4 * subjects.n_sequences)
        for query in chosen:  # as many begun as a search begins
            cells = query.size * subjects.n_residues
            while len(begun) > 1 and (ahead + cells > engine.cells_ahead or len(begun) >= most):
                steps, done = begun.popleft()
                deque(steps, maxlen=0)
                ahead -= done
            begun.append((begin(query), cells))
            ahead += cells
        for steps, _ in begun:
            deque(steps, maxlen=0)

    score_all(queries[::10])  # kernels are compiled and loaded as queries first need them
    began = np.array([time.perf_counter(), time.process_time()])
    score_all(queries)
    wall, processor = np.array([time.perf_counter(), time.process_time()]) - began
    engine.close()
    return float(wall), float(processor), sum(query.size for query in queries) * subjects.n_residues


def main() -> None:
    """Draw the job, check, time, print, and write where asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--queries", type=int, default=100)
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--write", type=Path)
    arguments = parser.parse_args()
    text = gzip.decompress((arguments.data / "proteomes9.fasta.gz").read_bytes()).decode()
    records = list(SimpleFastaParser(io.StringIO(text)))
    drawn = random.Random(SEED).sample(records, arguments.queries)
    figures: dict[str, object] = {"queries": len(drawn), "threads": THREADS, "engine": arguments.engine}
    rows: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "all.fasta").write_text(text)
        (folder / "queries.fasta").write_text("".join(f">{header}\n{letters}\n" for header, letters in drawn))
        run_to_end(import_fasta(folder / "all.fasta", folder / "all.swdb", CancelToken()))
        swathe = [sys.executable, "-m", "swathe", "search"]
        options = ["--engine", arguments.engine, "--evalue", str(EVALUE), "--format", "blast6", "-q"]
        for number in range(SINGLE):  # also warms the caches of compiled code
            header, letters = drawn[number]
            (folder / f"{number}.fasta").write_text(f">{header}\n{letters}\n")
            timed([*swathe, f"{number}.fasta", "all.swdb", *options, "-o", f"{number}.tsv"], folder)
        seconds, processor, cells = scores_alone(
            arguments.engine, [encode(letters) for _, letters in drawn], folder / "all.swdb"
        )
        rows.append({"program": "swathe, scores alone", "seconds": seconds, "processor": processor})
        rate = cells / seconds / 1e9
        print(f"scores alone {seconds:.1f} s, {processor:.1f} of the processor, {rate:.1f} GCUPS", flush=True)
        for evalues in ("matrix", "adjusted"):
            out = folder / f"swathe-{evalues}.tsv"
            command = [*swathe, "queries.fasta", "all.swdb", *options, "--evalues", evalues, "-o", out.name]
            seconds, processor = timed(command, folder)
            found = pairs_of(out)
            rows.append(
                {
                    "program": f"swathe, --evalues {evalues}",
                    "seconds": seconds,
                    "processor": processor,
                    "hits": len(out.read_text().splitlines()),
                    "pairs": len(found),
                }
            )
            print(rows[-1], flush=True)
        lines = out.read_text().splitlines()
        for number in range(SINGLE):
            own = (folder / f"{number}.tsv").read_text().splitlines()
            label = drawn[number][0].split()[0]
            assert own == [line for line in lines if line.startswith(f"{label}\t")], label
        for peer, (prepare, command) in PEERS.items():
            if shutil.which(command.split()[0]) is None:
                continue
            timed(prepare.split(), folder)
            out = folder / "peer.tsv"
            seconds, processor = timed(command.format(out=out).split(), folder)
            theirs = pairs_of(out)
            row = {
                "program": peer,
                "seconds": seconds,
                "processor": processor,
                "hits": len(out.read_text().splitlines()),
                "pairs": len(theirs),
                "share": len(theirs & found) / max(1, len(found)),
            }
            rows.append(row)
            print(row, flush=True)
    figures["rows"] = rows
    if arguments.write:
        arguments.write.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
