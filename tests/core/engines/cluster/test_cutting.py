"""The rules by which work is divided between workers."""

import numpy as np
import pytest

from swathe.core.engines.cluster.cutting import (
    batch_size,
    by_queries,
    kept_or_new,
    longest_seconds,
    shard_bounds,
    workers_worth,
)


@pytest.fixture
def offsets():
    lengths = np.sort(np.random.default_rng(1).integers(0, 900, 5_000))
    return np.concatenate(([0], np.cumsum(lengths))).astype(np.int64)


@pytest.mark.parametrize("rates", [[1.0], [1, 1], [3, 1], [1, 2, 4, 100], [1e9] * 64])
def test_residues_are_divided_in_proportion_to_speed(offsets, rates):
    bounds = shard_bounds(offsets, 0, 5_000, rates)
    assert bounds[0] == 0
    assert bounds[-1] == 5_000
    shares = np.diff(offsets[list(bounds)]) / offsets[-1]
    assert np.allclose(shares, np.array(rates) / sum(rates), atol=900 / offsets[-1] * 2)


def test_a_part_is_cut_like_a_whole(offsets):
    bounds = shard_bounds(offsets, 1_000, 4_000, [1, 1])
    low, middle, high = offsets[list(bounds)]
    assert abs((middle - low) - (high - middle)) <= 2 * 900


def test_more_workers_than_subjects():
    assert shard_bounds(np.array([0, 5, 9], np.int64), 0, 2, [1] * 5) == (0, 1, 1, 2, 2, 2)


def test_only_empty_subjects_are_one_workers():
    bounds = shard_bounds(np.zeros(4, np.int64), 0, 3, [1, 1])
    assert (bounds[0], bounds[-1]) == (0, 3)


def test_a_cut_is_kept_while_it_is_even_enough(offsets):
    before = kept_or_new(offsets, None, [1, 1])
    assert kept_or_new(offsets, before, [1.05, 1]) == before
    new = kept_or_new(offsets, before, [1.5, 1])
    assert new != before
    assert longest_seconds(offsets, new, [1.5, 1]) < longest_seconds(offsets, before, [1.5, 1])


def test_another_number_of_workers_is_another_cut(offsets):
    assert len(kept_or_new(offsets, (0, 10, 5_000), [1, 1, 1])) == 4


@pytest.mark.parametrize(
    ("waiting", "residues", "rooms", "queries"),
    [
        (1, 100, [1_000, 1_000], False),  # a single query: all compute it
        (2, 100, [1_000, 1_000], True),  # one for each
        (9, 1_000, [1_000, 2_000], True),
        (9, 1_001, [1_000, 2_000], False),  # it does not fit the smallest
        (9, 100, [1_000], False),  # a single worker: the same either way
        (63, 100, [1_000] * 64, False),  # the last queries of a job
    ],
)
def test_whole_queries_where_they_fit_and_there_are_enough(waiting, residues, rooms, queries):
    assert by_queries(waiting, residues, rooms) is queries


def test_small_work_is_not_cut_for_all():
    assert workers_worth(1, [1e9] * 8) == 1
    assert workers_worth(int(12e6), [1e9] * 8) == 2
    assert workers_worth(10**12, [1e9] * 8) == 8


@pytest.mark.parametrize(
    ("cells", "rate", "share", "sequences", "count"),
    [
        ([10**9] * 10, 1e9, 1.0, 1_000, 1),  # a second each
        ([10**8] * 100, 1e9, 1.0, 1_000, 5),  # half a second of them
        ([10**8] * 8, 1e9, 0.25, 1_000, 2),  # something is left for others
        ([10] * 1_000, 1e9, 1.0, 1_000, 256),
        ([10] * 1_000, 1e9, 1.0, 1 << 25, 2),  # 32 MiB of scores each
        ([10**15], 1e9, 1.0, 1_000, 1),  # at least one
    ],
)
def test_batches(cells, rate, share, sequences, count):
    assert batch_size(cells, rate, share, sequences) == count
