"""The form's engines and GPUs as a user sees and chooses them, with GPUs that are not there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from swathe.core.cuda import devices
from swathe.core.cuda.devices import Probe
from tests.core.cuda.fake_session import fake_device

OLD = (
    fake_device(1, (7, 0)),
    "Fake 1 has compute capability 7.0, and Swathe needs 7.5 (Turing, 2018) or later",
)


def find(monkeypatch, *numbers, unsupported=(OLD,)):
    """Make the probe find GPUs of these numbers, and one that is too old."""
    found = tuple(fake_device(number) for number in numbers)
    reason = "" if found else "the NVIDIA driver finds no GPU"
    monkeypatch.setattr(devices, "probe", lambda: Probe(found, "13.0", reason, unsupported))


def listed(field):
    return [field.engine.itemText(row) for row in range(field.engine.count())]


def choose(field, text):
    """Choose an item as a user does, with the form in sight; it must be enabled."""
    form = field.window().form
    form.show()
    form.compute.unfold()
    row = next(
        row for row, label in enumerate(listed(field)) if text in label and (row or text == "Automatic")
    )
    assert field.engine.model().item(row).isEnabled(), text
    field.engine.setCurrentIndex(row)
    field.engine.activated.emit(row)


def rows(field):
    """Return what the list of GPUs says: text and whether it is ticked (None: cannot be)."""
    items = [field.gpus.item(row) for row in range(field.gpus.count())]
    return [
        (item.text(), STATES[item.checkState()] if item.flags() & Qt.ItemFlag.ItemIsUserCheckable else None)
        for item in items
    ]


STATES = {
    Qt.CheckState.Checked: True, Qt.CheckState.Unchecked: False, Qt.CheckState.PartiallyChecked: "some",
}  # fmt: skip


def tick(qtbot, field, text, at="text"):
    """Click on a row of the list of GPUs, on its text or on its box."""
    row = next(row for row, (label, _) in enumerate(rows(field)) if text in label)
    place = field.gpus.visualItemRect(field.gpus.item(row))
    spot = place.center() if at == "text" else place.topLeft() + QPoint(10, place.height() // 2)
    qtbot.mouseClick(field.gpus.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def choose_gpus(qtbot, field, *numbers):
    """Run on GPUs of these numbers alone."""
    choose(field, "GPUs")
    if rows(field)[0][1] is not True:
        tick(qtbot, field, "All")
    tick(qtbot, field, "All")
    for number in numbers:
        tick(qtbot, field, f"GPU {number}")
