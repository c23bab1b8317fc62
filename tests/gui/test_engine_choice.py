"""The form's choice among the processor and GPUs, and what the window says when a GPU runs, warns or fails.

The probe is made to find GPUs. Where one must compute, its session is emulated (tests/core/cuda), everything
above it is the real thing; where one must fail, the real session fails for want of a library that calls the
driver, also on a machine that has both.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import re

import pytest
from PySide6.QtCore import Qt

from swathe.core.cancel import CancelToken
from swathe.core.cuda.drivers import DRIVER_VARIABLE
from swathe.core.engines import gpu, open_engine
from swathe.core.errors import DeviceError, DeviceMemoryError, InvalidRequest, KernelBuildError
from swathe.core.export import Selection, export
from swathe.core.run import run_request
from swathe.core.search.events import Finished, Progress
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database
from swathe.gui.search.rate_record import RateRecord
from swathe.gui.search.run_bar import RunBar
from swathe.gui.work.task_controller import SearchState
from tests.core.cuda.fake_session import Fleet
from tests.gui.engine_form import choose, choose_gpus, find, rows, tick
from tests.long_run import long_but


class Faulty(Fleet):
    """A fleet of which every device raises `error` when it is opened, or asked for a kernel."""

    error: DeviceError | None = None

    def open(self, device):
        if self.error is not None and not isinstance(self.error, KernelBuildError):
            raise self.error
        session = super().open(device)
        if self.error is not None:
            session.kernel = self.refuse_kernel
        return session

    def refuse_kernel(self, *_, **__):
        raise self.error


FAULTS = {
    "busy": DeviceError("Fake 0 is taken by another program.", "End the other program."),
    "full": DeviceMemoryError("Fake 0 has not enough free memory.", "Close other programs."),
    "not compiled": KernelBuildError(
        "The GPU kernel tiled.cu could not be compiled.", "Report it.", source="1  int x", log="line 1: no ;"
    ),
}


@pytest.fixture
def faulty(monkeypatch):
    fleet = Faulty()
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


def actions(window):
    return [button.text() for button in window.messages._buttons if not button.isHidden()]


def click(window, qtbot, text):
    button = next(button for button in window.messages._buttons if button.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def search_in_vain(open_window, finish, ready, small):
    """Search the sample with a choice of the form, which fails; return the window, which offers the CPU."""

    def search(choice):
        window = open_window(small)
        ready(window)
        choose(window.form.engine, choice)
        window.search()
        finish(window, SearchState.FAILED)
        assert actions(window) == ["Search on the CPU"]
        return window

    return search


def test_no_gpu_ticked_is_refused_in_a_sentence(open_window, qtbot, monkeypatch, ready, small):
    find(monkeypatch, 0, 2)
    window = open_window(small)
    ready(window)
    field = window.form.engine
    choose_gpus(qtbot, field)
    sentence = "No GPU is selected. Tick at least one, or choose another engine."
    assert (field.problem, field.note.text, window.form.button.toolTip()) == (sentence,) * 3
    assert not window.form.button.isEnabled()
    assert [state for _, state in rows(field)] == [False, False, False, None]
    with pytest.raises(InvalidRequest, match="No GPU is selected"):
        window.form.request()
    next(action for action in window.menus.menu("Kernels").actions() if "wide – " in action.text()).trigger()
    assert field.problem == sentence  # the menu of kernels ticks nothing
    choose(field, "CPU")
    assert (field.problem, window.form.button.isEnabled()) == ("", True)
    choose(field, "GPUs")
    assert field.problem == sentence
    tick(qtbot, field, "GPU 2")
    assert (field.problem, window.form.request().devices) == ("", (2,))


def test_a_search_on_a_gpu_says_so_everywhere(
    open_window, qtbot, finish, ready, monkeypatch, fleet, small, tmp_path
):
    find(monkeypatch, 0, 2)
    window = open_window(small)
    ready(window)
    choose_gpus(qtbot, window.form.engine, 2)
    phases = []
    window.controller.progressed.connect(lambda _: phases.append(window.run_bar.phase.toolTip()))
    fleet.slowness = 0.2  # long enough for the run bar, which paints a few times a second
    window.search()
    finish(window)
    result = window.controller.result
    assert result.complete
    assert re.fullmatch(r"GPU 2: Fake 2 \(\d+\.\d of \d+ GB used\)", result.engine_label)
    begun = result.engine_label.partition(" (")[0]  # what memory it takes is known once it has begun
    assert {f"Comparing on {begun}", f"Comparing on {result.engine_label}"} & set(phases)
    assert window.run_bar.phase.toolTip() == f"Done on {result.engine_label}"
    run = window.page.run.text()
    assert f"Engine: {result.engine_label}" in run
    assert "Device: GPU 2, Fake 2, GPU-2" in run
    assert "--engine gpu --kernel auto --device 2" in run
    assert "Warning" not in run

    cpu = open_engine("cpu")
    expected = list(run_request(result.plan.request, cpu, CancelToken()))[-1]
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


@pytest.mark.long
def test_a_search_on_some_gpus_uses_these(open_window, qtbot, finish, ready, monkeypatch, fleet, small):
    find(monkeypatch, 0, 2, 3)
    window = open_window(small)
    ready(window)
    choose_gpus(qtbot, window.form.engine, 0, 3)
    window.search()
    finish(window)
    assert sorted(session.device.index for session in fleet.sessions) == [0, 3]
    result = window.controller.result
    assert [device.index for device in result.plan.devices] == [0, 3]
    assert result.engine_label.startswith("2 GPUs: Fake 0, Fake 3")
    assert "--device 0,3" in window.page.run.text()


def test_a_gpu_that_fails_is_said_and_its_work_done(
    open_window, finish, ready, monkeypatch, fleet, small, tmp_path, expected_log
):
    find(monkeypatch, 0, 2)
    fleet.refuse = {2}
    expected_log("Fake 2 is taken by another program")
    window = open_window(small)
    ready(window)
    choose(window.form.engine, "2 GPUs")
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


@pytest.mark.long
def test_a_device_error_offers_the_cpu_which_searches_the_same(
    open_window, qtbot, finish, ready, monkeypatch, small
):
    find(monkeypatch, 0)
    monkeypatch.setenv(DRIVER_VARIABLE, "none")
    window = open_window(small)
    ready(window)
    window.form.report.evalue_edit.setText("0.01")
    choose(window.form.engine, "GPU 0")
    window.search()  # the real engine, for which there is no driver here, or no library that calls it
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


@pytest.mark.long
def test_a_device_error_in_the_middle_leaves_the_window_usable(search_in_vain, finish, monkeypatch, fleet):
    find(monkeypatch, 0)
    fleet.fail_at = {0: 1}
    window = search_in_vain("GPU 0")
    fleet.fail_at = {}
    window.search()
    finish(window)
    assert window.controller.result.plan.engine == "gpu"


@pytest.mark.parametrize("choice", long_but(["Automatic", "GPU 0", "CPU + GPU 0"], "Automatic"))
@pytest.mark.parametrize("fault", long_but(FAULTS, next(iter(FAULTS))))
def test_whatever_a_gpu_lacks_is_said_and_the_cpu_offered(
    search_in_vain, qtbot, finish, monkeypatch, faulty, fault, choice
):
    find(monkeypatch, 0)
    faulty.error = FAULTS[fault]
    window = search_in_vain(choice)
    assert window.messages.text == str(FAULTS[fault])
    click(window, qtbot, "Search on the CPU")
    finish(window)
    assert window.controller.result.plan.engine == "cpu"
    faulty.error = None
    window.search()
    finish(window)
    assert window.controller.result.plan.engine == ("hybrid" if "CPU" in choice else "gpu")
    assert window.messages.text == ""


def test_where_all_gpus_fail_the_cpu_is_offered(
    search_in_vain, qtbot, finish, monkeypatch, fleet, expected_log
):
    expected_log("Fake . failed|launch failed")
    find(monkeypatch, 0, 2)
    fleet.fail_at = {0: 1, 2: 1}
    window = search_in_vain("2 GPUs")
    click(window, qtbot, "Search on the CPU")
    finish(window)
    assert window.controller.result.complete


def test_the_compilers_log_is_in_the_log(open_window, finish, ready, monkeypatch, faulty, small, caplog):
    caplog.set_level("INFO")
    find(monkeypatch, 0)
    faulty.error = FAULTS["not compiled"]
    window = open_window(small)
    ready(window)
    window.search()
    finish(window, SearchState.FAILED)
    assert "line 1: no ;" in caplog.text
    assert "1  int x" in caplog.text


@pytest.mark.long
def test_reciprocal_best_hits_are_searched_on_the_cpu_where_a_gpu_fails(
    open_window, qtbot, ready, monkeypatch, faulty, small
):
    find(monkeypatch, 0)
    faulty.error = FAULTS["busy"]
    window = open_window(small)
    ready(window)
    window.menus.action("show_reciprocal").trigger()
    page = window.pages.get("reciprocal")
    for side, path in zip("ab", small, strict=True):
        page.files[side].setText(str(path))
    page.button.click()
    qtbot.waitUntil(lambda: page.controller.state is SearchState.FAILED)
    assert page.messages.text == str(FAULTS["busy"])
    again = page.messages._buttons[0]
    assert again.isVisible() and again.text() == "Search on the CPU"
    page.evalue.setText("0.5")  # what is searched again is what failed
    again.click()
    qtbot.waitUntil(lambda: page.result is not None)
    request = page.result.request
    assert (request.engine, request.devices, request.evalue) == ("cpu", None, 1e-3)
    page.button.click()  # the GPU is tried again
    qtbot.waitUntil(lambda: page.controller.state is SearchState.FAILED)


@pytest.mark.long
def test_hits_are_permuted_on_the_cpu_where_a_gpu_fails(
    open_window, qtbot, finish, ready, monkeypatch, faulty, small
):
    find(monkeypatch, 0)
    window = open_window(small)
    ready(window)
    window.search()
    finish(window)
    result = window.controller.result
    assert result.plan.engine == "gpu"

    def fail(*_):
        raise FAULTS["busy"]

    monkeypatch.setattr("swathe.core.permutation.device_scorer.DevicePermuter.score_copies", fail)
    window.search_page.significance.estimate([0, 1], PairwiseOptions(permutations=100))
    finish(window)
    assert window.messages.text == str(FAULTS["busy"])
    assert "The significance test failed" in window.run_bar.phase.toolTip()
    assert actions(window) == ["Test on the CPU"]
    click(window, qtbot, "Test on the CPU")
    finish(window)
    assert sorted(result.queries[0].hits.pairwise) == [0, 1]
    assert "on CPU" in window.run_bar.phase.toolTip()
    assert window.messages.text == ""


@pytest.mark.long
def test_the_run_bar_changes_to_tcups(open_window, finish, ready, small):
    window = open_window(small)
    ready(window)
    window.search()
    finish(window)
    bar = RunBar(RateRecord(), window)
    bar.make_chart()
    bar.show_chart(True)
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


@pytest.mark.long
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
