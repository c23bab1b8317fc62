"""Every command does what its help says, and says what is wrong in a sentence with the right exit status."""

import bz2
import csv
import gzip
import io
import json
import lzma
import re
import shlex
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import openpyxl
import pyarrow.parquet
import pytest
import zstandard

from swathe.core.cli.arguments import FORMATS
from swathe.core.cli.console import Console
from swathe.core.cli.interruption import Interruption
from swathe.core.export import FORMAT
from swathe.core.results.hits import COLUMNS
from swathe.core.scoring.matrices import load_matrix, matrix_names
from swathe.core.sequences.fasta import read_sequences
from tests.long_run import long_but

Swathe = Callable[..., Any]


def column(text: str, key: str) -> list[str]:
    lines = io.StringIO("".join(line for line in io.StringIO(text, newline="") if not line.startswith("# ")))
    return [row[key] for row in csv.DictReader(lines)]


def test_the_sample_finds_families_and_says_it_compared_everything(swathe: Swathe) -> None:
    done = swathe("search", "--sample")
    assert done.status == 0
    summary = r"^All (\d+) sequences compared exactly · (\d+) with E ≤ 10, .* significant .* · (\d+) shown"
    summaries = re.findall(summary, done.text, re.M)
    assert len(summaries) == 2
    assert all(int(n) > 300 and int(found) == int(shown) > 20 for n, found, shown in summaries)
    assert "a gap of k residues costs 11 + k·1" in done.text
    assert "published" in done.text


def test_table_lines_fit_the_width_and_keep_numbers_whole(
    swathe: Swathe, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, queries: Path
) -> None:
    letters = read_sequences(queries)[0][0].letters
    database = tmp_path / "wide.fasta"
    names = ["名前" * 60, "x\x1b[31mred\x07" + "y" * 200, "é" * 300, "short"]
    database.write_text("".join(f">{name} {'text ' * 50}\n{letters}\n" for name in names), "utf-8")
    for width in (60, 80, 120, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        done = swathe("search", queries, database, "--top", 10)
        table = [line for line in done.text.splitlines() if re.search(r" 100\.0 +100\.0 ", line)]
        assert len(table) == 4
        assert "\x1b" not in done.text and "\x07" not in done.text
        for line in table:
            cells = sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in line)
            assert cells <= max(width, 66), line


def test_options_reach_the_search(swathe: Swathe, queries: Path, database: Path) -> None:
    base = ("search", queries, database, "--format", "json", "-q")
    document = json.loads(swathe(*base).out)
    scoring = ("--matrix", "blosum45", "--gap-open", 14, "--gap-extend", 2)
    engine = ("--threads", 1, "--kernel", "scalar", "--engine", "cpu")
    strict = json.loads(swathe(*base, *scoring, *engine, "--evalue", 1e-20, "--top", 5).out)
    search = strict["search"]
    assert (search["matrix"], search["gap_open"], search["gap_extend"]) == ("BLOSUM45", 14, 2)
    assert (search["evalue_bound"], search["top"], search["kernel"]) == (1e-20, 5, "scalar")
    assert "1 thread," in search["engine_label"]
    for query, all_hits in zip(strict["queries"], document["queries"], strict=True):
        assert len(query["hits"]) == 5 == query["reported"] < query["significant"] < all_hits["significant"]
        assert all(hit["log10_evalue"] <= -20 for hit in query["hits"])
        assert len(all_hits["hits"]) == all_hits["significant"], "all hits, never a silent cap"


def test_json_documentation_names_every_field(swathe: Swathe) -> None:
    documented = (Path(__file__).parents[3] / "docs" / "json.md").read_text("utf-8")
    document = json.loads(swathe("search", "--sample", "--format", "json", "-q").out)
    names = set(document) | {column.key for column in COLUMNS}

    def collect(value: object) -> None:
        if isinstance(value, dict):
            names.update(value)
            for inner in value.values():
                collect(inner)
        elif isinstance(value, list):
            for inner in value:
                collect(inner)

    collect(document)
    assert len(names) > 70
    assert [name for name in sorted(names) if f"`{name}`" not in documented] == []


def test_standard_input_is_a_query_without_or_with_header(
    swathe: Swathe, monkeypatch: pytest.MonkeyPatch, queries: Path, database: Path
) -> None:
    sequence = read_sequences(queries)[0][0]
    for text in (sequence.letters, f">{sequence.header}\n{sequence.letters}"):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        done = swathe("search", "-", database, "--format", "blast6", "--top", 1, "-q")
        assert done.status == 0
        assert done.text.split("\t")[1] == sequence.identifier
        assert float(done.text.split("\t")[2]) == 100


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory, database: Path) -> Path:
    """A database of the sample's first 60 sequences."""
    path = tmp_path_factory.mktemp("few") / "few.fasta"
    path.write_text("".join(f">{record}" for record in database.read_text().split(">")[1:61]))
    return path


@pytest.mark.parametrize("format", long_but(FORMATS, "table", "csv", "json", "html", "a3m"))
def test_a_file_holds_what_standard_output_gets(
    swathe: Swathe, tmp_path: Path, queries: Path, few: Path, format: str
) -> None:
    path = tmp_path / "hits"
    arguments = ("search", queries, few, "--top", 3, "--format", format, "-q")
    if format in FORMAT and FORMAT[format].one_query:
        assert swathe(*arguments).status == 1, "the sample has two queries"
        one = tmp_path / "one.fasta"
        one.write_text(">" + queries.read_text().split(">")[1])
        arguments = ("search", one, *arguments[2:])
    to_file = swathe(*arguments, "-o", path)
    printed = swathe(*arguments)
    assert to_file.status == printed.status == 0
    assert to_file.out == b"" and to_file.err == printed.err == ""
    assert _told(format, path.read_bytes()) == _told(format, printed.out) != b""
    assert not list(tmp_path.glob(".*"))


def _told(format: str, data: bytes) -> object:
    """Return what a file says, without times."""
    if format in ("xlsx", "queries-xlsx"):
        return list(openpyxl.load_workbook(io.BytesIO(data)).worksheets[0].values)
    if format == "parquet":
        return pyarrow.parquet.read_table(io.BytesIO(data)).to_pylist()
    return re.sub(rb"(?i)(Date|Speed|started|seconds|gcups|compared exactly|Report of).*", b"", data)


def test_scores_are_those_of_the_search_in_file_order(
    swathe: Swathe, tmp_path: Path, queries: Path, database: Path
) -> None:
    path = tmp_path / "scores.tsv"
    assert swathe("scores", queries, database, "-o", path).status == 0
    lines = [line.split("\t") for line in path.read_text().splitlines()]
    sequences = read_sequences(database)[0]
    wanted = read_sequences(queries)[0]
    assert lines[0] == ["identifier", "length", *(query.identifier for query in wanted)]
    assert [line[0] for line in lines[1:]] == [sequence.identifier for sequence in sequences]
    assert [int(line[1]) for line in lines[1:]] == [len(sequence) for sequence in sequences]
    scores = np.array([line[2:] for line in lines[1:]], int)
    document = json.loads(swathe("search", queries, database, "--format", "json", "-q").out)
    for index, query in enumerate(document["queries"]):
        assert all(scores[hit["record"] - 1, index] == hit["score"] for hit in query["hits"])
    facts = json.loads((tmp_path / "scores.tsv.provenance.json").read_text())
    assert facts["matrix"] == "BLOSUM62" and facts["describes"] == "scores.tsv"
    assert (facts["evalue_bound"], facts["top"]) == (None, None)
    assert swathe("scores", queries, database, "-q").out == path.read_bytes()


def test_a_bare_file_is_searched_as_its_sequence_is_on_standard_input(
    swathe: Swathe, tmp_path: Path, queries: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = tmp_path / "bare.txt"
    bare.write_text(read_sequences(queries)[0][0].letters)
    found = swathe("search", bare, database, "--format", "blast6")
    assert found.status == 0 and found.out
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(bare.read_bytes())))
    assert swathe("search", "-", database, "--format", "blast6").out == found.out
    refused = swathe("search", queries, bare)
    assert refused.status == 1 and "no header line above this text" in refused.err


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"This is a note to myself.\n", "there is no header line in it, and it reads like text"),
        (gzip.compress(b">a\nMKVLLWW\n"), "this is still compressed (gz)"),
        (bz2.compress(b">a\nMKVLLWW\n"), "this is still compressed (bz2)"),
        (lzma.compress(b">a\nMKVLLWW\n"), "this is still compressed (xz)"),
        (zstandard.compress(b">a\nMKVLLWW\n"), "this is still compressed (zst)"),
    ],
    ids=["text", "gz", "bz2", "xz", "zst"],
)
def test_what_is_no_sequence_is_refused_on_standard_input_as_in_files(
    swathe: Swathe, database: Path, monkeypatch: pytest.MonkeyPatch, data: bytes, words: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    refused = swathe("search", "-", database)
    assert refused.status == 1 and f"standard input: {words}" in refused.err


def test_empty_records_among_the_queries_are_said_and_left_out(
    swathe: Swathe, tmp_path: Path, queries: Path, database: Path
) -> None:
    some = tmp_path / "some.fasta"
    some.write_bytes(b">hollow\n" + queries.read_bytes())
    found = swathe("search", some, database, "--format", "blast6")
    assert found.status == 0
    assert f"Note: {some}: 1 record left out: it has no residues to search with" in found.err
    assert found.out == swathe("search", queries, database, "--format", "blast6").out


def test_lines_without_headers_that_look_like_a_list_are_said_to_be_joined(
    swathe: Swathe, tmp_path: Path, database: Path
) -> None:
    """They were searched as one sequence, without a word."""
    peptides = tmp_path / "peptides.txt"
    peptides.write_text("GILGFVFTL\nNLVPMVATV\n")
    found = swathe("search", peptides, database)
    assert f"Note: {peptides}: 2 lines without headers joined, as those of a wrapped sequence; " in found.err
    assert "put a line with > and a name above it" in found.err


def test_scores_name_the_command_that_makes_them_again(
    swathe: Swathe, tmp_path: Path, queries: Path, database: Path
) -> None:
    path = tmp_path / "scores.tsv"
    options = (
        "--matrix",
        "PAM70",
        "--gap-open",
        "8",
        "--gap-extend",
        "2",
        "--engine",
        "cpu",
        "--threads",
        "1",
    )
    assert swathe("scores", queries, database, *options, "-o", path).status == 0
    program, *words = shlex.split(
        json.loads((tmp_path / "scores.tsv.provenance.json").read_text())["command"]
    )
    assert (program, words[:3]) == ("swathe", ["scores", str(queries), str(database)])
    assert swathe(*words).out == path.read_bytes()


def test_import_makes_a_database_that_is_searched_alike(
    swathe: Swathe, tmp_path: Path, queries: Path, database: Path
) -> None:
    made = tmp_path / "sample.swdb"
    done = swathe("import", database, "-o", made)
    assert done.status == 0 and "413 sequences" in done.text
    hits = [swathe("search", queries, path, "--format", "blast6", "-q").out for path in (made, database)]
    assert hits[0] == hits[1] != b""
    facts = swathe("info", made)
    assert facts.status == 0
    for expected in ("413", "159,331", "verified", "xxh3-128:", str(database), "ambiguous"):
        assert expected in facts.text
    shares = [float(share) for share in re.findall(r"^  \S +[\d,]+ +([\d.]+) %$", facts.text, re.M)]
    assert len(shares) > 20 and sum(shares) == pytest.approx(100, abs=0.02)


def test_info_reads_a_fasta_file_and_refuses_a_damaged_database(
    swathe: Swathe, tmp_path: Path, database: Path
) -> None:
    assert "413" in swathe("info", database).text
    made = tmp_path / "sample.swdb"
    swathe("import", database, "-o", made)
    data = bytearray(made.read_bytes())
    data[len(data) // 2] ^= 1
    made.write_bytes(data)
    done = swathe("info", made)
    assert done.status == 1 and str(made) in done.err and "damaged" in done.err


def test_engines_says_what_is_here_and_why_the_rest_is_not(swathe: Swathe) -> None:
    text = swathe("engines").text
    assert re.search(r"^cpu .*core", text, re.M) and "--kernel lanes" in text
    assert re.search(r"^gpu +not here: .+", text, re.M)


def test_matrices_lists_all_and_prints_one_that_reads_back(swathe: Swathe, tmp_path: Path) -> None:
    listing = swathe("matrices").text
    for name in matrix_names():
        assert re.search(rf"^{re.escape(name)} +\d+/\d+ ", listing, re.M), name
    assert re.search(r"^BLOSUM62 +11/1 .*\b9/2\b", listing, re.M)
    for name in matrix_names():
        path = tmp_path / "printed.txt"
        path.write_bytes(swathe("matrices", name).out)
        assert np.array_equal(load_matrix(path).scores, load_matrix(name).scores), name


def test_estimated_statistics_are_marked_in_the_table(swathe: Swathe, queries: Path, database: Path) -> None:
    done = swathe("search", queries, database, "--gap-open", 0, "--gap-extend", 0, "--top", 2)
    assert done.status == 0
    assert re.search(r"^Statistics +unavailable: .+", done.text, re.M)
    assert "no E-values" in done.text


WRONG_USE = [
    ((), "required"),
    (("search",), "QUERY and DATABASE are missing"),
    (("search", "{q}"), "DATABASE is missing"),
    (("search", "--sample", "{q}", "{d}"), "--sample"),
    (("search", "{q}", "{d}", "--evalue", "x"), "--evalue"),
    (("search", "{q}", "{d}", "--evalue", "0"), "E-value"),
    (("search", "{q}", "{d}", "--evalue", "nan"), "E-value"),
    (("search", "{q}", "{d}", "--top", "0"), "hits 0"),
    (("search", "{q}", "{d}", "--threads", "-1"), "threads"),
    (("search", "{q}", "{d}", "--gap-open", "-1"), "gap open"),
    (("search", "{q}", "{d}", "--matrix", "NOPE"), "no matrix NOPE"),
    (("search", "{q}", "{d}", "--preset", "near"), "--preset"),
    (("search", "{q}", "{d}", "--engine", "tpu"), "Engines are: auto, cpu, gpu"),
    (("search", "{q}", "{d}", "--kernel", "fast"), "auto, lanes, scalar"),
    (("search", "{q}", "{d}", "--format", "pdf"), "pdf"),
    (("search", "{q}", "{d}", "-o", "{d}"), "would be overwritten"),
    (("scores", "{q}", "{d}", "-o", "{q}"), "would be overwritten"),
    (("matrices", "NOPE"), "no matrix NOPE"),
    (("import", "{d}"), "--output"),
    (("--nonsense",), "required"),
]
WRONG_INPUT = [
    (("search", "missing.fa", "{d}"), "missing.fa"),
    (("search", "{q}", "missing.fa"), "missing.fa"),
    (("search", "{bad}", "{d}"), "record 2, line 4"),
    (("search", "{q}", "{bad}"), "record 2, line 4"),
    (("search", "{empty}", "{d}"), "has no residues"),
    (("search", "{q}", "{empty}"), "no residues"),
    (("search", "{q}", "{d}", "--engine", "gpu"), "GPU engine cannot run"),
    (("search", "{q}", "{d}", "--matrix", "{bad}"), "bad.fasta, line"),
    (("search", "{q}", "{d}", "-o", "{tmp}/no/such/folder.txt"), "there is no folder"),
    (("search", "{q}", "{d}", "-o", "{tmp}"), "is a folder"),
    (("import", "missing.fa", "-o", "{tmp}/x.swdb"), "missing.fa"),
    (("import", "{bad}", "-o", "{tmp}/x.swdb"), "record 2, line 4"),
    (("info", "missing.swdb"), "missing.swdb"),
]


@pytest.mark.parametrize(
    ("status", "arguments", "expected"),
    [(2, *case) for case in WRONG_USE] + [(1, *case) for case in WRONG_INPUT],
)
def test_what_is_wrong_is_a_sentence_and_a_status(
    swathe: Swathe,
    tmp_path: Path,
    queries: Path,
    database: Path,
    status: int,
    arguments: tuple[str, ...],
    expected: str,
) -> None:
    bad, empty = tmp_path / "bad.fasta", tmp_path / "empty.fasta"
    bad.write_text(">a\nMKV\n>b\nMK1V\n")
    empty.write_text(">a\n\n")
    before = sorted(tmp_path.rglob("*"))
    places = {"q": queries, "d": database, "bad": bad, "empty": empty, "tmp": tmp_path}
    done = swathe(*(argument.format(**places) for argument in arguments))
    assert (done.status, done.out) == (status, b"")
    assert expected in done.err and "Traceback" not in done.err
    assert re.match(r"swathe: \S.*\.\n( {8}\S.*\.\n)?( {8}\S.*\n)?$|usage: ", done.err), done.err
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("command", ["search", "scores", "import", "info", "matrices", "runs"])
def test_help_has_examples(swathe: Swathe, command: str) -> None:
    done = swathe(command, "--help")
    assert done.status == 0
    assert re.search(rf"examples?:\n  .*swathe {command}\b", done.text)


def test_version(swathe: Swathe) -> None:
    assert re.fullmatch(r"swathe \d+\.\d+\.\d+\S*\n", swathe("--version").text)


def test_hits_that_were_not_asked_for_are_not_said_to_mean_nothing(swathe: Swathe) -> None:
    listed = swathe("search", "--sample", "--top", 10).text
    assert listed.count(", at least 10 of them significant (E ≤ 0.001) · 10 shown") == 2
    assert "at least" not in swathe("search", "--sample", "--top", 400).text


def test_one_of_something_and_what_was_changed_are_said(swathe: Swathe, tmp_path: Path) -> None:
    single = tmp_path / "one.fasta"
    single.write_text(">only\nMKVLAAGIVGLCAKAYWWMKVLAAGIVGLC\n")
    done = swathe("search", single, single, "-o", tmp_path / "table.txt")
    table = (tmp_path / "table.txt").read_text()
    assert "Database    one.fasta · 1 sequence · 30 residues" in table
    assert "1 sequence compared exactly · 1 with E ≤ 10, 1 of them significant (E ≤ 0.001)" in table
    assert "1 hit written to" in done.err
    assert "0.0 GCUPS" not in table
    swathe("search", single, single, "--format", "csv", "-o", tmp_path / "table.csv")
    assert "1 sequence, 30 residues," in (tmp_path / "table.csv").read_text()
    assert "1 sequence × 1 query written" in swathe("scores", single, single, "-o", tmp_path / "s.tsv").err
    single.write_text(">only\nmkVLAAGIVGLCAKAYWWMKVLAAGIVGLC\n")
    facts = json.loads(swathe("search", single, single, "--format", "json").out)["search"]
    assert facts["query_notes"] == ["2 lower-case residues read as upper case"]
    assert "1 sequence, 30 residues" in swathe("import", single, "-o", tmp_path / "one.swdb").text


def test_a_standard_error_that_was_closed_is_flushed_in_silence(monkeypatch):
    """The interpreter flushes the guard again when it frees it; Python 3.13 prints what that raises."""
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO()))
    screen = sys.stderr
    with Console(Interruption()).guarding():
        guard = sys.stderr
    screen.close()
    guard.flush()
