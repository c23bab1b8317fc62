"""What the run bar leaves to the next painting, so that no step of a search or of opening a run stalls."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from swathe.core.database.packed import ImportProgress
from swathe.core.search.events import Progress
from swathe.gui.search import run_bar
from swathe.gui.search.gcups_plot import GcupsPlot
from swathe.gui.search.rate_record import RateRecord
from swathe.gui.search.run_bar import RunBar
from swathe.gui.widgets.theme import contrast
from swathe.gui.work.task_controller import SearchState
from tests.gui.on_screen import on_screen


class Paints(QObject):
    """Count how often a widget was painted."""

    def __init__(self, widget):
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def bar(qtbot, found):
    bar = on_screen(qtbot, RunBar(RateRecord()), 600, 140)
    bar.make_chart()
    bar.set_state(SearchState.DONE)
    bar.finish(found, True)
    qtbot.settle()
    return bar


def test_nothing_is_painted_in_the_middle_of_showing_a_run(qtbot, bar, found):
    bar.bar.setValue(0)
    paints = [Paints(widget) for widget in (bar, bar.bar, bar.chart.view.viewport())]
    bar.show_reopened(found)
    assert [each.count for each in paints] == [0, 0, 0]
    assert bar.bar.value() == 1000
    qtbot.waitUntil(lambda: paints[0].count > 0)  # but soon


def test_a_search_that_was_cancelled_at_its_very_end_is_not_at_100_percent(bar, found):
    bar.finish(dataclasses.replace(found, complete=False), False)
    assert bar.phase.whole().startswith("Stopped early, 99 % of the search done on ")


def test_a_search_that_was_stopped_soon_is_not_said_to_have_done_nothing(bar, found):
    """It was 0 % after 107 of 12,071 queries."""
    plan = dataclasses.replace(found.plan, cells_total=1000 * found.cells)
    bar.finish(dataclasses.replace(found, plan=plan, complete=False), False)
    assert ", under 1 % of the search done on " in bar.phase.whole()


def test_a_reopened_search_that_stopped_early_says_so(bar, found):
    """It said "Reopened: searched on CPU", as of a complete one."""
    bar.show_reopened(dataclasses.replace(found, complete=False))
    assert bar.phase.whole().startswith("Reopened: stopped early, 99 % of the search done, searched 20")
    bar.show_reopened(found)
    assert bar.phase.whole().startswith("Reopened: searched 20")


def test_the_chart_says_what_its_unit_counts(bar, found):
    bar.finish(dataclasses.replace(found, sides=()), True)
    assert bar.sides.whole() == "GCUPS: billion cells/s"
    assert "residue of the query" in bar.sides.toolTip()


def test_what_the_unit_counts_follows_the_axis(bar, found):
    """It was said of GCUPS while the axis was in TCUPS."""
    bar.finish(dataclasses.replace(found, sides=()), True)
    bar.show_chart(True)
    for cells, said in ((2 * 10**13, "TCUPS: trillion"), (2 * 10**9, "GCUPS: billion")):
        bar.record.start()
        bar.record.add(cells, 1.0)
        bar.chart.finish()
        assert bar.sides.whole() == f"{said} cells/s"
        assert bar.chart.plot.getAxis("left").labelText == said[:5]


def test_cancel_stays_where_it_is_while_figures_and_course_come(qtbot, bar, found):
    """It moved 46 pixels to the left, under the pointer of whoever was about to press it."""
    bar.resize(1000, 140)
    bar.make_way(True)  # no chart opens by itself
    bar.set_state(SearchState.IDLE)
    bar.set_state(SearchState.OPENING)
    qtbot.settle()
    place = bar.cancel.geometry()
    assert place.isValid() and bar.cancel.isVisible()
    bar.set_state(SearchState.SEARCHING)
    bar.start(found.plan)
    qtbot.settle()
    assert bar.cancel.geometry() == place
    total = found.plan.cells_total
    bar.advance(Progress(0, total // 4, total, 700.0, ()))
    qtbot.settle()
    assert "min" in bar.text.text() and bar.cancel.geometry() == place
    bar.finish(found, True)
    bar.set_state(SearchState.DONE)
    bar.set_state(SearchState.OPENING)
    qtbot.settle()
    assert bar.cancel.geometry() == place, "in the next search too"


def test_figures_have_their_room_before_the_course(qtbot, found):
    """On a screen that text scaled to 200 % leaves 640 pixels the course was drawn over the figures."""
    place = on_screen(qtbot, QWidget(), 640, 140)
    bar = RunBar(RateRecord(), place)
    bar.resize(560, 40)
    bar.show()
    bar.set_state(SearchState.OPENING)
    bar.set_state(SearchState.SEARCHING)
    bar.start(found.plan)
    total = found.plan.cells_total
    bar.advance(Progress(0, total // 4, total, 700.0, ()))
    qtbot.settle()
    assert "min" in bar.text.text()
    assert bar.text.width() >= bar.text.sizeHint().width()
    assert bar.cancel.geometry().right() < bar.text.x()
    assert bar.text.geometry().right() < bar.chart_button.x()
    assert bar.chart_button.geometry().right() < bar.width()


def test_what_the_speed_counts_is_said_where_it_is_rested_on(bar, found):
    bar.finish(found, True)
    unit = bar.text.text().split()[-1]
    assert (
        unit.endswith("CUPS") and unit in bar.text.toolTip() and "A cell is a residue" in bar.text.toolTip()
    )


def test_the_rate_says_of_what_time_and_of_which_devices_it_is(bar, found, monkeypatch):
    """It explained GCUPS, but not whether it is the last moment's, nor of what."""
    monkeypatch.setattr(run_bar, "REFRESH", 0.0)
    total = found.plan.cells_total

    def said():
        return bar.text.toolTip().splitlines()[0].rpartition(">")[2]

    bar.set_state(SearchState.OPENING)
    bar.show_import(ImportProgress(1, 100, 1.0))
    assert bar.text.toolTip() == "How much of the file was read, and how fast"
    bar.set_state(SearchState.SEARCHING)
    bar.start(found.plan)
    bar.advance(Progress(0, total // 4, total, 1.0, "GPU 0"))
    assert said() == "Mean rate so far, on GPU 0" and "mean" in [
        label.text for _, label in bar.chart.legend.items
    ]
    bar.finish(found, True)
    assert said() == f"Mean rate of the search, on {found.engine_label}"
    bar.start_phase(found.plan)
    bar.finish_phase("Tested 3 hits", "1 s · 1 GCUPS", 1.0)
    assert said() == f"Mean rate of the test, on {found.plan.engine_label}"
    bar.leave_phase()
    assert said() == f"Mean rate of the search, on {found.engine_label}"


def test_a_chart_without_sides_keeps_its_lines(qtbot):
    chart = on_screen(qtbot, GcupsPlot(RateRecord()), 400, 200)
    chart.record.add(10**9, 1.0)
    chart.finish()
    before = [label for _, label in chart.legend.items]
    chart.record.start()
    chart.follow()
    assert [label for _, label in chart.legend.items] == before
    assert (len(chart.record), chart.text()) == (0, "nothing measured yet")


def test_a_search_over_at_once_has_a_sign_in_place_of_its_course(bar, found):
    """There was an empty place at the end of the line."""
    bar.show()
    bar.start(found.plan)
    while_running = bar.chart_button.sizeHint().width()
    bar.finish(found, True)
    sign = bar.chart_button.grab().toImage()
    ground = bar.palette().window().color()
    dots = (sign.pixelColor(x, y) for x in range(sign.width()) for y in range(sign.height()))
    assert max(contrast(dot, ground) for dot in dots) >= 3
    assert bar.chart_button.sizeHint().width() < while_running / 2


def test_reading_a_database_never_steps_back(bar):
    """It does not, where a large file turns out to be read twice, and the next file begins anew."""
    bar.set_state(SearchState.OPENING)
    shown = []
    for done, total in ((200, 1000), (600, 1000), (700, 2000), (1500, 2000), (2000, 2000), (100, 500)):
        bar.show_import(ImportProgress(done, total, 1.0))
        shown.append((bar.bar.value(), bar.text.text().partition(" %")[0]))
    assert shown == [(200, "20"), (600, "60"), (600, "60"), (750, "75"), (1000, "100"), (200, "20")]


def test_a_folded_chart_is_drawn_when_it_is_opened(qtbot, bar, found):
    """Its axes and lines took 2 ms as a search began and 2 as it ended, in which nobody saw them."""
    assert not bar.chart.isVisible()
    bar.start(found.plan)
    bar.record.add(2 * 10**9, 1.0)
    bar.finish(found, True)
    assert not bar.chart.text()
    bar.toggle_chart()
    assert bar.chart.isVisible()
    assert bar.chart.text().startswith("mean 2.00 GCUPS after 1")


@pytest.mark.parametrize(
    ("of_first", "opens"),
    [(0.0, False), (0.1, True), (0.8, False), (1.05, False), (20.0, False)],
    ids=["nothing yet", "long before", "soon", "any moment", "being selected"],
)
def test_the_chart_opens_only_if_it_can_stay(bar, found, of_first, opens):
    """It would cover the corner for a moment before the first hits fold it.

    So it did with the first search of a window, which takes a second or two to select its first hits, and
    with none after it: whoever began that one with a key took the key for the reason.
    """
    plan = dataclasses.replace(found.plan, cells_total=10**12)
    first = len(plan.request.queries[0]) * plan.database.n_residues
    bar.start(plan)
    done = 0
    for seconds in (0.4, 0.8, 1.2):
        done = round(of_first * first * seconds / 1.2)
        bar.advance(Progress(0, done, plan.cells_total, seconds))
    assert bar.chart_open == opens


def test_the_chart_opens_while_the_hits_of_the_query_looked_at_are_far(bar, found):
    """Those of the first one are no hits to read for who looks at the second."""
    plan = dataclasses.replace(found.plan, cells_total=10**12)
    first = len(plan.request.queries[0]) * plan.database.n_residues
    bar.start(plan, 1)
    for seconds in (0.4, 0.8, 1.2):
        bar.advance(Progress(0, round(0.2 * first * seconds), plan.cells_total, seconds))
    assert bar.chart_open


def test_once_all_is_compared_it_says_what_is_done_instead(bar, found, monkeypatch):
    """It stood at 100 % for seconds, with a rate that fell."""
    monkeypatch.setattr(run_bar, "REFRESH", 0.0)
    total = 10**12
    bar.start(dataclasses.replace(found.plan, cells_total=total))
    bar.advance(Progress(0, total // 2, total, 1.0))
    assert bar.text.text().startswith("50 %")
    bar.advance(Progress(1, total, total, 2.0))
    assert bar.phase.whole() == "Selecting the hits" and not bar.text.text()
    bar.name_round(2, 5)
    bar.advance(Progress(1, total, total, 3.0))
    assert bar.phase.whole() == "Round 2 of at most 5: selecting the hits"


def test_the_chart_folds_when_the_first_hits_come(bar, found):
    """Of two long queries the second is compared while the hits of the first are read."""
    bar.start(dataclasses.replace(found.plan, cells_total=10**12))
    for seconds in (0.6, 1.2):
        bar.advance(Progress(0, round(1000 * seconds), 10**12, seconds))
    assert bar.chart_open
    bar.make_way(True)
    assert not bar.chart_open
    bar.advance(Progress(0, 3000, 10**12, 3.0))
    assert not bar.chart_open, "hits are in sight"
    bar.toggle_chart()
    bar.make_way(True)
    assert bar.chart_open, "somebody opened it"


def test_only_the_list_counts_the_queries_of_a_batch(bar, found):
    """The line said 'Query 184 of 300' while the list said '187 of 300 queries searched'."""
    bar.set_state(SearchState.SEARCHING)
    bar.start(found.plan)
    total = found.plan.cells_total
    bar.advance(Progress(1, total // 2, total, 1.0, found.engine_label))
    assert bar.phase.whole() == f"Comparing on {found.plan.engine_label}"


def test_the_time_left_in_rounds_says_of_what_it_is(bar, found):
    """ "Round 2" was one of nobody knew how many, and "3 s left" of the round or of the whole."""
    bar.set_state(SearchState.SEARCHING)
    total = found.plan.cells_total
    room = bar.text.minimumWidth()
    bar.name_round(2, 5)
    bar.start(found.plan)
    assert bar.text.minimumWidth() > room, "Cancel does not move when the figures come"
    bar.advance(Progress(1, total // 2, total, 1.0, found.engine_label))
    assert bar.phase.whole() == f"Round 2 of at most 5 on {found.plan.engine_label}"
    assert bar.text.text().startswith("50 % · 1.0 s left in this round · ")
    bar.name_round(5, 5)
    bar.start(found.plan)
    assert bar.phase.whole() == f"Round 5 of 5 on {found.plan.engine_label}"
    bar.finish(found, True)
    bar.name_phase("Testing significance: 1 of 8 hits")
    bar.start(found.plan)
    bar.advance(Progress(1, total // 2, total, 1.0, found.engine_label))
    assert " left · " in bar.text.text(), "nothing is tested in rounds"


def test_no_second_count_of_queries_stands_beside_that_of_the_list(open_window, qtbot, ready, long_work):
    window = open_window(long_work)
    ready(window)
    said = set()
    window.controller.progressed.connect(lambda _: said.add(window.run_bar.phase.whole()))
    window.search()
    qtbot.waitUntil(lambda: " of 300 queries searched" in window.page.queries.listed_text())
    qtbot.waitUntil(lambda: any(words.startswith("Comparing on ") for words in said))
    window.controller.cancel()
    qtbot.waitUntil(lambda: not window.controller.state.busy)
    assert not [words for words in said if "300" in words]
