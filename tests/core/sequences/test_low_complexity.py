"""SEG masks what NCBI's program masks, and what a slow reading of its definition says."""

from __future__ import annotations

import csv
import math
import shutil
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from swathe.core.errors import InvalidRequest
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import SegParameters, complexities, low_complexity, segments
from swathe.core.system.resources import sample_database
from tests.data import make_segmasker_fixture as segmasker
from tests.long_run import long_but

DATA = Path(__file__).parents[2] / "data"
KNOWN = frozenset(segmasker.AMINO_ACIDS)


def written(found: list[tuple[int, int]]) -> str:
    """Write segments as segmasker does: 0-based, inclusive."""
    return " ".join(f"{begin}-{end - 1}" for begin, end in found)


# The definition, read slowly


def entropy(letters: str) -> float:
    """Bits of the known letters' composition; -1 where more than two are unknown."""
    counts = Counter(letter for letter in letters if letter in KNOWN)
    total = counts.total()
    if len(letters) - total > 2:
        return -1.0
    return -math.fsum(n / total * math.log2(n / total) for n in counts.values()) if total else 0.0


def log_p0(letters: str) -> float:
    """ln of the probability per sequence of a composition, after Wootton and Federhen (1993)."""
    counts = sorted((n for letter, n in Counter(letters).items() if letter in KNOWN), reverse=True)
    if not counts:
        return 1.0
    repeats = Counter([*counts, *[0] * (20 - len(counts))])
    ways = math.lgamma(21) - math.fsum(math.lgamma(r + 1) for r in repeats.values())
    orders = math.lgamma(len(letters) + 1) - math.fsum(math.lgamma(n + 1) for n in counts)
    return ways + orders - len(letters) * math.log(20)


def by_definition(letters: str, window: int, locut: float, hicut: float) -> list[tuple[int, int]]:
    """Find segments window by window and subsegment by subsegment."""
    found: list[tuple[int, int]] = []
    windows = [entropy(letters[at : at + window]) for at in range(len(letters) - window + 1)]
    place = 0
    free = 0
    while place < len(windows):
        if not 0 <= windows[place] <= locut:
            place += 1
            continue
        first = last = place
        while first - 1 >= free and 0 <= windows[first - 1] <= hicut:
            first -= 1
        while last + 1 < len(windows) and 0 <= windows[last + 1] <= hicut:
            last += 1
        raw = letters[first : last + window]
        tried = [
            (round(log_p0(raw[begin : begin + size]), 4), -size, begin)
            for size in range(len(raw), max(1, len(raw) - 50), -1)
            for begin in range(len(raw) - size + 1)
        ]
        _, size, begin = min([(1.0, -len(raw), 0), *tried])
        begin, end = first + begin, first + begin - size
        if place + window - 1 < begin:
            left = by_definition(letters[first:begin], window, locut, hicut)
            found += [(first + a, first + b) for a, b in left[-1:]]
        found.append((begin, end))
        place = free = min(last, end - 1) + 1
    return found


@pytest.mark.parametrize("parameters", long_but(segmasker.PARAMETERS[:4], *segmasker.PARAMETERS[:2]))
def test_agrees_with_the_definition(parameters):
    sequences = [*segmasker.ODD[1:], *segmasker.made_up(12, 90)]
    for letters in sequences:
        assert segments(encode(letters), SegParameters(*parameters)) == by_definition(letters, *parameters)


@pytest.mark.parametrize("window", [2, 11, 12, 45])
def test_complexity_is_the_entropy_of_each_window(window):
    letters = "".join(segmasker.made_up(20, window))
    expected = [entropy(letters[at : at + window]) for at in range(len(letters) - window + 1)]
    np.testing.assert_allclose(complexities(encode(letters), SegParameters(window)), expected, atol=1e-12)


def test_long_sequences_are_measured_in_slices(monkeypatch):
    letters = "".join(segmasker.made_up(30, 5))
    whole = complexities(encode(letters))
    monkeypatch.setattr("swathe.core.sequences.low_complexity._SLICE", 100)
    np.testing.assert_array_equal(complexities(encode(letters)), whole)


# What NCBI's program says


def rows():
    with (DATA / "segmasker.tsv").open(encoding="utf-8") as stream:
        lines = [line for line in stream if not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t"))


def test_agrees_with_segmasker():
    sample = {sequence.identifier: sequence.codes for sequence in read_sequences(sample_database())[0]}
    checked = masked = 0
    for row in rows():
        codes = sample[row["sequence"]] if row["source"] == "sample" else encode(row["sequence"])
        parameters = SegParameters(int(row["window"]), float(row["locut"]), float(row["hicut"]))
        found = segments(codes, parameters)
        assert written(found) == row["intervals"], row
        expected = np.zeros(codes.size, np.bool_)
        for begin, end in found:
            expected[begin:end] = True
        np.testing.assert_array_equal(low_complexity(codes, parameters), expected)
        checked += 1
        masked += len(found)
    assert checked > 500
    assert masked > 800


@pytest.mark.long
def test_agrees_with_the_installed_segmasker():
    if shutil.which("segmasker") is None:
        pytest.skip("segmasker (ncbi-blast+) is not installed")
    sequences = segmasker.made_up(400, 2026)
    for parameters in segmasker.PARAMETERS:
        theirs = segmasker.intervals(sequences, parameters)
        for letters, expected in zip(sequences, theirs, strict=True):
            assert written(segments(encode(letters), SegParameters(*parameters))) == expected, letters


# Edges


def test_nothing_to_find():
    assert segments(encode("")) == []
    assert segments(encode("AAAAAAAAAAA")) == []  # shorter than the window
    assert segments(encode("ARNDCQEGHILKMFPSTWYV" * 3)) == []
    assert not low_complexity(encode("X" * 50)).any()


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ((1, 2.2, 2.5), "window of 1"),
        ((1_001, 2.2, 2.5), "window of 1,001"),
        ((12, 2.5, 2.2), "not in order"),
        ((12, -0.1, 2.2), "not in order"),
        ((12, 2.2, 4.4), "between 0 and 4.32"),
        ((12, math.nan, 2.5), "not in order"),
    ],
)
def test_parameters_out_of_range(values, words):
    with pytest.raises(InvalidRequest, match=words) as raised:
        SegParameters(*values)
    assert raised.value.hint
