"""Both alignments of a hit of two runs: they look alike, scroll together and have the same figures."""

from __future__ import annotations

import io
from contextlib import closing

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel

from swathe.core.cancel import CancelToken
from swathe.core.engines.cpu import CpuEngine
from swathe.core.history.changes import Found, Listed, open_verdicts, write_differences
from swathe.core.history.differences import compare
from swathe.core.permutation import estimation
from swathe.core.permutation.borderline import hits_in_time
from swathe.core.permutation.estimation import HitsToPermute, estimate
from swathe.core.permutation.events import PairsEstimated
from swathe.core.statistics.conclusion import is_borderline
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.words import counted
from swathe.gui.results.alignment.layout import QUERY
from swathe.gui.widgets.residue_colours import ColourScheme
from swathe.gui.widgets.theme import SPACE, Colours, apply_colour_scheme
from tests.gui.on_screen import let_the_worker_catch_up
from tests.gui.results_fixtures import search
from tests.gui.test_run_comparison import COLUMN, compared, usual_and_strict  # noqa: F401 - fixtures


@pytest.fixture
def views(usual_and_strict, qtbot):  # noqa: F811
    """Both alignments of a hit of both runs, in a small window."""
    window, page = usual_and_strict
    window.resize(1280, 800)
    qtbot.settle(window)
    views = [side.alignment for side in page.sides]
    page.table.go_to(40)
    qtbot.waitUntil(lambda: all(view.text() for view in views))
    qtbot.settle(window)
    return page, views


@pytest.mark.parametrize("chosen", [0, 1])
def test_one_choice_of_colours_is_for_both(views, chosen):
    """Clustal's legend moved one alignment down, and the next hits had colours that differ."""
    _, both = views
    both[chosen].tools.scheme.setCurrentIndex(list(ColourScheme).index(ColourScheme.CLUSTAL))
    both[chosen].tools.actions_["rulers"].trigger()
    one, other = (view.canvas for view in both)
    assert one.look == other.look and one.look.scheme is ColourScheme.CLUSTAL
    assert both[0].tools.scheme.currentIndex() == both[1].tools.scheme.currentIndex()
    assert one.y() == other.y()


@pytest.mark.parametrize("wrapped", [True, False])
@pytest.mark.parametrize("moved", [0, 1])
def test_both_scroll_together(views, qtbot, wrapped, moved):
    _, both = views
    if not wrapped:
        both[0].tools.actions_["wrap"].trigger()
    one, other = both[moved].canvas, both[1 - moved].canvas
    bars = [each.verticalScrollBar() if wrapped else each.horizontalScrollBar() for each in (one, other)]
    assert min(bar.maximum() for bar in bars) > 40
    for value in (7, bars[0].maximum(), 33):
        bars[0].setValue(value)
        residues = [
            view.canvas._layout.positions(QUERY, first, first + 1)[0]
            for view, first in ((view, view.canvas._first_in_sight()) for view in both)
            if first < view.canvas._layout.n_columns
        ]
        assert max(residues) - min(residues) < one.columns_per_line()
    assert bars[0].value() == 33


def test_no_figure_is_left_out_while_there_are_rows_for_all(views, qtbot):
    """After a hit whose figures took two rows, the next left out bits over an empty row."""
    page, both = views

    def names(view):
        cells = [cell for cell in view.figures.children() if cell.findChildren(QLabel)]
        labels = [cell.findChildren(QLabel)[0] for cell in cells]
        return [label.text() for label in labels if label.isVisible()]

    for width in range(560, 700, 8):
        page.sides[0].parentWidget().setSizes([width, 1219 - width])
        for row in (0, 5, 12, 60):
            page.table.go_to(row)
            qtbot.waitUntil(lambda: all("Gaps" in names(view) for view in both))
            for view in both:
                one_row = max(cell.height() for cell in view.figures.children() if cell.findChildren(QLabel))
                if view.figures.height() > one_row + 2:
                    assert {"Bits", "Positives"} <= set(names(view)), (width, row)


def with_copies(result, rows):
    """Return a search after hits of its first query were tested with shuffled copies."""
    hits = result.queries[0].hits
    work = HitsToPermute(0, hits, np.array(rows), result.plan.request.scheme)
    with closing(CpuEngine(1)) as engine:
        for event in estimate([work], PairwiseOptions(200), engine, CancelToken(), 1):
            if isinstance(event, PairsEstimated):
                for row, pair in zip(event.rows.tolist(), event.pairs, strict=True):
                    hits.set_pairwise(row, pair)
    return result


def test_both_alignments_begin_at_one_height(compared, qtbot):  # noqa: F811
    """A sentence over one of them moved it down, and so did a second row of figures."""
    window, page = compared(with_copies(search(), [5, 12]), search(12, 1, 1e-5))
    views = [side.alignment for side in page.sides]
    only_a = int(np.flatnonzero(page.model.table.found == Found.ONLY_A)[0])
    for row in (5, 12, 20, only_a):
        page.table.go_to(page.model.model_row(row))
        qtbot.waitUntil(lambda: all(view.isVisible() and view.canvas.isVisible() for view in views))
        for size in ((1280, 800), (1440, 800), (1700, 800), (1920, 800), (1280, 1000), (1280, 720)):
            window.resize(*size)
            qtbot.settle(window)
            tops = {view.canvas.mapTo(page, QPoint()).y() for view in views}
            assert len(tops) == 1, (row, size)
    assert page.sides[1].alignment.remarks.whole().startswith("Not among the hits of B.")


def test_what_shuffled_copies_say_stands_over_and_under_the_alignment_of_their_run(compared, qtbot):  # noqa: F811
    """What the copies of each run make of a hit is part of what the runs say of it."""
    one, other = with_copies(search(), [5]), with_copies(search(12, 1, 1e-5), [6])
    _, page = compared(one, other)
    views = [side.alignment for side in page.sides]
    for row, side, result in ((5, 0, one), (6, 1, other)):
        page.table.go_to(page.model.model_row(row))
        qtbot.waitUntil(lambda: all(view.canvas.isVisible() for view in views))
        hits = result.queries[0].hits
        reading = hits.concluded(row, hits.pairwise[row]).reading
        assert reading in views[side].remarks.whole() and views[side].remarks.isVisible()
        assert "200 shuffled copies of this subject" in views[side].statistics_text()
        assert "shuffled copies" not in views[1 - side].statistics_text()


def test_a_borderline_hit_is_tested_with_shuffled_copies_in_both_runs(compared, qtbot):  # noqa: F811
    """Among the results of each search it was, and here nobody learned what the copies say."""
    _, page = compared(search(), search(12, 1))
    views = [side.alignment for side in page.sides]
    table = page.model.table
    evalues = [table.known(f"log10_evalue_{side}") for side in "ab"]
    row = next(row for row in range(len(table)) if all(is_borderline(values[row]) for values in evalues))
    page.table.go_to(page.model.model_row(row))
    for view in views:
        qtbot.waitUntil(lambda view=view: "shuffled copies of this subject: expect" in view.statistics_text())
        assert "shuffled copies" in view.remarks.whole()
    page.table.go_to(0)
    assert not any("shuffled" in view.statistics_text() for view in views), "nobody doubts it"


def test_verdicts_do_not_depend_on_which_hits_are_looked_at(compared, qtbot):  # noqa: F811
    """Those of hits looked at alone were tested, and those of others "Open until tested"."""
    _, page = compared(search(), search(12, 1))
    table = page.model.table
    page.table.go_to(0)
    runs = page.compared.comparison
    for run in (runs.a, runs.b):
        hits = run.queries[0].hits
        wanted = hits_in_time(hits, np.arange(len(hits)), run.plan.request.threads)
        assert sum(rows.size for _, rows, _ in wanted) > 1
        for there, rows, _ in wanted:
            qtbot.waitUntil(lambda there=there, rows=rows: set(rows.tolist()) <= set(there.unasked))
    assert page.table.currentIndex().row() == 0

    for place, key in enumerate(("verdict_a", "verdict_b")):
        page.table.choose_column(COLUMN[key], True)
        texts = [table.text(key, row) for row in range(len(table))]
        lacking = [row for row in range(len(table)) if table.place_in("ab"[place], row)[1] < 0]
        assert all(texts[row] == f"Not among {'AB'[place]}'s hits" for row in lacking)
    assert "Convincing" in texts

    place = list(Listed).index(Listed.VERDICTS_APART)
    assert page.kind.itemText(place) == "Found in both, verdicts differ: 0"
    for key in ("verdict_a", "verdict_b"):
        page.table.choose_column(COLUMN[key], False)
    page.kind.setCurrentIndex(place)
    assert not any(page.table.isColumnHidden(COLUMN[key]) for key in ("verdict_a", "verdict_b"))
    hits = runs.a.queries[0].hits
    weak = next(row for row in sorted(hits.pairs) if hits.verdict(row) == "Not convincing")
    hits.set_pairwise(0, hits.pair(weak))
    page.sides[0].tested.emit()
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    assert page.kind.itemText(place) == "Found in both, verdicts differ: 1"
    [row] = page.model.visible_rows().tolist()
    assert table.text("verdict_a", row) == "Not convincing by test"
    assert table.text("verdict_b", row) == "Convincing"
    page.kind.setCurrentIndex(0)

    page.export_button.menu().aboutToShow.emit()
    assert "Open" not in page.export_button.menu().actions()[0].text()
    assert "Pairwise significance" not in page.parameters.toPlainText()


def test_how_many_verdicts_are_open_is_said():
    """A file of all queries had verdicts of those not shown as they were, and nothing said so."""
    chosen = ("verdict_a", "verdict_b")
    runs = compare(with_copies(search(), [5]), search(12, 1))
    hits = [run.queries[0].hits for run in (runs.a, runs.b)]
    a, b = (counted(one.open_rows(np.arange(len(one))).size, "hit") for one in hits)
    said = f"Open until tested: {a} in A and {b} in B"
    assert open_verdicts(runs.queries, chosen) == said and "0" not in (a[:1], b[:1])
    assert open_verdicts(runs.queries, chosen[1:]) == f"Open until tested: {b} in B"
    assert open_verdicts(runs.queries, ()) == ""
    stream = io.BytesIO()
    for _ in write_differences(runs, ("A", "B"), "csv", stream, CancelToken(), chosen=chosen):
        pass
    head = [line for line in stream.getvalue().decode().splitlines() if line.startswith("#")]
    assert any(said in line for line in head)
    assert not any(line.startswith("# Different, Pairwise") for line in head), "hits are tested at any time"
    assert any(line.startswith("# Run A, Pairwise significance: 1 pair") for line in head)


def test_each_hit_that_a_run_does_not_report_is_aligned(usual_and_strict, qtbot):  # noqa: F811
    """After the first of them it said "Aligning…" for ever."""
    _, page = usual_and_strict
    page.kind.setCurrentIndex(list(Listed).index(Listed.ONLY_A))
    view = page.sides[1].alignment
    for row in range(3):
        page.table.go_to(row)
        name = page.model.table.text("subject", page.model.table_row(row))
        qtbot.waitUntil(lambda name=name: view.canvas.isVisible() and name in view.text())


def test_no_borderline_hit_is_tested_beside_a_search(compared, qtbot, monkeypatch):  # noqa: F811
    """The results page waits for the search to end, and here copies were scored meanwhile."""
    window, page = compared(search(), search(12, 1, 1e-5))
    hits = page.compared.comparison.a.queries[0].hits
    page.table.go_to(page.model.model_row(0))
    let_the_worker_catch_up(qtbot, window.background)
    score, searching, tested = CpuEngine.score, [], []

    def search_until_cancelled(self, *arguments):
        searching.append(self)
        while not arguments[-1].cancelled:
            yield 0

    def test_and_say_so(*arguments):
        tested.append(arguments)
        return estimate(*arguments)

    monkeypatch.setattr(CpuEngine, "score", search_until_cancelled)
    monkeypatch.setattr(estimation, "estimate", test_and_say_so)
    window.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: bool(searching))
    row = next(row for row, value in enumerate(hits.log10_evalues) if is_borderline(value))
    page.table.go_to(page.model.model_row(row))
    let_the_worker_catch_up(qtbot, window.background)
    assert not tested
    monkeypatch.setattr(CpuEngine, "score", score)
    window.controller.cancel()
    qtbot.waitUntil(lambda: row in hits.unasked)


def lines_above(view, layout_columns):
    """Return which of the columns in sight have a line in the colour of warnings above them."""
    canvas = view.canvas
    image, colour = canvas.viewport().grab().toImage(), Colours.of(canvas.palette()).warning.name()
    measures, top = canvas.measures, SPACE // 2 + canvas.measures.ruler
    found = []
    for column in layout_columns:
        x = round(measures.left + (column + 0.5) * measures.advance)
        found.append(all(image.pixelColor(x, top + down).name() == colour for down in range(2)))
    return found


def test_one_difference_leads_to_the_next(usual_and_strict, qtbot):  # noqa: F811
    """What is marked was looked for by scrolling."""
    _, page = usual_and_strict
    page.kind.setCurrentIndex(list(Listed).index(Listed.ALIGNED_APART))
    qtbot.waitUntil(lambda: page.model.rowCount() > 0)
    view = page.sides[0].alignment
    steps = [view.tools.actions_[f"{way}_apart"] for way in ("next", "previous")]
    for place in range(page.model.rowCount()):
        page.table.go_to(place)
        qtbot.waitUntil(
            lambda: all("Pairs also in" in side.alignment.statistics_text() for side in page.sides)
        )
        query, hit = page.model.table.locate(page.model.table_row(place))
        one = query.a.hits.alignments[int(query.rows_a[hit])]
        apart = one.apart_from(query.b.hits.alignments[int(query.rows_b[hit])])
        assert [step.isVisible() for step in steps] == [bool(apart.any())] * 2
        begins = np.flatnonzero(apart & ~np.append(False, apart[:-1])).tolist()
        if len(begins) > 1:
            break
    assert len(begins) > 1
    found = []
    for step in (*[steps[0]] * (len(begins) + 1), steps[1]):
        step.trigger()
        first, last = view.canvas.selection()
        assert apart[first:last].all() and last > first
        found.append(first)
    assert found == [*begins, begins[0], begins[-1]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_where_two_alignments_of_a_hit_differ_is_marked_and_said(usual_and_strict, qapp, qtbot, scheme):  # noqa: F811
    """That they differ was a count, and where they do had to be searched for by eye."""
    window, page = usual_and_strict
    window.resize(1600, 1000)
    apply_colour_scheme(qapp, scheme)
    try:
        page.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
        views = [side.alignment for side in page.sides]
        alike, marked = 0, 0
        for place in range(page.model.rowCount()):
            page.table.go_to(place)
            qtbot.waitUntil(lambda: all("Pairs also in" in view.statistics_text() for view in views))
            query, hit = page.model.table.locate(page.model.table_row(place))
            one = query.a.hits.alignments[int(query.rows_a[hit])]
            other = query.b.hits.alignments[int(query.rows_b[hit])]
            for view, letter, apart in (
                (views[0], "B", one.apart_from(other)),
                (views[1], "A", other.apart_from(one)),
            ):
                said = f"{letter}'s alignment lacks"
                assert (said in view.remarks.whole()) is bool(apart.any())
                assert (said in view.canvas.accessibleDescription()) is bool(apart.any())
                alike += not apart.any()
                seen = apart[: view.canvas.columns_per_line()]
                if apart.any():
                    layout, first = view._layout_shown, int(np.argmax(apart))
                    residue = layout.positions(QUERY, first, first + 1)[0]
                    assert f"the first at query residue {residue:,}" in view.remarks.whole()
                    assert "a line stands above them" in view.remarks.whole()
                if alike < 3 or seen.any():
                    marked += seen.any()
                    assert lines_above(view, range(seen.size)) == seen.tolist()
            if alike > 2 and marked > 4:
                break
        assert alike and marked
    finally:
        apply_colour_scheme(qapp, "system")


def test_the_line_above_what_differs_grows_with_the_letters(views, qtbot):
    """Beside letters of twice the size a line of two pixels is not seen."""
    page, both = views
    page.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    view = both[0]
    for place in range(page.model.rowCount()):
        page.table.go_to(place)
        qtbot.waitUntil(lambda: all("Pairs also in" in one.statistics_text() for one in both))
        if any(lines_above(view, range(view.canvas.columns_per_line()))):
            break

    def thickness():
        canvas = view.canvas
        image, colour = canvas.viewport().grab().toImage(), Colours.of(canvas.palette()).warning.name()
        top = SPACE // 2 + canvas.measures.ruler
        rows = range(top, top + canvas.measures.line)
        return sum(any(image.pixelColor(x, y).name() == colour for x in range(image.width())) for y in rows)

    small = thickness()
    assert small >= 2
    for _ in range(8):
        view.tools.zoom(1)
    assert thickness() > small
