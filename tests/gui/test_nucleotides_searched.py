"""A gene that was searched as a protein anyway: pages agree on it, and its translation is offered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from swathe.core.database.nucleotides import looks_like_nucleotides
from swathe.core.results.score_distribution import raised_by_adjustment
from swathe.core.system.resources import sample_database
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.distribution.view import DistributionView
from tests.gui.conftest import search_in
from tests.gui.runs_shown import history

GENE = (
    "ATGTCTACCGCTGGTAAAGTTATTAAATGTAAAGCTGCTGTTCTGTGGGAACTGAAAAAACCGTTTTCTATTGAAGAAGTTGAAGTTGCTCCG"
    "CCGAAAGCTCATGAAGTTCGTATTAAAATGGTTGCTGTTGGTATTTGTGGTACCGATGATCATGTTGTTTCTGGTACCATGGTTACC"
)


@pytest.fixture
def searched(open_window, qtbot):
    window = open_window()
    window.form.report.evalue_edit.setText("1000")
    window.form.query.set_text(f">adh coding sequence\n{GENE}")
    window.form.database.open(sample_database())
    qtbot.waitUntil(lambda: "like nucleotides" in window.form.query.problem)
    window.form.query.anyway.setChecked(True)
    search_in(window, qtbot)
    return window


def test_its_e_values_are_not_called_trustworthy(searched, qtbot):
    """The Scores page trusted the E-values that the Alignment page called doubtful."""
    view = searched.page.tabs.open(DistributionView)
    qtbot.waitUntil(lambda: "Read E-values with care" in view.fit_note.text)
    assert "can be trusted" not in view.text()
    assert "but the query looks like DNA or RNA, so its composition as a protein" in view.fit_note.text
    assert view.composition_note.text.startswith("The query looks like DNA or RNA, so its composition")
    assert "before adjustment" in view.plot._threshold.label.textItem.toPlainText()


def test_the_details_of_a_hit_say_that_its_query_looks_like_dna(searched, qtbot):
    """Only the line over the results did."""
    view = searched.page.tabs.open(AlignmentView)
    searched.page.hits.table.selectRow(0)
    qtbot.waitUntil(lambda: view.remarks.isVisible())
    assert "Caution: the query looks like DNA or RNA, so its composition" in view.remarks.text()
    assert view.remarks.text().count("looks like DNA") == 1
    assert "the query looks like DNA or RNA" in view.statistics_text()


def test_the_description_of_the_run_says_which_k_is_used_for_what(searched):
    """K was called one between two others, and was below both."""
    text, used = searched.page.run.text(), searched.page.current_result().significance.parameters
    assert f"E-values use K = {used.K:.2g}, lowered from" in text
    assert f"K {used.K:.2g} used for adjusted scores" in text


def test_the_scores_page_says_where_high_scores_went(searched, qtbot):
    """Many subjects scored high on the chart, and hardly a hit was listed."""
    view = searched.page.tabs.open(DistributionView)
    qtbot.waitUntil(lambda: "Corrections for composition and repeats raised" in view.moved_note.text)
    raised = raised_by_adjustment(searched.page.current_result(), 1_000.0)
    assert raised.count and f"{raised.number} subject" in view.moved_note.text
    assert f"adjustment raises {raised.number} E-values" in view.plot.text()


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_it_is_said_that_it_looks_like_dna_and_its_translation_is_offered(searched, qtbot):
    """After the search nothing said that the query was DNA."""
    summary, query = searched.page.summary, searched.form.query
    assert "The query looks like DNA or RNA and was searched as a protein." in summary.info_button.toolTip()
    assert "the query looks like DNA" in summary.text()
    searched.resize(1000, 700)
    qtbot.settle(searched)
    assert summary.info_button.isVisible() and summary.info_button.text() == "DNA?", "exact, it said there"
    assert summary.info_button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    [offered] = [action for action in summary.next_button.menu().actions() if action.isVisible()]
    assert summary.next_button.isVisible() and offered.text() == "Translate the query…"
    offered.trigger()
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert menu.actions()[0].text().startswith("Frame +1: 60 amino acids")
    menu.actions()[0].trigger()
    menu.close()
    qtbot.waitUntil(lambda: not searched.form.problem)
    assert not any(map(looks_like_nucleotides, query.parsed))


def test_the_history_counts_its_nucleotides(searched, qtbot):
    """They were 1,128 aa."""
    qtbot.waitUntil(lambda: searched.runs.shown is not None and searched.runs.shown.id != "")
    page = history(searched, qtbot, 1)
    assert page.model.run(0).found.startswith(f"{len(GENE)} nt · ")
    page.table.go_to(0)
    facts = page.details.text().splitlines()
    assert facts[facts.index("Queries") + 1].endswith(f"{len(GENE)} nt")


def test_the_sign_says_first_that_it_looks_like_dna(searched, qtbot):
    """Where statistics of the gap costs are estimates it said that alone."""
    searched.form.scoring.gap_open.setCurrentText("13")
    searched.form.scoring.gap_extend.setCurrentText("3")
    search_in(searched, qtbot)
    qtbot.settle(searched)
    summary = searched.page.summary
    assert searched.page.current_result().significance.parameters.source == "estimated"
    assert summary.warns
    assert "exact scores, the query looks like DNA, and 1 more" in summary.text()
    tip = summary.info_button.toolTip()
    assert tip.index("looks like DNA") < tip.index("E-values rest on estimated statistics.")
    searched.resize(1000, 700)
    qtbot.settle(searched)
    assert summary.info_button.text() == "DNA? +1 more"
