"""What all tests share: one place for compiled code, however many homes and caches they make up."""

import gc
import os
import sys
from pathlib import Path

# Before Numba is imported, and for every process that a test starts: compiling takes seconds.
os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(__file__).parents[1] / ".pytest_cache" / "numba"))
# And bytecode is kept, however the machine is set up: dozens of processes would each make the same again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_collection_finish() -> None:
    """Leave modules and thousands of tests, which stay to the end, out of every collection of garbage."""
    gc.collect()
    gc.freeze()
