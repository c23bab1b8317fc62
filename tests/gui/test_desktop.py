"""The window among the desktop's other programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.desktop import one_window, presence, services
from swathe.gui.desktop.one_window import Receiver, hand_over
from swathe.gui.desktop.presence import Presence
from swathe.gui.work.settings import WindowSettings, opens_here
from tests.gui.conftest import search_in


class Told(services.Services):
    """A desktop that writes down what it is told."""

    def __init__(self) -> None:
        self.words: list[object] = []

    def stay_awake(self) -> None:
        self.words.append("awake")

    def let_sleep(self) -> None:
        self.words.append("sleep")

    def show_progress(self, fraction: float | None) -> None:
        self.words.append(fraction)

    def tell(self, window: QWidget, title: str, text: str) -> None:
        self.words.append(title)


@pytest.fixture
def short_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings file of this test's own: the name of the socket is made of it."""
    return tmp_path / "settings.ini"


HAND_OVER = (
    "import sys; from pathlib import Path; from swathe.gui.desktop.one_window import hand_over;"
    "sys.exit(not hand_over(Path(sys.argv[1]), [Path(each) for each in sys.argv[2:]]))"
)


def handed_over(qtbot, settings: Path, files: list[Path]) -> bool:
    """Hand files over from another process, while this one's window works."""
    process = subprocess.Popen([sys.executable, "-c", HAND_OVER, str(settings), *map(str, files)])
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=20_000)
    return process.returncode == 0


def test_files_come_to_the_window_that_is_there(qtbot, short_names: Path, monkeypatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.showMinimized()
    arrived: list[list[Path]] = []
    receiver = Receiver(short_names, window)
    receiver.arrived.connect(arrived.append)
    assert receiver.listening
    monkeypatch.chdir(short_names.parent)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "of-the-launcher")
    assert handed_over(qtbot, short_names, [Path("a b.fasta"), Path("/x/ü.swr")])
    assert arrived == [[short_names.parent / "a b.fasta", Path("/x/ü.swr")]]
    assert not window.isMinimized()
    second = Receiver(short_names, window)
    assert not second.listening
    receiver.close()
    assert not hand_over(short_names, [Path("a.fasta")])


def test_without_a_window_nothing_is_handed_over(qapp, short_names: Path) -> None:
    assert not hand_over(short_names, [Path("a.fasta")])


def test_what_a_crash_left_does_not_last(qtbot, short_names: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtWidgets import QApplication, QWidget;"
        "from swathe.gui.desktop.one_window import Receiver; a = QApplication([]);"
        f"r = Receiver(Path({str(short_names)!r}), QWidget()); assert r.listening; os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    receiver = Receiver(short_names, window)
    assert receiver.listening
    assert handed_over(qtbot, short_names, [Path("a.fasta")])
    receiver.close()


@pytest.mark.parametrize(
    "words", [b"nonsense\n", b'{"files": 3, "token": ""}\n', b'{"files": ["a"]}\n', b"[]\n"]
)
def test_other_programs_words_are_not_obeyed(qtbot, short_names: Path, words: bytes) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    arrived: list[object] = []
    receiver = Receiver(short_names, window)
    receiver.arrived.connect(arrived.append)
    socket = QLocalSocket()
    socket.connectToServer(one_window._name(short_names))
    assert socket.waitForConnected(2_000)
    socket.write(words + b"\n")
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert arrived == [] and not socket.readAll()
    receiver.close()


def test_a_window_that_hangs_is_not_waited_for(qapp, short_names: Path, monkeypatch) -> None:
    monkeypatch.setattr(one_window, "_PATIENCE", 50)
    server = QLocalServer()
    assert server.listen(one_window._name(short_names))
    assert not hand_over(short_names, [Path("a.fasta")])
    server.close()


def test_the_window_opens_them(open_window, qtbot) -> None:
    window = open_window()
    receiver = Receiver(window.settings.path, window)
    receiver.arrived.connect(window.open_files)
    assert handed_over(qtbot, window.settings.path, [sample_queries(), sample_database()])
    qtbot.waitUntil(lambda: window.form.database.database is not None, timeout=20_000)
    assert not window.form.problem
    receiver.close()


def test_it_can_be_switched_off(open_window) -> None:
    window = open_window()
    action = window.menus.action("one_window")
    assert action.isChecked() and opens_here(window.settings)
    action.trigger()
    assert not opens_here(WindowSettings())
    window.menus.refresh()
    assert not action.isChecked()
    action.trigger()
    assert opens_here(WindowSettings())


def test_a_short_search_is_not_mentioned(open_window, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(presence, "AWAKE_AFTER", 10_000_000)
    window, told = open_window((sample_queries(), sample_database())), Told()
    Presence(window, window.pages, window.controller.progressed, told, clock=lambda: 0.0)
    search_in(window, qtbot)
    assert set(told.words) <= {"sleep", None}


def test_a_long_search_keeps_awake_shows_progress_and_says_its_end(open_window, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(presence, "AWAKE_AFTER", 0)
    window, told = open_window((sample_queries(), sample_database())), Told()
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    seconds = iter(range(0, 10_000, 60))
    Presence(window, window.pages, window.controller.progressed, told, clock=lambda: float(next(seconds)))
    search_in(window, qtbot)
    assert told.words[0] == "awake"
    shown = [word for word in told.words if isinstance(word, float)]
    assert shown == sorted(shown) and all(0 <= each <= 1 for each in shown)
    assert told.words[-3:] == ["sleep", None, "The search has finished"]


def test_somebody_who_looks_needs_no_notice(open_window, qtbot, monkeypatch) -> None:
    window, told = open_window((sample_queries(), sample_database())), Told()
    monkeypatch.setattr(window, "isActiveWindow", lambda: True)
    seconds = iter(range(0, 10_000, 60))
    Presence(window, window.pages, window.controller.progressed, told, clock=lambda: float(next(seconds)))
    search_in(window, qtbot)
    assert "The search has finished" not in told.words


BUS = """
import subprocess, sys, time
from PySide6.QtWidgets import QApplication, QWidget
from PySide6.QtCore import QTimer
from swathe.gui.desktop.services import LinuxServices
app = QApplication([])
monitor = subprocess.Popen(["dbus-monitor", "--session"], stdout=subprocess.PIPE, text=True)
assert "signal" in monitor.stdout.readline() + monitor.stdout.readline() + monitor.stdout.readline()
linux, window = LinuxServices(), QWidget()
linux.stay_awake()
linux.show_progress(0.5)
linux.show_progress(0.501)
linux.tell(window, "The search has finished", "P12345 in sprot")
QTimer.singleShot(500, app.quit)
app.exec()
linux.let_sleep()
linux.let_sleep()
linux.show_progress(None)
QTimer.singleShot(500, app.quit)
app.exec()
monitor.terminate()
print(monitor.stdout.read())
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, ("dbus-run-session", "dbus-monitor"))),
    reason="D-Bus is not here",
)
def test_what_is_said_on_the_bus() -> None:
    run = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", BUS],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert run.returncode == 0, run.stderr
    said = " ".join(run.stdout.split())
    assert (
        'interface=org.freedesktop.PowerManagement.Inhibit; member=Inhibit string "Swathe" string "Search'
        in said
    )
    assert said.count("member=Update") == 2
    entry = 'string "application://swathe.desktop" array [ dict entry( string "progress" variant double 0.5 )'
    assert entry in said
    assert 'string "progress-visible" variant boolean true' in said
    assert 'string "progress-visible" variant boolean false' in said
    assert (
        "member=AddNotification" in said and 'string "title" variant string "The search has finished"' in said
    )


def test_other_systems(monkeypatch: pytest.MonkeyPatch, qapp) -> None:
    for platform, kind in (
        ("win32", "WindowsServices"),
        ("darwin", "MacServices"),
        ("linux", "LinuxServices"),
    ):
        monkeypatch.setattr(services.sys, "platform", platform)
        assert type(services.services()).__name__ == kind
    states: list[int] = []
    windows = services.WindowsServices()
    monkeypatch.setattr(windows, "_require", states.append)
    windows.stay_awake()
    windows.let_sleep()
    assert states == [0x80000001, 0x80000000]
    commands: list[list[str]] = []

    class Process:
        def __init__(self, command: list[str]) -> None:
            commands.append(command)

        def terminate(self) -> None:
            commands.append(["end"])

        def wait(self) -> None:
            pass

    monkeypatch.setattr(subprocess, "Popen", Process)
    monkeypatch.setattr(os, "access", lambda *_: True)
    mac = services.MacServices()
    for _ in range(2):
        mac.stay_awake()
    for _ in range(2):
        mac.let_sleep()
    assert commands == [["/usr/bin/caffeinate", "-i", "-w", str(os.getpid())], ["end"]]
