"""Escape sequences in headers, names and files never command the terminal."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from swathe.core.cli import main
from swathe.core.cli.arguments import FORMATS
from swathe.core.system.words import shown, shown_lines
from tests.core.cli.conftest import ROOT, SAMPLE, Outcome, shown_on

posix = pytest.mark.skipif(sys.platform == "win32", reason="file names and terminals of POSIX")
TITLE = "\x1b]0;X\x07"
"""Sets the window's title."""
HOSTILE = f"q{TITLE}q\x9b31m\x7f\u202e\u2066"
OPTIONS = ["matrix", "engine", "kernel", "format", "threads", "device", "seg", "evalue", "mask"]
COMMANDS = {
    "search",
    "scores",
    "reciprocal",
    "network",
    "bench",
    "import",
    "info",
    "engines",
    "kernels",
    "matrices",
    "runs",
}


class Terminal(io.BytesIO):
    def isatty(self) -> bool:
        return True


def controls(text: str, allowed: str) -> set[str]:
    return {c for c in text if c not in allowed and unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp")}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of files that have the worst names and say the worst."""
    folder = tmp_path_factory.mktemp("files")
    records = (SAMPLE / "queries.fasta").read_text().split(">")[1:]
    subjects = (SAMPLE / "swissprot-413.fasta").read_text().split(">")[1:60]
    sequence = records[0].split("\n", 1)[1]
    (folder / f"{HOSTILE}.fasta").write_text(f">{HOSTILE} {HOSTILE} OS={HOSTILE} {HOSTILE}\n{sequence}-\n")
    (folder / f"db{HOSTILE}.fasta").write_text(
        f">{HOSTILE} {HOSTILE} OS={HOSTILE} X\n{sequence}U*\n"
        + "".join(f">{TITLE}{subject}" for subject in subjects)
    )
    (folder / f"wrong{HOSTILE}.fasta").write_text(f">{HOSTILE}\nMK{TITLE}\n")
    (folder / f"no{HOSTILE}.fasta").write_text(f"{HOSTILE}\n")
    matrix = (SAMPLE.parents[1] / "tests" / "data" / "psiblast.pssm").read_text()
    (folder / f"p{HOSTILE}.pssm").write_text(matrix.replace("\n    2 ", f"\n    2{TITLE} ", 1))
    (folder / f"bad{HOSTILE}.swr").write_bytes(b"nothing")
    (folder / f"bad{HOSTILE}.swdb").write_bytes(b"SWATHEDB")
    (folder / f"m{HOSTILE}.mat").write_text(blosum(f"# {HOSTILE}\n"))
    (folder / f"bad{HOSTILE}.mat").write_text(f"  A R\nA {TITLE} 1\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_DATA_DIR", str(folder / f"data{HOSTILE}"))
        yield folder


def blosum(head: str) -> str:
    from swathe.core.cli.listings import as_text
    from swathe.core.scoring.matrices import load_matrix

    return head + as_text(load_matrix("BLOSUM62"))


@pytest.fixture
def on_terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Outcome]:
    """Run a command in this process whose output and errors are a terminal."""

    def run(*arguments: object) -> Outcome:
        out, err = Terminal(), Terminal()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", io.TextIOWrapper(out, "utf-8", write_through=True))
            patch.setattr(sys, "stderr", io.TextIOWrapper(err, "utf-8", write_through=True))
            status = main([str(argument) for argument in arguments])
            said = sys.stdout.flush(), sys.stderr.flush(), out.getvalue(), err.getvalue()
        return Outcome(status, said[2], said[3].decode())

    return run


def check(outcome: Outcome) -> Outcome:
    assert not controls(outcome.text, "\n\t"), repr(outcome.text)
    assert not controls(outcome.err, "\n\t\r"), repr(outcome.err)
    # The return is our progress bar's; no line that is said goes back over what was there.
    assert not [line for line in outcome.err.split("\n") if "\r" in line.rpartition("\r")[2].strip()]
    return outcome


@posix
def test_no_search_commands_the_terminal(on_terminal: Callable[..., Outcome], files: Path) -> None:
    query, database = files / f"{HOSTILE}.fasta", files / f"db{HOSTILE}.fasta"
    for options in [
        ("--rounds", "2", "--save-pssm", files / f"w{HOSTILE}.pssm"),
        ("--mask", "seg", "--permutations", "100", "--matrix", files / f"m{HOSTILE}.mat"),
        ("--history", "--name", HOSTILE, "--save", files / f"s{HOSTILE}.swr"),
        ("-o", files / f"o{HOSTILE}.csv", "--format", "csv"),
        *(("--format", format) for format in FORMATS),
    ]:
        outcome = check(on_terminal("search", query, database, *options))
        assert outcome.status == 0, outcome.err
        assert r"\x1b]0;X\x07" in outcome.text + outcome.err or r"\u001b]0;X\u0007" in outcome.text, options
    assert TITLE in (files / f"o{HOSTILE}.csv").read_text(), "files keep what headers say"


@posix
@pytest.mark.long
def test_no_other_command_does(on_terminal: Callable[..., Outcome], files: Path) -> None:
    query, database = files / f"{HOSTILE}.fasta", files / f"db{HOSTILE}.fasta"
    saved = files / f"t{HOSTILE}.swr"
    keep = ("--save", saved, "--history", "--name", f"run {HOSTILE}")
    assert on_terminal("search", query, database, *keep).status == 0
    done = []
    bench = ("bench", "--kernels", "lanes", "--queries", query, "--database", database, "--repeats", "1")
    for arguments in [
        ("scores", query, database),
        ("reciprocal", query, database),
        ("reciprocal", query, database, "--format", "tsv"),
        ("network", database),
        ("network", database, "--format", "edges"),
        ("network", database, "--format", "graphml"),
        bench,
        (*bench, "--format", "csv"),
        ("import", database, "-o", files / f"i{HOSTILE}.swdb"),
        ("info", database),
        ("engines",),
        ("kernels",),
        ("matrices", files / f"m{HOSTILE}.mat"),
        ("runs",),
        ("runs", "--format", "tsv"),
        ("runs", "show", saved),
        ("runs", "show", "--check", saved),
        ("runs", "show", f"run {HOSTILE}"),
        ("runs", "compare", saved, saved),
        ("runs", "compare", saved, saved, "--format", "csv"),
        ("runs", "export", saved),
        ("runs", "export", saved, "--format", "json"),
        ("runs", "rename", f"run {HOSTILE}", f"new{HOSTILE}"),
        ("runs", "delete", f"new{HOSTILE}"),
    ]:  # fmt: skip
        outcome = check(on_terminal(*arguments))
        assert outcome.status == 0, (arguments, outcome.err)
        done.append(arguments[0])
    assert set(done) | {"search"} == COMMANDS


@posix
def test_no_error_does(on_terminal: Callable[..., Outcome], files: Path) -> None:
    query, database = files / f"{HOSTILE}.fasta", files / f"db{HOSTILE}.fasta"
    search = ("search", query, database)
    said = []
    for arguments in [
        ("search", files / HOSTILE, database),
        ("search", query, files / HOSTILE),
        *(("search", files / f"{kind}{HOSTILE}.fasta", database) for kind in ("wrong", "no")),
        *(("search", query, files / f"{kind}{HOSTILE}.fasta") for kind in ("wrong", "no")),
        ("search", files / f"p{HOSTILE}.pssm", database),
        ("search", query, files / f"bad{HOSTILE}.swdb"),
        ("search", query, files / f"bad{HOSTILE}.swr"),
        *((*search, f"--{option}", HOSTILE) for option in OPTIONS),
        (*search, "--kernel", "lanes", "--kernel-option", f"{HOSTILE}={HOSTILE}"),
        (*search, "--matrix", files / f"bad{HOSTILE}.mat"),
        (*search, f"--{HOSTILE}"),
        (*search, "-o", files / HOSTILE / "out"),
        (*search, "-o", query),
        (HOSTILE,),
        ("bench", "--kernels", HOSTILE),
        ("bench", "--gap-costs", HOSTILE),
        ("bench", "--database", HOSTILE),
        ("import", files / HOSTILE, "-o", files / "x.swdb"),
        ("info", files / f"bad{HOSTILE}.swdb"),
        ("matrices", HOSTILE),
        ("runs", "show", HOSTILE * 2),
        ("runs", "show", files / f"bad{HOSTILE}.swr"),
        ("runs", "delete", HOSTILE * 2),
    ]:  # fmt: skip
        outcome = check(on_terminal(*arguments))
        assert outcome.status in (1, 2), (arguments, outcome.err)
        said.append(outcome.err)
    assert sum("\\x1b" in err for err in said) > len(said) // 2


@posix
@pytest.mark.long
def test_a_real_terminal_gets_text(files: Path) -> None:
    import pty

    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "swathe", "search", str(files / f"{HOSTILE}.fasta")]
    process = subprocess.Popen(
        [*command, str(files / f"db{HOSTILE}.fasta"), "--rounds", "2"],
        stdout=follower, stderr=follower, cwd=ROOT, env=os.environ | {"TERM": "xterm"},
    )  # fmt: skip
    os.close(follower)
    seen = shown_on(leader)
    assert process.wait(20) == 0
    assert re.search(r"\\x1b\]0;X\\x07.*round 1", seen.decode())
    reset = "\x1b[0m"  # of colorama, where that is installed: Numba starts it
    assert not controls(seen.decode().removesuffix(reset), "\r\n\t")


@posix
def test_a_table_for_reading_has_no_controls_in_a_file_either_and_formats_keep_them(
    swathe: Callable[..., Outcome], files: Path
) -> None:
    search = ("search", files / f"{HOSTILE}.fasta", files / f"db{HOSTILE}.fasta")
    table = files / "table.txt"
    assert swathe(*search, "-o", table).status == 0
    assert not controls(table.read_text(), "\n") and not controls(swathe(*search).text, "\n")
    for format in ("csv", "fasta", "blast6"):
        assert TITLE in swathe(*search, "--format", format).text, format


def test_controls_are_written_out_and_letters_are_left() -> None:
    assert shown("a\x1b[0m\x00\x7f\x9b\u202eb\nc\td") == r"a\x1b[0m\x00\x7f\x9b\u202eb\nc d"
    assert shown("λ × \u00a0 中 é") == "λ × \u00a0 中 é"
    assert shown_lines("a\tb\nc\rd\x1b\n") == "a\tb\nc\\rd\\x1b\n"
