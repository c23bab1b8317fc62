"""What the run looked at in the history was: parameters in words, its database, its command line."""

from __future__ import annotations

import html
import itertools
import re
import shlex
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swathe.core.headers.brief import untagged
from swathe.core.history.history_file import RunRow
from swathe.core.history.run_table import queries_text
from swathe.core.history.summary import profile_options, rounds_words, unusual_preset
from swathe.core.search.rounds import CONVERGED, NOT_CONVERGED
from swathe.core.system.words import bound_text, bytes_text, counted, date_text, rate_text, seconds_text
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.theme import SPACE, heading_font, tabular_font

_QUERIES_NAMED: Final = 12
_LENGTH: Final = re.compile(r"(?P<length>\d[\d,]* (aa|nt)( \+ \d[\d,]* stops?)?)( · |$)")
"""How long queries are, at the beginning of what tells a run from others."""
_OF_SEVERAL: Final = re.compile(rf"([\d,]+ of [\d,]+) {CONVERGED}")
"""How many of several queries converged, there."""


class RunDetails(QWidget):
    """Describe one run; `copy_requested` carries the command line to copy."""

    copy_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._run: RunRow | None = None
        self._whereabouts = self._marks = ""
        self._title = ElidedLabel(by_letters=True)
        self._title.setFont(heading_font(self._title.font()))
        self._facts = QTextBrowser()
        self._facts.setAccessibleName("Description of the run")
        self._facts.setFrameShape(QFrame.Shape.NoFrame)
        self._facts.setFont(tabular_font(self._facts.font()))
        self._facts.setOpenLinks(False)
        self.command = LineEdit(readOnly=True)
        self.command.setAccessibleName("Command line of the run")
        label = QLabel("Command &line")
        label.setBuddy(self.command)
        self.copy_button = QPushButton("Cop&y")
        self.copy_button.setAccessibleName("Copy the command line")
        self.copy_button.clicked.connect(self._copy)
        self._line = QWidget()
        line = QHBoxLayout(self._line, spacing=SPACE)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label)
        line.addWidget(self.command, 1)
        line.addWidget(self.copy_button)
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(0, SPACE // 2, 0, 0)
        layout.addWidget(self._title)
        layout.addWidget(self._facts, 1)
        layout.addWidget(self._line)
        self.show_run(None, 0)

    def show_run(self, run: RunRow | None, n_chosen: int) -> None:
        """Describe a run; None, with how many are selected, where it is not one."""
        self._run = run
        self._whereabouts = self._marks = ""
        self._line.setVisible(run is not None)
        if run is None:
            several = f"{n_chosen:,} runs selected"
            self._title.set_whole(several if n_chosen > 1 else "No run selected")
            two = "Compare the two runs, or delete them."
            offered = two if n_chosen == 2 else "Delete the runs, or select two to compare them."
            self._facts.setPlainText(offered if n_chosen > 1 else "")
            return
        self._title.set_whole(run.name or untagged(run.title))
        self.command.setText(run.command)
        self.command.setCursorPosition(0)
        self._refresh()

    def put(self, run: RunRow) -> None:
        """Describe a run as it is now, if it is the one looked at."""
        if self._run is not None and self._run.id == run.id:
            self._run = run
            self._refresh()

    def show_whereabouts(self, run_id: str, sentence: str) -> None:
        """Say whether the database of a run is still there, if that run is still looked at."""
        if self._run is not None and self._run.id == run_id:
            self._whereabouts = sentence
            self._refresh()

    def show_marks(self, run_id: str, sentence: str) -> None:
        """Say how many hits of a run are marked, if that run is still looked at; '' for none."""
        if self._run is not None and self._run.id == run_id:
            self._marks = sentence
            self._refresh()

    def text(self) -> str:
        """Return the description, for tests and screen readers."""
        return f"{self._title.accessibleName()}\n{self._facts.toPlainText()}"

    def _refresh(self) -> None:
        assert self._run is not None
        across = 20 * self.fontMetrics().averageCharWidth()
        rows = [
            f"<tr><td style='padding-right:16px' width='{across}'>{html.escape(name)}</td>"
            f"<td>{html.escape(value)}</td></tr>"
            for name, value in self._lines(self._run)
        ]
        place = self._facts.verticalScrollBar().value()
        self._facts.setHtml(f"<table cellspacing='0' cellpadding='1' width='100%'>{''.join(rows)}</table>")
        self._facts.verticalScrollBar().setValue(place)
        self._facts.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def _lines(self, run: RunRow) -> list[tuple[str, str]]:
        """Return what is known of a run as (label, words)."""
        marks = [("Marked", self._marks)] if self._marks else []
        there = f" ({self._whereabouts})" if self._whereabouts else ""
        if run.was_read:
            return [
                ("Read", f"{date_text(run.started)} with Swathe {run.version}"),
                ("File", run.file_read),
                ("Found by", run.found_by),
                ("Found", " · ".join(run.found.split(" · ")[2:])),
                ("Queries", _queries(run)),
                ("Database", run.database),
                ("Hits", f"{run.hits:,}"),
                *marks,
                ("Size", bytes_text(run.bytes)),
            ]
        status = {
            "running": run.ended,
            "complete": "complete: every sequence was compared",
            "cancelled": f"{run.ended}: cancelled before its end",
            "stopped": f"{run.ended}: memory ran short",
        }
        length = _LENGTH.match(run.found)
        found = run.found[length.end() :] if length is not None else run.found
        queries = f"{_queries(run)} · {length['length']}" if length is not None else _queries(run)
        bound = f"E ≤ {bound_text(run.evalue)}" if run.has_evalues else "without E-values"
        lines = [
            (
                "Searched",
                f"{date_text(run.started)} with Swathe {run.version}",
            ),
            ("Status", status[run.status]),
            ("Queries", queries),
            (
                "Database",
                f"{run.database} · {counted(run.sequences, 'sequence')} · {counted(run.residues, 'residue')}",
            ),
            ("Database file", f"{', '.join(run.database_path.splitlines())}{there}"),
            ("Scoring", _scoring(run)),
            ("Reported", f"{bound} · {counted(run.hits, 'hit')}{' so far' if run.running else ''}"),
            *([("Found", found)] if found else []),
            *marks,
        ]
        if run.rounds:
            lines.append(("Rounds", _rounds(run)))
        if run.masking:
            lines.append(("Masked", f"low complexity by SEG, {run.masking}"))
        if run.pairs:
            lines.append(("Significance", f"{counted(run.pairs, 'hit')} tested on request"))
        lines.append(("Engine", run.engine))
        if run.running:
            return lines
        lines += [
            ("Time", f"{seconds_text(run.seconds)} · {rate_text(run.gcups)}"),
            ("Size", bytes_text(run.bytes)),
        ]
        return lines

    def _copy(self) -> None:
        if self._run is not None:
            self.copy_requested.emit(self._run.command)


def _rounds(run: RunRow) -> str:
    """Return how many rounds there were, whether they converged, and what their profiles were built from."""
    bound, include, exclude = profile_options(run.command)
    ends = {
        CONVERGED: f"converged: round {run.rounds:,} included nothing new",
        NOT_CONVERGED: f"not converged: round {run.rounds:,} still included new hits",
    }
    said = (word for word in run.found.split(" · ") if word in ends or _OF_SEVERAL.fullmatch(word))
    whole = (ends.get(word) or _OF_SEVERAL.sub(rf"\1 queries {CONVERGED}", word) for word in said)
    end = "".join(f" ({words})" for words in itertools.islice(whole, 1))
    words = f"{rounds_words(run.rounds, run.command)}{end}, with profiles of the hits" + (
        f" with E ≤ {bound}" if bound else ""
    )
    for chosen, names in (("with {} where found", include), ("without {}", exclude)):
        if names:
            words += f", {chosen.format(', '.join(map(untagged, names)))} (by hand)"
    return words


def _queries(run: RunRow) -> str:
    if run.n_queries == 1:
        return untagged(queries_text(run))
    first = queries_text(run).removesuffix(f" and {run.n_queries - 1:,} more")
    names = [first, *run.queries.split(" ")[1:]]
    more = len(names) - _QUERIES_NAMED
    named = untagged(", ".join(names[:_QUERIES_NAMED]))
    return f"{named} and {more:,} more" if more > 0 else named


def _scoring(run: RunRow) -> str:
    gap_open, _, gap_extend = run.gaps.partition("/")
    cost = f"a gap of k residues costs {gap_open} + {'' if gap_extend == '1' else gap_extend}k"
    preset = unusual_preset(shlex.split(run.command), f"{run.matrix} {run.gaps}")
    return " · ".join(filter(None, (run.matrix, cost, preset)))
