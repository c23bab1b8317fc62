"""How far a search came that was stopped, in words."""

from __future__ import annotations

import dataclasses

from swathe.core.history.summary import Ending, ending_of
from tests.core.history.searches import result


def test_of_queries_it_says_how_many_were_searched() -> None:
    found = result("plain")
    stopped = dataclasses.replace(found, queries=found.queries[:1], complete=False)
    n = len(found.plan.request.queries)
    assert ending_of(stopped) == Ending(
        f"stopped after 1 of {n} queries",
        f"The search stopped early: 1 of {n} queries was searched to the end.",
    )


def test_of_provisional_e_values_it_says_how_many_queries_have_some() -> None:
    """After how many were compared it was ", 1 with provisional E-values": 1 of what?"""
    found = dataclasses.replace(result("plain"), complete=False)
    hits = found.queries[0].hits
    hits.provisional, before = True, hits.provisional
    try:
        n = len(found.plan.request.queries)
        assert ending_of(found).brief == f"stopped after {n - 1} of {n} queries", "as the list has it"
        assert ending_of(found).sentence.endswith(
            "to the end. 1 query has provisional E-values, not yet adjusted."
        )
    finally:
        hits.provisional = before


def test_of_rounds_it_says_how_many_ended() -> None:
    found = result("iterated")
    stopped = dataclasses.replace(found, rounds=found.rounds[:1], complete=False)
    ending = Ending("stopped early after 1 round", "The search stopped early, after 1 round.")
    assert ending_of(stopped) == ending
