"""The tutorial: its commands are the program's, and print what it says where its proteomes are at hand."""

from __future__ import annotations

import difflib
import gzip
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from swathe.core.cli.arguments import make_parser

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
PROTEOMES = ROOT.parent / "shared" / "data" / "proteomes9.fasta.gz"
OF_THE_MACHINE = re.compile(r"^(Engine|Note:) .*\n|[\d.,]+ (?:s|MB/s|GCUPS)\b", re.MULTILINE)


def commands() -> list[tuple[str, str]]:
    """Return each command with what stands below it."""
    lines = [part for block in BLOCKS for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    parts = [re.match(r"(?:[^\n]*\\\n)*[^\n]*\n", line).group() for line in lines]  # type: ignore[union-attr]
    return [(command, line.removeprefix(command)) for command, line in zip(parts, lines, strict=True)]


@pytest.mark.parametrize("command", [line for line, _ in commands() if line.startswith("swathe")])
def test_commands_are_the_programs(command: str) -> None:
    words = shlex.split(command.partition(" | ")[0])
    assert make_parser().parse_args(words[1:]).command == words[1]


def test_it_has_commands_and_pictures() -> None:
    assert sum(line.startswith("swathe") for line, _ in commands()) >= 8
    assert len(re.findall(r"!\[[^]]+\]\(screenshots/tutorial-", PAGE)) == 4


@pytest.mark.long
@pytest.mark.skipif(not PROTEOMES.exists(), reason="../shared/data with nine proteomes is not here")
@pytest.mark.skipif(os.name != "posix", reason="it uses grep, sed and awk")
def test_commands_print_what_the_page_says(tmp_path: Path) -> None:
    with gzip.open(PROTEOMES) as opened:
        digest = hashlib.file_digest(opened, "md5")  # type: ignore[arg-type]
    assert f"`{digest.hexdigest()}`" in PAGE
    shutil.copy(PROTEOMES, tmp_path / "nine.fasta.gz")
    (query,) = (block for block in BLOCKS if block.startswith(">sp|P07327"))
    (tmp_path / "adh1a.fasta").write_text(query)
    (tmp_path / "swathe").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m swathe "$@"\n')
    (tmp_path / "swathe").chmod(0o755)
    ours = {name: str(tmp_path / name) for name in ("SWATHE_CACHE_DIR", "SWATHE_DATA_DIR")}
    ours |= {"PATH": f"{tmp_path}:{os.environ['PATH']}", "COLUMNS": "120"}
    for command, printed in commands():
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=os.environ | ours, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout
        expected, found = (OF_THE_MACHINE.sub("", text).splitlines() for text in (printed, done.stdout))
        differences = "\n".join(difflib.unified_diff(expected, found, lineterm=""))
        assert not differences, f"{command}{differences}"
