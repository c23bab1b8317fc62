"""Compiled code that reads hundreds of thousands of headers at once, without holding up other threads."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

SUBJECT, DESCRIPTION, ORGANISM = 0, 1, 2

_CHUNK = 32
"""Places looked at together: the compiler makes vector instructions of it."""


@njit(cache=True, nogil=True)
def scan(
    header_bytes: NDArray[np.uint8],
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    needle: NDArray[np.uint8],
    fold: NDArray[np.uint8],
    found: NDArray[np.bool_],
) -> None:
    """Set `found`; a byte equals a letter of the needle if it does with bit 5 (`fold`) set, as in lower case.

    Chunks in which no place has both the needle's first and its last byte are passed over whole.
    """
    length = len(needle)
    n0, f0 = needle[0], fold[0]
    n1, f1 = needle[length - 1], fold[length - 1]
    for i in range(len(records)):
        place = header_offsets[records[i]]
        last = header_offsets[records[i] + 1] - length
        while place <= last:
            stop = min(place + _CHUNK, last + 1)
            if stop - place == _CHUNK:
                head = header_bytes[place:stop]
                tail = header_bytes[place + length - 1 : stop + length - 1]
                hits = np.uint8(0)
                for k in range(_CHUNK):
                    hits |= np.uint8(((head[k] | f0) == n0) & ((tail[k] | f1) == n1))
                if hits == 0:
                    place = stop
                    continue
            for start in range(place, stop):
                j = 0
                while j < length and (header_bytes[start + j] | fold[j]) == needle[j]:
                    j += 1
                if j == length:
                    found[i] = True
                    break
            if found[i]:
                break
            place = stop


@njit(cache=True, nogil=True)
def fill_keys(
    header_bytes: NDArray[np.uint8],
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    column: int,
    keys: NDArray[np.uint8],
) -> None:
    """Write the lower-cased beginning of each record's cell into its row of `keys`, uint8[k, width], zeroed.

    The cells are those of `core.sequence.identifier_of`, `description_of` and `organism_of`.
    """
    for i in range(len(records)):
        begin = header_offsets[records[i]]
        end = header_offsets[records[i] + 1]
        while end > begin and _space(header_bytes[end - 1]):
            end -= 1
        if column == ORGANISM:
            begin, end = _organism(header_bytes, begin, end)
        else:
            word = begin
            while word < end and not _space(header_bytes[word]):
                word += 1
            if column == SUBJECT:
                end = word
            else:
                begin = word
        while begin < end and _space(header_bytes[begin]):
            begin += 1
        for k in range(min(end - begin, keys.shape[1])):
            byte = header_bytes[begin + k]
            keys[i, k] = byte + 32 if 65 <= byte <= 90 else byte


@njit(cache=True, nogil=True)
def _space(byte: int) -> bool:
    return byte == 32 or 9 <= byte <= 13 or 28 <= byte <= 31


@njit(cache=True, nogil=True)
def _word(byte: int) -> bool:
    return 48 <= byte <= 57 or 65 <= byte <= 90 or 97 <= byte <= 122 or byte == 95 or byte >= 128


@njit(cache=True, nogil=True)
def _organism(text: NDArray[np.uint8], begin: int, end: int) -> tuple[int, int]:
    """Return where the organism's name begins and ends: from ``OS=`` to the next ``XY=``, or in brackets."""
    for start in range(begin, end - 3):
        named = text[start] == 79 and text[start + 1] == 83 and text[start + 2] == 61  # OS=
        if named and (start == begin or not _word(text[start - 1])):
            for stop in range(start + 4, end - 3):
                field = text[stop] == 32 and text[stop + 3] == 61
                if field and 65 <= text[stop + 1] <= 90 and 65 <= text[stop + 2] <= 90:
                    return start + 3, stop
            return start + 3, end
    if end - begin >= 3 and text[end - 1] == 93:
        for start in range(end - 2, begin - 1, -1):
            if text[start] == 93:
                break
            if text[start] == 91:
                return (start + 1, end - 1) if end - 1 > start + 1 else (end, end)
    return end, end
