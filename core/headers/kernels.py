"""Compiled code that reads hundreds of thousands of headers at once without the GIL."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

SUBJECT, DESCRIPTION, ORGANISM = 0, 1, 2

_BLOCK = 32
"""Positions compared together, so that the compiler uses vector instructions."""


@compiled
def scan(
    header_bytes: NDArray[np.uint8],
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    needle: NDArray[np.uint8],
    fold: NDArray[np.uint8],
    found: NDArray[np.bool_],
) -> None:
    """Set `found`; a byte equals a letter of the needle if it does with bit 5 (`fold`) set, as in lower case.

    Runs of `_BLOCK` positions without both the needle's first and its last byte are skipped.
    """
    length = len(needle)
    n0, f0 = needle[0], fold[0]
    n1, f1 = needle[length - 1], fold[length - 1]
    for i in range(len(records)):
        place = header_offsets[records[i]]
        last = header_offsets[records[i] + 1] - length
        while place <= last:
            stop = min(place + _BLOCK, last + 1)
            if stop - place == _BLOCK:
                head = header_bytes[place:stop]
                tail = header_bytes[place + length - 1 : stop + length - 1]
                hits = np.uint8(0)
                for k in range(_BLOCK):
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


@compiled
def fill_keys(
    header_bytes: NDArray[np.uint8],
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    column: int,
    keys: NDArray[np.uint8],
) -> None:
    """Write the beginning of each record's cell in lower case into its row of `keys`, uint8[k, width] of 0.

    The cells are those of `core.sequences.sequence` (subject, description) and `core.headers.fields`
    (organism).
    """
    for i in range(len(records)):
        begin = header_offsets[records[i]]
        end = header_offsets[records[i] + 1]
        while end > begin and _space(header_bytes[end - 1]):
            end -= 1
        if column == ORGANISM:
            begin, end = _organism(header_bytes, begin, end)
            while end > begin and _space(header_bytes[end - 1]):
                end -= 1
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


@compiled
def _space(byte: int) -> bool:
    return byte == 32 or 9 <= byte <= 13 or 28 <= byte <= 31


@compiled
def _word(byte: int) -> bool:
    return 48 <= byte <= 57 or 65 <= byte <= 90 or 97 <= byte <= 122 or byte == 95 or byte >= 128


@compiled
def _organism(text: NDArray[np.uint8], begin: int, end: int) -> tuple[int, int]:
    """Return where the organism's name begins and ends, by the rules of `core.headers.fields`.

    ``OS=`` up to the next ``XY=``, ``Tax=`` of UniRef, ``[organism=…]``, brackets at the end, RCSB's field.
    """
    for start in range(begin, end):
        if text[start] == 1:  # NCBI joins headers of identical proteins; the first one counts
            end = start
            break
    while end > begin and _space(text[end - 1]):
        end -= 1
    for start in range(begin, end - 3):
        named = text[start] == 79 and text[start + 1] == 83 and text[start + 2] == 61  # OS=
        if named and (start == begin or not _word(text[start - 1])):
            for stop in range(start + 4, end - 3):
                field = text[stop] == 32 and text[stop + 3] == 61
                if field and 65 <= text[stop + 1] <= 90 and 65 <= text[stop + 2] <= 90:
                    return start + 3, stop
            return start + 3, end
    if _is_at(text, begin, end, _CLUSTER):
        for start in range(begin, end - len(_TAX)):
            if _is_at(text, start, end, _TAX):
                for stop in range(start + len(_TAX) + 1, end):
                    if _is_at(text, stop, end, _TAX_ID) or _is_at(text, stop, end, _REP_ID):
                        return start + len(_TAX), stop
                return start + len(_TAX), end
    for start in range(begin, end - len(_NAMED) - 1):
        if _is_at(text, start, end, _NAMED):
            first = stop = start + len(_NAMED)
            while stop < end and text[stop] != 91 and text[stop] != 93:
                stop += 1
            if first < stop < end and text[stop] == 93:
                return first, stop
    in_brackets = end > begin and text[end - 1] == 93
    found: tuple[int, int] = (
        _last_brackets(text, begin, end) if in_brackets else _last_field(text, begin, end)
    )
    return found


_CLUSTER = np.frombuffer(b"UniRef", np.uint8)
_TAX = np.frombuffer(b" Tax=", np.uint8)
_TAX_ID = np.frombuffer(b" TaxID=", np.uint8)
_REP_ID = np.frombuffer(b" RepID=", np.uint8)
_NAMED = np.frombuffer(b"[organism=", np.uint8)
_SOURCE = np.frombuffer(b"Source:", np.uint8)
_CHAIN = np.frombuffer(b"|Chain", np.uint8)


@compiled
def _is_at(text: NDArray[np.uint8], start: int, end: int, wanted: NDArray[np.uint8]) -> bool:
    if end - start < len(wanted):
        return False
    for k in range(len(wanted)):  # noqa: SIM110 - the compiler knows no `all`
        if text[start + k] != wanted[k]:
            return False
    return True


@compiled
def _last_brackets(text: NDArray[np.uint8], begin: int, end: int) -> tuple[int, int]:
    """Return the bounds of the content of the brackets at the end; none if it is not an organism."""
    depth = 0
    for start in range(end - 1, begin - 1, -1):
        if text[start] == 61:  # "=": a field such as [gene=HBA1], not an organism
            return end, end
        if text[start] == 93:
            depth += 1
        elif text[start] == 91:
            depth -= 1
        if depth == 0:
            return (end, end) if _is_at(text, start + 1, end, _SOURCE) else (start + 1, end - 1)
    return end, end


@compiled
def _last_field(text: NDArray[np.uint8], begin: int, end: int) -> tuple[int, int]:
    """Return the fourth field of a header such as ``4HHB_1|Chains A, C|Name|Homo sapiens (9606)``."""
    place = begin + 5
    if end - begin < 8 or not 48 <= text[begin] <= 57 or text[begin + 4] != 95:
        return end, end
    for k in range(begin, begin + 4):
        if text[k] == 95 or text[k] >= 128 or not _word(text[k]):
            return end, end
    while place < end and 48 <= text[place] <= 57:
        place += 1
    if place == begin + 5 or not _is_at(text, place, end, _CHAIN):
        return end, end
    place += len(_CHAIN)
    if place < end and text[place] == 115:
        place += 1
    if place >= end or text[place] != 32:
        return end, end
    bars = 1
    first = end
    for k in range(place, end):
        if text[k] == 124:
            bars += 1
            if bars == 3:
                first = k + 1
    if bars != 3:
        return end, end
    stop = end - 1
    if stop >= first and text[stop] == 41:
        stop -= 1
        while stop > first and 48 <= text[stop] <= 57:
            stop -= 1
        if stop < end - 2 and text[stop] == 40:
            end = stop
    while end > first and _space(text[end - 1]):
        end -= 1
    return first, end
