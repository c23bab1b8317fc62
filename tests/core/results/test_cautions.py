"""Hits whose E-value moved far say why, in words, whatever the reason."""

import csv
import dataclasses
import io
import json
import math

import numpy as np
import pytest

from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken
from swathe.core.cli.table import write_table
from swathe.core.export import Selection, export
from swathe.core.results.cautions import LENGTH, REASONS, reasons, remarks, why_moved
from swathe.core.results.filters import Condition, Filter, Operator, matching
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import evalue_shown
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import why_doubtful
from swathe.core.statistics.conclusion import OPEN
from swathe.core.statistics.evalues import BEYOND_DOUBT, MOVED, moved
from swathe.core.statistics.pair_significance import Pairs, assess
from swathe.core.statistics.permutation_options import PairwiseOptions
from tests.aligned_hits import set_alignment
from tests.biased import biased_files
from tests.searching import run


@pytest.fixture(scope="module")
def biased(tmp_path_factory):
    """A search in which many E-values move."""
    queries, database = biased_files(tmp_path_factory.mktemp("biased"))
    return run(
        SearchRequest(
            read_sequences(queries)[0], database, ScoringScheme.load("BLOSUM62"), evalue=1e3, engine="cpu"
        )
    )


def raised(query):
    return np.flatnonzero(query.hits.numbers("evalue_moved") > MOVED)


def test_beyond_doubt_nothing_has_moved():
    before = np.array([-300.0, -40.0, -10.0, -20.0, 1.0, np.nan])
    after = np.array([-310.0, -16.0, -7.5, -5.0, -2.0, np.nan])
    np.testing.assert_allclose(moved(after, before), [0, 0, 2.5, -5 - BEYOND_DOUBT, -3, np.nan])


def test_composition_is_named_with_the_residues_that_make_it(biased):
    query = biased.queries[0]
    rows = [row for row in raised(query) if "rich" in query.hits.text("subject", row)]
    assert rows, "nothing moved"
    row = rows[0]
    table = query.hits
    whole = table.query.letters + table.subject(row).letters
    share = 100 * (whole.count("N") + whole.count("K")) / len(whole)
    assert f": {share:.0f} % of the residues of both sequences are " in why_moved(query, row)
    pairs = HitPairs(table, biased.plan.request.scheme)
    pair = pairs.of(row)
    alignment = align(pair.query, pair.subject, pair.scheme, pair.score, CancelToken())
    set_alignment(table, row, alignment)
    words = why_moved(query, row)
    letters = table.query.letters[alignment.query_start : alignment.query_end]
    letters += table.subject(row).letters[alignment.subject_start : alignment.subject_end]
    share = 100 * (letters.count("N") + letters.count("K")) / len(letters)
    now, before = (evalue_shown(log10s[row]) for log10s in (table.log10_evalues, table.matrix_log10_evalues))
    figures = f"E-value corrected from {before} to {now}"
    assert words in [
        f"{figures}: {share:.0f} % of the aligned residues are {pair}" for pair in ("N and K", "K and N")
    ]
    assert words in remarks(query, row), "and not as a caution"


def test_the_reversed_query_is_named_where_order_is_not_what_is_similar(biased):
    query = biased.queries[1]
    rows = [row for row in raised(query) if "read backwards" in why_moved(query, row)]
    assert rows
    table, row = query.hits, rows[0]
    scores = f"{table.reverse[row]:.0f} of {table.adjusted[row]:.0f}"
    said = f"the query read backwards scores {scores}: repeats or composition are alike"
    assert why_moved(query, row).endswith(f"{said}, not the order of residues")


def test_a_length_far_from_the_mean_is_named_where_it_is_what_moved(tmp_path):
    residues = "".join(np.random.default_rng(2).choice(list(LETTERS[:20]), 40_000))
    domain = residues[:60]
    short = [f">short{i}\n{residues[100 + 30 * i :][:30]}\n" for i in range(600)]
    (tmp_path / "q.fasta").write_text(f">q\n{domain}\n")
    (tmp_path / "db.fasta").write_text(f">long\n{residues[20_000:]}{domain[:14]}\n{''.join(short)}")
    scheme = ScoringScheme.load("BLOSUM62")
    query = read_sequences(tmp_path / "q.fasta")[0]
    [found] = run(SearchRequest(query, tmp_path / "db.fasta", scheme, engine="cpu")).queries
    [row] = [row for row in range(len(found.hits)) if found.hits.text("subject", row) == "long"]
    times = 20_014 / ((20_014 + 600 * 30) / 601)
    assert found.hits.numbers("evalue_moved")[row] > MOVED
    said = f"the sequence has {round(times, -1):.0f} times the mean length, which alone makes it no relative"
    assert why_moved(found, row).endswith(said)


@pytest.mark.parametrize("short_query", [False, True])
def test_a_length_too_short_for_chance_is_named_where_it_is_what_moved(tmp_path, short_query):
    """It was said that unrelated sequences score lower in this search: λ and K moved by a tenth."""
    random = np.random.default_rng(5)
    residues = "".join(random.choice(list(LETTERS[:20]), 60_000))
    piece = "".join("A" if place % 3 == 1 else residues[place] for place in range(100, 122))
    query, fragment = (piece, residues[:300]) if short_query else (residues[:300], piece)
    others = [f">other{i}\n{residues[400 + 250 * i :][:250]}\n" for i in range(200)]
    (tmp_path / "q.fasta").write_text(f">q\n{query}\n")
    (tmp_path / "db.fasta").write_text(f">related\n{fragment}\n{''.join(others)}")
    scheme = ScoringScheme.load("BLOSUM62")
    read = read_sequences(tmp_path / "q.fasta")[0]
    [found] = run(SearchRequest(read, tmp_path / "db.fasta", scheme, engine="cpu")).queries
    assert found.hits.text("subject", 0) == "related"
    assert found.hits.numbers("evalue_moved")[0] < -MOVED
    whose = "query" if short_query else "sequence"
    said = f"by chance, a score of {found.hits.scores[0]} is rarer for so short a {whose} (22 residues) than "
    said += "the matrix's E-value assumes, which is made for whole proteins"
    assert why_moved(found, 0).endswith(f": {said}")
    assert [REASONS[place] for place in reasons(found, np.array([0]))] == [LENGTH]


def test_ordinary_hits_and_other_methods_have_no_words(biased):
    query = biased.queries[0]
    quiet = np.flatnonzero(abs(query.hits.numbers("evalue_moved")) <= MOVED)
    assert quiet.size and not any(why_moved(query, int(row)) for row in quiet)
    request = dataclasses.replace(biased.plan.request, evalues="matrix")
    for plain in run(request).queries:
        assert not plain.hits.numbers("evalue_moved").any()
        assert not any(why_moved(plain, row) for row in range(len(plain.hits)))


@pytest.mark.parametrize(
    ("log10", "said"),
    [
        (2.3, "200"),
        (3.96, "9,120"),
        (7.2, "15,848,932"),
        (-2.1, "0.0079"),
        (-3.02, "9.5e-04"),
        (-3.1, "8e-04"),
        (-200.0, "1e-200"),
    ],
)
def test_both_e_values_are_said(biased, log10, said):
    query, one = biased.queries[1], np.ones(1)
    table = query.hits
    hits = HitTable(
        table.query, table.database, table.subjects[:1], table.scores[:1], one, log10 * one,
        scoring=table.scoring,
        adjusted=table.adjusted[:1], reverse=table.reverse[:1], matrix_log10_evalues=0 * one,
    )  # fmt: skip
    words = why_moved(dataclasses.replace(query, hits=hits), 0)
    assert words.startswith(f"E-value corrected from 1.0 to {said}: ")
    assert said in (hits.display("evalue", 0), "1e-200"), "as its cell has it"


def test_the_command_lines_table_says_how_many_moved_and_why_the_first(biased):
    stream = io.BytesIO()
    write_table(biased, stream, 100)
    text = stream.getvalue().decode()
    for query in biased.queries:
        rows = np.flatnonzero(abs(query.hits.numbers("evalue_moved")) > MOVED)
        assert (
            f"Corrected   the E-values of {rows.size:,} of {len(query.hits):,} hits moved more than" in text
        )
        assert why_moved(query, int(rows[0])) in text
    plain = run(dataclasses.replace(biased.plan.request, evalues="matrix"))
    stream = io.BytesIO()
    write_table(plain, stream, 100)
    assert b"Corrected" not in stream.getvalue()


def test_marked_hits_can_be_filtered(biased):
    query = biased.queries[0]
    within = Condition.read("evalue_moved", Operator.BETWEEN, "-2", "2")
    kept = matching(query.hits, Filter(only=(within,)))
    marked = [bool(why_moved(query, row)) for row in range(len(query.hits))]
    assert any(marked)
    np.testing.assert_array_equal(kept, np.logical_not(marked))


@pytest.mark.parametrize("format", ["csv", "json"])
def test_what_makes_hits_doubtful_is_a_column_of_files(biased, format):
    """It stood beside the hit looked at, and in reports; of all hits no table said it."""
    stream = io.BytesIO()
    list(export(biased, Selection.everything(biased), format, stream, CancelToken()))
    if format == "json":
        rows = [hit for query in json.loads(stream.getvalue())["queries"] for hit in query["hits"]]
    else:
        lines = [line for line in stream.getvalue().decode().splitlines() if not line.startswith("# ")]
        rows = list(csv.DictReader(lines))
    told, corrected = [row["doubtful"] or "" for row in rows], 0
    for query in biased.queries:
        for row in range(len(query.hits)):
            table, said = query.hits, told.pop(0)
            assert ("low complexity" in said) == bool(why_doubtful(table.number("low_complexity", row)))
            cautions = [remark for remark in remarks(query, row) if remark.startswith("Caution")]
            assert bool(said) == bool(cautions), "files doubted E-values that the window calls corrected"
            corrected += not cautions and bool(why_moved(query, row))
            assert table.value("doubtful", row) == (said or None)
    assert not told and corrected
    seen = {
        table.text("doubtful", row) for table in (q.hits for q in biased.queries) for row in range(len(table))
    }
    assert seen == {"", "low complexity"}


def test_hits_that_read_alike_have_one_verdict_and_one_dot(biased):
    """One peptide's three hits with E = 0.0059 were suggestive, not convincing, and suggestive by test."""
    table, one = biased.queries[0].hits, np.ones(4)
    log10 = np.log10([0.0005941, 0.0005942, 0.000599, 0.000594])
    hits = HitTable(
        table.query, table.database, table.subjects[:4], np.array([46, 46, 46, 45], np.int32), one, log10,
        scoring=table.scoring,
    )  # fmt: skip
    copies = np.floor(np.random.default_rng(2).gumbel(30, 4, (1, 1000))).astype(np.int32)
    [pair] = assess(copies, Pairs(200, np.array([90]), np.array([300])), PairwiseOptions())
    expecting = [
        dataclasses.replace(pair, log10_p=math.log10(number / hits.compared)) for number in (2e-4, 0.02)
    ]
    hits.set_unasked(0, expecting[0])
    hits.set_unasked(3, expecting[0])
    assert [hits.verdict(row) for row in range(4)] == ["Convincing by test", OPEN, OPEN, "Convincing by test"]
    hits.set_unasked(1, expecting[1])
    suggestive = "Suggestive by test"
    assert [hits.verdict(row) for row in range(4)] == [suggestive, suggestive, OPEN, "Convincing by test"]
    assert hits.equal_rows(0) == hits.equal_rows(1) == [0, 1] and hits.equal_rows(2) == [2]
    assert hits.contradicted(slice(4)).tolist() == [True, True, False, False]
    assert "2 tested hits with this score and E-value" in hits.concluded(0, expecting[0]).reading
    hits.set_pairwise(1, expecting[0])
    assert hits.verdict(0) == hits.verdict(1) == "Convincing by test", "tested again"


@pytest.mark.parametrize(("log10", "score"), [(-5.0, 20), (-5.0, 900), (-1.0, 20), (-1.0, 900)])
def test_a_hit_that_copies_contradict_is_doubtful_and_its_verdict_says_no_better(biased, log10, score):
    table, one = biased.queries[0].hits, np.ones(1)
    hits = HitTable(
        table.query, table.database, table.subjects[:1], table.scores[:1], one, log10 * one,
        scoring=table.scoring,
    )  # fmt: skip
    assert hits.text("doubtful", 0) == ""
    copies = np.floor(np.random.default_rng(2).gumbel(30, 4, (1, 1000))).astype(np.int32)
    [pair] = assess(copies, Pairs(200, np.array([score]), np.array([300])), PairwiseOptions())
    hits.set_unasked(0, pair)
    told = hits.text("doubtful", 0), hits.verdict(0)
    hits.set_pairwise(0, pair)
    verdict = hits.concluded(0, pair)
    doubtful = (log10, score) == (-5.0, 20)
    assert hits.text("doubtful", 0) == ("shuffled copies less sure" if doubtful else "")
    assert told == (hits.text("doubtful", 0), verdict.title), "whether it was asked for is no difference"
    assert (verdict.title == "Convincing by test") == ((log10, score) == (-5.0, 900))
    assert (
        "by the E-value alone, 1e-05, it is significant and would be convincing" in verdict.reading
    ) == doubtful
    hits.set_pairwise(0, dataclasses.replace(pair, problem="of a test", reaching=9))
    assert hits.text("doubtful", 0) == "", "a poor fit says nothing"
    hits.set_pairwise(0, dataclasses.replace(pair, problem="of a test"))
    assert hits.text("doubtful", 0) == ("shuffled copies less sure" if doubtful else ""), "copies are counted"
