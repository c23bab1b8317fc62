"""What a process loads, when, and with how many threads."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cli import main, running
from swathe.core.database import import_fasta
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from tests.long_run import long_but

VARIABLES = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def printed(code: str, **environment: str) -> list[str]:
    """Run a program and return the words it prints last."""
    clean = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    done = subprocess.run(
        [sys.executable, "-c", code], env=clean | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1].split()


@pytest.mark.long
def test_linear_algebra_takes_one_thread_of_the_command_line() -> None:
    code = """
import os
from swathe.core.cli import main
main(["matrices"])
import numpy
threads = len(os.listdir("/proc/self/task")) if os.path.exists("/proc") else 1
print(*(os.environ[name] for name in %r), threads)
"""
    assert printed(code % (VARIABLES,)) == ["1", "1", "1"]
    assert printed(code % (VARIABLES,), OPENBLAS_NUM_THREADS="2")[:2] == ["2", "1"]


def test_linear_algebra_takes_one_thread_of_the_window() -> None:
    code = """
import os
from swathe.gui.app import main
try:
    main(["--version"])
except SystemExit:
    print(*(os.environ[name] for name in %r))
"""
    assert printed(code % (VARIABLES,)) == ["1", "1"]


def test_what_two_threads_would_deadlock_on_is_loaded_before_the_second_begins() -> None:
    """NumPy's random numbers import themselves in a circle; Numba and SciPy load them in two threads."""
    code = """
import sys
import threading
import swathe.core.cli.search
from swathe.core.alignment.loading import load_ahead
threading.Thread.start = lambda thread: print("numpy.random" in sys.modules)
load_ahead()
"""
    assert printed(code) == ["True"]


def test_what_is_needed_last_is_loaded_beside_the_rest_once() -> None:
    code = """
import sys
import swathe.core.cli.search
from swathe.core.alignment.loading import load_ahead
heavy = ("llvmlite", "swathe.core.alignment.bulk")
before = [name in sys.modules for name in heavy]
load_ahead().join()
from swathe.core.alignment import gotoh
print(*before, *(name in sys.modules for name in heavy), load_ahead() is load_ahead())
"""
    assert printed(code) == ["False", "False", "True", "True", "True"]


@pytest.mark.parametrize("seconds", long_but([0.0, 0.05, 0.1, 0.2, 0.3], 0.1))
def test_a_program_may_end_while_it_loads(seconds: float) -> None:
    code = """
import sys, time
from swathe.core.alignment.loading import load_ahead
load_ahead()
time.sleep(%f)
sys.exit(3)
"""
    done = subprocess.run([sys.executable, "-c", code % seconds], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (3, "")


@pytest.mark.parametrize(("command", "module"), [("search", "search"), ("reciprocal", "comparing")])
def test_a_command_begins_to_load_before_its_engine_is_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, module: str
) -> None:
    order: list[str] = []
    opened = running.open_engine

    def open_engine(*options):
        order.append("engine")
        return opened(*options)

    cli = importlib.import_module(f"swathe.core.cli.{module}")
    monkeypatch.setattr(cli, "load_ahead", lambda *_, **__: order.append("loading"))
    monkeypatch.setattr(running, "open_engine", open_engine)
    assert main([command, str(sample_queries()), str(sample_database()), "--engine", "cpu", "--quiet"]) == 0
    assert order == ["loading", "engine"]
    assert capsys.readouterr().out


@pytest.mark.long
def test_scores_alone_need_no_alignments(tmp_path: Path) -> None:
    database = tmp_path / "sample.swdb"
    run_to_end(import_fasta(sample_database(), database, CancelToken()))
    code = f"""
from swathe.core.cli import main
assert main(["scores", {str(sample_queries())!r}, {str(database)!r}, "--engine", "cpu", "--quiet"]) == 0
from swathe.core.alignment.loading import load_ahead
print(load_ahead.cache_info().currsize)
"""
    assert printed(code) == ["0"]


def test_a_command_leaves_nothing_to_the_collector() -> None:
    code = """
import atexit, gc
atexit.register(lambda: print(gc.get_freeze_count() > 1_000))
from swathe.core.cli import main
main(["matrices"])
"""
    assert printed(code) == ["True"]


def test_hits_aligned_one_by_one_need_no_numba() -> None:
    """Right after an installation it would halt the window for three seconds when the first hit is shown."""
    code = """
import sys
import numpy as np
from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import align
from swathe.core.alignment.loading import load_alignment
from swathe.core.alignment.texts import btops, cigars, gapped_rows, gff_gaps, middle_lines
from swathe.core.cancel import CancelToken
from swathe.core.scoring.scheme import SCALE, AdjustedScheme, ScoringScheme

load_alignment()
matrix = ScoringScheme.load("BLOSUM62")
for copies in (1, 40, 110):  # of 16 and of 32 bits, in one pass and with checkpoints
    query = np.tile(np.arange(20, dtype=np.uint8), copies)
    subject = query.copy()
    subject.flags.writeable = False
    table = matrix.table(query)
    adjusted = AdjustedScheme(matrix, table.astype(np.int16) * SCALE)
    score = int(table[np.arange(query.size), query].sum())
    align(query, subject, adjusted, score * SCALE, CancelToken())
    found = align(query, subject, matrix, score, CancelToken())
pairs = AlignedPairs.of([found])
assert pairs.alignment(0, query, subject, matrix) == found
of_subjects = subject, np.zeros(1, np.int64)
middle_lines(pairs, query, table, *of_subjects)
for texts in (btops, gapped_rows):  # as histories and files have them
    texts(pairs, query, *of_subjects)
for texts in (cigars, gff_gaps):
    texts(pairs)
print("numba" in sys.modules)
"""
    assert printed(code) == ["False"]
