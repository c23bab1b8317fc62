"""Benchmark files with any value in any place: opened and written again, or refused in a sentence."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from swathe.core.benchmark import files
from swathe.core.system.untrusted_json import read_json
from tests.core.benchmark.test_files import rich  # noqa: F401 - a fixture
from tests.core.history.fuzzing import VALUES, places, with_value
from tests.long_run import long_but


def opened(path: Path) -> bool:
    try:
        benchmark = files.read(path)
    except files.BenchmarkFileError as error:
        assert error.message.endswith(".") and error.hint
        return False
    assert read_json(files.as_json(benchmark))
    assert files.as_csv(benchmark) and benchmark.title and benchmark.summary
    return True


@pytest.mark.parametrize("part", long_but(range(6), 0))
def test_any_value_in_any_place(rich, tmp_path: Path, monkeypatch, part: int) -> None:  # noqa: F811
    monkeypatch.setattr("swathe.core.benchmark.files.available_memory", lambda: 8 << 30)  # asked 3,000 times
    whole = json.loads(files.as_json(rich))
    path = tmp_path / "x.json"
    counts = {True: 0, False: 0}
    cases = [(way, value) for way in places(whole) if way for value in VALUES]
    for way, value in cases[part::6]:
        path.write_text(json.dumps(with_value(whole, way, value)))
        counts[opened(path)] += 1
    assert counts[True] > 16 and counts[False] > 166


@pytest.mark.parametrize(
    "text", ["NaN", "Infinity", "-Infinity", "1e999", "[" * 100_000, "[" * 80 + "]" * 80]
)
def test_numbers_without_end_and_nesting_without_end(rich, tmp_path: Path, text: str) -> None:  # noqa: F811
    whole = json.loads(files.as_json(rich))
    path = tmp_path / "x.json"
    for way in (("seconds",), ("measurements", 0, "seconds", 0), ("measurements", 0, "sides", 0, "share")):
        changed = copy.deepcopy(with_value(whole, way, "HERE"))
        path.write_text(json.dumps(changed).replace('"HERE"', text))
        assert not opened(path)


def test_a_file_larger_than_the_memory(rich, tmp_path: Path, monkeypatch) -> None:  # noqa: F811
    path = tmp_path / "x.json"
    path.write_text(files.as_json(rich))
    monkeypatch.setattr("swathe.core.benchmark.files.available_memory", lambda: 1_000)
    with pytest.raises(files.BenchmarkFileError, match="memory"):
        files.read(path)
