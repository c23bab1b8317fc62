"""What is painted on a PDF's pages stays within them, in letters as they should be."""

from __future__ import annotations

import pytest
from PySide6.QtSvg import QSvgRenderer

from swathe.gui.export import pdf_pages
from swathe.gui.export.pdf_pages import PdfPages

_DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><text y="12">name</text></svg>'


@pytest.fixture
def pages(qapp, tmp_path):
    made = PdfPages(tmp_path / "pages.pdf", "Title")
    assert made.is_open
    yield made
    made.close()


def test_a_drawing_is_not_bold_because_a_heading_was(pages, monkeypatch):
    fonts = []

    class Renderer(QSvgRenderer):
        def render(self, painter, *where):
            fonts.append(painter.font())
            super().render(painter, *where)

    monkeypatch.setattr(pdf_pages, "QSvgRenderer", Renderer)
    pages.heading("Overview", 12)
    pages.drawing(_DRAWING)
    assert [font.bold() for font in fonts] == [False]


@pytest.mark.parametrize("words", ["A" * 2_000, f"{'A' * 2_000} and more", f"in /{'folder' * 300}/it"])
def test_words_longer_than_a_line_are_broken(pages, words):
    lines = pages.text_width(words, 9.0) / pages.width
    for _ in range(30):
        pages.paragraph(words)
        pages.fact("Name", words)
    assert pages.page > 60 * lines * 9.0 * 0.8 / 842  # points of a page's height


def test_a_name_of_two_lines_stays_above_the_next_row(qapp, tmp_path, monkeypatch):
    """Beside words of one line its second line was painted over by the next name."""
    painted = []

    class Painter(pdf_pages.QPainter):
        def drawText(self, where, flags, text):
            painted.append((text, where))
            super().drawText(where, flags, text)

    monkeypatch.setattr(pdf_pages, "QPainter", Painter)
    pages = PdfPages(tmp_path / "pages.pdf", "Title")
    name = "A name that takes several lines of its narrow column, whatever it is called"
    pages.fact(name, "short")
    pages.fact("Next", "short too")
    pages.close()
    where = dict(painted)
    assert where[name].height() > 2 * where["Next"].height()
    assert where["Next"].top() >= where[name].bottom()
