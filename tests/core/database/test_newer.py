"""Whether a server has a newer file is asked by hand, of a server in this process; nothing is downloaded."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.database.newer import ask_for_newer, check_url
from swathe.core.errors import DatabaseError
from swathe.core.system.steps import run_to_end

pytestmark = pytest.mark.usefixtures("cache")
OURS = 1_700_000_000


class Server(HTTPServer):
    """Answers with what `headers` say, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.asked: list[tuple[str, str]] = []
        self.headers: dict[str, str] = {}
        self.status = 200

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/db.fasta.gz"


class Answers(BaseHTTPRequestHandler):
    """The answers of `Server`."""

    server: Server

    def do_HEAD(self) -> None:
        self.server.asked.append((self.command, self.path))
        if self.path.startswith("/db") and self.server.status == 302:
            self.send_response(302)
            self.send_header("Location", "/moved")
        else:
            self.send_response(200 if self.server.status == 302 else self.server.status)
            for name, value in self.server.headers.items():
                self.send_header(name, value)
        self.end_headers()

    do_GET = do_HEAD

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture
def fasta(tmp_path: Path) -> Path:
    path = tmp_path / "db.fasta"
    path.write_text(">a\nMKVLAAG\n")
    os.utime(path, (OURS, OURS))
    return path


def manifest_of(fasta: Path, url: str | None):
    packed = fasta.with_suffix(".swdb")
    run_to_end(import_fasta(fasta, packed, CancelToken(), url=url))
    return run_to_end(open_database(packed, CancelToken())).manifest


@pytest.mark.parametrize(
    ("later", "newer", "words"),
    [
        (86_400, True, "has a newer file, of 15 November 2023; yours is of 14 November 2023."),
        (0, False, "has no newer file than yours"),
        (2, False, "has no newer file than yours"),
        (-86_400, False, "has no newer file than yours"),
    ],
)
def test_the_date_decides(server, fasta, later, newer, words):
    server.headers = {"Last-Modified": formatdate(OURS + later, usegmt=True), "Content-Length": "11"}
    found = ask_for_newer(manifest_of(fasta, server.url))
    assert found.newer is newer
    assert words in found.words
    assert "yours 11" not in found.words
    assert server.asked == [("HEAD", "/db.fasta.gz")], "one request, and nothing is downloaded"


def test_another_size_is_said(server, fasta):
    server.headers = {"Last-Modified": formatdate(OURS, usegmt=True), "Content-Length": "99"}
    assert "It has 99 bytes, yours 11." in ask_for_newer(manifest_of(fasta, server.url)).words
    server.headers = {"Content-Length": "99"}
    assert ask_for_newer(manifest_of(fasta, server.url)).newer is True


def test_a_server_that_says_nothing(server, fasta):
    for headers in ({}, {"Last-Modified": "yesterday"}):
        server.headers = headers
        found = ask_for_newer(manifest_of(fasta, server.url))
        assert found.newer is None
        assert "does not say when" in found.words


def test_a_file_that_has_moved(server, fasta):
    server.status, server.headers = 302, {"Last-Modified": formatdate(OURS + 10**6, usegmt=True)}
    assert ask_for_newer(manifest_of(fasta, server.url)).newer is True
    assert server.asked == [("HEAD", "/db.fasta.gz"), ("HEAD", "/moved")]


def test_errors_are_sentences(server, fasta):
    server.status = 404
    with pytest.raises(DatabaseError, match="answers 404"):
        ask_for_newer(manifest_of(fasta, server.url))
    with pytest.raises(DatabaseError, match=r"was not recorded\. It can be recorded") as raised:
        ask_for_newer(manifest_of(fasta, None))
    assert "swathe import FASTA --source URL" in raised.value.command


def test_offline(fasta):
    with Server() as gone:
        url = gone.url
    with pytest.raises(DatabaseError, match=r"127\.0\.0\.1 cannot be asked: .*Check the connection"):
        ask_for_newer(manifest_of(fasta, url))
    with pytest.raises(DatabaseError, match="no connection to the internet, or no such server"):
        ask_for_newer(manifest_of(fasta, "https://nowhere.invalid/db.fasta"))


@pytest.mark.parametrize(
    "url",
    ["ftp://a/b", "file:///etc/passwd", "nonsense", "https://", "http://a b/c", "http://[", "https://ä/x"],
)
def test_what_is_no_address_is_refused(url):
    with pytest.raises(DatabaseError, match="no address"):
        check_url(url)


def test_an_address_with_a_password_is_refused():
    with pytest.raises(DatabaseError, match="user name") as raised:
        check_url("https://me:secret@example.org/x")
    assert "secret" not in str(raised.value)


def test_a_database_without_an_address_is_written_as_before(fasta):
    values = json.loads(manifest_of(fasta, None).to_json())
    assert not values.keys() & {"url", "source_modified"}
    kept = manifest_of(fasta, "https://example.org/x")
    assert kept.url == "https://example.org/x"
    assert kept.source_modified == "2023-11-14T22:13:20+00:00"
    assert kept.key == manifest_of(fasta, None).key
