"""The strategies of Zhang et al.: the processor's scores, in the paper's tiles, on fake devices."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.errors import EngineUnavailable, InvalidRequest
from swathe.core.export.provenance import command_line, pairwise_significance
from swathe.core.permutation import engine as pairwise
from swathe.core.permutation.engine import PermutationEngine, open_strategy
from swathe.core.run import run_request
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database
from swathe.kernels.pairwise import BLOCK_SIZES, ENGINE, STRATEGIES, grid_occupancy, strategy_named, tile_size
from tests.core.cuda.fake_session import MULTIPROCESSOR, Fleet, fake_device
from tests.core.permutation.test_device_scorer import BLOSUM62, EXTREME, expected, scores_of, work
from tests.kernels import cuda_on_cpu
from tests.long_run import long_but

NAMES = tuple(strategy.name for strategy in STRATEGIES if strategy.name != ENGINE)


@pytest.fixture
def fleet():
    return Fleet()


@pytest.fixture
def engines(fleet):
    opened = []

    def open_(strategy, n=1, **arguments):
        devices = [fake_device(i, multiprocessors=arguments.pop("multiprocessors", 1)) for i in range(n)]
        opened.append(PermutationEngine(devices, strategy, open_session=fleet.open, **arguments))
        return opened[-1]

    yield open_
    for engine in opened:
        engine.close()
    assert fleet.bytes_held == 0


@cuda_on_cpu.needed
@pytest.mark.parametrize("n_devices", long_but([1, 2], 2))
@pytest.mark.parametrize("strategy", NAMES)
def test_scores_are_the_processors(engines, strategy, n_devices) -> None:
    engine = engines(strategy, n_devices)
    for m, scheme in ((1, BLOSUM62), (25, BLOSUM62), (40, EXTREME)):
        asked = work(m, 33, scheme)
        assert scores_of(engine, asked) == expected(asked)
    assert engine.report.rescored == 0
    assert engine.report.resources is not None


@cuda_on_cpu.needed
@pytest.mark.parametrize("strategy", ["intra-task", "tiled"])
@pytest.mark.parametrize("threads", [64, 512])
def test_block_sizes(engines, strategy, threads) -> None:
    asked = work(70, 20)
    engine = engines(strategy, options={"threads": str(threads)})
    assert scores_of(engine, asked) == expected(asked)
    assert engine.report.resources.threads <= threads


@cuda_on_cpu.needed
def test_what_is_permuted_how_often(engines, fleet, monkeypatch) -> None:
    """Pair by pair for each query, or once for all of them; a subject at a time, or a tile."""
    from swathe.core.cuda import permuted_subjects as module

    asked_for = []
    ask = module.enqueue_copies

    def counting(session, stream, spec, *arguments, **keywords):
        asked_for.append(spec.lengths.tolist())
        ask(session, stream, spec, *arguments, **keywords)

    from swathe.core.cuda.published import interleaved

    monkeypatch.setattr(interleaved, "enqueue_copies", counting)
    monkeypatch.setattr("swathe.core.permutation.engine.tile_size", lambda *_: 3)
    one, other = work(20, 33), work(30, 33)
    other = dataclasses.replace(other, database=one.database)
    for strategy, first, second in (
        ("intuitive", [[61], [1], [60], [26]], True),
        ("data-reuse", [[61], [1], [60], [26]], False),
        ("tiled", [[1], [26, 60, 61]], False),
    ):
        engine = engines(strategy)
        scores_of(engine, one)
        assert sorted(asked_for) == sorted(first)
        asked_for.clear()
        assert scores_of(engine, other) == expected(other)
        assert bool(asked_for) == second
        asked_for.clear()


def test_the_papers_tile_and_occupancy() -> None:
    assert tile_size(14, 1024, 1000) == 14  # its Tesla C2050: floor(14 * 1024 / 1000)
    assert tile_size(132, 2048, 1000) == 270
    assert tile_size(132, 2048, 1_000_000) == 1
    # 16 blocks of 64 on 14 multiprocessors of 1,024 threads: 12 with one block, 2 with two.
    assert grid_occupancy(16, 64, 8, 14, 1024) == pytest.approx((12 * 64 + 2 * 128) / 14 / 1024)
    assert grid_occupancy(10_000, 64, 8, 14, 1024) == 0.5
    assert grid_occupancy(2, 512, 2, 14, 1024) == pytest.approx(0.5 * 2 / 14)


@pytest.mark.parametrize("strategy", NAMES)
def test_grids(strategy) -> None:
    device = fake_device(multiprocessors=132)
    for threads in BLOCK_SIZES:
        engine = PermutationEngine([device], strategy, {"threads": threads}, open_session=Fleet().open)
        grid = engine.grid_of(1000)
        assert grid.subjects == (270 if strategy == "tiled" else 1)
        assert grid.threads == threads
        assert 0 < grid.occupancy <= 1
        if strategy == "intra-task":
            assert grid.blocks == 1000
        elif strategy != "tiled":
            assert grid.blocks == -(-1000 // threads)
        else:
            assert grid.occupancy == pytest.approx(0.25, abs=0.1), "128 registers a thread"
            assert grid.blocks * threads <= 132 * MULTIPROCESSOR.threads
        engine.close()


def test_rows_name_the_paper_and_its_section() -> None:
    assert STRATEGIES[0].name == ENGINE
    assert len({strategy.name for strategy in STRATEGIES}) == len(STRATEGIES)
    for name in NAMES:
        row = strategy_named(name)
        assert "Zhang" in row.paper
        assert row.section
        assert row.options[0].choices[0] == 64
        assert row.options[0].choices[-1] == 512


@cuda_on_cpu.needed
def test_what_cannot_be_asked_for_is_said(engines) -> None:
    with pytest.raises(InvalidRequest, match="no method 'warp'"):
        open_strategy("warp")
    with pytest.raises(InvalidRequest, match="cannot be 100"):
        engines("tiled", options={"threads": 100})
    engine = engines("tiled")
    asked = work()
    scores = np.full(6, NOT_COMPARED, np.int32)
    with pytest.raises(InvalidRequest, match="Tiled scores permuted copies only"):
        list(engine.score(asked.query, BLOSUM62, asked.database, scores, CancelToken()))


def test_without_a_gpu_it_is_refused(monkeypatch) -> None:
    from swathe.core.cuda import devices

    if devices.probe().devices:
        pytest.skip("there is a GPU here")
    with pytest.raises(EngineUnavailable, match="cannot run"):
        open_strategy("tiled")
    request = SearchRequest(
        (Sequence("q", np.arange(20, dtype=np.uint8)),), sample_database(), BLOSUM62,
        pairwise=PairwiseOptions(method="tiled"),
    )  # fmt: skip
    engine = CpuEngine(1)
    events = list(run_request(request, engine, CancelToken()))
    engine.close()
    assert "tiled cannot score permuted copies here: " in events[-1].error.message
    assert len(events) == 1, "before anything is searched"


@cuda_on_cpu.needed
@pytest.mark.parametrize("strategy", long_but(NAMES, "tiled"))
def test_a_search_gets_the_same_figures(fleet, strategy, monkeypatch, tmp_path) -> None:
    """P-values, Z-values and fits of a search on the processor are those of one whose copies GPUs scored."""
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    opened = []

    def open_(name, devices, options):
        assert devices is None
        opened.append(
            PermutationEngine([fake_device(0), fake_device(1)], name, options, open_session=fleet.open)
        )
        opened[-1].warnings.append("It is warm.")
        return opened[-1]

    monkeypatch.setattr(pairwise, "open_strategy", open_)
    monkeypatch.setattr(pairwise, "refuse_missing", lambda options: None)
    query = Sequence("q", np.arange(20, dtype=np.uint8))

    def figures(**given):
        request = SearchRequest(
            (query,), sample_database(), BLOSUM62, evalue=1e9, top=2,
            pairwise=PairwiseOptions(permutations=100, **given),
        )  # fmt: skip
        engine = CpuEngine(1)
        events = list(run_request(request, engine, CancelToken()))
        engine.close()
        result = events[-1].result
        pairs = result.queries[0].hits.pairwise.values()
        return result, [(pair.log10_p, pair.z_value, pair.lambda_, *pair.counts) for pair in pairs]

    _, wanted = figures()
    result, found = figures(method=strategy, method_options=(("threads", 64),))
    assert found == wanted
    assert len(wanted) == 2
    assert len(opened) == 1
    assert result.warnings == ("It is warm.",)
    assert pairwise_significance(result)[0]["method"] == strategy
    words = command_line(result.plan.request)
    assert f"--permute-method {strategy} --permute-option threads=64" in words
    assert fleet.bytes_held == 0


def test_options_name_methods_that_there_are() -> None:
    with pytest.raises(InvalidRequest, match="no method 'warp' to score permuted copies"):
        PairwiseOptions(method="warp")
    with pytest.raises(InvalidRequest, match="has no option 'blocks'"):
        PairwiseOptions(method="tiled", method_options=(("blocks", 2),))


@cuda_on_cpu.needed
def test_cancelled_in_the_middle_and_again(engines) -> None:
    engine, token = engines("intuitive"), CancelToken()
    news = engine.score_copies(work(40, 200), token)
    next(news)
    token.cancel()
    list(news)
    asked = work()
    assert scores_of(engine, asked) == expected(asked)


@cuda_on_cpu.needed
def test_a_device_that_fails_leaves_its_tiles_to_the_others(engines, fleet) -> None:
    fleet.fail_at[1] = 2
    engine = engines("data-reuse", 2)
    asked = work()
    assert scores_of(engine, asked) == expected(asked)


@pytest.mark.gpu
@pytest.mark.parametrize("strategy", NAMES)
def test_scores_are_the_processors_on_real_gpus(strategy) -> None:
    from swathe.core.cuda.devices import probe
    from swathe.core.permutation.scorers import CopiesToScore
    from tests.memory_database import MemoryDatabase

    found = probe()
    if found.reason:
        pytest.skip(f"no GPU here: {found.reason}")
    rng = np.random.default_rng(3)
    database = MemoryDatabase([rng.integers(0, 27, k) for k in (1, 5, 77, 320, 2049, 5000)])
    for count in dict.fromkeys((1, len(found.devices))):
        for threads in (64, 512):
            engine = PermutationEngine(found.devices[:count], strategy, {"threads": threads})
            for m in (7, 300):
                query = rng.integers(0, 20, m).astype(np.uint8)
                asked = CopiesToScore(query, BLOSUM62, database, np.arange(6), 150, 9)
                assert scores_of(engine, asked) == expected(asked)
            engine.close()
