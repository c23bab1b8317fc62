"""Content of a report, shared by HTML and PDF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from swathe.core.cancel import CancelToken
from swathe.core.export.values import ExportJob
from swathe.core.permutation.borderline import verdict
from swathe.core.results.cautions import remarks as remarks_on_evalue
from swathe.core.results.evalue_trust import EvalueTrust
from swathe.core.results.hits import COLUMN, COLUMNS, HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_distribution import ScoreDistribution, describe_scores
from swathe.core.rounds.facts import remarks
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.system.words import counted

OVERVIEW_HITS: Final = 150
"""Hits in the overview picture of a query: more cannot be distinguished on a page."""
_USUAL: Final = (
    "subject", "protein", "organism", "score", "bits", "evalue", "verdict", "identity", "query_coverage",
    "subject_coverage", "subject_length", "pairwise_p", "pairwise_evalue", "z_value", "ticked", "pinned",
    "note",
)  # fmt: skip
_LONG: Final = ("cigar", "pairwise_problem")
"""Columns that reports leave out: their alignments show the same."""


def title_of(job: ExportJob) -> str:
    """Return the title of a report: queries and database."""
    queries = job.result.plan.request.queries
    first = queries[0].title
    more = f" and {len(queries) - 1:,} more" if len(queries) > 1 else ""
    return f"{first}{more} against {job.result.plan.database.name}"


def columns_of(job: ExportJob, table: HitTable) -> tuple[str, ...]:
    """Return the keys of a report's columns: the chosen ones, or the usual ones if all are chosen.

    The rank comes first. Columns of marks and of pairwise significance are included if any hit has some; the
    verdict is a usual one if verdicts rest on more than the E-value.
    """
    chosen = job.selection.columns
    if set(chosen) >= {column.key for column in COLUMNS if not (column.mark or column.asked_for)}:
        usual = (key for key in _USUAL if key != "verdict" or table.verdicts_say_more)
        chosen = (*usual, *(("database",) if len(table.database.parts) > 1 else ()))
    marked = {"ticked": table.marks.ticked, "pinned": table.marks.pinned, "note": table.marks.notes}
    tested = bool(table.deciding_pairs)
    kept = (
        key
        for key in chosen
        if key not in ("rank", *_LONG)
        and (not COLUMN[key].mark or marked[key])
        and (not COLUMN[key].needs_permutation or tested)
    )
    return ("rank", *kept)


def cell_text(table: HitTable, key: str, row: int) -> str:
    """Return a cell of the hit table; the description stands in for an unknown protein name."""
    shown = table.display(key, row)
    return shown or (table.display("description", row) if key == "protein" else "")


def cautions(job: ExportJob, number: int, rows: Iterable[int]) -> Iterator[str]:
    """Yield sentences on why not to believe some of a query's hits at once; queries are counted from 1."""
    yield from remarks(job.result, number - 1)
    table = job.result.queries[number - 1].hits
    if "pairwise_p" in columns_of(job, table):
        starred = (row for row in rows if table.display("pairwise_p", row).endswith("*"))
        if problems := dict.fromkeys(map(table.problem, starred)):
            yield f"* after a pairwise p or E: do not rely on it ({'; '.join(problems)})."


def said_of(query: QueryResult, row: int) -> list[str]:
    """Return what is said of a hit's E-value, as the window says it beside the alignment: the verdict first.

    How the E-value came about, and what makes it doubtful, follow: no more than the first may be in sight.
    """
    return [*filter(None, [verdict(query, row)]), *remarks_on_evalue(query, row)]


def judge_scores(query: QueryResult, base: GumbelParameters) -> Iterator[tuple[str, str] | None]:
    """Yield None now and then, and finally how well the scores fit those of chance: (words, figures).

    base : parameters of the query's scoring before any fit
    """
    found: ScoreDistribution | None = None
    for found in describe_scores(query, base, CancelToken()):
        if found is None:
            yield None
    if found is None:
        return
    if found.fit is None:
        yield found.why_not, f"The median score is {found.median:g}."
    else:
        yield EvalueTrust.of(query, found).words, found.fit.figures(found.base, query.significance.parameters)


def hit_words(table: HitTable, row: int) -> str:
    """Return a hit's figures as one line."""
    alignment, show = table.alignments[row], table.display
    parts = [
        f"Score {show('score', row)}",
        f"{show('bits', row)} bits",
        f"E-value {show('evalue', row)}",
        f"identities {alignment.identities:,}/{alignment.length:,} ({show('identity', row)} %)",
        f"positives {alignment.positives:,}/{alignment.length:,} ({show('positives', row)} %)",
        f"{counted(alignment.gaps, 'gap column')}",
        f"query {show('query_start', row)}–{show('query_end', row)} ({show('query_coverage', row)} %)",
        f"subject {show('subject_start', row)}–{show('subject_end', row)} of {show('subject_length', row)} "
        f"({show('subject_coverage', row)} %)",
    ]
    if table.deciding_pair(row) is not None:
        p, expected = show("pairwise_p", row), show("pairwise_evalue", row)
        parts.append(f"pairwise p {p}, pairwise E {expected}, Z {show('z_value', row)}")
    return " · ".join(parts)


def overview_words(query: QueryResult, n_rows: int) -> str:
    """Return the caption of the overview picture."""
    name = query.query.title if query.query.identifier else "the query"
    if n_rows > OVERVIEW_HITS:
        return f"The first {OVERVIEW_HITS:,} of {n_rows:,} hits on {name}, by E-value"
    return f"{counted(n_rows, 'hit')} on {name}, by E-value"
