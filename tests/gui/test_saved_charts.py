"""Charts saved from their menus: each page says where, or why not, and files end as their kind does."""

from __future__ import annotations

import csv
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton

from swathe.core.cancel import CancelToken
from swathe.core.history.history import History
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database
from swathe.core.system.settings import data_directory
from swathe.core.system.steps import run_to_end
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.overview.view import OverviewView
from tests.gui.conftest import search_in
from tests.gui.results_fixtures import search

KERNELS = Path(__file__).resolve().parents[2] / "docs" / "benchmarks" / "kernels.json"


def charts_of_search(window, qtbot):
    search_in(window, qtbot)
    qtbot.waitUntil(lambda: window.run_bar.chart is not None)
    view = window.page.tabs.open(DistributionView)
    return [(chart, window.messages) for chart in (view.plot, view.ranks, window.run_bar.chart)]


def charts_of_kernels(window, qtbot):
    window.menus.action("show_comparison").trigger()
    page = window.pages.get("comparison")
    page.open(KERNELS)
    return [(page.results.chart, page.messages)]


def charts_of_network(window, qtbot):
    window.menus.action("show_network").trigger()
    page = window.pages.get("network")
    few = data_directory() / "few.fasta"
    few.parent.mkdir(parents=True, exist_ok=True)
    some = read_sequences(sample_database())[0][:12]
    few.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    page.file.setText(str(few))
    page.button.click()
    qtbot.waitUntil(lambda: page.view is not None and page.view.places is not None)
    return [(page.view.picture, page.messages)]


def charts_of_runs(window, qtbot):
    kept = [
        run_to_end(History(data_directory()).add(result, CancelToken(), name=name))
        for name, result in (("Usual", search()), ("Strict", search(12, 1, 1e-5)))
    ]
    window.menus.action("show_history").trigger()
    history = window.pages.get("history")
    qtbot.waitUntil(lambda: history.page.model.rowCount() == 2)
    history.page.compare_requested.emit(*kept, 0, 0)
    qtbot.waitUntil(lambda: history.comparison is not None and history.comparison.scatter is not None)
    return [(history.comparison.scatter, history.comparison.messages)]


def save(chart, answer, monkeypatch):
    """Choose *Save picture…* in the menu of a right click, and answer with a file and a filter."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    menu = QMenu()
    next(action for action in chart.menu_actions(menu) if action.text() == "Save picture…").trigger()


@pytest.mark.parametrize("charts", [charts_of_search, charts_of_kernels, charts_of_network, charts_of_runs])
def test_each_page_says_where_a_chart_is_saved_or_why_not(
    open_window, qtbot, one_query, small, tmp_path, monkeypatch, charts
):
    """On the pages of kernels, networks and compared runs nothing was said."""
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url))
    for chart, messages in charts(open_window((one_query, small)), qtbot):
        messages.hide()
        save(chart, (str(tmp_path / "none" / "chart.svg"), ""), monkeypatch)
        assert "there is no folder" in messages.text and not messages.passes
        save(chart, (str(tmp_path / "chart.svg"), ""), monkeypatch)
        assert messages.text.startswith("Saved the picture to chart.svg in ")
        [way] = [button for button in messages.findChildren(QPushButton) if not button.isHidden()]
        assert way.text() == "Show in folder"
        way.click()
        assert opened.pop() == QUrl.fromLocalFile(str(tmp_path))


def test_what_a_chart_copies_is_said(open_window, qtbot, one_query, small):
    """*Copy figures* put a table on the clipboard, of which nothing was heard or seen."""
    [(chart, messages)] = charts_of_network(open_window((one_query, small)), qtbot)
    menu = QMenu()
    ways = {action.text(): action for action in chart.menu_actions(menu)}
    ways["Copy the figures as a table"].trigger()
    assert messages.text == "Copied the figures as a table."
    assert QGuiApplication.clipboard().text().startswith("sequence\tfamily\tx\ty\n")
    ways["Copy picture"].trigger()
    assert messages.text == "Copied the picture."


def test_a_picture_of_kernels_is_copied_as_it_is_saved(open_window, qtbot, tmp_path):
    """The lines above and below the chart, which say what was measured on what, were in files alone."""
    [(chart, messages)] = charts_of_kernels(open_window(), qtbot)
    menu = QMenu()
    ways = {action.text(): action for action in chart.menu_actions(menu)}
    ways["Copy picture"].trigger()
    assert messages.text == "Copied the picture."
    chart.save(tmp_path / "plot.png")
    copied, saved = QGuiApplication.clipboard().image(), QImage(str(tmp_path / "plot.png"))
    assert copied.size() == saved.size() and copied.height() > 2 * chart.view.height()


def test_a_file_ends_and_is_written_as_the_filter_says(open_window, qtbot, tmp_path, monkeypatch):
    """The figures of kernels were a PNG whose name ended in .csv, and a name without an ending stayed so."""
    [(chart, messages)] = charts_of_kernels(open_window(), qtbot)
    for pattern, name in (
        ("SVG drawing (*.svg)", "plot.svg"),
        ("PNG picture (*.png)", "plot.png"),
        ("Figures (*.csv)", "plot.csv"),
    ):
        save(chart, (str(tmp_path / "plot"), pattern), monkeypatch)
        assert name in messages.text
    assert "H200" in (tmp_path / "plot.svg").read_text(), "and where the figures come from"
    assert "H200" in QImage(str(tmp_path / "plot.png")).text("Description")
    with (tmp_path / "plot.csv").open(newline="") as file:
        titles, *rows = csv.reader(file)
    assert titles[0] == "series" and {row[0] for row in rows} == {one.name for one in chart.picture.series}
    assert messages.text.startswith("Saved the figures to plot.csv in ")
    save(chart, (str(tmp_path / "version.2"), "PNG picture (*.png)"), monkeypatch)
    assert not QImage(str(tmp_path / "version.2.png")).isNull()


def test_the_corner_over_a_detail_saves_the_chart_in_front(
    open_window, qtbot, one_query, small, tmp_path, monkeypatch
):
    window = open_window((one_query, small))
    charts_of_search(window, qtbot)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "scores.csv"), ""))
    save = next(a for a in window.page.tabs.picture_button.menu().actions() if a.text() == "&Save picture…")
    save.trigger()
    assert window.messages.text.startswith("Saved the figures to scores.csv in ")
    assert (tmp_path / "scores.csv").exists()


def test_a_chart_of_a_query_is_named_after_it(open_window, qtbot, one_query, small, monkeypatch):
    """The file was "Score distribution", whichever query's it was."""
    window = open_window((one_query, small))
    charts_of_search(window, qtbot)
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (offered.append(asked[2]), ("", ""))[1]
    )
    window.page.tabs.open(DistributionView).plot.ask_and_save()
    assert Path(offered[0]).name == "ADH1A_HUMAN-score-distribution.svg"


def test_a_chart_saved_again_is_numbered(open_window, qtbot, one_query, small, tmp_path, monkeypatch):
    """The second file was offered under the name of the first, to replace it."""
    window = open_window((one_query, small))
    charts_of_search(window, qtbot)
    chart, offered = window.page.tabs.open(DistributionView).plot, []

    def choose(_over, _title, where, *_kinds):
        offered.append(Path(where).name)
        return str(tmp_path / offered[-1]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    chart.ask_and_save()
    chart.ask_and_save()
    chart.ask_and_save()
    name = "ADH1A_HUMAN-score-distribution"
    assert offered[1:] == [f"{name}-2.svg", f"{name}-3.svg"]


def test_charts_and_pictures_are_saved_where_the_last_export_went(
    open_window, qtbot, one_query, small, tmp_path, monkeypatch
):
    """They began in the working folder each time."""
    window = open_window((one_query, small))
    ((chart, _), *_) = charts_of_search(window, qtbot)
    offered = []

    def choose(_over, _title, where, _patterns, *_kind):
        offered.append(Path(where))
        return str(tmp_path / "kept" / "scores.svg") if len(offered) == 1 else "", ""

    (tmp_path / "kept").mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    chart.ask_and_save()
    chart.ask_and_save()
    view = window.page.tabs.open(OverviewView)
    qtbot.waitUntil(lambda: view.picture_menu.actions()[1].isEnabled())
    view.picture_menu.actions()[1].trigger()
    assert offered[0].parent == Path.home()
    assert [place.parent for place in offered[1:]] == [tmp_path / "kept"] * 2
    window.menus.action("export").trigger()
    assert Path(window.search_page.export.dialog.path.text()).parent == tmp_path / "kept"
    window.search_page.export.dialog.close()


def test_charts_of_scores_are_headed_by_query_and_database_and_what_found_the_hits(
    open_window, qtbot, one_query, small, tmp_path
):
    """Side by side in a document, nobody knew which chart was of which search."""
    window = open_window((one_query, small))
    for chart, _ in charts_of_search(window, qtbot)[:2]:
        high, wide = chart.view.height(), chart.view.width()
        chart.save(tmp_path / "chart.svg")
        root = ElementTree.parse(tmp_path / "chart.svg").getroot()
        words = [" ".join(one.text.split()) for one in root.iter() if one.tag.endswith("}text") and one.text]
        assert any(word.startswith(f"{chart.of} · {small.stem}") for word in words), words
        assert "BLOSUM62, gap costs 11/1, E ≤ 10" in words
        above = int(root.get("viewBox").split()[3]) - high
        assert 2 * chart.fontMetrics().height() <= above < 5 * chart.fontMetrics().height()
        chart.save(tmp_path / "chart.png")
        chart.copy_image()
        for image in (QImage(str(tmp_path / "chart.png")), QGuiApplication.clipboard().image()):
            assert image.size() == QSize(2 * wide, 2 * (high + above))
