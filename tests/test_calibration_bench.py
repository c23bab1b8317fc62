"""The parts of tests/bench/bench_calibration.py that can be counted by hand."""

from __future__ import annotations

import copy
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from swathe.core.engines import open_engine
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.matrices import load_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import Sequence
from tests.bench import bench_calibration
from tests.bench import calibration_page as page
from tests.bench.calibration_methods import (
    OTHERS,
    PAIRWISE,
    PROTEOMES,
    SWISS_PROT,
    VARIANTS,
    Data,
    NothingReportedError,
    NullSet,
    Reported,
    check,
    matrix_text,
    programs,
    ran,
    read_scores,
    refuse_nothing,
    searched,
)
from tests.calibration import (
    CLAIMS,
    NULL_SETS,
    backwards,
    digest,
    drawn,
    drawn_queries,
    figures,
    hits_within,
    of_standard_composition,
    shuffled,
    words,
)

ROOT = Path(__file__).parents[1]
SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
RECORDS = ["MKVLAWYRRQ", "GGSTNNDEH", "PPQFCCW", "ACDEFGHIKLMNPQRSTVWY"]


def test_what_is_drawn_is_the_same_everywhere():
    assert shuffled(RECORDS, 3, 1) == ["QKRYVWMLAR", "PCQFWCP", "SGGENDHTN"]
    assert backwards(RECORDS, 2, 1) == ["QRRYWALVKM", "YWVTSRQPNMLKIHGFEDCA"]
    assert of_standard_composition(RECORDS, 2, 1) == ["WTNRLMHWK", "CCIPKRS"]
    assert drawn_queries([5, 30, 31, 90, 40, 91], 3, (30, 90), 1).tolist() == [1, 3, 2]


@pytest.mark.parametrize("name", NULL_SETS)
def test_another_seed_draws_another_set_and_each_set_draws_its_own(name):
    of_seeds = [NULL_SETS[name](RECORDS * 5, 12, seed) for seed in (1, 2, 1)]
    assert of_seeds[0] == of_seeds[2] != of_seeds[1]
    places = [drawn(words(1, each), 1_000, 20).tolist() for each in NULL_SETS]
    assert len(set(map(tuple, places))) == len(NULL_SETS)


def test_shuffled_sequences_keep_their_residues_and_each_record_is_there_once():
    made = shuffled(RECORDS, 4, 7)
    assert sorted(map(sorted, made)) == sorted(map(sorted, RECORDS))
    assert not set(made) & set(RECORDS)


def test_where_more_are_asked_for_than_there_are_shuffled_ones_are_made_anew_and_reversed_ones_come_again():
    made = shuffled(RECORDS[3:], 50, 1)
    assert len(set(made)) == 50 and all(sorted(each) == sorted(RECORDS[3]) for each in made)
    assert len(set(of_standard_composition(RECORDS[3:], 50, 1))) == 50
    made = backwards(RECORDS, 50, 1)
    assert set(made) == {record[::-1] for record in RECORDS} and len(made) == 50


def test_random_residues_have_the_standard_composition_and_the_lengths_of_records():
    made = of_standard_composition(["A" * 40_000, "A" * 10], 2, 1)
    assert sorted(map(len, made)) == [10, 40_000]
    counts = np.array([max(made, key=len).count(letter) for letter in "ARNDCQEGHILKMFPSTWYV"])
    expected = 40_000 * BACKGROUND
    assert (np.abs(counts - expected) < 4.5 * np.sqrt(expected)).all()


def test_queries_are_each_there_once_within_both_bounds():
    lengths = [29, 30, 100, 101, 30, 100]
    assert sorted(drawn_queries(lengths, 4, (30, 100), 3).tolist()) == [1, 2, 4, 5]
    with pytest.raises(ValueError, match="4 proteins have 30 to 100 residues: too few"):
        drawn_queries(lengths, 5, (30, 100), 3)


def test_hits_are_counted_up_to_an_evalue_itself():
    of_queries = [np.log10([0.001, 0.0101, 1, 10.0]), np.array([]), np.array([-300.0, np.nan, np.inf, 1.01])]
    assert hits_within(of_queries, CLAIMS).tolist() == [[1, 1, 2, 3, 4], [0] * 5, [1] * 5]
    printed = [np.array([np.log10(float(word))]) for word in ("0.001", "0.01", "0.1", "1", "10")]
    assert hits_within(printed, CLAIMS).tolist() == np.triu(np.ones((5, 5), int)).tolist()


def test_means_standard_errors_and_the_query_with_most_hits():
    found = figures(np.array([[0, 1], [0, 7], [0, 7], [0, 1]]), ["a", "b", "c", "d"])
    assert found["mean"] == [0, 4]
    assert found["error"] == pytest.approx([0, np.sqrt(12 / 4)])  # the variance of one is 4 · 9 / 3
    assert found["most"] == [0, 7]
    assert found["by"] == ["", "b"]


def test_standard_errors_are_those_of_means():
    rng = np.random.default_rng(1)
    draws = [figures(rng.poisson(1.0, (100, 1)), ["q"] * 100) for _ in range(300)]
    spread = np.std([found["mean"][0] for found in draws])
    assert np.mean([found["error"][0] for found in draws]) == pytest.approx(spread, rel=0.15)


def proteins(folder) -> None:
    """Write what the benchmark reads: of the proteins two are equal."""
    rng = np.random.default_rng(5)
    letters = ["".join(rng.choice(list("ARNDCQEGHILKMFPSTWYV"), length)) for length in range(40, 80)]
    letters.append(letters[0])
    for name in (SWISS_PROT, PROTEOMES):
        (folder / name).write_text(
            "".join(f">tr|A{i:03}|A{i:03}_X Protein {i}\n{each}\n" for i, each in enumerate(letters))
        )


@pytest.fixture(scope="module")
def data(tmp_path_factory) -> Data:
    folder = tmp_path_factory.mktemp("data")
    proteins(folder)
    return Data.read(folder, 8, (30, 60), 1)


@pytest.fixture
def without_programs(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda binary: None)


@pytest.fixture
def null(data, tmp_path) -> NullSet:
    return NullSet.make("reversed", data, 30, 1, SCHEME, tmp_path / "reversed")


@pytest.fixture(scope="module")
def engine():
    engine = open_engine("cpu", threads=1)
    yield engine
    engine.close()


def test_no_set_is_made_of_a_query_or_its_equal(tmp_path):
    proteins(tmp_path)
    for seed in range(1, 6):
        data = Data.read(tmp_path, 15, (30, 60), seed)
        taken = {query.letters for query in data.queries}
        assert not taken & set(data.records["reversed"])
        assert len(taken) == 15 and len(data.records["reversed"]) == 40 - 15  # of the 41 two are equal


def test_queries_are_named_as_no_program_changes_and_say_what_they_are(data):
    assert [query.identifier for query in data.queries] == [f"q{i:05}" for i in range(8)]
    for query, name in zip(data.queries, data.names, strict=True):
        assert query.header.split(" ", 1)[1].startswith(f"tr|{name}|{name}_X Protein ")


def test_a_set_has_as_many_sequences_as_were_asked_for_and_a_digest_of_its_own(data, null, tmp_path):
    assert null.database.n_sequences == 30
    again = NullSet.make("reversed", data, 30, 1, SCHEME, tmp_path / "again")
    other = NullSet.make("reversed", data, 30, 2, SCHEME, tmp_path / "other")
    assert again.digest == null.digest != other.digest


def test_raw_scores_are_checked_where_ssearch36_is_not(null, engine, without_programs):
    assert check(null, SCHEME, engine) >= 5 * 30


def test_a_scheme_that_a_program_was_not_given_is_found_out(null, engine, monkeypatch):
    printed = "  1>>>q00000 A protein - 50 aa\n\ns000003      ( 55)   9999 23.0    0.49\n"
    monkeypatch.setattr(shutil, "which", lambda binary: binary)
    monkeypatch.setattr(
        subprocess, "run", lambda argv, **_: subprocess.CompletedProcess(argv, 0, printed, "")
    )
    with pytest.raises(ValueError, match=r"q00000 and s000003 of reversed: .* by ssearch36 9999"):
        check(null, SCHEME, engine)


def test_scores_are_read_from_lists_of_ssearch36():
    text = (
        "  1>>>q00000 tr|A|B Protein T OS=Cyanothece sp. (strain ATCC 51142) - 31 aa\n"
        "Statistics: (shuffled [500]) MLE statistics: Lambda= 0.3896;  K=0.2167\n"
        " statistics sampled from 300 (300) to 500 sequences\n"
        "Parameters: BL62 matrix (11:-4), open/ext: -11/-1\n\n"
        "The best scores are:                                      s-w bits E(300)\n"
        "s000196                                            ( 445)   37 23.0    0.49\n"
        "s000251                                            (1234)   32 20.2 1.3e-04\n"
        "  2>>>q00001 Another - 505 aa\n"
        "s000016                                            (  78)   44 21.9     3.1\n"
    )
    assert read_scores(text) == {"q00000": {"s000196": 37, "s000251": 32}, "q00001": {"s000016": 44}}


@pytest.mark.parametrize("name", ["BLOSUM62", "PAM250"])
def test_other_programs_read_the_same_matrix(name, tmp_path):
    scheme = ScoringScheme.load(name)
    (tmp_path / "matrix.txt").write_text(matrix_text(scheme))
    assert (load_matrix(tmp_path / "matrix.txt").scores == scheme.matrix)[:23, :23].all()


def test_every_hit_of_swathe_counts(null, engine):
    reported = searched(lambda request: request, null, SCHEME, engine, 1)
    # Random proteins: up to E = 20 each query has some 20 of the 30 sequences.
    assert len(reported.log10_evalues) == 8 and reported.notes == {}
    assert 8 * 10 < sum(values.size for values in reported.log10_evalues) <= 8 * 30
    assert max(values.max() for values in reported.log10_evalues) <= np.log10(20)
    refuse_nothing("Swathe", "reversed", reported)


@pytest.mark.parametrize("name", [*VARIANTS, *PAIRWISE])
def test_each_variant_changes_a_request_into_one(name, null):
    asked = SearchRequest(null.queries, null.folder / "all.swdb", SCHEME)
    assert isinstance((VARIANTS | PAIRWISE)[name](asked), SearchRequest)


def test_a_query_that_is_masked_wholly_has_no_hits_and_is_told_of(null, engine):
    first = Sequence("q00000 poly-N", encode("N" * 40))
    biased = replace(null, queries=(first, *null.queries[1:]))
    reported = searched(lambda asked: replace(asked, mask=SegParameters()), biased, SCHEME, engine, 1)
    assert reported.log10_evalues[0].size == 0 and reported.notes == {"queries masked wholly": 1}
    assert all(values.size for values in reported.log10_evalues[1:])


def test_of_the_pairwise_p_value_p_times_the_sequences_counts(null, engine):
    few = replace(null, queries=null.queries[:2])
    usual = searched(lambda request: request, few, SCHEME, engine, 1)
    name = next(iter(PAIRWISE))
    reported = searched(PAIRWISE[name], few, SCHEME, engine, 1)
    for values, evalues in zip(reported.log10_evalues, usual.log10_evalues, strict=True):
        assert values.size == evalues.size and np.nanmax(values) <= np.log10(30)
        assert not np.array_equal(values, evalues)


def test_hits_of_another_program_by_query(null, monkeypatch):
    middle = "90\t1\t0\t0\t1\t9\t1\t9"
    printed = (
        f"q00001\ts000004\t{middle}\t0.5\t20\nq00001\ts000004\t{middle}\t2.0\t18\n"
        f"q00003\ts000001\t{middle}\t1e-3\t25\n"
    )
    monkeypatch.setattr(shutil, "which", lambda binary: binary)
    monkeypatch.setattr(
        subprocess, "run", lambda argv, **_: subprocess.CompletedProcess(argv, 0, printed, "")
    )
    blastp = next(program for program in programs(SCHEME, 30, 1)[0] if program.name == "blastp")
    counts = hits_within(ran(blastp, null).log10_evalues, CLAIMS)
    assert counts[:4].tolist() == [[0] * 5, [0, 0, 0, 1, 1], [0] * 5, [1] * 5] and not counts[4:].any()
    printed = printed.replace("q00003", "A003")
    with pytest.raises(ValueError, match="blastp reported hits of 'A003'"):
        ran(blastp, null)


def test_a_program_that_reports_nothing_is_no_figure_of_zero():
    with pytest.raises(NothingReportedError, match="mmseqs reported no hit of any query among the random"):
        refuse_nothing("mmseqs", "random", Reported([np.zeros(0)] * 3, 1.0))
    refuse_nothing("mmseqs", "random", Reported([np.zeros(0), np.array([1.2])], 1.0))


def test_other_programs_are_given_the_scheme_and_mmseqs_only_its_own():
    there, not_there = programs(ScoringScheme.load("BLOSUM50", 10, 2), 400, 3)
    assert [program.name for program in there] == ["ssearch36", "blastp, matrix as it is", "blastp"]
    assert list(not_there) == ["mmseqs"]
    assert "-f -10 -g -2 " in there[0].how and "-T 3 " in there[0].how
    assert "-matrix BLOSUM50 -gapopen 10 -gapextend 2 " in there[2].how and "comp_based" not in there[2].how
    assert [program.name for program in programs(SCHEME, 400, 3)[0]] == list(OTHERS)


def test_programs_are_chosen_by_their_names_or_how_several_begin():
    assert bench_calibration.chosen(None, False) == [*VARIANTS, *OTHERS]
    assert bench_calibration.chosen(None, True) == [*VARIANTS, *PAIRWISE, *OTHERS]
    assert bench_calibration.chosen(["blas", "mm"], False) == list(OTHERS[1:])
    assert bench_calibration.chosen(["blastp", "Swathe"], False) == ["Swathe", "blastp"]
    with pytest.raises(ValueError, match="no program begins with 'fasta'"):
        bench_calibration.chosen(["blastp", "fasta"], False)


def test_data_that_are_not_there_are_said_to_be_missing(tmp_path, monkeypatch, capsys):
    (tmp_path / PROTEOMES).touch()
    monkeypatch.setattr(sys, "argv", ["bench_calibration.py", "--data", str(tmp_path)])
    bench_calibration.main()
    assert capsys.readouterr().out == f"no {SWISS_PROT} in {tmp_path}: nothing to measure\n"


def runs_of_the_page() -> list[dict]:
    return json.loads(page.FIGURES.read_text(encoding="utf-8"))["runs"]


def test_the_page_has_the_figures_that_lie_beside_it():
    text = (page.FOLDER / "calibration.md").read_text(encoding="utf-8")
    assert page.filled(text, runs_of_the_page()) == text


def run(date: str, *names: str, sets=("shuffled", "random"), seed: int = 1) -> dict:
    """Return what the benchmark writes, with figures that are the date's."""
    found = {
        "figures": figures(np.full((2, len(CLAIMS)), int(date[-2:])), ["A", "B"]),
        "curve": [0.5, 1.0],
        "seconds": 1.0,
        "notes": {},
        "measured": date,
    }
    each = {"sequences": 9, "residues": 90, "digest": digest("x"), "programs": dict.fromkeys(names, found)}
    return {
        "conditions": {
            "scheme": SCHEME.description,
            "sequences": 9,
            "queries": 2,
            "lengths": [3, 4],
            "seed": seed,
        },
        "date": date,
        "processors": 2,
        "parameters": "published",
        "residues of queries": 7,
        "digest of queries": digest("y"),
        "E-values": list(CLAIMS),
        "curve E-values": [0.1, 10],
        "sets": {name: copy.deepcopy(each) for name in sets},
        "programs": {name: {"how": f"{name} -x", "version": "1.0"} for name in names},
        "skipped": {},
    }


def test_what_was_not_measured_again_is_kept_and_says_of_what_day_it_is():
    old, new = run("2026-01-03", "s", "b", "gone"), run("2026-02-08", "s", sets=["random"])
    both = page.joined(old, new, ["b", "s"])
    assert list(both["sets"]) == ["shuffled", "random"] and list(both["programs"]) == ["b", "s"]
    assert {
        (name, program): found["measured"]
        for name, each in both["sets"].items()
        for program, found in each["programs"].items()
    } == {
        ("shuffled", "s"): "2026-01-03",
        ("shuffled", "b"): "2026-01-03",
        ("random", "s"): "2026-02-08",
        ("random", "b"): "2026-01-03",
    }
    text = page.table_of(both)
    assert "| s | 8.00 ± 0.00 (8) |" in text
    assert "- s: s -x (1.0; shuffled: measured 2026-01-03)\n" in text and "gone" not in text
    new["skipped"] = {"b": "it is not installed", "c": "no"}
    assert page.joined(old, new, ["b", "s"])["skipped"] == {"c": "no"}


def test_figures_of_other_sequences_or_queries_are_not_kept():
    old, new = run("2026-01-03", "s", "b"), run("2026-02-08", "s")
    with pytest.raises(ValueError, match=r"queries are not those .* measure everything"):
        page.joined(old, new | {"digest of queries": "other"}, ["s", "b"])
    new["sets"]["random"]["digest"] = "other"
    with pytest.raises(ValueError, match=r"random set is not that .* measure everything"):
        page.joined(old, new, ["s", "b"])
    assert page.joined(old, new, ["s"])["sets"]["random"]["digest"] == "other"  # nothing of the old one stays


def test_a_run_takes_the_place_of_that_under_the_same_conditions():
    first, second = run("2026-01-03", "s"), run("2026-01-04", "s", seed=2)
    again = run("2026-01-05", "s")
    assert [each["date"] for each in page.with_run([first, second], again, ["s"])] == [
        "2026-01-05",
        "2026-01-04",
    ]
    assert page.with_run([first], second, ["s"]) == [first, second]


def test_the_plot_is_drawn_with_a_panel_for_each_set(tmp_path):
    """In a process of its own, as from a terminal: events that other tests left to Qt crashed it here."""
    drawing = (
        "import json, sys; from pathlib import Path; from tests.bench import calibration_page as page\n"
        "for name, run in json.load(sys.stdin).items(): page.draw(Path(name), run)"
    )
    panels = {"two.png": (["shuffled", "random"], ["Swathe", "b"]), "one.png": (["random"], [])}
    runs = {
        str(tmp_path / name): run("2026-01-03", *names, sets=sets) for name, (sets, names) in panels.items()
    }
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(
        [sys.executable, "-c", drawing],
        input=json.dumps(runs),
        text=True,
        check=True,
        cwd=ROOT,
        env=environment,
    )
    for name, (sets, _) in panels.items():
        width = int.from_bytes((tmp_path / name).read_bytes()[16:20])
        assert width == 720 * len(sets)
