"""Compile what pairs that are aligned one by one, and exports, need, after an installation.

That takes Numba some seconds, once, in processes of their own; what searches need is not among it
(`core.system.compiled`). Numba holds the GIL meanwhile: a thread would halt the window. A process that needs
a function while another one compiles it waits for that: so these have the usual priority.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata
from typing import Final

from swathe.core.system.blas import one_blas_thread
from swathe.core.system.settings import cache_directory, compiled_directory, frozen, room_for

COMPILING: Final = "Compiling parts of Swathe for this computer, once, in the background."
_begun: Final[list[subprocess.Popen[bytes]]] = []


def compile_ahead() -> bool:
    """Begin to compile unless it was done with this version of Swathe and Numba; return whether it was begun.

    Nothing is begun where the code could not be kept, or if `NUMBA_CACHE_DIR` says where to keep it. What
    this does not compile, or where it fails, is compiled when it is needed.
    """
    folder = compiled_directory(cache_directory())
    if os.environ.get("NUMBA_CACHE_DIR") or not room_for(folder):
        return False
    begun = f"begun-{sys.implementation.cache_tag}-numba-{metadata.version('numba')}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / begun).touch(exist_ok=False)
    except OSError:
        return False
    processes = max(1, min(len(_STEPS), (os.cpu_count() or 1) - 1))
    for first in range(processes):
        with contextlib.suppress(OSError):
            _begun.append(_process(list(_STEPS)[first::processes]))
    return True


def _process(steps: list[str]) -> subprocess.Popen[bytes]:
    nothing = subprocess.DEVNULL
    # The executable of a frozen program is Swathe (packaging/start.py), and no interpreter.
    program = ["--compile-ahead"] if frozen() else ["-P", "-m", __spec__.name]
    command = [sys.executable, *program, *steps]
    return subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)


def _align() -> None:
    from swathe.core.alignment.bulk import load_kernels
    from swathe.core.alignment.loading import load_alignment

    load_kernels()
    load_alignment()


def _write() -> None:
    from swathe.core.cli.writing import load_writing

    load_writing()


_STEPS: Final[dict[str, Callable[[], None]]] = {
    "align": _align,
    "write": _write,
}


def main(steps: list[str]) -> None:
    """Do these steps."""
    one_blas_thread()
    for step in steps:
        _STEPS[step]()


if __name__ == "__main__":
    main(sys.argv[1:])
