"""Add a row to the columns of each table, in the source as it is read, and print what comes of it.

A script of its own, since modules look at the columns when they are imported. `test_columns.py` runs it.
"""

from __future__ import annotations

import importlib.util
import io
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

ROWS = {
    "swathe.core.results.hits": """Column(
        "new", "New number", Kind.INTEGER, "Twice the score",
        lambda hits, rows: 2 * hits.scores[rows], printed="New", highest_first=True, shown=True,
    ),
    Column(
        "new_text", "New text", Kind.TEXT, "The header backwards",
        text=lambda hits, row: hits.header(row)[::-1],
    ),
    Column(
        "new_of_alignment", "New of alignment", Kind.REAL, "Identities to a gap column",
        lambda hits, rows: (
            hits.alignments.numbers("identities", rows) / (1 + hits.alignments.numbers("gaps", rows))
        ),
        needs_alignment=True,
    ),""",
    "swathe.core.results.query_summary": """Column(
        "new", "New number", Kind.INTEGER, "Twice the length",
        each(lambda summary, row: 2 * len(summary.queries[row])),
    ),""",
    "swathe.core.results.organisms": """Column(
        "new", "New number", Kind.INTEGER, "Twice the hits",
        lambda organisms, rows: 2 * organisms.counts[rows],
    ),""",
    "swathe.core.reciprocal.pairs": """Column(
        "new", "New number", Kind.INTEGER, "Twice the length",
        lambda pairs, rows: 2 * pairs.databases[0].lengths[pairs.a[rows]], printed="New", shown=True,
    ),""",
    "swathe.core.benchmark.columns": """Column(
        "new", "New number", Kind.INTEGER, "Twice the length",
        _number(lambda m: 2 * m.query_length), shown=True, printed="New",
    ),""",
    "swathe.core.history.run_table": """Column(
        "new", "New number", Kind.INTEGER, "Twice the hits", each(lambda table, row: 2 * table.runs[row].hits)
    ),""",
    "swathe.core.history.changes": """Column(
        "new", "New number", Kind.INTEGER, "Twice the score",
        lambda changes, rows: 2 * changes.known("score_a")[rows],
    ),""",
}
LAST = "\n)  # fmt: skip\n"
"""How the list of columns ends in each of the files."""


def add(module: str, row: str) -> None:
    """Import a module with another row at the end of its columns."""
    spec = importlib.util.find_spec(module)
    assert spec is not None and spec.origin is not None
    source = Path(spec.origin).read_text(encoding="utf-8")
    assert source.count(LAST) == 1, module
    made = importlib.util.module_from_spec(spec)
    sys.modules[module] = made
    exec(compile(source.replace(LAST, f"\n    {row}{LAST}"), spec.origin, "exec"), made.__dict__)


def shown_by(model: Any, column: str = "New number") -> list[str]:
    """Return what a model of Qt has in the column of a title, in screen order; nothing if there is none."""
    from PySide6.QtCore import Qt

    titles = [model.headerData(i, Qt.Orientation.Horizontal) for i in range(model.columnCount())]
    if column not in titles:
        return []
    section = titles.index(column)
    return [model.index(row, section).data() for row in range(model.rowCount())]


def written(write: Any) -> str:
    """Return what writes to a binary stream."""
    stream = io.BytesIO()
    write(stream)
    return stream.getvalue().decode()


def hits_seen(result: Any) -> dict[str, Any]:
    """Look at the columns of the hits everywhere that they are seen."""
    from PySide6.QtCore import Qt

    from swathe.core.cancel import CancelToken
    from swathe.core.cli.table import write_table
    from swathe.core.export import export
    from swathe.core.export.values import Selection
    from swathe.core.results.filters import Condition, Filter, Operator
    from swathe.core.results.hits import COLUMNS
    from swathe.gui.results.hits.model import HitTableModel
    from swathe.gui.results.hits.view import HitsView

    hits = result.queries[0].hits
    chosen = Selection(Selection.everything(result).queries[:1])
    files = {
        format: written(lambda out, f=format: list(export(result, chosen, f, out, CancelToken())))
        for format in ("csv", "tsv", "json")
    }
    view = HitsView()
    view.show_result(result.queries[0], 10.0)
    model = HitTableModel()
    model.set_result(result.queries[0])
    shown = shown_by(model)
    keys = [column.key for column in COLUMNS]
    model.sort(keys.index("new"), Qt.SortOrder.AscendingOrder)
    ascending = shown_by(model)
    model.sort(keys.index("new_text"), Qt.SortOrder.AscendingOrder)
    by_text = shown_by(model, "New text")
    middle = int(2 * hits.scores[len(hits) // 2])
    model.set_filter(Filter(conditions=(Condition.read("new", Operator.AT_LEAST, str(middle)),)))
    filtered = shown_by(model)
    model.set_filter(Filter(conditions=(Condition.read("new_text", Operator.CONTAINS, "snei"),)))
    return {
        "scores": hits.scores.tolist(),
        "headers": [hits.header(row) for row in range(len(hits))],
        "of_alignments": [
            hits.alignments[row].identities / (1 + hits.alignments[row].gaps) for row in range(len(hits))
        ],
        "shown": shown,
        "on_the_screen": [COLUMNS[section].key for section in view.table.visible_columns()],
        "first_order": model.headerData(
            keys.index("new"), Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole
        ).name,
        "ascending": ascending,
        "by_text": by_text,
        "middle": middle,
        "filtered": filtered,
        "filtered_by_text": shown_by(model, "New text"),
        "files": files,
        "printed": written(lambda out: write_table(result, out, 160)),
    }


def tables_seen(result: Any) -> dict[str, Any]:
    """Return what the columns of the other tables are, and what is seen of them."""
    import numpy as np

    from swathe.core.benchmark import files
    from swathe.core.cancel import CancelToken
    from swathe.core.export import export
    from swathe.core.export.plain_tables import save_plain_table
    from swathe.core.export.values import Selection
    from swathe.core.headers.text import Groups
    from swathe.core.history.changes import ChangeTable, write_differences
    from swathe.core.history.differences import compare
    from swathe.core.history.run_table import RunTable
    from swathe.core.reciprocal.pairs import Best, PairTable
    from swathe.core.results.organisms import OrganismTable
    from swathe.core.results.query_summary import QuerySummary
    from swathe.gui.benchmark.table_model import MeasurementTableModel
    from swathe.gui.results.organisms.model import OrganismModel
    from swathe.gui.widgets.table_model import TableModel

    def texts(numbers: Any) -> list[str]:
        return [f"{2 * number:,}" for number in numbers]

    queries = result.plan.request.queries
    summary = QuerySummary.of(queries, result.queries)
    selection = Selection.everything(result)
    hits = result.queries[0].hits
    organisms = OrganismTable(hits, hits.headers.get(Groups("organism")), np.arange(len(hits)))
    tree = OrganismModel()
    tree.show(hits, organisms)
    order = [tree.organism_at(tree.index(place, 0)) for place in range(tree.rowCount())]
    database = hits.database
    best = {
        row: Best(
            np.array([row]),
            100,
            -10.0,
            *np.full((4, 1), 40.0),
            result.queries[0].significance,
            "matrix",
            None,
        )
        for row in range(3)
    }
    pairs = PairTable((database, database), best, best, one_file=False)
    measured = files.read(Path("docs/benchmarks/kernels.json"))
    measurements = MeasurementTableModel()
    measurements.show_comparisons([measured])
    runs = [SimpleNamespace(id=str(hits), started="", queries="", hits=hits, shown="", database="",
                            matrix="", gaps="", masking="", rounds=0, pairs=0, status="", engine="",
                            n_queries=1, was_read=False, has_evalues=True, command="", title="", evalue=1.0,
                            found="", ended="complete", query_source="") for hits in (1234, 5)]  # fmt: skip
    comparison = compare(result, result)
    return {
        "summary": {
            "expected": texts(len(query) for query in queries),
            "shown": shown_by(TableModel(summary)),
            "file": written(lambda out: list(export(result, selection, "queries-csv", out, CancelToken()))),
        },
        "organisms": {"expected": texts(organisms.counts[order].tolist()), "shown": shown_by(tree)},
        "pairs": {
            "expected": texts(database.lengths[pairs.a].tolist()),
            "shown": shown_by(TableModel(pairs)),
            "file": written(
                lambda out: list(
                    save_plain_table(pairs, np.arange(len(pairs)), "csv", (), out, CancelToken())
                )
            ),
        },
        "benchmark": {
            "expected": texts(m.query_length for m in measured.measurements),
            "shown": shown_by(measurements),
            "file": files.as_csv(measured),
        },
        "history": {
            "expected": texts(run.hits for run in runs),
            "shown": shown_by(TableModel(RunTable(runs, {}))),
        },
        "changes": {
            "expected": texts(hits.scores.tolist()),
            "file": written(
                lambda out: list(write_differences(comparison, ("a", "b"), "csv", out, CancelToken()))
            ),
            "shown": shown_by(TableModel(ChangeTable(comparison.queries[0]))),
        },
    }


def main() -> None:
    """Print what is seen as JSON."""
    for module, row in ROWS.items():
        add(module, row)

    from PySide6.QtWidgets import QApplication

    from tests.gui.results_fixtures import search

    application = QApplication([])
    result = search()
    json.dump({"hits": hits_seen(result), **tables_seen(result)}, sys.stdout)
    application.quit()


if __name__ == "__main__":
    main()
