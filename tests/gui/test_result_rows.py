"""How queries, hits and details share the height: what one search takes is there again in the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QStyle

from swathe.core.results.hits import COLUMNS
from swathe.core.results.query_summary import NOT_COMPARED, SUMMARY_COLUMNS
from swathe.core.system.resources import sample_database, sample_queries
from tests.gui.on_screen import cut_cells, settle
from tests.gui.result_rows import drag
from tests.long_run import long_but


def heights(window) -> tuple[int, int]:
    """Return the heights of hits and details."""
    return window.page.hits.height(), window.page.tabs.height()


@pytest.fixture
def window(open_window, small):
    window = open_window()
    window.resize(1280, 780)
    window.form.database.open(small)
    return window


def searched(window, qtbot, finish, ready, path) -> tuple[int, int]:
    """Search a file's queries in the window; return the heights of hits and details."""
    window.form.query.open(path)
    qtbot.waitUntil(lambda: window.form.query.paths == (path,))
    ready(window)
    window.search()
    finish(window)
    qtbot.waitUntil(lambda: window.page.query_list.isVisible() == (path == sample_queries()))
    settle(qtbot)
    return heights(window)


@pytest.mark.parametrize("height", long_but([640, 780, 1100], 780))
@pytest.mark.long
def test_one_query_and_several_by_turns_leave_the_heights(window, qtbot, finish, ready, one_query, height):
    window.resize(1280, height)
    rounds = [
        [searched(window, qtbot, finish, ready, path) for path in (one_query, sample_queries())]
        for _ in range(3)
    ]
    for alone, listed in rounds[1:]:
        assert alone == rounds[0][0]
        assert listed == pytest.approx(rounds[0][1], abs=12), "the table may need its scroll bar at first"
    assert rounds[0][0][0] == pytest.approx(rounds[0][1][0], abs=30), "the list takes width and no height"


@pytest.mark.long
def test_a_border_that_was_moved_stays_through_searches_and_starts(
    open_window, window, qtbot, finish, ready, one_query
):
    window.resize(1280, 1000)
    before = searched(window, qtbot, finish, ready, one_query)
    drag(qtbot, window.page.rows.found, 1, 90)
    chosen = heights(window)
    assert chosen[0] > before[0] + 60
    several = searched(window, qtbot, finish, ready, sample_queries())
    assert several[0] < chosen[0] - 30, "several queries have a share of their own"
    assert searched(window, qtbot, finish, ready, one_query) == chosen
    window.close()
    again = open_window()
    again.resize(1280, 1000)
    assert searched(again, qtbot, finish, ready, one_query) == pytest.approx(chosen, abs=1)


def test_the_list_takes_its_width_and_gives_it_back(window, qtbot, finish, ready, one_query):
    window.resize(1280, 1000)
    searched(window, qtbot, finish, ready, one_query)
    alone = window.page.hits.width()
    searched(window, qtbot, finish, ready, sample_queries())
    listed = window.page.rows.sizes()[0]
    assert listed == 252
    assert window.page.query_list.horizontalScrollBar().maximum() == 0, "its three columns are whole"
    drag(qtbot, window.page.rows, 1, 60)
    assert window.page.rows.sizes()[0] == pytest.approx(listed + 60, abs=2)
    searched(window, qtbot, finish, ready, one_query)
    assert window.page.hits.width() == alone


def test_names_of_uniprot_are_whole_in_a_list_with_a_scroll_bar(window, qtbot, finish, ready, tmp_path):
    """They lost their middle, in a list that has room for them."""
    names = [f"{letter}CADL_MOUSE" for letter in "ACDEFGHIKLMNPQRSTVWYACDEFGHIKLMNPQRSTVWY"]
    path = tmp_path / "many.fasta"
    path.write_text("".join(f">sp|P{n:05}|{name} A\nMSTAGKVIKCKAAVLWELKK\n" for n, name in enumerate(names)))
    window.resize(1280, 780)
    window.form.query.open(path)
    qtbot.waitUntil(lambda: window.form.query.paths == (path,))
    ready(window)
    window.search()
    finish(window)
    settle(qtbot)
    table = window.page.query_list
    assert table.verticalScrollBar().isVisible()
    section = [column.key for column in window.page.queries.table.columns].index("query")
    letters = max(map(table.fontMetrics().horizontalAdvance, names))
    margin = 2 * (table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
    tick = table.fontMetrics().capHeight() + margin
    assert table.columnWidth(section) >= letters + margin + tick, "it cut the name"
    assert table.horizontalScrollBar().maximum() == 0
    window.resize(1272, 780)  # with its frame the screen's width
    settle(qtbot)
    bar = window.page.hits.filter_bar
    assert bar.height() < 2 * bar.text.height(), "and the filter has its one line beside the list"
    exact = [column.key for column in window.page.queries.table.columns].index("exact")
    assert not table.isColumnHidden(exact), "of short queries"
    hits = window.page.hits
    controls = (bar.text, bar.bounds, bar.add_button, bar.filters_button, bar.selected, hits.ticks_button)
    for width in (1272, 1000):
        window.resize(width, 780)
        settle(qtbot)
        hits.table.go_to(0)
        places = [control.geometry() for control in controls]
        hits.table.selectAll()
        settle(qtbot)
        assert bar.selected.isEnabled() and all(control.isVisible() for control in controls)
        assert [control.geometry() for control in controls] == places, "selecting rows moves nothing"


def test_reset_layout_repairs_the_heights(window, qtbot, finish, ready, one_query):
    before = searched(window, qtbot, finish, ready, one_query)
    size = window.size()
    drag(qtbot, window.page.rows.found, 1, -100)
    assert heights(window)[0] < before[0]
    window.menus.action("reset_layout").trigger()
    window.menus.action("show_form").trigger()  # beside it the line over the hits takes two lines
    window.resize(size)
    qtbot.waitUntil(lambda: heights(window) == before)


def test_reset_layout_can_be_undone(window, qtbot, finish, ready, one_query):
    window.resize(1000, 700)  # within the screen
    searched(window, qtbot, finish, ready, one_query)
    drag(qtbot, window.page.rows.found, 1, -100)
    window.menus.action("show_form").trigger()
    dragged, form = heights(window), window.form.isVisible()
    window.menus.action("reset_layout").trigger()
    assert "layout" in window.messages.text
    qtbot.mouseClick(window.messages.way_in, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: heights(window) == dragged)
    assert window.form.isVisible() is form and not window.messages.isVisible()


def test_details_stand_beside_the_hits_in_a_wide_window_with_a_share_of_their_own(
    window, qtbot, finish, ready, one_query
):
    window.resize(1280, 900)
    below = searched(window, qtbot, finish, ready, one_query)
    page = window.page

    def beside():
        return page.tabs.mapTo(page, page.tabs.rect().topLeft()).x() > page.hits.width()

    assert not beside()
    window.resize(1500, 900)
    qtbot.waitUntil(beside)
    settle(qtbot)
    assert page.hits.height() == page.tabs.height()
    usual = page.hits.width()
    drag(qtbot, page.rows.found, 1, -80)
    assert page.hits.width() < usual
    moved = page.hits.width()
    window.resize(1280, 900)
    qtbot.waitUntil(lambda: not beside())
    settle(qtbot)
    assert heights(window) == below
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: page.hits.width() == moved)


def test_details_stand_below_where_form_and_list_leave_too_little_width(window, qtbot, finish, ready):
    window.resize(1500, 900)
    searched(window, qtbot, finish, ready, sample_queries())
    details = window.page.rows.found
    assert not window.form.visibleRegion().isEmpty()
    qtbot.waitUntil(lambda: details.orientation() is Qt.Orientation.Vertical)
    bar = window.page.tabs.tabBar()
    assert bar.sizeHint().width() <= bar.width(), "all titles are whole"
    window.menus.action("show_form").trigger()
    qtbot.waitUntil(lambda: details.orientation() is Qt.Orientation.Horizontal)
    settle(qtbot, window.page.tabs)
    assert bar.sizeHint().width() <= bar.width()


@pytest.mark.long
def test_a_smaller_and_a_larger_window_leave_the_share(window, qtbot, finish, ready, one_query):
    window.resize(1280, 1000)
    before = searched(window, qtbot, finish, ready, one_query)
    for height in (640, 900, 640, 1000):
        window.resize(1280, height)
        qtbot.waitUntil(lambda height=height: window.height() == height)
    qtbot.waitUntil(lambda: heights(window) == before)


def columns(window) -> list[str]:
    """Return the keys of the hit table's columns on the screen."""
    return [COLUMNS[section].key for section in window.page.hits.table.visible_columns()]


def listed(window) -> list[str]:
    """Return the keys of the columns of the list of queries on the screen."""
    table = window.page.query_list
    every = window.page.queries.table.columns
    return [column.key for section, column in enumerate(every) if not table.isColumnHidden(section)]


def beside_the_form(window, qtbot, finish, ready):
    """Search several queries in a window of 1,280 × 800, and open the form again beside what was found."""
    window.resize(1280, 800)
    searched(window, qtbot, finish, ready, sample_queries())
    wide = columns(window)
    window.menus.action("show_form").trigger()
    qtbot.waitUntil(window.form.isVisible)
    settle(qtbot, window.page)
    return wide


def test_beside_the_form_the_list_is_slim_and_nothing_of_the_table_is_cut_off(window, qtbot, finish, ready):
    """The list took 250 pixels, coverage and length were cut off, and descriptions were 5 letters."""
    wide = beside_the_form(window, qtbot, finish, ready)
    rows, table = window.page.rows, window.page.hits.table
    assert wide[-5:] == ["verdict", "bits", "score", "identity", "query_coverage"]
    assert rows.sizes()[0] <= 184
    assert listed(window) == ["query", "significant"]
    queries = window.page.queries
    best = "Best hit: {}, E-value {}".format(*(queries.table.brief(key, 0) for key in ("best_hit", "evalue")))
    assert best in queries.index(0, 0).data(Qt.ItemDataRole.ToolTipRole), "no column has it"
    assert window.page.query_list.horizontalScrollBar().maximum() == 0
    assert table.horizontalScrollBar().maximum() == 0
    assert columns(window) == [key for key in wide if key not in ("organism", "bits", "query_coverage")]
    keys = [column.key for column in COLUMNS]
    letter = table.fontMetrics().horizontalAdvance("0")
    assert table.columnWidth(keys.index("description")) >= 16 * letter
    chosen = [COLUMNS[section].key for section in table.chosen_columns()]
    assert chosen == [*wide, "subject_length"], "what files and copies have"
    window.menus.action("show_form").trigger()
    qtbot.waitUntil(lambda: rows.sizes()[0] == 252)
    settle(qtbot)
    assert columns(window) == wide
    assert listed(window) == ["query", "evalue", "significant"]


def test_the_list_has_evalues_as_soon_as_the_table_has_what_it_has_at_1280(window, qtbot, finish, ready):
    """In a window of 1,366 pixels, too, the list was slim beside the form."""
    wide = beside_the_form(window, qtbot, finish, ready)
    table, description = window.page.hits.table, [column.key for column in COLUMNS].index("description")
    slim = table.columnWidth(description)
    window.resize(1366, 768)
    settle(qtbot, window.page)
    assert listed(window) == ["query", "evalue", "significant"]
    assert window.page.query_list.horizontalScrollBar().maximum() == 0
    assert columns(window) == [key for key in wide if key not in ("organism", "bits", "query_coverage")]
    assert table.columnWidth(description) >= slim and table.horizontalScrollBar().maximum() == 0


def test_columns_without_room_are_ticked_and_said_to_have_none(window, qtbot, finish, ready):
    """The list had them unticked, though nobody had unticked them, and files had them."""
    beside_the_form(window, qtbot, finish, ready)
    hits, keys = window.page.hits, [column.key for column in COLUMNS]
    chooser, bits, length = hits.table.chooser, keys.index("bits"), keys.index("subject_length")

    def note(name):
        [item] = chooser.list.findItems(name, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
        return item.text(1), "no room" in item.toolTip(0)

    assert {"bits", "subject_length"}.isdisjoint(columns(window))
    assert chooser.is_chosen(bits) and chooser.is_chosen(length)
    assert note("Length") == note("Bits") == ("no room", True) and note("Score") == ("", False)
    assert hits.columns_button.toolTip() == "Columns: no room for Organism, Bits, Cov. % and Length"
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    said = (
        "The columns “Organism”, “Bits”, “Cov. %” and “Length” are written, too, though they have no room on "
        "the screen."
    )
    assert "The query, the columns chosen" in dialog.about.text() and said in dialog.about.text()
    dialog.format.setCurrentIndex(dialog.format.findData("blast6"))
    assert "room" not in dialog.about.text()
    dialog.reject()
    chooser.choose(length, False)
    assert note("Length") == ("", False) and not chooser.is_chosen(length)
    assert hits.columns_button.toolTip() == "Columns: no room for Organism, Bits and Cov. %"
    window.menus.action("show_form").trigger()
    window.resize(1400, 800)
    qtbot.waitUntil(lambda: "bits" in columns(window))
    assert "subject_length" not in columns(window), "it was unticked"
    assert chooser.is_chosen(bits) and note("Bits") == ("", False)
    assert hits.columns_button.toolTip() == "Columns"


def test_columns_and_widths_that_somebody_chose_stay_beside_the_form(
    open_window, window, qtbot, finish, ready
):
    wide = beside_the_form(window, qtbot, finish, ready)
    table, keys = window.page.hits.table, [column.key for column in COLUMNS]
    bits = keys.index("bits")
    table.chooser.choose(bits, False)
    table.chooser.choose(bits, True)
    assert wide[-5:] == ["verdict", "bits", "score", "identity", "query_coverage"]
    beside = [key for key in wide if key not in ("organism", "query_coverage")]
    assert columns(window) == beside
    drag(qtbot, window.page.rows, 1, 60)
    dragged = window.page.rows.sizes()[0]
    assert dragged >= 230
    for _ in range(2):
        window.menus.action("show_form").trigger()
        settle(qtbot)
        assert window.page.rows.sizes()[0] == pytest.approx(dragged, abs=1)
    assert listed(window) == ["query", "evalue", "significant"]
    window.close()
    again = open_window()
    beside_the_form(again, qtbot, finish, ready)
    assert again.page.rows.sizes()[0] == pytest.approx(dragged, abs=1)
    assert listed(again) == ["query", "evalue", "significant"]
    beside.remove("identity")  # the list is wider than at first
    assert columns(again) == beside
    again.menus.action("show_form").trigger()
    wide.remove("query_coverage")
    qtbot.waitUntil(lambda: columns(again) == wide)


def switch(window, qtbot, *titles) -> None:
    """Tick columns of the list of queries in its menu, or untick them."""
    for title in titles:
        menu = window.page.query_summary.columns_menu()
        next(action for action in menu.actions() if action.text().split("\t")[0] == title).trigger()
        settle(qtbot)


def ticked(window) -> list[str]:
    """Return the columns of the list of queries that its menu ticks, those without room starred."""
    actions = window.page.query_summary.columns_menu().actions()
    return [action.text().replace("\tno room", "*") for action in actions if action.isChecked()]


def test_a_column_switched_on_takes_only_those_away_that_are_said_to_have_no_room(
    window, qtbot, finish, ready
):
    """*State* silently hid the E-values, which the menu still ticked, and was cut itself."""
    window.resize(1280, 800)
    searched(window, qtbot, finish, ready, sample_queries())
    summary, table = window.page.query_summary, window.page.query_list
    assert listed(window) == ["query", "evalue", "significant"] and cut_cells(table) == []
    assert ticked(window) == ["Query", "Best hit*", "E-value", "Signif."]
    switch(window, qtbot, "State")
    assert ticked(window) == ["Query", "State", "Best hit*", "E-value*", "Signif."]
    assert cut_cells(table) == [] and table.horizontalScrollBar().maximum() == 0
    switch(window, qtbot, "Best hit", "Best hit")
    assert listed(window) == ["query", "status", "best_hit"], "chosen last, it has room"
    assert ticked(window) == ["Query", "State", "Best hit", "E-value*", "Signif.*"]
    switch(window, qtbot, "Best hit")
    assert listed(window) == ["query", "status", "significant"]
    switch(window, qtbot, "E-value", "E-value", "Signif.")
    assert listed(window) == ["query", "status", "evalue"]
    switch(window, qtbot, "Signif.")
    drag(qtbot, window.page.rows, 1, 100)
    settle(qtbot)
    assert listed(window) == ["query", "status", "evalue", "significant"], "there is room where one makes it"
    found = window.controller.result
    keys = [column.key for column in SUMMARY_COLUMNS]
    widths = [table.columnWidth(keys.index(key)) for key in ("status", "evalue", "significant")]
    summary.model.set_queries(found.plan.request.queries)
    summary.model.set_result(0, found.queries[0])  # and the search is stopped
    summary.model.end()
    settle(qtbot)
    assert summary.model.index(1, keys.index("status")).data() == NOT_COMPARED
    assert cut_cells(table) == []
    assert widths == [table.columnWidth(keys.index(key)) for key in ("status", "evalue", "significant")]


def test_the_list_gets_wider_for_its_columns_and_names_stay_whole(window, qtbot, finish, ready):
    """It scrolled sideways, names were cut to their ends, and no key brought them back."""
    window.resize(1280, 800)
    searched(window, qtbot, finish, ready, sample_queries())
    table, hits = window.page.query_list, window.page.hits.table
    before, of_hits = window.page.rows.sizes()[0], columns(window)
    for title in ("Hits", "Length", "State", "Score", "Identity %", "All hits cov. %"):
        switch(window, qtbot, title)
        assert table.horizontalScrollBar().maximum() == 0 and cut_cells(table) == []
        assert {*of_hits} - {*columns(window)} <= {"bits", "subject_length", "query_coverage"}
        assert hits.horizontalScrollBar().maximum() == 0
    assert window.page.rows.sizes()[0] > before
    window.search_page.panes.reset()
    window.menus.action("show_form").trigger()
    settle(qtbot)
    assert window.page.rows.sizes()[0] == before
    assert listed(window) == ["query", "evalue", "significant"]


def test_the_list_gives_way_to_the_table_beside_the_form(window, qtbot, finish, ready):
    """With the column *Best hit* it took 358 pixels, scrolled, and so did the hits; no reset mended it."""
    beside_the_form(window, qtbot, finish, ready)
    table, hits = window.page.query_list, window.page.hits.table
    slim, of_hits = window.page.rows.sizes()[0], columns(window)
    switch(window, qtbot, "Best hit", "Best hit")
    assert window.page.rows.sizes()[0] == slim and columns(window) == of_hits
    assert hits.horizontalScrollBar().maximum() == table.horizontalScrollBar().maximum() == 0
    switch(window, qtbot, "State")
    window.menus.action("reset_layout").trigger()
    settle(qtbot)
    assert ticked(window) == ["Query", "Best hit*", "E-value*", "Signif."]
    window.resize(1900, 1000)
    window.menus.action("show_form").trigger()
    settle(qtbot)
    assert listed(window) == ["query", "best_hit", "evalue", "significant"]
    assert hits.horizontalScrollBar().maximum() == table.horizontalScrollBar().maximum() == 0


def test_the_facts_of_an_alignment_stand_in_one_row_beside_the_form(window, qtbot, finish, ready):
    """They took two, and what was left of the details was the alignment's first blocks."""
    beside_the_form(window, qtbot, finish, ready)
    view = window.page.alignment
    qtbot.waitUntil(lambda: "Identities" in view.statistics_text())
    settle(qtbot)
    shown = [label for label in view.figures.findChildren(QLabel) if label.isVisible()]
    tops = {label.parentWidget().y() for label in shown}
    assert len(tops) == 1
    names = [label.text() for label in shown]
    assert {"Score", "E-value", "Identities", "Gaps", "Query", "Subject"} <= set(names)
    assert "bits" in view.figures.toolTip(), "what is left out is said there"
    assert all(view.figures.rect().contains(label.parentWidget().geometry()) for label in shown)


@pytest.mark.parametrize("height", [700, 800])
def test_titles_of_the_details_stay_where_they_are_on_every_page(
    open_window, qtbot, finish, ready, one_query, height
):
    """A test's figures took 20 pixels from the hits for good, and the next click on *Dot plot* missed."""
    window = open_window((one_query, sample_database()))
    window.resize(1280, height)
    ready(window)
    window.search()
    finish(window)
    hits, page = window.page.current_result().hits, window.page
    page.hits.table.go_to(len(hits) - 1)
    qtbot.waitUntil(lambda: hits.pair(len(hits) - 1) is not None)
    places = {}
    for place in (*range(page.tabs.count()), 0):
        page.tabs.setCurrentIndex(place)
        settle(qtbot)
        places[page.tabs.tabText(place)] = page.tabs.tabBar().mapTo(window, QPoint()).y()
    assert len(set(places.values())) == 1, places
    assert page.tabs.minimumSizeHint().height() < page.tabs.height()
