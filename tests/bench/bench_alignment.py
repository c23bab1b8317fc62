"""Print how many alignments a core makes in a second, in bulk and one by one with `align`, and a GPU.

And how busy cores are while many pairs are aligned in one call.

Every alignment made in bulk is compared with that of `align` first. Times of cores are CPU seconds, those of
the threads together, the best of five runs: what else the machine does disturbs them little. Times beside a
GPU are the clock's.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.alignment import bulk, gotoh  # noqa: E402
from swathe.core.alignment.aligned_pairs import AlignedPairs  # noqa: E402
from swathe.core.alignment.alignment import align  # noqa: E402
from swathe.core.alignment.bulk import QueryPairs, align_pairs  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.cuda.aligner import GpuAligner  # noqa: E402
from swathe.core.cuda.devices import probe  # noqa: E402
from swathe.core.native.compiler import instruction_sets  # noqa: E402
from swathe.core.scoring.pssm import PositionSpecificQuery  # noqa: E402
from swathe.core.scoring.scheme import AdjustedScheme, PositionScheme, Scoring, ScoringScheme  # noqa: E402
from swathe.core.statistics.adjustment import Adjustment  # noqa: E402

BLOSUM62 = ScoringScheme.load("BLOSUM62")
RUNS = 5
COLD = """
import sys, time
begin, cpu = time.perf_counter(), time.process_time()
import numpy as np
from swathe.core.cancel import CancelToken
from swathe.core.scoring.scheme import ScoringScheme
scheme = ScoringScheme.load("BLOSUM62")
query = np.arange(400, dtype=np.uint8) % 20
score = int(scheme.table(query)[np.arange(400), query].sum())
ready = time.perf_counter(), time.process_time()
if sys.argv[1] == "bulk":
    from swathe.core.alignment.bulk import QueryPairs, align_pairs
    pairs = QueryPairs.of_subjects(np.arange(50), query, scheme, [query] * 50, np.full(50, score))
    [_] = [done for done in align_pairs([lambda: pairs], CancelToken()) if done]
else:
    from swathe.core.alignment.alignment import align
    for _ in range(50):
        align(query, query, scheme, score, CancelToken())
print(f"{time.perf_counter() - ready[0]:.2f} s, {time.process_time() - ready[1]:.2f} CPU s")
"""


def mutated(rng: np.random.Generator, codes: np.ndarray, change: float) -> np.ndarray:
    changed = np.where(rng.random(codes.size) < change, rng.integers(0, 20, codes.size), codes)
    cut = codes.size // 2
    return np.concatenate((changed[:cut], changed[cut + codes.size // 50 :])).astype(np.uint8)


def score_of(query: np.ndarray, subject: np.ndarray, scheme: Scoring) -> int:
    state = gotoh.RowState(gotoh.striped(scheme.table(query)), query.size, scheme)
    state.advance(subject, 0, subject.size)
    return state.score


def scheme_of(group: QueryPairs, pair: int) -> Scoring:
    if group.tables is None:
        return group.scheme
    return AdjustedScheme(group.scheme, np.ascontiguousarray(group.tables[pair].T[group.rows]))


def subject_of(group: QueryPairs, pair: int) -> np.ndarray:
    return group.residues[group.begins[pair] : group.begins[pair] + group.lengths[pair]]


def one_by_one(group: QueryPairs) -> list:
    return [
        align(group.query, subject_of(group, k), scheme_of(group, k), int(group.scores[k]), CancelToken())
        for k in range(group.keys.size)
    ]


def in_bulk(groups: list[QueryPairs], threads: int, instructions: str) -> list[AlignedPairs]:
    run = align_pairs((lambda g=g: g for g in groups), CancelToken(), threads, instructions)
    return [aligned for done in run if done is not None for aligned in done[1:]]


def cpu_seconds(action: Callable[[], object]) -> float:
    """Return the CPU seconds of the best of several runs."""
    times = []
    for _ in range(RUNS):
        begin = time.process_time()
        action()
        times.append(time.process_time() - begin)
    return min(times)


def made(kind: str, m: int, n: int) -> QueryPairs:
    """Return a query of m residues with n relatives, from nearly equal to hardly similar."""
    rng = np.random.default_rng(m)
    query = rng.integers(0, 20, m).astype(np.uint8)
    subjects = [mutated(rng, query, share) for share in rng.random(n)]
    scheme: Scoring = BLOSUM62
    if kind == "position-specific":
        profile = PositionSpecificQuery("q", query, BLOSUM62.table(query), "made")
        scheme = PositionScheme(profile, BLOSUM62.gap_open, BLOSUM62.gap_extend)
    nothing = np.zeros(n, np.int64)
    group = QueryPairs.of_subjects(np.arange(n), query, scheme, subjects, nothing)
    if kind == "adjusted":
        adjustment = Adjustment(query, scheme)
        tables = adjustment.tables(subjects, CancelToken())
        group = replace(group, tables=tables, rows=adjustment.rows)
    scores = [score_of(query, subjects[k], scheme_of(group, k)) for k in range(n)]
    return replace(group, scores=np.array(scores))


def check(group: QueryPairs, instructions: str, expected: AlignedPairs) -> None:
    [found] = in_bulk([group], 2, instructions)
    assert_same(found, expected)


def assert_same(found: AlignedPairs, expected: AlignedPairs) -> None:
    for field in fields(AlignedPairs):
        assert np.array_equal(getattr(found, field.name), getattr(expected, field.name)), field.name


def bench_rates() -> None:
    names = [each.name for each in instruction_sets()]
    print("alignments a second and core, CPU time; two threads in bulk, batches of four queries")
    print(f"{'scores':18}{'residues':>9}{'one by one':>12}" + "".join(f"{name:>11}" for name in names))
    for kind, m, n in (
        ("matrix", 60, 2_000),
        ("matrix", 144, 1_000),
        ("matrix", 400, 500),
        ("adjusted", 400, 500),
        ("position-specific", 400, 500),
        ("matrix", 1_500, 60),
        ("adjusted", 1_500, 60),
    ):
        group = made(kind, m, n)
        alignments = one_by_one(group)
        rates = [n / cpu_seconds(lambda g=group: one_by_one(g))]
        for name in names:
            check(group, name, AlignedPairs.of(alignments))
            groups = [replace(group, keys=group.keys + k * n) for k in range(4)]
            rates.append(4 * n / cpu_seconds(lambda g=groups, i=name: in_bulk(g, 2, i)))
        print(f"{kind:18}{m:9,}{rates[0]:12,.0f}" + "".join(f"{rate:11,.0f}" for rate in rates[1:]))
    group = made("adjusted", 400, 500)
    adjustment = Adjustment(group.query, BLOSUM62)
    subjects = [subject_of(group, k) for k in range(500)]
    seconds = cpu_seconds(lambda: adjustment.tables(subjects, CancelToken()))
    print(f"adjusted scores of a pair of 400 x 400, which its alignment needs: {seconds / 500 * 1e6:.1f} us")


def bench_first() -> None:
    """Print how long 50 alignments of 400 x 400 take a process that has not aligned before."""
    with tempfile.TemporaryDirectory() as cache:
        for state in ("nothing compiled", "compiled before"):
            for way in ("one by one", "bulk"):
                environment = os.environ | {"SWATHE_CACHE_DIR": cache, "PYTHONPATH": str(ROOT)}
                environment.pop("NUMBA_CACHE_DIR", None)
                runs = RUNS if state == "compiled before" else 1
                times = [
                    subprocess.run(
                        [sys.executable, "-c", COLD, way],
                        env=environment, capture_output=True, text=True, check=True,
                    ).stdout.strip()
                    for _ in range(runs)
                ]  # fmt: skip
                print(f"first 50 alignments, {state}, {way}: {min(times)}")


def bench_busy() -> None:
    """Print how busy all cores are while 20,000 pairs are aligned in one call.

    Other programs take cores away. So the share counts the time in which threads wait for one, too, where the
    system tells it.
    """
    threads = os.cpu_count() or 1
    print(f"20,000 pairs in one call, {threads} threads: cores that are busy, and that are asked for")
    for kind, m in (("matrix", 100), ("matrix", 400), ("adjusted", 400), ("position-specific", 400)):
        group = made(kind, m, 250)
        runs = []
        for _ in range(RUNS):
            begin, cpu, before = time.perf_counter(), time.process_time(), _awaited_seconds()
            awaited = 0.0
            for _ in align_pairs((lambda g=group: g for _ in range(80)), CancelToken()):
                awaited = _awaited_seconds() - before  # the threads are gone afterwards
            wall = time.perf_counter() - begin
            runs.append(((time.process_time() - cpu) / wall, awaited / wall, wall))
        busy, awaited, wall = min(runs, key=lambda run: run[2])
        asked = min(1.0, (busy + awaited) / threads)
        print(f"{kind:18}{m:9,}  {busy:5.2f} {asked:4.0%}, {20_000 / wall:9,.0f} alignments a second")


def _awaited_seconds() -> float:
    """Return the seconds that this process's threads were ready to run and had no core; 0 if unknown."""
    try:
        tasks = Path("/proc/self/task").glob("*/schedstat")
        return sum(int(task.read_text("ascii").split()[1]) for task in tasks) / 1e9
    except OSError:
        return 0.0


def bench_device() -> None:
    """Print what all cores do in a second, what a GPU does, and both together."""
    found = probe()
    if found.reason:
        print(f"no GPU here: {found.reason}")
        return
    print(
        f"alignments a second, and how many cores are busy: {os.cpu_count()} cores, {found.devices[0].name}"
    )
    print(f"{'scores':18}{'residues':>9}{'cores':>17}{'GPU':>17}{'both':>17}")
    least = bulk._BATCHES
    with closing(GpuAligner(found.devices[:1], [])) as aligner:
        for kind, m, n, pairs in (
            ("matrix", 100, 250, 400_000),
            ("matrix", 400, 250, 200_000),
            ("adjusted", 400, 250, 100_000),
            ("position-specific", 400, 250, 100_000),
            ("matrix", 2_000, 50, 10_000),
        ):
            group = made(kind, m, n)
            expected = AlignedPairs.of(one_by_one(group))
            cells = []
            for device, batches in ((None, least), (aligner, 0), (aligner, least)):
                bulk._BATCHES = batches  # of the cores
                groups = [group] * (pairs // n)
                wall, cpu = time.perf_counter(), time.process_time()
                run = align_pairs((lambda g=g: g for g in groups), CancelToken(), device=device)
                some = [aligned for done in run if done for aligned in done[1:]]
                wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
                for aligned in some[:: max(1, len(some) // 10)]:
                    assert_same(aligned, expected)
                cells.append(f"{pairs / wall:10,.0f} ({cpu / wall:4.1f})")
            print(f"{kind:18}{m:9,}" + "".join(cells))
    bulk._BATCHES = least


def main() -> None:
    bench_rates()
    bench_busy()
    bench_device()
    bench_first()


if __name__ == "__main__":
    main()
