"""Signals that come at awkward moments."""

from __future__ import annotations

import signal
import sys
import weakref

import pytest

from core.cli.interruption import Interruption


class Thing:
    """Something a weak reference can point at."""


def test_a_signal_lost_in_a_callback_of_pythons_is_silent_and_still_cancels(capsys) -> None:
    before = sys.unraisablehook
    with Interruption() as interruption:
        thing = Thing()
        watching = weakref.ref(thing, lambda _: signal.raise_signal(signal.SIGINT))
        del thing
        assert watching() is None
        with pytest.raises(KeyboardInterrupt), interruption.cooperative() as token:
            assert token.cancelled
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
