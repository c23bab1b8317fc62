"""An X server without a screen, for programs that are run as users run them."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest


@contextlib.contextmanager
def x_server() -> Iterator[str]:
    """Start Xvfb and yield the name of its display; skip where it is not installed."""
    program = shutil.which("Xvfb")
    if program is None:
        pytest.skip("Xvfb is not installed")
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            yield f":{int(numbers.readline())}"
    finally:
        server.terminate()
        server.wait(10)
