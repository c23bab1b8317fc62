"""Run the commands of docs/kernels.md again, so that what the page shows comes from what it says.

    python tests/bench/measure_kernels.py [--into FOLDER] [--seconds 540] [--list] [NAME ...]

A name is that of a file in docs/benchmarks without its ending, kernels-gaps; without names all commands
run, in the page's order. None is begun after `--seconds`. With `--into` files are written there and not
in docs/benchmarks. The exit status is 1 where a command failed or was not begun.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import textwrap
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "kernels.md"
_BLOCK = re.compile(r"^(?: {4}.*\n)+", re.MULTILINE)
_WRITTEN = re.compile(r"docs/benchmarks/([\w-]+)\.json")
_PROGRAMS = {"swathe": [sys.executable, "-m", "swathe"], "python": [sys.executable]}


def commands(page: str) -> dict[str, list[str]]:
    """Return the page's commands that write a file, by its name, each as a list of words."""
    found = {}
    for block in _BLOCK.findall(page):
        for line in textwrap.dedent(block).replace("\\\n", "").splitlines():
            words = shlex.split(line, comments=True)
            written = [_WRITTEN.fullmatch(word) for word in words]
            name = next((match[1] for match in written if match), None)
            if name is not None:
                found[name] = words
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--list", action="store_true", help="print the commands, and run none")
    asked = parser.parse_args()
    known = commands(PAGE.read_text(encoding="utf-8"))
    if unknown := [name for name in asked.names if name not in known]:
        parser.error(f"no command of the page writes {', '.join(unknown)}; there are {', '.join(known)}")
    missed, began = [], time.monotonic()
    for name in asked.names or known:
        words = known[name]
        if asked.into is not None:
            written = str(asked.into / f"{name}.json")
            words = [written if _WRITTEN.fullmatch(word) else word for word in words]
        argv = [*_PROGRAMS[words[0]], *words[1:]]
        if asked.list:
            print(shlex.join(words))
            continue
        if time.monotonic() - began > asked.seconds:
            print(f"{name}: not begun, the time is up", flush=True)
            missed.append(name)
            continue
        started = time.monotonic()
        done = subprocess.run(argv, cwd=ROOT, env=os.environ | {"PYTHONUNBUFFERED": "1"}, check=False)
        print(f"{name}: exit status {done.returncode}, {time.monotonic() - started:.0f} s", flush=True)
        missed += [name] if done.returncode else []
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
