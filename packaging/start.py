"""Where a frozen Swathe begins: the window, or the command line, by the name it is called."""

import os
import sys
from pathlib import Path


def prepare() -> None:
    """Let libraries find what they look for beside Python's own packages."""
    import site

    folder = sys._MEIPASS  # type: ignore[attr-defined]
    # NVIDIA's loader looks for NVRTC in nvidia/…/lib of each.
    site.getsitepackages = lambda prefixes=None: [folder]
    # Numba takes the program for the source of every function, and would compile all of them anew for each of
    # two programs. Swathe's sources are here, as they were compiled.
    del sys.frozen  # type: ignore[attr-defined]
    # The system's programs, such as a browser that Swathe opens, are to find their own libraries.
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = before


def main() -> int:
    """Return the exit status."""
    if Path(sys.argv[0]).stem == "swathe-gui":
        from swathe.gui.app import main as run
    else:
        from swathe.core.cli import main as run
    return run()


if __name__ == "__main__":
    prepare()
    sys.exit(main())
