"""A benchmark measures what it was asked to, and no figure counts before its scores were checked."""

import dataclasses
import time
from types import SimpleNamespace

import numpy as np
import pytest

from swathe.core.benchmark import reference, run
from swathe.core.benchmark.estimate import usual_rate
from swathe.core.benchmark.events import Began, Measured, Preparing, Working
from swathe.core.benchmark.request import DatabaseChoice, Variant
from swathe.core.benchmark.results import Outcome
from swathe.core.benchmark.simulated import open_choice
from swathe.core.cancel import CancelToken
from swathe.core.engines import cpu, open_engine
from swathe.core.engines.base import Engine
from swathe.core.errors import DeviceError, SwatheError
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.steps import run_to_end
from tests.core.benchmark.conftest import follow

_SLOW_CELL = 4e-7
"""Seconds."""


class Disturbed(Engine):
    """An engine whose scores or runs go wrong in a chosen way."""

    def __init__(self, engine, change):
        self._engine = engine
        self._change = change
        self.runs = 0
        self.name, self.kernel, self.label = engine.name, engine.kernel, engine.label
        self.warnings = engine.warnings

    def close(self):
        self._engine.close()

    def score(self, query, scheme, database, scores, token):
        yield from self._engine.score(query, scheme, database, scores, token)
        self.runs += 1
        self._change(self, scores)


def disturbing(kernel, change):
    def open_one(name, chosen="auto", threads=0, devices=None, **options):
        engine = open_engine(name, chosen, threads, devices, **options)
        return Disturbed(engine, change) if chosen == kernel else engine

    return open_one


def test_everything_is_measured_once(benchmark):
    assert benchmark.complete
    assert len(benchmark.measurements) == 2 * 2 * 2 * 2 * 2
    cases = {(m.variant.text, m.query, m.database, m.gap_costs) for m in benchmark.measurements}
    assert len(cases) == len(benchmark.measurements)
    for m in benchmark.measurements:
        assert m.outcome is Outcome.MEASURED
        assert len(m.seconds) == 2 and min(m.seconds) > 0
        assert m.slowest_gcups <= m.gcups <= m.fastest_gcups
        assert m.gcups == pytest.approx(m.cells / np.median(m.seconds) / 1e9)
        assert m.checked.startswith(f"all {m.database_sequences:,}")
        other = "lanes" if m.variant.kernel == "scalar" else "scalar"
        assert m.checked.endswith(f"scores, against the {other} kernel"), "it was with the processor's scalar"
        threads = m.variant.setting("threads")
        assert f"{threads} thread" in m.engine_label
    assert benchmark.summary == "32 measurements, each with its scores checked first"
    nothing = dataclasses.replace(benchmark, measurements=(), complete=False)
    assert nothing.summary == "No measurements · stopped early"


@pytest.mark.long
def test_events_say_how_far_it_is(make_request):
    events, result = follow(make_request())
    assert result is not None
    began = next(event for event in events if isinstance(event, Began))
    assert began.n_measurements == 4
    measured = [event.measurement for event in events if isinstance(event, Measured)]
    assert tuple(measured) == result.measurements
    working = [event for event in events if isinstance(event, Working)]
    done = [event.share for event in working]
    assert done == pytest.approx(sorted(done)) and done[-1] > 0.5
    assert all(0 < event.number <= 4 and 0 <= event.share <= 1 for event in working)
    assert any(
        isinstance(event, Preparing)
        for event in follow(make_request(databases=(DatabaseChoice("equal", n_sequences=30, length=20),)))[0]
    )


def test_the_time_left_is_right_once_every_kernel_has_run(make_request, monkeypatch):
    """Forty seconds were said of eighteen: every kernel was taken for as slow as the one that checks."""
    clock = [0.0]
    monkeypatch.setattr(run, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(run, "_INTERVAL", 0.0)

    class OfKnownRate(Disturbed):
        def score(self, query, scheme, database, scores, token):
            before, slow = 0, 3 if len(opened) > 2 and not self.runs else 1
            for cells in self._engine.score(query, scheme, database, scores, token):
                clock[0] += (cells - before) * self._change * slow
                before = cells
                yield cells
            self.runs += 1

    opened = []

    def open_one(name, chosen="auto", threads=0, devices=None, **options):
        clock[0] += 1_000
        opened.append(chosen)
        engine = open_engine(name, chosen, threads, devices, **options)
        return OfKnownRate(engine, {"lanes": 1e-9, "scalar": 50e-9}[chosen])

    events, result = follow(make_request(), open_engine=open_one)
    said = [event for event in events if isinstance(event, Working) and event.seconds_left is not None]
    once = sum(m.cells for m in result.measurements) / 2  # of each kernel: reference, check, two timed runs
    opening = 2 * 1_000
    said = [
        event for event in said if event.seconds > opening + 1.01e-9 * once
    ]  # after lanes, scalar has run
    first = said[0]
    true = 4 * once * 51e-9 - (first.seconds - opening)
    assert first.number == 1 and first.seconds_left == pytest.approx(true, rel=0.1)
    most = max(event.seconds_left for event in said)
    assert most < 1.6 * first.seconds_left, "a slow first run does not stand for all to come"


def test_the_time_left_counts_what_is_slow_for_longer(make_request, queries, monkeypatch):
    """Cells were counted: one core was taken for as fast as two, a short query for as quick as a long one."""
    clock, cores = [0.0], 2
    monkeypatch.setattr(run, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(run, "_INTERVAL", 0.0)
    monkeypatch.setattr(cpu, "available_threads", lambda: cores)

    class ThreeTimesAsSlowAsUsual(Disturbed):
        def score(self, query, scheme, database, scores, token):
            before, variant = 0, Variant("cpu", self.kernel, (("threads", self._change),))
            for cells in self._engine.score(query, scheme, database, scores, token):
                clock[0] += 3 * (cells - before) / usual_rate(variant, len(query), (), cores)
                before = cells
                yield cells

    def open_one(name, chosen="auto", threads=0, devices=None, **options):
        return ThreeTimesAsSlowAsUsual(open_engine(name, chosen, threads, devices, **options), threads)

    short = dataclasses.replace(queries[0], codes=queries[0].codes[:25])
    request = make_request(
        variants=tuple(Variant("cpu", "lanes", (("threads", n),)) for n in (1, 2)), queries=(short, *queries)
    )
    events, result = follow(request, open_engine=open_one)
    assert {m.outcome for m in result.measurements} == {Outcome.MEASURED}
    working = [event for event in events if isinstance(event, Working)]
    said = [event for event in working if event.seconds_left is not None]
    assert all(event.seconds == 0 for event in working if event not in said), "only while nothing is known"
    for event in said:
        assert event.seconds + event.seconds_left == pytest.approx(clock[0], rel=0.01)
        assert event.share == pytest.approx(event.seconds / clock[0], abs=0.01), "what the bar shows"


def at_rates(monkeypatch, seconds_of):
    """Let a clock, which is returned, go on by what `seconds_of(kernel, clock, cells)` says of every step."""
    clock = [0.0]
    monkeypatch.setattr(run, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(run, "_INTERVAL", 0.0)

    class Timed(Disturbed):
        def score(self, query, scheme, database, scores, token):
            before = 0
            for cells in self._engine.score(query, scheme, database, scores, token):
                clock[0] += seconds_of(self.kernel, clock[0], cells - before)
                before = cells
                yield cells

    def open_one(name, chosen="auto", threads=0, devices=None, **options):
        return Timed(open_engine(name, chosen, threads, devices, **options), None)

    return clock, open_one


def test_the_time_left_follows_when_other_programs_start(make_request, monkeypatch):
    """*1:29 left* stood for forty seconds: for long all counted that had run before these."""
    clock, open_one = at_rates(
        monkeypatch, lambda _, now, cells: cells * (1 if now < 100 else 4) * _SLOW_CELL
    )
    request = make_request(variants=(Variant("cpu", "lanes"),))
    events, result = follow(request, open_engine=open_one)
    said = [event for event in events if isinstance(event, Working) and 150 < event.seconds < 0.9 * clock[0]]
    assert result is not None and clock[0] > 300 and len(said) > 2
    for event in said:
        assert event.seconds_left == pytest.approx(clock[0] - event.seconds, rel=0.2), event.seconds


def test_the_bar_shows_time_where_one_kernel_is_slower_than_usual(make_request, monkeypatch):
    """It was of usual rates alone: most of it was over when most of the time was to come."""
    rate = {"lanes": 1, "scalar": 30}
    clock, open_one = at_rates(monkeypatch, lambda kernel, _, cells: cells * rate[kernel] * 1e-9)
    events, _ = follow(make_request(), open_engine=open_one)
    shares = [(event.share, event.seconds / clock[0]) for event in events if isinstance(event, Working)]
    known = [pair for pair in shares if pair[1] > 0.3]
    assert len(known) > 5 and [share for share, _ in shares] == sorted(share for share, _ in shares)
    for share, passed in known:
        assert share == pytest.approx(passed, abs=0.05)


def test_compiling_a_kernel_does_not_count_for_the_time_left(make_request, monkeypatch):
    """Three minutes were left of twelve seconds: the first step, which compiled, stood for all to come."""
    clock = [0.0]
    monkeypatch.setattr(run, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(run, "_INTERVAL", 0.0)
    compiled = set()

    class CompiledFirst(Disturbed):
        def score(self, query, scheme, database, scores, token):
            before = 0
            for cells in self._engine.score(query, scheme, database, scores, token):
                clock[0] += (cells - before) * 1e-9 + (0 if self.kernel in compiled else 100)
                compiled.add(self.kernel)
                before = cells
                yield cells

    def open_one(name, chosen="auto", threads=0, devices=None, **options):
        return CompiledFirst(open_engine(name, chosen, threads, devices, **options), None)

    events, result = follow(make_request(), open_engine=open_one)
    working = [event for event in events if isinstance(event, Working) and event.seconds_left is not None]
    measured = next(place for place, event in enumerate(events) if isinstance(event, Measured))
    after = [event for event in working if events.index(event) > measured]
    assert {m.outcome for m in result.measurements} == {Outcome.MEASURED} and len(after) > 3
    for event in after:
        assert event.seconds_left <= 2 * (clock[0] - event.seconds) + 1e-9


def test_runs_in_which_an_engine_learns_are_not_timed(make_request, queries):
    def slow_until_it_knows(engine, scores):
        engine.learning = engine.runs <= 3
        if engine.learning:
            time.sleep(0.2)

    engines = []

    def open_one(name, chosen="auto", threads=0, devices=None, **options):
        engine = open_engine(name, chosen, threads, devices, **options)
        if chosen != "scalar":
            return engine
        engines.append(Disturbed(engine, slow_until_it_knows))
        return engines[-1]

    request = make_request(variants=(Variant("cpu", "scalar"),), queries=queries[:1])
    _, result = follow(request, open_engine=open_one)
    (measured,) = result.measurements
    assert len(measured.seconds) == request.repeats
    assert engines[-1].runs == 4 + request.repeats, "checked, then until it knows"


def test_wrong_scores_have_no_figures(make_request):
    def spoil(engine, scores):
        scores[7] += 1

    _, result = follow(make_request(), open_engine=disturbing("scalar", spoil))
    # Scalar is also what checks lanes, so both disagree: the reference is as good as what it is made of.
    by_kernel = {m.variant.kernel: m for m in result.measurements}
    assert by_kernel["scalar"].outcome is Outcome.WRONG
    assert by_kernel["scalar"].gcups is None and by_kernel["scalar"].seconds == ()
    assert by_kernel["scalar"].problem.startswith("1 score is wrong, the first of record ")
    assert "WRONG scores" in result.summary


def test_scores_that_change_between_runs_have_no_figures(make_request):
    def spoil(engine, scores):
        scores[3] += engine.runs > 1

    request = make_request(variants=(Variant("cpu", "scalar"),))
    _, result = follow(request, open_engine=disturbing("scalar", spoil))
    assert {m.outcome for m in result.measurements} == {Outcome.WRONG}


def test_an_engine_that_fails_ends_its_own_measurements_only(make_request):
    def fail(engine, scores):
        raise DeviceError("GPU 0 fell off the bus.", "Restart.")

    request = make_request(variants=(Variant("cpu", "scalar", (("threads", 1),)), Variant("gpu", "no-such")))
    _, result = follow(request, open_engine=disturbing("scalar", fail))
    assert [m.outcome for m in result.measurements] == [Outcome.NOT_RUN] * 4
    assert "fell off the bus" in result.measurements[0].problem
    assert "no kernel no-such" in result.measurements[2].problem


def test_cancelling_keeps_what_was_measured(make_request):
    token = CancelToken()
    request = make_request(variants=tuple(Variant("cpu", "lanes", (("threads", n),)) for n in (1, 2, 3)))
    from swathe.core.benchmark.run import run_benchmark

    steps, measured, later = run_benchmark(request, token), 0, 0
    while True:
        try:
            event = next(steps)
        except StopIteration as stop:
            result = stop.value
            break
        later += token.cancelled
        measured += isinstance(event, Measured)
        if measured == 2:
            token.cancel()
    assert later <= 1, "it ends at once"
    assert not result.complete and len(result.measurements) == 2
    assert "stopped early" in result.summary


def test_cancelled_before_the_database_is_open(make_request):
    token = CancelToken()
    token.cancel()
    request = make_request(databases=(DatabaseChoice("equal", n_sequences=31, length=20),))
    assert follow(request, token)[1] is None


def test_a_database_that_is_not_there_is_an_error(make_request, tmp_path):
    with pytest.raises(SwatheError, match="nowhere"):
        follow(make_request(databases=(DatabaseChoice("file", tmp_path / "nowhere.fasta"),)))


def opened(choice):
    return run_to_end(open_choice(choice, CancelToken()))


def test_a_large_database_is_checked_by_a_sample_and_the_best(make_request, monkeypatch):
    monkeypatch.setattr(reference, "ALL_CELLS", {"lanes": 0, "scalar": 0})
    monkeypatch.setattr(reference, "RANDOM_SUBJECTS", 40)
    database = opened(DatabaseChoice("equal", n_sequences=300, length=30))
    chosen = reference.subjects_to_check("lanes", 100, database)
    assert len(chosen) == 40 and (np.diff(chosen) > 0).all()
    request = make_request(
        databases=(DatabaseChoice("equal", n_sequences=300, length=30),), variants=(Variant("cpu", "scalar"),)
    )
    _, result = follow(request)
    assert all(m.outcome is Outcome.MEASURED for m in result.measurements)
    said = "40 at random and the best 100 of 300 scores, against the lanes kernel"
    assert result.measurements[0].checked == said

    def spoil_the_best(engine, scores):
        scores[np.setdiff1d(np.arange(300), chosen)[5]] = 9_999

    _, result = follow(request, open_engine=disturbing("scalar", spoil_the_best))
    assert {m.outcome for m in result.measurements} == {Outcome.WRONG}, "found among the best, not the sample"
    assert "9,999" in result.measurements[0].problem


def test_the_real_sample_is_large_enough():
    assert reference.RANDOM_SUBJECTS >= 2_000


def test_a_simulated_database_is_made_once(cache):
    choice = DatabaseChoice("swiss-prot", n_sequences=60)
    first = opened(choice)
    assert first.n_sequences == 60
    made = {path: path.stat().st_ino for path in (cache / "simulated").glob("*.swdb")}
    assert opened(choice).key == first.key
    for path, number in made.items():
        assert path.stat().st_ino == number
    assert not list((cache / "simulated").glob("*.fasta"))
    for n in range(61, 66):
        opened(DatabaseChoice("swiss-prot", n_sequences=n))
    assert len(list((cache / "simulated").glob("*.swdb"))) <= 4


def test_gap_costs_of_every_scheme_are_measured(make_request):
    schemes = tuple(ScoringScheme.load("BLOSUM62", *pair) for pair in ((10, 2), (40, 3)))
    request = make_request(schemes=schemes, variants=(Variant("cpu", "lanes"),), repeats=1)
    _, result = follow(request)
    assert [m.gap_costs for m in result.measurements] == ["10-2k", "10-2k", "40-3k", "40-3k"]
    assert result.measurements[0].spread is None, "one run has none"
