"""The man page that is installed says what the command line is, whichever tool and Python made it."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from swathe.core.cli.arguments import make_parser
from tests.core.cli.test_completion import arguments_of

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "man" / "swathe.1"
TEXT = " ".join(re.sub(r"\\f[A-Z]|\\[,/]", "", PAGE.read_text(encoding="utf-8")).replace("\\-", "-").split())
STALE = "run `make man`"


def test_it_holds_every_command_and_option_with_its_help() -> None:
    for path, action in arguments_of(make_parser()):
        command = " ".join(("swathe", *path))
        assert command in TEXT, STALE
        if action.dest != "help":
            assert all(option in TEXT for option in action.option_strings), STALE
            assert " ".join(str(action.help).split()) in TEXT, f"{command}: {action.help}: {STALE}"


def test_it_holds_no_option_and_no_version_that_is_gone() -> None:
    known = {option for _, action in arguments_of(make_parser()) for option in action.option_strings}
    assert set(re.findall(r"(?<!\w)--[a-z][a-z-]+", TEXT)) <= known, STALE
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f'"swathe {project["version"]}"' in TEXT, STALE
    assert f"swathe - {project['description']}" in TEXT, STALE


@pytest.mark.skipif(shutil.which("man") is None, reason="man is not installed")
def test_man_loses_none_of_its_lines() -> None:
    """A line that begins with a dot or an apostrophe would be taken for a command."""
    command = ["man", "--warnings=mac", "-l", str(PAGE)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "--no-comments" in shown.stdout
    assert "not defined" not in shown.stderr
