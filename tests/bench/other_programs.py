"""Programs that Swathe is measured beside: run in a folder where they are installed, and named."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

MAKEBLASTDB = "makeblastdb -in all.fasta -dbtype prot -out all"


@dataclass(frozen=True)
class Program:
    """Another program: `commands` run in a folder in turn, the last prints BLAST's columns.

    Words are parted by spaces; a space within a word is written as a tab.

    columns : of the query, the subject and the E-value
    file : what the last writes instead of printing it
    """

    name: str
    commands: tuple[str, ...]
    columns: tuple[int, int, int] = (0, 1, 10)
    file: str = ""

    @property
    def binary(self) -> str:
        """What has to be installed."""
        return self.commands[-1].split()[0]

    @property
    def how(self) -> str:
        """The last command."""
        return self.commands[-1].replace("\t", " ")


def output_of(program: Program, folder: Path) -> str:
    """Run a program and return its table; raise FileNotFoundError where it is not installed."""
    if shutil.which(program.binary) is None:
        raise FileNotFoundError(f"{program.binary} is not installed")
    for command in program.commands:
        argv = [word.replace("\t", " ") for word in command.split(" ")]
        done = subprocess.run(argv, cwd=folder, check=True, capture_output=True, text=True)
    return (folder / program.file).read_text() if program.file else done.stdout


def version_of(binary: str) -> str:
    """Return what a program says of its version."""
    option = {"mmseqs": "version", "ssearch36": "-h"}.get(binary, "-version")
    done = subprocess.run(
        [binary, option], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    return version_in(done.stdout + done.stderr)


def version_in(text: str) -> str:
    """Return the version in what a program prints: behind "version:" (ssearch36), or else its first line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    named = [line.removeprefix("version:").strip() for line in lines if line.startswith("version:")]
    return (named or lines or [""])[0]
