"""Simulated databases: lengths like Swiss-Prot's or all equal, residues with natural frequencies."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.benchmark.request import SWISS_PROT_SEQUENCES, DatabaseChoice
from swathe.core.cancel import CancelToken
from swathe.core.database import Database, ImportProgress, Subjects, import_fasta, open_database
from swathe.core.errors import DatabaseError
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.system import settings

COMPOSITION: Final = np.array(
    [78, 51, 45, 54, 19, 43, 63, 74, 22, 51, 90, 57, 22, 39, 52, 71, 58, 13, 32, 64], float
)
"""Frequencies of the twenty amino acids, per mille and a bit, in the order of `core.sequences.alphabet`.

Source: Robinson and Robinson, PNAS 88:8880, 1991."""
GIANTS: Final = (35_213, 34_350, 18_141)
"""Lengths of the longest proteins, which the distribution does not reach."""
SEED: Final = 7
_CHUNK: Final = 4_000_000
"""Residues drawn at a time: about 40 ms."""
_KEPT: Final = 4
"""Simulated databases that stay in the cache."""
_VERSION: Final = 1
"""To be increased when the same choice gives other sequences."""


def lengths_like_swiss_prot(n: int = SWISS_PROT_SEQUENCES) -> NDArray[np.int64]:
    """Return `n` lengths, int64[n]; 570,000 lengths sum to 207,635,346 residues."""
    drawn = np.random.default_rng(SEED).lognormal(5.68, 0.66, n).astype(int)
    lengths: NDArray[np.int64] = np.clip(drawn, 4, GIANTS[0])
    giants = GIANTS[: n // 1_000]  # none in a small database, like in a small sample of the real one
    lengths[: len(giants)] = giants
    return lengths


def write_fasta(path: Path, lengths: NDArray[np.int64]) -> None:
    """Write random sequences of the given lengths as FASTA."""
    for _ in writing_fasta(path, lengths):
        pass


def writing_fasta(path: Path, lengths: NDArray[np.int64]) -> Iterator[int]:
    """Write random sequences of the given lengths as FASTA, yielding the residues written so far."""
    rng = np.random.default_rng(SEED)
    letters = np.frombuffer(LETTERS[:20].encode(), np.uint8)
    borders = np.cumsum(COMPOSITION / COMPOSITION.sum())[:-1].astype(np.float32)
    ends = np.cumsum(lengths)
    first = done = 0
    with path.open("wb") as stream:
        while first < len(lengths):
            last = max(int(np.searchsorted(ends, done + _CHUNK, "right")), first + 1)
            drawn = rng.random(int(ends[last - 1]) - done, np.float32)
            residues = letters[np.searchsorted(borders, drawn, side="right")].tobytes()
            end = 0
            records = []
            for number, length in enumerate(lengths[first:last].tolist(), first):
                begin, end = end, end + length
                records.append(b">s%d simulated\n%s\n" % (number, residues[begin:end]))
            stream.write(b"".join(records))
            first, done = last, int(ends[last - 1])
            yield done


def open_choice(
    choice: DatabaseChoice, token: CancelToken
) -> Generator[ImportProgress, None, Database | Subjects]:
    """Open a chosen database; simulated ones are made the first time and cached.

    Yields progress. Raises FastaError, DatabaseError, OperationCancelled.
    """
    if choice.path is not None:
        return (yield from open_database(choice.path, token))
    if choice.kind == "copies":
        from swathe.core.permutation.copies import CopiesInMemory

        equal = DatabaseChoice("equal", None, choice.n_sequences, choice.length)
        return CopiesInMemory.of((yield from open_choice(equal, token)), choice.permutations, SEED)
    folder = settings.working_cache_directory() / "simulated"
    name = choice.text.replace(":", "-")
    packed = folder / f"{name}-{_VERSION}.swdb"
    if packed.exists():
        with contextlib.suppress(DatabaseError):  # a damaged one is made again
            database = yield from open_database(packed, token)
            with contextlib.suppress(OSError):
                os.utime(packed)  # used last: `_make_room` deletes the oldest
            return database
    fasta = folder / f"{name}.{os.getpid()}.fasta"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _make_room(folder)
        yield from _simulate(choice, fasta, token)
        yield from import_fasta(fasta, packed, token)
    except OSError as error:
        raise DatabaseError(
            f"The simulated database cannot be written to {folder}: {error.strerror or error}.",
            f"Free space there, or set {settings.CACHE_DIRECTORY_VARIABLE} to another folder.",
        ) from error
    finally:
        with contextlib.suppress(OSError):
            fasta.unlink(missing_ok=True)
    return (yield from open_database(packed, token))


def _simulate(choice: DatabaseChoice, fasta: Path, token: CancelToken) -> Iterator[ImportProgress]:
    lengths = (
        lengths_like_swiss_prot(choice.n_sequences)
        if choice.kind == "swiss-prot"
        else np.full(choice.n_sequences, choice.length, np.int64)
    )
    began, total = time.perf_counter(), int(lengths.sum())
    for done in writing_fasta(fasta, lengths):
        token.raise_if_cancelled()
        yield ImportProgress(done, total, time.perf_counter() - began)


def _make_room(folder: Path) -> None:
    """Delete all simulated databases but the most recently used."""
    entries = sorted(folder.glob("*.swdb"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in entries[_KEPT - 1 :]:
        with contextlib.suppress(OSError):  # Windows does not delete files in use
            path.unlink()
