"""The page, the notebook and the examples in docstrings run, and name what is public."""

import doctest
import inspect
import json
import re
import shutil
from pathlib import Path

import pytest

import swathe
from tests.api.notebook import cells_of, outputs_of, shows_a_frame

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
NOTEBOOK = ROOT / "docs" / "api.ipynb"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: Path, database: Path) -> Path:
    """A folder to work in, with the files that the page names."""
    shutil.copy(query, tmp_path / "query.fasta")
    shutil.copy(database, tmp_path / "db.fasta")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder", "pandas")
@pytest.mark.long
def test_the_page_runs_from_top_to_bottom() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    assert len(blocks) >= 12
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/api.md", "exec"), names)
    assert isinstance(names["hits"], swathe.Hits)


@pytest.mark.usefixtures("folder", "pandas")
def test_the_notebook_runs_and_shows_what_it_says() -> None:
    """Its outputs were written by `python -m tests.api.notebook`."""
    cells = cells_of(NOTEBOOK)
    assert len(cells) >= 10
    made = outputs_of(cells)
    for cell, outputs in zip(cells, made, strict=True):
        if not shows_a_frame(cell):
            assert json.loads(json.dumps(outputs)) == cell["outputs"], "".join(cell["source"])


PUBLIC = [name for name in swathe.__all__ if name != "__version__"]


@pytest.mark.parametrize("name", PUBLIC)
def test_examples_of_docstrings_are_true(
    name: str, folder: Path, query: Path, database: Path, sample_hits: swathe.Hits
) -> None:
    thing = getattr(swathe, name)
    assert inspect.getdoc(thing)
    names = {"swathe": swathe, "query": query, "database": database, "hits": sample_hits}
    found = doctest.DocTestFinder(recurse=True).find(thing, name, module=False, globs=names)  # type: ignore[arg-type]
    for example in found:
        results = doctest.DocTestRunner(verbose=False).run(example)
        assert not results.failed, example.name


def test_every_public_function_method_and_property_is_described() -> None:
    for name in PUBLIC:
        thing = getattr(swathe, name)
        if not inspect.isclass(thing) or thing.__module__.startswith("swathe.core"):
            continue
        for key, value in vars(thing).items():
            if not key.startswith("_") and (callable(value) or isinstance(value, property)):
                assert inspect.getdoc(value), f"{name}.{key}"


def test_the_page_names_what_is_public_and_nothing_else() -> None:
    table = PAGE.split("## What stays")[1]
    rows = re.findall(r"^\| (`.+?) \| .+ \|$", table, re.M)
    assert sorted(name for row in rows for name in re.findall(r"`(\w+)`", row)) == sorted(swathe.__all__)
