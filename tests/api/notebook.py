"""Run the notebook of the documentation without Jupyter; as a program, write its outputs anew."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def cells_of(path: Path) -> list[Cell]:
    """Return a notebook's cells of code."""
    cells: list[Cell] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def outputs_of(cells: list[Cell]) -> list[list[dict[str, Any]]]:
    """Run cells in order; return what each prints, and its last value, as Jupyter keeps them."""
    names: dict[str, object] = {"__name__": "__main__"}
    return [_outputs(number, "".join(cell["source"]), names) for number, cell in enumerate(cells, 1)]


def shows_a_frame(cell: Cell) -> bool:
    """Whether a cell's output is pandas', which may not be installed."""
    return "to_frame" in "".join(cell["source"])


def _outputs(number: int, source: str, names: dict[str, object]) -> list[dict[str, Any]]:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value: object = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        lines = printed.getvalue().splitlines(keepends=True)
        outputs.append({"output_type": "stream", "name": "stdout", "text": lines})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        html = getattr(value, "_repr_html_", None)
        if html is not None:
            data["text/html"] = html().splitlines(keepends=True)
        outputs.append(
            {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": data}
        )
    return outputs


def main() -> None:
    """Write the outputs into the notebook."""
    from tests.api.conftest import stand_in_for_pandas

    stand_in_for_pandas(sys.modules)
    path = Path(__file__).parents[2] / "docs" / "api.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        made = outputs_of(cells)
    for number, (cell, outputs) in enumerate(zip(cells, made, strict=True), 1):
        cell |= {"execution_count": number, "outputs": [] if shows_a_frame(cell) else outputs}
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
