"""The vectorized methods: their real kernels on the processor, and what the host makes for them."""

from __future__ import annotations

import functools
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swathe.core.cuda.published.striped import Basic, Partitioned
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import CODE_X, N_CODES
from swathe.kernels import striped
from swathe.kernels.striped import (
    PARTITION,
    VECTOR,
    PartitionedQuery,
    blocks_in_cache,
    choose_partition,
    costs,
    cut_query,
    partitioned_build,
    partitioned_profile,
)
from tests.core.cuda.fake_session import FakeKernel, Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.kernels.run_method import scores_by
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman
from tests.schemes import scheme_of

BLOSUM62 = ScoringScheme.load("BLOSUM62")
FIXED = settings(
    derandomize=True, deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow]
)
WAYS = [
    (Partitioned, {}),
    (Partitioned, {"partition": PARTITION, "vector": VECTOR}),
    (Partitioned, {"partition": 64, "vector": 8, "threads": 32}),
    (Partitioned, {"partition": 64, "vector": 16}),
    (Partitioned, {"partition": 64, "vector": 32, "threads": 256}),
    (Partitioned, {"partition": 512, "vector": 16, "threads": 96}),
    (Basic, {}),
    (Basic, {"vector": 16, "threads": 64}),
    (Basic, {"vector": 16, "threads": 64, "blocks": 1}),
    (Basic, {"threads": 32, "blocks": 2}),
    (Partitioned, {"partition": 64, "vector": 8, "threads": 64, "blocks": 1}),
    (Partitioned, {"threads": 96, "blocks": 3}),
]
GAPS = [(11, 1), (0, 0), (0, 1), (1, 0), (3, 0), (10, 2), (20, 2), (40, 3), (100, 10), (10_000, 10_000)]
EDGES = [1, 2, 7, 8, 9, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257]


def id_of(way) -> str:
    method, options = way
    return "-".join([method.__name__, *(f"{value}" for value in options.values())])


ways = pytest.mark.parametrize(
    ("method", "options"),
    [pytest.param(*way, marks=pytest.mark.long if way[1] else (), id=id_of(way)) for way in WAYS],
)


def random_codes(rng, n, top=N_CODES):
    return rng.integers(0, top, n).astype(np.uint8)


@functools.cache
def relatives() -> tuple[np.ndarray, MemoryDatabase]:
    """Return a query of three partitions of 64 rows, and subjects some of which are like it.

    Deletions of many lengths let F cross lanes and partitions; insertions make E as busy.
    """
    rng = np.random.default_rng(7)
    query = random_codes(rng, 150, 20)
    subjects = [random_codes(rng, n) for n in (1, 1, 2, 3, 4, 5, 17, 18, 31, 33, 40, 41, 63, 64, 65, 90)]
    subjects += [np.delete(query, slice(at, at + k)) for at, k in ((60, 8), (20, 33), (50, 30), (5, 100))]
    subjects += [np.insert(query, at, random_codes(rng, k, 20)) for at, k in ((64, 1), (63, 9), (30, 40))]
    subjects += [query, query[::-1].copy(), np.full(70, CODE_X, np.uint8), np.zeros(0, np.uint8)]
    return query, MemoryDatabase(subjects)


def expected(query, database, scheme):
    matrix = scheme.matrix.tolist()
    return [
        smith_waterman(query.tolist(), database.codes(i).tolist(), matrix, scheme.gap_open, scheme.gap_extend)
        for i in range(database.n_sequences)
    ]


@functools.cache
def of_relatives(gap_open, gap_extend):
    query, database = relatives()
    return expected(query, database, ScoringScheme.load("BLOSUM62", gap_open, gap_extend))


@cuda_on_cpu.needed
class TestScores:
    @ways
    @pytest.mark.parametrize("gap", long_but(GAPS, GAPS[0]), ids=str)
    def test_any_gap_costs(self, method, options, gap) -> None:
        query, database = relatives()
        scheme = ScoringScheme.load("BLOSUM62", *gap)
        assert scores_by(method, database, query, scheme, options).tolist() == of_relatives(*gap)

    @ways
    @pytest.mark.parametrize("cells", long_but([1, 3_000, 40_000], 1))
    def test_a_launch_goes_on_where_the_one_before_ended(self, method, options, cells) -> None:
        query, database = relatives()
        found = scores_by(method, database, query, BLOSUM62, options, cells_per_launch=cells)
        assert found.tolist() == of_relatives(11, 1)

    @pytest.mark.parametrize("chain", long_but([2, 14, 64], 14))
    @pytest.mark.parametrize("gap", long_but([(11, 1), (0, 1), (2, 0)], (0, 1)), ids=str)
    def test_partitions_go_on_with_the_columns_that_follow(self, chain, gap, monkeypatch) -> None:
        monkeypatch.setattr(Partitioned, "chain", chain)
        monkeypatch.setattr(Partitioned, "boundary_pairs", 1)
        query, database = relatives()
        scheme = ScoringScheme.load("BLOSUM62", *gap)
        for options in ({"partition": 64}, {"partition": 64, "vector": 8}, {}):
            found = scores_by(Partitioned, database, query, scheme, options)
            assert found.tolist() == of_relatives(*gap)

    def test_columns_share_a_memory_too_small_for_all(self, monkeypatch) -> None:
        monkeypatch.setattr(Basic, "cell_bytes", 1)
        query, database = relatives()
        assert scores_by(Basic, database, query, BLOSUM62).tolist() == of_relatives(11, 1)

    @ways
    def test_batches_as_small_as_memory_makes_them(self, method, options) -> None:
        query, database = relatives()
        found = scores_by(method, database, query, BLOSUM62, options, budget=4 << 10)
        assert found.tolist() == of_relatives(11, 1)

    @ways
    @pytest.mark.parametrize("m", long_but(EDGES, 1, 31, 32, 33, 65, 257))
    def test_queries_around_the_lengths_of_vectors_and_partitions(self, method, options, m) -> None:
        rng = np.random.default_rng(m)
        query = random_codes(rng, m, 4)
        database = MemoryDatabase([random_codes(rng, n, 4) for n in (1, 2, 9, 30)] + [query[m // 3 :]])
        scheme = ScoringScheme.load("BLOSUM62", 2, 1)
        found = scores_by(method, database, query, scheme, options)
        assert found.tolist() == expected(query, database, scheme)

    @ways
    @pytest.mark.parametrize("sign", long_but([1, -1], 1))
    def test_extreme_matrices(self, method, options, sign) -> None:
        rng = np.random.default_rng(4)
        scores = rng.choice(np.array([-60, 60, -59, 1], np.int8), (25, 25)) * sign
        query, database = relatives()
        for gap in ((0, 0), (0, 1), (7, 2), (60, 0)):
            scheme = scheme_of(scores, *gap)
            found = scores_by(method, database, query, scheme, options)
            assert found.tolist() == expected(query, database, scheme)

    @ways
    def test_nothing_scores_above_zero(self, method, options) -> None:
        query, database = relatives()
        scheme = scheme_of(np.full((25, 25), -128), 0, 0)
        assert not scores_by(method, database, query, scheme, options).any()

    @ways
    def test_a_score_beyond_16_bits(self, method, options) -> None:
        query = np.zeros(560, np.uint8)
        scheme = scheme_of(np.full((25, 25), 127), 11, 1)
        database = MemoryDatabase([np.zeros(n, np.uint8) for n in (3, 510, 540, 600)])
        found = scores_by(method, database, query, scheme, options, budget=16 << 20)
        assert found.tolist() == [3 * 127, 510 * 127, 540 * 127, 560 * 127]

    @given(st.data())
    @FIXED
    def test_anything(self, data) -> None:
        method, options = data.draw(st.sampled_from(WAYS))
        letters = data.draw(st.integers(1, N_CODES))
        rng = np.random.default_rng(data.draw(st.integers(0, 2**32)))
        low, high = sorted(data.draw(st.tuples(st.integers(-128, 127), st.integers(-128, 127))))
        gap = data.draw(st.tuples(st.integers(0, 30), st.integers(0, 12)))
        scheme = scheme_of(rng.integers(low, high, (25, 25), endpoint=True), *gap)
        query = random_codes(rng, data.draw(st.integers(1, 200)), letters)
        lengths = data.draw(st.lists(st.integers(0, 70), min_size=1, max_size=8))
        database = MemoryDatabase([random_codes(rng, n, letters) for n in lengths])
        cells = data.draw(st.sampled_from([1, 1_000, 10_000, 1 << 40]))
        found = scores_by(method, database, query, scheme, options, cells_per_launch=cells)
        assert found.tolist() == expected(query, database, scheme)

    @pytest.mark.parametrize("order", range(1, 6))
    def test_threads_may_take_turns_in_any_order(self, order) -> None:
        query, database = relatives()
        cut = cut_query(query.size, 64, 8)
        build = partitioned_build(cut.rows, 8, 64)
        filled = database.offsets[1:]  # but for the empty subject
        n = filled.size - 1
        module = cuda_on_cpu.load(build.source, build.defines_map())
        for grid, counter in ((-(-n * 8 // build.threads), None), (2, np.full(1, 5, np.uint32))):
            scores = np.full(n, -7, np.int32)
            module.launch(
                build.entry, grid, build.threads,
                np.concatenate((database.residues, np.zeros(striped.READ_AHEAD, np.uint8))), filled,
                np.int32(0), np.int32(n), partitioned_profile(BLOSUM62.table(query), cut),
                np.int32(0), np.int32(cut.partitions), np.int32(cut.partitions),
                np.int32(0), np.int32(1 << 30), costs(11, 1),
                np.zeros((database.n_residues + n, 4), np.int32), None, scores, counter, np.uint32(5),
                shared=build.shared_bytes, order=order,
            )  # fmt: skip
            assert scores.tolist() == of_relatives(11, 1)[1:]
            assert counter is None or counter[0] == 5 + -(-n * 8 // build.threads) + grid


class TestMemory:
    @ways
    def test_what_fits_is_taken(self, method, options) -> None:
        query, database = relatives()
        session = Fleet().open(fake_device(memory_bytes=1 << 30))
        made = method(session, query, BLOSUM62, options)
        lengths = database.lengths[1:]
        little = 4 << 10 if method is Basic else 2 << 10
        counts = [made.take(lengths, budget) for budget in (little, 2 * little, 1 << 30)]
        assert counts == sorted(counts)
        assert counts[0] < counts[-1] == lengths.size
        with pytest.raises(DeviceMemoryError) as caught:
            made.take(lengths, 300)
        assert caught.value.asked > caught.value.free == 300
        made.close()
        session.close()

    def test_a_vector_too_short_for_its_partitions_is_refused(self) -> None:
        device = fake_device()
        why = Partitioned.why_not(300, BLOSUM62, device, {"vector": 8, "partition": 512})
        assert why == "A vector of 8 threads keeps partitions of up to 256 rows in registers, not 512."
        for vector in (16, 32):
            assert not Partitioned.why_not(300, BLOSUM62, device, {"vector": vector, "partition": 512})
        assert not Basic.why_not(300, BLOSUM62, device, {})

    def test_a_single_partition_needs_no_boundary(self) -> None:
        session = Fleet().open(fake_device(memory_bytes=1 << 30))
        _, database = relatives()
        needs = []
        for m in (512, 513):
            made = Partitioned(session, np.zeros(m, np.uint8), BLOSUM62, {})
            needs.append(made.take(database.lengths[1:], 6 << 10))
            made.close()
        session.close()
        assert needs[0] == database.n_sequences - 1 > needs[1]

    def test_what_is_kept_of_a_partition(self) -> None:
        assert PartitionedQuery(300, 16, 10).kept_ints == 16 * (2 * 10 + 1)


def test_columns_stay_in_the_second_level_cache() -> None:
    """Half of 60 MiB holds columns of 3 blocks a multiprocessor with 5,478 rows, of all with 1,500."""
    device = replace(fake_device(memory_bytes=1 << 30, multiprocessors=132), l2_bytes=60 << 20)
    database = MemoryDatabase([np.zeros(9, np.uint8)] * 30_000)

    def grids(m: int, **options: int) -> set[int]:
        session = Fleet().open(device)
        launched = []
        session.kernel = lambda *_, **__: FakeKernel(session, lambda grid, *_: launched.append(grid), 128)
        method = Basic(session, np.zeros(m, np.uint8), BLOSUM62, options)
        stream = session.stream()
        loaded = method.load(database, stream)
        state = session.buffer(method.state_bytes(loaded))
        for launch in method.launches(loaded, state, 1 << 40):
            launch.enqueue(stream)
        stream.synchronize()
        session.close()
        return set(launched)

    assert grids(1_500) == {7_500}
    assert 3 * 132 in grids(5_478)
    assert 1_000 in grids(5_478, blocks=1_000)


def test_the_grid_is_what_was_quickest_with_a_cache_of_60_mib() -> None:
    """Blocks of 4 warps a multiprocessor, by the query: docs/kernels/striped.md has the measurements."""
    quickest = {144: 0, 1_000: 0, 2_005: 5, 5_478: 3, 35_000: 1}
    for m, blocks in quickest.items():
        columns = -(-m // 32) * 32 * 4 * 4
        assert blocks_in_cache(60 << 20, 132, columns, 4, 10) == 132 * blocks
    assert blocks_in_cache(4 << 20, 132, 2_016 * 16, 4, 10) == 132, "a block a multiprocessor at least"


def test_partitions_by_the_query_unless_they_are_given() -> None:
    assert [choose_partition(m) for m in (1, 256, 257, 5_478)] == [(256, 8), (256, 8), (512, 16), (512, 16)]
    assert choose_partition(5_478, PARTITION, VECTOR) == (256, 16), "the paper's"
    assert [choose_partition(5_478, vector=vector) for vector in (8, 16, 32)] == [
        (256, 8),
        (512, 16),
        (512, 32),
    ]
    assert [choose_partition(5_478, partition) for partition in (64, 512)] == [(64, 8), (512, 16)]
