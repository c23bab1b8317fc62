"""Borderline hits: their p × N beside the E-value, unasked, in the real window."""

from __future__ import annotations

import csv
import io
from copy import copy
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from swathe.core.benchmark.request import DatabaseChoice
from swathe.core.cancel import CancelToken
from swathe.core.engines.cpu import CpuEngine, available_threads
from swathe.core.export import Selection, export
from swathe.core.export.provenance import command_of
from swathe.core.export.report_content import said_of
from swathe.core.permutation.borderline import hits_in_time, verdict
from swathe.core.results.hits import COLUMN, COLUMNS
from swathe.core.scoring.significance import evalue_shown
from swathe.core.statistics.conclusion import expected_text, is_borderline
from swathe.core.statistics.pair_significance import with_censoring_point
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from swathe.gui.results.hits.cells import tooltip
from swathe.gui.widgets.theme import SPACE, apply_colour_scheme, is_dark
from swathe.gui.work.task import Task, once
from swathe.gui.work.task_controller import SearchState
from tests.gui.comparison_shown import choose_little
from tests.gui.conftest import search_in
from tests.gui.on_screen import settle
from tests.long_run import long_but
from tests.pssm_files import pssm_text, usual_scores


@pytest.fixture(scope="module")
def searched_once(search_for_all):
    return search_for_all(sample_queries(), sample_database())


@pytest.fixture
def searched(searched_once):
    """A window in which the sample was searched, the best hit looked at."""
    searched_once.page.tabs.setCurrentIndex(0)
    searched_once.page.hits.table.go_to(0)
    table = hits(searched_once)
    table.unasked.clear()
    for column in COLUMNS:
        if column.fill:
            table.fill_pairs(column.key, np.full(len(table), np.nan))
    hits(searched_once).pairwise.clear()
    searched_once.page.hits.verdicts_changed()
    return searched_once


@pytest.fixture
def own(open_window, qtbot):
    window = open_window((sample_queries(), sample_database()))
    search_in(window, qtbot)
    return window


def hits(window):
    return window.page.current_result().hits


def borderline(window) -> list[int]:
    return [row for row, value in enumerate(hits(window).log10_evalues) if is_borderline(value)]


def said(window) -> str:
    return window.page.alignment.statistics_text()


def wait_for(window, qtbot, row):
    qtbot.waitUntil(lambda: row in hits(window).unasked)


def wait_for_all(window, qtbot):
    qtbot.waitUntil(lambda: sorted(hits(window).unasked) == borderline(window))


def test_p_times_n_stands_beside_the_e_value_at_once_and_unasked(searched, qtbot):
    table, row = hits(searched), borderline(searched)[0]
    assert "shuffled copies" not in said(searched)
    columns = searched.page.hits.table.visible_columns()
    searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, row)
    compared = searched.page.current_result().compared
    value = expected_text(table.unasked[row], compared)
    words = f"1,000 shuffled copies of this subject: expect {value} by chance among {compared:,} sequences"
    parts = said(searched).split(" · ")
    assert words in parts
    assert parts.index(words) == next(i for i, part in enumerate(parts) if part.startswith("E-value")) + 1
    assert words in searched.page.alignment.text() or not table.alignments.get(row)
    # The table stays as it is, but for cells of this hit, and nobody asked for it.
    assert not table.pairwise
    assert searched.page.hits.table.visible_columns() == columns
    assert searched.controller.state is SearchState.DONE


def test_it_says_which_to_go_by_and_why_they_differ(searched, qtbot):
    """An E-value of 0.91 stood beside 'expect 19 by chance', and nobody knew which to believe."""
    view, last = searched.page.alignment, borderline(searched)[-1]
    searched.page.hits.table.go_to(last)
    wait_for(searched, qtbot, last)
    assert (
        "Not convincing: the E-value and the shuffled copies agree (less than tenfold apart)"
        in view.remarks.text()
    )
    assert "random order" in view.remarks.toolTip()
    searched.page.hits.table.go_to(0)
    assert "shuffled" not in view.remarks.text() and not view.remarks.toolTip()


def test_what_is_copied_has_the_verdict_that_the_page_shows(searched, qtbot):
    """What to make of the E-value stood on the page and in reports, and not in what was copied."""
    view, last = searched.page.alignment, borderline(searched)[-1]
    searched.page.hits.table.go_to(last)
    wait_for(searched, qtbot, last)
    qtbot.waitUntil(lambda: bool(view.text()))
    sentences = said_of(searched.page.current_result(), last)
    assert verdict(searched.page.current_result(), last) in sentences
    view.tools.actions_["copy"].trigger()
    for words in (view.remarks.text(), view.text(), QGuiApplication.clipboard().text()):
        assert all(sentence in words for sentence in sentences)


def verdicts(window, row, log10_evalue, log10_p, **changes):
    """Show a borderline hit with other numbers; return what alignment, Significance and sign say of it."""
    result, table = copy(window.page.current_result()), copy(hits(window))
    table.log10_evalues = np.full(len(table), log10_evalue)
    table.matrix_log10_evalues = np.full(len(table), log10_evalue - 5)
    table.unasked = {row: replace(table.unasked[row], log10_p=log10_p, **{"problem": "", **changes})}
    result = replace(result, hits=table, compared=120)
    window.page.alignment.set_hit(result, row)
    window.page.permutations.set_hit(result, row)
    said = (
        window.page.alignment.remarks.text(),
        f"{window.page.permutations.title_label.text()}. {window.page.permutations.verdict.text}",
        tooltip(result, COLUMN["evalue"], row, new=False),
    )
    for view in (window.page.alignment, window.page.permutations):
        view.set_hit(window.page.current_result(), row)
    return said


@pytest.mark.parametrize("size", [(1000, 700), (1280, 800)])
def test_a_long_remark_moves_no_table(searched, qtbot, size):
    """A remark of several lines made the pane higher, and the table under the mouse jump."""
    usual = searched.size()
    searched.resize(*size)
    page, view = searched.page, searched.page.alignment
    page.tabs.open(type(view))
    settle(qtbot, page)
    before = page.hits.table.height()
    for words in ("Its score speaks for it only if. " * 40, ""):
        view.say_first(words.strip())
        settle(qtbot, page)
        assert page.hits.table.height() == before
        told = view.remarks.text(), " ".join(view.remarks.toolTip().split())
        assert any(words.strip() in said for said in told)
    searched.resize(usual)


def test_what_copies_say_moves_no_alignment(searched, qtbot):
    """Beside form and list the first hit with figures of copies took a second row, which then stayed."""
    usual = searched.size()
    searched.resize(1280, 800)
    form = searched.menus.action("show_form")
    form.trigger()
    page = searched.page
    page.tabs.open(type(page.alignment))
    settle(qtbot, page)  # the form that opens moves it, and no hit
    tops, tested, many = set(), [], len(hits(searched))
    for row in range(many - 40, many):
        page.hits.table.go_to(row)
        qtbot.waitUntil(lambda row=row: row in hits(searched).alignments)
        tops.add(page.alignment.canvas.mapTo(searched, QPoint()).y())
        if row in borderline(searched):
            wait_for(searched, qtbot, row)
            tested.append("shuffled copies of" in said(searched))
        qtbot.settle()
        tops.add(page.alignment.canvas.mapTo(searched, QPoint()).y())
    assert page.alignment.width() < 800 and all(tested) and tested
    assert len(tops) == 1
    form.trigger()
    searched.resize(usual)


def test_no_room_is_kept_for_remarks_of_another_hit(searched, qtbot):
    """A blank strip of two or three lines stayed over the alignment of a hit without any."""
    view, last = searched.page.alignment, borderline(searched)[-1]
    searched.page.hits.table.go_to(last)
    wait_for(searched, qtbot, last)
    assert view.remarks.isVisible() and view.remarks.height() >= view.remarks.heightForWidth(view.width())
    searched.page.hits.table.go_to(0)
    qtbot.settle()
    assert not view.remarks.isVisible() and not view.remarks.text()
    searched.page.hits.table.go_to(last)
    assert view.remarks.isVisible()


@pytest.mark.parametrize(
    ("log10_evalue", "log10_p", "words"),
    [
        (
            -5.0,
            -7.5,
            "Convincing: the E-value and the shuffled copies agree (less than tenfold apart); "
            "report E = 1e-05.",
        ),
        (
            -1.9,
            -4.0,
            "Suggestive, but weak: the E-value and the shuffled copies agree (less than tenfold apart)",
        ),
        (-3.7, -6.1, "Convincing: the E-value and"),
        (
            -3.7,
            -4.1,  # 0.01 expected
            "Suggestive, but weak: by the E-value alone, 2e-04, it is significant and would be "
            "convincing, but not by shuffled copies of the same length and composition; report both: "
            "E = 2e-04, and 0.0095 scores as high expected by chance from shuffled copies.",
        ),
        (
            -5.0,
            -2.0,
            "Not convincing: by the E-value alone, 1e-05, it is significant and would be convincing, but",
        ),
        (
            0.5,
            -9.0,
            "Not convincing: by shuffled copies alone it would be convincing, but the E-value is 3.2",
        ),
        (-1.9, -9.0, "Suggestive, but weak: by shuffled copies alone it would be convincing, but"),
        (
            0.5,
            -2.0,
            "Not convincing: the E-value and the shuffled copies agree (less than tenfold apart): E = 3.2.",
        ),
        (
            -1.04,
            -1.7,
            "Not convincing: E-value and shuffled copies both say so, though they differ more than tenfold; "
            "report both: E = 0.091, and ",
        ),
    ],
)
def test_the_verdict_on_a_hit_is_one_wherever_it_is_said(searched, qtbot, log10_evalue, log10_p, words):
    """Of one hit it said 'the E-value is the one to go by', 'doubtful', and 'believe the copies'."""
    row = borderline(searched)[0]
    searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, row)
    for said in verdicts(searched, row, log10_evalue, log10_p):
        assert words in said
        assert "the one to go by" not in said and "often" not in said and "Believe" not in said
        others = {"Convincing", "Suggestive", "Not convincing"} - {words.split(":")[0].split(",")[0]}
        assert not any(other in said for other in others)


def test_before_its_test_no_borderline_e_value_is_the_last_word(searched, qtbot):
    """The dot's tip said that 2e-04 is the one to go by; chosen, the same hit was "suggestive, but weak"."""
    result, table, row = searched.page.current_result(), copy(hits(searched)), borderline(searched)[0]
    table.unasked = {}
    waits = "Results › Pairwise significance… (Ctrl+P) tests any."
    for log10_evalue, goes_by, tested in ((-3.7, False, True), (-9.0, True, False), (1.3, True, False)):
        table.log10_evalues = np.full(len(table), log10_evalue)
        table.matrix_log10_evalues = np.full(len(table), log10_evalue - 5)
        tip = tooltip(replace(result, hits=table), COLUMN["evalue"], row, new=False)
        assert ("the one to go by" in tip, waits in tip) == (goes_by, tested)
        searched.page.alignment.set_hit(replace(result, hits=table), row)
        assert ("the one to go by" in searched.page.alignment.remarks.text()) == goes_by
        table.matrix_log10_evalues = table.log10_evalues
        tip = tooltip(replace(result, hits=table), COLUMN["evalue"], row, new=False)
        assert (waits in tip) == tested and "the one to go by" not in tip
    searched.page.alignment.set_hit(result, row)


def test_copies_without_a_good_fit_leave_it_to_the_e_value(searched, qtbot):
    row = borderline(searched)[0]
    searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, row)
    for said in verdicts(searched, row, -1.04, -1.7, problem="the scores do not follow it"):
        assert (
            "Not convincing by its E-value, 0.091. The shuffled copies give no second opinion here." in said
        )
        assert "No conclusion" not in said, "two words on one hit"


def test_a_provisional_e_value_leaves_it_to_the_copies(searched, qtbot):
    row = borderline(searched)[0]
    searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, row)
    table = copy(hits(searched))
    table.provisional, table.log10_evalues = True, np.full(len(table), 0.5)
    said = table.concluded(row, replace(table.unasked[row], log10_p=-9.0, problem=""))
    assert said.title == "Convincing by test"
    assert said.reading == "Convincing: by the shuffled copies; the E-value is provisional."


def test_a_borderline_hit_is_tested_unasked_in_the_view_of_significance_too(searched, qtbot):
    """With the view open, the next hit asked for a dialog and two buttons; before it was opened, for none."""
    rows, view = borderline(searched)[:2], searched.page.permutations
    searched.page.hits.table.go_to(rows[0])
    wait_for(searched, qtbot, rows[0])
    searched.page.tabs.setCurrentWidget(view)
    searched.page.hits.table.go_to(rows[1])
    wait_for(searched, qtbot, rows[1])
    assert not view.message.isVisible()
    searched.page.tabs.setCurrentIndex(0)


def test_columns_and_files_have_what_the_details_say(searched, qtbot):
    """The details had "Pairwise p 1e-05" of a hit whose cell was empty in the table and in the file."""
    row, other = borderline(searched)[0], 0
    searched.page.hits.table.go_to(row)
    wait_for_all(searched, qtbot)
    model = searched.page.hits.model
    column = next(place for place, column in enumerate(COLUMNS) if column.key == "pairwise_p")

    def said(row, role):
        return model.index(model.model_row(row), column).data(role)

    assert said(other, Qt.ItemDataRole.ToolTipRole) == "Not tested yet"
    shown = evalue_shown(hits(searched).unasked[row].log10_p)
    assert said(row, Qt.ItemDataRole.DisplayRole) == shown
    assert "Tested automatically, as its E-value is borderline" in said(row, Qt.ItemDataRole.ToolTipRole)
    assert said(row, Qt.ItemDataRole.AccessibleTextRole) == f"Pairwise p: {shown}"
    table, pair = hits(searched), hits(searched).unasked[row]
    expected = table.display("pairwise_evalue", row)
    assert f" expect {expected} by chance." in table.concluded(row, pair).sentence, "what it says to report"
    result, written = searched.controller.result, io.BytesIO()
    chosen = replace(Selection.everything(result), columns=("subject", "pairwise_p", "verdict"))
    run_to_end(export(result, chosen, "csv", written, CancelToken()))
    head, _, rows = written.getvalue().decode("utf-8-sig").partition("query,subject,")
    tested = len(borderline(searched))
    said = f"; {tested} of them tested automatically: of the hits with borderline E-values (1e-06 to 10), "
    assert said in head, "which E-values these are"
    cells = next(csv.reader([rows.splitlines()[1 + row]]))
    assert float(cells[3]) == hits(searched).unasked[row].log10_p
    searched.page.permutations.set_hit(searched.page.current_result(), row)
    assert cells[4] == searched.page.permutations.title_label.text() == hits(searched).verdict(row)
    assert "--permutations" not in command_of(result)


def written_verdicts(window) -> bytes:
    """Return the table of hits as it is exported, without the lines above it, which have a date."""
    result, written = window.controller.result, io.BytesIO()
    chosen = replace(Selection.everything(result), columns=("subject", "pairwise_p", "verdict"))
    run_to_end(export(result, chosen, "csv", written, CancelToken()))
    return written.getvalue().partition(b"query,subject,")[2]


def test_all_borderline_hits_are_tested_after_a_search_whatever_is_looked_at(own, qtbot):
    """The column said "Open until tested" of hits that nobody had chosen, or chosen beside another page."""
    own.page.tabs.open(type(own.page.dot_plot))
    wait_for_all(own, qtbot)
    verdicts = {hits(own).verdict(row) for row in range(len(hits(own)))}
    assert verdicts == {"Convincing", "Convincing by test", "Not convincing"}
    own.page.query_list.selectRow(1)
    wait_for_all(own, qtbot)
    assert borderline(own)


def test_the_export_dialog_follows_tests_that_come_while_it_is_open(open_window, qtbot):
    """Opened at once after a search it went on saying that all verdicts were open."""
    window = open_window((sample_queries(), sample_database()))
    dialogs = []

    def ask(state):
        if state is SearchState.DONE and not dialogs:
            column = next(place for place, one in enumerate(COLUMNS) if one.key == "verdict")
            window.page.hits.table.chooser.choose(column, True)
            window.menus.action("export").trigger()
            dialogs.append(window.search_page.export.dialog)
            dialog = dialogs[0]
            dialog.format.setCurrentIndex(dialog.format.findData("csv"))
            dialog.rows.buttons()[2].setChecked(True)
            table = hits(window)
            first.append((dialog.open_note.text, table.open_rows(np.arange(len(table))).size))

    first = []
    window.controller.state_changed.connect(ask)
    search_in(window, qtbot)
    (dialog,) = dialogs
    path = dialog.path.text()
    dialog.path.setText(f"{path}.typed")
    ((words, untested),) = first
    assert untested and words.startswith(
        f"{untested} of {len(hits(window)):,} hits, with E from 1e-06 to 0.05, "
    )

    def told():
        table = hits(window)
        count = len(table.open_rows(dialog.selection().queries[0][1]))
        said = int(dialog.open_note.text.split()[0]) if dialog.open_note.text else 0
        assert said == count
        return sorted(table.unasked) == borderline(window)

    qtbot.waitUntil(told)
    said = " The columns “Verdict”, “Pairwise p”, “Pairwise E” and “Problem of p” are always written: a "
    assert said in dialog.about.text(), "now they say more than E-values"
    columns = dialog.selection().columns
    figures = {"verdict", "pairwise_p", "pairwise_evalue", "pairwise_problem"}
    assert figures <= set(columns), "what they rest on"
    shown = {COLUMNS[section].key for section in window.page.hits.table.visible_columns()}
    assert shown.isdisjoint({"pairwise_p", "pairwise_evalue"}), "nobody asked for a test"
    assert dialog.path.text() == f"{path}.typed", "a name half typed is let be"
    dialog.reject()


@pytest.fixture
def several(open_window, qtbot, tmp_path):
    """A window in which queries were searched of which nobody looked at those that have open hits."""
    first, second = sample_queries().read_text().removeprefix(">").split(">")
    queries = tmp_path / "queries.fasta"
    residues = "".join(first.splitlines()[1:])
    pieces = f">begin\n{residues[:90]}\n>then\n{residues[90:180]}\n"
    queries.write_text(f">{second.rstrip()}\n>{first.rstrip()}\n{pieces}")
    window = open_window((queries, sample_database()))
    search_in(window, qtbot)
    wait_for_all(window, qtbot)
    return window


def to_export_all(window, destination):
    """Return the dialog, about to write all hits of all queries as CSV with open ones tested first."""
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    dialog.rows.buttons()[-1].setChecked(True)
    dialog.test_first.setChecked(True)
    dialog.path.setText(str(destination))
    return dialog


def open_hits(window) -> list[int]:
    """Return how many hits of each query are open."""
    tables = [query.hits for query in window.controller.result.queries]
    return [len(table.open_rows(np.arange(len(table)))) for table in tables]


def test_open_hits_of_all_queries_are_tested_before_they_are_written(several, qtbot, tmp_path):
    """Those of queries that nobody had looked at were written as open, and were tested query by query."""
    window, target = several, tmp_path / "all.csv"
    looked_at, *others = open_hits(window)
    count = sum(others)
    assert not looked_at and count > 1
    dialog = to_export_all(window, target)
    assert dialog.test_first.text() == f"Test the {count} &open hits first"
    said = []
    window.search_page.significance.borderline_tested.connect(lambda: said.append(dialog.note.text))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert said[0] == f"Testing 0 of {count} open hits" and not sum(open_hits(window))
    assert f" hits ({count} tested first) to all.csv and " in window.messages.text
    lines = [line for line in target.read_text().splitlines() if not line.startswith("#")]
    written = list(csv.DictReader(io.StringIO("\n".join(lines))))
    assert len(written) == sum(len(query.hits) for query in window.controller.result.queries)
    assert not [row for row in written if row["verdict"].startswith("Open until")]
    assert sum(bool(row["pairwise_p"]) for row in written) == len(borderline(window)) + count
    # As when the query is looked at, which tests the others, above 0.05.
    other = window.controller.result.queries[1].hits
    before = dict(other.unasked)
    assert len(before) == others[0] and not other.pairwise
    window.page.query_list.selectRow(1)
    wait_for_all(window, qtbot)
    assert before.items() <= other.unasked.items() and len(before) < len(other.unasked)
    dialog = to_export_all(window, target)
    assert not dialog.test_first.isVisible() and not dialog.open_note.text
    dialog.reject()
    run_id = window.runs.shown.id
    window.runs.open_kept(run_id, "the run")
    qtbot.waitUntil(lambda: window.controller.result.queries[1].hits is not other)
    assert not sum(open_hits(window)), "the history keeps them"


def test_tests_before_an_export_can_be_cancelled_and_then_nothing_is_written(
    several, qtbot, tmp_path, monkeypatch
):
    window = several
    target, before = tmp_path / "all.csv", sum(open_hits(window))
    dialog = to_export_all(window, target)
    dialog.write_button.click()
    assert dialog.close_button.text() == "Cancel"
    dialog.close_button.click()
    qtbot.waitUntil(lambda: dialog.close_button.text() == "Close")
    assert dialog.note.text == "Cancelled. Nothing was written; hits tested by then keep their verdicts."
    left = sum(open_hits(window))
    assert not target.exists() and 0 < left <= before
    assert dialog.test_first.text() == f"Test the {left} &open hits first" and dialog.write_button.isEnabled()
    dialog.test_first.setChecked(False)
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert target.exists() and sum(open_hits(window)) == left, "it was not asked for"
    # Those for which there is no time automatically are tested on request.
    monkeypatch.setattr("swathe.core.permutation.borderline.SECONDS_IN_ALL", 0.0)
    to_export_all(window, tmp_path / "tested.csv").write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert not sum(open_hits(window))
    assert sum(len(query.hits.pairwise) for query in window.controller.result.queries) == left


def test_a_file_says_which_p_values_are_not_to_be_relied_on(open_window, qtbot, tmp_path):
    """The screen had a star and "poor fit", and the file plain numbers: nobody knew which."""
    window = open_window()
    form = window.form
    form.database.open(sample_database())
    form.preset.choose("short-peptide")
    form.query.set_text("SIVVFEK")
    search_in(window, qtbot)
    wait_for_all(window, qtbot)
    table = hits(window)
    doubted = [row for row in borderline(window) if table.problem(row)]
    assert doubted, "the copies of so short a query have few different scores"
    assert all(table.display("pairwise_p", row)[-1] in "*a" for row in doubted)
    view, verdict = window.page.hits.table, [column.key for column in COLUMNS].index("verdict")
    view.setMaximumWidth(400)
    qtbot.waitUntil(lambda: verdict in view.columns_without_room())
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    about = dialog.about.text()
    assert "“Pairwise E” and “Problem of p” are always written: a verdict rests on" in about
    assert "though they have no room" in about and about.count("“Verdict”") == 1, "it was said twice"
    path, chosen = tmp_path / "hits.csv", dialog.selection()
    dialog.reject()
    run_to_end(export(window.controller.result, chosen, "csv", path, CancelToken(), comments=False))
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    assert [row for row, cells in enumerate(rows) if cells["pairwise_problem"]] == doubted


def test_the_export_dialog_counts_rows_shown_anew_after_an_automatic_test(open_window, qtbot):
    window = open_window((sample_queries(), sample_database()))
    search_in(window, qtbot)
    wait_for_all(window, qtbot)
    table = hits(window)
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    shown = dialog.rows.buttons()[2]
    assert shown.text().endswith(f"({len(table):,})")
    window.page.hits.filter_bar.text.setText("in no header")
    qtbot.waitUntil(lambda: window.page.hits.model.rowCount() == 0)
    window.search_page.significance.borderline_tested.emit()
    assert shown.text().endswith("(0)") and not shown.isEnabled()
    dialog.reject()


def test_verdicts_are_the_same_whatever_was_clicked(own, qtbot):
    """Of two runs alike the one in which somebody had clicked more had other verdicts, in files as well."""
    wait_for_all(own, qtbot)
    own.page.query_list.selectRow(1)
    wait_for_all(own, qtbot)
    own.page.query_list.selectRow(0)
    written = written_verdicts(own)
    search_in(own, qtbot)
    for row in reversed(borderline(own)):
        own.page.hits.table.go_to(row)
    wait_for_all(own, qtbot)
    own.page.query_list.selectRow(1)
    wait_for_all(own, qtbot)
    assert written_verdicts(own) == written


def test_for_which_hits_there_is_time_does_not_depend_on_clicks(open_window, qtbot, monkeypatch):
    threads = available_threads()
    for_some = 0.2 / threads
    monkeypatch.setattr("swathe.core.permutation.borderline.SECONDS_IN_ALL", for_some)
    own = open_window((sample_queries(), sample_database()))
    search_in(own, qtbot)
    [(_, planned, _)] = hits_in_time(hits(own), np.arange(len(hits(own))), threads)
    rows = borderline(own)
    assert 0 < planned.size < len(rows) and planned.tolist() == rows[: planned.size], "the best first"
    for row in (rows[-1], rows[planned.size - 1]):
        own.page.hits.table.go_to(row)
    qtbot.waitUntil(lambda: sorted(hits(own).unasked) == planned.tolist())
    own.page.hits.table.go_to(rows[-1])
    after = Task("after", once(lambda: None))
    own.background.start(after)
    qtbot.waitUntil(lambda: after.over)
    assert sorted(hits(own).unasked) == planned.tolist()


def test_the_hit_looked_at_is_tested_first(own, qtbot, monkeypatch):
    wait_for_all(own, qtbot)
    own.page.hits.table.go_to(0)
    rows, order = borderline(own), []
    hits(own).unasked.clear()
    set_unasked = type(hits(own)).set_unasked
    monkeypatch.setattr(
        type(hits(own)), "set_unasked", lambda *known: (order.append(known[1]), set_unasked(*known))
    )
    own.page.hits.table.go_to(rows[-1])
    wait_for_all(own, qtbot)
    assert order[0] == rows[-1] and sorted(order) == rows


def test_rows_by_verdict_are_in_order_again_after_a_test_that_somebody_asked_for(own, qtbot):
    """Sorted or filtered by the verdict, rows stood where the verdicts before had put them."""
    page, column = own.page, next(place for place, one in enumerate(COLUMNS) if one.key == "verdict")
    table, model, row = hits(own), page.hits.model, borderline(own)[-1]
    model.sort(column)
    page.hits.table.go_to(model.model_row(row))
    wait_for(own, qtbot, row)
    own.search_page.significance.estimate([row], PairwiseOptions(200))
    qtbot.waitUntil(lambda: row in table.pairwise and own.controller.state is SearchState.DONE)
    qtbot.waitUntil(lambda: model.visible_rows().tolist() == table.order_by("verdict", False).tolist())
    assert page.hits.current_hit_row() == row
    place = page.hits.table.visualRect(page.hits.table.currentIndex())
    assert page.hits.table.viewport().rect().intersects(place)


@pytest.mark.long
def test_it_is_the_estimate_that_somebody_would_get_who_asks(own, qtbot, finish):
    row = borderline(own)[1]
    own.page.hits.table.go_to(row)
    wait_for(own, qtbot, row)
    unasked = hits(own).unasked[row]
    own.search_page.significance.estimate([row], PairwiseOptions())
    finish(own)
    asked = hits(own).pairwise[row]
    assert (asked.log10_p, asked.counts.tolist()) == (unasked.log10_p, unasked.counts.tolist())
    own.search_page.significance.estimate([row], PairwiseOptions(300))
    finish(own)
    assert "300 shuffled copies of this subject" in said(own), "what was asked for comes first"
    assert "1,000 shuffled copies" not in said(own)


def test_hits_beyond_doubt_are_left_alone(searched, qtbot):
    strong = [row for row in range(5) if row not in borderline(searched)]
    for row in (*strong, borderline(searched)[0]):
        searched.page.hits.table.go_to(row)
    wait_for_all(searched, qtbot)
    assert not hits(searched).unasked.keys() & set(strong)


def test_a_test_that_somebody_asked_for_is_said_of_any_hit(own, qtbot, finish):
    """Of hits that are not borderline it was said under Significance alone."""
    strong, view = next(row for row in range(5) if row not in borderline(own)), own.page.alignment
    own.page.hits.table.go_to(strong)
    assert "shuffled copies" not in said(own) and not view.remarks.text()
    own.search_page.significance.estimate([strong], PairwiseOptions())
    finish(own)
    compared = own.page.current_result().compared
    value = expected_text(hits(own).pairwise[strong], compared)
    words = f"1,000 shuffled copies of this subject: expect {value} by chance among {compared:,} sequences"
    qtbot.waitUntil(lambda: words in said(own))
    assert view.remarks.whole().startswith("Convincing: E-value and shuffled copies both say so")
    assert "random order" in view.remarks.toolTip()


def test_of_hits_that_are_passed_by_the_last_is_estimated(searched, qtbot):
    rows = borderline(searched)[:4]
    for row in rows:
        searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, rows[-1])
    assert "shuffled copies" in said(searched)
    searched.page.hits.table.go_to(0)
    assert "shuffled copies" not in said(searched)


def test_hits_that_take_longer_than_a_second_are_left_to_the_dialog(open_window, qtbot, monkeypatch):
    monkeypatch.setattr("swathe.core.permutation.borderline.SECONDS", 0.0)
    searched = open_window((sample_queries(), sample_database()))
    search_in(searched, qtbot)
    searched.page.hits.table.go_to(borderline(searched)[0])
    qtbot.settle()
    after = Task("after", once(lambda: None))
    searched.background.start(after)
    qtbot.waitUntil(lambda: after.ended)
    qtbot.settle()
    assert not hits(searched).unasked
    assert "shuffled copies" not in said(searched)


@pytest.mark.long
def test_it_waits_for_what_somebody_asked_for(own, qtbot, finish):
    row = borderline(own)[0]
    with qtbot.waitSignal(own.controller.pairs_progressed):
        own.search_page.significance.estimate(list(range(3)), PairwiseOptions(permutations=20_000))
    own.page.hits.table.go_to(row)
    assert own.controller.state.busy
    finish(own)
    assert sorted(hits(own).pairwise) == [0, 1, 2], "nothing of it was lost"
    wait_for(own, qtbot, row)
    assert "shuffled copies" in said(own)


def test_what_somebody_asks_for_comes_first(own, qtbot, finish, monkeypatch):
    score, waiting, cancelled = CpuEngine.score, [], []

    def score_when_asked(self, *arguments):
        token = arguments[-1]
        if not waiting:
            waiting.append(token)
            while not token.cancelled:
                yield 0
            cancelled.append(token)
            return
        yield from score(self, *arguments)

    monkeypatch.setattr(CpuEngine, "score", score_when_asked)
    row = borderline(own)[0]
    own.page.hits.table.go_to(row)
    qtbot.waitUntil(lambda: bool(waiting))
    assert own.controller.state is SearchState.DONE
    own.search_page.significance.estimate([0], PairwiseOptions(permutations=200))
    finish(own)
    assert cancelled == waiting
    assert list(hits(own).pairwise) == [0]
    wait_for(own, qtbot, row)


def test_a_hit_looked_at_beside_a_measurement_is_tested_after_it(own, qtbot):
    """It stayed untested until another hit was looked at."""
    own.menus.action("show_comparison").trigger()
    page, row = own.pages.get("comparison"), borderline(own)[0]
    choose_little(page)
    page.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=900),))
    page.form.sweep.repeats.setValue(100)
    page.start()
    qtbot.waitUntil(lambda: page.controller.state is SearchState.SEARCHING)
    own.page.hits.table.go_to(row)
    assert page.state.busy and row not in hits(own).unasked
    page.cancel()
    qtbot.waitUntil(lambda: not page.state.busy)
    wait_for(own, qtbot, row)


def test_a_new_search_and_a_closed_window_end_it(own, qtbot, finish):
    row = borderline(own)[0]
    own.page.hits.table.go_to(row)
    own.search()
    finish(own)
    assert own.controller.result.complete
    own.page.hits.table.go_to(row)
    own.close()
    assert not own.background.running


def test_the_second_query_counts_its_own(searched, qtbot):
    searched.page.query_list.selectRow(1)
    row = borderline(searched)[0]
    searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, row)
    value = expected_text(hits(searched).unasked[row], searched.page.current_result().compared)
    assert f"expect {value} by chance" in said(searched)
    searched.page.query_list.selectRow(0)


def test_a_poor_fit_is_said_and_without_a_fit_there_is_nothing_to_say(searched, qtbot):
    table, row = hits(searched), borderline(searched)[0]
    searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, row)
    pair = table.unasked[row]
    poor = replace(pair, problem="of a test")
    for changed, words in ((poor, "poor fit, no estimate"), (without_fit(pair), "")):
        table.unasked[row] = changed
        searched.page.tabs.pairs_arrived([row])
        assert words in said(searched)
        assert ("shuffled copies of this subject" in said(searched)) is bool(words)
    result = searched.page.current_result()
    table.set_unasked(row, poor)
    assert tooltip(result, COLUMN["pairwise_p"], row, new=False) == "No p-value: of a test."
    searched.page.permutations.set_hit(result, row)
    assert "; poor fit, not to be relied on" in searched.page.permutations.figures_text()
    table.set_unasked(row, replace(poor, reaching=20))
    searched.page.tabs.pairs_arrived([row])
    assert f"expect {2098 * result.compared // 100_000}" in said(searched), "copies are counted"


def without_fit(pair):
    return with_censoring_point(pair, pair.lowest + 10_000)


def test_the_permutations_page_shows_its_copies(searched, qtbot):
    row = borderline(searched)[0]
    searched.page.hits.table.go_to(row)
    wait_for(searched, qtbot, row)
    view = searched.page.permutations
    searched.page.tabs.setCurrentWidget(view)
    assert not view.message.isVisible()
    assert "Shuffled copies: 1,000, seed 1" in view.figures_text()
    assert view.unasked.text() == "Tested automatically, as its E-value is borderline (1e-06 to 10)."
    assert not view.more_button.isVisible(), "there are as many copies as is usual"
    searched.page.hits.table.go_to(next(row for row in range(100) if row not in borderline(searched)))
    assert "E-values from 1e-06 to 10 are tested automatically" in view.message.text()
    searched.page.tabs.setCurrentIndex(0)


def test_a_test_that_nobody_asked_for_says_why_it_was_made_and_why_of_fewer_copies(own, qtbot, monkeypatch):
    """Some hits had a result of 500 or 200 copies, others none, and nothing said why."""
    monkeypatch.setattr("swathe.core.permutation.borderline.COPIES", (500,))
    row = borderline(own)[0]
    own.page.hits.table.go_to(row)
    wait_for(own, qtbot, row)
    view = own.page.tabs.open(type(own.page.permutations))
    assert view.unasked.text() == (
        "Tested automatically, as its E-value is borderline (1e-06 to 10): 500 copies, as many as take less "
        "than a second."
    )
    assert view.more_button.isVisible() and view.more_button.text() == "Shuffle 1,000 times"
    qtbot.mouseClick(view.more_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: row in hits(own).pairwise and not own.controller.state.busy, timeout=30_000)
    assert "Shuffled copies: 1,000, seed 1" in view.figures_text()
    assert not view.unasked.isVisible() and not view.more_button.isVisible()


@pytest.mark.parametrize("shuffled", long_but(["subject", "query", "both"], "subject", "query"))
def test_hits_of_a_pssm_are_estimated_like_others(pssm_window, qtbot, finish, shuffled):
    window = pssm_window
    row = borderline(window)[0]
    window.page.hits.table.go_to(row)
    if shuffled == "subject":
        wait_for(window, qtbot, row)
        assert "shuffled copies of this subject" in said(window)
    window.search_page.significance.estimate([row], PairwiseOptions(100, shuffled=shuffled))
    finish(window)
    assert hits(window).pairwise[row].options.shuffled == shuffled
    named = {"subject": "this subject", "query": "the query", "both": "both sequences"}[shuffled]
    assert f"100 shuffled copies of {named}: expect " in said(window)


@pytest.fixture(scope="module")
def pssm_window(search_for_all, tmp_path_factory):
    """A window that has searched the sample's database with a PSSM whose hits are all borderline."""
    letters = "MSTAGKVIKCKAAVLWELKKPFSIEEVEVAPPKAHEVRIKMVAVGICGTDDHVVSGTMVTPLPV"
    path = tmp_path_factory.mktemp("pssm") / "made.pssm"
    path.write_text(pssm_text(letters, usual_scores(letters)))
    return search_for_all(path, sample_database())


def test_a_run_opened_again_has_the_verdicts_of_borderline_hits(own, qtbot):
    """A hit that a click had made "Suggestive" was untested again in the run of the history."""
    qtbot.waitUntil(lambda: bool(own.runs.shown and own.runs.shown.id))
    run_id, row = own.runs.shown.id, borderline(own)[0]
    wait_for_all(own, qtbot)
    before, pair = hits(own), hits(own).unasked[row]
    own.runs.open_kept(run_id, "the run")
    qtbot.waitUntil(lambda: own.page.current_result() is not None and hits(own) is not before)
    again = hits(own)
    assert again.verdict(row) == before.verdict(row) != "Open until tested"
    assert sorted(again.unasked) == borderline(own) and not again.pairwise, "nobody asked for it"
    assert again.unasked[row].log10_p == pair.log10_p and not own.runs.shown.by_hand
    assert again.display("pairwise_p", row) == before.display("pairwise_p", row)


def test_hits_of_a_run_opened_again_are_estimated_without_the_database(own, qtbot, tmp_path):
    target = tmp_path / "travel.swr"
    found = own.controller.result
    own.runs.files.save(found, target, "")
    qtbot.waitUntil(lambda: own.messages.text.startswith(f"Saved the run to {target.name} in "))
    own.runs.open(target)
    qtbot.waitUntil(lambda: own.controller.result is not found)
    row = borderline(own)[0]
    own.page.hits.table.go_to(row)
    wait_for(own, qtbot, row)
    assert f" by chance among {own.page.current_result().compared:,} sequences" in said(own)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_significant_hit_that_its_test_calls_weak_has_half_a_dot(searched, qtbot, qapp, scheme):
    """It looked like every other row, and nothing in the usual columns said "Suggestive, but weak"."""
    page, table = searched.page, hits(searched)
    apply_colour_scheme(qapp, scheme)
    qtbot.waitUntil(lambda: is_dark(page.hits.table.palette()) is (scheme == "dark"))
    row = borderline(searched)[0]
    assert table.log10_evalues[row] < -3
    model, section = page.hits.model, COLUMNS.index(COLUMN["evalue"])
    page.hits.table.go_to(row)
    wait_for_all(searched, qtbot)
    page.hits.table.go_to(0)

    def dot():
        page.hits.table.scrollTo(model.index(row, 0))
        cell = page.hits.table.visualRect(model.index(row, section))
        cell.setWidth(4 * SPACE)
        return page.hits.table.viewport().grab(cell).toImage()

    def said(role):
        return model.index(row, section).data(role)

    whole = dot()
    assert "less than convincing" not in page.summary.found.toolTip()
    table.set_unasked(row, replace(table.unasked[row], log10_p=-4.1, problem=""))
    page.pairs_arrived(0, [row])
    assert dot() != whole
    assert "half filled" in said(Qt.ItemDataRole.ToolTipRole)
    assert "Suggestive, but weak" in said(Qt.ItemDataRole.ToolTipRole)
    assert said(Qt.ItemDataRole.AccessibleTextRole).endswith(". Suggestive by test")
    said_of_all = " ".join(page.summary.found.toolTip().split())  # in lines of a readable length
    assert "1 is less than convincing by its test (half-filled dots)" in said_of_all
    apply_colour_scheme(qapp, "light")
    qtbot.waitUntil(lambda: not is_dark(page.hits.table.palette()))
