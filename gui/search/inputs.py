"""What is put into the fields of the form, files and addresses, and what they are called there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QUrl

from swathe.core.database.joined import distinct_names
from swathe.core.errors import EmptyFastaError, SwatheError
from swathe.core.sequences.streams import unpacked_name
from swathe.core.system.words import shortened
from swathe.gui.widgets.field import Action
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.opening import open_page

_PSSM: Final = ".pssm"
"""How names of files with PSI-BLAST's position-specific scores end, compressed or not."""
FILE: Final = "file:"
"""How addresses of files on this computer begin."""
_ADDRESS: Final = re.compile(r"((https?|ftps?)://|www\.)\S+", re.IGNORECASE)
_SHOWN: Final = 60
"""Characters of an address that are shown."""


def address_in(text: str) -> str:
    """Return the address of a page or file on the web that stands where a sequence should, or ''.

    Of several it is the first.
    """
    words = text.split()
    return words[0] if words and all(map(_ADDRESS.fullmatch, words)) else ""


def about_address(address: str, messages: MessageBar) -> tuple[str, list[Action]]:
    """Return what is said where an address was put into a field, and what can be done about it."""
    shown = shortened(address, _SHOWN)
    words = f"{shown} is a web address. Download its file with the browser, then drop it here."
    page = address if "://" in address else f"https://{address}"
    return words, [("Open in the browser", partial(open_page, page, messages))]


def files_in(data: QMimeData) -> list[Path]:
    """Return the local files that are dragged, or were copied in a file manager or as ``file:`` addresses."""
    urls = data.urls()
    if not data.hasUrls() and (lines := data.text().split("\n")) and lines[0].startswith(FILE):
        urls = [QUrl(line.strip()) for line in lines if line.strip()]
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


def is_named_pssm(path: Path) -> bool:
    """Return whether a file is a PSSM by its name."""
    return unpacked_name(path.name).lower().endswith(_PSSM)


def looks_like_results(path: Path) -> bool:
    """Return whether a file is a table of hits, or another file of results, by its first lines."""
    from swathe.core.others.run import is_result

    return not is_named_pssm(path) and path.suffix.lower() != ".swdb" and is_result(path)


def about_results(path: Path, error: SwatheError) -> str:
    """Return what is said of such a file where sequences are wanted.

    '' for other files, and for an empty one, of which the `error` in reading them says enough.
    """
    if isinstance(error, EmptyFastaError) or not looks_like_results(path):
        return ""
    from swathe.core.others.swathe_tables import not_of_hits

    if (other := not_of_hits(path)) is not None:
        return f"{path}: this is {other[0]}, not sequences. Choose a FASTA file."
    return f"{path} seems to hold results of a search, not sequences."


def opens_as_results(path: Path) -> bool:
    """Return whether a file that looks like results can be opened as such: not every table holds hits."""
    from swathe.core.others.swathe_tables import not_of_hits

    return not_of_hits(path) is None


def with_names(sentence: str, paths: Sequence[Path]) -> str:
    """Return a sentence with the names of files for their paths, which would take lines of the form."""
    for path, name in sorted(zip(paths, distinct_names(paths), strict=True), reverse=True):  # a.gz before a
        sentence = sentence.replace(str(path), name)
    return sentence
