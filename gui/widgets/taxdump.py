"""NCBI's taxonomy, which somebody downloads: what it is, how it is asked for, and where it was last."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from swathe.gui.widgets.file_dialogs import TAXDUMP_FILES, FileDialogs
from swathe.gui.work.settings import WindowSettings

TAXDUMP_ADDRESS: Final = "https://ftp.ncbi.nlm.nih.gov/pub/taxonomy/taxdump.tar.gz"
ABOUT_TAXDUMP: Final = (
    "NCBI's taxonomy says what each organism belongs to, from the domain down. It is one file of "
    f"about 0.1 GB. Download it, then choose it here: Swathe remembers it.\n{TAXDUMP_ADDRESS}"
)
_KEY: Final = "taxa/taxdump"


def ask_for_taxdump(over: QWidget) -> Path | None:
    """Ask for the taxonomy, an archive or a folder; None is the answer of somebody who chooses none."""
    path = FileDialogs(WindowSettings(), over).open("taxdump", "Choose NCBI's taxonomy", TAXDUMP_FILES)
    return path.parent if path is not None and path.suffix == ".dmp" else path


def keep_taxdump(path: Path) -> None:
    """Remember where the taxonomy is."""
    WindowSettings().write(_KEY, str(path))


def kept_taxdump() -> Path | None:
    """Return where the taxonomy was last; None before one was chosen."""
    path = WindowSettings().read(_KEY, "", str)
    return Path(path) if path else None
