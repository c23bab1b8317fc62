"""The form of a comparison: what to measure, and the one primary button."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from swathe.core.benchmark.catalogue import check, offers, parse_variant, swept
from swathe.core.benchmark.request import BenchmarkRequest, DatabaseChoice, Variant
from swathe.core.benchmark.results import Benchmark
from swathe.core.engines.base import EngineInfo
from swathe.core.errors import InvalidRequest, SwatheError
from swathe.core.system.words import counted
from swathe.gui.benchmark.inputs_fields import DatabasesField, GpusField, QueriesField, SweepField
from swathe.gui.benchmark.variants_field import VariantsField
from swathe.gui.search.form import DOUBLE_CLICK, PrimaryButton
from swathe.gui.search.form_scroll import FormScroll
from swathe.gui.widgets.field import Field, MutedLabel
from swathe.gui.widgets.section import Section
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.cuda.devices import Device

_SOON = 20
"""Seconds estimated up to which no number is given: another processor may take some times longer."""
_ON_CPU = 3_000
"""Sequences of simulated databases where there is no GPU: the fewest of which the answer holds for searches.

A first comparison then takes half a minute.
"""


class ComparisonForm(QWidget):
    """Gather a `BenchmarkRequest`; `problem` says in one sentence why there is none yet.

    Signals
    -------
    chosen() : something else is chosen
    """

    start_requested = Signal()
    cancel_requested = Signal()
    validity_changed = Signal(str)
    chosen = Signal()

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__()
        self.setAccessibleName("What to measure")
        self.variants = VariantsField()
        self.queries = QueriesField(background)
        self.databases = DatabasesField(background)
        self.queries.database_meant.connect(self.databases.open)
        self.databases.query_meant.connect(self.queries.open)
        self.sweep = SweepField()
        self.gpus = GpusField()
        self._fields = (self.variants, self.gpus, self.queries, self.databases, self.sweep)
        self.options = Section("comparison_options", "&Options", self.sweep)
        self._offers = offers(())
        self._gpus: tuple[Device, ...] = ()
        self._state = SearchState.IDLE
        self._slowness: dict[Variant, float] = {}
        self._busy_since = 0.0
        self._elsewhere = ""
        self._restored = ""
        self.problem = ""
        inner = QWidget()
        column = QVBoxLayout(inner, spacing=2 * SPACE)
        column.setContentsMargins(12, SPACE, 0, SPACE)
        for field in self._fields:
            column.addWidget(self.options if field is self.sweep else field)
            field.changed.connect(partial(self._on_changed, field))
        column.addStretch()
        self.button = PrimaryButton()
        self.button.clicked.connect(self._on_button)
        self.words = MutedLabel()
        self._scroll = scroll = FormScroll(inner, 280)
        for opening in (self.queries, self.databases):
            opening.refused.connect(partial(scroll.show_soon, opening.note))
        for section in (self.variants.section, self.options):
            section.head.clicked.connect(partial(scroll.show_section, section))
        foot = QVBoxLayout(spacing=SPACE // 2)
        foot.setContentsMargins(12, SPACE, scroll.margin, 12)
        foot.addWidget(self.words)
        foot.addWidget(self.button)  # last: however many lines are said, it stays where it is
        layout = QVBoxLayout(self, spacing=0)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)
        self._check()

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Offer the kernels of these engines; the size at first suits the best of them."""
        first = not self._offers
        self._offers = offers(engines)
        self.variants.set_offers(self._offers, engines)
        self.gpus.set_engines(engines)
        self._gpus = next((info.devices for info in engines if info.devices), ())
        if first and not self._restored and not any(info.devices for info in engines):
            for size in (self.databases.sequences, self.databases.count):
                size.setValue(_ON_CPU)
        if self._restored:
            self._choose_kernels(self._restored)
            self._restored = ""
        self._check()

    def request(self) -> BenchmarkRequest:
        """Return what to measure. Raises InvalidRequest."""
        if self.problem:
            raise InvalidRequest("form", self.problem)
        return BenchmarkRequest(
            variants=self.variants.variants,
            queries=self.queries.queries,
            databases=self.databases.choices,
            schemes=self.sweep.schemes,
            threads=self.sweep.swept_threads,
            blocks=self.sweep.swept_blocks,
            repeats=self.sweep.repeats.value(),
            devices=self.gpus.devices,
            query_source=self.queries.source,
        )

    def set_state(self, state: SearchState) -> None:
        """Turn the button into Cancel while a comparison is under way, and back."""
        if state.busy and not self._state.busy:
            self._busy_since = time.monotonic()
        self._state = state
        self._check()

    def learn(self, measured: Sequence[Benchmark]) -> None:
        """Estimate times from now on by how long kernels took here, in the last comparison that has each."""
        if not measured:
            return
        from swathe.core.benchmark.estimate import measured_slowness
        from swathe.core.benchmark.run import processor_name
        from swathe.core.engines.cpu import available_threads

        processor, cores = processor_name(), available_threads()
        for one in measured:
            here = one.circumstances
            if (here.processor, here.cores) == (processor, cores):
                gpus = [gpu for gpu in self._gpus if any(gpu.uuid in words for words in here.devices)]
                self._slowness |= measured_slowness(one.measurements, gpus, here.cores)
        self._check()

    def forbid(self, why: str) -> None:
        """Keep a comparison from starting for a reason that lies elsewhere; '' allows it again."""
        self._elsewhere = why
        self._check()

    def save(self, settings: WindowSettings) -> None:
        """Remember the inputs for the next start."""
        if self._offers:
            settings.write("comparison/kernels", ",".join(v.text for v in self.variants.variants))
        settings.write("comparison/queries", self.queries.combo.currentText())
        settings.write("comparison/matrix", self.sweep.matrix.currentText())
        settings.write("comparison/gap_costs", self.sweep.gap_costs.text())
        settings.write("comparison/threads", self.sweep.threads.text())
        settings.write("comparison/blocks", self.sweep.blocks.text())
        settings.write("comparison/repeats", self.sweep.repeats.value())
        self.options.save(settings)
        self.variants.section.save(settings)
        if not self.databases.problem:
            settings.write("comparison/databases", "\n".join(c.text for c in self.databases.choices))

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the inputs of the last time."""
        self._restored = settings.read("comparison/kernels", "", str)
        self.queries.choose(settings.read("comparison/queries", "", str))
        place = self.sweep.matrix.findText(settings.read("comparison/matrix", "BLOSUM62", str))
        self.sweep.matrix.setCurrentIndex(max(place, 0))
        self.sweep.gap_costs.setText(settings.read("comparison/gap_costs", "11/1", str))
        self.sweep.threads.setText(settings.read("comparison/threads", "", str))
        self.sweep.blocks.setText(settings.read("comparison/blocks", "", str))
        self.sweep.repeats.setValue(settings.read("comparison/repeats", 3, int))
        self.options.restore(settings)
        self.variants.section.restore(settings)
        texts = settings.read("comparison/databases", "", str).splitlines()
        try:
            choices = tuple(DatabaseChoice.parse(text) for text in texts)
        except InvalidRequest:
            return
        if choices:
            self.databases.choose(choices)

    def _choose_kernels(self, texts: str) -> None:
        """Tick the kernels of the last time, those of them that there still are."""
        variants = []
        for text in texts.split(","):
            try:
                variants.append(parse_variant(text, self._offers))
            except SwatheError:
                continue
        if variants:
            self.variants.choose(tuple(variants))

    def forget_refused(self) -> None:
        """Say no longer why a file was not taken: something else was chosen or done since."""
        for opening in (self.queries, self.databases):
            opening.forget_refused()

    def _on_changed(self, field: Field) -> None:
        """Forget what another field complains of, and bring into sight what is said of what is typed."""
        if field is self.variants:
            ticked = {(variant.engine, variant.kernel) for variant in self.variants.variants}
            offered = [offer for offer in self._offers if (offer.engine, offer.kernel) in ticked]
            self.sweep.set_settable(frozenset(name for offer in offered for name in offer.option))
        typed_in = QApplication.focusWidget()
        if field is self.sweep and field.note.isVisible() and typed_in and field.isAncestorOf(typed_in):
            self._scroll.show_soon(field.note)
        for opening in (self.queries, self.databases):
            if opening is not field:
                opening.forget_refused()
        self._check()
        self.chosen.emit()

    def _on_button(self) -> None:
        if self._state.busy and time.monotonic() - self._busy_since < DOUBLE_CLICK:
            return
        if self._state.busy:
            self.cancel_requested.emit()
        else:
            self.start_requested.emit()

    def _check(self) -> None:
        self.options.head.summarise(self.sweep.summary(self.queries.queries))
        wrong = next((field for field in self._fields if field.problem), None)
        self.problem = wrong.problem if wrong is not None else self._elsewhere
        if self._state.busy:
            stopping = self._state is SearchState.CANCELLING
            self.button.setText("Cancelling…" if stopping else "Cancel")
            self.button.setToolTip("Stop and keep what was measured (Esc)")
            self.button.setEnabled(not stopping)
        else:
            self.button.setText("Measure")
            self.button.setToolTip(
                self.problem or "Measure everything; scores are checked first (Ctrl+Return)"
            )
            self.button.setEnabled(not self.problem)
        if wrong is not None:  # which says itself what it is, but may be out of sight
            self.words.setText(f"See {wrong.heading.text().replace('&', '')} above.")
        else:
            self.words.setText(self.problem or self._amount())
        self.button.setAccessibleName(self.button.text())
        self.button.setAccessibleDescription(self.button.toolTip())
        self.validity_changed.emit(self.problem)

    def _amount(self) -> str:
        """Say how much there is to measure."""
        request = self.request()
        variants = swept(request.variants, request.threads, request.blocks, self._offers)
        n = len(variants) * request.n_per_variant
        words = f"{counted(n, 'measurement')}, {counted(request.repeats, 'timed run')} each"
        running = [variant for variant in variants if not check(variant, self._offers)]
        gpus = [device for device in self._gpus if request.devices is None or device.index in request.devices]
        if self._state.busy:
            return words  # how long it takes is said by what is measured, better than by an estimate
        if not running or not (gpus or all(variant.engine == "cpu" for variant in running)):
            return words
        from swathe.core.benchmark.estimate import usual_seconds  # engines: loaded where some can run
        from swathe.core.engines.cpu import available_threads

        seconds = usual_seconds(request, running, gpus, available_threads(), self._slowness)
        return f"{words}: {_about(seconds)} if nothing else runs"


def _about(seconds: float) -> str:
    """Return a time that is only estimated, in words."""
    if seconds < _SOON:
        return "less than a minute"
    for least, unit, step in ((5_400, 3_600, "h"), (90, 60, "min")):
        if seconds >= least:
            return f"about {_rounded(seconds / unit):,} {step}"
    return f"about {10 * round(seconds / 10)} s"


def _rounded(number: float) -> int:
    """Return a number with no more digits than an estimate is good for: 7, 20, 140."""
    step = 1 if number < 10 else 5 if number < 60 else 10
    return max(1, step * round(number / step))
