"""Pictures of what a detail shows, painted by the worker: on the clipboard, or in an SVG or PNG file."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.system.files import atomic_file
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.file_dialogs import FileDialogs, with_ending
from swathe.gui.widgets.strokes import with_plain_strokes
from swathe.gui.widgets.theme import SPACE, Colours, paper
from swathe.gui.widgets.tooltips import wrapped
from swathe.gui.widgets.usual_hits import CHOICES, SHOWN, UsualHits
from swathe.gui.work.settings import WindowSettings, flag
from swathe.gui.work.task import SELECTED, Newest, Task, sentence

SCALE: Final = 2
"""Pixels of a PNG to one of the screen."""
SLIDE: Final = QSize(1440, 810)
"""A slide, in pixels of the screen: letters of 12 have 8 pt on one of 13.33 × 7.5 inches, and can be read."""
_SHAPE: Final = (16, 9)
"""Width and height of a slide, to each other."""
_KINDS: Final = {".svg": "SVG drawing (*.svg)", ".png": "PNG picture (*.png)"}
PICTURE_FILES: Final = ";;".join(_KINDS.values())
_KIND_CHOSEN: Final = {True: "export/slide", False: "export/picture"}
_SVG: Final = re.compile(rb"(?:<\?xml[^>]*\?>)?\s*<svg\b([^>]*)>(.*)</svg>\s*", re.DOTALL)
_OF_PAGE: Final = re.compile(rb'\s(?:xmlns(?::\w+)?|width|height|viewBox|version|baseProfile)="[^"]*"')
"""A drawing: its attributes and content; those attributes that are of a page, and not of what is on it."""
_SLIDE_WORDS: Final = "S&lide size (16:9)"
_SPECIES: Final = "pictures/species"
_SLIDE: Final = "pictures/slide"
_WRAP: Final = "pictures/wrap"
"""Settings of the pictures of all pages."""
_ON_AT_FIRST: Final = (_WRAP,)
"""Those that are on until somebody turns them off."""
_TITLE: Final = 1.25
"""Height of a title's letters, to that of the others."""
_HIGHEST: Final = 1e6
"""Pixels: no text is that high."""
MAX_PIXELS: Final = 32_000
"""Height of a PNG: Qt paints no farther."""
MAX_AREA: Final = 100_000_000
"""Pixels of a PNG: 400 MB while it is painted."""
Made = TypeVar("Made", QImage, Path)
HitRows: TypeAlias = tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]
"""Hit rows that are selected, ticked and shown."""


@contextmanager
def svg_painter(buffer: QBuffer, size: QSize, title: str, description: str) -> Iterator[QPainter]:
    """Give a painter of an SVG drawing, which is in the buffer when the block ends."""
    from PySide6.QtSvg import QSvgGenerator

    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(round(QGuiApplication.primaryScreen().logicalDotsPerInch()))  # or text is smaller
    generator.setSize(size)
    generator.setViewBox(QRect(QPoint(0, 0), size))
    if title:
        generator.setTitle(title)
    if description:
        generator.setDescription(description)
    with QPainter(generator) as painter:
        yield painter
    buffer.close()
    buffer.setData(with_plain_strokes(bytes(buffer.data().data())))


class Picture(ABC):
    """What to paint, in the colours of `paper`: made in the GUI thread, painted in the worker."""

    @property
    @abstractmethod
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""

    @abstractmethod
    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint it step by step; `drawing` where letters are kept as such. Raises OperationCancelled."""

    @property
    def part(self) -> str:
        """Which positions of the query it has, ``1-360``, as file names say it; '' for all or none."""
        return ""

    def words(self) -> tuple[str, str]:
        """Return what an SVG drawing says of itself: its title and a description."""
        return "", ""

    def check(self, drawing: bool) -> None:
        """Raise ExportError if there would be too much of it as SVG (`drawing`) or PNG."""
        high = SCALE * self.size.height()
        if high > MAX_PIXELS and not drawing:
            raise ExportError(
                f"The picture would be {high:,} pixels high; it can have {MAX_PIXELS:,}.",
                "Show or select less, or save it as SVG.",
            )

    def image(self, token: CancelToken) -> Generator[None, None, QImage]:
        """Paint it at twice the screen's resolution, step by step. Raises ExportError."""
        self.check(False)
        image = QImage(self.size * SCALE, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(SCALE)
        image.fill(Colours.of(paper()).background)
        with QPainter(image) as painter:
            yield from self.paint(painter, token, False)
        return image

    def drawing(self, token: CancelToken) -> Generator[None, None, bytes]:
        """Draw it as SVG, step by step. Raises ExportError."""
        self.check(True)
        buffer, size = QBuffer(), self.size
        with svg_painter(buffer, size, *self.words()) as painter:
            painter.fillRect(QRect(QPoint(0, 0), size), Colours.of(paper()).background)
            yield from self.paint(painter, token, True)
        return bytes(buffer.data().data())

    def written(self, path: Path, token: CancelToken) -> Generator[None, None, Path]:
        """Write it to a file, SVG or PNG by its ending, and return that. Raises ExportError."""
        if path.suffix.lower() == ".svg":
            content = yield from self.drawing(token)
        else:
            buffer = QBuffer()
            (yield from self.image(token)).save(buffer, "PNG")
            content = bytes(buffer.data().data())
        with atomic_file(path) as stream:
            stream.write(content)
        return path


Placed: TypeAlias = tuple[QFont, str, QRectF]
"""A text in a picture, with its font and where it stands."""


def title_font(font: QFont) -> QFont:
    """Return the font of a picture's title beside that of its other words."""
    large = QFont(font)
    large.setPixelSize(round(QFontInfo(font).pixelSize() * _TITLE))  # points are another size in a drawing
    large.setBold(True)
    return large


def placed_below(texts: Iterable[tuple[QFont, str]], corner: QPointF, width: float) -> list[Placed]:
    """Return texts below each other from a corner on, each in as many lines of a width as it needs."""
    found, top = list[Placed](), corner.y()
    for font, text in texts:
        room = QRectF(corner.x(), top, width, _HIGHEST)
        high = QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        found.append((font, text, QRectF(corner.x(), top, width, high)))
        top += high
    return found


def placed_heading(font: QFont, heading: tuple[str, str], width: float) -> list[Placed]:
    """Return a title and what a picture is of in their places at its top; of an empty text there is none."""
    letters = QFont(font)
    letters.setPixelSize(QFontInfo(font).pixelSize())  # points are another size in a drawing
    texts = zip((title_font(letters), letters), heading, strict=True)
    return placed_below((text for text in texts if text[1]), QPointF(SPACE, SPACE), width - 2 * SPACE)


def paint_placed(painter: QPainter, placed: Sequence[Placed], colours: Sequence[QColor]) -> None:
    """Paint texts in their places, in a colour each."""
    for (font, text, place), colour in zip(placed, colours, strict=True):
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(place, Qt.TextFlag.TextWordWrap, text)


def in_lines(text: str, metrics: QFontMetrics | QFontMetricsF, width: float) -> list[str]:
    """Return a text as lines of at most `width` pixels, cut between words."""
    lines: list[str] = []
    for word in text.split():
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class SlidePicture(Picture):
    """Another picture in the middle of a page of 16:9, as wide or as high as the page.

    All such pages are of one size, whatever they show, but for pictures that are larger.
    """

    def __init__(self, inner: Picture) -> None:
        self._inner = inner

    @property
    def page(self) -> QSize:
        """The least page of exactly that shape that holds the picture as it is."""
        inner = self._inner.size
        units = max(-(-have // part) for have, part in zip(inner.toTuple(), _SHAPE, strict=True))
        return QSize(*_SHAPE) * units

    @property
    def size(self) -> QSize:
        """Of the page, with the picture enlarged to fill it."""
        return self.page.expandedTo(SLIDE)

    @property
    def _enlarged(self) -> float:
        """How many times as large the picture is on it."""
        return self.size.width() / self.page.width()

    @property
    def _corner(self) -> tuple[float, float]:
        """Where the picture begins."""
        inner, whole, times = self._inner.size, self.size, self._enlarged
        return (whole.width() - times * inner.width()) / 2, (whole.height() - times * inner.height()) / 2

    @property
    def part(self) -> str:
        """Which positions the picture has."""
        return self._inner.part

    def check(self, drawing: bool) -> None:
        """Raise ExportError if there would be too much of the picture, or as PNG of the page around it."""
        self._inner.check(drawing)
        size = self.size * SCALE
        if not drawing and (
            max(size.width(), size.height()) > MAX_PIXELS or size.width() * size.height() > MAX_AREA
        ):
            raise ExportError(
                f"A slide of the picture would be {size.width():,} × {size.height():,} pixels large.",
                "Take off Slide size, show or select less, or save it as SVG.",
            )

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint the picture in its place."""
        painter.save()
        painter.translate(*self._corner)
        painter.scale(self._enlarged, self._enlarged)
        yield from self._inner.paint(painter, token, drawing)
        painter.restore()

    def drawing(self, token: CancelToken) -> Generator[None, None, bytes]:
        """Put the other's own drawing on the page: painted anew, its shapes had black outlines."""
        found = _SVG.fullmatch((yield from self._inner.drawing(token)))
        assert found is not None, "each is one element svg"
        attributes, content = found.groups()
        wide, high = self.size.toTuple()
        (left, top), times = self._corner, self._enlarged
        ground = Colours.of(paper()).background.name()
        begin = (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">\n'
            f'<rect width="{wide}" height="{high}" fill="{ground}"/>\n'
            f'<g transform="translate({left:g} {top:g}) scale({times:g})"'
        )
        return begin.encode() + _OF_PAGE.sub(b"", attributes) + b">" + content + b"</g>\n</svg>\n"


class PictureMenu(EdgedMenu):
    """What every page offers of its picture, in one order: copy, save, which hits, then how it looks.

    `species`, `slide` and `wrap` are the options that a page has, None where it has not: species as labels,
    the shape of a slide, and long lines in blocks. They are of all pages, and remembered.

    hits : returns the hit rows that are selected, ticked and shown, where pictures are of hits, at first of
        the usual ones
    shows_all : returns whether somebody chose that the page shows all in the table, and so does a picture
    slide_holds : returns what a slide shows of more hits than can be read on it, ``the first 30 of 173
        hits``; '' for all of them

    Signals
    -------
    picture_changed() : other hits or another look were chosen, or may be since the menu was last open
    """

    picture_changed = Signal()

    def __init__(
        self,
        copy: Callable[[], object],
        save: Callable[[], object],
        parent: QWidget,
        options: tuple[str, ...] = (),
        hits: Callable[[], HitRows] | None = None,
        slide_holds: Callable[[UsualHits], str] = lambda _: "",
        shows_all: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._hits, self._slide_holds, self._shows_all = hits, slide_holds, shows_all
        self._instead = ""
        self._acts = self.addAction("&Copy picture", copy), self.addAction("&Save picture…", save)
        self.which: dict[str, QAction] = {}
        """Which hits a picture shows, an action each."""
        if hits is not None:
            self.addSeparator()
            group = QActionGroup(self)
            self.which = {which: group.addAction(self._option(words)) for which, words in CHOICES.items()}
            group.triggered.connect(self._choose)
        if options:
            self.addSeparator()
        self.species = self._option("S&pecies as labels") if "species" in options else None
        self.slide = self._option(_SLIDE_WORDS) if "slide" in options else None
        self.wrap = self._option("W&rap lines") if "wrap" in options else None
        self._shared = {_SPECIES: self.species, _SLIDE: self.slide, _WRAP: self.wrap}
        for key, option in self._shared.items():
            if option is not None:
                option.toggled.connect(partial(_remember, key))
        self._renew()
        for option in self._shared.values():
            if option is not None:
                option.toggled.connect(self.say_hits)
        self.aboutToShow.connect(self._renew)
        self.aboutToShow.connect(self.say_hits)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay wholly on the screen where the words become longer while it is open."""
        super().resizeEvent(event)
        room, place = self.screen().availableGeometry(), self.geometry()
        place.moveRight(min(place.right(), room.right()))
        place.moveBottom(min(place.bottom(), room.bottom()))
        self.move(place.topLeft())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay open where an option is clicked: the picture is copied or saved after that."""
        if not self._turned(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stay open where an option is chosen by key."""
        chosen = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if not (chosen and self._turned(self.activeAction())):
            super().keyPressEvent(event)

    def _turned(self, option: QAction | None) -> bool:
        """Turn an option on or off; False for what is none."""
        if option is None or not option.isCheckable() or not option.isEnabled():
            return False
        option.trigger()
        return True

    def offer(self, possible: bool) -> None:
        """Let the picture be copied and saved, or not while there is none."""
        for action in self._acts:
            action.setEnabled(possible)

    @Slot()
    def say_hits(self) -> None:
        """Say which hits the picture shows, and which others it can show."""
        if self._hits is None:
            return
        hits, shown = self.hits(), self.shown
        for action, words in zip(self._acts, ("&Copy picture of {}", "&Save picture of {}…"), strict=True):
            action.setText(words.format(shown))
        why_cut = wrapped(self.why_cut(self.cut))
        if self.slide is not None:
            self.slide.setText(f"{_SLIDE_WORDS}: {self.cut}" if why_cut else _SLIDE_WORDS)
        for cut in (*self._acts, self.slide):
            if cut is not None:
                cut.setToolTip(why_cut)
        for which, some in UsualHits.each(*self._hits()).items():
            action = self.which[which]
            action.setText(some.choice)
            action.setToolTip(some.why_none)
            action.setEnabled(not some.why_none)
            action.setChecked(which == hits.which)
        self.picture_changed.emit()

    def hits(self) -> UsualHits:
        """Return the hits that a picture shows: the usual ones, or others chosen, while there are some."""
        assert self._hits is not None
        chosen = UsualHits.each(*self._hits()).get(self._instead or (SHOWN if self._shows_all() else ""))
        return chosen if chosen is not None and chosen.rows.size else UsualHits.of(*self._hits())

    def show_usual(self) -> None:
        """Forget what was chosen instead: other hits came."""
        self._instead = ""

    @Slot(QAction)
    def _choose(self, chosen: QAction) -> None:
        self._instead = next(which for which, action in self.which.items() if action is chosen)
        self.say_hits()

    def shaped(self, picture: Picture) -> Picture:
        """Return a picture as it is, or on a slide where that is chosen."""
        return SlidePicture(picture) if self.on_slide else picture

    @property
    def on_slide(self) -> bool:
        """Whether pictures are slides, as chosen on this page or another."""
        return self.slide is not None and _chosen(_SLIDE)

    @property
    def wraps(self) -> bool:
        """Whether long lines of pictures are wrapped into blocks."""
        return self.wrap is not None and _chosen(_WRAP)

    @property
    def cut(self) -> str:
        """What a slide shows of more hits than can be read on it, ``the first 30 of 173 hits``; else ''."""
        return self._slide_holds(self.hits()) if self.on_slide else ""

    def why_cut(self, cut: str) -> str:
        """Say why a slide shows no more than that, and what to do about it; '' for all."""
        if not cut:
            return ""
        ways = ["Turn off Slide size for a picture of all"]
        if self.hits().which == SHOWN:
            ways.append("choose Selected or Ticked rows")
        if "positions" in cut:
            ways.append("scroll to other positions to picture these")
        return f"In letters that can be read, a slide holds {cut}. {', or '.join(ways)}."

    @property
    def shown(self) -> str:
        """Which hits a picture shows, in words: ``20 ticked hits``, or the first of them on a slide."""
        return self.cut or self.hits().words

    @property
    def with_species(self) -> bool:
        """Whether labels are species, as chosen on this page or another."""
        return self.species is not None and _chosen(_SPECIES)

    @Slot()
    def _renew(self) -> None:
        """Take over what was chosen on another page."""
        for key, option in self._shared.items():
            if option is not None:
                option.setChecked(_chosen(key))

    def _option(self, text: str) -> QAction:
        action = self.addAction(text)
        action.setCheckable(True)
        return action


def _chosen(key: str) -> bool:
    return WindowSettings().read(key, key in _ON_AT_FIRST, flag)


def _remember(key: str, chosen: bool) -> None:
    WindowSettings().write(key, chosen)


def kind_offered(slide: bool) -> tuple[str, str]:
    """Return the ending and the pattern of the kind of picture chosen last, of slides or of others."""
    usual = ".png" if slide else ".svg"
    last = WindowSettings().read(_KIND_CHOSEN[slide], usual, str)
    kind = last if last in _KINDS else usual
    return kind, _KINDS[kind]


def remember_kind(slide: bool, path: Path) -> None:
    """Keep the kind of picture that was chosen, where it is one and no table of its figures."""
    if path.suffix.lower() in _KINDS:
        WindowSettings().write(_KIND_CHOSEN[slide], path.suffix.lower())


class PictureTasks(QObject):
    """Hand pictures on: each that is saved is written, and the one copied last is on the clipboard.

    What a picture shows is said without an article, ``overview of 20 ticked hits``.

    Signals
    -------
    task_wanted(object) : a picture to be painted by the worker
    told(str, bool) : a sentence about what became of it, '' for nothing any more, and whether it is a problem
    saved(str, object) : what is in a file now, and the path of that
    copied(str) : what is on the clipboard now
    """

    task_wanted = Signal(object)
    told = Signal(str, bool)
    saved = Signal(str, object)
    copied = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._copying = Newest(self.task_wanted.emit)

    def copy(self, picture: Picture, what: str) -> None:
        """Put a picture on the clipboard, once it is painted; one copied before and not done is given up."""
        self._copying.begin(self._task(picture.image, what))

    def ask_and_save(self, picture: Picture, what: str, name: str) -> None:
        """Ask for a file and have a picture written into it; `name` is offered, without an ending.

        Behind it stand the positions where these are not all, and ``slide`` for one; it is numbered where a
        file has it. The kind of file offered is the one
        chosen last, for slides and for other pictures apart: programs for slides take PNG.
        """
        settings = WindowSettings()
        slide = isinstance(picture, SlidePicture)
        kind, pattern = kind_offered(slide)
        dialogs = FileDialogs(settings, self._window)
        title = f"Save slide: {what}" if slide else f"Save {what}"
        proposal = "-".join(filter(None, (name, picture.part, "slide" * slide))) + kind
        chosen, pattern = dialogs.save_as("export", title, proposal, PICTURE_FILES, pattern)
        if chosen is not None:
            path = with_ending(chosen, pattern, PICTURE_FILES)
            remember_kind(slide, path)
            self.save(picture, what, path)

    def save(self, picture: Picture, what: str, path: Path) -> None:
        """Have a picture written into a file, SVG or PNG by its ending, whatever is asked for after it."""
        self.task_wanted.emit(self._task(lambda token: picture.written(path, token), what))

    def stop_copying(self) -> None:
        """Give up the picture that is painted for the clipboard now."""
        self._copying.stop()

    def _task(
        self, work: Callable[[CancelToken], Generator[None, None, Made]], what: str
    ) -> Task[None, Made]:
        self.told.emit("", False)
        problem = sentence(lambda words: self.told.emit(words, True))
        painted = partial(self._on_painted, what)
        return Task("picture", work, painted, on_error=problem, priority=SELECTED)

    def _on_painted(self, what: str, painted: QImage | Path) -> None:
        if isinstance(painted, QImage):
            QGuiApplication.clipboard().setImage(painted)
            self.copied.emit(f"the {what} as a picture")
        else:
            self.saved.emit(f"the {what}", painted)
