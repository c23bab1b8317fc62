"""Send a database to the hosts of a cluster that do not have it."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from distributed import Worker
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase
from swathe.core.database.opening import content_key, load
from swathe.core.engines.cluster.messages import StoredDatabase, WorkerInfo
from swathe.core.engines.cluster.worker import find, greet, pushed_directory
from swathe.core.errors import DatabaseError, EngineUnavailable
from swathe.core.system.steps import run_to_end

if TYPE_CHECKING:
    from distributed import Client

CHUNK_BYTES: Final = 16 << 20


@dataclass(frozen=True, slots=True)
class Pushed:
    """How far sending is.

    Parameters
    ----------
    host : to which
    bytes_done, bytes_total : of the file
    problem : why the host does not have it now, as a sentence; '' as long as nothing is wrong
    """

    host: str
    bytes_done: int
    bytes_total: int
    problem: str = ""


def push(client: Client, database: PackedDatabase, token: CancelToken) -> Iterator[Pushed]:
    """Send a database's file to every host that lacks its content, one after the other.

    Yields at least once for each host; of one that has it already, at its end at once. Nothing half-written
    is left on a host. Raises EngineUnavailable where no worker answers.
    """
    answers = client.run(greet, on_error="return")
    hosts: dict[str, str] = {}  # one worker of each
    for address, answer in sorted(answers.items()):
        if isinstance(answer, WorkerInfo):
            hosts.setdefault(answer.host, address)
    if not hosts:
        raise EngineUnavailable(
            "No worker of the cluster answers.", "Start one.", command="swathe cluster worker ADDRESS"
        )
    source = StoredDatabase(database.key, database.path)
    size = database.path.stat().st_size
    for host, address in hosts.items():
        if client.run(find, source, workers=[address])[address]:
            yield Pushed(host, size, size)
            continue
        yield from _to_host(client, source, host, address, size, token)


def _to_host(
    client: Client, source: StoredDatabase, host: str, address: str, size: int, token: CancelToken
) -> Iterator[Pushed]:
    name = source.path.name
    done = False
    try:
        with source.path.open("rb") as stream:
            while stream.tell() < size:
                token.raise_if_cancelled()
                at = stream.tell()
                chunk = np.frombuffer(stream.read(CHUNK_BYTES), np.uint8)
                problem = client.run(receive, source.key, name, at, chunk, workers=[address])[address]
                if problem:
                    yield Pushed(host, at, size, problem)
                    return
                yield Pushed(host, at + chunk.size, size)
        problem = client.run(finish, source.key, name, workers=[address])[address]
        done = not problem
        if problem:
            yield Pushed(host, size, size, problem)
    finally:
        if not done:
            client.run(discard, source.key, name, workers=[address], on_error="ignore")


# What the client calls on a worker.


def _place(key: str, name: str) -> tuple[Path, Path]:
    """Return the file of a database, and what it is called until it is whole."""
    stem = "".join(letter if letter.isalnum() or letter in "-_." else "_" for letter in Path(name).stem)
    folder = pushed_directory()
    return (
        folder / f"{stem[:80]}-{key[:8]}.swdb",
        folder / f"{key}.{socket.gethostname()}.part",
    )


def receive(key: str, name: str, at: int, chunk: NDArray[np.uint8], dask_worker: Worker | None = None) -> str:
    """Write a part of a file; return what went wrong as a sentence."""
    path = _place(key, name)[1]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("r+b" if at else "wb") as stream:
            stream.seek(at)
            stream.write(chunk.data)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        full = error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", None))
        return f"{'The disk is full' if full else error.strerror or error}: {path.parent}."
    return ""


def finish(key: str, name: str, dask_worker: Worker | None = None) -> str:
    """Check a file that has arrived, and give it its name; return what is wrong as a sentence."""
    path, part = _place(key, name)
    try:
        if content_key(part) != key:
            return "Another file arrived than was sent."
        run_to_end(load(part, name, CancelToken()))
        part.replace(path)
    except (OSError, DatabaseError) as error:
        return str(error)
    return ""


def discard(key: str, name: str, dask_worker: Worker | None = None) -> None:
    """Remove what arrived of a file."""
    with suppress(OSError):
        _place(key, name)[1].unlink(missing_ok=True)
