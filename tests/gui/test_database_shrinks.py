"""A database that is cut short while the window searches it: a sentence, not the process's end."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta
from swathe.core.engines.cpu import CpuEngine
from swathe.core.results.hits import COLUMNS
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database
from swathe.core.system.steps import run_to_end
from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.work.task_controller import SearchState
from tests.searching import run


def packed(folder):
    path = folder / "sample.swdb"
    run_to_end(import_fasta(sample_database(), path, CancelToken()))
    return path


def test_while_it_is_searched(open_window, qtbot, ready, tmp_path, one_query, monkeypatch) -> None:
    database = packed(tmp_path)
    score = CpuEngine.score

    def cut_short(self, *arguments):
        os.truncate(database, 1_000)
        yield from score(self, *arguments)

    monkeypatch.setattr(CpuEngine, "score", cut_short)
    window = open_window((one_query, database))
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.FAILED)
    assert "sample.swdb became shorter while it was open" in window.messages.text
    assert "Copy it again" in window.messages.text


def test_cells_of_a_table_whose_database_is_cut_short_say_so_once(qtbot, tmp_path, one_query) -> None:
    """Qt calls the model while it paints, and takes no exception."""
    database = packed(tmp_path)
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    request = SearchRequest(read_sequences(one_query)[0], database, scheme)
    (result,) = run(request).queries
    model = HitTableModel()
    told = []
    model.unreadable.connect(told.append)
    model.set_result(result)
    os.truncate(database, 1_000)
    subject = next(column for column in range(model.columnCount()) if COLUMNS[column].key == "subject")
    cells = [model.index(row, subject) for row in range(model.rowCount())]
    assert {cell.data() for cell in cells} == {"?"}
    assert {cell.data(Qt.ItemDataRole.ToolTipRole) for cell in cells} == {"?"}
    assert ["sample.swdb became shorter while it was open" in str(error) for error in told] == [True]
    assert [model.index(row, 1).data() for row in range(3)] == ["1", "2", "3"]
