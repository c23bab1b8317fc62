import dataclasses
import errno
import gzip
import itertools
import os
import shutil
import stat
import sys
from pathlib import Path

import numpy as np
import pytest

import swathe.core.database.writer
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import import_fasta, open_database
from swathe.core.database.builder import Limits
from swathe.core.database.importer import same_file_state
from swathe.core.errors import DatabaseError, FastaError
from swathe.core.system.steps import run_to_end

SAMPLE = b">one first\nMKVLACDE\n>two\nWWY\n>empty\n>three\nMKV-lU\n>four\nWYW*\n"


def pack(source, destination, limits=None):
    run_to_end(import_fasta(source, destination, CancelToken(), limits))


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.fasta"
    path.write_bytes(SAMPLE)
    return path


def test_cancelling_leaves_nothing(tmp_path):
    source, destination = tmp_path / "in", tmp_path / "out.swdb"
    source.write_bytes(b"".join(b">%d\n%s\n" % (i, b"MKVLACDEW" * (i % 11)) for i in range(2000)))
    destination.write_bytes(b"old")
    limits = Limits(block_bytes=512, segment_residues=5000)
    n_steps = len(list(import_fasta(source, tmp_path / "other.swdb", CancelToken(), limits)))
    assert n_steps > 100
    (tmp_path / "other.swdb").unlink()
    for stop_at in (1, 2, 50, n_steps - 20, n_steps - 5, n_steps - 2):
        token = CancelToken()
        with pytest.raises(OperationCancelled):
            for step, _ in enumerate(import_fasta(source, destination, token, limits), 1):
                if step == stop_at:
                    token.cancel()
        assert sorted(tmp_path.iterdir()) == [source, destination]
        assert destination.read_bytes() == b"old"


def test_an_import_that_is_dropped_leaves_nothing(tmp_path, source):
    steps = import_fasta(source, tmp_path / "out.swdb", CancelToken())
    next(steps)
    steps.close()
    assert list(tmp_path.iterdir()) == [source]


def test_progress_is_of_the_stored_file(source, tmp_path):
    progress = list(import_fasta(source, tmp_path / "out.swdb", CancelToken()))
    done = [p.bytes_done for p in progress]
    assert done == sorted(done)
    assert done[-1] == len(SAMPLE)
    assert {p.bytes_total for p in progress} == {len(SAMPLE)}


def test_a_file_that_changes_meanwhile_is_refused(source, tmp_path):
    steps = import_fasta(source, tmp_path / "out.swdb", CancelToken(), Limits(block_bytes=16))
    next(steps)
    with source.open("ab") as stream:
        stream.write(b">more\nMK\n")
    with pytest.raises(FastaError, match="changed while it was being read"):
        run_to_end(steps)
    assert list(tmp_path.iterdir()) == [source]


def test_a_file_that_changes_between_two_passes_is_refused(source, tmp_path):
    for changed in (b">x\nMKVLACDEWWWWWWWWWWWW\n", SAMPLE.replace(b"WYW*", b"WYWW"), SAMPLE[:30], SAMPLE * 2):
        source.write_bytes(SAMPLE)
        steps = import_fasta(source, tmp_path / "out.swdb", CancelToken(), Limits(segment_residues=6))
        while next(steps).bytes_total == len(SAMPLE):
            pass
        source.write_bytes(changed)
        with pytest.raises(FastaError, match="changed while it was being read"):
            run_to_end(steps)
        assert list(tmp_path.iterdir()) == [source]


def test_the_source_is_never_overwritten(source, tmp_path):
    link = tmp_path / "link.swdb"
    link.symlink_to(source)
    for destination in (source, link):
        with pytest.raises(DatabaseError, match="overwrite"):
            pack(source, destination)
    assert source.read_bytes() == SAMPLE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_what_is_no_file_is_never_replaced(source, tmp_path):
    """``-o /dev/null``, as root, made a file of the device."""
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for destination in (pipe, link):
        with pytest.raises(DatabaseError, match="is not a regular file"):
            pack(source, destination)
    assert stat.S_ISFIFO(pipe.stat().st_mode) and link.is_symlink()


@pytest.mark.skipif(sys.platform != "linux", reason="names are Unicode here")
def test_a_path_that_is_not_utf_8(source, tmp_path):
    odd = tmp_path / os.fsdecode(b"\xff\xfe.fasta")
    source.rename(odd)
    pack(odd, tmp_path / "out.swdb")
    assert run_to_end(open_database(tmp_path / "out.swdb", CancelToken())).manifest.source == str(odd)


def test_folders_that_cannot_be_written(source, tmp_path, monkeypatch):
    with pytest.raises(DatabaseError, match="no such folder"):
        pack(source, tmp_path / "none" / "out.swdb")
    (tmp_path / "taken.swdb").mkdir()
    with pytest.raises(DatabaseError, match=r"taken\.swdb is a folder"):
        pack(source, tmp_path / "taken.swdb")
    locked = tmp_path / "locked"
    locked.mkdir()
    locked.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        if not os.access(locked, os.W_OK):  # the superuser may write anywhere
            with pytest.raises(DatabaseError, match="cannot be written"):
                pack(source, locked / "out.swdb")
    finally:
        locked.chmod(stat.S_IRWXU)


@pytest.mark.skipif(sys.platform == "win32", reason="files that are open cannot be deleted there")
def test_a_file_that_vanishes_while_it_is_written_is_named(source, tmp_path):
    """Its folder is there: "there is no such folder" would send people to the wrong place."""
    folder = tmp_path / "out"
    folder.mkdir()
    steps = import_fasta(source, folder / "out.swdb", CancelToken())
    next(steps)
    (written,) = folder.iterdir()
    written.unlink()
    with pytest.raises(DatabaseError) as caught:
        run_to_end(steps)
    assert caught.value.message == f"A database cannot be written to {folder}: {written} is missing."
    assert "try again" in caught.value.hint


@pytest.mark.parametrize("n_written", [0, 1, 5, 9])
def test_a_full_disk_is_said_and_leaves_nothing(source, tmp_path, monkeypatch, n_written):
    calls = itertools.count()
    write_all = swathe.core.database.writer.write_all

    def write(descriptor, values):
        if next(calls) == n_written:
            raise OSError(28, "No space left on device")
        write_all(descriptor, values)

    monkeypatch.setattr(swathe.core.database.writer, "write_all", write)
    with pytest.raises(DatabaseError, match="the disk is full") as caught:
        pack(source, tmp_path / "out.swdb")
    assert str(tmp_path) in str(caught.value)
    assert list(tmp_path.iterdir()) == [source]


def bomb(path):
    """A file of 100 kB that becomes a database of 40 MB: a million short records."""
    path.write_bytes(gzip.compress(b">\nA\n" * 1_000_000))
    return path


@pytest.mark.parametrize("limits", [None, Limits(block_bytes=1 << 16, segment_records=20_000)])
def test_a_small_file_without_room_for_what_it_becomes_is_stopped_early(tmp_path, monkeypatch, limits):
    source = bomb(tmp_path / "small.gz")
    most = 0

    def usable_room(folder):
        nonlocal most
        written = sum(file.stat().st_blocks * 512 for file in folder.glob(".*.swathe-*.part"))
        most = max(most, written)
        return 20_000_000 - written

    monkeypatch.setattr(swathe.core.database.writer, "usable_room", usable_room)
    with pytest.raises(DatabaseError, match=r"no room in .* for the database of .*small\.gz") as caught:
        pack(source, tmp_path / "out.swdb", limits)
    assert caught.value.hint
    assert list(tmp_path.iterdir()) == [source]
    assert most < 4_000_000


def test_room_that_others_take_meanwhile_is_missed(tmp_path, monkeypatch):
    source = bomb(tmp_path / "small.gz")
    steps = import_fasta(source, tmp_path / "out.swdb", CancelToken())
    for step in steps:
        if step.bytes_done == source.stat().st_size:  # all is read, and there was room for it
            monkeypatch.setattr(swathe.core.database.writer, "usable_room", lambda folder: -1)
            break
    with pytest.raises(DatabaseError, match="no room"):
        run_to_end(steps)
    assert list(tmp_path.iterdir()) == [source]


def test_what_fits_is_not_refused(tmp_path, monkeypatch):
    source = bomb(tmp_path / "small.gz")
    pack(source, tmp_path / "first.swdb")
    size = (tmp_path / "first.swdb").stat().st_size

    def usable_room(folder):
        return (
            13_000_000 + size - sum(file.stat().st_blocks * 512 for file in folder.glob(".*.swathe-*.part"))
        )

    monkeypatch.setattr(swathe.core.database.writer, "usable_room", usable_room)
    pack(source, tmp_path / "second.swdb")
    assert run_to_end(open_database(tmp_path / "second.swdb", CancelToken())).n_sequences == 1_000_000


def test_a_part_of_the_disk_stays_free(tmp_path, monkeypatch):
    for total, free, usable in [(100, 60, 58), (1 << 40, 3 << 30, 2 << 30), (1 << 40, 1 << 29, -(1 << 29))]:
        usage = shutil._ntuple_diskusage(total, total - free, free)
        monkeypatch.setattr(shutil, "disk_usage", lambda folder, usage=usage: usage)
        assert swathe.core.database.writer.usable_room(tmp_path) == usable


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="the system cannot reserve space")
def test_space_is_reserved_where_that_is_possible(source, tmp_path, monkeypatch):
    def refuse(*arguments):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "posix_fallocate", refuse)
    number = errno.EOPNOTSUPP
    pack(source, tmp_path / "out.swdb")
    assert run_to_end(open_database(tmp_path / "out.swdb", CancelToken())).n_sequences == 5
    number = errno.ENOSPC
    with pytest.raises(DatabaseError, match="the disk is full"):
        pack(source, tmp_path / "other.swdb")
    assert sorted(tmp_path.iterdir()) == [source, tmp_path / "out.swdb"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_write_errors_of_the_system_are_seen():
    with Path("/dev/full").open("wb", buffering=0) as full, pytest.raises(OSError, match="No space"):
        swathe.core.database.writer.write_all(full.fileno(), np.zeros(10, np.uint8))


def test_same_file_state_looks_at_every_field(source):
    status = source.stat()
    fields = {f: getattr(status, f) for f in ("st_dev", "st_ino", "st_size", "st_mtime_ns", "st_ctime_ns")}
    kind = dataclasses.make_dataclass("Status", fields)
    assert same_file_state(kind(**fields), status)
    for field in fields:
        assert not same_file_state(kind(**fields | {field: fields[field] + 1}), status)
