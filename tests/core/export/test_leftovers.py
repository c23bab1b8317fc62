"""What killed exports leave goes at the next write; what a living process writes stays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from swathe.core.history.history import History
from swathe.core.system.files import atomic_file, remove_leftovers, temporary_folder

pytestmark = pytest.mark.skipif(os.name != "posix", reason="POSIX locks and signals")

WRITER = """
import sys
from pathlib import Path
from swathe.core.system.files import atomic_file
with atomic_file(Path(sys.argv[1])) as stream:
    stream.write(b"half")
    stream.flush()
    print("writing", flush=True)
    sys.stdin.readline()
    stream.write(b" and half")
"""
FOLDER = """
import sys
from pathlib import Path
from swathe.core.system.files import temporary_folder
with temporary_folder(Path(sys.argv[1])) as folder:
    (folder / "x.csv").write_text("half")
    print("writing", flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def start():
    """Start a process that writes, and wait until it does."""
    started = []

    def begin(script: str, path: Path) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-c", script, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        started.append(process)
        assert process.stdout is not None and process.stdout.readline() == b"writing\n"
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()


def parts(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.name.endswith(".part")]


def killed(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()


def write(path: Path) -> None:
    with atomic_file(path) as stream:
        stream.write(b"whole")


def test_a_killed_writer_leaves_nothing_beyond_the_next_write(start, tmp_path: Path) -> None:
    killed(start(WRITER, tmp_path / "out.csv"))
    assert len(parts(tmp_path)) == 1
    write(tmp_path / "other.csv")
    assert [path.name for path in tmp_path.iterdir()] == ["other.csv"]


def test_what_is_written_meanwhile_stays(start, tmp_path: Path) -> None:
    process = start(WRITER, tmp_path / "out.csv")
    for number in range(3):
        write(tmp_path / f"{number}.csv")
    assert len(parts(tmp_path)) == 1
    process.communicate(b"\n")
    assert process.returncode == 0
    assert (tmp_path / "out.csv").read_bytes() == b"half and half"
    assert not parts(tmp_path)


def test_two_in_one_process(tmp_path: Path) -> None:
    with atomic_file(tmp_path / "a") as a:
        a.write(b"a")
        write(tmp_path / "b")
        a.write(b"a")
    assert (tmp_path / "a").read_bytes() == b"aa"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


@pytest.mark.long
def test_folders_likewise(start, tmp_path: Path) -> None:
    dead, living = start(FOLDER, tmp_path), start(FOLDER, tmp_path)
    killed(dead)
    assert len(parts(tmp_path)) == 2
    with temporary_folder(tmp_path):
        remove_leftovers(tmp_path)
        assert len(parts(tmp_path)) == 2
    living.communicate(b"\n")
    assert not parts(tmp_path)


def test_only_files_of_our_own_naming(tmp_path: Path) -> None:
    others = (
        ".out.12345678.part",
        "out.swathe-12345678.part",
        ".x.swathe-1234567.part",
        "video.part",
        ".part",
    )
    for name in others:
        (tmp_path / name).write_text("somebody else's")
    (tmp_path / "victim").write_text("here")
    (tmp_path / ".l.swathe-00000000.part").symlink_to(tmp_path / "victim")
    (tmp_path / ".ours.swathe-01234567.part").write_text("left")
    remove_leftovers(tmp_path)
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {*others, "victim", ".l.swathe-00000000.part"}
    assert (tmp_path / "victim").read_text() == "here"


def test_files_about_to_be_replaced_are_never_removed(tmp_path: Path) -> None:
    """A process was killed between moving older files aside and putting new ones in their place."""
    before = tmp_path / ".queries.swathe-01234567.part" / ".before"
    before.mkdir(parents=True)
    (before / "q1.csv").write_text("the user's")
    remove_leftovers(tmp_path)
    assert (before / "q1.csv").read_text() == "the user's"


def test_the_history_is_tidied_at_the_start(start, tmp_path: Path) -> None:
    history = History(tmp_path)
    (tmp_path / "runs").mkdir()
    killed(start(WRITER, tmp_path / "runs" / "0123.swr"))
    living = start(WRITER, tmp_path / "runs" / "4567.swr")
    history.heal()
    assert [path.name.split(".")[1] for path in parts(tmp_path / "runs")] == ["4567"]
    living.communicate(b"")
