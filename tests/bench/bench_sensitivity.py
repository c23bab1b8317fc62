"""Measure whether one way of ranking hits finds more related domains than another, on SCOP at 40 % identity.

    python tests/bench/bench_sensitivity.py [--sample 100] [--engine gpu] [--write]

A sample of all domains, or all of them (`--sample 0`), is searched for among all domains. Related is what is
of the query's superfamily, an error what is of another fold; the query itself, and other superfamilies of its
fold, do not count. What comes out is printed; `--write` puts it into docs/benchmarks/sensitivity.*.
`--leave-out` some, as Z-value and pairwise p-value, which take longest on a CPU; with `--keep` the page keeps
its figures of them, with the day of their measurement.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from sensitivity_methods import (  # noqa: E402
    SCHEME,
    TOP,
    WAYS,
    Domains,
    Method,
    permuted,
    programs,
    ran,
    searched,
    searched_in,
)
from sensitivity_page import FIGURES, as_text, in_order, kept, table_of, write  # noqa: E402

from swathe.core.engines import open_engine  # noqa: E402
from swathe.core.system.settings import VERSION  # noqa: E402
from tests.bench.other_programs import version_of  # noqa: E402
from tests.sensitivity import CURVE, LEVELS, Ranking, compared, resamples  # noqa: E402

CLAIMS = (1e-10, 0.001, 0.01, 0.1, 1.0, 10.0)
"""E-values whose truth is counted."""
REPLICATES = 300
PERMUTED, ITERATED, OTHERS = "permuted", "iterated", "others"


def methods_of(domains: Domains, arguments: argparse.Namespace) -> tuple[list[Method], dict[str, str], str]:
    """Run everything that is here; return it, what is not with the reason, and the engine's label."""
    engine = open_engine(arguments.engine, threads=arguments.threads)
    skipped: dict[str, str] = {}
    try:
        methods, tables = searched(domains, engine)
        say(methods[-1])
        label = engine.label
        if PERMUTED not in arguments.leave_out:
            methods += permuted(tables, engine, arguments.permutations, arguments.threads)
            say(methods[-1])
    finally:
        engine.close()
    processes = arguments.processes or os.cpu_count() or 1
    for way in WAYS:
        if way.iteration is None or ITERATED not in arguments.leave_out:
            methods.append(searched_in(way, domains, arguments.engine, processes))
            say(methods[-1])
    if OTHERS in arguments.leave_out:
        return methods, skipped, label
    for program in programs(arguments.threads or os.cpu_count() or 1):
        try:
            methods.append(ran(program, domains))
            methods[-1].notes["version"] = version_of(program.binary)
            say(methods[-1])
        except FileNotFoundError as error:
            skipped[program.name] = str(error)
        except subprocess.CalledProcessError as error:
            skipped[program.name] = f"it ended with status {error.returncode}: {error.stderr[-300:]!r}"
    return methods, skipped, label


def say(method: Method) -> None:
    print(f"  {method.name}: {method.seconds:.1f} s", flush=True)


def measured(domains: Domains, methods: list[Method], seed: int) -> dict[str, dict]:
    """Return what each method found, with the standard errors of both kinds of draws."""
    rankings = {
        method.name: Ranking(domains.classification, domains.queries, method.hits) for method in methods
    }
    once = np.ones(len(domains.queries))
    results: dict[str, dict] = {}
    for method in methods:
        ranking = rankings[method.name]
        results[method.name] = {
            "how": method.how,
            "seconds": round(method.seconds, 1),
            "notes": method.notes,
            "errors at E-values": ranking.errors_within(np.log10(CLAIMS)) if method.claims else None,
            "coverage of all reported": float(ranking.coverage((np.inf,), once, by_query=False)[0]),
            "curve": ranking.coverage(CURVE, once, by_query=False).round(5).tolist(),
            "before first error, percentiles": np.nanquantile(
                ranking.before_first, np.linspace(0, 1, 101)
            ).round(4).tolist(),
        }  # fmt: skip
        ranking.cut(4 * LEVELS[-1])
    of_superfamilies = resamples(domains.classification.superfamilies[domains.queries], REPLICATES, seed)
    wider = compared(rankings, of_superfamilies)
    for name, figures in compared(rankings, resamples(domains.queries, REPLICATES, seed)).items():
        results[name]["figures"] = figures | {
            "error of superfamilies": wider[name]["error"],
            "difference_error of superfamilies": wider[name]["difference_error"],
        }
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=100, help="how many queries are drawn; 0: all domains")
    parser.add_argument("--seed", type=int, default=1, help="of the sample and the bootstrap")
    parser.add_argument("--permutations", type=int, default=1_000)
    parser.add_argument("--engine", default="cpu", help="cpu, gpu, hybrid or auto")
    parser.add_argument("--threads", type=int, default=0, help="of every program; 0: as many as there are")
    parser.add_argument("--leave-out", nargs="+", choices=(PERMUTED, ITERATED, OTHERS), default=[])
    parser.add_argument("--keep", action="store_true", help="keep the page's figures of what is left out")
    parser.add_argument("--processes", type=int, default=0, help="that share searches; 0: one a core")
    parser.add_argument("--figures", type=Path, help="a file to write the figures to")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks/sensitivity.*")
    arguments = parser.parse_args()
    if not (arguments.data / "scop40.fasta.gz").exists():
        print("no ../shared/data/scop40.fasta.gz: nothing to measure")
        return
    with tempfile.TemporaryDirectory() as folder:
        domains = Domains.prepare(arguments.data, arguments.sample, arguments.seed, Path(folder))
        methods, skipped, label = methods_of(domains, arguments)
    relatives = domains.classification.relatives[domains.queries]
    report = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "swathe": VERSION,
        "engine": label,
        "processors": os.cpu_count(),
        "scheme": SCHEME.description,
        "domains": len(domains.sequences),
        "residues": domains.database.n_residues,
        "superfamilies": int(domains.classification.superfamilies.max()) + 1,
        "queries": len(domains.queries),
        "queries with relatives": int((relatives > 0).sum()),
        "superfamilies of queries": int(
            np.unique(domains.classification.superfamilies[domains.queries]).size
        ),
        "related pairs": int(relatives.sum()),
        "seed": arguments.seed,
        "top": TOP,
        "permutations": arguments.permutations,
        "replicates": REPLICATES,
        "levels": LEVELS,
        "curve levels": [round(level, 5) for level in CURVE],
        "E-values": CLAIMS,
        "methods": in_order(measured(domains, methods, arguments.seed)),
        "skipped": skipped,
    }
    if arguments.keep:
        report = kept(json.loads(FIGURES.read_text(encoding="utf-8")), report)
    print(table_of(report))
    if arguments.figures is not None:
        arguments.figures.write_text(as_text(report), encoding="utf-8")
    if arguments.write:
        write(report)


if __name__ == "__main__":
    main()
