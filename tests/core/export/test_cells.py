"""Cells made by compiled code: the text that Python writes, whatever the number."""

from __future__ import annotations

import math

import numpy as np
import pytest

from swathe.core.export import cells as module
from swathe.core.export.cells import Cells, evalues, lines, reals, wholes
from swathe.core.export.values import exact_evalue


@pytest.fixture(autouse=True, params=[0, 10_000], ids=["compiled", "few"])
def few(request, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write few rows without compiled code, as long as nobody has loaded it, or all rows with it."""
    monkeypatch.setattr(module, "_FEW", request.param)
    monkeypatch.setattr(module, "_KERNELS", "nobody loads this")


def texts(cells: Cells) -> list[str]:
    text = lines([(b"", cells)], b"\n", cells.ends.size).tobytes().decode("ascii")
    assert text.count("\n") == cells.ends.size
    return text.splitlines()


def number(missing: str, value: float) -> str:
    return missing if math.isnan(value) else repr(value)


POWERS = [factor * 10.0**power for power in range(-323, 308) for factor in (1.0, 1.5, 9.999999999999999)]
EDGES = [
    *(0.0, -0.0, 5e-324, 2.2250738585072014e-308, 2.225073858507201e-308, 1.7976931348623157e308, 4.35, 0.3),
    *(9007199254740993.0, 123456789012345680.0, 1e15, 1e16, 1e17, 1e22, 1e23, 0.0001, 0.00001, 100.0, 5e-5),
    *(math.nan, -2.2250738585072014e-308, 2 / 3, -1.5e-7, 1e100, 12345678901234567890.0, 0.1 + 0.2),
]


@pytest.mark.parametrize("values", [EDGES, POWERS, np.ldexp(1.0, np.arange(-1074, 1024))])
def test_reals_are_as_python_writes_them(values):
    found = texts(reals(np.array(values), b"nan"))
    assert found == [number("nan", value) for value in np.array(values).tolist()]


@pytest.mark.parametrize(
    ("few", "n"),
    [(10_000, 3_000), (0, 100_000), pytest.param(0, 1_000_000, marks=pytest.mark.long)],
    indirect=["few"],
)
def test_reals_of_all_bits(n):
    """Few and without compiled code, and many with it: those are never written without."""
    bits = np.random.default_rng(5).integers(0, 2**64, n, np.uint64).view(np.float64)
    values = np.concatenate((bits, np.random.default_rng(6).random(n) * 100, np.arange(n) / 8))
    assert texts(reals(values, b"")) == [number("", value) for value in values.tolist()]


def test_wholes_are_as_python_writes_them():
    values = [0, 1, 9, 10, 99, 100, 12_345, -7, -10, 2**31, 2**53]
    assert texts(wholes(np.array(values), b"-")) == list(map(str, values))
    assert texts(wholes(np.array([1.0, np.nan, 3.0]), b"null")) == ["1", "null", "3"]


def test_evalues_have_all_their_digits():
    many = np.random.default_rng(8).uniform(-310, 20, 20_000).tolist()
    for logarithms in ([-5.25, -299.9, 0.0, 3.1, math.nan], [-300.5, -4000.0, 2.0], [310.0, 1.0], many):
        found = texts(evalues(np.array(logarithms), b"nan"))
        assert found == [exact_evalue(logarithm) or "nan" for logarithm in logarithms]


def test_infinite_numbers():
    assert texts(reals(np.array([np.inf, -np.inf, np.nan, 1.0]), b"")) == ["inf", "-inf", "", "1.0"]


def test_lines_have_what_is_before_and_around_the_cells():
    words = Cells.listed(["ä".encode(), b"", b"three"])
    quoted = Cells(words.letters, words.begins, words.ends, b'"')
    text = (
        lines([(b"<", words), (b", ", Cells.same(b"x", 3)), (b"; ", quoted)], b">\r\n", 3).tobytes().decode()
    )
    assert text == '<ä, x; "ä">\r\n<, x; "">\r\n<three, x; "three">\r\n'
    assert lines([(b"<", Cells.listed([]))], b">", 0) == b""


def test_joined_and_repeated_cells():
    first, second = Cells.listed([b"a", b"", b"bcd"]), Cells.repeated([b"x", b"yz", b"w"], [2, 0, 1])
    assert texts(second) == ["x", "x", "w"]
    assert texts(Cells.joined([first, second, Cells.listed([])])) == ["a", "", "bcd", "x", "x", "w"]
