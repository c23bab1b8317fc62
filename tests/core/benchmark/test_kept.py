"""The comparisons measured last, which are kept where runs are."""

from __future__ import annotations

import dataclasses
import json

import pytest

from swathe.core.benchmark import kept
from swathe.core.benchmark.files import BenchmarkFileError
from swathe.core.errors import ExportError


def of_minute(benchmark, minute):
    started = f"2026-11-28T22:{minute:02d}:07+00:00"
    return dataclasses.replace(
        benchmark, circumstances=dataclasses.replace(benchmark.circumstances, started=started)
    )


def test_the_last_ones_come_back_whole_and_the_oldest_goes(benchmark, tmp_path, monkeypatch):
    monkeypatch.setattr(kept, "MOST", 3)
    assert not list(kept.kept(tmp_path))
    measured = [of_minute(benchmark, minute) for minute in (4, 1, 2, 3)]
    for one in measured:
        kept.keep(one, tmp_path)
    found = list(kept.kept(tmp_path))
    assert found == [measured[2], measured[3], measured[0]]
    assert not any(one.name for one in found), "none is called after a file that nobody named"
    assert len(list((tmp_path / "comparisons").iterdir())) == 3


def test_one_that_cannot_be_read_is_told_of_and_the_others_are_there(benchmark, tmp_path):
    for minute in (1, 2, 3):
        kept.keep(of_minute(benchmark, minute), tmp_path)
    damaged, newer, _ = sorted((tmp_path / "comparisons").iterdir())
    damaged.write_text("{")
    newer.write_text(json.dumps({**json.loads(newer.read_text()), "format_version": 2}))
    first, second, third = kept.kept(tmp_path)
    assert isinstance(first, BenchmarkFileError) and "is not a saved comparison" in str(first)
    assert isinstance(second, BenchmarkFileError) and "another version of Swathe" in str(second)
    assert third == of_minute(benchmark, 3)


def test_that_nothing_can_be_written_is_an_error(benchmark, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(ExportError, match="cannot be made"):
        kept.keep(benchmark, tmp_path / "file")
