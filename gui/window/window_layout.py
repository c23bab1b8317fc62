"""How the window is laid out: what is unfolded, how the room is divided, which colours it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSplitter, QStyle, QWidget

from swathe.gui.widgets.theme import apply_colour_scheme
from swathe.gui.window.menus import SCHEMES
from swathe.gui.work.settings import choice, flag

if TYPE_CHECKING:
    from swathe.gui.window.main_window import MainWindow

FIRST_SIZE: Final = (1280, 800)
FIRST_SHARE: Final = 0.8
"""Of the screen, that a first window takes of a large one."""
SMALLEST_SIZE: Final = (1000, 640)
FORM_WIDTH: Final = 300
FOLDS_UNDER: Final = 1500
"""Width of a window under which its form folds when a search starts: the hits need the room."""
BORDER_STEP: Final = 40
"""Pixels that a key moves the border of a part."""


class WindowLayout:
    """Follow what the user unfolds and resizes, and bring it back at the next start."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._form_wanted = True

    def show_form(self) -> None:
        """Unfold or fold the form as the menu says."""
        self._form_wanted = self._window.menus.action("show_form").isChecked()
        self._window.form.setVisible(self._form_wanted)

    def make_room(self) -> None:
        """Fold the form of a narrow window for the hits of a search; the next start has it unfolded again."""
        window = self._window
        if window.width() < FOLDS_UNDER:
            window.menus.action("show_form").setChecked(False)
            window.form.hide()

    def unfold_form(self) -> None:
        """Unfold the form, for something that was put into it."""
        self._window.menus.action("show_form").setChecked(True)
        self.show_form()

    def go_to_pane(self, step: int) -> None:
        """Give the focus to the next part of the search page in sight, or with -1 to the one before."""
        form, page = self._window.form, self._window.page
        parts = [
            (part, target)
            for part, target in (
                (form, form.query.edit if form.query.editing else form.query.cards),
                (page.query_summary, page.query_list),
                (page.hits, page.hits.table),
                (page.tabs, page.tabs.tabBar()),
            )
            if target.isVisible()
        ]
        focus = QApplication.focusWidget()
        here = [number for number, (part, _) in enumerate(parts) if focus and part.isAncestorOf(focus)]
        place = (here[0] + step if here else 0) % max(len(parts), 1)
        if parts:
            parts[place][1].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def resize_pane(self, step: int) -> None:
        """Give the part that has the focus more room, or with -1 less, as dragging its border does."""
        part: QWidget | None = QApplication.focusWidget()
        while part is not None and not isinstance(part.parentWidget(), QSplitter):
            part = part.parentWidget()
        if part is None or not part.isVisible():  # what was left for another page may still have the focus
            return
        splitter = part.parentWidget()
        assert isinstance(splitter, QSplitter)
        shown = [place for place in range(splitter.count()) if splitter.widget(place).isVisible()]
        here = shown.index(splitter.indexOf(part))
        if len(shown) < 2:
            return
        neighbour = shown[here + 1 if here + 1 < len(shown) else here - 1]
        sizes = splitter.sizes()
        sizes[shown[here]] += step * BORDER_STEP
        sizes[neighbour] -= step * BORDER_STEP
        splitter.setSizes(sizes)
        border = max(shown[here], neighbour)
        splitter.splitterMoved.emit(splitter.handle(border).y(), border)

    def set_scheme(self, scheme: str) -> None:
        """Show the window in light or dark colours, or as the system does."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_colour_scheme(application, scheme)  # type: ignore[arg-type]
        self._window.settings.write("view/scheme", scheme)
        self._window.menus.set_scheme(scheme)

    def reset(self) -> None:
        """Go back to the first layout."""
        window = self._window
        window.resize(first_size(window))
        self.unfold_form()
        window.run_bar.pin_chart(False)
        window.splitter.setSizes([FORM_WIDTH, window.width() - FORM_WIDTH])
        window.page.rows.reset()
        window.page.hits.table.reset_columns()

    def restore(self) -> None:
        """Bring back the layout of the last time."""
        window, settings = self._window, self._window.settings
        self.set_scheme(settings.read("view/scheme", "system", choice(*(key for key, _ in SCHEMES))))
        least, screen = window.minimumSizeHint(), QGuiApplication.primaryScreen().availableSize()
        window.setMinimumWidth(max(SMALLEST_SIZE[0], min(least.width(), screen.width())))  # for large fonts
        if not window.restoreGeometry(settings.read_state("window/geometry")):
            window.resize(first_size(window))
        if not window.splitter.restoreState(settings.read_state("window/splitter")):
            window.splitter.setSizes([FORM_WIDTH, FIRST_SIZE[0] - FORM_WIDTH])
        names = window.page.save_state()
        window.page.restore_state({name: settings.read_state(f"page/{name}") for name in names})
        self._form_wanted = settings.read("window/form", True, flag)
        window.form.setVisible(self._form_wanted)
        window.menus.action("show_form").setChecked(self._form_wanted)
        window.run_bar.pin_chart(settings.read("window/chart_pinned", False, flag))

    def save(self) -> None:
        """Remember the layout."""
        window, settings = self._window, self._window.settings
        settings.write("window/geometry", window.saveGeometry())
        settings.write("window/splitter", window.splitter.saveState())
        settings.write("window/form", "true" if self._form_wanted else "false")
        settings.write("window/chart_pinned", "true" if window.run_bar.pinned else "false")
        for name, state in window.page.save_state().items():
            settings.write(f"page/{name}", state)


def first_size(window: QWidget) -> QSize:
    """Return the size of a window that nobody has resized: with its frame it fits the screen."""
    screen, style = QGuiApplication.primaryScreen().availableSize(), window.style()
    edge = 2 * style.pixelMetric(QStyle.PixelMetric.PM_MdiSubWindowFrameWidth)
    title = style.pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight) + edge
    room = QSize(screen.width() - edge, screen.height() - title)
    wanted = QSize(*FIRST_SIZE).expandedTo(screen * FIRST_SHARE)
    return wanted.boundedTo(room)
