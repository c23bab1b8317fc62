"""The searches that tests/bench/bench_calibration.py counts hits of: Swathe's, and installed programs."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase, import_fasta, open_database
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Failed, Finished
from swathe.core.search.masking import masked_query, wholly_masked
from swathe.core.search.request import SearchRequest
from swathe.core.sequences import sequence
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.steps import run_to_end
from tests.bench.other_programs import MAKEBLASTDB, Program, output_of
from tests.calibration import NULL_SETS, digest, drawn_queries
from tests.oracle import smith_waterman
from tests.sensitivity import read_table

EVALUE = 20.0
"""What everything reports up to: more than is counted, as some programs cut before they have the E-value."""
CHECKED_QUERIES, CHECKED_SUBJECTS = 5, 40
SWISS_PROT, PROTEOMES = "sprot12071.fasta.gz", "proteomes9.fasta.gz"

VARIANTS: dict[str, Callable[[SearchRequest], SearchRequest]] = {
    "Swathe": lambda request: request,
    "Swathe, SEG": lambda request: replace(request, mask=SegParameters()),
    "Swathe, fitted": lambda request: replace(request, evalues="fitted"),
    "Swathe, matrix as it is": lambda request: replace(request, evalues="matrix"),
    "Swathe, matrix as it is, SEG": lambda request: replace(request, evalues="matrix", mask=SegParameters()),
}
"""Swathe's ways of giving E-values: each changes what is asked for."""
PAIRWISE: dict[str, Callable[[SearchRequest], SearchRequest]] = {
    "Swathe, pairwise p × N": lambda request: replace(request, pairwise=PairwiseOptions()),
}
"""Those that take minutes; what is counted is p times the number of sequences."""


class NothingReportedError(Exception):
    """A program that ran and reported no hit of any query: that is a fault, not a figure of 0."""


@dataclass(frozen=True, eq=False)
class Data:
    """The proteins that everything is drawn from.

    queries : named q00000 and so on, as programs shorten other names; the rest of the header follows
    records : by null set, the letters of what its sequences are made of
    """

    queries: tuple[sequence.Sequence, ...]
    records: dict[str, list[str]]

    @classmethod
    def read(cls, folder: Path, n_queries: int, lengths: tuple[int, int], seed: int) -> Data:
        """Read the distinct proteins and draw the queries; the reversed are made of all others."""
        swiss_prot = [record.letters for record in read_sequences(folder / SWISS_PROT)[0]]
        records = read_sequences(folder / PROTEOMES)[0]
        proteins = list({protein.letters: protein for protein in records}.values())
        places = drawn_queries([len(protein) for protein in proteins], n_queries, lengths, seed)
        asked = [proteins[place] for place in places]
        queries = tuple(
            sequence.Sequence(f"q{number:05} {query.header}", query.residues)
            for number, query in enumerate(asked)
        )
        taken = set(places.tolist())
        others = [protein.letters for place, protein in enumerate(proteins) if place not in taken]
        return cls(queries, {"shuffled": swiss_prot, "reversed": others, "random": swiss_prot})

    @property
    def names(self) -> list[str]:
        """The queries' accessions, or what they are called where they have none."""
        called = [query.description.split()[0] for query in self.queries]
        return [name.split("|")[1] if name.count("|") == 2 else name for name in called]


@dataclass(frozen=True, eq=False)
class NullSet:
    """Sequences without relatives, as files in a folder that all programs read, and packed."""

    name: str
    queries: tuple[sequence.Sequence, ...]
    database: PackedDatabase
    digest: str
    folder: Path

    @classmethod
    def make(
        cls, name: str, data: Data, count: int, seed: int, scheme: ScoringScheme, folder: Path
    ) -> NullSet:
        """Draw the sequences and write all files."""
        letters = NULL_SETS[name](data.records[name], count, seed)
        folder.mkdir()
        _write(folder / "queries.fasta", {query.header: query.letters for query in data.queries})
        _write(folder / "all.fasta", {f"s{number:06}": each for number, each in enumerate(letters)})
        (folder / "matrix.txt").write_text(matrix_text(scheme))
        packed = folder / "all.swdb"
        run_to_end(import_fasta(folder / "all.fasta", packed, CancelToken()))
        database = run_to_end(open_database(packed, CancelToken()))
        return cls(name, data.queries, database, digest(letters), folder)


@dataclass(eq=False)
class Reported:
    """What a program reported of a null set: log10 of each query's E-values, in any order."""

    log10_evalues: list[np.ndarray]
    seconds: float
    notes: dict[str, int] = field(default_factory=dict)


def _write(path: Path, sequences: dict[str, str]) -> None:
    path.write_text("".join(f">{header}\n{letters}\n" for header, letters in sequences.items()))


def matrix_text(scheme: ScoringScheme) -> str:
    """Return a scheme's matrix as other programs read it."""
    kept = [(code, letter) for code, letter in enumerate(LETTERS) if letter not in "JUO"]
    rows = (
        f"{letter} " + " ".join(f"{scheme.matrix[code, other]:3}" for other, _ in kept)
        for code, letter in kept
    )
    return "\n".join(["  " + " ".join(f"{letter:>3}" for _, letter in kept), *rows, ""])


def searched(
    vary: Callable[[SearchRequest], SearchRequest],
    null: NullSet,
    scheme: ScoringScheme,
    engine: Engine,
    threads: int,
) -> Reported:
    """Search with a variant of Swathe; raise what it fails with.

    A query that is masked wholly has no hits; the search itself would refuse it.
    """
    began = time.perf_counter()
    asked = vary(
        SearchRequest(
            null.queries,
            null.folder / "all.swdb",
            scheme,
            evalue=EVALUE,
            threads=threads,
            allow_nucleotides=True,
        )
    )
    notes = {}
    left = range(len(asked.queries))
    if asked.mask is not None:
        left = [i for i in left if not wholly_masked(masked_query(asked.queries[i], asked.mask))]
        notes["queries masked wholly"] = len(asked.queries) - len(left)
        asked = replace(asked, queries=tuple(asked.queries[i] for i in left))
    *_, last = run_request(asked, engine, CancelToken())
    if isinstance(last, Failed):
        raise last.error
    assert isinstance(last, Finished)
    found = [np.zeros(0)] * len(null.queries)
    for i, result in zip(left, last.result.queries, strict=True):
        if asked.pairwise is None:
            found[i] = result.hits.log10_evalues
        else:
            found[i] = result.hits.values("pairwise_p") + np.log10(null.database.n_sequences)
    return Reported(found, time.perf_counter() - began, {name: n for name, n in notes.items() if n})


def programs(
    scheme: ScoringScheme, n_sequences: int, threads: int
) -> tuple[tuple[Program, ...], dict[str, str]]:
    """Return other programs with a scheme, and those that have no place for it with the reason."""
    matrix = scheme.name.replace(" ", "\t")
    gaps = f"-gapopen {scheme.gap_open} -gapextend {scheme.gap_extend}"
    blastp = (
        f"blastp -query queries.fasta -db all -matrix {matrix} {gaps} -evalue {EVALUE:g} "
        f"-max_target_seqs {n_sequences} -outfmt 6 -num_threads {threads}"
    )
    ssearch36 = (
        f"ssearch36 -q -s matrix.txt -f -{scheme.gap_open} -g -{scheme.gap_extend} -E {EVALUE:g} -m 8 "
        f"-T {threads} queries.fasta all.fasta"
    )
    mmseqs = (
        f"mmseqs easy-search queries.fasta all.fasta found scratch -s 7.5 -e {EVALUE:g} "
        f"--max-seqs {n_sequences} --threads {threads} -v 1"
    )
    there = [
        Program("ssearch36", (ssearch36,)),
        Program("blastp, matrix as it is", (MAKEBLASTDB, f"{blastp} -comp_based_stats 0")),
        Program("blastp", (MAKEBLASTDB, blastp)),
    ]
    if (scheme.name, scheme.gap_open, scheme.gap_extend) == ("BLOSUM62", 11, 1):
        return (*there, Program("mmseqs", (mmseqs,), file="found")), {}
    return tuple(there), {"mmseqs": "it is measured with its own matrix and gap costs alone"}


OTHERS = ("ssearch36", "blastp, matrix as it is", "blastp", "mmseqs")
"""The names of other programs, in the order of tables."""


def ran(program: Program, null: NullSet) -> Reported:
    """Run another program.

    Raises FileNotFoundError where it is not installed, CalledProcessError where it fails.
    """
    began = time.perf_counter()
    table = read_table(output_of(program, null.folder), program.columns)
    seconds = time.perf_counter() - began
    identifiers = [query.identifier for query in null.queries]
    if strangers := table.keys() - set(identifiers):
        raise ValueError(f"{program.name} reported hits of {sorted(strangers)[0]!r}, which was not asked for")
    found = [np.array(list(table.get(name, {}).values()), np.float64) for name in identifiers]
    return Reported(found, seconds)


def refuse_nothing(name: str, null: str, reported: Reported) -> None:
    """Raise NothingReportedError where no query has a hit."""
    if not any(values.size for values in reported.log10_evalues):
        raise NothingReportedError(
            f"{name} reported no hit of any query among the {null} sequences up to E = {EVALUE:g}"
        )


def check(null: NullSet, scheme: ScoringScheme, engine: Engine) -> int:
    """Compare raw scores of some queries with a plain implementation's, and with ssearch36's if it is here.

    Returns how many scores are equal; raises ValueError where one is not: other programs would have been
    given another scheme, or Swathe be wrong.
    """
    database, compared = null.database, 0
    names = {database.header(i): i for i in range(database.n_sequences)}
    asked = null.queries[:CHECKED_QUERIES]
    listed = ssearch36_scores(null, asked, scheme)
    for query in asked:
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        for _ in engine.score(query.codes, scheme, database.subjects(), scores, CancelToken()):
            pass
        expected = {
            int(i): smith_waterman(
                query.codes, database.codes(int(i)), scheme.matrix, scheme.gap_open, scheme.gap_extend
            )
            for i in np.linspace(0, database.n_sequences - 1, CHECKED_SUBJECTS)
        }
        theirs = {names[name]: score for name, score in listed.get(query.identifier, {}).items()}
        for who, by_subject in (("the plain implementation", expected), ("ssearch36", theirs)):
            for i, score in by_subject.items():
                if scores[i] != score:
                    raise ValueError(
                        f"{query.identifier} and {database.header(i)} of {null.name}: the score is "
                        f"{scores[i]}, by {who} {score}"
                    )
        compared += len(expected) + len(theirs)
    return compared


def ssearch36_scores(
    null: NullSet, queries: Sequence[sequence.Sequence], scheme: ScoringScheme
) -> dict[str, dict[str, int]]:
    """Return ssearch36's raw scores of each query's best 200 subjects; none where it is not installed."""
    _write(null.folder / "checked.fasta", {query.header: query.letters for query in queries})
    command = (
        f"ssearch36 -q -s matrix.txt -f -{scheme.gap_open} -g -{scheme.gap_extend} -E 1e9 -b =200 -d 0 "
        "checked.fasta all.fasta"
    )
    try:
        return read_scores(output_of(Program("ssearch36", (command,)), null.folder))
    except FileNotFoundError:
        return {}


def read_scores(text: str) -> dict[str, dict[str, int]]:
    """Return the raw scores by query and subject in ssearch36's lists of best scores."""
    found: dict[str, dict[str, int]] = {}
    for line in text.splitlines():
        if begun := re.match(r"\s*\d+>>>(\S+)", line):
            found[begun[1]] = {}
        elif row := re.match(r"(\S+)\s.*\(\s*\d+\)\s+(\d+)\s+\S+\s+\S+$", line):
            found[list(found)[-1]][row[1]] = int(row[2])
    return found


def why_not(error: subprocess.CalledProcessError) -> str:
    """Say why a program failed, in its own last words."""
    words = " ".join((error.stderr or error.stdout or "").split())
    return f"it ended with status {error.returncode}: {words[-300:]}"
