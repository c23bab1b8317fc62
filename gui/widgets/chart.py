"""What all charts share: palette colours, a legend that toggles, copying, saving and a text equivalent."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QBuffer, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QGuiApplication,
    QImage,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QGraphicsGridLayout,
    QGraphicsItem,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swathe.core.errors import ExportError
from swathe.core.system.files import atomic_file
from swathe.core.system.words import file_name
from swathe.gui.widgets.chart_view import ChartView, lines_menu
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.file_dialogs import FileDialogs, with_ending
from swathe.gui.widgets.legend import Legend
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.picture import (
    PICTURE_FILES,
    Placed,
    in_lines,
    kind_offered,
    paint_placed,
    placed_heading,
    remember_kind,
    svg_painter,
)
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.widgets.theme import Colours, paper
from swathe.gui.work.settings import WindowSettings

_FILES: Final = f"{PICTURE_FILES};;Figures (*.csv)"
_LABEL_MARGINS: Final = 8
"""Pixels above and below a name in the legend."""
_SAMPLE: Final = 46
"""Pixels of a sample in the legend, with the space around it and the name."""
_BESIDE_SAMPLE: Final = 6
_BETWEEN_NAMES: Final = 16
"""Pixels between a sample and its name, and between a name and the next sample."""
_SIDES: Final = 24
"""Pixels left and right of the legend."""
_PLOT_LINES: Final = 6
"""Lines of text that a plot and its axis are as high as at least."""
_PLOT_LETTERS: Final = 24
"""Letters that a chart is as wide as at least."""
_PNG_SCALE: Final = 2
"""Dots of a PNG to a pixel of the screen."""


class Chart(QWidget):
    """A plot with two titled axes; subclasses draw into `plot` and say in `restyle` what has which colour."""

    legend_columns = 4
    """Of the legend, at most."""
    legend_toggles = True
    """Whether a line of the legend can be hidden."""
    as_slide = False
    """Whether files of it are offered as those of slides are: as PNG, until another kind is chosen."""
    legend_from = 0
    """Pixels of height from which there is room for the legend, if those of `plot_lines` are not enough."""
    plot_lines = _PLOT_LINES
    """Lines of text whose height the plot and its axis keep: with less the legend gives way, not in files."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._built = self._on_paper = False
        self._name = name
        self.of = ""
        """What files of it are named after, besides what it shows: a query, a pair."""
        self.heading = "", ""
        """What stands above the chart in files and copies: a title, and what it is of; '' for nothing."""
        self.view = ChartView()
        self._density = self.view.devicePixelRatioF()
        self.file_dots = 1.0
        """Dots of a file to a pixel of the screen while that is drawn; 1 on the screen itself."""
        self.view.ci.setContentsMargins(4, 4, 8, 4)
        self.view.ci.setSpacing(0)
        self.legend_height = 0
        """Pixels that all lines of the legend take."""
        self.legend = Legend(colCount=4, horSpacing=_BETWEEN_NAMES)
        self.legend.layout.setContentsMargins(0, 0, 0, 0)
        for column in range(4):
            self.legend.layout.setColumnSpacing(2 * column, _BESIDE_SAMPLE)
        # It is as large as the rest in a saved picture too.
        self.legend.setFlag(pg.LegendItem.GraphicsItemFlag.ItemIgnoresTransformations, False)
        self.view.addItem(self.legend, row=0, col=0)
        self.legend.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.view.ci.layout.setAlignment(self.legend, Qt.AlignmentFlag.AlignLeft)
        self.view.ci.layout.setRowStretchFactor(1, 1)
        self.plot = self.view.addPlot(row=1, col=0, enableMenu=False)
        self.view.steer(self.plot, self.show_all)
        self.plot.hideButtons()
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self.plot.legend = self.legend
        self.view.setAntialiasing(True)
        self.view.setFrameShape(pg.QtWidgets.QFrame.Shape.NoFrame)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.setAccessibleName(name)
        self.view.setAccessibleName(name)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def palette(self) -> QPalette:
        """Return what it is drawn with: the window's palette, or that of pictures while one is made."""
        return paper() if self._on_paper else super().palette()

    def text(self) -> str:
        """Return what the chart shows, in a sentence."""
        return self.accessibleDescription()

    def data_text(self) -> str:
        """Return the figures behind the chart, tab-separated with a header line."""
        raise NotImplementedError

    def restyle(self, colours: Colours) -> None:
        """Give every item the colours of the palette."""
        raise NotImplementedError

    def show_all(self) -> None:
        """Go back to the range that shows everything."""
        self.plot.enableAutoRange()

    def copy_image(self) -> None:
        """Put a picture of the chart on the clipboard; the page's messages say so."""
        with self._with_legend():
            if self.notes() or any(self.heading):
                QGuiApplication.clipboard().setImage(self._image())
            else:
                with self.drawn_on_paper():
                    QGuiApplication.clipboard().setPixmap(self.view.grab())
        tell_copied(MessageBar.of(self), "the picture")

    def copy_data(self) -> None:
        """Put the figures behind the chart on the clipboard, tab-separated; the page's messages say so."""
        QGuiApplication.clipboard().setText(self.data_text())
        tell_copied(MessageBar.of(self), "the figures as a table")

    def save(self, path: Path) -> None:
        """Write the chart as SVG, its figures as CSV, or a PNG of twice the screen's size.

        Raises ExportError.
        """
        kinds = {".svg": self._svg, ".csv": self._csv}
        with atomic_file(path) as stream, self._with_legend():
            stream.write(kinds.get(path.suffix.lower(), self._png)())

    def notes(self) -> Sequence[str]:
        """Return what stands below the chart in files, and in a picture that is copied: paragraphs."""
        return ()

    def sizeHint(self) -> QSize:
        """Ask for enough room to read the axes."""
        return QSize(360, 160)

    def minimumSizeHint(self) -> QSize:
        """Ask for the least room in which a curve can still be seen, with its axis and the legend."""
        metrics = self.fontMetrics()
        width = max(160, _PLOT_LETTERS * metrics.averageCharWidth())
        return QSize(width, max(88, self.legend_height + _PLOT_LINES * metrics.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the legend to the new width."""
        super().resizeEvent(event)
        self.fit_legend()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette, live."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._built:
            self.follow_palette()

    def event(self, event: QEvent) -> bool:
        """Keep the widths of lines on a screen of another scale."""
        handled = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._built:
            self._density = self.view.devicePixelRatioF()
            self.follow_palette()
        return handled

    # For subclasses

    def add_line(self, line: pg.InfiniteLine) -> None:
        """Draw a line that has words beside it, which are there as long as the line is in sight."""
        self.plot.addItem(line, ignoreBounds=True)
        for moved in (line.sigPositionChanged, self.plot.getViewBox().sigRangeChanged):
            moved.connect(lambda *_: self._label_in_sight(line))

    def pen(self, colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        """Return a pen for a line as many pixels wide; pyqtgraph counts the dots of a screen or a picture."""
        pen: QPen = pg.mkPen(colour, width=width * self._density, style=style)
        return pen

    def style_symbols(self, item: pg.PlotDataItem, fill: QColor, line: QColor) -> None:
        """Give symbols their colours, in the legend too, which asks the item that draws them."""
        for styled in (item.setSymbolBrush, item.scatter.setBrush):
            styled(pg.mkBrush(fill))
        for styled in (item.setSymbolPen, item.scatter.setPen):
            styled(self.pen(line, 1))

    def style_label(self, line: pg.InfiniteLine, colours: Colours) -> None:
        """Give the words beside a line their colours; their ground hides what is behind, but for the line."""
        line.label.setColor(colours.text)
        line.label.fill = pg.mkBrush(colours.background)
        line.label.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)

    def describe(self, sentence: str) -> None:
        """Keep `sentence` as the chart's text equivalent."""
        self.setAccessibleDescription(sentence)
        self.view.setAccessibleDescription(sentence)

    def title_axis(self, side: str, title: str) -> None:
        """Give an axis a title with its unit; its numbers are those of the figures, whatever range is shown.

        Switching prefixes such as m and k off computes the factor of one once more, from the range in sight,
        and leaves it there: only an axis that has one in no range has a factor of 1.
        """
        axis = self.plot.getAxis(side)
        axis.setLabel(title, siPrefixEnableRanges=())
        axis.enableAutoSIPrefix(False)
        axis.resizeEvent()  # or the title stays where the one before began, and a longer one is cut off

    @property
    def legend_line(self) -> int:
        """Pixels that a line of the legend takes."""
        return self.fontMetrics().height() + _LABEL_MARGINS

    def legend_room(self, columns: int) -> int:
        """Return the pixels for the names of a line in a legend of so many columns."""
        return self.width() - _SIDES - columns * _SAMPLE

    def fit_legend(self) -> None:
        """Give the legend as many columns as fit: a wider one would push the plot out of sight.

        The chart asks for its room; one that is too low for both shows no legend.
        """
        metrics = self.fontMetrics()
        widths = [metrics.horizontalAdvance(name) + _SAMPLE for name in self.legend.names]
        fitting = (
            columns
            for columns in range(self.legend_columns, 1, -1)
            if sum(max(widths[place::columns], default=0) for place in range(columns))
            <= self.width() - _SIDES
        )
        columns = next(fitting, 1)
        self.legend_height = math.ceil(len(self.legend.items) / columns) * self.legend_line
        self.updateGeometry()
        least = self.legend_height + self.plot_lines * metrics.height()
        self.legend.setVisible(self.height() >= max(self.legend_from, least))
        if self.legend.columnCount == columns:
            return
        layout = QGraphicsGridLayout()  # a grid keeps columns that it had: only a new one has fewer
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(_BETWEEN_NAMES)
        layout.setVerticalSpacing(0)
        for column in range(columns):
            layout.setColumnSpacing(2 * column, _BESIDE_SAMPLE)
        self.legend.setLayout(layout)
        self.legend.layout = layout
        self.legend.columnCount = columns
        for number, (sample, label) in enumerate(self.legend.items):
            row, column = divmod(number, columns)
            layout.addItem(sample, row, 2 * column, alignment=Qt.AlignmentFlag.AlignVCenter)
            layout.addItem(label, row, 2 * column + 1)
        self.legend.rowCount = max(1, math.ceil(len(self.legend.items) / columns))
        self.legend.updateSize()
        self.view.ci.layout.activate()
        self.view.ci.setGeometry(self.view.range)  # it was laid out when the legend was wider

    def follow_palette(self) -> None:
        """Take the colours of the palette; called by a subclass once it has made its items."""
        self._built = True
        colours = Colours.of(self.palette())
        self.view.setBackground(colours.background)
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(self.pen(colours.grid, 1))
            axis.setTextPen(colours.text)
            axis.setTickFont(self.font())
            axis.label.setFont(self.font())
            self.title_axis(side, axis.labelText)
        self.legend.setLabelTextColor(colours.text)
        self.legend.setLabelTextSize(f"{self.font().pointSizeF():g}pt")
        self.legend.setBrush(None)
        for _sample, label in self.legend.items:
            label.setText(label.text, color=colours.text)
        self.restyle(colours)

    @contextmanager
    def drawn_on_paper(self) -> Iterator[None]:
        """Have the colours of pictures; the screen, which is painted after, shows nothing of it."""
        self._on_paper = True
        self.follow_palette()
        try:
            yield
        finally:
            self._on_paper = False
            self.follow_palette()

    @contextmanager
    def _with_legend(self) -> Iterator[None]:
        """Have a legend in a picture that gave way on the screen: the picture is higher by it."""
        size: QSize = self.view.size()
        gave_way = bool(self.legend.items) and not self.legend.isVisible()
        if gave_way:
            self.legend.show()
            self.view.resize(size + QSize(0, self.legend_height))
            self.view.ci.layout.activate()
        try:
            yield
        finally:
            if gave_way:
                self.legend.hide()
                self.view.resize(size)

    def _label_in_sight(self, line: pg.InfiniteLine) -> None:
        across, up = self.plot.viewRange()
        low, high = across if line.angle else up
        line.label.setVisible(bool(low <= line.value() <= high))

    def _csv(self) -> bytes:
        text = io.StringIO(newline="")
        csv.writer(text).writerows(line.split("\t") for line in self.data_text().splitlines())
        return text.getvalue().encode()

    @contextmanager
    def _drawn_in(self, dots: float) -> Iterator[None]:
        """Have lines and symbols as large as they are where a pixel of the screen has so many dots.

        Each symbol is drawn: a drawing would hold, for each, the bitmap that all are copied from.
        """
        self._density = self.file_dots = dots
        items = [item for item in self.view.scene().items() if isinstance(item, pg.ScatterPlotItem)]
        for item in items:
            item.setExportMode(True, {"resolutionScale": dots})
        with self.drawn_on_paper():
            try:
                yield
            finally:
                for item in items:
                    item.setExportMode(False)
                self._density, self.file_dots = self.view.devicePixelRatioF(), 1.0

    def _png(self) -> bytes:
        buffer = QBuffer()
        self._image().save(buffer, "PNG")
        return bytes(buffer.data().data())

    def _image(self) -> QImage:
        """Draw the chart at twice the screen's size."""
        image = QImage(self._size_with_words() * _PNG_SCALE, QImage.Format.Format_ARGB32)
        image.fill(Colours.of(paper()).background)
        with self._drawn_in(_PNG_SCALE), QPainter(image) as painter:
            size, top = _PNG_SCALE * self.view.size(), _PNG_SCALE * self._above
            self.view.render(painter, QRectF(0, top, size.width(), size.height()), self.view.rect())
            painter.scale(_PNG_SCALE, _PNG_SCALE)
            self._write_words(painter)
        return image

    def _placed_heading(self) -> list[Placed]:
        """Return the heading in its places."""
        return placed_heading(self.font(), self.heading, self.view.width())

    @property
    def _above(self) -> int:
        """Pixels above the chart in files and copies, for the heading."""
        placed = self._placed_heading()
        return math.ceil(placed[-1][-1].bottom()) if placed else 0

    def _size_with_words(self) -> QSize:
        lines, metrics = self._lines_of_notes(), self.fontMetrics()
        below = metrics.lineSpacing() * len(lines) + (metrics.height() if lines else 0)
        size: QSize = self.view.size()
        return size + QSize(0, self._above + below)

    def _lines_of_notes(self) -> list[str]:
        width = self.view.width() - self.fontMetrics().height()
        return [line for words in self.notes() for line in in_lines(words, self.fontMetrics(), width)]

    def _write_words(self, painter: QPainter) -> None:
        """Write the heading above the chart and the notes below it."""
        metrics, colours = self.fontMetrics(), Colours.of(self.palette())
        heading = self._placed_heading()
        paint_placed(painter, heading, (colours.text, colours.muted)[: len(heading)])
        painter.setFont(self.font())
        painter.setPen(colours.text)
        for number, line in enumerate(self._lines_of_notes()):
            baseline = self._above + self.view.height() + metrics.ascent() + number * metrics.lineSpacing()
            painter.drawText(metrics.height() // 2, baseline, line)

    def _svg(self) -> bytes:
        """Draw the chart as SVG; pyqtgraph's own exporter fails on the closed paths of filled curves."""
        buffer = QBuffer()
        with (
            self._drawn_in(1),
            svg_painter(buffer, self._size_with_words(), self._name, self.text()) as painter,
        ):
            whole, drawn = QRect(QPoint(0, 0), self._size_with_words()), self.view.rect()
            drawn.translate(0, self._above)
            self.view.render(painter, QRectF(drawn), self.view.rect())
            for words in (whole.adjusted(0, drawn.bottom() + 1, 0, 0), QRect(0, 0, whole.width(), drawn.y())):
                painter.fillRect(words, Colours.of(self.palette()).background)  # also on dots half in sight
            self._write_words(painter)
        return bytes(buffer.data().data())

    def _show_menu(self, place: QPoint) -> None:
        menu = EdgedMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.menu_actions(menu, place))
        if self.legend.items and self.legend_toggles:
            menu.addMenu(lines_menu(self.legend, "Lines shown", menu))
        menu.popup(self.view.mapToGlobal(place))

    def menu_actions(self, parent: QMenu, place: QPoint | None = None) -> list[QAction]:
        """Return the context menu's actions; `place` is where in the view it was asked for."""
        actions = []
        for text, slot in (
            ("Copy picture", self.copy_image),
            ("Save picture…", self.ask_and_save),
            ("Copy the figures as a table", self.copy_data),
            ("Show everything", self.show_all),
        ):
            action = QAction(text, parent)
            action.triggered.connect(slot)
            actions.append(action)
        return actions

    def ask_and_save(self) -> None:
        """Ask for a file and write the chart, or its figures, into it; the page's messages say so."""
        kind, pattern = kind_offered(self.as_slide)
        proposal = f"{self._name}{kind}"
        if self.of:
            shows = self._name.lower().replace(" ", "-")
            proposal = f"{file_name(self.of)}-{file_name(shows)}{kind}"
        chosen, pattern = FileDialogs(WindowSettings(), self).save_as(
            "export", "Save picture", proposal, _FILES, pattern
        )
        if chosen is None:
            return
        path, messages = with_ending(chosen, pattern, _FILES), MessageBar.of(self)
        remember_kind(self.as_slide, path)
        try:
            self.save(path)
        except ExportError as error:
            messages.show_message(Tone.PROBLEM, str(error))
        else:
            tell_saved(messages, "the figures" if path.suffix.lower() == ".csv" else "the picture", path)
