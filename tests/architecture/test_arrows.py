"""The rooms know only the rooms below them; imports inside functions count as well."""

from __future__ import annotations

import ast
import functools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("core", "gui", "kernels")
CUDA = {"pycuda", "cuda"}
MANY_HOSTS = {"distributed", "dask", "cryptography"}
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


def forbidden(path: Path) -> tuple[str, ...]:
    """Return the packages that a file must not import."""
    room = path.relative_to(ROOT).parts[0]
    if room == "kernels":
        return "swathe.core", "swathe.gui", "tests", *QT, *CUDA, *MANY_HOSTS
    if room == "gui":
        return "swathe.kernels", "tests", *CUDA, *MANY_HOSTS
    in_cuda = path.is_relative_to(ROOT / "core" / "cuda")
    in_cluster = path.is_relative_to(ROOT / "core" / "engines" / "cluster")
    return "swathe.gui", "tests", *QT, *(() if in_cuda else CUDA), *(() if in_cluster else MANY_HOSTS)


FILES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))


def test_there_are_files_to_check() -> None:
    assert len(FILES) > 20


def test_arrows() -> None:
    wrong = []
    for path in FILES:
        bad = tuple(f"{name}." for name in forbidden(path))
        wrong += [
            f"{path.relative_to(ROOT)}, line {line}: {name}"
            for line, name in imports_of(path)
            if f"{name}.".startswith(bad)
        ]
    assert not wrong, "imports across an arrow"


def loaded_after(statement: str) -> set[str]:
    """Return the packages a fresh interpreter has loaded after a statement; of Swathe the rooms."""
    code = f"import sys; {statement}; print(' '.join(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name.removeprefix("swathe.").split(".")[0] for name in run.stdout.split()}


def test_command_line_imports_no_qt_and_starts_light() -> None:
    loaded = loaded_after("import swathe.core.cli")
    assert not loaded & QT
    assert not loaded & {"numba", "scipy", "Bio", *CUDA, *MANY_HOSTS}


def test_the_parser_is_made_without_any_library() -> None:
    """Every command waits for it, and completion and the man page are made of it."""
    loaded = loaded_after("from swathe.core.cli.arguments import make_parser; make_parser()")
    assert "core" in loaded
    assert not loaded & {"numpy", "shtab", "argparse_manpage", "platformdirs"}


def test_window_module_starts_light() -> None:
    """What draws charts and compiles code is loaded after the window is visible."""
    loaded = loaded_after("import swathe.gui.window.main_window")
    assert not loaded & {"numba", "scipy", "Bio", "pyqtgraph", *CUDA, *MANY_HOSTS}


def test_the_window_asks_no_getter_that_ties_a_widget_to_its_neighbour() -> None:
    """PySide declares what these return deleted together with the widget that was asked (decision 025)."""
    getters = re.compile(r"\.(nextInFocusChain|previousInFocusChain|focusProxy|buddy)\(")
    found = [str(path) for path in (ROOT / "gui").rglob("*.py") if getters.search(path.read_text())]
    assert not found
