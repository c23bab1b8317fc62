"""Pairwise significance in tables, files and on the command line."""

from __future__ import annotations

import csv
import io
import json
import math
import shlex
from copy import copy
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cli import main
from swathe.core.engines import open_engine
from swathe.core.export import Selection, export
from swathe.core.export.provenance import command_line, command_of, lines, pairwise_lines, provenance
from swathe.core.results.columns import Kind
from swathe.core.results.filters import Condition, Filter, Operator, matching
from swathe.core.results.hits import COLUMNS
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.statistics.pair_significance import with_censoring_point
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries

ROOT = Path(__file__).parents[3]
NUMBERS = {
    "pairwise_p": "log10_p",
    "log10_p_error": "log10_p_error",
    "z_value": "z_value",
    "pairwise_lambda": "lambda_",
    "pairwise_k": "K",
    "goodness_p": "goodness_p",
}


PROBABILITIES = ("pairwise_p", "pairwise_evalue")
"""Columns whose values are logarithms, the second of which no field of a pair holds."""


pytestmark = pytest.mark.usefixtures("cache")


@pytest.fixture(scope="module")
def result() -> SearchResult:
    """The sample, its best 9 hits estimated, of which the fit of row 4 is poor and row 6 has none."""
    request = SearchRequest(
        read_sequences(sample_queries())[0][:1],
        sample_database(),
        ScoringScheme.load("BLOSUM62", 11, 1),
        top=20,
        pairwise=PairwiseOptions(permutations=300, top=9),
    )
    engine = open_engine("cpu", threads=2)
    last = list(run_request(request, engine, CancelToken()))[-1]
    engine.close()
    assert isinstance(last, Finished)
    table = last.result.queries[0].hits
    table.set_pairwise(6, with_censoring_point(table.pairwise[6], 10_000))
    pair = table.pairwise[4]
    table.set_pairwise(4, replace(pair, problem="of a test"))
    return last.result


def test_it_is_said_what_pairwise_e_of_an_unfinished_query_counts(result) -> None:
    """It counts the sequences compared, where the E-value beside it counts all."""
    assert "Pairwise E" not in dict(pairwise_lines(result))
    (query,) = result.queries
    unfinished = replace(query, hits=copy(query.hits), compared=100)
    n = result.plan.database.n_sequences
    words = dict(pairwise_lines(replace(result, queries=(unfinished,))))["Pairwise E"]
    assert words.endswith(
        f"p times the 100 sequences compared before the search ended; its E-values count all {n:,}"
    )


def written(result: SearchResult, format: str) -> str:
    stream = io.BytesIO()
    for _ in export(result, Selection.everything(result), format, stream, CancelToken()):
        pass
    return stream.getvalue().decode()


def test_columns_hold_what_was_estimated_and_nothing_else(result: SearchResult) -> None:
    table = result.queries[0].hits
    keys = [c.key for c in COLUMNS if c.needs_permutation]
    assert keys == [*PROBABILITIES, *list(NUMBERS)[1:], "pairwise_problem"]
    for key, field in NUMBERS.items():
        column = table.values(key) if key == "pairwise_p" else table.numbers(key)
        for row in range(len(table)):
            pair = table.pairwise.get(row)
            kept = pair and not (pair.poor and field.startswith("log10_p"))
            expected = getattr(pair, field) if kept else math.nan
            assert column[row] == expected or (math.isnan(column[row]) and math.isnan(expected)), (key, row)
            assert (table.value(key, row) is None) == math.isnan(expected)


def test_the_number_to_report_beside_the_evalue_has_a_column(result: SearchResult) -> None:
    """Sentences said to report p times the sequences compared, which neither table nor files had."""
    query = result.queries[0]
    table = query.hits
    assert table.compared == query.compared == result.plan.database.n_sequences
    expected = table.values("pairwise_p") + math.log10(query.compared)
    assert np.array_equal(table.values("pairwise_evalue"), expected, equal_nan=True)
    assert table.display("pairwise_evalue", 4) == "n/a", (
        "beside the alignment stood that there is no estimate"
    )
    assert table.display("pairwise_evalue", 6) == "n/a"
    assert table.display("pairwise_evalue", 15) == ""
    bound = Condition.read("pairwise_evalue", Operator.AT_MOST, "1e-180")
    within = matching(table, Filter(conditions=(bound,)))
    assert within.tolist() == (expected <= -180).tolist()
    assert within.any() and not within.all()


def test_cells_on_the_screen(result: SearchResult) -> None:
    table = result.queries[0].hits
    assert table.display("pairwise_p", 15) == table.display("z_value", 15) == ""
    assert table.display("pairwise_p", 6) == "n/a"
    assert table.display("pairwise_problem", 6).startswith("fewer than 4 different scores")
    assert table.display("pairwise_p", 4) == "n/a" and table.text("pairwise_problem", 4) == "of a test"
    assert not table.display("pairwise_p", 3).endswith("*")
    assert float(table.display("z_value", 0)) == pytest.approx(table.pairwise[0].z_value, abs=0.05)
    assert table.display("pairwise_lambda", 0) == f"{table.pairwise[0].lambda_:.3f}"


@pytest.mark.parametrize("key", [*NUMBERS, "pairwise_evalue", "pairwise_problem"])
@pytest.mark.parametrize("descending", [False, True])
def test_columns_sort_with_empty_cells_last(result: SearchResult, key: str, descending: bool) -> None:
    table = result.queries[0].hits
    order = table.order_by(key, descending)
    assert sorted(order.tolist()) == list(range(len(table)))
    if key == "pairwise_problem":
        cells = [table.text(key, int(row)) for row in order]
        assert cells[:2] == sorted(cells[:2], reverse=descending)
        assert all(cells[:2])
        assert not any(cells[2:])
        return
    values = (table.values(key) if key in PROBABILITIES else table.numbers(key))[order]
    known = values[np.isfinite(values)]
    assert np.isfinite(values[: known.size]).all()
    assert known.tolist() == sorted(known.tolist(), reverse=descending)
    of_good_fits = key in (*PROBABILITIES, "log10_p_error")
    assert known.size == 7 if of_good_fits else known.size in (8, 9)


def test_conditions_on_p_and_z_leave_out_what_is_not_known(result: SearchResult) -> None:
    table = result.queries[0].hits

    def asked(column: str, operator: Operator, bound: float) -> Filter:
        return Filter(conditions=(Condition.read(column, operator, repr(bound)),))

    every = asked("pairwise_p", Operator.AT_MOST, 1.0)
    assert matching(table, every).nonzero()[0].tolist() == [0, 1, 2, 3, 5, 7, 8]
    middle = float(np.sort(table.numbers("z_value")[:9])[4])
    assert matching(table, asked("z_value", Operator.AT_LEAST, middle)).sum() == 5
    assert not matching(table, asked("pairwise_p", Operator.AT_MOST, 1e-320)).all()
    assert every.needs_permutations and not every.needs_alignments


def test_csv_carries_everything_in_full(result: SearchResult) -> None:
    table = result.queries[0].hits
    body = io.StringIO("".join(x for x in io.StringIO(written(result, "csv")) if not x.startswith("# ")))
    for row, cells in enumerate(csv.DictReader(body)):
        pair = table.pairwise.get(row)
        if pair is None or not pair.fitted:
            assert cells["pairwise_p"] == cells["log10_pairwise_p"] == cells["pairwise_lambda"] == ""
            assert cells["pairwise_evalue"] == cells["log10_pairwise_evalue"] == ""
            assert (cells["z_value"] == "") == (pair is None)
            continue
        assert float(cells["pairwise_k"]) == pair.K
        assert cells["pairwise_problem"] == pair.problem
        if pair.poor:
            assert cells["pairwise_p"] == cells["log10_pairwise_p"] == cells["log10_pairwise_evalue"] == ""
            continue
        assert float(cells["log10_pairwise_p"]) == pair.log10_p
        assert float(Decimal(cells["pairwise_p"]).log10()) == pytest.approx(pair.log10_p, abs=1e-9)
        assert float(cells["log10_pairwise_evalue"]) == table.number("pairwise_evalue", row)
    keys = list(cells)
    assert keys.index("log10_pairwise_p") == keys.index("pairwise_p") + 1


def test_json_carries_copies_and_documentation_names_every_field(result: SearchResult) -> None:
    document = json.loads(written(result, "json"), parse_constant=pytest.fail)
    table = result.queries[0].hits
    documented = (ROOT / "docs" / "json.md").read_text("utf-8")
    for row, hit in enumerate(document["queries"][0]["hits"]):
        pair = table.pairwise.get(row)
        if pair is None:
            assert hit["pairwise"] is None
            continue
        copies = hit["pairwise"]
        assert all(f"`{name}`" in documented for name in (*copies, *copies["histogram"], *hit))
        assert sum(copies["histogram"]["counts"]) == copies["permutations"] == 300
        assert copies["mu"] == (pair.mu if pair.fitted else None)
        assert copies["poor_fit"] is (row in (4, 6))
    how = document["search"]["pairwise_significance"]
    assert all(f"`{name}`" in documented for name in how[0])
    assert len(how) == 1
    expected = {"permutations": 300, "seed": 1, "censored": 0.37, "permute_top": 9, "permute_evalue": None}
    assert how[0].items() >= (expected | {"pairs": 9, "poor_fits": 2, "censoring_points_moved": 1}).items()


def test_reports_say_it_of_each_hit(result: SearchResult) -> None:
    text = written(result, "text")
    assert text.count("\n Pairwise p = ") == 9
    assert text.count("(300 permutations)") == 9
    assert "\n Poor fit: of a test\n" in text
    assert "Pairwise p = n/a" in text
    assert any("300 permutations each (seed 1" in line for line in text.splitlines())


@pytest.mark.parametrize("format", ["blast6", "blast7", "xml"])
def test_blasts_formats_stay_as_they_are(result: SearchResult, format: str) -> None:
    bare = SearchRequest(**{**_fields(result.plan.request), "pairwise": None})
    assert "pairwise_p" not in written(result, format)
    assert command_line(bare) in command_line(result.plan.request)


def _fields(request: SearchRequest) -> dict:
    return {name: getattr(request, name) for name in SearchRequest.__dataclass_fields__}


def test_the_command_asks_for_what_was_permuted_after_the_search(result: SearchResult) -> None:
    estimated = result.queries[0].hits.pairwise
    asked = command_line(result.plan.request)
    bare = SearchRequest(**{**_fields(result.plan.request), "pairwise": None})
    later = replace(result, plan=replace(result.plan, request=bare))
    assert "--permutations" not in command_line(bare)
    assert command_of(later) == provenance(later)["command"] == dict(lines(later))["Command"] == asked
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(estimated, 3)
        assert command_of(later) == command_line(bare), "no options ask for these eight"
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(estimated, 3, replace(estimated[3], options=PairwiseOptions(400, top=9)))
        assert command_of(later) == command_line(bare), "nor for hits permuted in two ways"
        assert command_of(result) == asked, "what was asked for with the search stays"


def test_provenance_is_empty_without(result: SearchResult) -> None:
    request = SearchRequest(**{**_fields(result.plan.request), "pairwise": None})
    engine = open_engine("cpu", threads=2)
    plain = list(run_request(request, engine, CancelToken()))[-1].result
    engine.close()
    assert provenance(plain)["pairwise_significance"] == []
    assert not any(label.startswith("Pairwise") for label, _ in lines(plain))
    table = plain.queries[0].hits
    for column in COLUMNS:
        if column.needs_permutation:
            empty = "" if column.kind is Kind.TEXT else None
            assert (table.text(column.key, 0) if empty == "" else table.value(column.key, 0)) == empty


def test_command_line_asks_and_its_own_words_ask_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["search", "--sample", "--top", "6", "-q", "--format", "json"]
    options = ["--permutations", "200", "--permute-top", "3", "--permute-evalue", "1e-5"]
    options += ["--seed", "12", "--censored", "0.5"]
    assert main([*given, *options]) == 0
    first = json.loads(capsys.readouterr().out)
    words = shlex.split(first["search"]["command"])
    place = words.index("--permutations")
    again = words[place:]
    assert main([*given, *again]) == 0
    second = json.loads(capsys.readouterr().out)
    assert second["search"]["pairwise_significance"] == first["search"]["pairwise_significance"]
    for a, b in zip(first["queries"], second["queries"], strict=True):
        assert a["hits"] == b["hits"]
        assert [hit["pairwise"] is not None for hit in a["hits"]] == [True] * 3 + [False] * 3
        assert a["hits"][0]["pairwise"]["seed"] == 12


@pytest.mark.parametrize(
    ("permute", "words"),
    [
        ("both", "of both sequences each"),
        pytest.param("query", "of the query each", marks=pytest.mark.long),
    ],
)
def test_what_is_permuted_is_asked_for_kept_and_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, permute: str, words: str
) -> None:
    run = tmp_path / "kept.swr"
    given = ["search", "--sample", "--top", "2", "-q", "--permutations", "100", "--permute", permute]
    assert main([*given, "--format", "json", "--save", str(run)]) == 0
    written = capsys.readouterr().out
    first = json.loads(written)
    assert f"--permute {permute}" in first["search"]["command"]
    assert first["search"]["pairwise_significance"][0]["permute"] == permute
    assert first["queries"][0]["hits"][0]["pairwise"]["permute"] == permute
    assert main(["runs", "export", str(run), "--format", "json", "-q"]) == 0
    reopened = json.loads(capsys.readouterr().out)
    assert reopened["queries"][0]["hits"] == first["queries"][0]["hits"]
    assert reopened["search"]["pairwise_significance"] == first["search"]["pairwise_significance"]
    assert main([*given, "--format", "text"]) == 0
    assert f"100 permutations {words} (seed 1" in capsys.readouterr().out
    assert main([*given[:-2], "--format", "json"]) == 0
    of_subjects = json.loads(capsys.readouterr().out)
    assert "--permute " not in of_subjects["search"]["command"]
    assert of_subjects["queries"][0]["hits"][1]["z_value"] != first["queries"][0]["hits"][1]["z_value"]


def test_tables_get_two_columns_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "--sample", "--top", "2", "-q"]) == 0
    assert "Z-value" not in capsys.readouterr().out
    assert main(["search", "--sample", "--top", "2", "-q", "--permutations", "100"]) == 0
    titles = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Subject")]
    assert all(line.split()[-3:] == ["Pairwise", "p", "Z-value"] for line in titles)
    assert len(titles) == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--permutations", "10"], "not between 100 and 1,000,000"),
        (["--seed", "3"], "--permutations 1000"),
        (["--permute", "both"], "--permutations 1000"),
        (
            ["--permutations", "100", "--permute", "both", "--permute-method", "tiled"],
            "The method tiled permutes the residues of one sequence; it cannot permute both sequences",
        ),
        (
            ["--permutations", "100", "--permute", "query", "--permute-method", "tiled", "--rounds", "2"],
            "it cannot permute the positions of a PSSM",
        ),
        (["--permute-top", "3"], "--permutations 1000"),
        (["--permutations", "100", "--censored", "1"], "not between 0 and 0.9"),
        (["--permutations", "100", "--permute-top", "0"], "below 1"),
        (["--permutations", "100", "--permute-evalue", "-1"], "not above 0"),
        (["--permutations", "100", "--seed", "-1"], "not between 0 and"),
    ],
)
def test_wrong_options_are_wrong_use(
    capsys: pytest.CaptureFixture[str], options: list[str], words: str
) -> None:
    assert main(["search", "--sample", *options]) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert captured.out == ""


def test_no_hit_among_those_asked_for_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--permutations", "100", "--permute-evalue", "1e-320", "--gap-open", "6", "--top", "2"]
    assert main(["search", "--sample", *options]) == 0
    assert "no hit is among those to permute" in capsys.readouterr().err
