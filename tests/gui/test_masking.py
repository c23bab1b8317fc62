"""Masking in the window: seen before the search, asked of the search, and told by what shows it."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QFont

from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import SegParameters, low_complexity
from swathe.core.system.resources import sample_database
from swathe.gui.work.settings import WindowSettings


@pytest.fixture(scope="module")
def query():
    """A sequence of the sample of which SEG masks a tenth to a half."""
    sequences, _ = read_sequences(sample_database())
    some = [each for each in sequences if 0.1 < low_complexity(each.codes).mean() < 0.5 and len(each) < 600]
    return max(some, key=len)


@pytest.fixture(scope="module")
def window_once(open_for_all):
    return open_for_all()


@pytest.fixture
def own(open_window):
    return open_window()


@pytest.fixture
def window(window_once):
    """A window without a query, its form but for the database as at the first start."""
    window_once.form.query.clear()
    window_once.form.restore(WindowSettings())
    window_once.form.options.unfold()
    return window_once


def fasta(*queries):
    """Write queries as text with lines of 50 and gaps in them."""
    return "\n".join(
        f">{query.header}\n" + "\n".join(query.letters[at : at + 50] for at in range(0, len(query), 50))
        for query in queries
    )


def words(query, parameters=None):
    mask = low_complexity(query.codes, parameters or SegParameters())
    return f"SEG masks {mask.sum():,} of {len(query):,} residues"


def shown_as_masked(edit):
    """Return the residues of the editor that are painted in lower case, in order, and all residues' count."""
    letters, count = [], 0
    block = edit.document().firstBlock()
    while block.isValid():
        text = block.text()
        small = np.zeros(len(text), np.bool_)
        for stretch in block.layout().formats():
            if stretch.format.fontCapitalization() == QFont.Capitalization.AllLowercase:
                small[stretch.start : stretch.start + stretch.length] = True
        if text.startswith((">", ";")):
            assert not small.any()
        else:
            residues = np.array([letter not in "-. " for letter in text], np.bool_)
            letters += small[residues].tolist()
            count += int(residues.sum())
        block = block.next()
    return np.array(letters, np.bool_), count


def test_nothing_is_masked_unasked(window, query):
    window.form.query.set_text(fasta(query))
    field = window.form.masking
    assert field.parameters is None
    assert not field.details.isVisible()
    assert not shown_as_masked(window.form.query.edit)[0].any()


def test_the_effect_is_seen_before_the_search(window, query, qtbot):
    form, field = window.form, window.form.masking
    form.query.set_text(fasta(query))
    told = []
    form.query.edit.textChanged.connect(lambda: told.append(1))
    field.box.click()
    assert field.details.isVisible()
    qtbot.waitUntil(lambda: words(query) in field.note.text)
    masked, count = shown_as_masked(form.query.edit)
    assert count == len(query)
    np.testing.assert_array_equal(masked, low_complexity(query.codes))
    assert form.query.edit.toPlainText() == fasta(query)
    assert not told  # nobody typed
    stricter = SegParameters(10, 1.5, 1.8)
    field.parameters_edit.setText("10/1.5/1.8")
    qtbot.waitUntil(lambda: words(query, stricter) in field.note.text)
    np.testing.assert_array_equal(shown_as_masked(form.query.edit)[0], low_complexity(query.codes, stricter))
    field.box.click()
    assert not shown_as_masked(form.query.edit)[0].any()
    assert field.parameters is None


def test_follows_what_is_typed(window, query, qtbot):
    form = window.form
    form.masking.box.click()
    form.query.set_text("MKV")
    qtbot.waitUntil(lambda: "SEG masks 0 of 3 residues" in form.masking.note.text)
    form.query.edit.setPlainText("; a comment\nMKVLAW GHE\n-QQQQQQ.QQQQQQQQQ\nQQQQ\n>two\nQQ")
    qtbot.waitUntil(lambda: "of 30 residues" in form.masking.note.text)
    masked, count = shown_as_masked(form.query.edit)
    assert count == 30
    assert masked.sum() == 19
    assert masked[9:28].all()
    form.query.edit.setPlainText("; a comment\n\nMKVLAW GHE\n-QQQQQQ.QQQQQQQQQ\n\nQQQQ\n>two\nQQ")
    form.query.edit.setFocus()
    qtbot.waitUntil(lambda: 5 in form.masking.preview.stretches)
    masked, count = shown_as_masked(form.query.edit)
    assert (count, masked.sum()) == (30, 19)
    assert masked[9:28].all()
    form.query.clear()
    assert form.masking.note.text == ""
    assert not form.masking.problem


def test_files_and_several_queries_are_previewed(window, query, qtbot, tmp_path):
    path = tmp_path / "three.fasta"
    sequences, _ = read_sequences(sample_database())
    three = [query, sequences[0], query]
    path.write_text(fasta(*three))
    form = window.form
    form.masking.box.click()
    form.query.open(path)
    masked = np.concatenate([low_complexity(each.codes) for each in three])
    qtbot.waitUntil(lambda: f"SEG masks {masked.sum()} of {masked.size:,}" in form.masking.note.text)
    np.testing.assert_array_equal(shown_as_masked(form.query.edit)[0], masked)
    assert form.query.paths == (path,)


def test_colours_follow_the_palette(window, query, qtbot):
    from PySide6.QtWidgets import QApplication

    from swathe.gui.widgets.theme import Colours, apply_colour_scheme

    form = window.form
    form.query.set_text(fasta(query))
    form.masking.box.click()
    qtbot.waitUntil(lambda: bool(form.masking.preview.stretches))
    try:
        for scheme in ("dark", "light"):
            apply_colour_scheme(QApplication.instance(), scheme)
            line = next(iter(form.masking.preview.stretches))
            formats = form.query.edit.document().findBlockByNumber(line).layout().formats()
            muted = Colours.of(form.query.edit.palette()).muted
            assert {stretch.format.foreground().color().name() for stretch in formats} == {muted.name()}
    finally:
        apply_colour_scheme(QApplication.instance(), "system")


def test_a_wholly_masked_query_is_not_searched(window, qtbot, ready):
    form = window.form
    form.database.open(sample_database())
    form.query.set_text("MKVLAWGHERTYIPASDFGH")
    form.masking.box.click()
    ready(window)
    form.query.set_text(">poly\n" + "Q" * 40)
    qtbot.waitUntil(lambda: "SEG masks all 40 residues of query poly" in form.masking.problem)
    assert not form.button.isEnabled()
    assert "would find nothing" in form.button.toolTip()
    form.masking.box.click()
    assert form.button.isEnabled()


@pytest.mark.parametrize(
    ("text", "problem"),
    [("12/2.2", "window/locut/hicut"), ("12/2.5/2.2", "order"), ("", "window/locut/hicut")],
)
def test_wrong_parameters_are_said_beside_the_field(window, query, text, problem):
    form = window.form
    form.query.set_text(fasta(query))
    form.masking.box.click()
    form.masking.parameters_edit.setText(text)
    assert problem in form.masking.problem
    assert form.masking.note.text == form.masking.problem
    assert not form.masking.preview.stretches
    form.masking.parameters_edit.setText("12/2.2/2.5")
    assert not form.masking.problem


def test_pssms_are_not_masked(window, qtbot):
    from pathlib import Path

    form = window.form
    form.masking.box.click()
    form.query.open(Path(__file__).parents[1] / "data/psiblast.pssm")
    qtbot.waitUntil(lambda: "masks nothing: a PSSM" in form.masking.note.text)
    assert form.masking.parameters is None and form.masking.summary == ""  # the run is not called masked
    assert not shown_as_masked(form.query.edit)[0].any()


def test_the_search_is_masked_and_says_so(own, query, qtbot, ready, finish):
    form = own.form
    form.query.set_text(fasta(query))
    form.database.open(sample_database())
    form.masking.box.click()
    form.masking.parameters_edit.setText("12/2.1/2.5")
    ready(own)
    assert form.request().mask == SegParameters(12, 2.1, 2.5)
    own.search()
    finish(own)
    result = own.controller.result
    mask = low_complexity(query.codes, SegParameters(12, 2.1, 2.5))
    np.testing.assert_array_equal(result.queries[0].query.masked, mask)
    assert "--mask seg --seg 12/2.1/2.5" in own.page.run.text()
    assert words(query, SegParameters(12, 2.1, 2.5)) in own.page.run.text()
    bound, masked, scoring = map(own.page.run.text().index, ("E-value bound", "Masking", "Gap costs"))
    assert bound < masked < scoring, "it stood at the very end"
    assert f"SEG masks {mask.sum()} of the query's {len(query)} residues." in own.page.summary.text()
    # The alignment shows the masked residues in lower case.
    qtbot.waitUntil(lambda: 0 in result.queries[0].hits.alignments)
    own.page.hits.table.selectRow(0)
    qtbot.settle(own.page.tabs)
    alignment = result.queries[0].hits.alignments[0]
    aligned = result.queries[0].query.letters[alignment.query_start : alignment.query_end]
    assert aligned != aligned.upper()
    masked = sum(map(str.islower, aligned))
    tip = " ".join(own.page.alignment.figures.toolTip().split())
    assert f"{masked} aligned residues in lower case: masked, scored as X and not counted as identical" in tip
    shown = own.page.alignment.text().replace("\n", "")
    run = max("".join(c if c.islower() else " " for c in aligned).split(), key=len)
    assert run[:20] in shown


def test_is_remembered(open_window, query):
    first = open_window()
    assert first.form.masking.parameters is None
    first.form.masking.choose(SegParameters(10, 1.8, 2.1))
    first.close()
    second = open_window()
    assert second.form.masking.parameters == SegParameters(10, 1.8, 2.1)
    assert second.form.masking.box.isChecked()
    second.form.masking.box.click()
    second.close()
    third = open_window()
    assert third.form.masking.parameters is None
    assert third.form.masking.parameters_edit.text() == "10/1.8/2.1"


@pytest.mark.long
def test_settings_that_make_no_sense_are_dropped(open_window, expected_log):
    settings = WindowSettings()
    settings.write("mask/seg", "12/2.5/2.2")
    settings.flush()
    expected_log("setting mask/seg dropped")
    window = open_window()
    assert window.form.masking.parameters_edit.text() == "12/2.2/2.5"
