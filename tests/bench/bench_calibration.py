"""Count the hits that programs report among sequences without relatives, where E-values say how many are due.

    python tests/bench/bench_calibration.py [--sequences 8000] [--queries 100] [--matrix BLOSUM62] [--write]

Real proteins are searched for among shuffled, reversed and random ones, with Swathe and with every program
that is installed. What comes out is printed; `--write` puts it into docs/benchmarks/calibration.*, beside
what was measured under other conditions, and in place of what was under the same. With `--sets` or
`--programs` the page keeps its figures of the others, with the day of their measurement.
"""

from __future__ import annotations

import argparse
import datetime
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.engines import open_engine  # noqa: E402
from swathe.core.errors import SwatheError  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.statistics.calibration import gumbel_parameters  # noqa: E402
from swathe.core.system.settings import VERSION  # noqa: E402
from tests.bench.calibration_methods import (  # noqa: E402
    OTHERS,
    PAIRWISE,
    PROTEOMES,
    SWISS_PROT,
    VARIANTS,
    Data,
    NothingReportedError,
    NullSet,
    Reported,
    check,
    programs,
    ran,
    refuse_nothing,
    searched,
    why_not,
)
from tests.bench.calibration_page import table_of, write  # noqa: E402
from tests.bench.other_programs import version_of  # noqa: E402
from tests.calibration import CLAIMS, CURVE, NULL_SETS, digest, figures, hits_within  # noqa: E402

KNOWN = (*VARIANTS, *PAIRWISE, *OTHERS)


def chosen(beginnings: list[str] | None, pairwise: bool) -> list[str]:
    """Return the programs asked for, by names or how several begin; raise ValueError for unknown ones."""
    usual = [name for name in KNOWN if pairwise or name not in PAIRWISE]
    if beginnings is None:
        return usual
    for beginning in beginnings:
        if not any(name.startswith(beginning) for name in usual):
            raise ValueError(f"no program begins with {beginning!r}; there are: {'; '.join(usual)}")
    several = tuple(beginning for beginning in beginnings if beginning not in usual)
    return [name for name in usual if name in beginnings or name.startswith(several)]


def counted(reported: Reported, names: list[str], date: str) -> dict:
    """Return the figures of what a program reported of a null set."""
    return {
        "figures": figures(hits_within(reported.log10_evalues, CLAIMS), names),
        "curve": hits_within(reported.log10_evalues, CURVE).mean(axis=0).tolist(),
        "seconds": round(reported.seconds, 1),
        "notes": reported.notes,
        "measured": date,
    }


def measured(arguments: argparse.Namespace, scheme: ScoringScheme, asked: list[str], folder: Path) -> dict:
    """Run everything that is here, and return what came out."""
    seed, threads = arguments.seed, arguments.threads or os.cpu_count() or 1
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    data = Data.read(arguments.data, arguments.queries, tuple(arguments.lengths), seed)
    others, skipped = programs(scheme, arguments.sequences, threads)
    skipped = {name: reason for name, reason in skipped.items() if name in asked}
    how: dict[str, dict[str, str]] = {}
    sets: dict[str, dict] = {}
    engine = open_engine(arguments.engine, threads=arguments.threads)
    try:
        for name in arguments.sets:
            null = NullSet.make(name, data, arguments.sequences, seed, scheme, folder / name)
            equal = check(null, scheme, engine)
            print(f"{name}: {null.database.n_residues:,} residues; {equal:,} scores checked", flush=True)
            found: dict[str, Reported] = {}
            for variant, vary in (VARIANTS | PAIRWISE).items():
                if variant in asked:
                    found[variant] = searched(vary, null, scheme, engine, arguments.threads)
                    how[variant] = {"how": engine.label, "version": VERSION}
                    say(variant, found[variant])
            for program in others:
                if program.name not in asked or program.name in skipped:
                    continue
                try:
                    found[program.name] = ran(program, null)
                except FileNotFoundError as error:
                    skipped[program.name] = str(error)
                except subprocess.CalledProcessError as error:
                    skipped[program.name] = why_not(error)
                else:
                    how[program.name] = {"how": program.how, "version": version_of(program.binary)}
                    say(program.name, found[program.name])
            for each, reported in found.items():
                refuse_nothing(each, name, reported)
            sets[name] = {
                "sequences": null.database.n_sequences,
                "residues": null.database.n_residues,
                "digest": null.digest,
                "programs": {each: counted(reported, data.names, date) for each, reported in found.items()},
            }
    finally:
        engine.close()
    return {
        "conditions": {
            "scheme": scheme.description,
            "sequences": arguments.sequences,
            "queries": arguments.queries,
            "lengths": list(arguments.lengths),
            "seed": seed,
        },
        "date": date,
        "processors": os.cpu_count(),
        "parameters": gumbel_parameters(scheme).source,
        "residues of queries": sum(map(len, data.queries)),
        "digest of queries": digest(query.letters for query in data.queries),
        "E-values": CLAIMS,
        "curve E-values": CURVE,
        "sets": sets,
        "programs": how,
        "skipped": skipped,
    }


def say(name: str, reported: Reported) -> None:
    print(f"  {name}: {reported.seconds:.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--queries", type=int, default=100, help="how many proteins are searched for")
    parser.add_argument("--sequences", type=int, default=8_000, help="of each null set")
    parser.add_argument("--lengths", type=int, nargs=2, default=(30, 5_000), metavar=("LO", "HI"))
    parser.add_argument("--matrix", default="BLOSUM62")
    parser.add_argument("--gap-open", type=int, help="default: the matrix's")
    parser.add_argument("--gap-extend", type=int, help="a gap of k residues costs open + k·extend")
    parser.add_argument("--sets", nargs="+", choices=NULL_SETS, default=list(NULL_SETS))
    parser.add_argument("--programs", nargs="+", help=f"names, or beginnings, of: {'; '.join(KNOWN)}")
    parser.add_argument("--pairwise", action="store_true", help="p × N of Swathe too, which takes long")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is drawn")
    parser.add_argument("--threads", type=int, default=0, help="of every program; 0: as many as there are")
    parser.add_argument("--engine", default="cpu", help="Swathe's: cpu, gpu, hybrid or auto")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks/calibration.*")
    arguments = parser.parse_args()
    if arguments.queries < 2 or arguments.sequences < 1:
        parser.error("standard errors want at least two queries, and a search a sequence")
    missing = [name for name in (SWISS_PROT, PROTEOMES) if not (arguments.data / name).exists()]
    if missing:
        print(f"no {' and no '.join(missing)} in {arguments.data}: nothing to measure")
        return
    try:
        asked = chosen(arguments.programs, arguments.pairwise)
        scheme = ScoringScheme.load(arguments.matrix, arguments.gap_open, arguments.gap_extend)
        parameters = gumbel_parameters(scheme)
        if not parameters.available:
            sys.exit(parameters.note)
        with tempfile.TemporaryDirectory() as folder:
            run = measured(arguments, scheme, asked, Path(folder))
    except (SwatheError, NothingReportedError, ValueError) as error:
        sys.exit(str(error))
    print(table_of(run))
    if arguments.write:
        write(run, KNOWN)


if __name__ == "__main__":
    main()
