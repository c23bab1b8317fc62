"""E-values: statistics of a search's own scores, what makes a hit, and what every output says of it."""

from __future__ import annotations

import dataclasses
import io
import json
import math
import re
from types import SimpleNamespace

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.cli import main
from swathe.core.cli.arguments import parse_arguments
from swathe.core.cli.table import write_table
from swathe.core.engines.base import NOT_COMPARED, ScoresHere
from swathe.core.errors import InvalidRequest, RunFileError
from swathe.core.export import Selection, export
from swathe.core.export.aligning import align_missing
from swathe.core.export.provenance import command_line, lines
from swathe.core.history.run_file import read_run
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.search.request import SearchRequest
from swathe.core.search.selection import select_hits
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.adjustment import Adjustment
from swathe.core.statistics.evalues import (
    ADJUSTED_SHARE,
    FEWEST_REVERSED,
    METHODS,
    REVERSED_SHARE,
    REVERSED_SUBJECTS,
    WORDS,
    fitted_parameters,
    for_composition,
    judge,
    judged_bound,
    parameters_of_fit,
    reversed_log10,
    reversed_parameters,
    within_bound,
)
from swathe.core.statistics.score_counts import count_scores
from tests.core.history.searches import AMINO, PARENT, changed, request, run, save
from tests.core.history.test_run_file_bounds import npy
from tests.core.history.test_run_file_damage import members_of, sealed
from tests.core.results.test_score_distribution import PUBLISHED, QUERY, by_chance
from tests.core.statistics.test_adjustment import by_oracle
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

BLOSUM62 = ScoringScheme.load("BLOSUM62", 11, 1)
TOKEN = CancelToken()


def fitted(scores, lengths, base=PUBLISHED, token=TOKEN, share=1.0):
    return fitted_parameters(base, QUERY, count_scores(scores, lengths), token, share=share)


class TestFit:
    @pytest.mark.parametrize(("scale", "K"), [(1.0, PUBLISHED.K), (0.9, 0.02), (1.2, 0.1)])
    def test_it_has_the_lambda_and_k_that_scores_were_drawn_with(self, scale, K):
        drawn = dataclasses.replace(PUBLISHED, lambda_=scale * PUBLISHED.lambda_, K=K)
        found = fitted(*by_chance(10_000, 3, drawn))
        assert found.source == "fitted"
        assert found.lambda_ == pytest.approx(drawn.lambda_, rel=0.03)
        assert np.log(found.K) == pytest.approx(np.log(K), abs=0.35)
        same = {
            "lambda_": PUBLISHED.lambda_,
            "K": PUBLISHED.K,
            "source": PUBLISHED.source,
            "note": PUBLISHED.note,
        }
        assert dataclasses.replace(found, **same) == PUBLISHED

    def test_the_note_says_what_was_fitted(self):
        scores, lengths = by_chance(2_000, 4)
        found = fitted(scores, lengths)
        used = int(re.search(r"fitted to ([\d,]+) scores", found.note)[1].replace(",", ""))
        assert 1_900 < used <= 2_000
        assert f"λ = {found.lambda_:.4g}, K = {found.K:.2g}" in found.note
        assert f"(before: {PUBLISHED.lambda_:.4g}, {PUBLISHED.K:.2g}, published)" in found.note

    @pytest.mark.parametrize("scale", [0.6, 0.9, 1.0])
    def test_for_adjusted_scores_they_go_part_of_the_way(self, scale):
        drawn = dataclasses.replace(PUBLISHED, lambda_=scale * PUBLISHED.lambda_, K=PUBLISHED.K**scale)
        scores, lengths = by_chance(2_000, 4, drawn)
        whole, partly = fitted(scores, lengths), fitted(scores, lengths, share=ADJUSTED_SHARE)
        assert partly.lambda_ == pytest.approx(0.55 * whole.lambda_ + 0.45 * PUBLISHED.lambda_)
        assert pytest.approx(whole.K**0.55 * PUBLISHED.K**0.45) == partly.K
        before = f"{PUBLISHED.lambda_:.4g}, {PUBLISHED.K:.2g}"
        assert f"55 % of the way from {before} (published) to {whole.lambda_:.4g}, " in partly.note

    @pytest.mark.parametrize(
        ("source", "words"),
        [("published", "published"), ("estimated", "estimated"), ("file", "of the PSSM's file")],
    )
    def test_the_note_names_where_the_parameters_before_are_from(self, source, words):
        """It said 75 % of the way from the file ones."""
        base = dataclasses.replace(PUBLISHED, source=source)
        before = f"{base.lambda_:.4g}, {base.K:.2g}"
        partly = parameters_of_fit(base, 0.25, 0.03, 2_000, share=0.75, whose="of the query read backwards")
        assert partly.note == (
            f"λ = {partly.lambda_:.4g}, K = {partly.K:.2g}: 75 % of the way from {before} ({words}) to 0.25, "
            "0.03 (fitted to 2,000 scores of the query read backwards); the finite-size correction is not "
            "fitted."
        )
        whole = parameters_of_fit(base, 0.25, 0.03, 2_000)
        assert f"fitted to 2,000 scores of this search (before: {before}, {words})" in whole.note

    def test_a_long_biased_query_has_a_smaller_k_for_adjusted_scores(self):
        residues = np.arange(20, dtype=np.uint8)
        biased = np.concatenate(
            (np.repeat(residues, 40), np.repeat(encode("N"), 500), np.repeat(encode("K"), 300))
        )
        counts = np.bincount(biased, minlength=20)[:20] + 600 * BACKGROUND
        shares = counts / counts.sum()
        entropy = (shares * np.log(shares / BACKGROUND)).sum()
        found = for_composition(PUBLISHED, biased)
        assert pytest.approx(PUBLISHED.K * math.exp(-8 * (entropy - 0.025))) == found.K
        assert entropy > 0.1 and f"E-values use K = {found.K:.2g}" in found.note
        assert f", lowered from {PUBLISHED.K:.2g} as" in found.note, (
            "not two K without a word on which counts"
        )
        assert dataclasses.replace(found, K=PUBLISHED.K, note=PUBLISHED.note) == PUBLISHED
        assert for_composition(PUBLISHED, biased[::20]) is PUBLISHED  # the pseudocounts are most of it
        usual = np.random.default_rng(5).choice(residues, 2_000, p=BACKGROUND)
        assert for_composition(PUBLISHED, usual) is PUBLISHED
        none = GumbelParameters.unavailable(0, 0, "none")
        assert for_composition(none, biased) is none

    @pytest.mark.parametrize(("n", "source"), [(199, "published"), (230, "fitted")])
    def test_it_wants_two_hundred_scores(self, n, source):
        assert fitted(*by_chance(n, 5)).source == source

    def test_scores_that_are_not_known_and_empty_subjects_do_not_count(self):
        scores, lengths = by_chance(1_000, 6)
        plain = fitted(scores, lengths)
        unknown = np.full(500, NOT_COMPARED, np.int32)
        empty = np.zeros(300, np.int32)
        more = np.concatenate((empty, scores, unknown)), np.concatenate((empty, lengths, lengths[:500]))
        assert fitted(*more) == plain
        few = scores.copy()
        few[180:] = NOT_COMPARED
        assert fitted(few, lengths) is PUBLISHED

    @pytest.mark.parametrize(("factor", "source"), [(1.8, "fitted"), (3.4, "published"), (0.3, "published")])
    def test_a_lambda_more_than_threefold_off_is_not_believed(self, factor, source):
        drawn = dataclasses.replace(PUBLISHED, lambda_=factor * PUBLISHED.lambda_, K=PUBLISHED.K**factor)
        assert fitted(*by_chance(5_000, 7, drawn)).source == source

    def test_relatives_move_it_little(self):
        scores, lengths = by_chance(5_000, 8)
        plain = fitted(scores, lengths)
        related = scores.copy()
        places = np.random.default_rng(1).choice(5_000, 500, replace=False)
        related[places] = np.random.default_rng(2).integers(150, 900, 500)
        moved = fitted(related, lengths)
        assert moved.source == "fitted" and moved != plain
        assert moved.lambda_ == pytest.approx(plain.lambda_, rel=0.03)
        one, other = (
            Significance(each, QUERY, int(lengths.sum())).log10_evalues(np.array([60]), np.array([300]))[0]
            for each in (plain, moved)
        )
        assert other == pytest.approx(one, abs=0.15)

    def test_scores_that_are_all_one_tell_nothing(self):
        lengths = np.full(1_000, 300, np.int32)
        assert fitted(np.full(1_000, 40, np.int32), lengths) is PUBLISHED
        assert fitted(np.zeros(1_000, np.int32), lengths) is PUBLISHED

    def test_it_can_be_cancelled(self):
        token = CancelToken()
        token.cancel()
        with pytest.raises(OperationCancelled):
            fitted(*by_chance(1_000, 9), token=token)


def sequence(letters: str) -> Sequence:
    return Sequence("x", encode(letters))


REPEAT = sequence("NSTNKNSTQN" * 12)


def subjects_of(n: int = 60) -> list[np.ndarray]:
    """Return relatives of the parent, strangers, repeats alike REPEAT, an empty one, and equal ones."""
    rng = np.random.default_rng(4)
    near = [sequence(changed(PARENT, 0.02 * k, k)).codes for k in range(1, 40)]
    far = [rng.integers(0, 20, length).astype(np.uint8) for length in rng.integers(20, 400, n)]
    repeats = [sequence("NTNNSKNQTN" * k).codes for k in (4, 9, 15)]
    return [*near, *far, *repeats, near[3], near[3], np.zeros(0, np.uint8)]


DATABASE = MemoryDatabase(subjects_of())


def scores_of(query: Sequence) -> np.ndarray:
    matrix = BLOSUM62.matrix
    every = (
        smith_waterman(query.codes, DATABASE.codes(i), matrix, 11, 1) for i in range(DATABASE.n_sequences)
    )
    return np.array(list(every), np.int32)


@pytest.fixture(scope="module", params=["relatives", "repeat"])
def case(request):
    query = sequence(PARENT) if request.param == "relatives" else REPEAT
    scores = scores_of(query)
    significance = Significance(PUBLISHED, len(query), DATABASE.n_residues)
    return SimpleNamespace(query=query, scores=scores, significance=significance)


def judged(case, method, evalue=10.0, significance=None, token=TOKEN):
    significance = significance or case.significance
    candidates = within_bound(significance, case.scores, DATABASE.lengths, judged_bound(method, evalue))
    return judge(
        method, case.query.codes, BLOSUM62, significance, PUBLISHED, DATABASE, candidates,
        case.scores[candidates], evalue, token, 2,
    )  # fmt: skip


def strangers(n: int, seed: int = 8) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.choice(20, length, p=BACKGROUND).astype(np.uint8) for length in rng.integers(80, 300, n)]


def scores_with(query: np.ndarray, database: MemoryDatabase) -> np.ndarray:
    subjects = map(database.codes, range(database.n_sequences))
    return np.array([smith_waterman(query, one, BLOSUM62.matrix, 11, 1) for one in subjects], np.int32)


def of_reversed(subjects, base=PUBLISHED, token=TOKEN, related=True):
    query, database = sequence(PARENT).codes, MemoryDatabase(subjects)
    scores = scores_with(query, database) if related else np.zeros(len(subjects), np.int32)
    here = ScoresHere(scores, database.lengths)
    return reversed_parameters(base, query, BLOSUM62, database, here, token, 2)


class TestReversedQuery:
    def test_they_are_those_of_its_scores_with_adjusted_matrices(self):
        """With every subject, one at a time; none is so strong that it is left out of the fit."""
        subjects = strangers(FEWEST_REVERSED)
        database, query = MemoryDatabase(subjects), sequence(PARENT).codes
        scores = [
            round(by_oracle(query, BLOSUM62, database.codes(i), reverse=True))
            for i in range(database.n_sequences)
        ]
        expected = fitted_parameters(
            PUBLISHED,
            query.size,
            count_scores(np.array(scores, np.int32), database.lengths),
            TOKEN,
            share=REVERSED_SHARE,
            beyond=1.0,
        )
        found = of_reversed(subjects)
        assert (found.lambda_, found.K, found.source) == (expected.lambda_, expected.K, "fitted")
        assert "(published) to" in found.note and "scores of the query read backwards)" in found.note

    def test_a_family_in_the_database_does_not_count_however_large_it_is(self):
        """The query read backwards scores about the same with all of a family: that is one score, not 300."""
        others = strangers(1_100)
        family = [sequence(changed(PARENT, 0.3 + 0.001 * k, k)).codes for k in range(300)]
        alone, found = of_reversed(others), of_reversed([*others, *family])
        assert alone.source == found.source == "fitted"
        assert found.lambda_ == pytest.approx(alone.lambda_, rel=0.05)
        assert of_reversed([*others[:950], *family]) is PUBLISHED  # too few others

    def test_of_a_large_database_some_of_all_lengths_are_scored(self):
        subjects = strangers(3 * REVERSED_SUBJECTS)
        found = of_reversed(subjects, related=False)
        used = int(re.search(r"fitted to ([\d,]+) scores", found.note)[1].replace(",", ""))
        assert 0.98 * REVERSED_SUBJECTS < used <= REVERSED_SUBJECTS
        every = of_reversed(sorted(subjects, key=len)[1::3], related=False)
        assert (found.lambda_, found.K) == (every.lambda_, every.K)

    def test_few_subjects_and_missing_statistics_leave_what_is_stated(self):
        assert of_reversed(strangers(FEWEST_REVERSED - 1), related=False) is PUBLISHED
        none = GumbelParameters.unavailable(0, 0, "none")
        assert of_reversed(strangers(FEWEST_REVERSED), base=none, related=False) is none

    def test_it_can_be_cancelled(self):
        token = CancelToken()
        token.cancel()
        with pytest.raises(OperationCancelled):
            of_reversed(strangers(FEWEST_REVERSED), token=token, related=False)


class TestJudging:
    @pytest.mark.parametrize("method", ["fitted", "matrix"])
    @pytest.mark.parametrize("evalue", [1e-5, 1.0, 1e4])
    def test_as_the_matrix_is(self, case, method, evalue):
        other = dataclasses.replace(PUBLISHED, lambda_=0.25, K=0.02, source="fitted")
        significance = dataclasses.replace(
            case.significance, parameters=other if method == "fitted" else PUBLISHED
        )
        found = judged(case, method, evalue, significance)
        log10s = significance.log10_evalues(case.scores, DATABASE.lengths)
        assert found.subjects.tolist() == np.flatnonzero(log10s <= np.log10(evalue)).tolist()
        assert np.array_equal(found.log10_evalues, log10s[found.subjects])
        plain = case.significance.log10_evalues(case.scores, DATABASE.lengths)
        assert np.array_equal(found.matrix_log10_evalues, plain[found.subjects])
        assert np.array_equal(found.adjusted, case.scores[found.subjects])
        assert np.isnan(found.reverse).all()

    @pytest.mark.parametrize("evalue", [1e-3, 10.0, 1e5])
    def test_adjusted(self, case, evalue):
        """All candidates, one at a time, by what the docstrings say."""
        found = judged(case, "adjusted", evalue)
        adjustment, lengths = Adjustment(case.query.codes, BLOSUM62), DATABASE.lengths
        plain = case.significance.log10_evalues(case.scores, lengths)
        expected = {}
        for subject in np.flatnonzero(plain <= np.log10(max(5 * evalue, 1.0))):
            one = np.array([subject])
            score, reverse = (
                adjustment.scores(DATABASE, one, TOKEN, 1, reverse=way) for way in (False, True)
            )
            log10 = case.significance.log10_evalues(score, lengths[one])
            log10 += reversed_log10(case.significance, reverse, lengths[one])
            if log10[0] <= np.log10(evalue):
                expected[subject] = [log10[0], score[0], reverse[0]]
        assert expected.keys() == set(found.subjects.tolist())
        assert found.subjects.size or case.query is REPEAT
        rows = np.stack((found.log10_evalues, found.adjusted, found.reverse), axis=1)
        assert rows.tolist() == [expected[subject] for subject in found.subjects]
        assert np.array_equal(found.matrix_log10_evalues, plain[found.subjects])

    def test_a_repeat_is_only_worth_what_it_is_above_its_reverse(self):
        """It scores as high backwards: what was far below any bound is as good as nothing."""
        scores = scores_of(REPEAT)
        case = SimpleNamespace(
            query=REPEAT,
            scores=scores,
            significance=Significance(PUBLISHED, len(REPEAT), DATABASE.n_residues),
        )
        plain, found = judged(case, "matrix"), judged(case, "adjusted", np.inf)
        repeats = plain.subjects[plain.log10_evalues < -6]
        assert repeats.size >= 2
        there = np.isin(found.subjects, repeats)
        assert there.sum() == repeats.size and (found.log10_evalues[there] > -1).all()
        assert (found.reverse[there] > 0.7 * found.adjusted[there]).all()

    def test_the_reversed_query_raises_by_its_own_chance(self):
        significance = Significance(PUBLISHED, 200, 1_000_000)
        lengths = np.array([300] * 150)
        scores = np.arange(150.0)
        found = reversed_log10(significance, scores, lengths)
        log10_p = significance.log10_pair_evalues(scores, lengths)
        assert (found[log10_p >= -2] == 0).all() and (log10_p >= -2).sum() > 30
        assert found[log10_p < -2] == pytest.approx(-2 - log10_p[log10_p < -2])

    def test_without_a_bound_nothing_is_reported_that_is_not_aligned(self):
        """A pair that scores 1 may have nothing left of it once adjusted."""
        rng = np.random.default_rng(3)
        query = sequence("A" * 30 + "CDEFGHIKLMNPQRSTVWY" * 3)
        subjects = [rng.integers(0, 20, 2).astype(np.uint8) for _ in range(300)]
        database = MemoryDatabase(subjects)
        scores = np.array([smith_waterman(query.codes, each, BLOSUM62.matrix, 11, 1)
                           for each in map(database.codes, range(300))], np.int32)  # fmt: skip
        significance = Significance(PUBLISHED, len(query), database.n_residues)
        candidates = within_bound(significance, scores, database.lengths, np.inf)
        found = judge(
            "adjusted", query.codes, BLOSUM62, significance, PUBLISHED, database, candidates,
            scores[candidates], np.inf, TOKEN, 1,
        )  # fmt: skip
        assert (found.adjusted > 0).all() and np.isfinite(found.log10_evalues).all()

    def test_bounds_are_within_each_length(self, case):
        for evalue in (1e-9, 0.5, 20.0):
            log10s = case.significance.log10_evalues(case.scores, DATABASE.lengths)
            found = within_bound(case.significance, case.scores, DATABASE.lengths, evalue)
            assert found.tolist() == np.flatnonzero(log10s <= np.log10(evalue)).tolist()

    def test_what_was_not_compared_is_no_hit(self, case):
        scores = np.full_like(case.scores, NOT_COMPARED)
        for method in METHODS:
            unknown = SimpleNamespace(**(vars(case) | {"scores": scores}))
            assert not judged(unknown, method, 1e9).subjects.size

    def test_it_can_be_cancelled(self, case):
        token = CancelToken()
        token.cancel()
        with pytest.raises(OperationCancelled):
            judged(case, "adjusted", token=token)


class TestSearch:
    @pytest.mark.parametrize("evalues", METHODS)
    def test_order_is_by_evalue_score_and_place_in_the_file(self, evalues):
        for query in run(request(evalues=evalues)).queries:
            hits = query.hits
            records = hits.database.records[hits.subjects]
            keys = list(zip(hits.log10_evalues, -hits.scores, records, strict=True))
            assert keys == sorted(keys)
            assert query.evalues == evalues
            assert (hits.log10_evalues <= 1).all()
        twins = [row for row in range(len(hits)) if hits.text("subject", row) == "twin"]
        assert len(twins) in (0, 2)

    @pytest.mark.parametrize(
        ("evalues", "smaller"), [("adjusted", True), ("fitted", False), ("matrix", False)]
    )
    def test_only_adjusted_evalues_have_the_k_of_a_biased_query(self, evalues, smaller):
        biased = Sequence("biased", encode("NK" * 400 + AMINO * 10))
        note = run(request(queries=(biased,), evalues=evalues)).queries[0].significance.parameters.note
        assert ("composition is far from the standard one" in note) == smaller

    @pytest.mark.parametrize("threads", [1, 2])
    def test_top_takes_the_best_and_threads_change_nothing(self, threads):
        whole, some = run(request()), run(request(top=4, threads=threads))
        for one, other in zip(whole.queries, some.queries, strict=True):
            assert other.hits.subjects.tolist() == one.hits.subjects[:4].tolist()
            for name in ("adjusted", "reverse", "log10_evalues", "matrix_log10_evalues", "bits"):
                assert np.array_equal(getattr(other.hits, name), getattr(one.hits, name)[:4]), name
            assert other.significant == one.significant == len(one.hits)

    def test_scores_are_the_same_whatever_evalues_rest_on(self):
        found = [run(request(evalues=evalues)) for evalues in METHODS]
        for queries in zip(*(each.queries for each in found), strict=True):
            assert all(np.array_equal(query.scores, queries[0].scores) for query in queries)

    def test_adjusted_hits_align_with_the_score_that_their_columns_have(self):
        result = run(request())
        for _ in align_missing(result, Selection.everything(result), TOKEN):
            pass
        for query in result.queries:
            for row, alignment in query.hits.alignments.items():
                assert alignment.score <= query.hits.scores[row]
            assert len(query.hits.alignments) == len(query.hits)

    def test_an_unknown_method_is_refused(self):
        with pytest.raises(InvalidRequest, match="'exact'") as caught:
            request(evalues="exact")
        assert caught.value.field == "evalues" and "adjusted, fitted, matrix" in caught.value.hint


def cancelled_result(evalues="adjusted"):
    """Return a search cancelled after a query was compared and before its hits were judged."""
    found = run(request(evalues=evalues))
    token = CancelToken()
    token.cancel()
    first = found.queries[0]
    scores = ScoresHere(first.scores, found.plan.database.lengths)
    query = select_hits(found.plan, 0, scores, 0.0, None, token)
    return dataclasses.replace(found, complete=False, queries=(query,))


def written(result, name: str) -> str:
    stream = io.BytesIO()
    for _ in export(result, Selection.everything(result), name, stream, TOKEN):
        pass
    return stream.getvalue().decode()


class TestOutputs:
    def test_a_cancelled_search_keeps_what_it_found(self):
        result = cancelled_result()
        [query] = result.queries
        plain = run(request(evalues="matrix")).queries[0]
        assert query.evalues == "matrix" and len(query.hits) == len(plain.hits) > 10
        assert np.array_equal(query.hits.log10_evalues, plain.hits.log10_evalues)
        assert np.isnan(query.hits.reverse).all()
        words = f"; {WORDS['matrix']} for 1 query, as the search was stopped"
        assert words in dict(lines(result))["E-values"]
        for _ in align_missing(result, Selection.everything(result), TOKEN):
            pass
        for name in ("csv", "tsv", "text", "blast7", "html"):
            assert words in written(result, name), name
        document = json.loads(written(result, "json"))
        assert document["search"]["evalues"] == "adjusted" and words in document["search"]["evalues_note"]
        parameters = document["queries"][0]["parameters"]
        assert (parameters["evalues"], parameters["evalues_note"]) == ("matrix", WORDS["matrix"])
        stream = io.BytesIO()
        write_table(result, stream, 200)
        assert f"E-values    {WORDS['matrix']}\n" in stream.getvalue().decode()

    @pytest.mark.parametrize("evalues", METHODS)
    def test_every_output_says_the_method(self, evalues):
        result = run(request(evalues=evalues))
        assert dict(lines(result))["E-values"].startswith(WORDS[evalues])
        command = command_line(result.plan.request)
        assert (f"--evalues {evalues}" in command) == (evalues != "adjusted")
        parameters = json.loads(written(result, "json"))["queries"][0]["parameters"]
        assert parameters["evalues"] == evalues

    def test_without_statistics_nothing_is_said_to_be_adjusted(self):
        result = run(request(scheme=ScoringScheme.load("BLOSUM62", 0, 0), top=5))
        assert {query.evalues for query in result.queries} == {"matrix"}
        assert dict(lines(result))["E-values"] == "none: the scoring has no statistics"
        stream = io.BytesIO()
        for _ in align_missing(result, Selection.everything(result), TOKEN):
            pass
        write_table(result, stream, 200)
        assert b"\nE-values" not in stream.getvalue()

    def test_columns_of_files(self):
        result = run(request(top=3))
        table = result.queries[0].hits
        for _ in align_missing(result, Selection.everything(result), TOKEN):
            pass
        document = json.loads(written(result, "json"))
        for row, hit in enumerate(document["queries"][0]["hits"]):
            assert hit["adjusted_score"] == table.adjusted[row]
            assert hit["reverse_score"] == table.reverse[row]
            assert hit["log10_matrix_evalue"] == table.matrix_log10_evalues[row]
            assert hit["matrix_evalue"] == pytest.approx(10 ** table.matrix_log10_evalues[row])
            assert hit["bits"] == pytest.approx(
                (PUBLISHED.lambda_ * hit["adjusted_score"] - np.log(PUBLISHED.K)) / np.log(2)
            )
        header = next(line for line in written(result, "csv").splitlines() if line.startswith("query,"))
        assert {"adjusted_score", "reverse_score", "matrix_evalue", "log10_matrix_evalue"} <= set(
            header.split(",")
        )

    def test_the_command_line(self, tmp_path, capsysbinary, monkeypatch):
        monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
        option = parse_arguments(["search", "a", "b"])
        assert option.evalues == SearchRequest.__dataclass_fields__["evalues"].default == "adjusted"
        (tmp_path / "q.fasta").write_text(f">q\n{PARENT}\n")
        (tmp_path / "db.fasta").write_text(f">a\n{changed(PARENT, 0.3, 1)}\n>b\n{changed(PARENT, 0.5, 2)}\n")
        found = {}
        for method in METHODS:
            words = ["search", str(tmp_path / "q.fasta"), str(tmp_path / "db.fasta"), "--evalues", method]
            assert main([*words, "--engine", "cpu", "--threads", "1", "--format", "json"]) == 0
            found[method] = json.loads(capsysbinary.readouterr().out)
            assert found[method]["search"]["evalues"] == method
        hits = {method: document["queries"][0]["hits"] for method, document in found.items()}
        residues = sum(hit["subject_length"] for hit in hits["matrix"])
        for fitted, plain in zip(hits["fitted"], hits["matrix"], strict=True):
            assert fitted["log10_matrix_evalue"] == plain["log10_evalue"]  # two scores are not fitted
            length = np.array([fitted["subject_length"]])
            significance = Significance(PUBLISHED, len(PARENT), residues, 2)
            [expected] = significance.log10_evalues(np.array([fitted["score"]]), length)
            assert fitted["log10_evalue"] == pytest.approx(expected)
        assert [hit["score"] for hit in hits["adjusted"]] == [hit["score"] for hit in hits["matrix"]]
        assert all(hit["reverse_score"] is None for hit in hits["matrix"])
        assert all(hit["adjusted_score"] != hit["score"] for hit in hits["adjusted"])
        assert main(["search", "a", "b", "--evalues", "none"]) == 2
        assert ", ".join(map(repr, METHODS)).encode() in capsysbinary.readouterr().err


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    return save(run(request(top=5)), tmp_path_factory.mktemp("saved") / "x.swr").read_bytes()


JUDGED = ("adjusted", "reverse", "matrix_log10_evalues")


class TestSavedRuns:
    @pytest.mark.parametrize("evalues", METHODS)
    def test_they_come_back(self, tmp_path, evalues):
        found = run(request(evalues=evalues, top=5))
        again = read_run(save(found, tmp_path / "x.swr")).result
        assert again.plan.request.evalues == evalues
        for one, other in zip(found.queries, again.queries, strict=True):
            assert other.evalues == one.evalues == evalues
            for name in JUDGED:
                assert np.array_equal(getattr(one.hits, name), getattr(other.hits, name), equal_nan=True), (
                    name
                )
        assert dict(lines(again))["E-values"] == dict(lines(found))["E-values"]

    def test_a_file_from_before_has_the_matrix_as_it_is(self, tmp_path):
        found = run(request(evalues="matrix", top=5))
        members = members_of(save(found, tmp_path / "x.swr").read_bytes())
        document = json.loads(members["run.json"])

        def without(value):
            if isinstance(value, dict):
                return {key: without(one) for key, one in value.items() if key not in ("evalues", "judged")}
            return [without(one) for one in value] if isinstance(value, list) else value

        old = {
            name: data
            for name, data in members.items()
            if not name.startswith(tuple(f"hits/{x}" for x in JUDGED))
        }
        assert len(old) == len(members) - 3
        (tmp_path / "old.swr").write_bytes(sealed(old | {"run.json": json.dumps(without(document)).encode()}))
        again = read_run(tmp_path / "old.swr").result
        assert again.plan.request.evalues == "matrix"
        for one, other in zip(found.queries, again.queries, strict=True):
            assert other.evalues == "matrix"
            assert np.array_equal(one.hits.adjusted, other.hits.adjusted)
            assert np.isnan(other.hits.reverse).all()
            assert np.array_equal(one.hits.matrix_log10_evalues, other.hits.matrix_log10_evalues)

    @pytest.mark.parametrize("name", JUDGED)
    @pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, -1e12, 1e300])
    def test_values_that_cannot_be_are_refused(self, saved, tmp_path, name, value):
        if (name, str(value)) in [("reverse", "nan")]:
            return  # of a hit whose matrix was not adjusted
        members = members_of(saved)
        [member] = [one for one in members if one.startswith(f"hits/{name}")]
        array = np.load(io.BytesIO(members[member]))
        array[1] = value
        self.refused(tmp_path, members | {member: npy(array)})

    @pytest.mark.parametrize("name", JUDGED)
    @pytest.mark.parametrize(
        "change", [lambda a: a[:-1], lambda a: np.append(a, 1.0), lambda a: a.astype(np.float32)]
    )
    def test_arrays_of_another_length_or_kind_are_refused(self, saved, tmp_path, name, change):
        members = members_of(saved)
        [member] = [one for one in members if one.startswith(f"hits/{name}")]
        self.refused(tmp_path, members | {member: npy(change(np.load(io.BytesIO(members[member]))))})

    @pytest.mark.parametrize("judged", [["adjusted"], 5, "x", ["adjusted", "reverse", "other"]])
    def test_a_list_of_other_columns_is_refused(self, saved, tmp_path, judged):
        members = members_of(saved)
        text = members["run.json"].decode()
        assert text.count('"judged"') == 1
        begin = text.index('"judged"')
        end = text.index("]", begin) + 1
        changed_text = f'{text[:begin]}"judged": {json.dumps(judged)}{text[end:]}'
        self.refused(tmp_path, members | {"run.json": changed_text.encode()})

    def refused(self, folder, members):
        (folder / "x.swr").write_bytes(sealed(members))
        with pytest.raises(RunFileError) as caught:
            read_run(folder / "x.swr")
        assert caught.value.message.endswith(".") and caught.value.hint
