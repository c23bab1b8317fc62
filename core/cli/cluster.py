"""`swathe cluster`: run a scheduler or a worker, and send databases to hosts."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing

from swathe.core.cli.console import Console
from swathe.core.cli.running import show_import
from swathe.core.database import open_database
from swathe.core.engines.cluster.connection import connect, named_cluster, require_packages, scheduler_address
from swathe.core.errors import SwatheError
from swathe.core.system.steps import run_to_end
from swathe.core.system.words import bytes_text


def cluster(arguments: argparse.Namespace, console: Console) -> int:
    """Do the action."""
    require_packages()
    return {"start": _start, "worker": _worker, "push": _push}[arguments.action](arguments, console)


def _start(arguments: argparse.Namespace, console: Console) -> int:
    from swathe.core.engines.cluster.serving import serve_scheduler

    with console.interruption.cooperative() as token:
        serve_scheduler(arguments.address, arguments.file, _teller(console), token)
    return 0


def _worker(arguments: argparse.Namespace, console: Console) -> int:
    from swathe.core.engines import CLUSTER, open_engine
    from swathe.core.engines.cluster.serving import serve_worker
    from swathe.core.engines.cluster.worker import SearchPlugin

    choice = arguments.engine, arguments.kernel, arguments.threads, arguments.device
    if arguments.engine.startswith(CLUSTER):
        raise SwatheError("A worker of a cluster cannot be a cluster.", "Choose auto, cpu, gpu or hybrid.")
    open_engine(*choice).close()  # wrong options are said here, and not by a process that nobody sees
    folders = tuple(folder.absolute() for folder in arguments.databases)
    with console.interruption.cooperative() as token:
        serve_worker(arguments.address, SearchPlugin(*choice, folders), _teller(console), token)
    return 0


def _push(arguments: argparse.Namespace, console: Console) -> int:
    """Send a database; 1 where a host does not have it at the end."""
    address = scheduler_address(named_cluster(arguments.cluster))
    with console.interruption.cooperative() as token:
        from swathe.core.engines.cluster.pushing import push

        database = run_to_end(
            open_database(arguments.database, token), lambda progress: show_import(console, progress)
        )
        problems: dict[str, str] = {}
        with closing(connect(address)) as client:
            for pushed in push(client, database, token):
                problems[pushed.host] = pushed.problem
                console.progress(pushed.host[:10], pushed.bytes_done, pushed.bytes_total)
    console.clear()
    size = bytes_text(database.path.stat().st_size)
    for host, problem in problems.items():
        if problem:
            console.warning(f"{host} does not have {database.name}: {problem}")
        else:
            console.line(f"{host}: {database.name}, {size}")
    return 1 if any(problems.values()) else 0


def _teller(console: Console) -> Callable[[str], None]:
    """Return what prints a line at once: whoever started this reads it while it runs."""

    def tell(line: str) -> None:
        console.line(line)
        console.flush()

    return tell
