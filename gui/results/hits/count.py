"""The line under the hit table: how many hits there are, are shown and are ticked."""

from __future__ import annotations

from swathe.core.results.filters import Filter
from swathe.core.system.words import counted
from swathe.gui.results.hits.model import HitTableModel


def count_text(model: HitTableModel, n_failed: int, reading: bool) -> str:
    """Return what the line says: ``12 ticked of 340 shown of 1,204 hits``; '' where no hits are shown.

    `n_failed` hits cannot be aligned; `reading` says that headers are being read to sort and filter by them.
    """
    table = model.table
    if table is None:
        return ""
    shown, found = model.rowCount(), len(table)
    ticked = table.marks.ticked
    if ticked:
        hidden = 0
        if shown < found:
            hidden = len(ticked) - int(table.marks.flags("ticked", found)[model.visible_rows()].sum())
        text = f"{len(ticked):,} ticked"
        text += f" ({hidden:,} of them filtered out)" if hidden else ""
        text += f" of {shown:,} shown" if shown < found else ""
        text += f" of {counted(found, 'hit')}" + ("" if shown < found else " shown")
    elif model.filter == Filter():
        text = f"{counted(found, 'hit')} shown"
    else:
        text = f"{shown:,} of {counted(found, 'hit')} shown"
    missing = found - len(table.alignments) - n_failed
    if "alignments" in model.needs and missing > 0:
        text += " · " + f"aligning: {missing:,} to go, the rest stand last or are left out"
    if reading:
        text += " · " + "reading headers to sort and filter by them"
    return text
