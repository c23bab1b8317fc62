"""An own home for every test, a window that is closed after it, and no tolerance for anything left over."""

from __future__ import annotations

import contextlib
import functools
import gc
import logging
import os
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures.thread import _threads_queues
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

# A screen that has room for the smallest window. Without the drive: its colon would end the path.
# test_scaled_text.py names another.
os.environ["QT_QPA_PLATFORM"] = "offscreen:configfile={}".format(
    Path(__file__)
    .with_name(os.environ.get("SWATHE_TEST_SCREEN", "screen.json"))
    .as_posix()
    .removeprefix(Path(__file__).drive)
)

from PySide6.QtCore import QByteArray, QSettings, Qt

from swathe.core.search.events import SearchResult
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.work.errors import ErrorPresenter
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Task
from swathe.gui.work.task_controller import SearchState
from tests.gui.found_once import found_once
from tests.gui.on_screen import settle
from tests.gui.ownership import wrongly_owned

OpenWindow = Callable[..., "object"]

PATIENCE = 60_000
"""Milliseconds after which something is not to be waited for any more: only a test that fails takes them."""


_lasting: list[OpenWindow] = []
"""What opens windows that outlast a test: what goes with what in them is looked at after every test."""
_reports: list[str] = []
"""Details of the errors that windows reported and no test has failed for yet."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Ignore the one thing that the offscreen platform says of every window with a least size."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True))


@pytest.fixture(autouse=True, scope="session")
def gone_windows_collected() -> Iterator[None]:
    """Let the collector look at all that tests leave behind.

    The program has one window, which freezes what stays as long as the program does. Here a window would
    freeze those that are gone: gigabytes, and hundreds of thousands of wrappers that `wrongly_owned` sees.
    """
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(gc, "freeze", lambda: None)
        yield


@pytest.fixture(autouse=True, scope="module")
def no_gpu() -> Iterator[None]:
    """Look at the same window on every machine: one that has a GPU is emulated where a test asks for it."""
    from swathe.core.cuda import devices

    def load() -> None:
        raise OSError("tests of the window use no GPU")

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(devices, "load_libcuda", load)
        yield


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep settings, history, cache and log of each test in its own folder."""
    return _live_in(tmp_path / "home", monkeypatch)


def _live_in(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(home / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("SWATHE_DATA_DIR", str(home / "data" / "swathe"))
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home / "settings"))
    return home


@pytest.fixture(autouse=True)
def soon_estimated(quick_estimates: None) -> None:
    """Let the form, which estimates statistics of unusual gap costs by itself, be soon done with it."""


@pytest.fixture(autouse=True)
def no_surviving_thread() -> Iterator[None]:
    """Fail a test that leaves a thread behind."""
    before = set(threading.enumerate())
    yield
    until = time.monotonic() + 20  # only a test that fails takes them all
    while time.monotonic() < until and _threads_but(before):
        time.sleep(0.01)
    assert not _threads_but(before), f"threads left behind: {_threads_but(before)}"


def _threads_but(before: set[threading.Thread]) -> list[threading.Thread]:
    """Return threads beyond those; of a QThread only a record stays, and its window asserts its end.

    A pool that was there before may start further threads of its own: it has as many as it needed.
    """
    pools = {id(_threads_queues[thread]) for thread in before if thread in _threads_queues}
    return [
        thread
        for thread in threading.enumerate()
        if thread not in before
        and not isinstance(thread, threading._DummyThread)
        and id(_threads_queues.get(thread)) not in pools
    ]


@pytest.fixture(autouse=True)
def no_unexpected_error() -> Iterator[None]:
    """Fail the test in which a window reports an error, also one that other tests use after it."""
    yield
    _assert_no_reports()


def _assert_no_reports() -> None:
    reports = _reports.copy()
    _reports.clear()
    assert not reports, f"unexpected errors: {reports}"


class ExpectedLog:
    """Patterns of warnings and errors that a test provokes on purpose."""

    def __init__(self) -> None:
        self.patterns: list[str] = []

    def __call__(self, pattern: str) -> None:
        self.patterns.append(pattern)


@pytest.fixture
def expected_log() -> ExpectedLog:
    """Name the log records, by a regular expression each, that the test may cause and must cause."""
    return ExpectedLog()


@pytest.fixture(autouse=True)
def no_unexpected_log(expected_log: ExpectedLog, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning nobody expected, or does not log one that was."""
    yield
    expected = expected_log.patterns
    records = [
        record.getMessage()
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.WARNING
    ]
    surprising = [text for text in records if not any(re.search(pattern, text) for pattern in expected)]
    assert not surprising, f"unexpected log records: {surprising}"
    silent = [pattern for pattern in expected if not any(re.search(pattern, text) for text in records)]
    assert not silent, f"expected log records that never came: {silent}"


@pytest.fixture
def qtbot(qtbot: QtBot) -> Iterator[QtBot]:
    """Have patience, hold widgets until they are closed, and `settle` instead of waiting for some time.

    Widgets collected by Python in the middle of their events crash, some of them.
    """
    kept = []
    add = qtbot.addWidget

    def add_and_hold(widget: object, **options: object) -> None:
        kept.append(widget)
        add(widget, **options)

    qtbot.addWidget = add_and_hold
    qtbot.settle = functools.partial(settle, qtbot)
    qtbot.waitUntil = functools.partial(qtbot.waitUntil, timeout=PATIENCE)
    qtbot.waitSignal = functools.partial(qtbot.waitSignal, timeout=PATIENCE)
    yield qtbot
    wrong = wrongly_owned() if kept or _lasting else []
    kept.clear()
    assert not wrong, f"wrappers that go with the wrong object: {wrong}"


@pytest.fixture
def open_window(qtbot) -> Iterator[OpenWindow]:
    """Open windows as the program does, and close them after the test."""
    with _windows(qtbot) as open_one:
        yield open_one


@pytest.fixture(scope="module")
def open_for_all(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: object
) -> Iterator[OpenWindow]:
    """Open windows that the tests of a file use one after the other, each of them leaving it as it was."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        _live_in(tmp_path_factory.mktemp("home"), monkeypatch)
        with _windows(QtBot(request)) as open_one:
            _lasting.append(open_one)
            yield open_one
            _lasting.clear()


@pytest.fixture(scope="module")
def qtbot_for_all(request: pytest.FixtureRequest) -> QtBot:
    """As patient as `qtbot`, for what the tests of a file share."""
    qtbot = QtBot(request)
    qtbot.waitUntil = functools.partial(qtbot.waitUntil, timeout=PATIENCE)
    return qtbot


@pytest.fixture(scope="module")
def search_for_all(qtbot_for_all: QtBot, open_for_all: OpenWindow) -> Callable[[Path, Path], object]:
    """Open a window for all tests of a file and search in it."""

    def search(query: Path, database: Path) -> object:
        window = open_for_all((query, database))
        search_in(window, qtbot_for_all)
        return window

    return search


def search_in(window: object, qtbot: QtBot) -> None:
    """Search with what a window's form holds, as soon as it can be, and wait for the end."""
    form = window.form
    qtbot.waitUntil(lambda: not form.problem and form.database.database is not None, timeout=PATIENCE)
    window.search()
    qtbot.waitUntil(lambda: not window.controller.state.busy, timeout=PATIENCE)
    assert window.controller.state is SearchState.DONE, window.messages.text


@contextlib.contextmanager
def _windows(qtbot: QtBot) -> Iterator[OpenWindow]:
    from swathe.gui.app import make_application
    from swathe.gui.window.main_window import MainWindow

    make_application()
    windows = []

    def open_one(files: tuple[Path, ...] = (), sample: bool = False, quiet: bool = True) -> MainWindow:
        settings = WindowSettings()
        if quiet and settings.is_new and not files and not sample:
            settings.write("window/geometry", QByteArray())  # not the very first start: no sample search
        window = MainWindow(settings, ErrorPresenter(), None)
        window.presenter.reported.connect(lambda summary, details: _reports.append(details))
        windows.append(window)
        window.show()
        window.begin(list(files), sample)
        qtbot.keyRelease(window, Qt.Key.Key_Control)  # Qt remembers it as held after a simulated shortcut
        qtbot.waitUntil(lambda: bool(window.form.engine.engines), timeout=PATIENCE)
        return window

    hook = sys.excepthook
    yield open_one
    sys.excepthook = hook
    wrong = wrongly_owned()
    for window in windows:
        window.close()
        assert not window.background.running
        with qtbot.waitSignal(window.destroyed, timeout=PATIENCE):
            window.deleteLater()
    windows.clear()
    gc.collect(1)  # here, and not in a thread of a later test: see GarbageCollector
    _assert_no_reports()
    assert not wrong, f"wrappers that go with the wrong object: {wrong}"


@pytest.fixture
def finish(qtbot) -> Callable[..., None]:
    """Wait until a window's search is over."""

    def wait(window: object, state: SearchState = SearchState.DONE, timeout: int = PATIENCE) -> None:
        qtbot.waitUntil(lambda: not window.controller.state.busy, timeout=timeout)
        assert window.controller.state is state, window.messages.text

    return wait


@pytest.fixture
def ready(qtbot) -> Callable[..., None]:
    """Wait until a window's form can be searched with and its database was looked into."""

    def wait(window: object) -> None:
        qtbot.waitUntil(lambda: not window.form.problem and window.form.database.database is not None)

    return wait


@pytest.fixture(scope="session")
def one_query(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample's second query alone: alcohol dehydrogenase, 375 residues."""
    path = tmp_path_factory.mktemp("queries") / "adh1a.fasta"
    path.write_text(">" + sample_queries().read_text().split(">")[2])
    return path


@pytest.fixture(scope="session")
def long_work(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Queries and a database that keep two cores busy for many seconds: 300 queries, 1.6 million residues.

    Many queries, not long ones or more subjects: the first hits come soon, and the database is soon read.
    """
    folder = tmp_path_factory.mktemp("long")
    record = sample_queries().read_text().split(">")[1]
    queries = folder / "many.fasta"
    queries.write_text("".join(f">copy{number} {record}" for number in range(300)))
    database = folder / "large.fasta"
    records = sample_database().read_text().split(">")[1:]
    with database.open("w") as file:
        for copy in range(10):
            file.writelines(f">c{copy}_{text}" for text in records)
    return queries, database


@pytest.fixture(scope="session")
def long_query(long_work: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """One query and a database that keep two cores busy for many seconds before there are any hits."""
    path = tmp_path_factory.mktemp("query") / "titin.fasta"
    path.write_text(">titin\n" + 600 * "".join(sample_queries().read_text().split(">")[1].split("\n")[1:]))
    return path, long_work[1]


@pytest.fixture
def found() -> SearchResult:
    """The sample's search, nothing of it aligned."""
    from tests.gui.results_fixtures import search

    return search()


@pytest.fixture
def jobs() -> list[Task]:
    """What a view gave the worker, for the test to do it."""
    return []


@pytest.fixture
def fleet(monkeypatch: pytest.MonkeyPatch) -> object:
    """Emulate the GPUs that the probe finds."""
    from swathe.core.engines import gpu
    from tests.core.cuda.fake_session import Fleet

    fleet = Fleet()
    monkeypatch.setattr(gpu, "GpuEngine", functools.partial(gpu.GpuEngine, open_session=fleet.open))
    return fleet


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A database of 120 sequences: every run of it is searched, kept and opened in a moment."""
    return _sample_part(tmp_path)


@pytest.fixture(scope="module")
def searched_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The small database, of which pairs and a network are searched once for all tests of a file."""
    path = _sample_part(tmp_path_factory.mktemp("database"))
    with found_once((path,)):
        yield path


def _sample_part(folder: Path) -> Path:
    """Write the sample's last 120 sequences into a folder, as small.fasta."""
    path = folder / "small.fasta"
    records = sample_database().read_text().split(">")[1:]
    path.write_text("".join(f">{record}" for record in records[-120:]))
    return path


@pytest.fixture
def kept(open_window, qtbot, finish, ready, one_query, small):
    """A window whose search of the small database is in the history."""
    from tests.gui.runs_shown import search_and_keep

    window = open_window((one_query, small))
    ready(window)
    search_and_keep(window, qtbot, finish)
    return window
