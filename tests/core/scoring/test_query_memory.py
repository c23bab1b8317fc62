"""Queries that would fill the memory are refused before they do."""

import bz2
import gzip
import io
import lzma
import tracemalloc

import pytest
import zstandard

from swathe.core.cli.running import read_all_queries
from swathe.core.errors import FastaError
from swathe.core.scoring.queries import read_queries
from swathe.core.sequences.fasta import parse, read_sequences
from swathe.core.system.memory import available_memory, physical_memory
from tests.long_run import long_but

SHAPES = {
    "short records": b">\nA\n" * 20_000,
    "headers alone": b">some name of a protein, and what it does\n" * 10_000,
    "empty headers": b">\n" * 20_000,
    "names": b"".join(b">name%d\nMKV\n" % number for number in range(10_000)),
    "lines of one residue": b">a\n" + b"A\n" * 50_000,
    "blank lines": b">a\n" + b"\n" * 500_000,
    "carriage returns": b">\rA\r" * 7_500,
    "one long line": b">a\n" + b"MKVL" * 350_000,
    "proteins": (b">sp|P12345|NAME what it does\n" + b"MKVLACDEWW" * 6 + b"\nGGG\n") * 10_000,
}
PACKERS = {"gz": gzip.compress, "bz2": bz2.compress, "xz": lzma.compress, "zst": zstandard.compress}


@pytest.fixture
def memory(monkeypatch):
    """Say how many bytes of memory can be had."""

    def there(n_bytes):
        monkeypatch.setattr("swathe.core.sequences.fasta.available_memory", lambda: n_bytes)

    return there


def peak_of(data):
    """Return what reading takes at most, and the error it ends with."""
    tracemalloc.start()
    try:
        parse(data, "file")
    except FastaError as error:
        return tracemalloc.get_traced_memory()[1], error
    finally:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return peak, None


@pytest.mark.parametrize("shape", long_but(SHAPES, "proteins", "one long line", "carriage returns"))
def test_reading_stays_within_its_share(memory, shape):
    data = SHAPES[shape]
    memory(8_000_000)
    peak, error = peak_of(data)
    assert peak < 8_000_000
    if error is not None:
        assert " more than the 4.0 MB of memory available for queries" in error.message
        assert error.hint
    memory(1 << 30)
    parse(data, "file")


@pytest.mark.parametrize("packer", long_but(PACKERS, "zst"))
def test_a_small_file_that_expands_is_refused_while_it_is_unpacked(memory, tmp_path, packer):
    path = tmp_path / "small"
    path.write_bytes(PACKERS[packer](b">\nA\n" * 1_000_000))
    memory(12_000_000)
    with pytest.raises(FastaError, match=r"more than 3\.0 MB of text, too much for queries with the memory"):
        read_queries([path])


def test_many_and_long_queries_are_read(tmp_path, memory):
    memory(1 << 30)
    path = tmp_path / "many"
    path.write_bytes(b"".join(b">q%d\n%s\n" % (n, b"MKVLACDEW" * 35) for n in range(10_000)))
    assert len(read_sequences(path)[0]) == 10_000
    path.write_bytes(b">long\n" + b"MKVLACDEW" * 4_000_000)
    assert len(read_sequences(path)[0][0]) == 36_000_000


def test_standard_input_has_the_same_bound(memory, monkeypatch):
    memory(4_000_000)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b">a\n" + b"MKV" * 1_000_000)))
    with pytest.raises(FastaError, match=r"^standard input: it holds more than 1\.0 MB"):
        read_all_queries(["-"])


def test_what_can_be_had_is_less_than_what_is_built_in():
    there, total = available_memory(), physical_memory()
    assert there is not None and total is not None
    assert 0 < there < total
