"""CompiledFunction functions: one process compiles each of them, others wait."""

from __future__ import annotations

import importlib
import subprocess
import sys
import threading
from pathlib import Path

import numba
import numpy as np
import pytest

from swathe.core.network.layout_kernels import move
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.judging import MANY_QUERIES
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from swathe.core.statistics.adjustment import MatrixFigures
from swathe.core.statistics.adjustment_kernels import MOST_KINDS, N_TERMS, pair_terms
from swathe.core.system.compiled import CompiledFunction, address_of, compiled
from swathe.core.system.resources import sample_database

ROOT = Path(__file__).parents[3]


@compiled
def inner(x):  # type: ignore[no-untyped-def]
    return x + 1


@compiled
def outer(x):  # type: ignore[no-untyped-def]
    return 2 * inner(x)


@compiled(error_model="numpy")
def quotient(x, y):  # type: ignore[no-untyped-def]
    return x / y


def test_functions_call_functions_and_take_options() -> None:
    assert outer(3) == 8 and outer(0.5) == 3.0
    assert quotient(1.0, 0.0) == float("inf")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such lock")
def test_a_function_that_another_process_compiles_is_waited_for() -> None:
    import fcntl

    folder = Path(numba.config.CACHE_DIR)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{inner.__module__}.inner.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        results: list[complex] = []
        thread = threading.Thread(target=lambda: results.append(inner(1j)))
        thread.start()
        thread.join(0.05)
        assert not results
        fcntl.flock(file, fcntl.LOCK_UN)
        thread.join()
    assert results == [1 + 1j]


def stating_signatures() -> list[CompiledFunction]:
    """Return the functions of core that state their signature."""
    found = []
    for path in (ROOT / "core").rglob("*.py"):
        if "@compiled(" in (text := path.read_text("utf-8")) and "signature=" in text:
            name = ".".join(("swathe", *path.relative_to(ROOT).with_suffix("").parts))
            each = vars(importlib.import_module(name)).values()
            found += [one for one in each if isinstance(one, CompiledFunction) and one.signature]
    return sorted(set(found), key=lambda function: function.ir_name)


@pytest.mark.parametrize("function", stating_signatures(), ids=lambda function: function.ir_name)
def test_llvm_ir_is_that_of_the_source(function) -> None:
    """If this fails: `make ir`."""
    assert (ROOT / "resources" / function.ir_name).exists()
    assert function.load() is not function.by_numba


def test_there_is_no_llvm_ir_of_functions_that_are_gone() -> None:
    kept = {f"llvm/{path.name}" for path in (ROOT / "resources" / "llvm").iterdir()}
    assert kept == {function.ir_name for function in stating_signatures()}


def of_adjusting() -> dict[str, tuple[object, ...]]:
    """Return, for each function that adjusts, what it is called with, and last what it fills."""
    random = np.random.default_rng(7)
    query = random.integers(0, 24, 300).astype(np.uint8)
    query[40:80] = np.tile(query[40:44], 10)
    lengths = np.array([1, 30, 400, 0, 90])
    begins = np.cumsum(lengths) - lengths
    residues = random.integers(0, 24, lengths.sum()).astype(np.uint8)
    residues[1:31] = 0  # hardly anything fits its composition
    matrix, targets, ratios, plain, lambda_ = MatrixFigures.of(ScoringScheme.load("BLOSUM62").matrix)
    shares = np.full(20, 0.05)
    subjects = residues, begins, lengths, shares, query.size
    codes, kinds = np.arange(24, dtype=np.uint8), np.empty(MOST_KINDS, np.uint8)
    tables = np.empty((lengths.size, N_CODES, 24), np.int16)
    terms = np.empty((lengths.size, N_TERMS))
    with_terms = *subjects, matrix, targets, BACKGROUND, 50.0, lambda_, terms
    pair_terms(*with_terms)
    return {
        "composition": (query, np.empty(20)),
        "blended": (shares, query.size, BACKGROUND, 50.0, np.empty(20)),
        "rows_of_query": (query, ratios, np.empty(20), kinds, np.empty(300, np.int32)),
        "pair_terms": (*with_terms[:-1], terms.copy()),
        "matrix_tables": (terms, matrix, lambda_, 32.0, AS_SCORED, codes, plain, tables),
    }


@pytest.mark.parametrize("n", [40, 900])
def test_arranging_gives_the_same_digits_as_numba(n) -> None:
    """With all pairs of few nodes, and with cells of many."""
    random = np.random.default_rng(3)
    places = random.normal(size=(n, 2))
    places[7] = places[3]  # two on one spot
    a, b = random.integers(0, n, (2, 3 * n))
    arguments = a, b, random.random(3 * n), 0.3
    by_numba = places.copy()
    move(places, *arguments)
    move.by_numba(by_numba, *arguments)
    assert np.isfinite(places).all() and places.tobytes() == by_numba.tobytes()


@pytest.mark.parametrize("name", of_adjusting())
def test_llvm_ir_gives_the_same_digits_as_numba(name) -> None:
    [function] = [each for each in stating_signatures() if each.ir_name.endswith(f".{name}.ll")]
    arguments = of_adjusting()[name]
    given = function(*arguments)
    filled = arguments[-1].copy()
    arguments[-1][:] = 0
    assert (given or 0) == (function.by_numba(*arguments) or 0)
    assert filled.any() and filled.tobytes() == arguments[-1].tobytes()


def test_other_types_than_those_of_the_signature_are_refused() -> None:
    from swathe.core.statistics.adjustment_kernels import composition

    with pytest.raises(TypeError, match="uint8, 1 dimensions in C order, not int64, 1 dimensions"):
        composition(np.zeros(3, np.int64), np.empty(20))
    with pytest.raises(TypeError):
        composition(np.zeros(6, np.uint8)[::2], np.empty(20))
    with pytest.raises(ValueError, match="shorter"):
        composition(np.zeros(3, np.uint8))


def test_the_address_of_an_array_is_that_of_its_data() -> None:
    whole = np.arange(40, dtype=np.int32).reshape(5, 8)
    fixed = whole.copy()
    fixed.setflags(write=False)
    for array in (whole, whole[1:3, ::2], whole.T, fixed, fixed[2:], np.empty(0), np.empty((3, 0), np.uint8)):
        assert address_of(array) == array.ctypes.data


def test_a_function_without_its_llvm_ir_is_compiled_by_numba() -> None:
    @compiled(signature="int64(int64)")
    def double(x):  # type: ignore[no-untyped-def]
        return 2 * x

    assert double.load() is double.by_numba and double(4) == 8


def printed_by(code: str, folder: Path | None = None) -> str:
    """Return what a new process prints that runs some code, in a folder."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_adjusting_loads_no_numba() -> None:
    code = """
import sys
from swathe.core.statistics.adjustment import load_adjusting
load_adjusting()
print("numba" in sys.modules)
"""
    assert printed_by(code) == "False\n"


def test_pairwise_significance_loads_no_numba(tmp_path) -> None:
    """The window estimates borderline hits unasked when they are looked at."""
    code = """
import sys
from swathe.core.cli import main
words = "search --sample --engine cpu --permutations 200 --permute query --permute-top 3 -q"
status = main([*words.split(), "--format", "blast6", "-o", "hits.tsv"])
print(status, "numba" in sys.modules)
"""
    assert printed_by(code, tmp_path) == "0 False\n"


@pytest.mark.parametrize("evalues", ["adjusted", "matrix"])
def test_a_search_of_many_queries_loads_no_numba(evalues, tmp_path) -> None:
    records = sample_database().read_text("utf-8").split(">")[1:]
    for name, some in (("queries", records[: MANY_QUERIES + 1]), ("database", records)):
        (tmp_path / f"{name}.fasta").write_text("".join(f">{record}" for record in some), "utf-8")
    code = f"""
import sys
from swathe.core.cli import main
words = "search queries.fasta database.fasta --engine cpu --evalues {evalues} --evalue 1000 -q"
status = main([*words.split(), "--format", "blast6", "-o", "hits.tsv"])
print(status, "numba" in sys.modules)
"""
    assert printed_by(code, tmp_path) == "0 False\n"
    assert len((tmp_path / "hits.tsv").read_text("utf-8").splitlines()) > 400


def test_arranging_a_network_loads_no_numba() -> None:
    """The page of networks compiled for three seconds before it showed its first picture."""
    code = """
import sys
from swathe.core.cancel import CancelToken
from swathe.core.network.layout import lay_out
from swathe.core.system.steps import run_to_end
from tests.core.network.test_layout import clique, families_of
run_to_end(lay_out(families_of(40, clique(range(30))), CancelToken()))
print("numba" in sys.modules)
"""
    assert printed_by(code, ROOT) == "False\n"
