"""E-values that moved far from those of the unadjusted matrix are marked, explained, filtered, exported."""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from swathe.core.cancel import CancelToken
from swathe.core.export import FORMAT, Selection, export
from swathe.core.export.report_content import said_of
from swathe.core.permutation.borderline import verdict
from swathe.core.results.cautions import REASONS, reasons, why_moved
from swathe.core.results.hits import COLUMNS
from swathe.core.results.overview import DARK, LIGHT
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import DOUBTFUL
from swathe.core.statistics.evalues import MOVED
from swathe.core.system.resources import sample_database
from swathe.gui.export.pdf_report import PDF
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.widgets.theme import SPACE, apply_colour_scheme, contrast, is_dark
from tests.biased import biased_files
from tests.gui.conftest import search_in
from tests.gui.on_screen import on_screen, work_off
from tests.gui.results_fixtures import align_rows, search

COLUMN = {column.key: section for section, column in enumerate(COLUMNS)}


@pytest.fixture(scope="module")
def biased(search_for_all, tmp_path_factory):
    """A window that has searched with biased queries, for all tests of this file."""
    return search_for_all(*biased_files(tmp_path_factory.mktemp("biased")))


@pytest.fixture
def hits(biased):
    """Its hits of the first query, all shown and ordered by E-value."""
    biased.page.hits.filter_bar.clear()
    return biased.page.hits


def far(hits):
    """Return the hit rows whose E-value moved far."""
    return np.flatnonzero(abs(hits.model.table.numbers("evalue_moved")) > MOVED)


def cell(hits, row, key, role):
    return hits.model.index(hits.model.model_row(row), COLUMN[key]).data(role)


def test_e_values_that_moved_have_no_sign(biased, hits, qtbot):
    """A sign of warning stood beside the best hit, and its tooltip said that nothing went wrong."""
    table = hits.model.table
    # Which are of low complexity is known once they are aligned.
    qtbot.waitUntil(lambda: len(table.alignments) == len(table))
    low = table.numbers("low_complexity") >= DOUBTFUL
    moved = far(hits)
    assert len(table) > len(moved) and not low[moved].all()
    for row in np.flatnonzero(~low):
        assert cell(hits, row, "evalue", Qt.ItemDataRole.DecorationRole) is None, row


def test_dots_below_an_e_value_that_was_corrected_take_no_room(biased, hits, qtbot, monkeypatch):
    """Only the tip of the cell and a column that is hidden at first said that it was corrected."""
    table, model, section = hits.table, hits.model, COLUMN["evalue"]
    corrected = set(far(hits).tolist())
    assert corrected and len(corrected) < len(model.table)
    row = int(far(hits)[0])
    place = model.model_row(row)
    table.go_to(place)
    area = table.visualRect(model.index(place, section))
    for row_in_table in (place, next(one for one in range(model.rowCount()) if model.hit_row(one) != row)):
        table.go_to(row_in_table)
        with_dots = table.viewport().grab(area).toImage()
        width = table.columnWidth(section)
        with monkeypatch.context() as patched:
            patched.setattr(model, "is_corrected", lambda _: False)
            model.marks_changed()
            table.viewport().repaint()
            without = table.viewport().grab(area).toImage()
        model.marks_changed()
        assert table.columnWidth(section) == width
        differ = [
            (x, y)
            for x in range(without.width())
            for y in range(without.height())
            if with_dots.pixel(x, y) != without.pixel(x, y)
        ]
        lines = {y for _, y in differ}
        assert differ and len(lines) <= 2 and min(lines) > without.height() // 2
        assert max(x for x, _ in differ) < without.width()
    for one in range(len(model.table)):
        tip = cell(hits, one, "evalue", Qt.ItemDataRole.ToolTipRole)
        assert ("Dots below the figure" in tip) is (one in corrected)


def test_what_is_said_of_a_correction_is_no_caution(biased, hits, qtbot):
    result, row = biased.page.current_result(), int(far(hits)[-1])
    hits.table.go_to(0)
    result.hits.unasked.pop(row, None)  # of those tested the copies say what to go by
    tip = cell(hits, row, "evalue", Qt.ItemDataRole.ToolTipRole)
    assert tip.endswith("are pointed out."), "no test makes a hit of E > 0.05 convincing"
    other = next(row for row in range(len(hits.model.table)) if row not in far(hits))
    assert "corrected" not in cell(hits, other, "evalue", Qt.ItemDataRole.ToolTipRole)
    view = on_screen(qtbot, AlignmentView(), 900, 420)
    view.set_hit(result, row)
    said = view.remarks.text()
    assert said.startswith("E-value corrected from ")
    assert "the one to go by" not in said + tip, "a test may say otherwise"
    assert "Only corrections of more than a hundredfold are pointed out." in view.remarks.toolTip()
    assert "Caution" not in said + tip


def test_the_verdict_comes_before_the_correction(biased, hits, qtbot):
    """Of a long line no more than its begin may be in sight: it ended within the correction."""
    result = biased.page.current_result()
    row = next(row for row in far(hits).tolist() if verdict(result, row))
    said = said_of(result, row)
    assert said[0] == verdict(result, row) and said[1].startswith("E-value corrected from ")
    view = on_screen(qtbot, AlignmentView(), 900, 420)
    view.set_result(result, None)
    view.set_hit(result, row)
    assert view.remarks.whole().startswith(said[0])
    assert " · ".join(said) in view.statistics_text()
    view.say_first("The other program has another E-value")
    assert view.remarks.whole().startswith(f"The other program has another E-value. {said[0]}")


@pytest.fixture
def doubtful(open_window, qtbot, tmp_path):
    """A window with a hit of low complexity and the sample's others, and the row of that hit."""
    spacer, rich = "ARNDCQEGHILKMFPSTWYV", "".join(np.random.default_rng(3).choice(list("QQQSSH"), 150))
    query, database = tmp_path / "query.fasta", tmp_path / "subjects.fasta"
    query.write_text(f">query\n{spacer}{rich}{spacer}\n")
    database.write_text(sample_database().read_text() + f">rich\n{spacer}{rich}{spacer}\n")
    window = open_window((query, database))
    search_in(window, qtbot)
    hits = window.page.hits
    row = next(row for row in range(len(hits.model.table)) if hits.model.table.text("subject", row) == "rich")
    hits.table.go_to(hits.model.model_row(row))
    qtbot.waitUntil(lambda: len(hits.model.table.alignments) == len(hits.model.table))
    return window, row


def test_the_sign_stands_where_the_alignment_says_caution(doubtful, qtbot):
    """Low complexity makes E-values doubtful, and had no sign."""
    window, row = doubtful
    hits = window.page.hits
    qtbot.waitUntil(lambda: "Caution: " in window.page.alignment.remarks.text())
    low = hits.model.table.numbers("low_complexity") >= 50
    assert low[row]
    for one in range(len(low)):
        sign = cell(hits, one, "evalue", Qt.ItemDataRole.DecorationRole)
        assert (sign is not None and not sign.isNull()) is bool(low[one]), one
        assert cell(hits, one, "score", Qt.ItemDataRole.DecorationRole) is None
    assert "Caution: " in cell(hits, row, "evalue", Qt.ItemDataRole.ToolTipRole)
    assert "Caution: " in cell(hits, row, "evalue", Qt.ItemDataRole.AccessibleTextRole)


def test_the_sign_stands_in_place_of_the_dot_and_takes_nothing_from_the_number(doubtful):
    window, row = doubtful
    hits = window.page.hits
    table, section = hits.table, COLUMN["evalue"]
    place = hits.model.model_row(row)
    number = table.fontMetrics().horizontalAdvance(hits.model.text(row, section).strip())
    table.go_to(place + 1)

    def painted(width, pixels):
        table.setColumnWidth(section, width)
        cell = table.visualRect(hits.model.index(place, section))
        cell.setLeft(cell.right() + 1 - (pixels or width))
        return table.viewport().grab(cell).toImage()

    narrow = number + 4 * SPACE
    assert painted(narrow, number + SPACE) == painted(4 * narrow, number + SPACE)
    cell = painted(narrow, 0)
    dot = (DARK if is_dark(table.palette()) else LIGHT)[hits.model.figure(row, section)]
    pixels = {cell.pixelColor(x, y).name() for x in range(cell.width()) for y in range(cell.height())}
    assert QColor(dot).name() not in pixels


def test_scores_names_the_reasons_that_the_hits_name(biased, hits, qtbot):
    """A hit corrected because it is short was counted as lowered by adjustment for composition."""
    result, rows = biased.page.current_result(), far(hits)
    view = on_screen(qtbot, DistributionView(), 900, 420)
    view.task_wanted.connect(work_off)
    view.set_result(result, biased.controller.result.plan)
    said = view.moved_note.text
    raised = np.count_nonzero(result.hits.numbers("evalue_moved") > MOVED)
    count = f"{raised} of {len(result.hits)} listed E-values {'was' if raised == 1 else 'were'} raised"
    assert said.startswith(f"{count} more than a hundredfold (main reason")
    for place in reasons(result, rows).tolist():
        assert REASONS[place] in said


def test_tooltip_and_spoken_words_say_why(biased, hits):
    row, query = int(far(hits)[0]), biased.controller.result.queries[0]
    why = why_moved(query, row)
    assert why
    for key in ("evalue", "subject", "evalue_moved"):
        assert why in cell(hits, row, key, Qt.ItemDataRole.ToolTipRole), key
    assert why in cell(hits, row, "evalue", Qt.ItemDataRole.AccessibleTextRole)
    assert why not in cell(hits, row, "score", Qt.ItemDataRole.ToolTipRole)


def test_the_alignment_says_why_of_its_residues(biased, hits, qtbot):
    row = int(far(hits)[0])
    hits.table.go_to(hits.model.model_row(row))
    said = biased.page.alignment.statistics_text
    qtbot.waitUntil(lambda: "% of the aligned residues are" in said())
    assert "E-value corrected from " in said()


def test_what_bits_are_of_is_said_beside_them(biased, hits, qtbot):
    """Hits with a score of 57 had 27.6, 25.0 and 26.7 bits; the formula of the raw score explained none."""
    table = hits.model.table
    row = int(np.flatnonzero(np.abs(table.adjusted - table.scores) > 1)[0])
    p = biased.controller.result.plan.parameters
    assert table.bits[row] == pytest.approx((p.lambda_ * table.adjusted[row] - np.log(p.K)) / np.log(2))
    meaning = COLUMNS[COLUMN["bits"]].meaning
    assert meaning.startswith("Adjusted score S as (λS − ln K) / ln 2")
    assert "not between matrices or gap costs" in meaning, "as the comparison of two runs says"
    view = on_screen(qtbot, AlignmentView(), 900, 420)
    view.set_hit(biased.page.current_result(), row)
    assert f"matrix adjusted to both compositions, {table.adjusted[row]:.1f}." in view.figures.toolTip()
    view.set_hit(search(evalues="matrix").queries[0], 0)
    assert "adjusted" not in view.figures.toolTip()


def test_why_more_bits_can_have_the_larger_evalue_is_said_of_both(biased, hits):
    """E 0.0021 at 36.0 bits stood above 0.0042 at 42.7, and no tip of the two columns said why."""
    table, significance = hits.model.table, biased.page.current_result().significance
    lengths = table.database.lengths[table.subjects]
    raised = table.log10_evalues - significance.log10_evalues(table.adjusted, lengths) > 1e-9
    more = (table.bits[:, None] > table.bits) & (table.log10_evalues[:, None] > table.log10_evalues)
    assert more.any()
    for row, other in np.argwhere(more):
        assert lengths[row] > lengths[other] or raised[row], "nothing else makes it so"
    for key, said in (
        ("bits", "not the textbook's m · n · 2^−bits"),
        ("evalue", "not follow from the bits alone"),
    ):
        tip = hits.model.headerData(COLUMN[key], Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        for words in (said, "subject", "query read backwards"):
            assert words in " ".join(tip.split())


def test_the_menu_hides_and_shows_the_marked(biased, hits):
    menu = hits.filter_bar.menu
    hide, only = menu.moved
    marked, n = set(far(hits).tolist()), len(hits.model.table)
    hide.trigger()
    assert set(hits.model.visible_rows().tolist()) == set(range(n)) - marked
    chip = hits.filter_bar.chips.chips[0]
    assert hide.isChecked() and chip.text_button.text() == "Hide if E-value moved over 100-fold"
    hide.trigger()
    assert hits.model.rowCount() == n
    only.trigger()
    assert set(hits.model.visible_rows().tolist()) == marked
    only.trigger()
    assert hits.model.rowCount() == n


def test_run_page_and_summary_line_say_what_e_values_rest_on(biased, hits):
    """Two λ were called fitted: that of the fit, and that of E-values, which goes part of the way there."""
    text = biased.page.run.text()
    assert "E-values: matrix adjusted to both compositions" in text
    assert "Gumbel parameters before any fit: λ 0.267, K 0.041" in text
    for query in biased.controller.result.queries:
        p = query.significance.parameters
        assert p.source == "fitted"
        assert f"λ {p.lambda_:.4g}, K {p.K:.2g} used for adjusted scores" in text
    assert "0.267, 0.041 published" in biased.page.summary.text()


def test_a_k_that_was_lowered_without_a_fit_is_not_called_published(open_window, qtbot, tmp_path):
    """λ and K were called NCBI's published ones, and the description of the run had the published K alone."""
    few = tmp_path / "few.fasta"
    some = read_sequences(sample_database())[0][:60]
    few.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    window = open_window()
    window.form.query.set_text(f">biased\n{'MKNNKNNNKKNNQNNSNNKK' * 30}{some[0].letters}")
    window.form.database.open(few)
    search_in(window, qtbot)
    [query] = window.controller.result.queries
    base, used = window.controller.result.plan.parameters, query.significance.parameters
    assert used.source == "published" and used.K < base.K and used.lambda_ == base.lambda_
    lowered = f"E-values use K = {used.K:.2g}, lowered from {base.K:.2g} as the query's composition is far"
    said = " ".join(window.page.summary.notes)
    assert lowered in said and "λ and K are" not in said
    assert "λ is NCBI's published one, not fitted to this search's scores." in said
    text = window.page.run.text()
    assert lowered in text
    assert f"K {used.K:.2g} published, K lowered for the query's composition" in text
    path = tmp_path / "hits.tsv"
    written = Selection(((0, np.array([0])),))
    list(export(window.controller.result, written, FORMAT["text"], path, CancelToken()))
    assert lowered in " ".join(path.read_text().replace("#", " ").split())


@pytest.mark.parametrize("format", ["html", "text", "pdf"])
def test_reports_and_text_say_why(biased, hits, format, tmp_path):
    result = biased.controller.result
    row = int(far(hits)[0])
    path = tmp_path / f"report.{format}"
    selection = Selection(((0, np.array([0, row])),))
    list(export(result, selection, PDF if format == "pdf" else FORMAT[format], path, CancelToken()))
    if format != "pdf":
        text = path.read_text()
    elif shutil.which("pdftotext") is None:
        pytest.skip("needs pdftotext, which reads a PDF's text")
    else:
        done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True, text=True)
        text = done.stdout
    words = why_moved(result.queries[0], row)
    assert "of the aligned residues are" in words
    assert "Caution" not in text and " ".join(words.split()) in " ".join(text.split())


@pytest.mark.parametrize("size", [(1200, 260), (900, 420), (600, 500), (420, 900)])
def test_the_alignment_stays_where_it_is_from_hit_to_hit(biased, hits, qtbot, size):
    """Longer figures, or why an E-value moved, took another line, and the next hit gave it back."""
    noted, plain, plan = biased.page.current_result(), search().queries[0], search().plan
    view = on_screen(qtbot, AlignmentView(), *size)
    align_rows(plan, plain, range(0, len(plain.hits), 4))
    walk = [(plain, row) for row in range(0, len(plain.hits), 3)]
    walk += [(noted, int(far(hits)[0])), *walk]

    def top(result, row):
        view.set_hit(result, row)
        qtbot.settle()
        return view.canvas.mapTo(view, view.canvas.rect().topLeft()).y()

    tops = [top(*hit) for hit in walk]
    assert tops == sorted(tops), "a line that was taken once stays"
    assert {top(*hit) for hit in walk} == {tops[-1]}
    view.set_hit(None, -1)
    assert top(*walk[0]) == tops[0], "another search begins anew"


def test_bars_of_hits_that_are_not_significant_are_seen_in_the_dark(biased, hits, qapp, qtbot):
    apply_colour_scheme(qapp, "dark")
    qtbot.waitUntil(lambda: is_dark(hits.table.palette()))
    row = len(hits.model.table) - 1
    assert hits.model.is_faint(row)
    place, section = hits.model.model_row(row), [column.key for column in COLUMNS].index("identity")
    hits.table.go_to(0)
    hits.table.scrollTo(hits.model.index(place, section))
    cell = hits.table.visualRect(hits.model.index(place, section))
    cell.setWidth(3 * SPACE)
    picture = hits.table.viewport().grab(cell).toImage()
    y = picture.height() // 2
    bar = max((picture.pixelColor(x, y) for x in range(picture.width())), key=QColor.lightness)
    assert contrast(bar, hits.table.palette().base().color()) >= 3
    apply_colour_scheme(qapp, "light")
    qtbot.waitUntil(lambda: not is_dark(hits.table.palette()))
