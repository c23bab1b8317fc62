import gzip
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import swathe.core.database.cache
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import open_database
from swathe.core.database.cache import databases_directory
from swathe.core.errors import DatabaseError, FastaError
from swathe.core.system.files import temporary_file
from swathe.core.system.steps import run_to_end
from tests.long_run import at_random

FIRST = b">one\nMKVLACDE\n>two\nWWY\n"
SECOND = b">one\nMKVLACDE\n>two\nYYW\n"
LONG_AGO = 1_000_000_000


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(folder))
    monkeypatch.delenv("SWATHE_CACHE_LIMIT", raising=False)
    return folder / "databases"


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.fasta"
    path.write_bytes(FIRST)
    return path


@pytest.fixture
def imports(monkeypatch):
    """The files imported so far."""
    done = []
    import_fasta = swathe.core.database.cache.import_fasta

    def counted(source, destination, token):
        done.append(source)
        yield from import_fasta(source, destination, token)

    monkeypatch.setattr(swathe.core.database.cache, "import_fasta", counted)
    return done


def unpack(path, token=None):
    return run_to_end(open_database(path, token or CancelToken()))


def residues(path):
    database = unpack(path)
    return [database.sequence(i).letters for i in range(database.n_sequences)]


def test_the_second_opening_reads_the_cache(source, imports, cache):
    first, second = unpack(source), unpack(source)
    assert imports == [source]
    assert first.key == second.key
    assert first.name == second.name == "in.fasta"
    assert second.path.parent == cache == databases_directory()
    assert second.manifest.source == str(source.resolve())


def test_another_path_to_the_same_file_is_the_same(source, imports, tmp_path, monkeypatch):
    unpack(source)
    monkeypatch.chdir(tmp_path)
    unpack(Path("in.fasta"))
    (tmp_path / "link").symlink_to(source)
    unpack(tmp_path / "link")
    assert len(imports) == 1


def test_compressed_files_are_cached_too(tmp_path, imports):
    packed = tmp_path / "in"
    packed.write_bytes(gzip.compress(FIRST))
    assert residues(packed) == residues(packed) == ["WWY", "MKVLACDE"]
    assert len(imports) == 1


def test_a_change_that_keeps_size_and_time_is_seen(source, cache):
    os.utime(source, (LONG_AGO, LONG_AGO))
    assert residues(source) == ["WWY", "MKVLACDE"]
    source.write_bytes(SECOND)
    os.utime(source, (LONG_AGO, LONG_AGO))
    assert residues(source) == ["YYW", "MKVLACDE"]
    assert len(list(cache.iterdir())) == 1, "the entry of the older content is gone"


def test_a_replaced_file_is_seen(source, tmp_path):
    assert residues(source)[0] == "WWY"
    other = tmp_path / "other"
    other.write_bytes(SECOND)
    status = source.stat()
    os.utime(other, ns=(status.st_atime_ns, status.st_mtime_ns))
    other.replace(source)
    assert residues(source)[0] == "YYW"


@pytest.mark.parametrize("seconds_later", [0, 1, 60])
def test_a_file_changed_just_before_it_was_read_is_compared(source, imports, monkeypatch, seconds_later):
    # As on a file system with coarse time stamps: the change does not show in them.
    entry = databases_directory() / "0-0.swdb"
    monkeypatch.setattr(swathe.core.database.cache, "_entry", lambda path, status: entry)
    unpack(source)
    source.write_bytes(SECOND)
    agreed = source.stat().st_mtime_ns + seconds_later * 10**9
    os.utime(entry, ns=(agreed, agreed))
    trusted = seconds_later > 2
    assert residues(source)[0] == ("WWY" if trusted else "YYW")
    assert len(imports) == (1 if trusted else 2)


def test_comparing_makes_an_entry_trusted(source, imports, monkeypatch):
    compared = []
    checksum = swathe.core.database.cache._checksum
    monkeypatch.setattr(
        swathe.core.database.cache, "_checksum", lambda *arguments: compared.append(1) or checksum(*arguments)
    )
    unpack(source)
    unpack(source)
    assert len(compared) == 1, "just written, just read: compared"
    later = time.time_ns() + 10 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: later)
    unpack(source)
    unpack(source)
    assert len(compared) == 2
    assert len(imports) == 1


@pytest.mark.parametrize("damage", [lambda b: b[:100], lambda b: b[:-1] + b"x", lambda b: b""])
def test_a_damaged_entry_is_made_again(source, imports, cache, caplog, damage):
    entry = unpack(source).path
    entry.write_bytes(damage(entry.read_bytes()))
    with caplog.at_level(logging.WARNING):
        assert residues(source) == ["WWY", "MKVLACDE"]
    assert len(imports) == 2
    assert "damaged" in caplog.text


def make(folder, name, letters="MK" * 500):
    path = folder / name
    path.write_bytes(f">{name}\n{letters}\n".encode())
    return path


def test_the_cache_is_bounded_and_forgets_what_was_used_longest_ago(tmp_path, cache, monkeypatch):
    files = [make(tmp_path, f"{i}.fasta") for i in range(4)]
    entries = []
    for i, path in enumerate(files):
        entries.append(unpack(path).path)
        os.utime(entries[-1], (LONG_AGO + 10 * i, LONG_AGO + 10 * i))
    size = max(entry.stat().st_size for entry in entries)
    unpack(files[0])  # used again: now the latest
    monkeypatch.setenv("SWATHE_CACHE_LIMIT", str(3 * size + 100))
    newest = unpack(make(tmp_path, "new.fasta", "MK" * 20)).path
    left = set(cache.iterdir())
    assert {entries[0], newest} <= left
    assert entries[1] not in left
    assert sum(path.stat().st_size for path in left) <= 3 * size + 100


def test_what_is_in_use_stays(tmp_path, monkeypatch):
    monkeypatch.setenv("SWATHE_CACHE_LIMIT", "1")
    used = unpack(make(tmp_path, "used.fasta"))
    other = unpack(make(tmp_path, "other.fasta")).path
    assert used.path.exists()
    assert other.exists(), "a database larger than the limit can still be opened"
    assert used.sequence(0).letters == "MK" * 500
    del used
    unpack(make(tmp_path, "third.fasta"))
    assert not other.exists()


def test_half_of_the_free_disk_is_the_most(tmp_path, cache, monkeypatch):
    unpack(make(tmp_path, "0.fasta"))
    (entry,) = cache.iterdir()
    free = 11 * entry.stat().st_size // 10
    disk = type("Usage", (), {"free": free, "total": free})
    monkeypatch.setattr(swathe.core.database.cache.shutil, "disk_usage", lambda path: disk)
    for i in range(1, 3):
        unpack(make(tmp_path, f"{i}.fasta"))
    assert len(list(cache.iterdir())) == 1


def test_leftovers_of_killed_imports_are_removed(source, cache):
    cache.mkdir(parents=True)
    dead = cache / ".a.swdb.swathe-01234567.part"
    dead.write_bytes(b"x")
    with temporary_file(cache, "b.swdb") as (alive, descriptor):
        unpack(source)
        os.close(descriptor)
        assert not dead.exists()
        assert alive.exists()
    assert [path.suffix for path in cache.iterdir()] == [".swdb"]


def test_a_cache_that_cannot_be_written_is_said(source, tmp_path, monkeypatch):
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    with pytest.raises(DatabaseError, match="cache of packed databases") as caught:
        unpack(source)
    assert "SWATHE_CACHE_DIR" in caught.value.hint


def test_wrong_files_leave_the_cache_as_it_was(tmp_path, cache):
    wrong = tmp_path / "wrong.fasta"
    wrong.write_bytes(b">a\nM1\n")
    for path, words in [
        (wrong, "record 1, line 2"),
        (tmp_path / "none", "no such file"),
        (tmp_path, "a folder"),
    ]:
        with pytest.raises(FastaError, match=words):
            unpack(path)
    assert not any(cache.iterdir())


def test_cancelling_leaves_the_cache_as_it_was(source, cache):
    token = CancelToken()
    token.cancel()
    with pytest.raises(OperationCancelled):
        unpack(source, token)
    assert not any(cache.iterdir())


KILLED_IMPORTS = """
import os, random, shutil, signal, sys, time
from pathlib import Path
from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.database.builder import Limits

folder = Path(sys.argv[1])
random.seed(5)
limits = Limits(block_bytes=4096, segment_residues=50_000)

def make(source, destination):
    for _ in import_fasta(source, destination, CancelToken(), limits):
        pass

def key(path):
    steps = open_database(path, CancelToken())
    try:
        while True:
            next(steps)
    except StopIteration as end:
        return end.value.key

old, new = folder / "old.swdb", folder / "new.swdb"
make(folder / "old.fasta", old)
make(folder / "new.fasta", new)
durations = []
for _ in range(3):
    began = time.perf_counter()
    make(folder / "new.fasta", new)
    durations.append(time.perf_counter() - began)
destination = folder / "destination.swdb"
states = []
for _ in range(int(sys.argv[2])):
    shutil.copyfile(old, destination)
    child = os.fork()
    if child == 0:
        make(folder / "new.fasta", destination)
        os._exit(0)
    time.sleep(random.uniform(0, 1.5 * min(durations)))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    states.append({key(old): "old", key(new): "new"}[key(destination)])
print(" ".join(states))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork to kill imports quickly")
@at_random(10, 40)
def test_killed_at_any_moment_the_old_or_the_new_database_is_there(tmp_path, n_cases):
    assert signal.SIGKILL
    (tmp_path / "old.fasta").write_bytes(FIRST)
    (tmp_path / "new.fasta").write_bytes(
        b"".join(b">%d\n%s\n" % (i, b"MKVLACDEW" * (i % 30)) for i in range(3000))
    )
    done = subprocess.run(
        [sys.executable, "-c", KILLED_IMPORTS, str(tmp_path), str(n_cases)],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    states = done.stdout.split()
    assert len(states) == n_cases
    assert "old" in states
