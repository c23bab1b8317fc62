"""Dialogs say what they should, copy what they show, and their models obey Qt's rules."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QTableView, QWidget

from swathe.core.engines.base import EngineInfo
from swathe.core.export import FORMATS
from swathe.core.export.provenance import command_line
from swathe.core.scoring.matrices import load_matrix
from swathe.core.system.resources import sample_database
from swathe.gui.app import make_application
from swathe.gui.search.matrix_dialog import MatrixDialog, MatrixModel
from swathe.gui.widgets.documents import TextDialog
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.icons import app_icon, icon
from swathe.gui.widgets.theme import Colours, apply_colour_scheme, is_dark
from swathe.gui.window.about import diagnostics
from swathe.gui.window.menus import SCHEMES
from swathe.gui.work.settings import WindowSettings
from tests.gui.conftest import search_in
from tests.gui.on_screen import close_dialogs, on_screen
from tests.gui.ownership import buddy
from tests.long_run import long_but


@pytest.fixture(scope="module")
def searched_once(search_for_all, one_query):
    return search_for_all(one_query, sample_database())


@pytest.fixture
def searched(searched_once, qtbot):
    """A window after a search, which a test leaves as it was but for its size, its selection and dialogs."""
    size = searched_once.size()
    searched_once.page.hits.table.selectRow(0)
    yield searched_once
    close_dialogs(qtbot, searched_once)
    searched_once.resize(size)


@pytest.fixture
def own(open_window, qtbot, one_query):
    """A window after a search, for a test that changes more."""
    window = open_window((one_query, sample_database()))
    search_in(window, qtbot)
    return window


def test_matrix_model_obeys_qt(qapp, qtmodeltester):
    model = MatrixModel(load_matrix("BLOSUM62"))
    qtmodeltester.check(model)
    assert model.data(model.index(0, 0)) == "4"
    assert model.headerData(0, Qt.Orientation.Vertical) == "A"


def test_matrix_is_shown(open_window):
    window = open_window()
    window.form.scoring.view_button.click()
    dialog = window.findChild(MatrixDialog)
    assert dialog.isVisible()
    assert "BLOSUM62" in dialog.windowTitle()
    table = dialog.findChild(QTableView)
    room = table.viewport().size()
    assert room == QSize(table.horizontalHeader().length(), table.verticalHeader().length()), "nothing over"


@pytest.mark.parametrize("format", long_but(FORMATS, *FORMATS[:3]), ids=lambda format: format.key)
def test_every_format_is_written(searched, qtbot, tmp_path, format):
    searched.menus.action("export").trigger()
    dialog = searched.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData(format.key))
    dialog.path.setText(str(tmp_path / f"out{format.suffix}"))
    dialog.rows.buttons()[2].click()
    dialog.write_button.click()
    qtbot.waitUntil(lambda: searched.search_page.export.dialog is None)
    assert (tmp_path / f"out{format.suffix}").stat().st_size > 100


def test_selected_hits_only(searched, qtbot, tmp_path):
    searched.page.hits.table.selectRow(2)
    searched.menus.action("export").trigger()
    dialog = searched.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("json"))
    dialog.path.setText(str(tmp_path / "one.json"))
    dialog.rows.buttons()[1].click()
    dialog.write_button.click()
    qtbot.waitUntil(lambda: searched.search_page.export.dialog is None)
    hits = json.loads((tmp_path / "one.json").read_text())["queries"][0]["hits"]
    assert [hit["rank"] for hit in hits] == [3]


def test_export_to_an_impossible_place_is_said_and_can_be_mended(searched, qtbot, tmp_path):
    searched.menus.action("export").trigger()
    dialog = searched.search_page.export.dialog
    dialog.path.setText(str(tmp_path / "no" / "such" / "folder" / "x.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: bool(dialog.note.text) and dialog.write_button.isEnabled())
    assert dialog.isVisible()
    dialog.path.setText(str(tmp_path / "x.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: searched.search_page.export.dialog is None)


def test_existing_file_is_announced(searched, tmp_path):
    (tmp_path / "old.csv").write_text("old")
    searched.menus.action("export").trigger()
    searched.search_page.export.dialog.path.setText(str(tmp_path / "old.csv"))
    assert "will be replaced" in searched.search_page.export.dialog.note.text
    searched.search_page.export.dialog.reject()
    assert (tmp_path / "old.csv").read_text() == "old"


def test_a_file_of_parameters_that_would_be_replaced_is_announced_too(searched, tmp_path):
    """Only the file of hits was looked for."""
    new, beside = tmp_path / "new.fasta", tmp_path / "new.fasta.provenance.json"
    beside.write_text("{}")
    searched.menus.action("export").trigger()
    dialog = searched.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("fasta"))
    dialog.path.setText(str(new))
    assert dialog.note.text == "new.fasta.provenance.json exists and will be replaced."
    new.write_text("old")
    dialog.path.setText("")
    dialog.path.setText(str(new))
    assert dialog.note.text == "new.fasta and the parameters beside it exist and will be replaced."
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    assert dialog.note.text == "", "a table holds its parameters"
    dialog.reject()


def test_import_writes_a_database_that_can_be_used(own, qtbot, tmp_path):
    target = tmp_path / "sample.swdb"
    own.search_page.files.start_import(sample_database(), target)
    qtbot.waitUntil(lambda: own.messages.text.startswith("Saved the database to sample.swdb in "))
    own.form.database.open(target)
    qtbot.waitUntil(lambda: own.form.database.database is not None)
    assert own.form.database.database.n_sequences == 413


def test_about_says_what_calls_the_driver(qapp):
    gpu = EngineInfo("gpu", "GPU", (), driver_version="13.0", driver_library="cuda-bindings 13.5.0")
    text = diagnostics((gpu,), Path("settings.ini"))
    assert "NVIDIA driver for CUDA up to 13.0, called through cuda-bindings 13.5.0" in text


def test_about_is_copied(searched):
    searched.menus.action("about").trigger()
    dialog = next(d for d in searched.findChildren(QDialog) if d.windowTitle() == "About Swathe")
    assert not dialog.facts.horizontalScrollBar().maximum(), "a corner beside its bar was white in the dark"
    dialog.copy_button.click()
    text = QGuiApplication.clipboard().text()
    for word in ("Swathe", "Python", "Qt", "llvmlite", "Engine cpu", "Engine gpu", "Log", "Settings"):
        assert word in text


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("guide", ("exact",)),
        ("shortcuts", ("Ctrl+Return, Ctrl+Enter", "Ctrl+A", "Home")),
        ("database_info", ("413",)),
    ],
)
def test_pages_are_shown(searched, name, words):
    searched.menus.action(name).trigger()
    dialog = searched.findChild(TextDialog)
    assert dialog.isVisible()
    for word in words:
        assert word in dialog.text.toPlainText()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_lines_of_tables_are_fainter_than_their_words(searched, qapp, qtbot, scheme):
    searched.menus.action("shortcuts").trigger()
    dialog = searched.findChild(TextDialog)
    try:
        apply_colour_scheme(qapp, scheme)
        qtbot.waitUntil(lambda: is_dark(dialog.palette()) == (scheme == "dark"))
        colours = Colours.of(dialog.palette())
        page = dialog.text.viewport().grab().toImage()
        line = [page.pixelColor(x, page.height() // 2).name() for x in range(page.width())]
        assert colours.grid.name() in line, "the lines beside and between the columns"
        assert line.count(colours.grid.name()) >= 3
    finally:
        apply_colour_scheme(qapp, "light")


def test_command_line_is_copied(searched, one_query):
    searched.menus.action("copy_command_line").trigger()
    command = QGuiApplication.clipboard().text()
    assert command == command_line(searched.controller.result.plan.request)
    assert command.startswith(f"swathe search {one_query}")


def test_command_line_of_a_typed_query_says_where_it_is_read_from(own):
    own.form.query.set_text(">mine\nMKVLAAGIVGLCAKAYWW")
    own.menus.action("copy_command_line").trigger()
    assert QGuiApplication.clipboard().text().startswith("swathe search - ")
    assert "standard input" in own.messages.text


def test_walking_the_hits(searched):
    searched.menus.action("next_hit").trigger()
    assert searched.page.hits.table.currentIndex().row() == 1
    searched.menus.action("previous_hit").trigger()
    assert searched.page.hits.table.currentIndex().row() == 0


def test_form_and_chart_fold(searched):
    assert not searched.form.isVisible(), "the search folded it"
    searched.menus.action("show_form").trigger()
    assert searched.form.isVisible()
    searched.menus.action("show_form").trigger()
    assert not searched.form.isVisible()
    assert not searched.run_bar.chart.isVisible()
    searched.menus.action("show_chart").trigger()
    assert searched.run_bar.chart.isVisible()
    assert searched.menus.action("show_chart").isChecked()
    searched.menus.action("reset_layout").trigger()
    assert searched.form.isVisible()
    assert not searched.run_bar.chart.isVisible()
    assert not searched.menus.action("show_chart").isChecked()


def test_every_control_has_a_name_and_every_key_one_meaning(searched):
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QSpinBox

    nameless = [
        widget
        for kind in (QComboBox, QLineEdit, QPlainTextEdit, QSpinBox, QAbstractButton)
        for widget in searched.form.findChildren(kind)
        if not widget.accessibleName() and not (isinstance(widget, QAbstractButton) and widget.text())
        if not widget.objectName().startswith("qt_")
        and not isinstance(widget.parent(), (QComboBox, QSpinBox))
    ]
    assert nameless == []
    keys = []
    groups = searched.menus.shortcuts()
    places = ["Hits", "Alignment and stack", "Overview, dot plot and charts", "History", "Tables"]
    assert list(groups) == ["File", "Search", "Results", "View", "Help", *places, "Everywhere"]
    assert ("Ctrl+N", "New search") in groups["Search"]
    for listed, _ in itertools.chain(*groups.values()):
        words, _, place = re.sub(r" (?:in|on) ", "\0", listed, count=1).partition("\0")
        keys += [f"{key} in {place}" if place else key for key in words.split(", ")]
    assert len(keys) == len(set(keys))
    assert {"Ctrl+Enter", "Ctrl+A"} <= set(keys)
    assert {"Ctrl+O", "Ctrl+D", "Ctrl+Return", "Esc", "Ctrl+F", "Ctrl+E", "F1"} <= set(keys)


@pytest.mark.parametrize("scheme", [key for key, _ in SCHEMES])
def test_icons_are_drawn_in_every_scheme(qapp, scheme):
    make_application()
    assert not app_icon().isNull()
    for name in ("close", "info", "warning", "chart"):
        image = icon(name, qapp.palette()).pixmap(16).toImage()
        assert any(image.pixelColor(x, y).alpha() for x in range(16) for y in range(16))


def test_small_window_loses_nothing(searched, qtbot):
    if not searched.form.isVisible():
        searched.menus.action("show_form").trigger()
    searched.resize(1000, 640)
    qtbot.settle()
    assert searched.size().width() == 1000
    assert searched.size().height() == 640
    bar, page = searched.run_bar, searched.page
    for widget in (searched.form.button, bar.phase, bar.chart_button, page.hits.table, page.tabs):
        area = widget.rect().translated(widget.mapTo(searched, widget.rect().topLeft()))
        assert searched.rect().contains(area)
        assert widget.height() > 4


def test_every_underlined_letter_in_the_window_has_one_meaning(searched):
    from PySide6.QtGui import QKeySequence
    from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar

    if not searched.form.isVisible():
        searched.menus.action("show_form").trigger()
    texts = [action.text() for action in searched.menuBar().actions()]
    texts += [label.text() for label in searched.findChildren(QLabel) if label.isVisible() and buddy(label)]
    texts += [button.text() for button in searched.findChildren(QAbstractButton) if button.isVisible()]
    for bar in searched.findChildren(QTabBar):
        texts += [bar.tabText(place) for place in range(bar.count())]
    letters = [letter for text in texts if (letter := QKeySequence.mnemonic(text).toString())]
    assert len(letters) > 10
    assert sorted(letters) == sorted(set(letters))


def test_a_pinned_chart_stays_and_comes_back(own, open_window, qtbot):
    bar = own.run_bar
    qtbot.waitUntil(lambda: bar.chart is not None)
    own.menus.action("show_chart").trigger()
    height = own.page.height()
    assert bar.chart.isVisible() and not bar.isAncestorOf(bar.chart), "it moves nothing"
    bar.panel.pin.click()
    qtbot.settle()
    assert bar.isAncestorOf(bar.chart) and own.page.height() < height
    own.close()
    again = open_window()
    qtbot.waitUntil(lambda: again.run_bar.chart is not None)
    assert again.run_bar.chart.isVisible() and again.run_bar.pinned
    again.menus.action("show_chart").trigger()
    assert not again.run_bar.chart.isVisible() and not again.run_bar.pinned


def test_the_whole_form_is_in_sight_in_the_smallest_window(searched, qtbot):
    searched.resize(1000, 640)
    if not searched.form.isVisible():
        searched.menus.action("show_form").trigger()
    qtbot.settle()
    form = searched.form
    places = [
        QRect(widget.mapTo(form, QPoint()), widget.size())
        for widget in (form.query, form.compute, form.button)
    ]
    assert all(form.rect().contains(place) for place in places)
    assert places[0].bottom() < places[1].top() and places[1].bottom() < places[2].top(), "without scrolling"


@pytest.mark.qt_log_ignore("does not support", extend=True)
@pytest.mark.parametrize("ask", [FileDialogs.query, FileDialogs.queries])
def test_a_dialog_for_files_has_room_on_the_screen(qtbot, ask):
    """With text at 200 % its last line, and half of *Cancel*, were below the screen."""
    window = on_screen(qtbot, QWidget(), 300, 200)
    sizes = []

    def enlarge():
        window.findChild(QFileDialog).resize(3000, 3000)
        QTimer.singleShot(0, look)

    def look():
        dialog = window.findChild(QFileDialog)
        sizes.append(dialog.size())
        dialog.reject()

    QTimer.singleShot(0, enlarge)
    assert not ask(FileDialogs(WindowSettings(), window))
    room = window.screen().availableSize()
    assert sizes[0].boundedTo(room) == sizes[0]


@pytest.mark.qt_log_ignore("does not support", extend=True)
def test_a_dialog_that_saves_shows_whole_types_of_files(qtbot):
    """*Graph for Cytoscape, Gep* was all that had room: with larger letters no two types were told apart."""
    window = on_screen(qtbot, QWidget(), 300, 200)
    families = "Families, a row for each of the sequences, separated by commas (*.families.csv)"
    types = "Graph for Cytoscape (*.graphml)", families
    seen = []

    def look():
        dialog = window.findChild(QFileDialog)
        box = dialog.findChild(QComboBox, "fileTypeCombo")
        dialog.layout().activate()
        longest = max(map(box.fontMetrics().horizontalAdvance, types))
        seen.append((box.width() > longest, dialog.screen().availableGeometry().contains(dialog.geometry())))
        dialog.reject()

    QTimer.singleShot(0, lambda: QTimer.singleShot(0, look))
    FileDialogs(WindowSettings(), window).save("export", "Export", "x.graphml", ";;".join(types))
    assert seen == [(True, True)]
