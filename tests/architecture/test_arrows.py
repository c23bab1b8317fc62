"""The rooms know only the rooms below them; imports inside functions count as well."""

from __future__ import annotations

import ast
import functools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("core", "gui", "kernels")
CUDA = {"pycuda", "cuda"}
QT = {"PySide6", "shiboken6", "pyqtgraph"}


@functools.cache
def nodes_of(path: Path) -> list[ast.AST]:
    """Return the imports and classes of a file, wherever they stand in it."""
    wanted = (ast.Import, ast.ImportFrom, ast.ClassDef)
    return [
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, wanted)
    ]


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, dotted module) of every import statement in a file, wherever it stands."""
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative imports hide the arrows"
            yield node.lineno, node.module or ""


def forbidden(path: Path) -> set[str]:
    """Return the top-level packages that a file must not import."""
    room = path.relative_to(ROOT).parts[0]
    if room == "kernels":
        return {"core", "gui", "tests"} | QT | CUDA
    if room == "gui":
        return {"kernels", "tests"} | CUDA
    in_cuda = path.is_relative_to(ROOT / "core" / "cuda")
    return {"gui", "tests"} | QT | (set() if in_cuda else CUDA)


FILES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))


def test_there_are_files_to_check() -> None:
    assert len(FILES) > 20


def test_arrows() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}, line {line}: {name}"
        for path in FILES
        for line, name in imports_of(path)
        if name.split(".")[0] in forbidden(path)
    ]
    assert not wrong, "imports across an arrow"


VOCABULARY = (
    "alphabet",
    "cancel",
    "columns",
    "errors",
    "scoring",
    "matrices",
    "sequence",
    "statistics",
    "fasta",
)


@pytest.mark.parametrize("name", VOCABULARY)
def test_vocabulary_stands_on_nothing_that_runs(name: str) -> None:
    """The words of core know neither engines, searches, exports nor the command line."""
    above = ("core.engines", "core.search", "core.export", "core.cli", "core.cuda", "core.calibration")
    wrong = [m for _, m in imports_of(ROOT / "core" / f"{name}.py") if m.startswith(above)]
    assert not wrong


def test_files_stay_readable() -> None:
    """A file past 400 lines, or a class past 15 public methods, asks to be split."""
    long = [path for path in FILES if path.read_text(encoding="utf-8").count("\n") > 400]
    assert not long
    for path in FILES:
        for node in nodes_of(path):
            if isinstance(node, ast.ClassDef):
                public = [
                    item.name
                    for item in node.body
                    if isinstance(item, ast.FunctionDef)
                    and not item.name.startswith("_")
                    and item.name == item.name.lower()  # Qt's overrides are camelCase
                ]
                assert len(public) <= 15, f"{path}: {node.name} has {len(public)} public methods"


def loaded_after(statement: str) -> set[str]:
    """Return the top-level packages a fresh interpreter has loaded after a statement."""
    code = f"import sys; {statement}; print(' '.join({{name.split('.')[0] for name in sys.modules}}))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_command_line_imports_no_qt_and_starts_light() -> None:
    loaded = loaded_after("import core.cli")
    assert not loaded & QT
    assert not loaded & {"numba", "scipy", "Bio", "pyopal", *CUDA}


def test_the_parser_is_made_without_any_library() -> None:
    """Every command waits for it, and completion and the man page are made of it."""
    loaded = loaded_after("from core.cli.arguments import make_parser; make_parser()")
    assert "core" in loaded
    assert not loaded & {"numpy", "shtab", "argparse_manpage", "platformdirs"}


def test_window_module_starts_light() -> None:
    """What draws charts and compiles code is loaded after the window is visible."""
    loaded = loaded_after("import gui.main_window")
    assert not loaded & {"numba", "scipy", "Bio", "pyopal", "pyqtgraph", *CUDA}


def test_the_window_asks_no_getter_that_ties_a_widget_to_its_neighbour() -> None:
    """PySide declares what these return deleted together with the widget that was asked (decision 025)."""
    getters = re.compile(r"\.(nextInFocusChain|previousInFocusChain|focusProxy|buddy)\(")
    found = [str(path) for path in (ROOT / "gui").rglob("*.py") if getters.search(path.read_text())]
    assert not found
