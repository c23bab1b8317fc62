"""Time what a canvas of ten thousand hits paints offscreen, and say whether it is quick enough.

Times are the processor's, so that other programs on the machine do not count.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractScrollArea

from swathe.gui.app import make_application
from swathe.gui.widgets.theme import apply_colour_scheme

GOAL = 30.0
"""Frames a second, even of the slowest in a hundred."""


def make_light_application() -> None:
    """Let widgets be made, in the light colours."""
    apply_colour_scheme(make_application(), "light")


def settle_memory() -> None:
    """Do as the window does: what libraries loaded is not looked through again and again."""
    gc.collect()
    gc.freeze()


def measure(name: str, action: Callable[[], Any], goal: float = float("inf")) -> Any:
    """Print how long something takes, and whether that is too long; return what it returns."""
    began = time.thread_time()
    value = action()
    seconds = time.thread_time() - began
    over = "" if seconds <= goal else f"  over {1e3 * goal:.0f} ms"
    print(f"  {name:<44} {1e3 * seconds:7.1f} ms{over}")
    return value


def scrolling(canvas: QAbstractScrollArea) -> Iterator[object]:
    """Scroll by three rows a frame."""
    bar = canvas.verticalScrollBar()
    while True:
        yield bar.setValue((bar.value() + 3 * bar.singleStep()) % bar.maximum())


class Frames:
    """Time whole frames, and keep what was too slow."""

    def __init__(self, count: int) -> None:
        """`count` frames are painted of everything."""
        self._count = count
        self._slow: list[str] = []

    def measure(self, label: str, canvas: QAbstractScrollArea, steps: Iterator[object], of: str = "") -> None:
        """Print the median and the slowest in a hundred of what each step and its painting took.

        of : what is painted, for the list of what was too slow
        """
        seconds = []
        picture = QImage(canvas.viewport().size(), QImage.Format.Format_RGB32)
        for _ in range(self._count):
            began = time.thread_time()
            next(steps)
            canvas.viewport().render(picture)
            seconds.append(time.thread_time() - began)
        seconds.sort()
        median, worst = seconds[len(seconds) // 2], seconds[int(0.99 * len(seconds))]
        times = f"{1e3 * median:7.1f} ms, 1 in 100 {1e3 * worst:6.1f} ms"
        print(f"  {label:<72} {times}, {1 / median:5.0f} /s")
        if 1 / worst < GOAL:
            self._slow.append(f"{of}: {label}" if of else label)

    def say_slow(self) -> None:
        """Print what was too slow, or that nothing was."""
        slow, rate = "; ".join(self._slow), f"under {GOAL:.0f} frames a second"
        print(f"{rate}: {slow}" if slow else f"never {rate}")
