"""The parts of the search page: which are unfolded, and how they share the room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from swathe.gui.results.page import ResultsPage
from swathe.gui.results.rows import is_roomy
from swathe.gui.search.form import SearchForm
from swathe.gui.search.run_bar import RunBar
from swathe.gui.widgets.parts import Part, parts_of
from swathe.gui.work.settings import WindowSettings, flag

FORM_WIDTH: Final = 300
RESULTS_WIDTH: Final = 980
_LEAST_LETTERS: Final = 80
"""Width of results in letters: where there is less beside the form, only one of both is shown."""


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
        self._right = QWidget()
        column = QVBoxLayout(self._right, spacing=0)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._middle, 1)
        column.addWidget(run_bar)
        self.addWidget(form)
        self.addWidget(self._right)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(1, 1)
        form.back.clicked.connect(self._go_back)

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
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show form and results where there is room for both."""
        super().resizeEvent(event)
        self._share()

    def _show_form(self, shown: bool) -> None:
        """Unfold the form, from its top, or fold it."""
        if shown:
            self._form.show_top()
        self._form.setVisible(shown)
        self._share()

    def _share(self) -> None:
        """Show the form in place of the results where both have no room beside each other."""
        both = not self.form_shown or not self.results_shown or self._have_room()
        focus = QApplication.focusWidget()
        if not both and focus is not None and self._right.isAncestorOf(focus):
            self._form.query.setFocus(Qt.FocusReason.OtherFocusReason)
        self._right.setVisible(both)
        self._form.back.setVisible(not both)

    def _have_room(self) -> bool:
        """Whether form and results have room beside each other."""
        beside = self.width() - self._form.minimumSizeHint().width()
        return beside >= _LEAST_LETTERS * self.fontMetrics().averageCharWidth()

    def unfold_form(self) -> None:
        """Unfold the form and show its top, for something that was put into it."""
        self._form_wanted = True
        self._form_for_drop = False
        self._show_form(True)

    def _go_back(self) -> None:
        """Show the results in whose place the form is; the next start has the form as it was."""
        self._show_form(False)
        self._results.hits.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_form_as_before(self, shown: bool) -> None:
        """Unfold or fold the form as it was; how the next start has it stays as it is."""
        self._show_form(shown)

    def show_form_for_drop(self, over: bool) -> None:
        """Unfold the form while files are dragged over the window: its fields say where they can go.

        It folds again when they leave, or when what was dropped did not go into the form.
        """
        if over and not self.form_shown:
            self._show_form(True)
            self._form_for_drop = True
        elif not over and self._form_for_drop:
            self._show_form(False)
            self._form_for_drop = False

    def toggle_form(self) -> None:
        """Unfold or fold the form."""
        self._form_wanted = not self.form_shown
        self._show_form(self._form_wanted)

    def make_room(self) -> None:
        """Fold the form of a narrow window for hits; the next start has it unfolded again.

        Keys go to the hits from then on, unless they go to the results already.
        """
        if not is_roomy(self.window()):
            focus = QApplication.focusWidget()
            self._show_form(False)
            if focus is None or not self._results.isAncestorOf(focus):
                self._results.hits.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def parts(self) -> list[Part]:
        """Return the parts in sight: the form, then the queries, the hits, and the tabs on a hit."""
        form, results = self._form, self._results
        beside = [
            Part(results.query_summary, results.query_list),
            Part(results.hits, results.hits.table),
            Part(results.tabs, results.tabs.tabBar()),
        ]
        if not self.results_shown:
            beside = parts_of(self._middle)
        of_form = Part(form, form.query.edit if form.query.editing else form.query.cards)
        return [part for part in (of_form, *beside) if part.target.isVisible()]

    def reset(self) -> None:
        """Go back to the first layout; results that are looked at stay where they and the form take turns."""
        self._form_wanted, self._form_for_drop = True, False
        self._show_form(self.form_shown or not self.results_shown or self._have_room())
        self._run_bar.pin_chart(False)
        self.setSizes([FORM_WIDTH, self.window().width() - FORM_WIDTH])
        self._results.rows.reset()
        self._results.hits.table.reset_columns()
        self._results.query_list.reset_columns()

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the layout of the last time."""
        if not self.restoreState(settings.read_state("window/splitter")):
            self.setSizes([FORM_WIDTH, RESULTS_WIDTH])
        names = self._results.save_state()
        self._results.restore_state({name: settings.read_state(f"page/{name}") for name in names})
        self._form_wanted = settings.read("window/form", True, flag)
        self._show_form(self._form_wanted)
        self._run_bar.pin_chart(settings.read("window/chart_pinned", False, flag))

    def save(self, settings: WindowSettings) -> None:
        """Remember the layout."""
        settings.write("window/splitter", self.saveState())
        settings.write("window/form", "true" if self._form_wanted else "false")
        settings.write("window/chart_pinned", "true" if self._run_bar.pinned else "false")
        for name, state in self._results.save_state().items():
            settings.write(f"page/{name}", state)
