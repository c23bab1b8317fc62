"""Fields are the window's own boxes: Qt's change with every turn of the wheel that passes over them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GUI = Path(__file__).parents[2] / "gui"
OWN = GUI / "widgets" / "boxes.py"
QT_BOXES = {
    "QComboBox",
    "QFontComboBox",
    "QSpinBox",
    "QDoubleSpinBox",
    "QDateTimeEdit",
    "QDateEdit",
    "QTimeEdit",
}


def boxes_of_qt(source: str) -> Iterator[int]:
    """Yield the lines on which one of Qt's boxes is made or derived from."""
    for node in ast.walk(ast.parse(source)):
        used = (
            [node.func]
            if isinstance(node, ast.Call)
            else node.bases
            if isinstance(node, ast.ClassDef)
            else []
        )
        if any(isinstance(name, ast.Name) and name.id in QT_BOXES for name in used):
            yield node.lineno


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("box = QComboBox(parent)", [1]),
        ("class Box(QSpinBox):\n    pass", [1]),
        ("box = ComboBox()\nisinstance(box, QComboBox)", []),
    ],
)
def test_boxes_of_qt_are_found(source: str, lines: list[int]) -> None:
    assert list(boxes_of_qt(source)) == lines


def test_every_box_leaves_the_wheel_alone_without_the_focus() -> None:
    files = [path for path in sorted(GUI.rglob("*.py")) if path != OWN]
    assert len(files) > 100
    found = [
        f"{path.relative_to(GUI)}:{line}"
        for path in files
        for line in boxes_of_qt(path.read_text(encoding="utf-8"))
    ]
    assert not found, "use ComboBox or SpinBox of gui/widgets/boxes.py, or add what is missing there"
