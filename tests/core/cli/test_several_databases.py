"""`--also` searches several databases as one; every output names the database of each hit."""

import csv
import io
import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import swathe as api
from swathe.core.errors import InvalidRequest
from swathe.core.system.resources import sample_database

Swathe = Callable[..., Any]
NAMES = {"first.fasta", "second.fasta"}


@pytest.fixture(scope="module")
def halves(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sample's database in two files."""
    folder = tmp_path_factory.mktemp("halves")
    records = [f">{record.rstrip()}\n" for record in sample_database().read_text()[1:].split("\n>")]
    paths = folder / "first.fasta", folder / "second.fasta"
    paths[0].write_text("".join(records[:200]))
    paths[1].write_text("".join(records[200:]))
    return paths


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(line for line in io.StringIO(text) if not line.startswith("# ")))


def test_the_hits_are_those_of_one_file_with_their_databases(
    swathe: Swathe, halves: tuple[Path, Path], queries: Path
) -> None:
    several = rows(swathe("search", queries, halves[0], "--also", halves[1], "--format", "csv").text)
    whole = rows(swathe("search", queries, sample_database(), "--format", "csv").text)
    assert {row["database"] for row in several} == NAMES
    assert [int(row["record"]) + 200 * (row["database"] == "second.fasta") for row in several] == [
        int(row["record"]) for row in whole
    ]
    assert "database" not in whole[0]
    for row in (*several, *whole):
        row.pop("database", None)
        del row["record"]
    assert several == whole


def test_tables_and_json_name_the_databases(swathe: Swathe, halves: tuple[Path, Path], queries: Path) -> None:
    done = swathe("search", queries, halves[0], "--also", halves[1], "--top", 5)
    assert "Database    first.fasta + second.fasta · 413 sequences" in done.text
    assert sum(line.count(name) for line in done.text.splitlines() for name in NAMES) >= 10
    written = json.loads(swathe("search", queries, halves[0], "--also", halves[1], "--format", "json").text)
    search = written["search"]
    assert [(one["name"], one["sequences"]) for one in search["databases"]] == [
        ("first.fasta", 200),
        ("second.fasta", 213),
    ]
    assert search["database"]["sequences"] == 413
    assert {hit["database"] for hit in written["queries"][0]["hits"]} == NAMES
    again = swathe(*shlex.split(search["command"])[1:], "--format", "json")
    assert json.loads(again.text)["queries"][0]["hits"] == written["queries"][0]["hits"]


def test_blast_formats_say_all_files(swathe: Swathe, halves: tuple[Path, Path], queries: Path) -> None:
    done = swathe("search", queries, halves[0], "--also", halves[1], "--format", "blast7")
    assert f"# Database: {halves[0]} {halves[1]}" in done.text


def test_scores_of_several(swathe: Swathe, halves: tuple[Path, Path], queries: Path) -> None:
    several = swathe("scores", queries, halves[0], "--also", halves[1])
    assert several.text == swathe("scores", queries, sample_database()).text


def test_what_is_refused(swathe: Swathe, halves: tuple[Path, Path], queries: Path) -> None:
    done = swathe("search", queries, halves[0], "--also", halves[1], halves[0])
    assert done.status == 1
    assert "is given twice" in done.err
    assert swathe("search", "--sample", "--also", halves[1]).status == 2


def test_a_list_in_python(halves: tuple[Path, Path], queries: Path) -> None:
    hits = api.search(queries, list(halves), progress=False)
    assert set(hits["database"]) == NAMES
    assert "database" in hits.columns
    assert "database" not in api.search(queries, halves[0], progress=False).columns
    for wrong in ([], [3]):
        with pytest.raises(InvalidRequest):
            api.search(queries, wrong, progress=False)
