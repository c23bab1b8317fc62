"""Colours and fonts, all derived from the palette, so that light and dark mode work live."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

ColourScheme = Literal["system", "light", "dark"]

SPACE: Final = 8
"""Pixels between related things; the grid is half of it."""
GROUP_SPACE: Final = 16
"""Pixels between groups."""

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
    `warning` is text about what is wrong.
    """

    background: QColor
    text: QColor
    muted: QColor
    grid: QColor
    identical: QColor
    positive: QColor
    selection: QColor
    measured: QColor
    mean: QColor
    mark: QColor
    warning: QColor

    @classmethod
    def of(cls, palette: QPalette) -> Colours:
        """Derive the colours from a widget's palette."""
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
            positive=blend(base, blue, 0.22 if dark else 0.16),
            selection=palette.color(QPalette.ColorRole.Highlight),
            measured=blue,
            mean=QColor(OKABE_ITO["orange" if dark else "vermilion"]),
            mark=QColor(OKABE_ITO["purple"]),
            warning=QColor(OKABE_ITO["orange"]) if dark else QColor(OKABE_ITO["vermilion"]).darker(135),
        )


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
    wanted = _SCHEMES[scheme]
    hints = application.styleHints()
    hints.setColorScheme(wanted)
    application.setPalette(QPalette())
    if wanted == Qt.ColorScheme.Unknown:
        return
    if is_dark(application.palette()) != (wanted == Qt.ColorScheme.Dark):
        if application.style().objectName() != "fusion":  # native styles ignore palettes
            application.setStyle(QStyleFactory.create("Fusion"))
        application.setPalette(_turned(application.palette()))


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
