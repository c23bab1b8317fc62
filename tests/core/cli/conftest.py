"""The command line as users run it: in this process through `main`, and as a process of its own."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from swathe.core.cli import main

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "resources" / "sample"


@dataclass
class Outcome:
    status: int
    out: bytes
    err: str

    @property
    def text(self) -> str:
        return self.out.decode()


@pytest.fixture(scope="module", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(folder))
        patch.delenv("COLUMNS", raising=False)
        yield folder


@pytest.fixture
def swathe(capsysbinary: pytest.CaptureFixture[bytes]) -> Callable[..., Outcome]:
    """Run a command in this process."""

    def run(*arguments: object) -> Outcome:
        capsysbinary.readouterr()
        status = main([str(argument) for argument in arguments])
        out, err = capsysbinary.readouterr()
        return Outcome(status, out, err.decode())

    return run


@pytest.fixture
def start() -> Callable[..., subprocess.Popen[bytes]]:
    """Start a command as a process of its own."""

    def popen(*arguments: object, **options: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "swathe", *map(str, arguments)],
            stdout=options.get("stdout", subprocess.PIPE),  # type: ignore[arg-type]
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=os.environ | {"PYTHONWARNINGS": "ignore"},
        )

    return popen


def shown_on(terminal: int) -> bytes:
    """Return what a process writes to a terminal until it ends, and close our end of it."""
    seen = b""
    with (
        open(terminal, "rb", buffering=0) as stream,
        contextlib.suppress(OSError),
    ):  # Linux: its other end closed
        while piece := stream.read(4096):
            seen += piece
    return seen


@pytest.fixture(scope="session")
def queries() -> Path:
    return SAMPLE / "queries.fasta"


@pytest.fixture(scope="session")
def database() -> Path:
    return SAMPLE / "swissprot-413.fasta"
