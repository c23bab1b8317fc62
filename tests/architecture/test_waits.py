"""Tests wait for what they wait for, never for some time to pass."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FIXED = {"wait", "qWait"}


def fixed_waits(source: str) -> Iterator[int]:
    """Yield the lines of calls of pytest-qt's and QTest's waits of fixed length."""
    if re.search(rf"\b({'|'.join(FIXED)})\b", source) is None:
        return
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in FIXED
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id in ("qtbot", "QTest")
        ):
            yield node.lineno


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("qtbot.wait(20)", [1]),
        ("\nfor _ in ():\n    QTest.qWait(ms=1)", [3]),
        ("qtbot.waitUntil(ready)\nthread.wait()", []),
    ],
)
def test_fixed_waits_are_found(source: str, lines: list[int]) -> None:
    assert list(fixed_waits(source)) == lines


def test_no_test_waits_for_some_time() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 100
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in files
        for line in fixed_waits(path.read_text(encoding="utf-8"))
    ]
    assert not found, "qtbot.waitUntil, qtbot.waitSignal or qtbot.settle instead (tests/gui/on_screen.py)"
