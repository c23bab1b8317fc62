"""What scores permuted copies, chosen in the window: the search's engine, or a strategy of the literature."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from swathe.core.cuda import devices
from swathe.core.permutation import engine as pairwise
from swathe.core.permutation.engine import PermutationEngine
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database
from swathe.kernels.pairwise import ENGINE, STRATEGIES
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.gui.engine_form import find
from tests.kernels import cuda_on_cpu

NAMES = [strategy.name for strategy in STRATEGIES]


@pytest.fixture
def searched(open_window, ready, finish, tmp_path):
    """Return what opens a window in which three proteins were searched with the first one, on the CPU."""

    def search():
        records = sample_database().read_text().split(">")[1:4]
        query, database = tmp_path / "query.fasta", tmp_path / "three.fasta"
        query.write_text(f">{records[0]}")
        database.write_text("".join(f">{record}" for record in records))
        window = open_window((query,))
        window.form.database.open(database)
        window.form.report.evalue_edit.setText("1e9")
        window.form.engine.choose("cpu")
        ready(window)
        window.search()
        finish(window)
        return window

    return search


def ask(window):
    window.menus.action("pairwise").trigger()
    return window.search_page.significance.dialog


def listed(method):
    """Return what the list of methods says: its names, and which of them can be chosen."""
    rows = range(method.box.count())
    return [(method.box.itemData(row), method.box.model().item(row).isEnabled()) for row in rows]


def choose(method, name):
    row = method.box.findData(name)
    assert method.box.model().item(row).isEnabled(), name
    method.box.setCurrentIndex(row)


def figures(window):
    pairs = window.page.current_result().hits.pairwise
    return [(row, pair.log10_p, pair.z_value, *pair.counts) for row, pair in sorted(pairs.items())]


def test_without_a_gpu_the_others_are_listed_with_the_reason(searched, monkeypatch):
    find(monkeypatch)
    window = searched()
    method = ask(window).method
    assert listed(method) == [(name, name == ENGINE) for name in NAMES]
    assert method.name == ENGINE
    sentence = "The methods of Zhang et al. 2012 need a GPU: the NVIDIA driver finds no GPU."
    assert method.note.text() == sentence
    assert method.box.itemData(2, Qt.ItemDataRole.ToolTipRole) == sentence
    assert not method.threads_box.isVisible()
    assert window.search_page.significance.dialog.options() == PairwiseOptions(top=3)
    window.search_page.significance.dialog.reject()


@pytest.mark.long
def test_before_gpus_are_looked_for_that_is_said(searched, monkeypatch):
    find(monkeypatch, 0)
    window = searched()
    window.form.engine._engines = ()
    assert "still being detected" in ask(window).method.note.text()
    window.search_page.significance.dialog.reject()


def test_a_method_and_its_threads_are_chosen_and_remembered(searched, monkeypatch):
    find(monkeypatch, 0)
    window = searched()
    dialog = ask(window)
    assert listed(dialog.method) == [(name, True) for name in NAMES]
    assert dialog.note.text.endswith(": less than a second."), "by a search that was over at once it is 7 s"
    dialog.more.click()
    choose(dialog.method, "tiled")
    assert dialog.method.threads_box.isVisible()
    assert dialog.method.threads_box.currentData() == 128
    assert dialog.options() == PairwiseOptions(top=3, method="tiled")
    assert "second" not in dialog.note.text, "nobody knows this method's"
    dialog.method.threads_box.setCurrentIndex(dialog.method.threads_box.findData(256))
    assert dialog.options().method_options == (("threads", 256),)
    choose(dialog.method, "intuitive")
    assert (dialog.method.threads_box.currentData(), dialog.method.options) == (64, ())
    choose(dialog.method, "tiled")
    assert dialog.method.threads_box.currentData() == 256
    dialog.method.save(window.settings)
    dialog.reject()
    again = ask(window).method
    assert (again.name, again.threads_box.currentData()) == ("tiled", 256)
    window.search_page.significance.dialog.reject()
    find(monkeypatch)
    window.form.engine.set_engines(())
    lost = ask(window).method
    assert lost.name == ENGINE
    lost.save(window.settings)
    assert window.settings.read("pairwise/method", "", str) == "tiled", "for the day when the GPU is back"
    window.search_page.significance.dialog.reject()


def test_what_a_method_cannot_permute_is_said_before_it_begins(searched, monkeypatch):
    find(monkeypatch, 0)
    window = searched()
    dialog = ask(window)
    shuffled = dialog.shuffled_box
    choose(dialog.method, "tiled")
    shuffled.setCurrentIndex(shuffled.findData("query"))
    assert dialog.start_button.isEnabled()
    shuffled.setCurrentIndex(shuffled.findData("both"))
    assert "The method tiled permutes the residues of one sequence" in dialog.note.text
    assert not dialog.start_button.isEnabled()
    choose(dialog.method, ENGINE)
    assert dialog.start_button.isEnabled()
    assert "second" not in dialog.note.text, "copies are scored one by one"
    dialog.reject()


@pytest.mark.long
def test_a_method_that_cannot_run_leaves_the_hits(searched, monkeypatch, finish):
    find(monkeypatch)
    monkeypatch.setattr(pairwise, "probe", devices.probe)
    window = searched()
    window.search_page.significance.estimate([0], PairwiseOptions(permutations=100, method="tiled"))
    finish(window)
    said = "The method tiled cannot score permuted copies here: the NVIDIA driver finds no GPU."
    assert said in window.messages.text
    assert "The significance test failed" in window.run_bar.phase.toolTip()
    assert not figures(window)


@pytest.mark.long
@cuda_on_cpu.needed
def test_the_figures_are_those_of_the_processor(searched, monkeypatch, finish):
    find(monkeypatch, 0)
    monkeypatch.setattr(pairwise, "probe", devices.probe)
    fleet, opened = Fleet(), []

    def open_(name, devices, options):
        opened.append((name, devices, dict(options)))
        engine = PermutationEngine([fake_device()], name, options, open_session=fleet.open)
        engine.warnings.append("It is warm.")
        return engine

    monkeypatch.setattr(pairwise, "open_strategy", open_)
    window = searched()
    window.search_page.significance.estimate([0, 1], PairwiseOptions(permutations=100))
    finish(window)
    wanted = figures(window)
    assert "CPU" in window.run_bar.phase.toolTip()
    window.search_page.significance.estimate(
        [0, 1], PairwiseOptions(permutations=100, method="tiled", method_options=(("threads", 64),))
    )
    finish(window)
    assert opened == [("tiled", None, {"threads": 64})]
    assert figures(window) == wanted != []
    assert "Fake 0" in window.run_bar.phase.toolTip()
    assert "It is warm." in window.messages.text
    assert fleet.bytes_held == 0
    window.page.show_run()
    assert "scored by the method tiled threads 64" in window.page.run.text()
