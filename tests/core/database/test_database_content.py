"""Databases whose checksums are right and whose content is not, and those that change while they are open."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path

import numpy as np
import pytest
import xxhash

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import import_fasta, open_database
from swathe.core.database.packed import HEADER, INDEX, SECTION_TYPES, pack_header
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.errors import DatabaseError
from swathe.core.headers.scan import contains, headers_of, sort_keys
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.steps import run_to_end
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.long_run import long_but

BLOSUM62 = ScoringScheme.load("BLOSUM62")
QUERY = np.arange(20, dtype=np.uint8)
KERNELS = ("lanes", "scalar")
FASTA = b"""\
>one first
MKVLACDE
>two OS=Homo sapiens OX=9606
WWY
>empty
>three
MKVLU
>four
WYW
>five
ACD
"""
EXTREMES = (-(2**63), -(2**31), -1, 0, 1, 2, 3, 5, 6, 7, 8, 26, 27, 31, 32, 2**31 - 1, 2**40, 2**63 - 1)


def opened(path: Path):
    return run_to_end(open_database(path, CancelToken()))


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> bytes:
    folder = tmp_path_factory.mktemp("whole")
    (folder / "in.fasta").write_bytes(FASTA)
    run_to_end(import_fasta(folder / "in.fasta", folder / "out.swdb", CancelToken()))
    return (folder / "out.swdb").read_bytes()


def taken_apart(data: bytes) -> tuple[bytearray, dict]:
    """Return a database's sections with the header before them, and its manifest."""
    end = HEADER.unpack(data[: HEADER.size])[3]
    return bytearray(data[:end]), json.loads(data[end:])


def put_together(body: bytearray, manifest: object) -> bytes:
    """Return a database with the checksums that its content asks for; `manifest` may be JSON text."""
    if isinstance(manifest, dict):
        checksums = [xxhash.xxh3_64_hexdigest(bytes(body[HEADER.size :]))]
        manifest = {**manifest}
        stated = manifest.get("block_checksums")
        if isinstance(stated, list) and [len(str(one)) for one in stated] == [16]:
            manifest["block_checksums"] = checksums
    text = manifest if isinstance(manifest, bytes) else json.dumps(manifest).encode()
    body[: HEADER.size] = pack_header(len(body), text)
    return bytes(body) + text


@pytest.fixture
def altered(whole, tmp_path):
    """Write the database with other elements of a section or another manifest, its checksums right."""
    path = tmp_path / "altered.swdb"

    def write(section: str = "", change=lambda values: None, manifest=lambda values: values) -> Path:
        body, values = taken_apart(whole)
        if section:
            place = next(one for one in values["sections"] if one["name"] == section)
            array = np.frombuffer(body, SECTION_TYPES[section], place["count"], place["offset"])
            change(array)
            del array
        path.write_bytes(put_together(body, manifest(values)))
        return path

    return write


def works(path: Path) -> bool:
    """Whether a database is opened, read and scored by every kernel as what it says; False: it is refused."""
    try:
        database = opened(path)
        subjects = [database.sequence(i) for i in range(database.n_sequences)]
        assert sorted(database.records.tolist()) == list(range(database.n_sequences))
        assert [len(subject) for subject in subjects] == database.lengths.tolist()
        headers = [subject.header.encode("utf-8", "replace") for subject in subjects]
        assert len(headers_of(database.header_bytes, database.header_offsets, database.records)) == len(
            headers
        )
        contains(database.header_bytes, database.header_offsets, database.records, "o")
        sort_keys(database.header_bytes, database.header_offsets, database.records, "organism")
        found = [scores(database, kernel) for kernel in KERNELS]
    except DatabaseError as error:
        assert str(path) in str(error)
        assert error.hint
        return False
    assert (found[0] == found[1]).all()
    return True


def scores(database, kernel: str) -> np.ndarray:
    engine = CpuEngine(1, kernel)
    found = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    try:
        list(engine.score(QUERY, BLOSUM62, database.subjects(), found, CancelToken()))
    finally:
        engine.close()
    return found


def test_the_way_of_altering_leaves_a_database_whole(altered) -> None:
    assert works(altered())


@pytest.mark.parametrize("section", INDEX)
def test_wrong_places_are_refused(altered, whole, section) -> None:
    """Each element of each index section takes each extreme value; swapped and reversed sections, too."""
    _, manifest = taken_apart(whole)
    count = next(one["count"] for one in manifest["sections"] if one["name"] == section)
    limits = np.iinfo(SECTION_TYPES[section])
    for element in range(count):
        for value in EXTREMES:
            if not limits.min <= value <= limits.max:
                continue
            same = []

            def change(values, element=element, value=value, same=same) -> None:
                same.append(values[element] == value)
                values[element] = value

            path = altered(section, change)
            if section == "header_offsets":  # a header may end anywhere before the next one does
                works(path)
            else:
                assert works(path) == same[0], (section, element, value)

    def reverse(values) -> None:
        values[:] = values[::-1].copy()

    assert not works(altered(section, reverse))


def test_places_that_agree_with_each_other_and_not_with_the_file_are_refused(altered) -> None:
    """Offsets that wrap around 64 bits have the right differences everywhere."""

    def shift(values) -> None:
        values += 2**62

    assert not works(altered("offsets", shift))
    assert not works(altered("header_offsets", shift))

    def ends(values) -> None:
        values[1:-1] = values[-1]

    assert not works(altered("offsets", ends))


@pytest.mark.parametrize("kernel", KERNELS)
def test_bytes_that_are_no_residues_are_refused_when_they_are_scored(altered, kernel) -> None:
    for place in (0, 5, -1):
        for value in (27, 31, 32, 127, 255):

            def change(values, place=place, value=value) -> None:
                values[place] = value

            database = opened(altered("residues", change))
            with pytest.raises(DatabaseError, match=f"byte [0-9,]+ of it, {value}, is not a residue"):
                scores(database, kernel)
            with pytest.raises(DatabaseError, match="not a residue"):
                for i in range(database.n_sequences):
                    database.codes(i)


def test_other_residues_score_as_they_are(altered) -> None:
    for value in range(27):

        def change(values, value=value) -> None:
            values[:] = value

        assert works(altered("residues", change))


HOSTILE = (None, True, -1, 0, 10**30, 2.5, 1e308, "x", "\ud800", [], {}, [[1]], {"a": 1}, "../../x")


@pytest.mark.long
def test_wrong_manifests_are_refused(altered, whole) -> None:
    """Every value of the manifest, at every depth, becomes each of a choice of others, or is missing."""
    _, values = taken_apart(whole)

    def places(node, way=()):
        if way:
            yield way
        if isinstance(node, dict | list):
            for key in node if isinstance(node, dict) else range(len(node)):
                yield from places(node[key], (*way, key))

    def at(values, way):
        for key in way:
            values = values[key]
        return values

    texts = {"source", "source_checksum", "created", "swathe_version", "block_checksums"}
    for way in list(places(values)):
        for other in HOSTILE:

            def manifest(values, way=way, other=other):
                at(values, way[:-1])[way[-1]] = other
                return values

            old = at(values, way)
            accepted = works(altered(manifest=manifest))
            if accepted and other != old:
                # What is told and nothing else: names, counts of notes, the size of the source.
                assert type(other) is type(old), (way, other)
                assert way[0] in texts | {"notes", "source_bytes"}, (way, other)

        def without(values, way=way):
            del at(values, way[:-1])[way[-1]]
            return values

        assert way[0] in ("notes", "block_checksums") or not works(altered(manifest=without)), way


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b"null",
        b"[]",
        b"1" * 5_000,
        b"NaN",
        b"\xff\xfe",
        b"",
        b'{"format_version": Infinity}',
        b" " * 3_000_000,
    ],
    ids=range(10),
)
def test_manifests_that_are_no_manifests_are_refused(altered, text) -> None:
    with pytest.raises(DatabaseError, match=r"altered\.swdb is damaged"):
        opened(altered(manifest=lambda values: text))


def test_an_index_beyond_the_memory_is_refused_before_it_is_read(altered, monkeypatch) -> None:
    monkeypatch.setattr("swathe.core.database.opening.physical_memory", lambda: 100)
    with pytest.raises(DatabaseError, match=r"6 sequences, whose index takes"):
        opened(altered())


LONG = b"".join(b">s%d long\n%s\n" % (i, b"ACDEFGHIKLMNPQRSTVWY" * 5) for i in range(2_000))


@pytest.fixture
def long_database(tmp_path) -> Path:
    (tmp_path / "long.fasta").write_bytes(LONG)
    run_to_end(import_fasta(tmp_path / "long.fasta", tmp_path / "long.swdb", CancelToken()))
    return tmp_path / "long.swdb"


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_database_that_shrinks_while_it_is_open_is_noticed(long_database, kernel) -> None:
    """A memory map of it would end the process (SIGBUS) wherever it was touched."""
    database = opened(long_database)
    before = scores(database, kernel)
    os.truncate(long_database, 100_000)
    with pytest.raises(DatabaseError, match="became shorter while it was open"):
        scores(database, kernel)
    for read in (database.codes, database.sequence):
        with pytest.raises(DatabaseError, match="became shorter"):
            read(database.n_sequences - 1)
    assert database.header(0) == "s0 long"
    os.truncate(long_database, 0)
    with pytest.raises(DatabaseError, match="became shorter"):
        database.header(0)
    with pytest.raises(DatabaseError, match="became shorter"):
        contains(database.header_bytes, database.header_offsets, database.records, "s1")
    assert before.max() == before.min()


@pytest.mark.parametrize("kernel", long_but(["tiled", "wide"], "tiled"))
def test_devices_read_the_file_as_they_copy_it(long_database, kernel) -> None:
    database = opened(long_database)
    expected = scores(database, "scalar")
    for shrinks in (False, True):
        fleet = Fleet()
        engine = GpuEngine([fake_device(0)], kernel, open_session=fleet.open)
        found = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        try:
            if shrinks:
                os.truncate(long_database, 100_000)
                with pytest.raises(DatabaseError, match="became shorter while it was open"):
                    list(engine.score(QUERY, BLOSUM62, database.subjects(), found, CancelToken()))
            else:
                list(engine.score(QUERY, BLOSUM62, database.subjects(), found, CancelToken()))
                assert (found == expected).all()
        finally:
            engine.close()


def test_a_database_that_shrinks_while_it_is_opened_is_noticed(long_database, monkeypatch) -> None:
    monkeypatch.setattr("swathe.core.database.opening._read_manifest", _shrinking(long_database))
    with pytest.raises(DatabaseError, match="became shorter while it was open"):
        opened(long_database)


def _shrinking(path: Path):
    from swathe.core.database import opening

    read = opening._read_manifest

    def shrink(*arguments):
        os.truncate(path, 200_000)
        return read(*arguments)

    return shrink


def test_a_database_that_is_deleted_or_replaced_stays_what_it_was(long_database) -> None:
    database = opened(long_database)
    long_database.unlink()
    long_database.write_bytes(b"")
    assert scores(database, "scalar").min() > 0
    assert database.header(database.n_sequences - 1).endswith(" long")


def test_opening_is_cancelled_between_blocks(long_database) -> None:
    token = CancelToken()
    token.cancel()
    with pytest.raises(OperationCancelled):
        run_to_end(open_database(long_database, token))


def test_threads_read_one_database_at_once(long_database) -> None:
    database = opened(long_database)
    expected = [database.codes(i).tobytes() for i in range(50)]
    wrong: list[int] = []

    def read() -> None:
        wrong.extend(i for i in range(50) if database.codes(i).tobytes() != expected[i])

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
