"""The one presenter of errors: a sentence for what a user can mend, a report for what only we can."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from swathe.core.errors import KernelBuildError, SwatheError

logger = logging.getLogger(__name__)


class ErrorPresenter(QObject):
    """Turn errors into what the window shows; `present` may be called from any thread.

    `told` carries a SwatheError to whoever shows sentences; anything else is logged with its traceback and
    `reported` carries its summary and details to whoever opens the report. What goes wrong at one place of
    the code in a paint event is reported once: closing the report has the window painted again.
    """

    told = Signal(object)
    reported = Signal(str, str)
    _arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._of_painting: set[tuple[str, str, int | None]] = set()
        self._arrived.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def present(self, error: BaseException) -> None:
        """Show an error."""
        if QThread.currentThread() is self.thread():
            self._show(error)
        else:
            self._arrived.emit(error)

    @Slot(object)
    def _show(self, error: BaseException) -> None:
        if isinstance(error, SwatheError):
            logger.info("told the user: %s", error)
            if isinstance(error, KernelBuildError) and error.log:
                logger.info("the compiler's log\n%s\n%s", error.log, error.source)
            self.told.emit(error)
            return
        details = "".join(traceback.format_exception(error))
        frames = traceback.extract_tb(error.__traceback__)
        if any(frame.name == "paintEvent" for frame in frames):
            place = str(error), frames[-1].filename, frames[-1].lineno
            if place in self._of_painting:
                return
            self._of_painting.add(place)
        logger.error("unexpected error\n%s", details)
        self.reported.emit(f"{type(error).__name__}: {error}", details)


def install_excepthooks(presenter: ErrorPresenter) -> None:
    """Send exceptions that nobody caught, of any thread, to the presenter."""

    def on_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        presenter.present(error.with_traceback(trace))

    def on_thread_exception(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            presenter.present(args.exc_value.with_traceback(args.exc_traceback))

    sys.excepthook = on_exception
    threading.excepthook = on_thread_exception
