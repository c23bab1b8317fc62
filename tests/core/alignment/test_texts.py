"""Many alignments as text, by compiled code: what one alignment says of itself."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import Alignment
from swathe.core.alignment.texts import Texts, btops, cigars, middle_lines
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.sequence import Sequence
from tests.core.alignment.test_aligned_pairs import ALIGNMENTS, BLOSUM62, QUERY, SUBJECTS

PAIRS = AlignedPairs.of(ALIGNMENTS)
RESIDUES = np.concatenate(SUBJECTS)
BEGINS = np.cumsum([0, *map(len, SUBJECTS[:-1])])


def plain_btop(query_line: str, subject_line: str) -> str:
    """Return BLAST's trace-back operations, column by column."""
    parts: list[str] = []
    same = 0
    for a, b in zip(query_line, subject_line, strict=True):
        if a == b:
            same += 1
            continue
        parts.append((str(same) if same else "") + a + b)
        same = 0
    return "".join(parts) + (str(same) if same else "")


def split(texts: Texts) -> list[str]:
    """Return texts one by one."""
    text = texts.letters.tobytes().decode("ascii")
    return [text[begin:end] for begin, end in zip(texts.begins, texts.ends, strict=True)]


def test_operations():
    assert split(cigars(PAIRS)) == [alignment.operations for alignment in ALIGNMENTS]


def test_middle_lines():
    lines = middle_lines(PAIRS, QUERY, BLOSUM62.table(QUERY), RESIDUES, BEGINS)
    assert split(lines) == [alignment.middle for alignment in ALIGNMENTS]


@pytest.mark.parametrize("masked", [False, True])
def test_trace_back_operations(masked):
    shown = Sequence("q", QUERY).ascii.copy()
    if masked:
        shown[20:50] += 32
    query = Sequence("q", QUERY, shown=shown)
    lines = [
        alignment.rows(query, Sequence("s", subject))
        for alignment, subject in zip(ALIGNMENTS, SUBJECTS, strict=True)
    ]
    found = split(btops(PAIRS, query.ascii, RESIDUES, BEGINS))
    assert found == [plain_btop(top, bottom) for top, _, bottom in lines]
    assert masked == any(letter.islower() for text in found for letter in text)


def test_long_numbers_and_every_residue():
    codes = encode("ARNDCQEGHILKMFPSTWYVBZXJ*UO")
    whole = np.tile(codes, 500)
    n = whole.size
    same = Alignment(0, n, 0, n, f"{n}M", 1, n, n, n, 0, 0, 0, "")
    pairs = AlignedPairs.of([same])
    assert split(cigars(pairs)) == [f"{n}M"]
    assert split(btops(pairs, Sequence("q", whole).ascii, whole, np.array([0]))) == [str(n)]
    letters = "".join(Sequence("q", whole).letters)
    assert split(middle_lines(pairs, whole, BLOSUM62.table(whole), whole, np.array([0]))) == [letters]


def test_no_pairs():
    none = AlignedPairs.of([])
    nothing = np.zeros(0, np.int64)
    assert split(cigars(none)) == [] == split(btops(none, QUERY, RESIDUES, nothing))
    assert split(middle_lines(none, QUERY, BLOSUM62.table(QUERY), RESIDUES, nothing)) == []
