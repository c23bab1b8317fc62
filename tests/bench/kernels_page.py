"""Fill docs/kernels.md with what was measured: docs/benchmarks/kernels*.json, written by `swathe bench`.

It also draws docs/kernels/figures/years.svg, and the same as resources/years.svg for the window.

python tests/bench/kernels_page.py [--check]

Cells and tables stand between comments, which stay: `<!-- measured NAME -->…<!-- / -->` and
`<!-- begin NAME -->…<!-- end -->`. A prediction says its range: `<!-- predicted NAME 3900 4300 -->`.
With --check nothing is written, and the exit status is 1 where the page is not up to date.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.benchmark.files import read  # noqa: E402
from swathe.core.benchmark.results import Benchmark, Measurement, Outcome  # noqa: E402
from swathe.kernels.registry import variant_named  # noqa: E402
from tests.bench.kernels_years import Years, picture, read_years, table_rows  # noqa: E402

DOCS = ROOT / "docs"
PAGE = DOCS / "kernels.md"
PICTURE = DOCS / "kernels" / "figures" / "years.svg"
PROGRAM_PICTURE = ROOT / "resources" / "years.svg"
NOT_YET = "not measured yet"
PAPERS = ("papers", "six", "long")
"""The papers' twenty queries, and some of them."""
PEPTIDES = ("peptides",)
KEPT_SETS = (*PAPERS, "two", "nine", *PEPTIDES)
USUAL_GAPS = "11-1k"
USUAL_MATRIX = "BLOSUM62"
MANY_EQUAL = "300,000 of length 512"
SHORT_QUERY = 448
"""The longest query that the shared-memory method takes on an H200 (docs/kernels/short_query.md)."""
SHORTER_QUERY = 400
"""To which the paper's second rule chooses the profile variant on the paper's GPU, about."""

_ACCESSION = re.compile(r"\b(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d[A-Z][A-Z\d]{2}\d)\b")
_CELL = re.compile(r"(<!-- measured (\S+) -->).*?(<!-- / -->)")
_BLOCK = re.compile(r"(<!-- begin (\S+) -->\n).*?(<!-- end -->)", re.DOTALL)
_PREDICTED = re.compile(r"<!-- predicted (\S+) (\d+)(?: (\d+))? -->")


def accession(name: str) -> str:
    """Return the accession in a sequence's name, without its version; the name where there is none."""
    found = _ACCESSION.search(name)
    return found[0] if found else name


def query_set(comparison: Benchmark) -> str:
    """Return the name of a comparison's queries: that of their file."""
    return PurePath(comparison.parameters.query_source).stem


class Figures:
    """All measurements of some comparisons; of the same thing measured twice the later one.

    Parameters
    ----------
    comparisons : in any order
    sets : names of the sets of queries that count; means of different ones are not mixed
    """

    def __init__(self, comparisons: Iterable[Benchmark], sets: tuple[str, ...] = PAPERS) -> None:
        self.comparisons = sorted(comparisons, key=lambda comparison: comparison.circumstances.started)
        found: dict[tuple[str, ...], Measurement] = {}
        for comparison in self.comparisons:
            for each in comparison.measurements if query_set(comparison) in sets else ():
                m = replace(each, query=accession(each.query))
                found[name_of(m), m.database, costs_of(m), m.query] = m
        self.all = tuple(found.values())

    def with_queries(self, *sets: str) -> Figures:
        """Return the figures of other sets of queries."""
        return Figures(self.comparisons, sets)

    def of(self, variant: str, database: str, gaps: str) -> list[Measurement]:
        """Return the measurements of a variant by its own kernel that count, the shortest query first."""
        chosen = [
            m
            for m in self.all
            if m.counts
            and not m.substituted
            and (name_of(m), m.database, costs_of(m)) == (variant, database, gaps)
        ]
        return sorted(chosen, key=lambda m: m.query_length)

    def n_queries(self, database: str) -> int:
        """Return how many queries were measured with a database."""
        return len({m.query for m in self.all if m.database == database})

    def variants(self, database: str, gaps: str) -> list[str]:
        """Return the variants that were measured with a database and gap costs, whether or not they count."""
        here = [m for m in self.all if (m.database, costs_of(m)) == (database, gaps)]
        return list(dict.fromkeys(map(name_of, here)))

    @property
    def databases(self) -> list[str]:
        """Return the databases, equal lengths first."""
        names = dict.fromkeys(m.database for m in self.all)
        return sorted(names, key=lambda name: (not is_equal(name), name))

    def gaps(self, database: str) -> list[str]:
        """Return the gap costs that a database was measured with, the cheapest first."""
        pairs = {
            (m.matrix not in ("", USUAL_MATRIX), m.gap_open, m.gap_extend, m.matrix): costs_of(m)
            for m in self.all
            if m.database == database
        }
        return [pairs[pair] for pair in sorted(pairs)]

    def usual_gaps(self, database: str) -> str:
        """Return 11-1k where a database was measured with it, else the cheapest."""
        found = self.gaps(database)
        return USUAL_GAPS if USUAL_GAPS in found else found[0]


def name_of(measurement: Measurement) -> str:
    """Return a variant as users write it; who computes what it refuses is no matter: figures are its own."""
    return measurement.variant.without("otherwise").text


def costs_of(measurement: Measurement) -> str:
    """Return gap costs as the papers write them, behind the matrix where it is not the usual one."""
    matrix = measurement.matrix or USUAL_MATRIX
    return measurement.gap_costs if matrix == USUAL_MATRIX else f"{matrix} {measurement.gap_costs}"


def is_equal(database: str) -> bool:
    """Return whether a database has subjects of one length."""
    return " of length " in database


def mean(values: Iterable[float | None]) -> float | None:
    """Return the mean of what there is."""
    there = [value for value in values if value is not None]
    return statistics.fmean(there) if there else None


def _gcups(measurement: Measurement, alone: bool) -> float | None:
    """Return a measurement's GCUPS, of the kernel alone or of the search."""
    return measurement.kernel_gcups if alone else measurement.gcups


def rate(value: float | None) -> str:
    """Return GCUPS as text."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def cell(figures: Figures, variant: str, predicted: tuple[int, int] | None) -> str:
    """Return what the page's first table says of a variant, database by database."""
    parts = []
    for database in figures.databases:
        found = figures.of(variant, database, figures.usual_gaps(database))
        if not found:
            continue
        rates = [m.gcups for m in found if m.gcups is not None]
        words = f"{database}: **{rate(mean(rates))}** ({rate(min(rates))}–{rate(max(rates))})"
        if len(found) < figures.n_queries(database):
            words += f", {len(found)} of {figures.n_queries(database)} queries"
        alone = mean(m.kernel_gcups for m in found)
        if alone is not None:
            words += f", kernel alone {rate(alone)}"
            if predicted and is_equal(database):
                percents = dict.fromkeys(f"{100 * alone / value:.0f}" for value in reversed(predicted))
                words += f", {'–'.join(percents)} % of the prediction"
        parts.append(words)
    wrong = sum(name_of(m) == variant and m.outcome is Outcome.WRONG for m in figures.all)
    if wrong:
        parts.append(f"**{wrong} with WRONG scores**")
    return "; ".join(parts) or NOT_YET


def command(comparison: Benchmark) -> str:
    """Return the command that measures the same, with the papers' queries by their name."""
    asked = comparison.parameters
    name = query_set(comparison)
    known = name if name in ("papers", "peptides") else f"docs/benchmarks/{name}.fasta"
    return asked.command.replace(asked.query_source, known if name in KEPT_SETS else asked.query_source)


def circumstances(figures: Figures) -> str:
    """Return where and with what the figures were made."""
    lines = []
    for comparison in figures.comparisons:
        here, asked = comparison.circumstances, comparison.parameters
        driver = f", driver for CUDA {here.driver}" if here.driver else ""
        lines.append(
            f"- [`{comparison.name}`](benchmarks/{comparison.name}): {comparison.title} UTC{driver}, Swathe "
            f"{here.version}, {asked.matrix}, medians of {asked.repeats} runs. {comparison.summary}.\n"
            f"  `{command(comparison)}`\n"
        )
    return "".join(lines) or f"{NOT_YET.capitalize()}.\n"


def means(figures: Figures) -> str:
    """Return a table for each database, a row for each variant."""
    head = (
        "variant", "queries", "mean GCUPS", "lowest", "highest", "kernel alone", "registers", "occupancy",
        "computed again",
    )  # fmt: skip
    text = ""
    for database in figures.databases:
        gaps = figures.usual_gaps(database)
        rows = []
        for variant in figures.variants(database, gaps):
            found = figures.of(variant, database, gaps)
            if not found:
                rows.append([f"`{variant}`", *[""] * (len(head) - 1)])
                continue
            rates = [m.gcups for m in found if m.gcups is not None]
            taken = found[-1].resources
            again = mean(m.rescored / m.database_sequences for m in found if m.rescored is not None)
            rows.append(
                [
                    f"`{variant}`", str(len(found)), f"**{rate(mean(rates))}**",
                    rate(min(rates)), rate(max(rates)),
                    rate(mean(m.kernel_gcups for m in found)),
                    "" if taken.registers is None else str(taken.registers),
                    "" if taken.occupancy is None else f"{100 * taken.occupancy:.0f} %",
                    "" if again is None else f"{100 * again:.2g} %",
                ]
            )  # fmt: skip
        text += f"**{database}**, {gaps}\n\n{table(head, rows)}\n"
    return text or f"{NOT_YET.capitalize()}.\n"


def queries(figures: Figures, *, alone: bool = False, with_options: bool = False) -> str:
    """Return a table for each database: a row for each query, a column for each variant as it is.

    alone : whether GCUPS are the kernel's alone
    with_options : whether variants that were set have columns, too
    """
    text = ""
    for database in figures.databases:
        gaps = figures.usual_gaps(database)
        variants = [v for v in figures.variants(database, gaps) if with_options or ":" not in v]
        rates = {v: {m.query: m for m in figures.of(v, database, gaps)} for v in variants}
        asked = {m.query: m.query_length for v in variants for m in rates[v].values()}
        if not asked:
            continue
        rows = [
            [
                name.replace("|", r"\|"),
                f"{length:,}",
                *(rate(_gcups(rates[v][name], alone)) if name in rates[v] else "" for v in variants),
            ]
            for name, length in sorted(asked.items(), key=lambda item: item[1])
        ]
        what = ", kernels alone" if alone else ""
        text += f"**{database}**, {gaps}{what}\n\n{table(['query', 'length', *variants], rows)}\n"
    return text or f"{NOT_YET.capitalize()}.\n"


def peptides(figures: Figures) -> str:
    """Return tables of the short queries: GCUPS of a search and of the kernel alone."""
    short = figures.with_queries(*PEPTIDES)
    if not short.all:
        return f"{NOT_YET.capitalize()}.\n"
    return "".join(queries(short, alone=alone, with_options=True) for alone in (False, True))


def gap_costs(figures: Figures) -> str:
    """Return a table for each database that was measured with several gap costs."""
    text = ""
    for database in figures.databases:
        gaps = figures.gaps(database)
        variants = list(dict.fromkeys(v for pair in gaps for v in figures.variants(database, pair)))
        rows = []
        for variant in variants:
            found = [mean(m.gcups for m in figures.of(variant, database, pair)) for pair in gaps]
            if sum(value is not None for value in found) > 1:
                rows.append([f"`{variant}`", *(rate(value) if value is not None else "" for value in found)])
        if rows:
            text += f"**{database}**, mean GCUPS\n\n{table(['variant', *gaps], rows)}\n"
    return text or f"{NOT_YET.capitalize()}.\n"


@dataclass(frozen=True)
class Ranking:
    """Two variants that a paper compared.

    Parameters
    ----------
    paper : what it found
    first_wins : whether `first` was the faster one there
    gaps : gap costs; empty: the usual ones
    equal : on equal lengths (True), on others (False), on all (None)
    longest : the longest query that is compared
    """

    first: str
    second: str
    paper: str
    first_wins: bool
    gaps: str = ""
    equal: bool | None = None
    longest: int = 1 << 31


_FIRST = "inter-task:columns=4:lookup=matrix:residues=unpacked"
"""CUDASW++ 1.0's way."""
_DYNAMIC, _STATIC = (f"quad-lane:scheduling={name}" for name in ("dynamic", "static"))
RANKINGS = (
    Ranking("partitioned", "inter-task", "0.93 (GTX 280), 0.84 (GTX 295)", False, "10-2k"),
    Ranking("partitioned", "inter-task", "0.99 (GTX 280), 0.91 (GTX 295)", False, "20-2k"),
    Ranking("partitioned", "inter-task", "1.02 (GTX 280), 0.96 (GTX 295)", True, "40-3k"),
    Ranking("partitioned", "inter-task", "0.93 to 1.02, 10-2k to 40-3k (GTX 280)", False),
    Ranking("partitioned", "striped", "“much” more than 1", True),
    Ranking("short-query", "inter-task", "to 1.14 (C1060); above 1 (K20)", True, longest=SHORT_QUERY),
    Ranking("quad-lane", "inter-task", "to 2.9 (GTX 680, processor included)", True),
    Ranking("quad-lane:profile=variant", "quad-lane:profile=plain", "above 1", True, longest=SHORTER_QUERY),
    Ranking(_DYNAMIC, _STATIC, "slightly above 1", True, equal=False),
    Ranking(_DYNAMIC, _STATIC, "slightly below 1", False, equal=True),
    Ranking("intra-task-strips", "intra-task", "above 1 (Hains et al.)", True),
    Ranking("inter-task:columns=4", _FIRST, "1.74 (GTX 280), 1.72 (GTX 295)", True),
)  # fmt: skip


@dataclass(frozen=True)
class Idea:
    """An idea, and the variants that differ in it alone or nearly.

    Parameters
    ----------
    then : what its paper says it is worth
    longest : the longest query that is compared
    queries : the sets of queries
    """

    words: str
    first: str
    second: str
    then: str
    longest: int = 1 << 31
    queries: tuple[str, ...] = PAPERS


IDEAS = (
    Idea("a query profile for the matrix, packed residues (2.0)", "inter-task:columns=4", _FIRST, "1.74"),
    Idea("the profile alone, 16 columns at a time", "inter-task", "inter-task:lookup=matrix", "–"),
    Idea("16 columns a thread instead of 4", "inter-task", "inter-task:columns=4", "–"),
    Idea("the column in shared memory (Huang et al.)", "short-query", "inter-task", "to 1.14", SHORT_QUERY),
    Idea(
        "two subjects a thread there: Huang et al.'s future work, 4 to 128 residues",
        "short-query:lanes=2", "short-query", "–", queries=PEPTIDES,
    ),
    Idea("the same with four", "short-query:lanes=4", "short-query", "–", queries=PEPTIDES),
    Idea("the query's rows in registers (2.0)", "partitioned", "striped", "“much” more than 1"),
    Idea("four byte lanes a register (3.0)", "quad-lane", "inter-task", "to 2.9, processor included"),
    Idea("a profile of pairs (3.0)", "quad-lane:profile=variant", "quad-lane:profile=plain", "above 1"),
    Idea("dynamic scheduling (3.0)", _DYNAMIC, _STATIC, "about 1"),
    Idea("strips of tiles for long subjects (Hains et al.)", "intra-task-strips", "intra-task", "above 1"),
    Idea("two 16-bit lanes, folded costs, pair tables (Swathe)", "tiled", "wide", "–"),
    Idea("all of that against a thread a subject", "tiled", "inter-task", "–"),
)  # fmt: skip


def ideas(figures: Figures) -> str:
    """Return what each idea is worth now: the mean of the queries' ratios of the kernels alone."""
    rows = []
    for idea in IDEAS:
        found = []
        of_sets = figures.with_queries(*idea.queries)
        for database in of_sets.databases:
            gaps = of_sets.usual_gaps(database)
            first, second = (
                {
                    m.query: m.kernel_gcups
                    for m in of_sets.of(v, database, gaps)
                    if m.query_length <= idea.longest
                }
                for v in (idea.first, idea.second)
            )
            ratio = mean(rate / second[query] for query, rate in first.items() if rate and second.get(query))
            if ratio is not None:
                found.append(f"**{ratio:.2f}** ({database})")
        if found:
            rows.append([idea.words, f"`{idea.first}` / `{idea.second}`", idea.then, ", ".join(found)])
    head = ("idea", "measured as", "in its paper", "on an H200")
    return table(head, rows) if rows else f"{NOT_YET.capitalize()}.\n"


def rankings(figures: Figures) -> str:
    """Return what the papers rank, and how it is here: the mean of the queries' ratios."""
    rows = []
    for ranking in RANKINGS:
        for database in figures.databases:
            gaps = ranking.gaps or figures.usual_gaps(database)
            if ranking.equal is not None and ranking.equal != is_equal(database):
                continue
            first, second = (
                {m.query: m.gcups for m in figures.of(v, database, gaps) if m.query_length <= ranking.longest}
                for v in (ranking.first, ranking.second)
            )
            ratio = mean(rate / second[query] for query, rate in first.items() if rate and second.get(query))
            if ratio is None:
                continue
            limit = f", to {ranking.longest} residues" if ranking.longest < 1 << 31 else ""
            rows.append(
                [
                    f"`{ranking.first}` / `{ranking.second}`", f"{database}, {gaps}{limit}",
                    f"**{ratio:.2f}**", ranking.paper,
                    "yes" if (ratio > 1) == ranking.first_wins else "**no**",
                ]
            )  # fmt: skip
    head = ("speed of", "with", "here", "in the paper", "same order")
    return table(head, rows) if rows else f"{NOT_YET.capitalize()}.\n"


def fifteen_years(figures: Figures) -> list[Years]:
    """Return every method on its paper's GPU and on today's, its kernel alone."""

    def alone(method: str) -> float | None:
        # Few giants have a set of their own: only the methods for them fill a device with those.
        for database in sorted(figures.databases, key=lambda name: (name != MANY_EQUAL, not is_equal(name))):
            found = figures.of(method, database, figures.usual_gaps(database))
            if found:
                return mean(m.kernel_gcups for m in found)
        return None

    return read_years(DOCS / "benchmarks", alone)


def years(figures: Figures) -> str:
    """Return the table of methods on their papers' GPUs and on today's."""
    return table(*table_rows(fifteen_years(figures)))


def batches(figures: Figures) -> str:
    """Return what many short queries in one batch take, which `tests/bench/bench_peptides.py` measured."""
    file = DOCS / "benchmarks" / "peptides-batch.json"
    if not file.exists():
        return f"{NOT_YET.capitalize()}.\n"
    rows = []
    for row in json.loads(file.read_text(encoding="utf-8"))["rows"]:
        found = [(statistics.median(each), each) for each in (row["batch"]["gcups"], row["single"]["gcups"])]
        used = statistics.median(row["batch"]["processor"]) / row["queries"]
        rows.append(
            [
                str(row["length"]), str(row["queries"]), row["database"],
*(f"**{rate(middle)}** ({rate(min(each))}–{rate(max(each))})" for middle, each in found),
                f"{1e3 * used:.2f} ms",
            ]
        )  # fmt: skip
    head = ("residues", "queries", "database", "in a batch", "one by one", "processor, a query of the batch")
    return table(head, rows)


def pssm(figures: Figures) -> str:
    """Return the speed of a position-specific query beside that of the papers' queries."""
    rows = []
    own = figures.with_queries("psiblast")
    for database in own.databases:
        for variant in own.variants(database, own.usual_gaps(database)):
            rows += [
                [f"`{variant}`", database, f"{m.query_length:,}", rate(m.gcups), rate(m.kernel_gcups)]
                for m in own.of(variant, database, own.usual_gaps(database))
            ]
    head = ("variant", "database", "positions", "GCUPS", "kernel alone")
    return table(head, rows) if rows else f"{NOT_YET.capitalize()}.\n"


@dataclass(frozen=True)
class LongRow:
    """A row of CUDASW++ 2.0's Table 3.

    Parameters
    ----------
    method : a variant as users write it, or a program of `tests/bench/bench_beside_blast.py`
    gaps : as `costs_of` writes them
    paper : GCUPS there, on a GTX 295
    """

    method: str
    gaps: str
    paper: str = "–"


_PAPER_COSTS = ("10-2k", "BLOSUM50 10-3k")
TABLE_3 = (
    LongRow(_FIRST, "10-2k", "16.3 (CUDASW++ 1.0)"),
    LongRow("inter-task", "10-2k", "28.8"),
    LongRow("inter-task", "BLOSUM50 10-3k"),
    LongRow("partitioned", "10-2k", "20.7"),
    LongRow("partitioned", "BLOSUM50 10-3k", "19.7"),
    *(LongRow("tiled", gaps) for gaps in _PAPER_COSTS),
    LongRow("blastp", "10-2k", "24.1"),
    LongRow("blastp", "BLOSUM50 10-3k", "4.5"),
    *(LongRow("lanes", gaps) for gaps in _PAPER_COSTS),
)
CORES = ("", "AVX2")
"""Instruction sets of the programs that run on a core, in Table 3."""
LONG_QUERY = 2_000
"""The shortest query of Table 3."""


BESIDE_BLAST = DOCS / "benchmarks" / "beside-blast.json"


def beside_blast() -> list[dict[str, Any]]:
    """Return what `tests/bench/bench_beside_blast.py` measured, a row for each program and costs.

    Each has its costs as `costs_of` writes them, too, in ``costs``.
    """
    rows: list[dict[str, Any]] = json.loads(BESIDE_BLAST.read_text(encoding="utf-8"))["rows"]
    for row in rows:
        gaps = f"{row['gap_open']}-{row['gap_extend']}k"
        row["costs"] = gaps if row["matrix"] == USUAL_MATRIX else f"{row['matrix']} {gaps}"
    return rows


def _long_mean(row: dict[str, Any]) -> float:
    """Return the mean GCUPS of a program with the queries of Table 3."""
    lengths_and_rates = zip(row["lengths"], row["gcups"], strict=True)
    return statistics.fmean(gcups for length, gcups in lengths_and_rates if length >= LONG_QUERY)


def long_queries(figures: Figures) -> str:
    """Return CUDASW++ 2.0's Table 3: long queries with two matrices, and blastp's speed."""
    own, cores = figures.with_queries("nine"), beside_blast()
    blast = {row["costs"]: _long_mean(row) for row in cores if row["program"] == "blastp"}
    rows = []
    for each in TABLE_3:
        here = [
            ("a core", _long_mean(row))
            for row in cores
            if (row["program"], row["costs"], row["simd"])
            in ((each.method, each.gaps, simd) for simd in CORES)
        ]
        for database in own.databases:
            gcups = mean(m.gcups for m in own.of(each.method, database, each.gaps))
            here += [(database, gcups)] if gcups is not None else []
        costs = each.gaps if " " in each.gaps else f"{USUAL_MATRIX} {each.gaps}"
        first = [f"`{each.method}`", costs]
        rows += [
            [*first, where, f"**{rate(gcups)}**", f"{gcups / blast[each.gaps]:,.1f}", each.paper]
            for where, gcups in here
        ] or [[*first, NOT_YET, "–", "–", each.paper]]
    head = ("method", "matrix and costs", "on", "GCUPS", "times blastp on a core", "in the paper")
    return table(head, rows)


def cores(_: Figures) -> str:
    """Return what one core does of the papers' queries: blastp, and Swathe with each instruction set."""
    rows = [
        [
            f"`{row['program']}`", row["simd"] or "–",
            f"{row['matrix']} {row['gap_open']}-{row['gap_extend']}k",
            f"**{rate(statistics.fmean(row['gcups']))}**",
            f"{rate(min(row['gcups']))}–{rate(max(row['gcups']))}", rate(_long_mean(row)),
        ]
        for row in beside_blast()
    ]  # fmt: skip
    head = (
        "program",
        "instructions",
        "matrix and costs",
        "GCUPS of a core, mean of twenty",
        "all",
        "nine long ones",
    )
    kept = json.loads(BESIDE_BLAST.read_text(encoding="utf-8"))
    made = f"{kept['processor']}, {kept['started'][:10]}; {kept['blastp']}; {kept['database']}"
    return f"{table(head, rows)}\n{made}.\n"


def strategies(_: Figures) -> str:
    """Return what `tests/bench/bench_pairwise_strategies.py` measured: each strategy with its best block."""
    file = DOCS / "benchmarks" / "pairwise-strategies.json"
    if not file.exists():
        return f"{NOT_YET.capitalize()}.\n"
    kept = json.loads(file.read_text(encoding="utf-8"))
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in kept["strategies"]:
        found.setdefault((row["title"], row["strategy"]), []).append(row)
    rows = []
    for (title, strategy), blocks in found.items():
        ordered = sorted(blocks, key=lambda row: row["gcups"])
        worst, best = ordered[0], ordered[-1]
        rows.append(
            [
                title, f"`{strategy}`", str(best["threads"] or "–"), f"{1e3 * min(best['seconds']):.1f} ms",
                f"**{rate(best['gcups'])}**", f"{rate(worst['gcups'])} ({worst['threads'] or '–'})",
                "–" if best["occupancy"] is None else f"{100 * best['occupancy']:.1f} %",
                f"{best['speedup']:,.0f}",
            ]
        )  # fmt: skip
    head = (
        "pairs", "strategy", "best block", "time", "GCUPS", "worst (block)", "occupancy", "times a core",
    )  # fmt: skip
    made = f"{', '.join(kept['devices'])}, {kept['started'][:10]}; the core is one of {kept['processor']}"
    return f"{table(head, rows)}\n{made}.\n"


def hybrids(figures: Figures) -> str:
    """Return what CPU and GPU do together, beside the GPU alone: a row for each variant and query."""
    of_two = figures.with_queries("two").all
    alone = {(name_of(m), m.database, m.query): m for m in of_two if m.counts and not m.sides}
    rows = []
    for m in of_two:
        if not (m.counts and m.sides and m.gcups):
            continue
        name = name_of(m)
        gpu = m.variant.without("cpu-threads").without("simd")
        if "threads" not in {option.name for option in variant_named(m.variant.kernel).options}:
            gpu = gpu.without("threads")
        one = alone.get((gpu.text.removeprefix("hybrid/"), m.database, m.query))
        sides = {side.name: side for side in m.sides}
        cpu, both = sides["cpu"], sides["gpu"]
        rows.append(
            [
                f"`{name}`", m.database, f"{m.query_length:,}", rate(one.gcups if one else None),
                f"**{rate(m.gcups)}**", f"{m.gcups / one.gcups:.2f}" if one and one.gcups else "–",
                f"{100 * cpu.share:.1f} %", rate(cpu.gcups) if cpu.seconds else "–",
                f"{cpu.seconds / both.seconds:.2f}" if cpu.seconds and both.seconds else "–",
            ]
        )  # fmt: skip
    head = (
        "variant", "database", "query", "GPU alone", "both", "gain", "CPU's share", "CPU, GCUPS",
        "CPU's time / GPU's",
    )  # fmt: skip
    return table(head, rows) if rows else f"{NOT_YET.capitalize()}.\n"


BLOCKS: dict[str, Callable[[Figures], str]] = {
    "circumstances": circumstances,
    "means": means,
    "queries": queries,
    "gaps": gap_costs,
    "rankings": rankings,
    "years": years,
    "ideas": ideas,
    "hybrids": hybrids,
    "peptides": peptides,
    "batches": batches,
    "pssm": pssm,
    "strategies": strategies,
    "long": long_queries,
    "cores": cores,
}


def filled(page: str, figures: Figures) -> str:
    """Return the page with its cells and tables filled."""
    predicted = {name: (int(low), int(high or low)) for name, low, high in _PREDICTED.findall(page)}
    page = _CELL.sub(lambda m: f"{m[1]}{cell(figures, m[2], predicted.get(m[2]))}{m[3]}", page)
    return _BLOCK.sub(lambda m: f"{m[1]}{BLOCKS[m[2]](figures)}{m[3]}", page)


def kept_figures(folder: Path = DOCS / "benchmarks") -> Figures:
    """Return the figures of all comparisons that are kept of kernels."""
    return Figures(read(path) for path in sorted(folder.glob("kernels*.json")))


def main() -> int:
    parser = argparse.ArgumentParser(description="Fill docs/kernels.md with what was measured.")
    parser.add_argument("--check", action="store_true", help="write nothing; say whether it is up to date")
    check = parser.parse_args().check
    figures = kept_figures()
    made = {
        PAGE: filled(PAGE.read_text(encoding="utf-8"), figures),
        PICTURE: picture(fifteen_years(figures)),
        PROGRAM_PICTURE: picture(fifteen_years(figures)),
    }
    old = [
        path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in old:
        if check:
            print(f"{path.name} is not up to date: run tests/bench/kernels_page.py.")
        else:
            path.write_text(made[path], encoding="utf-8")
            print(f"{path.name} was filled.")
    if not old:
        print(f"{PAGE.name} is up to date.")
    return 1 if check and old else 0


if __name__ == "__main__":
    raise SystemExit(main())
