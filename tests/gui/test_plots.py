"""The charts: what they plot, say, and give away, and that they follow the palette."""

from __future__ import annotations

import csv

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QWidget

from swathe.core.errors import ExportError
from swathe.gui.search.gcups_plot import GcupsPlot
from swathe.gui.search.rate_record import RateRecord
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.theme import Colours, apply_colour_scheme, is_dark
from tests.gui.on_screen import on_screen


@pytest.fixture
def rate(qtbot):
    return on_screen(qtbot, GcupsPlot(RateRecord()), 400, 200)


def feed(plot, gcups, seconds, step=0.05):
    """Report a constant rate."""
    plot.record.start()
    plot.follow()
    for second in np.arange(step, seconds + step / 2, step):
        plot.record.add(int(gcups * 1e9 * second), float(second))


def test_nothing_measured_has_no_numbers_on_its_axes(rate):
    def numbers():
        painter = QPainter(image := QImage(400, 200, QImage.Format.Format_ARGB32))
        axes = [rate.plot.getAxis(side) for side in ("bottom", "left")]
        painted = [axis.generateDrawSpecs(painter) for axis in axes]
        painter.end()
        assert not image.isNull()
        return [len(texts) for _, _, texts in painted]

    assert numbers() == [0, 0]
    feed(rate, 14.0, 2.0)
    rate.finish()
    assert min(numbers()) > 0
    rate.record.start()
    rate.follow()
    assert numbers() == [0, 0]


def test_rate_is_the_moving_value_and_the_mean(rate):
    feed(rate, 14.0, 2.0)
    for second in np.arange(2.05, 3.01, 0.05):  # half as fast from here
        rate.record.add(int(28e9 + 7e9 * (second - 2)), float(second))
    rate.finish()
    rows = np.array(
        [[float(cell) for cell in line.split("\t")] for line in rate.data_text().split("\n")[1:-1]]
    )
    seconds, moving, mean = rows.T
    assert moving[seconds < 2] == pytest.approx(14, rel=1e-3)
    assert moving[-1] == pytest.approx(7, rel=1e-3)
    assert mean[-1] == pytest.approx(35 / 3, rel=1e-3)
    assert rate.text() == "mean 11.7 GCUPS after 3.0 s"
    assert rate._moving.getData()[1][-1] == pytest.approx(7, rel=1e-3)
    assert rate.view.accessibleDescription() == rate.text()


def test_fast_engines_are_shown_in_tcups(rate):
    feed(rate, 5_710.0, 1.0)
    rate.finish()
    assert rate.plot.getAxis("left").labelText == "TCUPS"
    assert rate.text() == "mean 5.71 TCUPS after 1.0 s"
    assert rate._mean.getData()[1][-1] == pytest.approx(5.71, rel=1e-3)
    feed(rate, 14.0, 1.0)
    rate.finish()
    assert rate.plot.getAxis("left").labelText == "GCUPS"


def test_an_hour_fits_into_bounded_memory(rate):
    feed(rate, 14.0, 3_600.0)
    rate.finish()
    assert 500 < len(rate.record) <= 1_200
    assert len(rate.record._recent) < 20
    last = rate.data_text().rstrip("\n").split("\n")[-1].split("\t")
    assert float(last[0]) == pytest.approx(3_600, abs=1)
    assert float(last[1]) == pytest.approx(14, rel=1e-3)


def test_repaints_at_most_twenty_times_a_second(rate, qtbot, monkeypatch):
    rate.record.start()
    rate.follow()
    paints = []
    monkeypatch.setattr(rate._moving, "setData", lambda *data: paints.append(1))
    for step in range(1, 2_000):
        rate.record.add(step * 10**7, step / 1_000)
    assert not paints
    qtbot.waitUntil(lambda: bool(paints))
    with qtbot.waitSignal(rate._timer.timeout):
        pass
    assert len(paints) == 1, "nothing new since"
    assert rate._timer.interval() >= 50


def test_a_new_search_starts_from_nothing(rate):
    feed(rate, 14.0, 2.0)
    rate.record.start()
    rate.follow()
    assert len(rate.record) == 0
    assert rate.text() == "nothing measured yet"
    rate.finish()
    assert not rate._timer.isActive()


def test_no_progress_at_all_is_no_error(rate):
    rate.record.add(0, 0.0)
    rate.finish()
    assert rate.data_text().count("\n") == 1


def test_axes_have_titles_with_units(rate):
    assert rate.plot.getAxis("bottom").labelText == "Time (s)"
    assert rate.plot.getAxis("left").labelText == "GCUPS"


def test_pictures_and_data_can_be_copied_and_saved(rate, qtbot, tmp_path):
    page = QWidget()
    messages = MessageBar(page)
    rate.setParent(page)
    feed(rate, 14.0, 1.0)
    rate.finish()
    rate.copy_data()
    assert messages.text == "Copied the figures as a table."
    assert QGuiApplication.clipboard().text() == rate.data_text()
    rate.copy_image()
    assert messages.text == "Copied the picture."
    assert not QGuiApplication.clipboard().image().isNull()
    rate.save(tmp_path / "rate.svg")
    assert "<svg" in (tmp_path / "rate.svg").read_text()
    rate.save(tmp_path / "rate.png")
    assert QImage(str(tmp_path / "rate.png")).width() == 2 * rate.view.width()
    rate.save(tmp_path / "rate.csv")
    with (tmp_path / "rate.csv").open(newline="") as stream:
        assert list(csv.reader(stream)) == [line.split("\t") for line in rate.data_text().splitlines()]
    with pytest.raises(ExportError, match=r"rate\.png"):
        rate.save(tmp_path / "missing" / "rate.png")


def test_colours_follow_the_palette_live(rate, qapp, qtbot):
    try:
        for scheme in ("dark", "light"):
            apply_colour_scheme(qapp, scheme)
            qtbot.settle()
            assert is_dark(rate.palette()) == (scheme == "dark")
            colours = Colours.of(rate.palette())
            assert rate.view.backgroundBrush().color().name() == colours.background.name()
            assert rate._moving.opts["pen"].color().name() == colours.measured.name()
            assert rate.plot.getAxis("left").textPen().color().name() == colours.text.name()
    finally:
        apply_colour_scheme(qapp, "system")
