"""`swathe desktop`: put Swathe among the desktop's programs, where no installer does, and take it away."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from swathe.core.cli.console import Console
from swathe.core.errors import SwatheError
from swathe.core.system.files import atomic_file, write_error
from swathe.core.system.resources import resource_text

_FILES: Final = {
    "applications/swathe.desktop": "desktop/swathe.desktop",
    "mime/packages/swathe.xml": "desktop/swathe.xml",
    "icons/hicolor/scalable/apps/swathe.svg": "icons/swathe.svg",
    "icons/hicolor/scalable/mimetypes/swathe-file.svg": "desktop/swathe-file.svg",
}
"""Files under the user's `share` folder, and the resources that they are copies of."""
_INDEXES: Final = (
    ("update-mime-database", "mime"),
    ("update-desktop-database", "applications"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)
"""Programs that read these folders anew, where they are installed; desktops without them look themselves."""


def desktop(arguments: argparse.Namespace, console: Console) -> int:
    """Install or remove the menu entry, the icons and the types of files."""
    if sys.platform == "darwin":
        raise SwatheError(
            "On a Mac only an application has an icon among the others.",
            "Take Swathe.app, or run swathe-gui in a terminal.",
        )
    install = arguments.action == "install"
    if sys.platform == "win32":
        link = _start_menu() / "Swathe.lnk"
        if install:
            _make_link(link, _program())
            console.line(f"Made {link}")
        else:
            _remove((link,), console)
        return 0
    share = _share()
    if install:
        _write(share, console)
    else:
        _remove([share / name for name in _FILES], console)
    for program, folder in _INDEXES:
        found = shutil.which(program)
        if found is not None and (share / folder).is_dir():
            quiet = ["-t", "-q"] if program == "gtk-update-icon-cache" else []
            subprocess.run([found, *quiet, str(share / folder)], capture_output=True, check=False)
    if install:
        console.line("Swathe is in the desktop's menu now, and opens .swr, .swdb and FASTA files.")
    return 0


def _write(share: Path, console: Console) -> None:
    program = _quoted(_program())
    for name, resource in _FILES.items():
        path = share / name
        text = resource_text(resource)
        if path.suffix == ".desktop":
            text = re.sub(r"^Exec=swathe-gui", lambda _: f"Exec={program}", text, flags=re.M)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise write_error(path, error) from error
        with atomic_file(path) as stream:
            stream.write(text.encode())
        console.line(f"Wrote {path}")


def _remove(paths: Iterable[Path], console: Console) -> None:
    there = [path for path in paths if os.path.lexists(path)]
    for path in there:
        try:
            path.unlink()
        except OSError as error:
            raise SwatheError(f"{path} could not be removed: {error.strerror}.") from error
        console.line(f"Removed {path}")
    if not there:
        console.line("There was nothing to remove.")


def _share() -> Path:
    """Return the folder where a user's own programs are described."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share").absolute()


def _start_menu() -> Path:
    return Path(os.environ["APPDATA"]) / "Microsoft" / "Windows" / "Start Menu" / "Programs"


def _program() -> Path:
    """Return the program with the window, beside this one or else on the path."""
    name = "swathe-gui.exe" if sys.platform == "win32" else "swathe-gui"
    for folder in (Path(sys.argv[0]).absolute().parent, Path(sys.executable).absolute().parent):
        if (folder / name).is_file():
            return folder / name
    found = shutil.which(name)
    if found is None:
        raise SwatheError(f"{name} was not found beside this program.", "Install Swathe again.")
    return Path(found).absolute()


def _quoted(program: Path) -> str:
    """Return a path as the Exec line of a desktop entry takes it."""
    text = str(program).replace("%", "%%")
    if not re.search(r"[\s\"'\\><~|&;$*?#()`]", text):
        return text
    inner = re.sub(r'(["`$\\])', r"\\\1", text)
    return '"' + inner.replace("\\", "\\\\") + '"'


def _make_link(link: Path, program: Path) -> None:
    """Make a link of the Start menu, by the shell that every Windows has."""
    link.parent.mkdir(parents=True, exist_ok=True)
    script = (
        "$l=(New-Object -ComObject WScript.Shell).CreateShortcut($args[0]);$l.TargetPath=$args[1];$l.Save()"
    )
    command = [
        "powershell",
        "-NoProfile",
        "-Command",
        f"& {{{script}}} '{_single(link)}' '{_single(program)}'",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SwatheError(f"{link} could not be made: {done.stderr.strip()}")


def _single(path: Path) -> str:
    """Return a path as it stands within single quotes of PowerShell."""
    return str(path).replace("'", "''")
