"""Iterated searches on a family made for it: relatives that only the profile of nearer ones finds."""

from __future__ import annotations

import html
import io
import itertools
import json
import math
import re
import time
from dataclasses import replace

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database.nucleotides import share_of
from swathe.core.engines import open_engine
from swathe.core.errors import InvalidRequest
from swathe.core.export import Selection, export
from swathe.core.export.overview_svg import overview_svg
from swathe.core.export.provenance import command_line, lines
from swathe.core.export.pssm import save_pssm
from swathe.core.headers.brief import untagged
from swathe.core.history.run_file import read_run, write_run
from swathe.core.permutation.estimation import HitsToPermute, estimate
from swathe.core.results.overview import ColourBy
from swathe.core.results.score_distribution import describe_scores
from swathe.core.rounds.building import included_hits
from swathe.core.rounds.facts import (
    parts_of,
    query_rounds,
    round_in_names,
    round_of,
    round_of_hits,
    round_text,
    rounds_text,
    search_rounds,
)
from swathe.core.run import run_request
from swathe.core.scoring.about_pssm import AboutPssm, about_pssm, line_about
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.queries import read_queries
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.search.events import (
    Cancelled,
    Failed,
    Finished,
    HitsFound,
    ProfileProgress,
    Progress,
    RoundEnded,
    RoundStarted,
    Started,
)
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.search.rounds import basis_of_profile
from swathe.core.sequences.alphabet import decode, encode
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.calibration import random_residues
from swathe.core.statistics.conclusion import Basis, Entry
from swathe.core.statistics.evalues import FEWEST_REVERSED, METHODS, MOVED
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.steps import run_to_end
from swathe.core.system.words import counted
from tests.long_run import long_but
from tests.oracle import position_specific

SCHEME = ScoringScheme.load("BLOSUM62")
LENGTH = 120


def mutated(codes, share, source):
    """Return the codes with a share of the residues replaced; every fifth is the same in all."""
    codes = codes.copy()
    free = np.flatnonzero(np.arange(codes.size) % 5 != 0)
    places = free[np.argsort(source.random_raw(free.size))][: int(share * free.size)]
    codes[places] = random_residues(source, places.size)
    return codes


@pytest.fixture(scope="module")
def family(tmp_path_factory):
    """A query, a database of 12 near, 12 far and 200 unrelated sequences, and another query without hits."""
    source = np.random.PCG64(5)
    query = random_residues(source, LENGTH)
    loner = random_residues(source, LENGTH)
    records = [(f"near{i}", mutated(query, 0.4, source)) for i in range(12)]
    records += [(f"far{i}", mutated(query, 1.0, source)) for i in range(12)]
    records += [(f"other{i}", random_residues(source, 150)) for i in range(200)]
    path = tmp_path_factory.mktemp("family") / "family.fasta"
    path.write_text("".join(f">{name}\n{decode(codes)}\n" for name, codes in records))
    return Sequence("query", query), Sequence("loner", loner), path


def request_of(family, rounds=5, queries=1, **more):
    return SearchRequest(
        family[:queries],
        family[2],
        SCHEME,
        engine="cpu",
        threads=1,
        iteration=RoundOptions(rounds, more.pop("inclusion", 0.002)),
        **more,
    )


def run(request, kernel="auto"):
    engine = open_engine("cpu", kernel, threads=1)
    try:
        return list(run_request(request, engine, CancelToken()))
    finally:
        engine.close()


def names(result, subjects):
    return {result.hits.database.header(int(subject)).split()[0] for subject in subjects}


def test_rounds_find_relatives_that_the_first_does_not_and_end_when_nothing_is_new(family):
    events = run(request_of(family))
    assert isinstance(events[-1], Finished)
    result = events[-1].result
    rounds = result.rounds
    assert len(rounds) == 4
    first, last = rounds[0].queries[0], rounds[-1].queries[0]
    assert last.included.size > first.included.size
    assert not any(name.startswith("other") for name in names(last.result, last.included))
    assert last.converged
    assert not any(one.converged for one in rounds[:-1])
    for before, after in itertools.pairwise(rounds):
        one, two = set(before.queries[0].included.tolist()), set(after.queries[0].included.tolist())
        assert set(after.queries[0].new.tolist()) == two - one
        assert set(after.queries[0].lost.tolist()) == one - two
    assert result.queries[0] is last.result
    assert result.complete


def test_rounds_that_included_no_hit_have_not_settled(family):
    """There was no profile to go on with: JSON called that settled."""
    loner = run(replace(request_of(family), queries=family[1:2]))[-1].result
    assert loner.rounds[-1].empty and len(loner.rounds) == 1
    assert search_rounds(loner)["settled"] is False
    assert rounds_text(loner).startswith("1 round (no hit included in the last), ")
    found = run(request_of(family))[-1].result
    assert search_rounds(found)["settled"] is True
    assert search_rounds(run(request_of(family, 2))[-1].result)["settled"] is False, "2 were too few"


def test_time_and_cells_are_those_of_all_rounds(family):
    began = time.perf_counter()
    result = run(request_of(family))[-1].result
    taken = time.perf_counter() - began
    each = [one.result for one in result.rounds]
    assert len(each) > 1
    assert result.cells == sum(one.cells for one in each) == len(each) * each[0].cells
    assert sum(one.seconds for one in each) < result.seconds < taken
    assert result.started == each[0].started
    assert result.gcups == result.cells / result.seconds / 1e9


def test_first_round_is_the_plain_search(family):
    request = request_of(family)
    events = run(request)
    engine = open_engine("cpu", threads=1)
    plain = list(run_request(replace(request, iteration=None), engine, CancelToken()))[-1].result
    engine.close()
    first = events[-1].result.rounds[0].result
    assert (first.queries[0].scores == plain.queries[0].scores).all()
    assert (first.queries[0].hits.subjects == plain.queries[0].hits.subjects).all()


def test_scores_of_a_later_round_are_those_of_its_profile(family):
    result = run(request_of(family, 2))[-1].result
    found = result.queries[0]
    assert isinstance(found.query, PositionSpecificQuery)
    profile = result.rounds[0].queries[0].profile
    assert (found.query.scores == profile.as_query().scores).all()
    for row in range(0, len(found.hits), 5):
        codes = found.hits.subject(row).codes
        table = found.query.scores.astype(int)
        assert found.hits.scores[row] == position_specific(table, codes, 11, 1)


def test_statistics_of_each_round_are_marked(family):
    result = run(request_of(family, 2))[-1].result
    plans = [one.result.plan for one in result.rounds]
    assert plans[0].parameters_of(0).source == "published"
    assert plans[1].parameters_of(0).source == "estimated"
    assert result.queries[0].significance.parameters is plans[1].parameters_of(0)
    assert plans[1].scoring_of(0).name == "PSSM (hits of round 1)"


def test_events_tell_the_course(family):
    events = run(request_of(family, 2))
    kinds = [type(event) for event in events if not isinstance(event, Progress | ProfileProgress)]
    kinds = [kind for kind in kinds if kind.__name__ != "Importing"]
    assert kinds == [RoundStarted, Started, HitsFound, RoundEnded] * 2 + [Finished]
    assert [event.number for event in events if isinstance(event, RoundStarted)] == [1, 2]


@pytest.mark.long
def test_a_query_that_has_settled_is_not_searched_again(family):
    events = run(request_of(family, queries=2))
    result = events[-1].result
    assert len(result.rounds) > 2
    assert [query.query.identifier for query in result.queries] == ["query", "loner"]
    for one in result.rounds[1:]:
        loner = one.queries[1]
        assert not loner.searched
        assert loner.result is result.rounds[0].queries[1].result
        assert len(one.result.queries) == 2
        assert one.result.plan.parameters_of(1).source == "published"
    later = [event for event in events if isinstance(event, Progress)]
    assert {event.query_index for event in later[-3:]} == {0}
    alone = run(request_of(family))[-1].result
    assert (alone.queries[0].scores == result.queries[0].scores).all()


@pytest.mark.long
def test_every_kernel_gives_the_same_rounds(family):
    one, two = (run(request_of(family), kernel)[-1].result for kernel in ("auto", "scalar"))
    assert len(one.rounds) == len(two.rounds)
    for left, right in zip(one.rounds, two.rounds, strict=True):
        assert (left.queries[0].profile.scores == right.queries[0].profile.scores).all()
        assert (left.queries[0].included == right.queries[0].included).all()


@pytest.mark.long
def test_what_is_reported_does_not_change_what_is_included(family):
    usual = run(request_of(family))[-1].result
    few = run(request_of(family, top=3, evalue=1e-30))[-1].result
    assert [one.queries[0].included.tolist() for one in few.rounds] == [
        one.queries[0].included.tolist() for one in usual.rounds
    ]
    assert len(few.queries[0].hits) <= 3


def test_new_rows_are_rows_of_the_hit_table(family):
    part = run(request_of(family, 2))[-1].result.rounds[1].queries[0]
    rows = part.new_rows()
    assert set(part.result.hits.subjects[rows].tolist()) == set(part.new.tolist())


def test_number_of_rounds_is_kept(family):
    result = run(request_of(family, 1))[-1].result
    assert len(result.rounds) == 1
    assert result.rounds[0].queries[0].profile.sequences > 1


@pytest.mark.parametrize("kind", long_but([Started, RoundEnded, ProfileProgress], RoundEnded))
def test_cancelling_keeps_whole_rounds(family, kind, monkeypatch):
    monkeypatch.setattr("swathe.core.rounds.search._INTERVAL", 0.0)
    token = CancelToken()
    engine = open_engine("cpu", threads=1)
    events, seen = [], 0
    for event in run_request(request_of(family), engine, token):
        events.append(event)
        seen += isinstance(event, kind)
        if isinstance(event, kind) and (kind is RoundEnded or event_round(events) == 2):
            token.cancel()
    engine.close()
    last = events[-1]
    assert isinstance(last, Cancelled)
    assert last.partial is not None
    assert not last.partial.complete
    assert [one.number for one in last.partial.rounds] == [1]
    assert last.partial.queries[0].compared == last.partial.plan.database.n_sequences


def event_round(events):
    return sum(isinstance(event, RoundStarted) for event in events)


def cancelled_at(family, kind):
    """Return the events of a search that is cancelled once one of a kind has come."""
    token = CancelToken()
    engine = open_engine("cpu", threads=1)
    events = []
    for event in run_request(request_of(family), engine, token):
        events.append(event)
        if isinstance(event, kind):
            token.cancel()
    engine.close()
    return events


def test_cancelling_before_the_first_round_ends_leaves_what_it_had(family):
    events = cancelled_at(family, Started)
    assert isinstance(events[-1], Cancelled)
    assert events[-1].partial is None or not events[-1].partial.rounds


def test_cancelling_while_the_first_profile_is_built_leaves_the_hits_that_were_told(family, monkeypatch):
    """Hits stood in the window under *Cancelled before anything was compared*, and in no history."""
    monkeypatch.setattr("swathe.core.rounds.search._INTERVAL", 0.0)
    events = cancelled_at(family, ProfileProgress)
    [told] = [event.result for event in events if isinstance(event, HitsFound)]
    partial = events[-1].partial
    assert isinstance(events[-1], Cancelled) and not partial.complete and partial.rounds == ()
    assert partial.queries == (told,) and len(told.hits)


def test_without_evalues_there_is_no_choice_of_hits(family):
    request = replace(request_of(family), scheme=ScoringScheme.load("BLOSUM62", 1, 0))
    events = run(request)
    assert isinstance(events[-1], Failed)
    assert "linear phase" in str(events[-1].error)
    assert not any(isinstance(event, Started | Progress) for event in events), "said before the work"


def test_requests_out_of_range_are_refused(family):
    for rounds, inclusion in ((0, 0.1), (101, 0.1), (3, 0.0), (3, float("nan")), (3, float("inf"))):
        with pytest.raises(InvalidRequest):
            RoundOptions(rounds, inclusion)


def test_hits_of_the_profile_are_permuted_in_the_rounds_that_first_included_them(family):
    """They were with the last profile, which proves nothing: their verdicts stayed open."""
    events = run(request_of(family, evalue=50.0, pairwise=PairwiseOptions(200)))
    result = events[-1].result
    assert isinstance(events[-1], Finished)
    last = result.queries[0].hits
    tables = [one.queries[0].result.hits for one in result.rounds]
    engine = open_engine("cpu", threads=1)
    for table, rows in last.where_testable(np.arange(len(last))):  # as the window tests them
        assert sorted(table.pairwise) == sorted(rows.tolist())
        work = HitsToPermute(0, table, rows[:3], SCHEME)
        estimated = [
            e for e in estimate([work], PairwiseOptions(200), engine, CancelToken()) if hasattr(e, "rows")
        ]
        again = {int(row): pair for e in estimated for row, pair in zip(e.rows, e.pairs, strict=True)}
        assert {row: table.pairwise[row].log10_p for row in again} == {
            row: pair.log10_p for row, pair in again.items()
        }
    engine.close()
    assert tables[0].pairwise and tables[1].pairwise and last.pairwise
    assert isinstance(SCHEME.of(last.query), PositionScheme)
    for row in range(len(last)):
        assert last.is_in_profile(row) == (row not in last.pairwise)
        assert "open" not in last.verdict(row).lower()


@pytest.fixture(scope="module")
def biased(tmp_path_factory):
    """A query part of which is asparagine and lysine at random, and unrelated subjects of that kind."""
    source = np.random.PCG64(14)
    rich = random_residues(source, 60)
    rich = np.where(rich % 3 > 0, np.where(rich % 2 > 0, encode("N")[0], encode("K")[0]), rich)

    def shuffled():
        return rich[np.argsort(source.random_raw(rich.size))]

    query = np.concatenate([random_residues(source, LENGTH), rich])
    records = [(f"rich{i}", np.concatenate([shuffled() for _ in range(4)])) for i in range(10)]
    records += [("near", mutated(query[:LENGTH], 0.4, source))]
    records += [(f"other{i}", random_residues(source, 150)) for i in range(220)]
    path = tmp_path_factory.mktemp("biased") / "biased.fasta"
    path.write_text("".join(f">{name}\n{decode(codes)}\n" for name, codes in records))
    return Sequence("biased", query), None, path


def doubtful_names(one):
    return names(one.result, one.doubtful)


def test_hits_of_low_complexity_that_a_round_takes_in_are_doubtful(biased):
    first = run(request_of(biased, 1, evalues="matrix"))[-1].result.rounds[0].queries[0]
    assert "near" in names(first.result, first.included) - doubtful_names(first)
    assert doubtful_names(first) & {f"rich{i}" for i in range(10)}
    assert "doubtful" in round_text(first, 0.002)


def test_biased_hits_stay_out_of_profiles(biased):
    rounds = run(request_of(biased, 3))[-1].result.rounds
    assert [names(one.queries[0].result, one.queries[0].included) for one in rounds] == [{"near"}] * 2
    assert not rounds[0].queries[0].doubtful.size
    assert "doubtful" not in round_text(rounds[0].queries[0], 0.002)


def test_hits_that_as_much_again_against_them_would_put_beyond_the_bound_are_left_out(biased):
    result = run(request_of(biased, 1, inclusion=1.0, evalue=1.0))[-1].result
    [first] = result.rounds[0].queries
    hits, database = first.result.hits, first.result.hits.database
    plain = first.result.significance.log10_evalues(hits.scores, database.lengths[hits.subjects])
    raised = hits.log10_evalues - plain
    expected = set(hits.subjects[(raised > MOVED) & (hits.log10_evalues + raised > 0)].tolist())
    assert {f"rich{i}" for i in range(10)} >= names(first.result, first.left_out) > set()
    assert set(first.left_out.tolist()) == expected
    assert set(first.included.tolist()) == set(hits.subjects.tolist()) - expected
    assert "near" in names(first.result, first.included)
    assert f"{len(expected)} left out (composition or repeats)" in round_text(first, 1.0)
    assert len(query_rounds(result, 0)[0]["left_out"]) == len(expected)


def test_nothing_is_left_out_where_statistics_are_of_the_reversed_profile(biased):
    result = run(request_of(biased, 1, inclusion=1.0, evalue=1.0))[-1].result
    [first] = result.rounds[0].queries
    significance = first.result.significance
    of_a_fit = replace(significance, parameters=replace(significance.parameters, source="fitted"))
    request, database = request_of(biased, 1, inclusion=1.0, evalue=1.0), first.result.hits.database
    included, left_out = included_hits(
        replace(first.result, significance=of_a_fit), database, request, significance.parameters,
        RoundOptions(2, 1.0), CancelToken(),
    )  # fmt: skip
    assert first.left_out.size and not left_out.size
    assert set(included.subjects.tolist()) == {*first.included.tolist(), *first.left_out.tolist()}


def test_an_iterated_search_keeps_the_statistics_of_its_scoring_whatever_its_scores(biased):
    result = run(request_of(biased, 2))[-1].result
    for one in result.rounds:
        assert one.queries[0].result.significance.parameters is one.result.plan.parameters_of(0)
    engine = open_engine("cpu", threads=1)
    request = replace(request_of(biased), iteration=None)
    once = list(run_request(request, engine, CancelToken()))[-1].result.queries[0]
    profile = result.rounds[0].queries[0].profile.as_query()
    again = list(run_request(replace(request, queries=(profile,)), engine, CancelToken()))[-1].result
    engine.close()
    assert once.significance.parameters.source == "fitted"
    assert again.queries[0].significance.parameters.source == "estimated"
    assert (again.queries[0].hits.log10_evalues == result.queries[0].hits.log10_evalues).all()


@pytest.mark.parametrize("evalues", METHODS)
def test_what_evalues_rest_on_in_rounds_is_said_without_a_contradiction(biased, evalues):
    """They were said to rest on statistics fitted to this search's scores, which no round's are."""
    request = request_of(biased, 2, evalues=evalues)
    result = run(request)[-1].result
    once = run(replace(request, iteration=None))[-1].result
    of_rounds, of_one = (dict(lines(one))["E-values"] for one in (result, once))
    assert "fitted to this search's scores" not in of_rounds
    first, single = (one.queries[0].hits.log10_evalues for one in (result.rounds[0].result, once))
    if evalues == "matrix":
        assert of_rounds == of_one and (first == single).all()
        return
    assert "fitted to this search's scores" in of_one
    assert "statistics not fitted to the scores of a round" in of_rounds
    assert "round 1 can show other E-values than a single search" in of_rounds
    assert first[0] != single[0]
    stream = io.BytesIO()
    for _ in export(result, Selection.everything(result), "json", stream, CancelToken()):
        pass
    (query,) = json.loads(stream.getvalue())["queries"]
    assert query["parameters"]["evalues_note"] == of_rounds


def test_a_profile_is_fitted_read_backwards_in_a_round_as_by_itself(biased, tmp_path):
    query, _, path = biased
    source = np.random.PCG64(6)
    strangers = (f">more{i}\n{decode(random_residues(source, 80))}\n" for i in range(FEWEST_REVERSED))
    large = tmp_path / "large.fasta"
    large.write_text(path.read_text() + "".join(strangers))
    result = run(request_of((query, None, large), 2))[-1].result
    first, second = (one.queries[0].result.significance.parameters for one in result.rounds)
    assert first is result.rounds[0].result.plan.parameters_of(0)
    assert second.source == "fitted" and "(estimated) to" in second.note
    assert "scores of the query read backwards)" in second.note
    # Its E-values were said to be fitted to the scores of the search.
    *_, described = describe_scores(result.queries[0], result.plan.parameters_of(0), CancelToken())
    assert described.base == second and not described.fit.in_force
    assert "fitted to the scores of this search" not in described.fit.words
    assert described.fit.figures(described.base, second).endswith(
        f", as a check; E-values use {second.lambda_:.3f}, {second.K:.3g}, from the query read backwards."
    )
    profile = result.rounds[0].queries[0].profile.as_query()
    request = replace(request_of((query, None, large)), iteration=None, queries=(profile,))
    engine = open_engine("cpu", threads=1)
    again = list(run_request(request, engine, CancelToken()))[-1].result.queries[0]
    engine.close()
    assert again.significance.parameters == second
    assert (again.hits.log10_evalues == result.queries[0].hits.log10_evalues).all()


def test_later_rounds_do_not_look_for_nucleotides_again_and_what_the_first_said_stays(
    family, tmp_path, monkeypatch
):
    source = np.random.PCG64(3)
    acids = encode("ACGT")
    dna = (decode(acids[source.random_raw(150) % 4]) for _ in range(100))
    mixed = tmp_path / "mixed.fasta"
    mixed.write_text(family[2].read_text() + "".join(f">dna{i}\n{one}\n" for i, one in enumerate(dna)))
    looked = []
    monkeypatch.setattr(
        "swathe.core.database.nucleotides.share_of",
        lambda database: looked.append(database) or share_of(database),
    )
    result = run(request_of((family[0], None, mixed), 2))[-1].result
    assert len(result.rounds) == 2 and len(looked) == 1
    assert any("nucleotides" in note for note in result.notes)


def test_somebody_decides_what_profiles_are_built_from(family):
    """PSI-BLAST's ticks: a hit beyond the bound is taken in, and one within it is not."""
    first = run(request_of(family, 1))[-1].result.rounds[0].queries[0]
    hits = first.result.hits
    within = [hits.text("subject", row) for row in np.flatnonzero(np.isin(hits.subjects, first.included))]
    beyond = [hits.text("subject", row) for row in np.flatnonzero(~np.isin(hits.subjects, first.included))]
    assert within and beyond
    unwanted, wanted = within[-1], beyond[-1]
    options = RoundOptions(2, 0.002).chosen(within, [*within[:-1], wanted])
    assert (options.include, options.exclude) == ((wanted,), (unwanted,))
    request = replace(request_of(family), iteration=options)
    result = run(request)[-1].result
    for one in result.rounds:
        taken = names(one.queries[0].result, one.queries[0].included)
        assert unwanted not in taken
    one = result.rounds[0].queries[0]
    assert names(one.result, one.included) == {*within[:-1], wanted}
    assert one.profile.sequences + one.profile.removed == len(within)
    before = run(request_of(family, 2))[-1].result.rounds[1].queries[0].result
    assert not np.array_equal(result.rounds[1].queries[0].result.scores, before.scores)
    words = command_line(request)
    assert f"--include {wanted} --exclude {unwanted}" in words
    assert f"and with {wanted} (by hand) but without {unwanted} (by hand)" in rounds_text(result)


def test_choices_add_up_and_are_taken_back():
    options = RoundOptions(5).chosen(["a", "b"], ["a", "c"])
    assert (options.include, options.exclude) == (("c",), ("b",))
    again = options.chosen(["a", "c"], ["a", "b"])
    assert (again.include, again.exclude) == (("b",), ("c",))
    assert RoundOptions(5).chosen(["a", "b"], ["a", "b"]) == RoundOptions(5)
    with pytest.raises(InvalidRequest, match="c is to be included in profiles and excluded"):
        RoundOptions(5, include=("c",), exclude=("c",))


def test_hits_know_the_round_that_took_them_into_the_profile(family):
    result = run(request_of(family))[-1].result
    for one in result.rounds:
        part = one.queries[0]
        hits = part.result.hits
        new = {hits.text("subject", row) for row in np.flatnonzero(hits.rounds == one.number)}
        assert new == names(part.result, part.new) & {hits.text("subject", row) for row in range(len(hits))}
        assert np.isnan(hits.rounds[~np.isin(hits.subjects, part.included)]).all()
    assert result.queries[0].hits.display("round", 0) == "1"
    plain = run(replace(request_of(family), iteration=None))[-1].result
    assert plain.queries[0].hits.display("round", 0) == ""


def test_hits_that_the_profile_was_built_from_know_how_they_came_into_it(family):
    """Their E-values are circular: 0.19 became 1e-08 a round after the hit was added by hand."""
    rounds = run(request_of(family))[-1].result.rounds
    parts = [one.queries[0] for one in rounds]
    assert len(parts) > 2, "later profiles hold hits that the first one does not"
    assert all(parts[0].result.hits.entry(row) is None for row in range(len(parts[0].result.hits)))
    entered = set()
    for number, (before, part) in enumerate(itertools.pairwise(parts), 2):
        hits = part.result.hits
        among = [hits.entry(row) for row in np.flatnonzero(np.isin(hits.subjects, before.included)).tolist()]
        if len(among) == before.included.size:
            worst = max(entry.log10_evalue for entry in among)
            assert hits.basis.weakest == "" if worst < -6 else hits.basis.log10_evalue == worst
        for row, subject in enumerate(hits.subjects.tolist()):
            entry = hits.entry(row)
            assert (entry is not None) == (subject in before.included)
            shown = hits.value("entry_evalue", row)
            if entry is None:
                before_it = parts[: number - 1]
                first = subject in part.new and not any(subject in one.included for one in before_it)
                assert shown == (pytest.approx(hits.value("evalue", row)) if first else None)
                continue
            assert (shown is None) == math.isnan(entry.log10_evalue)
            then, held = parts[entry.round - 1], parts[: entry.round - 1]
            assert subject in then.included and not any(subject in one.included for one in held)
            [place] = np.flatnonzero(then.result.hits.subjects == subject)
            assert entry.log10_evalue == then.result.hits.log10_evalues[place] <= np.log10(0.002)
            assert not entry.added
            assert entry.basis == then.result.hits.basis and (entry.basis is None) == (entry.round == 1)
            assert hits.at_entry(row) == (then.result.hits, place)
            entered.add(entry.round)
    assert {1, 2} <= entered


def test_what_a_given_pssm_finds_holds_if_that_was_not_built_from_it(family):
    """The scores of its own family's PSSM made a hit "Convincing … report the E-value"."""
    profile = run(request_of(family, 1))[-1].result.rounds[0].queries[0].profile.as_query()
    for iteration in (None, RoundOptions(2)):
        asked = replace(request_of(family), queries=(profile,), iteration=iteration)
        result = run(asked)[-1].result
        first = (result.rounds[0] if result.rounds else result).queries[0]
        hits = (first.result if result.rounds else first).hits
        assert hits.basis == Basis(given=True)
    hits = result.queries[0].hits
    assert hits.basis.given and hits.basis.weakest, "its hits make the profile, and the PSSM found them"
    assert hits.proviso == "if not in the PSSM"
    assert hits.basis.condition.startswith("if the PSSM and the profile were built from relatives, and not")
    entry = next(entry for row in range(len(hits)) if (entry := hits.entry(row)) is not None)
    assert entry.basis == Basis(given=True)
    assert "if the PSSM was built from relatives, and not from this hit" in entry.words


def test_of_a_hit_added_by_hand_its_e_value_before_is_known(family):
    alone = run(request_of(family, 1, inclusion=1e-30))[-1].result.queries[0].hits
    row = int(np.flatnonzero(alone.log10_evalues > -30)[0])
    name = alone.text("subject", row)
    options = RoundOptions(2, 1e-30, include=(name,))
    hits = run(replace(request_of(family, 2), iteration=options))[-1].result.queries[0].hits
    [place] = [one for one in range(len(hits)) if hits.text("subject", one) == name]
    entry = hits.entry(place)
    assert entry == Entry(1, float(alone.log10_evalues[row]), added=True)
    weakest = untagged(name)  # not tested
    basis = Basis(weakest, entry.log10_evalue, added=True, suspect=(weakest,))
    assert hits.basis == basis and alone.basis is None
    assert hits.log10_evalues[place] < entry.log10_evalue
    assert [hits.value(key, place) for key in ("round", "by_hand")] == [1, "added"]


def test_files_have_the_round_only_where_it_is_asked_for(family):
    result = run(request_of(family, 2))[-1].result
    everything = Selection.everything(result)
    assert "round" not in everything.columns
    written = io.BytesIO()
    run_to_end(export(result, everything, "json", written, CancelToken()))
    assert "round" not in json.loads(written.getvalue())["queries"][0]["hits"][0]
    asked = io.BytesIO()
    some = replace(everything, columns=("subject", "round"))
    run_to_end(export(result, some, "csv", asked, CancelToken(), comments=False))
    assert asked.getvalue().decode("utf-8-sig").splitlines()[0] == "query,subject,round"


def test_files_say_what_somebody_added_and_left_out(family):
    """A hit added by hand was "2" in the CSV file, one left out had an empty cell, and the head of the file
    said that both were taken in with E ≤ 0.002."""
    alone = run(request_of(family, 1, inclusion=1e-30))[-1].result.queries[0].hits
    weak = alone.log10_evalues > -30
    added, left_out = (alone.text("subject", int(np.flatnonzero(some)[-1])) for some in (weak, ~weak))
    options = RoundOptions(2, 1e-30, include=(added,), exclude=(left_out,))
    result = run(replace(request_of(family, 2), iteration=options))[-1].result
    written = io.BytesIO()
    chosen = replace(Selection.everything(result), columns=("subject", "round", "by_hand"))
    run_to_end(export(result, chosen, "csv", written, CancelToken()))
    lines_written = written.getvalue().decode("utf-8-sig").splitlines()
    assert f"query,{added},1,added" in lines_written
    assert f"query,{left_out},,left out" in lines_written
    one = result.rounds[0].queries[0]
    assert f"{one.included.size - 1} hits included with E ≤ 1e-30 and 1 by hand" in round_text(one, 1e-30)
    assert any(line.startswith("# Round 1: ") and " and 1 by hand; " in line for line in lines_written)
    by_hand = f" and with {untagged(added)} (by hand) but without {untagged(left_out)} (by hand)"
    assert any(line.startswith("# Rounds: ") and by_hand in line for line in lines_written)
    first, last = (one.queries[0].result.hits for one in result.rounds)
    assert round_of_hits(first, options) == "round 1 of 2", "the query scored it, whatever was done by hand"
    profile = f"profile with {untagged(added)} and without {untagged(left_out)}"
    assert round_of_hits(last, options) == f"{round_of(result)} ({profile})", "a picture says it, too"
    assert round_in_names(round_of_hits(last, options)) == ["round-2"]
    assert round_in_names("") == [] and round_in_names("round 1") == ["round-1"]


def test_a_drawing_says_that_colours_of_hits_in_the_profile_are_no_evidence(family):
    """All of them had the darkest colour, that of E ≤ 1e-100, which they owe to the profile."""
    result = run(request_of(family, 2))[-1].result
    first, last = (one.queries[0].result.hits for one in result.rounds)
    said = "The E-value of a hit that the profile was built from is no evidence."

    def drawing(hits, by=ColourBy.EVALUE, rows=None):
        rows = np.arange(len(hits)) if rows is None else rows
        return "".join(overview_svg(hits, rows, by, source=round_of_hits(hits, RoundOptions(2))))

    assert said in drawing(last) and said not in drawing(first)
    assert said not in drawing(last, ColourBy.IDENTITY)
    assert f"{counted(len(last), 'hit')} of round 2 of 2 (profile)" in drawing(last)
    others = np.array([row for row in range(len(last)) if not last.is_in_profile(row)], np.int64)
    assert said not in drawing(last, rows=others)


def test_a_drawing_marks_the_hits_that_a_later_round_newly_included(family):
    """The table had a mark before their names, the overview none."""
    result = run(request_of(family, 2))[-1].result
    first, last = (one.queries[0] for one in result.rounds)
    hits = last.result.hits
    assert not first.result.hits.newly_included().any(), "in the first round all are"
    assert last.new_rows().size and hits.newly_included().nonzero()[0].tolist() == last.new_rows().tolist()
    drawing = "".join(overview_svg(hits, np.arange(len(hits))))
    assert drawing.count("<circle") == last.new_rows().size
    assert "those with a dot newly included in round 2" in drawing
    others = np.flatnonzero(~hits.newly_included())
    assert "dot" not in "".join(overview_svg(hits, others)), "no dot is explained where there is none"
    assert "<circle" not in "".join(overview_svg(first.result.hits, np.arange(len(first.result.hits))))


def test_reports_say_why_not_to_believe_a_profile_at_once(family):
    """They had no word of the hit at E = 0.73 that the screen named wherever it listed what it brought in."""
    alone = run(request_of(family, 1))[-1].result.queries[0].hits
    row = int(np.flatnonzero(alone.log10_evalues > -2)[0])
    options = RoundOptions(2, include=(alone.text("subject", row),))
    result = run(replace(request_of(family, 2), iteration=options))[-1].result
    hits = result.queries[0].hits
    engine = open_engine("cpu", threads=1)
    work = [HitsToPermute(0, hits, np.array([0]), result.plan.request.scheme)]
    for event in estimate(work, PairwiseOptions(100), engine, CancelToken(), 1):
        for one, pair in zip(getattr(event, "rows", ()), getattr(event, "pairs", ()), strict=True):
            hits.set_pairwise(int(one), pair)
    engine.close()
    written = io.BytesIO()
    run_to_end(export(result, Selection.everything(result), "html", written, CancelToken()))
    text = written.getvalue().decode()
    of_rounds = (
        "Not converged: the last round still included new hits, so more rounds may find more.",
        hits.basis.sentence.strip(),
    )
    starred = "* after a pairwise p or E: do not rely on it (the profile was built from this hit)."
    for said in (*of_rounds, starred):
        assert f"<p><strong>{html.escape(said)}</strong></p>" in text
    for format in ("csv", "tsv", "text"):  # their heads said nothing of it
        head = written_as(result, format)
        assert all(re.search(f"^(# )?Caution: +{re.escape(said)}", head, re.MULTILINE) for said in of_rounds)


def written_as(result, format):
    """Return the text of a file with all hits."""
    written = io.BytesIO()
    run_to_end(export(result, Selection.everything(result), format, written, CancelToken()))
    return written.getvalue().decode("utf-8-sig")


def test_alignments_in_files_say_that_the_profile_was_built_from_their_hits(family):
    """Only the window said what the verdict on such a hit rests on."""
    result = run(request_of(family, 2))[-1].result
    hits = result.queries[0].hits
    row = next(row for row in range(len(hits)) if (entry := hits.entry(row)) is not None and not entry.itself)
    words = hits.entry(row).words
    assert words.startswith("The profile was built from this hit: its score and E-value are no evidence")
    page = written_as(result, "html").split("<article ")[row + 1]
    assert f"<p>{html.escape(words)}</p>" in page
    assert '<th scope="col" title="What the more cautious' in written_as(result, "html")
    assert f"\n {words}\n" in written_as(result, "text").split("\n>")[row + 1]
    once = run(replace(request_of(family), iteration=None))[-1].result
    assert ">Verdict<" not in written_as(once, "html"), "it would say no more than the E-value"


def test_significant_hits_that_one_added_by_hand_may_have_brought_in_are_counted(family):
    alone = run(request_of(family, 1, inclusion=1e-30))[-1].result.queries[0].hits
    row = int(np.flatnonzero(alone.log10_evalues > -30)[0])
    name = alone.text("subject", row)
    options = RoundOptions(5, 1e-3, include=(name,))
    hits = run(replace(request_of(family), iteration=options))[-1].result.queries[0].hits
    now = {hits.text("subject", row) for row in range(hits.n_significant)}
    before = {alone.text("subject", row) for row in range(alone.n_significant)}
    [place] = [row for row in range(len(hits)) if hits.text("subject", row) == name]
    assert hits.brought_in() == ([place], 1, len(now - before - {name})) and now - before - {name}
    assert alone.brought_in() == ([], 0, 0)


def test_verdicts_of_many_hits_are_those_of_each_and_a_p_that_proves_nothing_is_marked(family):
    request = replace(request_of(family, 3), evalue=50.0)
    result = run(request)[-1].result
    parts = [one.queries[0] for one in result.rounds]
    first, last = parts[0].result.hits, parts[-1].result.hits
    engine = open_engine("cpu", threads=1)
    for hits, rows in ((first, [0, 3]), (last, [1, len(last) - 1])):
        work = [HitsToPermute(0, hits, np.array(rows), request.scheme)]
        for event in estimate(work, PairwiseOptions(100), engine, CancelToken(), 1):
            for row, pair in zip(getattr(event, "rows", ()), getattr(event, "pairs", ()), strict=True):
                hits.set_pairwise(int(row), pair)
    engine.close()
    for part in parts:
        hits = part.result.hits
        if part is not parts[0]:
            borderline = next(row for row in range(2, len(hits)) if hits.is_in_profile(row))
            then, place = hits.at_entry(borderline)
            then.log10_evalues[place] = hits.entry_log10_evalues[borderline] = -3.001
            assert hits.verdict(borderline) == "Open on entry until tested"
        titles, codes = hits.verdicts(slice(None))
        assert [titles[code] for code in codes] == [hits.verdict(row) for row in range(len(hits))]
        some = np.array([2, 0])
        titles, codes = hits.verdicts(some)
        assert [titles[code] for code in codes] == [hits.verdict(row) for row in some]
    by_evalue = {"Convincing", "Open until tested", "Not convincing"}
    assert by_evalue <= {first.verdict(row) for row in range(len(first))}
    assert last.entry(1) is not None and "on entry" in last.verdict(1)
    assert last.text("pairwise_problem", 1).startswith("the profile was built from this hit")
    assert last.display("pairwise_p", 1).endswith(" *")
    said = next(words for label, words in lines(result) if label == "Pairwise significance")
    assert said.endswith("; 1 of them of hits that the profile was built from: these p prove nothing")


def test_figures_of_a_verdict_on_entry_are_those_of_the_test_that_it_rests_on(family):
    """The row of a hit that was "Suggestive on entry" had no pairwise p, in files and on the screen."""
    result = run(request_of(family, 3))[-1].result
    hits = result.queries[0].hits
    row = next(row for row in range(len(hits)) if (entry := hits.entry(row)) is not None and not entry.itself)
    then, place = hits.at_entry(row)
    assert then is not hits and "Pairwise p and E" not in dict(lines(result))
    pair = replace(shuffled(then, place), log10_p=math.log10(0.01 / then.compared), problem="")
    then.set_unasked(place, pair)
    assert hits.verdict(row) == "Suggestive by test on entry" and hits.pair(row) is None
    assert hits.value("pairwise_p", row) == pytest.approx(0.01 / then.compared)
    assert hits.value("pairwise_evalue", row) == pytest.approx(0.01)
    assert hits.display("pairwise_evalue", row) == "0.010" and hits.number("z_value", row) == pair.z_value
    assert np.flatnonzero(~np.isnan(hits.values("pairwise_p"))).tolist() == [row]
    assert np.isnan(hits.filled["pairwise_p"]).all(), "kept with the round that tested it"
    assert np.flatnonzero(hits.contradicted(slice(0, len(hits)))).tolist() == [row], "its dot was full"
    hits.set_pairwise(row, replace(pair, log10_p=-30.0))
    assert hits.display("pairwise_evalue", row) == "0.010", "the profile was built from the hit"
    assert not hits.text("pairwise_problem", row)
    said = dict(lines(result))["Pairwise p and E"]
    assert said.startswith("of 1 hit of the profile those of the test on entry: ")


def stranger(family):
    """Return the name of a hit of the first round that is no relative."""
    hits = run(request_of(family, 1))[-1].result.queries[0].hits
    row = next(row for row in range(len(hits)) if hits.text("subject", row).startswith("other"))
    assert hits.log10_evalues[row] > np.log10(0.05)
    return hits.text("subject", row)


def shuffled(hits, row):
    """Return what shuffled copies say of a hit."""
    engine = open_engine("cpu", threads=1)
    work = [HitsToPermute(0, hits, np.array([row]), SCHEME)]
    events = list(estimate(work, PairwiseOptions(200), engine, CancelToken(), 1))
    engine.close()
    return next(event.pairs[0] for event in events if getattr(event, "pairs", ()))


def test_nothing_is_concluded_of_what_a_profile_finds_that_holds_a_stranger(family):
    """A stranger added at E = 0.73 made the next one "Convincing, if …", with an E-value to report."""
    name = stranger(family)
    asked = replace(request_of(family), evalue=50.0, iteration=RoundOptions(4, include=(name,)))
    later = [one.queries[0].result.hits for one in run(asked)[-1].result.rounds[1:]]
    assert len(later) > 1
    doubts = f"{name}, not convincing itself"
    for hits in later:
        assert hits.basis.unconvincing == (name,) and hits.basis.doubtful
        for row in range(len(hits)):
            verdict, entry = hits.verdict(row), hits.entry(row)
            if entry is None and hits.log10_evalues[row] < -6:
                assert verdict == f"No conclusion: the profile holds {doubts}"
            elif entry is not None and entry.round > 1:
                assert entry.doubtful and entry.owed == (entry.log10_evalue <= np.log10(0.05))
                owed = f"No conclusion on entry: the profile held {doubts}"
                assert verdict == (owed if entry.owed else "Not convincing on entry")
            elif entry is not None and hits.text("subject", row) != name:
                assert "No conclusion" not in verdict
        titles, codes = hits.verdicts(slice(None))
        assert [titles[code] for code in codes] == [hits.verdict(row) for row in range(len(hits))]
    brought = next(row for row in range(len(later[0])) if later[0].rounds[row] == 2)
    pair = shuffled(later[0], brought)
    later[0].set_pairwise(brought, replace(pair, log10_p=-12.0, problem=""))
    later[0].log10_evalues[brought] = -7.0
    said = later[0].concluded(brought, later[0].pair(brought))
    assert said.title == f"No conclusion: the profile holds {doubts}" and said.doubtful
    assert said.reading.startswith(
        f"No conclusion: the profile holds {doubts}, and what this hit scores may be owed to that one. If "
        f"you know from elsewhere that {name} is a relative, this hit would be convincing: E-value and "
    )
    assert said.reading.endswith(" tenfold.") and "report" not in said.reading
    place = int(np.flatnonzero(later[1].subjects == later[0].subjects[brought])[0])
    assert later[1].verdict(place) == f"No conclusion on entry: the profile held {doubts}"
    later[0].set_pairwise(brought, replace(pair, log10_p=-0.1, problem=""))
    assert later[0].verdict(brought) == "Not convincing by test"
    brought_name = later[0].text("subject", brought)
    assert later[1].basis.unconvincing == (name, brought_name), "by its own test"
    assert later[1].verdict(place) == "Not convincing by test on entry"


@pytest.fixture
def weak_pssm(family, tmp_path):
    """Return a saved PSSM that holds a stranger, and the stranger's name."""
    name = stranger(family)
    asked = replace(request_of(family), iteration=RoundOptions(1, include=(name,)))
    path = tmp_path / "family.pssm"
    save_pssm(path, run(asked)[-1].result, 0, CancelToken())
    return path, name


def test_a_saved_pssm_that_is_opened_keeps_the_hits_that_are_not_convincing(family, weak_pssm, tmp_path):
    """Its text said so, and what it found was "Convincing, if the PSSM was built from …"."""
    path, name = weak_pssm
    ((pssm,), _) = read_queries([path])
    assert pssm.about.unconvincing == (name,)
    text = about_pssm(path).read_text()
    assert f"Caution: The profile holds {name}, included by hand at E = " in text
    asked = replace(request_of(family), evalue=50.0, queries=(pssm,), iteration=None)
    result = run(asked)[-1].result
    hits = result.queries[0].hits
    suspect = pssm.about.suspect
    assert hits.basis == Basis(given=True, in_pssm=(name,), suspect_in_pssm=suspect, listed=True)
    brought = hits.verdict(int(np.flatnonzero(~hits.in_pssm)[0]))
    assert brought == f"No conclusion: the PSSM holds {name}, not convincing itself"
    held = np.count_nonzero(hits.in_pssm[: hits.n_significant])
    assert hits.proviso == f"{held} in the PSSM · weak PSSM"
    cautions = [words for label, words in lines(result) if label == "Caution"]
    owed = "what it brings in may be owed to that one."
    assert cautions[-1] == f"The PSSM holds {name}, not convincing itself: {owed}"
    rounds = run(replace(asked, iteration=RoundOptions(3)))[-1].result.rounds
    assert len(rounds) > 1
    for one in rounds:
        table = one.queries[0].result.hits
        assert table.basis.given and table.basis.in_pssm == (name,) and table.basis.doubtful
        titles, codes = table.verdicts(slice(None))
        assert [titles[code] for code in codes] == [table.verdict(row) for row in range(len(table))]
        assert not any(title.startswith(("Convincing", "Suggestive", "Open")) for title in titles)
    whole = run(replace(asked, iteration=RoundOptions(3)))[-1].result
    save_pssm(tmp_path / "again.pssm", whole, 0, CancelToken())
    assert name in read_queries([tmp_path / "again.pssm"])[0][0].about.unconvincing

    for _ in write_run(whole, tmp_path / "run.swr", CancelToken(), align=False):
        pass
    kept = read_run(tmp_path / "run.swr").result
    assert kept.first.plan.request.queries[0].about == pssm.about
    assert kept.queries[0].hits.basis == whole.queries[0].hits.basis


def test_a_saved_pssm_names_suggestive_hits_of_its_profile_too(family, tmp_path):
    """Only hits that are not convincing put a doubt on it when it was opened again."""
    path = tmp_path / "family.pssm"
    result = run(replace(request_of(family), iteration=RoundOptions(1, inclusion=10.0)))[-1].result
    hits = result.queries[0].hits
    below = np.flatnonzero(hits.log10_evalues < -6)
    hits.log10_evalues[below[-1]] = -2.5  # suggestive, were it tested
    open_name = hits.text("subject", int(below[-1]))
    basis = basis_of_profile(parts_of(result.rounds, 0))
    assert open_name in basis.suspect
    save_pssm(path, result, 0, CancelToken())
    less = ", ".join((*basis.unconvincing, *basis.suspect))
    assert f"Less than convincing themselves: {less}\n" in about_pssm(path).read_text()
    ((pssm,), _) = read_queries([path])
    assert pssm.about.suspect == basis.suspect and pssm.about.unconvincing == basis.unconvincing

    opened = replace(pssm, about=replace(pssm.about, unconvincing=()))
    asked = replace(request_of(family), evalue=50.0, queries=(opened,), iteration=RoundOptions(2))
    rounds = run(asked)[-1].result.rounds
    first = rounds[0].queries[0].result.hits
    assert first.basis == Basis(given=True, suspect_in_pssm=basis.suspect, listed=True)
    verdicts = {first.verdict(row) for row in np.flatnonzero(~first.in_pssm).tolist()}
    assert not any(verdict.endswith("Convincing") for verdict in verdicts)
    assert first.basis.sentence.startswith(f" The PSSM holds {first.basis.named}. If ")
    for one in rounds:
        table = one.queries[0].result.hits
        assert table.basis.suspect_in_pssm == basis.suspect
        titles, codes = table.verdicts(slice(None))
        assert [titles[code] for code in codes] == [table.verdict(row) for row in range(len(table))]


def test_a_verdict_says_whether_a_hit_is_in_the_pssm_that_was_opened(family, tmp_path):
    """Every verdict had the condition that the PSSM was not built from the hit; its text lists them."""
    path, again = tmp_path / "family.pssm", tmp_path / "again.pssm"
    searched = run(replace(request_of(family), iteration=RoundOptions(2)))[-1].result
    save_pssm(path, searched, 0, CancelToken())
    renamed = tmp_path / "renamed.fasta"
    renamed.write_text(family[2].read_text().replace(">", ">other_database_"))
    included = names(searched.queries[0], searched.rounds[-1].queries[0].included)
    ((pssm,), _) = read_queries([path])
    asked = replace(
        request_of(family), queries=(pssm,), database=renamed, evalue=50.0, iteration=RoundOptions(2)
    )
    result = run(asked)[-1].result
    for number, one in enumerate(result.rounds):
        hits = one.queries[0].result.hits
        basis, judged = hits.basis, 0
        held = np.count_nonzero(hits.in_pssm[: hits.n_significant])
        assert basis.listed and held and hits.proviso.startswith(f"{held} in the PSSM")
        titles, codes = hits.verdicts(slice(None))
        for row in range(len(hits)):
            name, verdict = hits.text("subject", row).removeprefix("other_database_"), hits.verdict(row)
            assert verdict == titles[codes[row]] and "if not in" not in verdict
            assert (verdict == "In the PSSM") == (name in included)
            judged += name not in included and verdict == "Convincing, PSSM in doubt"
        assert judged or number
        in_pssm = np.flatnonzero(hits.in_pssm)
        assert in_pssm.size == len(included) and hits.where_testable(in_pssm) == []
        assert not hits.entry(int(in_pssm[0])).testable and not hits.entry(int(in_pssm[0])).doubtful
    save_pssm(again, result, 0, CancelToken())
    assert set(pssm.built_from) < set(read_queries([again])[0][0].built_from), "it is in all rounds"

    about_pssm(path).write_text(
        line_about(path.read_bytes(), (), (), None).replace(',"suspect":[]', "")
    )  # as earlier versions wrote it
    ((pssm,), _) = read_queries([path])
    assert pssm.about == AboutPssm() and pssm.built_from is None
    older = run(replace(asked, queries=(pssm,)))[-1].result
    assert older.rounds[0].queries[0].result.hits.verdict(0) == "Convincing, if not in the PSSM"
    save_pssm(again, older, 0, CancelToken())
    assert read_queries([again])[0][0].built_from is None, "what the first was built from is not known"


def test_a_text_beside_a_pssm_is_of_that_file_alone(weak_pssm):
    path, _ = weak_pssm
    text = about_pssm(path)
    path.write_text(f"{path.read_text()}\n")
    assert read_queries([path])[0][0].about == AboutPssm(belongs=False)
    text.write_text('Swathe-PSSM: {"sha256": 1}')
    assert read_queries([path])[0][0].about == AboutPssm(belongs=False)
    text.write_text("What somebody wrote about it")
    assert read_queries([path])[0][0].about is None
    text.unlink()
    assert read_queries([path])[0][0].about is None


def test_a_test_made_after_the_rounds_tells_that_a_hit_of_the_profile_is_not_convincing(family):
    """What a profile rests on was noted when the round ended, and no later test changed it."""
    rounds = run(replace(request_of(family, 3), evalue=50.0))[-1].result.rounds
    first, second, third = (one.queries[0].result.hits for one in rounds)
    member = next(row for row in range(1, len(first)) if first.rounds[row] == 1)
    name = first.text("subject", member)
    usual = third.basis
    assert not second.basis.doubtful and not usual.doubtful
    condition = "Convincing, profile in doubt"
    assert condition in third.verdicts(slice(None))[0]
    pair = replace(shuffled(first, member), log10_p=-12.0, problem="")
    first.set_unasked(member, replace(pair, log10_p=-0.1))
    assert second.basis.unconvincing == third.basis.unconvincing == (name,)
    titles, codes = third.verdicts(slice(None))
    assert f"No conclusion: the profile holds {name}, not convincing itself" in titles
    assert [titles[code] for code in codes] == [third.verdict(row) for row in range(len(third))]
    for better in (pair, replace(pair, problem="the fit is poor")):  # then its E-value counts alone
        first.set_unasked(member, better)
        assert third.basis == usual and condition in third.verdicts(slice(None))[0]


def test_a_hit_that_a_stranger_brought_in_stands_for_it_once_that_has_left_the_profile(family):
    rounds = run(replace(request_of(family, 3), evalue=50.0))[-1].result.rounds
    first, _, third = (one.queries[0].result.hits for one in rounds)
    gone, (number, row) = list(third.profile.items())[1]
    brought = [first.database.header(one) for one, (number, _) in third.profile.items() if number == 2]
    assert number == 1 and len(brought) > 3
    pair = replace(shuffled(first, row), log10_p=-0.1, problem="")
    first.set_pairwise(row, pair)
    assert third.basis.unconvincing == (first.text("subject", row),)
    third.profile = {subject: at for subject, at in third.profile.items() if subject != gone}
    first.set_pairwise(row, pair)
    brought.sort()  # of one round, in the same order in all rounds
    assert list(third.basis.unconvincing) == brought
    names = f"{', '.join(brought[:3])} and {len(brought) - 3} more"
    assert third.basis.doubts == f"{names}, not convincing themselves"
    assert third.basis.condition == f"if you know from elsewhere that {names} are relatives"
