"""Text for XML and HTML: characters that XML forbids become replacement characters."""

from __future__ import annotations

import html
import re
from typing import Final

_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def legal(text: str) -> str:
    """Return text that XML 1.0 allows: ^A (merged NCBI headers) as `` >``, forbidden characters as U+FFFD."""
    return _FORBIDDEN.sub("\ufffd", text.replace("\x01", " >"))


def escaped(text: str) -> str:
    """Return `text` escaped for the content of an XML element."""
    return html.escape(legal(text), quote=False)
