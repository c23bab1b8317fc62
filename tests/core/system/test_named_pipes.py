"""A named pipe in place of a file that is read is refused: opening one may wait for a writer for ever."""

from __future__ import annotations

import os

import pytest

from swathe.core.benchmark import files as comparison_files
from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.errors import SwatheError
from swathe.core.history.run_file import read_run
from swathe.core.scoring.matrices import load_matrix
from swathe.core.scoring.queries import read_queries
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.steps import run_to_end

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")

READERS = {
    "database.swdb": lambda path: run_to_end(open_database(path, CancelToken())),
    "database.fasta": lambda path: run_to_end(open_database(path, CancelToken())),
    "database.gz": lambda path: run_to_end(open_database(path, CancelToken())),
    "import.fasta": lambda path: run_to_end(import_fasta(path, path.with_name("x.swdb"), CancelToken())),
    "sequences.fasta": read_sequences,
    "query.pssm": lambda path: read_queries([path]),
    "matrix.txt": load_matrix,
    "run.swr": read_run,
    "comparison.json": comparison_files.read,
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("what", ["pipe", "folder"])
def test_only_regular_files_are_read(tmp_path, name, what) -> None:
    path = tmp_path / name
    if what == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    words = "regular file" if what == "pipe" else "(?i)a folder|directory"
    with pytest.raises(SwatheError, match=words) as caught:
        READERS[name](path)
    assert name in str(caught.value)
