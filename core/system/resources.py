"""Access to the files that travel with the program in the `resources` package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path, PurePath
from typing import Final

from swathe.core.system.settings import working_cache_directory

PAPER_QUERIES: Final = "20 proteins, short to long"
PEPTIDES: Final = "10 peptides"
SAMPLE_QUERIES: Final = "The sample's 2"
"""What the queries that come with the program are called."""


def resource_text(name: str) -> str:
    """Return a UTF-8 text file of `resources`; `name` may contain ``/``. Raises FileNotFoundError."""
    return files("swathe.resources").joinpath(*name.split("/")).read_text("utf-8")


def resource_bytes(name: str) -> bytes:
    """Return the bytes of a file of `resources`; `name` may contain ``/``. Raises FileNotFoundError."""
    return files("swathe.resources").joinpath(*name.split("/")).read_bytes()


@contextmanager
def resource_path(name: str) -> Iterator[Path]:
    """Give a file of `resources` as a path on disk, valid inside the ``with`` block."""
    with as_file(files("swathe.resources").joinpath(*name.split("/"))) as path:
        yield path


def sample_queries() -> Path:
    """Return the sample's query file, as a path that stays valid."""
    return _sample("queries.fasta")


def sample_database() -> Path:
    """Return the sample's database file, as a path that stays valid."""
    return _sample("swissprot-413.fasta")


def paper_queries() -> Path:
    """Return the file of the twenty queries used in the CUDASW++ papers, as a path that stays valid."""
    return _sample("papers.fasta")


def peptide_queries() -> Path:
    """Return the file of short queries, 4 to 128 residues, as a path that stays valid."""
    return _sample("peptides.fasta")


def queries_title(source: str) -> str:
    """Return what the queries of a file are called: those that come with the program by a title."""
    titles = {paper_queries(): PAPER_QUERIES, peptide_queries(): PEPTIDES, sample_queries(): SAMPLE_QUERIES}
    return titles.get(Path(source), PurePath(source).name)


def _sample(name: str) -> Path:
    """Return a sample file; if the program is zipped, the file is copied to the cache first."""
    packed = files("swathe.resources").joinpath("sample", name)
    if isinstance(packed, Path):
        return packed
    unpacked = working_cache_directory() / "sample" / name
    if not unpacked.exists():
        unpacked.parent.mkdir(parents=True, exist_ok=True)
        unpacked.write_bytes(packed.read_bytes())
    return unpacked
