"""Conditions, chips and saved filters, made by keys and clicks."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QToolButton

from swathe.core.errors import FilterError
from swathe.core.results.filters import FILTERABLE, Condition, Filter, Operator
from swathe.core.results.hits import COLUMNS
from swathe.gui.results.hits.filter_bar import FilterBar
from swathe.gui.results.hits.saved_filters import SavedFilters
from swathe.gui.results.hits.view import HitsView
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.settings import WindowSettings
from tests.gui.by_keyboard import press_tab
from tests.gui.on_screen import on_screen, settle, work_off
from tests.gui.results_fixtures import align_rows, search

COLUMN = {column.key: section for section, column in enumerate(COLUMNS)}
CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def result(found):
    return found.queries[0]


@pytest.fixture
def view(qtbot, result):
    view = on_screen(qtbot, HitsView(), 1000, 500)
    view.show_result(result, 10.0)
    return view


@pytest.fixture
def bar(view):
    return view.filter_bar


def make(bar, qtbot, column, operator, value, upper=""):
    """Write a condition into the line, as a person would."""
    if not bar.editor.isVisible():
        qtbot.keyClick(bar.text, Qt.Key.Key_F, CONTROL_SHIFT)
    editor = bar.editor
    editor.column.setCurrentIndex(editor.column.findData(column))
    editor.operator.setCurrentIndex(editor.operator.findData(operator))
    editor.value.clear()
    qtbot.keyClicks(editor.value, value)
    if upper:
        qtbot.keyClicks(editor.upper, upper)
    qtbot.keyClick(editor.value, Qt.Key.Key_Return)


def shown(view):
    return view.model.visible_rows().tolist()


def test_one_row_until_somebody_asks_for_more(bar):
    assert not bar.chips.isVisible()
    assert not bar.editor.isVisible()
    assert not bar.name_line.isVisible()
    assert bar.height() < 2.2 * bar.text.height()


def test_words_and_bounds_stand_on_one_line_where_these_are_squeezed(bar, qtbot):
    """Beside the form an empty second line stood under the bounds, and the words were two pixels lower."""
    bar.bounds.setFixedWidth(bar.bounds.sizeHint().width() - 5)
    qtbot.settle()
    words, bound = (field.mapTo(bar, field.rect().center()).y() for field in (bar.text, bar.bounds.evalue))
    assert words == pytest.approx(bound, abs=1)


def test_a_condition_is_added_by_keys_alone_and_becomes_a_chip(view, bar, result, qtbot):
    genes = [result.hits.text("gene", row) for row in range(len(result.hits))]
    make(bar, qtbot, "gene", Operator.BEGINS, "adr")
    expected = [row for row, gene in enumerate(genes) if gene.lower().startswith("adr")]
    assert 0 < len(expected) < len(genes)
    assert shown(view) == expected
    assert [chip.text_button.text() for chip in bar.chips.chips] == ["Gene begins with adr"]
    assert bar.menu.clear_action.isEnabled()
    view.table.selectAll()
    assert bar.selected.isEnabled()
    assert "filter" in bar.menu.clear_action.text(), "Clear stood beside Copy, as if of the selection"
    view.table.go_to(0)


def test_conditions_are_combined_changed_and_removed_singly(view, bar, result, qtbot):
    make(bar, qtbot, "gene", Operator.CONTAINS, "adr")
    make(bar, qtbot, "score", Operator.BETWEEN, "100", "300")
    hits = result.hits
    has_gene = ["adr" in hits.text("gene", row).lower() for row in range(len(hits))]
    in_between = [100 <= int(hits.scores[row]) <= 300 for row in range(len(hits))]
    both = [row for row in range(len(hits)) if has_gene[row] and in_between[row]]
    either = [row for row in range(len(hits)) if has_gene[row] or in_between[row]]
    assert both != either
    assert shown(view) == both
    assert bar.chips.match.isVisible()
    bar.chips.match.activated.emit(1)
    assert shown(view) == either
    bar.chips.chips[0].text_button.click()
    assert bar.editor.value.text() == "adr"
    bar.editor.value.setText("drd")
    bar.editor.add()
    words = ["Gene contains drd", "Score 100 to 300"]
    assert [chip.condition.words for chip in bar.chips.chips] == words
    bar.chips.chips[1].remove_button.click()
    assert [chip.condition.words for chip in bar.chips.chips] == words[:1]
    assert not bar.filter.any_of
    assert not bar.chips.match.isVisible()
    bar.menu.clear_action.trigger()
    assert shown(view) == list(range(len(hits)))
    assert not bar.chips.isVisible()


def test_columns_are_listed_under_the_headings_of_the_column_picker(bar):
    column = bar.editor.column
    headings = [column.itemText(row) for row in range(column.count()) if column.itemData(row) is None]
    assert headings == ["", "The hit", "Score and E-value", "Alignment", "Significance test", "Marks"]
    usual = [column.itemText(row) for row in range(column.findText(""))]
    assert usual[:6] == ["E-value", "Identity %", "Cov. %", "Score", "Length", "Organism"]
    assert usual[6:] == ["Description", "Name", "Verdict"]
    keys = [column.itemData(row) for row in range(column.count()) if column.itemData(row) is not None]
    assert sorted(keys) == sorted(described.key for described in FILTERABLE)


def test_only_columns_in_which_these_hits_have_something_are_listed(bar):
    """Forty-five covered the screen; twelve of tests, rounds and several databases were empty."""
    column = bar.editor.column
    rows = {column.itemData(row) or column.itemText(row): row for row in range(column.count())}
    of_rounds = ("round", "by_hand", "entry_evalue")

    def listed(*names):
        return [
            not column.view().isRowHidden(rows[name]) and (name not in COLUMN or enabled(rows[name]))
            for name in names
        ]

    def enabled(row):
        return column.model().item(row).isEnabled()

    asked = ("gene", "Marks", "Significance test", "z_value", *of_rounds, "database")
    assert listed(*asked) == [True, True, *(False,) * 6]
    assert not any(enabled(rows[heading]) for heading in ("The hit", "Significance test", "Marks"))
    column.offer(tests=True, rounds=True, databases=True)
    assert all(listed(*asked))
    bar.add_condition(Condition.read("z_value", Operator.AT_LEAST, "8"))
    column.offer(tests=False, rounds=False, databases=False)
    bar.chips.chips[0].text_button.click()
    assert column.currentData() == "z_value", "of a filter that was saved beside other hits"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_list_of_columns_opens_below_its_box_and_covers_no_more_than_twenty_lines(bar, qtbot):
    bar.add_button.click()
    column = bar.editor.column
    column.showPopup()
    qtbot.waitUntil(column.view().isVisible)
    popup, box = column.view().window().geometry(), column.mapToGlobal(QPoint(0, column.height()))
    assert (popup.x(), popup.y()) == (box.x(), box.y())
    assert popup.height() <= 20 * column.view().sizeHintForRow(0)
    column.hidePopup()


def test_every_kind_of_column_has_an_example_of_its_own(bar):
    """All had 1e-5."""
    editor = bar.editor
    examples = {}
    for row in range(editor.column.count()):
        key = editor.column.itemData(row)
        if key is None:
            continue
        editor.column.setCurrentIndex(row)
        example = editor.value.placeholderText()
        examples[key] = example.removeprefix("such as ")
        if example and not editor.choice.count():
            assert Condition.read(key, editor.operator.currentData(), examples[key])
    wanted = {
        "evalue": "1e-5",
        "identity": "30",
        "score": "100",
        "organism": "Homo sapiens",
        "description": "kinase",
        "subject": "ADH1A_HUMAN",
    }
    assert wanted.items() <= examples.items()
    editor.column.setCurrentIndex(editor.column.findData("organism"))
    for operator, example in ((Operator.GLOB, "such as Hom*"), (Operator.REGEX, "such as ^Hom")):
        editor.operator.setCurrentIndex(editor.operator.findData(operator))
        assert editor.value.placeholderText() == example


def test_the_usual_comparison_of_a_column_comes_first_and_another_that_was_chosen_stays(bar):
    """Identity was compared with "≤" first."""
    column, operator = bar.editor.column, bar.editor.operator

    def look_at(key):
        column.setCurrentIndex(column.findData(key))
        return operator.currentData()

    for key in ("identity", "query_coverage", "score", "bits"):
        assert look_at("evalue") is Operator.AT_MOST
        assert look_at(key) is Operator.AT_LEAST
    operator.setCurrentIndex(operator.findData(Operator.BETWEEN))
    assert look_at("evalue") is Operator.BETWEEN


def test_return_adds_the_condition_from_its_button_and_from_its_list_of_values(bar, qtbot):
    """Nothing happened: the space bar alone pressed the button."""
    qtbot.keyClick(bar.text, Qt.Key.Key_F, CONTROL_SHIFT)
    editor = bar.editor
    editor.column.setCurrentIndex(editor.column.findData("verdict"))
    editor.choice.setCurrentText("Convincing")
    editor.choice.setFocus()
    qtbot.keyClick(editor.choice, Qt.Key.Key_Return)
    assert [condition.words for condition in bar.filter.conditions] == ["Verdict is Convincing"]
    editor.column.setCurrentIndex(editor.column.findData("gene"))
    editor.value.setText("adr")
    editor.add_button.setFocus()
    qtbot.keyClick(editor.add_button, Qt.Key.Key_Enter)
    assert bar.filter.conditions[-1].words == "Gene contains adr"
    editor.value.setText("drd")
    qtbot.keyClick(editor.value, Qt.Key.Key_Return)
    assert [condition.wanted for condition in bar.filter.conditions] == ["Convincing", "adr", "drd"]
    editor.close_button.setFocus()
    qtbot.keyClick(editor.close_button, Qt.Key.Key_Return)
    assert not editor.isVisible()
    assert len(bar.filter.conditions) == 3


def test_the_line_stays_for_the_next_condition_until_escape(bar, qtbot):
    """It closed after each: three conditions took opening it three times."""
    qtbot.keyClick(bar.text, Qt.Key.Key_F, CONTROL_SHIFT)
    for word in ("adr", "drd", "htr"):
        assert bar.editor.column.hasFocus() and bar.editor.value.text() == ""
        make(bar, qtbot, "gene", Operator.LACKS, word)
    assert bar.editor.isVisible() and bar.editor.column.hasFocus(), "for the next one"
    assert [condition.wanted for condition in bar.filter.conditions] == ["adr", "drd", "htr"]
    qtbot.keyClick(bar.editor.column, Qt.Key.Key_Escape)
    assert not bar.editor.isVisible() and bar.add_button.hasFocus()
    assert len(bar.filter.conditions) == 3


def place(widget):
    return widget.mapToGlobal(QPoint())


def test_the_line_that_makes_conditions_has_one_place(view, bar, qtbot):
    """Opened by *+ Condition* it stood over the chips, by a chip under them."""
    bar.add_button.click()
    settle(qtbot)
    before = place(bar.editor.add_button)
    for word in ("adr", "drd", "htr", *("longer " * 4 + letter for letter in "abc")):
        make(bar, qtbot, "gene", Operator.LACKS, word)
        bar.add_button.click()
        settle(qtbot)
        assert place(bar.editor.add_button) == before
    assert bar.chips.height() > 2 * bar.chips.chips[0].height(), "in two lines or more"
    assert place(bar.editor.add_button).y() < place(bar.chips).y()
    bar.editor.close_button.click()
    bar.chips.chips[-1].text_button.click()
    settle(qtbot)
    assert place(bar.editor.add_button) == before


def test_what_was_written_for_a_condition_and_dropped_does_not_come_back(bar, qtbot):
    """Letters typed into the next condition were put after it: "classsapiens"."""
    make(bar, qtbot, "description", Operator.CONTAINS, "class")
    make(bar, qtbot, "score", Operator.BETWEEN, "1", "9000")
    editor = bar.editor

    def by_close():
        editor.close_button.click()

    def by_escape():
        qtbot.keyClick(editor.value, Qt.Key.Key_Escape)

    def by_cross():
        bar.chips.chips[0].remove_button.click()

    for drop in (by_close, by_escape, by_cross):
        for chip in bar.chips.chips[::-1]:
            chip.text_button.click()
        editor.column.setCurrentIndex(editor.column.findData("taxon"))
        editor.add()
        assert editor.note.isVisible() and editor.value.text() == "class"
        drop()
        assert not editor.isVisible()
        qtbot.keyClick(bar.text, Qt.Key.Key_F, CONTROL_SHIFT)
        assert (editor.value.text(), editor.upper.text()) == ("", "") and not editor.note.isVisible()
        assert editor.add_button.text() == "Add"


def test_a_second_press_on_plus_condition_leaves_what_was_written(bar, qtbot):
    """It closed the line, also where it was to begin a new condition after a chip was pressed."""
    make(bar, qtbot, "gene", Operator.CONTAINS, "adr")
    bar.add_button.click()
    qtbot.keyClicks(bar.editor.value, "drd")
    bar.add_button.click()
    assert bar.editor.isVisible() and bar.editor.value.text() == "drd"
    qtbot.keyClick(bar.text, Qt.Key.Key_F, CONTROL_SHIFT)
    assert bar.editor.isVisible() and bar.editor.value.text() == "drd"
    bar.chips.chips[0].text_button.click()
    bar.add_button.click()
    assert bar.editor.isVisible() and bar.editor.value.text() == ""
    qtbot.keyClicks(bar.editor.value, "htr")
    qtbot.keyClick(bar.editor.value, Qt.Key.Key_Return)
    assert [condition.wanted for condition in bar.filter.conditions] == ["adr", "htr"], "it is one more"


def test_the_line_of_a_condition_that_is_changed_ends_with_it(bar, qtbot):
    """One whose chip had been removed was lost; one that was left as it was kept the line open."""
    make(bar, qtbot, "gene", Operator.CONTAINS, "adr")
    make(bar, qtbot, "gene", Operator.CONTAINS, "drd")
    bar.editor.close_button.click()
    kept = bar.filter
    bar.chips.chips[0].text_button.click()
    assert bar.editor.add_button.text() == "Change"
    bar.editor.add_button.click()
    assert bar.filter == kept and not bar.editor.isVisible()
    bar.chips.chips[0].text_button.click()
    bar.chips.chips[0].remove_button.click()
    assert [condition.wanted for condition in bar.filter.conditions] == ["drd"]
    assert not bar.editor.isVisible()
    bar.add_button.click()
    assert bar.editor.add_button.text() == "Add"


def test_no_line_stays_empty_under_the_filter_whatever_its_width_was(view, bar, qtbot):
    """Twenty-six pixels did where the bounds came beside the words, as after a search from the form."""
    for width in (500, 700, 800, 1000, 1200, 1000, 700):
        view.resize(width, 500)
        settle(qtbot)
        bottom = view.table.mapTo(view, QPoint()).y() - bar.geometry().bottom()
        assert bottom <= SPACE // 2 + 1, width
        assert bar.height() == bar.sizeHint().height(), width


def test_the_same_condition_is_not_added_twice(bar, qtbot):
    make(bar, qtbot, "gene", Operator.CONTAINS, "adr")
    make(bar, qtbot, "gene", Operator.CONTAINS, "adr")
    assert len(bar.filter.conditions) == 1


@pytest.mark.parametrize(
    ("column", "operator", "value", "said"),
    [
        ("score", Operator.AT_LEAST, "many", "not a number"),
        ("gene", Operator.REGEX, "[", "not a regular expression"),
        ("gene", Operator.CONTAINS, " ", "is missing"),
    ],
)
def test_what_makes_no_sense_is_said_in_the_line(view, bar, qtbot, column, operator, value, said):
    make(bar, qtbot, column, operator, value)
    assert said in bar.editor.note.text
    assert bar.editor.note.isVisible()
    assert bar.filter == Filter()
    qtbot.keyClicks(bar.editor.value, "1")
    assert not bar.editor.note.isVisible()


def test_operators_follow_the_columns_kind(bar):
    editor = bar.editor
    for column in ("score", "evalue", "gene", "note"):
        editor.column.setCurrentIndex(editor.column.findData(column))
        offered = [editor.operator.itemData(i) for i in range(editor.operator.count())]
        assert (Operator.AT_MOST in offered) == (column in ("score", "evalue"))
        assert (Operator.CONTAINS in offered) == (column in ("gene", "note"))
    assert Operator.MARKED not in offered


def test_conditions_on_alignments_ask_for_all_of_them(view, bar, found, result, qtbot):
    wanted = []
    view.alignments_wanted.connect(wanted.append)
    bar.add_condition(Condition.read("positives", Operator.AT_LEAST, "50"))
    qtbot.waitUntil(lambda: bool(wanted) and len(wanted[-1]) == len(result.hits))
    assert view.model.rowCount() == 0
    align_rows(found.plan, result, [0, 1])
    view.alignments_arrived([0, 1])
    qtbot.waitUntil(lambda: shown(view) != [])


def test_marks_are_in_the_menu_and_follow_the_chips(view, bar, result):
    view.marking.tick([3, 1])
    ticked, pinned, noted = bar.menu.marks
    ticked.trigger()
    assert shown(view) == [1, 3]
    pinned.trigger()
    assert shown(view) == []
    assert "No hit meets the filter" in view.message.text()
    bar.chips.chips[1].remove_button.click()
    assert not pinned.isChecked()
    assert ticked.isChecked()
    ticked.trigger()
    assert bar.filter == Filter()
    assert not noted.isChecked()


def test_the_filters_begin_with_convincing_hits_alone(view, bar, result):
    """The verdict was the last but few of forty-five columns to compare, and in no menu."""
    convincing = bar.menu.convincing
    assert bar.menu.actions()[0] is convincing
    assert convincing.isEnabled()
    convincing.trigger()
    assert [chip.text_button.text() for chip in bar.chips.chips] == ["Only convincing hits"], "as the menu"
    assert {result.hits.text("verdict", row) for row in shown(view)} == {"Convincing"}
    bar.chips.chips[0].remove_button.click()
    assert not convincing.isChecked()
    assert len(shown(view)) == len(result.hits)
    column = bar.editor.column
    assert column.findData("verdict") < column.findText("The hit"), "among those asked for most"


def test_hits_without_verdicts_cannot_be_narrowed_to_convincing_ones(view, bar):
    """What can give them one is said instead."""
    view.show_result(search(gap_open=0, gap_extend=1).queries[0], 10.0)
    assert not view.model.table.has_evalues
    assert not bar.menu.convincing.isEnabled()
    assert "Only a test" in bar.menu.convincing.toolTip()


def names_in(menu):
    return [action.text() for action in menu._names.actions()]


def test_filters_are_named_chosen_renamed_and_deleted(view, bar, qtbot):
    settings = WindowSettings()
    bar.use_saved(SavedFilters(settings))
    bar.menu.renew()
    assert not bar.menu.save_action.isEnabled()
    bar.text.setText("receptor")
    bar.bounds.evalue.setText("1e-10")
    make(bar, qtbot, "gene", Operator.CONTAINS, "adr")
    kept = bar.filter
    rows = shown(view)
    bar.menu.renew()
    bar.menu.save_action.trigger()
    assert bar.name_line.isVisible()
    qtbot.keyClicks(bar.name_line.name, "  strong   adrenergic ")
    qtbot.keyClick(bar.name_line.name, Qt.Key.Key_Return)
    assert not bar.name_line.isVisible()
    bar.clear()
    bar.menu.renew()
    assert names_in(bar.menu) == ["strong adrenergic"]
    assert not bar.menu._names.actions()[0].isChecked()
    bar.menu._names.actions()[0].trigger()
    assert bar.filter == kept
    assert shown(view) == rows
    assert bar.text.text() == "receptor"
    bar.menu.renew()
    assert bar.menu._names.actions()[0].isChecked()
    bar.menu._rename.actions()[0].trigger()
    bar.name_line.name.setText("adr")
    bar.name_line.keep_button.click()
    settings.flush()
    again = SavedFilters(WindowSettings())
    assert again.names == ["adr"]
    assert again.get("adr") == kept
    bar.menu.renew()
    bar.menu._delete.actions()[0].trigger()
    settings.flush()
    assert SavedFilters(WindowSettings()).names == []


def test_names_are_refused_with_a_sentence(bar, qtbot):
    saved = SavedFilters(WindowSettings())
    bar.use_saved(saved)
    asked = Filter(text="a")
    saved.save("one", asked)
    saved.save("two", asked)
    for problem, action in (
        ("needs a name", lambda: saved.save("   ", asked)),
        ("longer than", lambda: saved.save("x" * 61, asked)),
        ("no condition", lambda: saved.save("three", Filter())),
        ("already called", lambda: saved.rename("one", "two")),
    ):
        with pytest.raises(FilterError, match=problem):
            action()
    bar.text.setText("b")
    bar.apply()
    bar.menu.renew()
    bar.menu._rename.actions()[0].trigger()
    bar.name_line.name.setText("two")
    bar.name_line.keep_button.click()
    assert bar.name_line.isVisible()
    assert "already called" in bar.name_line.note.text
    qtbot.keyClick(bar.name_line.name, Qt.Key.Key_Escape)
    assert not bar.name_line.isVisible()
    assert saved.names == ["one", "two"]


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "nonsense",
        "[]",
        "[1, 2]",
        '{"a": 1}',
        '{"a": {"text": 5}}',
        '{"": {"text": "x"}}',
        '{"a": {"max_evalue": NaN}}',
        '{"a": {"conditions": [["gene", "REGEX", "(", ""]]}}',
        "[" * 100_000,
        json.dumps({"a": {"from_a_newer_version": 1}}),
    ],
)
def test_damaged_settings_never_break_the_start(damage, expected_log):
    settings = WindowSettings()
    settings.write("filters/saved", damage)
    expected_log("filters/saved dropped")
    assert SavedFilters(settings).names == []
    saved = SavedFilters(settings)
    saved.save("new", Filter(text="x"))
    assert SavedFilters(settings).names == ["new"]


def test_every_control_is_reached_by_tab_and_has_a_name(bar, qtbot):
    bar.add_condition(Condition.read("gene", Operator.IS, "a"))
    bar.add_condition(Condition.read("gene", Operator.IS, "b"))
    bar.add_button.click()
    bar.name_line.ask("Name", "", str)
    kinds = (QToolButton, QPushButton, QLineEdit, QComboBox)
    controls = [
        child
        for kind in kinds
        for child in bar.findChildren(kind)
        if child.isVisible() and not isinstance(child.parent(), QLineEdit | QComboBox)
    ]
    assert len(controls) > 15
    for control in controls:
        assert control.accessibleName(), control
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, control.accessibleName()


def tabbed(view, start, count):
    """Return the names of what Tab comes to from a widget on."""
    start.setFocus()
    names = []
    for _ in range(count):
        press_tab(view)
        names.append(QApplication.focusWidget().accessibleName())
    return names


def test_clear_filter_leads_to_the_table(view, bar, qtbot):
    """The keys went to the next button, *Untick*: Space took the ticks away."""
    bar.text.setText("kinase")
    bar.clear_button.setFocus()
    qtbot.keyClick(bar.clear_button, Qt.Key.Key_Space)
    assert view.table.hasFocus() and view.table.isVisible() and bar.filter == Filter()


def test_a_condition_being_made_goes_with_the_filter(view, bar):
    """Its line stayed after *Clear filter*, and looked like one in force."""
    bar.text.setText("kinase")
    bar.add_button.click()
    bar.editor.value.setText("adr")
    bar.clear_button.click()
    assert not bar.editor.isVisible() and bar.filter == Filter()
    bar.add_button.click()
    assert bar.editor.isVisible() and not bar.editor.value.text()


def test_tab_comes_to_conditions_between_the_row_above_and_the_hits(view, bar):
    only, one, another = (Condition.read("gene", Operator.LACKS, word) for word in ("zz", "xx", "yy"))
    bar.add_condition(one)
    bar.add_condition(another)
    chips = [
        *(f"Condition: {one.words}", f"Remove the condition: {one.words}"),
        *(f"Condition: {another.words}", f"Remove the condition: {another.words}"),
    ]
    all_or_any = "How conditions are combined"
    tools = ["1 selected", "Tick, pin and note", "Columns"]
    assert tabbed(view, bar.clear_button, 9) == [*tools, all_or_any, *chips, "Hits"]
    bar.narrow(only)
    fixed = f"Remove the condition: {only.words}"
    assert tabbed(view, bar.clear_button, 10) == [*tools, fixed, all_or_any, *chips, "Hits"]
    bar.remove_condition(only)
    bar.remove_condition(another)
    assert tabbed(view, bar.clear_button, 6) == [*tools, *chips[:2], "Hits"]
    bar.add_button.click()
    line = [
        *("Column of the condition", "Comparison", "Value to compare with"),
        *("Add the condition", "Close the line for conditions"),
    ]
    assert tabbed(view, bar.clear_button, 11) == [*tools, *line, *chips[:2], "Hits"]
    bar.chips.chips[0].text_button.click()
    line[3] = "Change the condition"
    assert tabbed(view, bar.clear_button, 11) == [*tools, *line, *chips[:2], "Hits"]


def test_conditions_are_removed_by_keys_one_after_another(view, bar, qtbot):
    for word in ("xx", "yy", "zz"):
        bar.add_condition(Condition.read("gene", Operator.LACKS, word))
    bar.chips.chips[1].remove_button.setFocus()
    for left in (["xx", "zz"], ["xx"]):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
        assert [chip.condition.words[-2:] for chip in bar.chips.chips] == left
    assert QApplication.focusWidget() is view.table, "what follows the last"


def test_long_conditions_are_cut_and_many_wrap(view, bar, qtbot):
    bar.add_condition(Condition.read("description", Operator.CONTAINS, "long " * 40))
    chip = bar.chips.chips[0]
    assert len(chip.text_button.text()) <= 40
    assert "long long" in chip.text_button.toolTip()
    one_row = bar.chips.heightForWidth(900)
    for number in range(20):
        bar.add_condition(Condition.read("gene", Operator.LACKS, f"gene{number}"))
    qtbot.waitUntil(lambda: bar.chips.layout().heightForWidth(900) > 2 * one_row > 0)
    qtbot.waitUntil(lambda: bar.chips.height() > 2 * one_row)


def test_conditions_without_room_are_counted_and_listed(view, bar, qtbot):
    """Chips of a third line were cut off, without a mark."""
    for number in range(20):
        bar.add_condition(Condition.read("gene", Operator.LACKS, f"gene{number}"))
    settle(qtbot)
    chips, more = bar.chips.chips, bar.chips.more

    def seen(widget):
        return widget.isVisible() and bar.chips.rect().contains(widget.geometry())

    in_sight = [chip for chip in chips if seen(chip)]
    assert in_sight == chips[: len(in_sight)] and seen(more)
    folded = chips[len(in_sight) :]
    assert not any(chip.isVisible() for chip in folded) and more.text() == f"+{len(folded)}"
    assert all(chip.condition.words in more.toolTip() for chip in folded)
    assert bar.height() >= bar.minimumSizeHint().height(), "nothing above is squeezed"
    names = tabbed(view, in_sight[-1].text_button, 3)
    assert names[1:] == [more.accessibleName(), "Hits"] and str(len(folded)) in names[1]
    last = folded[-1].condition

    def listed():
        more.menu().aboutToShow.emit()
        return more.menu().actions()

    assert last.words in [action.text() for action in listed()]
    listed()[-2].trigger()
    assert bar.editor.isVisible() and bar.editor.value.text() == last.wanted, "Change"
    listed()[-1].trigger()
    assert last not in bar.filter.conditions and more.text() == f"+{len(folded) - 1}", "Remove"
    on_screen(qtbot, view, 2600, 500)
    settle(qtbot)
    assert len([chip for chip in chips if seen(chip)]) > len(in_sight), "there is more room"
    bar.clear()
    bar.add_condition(last)
    assert not more.isVisible()


def test_large_tables_read_headers_in_the_worker(view, bar, result, monkeypatch, qtbot):
    import swathe.gui.results.hits.model as module

    monkeypatch.setattr(module, "_AT_ONCE", 10)
    jobs = []
    view.task_wanted.connect(jobs.append)
    bar.add_condition(Condition.read("gene", Operator.CONTAINS, "adr"))
    assert len(jobs) == 1
    assert shown(view) == list(range(len(result.hits))), "the rows wait"
    assert "reading headers" in view.count_text()
    view.table.sortByColumn(COLUMN["accession"], Qt.SortOrder.AscendingOrder)
    assert jobs[0].token.cancelled, "a newer wish replaces the older"
    work_off(jobs[1])
    expected = [
        row
        for row in result.hits.order_by("accession").tolist()
        if "adr" in result.hits.text("gene", row).lower()
    ]
    assert shown(view) == expected
    assert "reading headers" not in view.count_text()
    view.table.sortByColumn(COLUMN["accession"], Qt.SortOrder.DescendingOrder)
    assert len(jobs) == 2, "what was read once is there"
    view.table.sortByColumn(COLUMN["gene"], Qt.SortOrder.AscendingOrder)
    view.show_result(search().queries[1], 10.0)
    assert jobs[2].token.cancelled


def test_in_the_window_the_worker_reads_headers_and_settings_keep_filters(
    open_window, finish, qtbot, monkeypatch
):
    import swathe.gui.results.hits.model as module

    window = open_window(sample=True)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    monkeypatch.setattr(module, "_AT_ONCE", 10)
    view = window.page.hits
    hits = view.model.table
    view.filter_bar.add_condition(Condition.read("gene", Operator.CONTAINS, "adr"))
    view.table.sortByColumn(COLUMN["accession"], Qt.SortOrder.AscendingOrder)
    expected = [row for row in hits.order_by("accession").tolist() if "adr" in hits.text("gene", row).lower()]
    qtbot.waitUntil(lambda: shown(view) == expected)
    saved = view.filter_bar.menu.saved
    saved.save("adrenergic", view.filter_bar.filter)
    window.close()
    again = open_window()
    assert again.page.hits.filter_bar.menu.saved.names == ["adrenergic"]
    assert again.menus.action("filter")
    offered = [action.text() for action in again.menus.menu("Results").actions()]
    assert "&Ticks and notes" in offered


def test_a_condition_that_cannot_be_changed_is_read_as_well_as_others(bar, qtbot):
    bar.narrow(Condition.read("organism", Operator.IS, "Gallus gallus"))
    bar.add_condition(Condition.read("gene", Operator.CONTAINS, "a"))
    fixed, usual = bar.chips.chips
    assert fixed.text_button.isEnabled() == usual.text_button.isEnabled() is True  # not in pale letters
    assert fixed.text_button.focusPolicy() is Qt.FocusPolicy.NoFocus
    qtbot.mouseClick(fixed, Qt.MouseButton.LeftButton)
    fixed.text_button.click()
    assert not bar.editor.isVisible()
    assert "Gallus gallus" in fixed.toolTip()
    usual.text_button.click()
    assert bar.editor.isVisible()


def test_chips_that_go_while_the_window_shrinks_take_nothing_with_them(view, bar, qtbot):
    bar.add_condition(Condition.read("gene", Operator.CONTAINS, "adr"))
    bar.add_condition(Condition.read("identity", Operator.BETWEEN, "30", "95"))
    qtbot.settle()
    bar.clear()
    view.resize(800, 400)
    qtbot.settle()
    bar.bounds.evalue.say_problem("Wrong.")
    view.table.show_columns([COLUMN["gene"]])
    assert COLUMN["gene"] in view.table.visible_columns()


def test_escape_clears_the_words(bar, qtbot):
    bar.text.setText("alcohol")
    qtbot.keyClick(bar.text, Qt.Key.Key_Escape)
    assert bar.text.text() == ""
    bar.apply()
    assert bar.filter == Filter()


def test_a_verdict_is_chosen_from_a_list(view, bar, result, qtbot):
    """Typed "Convincing" let hits through that are not convincing."""
    bar.add_button.click()
    editor = bar.editor
    editor.column.setCurrentIndex(editor.column.findData("verdict"))
    assert [editor.operator.itemText(n) for n in range(editor.operator.count())] == ["is", "is not"]
    assert editor.choice.isVisibleTo(editor) and not editor.value.isVisibleTo(editor)
    offered = [editor.choice.itemText(n) for n in range(editor.choice.count())]
    assert offered == ["Convincing", "Suggestive", "Open", "Not convincing", "No conclusion"], "no PSSM here"
    editor.choice.setCurrentText("Convincing")
    qtbot.mouseClick(editor.add_button, Qt.MouseButton.LeftButton)
    assert [condition.words for condition in bar.filter.conditions] == ["Verdict is Convincing"]
    verdicts = {result.hits.text("verdict", row) for row in view.model.visible_rows().tolist()}
    assert verdicts == {"Convincing"}
    editor.open(bar.filter.conditions[0])
    assert editor.choice.currentText() == "Convincing"
    editor.open(Condition.read("verdict", Operator.IS, "In the PSSM"))
    assert editor.choice.currentText() == "In the PSSM", "saved beside hits of a PSSM"
    editor.leave_out(())
    assert editor.choice.count() == 8 and editor.choice.currentText() == "In the PSSM"
    editor.column.setCurrentIndex(editor.column.findData("gene"))
    assert editor.value.isVisibleTo(editor) and not editor.choice.isVisibleTo(editor)


def test_columns_have_the_names_that_their_titles_have(bar):
    """The list said "#", "Subject" and "Subject length" of what has other names elsewhere."""
    column = bar.editor.column
    names = [column.itemText(column.findData(key)) for key in ("rank", "subject", "subject_length")]
    assert names == ["Place in the list", "Name", "Length"]


def test_a_comparison_is_whole_and_a_value_no_wider_than_values_are(qtbot):
    """*does n…* stood beside a field of 740 pixels."""
    bar = on_screen(qtbot, FilterBar(), 1200, 120)
    bar.add_button.click()
    editor = bar.editor
    editor.column.setCurrentIndex(editor.column.findData("description"))
    editor.operator.setCurrentText("does not contain")
    qtbot.settle()
    assert editor.operator.width() >= editor.operator.sizeHint().width()
    words = editor.operator.fontMetrics().horizontalAdvance("matches the regular expression")
    assert editor.operator.width() > words
    assert editor.value.width() < 400 < editor.close_button.mapTo(bar, QPoint()).x()
    assert editor.close_button.width() <= editor.close_button.sizeHint().width()
