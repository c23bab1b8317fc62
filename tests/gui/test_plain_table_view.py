"""How wide the columns of a plain table are."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QFont

from swathe.core.results.columns import Column, Kind, Table
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.table_model import TableModel


class Families(Table):
    """Many families, the last one with the lowest E-value."""

    columns = (
        Column("name", "Name", Kind.TEXT, "What it is called", text=lambda table, row: f"Family {row}"),
        Column(
            "evalue",
            "E",
            Kind.EVALUE,
            "Its E-value",
            lambda table, rows: table.log10_evalues[rows],
            shown=True,
            written=lambda log10: f"5.7e{log10:.0f}",
        ),
    )

    def __init__(self, lowest: float) -> None:
        super().__init__(60)
        self.log10_evalues = np.append(np.full(59, np.nan), lowest)


@pytest.mark.parametrize("points", [9, 18, 27])
@pytest.mark.parametrize("lowest", [-10.0, -110.0])
def test_a_column_of_numbers_has_the_room_of_its_longest(qtbot, points, lowest):
    """'5.7e-11…' was a cut 5.7e-110: an end of what was read, and another number."""
    model = TableModel(Families(lowest))
    view = PlainTableView(model, ("name",))
    qtbot.addWidget(view)
    font = QFont(view.font())
    font.setPointSizeF(points)
    view.setFont(font)
    view.resize(200, 300)
    view.show()
    model.set_table(Families(lowest))
    assert model.index(59, 1).data() in ("5.7e-10", "5.7e-110")
    assert view.columnWidth(1) >= view.sizeHintForIndex(model.index(59, 1)).width()


class Judged(Table):
    """Many hits, the last one with the longest verdict."""

    columns = (
        Column("name", "Name", Kind.TEXT, "What it is called", text=lambda table, row: f"Hit {row}"),
        Column(
            "verdict", "Verdict", Kind.TEXT, "What is said of it", text=lambda table, row: table.verdict(row)
        ),
    )

    def verdict(self, row):
        """Return a verdict."""
        return "Not convincing on entry" if row == len(self) - 1 else "Open"


def test_a_column_of_few_words_has_the_room_of_those_further_down(qtbot):
    """“Convincing on…” stood beside a name with twice the room that it needs."""
    model = TableModel(Judged(200))
    view = PlainTableView(model, ("name",))
    qtbot.addWidget(view)
    view.resize(600, 300)
    view.show()
    model.set_table(Judged(200))
    assert view.columnWidth(1) >= view.sizeHintForIndex(model.index(199, 1)).width()
