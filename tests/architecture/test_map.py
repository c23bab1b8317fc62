"""The map of the rooms is drawn from the code, and what is installed has one name."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TAKEN = ("core", "gui", "kernels", "resources")
"""Names that others have: packages of PyPI, folders of a cluster's PYTHONPATH."""


def test_the_map_is_up_to_date() -> None:
    source = ROOT / "docs" / "architecture" / "make_map.py"
    spec = importlib.util.spec_from_file_location("make_map", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.MAP.read_text(encoding="utf-8") == module.drawing(), "make map"


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """Return a folder of packages that have the names of our folders."""
    for name in TAKEN:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise ImportError('another program')\n")
    return tmp_path


@pytest.mark.parametrize("arguments", [("--version",), ("engines",), ("search", "--sample", "--top", "1")])
def test_packages_of_our_folders_names_do_no_harm(others: Path, arguments: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "swathe", *arguments],
        cwd=others, env=os.environ | {"PYTHONPATH": str(others)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.long
def test_a_wheel_installs_one_package_and_removes_no_other(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for name in TAKEN:
        (site / name).mkdir(parents=True)
        (site / name / "__init__.py").write_text("OURS = False\n")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    copy = tmp_path / "copy"  # setuptools leaves what it builds beside what it builds it from
    for name in (*TAKEN, "swathe", "docs/man"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, copy)
    subprocess.run([*build, "-w", str(tmp_path), str(copy)], cwd=tmp_path, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("swathe-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(site)
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith((".dist-info", ".data"))} == {"swathe"}
    packages = [path.parent for top in TAKEN for path in (ROOT / top).rglob("__init__.py")]
    ours = {Path("swathe"), *(Path("swathe", path.relative_to(ROOT)) for path in packages)}
    assert {Path(name).parent for name in names if name.endswith("__init__.py")} == ours
    code = "import core, swathe.core.cli, swathe.gui, swathe.kernels; print(core.OURS, swathe.core.__file__)"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(site)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.split()[0] == "False"
    assert done.stdout.split()[1].startswith(str(site))
