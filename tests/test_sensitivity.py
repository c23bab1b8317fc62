"""The bookkeeping of tests/bench/bench_sensitivity.py, on sets small enough to count by hand."""

from __future__ import annotations

import copy
import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database
from tests.bench import sensitivity_page as page
from tests.bench.other_programs import version_in, version_of
from tests.bench.sensitivity_methods import Domains, programs, ran
from tests.sensitivity import (
    BASELINE,
    LEVELS,
    Classification,
    Hits,
    Ranking,
    before_first_error,
    compared,
    read_places,
    read_table,
    resamples,
)

# Two of a superfamily, one of its fold, three of another superfamily, one alone.
PLACES = read_places(
    "p\ta.1.1.1\nq\ta.1.1.2\nr\ta.1.2.1\ns\tb.1.1.1\nt\tb.1.1.1\nu\tb.1.1.9\nv\tc.1.1.1\nz\td.1.1.1\n"
)
NAMES = ("p", "q", "r", "s", "t", "u", "v")
CLASSIFICATION = Classification(NAMES, PLACES)
ALL = np.arange(7)


def hits(**values: float) -> Hits:
    """Return hits by the subjects' names."""
    subjects = np.array([NAMES.index(name) for name in values], np.int64)
    return Hits(subjects, np.array(list(values.values()), np.float64))


def test_relations_leave_out_oneself_and_other_superfamilies_of_the_fold():
    assert CLASSIFICATION.relations(0).tolist() == [0, 1, 0, -1, -1, -1, -1]
    assert CLASSIFICATION.relations(3).tolist() == [-1, -1, -1, 0, 1, 1, -1]
    assert CLASSIFICATION.relatives.tolist() == [1, 1, 0, 2, 2, 2, 0]


def test_a_fold_of_another_class_is_another_fold():
    found = Classification(("x", "y"), {"x": "a.1.1.1", "y": "b.1.1.1"})
    assert found.relations(0).tolist() == [0, -1]


def test_a_number_that_begins_alike_is_another_one():
    found = Classification(("x", "y", "z"), {"x": "a.1.1.1", "y": "a.1.11.1", "z": "a.11.1.1"})
    assert found.relations(0).tolist() == [0, 0, -1]


@pytest.mark.parametrize(
    ("values", "relations", "expected"),
    [
        ([1, 2, 3], [1, 1, -1], 2),
        ([1, 2, 3], [-1, 1, 1], 0),
        ([3, 1, 2], [1, -1, 1], 0),
        ([1, 2, 3], [1, 0, 1], 2),
        ([5, 5, 5], [1, 1, -1], 1),  # of the orders of three: first, second, third place of the error
        ([5, 5, 5, 1], [1, -1, -1, 1], 1 + 1 / 3),
        ([np.inf, 1, np.inf], [1, 1, -1], 1.5),
        ([], [], 0),
    ],
)
def test_before_the_first_error(values, relations, expected):
    assert before_first_error(np.array(values, float), np.array(relations)) == pytest.approx(expected)


def test_equal_values_count_as_the_mean_over_their_orders():
    rng = np.random.default_rng(1)
    values = rng.integers(0, 4, 12).astype(float)
    relations = rng.choice([-1, 1], 12)
    shuffled = [
        before_first_error(values + 0.5 * rng.random(12), relations)  # ties broken, order else kept
        for _ in range(20_000)
    ]
    assert before_first_error(values, relations) == pytest.approx(np.mean(shuffled), abs=0.05)


def ranking() -> Ranking:
    return Ranking(
        CLASSIFICATION,
        np.array([0, 3, 6]),
        [hits(q=1, r=0, s=4), hits(t=2, p=3, u=5), hits(t=6, q=7)],
    )


def test_coverage_by_hand():
    # Pooled: q right, t right, p wrong, s wrong, u right, t wrong, q wrong; three pairs, three queries.
    once = np.ones(3)
    levels = (0, 0.3, 1 / 3, 2 / 3 - 1e-9, 2 / 3, 1, 5)
    found = ranking().coverage(levels, once, by_query=False)
    assert found == pytest.approx([2 / 3, 2 / 3, 2 / 3, 2 / 3, 1, 1, 1])
    # By queries: p's relative is worth 1/2 of the whole, each of s's 1/4.
    found = ranking().coverage(levels, once, by_query=True)
    assert found == pytest.approx([3 / 4, 3 / 4, 3 / 4, 3 / 4, 1, 1, 1])


def test_share_before_the_first_error_by_hand():
    assert ranking().before_first.tolist() == pytest.approx([1, 0.5, np.nan], nan_ok=True)
    assert ranking().figures(np.ones(3))[-1] == pytest.approx(0.75)


def test_a_query_drawn_twice_counts_twice():
    weights = np.array([2.0, 1.0, 0.0])
    # p: q right (2 of 4 pairs), s wrong twice; s: t, u right, p wrong; three queries in all.
    levels = (0, 1 / 3, 1)
    assert ranking().coverage(levels, weights, by_query=False) == pytest.approx([3 / 4, 3 / 4, 1])
    twice = Ranking(
        CLASSIFICATION, np.array([0, 0, 3]), [hits(q=1, r=0, s=4), hits(q=1, r=0, s=4), hits(t=2, p=3, u=5)]
    )
    grid = np.linspace(0, 2, 41)
    for by_query in (False, True):
        assert twice.coverage(grid, np.ones(3), by_query=by_query) == pytest.approx(
            ranking().coverage(grid, weights, by_query=by_query)
        )


def test_among_equal_values_a_level_is_reached_at_a_share():
    tied = Ranking(CLASSIFICATION, np.array([3]), [hits(t=1, u=1, p=1, q=1)])
    assert tied.coverage((0, 0.5, 1, 2, 3), np.ones(1), by_query=False) == pytest.approx([0, 0.25, 0.5, 1, 1])


def test_what_is_not_reported_is_not_found():
    some = Ranking(CLASSIFICATION, np.array([3, 4]), [hits(u=1), hits()])
    assert some.coverage((10,), np.ones(2), by_query=False) == pytest.approx([1 / 4])
    assert some.before_first.tolist() == [0.5, 0.0]


def test_a_cut_changes_nothing_before_it():
    rng = np.random.default_rng(2)
    reported = [Hits(rng.permutation(7)[:5], rng.integers(0, 6, 5).astype(float)) for _ in ALL]
    whole, cut = (Ranking(CLASSIFICATION, ALL, reported) for _ in range(2))
    cut.cut(1.0)
    grid = np.linspace(0, 1, 30)
    before = [some.coverage(grid, np.ones(7), by_query=False).tolist() for some in (whole, cut)]
    assert before[0] == before[1]
    assert cut.coverage((9,), np.ones(7), by_query=False) < whole.coverage((9,), np.ones(7), by_query=False)


def test_errors_within_a_value():
    assert ranking().errors_within([2.9, 3, 6, 99]) == pytest.approx([0, 1 / 3, 1, 4 / 3])


def test_a_hit_without_a_value_or_told_twice_is_refused():
    for bad in (hits(q=np.nan), Hits(np.array([1, 1]), np.array([1.0, 2.0]))):
        with pytest.raises(ValueError, match="hits of p"):
            Ranking(CLASSIFICATION, np.array([0]), [bad])


def test_standard_errors_are_those_of_means():
    """The share before the first error is a mean over queries, whose standard error is known."""
    rng = np.random.default_rng(3)
    n = 400
    names = [f"{kind}{i}" for i in range(n) for kind in "xy"]
    classification = Classification(names, {name: f"a.{name[1:]}.1.1" for name in names})
    queries = np.arange(0, 2 * n, 2)
    lucky = rng.random(n) < 0.3
    found = [
        Hits(np.array([q + 1, (q + 2) % (2 * n)]), np.array([1.0, 0.0 if bad else 2.0]))
        for q, bad in zip(queries, ~lucky, strict=True)
    ]
    rankings = {BASELINE: Ranking(classification, queries, found)}
    figures = compared(rankings, resamples(queries, 400, 1))[BASELINE]
    assert figures["value"][-1] == pytest.approx(lucky.mean())
    assert figures["error"][-1] == pytest.approx(np.sqrt(lucky.mean() * (1 - lucky.mean()) / n), rel=0.15)
    assert figures["difference_error"] == [0.0] * (2 * len(LEVELS) + 1)


def test_a_method_that_is_the_baseline_differs_by_nothing_and_another_by_what_it_finds():
    better = Ranking(CLASSIFICATION, np.array([0, 3]), [hits(q=1), hits(t=2, u=3)])
    worse = Ranking(CLASSIFICATION, np.array([0, 3]), [hits(q=1), hits(t=2, p=2.5)])
    figures = compared({BASELINE: worse, "other": better}, resamples(np.arange(2), 50, 1))
    assert figures["other"]["difference"][0] == pytest.approx(1 / 3)
    assert figures["other"]["difference"][-1] == pytest.approx(1 / 4)
    assert figures[BASELINE]["difference"] == [0.0] * (2 * len(LEVELS) + 1)


def test_groups_are_drawn_whole():
    draws = resamples(np.array([5, 9, 5, 7]), 30, 1)
    assert (draws[:, 0] == draws[:, 2]).all()
    assert (draws[:, [0, 1, 3]].sum(axis=1) == 3).all()


def test_tables_of_other_programs():
    middle = "90\t1\t0\t0\t1\t9\t1\t9"
    text = f"p\tq\t{middle}\t1e-10\t50\np\tq\t{middle}\t1e-3\t20\np\tr\t{middle}\t0.0\t800\n"
    assert read_table(text) == {"p": {"q": pytest.approx(-10), "r": -200}}


def test_of_several_rounds_the_last_counts():
    text = (
        "# PSIBLAST 2\n# Iteration: 1\n# Query: p\n# 2 hits found\np\tq\t1e-5\np\ts\t2\n"
        "# PSIBLAST 2\n# Iteration: 2\n# Query: p\n# 1 hits found\np\tq\t1e-9\n\nSearch has CONVERGED!\n"
        "# PSIBLAST 2\n# Iteration: 1\n# Query: v\n# 0 hits found\n# BLAST processed 2 queries\n"
    )
    assert read_table(text, (0, 1, 2)) == {"p": {"q": pytest.approx(-9)}, "v": {}}


SSEARCH36 = (Path(__file__).parent / "data" / "ssearch36.txt").read_text(encoding="utf-8")
PRINTED, HELP = "".join(
    line for line in SSEARCH36.splitlines(keepends=True) if not line.startswith("#")
).split("\n\n", 1)


@pytest.fixture
def ssearch36(monkeypatch):
    """ssearch36 as it was recorded: the file of its option -O has the last query's hits alone."""

    def run(argv, *, cwd=None, **_):
        if "-h" in argv:
            return subprocess.CompletedProcess(argv, 0, HELP, "")
        if "-O" in argv:
            last = PRINTED.splitlines()[-1].split("\t")[0]
            rows = [row for row in PRINTED.splitlines() if row.startswith(last)]
            Path(cwd, argv[argv.index("-O") + 1]).write_text("\n".join(rows))
        return subprocess.CompletedProcess(argv, 0, PRINTED, "")

    monkeypatch.setattr(shutil, "which", lambda binary: binary)
    monkeypatch.setattr(subprocess, "run", run)


@pytest.mark.parametrize("name", ["ssearch36", "ssearch36, its defaults"])
def test_hits_of_every_query_are_read_from_what_ssearch36_prints(ssearch36, tmp_path, name):
    sequences, _ = read_sequences(sample_database())
    names = [sequence.identifier for sequence in sequences]
    classification = Classification(names, dict.fromkeys(names, "a.1.1.1"))
    queries = np.sort([names.index("sp|P07550|ADRB2_HUMAN"), names.index("sp|P07327|ADH1A_HUMAN")])
    domains = Domains(sequences, classification, None, queries, tmp_path)
    method = ran(next(program for program in programs(1) if program.name == name), domains)
    rows = [row.split("\t") for row in PRINTED.splitlines()]
    for query, found in zip(queries, method.hits, strict=True):
        expected = {row[1] for row in rows if row[0] == names[query]} - {names[query]}
        assert len(expected) >= 3
        assert {names[subject] for subject in found.subjects} == expected
        assert (np.diff(found.values) >= 0).all() and found.values[-1] <= -150


def test_versions_of_other_programs(ssearch36):
    assert version_of("ssearch36") == "36.3.8i Nov, 2022"
    assert version_in("blastp: 2.12.0+\n Package: blast 2.12.0\n") == "blastp: 2.12.0+"
    assert version_in("\n14-7e284+ds-1+b2\n") == "14-7e284+ds-1+b2"
    assert version_in("") == ""


def figures_of_the_page() -> dict:
    return json.loads(page.FIGURES.read_text(encoding="utf-8"))


def test_the_page_has_the_figures_that_lie_beside_it():
    text = (page.FOLDER / "sensitivity.md").read_text(encoding="utf-8")
    report = figures_of_the_page()
    assert page.filled(text, report) == text
    with pytest.raises(ValueError, match="no place for figures"):
        page.filled("A page of something else.", report)


def test_kept_figures_say_of_what_day_they_are():
    old, new = figures_of_the_page(), figures_of_the_page()
    for report in (old, new):
        for method in report["methods"].values():
            method["notes"].pop("measured", None)
    old["date"], new["date"] = "2026-01-01", "2026-02-02"
    rounds = new["methods"].pop("Iterated search")
    new["methods"]["blastp"]["seconds"] = 1.5
    both = page.kept(old, new)
    assert list(both["methods"]) == list(old["methods"])
    assert both["methods"]["Iterated search"] == rounds | {
        "notes": rounds["notes"] | {"measured": "2026-01-01"}
    }
    assert (
        both["methods"]["blastp"]["seconds"] == 1.5 and "measured" not in both["methods"]["blastp"]["notes"]
    )
    assert "measured 2026-01-01)" in page.table_of(both)
    again = page.kept(both, new | {"date": "2026-03-03"})
    assert again["methods"]["Iterated search"]["notes"]["measured"] == "2026-01-01"


def test_figures_of_other_searches_are_not_kept():
    new = figures_of_the_page()
    for name, value in (("seed", 2), ("queries", 7)):
        with pytest.raises(ValueError, match=f"{name}.*measure everything"):
            page.kept(figures_of_the_page(), new | {name: value})
    other = copy.deepcopy(new)
    other["methods"][BASELINE]["figures"]["value"][0] += 0.001
    with pytest.raises(ValueError, match=r"E-value.*measure everything"):
        page.kept(new, other)
