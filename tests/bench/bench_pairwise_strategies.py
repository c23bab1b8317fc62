"""Print how fast GPUs score permuted copies: the strategies of Zhang et al. 2012 and Swathe's own way.

Scores are checked before they are timed. GCUPS and seconds are of everything from the pairs in to all
scores out, permutation included; the best of several runs after one that is not counted, each with a seed of
its own. Occupancy is the paper's: the share of the device's threads that the alignment's grid occupies.
Speed-up is over one core of this processor, which permutes as well. The strategies that compute pair by pair
get every ninth subject of many pairs: they would take minutes otherwise. `--json FILE` writes what was
measured; `--devices 0,1` takes those GPUs, else the first alone.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.benchmark.run import processor_name  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.cuda.devices import probe  # noqa: E402
from swathe.core.cuda.permuted_subjects import enqueue_copies  # noqa: E402
from swathe.core.cuda.session import Session  # noqa: E402
from swathe.core.engines.cpu import CpuEngine  # noqa: E402
from swathe.core.engines.gpu import GpuEngine  # noqa: E402
from swathe.core.permutation.device_scorer import copy_scorer  # noqa: E402
from swathe.core.permutation.engine import PermutationEngine  # noqa: E402
from swathe.core.permutation.permutation import subject_key  # noqa: E402
from swathe.core.permutation.scorers import CopiesToScore, HostPermuter  # noqa: E402
from swathe.core.scoring.pssm import parse_pssm  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.kernels.interleaved import group_up  # noqa: E402
from swathe.kernels.permute import PermutationSpec  # noqa: E402
from swathe.kernels.tiled import (  # noqa: E402
    PADDING,
    letter_of,
    pair_up,
)
from tests.memory_database import MemoryDatabase  # noqa: E402

SCHEME = ScoringScheme.load("BLOSUM62", 11, 2)  # the paper's 11 + 2k
PERMUTATIONS = 1000
SINGLE = (200, 400, 800)
"""Residues of query and subject of a single pair."""
BLOCKS = (64, 128, 192, 256, 384, 512)
QUERIES = (144, 222, 375, 464)
SUBJECTS = 540
"""Of 100 to 600 residues: two of the paper's tiles on an H200."""
PAIR_BY_PAIR = 60
"""Of the same lengths, for the strategies that compute one pair at a time."""
PSSM = ROOT / "tests" / "data" / "psiblast.pssm"
RUNS = 3


def residues(rng: np.random.Generator, n: int) -> np.ndarray:
    return rng.integers(0, 20, n).astype(np.uint8)


def single_pair(n: int, permutations: int = PERMUTATIONS) -> list[CopiesToScore]:
    rng = np.random.default_rng(n)
    database = MemoryDatabase([residues(rng, n)])
    return [CopiesToScore(residues(rng, n), SCHEME, database, np.arange(1), permutations, 1)]


def many_pairs(subjects: int = SUBJECTS, permutations: int = PERMUTATIONS) -> list[CopiesToScore]:
    rng = np.random.default_rng(1)
    database = MemoryDatabase([residues(rng, int(n)) for n in np.linspace(100, 600, subjects)])
    return [
        CopiesToScore(residues(rng, m), SCHEME, database, np.arange(subjects), permutations, 1)
        for m in QUERIES
    ]


def profile_pairs(subjects: int = SUBJECTS, permutations: int = PERMUTATIONS) -> list[CopiesToScore]:
    """Return pairs of a position-specific query, and of its consensus scored by the matrix."""
    query = parse_pssm(PSSM.read_bytes(), PSSM.name)
    works = many_pairs(subjects, permutations)[:1]
    return [
        replace(works[0], query=query.codes, scoring=SCHEME.of(query)),
        replace(works[0], query=query.codes),
    ]


def cells_of(works: list[CopiesToScore]) -> int:
    return sum(work.query.size * work.permutations * int(work.database.lengths.sum()) for work in works)


def scores_of(scorer, works: list[CopiesToScore]) -> dict[tuple[int, int, int], np.ndarray]:
    """Return the scores of all copies, by query, subject and first copy."""
    with copy_scorer(scorer) as permuting:
        return {
            (place, each.copy_range.subject, each.copy_range.first): each.scores
            for place, work in enumerate(works)
            for news in permuting.score_copies(work, CancelToken())
            if not isinstance(news, int)
            for each in news
        }


def check(engine, works: list[CopiesToScore]) -> None:
    """Compare an engine's scores with the processor's, of few copies of each subject."""
    few = [
        CopiesToScore(work.query, work.scoring, work.database, work.subjects[::60], 100, work.seed)
        for work in works
    ]
    cpu = CpuEngine(0)
    host = HostPermuter(cpu)

    def joined(scorer) -> list[list[int]]:
        parts = scores_of(scorer, few)
        pairs = sorted({key[:2] for key in parts})
        return [
            np.concatenate([parts[key] for key in sorted(parts) if key[:2] == pair]).tolist()
            for pair in pairs
        ]

    assert joined(engine) == joined(host), "the scores differ from the processor's"
    host.close()
    cpu.close()


def seconds_of(scorer, works: list[CopiesToScore], runs: int = RUNS) -> list[float]:
    taken = []
    for seed in range(runs + 1):
        fresh = [replace(work, seed=seed) for work in works]
        began = time.perf_counter()
        scores_of(scorer, fresh)
        taken.append(time.perf_counter() - began)
    return taken[1:]


def one_core(works: list[CopiesToScore]) -> float:
    """Return the seconds of one core, estimated from a share of the copies."""
    few = [
        CopiesToScore(work.query, work.scoring, work.database, work.subjects[::20], 200, work.seed)
        for work in works
    ]
    cpu = CpuEngine(1)
    host = HostPermuter(cpu, 1)
    share = sum(
        work.query.size * work.permutations * int(work.database.lengths[work.subjects].sum()) for work in few
    )
    best = min(seconds_of(host, few, 2))
    host.close()
    cpu.close()
    return best * cells_of(works) / share


def strategies(devices, open_session=Session):
    """Yield (strategy, block size, engine) of everything that is compared."""
    yield "engine", 0, GpuEngine(devices, open_session=open_session)
    for name in ("inter-task", "intra-task", "intuitive", "data-reuse", "tiled"):
        for threads in BLOCKS:
            yield name, threads, PermutationEngine(devices, name, {"threads": threads}, None, open_session)


def measure(title, works, wanted, devices, core_seconds, open_session=Session) -> list[dict]:
    rows = []
    cells = cells_of(works)
    for name, threads, engine in strategies(devices, open_session):
        if name in wanted:
            check(engine, works)
            seconds = seconds_of(engine, works)
            engine.timed = True  # resources are found in timed runs
            scores_of(engine, works)
            taken = engine.report.resources
            grid = engine.grid_of(works[0].permutations) if isinstance(engine, PermutationEngine) else None
            rows.append(
                {
                    "title": title,
                    "strategy": name,
                    "threads": threads,
                    "devices": len(devices),
                    "permutations": works[0].permutations,
                    "cells": cells,
                    "seconds": seconds,
                    "gcups": cells / min(seconds) / 1e9,
                    "speedup": core_seconds / min(seconds),
                    "tile": grid.subjects if grid else None,
                    "occupancy": grid.occupancy if grid else None,
                    "kernel_occupancy": taken.occupancy if taken else None,
                    "registers": taken.registers if taken else None,
                }
            )
            row = rows[-1]
            share = f"{row['occupancy']:6.1%}" if grid else "     –"
            print(
                f"{title:24} {name:11} {threads or '':>4} {1e3 * min(seconds):10.2f} ms"
                f" {row['gcups']:9.1f} GCUPS {share} {row['speedup']:8.1f} x one core"
            )
        engine.close()
    return rows


def permuting(device) -> list[dict]:
    """Time the permutation alone, into each layout."""
    rows = []
    with Session(device) as session:
        stream = session.stream()
        begun, ended = session.event(timing=True), session.event(timing=True)
        for n in (100, 400, 1000, 2000, 5000):
            source = residues(np.random.default_rng(n), n)
            count = 1000 * max(1, 100_000 // n)
            spec = PermutationSpec.of([source], [subject_key(source, 1)], [0], [count])
            lengths = np.full(count, n, np.int32)
            steps, before = pair_up(lengths)
            groups = group_up(lengths)
            layouts = {
                "plain": (count * n, None, None),
                "interleaved": (groups.words_bytes, groups.first_word[:-1].copy(), None),
                "pairs": (8 * (PADDING + int(before[-1])), before[:-1] + PADDING, steps),
            }
            image = session.buffer(spec.image().nbytes)
            session.upload(image, spec.image())
            letters = session.buffer(32)
            session.upload(letters, letter_of())
            quads = session.buffer(4 * 32 * groups.count)
            for layout, (size, first_word, their_steps) in layouts.items():
                out = session.buffer(size)
                places = [
                    None if array is None else session.buffer(array.nbytes)
                    for array in (first_word, their_steps)
                ]
                for buffer, array in zip(places, (first_word, their_steps), strict=True):
                    if buffer is not None:
                        session.upload(buffer, np.ascontiguousarray(array))
                best = float("inf")
                for _ in range(4):
                    begun.record(stream)
                    enqueue_copies(
                        session, stream, spec, layout, image, out,
                        first_word=places[0], steps=places[1], letters=letters, quads=quads,
                    )  # fmt: skip
                    ended.record(stream)
                    ended.synchronize()
                    best = min(best, ended.seconds_since(begun))
                rate = n * count / best / 1e9
                rows.append(
                    {"layout": layout, "length": n, "copies": count, "seconds": best, "residues": rate}
                )
                print(f"permuting {n:5,} residues, {layout:11} {rate:9.1f} G residues/s")
                session.free(out, *(buffer for buffer in places if buffer is not None))
            session.free(image, letters, quads)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--devices", default="")
    arguments = parser.parse_args()
    found = probe()
    if found.reason:
        print(f"No GPU here: {found.reason}.")
        return
    here = {device.index: device for device in found.devices}
    numbers = [int(number) for number in arguments.devices.split(",") if number] or [min(here)]
    devices = [here[number] for number in numbers]
    started = datetime.datetime.now(datetime.UTC)
    print(f"{', '.join(device.name for device in devices)}; N = {PERMUTATIONS:,}, BLOSUM62, 11 + 2k")
    permuted = permuting(devices[0])
    rows = []
    for n in SINGLE:
        works = single_pair(n)
        rows += measure(
            f"single pair {n} x {n}", works, ("engine", "inter-task", "intra-task"), devices, one_core(works)
        )
    for subjects, wanted in ((SUBJECTS, ("engine", "tiled")), (PAIR_BY_PAIR, ("intuitive", "data-reuse"))):
        works = many_pairs(subjects)
        rows += measure(f"{len(QUERIES)} x {subjects} pairs", works, wanted, devices, one_core(works))
    for name, work in zip(("positions", "matrix"), profile_pairs(), strict=True):
        title = f"{work.query.size} {name} x {SUBJECTS}"
        rows += measure(title, [work], ("engine", "tiled"), devices, one_core([work]))
    if arguments.json:
        about = {
            "started": started.isoformat(timespec="seconds"),
            "devices": [device.name for device in devices],
            "processor": processor_name(),
        }
        arguments.json.write_text(
            json.dumps({**about, "permuting": permuted, "strategies": rows}, indent=1) + "\n"
        )
        print(f"written to {arguments.json}")


if __name__ == "__main__":
    main()
