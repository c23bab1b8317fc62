"""PSSMs on the command line: one or several, beside sequences, from standard input, broken."""

import csv
import io
import json

import pytest

from tests.pssm_files import pssm_text, usual_scores

LETTERS = "MKVLAWGDWCHEMKVNNPWYRTS"


@pytest.fixture
def files(tmp_path):
    (tmp_path / "one.pssm").write_text(pssm_text(LETTERS, usual_scores(LETTERS)))
    (tmp_path / "two.pssm").write_text(pssm_text(LETTERS[::-1], usual_scores(LETTERS[::-1], 1)))
    (tmp_path / "plain.fasta").write_text(f">plain\n{LETTERS}\n")
    (tmp_path / "database.fasta").write_text(f">same\n{LETTERS}\n>back\n{LETTERS[::-1]}\n>other\nGGGGG\n")
    return tmp_path


def test_a_table_says_where_scores_and_statistics_come_from(swathe, files):
    found = swathe("search", files / "one.pssm", files / "database.fasta", "--engine", "cpu")
    assert found.status == 0
    assert "Query       one (PSSM)" in found.text
    assert "Scoring     PSSM one.pssm, a gap of k residues costs 11 + k·1" in found.text
    assert "Statistics  file: λ 0.267 and K 0.0405" in found.text
    assert "same" in found.text


def test_several_queries_of_both_kinds(swathe, files):
    paths = [files / name for name in ("one.pssm", "plain.fasta", "two.pssm", "database.fasta")]
    found = swathe("search", *paths, "--engine", "cpu", "--format", "csv", "--no-comments")
    assert found.status == 0
    rows = list(csv.DictReader(io.StringIO(found.text)))
    best = {}
    for row in rows:
        best.setdefault(row["query"], row["subject"])
    assert best == {"one": "same", "plain": "same", "two": "back"}


def test_the_command_in_the_files_does_the_same(swathe, files):
    paths = [files / name for name in ("one.pssm", "plain.fasta", "database.fasta")]
    first = json.loads(swathe("search", *paths, "--engine", "cpu", "--format", "json").text)
    words = first["search"]["command"].split()[1:]
    again = json.loads(swathe(*words, "--format", "json").text)
    assert [query["hits"] for query in again["queries"]] == [query["hits"] for query in first["queries"]]


def test_scores_of_a_pssm(swathe, files):
    found = swathe("scores", files / "one.pssm", files / "two.pssm", files / "database.fasta")
    head, *rows = [line.split("\t") for line in found.text.splitlines()]
    assert head[2:] == ["one", "two"]
    assert int(rows[0][2]) > int(rows[1][2])
    assert int(rows[0][3]) < int(rows[1][3])


def test_a_broken_one_is_named_with_its_line(swathe, files):
    text = (files / "one.pssm").read_text().replace("    2 K", "    3 K", 1)
    (files / "broken.pssm").write_text(text)
    found = swathe("search", files / "broken.pssm", files / "database.fasta")
    assert found.status == 1
    assert "broken.pssm, line 5: this is position 3, where position 2 should be" in found.err
    assert "psiblast, as an ASCII PSSM" in found.err


def test_standard_input_stands_alone(swathe, files):
    found = swathe("search", "-", files / "one.pssm", files / "database.fasta")
    assert found.status == 1
    assert "Standard input" in found.err


@pytest.mark.long
def test_pairwise_significance_of_a_pssm(swathe, files):
    arguments = ("--engine", "cpu", "--permutations", "200", "--permute-top", "1", "--format", "json")
    found = json.loads(swathe("search", files / "one.pssm", files / "database.fasta", *arguments).text)
    assert found["queries"][0]["hits"][0]["pairwise"] is not None
