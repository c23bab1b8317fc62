"""Rates of the GPU engine, after its scores are checked: per query and overall, warm and from a cold start.

    python tests/bench/bench_gpu.py [--equal N LENGTH] [--devices 0,1] [--memory BYTES] [--peer FOLDER]

The databases are those of docs/benchmarks/gpu.md: 570,000 sequences with lengths like Swiss-Prot's, or equal
lengths. `--devices` may be repeated: every set of devices is measured on the same database, each with the
memory limits that `--memory` gives, one after the other.
`GCUPS` is the search's, query in to scores out; `kernels` counts only while the device computed.
`--peer` names a folder with CUDASW++ 4.0's `makedb` and `align`, which are then timed on the same files, its
cold start in turns with Swathe's.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.benchmark.simulated import lengths_like_swiss_prot, write_fasta  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.cuda.devices import probe  # noqa: E402
from swathe.core.database import PackedDatabase, import_fasta, open_database  # noqa: E402
from swathe.core.engines import NOT_COMPARED, open_engine  # noqa: E402
from swathe.core.engines.base import Engine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.sequences.fasta import read_sequences  # noqa: E402
from swathe.core.sequences.sequence import Sequence  # noqa: E402

QUERIES = (ROOT / "../shared/data/queries20.fasta", ROOT / ".gpu-host/data/queries20.fasta")
SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
COLD_TURNS = 8


def run_all(generator) -> object:
    """Exhaust a generator and return what it returns."""
    while True:
        try:
            next(generator)
        except StopIteration as stop:
            return stop.value


def score(engine: Engine, query: Sequence, database: PackedDatabase) -> tuple[np.ndarray, float]:
    """Return all scores of a query and the seconds from query in to scores out."""
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    began = time.perf_counter()
    for _ in engine.score(query.codes, SCHEME, database.subjects(), scores, CancelToken()):
        pass
    seconds = time.perf_counter() - began
    assert (scores != NOT_COMPARED).all()
    return scores, seconds


def check(engine: Engine, queries: tuple[Sequence, ...], database: PackedDatabase) -> int:
    """Compare scores with the CPU engine's: the first query's all, the last one's too where that is quick."""
    cpu = open_engine("cpu")
    compared = 0
    for query in (queries[0], queries[len(queries) // 3]):
        expected, _ = score(cpu, query, database)
        found, _ = score(engine, query, database)
        wrong = np.flatnonzero(found != expected)
        if wrong.size:
            sys.exit(f"{query.identifier}: {wrong.size} wrong scores, first at stored index {wrong[0]}")
        compared += len(expected)
    cpu.close()
    return compared


def measure(
    devices: tuple[int, ...],
    limit: int | None,
    queries: tuple[Sequence, ...],
    database: PackedDatabase,
    repeats: int,
) -> dict[str, object]:
    """Return the rates of one set of devices under one memory limit, after checking scores."""
    os.environ.pop("SWATHE_GPU_MEMORY", None)
    if limit:
        os.environ["SWATHE_GPU_MEMORY"] = str(limit)
    engine = open_engine("gpu", devices=devices)
    compared = check(engine, queries, database)
    print(f"{engine.label}, kernel {engine.kernel}, limit {limit}; {compared:,} scores right")
    rows = []
    for query in queries:
        times = [score(engine, query, database)[1] for _ in range(repeats)]
        engine.timed = True
        score(engine, query, database)
        engine.timed = False
        cells = len(query) * database.n_residues
        rates = {
            "gcups": cells / statistics.median(times) / 1e9,
            "best": cells / min(times) / 1e9,
            "kernels": cells / engine.report.launch_seconds / 1e9,
        }
        rows.append({"query": query.identifier, "length": len(query), "seconds": times} | rates)
        words = "{gcups:8.1f} GCUPS (best {best:8.1f}, kernels {kernels:8.1f})".format(**rates)
        print(f"{query.identifier:12} {len(query):6,}  {words}", flush=True)
    residues = sum(len(query) for query in queries)
    cells = residues * database.n_residues
    overall = cells / sum(statistics.median(row["seconds"]) for row in rows) / 1e9
    kernels = cells / sum(row["length"] * database.n_residues / row["kernels"] for row in rows)
    print(f"{'all':12} {residues:6,}  {overall:8.1f} GCUPS (kernels {kernels:8.1f})")
    label, rescored = engine.label, engine.report.rescored
    print(f"{label}; rescored in the last search: {rescored}", flush=True)
    engine.close()
    return {
        "engine": label,
        "devices": devices,
        "memory": limit,
        "queries": rows,
        "gcups": overall,
        "kernels": kernels,
    }


def as_installed(folder: Path) -> dict[str, str]:
    """Return an environment in which Python keeps the modules it compiles, as an installation's are kept.

    Images of machines often forbid it: every start then compiles Swathe, NumPy and SciPy anew.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "modules")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def cold(
    database: Path, query: Sequence, folder: Path, peer_command: list[str | Path] | None
) -> dict[str, list[tuple[float, float]]]:
    """Return of whole processes, in turns, the seconds until the table was out, and until they were over.

    ``first``: with Python's modules compiled, as an installation's are, and no kernel; ``then``: with all;
    ``peer``: CUDASW++ 4.0, where its command is given, whose first result counts as the table.
    """
    path = folder / "first.fasta"
    path.write_text(f">{query.header}\n{query.letters}\n")
    environment = as_installed(folder)
    command: list[str | Path] = [
        sys.executable, "-m", "swathe", "search", path, database, "--engine", "gpu", "--top", "10", "--quiet",
    ]  # fmt: skip
    timed_process(command, environment, folder)  # Python compiles the modules
    times: dict[str, list[tuple[float, float]]] = {"first": [], "then": [], "peer": []}
    for turn in range(COLD_TURNS):
        if turn < COLD_TURNS // 2:
            empty = {"SWATHE_CACHE_DIR": str(folder / f"cache {turn}"), "CUDA_CACHE_DISABLE": "1"}
            times["first"].append(timed_process(command, environment | empty, folder))
        times["then"].append(timed_process(command, environment, folder))
        if peer_command:
            times["peer"].append(timed_process([*peer_command, "--query", path], environment, folder))
    return times


def timed_process(
    command: list[str | Path], environment: dict[str, str], folder: Path
) -> tuple[float, float]:
    """Return the seconds until a process wrote its first output, and until it was over."""
    began = time.perf_counter()
    with (
        (folder / "errors").open("w+") as errors,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=errors
        ) as process,
    ):
        assert process.stdout is not None
        process.stdout.read(1)
        shown = time.perf_counter() - began
        process.stdout.read()
    ended = time.perf_counter() - began
    if process.returncode:
        sys.exit(f"{command[0]} failed: {(folder / 'errors').read_text()}")
    return shown, ended


def cold_phases(database: Path, folder: Path) -> dict[str, float]:
    """Return where a cold search's seconds go, with the kernels compiled and `cold`'s query."""
    script = Path(__file__).with_name("cold_start.py")
    command = [sys.executable, str(script), str(folder / "first.fasta"), str(database), "gpu"]
    for _ in range(2):  # the first time Python compiles what `core.cli` does not load
        done = subprocess.run(
            [*command, repr(time.time())],
            cwd=ROOT, env=as_installed(folder), capture_output=True, text=True, check=False,
        )  # fmt: skip
    if done.returncode:
        sys.exit(done.stderr)
    phases: dict[str, float] = json.loads(done.stdout)
    return phases


def peer_command(folder: Path, fasta: Path, work: Path) -> list[str | Path]:
    """Make CUDASW++ 4.0's database of a file; return the command that searches it, but for the query."""
    prefix = work / "peer"
    subprocess.run([folder / "makedb", fasta, prefix], check=True, capture_output=True)
    return [folder / "align", "--db", prefix, "--mat", "blosum62", "--dpx"]


def peer_rates(command: list[str | Path], queries: Path) -> list[str]:
    """Time CUDASW++ 4.0's DPX kernel; return the lines in which it states rates."""
    flags = ["--query", queries, "--top", "0", "--verbose", "--uploadFull", "--prefetchDBFile"]
    done = subprocess.run([*command, *flags], capture_output=True, text=True, check=False)
    return [line for line in (done.stdout + done.stderr).splitlines() if re.search(r"GCUPS|rror", line)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--equal", nargs=2, type=int, metavar=("N", "LENGTH"))
    parser.add_argument("--devices", action="append", help="indices, comma-separated; default: all")
    parser.add_argument(
        "--memory", type=int, action="append", help="bytes of each device to use at most: forces streaming"
    )
    parser.add_argument("--only", help="lengths of the queries to measure, comma-separated; default: all")
    parser.add_argument("--peer", type=Path)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--no-cold", action="store_true")
    parser.add_argument("--only-cold", action="store_true")
    options = parser.parse_args()

    source = next((path for path in QUERIES if path.exists()), None)
    if source is None:
        print("the twenty queries are not here (../shared/data/queries20.fasta): nothing to measure")
        return
    if not (found := probe()).devices:
        print(f"no GPU to measure: {found.reason}")
        return
    queries = read_sequences(source)[0]
    if options.only:
        wanted = {int(part) for part in options.only.split(",")}
        queries = tuple(query for query in queries if len(query) in wanted)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fasta, packed = folder / "database.fasta", folder / "database.swdb"
        lengths = np.full(options.equal[0], options.equal[1]) if options.equal else lengths_like_swiss_prot()
        write_fasta(fasta, lengths)
        run_all(import_fasta(fasta, packed, CancelToken()))
        database = run_all(open_database(packed, CancelToken()))
        print(f"{database.n_sequences:,} sequences, {database.n_residues:,} residues", flush=True)
        result: dict[str, object] = {
            "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            "driver": found.driver_version,
            "sequences": database.n_sequences,
            "residues": database.n_residues,
            "lengths": f"{options.equal[1]} each" if options.equal else "like Swiss-Prot's",
            "command": " ".join(sys.argv),
            "runs": [],
        }
        for chosen in (
            []
            if options.only_cold
            else options.devices or [",".join(str(device.index) for device in found.devices)]
        ):
            for limit in options.memory or [None]:
                numbers = tuple(int(part) for part in chosen.split(","))
                run = measure(numbers, limit, queries, database, options.repeats)
                result["runs"].append(run)  # type: ignore[attr-defined]
        command = peer_command(options.peer, fasta, folder) if options.peer else None
        if not options.no_cold:
            cold_command = [*command, "--top", "10"] if command else None
            times = result["cold_seconds"] = cold(packed, queries[0], folder, cold_command)
            for when, spent in times.items():
                if spent:
                    shown, ended = (
                        f"{min(each):.2f} to {max(each):.2f} s, median {statistics.median(each):.2f}"
                        for each in zip(*spent, strict=True)
                    )
                    print(f"cold, {queries[0].identifier}, {when}: output after {shown}, over after {ended}")
            phases = result["cold_phases"] = cold_phases(packed, folder)
            print("  of which " + ", ".join(f"{words} {spent:.2f} s" for words, spent in phases.items()))
        if command:
            lines = result["peer"] = peer_rates(command, source)
            print("\n".join(lines))
        if options.json:
            options.json.write_text(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
