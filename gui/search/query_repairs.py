"""What can be done about a text that is no query: numbers in it, a path or address in place of a sequence."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QUrl

from swathe.core.system.words import shortened
from swathe.gui.widgets.field import Action
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.opening import open_page

_NUMBER: Final = re.compile(r"[0-9]+")
_UNIPROT: Final = re.compile(
    r"([OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9]([A-Z][A-Z0-9]{2}[0-9]){1,2})(-[0-9]+)?(\.[0-9]+)?$"
)
_ENTRY: Final = re.compile(r"[A-Z0-9]{1,11}_[A-Z0-9]{3,5}$")
"""UniProt's entry names, ``ADH1A_HUMAN``."""
_OTHERS: Final = re.compile(
    r"[ANWXY]P_[0-9]{5,}(\.[0-9]+)?$"  # RefSeq
    r"|[A-Z]{3}([0-9]{5}|[0-9]{7})(\.[0-9]+)?$"  # GenBank
    r"|ENS[A-Z]*P[0-9]{11}(\.[0-9]+)?$"
    r"|UPI[0-9A-F]{10}$"
    r"|[0-9](?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{3}(_[A-Za-z0-9]{1,4})?$"  # PDB
)
_ADDRESS: Final = re.compile(r"((https?|ftps?)://|www\.)\S+", re.IGNORECASE)
_FILE: Final = "file:"
_SHOWN: Final = 60
"""Characters of an address that are shown."""
_MOST_CHARACTERS: Final = 200
_SEQUENCE: Final = re.compile(r"(>.*\S)[ \t]+([A-Z]{20,}\*?)(\s*)\Z")
"""A header line that ends like a sequence: no word is so long in capitals."""


def without_numbers(text: str) -> tuple[str, int]:
    """Return FASTA text without the numbers in its sequence lines, and how many there were."""
    lines, removed = [], 0
    for line in text.splitlines():
        if line.startswith((">", ";")):
            lines.append(line)
        else:
            cleaned, count = _NUMBER.subn("", line)
            lines.append(cleaned.strip() if count else line)
            removed += count
    return "\n".join(lines), removed


def records_of(text: str) -> list[str]:
    """Return the records of FASTA text, each with its header; what stands before the first header is one."""
    return re.split(r"^(?=>)", text, flags=re.MULTILINE)


def under_headers(text: str) -> str:
    """Return FASTA text with sequences that stand at the end of their header lines on lines of their own.

    A text without any comes back as it is.
    """
    lines = text.splitlines(keepends=True)
    for place, line in enumerate(lines):
        following = "".join(lines[place + 1 : place + 2])
        if not following.strip() or following.startswith(">"):
            lines[place] = _SEQUENCE.sub(r"\1\n\2\3", line)
    return "".join(lines)


def accession_in(text: str) -> str:
    """Return the accession or entry name that stands where a sequence should; '' for any other text.

    Of several on lines of their own it is the first.
    """
    words = text.split()
    if not words or len(text) > _MOST_CHARACTERS or not all(map(_is_accession, words)):
        return ""
    return words[0]


def uniprot_page(accession: str) -> str:
    """Return the address where UniProt shows an accession or entry; '' for another database's."""
    known = _UNIPROT.match(accession) or _ENTRY.match(accession)
    return f"https://www.uniprot.org/uniprotkb?query={accession}" if known else ""


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
    if not data.hasUrls() and (lines := data.text().split("\n")) and lines[0].startswith(_FILE):
        urls = [QUrl(line.strip()) for line in lines if line.strip()]
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


def path_in(text: str) -> Path | None:
    """Return the path of a file that stands where a sequence should, whether or not the file is there."""
    words = text.strip().strip("\"'")
    if not words or "\n" in words:
        return None
    if words.startswith(_FILE):
        return Path(QUrl(words).toLocalFile())
    path = Path.home() / words[2:] if words.startswith("~/") else Path(words)
    return path if path.is_absolute() else None


def _is_accession(word: str) -> bool:
    return any(pattern.match(word) for pattern in (_UNIPROT, _ENTRY, _OTHERS))
