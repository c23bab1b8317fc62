"""What the lines and colours of a chart stand for."""

from __future__ import annotations

import html

import pyqtgraph as pg


class Legend(pg.LegendItem):
    """Show names letter for letter: pyqtgraph takes them for HTML, and those in files may hold tags."""

    @property
    def names(self) -> list[str]:
        """What the legend calls its items."""
        return [html.unescape(label.text) for _, label in self.items]

    def addItem(self, item: object, name: str) -> None:
        """Add an item under a name."""
        super().addItem(item, html.escape(name))

    def rename(self, place: int, name: str) -> None:
        """Call the item at a place something else."""
        self.items[place][1].setText(html.escape(name))
