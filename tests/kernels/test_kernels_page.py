"""docs/kernels.md: every variant is there, every link leads somewhere, no measured figure is typed."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from swathe.core.benchmark.request import Variant
from swathe.core.benchmark.results import (
    Benchmark,
    Circumstances,
    KernelResources,
    Measurement,
    Outcome,
    Parameters,
)
from swathe.kernels.registry import variants_of
from tests.bench import kernels_page as script
from tests.bench import measure_kernels

PAGE = script.PAGE.read_text(encoding="utf-8")


def measurement(kernel="inter-task", query_length=100, seconds=1.0, **others):
    values = {
        "variant": Variant("gpu", kernel), "engine_label": "GPU 0: Fake", "query": f"Q{query_length}",
        "query_length": query_length, "database": "10 of length 5", "database_sequences": 10,
        "database_residues": 10**9, "gap_open": 11, "gap_extend": 1, "outcome": Outcome.MEASURED,
        "seconds": (seconds,), "kernel_seconds": seconds / 2, "rescored": 1,
        "resources": KernelResources(registers=64, occupancy=0.5),
    }  # fmt: skip
    return Measurement(**{**values, **others})


def comparison(*measurements, started="2026-11-20T12:00:00"):
    return Benchmark(
        Circumstances(started, "0.1", "a processor", 16, "Linux", "3.12", ("NVIDIA H200, 9.0",), "13.0"),
        Parameters("BLOSUM62", 3, (), (), "papers", "swathe bench"), measurements, True, 9.0, "kernels.json",
    )  # fmt: skip


def test_the_page_is_filled_with_what_is_kept() -> None:
    assert script.filled(PAGE, script.kept_figures()) == PAGE, "run tests/bench/kernels_page.py"


def test_every_gpu_variant_has_its_row_and_its_cell() -> None:
    for variant in variants_of("gpu"):
        assert f"`{variant.name}`" in PAGE
        assert f"<!-- measured {variant.name} -->" in PAGE


def test_every_link_and_figure_is_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (script.DOCS / target).exists(), target


def test_every_file_has_a_command_that_writes_it() -> None:
    written = measure_kernels.commands(PAGE)
    for path in (script.DOCS / "benchmarks").glob("kernels*.json"):
        assert written[path.stem][0] == "swathe"
    assert written["kernels-options"][-1].endswith("inter-task:columns=4,partitioned:partition=256:vector=16")
    assert written["instructions"][-2:] == ["--write", "docs/benchmarks/instructions.json"]


def test_long_queries_stand_beside_blastp() -> None:
    long = measurement(kernel="partitioned", query_length=2_005, gap_open=10, gap_extend=3, matrix="BLOSUM50")
    kept = comparison(long)
    kept = replace(kept, parameters=replace(kept.parameters, query_source="docs/benchmarks/nine.fasta"))
    text = script.long_queries(script.Figures([kept]))
    (blastp,) = re.findall(
        r"\| `blastp` \| BLOSUM50 10-3k \| a core \| \*\*([\d.,]+)\*\* \| 1.0 \| 4.5 \|", text
    )
    row = next(line for line in text.splitlines() if "`partitioned` | BLOSUM50 10-3k" in line)
    assert f"| 10 of length 5 | **{long.gcups:,.0f}** | " in row
    times = float(row.split("|")[5].replace(",", ""))
    assert times == pytest.approx(long.gcups / float(blastp), rel=0.02)
    assert "| `inter-task` | BLOSUM62 10-2k | not measured yet | – | – | 28.8 |" in text


def test_cells_say_means_and_how_far_they_are_from_the_prediction() -> None:
    figures = script.Figures([comparison(measurement(seconds=1.0), measurement(query_length=300))])
    page = "| <!-- predicted inter-task 250 400 -->x | <!-- measured inter-task -->old<!-- / --> |"
    filled = script.filled(page, figures)
    assert filled == (
        "| <!-- predicted inter-task 250 400 -->x | <!-- measured inter-task -->10 of length 5: **200** "
        "(100–300), kernel alone 400, 100–160 % of the prediction<!-- / --> |"
    )
    assert script.filled(filled, figures) == filled


def test_the_later_of_two_measurements_counts_and_wrong_scores_never_do() -> None:
    early = comparison(measurement(seconds=9.0))
    late = comparison(measurement(seconds=1.0), started="2026-11-21T12:00:00")
    assert "**100**" in script.cell(script.Figures([late, early]), "inter-task", None)
    wrong = comparison(measurement(outcome=Outcome.WRONG))
    assert script.cell(script.Figures([wrong]), "inter-task", None) == "**1 with WRONG scores**"


def test_rankings_compare_query_by_query_and_with_the_paper() -> None:
    base = measurement(gap_open=10, gap_extend=2)
    faster = replace(base, variant=Variant("gpu", "partitioned"), seconds=(0.8,))
    text = script.rankings(script.Figures([comparison(base, faster)]))
    paper = "0.93 (GTX 280), 0.84 (GTX 295)"
    assert f"| `partitioned` / `inter-task` | 10 of length 5, 10-2k | **1.25** | {paper} | **no** |" in text


def test_figures_of_a_substitute_are_left_out() -> None:
    refuses = Variant("gpu", "short-query", (("otherwise", "refuse"),))
    own = measurement(variant=refuses, ran="short-query")
    other = measurement(variant=Variant("gpu", "short-query"), ran="inter-task", query="Q900", seconds=0.1)
    figures = script.Figures([comparison(measurement(), own, other)])
    assert [m.query for m in figures.of("short-query", own.database, "11-1k")] == [own.query]
    assert ", 1 of 2 queries" in script.cell(figures, "short-query", None)


def test_lanes_of_short_queries_stand_among_the_ideas_and_in_the_tables() -> None:
    def peptide(*options, seconds, ran="short-query"):
        return measurement(
            variant=Variant("gpu", "short-query", (*options, ("otherwise", "refuse"))), ran=ran,
            query_length=32, seconds=seconds,
        )  # fmt: skip

    kept = comparison(peptide(seconds=1.0), peptide(("lanes", 2), seconds=0.8))
    figures = script.Figures([replace(kept, parameters=replace(kept.parameters, query_source="peptides"))])
    ratio = "| `short-query:lanes=2` / `short-query` | – | **1.25** (10 of length 5) |"
    assert ratio in script.ideas(figures)
    assert "lanes=4" not in script.ideas(figures)
    assert "| query | length | short-query | short-query:lanes=2 |" in script.peptides(figures)
    assert ratio not in script.ideas(script.Figures([kept]))


def test_tables_have_every_query_and_every_pair_of_gap_costs() -> None:
    dear = measurement(gap_open=40, gap_extend=3, seconds=0.5)
    set_otherwise = measurement(variant=Variant("gpu", "quad-lane", (("profile", "plain"),)))
    figures = script.Figures([comparison(measurement(), dear, set_otherwise)])
    assert "| Q100 | 100 | 100 |" in script.queries(figures)
    assert "| `inter-task` | 100 | 200 |" in script.gap_costs(figures)
    assert "| `quad-lane:profile=plain` | 1 | **100** | 100 | 100 | 200 | 64 | 50 % | 10 % |" in script.means(
        figures
    )
    assert "NVIDIA H200" in script.circumstances(figures)
