"""The hits of two runs side by side as Qt sees them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from swathe.core.history.changes import NEITHER, ChangeTable, Found, NoChanges
from swathe.gui.widgets.table_model import TableModel


class ChangeTableModel(TableModel):
    """A `ChangeTable` in screen order, all of it or the hits of one kind."""

    def __init__(self, parent: QObject | None = None) -> None:
        self._kind: Found | None = None
        super().__init__(NoChanges(0), parent)

    def set_kind(self, kind: Found | None) -> None:
        """Show only hits that these runs report; None shows all."""
        self._kind = kind
        self.rearrange()

    def _arrange(self) -> None:
        super()._arrange()
        if isinstance(self.table, ChangeTable):
            found = self.table.found
            wanted = found != NEITHER if self._kind is None else found == list(Found).index(self._kind)
            self._rows = self._rows[wanted[self._rows]]
