"""The parts of the search page: which are unfolded, how they share the room, and the keys for that."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from swathe.gui.results.page import ResultsPage
from swathe.gui.results.rows import is_roomy
from swathe.gui.search.form import SearchForm
from swathe.gui.search.run_bar import RunBar
from swathe.gui.work.settings import WindowSettings, flag

FORM_WIDTH: Final = 300
RESULTS_WIDTH: Final = 980
BORDER_STEP: Final = 40
"""Pixels that a key moves the border of a part."""


class Panes(QSplitter):
    """Form on the left, results on the right, progress below them.

    welcome : stands where the results will be while there are none
    """

    def __init__(self, form: SearchForm, welcome: QWidget, results: ResultsPage, run_bar: RunBar) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._form = form
        self._results = results
        self._run_bar = run_bar
        self._form_wanted = True
        self._form_for_drop = False
        self._middle = QStackedWidget()
        self._middle.addWidget(welcome)
        self._middle.addWidget(results)
        right = QWidget()
        column = QVBoxLayout(right, spacing=0)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._middle, 1)
        column.addWidget(run_bar)
        self.addWidget(form)
        self.addWidget(right)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(1, 1)

    @property
    def form_shown(self) -> bool:
        """Whether the form is unfolded."""
        return not self._form.isHidden()

    @property
    def results_shown(self) -> bool:
        """Whether there are results, or are to be soon."""
        return self._middle.currentWidget() is self._results

    def show_results(self) -> None:
        """Show the results: there are some, or are to be soon."""
        self._middle.setCurrentWidget(self._results)

    def unfold_form(self) -> None:
        """Unfold the form, for something that was put into it."""
        self._form.show()
        self._form_wanted = True
        self._form_for_drop = False

    def show_form_for_drop(self, over: bool) -> None:
        """Unfold the form while files are dragged over the window: its fields say where they can go.

        It folds again when they leave, or when what was dropped did not go into the form.
        """
        if over and not self.form_shown:
            self._form.show()
            self._form_for_drop = True
        elif not over and self._form_for_drop:
            self._form.hide()
            self._form_for_drop = False

    def toggle_form(self) -> None:
        """Unfold or fold the form."""
        self._form_wanted = not self.form_shown
        self._form.setVisible(self._form_wanted)

    def make_room(self) -> None:
        """Fold the form of a narrow window for the hits of a search; the next start has it unfolded again.

        Keys go to the hits from then on, unless they go to the results already.
        """
        if not is_roomy(self.window()):
            focus = QApplication.focusWidget()
            self._form.hide()
            if focus is None or not self._results.isAncestorOf(focus):
                self._results.hits.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_to_pane(self, step: int) -> None:
        """Give the focus to the next part of the page in sight, or with -1 to the one before."""
        form, results = self._form, self._results
        parts = [
            (part, target)
            for part, target in (
                (form, form.query.edit if form.query.editing else form.query.cards),
                (results.query_summary, results.query_list),
                (results.hits, results.hits.table),
                (results.tabs, results.tabs.tabBar()),
            )
            if target.isVisible()
        ]
        focus = QApplication.focusWidget()
        here = [number for number, (part, _) in enumerate(parts) if focus and part.isAncestorOf(focus)]
        place = (here[0] + step if here else 0) % max(len(parts), 1)
        if parts:
            parts[place][1].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def reset(self) -> None:
        """Go back to the first layout."""
        self.unfold_form()
        self._run_bar.pin_chart(False)
        self.setSizes([FORM_WIDTH, self.window().width() - FORM_WIDTH])
        self._results.rows.reset()
        self._results.hits.table.reset_columns()

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the layout of the last time."""
        if not self.restoreState(settings.read_state("window/splitter")):
            self.setSizes([FORM_WIDTH, RESULTS_WIDTH])
        names = self._results.save_state()
        self._results.restore_state({name: settings.read_state(f"page/{name}") for name in names})
        self._form_wanted = settings.read("window/form", True, flag)
        self._form.setVisible(self._form_wanted)
        self._run_bar.pin_chart(settings.read("window/chart_pinned", False, flag))

    def save(self, settings: WindowSettings) -> None:
        """Remember the layout."""
        settings.write("window/splitter", self.saveState())
        settings.write("window/form", "true" if self._form_wanted else "false")
        settings.write("window/chart_pinned", "true" if self._run_bar.pinned else "false")
        for name, state in self._results.save_state().items():
            settings.write(f"page/{name}", state)


def resize_pane(step: int) -> None:
    """Give the part that has the focus more room, or with -1 less, as dragging its border does."""
    part: QWidget | None = QApplication.focusWidget()
    while part is not None and not isinstance(part.parentWidget(), QSplitter):
        part = part.parentWidget()
    if part is None or not part.isVisible():  # what was left for another page may still have the focus
        return
    splitter = part.parentWidget()
    assert isinstance(splitter, QSplitter)
    parts = [splitter.widget(place) for place in range(splitter.count())]
    shown = [place for place, one in enumerate(parts) if one is not None and one.isVisible()]
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
