"""The hit table's model: what it shows, sorts, filters and keeps selected."""

from __future__ import annotations

import math

import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex, Qt

from swathe.core.results.columns import Kind
from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.results.hits import COLUMNS
from swathe.gui.results.hits.model import HitTableModel
from tests.gui.results_fixtures import align_rows, search
from tests.long_run import long_but

COLUMN = {column.key: section for section, column in enumerate(COLUMNS)}
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def result():
    return search().queries[0]


@pytest.fixture
def model(result, qapp):
    model = HitTableModel()
    model.set_result(result)
    return model


def cells(model, key):
    return [model.index(row, COLUMN[key]).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("key", long_but(["score", "subject", "identity"], "subject"))
def test_passes_qts_own_tester_through_sorting_and_filtering(model, result, qtmodeltester, key):
    qtmodeltester.check(model, force_py=False)
    model.sort(COLUMN[key], DOWN)
    model.set_filter(Filter(min_score=int(result.hits.scores[5])))
    model.sort(COLUMN[key], UP)
    model.set_filter(Filter())
    model.set_filter(Filter(text="no such word"))
    model.set_filter(Filter())
    model.set_result(None)
    model.set_result(result)


def test_shows_each_cell_in_brief(model, result):
    assert model.rowCount() == len(result.hits)
    assert model.columnCount() == len(COLUMNS)
    for section, column in enumerate(COLUMNS):
        sign = column.key == "ticked"
        assert model.headerData(section, Qt.Orientation.Horizontal) == ("" if sign else column.list_title)
        drawn = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.DecorationRole)
        assert (drawn is not None and not drawn.isNull()) is sign
        tip = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert max(map(len, tip.splitlines())) <= 90, "one line of it was as wide as the window"
        meaning = model.headerData(
            section, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleDescriptionRole
        )
        assert tip.split() == meaning.split()
        assert meaning == (column.window_tip)
        for row in range(len(result.hits)):
            assert model.index(row, section).data() == result.hits.brief(column.key, row)


def test_a_tip_shows_a_number_as_a_person_would_write_it(model, result):
    """'98.08612440191388' it said of a coverage."""
    align_rows(search().plan, result, range(20))
    for section, column in enumerate(COLUMNS):
        if column.kind in (Kind.TEXT, Kind.EVALUE) or column.mark:
            continue
        for row in range(20):
            tip = model.index(row, section).data(Qt.ItemDataRole.ToolTipRole).splitlines()
            if not tip or tip[0] in ("", "Not tested yet"):
                continue
            number = result.hits.number(column.key, row)
            assert float(tip[0].replace(",", "")) == pytest.approx(number, rel=6e-4, abs=0.005), column.key
            assert len(tip[0].replace(",", "").replace(".", "").lstrip("-0")) <= 5, column.key


def test_the_header_over_the_boxes_says_what_to_do_with_them(model):
    for key, words in (("ticked", "that hit alone, Space all selected"), ("pinned", "press Ctrl+T")):
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            assert words in model.headerData(COLUMN[key], Qt.Orientation.Horizontal, role)


def test_numbers_stand_right_and_text_left(model):
    for section, column in enumerate(COLUMNS):
        side = Qt.AlignmentFlag(model.index(0, section).data(Qt.ItemDataRole.TextAlignmentRole))
        text = column.kind is Kind.TEXT or column.key == "ticked"
        wanted = Qt.AlignmentFlag.AlignLeft if text else Qt.AlignmentFlag.AlignRight
        assert side & wanted, column.key


def test_first_click_puts_the_better_values_first(model):
    role = Qt.ItemDataRole.InitialSortOrderRole
    assert model.headerData(COLUMN["score"], Qt.Orientation.Horizontal, role) == DOWN
    assert model.headerData(COLUMN["evalue"], Qt.Orientation.Horizontal, role) == UP


@pytest.mark.parametrize("key", [column.key for column in COLUMNS if column.key != "cigar"])
@pytest.mark.parametrize("order", [UP, DOWN])
def test_sorts_every_column_with_ties_in_the_tables_order(model, result, key, order):
    hits = result.hits
    align_rows(search().plan, result, list(range(0, len(hits), 2)))
    model.sort(COLUMN[key], order)
    rows = model.visible_rows()
    assert sorted(rows.tolist()) == list(range(len(hits)))
    column = COLUMNS[COLUMN[key]]
    if column.kind is Kind.TEXT:
        read = hits.brief if key == "subject" else hits.text
        values = [read(key, row).lower() for row in range(len(hits))]
        if column.choices:
            values = [column.choices.index(column.chosen(hits.text(key, row))) for row in range(len(hits))]
        expected = sorted(range(len(hits)), key=values.__getitem__, reverse=order == DOWN)
        assert [values[row] for row in rows] == [values[row] for row in expected]
        return
    values = hits.log10_evalues if key == "evalue" else hits.numbers(key)
    sign = -1 if order == DOWN else 1
    expected = sorted(range(len(hits)), key=lambda row: (np.isnan(values[row]), sign * values[row], row))
    known = [row for row in expected if not np.isnan(values[row])]
    assert rows[: len(known)].tolist() == known


def test_filter_leaves_exactly_what_meets_all_conditions(model, result):
    hits = result.hits
    bound = int(np.median(hits.scores))
    word = hits.text("organism", 0).split()[0]
    model.set_filter(Filter(text=word.upper(), min_score=bound, max_evalue=1e-5))
    expected = [
        row
        for row in range(len(hits))
        if word.lower() in hits.header(row).lower()
        and hits.scores[row] >= bound
        and hits.log10_evalues[row] <= -5
    ]
    assert 0 < len(expected) < len(hits)
    assert model.visible_rows().tolist() == expected
    assert cells(model, "score") == [hits.display("score", row) for row in expected]


def test_sorting_and_filtering_go_together(model, result):
    bound = int(np.median(result.hits.scores))
    model.set_filter(Filter(min_score=bound))
    model.sort(COLUMN["subject_length"], DOWN)
    lengths = result.hits.numbers("subject_length")[model.visible_rows()]
    assert (np.diff(lengths) <= 0).all()
    assert (result.hits.scores[model.visible_rows()] >= bound).all()


def test_rows_translate_both_ways(model, result):
    model.sort(COLUMN["subject"], DOWN)
    model.set_filter(Filter(min_score=int(np.median(result.hits.scores))))
    for place, row in enumerate(model.visible_rows()):
        assert model.hit_row(place) == row
        assert model.model_row(int(row)) == place
    hidden = set(range(len(result.hits))) - set(model.visible_rows().tolist())
    assert hidden
    assert all(model.model_row(row) == -1 for row in hidden)
    assert model.hit_row(-1) == model.hit_row(len(result.hits)) == -1
    assert model.model_row(-1) == model.model_row(len(result.hits)) == -1


def test_selection_and_current_index_follow_their_hits(model, result):
    selection = QItemSelectionModel(model)
    rows = QItemSelectionModel.SelectionFlag.Rows
    for place in (1, 3, 4):
        selection.select(model.index(place, 0), QItemSelectionModel.SelectionFlag.Select | rows)
    selection.setCurrentIndex(model.index(3, 2), QItemSelectionModel.SelectionFlag.NoUpdate)
    kept = QPersistentModelIndex(model.index(4, 2))

    def selected():
        return sorted(model.hit_row(index.row()) for index in selection.selectedRows())

    for key, order in (("subject", DOWN), ("subject_length", UP), ("score", UP), ("organism", DOWN)):
        model.sort(COLUMN[key], order)
        assert selected() == [1, 3, 4]
        assert model.hit_row(selection.currentIndex().row()) == 3
        assert (model.hit_row(kept.row()), kept.column()) == (4, 2)
    model.set_filter(Filter(min_score=int(result.hits.scores[3])))
    assert selected() == [1, 3]
    assert model.hit_row(selection.currentIndex().row()) == 3
    assert not kept.isValid()
    model.set_filter(Filter(text="no such word"))
    assert not selection.currentIndex().isValid()


def test_alignments_fill_their_cells_and_only_rearranging_moves_rows(model, result, qtbot):
    assert set(cells(model, "identity")) == {""}
    model.set_filter(Filter(min_identity=30.0))
    assert model.rowCount() == 0
    assert "alignments" in model.needs
    model.set_filter(Filter())
    model.sort(COLUMN["identity"], DOWN)
    assert "alignments" in model.needs
    align_rows(search().plan, result, [0, 2])
    with qtbot.waitSignal(model.dataChanged) as signal:
        model.alignments_arrived([0, 2])
    first, last = signal.args[:2]
    assert first.row() <= model.model_row(0) <= last.row()
    assert cells(model, "identity")[model.model_row(2)] == result.hits.display("identity", 2) != ""
    model.rearrange()
    assert set(model.visible_rows()[:2].tolist()) == {0, 2}
    identity = result.hits.numbers("identity")[model.visible_rows()[:2]]
    assert identity[0] >= identity[1]


def test_only_alignments_leave_the_words_of_other_columns_as_they_were(model, qtbot):
    with qtbot.assertNotEmitted(model.words_changed):
        model.alignments_arrived([0, 2])
    for change in (lambda: model.pairs_arrived([0, 2]), model.verdicts_changed, model.lineages_arrived):
        with qtbot.waitSignal(model.words_changed):
            change()


def test_an_e_value_has_three_digits_where_it_is_rested_on_even_below_the_smallest_shown(model, result):
    cell = model.index(0, COLUMN["evalue"])
    assert cell.data() == "< 1e-180"
    mantissa, exponent = cell.data(Qt.ItemDataRole.ToolTipRole).splitlines()[0].split("e-")
    logarithm = math.log10(float(mantissa)) - int(exponent)
    assert logarithm == pytest.approx(result.hits.log10_evalues[0], abs=0.003)
    last = len(result.hits) - 1
    tip = model.index(model.model_row(last), COLUMN["evalue"]).data(Qt.ItemDataRole.ToolTipRole)
    assert float(tip.splitlines()[0]) == pytest.approx(10 ** result.hits.log10_evalues[last], rel=0.005)


def test_e_values_shown_alike_are_sorted_and_filtered_by_all_their_digits(model, result):
    """Three below 1e-180 read 0.0 each: as if they were one, and as if any of them were 0."""
    smallest = [-500.5, -500.25, -500.0]
    result.hits.log10_evalues = result.hits.log10_evalues.copy()  # other tests have the array
    result.hits.log10_evalues[[2, 0, 1]] = smallest
    model.set_result(result)
    model.sort(COLUMN["evalue"], UP)
    assert cells(model, "evalue")[:3] == ["< 1e-180"] * 3 and model.visible_rows()[:3].tolist() == [2, 0, 1]
    model.sort(COLUMN["evalue"], DOWN)
    assert model.visible_rows()[-3:].tolist() == [1, 0, 2]
    model.set_filter(Filter(conditions=(Condition.read("evalue", Operator.AT_MOST, "4e-501"),)))
    assert model.visible_rows().tolist() == [2]
    spoken = model.index(0, COLUMN["evalue"]).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("E-value: < 1e-180")


def test_says_cells_in_full_to_pointers_and_screen_readers(model, result):
    tip = model.index(0, COLUMN["description"]).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == result.hits.header(0)
    spoken = model.index(0, COLUMN["identity"]).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Identity %: not aligned yet"
    spoken = model.index(0, COLUMN["score"]).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"Score: {result.hits.display('score', 0)}"


def test_empty_model_has_no_rows(qapp):
    model = HitTableModel()
    model.sort(3, DOWN)
    model.set_filter(Filter(text="x"))
    assert model.rowCount() == 0
    assert model.visible_rows().size == 0
