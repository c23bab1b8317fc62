"""Compare adjusted scores with blastp's, and print what adjusting takes.

    python tests/bench/bench_adjustment.py [--data FOLDER] [--queries 300] [--turns 5]

Agreement: pairs that ``blastp -comp_based_stats 2 -seg no`` aligns, its score beside ours. blastp differs in
two ways on purpose. It masks low complexity of the subject (SEG 10/1.8/2.1) in pairs that are not nearly
identical, so its score is also compared with ours of masked subjects. Its own target frequencies are those
BLOSUM62 was made from, ours those that the rounded matrix implies.

Seconds: 1,000 candidates of 400 x 400 on two threads, and a search on two threads with E-values as the matrix
is, fitted and adjusted, in turn; the raw scores of all have to be equal.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import io
import os
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.engines import open_engine  # noqa: E402
from swathe.core.engines.base import Engine  # noqa: E402
from swathe.core.run import run_request  # noqa: E402
from swathe.core.scoring.queries import read_queries  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.search.events import Finished, SearchResult  # noqa: E402
from swathe.core.search.request import SearchRequest  # noqa: E402
from swathe.core.sequences.alphabet import CODE_X  # noqa: E402
from swathe.core.sequences.fasta import read_sequences  # noqa: E402
from swathe.core.sequences.low_complexity import SegParameters, low_complexity  # noqa: E402
from swathe.core.statistics.adjustment import WEIGHT, Adjustment  # noqa: E402
from tests.bench.calibration_methods import SWISS_PROT  # noqa: E402
from tests.bench.other_programs import MAKEBLASTDB, Program, output_of, version_of  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402

QUERIES20 = "queries20.fasta"
BLASTP = Program(
    "blastp",
    (
        MAKEBLASTDB,
        "blastp -query queries.fasta -db all -comp_based_stats 2 -seg no -evalue 10 -max_hsps 1 "
        "-max_target_seqs 100000 -num_threads 2 -outfmt 6\tqseqid\tsseqid\tpident\tscore",
    ),
)
OF_SUBJECTS = SegParameters(10, 1.8, 2.1)
BLASTPS_WEIGHT = 40.0
NEARLY_IDENTICAL = 95.0


def agreement(folder: Path, n_queries: int) -> None:
    """Print how far our adjusted scores are from blastp's."""
    proteins = read_sequences(folder / SWISS_PROT)[0]
    chosen = np.random.default_rng(1).choice(len(proteins), n_queries, replace=False)
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        for file, numbers in (("all", range(len(proteins))), ("queries", chosen.tolist())):
            text = "".join(f">{number}\n{proteins[number].letters}\n" for number in numbers)
            (place / f"{file}.fasta").write_text(text)
        rows = list(csv.reader(io.StringIO(output_of(BLASTP, place)), delimiter="\t"))
    print(f"{version_of('blastp')}: {len(rows):,} pairs of {n_queries} queries, {folder / SWISS_PROT}")
    partners: dict[int, list[tuple[int, float, int]]] = {}
    for query, subject, identity, score in rows:
        partners.setdefault(int(query), []).append((int(subject), float(identity), int(score)))
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    found: dict[str, list[float]] = {}
    theirs: list[int] = []
    for query, hits in partners.items():
        codes = proteins[query].codes
        theirs += [score for _, _, score in hits]
        plain = [proteins[subject].codes for subject, _, _ in hits]
        masked = [
            one if identity > NEARLY_IDENTICAL else np.where(low_complexity(one, OF_SUBJECTS), CODE_X, one)
            for one, (_, identity, _) in zip(plain, hits, strict=True)
        ]
        for words, weight, subjects in (
            (f"weight {BLASTPS_WEIGHT:g}, subjects masked", BLASTPS_WEIGHT, masked),
            (f"weight {BLASTPS_WEIGHT:g}", BLASTPS_WEIGHT, plain),
            (f"weight {WEIGHT:g}, the default", WEIGHT, plain),
        ):
            found.setdefault(words, []).extend(_in_order(Adjustment(codes, scheme, weight), subjects))
    blastp = np.array(theirs, float)
    print(
        f"{'ours less blastp':>32}   mean     SD   |     5 %   25 %   50 %   75 %   95 % "
        "| within 1, 2, 5, 10 %"
    )
    for words, ours in found.items():
        for bounds, least, most in (("all", 0, np.inf), ("below 100", 0, 100), ("100 on", 100, np.inf)):
            inside = (blastp >= least) & (blastp < most)
            less = np.array(ours)[inside] - blastp[inside]
            share = np.abs(less) / blastp[inside]
            quantiles = " ".join(f"{one:6.1f}" for one in np.quantile(less, (0.05, 0.25, 0.5, 0.75, 0.95)))
            near = " ".join(f"{100 * (share <= one).mean():5.1f}" for one in (0.01, 0.02, 0.05, 0.1))
            print(f"{words:>32}  {less.mean():5.2f}  {less.std():5.2f}   |  {quantiles} | {near} %  {bounds}")


def _in_order(adjustment: Adjustment, subjects: list[np.ndarray]) -> list[float]:
    """Return the adjusted scores of subjects in their order."""
    database = MemoryDatabase(subjects)
    scores = adjustment.scores(database, np.arange(len(subjects)), CancelToken(), 2)  # type: ignore[arg-type]
    ordered = np.empty(len(subjects))
    ordered[database.records] = scores
    return ordered.tolist()


def candidates() -> None:
    """Print the seconds of 1,000 candidates of 400 x 400 on two threads, and those of their tables on one."""
    rng = np.random.default_rng(1)
    query = rng.integers(0, 20, 400).astype(np.uint8)
    database = MemoryDatabase([rng.integers(0, 20, 400).astype(np.uint8) for _ in range(1_000)])
    adjustment = Adjustment(query, ScoringScheme.load("BLOSUM62", 11, 1))
    subjects = [database.codes(i) for i in range(1_000)]
    for words, task in (
        ("1,000 candidates of 400 x 400", lambda: _scored(adjustment, database)),
        ("  of which tables, on one", lambda: adjustment.tables(subjects, CancelToken())),
    ):
        seconds = [_seconds(task) for _ in range(7)][1:]
        print(f"{words:32} {min(seconds):.4f} s (best of 6; median {np.median(seconds):.4f})")


def _scored(adjustment: Adjustment, database: MemoryDatabase) -> object:
    return adjustment.scores(database, np.arange(1_000), CancelToken(), 2)  # type: ignore[arg-type]


def _seconds(task) -> float:  # type: ignore[no-untyped-def]
    began = time.perf_counter()
    task()
    return time.perf_counter() - began


def search(folder: Path, turns: int) -> None:
    """Print what E-values of every kind take in a search on the processor."""
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    engine = open_engine("cpu", "auto", 2)
    with tempfile.TemporaryDirectory() as name:
        os.environ["SWATHE_CACHE_DIR"] = name
        database = Path(name) / "database.fasta"
        database.write_bytes(gzip.decompress((folder / SWISS_PROT).read_bytes()))
        queries, _ = read_queries([folder / QUERIES20])
        asked = SearchRequest(tuple(queries), database, scheme, engine="cpu", threads=2)
        _finished(asked, engine)
        print(f"{len(queries)} queries x {SWISS_PROT}, E <= {asked.evalue:g}, {engine.label}, {turns} turns")
        elapsed: dict[str, list[float]] = {"matrix": [], "fitted": [], "adjusted": []}
        worked: dict[str, list[float]] = {method: [] for method in elapsed}
        hits = dict.fromkeys(elapsed, 0)
        for turn in range(turns):
            scores = []
            for method in list(elapsed)[:: 1 if turn % 2 else -1]:
                began = time.perf_counter(), time.process_time()
                result = _finished(replace(asked, evalues=method), engine)  # type: ignore[arg-type]
                elapsed[method].append(time.perf_counter() - began[0])
                worked[method].append(time.process_time() - began[1])
                hits[method] = sum(len(query.hits) for query in result.queries)
                scores.append(np.concatenate([query.scores for query in result.queries]))
            if not all(np.array_equal(scores[0], others) for others in scores):
                raise SystemExit("The raw scores are not the same: that is a fault.")
    engine.close()
    for method, listed in hits.items():
        print(
            f"{method:10} elapsed {_more(elapsed, method)}; processor {_more(worked, method)}; {listed} hits"
        )
    print("The raw scores of all subjects are the same; the hits listed are those within E <= 10 of each.")


def _finished(asked: SearchRequest, engine: Engine) -> SearchResult:
    """Search to the end with an engine that stays open."""
    *_, last = run_request(asked, engine, CancelToken())
    if not isinstance(last, Finished):
        raise SystemExit(f"The search did not end: {last}")
    return last.result


def _more(seconds: dict[str, list[float]], method: str) -> str:
    """Say the least and the middle one of some seconds, and by how much they exceed the matrix as it is."""
    words = []
    for which, of in (("least", min), ("median", np.median)):
        found = float(of(seconds[method]))
        words.append(f"{which} {found:.2f} s ({100 * (found / float(of(seconds['matrix'])) - 1):+.1f} %)")
    return ", ".join(words)


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--queries", type=int, default=300, help="to compare with blastp; 0: none")
    parser.add_argument("--turns", type=int, default=5, help="of searches")
    arguments = parser.parse_args()
    candidates()
    search(arguments.data, arguments.turns)
    if not arguments.queries:
        return
    try:
        agreement(arguments.data, arguments.queries)
    except FileNotFoundError as error:
        print(f"Agreement with blastp is left out: {error}.")


if __name__ == "__main__":
    main()
