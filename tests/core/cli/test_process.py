"""The command line as a process: Ctrl-C, closed pipes, full disks, terminals, and what it loads."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from swathe.core.cli.arguments import FORMATS
from swathe.core.export import FORMAT
from tests.core.cli.conftest import shown_on
from tests.long_run import long_but

Process = subprocess.Popen[bytes]
Start = Callable[..., Process]
ROOT = Path(__file__).parents[3]
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals, pipes and terminals")


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that takes minutes to search with a long query and the one-pair-at-a-time kernel."""
    path = tmp_path_factory.mktemp("slow") / "slow.fasta"
    path.write_text("".join(f">r{i}\n{'MKVLAAGWYTRSPEND' * 40}\n" for i in range(12_000)))
    return path


def interrupted_after(process: Process, seconds: float, number: int) -> tuple[int, bytes, bytes]:
    """Send a signal `seconds` after the program listens to it: before, it is Python that starts."""
    status = Path(f"/proc/{process.pid}/status")
    caught = 0
    while status.exists() and process.poll() is None and not caught & 1 << signal.SIGTERM - 1:
        caught = int(re.search(r"SigCgt:\s*(\w+)", status.read_text())[1], 16)  # type: ignore[index]
        time.sleep(0.005)
    time.sleep(seconds)
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    return process.returncode, out, err


@posix
@pytest.mark.parametrize("seconds", long_but([0.0, 0.2, 0.5, 1.0], 0.5))
def test_ctrl_c_ends_a_search_at_any_moment_with_130_and_no_half_file(
    start: Start, slow: Path, tmp_path: Path, seconds: float
) -> None:
    query = tmp_path / "query.fasta"
    query.write_text(">q\n" + "MKVLAAGWYTRSPEND" * 100)
    out = tmp_path / "hits.csv"
    out.write_text("old")
    process = start("search", query, slow, "--kernel", "scalar", "--format", "csv", "-o", out)
    status, printed, err = interrupted_after(process, seconds, signal.SIGINT)
    assert (status, printed) == (130, b"")
    assert b"Traceback" not in err and b"Error" not in err
    assert sorted(p.name for p in tmp_path.iterdir()) == ["hits.csv", "query.fasta"]
    assert out.read_text() == "old"


@posix
@pytest.mark.long
def test_ctrl_c_ends_scores_alike(start: Start, slow: Path, tmp_path: Path, queries: Path) -> None:
    process = start("scores", queries, slow, "--kernel", "scalar", "-o", tmp_path / "out")
    status, _, err = interrupted_after(process, 0.5, signal.SIGINT)
    assert (status, b"Traceback" in err) == (130, False), err
    assert not list(tmp_path.iterdir())


@posix
@pytest.mark.long
def test_ctrl_c_ends_an_import_while_it_writes(start: Start, slow: Path, tmp_path: Path) -> None:
    big, folder = tmp_path / "big.fasta", tmp_path / "made"
    folder.mkdir()
    big.write_bytes(slow.read_bytes() * 12)
    process = start("import", big, "-o", folder / "big.swdb")
    while not list(folder.iterdir()) and process.poll() is None:
        time.sleep(0.001)
    status, _, err = interrupted_after(process, 0.0, signal.SIGINT)
    assert (status, b"Traceback" in err) == (130, False), err
    assert not list(folder.iterdir())


@posix
@pytest.mark.long
def test_a_request_to_terminate_ends_as_cleanly(
    start: Start, slow: Path, tmp_path: Path, queries: Path
) -> None:
    process = start("search", queries, slow, "--kernel", "scalar", "-o", tmp_path / "hits")
    status, _, err = interrupted_after(process, 0.6, signal.SIGTERM)
    assert status == 143 and b"Traceback" not in err
    assert not list(tmp_path.iterdir())


@posix
@pytest.mark.parametrize("format", long_but(["table", "blast6"], "blast6"))
def test_a_closed_pipe_is_silent(start: Start, format: str) -> None:
    reading, writing = os.pipe()
    process = start("search", "--sample", "--format", format, "-q", stdout=writing)
    os.close(writing)
    os.close(reading)
    assert process.communicate(timeout=20)[1] == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize(
    "arguments", long_but([("search", "--sample", "-q"), ("matrices",), ("--version",)], ("matrices",))
)
def test_a_full_disk_behind_standard_output_is_a_sentence(start: Start, arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        process = start(*arguments, stdout=full)
        err = process.communicate(timeout=20)[1].decode()
    assert process.returncode == 1
    assert "the disk is full" in err and "Traceback" not in err and "Exception" not in err


@posix
@pytest.mark.long
def test_a_terminal_gets_a_bar_in_cells_and_a_file_gets_none(
    tmp_path: Path, slow: Path, queries: Path, database: Path
) -> None:
    import pty

    part = tmp_path / "part.fasta"
    part.write_bytes(slow.read_bytes()[: slow.stat().st_size // 5])
    command = [
        *(sys.executable, "-m", "swathe", "scores", str(queries), str(part)),
        *("--kernel", "scalar", "--threads", "1", "-o", str(tmp_path / "s.tsv")),  # longer than a tick
    ]
    leader, follower = pty.openpty()
    process = subprocess.Popen(command, stderr=follower, stdout=subprocess.DEVNULL, cwd=ROOT)
    os.close(follower)
    seen = shown_on(leader)
    assert process.wait(20) == 0
    text = seen.decode()
    assert re.search(r"\rSearching +█*░* +\d+ %  .*GCUPS", text)
    assert re.search(r"s left", text)
    assert text.rstrip().endswith("s.tsv")
    command[command.index(str(part))] = str(database)
    done = subprocess.run([*command, "--quiet"], capture_output=True, cwd=ROOT, check=True)
    assert done.stderr == done.stdout == b""


def test_help_loads_nothing_heavy_and_no_command_loads_qt() -> None:
    code = """if True:
        import sys
        from swathe.core.cli import main
        HEAVY = {"numba", "scipy", "Bio", "numpy", "PySide6", "shiboken6", "pyqtgraph"}
        arguments = sys.argv[1:]
        status = main(arguments)
        loaded = set(sys.modules)
        print(*sorted(loaded & HEAVY),
              file=sys.stderr)
        sys.exit(status)
    """

    def loaded(*arguments: str) -> set[str]:
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True, cwd=ROOT
        )
        return set(done.stderr.splitlines()[-1].split())

    assert loaded("--help") == loaded("search", "--help") == set()
    assert loaded("matrices") <= {"numpy"}
    assert not loaded("search", "--sample", "-q") & {"PySide6", "shiboken6", "pyqtgraph"}


def test_the_formats_of_the_command_line_are_those_of_exports() -> None:
    assert set(FORMATS) == {"table", *FORMAT}
