"""Signals that come at awkward moments."""

from __future__ import annotations

import os
import signal
import sys
import weakref

import pytest

from swathe.core.cli.interruption import Interruption


class Thing:
    """Something a weak reference can point at."""


def test_a_signal_lost_in_a_callback_of_pythons_is_silent_and_still_cancels(capsys) -> None:
    before = sys.unraisablehook
    with Interruption() as interruption:
        thing = Thing()
        watching = weakref.ref(thing, lambda _: signal.raise_signal(signal.SIGINT))
        del thing
        assert watching() is None
        assert interruption.token.cancelled
        with pytest.raises(KeyboardInterrupt), interruption.cooperative():
            pass
    assert capsys.readouterr().err == ""
    assert sys.unraisablehook is before


def test_other_lost_exceptions_are_still_reported(monkeypatch) -> None:
    reported = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: reported.append(what.exc_type))
    with Interruption():
        thing = Thing()
        watching = weakref.ref(thing, lambda _: 1 / 0)
        del thing
    assert watching() is None
    assert reported == [ZeroDivisionError]


def test_a_signal_while_modules_load_waits_for_the_command(tmp_path, monkeypatch) -> None:
    (tmp_path / "interrupted_module.py").write_text("import signal\nsignal.raise_signal(signal.SIGINT)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with Interruption() as interruption:
        import interrupted_module  # noqa: F401

        assert interruption.token.cancelled
        with pytest.raises(KeyboardInterrupt), interruption.cooperative():
            pass


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_what_waits_for_ever_is_broken_off(tmp_path, monkeypatch) -> None:
    """Results that go to a pipe wait for somebody who reads it: one Ctrl-C did not end that."""
    monkeypatch.setattr("swathe.core.cli.interruption._PATIENCE", 0.01)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    interrupted = pytest.raises(KeyboardInterrupt)
    with Interruption() as interruption, interrupted, interruption.cooperative():
        signal.raise_signal(signal.SIGINT)
        pipe.open("wb")
    assert interruption.status == 130
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
