"""Time builds of `tiled` on long subjects: the rows of a thread, and which additions are dot products.

    python tests/bench/bench_giants.py [--sequences 4000] [--length 10000] [--repeats 3] [--planned]
        [--write FILE]

Three tables of GCUPS, the best of the repeats: what the program chooses for each query; every build of 16 and
32 threads; and for whole warps all sixteen choices of DOTS (kernels/arithmetic.cuh). With `--planned` only
the first. All scores are compared with the processor's before they count.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.benchmark.request import DatabaseChoice  # noqa: E402
from swathe.core.benchmark.simulated import open_choice  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.cuda import compiler  # noqa: E402
from swathe.core.cuda.devices import Device, probe  # noqa: E402
from swathe.core.cuda.session import Session  # noqa: E402
from swathe.core.cuda.tiled import planning  # noqa: E402
from swathe.core.cuda.tiled.launches import Span, StepHistogram  # noqa: E402
from swathe.core.database import Subjects  # noqa: E402
from swathe.core.engines import NOT_COMPARED  # noqa: E402
from swathe.core.engines.base import Engine  # noqa: E402
from swathe.core.engines.cpu import CpuEngine  # noqa: E402
from swathe.core.engines.gpu import GpuEngine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.system.steps import run_to_end  # noqa: E402
from swathe.kernels.tiled import FOLDED, WARP, Build  # noqa: E402

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
PAPERS = (
    144,
    189,
    222,
    375,
    464,
    567,
    657,
    729,
    850,
    1000,
    1500,
    2005,
    2504,
    3005,
    3564,
    4061,
    4548,
    4743,
    5147,
    5478,
)
"""Lengths of the papers' queries; here their residues are random."""
LENGTHS = (144, 222, 375, 464, 850, 1000, 2005, 5478)
"""Of these every build is measured."""
BUILDS = (
    *(Build(FOLDED, 16, rows) for rows in (12, 16, 20, 24, 32)),
    *(Build(FOLDED, WARP, rows) for rows in (8, 12, 16, 20, 24, 28, 32)),
)  # fmt: skip
DOT_ROWS = (8, 12, 16, 20, 24, 28, 32)
PASSES = 3
"""Of a query with which choices of DOTS are compared: the first pass, one between, and the last."""
CHOICES = 16
SLOWEST = 2.5
"""Builds are left out that would take so many times as long as the best by the count of their rows."""


class Scores:
    """Scores of queries of some lengths, to compare with."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects
        self._known: dict[int, np.ndarray] = {}

    def query(self, m: int) -> np.ndarray:
        """Return the query of a length."""
        return np.random.default_rng(m).integers(0, 20, m).astype(np.uint8)

    def check(self, m: int, found: np.ndarray) -> None:
        """Compare all scores of the query of a length with the processor's."""
        if m not in self._known:
            with closing(CpuEngine(0)) as cpu:
                self._known[m] = score(cpu, self.query(m), self._subjects)
        if not np.array_equal(found, self._known[m]):
            sys.exit(f"{np.count_nonzero(found != self._known[m])} scores of {m} residues are wrong")


def score(engine: Engine, query: np.ndarray, subjects: Subjects) -> np.ndarray:
    scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
    for _ in engine.score(query, SCHEME, subjects, scores, CancelToken()):
        pass
    return scores


def rates(engine: GpuEngine, scores: Scores, subjects: Subjects, m: int, repeats: int) -> tuple[float, float]:
    """Return the best GCUPS of a search and of its kernels, after its scores were compared."""
    query = scores.query(m)
    engine.timed = False
    scores.check(m, score(engine, query, subjects))
    searches, kernels = [], []
    for _ in range(repeats):
        began = time.perf_counter()
        score(engine, query, subjects)
        searches.append(time.perf_counter() - began)
    engine.timed = True
    for _ in range(repeats):
        score(engine, query, subjects)
        kernels.append(engine.report.launch_seconds)
    cells = m * subjects.n_residues / 1e9
    return cells / min(searches), cells / min(kernels)


@contextmanager
def forced(build: Build, dots: int | None = None) -> Iterator[None]:
    """Have everything computed by one build, without windows; with a choice of DOTS of its own."""
    usual = Build.defines

    def defines(self: Build) -> dict[str, int]:
        return usual(self) if dots is None or self.pairs else {**usual(self), "DOTS": dots}

    with (
        patch.object(
            StepHistogram, "choose_spans", lambda _, share, most, longest, *__: (Span(longest, build),)
        ),
        patch.object(planning, "choose_windows", lambda *_: None),
        patch.object(Build, "defines", defines),
    ):
        yield


def compile_ahead(device: Device) -> None:
    """Compile every build and choice on all cores: the compiler leaves the interpreter free."""

    def compile_(build: Build, dots: int) -> None:
        compiler.cubin("tiled.cu", {**build.defines(), "DOTS": dots}, device.capability)

    jobs = [(build, 0) for build in BUILDS]
    jobs += [(Build(FOLDED, WARP, rows), dots) for rows in DOT_ROWS for dots in range(1, CHOICES)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda job: compile_(*job), jobs))


def measure(
    subjects: Subjects,
    device: Device,
    repeats: int,
    open_session: Callable[[Device], Session] = Session,
    papers: Sequence[int] = PAPERS,
    lengths: Sequence[int] = LENGTHS,
    choices: Sequence[int] = tuple(range(CHOICES)),
) -> dict[str, list[dict[str, object]]]:
    """Measure all three tables, or those that there are lengths and choices for, print and return them."""
    scores = Scores(subjects)
    opened = partial(GpuEngine, [device], open_session=open_session)
    planned, builds, dots = [], [], []
    with closing(opened()) as engine:
        for m in papers:
            search, kernel = rates(engine, scores, subjects, m, repeats)
            planned.append({"length": m, "gcups": search, "kernel_gcups": kernel})
            print(f"{m:6,} as planned          {search:8,.0f} GCUPS, kernel {kernel:8,.0f}", flush=True)
    for name in ("gcups", "kernel_gcups"):
        print(f"mean {name}: {np.mean([row[name] for row in planned]):,.0f}", flush=True)
    least = {m: min(build.passes(m) * build.group * build.step_rows for build in BUILDS) for m in lengths}
    for build in BUILDS if lengths else ():
        with forced(build), closing(opened()) as engine:
            for m in lengths:
                if build.passes(m) * build.group * build.step_rows > SLOWEST * least[m]:
                    continue
                search, kernel = rates(engine, scores, subjects, m, repeats)
                row = {"build": build.name, "length": m, "gcups": search, "kernel_gcups": kernel}
                builds.append(row)
                print(f"{m:6,} {build.name:16} {search:8,.0f} GCUPS, kernel {kernel:8,.0f}", flush=True)
    for rows in DOT_ROWS if choices else ():
        build = Build(FOLDED, WARP, rows)
        m = PASSES * build.rows_per_pass
        with closing(opened()) as engine:
            for choice in choices:
                with forced(build, choice):
                    search, kernel = rates(engine, scores, subjects, m, repeats)
                dots.append({"rows": rows, "dots": choice, "gcups": search, "kernel_gcups": kernel})
                print(
                    f"{rows:6} rows, DOTS {choice:2}       {search:8,.0f} GCUPS, kernel {kernel:8,.0f}",
                    flush=True,
                )
    return {"planned": planned, "builds": builds, "dots": dots}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sequences", type=int, default=4_000)
    parser.add_argument("--length", type=int, default=10_000)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--planned", action="store_true", help="measure only what the program chooses")
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    found = probe()
    if found.reason:
        print(f"No GPU here: {found.reason}.")
        return
    device = found.devices[0]
    choice = DatabaseChoice("equal", None, asked.sequences, asked.length)
    subjects = run_to_end(open_choice(choice, CancelToken())).subjects()
    print(f"{device.name}, compiler {compiler.compiler_version()}, {choice.text}", flush=True)
    if asked.planned:
        tables = measure(subjects, device, asked.repeats, lengths=(), choices=())
    else:
        compile_ahead(device)
        tables = measure(subjects, device, asked.repeats)
    if asked.write:
        about = {"device": device.name, "compiler": compiler.compiler_version(), "database": choice.text}
        asked.write.write_text(json.dumps({**about, **tables}, indent=1) + "\n")


if __name__ == "__main__":
    main()
