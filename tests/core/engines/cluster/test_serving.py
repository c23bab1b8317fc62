"""Schedulers as `swathe cluster start` runs them: what they open, say and leave."""

from __future__ import annotations

import json
import threading
import time

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines.cluster.certificates import certificates
from swathe.core.engines.cluster.serving import serve_scheduler
from swathe.core.errors import EngineUnavailable


@pytest.fixture
def scheduler(tmp_path):
    """A scheduler on every network, with the lines that it said."""
    token, said, file = CancelToken(), [], tmp_path / "scheduler.json"
    running = threading.Thread(target=serve_scheduler, args=("tls://0.0.0.0:0", file, said.append, token))
    running.start()
    while not said or not said[-1].endswith(str(file)):
        assert running.is_alive()
        time.sleep(0.01)
    yield said, file
    token.cancel()
    running.join()
    assert not file.exists()


def test_it_makes_certificates_and_opens_one_port(scheduler):
    import psutil

    said, file = scheduler
    address = json.loads(file.read_text())["address"]
    assert certificates().complete
    assert said[0] == f"The scheduler is at {address}."
    assert address.startswith("tls://")
    port = int(address.rpartition(":")[2])
    there = [one for one in psutil.Process().net_connections("inet") if one.status == psutil.CONN_LISTEN]
    outside = {one.laddr.port for one in there if not one.laddr.ip.startswith("127.")}
    assert outside == {port}, "something else is open to the network"
    scp = next(line for line in said if "scp" in line)
    assert "{authority.pem,host.pem,host-key.pem}" in scp
    assert "authority-key" not in " ".join(said)


def test_the_port_is_taken(scheduler):
    address = json.loads(scheduler[1].read_text())["address"]
    with pytest.raises(EngineUnavailable, match="No scheduler can be started"):
        serve_scheduler(f"tls://0.0.0.0:{address.rpartition(':')[2]}", None, print, CancelToken())
