"""A network on the screen, and files that one is made of."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QStyleOptionViewItem

from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database


def few_sequences(folder: Path) -> Path:
    """Return a file of the sample's first 35 sequences: among them families of 6, 6, 3 and 2."""
    path = folder / "few.fasta"
    some = read_sequences(sample_database())[0][:35]
    path.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    return path


def alike_named(folder: Path) -> Path:
    """Return a file of two families whose names begin alike and do not fit a narrow column."""
    path = folder / "alike.fasta"
    names = ("Alcohol dehydrogenase class-3", "Alcohol dehydrogenase class-3 chain 2, mitochondrial")
    some = read_sequences(sample_database())[0]
    path.write_text(
        "".join(
            f">sp|P{family}234{copy}|A{family}{copy}_HUMAN {name} OS=Homo sapiens\n{some[family].letters}\n"
            for family, name in enumerate(names)
            for copy in range(3)
        )
    )
    return path


def show_network(window, path, qtbot):
    """Compare the sequences of a file in a window; return the page once it shows the network."""
    window.menus.action("show_network").trigger()
    page = window.pages.get("network")
    page.file.setText(str(path))
    page.button.click()
    qtbot.waitUntil(lambda: page.view is not None and page.view.places is not None)
    qtbot.settle()
    return page


def assert_families_are_told_apart(view):
    """Assert that no column of families is out of sight, and that names differ as far as they are seen."""
    table = view.tables[0]
    columns = [column.key for column in table.model().columns]
    assert table.horizontalScrollBar().maximum() == 0 and not table.isColumnHidden(columns.index("joins"))
    shown, names = [], set()
    for row in range(table.model().rowCount()):
        index, option = table.model().index(row, columns.index("name")), QStyleOptionViewItem()
        table.initViewItemOption(option)
        option.rect = table.visualRect(index)
        table.itemDelegateForIndex(index).initStyleOption(option, index)
        margin = option.fontMetrics.horizontalAdvance("n")
        room = option.rect.width() - margin
        shown.append(option.fontMetrics.elidedText(option.text, option.textElideMode, room))
        names.add(index.data())
    assert "…" in "".join(shown) and len(set(shown)) == len(names) > 1
