"""`docs/features.md` as far as a test can tell: what it names is there, every row is held by a test."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "features.md").read_text(encoding="utf-8")
TEST = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


def rows():
    """Return the cells of every row of every table but their headings."""
    lines = [line for line in PAGE.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [row for row in cells if row[0] not in ("asked for", "complaint") and "---" not in row[0]]


def functions(path):
    """Return the names of a module's functions, those of its classes too."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0][:40])
def test_every_row_is_whole_and_held_by_a_test(row):
    assert len(row) == 4
    assert all(row)
    assert re.search(r"[\w-]+#\d+|[A-Z][\w-]+ PR#\d+|MMseqs2-App", row[1]), "where it was asked"
    (path, name) = TEST.search(row[3]).groups()
    assert (ROOT / path).exists()
    assert name is None or name in functions(path), f"{path} has no {name}"


def test_every_file_named_is_there():
    named = re.findall(r"`((?:tests|docs|resources)/[\w./-]+\.\w+)", PAGE)
    assert len(named) > 50
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_shortcut_and_option_named_is_the_programs():
    help_ = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for option in re.findall(r"`[^`]*?(--[a-z-]+)", PAGE):
        assert option in help_, option
    keys = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
    for key in re.findall(r"\((Ctrl\+[^)]+)\)", PAGE):
        assert f"| {key} |" in keys, key


def test_the_page_is_linked_from_the_readme():
    assert "(docs/features.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
