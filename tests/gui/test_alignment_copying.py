"""What leaves the alignment view: text that Biopython reads back, and pictures."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest
from Bio import AlignIO
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from swathe.core.alignment.alignment import Alignment
from swathe.core.export.aligned_pair import pair_clustal, pair_fasta
from swathe.core.headers.brief import untagged
from swathe.core.sequences.alphabet import decode, encode
from swathe.core.sequences.sequence import Sequence
from swathe.gui.results.alignment.copying import Shown
from swathe.gui.results.alignment.layout import QUERY, SUBJECT, AlignmentLayout
from swathe.gui.widgets.picture import MAX_PIXELS
from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours
from swathe.gui.widgets.theme import Colours
from tests.gui.alignment_shown import Worker, shown_view


@pytest.fixture
def view(qtbot):
    return shown_view(qtbot)


@pytest.fixture
def worker(view):
    worker = Worker(view)
    yield worker
    worker.close()


def _copied(view, name: str) -> str:
    view.tools.actions_[name].trigger()
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize(("name", "kind"), [("copy_fasta", "fasta"), ("copy_clustal", "clustal")])
@pytest.mark.parametrize("columns", [None, (37, 171)])
def test_biopython_reads_back_what_is_copied(view, name, kind, columns):
    layout = view._layout_shown
    first, last = columns or (0, layout.n_columns)
    if columns is not None:
        view.canvas.select(*columns)
    read = AlignIO.read(io.StringIO(_copied(view, name)), kind)
    block = layout.block(first, last)
    assert [str(record.seq) for record in read] == [block.query, block.subject]
    assert [record.id for record in read] == [
        f"{view._hits.query.identifier}/{block.query_from}-{block.query_to}",
        f"{view._hits.text('subject', view._row)}/{block.subject_from}-{block.subject_to}",
    ]
    if kind == "clustal":
        marks = read.column_annotations["clustal_consensus"]
        stars = [sign == "*" for sign in marks]
        assert stars == [a == b != "-" for a, b in zip(block.query, block.subject, strict=True)]
        assert set(marks) == set("*:. ")
    else:
        assert view._hits.query.description in read[0].description


def test_residues_are_copied_without_gaps(view):
    layout = view._layout_shown
    for name, row in (("copy_query", QUERY), ("copy_subject", SUBJECT)):
        first, last = layout.covered(row)
        assert _copied(view, name) == decode(layout.codes(row)[first - 1 : last])


def test_the_context_menu_offers_what_the_button_does(view):
    menu = view.context_menu()
    offered = [action.text() for action in menu.actions() if not action.isSeparator()]
    own = [action.text() for action in view.tools.copy_button.menu().actions() if not action.isSeparator()]
    assert offered[: len(own)] == own
    menu.actions()[-1].trigger()
    assert view.canvas.selection() == (0, view._layout_shown.n_columns)


def test_a_picture_is_copied_and_shows_the_whole_alignment(view, worker, qtbot):
    view.tools.scheme.setCurrentIndex(list(ColourScheme).index(ColourScheme.CLUSTAL))
    copied = []
    view.copied.connect(copied.append)
    view.tools.actions_["copy_picture"].trigger()
    worker.wait(qtbot)
    image = QGuiApplication.clipboard().image()
    measures, layout = view.canvas.measures, view._layout_shown
    width = view.canvas.columns_per_line()
    top = image.height() // 2 - (16 + layout.n_blocks(width) * measures.stride - measures.gap)
    assert top > 3 * view.fontMetrics().height(), "names and figures stand above"
    hit = view._hits.brief("subject", view._row)
    assert copied == [f"the alignment with {hit} as a picture"] and view.note.text == "", (
        "a line of it would move the alignment"
    )
    table = ResidueColours.of(view.palette()).table(ColourScheme.CLUSTAL)
    indices = layout.colours(ColourScheme.CLUSTAL, QUERY)
    for column in (0, width - 1, width, layout.n_columns - 1):
        line, within = divmod(column, width)
        x = 2 * (measures.left + (within + 0.15) * measures.advance)
        y = 2 * (top + 8 + line * measures.stride + measures.ruler + 1)
        expected = table[indices[column]] or Colours.of(view.palette()).background
        assert image.pixelColor(round(x), round(y)).name() == expected.name()


def test_a_selection_is_saved_as_svg_and_png(view, worker, qtbot, tmp_path, monkeypatch):
    saved = []
    view.saved.connect(lambda *what: saved.append(what))
    view.canvas.select(40, 60)
    view.tools.actions_["wrap"].trigger()
    for name, pattern, expected in (
        ("a.svg", "", "a.svg"),
        ("b", "PNG (*.png)", "b.png"),
        ("c", "", "c.svg"),
    ):
        answer = str(tmp_path / name), pattern
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, answer=answer: answer)
        view.tools.actions_["save_picture"].trigger()
        worker.wait(qtbot)
        hit = view._hits.brief("subject", view._row)
        assert saved[-1] == (f"the alignment with {hit}", tmp_path / expected)
        assert not QImage(str(tmp_path / expected)).isNull()
    drawing = ElementTree.parse(tmp_path / "a.svg")
    letters = [node.text for node in drawing.iter("{http://www.w3.org/2000/svg}text")]
    block = view._layout_shown.block(40, 60)
    single = "".join(text for text in letters if text and len(text) == 1)
    above = " ".join(text for text in letters if text and len(text) > 1)
    headers = view._hits.query.header, view._hits.header(view._row)
    said = f"Query: {headers[0]} Subject: {headers[1]} {view.statistics_text()} "
    assert above.split()[: len(said.split())] == said.split()
    title, description = (
        drawing.find(f"{{http://www.w3.org/2000/svg}}{name}").text for name in ("title", "desc")
    )
    assert (title, description) == (
        " — ".join(headers),
        f"{view.statistics_text()} · BLOSUM62, gap costs 11/1",
    ), "neither matrix nor gap costs were named"
    lines = block.query, block.middle, block.subject
    assert single == "".join(line.replace(" ", "") for line in lines)
    words = [text.split() for text in letters if text and len(text) > 1]
    assert ["Query", str(block.query_from)] in words
    assert [str(block.subject_to)] in words
    assert not list(tmp_path.glob(".*.part"))


def test_a_picture_is_named_by_its_two_sequences(view, monkeypatch):
    """Every alignment was to be saved as alignment.svg, over the one before."""
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (offered.append(asked[2]), ("", ""))[1]
    )
    view.tools.actions_["save_picture"].trigger()
    sides = view._hits.query.identifier, view._hits.text("subject", view._row)
    assert Path(offered[0]).name == "-".join(untagged(side) for side in sides) + "-alignment.svg"


def test_a_file_that_cannot_be_written_is_said(view, worker, qtbot, tmp_path, monkeypatch):
    answer = str(tmp_path / "nowhere" / "a.png"), ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    view.tools.actions_["save_picture"].trigger()
    worker.wait(qtbot)
    assert "cannot be written" in view.note.text


def test_a_picture_too_high_for_png_is_refused_with_what_to_do(view, worker, qtbot):
    codes = np.random.default_rng(1).integers(0, 20, 35_000).astype(np.uint8)
    whole = Sequence("titin", codes)
    alignment = Alignment(0, 35_000, 0, 35_000, "35000M", 1, 35_000, 35_000, 35_000, 0, 0, 0, decode(codes))
    layout = AlignmentLayout(alignment, whole, whole)
    view.canvas.set_layout(layout)
    view._copying.shown = Shown(layout, ("titin", "titin"))
    view.tools.actions_["copy_picture"].trigger()
    worker.wait(qtbot)
    assert f"it can have {MAX_PIXELS:,}" in view.note.text
    assert "SVG" in view.note.text


def test_no_picture_is_said_to_be_on_the_clipboard_once_text_is(view, worker, qtbot):
    copied = []
    view.copied.connect(copied.append)
    for name in ("copy", "copy_fasta", "copy_clustal", "copy_query", "copy_subject"):
        view.tools.actions_["copy_picture"].trigger()
        worker.wait(qtbot)
        assert re.fullmatch(r"the alignment with \S+ as a picture", copied.pop())
        assert _copied(view, name)
        assert copied.pop() in ("the alignment", "the query's residues", "the subject's residues")
    view.canvas.select(10, 13)
    for name in ("copy", "copy_fasta", "copy_clustal"):
        _copied(view, name)
        assert copied.pop() == "3 columns of the alignment"


def test_nothing_is_copied_while_nothing_is_shown(view, worker):
    QGuiApplication.clipboard().setText("before")
    view.set_hit(None, -1)
    for name in ("copy", "copy_fasta", "copy_clustal", "copy_picture", "copy_query", "save_picture"):
        view.tools.actions_[name].trigger()
    assert QGuiApplication.clipboard().text() == "before"
    assert not worker.jobs


def test_masked_residues_stay_in_lower_case_in_files():
    masked = Sequence("q", encode("AXXC"), shown=np.frombuffer(b"AcdC", np.uint8))
    alignment = Alignment(0, 4, 0, 4, "4M", 5, 4, 2, 2, 2, 0, 0, "A  C")
    layout = AlignmentLayout(alignment, masked, Sequence("s", encode("ACDC")))
    rows = layout.rows(0, 4, ("q", "s"))
    assert pair_fasta(rows) == ">q/1-4\nAcdC\n>s/1-4\nACDC\n"
    assert "****" in pair_clustal(rows)
