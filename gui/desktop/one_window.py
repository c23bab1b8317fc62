"""Open files in the window that is there already, instead of in another one."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""With which Wayland lets a program come to the front that another one called."""
_PATIENCE: Final = 2_000
"""Milliseconds that a window has to answer: one that hangs is no window to open files in."""
_LONGEST: Final = 1 << 20
"""Bytes of a message."""
_TAKEN: Final = b"taken\n"


def hand_over(settings: Path, files: Sequence[Path]) -> bool:
    """Have the window that has these settings open files; return whether there is one and it does."""
    socket = QLocalSocket()
    socket.connectToServer(_name(settings))
    if not socket.waitForConnected(_PATIENCE):
        return False
    message = {"files": [str(path.absolute()) for path in files], "token": os.environ.get(_TOKEN, "")}
    socket.write(json.dumps(message).encode() + b"\n")
    answer = b""
    while not answer.endswith(b"\n") and socket.waitForReadyRead(_PATIENCE):
        answer += bytes(socket.readAll().data())
    socket.disconnectFromServer()
    return answer == _TAKEN


class Receiver(QObject):
    """Listen for files that other starts of the program hand over, while the window is there.

    Where another window with the same settings listens already, this one does not.

    Signals
    -------
    arrived(list) : paths to open
    """

    arrived = Signal(list)

    def __init__(self, settings: Path, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        name = _name(settings)
        if not _answers(name):  # or it would be taken from a window that is there
            QLocalServer.removeServer(name)  # left by a program that crashed
            self._server.listen(name)

    @property
    def listening(self) -> bool:
        """Whether files come to this window."""
        return self._server.isListening()

    def close(self) -> None:
        """Leave files to other windows."""
        self._server.close()

    def _accept(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.disconnected.connect(socket.deleteLater)
        socket.readyRead.connect(lambda: self._read(socket))
        self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() > _LONGEST:
            socket.abort()
        elif socket.canReadLine():
            message = _understood(bytes(socket.readLine().data()))
            if message is None:
                socket.abort()
                return
            socket.write(_TAKEN)
            socket.flush()
            files, token = message
            self._come_forward(token)
            self.arrived.emit(files)

    def _come_forward(self, token: str) -> None:
        if token:
            os.environ[_TOKEN] = token  # Qt takes it from there
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.activateWindow()


def _answers(name: str) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(name)
    answers = socket.waitForConnected(_PATIENCE)
    socket.abort()
    return answers


def _understood(line: bytes) -> tuple[list[Path], str] | None:
    """Return the files and the token in a message; None where it is none of ours."""
    try:
        message: Any = json.loads(line)
        files, token = message["files"], message["token"]
    except (ValueError, KeyError, TypeError):
        return None
    if not isinstance(files, list) or not all(isinstance(each, str) for each in (*files, token)):
        return None
    return [Path(each) for each in files], token


def _name(settings: Path) -> str:
    """Return a name that a user's windows with the same settings share."""
    user = os.environ.get("WAYLAND_DISPLAY", "") + os.environ.get("DISPLAY", "")
    told = f"{settings.absolute()}\n{user}".encode("utf-8", "surrogateescape")
    return f"swathe-{hashlib.sha256(told).hexdigest()[:16]}"
