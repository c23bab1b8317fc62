"""Searching headers for words while the user types, and keys for sorting by their fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database.stored import SomeBytes, gathered
from swathe.core.headers.fields import organism_of
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.sequence import description_of, identifier_of

KEY_BYTES: Final = 48
"""Bytes of a cell that count in sorting; cells that agree in all of them keep the table's order."""
COMPILED_FROM: Final = 10_000
"""Number of headers from which loading compiled code pays off; for fewer, Python takes at most some 20 ms."""

_PARTS: Final[dict[str, Callable[[str], str]]] = {
    "subject": identifier_of,
    "description": description_of,
    "organism": organism_of,
}


def contains(
    header_bytes: SomeBytes,
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    words: Sequence[str],
) -> NDArray[np.bool_]:
    """Return which records' headers contain all `words`, ignoring the case of ASCII letters.

    Headers are read once for all words: that takes longer than to look through them.

    Parameters
    ----------
    header_bytes : uint8[...] all headers, one after the other
    header_offsets : int64[n + 1] where each header begins
    records : int64[k] the records to search; fastest in ascending order, which reads memory sequentially
    words : none of them empty
    """
    lower = [word.encode().lower() for word in words]
    if len(records) < COMPILED_FROM:
        headers = map(bytes.lower, headers_of(header_bytes, header_offsets, records))
        return np.array([all(word in header for word in lower) for header in headers], np.bool_)
    from swathe.core.headers.kernels import scan

    text, offsets, places = _compact(header_bytes, header_offsets, records)
    rows = np.arange(len(records))
    for word in lower:
        needle = np.frombuffer(word, np.uint8)
        fold = np.where((needle >= ord("a")) & (needle <= ord("z")), np.uint8(32), np.uint8(0))
        has = np.zeros(len(rows), np.bool_)
        scan(text, offsets, places[rows], needle, fold, has)
        rows = rows[has]
    found = np.zeros(len(records), np.bool_)
    found[rows] = True
    return found


def sort_keys(
    header_bytes: SomeBytes, header_offsets: NDArray[np.int64], records: NDArray[np.int64], part: str
) -> NDArray[np.bytes_]:
    """Return sort keys for a field of the headers, S48[k]: its beginning, ASCII letters in lower case.

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
    """Load what `contains` needs for `n_records` headers, before the user begins to type."""
    if n_records >= COMPILED_FROM:
        contains(header_bytes, header_offsets, np.zeros(COMPILED_FROM, np.int64), ["a"])


def headers_of(
    header_bytes: SomeBytes, header_offsets: NDArray[np.int64], records: NDArray[np.int64]
) -> list[bytes]:
    """Return some records' headers as they are in the file."""
    text, begins, ends = gathered(header_bytes, header_offsets[records], header_offsets[records + 1])
    return [text[a:b].tobytes() for a, b in zip(begins.tolist(), ends.tolist(), strict=True)]


def _compact(
    header_bytes: SomeBytes, header_offsets: NDArray[np.int64], records: NDArray[np.int64]
) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    """Return records' headers as arguments of compiled code: bytes, offsets, and which offsets to read."""
    text, begins, ends = gathered(header_bytes, header_offsets[records], header_offsets[records + 1])
    return text, np.stack((begins, ends), axis=1).reshape(-1), np.arange(0, 2 * records.size, 2)
