"""What devices take of a job: every block of every query once, many queries to a task, the earliest first."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cuda.job import SubjectScores, covered_seconds
from swathe.core.cuda.tiled import job as job_module
from swathe.core.cuda.tiled.job import TaskLimits, TiledJob, TiledPart, TiledQuery
from swathe.core.cuda.tiled.launches import LAUNCH_SECONDS
from swathe.core.cuda.tiled.planning import Planner, form_of, plan_memory
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels.tiled import WIDE
from tests.core.cuda.fake_session import fake_device

H200 = fake_device(multiprocessors=132, memory_bytes=100 << 30)
BLOSUM62 = ScoringScheme.load("BLOSUM62", 11, 1)
OTHER_COSTS = ScoringScheme.load("BLOSUM62", 10, 1)
SMALL = Subjects("small", np.sort(np.random.default_rng(1).integers(20, 600, 11_000).astype(np.int32)), None)
LARGE = Subjects(
    "large",
    np.sort(np.exp(np.random.default_rng(7).normal(5.68, 0.66, 570_000)).clip(4, 5_000)).astype(np.int32),
    None,
)


def with_residues(subjects):
    residues = np.broadcast_to(np.uint8(0), int(subjects.lengths.sum(dtype=np.int64)))
    return Subjects(subjects.key, subjects.lengths, residues)


def planned(subjects, n_devices=1):
    subjects = with_residues(subjects)
    memory = plan_memory(subjects, 6_000, 90 << 30, 1, None)
    planner = Planner(subjects, memory, [H200] * n_devices)
    job = TiledJob(planner.chunk_plan.chunks, planner.device_speed, planner.most_words, n_devices)
    return planner, job, TaskLimits(planner.most_words, memory.units, memory.upload_bytes)


def add(planner, job, m, scheme=BLOSUM62, seed=1):
    codes = np.random.default_rng(seed).integers(0, 20, m).astype(np.uint8)
    query = TiledQuery(codes, scheme)
    form = form_of("tiled", scheme, [H200])
    plan = planner.plan(codes, scheme, form, others=job.seconds_left)
    assert job.add(query, plan)
    return query


def resident(planner):
    return {chunk.key for chunk in planner.chunk_plan.chunks}


def taken(planner, job, limits):
    tasks = []
    while (task := job.take(resident(planner), limits)) is not None:
        tasks.append(task)
    return tasks


def done(job, part) -> None:
    job.finish(part, SubjectScores(slice(0, 0), np.zeros(0, np.int32), part.cells))


def test_queries_of_one_length_share_a_plan_with_windows_too():
    """Planning anew takes a twentieth of a short query's time."""
    subjects = with_residues(with_giants(LARGE))
    memory = plan_memory(subjects, 6_000, 90 << 30, 1, None)
    planner = Planner(subjects, memory, [H200])
    form = form_of("tiled", BLOSUM62, [H200])

    def plan(m, scheme=BLOSUM62):
        return planner.plan(np.random.default_rng(m).integers(0, 20, m).astype(np.uint8), scheme, form)

    short = plan(144)
    windows = planner.windows
    assert windows is not None and any(blocks.chunk is windows for blocks in short.blocks)
    assert plan(144) is short
    plan(60)
    assert planner.windows is not windows
    again = plan(144)
    chunks = {blocks.chunk.key for blocks in again.blocks}
    assert chunks == {blocks.chunk.key for blocks in short.blocks}
    assert planner.windows.key in chunks, "the windows that are kept are those planned with"


def test_every_block_of_every_query_once_and_many_queries_to_a_task():
    planner, job, limits = planned(SMALL)
    lengths = np.random.default_rng(2).integers(1, 700, 200).tolist()
    queries = [add(planner, job, m, seed=m) for m in lengths]
    tasks = taken(planner, job, limits)
    seen = {query: set() for query in queries}
    for task in tasks:
        assert sum(part.units for part in task.parts) <= limits.units
        words = [
            int(part.blocks.words[part.high] - part.blocks.words[part.low])
            for part in task.parts
            if task.build.passes(part.query.length) > 1
        ]
        assert sum(words) <= limits.words
        for part in task.parts:
            assert part.blocks.build == task.build
            for place in range(part.low, part.high):
                name = (id(part.blocks), place)
                assert name not in seen[part.query]
                seen[part.query].add(name)
    assert len(tasks) < len(queries) / 2
    for query in queries:
        assert len(seen[query]) == query.left > 0
    assert job.seconds_left == pytest.approx(0, abs=1e-9)
    for task in tasks:
        for part in task.parts:
            assert not job.close_if_idle()
            done(job, part)
    for query in queries:
        assert query.finished
        assert sum(query.results.get().cells for _ in range(query.results.qsize())) == (
            query.length * planner.subjects.n_residues
        )
    assert job.close_if_idle()
    late = np.zeros(3, np.uint8)
    plan = planner.plan(late, BLOSUM62, form_of("tiled", BLOSUM62, [H200]))
    assert not job.add(TiledQuery(late, BLOSUM62), plan)


def test_a_query_is_not_finished_before_its_last_result_is_there():
    """Whoever collects results ends when a query is finished and none is there: the last could be lost."""
    planner, job, limits = planned(SMALL)
    query = add(planner, job, 100)
    finished = []

    class Results:
        def put(self, result) -> None:
            finished.append(query.finished)

    query.results = Results()
    for task in taken(planner, job, limits):
        for part in task.parts:
            done(job, part)
    assert query.finished
    assert set(finished) == {False}


def test_the_earliest_query_comes_first():
    planner, job, limits = planned(LARGE)
    queries = [add(planner, job, m) for m in (3_000, 400, 3_000, 400)]
    numbers = [min(part.query.number for part in task.parts) for task in taken(planner, job, limits)]
    assert numbers == sorted(numbers)
    assert [query.number for query in queries] == [0, 1, 2, 3]


def test_a_short_search_is_few_tasks():
    planner, job, limits = planned(LARGE)
    add(planner, job, 144)
    tasks = taken(planner, job, limits)
    assert sum(len(task.launches) for task in tasks) <= 30
    assert all(sum(each.seconds for each in task.launches) < 1.2 * LAUNCH_SECONDS for task in tasks)


@pytest.mark.parametrize("m", [1_000, 5_478])
def test_tasks_fill_the_device_and_are_short(m):
    planner, job, limits = planned(LARGE)
    add(planner, job, m)
    tasks = taken(planner, job, limits)
    assert all(launch.seconds < 1.2 * LAUNCH_SECONDS for task in tasks for launch in task.launches)
    threads = [sum(part.high - part.low for part in task.parts) * task.build.threads for task in tasks]
    assert np.median(threads) > 0.2 * planner.device_speed.threads


def with_giants(subjects):
    return Subjects("giants", np.append(subjects.lengths, np.full(4, 35_213, np.int32)), None)


def share_of(task, query_seconds: float) -> float:
    return sum(launch.seconds for launch in task.launches) / query_seconds


@pytest.mark.parametrize("m", [189, 222, 375])
def test_an_idle_device_begins_with_what_fills_it(m):
    """Giants went first: until their three tasks were laid out, most of the device did nothing."""
    planner, job, limits = planned(with_giants(LARGE))
    add(planner, job, m)
    whole = job.seconds_left
    first = job.take(resident(planner), limits, idle=True)
    assert share_of(first, whole) > 0.25
    second = job.take(resident(planner), limits)
    assert share_of(second, whole) < 0.01
    assert second.parts[0].blocks.longest[0] > 10_000


def test_giants_that_a_query_waits_for_come_first_whatever_they_fill():
    planner, job, limits = planned(with_giants(SMALL))
    add(planner, job, 170)
    task = job.take(resident(planner) | {planner.windows.key}, limits, idle=True)
    assert task.parts[0].blocks.chunk is planner.windows


def test_a_little_of_several_queries_waits_for_more(monkeypatch):
    """A task for each of many short queries took the interpreter from the thread that begins them."""
    clock = [10.0]
    monkeypatch.setattr(job_module.time, "monotonic", lambda: clock[0])
    planner, job, _ = planned(SMALL)
    assert not job.gathering
    add(planner, job, 100)
    assert not job.gathering, "a query alone is waited for"
    add(planner, job, 100)
    assert job.gathering
    clock[0] += 0.002
    assert not job.gathering, "nobody adds any"
    while job.seconds_left < 0.003:
        add(planner, job, 100)
    assert not job.gathering, "it is enough for a task"


def test_the_last_query_of_a_job_is_alone():
    planner, job, limits = planned(SMALL)
    first, _ = (add(planner, job, 100) for _ in range(2))
    assert not job.alone
    for task in taken(planner, job, limits):
        for part in task.parts:
            if part.query is first:
                done(job, part)
    assert job.alone


def test_queries_that_take_little_are_not_cut():
    planner, job, limits = planned(SMALL)
    for _ in range(300):
        add(planner, job, 170)
    tasks = taken(planner, job, limits)
    assert len(tasks) < 30
    assert all((part.low, part.high) == (0, part.blocks.count) for task in tasks for part in task.parts)


def test_queries_with_other_gap_costs_are_tasks_of_their_own():
    planner, job, limits = planned(SMALL)
    for number in range(6):
        add(planner, job, 100, OTHER_COSTS if number % 2 else BLOSUM62)
    for task in taken(planner, job, limits):
        assert len({part.query.scheme.gap_open for part in task.parts}) == 1
    first = add(planner, job, 100)
    assert job.take(resident(planner), limits).parts[0].query is first


def test_a_stopped_query_is_not_computed():
    planner, job, limits = planned(SMALL)
    queries = [add(planner, job, 100) for _ in range(5)]
    job.stop(queries[0])
    job.stop(queries[3])
    asked = {part.query for task in taken(planner, job, limits) for part in task.parts}
    assert asked == {queries[1], queries[2], queries[4]}
    assert job.seconds_left == pytest.approx(0, abs=1e-9)
    for query in asked:
        job.stop(query)
    assert job.close_if_idle()


def test_what_a_device_returns_another_takes():
    planner, job, limits = planned(SMALL)
    query = add(planner, job, 300)
    before = job.seconds_left
    task = job.take(resident(planner), limits)
    rest = job.seconds_left
    assert rest < before
    job.return_unfinished(task.parts)
    assert job.seconds_left == pytest.approx(before)
    blocks = sum(part.high - part.low for each in taken(planner, job, limits) for part in each.parts)
    assert blocks == query.left


def test_overflows_of_many_queries_share_tasks():
    planner, job, limits = planned(SMALL)
    for _ in range(4):
        add(planner, job, 100)
    parts = [part for task in taken(planner, job, limits) for part in task.parts]
    for part in parts:
        job.rescore(part, np.arange(20, dtype=np.int32))
        done(job, part)
    assert not job.close_if_idle()
    assert all(job.has_tasks(part.blocks.chunk.key) for part in parts)
    (task,) = taken(planner, job, limits)
    assert task.build.form is WIDE
    assert len(task.parts) == len(parts)
    assert len({part.query for part in task.parts}) == 4
    for part in task.parts:
        done(job, part)
        assert part.query.rescored % 20 == 0
    assert job.close_if_idle()


def test_chunks_that_no_device_has_are_loaded_first():
    planner, job, limits = planned(LARGE)
    add(planner, job, 100)
    first, second = (job.next_to_load((), idle=False) for _ in range(2))
    assert first is planner.chunk_plan.chunks[0]
    assert second is planner.chunk_plan.chunks[1]
    job.release([first.key])
    assert job.next_to_load((), idle=False) is first
    assert job.take((), limits) is None
    for _ in planner.chunk_plan.chunks[2:]:
        job.next_to_load((), idle=False)
    assert job.next_to_load((), idle=False) is None
    assert job.next_to_load((), idle=True) is not None


def test_a_part_counts_its_own():
    planner, job, _ = planned(SMALL)
    query = add(planner, job, 10)
    blocks = planner.plan(query.codes, BLOSUM62, form_of("tiled", BLOSUM62, [H200])).blocks[0]
    whole = TiledPart(query, blocks, 0, blocks.count)
    halves = TiledPart(query, blocks, 0, 2), TiledPart(query, blocks, 2, blocks.count)
    assert whole.cells == sum(half.cells for half in halves)
    assert whole.units == sum(half.units for half in halves)


def test_seconds_covered_by_launches_side_by_side_count_once():
    assert covered_seconds([]) == 0
    assert covered_seconds([(3, 4), (0, 1), (0.5, 2), (0.6, 0.7)]) == 3


@pytest.mark.parametrize(("giants", "cut"), [(0, False), (8, True)])
def test_windows_of_some_subjects_only_where_the_others_are_shorter(giants, cut):
    """All of 3,000 subjects have no room as windows; windows of some alone are only work besides."""
    lengths = np.array([9_000] * 3_000 + [35_000] * giants, np.int32)
    planner, _, _ = planned(Subjects(f"{giants} giants", lengths, None))
    query = np.random.default_rng(1).integers(0, 20, 144).astype(np.uint8)
    form = form_of("tiled", BLOSUM62, [H200])
    planner.plan(query, BLOSUM62, form)
    windows = planner.windows
    assert (windows is not None) == cut
    if cut:
        owners = set(windows.owners.tolist())
        assert set(range(3_000, 3_008)) <= owners
        assert len(owners) < 500
    planner.plan(query, BLOSUM62, form)
    assert planner.windows is windows


def test_giants_without_room_as_windows_are_planned_as_long_as_they_are():
    """Windows were chosen and none could be cut: what is left is not as short as they would leave it."""
    planner, _, _ = planned(Subjects("giants", np.full(4_000, 10_000, np.int32), None))
    query = np.random.default_rng(1).integers(0, 20, 144).astype(np.uint8)
    plan = planner.plan(query, BLOSUM62, form_of("tiled", BLOSUM62, [H200]))
    assert planner.windows is None
    assert {blocks.build.name for blocks in plan.blocks} == {"folded-16x12"}
