"""The comparisons measured last on this machine, each a file in the folder of data."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from swathe.core.benchmark import files
from swathe.core.benchmark.files import BenchmarkFileError
from swathe.core.benchmark.results import Benchmark
from swathe.core.errors import ExportError

MOST: Final = 20
"""Comparisons that are kept: the oldest goes when there is one more."""
_FOLDER: Final = "comparisons"
_FORMAT: Final = "json"


def keep(benchmark: Benchmark, data: Path) -> None:
    """Write a comparison to the folder of data, and remove the oldest of more than `MOST`.

    Raises ExportError where it cannot be written.
    """
    folder = data / _FOLDER
    when = benchmark.circumstances.started[:19].replace(":", "")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ExportError(f"{folder} cannot be made: {error.strerror or error}.") from error
    files.write(benchmark, folder / f"{when}-{uuid.uuid4().hex[:8]}.{_FORMAT}", _FORMAT)
    for path in _paths(data)[:-MOST]:
        with suppress(OSError):  # another window may have removed it
            path.unlink()


def kept(data: Path) -> Iterator[Benchmark | BenchmarkFileError]:
    """Yield the comparisons kept, the oldest first; in the place of one that cannot be read, why not."""
    for path in _paths(data):
        try:
            yield replace(files.read(path), name="")
        except BenchmarkFileError as error:
            yield error


def _paths(data: Path) -> list[Path]:
    """Return the files of comparisons, the oldest first."""
    return sorted((data / _FOLDER).glob(f"*.{_FORMAT}"))
