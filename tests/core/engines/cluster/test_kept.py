"""Scores that stay with the workers: the same hits, E-values, charts and files as of those that come back."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import signal
import threading
import time

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines.cluster import kept as kept_room
from swathe.core.engines.cluster import worker as worker_room
from swathe.core.engines.cluster.engine import ClusterEngine
from swathe.core.engines.cluster.kept import ScoresThere
from swathe.core.engines.cluster.messages import TaskFailure
from swathe.core.engines.cpu import CpuEngine
from swathe.core.errors import EngineUnavailable
from swathe.core.history.run_file import read_run, write_run
from swathe.core.results.score_distribution import ScoreDistribution, describe_scores
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Cancelled, Failed, Finished
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.statistics.score_counts import distinct_of_range
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from swathe.core.taxonomy.choice import TaxonChoice
from tests.core.engines.cluster.conftest import cluster_here, opened, processes_here
from tests.core.taxonomy.dump import write_dump

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
QUERIES = tuple(read_sequences(sample_queries())[0])
AMINO = np.array(list("ARNDCQEGHILKMFPSTWYV"))
LIMIT = 60.0
"""Seconds that nothing here may take."""


pytestmark = pytest.mark.usefixtures("cut_everything")


@pytest.fixture(scope="module")
def proteins(tmp_path_factory):
    """Two files: the sample with relatives of its first query, and a thousand strangers; some are empty."""
    folder = tmp_path_factory.mktemp("proteins")
    rng = np.random.default_rng(5)
    parent = np.array(list(QUERIES[0].letters))
    records = []
    for n, share in enumerate(np.linspace(0.2, 0.8, 40)):
        other = np.where(rng.random(parent.size) < share, rng.choice(AMINO, parent.size), parent)
        records.append(f">r{n} OX={(9606, 10090)[n % 2]}\n{''.join(other)}\n")
    for n, length in enumerate(rng.integers(0, 160, 1_000)):
        records.append(f">s{n} OX={(9606, 10090, 562)[n % 3]}\n{''.join(rng.choice(AMINO, length))}\n")
    paths = folder / "relatives.fasta", folder / "strangers.fasta"
    paths[0].write_text(sample_database().read_text() + "".join(records[:40]))
    paths[1].write_text("".join(records[40:]))
    return paths


def request_of(proteins, queries=QUERIES, scheme=SCHEME, **changes):
    return SearchRequest(queries, proteins[0], scheme, more_databases=proteins[1:], **changes)


@contextlib.contextmanager
def keeping(address):
    """Give an engine of which no scores come back, however few."""
    with contextlib.closing(ClusterEngine(address)) as engine:
        engine.most_here = 0
        yield engine


@pytest.fixture
def engine():
    with cluster_here() as (address, plugins), keeping(address) as engine:
        engine.plugins = plugins
        yield engine


def found(request, engine, **options):
    *_, end = run_request(request, engine, CancelToken(), **options)
    assert isinstance(end, Finished), end
    return end.result


def described(result, index) -> ScoreDistribution:
    query = result.queries[index]
    *_, last = describe_scores(query, result.plan.parameters_of(index), CancelToken())
    assert last is not None
    return last


def assert_same_fields(one, other):
    for field in dataclasses.fields(one):
        np.testing.assert_array_equal(getattr(one, field.name), getattr(other, field.name), field.name)


def assert_same(one, other):
    """Hits, E-values and all that charts show are the same to the last digit."""
    for index, (ours, theirs) in enumerate(zip(one.queries, other.queries, strict=True)):
        assert ours.significance == theirs.significance
        assert (ours.compared, ours.significant, ours.cells, ours.evalues) == (
            theirs.compared, theirs.significant, theirs.cells, theirs.evalues,
        )  # fmt: skip
        for name in (
            "subjects", "scores", "bits", "log10_evalues", "adjusted", "reverse", "matrix_log10_evalues",
        ):  # fmt: skip
            np.testing.assert_array_equal(getattr(ours.hits, name), getattr(theirs.hits, name), name)
        assert ours.hits.pairwise.keys() == theirs.hits.pairwise.keys()
        for row, pair in theirs.hits.pairwise.items():
            assert_same_fields(ours.hits.pairwise[row], pair)
        assert_same_fields(described(one, index), described(other, index))
    for mine, theirs in zip(one.rounds, other.rounds, strict=True):
        for ours, other_round in zip(mine.queries, theirs.queries, strict=True):
            np.testing.assert_array_equal(ours.included, other_round.included)
            np.testing.assert_array_equal(ours.left_out, other_round.left_out)
            np.testing.assert_array_equal(ours.profile.scores, other_round.profile.scores)


def both(engine, request):
    """Return a search of which the scores stayed with the workers, and the same by one engine here."""
    ours = found(request, engine)
    assert all(query.scores is None for query in ours.queries)
    with contextlib.closing(CpuEngine(2)) as cpu:
        return ours, found(request, cpu)


def kept_tasks(plugins):
    """Return how many results workers hold."""
    return sum(len(plugin._worker.data) for plugin in plugins)


def assert_let_go(plugins):
    limit = time.monotonic() + LIMIT
    while kept_tasks(plugins):
        assert time.monotonic() < limit, "scores are kept that nobody wants"
        time.sleep(0.01)


MANY = tuple(Sequence(f"q{n}", QUERIES[n % len(QUERIES)].codes[n : n + 90]) for n in range(20))


class TestTheSame:
    @pytest.mark.parametrize("evalues", ["adjusted", "fitted", "matrix"])
    @pytest.mark.parametrize(
        "changes",
        [{}, {"top": 3}, {"evalue": 1e9}, {"queries": MANY, "evalue": 1.0}],
        ids=["usual", "top", "all", "many"],
    )
    def test_hits_and_charts(self, engine, proteins, evalues, changes):
        ours, theirs = both(engine, request_of(proteins, evalues=evalues, **changes))
        assert_same(ours, theirs)
        assert len(theirs.queries[0].hits) > 2
        assert all(side.cells for side in ours.sides) and len(ours.sides) == 2
        assert_let_go(engine.plugins)

    def test_without_statistics(self, engine, proteins):
        scheme = ScoringScheme.load("BLOSUM62", 1, 1)
        ours, theirs = both(engine, request_of(proteins, QUERIES[:1], scheme))
        assert not theirs.queries[0].significance.available
        assert_same(ours, theirs)

    @pytest.mark.parametrize(
        "changes",
        [
            {"mask": SegParameters()},
            {"pairwise": PairwiseOptions(200, top=4)},
            {"iteration": RoundOptions(3)},
            {"iteration": RoundOptions(2), "evalues": "matrix", "top": 3},
        ],
        ids=["masked", "permuted", "rounds", "rounds by matrix"],
    )
    def test_what_is_made_of_hits(self, engine, proteins, changes):
        ours, theirs = both(engine, request_of(proteins, **changes))
        assert_same(ours, theirs)
        if "iteration" in changes:
            assert len(theirs.rounds) > 1
            assert theirs.rounds[-1].queries[0].included.size > 10
        if changes == {"iteration": RoundOptions(3)}:  # the fit to the reversed profile was made
            assert theirs.queries[0].significance.parameters.source == "fitted"

    def test_some_taxa(self, engine, proteins, tmp_path):
        taxa = TaxonChoice(write_dump(tmp_path / "dump"), ("Mammalia",))
        ours, theirs = both(engine, request_of(proteins, taxa=taxa))
        assert 600 < theirs.plan.database.n_sequences < 800
        assert_same(ours, theirs)

    def test_a_saved_run(self, engine, proteins, tmp_path):
        ours, theirs = both(engine, request_of(proteins, evalues="fitted"))
        run_to_end(write_run(ours, tmp_path / "run.swr", CancelToken(), align=False))
        assert_same(read_run(tmp_path / "run.swr").result, theirs)

    def test_all_scores_come_back_where_they_are_wanted(self, engine, proteins):
        request = request_of(proteins)
        with contextlib.closing(CpuEngine(1)) as cpu:
            theirs = found(request, cpu, all_scores=True)
        ours = found(request, engine, all_scores=True)
        for mine, other in zip(ours.queries, theirs.queries, strict=True):
            np.testing.assert_array_equal(mine.scores, other.scores)

    def test_few_come_back(self, proteins):
        with cluster_here() as (address, _), contextlib.closing(ClusterEngine(address)) as engine:
            assert engine.most_here == 10_000_000
            assert all(query.scores is not None for query in found(request_of(proteins), engine).queries)


def before_asking(monkeypatch, action, number=1):
    """Call something before the scores are asked about for the so manyth time."""
    asked = []
    ask = ScoresThere.ask

    def asking(self, question, token):
        asked.append(question)
        if len(asked) == number:
            action()
        return ask(self, question, token)

    monkeypatch.setattr(ScoresThere, "ask", asking)
    return asked


failed: list[int] = []
answer = worker_room.answer


def failing_once(kept, question, begin):
    if begin and not failed:
        failed.append(begin)
        return TaskFailure("x", "There is not enough memory.")
    return answer(kept, question, begin)


async def lose(address, dask_scheduler):
    """Remove a worker, with all that it keeps."""
    await dask_scheduler.remove_worker(address, stimulus_id="test")


class TestFaults:
    @pytest.mark.parametrize("number", [1, 2])
    def test_a_worker_leaves_before_it_is_asked(self, proteins, monkeypatch, number):
        from distributed import Client

        monkeypatch.setattr(kept_room, "ROSTER_SECONDS", 0.05)
        request = request_of(proteins, QUERIES[:1], evalues="fitted")
        with cluster_here() as (address, plugins), keeping(address) as engine:

            def leave():
                with Client(address, set_as_default=False) as client:
                    client.run_on_scheduler(lose, address=plugins[0]._worker.address)

            asked = before_asking(monkeypatch, leave, number)
            ours, theirs = both(engine, request)
            assert len(asked) >= number
            assert_same(ours, theirs)

    @pytest.mark.long
    @pytest.mark.parametrize("how_many", [1, 2])
    def test_processes_are_killed_before_they_are_asked(self, proteins, monkeypatch, how_many):
        request = request_of(proteins, evalues="fitted")
        with processes_here() as (address, pids), keeping(address) as engine:

            def kill():
                for pid in pids()[:how_many]:
                    os.kill(pid, signal.SIGKILL)

            before_asking(monkeypatch, kill, 2)
            began = time.monotonic()
            ours, theirs = both(engine, request)
            assert time.monotonic() - began < LIMIT
            assert_same(ours, theirs)

    def test_one_that_cannot_answer(self, engine, proteins, monkeypatch):
        """Another worker computes its part."""
        monkeypatch.setattr(worker_room, "answer", failing_once)
        failed.clear()
        ours, theirs = both(engine, request_of(proteins, QUERIES[:1]))
        assert failed
        assert_same(ours, theirs)

    def test_none_that_can_answer(self, engine, proteins, monkeypatch):
        failure = TaskFailure("x", "There is not enough memory.")
        monkeypatch.setattr(worker_room, "answer", lambda kept, question, begin: failure)
        *_, end = run_request(request_of(proteins), engine, CancelToken())
        assert isinstance(end, Failed)
        assert (
            "failed 4 times to compute a part of the search: There is not enough memory" in end.error.message
        )
        assert_let_go(engine.plugins)

    def test_nothing_is_heard(self, engine, proteins, monkeypatch):
        monkeypatch.setattr(kept_room, "PATIENCE_SECONDS", 0.3)
        monkeypatch.setattr(worker_room, "answer", lambda kept, question, begin: time.sleep(2))
        *_, end = run_request(request_of(proteins), engine, CancelToken())
        assert isinstance(end, Failed) and "Nothing was heard of the cluster" in end.error.message

    def test_the_scheduler_is_gone(self, proteins, monkeypatch):
        with cluster_here() as (address, _), keeping(address) as engine:

            def close():
                client = engine._client
                client.loop.add_callback(client.scheduler.close_comm)
                client.loop.add_callback(client._close, fast=True)

            before_asking(monkeypatch, close)
            *_, end = run_request(request_of(proteins), engine, CancelToken())
            assert isinstance(end, Failed) and "is gone" in end.error.message


class TestCancelled:
    def test_between_scoring_and_asking(self, engine, proteins, monkeypatch):
        token = CancelToken()
        when = []

        def cancel():
            when.append(time.monotonic())
            token.cancel()

        before_asking(monkeypatch, cancel, 3)
        *_, end = run_request(request_of(proteins, MANY, evalues="fitted"), engine, token)
        assert time.monotonic() - when[0] < 5
        assert isinstance(end, Cancelled)
        assert len(end.partial.queries) < len(MANY)
        assert_let_go(engine.plugins)
        monkeypatch.undo()
        assert_same(*both(engine, request_of(proteins, QUERIES[:1])))

    def test_in_mid_search(self, engine, proteins):
        token = CancelToken()
        queries = (Sequence("long", np.tile(QUERIES[0].codes, 300)), *QUERIES)
        for end in run_request(request_of(proteins, queries), engine, token):
            if getattr(end, "cells_done", 0):
                token.cancel()
        assert isinstance(end, Cancelled) and not end.partial.queries
        assert_let_go(engine.plugins)


def test_a_program_that_dies_leaves_nothing(proteins):
    with cluster_here() as (address, plugins):
        with keeping(address) as engine:
            scores, cells = begun(engine, proteins)
            assert list(cells)
            assert scores.compared and kept_tasks(plugins)
        assert_let_go(plugins)


def test_nobody_is_asked_once_the_engine_is_closed(proteins):
    with cluster_here() as (address, _):
        with keeping(address) as engine:
            scores, cells = begun(engine, proteins)
            assert list(cells)
        with pytest.raises(EngineUnavailable, match="is gone"):
            scores.ask(distinct_of_range, CancelToken())
        scores.close()


class Waiting:
    """Stands for `score_all` on a worker: it says that it was called, and goes on when it may."""

    def __init__(self, monkeypatch):
        self.score_all = worker_room.score_all
        self.called, self.may_go_on = threading.Event(), threading.Event()
        monkeypatch.setattr(worker_room, "score_all", self)

    def __call__(self, *arguments):
        self.called.set()
        assert self.may_go_on.wait(LIMIT)
        return self.score_all(*arguments)


def test_a_worker_is_asked_while_it_scores_the_next_query(proteins, monkeypatch):
    monkeypatch.setattr(kept_room, "PATIENCE_SECONDS", 5.0)
    with cluster_here(1) as (address, _), keeping(address) as engine:
        scores, cells = begun(engine, proteins)
        assert list(cells)
        waiting = Waiting(monkeypatch)
        try:
            _, next_cells = begun(engine, proteins)
            next(next_cells)
            assert waiting.called.wait(LIMIT)
            assert scores.ask(distinct_of_range, CancelToken())
        finally:
            waiting.may_go_on.set()
        assert list(next_cells)


def test_a_query_that_waits_for_its_turn_is_cancelled(proteins, monkeypatch):
    """Another search has the worker's engine, and keeps it."""
    with cluster_here(1) as (address, plugins), keeping(address) as engine, keeping(address) as other:
        for one in (engine, other):
            assert list(begun(one, proteins)[1])
        waiting = Waiting(monkeypatch)
        try:
            _, cells = begun(other, proteins)
            next(cells)
            assert waiting.called.wait(LIMIT)
            token = CancelToken()
            _, next_cells = begun(engine, proteins, token)
            next(next_cells)
            limit = time.monotonic() + LIMIT
            while plugins[0].running < 2:
                assert time.monotonic() < limit
                time.sleep(0.01)
            token.cancel()
            list(next_cells)
            while plugins[0].running > 1:
                assert time.monotonic() < limit
                time.sleep(0.01)
            assert not waiting.may_go_on.is_set()
        finally:
            waiting.may_go_on.set()
        assert list(cells)


def test_scores_that_nobody_waits_for_are_let_go(engine, proteins):
    scores, cells = begun(engine, proteins)
    assert list(cells)
    assert kept_tasks(engine.plugins)
    scores.close()
    assert_let_go(engine.plugins)
    scores, cells = begun(engine, proteins)
    next(cells)
    cells.close()
    assert not scores.compared
    assert_let_go(engine.plugins)


def begun(engine, proteins, token=None):
    subjects = opened(proteins[0]).subjects()
    return engine.begin(QUERIES[0].codes, SCHEME, subjects, token or CancelToken())
