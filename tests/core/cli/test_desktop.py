"""`swathe desktop`: a menu entry, icons and types of files for who installed Swathe with pip or uv."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swathe.core.cli import desktop

Swathe = Callable[..., Any]
ROOT = Path(__file__).parents[3]
ENTRY = ROOT / "resources" / "desktop" / "swathe.desktop"
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux has these files")


def entry(path: Path) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return parser


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program with the window, in a folder with a name that has to be quoted."""
    folder = tmp_path / 'a $"folder"'
    folder.mkdir()
    program = folder / "swathe-gui"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(folder / "swathe"), "desktop", "install"])
    return program


def test_installed_and_removed(swathe: Swathe, share: Path, program: Path) -> None:
    done = swathe("desktop", "install")
    assert done.status == 0 and "in the desktop's menu now" in done.text
    written = entry(share / "applications" / "swathe.desktop")
    plain = entry(ENTRY)
    for section in plain.sections():
        for key, value in plain[section].items():
            if key != "Exec":
                assert written[section][key] == value
    execs = [written[section]["Exec"] for section in written.sections()]
    quoted = '"' + str(program).replace("$", "\\\\$").replace('"', '\\\\"') + '"'
    assert execs == [f"{quoted} %F", f"{quoted} --sample"]
    for name in ("apps/swathe.svg", "mimetypes/swathe-file.svg"):
        assert ET.parse(share / "icons" / "hicolor" / "scalable" / name).getroot().tag.endswith("svg")
    if shutil.which("update-mime-database"):
        assert "application/x-swathe-run:*.swr" in (share / "mime" / "globs").read_text()
        assert b"SWATHEDB" in (share / "mime" / "magic").read_bytes()
    assert swathe("desktop", "remove").status == 0
    left = [path for path in share.rglob("*swathe*") if path.is_file()]
    assert left == []
    if (share / "mime" / "globs").exists():
        assert "swathe" not in (share / "mime" / "globs").read_text()
    done = swathe("desktop", "remove")
    assert done.status == 0 and done.text == "There was nothing to remove.\n"


def test_a_folder_that_cannot_be_is_said(swathe: Swathe, share: Path, program: Path) -> None:
    share.write_text("a file where the folder would be")
    done = swathe("desktop", "install")
    assert done.status == 1 and not done.out
    assert done.err.startswith(f"swathe: {share}") and "cannot be written" in done.err
    assert swathe("desktop", "remove").text == "There was nothing to remove.\n"


def test_a_plain_path_is_not_quoted(tmp_path: Path) -> None:
    assert desktop._quoted(Path("/opt/swathe/bin/swathe-gui")) == "/opt/swathe/bin/swathe-gui"
    assert desktop._quoted(Path("/opt/100%/swathe-gui")) == "/opt/100%%/swathe-gui"


def test_a_desktop_without_the_program_is_said(
    swathe: Swathe, share: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "swathe")])
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    done = swathe("desktop", "install")
    assert done.status == 1 and "swathe-gui was not found" in done.err


def test_other_systems(swathe: Swathe, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(desktop.sys, "platform", "darwin")
    done = swathe("desktop", "install")
    assert done.status == 1 and "Swathe.app" in done.err


def test_the_entry_is_what_the_standard_says() -> None:
    parser = entry(ENTRY)
    main = parser["Desktop Entry"]
    assert main["Type"] == "Application" and main["Name"] == "Swathe" and main["Icon"] == "swathe"
    assert main["StartupWMClass"] == "swathe", "gui/app.py: setDesktopFileName"
    for key in ("Categories", "Keywords", "MimeType", "Actions"):
        assert main[key].endswith(";")
    assert [f"Desktop Action {name}" for name in main["Actions"].strip(";").split(";")] == parser.sections()[
        1:
    ]
    types = {
        each.get("type") for each in ET.parse(ENTRY.with_name("swathe.xml")).iter(f"{NAMESPACE}mime-type")
    }
    assert set(main["MimeType"].strip(";").split(";")) == types
    metainfo = ET.parse(ENTRY.with_name("swathe.metainfo.xml")).getroot()
    assert {each.text for each in metainfo.iter("mediatype")} == types
    assert metainfo.findtext("launchable") == "swathe.desktop"


def test_the_magic_is_the_formats() -> None:
    from swathe.core.database.packed import MAGIC

    matches = ET.parse(ENTRY.with_name("swathe.xml")).iter(f"{NAMESPACE}match")
    assert [each.get("value").encode() for each in matches] == [MAGIC]


@pytest.mark.parametrize(
    ("program", "arguments", "file"),
    [
        ("desktop-file-validate", [], "swathe.desktop"),
        ("appstreamcli", ["validate", "--no-net"], "swathe.metainfo.xml"),
        ("xmllint", ["--noout"], "swathe.xml"),
    ],
)
def test_the_systems_own_checks(program: str, arguments: list[str], file: str) -> None:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    command = [found, *arguments, str(ENTRY.with_name(file))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert done.returncode == 0, done.stdout + done.stderr
