"""Finding words in headers while somebody types them, and keys to sort their parts by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database.stored import SomeBytes, gathered
from swathe.core.headers.fields import organism_of
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.sequence import description_of, identifier_of

KEY_BYTES: Final = 48
"""Bytes of a cell that take part in sorting; cells that agree further keep the table's own order."""
COMPILED_FROM: Final = 10_000
"""Headers from which compiled code is worth its loading; below, Python takes some 20 ms."""

_PARTS: Final[dict[str, Callable[[str], str]]] = {
    "subject": identifier_of,
    "description": description_of,
    "organism": organism_of,
}


def contains(
    header_bytes: SomeBytes,
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    word: str,
) -> NDArray[np.bool_]:
    """Return which records' headers hold `word`, whatever the case of ASCII letters.

    Parameters
    ----------
    header_bytes : uint8[...] all headers, one after the other
    header_offsets : int64[n + 1] where each header begins
    records : int64[k] the records to look at; quickest in ascending order, which reads memory in one go
    word : not empty
    """
    lower = word.encode().lower()
    if len(records) < COMPILED_FROM:
        headers = headers_of(header_bytes, header_offsets, records)
        return np.array([lower in header.lower() for header in headers], np.bool_)
    from swathe.core.headers.kernels import scan

    needle = np.frombuffer(lower, np.uint8)
    fold = np.where((needle >= ord("a")) & (needle <= ord("z")), np.uint8(32), np.uint8(0))
    found = np.zeros(len(records), np.bool_)
    scan(*_compact(header_bytes, header_offsets, records), needle, fold, found)
    return found


def sort_keys(
    header_bytes: SomeBytes, header_offsets: NDArray[np.int64], records: NDArray[np.int64], part: str
) -> NDArray[np.bytes_]:
    """Return what to sort records by for their header's `part`, S48[k]: its beginning, ASCII in lower case.

    `part` is ``subject``, ``description`` or ``organism``; the other parameters are those of `contains`.
    """
    if len(records) < COMPILED_FROM:
        take = _PARTS[part]
        headers = headers_of(header_bytes, header_offsets, records)
        cells = [take(decode_header(header)).encode().lower()[:KEY_BYTES] for header in headers]
        return np.array(cells, f"S{KEY_BYTES}")
    from swathe.core.headers.kernels import fill_keys

    keys = np.zeros((len(records), KEY_BYTES), np.uint8)
    column = tuple(_PARTS).index(part)
    fill_keys(*_compact(header_bytes, header_offsets, records), column, keys)
    return keys.view(f"S{KEY_BYTES}")[:, 0]


def prepare(header_bytes: SomeBytes, header_offsets: NDArray[np.int64], n_records: int) -> None:
    """Load what `contains` needs for so many records, so that nobody waits for it while typing."""
    if n_records >= COMPILED_FROM:
        contains(header_bytes, header_offsets, np.zeros(COMPILED_FROM, np.int64), "a")


def headers_of(
    header_bytes: SomeBytes, header_offsets: NDArray[np.int64], records: NDArray[np.int64]
) -> list[bytes]:
    """Return some records' headers as they are in the file."""
    text, begins, ends = gathered(header_bytes, header_offsets[records], header_offsets[records + 1])
    return [text[a:b].tobytes() for a, b in zip(begins.tolist(), ends.tolist(), strict=True)]


def _compact(
    header_bytes: SomeBytes, header_offsets: NDArray[np.int64], records: NDArray[np.int64]
) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    """Return records' headers as compiled code takes them: bytes, offsets into them, and records there."""
    text, begins, ends = gathered(header_bytes, header_offsets[records], header_offsets[records + 1])
    return text, np.stack((begins, ends), axis=1).reshape(-1), np.arange(0, 2 * records.size, 2)
