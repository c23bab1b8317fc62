"""A small run file takes little memory, whatever it claims; a large one that is what it says opens."""

from __future__ import annotations

import io
import json
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from swathe.core.errors import RunFileError
from swathe.core.history.archive import Archive, write_archive
from swathe.core.history.run_file import read_head, read_run
from swathe.core.system.untrusted_json import parsed_bytes, read_json
from tests.core.history.searches import request, run, save
from tests.core.history.test_run_file_damage import members_of, resealed, sealed
from tests.long_run import long_but

MEGA = 1 << 20


@pytest.fixture(scope="module")
def intact(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return save(run(request(top=3)), tmp_path_factory.mktemp("intact") / "x.swr").read_bytes()


def npy(array: np.ndarray) -> bytes:
    stream = io.BytesIO()
    np.save(stream, array)
    return stream.getvalue()


def peak_of(action: Callable[[], object]) -> int:
    tracemalloc.start()
    try:
        action()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def refused(path: Path, data: bytes, *readers: Callable[[Path], object]) -> None:
    path.write_bytes(data)
    for read in readers or (read_run, read_head):
        with pytest.raises(RunFileError) as raised:
            read(path)
        assert raised.value.message.endswith(".") and raised.value.hint


@pytest.mark.parametrize("piece", long_but([b"[],", b"{},", b'{"":0},', b"[0],", b"0,", b'"",'], b"[],"))
def test_a_document_of_a_hundred_megabytes_in_a_small_file(
    piece: bytes, intact: bytes, tmp_path: Path
) -> None:
    text = b'{"format":"swathe-run","x":[' + piece * (100 * MEGA // len(piece)) + b"0]}"
    data = sealed(members_of(intact) | {"run.json": text}, zipfile.ZIP_DEFLATED)
    assert len(data) < MEGA
    assert peak_of(lambda: refused(tmp_path / "x.swr", data)) < 64 * MEGA + 120 * len(data) + 130 * MEGA


def test_arrays_that_grow_when_they_are_widened(intact: bytes, tmp_path: Path) -> None:
    """Eight bytes for each that is stored, of 1,000 for each that is in the file."""
    members = members_of(intact) | {"arrays/int64.npy": npy(np.zeros(60 * MEGA, np.uint8))}
    data = sealed(members, zipfile.ZIP_DEFLATED)
    assert len(data) < MEGA
    path = tmp_path / "x.swr"
    path.write_bytes(data)

    def widened() -> None:
        with pytest.raises(RunFileError, match="far more than fits"):
            Archive(path).array("arrays/int64", np.int64)

    assert peak_of(widened) < 140 * MEGA


@pytest.mark.parametrize("claimed", long_but([1, 100, 10 * MEGA], 100))
def test_a_member_that_holds_more_than_it_claims(claimed: int, intact: bytes, tmp_path: Path) -> None:
    members = members_of(intact) | {"hits/scores.npy": npy(np.zeros(100 * MEGA, np.uint8))}
    data = bytearray(sealed(members, zipfile.ZIP_DEFLATED, 1))
    del members
    place = data.index(b"hits/scores.npy", data.index(b"PK\1\2")) - 46
    data[place + 24 : place + 28] = claimed.to_bytes(4, "little")
    data = resealed(bytes(data))
    assert len(data) < MEGA
    assert peak_of(lambda: refused(tmp_path / "x.swr", data, read_run)) < 60 * MEGA


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_compressions_are_not_even_begun(method: int, intact: bytes, tmp_path: Path) -> None:
    refused(tmp_path / "x.swr", sealed(members_of(intact), method))


def test_a_file_larger_than_the_memory_is_not_read(intact: bytes, tmp_path: Path, monkeypatch) -> None:
    """Most of it may be a hole that takes no room on the disk."""
    path = tmp_path / "x.swr"
    with path.open("wb") as stream:
        stream.write(intact[:60])
        stream.seek(1 << 40)
        stream.write(intact[-60:])
    with pytest.raises(RunFileError, match="too large for the available memory"):
        read_run(path)
    path.write_bytes(intact)
    monkeypatch.setattr("swathe.core.history.archive.available_memory", lambda: 1_000)
    with pytest.raises(RunFileError, match="too large for the available memory"):
        read_run(path)


def test_the_system_is_not_asked_for_memory_for_each_small_array(
    intact: bytes, tmp_path: Path, monkeypatch
) -> None:
    """It reads a dozen files of the kernel to answer: that took most of the time of opening a run."""
    asked = []
    monkeypatch.setattr("swathe.core.history.archive.available_memory", lambda: asked.append(1) or 1 << 30)
    (tmp_path / "x.swr").write_bytes(intact)
    read_run(tmp_path / "x.swr")
    assert len(asked) == 2, "the file, and what is in it"


@pytest.mark.parametrize("text", [b"[" * 60 + b"]" * 60, b'{"a":' * 60 + b"1" + b"}" * 60, b"[" * 10**6])
def test_nesting_ends_somewhere(text: bytes) -> None:
    with pytest.raises(ValueError, match="nested"):
        read_json(text)
    assert read_json(b"[" * 20 + b"]" * 20)


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "1e999", "[-1e999]", "1" * 5_000])
def test_numbers_that_json_does_not_have(text: str) -> None:
    with pytest.raises(ValueError):
        read_json(text)


@pytest.mark.parametrize(
    "piece", [b"[],", b"{},", b'{"":0},', b"[0],", b"[[]],", b"0,", b'"",', b"12345678,"]
)
def test_what_a_document_takes_is_estimated_upwards(piece: bytes) -> None:
    text = b"[" + piece * 20_000 + b"0]"
    assert peak_of(lambda: json.loads(text)) < parsed_bytes(text) + MEGA


def test_compressible_arrays_of_any_size_open(tmp_path: Path) -> None:
    """Half a million scores for each of 60 queries, nearly all alike: stored where they compress too well."""
    path = tmp_path / "x.swr"
    scores = np.full(30_000_000, 40, np.int32)
    with path.open("w+b") as stream:
        for _ in write_archive(stream, {"marks": list(range(100_000))}, {"scores": [scores]}):
            pass
    archive = Archive(path)
    assert len(archive.document()["marks"]) == 100_000
    assert np.array_equal(archive.array("scores", np.int32), scores)
