"""Access to the files that travel with the program in the `resources` package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path


def resource_text(name: str) -> str:
    """Return a UTF-8 text file of `resources`; `name` may contain ``/``. Raises FileNotFoundError."""
    return files("resources").joinpath(*name.split("/")).read_text("utf-8")


def resource_bytes(name: str) -> bytes:
    """Return the bytes of a file of `resources`; `name` may contain ``/``. Raises FileNotFoundError."""
    return files("resources").joinpath(*name.split("/")).read_bytes()


@contextmanager
def resource_path(name: str) -> Iterator[Path]:
    """Give a file of `resources` as a path on disk, valid inside the ``with`` block."""
    with as_file(files("resources").joinpath(*name.split("/"))) as path:
        yield path
