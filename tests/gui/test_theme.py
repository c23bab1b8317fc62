"""Fonts of sequences, of fixed pitch even where the system's fixed font is not; boxes seen in the dark."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionTab,
    QTabBar,
    QTableWidget,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.results.hits.note_editor import NoteEditor
from swathe.gui.results.hits.table import HitTableView
from swathe.gui.search.query_cards import QueryCards
from swathe.gui.search.run_bar import ChartPanel
from swathe.gui.widgets.edged import EdgedFrame, EdgedMenu
from swathe.gui.widgets.field import InfoButton
from swathe.gui.widgets.focus import FocusFrames
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import (
    ACCENT,
    Colours,
    apply_colour_scheme,
    colour_links,
    contrast,
    edge_colour,
    heading_font,
    sequence_font,
    title_font,
)
from tests.gui.on_screen import on_screen


def test_sequences_have_a_font_of_fixed_pitch(qapp, monkeypatch) -> None:
    assert QFontInfo(sequence_font()).fixedPitch()
    proportional = next(f for f in QFontDatabase.families() if not QFontDatabase.isFixedPitch(f))
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _kind: QFont(proportional))
    assert QFontInfo(sequence_font()).fixedPitch()


def test_every_tick_box_has_a_line_around_it(open_window) -> None:
    """The style's own is as dark as a dark ground."""
    window = open_window()
    for place in range(window.page.tabs.count()):
        window.page.tabs.setCurrentIndex(place)
    for command in ("show_comparison", "show_reciprocal", "show_network", "show_history"):
        window.menus.action(command).trigger()
    boxes = window.findChildren(QCheckBox)
    assert len(boxes) > 8
    assert [box.text() for box in boxes if not isinstance(box, OutlinedCheckBox)] == []


def test_every_menu_has_an_edge(open_window):
    window = open_window()
    for place in range(window.page.tabs.count()):
        window.page.tabs.setCurrentIndex(place)
    for command in ("show_comparison", "show_reciprocal", "show_network", "show_history"):
        window.menus.action(command).trigger()
    menus = [menu for menu in window.findChildren(QMenu) if menu.title() or menu.parent() != window.menuBar()]
    assert len(menus) > 12, "and one of Qt's own for what has no room in the bar"
    assert [menu.title() for menu in menus if not isinstance(menu, EdgedMenu)] == []


@pytest.fixture(params=["light", "dark"])
def palette(request, qapp):
    apply_colour_scheme(qapp, request.param)
    yield qapp.palette()
    apply_colour_scheme(qapp, "light")


def test_contrast_is_that_of_the_guidelines():
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)
    assert contrast(QColor("red"), QColor("red")) == 1


def test_borders_of_fields_are_seen(qtbot, palette):
    """In the dark they had a contrast of 1.2 with the window."""
    around = palette.color(QPalette.ColorRole.Window)
    assert contrast(edge_colour(palette), around) >= 3
    assert contrast(edge_colour(palette), palette.color(QPalette.ColorRole.Base)) >= 3
    whole = QWidget()
    column = QVBoxLayout(whole)
    fields = [QLineEdit("a"), QSpinBox(), QComboBox(), QPushButton("b"), QueryCards(str), QPlainTextEdit("c")]
    for field in fields:
        column.addWidget(field)
    on_screen(qtbot, whole, 300, 300)
    fields[-1].setFocus()  # what is measured first has none: a focus has a colour of its own
    picture = whole.grab().toImage()
    for field in fields[:-1]:
        drawn = [picture.pixelColor(field.x() + x, field.geometry().center().y()) for x in range(3)]
        assert max(contrast(colour, around) for colour in drawn) >= 3, type(field)
    fields[0].setFocus()
    picture = whole.grab().toImage()
    drawn = [picture.pixelColor(fields[-1].x() + x, fields[-1].geometry().center().y()) for x in range(3)]
    assert max(contrast(colour, around) for colour in drawn) >= 3, "several lines of text"


@pytest.mark.parametrize("by_key", [True, False])
def test_what_has_the_keys_is_seen(qtbot, qapp, palette, by_key):
    """In the dark the frame had a contrast of 2.6 with the window, borders of fields one of 1.9."""
    if qapp.findChild(FocusFrames) is None:
        FocusFrames(qapp)
    grounds = [palette.color(role) for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base)]
    whole = QWidget()
    column = QVBoxLayout(whole)
    before = QPushButton("first")
    tool = QToolButton(text="Show", autoRaise=True, focusPolicy=Qt.FocusPolicy.StrongFocus)
    tabs, cards, text, table = QTabBar(), QueryCards(str), QPlainTextEdit("d"), QTableWidget(2, 2)
    tabs.addTab("Alignment")
    text.setTabChangesFocus(True)
    table.setTabKeyNavigation(False)
    fields = [QLineEdit("a"), QSpinBox()]
    others = [QComboBox(), QPushButton("b"), tool, OutlinedCheckBox("c"), text, table, tabs, cards]
    controls = [*fields, *others] if by_key else fields  # whoever clicks a button knows where it is
    for control in (before, *fields, *others):
        column.addWidget(control)
    on_screen(qtbot, whole, 300, 600)
    whole.activateWindow()
    before.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.waitUntil(before.hasFocus)
    for control in controls:
        if by_key:
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        else:
            control.setFocus(Qt.FocusReason.MouseFocusReason)
        assert control.hasFocus()
        picture = whole.grab().toImage()
        middle = control.y() + min(control.height(), 20) // 2
        drawn = [picture.pixelColor(control.x() + x, middle) for x in range(3)]
        seen = max(min(contrast(colour, ground) for ground in grounds) for colour in drawn)
        blue = any(colour.hslHue() in range(180, 240) and colour.hslSaturationF() > 0.4 for colour in drawn)
        assert seen >= 3 and blue, type(control)


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_what_lies_over_a_page_has_an_edge_that_is_seen(qtbot, palette):
    """In the dark the edges of sheets had a contrast of 1.1 with the table under them."""
    under = QWidget()
    under.resize(400, 400)
    on_screen(qtbot, under, 400, 400)
    note, table, info, chart = (
        NoteEditor(under),
        HitTableView(HitTableModel()),
        InfoButton("Times"),
        ChartPanel(under),
    )
    qtbot.addWidget(table)
    qtbot.addWidget(info)
    note.open(None, "ADH1A_HUMAN", "", QPoint())
    table.columns_menu.popup(QPoint())
    info.say("0.2 s")
    info.show_words()
    (words,) = info.findChildren(EdgedFrame)
    chart.show()
    grounds = [palette.color(role) for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base)]
    for sheet in (note, table.columns_menu, words, chart):
        picture = sheet.grab().toImage()
        right, bottom = picture.width() - 1, picture.height() - 1
        for place in ((0, bottom // 2), (right, bottom // 2), (right // 2, 0), (right // 2, bottom)):
            edge = picture.pixelColor(*place)
            assert min(contrast(edge, ground) for ground in grounds) >= 3, (sheet, place)
        sheet.close()


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_boxes_in_menus_are_seen(qtbot, palette):
    """In the dark empty ones, and lines, were as dark as the menu, and a heading touched its edge."""
    menu = EdgedMenu()
    qtbot.addWidget(menu)
    heading = menu.addSection("Kernels")
    action = menu.addAction("Keep it")
    action.setCheckable(True)
    line = menu.addSeparator()
    menu.addAction("Another")
    menu.popup(QPoint())
    picture, row = menu.grab().toImage(), menu.actionGeometry(action)
    ground = picture.pixelColor(row.right() - 4, row.center().y())
    across = [picture.pixelColor(x, row.center().y()) for x in range(2, row.height())]
    assert max(contrast(colour, ground) for colour in across) >= 3
    assert menu.actionGeometry(heading).top() >= 4
    parted = menu.actionGeometry(line)
    down = [picture.pixelColor(parted.center().x(), y) for y in range(parted.top(), parted.bottom() + 1)]
    assert max(contrast(colour, ground) for colour in down) >= 1.5
    menu.close()


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_lists_of_combo_boxes_stand_on_the_windows_ground(qtbot, palette):
    """They stood on the grey of borders: as if disabled in the light, and hardly read in the dark."""
    box = QComboBox()
    box.addItems(["BLOSUM45", "BLOSUM62", "PAM30"])
    on_screen(qtbot, box, 200, 30)
    box.showPopup()
    picture = box.view().window().grab().toImage()
    ground = picture.pixelColor(picture.width() - 8, picture.height() - 6)  # beside the last one's words
    grounds = [palette.color(role).name() for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base)]
    assert ground.name() in grounds
    box.hidePopup()


def test_rows_with_boxes_are_as_high_as_those_of_tables(open_window):
    """Boxes under each other touched."""
    window = open_window()
    table = window.page.hits.table
    chooser = table.chooser.list
    window.menus.action("show_comparison").trigger()
    kernels = window.pages.get("comparison").form.variants.list
    for rows in (chooser, kernels):
        assert rows.sizeHintForRow(0) == table.verticalHeader().defaultSectionSize()


def test_tooltips_have_the_colours_of_the_theme(qtbot, palette):
    """They were olive in the dark."""
    tip = QToolTip.palette()
    ground, words = (
        tip.color(role) for role in (QPalette.ColorRole.ToolTipBase, QPalette.ColorRole.ToolTipText)
    )
    assert ground.hslSaturationF() < 0.05
    assert contrast(ground, words) >= 7


def test_there_is_one_accent(qtbot, palette):
    for role in (QPalette.ColorRole.Highlight, QPalette.ColorRole.Accent):
        assert palette.color(role) == QColor(ACCENT)
    assert contrast(QColor(ACCENT), palette.color(QPalette.ColorRole.HighlightedText)) >= 4.5
    assert contrast(QColor(ACCENT), palette.color(QPalette.ColorRole.Base)) >= 3


def test_titles_and_headings_are_of_one_scale(qapp):
    plain = QApplication.font()
    assert heading_font(plain).pointSizeF() == plain.pointSizeF()
    assert title_font(plain).pointSizeF() == pytest.approx(1.25 * plain.pointSizeF())
    assert title_font(plain).weight() == heading_font(plain).weight() == QFont.Weight.DemiBold


def test_links_have_the_theme_s_blue_and_are_read_on_the_window(palette):
    """In the dark they were #7070FF, the system's, on #2E2E2E."""
    link = palette.color(QPalette.ColorRole.Link)
    assert link == Colours.of(palette).measured
    assert contrast(link, palette.color(QPalette.ColorRole.Window)) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_links_in_labels_follow_the_theme(qtbot, qapp, scheme):
    """After a change to the dark theme a link was #0072B2 on #2E2E2E, a contrast of 2.7."""
    apply_colour_scheme(qapp, "dark" if scheme == "light" else "light")
    window = QWidget()
    label = QLabel('3 queries · <a href="poor">MMMM</a>', window)
    label.resize(300, 40)
    on_screen(qtbot, window, 300, 40)
    apply_colour_scheme(qapp, scheme)
    colour_links(window)
    link = qapp.palette().color(QPalette.ColorRole.Link)
    picture = label.grab().toImage()
    inks = {picture.pixelColor(x, y).name() for x in range(300) for y in range(40)}
    apply_colour_scheme(qapp, "light")
    assert link.name() in inks


def test_labels_of_tabs_that_are_not_in_front_keep_their_descenders(open_window, qtbot):
    """Qt's style draws them lower in a place that is as much less high: of "Organisms" the g was cut."""
    window = open_window()
    window.menus.action("show_comparison").trigger()
    bars = [bar for bar in window.findChildren(QTabBar) if bar.count()]
    assert {bar.accessibleName() for bar in bars} >= {"Plots", "Details"}
    for bar in bars:
        for place in filter(bar.isTabVisible, range(bar.count())):
            option = QStyleOptionTab()
            bar.initStyleOption(option, place)
            room = bar.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, bar)
            assert room.height() >= bar.fontMetrics().height(), bar.tabText(place)
