"""Run a scheduler, or a worker, until somebody ends it."""

from __future__ import annotations

import asyncio
import logging
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import dask
from distributed import Nanny, Scheduler

from swathe.core.cancel import CancelToken
from swathe.core.engines.cluster.certificates import certificates
from swathe.core.engines.cluster.connection import (
    CONNECT_SECONDS,
    PLAIN_VARIABLE,
    PORT,
    is_loopback,
    scheduler_address,
    security_for,
    silence,
)
from swathe.core.engines.cluster.worker import PLUGIN, THREADS, SearchPlugin
from swathe.core.errors import EngineUnavailable, InvalidRequest, SwatheError

Tell = Callable[[str], None]

_LOOK_SECONDS: Final = 0.1
"""How often it is seen whether to end."""
_AGAIN_SECONDS: Final = 2.0
"""How long a worker that lost its scheduler waits before it looks for it again."""
_GONE_SECONDS: Final = 20
"""A worker that was not heard of for so long is given up, and its tasks run elsewhere."""
NO_DASHBOARD: Final[Mapping[str, Any]] = {"dashboard": False, "dashboard_address": "127.0.0.1:0"}
"""Schedulers and workers open a port for HTTP whatever one asks: nothing is served, or seen from outside."""
SETTINGS: Final[Mapping[str, Any]] = {
    "logging": {"distributed": "critical", "distributed.core": "critical", "tornado": "critical"},
    "distributed.scheduler.http.routes": [],
    "distributed.worker.http.routes": [],
    "distributed.worker.profile.enabled": False,
    "distributed.scheduler.active-memory-manager.start": False,
    "distributed.scheduler.work-stealing": False,
    "distributed.scheduler.worker-ttl": f"{_GONE_SECONDS}s",
    "distributed.comm.timeouts.tcp": f"{_GONE_SECONDS}s",
    "distributed.worker.memory.target": False,
    "distributed.worker.memory.spill": False,
    "distributed.worker.memory.pause": False,
    "distributed.worker.memory.terminate": False,
    "distributed.worker.use-file-locking": False,
    # Without its threshold for giving memory back, with which every large array is mapped anew.
    "distributed.nanny.pre-spawn-environ": {
        "OMP_NUM_THREADS": 1,
        "OPENBLAS_NUM_THREADS": 1,
        "MKL_NUM_THREADS": 1,
    },
    # What follows is what idle processes spend their time on.
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.tick.limit": "1h",
    "distributed.admin.system-monitor.interval": "10s",
}


def serve_scheduler(listen: str, file: Path | None, tell: Tell, token: CancelToken) -> None:
    """Run a scheduler until `token` is cancelled; the certificates are made if there are none.

    Parameters
    ----------
    listen : where: ``tls://``, ``tls://HOST:PORT``, or ``tcp://127.0.0.1``
    file : to write the address to, for clients and workers that share a disk
    tell : is given sentences about where it runs and how to reach it

    Raises InvalidRequest for an address that must not be used, EngineUnavailable where it cannot be had.
    """
    address = _listening(listen)
    if address.startswith("tls://") and not certificates().complete:
        certificates().make()
    asyncio.run(_schedule(address, file, tell, token))


def _listening(listen: str) -> str:
    """Return where a scheduler is to listen; without a host that is every network of this computer."""
    if listen.startswith("tls://") and not urlsplit(listen).hostname:
        port = urlsplit(listen).netloc.lstrip(":") or PORT
        return f"tls://0.0.0.0:{port}"
    try:
        return scheduler_address(listen)
    except InvalidRequest as error:
        if is_loopback(urlsplit(listen).hostname or ""):
            raise
        raise InvalidRequest(
            "cluster",
            f"A scheduler cannot listen at {listen}: {error.message}",
            "Use tls://, or tcp://127.0.0.1 for this computer alone, or say that the network is safe.",
            command=f"{PLAIN_VARIABLE}=yes",
        ) from error


async def _schedule(address: str, file: Path | None, tell: Tell, token: CancelToken) -> None:
    silence()
    _allow_connections()
    parts = urlsplit(address)
    with dask.config.set(SETTINGS):
        try:
            _see_that_it_is_free(str(parts.hostname), parts.port or 0)
            scheduler = Scheduler(
                host=parts.hostname,
                port=parts.port if parts.port is not None else PORT,
                protocol=f"{parts.scheme}://",
                security=security_for(address),
                scheduler_file=None if file is None else str(file),
                **NO_DASHBOARD,
            )
            await scheduler
        except (OSError, RuntimeError) as error:
            why = getattr(error.__cause__ or error, "strerror", None) or error
            raise EngineUnavailable(
                f"No scheduler can be started at {address}: {why}.",
                "Perhaps one runs there already; name another port.",
            ) from error
        try:
            for line in _how_to_reach(scheduler.address, file):
                tell(line)
            while not token.cancelled and scheduler.status.name == "running":
                await asyncio.sleep(_LOOK_SECONDS)
        finally:
            await scheduler.close()
            if file is not None:
                file.unlink(missing_ok=True)


def _allow_connections() -> None:
    """Have as many files open as the system allows: each task takes a connection to its client and worker."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # where macOS says "unlimited" and means less
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _see_that_it_is_free(host: str, port: int) -> None:
    """Raise OSError where a scheduler could not listen, which it would leave a socket open for."""
    for family, kind, protocol, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(place)


def _how_to_reach(address: str, file: Path | None) -> list[str]:
    """Return what to do on other hosts."""
    named = str(file) if file is not None else address
    lines = [f"The scheduler is at {address}."]
    host = urlsplit(address).hostname or ""
    if address.startswith("tls://") and not is_loopback(host):
        folder = certificates().folder
        names = ",".join(path.name for path in certificates().of_hosts)
        lines += [
            "On every other host, once, copy the certificates (whoever has them may use the cluster):",
            f"  mkdir -p -m 700 {folder} && scp -p '{host}:{folder}/{{{names}}}' {folder}/",
        ]
    lines += [
        "On every host that is to compute:",
        f"  swathe cluster worker {named}",
        "Search with:",
        f"  swathe search QUERY DATABASE --cluster {named}",
    ]
    return lines


def serve_worker(cluster: str, plugin: SearchPlugin, tell: Tell, token: CancelToken) -> None:
    """Run a worker until `token` is cancelled; without its scheduler it waits for one.

    The worker is a process of its own, which is started again when it dies.

    Raises InvalidRequest for an address that cannot be used, EngineUnavailable without certificates.
    """
    if "://" in cluster:
        scheduler_address(cluster)
    folder = tempfile.mkdtemp(prefix="swathe-worker-")
    try:
        asyncio.run(_work(cluster, plugin, folder, tell, token))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _work(cluster: str, plugin: SearchPlugin, folder: str, tell: Tell, token: CancelToken) -> None:
    silence()
    told = ""
    while not token.cancelled:
        try:
            address = scheduler_address(cluster)
            security = security_for(address)
        except SwatheError:
            if "://" in cluster:
                raise
            address = ""  # the file of a scheduler that is still to come
        if address and await _answers(address, security):
            with dask.config.set(SETTINGS):
                await _work_once(address, security, plugin, folder, tell, token)
            told = ""
        elif not told:
            told = f"Waiting for a scheduler at {address or cluster} …"
            tell(told)
        for _ in range(int(_AGAIN_SECONDS / _LOOK_SECONDS)):
            if not token.cancelled:
                await asyncio.sleep(_LOOK_SECONDS)


async def _answers(address: str, security: Any) -> bool:
    """Whether a scheduler is there."""
    from distributed import rpc

    arguments = {} if security is None else security.get_connection_args("worker")
    try:
        async with rpc(address, connection_args=arguments, timeout=CONNECT_SECONDS) as scheduler:
            await asyncio.wait_for(scheduler.identity(n_workers=0), CONNECT_SECONDS)
    except (TimeoutError, OSError):
        return False
    return True


async def _work_once(
    address: str, security: Any, plugin: SearchPlugin, folder: str, tell: Tell, token: CancelToken
) -> None:
    """Run a worker until its scheduler is gone, or `token` is cancelled."""
    host = "127.0.0.1" if is_loopback(urlsplit(address).hostname or "") else None
    try:
        nanny = Nanny(
            address,
            nthreads=THREADS,
            memory_limit=0,
            security=security,
            host=host,
            local_directory=folder,
            plugins=(plugin,),
            silence_logs=logging.CRITICAL + 1,
            death_timeout=60,
            **NO_DASHBOARD,
        )
        await nanny
    except (TimeoutError, OSError, RuntimeError) as error:
        tell(f"No worker could be started: {error}")
        return
    try:
        tell(f"A worker computes for {address} ({PLUGIN}, process {nanny.pid}).")
        while not token.cancelled and nanny.status.name == "running":
            await asyncio.sleep(_LOOK_SECONDS)
    finally:
        await nanny.close(timeout=2)
    if not token.cancelled:
        tell(f"The scheduler at {address} is gone.")
