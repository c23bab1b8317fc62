"""What all tests share: one place for compiled code, however many homes and caches they make up."""

import os
from pathlib import Path

# Before Numba is imported, and for every process that a test starts: compiling takes seconds.
os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(__file__).parents[1] / ".pytest_cache" / "numba"))
