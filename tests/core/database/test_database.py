import itertools
import re
import struct
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
import xxhash
from hypothesis import example, given, settings
from hypothesis import strategies as st

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.database.builder import Limits
from swathe.core.database.packed import BLOCK_BYTES, HEADER, Manifest
from swathe.core.database.stored import gathered
from swathe.core.errors import DatabaseError, FastaError
from swathe.core.sequences.fasta import parse
from swathe.core.sequences.fasta_faults import MAX_HEADER_BYTES
from swathe.core.system.steps import run_to_end
from tests.long_run import at_random, long_but

SAMPLE = b">one first\nMKVLACDE\n>two\nWWY\n>empty\n>three\nMKV-lU\n>four\nWYW*\n"

AWKWARD = [
    b">",
    b">id ",
    b">id",
    b"\n>",
    b";",
    b"\n;",
    b"\r",
    b"\n",
    b"\r\n",
    b"\n\n",
    b"A",
    b"mkv",
    b"U",
    b"*",
]
AWKWARD += [
    b"-",
    b"/",
    b",",
    b" ",
    b"\t",
    b"ACDEFGHIKL" * 3,
    b"1",
    b"\0",
    "é".encode(),
    b"\xe9",
    b"\xef\xbb\xbf",
    b"\x1c",
]


def pack(source, destination, **limits):
    run_to_end(import_fasta(source, destination, CancelToken(), Limits(**limits) if limits else None))


def unpack(path):
    return run_to_end(open_database(path, CancelToken()))


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.fasta"
    path.write_bytes(SAMPLE)
    return path


@pytest.fixture
def database_file(source, tmp_path):
    path = tmp_path / "out.swdb"
    pack(source, path)
    return path


def same_as_parsed(database, data, name="x"):
    sequences, notes = parse(data, name)
    assert database.manifest.notes == notes
    assert database.n_sequences == len(sequences) == len(database.lengths) == len(database.records)
    assert database.n_residues == sum(len(s) for s in sequences) == database.residues.size
    assert database.longest == max(len(s) for s in sequences)
    expected_order = sorted(range(len(sequences)), key=lambda i: (len(sequences[i]), i))
    assert database.records.tolist() == expected_order
    counts = np.zeros(27, np.int64)
    for i, record in enumerate(expected_order):
        assert database.header(i) == sequences[record].header
        assert database.lengths[i] == len(sequences[record])
        assert database.codes(i).tobytes() == sequences[record].codes.tobytes()
        counts += np.bincount(sequences[record].codes, minlength=27)
    assert list(database.manifest.residue_counts) == counts.tolist()


def test_residues_in_memory_are_those_of_the_file_until_the_last_block_ends(database_file):
    residues = unpack(database_file).residues
    begins, ends = np.array([8, 0, 3]), np.array([11, 4, 8])
    held, moved_begins, moved_ends = gathered(residues, begins, ends)
    expected = [held[a:b].tobytes() for a, b in zip(moved_begins, moved_ends, strict=True)]
    with residues.in_memory():
        with residues.in_memory():
            whole = residues[:]
        assert residues.held and np.shares_memory(residues[3:8], whole)
        text, at, to = gathered(residues, begins, ends)
        assert np.shares_memory(text, whole)
        assert [text[a:b].tobytes() for a, b in zip(at, to, strict=True)] == expected
        assert not whole.flags.writeable
    assert not residues.held and not np.shares_memory(residues[3:8], whole)
    assert residues[:].tobytes() == whole.tobytes()


def test_import_keeps_every_sequence(database_file, source):
    database = unpack(database_file)
    same_as_parsed(database, SAMPLE)
    assert database.name == "out.swdb"
    assert database.path == database_file
    assert database.residues.dtype == np.uint8
    assert database.lengths.dtype == np.int32
    for array in (database.offsets, database.records, database.header_offsets):
        assert array.dtype == np.int64
    for array in (database.residues[:3], database.codes(0), database.header_bytes[:3], database.lengths):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_manifest_tells_where_the_database_came_from(database_file, source):
    manifest = unpack(database_file).manifest
    assert manifest.source == str(source.resolve())
    assert manifest.source_bytes == len(SAMPLE)
    assert manifest.source_checksum == f"xxh3-128:{xxhash.xxh3_128_hexdigest(SAMPLE)}"
    assert abs((datetime.now(UTC) - datetime.fromisoformat(manifest.created)).total_seconds()) < 600
    assert manifest.swathe_version
    assert manifest.format_version == 1


def test_key_is_of_the_content(tmp_path, source, database_file):
    again, other = tmp_path / "again.swdb", tmp_path / "other.swdb"
    pack(source, again)
    source.write_bytes(SAMPLE.replace(b"WWY", b"WYW"))
    pack(source, other)
    assert unpack(again).key == unpack(database_file).key != unpack(other).key


def as_in_blocks(error):
    """Return an error's words as of a text that is read in blocks, where the rest of a line is not known."""
    words = re.sub(r", column [\d,]+|, nor (is|are) [\d,]+ more characters?", "", str(error))
    return words.replace("Correct or remove them.", "Correct or remove it.")


@at_random(60, 250)
def test_scanner_reads_what_parse_reads(tmp_path, n_cases):
    @settings(deadline=None, derandomize=True, max_examples=n_cases)
    @given(
        st.lists(st.sampled_from(AWKWARD), max_size=40).map(b"".join),
        st.booleans(),
        st.sampled_from([4, 5, 7, 16, 61, 4096]),
        st.sampled_from([1, 2, 9, 40, 4096]),
        st.sampled_from([1, 2, 5, 4096]),
    )
    @example(b"ID   ABC", False, 4, 4096, 4096)
    @example("A\n>é\nMé".encode(), True, 4, 1, 1)
    def same(data, after_a_header, block_bytes, segment_residues, segment_records):
        data = b">first\nMK" * after_a_header + data
        source, destination = tmp_path / "awkward.fasta", tmp_path / "awkward.swdb"
        source.write_bytes(data)
        limits = {
            "block_bytes": block_bytes,
            "segment_residues": segment_residues,
            "segment_records": segment_records,
            "headers": segment_records,
            "hashes": segment_records,
        }
        try:
            parse(data, str(source))
        except FastaError as error:
            with pytest.raises(FastaError) as caught:
                pack(source, destination, **limits)
            assert str(caught.value) == as_in_blocks(error)
            assert not list(tmp_path.glob(".*.swathe-*.part"))
        else:
            pack(source, destination, **limits)
            same_as_parsed(unpack(destination), data)

    same()


def random_fasta(n, seed=7, longest=90):
    rng = np.random.default_rng(seed)
    letters = np.frombuffer(b"ARNDCQEGHILKMFPSTWYV", np.uint8)
    return b"".join(
        b">id%d x\n%s\n" % (i % 900, letters[rng.integers(0, 20, rng.integers(0, longest))].tobytes())
        for i in range(n)
    )


@pytest.mark.parametrize("segment_residues", long_but([50, 700, 20_000], 700))
def test_segments_are_placed_in_file_order(tmp_path, segment_residues, monkeypatch):
    monkeypatch.setattr("swathe.core.database.writer.BLOCK_ELEMENTS", 64)
    monkeypatch.setattr("swathe.core.database.placement.BLOCK_ELEMENTS", 64)
    data = random_fasta(1000) + b">giant\n" + b"ACDEFGHIKL" * 300 + b"\n" + random_fasta(50)
    source, destination = tmp_path / "in", tmp_path / "out.swdb"
    source.write_bytes(data)
    pack(
        source,
        destination,
        segment_residues=segment_residues,
        segment_records=100,
        block_bytes=512,
        hashes=64,
    )
    same_as_parsed(unpack(destination), data)


def test_long_records_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("swathe.core.sequences.fasta_faults.MAX_RESIDUES", 30)
    source, destination = tmp_path / "in", tmp_path / "out.swdb"
    source.write_bytes(b">a\nMK\n>b\n" + b"ACDEFGHIKL\n" * 4)
    for residues in (8, 4096):
        with pytest.raises(FastaError, match=r"record 2.*more than 30 residues"):
            pack(source, destination, segment_residues=residues)


def test_a_header_line_that_does_not_end_is_refused(tmp_path):
    source, destination = tmp_path / "in", tmp_path / "out.swdb"
    source.write_bytes(b">a\nMK\n>" + b"x" * (MAX_HEADER_BYTES + 1) + b"\nMK\n")
    with pytest.raises(FastaError) as caught:
        pack(source, destination)
    with pytest.raises(FastaError) as expected:
        parse(source.read_bytes(), str(source))
    assert str(caught.value) == str(expected.value)
    assert "record 2, line 3" in str(caught.value)
    source.write_bytes(b">" + b"x" * 1_000_000 + b"\nMK\n")
    pack(source, destination)
    assert unpack(destination).header(0) == "x" * 1_000_000


def test_several_blocks_are_checksummed(tmp_path, monkeypatch):
    monkeypatch.setattr("swathe.core.database.writer.BLOCK_BYTES", 256)
    monkeypatch.setattr("swathe.core.database.opening.BLOCK_BYTES", 256)
    source, destination = tmp_path / "in", tmp_path / "out.swdb"
    source.write_bytes(random_fasta(300))
    pack(source, destination)
    database = unpack(destination)
    same_as_parsed(database, source.read_bytes())
    assert len(database.manifest.block_checksums) > 50
    assert BLOCK_BYTES == 16 << 20


def test_truncated_databases_are_refused(database_file):
    whole = database_file.read_bytes()
    for size in itertools.chain(range(0, 200), range(200, len(whole), 37), [len(whole) - 1]):
        database_file.write_bytes(whole[:size])
        with pytest.raises(DatabaseError) as caught:
            unpack(database_file)
        assert str(database_file) in str(caught.value)
        assert caught.value.hint
    database_file.write_bytes(whole + b"\0")
    with pytest.raises(DatabaseError):
        unpack(database_file)


def test_altered_databases_are_refused(database_file):
    whole = database_file.read_bytes()
    for position in range(len(whole)):
        altered = bytearray(whole)
        altered[position] ^= 1 << (position % 8)
        database_file.write_bytes(altered)
        with pytest.raises(DatabaseError) as caught:
            unpack(database_file)
        assert str(database_file) in str(caught.value)


def test_other_format_versions_are_refused(database_file):
    whole = bytearray(database_file.read_bytes())
    struct.pack_into("<I", whole, 8, 99)
    struct.pack_into("<Q", whole, HEADER.size - 8, xxhash.xxh3_64_intdigest(bytes(whole[: HEADER.size - 8])))
    database_file.write_bytes(whole)
    with pytest.raises(DatabaseError, match="format 99"):
        unpack(database_file)


def test_other_files_are_no_databases(tmp_path, source):
    misnamed = tmp_path / "fasta.swdb"
    misnamed.write_bytes(SAMPLE)
    for path, words in [(misnamed, "is not a Swathe database"), (tmp_path / "none.swdb", "No such file")]:
        with pytest.raises(DatabaseError, match=words):
            unpack(path)


def test_a_database_is_told_by_content(database_file):
    renamed = database_file.rename(database_file.with_name("renamed.bin"))
    assert unpack(renamed).n_sequences == 5


def test_manifest_survives_json(database_file):
    manifest = unpack(database_file).manifest
    assert Manifest.from_json(manifest.to_json()) == manifest


def test_importing_the_package_is_light():
    heavy = ("numba", "isal", "zstandard", "scipy", "Bio")
    program = (
        "import swathe.core.database, swathe.core.sequences.fasta, sys;"
        f"print([m for m in {heavy} if m in sys.modules])"
    )
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
