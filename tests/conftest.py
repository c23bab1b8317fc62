"""What all tests share: one place for compiled code, however many homes and caches they make up."""

import gc
import os
import sys
from pathlib import Path

import pytest

# Before Numba is imported, and for every process that a test starts: compiling takes seconds.
os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(__file__).parents[1] / ".pytest_cache" / "numba"))
# And bytecode is kept, however the machine is set up: dozens of processes would each make the same again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a GPU leave one test that needs it in each file: skipped, it says why for all of them."""
    from swathe.core.cuda.devices import probe

    if not probe().reason:
        return
    told, kept, needless = set(), [], []
    for item in items:
        needs = item.get_closest_marker("gpu") is not None
        (needless if needs and item.path in told else kept).append(item)
        if needs:
            told.add(item.path)
    items[:] = kept
    config.hook.pytest_deselected(items=needless)


def pytest_collection_finish() -> None:
    """Leave modules and tests, which stay to the end, out of collections of garbage; have fewer of these."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 20)


@pytest.fixture
def quick_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimate statistics from a sixteenth of the random pairs, where no figure matters, and forget them."""
    from swathe.core.statistics import calibration

    monkeypatch.setattr(calibration, "N_QUERIES", 4)
    monkeypatch.setattr(calibration, "_estimates", {})
