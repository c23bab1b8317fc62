"""Addresses, certificates, and the sentences where a scheduler cannot be reached."""

from __future__ import annotations

import contextlib
import datetime
import json
import stat

import pytest

from swathe.core.engines import open_engine
from swathe.core.engines.cluster import connection
from swathe.core.engines.cluster.certificates import certificates
from swathe.core.engines.cluster.connection import scheduler_address, security_for
from swathe.core.engines.cluster.engine import ClusterEngine
from swathe.core.errors import EngineUnavailable, InvalidRequest
from tests.core.engines.cluster.conftest import cluster_here, expected, opened, query_of, scores_of


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("tls://node7:1234", "tls://node7:1234"),
        ("tls://node7", "tls://node7:8786"),
        ("tls://[fe80::1]:9", "tls://[fe80::1]:9"),
        ("tcp://127.0.0.1:5", "tcp://127.0.0.1:5"),
        ("tcp://localhost", "tcp://localhost:8786"),
        ("tcp://[::1]:5", "tcp://[::1]:5"),
    ],
)
def test_addresses(given, address):
    assert scheduler_address(given) == address


@pytest.mark.parametrize(
    "given", ["http://node7:1", "tls://node7:port", "tls://node7:99999", "tls://node7/x", "tls://me@node7"]
)
def test_what_is_no_address(given):
    with pytest.raises(InvalidRequest, match="not the address of a scheduler"):
        scheduler_address(given)


@pytest.mark.parametrize("host", ["node7", "10.0.0.7", "0.0.0.0", "[2001:db8::1]", "localhost.example.org"])
def test_plain_connections_to_other_computers_are_refused_unless_told(host, monkeypatch):
    with pytest.raises(InvalidRequest, match="nothing on the way there is encrypted"):
        scheduler_address(f"tcp://{host}:8786")
    monkeypatch.setenv("SWATHE_CLUSTER_PLAIN", "yes")
    assert scheduler_address(f"tcp://{host}:8786") == f"tcp://{host}:8786"


def test_a_scheduler_file_is_checked_like_an_address(tmp_path):
    file = tmp_path / "scheduler.json"
    with pytest.raises(InvalidRequest, match="nor a scheduler file that can be read"):
        scheduler_address(str(file))
    file.write_text("[]")
    with pytest.raises(InvalidRequest, match="is not the file of a scheduler"):
        scheduler_address(str(file))
    file.write_text(json.dumps({"address": "tls://10.0.0.7:8786"}))
    assert scheduler_address(str(file)) == "tls://10.0.0.7:8786"
    file.write_text(json.dumps({"address": "tcp://10.0.0.7:8786"}))
    with pytest.raises(InvalidRequest, match="encrypted"):
        scheduler_address(str(file))


def test_no_cluster_is_named():
    with pytest.raises(InvalidRequest, match="No cluster is named"):
        open_engine("cluster")


def test_nobody_answers(monkeypatch):
    monkeypatch.setattr(connection, "CONNECT_SECONDS", 0.3)
    with pytest.raises(EngineUnavailable, match=r"no scheduler at tcp://127\.0\.0\.1:9, or"):
        ClusterEngine("tcp://127.0.0.1:9")


def test_without_its_packages_one_sentence_says_how_to_install_them(monkeypatch):
    monkeypatch.setattr(connection.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(EngineUnavailable) as raised:
        open_engine("cluster:tls://node7:8786")
    assert str(raised.value) == (
        "The cluster engine cannot run: distributed and cryptography are not installed. "
        "Install Swathe with its extra cluster."
    )
    assert raised.value.command == "pip install 'swathe[cluster]'"


class TestCertificates:
    def test_keys_are_their_owners_alone(self):
        files = certificates()
        assert not files.complete
        files.make()
        assert files.complete
        assert stat.S_IMODE(files.folder.stat().st_mode) == 0o700
        for path in (*files.of_hosts, files.authority_key):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600

    def test_the_authority_signed_the_certificate(self):
        from cryptography import x509

        files = certificates()
        files.make()
        authority, host = (
            x509.load_pem_x509_certificate(path.read_bytes()) for path in (files.authority, files.certificate)
        )
        host.verify_directly_issued_by(authority)
        assert not host.extensions.get_extension_for_class(x509.BasicConstraints).value.ca
        left = host.not_valid_after_utc - datetime.datetime.now(datetime.UTC)
        assert left > datetime.timedelta(days=3_000)

    def test_without_them_no_tls(self):
        with pytest.raises(EngineUnavailable, match="certificates of the cluster are not in"):
            security_for("tls://node7:8786")

    def test_both_sides_show_them(self, packed, tmp_path, monkeypatch):
        monkeypatch.setattr(connection, "CONNECT_SECONDS", 1.0)
        certificates().make()
        subjects, query = opened(packed).subjects(), query_of(60)
        with cluster_here(security=security_for("tls://")) as (address, _):
            assert address.startswith("tls://")
            with contextlib.closing(ClusterEngine(address)) as engine:
                assert (scores_of(engine, query, subjects) == expected(query, subjects)).all()
            monkeypatch.setenv("SWATHE_CLUSTER_DIR", str(tmp_path / "of another cluster"))
            certificates().make()
            with pytest.raises(EngineUnavailable, match="does not accept the certificates"):
                ClusterEngine(address)
            with pytest.raises(EngineUnavailable, match="does not answer"):
                ClusterEngine(address.replace("tls://", "tcp://"))
