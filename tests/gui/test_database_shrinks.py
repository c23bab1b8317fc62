"""A database that is cut short while the window searches it: a sentence, not the process's end."""

from __future__ import annotations

import os

from core.cancel import CancelToken
from core.database import import_fasta
from core.engines.cpu import CpuEngine
from core.resources import sample_database
from gui.job_controller import SearchState
from tests.steps import to_the_end


def packed(folder):
    path = folder / "sample.swdb"
    to_the_end(import_fasta(sample_database(), path, CancelToken()))
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
