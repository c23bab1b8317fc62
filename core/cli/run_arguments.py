"""The options of `swathe runs`, and those that record the run of a search."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ACTIONS: Final = ("list", "show", "save", "rename", "delete", "compare", "export", "set-aside")
_RUN: Final = "a run: the beginning of its number, its name, or a saved file (.swr)"


def with_action(argv: Sequence[str]) -> list[str]:
    """Return arguments in which `swathe runs` and `swathe runs WORDS` have their action, ``list``."""
    words = list(argv)
    if words[:1] == ["runs"] and (len(words) == 1 or words[1] not in (*ACTIONS, "-h", "--help")):
        words.insert(1, "list")
    return words


def add_actions(runs: argparse.ArgumentParser, formats: Sequence[str]) -> None:
    """Give `swathe runs` its actions; `formats` are those that hits are written in."""
    actions = runs.add_subparsers(dest="action", title="actions", metavar="ACTION", required=True)
    listing = _action(actions, "list", "list the runs of the history (also without the word list)")
    listing.add_argument("words", nargs="*", metavar="WORD", help="only runs that have all these words")
    listing.add_argument("--format", choices=("table", "tsv"), default="table", help="what to write (table)")

    show = _action(actions, "show", "say what a run searched, and what came of it")
    show.add_argument("run", metavar="RUN", help=_RUN)
    show.add_argument(
        "--check", action="store_true", help="read its database and say whether it is still the same"
    )

    save = _action(actions, "save", "write a run to a file that opens without the database")
    save.add_argument("run", metavar="RUN", help=_RUN)
    save.add_argument("file", type=Path, metavar="FILE.swr", help="the file to write")
    save.add_argument("--align", action="store_true", help="align first the hits that are not")

    rename = _action(actions, "rename", "give a run of the history another name")
    rename.add_argument("run", metavar="RUN", help=_RUN)
    rename.add_argument("name", metavar="NAME", help="the new name; '' takes it away")

    delete = _action(actions, "delete", "delete runs of the history, and their files")
    delete.add_argument("runs", nargs="+", metavar="RUN", help=_RUN)

    compare = _action(actions, "compare", "lay the hits of two runs side by side")
    compare.add_argument("a", metavar="A", help=_RUN)
    compare.add_argument("b", metavar="B", help="another")
    compare.add_argument(
        "--format", choices=("table", "csv", "tsv"), default="table", help="what to write (table)"
    )
    compare.add_argument("-o", "--output", type=Path, metavar="FILE", help="the file (standard output)")

    export = _action(actions, "export", "write the hits of a run, as `swathe search` does")
    export.add_argument("run", metavar="RUN", help=_RUN)
    export.add_argument("--query", type=int, metavar="N", help="only the N-th query's hits (all)")
    export.add_argument("--format", choices=formats, default="table", help="what to write (table)")
    export.add_argument(
        "--no-comments", action="store_true", help="csv and tsv without the comment lines on top"
    )
    export.add_argument(
        "--one-file-per-query", action="store_true", help="-o names a folder: a file for each query"
    )
    export.add_argument("--replace", action="store_true", help="replace files that exist there")
    export.add_argument("-o", "--output", type=Path, metavar="FILE", help="the file (standard output)")
    _action(actions, "set-aside", "move a damaged list away and make a new one of the runs' files")


def add_recording(search: argparse.ArgumentParser) -> None:
    """Give `swathe search` the options that record the run."""
    group = search.add_argument_group(
        "keeping the run", "to open it again, here or elsewhere (`swathe runs`)"
    )
    group.add_argument(
        "--save", type=Path, metavar="FILE.swr", help="save the run: it opens without the database"
    )
    group.add_argument(
        "--history", action="store_true", help="keep it in the history, which the window shows, too"
    )
    group.add_argument("--name", metavar="NAME", help="what to call it there")


def _action(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, what: str
) -> argparse.ArgumentParser:
    action = actions.add_parser(
        name, help=what, description=f"{what[0].upper()}{what[1:]}.", allow_abbrev=False
    )
    action.add_argument("-q", "--quiet", action="store_true", help="no progress bar and no notes")
    return action
