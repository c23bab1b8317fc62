"""`swathe blastp` beside blastp itself, where that is installed, and beside what it wrote once."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from swathe.core.cli.arguments import make_parser
from swathe.core.cli.blast_options import IGNORED, REFUSED
from swathe.core.export.blast_fields import FIELDS

RECORDED = Path(__file__).parents[2] / "data" / "blastp_columns.tsv"
NAMES = [field.name for field in FIELDS]
EXACT = ("-use_sw_tback", "-comp_based_stats", "0", "-max_hsps", "1", "-max_target_seqs", "30")
"""How blastp does what Swathe does."""
WRONG = (
    ("-foo", "1"), ("-evalue", "x"), ("-evalue", "-1"), ("-max_target_seqs", "0"), ("-num_threads", "0"),
    ("-matrix", "FOO"), ("-subject", "x"), ("-out", "/no/such/folder/x"), ("-query", "nofile"),
    ("-seg", "maybe"), ("-gapopen", "3"),
)  # fmt: skip
needs_blast = pytest.mark.skipif(
    shutil.which("blastp") is None or shutil.which("makeblastdb") is None, reason="BLAST+ is not installed"
)


@pytest.fixture
def here(tmp_path: Path, queries: Path, database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the sample's files, where the test runs."""
    shutil.copy(queries, tmp_path / "queries.fasta")
    shutil.copy(database, tmp_path / "database.fasta")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BLASTDB", raising=False)
    return tmp_path


def real(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["blastp", *words], capture_output=True, text=True, check=False)


def made() -> None:
    """Make BLAST's database beside the FASTA file, under the same name."""
    command = ["makeblastdb", "-in", "database.fasta", "-dbtype", "prot"]
    subprocess.run(command, check=True, capture_output=True)


@needs_blast
@pytest.mark.parametrize("outfmt", ["6", "10 sseqid qseqid bitscore", "6 std qcovs -evalue slen", "7 std"])
def test_it_writes_what_blastp_writes(swathe, here: Path, outfmt: str) -> None:
    made()
    words = ("-query", "queries.fasta", "-db", "database.fasta", "-outfmt", outfmt, *EXACT)
    theirs, ours = real(*words), swathe("blastp", *words)
    assert (theirs.returncode, ours.status) == (0, 0)
    rows, own_rows = (
        [line for line in table.splitlines() if not line.startswith("#")]
        for table in (theirs.stdout, ours.text)
    )
    assert len(rows) == len(own_rows) == 60
    assert sum(row in own_rows for row in rows) > 45, "other alignments with the same score are as good"
    told = ("# Query", "# Database", "# Fields", "# BLAST processed", "# 30")
    comments, own_comments = (
        [line for line in table.splitlines() if line.startswith(told)] for table in (theirs.stdout, ours.text)
    )
    assert comments == own_comments


@needs_blast
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_its_exit_codes_are_blastps(swathe, here: Path, words: tuple[str, ...]) -> None:
    made()
    usual = ("-query", "queries.fasta", "-db", "database.fasta")
    options = (*(usual if words[0] != "-query" else usual[2:]), *words)
    assert swathe("blastp", *options).status == real(*options).returncode == 1


def test_recorded_columns_are_written(swathe, here: Path) -> None:
    recorded = [line for line in RECORDED.read_text().splitlines() if not line.startswith("#")]
    words = ("-query", "queries.fasta", "-db", "database.fasta", "-outfmt", f"6 {' '.join(NAMES)}")
    done = swathe("blastp", *words, *EXACT)
    figures = [NAMES.index(name) for name in ("qseqid", "sseqid", "score", "evalue", "bitscore")]
    ours, theirs = (
        {tuple(line.split("\t")[i] for i in figures) for line in lines}
        for lines in (done.text.splitlines(), recorded)
    )
    assert ours == theirs
    assert done.err.count("changes nothing") == 1 and len(done.err.splitlines()) == 1
    assert "-use_sw_tback, -max_hsps changes nothing in an exact search" in done.err


def test_wrong_use_has_blastps_codes(swathe, here: Path) -> None:
    usual = ("blastp", "-query", "queries.fasta", "-db", "database.fasta")
    for options in (w for w in WRONG if w[0] != "-query"):
        done = swathe(*usual, *options)
        assert done.status == 1 and not done.out and done.err, options
    for options in (("-outfmt", "33"), ("-outfmt", "6 foo"), ("-outfmt", "10 delim=@"), ("--device", "x")):
        assert swathe(*usual, *options).status == 1
    assert swathe(*usual[:3]).status == 1
    assert swathe(*usual[:4], "nofile").status == 2
    (here / "hollow.fasta").write_text(">a\n\n>b\n")
    assert swathe(*usual[:2], "hollow.fasta", *usual[3:]).status == 3
    (here / "text.fasta").write_text("no FASTA\n")
    assert swathe(*usual[:4], "text.fasta").status == 2


@pytest.mark.parametrize("text", ["", "\n\n"], ids=["empty", "blank"])
def test_a_file_without_a_query_has_no_hits(swathe, here: Path, text: str) -> None:
    (here / "queries.fasta").write_text(text)
    words = ("-query", "queries.fasta", "-db", "database.fasta", "-outfmt", "6")
    done = swathe("blastp", *words)
    assert done.status == 0 and not done.out
    assert done.err.startswith("swathe: queries.fasta: ") and done.err.endswith(" So there are no hits.\n")
    (here / "hits").write_text("of an earlier search\n")
    assert swathe("blastp", *words, "-out", "hits").status == 0
    assert (here / "hits").read_bytes() == b""
    if shutil.which("blastp") and shutil.which("makeblastdb"):
        made()
        assert real(*words).returncode == 0
    assert swathe("blastp", "-query", "database.fasta", "-db", "queries.fasta").status == 2


def test_queries_and_database_of_one_name_are_told_apart(swathe, here: Path) -> None:
    (here / "of queries").mkdir()
    (here / "of queries" / "database.fasta").write_text("")
    done = swathe("blastp", "-query", "of queries/database.fasta", "-db", "database.fasta")
    assert done.status == 0 and done.err.endswith(" So there are no hits.\n")
    done = swathe("blastp", "-query", "database.fasta", "-db", "./of queries/../of queries/database.fasta")
    assert done.status == 2


def test_several_databases_are_searched_as_one(swathe, here: Path) -> None:
    text = (here / "database.fasta").read_text()
    middle = text.index("\n>", len(text) // 2) + 1
    (here / "a.fasta").write_text(text[:middle])
    (here / "b.fasta").write_text(text[middle:])
    words = ("-query", "queries.fasta", "-outfmt", "6")
    expected = swathe("blastp", *words, "-db", "database.fasta")
    done = swathe("blastp", *words, "-db", "a.fasta b.fasta")
    assert done.status == 0 and done.out and done.out == expected.out
    assert swathe("blastp", *words, "-db", "a.fasta c.fasta").status == 2
    shutil.copy(here / "a.fasta", here / "a file.fasta")
    assert swathe("blastp", *words, "-db", "a file.fasta").status == 0


def test_a_blast_database_is_refused_with_what_makes_fasta_of_it(swathe, here: Path, monkeypatch) -> None:
    (here / "folder").mkdir()
    (here / "folder" / "nr.pal").touch()
    for name in ("folder/nr", "nr"):
        done = swathe("blastp", "-query", "queries.fasta", "-db", name)
        monkeypatch.setenv("BLASTDB", f"elsewhere:{here / 'folder'}")
        assert done.status == 2
        assert f"blastdbcmd -db {name} -entry all -out nr.fasta; then -db nr.fasta" in done.err


@pytest.mark.parametrize("name", REFUSED)
def test_options_that_are_not_there_are_refused_by_name(swathe, here: Path, name: str) -> None:
    done = swathe("blastp", "-query", "queries.fasta", "-db", "database.fasta", f"-{name}", "1")
    assert done.status == 1
    assert done.err.startswith(f"swathe: -{name} is not an option of swathe blastp.\n        Instead: ")


def test_a_part_of_an_option_is_not_that_option(swathe, here: Path) -> None:
    done = swathe("blastp", "-query", "queries.fasta", "-subject", "database.fasta", "-max_target", "5")
    assert done.status == 1 and "unrecognized arguments: -max_target 5" in done.err


@needs_blast
def test_every_option_of_blastp_is_known() -> None:
    theirs = {
        word.strip("[]") for word in real("-h").stdout.split("DESCRIPTION")[0].split() if "-" in word[:2]
    }
    [commands] = [action.choices for action in make_parser()._actions if action.dest == "command"]
    ours = {option for action in commands["blastp"]._actions for option in action.option_strings}
    assert theirs - ours == set()
    assert IGNORED.keys() | REFUSED.keys() <= {option.strip("-") for option in theirs}


def test_it_searches_as_swathe_search_does(swathe, here: Path) -> None:
    files, same = (
        ("-query", "queries.fasta", "-subject", "database.fasta"),
        ("queries.fasta", "database.fasta"),
    )
    for words, own in (
        (
            "-outfmt 6 -evalue 1e-50 -matrix blosum80 -seg 10_1.8_2.1 -gapopen 9",
            "--columns std --evalue 1e-50 --matrix BLOSUM80-NCBI --gap-open 9 --gap-extend 1 --mask seg "
            "--seg 10/1.8/2.1 --top 500",
        ),
        (
            "-outfmt 6_score -task blastp-short -comp_based_stats F -max_target_seqs 3",
            "--columns score --preset short-peptide --top 3",
        ),
        ("-outfmt 6_std -matrix PAM250", "--columns std --matrix PAM250 --gap-open 14 --gap-extend 2"),
    ):
        done = swathe("blastp", *files, *(word.replace("_", " ", 2) if word[0] != "-" else word
                                          for word in words.split()))  # fmt: skip
        expected = swathe("search", *same, "--format", "blast6", "-q", *own.split())
        assert done.status == expected.status == 0
        assert done.out == expected.out and done.out.count(b"\n") > 5
    assert swathe("blastp", *files, "-outfmt", "6", "-out", "hits").out == b""
    assert (here / "hits").read_bytes() == swathe("blastp", *files, "-outfmt", "6").out
    assert swathe("blastp", "-version").text.startswith("blastp: Swathe ")


def test_alignments_and_xml(swathe, here: Path) -> None:
    usual = ("blastp", "-query", "queries.fasta", "-db", "database.fasta", "-max_target_seqs", "1")
    assert "Smith-Waterman" in swathe(*usual).text
    assert "<BlastOutput_program>blastp" in swathe(*usual, "-outfmt", "5").text
