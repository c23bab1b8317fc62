"""What importing the package costs, what it imports, and that its options are those of the command line."""

import inspect
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import swathe
from swathe.core.cli.arguments import make_parser
from swathe.core.search.options import make_request
from tests.architecture.test_arrows import imports_of, loaded_after

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "swathe").glob("*.py"))
OUTPUT = {
    "format", "output", "columns", "one_file_per_query", "replace", "no_comments", "quiet", "save", "history",
    "name", "save_pssm", "sample", "help",
}  # fmt: skip
"""What the command line is told about its output, which `Hits` has methods for."""


def test_importing_it_loads_nothing_before_the_first_use() -> None:
    """`import swathe` takes milliseconds, where the libraries it stands on take a second."""
    assert not loaded_after("import swathe") & {"numpy", "numba", "scipy", "Bio", "PySide6", "core", "gui"}
    code = "import sys; before = {*sys.modules}; import swathe; print(*({*sys.modules} - before), sep='\\n')"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert loaded - {"swathe"} <= sys.stdlib_module_names


def test_a_search_loads_no_window() -> None:
    loaded = loaded_after("import swathe; [getattr(swathe, name) for name in swathe.__all__]")
    assert "core" in loaded
    assert not loaded & {"gui", "PySide6", "pyqtgraph", "numba", "pandas", "tqdm"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_it_stands_on_core_alone(path: Path) -> None:
    above = ("swathe.gui", "swathe.kernels", "PySide6", "pyqtgraph", "tests")
    assert not [name for _, name in imports_of(path) if name.startswith(above)]


@pytest.mark.long
def test_core_and_the_window_do_not_know_it() -> None:
    modules = tuple(f"swathe.{path.stem}" for path in FILES)
    for room in ("core", "gui", "kernels"):
        for path in (ROOT / room).rglob("*.py"):
            assert not [name for _, name in imports_of(path) if name.startswith(modules)], path


def test_the_contract_names_every_file() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (ours,) = [one for one in contracts["contracts"] if one["name"].startswith("The Python interface")]
    named = {path.stem for path in FILES} - {"__init__"}
    assert set(ours["source_modules"]) == {f"swathe.{name}" for name in named}


def test_every_name_is_there_and_listed() -> None:
    for name in swathe.__all__:
        assert getattr(swathe, name) is not None
    assert set(swathe.__all__) <= set(dir(swathe))
    assert re.match(r"\d+\.\d+", swathe.__version__)
    with pytest.raises(AttributeError, match="no attribute 'serach'"):
        swathe.serach  # type: ignore[attr-defined]  # noqa: B018


def test_it_is_typed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert (ROOT / "swathe" / "py.typed").exists()
    assert "py.typed" in project["tool"]["setuptools"]["package-data"]["*"]


def test_its_options_are_those_of_the_command_line() -> None:
    (commands,) = (action for action in make_parser()._actions if action.dest == "command")
    named = {action.dest for action in commands.choices["search"]._actions}  # type: ignore[index, union-attr]
    ours = set(inspect.signature(swathe.search).parameters)
    assert ours - {"progress"} == named - OUTPUT - {"also"}  # a list of databases in Python
    assert ours - {"progress", "query", "database"} <= set(inspect.signature(make_request).parameters)


def test_python_m_swathe_is_the_command_line() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "swathe", "--version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout == f"swathe {swathe.__version__}\n"
