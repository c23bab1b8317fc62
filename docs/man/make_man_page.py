"""Make the man page of `swathe` from the parser of its command line.

Run by ``make man``; the page lies beside this file and is installed with the program.
"""

import os
import tomllib
from pathlib import Path

from argparse_manpage.manpage import Manpage

from swathe.core.cli.arguments import make_parser

PAGE = Path(__file__).with_name("swathe.1")
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def man_page() -> str:
    """Return the page, the same whatever the terminal, the day and the Python."""
    os.environ["COLUMNS"] = "72"  # argparse breaks lines by it; less than man's 80, which it indents
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    page = Manpage(make_parser())
    page.description = project["description"]
    page.source = f"{project['name']} {project['version']}"
    page.manual = "User Commands"
    page.date = ""
    return str(page)


if __name__ == "__main__":
    PAGE.write_text(man_page(), encoding="utf-8")
