import tomllib
from pathlib import Path

import pytest

from swathe.core.errors import SwatheError
from swathe.core.system import settings


def test_environment_chooses_the_cache(monkeypatch, tmp_path):
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    assert settings.cache_directory() == tmp_path
    monkeypatch.delenv("SWATHE_CACHE_DIR")
    assert settings.cache_directory().name.lower() == "swathe" or "swathe" in str(settings.cache_directory())
    assert settings.cache_directory() != tmp_path


def test_the_data_directory_can_be_chosen(monkeypatch, tmp_path):
    monkeypatch.setenv("SWATHE_DATA_DIR", str(tmp_path / "x"))
    assert settings.data_directory() == tmp_path / "x" and not (tmp_path / "x").exists()
    monkeypatch.delenv("SWATHE_DATA_DIR")
    assert "swathe" in str(settings.data_directory()).lower()
    assert settings.data_directory() not in (tmp_path / "x", settings.cache_directory())


@pytest.mark.parametrize(
    ("text", "size"),
    [("", 10 << 30), ("0", 0), ("1000", 1000), ("500M", 500 << 20), ("1.5 GiB", 3 << 29), ("20gb", 20 << 30)],
)
def test_cache_limit(monkeypatch, text, size):
    monkeypatch.setenv("SWATHE_CACHE_LIMIT", text)
    assert settings.cache_limit_bytes() == size


@pytest.mark.parametrize("text", ["much", "-1", "5 apples", "1e9"])
def test_a_wrong_cache_limit_is_said(monkeypatch, text):
    monkeypatch.setenv("SWATHE_CACHE_LIMIT", text)
    with pytest.raises(SwatheError, match="SWATHE_CACHE_LIMIT") as caught:
        settings.cache_limit_bytes()
    assert caught.value.hint


def test_folders_and_version():
    assert settings.log_directory().is_absolute()
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == settings.VERSION
