"""Opening files that somebody names: regular ones, and nothing that waits for ever."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

FLAGS: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""Opening a named pipe waits for a writer, for ever perhaps, unless it is told not to."""


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file to read bytes; raises OSError for a folder, a named pipe, a device and the like."""
    descriptor = os.open(path, FLAGS)
    mode = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(mode):
        os.close(descriptor)
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise OSError(number, os.strerror(number) if number == errno.EISDIR else "this is not a regular file")
    return os.fdopen(descriptor, "rb")
