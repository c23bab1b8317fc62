"""Modules that docstrings, comments and pages name are there, and a class name means one thing."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("core", "gui", "kernels")
DOTTED = re.compile(r"(?<![\w./-])((?:core|gui|kernels)(?:\.[A-Za-z_]\w*)+)")
FILE_NAMES = {"json", "md", "png", "py"}


@cache
def words(path: Path) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", path.read_text(encoding="utf-8")))


@cache
def modules() -> dict[str, Path]:
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    parts = {path: path.relative_to(ROOT).with_suffix("").parts for path in paths}
    return {".".join(name).removesuffix(".__init__"): path for path, name in parts.items()}


def named() -> Iterator[tuple[str, str]]:
    """Yield (where, dotted name) of everything that text says of a module: not of what code imports."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    sources = [path for package in (*PACKAGES, "swathe") for path in (ROOT / package).rglob("*.py")]
    sources += [path for suffix in ("cu", "cuh") for path in (ROOT / "kernels").glob(f"*.{suffix}")]
    for path in (*pages, *sources):
        code = path.suffix == ".py"
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for match in DOTTED.finditer(line):
                if not code or line[: match.start()].endswith("`"):
                    yield f"{path.relative_to(ROOT)}, line {number}", match[1]


def resolves(name: str) -> bool:
    """Whether a dotted name is a module, or a word of the module that it begins with."""
    parts = name.split(".")
    known = max((n for n in range(1, len(parts) + 1) if ".".join(parts[:n]) in modules()), default=0)
    if known == 1 and parts[1] in FILE_NAMES:
        return True
    return known == len(parts) or (known > 1 and parts[known] in words(modules()[".".join(parts[:known])]))


def test_modules_that_text_names_are_there() -> None:
    found = list(named())
    assert len(found) > 50
    assert [f"{where}: {name}" for where, name in found if not resolves(name)] == []


def test_what_scripts_import_is_there() -> None:
    """Benchmarks and the pages' scripts are neither typed nor run by tests: nobody would see a name go."""
    scripts = [
        path
        for folder in ("tests/bench", "tests/gpu", "docs", "packaging")
        for path in (ROOT / folder).rglob("*.py")
    ]
    missing = [
        f"{path.relative_to(ROOT)}: {node.module}.{alias.name}"
        for path in scripts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("swathe.")
        for alias in node.names
        if (node.module or "").split(".")[1] in PACKAGES
        and not resolves(f"{(node.module or '').removeprefix('swathe.')}.{alias.name}")
    ]
    assert missing == []


def test_no_class_name_stands_for_several_things_in_a_package() -> None:
    homes: dict[tuple[str, str], set[str]] = defaultdict(set)
    for module, path in modules().items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[module.partition(".")[0], node.name].add(module)
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}
