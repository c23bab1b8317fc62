"""What the host makes for the vectorized methods: profiles, costs, partitions, and launches."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import strategies as st

from swathe.core.scoring.scheme import MAX_GAP_COST, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.kernels.striped import (
    CODES,
    PADDING,
    PARTITIONS,
    ROWS,
    THREADS,
    VECTORS,
    all_builds,
    basic_profile,
    basic_rows,
    costs,
    cut_basic,
    cut_partitioned,
    cut_query,
    fits_halves,
    partitioned_build,
    partitioned_profile,
)
from tests.long_run import drawn

BLOSUM62 = ScoringScheme.load("BLOSUM62")


def random_codes(rng, n):
    return rng.integers(0, N_CODES, n).astype(np.uint8)


class TestLayout:
    def test_the_striped_profile_is_the_papers(self) -> None:
        query = random_codes(np.random.default_rng(1), 21)
        vector = 16
        profile = basic_profile(BLOSUM62.table(query), vector)
        rows = basic_rows(query.size, vector)
        assert profile.shape == (CODES, rows, vector) == (28, 2, 16)
        for code in range(N_CODES):
            for i in range(rows * vector):  # equation 3, from 0
                row = i % vector * rows + i // vector
                wanted = BLOSUM62.matrix[query[row], code] if row < query.size else -128
                assert profile[code].reshape(-1)[i] == wanted
        assert (profile[PADDING] == -128).all()

    @pytest.mark.parametrize(("m", "partition", "vector"), [(150, 64, 8), (150, 64, 16), (300, 512, 16)])
    def test_every_lane_finds_its_rows_of_every_partition(self, m, partition, vector) -> None:
        query = random_codes(np.random.default_rng(2), m)
        cut = cut_query(m, partition, vector)
        profile = partitioned_profile(BLOSUM62.table(query), cut)
        for row in range(cut.partitions * cut.partition):
            part, inside = divmod(row, cut.partition)
            lane, r = divmod(inside, cut.rows)
            found = profile[part, r // 16, :, lane, r % 16]
            wanted = BLOSUM62.matrix[query[row]] if row < m else np.full(N_CODES, -128)
            assert found[:PADDING].tolist() == wanted.tolist()
            assert found[PADDING] == -128

    @drawn(40, 100, st.integers(1, 40_000), st.sampled_from(PARTITIONS), st.sampled_from(VECTORS))
    def test_partitions_are_as_few_and_as_short_as_can_be(self, m, partition, vector) -> None:
        if partition > vector * ROWS[-1]:
            with pytest.raises(ValueError, match="at most 256 rows"):
                cut_query(m, partition, vector)
            return
        cut = cut_query(m, partition, vector)
        assert cut.partition <= partition
        assert cut.partitions == -(-m // partition)
        shorter = [rows for rows in ROWS if rows < cut.rows]
        assert not shorter or shorter[-1] * vector * cut.partitions < m
        assert partitioned_build(cut.rows, vector, 128) in all_builds((9, 0))

    @pytest.mark.parametrize("first", [0, 1, 127, 128, 12, 16_255, 16_384, 2 * MAX_GAP_COST, 48_895])
    def test_four_bytes_hold_the_cost_of_a_gaps_first_residue(self, first) -> None:
        packed, extend, opened = costs(first, 0).tolist()
        b = np.array([packed], np.int32).view(np.int8).astype(int)
        assert b @ [-128, -128, -128, -1] == -first
        assert (extend, opened) == (0, first)

    def test_costs_too_high_for_four_bytes_are_refused(self) -> None:
        with pytest.raises(ValueError, match="48896"):
            costs(48_895, 1)

    def test_halves_hold_what_the_best_alignment_could_score(self) -> None:
        assert fits_halves(5957, 10**6, BLOSUM62.highest)  # 11 a residue
        assert not fits_halves(5958, 10**6, BLOSUM62.highest)
        assert fits_halves(10**6, 5957, BLOSUM62.highest)
        assert fits_halves(10**6, 10**6, -1)

    def test_other_block_sizes_leave_threads_no_fewer_registers(self) -> None:
        for rows in ROWS:
            least = partitioned_build(rows, 16, 128).registers
            for threads in THREADS:
                build = partitioned_build(rows, 16, threads)
                assert build.registers >= least
                assert build.threads == threads <= build.defines_map()["THREADS"]


ascending = st.lists(st.integers(1, 400), min_size=1, max_size=40).map(sorted)


def offsets_of(lengths):
    return np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))


class TestLaunches:
    @drawn(
        40,
        100,
        ascending,
        st.integers(1, 700),
        st.integers(1, 10**6),
        st.integers(1, 50),
        st.integers(1, 200),
        st.integers(1, 100),
    )
    def test_partitions_are_done_once_and_in_order(self, lengths, m, cells, fill, room, chain) -> None:
        cut = cut_query(m, 64, 16)
        room = max(room, lengths[-1] // 2 + 2)
        offsets = offsets_of(lengths)
        done = np.zeros((len(lengths), cut.partitions), np.int64)
        total = 0
        for part in cut_partitioned(offsets, cut, cells, fill, room, 2 * chain):
            assert part.column_begin % 2 == part.column_end % 2 == 0
            assert part.partition_end == part.partition_begin + 1 or part.column_begin == 0
            pairs = (offsets[part.end] + part.end + 1) // 2 - (offsets[part.begin] + part.begin + 1) // 2
            assert cut.partitions == 1 or pairs <= room
            mine = slice(part.begin, part.end)
            before = np.minimum(lengths[mine], part.column_begin)
            for partition in range(part.partition_begin, part.partition_end):
                assert (done[mine, partition] == before).all()
                done[mine, partition] = np.minimum(lengths[mine], part.column_end)
                rows = min(cut.partition, m - partition * cut.partition)
                total += rows * int((done[mine, partition] - before).sum())
                part_before = done[mine, partition - 1] if partition else done[mine, partition]
                assert (part_before >= done[mine, partition]).all()
        assert (done == np.array(lengths)[:, None]).all()
        parts = cut_partitioned(offsets, cut, cells, fill, room, 2 * chain)
        assert total == m * offsets[-1] == sum(part.cells for part in parts)

    @drawn(
        40,
        100,
        ascending,
        st.integers(1, 700),
        st.integers(1, 10**6),
        st.integers(1, 50),
        st.integers(1, 200),
    )
    def test_columns_are_done_once_and_in_order(self, lengths, m, cells, fill, slots) -> None:
        offsets = offsets_of(lengths)
        done = np.zeros(len(lengths), np.int64)
        total, last_end = 0, len(lengths)
        for part in cut_basic(offsets, m, basic_rows(m, 32), cells, fill, slots):
            assert part.end <= last_end
            last_end = part.end
            assert part.end - part.begin <= slots
            mine = slice(part.begin, part.end)
            assert (done[mine] == np.minimum(lengths[mine], part.column_begin)).all()
            done[mine] = np.minimum(lengths[mine], part.column_end)
            total += part.cells
        assert (done == lengths).all()
        assert total == m * offsets[-1]

    def test_launches_are_of_the_size_asked_for(self) -> None:
        offsets = offsets_of(np.sort(np.random.default_rng(1).integers(100, 500, 50_000)))
        for m in (100, 1_000):
            cut = cut_query(m, 256, 16)
            for parts in (
                cut_partitioned(offsets, cut, 10**8, 10, 1 << 24, 1 << 16),
                cut_basic(offsets, m, basic_rows(m, 32), 10**8, 10, 1 << 20),
            ):
                cells = np.array([part.cells for part in parts])
                assert cells.max() <= 1.01e8
                assert np.median(cells) >= 0.8e8

    def test_few_cells_do_not_leave_the_device_idle(self) -> None:
        offsets = offsets_of(np.full(1_000, 300))
        cut = cut_query(1_000, 256, 16)
        parts = list(cut_partitioned(offsets, cut, 10**7, 500, 1 << 24, 1 << 16))
        assert {part.end - part.begin for part in parts} == {500}
        assert len(parts) == 2 * cut.partitions

    def test_a_giants_columns_are_cut(self) -> None:
        offsets = offsets_of([100, 200_000])
        (*_, small) = parts = list(cut_partitioned(offsets, cut_query(300, 256, 16), 1, 1, 1 << 24, 1 << 16))
        assert len(parts) == 2 * 4 + 2
        assert small.end == 1
        assert max(part.column_end - part.column_begin for part in parts) == 1 << 16
