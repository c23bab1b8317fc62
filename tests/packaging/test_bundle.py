"""The frozen program beside the installed one: `make bundle` says where both are."""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import subprocess
from pathlib import Path

import pytest

from tests.packaging.x_server import x_server

BUNDLE, INSTALLED = os.environ.get("SWATHE_BUNDLE"), os.environ.get("SWATHE_INSTALLED")
if not BUNDLE or not INSTALLED:
    pytest.skip("make bundle runs these: they need a frozen program", allow_module_level=True)

ROOT = Path(__file__).parents[2]
FOLDER, PYTHON = Path(BUNDLE).resolve(), Path(INSTALLED).absolute()
LARGEST = 250_000_000
VARIES = {"seconds", "gcups", "started", "imported", "path", "source", "query_source", "command", "version"}
"""Keys of JSON that tell how it went, and not what was found."""


def run(command: list[str | Path], home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a program in an environment that has nothing, on a path where no Python is."""
    nothing = home / "nothing"
    nothing.mkdir(parents=True, exist_ok=True)
    environment = {"PATH": str(nothing), "HOME": str(home), "LANG": "C.UTF-8", **more}
    return subprocess.run(
        [str(part) for part in command],
        env=environment,
        capture_output=True,
        text=True,
        timeout=500,
        cwd=home,
    )


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home of the frozen program, where it has compiled what it compiles once."""
    home = tmp_path_factory.mktemp("frozen")
    assert run([FOLDER / "swathe", "search", "--sample"], home).returncode == 0
    return home


@pytest.fixture(scope="module")
def installed_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("installed")
    assert run([PYTHON.parent / "swathe", "search", "--sample"], home).returncode == 0
    return home


def told(value: object) -> object:
    """Return JSON without times, paths and versions."""
    if isinstance(value, dict):
        return {key: told(item) for key, item in value.items() if key not in VARIES}
    return [told(item) for item in value] if isinstance(value, list) else value


def test_it_runs_where_nothing_is(home: Path) -> None:
    version = run([FOLDER / "swathe", "--version"], home)
    assert (version.returncode, version.stderr) == (0, "")
    assert re.fullmatch(r"swathe \d+\.\d+\.\d+\n", version.stdout)
    assert run([FOLDER / "swathe", "serch"], home).returncode == 2
    for command in ("engines", "kernels", "matrices"):
        listed = run([FOLDER / "swathe", command], home)
        assert listed.returncode == 0, listed.stderr
    assert run([FOLDER / "swathe", "completion", "bash"], home).returncode == 0
    assert "usage: swathe-gui" in run([FOLDER / "swathe-gui", "--help"], home).stdout


@pytest.mark.parametrize("options", [(), ("--rounds", "2"), ("--permutations", "200")])
def test_it_finds_what_the_installed_one_finds(
    home: Path, installed_home: Path, tmp_path: Path, options: tuple[str, ...]
) -> None:
    found = []
    for program, its_home in ((FOLDER / "swathe", home), (PYTHON.parent / "swathe", installed_home)):
        target = tmp_path / f"{its_home.name}.json"
        done = run([program, "search", "--sample", *options, "--format", "json", "-o", target], its_home)
        assert done.returncode == 0, done.stderr
        found.append(told(json.loads(target.read_text())))
    assert found[0] == found[1]
    assert len(json.dumps(found[0])) > 10_000


def test_the_appimage_is_the_same_program(home: Path, installed_home: Path, tmp_path: Path) -> None:
    images = list(FOLDER.parent.glob("*.AppImage"))
    if not images:
        pytest.skip("there is no appimagetool here")
    (tmp_path / "swathe").symlink_to(images[0])
    found = []
    # Without FUSE, which not every machine has, it unpacks itself.
    for program, its_home in ((tmp_path / "swathe", home), (PYTHON.parent / "swathe", installed_home)):
        target = tmp_path / f"{its_home.name}.json"
        command = [program, "search", "--sample", "--format", "json", "-o", target]
        done = run(command, its_home, APPIMAGE_EXTRACT_AND_RUN="1")
        assert done.returncode == 0, done.stderr
        found.append(told(json.loads(target.read_text())))
    assert found[0] == found[1]
    assert "usage: swathe-gui" in run([images[0], "--help"], home, APPIMAGE_EXTRACT_AND_RUN="1").stdout


def test_all_formats_are_written(home: Path, tmp_path: Path) -> None:
    formats = (
        "csv",
        "tsv",
        "blast6",
        "blast7",
        "blast10",
        "xml",
        "fasta",
        "text",
        "html",
        "gff3",
        "xlsx",
        "queries-csv",
    )
    command = [FOLDER / "swathe", "search", "--sample"]
    for each in formats:
        command += ["--format", each, "-o", tmp_path / f"hits.{each}"]
    done = run(command, home)
    assert done.returncode == 0, done.stderr
    assert all((tmp_path / f"hits.{each}").stat().st_size > 500 for each in formats)
    parquet = ["--format", "parquet", "-o", tmp_path / "hits.parquet"]
    absent = run([FOLDER / "swathe", "search", "--sample", *parquet], home)
    assert absent.returncode == 1 and "takes in no packages" in absent.stderr


def test_code_compiled_once_is_found_from_everywhere(home: Path) -> None:
    """Numba's cache depends neither on the folder one is in nor on which of the programs runs."""
    kept = {path: path.stat().st_mtime_ns for path in (home / ".cache").rglob("*.nb[ic]")}
    assert kept
    (home / "elsewhere").mkdir(exist_ok=True)
    assert run(["/bin/sh", "-c", f"cd elsewhere && {FOLDER}/swathe search --sample"], home).returncode == 0
    assert {path: path.stat().st_mtime_ns for path in (home / ".cache").rglob("*.nb[ic]")} == kept


def test_kernels_of_a_gpu_are_compiled_inside(home: Path) -> None:
    done = run([FOLDER / "selftest", "kernel"], home)
    assert done.returncode == 0, done.stderr
    compiler, library = done.stdout.splitlines()
    assert re.fullmatch(r"NVRTC \d+\.\d+: \d+ bytes", compiler)
    assert library.startswith("cuda-bindings ")


def test_every_page_of_the_window_opens(home: Path) -> None:
    pictures = home / "pictures"
    pictures.mkdir()
    with x_server() as display:
        done = run([FOLDER / "selftest", "pages", pictures], home, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    assert done.returncode == 0, done.stdout + done.stderr
    pages = [line for line in done.stdout.splitlines() if line.startswith("page")]
    assert len(pages) >= 5, done.stdout
    assert len(list(pictures.glob("*.png"))) >= len(pages)
    keep = os.environ.get("SWATHE_BUNDLE_PICTURES")
    if keep:
        shutil.copytree(pictures, keep, dirs_exist_ok=True)


def test_it_starts_about_as_fast(home: Path, installed_home: Path) -> None:
    """Processor time, alternating: clocks say nothing on a machine that does other things too."""
    times: dict[Path, list[float]] = {}
    with x_server() as display:
        for _ in range(5):
            for program, its_home in (
                ([FOLDER / "selftest"], home),
                ([PYTHON, ROOT / "packaging" / "selftest.py"], installed_home),
            ):
                done = run([*program, "start"], its_home, DISPLAY=display, QT_QPA_PLATFORM="xcb")
                assert done.returncode == 0, done.stderr
                times.setdefault(its_home, []).append(float(done.stdout.split()[0]))
    frozen, installed = (statistics.median(times[each]) for each in (home, installed_home))
    print(f"window after {frozen:.2f} CPU s, installed {installed:.2f}")
    assert frozen <= 1.5 * installed


def test_downloads_are_small_enough() -> None:
    downloads = [path for path in FOLDER.parent.iterdir() if path.suffix in (".deb", ".AppImage")]
    assert downloads
    assert all(path.stat().st_size <= LARGEST for path in downloads)


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not here")
def test_the_package_runs_where_it_is_unpacked(tmp_path: Path) -> None:
    (package,) = FOLDER.parent.glob("swathe_*.deb")
    subprocess.run(["dpkg-deb", "--extract", package, tmp_path / "root"], check=True)
    root = tmp_path / "root" / "usr"
    assert run([root / "bin" / "swathe", "search", "--sample", "--top", "1"], tmp_path).returncode == 0
    assert run([root / "bin" / "swathe-gui", "--version"], tmp_path).stdout.startswith("Swathe ")
    for name in ("applications/swathe.desktop", "mime/packages/swathe.xml", "man/man1/swathe.1.gz"):
        assert (root / "share" / name).stat().st_size > 100
    assert not (root / "lib" / "swathe" / "selftest").exists()
