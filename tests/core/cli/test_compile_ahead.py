"""What a first search needs is compiled in processes of their own, once."""

from __future__ import annotations

import subprocess
import sys

import pytest

from swathe.core.cli import compile_ahead as ahead
from swathe.core.system.settings import compiled_directory


@pytest.fixture
def begun(monkeypatch, tmp_path) -> list[list[str]]:
    """Return the arguments of the processes begun, with an empty cache."""
    commands: list[list[str]] = []
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: commands.append(command))
    return commands


def steps_of(commands: list[list[str]]) -> list[str]:
    return [step for command in commands for step in command[command.index("-m") + 2 :]]


@pytest.mark.parametrize("cores", [1, 2, 3, 64])
def test_every_step_is_done_once(begun, monkeypatch, cores) -> None:
    monkeypatch.setattr(ahead.os, "cpu_count", lambda: cores)
    assert ahead.compile_ahead()
    assert len(begun) == min(max(1, cores - 1), 2)
    assert sorted(steps_of(begun)) == ["align", "write"]
    assert all(command[0] == sys.executable for command in begun)


def test_only_the_first_start_compiles(begun, tmp_path) -> None:
    assert ahead.compile_ahead()
    begun.clear()
    assert not ahead.compile_ahead() and not begun
    [note] = compiled_directory(tmp_path).iterdir()
    note.unlink()  # as after an update of Numba, whose version it names
    assert ahead.compile_ahead() and begun


def test_nothing_is_compiled_where_it_could_not_be_kept(begun, monkeypatch, tmp_path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "file"))
    assert not ahead.compile_ahead()
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "chosen"))
    assert not ahead.compile_ahead() and not begun


@pytest.mark.parametrize("step", ["align", "write"])
def test_steps(step) -> None:
    ahead.main([step])
