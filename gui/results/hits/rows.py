"""How rows of the hit table are painted: all in one go, with dots, bars and maps beside the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QIcon,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from swathe.core.results.overview import DARK, LIGHT
from swathe.core.scoring.significance import BELOW_SHOWN
from swathe.gui.results.hits.model import COVERAGE, EVALUE, FLAGS, IDENTITY, SIGNED, TICKED, HitTableModel
from swathe.gui.widgets.outlined_boxes import paint_outlined
from swathe.gui.widgets.row_table import MARGIN
from swathe.gui.widgets.theme import SPACE, Colours, blend, is_dark, seen_on

Index = QModelIndex | QPersistentModelIndex

_WIDEST: Final = f"100.0{MARGIN}"
"""The widest number beside a bar."""
_WIDEST_EVALUES: Final = (f"{BELOW_SHOWN}{MARGIN}", f"0.00088{MARGIN}")
"""One of them is the widest E-value beside its dot, as the font has it."""
_BAR: Final = 6
_RING: Final = 2
"""Pixels of a hollow dot's line."""
_LEFT_HALF: Final = 90 * 16, 180 * 16
"""Where the half of a dot begins that is filled, and how far it goes, in Qt's sixteenths of a degree."""
_BARS: Final = (IDENTITY, COVERAGE)
_USUAL, _FAINT, _CHOSEN = range(3)
"""How a row is inked: where it is neither of the others, where it is dimmed, and where it is selected."""
_KEPT_TEXTS: Final = 20_000
_KEPT_PICTURES: Final = 200
"""Rows, some 80 kB each: more than a screen has."""
_SELECTED: Final = QStyle.StateFlag.State_Selected
_FOCUS: Final = QStyle.StateFlag.State_HasFocus
_NUMBERS: Final = frozenset(
    section for section, side in enumerate(FLAGS) if side & Qt.AlignmentFlag.AlignRight
)
"""Columns whose texts end at the right, with a margin."""
_Feature = QStyleOptionViewItem.ViewItemFeature


class Span(NamedTuple):
    """A column on the screen.

    shown : pixels of its width in sight, less than all of them where it goes beyond the right edge
    """

    section: int
    left: int
    width: int
    shown: int


class Row(NamedTuple):
    """A model row on the screen.

    strip : pixels of its top that are left to a line across the table
    focus : the column that has the focus; -1 for none
    """

    place: int
    top: int
    height: int
    strip: int
    selected: bool
    focus: int


@dataclass(frozen=True, slots=True)
class _Inks:
    """The colours of one palette; of three, one each for usual, dimmed and selected rows.

    Those of `steps` fill dots on the ground of usual rows and those of `rings` are lines on it; those of
    `chosen_steps` are seen on the ground of selected ones.
    """

    steps: tuple[QColor, ...]
    rings: tuple[QColor, ...]
    chosen_steps: tuple[QColor, ...]
    text: tuple[QColor, QColor, QColor]
    track: tuple[QColor, QColor, QColor]
    line: tuple[QColor, QColor, QColor]
    bar: tuple[QColor, QColor, QColor]

    @classmethod
    def of(cls, palette: QPalette) -> _Inks:
        colours = Colours.of(palette)
        chosen = palette.color(QPalette.ColorRole.HighlightedText)
        grounds = (colours.background, colours.background, palette.color(QPalette.ColorRole.Highlight))
        inks = (colours.measured, colours.measured, chosen)

        def shades(*shares: float) -> tuple[QColor, QColor, QColor]:
            usual, faint, selected = (
                blend(ground, ink, share) for ground, ink, share in zip(grounds, inks, shares, strict=True)
            )
            return usual, faint, selected

        steps = tuple(QColor(step) for step in (DARK if is_dark(palette) else LIGHT))
        return cls(
            steps=steps,
            rings=tuple(seen_on(grounds[:1], step, colours.text) for step in steps),
            chosen_steps=tuple(seen_on(grounds[_CHOSEN:], step, chosen) for step in steps),
            text=(colours.text, colours.muted, chosen),
            track=shades(0.16, 0.12, 0.25),
            line=shades(0.35, 0.25, 0.4),
            bar=shades(0.75, 0.55, 0.8),
        )


class _Letters:
    """A font, and how texts look in it: as much as fits into some pixels, kept for the next time."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetricsF(font)
        self.ascent = self._metrics.ascent()
        self.height = ceil(self._metrics.height())
        self.widest = round(self._metrics.horizontalAdvance(_WIDEST))
        self.dot = round(self.ascent * 0.75)
        self.margin = self._metrics.horizontalAdvance(MARGIN)
        self._fitted: dict[tuple[str, int], tuple[str, float]] = {}

    def fit(self, text: str, room: int) -> tuple[str, float]:
        """Return what fits of a text, and how wide that is."""
        fitted = self._fitted.get((text, room))
        if fitted is None:
            shown, width = text, self._metrics.horizontalAdvance(text)
            less = room
            while width > room and less > 0:  # some elided texts are wider than asked for
                shown = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, less)
                width = self._metrics.horizontalAdvance(shown)
                less -= 1
            if len(self._fitted) >= _KEPT_TEXTS:
                self._fitted.clear()
            fitted = self._fitted[text, room] = (shown, width) if width <= room else ("", 0.0)
        return fitted


def evalue_width(table: QTableView) -> int:
    """Return the width in which a dot and the widest E-value of a new hit stand apart."""
    letters = _Letters(_bold(table.font()))
    gap = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, table) + 1
    metrics = QFontMetricsF(letters.font)
    number = max(metrics.horizontalAdvance(evalue) for evalue in _WIDEST_EVALUES)
    return SPACE // 2 + letters.dot + SPACE // 2 + ceil(number) + 2 * gap


class HitRows:
    """Paint rows of the hit table, as they look where Qt's delegates paint them.

    Qt calls a delegate for each cell and asks the model a dozen questions about it, and beside a search every
    one of them may wait for the interpreter. So a row's texts, bars and dots are painted from here, and only
    the cells with a box, a sign or the focus by the style. A row is kept as a picture: when hits are aligned,
    the table is painted again and again, and most of its rows are as they were.
    """

    def __init__(self, model: HitTableModel, table: QTableView) -> None:
        self._hits = model
        self._table = table
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._set_font(table.font())
        self._set_colours(table.palette())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, rows: list[Row], columns: Sequence[Span]
    ) -> None:
        """Paint some rows.

        option : what all cells have in common
        columns : those to paint, from left to right
        """
        if option.font != self._usual.font:
            self._set_font(option.font)
        if (option.palette.cacheKey(), option.palette.currentColorGroup()) != self._colours:
            self._set_colours(option.palette)
        ratio = painter.device().devicePixelRatioF()
        left = columns[0].left
        spans = tuple(span._replace(left=span.left - left) for span in columns)
        sections = tuple(span.section for span in spans)
        same = ratio, spans, (option.state & ~_SELECTED).value
        painted = []
        for row in rows:
            # The frame of the focus goes beyond its row, and rows that begin within pixels would be blurred.
            if row.focus >= 0 or not ratio.is_integer():
                self._paint_row(painter, option, row, columns)
                painted.append(row)
            else:
                # All that decides how it looks.
                look = self._hits.look(self._hits.hit_row(row.place), sections)
                key = row.height, row.strip, row.selected, row.place % 2, look, same
                picture = self._pictures.get(key)
                if picture is None:
                    picture = self._picture(option, row, spans, ratio)
                    if len(self._pictures) >= _KEPT_PICTURES:
                        self._pictures.clear()
                    self._pictures[key] = picture
                painter.drawPixmap(left, row.top, picture)
        self._paint_dots(painter, painted, columns)

    def _set_font(self, font: QFont) -> None:
        self._pictures.clear()
        self._usual, self._bold = _Letters(QFont(font)), _Letters(_bold(font))

    def _set_colours(self, palette: QPalette) -> None:
        self._pictures.clear()
        self._colours = palette.cacheKey(), palette.currentColorGroup()
        self._inks = _Inks.of(palette)

    def _picture(
        self, option: QStyleOptionViewItem, row: Row, columns: Sequence[Span], ratio: float
    ) -> QPixmap:
        """Return a row as it is painted, at the left end of its picture."""
        wide = columns[-1].left + columns[-1].width
        picture = QPixmap(round(wide * ratio), round(row.height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(option.palette.base().color())
        with QPainter(picture) as painter:
            alone = row._replace(top=0)
            self._paint_row(painter, option, alone, columns)
            self._paint_dots(painter, [alone], columns)
        return picture

    def _paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, row: Row, columns: Sequence[Span]
    ) -> None:
        hits, inks, table = self._hits, self._inks, self._table
        hit = hits.hit_row(row.place)
        self._paint_ground(painter, option, row, hits.shade(hit), columns)
        way = _CHOSEN if row.selected else _FAINT if hits.is_faint(hit) else _USUAL
        letters = self._bold if hits.is_new(hit) else self._usual
        gap = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, table) + 1
        top, height = row.top + row.strip, row.height - row.strip
        baseline = top + height // 2 - letters.height // 2 + letters.ascent
        painter.setFont(letters.font)
        painter.setPen(inks.text[way])
        for section, left, width, shown in columns:
            room = shown - 2 * gap
            sign = hits.sign(hit, section) if section in SIGNED and section != EVALUE else None
            if section == TICKED or section == row.focus or sign is not None:
                option.rect = QRect(left, top, shown, height)
                self._paint_by_style(painter, option, hit, section, section == row.focus)
            elif (text := hits.text(hit, section)) and section in _NUMBERS:
                if shown < width and section == EVALUE:
                    room -= SPACE + letters.dot  # whole it has room beside its dot
                text, taken = letters.fit(text + MARGIN, room)
                painter.drawText(QPointF(left + shown - gap - taken, baseline), text)
            elif text:
                text, _ = letters.fit(text, room)
                painter.drawText(QPointF(left + gap, baseline), text)
            if section == EVALUE and hits.is_corrected(hit):
                _, taken = letters.fit(hits.text(hit, section) + MARGIN, room)
                self._paint_corrected(painter, left + shown - gap, baseline, taken, letters, way)
            whole = shown == width  # part of a bar is another one
            if section in _BARS and whole and (share := hits.figure(hit, section)) is not None:
                room = width - self._usual.widest - 3 * SPACE
                if room >= 2 * SPACE:
                    bar = QRect(left + SPACE, top + (height - 1) // 2 - _BAR // 2 + 1, room, _BAR)
                    self._paint_bar(painter, bar, share, way, section == COVERAGE)

    def _paint_ground(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: Row,
        shade: QBrush | None,
        columns: Sequence[Span],
    ) -> None:
        style = self._table.style()
        left, right = columns[0].left, columns[-1].left + columns[-1].width
        option.rect = QRect(left, row.top, right - left, row.height)
        option.state = option.state | _SELECTED if row.selected else option.state & ~_SELECTED
        option.features = _Feature.Alternate if row.place % 2 else _Feature(0)
        option.backgroundBrush = shade or QBrush()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewRow, option, painter, self._table)
        if row.selected or shade is not None:
            style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._table)

    def _paint_by_style(
        self, painter: QPainter, option: QStyleOptionViewItem, hit: int, section: int, focus: bool
    ) -> None:
        """Paint a cell with a box, a sign or the focus."""
        hits = self._hits
        cell = QStyleOptionViewItem(option)
        cell.features = _Feature.HasDisplay
        cell.displayAlignment = FLAGS[section]
        cell.text = hits.text(hit, section) + (MARGIN if section in _NUMBERS else "")
        if focus:
            cell.state |= _FOCUS
        if hits.is_new(hit):
            cell.font = self._bold.font
            cell.fontMetrics = QFontMetrics(cell.font)
        if hits.is_faint(hit):
            palette = QPalette(cell.palette)
            palette.setColor(QPalette.ColorRole.Text, self._inks.text[_FAINT])
            cell.palette = palette
        if section != EVALUE and (sign := hits.sign(hit, section)) is not None:
            cell.features |= _Feature.HasDecoration
            cell.icon = sign
        if section == TICKED:
            cell.features |= _Feature.HasCheckIndicator
            cell.checkState = hits.tick(hit)
        paint_outlined(painter, cell)

    def _paint_corrected(
        self, painter: QPainter, right: int, baseline: float, taken: float, letters: _Letters, way: int
    ) -> None:
        """Paint dots under an E-value that was corrected, which ends with a margin: it takes no room."""
        end = right - letters.margin
        painter.setPen(QPen(self._inks.text[way], 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(right - taken, baseline + 2.5), QPointF(end, baseline + 2.5))
        painter.setPen(self._inks.text[way])

    def _paint_bar(
        self, painter: QPainter, bar: QRect, share: tuple[float, float, bool], way: int, is_map: bool
    ) -> None:
        """Paint a bar of a percentage, or a map of the query on which the aligned part is marked."""
        begin, end, _ = share
        left, width = bar.left(), bar.width()
        if is_map:
            painter.fillRect(left, bar.top() + _BAR // 2 - 1, width, 2, self._inks.line[way])
        else:
            painter.fillRect(bar, self._inks.track[way])
        filled = max(2, round((end - begin) * width))
        painter.fillRect(left + round(begin * width), bar.top(), filled, _BAR, self._inks.bar[way])

    def _paint_dots(self, painter: QPainter, rows: list[Row], columns: Sequence[Span]) -> None:
        """Paint the dots of E-values, which alone are smoothed.

        An E-value's sign stands in place of its dot: there is no room for both, and the number must be whole.
        Those of hits that are not significant are hollow: the scale's weak end is green, which looks like a
        seal of approval. So are those of provisional E-values. Half filled are those of significant hits that
        their tests call less than convincing.
        """
        left = next((span.left for span in columns if span.section == EVALUE), None)
        if left is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._usual.dot
        for row in rows:
            hit = self._hits.hit_row(row.place)
            if (sign := self._hits.sign(hit, EVALUE)) is not None:
                place = QRect(left, row.top + row.strip, SPACE + size, row.height - row.strip)
                mode = QIcon.Mode.Selected if row.selected else QIcon.Mode.Normal
                sign.paint(painter, place, mode=mode)
                continue
            step = self._hits.figure(hit, EVALUE)
            if step is None:
                continue
            top = row.top + row.strip + (row.height - row.strip - 1) // 2 - size // 2 + 1
            dot = QRectF(left + SPACE // 2, top, size, size)
            colour, chosen = self._inks.steps[step], self._inks.text[_CHOSEN]
            half = self._hits.is_contradicted(hit)
            if half:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._inks.chosen_steps[step] if row.selected else colour)
                painter.drawPie(dot, *_LEFT_HALF)
            if half or self._hits.is_faint(hit) or self._hits.provisional:
                painter.setPen(QPen(chosen if row.selected else self._inks.rings[step], _RING))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                dot.adjust(_RING / 2, _RING / 2, -_RING / 2, -_RING / 2)
            else:
                painter.setPen(chosen if row.selected else Qt.PenStyle.NoPen)
                painter.setBrush(self._inks.chosen_steps[step] if row.selected else colour)
            painter.drawEllipse(dot)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


class HitBoxes(QStyledItemDelegate):
    """Take clicks on tick boxes, where `HitRows` paints them; with Shift on all from the last one on."""

    _row = -1
    _strip = 0
    _last = -1
    """The hit row whose box was clicked last."""

    def set_strip(self, row: int, height: int) -> None:
        """Leave so many pixels of a model row's top to a line across the table."""
        self._row, self._strip = row, height

    def forget_last(self) -> None:
        """Begin anew: other hits are shown."""
        self._last = -1

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Take clicks where the box is."""
        if index.row() == self._row:
            option = QStyleOptionViewItem(option)
            option.rect = option.rect.adjusted(0, self._strip, 0, 0)
        assert isinstance(model, HitTableModel)
        if not isinstance(event, QMouseEvent):
            return bool(super().editorEvent(event, model, option, index))
        row = model.hit_row(index.row())  # which a filter by ticks may hide after the click
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            model.ticked_from = model.model_row(self._last)
        taken = bool(super().editorEvent(event, model, option, index))
        model.ticked_from = -1
        if taken and event.type() is QEvent.Type.MouseButtonRelease:
            self._last = row
        return taken
