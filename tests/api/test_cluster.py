"""Searches of the Python interface on a cluster."""

from __future__ import annotations

import pytest

import swathe
from tests.core.engines.cluster.conftest import cluster_here, own_folders, packed

__all__ = ["own_folders", "packed"]
QUERY = "MKVLAAGIVGLPNVGKSTLFNALTKAGAEAANYPFCTIEPNVGVVPMPDPRLDALAEIV"


def test_hits_are_those_of_this_computer(packed):
    options = {"evalue": 1000.0, "evalues": "matrix", "progress": False}
    theirs = swathe.search(QUERY, packed, engine="cpu", **options)
    with cluster_here() as (address, _):
        ours = swathe.search(QUERY, packed, cluster=address, **options)
        assert [hit.score for hit in ours] == [hit.score for hit in theirs]
        with swathe.open_engine(cluster=address) as engine:
            assert engine.name == "cluster"
            assert [hit.score for hit in swathe.search(QUERY, packed, engine=engine, **options)] == [
                hit.score for hit in theirs
            ]
        swathe.close_engines()


def test_another_engine_beside_a_cluster_is_refused(packed):
    with pytest.raises(swathe.SwatheError, match="A cluster has engines of its own, not 'cpu'"):
        swathe.search(QUERY, packed, engine="cpu", cluster="tls://node7:8786")
