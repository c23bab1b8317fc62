"""Measure whether pairwise significance finds more relatives than E-values, on SCOP at 40 % identity.

    python tests/bench/bench_pairwise_sensitivity.py [--sample 100] [--profiles] [--engine gpu] [--json FILE]

Domains are searched for among all domains as `swathe search` does, or in three rounds (`--profiles`), and
hits up to an E-value are put in the order of p x N, p by permuted copies: of the subject, of the query, of
both, as many as `--permutations` says, each. With `--profiles` the query is the last round's profile, so that
this is the comparison that the method's authors made with PSI-BLAST. Hits beyond that E-value keep theirs,
which is the same kind of number. Everything is judged as by bench_sensitivity.py: coverage of related pairs
at so many errors per query, the share before the first error, and errors per query up to E or p x N.

Searches, and copies that are scored one by one, are shared by `--processes` of one core each; copies of one
sequence are scored on `--engine`. Of a sequence's query the copies are those of the pair with its roles
swapped, which needs a symmetric matrix, as BLOSUM62 is. `--programs` runs blastp and psiblast beside.
"""

from __future__ import annotations

import argparse
import datetime
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from sensitivity_methods import (  # noqa: E402
    INCLUSION,
    ITERATED,
    ROUNDS,
    SCHEME,
    TOP,
    USUAL,
    Domains,
    Method,
    Searches,
    programs,
    ran,
)

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.database import PackedDatabase, open_database  # noqa: E402
from swathe.core.engines import open_engine  # noqa: E402
from swathe.core.engines.base import Engine  # noqa: E402
from swathe.core.permutation.estimation import HitsToPermute, estimate  # noqa: E402
from swathe.core.permutation.events import PairsEstimated  # noqa: E402
from swathe.core.results.hits import HitTable  # noqa: E402
from swathe.core.sequences.sequence import Sequence  # noqa: E402
from swathe.core.statistics.permutation_options import SHUFFLED, PairwiseOptions  # noqa: E402
from swathe.core.system.settings import VERSION  # noqa: E402
from swathe.core.system.steps import run_to_end  # noqa: E402
from tests.sensitivity import BASELINE, LEVELS, Hits, Ranking, compared, resamples  # noqa: E402

CLAIMS = (1e-10, 0.001, 0.01, 0.1, 1.0, 10.0)
"""Values of E, and of p x N, whose truth is counted."""
REPLICATES = 300
PSIBLAST = "psiblast"
BESIDE = ("blastp", PSIBLAST)


@dataclass(frozen=True, eq=False)
class Found:
    """What a search reported of a domain, without the domain itself, best first.

    query : that found it: the domain, or a profile
    subjects : int64[k] stored indexes
    """

    query: Sequence
    subjects: np.ndarray
    scores: np.ndarray
    log10_evalues: np.ndarray

    def within(self, evalue: float) -> Found:
        """Return the hits up to an E-value."""
        chosen = self.log10_evalues <= np.log10(evalue)
        return Found(self.query, self.subjects[chosen], self.scores[chosen], self.log10_evalues[chosen])

    def work(self, index: int, database: PackedDatabase) -> HitsToPermute:
        """Return the pairs to estimate."""
        table = HitTable(
            self.query,
            database,
            self.subjects,
            self.scores,
            np.full(self.scores.size, np.nan),
            self.log10_evalues,
            scoring=SCHEME,
        )
        return HitsToPermute(index, table, np.arange(self.scores.size), SCHEME)


class Process:
    """What one of the processes has open."""

    def __init__(self, folder: Path, *, profiles: bool) -> None:
        self._searches = Searches(folder, "cpu", 1, ITERATED if profiles else USUAL)
        self.engine = self._searches.engine
        self.database = run_to_end(open_database(folder / "all.swdb", CancelToken()))

    def search(self, query: int) -> Found:
        """Search for a domain as `swathe search` does; raise what it fails with."""
        table = self._searches.result(query).queries[0].hits
        others = table.database.records[table.subjects] != query
        arrays = (array[others][:TOP] for array in (table.subjects, table.scores, table.log10_evalues))
        return Found(table.query, *arrays)


_of_this_process: Process


def _begin(folder: Path, profiles: bool) -> None:
    global _of_this_process
    _of_this_process = Process(folder, profiles=profiles)


def _search(query: int) -> Found:
    return _of_this_process.search(query)


def _estimate(options: PairwiseOptions, found: Found) -> np.ndarray:
    process = _of_this_process
    return log10_p([found.work(0, process.database)], options, process.engine)[0]


def log10_p(work: list[HitsToPermute], options: PairwiseOptions, engine: Engine) -> list[np.ndarray]:
    """Return log10 of the p-values of each query's pairs; infinite where nothing could be fitted."""
    values = [np.full(one.rows.size, np.inf) for one in work]
    for event in estimate(work, options, engine, CancelToken(), 0):
        if isinstance(event, PairsEstimated):
            known = np.array([pair.log10_p for pair in event.pairs])
            values[event.query_index][event.rows] = np.where(np.isnan(known), np.inf, known)
    return values


def with_roles_swapped(found: list[Found], domains: Domains, options: PairwiseOptions, engine: Engine):
    """Return the same of copies of the queries: of every subject, as the query, with those that found it."""
    stored = np.argsort(domains.database.records)[domains.queries]
    owners = np.repeat(np.arange(len(found)), [one.subjects.size for one in found])
    subjects = np.concatenate([one.subjects for one in found])
    scores = np.concatenate([one.scores for one in found])
    order = np.argsort(subjects, kind="stable")
    groups = np.split(order, np.flatnonzero(np.diff(subjects[order])) + 1)
    work = [
        Found(
            domains.database.sequence(int(subjects[group[0]])),
            stored[owners[group]],
            scores[group],
            np.zeros(group.size),
        ).work(index, domains.database)
        for index, group in enumerate(groups)
    ]
    values = np.empty(subjects.size)
    for group, of_group in zip(groups, log10_p(work, options, engine), strict=True):
        values[group] = of_group
    return np.split(values, np.cumsum([one.subjects.size for one in found])[:-1])


def ranked(domains: Domains, found: list[Found], evalue: float, values: list[np.ndarray]) -> list[Hits]:
    """Return hits by p x N up to an E-value, and by E-value beyond."""
    size = np.log10(domains.database.n_sequences)
    hits = []
    for one, of_one in zip(found, values, strict=True):
        mixed = one.log10_evalues.copy()
        mixed[one.log10_evalues <= np.log10(evalue)] = of_one + size
        hits.append(Hits(domains.database.records[one.subjects], mixed))
    return hits


def methods_of(domains: Domains, arguments: argparse.Namespace, folder: Path) -> tuple[list[Method], str]:
    """Search, estimate in every way asked for, and return all rankings with the engine's label."""
    methods: list[Method] = []

    def take(name: str, hits: Callable[[], list[Hits]], how: str) -> None:
        began = time.perf_counter()
        method = Method(name, hits(), how, 0.0)
        method.seconds = time.perf_counter() - began
        methods.append(method)
        print(f"  {name}: {method.seconds:.1f} s", flush=True)

    context = multiprocessing.get_context("spawn")
    engine = open_engine(arguments.engine, threads=arguments.threads)
    found: list[Found] = []

    def searched() -> list[Hits]:
        found[:] = pool.map(_search, domains.queries.tolist(), chunksize=4)
        return [Hits(domains.database.records[one.subjects], one.log10_evalues) for one in found]

    rounds = f", at most {ROUNDS} rounds, inclusion {INCLUSION}" if arguments.profiles else ""
    with ProcessPoolExecutor(arguments.processes, context, _begin, (folder, arguments.profiles)) as pool:
        try:
            take(BASELINE, searched, f"Swathe, {SCHEME.description}{rounds}")
            chosen = [one.within(arguments.evalue) for one in found]
            pairs = sum(one.subjects.size for one in chosen)
            print(f"  {pairs:,} pairs", flush=True)
            for permutations in arguments.permutations:
                for shuffled in arguments.permute:
                    options = PairwiseOptions(permutations, shuffled=shuffled)
                    if shuffled == "subject":
                        work = [one.work(index, domains.database) for index, one in enumerate(chosen)]
                        ask = partial(log10_p, work, options, engine)
                    elif shuffled == "query" and not arguments.profiles:
                        swapped = replace(options, shuffled="subject")
                        ask = partial(with_roles_swapped, chosen, domains, swapped, engine)
                    else:
                        ask = partial(_in_processes, pool, options, chosen)
                    how = f"hits with E up to {arguments.evalue:g} ({pairs:,} pairs), N = {permutations:,}"
                    take(
                        f"p x N, {shuffled}, {permutations}",
                        lambda ask=ask: ranked(domains, found, arguments.evalue, ask()),
                        how,
                    )
        finally:
            engine.close()
    for program in programs(arguments.processes):
        if arguments.programs and program.name in BESIDE:
            try:
                methods.append(ran(program, domains))
            except (FileNotFoundError, subprocess.CalledProcessError) as error:
                print(f"  {program.name}: {error}", flush=True)
    return methods, engine.label


def _in_processes(
    pool: ProcessPoolExecutor, options: PairwiseOptions, chosen: list[Found]
) -> Iterable[np.ndarray]:
    return list(pool.map(partial(_estimate, options), chosen, chunksize=2))


def measured(domains: Domains, methods: list[Method], seed: int) -> dict[str, dict]:
    """Return what each method found, with paired standard errors of differences from E-value and psiblast."""
    rankings = {
        method.name: Ranking(domains.classification, domains.queries, method.hits) for method in methods
    }
    errors = {name: ranking.errors_within(np.log10(CLAIMS)) for name, ranking in rankings.items()}
    for ranking in rankings.values():
        ranking.cut(4 * LEVELS[-1])
    draws = resamples(domains.queries, REPLICATES, seed)
    figures = compared(rankings, draws)
    if PSIBLAST in rankings:
        others = {name: ranking for name, ranking in rankings.items() if name.startswith("p x N")}
        for name, beside in compared({BASELINE: rankings[PSIBLAST], **others}, draws).items():
            if name in others:
                figures[name]["difference from psiblast"] = beside["difference"]
                figures[name]["difference_error from psiblast"] = beside["difference_error"]
    return {
        method.name: {
            "how": method.how,
            "seconds": round(method.seconds, 1),
            "errors at E-values": errors[method.name],
            "figures": figures[method.name],
        }
        for method in methods
    }


def table_of(report: dict) -> str:
    """Return a Markdown table: coverage at one error per query, the share before the first, and errors."""
    place, last = report["levels"].index(1.0), len(report["levels"]) * 2
    claims = [f"{claim:g}" for claim in report["E-values"][1:]]
    titles = ["", "at 1 error", "difference", "before the first error", "difference"]
    rows = [[*titles, f"errors per query up to {', '.join(claims)}", "seconds"], ["---"] * 7]
    for name, method in report["methods"].items():
        cells = [name.replace("p x N", "p × N")]
        for column in (place, last):
            value, difference, error = (
                100 * method["figures"][key][column] for key in ("value", "difference", "difference_error")
            )
            cells += [f"{value:.1f}", f"{difference:+.1f} ± {error:.1f}" if difference else ""]
        errors = ", ".join(f"{each:.3g}" for each in method["errors at E-values"][1:])
        rows.append([*cells, errors, f"{method['seconds']:,.0f}"])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=100, help="how many queries are drawn; 0: all domains")
    parser.add_argument("--seed", type=int, default=1, help="of the sample and the bootstrap")
    parser.add_argument("--profiles", action="store_true", help="search in rounds, and permute with profiles")
    parser.add_argument("--permute", nargs="+", choices=SHUFFLED, default=list(SHUFFLED))
    parser.add_argument("--permutations", nargs="*", type=int, default=[1_000], metavar="N")
    parser.add_argument("--evalue", type=float, default=30.0, help="hits up to this are put into order (30)")
    parser.add_argument(
        "--engine", default="cpu", help="cpu, gpu, hybrid or auto, for copies of one sequence"
    )
    parser.add_argument("--threads", type=int, default=0, help="of the engine on the CPU")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--programs", action="store_true", help="run blastp and psiblast, too")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    arguments = parser.parse_args()
    if not (arguments.data / "scop40.fasta.gz").exists():
        print(f"no {arguments.data / 'scop40.fasta.gz'}: nothing to measure")
        return
    with tempfile.TemporaryDirectory() as folder:
        domains = Domains.prepare(arguments.data, arguments.sample, arguments.seed, Path(folder))
        methods, label = methods_of(domains, arguments, Path(folder))
    relatives = domains.classification.relatives[domains.queries]
    report = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "swathe": VERSION,
        "engine": label,
        "processes": arguments.processes,
        "scheme": SCHEME.description,
        "profiles": arguments.profiles,
        "domains": len(domains.sequences),
        "queries": len(domains.queries),
        "related pairs": int(relatives.sum()),
        "seed": arguments.seed,
        "evalue": arguments.evalue,
        "replicates": REPLICATES,
        "levels": list(LEVELS),
        "E-values": CLAIMS,
        "methods": measured(domains, methods, arguments.seed),
    }
    print(table_of(report))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
