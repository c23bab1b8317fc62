"""A run file that is not as it was written gives a sentence: never a crash, never other data."""

from __future__ import annotations

import dataclasses
import io
import json
import random
import struct
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import xxhash
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.cancel import CancelToken
from swathe.core.errors import RunFileError
from swathe.core.export.provenance import lines
from swathe.core.history.run_file import SavedRun, read_head, read_run
from swathe.core.results.hits import COLUMNS
from swathe.core.results.score_distribution import describe_scores
from swathe.core.search.round_options import RoundOptions
from swathe.core.statistics.permutation_options import PairwiseOptions
from tests.core.history.searches import aligned, exported, request, run, save
from tests.long_run import at_random, long_but

N_PARTS = 12
in_parts = pytest.mark.parametrize("part", long_but(range(0, N_PARTS, 2), 0))
"""Every other twelfth of what could be tried, the first of them in the short run."""
SEAL = b"swathe-run xxh3-128:"
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 2**31, 10**40, 1.5, -2.5, "", "x", "nan", "inf", [], [0], [None], {},
    {"object": 0}, {"object": 10**9}, {"object": True}, {"path": 1, "absolute": 2},
    {"array": "uint8", "at": 0, "shape": [3], "writeable": 1},
    {"array": "int8", "at": 10**9, "shape": [2, -1], "writeable": 1},
)  # fmt: skip


@pytest.fixture(scope="module")
def small() -> Any:
    """A search with alignments, permuted pairs, rounds and marks, and little else."""
    asked = request(top=3, iteration=RoundOptions(2), pairwise=PairwiseOptions(100, top=2))
    found = aligned(run(dataclasses.replace(asked, queries=asked.queries[:1])))
    found.queries[0].hits.marks.tick([1])
    found.queries[0].hits.marks.note(0, "a note")
    return found


@pytest.fixture(scope="module")
def intact(small: Any, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return save(small, tmp_path_factory.mktemp("intact") / "x.swr").read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "x.swr"


def members_of(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def arrays_in(members: dict[str, bytes]) -> list[str]:
    return [name for name in members if name.endswith(".npy")]


def sealed(members: dict[str, bytes], method: int = zipfile.ZIP_STORED, level: int | None = None) -> bytes:
    """Return a file with a right checksum, whatever is in it: as somebody would make it who means harm."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", method, compresslevel=level) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
        archive.comment = SEAL + b"0" * 32
    return resealed(stream.getvalue())


def resealed(data: bytes) -> bytes:
    return data[:-32] + xxhash.xxh3_128_hexdigest(data[:-32]).encode()


def refused(path: Path, data: bytes) -> RunFileError:
    path.write_bytes(data)
    with pytest.raises(RunFileError) as raised:
        read_run(path)
    assert raised.value.message.endswith(".") and raised.value.hint
    assert str(path) in raised.value.message
    return raised.value


def used(saved: SavedRun) -> None:
    """Look at a run as the window does."""
    assert saved.title and list(lines(saved.result))
    for index, query in enumerate(saved.result.queries):
        list(describe_scores(query, saved.result.plan.parameters_of(index), CancelToken()))
        for row in range(len(query.hits)):
            for column in COLUMNS:
                query.hits.display(column.key, row)
            alignment = query.hits.alignments.get(row)
            if alignment is not None:
                rows = alignment.rows(query.query, query.hits.subject(row))
                assert len(set(map(len, rows))) == 1


def test_the_intact_file_opens(path: Path, intact: bytes, small: Any) -> None:
    path.write_bytes(intact)
    used(read_run(path))
    assert exported(read_run(path).result, "json") == exported(small, "json")
    path.write_bytes(sealed(members_of(intact)))
    assert exported(read_run(path).result, "json") == exported(small, "json")


@at_random(200, 750)
def test_any_byte_changed(path: Path, intact: bytes, n_cases: int) -> None:
    generator = random.Random(1)
    ends = [*range(60), *range(len(intact) - 120, len(intact))]
    for place in {*ends, *generator.sample(range(len(intact)), n_cases)}:
        altered = bytearray(intact)
        altered[place] ^= 1 << generator.randrange(8)
        refused(path, bytes(altered))


def test_truncated_anywhere(path: Path, intact: bytes) -> None:
    for length in {*range(80), *range(0, len(intact), 97), *range(len(intact) - 80, len(intact))}:
        refused(path, intact[:length])


def test_something_before_or_after_it(path: Path, intact: bytes) -> None:
    refused(path, intact + b"\n")
    refused(path, b"\n" + intact)
    refused(path, intact + intact)


@at_random(30, 75)
def test_any_bytes(path: Path, n_cases: int) -> None:
    @settings(derandomize=True, max_examples=n_cases, deadline=None)
    @given(data=st.binary(max_size=300))
    def tried(data: bytes) -> None:
        for form in (
            data,
            b"PK\3\4" + data,
            b"PK\3\4" + data + SEAL + b"0" * 32,
            resealed(b"PK\3\4" + data + SEAL + b"0" * 32),
        ):
            refused(path, form)

    tried()


def test_what_it_says_of_other_files(path: Path, tmp_path: Path) -> None:
    with pytest.raises(RunFileError, match="cannot be opened: No such file"):
        read_run(tmp_path / "none.swr")
    with pytest.raises(RunFileError, match="cannot be opened: Is a directory"):
        read_run(tmp_path)
    assert "is not a saved run" in refused(path, b">fasta\nMKV\n").message
    assert "is not a saved run" in refused(path, b"").message
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("a.txt", "text")
    assert "another kind of ZIP file" in refused(path, stream.getvalue()).message


def test_a_newer_version(path: Path, intact: bytes) -> None:
    members = members_of(intact)
    document = json.loads(members["run.json"]) | {"format_version": 4, "swathe_version": "9.1", "objects": 5}
    error = refused(path, sealed(members | {"run.json": json.dumps(document).encode()}))
    assert "was saved by Swathe 9.1 in run format 4; this version reads formats up to 3" in error.message
    with pytest.raises(RunFileError, match="run format 4"):
        read_head(path)


@in_parts
def test_a_member_missing(path: Path, intact: bytes, part: int) -> None:
    members = members_of(intact)
    for name in list(members)[part::N_PARTS]:
        refused(path, sealed({other: data for other, data in members.items() if other != name}))


def strange_arrays(array: np.ndarray) -> Iterator[bytes]:
    def written(of: np.ndarray, **options: Any) -> bytes:
        stream = io.BytesIO()
        np.save(stream, of, **options)
        return stream.getvalue()

    yield written(array.astype("f4"))
    yield written(array.astype("U5"))
    yield written(array.astype("c16"))
    yield written(array.astype(object), allow_pickle=True)
    yield written(array.reshape(*array.shape, 1))
    yield written(np.concatenate([array.reshape(-1), array.reshape(-1)[:1]]))
    yield written(array)[:-1]
    yield written(array) + b"0"
    yield b""
    header = written(array)
    place = header.index(b"'shape'")
    yield header[:place] + header[place:].replace(b"(", b"(9999999999999, ", 1)
    yield header.replace(b"\x93NUMPY\x01", b"\x93NUMPY\x07")


@in_parts
def test_arrays_of_another_kind(path: Path, intact: bytes, part: int) -> None:
    members = members_of(intact)
    cases = [
        (name, strange)
        for name in arrays_in(members)
        for strange in strange_arrays(np.load(io.BytesIO(members[name])))
    ]
    for name, strange in cases[part::N_PARTS]:
        if opened_or_refused(path, sealed(members | {name: strange})):
            assert name.startswith("arrays/"), "one number more, to which nothing refers"


@pytest.mark.parametrize(
    "change", [(b",), }", b",    "), (b"'shape'", b"'shape "), (b"(", b"["), (b"{", b" ")]
)
def test_arrays_whose_head_is_no_python(path: Path, intact: bytes, change: tuple[bytes, bytes]) -> None:
    members = members_of(intact)
    name = next(name for name in members if name.endswith(".npy"))
    altered = members[name].replace(*change, 1)
    assert altered != members[name]
    refused(path, sealed(members | {name: altered}))


def opened_or_refused(path: Path, data: bytes) -> bool:
    path.write_bytes(data)
    try:
        saved = read_run(path)
    except RunFileError:
        return False
    used(saved)
    return True


@in_parts
def test_arrays_with_other_numbers(path: Path, intact: bytes, part: int) -> None:
    """Numbers out of range are refused; others that are as good as the right ones are not, and do no harm."""
    generator = np.random.default_rng(3)
    members = members_of(intact)
    refusals = 0
    for number, name in enumerate(arrays_in(members)):
        array = np.load(io.BytesIO(members[name]))
        odd = [-1, 0, 255, 10**6, -(2**62), 2**62]
        changes = [(generator.integers(array.size or 1), generator.choice(odd)) for _ in range(6)]
        for place, value in changes if number % N_PARTS == part else ():
            altered = array.astype("i8" if array.dtype.kind in "iu" else "f8").reshape(-1).copy()
            altered[place:][:1] = value
            stream = io.BytesIO()
            np.save(stream, altered.reshape(array.shape))
            refusals += not opened_or_refused(path, sealed(members | {name: stream.getvalue()}))
    assert refusals > 4


@pytest.mark.parametrize("change", [(b"M", b"D"), (b"1", b"2"), (b"M", b"X"), (b"M", b"1"), (b"1", b"/")])
def test_operations_that_lead_nowhere(path: Path, intact: bytes, change: tuple[bytes, bytes]) -> None:
    members = members_of(intact)
    name = "alignments/operations.npy"
    head, text = members[name][:128], members[name][128:]
    assert change[0] in text
    refused(path, sealed(members | {name: head + text.replace(*change, 1)}))


def test_hits_with_other_scores(path: Path, intact: bytes) -> None:
    members = members_of(intact)
    data = bytearray(members["hits/scores.npy"])
    data[128] ^= 1
    refused(path, sealed(members | {"hits/scores.npy": bytes(data)}))


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value in a JSON document."""
    yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*at, key))


@in_parts
def test_documents_with_other_values(path: Path, intact: bytes, part: int) -> None:
    members = members_of(intact)
    text = members["run.json"]
    generator = random.Random(5)
    ways = [way for way in places(json.loads(text)) if way and way[0] not in ("search", "created")]
    refusals = 0
    for number, way in enumerate(generator.sample(ways, min(len(ways), 600))):
        deleted = generator.random() < 0.2
        value = None if deleted else generator.choice(ODD)
        if number % N_PARTS != part:
            continue
        document = json.loads(text)
        inside = document
        for key in way[:-1]:
            inside = inside[key]
        if deleted:
            del inside[way[-1]]
        else:
            inside[way[-1]] = value
        refusals += not opened_or_refused(path, sealed(members | {"run.json": json.dumps(document).encode()}))
    assert refusals > 16


def test_documents_that_are_none(path: Path, intact: bytes) -> None:
    members = members_of(intact)
    for text in (
        b"",
        b"[]",
        b"3",
        b"{}",
        b'{"format": "swathe-run"}',
        b"\xff",
        b"[" * 100_000,
        b"1" * 10_000,
    ):
        refused(path, sealed(members | {"run.json": text}))


def test_a_file_that_would_unpack_to_gigabytes(path: Path, intact: bytes) -> None:
    members = members_of(intact)
    huge = members | {"hits/scores.npy": bytes(200 << 20)}
    error = refused(path, sealed(huge, zipfile.ZIP_DEFLATED, 1))
    assert "far more than fits into it" in error.message


def test_a_size_that_is_a_lie(path: Path, intact: bytes) -> None:
    """The central directory claims less than is there, or much more."""
    data = bytearray(sealed(members_of(intact)))
    place = data.rindex(b"PK\1\2")
    for size in (1, 2**31):
        struct.pack_into("<I", data, place + 24, size)
        refused(path, resealed(bytes(data)))


def test_an_encrypted_or_unknown_member(path: Path, intact: bytes) -> None:
    data = sealed(members_of(intact))
    place = data.index(b"PK\1\2")
    for offset, value in ((8, 1), (10, 99)):
        altered = bytearray(data)
        struct.pack_into("<H", altered, place + offset, value)
        refused(path, resealed(bytes(altered)))
