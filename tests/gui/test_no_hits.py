"""A query without hits: every tab below the table says the same, and offers nothing to do with it."""

from __future__ import annotations

import dataclasses
import re

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.permutation.borderline import verdict
from swathe.core.permutation.estimation import HitsToPermute, estimate
from swathe.core.statistics.conclusion import SUGGESTIVE
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.stack.view import StackView
from swathe.gui.widgets.taxdump import keep_taxdump
from tests.gui.conftest import search_in
from tests.gui.on_screen import feed, on_screen
from tests.gui.results_fixtures import only_first_query, search, without_hits
from tests.pssm_files import pssm_text, usual_scores


@pytest.fixture
def page(qtbot):
    return on_screen(qtbot, ResultsPage(), 1000, 640)


def ask_of_peptide(form, letters):
    """Enter a short query as the preset for such asks for it."""
    form.database.open(sample_database())
    form.preset.choose("short-peptide")
    form.query.set_text(letters)


def test_every_tab_says_that_there_are_none(page, qtbot):
    result = only_first_query(search())
    feed(page, dataclasses.replace(result, queries=(without_hits(result.queries[0]),)))
    for kind in (AlignmentView, DotPlotView, OverviewView, StackView, PermutationsView):
        shown = page.tabs.open(kind)
        qtbot.settle()
        assert shown.message.isVisible(), kind
        assert shown.message.text().startswith("No hits There is nothing to "), kind
        assert " yet" not in shown.message.text(), "the search is over"


def test_tools_of_the_dot_plot_wait_for_a_hit(page, qtbot):
    plot = page.tabs.open(DotPlotView)
    tools = (
        plot.window_box, plot.threshold_box, plot.suggest_button, plot.show_button,
        *plot.picture_menu.actions()[:2],
    )  # fmt: skip
    assert not any(tool.isEnabled() for tool in tools)
    feed(page, only_first_query(search()))
    qtbot.waitUntil(plot.canvas.isVisible)
    assert all(tool.isEnabled() for tool in tools)
    page.hits.filter_bar.text.setText("no header has these words")
    qtbot.waitUntil(plot.message.isVisible)
    assert not any(tool.isEnabled() for tool in tools)


def offered(page):
    """Return what is offered to try next."""
    button = page.summary.next_button
    return (
        [action.text() for action in button.menu().actions() if action.isVisible()]
        if button.isVisible()
        else []
    )


def test_what_to_try_is_offered_too_where_there_is_no_hit_at_all(page, qtbot):
    """The table said to see it above, where it was not."""
    result = only_first_query(search())
    feed(page, dataclasses.replace(result, queries=(without_hits(result.queries[0]),)))
    qtbot.settle()
    assert "see What to try, above" in page.hits.message.text()
    assert "Search another database…" in offered(page)


def test_where_nothing_is_significant_it_is_said_what_to_try(open_window, qtbot, finish, tmp_path):
    """A page of chance hits suggested nothing to do next."""
    query, database = tmp_path / "alien.fasta", tmp_path / "db.fasta"
    query.write_text(">alien\nMKWVTFISLLFLFSSAYSRGVFRRDAHKSEVAHRFKDLGEENFKALVLIAFAQYL\n")
    database.write_text("".join(f">{text}" for text in sample_database().read_text().split(">")[1:200]))
    window = open_window((query, database))
    search_in(window, qtbot)
    page, form = window.page, window.form
    hits = page.current_result().hits
    assert len(hits) and not hits.n_significant
    assert (
        offered(page)
        == [
            "Search with Distant relatives…",
            "Search another database…",
            "Test the best hits with shuffled copies…",
        ][: 3 if hits.log10_evalues[0] <= 0 else 2]
    )
    next(one for one in page.summary.next_button.menu().actions() if one.isVisible()).trigger()
    qtbot.waitUntil(lambda: not form.problem)
    assert form.isVisible() and form.preset.combo.currentText() == "Distant relatives"
    assert [one.identifier for one in form.query.parsed] == ["alien"]
    search_in(window, qtbot)
    assert page.summary.scoring.text() == "BLOSUM50 13/1"
    assert "Search with Distant relatives…" not in offered(page), "that was tried"
    form.query.set_text(">short\nMKVLAAGIVGLCAKAYWW")
    search_in(window, qtbot)
    assert offered(page)[0] == "Search with Short peptide…"
    next(one for one in page.summary.next_button.menu().actions() if one.isVisible()).trigger()
    qtbot.waitUntil(lambda: not form.problem)
    assert form.preset.combo.currentText() == "Short peptide"
    assert form.filled.text.startswith("The form was filled from") and not window.messages.text, (
        "a second notice had a second button to search"
    )
    form.preset.choose("usual")
    window.form.query.open(sample_queries())
    window.form.database.open(sample_database())
    qtbot.waitUntil(lambda: len(form.query.parsed) == 2 and form.database.database is not None)
    search_in(window, qtbot)
    assert not offered(page), "there are relatives"


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_another_frame_of_a_gene_is_offered_where_one_found_nothing(open_window, qtbot, finish, tmp_path):
    """The gene was gone, and had to be found and opened again."""
    gene, database = tmp_path / "gene.fasta", tmp_path / "db.fasta"
    gene.write_text(">gene\n" + "ATGAAATGGGTTACCTTTATTTCCCTGCTGTTTCTGTTTAGCTCC" * 3 + "\n")
    database.write_text("".join(f">{text}" for text in sample_database().read_text().split(">")[1:100]))
    window = open_window((gene, database))
    page, query = window.page, window.form.query
    qtbot.waitUntil(lambda: query.path == gene and window.form.database.database is not None)
    query.translate(-2)
    search_in(window, qtbot)
    assert page.current_result().hits.n_significant == 0
    assert "Translate another frame…" in offered(page)
    query.set_text(">another\nMKWVTFISLLFLFSSAYSRG")
    actions = page.summary.next_button.menu().actions()
    next(action for action in actions if action.text() == "Translate another frame…").trigger()
    assert query.source_name == "gene.fasta, edited"
    assert [one.header for one in query.parsed] == ["gene"] and "Translate nucleotides" in query.problem
    menu = QApplication.activePopupWidget()
    assert [action.text() for action in menu.actions()][-1] == "All six frames, a query each"
    menu.actions()[-1].trigger()
    menu.close()
    assert len(query.parsed) == 6
    search_in(window, qtbot)
    assert "Translate another frame…" not in offered(page), "all were searched"


def test_another_matrix_is_not_offered_where_a_pssm_scores(open_window, qtbot, tmp_path):
    """It could change nothing but the gap costs, from those that the PSSM was made with; in rounds, too."""
    letters = "MKWVTFISLLFLFSSAYSRGVFRRDAHKSEVAHRFKDLGEENFKALVLIAFAQYL"
    query, database = tmp_path / "alien.pssm", tmp_path / "db.fasta"
    query.write_text(pssm_text(letters, usual_scores(letters)))
    database.write_text("".join(f">{text}" for text in sample_database().read_text().split(">")[1:100]))
    window = open_window((query, database))
    for rounds in (False, True):
        window.form.rounds.box.setChecked(rounds)
        search_in(window, qtbot)
        assert window.page.current_result().hits.n_significant == 0
        assert "Search with Distant relatives…" not in offered(window.page)
        assert "Search another database…" in offered(window.page)


def test_a_query_too_short_for_any_hit_is_said_to_be_so_before_and_after(open_window, qtbot, finish):
    """To raise the bound, or to try another preset, was all that was advised of a single residue."""
    window = open_window()
    page, form = window.page, window.form
    form.query.set_text("M")
    assert "too short" not in form.query.note.text, "in which database, nobody knows yet"
    form.database.open(sample_database())
    short = "1 residue is too short: even a perfect match in a sequence of usual length has E = "
    qtbot.waitUntil(lambda: short in form.query.note.text)
    assert form.query.note.warns and not form.query.problem and form.button.isEnabled()
    search_in(window, qtbot)
    words = page.hits.message.text()
    assert short in words
    assert "Search with a longer query." in words and "What to try" not in words
    assert not offered(page), "nothing of it helps"
    form.report.evalue_edit.setText("100000")
    assert "Even a perfect match of this residue may not be significant" in form.query.note.text
    form.report.evalue_edit.setText("0.001")
    form.query.set_text(">long\n" + "MKVLAAGIVGLCAKAYWW" * 5 + "\n>a\nMKV\n>b\nMKVL\n")
    assert "2 of 3 queries, “a” and “b”, are too short: even a perfect match in" in form.query.note.text
    form.preset.choose("short-peptide")
    form.report.evalue_edit.setText("0.1")
    form.query.set_text("MWCHWCPW")
    assert "too short" not in form.query.note.text
    form.report.evalue_edit.setText("1e-12")
    assert "8 residues are too short" in form.query.note.text


def test_a_peptide_of_which_no_perfect_match_is_significant_has_one_figure(
    open_window, qtbot, finish, tmp_path
):
    """The form quoted that of the shortest sequence there could be, the results the usual one."""
    window = open_window()
    page, form = window.search_page, window.form
    ask_of_peptide(form, "MKWVT")
    worth = "A perfect match of these 5 residues has E = "
    qtbot.waitUntil(lambda: form.query.note.in_sight.startswith(worth))
    assert "too short" not in form.query.note.text and not form.query.note.warns and not form.query.problem
    [figure] = re.findall(r"E = \S+", form.query.note.in_sight)
    search_in(window, qtbot)
    summary = page.results.summary
    assert page.results.current_result().hits.n_significant == 0 < len(page.results.current_result().hits)
    assert f"a perfect match would have {figure}" in summary.text()
    assert summary.info_button.text() in (f"exact scores, a perfect match would have {figure}",
                                          f"at best {figure}")  # fmt: skip
    assert not summary.warns, "a hit of another length can be significant"
    window.resize(1280, 800)
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    qtbot.waitUntil(lambda: summary.info_button.toolButtonStyle() == beside)
    assert any(note.startswith(worth) for note in summary.notes), "which About this run has"
    steps = offered(page.results)
    assert "Use a longer query…" in steps
    assert "Search fewer taxa…" not in steps, "which asked for a file that has to be downloaded"
    assert "Search another database…" not in steps, "a larger one makes it worse"
    [longer] = [one for one in summary.next_button.menu().actions() if "longer" in one.text()]
    assert f"{worth}{figure.removeprefix('E = ')} here" in longer.toolTip().replace("\n", " ")
    taxdump = tmp_path / "taxdump.tar.gz"
    taxdump.write_bytes(b"")
    keep_taxdump(taxdump)
    search_in(window, qtbot)
    assert "Search fewer taxa…" in offered(page.results)
    page.try_next("taxa")
    qtbot.waitUntil(form.taxa.box.hasFocus)


def test_what_to_try_offers_the_usual_preset_where_that_suits_a_peptide_better(open_window, qtbot):
    """The form said so without a button, and *What to try* did not have it."""
    window = open_window()
    ask_of_peptide(window.form, "CWCHD")
    search_in(window, qtbot)
    assert "Search with Usual…" in offered(window.page)
    window.search_page.try_next("usual")
    assert window.form.preset.combo.currentText() == "Usual"
    ask_of_peptide(window.form, "SIINFEKL")
    search_in(window, qtbot)
    assert "Search with Usual…" not in offered(window.page)


def test_where_short_peptide_found_nothing_significant_a_longer_query_is_advised(open_window, qtbot, finish):
    """Only another database was, where an identical sequence alone would have been significant."""
    window = open_window()
    page, form = window.page, window.form
    ask_of_peptide(form, "SIINFEKL")
    qtbot.waitUntil(lambda: not form.problem and form.database.database is not None)
    assert "too short" not in form.query.note.text
    worth = "A perfect match of these 8 residues has E = "
    assert form.query.note.info.words.count("perfect match") == 1, "it was said twice"
    assert worth in form.query.note.info.words and not form.query.note.in_sight, "it is significant"
    search_in(window, qtbot)
    assert page.current_result().hits.n_significant == 0 < len(page.current_result().hits)
    state = page.summary.info_button.text()
    assert state in ("exact scores", "✓"), "a perfect match would have been significant"
    assert {"Search another database…", "Use a longer query…"} <= set(offered(page))
    [longer] = [one for one in page.summary.next_button.menu().actions() if "longer" in one.text()]
    tip = longer.toolTip().replace("\n", " ")
    assert tip.startswith(
        "The longer the query, the more of its hits can be significant. A perfect match of these 8 residues "
        "has E = "
    )
    assert " at best" not in tip and "in a sequence of usual length (" in tip
    form.preset.choose("usual")
    said = r"Even a perfect match of these 8 residues may not be significant; with Short peptide it has E = "
    qtbot.waitUntil(lambda: bool(form.query.note.in_sight))
    assert re.fullmatch(rf"{said}\S+\.", form.query.note.in_sight), form.query.note.in_sight
    [use] = form.query.note.buttons
    assert use.text() == "Use Short peptide"


def test_where_a_perfect_match_is_hardly_significant_form_and_results_say_so(open_window, qtbot, finish):
    """Tooltips alone did: it looked as if the database merely lacked relatives."""
    window = open_window()
    page, form = window.page, window.form
    ask_of_peptide(form, "SIVVFEK")
    judge = "Judge the hits by identity and coverage together, over the whole query."
    qtbot.waitUntil(lambda: judge in form.query.note.in_sight)
    form.query.edit_query()
    usual = r"usual length \(\d+ residues\) and may not be significant \(E > 0.001\)\. "
    assert re.search(usual, form.query.note.in_sight)
    assert "perfect match" not in form.query.note.info.words, "it was said twice"
    assert not form.query.note.warns
    search_in(window, qtbot)
    assert page.current_result().hits.n_significant == 0 < len(page.current_result().hits)
    assert "a perfect match would have E = " in page.summary.text(), "it was said as if there were one"
    assert re.search("(perfect match would have|at best) E = ", page.summary.info_button.text())
    assert not page.summary.warns, "a hit of another length can be significant"
    assert judge in page.summary.info_button.toolTip().replace("\n", " ")
    hits = page.current_result().hits
    row = int(np.flatnonzero(hits.log10_evalues > np.log10(SUGGESTIVE))[0])
    page.hits.table.go_to(row)
    qtbot.waitUntil(lambda: hits.pair(row) is not None)
    said = verdict(page.current_result(), row)
    assert said.endswith("judge it by identity and coverage together, over the whole query."), said


def test_form_line_list_and_verdict_agree_on_a_peptide_searched_with_the_usual_matrix(
    open_window, qtbot, finish, tmp_path
):
    """The verdict alone said that hardly any hit can be convincing; the empty list advised a higher bound."""
    window = open_window()
    page, form = window.page, window.form
    larger, records = tmp_path / "larger.fasta", sample_database().read_text().split(">")[1:]
    with larger.open("w") as file:
        for copy in range(8):  # in which eight times as many scores are owed to chance
            file.writelines(f">{copy}_{record}" for record in records)
    form.database.open(larger)
    form.query.set_text("SIVVFEK")
    qtbot.waitUntil(lambda: not form.problem and form.database.database is not None)
    form.report.evalue_edit.setText("1e-06")
    search_in(window, qtbot)
    worth = form.query.note.in_sight.partition(" Judge the hits by identity and coverage together")[0]
    assert worth.startswith("Even a perfect match of these 7 residues may not be significant")
    assert "before E-values are corrected" not in worth, "beside a table of corrected ones"
    assert f"{worth} Raise the E-value bound, or see What to try, above." in page.hits.message.text()
    form.report.evalue_edit.setText("10")
    search_in(window, qtbot)
    hits = page.current_result().hits
    assert hits.n_significant == 0 < len(hits)
    assert "even a perfect match may not be significant" in page.summary.text()
    assert f"{worth} Judge the hits" in page.summary.info_button.toolTip().replace("\n", " ")
    assert not page.summary.warns
    row = len(hits) - 1
    page.hits.table.go_to(row)
    qtbot.waitUntil(lambda: hits.pair(row) is not None)
    said = verdict(page.current_result(), row)
    assert "Even a perfect match of so short a query may not be significant in this search: judge" in said


def test_how_many_hits_match_a_peptide_perfectly_is_said(open_window, qtbot):
    """Whoever asked whether a peptide is in the database read identity and coverage row by row."""
    window = open_window()
    form, summary = window.form, window.page.summary
    ask_of_peptide(form, "SIVVFEK")
    search_in(window, qtbot)
    hits = window.page.current_result().hits
    there = ["SIVVFEK" in hits.database.sequence(subject).letters for subject in hits.subjects.tolist()]
    assert len(there) > 1 and not any(there)
    none = f"None of the {len(hits):,} hits matches the query perfectly (identity and coverage of 100 %)."
    assert none in summary.notes and none in summary.found.toolTip().replace("\n", " ")
    assert summary.found.text().endswith(f" significant of {len(hits):,} · none matches perfectly")
    letters = sample_queries().read_text().split("\n", 1)[1].replace("\n", "")
    form.query.set_text(letters[40:52])
    search_in(window, qtbot)
    hits = window.page.current_result().hits
    there = [letters[40:52] in hits.database.sequence(subject).letters for subject in hits.subjects.tolist()]
    assert sum(there) > 1 and not all(there)
    some = f"{sum(there)} of {len(hits):,} hits match the query perfectly (identity and coverage of 100 %)."
    assert some in summary.notes and f" · {sum(there)} match perfectly" in summary.found.text()


def test_the_list_of_short_queries_has_how_many_sequences_hold_each(open_window, qtbot):
    """Both a peptide of none and one of several had 0 there: exact matches stood over one query's hits."""
    window = open_window()
    page = window.page
    letters = sample_queries().read_text().split("\n", 1)[1].replace("\n", "")
    ask_of_peptide(window.form, f">none\nSIVVFEK\n>some\n{letters[40:52]}\n>long\n{letters[:40]}\n")
    search_in(window, qtbot)
    summary, keys = page.queries.table, [column.key for column in page.queries.table.columns]
    assert not page.query_list.isColumnHidden(keys.index("exact"))
    some = int(summary.display("exact", 1))
    page.query_list.selectRow(1)
    assert some > 1 and f" · {some} match perfectly" in page.summary.found.text()
    assert [summary.display("exact", row) for row in (0, 2)] == ["0", ""]
    window.form.query.set_text(f">long\n{letters[:40]}\n>longer\n{letters[:50]}\n")
    search_in(window, qtbot)
    assert page.query_list.isColumnHidden(keys.index("exact"))


def test_what_perfect_matches_are_worth_is_said_of_several_queries_too(open_window, qtbot, finish):
    """Of two short peptides the form said nothing."""
    window = open_window()
    page, form = window.page, window.form
    ask_of_peptide(form, ">a\nSIVVFEK\n>b\nSIVKFEL\n>c\nMKWVTFISLLFLFSSAYSR\n")
    qtbot.waitUntil(lambda: "erfect matches of" in form.query.note.in_sight)
    said = (
        "Perfect matches of 2 of 3 queries may not be significant. Judge the hits by identity and coverage."
    )
    assert form.query.note.in_sight == said, "names and figures took the room of the queries"
    more = (
        r"Perfect matches of 2 of 3 queries, “a” and “b”, may not be significant here \(E > 0.001\): they "
        r"have E = \S+( to \S+)? in a sequence of usual length\."
    )
    assert re.search(more, form.query.note.info.words), form.query.note.info.words
    assert form.query.note.info.words.endswith("identity and coverage together, over the whole query.")
    six = "".join(f">{name}\nSIVVFEK\n" for name in "abcdef")
    form.query.set_text(f"{six}>g\nMKWVTFISLLFLFSSAYSR\n")
    named = "Perfect matches of 6 of 7 queries, “a”, “b”, “c” and 3 more, may not be significant here"
    assert named in form.query.note.info.words, "it said how many, but not which"
    form.query.set_text(">a\nSIVVFEK\n>b\nSIVKFEL\n>c\nMKWVTFISLLFLFSSAYSR\n")
    form.preset.choose("usual")
    note = form.query.note
    qtbot.waitUntil(lambda: "With Short peptide perfect matches of" in note.info.words)
    assert "may not be significant" in note.in_sight
    form.preset.choose("short-peptide")
    search_in(window, qtbot)
    for place in range(2):
        page.query_list.selectRow(place)
        if len(page.current_result().hits):
            qtbot.waitUntil(lambda: "perfect match would have E = " in page.summary.text())


def test_no_test_is_offered_where_nothing_is_left_to_test(page):
    """All of eleven hits had been tested automatically, and their test was offered as what to try."""
    result = only_first_query(search())
    hits = result.queries[0].hits
    hits.log10_evalues += -1 - hits.log10_evalues[0]
    feed(page, result)
    assert hits.n_significant == 0 and "Test the best hits with shuffled copies…" in offered(page)
    best = np.flatnonzero(hits.log10_evalues <= 0)
    engine = open_engine("cpu", threads=1)
    work = [HitsToPermute(0, hits, best, result.plan.request.scheme)]
    for event in estimate(work, PairwiseOptions(100), engine, CancelToken(), 1):
        for row, pair in zip(getattr(event, "rows", ()), getattr(event, "pairs", ()), strict=True):
            hits.set_unasked(int(row), pair)
    engine.close()
    page.pairs_arrived(0, best.tolist())
    assert "Test the best hits with shuffled copies…" not in offered(page)


def test_a_list_that_was_joined_to_one_query_is_called_so_where_its_hits_are(open_window, qtbot, finish):
    """Only *About this run* said it: the peptides' hits looked like those of a protein."""
    window = open_window()
    window.form.database.open(sample_database())
    window.form.query.set_text("MSTAGKVIK\nCKAAVLWEL\nKKPFSIEEV\n")
    search_in(window, qtbot)
    line = window.page.summary
    assert "MSTAGKVIK…, joined from 3 lines → swissprot-413.fasta" in line.what.whole()
    tip = line.what.toolTip().replace("\n", " ")
    assert "3 lines without headers joined, as those of a wrapped sequence; if each is a sequence, put" in tip


LENGTHS = 5, 7, 8, 9, 15, 30
_ADVICE = {
    "preset": ("with Short peptide a perfect", "with Short peptide perfect", "with Short peptide it has",
               "with Short peptide they ", "with Short peptide it is not", "search with Short peptide",
               "need Short peptide", "Search with Short peptide…",
               "Search with Short peptide: see"),
    "query": ("Judge the hits", "judge it by identity", "with a longer query", "Use a longer query…"),
}  # fmt: skip


def advised(*said):
    """Return what places advise of a short query: its preset, or a longer query and to judge by the whole."""
    words = " ".join(" ".join(said).split())
    words = words.replace("With", "with")
    return {kind for kind, parts in _ADVICE.items() if any(part in words for part in parts)}


@pytest.fixture(scope="module")
def larger(tmp_path_factory):
    """Thirty times the sample, in which of peptides of one protein those of nine residues can be found."""
    path = tmp_path_factory.mktemp("larger") / "db.fasta"
    records = sample_database().read_text()[1:].split(">")
    path.write_text("".join(f">{copy}_{record}" for copy in range(30) for record in records))
    return path


@pytest.mark.parametrize("letters", ["MSTAGKVIKCKAAVLWELKKPFSIEEVEVA", "SIVVFEKLWCGATNDRHYPQMKSIVVFEKL"])
@pytest.mark.parametrize("preset", ["usual", "short-peptide"])
def test_whatever_place_one_asks_it_advises_the_same_of_a_short_query(
    open_window, qtbot, finish, larger, letters, preset
):
    """Form, *What to try* and verdict agreed on nine residues, and not on eight."""
    window = open_window()
    page, form = window.page, window.form
    form.database.open(larger)
    form.preset.choose(preset)
    qtbot.waitUntil(lambda: form.database.database is not None and form.database.paths == (larger,))
    long = f">long\n{letters}\n"
    said, both = {}, {}
    for n in LENGTHS:
        form.query.set_text(letters[:n])
        alone = form.query.note
        buttons = {"preset"} if [one.text() for one in alone.buttons] == ["Use Short peptide"] else set()
        said[n] = advised(alone.in_sight)
        assert buttons == said[n] & {"preset"}, (n, alone.in_sight)
        form.query.set_text(f">short\n{letters[:n]}\n{long}")
        both[n] = advised(form.query.note.in_sight)
    assert said[5] == said[7] == said[8] == {"query"}
    assert said[9] == ({"preset"} if preset == "usual" else set())
    assert said[15] <= said[9] and said[30] == set(), "beyond doubt"
    assert both == {n: said[n] | said[30] for n in LENGTHS}
    form.query.set_text("".join(f">p{n}\n{letters[:n]}\n" for n in LENGTHS))
    search_in(window, qtbot)
    for place, n in enumerate(LENGTHS):
        page.query_summary.query_chosen.emit(place)
        result = page.current_result()
        hits, line = result.hits, page.summary.info_button.toolTip()
        places = [line, " ".join(offered(page))]
        if len(hits):
            row = len(hits) - 1
            page.hits.table.go_to(row)
            qtbot.waitUntil(lambda hits=hits, row=row: hits.pair(row) is not None)
            places.append(verdict(result, row))
        else:
            places.append(page.hits.message.text())
        found = set.union(*map(advised, places))
        assert len(found) <= 1, (n, places)
        assert not said[n] or found <= said[n], (n, places)
