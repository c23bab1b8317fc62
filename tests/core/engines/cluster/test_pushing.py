"""Databases are sent to hosts that lack them: whole or not at all."""

from __future__ import annotations

import errno
import shutil

import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines.cluster import pushing
from swathe.core.engines.cluster.worker import pushed_directory
from tests.core.engines.cluster.conftest import cluster_here, expected, opened, query_of, scores_of


@pytest.fixture
def database(packed, tmp_path):
    """A database that only this process still has open."""
    here = tmp_path / "my proteins.swdb"
    shutil.copy(packed, here)
    return opened(here)


@pytest.fixture
def cluster():
    from distributed import Client

    with cluster_here() as (address, _), Client(address, set_as_default=False) as client:
        yield address, client


def left():
    return sorted(path.name for path in pushed_directory().glob("*"))


def test_it_arrives_and_is_found(cluster, database, monkeypatch):
    from swathe.core.engines.cluster.engine import ClusterEngine

    monkeypatch.setattr(pushing, "CHUNK_BYTES", 10_000)
    monkeypatch.setattr(pushing, "find", nobody)
    address, client = cluster
    steps = list(pushing.push(client, database, CancelToken()))
    assert len(steps) > 5
    assert len({step.host for step in steps}) == 1
    assert steps[-1].bytes_done == steps[-1].bytes_total == database.path.stat().st_size
    assert left() == [f"my_proteins-{database.key[:8]}.swdb"]
    database.path.unlink()
    engine = ClusterEngine(address)
    assert (
        scores_of(engine, query_of(50), database.subjects()) == expected(query_of(50), database.subjects())
    ).all()
    engine.close()


def test_those_that_have_it_are_sent_nothing(cluster, database):
    assert [step.problem for step in pushing.push(cluster[1], database, CancelToken())] == [""]
    assert left() == []


class TestNothingHalfWritten:
    @pytest.fixture(autouse=True)
    def elsewhere(self, database, monkeypatch):
        """Let no worker find the file where it is."""
        monkeypatch.setattr(pushing, "CHUNK_BYTES", 10_000)
        monkeypatch.setattr(pushing, "find", nobody)

    def test_the_disk_is_full(self, cluster, database, monkeypatch):
        calls = iter([None, None, OSError(errno.ENOSPC, "No space left on device")])

        def fsync(descriptor):
            if (error := next(calls)) is not None:
                raise error

        monkeypatch.setattr(pushing.os, "fsync", fsync)
        *_, end = pushing.push(cluster[1], database, CancelToken())
        assert end.problem.startswith("The disk is full: ")
        assert left() == []

    def test_cancelled(self, cluster, database):
        token = CancelToken()
        with pytest.raises(OperationCancelled):
            for _ in pushing.push(cluster[1], database, token):
                token.cancel()
        assert left() == []

    def test_the_file_is_not_what_it_says(self, cluster, database):
        with database.path.open("r+b") as stream:
            stream.seek(5_000)
            stream.write(b"\xff\xff\xff\xff")
        *_, end = pushing.push(cluster[1], database, CancelToken())
        assert "is damaged" in end.problem
        assert left() == []


async def nobody(database, dask_worker=None):
    return False
