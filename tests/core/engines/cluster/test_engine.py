"""The cluster engine with workers in this process: exact, resident, cancelled at once, and told apart."""

from __future__ import annotations

import contextlib
import shutil
import threading
import time
from dataclasses import replace

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database import open_databases
from swathe.core.database.restricted import RestrictedDatabase
from swathe.core.database.subjects import in_memory
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.engines.cluster import worker as worker_room
from swathe.core.engines.cluster.engine import ClusterEngine
from swathe.core.engines.cluster.messages import PackedScores
from swathe.core.engines.cluster.worker import SearchPlugin
from swathe.core.engines.cpu import CpuEngine
from swathe.core.errors import EngineUnavailable, InvalidRequest
from swathe.core.permutation.device_scorer import copy_scorer
from swathe.core.permutation.scorers import CopiesToScore
from swathe.core.run import run_request
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme
from swathe.core.search.events import Finished, Progress
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import run_to_end
from tests.core.engines.cluster.conftest import (
    SCHEME,
    cluster_here,
    expected,
    opened,
    query_of,
    scores_of,
    write_fasta,
)

pytestmark = pytest.mark.usefixtures("cut_everything")


class TestScores:
    def test_a_database_in_a_file(self, engine, packed):
        subjects = opened(packed).subjects()
        for m in (1, 30, 300):
            query = query_of(m, m)
            assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
        assert [side.cells > 0 for side in engine.report.sides] == [True, True]
        assert sum(side.cells for side in engine.report.sides) == 300 * subjects.n_residues
        assert not engine.warnings

    def test_a_range_of_it(self, engine, packed):
        subjects = opened(packed).subjects().range(100, 350)
        query = query_of(120)
        assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()

    def test_databases_that_are_joined(self, engine, packed, tmp_path):
        other = write_fasta(tmp_path / "other.fasta", 90, seed=8)
        subjects = run_to_end(open_databases([packed, other], CancelToken())).subjects()
        query = query_of(70)
        assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
        assert [side.cells > 0 for side in engine.report.sides] == [True, True]
        assert not engine.warnings

    def test_a_part_of_a_database(self, engine, packed):
        whole = opened(packed)
        some = RestrictedDatabase(whole, np.random.default_rng(4).random(600) < 0.3, "some").subjects()
        query = query_of(60)
        assert (scores_of(engine, query, some) == expected(query, some)).all()
        assert not engine.warnings

    def test_subjects_that_only_the_client_has(self, engine, packed):
        chosen = opened(packed).subjects().chosen(np.arange(0, 600, 7))
        query = query_of(90)
        assert (scores_of(engine, query, chosen) == expected(query, chosen)).all()

    def test_a_pssm(self, engine, packed):
        subjects = opened(packed).subjects()
        codes = query_of(60)
        table = np.random.default_rng(2).integers(-6, 9, (60, SCHEME.table(codes).shape[1])).astype(np.int8)
        scheme = PositionScheme(PositionSpecificQuery("p", codes, table, "test"), 11, 1)
        found = scores_of(engine, codes, subjects, scheme)
        assert (found == expected(codes, subjects, scheme)).all()

    def test_empty_subjects_and_none(self, engine):
        residues = query_of(50)
        some = in_memory(np.array([0, 0, 20, 30], np.int32), residues)
        assert (scores_of(engine, query_of(9), some) == expected(query_of(9), some)).all()
        for lengths in ([0, 0], []):
            none = in_memory(np.array(lengths, np.int32), residues[:0])
            assert not scores_of(engine, query_of(9), none).any()

    def test_a_query_whose_score_could_leave_32_bits(self, engine, packed):
        subjects = opened(packed).subjects()
        subjects.lengths = np.full(600, 2**31 - 1, np.int32)
        with pytest.raises(InvalidRequest, match="too long"):
            next(
                engine.score(
                    np.zeros(2**27, np.uint8), SCHEME, subjects, np.zeros(600, np.int32), CancelToken()
                )
            )

    def test_a_database_that_fits_no_worker_is_prepared_shard_by_shard(self, packed, monkeypatch):
        monkeypatch.setattr(worker_room, "memory_budget", lambda: 1_000)
        subjects = opened(packed).subjects()
        query = query_of(100)
        with cluster_here() as (address, _), contextlib.closing(ClusterEngine(address)) as engine:
            for _ in range(2):
                assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()


class TestWholeJobs:
    def request(self, packed, n_queries=9, **options):
        queries = tuple(Sequence(f"q{m}", query_of(m, m)) for m in range(40, 40 + n_queries))
        return SearchRequest(queries, packed, SCHEME, evalues="matrix", **options)

    def hits(self, request, engine):
        *_, end = run_request(request, engine, CancelToken())
        assert isinstance(end, Finished), end
        return end.result

    def test_many_queries_give_the_same_hits(self, engine, packed):
        request = self.request(packed)
        with contextlib.closing(CpuEngine(1)) as cpu:
            theirs = self.hits(request, cpu)
        ours = self.hits(request, engine)
        for a, b in zip(ours.queries, theirs.queries, strict=True):
            assert a.hits.scores.tolist() == b.hits.scores.tolist()
            assert a.hits.log10_evalues.tolist() == b.hits.log10_evalues.tolist()
        assert ours.sides
        assert sum(side.share for side in ours.sides) == pytest.approx(1)

    def test_progress_names_every_worker_from_the_start(self, engine, packed):
        told = [
            event.sides
            for event in run_request(self.request(packed), engine, CancelToken())
            if isinstance(event, Progress)
        ]
        names = {tuple(side.name for side in sides) for sides in told}
        assert len(names) == 1
        assert len(names.pop()) == 2
        done = [sum(side.cells for side in sides) for sides in told]
        assert done == sorted(done)

    def test_queries_are_given_out_whole_where_the_database_fits(self, packed, monkeypatch):
        tasks = []

        class Watched(SearchPlugin):
            def run(self, task):
                tasks.append((len(task.queries), task.end - task.begin))
                return super().run(task)

        with (
            cluster_here(plugin=Watched) as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
        ):
            self.hits(self.request(packed, 20), engine)
            assert any(n == 600 for _, n in tasks), tasks
            assert sum(queries * n for queries, n in tasks) == 20 * 600
            tasks.clear()
            for member in engine._members.values():
                monkeypatch.setattr(member, "info", _with_room(member.info, 10))
            self.hits(self.request(packed, 20), engine)
            assert all(n < 600 for _, n in tasks)
            assert sum(queries * n for queries, n in tasks) == 20 * 600

    def test_scores_are_packed_while_the_next_are_computed(self, packed, monkeypatch):
        subjects, queries = opened(packed).subjects(), [query_of(m, m) for m in (60, 70)]
        begun = [threading.Event(), threading.Event()]
        score_all, of = worker_room.score_all, PackedScores.of

        def scoring(engine, wanted, *more):
            begun[wanted[0][0].size == 70].set()
            return score_all(engine, wanted, *more)

        def packing(scores):
            assert begun[1].wait(20), "the worker did nothing until the scores were packed"
            return of(scores)

        monkeypatch.setattr(worker_room, "score_all", scoring)
        with cluster_here(1) as (address, _), contextlib.closing(ClusterEngine(address)) as engine:
            found = [np.full(subjects.n_sequences, NOT_COMPARED, np.int32) for _ in queries]
            begun[1].set()
            scores_of(engine, queries[0], subjects)  # the file is found
            begun[1].clear()
            monkeypatch.setattr(PackedScores, "of", packing)
            both = [
                engine.score(query, SCHEME, subjects, scores, CancelToken())
                for query, scores in zip(queries, found, strict=True)
            ]
            for one in both:
                next(one)
            assert [list(one)[-1] for one in both] == [m * subjects.n_residues for m in (60, 70)]
            for query, scores in zip(queries, found, strict=True):
                assert (scores == expected(query, subjects)).all()

    def test_permuted_copies_are_sent(self, engine, packed):
        work = CopiesToScore(query_of(60), SCHEME, opened(packed), np.array([400, 3, 599]), 150, 4)
        with contextlib.closing(CpuEngine(1)) as cpu:
            assert copies_of(engine, work) == copies_of(cpu, work)


def copies_of(engine, work):
    """Return the scores of copies, by subject and first copy."""
    with copy_scorer(engine, 1) as scorer:
        told = list(scorer.score_copies(work, CancelToken()))
    found = [one for news in told if not isinstance(news, int) for one in news]
    return {(one.copy_range.subject, one.copy_range.first): one.scores.tolist() for one in found}


def _with_room(info, room):
    return replace(info, room=room)


class TestCancel:
    def test_cancelled_before_it_begins(self, engine, packed):
        token = CancelToken()
        token.cancel()
        subjects = opened(packed).subjects()
        scores = np.full(600, NOT_COMPARED, np.int32)
        assert list(engine.score(query_of(50), SCHEME, subjects, scores, token)) == []
        assert (scores == NOT_COMPARED).all()

    def test_what_is_written_is_exact_and_the_next_search_is_whole(self, engine, packed):
        subjects = opened(packed).subjects()
        query = query_of(150_000)
        token = CancelToken()
        partial = np.full(600, NOT_COMPARED, np.int32)
        for cells in engine.score(query, SCHEME, subjects, partial, token):
            if cells:
                token.cancel()
        kept = partial.copy()
        short = query[:500]
        assert (scores_of(engine, short, subjects) == expected(short, subjects)).all()
        assert (partial == kept).all(), "a cancelled search wrote on"
        compared = partial != NOT_COMPARED
        assert not compared.all()
        chosen = subjects.chosen(np.flatnonzero(compared))
        if chosen.n_sequences:
            assert (partial[compared] == expected(query, chosen)).all()

    def test_workers_stop(self, packed):
        with cluster_here() as (address, plugins), contextlib.closing(ClusterEngine(address)) as engine:
            subjects = opened(packed).subjects()
            token = CancelToken()
            scores = np.full(600, NOT_COMPARED, np.int32)
            for cells in engine.score(query_of(200_000), SCHEME, subjects, scores, token):
                if cells:
                    token.cancel()
            while any(plugin.running for plugin in plugins):
                time.sleep(0.01)

    def test_a_listener_that_leaves(self, engine, packed):
        subjects = opened(packed).subjects()
        scores = np.full(600, NOT_COMPARED, np.int32)
        running = engine.score(query_of(50_000), SCHEME, subjects, scores, CancelToken())
        next(running)
        running.close()
        query = query_of(70)
        assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()


class TestFiles:
    def test_found_by_content_in_a_folder_of_the_worker(self, packed, tmp_path):
        subjects = opened(packed).subjects()
        elsewhere = tmp_path / "of the worker"
        elsewhere.mkdir()
        (elsewhere / "broken.swdb").write_bytes(b"nothing")
        shutil.copy(packed, elsewhere / "another name.swdb")
        here = tmp_path / "here.swdb"
        shutil.copy(packed, here)
        subjects = opened(here).subjects()
        here.unlink()  # it stays open here; no worker finds it at this path

        def plugin(*choice, **more):
            return SearchPlugin(*choice, folders=(elsewhere,), **more)

        with (
            cluster_here(plugin=plugin) as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
        ):
            query = query_of(70)
            assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()

    def test_nobody_has_it(self, engine, packed, tmp_path):
        here = tmp_path / "here.swdb"
        shutil.copy(packed, here)
        subjects = opened(here).subjects()
        here.unlink()
        with pytest.raises(EngineUnavailable, match=r"here\.swdb.*send it to them") as raised:
            scores_of(engine, query_of(50), subjects)
        assert raised.value.command == f"swathe cluster push {here}"
        other = opened(packed).subjects()
        other.key = subjects.key
        again = in_memory(other.lengths, other.residues[:])
        assert (scores_of(engine, query_of(50), again) == expected(query_of(50), again)).all()

    def test_those_that_have_it_do_without_those_that_do_not(self, packed, tmp_path):
        here = tmp_path / "here.swdb"
        shutil.copy(packed, here)
        subjects = opened(here).subjects()
        here.unlink()
        folders = iter([(packed.parent,), ()])

        def plugin(*choice, **more):
            return SearchPlugin(*choice, folders=next(folders), **more)

        with (
            cluster_here(plugin=plugin) as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
        ):
            query = query_of(70)
            for _ in range(2):
                assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
            assert len(engine.warnings) == 1
            assert "no file with the content of here.swdb" in engine.warnings[0]
            assert [bool(side.cells) for side in engine.report.sides].count(True) == 1

    def test_a_file_that_was_altered_after_it_was_found(self, packed, tmp_path):
        """The content is checked when the file is opened; its manifest still says what it was."""
        copy = tmp_path / "altered.swdb"
        shutil.copy(packed, copy)
        subjects = opened(copy).subjects()
        with copy.open("r+b") as stream:
            stream.seek(200)
            stream.write(b"\xff\xff")
        with cluster_here() as (address, _), contextlib.closing(ClusterEngine(address)) as engine:
            with pytest.raises(EngineUnavailable, match=r"altered\.swdb"):
                scores_of(engine, query_of(50), subjects)
            assert any("is damaged" in sentence for sentence in engine.warnings)


class TestWorkers:
    def test_another_version_is_left_out(self, packed, monkeypatch):
        with cluster_here(1) as (address, _), monkeypatch.context() as patch:
            patch.setattr(worker_room, "VERSION", "9.9")
            with pytest.raises(EngineUnavailable, match=r"its Swathe is 9\.9, and this one is"):
                ClusterEngine(address)

    def test_those_of_this_version_do_without_one_of_another(self, packed):
        made = []

        class Older(SearchPlugin):
            def info(self):
                info = super().info()
                return replace(info, version="0.0") if self is made[0] else info

        def plugin(*choice, **more):
            made.append(Older(*choice, **more))
            return made[-1]

        subjects, query = opened(packed).subjects(), query_of(80)
        with (
            cluster_here(plugin=plugin) as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
        ):
            assert len(engine.workers) == len(engine.left_out) == 1
            for _ in range(2):
                assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
            assert len(engine.warnings) == 1
            assert "its Swathe is 0.0, and this one is" in engine.warnings[0]

    def test_one_that_fails_is_left_out_and_the_other_does_its_part(self, packed):
        made = []

        class Failing(SearchPlugin):
            def run(self, task):
                if self is made[0]:
                    return worker_room.TaskFailure(self._worker.address, "The GPU has fallen off the bus.")
                return super().run(task)

        def plugin(*choice, **more):
            made.append(Failing(*choice, **more))
            return made[-1]

        subjects = opened(packed).subjects()
        query = query_of(80)
        with (
            cluster_here(plugin=plugin) as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
        ):
            for _ in range(2):
                assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
            assert len(engine.warnings) == 1
            assert "is left out: The GPU has fallen off the bus." in engine.warnings[0]
            assert engine.label.startswith("1 worker on 1 host")

    def test_all_fail(self, packed):
        class Failing(SearchPlugin):
            def run(self, task):
                raise RuntimeError("no")

        with (
            cluster_here(plugin=Failing) as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
            pytest.raises(EngineUnavailable, match=r"failed 4 times .* RuntimeError: no"),
        ):
            scores_of(engine, query_of(80), opened(packed).subjects())

    def test_unexpected_errors_of_a_worker_are_said(self, packed):
        class Failing(SearchPlugin):
            def _score(self, task, token):
                raise RuntimeError("something odd")

        with (
            cluster_here(plugin=Failing) as (address, _),
            contextlib.closing(ClusterEngine(address)) as engine,
            pytest.raises(EngineUnavailable, match="RuntimeError: something odd"),
        ):
            scores_of(engine, query_of(80), opened(packed).subjects())

    def test_a_cluster_without_workers(self):
        with cluster_here(0) as (address, _), pytest.raises(EngineUnavailable, match="Start one") as raised:
            ClusterEngine(address)
        assert raised.value.command == "swathe cluster worker ADDRESS"

    def test_plugins_are_brought_where_there_are_none(self, packed):
        """A cluster that others started, with `dask worker`."""
        from distributed import LocalCluster

        with LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None,
            memory_limit=0, silence_logs=False,
        ) as cluster, contextlib.closing(ClusterEngine(cluster.scheduler_address)) as engine:  # fmt: skip
            subjects = opened(packed).subjects()
            assert (scores_of(engine, query_of(80), subjects) == expected(query_of(80), subjects)).all()


class TestOpening:
    def test_by_name(self, packed):
        with cluster_here() as (address, _), contextlib.closing(open_engine(f"cluster:{address}")) as engine:
            assert engine.name == "cluster"
            assert engine.kernel == "lanes"
            assert engine.label.startswith("2 workers on 1 host: 2 × CPU, 1 thread")

    def test_by_the_environment(self, monkeypatch):
        with cluster_here() as (address, _):
            monkeypatch.setenv("SWATHE_CLUSTER", address)
            open_engine("cluster").close()

    @pytest.mark.parametrize("options", [{"kernel": "lanes"}, {"threads": 2}, {"devices": (0,)}])
    def test_options_are_the_workers(self, options):
        with pytest.raises(InvalidRequest, match="where the workers are started") as raised:
            open_engine("cluster:tcp://127.0.0.1:1", **options)
        assert raised.value.command == "swathe cluster worker"

    def test_no_thread_of_ours_survives_close(self, packed):
        with cluster_here() as (address, _):
            before = set(threading.enumerate())
            engine = ClusterEngine(address)
            scores_of(engine, query_of(30), opened(packed).subjects())
            engine.close()
            left = {thread.name for thread in set(threading.enumerate()) - before}
            assert not [name for name in left if name.startswith("swathe-cluster")]
