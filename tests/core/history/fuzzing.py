"""Change every value of a saved run's document, and every array, and use what opens as everybody would."""

from __future__ import annotations

import copy
import dataclasses
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.export import FORMATS, Selection, export
from swathe.core.export.provenance import lines, summary
from swathe.core.history.differences import compare
from swathe.core.history.repeating import request_of
from swathe.core.history.run_file import SavedRun, read_head, read_run, write_run
from swathe.core.history.summary import summary_of
from swathe.core.results.hits import COLUMNS
from swathe.core.search.events import SearchResult
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.untrusted_json import read_json
from tests.core.history.searches import aligned, request, run

DEEP: Any = [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]
VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 2**31, 2**63, 10**30, 10**400, 0.5, -1.5, 1e308, "", "x", "\ud800", "\x1b]0;X\x07",
    "nan", "inf", "-inf", [], [[]], ["x"], [0, 1], {}, {"object": 0}, {"object": 10**9},
    {"path": "\0", "absolute": ""}, {"array": "int64", "at": 0, "shape": [1], "writeable": False}, DEEP,
)  # fmt: skip


def small() -> SearchResult:
    """Return a search with alignments, permuted pairs, rounds, masking and marks, and little else."""
    asked = request(
        top=2, iteration=RoundOptions(2), pairwise=PairwiseOptions(100, top=1), mask=SegParameters()
    )
    found = aligned(run(dataclasses.replace(asked, queries=asked.queries[:1])))
    found.queries[0].hits.marks.tick([1])
    found.queries[0].hits.marks.note(0, "a note")
    return found


def plain() -> SearchResult:
    """Return a single search with two queries, none of it estimated."""
    asked = request(top=2)
    return aligned(run(dataclasses.replace(asked, queries=asked.queries[:2])))


def likely(value: Any) -> tuple[Any, ...]:
    """Return values of the same kind as one in a document, which are more often taken than refused."""
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (0, -1, 1, value + 1, 2**31, 2**63, 10**30)
    if isinstance(value, float):
        return (0.0, -1.5, 1e308, 5e-324, "nan", "inf", "-inf", 3)
    if isinstance(value, str):
        return ("", "x", "\ud800", "\x1b]0;X\x07\n\0", "nan", "../../victim", "y" * 5_000, "<&>\t,=1")
    if isinstance(value, list):
        return ([], value[1:], [*value, *value[:1]], None)
    return (None, {})


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value in a JSON document."""
    yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*at, key))


def with_value(document: Any, way: tuple[Any, ...], value: Any) -> Any:
    """Return a document that has another value at a place."""
    changed = copy.deepcopy(document)
    inside = changed
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    return changed


def use(saved: SavedRun, path: Path) -> None:
    """Do with a run what the window and the command line do; raises nothing but sentences."""
    result = saved.result
    for action in (
        lambda: (saved.title, saved.created, list(lines(result)), summary_of(result), request_of(saved)),
        lambda: [summary(query, result.plan) for query in result.queries],
        lambda: list(write_run(result, path.with_suffix(".again.swr"), CancelToken(), align=False)),
        lambda: compare(result, result),
        lambda: [
            table(query.hits) for one in (result, *(r.result for r in result.rounds)) for query in one.queries
        ],
    ):
        with_sentences(action)
    for format in FORMATS:
        with_sentences(lambda format=format: exported(result, format.key))


def table(hits: Any) -> None:
    """Look at every cell, sort by every column."""
    for column in COLUMNS:
        hits.order_by(column.key)
        for row in range(len(hits)):
            hits.display(column.key, row)
            hits.value(column.key, row)


def with_sentences(action: Any) -> None:
    """Do something that may fail with a sentence and with nothing else."""
    try:
        action()
    except SwatheError as error:
        assert error.message and "Traceback" not in error.message


def exported(result: SearchResult, format: str) -> None:
    """Export to memory; JSON has to be JSON."""
    stream = io.BytesIO()
    for _ in export(result, Selection.everything(result), format, stream, CancelToken()):
        pass
    text = stream.getvalue()
    if format == "json":
        read_json(text)


def opened_and_used(path: Path) -> bool:
    """Open a file, and use it if it opens. Whatever is raised but a sentence is a fault."""
    try:
        read_head(path)
        saved = read_run(path)
    except SwatheError as error:
        assert error.message and error.hint
        return False
    use(saved, path)
    return True
