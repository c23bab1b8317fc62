"""The line under the hit table: how many hits there are, are shown and are ticked."""

from __future__ import annotations

from swathe.core.results.filters import Filter
from swathe.core.system.words import counted
from swathe.gui.results.hits.model import HitTableModel


def count_text(model: HitTableModel, n_failed: int, reading: bool) -> str:
    """Return what the line says: ``12 ticked · 340 of 1,204 hits shown``; '' where no hits are shown.

    `n_failed` hits cannot be aligned; `reading` says that headers are being read to sort and filter by them.
    """
    table = model.table
    if table is None:
        return ""
    shown, found = model.rowCount(), len(table)
    ticked = table.marks.ticked
    parts = []
    if ticked:
        hidden = 0
        if shown < found:
            hidden = len(ticked) - int(table.marks.flags("ticked", found)[model.visible_rows()].sum())
        parts.append(f"{len(ticked):,} ticked" + (f" ({hidden:,} of them filtered out)" if hidden else ""))
    if shown < found or model.filter != Filter():
        parts.append(f"{shown:,} of {counted(found, 'hit')} shown")
    elif not ticked:
        parts.append(f"{counted(found, 'hit')} shown")
    missing = found - len(table.alignments) - n_failed
    if "alignments" in model.needs and missing > 0:
        parts.append(f"aligning: {missing:,} to go, the rest stand last or are left out")
    if reading:
        parts.append("reading headers to sort and filter by them")
    return " · ".join(parts)
