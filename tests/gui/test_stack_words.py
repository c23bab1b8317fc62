"""What the stack says of a place and of its colours belongs to the hits that it shows now."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF

from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours
from tests.gui.results_fixtures import align_rows
from tests.gui.stack_shown import NONE, QUERY, do, feed, make_stack, make_view


@pytest.fixture
def stack(qtbot, jobs, found):
    return make_stack(qtbot, jobs, found)


def test_words_of_a_place_follow_the_rows_and_go_with_them(stack, found, qtbot):
    canvas = stack.canvas
    canvas.go_to(99)
    whole = stack.spot.text()
    assert "Query" in whole and " 100 · " in whole
    stack.set_chosen(np.array([2, 5]))
    qtbot.settle()
    assert stack.spot.text() == "", "counts of other hits"
    canvas.go_to(99)
    assert "3 rows" in stack.spot.text() and stack.spot.text() != whole
    stack.tools.actions_["insertions"].trigger()
    assert stack.spot.text() == "", "the columns are others"
    stack.set_chosen(NONE)
    qtbot.settle()
    canvas.go_to(99)
    stack.set_result(found.queries[0], found.plan)
    assert stack.spot.text() == "", "another query"


def test_the_rows_above_the_hits_say_what_they_are(stack):
    """Nothing said what "0-1 bit" measures, nor that the query is one of the "21 rows" of 20 hits."""
    canvas = stack.canvas
    said = {
        kind: canvas._tooltip_at(QPointF(20, top + height / 2))
        for kind, top, height in canvas.stack.head_rows()
    }
    assert "Jensen-Shannon divergence" in said["conservation"] and "The query is one" in said["conservation"]
    assert "most frequent residue" in said["consensus"] and "query" in said["query"]
    canvas.go_to(99)
    assert "91 rows with the query: E 52, K 24" in stack.spot.text()


def test_where_the_query_is_alone_there_is_no_consensus(qtbot, jobs, found):
    """It repeated the query, in the colour of identical residues."""
    view = make_view(qtbot, jobs)
    feed(qtbot, view, found)
    stack, ground = view.canvas.stack, view.canvas.palette().base().color()
    kind, top, height = stack.head_rows()[-1]
    image = view.canvas.viewport().grab().toImage()
    left = range(view.canvas.names_width + 2, image.width() - 2)
    assert kind == "consensus"
    assert {image.pixelColor(x, top + height - 2).rgb() for x in left} == {ground.rgb()}


def test_counts_in_the_words_grow_with_the_rows_that_arrive(qtbot, jobs, found):
    view = make_view(qtbot, jobs)
    result = found.queries[QUERY]
    align_rows(found.plan, result, range(10))
    feed(qtbot, view, found)
    view.canvas.go_to(199)
    before = view.spot.text()
    align_rows(found.plan, result, range(10, 30))
    view.alignments_arrived(list(range(10, 30)))
    do(jobs)
    qtbot.waitUntil(lambda: view.spot.text() != before)
    assert " 200 · " in view.spot.text()


def test_the_legend_has_its_colours_once_there_are_hits(qtbot, jobs, found):
    view = make_view(qtbot, jobs)
    align_rows(found.plan, found.queries[QUERY], range(10))
    feed(qtbot, view, found)
    assert view.tools.isEnabled()
    colours = ResidueColours.of(view.palette())
    for colour, word in colours.keys(ColourScheme.POSITIVES):
        assert f"background-color:{colour.name()}; color:{colours.text.name()}'>&nbsp;{word}" in (
            view.tools.legend.text()
        )
