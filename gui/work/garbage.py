"""Cyclic garbage is collected by the thread of the window alone."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_PAUSE_MS: Final = 250
"""Between looks at how much there is to look through: through all at most twice a minute."""


class GarbageCollector(QObject):
    """Collect garbage from a timer of this object's thread, and in no other, while the object is there.

    Python's own collector runs in whichever thread makes the object that is one too many. Objects of Qt among
    the garbage of another thread were then destroyed there, which waited for the interpreter with a lock of
    Qt's, while the window's thread had the interpreter and waited for that lock.

    The limits are Python's own, `gc.get_threshold`, of which the oldest generation that is over its own
    counts.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self.destroyed.connect(_leave_it_to_python)
        self._timer = QTimer(self, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._collect)
        self._timer.start()

    @Slot()
    def _collect(self) -> None:
        counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
        over = [generation for generation, (count, most) in enumerate(counts) if count > most > 0]
        if over:
            gc.collect(over[-1])


def _leave_it_to_python() -> None:
    gc.enable()
