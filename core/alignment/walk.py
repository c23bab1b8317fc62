"""Compiled code that walks an alignment column by column to rescore and describe it."""

from __future__ import annotations

from typing import Final

from swathe.core.sequences.alphabet import DECODE
from swathe.core.system.compiled import compiled

PAIRED, OF_QUERY, OF_SUBJECT = ord("M"), ord("I"), ord("D")
"""Operations: two residues, or one of the query or of the subject opposite a gap."""

_POSITIVE: Final = ord("+")
_SPACE: Final = ord(" ")


@compiled(
    signature="UniTuple(int64, 8)(int64[::1], uint8[::1], int64, int64, uint8[::1], uint8[::1],"
    " int16[:, ::1], int64, int64, uint8[::1])"
)
def walk(  # type: ignore[no-untyped-def]
    counts, operations, i, j, query, subject, table, gap_open, gap_extend, middle
):
    """Walk an alignment's runs from residues i and j on.

    Parameters
    ----------
    counts : int64[k] columns of each run
    operations : uint8[k] `PAIRED`, `OF_QUERY` or `OF_SUBJECT`
    query : uint8[m], subject : uint8[n]
    table : int16[m, N_CODES] of the query
    middle : uint8[sum of counts] receives the middle line of `core.alignment.alignment.Alignment`

    Returns whether the runs stay within both sequences, 1 or 0, their score, the end in query and subject,
    identities, positives, gap openings and gap columns.
    """
    score = identities = positives = openings = gaps = column = 0
    for run in range(counts.size):
        count, operation = counts[run], operations[run]
        end_i = i + count if operation != OF_SUBJECT else i
        end_j = j + count if operation != OF_QUERY else j
        if min(i, j) < 0 or end_i > query.size or end_j > subject.size:
            return 0, 0, i, j, 0, 0, 0, 0
        if operation == PAIRED:
            for step in range(count):
                a, b = query[i + step], subject[j + step]
                value = table[i + step, b]
                score += value
                positives += value > 0
                identities += a == b
                mark = _POSITIVE if value > 0 else _SPACE
                middle[column + step] = DECODE[a] if a == b else mark
        else:
            score -= gap_open + count * gap_extend
            openings += 1
            gaps += count
            for step in range(count):
                middle[column + step] = _SPACE
        column += count
        i, j = end_i, end_j
    return 1, score, i, j, identities, positives, openings, gaps
