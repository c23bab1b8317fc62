"""Shells complete commands, options, their values and files, by what `swathe completion` prints."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shtab

from swathe.core.cli.arguments import FORMATS, SHELLS

Swathe = Callable[..., Any]
Offered = Callable[..., set[str]]

FILE = re.compile(r"\b(files?|FASTA|database)\b", re.IGNORECASE)
"""What the help of an argument says if it is a file."""

_ASK_BASH = """\
source "$1"; shift
function=$(complete -p swathe | grep -o ' _[a-z_]*')
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
$function swathe "${!#}" "${@:$#-1:1}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(params=["bash", "fish"])
def offered(request: pytest.FixtureRequest, swathe: Swathe, tmp_path: Path) -> Offered:
    """Ask a shell what it offers for the last of some words, in a folder with two files."""
    shell = shutil.which(request.param)
    if shell is None or sys.platform == "win32":
        pytest.skip(f"{request.param} is not installed")
    script = tmp_path / "completion"
    script.write_bytes(swathe("completion", request.param).out)
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "query.fasta").touch()
    (folder / "kept.swr").touch()

    def ask(*words: str) -> set[str]:
        if request.param == "bash":
            command = [shell, "--norc", "-c", _ASK_BASH, "bash", str(script), "swathe", *words]
        else:
            line = f"source {script}; complete -C 'swathe {' '.join(words)}'"
            command = [shell, "--no-config", "-c", line]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        return {line.split("\t")[0].strip() for line in done.stdout.splitlines()} - {""}

    return ask


def test_commands_options_values_and_files_are_offered(offered: Offered) -> None:
    files = {"query.fasta", "kept.swr"}
    assert offered("sea") == {"search"}
    assert offered("runs", "ex") == {"export"}
    assert offered("search", "--gap-") == {"--gap-open", "--gap-extend"}
    assert offered("search", "") >= files
    assert offered("search", "query.fasta", "kept.swr", "q") == {"query.fasta"}
    assert offered("search", "--save", "k") == {"kept.swr"}
    assert offered("runs", "compare", "kept.swr", "k") == {"kept.swr"}
    assert offered("search", "--engine", "h") == {"hybrid"}
    assert offered("search", "--kernel", "short") == {"short-query"}
    assert offered("search", "--matrix", "BLOSUM6") == {"BLOSUM62"}
    assert offered("search", "--format", "") >= set(FORMATS)
    assert not offered("search", "--threads", "q")
    assert not offered("runs", "export", "--query", "q")


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_can_read_what_it_is_given(swathe: Swathe, tmp_path: Path, shell: str) -> None:
    done = swathe("completion", shell)
    assert (done.status, done.err) == (0, "")
    if shutil.which(shell) is None or sys.platform == "win32":
        pytest.skip(f"{shell} is not installed")
    script = tmp_path / "script"
    script.write_bytes(done.out)
    read = subprocess.run([shell, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")


def test_zsh_and_tcsh_complete_every_file_of_a_command(swathe: Swathe) -> None:
    """What shtab writes by itself completes the first only: in tcsh a search would get no database."""
    zsh = swathe("completion", "zsh").text
    assert '"*:FASTA files' in zsh and '"(*):' not in zsh
    assert swathe("completion", "tcsh").text.rstrip().endswith("'p/*/f/'")


def test_every_argument_that_is_a_file_is_completed_as_one(
    swathe: Swathe, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new option that takes a file is found by its help, whatever reads it."""
    seen: list[argparse.ArgumentParser] = []

    def caught(parser: argparse.ArgumentParser, shell: str) -> str:
        seen.append(parser)
        return ""

    monkeypatch.setattr(shtab, "complete", caught)
    assert swathe("completion", "bash").status == 0
    told = {
        (*path, action.dest): hasattr(action, "complete") or action.choices is not None
        for path, action in arguments_of(seen[0])
        if action.nargs != 0 and FILE.search(f"{action.help} {action.metavar}")
    }
    assert len(told) > 20
    assert [name for name, completed in told.items() if not completed] == []


def arguments_of(
    parser: argparse.ArgumentParser, *path: str
) -> Iterator[tuple[tuple[str, ...], argparse.Action]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from arguments_of(command, *path, name)
        else:
            yield path, action
