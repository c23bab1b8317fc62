"""What tests of several rooms need: a cache of their own, and an engine."""

from collections.abc import Iterator

import pytest

from swathe.core.engines import Engine, open_engine


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep packed databases and runs in folders of the module's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("SWATHE_DATA_DIR", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def engine() -> Iterator[Engine]:
    opened = open_engine("cpu", threads=2)
    yield opened
    opened.close()
