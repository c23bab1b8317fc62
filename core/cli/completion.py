"""`swathe completion`: print scripts with which shells complete commands, options, values and files."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import shtab

from swathe.core.cli.arguments import make_parser
from swathe.core.cli.console import Console
from swathe.core.engines import ENGINE_NAMES
from swathe.core.scoring.matrices import matrix_names
from swathe.kernels.registry import variants_of

_FILES: Final = {"ADDRESS", "QUERY", "DATABASE", "RUN", "A", "B", "FILE"}
"""Metavariables of arguments that are read as text because they may be something other than a file."""

_REPEATED: Final = {"zsh": (r'"\(\*\)::?', '"*:'), "tcsh": (r"'p/\*/\(\)/'", "'p/*/f/'")}
"""What shtab writes for repeated arguments, and what replaces it: shtab's completes only the first file."""


def completion(arguments: argparse.Namespace, console: Console) -> int:
    """Print the script for a shell."""
    parser = make_parser()
    kernels = [variant.name for engine in ("cpu", "gpu") for variant in variants_of(engine)]
    names = {"engine": ENGINE_NAMES, "kernel": ("auto", *kernels), "matrix": matrix_names()}
    for action in _actions(parser):
        if action.type is Path or action.metavar in _FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest in names:
            action.choices = names[action.dest]
    script = shtab.complete(parser, arguments.shell)
    if arguments.shell in _REPEATED:
        script = re.sub(*_REPEATED[arguments.shell], script)
    console.output.write(script.encode())
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the arguments of a parser and of all its subcommands."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
