"""Show characters that command terminals, or turn text around, as text."""

from __future__ import annotations

import unicodedata
from typing import Final

_COMMANDING: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Categories of Unicode: C0, DEL and C1; bidi overrides and other invisible ones; surrogates; line ends."""


def shown(text: str) -> str:
    r"""Return a line of text with its control characters written out, ``\x1b``, ``\u202e``; a tab is a space.

    What a header, a path or any file says goes through here before people see it in a terminal or a log.
    """
    return text if text.isprintable() else "".join(map(_shown, text))


def shown_lines(text: str) -> str:
    """Return text as `shown` does, but for its tabs and line ends, which stay."""
    return "\n".join("\t".join(map(shown, line.split("\t"))) for line in text.split("\n"))


def _shown(character: str) -> str:
    if character == "\t":
        return " "
    if unicodedata.category(character) in _COMMANDING:
        return character.encode("unicode_escape").decode()
    return character
