"""Copies that devices make are scored like those that the processor makes: fake devices, real kernels."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.permuted_subjects import PermutedSubjects
from swathe.core.cuda.published.catalogue import PUBLISHED
from swathe.core.cuda.tiled import planning
from swathe.core.engines import open_engine
from swathe.core.engines.base import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.published import PublishedEngine
from swathe.core.permutation import device_scorer
from swathe.core.permutation.device_scorer import DevicePermuter, copy_scorer
from swathe.core.permutation.permutation import permuted_copies, subject_key
from swathe.core.permutation.scorers import CopiesToScore, HostPermuter
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels.permute import PermutationSpec
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase

BLOSUM62 = ScoringScheme.load("BLOSUM62")
EXTREME = ScoringScheme("extreme", np.where(BLOSUM62.matrix > 0, 60, -60).astype(np.int8), 0, 1)


@pytest.fixture
def fleet():
    return Fleet()


@pytest.fixture
def gpus(fleet):
    engines = []

    def open_(n=1, **arguments):
        engines.append(GpuEngine([fake_device(i) for i in range(n)], open_session=fleet.open, **arguments))
        return engines[-1]

    yield open_
    for engine in engines:
        engine.close()
    assert fleet.bytes_held == 0


def work(m=30, n=37, scheme=BLOSUM62, seed=5):
    rng = np.random.default_rng(m)
    database = MemoryDatabase([rng.integers(0, 27, k) for k in (1, 9, 26, 60, 61, 33)])
    query = rng.integers(0, 20, m).astype(np.uint8)
    return CopiesToScore(query, scheme, database, np.array([4, 0, 5, 2]), n, seed)


def scores_of(scorer, asked):
    """Return {(subject, copy): score}, after checking that each comes once and cells only grow."""
    found, cells = {}, [0]
    with copy_scorer(scorer) as permuting:
        told = list(permuting.score_copies(asked, CancelToken()))
    for news in told:
        if isinstance(news, int):
            cells.append(news)
            continue
        for each in news:
            part = each.copy_range
            fresh = {(part.subject, part.first + k): score for k, score in enumerate(each.scores.tolist())}
            assert not found.keys() & fresh.keys()
            found |= fresh
    assert cells == sorted(cells)
    assert cells[-1] == asked.query.size * asked.permutations * int(
        asked.database.lengths[asked.subjects].sum()
    )
    return found


def expected(asked):
    engine = CpuEngine(1, "scalar")
    host = HostPermuter(engine, 1)
    try:
        return scores_of(host, asked)
    finally:
        host.close()
        engine.close()


@cuda_on_cpu.needed
@pytest.mark.parametrize(
    ("kernel", "scheme", "n_devices", "lengths"),
    [
        # The emulated wide kernel is the slowest.
        pytest.param("wide", BLOSUM62, 3, (30,), id="blosum62-wide-3-short", marks=pytest.mark.long),
        *(
            pytest.param(
                kernel,
                scheme,
                n,
                (1, 30, 90),
                id=f"{name}-{kernel}-{n}",
                marks=() if (name, kernel, n) == ("extreme", "tiled", 3) else pytest.mark.long,
            )
            for scheme, name in ((BLOSUM62, "blosum62"), (EXTREME, "extreme"))
            for kernel in ("tiled", "wide")
            for n in (1, 3)
        ),
    ],
)
def test_scores_are_the_cpus(gpus, fleet, kernel, scheme, n_devices, lengths) -> None:
    engine = gpus(n_devices, kernel=kernel)
    for m in lengths:
        asked = work(m, scheme=scheme)
        assert scores_of(engine, asked) == expected(asked)


@cuda_on_cpu.needed
def test_pieces_of_a_few_copies_use_the_same_room(gpus, fleet, monkeypatch) -> None:
    monkeypatch.setattr(device_scorer, "SMALLEST_CHUNK", 700)
    monkeypatch.setattr(device_scorer, "LARGEST_CHUNK", 700)
    monkeypatch.setattr(planning, "CHUNK_WORDS", 500)
    engine = gpus(2)
    asked = work()
    assert scores_of(engine, asked) == expected(asked)
    assert all(len(session.streams) < 10 for session in fleet.sessions)


@cuda_on_cpu.needed
def test_a_device_that_fails_leaves_its_copies_to_the_others(gpus, fleet, monkeypatch) -> None:
    monkeypatch.setattr(planning, "CHUNK_WORDS", 500)
    fleet.fail_at[1] = 1
    fleet.slowness = 0.001
    engine = gpus(2)
    asked = work()
    for _ in range(
        50
    ):  # whether the second device has work before the first has done all depends on its threads
        assert scores_of(engine, asked) == expected(asked)
        if engine.warnings:
            break
    assert len(engine.warnings) == 1


@cuda_on_cpu.needed
@pytest.mark.long
def test_residues_stay_on_the_device(gpus, fleet) -> None:
    engine = gpus()
    source = np.random.default_rng(1).integers(0, 20, 200).astype(np.uint8)
    copies = PermutedSubjects(PermutationSpec.of([source], [subject_key(source, 1)], [0], [2000]))
    scores = np.full(copies.n_sequences, NOT_COMPARED, np.int32)
    list(engine.score(source[:4], BLOSUM62, copies, scores, CancelToken()))
    before = fleet.uploaded
    second = PermutedSubjects(PermutationSpec.of([source], [subject_key(source, 2)], [0], [2000]))
    list(engine.score(source[:4], BLOSUM62, second, scores, CancelToken()))
    assert fleet.uploaded - before < copies.n_residues / 5
    database = MemoryDatabase(permuted_copies(source, 2, 0, 2000))
    wanted = np.full(copies.n_sequences, NOT_COMPARED, np.int32)
    cpu = CpuEngine(1, "scalar")
    list(cpu.score(source[:4], BLOSUM62, database, wanted, CancelToken()))
    cpu.close()
    assert (scores == wanted).all()


@cuda_on_cpu.needed
def test_a_search_comes_between(gpus) -> None:
    engine = gpus()
    asked = work()
    wanted = expected(asked)
    scores = np.full(6, NOT_COMPARED, np.int32)
    for _ in range(2):
        assert scores_of(engine, asked) == wanted
        list(engine.score(asked.query, BLOSUM62, asked.database, scores, CancelToken()))
        assert (scores >= 0).all()


@pytest.mark.parametrize("subjects", [None, 3])
def test_no_subjects_have_no_copies(gpus, subjects) -> None:
    nothing = dataclasses.replace(work(), subjects=np.zeros(0, np.int64))
    assert list(DevicePermuter(gpus(), subjects).score_copies(nothing, CancelToken())) == [0]


@cuda_on_cpu.needed
def test_cancelling_ends_it(gpus, monkeypatch) -> None:
    monkeypatch.setattr(device_scorer, "SMALLEST_CHUNK", 700)
    engine, token = gpus(), CancelToken()
    for news in DevicePermuter(engine).score_copies(work(), token):
        if not isinstance(news, int):
            token.cancel()
    asked = work()
    assert scores_of(engine, asked) == expected(asked)


ONE_OF_EACH_LAYOUT = ("short-query", "partitioned", "quad-lane", "intra-task-strips")


@cuda_on_cpu.needed
@pytest.mark.parametrize("kernel", long_but(sorted(PUBLISHED), *ONE_OF_EACH_LAYOUT))
def test_published_kernels_score_what_they_make(fleet, kernel) -> None:
    engine = PublishedEngine([fake_device(i) for i in range(2)], kernel, open_session=fleet.open)
    for m, scheme in ((20, BLOSUM62), (33, EXTREME)):
        asked = work(m, 20, scheme)
        assert scores_of(engine, asked) == expected(asked)
    engine.close()
    assert fleet.bytes_held == 0


@pytest.mark.gpu
@pytest.mark.parametrize("kernel", ["tiled", "wide", *sorted(PUBLISHED)])
def test_scores_are_the_cpus_on_real_gpus(kernel) -> None:
    from swathe.core.cuda.devices import probe

    found = probe()
    if found.reason:
        pytest.skip(f"no GPU here: {found.reason}")
    rng = np.random.default_rng(3)
    lengths = (1, 5, 77, 320, 2040, 2049, 5000)
    database = MemoryDatabase([rng.integers(0, 27, k) for k in lengths])
    for count in dict.fromkeys((1, len(found.devices))):
        engine = open_engine("gpu", kernel, devices=tuple(device.index for device in found.devices[:count]))
        for m in (7, 300):
            query = rng.integers(0, 20, m).astype(np.uint8)
            asked = CopiesToScore(query, BLOSUM62, database, np.arange(len(lengths)), 150, 9)
            cpu = CpuEngine(0)
            host = HostPermuter(cpu)
            assert scores_of(engine, asked) == scores_of(host, asked)
            host.close()
            cpu.close()
        engine.close()
