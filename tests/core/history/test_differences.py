"""Two runs side by side: hits matched, ranks and scores compared, differences of parameters said."""

from __future__ import annotations

import csv
import dataclasses
import io
import math
import re
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import ExportError
from swathe.core.export.provenance import lines
from swathe.core.export.values import exact_evalue
from swathe.core.history.absent import judge_absent, why_absent
from swathe.core.history.changes import (
    FORMATS,
    WRITTEN_COLUMNS,
    ChangeTable,
    Listed,
    chosen_besides,
    write_differences,
)
from swathe.core.history.differences import (
    PAIRS,
    POSITIONS,
    VALUES,
    QueryDifferences,
    compare,
    compare_queries,
)
from swathe.core.history.run_file import read_run
from swathe.core.scoring.queries import parse_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import bits_shown, evalue_exact
from swathe.core.search.events import SearchResult
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.sequence import identifier_of
from tests.core.history.searches import PARENT, QUERIES, changed, database, request, result, run, save
from tests.gui.results_fixtures import cancelled_at_the_end, search


def other_scheme(**changes: object) -> SearchResult:
    return run(request(scheme=ScoringScheme.load("BLOSUM45", 14, 2), **changes))


def by_hand(query: QueryDifferences, a: SearchResult, b: SearchResult) -> dict[tuple[str, str, int], list]:
    """Match hits by identifier and residues with dictionaries, without any of the code under test."""
    found: dict[tuple[str, str, int], list] = {}
    for side, tables in enumerate((a.queries[query.index_a].hits, b.queries[query.index_b].hits)):
        times: dict[tuple[str, str], int] = {}
        for row in range(len(tables)):
            subject = tables.subject(row)
            key = identifier_of(subject.header), subject.letters
            times[key] = times.get(key, 0) + 1
            found.setdefault((*key, times[key]), [None, None])[side] = row
    return found


def other_database(folder: Path) -> Path:
    """Return a database with some records taken out, some added, one changed, all in another order."""
    records = database().read_bytes().split(b">")[1:]
    changed = [record.replace(b"relative", b"other description") for record in records[8:][::-1]]
    changed += [records[0], b"new one\nMKVWHAVNCDE\n", b"rel6\nMKVWWWW\n"]
    path = folder / "other.fasta"
    path.write_bytes(b"".join(b">" + record for record in changed))
    return path


@pytest.mark.parametrize("reopened", [False, True])
def test_hits_of_two_databases(tmp_path: Path, reopened: bool) -> None:
    a, b = (
        run(request(evalues="matrix", **options)) for options in ({}, {"database": other_database(tmp_path)})
    )
    if reopened:
        a, b = (read_run(save(each, tmp_path / f"{i}.swr")).result for i, each in enumerate((a, b)))
    comparison = compare(a, b)
    assert [(query.index_a, query.index_b) for query in comparison.queries] == [(0, 0), (1, 1), (2, 2)]
    assert "different databases (small.fasta, 68 sequences, and other.fasta" in comparison.warnings[0]
    for query in comparison.queries:
        expected = by_hand(query, a, b)
        pairs = [
            tuple(row if row >= 0 else None for row in each)
            for each in zip(query.rows_a.tolist(), query.rows_b.tolist(), strict=True)
        ]
        assert sorted(pairs, key=str) == sorted(map(tuple, expected.values()), key=str)
        assert query.in_both.sum() + query.only_a.sum() + query.only_b.sum() == len(query)
    first = comparison.queries[0]
    assert first.in_both.any() and first.only_a.any() and first.only_b.any()
    assert np.isnan(first.columns["score_b"][first.only_a]).all(), "nothing is known of other databases"


def test_hits_of_one_run_only_come_first_by_their_evalue(tmp_path: Path) -> None:
    """They stood in no order that one could see: 1e-15 to 2e-06 of B, then 8e-181 of A, then 7e-54 of B."""
    table = ChangeTable(*compare(run(request()), run(request(database=other_database(tmp_path)))).queries)
    rows = table.unsorted()
    crossed = table.chosen(Listed.SIGNIFICANT_ONE)[rows]
    assert crossed.any() and (crossed[:-1] >= crossed[1:]).all()
    lowest = np.fmin(*(table.known(f"log10_evalue_{side}") for side in "ab"))[rows[crossed]]
    assert (np.diff(lowest) >= 0).all() and lowest[0] < -15


def test_a_hit_of_another_database_is_judged_as_is_said_beside_it(tmp_path: Path) -> None:
    """Under the table stood E = 3e-16, and the cell above was empty."""
    comparison = compare(run(request()), run(request(database=other_database(tmp_path))))
    query = comparison.queries[0]
    *_, known = judge_absent(comparison, query, np.ones(len(query), np.bool_), CancelToken())
    for side, hits in (("a", query.only_b), ("b", query.only_a)):
        assert hits.any()
        for hit in np.flatnonzero(hits).tolist():
            said = re.findall(r" E = (\S+?),", why_absent(comparison, query, hit, CancelToken()))
            evalue = float(known.columns[f"log10_evalue_{side}"][hit])
            assert said == ([] if math.isnan(evalue) else [evalue_exact(evalue)])
        assert np.isfinite(known.columns[f"log10_evalue_{side}"][hits]).any()


def test_a_change_that_is_rounded_to_zero_has_no_sign() -> None:
    query = compare(run(request()), run(request())).queries[0]
    query.columns["log10_evalue_change"][:3] = -0.04, 0.04, -0.06
    table = ChangeTable(query)
    assert [table.display("log10_evalue_change", row) for row in range(3)] == ["0.0", "0.0", "−0.1"]


def test_columns_and_order(tmp_path: Path) -> None:
    a, b = result("plain"), other_scheme(evalue=1e-3)
    query = compare(a, b).queries[0]
    assert list(query.columns) == [
        *(f"{name}_{side}" for side in "ab" for name in VALUES), *(f"{name}_change" for name in VALUES), PAIRS
    ]  # fmt: skip
    n = len(a.queries[0].hits)
    assert query.rows_a[:n].tolist() == list(range(n)) and (query.rows_a[n:] == -1).all()
    assert (np.diff(query.rows_b[n:]) > 0).all()
    for hit in range(len(query)):
        table, row = query.place(hit)
        assert query.in_both[hit] + query.only_a[hit] + query.only_b[hit] == 1
        for side, found, rows in (("a", a, query.rows_a), ("b", b, query.rows_b)):
            if rows[hit] < 0:
                assert np.isnan(query.columns[f"rank_{side}"][hit])
                continue
            hits = found.queries[0].hits
            assert query.columns[f"rank_{side}"][hit] == rows[hit] + 1
            assert query.columns[f"score_{side}"][hit] == hits.scores[rows[hit]]
            assert query.columns[f"bits_{side}"][hit] == hits.bits[rows[hit]]
            assert query.columns[f"log10_evalue_{side}"][hit] == hits.log10_evalues[rows[hit]]
            assert hits.header(int(rows[hit])) == table.header(row)
        change = query.columns["score_b"][hit] - query.columns["score_a"][hit]
        assert query.columns["score_change"][hit] == change


@pytest.mark.parametrize("evalues", ["fitted", "matrix"])
def test_subjects_that_a_run_compared_and_did_not_report(tmp_path: Path, evalues: str) -> None:
    """One database, so each run knows the score of what only the other reports; reopened runs too."""
    wide, narrow = run(request(evalues=evalues)), run(request(evalues=evalues, top=3))
    for a, b in ((wide, narrow), (narrow, wide)):
        b = read_run(save(b, tmp_path / "b.swr")).result
        query = compare(a, b).queries[0]
        for name in VALUES[1:]:
            assert np.array_equal(query.columns[f"{name}_a"], query.columns[f"{name}_b"]), name
        assert query.in_both.sum() == 3 and len(query) == len(wide.queries[0].hits)


def test_bits_of_subjects_not_reported_are_those_of_reported_ones(tmp_path: Path) -> None:
    """Bits rest on the statistics before any fit, in the table and where a comparison works them out."""
    path = tmp_path / "many.fasta"
    records = database().read_text("latin-1")
    strangers = "".join(f">stranger{n}\n{changed(PARENT, 0.97, n)}\n" for n in range(100, 400))
    path.write_text(records + strangers, "latin-1")
    wide, narrow = (run(request(database=path, evalues="fitted", top=top)) for top in (None, 3))
    assert wide.queries[0].significance.parameters.source == "fitted"
    query = compare(wide, narrow).queries[0]
    for name in VALUES[1:]:
        assert np.array_equal(query.columns[f"{name}_a"], query.columns[f"{name}_b"]), name


def test_adjusted_scores_of_subjects_not_reported_are_not_known() -> None:
    """Only candidates are scored again: the score as it is is known, bits and E-value are not."""
    query = compare(run(request()), run(request(top=3))).queries[0]
    assert np.array_equal(query.columns["score_a"], query.columns["score_b"])
    for name in ("bits", "log10_evalue"):
        one, other = query.columns[f"{name}_a"], query.columns[f"{name}_b"]
        assert np.array_equal(np.isnan(other), query.only_a) and query.only_a.any()
        assert np.array_equal(one[query.in_both], other[query.in_both])


def test_a_cancelled_run_knows_nothing_of_the_rest() -> None:
    whole, part = result("plain"), result("plain")
    scores = part.queries[0].scores.copy()
    unreached = int(part.queries[0].hits.subjects[2])
    scores[unreached] = -1
    first = dataclasses.replace(part.queries[0], scores=scores, compared=part.queries[0].compared - 1)
    hits = first.hits
    keep = np.delete(np.arange(len(hits)), 2)
    table = type(hits)(
        hits.query,
        hits.database,
        hits.subjects[keep],
        hits.scores[keep],
        hits.bits[keep],
        hits.log10_evalues[keep],
        scoring=hits.scoring,
    )
    part = dataclasses.replace(
        part, complete=False, queries=(dataclasses.replace(first, hits=table), *part.queries[1:])
    )
    comparison = compare(whole, part)
    query = comparison.queries[0]
    (hit,) = np.flatnonzero(query.only_a)
    assert hit == 2 and np.isnan(query.columns["score_b"][hit])
    assert "Run B stopped early: subjects" in comparison.warnings[-1]


def test_why_a_run_stopped_early_differs_in_queries_that_it_compared() -> None:
    """It said that subjects were missing, of queries that lacked the adjustment of their E-values."""
    whole, stopped = search(evalues="matrix"), cancelled_at_the_end(search(evalues="matrix"), judged=1)
    comparison = compare(whole, stopped)
    assert comparison.warnings[-1] == (
        "Run B stopped early: its E-values of 1 query are provisional, not yet adjusted, so that they "
        "differ and other hits are listed."
    )
    table = ChangeTable(*comparison.queries)
    of_second = table.query_places == 1
    listed = table.chosen(Listed.SIGNIFICANT_A)
    assert listed[of_second].any() and not table.chosen(Listed.SIGNIFICANT_B).any()
    assert not listed[~of_second].any()


def test_differences_of_parameters() -> None:
    a, b = result("plain"), other_scheme(evalue=5.0, top=4)
    comparison = compare(a, b)
    differences = {label: words for label, *words in comparison.parameters}
    assert differences["Matrix"] == ["BLOSUM62", "BLOSUM45"]
    assert differences["Reported"] == [
        "E-value up to 10, all of each query", "E-value up to 5, the best 4 of each query",
    ]  # fmt: skip
    assert not differences.keys() & {"Command", "Date", "Speed", "Side", "Program", "Database size"}
    assert "Scoring" not in differences, "matrix and gap costs say it"
    assert differences["Gap costs"][0] == "open 11, extend 1"
    assert comparison.warnings == (
        "The runs scored differently: compare their E-values, not scores or bits, which mean something else "
        "with each scoring. E-values less than tenfold apart say the same.",
    )
    same = compare(a, run(request()))
    assert same.parameters == same.warnings == ()
    iterated = {label: words for label, *words in compare(a, result("iterated")).parameters}
    assert iterated["Rounds"][0] == "" and "rounds" in iterated["Rounds"][1]


def test_what_was_chosen_comes_before_what_follows_from_it() -> None:
    """Scoring, PSSM and Gumbel parameters of each query, by its number, stood over matrix and rounds."""
    a, b = result("plain"), result("iterated")
    labels = [label for label, *_ in compare(a, b).parameters]
    chosen = [label for label in labels if label in {"Rounds", "Round", "Matrix", "E-values", "Reported"}]
    assert "Rounds" in chosen and labels[: len(chosen)] == chosen
    assert len(b.plan.request.queries) > 1
    name = identifier_of(b.plan.request.queries[0].header).split("|")[-1]
    assert any(label.endswith(f" of {name}") for label in labels)
    assert not any("query 1" in label for label in labels)


def test_one_query_of_several_has_the_labels_of_a_run_of_it_alone() -> None:
    """The rounds of a query stood twice as differences, as "Round of ADRB2_HUMAN" and as "Round"."""
    several = result("iterated")
    asked = several.plan.request
    alone = run(dataclasses.replace(asked, queries=asked.queries[:1]))
    for runs in ((several, alone), (alone, several)):
        labels = [label for label, *_ in compare(*runs).parameters]
        of_query = ("Round ", "Scoring", "PSSM")
        assert "Round" not in labels and not [label for label in labels if label.startswith(of_query)]
        assert not [label for label in labels if " of " in label or " on " in label]


def test_lambda_and_k_fitted_are_among_the_parameters() -> None:
    """Only published ones were, from which no E-value came."""
    a, b, small = search(11, 1), search(12, 1), run(request())
    found = {label: values for label, *values in compare(a, b).parameters}
    for each, words in zip((a, b), found["Gumbel parameters after the fit"], strict=True):
        for query in each.queries:
            fitted = query.significance.parameters
            assert fitted.source == "fitted"
            name = query.query.identifier.split("|")[-1]
            assert f"{name}: lambda {fitted.lambda_!r}, K {fitted.K!r}" in words.split("; ")
    labels = list(found)
    assert labels.index("Gumbel parameters after the fit") == labels.index("Gumbel parameters") + 1
    unfitted = [label for label, *_ in compare(a, search(11, 1, evalues="matrix")).parameters]
    assert "Gumbel parameters after the fit" in unfitted
    assert not {"Statistics", "Gumbel parameters"} & set(unfitted), "one thing, called otherwise, stood twice"
    alone = compare(*(dataclasses.replace(each, queries=each.queries[:1]) for each in (a, b)))
    [fitted] = [one[1] for one in alone.parameters if one[0] == "Gumbel parameters after the fit"]
    assert fitted.startswith("lambda 0."), "one query needs no name"
    stream = io.BytesIO()
    for _ in write_differences(alone, ("a", "b"), "csv", stream, CancelToken()):
        pass
    assert f"# Different, Gumbel parameters after the fit: {fitted} | lambda 0." in stream.getvalue().decode()
    assert not [one for one in compare(small, other_scheme()).parameters if "after" in one[0]]


def test_bits_of_different_scorings_are_not_offered_for_comparison() -> None:
    """It said to compare bits and E-values of hits with more bits in A and the smaller E-value in B."""
    a = search(evalues="matrix")
    published = compare(a, search(8, 2, evalues="matrix"))
    columns = published.queries[0].columns
    assert (columns["bits_change"] * columns["log10_evalue_change"] > 0).any()
    assert "compare their E-values, not scores or bits" in published.warnings[0]
    (warning,) = compare(a, search(1, 1)).warnings
    assert warning == (
        "The runs scored differently, and run B has queries without E-values: compare ranks of those."
    )


def test_a_profile_scores_unlike_the_matrix_that_it_was_made_with() -> None:
    """Matrix and gap costs of both searches are the same, and nothing said that their scores are not."""
    comparison = compare(result("plain"), result("iterated"))
    alike = [query.scored_alike for query in comparison.queries]
    assert alike == [False, True, False], "the second query found nothing that makes a profile"
    assert "compare E-values of the other hits, not scores or bits" in comparison.warnings[1]
    assert all(query.scored_alike for query in compare(result("plain"), run(request())).queries)


def test_an_evalue_by_a_profile_of_the_hit_itself_is_no_evidence() -> None:
    """Of two iterated searches the E-values were to be compared, and such hits had moved farthest."""
    one = result("iterated")
    other = run(request(iteration=RoundOptions(2, 1e-30)))
    for a, b in ((one, other), (result("plain"), one)):
        comparison = compare(a, b)
        assert comparison.warnings[0].startswith("The E-value of a hit is no evidence once a profile was")
        table = ChangeTable(comparison.queries[0])
        in_profile = np.flatnonzero(table.in_profile & table.in_both)
        assert in_profile.size > 0
        for row in in_profile.tolist():
            assert table.display("log10_evalue_change", row) == ""
            assert math.isnan(table.number("log10_evalue_change", row))
            assert "this E-value is no evidence. See its verdict." in table.about_moved(row)
        for row in np.flatnonzero(~table.in_profile & table.in_both).tolist():
            assert table.display("log10_evalue_change", row) != ""
    assert compare(run(request()), result("plain")).warnings == ()


def test_files_have_the_positions_of_both_alignments_where_these_are_chosen() -> None:
    """They were in neither the table nor its files."""
    comparison = compare(result("plain"), result("iterated"))
    keys = tuple(f"{name}_{side}" for name in POSITIONS for side in "ab")
    assert chosen_besides(comparison, ("rank_a", "subject", *keys)) == keys
    stream = io.BytesIO()
    for _ in write_differences(comparison, ("a", "b"), "csv", stream, CancelToken(), chosen=keys):  # type: ignore[arg-type]
        pass
    lines = [line for line in stream.getvalue().decode().split("\r\n") if not line.startswith("#")]
    written = list(csv.DictReader(lines))
    table = ChangeTable(comparison.queries[0])
    for row in range(len(table)):
        for side in "ab":
            hits, of_run = table.place_in(side, row)
            if of_run >= 0:
                places = [int(written[row][f"{name}_{side}"]) for name in POSITIONS]
                assert places == [hits.number(name, of_run) for name in POSITIONS]
                assert 1 <= places[0] <= places[1] <= len(hits.query)


def test_a_hit_left_out_by_hand_is_marked_in_its_run() -> None:
    """Nothing told it from others."""
    plain = result("iterated")
    hits = plain.queries[0].hits
    name = hits.text("subject", int(hits.included_rows()[1]))
    without = run(request(iteration=RoundOptions(3, exclude=(name,)), top=4))
    comparison = compare(plain, without)
    table = ChangeTable(comparison.queries[0])
    [row] = [row for row in range(len(table)) if table.text("subject", row) == name]
    assert comparison.by_hand and not compare(plain, plain).by_hand
    evidence = "That of a hit left out by hand is evidence: no profile was built from it."
    assert comparison.warnings[0].endswith(evidence)
    assert evidence not in " ".join(compare(plain, plain).warnings)
    assert table.about_round("b", row) == (
        "Left out of the profile by hand; the score is by a profile without it. "
        "Its E-value in B is evidence, as of a hit that is in no profile."
    )
    assert table.about_round("a", row) == ""
    assert [table.display(f"round_{side}", row) for side in "ab"] == ["1", "left out"]
    stream = io.BytesIO()
    keys = ("round_a", "round_b")
    for _ in write_differences(comparison, ("a", "b"), "csv", stream, CancelToken(), chosen=keys):  # type: ignore[arg-type]
        pass
    rows = stream.getvalue().decode().split("\r\n")
    rows = [line for line in rows if not line.startswith("#")]
    [written_row] = [each for each in csv.DictReader(rows) if each["subject"] == name][:1]
    done = [written_row[key] for key in ("round_a", "by_hand_a", "round_b", "by_hand_b")]
    assert done == ["1", "", "", "left out"]
    against_plain = ChangeTable(compare(result("plain"), without).queries[0])
    assert {against_plain.display("round_a", place) for place in range(len(against_plain))} == {""}


def test_queries_are_matched_by_residues_then_by_name() -> None:
    first, second = QUERIES.split(">q3")[0], ">q3" + QUERIES.split(">q3")[1]
    letters = QUERIES.split("\n")[1]
    texts = (
        f">other name\n{letters}\n>q1\nMKVWHAVNCDEMKVWHAVNCDE\n{second}",
        f">q3\n{letters[:50]}\n>nobody\n{letters}\n>q1\n{letters}\n",
        first,
    )
    plain = result("plain")
    expected = ([(0, 0), (2, 2)], [(0, 2), (2, 0)], [(0, 0), (1, 1)])
    for text, pairs in zip(texts, expected, strict=True):
        queries, notes = parse_queries(text.encode(), "pasted")
        other = run(dataclasses.replace(request(), queries=queries, query_notes=notes))
        comparison = compare(plain, other)
        assert [(query.index_a, query.index_b) for query in comparison.queries] == pairs
        assert comparison.unmatched_a == tuple({0, 1, 2} - {i for i, _ in pairs})
        assert comparison.unmatched_b == tuple(set(range(len(queries))) - {j for _, j in pairs})


def test_queries_that_a_run_did_not_come_to_are_not_only_in_the_other() -> None:
    whole = result("plain")
    part = dataclasses.replace(whole, complete=False, queries=whole.queries[:1])
    for a, b, side in ((whole, part, "a"), (part, whole, "b")):
        comparison = compare(a, b)
        assert comparison.only_in("a") == comparison.only_in("b") == ()
        assert getattr(comparison, f"unmatched_{side}") == (1, 2)
    asked = dataclasses.replace(part.plan.request, queries=part.plan.request.queries[:2])
    fewer = dataclasses.replace(part, plan=dataclasses.replace(part.plan, request=asked))
    assert compare(whole, fewer).only_in("a") == (2,)


def test_masked_queries_are_the_same_queries() -> None:
    comparison = compare(result("plain"), result("masked"))
    assert len(comparison.queries) == 3
    assert comparison.queries[2].columns["score_change"].min() <= 0


def test_a_pair_chosen_by_hand() -> None:
    plain = result("plain")
    comparison = compare(plain, plain, [(0, 2)])
    (query,) = comparison.queries
    assert (query.index_a, query.index_b) == (0, 2) and comparison.unmatched_a == (1, 2)
    assert query.a.query is not query.b.query and query.in_both.any()
    assert len(compare_queries(plain, 1, plain, 1)) == len(plain.queries[1].hits)


def test_without_statistics_scores_are_compared() -> None:
    found = result("no statistics")
    query = compare(found, found).queries[0]
    assert query.in_both.all() and np.isnan(query.columns["bits_change"]).all()
    assert (query.columns["score_change"] == 0).all()
    half = compare(found, run(request())).queries[0]
    assert np.isnan(half.columns["log10_evalue_a"]).all() and len(half) > len(query)


def test_without_e_values_in_one_run_no_hit_is_significant_in_the_other_alone() -> None:
    """All significant hits of a run were listed as significant in it alone: of the other nobody knows."""
    table = ChangeTable(*compare(run(request()), result("no statistics")).queries)
    assert np.count_nonzero(table.significant("a") == 1) and table.significance_changes() is None
    for choice in (Listed.SIGNIFICANT_A, Listed.SIGNIFICANT_B, Listed.SIGNIFICANT_ONE):
        assert not table.chosen(choice).any()


def written(comparison: object, format: str) -> str:
    stream = io.BytesIO()
    for _ in write_differences(comparison, ("one", "=cmd, two"), format, stream, CancelToken()):  # type: ignore[arg-type]
        pass
    return stream.getvalue().decode()


@pytest.mark.parametrize("format", FORMATS)
def test_the_table_of_a_comparison(format: str, tmp_path: Path) -> None:
    a, b = result("plain"), other_scheme(database=other_database(tmp_path))
    comparison = compare(a, b)
    text = written(comparison, format)
    comments = [line for line in text.split("\r\n") if line.startswith("# ")]
    for side, found in (("A", a), ("B", b)):
        for label, _ in lines(found):
            assert any(line.startswith(f"# Run {side}, {label}: ") for line in comments)
    assert "# Run A: one" in comments and "# Different, Matrix: BLOSUM62 | BLOSUM45" in comments
    assert sum(line.startswith("# Warning: ") for line in comments) == 2
    table = text.split("\r\n", len(comments))[-1]
    rows = list(csv.DictReader(io.StringIO(table, newline=""), dialect=FORMATS[format]))
    assert len(rows) == sum(map(len, comparison.queries))
    assert {row["found"] for row in rows} == {"both", "a", "b"}
    first = comparison.queries[0]
    *_, query = judge_absent(comparison, first, np.ones(len(first), np.bool_), CancelToken())
    for hit, row in enumerate(rows[: len(query)]):
        assert row["query"] == "q1"
        assert not {"score_change", "bits_change"} & row.keys(), "the runs scored differently"
        for column in WRITTEN_COLUMNS:
            if column in ("score_change", "bits_change"):
                continue
            value = query.columns[column][hit]
            assert (row[column] == "") if np.isnan(value) else (float(row[column]) == value)
        assert not row["subject"].startswith(("=", "-", "+", "@"))
    assert rows[0]["rank_a"] == "1" and rows[0]["score_a"].isdigit()


@pytest.mark.parametrize("format", FORMATS)
def test_files_of_a_comparison_have_evalues_and_what_they_mean(format: str) -> None:
    """They had logarithms alone, and scores of hits that a run does not report, without a word on them."""
    comparison = compare(result("plain"), result("masked"))
    text = written(comparison, format)
    [about] = [line for line in text.split("\r\n") if line.startswith("# Columns: ")]
    assert "which run lists" in about
    table = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("# "))
    rows = list(csv.DictReader(io.StringIO(table, newline=""), dialect=FORMATS[format]))
    hits = [(query, hit) for query in comparison.queries for hit in range(len(query))]
    for row, (query, hit) in zip(rows, hits, strict=True):
        for side in "ab":
            evalue = float(query.columns[f"log10_evalue_{side}"][hit])
            assert row[f"evalue_{side}"] == exact_evalue(evalue)
            reported = row["found"] in ("both", side)
            assert row[f"significant_{side}"] == (str(int(evalue <= -3)) if reported else "")
            assert bool(row[f"rank_{side}"]) is reported
    assert {row["significant_a"] for row in rows} >= {"0", "1"}
    names = list(rows[0])
    assert names[names.index("log10_evalue_a") - 1] == "evalue_a"
    sought = ChangeTable(*comparison.queries).chosen(Listed.SIGNIFICANT_A)
    only = [row for row in rows if row["significant_a"] == "1" and row["significant_b"] != "1"]
    assert len(only) == np.count_nonzero(sought)


@pytest.mark.parametrize("order", [1, -1])
def test_files_have_the_evalues_that_the_screen_gives_of_hits_that_a_run_does_not_report(order: int) -> None:
    """Those of adjusted scores were empty, though the page says 'E = 12.5' and the file that it has them."""
    a, b = [run(request(evalues="adjusted", evalue=evalue)) for evalue in (100, 1e-3)][::order]
    comparison = compare(a, b)
    before = {name: values.copy() for name, values in comparison.queries[0].columns.items()}
    table = "".join(
        line for line in written(comparison, "csv").splitlines(keepends=True) if not line.startswith("# ")
    )
    rows = list(csv.DictReader(io.StringIO(table, newline="")))
    hits = [(query, hit) for query in comparison.queries for hit in range(len(query))]
    alone = 0
    for row, (query, hit) in zip(rows, hits, strict=True):
        if row["found"] == "both":
            continue
        other = "b" if row["found"] == "a" else "a"
        said = why_absent(comparison, query, hit, CancelToken())
        [bits, evalue] = re.findall(r": (\S+) bits, E = (\S+),", said)[0]
        assert evalue_exact(float(row[f"log10_evalue_{other}"])) == evalue
        assert row[f"evalue_{other}"] == exact_evalue(float(row[f"log10_evalue_{other}"]))
        assert bits_shown(float(row[f"bits_{other}"])) == bits and row[f"significant_{other}"] == ""
        change = float(row["log10_evalue_b"]) - float(row["log10_evalue_a"])
        assert float(row["log10_evalue_change"]) == pytest.approx(change)
        alone += 1
    assert alone
    for name, values in comparison.queries[0].columns.items():
        np.testing.assert_array_equal(values, before[name], "what the window shows stays as it is")
    token = CancelToken()
    steps = write_differences(comparison, ("a", "b"), "csv", io.BytesIO(), token)
    assert next(steps) == 0, "while E-values are computed"
    token.cancel()
    with pytest.raises(OperationCancelled):
        list(steps)


def test_writing_to_a_file(tmp_path: Path) -> None:
    comparison = compare(result("plain"), result("masked"))
    path = tmp_path / "x.csv"
    for _ in write_differences(comparison, ("a", "b"), "csv", path, CancelToken()):
        pass
    assert path.read_bytes().startswith(b"# Run A: a\r\n")
    path.write_bytes(b"older")
    token = CancelToken()
    token.cancel()
    with pytest.raises(OperationCancelled):
        for _ in write_differences(comparison, ("a", "b"), "tsv", path, token):
            pass
    assert path.read_bytes() == b"older" and len(list(tmp_path.iterdir())) == 1
    with pytest.raises(ExportError, match="no comparison format"):
        next(write_differences(comparison, ("a", "b"), "xml", path, CancelToken()))


def test_verdicts_differ_where_both_are_made_and_begin_differently() -> None:
    """Somebody counted such hits in the file: no choice of hits listed them."""
    table = ChangeTable(compare(result("plain"), result("iterated")).queries[0])
    kinds = ("Convincing", "Suggestive", "Not convincing", "No conclusion")
    differ = []
    for row in np.flatnonzero(table.in_both).tolist():
        begins = [
            [kind for kind in kinds if table.text(key, row).startswith(kind)]
            for key in ("verdict_a", "verdict_b")
        ]
        if all(begins) and begins[0] != begins[1]:
            differ.append(row)
    assert differ and np.flatnonzero(table.chosen(Listed.VERDICTS_APART)).tolist() == differ
