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
        "stopped early (cancelled), 2 of 2 queries compared with every sequence; 1 query has E-values by the "
        "matrix alone, as the search ended before others were computed"
    )
    assert "2 queries have E-values by the matrix alone" in completeness(stopped(result, adjusted=0))
    assert "matrix" not in completeness(stopped(result, adjusted=2))


def test_a_stopped_search_says_of_what_its_share_is():
    """The window had 31 % in one place, 12 % of the sequences in another, and that the query was reached."""
    result = search()
    first = result.queries[0]
    there, cells = first.hits.database.n_sequences, len(first.query) * first.hits.database.n_residues
    part = dataclasses.replace(first, compared=there // 8, cells=cells * 31 // 100 + 1)
    assert completeness(dataclasses.replace(result, queries=(part,), complete=False)) == (
        f"stopped early (cancelled), 0 of 2 queries compared with every sequence; {first.query.identifier} "
        f"compared with {there // 8:,} of {there:,} sequences (31 % of its cells; the longest sequences come "
        "first); 1 query not begun"
    )
