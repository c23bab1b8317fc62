"""The one-pass FASTA scanner of an import and the sorting of residues, compiled by Numba.

The rules are those of `core.sequences.fasta.parse`; a test ensures that both agree.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.sequences.alphabet import ENCODE, INVALID, N_CODES, PUNCTUATION, REMOVED
from swathe.core.sequences.fasta import BLANKS
from swathe.core.sequences.fasta_faults import MAX_HEADER_BYTES, MAX_RESIDUES
from swathe.core.system.compiled import compiled

# What a byte of a sequence line is, as one comparison: below _LOWER an upper-case residue's code, below
# _SPECIAL a lower-case residue's code plus _LOWER, and from there on something special.
_LOWER: Final = 0x20
_SPECIAL: Final = 0x40
_LINE_END: Final = 0x41
_REMOVED: Final = 0x42
_INVALID: Final = 0x43
_PUNCTUATION: Final = 0x44


def _byte_table() -> NDArray[np.uint8]:
    table = ENCODE.copy()
    table[ENCODE == REMOVED] = _REMOVED
    table[ENCODE == INVALID] = _INVALID
    table[ENCODE == PUNCTUATION] = _PUNCTUATION
    for byte in range(ord("a"), ord("z") + 1):
        if ENCODE[byte] < N_CODES:
            table[byte] = ENCODE[byte] + _LOWER
    table[list(b"\r\n")] = _LINE_END
    return table


BYTE_TABLE: Final = _byte_table()

# Elements of the scanner's state, int64[N_STATE].
POSITION: Final = 0  # next byte of the block
MODE: Final = 1
AFTER_CR: Final = 2  # the last byte was a carriage return, so that a line feed now does not end another line
LINE: Final = 3  # 1-based number of the line at POSITION
RECORDS: Final = 4  # headers begun so far
RESIDUE_END: Final = 5  # residues in the segment
RECORD_START: Final = 6  # where the open record's residues start in the segment
SPILLED: Final = 7  # residues of the open record that already left the segment
N_LENGTHS: Final = 8  # records closed in this segment
HEADER_END: Final = 9  # header bytes in the buffer
HEADER_START: Final = 10  # where the open header starts there
N_HEADERS: Final = 11  # headers closed in the buffer
LOWER_CASE: Final = 12
REMOVED_BYTES: Final = 13
COMMENTS: Final = 14
PUNCTUATION_BYTES: Final = 15
N_STATE: Final = 16

LINE_START: Final = 0
IN_HEADER: Final = 1
IN_SEQUENCE: Final = 2
IN_COMMENT: Final = 3
BEFORE_HEADER: Final = 4  # on a line before the first header that consists of removed characters so far

# Why `scan` returned.
BLOCK_DONE: Final = 0
SEGMENT_FULL: Final = 1
HEADERS_FULL: Final = 2
INVALID_RESIDUE: Final = 3
TEXT_BEFORE_HEADER: Final = 4
NULL_BYTE: Final = 5
LONG_HEADER: Final = 6
LONG_RECORD: Final = 7

_GT: Final = ord(">")
_SEMICOLON: Final = ord(";")
_CR: Final = ord("\r")
_LF: Final = ord("\n")
_BLANKS: Final = tuple(BLANKS)
_HASH_START: Final = np.uint64(0xCBF29CE484222325)
_HASH_PRIME: Final = np.uint64(0x100000001B3)


@compiled(
    signature="int64(uint8[::1], uint8[::1], int64[::1], uint8[::1], int32[::1], uint8[::1], int32[::1],"
    "uint64[::1])"
)
def scan(
    block: NDArray[np.uint8],
    table: NDArray[np.uint8],
    state: NDArray[np.int64],
    residues: NDArray[np.uint8],
    lengths: NDArray[np.int32],
    headers: NDArray[np.uint8],
    header_lengths: NDArray[np.int32],
    hashes: NDArray[np.uint64],
) -> int:
    """Scan a block of FASTA text from `state[POSITION]` on; return why the scan stopped.

    Parameters
    ----------
    block : uint8[...] of the text; the state carries over from block to block
    table : `BYTE_TABLE`
    state : int64[N_STATE], updated
    residues, lengths : uint8[...], int32[...] the segment: residue codes in file order, lengths of closed
        records
    headers, header_lengths : uint8[...], int32[...] headers in file order, the open one last, without
        trailing blanks. `headers` has room for the open header and for the block.
    hashes : uint64[...] of each closed header's first word (FNV-1a), 0 where it has none

    After SEGMENT_FULL or HEADERS_FULL the caller empties the buffer and calls again with the same block.
    After an error, POSITION is the byte at fault.
    """
    i = state[POSITION]
    mode = state[MODE]
    end = block.size
    p = state[RESIDUE_END]
    hp = state[HEADER_END]
    line = state[LINE]
    after_cr = state[AFTER_CR]
    status = BLOCK_DONE
    while i < end:
        if mode == IN_SEQUENCE:
            stop = min(end, i + residues.size - p)
            source = block[i:stop]
            target = residues[p : p + source.size]
            n_copied = 0
            # Eight bytes at a time, with a single comparison, as long as all are upper-case residues.
            for k in range(0, source.size - 7, 8):
                c0 = table[source[k]]
                c1 = table[source[k + 1]]
                c2 = table[source[k + 2]]
                c3 = table[source[k + 3]]
                c4 = table[source[k + 4]]
                c5 = table[source[k + 5]]
                c6 = table[source[k + 6]]
                c7 = table[source[k + 7]]
                if (c0 | c1 | c2 | c3 | c4 | c5 | c6 | c7) >= _LOWER:
                    break
                target[k] = c0
                target[k + 1] = c1
                target[k + 2] = c2
                target[k + 3] = c3
                target[k + 4] = c4
                target[k + 5] = c5
                target[k + 6] = c6
                target[k + 7] = c7
                n_copied += 8
            i += n_copied
            p += n_copied
            if i == end:
                break
            c = table[block[i]]
            # The bytes before something special, or lower case, one at a time.
            while c < _SPECIAL and i < stop:
                residues[p] = c & (_LOWER - 1)
                state[LOWER_CASE] += c >> 5
                p += 1
                i += 1
                if i < end:
                    c = table[block[i]]
            if i == end:
                break
            if c < _SPECIAL:
                status = SEGMENT_FULL
                break
            if c == _LINE_END:
                after_cr = block[i] == _CR
                line += 1
                mode = LINE_START
                i += 1
            elif c == _REMOVED:
                state[REMOVED_BYTES] += 1
                i += 1
            elif c == _PUNCTUATION:
                state[PUNCTUATION_BYTES] += 1
                i += 1
            else:
                status = INVALID_RESIDUE
                break
        elif mode == LINE_START:
            b = block[i]
            if b == _LF and after_cr:  # CR LF ends one line, even across two blocks
                i += 1
                after_cr = 0
                continue
            after_cr = 0
            if b == _GT:
                if state[N_HEADERS] == header_lengths.size:
                    status = HEADERS_FULL
                    break
                if state[RECORDS] > 0:
                    length = state[SPILLED] + p - state[RECORD_START]
                    if length > MAX_RESIDUES:
                        status = LONG_RECORD
                        break
                    if state[N_LENGTHS] == lengths.size:
                        status = SEGMENT_FULL
                        break
                    lengths[state[N_LENGTHS]] = length
                    state[N_LENGTHS] += 1
                    state[RECORD_START] = p
                    state[SPILLED] = 0
                state[RECORDS] += 1
                mode = IN_HEADER
                i += 1
            elif b == _SEMICOLON:
                state[COMMENTS] += 1
                mode = IN_COMMENT
                i += 1
            elif table[b] == _LINE_END:
                after_cr = b == _CR
                line += 1
                i += 1
            elif state[RECORDS] > 0:
                mode = IN_SEQUENCE
            else:
                mode = BEFORE_HEADER
        elif mode == IN_HEADER:
            b = block[i]
            while b > _CR or b in _BLANKS:
                headers[hp] = b
                hp += 1
                i += 1
                if i == end:
                    break
                b = block[i]
            if hp - state[HEADER_START] > MAX_HEADER_BYTES:
                status = LONG_HEADER
                break
            if i == end:
                break
            if table[b] == _LINE_END:
                start = state[HEADER_START]
                while hp > start and headers[hp - 1] in _BLANKS:
                    hp -= 1
                digest = _HASH_START
                k = start
                while k < hp and headers[k] not in _BLANKS:
                    digest = (digest ^ np.uint64(headers[k])) * _HASH_PRIME
                    k += 1
                n = state[N_HEADERS]
                hashes[n] = digest if k > start else np.uint64(0)
                header_lengths[n] = hp - start
                state[N_HEADERS] = n + 1
                state[HEADER_START] = hp
                after_cr = b == _CR
                line += 1
                mode = LINE_START
                i += 1
            elif b == 0:
                status = NULL_BYTE
                break
            else:
                headers[hp] = b
                hp += 1
                i += 1
        elif mode == IN_COMMENT:
            b = block[i]
            if b == 0:
                status = NULL_BYTE
                break
            if table[b] == _LINE_END:
                after_cr = b == _CR
                line += 1
                mode = LINE_START
            i += 1
        else:
            c = table[block[i]]
            if c == _LINE_END:
                after_cr = block[i] == _CR
                line += 1
                mode = LINE_START
            elif c == _REMOVED:
                state[REMOVED_BYTES] += 1
            else:
                status = TEXT_BEFORE_HEADER
                break
            i += 1
    state[POSITION] = i
    state[MODE] = mode
    state[RESIDUE_END] = p
    state[HEADER_END] = hp
    state[LINE] = line
    state[AFTER_CR] = after_cr
    return status


@compiled(
    signature="UniTuple(int64, 3)(uint8[::1], int64[::1], int32[::1], int64[::1], int64, int64, uint8[::1])"
)
def gather(
    residues: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int32],
    order: NDArray[np.int64],
    begin: int,
    within: int,
    out: NDArray[np.uint8],
) -> tuple[int, int, int]:
    """Copy sequences in a given order until `out` is full or all are copied.

    Parameters
    ----------
    residues, starts, lengths : uint8[...], int64[n], int32[n] the sequences
    order : int64[n] sequences in the order to copy them
    begin, within : continue with the sequence `order[begin]`, from its residue `within` on

    Returns where to continue (begin, within) and how many residues `out` holds.
    """
    p = 0
    for k in range(begin, order.size):
        record = order[k]
        first = starts[record] + within
        n = min(int(lengths[record]) - within, out.size - p)
        # With slices, LLVM recognizes a plain copy and calls memcpy, which is four times faster.
        source = residues[first : first + n]
        target = out[p : p + n]
        for j in range(n):
            target[j] = source[j]
        p += n
        within += n
        if within < lengths[record]:
            return k, within, p
        within = 0
    return order.size, 0, p


@compiled(signature="void(uint8[::1], int64[::1])")
def count_residues(codes: NDArray[np.uint8], counts: NDArray[np.int64]) -> None:
    """Add to `counts` (int64[N_CODES]) how often each code occurs in `codes` (uint8[n])."""
    # Four tables, so that a repeated residue does not wait for the counter just written.
    tables = np.zeros((4, 32), np.int64)
    whole = codes.size // 4 * 4
    for i in range(0, whole, 4):
        tables[0, codes[i] & 31] += 1
        tables[1, codes[i + 1] & 31] += 1
        tables[2, codes[i + 2] & 31] += 1
        tables[3, codes[i + 3] & 31] += 1
    for i in range(whole, codes.size):
        tables[0, codes[i] & 31] += 1
    for code in range(counts.size):
        counts[code] += tables[0, code] + tables[1, code] + tables[2, code] + tables[3, code]
