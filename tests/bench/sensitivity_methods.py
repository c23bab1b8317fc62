"""The searches that tests/bench/bench_sensitivity.py compares: Swathe's, and programs that are installed."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import PackedDatabase, import_fasta, open_database
from swathe.core.engines import open_engine
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.permutation.estimation import HitsToPermute, estimate
from swathe.core.permutation.events import PairsEstimated
from swathe.core.results.hits import HitTable
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance, published_parameters
from swathe.core.search.events import Failed, Finished, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.evalues import Method as EvalueMethod
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.steps import run_to_end
from tests.bench.other_programs import MAKEBLASTDB, Program, output_of
from tests.sensitivity import Classification, Hits, read_places, read_table

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
DISTANT = ScoringScheme.load("BLOSUM50", 13, 1)
TOP = 500
"""Subjects of each query that every method is judged by: its best ones."""
EVALUE = 100.0
"""What the other programs report up to; errors are counted to ten a query."""
ROUNDS, INCLUSION = 3, 0.002


@dataclass(frozen=True, eq=False)
class Domains:
    """The domains, classified, as files in a folder that the programs read, and packed.

    queries : int[q] those asked for, ascending; other arrays of domains are in the order of the file, too
    """

    sequences: tuple[Sequence, ...]
    classification: Classification
    database: PackedDatabase
    queries: np.ndarray
    folder: Path

    @classmethod
    def prepare(cls, data: Path, sample: int, seed: int, folder: Path) -> Domains:
        """Read the domains, draw the queries without replacement (0: all), and write the files."""
        sequences, _ = read_sequences(data / "scop40.fasta.gz")
        places = read_places((data / "scop40_labels.tsv").read_text())
        classification = Classification([sequence.identifier for sequence in sequences], places)
        n = len(sequences)
        drawn = np.random.default_rng(seed).choice(n, min(sample or n, n), replace=False)
        queries = np.sort(drawn)
        _write(folder / "all.fasta", sequences)
        _write(folder / "queries.fasta", [sequences[query] for query in queries])
        packed = folder / "all.swdb"
        for _ in import_fasta(folder / "all.fasta", packed, CancelToken()):
            pass
        return cls(sequences, classification, _opened(packed), queries, folder)


@dataclass(eq=False)
class Method:
    """What a method reported of each query, best first.

    claims : the values are log10 of E-values, whose truth can be counted
    how : options in words; the seconds are of all queries
    """

    name: str
    hits: list[Hits]
    how: str
    seconds: float
    claims: bool = True
    notes: dict[str, float] = field(default_factory=dict)


def _write(path: Path, sequences) -> None:
    path.write_text("".join(f">{sequence.identifier}\n{sequence.letters}\n" for sequence in sequences))


def _opened(path: Path) -> PackedDatabase:
    return run_to_end(open_database(path, CancelToken()))


@contextmanager
def _timed() -> Iterator[list[float]]:
    seconds: list[float] = []
    began = time.perf_counter()
    yield seconds
    seconds.append(time.perf_counter() - began)


def searched(domains: Domains, engine: Engine) -> tuple[list[Method], list[HitTable]]:
    """Return rankings by score and by E-value, the matrix as it is, and each query's best as tables."""
    database = domains.database
    parameters = published_parameters(SCHEME.name, SCHEME.gap_open, SCHEME.gap_extend)
    by_score, by_evalue, tables = [], [], []
    with _timed() as seconds:
        for query in domains.queries:
            sequence = domains.sequences[query]
            scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
            for _ in engine.score(sequence.codes, SCHEME, database.subjects(), scores, CancelToken()):
                pass
            others = np.flatnonzero(database.records != query)
            significance = Significance(parameters, len(sequence), database.n_residues)
            evalues = significance.log10_evalues(scores, database.lengths)
            best = others[np.lexsort((database.records[others], -scores[others]))[:TOP]]
            by_score.append(Hits(database.records[best], -scores[best].astype(np.float64)))
            best = others[np.lexsort((database.records[others], -scores[others], evalues[others]))[:TOP]]
            by_evalue.append(Hits(database.records[best], evalues[best]))
            bits = significance.bits(scores[best])
            tables.append(
                HitTable(sequence, database, best, scores[best], bits, evalues[best], scoring=SCHEME)
            )
    how = f"Swathe, {SCHEME.description}"
    raw = Method("Raw score", by_score, how, seconds[0], claims=False)
    return [raw, Method("E-value, matrix as it is", by_evalue, how, seconds[0])], tables


def permuted(tables: list[HitTable], engine: Engine, permutations: int, threads: int) -> list[Method]:
    """Return rankings of the same subjects by Z-value and by pairwise p-value."""
    options = PairwiseOptions(permutations=permutations)
    z_values = [np.full(len(table), np.nan) for table in tables]
    log10_p = [np.full(len(table), np.nan) for table in tables]
    poor = 0
    with _timed() as seconds:
        work = [HitsToPermute(i, table, np.arange(len(table)), SCHEME) for i, table in enumerate(tables)]
        for event in estimate(work, options, engine, CancelToken(), threads):
            if isinstance(event, PairsEstimated):
                z_values[event.query_index][event.rows] = [pair.z_value for pair in event.pairs]
                log10_p[event.query_index][event.rows] = [pair.log10_p for pair in event.pairs]
                poor += sum(pair.poor for pair in event.pairs)
    pairs = sum(map(len, tables))
    notes = {
        "pairs": pairs,
        "without a fit": int(sum(np.isnan(values).sum() for values in log10_p)),
        "marked poor": poor,
    }
    how = (
        f"the {TOP} subjects with the least E-value, N = {permutations:,} permutations, seed {options.seed}, "
        f"{options.censored:.0%} censored"
    )
    size = float(np.log10(tables[0].database.n_sequences))
    return [
        Method("Z-value", _ranked(tables, [-z for z in z_values]), how, seconds[0], claims=False),
        Method(
            "Pairwise p-value", _ranked(tables, [p + size for p in log10_p]), how, seconds[0], notes=notes
        ),
    ]


def _ranked(tables: list[HitTable], values: list[np.ndarray]) -> list[Hits]:
    """Return hits with values in place of E-values; those without come last."""
    return [
        Hits(table.database.records[table.subjects], np.where(np.isnan(some), np.inf, some))
        for table, some in zip(tables, values, strict=True)
    ]


@dataclass(frozen=True)
class Way:
    """A way of searching with Swathe: the ranking that it gives, and what it asks for."""

    name: str
    how: str
    scheme: ScoringScheme = SCHEME
    evalues: EvalueMethod = "adjusted"
    iteration: RoundOptions | None = None


USUAL = Way("E-value", f"Swathe as it comes, {SCHEME.description}")
ITERATED = Way(
    "Iterated search",
    f"Swathe, at most {ROUNDS} rounds, inclusion E-value {INCLUSION}, reported to {EVALUE:g}",
    iteration=RoundOptions(ROUNDS, INCLUSION),
)
WAYS = (
    USUAL,
    Way("E-value, fitted", "the same, E-values fitted to the search, the matrix as it is", evalues="fitted"),
    Way("E-value, distant", f"Swathe, {DISTANT.description}", DISTANT),
    ITERATED,
)


@dataclass(frozen=True)
class Found:
    """What a search found of one query: hits, rounds, and whether the last of these brought nothing new."""

    hits: Hits
    rounds: int = 1
    converged: bool = False


class Searches:
    """Searches of domains in one way, with an engine of their own."""

    def __init__(self, folder: Path, engine: str, threads: int, way: Way) -> None:
        self._sequences, _ = read_sequences(folder / "all.fasta")
        self.engine = open_engine(engine, threads=threads)
        self._request = SearchRequest(
            self._sequences[:1],
            folder / "all.swdb",
            way.scheme,
            evalue=EVALUE,
            evalues=way.evalues,
            top=TOP + 1,
            threads=threads,
            iteration=way.iteration,
        )

    def result(self, query: int) -> SearchResult:
        """Return what a search for a domain found; raise what it fails with."""
        asked = replace(self._request, queries=(self._sequences[query],))
        searching = run_request
        *_, last = searching(asked, self.engine, CancelToken())
        if isinstance(last, Failed):
            raise last.error
        assert isinstance(last, Finished)
        return last.result

    def search(self, query: int) -> Found:
        """Search for a domain and rank what was found; raise what it fails with."""
        result = self.result(query)
        table = result.queries[0].hits
        hits = _without(query, table.database.records[table.subjects], table.log10_evalues)
        if not result.rounds:
            return Found(hits)
        return Found(hits, len(result.rounds), result.rounds[-1].converged)


_of_this_process: Searches


def _begin(*arguments: Any) -> None:
    global _of_this_process
    _of_this_process = Searches(*arguments)


def _search(query: int) -> Found:
    return _of_this_process.search(query)


def searched_in(way: Way, domains: Domains, engine: str, processes: int) -> Method:
    """Return the ranking by E-value that a way of searching gives; of rounds, after the last.

    processes : that share the queries, each with one core and an engine of its own: most of the time is what
        one core takes
    """
    queries = domains.queries.tolist()
    context = multiprocessing.get_context("spawn")
    with (
        _timed() as seconds,
        ProcessPoolExecutor(processes, context, _begin, (domains.folder, engine, 1, way)) as pool,
    ):
        found = list(pool.map(_search, queries, chunksize=8))
    notes: dict[str, float] = {}
    if way.iteration is not None:
        notes = {
            "rounds a query": round(sum(each.rounds for each in found) / len(found), 2),
            "queries settled by then": sum(each.converged for each in found),
        }
    return Method(way.name, [each.hits for each in found], way.how, seconds[0], notes=notes)


def _without(query: int, subjects: np.ndarray, values: np.ndarray) -> Hits:
    """Return the best of what is not the query itself."""
    others = np.flatnonzero(subjects != query)
    best = others[np.argsort(values[others], kind="stable")][:TOP]
    return Hits(subjects[best], values[best])


_BLAST = f"-db all -matrix BLOSUM62 -gapopen 11 -gapextend 1 -evalue {EVALUE:g} -max_target_seqs {TOP + 1}"
_ROUNDS = f"-num_iterations {ROUNDS} -inclusion_ethresh {INCLUSION}"


def programs(threads: int) -> tuple[Program, ...]:
    """Return the other programs, each with so many threads."""
    blastp = f"blastp -query queries.fasta {_BLAST} -outfmt 6 -num_threads {threads}"
    psiblast = (
        f"psiblast -query queries.fasta {_BLAST} {_ROUNDS} -num_threads {threads} "
        "-outfmt 7\tqseqid\tsseqid\tevalue"
    )
    ssearch36 = f"-E {EVALUE:g} -m 8 -T {threads} queries.fasta all.fasta"
    mmseqs = (
        f"mmseqs easy-search queries.fasta all.fasta found scratch -s 7.5 -e {EVALUE:g} --max-seqs 1000 "
        f"--threads {threads} -v 1"
    )
    return (
        Program("blastp", (MAKEBLASTDB, blastp)),
        Program("blastp, matrix as it is", (MAKEBLASTDB, f"{blastp} -comp_based_stats 0")),
        Program("psiblast", (MAKEBLASTDB, psiblast), (0, 1, 2)),
        # Printed: the file of its option -O has the last query's hits alone.
        Program("ssearch36", (f"ssearch36 -q -s BL62 -f -11 -g -1 {ssearch36}",)),
        Program("ssearch36, its defaults", (f"ssearch36 -q -s BL50 -f -10 -g -2 {ssearch36}",)),
        Program("mmseqs", (mmseqs,), file="found"),
    )


def ran(program: Program, domains: Domains) -> Method:
    """Run a program; raise FileNotFoundError where it is not installed."""
    numbers = {name: i for i, name in enumerate(domains.classification.names)}
    with _timed() as seconds:
        text = output_of(program, domains.folder)
    table = read_table(text, program.columns)
    hits = []
    for query in domains.queries:
        reported = table.get(domains.classification.names[query], {})
        subjects = np.array([numbers[name] for name in reported], np.int64)
        hits.append(_without(query, subjects, np.array(list(reported.values()), np.float64)))
    return Method(program.name, hits, program.how, seconds[0])
