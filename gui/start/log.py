"""The log file: rotating, with Qt's messages and fatal signals in it."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from swathe.core.system.settings import log_directory
from swathe.core.system.words import shown_lines

logger = logging.getLogger(__name__)

LOG_BYTES: Final = 1_000_000
LOG_FILES: Final = 4

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _ShownFormatter(logging.Formatter):
    """Write records with control characters as text: people look at logs in terminals."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record's lines."""
        return shown_lines(super().format(record))


def start_log() -> Path | None:
    """Write the log to a file of the user's log folder and return its path; None where that is impossible.

    Without a writable folder the log goes to standard error: the program starts all the same.
    """
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    layout = _ShownFormatter("%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s")
    path = log_directory() / "swathe.log"
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            path, maxBytes=LOG_BYTES, backupCount=LOG_FILES - 1, encoding="utf-8", delay=False
        )
    except OSError as error:
        handler = logging.StreamHandler(sys.stderr)  # noqa: TID251 - shown as text by `layout`
        handler.setFormatter(layout)
        root.addHandler(handler)
        logger.warning("no log file: %s", error)
        return None
    handler.setFormatter(layout)
    root.addHandler(handler)
    return path


def route_qt_messages() -> None:
    """Send what Qt has to say to the log."""
    qInstallMessageHandler(_on_qt_message)


def trap_fatal_signals(folder: Path) -> None:
    """Have Python write every thread's stack to ``fatal.log`` when the process crashes."""
    with contextlib.suppress(OSError):
        # Stays open for as long as the program runs: faulthandler writes to its descriptor.
        faulthandler.enable((folder / "fatal.log").open("w", encoding="utf-8"))


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS[kind], "%s", message)
    if kind is QtMsgType.QtFatalMsg:
        for handler in logging.getLogger().handlers:
            handler.flush()
