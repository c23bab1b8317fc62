"""What the window does for the page of networks: makes it, asks for files, writes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QApplication, QFileDialog

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError, SwatheError
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.work.worker import EngineShelf, Job, ignore_step

if TYPE_CHECKING:
    from swathe.core.network.request import NetworkRequest
    from swathe.gui.network.page import NetworkPage
    from swathe.gui.window.main_window import MainWindow

_PATTERNS: Final = (
    (".edges.tsv", QT_TRANSLATE_NOOP("NetworkCommands", "Edges, tab-separated (*.tsv)")),
    (".edges.csv", QT_TRANSLATE_NOOP("NetworkCommands", "Edges, comma-separated (*.csv)")),
    (".families.tsv", QT_TRANSLATE_NOOP("NetworkCommands", "Families, tab-separated (*.families.tsv)")),
    (".families.csv", QT_TRANSLATE_NOOP("NetworkCommands", "Families, comma-separated (*.families.csv)")),
    (".graphml", QT_TRANSLATE_NOOP("NetworkCommands", "Graph, GraphML (*.graphml)")),
    (".cyjs", QT_TRANSLATE_NOOP("NetworkCommands", "Graph, Cytoscape.js (*.cyjs)")),
    (".npy", QT_TRANSLATE_NOOP("NetworkCommands", "Distances, NumPy (*.npy)")),
    (".phy", QT_TRANSLATE_NOOP("NetworkCommands", "Distances, PHYLIP (*.phy *.phylip)")),
    (".svg", QT_TRANSLATE_NOOP("NetworkCommands", "Picture, SVG (*.svg)")),
    (".png", QT_TRANSLATE_NOOP("NetworkCommands", "Picture, PNG (*.png)")),
)
_PICTURES: Final = (".svg", ".png")


class NetworkCommands(QObject):
    """Show the page, and do what it asks of the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: NetworkPage | None = None

    @property
    def in_front(self) -> bool:
        """Whether the page is what the window shows."""
        return self.page is not None and self._window.pages.currentWidget() is self.page

    @property
    def busy(self) -> bool:
        """Whether such a search is under way."""
        return self.page is not None and self.page.controller.state.busy

    @Slot()
    def show(self) -> None:
        """Bring the page to the front."""
        page = self.page or self._make()
        database = self._window.form.database.path
        if page.path() is None and database is not None:
            page.file.setText(str(database))
        self.follow()
        self._window.pages.bring(page, "show_network")

    def follow(self) -> None:
        """Say with what the page searches, and keep it from starting beside another search."""
        if self.page is None:
            return
        window = self._window
        scheme = window.form.scoring.scheme
        others = window.controller.state.busy or window.pages.measuring or window.reciprocal.busy
        if scheme is None:
            self.page.forbid(self.tr("The search form's scoring is not complete."))
        elif others:
            self.page.forbid(self.tr("Another search is running: its end has to come first."))
        else:
            self.page.forbid("")
            self.page.show_scoring(
                self.tr("Scored as in the search form: {}. Engine: {}.").format(
                    scheme.description, window.form.engine.engine_name
                )
            )

    def start(self) -> None:
        """Start the search that the page and the form describe."""
        assert self.page is not None
        try:
            request = self._request(self.page)
        except SwatheError as error:
            self.page.messages.show_message(Tone.PROBLEM, str(error))
            return
        self._window.settings.add_recent("databases", request.path)
        self.page.controller.start(request)

    def cancel(self) -> None:
        """Stop the search under way."""
        if self.page is not None:
            self.page.controller.cancel()

    def stop(self) -> None:
        """Stop the search, and what the worker does for the page besides."""
        if self.page is not None:
            self.page.stop()

    def export_to(self, path: Path) -> None:
        """Write what is shown, as the end of the name says."""
        page = self.page
        if page is None or page.view is None:
            return
        from swathe.core.network.files import Job as NetworkJob
        from swathe.core.network.files import check_files, format_of_name, save_network

        view, token = page.view, CancelToken()
        self._window.settings.set_folder("export", path)
        try:
            if path.suffix.lower() in _PICTURES:
                self._save_picture(path)
                page.messages.show_message(Tone.NOTE, self.tr("Exported to {}").format(path))
                return
            outputs = [(path, format_of_name(path))]
            check_files(outputs)
        except SwatheError as error:
            page.messages.show_message(Tone.PROBLEM, str(error))
            return
        job = NetworkJob(view.network, view.families, view.places)

        def steps(_: EngineShelf) -> Iterator[object]:
            return save_network(job, outputs, token)

        def on_end(ended: Job) -> None:
            if isinstance(ended.error, SwatheError):
                page.messages.show_message(Tone.PROBLEM, str(ended.error))
            elif ended.error is not None:
                self._window.presenter.present(ended.error)
            else:
                page.messages.show_message(Tone.NOTE, self.tr("Exported to {}").format(path))

        self._window.background.submit(Job("export network", steps, token, ignore_step, on_end))

    def _save_picture(self, path: Path) -> None:
        """Write the picture. Raises ExportError."""
        assert self.page is not None and self.page.view is not None
        try:
            self.page.view.picture.save(path)
        except OSError as error:
            raise ExportError(str(error)) from error

    def _request(self, page: NetworkPage) -> NetworkRequest:
        """Return what to search. Raises InvalidRequest."""
        from swathe.core.network.request import DEFAULT_EVALUE, NetworkRequest

        form = self._window.form
        path, scheme = page.path(), form.scoring.scheme
        assert path is not None and scheme is not None
        return NetworkRequest(
            path=path,
            scheme=scheme,
            evalue=page.evalue_bound() or DEFAULT_EVALUE,
            evalues=form.report.method,
            engine=form.engine.engine_name,
            kernel=form.engine.kernel_name,
            threads=form.engine.threads,
            devices=form.engine.devices,
            kernel_options=form.engine.kernel_options,
        )

    def _make(self) -> NetworkPage:
        from swathe.gui.network.page import NetworkPage

        page = self.page = NetworkPage(self._window.background)
        page.start_requested.connect(self.start)
        page.back_requested.connect(self._window.pages.show_search)
        page.browse_requested.connect(self._browse)
        page.export_requested.connect(self._export)
        page.controller.state_changed.connect(self._window.follow)
        for edit in (page.file, page.evalue):
            edit.textChanged.connect(self._window.follow)
        page.controller.ended.connect(self._alert)
        return page

    def _alert(self) -> None:
        QApplication.alert(self._window)  # it took its time

    def _browse(self) -> None:
        path = self._window.files.ask_database()
        if path is not None and self.page is not None:
            self.page.file.setText(str(path))

    def _export(self) -> None:
        translate = QCoreApplication.translate
        patterns = {translate("NetworkCommands", words): end for end, words in _PATTERNS}
        proposal = str(Path(self._window.settings.folder("export")) / "network.graphml")
        name, chosen = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export network"),
            proposal,
            ";;".join(patterns),
            next(words for words, end in patterns.items() if end == ".graphml"),
        )
        if name:
            path = Path(name)
            self.export_to(
                path if path.suffix else path.with_name(path.name + patterns.get(chosen, ".graphml"))
            )
