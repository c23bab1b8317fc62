"""Compressed files that are cut, damaged or ask for much memory: read as they were, or refused."""

import bz2
import gzip
import itertools
import lzma
import random

import pytest
import zstandard

from swathe.core.cancel import CancelToken
from swathe.core.database import open_database
from swathe.core.errors import FastaError
from swathe.core.scoring.queries import read_queries
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.steps import run_to_end
from tests.long_run import long_but

TEXT = b">one\nMKVLACDEWW\n>two\nMKVLACDEW\n"


def zst(data, **parameters):
    return zstandard.ZstdCompressor(write_checksum=True, **parameters).compress(data)


def pair(pack):
    """Two members one after another, the second record in the second."""
    return lambda data: pack(data[: data.index(b">two")]) + pack(data[data.index(b">two") :])


FORMATS = {
    "gz": lambda data: gzip.compress(data, mtime=0),
    "bz2": bz2.compress,
    "xz": lzma.compress,
    "zst": zst,
}
FILES = FORMATS | {
    **{f"{name}, two members": pair(pack) for name, pack in FORMATS.items()},
    "xz, padded": lambda data: pair(lambda part: lzma.compress(part) + b"\0" * 8)(data),
    "zst after a skippable frame": lambda data: b"\x5f\x2a\x4d\x18\x04\0\0\0abcd" + zst(data),
}


@pytest.fixture
def read(tmp_path, monkeypatch):
    """Read what a damaged file holds: None where it is refused with its name and what to do."""
    for module in (
        "swathe.core.sequences.streams",
        "swathe.core.sequences.fasta",
    ):  # asked some 9,000 times here
        monkeypatch.setattr(f"{module}.available_memory", lambda: 8 << 30)
    path = tmp_path / "file"

    def read(packed):
        path.write_bytes(packed)
        try:
            return [(sequence.header, sequence.letters) for sequence in read_sequences(path)[0]]
        except FastaError as error:
            assert str(path) in error.message
            assert error.hint
            return None

    return read


@pytest.fixture
def whole(read):
    records = read(TEXT)
    assert len(records) == 2
    return records


def flipped(packed, *places):
    """Return a file with bits flipped, each a (byte, bit)."""
    damaged = bytearray(packed)
    for byte, bit in places:
        damaged[byte] ^= 1 << bit
    return bytes(damaged)


@pytest.mark.parametrize("name", FILES)
def test_a_file_cut_anywhere_is_refused_unless_a_member_ends_there(read, whole, name):
    packed = FILES[name](TEXT)
    assert read(packed) == whole
    ends = {len(FILES[name.split(",")[0]](TEXT[: TEXT.index(b">two")]))} if "," in name else set()
    if "padded" in name:
        ends = set(range(min(ends), min(ends) + 9))
        whole_from = len(packed) - 8  # its last padding says nothing
    else:
        whole_from = len(packed)
    for size in range(len(packed)):
        found = read(packed[:size])
        assert found == (whole if size >= whole_from else whole[:1] if size in ends else None), size


@pytest.mark.parametrize("name", long_but(FILES, *FORMATS))
def test_a_bit_that_flips_is_harmless_or_refused(read, whole, name):
    packed = FILES[name](TEXT)
    for place in itertools.product(range(len(packed)), range(8)):
        assert read(flipped(packed, place)) in (whole, None), place


@pytest.mark.parametrize("name", long_but(FORMATS, "gz", "zst"))
def test_two_neighbouring_bits_that_flip_are_harmless_or_refused(read, whole, name):
    packed = FILES[name](TEXT)
    for byte, bit in itertools.product(range(len(packed)), range(7)):
        assert read(flipped(packed, (byte, bit), (byte, bit + 1))) in (whole, None), (byte, bit)


@pytest.mark.long
@pytest.mark.parametrize("name", FILES)
def test_two_bits_anywhere_and_bytes_of_any_kind_are_harmless_or_refused(read, whole, name):
    packed = FILES[name](TEXT)
    choose = random.Random(name)
    for _ in range(4_000):
        places = [(choose.randrange(len(packed)), choose.randrange(8)) for _ in range(choose.randint(2, 5))]
        assert read(flipped(packed, *places)) in (whole, None), places
    for place in range(len(packed)):
        for byte in choose.sample(range(256), 16):
            assert read(packed[:place] + bytes([byte]) + packed[place + 1 :]) in (whole, None), (place, byte)


def test_the_reported_file(read):
    """Damage that isal tells as a plain Exception."""
    packed = gzip.compress(b">a\nMKVLACDEW\n", mtime=0)
    assert read(flipped(packed, (10, 1), (10, 2))) is None


def test_what_follows_the_members_is_said(read):
    for name, pack in FORMATS.items():
        assert read(pack(TEXT) + b"rest") is None, name


@pytest.mark.parametrize("name", FORMATS)
def test_what_follows_the_members_is_not_called_a_truncated_one(tmp_path, name):
    path = tmp_path / "file"
    packed = FORMATS[name](TEXT)
    path.write_bytes(packed + b"rest")
    with pytest.raises(FastaError, match=rf"damaged: what follows its byte {len(packed)} is not compressed"):
        read_sequences(path)


def test_the_place_is_said(tmp_path):
    path = tmp_path / "file"
    packed = gzip.compress(TEXT, mtime=0)
    path.write_bytes(packed[:40])
    with pytest.raises(FastaError, match="the gz file is truncated: it ends after 40 bytes"):
        read_sequences(path)
    path.write_bytes(flipped(packed, (len(packed) - 5, 3)))
    with pytest.raises(FastaError, match=f"gz file is damaged: .* at or before byte {len(packed)}"):
        read_sequences(path)


def long_xz(dictionary_log):
    filters = [{"id": lzma.FILTER_LZMA2, "dict_size": 1 << dictionary_log, "mode": lzma.MODE_FAST}]
    return lzma.compress(TEXT, filters=filters)


def long_zst(window_log):
    parameters = zstandard.ZstdCompressionParameters.from_level(
        1, window_log=window_log, enable_ldm=True, write_checksum=True
    )
    packer = zstandard.ZstdCompressor(compression_params=parameters).compressobj()
    return packer.compress(TEXT) + packer.flush()


@pytest.mark.parametrize("window_log", [27, 28, 31])
def test_long_windows_of_zstandard_are_read(read, whole, window_log):
    packed = long_zst(window_log)
    assert zstandard.get_frame_parameters(packed).window_size == 1 << window_log
    assert read(packed) == whole


@pytest.mark.parametrize(
    ("pack", "size", "words"),
    [
        (long_zst, 28, "unpacking this zst file takes more memory than the 150.* MB available for it"),
        (long_xz, 28, "unpacking this xz file takes more memory"),
    ],
    ids=["zst", "xz"],
)
def test_a_window_larger_than_the_memory_there_is_said(tmp_path, monkeypatch, pack, size, words):
    monkeypatch.setattr("swathe.core.sequences.streams.available_memory", lambda: 300_000_000)
    path = tmp_path / "file"
    path.write_bytes(pack(size))
    with pytest.raises(FastaError, match=words):
        read_sequences(path)


@pytest.mark.usefixtures("cache")
@pytest.mark.parametrize("ending", ["gz", "bz2", "XZ", "zst"])
def test_a_plain_file_named_as_a_compressed_one_is_read_and_noted(tmp_path, ending):
    """It was read without a word."""
    path = tmp_path / f"fake.fasta.{ending}"
    path.write_bytes(TEXT)
    words = "1 file is not compressed although its name says so; read as plain text"
    for _, notes in (read_sequences(path), read_queries([path])):
        assert notes.sentences() == [words]
    database = run_to_end(open_database(path, CancelToken()))
    assert database.manifest.notes.sentences() == [words]
    path.write_bytes(gzip.compress(TEXT))
    assert read_sequences(path)[1].sentences() == []
