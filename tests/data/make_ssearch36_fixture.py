"""Make `ssearch36.txt`: what ssearch36 prints of two queries, and of its version.

Run from the repository's root where ``ssearch36`` (Debian's fasta3) is installed:

    PYTHONPATH=. python tests/data/make_ssearch36_fixture.py
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from swathe.core.system.resources import sample_database, sample_queries

HEADER = """\
# What ssearch36 prints of the sample's two queries (UniProt, CC BY 4.0), made by make_ssearch36_fixture.py,
# and behind the blank line the beginning of what it prints for the option -h.
"""
OPTIONS = ("-q", "-s", "BL62", "-f", "-11", "-g", "-1", "-E", "1e-150", "-m", "8", "-T", "1")


def printed(*words: str) -> str:
    """Return what the program prints."""
    run = subprocess.run(["ssearch36", *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return run.stdout + run.stderr


def main() -> None:
    """Write the file."""
    found = printed(*OPTIONS, str(sample_queries()), str(sample_database()))
    helped = "\n".join(printed("-h").splitlines()[:8])
    path = Path(__file__).with_name("ssearch36.txt")
    path.write_text(f"{HEADER}{found}\n{helped}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
