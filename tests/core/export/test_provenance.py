"""What is said of how results came about."""

from __future__ import annotations

import dataclasses

from swathe.core.export.provenance import completeness
from tests.gui.results_fixtures import search


def stopped(result, *, adjusted: int):
    """Return a search that was cancelled when all was compared, and so many queries were adjusted."""
    asked = dataclasses.replace(
        result.plan, request=dataclasses.replace(result.plan.request, evalues="adjusted")
    )
    queries = tuple(
        dataclasses.replace(query, evalues="adjusted" if place < adjusted else "matrix")
        for place, query in enumerate(result.queries)
    )
    return dataclasses.replace(result, plan=asked, queries=queries, complete=False)


def test_a_search_cancelled_at_its_very_end_says_what_it_lacks():
    """It was 'cancelled, 2 of 2 queries reached', and nobody knew whether it was whole."""
    result = search()
    assert completeness(stopped(result, adjusted=1)) == (
        "stopped early (cancelled), 2 of 2 queries reached; 1 query has E-values by the matrix alone, "
        "as the search ended before others were computed"
    )
    assert "2 queries have E-values by the matrix alone" in completeness(stopped(result, adjusted=0))
    assert "matrix" not in completeness(stopped(result, adjusted=2))
