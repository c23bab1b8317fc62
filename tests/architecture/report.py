"""What may ask to be split or merged: a report to read, no rule. `make report` prints it.

A file is split where a concept ends, not where a line count does.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("core", "gui", "kernels", "swathe")
LONG_FILE = 400
MANY_METHODS = 15
SHORT_FILE = 100


def modules() -> dict[str, Path]:
    """Return the files by the names they are imported under."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            name = ".".join(parts if package == "swathe" else ("swathe", *parts))
            found[name.removesuffix(".__init__")] = path
    return found


def imported(tree: ast.AST, names: dict[str, Path]) -> set[str]:
    """Return the modules of `names` that a file imports, in functions and for types too."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            below = {f"{node.module}.{alias.name}" for alias in node.names} & names.keys()
            found |= below or {node.module}
    return found & names.keys()


def main() -> None:
    """Print the report."""
    names = modules()
    trees = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in names.items()}
    lines = {name: path.read_text(encoding="utf-8").count("\n") for name, path in names.items()}
    importers: dict[str, set[str]] = defaultdict(set)
    for name, tree in trees.items():
        for other in imported(tree, names) - {name}:
            importers[other].add(name)
    classes = {
        name: [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        for name, tree in trees.items()
    }

    print("files, classes, lines")
    for package in PACKAGES:
        own = [name for name, path in names.items() if path.relative_to(ROOT).parts[0] == package]
        n_classes = sum(len(classes[name]) for name in own)
        print(f"  {package:8} {len(own):4} {n_classes:4} {sum(lines[name] for name in own):7,}")

    print(f"\nfiles of more than {LONG_FILE} lines")
    for name, n in sorted(lines.items(), key=lambda item: -item[1]):
        if n > LONG_FILE:
            print(f"  {n:4} {name}")

    print(f"\nclasses of more than {MANY_METHODS} public methods")
    for name, found in classes.items():
        for node in found:
            methods = [item.name for item in node.body if isinstance(item, ast.FunctionDef)]
            public = [method for method in methods if not method.startswith("_") and method == method.lower()]
            if len(public) > MANY_METHODS:
                print(f"  {len(public):4} {name}.{node.name}")

    print(f"\nfiles of up to {SHORT_FILE} lines with one importer, which is beside them")
    for name, n in lines.items():
        if n <= SHORT_FILE and len(importers[name]) == 1:
            (importer,) = importers[name]
            if importer.rpartition(".")[0] == name.rpartition(".")[0]:
                print(f"  {n:4} {name}  by {importer.rpartition('.')[2]}")

    homes = defaultdict(set)
    for name, found in classes.items():
        for node in found:
            homes[name.split(".")[1] if "." in name else name, node.name].add(name)
    print("\nclass names that stand for several things in core, gui or kernels")
    for (_, name), where in sorted(homes.items()):
        if len(where) > 1:
            print(f"  {name}: {', '.join(sorted(where))}")


if __name__ == "__main__":
    main()
