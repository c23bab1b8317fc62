"""Make the pictures of docs/tutorial.md from its searches, in the real window.

    python docs/screenshots/make_tutorial.py adh1a.fasta nine.swdb [FOLDER]

The two files are those that the tutorial begins with; they do not lie in the repository. Pictures that
the page shows lie beside this file; FOLDER takes all, light and dark.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from studio import Studio, pause, wait


class TutorialPictures(Studio):
    """The tutorial's searches, one after the other."""

    def search(self, query: Path, database: Path) -> None:
        """The first search: where relatives end and chance begins, and whose they are."""
        from swathe.gui.results.organisms.view import OrganismsView

        window = self.window
        window.begin([])
        wait(lambda: window.controller.state.value == "done" and bool(window.form.engine.engines))
        window.form.query.open(query)
        window.form.database.open(database)
        wait(lambda: not window.form.problem and window.form.database.database is not None)
        self._search()
        self._look_at("YGGP_ECOLI")
        self.take("tutorial-hits")
        window.page.tabs.open(OrganismsView)
        pause(0.6)
        self.take("tutorial-organisms")

    def rounds(self) -> None:
        """Rounds that run away, and rounds that do not."""
        from swathe.gui.results.overview.view import OverviewView

        window = self.window
        window.form.rounds.box.setChecked(True)
        self._search()
        window.page.tabs.setCurrentWidget(window.search_page.rounds.view)
        window.search_page.rounds.view.table.selectRow(3)
        self._look_at("PNTA_ECOLI")
        self.take("tutorial-drift")
        window.form.rounds.inclusion_edit.setText("1e-10")
        self._search()
        window.page.tabs.open(OverviewView)
        self._look_at("ETR1_YEAST")
        self.take("tutorial-family")

    def _search(self) -> None:
        wait(lambda: not self.window.form.problem)
        self.window.search()
        wait(lambda: not self.window.controller.state.busy)
        pause(1.5)  # alignments of what is in sight

    def _look_at(self, entry: str) -> None:
        hits = self.window.page.hits
        names = [hits.model.table.text("subject", row) for row in range(len(hits.model.table))]
        hits.table.go_to(next(row for row, name in enumerate(names) if name.endswith(entry)))
        pause(1.0)


def main() -> None:
    """Take the pictures."""
    query, database, *folder = map(Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as home:
        pictures = TutorialPictures(Path(home), *folder)
        pictures.search(query.resolve(), database.resolve())
        pictures.rounds()
        pictures.window.close()


if __name__ == "__main__":
    main()
