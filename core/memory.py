"""How much memory this computer has."""

from __future__ import annotations

import os


def physical_memory() -> int | None:
    """Return the bytes of memory that are built in; None on systems that do not tell."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # no such question on this system
        return None
