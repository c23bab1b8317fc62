"""The page of networks: from a file to a picture, tables, alignments and files, by real clicks."""

from __future__ import annotations

import csv
import json
import re
import shlex
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QHelpEvent, QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyleOptionViewItem,
    QToolTip,
)

from swathe.core.cli import main
from swathe.core.headers.brief import brief_organism, untagged
from swathe.core.headers.fields import organism_of
from swathe.core.network.families import parts_of
from swathe.core.network.request import DEFAULT_EVALUE
from swathe.core.results.partial import covered_in_full
from swathe.core.scoring.significance import SMALLEST_SHOWN
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.settings import VERSION
from swathe.gui.network.bound_slider import BoundSlider
from swathe.gui.network.colours import ColourBy, group_colours
from swathe.gui.network.page import PATTERNS
from swathe.gui.network.picture import NetworkPicture, words_of_node
from swathe.gui.widgets.file_dialogs import with_ending
from swathe.gui.widgets.theme import apply_colour_scheme, contrast
from tests.gui.by_keyboard import doubled_letters, missed, nameless, shared_keys, walk
from tests.gui.found_once import found_once
from tests.gui.network_shown import alike_named, assert_families_are_told_apart
from tests.gui.test_large_fonts import cut_off

FAMILIES, SEQUENCES, EDGES = range(3)
HELD = "sequences that partial edges alone hold in a family"


@pytest.fixture(autouse=True, scope="module")
def sample_found_once(proteins, twice_named, many):
    """Two dozen pictures are of the sample, and most of the others of some of it."""
    with found_once((sample_database(), proteins, twice_named, many)):
        yield


@pytest.fixture(scope="module")
def proteins(tmp_path_factory):
    """Return a file of the sample's first 35 sequences: among them families of 6, 6, 3 and 2."""
    path = tmp_path_factory.mktemp("proteins") / "proteins.fasta"
    some = read_sequences(sample_database())[0][:35]
    path.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    return path


@pytest.fixture(scope="module")
def twice_named(tmp_path_factory):
    """Return a file of the sample's first 120 sequences, each with its identifier before its header."""
    path = tmp_path_factory.mktemp("some") / "some.fasta"
    some = read_sequences(sample_database())[0][:120]
    path.write_text("".join(f">{one.identifier} {one.header}\n{one.letters}\n" for one in some))
    return path


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """Return a file of 1,203 short sequences, of which the 1,201st and the last are the same."""
    path, letters = tmp_path_factory.mktemp("many") / "many.fasta", np.array(list("ACDEFGHIKLMNPQRSTVWY"))
    some = np.random.default_rng(1).choice(letters, (1_202, 20))
    records = [f">s{place}\n{''.join(one)}\n" for place, one in enumerate(some)]
    path.write_text("".join([*records, records[1_200].replace(">", ">copy_")]))
    return path


@pytest.fixture
def page(open_window):
    window = open_window()
    window.resize(1200, 800)
    window.menus.action("show_network").trigger()
    return window.pages.get("network")


@pytest.fixture
def search(qtbot):
    def run(page, path):
        page.file.setText(str(path))
        page.button.click()
        qtbot.waitUntil(lambda: not page.controller.state.busy)
        if page.view is not None:
            qtbot.waitUntil(lambda: page.view.places is not None)
        return page.view

    return run


@pytest.fixture
def view(page, search, proteins, qtbot):
    view = search(page, proteins)
    qtbot.waitUntil(view.picture.isVisible)
    return view


def zoom_out(qtbot, view):
    """Show more than the whole network: what somebody zoomed is not arranged anew."""
    qtbot.keyClick(view.picture.view, Qt.Key.Key_Minus)
    assert not view.picture.shows_all


def click(qtbot, view, place):
    qtbot.mouseClick(view.picture.view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def hover(qtbot, view, place, words):
    """Move the mouse about a place until its tip begins with some words: of quick moves some are lost."""

    def said():
        for step in (1, 0):
            qtbot.mouseMove(view.picture.view.viewport(), place + QPoint(step, 0))
        return QToolTip.text().startswith(words)

    qtbot.waitUntil(said)


@pytest.mark.long
def test_it_says_what_is_missing(page, tmp_path):
    assert not page.button.isEnabled()
    assert page.phase.isVisible() and page.phase.text() == page.problem() == "Choose a file."
    page.file.setText(str(tmp_path / "nowhere.fasta"))
    assert "nowhere.fasta" in page.problem()
    page.file.setText(str(sample_database()))
    assert page.problem() == "" and page.button.isEnabled()
    page.evalue.setText("much")
    assert "E-value" in page.problem() and not page.button.isEnabled()
    assert "BLOSUM62" in page.scoring.text() and "belong together" in page.message.text()
    assert not page.export_button.isEnabled()


def test_a_file_gives_a_picture_and_tables(page, view, qtbot):
    assert page.summary.accessibleName() == f"proteins.fasta: {view.summary}"
    assert view.families.sizes[:4].tolist() == [6, 6, 3, 2]
    assert [model.rowCount() for model in view.models] == [
        view.families.n_shared,
        35,
        view.families.rows.size,
    ]
    assert view.count.text() == f"{view.families.n_shared} families"
    assert "35 sequences" in view.picture.text()
    qtbot.waitUntil(lambda: len(view.picture.names_shown) > 3)


def test_a_click_on_an_edge_shows_its_alignment(view, qtbot):
    row = int(view.families.rows[view.families.of_edges == 2][0])
    view.picture.show_nodes(view.families.members[2])
    qtbot.settle()
    click(qtbot, view, view.picture.place_between(row))
    assert view.edge == row and view.tabs.currentIndex() == EDGES
    assert view.edges.table_row(view.tables[EDGES].currentIndex().row()) == row
    qtbot.waitUntil(lambda: view.alignment.text() != "")
    names = view.network.edges.name("a", row), view.network.edges.name("b", row)
    assert all(untagged(name) in view.pair.names.accessibleName() for name in names)
    assert all(name in view.pair.names.toolTip() for name in names)
    assert view.network.edges.display("bits", row) in view.alignment.statistics_text()
    identity = view.network.edges.display("identity", row)
    assert f"({identity} %)" in view.alignment.statistics_text()
    assert sorted(view.picture.marked.tolist()) == sorted(
        (int(view.network.edges.a[row]), int(view.network.edges.b[row]))
    )


def test_a_sequence_without_an_edge_says_so(view, qtbot):
    """A table without a row was there, and the advice to choose an edge in it."""
    alone = int(np.flatnonzero(view.families.degrees == 0)[0])
    name = view.network.nodes.brief_names[alone]
    view.picture.show_nodes(np.array([alone]))
    qtbot.settle()
    click(qtbot, view, view.picture.place_of(alone))
    assert view.node == alone and view.tabs.currentIndex() == SEQUENCES
    assert view.models[SEQUENCES].table_row(view.tables[SEQUENCES].currentIndex().row()) == alone
    assert "No edge with E ≤ 1e-05, nor any up to 1e-05." in view.pair.nothing.text()
    assert view.pair.nothing.text().startswith(name)
    view.tables[SEQUENCES].go_to(view.models[SEQUENCES].model_row(int(view.families.members[1][0])))
    assert "Choose an edge in the table" in view.pair.nothing.text()
    view.set_bound(1e-290)
    view.choose_node(int(view.families.members[-1][0]))
    assert "No edge with E ≤ 1e-290. Its best edge found, with " in view.pair.nothing.text()
    index = view.tables[SEQUENCES].currentIndex()
    evalue = index.siblingAtColumn([one.key for one in view.sequences.columns].index("evalue"))
    assert float(evalue.data()) > 1e-290 and evalue.data(Qt.ItemDataRole.ForegroundRole)
    assert "No edge with E ≤ 1e-290." in evalue.data(Qt.ItemDataRole.ToolTipRole)


def test_a_sequence_chosen_is_described(view):
    """'No edge chosen' stood there, and nowhere what the sequence is."""
    node = int(view.families.members[1][0])
    view.picture.node_chosen.emit(node)
    said, nodes = view.pair.nothing.text(), view.network.nodes
    assert said.startswith(nodes.brief_names[node])
    assert nodes.proteins[node] in said and f"{nodes.lengths[node]} residues" in said
    assert f"Family {view.families.members[1][0] + 1}, {view.families.name(1)}, of 6 sequences" in said
    assert view.pair.nothing.isVisible()
    view.choose_node(-1)
    assert "No edge chosen" in view.pair.nothing.text()


def ends_shown(view, row):
    """Return the names of an edge's ends as the picture has them: from left to right, else from above."""
    names, edges = view.network.nodes.names, view.network.edges
    ends = [int(edges.a[row]), int(edges.b[row])]
    at = {end: view.picture.place_of(end) for end in ends}
    across, down = (at[ends[0]] - at[ends[1]]).toTuple()
    if abs(across) > abs(down):
        return " – ".join(names[end] for end in sorted(ends, key=lambda end: at[end].x()))
    return "\n".join(names[end] for end in sorted(ends, key=lambda end: at[end].y()))


def test_without_partial_edges_families_are_of_whole_ones(page, search, qtbot, tmp_path):
    """No way led to which families fall apart without them."""
    first, second = (one.letters for one in read_sequences(sample_database())[0][:30:15])
    path = tmp_path / "x.fasta"
    path.write_text(f">whole\n{first}\n>same\n{first}\n>shared\n{first[:60]}{second[:150]}\n")
    view = search(page, path)
    assert view.partial_box.isVisible() and view.partial_box.isChecked()
    assert view.families.sizes.tolist() == [3]
    view.partial_action.trigger()
    view.partial_box.click()
    assert view.families.sizes.tolist() == [2, 1] and view.count.text() == "1 whole edge"
    assert page.messages.text == "Without partial edges: 1 sequence stands alone."
    whole = "1 whole edge with E ≤ 1e-05 · 3 sequences: 2 in 1 family and 1 without a whole edge"
    assert page.summary.accessibleName() == f"x.fasta: {whole}"
    assert view.beyond.whole() == "Not shown: 2 (all partial) of 3 edges found with E ≤ 1e-05"
    assert not view.dashed.isVisible() and not view.picture._dashed_few_lines.xData.size
    assert view.picture.notes()[0].endswith("3 sequences, 1 whole edge with E ≤ 1e-05")
    page.export_to(tmp_path / "x.edges.csv")
    qtbot.waitUntil((tmp_path / "x.edges.csv").exists)
    [row] = csv.DictReader((tmp_path / "x.edges.csv").read_text().splitlines())  # no lines above its titles
    beside = json.loads((tmp_path / "x.edges.csv.provenance.json").read_text())
    assert beside["describes"] == "x.edges.csv" and "names" not in beside
    assert any("Left out: 2 partial edges within the bound" in line for line in beside["provenance"])
    assert (row["a"], row["b"], row["family"], row["partial"]) == ("whole", "same", "1", "")
    view.set_bound(1e-6)
    assert view.families.sizes.tolist() == [2, 1], "the bound leaves the box as it is"
    view.partial_box.click()
    assert view.count.text() == "3 edges"


def test_a_sequence_becomes_the_query_from_every_context_menu(page, view, qtbot):
    """*A search with one of the two tests it*, said the tip of a verdict, and nothing offered one."""
    field, names = page.window().form.query, view.network.nodes.brief_names
    row = int(view.families.rows[0])
    a, b = int(view.network.edges.a[row]), int(view.network.edges.b[row])
    called = [f"Use {names[node]} as the query" for node in (a, b)]
    assert not any(one.isVisible() for some in view.query_actions.values() for one in some)
    view.choose_edge(row)
    assert [action.text() for action in view.query_actions[EDGES]] == called
    view.query_actions[EDGES][1].trigger()
    assert [one.header for one in field.sequences()] == [view.network.nodes.header(b)]
    window, file = page.window(), view.network.request.path
    assert not window.controller.state.busy and not page.isVisible()
    assert window.form.database.paths == (file,), "there was none"
    assert window.search_page.messages.text.endswith(f" compares with {file.name}.")
    window.form.database.open(sample_database())
    page.window().menus.action("show_network").trigger()
    view.tables[SEQUENCES].go_to(view.sequences.model_row(a))
    view.query_actions[SEQUENCES][0].trigger()
    assert [one.header for one in field.sequences()] == [view.network.nodes.header(a)]
    assert window.search_page.messages.text.endswith(f" compares with {sample_database().name}.")
    buttons = window.search_page.messages.findChildren(QPushButton)
    [instead] = [one for one in buttons if one.text() == f"Compare with {file.name}"]
    instead.click()
    assert window.form.database.paths == (file,)
    page.window().menus.action("show_network").trigger()
    picture = view.picture
    for place, words in ((picture.place_of(a), called[:1]), (picture.place_between(row), called)):
        offered = [action.text() for action in picture.menu_actions(picture, place)]
        assert offered[: len(words)] == words and offered[len(words)] == "Copy picture"


def test_words_keep_the_zoom_where_what_they_find_is_in_sight(view, qtbot):
    """A word's first letters were found elsewhere, and the whole network was shown for good."""
    picture, nodes = view.picture, view.network.nodes
    picture.show_nodes(view.families.members[0])
    in_sight = picture._are_in_sight(np.arange(len(nodes)))
    seen, elsewhere = int(view.families.members[0][0]), int(np.flatnonzero(~in_sight)[0])
    sight = picture.plot.getViewBox().targetRange()
    view.words.setText(nodes.names[elsewhere])
    assert picture.shows_all
    view.words.setText(nodes.names[seen])
    assert np.allclose(picture.plot.getViewBox().targetRange(), sight)
    view.words.setText(nodes.names[elsewhere])
    view.words.clear()
    assert np.allclose(picture.plot.getViewBox().targetRange(), sight)


def test_the_name_of_a_joined_family_stands_over_the_most_of_its_members(page, search, qtbot):
    """14-3-3 proteins' stood over a few acyltransferases."""
    page.evalue.setText("10")
    view = search(page, sample_database())
    view.set_bound(1e-5)
    view.arrange_button.click()
    qtbot.waitUntil(view.arrange_button.isEnabled)
    parts = view.families.of_node
    zoom_out(qtbot, view)
    view.set_bound(1)
    qtbot.settle(view.picture)
    families, picture = view.families, view.picture
    places = dict(zip(picture._labelled, picture._labels, strict=False))
    joined = [one for one in places if 0 <= one < families.n_shared and families.sizes[one] > 3]
    assert joined
    for family in joined:
        members = families.members[family]
        most = members[parts[members] == np.bincount(parts[members]).argmax()]
        x, label = view.places[most, 0], places[family]
        middle = label.mapRectToParent(label.boundingRect()).center().x()
        assert x.min() - 5 < middle < x.max() + 5


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_an_edge_of_a_small_part_is_dashed_and_says_so(page, search, qtbot, tmp_path):
    """Proteins that share a domain alone looked like a family."""
    first, second, third = (one.letters for one in read_sequences(sample_database())[0][:40:15])
    path = tmp_path / "x.fasta"
    path.write_text(f">whole\n{first}\n>shared\n{first[:60]}{second[:150]}\n>alone\n{third}\n")
    view = search(page, path)
    said = view.dashed.whole().removesuffix(" 2 sequences have no others.")
    assert view.dashed.isVisible() and said != view.dashed.whole() and said in view.picture.notes()
    assert said == "Dashed: 1 partial edge, less than 50 % of one sequence aligned."
    lines = view.picture._few_lines, view.picture._dashed_few_lines
    drawn = [curve for curve in lines if len(curve.xData)]
    assert [curve.opts["pen"].style() for curve in drawn] == [Qt.PenStyle.CustomDashLine]
    view.choose_edge(0)
    chosen = [curve for curve in (view.picture._near, view.picture._dashed_near) if len(curve.xData)]
    styles = [curve.opts["pen"].style() for curve in chosen]
    assert styles == [Qt.PenStyle.CustomDashLine], "the edge chosen looked like a whole one"
    view.choose_node(-1)
    hover(qtbot, view, view.picture.place_between(0), ends_shown(view, 0) + "\nE-value ")
    covered = covered_in_full(view.network.edges, 0)
    assert covered.startswith("The alignment covers only ") and covered in QToolTip.text()
    assert not view.pair.remark.isVisible()
    view.choose_edge(0)
    assert view.pair.remark.isVisible() and view.pair.remark.whole() == f"Convincing. {covered}"
    said = view.pair.remark.toolTip().replace("\n", " ")
    assert "Convincing: below 1e-06. Suggestive: up to 0.05; a search with one of both" in said, "two scales"
    view.choose_node(0)
    assert not view.pair.remark.isVisible() and "1 edge, partial" in view.pair.nothing.text()


def test_partial_edges_are_listed_by_a_click_on_their_number(page, search, qtbot, tmp_path):
    """Their number was all that was said of them: no column in sight and no filter led to them."""
    first, second = (one.letters for one in read_sequences(sample_database())[0][:30:15])
    path = tmp_path / "x.fasta"
    path.write_text(f">whole\n{first}\n>same\n{first}\n>shared\n{first[:60]}{second[:150]}\n")
    view = search(page, path)
    assert ">2 partial edges</a>" in view.dashed.text() and view.edges.rowCount() == 3
    keys = [column.key for column in view.edges.columns]
    verdict, partial = keys.index("verdict"), keys.index("partial")
    assert not view.tables[EDGES].isColumnHidden(verdict)
    for row in range(3):
        cell = view.edges.index(view.edges.model_row(row), verdict)
        covered, is_partial = covered_in_full(view.network.edges, row), view.edges.table.partial[row]
        assert cell.data() == ("Convincing, partial" if is_partial else "Convincing")
        assert bool(covered) == is_partial
        for shown in (cell, cell.siblingAtColumn(partial)):
            assert covered in shown.data(Qt.ItemDataRole.ToolTipRole).replace("\n", " ")
    nodes, counts = view.sequences, [1, 1, 2]
    column = [column.key for column in nodes.columns].index("partial_edges")
    assert not view.tables[SEQUENCES].isColumnHidden(column)
    assert [int(nodes.index(row, column).data()) for row in range(3)] == counts
    assert "2 edges, 1 partial" in words_of_node(view.families, 0)
    view.words.setText("nothing")
    view.dashed.linkActivated.emit("partial")
    assert view.tabs.currentIndex() == EDGES and view.count.text() == "2 of 3 edges"
    assert view.edges.table.partial[view.edges.visible_rows()].all()
    assert view.all_button.isVisible() and view.all_button.toolTip() == "Only partial edges are listed"
    qtbot.mouseClick(view.all_button, Qt.MouseButton.LeftButton)
    assert view.count.text() == "3 edges"
    assert ">1 sequence</a>" in view.dashed.text() and "1 sequence has no others." in view.dashed.whole()
    view.dashed.linkActivated.emit(re.search('href="([^"]*)">1 sequence<', view.dashed.text())[1])
    assert view.tabs.currentIndex() == SEQUENCES and view.count.text() == "1 of 3 sequences"
    assert view.all_button.toolTip() == f"Only {HELD} are listed"
    view.tables[SEQUENCES].go_to(0)
    assert view.node == 2 and view.sequences.rowCount() == 1, "the list stays while one is looked at"
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.sequences.rowCount() == 3
    whole = int(np.flatnonzero(~view.edges.table.partial)[0])
    for back in (lambda: view.choose_edge(whole), lambda: view.choose_node(0), view.show_all):
        view.partial_action.trigger()
        back()
        assert view.edges.model_row(whole) >= 0, "what was chosen was not listed"


def test_an_evalue_that_was_corrected_far_has_a_sign_and_the_coverage_is_in_sight(
    page, search, qtbot, tmp_path
):
    """E-value and bits of a short sequence seemed to contradict each other; nothing said why on the spot."""
    whole = read_sequences(sample_database())[0][12].letters
    path = tmp_path / "x.fasta"
    path.write_text(f">whole\n{whole}\n>same\n{whole}\n>part\n{whole[30:46]}\n")
    page.window().resize(1280, 800)
    view = search(page, path)
    model, why = view.edges, "the bits are those of the unadjusted matrix."
    keys = [column.key for column in model.columns]
    header = view.tables[EDGES].horizontalHeader()
    for row, moved in enumerate(np.abs(model.table.values("evalue_moved")) > 2):
        cells = {key: model.index(model.model_row(row), keys.index(key)) for key in ("evalue", "bits")}
        assert (cells["evalue"].data(Qt.ItemDataRole.DecorationRole) is not None) == moved
        for cell in cells.values():
            assert (why in cell.data(Qt.ItemDataRole.ToolTipRole).replace("\n", " ")) == moved
        assert (why in cells["evalue"].data(Qt.ItemDataRole.AccessibleTextRole)) == moved
        view.choose_edge(row)
        assert (why in view.pair.remark.whole()) == moved
        assert (why in view.picture._words_of_edge(row)) == moved
    assert view.edges.table.remarks(0) == [] != view.edges.table.remarks(1)
    qtbot.settle(view)
    table = view.tables[EDGES]
    end = header.sectionViewportPosition(keys.index("coverage")) + header.sectionSize(keys.index("coverage"))
    assert not table.isColumnHidden(keys.index("coverage")) and end <= table.viewport().width()
    assert not table.isColumnHidden(keys.index("verdict"))


def test_a_fragment_that_lies_in_another_sequence_is_no_partial_edge(page, search, tmp_path):
    """16 of the 17 residues of a fragment were *partial*, as one domain that two proteins share is."""
    whole = read_sequences(sample_database())[0][12].letters
    path = tmp_path / "x.fasta"
    records = {"whole": whole, "some Thing (Fragment)": whole[30:80], "peptide": whole[100:125]}
    records["domain"] = whole[150:230]
    path.write_text("".join(f">{name}\n{letters}\n" for name, letters in records.items()))
    view = search(page, path)
    edges, nodes = view.network.edges, view.network.nodes
    row_of = {nodes.names[b]: row for row, (a, b) in enumerate(zip(edges.a, edges.b, strict=True)) if not a}
    brief = {name: edges.brief_verdict(row) for name, row in row_of.items()}
    assert {name: words.partition(", ")[2] for name, words in brief.items()} == {
        "some": "fragment", "peptide": "fragment", "domain": "partial",
    }, "a domain that is whole is no fragment"  # fmt: skip
    assert edges.text("partial", row_of["some"]) == "" and edges.text("fragment", row_of["some"]) == "B"
    assert edges.text("partial", row_of["domain"]) and not edges.text("fragment", row_of["domain"])
    assert view.dashed.whole().startswith("Dashed: 1 partial edge, ")
    view.choose_edge(row_of["some"])
    assert (
        "B is a fragment, 100.0 % of which lies in the other: the edge is not partial."
        in view.pair.remark.whole()
    )
    view.show_partial(False)
    assert view.families.sizes.tolist() == [3, 1], "a fragment of a protein is a member of its family"


def test_a_family_says_how_many_of_its_edges_are_partial_where_any_are(page, search, tmp_path):
    """One that a partial edge alone held together was *Linked* 100 %, and nothing spoke against it."""
    first, second, third = (one.letters for one in read_sequences(sample_database())[0][:40:15])
    path = tmp_path / "x.fasta"
    records = {"whole": first, "shared": first[:60] + second[:150], "one": third, "same": third}
    path.write_text("".join(f">{name}\n{letters}\n" for name, letters in records.items()))
    view = search(page, path)
    model, table = view.models[FAMILIES], view.tables[FAMILIES]
    column = [column.key for column in model.columns].index("partial_edges")
    assert not table.isColumnHidden(column) and table.horizontalScrollBar().maximum() == 0
    titles = model.headerData(column, Qt.Orientation.Horizontal), model.columns[column].title
    assert titles == ("Partial", "Partial edges")
    assert [model.index(row, column).data() for row in range(2)] == ["1", "0"]
    tip = model.index(0, column).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Its edge is partial: the alignment covers less than 50 % of one of the two")
    assert words_of_node(view.families, 0).endswith(" of 2 sequences; its edge is partial")
    assert words_of_node(view.families, 2).endswith(" of 2 sequences")
    edges = view.network.edges
    bounds = 10.0 ** (edges.log10_evalues[~edges.partial] + 1)
    view.set_bound(float(bounds[0]))
    assert not view.families.partial_counts.any() and not table.isColumnHidden(column), "it came and went"


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_names_of_an_edge_are_in_the_order_of_its_ends(view, qtbot):
    """They were in that of the file: of two dots nobody knew which name is which."""
    families, said = view.families, set()
    for row in families.rows[families.of_edges <= 3][:8].tolist():
        view.picture.show_nodes(families.members[families.of_node[view.network.edges.a[row]]])
        qtbot.settle(view.picture)
        if view.picture._under(view.picture.view.mapToScene(view.picture.place_between(row)))[1] != row:
            continue  # another line lies there
        hover(qtbot, view, view.picture.place_between(row), ends_shown(view, row) + "\nE-value ")
        said.add(" – " in QToolTip.text())
    assert said == {True, False}


def labels_of(picture):
    """Return each name shown with its label's area in the scene."""
    shown = [label for label in picture._labels if label.isVisible()]
    return {label.toPlainText(): label.mapRectToScene(label.boundingRect()) for label in shown}


def test_what_words_find_is_named_and_the_one_chosen_is_stronger(page, search, qtbot):
    """Rings around more than two had no names, and choosing one of them took away the other rings."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)
    picture, nodes = view.picture, view.network.nodes
    view.words.setText("actin")
    qtbot.settle(picture)
    found = picture.marked.tolist()
    assert 2 < len(found) <= 45
    named = [node for node in found if nodes.brief_names[node] in labels_of(picture)]
    assert len(named) > 0.6 * len(found)
    box, areas = picture.plot.getViewBox(), labels_of(picture)
    led = [QPointF(x, y) for x, y in zip(*picture._leaders.getData(), strict=True)]
    starts, ends = (list(map(box.mapViewToScene, some)) for some in (led[::2], led[1::2]))
    for node in named:
        area, middle = areas[nodes.brief_names[node]], box.mapViewToScene(QPointF(*view.places[node]))
        near = area.adjusted(-20, -20, 20, 20).contains(middle)
        assert near or any(
            area.adjusted(-3, -3, 3, 3).contains(end) and (start - middle).manhattanLength() < 25
            for start, end in zip(starts, ends, strict=True)
        )
    for chosen in named[:2]:
        view.choose_node(chosen)
        qtbot.settle(picture)
        assert set(picture.marked.tolist()) == set(found) and view.words.text() == "actin"
        widths = {
            node: pen.widthF() for node, pen in zip(picture.marked, picture._rings.data["pen"], strict=True)
        }
        assert all(widths[chosen] > width for node, width in widths.items() if node != chosen)
        bold = {label.toPlainText() for label in picture._labels if label.textItem.font().bold()}
        assert nodes.brief_names[chosen] in bold & set(labels_of(picture))


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
def test_the_mouse_over_a_sequence_or_an_edge_says_what_it_is(view, qtbot):
    """Of a sequence its length was not said, and its organism in the midst of its header's end alone."""
    families, nodes = view.families, view.network.nodes
    node = int(families.members[1][0])
    alone = int(np.flatnonzero(families.degrees == 0)[0])
    for one in (node, alone):
        view.picture.show_nodes(np.array([one]))
        qtbot.settle(view.picture)
        hover(qtbot, view, view.picture.place_of(one), f"{nodes.brief_names[one]}\n")
        _, protein, organism, figures, *family = QToolTip.text().split("\n")
        header = nodes.header(one)
        assert f" {protein} OS={organism} OX=" in header or f" {protein} OS={organism} GN=" in header
        edges = f"{families.degrees[one]} edges" if families.degrees[one] else "no edge"
        assert figures == f"{nodes.lengths[one]} residues · {edges}"
        said = (
            [f"Family {families.members[1][0] + 1}, {families.name(1)}, of 6 sequences"]
            if one == node
            else []
        )
        assert family == said
    row = int(families.rows[families.of_edges == 2][0])
    view.picture.show_nodes(families.members[2])
    qtbot.settle(view.picture)
    edges, place = view.network.edges, view.picture.place_between(row)
    hover(qtbot, view, place, ends_shown(view, row) + "\nE-value ")
    assert f"identity {edges.display('identity', row)} %" in QToolTip.text()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_what_the_mouse_is_over_is_still_said_when_the_mouse_rests(view, qtbot):
    """The scene, asked for a tip as Qt does then, had none to show in its place: it was gone in a second."""
    viewport, scene = view.picture.view.viewport(), view.picture.plot.scene()
    asked = []

    class Watch(QObject):
        def eventFilter(self, _watched, event):
            asked.append(event.type())
            return False

    watch = Watch()
    scene.installEventFilter(watch)
    node = int(view.families.members[1][0])
    place = view.picture.place_of(node)
    hover(qtbot, view, place, view.network.nodes.brief_names[node])
    QCoreApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place)))
    scene.removeEventFilter(watch)
    assert QEvent.Type.GraphicsSceneMouseMove in asked and QEvent.Type.GraphicsSceneHelp not in asked


def test_the_name_of_what_is_marked_begins_beyond_its_ring(view, qtbot):
    """It covered half of it."""
    row = int(view.families.rows[0])
    view.choose_edge(row)
    qtbot.settle(view.picture)
    box, per_pixel = view.picture.plot.getViewBox(), view.picture.plot.getViewBox().viewPixelSize()[0]
    names = {label.toPlainText(): label for label in view.picture._labels if label.isVisible()}
    seen = 0
    for node in view.picture.marked.tolist():
        label = names.get(view.network.nodes.brief_names[node])
        if label is None:
            continue
        area = box.mapSceneToView(label.mapRectToScene(label.boundingRect())).boundingRect()
        x, size = view.places[node, 0], view.picture._scale * view.picture._sizes[node]
        ring = (size + 7 + 2.5) / 2 * per_pixel
        seen += 1
        assert area.left() >= x + ring or area.right() <= x - ring
    assert seen


@pytest.mark.long
def test_the_alignment_stays_in_its_place_from_edge_to_edge(page, search, proteins, qtbot):
    """What is said of an edge has one line or three, and tools and alignment moved with it."""
    page.window().resize(1280, 800)
    page.evalue.setText("1")
    view = search(page, proteins)
    places, lengths = set(), set()
    for row in range(0, len(view.network.edges), 5):
        view.choose_edge(row)
        qtbot.settle(view)
        places.add(view.alignment.mapTo(view.pair, QPoint()).y())
        lengths.add(len(view.pair.remark.whole()))
        assert view.pair.remark.text() == view.pair.remark.whole(), "the end of a long verdict was cut"
        assert view.pair.remark.whole() in view.pair.all_remarks.words and view.pair.all_remarks.isVisible()
    assert len(lengths) > 2 and len(places) == 1


def test_a_click_on_a_sequence_shows_its_neighbours(view, qtbot):
    node = int(view.families.members[1][0])
    view.picture.show_nodes(view.families.members[1])
    qtbot.settle()
    click(qtbot, view, view.picture.place_of(node))
    assert view.node == node and view.tabs.currentIndex() == EDGES
    shown = view.edges.visible_rows()
    edges = view.network.edges
    assert len(shown) == view.families.degrees[node] < len(edges)
    assert all(node in (edges.a[row], edges.b[row]) for row in shown)
    assert view.count.text() == f"{len(shown)} of {len(edges)} edges"
    assert view.models[SEQUENCES].table_row(view.tables[SEQUENCES].currentIndex().row()) == node
    view.all_button.click()
    assert view.node == -1 and view.edges.rowCount() == len(edges) and not view.all_button.isVisible()
    click(qtbot, view, view.picture.place_of(node))
    click(qtbot, view, QPoint(2, 2))
    assert view.node == -1, "a click beside everything lets go"


def test_an_edge_chosen_in_the_picture_is_in_sight_after_a_sequence_was(page, search, qtbot):
    """The table grew from a sequence's edges to all of them, stood at its top, and the row was far below."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)
    edges, table = view.network.edges, view.tables[EDGES]
    row = len(edges) * 2 // 3
    ends = edges.a[row], edges.b[row]
    node = next(node for node in np.flatnonzero(view.families.degrees) if node not in ends)
    view.picture.node_chosen.emit(int(node))
    qtbot.settle()
    view.picture.edge_chosen.emit(row)
    qtbot.settle()
    at = table.visualRect(table.currentIndex())
    assert view.edges.table_row(table.currentIndex().row()) == row
    assert table.viewport().rect().contains(at.center())


def test_a_table_that_is_sorted_begins_at_its_top(page, search, qtbot):
    """It stood where it was scrolled to, at rows nobody asked for, or at the chosen edge."""
    view = search(page, sample_database())
    view.tabs.setCurrentIndex(EDGES)
    table, bar, edges = view.tables[EDGES], view.tables[EDGES].verticalScrollBar(), view.network.edges
    header = table.horizontalHeader()
    section = [column.key for column in view.edges.columns].index("identity")
    qtbot.settle()
    bar.setValue(bar.maximum() // 2)
    header.setSortIndicator(section, Qt.SortOrder.AscendingOrder)
    assert bar.value() == 0
    row = len(edges) // 3
    view.choose_edge(row)
    for order in (Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder):
        header.setSortIndicator(section, order)
        assert view.edges.table_row(table.currentIndex().row()) == row and bar.value() == 0


def test_what_is_shown_stays_until_there_is_another_network(page, view, search, tmp_path, qtbot):
    """A file that was refused, or a search cancelled, took the network with it, which no history has."""
    network, picture = page.network, view.picture
    refused = tmp_path / "one.fasta"
    refused.write_text(">x\nMKVLA\n")
    search(page, refused)
    assert "fewer than two sequences" in page.messages.text
    assert page.network is network and picture.isVisible() and page.export_button.isEnabled()
    assert page.summary.accessibleName() == f"proteins.fasta: {view.summary}", "and says of what file it is"
    search(page, sample_queries())
    assert page.network is not network
    assert page.summary.accessibleName().startswith(f"{sample_queries().name}: ")


def test_a_cancelled_search_leaves_the_last_network(page, view, qtbot, long_work):
    network = page.network
    page.file.setText(str(long_work[1]))
    page.button.click()
    qtbot.waitUntil(lambda: "All against all" in page.phase.text())
    assert not view.isVisible() and "Comparing" in page.message.text()
    assert page.summary.accessibleName() == "Network"
    assert not page.differs.isVisible()
    page.button.click()
    qtbot.waitUntil(lambda: not page.controller.state.busy)
    assert page.network is network and view.isVisible()
    said = "An unfinished search gives no network. The one of the earlier search is shown."
    assert page.messages.text == f"Cancelled. {said}"
    assert f"file {long_work[1].name} instead of proteins.fasta" in page.differs.accessibleDescription()
    assert page.differs.isVisible()
    page.file.setText(str(view.network.request.path))
    assert not page.differs.isVisible()


def test_a_sequence_without_an_edge_is_of_no_family_in_the_table(view):
    """*Family 101* stood under a heading that counted 47 families."""
    model = view.models[SEQUENCES]
    section = [column.key for column in model.columns].index("family")
    cells = [model.index(row, section).data() for row in range(model.rowCount())]
    linked = view.families.degrees > 0
    assert [bool(cell) for cell in cells] == linked.tolist()
    numbers = {int(cell) for cell in cells if cell}
    assert numbers == {members[0] + 1 for members in view.families.members if members.size > 1}
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        model.sort(section, order)
        assert model.index(model.rowCount() - 1, section).data() == ""


def test_a_family_is_called_after_the_most_of_its_members_whatever_the_bound(page, search, qtbot):
    """It was called after that with the most edges: another one where the same members had fewer edges.

    And *Protein MGF* was *Protein MGF 100* where another bound had two families of that name.
    """
    view = search(page, sample_database())
    named = {}
    for bound, partial in ((1e-5, True), (1e-5, False), (1e-6, True), (1e-8, True), (1e-20, True)):
        view.show_partial(partial)
        view.set_bound(bound)
        families = view.families
        names = [re.sub(r" \(family [\d,]+\)$", "", families.name(row)) for row in range(families.n_shared)]
        for family, name in enumerate(names):
            members = tuple(families.members[family].tolist())
            assert named.setdefault(members, name) == name
            assert (families.name(family) != name) == (names.count(name) > 1)
            if name.endswith(" and others"):
                shared = name.removesuffix(" and others").casefold()
                proteins = [families.nodes.proteins[node].casefold() for node in members]
                having = sum(shared in protein for protein in proteins)
                begins = Counter(protein.split()[0] for protein in proteins if protein)
                assert having > len(members) / 2 or begins[shared.split()[0]] == max(begins.values())
    assert any(name.endswith(" and others") for name in named.values())


def test_words_on_those_without_an_edge_stand_where_these_were_laid_out(page, search, qtbot):
    """They stood over families once the bound had taken edges away all over the picture, and hid numbers."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)

    def label():
        shown = [one for one in view.picture._labels if one.isVisible()]
        [words] = [one for one in shown if "without an edge" in one.toPlainText()]
        return words.toPlainText(), words.mapToScene(0, 0)

    qtbot.waitUntil(lambda: any("without an edge" in name for name in view.picture.names_shown))
    qtbot.settle()
    alone = int((view.families.degrees == 0).sum())
    words, place = label()
    assert words == f"{alone} without an edge"
    zoom_out(qtbot, view)
    view.picture.notes()  # asks for the labels of now
    _, place = label()
    view.set_bound(1e-60)
    more = int((view.families.degrees == 0).sum())
    lost, them = ("its", "it") if more - alone == 1 else ("their", "them")
    lost = f"{more - alone} more lost {lost} edges, Arrange moves {them} here"
    qtbot.waitUntil(lambda: f"{alone} without an edge; {lost}" in view.picture.names_shown)
    assert label()[1] == place
    view.arrange()
    qtbot.waitUntil(lambda: f"{more} without an edge" in view.picture.names_shown)


def test_the_bound_of_the_search_and_of_what_is_shown_are_told_apart(page, view):
    """Both read 1e-05, as *E-value ≤* and *Edges ≤*, and only their tooltips told them apart."""
    assert page.evalue_label.text().replace("&", "") == "Find edges with E ≤"
    assert "Show E ≤" in {label.text() for label in view.findChildren(QLabel)}
    assert "a lower one can be shown afterwards" in page.all_scoring.words


def test_a_row_can_be_chosen_again_after_a_click_beside_everything(view, qtbot):
    """It stayed highlighted over *No edge chosen*, and a click on it did nothing."""
    view.tabs.setCurrentIndex(EDGES)
    table = view.tables[EDGES]
    table.go_to(1)
    chosen = view.edge
    assert chosen >= 0
    view.picture.node_chosen.emit(-1)
    assert view.edge == -1 and not table.selectionModel().hasSelection()
    qtbot.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(table.model().index(1, 0)).center()
    )
    assert view.edge == chosen


@pytest.mark.long
def test_tables_choose_in_the_picture(view, qtbot):
    view.tables[FAMILIES].go_to(2)
    assert set(view.picture.marked) == set(view.families.members[2])
    before = view.picture.plot.getViewBox().viewRect()
    qtbot.keyClick(view.tables[FAMILIES], Qt.Key.Key_Return)
    assert view.picture.plot.getViewBox().viewRect().width() < before.width()
    view.tabs.setCurrentIndex(SEQUENCES)
    view.all_button.click()
    view.tables[SEQUENCES].go_to(3)
    assert view.picture.marked.tolist() == [view.models[SEQUENCES].table_row(3)] == [view.node]
    view.choose_node(-1)
    view.tabs.setCurrentIndex(EDGES)
    view.tables[EDGES].go_to(1)
    assert view.edge == view.edges.table_row(1)
    qtbot.waitUntil(lambda: view.alignment.text() != "")


def test_sequences_and_edges_follow_the_family_chosen(view, qtbot):
    """Only the edges did: its sequences were somewhere among all."""
    view.tables[FAMILIES].go_to(2)
    members = view.families.members[2].tolist()
    assert not view.all_button.isVisible()
    for tab in (SEQUENCES, EDGES):
        view.tabs.setCurrentIndex(tab)
        assert view.all_button.isVisible() and " of a family are listed" in view.all_button.toolTip()
    assert view.sequences.visible_rows().tolist() == members
    view.tabs.setCurrentIndex(SEQUENCES)
    assert view.count.text() == f"{len(members)} of 35 sequences"
    view.tables[SEQUENCES].go_to(1)
    assert view.node == members[1]
    assert view.sequences.visible_rows().tolist() == members, "one after the other is looked at"
    assert view.all_button.isVisible()
    view.tables[FAMILIES].go_to(0)
    assert view.sequences.visible_rows().tolist() == view.families.members[0].tolist()
    view.all_button.click()
    assert view.sequences.rowCount() == 35 and not view.all_button.isVisible()
    view.tables[FAMILIES].go_to(1)
    assert view.sequences.rowCount() == len(view.families.members[1])
    view.choose_node(members[0])
    assert view.sequences.rowCount() == 35


def test_new_words_end_a_choice_and_an_empty_table_says_what_leaves_its_rows_out(view, qtbot):
    """The words found nothing, for the sequence chosen still kept all other edges out of the table."""
    families, table = view.families, view.network.edges
    view.choose_node(int(families.members[0][0]))
    assert view.edges.rowCount() < families.rows.size
    other = view.network.nodes.brief_names[int(families.members[1][0])]
    view.words.setText(other)
    assert view.node == -1 and view.pair.nothing.text().startswith("No edge chosen")
    assert view.edges.rowCount() == np.count_nonzero(
        [other in f"{table.header('a', row)} {table.header('b', row)}" for row in families.rows.tolist()]
    )
    view.words.setText("glycosylase nowhere")
    assert view.tabs.currentIndex() == EDGES and not view.tables[EDGES].isVisible()
    assert view.empty[EDGES].text() == (
        "No edge is listed Only edges with the words glycosylase nowhere are listed."
    )
    qtbot.mouseClick(view.empty[EDGES].findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    assert view.words.text() == "" and view.edges.rowCount() == families.rows.size
    assert view.tables[EDGES].isVisible() and not view.all_button.isVisible()
    view.words.setText(other)
    view.tables[FAMILIES].go_to(0)
    assert view.all_button.isVisible() and view.sequences.rowCount() == 1
    view.all_button.click()
    assert view.sequences.rowCount() == 35 and view.words.text() == "", "the words stayed"


def test_words_of_sequences_without_an_edge_lead_from_the_other_tables_to_theirs(view):
    """'No family is listed' was all that was said of a protein that had been found."""
    [alone, *_] = view.families.members[-1]
    view.words.setText(view.network.nodes.brief_names[int(alone)])
    for tab in (FAMILIES, EDGES):
        view.tabs.setCurrentIndex(tab)
        assert view.empty[tab].text().endswith(" are listed. 1 sequence has this word: see Sequences.")
    view.tabs.setCurrentIndex(SEQUENCES)
    assert view.tables[SEQUENCES].isVisible() and view.sequences.rowCount() == 1


@pytest.mark.long
def test_words_find_sequences(view, qtbot):
    qtbot.keyClicks(view.words, "glycosylase")
    assert view.models[FAMILIES].rowCount() == 1 and view.models[SEQUENCES].rowCount() == 6
    assert "1 of" in view.count.text()
    qtbot.keyClick(view.words, Qt.Key.Key_Down)
    assert view.tables[view.tabs.currentIndex()].hasFocus()
    node = int(view.families.members[2][0])
    view.choose_node(node)
    assert view.words.text() == "", "what was chosen is shown, whatever was searched for"


def test_the_alignment_of_an_edge_goes_while_words_leave_its_row_out(view, qtbot):
    """It stayed below a table without its row."""
    row = int(view.families.rows[view.families.of_edges == 1][0])
    names = view.network.nodes.brief_names
    view.choose_edge(row)
    view.words.setText(names[int(view.network.edges.a[row])])
    assert not view.pair.nothing.isVisible(), "the words leave it in"
    view.words.setText(names[int(view.families.members[2][0])])
    assert view.edges.rowCount() > 0 and view.edges.model_row(row) < 0
    assert "Edge chosen not listed" in view.pair.nothing.text() and view.pair.nothing.isVisible()
    qtbot.settle(view)
    assert 4 * view.pair.height() < view.tabs.height(), "a sentence had the room of an alignment"
    view.words.clear()
    assert view.edge == row and not view.pair.nothing.isVisible()
    assert view.edges.table_row(view.tables[EDGES].currentIndex().row()) == row


def test_what_words_find_is_listed_from_the_top(page, search, qtbot):
    """The list opened in its middle, where the row was that had been chosen."""
    view = search(page, sample_database())
    view.tabs.setCurrentIndex(SEQUENCES)
    view.tables[SEQUENCES].go_to(view.sequences.rowCount() - 1)
    view.tabs.setCurrentIndex(SEQUENCES)
    view.words.setText("protein")
    qtbot.settle(view)
    bar = view.tables[SEQUENCES].verticalScrollBar()
    assert bar.maximum() > 0 and bar.value() == 0


def test_another_evalue_changes_families_at_once(page, view, qtbot):
    before = view.families.rows.size
    view.bound.setText("1e-40")
    qtbot.keyClick(view.bound, Qt.Key.Key_Return)
    assert view.families.evalue == 1e-40 and view.families.rows.size < before
    assert view.edges.rowCount() == view.families.rows.size
    assert view.models[FAMILIES].rowCount() == view.families.n_shared
    assert "1e-40" in page.summary.accessibleName() and str(view.families.rows.size) in view.picture.text()
    view.slider.setValue(view.slider.maximum())
    qtbot.waitUntil(lambda: view.families.evalue == SMALLEST_SHOWN)  # tables tell no lower ones apart
    view.slider.setValue(view.slider.minimum())
    qtbot.waitUntil(lambda: view.families.rows.size == before)
    assert view.families.evalue == DEFAULT_EVALUE
    view.bound.setText("no number")
    view.bound.editingFinished.emit()
    assert view.bound.text() == "1e-05"


def test_another_evalue_leaves_dots_and_colours_where_they_are(page, search, proteins, qtbot):
    """Everything was laid out anew with every bound, so that one lost one's place."""
    page.evalue.setText("10")
    view = search(page, proteins)
    qtbot.waitUntil(view.picture.isVisible)
    places, sight = view.places, view.picture.plot.getViewBox().targetRect()
    button, before = view.arrange_button.mapTo(view, QPoint()), view.families
    colour_of = {node: view.picture.colour_of(node).name() for node in range(len(view.network.nodes))}
    view.set_bound(1e-5)
    qtbot.settle(view)
    assert view.places is places and view.picture.plot.getViewBox().targetRect() == sight
    assert view.arrange_button.mapTo(view, QPoint()) == button, "the message moves no control"
    split, left = parts_of(before, view.families)
    alone = int(np.count_nonzero(~view.families.shared[left]))
    assert split and alone and page.messages.text.startswith("Up to E ≤ 1e-05: ")
    assert page.messages.text.endswith(f", {alone} sequences stand alone.")
    stayed = np.flatnonzero(view.families.shared & ~np.isin(np.arange(len(colour_of)), left)).tolist()
    assert stayed and all(view.picture.colour_of(node).name() == colour_of[node] for node in stayed)
    page.messages.way_in.click()
    listed = view.models[SEQUENCES].visible_rows()
    assert sorted(listed.tolist()) == view.picture.marked.tolist() == left.tolist()
    assert view.tabs.currentIndex() == SEQUENCES and "that left their families" in view.all_button.toolTip()
    view.set_bound(10)
    assert view.places is places and not page.messages.text
    view.set_bound(1e-5)
    view.arrange_button.click()
    qtbot.waitUntil(lambda: view.places is not places)
    assert view.picture.shows_all


@pytest.mark.parametrize(("highest", "lowest"), [(1.0, -300.0), (-5.0, -180.0), (-5.0, -8.0), (-2.0, -2.0)])
def test_the_slider_gives_the_bounds_that_are_tried_most_of_its_length(qtbot, highest, lowest):
    """From 10 to 1e-10 it was a few pixels of hundreds."""
    slider = BoundSlider()
    qtbot.addWidget(slider)
    slider.span(highest, lowest)
    slider.setValue(slider.maximum())
    assert slider.log10_evalue == pytest.approx(lowest) and slider.isEnabled() == (highest > lowest)
    slider.go_to(highest - 11)
    assert slider.value() >= slider.maximum() / 2 or highest == lowest
    reached = []
    for value in range(slider.minimum(), slider.maximum() + 1, 50):
        slider.setValue(value)
        reached.append(slider.log10_evalue)
        slider.go_to(slider.log10_evalue)
        assert slider.value() == value or highest == lowest
    assert reached[0] == highest and reached == sorted(reached, reverse=True)
    slider.go_to(highest + 3)
    assert slider.value() == slider.minimum()


def test_a_bound_above_that_of_the_search_says_why_it_is_not_taken(page, view, qtbot):
    """The box went back to the search's bound without a word."""
    view.bound.setText("0.02")
    qtbot.keyClick(view.bound, Qt.Key.Key_Return)
    assert view.bound.text() == "1e-05" and view.families.evalue == DEFAULT_EVALUE
    said = "Edges were found up to E ≤ 1e-05; another comparison finds weaker ones."
    assert page.messages.text == said
    assert page.messages.way_in.text() == "Find edges with E ≤ 0.02"
    qtbot.mouseClick(page.messages.way_in, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.view is not view and not page.controller.state.busy)
    view = page.view
    assert page.evalue.text() == "0.02" and view.families.evalue == 0.02
    page.messages.hide()
    for bound in ("0.02", "1e-40"):
        view.bound.setText(bound)
        qtbot.keyClick(view.bound, Qt.Key.Key_Return)
        assert "another comparison" not in page.messages.text


def test_lines_between_families_that_stand_apart_hint_at_arrange(page, search, proteins, qtbot):
    """Lines ran across other families once weaker edges were shown, and nothing said what to do."""
    page.evalue.setText("10")
    view = search(page, proteins)
    qtbot.waitUntil(view.picture.isVisible)
    assert not view.apart.isVisible()
    zoom_out(qtbot, view)
    view.set_bound(1e-20)
    assert not view.apart.isVisible(), "families that lost edges are not torn apart"
    places = view.places
    view.arrange_button.click()
    qtbot.waitUntil(lambda: view.places is not places)
    zoom_out(qtbot, view)
    view.set_bound(10)
    assert view.apart.isVisible()
    assert view.apart.text().endswith(" join what stands apart: Arrange draws it together.")
    places = view.places
    view.arrange_button.click()
    qtbot.waitUntil(lambda: view.places is not places)
    assert not view.apart.isVisible()


def test_a_choice_survives_another_tab(view, qtbot):
    """A table that a tab brought forward took the focus, and its first row became the choice."""
    bar, clicked = view.tabs.tabBar(), Qt.MouseButton.LeftButton

    def choose(tab, place):
        table = view.tables[tab]
        spot = table.visualRect(table.model().index(place, 0)).center()
        qtbot.mouseClick(table.viewport(), clicked, pos=spot)

    def bring(tab):
        qtbot.mouseClick(bar, clicked, pos=bar.tabRect(tab).center())
        view.tables[tab].setFocus(Qt.FocusReason.TabFocusReason)

    choose(FAMILIES, 2)
    chosen = view.picture.marked.tolist()
    assert chosen == view.families.members[view.models[FAMILIES].table_row(2)].tolist()
    for tab in (SEQUENCES, EDGES, FAMILIES):
        bring(tab)
        assert view.picture.marked.tolist() == chosen and view.node == view.edge == -1
    ends = view.network.edges.a[view.edges.visible_rows()]
    assert view.edges.rowCount() == np.count_nonzero(view.families.of_edges == 2) > 0
    assert np.isin(ends, chosen).all(), "those of another family came first"
    bring(EDGES)
    assert view.all_button.isVisible()
    view.all_button.click()
    assert view.edges.rowCount() == view.families.rows.size and not view.picture.marked.size
    bring(EDGES)
    choose(EDGES, 3)
    edge = view.edge
    assert edge == view.edges.table_row(3)
    for tab in (SEQUENCES, FAMILIES, EDGES):
        bring(tab)
        assert view.edge == edge
    assert [index.row() for index in view.tables[EDGES].selectionModel().selectedRows()] == [3]
    bring(SEQUENCES)
    choose(SEQUENCES, 0)
    assert view.node == view.models[SEQUENCES].table_row(0), "the row that the focus is on can be chosen"


@pytest.mark.long
def test_an_edge_that_the_bound_leaves_out_is_let_go(view, qtbot):
    view.choose_edge(int(view.families.rows[-1]))
    view.set_bound(1e-100)
    assert view.edge == -1 and view.pair.nothing.isVisible()
    assert view.families.rows.size


def test_every_file_is_written(page, view, qtbot, tmp_path, monkeypatch):
    view.set_bound(1e-20)
    offered = []
    for end, pattern in PATTERNS:
        chosen = (str(tmp_path / "net"), pattern)

        def answer(*asked, chosen=chosen):
            offered.append(asked[2])
            return chosen

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        page.messages.hide()
        page.export_button.click()
        path = tmp_path / f"net{end}"
        qtbot.waitUntil(lambda path=path: page.messages.isVisible() and path.name in page.messages.text)
        assert "Saved " in page.messages.text and path.stat().st_size
    stem = view.network.request.path.name.partition(".")[0]
    assert {Path(name).name for name in offered} == {f"{stem}-network.families.csv"}, "named after the file"
    (tmp_path / f"{stem}-network.families.csv").touch()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: offered.append(asked[2]) or ("", ""))
    page.ask_to_export()
    assert Path(offered[-1]).name == f"{stem}-network-2.families.csv", "its end was families-2.csv"
    lines = (tmp_path / "net.families.csv").read_text().splitlines()
    rows = csv.DictReader(line for line in lines if line[:1] != "#")
    written = {row["sequence"]: row["family"] for row in rows}
    table = view.sequences.table
    assert written == {
        table.text("sequence", row): table.display("family", row) for row in range(len(table))
    }, "the numbers of the page"
    lines = (tmp_path / "net.edges.tsv").read_text().splitlines()
    rows = list(csv.DictReader([line for line in lines if line[:1] != "#"], dialect="excel-tab"))
    assert len(rows) == view.families.rows.size
    nodes = json.loads((tmp_path / "net.cyjs").read_text())["elements"]["nodes"]
    at = np.array([[node["position"]["x"], -node["position"]["y"]] for node in nodes])
    assert at / 50 == pytest.approx(view.places, abs=0.01), "neighbours 1 point apart lay over one another"
    assert f'<data key="node_x">{at[1, 0]:.2f}</data>' in (tmp_path / "net.graphml").read_text()
    assert np.load(tmp_path / "net.npy").shape == (35, 35) and (tmp_path / "net.npy.names.tsv").exists()
    assert not QImage(str(tmp_path / "net.png")).isNull()


@pytest.mark.parametrize(
    ("keys", "end", "first"),
    [
        ("Families, a row for each sequence, tab", ".families.tsv", "sequence\tfamily"),
        ("Edges, comma", ".edges.csv", "a,b,"),
    ],
)
def test_the_type_chosen_in_the_dialog_decides_name_and_contents(
    page, view, qtbot, tmp_path, keys, end, first
):
    """*Families* was chosen, the name became network.tsv, and edges were written."""
    shown = []

    def answer():
        dialog = page.window().findChild(QFileDialog)
        if dialog is None or not dialog.isVisible():
            QTimer.singleShot(0, answer)
            return
        types = dialog.findChild(QComboBox, "fileTypeCombo")
        name = dialog.findChild(QLineEdit, "fileNameEdit")
        name.setText(str(tmp_path / name.text()))
        for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * types.count()):
            qtbot.keyClick(types, key)
            shown.append(Path(name.text()).name)
        qtbot.keyClick(types, Qt.Key.Key_Home)
        while not types.currentText().startswith(keys):
            qtbot.keyClick(types, Qt.Key.Key_Down)
        shown.append(Path(name.text()).name)
        dialog.accept()

    QTimer.singleShot(0, lambda: QTimer.singleShot(0, answer))  # once the window knows of its dialog
    page.ask_to_export()
    stem = f"{view.network.request.path.name.partition('.')[0]}-network"
    assert shown[-1] == f"{stem}{end}"
    assert {name.removeprefix(stem) for name in shown} == {end for end, _ in PATTERNS}
    path = tmp_path / shown[-1]
    qtbot.waitUntil(lambda: page.messages.text.startswith("Saved ") and path.name in page.messages.text)
    lines = path.read_text().splitlines()
    assert next(line for line in lines if line[:1] != "#").startswith(first)


def test_a_name_typed_with_the_last_part_of_the_type_alone_gets_all_of_it():
    all_types = ";;".join(words for _, words in PATTERNS)
    families = next(words for end, words in PATTERNS if end == ".families.tsv")
    for typed, whole in (
        ("net", "net.families.tsv"),
        ("net.tsv", "net.families.tsv"),
        ("net.families.tsv", "net.families.tsv"),
        ("net.graphml", "net.graphml"),
        ("net.1", "net.1.families.tsv"),
    ):
        assert with_ending(Path(typed), families, all_types) == Path(whole)


@pytest.mark.long
def test_a_name_without_a_known_end_is_refused(page, view, tmp_path):
    page.export_to(tmp_path / "net.xls")
    assert "tells no format" in page.messages.text
    page.export_to(tmp_path / "nowhere" / "net.npy")
    assert "no folder" in page.messages.text


def test_it_is_cancelled_by_the_same_button_and_by_escape(page, qtbot, long_work):
    _, database = long_work
    for stop in (page.button.click, lambda: page.window().menus.action("cancel").trigger()):
        page.file.setText(str(database))
        page.button.click()
        qtbot.waitUntil(lambda: page.controller.state.value == "searching")
        qtbot.waitUntil(lambda: "All against all" in page.phase.text())
        assert page.button.text() == "Cancel"
        stop()
        qtbot.waitUntil(lambda: not page.controller.state.busy)
        assert page.network is None and "Cancelled" in page.messages.text


def test_faults_are_said_on_the_page(page, search, tmp_path):
    path = tmp_path / "a.fasta"
    path.write_text(">x\nMK1VLA\n")
    search(page, path)
    assert "a.fasta" in page.messages.text
    path.write_text(">x\nMKVLA\n>x\nMKVLA\n")
    search(page, path)
    assert "called x, records 1 and 2" in page.messages.text
    path.write_text(">x\nMKVLA\n")
    search(page, path)
    assert "fewer than two sequences" in page.messages.text
    page.evalue.setText("1")
    assert not page.messages.text, "that is said of another comparison"
    path.write_text(">x\nMKVLA\n>y\nWWWWW\n")
    assert search(page, path) is None
    assert "No edges" in page.message.text() and "0 edges" in page.summary.accessibleName()


def test_a_search_waits_for_its_end_and_the_other_way_round(page, qtbot, long_work, ready, finish):
    window = page.window()
    page.file.setText(str(long_work[1]))
    page.button.click()
    window.form.query.open(sample_queries())
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    assert "network search is running" in window.messages.text and not window.controller.state.busy
    why = "A network search is running. Wait until it has ended, or cancel it."
    window.menus.action("show_search").trigger()
    assert not window.form.button.isEnabled(), "it looked as if it would search, and did not"
    assert window.form.button.toolTip() == window.form.button.accessibleDescription() == why
    assert window.menus.action("search").toolTip() == why
    window.messages.hide()
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.messages.text == why and not window.controller.state.busy
    window.menus.action("show_reciprocal").trigger()
    assert "A network search is running" in window.pages.get("reciprocal").problem()
    window.pages.get("network").cancel()
    qtbot.waitUntil(lambda: not page.controller.state.busy)
    assert window.form.button.isEnabled()
    window.search()
    assert "A search is running" in page.problem()
    finish(window)
    assert "A search is running" not in page.problem()


def test_weaker_edges_wait_for_what_runs_elsewhere(page, view, qtbot, long_work):
    """The button changed the fields, and nothing ran."""
    other = page.window().pages.get("reciprocal")
    for edit in other.files.values():
        edit.setText(str(long_work[1]))
    assert view.weaker_button.isEnabled()
    other.button.click()
    assert not view.weaker_button.isEnabled() and "Wait until it has ended" in view.weaker_button.toolTip()
    before = page.evalue.text()
    view.weaker_wanted.emit(view.weaker)
    assert page.evalue.text() == before and page.messages.text == page.forbidden()
    other.cancel()
    qtbot.waitUntil(lambda: not other.state.busy)
    assert view.weaker_button.isEnabled() and "Compare all again" in view.weaker_button.toolTip()


def test_the_database_of_the_form_is_proposed_until_a_file_is_chosen_here(open_window, small, tmp_path):
    """The one that was in the form when the page was first looked at stayed, and was compared for minutes."""
    window = open_window()
    window.menus.action("show_network").trigger()
    page = window.pages.get("network")
    for database in (sample_database(), small):
        window.form.database.open(database)
        window.menus.action("show_search").trigger()
        window.menus.action("show_network").trigger()
        assert page.path("path") == database
    page.file.setText(str(tmp_path / "own.fasta"))
    window.form.database.open(sample_database())
    window.menus.action("show_search").trigger()
    window.menus.action("show_network").trigger()
    assert page.path("path") == tmp_path / "own.fasta"


def test_keys_zoom_the_picture(view, qtbot):
    box = view.picture.plot.getViewBox()
    whole = box.viewRect()
    qtbot.keyClick(view.picture.view, Qt.Key.Key_Plus)
    assert box.viewRect().width() < whole.width()
    qtbot.keyClick(view.picture.view, Qt.Key.Key_0)
    assert box.viewRect().width() == pytest.approx(whole.width())


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
def test_the_picture_says_how_it_is_zoomed_and_two_clicks_or_home_show_all(view, qtbot):
    """Nothing said how to zoom, and only one key, which nobody knew, led back."""
    picture = view.picture
    viewport, empty = picture.view.viewport(), QPoint(3, 3)

    def rest(place):
        event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
        QCoreApplication.sendEvent(viewport, event)
        return QToolTip.text()

    def hint():
        for step in (1, 0):
            qtbot.mouseMove(viewport, empty + QPoint(step, 0))
        return "Wheel: zoom" in rest(empty)

    qtbot.waitUntil(hint)
    node = int(view.families.members[1][0])
    hover(qtbot, view, picture.place_of(node), view.network.nodes.brief_names[node])
    assert "Wheel" not in rest(picture.place_of(node)), "over a sequence it is said what that is"

    def click_twice():
        for one in (qtbot.mouseClick, qtbot.mouseDClick, qtbot.mouseRelease):
            one(viewport, Qt.MouseButton.LeftButton, pos=empty)

    for back in (lambda: qtbot.keyClick(picture.view, Qt.Key.Key_Home), click_twice):
        qtbot.keyClick(picture.view, Qt.Key.Key_Plus)
        assert not picture.shows_all
        back()
        qtbot.waitUntil(lambda: picture.shows_all)


def test_keys_reach_everything(page, view, qtbot):
    top = page.window()
    view.choose_edge(int(view.families.rows[0]))
    qtbot.waitUntil(lambda: view.alignment.text() != "")
    for tab in (FAMILIES, SEQUENCES, EDGES):
        view.tabs.setCurrentIndex(tab)
        met, unmarked = walk(top, ())
        assert (nameless(top), missed(top, met), unmarked) == ([], [], [])
        assert doubled_letters(top) == [] and shared_keys(top) == []


@pytest.mark.parametrize("size", [(1000, 676), (1280, 776)])
def test_nothing_moves_when_something_is_chosen(page, view, qtbot, size):
    """The alignment asked for more room than the words in its place: the page got a bar, and was narrower."""
    page.window().resize(*size)
    qtbot.settle(view.picture)
    parts = view.picture, view.pair.parentWidget()  # in which tables make room for an edge

    def places():
        qtbot.settle(view.picture)
        return [(one.mapTo(page.window(), QPoint()), one.size()) for one in parts], view.picture.place_of(0)

    before, shared = places(), 0
    for row in view.families.rows.tolist()[::7]:
        view.choose_edge(row)
        qtbot.waitUntil(lambda: view.alignment.text() != "")
        assert places() == before
        table = view.tables[EDGES]
        assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
        shared = shared or view.pair.height()
        assert view.pair.height() == shared
    for node in (0, int(np.flatnonzero(view.families.degrees == 0)[0])):
        view.choose_node(node)
        assert places() == before


def first_of_sample(folder, count):
    """Write so many sequences of the sample, and return the file."""
    path = folder / "some.fasta"
    some = read_sequences(sample_database())[0][:count]
    path.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    return path


def test_families_keep_their_names_in_the_picture_when_something_is_chosen(page, search, qtbot, tmp_path):
    """*Acetaldehyde dehydrogenase* became 6 while family 26 was chosen: its sequences were named first."""
    path = first_of_sample(tmp_path, 120)
    page.window().resize(1000, 676)
    view = search(page, path)
    picture, families = view.picture, view.families
    qtbot.settle(picture)
    before = dict(picture._named)
    assert before
    for family in range(families.n_shared):
        view.tables[FAMILIES].go_to(view.models[FAMILIES].model_row(family))
        qtbot.settle(picture)
        assert picture._named == before


@pytest.mark.parametrize("size", [(1280, 800), (0, 0)])
@pytest.mark.long
def test_nothing_is_cut_off(page, view, qtbot, size):
    page.window().resize(*size)
    view.choose_edge(int(view.families.rows[0]))
    qtbot.waitUntil(lambda: view.alignment.text() != "")
    qtbot.settle()
    assert cut_off(page.window()) == []


def test_families_are_told_apart_in_a_narrow_window(page, search, qtbot, tmp_path):
    """Names that begin alike were cut alike, and what families join was out of sight."""
    page.window().resize(1000, 700)
    view = search(page, alike_named(tmp_path))
    qtbot.settle()
    assert_families_are_told_apart(view)
    handle = view.pair.parentWidget().parentWidget().handle(1)
    before, middle = handle.x(), handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(handle, middle + QPoint(12, 0))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle)
    moved = handle.x()
    assert moved > before
    page.window().resize(1004, 700)
    qtbot.settle()
    assert handle.x() >= moved, "a border that somebody moved stays"


@pytest.mark.parametrize("width", [1000, 1280])
def test_what_stands_in_place_of_an_edge_is_whole(page, view, qtbot, width):
    page.window().resize(width, 700)
    qtbot.settle()
    words = [label for label in view.pair.nothing.findChildren(QLabel) if label.text()]
    assert [label.text() for label in words] and view.pair.nothing.isVisible()
    for label in words:
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_every_column_is_in_sight_in_the_window_as_it_is_at_first(page, view, qtbot):
    page.window().resize(1280, 800)
    for place, table in enumerate(view.tables):
        view.tabs.setCurrentIndex(place)
        qtbot.settle()
        assert table.horizontalScrollBar().maximum() == 0, table.accessibleName()


def test_words_are_searched_for_after_a_pause_and_many_have_no_rings(page, search, qtbot, many):
    """After the first letter every sequence had a ring: the picture was black, and it took seconds."""
    page.evalue.setText("1e-7")
    view = search(page, many)
    view.words.setFocus()
    qtbot.keyClicks(view.words, "s1")
    assert view.sequences.rowCount() == 1_203, "each letter was searched for"
    qtbot.waitUntil(lambda: view.sequences.rowCount() < 1_203)
    view.tabs.setCurrentIndex(SEQUENCES)
    assert view.count.text() == "314 of 1,203 sequences · no rings" and not view.picture.marked.size
    assert view.count.toolTip() == "314 sequences have these words. The picture rings up to 300."
    qtbot.keyClicks(view.words, "2")
    qtbot.keyClick(view.words, Qt.Key.Key_Return)
    assert view.count.text() == f"{view.picture.marked.size} of 1,203 sequences"
    assert view.picture.marked.size == view.sequences.rowCount() == 14 and not view.count.toolTip()


def test_the_number_of_a_family_is_never_cut(page, search, qtbot, many):
    """The colour beside it left room for three digits, while names had plenty."""
    page.evalue.setText("1e-7")
    table = search(page, many).tables[FAMILIES]
    qtbot.settle()
    index = table.model().index(0, 0)
    assert index.data().strip() == "1,201"
    assert table.columnWidth(0) >= table.sizeHintForIndex(index).width(), "1,2..."


def test_colours_follow_the_palette(view, qtbot):
    from swathe.gui.app import make_application

    application = make_application()
    pen = view.picture._lines.opts["pen"].color().lightness()
    apply_colour_scheme(application, "dark")
    try:
        qtbot.waitUntil(lambda: view.picture._lines.opts["pen"].color().lightness() != pen)
    finally:
        apply_colour_scheme(application, "system")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_groove_of_the_slider_is_seen(view, qtbot, scheme):
    """On a dark ground there was a knob without a way."""
    from swathe.gui.app import make_application

    application = make_application()
    apply_colour_scheme(application, scheme)
    try:
        qtbot.settle()
        slider = view.slider
        painted = slider.grab().toImage()
        ratio = painted.devicePixelRatio()
        middle = painted.pixelColor(round(0.75 * slider.width() * ratio), painted.height() // 2)
        ground = painted.pixelColor(round(0.75 * slider.width() * ratio), 1)
        assert contrast(middle, ground) >= 3
    finally:
        apply_colour_scheme(application, "system")


@pytest.mark.long
def test_closing_while_the_picture_is_arranged(page, search, proteins):
    view = search(page, proteins)
    view.arrange()
    page.window().close()


def test_a_of_the_table_is_the_upper_sequence_of_the_alignment(page, search, qtbot):
    """The query of the lower E-value was: A of the table was sometimes called the subject."""
    view = search(page, sample_database())
    edges, sequences = view.network.edges, read_sequences(view.network.request.path)[0]
    gapped = np.flatnonzero(edges.values("coverage_a") != edges.values("coverage_b"))
    for row in (int(gapped[edges.from_a[gapped]][0]), int(gapped[~edges.from_a[gapped]][0])):
        view.choose_edge(row)
        qtbot.waitUntil(lambda: view.alignment.text() != "")
        names = [edges.name(side, row) for side in "ab"]
        assert view.pair.names.toolTip() == "A {} · B {}".format(*names)
        assert view.pair.names.whole().startswith(f"A: {edges.brief('a', row)} · ")
        heading, shown, statistics, _, *lines = view.alignment.text().split("\n")
        assert heading == f"A: {edges.header('a', row)}" and shown == f">{edges.header('b', row)}"
        figures = dict(part.split(" ", 1) for part in statistics.split(" · ") if part[:2] in ("A ", "B "))
        for side, node in (("A", edges.a[row]), ("B", edges.b[row])):
            aligned = [line.split() for line in lines if line.startswith(f"{side} ")]
            residues = "".join(letters for _, _, letters, _ in aligned).replace("-", "")
            first, last = int(aligned[0][1]), int(aligned[-1][3])
            assert sequences[node].letters[first - 1 : last] == residues
            share = edges.display(f"coverage_{side.lower()}", row)
            assert figures[side] == f"{first:,}–{last:,} of {len(sequences[node]):,} ({share} %)"
        for figure in ("bits", "score", "evalue", "identity"):
            assert edges.display(figure, row).strip() in statistics


@pytest.mark.parametrize("size", [(1280, 800), (1000, 640)])
def test_an_error_that_stays_covers_nothing_that_is_read(page, view, qtbot, size):
    """It lay over the alignment until it was dismissed: at the foot of a page that was full."""
    page.window().resize(*size)
    view.choose_edge(int(view.families.rows[0]))
    qtbot.waitUntil(lambda: view.alignment.text() != "")
    qtbot.settle(view)
    height = page.body.height()
    page.evalue.setText("1e-3")
    page.file.setText(__file__)
    page.button.click()
    qtbot.waitUntil(lambda: page.messages.text != "" and not page.controller.state.busy)
    qtbot.settle(view)
    assert view.isVisible() and not page.messages.passes
    read = page.body.visibleRegion().boundingRect().translated(page.body.mapTo(page, QPoint()))
    assert not page.messages.geometry().intersects(read)
    assert page.rect().contains(page.messages.geometry())
    page.messages.hide()
    qtbot.settle(view)
    assert page.body.height() == height


def test_escape_takes_back_words_choice_and_message(page, view, qtbot):
    """It did nothing where nothing ran."""
    page.file.setText(__file__)
    page.button.click()
    qtbot.waitUntil(lambda: page.messages.text != "" and not page.controller.state.busy)
    view.words.setFocus()
    qtbot.keyClicks(view.words, "glycosylase")
    view.choose_node(int(view.sequences.visible_rows()[0]))
    view.words.setFocus()
    assert view.picture.marked.size and view.node >= 0
    qtbot.keyClick(view.words, Qt.Key.Key_Escape)
    assert view.words.text() == "" and view.node >= 0 and page.messages.text
    qtbot.keyClick(view.words, Qt.Key.Key_Escape)
    assert view.node == -1 and view.edge == -1 and not view.picture.marked.size and page.messages.text
    qtbot.keyClick(view.words, Qt.Key.Key_Escape)
    assert page.messages.text == ""
    view.choose_edge(int(view.families.rows[0]))
    table = view.tables[EDGES]
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert view.edge == -1 and view.pair.nothing.isVisible()


@pytest.mark.long
def test_few_in_sight_have_their_names(view, qtbot):
    members = view.families.members[2]
    view.picture.show_nodes(members)
    names = [view.network.nodes.brief_names[node] for node in members.tolist()]
    qtbot.waitUntil(lambda: len(set(names) & set(view.picture.names_shown)) == len(names))


def test_families_of_two_have_their_name_in_list_and_picture(page, search, tmp_path, qtbot):
    """They had none: who looked at twenty sequences saw pairs of dots, the name of one over the other."""
    some = read_sequences(sample_database())[0][:35]
    path = tmp_path / "pairs.fasta"
    records = [f">{one.identifier}x Testing kinase OS=Here\n{one.letters}" for one in some[5:7]]
    others = [f">other{n} {one.header}\n{one.letters}" for n, one in enumerate(some[20:23])]
    path.write_text("\n".join([*records, *others]) + "\n")
    view = search(page, path)
    pair = next(place for place, size in enumerate(view.families.sizes) if size == 2)
    assert view.models[FAMILIES].table.text("name", pair) == view.families.name(pair)
    assert "Testing kinase" in {view.families.name(place) for place in range(view.families.n_shared)}
    qtbot.waitUntil(lambda: "Testing kinase" in view.picture.names_shown)
    assert f"{int((view.families.degrees == 0).sum())} without an edge" in view.picture.names_shown
    shown = set(view.picture.names_shown)
    assert {view.network.nodes.brief_names[node] for node in range(len(view.network.nodes))} <= shown
    names = {name: node for node, name in enumerate(view.network.nodes.brief_names)}
    for label in filter(lambda label: label.isVisible(), view.picture._labels):
        area = label.mapRectToScene(label.boundingRect())
        for node in range(len(names)):
            at = view.picture.plot.getViewBox().mapViewToScene(QPointF(*map(float, view.places[node])))
            assert node == names.get(label.toPlainText()) or not area.contains(at), label.toPlainText()


def test_the_edge_of_a_pair_is_seen_beside_a_family_of_thousands(page, search, qtbot):
    """All lines were as faint as those of the largest family: pairs were two dots with nothing between."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)
    pairs = view.families.sizes[view.families.of_edges] == 2
    row = view.families.rows[pairs][0]
    view.picture.show_nodes(np.array([view.network.edges.a[row], view.network.edges.b[row]]))
    qtbot.settle(view.picture)
    at = view.picture.place_between(int(row))
    shown = view.picture.view.grab().toImage()
    near = [shown.pixelColor(at.x() + across, at.y()) for across in range(-3, 4)]
    assert max(contrast(colour, QColor("white")) for colour in near) >= 2
    assert view.picture._lines.opts["pen"].color().alphaF() < 0.5, "those of the large ones are faint"


def test_what_words_find_has_rings_in_the_picture(view, qtbot):
    """The tables showed it; where it is in the picture had to be looked for."""
    qtbot.keyClicks(view.words, "glycosylase")
    found = {node for node, text in enumerate(view.network.nodes.texts) if "glycosylase" in text}
    assert set(view.picture.marked.tolist()) == found and found
    places = view.places
    view.arrange_button.click()
    qtbot.waitUntil(lambda: view.places is not places)
    assert set(view.picture.marked.tolist()) == found, "also in a picture that is laid out anew"
    view.words.clear()
    assert not view.picture.marked.size


def test_rings_of_what_was_found_go_with_the_words(page, search, qtbot):
    """They stayed where a sequence or an edge was chosen, also those around what was not."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)
    edge = int(view.families.rows[0])
    ends = [int(view.network.edges.a[edge]), int(view.network.edges.b[edge])]

    def find_and_clear():
        qtbot.keyClicks(view.words, "actin")
        assert {view.network.nodes.proteins[node] for node in view.picture.marked} >= {"Actin", "Actin-2"}
        view.words.selectAll()
        qtbot.keyClick(view.words, Qt.Key.Key_Delete)
        return view.picture.marked.tolist()

    assert find_and_clear() == []
    view.choose_edge(edge)
    assert find_and_clear() == ends and view.edge == edge
    view.choose_node(ends[0])
    assert find_and_clear() == [] and view.node == -1, "new words end a choice"
    view.choose_node(-1)
    assert find_and_clear() == []
    view.tabs.setCurrentIndex(FAMILIES)
    view.tables[FAMILIES].go_to(1)
    assert find_and_clear() == [] and view.sequences.rowCount() == len(view.network.nodes)


def test_the_page_says_what_it_does_and_how_to_begin(page, proteins):
    assert "Choose a FASTA file" in page.message.text() and "Compare all" in page.message.text()
    page.file.setText(str(proteins))
    assert f"Press Compare all for the sequences of {proteins.name}" in page.message.text()


def test_families_whose_name_has_no_room_have_their_number_of_the_table(page, search, qtbot):
    """Of many families only the large ones had a name, and no small one said which it is before zooming."""
    view = search(page, sample_database())
    qtbot.waitUntil(lambda: any(name.isdigit() for name in view.picture.names_shown))
    numbers = [int(name) for name in view.picture.names_shown if name.isdigit()]
    family_of = {number: family for family, number in enumerate(view.families.numbers.tolist())}
    shared = {number for number, family in family_of.items() if family < view.families.n_shared}
    assert len(numbers) == len(set(numbers)) and set(numbers) <= shared
    name = view.families.name
    named = len(view.picture.names_shown) - len(numbers) - 1
    assert named > 5 and named + len(numbers) > 0.8 * view.families.n_shared, "hardly one has neither"
    others = {name(family_of[number]) for number in shared - set(numbers)}
    assert not {name(family_of[number]) for number in numbers} & set(view.picture.names_shown) - others
    view.picture.show_nodes(view.families.members[family_of[numbers[0]]])
    begin = name(family_of[numbers[0]])[:5]
    qtbot.waitUntil(lambda: any(shown.startswith(begin) for shown in view.picture.names_shown))


def test_a_saved_picture_says_what_its_numbers_stand_for(page, search, tmp_path, qtbot):
    """The numbers are those of a table that is not in the file."""
    view = search(page, sample_database())
    qtbot.waitUntil(lambda: any(re.fullmatch(r"\d+", name) for name in view.picture.names_shown))
    listed = next(words for words in view.picture.notes() if words.startswith("Numbered families: "))
    numbers = {int(name) for name in view.picture.names_shown if name.isdigit()}
    pairs = (one.split(": ", 1) for one in listed.split(": ", 1)[1].split(" · "))
    said = {int(number): name for number, name in pairs}
    name_of = {number: view.families.name(family) for family, number in enumerate(view.families.numbers)}
    assert said == {number: name_of[number] for number in numbers}
    view.picture.save(tmp_path / "network.png")
    view.picture.save(tmp_path / "network.svg")
    saved = QImage(str(tmp_path / "network.png"))
    assert saved.height() > 2 * view.picture.view.height() + 2 * view.fontMetrics().height()
    assert "Numbered families" in (tmp_path / "network.svg").read_text()
    view.picture.copy_image()
    assert QGuiApplication.clipboard().image().size() == saved.size()


def test_a_saved_picture_says_of_which_edges_of_which_file_it_is(page, view, tmp_path, qtbot):
    """In a paper nobody knew which bound its lines stand for, and of few families nothing was said at all."""

    def said():
        view.picture.save(tmp_path / "network.svg")
        return view.picture.notes()[0], (tmp_path / "network.svg").read_text()

    n_edges = view.families.rows.size
    words, drawing = said()
    assert words == f"proteins.fasta: 35 sequences, {n_edges} edges with E ≤ 1e-05" and words in drawing
    made = f"{view.network.started} · Swathe {VERSION}"
    assert made in drawing, "as the charts of kernels say"
    view.set_bound(1e-60)
    assert said()[0] == f"proteins.fasta: 35 sequences, {view.families.rows.size} edges with E ≤ 1e-60"
    qtbot.waitUntil(view.arrange_button.isEnabled)
    everything = said()[0]
    zoom_out(qtbot, view)
    assert said()[0] == everything, "all is in sight"
    view.picture.show_nodes(view.families.members[1])
    qtbot.settle(view.picture)
    near = in_sight(view, range(35))
    words, drawing = said()
    there, edges = f"{sum(near)} of 35 sequences", f" of {view.families.rows.size} edges with E ≤ 1e-60"
    families = view.families
    one = f"family {families.numbers[1]}, {families.name(1)}"
    assert words.startswith(f"proteins.fasta, {one}: {there}, "), "one family alone is in sight"
    drawn = " ".join(re.sub("<[^>]*>", " ", drawing).split())  # it may take two lines
    assert words.endswith(edges) and words in drawn
    within = [near[end] for end in view.network.edges.a[view.families.rows]]
    assert sum(within) <= int(words.rpartition(edges)[0].rpartition(" ")[2]) <= view.families.rows.size
    view.picture.save_whole(tmp_path / "whole.svg")
    assert everything in (tmp_path / "whole.svg").read_text()


def test_names_on_the_screen_are_in_the_picture_of_a_part(page, search, qtbot, tmp_path):
    """Those of the ends of the edge chosen amid a large family went from the picture that was saved."""
    view = search(page, sample_database())
    picture, families = view.picture, view.families
    picture.show_nodes(families.members[0])
    view.choose_edge(int(families.rows[families.of_edges == 0][0]))
    qtbot.settle(picture)
    ends = [view.network.nodes.brief_names[end] for end in picture.marked]
    assert set(ends) < set(picture.names_shown)
    picture.save(tmp_path / "part.svg")
    drawing = (tmp_path / "part.svg").read_text()
    assert all(f">{name}</text>" in drawing for name in ends)
    assert picture.marked.size == 2 and picture._rings.isVisible(), "it goes on being marked on the screen"
    picture.save_whole(tmp_path / "whole.svg")
    drawing = (tmp_path / "whole.svg").read_text()
    assert all(f">{name}</text>" in drawing for name in ends), "also in one of the whole"


def test_a_name_that_is_cut_ends_with_a_word_and_is_whole_below_a_saved_picture(page, search, qtbot):
    """One ended with a comma, and what came after it was nowhere."""
    view = search(page, sample_database())
    qtbot.waitUntil(lambda: any(name.endswith("…") for name in view.picture.names_shown))
    (listed,) = (words for words in view.picture.notes() if words.startswith("Names in full: "))
    names, whole = view.picture.names_shown, listed.removeprefix("Names in full: ").split(" · ")
    cut = [name[:-1] for name in names if name.endswith("…")]
    assert len(cut) == len(whole) and all(name[-1].isalnum() or name[-1] in ")'" for name in cut)
    begins = [name.replace(" ", "") for name in cut]  # a line may begin after a hyphen
    assert all(any(name.replace(" ", "").startswith(begin) for name in whole) for begin in begins)


def rendered(path):
    """Return an SVG drawing as a picture."""
    drawing = QSvgRenderer(str(path))
    picture = QImage(drawing.viewBox().size(), QImage.Format.Format_RGB32)
    picture.fill("white")
    with QPainter(picture) as painter:
        drawing.render(painter)
    return picture


def test_the_dots_of_a_saved_drawing_are_drawn_in_the_colours_of_their_families(view, tmp_path):
    """Each was a bitmap of all dots there are, of every size and colour, in the place of one."""
    drawing, picture = tmp_path / "network.svg", tmp_path / "network.png"
    view.picture.save(drawing)
    view.picture.save(picture)
    shown, dots = rendered(drawing), QImage(str(picture))
    linked = np.flatnonzero(view.families.degrees)
    colours = set()
    for node in linked.tolist():
        at = view.picture.place_of(node)
        colour = shown.pixelColor(at)
        assert colour == dots.pixelColor(2 * at), view.network.nodes.names[node]
        colours.add(colour.name())
    assert len(colours) >= 4
    assert b"<image" not in drawing.read_bytes() and drawing.stat().st_size < 200_000
    assert b"vector-effect" not in drawing.read_bytes(), "of which ImageMagick makes bars and hairs"


def test_the_lines_of_a_saved_drawing_of_a_part_end_at_its_frame(view, tmp_path, qtbot):
    """Edges whose ends are out of sight went on over the margin and through the words below."""
    picture, edges = view.picture, view.network.edges
    qtbot.settle(picture)
    picture.view.grab()
    whole = picture.view.grab().toImage()
    for row in view.families.rows[view.families.of_edges == 0].tolist():
        picture.show_nodes(np.array([edges.a[row], edges.b[row]]))
        qtbot.settle(picture)
        frame = picture.plot.getViewBox().sceneBoundingRect().toAlignedRect()
        places = [picture.place_of(node) for node in range(len(view.network.nodes))]
        inner, outer = (frame.adjusted(by, by, -by, -by) for by in (20, -20))
        if not any(outer.contains(at) and not inner.contains(at) for at in places):
            break  # nor dots, which are whole
    assert not all(frame.contains(places[node]) for node in view.families.members[0])
    picture.save(tmp_path / "network.svg")
    drawn = rendered(tmp_path / "network.svg").copy(picture.view.rect())
    with QPainter(drawn) as painter:
        painter.fillRect(frame.adjusted(-2, -2, 2, 2), drawn.pixelColor(0, 0))
    blank = QImage(drawn.size(), drawn.format())
    blank.fill(drawn.pixelColor(0, 0))
    assert drawn == blank
    picture.show_all()
    qtbot.settle(picture)
    assert picture.view.grab().toImage() == whole, "nothing is cut on the screen"


def run_of_one_colour(image, at, scale):
    """Return how many dots of a picture around a place have its colour, left and right of it."""
    x, y = scale * at.x(), scale * at.y()
    colour = image.pixelColor(x, y)
    left = next(x - step for step in range(x + 1) if image.pixelColor(x - step, y) != colour)
    right = next(at for at in range(x, image.width()) if image.pixelColor(at, y) != colour)
    return right - left - 1


def test_dots_and_lines_of_a_saved_picture_are_as_large_beside_its_words_as_on_the_screen(
    page, view, tmp_path, qtbot
):
    """At twice the size the words were twice as large, the dots and lines were as on the screen."""
    members = view.families.members[2]
    view.picture.show_nodes(members)
    qtbot.settle(view.picture)
    view.picture.save(tmp_path / "network.png")
    saved, shown = QImage(str(tmp_path / "network.png")), view.picture.view.grab().toImage()
    for node in members.tolist():
        at = view.picture.place_of(node)
        # Edges mix with the ground: of a dot's width up to 2 dots lack, so twice that up to 4.
        assert run_of_one_colour(saved, at, 2) == pytest.approx(2 * run_of_one_colour(shown, at, 1), abs=4)
    ground = shown.pixelColor(2, 2)

    def inked(image, at, scale):
        around = range(scale * (at.x() - 6), scale * (at.x() + 7))
        lightness = [image.pixelColor(x, scale * at.y()).lightness() for x in around]
        return sum(ground.lightness() - one for one in lightness)

    edges = view.network.edges
    rows = view.families.rows[view.families.of_edges == 2]
    steepness = [abs(np.subtract(*(view.places[end] for end in (edges.a[r], edges.b[r])))) for r in rows]
    row = int(rows[np.argmax([y / max(x, 1e-9) for x, y in steepness])])
    at = view.picture.place_between(row)
    assert inked(saved, at, 2) == pytest.approx(2 * inked(shown, at, 1), rel=0.25)


def test_a_saved_picture_holds_what_is_chosen_and_says_so(page, search, proteins, qtbot, tmp_path):
    """Bold edges and rings were in sight and not in the file, though the button says *as it is in sight*."""
    page.evalue.setText("10")
    view = search(page, proteins)
    view.set_bound(1e-20)
    picture, saved = view.picture, {}
    joining = next(iter(view.families.joins.values()))[1]
    linked = int(np.flatnonzero(view.families.degrees)[0])
    for chosen, choose, says in (
        ("nothing", lambda: None, ""),
        ("join", lambda: view.choose_edge(joining), "Bold: the edge between "),
        ("sequence", lambda: view.choose_node(linked), "Ringed: "),
        ("family", lambda: view.tables[FAMILIES].go_to(0), "Ringed: 6 sequences"),
    ):
        choose()
        qtbot.settle(picture)
        marked = picture.marked.tolist()
        for end in ("png", "svg"):
            picture.save(tmp_path / f"{chosen}.{end}")
            saved[chosen, end] = (tmp_path / f"{chosen}.{end}").read_bytes()
        picture.copy_image()
        saved[chosen, "copied"] = QGuiApplication.clipboard().image()
        notes = [note for note in picture.notes() if note.startswith(("Bold", "Ringed"))]
        assert [note.startswith(says) for note in notes] == ([True] if says else [])
        assert picture.marked.tolist() == marked, "it goes on being marked on the screen"
    for end in ("png", "svg"):
        assert len({saved[chosen, end] for chosen in ("nothing", "join", "sequence", "family")}) == 4
    assert saved["nothing", "copied"] != saved["sequence", "copied"]


def test_a_picture_that_is_zoomed_is_exported_whole_unless_its_part_is_chosen(
    page, view, qtbot, tmp_path, monkeypatch
):
    """It was exported zoomed in, without a word."""
    chosen, asked = [], []

    def answer(_over, _title, _where, patterns, *_):
        asked.append(patterns)
        kind = next(one for one in patterns.split(";;") if chosen[-1] in one and "PNG" in one)
        return str(tmp_path / f"{len(asked)}.png"), kind

    def exported(kind):
        chosen.append(kind)
        page.ask_to_export()
        return QImage(str(tmp_path / f"{len(asked)}.png"))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    whole = exported("the whole network")
    assert "in sight" not in asked[0]
    qtbot.keyClick(view.picture.view, Qt.Key.Key_Plus)
    qtbot.keyClick(view.picture.view, Qt.Key.Key_Right)
    sight = view.picture.plot.getViewBox().targetRange()
    assert exported("the whole network") == whole
    assert np.allclose(view.picture.plot.getViewBox().targetRange(), sight), "seen as before"
    assert exported("the part in sight") != whole
    offered = "Copy picture of the part in sight", "Save picture of the part in sight…"
    for words in (offered, ("Copy picture", "Save picture…")):
        assert tuple(action.text() for action in view.picture.menu_actions(view)[:2]) == words
        qtbot.keyClick(view.picture.view, Qt.Key.Key_0)


def test_what_is_said_of_a_sequence_follows_the_bound(view):
    """Its edges and its family were counted as at the bound before."""
    node = int(np.argmax(view.families.degrees))
    view.choose_node(node)
    for evalue in (1e-60, 1e-5, 1e-120, 1e-5):
        view.set_bound(evalue)
        families = view.families
        degree, family = int(families.degrees[node]), int(families.of_node[node])
        figures = f"· {degree} edges" if degree > 1 else "· 1 edge" if degree else "· no edge"
        assert figures in view.pair.nothing.text()
        if degree:
            assert (
                f"Family {families.numbers[family]}, {families.name(family)}, of " in view.pair.nothing.text()
            )


def test_a_sequence_can_be_chosen_while_the_picture_is_arranged(page, search, proteins, qtbot):
    page.file.setText(str(proteins))
    arranged = []

    def choose() -> None:
        if page.view is not None:
            arranged.append(page.view.places)
            page.view.choose_node(0)
            soon.stop()

    soon = QTimer(page, interval=0)  # the picture is arranged within milliseconds
    soon.timeout.connect(choose)
    soon.start()
    page.button.click()
    qtbot.waitUntil(lambda: bool(arranged))
    assert arranged == [None]
    name = page.view.network.nodes.brief_names[0]
    qtbot.waitUntil(lambda: page.view.places is not None)
    assert page.view.picture.marked.tolist() == [0]
    qtbot.waitUntil(lambda: name in page.view.picture.names_shown)


def test_names_of_families_are_cut_where_they_are_alike(view):
    """Names that begin with other words were cut in the middle, too: "Alcohol …ogenase"."""
    table = view.tables[FAMILIES]
    model = table.model()
    column = [one.key for one in model.columns].index("name")
    names = {model.index(row, column).data() for row in range(model.rowCount())}
    ends = set()
    for row in range(model.rowCount()):
        index, option = model.index(row, column), QStyleOptionViewItem()
        table.initViewItemOption(option)
        name = index.data()
        option.rect = QRect(0, 0, option.fontMetrics.horizontalAdvance(name) - 1, 20)
        table.itemDelegateForIndex(index).initStyleOption(option, index)
        alike = sum(other.startswith(name[: len(name) // 2]) for other in names) > 1
        ends.add(option.textElideMode)
        assert alike or option.textElideMode is Qt.TextElideMode.ElideRight, name
    assert Qt.TextElideMode.ElideRight in ends


def test_the_title_of_joins_says_what_its_cells_do(view):
    """It called a cell empty that says none."""
    column = view.models[FAMILIES].table.column["joins"]
    assert (
        "empty" not in column.meaning and "none up to the bound of the search where no edge" in column.meaning
    )


@pytest.mark.parametrize("size", [(1000, 640), (1280, 800), (1400, 900)])
def test_the_alignment_of_an_edge_has_every_figure_that_of_a_hit_has(page, view, qtbot, size):
    """Bits and positives gave way to a single line, though there was room for two."""
    page.window().resize(*size)
    view.choose_edge(3)
    names = "Score", "Bits", "E-value", "Identities", "Positives", "Gaps", "A", "B"

    def shown():
        labels = [label for label in view.alignment.figures.findChildren(QLabel) if label.isVisible()]
        return {label.text() for label in labels}

    qtbot.waitUntil(lambda: "Identities" in shown())
    assert set(names) <= shown()


def test_names_and_numbers_of_families_hide_no_dot_and_no_name_is_a_part_of_a_word(page, search, qtbot):
    """The ground of a label paled the dots under it, and small families were called 'Photos… II prot…'."""
    view = search(page, sample_database())
    qtbot.waitUntil(lambda: any(name.isdigit() for name in view.picture.names_shown))
    box, picture = view.picture.plot.getViewBox(), view.picture
    at = [box.mapViewToScene(QPointF(*map(float, place))) for place in view.places]
    labels = [label for label in picture._labels if label.isVisible()]
    for label in labels:
        area = label.mapRectToScene(label.boundingRect())
        assert not any(area.adjusted(0, 0, 0, 2).contains(place) for place in at), label.toPlainText()
    names = " ".join(view.families.name(family) for family in range(view.families.n_shared))
    words = set(re.split(r"[\s/-]+", names))
    cut = [re.findall(r"[^\s/-]+", name[:-1]) for name in picture.names_shown if name.endswith("…")]
    assert cut and all(name and set(name) <= words for name in cut)


def test_what_a_label_names_is_nearer_than_anything_else_and_lines_to_names_do_not_cross(page, search, qtbot):
    """A family's name stood over two pairs alike, a sequence's beside another dot, and two lines crossed."""
    view = search(page, sample_database())
    picture, families = view.picture, view.families
    qtbot.waitUntil(lambda: any(name.isdigit() for name in picture.names_shown))
    box = picture.plot.getViewBox()
    at = [box.mapViewToScene(QPointF(*map(float, place))) for place in view.places]

    def gap(area, node):
        x = max(area.left() - at[node].x(), at[node].x() - area.right(), 0.0)
        y = max(area.top() - at[node].y(), at[node].y() - area.bottom(), 0.0)
        return np.hypot(x, y) - picture._scale * picture._sizes[node] / 2

    checked = 0
    for family in range(families.n_shared):
        text = picture._named.get(family)
        areas = [area for label, area in labels_of(picture).items() if label == text]
        if len(areas) == 1:
            gaps = np.array([gap(areas[0], node) for node in range(len(at))])
            assert gaps[families.of_node == family].min() < gaps[families.of_node != family].min(), text
            checked += 1
    assert checked > 20
    view.words.setText("sapiens")
    qtbot.settle(picture)
    led = [QPointF(x, y) for x, y in zip(*picture._leaders.getData(), strict=True)]
    lines = [QLineF(one, other) for one, other in zip(led[::2], led[1::2], strict=True)]
    crossing = QLineF.IntersectionType.BoundedIntersection
    assert lines and not any(a.intersects(b)[0] == crossing for a, b in combinations(lines, 2))
    assert picture._leaders.opts["pen"].widthF() >= 2


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
def test_the_family_chosen_keeps_its_name_and_the_mouse_over_it_says_which_family_it_is(page, search, qtbot):
    """The names of its sequences took its place, and its number said nothing."""
    view = search(page, sample_database())
    picture, families = view.picture, view.families
    qtbot.waitUntil(lambda: any(name.isdigit() for name in picture.names_shown))
    named = [family for family, text in picture._named.items() if families.sizes[family] > 2]
    for family in named[:3]:
        view.tables[FAMILIES].go_to(view.models[FAMILIES].model_row(family))
        qtbot.settle(picture)
        assert family in picture._named
    view.choose_node(-1)
    qtbot.settle(picture)
    family, number = next((one, text) for one, text in picture._named.items() if text.isdigit())
    middle = picture.view.mapFromScene(labels_of(picture)[number].center())
    hover(qtbot, view, middle, f"Family {number}, {families.name(family)}, of ")
    assert f"{number} is the place of its first sequence, " in QToolTip.text(), "nobody knew what 15 counts"


def test_long_names_keep_both_ends(page, search, tmp_path, qtbot):
    some = read_sequences(sample_database())[0][5:7]
    names = [f"{'a_very_long_name_' * 8}{number}" for number in (1, 2)]
    path = tmp_path / "long.fasta"
    path.write_text(
        "".join(f">{name} {one.header}\n{one.letters}\n" for name, one in zip(names, some, strict=True))
    )
    view = search(page, path)
    view.choose_edge(0)
    qtbot.waitUntil(lambda: len(view.picture.names_shown) >= 1)
    of_sequences = [name for name in view.picture.names_shown if name.startswith("a_very")]
    assert all("…" in name and name[-1] in "12" and len(name) < 30 for name in of_sequences) and of_sequences
    assert all(name in view.pair.names.toolTip() for name in names)
    assert len(view.pair.names.accessibleName()) < 100


@pytest.mark.long
def test_the_tables_pass_qts_own_tester(view, qtmodeltester):
    for model in view.models:
        qtmodeltester.check(model, force_py=False)
    view.edges.limit(view.families, np.array([0]))


@pytest.mark.long
def test_nucleotides_are_compared_only_where_that_is_asked_for(page, search, tmp_path, qtbot):
    dna = tmp_path / "dna.fasta"
    dna.write_text("".join(f">n{n}\n{'ACGTTGCAAC' * 30}\n" for n in range(3)))
    search(page, dna)
    assert "look like nucleotides" in page.messages.text and page.network is None
    button = next(each for each in page.messages.findChildren(QPushButton) if each.text() == "Search anyway")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.network is not None and not page.controller.state.busy)


def test_the_page_says_that_weaker_edges_are_to_be_found_anew_and_which_families_nearly_touch(
    page, search, proteins, qtbot
):
    """The bound of what is shown went no further than that of the search, and nothing said why."""
    page.evalue.setText("10")
    view = search(page, proteins)
    found = len(view.network.edges)
    assert view.beyond.whole() == f"Shown: all {found} edges found with E ≤ 10"
    view.set_bound(1e-20)
    hidden = found - view.families.rows.size
    assert view.beyond.whole() == f"Not shown: {hidden} of {found} edges found with E ≤ 10"
    model = view.models[FAMILIES]
    joins = [column.key for column in model.table.columns].index("joins")
    shown = [model.index(row, joins).data() for row in range(model.rowCount())]
    assert any(re.fullmatch(r"Family \d+ at \S+", words) for words in shown)
    assert not view.tables[FAMILIES].isColumnHidden(joins)
    assert not view.weaker_button.isVisible(), "beyond the highest bound it asked for a higher one"


def test_the_first_picture_of_a_network_is_as_the_next(view, tmp_path, qtbot):
    """Pale patches lay over it: the grounds of labels that had not been painted before."""
    picture = NetworkPicture()
    qtbot.addWidget(picture)
    picture.resize(900, 700)
    picture.show()
    picture.show_network(view.families, view.places)
    paths = [tmp_path / f"{number}.png" for number in range(2)]
    for path in paths:
        picture.save(path)
    assert paths[0].read_bytes() == paths[1].read_bytes()


def colours_of_families(view):
    """Return the colours of families in their table, in the order of their numbers."""
    model = view.models[FAMILIES]
    numbers = [column.key for column in model.columns].index("family")
    cells = [model.index(model.model_row(family), numbers) for family in range(len(model.table))]
    return [swatch(cell, QIcon.Mode.Normal) for cell in cells]


def swatch(cell, mode):
    """Return the colour beside the number of a family, as a row shows it that is chosen or not."""
    picture = cell.data(Qt.ItemDataRole.DecorationRole).pixmap(8, 8, mode).toImage()
    return picture.pixelColor(4, 4).name()


def test_the_colour_of_a_family_is_the_same_in_a_row_that_is_chosen(view):
    """It was tinted, and was not that of the picture."""
    model = view.models[FAMILIES]
    place = [column.key for column in model.columns].index("family")
    for row in range(3):
        cell = model.index(row, place)
        assert swatch(cell, QIcon.Mode.Selected) == swatch(cell, QIcon.Mode.Normal)
        chosen = cell.data(Qt.ItemDataRole.DecorationRole).pixmap(16, 16, QIcon.Mode.Selected).toImage()
        assert chosen.pixelColor(0, 8) == QColor("white"), "blue on blue it was not seen"


def test_edges_of_chance_are_warned_of(page, search, proteins, tmp_path):
    """With a high bound most edges are of chance, and nothing said so."""
    page.evalue.setText("10")
    view = search(page, proteins)
    assert view.chance.isVisible()
    assert view.chance.text() == ("By chance, up to 350 edges with E ≤ 10 can be expected: E × 35 sequences.")
    view.set_bound(1e-5)
    assert not view.chance.isVisible()
    path, letters = tmp_path / "three.fasta", read_sequences(sample_database())[0][0].letters
    path.write_text("".join(f">s{place}\n{letters}\n" for place in range(3)))
    said = search(page, path).chance.text()
    assert said == "By chance, up to 3 edges with E ≤ 10 can be expected: all pairs of 3 sequences.", (
        "30 of 3"
    )


def test_small_families_have_colours_while_there_are_any(page, search, tmp_path):
    """Pairs were all grey where there were more of them than colours, and nine colours had no family."""
    random = np.random.default_rng(7)
    letters = list("ACDEFGHIKLMNPQRSTVWY")
    sizes = [4, 3, 3, *[2] * 12]
    records = []
    for family, size in enumerate(sizes):
        sequence = "".join(random.choice(letters, 90))
        records += [f">f{family}_{copy}\n{sequence}\n" for copy in range(size)]
    path = tmp_path / "families.fasta"
    path.write_text("".join(records))
    view = search(page, path)
    assert view.families.sizes[: view.families.n_shared].tolist() == sizes
    colours = colours_of_families(view)
    assert len(set(colours[:12])) == 12
    assert set(colours[12:]) == {colours[12]} and colours[12] not in colours[:12]
    assert view.grey.text() == "Grey: other families (3)."


def test_no_two_families_share_a_colour_but_the_grey_of_the_smallest(page, search, proteins, tmp_path):
    """Twelve colours were used again and again: two families of one picture had the same."""
    view = search(page, sample_database())
    colours, shared = colours_of_families(view), view.families.n_shared
    assert shared > 12 and len(set(colours[:12])) == 12
    assert len(set(colours[12:])) == 1 and colours[12] not in colours[:12]
    members = view.families.members[:shared]
    assert [view.picture.colour_of(int(nodes[-1])).name() for nodes in members] == colours
    said = f"Grey: other families ({shared - 12:,}), and what has no edge."
    assert view.grey.text() == said and view.grey.isVisible() and view.picture.notes()[1] == said
    view.picture.save(tmp_path / "network.svg")
    assert f"Grey: other families ({shared - 12:,})" in (tmp_path / "network.svg").read_text()
    view = search(page, proteins)
    assert view.families.n_shared <= 12 and not view.grey.isVisible()
    assert not any("grey" in words for words in view.picture.notes())


def test_the_colours_of_a_picture_do_not_depend_on_the_bounds_that_were_looked_at(page, search):
    """They went by the bounds before: two pictures of one network differed."""
    view = search(page, sample_database())
    sequences = range(len(view.network.nodes))

    def colours():
        return colours_of_families(view), [view.picture.colour_of(node).name() for node in sequences]

    view.set_bound(1e-60)
    at_once = colours()
    for bound in (1e-5, 1e-20, 1e-100, 1e-60):
        view.set_bound(bound)
    assert colours() == at_once


def test_a_family_keeps_its_colour_at_a_lower_bound(page, search):
    """It was green as family 3 and pink as family 4: its number went by its size, and its colour by that."""
    view = search(page, sample_database())
    before = view.families
    colour_of = view.picture.colour_of
    had = {family: colour_of(int(before.members[family][0])).name() for family in range(before.n_shared)}
    grey = had[before.n_shared - 1]
    moved = 0
    for bound in (1e-10, 1e-30, 1e-60, 1e-100):
        view.set_bound(bound)
        families, met = view.families, set()
        colours = colours_of_families(view)
        own = [colour for colour in colours if colour != grey]
        assert len(set(own)) == len(own)
        for family, colour in enumerate(colours):
            part_of = int(before.of_node[families.members[family][0]])
            if colour != grey and part_of not in met and had[part_of] != grey:
                assert colour == had[part_of]
                moved += family != part_of
            met.add(part_of)
    assert moved, "families with another number were among them"


def test_families_keep_number_and_colour_when_weaker_edges_are_found(page, search, qtbot):
    """Of the twelve with a colour five had another one after that, and nothing said which had joined."""
    view = search(page, sample_database())
    before, had = view.families, colours_of_families(view)
    coloured = [family for family in range(before.n_shared) if had.count(had[family]) == 1]
    view.choose_edge(3)
    view.tables[EDGES].horizontalHeader().setSortIndicator(3, Qt.SortOrder.DescendingOrder)
    ends = [view.network.edges.name(side, 3) for side in "ab"]
    qtbot.mouseClick(view.weaker_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.view is not view and not page.controller.state.busy)
    after = page.view.families
    qtbot.waitUntil(lambda: page.view.places is not None)
    met, others = set(), set()
    for family in range(before.n_shared):
        first = int(before.members[family][0])
        now = int(after.of_node[first])
        if family in coloured and now not in met:
            assert page.view.picture.colour_of(first).name() == had[family]
        met.add(now)
        if before.numbers[family] != after.numbers[now]:
            others.add(family)
    assert len(others) == 2 and len(coloured) > 8
    now, header = page.view, page.view.tables[EDGES].horizontalHeader()
    assert now.tabs.currentIndex() == EDGES and header.sortIndicatorSection() == 3, "it jumped to Families"
    assert [now.network.edges.name(side, now.edge) for side in "ab"] == ends
    assert page.messages.text.endswith(" 2 families are parts of family 13 now.")


def test_the_picture_can_be_coloured_by_organism(page, search, qtbot, tmp_path):
    """Nodes had the colours of families, and of nothing else that is known of them."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)
    nodes, picture = view.network.nodes, view.picture
    assert view.colour_box.currentText() == "Family" and not picture.legend.items
    view.colour_box.setCurrentIndex(1)
    organisms = [organism_of(nodes.header(node)) for node in range(len(nodes))]
    [(most, count)] = Counter(organisms).most_common(1)
    legend = [label.text for _, label in picture.legend.items]
    assert legend[0] == f"{brief_organism(nodes.header(organisms.index(most)))} ({count})"
    colours = {organism: set() for organism in organisms}
    for node, organism in enumerate(organisms):
        colours[organism].add(picture.colour_of(node).name())
    assert all(len(own) == 1 for own in colours.values())
    assert len(set(map(tuple, colours.values()))) == len(legend) + 1, "the others are grey"
    assert view.grey.text() == f"Grey: {len(colours) - len(legend):,} other organisms." in picture.notes()
    model = view.models[FAMILIES]
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None, "the picture does not have these"
    picture.save(tmp_path / "network.svg")
    assert legend[0] in (tmp_path / "network.svg").read_text()
    page.export_to(tmp_path / "network.graphml")
    qtbot.waitUntil((tmp_path / "network.graphml").exists)
    told = re.findall(r'"node_color">(#[0-9a-f]{6})<', (tmp_path / "network.graphml").read_text())
    assert told == [picture.colour_of(node).name() for node in range(len(nodes))]
    view.set_bound(1e-60)
    assert [label.text for _, label in picture.legend.items] == legend
    view = search(page, sample_database())
    assert view.colour_box.currentText() == "Organism", "the next comparison is coloured so, too"
    view.colour_box.setCurrentIndex(0)
    assert not view.picture.legend.items and view.grey.text().startswith("Grey: other families")


def test_the_legend_shows_organisms_letter_for_letter(page, search, qtbot, tmp_path):
    """pyqtgraph took tags and ampersands of headers for HTML: of OS=<b>Mus</b> it drew Mus, bold."""
    some = read_sequences(sample_database())[0][:60]
    organisms = ["<b>Mus</b> musculus", "A & B < C"]
    written = tmp_path / "tags.fasta"
    written.write_text(
        "".join(f">s{n} protein OS={organisms[n % 2]}\n{one.letters}\n" for n, one in enumerate(some))
    )
    view = search(page, written)
    assert view is not None, page.messages.text
    qtbot.waitUntil(view.picture.isVisible)
    view.colour_box.setCurrentIndex(1)
    legend = view.picture.legend
    drawn = [label.item.toPlainText() for _, label in legend.items]
    assert drawn == legend.names and len(drawn) == 2
    assert any("<b>" in name for name in drawn) and any("&" in name and "<" in name for name in drawn), drawn


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
def test_the_legend_leaves_the_picture_its_room_and_says_whole_names(page, search, qtbot):
    """At 1,000 × 700 it took more than half of the picture: a column of twelve."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)
    page.window().resize(1000, 700)
    view.colour_box.setCurrentIndex(1)
    qtbot.settle(view.picture)
    picture, nodes = view.picture, view.network.nodes
    assert len(picture.legend.items) == 12 and picture.legend.isVisible()
    sight = picture.plot.getViewBox().sceneBoundingRect()
    assert sight.height() >= 0.64 * picture.height() and sight.width() > 0.95 * picture.width()
    areas = [label.sceneBoundingRect() for _, label in picture.legend.items]
    assert all(area.left() >= 0 and area.right() <= picture.width() for area in areas)
    counts = Counter(organism_of(nodes.header(node)) for node in range(len(nodes)))
    for (_, label), (organism, count) in zip(picture.legend.items, counts.most_common(12), strict=True):
        assert label.text.endswith(f" ({count})")
        place = picture.view.mapFromScene(label.sceneBoundingRect().center())
        hover(qtbot, view, place, f"{organism}\n{count} sequence")
    page.window().resize(600, 500)
    qtbot.settle(picture)
    cut = [label.text for _, label in picture.legend.items if "… (" in label.text]
    names = next((words for words in picture.notes() if words.startswith("Names in full: ")), "")
    assert all(text.split("…")[0] in names for text in cut)


@pytest.mark.parametrize("colour_by", [0, 1])
def test_a_small_picture_names_both_ends_of_an_edge_each_family_and_what_has_no_edge(
    page, search, qtbot, twice_named, colour_by
):
    """A legend, or the dots around an end amid a family, left them no room: some of them vanished."""
    view = search(page, twice_named)
    page.window().resize(1000, 700)
    view.colour_box.setCurrentIndex(colour_by)
    qtbot.settle(view.picture)
    picture, families = view.picture, view.families
    assert f"{int((families.degrees == 0).sum())} without an edge" in picture.names_shown
    assert set(picture._named) == set(range(families.n_shared))
    for row in families.rows.tolist()[::13]:
        view.choose_edge(row)
        qtbot.settle(picture)
        assert set(picture._named) == set(range(families.n_shared))
        ends = {view.network.nodes.brief_names[node] for node in picture.marked.tolist()}
        assert ends <= set(picture.names_shown)


def test_labels_of_a_small_picture_are_told_apart_and_its_numbers_have_one_form(
    page, search, qtbot, twice_named
):
    """'8 dehydrogenase kinase…' and 'family 9 dehydrogenase 26' were read as one name each."""
    view = search(page, twice_named)
    page.window().resize(1000, 700)
    picture, families = view.picture, view.families
    letter = picture.fontMetrics().averageCharWidth()
    for family in (-1, *range(families.n_shared)):
        if family < 0:
            view.choose_node(-1)
        else:
            view.tables[FAMILIES].go_to(view.models[FAMILIES].model_row(family))
        qtbot.settle(picture)
        shown = [label for label in picture._labels if label.isVisible()]
        areas = [label.mapRectToScene(label.boundingRect()) for label in shown]
        for one, other in combinations(areas, 2):
            words = one.adjusted(1, 1, -1, -1), other.adjusted(1, 1, -1, -1)
            assert not words[0].adjusted(1 - letter, 0, letter - 1, 0).intersects(words[1])
        numbers = [label.toPlainText() for label in shown if label.toPlainText()[-1:].isdigit()]
        numbers = [text for text in numbers if text.removeprefix("family ").isdigit()]
        assert len({text.startswith("family ") for text in numbers}) <= 1, numbers


def test_the_names_of_an_edge_hide_no_dot_of_others_and_take_few_names_away(page, search, qtbot):
    """They lay over the family beside them, which had no number any more."""
    view = search(page, sample_database())
    qtbot.waitUntil(view.picture.isVisible)
    picture = view.picture
    for family in range(view.families.n_shared):
        view.choose_node(-1)
        qtbot.settle(picture)
        before = set(picture._named)
        view.choose_edge(int(view.families.rows[view.families.of_edges == family][0]))
        qtbot.settle(picture)
        names = {view.network.nodes.brief_names[node] for node in picture.marked.tolist()}
        gave_way = before - set(picture._named)
        assert len(gave_way) < 0.3 * len(before), "few give way to an end"
        assert not gave_way or names & set(picture.names_shown)
        box = picture.plot.getViewBox()
        for label in picture._labels:
            if not label.isVisible() or label.toPlainText() not in names:
                continue
            area = box.mapSceneToView(label.mapRectToScene(label.boundingRect())).boundingRect()
            for node in np.flatnonzero(view.families.of_node != family).tolist():
                assert not area.contains(QPointF(*view.places[node]))


def test_families_of_one_name_are_told_apart(page, search, tmp_path):
    """Two families were *14-3-3 protein*, in table, picture and files alike."""
    path = tmp_path / "x.fasta"
    some = read_sequences(sample_database())[0]
    records = [(0, 3), (15, 2)]
    path.write_text(
        "".join(
            f">s{place}_{copy} Thing kinase\n{some[place].letters}\n"
            for place, copies in records
            for copy in range(copies)
        )
    )
    view = search(page, path)
    names = [view.families.name(family) for family in range(2)]
    assert names == ["Thing kinase (family 1)", "Thing kinase (family 4)"]
    assert "Thing kinase (family 4)" in words_of_node(view.families, 4)
    view.set_bound(1e-20)
    assert [view.families.name(family) for family in range(2)] == names, "the names changed their owners"


def test_the_words_below_a_saved_part_name_only_what_is_in_it(view):
    """The edge chosen was named below a part that did not hold it."""
    edges, picture = view.network.edges, view.picture
    row = int(view.families.rows[0])
    ends = [edges.a[row], edges.b[row]]
    far = np.flatnonzero(view.families.of_node != view.families.of_node[ends[0]])[-1:]
    family = int(view.families.of_node[ends[0]])
    for choose, begins in (
        (lambda: view.choose_edge(row), "Bold: the edge between"),
        (lambda: view.choose_node(int(ends[0])), "Ringed: "),
        (lambda: view.tables[FAMILIES].go_to(view.models[FAMILIES].model_row(family)), "Ringed: "),
    ):
        choose()
        picture.show_all()
        assert any(note.startswith(begins) for note in picture.notes())
        picture.show_nodes(far)
        assert not any(note.startswith(("Bold", "Ringed")) for note in picture.notes())


def test_a_family_is_zoomed_to_listed_drawn_and_exported_from_its_row(view, qtbot, tmp_path, monkeypatch):
    """A picture of a part had the legend of the whole, and nothing in a row's menu led to any of these."""
    zoom, members, picture_of, export = view.family_actions
    assert not any(action.isVisible() for action in view.family_actions), "none is chosen"
    table, picture, families = view.tables[FAMILIES], view.picture, view.families
    family = families.n_shared - 1
    table.go_to(view.models[FAMILIES].model_row(family))
    assert all(action.isVisible() and action in table.actions() for action in view.family_actions)
    view.colour_box.setCurrentIndex(1)
    qtbot.settle(view)
    legend, own = [group.organism for group in picture._groups], families.members[family].tolist()
    zoom.trigger()
    assert not picture.shows_all
    view.whole_button.click()
    tabs, path, asked = view.tabs, tmp_path / "one.svg", []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *all: asked.append(all) or (str(path), ""))
    picture_of.trigger()
    written = " ".join(re.sub("<[^>]*>", " ", path.read_text()).split())
    said = f"family {families.numbers[family]}, {families.name(family)}: {len(own)} of 35 sequences"
    assert said in written.replace("&gt;", ">")
    headers = [families.nodes.header(node) for node in own]
    for organism in legend:
        brief = next(group.name for group in picture._groups if group.organism == organism)
        assert (brief in written) == any(organism in header for header in headers)
    assert picture.shows_all and [group.organism for group in picture._groups] == legend
    assert picture.marked.tolist() == own and picture.view.isVisible()
    path = tmp_path / "one.csv"
    picture_of.trigger()
    assert len(path.read_text().splitlines()) == 1 + len(own)
    members.trigger()
    assert tabs.currentIndex() == SEQUENCES and view.sequences.rowCount() == len(own)
    tabs.setCurrentIndex(FAMILIES)
    path = tmp_path / "one.families.csv"
    export.trigger()
    assert asked[-1][1].startswith(f"Export the {len(own)} listed, or all 35")
    qtbot.waitUntil(path.exists)


def test_the_members_of_a_family_are_listed_from_the_first(view, qtbot):
    """The list opened where the one of all sequences had been scrolled to."""
    table, largest = view.tables[SEQUENCES], view.models[FAMILIES].model_row(0)
    table.setFixedHeight(4 * table.verticalHeader().defaultSectionSize())
    view.tabs.setCurrentIndex(SEQUENCES)
    qtbot.settle(view)
    table.go_to(table.model().rowCount() - 1)
    view.tables[FAMILIES].go_to(largest)
    view.family_actions[1].trigger()
    qtbot.settle(view)
    assert table.verticalScrollBar().maximum() > 0 == table.verticalScrollBar().value()


def test_a_button_saves_the_picture(view, qtbot, tmp_path, monkeypatch):
    """Only the menu of its right button and *Export…* did, and the dialog said *Save chart*."""
    path, asked = tmp_path / "net.png", []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *all: asked.append(all) or (str(path), ""))
    qtbot.mouseClick(view.picture_button, Qt.MouseButton.LeftButton)
    assert asked[0][1].startswith("Save picture") and not QImage(str(path)).isNull()
    assert asked[0][2].endswith(".png") and asked[0][4] == "PNG picture (*.png)", "a slide takes it"
    path = tmp_path / "net.svg"
    for _ in range(2):
        qtbot.mouseClick(view.picture_button, Qt.MouseButton.LeftButton)
    assert asked[2][2].endswith(".svg"), "the kind chosen last"


def test_the_legend_of_a_saved_picture_is_as_large_beside_its_words_as_on_the_screen(view, tmp_path, qtbot):
    """It was half as large as the rest, with as much blank below."""
    picture = view.picture
    view.colour_by(ColourBy.ORGANISM)
    qtbot.settle(picture)
    assert picture.legend.isVisible()
    picture.save(tmp_path / "net.png")
    image = QImage(str(tmp_path / "net.png")).convertToFormat(QImage.Format.Format_RGB32)
    scale, ground = image.width() / picture.view.width(), image.pixel(0, 0)
    lowest = max(
        y
        for y in range(round(scale * picture.legend_height))
        if any(image.pixel(x, y) != ground for x in range(image.width()))
    )
    assert scale == 2 and lowest > scale * (picture.legend_height - picture.legend_line)


def test_a_family_says_why_it_joins_none_and_a_click_on_a_join_shows_its_edge(page, search, proteins, qtbot):
    """The column was empty without a word, and nothing led to the edge that it was about."""
    view = search(page, proteins)
    model = view.models[FAMILIES]
    joins = [column.key for column in model.table.columns].index("joins")
    assert {model.index(row, joins).data() for row in range(model.rowCount())} == {"none up to 1e-05"}
    assert "found up to E 1e-05, and no edge" in model.index(0, joins).data(Qt.ItemDataRole.ToolTipRole)
    page.evalue.setText("10")
    view = search(page, proteins)
    model, table = view.models[FAMILIES], view.tables[FAMILIES]
    assert model.rowCount() == 1 and not model.index(0, joins).data(), "there is no other one"
    assert "nothing else" in model.index(0, joins).data(Qt.ItemDataRole.ToolTipRole)
    assert model.table.text("joins", 0) == "", "nothing of that in a file"
    view.set_bound(1e-20)
    row = next(row for row in range(model.rowCount()) if "Family " in model.index(row, joins).data())
    family = model.table_row(row)
    edge = view.families.joins[family][1]
    a, b = view.network.edges.a[edge], view.network.edges.b[edge]
    names = {view.network.nodes.brief_names[node] for node in (a, b)}
    assert all(name in model.index(row, joins).data(Qt.ItemDataRole.ToolTipRole) for name in names)
    table.scrollTo(model.index(row, joins))
    place = table.visualRect(model.index(row, joins)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert view.edge == edge and set(view.picture.marked) == {a, b}
    qtbot.waitUntil(lambda: view.alignment.canvas.isVisible())
    view.choose_node(-1)
    table.setCurrentIndex(model.index(row, joins))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert view.edge == edge, "and by the keyboard"
    assert "that of its first sequence" in model.headerData(
        0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    )
    view.set_bound(1e-19)
    assert view.edge == -1, "as any edge that is not shown"


def test_more_columns_of_the_tables_can_be_chosen(view):
    """The guide said that a menu of the titles has them, and there was none."""
    for table, first, more in zip(
        view.tables, ("Family", "Sequence", "A"), ("Most linked", "Family size", "Score"), strict=True
    ):
        menu = {action.text(): action for action in table.columns_menu().actions()}
        assert not menu[first].isEnabled() and not menu[more].isChecked()
        menu[more].trigger()
        titles = [column.title for column in table.model().columns]
        assert not table.isColumnHidden(titles.index(more))


def test_columns_do_not_come_and_go_with_what_is_listed(page, search, qtbot, proteins):
    """*Linked %* went once a bound filled *Joins*, and came back with words that few families have."""
    view, seen = search(page, proteins), []
    for listed in (
        lambda: None,
        lambda: view.set_bound(1e-40),
        lambda: view.words.setText(view.network.nodes.names[int(view.families.members[0][0])]),
        lambda: view.choose_node(int(view.families.members[1][0])),
        lambda: (view.show_all(), view.set_bound(1e-5)),
    ):
        listed()
        for tab, table in enumerate(view.tables):
            view.tabs.setCurrentIndex(tab)
            qtbot.settle(view)
            seen.append([table.isColumnHidden(place) for place in range(table.model().columnCount())])
    assert seen == 5 * seen[:3]


def test_columns_that_were_chosen_stay_with_the_next_search(page, view, qtbot):
    """Each search brought back those of the first start."""
    for table, more in zip(view.tables, ("Most linked", "Family size", "Score"), strict=True):
        {action.text(): action for action in table.columns_menu().actions()}[more].trigger()
    families = view.tables[FAMILIES].columns_menu()
    {action.text(): action for action in families.actions()}["Joins"].trigger()
    page.window().resize(1600, 800)
    page.button.click()
    qtbot.waitUntil(lambda: page.view is not view and page.view is not None and not page.state.busy)

    def chosen(table):
        return [action.text() for action in table.columns_menu().actions() if action.isChecked()]

    for table, more in zip(page.view.tables, ("Most linked", "Family size", "Score"), strict=True):
        assert more in chosen(table)
    assert "Joins" not in chosen(page.view.tables[FAMILIES])


def test_an_edge_has_the_number_of_its_family(view):
    """Nothing in the table of edges led to the table of families, or to the numbers of the picture."""
    model, families = view.edges, [column.key for column in view.edges.columns].index("family")
    for bound in (DEFAULT_EVALUE, 1e-40):
        view.set_bound(bound)
        for place in range(model.rowCount()):
            a = view.network.edges.a[model.table_row(place)]
            assert model.index(place, families).data() == f"{view.families.numbers[view.families.of_node[a]]}"
    assert not view.tables[EDGES].isColumnHidden(families)


def test_edges_have_their_verdict_beside_their_evalue_and_are_sorted_by_it(page, search, proteins, qtbot):
    """It stood above the alignment of the edge chosen alone."""
    page.evalue.setText("1")
    view = search(page, proteins)
    view.tabs.setCurrentIndex(EDGES)
    qtbot.settle()
    model, table, header = view.edges, view.tables[EDGES], view.tables[EDGES].horizontalHeader()
    keys = [column.key for column in model.columns]
    column, evalue = keys.index("verdict"), keys.index("evalue")
    assert not table.isColumnHidden(column) and table.horizontalScrollBar().maximum() == 0
    assert header.visualIndex(column) == header.visualIndex(evalue) + 1
    table.sortByColumn(column, Qt.SortOrder.DescendingOrder)
    shown = [model.index(row, column).data() for row in range(model.rowCount())]
    words = list(dict.fromkeys(text.removesuffix(", partial") for text in shown))
    assert words[::-1] == ["Convincing", "Suggestive", "Not convincing"]
    assert (np.diff(model.table.log10_evalues[model.visible_rows()]) <= 0).all(), "the weakest first"
    row = model.table_row(0)
    view.choose_edge(row)
    assert view.pair.remark.whole().startswith(model.table.text("verdict", row))
    suggestive = [row for row in range(len(model.table)) if model.table.text("verdict", row) == "Suggestive"]
    view.choose_edge(suggestive[0])
    said = "Suggestive: an E-value between 1e-06 and 0.05 alone does not make an edge convincing."
    assert view.pair.remark.whole().startswith(said)
    assert view.pair.remark.whole().endswith("with one of both as the query tests it (right-click the edge).")


def test_the_number_of_a_family_says_whose_it_is(view):
    model = view.models[FAMILIES]
    for row in range(model.rowCount()):
        cell, first = model.index(row, 0), int(view.families.members[model.table_row(row)][0])
        assert int(cell.data()) == first + 1
        assert view.network.nodes.brief_names[first] in cell.data(Qt.ItemDataRole.ToolTipRole)


def test_of_a_filtered_table_the_dialog_and_the_message_say_what_is_written(
    page, view, qtbot, tmp_path, monkeypatch
):
    """The table showed the edges of one sequence, and all were written without a word."""
    path, titles = tmp_path / "network.graphml", []
    answer = (str(path), "Graph for Cytoscape, Gephi and others, GraphML (*.graphml)")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: titles.append(asked[1]) or answer)
    there = view.families.rows.size
    view.tabs.setCurrentIndex(EDGES)
    page.ask_to_export()
    qtbot.waitUntil(lambda: page.messages.text.startswith(f"Saved the network of {there} edges to "))
    view.choose_node(int(view.families.members[0][0]))
    listed = view.edges.rowCount()
    assert 0 < listed < there
    offered = []

    def refuse(_over, title, proposed, patterns, chosen, *_):
        titles.append(title)
        offered.append((proposed, patterns.partition(" ")[0], chosen.partition(" ")[0]))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", refuse)
    page.ask_to_export()
    assert titles == [
        f"Export the network of {there} edges",
        f"Export the {listed} listed, or all {there} edges",
    ]
    view.tabs.setCurrentIndex(FAMILIES)
    page.ask_to_export()
    assert titles[-1] == f"Export the network of {view.families.n_shared} families", "as the type chosen"
    assert [(Path(name).suffixes[-2:], *types) for name, *types in offered] == [
        ([".edges", ".csv"], "The", "The"),
        ([".families", ".csv"], "Families,", "Families,"),
    ], "the type was *Families* under a title of edges"
    view.tabs.setCurrentIndex(EDGES)
    rows, path = view.edges.visible_rows(), tmp_path / "listed.edges.tsv"
    answer = (str(path), f"The {listed} edges listed, tab-separated (*.edges.tsv)")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: answer)
    page.ask_to_export()
    said = f"Saved {listed} of {there} edges to {path.name} in "
    qtbot.waitUntil(lambda: page.messages.text.startswith(said))
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    a, b = view.network.edges.a[rows], view.network.edges.b[rows]
    names = view.network.nodes.names
    assert [line.split("\t")[:2] for line in lines[1:]] == [
        [names[x], names[y]] for x, y in zip(a, b, strict=True)
    ]
    assert f"# Listed: {listed} rows chosen in the window" in path.read_text()
    view.show_all()
    view.tables[FAMILIES].go_to(1)
    view.tabs.setCurrentIndex(SEQUENCES)
    path, members = tmp_path / "listed.families.tsv", view.families.members[1]
    page.export_to(path, listed=True)
    qtbot.waitUntil(
        lambda: page.messages.text.startswith(f"Saved {members.size} of 35 sequences to {path.name}")
    )
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    assert [line.split("\t")[0] for line in lines[1:]] == [names[node] for node in members]
    path = tmp_path / "network.families.tsv"
    page.export_to(path)
    within = int(view.families.shared.sum())
    assert within < 35
    said = f"Saved 35 sequences, {within} of them in {view.families.n_shared} families to {path.name} in "
    qtbot.waitUntil(lambda: page.messages.text.startswith(said))


def test_families_that_are_written_are_said_to_be(page, view, tmp_path, qtbot):
    """That the list of edges was not exported yet seemed to deny that the families were."""
    said = "the network of proteins.fasta, whose list of edges is not exported yet."
    assert page.scoring.whole().endswith(said)
    for name, listed in (("some.families.tsv", True), ("all.families.tsv", False)):
        assert page.scoring.whole().endswith(said)
        page.export_to(tmp_path / name, listed=listed)
        qtbot.waitUntil(lambda name=name: name in page.messages.text)
    assert page.scoring.whole().endswith(
        "whose families are exported, and its list of edges is not exported yet."
    )


def test_weaker_edges_are_found_and_all_that_is_found_is_shown(page, view, qtbot):
    """Only the cursor went into the field: one had to know a bound, and then all of them were one ball."""
    view.set_bound(2e-19)
    before = view.families.rows.size
    assert view.weaker_button.text() == "Find edges with E ≤ 0.01", "nobody knew what was to be done"
    page.file.setText("elsewhere.fasta")
    qtbot.mouseClick(view.weaker_button, Qt.MouseButton.LeftButton)
    assert page.evalue.text() == "0.01" and page.state.busy and page.path("path") == view.network.request.path
    qtbot.waitUntil(lambda: page.view is not view and not page.controller.state.busy)
    found = len(page.view.network.edges)
    assert page.view.families.rows.size == found > before, "the new ones were found and not shown"
    said = f"All {found} edges found are shown, up to E ≤ 0.01; before it was up to 2e-19."
    assert page.messages.text.startswith(said)
    assert page.messages.way_in.text() == "Show E ≤ 2e-19 again"
    page.messages.way_in.click()
    wider = page.view
    assert wider.network.request.evalue == 0.01 and wider.families.evalue == 2e-19
    assert wider.bound.text() == "2e-19" and wider.families.rows.size == before < len(wider.network.edges)
    assert wider.slider.value() > wider.slider.minimum()
    assert "2e-19" in page.summary.accessibleName()
    joins = [column.key for column in wider.models[FAMILIES].table.columns].index("joins")
    assert any(wider.models[FAMILIES].index(row, joins).data() for row in range(len(wider.families.sizes)))
    assert wider.weaker_button.text() == "Find edges with E ≤ 0.1"
    page.evalue.setText("0.1")
    page.button.click()
    qtbot.waitUntil(lambda: page.view is not wider and not page.controller.state.busy)
    assert page.messages.isVisible() and "found are shown, up to E ≤ 0.1" in page.messages.text
    wider = page.view
    wider.set_bound(1e-10)
    assert "found are shown" not in page.messages.text, "all were said to be shown when they were not"
    page.file.setText(str(sample_queries()))
    page.button.click()
    qtbot.waitUntil(lambda: page.view is not wider and not page.controller.state.busy)
    assert page.view is None or page.view.families.evalue == 0.1, "another file has nothing to go on with"


def test_a_bound_that_a_button_offers_is_that_of_no_other_file(page, view, proteins, long_work, qtbot):
    """It stayed in the field: the next file was compared with it, also after *Cancel*."""
    page.evalue.setText("1e-4")
    view.weaker_wanted.emit(0.0123)  # found by no test before, or it would be over at once
    page.cancel()
    qtbot.waitUntil(lambda: not page.state.busy)
    assert page.messages.text.startswith("Cancelled") and page.view is view
    assert page.evalue.text() == "1e-4"
    view.weaker_wanted.emit(0.01)
    qtbot.waitUntil(lambda: page.view is not view and not page.state.busy)
    assert page.evalue.text() == "0.01"
    page.file.setText(str(long_work[1]))
    assert page.evalue.text() == "1e-4"
    page.file.setText(str(proteins))
    page.view.weaker_wanted.emit(10.0)
    qtbot.waitUntil(lambda: not page.state.busy)
    page.evalue.setText("1")
    page.file.setText(str(long_work[1]))
    assert page.evalue.text() == "1", "somebody typed it"


def test_how_long_another_comparison_takes_is_said_before_it(page, view):
    """The button looked like a switch, and held the computer for minutes."""
    page.show_result(replace(view.network, seconds=208.0))
    assert page.view.weaker_button.text() == "Find edges with E ≤ 0.01 (3 min 28 s)"
    assert "Compare all again, which took 3 min 28 s" in page.view.weaker_button.toolTip()


def test_the_command_of_a_file_gives_the_file(page, search, proteins, qtbot, tmp_path):
    """It was that of the search, beside edges up to the bound shown: it gave other edges and families."""
    page.evalue.setText("10")
    view = search(page, proteins)
    both = view.network.edges.both_log10_evalues
    apart = np.flatnonzero(np.abs(both[0] - both[1]) > 0.1)  # one direction within the bound
    view.set_bound(10 ** both[:, apart[len(apart) // 2]].mean())
    for name in ("shown.tsv", "shown.families.tsv"):
        page.export_to(tmp_path / name)
        qtbot.waitUntil((tmp_path / name).exists)
        lines = (tmp_path / name).read_text().splitlines()
        command = next(line for line in lines if line.startswith("# Command: ")).partition(": ")[2]
        again = tmp_path / f"again-{name}"
        assert main([*shlex.split(command)[1:], "--output", str(again)]) == 0

        def told(lines):
            return [line for line in lines if not line.startswith(("# Date", "# Speed", "# Engine"))]

        assert told(again.read_text().splitlines()) == told(lines)


def test_a_table_highlights_nothing_but_what_is_chosen(view):
    """A sequence stayed highlighted while picture and alignment showed an edge chosen after it."""
    node = int(view.families.members[1][0])
    view.picture.node_chosen.emit(node)
    selections = [table.selectionModel() for table in view.tables]
    assert [one.hasSelection() for one in selections] == [False, True, False]
    view.tables[EDGES].go_to(1)
    assert view.edge >= 0
    assert [one.hasSelection() for one in selections] == [False, False, True]
    view.tabs.setCurrentIndex(SEQUENCES)
    assert not view.tables[SEQUENCES].currentIndex().isValid()
    view.set_bound(view.families.evalue / 10)
    assert [one.hasSelection() for one in selections] == [False, False, True]
    view.tables[FAMILIES].go_to(0)
    assert [one.hasSelection() for one in selections] == [True, False, False]
    view.tables[SEQUENCES].go_to(0)
    assert [one.hasSelection() for one in selections] == [False, True, False]


def test_the_keys_export_as_the_button_does_or_say_why_not(
    page, search, qtbot, tmp_path, monkeypatch, proteins
):
    """Ctrl+E did nothing here."""
    window = page.window()
    action = window.menus.action("export")
    assert not action.isEnabled() and action.text().replace("&", "") == "Export the network…"
    qtbot.keyClick(page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert page.messages.text == "There are no edges to export."
    search(page, proteins)
    path = tmp_path / "network.graphml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.keyClick(page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(path.exists)
    window.menus.action("show_comparison").trigger()
    assert not action.isEnabled() and action.text().replace("&", "") == "Export figures or plots…"


def in_sight(view, nodes):
    viewport = view.picture.view.viewport().rect()
    return [viewport.contains(view.picture.place_of(int(node))) for node in nodes]


def test_what_is_chosen_or_found_comes_into_sight(view, qtbot):
    """After zooming it stayed outside the picture, and nothing there said that it was chosen."""
    picture, families, edges = view.picture, view.families, view.network.edges
    picture.show_nodes(families.members[1])
    qtbot.settle(picture)
    scale = picture.plot.getViewBox().viewPixelSize()
    far = int(families.members[3][0])
    assert not any(in_sight(view, [far]))
    view.tables[SEQUENCES].go_to(view.models[SEQUENCES].model_row(far))
    assert all(in_sight(view, [far])), "a sequence"
    assert picture.plot.getViewBox().viewPixelSize() == pytest.approx(scale), "moved, not zoomed"
    before = picture.plot.getViewBox().viewRect()
    middle = picture.plot.getViewBox().viewRect().center().toTuple()
    assert middle == pytest.approx(view.places[far].tolist()), "at the border its name has no room"
    view.choose_node(far)
    assert picture.plot.getViewBox().viewRect() == before, "what is in sight stays where it is"
    view.show_all()
    row = int(families.rows[families.of_edges == 0][0])
    view.tables[EDGES].go_to(view.models[EDGES].model_row(row))
    assert all(in_sight(view, [edges.a[row], edges.b[row]])), "both ends of an edge"
    picture.show_nodes(families.members[3][:1])
    view.tables[FAMILIES].go_to(view.models[FAMILIES].model_row(0))
    assert all(in_sight(view, families.members[0])), "a family"
    assert view.whole_button.isEnabled() and not picture.shows_all
    qtbot.mouseClick(view.whole_button, Qt.MouseButton.LeftButton)
    assert picture.shows_all and not view.whole_button.isEnabled()
    picture.show_nodes(families.members[3])
    qtbot.settle(picture)
    view.words.setText(view.network.nodes.names[int(families.members[1][0])])
    assert picture.marked.size and all(in_sight(view, picture.marked)), "what words find"


def test_among_names_of_sequences_a_number_says_that_it_is_of_a_family(page, search, twice_named, qtbot):
    """A bare 9 right of a dot of family 9, whose other sequences had names, was read as that one's name."""
    view = search(page, twice_named)
    qtbot.waitUntil(view.picture.isVisible)
    picture, families, met = view.picture, view.families, set()
    for family in range(families.n_shared):
        picture.show_nodes(families.members[family])
        for _ in range(3):
            qtbot.settle(picture)
            picture._label()
            for label in picture._labels:
                if label.isVisible() and label.toPlainText().removeprefix("family ").isdigit():
                    met.add(label.toPlainText()[:6])
                    few = picture._are_in_sight(np.arange(len(families.nodes))).sum() <= 45
                    assert label.toPlainText().startswith("family ") or not few
            qtbot.keyClick(picture.view, Qt.Key.Key_Right)
    assert "family" in met, met


def test_a_family_has_its_name_where_it_has_room_a_little_aside(page, search, tmp_path, qtbot):
    """Only straight over its middle: two pixels of its neighbour's name there made a number of it."""
    path = first_of_sample(tmp_path, 150)
    path.write_text(re.sub(r"MGF \d+-", "MGF ", path.read_text()))  # a short name beside that of 26
    page.window().resize(1280, 800)
    view = search(page, path)
    qtbot.waitUntil(view.picture.isVisible)
    qtbot.settle(view.picture)
    assert not {"26", "74"} & set(view.picture.names_shown)


def test_the_legend_uses_the_width_where_one_name_is_long(page, search, tmp_path, qtbot):
    """All columns were counted as wide as the longest name: two of them, and empty ground beside them."""
    some = read_sequences(sample_database())[0][:60]
    organisms = [f"Mus {name}" for name in "abcdefghijk"] + ["Invertebrate iridescent virus 6"]
    path = tmp_path / "organisms.fasta"
    path.write_text(
        "".join(f">s{n} protein OS={organisms[n % 12]}\n{one.letters}\n" for n, one in enumerate(some))
    )
    page.window().resize(1280, 800)
    view = search(page, path)
    view.colour_box.setCurrentIndex(1)
    qtbot.settle(view.picture)
    picture = view.picture
    areas = [label.sceneBoundingRect() for _, label in picture.legend.items]
    assert len(areas) == 12 and all(area.right() <= picture.width() for area in areas)
    assert picture.legend.columnCount >= 3 and picture.legend_height < picture.height() / 5
    assert not any("…" in name for name in picture.legend.names)


def test_a_name_is_cut_in_the_legend_only_where_the_line_is_full(page, search, qtbot):
    """Beside ``R. norve… (3)`` the ground was empty: each column had the same room, whatever it held."""
    view = search(page, sample_database())
    view.colour_box.setCurrentIndex(1)
    qtbot.waitUntil(lambda: len(view.picture.legend.items) == 12)
    picture, cut = view.picture, 0
    for width in range(860, 1240, 20):
        page.window().resize(width, 500)
        qtbot.settle(picture)
        legend, metrics = picture.legend, picture.fontMetrics()
        areas = [label.sceneBoundingRect() for _, label in legend.items]
        assert all(area.right() <= picture.width() for area in areas)
        if any("…" in name for name in legend.names):
            cut += 1
            wide, columns = list(map(metrics.horizontalAdvance, legend.names)), legend.columnCount
            used = sum(max(wide[place::columns]) for place in range(columns))
            assert picture.legend_room(columns) - used < columns * metrics.horizontalAdvance("m")
            samples = [sample.sceneBoundingRect() for sample, _ in legend.items]
            assert all(area.left() - sample.right() < 12 for area, sample in zip(areas, samples, strict=True))
    assert cut


def test_the_page_names_the_kernel_that_is_chosen_and_what_is_not_kept(page):
    """It said on which processor, and with a kernel chosen for searches not with which."""
    form = page.window().form
    assert "kernel" not in page.scoring.whole() and "does not keep networks" in page.scoring.whole()
    form.engine.choose("cpu", "scalar")
    page.settle()
    assert ", kernel scalar. Masking" in page.scoring.whole()


def test_the_slider_says_where_it_is_stricter(view):
    """Its ends had no marks."""
    ends = {label.text(): label for label in view.findChildren(QLabel) if label.isVisible()}
    left, right = (ends[words].mapTo(view, QPoint()).x() for words in ("weaker", "stricter"))
    assert left < view.slider.mapTo(view, QPoint()).x() < right


def test_organisms_keep_their_hue_and_are_told_apart_in_both_schemes(qapp):
    """Oranges and yellows of the dark scheme were hardly told apart, and blue became sky there."""
    palettes = []
    try:
        for scheme in ("light", "dark"):
            apply_colour_scheme(qapp, scheme)
            palettes.append(group_colours(qapp.palette())[:-1])
    finally:
        apply_colour_scheme(qapp, "system")
    for colours in palettes:
        assert min(apart(one, other) for one, other in combinations(colours, 2)) > 0.115
    for light, dark in zip(*palettes, strict=True):
        turn = abs(light.hslHueF() - dark.hslHueF())
        assert min(turn, 1 - turn) < 0.1, (light.name(), dark.name())


def apart(one, other):
    """Return how far apart two colours are in Oklab, which is made to be even (Ottosson, 2020)."""
    parts = np.array([[c.redF(), c.greenF(), c.blueF()] for c in (one, other)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    cones = np.cbrt(linear @ np.array([
        [0.4122214708, 0.2119034982, 0.0883024619],
        [0.5363325363, 0.6806995451, 0.2817188376],
        [0.0514459929, 0.1073969566, 0.6299787005],
    ]))  # fmt: skip
    lab = cones @ np.array([
        [0.2104542553, 1.9779984951, 0.0259040371],
        [0.7936177850, -2.4285922050, 0.7827717662],
        [-0.0040720468, 0.4505937099, -0.8086757660],
    ])  # fmt: skip
    return float(np.hypot.reduce(lab[0] - lab[1]))
