"""Closing loses nothing of a search: what was found by then is in the history as a run that was cancelled."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from swathe.core.history.history import History
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.settings import data_directory
from swathe.gui.significance.dialog import MOST_COPIES
from swathe.gui.work.task_controller import SearchState
from tests.gui.comparison_shown import comparison_page, keep_none, measured
from tests.long_run import long_but


def kept_runs() -> list:
    """Return the runs of the history, the last one first."""
    history = History(data_directory())
    return [history.open(row.id).result for row in history.runs()]


@pytest.fixture
def searching(open_window, long_work, ready, qtbot):
    """A window whose search of 300 queries has the hits of some."""
    window = open_window(files=long_work)
    window.form.engine.threads_box.setValue(1)  # the others are for the tests beside it
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.page.queries.result(1) is not None)
    return window


def test_a_search_that_runs_is_kept_as_when_it_is_cancelled(searching):
    found = [searching.page.queries.result(query) for query in range(2)]
    searching.close()
    assert not searching.background.running
    assert searching.controller.state is SearchState.DONE
    (run,) = kept_runs()
    assert not run.complete and 2 <= len(run.queries) < 300
    for query, before in zip(run.queries, found, strict=False):
        assert query.hits.scores.tolist() == before.hits.scores.tolist()
        assert query.compared == before.compared


@pytest.mark.long
def test_the_command_to_quit_keeps_it_too(searching, qtbot):
    searching.menus.action("quit").trigger()
    assert len(kept_runs()) == 1


@pytest.mark.long
def test_nothing_is_kept_where_the_history_is_switched_off(searching):
    searching.runs.set_recording(False)
    searching.close()
    assert not searching.background.running and kept_runs() == []


@pytest.mark.long
def test_a_search_that_is_over_is_not_kept_twice(kept):
    kept.close()
    (run,) = kept_runs()
    assert run.complete


def test_rounds_that_are_over_are_kept(open_window, ready, qtbot):
    window = open_window(files=(sample_queries(), sample_database()))
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.rounds_box.setValue(20)
    rounds = []
    window.controller.round_ended.connect(lambda round_: rounds.append(round_))
    window.search()
    qtbot.waitUntil(lambda: bool(rounds) or not window.controller.state.busy)
    window.close()
    assert len(kept_runs()) == 1 and kept_runs()[0].rounds


@pytest.mark.long
def test_estimates_made_by_then_are_kept(open_window, ready, finish, qtbot):
    window = open_window(files=(sample_queries(), sample_database()))
    ready(window)
    window.search()
    finish(window)
    qtbot.waitUntil(lambda: window.runs.shown is not None and bool(window.runs.shown.id))
    hits = window.page.current_result().hits
    window.search_page.significance.estimate(
        list(range(len(hits))), PairwiseOptions(permutations=MOST_COPIES)
    )
    qtbot.waitUntil(lambda: len(hits.pairwise) > 0)
    assert window.controller.state.busy
    window.close()
    (run,) = kept_runs()
    assert set(run.queries[0].hits.pairwise) == set(hits.pairwise)


def close_frame(window: object) -> None:
    """Close a window as somebody does by its frame: the event comes from the system."""
    QCoreApplication.sendEvent(window.windowHandle(), QCloseEvent())


def question_of(window: object) -> QMessageBox | None:
    """Return what is asked before a window closes, None where nothing is."""
    asked = [each for each in window.findChildren(QMessageBox) if each.isVisible()]
    return asked[0] if asked else None


def press(qtbot, question: QMessageBox, word: str) -> None:
    """Press a button of a question."""
    (button,) = (each for each in question.findChildren(QPushButton) if each.text().replace("&", "") == word)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def with_results(open_window, searched_once, qtbot, own_home):
    """A window with a network, reciprocal best hits and two comparisons of kernels, none kept or exported."""
    keep_none(own_home)
    window = open_window()
    kernels = comparison_page(lambda: window)
    measured(qtbot, kernels)
    measured(qtbot, kernels)
    pages = {name: window.pages.get(name) for name in ("reciprocal", "network")}
    for page in pages.values():
        for edit in page.files.values():
            edit.setText(str(searched_once))
        page.start()
        qtbot.waitUntil(lambda page=page: not page.state.busy)
    return window


def test_closing_asks_before_results_are_lost_that_no_history_has(with_results, tmp_path, qtbot):
    """They were dropped without a question, though minutes may have gone into them."""
    window = with_results
    network, pairs, kernels = (window.pages.get(name) for name in ("network", "reciprocal", "comparison"))
    said = [
        f"The list of reciprocal best hits of small.fasta ({len(pairs.result.table):,} pairs) has not been "
        "exported.",
        "The list of edges of the network of small.fasta "
        f"(120 sequences, {len(network.network.edges):,} edges) has not been exported.",
    ]
    there = sum(len(one.measurements) for one in kernels.measured)
    close_frame(window)
    question = question_of(window)
    assert question.informativeText() == (
        "The history does not keep them. Export… begins with the first result, and you are asked again about "
        "the others. Close now?"
    )
    assert question.text().split("\n") == [
        f"2 comparisons of kernels ({there} measurements) have not been exported.",
        *said,
    ]
    assert question.defaultButton().text().replace("&", "") == "Cancel"
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert window.isVisible() and question_of(window) is None
    kernels.export_to(tmp_path / "kernels.csv", "csv")
    window.menus.action("quit").trigger()
    (when,) = (one.date for one in kernels.measured[:1])
    assert question_of(window).text().startswith(f"The comparison of kernels of {when} ({there // 2} measure")
    press(qtbot, question_of(window), "Cancel")
    kernels.show_again(kernels.measured[0])
    kernels.export_to(tmp_path / "kernels.json", "json")
    pairs.export_to(tmp_path / "pairs.csv")
    qtbot.waitUntil((tmp_path / "pairs.csv").exists)
    qtbot.waitUntil(lambda: not pairs.losses())
    close_frame(window)
    assert question_of(window).text() == said[1]
    assert question_of(window).informativeText() == "The history does not keep it. Close anyway?"
    press(qtbot, question_of(window), "Close without exporting")
    assert not window.isVisible() and not window.background.running


def test_closing_asks_nothing_where_all_was_exported(with_results, tmp_path, qtbot):
    window = with_results
    network, pairs, kernels = (window.pages.get(name) for name in ("network", "reciprocal", "comparison"))
    for one in kernels.measured:
        kernels.show_again(one)
        kernels.export_to(tmp_path / "figures.csv", "csv")
    pairs.export_to(tmp_path / "pairs.csv")
    network.export_to(tmp_path / "network.edges.tsv")
    qtbot.waitUntil(lambda: not window.pages.losses)
    network.start()
    qtbot.waitUntil(lambda: not network.state.busy)
    assert len(network.losses()) == 1, "another one"
    network.export_to(tmp_path / "network.graphml")
    qtbot.waitUntil(lambda: not network.losses())
    close_frame(window)
    assert question_of(window) is None and not window.isVisible()


def test_only_a_file_that_gives_the_result_back_counts_as_saved(with_results, tmp_path, qtbot):
    """A picture, families without their edges or a few of the pairs did, and the rest was lost unasked."""
    window = with_results
    network, pairs, kernels = (window.pages.get(name) for name in ("network", "reciprocal", "comparison"))
    for one in kernels.measured:
        kernels.show_again(one)
        kernels.export_to(tmp_path / "plot.svg", "svg")
        kernels.export_to(tmp_path, "plots")
    assert kernels.losses()[0].words.startswith("2 comparisons of kernels ")
    qtbot.waitUntil(lambda: network.view.places is not None)
    for name in ("network.png", "network.svg", "network.families.tsv", "network.phy"):
        network.export_to(tmp_path / name)
        qtbot.waitUntil((tmp_path / name).exists)
        qtbot.waitUntil(lambda name=name: f" to {name} in " in network.messages.text)
    assert network.losses()[0].words.endswith(" edges) has not been exported.")
    network.view.set_bound(1e-60)
    assert 0 < network.view.families.rows.size < len(network.network.edges)
    network.export_to(tmp_path / "some.graphml")
    qtbot.waitUntil(lambda: network.losses()[0].words.endswith(" edges) has been exported in part only."))
    network.view.set_bound(network.network.request.evalue)
    network.export_to(tmp_path / "all.graphml")
    qtbot.waitUntil(lambda: not network.losses())
    pairs.words.setText(pairs.result.table.name("a", 0))
    qtbot.waitUntil(lambda: 0 < pairs.shown_rows().size < len(pairs.result.table))
    pairs.export_to(tmp_path / "some.csv")
    qtbot.waitUntil(lambda: pairs.losses()[0].words.endswith(" pairs) has been exported in part only."))
    pairs.words.clear()
    qtbot.waitUntil(lambda: pairs.shown_rows().size == len(pairs.result.table))
    pairs.export_to(tmp_path / "all.csv")
    qtbot.waitUntil(lambda: not pairs.losses())


def test_the_question_exports_one_result_after_the_other_and_then_closes(
    with_results, tmp_path, qtbot, monkeypatch
):
    """It offered only to close or not: to keep a result one had to find its page and to close again."""
    window = with_results
    names = "1.json", "2.json", "pairs.csv", "net.png", "", "net.graphml"
    answers = [str(tmp_path / name) if name else "" for name in names]
    asked = []

    def answer(_over: object, title: str, *_: object) -> tuple[str, str]:
        asked.append(title)
        return answers[len(asked) - 1], ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    qtbot.waitUntil(lambda: window.pages.get("network").view.places is not None)
    close_frame(window)
    for left in (3, 3, 2, 1, 1):
        qtbot.waitUntil(lambda: question_of(window) is not None)
        assert len(question_of(window).text().split("\n")) == left
        press(qtbot, question_of(window), "Export…")
    assert window.isVisible() and question_of(window) is None, "no file was chosen: nothing is closed"
    assert window.pages.front == "network"
    close_frame(window)
    press(qtbot, question_of(window), "Export…")
    qtbot.waitUntil(lambda: not window.isVisible())
    assert len(asked) == 6 and all((tmp_path / name).exists() for name in names)


def test_the_question_exports_a_result_whole_whatever_is_shown_of_it(
    with_results, tmp_path, qtbot, monkeypatch
):
    """It offered the pairs that words had left again and again, and never came to the next result."""
    window = with_results
    network, pairs, kernels = (window.pages.get(name) for name in ("network", "reciprocal", "comparison"))
    for one in kernels.measured:
        kernels.show_again(one)
        kernels.export_to(tmp_path / "figures.csv", "csv")
    pairs.words.setText(pairs.result.table.name("a", 0))
    qtbot.waitUntil(lambda: 0 < pairs.shown_rows().size < len(pairs.result.table))
    pairs.export_to(tmp_path / "some.csv")
    qtbot.waitUntil(lambda: pairs.losses()[0].words.endswith(" in part only."))
    qtbot.waitUntil(lambda: network.view.places is not None)
    network.view.set_bound(1e-60)
    network.view.words.setText(network.network.nodes.names[0])
    answers, asked = ["all.csv", "all.graphml"], []

    def answer(_over: object, title: str, _place: str, patterns: str, *_: object) -> tuple[str, str]:
        asked.append((title, patterns))
        return str(tmp_path / answers[len(asked) - 1]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    close_frame(window)
    for _ in answers:
        qtbot.waitUntil(lambda: question_of(window) is not None)
        press(qtbot, question_of(window), "Export…")
    qtbot.waitUntil(lambda: not window.isVisible())
    n_pairs, n_edges = len(pairs.result.table), len(network.network.edges)
    assert [title for title, _ in asked] == [
        f"Export {n_pairs:,} pairs",
        f"Export the network of {n_edges:,} edges",
    ]
    assert "GraphML" in asked[1][1] and not any(word in asked[1][1] for word in ("Picture", "Families"))
    lines = [line for line in (tmp_path / "all.csv").read_text().splitlines() if line[:1] != "#"]
    assert len(lines) == 1 + n_pairs
    assert (tmp_path / "all.graphml").read_text().count("<edge ") == n_edges


def test_closing_asks_while_a_network_is_searched(open_window, long_work, qtbot):
    window = open_window()
    page = window.pages.get("network")
    page.file.setText(str(long_work[1]))
    page.start()
    close_frame(window)
    assert question_of(window).text() == page.under_way
    press(qtbot, question_of(window), "Cancel")
    assert window.isVisible() and page.state.busy
    page.cancel()
    qtbot.waitUntil(lambda: not page.state.busy)
    close_frame(window)
    assert question_of(window) is None and not window.isVisible()


SCRIPT = """
import os, signal, sys
from PySide6.QtCore import QSettings, QTimer
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
from PySide6.QtWidgets import QApplication
from swathe.gui import app

application = app.make_application()
started = []

def look():
    windows = [each for each in QApplication.topLevelWidgets() if hasattr(each, "controller")]
    if not windows:
        return
    window = windows[0]
    if not started and not window.form.problem and window.form.database.database is not None:
        started.append(True)
        window.search()
    elif started and window.page.queries.result(1) is not None:
        timer.stop()
        os.kill(os.getpid(), int(sys.argv[2]))

timer = QTimer()
timer.timeout.connect(look)
timer.start(10)
status = app.main(sys.argv[3:])
print("ended", flush=True)
sys.exit(status)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs by messages to their windows")
@pytest.mark.parametrize("number", long_but(["SIGTERM", "SIGINT", "SIGHUP"], "SIGTERM"))
@pytest.mark.long
def test_a_signal_to_end_closes_the_window(tmp_path, long_work, own_home, number):
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            SCRIPT,
            str(tmp_path),
            str(int(getattr(signal, number))),
            *map(str, long_work),
        ],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "ended\n", "")
    (kept,) = kept_runs()
    assert not kept.complete and len(kept.queries) >= 2
    assert np.all(kept.queries[0].compared > 0)


def test_a_window_that_waits_for_what_compiles_ends_with_the_process():
    """LLVM was closed before windows: the window waited for its worker, and that for LLVM, for ever."""
    lines = (
        "import threading",
        "from functools import partial",
        "from PySide6.QtWidgets import QMainWindow",
        "from swathe.gui.app import make_application",
        "application = make_application()",
        "from swathe.core.native import compiler",
        "from swathe.kernels.cpu import inter_sequence",
        "wanted, done = threading.Event(), threading.Event()",
        "class Window(QMainWindow):",
        "    def closeEvent(self, event):",
        "        wanted.set()",
        "        print('compiled' if done.wait(20) else 'waited in vain')",
        "kernel = compiler.CpuKernel('x', inter_sequence.PARAMETERS, partial(inter_sequence.build, bits=8))",
        "def compile_then():",
        "    wanted.wait()",
        "    compiler.compile_kernel(kernel, compiler.instruction_set())",
        "    done.set()",
        "threading.Thread(target=compile_then, daemon=True).start()",
        "window = Window()",
        "window.show()",
    )
    program = [sys.executable, "-c", "\n".join(lines)]
    ended = subprocess.run(program, capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.returncode) == ("compiled\n", 0), ended.stderr
