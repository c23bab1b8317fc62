"""Why a run does not report a subject that another run reports."""

from __future__ import annotations

import dataclasses
import re

import numpy as np
import pytest

from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken
from swathe.core.engines.base import NOT_COMPARED
from swathe.core.history.absent import absent_hit, align_absent, judge_absent, why_absent
from swathe.core.history.changes import ChangeTable
from swathe.core.history.differences import PAIRS, compare
from swathe.core.history.missed import align_listed, with_pairs
from swathe.core.history.run_file import read_run
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.scoring.significance import evalue_beyond, evalue_exact
from tests.core.history.searches import request, run, save


def said(a, b):
    """Return what is said of each hit of the first query that only one run has."""
    runs = compare(a, b)
    query = runs.queries[0]
    alone = np.flatnonzero(query.only_a | query.only_b)
    assert alone.size
    return [(query, int(hit), why_absent(runs, query, int(hit), CancelToken())) for hit in alone]


@pytest.mark.parametrize("evalues", ["adjusted", "fitted", "matrix"])
@pytest.mark.parametrize("reopened", [False, True])
def test_it_is_the_evalue_that_decides(evalues, reopened, tmp_path) -> None:
    """'It scores 56 there' it said, where a hit with a lower score was one."""
    wide, narrow = run(request(evalues=evalues, evalue=100)), run(request(evalues=evalues, evalue=1e-3))
    if reopened:
        paths = [save(one, tmp_path / f"{name}.swr") for name, one in (("wide", wide), ("narrow", narrow))]
        wide, narrow = (read_run(path).result for path in paths)
    for query, hit, words in said(wide, narrow):
        hits, row = query.place(hit)
        score, exponent = hits.scores[row], hits.log10_evalues[row]
        [evalue] = re.findall(r"E = (\S+), beyond the bound of E ≤ 0.001\.$", words)
        assert words.startswith(f"It scores {score:,} there")
        shown = evalue_beyond(evalue_exact(exponent), exponent, 1e-3)
        assert evalue == shown, "as the other run judged it, with the digits of the figures beside it"
        assert ("adjusted for composition" in words) is (evalues == "adjusted")


def test_or_how_many_were_to_be_reported() -> None:
    for _, _, words in said(run(request()), run(request(top=2))):
        assert words.endswith(", within the bound of E ≤ 10. Only the best 2 were to be reported.")


def test_or_that_it_was_not_compared() -> None:
    whole, part = run(request()), run(request(evalue=1e-3))
    nothing = np.full_like(part.queries[0].scores, NOT_COMPARED)
    stopped = dataclasses.replace(part.queries[0], scores=nothing)
    part = dataclasses.replace(part, queries=(stopped, *part.queries[1:]))
    assert {words for *_, words in said(whole, part)} == {
        "The run was stopped before it compared this sequence."
    }


@pytest.mark.parametrize("evalues", ["adjusted", "matrix"])
def test_a_hit_that_a_run_does_not_report_is_aligned_as_that_run_would(evalues) -> None:
    """There was no alignment of it, though its score was known."""
    wide, narrow = run(request(evalues=evalues, evalue=100)), run(request(evalues=evalues, evalue=1e-3))
    runs = compare(wide, narrow)
    query = runs.queries[0]
    [hit, *_] = np.flatnonzero(query.only_a).tolist()
    alone, row = absent_hit(runs, query, hit, CancelToken()).hits, int(query.rows_a[hit])
    hits = query.a.hits
    for key in ("scores", "subjects", "adjusted", "reverse"):
        assert np.array_equal(getattr(alone, key), getattr(hits, key)[[row]], equal_nan=True)
    scheme = narrow.plan.request.scheme
    one, other = (HitPairs(table, scheme).of(place) for table, place in ((alone, 0), (hits, row)))
    aligned = [
        align(pair.query, pair.subject, pair.scheme, pair.score, CancelToken()) for pair in (one, other)
    ]
    assert aligned[0] == aligned[1] and one.score == other.score


@pytest.mark.parametrize("evalues", ["adjusted", "matrix"])
def test_identities_and_pairs_are_known_of_hits_that_one_run_does_not_report(evalues) -> None:
    """They were empty, though both alignments stood below the table."""
    wide, narrow = run(request(evalues=evalues, evalue=100)), run(request(evalues=evalues, evalue=1e-3))
    for a, b, lacks in ((wide, narrow, "b"), (narrow, wide, "a")):
        runs, token = compare(a, b), CancelToken()
        query = runs.queries[0]
        every = np.ones(len(query), np.bool_)
        *_, judged = query, *judge_absent(runs, query, every, token)
        for _ in align_listed(runs, judged, every, token):
            pass
        *_, known = align_absent(runs, judged, every, token)
        known = with_pairs(known, every)
        alone = ~query.in_both
        assert alone.any()
        table = ChangeTable(known)
        for name in ("identity", "query_coverage"):
            both = [table.values(f"{name}_{side}") for side in "ab"]
            assert np.array_equal(both[0], both[1]), "aligned alike: the same scoring"
        assert (known.columns[PAIRS] == 100).all()
        hit = int(np.flatnonzero(alone)[0])
        said = table.about_absent(f"identity_{lacks}", lacks, hit)
        assert said.endswith("this is what it would have there.") and not table.about_pairs(hit)
        before = ChangeTable(query)
        assert before.about_pairs(hit).startswith("Only one run lists the hit; not aligned")
