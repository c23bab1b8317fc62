"""A made-up language for tests: every word of the window that can be translated stands in «guillemets»."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).parents[2]


def make(folder: Path) -> Path:
    """Extract what `gui` says with Qt's own tools, translate it, and return the folder of the `.qm` file."""
    source = folder / "swathe_eo.ts"
    files = sorted(str(path) for path in (ROOT / "gui").rglob("*.py"))
    _run("pyside6-lupdate", *files, "-ts", str(source))
    tree = ET.parse(source)
    tree.getroot().set("language", "eo")
    for message in tree.iter("message"):
        translation = message.find("translation")
        translation.text = f"«{message.findtext('source')}»"
        translation.attrib.pop("type", None)
    tree.write(source, encoding="utf-8", xml_declaration=True)
    _run("pyside6-lrelease", str(source), "-qm", str(folder / "swathe_eo.qm"))
    return folder


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).parent / tool
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
