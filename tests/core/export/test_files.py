"""An export is whole or absent, says why it cannot be written, and stops when it is cancelled."""

import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import ExportError
from swathe.core.export import FORMATS, Selection, export
from swathe.core.search.events import SearchResult
from swathe.core.system.files import atomic_file, check_destination
from tests.long_run import long_but

KEYS = [format.key for format in FORMATS]
VARIED = ["csv", "blast7", "xml", "json", "html", "a3m"]
"""One of each kind of file; the others are written by the same functions."""
ONE_QUERY = [format.key for format in FORMATS if format.one_query]
AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
_NOBODY = 65534


def write(result: SearchResult, format: str, path: Path, token: CancelToken | None = None) -> list[Any]:
    queries = Selection.everything(result).queries
    selection = Selection(queries[:1] if format in ONE_QUERY else queries)
    return list(export(result, selection, format, path, token or CancelToken()))


def test_progress_counts_alignments_and_then_hits(result: SearchResult, tmp_path: Path) -> None:
    steps = write(result, "json", tmp_path / "hits.json")
    phases = [step.phase for step in steps]
    assert phases == sorted(phases) and set(phases) == {"aligning", "writing"}
    assert steps[-1].done == steps[-1].total == sum(len(query.hits) for query in result.queries)


@pytest.mark.parametrize("format", long_but(KEYS, *VARIED))
def test_cancelling_leaves_nothing_new_and_the_old_file_as_it_was(
    result: SearchResult, tmp_path: Path, format: str
) -> None:
    path = tmp_path / "hits"
    path.write_text("old")
    token = CancelToken()
    token.cancel()
    with pytest.raises(OperationCancelled):
        write(result, format, path, token)
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["hits"]


def test_abandoning_an_export_leaves_nothing(result: SearchResult, tmp_path: Path) -> None:
    steps = export(result, Selection.everything(result), "blast6", tmp_path / "hits", CancelToken())
    next(steps)
    assert list(tmp_path.iterdir()), "it has begun"
    steps.close()  # type: ignore[attr-defined]
    assert not list(tmp_path.iterdir())


def test_a_missing_folder_a_folder_and_an_unknown_format_are_sentences(
    result: SearchResult, tmp_path: Path
) -> None:
    with pytest.raises(ExportError, match=r"there is no folder .*nowhere") as missing:
        write(result, "csv", tmp_path / "nowhere" / "hits.csv")
    assert missing.value.hint
    with pytest.raises(ExportError, match="is a folder"):
        write(result, "csv", tmp_path)
    with pytest.raises(ExportError, match="no export format 'xls'"):
        write(result, "xls", tmp_path / "hits.xls")
    with pytest.raises(ExportError, match="too long"):
        write(result, "csv", tmp_path / ("n" * 300))
    assert not list(tmp_path.iterdir())


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder that this process, no longer root, may read and not write; one in it may not even be read."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "closed").mkdir(0o000)
        folder.chmod(0o555)
        if AS_ROOT:
            os.seteuid(_NOBODY)
        try:
            yield folder
        finally:
            if AS_ROOT:
                os.seteuid(0)
            folder.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")
@pytest.mark.parametrize("name", ["hits.csv", "closed/hits.csv"])
def test_a_read_only_folder_is_a_sentence(result: SearchResult, unprivileged: Path, name: str) -> None:
    with pytest.raises(ExportError, match="read-only"):
        write(result, "csv", unprivileged / name)
    with pytest.raises(ExportError, match="read-only"):
        check_destination(unprivileged / name)


@pytest.mark.parametrize("error", [PermissionError(13, "no"), OSError(30, "read-only file system")])
def test_what_the_system_forbids_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: OSError
) -> None:
    def refuse(*_: object) -> int:
        raise error

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(ExportError, match="read-only"), atomic_file(tmp_path / "hits.csv"):
        raise AssertionError("not reached")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("format", long_but(KEYS, *VARIED))
def test_a_full_disk_is_a_sentence(result: SearchResult, format: str) -> None:
    with pytest.raises(ExportError, match="the disk is full"):
        write(result, format, Path("/dev/full"))


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on file sizes")
def test_a_disk_that_fills_up_on_the_way_leaves_no_part(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("old")
    code = """if True:
        import resource, signal, sys
        from pathlib import Path
        from swathe.core.errors import ExportError
        from swathe.core.system.files import atomic_file
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
        try:
            with atomic_file(Path(sys.argv[1])) as stream:
                for _ in range(100):
                    stream.write(b"x" * 1000)
        except ExportError as error:
            print(error.message)
    """
    command = [sys.executable, "-c", code, str(tmp_path / "kept")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[3])
    assert "the disk is full" in done.stdout and not done.stderr
    assert (tmp_path / "kept").read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["kept"]


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions and links")
def test_a_replaced_file_keeps_its_permissions_and_a_link_stays_one(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    with atomic_file(link) as stream:
        stream.write(b"new")
    assert link.is_symlink() and target.read_text() == "new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes")
def test_a_pipe_is_written_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    with atomic_file(pipe) as stream:
        stream.write(b"through")
    assert reader.communicate()[0] == b"through"
    assert stat.S_ISFIFO(pipe.stat().st_mode)
