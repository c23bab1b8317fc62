"""Iterated searches on the command line: rounds, what the files say of them, the PSSM that is saved."""

import json
import re
from pathlib import Path

import pytest

from swathe.core.scoring.pssm import parse_pssm

ROUNDS = ("--rounds", 4, "--evalues", "matrix", "--engine", "cpu", "--threads", 1)


@pytest.fixture
def found(swathe, queries, database, tmp_path):
    pssm = tmp_path / "made.pssm"
    outcome = swathe("search", queries, database, *ROUNDS, "--save-pssm", pssm, "--format", "json")
    assert outcome.status == 0, outcome.err
    return outcome, json.loads(outcome.text), pssm


def test_json_tells_every_round(found):
    outcome, document, _ = found
    search = document["search"]
    assert search["iteration"]["rounds_asked"] == 4
    assert search["iteration"]["inclusion"] == 0.002
    assert search["matrix"] == "BLOSUM62"
    for query in document["queries"]:
        rounds = query["rounds"]
        assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
        assert len(rounds[0]["new"]) == rounds[0]["included"] > 1
        size = 0
        for one in rounds:
            size += len(one["new"]) - len(one["lost"])
            assert size == one["included"]
            name = re.escape(query["query"])
            assert re.search(f"{name}: round {one['round']}: {size} hits? included with E", outcome.err)
        assert rounds[0]["statistics"] == "published"
        assert all(one["statistics"] == "estimated" for one in rounds[1:])
        assert query["parameters"]["pssm_file"] == f"hits of round {len(rounds) - 1}"


def test_no_round_fits_its_statistics(swathe, queries, database, tmp_path):
    one = tmp_path / "one.fasta"
    one.write_text(">" + queries.read_text().split(">")[2])
    words = ("--rounds", 2, "--engine", "cpu", "--threads", 1, "--format", "json")
    (query,) = json.loads(swathe("search", one, database, *words).text)["queries"]
    assert [one["statistics"] for one in query["rounds"]] == ["published", "estimated"]
    notes = query["parameters"]["statistics"]["note"]
    assert notes.startswith("Estimated from the scores of ")


@pytest.mark.long
def test_every_field_is_documented(found):
    documented = (Path(__file__).parents[3] / "docs" / "json.md").read_text("utf-8")
    _, document, _ = found
    round_ = document["queries"][0]["rounds"][0]
    for key in (*document["search"]["iteration"], *round_, *round_["new"][0], "iteration", "rounds"):
        assert f"`{key}`" in documented, key


@pytest.mark.long
def test_the_command_in_the_file_does_the_same(swathe, found):
    _, document, _ = found
    words = document["search"]["command"].split()[1:]
    again = json.loads(swathe(*words, "--format", "json", "--threads", 1).text)
    assert [query["hits"] for query in again["queries"]] == [query["hits"] for query in document["queries"]]


@pytest.mark.long
def test_pssms_of_several_queries_are_numbered_and_search_again(swathe, found, database):
    outcome, document, pssm = found
    assert not pssm.exists()
    for number, query in enumerate(document["queries"], 1):
        path = pssm.with_name(f"made.{number}.pssm")
        assert f"PSSM written to {path}" in outcome.err
        read = parse_pssm(path.read_bytes(), str(path))
        assert read.letters == query["sequence"]
        assert read.statistics.complete
        words = ("--evalues", "matrix", "--engine", "cpu", "--format", "json")
        later = json.loads(swathe("search", path, database, *words).text)
        assert later["queries"][0]["parameters"]["statistics"]["source"] == "file"
        within = sum(hit["evalue"] <= 0.002 for hit in later["queries"][0]["hits"])
        assert within == query["rounds"][-1]["included"]  # it had converged


def test_a_text_beside_each_pssm_says_what_it_was_built_from(found):
    """Neither matrix, gap costs nor database could be told from the file, nor the hits that it holds."""
    outcome, document, pssm = found
    for number, query in enumerate(document["queries"], 1):
        path = pssm.with_name(f"made.{number}.pssm")
        about = path.with_name(f"{path.name}.txt")
        assert f"PSSM written to {path}, and what it was built from to {about}" in outcome.err
        text, search, last = about.read_text(), document["search"], query["rounds"][-1]
        for fact in (
            f"What {path.name} was built from",
            f"Query: {query['query']} {query['description']}".strip() + f" ({query['length']} residues)",
            f"of round {last['round']}",
            f"Program: Swathe {search['version']}, ",
            f"Date: {search['started']}",
            "Matrix: BLOSUM62",
            "Gap costs: open 11, extend 1 ",
            "profiles of the hits with E ≤ 0.002",
            f"Database file: {search['database']['path']}",
        ):
            assert fact in text, fact
        listed = re.findall(r"^ +(\d+) +(?:< )?(\S+)  (\S+)", text, re.MULTILINE)
        assert len(listed) == last["included"]
        names = {one["subject"] for entered in query["rounds"] for one in entered["new"]}
        for entered, evalue, name in listed:
            assert name in names and 1 <= int(entered) <= last["round"] and float(evalue) <= 0.002


def test_a_pssm_is_written_with_its_text_or_not_at_all(swathe, queries, database, tmp_path):
    one, pssm = tmp_path / "one.fasta", tmp_path / "one.pssm"
    one.write_text(">" + queries.read_text().split(">")[2])
    (tmp_path / "one.pssm.txt").mkdir()
    outcome = swathe("search", one, database, "--rounds", 1, "--save-pssm", pssm)
    assert outcome.status == 1 and "one.pssm.txt is a folder" in outcome.err
    assert not pssm.exists()


def test_one_query_has_the_name_given(swathe, queries, database, tmp_path):
    one = tmp_path / "one.fasta"
    one.write_text(">" + queries.read_text().split(">")[2])
    outcome = swathe("search", one, database, "--rounds", 1, "--save-pssm", tmp_path / "one.pssm")
    assert outcome.status == 0
    assert "Rounds      1 round (1 asked for), profiles of the hits with E ≤ 0.002" in outcome.text
    assert (tmp_path / "one.pssm").exists()


def test_rounds_that_only_weak_hits_drive_are_said(swathe, queries, database):
    """The window alone warned of them, then standard error, and not the table of hits."""
    words = ("search", queries, database, *ROUNDS, "--evalues", "adjusted")
    assert "borderline" not in swathe(*words).text
    weak = (
        r"The \d+ hits that round 2 newly included are all borderline \(E \S+ to \S+\)[:;] a hit by chance "
        r"brings its own relatives\.$"
    )
    said = swathe(*words, "--inclusion", 1)
    assert re.search(rf"^Caution     {weak}", said.text, re.MULTILINE) and "borderline" not in said.err
    said = swathe(*words, "--inclusion", 1, "--format", "csv")
    assert re.search(rf"^Note: \S+: {weak}", said.err, re.MULTILINE)
    assert re.search(r"^# Caution on query \d+: .*borderline", said.text, re.MULTILINE)


@pytest.mark.long
def test_csv_says_it_in_its_comments(swathe, queries, database):
    text = swathe("search", queries, database, *ROUNDS, "--format", "csv").text
    assert "# Rounds" in text
    assert "# Round 1 of query 1" in text
    assert "# Round 1 of query 2" in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rounds", 0), "0 rounds are not between 1 and 100"),
        (("--rounds", 2, "--inclusion", 0), "The inclusion bound must be an E-value above 0, not 0."),
        (("--inclusion", 0.1), "--inclusion is an option of iterated searches"),
        (("--save-pssm", "x.pssm"), "--save-pssm is an option of iterated searches"),
    ],
)
def test_wrong_use(swathe, queries, database, arguments, said):
    outcome = swathe("search", queries, database, *arguments)
    assert outcome.status == 2
    assert said in outcome.err


def test_an_input_is_not_overwritten(swathe, queries, database, tmp_path):
    one = tmp_path / "one.fasta"
    one.write_text(">" + queries.read_text().split(">")[2])
    outcome = swathe("search", one, database, "--rounds", 1, "--save-pssm", one)
    assert outcome.status == 2
    assert "would be overwritten" in outcome.err
    missing = swathe("search", one, database, "--rounds", 1, "--save-pssm", tmp_path / "no" / "one.pssm")
    assert missing.status == 1


def test_runs_compared_end_with_their_last_rounds_and_say_so(swathe, queries, database, tmp_path):
    one, plain, iterated = tmp_path / "one.fasta", tmp_path / "plain.swr", tmp_path / "iterated.swr"
    one.write_text(">" + queries.read_text().split(">")[2])
    for path, rounds in ((plain, ()), (iterated, ("--rounds", 2))):
        assert swathe("search", one, database, *ROUNDS[2:], *rounds, "--save", path).status == 0
    printed = swathe("runs", "compare", plain, iterated).text.splitlines()
    (a,), (b,) = ([line for line in printed if line.startswith(f"Run {side}  ")] for side in "AB")
    assert b == a.replace("Run A", "Run B") + ", round 2 of 2"
    file = swathe("runs", "compare", plain, iterated, "--format", "tsv").text
    assert "# Run B, Round: 2 of 2" in file and ", round 2 of 2" in file
