"""Start the window."""

from __future__ import annotations

import argparse
import atexit
import gc
import signal
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from swathe.core.system.blas import one_blas_thread
from swathe.core.system.llvm import leave_llvm_at_exit
from swathe.core.system.words import shown
from swathe.gui.start import platform_check

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget


def main(arguments: list[str] | None = None) -> int:
    """Open the window and run until it is closed; return the exit status."""
    # The window collects, once it is there: a tenth of the time went into looking through what was loaded.
    gc.disable()
    one_blas_thread()
    options = _parser().parse_args(arguments)
    problem = platform_check.problem()
    if problem:
        sys.stderr.write(f"swathe-gui: {shown(problem)}\n")  # noqa: TID251
        return 1
    return _run(options)


def _parser() -> argparse.ArgumentParser:
    from swathe.core.system.settings import VERSION

    parser = argparse.ArgumentParser(
        prog="swathe-gui", description="Exact Smith-Waterman protein database search in a window."
    )
    what = "query, or query and database, or a saved run (.swr)"
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=what)
    parser.add_argument("--sample", action="store_true", help="open on the sample search")
    where = "compute with the workers of a cluster: the address of the scheduler, or the scheduler's file"
    parser.add_argument("--cluster", metavar="ADDRESS", default="", help=where)
    parser.add_argument(
        "--new-window", action="store_true", help="open files in another window, where one is open already"
    )
    parser.add_argument("--reset-settings", action="store_true", help="forget what the window remembers")
    parser.add_argument("--version", action="version", version=f"Swathe {VERSION}")
    return parser


def make_application() -> QApplication:
    """Return the QApplication with Swathe's name and icon; windows end before it does."""
    from PySide6.QtWidgets import QApplication

    from swathe.gui.widgets.focus import FocusFrames
    from swathe.gui.widgets.icons import app_icon
    from swathe.gui.widgets.theme import follow_system

    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("Swathe")
    application.setApplicationDisplayName("Swathe")
    application.setOrganizationName("Swathe")
    application.setDesktopFileName("swathe")
    if application.findChild(FocusFrames) is None:
        application.setWindowIcon(app_icon())
        FocusFrames(application)
        follow_system(application)
        leave_llvm_at_exit()  # before, hence done after: a window waits for its worker, which may compile
        atexit.register(_destroy_windows)  # after PySide's own, hence called before it
    return application


def _destroy_windows() -> None:
    """Close and destroy the windows that are left when the interpreter ends.

    PySide would destroy objects in any order: overrides, such as a chart's, run on what is half gone then,
    and widgets can outlive the application, which crashes.
    """
    import shiboken6
    from PySide6.QtWidgets import QApplication, QMainWindow

    for window in [each for each in QApplication.topLevelWidgets() if isinstance(each, QMainWindow)]:
        if window.isVisible():
            window.close()
        shiboken6.delete(window)


def close_on_signals(window: QWidget) -> None:
    """Close a window where the system asks the program to end, as by Ctrl+C in its terminal.

    A handler of Python's runs between two of its instructions, and Qt's loop has none: what the interpreter
    writes to a socket then wakes it up. While the window closes a second signal ends the program at once.
    """
    from PySide6.QtCore import QCoreApplication, QSocketNotifier

    ends = receiving, sending = socket.socketpair()
    numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    for end in ends:
        end.setblocking(False)
    signal.set_wakeup_fd(sending.fileno())
    for number in numbers:
        signal.signal(number, lambda *_: None)

    def end_program() -> None:
        signal.set_wakeup_fd(-1)
        for number in numbers:
            signal.signal(number, signal.SIG_DFL)
        for end in ends:
            end.close()
        window.close()
        QCoreApplication.quit()

    notifier = QSocketNotifier(receiving.fileno(), QSocketNotifier.Type.Read, window)
    notifier.activated.connect(notifier.deleteLater)
    notifier.activated.connect(end_program)


def _run(options: argparse.Namespace) -> int:
    from swathe.gui.start.log import route_qt_messages, start_log, trap_fatal_signals
    from swathe.gui.work.errors import ErrorPresenter, install_excepthooks
    from swathe.gui.work.settings import WindowSettings, opens_here

    log = start_log()
    if log is not None:
        trap_fatal_signals(log.parent)
    route_qt_messages()
    application = make_application()
    presenter = ErrorPresenter()
    install_excepthooks(presenter)
    settings = WindowSettings()
    if options.reset_settings:
        settings.clear()

    if options.files and not (options.new_window or options.cluster) and opens_here(settings):
        from swathe.gui.desktop.one_window import hand_over

        if hand_over(settings.path, options.files):
            return 0

    from swathe.gui.start.first_paint import FirstPaint
    from swathe.gui.window.main_window import MainWindow

    window = MainWindow(settings, presenter, log)

    def begin() -> None:
        from swathe.gui.desktop.one_window import Receiver
        from swathe.gui.desktop.presence import Presence

        gc.freeze()
        window.begin(options.files, options.sample, options.cluster)
        presence = Presence(window, window.pages, window.controller.progressed)
        application.aboutToQuit.connect(presence.end)
        Receiver(settings.path, window).arrived.connect(window.open_files)

    first_paint = FirstPaint(window)
    first_paint.happened.connect(begin)
    window.show()
    close_on_signals(window)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
