"""Ctrl-C in the middle of a search: what was found stays reachable, and nothing is left behind."""

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import swathe
from tests.api.test_hits import Cells

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a signal to oneself ends the process there")
SHORT, LONG = "MKVLAAGWYTRSPEND", "MKVLAAGWYTRSPEND" * 100


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that takes minutes to search with a long query and the one-pair-at-a-time kernel."""
    path = tmp_path_factory.mktemp("slow") / "slow.fasta"
    path.write_text("".join(f">r{i}\n{'MKVLAAGWYTRSPEND' * 40}\n" for i in range(4_000)))
    return path


class interrupting:  # noqa: N801 - called like the function that it stands for
    """A progress function that presses Ctrl-C, once, when a phase is so far."""

    def __init__(self, phase: str, share: float = 0.0) -> None:
        self.phase, self._share = phase, share

    def __call__(self, phase: str, done: int, total: int) -> None:
        if phase == self.phase and done >= self._share * total:
            self.phase = ""
            signal.raise_signal(signal.SIGINT)


def workers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("swathe")]


def test_hits_so_far_are_in_the_exception(slow: Path) -> None:
    swathe.close_engines()
    # By then calls are finished: those under way are a third of the cells at most, and count in part only.
    with pytest.raises(KeyboardInterrupt) as raised:
        swathe.search(
            [("short", SHORT), ("long", LONG)], slow, kernel="scalar", evalue=1e9, evalues="matrix",
            progress=interrupting("Searching", 0.4),
        )  # fmt: skip
    assert isinstance(raised.value, swathe.SearchInterrupted)
    hits = raised.value.hits
    assert hits is not None and not hits.complete
    assert len(hits.by_query["short"]) == 4_000
    assert 0 < len(hits.by_query["long"]) < 4_000
    assert "cancelled" in repr(hits) and f"{len(hits):,}" in str(raised.value)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    for thread in workers():
        thread.join()
    assert not workers(), "the engine is closed"
    assert len(swathe.search(SHORT, slow, kernel="scalar", top=3)) == 3, "the next search works"


def test_before_anything_is_compared_there_are_none(slow: Path) -> None:
    with pytest.raises(swathe.SearchInterrupted, match="nothing was compared") as raised:
        swathe.search(LONG, slow, progress=interrupting("Preparing"))
    assert raised.value.hits is None


def test_rounds_that_ended_are_kept(database: Path) -> None:
    query = swathe.sample().query
    with pytest.raises(swathe.SearchInterrupted) as raised:
        swathe.search(query, database, rounds=3, progress=interrupting("Round 2"))
    hits = raised.value.hits
    assert hits is not None and len(hits.rounds) == 1 and not hits.complete


def test_ones_own_engine_stays_open(slow: Path) -> None:
    with swathe.open_engine("cpu", kernel="scalar") as engine:
        with pytest.raises(KeyboardInterrupt):
            swathe.search(LONG, slow, engine=engine, progress=interrupting("Searching"))
        assert len(swathe.search(SHORT, slow, engine=engine, top=2)) == 2


def test_a_file_that_was_there_stays_as_it_was(tmp_path: Path, query: Path, database: Path) -> None:
    press = interrupting("")
    hits = swathe.search(query, database, progress=press)
    path = tmp_path / "hits.csv"
    path.write_text("old")
    for write, phase in ((hits.export, "Aligning"), (hits.save, "Collecting"), (hits.save, "Writing")):
        press.phase = phase
        with pytest.raises(KeyboardInterrupt):
            write(path)
        assert path.read_text() == "old"
        assert [file.name for file in tmp_path.iterdir()] == ["hits.csv"]


def test_what_was_aligned_is_kept(query: Path, database: Path) -> None:
    press = interrupting("Aligning", 0.5)
    hits = swathe.search(query, database, progress=press)
    with pytest.raises(KeyboardInterrupt):
        hits.align()
    assert len(Cells(hits[:1]._repr_html_()).rows[1][-1]) > 0
    assert hits["identity"].min() > 0


def test_a_handler_of_somebody_else_is_left_alone(slow: Path) -> None:
    seen: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: seen.append(number))
    try:
        hits = swathe.search(SHORT, slow, progress=interrupting("Searching"))
        assert hits.complete and seen == [signal.SIGINT]
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_second_one_breaks_it_off(slow: Path) -> None:
    def stubborn(phase: str, done: int, total: int) -> None:
        if phase == "Searching":
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        swathe.search(LONG, slow, kernel="scalar", progress=stubborn)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_interactive_session_finds_the_hits(slow: Path) -> None:
    """Python keeps what nobody caught in `sys.last_value`."""
    lines = [
        "import signal, sys, swathe",
        "times = iter([signal.SIGINT])  # once: the second Ctrl-C ends whatever runs",
        "press = lambda: [signal.raise_signal(each) for each in times]",
        "stop = lambda phase, done, total: phase == 'Searching' and done and press()",
        f"swathe.search({LONG!r}, {str(slow)!r}, kernel='scalar', evalue=1e9, progress=stop)",
        "print(type(sys.last_value).__name__, sys.last_value.hits.complete)",
    ]
    run = subprocess.run(
        [sys.executable, "-i", "-q"],
        input="\n".join([*lines, ""]),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "SearchInterrupted False" in run.stdout, run.stderr
