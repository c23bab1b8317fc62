"""Where nothing can be written: read-only homes and sources, no home."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from swathe.core.system.resources import sample_database
from swathe.core.system.settings import (
    VERSION,
    cache_directory,
    not_kept,
    room_for,
    temporary_directory,
    working_cache_directory,
)
from tests.long_run import long_but

ROOT = Path(__file__).parents[3]
NOWHERE = f"{os.devnull}/home"
"""Below what is no folder nothing can be made, not even by root."""
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX homes, users and mounts")


def environment(home: str, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SWATHE_", "XDG_", "NUMBA_", "PYTHON"))}
    return kept | {"HOME": home, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"} | more


def swathe(environment: dict[str, str], *words: str, before: tuple[str, ...] = ()) -> tuple[int, str, str]:
    command = [*before, sys.executable, "-m", "swathe", *words]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    return done.returncode, done.stdout, done.stderr


def search(environment: dict[str, str], *options: str) -> tuple[int, str, str]:
    return swathe(environment, "search", "--sample", "--format", "blast6", *options)


SCORING = "gotoh._score_all"


def score_a_pair(environment: dict[str, str]) -> None:
    """Compile what scores hits of other programs, which Numba does."""
    code = (
        "import numpy as np; from swathe.core.results.hit_pairs import scores_of\n"
        "from swathe.core.scoring.scheme import ScoringScheme\n"
        "codes = np.arange(20, dtype=np.uint8); scores_of(codes, ScoringScheme.load('BLOSUM62'), [codes])"
    )
    subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, check=True)


def compiled_but_for(function: str, folder: Path) -> Path:
    """Return a folder with the machine code that tests keep, but for a function's: all takes 4 s to make."""
    kept = Path(numba.config.CACHE_DIR)
    for file in kept.glob("*/*.nb[ic]"):
        if not file.name.startswith(f"{function}-"):
            place = folder / file.relative_to(kept)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
    assert not list(folder.glob(f"*/{function}-*"))
    return folder


def temporary_folders(folder: Path) -> list[Path]:
    return list(folder.glob("swathe-*"))


@posix
@pytest.mark.parametrize("compiled", long_but([True, False], True))
def test_the_sample_is_searched_without_a_home_and_what_is_lost_is_said_once(
    tmp_path: Path, compiled: bool
) -> None:
    fewest = ("--evalues", "matrix")  # compiles a third of what others do
    given = {"NUMBA_CACHE_DIR": str(numba.config.CACHE_DIR)} if compiled else {}
    status, out, err = search(environment(NOWHERE, TMPDIR=str(tmp_path), **given), *fewest)
    assert status == 0 and len(out.splitlines()) > 20
    assert err.count("cannot be kept") == 1 and NOWHERE in err and "SWATHE_CACHE_DIR" in err
    assert not temporary_folders(tmp_path)
    given = {"NUMBA_CACHE_DIR": str(numba.config.CACHE_DIR)}  # of that nothing is said
    quiet = search(environment(NOWHERE, TMPDIR=str(tmp_path), **given), "-q", *fewest)
    assert quiet == (0, out, "")


@pytest.mark.long
@posix
def test_compiled_code_follows_the_cache_folder_and_not_the_source(tmp_path: Path) -> None:
    before = set(ROOT.glob("core/**/*.nb?"))
    compiled_but_for(SCORING, tmp_path / "compiled" / VERSION)
    environ = environment(NOWHERE, SWATHE_CACHE_DIR=str(tmp_path))
    status, _, err = search(environ)
    assert (status, "cannot be kept" in err) == (0, False)
    score_a_pair(environ)
    assert list(tmp_path.glob(f"compiled/*/*/{SCORING}-*.nbc")) and list(tmp_path.glob("databases/*.swdb"))
    assert set(ROOT.glob("core/**/*.nb?")) == before


@posix
@pytest.mark.long
def test_a_folder_that_the_user_gave_numba_is_used(tmp_path: Path) -> None:
    given, cache = compiled_but_for(SCORING, tmp_path / "given"), tmp_path / "cache"
    environ = environment(NOWHERE, SWATHE_CACHE_DIR=str(cache), NUMBA_CACHE_DIR=str(given))
    assert search(environ)[0] == 0
    score_a_pair(environ)
    assert list(given.glob(f"*/{SCORING}-*.nbc")) and not (cache / "compiled").exists()


@posix
@pytest.mark.long
def test_the_sample_is_packed_on_a_read_only_home_and_source(tmp_path: Path) -> None:
    """As containers have it; where an ordinary user may not mount anything, the first test has to do."""
    if shutil.which("unshare") is None:
        pytest.skip("no unshare here")
    user = () if os.geteuid() == 0 else ("-U", "-r")
    read_only = (
        f"mount --bind '{ROOT}' '{ROOT}' && mount -o remount,ro,bind '{ROOT}' && "
        f"mount -t tmpfs -o ro none '{tmp_path}' && cd '{ROOT}' && "
    )
    mounted = ("unshare", *user, "-m", "sh", "-c")
    if subprocess.run([*mounted, f"{read_only} true"], capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    isolated = (*mounted, f'{read_only} exec "$@"', "sh")
    status, out, err = swathe(environment(str(tmp_path)), "info", str(sample_database()), before=isolated)
    assert (status, "413" in out) == (0, True), err
    assert err.count("cannot be kept") == 1 and str(tmp_path) in err


@posix
def test_a_history_that_cannot_be_kept_is_said_before_the_search(tmp_path: Path) -> None:
    environ = environment(NOWHERE, SWATHE_CACHE_DIR=str(tmp_path))
    status, out, err = search(environ, "--history")
    assert (status, out) == (1, "")
    assert "is not writable" in err and "SWATHE_DATA_DIR" in err and not list(tmp_path.iterdir())


def test_a_cache_that_was_chosen_is_never_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert working_cache_directory() == cache_directory() == tmp_path / "file" / "cache"
    monkeypatch.delenv("SWATHE_CACHE_DIR")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: tmp_path / "file" / "cache")
    assert working_cache_directory() == temporary_directory() != cache_directory()


def test_room_is_looked_for_in_the_folder_that_is_there(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert room_for(tmp_path / "not" / "yet") and not (tmp_path / "not").exists()
    assert (
        not room_for(tmp_path, 1 << 62)
        and not room_for(tmp_path / "file")
        and not room_for(tmp_path / "file/a")
    )


def test_what_is_lost_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    lost = tmp_path / "file" / "a"
    assert not_kept(("the log", tmp_path)) == ""
    words = not_kept(("the log", tmp_path), ("the settings", lost), ("the history", lost), ("the rest", lost))
    assert words.startswith(
        f"Nothing can be written to {lost}: the settings, the history and the rest cannot be"
    )
