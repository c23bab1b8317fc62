"""`--cluster` and `swathe cluster` on the command line."""

from __future__ import annotations

import json

import pytest

from swathe.core.cli import main
from swathe.core.engines.cluster import connection
from tests.core.engines.cluster.conftest import cluster_here, own_folders, packed, write_fasta

__all__ = ["own_folders", "packed"]


@pytest.fixture
def query(tmp_path):
    path = tmp_path / "query.fasta"
    path.write_text(">q\nMKVLAAGIVGLPNVGKSTLFNALTKAGAEAANYPFCTIEPNVGVVPMPDPRLDALAEIV\n")
    return path


def test_a_search_gives_what_it_gives_here(query, packed, capsys):
    options = [str(query), str(packed), "--format", "blast6", "--evalue", "1000", "--evalues", "matrix"]
    assert main(["search", *options, "--engine", "cpu"]) == 0
    here = capsys.readouterr().out
    assert here
    with cluster_here() as (address, _):
        assert main(["search", *options, "--cluster", address]) == 0
        assert capsys.readouterr().out == here
        assert (
            main(["search", *options[:2], "--format", "json", "--evalues", "matrix", "--cluster", address])
            == 0
        )
    told = json.loads(capsys.readouterr().out)["search"]
    assert told["engine"] == "cluster"
    assert told["engine_label"].startswith("2 workers on 1 host")
    assert len(told["sides"]) == 2


def test_reciprocal_hits_and_scores_take_it_as_well(tmp_path, capsys):
    one, two = (write_fasta(tmp_path / f"{seed}.fasta", 12, 90, seed) for seed in (1, 2))
    with cluster_here() as (address, _):
        for command in (
            ["reciprocal", str(one), str(two), "--evalue", "1e3"],
            ["scores", str(one), str(two)],
        ):
            assert main([*command, "--engine", "cpu", "-q"]) == 0
            here = capsys.readouterr().out
            assert main([*command, "--cluster", address, "-q"]) == 0
            there = capsys.readouterr().out
            assert there == here
            assert len(here.splitlines()) > 2


def test_another_engine_beside_it_is_wrong_use(query, packed, capsys):
    assert main(["search", str(query), str(packed), "--engine", "gpu", "--cluster", "tls://a"]) == 2
    assert "Leave --engine gpu out, or --cluster." in capsys.readouterr().err


def test_plain_connections_are_refused(query, packed, capsys):
    assert main(["search", str(query), str(packed), "--cluster", "tcp://node7:8786"]) == 2
    assert "nothing on the way there is encrypted" in capsys.readouterr().err


def test_engines_are_listed_with_its_workers(capsys):
    with cluster_here() as (address, _):
        assert main(["engines", "--cluster", address]) == 0
    words = capsys.readouterr().out
    assert "cluster Cluster, 2 workers on 1 host" in words
    assert words.count(": CPU, 1 thread, ") == 2


def test_what_is_not_installed_is_said_with_the_command(capsys, monkeypatch):
    monkeypatch.setattr(connection.importlib.util, "find_spec", lambda name: None)
    assert main(["cluster", "start"]) == 1
    assert "pip install 'swathe[cluster]'" in capsys.readouterr().err
    assert main(["engines"]) == 0
    assert "distributed and cryptography are not installed" in capsys.readouterr().out


def test_push(tmp_path, capsys):
    fasta = write_fasta(tmp_path / "mine.fasta", 30)
    with cluster_here() as (address, _):
        assert main(["cluster", "push", str(fasta), "--cluster", address]) == 0
        assert "mine.fasta" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["start", "tcp://0.0.0.0:0"], "A scheduler cannot listen at tcp://0.0.0.0:0"),
        (["start", "http://here"], "not the address of a scheduler"),
        (["worker", "tcp://node7:1"], "nothing on the way there is encrypted"),
        (["worker", "tls://node7:1", "--engine", "cluster"], "cannot be a cluster"),
        (["worker", "tls://node7:1", "--engine", "cpu"], "certificates of the cluster are not in"),
        (["worker", "tls://node7:1", "--engine", "cpu", "--kernel", "tiled"], "has no kernel 'tiled'"),
        (["push", "nothing.fasta"], "No cluster is named"),
    ],
)
def test_wrong_use_is_a_sentence(words, said, capsys):
    assert main(["cluster", *words]) in (1, 2)
    assert said in capsys.readouterr().err


def test_a_cluster_of_the_environment(query, packed, capsys, monkeypatch):
    with cluster_here() as (address, _):
        monkeypatch.setenv("SWATHE_CLUSTER", address)
        assert main(["search", str(query), str(packed), "--engine", "cluster", "--format", "blast6"]) == 0
