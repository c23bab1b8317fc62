"""Write one file per query: all of them or none."""

from __future__ import annotations

import dataclasses
import os
import re
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Final

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.export import Format, export, format_of, sidecar_of
from swathe.core.export.values import ExportProgress, Selection, query_label
from swathe.core.search.events import SearchResult
from swathe.core.system.files import REPLACED, remove_leftovers, temporary_folder, write_error
from swathe.core.system.words import counted

_LONGEST: Final = 100
"""Characters of a query's name in a file name: with suffixes, within the limits of file systems."""
_UNSAFE: Final = re.compile(r"[^A-Za-z0-9._-]+")
_RESERVED: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"com{n}" for n in range(10)), *(f"lpt{n}" for n in range(10)))
)
"""Names that Windows reserves for devices, with any suffix."""


def safe_name(name: str) -> str:
    """Return a name that every file system accepts, '_' for an empty one.

    Runs of anything but ASCII letters, digits, dots, hyphens and underscores become one underscore; leading
    dots and hyphens are dropped; at most 100 characters stay; device names of Windows get an underscore.
    """
    safe = _UNSAFE.sub("_", name).lstrip(".-")[:_LONGEST].rstrip(".") or "_"
    stem, dot, rest = safe.partition(".")
    return f"{stem}_{dot}{rest}" if stem.lower() in _RESERVED else safe


def file_names(labels: list[str], suffix: str) -> list[str]:
    """Return a file name for each label; names that are alike but for case get -2, -3 and so on."""
    taken: set[str] = set()
    names = []
    for label in labels:
        stem = name = safe_name(label)
        number = 1
        while name.lower() in taken:
            number += 1
            name = f"{stem}-{number}"
        taken.add(name.lower())
        names.append(name + suffix)
    return names


def files_of(labels: list[str], format: str | Format, folder: Path) -> list[Path]:
    """Return the files that `export_each` writes for queries of these names, without their sidecars."""
    return [folder / name for name in file_names(labels, format_of(format).suffix)]


def check_folder(folder: Path) -> None:
    """Raise ExportError if the path exists and is not a folder."""
    if folder.exists() and not folder.is_dir():
        raise ExportError(f"{folder} is not a folder.", "Give a folder, or the name of a new one.")


def refuse_replacing(files: list[Path], format: str | Format) -> None:
    """Raise ExportError if one of these files, or of their sidecars, exists."""
    if there := existing(files, format):
        raise ExportError(
            f"{counted(len(there), 'file')} would be replaced in {there[0].parent}: {there[0].name}"
            + (" and others." if len(there) > 1 else "."),
            "Choose another folder, or allow it.",
        )


def existing(files: list[Path], format: str | Format) -> list[Path]:
    """Return those of the files, and of their sidecars, that exist."""
    beside = [sidecar_of(path) for path in files] if format_of(format).sidecar else []
    try:
        there = {path.name.lower() for path in files[0].parent.iterdir()} if files else set()
    except OSError:
        return []
    return [path for path in (*files, *beside) if path.name.lower() in there]


def export_each(
    result: SearchResult,
    selection: Selection,
    format: str | Format,
    folder: Path,
    token: CancelToken,
    *,
    comments: bool = True,
    replace: bool = False,
) -> Generator[ExportProgress, None, None]:
    """Write the hits of each chosen query to a file of its own in a folder, which is created if missing.

    The files are written to a hidden folder inside and moved once all are complete. Without `replace`,
    nothing is written if any of them exists. Progress counts the hits of all queries together.

    Raises ExportError if a file cannot be written and OperationCancelled; in both cases every file is as it
    was before.
    """
    check_folder(folder)
    labels = [query_label(index + 1, result.queries[index]) for index, _ in selection.queries]
    files = files_of(labels, format, folder)
    if not replace:
        refuse_replacing(files, format)
    began = time.monotonic()
    made = not os.path.exists(folder)
    remove_leftovers(folder)
    try:
        with temporary_folder(folder) as staged:
            done = 0
            for part, path in zip(selection.queries, files, strict=True):
                one = dataclasses.replace(selection, queries=(part,))
                try:
                    for step in export(result, one, format, staged / path.name, token, comments=comments):
                        at = done + (step.done if step.phase == "writing" else 0)
                        yield ExportProgress(step.phase, at, selection.n_rows, time.monotonic() - began)
                except ExportError as error:  # name the folder that the user chose, not the hidden one
                    raise ExportError(error.message.replace(str(staged), str(folder)), error.hint) from error
                done += one.n_rows
            token.raise_if_cancelled()
            _move_all(staged, folder)
    except BaseException as error:
        if made:
            with suppress(OSError):  # not empty: another program has put something there meanwhile
                folder.rmdir()
        if isinstance(error, OSError):
            raise write_error(folder, error) from error
        raise
    yield ExportProgress("writing", selection.n_rows, selection.n_rows, time.monotonic() - began)


def _move_all(staged: Path, folder: Path) -> None:
    """Move every file to its place; if one cannot be moved, restore what was there before."""
    aside = staged / REPLACED
    moved: list[tuple[Path, Path | None]] = []
    try:
        aside.mkdir()
        for path in sorted(path for path in staged.iterdir() if path.is_file()):
            target, before = folder / path.name, None
            if target.exists() or target.is_symlink():
                before = aside / path.name
                target.replace(before)
                moved.append((target, before))
                path.replace(target)
            else:
                path.replace(target)
                moved.append((target, None))
    except OSError as error:
        for target, before in reversed(moved):
            if before is None:
                target.unlink(missing_ok=True)
            elif before.exists():
                before.replace(target)
        raise write_error(folder, error) from error
