"""What blocks compute: every unit once, longest first, within the bounds they are given."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import strategies as st

from swathe.core.cuda.tiled import launches
from swathe.core.cuda.tiled.chunks import Chunk, ChunkPlan, split_into_chunks
from swathe.core.cuda.tiled.launches import (
    BLOCK_SECONDS,
    LAUNCH_SECONDS,
    Blocks,
    DeviceSpeed,
    cut_into_blocks,
    cut_overflowed,
)
from swathe.core.database import Subjects
from swathe.kernels.tiled import (
    FOLDED,
    GENERAL,
    HALF,
    PADDING,
    WARP,
    WIDE,
    Build,
    all_builds,
    builds_for,
    choose_build,
)
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


def check(blocks: Blocks, most_words: int) -> None:
    build, chunk = blocks.build, blocks.chunk
    lanes = launches.subjects_of_unit(build.form)
    units = np.diff(blocks.bounds)
    assert (units > 0).all()
    assert units.max() <= build.units
    words = np.diff(blocks.words)
    assert (words[units > 1] <= most_words).all()
    assert blocks.words[0] == blocks.steps[0] == 0
    subjects = blocks.items if blocks.items is not None else np.arange(int(blocks.bounds[-1]) * lanes)
    steps = chunk.steps[subjects[::lanes] // 2]
    for place in range(blocks.count):
        low, high = blocks.bounds[place : place + 2]
        assert blocks.longest[place] == steps[low:high].max()
        if lanes == 2:
            needed = chunk.words_before[high] - chunk.words_before[low]
        else:
            needed = (high - low) * blocks.longest[place]
        assert words[place] == needed


@drawn(
    50,
    150,
    lengths=st.lists(st.integers(1, 3_000), min_size=1, max_size=300),
    build=st.sampled_from(all_builds((9, 0))),
    most_words=st.sampled_from([1, 3_000, 1 << 20]),
    skip=st.sampled_from([0, 0, 1, 5]),
)
def test_every_unit_once(lengths, build, most_words, skip):
    chunk = chunk_of(lengths)
    units = chunk.n_subjects if build.form is WIDE else chunk.n_pairs
    skip = min(skip, units - 1)
    blocks = cut_into_blocks(chunk, build, skip, units, most_words)
    assert (blocks.bounds[0], blocks.bounds[-1], blocks.units) == (skip, units, units - skip)
    check(blocks, most_words)
    skipped = chunk.residues_before(min(skip * launches.subjects_of_unit(build.form), chunk.n_subjects))
    cells = [blocks.cells(place, place + 1, 7) for place in range(blocks.count)]
    assert sum(cells) == blocks.cells(0, blocks.count, 7) == 7 * (sum(lengths) - skipped)


def test_steps_are_those_of_the_warps():
    chunk = chunk_of([10, 10, 8, 8, 6, 6, 4, 4, 2, 2])
    build = Build(FOLDED, 16, 20)  # two pairs to a warp
    blocks = cut_into_blocks(chunk, build, 0, 5, 1 << 20)
    assert blocks.steps.tolist() == [0, WARP * ((5 + 15) + (3 + 15) + (1 + 15))]
    seconds = blocks.seconds(0, 1, SMALL, 321)
    assert seconds == pytest.approx(2 * SMALL.step_seconds(build) * blocks.steps[-1] / SMALL.threads)


@drawn(
    50,
    150,
    lengths=st.lists(st.integers(1, 35_000), min_size=1, max_size=300),
    residues=st.integers(0, 10**12),
)
def test_given_residues_are_shared_out_whole(lengths, residues):
    chunk = chunk_of(lengths)
    blocks = cut_into_blocks(chunk, Build(FOLDED, 32, 20), 0, chunk.n_pairs, 1 << 20, residues)
    assert blocks.cells(0, blocks.count, 3) == 3 * residues


@pytest.mark.parametrize("m", [144, 1_000, 5_478, 60_000])
@pytest.mark.parametrize("longest", [0.0, 0.03, 0.5])
def test_launches_are_short(m, longest):
    passes = choose_build(FOLDED, FOLDED.shapes[2], m).passes(m)
    for seconds in (0.0001, 0.03, 0.2):
        parts = launches.split_passes(passes, seconds, longest)
        assert [part.pass_begin for part in parts] == [0, *(part.pass_end for part in parts[:-1])]
        assert parts[-1].pass_end == passes
        assert sum(part.seconds for part in parts) == pytest.approx(seconds)
        for part in parts:
            share = (part.pass_end - part.pass_begin) / passes
            single = part.pass_end - part.pass_begin == 1
            assert single or share * seconds <= 2 * LAUNCH_SECONDS
            assert single or share * longest <= 2 * BLOCK_SECONDS


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
    builds = builds_for(form, H200.shared_bytes, m)
    for span in spans:
        assert span.build in builds
        slow = launches.latency(H200, span.build, span.steps, m) > patience
        assert not slow or all(launches.latency(H200, b, span.steps, m) > patience for b in builds)


def test_a_larger_group_where_a_pair_would_take_too_long():
    patient = launches.choose_spans(5_000, H200, FOLDED, 1_000, 1.0)
    impatient = launches.choose_spans(5_000, H200, FOLDED, 1_000, 0.003)
    assert impatient[-1].build.group > patient[-1].build.group


@pytest.mark.parametrize("m", [4, 8, 16, 32, 44, 96, 464, 5_478])
def test_pairs_of_short_queries_may_take_longer_where_the_query_is_done_sooner(m):
    """Seconds as planned: whole warps would compute 256 rows for all pairs over 760 residues."""
    steps = np.sort(np.random.default_rng(1).gamma(2.0, 90, 200_000).astype(np.int32) + 5)[::-1]
    histogram = launches.StepHistogram([steps[:70_000], steps[70_000:]])
    first = builds_for(FOLDED, H200.shared_bytes, m)[0]
    share = int(steps.sum()) * launches.latency(H200, first, 1, m) * first.group / H200.threads
    patience = histogram.choose_patience(share, int(steps[0]), H200, FOLDED, m, 1)
    assert patience >= share / launches.PATIENCE

    def planned(patience: float) -> float:
        spans = launches.choose_spans(int(steps[0]), H200, FOLDED, m, patience)
        seconds, shorter = 0.0, 0
        for span in spans:
            of_span = steps[(steps > shorter) & (steps <= span.steps)].astype(np.int64) + span.build.group - 1
            step = span.build.passes(m) * H200.step_seconds(span.build)
            seconds += int(of_span.sum()) * step * span.build.group / H200.threads
            shorter = span.steps
        return seconds

    assert planned(patience) <= planned(share / launches.PATIENCE)
    if m <= 8:
        assert planned(patience) < planned(share / launches.PATIENCE) / 2
    assert histogram.choose_patience(share, int(steps[0]), H200, FOLDED, m, 1) == patience


GIANTS = np.full(2_000, 5_000, np.int32)


@pytest.mark.parametrize(
    ("m", "group", "rows"), [(144, 16, 12), (222, 16, 16), (375, 16, 24), (464, 32, 16), (850, 32, 28)]
)
def test_one_build_aligns_all_of_few_giants(m, group, rows):
    """The builds that were quickest of all on an H200 (docs/decisions/039)."""
    histogram = launches.StepHistogram([GIANTS])
    share = GIANTS.size * launches.latency(H200, builds_for(FOLDED, H200.shared_bytes, m)[0], 5_000, m)
    share *= 4 / H200.threads
    spans = histogram.choose_spans(share, 5_000, 6_000, H200, FOLDED, m, 1)
    assert (spans[-1].steps, spans[-1].build) == (6_000, Build(FOLDED, group, rows))
    assert histogram.choose_spans(share, 5_000, 6_000, H200, FOLDED, m, 1) == spans


@pytest.mark.parametrize("copies", [1, 2, 40])
@pytest.mark.parametrize("m", [8, 144, 222, 850, 5_478])
def test_many_pairs_keep_the_builds_that_patience_chooses(copies, m):
    histogram = launches.StepHistogram([GIANTS] * copies)
    spans = histogram.choose_spans(1e-3, 5_000, 5_000, H200, FOLDED, m, 1)
    patience = histogram.choose_patience(1e-3, 5_000, H200, FOLDED, m, 1)
    usual = launches.choose_spans(5_000, H200, FOLDED, m, patience)
    assert spans == usual or copies == 1
    few = {Build(FOLDED, shape.group, rows) for shape in FOLDED.few for rows in shape.rows}
    assert not few & {span.build for span in usual}


def test_spans_are_few_and_never_shorter():
    for span in (1, 33, 256, 257, 300, 937, 5_000, 123_456):
        shared = launches.shared_span(span)
        assert span <= shared <= max(launches.SHORTEST_SPAN, span + span // 8 + 1)
        assert launches.shared_span(shared) == shared
    assert len({launches.shared_span(span) for span in range(1, 4_097)}) == 1 + 4 * 8
    lengths = np.sort(np.random.default_rng(1).integers(1, 30_000, 5_000)).astype(np.int32)
    shortest = launches.shortest_window(H200, FOLDED, 32, 1e-3)
    made = {launches.choose_windows(lengths, span, shortest) for span in range(90, 256)}
    assert len(made) == 1, "queries of a length share their windows"


def test_every_overflowed_subject_once():
    rng = np.random.default_rng(1)
    chunk = chunk_of(rng.integers(1, 4_000, 20_001))
    items = np.sort(rng.choice(chunk.n_subjects, 1_500, replace=False)).astype(np.int32)
    blocks = cut_overflowed(chunk, Build(WIDE, 32, 24), items, 10_000)
    assert (blocks.bounds[0], blocks.bounds[-1]) == (0, items.size)
    check(blocks, 10_000)
    assert blocks.cells(0, blocks.count, 100) == 0


class TestWindows:
    def test_giants_of_a_short_query_are_cut(self):
        lengths = np.array([100] * 10_000 + [18_000, 35_000], np.int32)
        windows = launches.choose_windows(lengths, 800, launches.shortest_window(H200, FOLDED, 144, 0.001))
        assert windows.count == 2
        assert windows.overlap == launches.shared_span(800) - 1 == 831
        assert 1_600 <= windows.length < 10_000

    def test_nothing_is_cut_without_a_bound_or_without_giants(self):
        lengths = np.array([100] * 99 + [35_000], np.int32)
        shortest = launches.SHORTEST_WINDOW
        assert launches.shortest_window(H200, FOLDED, 144, 0.0) == shortest
        assert launches.choose_windows(lengths, None, shortest) is None
        assert launches.choose_windows(lengths, 20_000, shortest) is None
        assert launches.choose_windows(lengths[:-1], 800, shortest) is None

    def test_no_span_is_asked_for_where_no_subject_is_long_enough(self):
        limit = int(launches.LARGEST_WINDOW_GAIN * 3_000)
        assert not launches.may_need_windows(limit, 3_000)
        assert launches.may_need_windows(limit + 1, 3_000)
        for longest in (limit, limit + 1):
            windows = launches.choose_windows(np.array([50, longest], np.int32), 100, 3_000)
            assert (windows is not None) == (longest > limit)

    def test_pairs_are_taken_out_whole(self):
        lengths = np.array([100, 200, 35_000], np.int32)
        assert launches.choose_windows(lengths, 800, launches.SHORTEST_WINDOW).count == 2
        assert launches.choose_windows(lengths[2:], 800, launches.SHORTEST_WINDOW).count == 1


def test_older_chips_are_planned_slower():
    speeds = [launches.speed_of(fake_device(capability=c)).row_seconds for c in ((9, 0), (8, 6), (7, 5))]
    assert speeds == sorted(speeds)
    assert (
        launches.speed_of(replace(fake_device(capability=(12, 0)), clock_hz=0)).row_seconds
        == H200.row_seconds
    )
    assert PADDING == 32
