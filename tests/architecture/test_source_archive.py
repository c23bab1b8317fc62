"""The source archive holds what its tests need, and nothing that a checkout has lying about."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from setuptools.command.egg_info import FileList

ROOT = Path(__file__).parents[2]
LEFT_OUT = {".ci/run", ".github/workflows/bundle.yml", ".gitignore"}
"""What belongs to the repository alone."""


@pytest.fixture
def within(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the files that MANIFEST.in names, as setuptools understands it."""
    monkeypatch.chdir(ROOT)
    files = FileList()
    for line in Path("MANIFEST.in").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            files.process_template_line(line)
    return {Path(name).as_posix() for name in files.files} | {"MANIFEST.in", "pyproject.toml"}


def shown_pictures() -> set[str]:
    """Return the pictures that any page shows."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return {
        (page.parent / picture).resolve().relative_to(ROOT).as_posix()
        for page in pages
        for picture in re.findall(r"\(([^)\s]*screenshots/[^)\s]+\.png)\)", page.read_text(encoding="utf-8"))
    }


def tracked_files() -> set[str]:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no checkout")
    return set(listed.stdout.split("\0")) - {""}


def test_every_file_of_the_repository_is_within_but_pictures_nobody_shows(within: set[str]) -> None:
    missing = {name for name in tracked_files() - within if (ROOT / name).exists()} - LEFT_OUT
    unshown = {name for name in missing if name.startswith("docs/screenshots/")} - shown_pictures()
    assert missing == unshown


def test_no_cache_and_no_hidden_file_is_within(within: set[str]) -> None:
    assert not {name for name in within if re.search(r"__pycache__|\.pyc$|\.egg-info|(^|/)\.", name)}


def test_pictures_are_within_only_if_they_are_shown(within: set[str]) -> None:
    shown = shown_pictures()
    assert len(shown) > 20
    assert {name for name in within if re.match(r"docs/screenshots/.*\.png", name)} == shown


@pytest.mark.long
def test_tests_run_from_the_unpacked_archive(tmp_path: Path, within: set[str]) -> None:
    copy = tmp_path / "copy"
    for name in within:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_bytes((ROOT / name).read_bytes())
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path)]
    subprocess.run(build, cwd=copy, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path / "unpacked", filter="data")
    (folder,) = (tmp_path / "unpacked").iterdir()
    # All tests are collected, so that none misses a helper, and a few of each kind run.
    some = "test_waits or test_features or test_man_page or test_tiled or links_lead or test_flow_layout"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", "-k", some]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 100, done.stdout[-2000:]  # type: ignore[index]
