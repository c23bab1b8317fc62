"""The tab of organisms: grouping, bars, narrowing the table, files."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QFileDialog, QStyleOptionViewItem

from swathe.core.headers.brief import brief_query_name
from swathe.core.results.filters import Condition, Filter, Operator
from swathe.gui.results.organisms.bars import MOST_BARS, Bars, round_step
from swathe.gui.results.organisms.model import OrganismModel
from swathe.gui.results.organisms.view import OrganismsView
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.theme import SPACE
from tests.gui.on_screen import on_screen, work_off
from tests.gui.results_fixtures import search

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


@pytest.fixture
def result(found):
    return found.queries[0]


@pytest.fixture
def view(qtbot, found, result):
    view = on_screen(qtbot, OrganismsView(), 1000, 600)
    view.set_result(result, found.plan)
    view.set_rows(np.arange(len(result.hits)))
    return view


def counts(hits):
    found = {}
    for row in range(len(hits)):
        found.setdefault(hits.text("organism", row), []).append(row)
    return found


def top(view):
    return [view.model.index(row, 0).data() for row in range(view.model.rowCount())]


def test_groups_the_hits_with_counts_and_bests(view, result, qtmodeltester):
    groups = counts(result.hits)
    assert len(top(view)) == len(groups)
    assert view.count.text().startswith(
        f"{len(result.hits)} hits · {len([n for n in groups if n])} organisms"
    )
    sizes = [len(groups[name]) for name in top(view)]
    assert sizes == sorted(sizes, reverse=True)
    for place, name in enumerate(top(view)):
        index = view.model.index(place, 0)
        rows = groups[name]
        assert view.model.index(place, 1).data() == f"{len(rows):,}"
        assert view.model.rowCount(index) == len(rows)
        listed = [view.model.hit_at(view.model.index(i, 0, index)) for i in range(len(rows))]
        assert listed == rows
        child = view.model.index(0, 3, index)
        assert child.data() == result.hits.display("score", rows[0])
        assert view.model.parent(child).row() == place
    qtmodeltester.check(view.model, force_py=False)


@pytest.mark.parametrize("column", range(4))
@pytest.mark.parametrize("order", [UP, DOWN])
def test_sorts_organisms_and_keeps_what_is_open_open(view, column, order):
    first = top(view)[0]
    view.tree.expand(view.model.index(0, 0))
    child = view.model.index(1, 0, view.model.index(0, 0))
    view.tree.setCurrentIndex(child)
    hit = view.model.hit_at(child)
    view.tree.sortByColumn(column, order)
    place = top(view).index(first)
    assert view.tree.isExpanded(view.model.index(place, 0))
    assert view.model.hit_at(view.tree.currentIndex()) == hit
    if column == 0:
        names = [name.casefold() for name in top(view)]
        assert names == sorted(names, reverse=order is DOWN)


def test_more_hits_than_a_tree_can_hold_are_counted(view, result, monkeypatch, qtmodeltester):
    import swathe.gui.results.organisms.model as module

    monkeypatch.setattr(module, "MOST_HITS", 5)
    model = OrganismModel()
    model.show(result.hits, view._organisms)
    index = model.index(0, 0)
    assert model.rowCount(index) == 6
    size = int(model.index(0, 1).data())
    assert model.index(5, 0, index).data().startswith(f"{size - 5} more")
    assert model.hit_at(model.index(5, 0, index)) == -1
    qtmodeltester.check(model, force_py=False)


def test_bars_show_the_most_and_say_the_rest(view, result):
    groups = counts(result.hits)
    bars = view.chart.bars
    assert len(bars.bars) == min(MOST_BARS, len(groups))
    assert [bar.value for bar in bars.bars] == sorted((len(rows) for rows in groups.values()), reverse=True)[
        :20
    ]
    rest = sum(len(rows) for rows in groups.values()) - sum(bar.hits for bar in bars.bars)
    assert bars.rest == f"{len(groups) - 20} other organisms with {rest} hits"
    assert bars.bars[0].name in view.chart.accessibleDescription()
    view.quantity.setCurrentIndex(1)
    best = sorted(
        (max(int(result.hits.scores[row]) for row in rows) for rows in groups.values()), reverse=True
    )
    assert [bar.value for bar in view.chart.bars.bars] == best[:20]
    assert view.chart.bars.axis == "Best score"


def place_of(view, bar):
    return view.chart._picture.rect_of(bar).center().toPoint()


def test_a_click_on_a_bar_narrows_and_a_key_does(view, qtbot):
    name = view.chart.bars.bars[2].name
    with qtbot.waitSignal(view.filter_wanted) as signal:
        qtbot.mouseClick(view.chart, Qt.MouseButton.LeftButton, pos=place_of(view, 2))
    condition, on = signal.args
    assert on
    assert (condition.column, condition.operator, condition.wanted) == ("organism", Operator.IS, name)
    assert view.model.organism_at(view.tree.currentIndex()) == view.chart.bars.bars[2].organism
    qtbot.keyClick(view.chart, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.filter_wanted) as signal:
        qtbot.keyClick(view.chart, Qt.Key.Key_Return)
    assert signal.args[0].wanted == view.chart.bars.bars[3].name
    assert view.chart.accessibleDescription().startswith(view.chart.bars.bars[3].name)


def test_the_context_menu_narrows_and_a_tooltip_says_how_else(view, qtbot):
    """Nothing said that a double click does."""
    first = view.model.index(0, 0)
    view.tree.setCurrentIndex(first)
    assert "Double-click" in first.data(Qt.ItemDataRole.ToolTipRole)
    narrow = view.tree.actions()[0]
    assert narrow.text().replace("&", "") == "Only hits of this organism"
    with qtbot.waitSignal(view.filter_wanted) as signal:
        narrow.trigger()
    assert signal.args[0].wanted == first.data() and signal.args[1]
    view.tree.expand(first)
    view.tree.setCurrentIndex(view.model.index(0, 0, first))
    with qtbot.waitSignal(view.filter_wanted) as signal:
        narrow.trigger()
    assert signal.args[0].wanted == first.data(), "that of a hit, too"


def test_bars_are_whole_where_there_is_little_room(view, qtbot):
    """The chart was wider than its place: bars and their numbers were cut at the right."""
    view.resize(520, 300)
    qtbot.waitUntil(lambda: bool(view.chart.bars.bars))
    qtbot.settle()
    assert view.chart.width() == view.chart.parentWidget().width()


@pytest.mark.parametrize(("letters", "width"), [(1.0, 640), (2.0, 700)])
def test_names_are_whole_where_there_is_little_room(view, qtbot, letters, width):
    """They were cut, and with large letters to some characters, while scores had all they take."""
    font = view.font()
    font.setPointSizeF(letters * font.pointSizeF())
    view.setFont(font)
    view.resize(width, 300)  # what a form and a list of queries leave in 1,280 pixels
    qtbot.settle()
    tree = view.tree
    assert not tree.isColumnHidden(1), "how many hits there are"
    for place in range(12):
        option = QStyleOptionViewItem()
        tree.initViewItemOption(option)
        index = view.model.index(place, 0)
        assert tree.itemDelegate().sizeHint(option, index).width() <= tree.visualRect(index).width()
    view.resize(1300, 300)
    qtbot.settle()
    assert not any(map(tree.isColumnHidden, range(view.model.columnCount())))


def test_hits_in_the_tree_are_chosen(view, qtbot):
    view.tree.expand(view.model.index(0, 0))
    child = view.model.index(1, 0, view.model.index(0, 0))
    with qtbot.waitSignal(view.hit_chosen) as signal:
        qtbot.mouseClick(
            view.tree.viewport(), Qt.MouseButton.LeftButton, pos=view.tree.visualRect(child).center()
        )
    assert signal.args == [view.model.hit_at(child)]


def test_in_the_page_the_table_narrows_and_widens_again(qtbot, found, result):
    page = on_screen(qtbot, ResultsPage(), 1000, 800)
    page.search_started(found.plan)
    page.hits_found(0, result)
    view = page.tabs.open(OrganismsView)
    bar = view.chart.bars.bars[1]
    groups = counts(result.hits)
    view.chart.chosen.emit(bar.organism)
    assert page.hits.model.visible_rows().tolist() == groups[bar.name]
    assert [chip.condition.words for chip in page.hits.filter_bar.chips.chips] == [f"Organism is {bar.name}"]
    assert top(view) == [bar.name]
    assert view.tree.isExpanded(view.model.index(0, 0))
    assert view.all_button.isEnabled()
    view.all_button.click()
    assert page.hits.model.rowCount() == len(result.hits)
    assert len(top(view)) == len(groups)
    assert not view.all_button.isEnabled()
    page.hits.organism_action.trigger()
    assert len(top(view)) == 1 and view.all_button.isEnabled(), "grey where the table's menu had narrowed it"
    page.hits.filter_bar.add_condition(Condition.read("organism", Operator.IS, top(view)[0]))
    assert len(page.hits.filter_bar.chips.chips) == 2
    view.all_button.click()
    assert not page.hits.filter_bar.chips.chips and page.hits.model.rowCount() == len(result.hits)
    assert not view.all_button.isEnabled()


def test_large_tables_are_grouped_in_the_worker(view, found, result, monkeypatch):
    import swathe.gui.results.organisms.view as module

    monkeypatch.setattr(module, "_AT_ONCE", 10)
    jobs = []
    view.task_wanted.connect(jobs.append)
    other = search().queries[0]
    view.set_result(other, found.plan)
    view.set_rows(np.arange(50))
    assert "Reading headers" in view.message.text()
    assert view.message.isVisible()
    view.set_rows(np.arange(len(other.hits)))
    assert jobs[0].token.cancelled
    work_off(jobs[1])
    assert len(top(view)) == len(counts(other.hits))


def test_says_when_there_is_nothing(view):
    view.set_rows(np.empty(0, np.int64))
    assert "No hit in the table" in view.message.text()
    copy, save, _, _, _, table = view.picture_menu.actions()
    assert not any(action.isEnabled() for action in (copy, save, table))
    view.set_result(None, None)
    assert "No hits yet" in view.message.text()
    assert view.chart.bars == Bars("hits", (), "")


def test_chart_and_table_are_written(view, result, tmp_path):
    jobs, saved = [], []
    view.task_wanted.connect(jobs.append)
    view.saved.connect(lambda *what: saved.append(what))
    view.tree.sortByColumn(3, DOWN)
    view.save_table(tmp_path / "organisms.csv")
    work_off(jobs[0])
    rows = list(csv.DictReader((tmp_path / "organisms.csv").read_text("utf-8").splitlines()))
    assert [row["organism"] for row in rows] == top(view)
    scores = [int(row["score"]) for row in rows]
    assert scores == sorted(scores, reverse=True)
    assert sum(int(row["hits"]) for row in rows) == len(result.hits)
    assert saved == [(f"{len(rows)} organisms", tmp_path / "organisms.csv")]
    for name in ("bars.svg", "bars.png"):
        path = tmp_path / name
        view.pictures.save(view.picture(), "bar chart", path)
        work_off(jobs[-1])
    drawing = ElementTree.parse(tmp_path / "bars.svg")
    words = " ".join("".join(drawing.getroot().itertext()).split())
    name = brief_query_name(result.query.header)
    title, bar = f"{name} · sample", words.index(view.chart.bars.bars[0].name)
    contents = f"{len(result.hits)} hits, BLOSUM62, gap costs 11/1, E ≤ 10"
    assert words.index(title) < words.index(contents) < bar, "it did not say what found the hits"
    image = QImage(str(tmp_path / "bars.png"))
    assert image.width() == 2 * view.chart.width()


def test_a_picture_names_the_filter_that_leaves_its_hits(view, result, tmp_path):
    """It said that its hits were some of all, and not which."""
    jobs, path, ticked = [], tmp_path / "bars.svg", np.array([1, 4])
    view.task_wanted.connect(jobs.append)
    result.hits.marks.tick(ticked)
    many = len(result.hits)
    only_ticked = Filter(conditions=(Condition.read("ticked", Operator.MARKED, ""),))
    for conditions, rows, contents in (
        (Filter(max_evalue=1e-20), np.arange(12), f"12 of {many} hits (filter: E-value ≤ 1e-20), BLOSUM62"),
        (only_ticked, ticked, f"2 ticked of {many} hits"),
        (Filter(), np.arange(many), f"{many} hits, BLOSUM62"),
    ):
        view.set_filter(conditions)
        view.set_rows(rows)
        view.pictures.save(view.picture(), "bar chart", path)
        work_off(jobs[-1])
        words = "".join(ElementTree.parse(path).getroot().itertext())
        assert contents in " ".join(words.split())
    result.hits.marks.tick(ticked, False)


def test_files_are_named_after_the_query(view, monkeypatch):
    """Those of every query were "organisms"."""
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (offered.append(asked[2]), ("", ""))[1]
    )
    for action in view.picture_menu.actions():
        if "…" in action.text():
            action.trigger()
    names = [Path(one).name for one in offered]
    assert names and all(name.startswith("ADRB2_HUMAN-organisms.") for name in names)


def test_a_file_that_cannot_be_written_is_said(view, tmp_path):
    jobs = []
    view.task_wanted.connect(jobs.append)
    view.save_table(tmp_path / "no such folder" / "organisms.csv")
    work_off(jobs[0])
    assert "organisms.csv" in view.note.text
    assert view.note.isVisible()


def test_follows_a_dark_palette_live(view):
    def colours():
        image = view.chart.grab().toImage()
        y = int(view.chart._picture.rect_of(0).top()) + 1  # over the words, whose edges are greys in both
        return {image.pixelColor(QPoint(x, y)).name() for x in range(image.width())}

    light = colours()
    assert len(light) > 1
    dark = QPalette(QColor("#202020"))
    dark.setColor(QPalette.ColorRole.Base, QColor("#101010"))
    dark.setColor(QPalette.ColorRole.Text, QColor("#f0f0f0"))
    view.chart.setPalette(dark)
    assert len(colours()) > 1
    assert not light & colours()


def test_every_control_has_a_name(view):
    for control in (view.tree, view.chart, view.quantity, view.count):
        assert control.accessibleName()


@pytest.mark.parametrize(("most", "step"), [(0, 1), (5, 1), (6, 2), (11, 5), (60, 20), (12_345, 5_000)])
def test_the_scale_has_round_steps(most, step):
    assert round_step(most) == step
    assert most <= 5 * step


def test_the_title_of_the_scale_takes_no_line_of_its_own(view, qtbot):
    """It was cut at the lower edge, below a bar to scroll a few pixels."""
    qtbot.waitUntil(lambda: bool(view.chart.bars.bars))
    picture, line = view.chart.picture("", ""), view.chart.fontMetrics().height()
    rows = len(picture.bars.bars) + bool(picture.bars.rest)
    assert picture.size.height() - rows * picture.row < 2 * line + SPACE
