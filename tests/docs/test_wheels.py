"""Whether every dependency has wheels for the versions of Python that Swathe names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["classifiers"]), re.M)


@pytest.mark.skipif("SWATHE_ASK_INDEX" not in os.environ, reason="asks the package index: make wheels")
@pytest.mark.parametrize("version", VERSIONS)
def test_every_dependency_has_wheels(version: str, tmp_path: Path) -> None:
    """No interpreter of that version is needed: pip resolves for any."""
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["notebook"]]
    ask = ["--dry-run", "--quiet", "--ignore-installed", "--only-binary=:all:", "--target", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *ask, "--python-version", version, *wanted],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
