"""`packaging/contents.py` names all that a frozen program must contain and no import statement does."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("core", "gui", "kernels", "resources", "swathe")
SOURCES = {path: path.read_text(encoding="utf-8") for room in ROOMS for path in (ROOT / room).rglob("*.py")}


@pytest.fixture(scope="module")
def contents():
    spec = importlib.util.spec_from_file_location("contents", ROOT / "packaging" / "contents.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def calls(*names: str) -> Iterator[tuple[str, str]]:
    """Yield (file, text) of the first argument of calls of these names; of an f-string its beginning."""
    for path, text in SOURCES.items():
        if not any(name in text for name in names):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
                if name in names:
                    first = node.args[0]
                    first = first.values[0] if isinstance(first, ast.JoinedStr) else first
                    if isinstance(first, ast.Constant) and isinstance(first.value, str):
                        yield str(path.relative_to(ROOT)), first.value


def inside(name: str, packages: tuple[str, ...]) -> bool:
    return any(f"{name}.".startswith(f"{package}.") for package in packages)


def imports() -> Iterator[tuple[str, str]]:
    for path, text in SOURCES.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                yield from ((str(path), alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield from ((str(path), f"{node.module}.{alias.name}") for alias in node.names)


def test_modules_imported_by_name(contents) -> None:
    found = list(calls("import_module", "__import__"))
    assert len(found) >= 2
    for file, name in found:
        assert inside(name.rstrip("."), contents.PACKAGES), f"{file}: {name}"
    imported = {name.partition(".")[0] for _, name in imports()}
    for file, name in calls("find_spec"):
        assert name in imported or inside(name, contents.COMPILED + contents.ABSENT), f"{file}: {name}"


def test_files_that_are_read(contents) -> None:
    found = list(calls("files"))
    assert any(name == "swathe.resources" for _, name in found)
    for file, name in found:
        assert inside(name, contents.DATA), f"{file}: {name}"


def test_files_of_packages_are_installed() -> None:
    """What is collected is what is installed: `package-data` of pyproject.toml has a pattern for each."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    patterns = re.findall(r'"([^"]+)"', re.search(r'^"\*" = \[(.*)\]$', text, re.M)[1])
    for room in ROOMS:
        for path in (ROOT / room).rglob("*"):
            made = "egg-info" in str(path) or "__pycache__" in path.parts
            if path.is_file() and path.suffix != ".py" and not made:
                assert any(path.match(pattern) for pattern in patterns), path


def test_versions_that_are_asked_for(contents) -> None:
    from swathe.core.benchmark import run
    from swathe.core.cuda import drivers
    from swathe.gui.window import about

    asked = {name for _, name in calls("version", "package_version", "_library")}
    asked |= {*about._PACKAGES, *run._LIBRARIES, *(kind.package for kind in drivers._KINDS)}
    asked |= {"nvidia-cuda-nvrtc", "nvidia-cuda-nvrtc-cu12"}
    assert asked >= {"scipy", "numba"}
    assert asked - set(contents.METADATA) - set(contents.ABSENT) == set()


def test_what_is_imported_is_not_left_out(contents) -> None:
    for file, name in imports():
        excluded = tuple(set(contents.EXCLUDED) - set(contents.ABSENT))
        assert not inside(name, excluded), f"{file}: {name}"


def test_compiled_code_finds_its_modules(contents) -> None:
    assert {"PySide6.QtOpenGL", "numba._devicearray"} <= set(contents.MODULES)
    assert {"cuda.bindings", "cuda.pathfinder"} <= set(contents.COMPILED)
    assert "Bio.Align.substitution_matrices" in contents.DATA


def test_the_spec_collects_what_is_named() -> None:
    spec = (ROOT / "packaging" / "swathe.spec").read_text(encoding="utf-8")
    ast.parse(spec)
    for name in ("PACKAGES", "COMPILED", "MODULES", "DATA", "METADATA", "EXCLUDED"):
        assert f"contents.{name}" in spec


def test_the_workflow_makes_what_make_does_on_every_system() -> None:
    yaml = pytest.importorskip("yaml")
    path = ROOT / ".github" / "workflows" / "bundle.yml"
    if not path.exists():
        pytest.skip("the workflow belongs to the repository alone")
    text = path.read_text(encoding="utf-8")
    assert "Not run yet" in text.splitlines()[0]
    job = yaml.safe_load(text)["jobs"]["bundle"]
    systems = {each["system"].partition("-")[0] for each in job["strategy"]["matrix"]["include"]}
    assert systems == {"linux", "windows", "macos"}
    commands = "\n".join(step.get("run", "") for step in job["steps"])
    for command in ("packaging/bundle.py build", "packaging/bundle.py pack", "pytest tests/packaging"):
        assert command in commands
    extras = set(re.findall(r"'([\w,]+)'", job["env"]["EXTRAS"])) - {"macos"}
    known = re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M)
    assert {name for each in extras for name in each.split(",")} <= set(known)
    for step in job["steps"]:
        assert ("run" in step) is not ("uses" in step)
        if "if" in step:
            assert re.search(r"'(linux|windows|macos)'", step["if"])
