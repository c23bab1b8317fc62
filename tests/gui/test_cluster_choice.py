"""A cluster in the form: listed with its workers, or with what is missing."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt

from swathe.core.engines import probe_cluster
from swathe.core.engines.base import EngineInfo
from swathe.core.engines.sides import Side
from swathe.gui.search.engine_field import EngineField
from swathe.gui.search.rate_record import RateRecord
from tests.gui.on_screen import settle

CPU = EngineInfo("cpu", "CPU, 2 cores", (("lanes", "SIMD lanes"),))
CLUSTER = EngineInfo(
    "cluster", "Cluster, 3 workers on 2 hosts", (), workers=("a: GPU", "a #2: GPU", "b is left out: old.")
)


@pytest.fixture
def field(qtbot):
    field = EngineField()
    qtbot.addWidget(field)
    return field


def test_its_workers_are_told(field):
    field.set_engines((CPU, CLUSTER))
    row = field.engine.findData("cluster")
    assert field.engine.itemText(row) == "Cluster, 3 workers on 2 hosts"
    tip = field.engine.itemData(row, Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[1:] == ["a: GPU", "a #2: GPU", "b is left out: old."]


def test_workers_have_threads_and_kernels_of_their_own(field):
    field.threads_box.setValue(1)
    field.set_engines((CPU, CLUSTER))
    field.choose("cluster")
    assert (field.engine_name, field.kernel_name, field.threads, field.devices) == (
        "cluster",
        "auto",
        0,
        None,
    )
    assert not field.threads_box.isEnabled()
    field.choose("cpu")
    assert field.threads == 1


def test_what_is_missing_is_said(field, monkeypatch):
    monkeypatch.delenv("SWATHE_CLUSTER", raising=False)
    field.set_engines((CPU, probe_cluster()))
    row = field.engine.findData("cluster")
    assert field.engine.itemText(row) == "Cluster – not available"
    assert "SWATHE_CLUSTER" in field.engine.itemData(row, Qt.ItemDataRole.ToolTipRole)
    assert field.engine_name == "auto"


@pytest.fixture
def window(open_window, monkeypatch):
    monkeypatch.delenv("SWATHE_CLUSTER", raising=False)
    return open_window()


def ask(window, qtbot, monkeypatch, address, found):
    """Ask for a cluster in the form, as what was `found` at the address answers."""
    asked = []

    def probe(cluster=None):
        asked.append(cluster)
        return found

    monkeypatch.setattr("swathe.core.engines.probe_cluster", probe)
    field = window.form.cluster
    field.address_edit.setText(address)
    with qtbot.waitSignal(field.asked):
        qtbot.keyClick(field.address_edit, Qt.Key.Key_Return)
    assert asked == [address]


def test_a_cluster_is_named_in_the_form(window, qtbot, monkeypatch):
    qtbot.waitUntil(lambda: bool(window.form.engine.engines))
    ask(window, qtbot, monkeypatch, "tls://node7:8786", CLUSTER)
    form = window.form
    assert form.engine.engine_name == "cluster"
    assert form.engine.asked["engine"] == "cluster:tls://node7:8786"
    assert form.cluster.note.text.startswith("Cluster, 3 workers on 2 hosts")
    window.search_page.save(window.settings)
    form.cluster.address_edit.clear()
    form.cluster.restore(window.settings)
    assert form.cluster.address == "tls://node7:8786"


def test_a_cluster_that_is_not_reached_is_said_and_nothing_stops(window, qtbot, monkeypatch):
    qtbot.waitUntil(lambda: bool(window.form.engine.engines))
    absent = EngineInfo("cluster", "Cluster", (), "the scheduler at tls://node8:8786 does not answer")
    ask(window, qtbot, monkeypatch, "tls://node8:8786", absent)
    field = window.form.cluster
    assert field.note.text == "The scheduler at tls://node8:8786 does not answer."
    assert not field.problem
    assert window.form.engine.engine_name == "auto"


class TestNamedOnTheCommandLine:
    @pytest.fixture
    def engines_searched(self, open_window, monkeypatch):
        """Open a window on the sample and a cluster, of which something is found, and tell what searches."""

        def begin(found):
            monkeypatch.setattr("swathe.core.engines.probe_cluster", lambda cluster: found)
            window = open_window()
            searched = []
            monkeypatch.setattr(
                window.controller, "start", lambda request, **_: searched.append(request.engine)
            )
            window.begin([], sample=True, cluster="tls://node7:8786")
            return window, searched

        return begin

    def test_the_sample_is_searched_there(self, engines_searched, qtbot):
        _, searched = engines_searched(CLUSTER)
        qtbot.waitUntil(lambda: bool(searched))
        assert searched == ["cluster:tls://node7:8786"]

    def test_nothing_is_searched_elsewhere_where_it_is_not_reached(self, engines_searched, qtbot):
        absent = EngineInfo("cluster", "Cluster", (), "the scheduler at tls://node7:8786 does not answer")
        window, searched = engines_searched(absent)
        messages = window.search_page.messages
        qtbot.waitUntil(lambda: "tls://node7:8786 does not answer" in messages.text)
        qtbot.waitUntil(lambda: window.form.database.path is not None and not window.form.problem)
        settle(qtbot, window)
        assert not searched


def test_the_chart_has_a_line_for_each_worker():
    record = RateRecord()
    sides = tuple(Side(f"node{n}", 10**9 * n, 1.0, 0.1) for n in range(5))
    for second in (1.0, 2.0):
        record.add(
            10**10, second, tuple(dataclasses.replace(side, cells=int(side.cells * second)) for side in sides)
        )
    assert record.points().shape[1] == 3 + 5
    assert list(record.names) == ["node0", "node1", "node2", "node3", "node4"]
