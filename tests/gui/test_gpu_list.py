"""The form's choice among GPUs: all, some, one or none, by mouse and keyboard, and remembered."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from swathe.core.cuda import devices
from swathe.core.cuda.devices import Probe
from swathe.kernels.registry import variants_of
from tests.core.cuda.fake_session import fake_device
from tests.gui.engine_form import OLD, choose, choose_gpus, find, listed, rows, tick


def test_all_gpus_some_and_those_that_cannot_be_used(open_window, qtbot, monkeypatch):
    find(monkeypatch, 0, 2, 3)
    field = open_window().form.engine
    assert listed(field)[0] == "Automatic (3 GPUs: Fake 0, Fake 2, Fake 3)"
    assert listed(field)[1].startswith("CPU")
    assert listed(field)[2:] == ["3 GPUs", "CPU + 3 GPUs", "Cluster – not available"]
    assert not field.gpus.isVisible()
    choose(field, "CPU")
    assert (field.engine_name, field.devices, field.gpus.isVisible()) == ("cpu", None, False)
    choose(field, "GPUs")
    assert field.gpus.isVisible()
    assert rows(field) == [
        ("All 3 GPUs", True), ("GPU 0: Fake 0, 0 GB", True), ("GPU 2: Fake 2, 0 GB", True),
        ("GPU 3: Fake 3, 0 GB", True), ("GPU 1: Fake 1, 0 GB – not usable", None),
    ]  # fmt: skip
    assert OLD[1] in field.gpus.item(4).toolTip()
    assert (field.engine_name, field.devices, field.engine.currentText()) == ("gpu", None, "All 3 GPUs")
    rows_of_kernels = map(field.kernel.model().item, range(field.kernel.count()))
    kernels = [row.data(Qt.ItemDataRole.UserRole) for row in rows_of_kernels if row.isEnabled()]
    assert kernels == ["auto", *(variant.name for variant in variants_of("gpu"))]

    tick(qtbot, field, "GPU 2")
    assert [state for _, state in rows(field)] == ["some", True, False, True, None]
    assert (field.devices, field.engine.currentText()) == ((0, 3), "2 of 3 GPUs")
    tick(qtbot, field, "GPU 0", at="box")
    assert field.devices == (3,)
    tick(qtbot, field, "not usable")
    assert field.devices == (3,)
    assert "GPU 3: Fake 3, 0 GB" in field.engine.toolTip()
    assert "GPU 2" not in field.engine.toolTip()
    tick(qtbot, field, "All", at="box")
    assert (field.devices, [state for _, state in rows(field)]) == (None, [True] * 4 + [None])


def test_gpus_are_ticked_by_keyboard(open_window, qtbot, monkeypatch):
    find(monkeypatch, 0, 2)
    window = open_window()
    field = window.form.engine
    choose(field, "GPUs")
    field.engine.setFocus()
    qtbot.keyClick(field.engine, Qt.Key.Key_Tab)
    assert window.focusWidget() is field.gpus
    qtbot.keyClick(field.gpus, Qt.Key.Key_Down)
    qtbot.keyClick(field.gpus, Qt.Key.Key_Space)
    assert field.devices == (2,)
    qtbot.keyClick(field.gpus, Qt.Key.Key_Up)
    qtbot.keyClick(field.gpus, Qt.Key.Key_Space)
    assert field.devices is None
    qtbot.keyClick(field.gpus, Qt.Key.Key_Tab)
    assert window.focusWidget() is field.kernel


def test_the_list_of_gpus_says_itself_to_a_screen_reader(open_window, monkeypatch):
    find(monkeypatch, 0, 2)
    field = open_window().form.engine
    choose(field, "GPUs")
    assert field.gpus.accessibleName() == "GPUs to search on"
    reader = QAccessible.queryAccessibleInterface(field.gpus)
    first, last = reader.child(0), reader.child(3)
    assert first.text(QAccessible.Text.Name) == "All 2 GPUs"
    assert first.state().checkable
    assert first.state().checked
    assert last.text(QAccessible.Text.Description) == OLD[1]
    assert not last.state().checkable


def test_many_gpus_of_long_names_fit_the_form(open_window, qtbot, monkeypatch):
    name = "NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition with a long name"
    many = tuple(dataclasses.replace(fake_device(number), name=name) for number in range(16))
    monkeypatch.setattr(devices, "probe", lambda: Probe(many, "13.0"))
    window = open_window()
    width = window.centralWidget().minimumSizeHint().width()
    field = window.form.engine
    choose(field, "GPUs")
    assert window.centralWidget().minimumSizeHint().width() == width
    qtbot.waitUntil(lambda: field.gpus.viewport().height() == 6 * field.gpus.sizeHintForRow(0))
    assert name in field.gpus.item(16).toolTip()
    assert field.gpus.horizontalScrollBar().maximum() == 0


def test_one_gpu_is_one_entry(open_window, monkeypatch):
    find(monkeypatch, 0, unsupported=())
    field = open_window().form.engine
    assert listed(field)[2:4] == ["GPU 0: Fake 0, 0 GB", "CPU + GPU 0: Fake 0, 0 GB"]
    choose(field, "GPU 0")
    assert (field.engine_name, field.devices) == ("gpu", None)


def test_the_menu_changes_the_kernel_and_keeps_the_gpus(open_window, qtbot, monkeypatch):
    find(monkeypatch, 0, 2, 3)
    window = open_window()
    field = window.form.engine
    choose_gpus(qtbot, field, 2, 3)
    next(action for action in window.menus.menu("Kernels").actions() if "wide – " in action.text()).trigger()
    assert (field.engine_name, field.devices, field.kernel_name) == ("gpu", (2, 3), "wide")
    next(action for action in window.menus.menu("Kernels").actions() if "lanes – " in action.text()).trigger()
    assert (field.engine_name, field.devices, field.kernel_name) == ("cpu", None, "lanes")


def test_gpus_come_back_by_their_identity_and_their_absence_is_said(open_window, qtbot, monkeypatch):
    find(monkeypatch, 0, 2, 3)
    window = open_window()
    choose_gpus(qtbot, window.form.engine, 2, 3)
    window.form.engine.kernel.setCurrentIndex(window.form.engine.kernel.findData("wide"))
    window.close()

    renumbered = dataclasses.replace(fake_device(2), index=5)
    monkeypatch.setattr(devices, "probe", lambda: Probe((fake_device(0), fake_device(3), renumbered), "13.0"))
    window = open_window()
    field = window.form.engine
    assert (field.engine_name, field.devices, field.kernel_name) == ("gpu", (3, 5), "wide")
    assert field.note.text == ""
    window.close()

    find(monkeypatch, 0, 2)  # one of the two is gone
    window = open_window()
    field = window.form.engine
    assert (field.engine_name, field.devices, field.kernel_name) == ("gpu", (2,), "wide")
    assert "Fake 3, chosen last time, is not available; the other one is used instead." in field.note.text
    assert field.problem == ""
    window.close()

    find(monkeypatch, 2)  # the one left is the only one
    window = open_window()
    field = window.form.engine
    assert (field.engine.currentText(), field.devices) == ("GPU 2: Fake 2, 0 GB", None)
    assert "Fake 3, chosen last time, is not available" in field.note.text
    window.close()

    find(monkeypatch, 0, 1)
    window = open_window()
    field = window.form.engine
    assert (field.engine_name, field.devices, field.kernel_name) == ("auto", None, "auto")
    assert (
        "2 GPUs chosen last time (Fake 2, Fake 3) are not available; the automatic choice is used instead."
        in field.note.text
    )
    window.close()

    find(monkeypatch, 2, 3)  # they are all there are, and still a choice
    window = open_window()
    assert (window.form.engine.engine_name, window.form.engine.devices) == ("gpu", None)
    window.close()

    find(monkeypatch, 0, 2, 3)  # what was missed is still wanted
    window = open_window()
    field = window.form.engine
    assert (field.engine_name, field.devices, field.kernel_name) == ("gpu", (2, 3), "wide")
    assert field.note.text == ""
    choose(field, "CPU")
    window.close()
    assert open_window().form.engine.engine_name == "cpu"


@pytest.mark.long
def test_a_choice_that_was_missed_gives_way_to_a_new_one(open_window, qtbot, monkeypatch):
    find(monkeypatch, 0, 2, 3)
    window = open_window()
    choose_gpus(qtbot, window.form.engine, 2)
    window.close()
    find(monkeypatch, 0, 3)
    window = open_window()
    assert "Fake 2, chosen last time" in window.form.engine.note.text
    choose(window.form.engine, "Automatic")
    assert window.form.engine.note.text == ""
    window.close()
    find(monkeypatch, 0, 2, 3)
    assert open_window().form.engine.engine_name == "auto"
