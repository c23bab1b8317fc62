"""Clusters to test with: within this process, quick to start, and of processes that can be killed."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import warnings
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.system.steps import run_to_end

SCHEME = ScoringScheme.load("BLOSUM62")


@pytest.fixture(autouse=True)
def own_folders(tmp_path, monkeypatch):
    """Look for databases and certificates where nothing is."""
    for name in ("SWATHE_DATA_DIR", "SWATHE_CACHE_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    for name in ("SWATHE_CLUSTER", "SWATHE_CLUSTER_DIR", "SWATHE_CLUSTER_PLAIN"):
        monkeypatch.delenv(name, raising=False)


@contextlib.contextmanager
def collected() -> Iterator[None]:
    """Collect what dask leaves to the collector: a socket found in a test that comes later would fail it."""
    try:
        yield
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()


@contextlib.contextmanager
def cluster_here(n_workers=2, plugin=None, grow=False, security=None):
    """Give the address of a scheduler in a thread of this process, and its workers' plugins.

    grow : give what adds another worker instead of the plugins
    """
    from distributed import Scheduler, SpecCluster, Worker

    from swathe.core.engines.cluster.connection import silence
    from swathe.core.engines.cluster.serving import NO_DASHBOARD
    from swathe.core.engines.cluster.worker import THREADS, SearchPlugin

    silence()
    plugins = []
    everywhere = {"host": "127.0.0.1", **NO_DASHBOARD}
    if security is not None:
        everywhere |= {"protocol": "tls://", "security": security}

    def worker():
        plugins.append((plugin or SearchPlugin)("cpu", threads=1))
        options = {"nthreads": THREADS, "memory_limit": 0, "plugins": [plugins[-1]], **everywhere}
        return {"cls": Worker, "options": options}

    workers = {number: worker() for number in range(n_workers)}
    scheduler = {"cls": Scheduler, "options": {"port": 0, **everywhere}}
    template = worker() if grow else None
    with (
        collected(),
        SpecCluster(workers, scheduler, worker=template, security=security, silence_logs=False) as cluster,
    ):
        more = SimpleNamespace(add_worker=lambda: cluster.scale(n_workers + 1))
        yield cluster.scheduler_address, more if grow else plugins


@contextlib.contextmanager
def processes_here(config=None, security=None):
    """Give the address of a scheduler with two workers in processes, and what tells their numbers.

    The processes start again when they are killed.
    """
    import dask
    from distributed import Client, Nanny, Scheduler, SpecCluster

    from swathe.core.engines.cluster.connection import silence
    from swathe.core.engines.cluster.serving import NO_DASHBOARD, SETTINGS
    from swathe.core.engines.cluster.worker import THREADS, SearchPlugin

    silence()
    everywhere = {"host": "127.0.0.1", **NO_DASHBOARD}
    if security is not None:
        everywhere |= {"protocol": "tls://", "security": security}
    options = {
        "nthreads": THREADS,
        "memory_limit": 0,
        "plugins": [SearchPlugin("cpu", threads=1)],
        "silence_logs": logging.CRITICAL + 1,
        **everywhere,
    }
    workers = {number: {"cls": Nanny, "options": options} for number in range(2)}
    scheduler = {"cls": Scheduler, "options": {"port": 0, **everywhere}}
    with (
        collected(),
        dask.config.set({**SETTINGS, **(config or {})}),
        SpecCluster(workers, scheduler, security=security, silence_logs=False) as cluster,
        Client(cluster.scheduler_address, security=security, set_as_default=False) as client,
    ):
        yield cluster.scheduler_address, lambda: list(client.run(os.getpid).values())


@pytest.fixture
def engine():
    from swathe.core.engines.cluster.engine import ClusterEngine

    with cluster_here() as (address, _), contextlib.closing(ClusterEngine(address)) as engine:
        yield engine


def write_fasta(path, n_sequences=600, longest=400, seed=3):
    rng = np.random.default_rng(seed)
    letters = np.array(list(LETTERS[:20]))
    with path.open("w") as stream:
        for number in range(n_sequences):
            residues = "".join(letters[rng.integers(0, 20, rng.integers(1, longest))])
            stream.write(f">s{number}\n{residues}\n")
    return path


def write_packed(folder, n_sequences, longest):
    """Write a database file of random sequences."""
    path = folder / "proteins.swdb"
    fasta = write_fasta(folder / "proteins.fasta", n_sequences, longest)
    run_to_end(import_fasta(fasta, path, CancelToken()))
    return path


@pytest.fixture(scope="session")
def packed(tmp_path_factory):
    """A database file of 600 sequences."""
    return write_packed(tmp_path_factory.mktemp("packed"), 600, 400)


@pytest.fixture(scope="session")
def few(tmp_path_factory):
    """A database file of 90 short sequences."""
    return write_packed(tmp_path_factory.mktemp("few"), 90, 110)


@pytest.fixture
def cut_everything(monkeypatch):
    """Cut for all workers however little there is to do."""
    monkeypatch.setattr("swathe.core.engines.cluster.cutting.SHORTEST_SHARE", 1e-12)


def opened(path):
    return run_to_end(open_database(path, CancelToken()))


def query_of(m, seed=1):
    return np.random.default_rng(seed).integers(0, 20, m).astype(np.uint8)


def scores_of(engine, query, subjects, scheme=SCHEME):
    """Search, check the progress, and return the scores."""
    scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(query, scheme, subjects, scores, CancelToken()))
    assert cells == sorted(cells)
    assert cells[-1] == query.size * subjects.n_residues
    return scores


def expected(query, subjects, scheme=SCHEME):
    with contextlib.closing(CpuEngine(1)) as cpu:
        return scores_of(cpu, query, subjects, scheme)
