"""`swathe reciprocal` as a user types it."""

import csv
from pathlib import Path

from swathe.core.statistics.evalues import WORDS
from swathe.core.system.resources import sample_database, sample_queries


def test_a_table_to_read_and_a_file_for_programs(swathe, tmp_path: Path) -> None:
    done = swathe("reciprocal", sample_queries(), sample_database())
    assert done.status == 0
    lines = done.text.splitlines()
    assert lines[0].split()[:2] == ["A", "B"]
    assert len(lines) == 3 and lines[0].endswith("Remarks")
    assert all("100.0  sp|" in line and line.endswith(" bits)") for line in lines[1:]), "near ties, whole"
    assert "2 best pairs with E ≤ 0.001 · without a pair: 0 of 2 in queries.fasta, " in done.err
    path = tmp_path / "pairs.tsv"
    done = swathe("reciprocal", sample_queries(), sample_database(), "--format", "tsv", "-o", path)
    assert done.status == 0 and done.out == b""
    text = path.read_text()
    assert f"# Command: swathe reciprocal {sample_queries()}" in text
    rows = list(csv.DictReader([x for x in text.splitlines() if x[:1] != "#"], dialect="excel-tab"))
    assert [row["a"] for row in rows] == [row["b"] for row in rows]
    bare = swathe(
        "reciprocal",
        sample_queries(),
        sample_database(),
        "--format",
        "csv",
        "--no-comments",
        "--evalue",
        "1e-9",
    )
    assert bare.text.startswith("a,b,evalue_ab,log10_evalue_ab,")


def test_evalues_are_those_of_a_search_unless_asked_otherwise(swathe) -> None:
    asked = "reciprocal", sample_queries(), sample_database(), "--format", "tsv"
    for words, method in (((), "adjusted"), (("--preset", "short-peptide"), "matrix")):
        text = swathe(*asked, *words).text
        assert f"--evalues {method} --evalue 0.001" in text and f"# E-values: {WORDS[method]}" in text
    told, plain = swathe(*asked, "--evalues", "matrix").text, swathe(*asked).text
    assert told.splitlines()[-1] != plain.splitlines()[-1]


def test_faults_are_said_in_a_sentence(swathe, tmp_path: Path) -> None:
    done = swathe("reciprocal", sample_queries(), tmp_path / "nowhere.fasta")
    assert done.status == 1 and "nowhere.fasta" in done.err
    done = swathe("reciprocal", sample_queries(), sample_database(), "--evalue", "0")
    assert done.status == 2 and "E-value bound" in done.err
    copy = tmp_path / "a.fasta"
    copy.write_text(sample_queries().read_text())
    done = swathe("reciprocal", copy, sample_database(), "-o", copy)
    assert done.status == 2 and "would be overwritten" in done.err
    assert copy.read_text() == sample_queries().read_text()


def test_the_summary_of_queries_is_a_format_of_a_search(swathe) -> None:
    done = swathe("search", "--sample", "--format", "queries-tsv", "--no-comments")
    rows = list(csv.DictReader(done.text.splitlines(), dialect="excel-tab"))
    assert len(rows) == 2
    assert [row["query"] for row in rows] == [row["best_hit"] for row in rows]
    assert all(row["status"] == "done" and float(row["covered"]) == 100 for row in rows)
