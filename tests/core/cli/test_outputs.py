"""`swathe search` with several formats and files: all of them, or none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from swathe.core.export import FORMATS
from swathe.core.system.resources import sample_database


def test_the_ends_of_the_names_tell_the_formats(swathe, tmp_path: Path) -> None:
    names = ("hits.tsv", "hits.json", "Hits.BLAST7.TSV", "hits.queries.csv", "report.html")
    outputs = [word for name in names for word in ("-o", tmp_path / name)]
    done = swathe("search", "--sample", "--evalue", "1e-30", *outputs)
    assert done.status == 0, done.err
    tsv, document, blast, queries, report = ((tmp_path / name).read_text() for name in names)
    assert "query\trank\tsubject" in tsv
    assert json.loads(document)["format"] == "swathe-hits"
    assert blast.startswith("# BLASTP")
    assert "query,status,best_hit" in queries
    assert report.startswith("<!DOCTYPE html>")
    assert all(f"written to {tmp_path / name}" in done.err for name in names)
    assert not done.out


@pytest.mark.long
def test_every_ending_is_told_from_the_others(swathe, tmp_path: Path) -> None:
    formats = [format for format in FORMATS if not format.one_query]
    outputs = [word for format in formats for word in ("-o", tmp_path / f"x{format.key}{format.suffix}")]
    assert swathe("search", "--sample", "--top", "2", *outputs).status == 0
    for format in formats:
        alone = tmp_path / f"alone{format.suffix}"
        words = ("--format", format.key, "-o", alone)
        assert swathe("search", "--sample", "--top", "2", *words).status == 0
        several = tmp_path / f"x{format.key}{format.suffix}"
        assert abs(len(several.read_bytes()) - len(alone.read_bytes())) < 2_000, "times and names differ"


def test_formats_go_to_the_files_in_their_order(swathe, tmp_path: Path) -> None:
    one, other, table = tmp_path / "one", tmp_path / "other.json", tmp_path / "third.json"
    done = swathe(
        *("search", "--sample", "--top", "3"),
        *("--format", "blast6", "-o", one, "-o", other, "--format", "csv", "--format", "table", "-o", table),
    )
    assert done.status == 0, done.err
    assert len(one.read_text().splitlines()) == 6
    assert (tmp_path / "one.provenance.json").exists()
    assert other.read_text().startswith("# Program: Swathe")
    assert "compared exactly" in table.read_text()


def test_one_file_without_a_format_gets_the_table(swathe, tmp_path: Path) -> None:
    path = tmp_path / "hits.json"
    assert swathe("search", "--sample", "--top", "3", "-o", path).status == 0
    assert "compared exactly" in path.read_text()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--format", "csv", "--format", "tsv", "-o", "x.csv"), "2 formats and 1 file"),
        (("--format", "csv", "--format", "tsv"), "2 formats and 0 files"),
        (("--format", "csv", "-o", "x.csv", "-o", "y.csv"), "1 format and 2 files"),
        (("-o", "x.csv", "-o", "y.what"), "y.what does not say in which format"),
        (("-o", "x.csv", "-o", "./x.csv"), "x.csv would be written twice"),
        (
            ("-o", "x.blast6.tsv", "-o", "x.blast6.tsv.provenance.json"),
            "provenance.json would be written twice",
        ),
        (("--one-file-per-query", "--format", "csv", "-o", "x", "-o", "y"), "one format and one folder"),
    ],
)
def test_what_contradicts_itself_is_said_before_the_search(
    swathe, tmp_path: Path, monkeypatch, options, words
) -> None:
    monkeypatch.chdir(tmp_path)
    done = swathe("search", "--sample", *options)
    assert done.status == 2 and words in done.err, done.err
    assert "compared exactly" not in done.err and not list(tmp_path.iterdir())


def test_a_format_of_one_query_refuses_two_before_the_search(swathe, tmp_path: Path) -> None:
    done = swathe("search", "--sample", "-o", tmp_path / "x.json", "-o", tmp_path / "x.a3m")
    assert done.status == 1 and "hits of one query" in done.err
    assert not list(tmp_path.iterdir())


def test_if_one_cannot_be_written_none_is(swathe, tmp_path: Path, monkeypatch) -> None:
    from swathe.core.export import document

    there = tmp_path / "hits.tsv"
    there.write_text("before")

    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(document, "_about", full)
    done = swathe("search", "--sample", "-o", there, "-o", tmp_path / "hits.json")
    assert done.status == 1 and "the disk is full" in done.err
    assert there.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["hits.tsv"]


def test_a_kept_run_is_exported_so_as_well(swathe, tmp_path: Path) -> None:
    run = tmp_path / "sample.swr"
    assert swathe("search", "--sample", "--top", "2", "--save", run).status == 0
    words = ("-o", tmp_path / "x.csv", "-o", tmp_path / "x.fasta")
    done = swathe("runs", "export", run, "--query", "2", *words)
    assert done.status == 0, done.err
    assert (tmp_path / "x.fasta").read_text().count(">") == 2
    assert (tmp_path / "x.fasta.provenance.json").exists()


def test_columns_are_chosen_for_every_table_or_for_each(swathe, tmp_path: Path) -> None:
    a, b, c = tmp_path / "a.tsv", tmp_path / "b.json", tmp_path / "c.blast6.tsv"
    words = ("search", "--sample", "--top", "2", "--no-comments", "-o", a, "-o", b, "-o", c)
    assert swathe(*words, "--columns", "query,subject", "--columns", "std qcovs").status == 0
    assert a.read_text().splitlines()[0] == "query\tsubject"
    assert [line.count("\t") for line in c.read_text().splitlines()] == [12] * 4
    assert json.loads(b.read_text())["format"] == "swathe-hits"
    one = ("search", "--sample", "--top", "2", "--no-comments", "-q", "--format", "csv", "--format", "tsv")
    assert swathe(*one, "-o", a, "-o", b, "--columns", "subject").status == 0
    assert a.read_text().splitlines() == b.read_text().splitlines()


def test_chosen_figures_of_copies_say_which_are_not_to_be_relied_on(swathe, tmp_path: Path) -> None:
    """The window always wrote why there is no p-value, or a poor one; a command with --columns did not."""
    query, file = tmp_path / "query.fasta", tmp_path / "hits.csv"
    query.write_text(">short\nSIVVFEK\n")
    words = ("search", query, sample_database(), "--preset", "short-peptide", "--permutations", "1000")
    words += ("--format", "csv", "-o", file, "--no-comments", "--columns")
    for chosen in ("pairwise_p,subject", "subject,log10_pairwise_evalue"):
        assert swathe(*words, chosen).status == 0
        title, *rows = file.read_text().splitlines()
        assert title == f"{chosen},pairwise_problem"
    assert any(row.split(",", 2)[2] for row in rows), "the copies of so short a query have few scores"
    assert swathe(*words, "pairwise_problem,pairwise_p").status == 0
    assert file.read_text().splitlines()[0] == "pairwise_problem,pairwise_p", "where it was chosen"
    assert swathe(*words, "subject,z_value").status == 0
    assert file.read_text().splitlines()[0] == "subject,z_value"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--columns", "subject"), "The format table has no choice of columns."),
        (("--format", "json", "--columns", "subject"), "The format json has no choice of columns."),
        (("--format", "csv", "--columns", "subject,foo"), "Hits have no column foo."),
        (("--format", "blast6", "--columns", "subject"), "BLAST's tables have no column subject."),
        (("--format", "csv", "--columns", "query", "--columns", "query"), "2 choices of columns and 1 table"),
    ],
)
def test_columns_that_are_not_there_are_refused_before_the_search(swathe, options, words) -> None:
    done = swathe("search", "--sample", *options)
    assert done.status == 2 and words in done.err and not done.out
    assert "compared exactly" not in done.err


def test_blast6_with_columns_is_written_while_searching(swathe, tmp_path: Path) -> None:
    file, columns = tmp_path / "hits", ("--columns", "qseqid sseqid btop evalue")
    assert swathe("search", "--sample", "--format", "blast6", *columns, "-o", file).status == 0
    piped = swathe("search", "--sample", "--format", "blast6", *columns, "-q")
    assert file.read_bytes() == piped.out
    few = ("search", "--sample", "--format", "blast6", "--columns", "sseqid", "-q")
    assert swathe(*few, "-o", file).status == 0 and file.read_bytes() == swathe(*few).out


def test_the_columns_of_a_run_are_chosen_as_well(swathe, tmp_path: Path) -> None:
    run = tmp_path / "sample.swr"
    assert swathe("search", "--sample", "--top", "2", "--save", run, "-q").status == 0
    done = swathe("runs", "export", run, "--format", "blast10", "--columns", "sseqid,score")
    assert [line.split(",")[0] for line in done.text.splitlines()][1] == "sp|Q28509|ADRB2_MACMU"
