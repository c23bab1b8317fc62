"""What desktops offer to programs that work for long: no sleep meanwhile, a progress bar, notices."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher

_WHY: Final = "Searching"
_ENTRY: Final = "application://swathe.desktop"
_LAUNCHER: Final = "com.canonical.Unity.LauncherEntry"
"""Read by GNOME's docks and KDE's taskbar as well."""
_AWAKE: Final = "swathe-awake"
_CONTINUOUS, _SYSTEM_REQUIRED = 0x80000000, 0x00000001


class Services:
    """What every desktop has: a window can ask for attention."""

    def stay_awake(self) -> None:
        """Keep the computer from sleeping on its own, until `let_sleep`."""

    def let_sleep(self) -> None:
        """Let the computer sleep again; does nothing where it was not kept from it."""

    def show_progress(self, fraction: float | None) -> None:
        """Show how far the work is, 0 to 1; None: there is none."""

    def tell(self, window: QWidget, title: str, text: str) -> None:
        """Tell somebody who looks elsewhere."""
        QApplication.alert(window)


class LinuxServices(Services):
    """Services of the freedesktop.org standards, by D-Bus; a desktop without one of them does not mind.

    Sleep is held off by systemd, whose handle is kept open, and by desktops that suspend by themselves
    (KDE, Xfce, MATE), for as long as a connection of its own is open.
    """

    def __init__(self) -> None:
        from PySide6.QtDBus import QDBusConnection

        self._bus: Callable[[], QDBusConnection] = QDBusConnection.sessionBus
        self._watchers: list[QDBusPendingCallWatcher] = []
        self._handles: list[Any] = []
        self._awake = False
        self._shown: int | None = None

    def stay_awake(self) -> None:
        """Ask systemd and the desktop."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        self._awake = True
        call = QDBusMessage.createMethodCall(
            "org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager", "Inhibit"
        )
        call.setArguments(["sleep:idle", "Swathe", _WHY, "block"])
        watcher = QDBusPendingCallWatcher(QDBusConnection.systemBus().asyncCall(call))
        watcher.finished.connect(self._keep)
        self._watchers.append(watcher)
        call = QDBusMessage.createMethodCall(
            "org.freedesktop.PowerManagement",
            "/org/freedesktop/PowerManagement/Inhibit",
            "org.freedesktop.PowerManagement.Inhibit",
            "Inhibit",
        )
        call.setArguments(["Swathe", _WHY])
        QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _AWAKE).asyncCall(call)

    def _keep(self, watcher: QDBusPendingCallWatcher) -> None:
        """Keep systemd's handle: the computer may sleep when it is closed."""
        self._watchers.remove(watcher)
        if self._awake and not watcher.isError():
            self._handles += watcher.reply().arguments()

    def let_sleep(self) -> None:
        """Close the handle and the connection."""
        if not self._awake:
            return
        from PySide6.QtDBus import QDBusConnection

        self._awake = False
        self._handles.clear()
        QDBusConnection.disconnectFromBus(_AWAKE)

    def show_progress(self, fraction: float | None) -> None:
        """Say it to whatever draws the taskbar, in whole percents."""
        percents = None if fraction is None else round(100 * fraction)
        if percents == self._shown:
            return
        from PySide6.QtDBus import QDBusMessage

        self._shown = percents
        signal = QDBusMessage.createSignal(
            "/org/swathe/Swathe", "com.canonical.Unity.LauncherEntry", "Update"
        )
        properties = {"progress": (percents or 0) / 100, "progress-visible": percents is not None}
        signal.setArguments([_ENTRY, properties])
        self._bus().send(signal)

    def tell(self, window: QWidget, title: str, text: str) -> None:
        """Have the desktop show a notice."""
        from PySide6.QtDBus import QDBusMessage

        super().tell(window, title, text)
        call = QDBusMessage.createMethodCall(
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Notification",
            "AddNotification",
        )
        call.setArguments(["search", {"title": title, "body": text}])
        self._bus().asyncCall(call)


class WindowsServices(Services):
    """Services of Windows; its windows blink in the taskbar when they ask for attention."""

    def stay_awake(self) -> None:
        """Tell the system that it is required."""
        self._require(_CONTINUOUS | _SYSTEM_REQUIRED)

    def let_sleep(self) -> None:
        """Require nothing."""
        self._require(_CONTINUOUS)

    def _require(self, state: int) -> None:
        import ctypes

        ctypes.windll.kernel32.SetThreadExecutionState(ctypes.c_uint(state))  # type: ignore[attr-defined]


class MacServices(Services):
    """Services of macOS; its icons jump in the dock when they ask for attention."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def stay_awake(self) -> None:
        """Start the system's own program, which ends with this one."""
        command = ["/usr/bin/caffeinate", "-i", "-w", str(os.getpid())]
        if self._process is None and os.access(command[0], os.X_OK):
            self._process = subprocess.Popen(command)

    def let_sleep(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None


def services() -> Services:
    """Return those of this system."""
    if sys.platform == "win32":
        return WindowsServices()
    return MacServices() if sys.platform == "darwin" else LinuxServices()
