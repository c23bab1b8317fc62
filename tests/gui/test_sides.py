"""CPU and GPU of a hybrid search: two lines in the chart, their shares under it and on the run page."""

from __future__ import annotations

import functools

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import division, gpu, hybrid, open_engine
from swathe.core.engines.sides import Side
from swathe.core.run import run_request
from swathe.core.search.events import Finished
from swathe.core.system.resources import sample_database
from swathe.gui.search.gcups_plot import GcupsPlot
from swathe.gui.search.rate_record import RateRecord
from tests.core.cuda.fake_session import Fleet
from tests.gui.engine_form import choose, find, listed
from tests.gui.on_screen import on_screen


@pytest.fixture
def rate(qtbot):
    return on_screen(qtbot, GcupsPlot(RateRecord()), 400, 200)


def sides_at(second, gpu=90.0, cpu=10.0) -> tuple[Side, ...]:
    cells = [int(gcups * 1e9 * second) for gcups in (gpu, cpu)]
    return tuple(
        Side(name, own, second, own / sum(cells)) for name, own in zip(("gpu", "cpu"), cells, strict=True)
    )


def feed(plot, seconds, **gcups) -> None:
    plot.record.start()
    plot.follow()
    for second in np.arange(0.05, seconds + 0.01, 0.05):
        sides = sides_at(float(second), **gcups)
        plot.record.add(sum(side.cells for side in sides), float(second), sides)


def legend(plot) -> list[str]:
    return [label.text for _, label in plot.legend.items]


def test_a_continued_search_goes_on_with_the_course_of_the_stopped_one(rate) -> None:
    feed(rate, 2.0)
    rate.finish()
    before = rate.record.curve()
    rate.record.show(before)
    for second in np.arange(0.05, 2.0, 0.05).tolist():
        rate.record.add(int(1e11 * (2 + second)), 2 + second, sides_at(second))
    rate.finish()
    curve = rate.record.curve()
    assert (curve.points[: len(before.points)] == before.points).all()
    assert curve.names == ("gpu", "cpu")
    assert curve.points[-1] == pytest.approx([3.95, 100, 100, 90, 10], rel=0.01)


def test_each_of_several_gpus_has_a_line_and_the_run_keeps_them(rate) -> None:
    rate.record.start()
    rate.follow()
    for second in np.arange(0.05, 3.0, 0.05).tolist():
        cells = [int(4e9 * second), int(2e9 * second)]
        parts = tuple(
            Side(f"gpu {number}", own, second, own / sum(cells)) for number, own in enumerate(cells)
        )
        rate.record.add(sum(cells), second, parts)
    rate.finish()
    assert legend(rate) == ["mean", "GPU 0", "GPU 1"]
    curve = rate.record.curve()
    assert curve is not None and curve.names == ("gpu 0", "gpu 1")
    assert curve.points[-1] == pytest.approx([2.95, 6, 6, 4, 2], rel=1e-3)
    rate.record.start()
    rate.follow()
    rate.record.show(curve)
    rate.show_all()
    assert legend(rate) == ["mean", "GPU 0", "GPU 1"]
    assert rate._lines[0].getData()[1][-1] == pytest.approx(4, rel=1e-3)
    rate.record.show(None)
    assert rate.record.curve() is None


def test_each_side_has_a_line_and_a_colour_of_its_own(rate) -> None:
    feed(rate, 2.0)
    rate.finish()
    gpu, cpu = rate._lines
    assert gpu.getData()[1][-1] == pytest.approx(90, rel=1e-3)
    assert cpu.getData()[1][-1] == pytest.approx(10, rel=1e-3)
    assert rate._mean.getData()[1][-1] == pytest.approx(100, rel=1e-3)
    assert legend(rate) == ["mean", "GPU", "CPU"]
    colours = {line.opts["pen"].color().name() for line in (gpu, cpu, rate._mean)}
    assert len(colours) == 3
    assert "GPU 90.0 % at 90.0 GCUPS in 2.0 s; CPU 10.0 % at 10.0 GCUPS" in rate.text()
    header, *_, last = rate.data_text().splitlines()
    assert header.split("\t") == ["seconds", "GCUPS, moving", "GCUPS, mean", "GCUPS, GPU", "GCUPS, CPU"]
    assert float(last.split("\t")[3]) == pytest.approx(90, rel=1e-3)


def test_a_search_with_one_side_afterwards_looks_as_ever(rate) -> None:
    feed(rate, 1.0)
    rate.finish()
    rate.record.start()
    rate.follow()
    assert rate._lines == []
    assert legend(rate) == ["last 0.5 s", "mean"]
    for second in np.arange(0.05, 1.0, 0.05):
        rate.record.add(int(1e9 * second), float(second))
    rate.finish()
    assert rate._moving.getData()[1][-1] == pytest.approx(1, rel=1e-3)
    assert rate.data_text().startswith("seconds\tGCUPS, moving\tGCUPS, mean\n")


@pytest.mark.long
def test_an_hour_of_two_sides_fits_as_well(rate) -> None:
    feed(rate, 3_600.0)
    rate.finish()
    assert 500 < len(rate.record) <= 1_200
    last = rate.data_text().splitlines()[-1].split("\t")
    assert float(last[0]) == pytest.approx(3_600, abs=1)
    assert float(last[4]) == pytest.approx(10, rel=1e-3)


def test_it_follows_the_palette(rate) -> None:
    feed(rate, 1.0)
    palette = rate.palette()
    palette.setColor(palette.ColorRole.Window, "#101010")
    palette.setColor(palette.ColorRole.WindowText, "#f0f0f0")
    rate.finish()
    before = rate._lines[0].opts["pen"].color().name()
    rate.setPalette(palette)
    assert rate._lines[0].opts["pen"].color().name() != before


@pytest.fixture
def both(monkeypatch):
    """An emulated GPU, and a division that lets the CPU help however little there is to do."""
    monkeypatch.setattr(gpu, "GpuEngine", functools.partial(gpu.GpuEngine, open_session=Fleet().open))
    monkeypatch.setattr(division, "SHORTEST_GPU_SECONDS", 0.0)
    monkeypatch.setattr(division, "SHORTEST_CPU_SECONDS", 0.0)
    monkeypatch.setattr(hybrid, "LEAST_GAIN", -1e9)


@pytest.fixture
def small(tmp_path):
    """A query and a database that emulation takes a moment for."""
    records = sample_database().read_text().split(">")[1:]
    database, query = tmp_path / "small.fasta", tmp_path / "query.fasta"
    database.write_text("".join(f">{record}" for record in records[:24]))
    query.write_text(f">{records[0]}")
    return query, database


def test_a_hybrid_search_in_the_window(open_window, finish, ready, monkeypatch, both, small) -> None:
    find(monkeypatch, 0, unsupported=())
    window = open_window(small)
    ready(window)
    assert [text.partition(":")[0] for text in listed(window.form.engine)][2:4] == ["GPU 0", "CPU + GPU 0"]
    choose(window.form.engine, "CPU + GPU")
    told = []
    window.controller.progressed.connect(lambda progress: told.append(progress.sides))
    window.search()
    finish(window)
    result = window.controller.result
    assert result.complete
    assert result.plan.engine == "hybrid"
    assert result.sides == told[-1]
    assert sum(side.cells for side in result.sides) == result.cells
    words = [side.words for side in result.sides]
    assert window.run_bar.sides.whole() == " · ".join(words)
    run = window.page.run.text()
    assert all(f"Side: {word}" in run for word in words)
    assert "--engine hybrid" in run
    assert "GPU 0: Fake 0" in result.engine_label and "CPU, " in result.engine_label
    cpu = open_engine("cpu")
    expected = list(run_request(result.plan.request, cpu, CancelToken()))[-1]
    cpu.close()
    assert isinstance(expected, Finished)
    assert (expected.result.queries[0].scores == result.queries[0].scores).all()


def test_a_search_on_two_gpus_draws_each(open_window, finish, ready, monkeypatch, both, small) -> None:
    find(monkeypatch, 0, 1, unsupported=())
    window = open_window(small)
    ready(window)
    window.form.engine.choose("gpu")
    for _ in range(
        20
    ):  # a search of so little may be over before it was looked at twice, and has no course then
        window.search()
        finish(window)
        result = window.controller.result
        assert result.complete and result.plan.engine == "gpu"
        assert window.run_bar.record.names == ("gpu 0", "gpu 1")
        if result.rates is not None:
            break
    assert result.rates is not None and result.rates.names == ("gpu 0", "gpu 1")
    assert sum(side.cells for side in window.run_bar.record.sides) == result.cells
    window.run_bar.make_chart()
    window.run_bar.show_chart(True)
    assert legend(window.run_bar.chart)[:3] == ["mean", "GPU 0", "GPU 1"]


def test_without_a_gpu_there_is_no_hybrid(open_window, monkeypatch) -> None:
    find(monkeypatch, unsupported=())
    window = open_window()
    assert not any("CPU +" in text for text in listed(window.form.engine))


def test_several_gpus_are_chosen_for_it_as_well(open_window, ready, monkeypatch, small) -> None:
    find(monkeypatch, 0, 2, unsupported=())
    window = open_window(small)
    ready(window)
    choose(window.form.engine, "CPU + ")
    assert window.form.engine.engine.currentText() == "CPU + all 2 GPUs"
    window.form.compute.unfold()
    assert window.form.engine.gpus.isVisible()
    assert window.form.request().engine == "hybrid"
