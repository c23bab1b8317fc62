"""Searches of several tests, made once: whoever asks for the same again gets what was found then."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from swathe.core.network import search as networks
from swathe.core.reciprocal import search as pairs


@contextlib.contextmanager
def found_once(files: Collection[Path]) -> Iterator[None]:
    """Make searches for networks and reciprocal best hits of these files once each; others are made anew.

    They take seconds each. What is found is never changed.
    """
    with pytest.MonkeyPatch.context() as monkeypatch:
        for module, name, end in (
            (networks, "run_network", networks.NetworkFound),
            (pairs, "run_reciprocal", pairs.PairsFound),
        ):
            monkeypatch.setattr(module, name, _replayed(getattr(module, name), end, files))
        yield


def _replayed(run, end, files):
    found = {}

    def run_once(request, engine, token):
        asked = request.command()
        if asked in found:
            yield found[asked]
            return
        for event in run(request, engine, token):
            if isinstance(event, end) and _searched(request) <= set(files):
                found[asked] = event
            yield event

    return run_once


def _searched(request):
    return {getattr(request, name) for name in ("path", "a", "b") if hasattr(request, name)}
