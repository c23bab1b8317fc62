"""A new column is one row: it is shown, sorted, filtered, written and printed."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def seen() -> dict[str, Any]:
    """What a program says whose tables have a row more: `new_columns.py`."""
    command = [sys.executable, "-m", "tests.architecture.new_columns"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


@pytest.fixture(scope="module")
def hits(seen: dict[str, Any]) -> dict[str, Any]:
    return seen["hits"]


def written(numbers: list[int]) -> list[str]:
    return [f"{number:,}" for number in numbers]


def test_a_new_column_of_hits_is_on_the_screen(hits: dict[str, Any]) -> None:
    assert hits["shown"] == written([2 * score for score in hits["scores"]])
    assert hits["on_the_screen"][-1] == "new", "shown as its row says"
    assert not {"new_text", "new_of_alignment"} & set(hits["on_the_screen"])


def test_it_sorts(hits: dict[str, Any]) -> None:
    assert hits["ascending"] == written(sorted(2 * score for score in hits["scores"]))
    assert hits["first_order"] == "DescendingOrder"
    assert hits["by_text"] == sorted((header[::-1] for header in hits["headers"]), key=str.casefold)


def test_it_filters(hits: dict[str, Any]) -> None:
    wanted = sorted(2 * score for score in hits["scores"] if 2 * score >= hits["middle"])
    assert 0 < len(wanted) < len(hits["scores"])
    assert sorted(hits["filtered"]) == sorted(written(wanted))
    backwards = [header[::-1] for header in hits["headers"]]
    matching = [text for text in backwards if "snei" in text.casefold()]
    assert 0 < len(matching) < len(backwards)
    assert sorted(hits["filtered_by_text"]) == sorted(text for text in matching)


@pytest.mark.parametrize("format", ["csv", "tsv", "json"])
def test_it_is_exported(hits: dict[str, Any], format: str) -> None:
    text = hits["files"][format]
    if format == "json":
        rows = json.loads(text)["queries"][0]["hits"]
    else:
        lines = [line for line in text.splitlines() if not line.startswith("# ")]
        rows = list(csv.DictReader(lines, dialect="excel" if format == "csv" else "excel-tab"))
    assert [int(row["new"]) for row in rows] == [2 * score for score in hits["scores"]]
    assert [row["new_text"].lstrip("'") for row in rows] == [header[::-1] for header in hits["headers"]]
    assert [float(row["new_of_alignment"]) for row in rows] == pytest.approx(hits["of_alignments"])


def test_it_is_printed(hits: dict[str, Any]) -> None:
    lines = hits["printed"].splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("Subject "))
    assert "New" in lines[first].split()
    end = lines[first].index(" New") + len(" New")
    printed = [line[:end].split()[-1] for line in lines[first + 1 : first + 1 + len(hits["scores"])]]
    assert printed == written([2 * score for score in hits["scores"]])


@pytest.mark.parametrize("table", ["summary", "organisms", "pairs", "benchmark", "history", "changes"])
def test_a_new_column_of_other_tables_is_on_the_screen(seen: dict[str, Any], table: str) -> None:
    assert seen[table]["expected"]
    assert seen[table]["shown"] == seen[table]["expected"]


@pytest.mark.parametrize("table", ["summary", "pairs", "benchmark", "changes"])
def test_a_new_column_of_other_tables_is_in_files(seen: dict[str, Any], table: str) -> None:
    lines = [line for line in seen[table]["file"].splitlines() if not line.startswith("# ")]
    rows = list(csv.DictReader(lines))
    written_first = rows[: len(seen[table]["expected"])]  # of two runs all queries are written
    assert [f"{int(row['new']):,}" for row in written_first] == seen[table]["expected"]
