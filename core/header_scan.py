"""Finding a word in hundreds of thousands of headers while somebody types it."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

_LOWER = np.arange(256, dtype=np.uint8)
_LOWER[ord("A") : ord("Z") + 1] += 32


def contains(
    header_bytes: NDArray[np.uint8],
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    word: str,
) -> NDArray[np.bool_]:
    """Return which records' headers hold `word`, whatever the case of ASCII letters.

    Parameters
    ----------
    header_bytes : uint8[...] all headers, one after the other
    header_offsets : int64[n + 1] where each header begins
    records : int64[k] the records to look at
    word : not empty
    """
    needle = _LOWER[np.frombuffer(word.encode(), np.uint8)]
    found = np.zeros(len(records), np.bool_)
    _scan(np.asarray(header_bytes), np.asarray(header_offsets), np.asarray(records), needle, _LOWER, found)
    return found


@njit(cache=True, nogil=True)
def _scan(
    header_bytes: NDArray[np.uint8],
    header_offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    needle: NDArray[np.uint8],
    lower: NDArray[np.uint8],
    found: NDArray[np.bool_],
) -> None:
    for i in range(len(records)):
        begin = header_offsets[records[i]]
        last = header_offsets[records[i] + 1] - len(needle)
        for start in range(begin, last + 1):
            j = 0
            while j < len(needle) and lower[header_bytes[start + j]] == needle[j]:
                j += 1
            if j == len(needle):
                found[i] = True
                break
