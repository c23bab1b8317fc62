"""Measure importing and opening databases, after checking what was imported.

Run: python tests/bench/bench_import.py [--quick] [FASTA ...]
Without files it makes its own: random proteins with UniProt's lengths and headers, in lines of 60.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase, import_fasta, open_database
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.system.steps import run_to_end

REPEATS = 3
HEADER = (
    ">sp|A{0:06d}|EX{0:06d}_HUMAN Example protein {0} of unknown function"
    " OS=Homo sapiens OX=9606 GN=EX{0} PE=1 SV=1"
)


class RandomProteins:
    """A FASTA text of n random proteins, of which any record can be told again."""

    def __init__(self, n: int) -> None:
        rng = np.random.default_rng(20)
        self.lengths = np.maximum(rng.gamma(2.0, 180.0, n).astype(int), 20)
        letters = np.frombuffer(LETTERS[:20].encode(), np.uint8)
        pool = letters[rng.integers(0, 20, (1 << 16, 61))]
        pool[:, 60] = ord("\n")
        self._pool = pool.tobytes()
        self._starts = rng.integers(0, (1 << 16) - self.lengths.max() // 60 - 1, n) * 61

    def record(self, i: int) -> bytes:
        """Return record i as it stands in the file."""
        n = int(self.lengths[i])
        start = int(self._starts[i])
        return b"%s\n%s\n" % (HEADER.format(i).encode(), self._pool[start : start + n + (n - 1) // 60])

    def write(self, path: Path) -> None:
        """Write all records."""
        with path.open("wb") as stream:
            for begin in range(0, len(self.lengths), 1000):
                stop = min(begin + 1000, len(self.lengths))
                stream.write(b"".join(map(self.record, range(begin, stop))))

    def check(self, database: PackedDatabase) -> None:
        """Compare counts, order, and a hundred records with what was written."""
        assert database.n_sequences == len(self.lengths)
        assert database.n_residues == self.lengths.sum()
        assert np.array_equal(database.lengths, self.lengths[database.records])
        assert np.all(np.diff(database.lengths) >= 0)
        for i in np.random.default_rng(3).integers(0, database.n_sequences, 100):
            header, *lines = self.record(int(database.records[i])).decode().splitlines()
            assert ">" + database.header(i) == header
            assert database.sequence(i).letters == "".join(lines)


def seconds(action: Callable[[], object], repeats: int = REPEATS) -> float:
    """Return the shortest of several runs."""
    best = float("inf")
    for _ in range(repeats):
        began = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - began)
    return best


def run_import(source: Path, destination: Path) -> None:
    """Import and forget the progress."""
    for _ in import_fasta(source, destination, CancelToken()):
        pass


def open_now(path: Path) -> PackedDatabase:
    """Open and forget the progress."""
    return run_to_end(open_database(path, CancelToken()))


def biopython(path: Path) -> None:
    """Iterate over a file with Biopython's fastest parser, which neither encodes nor sorts."""
    from Bio.SeqIO.FastaIO import SimpleFastaParser

    with path.open("rb") as stream:
        packed = stream.read(2) == b"\x1f\x8b"
    with gzip.open(path, "rt") if packed else path.open() as text:
        for _ in SimpleFastaParser(text):
            pass


def peak_memory(source: Path, destination: Path, environment: dict[str, str]) -> tuple[float, float]:
    """Return a new process's peak resident memory in MB and its seconds, importing one file."""
    program = (
        "import sys; sys.path.insert(0, sys.argv[3])\n"
        "from pathlib import Path; from swathe.core.cancel import CancelToken\n"
        "from swathe.core.database import import_fasta\n"
        "for _ in import_fasta(Path(sys.argv[1]), Path(sys.argv[2]), CancelToken()): pass\n"
        "import resource\n"
        "peak = [l for l in Path('/proc/self/status').read_text().splitlines() if l.startswith('VmHWM')] \\\n"
        "    if Path('/proc/self/status').exists() else []\n"
        "print(int(peak[0].split()[1]) if peak else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    began = time.perf_counter()
    arguments = [str(source), str(destination), str(Path(__file__).parents[2])]
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=os.environ | environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return int(done.stdout) / 1024, time.perf_counter() - began


def measure(source: Path, text_bytes: int, folder: Path, label: str) -> None:
    """Print the import's rate and peak memory beside Biopython's rate."""
    destination = folder / "import.swdb"
    if hasattr(os, "sync"):  # what is still to be written of the test's own files is not the import's
        os.sync()
    ours = seconds(lambda: run_import(source, destination))
    theirs = seconds(lambda: biopython(source), repeats=1)
    peak, _ = peak_memory(source, destination, {})
    print(
        f"import {label:6}: {text_bytes / ours / 1e6:6.0f} MB/s of text, from opening the file to the"
        f" database on disk ({text_bytes / 1e6:,.0f} MB in {ours:.2f} s, peak {peak:.0f} MB)\n"
        f"   Biopython : {text_bytes / theirs / 1e6:6.0f} MB/s, iterating only",
        flush=True,
    )


def main() -> None:
    """Make the files, check one import, and print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--quick", action="store_true", help="small files")
    arguments.add_argument("files", nargs="*", type=Path, help="plain FASTA files to measure instead")
    options = arguments.parse_args()
    n_large, n_open = (20_000, 20_000) if options.quick else (1_100_000, 500_000)
    with tempfile.TemporaryDirectory(prefix="swathe-bench-") as name:
        folder = Path(name)
        os.environ["SWATHE_CACHE_DIR"] = str(folder / "cache")
        small = folder / "small.fasta"
        RandomProteins(100).write(small)
        compiled = {"NUMBA_CACHE_DIR": str(folder / "numba")}
        _, first = peak_memory(small, folder / "small.swdb", compiled)
        _, later = peak_memory(small, folder / "small.swdb", compiled)
        print(
            f"first import ever, compiling: {first:.2f} s; a new process later: {later:.2f} s (100 records)"
        )
        for path in options.files:
            measure(path, path.stat().st_size, folder, path.name)
        if not options.files:
            measure_random(folder, n_large)
        measure_opening(folder, n_open)


def measure_random(folder: Path, n: int) -> None:
    """Check and measure importing random proteins, plain and gz."""
    from isal import igzip

    proteins = RandomProteins(n)
    plain, packed = folder / "random.fasta", folder / "random.fasta.gz"
    proteins.write(plain)
    with plain.open("rb") as text, igzip.open(packed, "wb", compresslevel=2) as stream:
        while piece := text.read(1 << 20):
            stream.write(piece)
    for source in (plain, packed):
        run_import(source, folder / "check.swdb")
        proteins.check(open_now(folder / "check.swdb"))
        measure(source, plain.stat().st_size, folder, "plain" if source == plain else "gz")
    plain.unlink()
    print(f"   checked   : {n:,} records, {proteins.lengths.sum():,} residues")


def measure_opening(folder: Path, n: int) -> None:
    """Measure the first and the later openings of a FASTA file through the cache."""
    proteins = RandomProteins(n)
    source = folder / "opened.fasta"
    proteins.write(source)
    time.sleep(2.1)  # a file changed within 2 s of being read is compared again when it is opened
    began = time.perf_counter()
    proteins.check(open_now(source))
    first = time.perf_counter() - began
    second = seconds(lambda: open_now(source), repeats=5)
    print(
        f"open {n:,} sequences, {proteins.lengths.sum() / 1e6:.0f} M residues: first {first:.2f} s with"
        f" import and check, then {second * 1000:.1f} ms, every byte verified"
    )


if __name__ == "__main__":
    main()
