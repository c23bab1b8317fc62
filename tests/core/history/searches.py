"""Small real searches of every kind that a saved run must hold."""

from __future__ import annotations

import dataclasses
import functools
import io
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import Device
from swathe.core.cuda.occupancy import Multiprocessor
from swathe.core.engines.sides import Side
from swathe.core.export import FORMAT, Selection, export
from swathe.core.export.aligning import align_missing
from swathe.core.history.run_file import write_run
from swathe.core.scoring.queries import parse_queries, read_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.statistics.permutation_options import MOST_SEED, PairwiseOptions
from tests.pssm_files import pssm_text, usual_scores
from tests.searching import run

AMINO = "ARNDCQEGHILKMFPSTWYV"
RNG = np.random.default_rng(11)
PARENT = "".join(RNG.choice(list(AMINO), 160))
LOW = "PPPPPPPPPPPPSSSSSSSSSSQQQQQQQQQQ"
QUERIES = f">q1 first query OS=Homo sapiens\n{PARENT}\n>nohits\nWCWCHHWCWC\n>q3\n{PARENT[40:100]}{LOW}\n"
HEADERS = (
    b'sp|P00001|FULL_TEST =HYPERLINK("http://x") OS=Homo sapiens OX=9606 GN=abc',
    "tr|Q1|UML Prot\xe9ine \u2028 \xfcn\xefcode [Mus musculus]".encode(),
    b"latin \xe9 description",
    b"",
    b"nr1 first title\x01nr2 second\ttabbed title",
)
FOLDER = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)


def changed(sequence: str, share: float, seed: int) -> str:
    """Return a sequence some of whose residues are others."""
    rng = np.random.default_rng(seed)
    letters = [rng.choice(list(AMINO)) if rng.random() < share else letter for letter in sequence]
    return "".join(letters[: rng.integers(len(letters) // 2, len(letters))])


@functools.cache
def database() -> Path:
    """Return a FASTA file of relatives of the queries, strangers, an empty record and equal records."""
    path = Path(FOLDER.name) / "small.fasta"
    records = [(header, changed(PARENT, 0.1 * n, n)) for n, header in enumerate(HEADERS)]
    records += [(f"rel{n} relative [Rattus rattus]".encode(), changed(PARENT, 0.5, n)) for n in range(5, 25)]
    records += [(b"twin", PARENT[10:60] + "UO"), (b"twin", PARENT[10:60] + "UO"), (b"hollow", "")]
    records += [
        (f"far{n}".encode(), "".join(np.random.default_rng(n).choice(list(AMINO), 30 + n))) for n in range(40)
    ]
    path.write_bytes(
        b"".join(b">" + header + b"\n" + letters.encode() + b"\n" for header, letters in records)
    )
    return path


def request(**changes: object) -> SearchRequest:
    """Return a request for three queries."""
    queries, notes = parse_queries(QUERIES.encode(), "pasted text")
    asked = SearchRequest(queries, database(), ScoringScheme.load("BLOSUM62"), threads=1, engine="cpu")
    return dataclasses.replace(asked, query_source="pasted text", query_notes=notes, **changes)


def pssm() -> SearchResult:
    path = Path(FOLDER.name) / "family.pssm"
    path.write_text(pssm_text(PARENT, usual_scores(PARENT)))
    queries, notes = read_queries([path])
    asked = request(evalue=1e9)
    return run(
        dataclasses.replace(
            asked,
            queries=(*queries, *asked.queries[:1]),
            query_files=(path,),
            query_source=str(path),
            query_notes=notes,
        )
    )


def own_matrix() -> SearchResult:
    path = Path(FOLDER.name) / "mine.txt"
    letters = "ARNDCQEGHILKMFPSTWYVBZX"
    rows = [f"{a} {' '.join('5' if a == b else '-3' for b in letters)}" for a in letters]
    path.write_text("  ".join(["", *letters]) + "\n" + "\n".join(rows) + "\n")
    return run(request(scheme=ScoringScheme.load(path, 10, 2)))


def with_sides() -> SearchResult:
    """Return a search as two GPUs and the processor would have ended it."""
    found = run(request(kernel_options=(("threads", 64), ("mode", "static")), kernel="lanes"))
    several = Multiprocessor(**{field.name: 7 for field in dataclasses.fields(Multiprocessor)})
    gpus = tuple(
        Device(
            i, f"GPU {i}", f"GPU-{i}", (9, 0), 2**37, 132, 2**26, 2 * 10**9, "0000:0B:00.0", 2**17, several
        )
        for i in range(2)
    )
    plan = dataclasses.replace(found.plan, devices=gpus, engine="hybrid", cells_total=3 * 10**30)
    sides = (Side("cpu", 10**16 + 1, 0.25, 0.125), Side("gpu", 2**70, 1 / 3, 0.875))
    return dataclasses.replace(
        found, plan=plan, sides=sides, warnings=("GPU 1 failed.",), notes=("Some were wider.", "Ünïcode")
    )


def permuted() -> SearchResult:
    options = PairwiseOptions(100, MOST_SEED, top=6)
    return run(request(pairwise=options))


KINDS: dict[str, Callable[[], SearchResult]] = {
    "plain": lambda: run(request()),
    "pssm": pssm,
    "own matrix": own_matrix,
    "no statistics": lambda: run(request(scheme=ScoringScheme.load("BLOSUM62", 0, 0), top=7)),
    "iterated": lambda: run(request(iteration=RoundOptions(3), top=4)),
    "masked": lambda: run(request(mask=SegParameters())),
    "iterated, masked": lambda: run(request(iteration=RoundOptions(2), mask=SegParameters())),
    "permuted": permuted,
    "iterated, permuted": lambda: run(
        request(iteration=RoundOptions(2), pairwise=PairwiseOptions(100, top=3))
    ),
    "cancelled": lambda: run(request(), cancel_after=0),
    "nothing found": lambda: run(request(evalue=1e-200)),
    "both sides": with_sides,
}


@functools.cache
def result(kind: str) -> SearchResult:
    """Return a search of a kind, run once; tests must leave it as it is, but for alignments."""
    return KINDS[kind]()


def aligned(found: SearchResult) -> SearchResult:
    """Align all hits, and return the same result."""
    for _ in align_missing(found, Selection.everything(found), CancelToken()):
        pass
    return found


def exported(found: SearchResult, format: str) -> bytes:
    """Return an export of everything; of a format for one query, of the first."""
    chosen = Selection.everything(found)
    if FORMAT[format].one_query:
        chosen = dataclasses.replace(chosen, queries=chosen.queries[:1])
    stream = io.BytesIO()
    for _ in export(found, chosen, format, stream, CancelToken()):
        pass
    return stream.getvalue()


def save(found: SearchResult, path: Path, *, align: bool = False, name: str = "") -> Path:
    """Write a run to a file, and return the file."""
    for _ in write_run(found, path, CancelToken(), align=align, name=name):
        pass
    return path
