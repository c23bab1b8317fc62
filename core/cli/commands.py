"""Choose a command, run it, and turn errors into a sentence and an exit status."""

from __future__ import annotations

import argparse
import errno
import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence

from swathe.core.cli.arguments import parse_arguments
from swathe.core.cli.console import Console
from swathe.core.cli.interruption import Interruption
from swathe.core.errors import HistoryUnreadable, InvalidRequest, SwatheError
from swathe.core.system.settings import cache_directory, not_kept

_ABOUT_INPUT = {"query", "database"}
"""Fields of a request whose errors are those of input files (exit 1) and not of usage (exit 2)."""
_CACHING = {"search", "blastp", "reciprocal", "network", "scores", "bench", "import", "info"}
"""Commands that pack databases or compile code, which are cached for the next start."""

# Engines report trouble with a GPU in `warnings`; without a handler Python would print the log as well.
logging.getLogger("swathe.core.cuda").addHandler(logging.NullHandler())


def run(argv: Sequence[str] | None, interruption: Interruption) -> int:
    """Run the command in `argv` and return the exit status."""
    console = Console(interruption)
    with console.guarding():
        return _run(argv, console)


def _run(argv: Sequence[str] | None, console: Console) -> int:
    try:
        try:
            arguments = parse_arguments(argv)
        except SystemExit as done:  # argparse has printed help, the version or a usage error
            console.flush()
            return int(done.code or 0)
        console.quiet = getattr(arguments, "quiet", False)
        command = _dispatch(arguments)
        gc.enable()
        status = command(arguments, console)
        console.flush()
        if arguments.command in _CACHING:
            console.note(not_kept(("packed databases and compiled code", cache_directory())))
        return status
    except InvalidRequest as error:
        console.error(error)
        return 1 if error.field in _ABOUT_INPUT else 2
    except SwatheError as error:
        if isinstance(error, HistoryUnreadable):
            error.command = "swathe runs set-aside"
        console.error(error)
        return 1
    except KeyboardInterrupt:
        console.clear()
        return console.interruption.status
    except BrokenPipeError:  # the reader of a pipe, such as `head`, has enough: not an error
        console.discard()
        return 141
    except OSError as error:
        if error.errno != errno.ENOSPC:  # anything else is not the user's to solve: show the traceback
            raise
        console.discard()
        console.error(SwatheError("The output cannot be written: the disk is full."))
        return 1


def _will_use_gpus(arguments: argparse.Namespace) -> bool:
    """Whether a search will look for GPUs, as far as can be told at once: its files are there.

    A driver may take a second to start, which nobody is to wait for after a mistyped name.
    """
    names = () if arguments.sample else (*arguments.query, arguments.database)
    asks = arguments.engine in ("auto", "gpu", "hybrid") and sys.platform != "darwin"
    return asks and all(name == "-" or os.path.exists(name) for name in names)


def _dispatch(arguments: argparse.Namespace) -> Callable[[argparse.Namespace, Console], int]:
    """Return the function of a command; its modules are imported only now, so that help appears at once."""
    match arguments.command:
        case "search":
            if _will_use_gpus(arguments):
                from swathe.core.cuda.libcuda import start_devices_ahead

                start_devices_ahead(arguments.device)
            from swathe.core.cli.search import search

            return search
        case "blastp":
            from swathe.core.cli.blastp import blastp

            return blastp
        case "reciprocal":
            from swathe.core.cli.reciprocal import reciprocal

            return reciprocal
        case "network":
            from swathe.core.cli.network import network

            return network
        case "scores":
            from swathe.core.cli.scores import scores

            return scores
        case "bench":
            from swathe.core.cli.bench import bench

            return bench
        case "import":
            from swathe.core.cli.databases import import_database

            return import_database
        case "info":
            from swathe.core.cli.databases import info

            return info
        case "runs":
            from swathe.core.cli.runs import runs

            return runs
        case "engines":
            from swathe.core.cli.listings import engines

            return engines
        case "kernels":
            from swathe.core.cli.listings import kernels

            return kernels
        case "cluster":
            from swathe.core.cli.cluster import cluster

            return cluster
        case "matrices":
            from swathe.core.cli.listings import matrices

            return matrices
        case "completion":
            from swathe.core.cli.completion import completion

            return completion
        case "desktop":
            from swathe.core.cli.desktop import desktop

            return desktop
    raise ValueError(arguments.command)
