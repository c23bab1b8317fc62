"""Colours and fonts, all derived from the palette, so that light and dark mode work live."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QStyleFactory, QWidget

ColourScheme = Literal["system", "light", "dark"]
_Parts = tuple[float, float, float, float]
"""A colour's red, green, blue and opacity."""

SPACE: Final = 8
"""Pixels between related things; the grid is half of it."""
GROUP_SPACE: Final = 16
"""Pixels between groups."""
TITLE: Final = 1.25
"""Size of a page's or a dialog's title to that of all other text."""
EDGE: Final = 3.6
"""Contrast of a field's border with what is around it. WCAG 2.2, success criterion 1.4.11, asks for 3; Qt's
style draws the borders of texts of several lines a little lighter than others."""
ACCENT: Final = "#0072B2"
"""What is selected, has the focus or is pressed; white letters are read on it, and it is seen in the dark."""

OKABE_ITO: Final = {
    "orange": "#E69F00",
    "sky": "#56B4E9",
    "green": "#009E73",
    "yellow": "#F0E442",
    "blue": "#0072B2",
    "vermilion": "#D55E00",
    "purple": "#CC79A7",
}
"""Categories that people with any colour vision tell apart. Source: Okabe and Ito, 2008."""

_ON_LIGHT: Final = ("blue", "vermilion", "green", "purple", "orange", "sky")
_ON_DARK: Final = ("sky", "orange", "green", "purple", "yellow", "vermilion")

_SCHEMES: Final = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
_EDGED: Final = (
    "QLineEdit", "QAbstractSpinBox", "QComboBox", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton",
    "QPlainTextEdit", "QTextEdit", "QueryCards",
)  # fmt: skip
"""Classes of widgets whose borders, or those of the boxes in them, say where to write, choose or press."""
_WRITTEN_IN: Final = ("QLineEdit", "QAbstractSpinBox")
"""Classes of fields, around which Qt's style draws the colour of selected text while they have the keys."""
_DARKER: Final = 1.4
"""How much darker than the window Qt's style draws borders."""
_FOLLOWED: Final = "colour scheme"
"""The application's property that holds the scheme."""
_FAINT: Final = 0.5
"""Of the text's colour, what is left of it where something cannot be used: it still has to be read."""
_DARKEST: Final = 0.13
_LIGHTEST: Final = 0.93
"""Lightness that pure white and pure black become when a palette is turned dark."""


def is_dark(palette: QPalette) -> bool:
    """Return whether text is lighter than what it stands on."""
    text = palette.color(QPalette.ColorRole.WindowText)
    return text.lightnessF() > palette.color(QPalette.ColorRole.Window).lightnessF()


def blend(base: QColor, over: QColor, share: float) -> QColor:
    """Return `base` with `share` (0 to 1) of `over` mixed in."""
    return QColor.fromRgbF(
        base.redF() + (over.redF() - base.redF()) * share,
        base.greenF() + (over.greenF() - base.greenF()) * share,
        base.blueF() + (over.blueF() - base.blueF()) * share,
    )


@dataclass(frozen=True)
class Colours:
    """What the window paints by itself, for one palette.

    `identical` and `positive` are backgrounds behind residues: one hue, told apart by lightness, so that
    they hold in greyscale and for every colour vision. `measured`, `mean` and `mark` are lines in charts;
    `focus` is the line around what has the keys, `warning` is text about what is wrong.
    """

    background: QColor
    text: QColor
    muted: QColor
    grid: QColor
    identical: QColor
    positive: QColor
    selection: QColor
    focus: QColor
    measured: QColor
    mean: QColor
    mark: QColor
    warning: QColor

    @classmethod
    def of(cls, palette: QPalette) -> Colours:
        """Derive the colours from a widget's palette; kept, since every label asks for the same."""
        key = (palette.cacheKey(), palette.currentColorGroup())
        if key not in _kept:
            if len(_kept) >= _MOST_KEPT:
                _kept.clear()
            _kept[key] = cls._derived(palette)
        return _kept[key]

    @classmethod
    def _derived(cls, palette: QPalette) -> Colours:
        dark = is_dark(palette)
        base = palette.color(QPalette.ColorRole.Base)
        text = palette.color(QPalette.ColorRole.Text)
        blue = QColor(OKABE_ITO["sky" if dark else "blue"])
        return cls(
            background=base,
            text=text,
            muted=blend(base, text, 0.62),
            grid=blend(base, text, 0.16),
            identical=blend(base, blue, 0.52 if dark else 0.42),
            positive=blend(base, blue, 0.3 if dark else 0.16),
            selection=palette.color(QPalette.ColorRole.Highlight),
            focus=blue,
            measured=blue,
            mean=QColor(OKABE_ITO["orange" if dark else "vermilion"]),
            mark=QColor(OKABE_ITO["purple"]),
            warning=QColor(OKABE_ITO["orange"]) if dark else QColor(OKABE_ITO["vermilion"]).darker(135),
        )


_kept: dict[tuple[int, QPalette.ColorGroup], Colours] = {}
_MOST_KEPT: Final = 64


@cache
def paper() -> QPalette:
    """Return the palette of pictures that are saved or copied: black on white, whatever the window's."""
    return QPalette(QColor("white"))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21, as WCAG 2.2 defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(ground: QColor) -> QColor:
    """Return black or white, whichever is read better on a colour."""
    return max(QColor("white"), QColor("black"), key=lambda ink: contrast(ink, ground))


def edge_colour(palette: QPalette) -> QColor:
    """Return the colour of field borders: the least of the text's that has the contrast of an edge.

    It has it with the window around a field and with the field's own ground.
    """
    grounds = [palette.color(role) for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base)]
    return seen_on(grounds, grounds[0], palette.color(QPalette.ColorRole.WindowText))


def seen_on(grounds: Sequence[QColor], colour: QColor, ink: QColor) -> QColor:
    """Return a colour with as little of an ink as gives it the contrast of an edge with all grounds."""
    return QColor(_seen_on(tuple(ground.getRgbF() for ground in grounds), colour.getRgbF(), ink.getRgbF()))


@lru_cache(maxsize=256)
def _seen_on(grounds: tuple[_Parts, ...], colour: _Parts, ink: _Parts) -> QColor:
    """Find it once: it takes milliseconds, and each row of a menu and each painting asks for the same."""
    around = [QColor.fromRgbF(*ground) for ground in grounds]
    for percent in range(100):
        blended = blend(QColor.fromRgbF(*colour), QColor.fromRgbF(*ink), percent / 100)
        if all(contrast(blended, ground) >= EDGE for ground in around):
            return blended
    return QColor.fromRgbF(*ink)


def with_edges(palette: QPalette) -> QPalette:
    """Return a palette with which Qt's style draws borders that are seen; what is disabled stays faint."""
    edged = QPalette(palette)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        edged.setColor(group, QPalette.ColorRole.Window, _drawn_as(edge_colour(palette)))
    return edged


def _with_seen_focus(palette: QPalette) -> QPalette:
    """Return a palette with which Qt's style draws a border that is seen around a field with the keys."""
    seen, focus = QPalette(palette), Colours.of(palette).focus
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        seen.setColor(group, QPalette.ColorRole.Highlight, focus)
        seen.setColor(group, QPalette.ColorRole.HighlightedText, readable_on(focus))
    return seen


def title_font(font: QFont) -> QFont:
    """Return the font of a page's or a dialog's title."""
    title = heading_font(font)
    title.setPointSizeF(font.pointSizeF() * TITLE)
    return title


def heading_font(font: QFont) -> QFont:
    """Return the font of a heading over a group: of the text's size."""
    heading = QFont(font)
    heading.setWeight(QFont.Weight.DemiBold)
    return heading


def categories(palette: QPalette) -> tuple[QColor, ...]:
    """Return the colours of series in a chart, those that are told apart best first.

    All of Okabe and Ito's but the one that cannot be seen on the ground, and the text's own last.
    """
    dark = is_dark(palette)
    names = _ON_DARK if dark else _ON_LIGHT
    return (*(QColor(OKABE_ITO[name]) for name in names), palette.color(QPalette.ColorRole.Text))


def sequence_font(point_size: float | None = None) -> QFont:
    """Return a fixed-pitch font, in which residues of aligned sequences stand under each other.

    The system's own; where that is not one in truth (a system may name none), the first installed that is.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if not QFontInfo(font).fixedPitch():
        fixed = (family for family in QFontDatabase.families() if QFontDatabase.isFixedPitch(family))
        font = QFont(next(fixed, font.family()))
    font.setPointSizeF(point_size or QApplication.font().pointSizeF())
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setKerning(False)
    return font


def tabular_font(font: QFont) -> QFont:
    """Return `font` with digits of equal width, where it has them, so that columns of numbers line up."""
    tabular = QFont(font)
    if hasattr(tabular, "setFeature"):  # Qt 6.7 and later
        tabular.setFeature(QFont.Tag("tnum"), 1)
    return tabular


def apply_colour_scheme(application: QApplication, scheme: ColourScheme) -> None:
    """Show the application in light or dark colours, or as the system does, at once.

    Asks the platform first; where neither it nor the style can, the style's own palette is turned by hand.
    """
    application.setProperty(_FOLLOWED, scheme)
    wanted = _SCHEMES[scheme]
    hints = application.styleHints()
    hints.setColorScheme(wanted)
    application.setPalette(QPalette())
    turns = is_dark(application.palette()) != (wanted == Qt.ColorScheme.Dark)
    if wanted != Qt.ColorScheme.Unknown and turns:
        if application.style().objectName() != "fusion":  # native styles ignore palettes
            application.setStyle(QStyleFactory.create("Fusion"))
        application.setPalette(_turned(application.palette()))
    if application.style().objectName() == "fusion":
        _dress(application)


def follow_system(application: QApplication) -> None:
    """Derive the colours anew whenever the system turns light or dark, where it is what is followed."""

    def follow() -> None:
        if application.property(_FOLLOWED) == "system":
            apply_colour_scheme(application, "system")

    application.styleHints().colorSchemeChanged.connect(follow, Qt.ConnectionType.QueuedConnection)


def _dress(application: QApplication) -> None:
    """Give the application its accent, tooltips of its own colours, and fields a border that is seen.

    Qt's style draws borders 1.4 times darker than the window, whatever the window, and so hardly seen in the
    dark. It takes the window's colour from the palette, and each class of widgets can have one of its own.
    """
    palette = QPalette(application.palette())
    dark = is_dark(palette)
    base, text = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text)
    colours = {
        QPalette.ColorRole.ToolTipBase: blend(base, text, 0.12) if dark else base,
        QPalette.ColorRole.ToolTipText: text,
        QPalette.ColorRole.Highlight: QColor(ACCENT),
        QPalette.ColorRole.HighlightedText: QColor("white"),
        QPalette.ColorRole.Accent: QColor(ACCENT),
        QPalette.ColorRole.Link: Colours.of(palette).measured,
        QPalette.ColorRole.LinkVisited: Colours.of(palette).measured,
    }
    for role, colour in colours.items():
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, role, colour)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        faint = blend(palette.color(QPalette.ColorRole.Window), palette.color(role), _FAINT)
        palette.setColor(QPalette.ColorGroup.Disabled, role, faint)
    application.setPalette(palette)
    edged = with_edges(palette)
    of_classes = dict.fromkeys(_EDGED, edged) | dict.fromkeys(_WRITTEN_IN, _with_seen_focus(edged))
    for name, of_class in (*of_classes.items(), ("QTipLabel", palette)):
        application.setPalette(of_class, name)  # type: ignore[arg-type]  # it is text, whatever the stubs say


def colour_links(window: QWidget) -> None:
    """Give the links in a window's labels the palette's colour: else they keep an earlier one."""
    for label in window.findChildren(QLabel):
        if "<a " in (words := label.text()):
            label.clear()
            label.setText(words)


def _drawn_as(edge: QColor) -> QColor:
    """Return the window's colour with which Qt's style draws borders of this colour."""
    value = min(edge.valueF() * _DARKER, 1.0)
    return QColor.fromHsvF(max(edge.hsvHueF(), 0.0), edge.hsvSaturationF(), value)


def _luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour, from 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def _turned(palette: QPalette) -> QPalette:
    """Return a palette with light and dark exchanged and hues kept; highlights stay as they are."""
    kept = {
        QPalette.ColorRole.Highlight,
        QPalette.ColorRole.HighlightedText,
        QPalette.ColorRole.Accent,
        QPalette.ColorRole.BrightText,
    }
    to_dark = not is_dark(palette)
    turned = QPalette(palette)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        for role in QPalette.ColorRole:
            if role in kept or role in (QPalette.ColorRole.NColorRoles, QPalette.ColorRole.NoRole):
                continue
            colour = palette.color(group, role)
            hue, saturation, lightness = colour.hslHueF(), colour.hslSaturationF(), colour.lightnessF()
            if role in (QPalette.ColorRole.Link, QPalette.ColorRole.LinkVisited):
                lightness = 0.72 if to_dark else 0.35
            elif to_dark:
                lightness = _DARKEST + (1 - lightness) * (_LIGHTEST - _DARKEST)
            else:
                lightness = min(1.0, (_LIGHTEST - lightness) / (_LIGHTEST - _DARKEST))
            turned.setColor(
                group, role, QColor.fromHslF(max(hue, 0.0), saturation, max(lightness, 0.0), colour.alphaF())
            )
    return turned
