"""Make the screenshots of every page, light and dark, from real searches of the sample.

Run by ``make screenshots``; the pictures that a page shows lie beside this file. Nothing in them is drawn by
hand. To look at all of them, at other sizes and with large letters:
``QT_SCALE_FACTOR=2 python docs/screenshots/make_screenshots.py FOLDER --sizes 1280x800 1920x1200 --font 2``.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget
from studio import FOLDER, SIZE, Studio, pause, wait


class Pictures(Studio):
    """Every page, one after the other."""

    def searched(self) -> None:
        """The first start: the sample is searched by itself."""
        self.take("first-moment")
        self.window.begin([])
        window = self.window
        wait(lambda: window.controller.state.value == "done" and window.run_bar.chart is not None)
        wait(lambda: bool(window.form.engine.engines))
        window.search()  # the second search shows the engine's speed, not the loading of libraries
        wait(lambda: not window.controller.state.busy)
        pause(1.0)
        window.page.hits.table.selectRow(14)
        wait(lambda: window.page.alignment.text() != "")  # the first one waits for machine code
        pause(0.5)
        self.take("window")

    def pages(self) -> None:
        """The pages beside the alignment, and the window at its least size."""
        from swathe.core.system.resources import sample_database
        from swathe.gui.results.distribution.view import DistributionView
        from swathe.gui.results.dot_plot.view import DotPlotView
        from swathe.gui.results.organisms.view import OrganismsView
        from swathe.gui.results.overview.view import OverviewView
        from swathe.gui.results.stack.view import StackView

        tabs = self.window.page.tabs
        self.alignment()
        for kind, name in (
            (DotPlotView, "dot-plot"),
            (OverviewView, "overview"),
            (StackView, "stack"),
            (DistributionView, "distribution"),
            (OrganismsView, "organisms"),
        ):
            tabs.open(kind)
            pause(0.6)
            self.take(name)
        self.window.page.show_run()
        pause(0.3)
        text = self.window.page.run.findChild(QTextBrowser)
        text.setHtml(text.toHtml().replace(f"{sample_database().parent}/", ""))  # no folder
        self.take("run", self.window.page.run.window())
        self.window.page.run.window().close()
        tabs.open(DistributionView).choice.setCurrentIndex(2)
        pause(0.3)
        self.take("ranks")
        tabs.setCurrentIndex(0)
        self.window.page.hits.filter_bar.text.setText("human")
        pause(0.6)
        self.take("filter")
        self.window.page.hits.filter_bar.clear()
        self.choosing()
        self.window.resize(1000, 640)
        pause(0.3)
        self.take("small")
        self.window.resize(*SIZE)

    def choosing(self) -> None:
        """Conditions as chips, ticks, a pinned hit and a note."""
        from swathe.core.results.filters import Condition, Operator

        hits = self.window.page.hits
        hits.marking.tick([1, 3, 4])
        hits.table.go_to(3)
        hits.marking.toggle_pins()
        table = hits.model.table
        assert table is not None
        table.marks.note(2, "Compare the second loop")
        hits.filter_bar.add_condition(Condition.read("gene", Operator.CONTAINS, "adr"))
        hits.filter_bar.add_condition(Condition.read("identity", Operator.BETWEEN, "30", "95"))
        hits.filter_bar.add_button.click()
        pause(0.6)
        self.take("choosing")
        hits.filter_bar.editor.close_button.click()
        hits.filter_bar.clear()
        hits.marking.toggle_pins()
        hits.marking.untick_all()
        table.marks.note(2, "")
        hits.model.marks_changed()

    def masking(self) -> None:
        """A query of which SEG masks a fifth: seen in the form, and in an alignment after the search."""
        from swathe.core.sequences.fasta import read_sequences
        from swathe.core.system.resources import sample_database, sample_queries

        window = self.window
        sequences, _ = read_sequences(sample_database())
        receptor = next(each for each in sequences if "5HT1R_DROME" in each.header)
        lines = [receptor.letters[at : at + 60] for at in range(0, len(receptor), 60)]
        window.form.query.set_text("\n".join([f">{receptor.header}", *lines]))
        window.form.masking.box.setChecked(True)
        wait(lambda: "110 of 564" in window.form.masking.note.text)
        window.search()
        wait(lambda: not window.controller.state.busy)
        window.page.hits.table.selectRow(0)
        pause(0.8)
        self.take("masking")
        window.form.masking.box.setChecked(False)
        window.form.query.open(sample_queries())
        wait(lambda: not window.form.problem)
        window.search()
        wait(lambda: not window.controller.state.busy)
        pause(0.5)

    def alignment(self) -> None:
        """An alignment in the colours of Clustal, with the matches of a motif."""
        from swathe.gui.widgets.residue_colours import ColourScheme

        view = self.window.page.alignment
        schemes = list(ColourScheme)
        view.tools.scheme.setCurrentIndex(schemes.index(ColourScheme.CLUSTAL))
        view.bar.ask_motif()
        view.bar.motif_edit.setText("N-{P}-[ST]-{P}")
        wait(lambda: bool(view.canvas.matches.covered))
        view.tools.actions_["next"].trigger()
        pause()
        self.take("alignment")
        view.bar.close_bar()
        view.tools.scheme.setCurrentIndex(schemes.index(ColourScheme.POSITIVES))

    def permutations(self) -> None:
        """What to permute; then hits permuted, a weak relative looked at."""
        from swathe.core.statistics.permutation_options import PairwiseOptions

        window = self.window
        window.menus.action("pairwise").trigger()
        assert window.search_page.significance.dialog is not None
        self.take("permuting", window.search_page.significance.dialog)
        window.search_page.significance.dialog.reject()
        window.search_page.significance.estimate(list(range(118)), PairwiseOptions())
        wait(lambda: not window.controller.state.busy)
        window.page.tabs.setCurrentWidget(window.page.permutations)
        window.page.hits.table.go_to(109)
        pause(0.6)
        self.take("permutations")
        window.page.hits.table.reset_columns()
        window.search()
        wait(lambda: not window.controller.state.busy)
        window.page.tabs.setCurrentIndex(0)
        pause(0.5)

    def rounds(self) -> None:
        """A search in rounds, the second one looked at."""
        from swathe.core.system.resources import sample_queries

        window = self.window
        one = self.home / "ADRB2_HUMAN.fasta"
        one.write_text(">" + sample_queries().read_text().split(">")[1])
        window.form.query.open(one)
        window.form.rounds.box.setChecked(True)
        window.form.rounds.inclusion_edit.setText("1e-40")
        wait(lambda: not window.form.problem and window.form.query.path == one)
        window.search()
        wait(lambda: not window.controller.state.busy)
        window.page.tabs.setCurrentWidget(window.search_page.rounds.view)
        window.search_page.rounds.view.table.selectRow(1)
        window.search_page.rounds.view.logo.horizontalScrollBar().setValue(100)
        new = window.controller.result.rounds[1].queries[0].new_rows()
        window.page.hits.table.selectRow(int(new[0]))
        pause(0.8)
        self.take("rounds")
        window.form.rounds.box.setChecked(False)
        window.form.rounds.inclusion_edit.setText("0.002")
        window.form.query.open(sample_queries())
        wait(lambda: not window.form.problem and window.form.query.path == sample_queries())
        window.search()
        wait(lambda: not window.controller.state.busy)
        window.page.tabs.setCurrentIndex(0)
        pause(0.5)

    @staticmethod
    def _hide_folders(page: QWidget) -> None:
        """List the same runs without what says more of this computer than of Swathe: where things lie."""
        from swathe.core.history.run_table import RunTable
        from swathe.core.system.resources import sample_database

        folder = f"{sample_database().parent}/"
        runs = tuple(
            run._replace(
                command=run.command.replace(folder, ""), database_path=run.database_path.replace(folder, "…/")
            )
            for run in page.model.listed()
        )
        page.show_runs(RunTable(runs, {}), Path("…/swathe"))
        pause(0.3)
        page.details.show_whereabouts(page.chosen()[0], "available")  # as before its folder was hidden

    def dialogs(self) -> None:
        """Export, matrix, about."""
        from swathe.gui.search.matrix_dialog import MatrixDialog
        from swathe.gui.window.about import AboutDialog

        window = self.window
        window.menus.action("export").trigger()
        assert window.search_page.export.dialog is not None
        window.search_page.export.dialog.path.setText(str(Path("hits") / "ADRB2_HUMAN-hits.csv"))
        self.take("export", window.search_page.export.dialog)
        window.search_page.export.dialog.reject()
        window.form.scoring.view_button.click()
        self.take("matrix", window.findChild(MatrixDialog))
        window.findChild(MatrixDialog).close()
        window.menus.action("about").trigger()
        about = window.findChild(AboutDialog)
        private = tuple((f"{what} ", "…") for what in ("System", "History", "Cache", "Log", "Settings"))
        lines = about.facts.toPlainText().replace(f" at {sys.prefix}", "").splitlines()
        for start, instead in private:  # what says more of this computer than of Swathe
            lines = [f"{start}{instead}" if line.startswith(start) else line for line in lines]
        about.facts.setPlainText("\n".join(lines))
        self.take("about", about)
        about.close()
        self.options()

    def options(self) -> None:
        """What can be set of the processor's first kernel."""
        field = self.window.form.engine
        field.choose("cpu", "lanes")
        field.kernels.open_options()
        pause()
        self.take("kernel-options", field.kernels.dialog)
        field.kernels.dialog.close()
        field.choose("auto")

    def history(self) -> None:
        """Runs that were kept, one of them reopened, two of them compared."""
        window = self.window
        for matrix, name in (("BLOSUM80", "Close relatives"), ("PAM250", "Far relatives")):
            window.form.scoring.choose(matrix)
            window.search()
            wait(lambda: not window.controller.state.busy)
            wait(lambda: window.runs.shown is not None and window.runs.shown.id != "")
            window.menus.action("show_history").trigger()
            page = window.pages.get("history").page
            pause(0.3)
            page.renamed.emit(window.runs.shown.id, name)
            pause(0.3)
            window.menus.action("show_search").trigger()
        window.form.scoring.choose("BLOSUM62")
        window.menus.action("show_history").trigger()
        pause(0.5)
        self._hide_folders(page)
        self.take("history")
        page.compare_requested.emit(*(page.model.run(place).id for place in (2, 0)), 0, 0)
        wait(lambda: window.pages.get("history").comparison is not None)
        compared = window.pages.get("history").comparison
        wait(compared.isVisible)
        compared.table.go_to(60)
        wait(lambda: all(side.alignment.statistics_text().count("Identities") for side in compared.sides))
        pause(0.8)
        self.take("runs-compared")
        self._missed()
        window.menus.action("show_history").trigger()
        page.table.go_to(0)
        page.buttons["open"].click()
        wait(lambda: window.pages.front == "search")
        pause(0.8)
        self.take("reopened")
        window.search()
        wait(lambda: not window.controller.state.busy)
        pause(0.5)

    def _missed(self) -> None:
        """What DIAMOND, whose table of the sample is a fixture of the tests, missed of Swathe's pairs."""
        window = self.window
        window.runs.open(FOLDER.parents[1] / "tests" / "data" / "others" / "diamond.tsv")
        wait(lambda: window.runs.shown is not None and window.runs.shown.result.plan.origin is not None)
        wait(lambda: window.runs.shown.id != "")
        pause(0.5)
        self.take("diamond-opened")
        history = window.pages.get("history")
        window.menus.action("show_history").trigger()
        wait(lambda: any(row.id == window.runs.shown.id for row in history.page.model.runs.runs))
        swathe = next(run for run in history.page.model.runs.runs if run.matrix == "BLOSUM62")
        history.page.compare_requested.emit(swathe.id, window.runs.shown.id, 0, 0)
        compared = history.comparison
        wait(lambda: compared.isVisible() and compared.headline.text().startswith("DIAMOND"))
        compared.kind.setCurrentIndex(2)
        compared.table.go_to(2)
        wait(lambda: "Identities" in compared.sides[0].alignment.statistics_text())
        pause(0.8)
        self.take("missed")

    def comparison(self) -> None:
        """The comparison of kernels: empty, measured here, and what is kept of GPUs."""
        from swathe.core.benchmark.request import DatabaseChoice, Variant

        window = self.window
        window.menus.action("show_comparison").trigger()
        pause(0.5)
        self.take("comparison-empty")
        page = window.pages.get("comparison")
        assert page is not None
        page.form.variants.choose((Variant("cpu", "lanes"), Variant("cpu", "lanes", (("simd", "SSE4.1"),))))
        page.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=2_000),))
        page.form.sweep.threads.setText("1, 2")
        page.form.button.click()
        wait(lambda: page.results.model.rowCount() > 50, 600)
        self.take("comparison-running")
        wait(lambda: not page.controller.state.busy, 600)
        kept = FOLDER.parent / "benchmarks" / "kernels.json"
        if kept.exists():
            page.open(kept)
        page.results.tabs.setCurrentIndex(1)
        pause(0.3)
        self.take("comparison")
        page.results.tabs.setCurrentIndex(0)
        pause(0.3)
        self.take("comparison-mean")
        window.menus.action("show_search").trigger()

    def queries(self) -> None:
        """Many queries, reciprocal best hits, and a network."""
        from swathe.core.system.resources import paper_queries, sample_database

        window = self.window
        window.form.query.open(paper_queries())
        window.form.database.open(sample_database())
        wait(lambda: not window.form.problem and window.form.database.database is not None)
        window.search()
        wait(lambda: not window.controller.state.busy and window.page.queries.state(19) == "done")
        pause(1.0)
        evalue = [column.key for column in window.page.queries.table.columns].index("evalue")
        window.page.query_list.sortByColumn(evalue, Qt.SortOrder.AscendingOrder)
        window.page.query_summary.mark(window.page.queries.table_row(0))
        self.take("queries")
        os.chdir(sample_database().parent)  # names without what they say of this computer
        window.pages.show_page("reciprocal")
        page = window.pages.get("reciprocal")
        self.take("reciprocal-empty")
        for side in "ab":
            page.files[side].setText(sample_database().name)
        page.button.click()
        wait(lambda: not page.controller.state.busy and page.result is not None)
        self.take("reciprocal")
        window.pages.show_page("network")
        network = window.pages.get("network")
        self.take("network-empty")
        network.file.setText(sample_database().name)
        network.button.click()
        wait(lambda: network.view is not None and network.view.places is not None)
        network.view.choose_edge(int(network.view.families.rows[40]))
        network.view.picture.mark_edge(int(network.view.families.rows[40]))
        wait(lambda: bool(network.view.alignment.text()))
        pause(0.5)
        self.take("network")
        window.pages.show_page("search")

    def unusual(self) -> None:
        """No hit, one hit, none that meets the filter, names without end, and pages with nothing on them."""
        window = self.window
        hits = window.page.hits
        query = self.home / "query.fasta"
        database = self.home / "long_names.fasta"
        chain = "MKVLAAGIVGLCAKACWEQRTYIPASDFGHKLCVNM"
        name = "a_laboratory's_own_name_for_a_sequence_that_says_what_and_when_and_by_whom"
        records = [f">{name}_{number:03} {40 * 'of a long description '}\n{chain}\n" for number in range(40)]
        query.write_text(f">{name} {20 * 'and its description '}\n{chain}\n")
        for picture, records_left, evalue in (
            ("long-names", 40, "10"),
            ("one-hit", 1, "10"),
            ("no-hit", 1, "1e-300"),
        ):
            database.write_text("".join(records[:records_left]))
            window.form.query.open(query)
            window.form.report.evalue_edit.setText(evalue)
            window.form.database.open(database)
            wait(lambda: not window.form.problem and window.form.database.database is not None)
            window.search()
            wait(lambda: not window.controller.state.busy)
            pause(0.6)
            self.take(picture)
            if picture == "long-names":
                hits.filter_bar.text.setText("nothing has this")
                pause(0.6)
                self.take("no-match")
                hits.filter_bar.clear()
                hits.table.selectAll()
                pause(0.6)
                self.take("many-selected")
        window.form.report.evalue_edit.setText("10")

    def states(self) -> None:
        """Running, wrong input, dropping."""
        from swathe.core.system.resources import sample_database, sample_queries

        window = self.window
        large = self.home / "large.fasta"
        large.write_text(sample_database().read_text() * 60)
        many = self.home / "many.fasta"
        many.write_text(sample_queries().read_text() * 12)
        window.form.query.open(many)
        window.form.database.open(large)
        wait(lambda: not window.form.problem and window.form.database.database is not None)
        window.search()
        wait(lambda: len(window.page.queries.result(0).hits if window.page.queries.result(0) else ()) > 0)
        pause(1.0)
        self.take("running")
        window.controller.cancel()
        wait(lambda: not window.controller.state.busy)
        self.take("cancelled")
        window.search_page.panes.unfold_form()
        window.form.query.set_text(">first\nMKVLAAGIVG\n>second\nMKVL1AGIVG\n")
        window.form.scoring.gap_open.setEditText("20")
        window.form.report.top_edit.setText("many")
        self.take("wrong-input")
        window.form.report.top_edit.clear()
        window.form.scoring.gap_open.setEditText("11")
        window.form.query.clear()
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(large))])
        copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(window, QDragEnterEvent(QPoint(600, 300), copy, data, left, none))
        self.take("drop")
        window.close()


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description="Make the screenshots of every page, light and dark.")
    parser.add_argument("folder", type=Path, nargs="?", help="for all of them; without it those of the docs")
    parser.add_argument("--sizes", nargs="+", default=["{}x{}".format(*SIZE)], metavar="WIDTHxHEIGHT")
    parser.add_argument("--font", type=float, default=1.0, help="how many times as large letters are")
    arguments = parser.parse_args()
    sizes = tuple(
        (int(width), int(height)) for width, height in (each.split("x") for each in arguments.sizes)
    )
    with tempfile.TemporaryDirectory() as home:
        pictures = Pictures(Path(home), arguments.folder, sizes, arguments.font)
        pictures.searched()
        pictures.pages()
        pictures.masking()
        pictures.permutations()
        pictures.rounds()
        pictures.history()
        pictures.dialogs()
        pictures.comparison()
        pictures.queries()
        pictures.unusual()
        pictures.states()


if __name__ == "__main__":
    main()
