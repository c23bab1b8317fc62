"""`swathe runs` and the options that keep a search, as users run them."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from swathe.core.cli import main
from swathe.core.history.history import History
from swathe.core.history.run_file import read_run
from tests.core.cli.conftest import ROOT, Outcome

Swathe = Callable[..., Outcome]


@pytest.fixture(scope="module", autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_DATA_DIR", str(folder))
        yield folder


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory that one test changes."""
    monkeypatch.setenv("SWATHE_DATA_DIR", str(tmp_path / "own"))
    return tmp_path / "own"


@pytest.fixture(scope="module")
def kept(
    data: Path, queries: Path, database: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, str]:
    """Two runs of the sample in the history, one of them also in a file; by name their numbers."""
    file = tmp_path_factory.mktemp("files") / "first.swr"
    searches = (
        ["--history", "--save", str(file), "--name", "first try"],
        ["--history", "--gap-open", "10", "--gap-extend", "2", "--evalue", "1e-3", "--name", "second"],
    )
    for options in searches:
        with pytest.MonkeyPatch.context() as patch:
            for name in ("stdout", "stderr"):
                patch.setattr(sys, name, io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True))
            assert main(["search", str(queries), str(database), "--top", "20", *options]) == 0
            said = sys.stderr.buffer.getvalue().decode()
        assert "added to the history" in said
    rows = {row.name: row.id for row in History(data).runs()}
    return rows | {"file": str(file)}


def test_a_search_is_not_kept_unless_asked(swathe: Swathe, own: Path) -> None:
    swathe("search", "--sample", "--top", 1)
    assert not own.exists()
    outcome = swathe("runs")
    assert outcome.status == 0 and outcome.out == b"" and "No run is kept" in outcome.err
    assert not own.exists()


def test_the_saved_file_is_the_search(
    swathe: Swathe, kept: dict[str, str], queries: Path, database: Path
) -> None:
    saved = read_run(Path(kept["file"]))
    assert saved.name == "first try" and saved.result.complete
    tables = [query.hits for query in saved.result.queries]
    assert [len(table.alignments) for table in tables] == [20, 20]
    for format in ("blast6", "fasta", "xml"):
        searched = swathe("search", queries, database, "--top", 20, "--format", format)
        exported = swathe("runs", "export", kept["file"], "--format", format)
        assert exported.status == 0
        if format != "xml":
            assert exported.out == searched.out
        else:
            hits = [text.split(b"<BlastOutput_iterations>")[1] for text in (exported.out, searched.out)]
            assert hits[0] == hits[1]


def test_the_list(swathe: Swathe, kept: dict[str, str]) -> None:
    for arguments in (("runs",), ("runs", "list")):
        outcome = swathe(*arguments)
        head, newest, oldest = outcome.text.splitlines()
        assert head.split()[:3] == ["Run", "Started", "(UTC)"]
        assert newest.startswith(kept["second"][:8]) and newest.endswith("second")
        assert oldest.startswith(kept["first try"][:8]) and " 11/1 " in oldest and " complete " in oldest
        assert "2 runs" in outcome.err


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("FIRST",), ["first try"]),
        (("adrb2", "10/2"), ["second"]),
        (("receptor",), ["second", "first try"]),
        (("list", "second"), ["second"]),
        (("nothing",), []),
    ],
)
def test_searching_the_list(
    swathe: Swathe, kept: dict[str, str], words: tuple[str, ...], names: list[str]
) -> None:
    lines = swathe("runs", *words).text.splitlines()[1:]
    assert [line[line.index("kB") + 2 :].strip() for line in lines] == names


def test_the_list_for_programs(swathe: Swathe, kept: dict[str, str]) -> None:
    rows = list(
        csv.DictReader(io.StringIO(swathe("runs", "list", "--format", "tsv").text), dialect="excel-tab")
    )
    assert [row["id"] for row in rows] == [kept["second"], kept["first try"]]
    assert rows[1]["matrix"] == "BLOSUM62" and rows[1]["command"].startswith("swathe search ")


def test_showing(swathe: Swathe, kept: dict[str, str], database: Path) -> None:
    for run in (kept["first try"][:6], kept["first try"][:6].upper(), "first try", kept["file"]):
        facts = dict(line.split(None, 1) for line in swathe("runs", "show", run).text.splitlines())
        assert facts["Name"] == "first try" and facts["Completeness"] == "complete"
        assert facts["Command"].endswith("--evalue 10 --top 20")
    assert "Database now" not in swathe("runs", "show", kept["file"]).text
    checked = swathe("runs", "show", kept["file"], "--check")
    assert "Database now           the same, every byte of it read" in checked.text


def test_showing_a_run_whose_database_changed(
    swathe: Swathe, own: Path, tmp_path: Path, queries: Path
) -> None:
    moved, run = tmp_path / "d.fasta", tmp_path / "r.swr"
    moved.write_text(">a\nMKVWHAVNCDEGHIKLMNP\n>b\nMKVWHAVNCDEWWWW\n")
    assert swathe("search", queries, moved, "--save", run).status == 0
    moved.write_text(">a\nMKVWHAVNCDEGHIKLMNP\n")
    assert (
        "d.fasta has changed since the run: it holds 1 sequence, and the run searched 2."
        in swathe("runs", "show", run, "--check").text
    )
    moved.unlink()
    for options in ((), ("--check",)):
        outcome = swathe("runs", "show", run, *options)
        assert outcome.status == 0 and "The database d.fasta is no longer at" in outcome.text


def test_exporting(swathe: Swathe, kept: dict[str, str], tmp_path: Path) -> None:
    table = swathe("runs", "export", "second")
    assert table.status == 0 and table.text.count("compared exactly") == 2
    output = tmp_path / "hits.csv"
    outcome = swathe(
        "runs", "export", "second", "--query", 2, "--format", "csv", "--no-comments", "-o", output
    )
    rows = list(csv.DictReader(io.StringIO(output.read_text(encoding="utf-8"), newline="")))
    assert outcome.status == 0 and f"{len(rows)} hits written" in outcome.err
    assert rows and {row["query"] for row in rows} == {"sp|P07327|ADH1A_HUMAN"}
    a3m = swathe("runs", "export", "second", "--query", 1, "--format", "a3m")
    assert a3m.status == 0 and a3m.text.startswith(">sp|P07550")
    several = swathe("runs", "export", "second", "--format", "a3m")
    assert several.status == 1 and "there are 2 queries" in several.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--query", 3, "--format", "csv"), "has no query number 3"),
        (("--query", 0, "--format", "csv"), "has no query number 0"),
        (("--query", 1), "A table has all queries"),
    ],
)
def test_exporting_what_is_not_there(
    swathe: Swathe, kept: dict[str, str], options: tuple[object, ...], words: str
) -> None:
    outcome = swathe("runs", "export", "second", *options)
    assert outcome.status == 2 and words in outcome.err and outcome.out == b""


def test_comparing(swathe: Swathe, kept: dict[str, str], tmp_path: Path) -> None:
    outcome = swathe("runs", "compare", kept["file"], "second")
    assert outcome.status == 0
    assert "Gap costs\n  A  open 11, extend 1" in outcome.text and "Warning  The runs scored" in outcome.text
    assert "hits in both" in outcome.text
    output = tmp_path / "both.tsv"
    swathe("runs", "compare", "first try", kept["second"][:10], "--format", "tsv", "-o", output)
    lines = output.read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if not line.startswith("# ")]
    assert table[0].split("\t")[:4] == ["query", "subject", "description", "found"]
    assert lines[0] == "# Run A: first try" and len(table) > 30
    text = tmp_path / "both.txt"
    swathe("runs", "compare", "first try", "second", "-o", text)
    assert text.read_text(encoding="utf-8").startswith("Run A  first try\nRun B  second\n")


def test_saving_from_the_history(swathe: Swathe, kept: dict[str, str], tmp_path: Path) -> None:
    copy = tmp_path / "copy.swr"
    outcome = swathe("runs", "save", "second", copy)
    assert outcome.status == 0 and f"Run saved to {copy}" in outcome.err
    assert read_run(copy).name == "second"
    one, other = (swathe("runs", "export", run, "--format", "json") for run in ("second", copy))
    assert one.out == other.out
    assert "there is no folder" in swathe("runs", "save", "second", tmp_path / "no" / "x.swr").err


def test_renaming_and_deleting(swathe: Swathe, own: Path) -> None:
    for name in ("one", "two", "three"):
        assert swathe("search", "--sample", "--top", 2, "--history", "--name", name, "-q").err == ""
    history = History(own)
    number = history.runs("two")[0].id
    assert swathe("runs", "rename", number[:12], "zwei").status == 0
    assert [row.name for row in history.runs()] == ["three", "zwei", "one"]
    outcome = swathe("runs", "delete", "zwei", "one", "zwei")
    assert outcome.status == 0 and outcome.err == "Deleted: zwei\nDeleted: one\n"
    assert [row.name for row in history.runs()] == ["three"] and len(list((own / "runs").iterdir())) == 1
    assert swathe("runs", "delete", "zwei").status == 1
    outcome = swathe("runs", "rename", "three", "")
    assert outcome.status == 0 and "sp|P07550|ADRB2_HUMAN" in swathe("runs").text


def test_a_run_is_not_saved_to_a_device_and_that_is_said_before_the_search(swathe: Swathe) -> None:
    refused = swathe("search", "--sample", "--save", os.devnull)
    assert (refused.status, refused.out) == (1, b"") and "a run cannot be saved to it" in refused.err


def test_a_name_that_is_not_utf_8_finds_its_run(swathe: Swathe, own: Path) -> None:
    assert swathe("search", "--sample", "--top", 1, "--history", "--name", "\udcff", "-q").status == 0
    for words in (
        ("list", "\udcff"),
        ("show", "\udcff"),
        ("rename", "\udcff", "\udcfe"),
        ("delete", "\udcfe"),
    ):
        assert swathe("runs", *words).status == 0, words
    assert History(own).runs() == []


def test_nothing_names_no_run(swathe: Swathe, kept: dict[str, str]) -> None:
    """An unset variable of a script once deleted the only run."""
    for action in ("show", "delete", "export"):
        refused = swathe("runs", action, "")
        assert refused.status == 1 and "The history has no run ''" in refused.err


def test_a_number_that_several_runs_begin_with(
    swathe: Swathe, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter([uuid.UUID(int=0xA1 << 120), uuid.UUID(int=0xA2 << 120)])
    monkeypatch.setattr(uuid, "uuid4", lambda: next(numbers))
    assert swathe("search", "--sample", "--top", 1, "--history", "--name", "same", "-q").status == 0
    assert swathe("search", "--sample", "--top", 1, "--history", "--name", "same", "-q").status == 0
    outcome = swathe("runs", "show", "same")
    assert outcome.status == 1 and "same is the name of 2 runs: " in outcome.err
    assert "a is the name of 2 runs" in swathe("runs", "show", "a").err
    assert swathe("runs", "show", "a1").status == 0


def test_what_a_crash_left_is_said(swathe: Swathe, own: Path, kept: dict[str, str]) -> None:
    (own / "runs").mkdir(parents=True)
    (own / "runs" / f"{'f' * 32}.swr").write_bytes(Path(kept["file"]).read_bytes())
    outcome = swathe("runs")
    assert "Note: The run first try was missing from the list and has been added." in outcome.err
    assert outcome.text.splitlines()[1].startswith("ffffffff")
    assert "Note" not in swathe("runs").err


def test_a_damaged_history_is_a_sentence(swathe: Swathe, own: Path) -> None:
    own.mkdir()
    (own / "history.sqlite").write_bytes(b"not a database" * 100)
    for arguments in (("runs",), ("runs", "show", "x"), ("runs", "delete", "x")):
        outcome = swathe(*arguments)
        assert outcome.status == 1 and "is damaged" in outcome.err and "Traceback" not in outcome.err
        assert outcome.err.endswith("\n        swathe runs set-aside\n")


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("runs", "show", "nothing"), 1, "The history has no run 'nothing'"),
        (("runs", "show", "none.swr"), 1, "none.swr cannot be opened"),
        (("runs", "show", ROOT / "README.md"), 1, "is not a saved run"),
        (("runs", "show"), 2, "required: RUN"),
        (("runs", "compare", "second"), 2, "required: B"),
        (("runs", "list", "--format", "xml"), 2, "invalid choice"),
        (("search", "--sample", "--name", "x"), 2, "is not kept"),
        (("search", "--sample", "--save", "no/folder/x.swr"), 1, "there is no folder"),
        (("search", "--sample", "--save", "x.swr", "-o", "x.swr"), 2, "the same file"),
    ],
)
def test_wrong_use(
    swathe: Swathe, kept: dict[str, str], arguments: tuple[object, ...], status: int, words: str
) -> None:
    outcome = swathe(*arguments)
    assert outcome.status == status and words in outcome.err and outcome.out == b""


def test_setting_aside(swathe: Swathe, own: Path, kept: dict[str, str]) -> None:
    (own / "runs").mkdir(parents=True)
    (own / "runs" / f"{'e' * 32}.swr").write_bytes(Path(kept["file"]).read_bytes())
    (own / "history.sqlite").write_bytes(b"not a database" * 100)
    outcome = swathe("runs", "set-aside")
    assert outcome.status == 0 and "moved to" in outcome.err and "1 run" in outcome.err
    assert swathe("runs").text.splitlines()[1].startswith("eeeeeeee")


def test_the_help_has_examples(swathe: Swathe) -> None:
    outcome = swathe("runs", "--help")
    assert outcome.status == 0 and "swathe runs compare" in outcome.text
    assert swathe("runs", "export", "--help").status == 0


OTHERS = ROOT / "tests" / "data" / "others"


def test_another_programs_table_is_saved_as_a_run(swathe: Swathe, tmp_path: Path) -> None:
    target = tmp_path / "blastp.swr"
    sample = ROOT / "resources" / "sample"
    given = ("--queries", sample / "queries.fasta", "--database", sample / "swissprot-413.fasta")
    outcome = swathe("runs", "save", OTHERS / "blastp.7.tsv", target, *given)
    assert outcome.status == 0 and "Only the best local alignment of each pair" in outcome.err
    result = read_run(target).result
    assert result.plan.origin is not None and result.plan.origin.program == "BLASTP"
    shown = swathe("runs", "show", target).text
    assert "Program                BLASTP 2.12.0+" in shown and "GCUPS" not in shown
    listed = swathe("runs", "export", target).text
    assert "Program     BLASTP 2.12.0+" in listed and "Found by BLASTP 2.12.0+" in listed


def test_columns_of_a_table_are_named(swathe: Swathe) -> None:
    outcome = swathe("runs", "export", OTHERS / "diamond.bare.tsv", "--format", "csv")
    assert outcome.status == 1 and "line 1: 11 columns" in outcome.err
    assert '--read-columns "qseqid sseqid' in outcome.err, "what can be done here"
    names = "qseqid sseqid pident evalue bitscore score qlen slen nident positive stitle"
    outcome = swathe(
        "runs", "export", OTHERS / "diamond.bare.tsv", "--read-columns", names, "--format", "csv"
    )
    rows = list(csv.DictReader(line for line in outcome.text.splitlines() if not line.startswith("#")))
    assert outcome.status == 0 and rows[1]["score"] == "2086" and rows[1]["identities"] == "405"


def test_what_another_program_missed(swathe: Swathe, kept: dict[str, str]) -> None:
    usual = kept["first try"]
    outcome = swathe("runs", "compare", usual, OTHERS / "blastp.7.tsv")
    assert outcome.status == 0 and outcome.text.startswith("BLASTP lists ")
    outcome = swathe(
        "runs", "compare", usual, OTHERS / "blastp.7.tsv", "--format", "json", "--evalue", "1e-9"
    )
    facts = json.loads(outcome.text)
    assert facts["evalue_bound"] == 1e-9 and facts["runs"][1]["program"] == "BLASTP"
    assert facts["headline"].startswith(f"BLASTP lists all {facts['both']} of Swathe's hits ")
    assert facts["missed"] == facts["only_a"]
