"""Hits that are written while later queries are searched: the file of a search that writes at its end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from swathe.core.cli import writing
from swathe.core.errors import InvalidRequest
from swathe.core.export import aligning, cells
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries

OPTIONS = ("--format", "blast6", "--threads", "2", "--evalue", "10")


@pytest.fixture
def queries(tmp_path: Path) -> Path:
    """Some twenty queries, among them one that finds nothing."""
    path = tmp_path / "queries.fasta"
    subjects = [one.letters[:80] for one in read_sequences(sample_database())[0][:18]]
    known = [one.letters for one in read_sequences(sample_queries())[0]]
    letters = [*subjects[:5], "WW", *known, *subjects[5:]]
    path.write_text("".join(f">query{number}\n{one}\n" for number, one in enumerate(letters)))
    return path


@pytest.mark.parametrize("evalues", ["adjusted", "matrix"])
def test_the_file_is_that_of_a_search_that_writes_at_its_end(swathe, queries, tmp_path, evalues) -> None:
    words = ("search", queries, sample_database(), *OPTIONS, "--evalues", evalues)
    here, there, other = (tmp_path / name for name in ("here", "there", "other.json"))
    assert swathe(*words, "-o", here).status == 0
    at_the_end = swathe(*words, "-o", there, "--format", "json", "-o", other)
    assert at_the_end.status == 0, at_the_end.err
    assert here.read_bytes() == there.read_bytes() == swathe(*words).out
    assert len(here.read_bytes().splitlines()) > 20
    one, two = (
        json.loads(path.with_name(f"{path.name}.provenance.json").read_text()) for path in (here, there)
    )
    differing = {"describes", "started", "seconds", "gcups", "command"}
    assert {k for k in one if one[k] != two[k]} <= differing


@pytest.mark.parametrize("options", [(), ("--columns", "qaccver saccver btop stitle evalue")])
def test_how_many_rows_are_written_at_a_time_changes_nothing(
    swathe, queries, tmp_path, monkeypatch, options
) -> None:
    words = ("search", queries, sample_database(), *OPTIONS, *options)
    files = []
    for rows in (1, 3, 10_000):  # less than a query's, a query's end within them, and all
        monkeypatch.setattr(cells, "ROWS", rows)
        monkeypatch.setattr(writing, "_ROWS", rows)
        files.append(tmp_path / str(rows))
        assert swathe(*words, "-o", files[-1]).status == 0
    one, *others = (file.read_bytes() for file in files)
    assert others == [one, one]
    assert len(one.splitlines()) > 20


def test_what_is_said_is_the_same(swathe, queries, tmp_path) -> None:
    path = tmp_path / "hits"
    words = ("search", queries, sample_database(), *OPTIONS)
    said = [
        swathe(*words, "-o", path, *more).err.splitlines() for more in ((), ("--save", tmp_path / "run.swr"))
    ]
    meanwhile, at_the_end = ([line.split(" · ")[0] for line in some if "Run " not in line] for some in said)
    assert meanwhile == at_the_end
    assert meanwhile[-1].endswith(f"written to {path}")


@pytest.mark.parametrize("what", ["align", "write"])
def test_a_mistake_leaves_the_file_as_it_was(swathe, queries, tmp_path, monkeypatch, what) -> None:
    path = tmp_path / "hits"
    path.write_text("before")

    def fail(*_: object, **__: object) -> None:
        raise (
            InvalidRequest("query", "It went wrong.", "Try again.")
            if what == "align"
            else OSError(28, "full")
        )

    if what == "align":
        monkeypatch.setattr(aligning, "HitPairs", fail)
    else:
        monkeypatch.setattr(writing.HitsWriter, "write", fail)
    done = swathe("search", queries, sample_database(), *OPTIONS, "-o", path)
    assert done.status != 0
    assert ("went wrong" if what == "align" else "disk is full") in done.err
    assert path.read_text() == "before"
    assert [file for file in tmp_path.iterdir() if "hits" in file.name] == [path]


def test_an_interruption_leaves_nothing(swathe, queries, tmp_path, monkeypatch) -> None:
    def interrupted(self, index: int, query: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(writing.HitsWriter, "finish", interrupted)
    assert swathe("search", queries, sample_database(), *OPTIONS, "-o", tmp_path / "hits").status == 130
    assert list(tmp_path.iterdir()) == [queries]
