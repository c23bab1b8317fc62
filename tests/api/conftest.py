"""What tests of the Python interface share: a cache of their own, the sample, and its hits."""

import sys
import types
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest

import swathe


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield
        swathe.close_engines()


@pytest.fixture(scope="session")
def query() -> Path:
    return swathe.sample().query


@pytest.fixture(scope="session")
def database() -> Path:
    return swathe.sample().database


@pytest.fixture(scope="session")
def sample_hits(cache: None, query: Path, database: Path) -> swathe.Hits:
    return swathe.search(query, database, progress=False)


class Frame:
    """A data frame, as far as `pandas.DataFrame` is made use of."""

    def __init__(self, columns: dict[str, object]) -> None:
        self.columns = list(columns)
        self._columns = columns

    def __getitem__(self, name: str) -> object:
        return self._columns[name]

    def __len__(self) -> int:
        return len(next(iter(self._columns.values())))  # type: ignore[arg-type]


def stand_in_for_pandas(modules: MutableMapping[str, Any]) -> None:
    """Put what stands for pandas among loaded modules where it is not installed."""
    try:
        import pandas  # noqa: F401
    except ImportError:
        module = types.ModuleType("pandas")
        module.DataFrame = Frame  # type: ignore[attr-defined]
        modules["pandas"] = module


@pytest.fixture
def pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have pandas, or what stands for it."""
    added: dict[str, Any] = {}
    stand_in_for_pandas(added)
    for name, module in added.items():
        monkeypatch.setitem(sys.modules, name, module)
