"""The plan of launches: every unit and pass once, longest first, within the bounds it is given."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import strategies as st

from swathe.core.cuda import launches
from swathe.core.cuda.chunks import Chunk, ChunkPlan, split_into_chunks
from swathe.core.cuda.launches import BOUNDARY_BYTES, LAUNCH_SECONDS, DeviceSpeed, LaunchPlan
from swathe.core.database import Subjects
from swathe.kernels.tiled import FOLDED, GENERAL, HALF, PADDING, WIDE, Build, choose_build, shapes_of
from tests.core.cuda.fake_session import fake_device
from tests.long_run import drawn

H200 = launches.speed_of(fake_device(multiprocessors=132))
SMALL = DeviceSpeed(512, 44e-9, 227 << 10)


def chunk_of(lengths) -> Chunk:
    return chunk_plan_of(lengths).chunks[0]


def chunk_plan_of(lengths, most=1 << 40) -> ChunkPlan:
    lengths = np.sort(np.asarray(lengths, np.int32))
    residues = np.broadcast_to(np.uint8(0), int(lengths.sum(dtype=np.int64)))
    return split_into_chunks(Subjects("subjects", lengths, residues), most)


def plan_of(
    chunk, m, form=FOLDED, device_speed=H200, boundary=160 << 20, n_devices=1, patience=None
) -> LaunchPlan:
    share = launches.estimate(chunk, device_speed, form, m)
    limit = share / 8 if patience is None else patience
    spans = launches.choose_spans(int(chunk.steps[0]), device_speed, form, m, limit)
    return LaunchPlan(m, device_speed, form, spans, boundary, n_devices)


@drawn(
    50,
    150,
    lengths=st.lists(st.integers(1, 3_000), min_size=1, max_size=200),
    m=st.sampled_from([1, 79, 80, 81, 144, 1_000, 5_478, 60_000]),
    form=st.sampled_from([FOLDED, HALF, GENERAL, WIDE]),
    device_speed=st.sampled_from([H200, SMALL]),
    boundary=st.sampled_from([3_000 * BOUNDARY_BYTES, 1 << 20, 160 << 20]),
    n_devices=st.integers(1, 4),
    skip=st.sampled_from([0, 0, 2, 10]),
)
def test_every_unit_and_pass_once(lengths, m, form, device_speed, boundary, n_devices, skip):
    chunk = chunk_of(lengths)
    skip = min(skip, chunk.n_subjects)
    plan = plan_of(chunk, m, form, device_speed, boundary, n_devices)
    tasks = launches.plan_chunk(plan, chunk, 3, skip=skip)
    lanes = launches.subjects_of_unit(form)
    expected = -(-skip // lanes)
    for task in tasks:
        assert task.chunk == 3
        assert task.begin == expected < task.end
        expected = task.end
        passes = task.build.passes(m)
        assert [launch.pass_begin for launch in task.launches] == [
            0,
            *(launch.pass_end for launch in task.launches[:-1]),
        ]
        assert task.passes == passes
        assert all(launch.pass_begin < launch.pass_end for launch in task.launches)
        if passes > 1 and task.end - task.begin > 1:
            assert chunk.boundary_words(task.begin, task.end, lanes) * BOUNDARY_BYTES <= boundary
        assert task.build.form is form
    assert expected == (chunk.n_pairs if lanes == 2 else chunk.n_subjects)
    skipped = chunk.residues_before(min(-(-skip // lanes) * lanes, chunk.n_subjects))
    assert sum(task.cells for task in tasks) == m * (sum(lengths) - skipped)


@drawn(
    50,
    150,
    lengths=st.lists(st.integers(1, 35_000), min_size=1, max_size=300),
    m=st.sampled_from([1, 144, 5_478, 60_000]),
    cells=st.integers(0, 10**13),
)
def test_given_cells_are_shared_out_whole(lengths, m, cells):
    chunk = chunk_of(lengths)
    tasks = launches.plan_chunk(plan_of(chunk, m), chunk, 0, cells=cells)
    assert sum(task.cells for task in tasks) == cells


@pytest.mark.parametrize("m", [144, 1_000, 5_478, 60_000])
def test_launches_are_short_but_fill_the_chip(m):
    rng = np.random.default_rng(7)
    lengths = np.exp(rng.normal(5.68, 0.66, 570_000)).clip(4, 8_000)
    chunk = chunk_of(lengths)
    plan = plan_of(chunk, m)
    tasks = launches.plan_chunk(plan, chunk, 0)
    for task in tasks:
        longest = launches.latency(H200, task.build, int(chunk.steps[task.begin]), m)
        for launch in task.launches:
            part = (launch.pass_end - launch.pass_begin) / task.passes
            assert max(longest * part, launch.seconds) < 1.2 * LAUNCH_SECONDS
    total = launches.estimate(chunk, H200, FOLDED, m)
    assert sum(task.seconds for task in tasks) == pytest.approx(total, rel=0.2)
    assert len(tasks) < 20 + 8 * total / LAUNCH_SECONDS + 40
    waves = [(task.end - task.begin) * task.build.group / H200.threads for task in tasks]
    assert np.median(waves) > 0.2


def test_a_short_search_is_few_launches():
    rng = np.random.default_rng(7)
    lengths = np.exp(rng.normal(5.68, 0.66, 570_000)).clip(4, 5_000)
    chunks = chunk_plan_of(lengths, 8 << 20).chunks
    spans = plan_of(chunks[0], 144).spans
    after = sum(launches.estimate(chunk, H200, FOLDED, 144) for chunk in chunks)
    plan = LaunchPlan(144, H200, FOLDED, spans, 160 << 20, 1)
    count = sum(len(launches.plan_chunk(plan, chunk, 0, after=after / 2)) for chunk in chunks)
    assert count <= 30


@drawn(
    50,
    150,
    m=st.integers(1, 60_000),
    form=st.sampled_from([FOLDED, HALF, GENERAL, WIDE]),
    longest=st.integers(1, 20_000),
    patience=st.floats(0, 0.1),
)
def test_builds_by_length(m, form, longest, patience):
    spans = launches.choose_spans(longest, H200, form, m, patience)
    assert spans[-1].steps == longest
    assert [span.steps for span in spans] == sorted({span.steps for span in spans})
    builds = [choose_build(form, shape, m) for shape in shapes_of(form, H200.shared_bytes)]
    for span in spans:
        assert span.build in builds
        slow = launches.latency(H200, span.build, span.steps, m) > patience
        assert not slow or all(launches.latency(H200, b, span.steps, m) > patience for b in builds)


def test_a_larger_group_where_a_pair_would_take_too_long():
    patient = launches.choose_spans(5_000, H200, FOLDED, 1_000, 1.0)
    impatient = launches.choose_spans(5_000, H200, FOLDED, 1_000, 0.003)
    assert impatient[-1].build.group > patient[-1].build.group


class TestItems:
    def test_every_item_once_within_bounds(self):
        rng = np.random.default_rng(1)
        chunk = chunk_of(rng.integers(1, 4_000, 20_001))
        items = np.sort(rng.choice(chunk.n_subjects, 15_000, replace=False)).astype(np.int32)
        plan = plan_of(chunk, 5_000, boundary=4 << 20)
        build = Build(WIDE, 32, 24)
        tasks = launches.plan_overflowed(plan, chunk, 0, build, items)
        assert np.concatenate([task.items for task in tasks]).tolist() == items.tolist()
        for task in tasks:
            assert task.begin == 0
            assert task.end == task.items.size <= launches.MOST_ITEMS
            assert task.stride >= chunk.steps[task.items // 2].max()
            assert task.end == 1 or task.end * task.stride * BOUNDARY_BYTES <= 4 << 20
            assert task.cells == 0


class TestWindows:
    def test_giants_of_a_short_query_are_cut(self):
        lengths = np.array([100] * 10_000 + [18_000, 35_000], np.int32)
        windows = launches.choose_windows(lengths, H200, FOLDED, 144, 800, 0.001)
        assert windows.count == 2
        assert windows.overlap == 799
        assert 1_600 <= windows.length < 10_000

    def test_nothing_is_cut_without_a_bound_or_without_giants(self):
        lengths = np.array([100] * 99 + [35_000], np.int32)
        assert launches.choose_windows(lengths, H200, FOLDED, 144, None, 0.0) is None
        assert launches.choose_windows(lengths, H200, FOLDED, 144, 20_000, 0.0) is None
        assert launches.choose_windows(lengths[:-1], H200, FOLDED, 144, 800, 0.0) is None

    def test_pairs_are_taken_out_whole(self):
        lengths = np.array([100, 200, 35_000], np.int32)
        assert launches.choose_windows(lengths, H200, FOLDED, 144, 800, 0.0).count == 2
        assert launches.choose_windows(lengths[2:], H200, FOLDED, 144, 800, 0.0).count == 1


def test_older_chips_are_planned_slower():
    speeds = [launches.speed_of(fake_device(capability=c)).row_seconds for c in ((9, 0), (8, 6), (7, 5))]
    assert speeds == sorted(speeds)
    assert (
        launches.speed_of(replace(fake_device(capability=(12, 0)), clock_hz=0)).row_seconds
        == H200.row_seconds
    )
    assert PADDING == 32
