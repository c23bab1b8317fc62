"""Sentences of errors: what is typed in a terminal stands apart, since the window shows them too."""

from __future__ import annotations

import ast
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import swathe.core
import swathe.gui
from swathe.core import errors
from swathe.core.cli.console import Console
from swathe.core.cli.interruption import Interruption
from swathe.core.cuda import devices
from swathe.core.errors import InvalidRequest, KernelBuildError, SwatheError
from swathe.core.system import settings

ROOMS = [Path(package.__file__ or "").parent for package in (swathe.core, swathe.gui)]
SOURCES = [
    path
    for room in ROOMS
    for path in sorted(room.rglob("*.py"))
    if "cli" not in path.relative_to(room).parts  # whose errors no window shows
]
RAISED = re.compile(r"(?:Error|Unavailable|Short|Busy|Full|Unreadable|Input|Request|EngineInfo|Probe)$")
"""How names of errors end, and what says why an engine cannot run."""
TYPED = re.compile(
    r"(?<![\w-])--?[a-z][a-z-]+"  # --option, -option of BLAST's programs
    r"|\bswathe [a-z]+\b|\b(?:pip|conda|apt|make|python|ssh) -?[a-z]+\b|\bnvidia-smi -|`"
)

IMPORTED = {
    "install_hint": ast.parse(Path(settings.__file__).read_text(encoding="utf-8")),
    "compiler_source": ast.parse(Path(devices.__file__).read_text(encoding="utf-8")),
}
"""Where functions are that return parts of sentences of other modules."""


def texts(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def values_of(name: str, module: ast.Module) -> Iterator[ast.AST]:
    """Yield what is assigned to a name in a module, and what a function of that name returns."""
    for node in ast.walk(module):
        if isinstance(node, ast.Assign):
            given = node.value if any(getattr(one, "id", "") == name for one in node.targets) else None
        elif isinstance(node, ast.AnnAssign):
            given = node.value if getattr(node.target, "id", "") == name else None
        elif isinstance(node, ast.FunctionDef) and node.name == name:
            yield from (part for part in ast.walk(node) if isinstance(part, ast.Return))
            continue
        else:
            continue
        if given is not None:
            yield given


def typed(node: ast.AST, module: ast.Module) -> Iterator[str]:
    """Yield the texts of an argument that say what to type; names stand for what is behind them."""
    behind = [node]
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            behind += values_of(part.id, module)
            if part.id in IMPORTED:
                behind += values_of(part.id, IMPORTED[part.id])
    yield from (text for one in behind for text in texts(one) if TYPED.search(text))


def found_in(source: str) -> list[str]:
    module = ast.parse(source)
    found = []
    for call in ast.walk(module):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if not RAISED.search(name) and not (name.startswith("_") and "error" in name.lower()):
            continue
        given = [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg != "command")]
        found += [text for argument in given for text in typed(argument, module)]
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_sentence_says_what_to_type(path: Path):
    assert not found_in(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "raise SwatheError('It is not there.', 'Install it: pip install something.')",
        "raise InvalidRequest('query', 'Wrong.', f'Add --allow-{what}.')",
        "HINT: Final = 'See `swathe kernels`.'\nraise DatabaseError('Wrong.', HINT)",
        "hint = 'Start one: swathe cluster worker'\nraise DatabaseError('Wrong.', hint=hint)",
        "def hint():\n    return 'Run: swathe engines'\nraise DatabaseError('Wrong.', hint())",
        "raise self._error('this is XML2.', 'Have BLAST write -outfmt 5.')",
    ],
)
def test_the_check_finds_what_is_typed(source):
    assert found_in(source)
    assert not found_in("raise SwatheError('Wrong.', 'Do it.', command='swathe do --it')")


def test_only_the_command_line_prints_what_is_typed(monkeypatch):
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    error = SwatheError("Nothing is there.", "Make it.", command="swathe make it")
    Console(Interruption()).error(error)
    assert screen.getvalue().splitlines() == [
        "swathe: Nothing is there.",
        "        Make it.",
        "        swathe make it",
    ]
    assert str(error) == "Nothing is there. Make it.", "what the window shows"


def test_errors_take_a_command():
    assert SwatheError("a").command == ""
    assert InvalidRequest("query", "a", "b", command="c").command == "c"
    assert KernelBuildError("a", "b", command="c", log="d").command == "c"
    assert errors.EngineUnavailable("a", command="c").command == "c"
