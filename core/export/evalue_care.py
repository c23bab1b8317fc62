"""Which queries' E-values files say to read with care, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from swathe.core.cancel import CancelToken
from swathe.core.export.values import ExportJob
from swathe.core.results.evalue_trust import why_care
from swathe.core.results.query_result import QueryResult
from swathe.core.system.words import without_separators

MOST: Final = 20
"""So many queries are judged at most: each takes 10 to 100 ms."""
LABEL: Final = "Caution"


def care_of(job: ExportJob, number: int, query: QueryResult) -> Iterator[str | None]:
    """Yield None now and then, and last why to read a query's E-values with care; '' for nothing.

    Nothing but None comes where no query is judged, as there are more than `MOST`.

    number : of the query, from 1
    """
    if len(job.selection.queries) > MOST:
        yield None
    else:
        yield from why_care(query, job.result.plan.parameters_of(number - 1), CancelToken())


def care_lines(job: ExportJob) -> Iterator[tuple[str, str] | None]:
    """Yield None now and then, and (label, words) for each query whose E-values are to be read with care."""
    several = len(job.selection.queries) > 1
    if len(job.selection.queries) > MOST:
        yield (
            LABEL,
            f"whether E-values are to be read with care is not judged in files of more than {MOST} "
            "queries; the window says it of each (Scores)",
        )
        return
    for number, query, _ in job.queries():
        for words in care_of(job, number, query):
            if words:
                name = f"{job.result.plan.request.name_in_tables(number - 1)}: " if several else ""
                yield LABEL, f"{name}{without_separators(words)}"
            else:
                yield None
