"""The form's choice among the processor and GPUs, and what the window says when a GPU runs, warns or fails.

The probe is made to find GPUs. Where one must compute, its session is emulated (tests/core/cuda), everything
above it is the real thing; where one must fail, the real session fails for want of a driver.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import re

import pytest
from PySide6.QtCore import Qt

from core.cancel import CancelToken
from core.cuda import devices
from core.cuda.devices import Probe
from core.engines import gpu, open_engine
from core.events import Finished, Progress
from core.export import Selection, export
from core.resources import sample_database
from core.search import run_search
from gui.run_bar import RunBar
from gui.search_controller import SearchState
from kernels.registry import variants_of
from tests.core.cuda.fake_session import Fleet, fake_device

OLD = (
    fake_device(1, (7, 0)),
    "Fake 1 has compute capability 7.0, and Swathe needs 7.5 (Turing, 2018) or later",
)


def find(monkeypatch, *numbers, unsupported=(OLD,)):
    """Make the probe find GPUs of these numbers, and one that is too old."""
    found = tuple(fake_device(number) for number in numbers)
    reason = "" if found else "the NVIDIA driver finds no GPU"
    monkeypatch.setattr(devices, "probe", lambda: Probe(found, "13.0", reason, unsupported))


@pytest.fixture
def fleet(monkeypatch):
    """Emulate the GPUs that the probe finds."""
    fleet = Fleet()
    monkeypatch.setattr(gpu, "GpuEngine", functools.partial(gpu.GpuEngine, open_session=fleet.open))
    return fleet


@pytest.fixture
def small(tmp_path):
    """A database and a query that emulation takes a moment for."""
    records = sample_database().read_text().split(">")[1:]
    database, query = tmp_path / "small.fasta", tmp_path / "query.fasta"
    database.write_text("".join(f">{record}" for record in records[:24]))
    query.write_text(f">{records[0]}")
    return query, database


def listed(field):
    return [field.engine.itemText(row) for row in range(field.engine.count())]


def choose(field, text):
    """Choose an item as a user does; it must be enabled."""
    row = next(row for row, label in enumerate(listed(field)) if text in label)
    assert field.engine.model().item(row).isEnabled(), text
    field.engine.setCurrentIndex(row)
    field.engine.activated.emit(row)


def actions(window):
    return [button.text() for button in window.messages._buttons if not button.isHidden()]


def click(window, qtbot, text):
    button = next(button for button in window.messages._buttons if button.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_all_gpus_each_and_those_that_cannot_be_used(open_window, monkeypatch):
    find(monkeypatch, 0, 2)
    field = open_window().form.engine
    assert listed(field)[0] == "Automatic (2 GPUs: Fake 0, Fake 2)"
    assert listed(field)[1].startswith("CPU")
    assert listed(field)[2:5] == ["All 2 GPUs", "GPU 0: Fake 0, 0 GB", "GPU 2: Fake 2, 0 GB"]
    assert listed(field)[5] == "GPU 1: Fake 1, 0 GB – not usable"
    assert not field.engine.model().item(5).isEnabled()
    assert OLD[1] in field.engine.itemData(5, Qt.ItemDataRole.ToolTipRole)
    for text, engine, numbers in (
        ("Automatic", "auto", None),
        ("CPU", "cpu", None),
        ("All 2", "gpu", None),
        ("GPU 2", "gpu", (2,)),
    ):
        choose(field, text)
        assert (field.engine_name, field.devices) == (engine, numbers)
    kernels = [field.kernel.itemData(row) for row in range(field.kernel.count())]
    assert kernels == ["auto", *(variant.name for variant in variants_of("gpu"))]


def test_one_gpu_is_one_entry(open_window, monkeypatch):
    find(monkeypatch, 0, unsupported=())
    field = open_window().form.engine
    assert listed(field)[2:] == ["GPU 0: Fake 0, 0 GB"]
    choose(field, "GPU 0")
    assert (field.engine_name, field.devices) == ("gpu", None)


def test_the_menu_changes_the_kernel_and_keeps_the_gpu(open_window, monkeypatch):
    find(monkeypatch, 0, 2)
    window = open_window()
    field = window.form.engine
    choose(field, "GPU 2")
    next(action for action in window.menus.kernels.actions() if "Wide" in action.text()).trigger()
    assert (field.engine_name, field.devices, field.kernel_name) == ("gpu", (2,), "wide")
    next(action for action in window.menus.kernels.actions() if "Opal" in action.text()).trigger()
    assert (field.engine_name, field.devices, field.kernel_name) == ("cpu", None, "opal")


def test_a_gpu_comes_back_by_its_identity_and_its_absence_is_said(open_window, monkeypatch):
    find(monkeypatch, 0, 2)
    window = open_window()
    choose(window.form.engine, "GPU 2")
    window.form.engine.kernel.setCurrentIndex(window.form.engine.kernel.findData("wide"))
    window.close()

    renumbered = fake_device(2)
    object.__setattr__(renumbered, "index", 5)
    monkeypatch.setattr(devices, "probe", lambda: Probe((fake_device(0), renumbered), "13.0"))
    window = open_window()
    field = window.form.engine
    assert (field.engine_name, field.devices, field.kernel_name) == ("gpu", (5,), "wide")
    assert field.note.text == ""
    window.close()

    find(monkeypatch, 0, 1)
    window = open_window()
    field = window.form.engine
    assert (field.engine_name, field.devices, field.kernel_name) == ("auto", None, "auto")
    assert "Fake 2, chosen the last time, is not here: Automatic takes its place." in field.note.text
    assert field.problem == ""
    window.close()

    find(monkeypatch, 2, 3)  # what was missed is still wanted
    window = open_window()
    field = window.form.engine
    assert (field.engine_name, field.devices) == ("gpu", (2,))
    choose(field, "CPU")
    assert field.note.text == ""
    window.close()
    assert open_window().form.engine.engine_name == "cpu"


def test_a_search_on_a_gpu_says_so_everywhere(
    open_window, finish, ready, monkeypatch, fleet, small, tmp_path
):
    find(monkeypatch, 0, 2)
    window = open_window(small)
    ready(window)
    choose(window.form.engine, "GPU 2")
    phases = []
    window.controller.progressed.connect(lambda _: phases.append(window.run_bar.phase.toolTip()))
    window.search()
    finish(window)
    result = window.controller.result
    assert result.complete
    assert re.fullmatch(r"GPU 2: Fake 2 \(\d+\.\d of \d+ GB used\)", result.engine_label)
    assert phases[-1] == f"Comparing on {result.engine_label}"
    assert window.run_bar.phase.toolTip() == f"Done on {result.engine_label}"
    run = window.page.run.text()
    assert f"Engine: {result.engine_label}" in run
    assert "Device: GPU 2, Fake 2, GPU-2" in run
    assert "--engine gpu --kernel auto --device 2" in run
    assert "Warning" not in run

    cpu = open_engine("cpu")
    expected = list(run_search(result.plan.request, cpu, CancelToken()))[-1]
    cpu.close()
    assert isinstance(expected, Finished)
    files = []
    for number, each in enumerate((result, expected.result)):
        path = tmp_path / f"hits{number}.csv"
        for _ in export(each, Selection.everything(each), "csv", path, CancelToken(), comments=False):
            pass
        files.append(path.read_bytes())
    assert files[0] == files[1]
    assert files[0].count(b"\n") > 2


def test_a_gpu_that_fails_is_said_and_its_work_done(
    open_window, finish, ready, monkeypatch, fleet, small, tmp_path, expected_log
):
    find(monkeypatch, 0, 2)
    fleet.refuse = {2}
    expected_log("Fake 2 is taken by another program")
    window = open_window(small)
    ready(window)
    choose(window.form.engine, "All 2")
    window.search()
    finish(window)
    result = window.controller.result
    assert result.complete
    sentence = "Fake 2 is taken by another program. Its work is done by GPU 0 (Fake 0)."
    assert result.warnings == (sentence,)
    assert window.messages.text == sentence
    assert sentence in window.page.summary.text()
    assert f"Warning: {sentence}" in window.page.run.text()
    for format in ("csv", "blast7", "xml", "text", "json"):
        path = tmp_path / f"hits.{format}"
        for _ in export(result, Selection.everything(result), format, path, CancelToken()):
            pass
        assert sentence in path.read_text(), format
    assert json.loads(path.read_text())["search"]["engine_warnings"] == [sentence]

    fleet.refuse = set()
    window.search()
    finish(window)
    assert window.controller.result.warnings == ()
    assert "Warning" not in window.page.run.text()
    assert sentence not in window.page.summary.text()
    assert window.messages.text == ""


def test_a_device_error_offers_the_cpu_which_searches_the_same(
    open_window, qtbot, finish, ready, monkeypatch, small
):
    if devices.probe().devices:
        pytest.skip("there is a GPU here, which would do the search")
    find(monkeypatch, 0)
    window = open_window(small)
    ready(window)
    window.form.report.evalue_edit.setText("0.01")
    choose(window.form.engine, "GPU 0")
    window.search()  # the real engine, for which there is no PyCUDA or no driver here
    finish(window, SearchState.FAILED)
    assert "CPU" in window.messages.text
    assert actions(window) == ["Search on the CPU"]
    window.form.query.set_text("MKVLAAG")  # what is searched again is what failed, whatever the form says now
    click(window, qtbot, "Search on the CPU")
    finish(window)
    result = window.controller.result
    assert result.complete
    request = result.plan.request
    assert (request.engine, request.devices, request.evalue, len(request.queries[0]) > 7) == (
        "cpu",
        None,
        0.01,
        True,
    )
    assert "Done on CPU" in window.run_bar.phase.toolTip()
    assert window.messages.text == ""
    window.search()  # the GPU is tried again, and the process is still there to say so
    finish(window, SearchState.FAILED)
    assert actions(window) == ["Search on the CPU"]


def test_a_device_error_in_the_middle_leaves_the_window_usable(
    open_window, qtbot, finish, ready, monkeypatch, fleet, small
):
    find(monkeypatch, 0)
    fleet.fail_at = {0: 1}
    window = open_window(small)
    ready(window)
    choose(window.form.engine, "GPU 0")
    window.search()
    finish(window, SearchState.FAILED)
    assert actions(window) == ["Search on the CPU"]
    fleet.fail_at = {}
    window.search()
    finish(window)
    assert window.controller.result.plan.engine == "gpu"


def test_the_run_bar_changes_to_tcups(qtbot, open_window, finish, ready, small):
    window = open_window(small)
    ready(window)
    window.search()
    finish(window)
    bar = RunBar()
    qtbot.addWidget(bar)
    bar.make_chart()
    bar.start(window.controller.result.plan)
    total = 10**13
    for step in range(1, 11):
        bar._shown_at = 0.0
        bar.advance(Progress(0, total * step // 20, total, step / 10, f"GPU 0: Fake ({step} of 151 GB used)"))
    assert "5.00 TCUPS" in bar.text.text()
    assert bar.phase.toolTip() == "Comparing on GPU 0: Fake (10 of 151 GB used)"
    bar.chart.finish()
    assert bar.chart.plot.getAxis("left").labelText == "TCUPS"
    assert bar.chart._mean.getData()[1].max() == pytest.approx(5)


def test_long_names_of_gpus_do_not_widen_the_window(open_window, finish, ready, small):
    window = open_window(small)
    ready(window)
    window.search()
    finish(window)
    before = window.centralWidget().minimumSizeHint().width()
    label = "4 GPUs: NVIDIA H200, NVIDIA RTX 6000 Ada Generation (123.4 of 603 GB used)"
    window.run_bar.finish(dataclasses.replace(window.controller.result, engine_label=label), True)
    assert label in window.run_bar.phase.toolTip()
    assert window.centralWidget().minimumSizeHint().width() == before
