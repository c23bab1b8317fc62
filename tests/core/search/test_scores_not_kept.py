"""Searches without room for all their scores: they show, find and save what they do with them."""

from __future__ import annotations

import dataclasses
import gc
import io
import json
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cli import main
from swathe.core.engines.base import NOT_COMPARED, Engine, ScoredRange, Scores
from swathe.core.errors import RunFileError
from swathe.core.history.differences import compare
from swathe.core.history.run_file import read_run, write_run
from swathe.core.results.query_result import QueryResult
from swathe.core.results.query_summary import QuerySummary
from swathe.core.results.score_distribution import ScoreDistribution, describe_scores, raised_by_adjustment
from swathe.core.rounds.search import run_rounds
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Cancelled, Finished, HitsFound, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.search.search import run_search
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.resources import sample_database, sample_queries
from tests.core.history.test_run_file_damage import members_of, sealed

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
QUERIES = tuple(read_sequences(sample_queries())[0])


pytestmark = pytest.mark.usefixtures("cache")


def no_room() -> MemoryBudget:
    budget = MemoryBudget()
    budget.for_scores = 0
    return budget


def request_of(queries=QUERIES, **changes) -> SearchRequest:
    return SearchRequest(queries, sample_database(), SCHEME, **changes)


def both(engine: Engine, request: SearchRequest) -> tuple[SearchResult, SearchResult]:
    """Return a search with its scores kept, and one without room for them."""
    run = run_search if request.iteration is None else run_rounds
    ends = [list(run(request, engine, CancelToken(), budget))[-1] for budget in (None, no_room())]
    for end in ends:
        assert isinstance(end, Finished)
    with_scores, without = (end.result for end in ends)
    assert all(query.scores is not None and query.score_statistics is None for query in with_scores.queries)
    assert all(query.scores is None and query.score_statistics is not None for query in without.queries)
    return with_scores, without


def described(result: SearchResult, index: int) -> ScoreDistribution:
    *_, last = describe_scores(result.queries[index], result.plan.parameters_of(index), CancelToken())
    assert last is not None
    return last


def assert_same(one: ScoreDistribution, other: ScoreDistribution) -> None:
    """Whatever charts and words show of scores is the same to the last digit."""
    for field in dataclasses.fields(ScoreDistribution):
        np.testing.assert_array_equal(getattr(one, field.name), getattr(other, field.name), field.name)


@pytest.mark.parametrize("evalues", ["adjusted", "fitted", "matrix"])
def test_distribution_and_hits_are_those_with_scores(engine, evalues) -> None:
    for request in (request_of(evalues=evalues), request_of(evalues=evalues, top=3)):
        with_scores, without = both(engine, request)
        for index in range(len(QUERIES)):
            assert_same(described(with_scores, index), described(without, index))
            one, other = with_scores.queries[index], without.queries[index]
            raised, kept = (raised_by_adjustment(query, request.evalue) for query in (one, other))
            assert (raised is None) == (kept is None) == (evalues != "adjusted")
            if raised is not None and kept is not None:
                assert kept.exact and raised.exact == (len(one.hits) == one.significant)
                assert raised.count == kept.count if raised.exact else raised.count <= kept.count
            np.testing.assert_array_equal(one.hits.subjects, other.hits.subjects)
            np.testing.assert_array_equal(one.hits.log10_evalues, other.hits.log10_evalues)
            assert (one.significant, one.compared, one.cells) == (
                other.significant, other.compared, other.cells,
            )  # fmt: skip
        summary = QuerySummary.of(QUERIES, without.queries)
        assert summary.states == ["done"] * len(QUERIES)


@pytest.mark.long
def test_without_statistics_there_is_the_histogram(engine) -> None:
    scheme = ScoringScheme.load("BLOSUM62", 1, 1)
    with_scores, without = both(engine, dataclasses.replace(request_of(QUERIES[:1]), scheme=scheme))
    assert_same(described(with_scores, 0), described(without, 0))


@pytest.mark.parametrize("top", [None, 5])
@pytest.mark.long
def test_rounds_build_the_same_profiles(engine, top) -> None:
    """With few hits reported, most subjects of a profile are none of them."""
    with_scores, without = both(engine, request_of(iteration=RoundOptions(3), top=top))
    assert len(with_scores.rounds) == len(without.rounds) > 1
    for one, other in zip(with_scores.rounds, without.rounds, strict=True):
        for ours, theirs in zip(one.queries, other.queries, strict=True):
            np.testing.assert_array_equal(ours.included, theirs.included)
            np.testing.assert_array_equal(ours.left_out, theirs.left_out)
            np.testing.assert_array_equal(ours.profile.scores, theirs.profile.scores)
            assert ours.included.size > 10


def test_a_query_that_was_cancelled_keeps_its_scores(engine) -> None:
    """Only they say which subjects were compared."""
    token = CancelToken()

    class Cancelling(Fake):
        def score(self, query, scheme, subjects, scores, token):
            scores[::2] = 20
            token.cancel()
            yield 0

    [*_, end] = run_search(request_of(), Cancelling(), token, no_room())
    assert isinstance(end, Cancelled) and end.partial is not None
    [query] = end.partial.queries
    assert query.scores is not None and np.count_nonzero(query.scores != NOT_COMPARED) == query.compared


class TestSaved:
    def saved(self, result: SearchResult, path: Path) -> Path:
        for _ in write_run(result, path, CancelToken(), align=False):
            pass
        return path

    def test_a_run_opens_as_it_was(self, engine, tmp_path: Path) -> None:
        for changes in ({"evalues": "matrix"}, {"iteration": RoundOptions(2)}):
            with_scores, without = both(engine, request_of(**changes))
            path = self.saved(without, tmp_path / "x.swr")
            assert json.loads(members_of(path.read_bytes())["run.json"])["format_version"] == 2
            opened = read_run(path).result
            for index in range(len(QUERIES)):
                assert opened.queries[index].scores is None
                read, kept = (one.queries[index].score_statistics for one in (opened, without))
                assert read.raised == kept.raised
                assert_same(described(opened, index), described(with_scores, index))

    def test_runs_with_scores_are_files_that_older_programs_read(self, engine, tmp_path: Path) -> None:
        with_scores, _ = both(engine, request_of())
        document = json.loads(
            members_of(self.saved(with_scores, tmp_path / "x.swr").read_bytes())["run.json"]
        )
        assert document["format_version"] == 1
        assert "score_statistics" not in json.dumps(document)

    @pytest.mark.parametrize(
        ("kind", "field", "value"),
        [
            ("RankedEvalues", "size", 3),
            ("RankedEvalues", "size", -1),
            ("RankedEvalues", "beyond_doubt", 414),
            ("ScoreStatistics", "raised", 414),
            ("ScoreStatistics", "raised", -1),
            ("ScoreStatistics", "candidates", {"array": "int64", "at": 0, "shape": [1], "writeable": True}),
            ("QueryResult", "score_statistics", None),
            ("QueryResult", "compared", 400),
        ],
    )
    def test_contradictions_are_refused(self, engine, tmp_path: Path, kind, field, value) -> None:
        _, without = both(engine, request_of(evalues="matrix"))
        path = self.saved(without, tmp_path / "x.swr")
        members = members_of(path.read_bytes())
        document = json.loads(members["run.json"])
        found = next(one for one in document["objects"] if one["type"] == kind)
        found["fields"][field] = value
        path.write_bytes(sealed({**members, "run.json": json.dumps(document).encode()}))
        with pytest.raises(RunFileError, match="damaged"):
            read_run(path)

    @pytest.mark.parametrize(("name", "value"), [("uint8", 250), ("uint16", 0), ("uint16", 250)])
    def test_counts_with_other_numbers_are_refused(self, engine, tmp_path: Path, name, value) -> None:
        """Not by whoever draws them, later. Changed is the last group of lengths, or the last count."""
        _, without = both(engine, request_of(QUERIES[:1], evalues="matrix"))
        path = self.saved(without, tmp_path / "x.swr")
        members = members_of(path.read_bytes())
        array = np.load(io.BytesIO(members[f"arrays/{name}.npy"])).copy()
        assert array[-1] != value
        array[-1] = value
        stream = io.BytesIO()
        np.save(stream, array)
        path.write_bytes(sealed({**members, f"arrays/{name}.npy": stream.getvalue()}))
        with pytest.raises(RunFileError, match="damaged"):
            read_run(path)


@pytest.mark.parametrize("gap_open", [11, 9])
@pytest.mark.parametrize("saved", [False, True])
def test_a_comparison_of_runs_has_all_scores(engine, tmp_path: Path, saved, gap_open) -> None:
    """Of subjects that only one run reports, the other knows the score, though it kept none."""
    few = request_of(QUERIES[:1], top=5, evalues="matrix")
    scheme = ScoringScheme.load("BLOSUM62", gap_open, 1)
    many = dataclasses.replace(request_of(QUERIES[:1], evalues="matrix"), scheme=scheme)
    with_scores = [both(engine, one)[0] for one in (few, many)]
    without = [both(engine, one)[1] for one in (few, many)]
    if saved:
        for place, result in enumerate(without):
            for _ in write_run(result, tmp_path / "x.swr", CancelToken(), align=False):
                pass
            without[place] = read_run(tmp_path / "x.swr").result
    [expected], [found] = (compare(*runs).queries for runs in (with_scores, without))
    assert found.only_b.sum() > 5
    for name, values in expected.columns.items():
        np.testing.assert_array_equal(found.columns[name], values, name)
    assert np.isfinite(found.columns["score_a"]).all() and np.isfinite(found.columns["log10_evalue_a"]).all()


def test_all_scores_are_written_whatever_the_room_for_results(tmp_path: Path, monkeypatch) -> None:
    words = ["scores", str(sample_queries()), str(sample_database()), "-o"]
    assert main([*words, str(tmp_path / "ample.tsv")]) == 0
    # Room for the results of this search, of which the scores would be more than a quarter.
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: 100_000)
    assert main([*words, str(tmp_path / "little.tsv")]) == 0
    assert (tmp_path / "little.tsv").read_bytes() == (tmp_path / "ample.tsv").read_bytes()


# Memory


class Fake(Engine):
    """An engine with scores as chance gives them, and some ten relatives of each query."""

    name, label, kernel = "cpu", "made up", "auto"

    def __init__(self) -> None:
        self.warnings: list[str] = []
        self._random = np.random.default_rng(1)

    def score(self, query, scheme, subjects, scores, token):
        scores[:] = np.clip(self._random.gumbel(22, 4, scores.size), 0, 60).astype(np.int32)
        scores[self._random.integers(0, scores.size, 10)] = 200
        yield query.size * subjects.n_residues

    def close(self) -> None:
        pass


N_SUBJECTS, N_QUERIES = 30_000, 150


def peak_of(n_queries: int, path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, list[QueryResult]]:
    """Return the most memory that a search takes besides what it has opened, and its results."""
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: 30_000_000)
    queries = tuple(Sequence(f"q{i}", QUERIES[0].codes[:12]) for i in range(n_queries))
    request = SearchRequest(queries, path, SCHEME, evalue=1e-5, evalues="matrix")
    found: list[QueryResult] = []
    gc.collect()
    try:
        for event in run_search(request, Fake(), CancelToken()):
            if isinstance(event, HitsFound):
                if not found:
                    tracemalloc.start()
                found.append(event.result)
            assert not isinstance(event, Cancelled)
        return tracemalloc.get_traced_memory()[1], found
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_subjects_times_the_queries(tmp_path: Path, monkeypatch) -> None:
    """Their scores alone would take 18 MB."""
    path = tmp_path / "short.fasta"
    path.write_text("".join(f">s{i}\nMKVLAAGIVGLC\n" for i in range(N_SUBJECTS)))
    peak, found = peak_of(N_QUERIES, path, monkeypatch)
    assert len(found) == N_QUERIES and all(9 <= len(query.hits) <= 10 for query in found)
    assert peak < 6_000_000


class MadeElsewhere(Scores):
    """Scores that are nowhere: some at a time are made where somebody asks about them."""

    compared = 400_000

    def ask(self, question, token):
        answers = []
        for begin in range(0, self.compared, 4_000):
            scores = np.random.default_rng(begin).gumbel(22, 4, 4_000).clip(0, 60).astype(np.int32)
            scores[begin % 3_999] = 200 if begin % 80_000 == 0 else 20
            answers.append(question(ScoredRange(begin, scores, np.full(4_000, 12, np.int32))))
        return answers


class Elsewhere(Fake):
    """An engine whose scores do not come back."""

    most_here = 0

    def begin(self, query, scheme, subjects, token, *, here=False):
        assert not here and subjects.n_sequences == MadeElsewhere.compared
        return MadeElsewhere(), (cells for cells in [query.size * subjects.n_residues])


def test_no_scores_of_all_subjects_are_made_where_they_do_not_come_back(tmp_path: Path) -> None:
    """They would take 1.6 MB; some 0.7 are answers."""
    path = tmp_path / "short.fasta"
    path.write_text("".join(f">s{i}\nMKVLAAGIVGLC\n" for i in range(MadeElsewhere.compared)))
    queries = tuple(Sequence(f"q{i}", QUERIES[0].codes[:12]) for i in range(5))
    request = SearchRequest(queries, path, SCHEME, evalue=1e-5, evalues="matrix")
    found: list[QueryResult] = []
    gc.collect()
    try:
        for event in run_search(request, Elsewhere(), CancelToken()):
            if isinstance(event, HitsFound):
                found.append(event.result)
                if len(found) == 1:  # what is made once, at the first query, is there
                    tracemalloc.start()
            assert not isinstance(event, Cancelled)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert len(found) == len(queries) and all(len(query.hits) == 5 for query in found)
    assert all(query.scores is None and query.score_statistics is not None for query in found)
    assert peak < 1_200_000
