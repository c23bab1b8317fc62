"""Permuted copies in the comparison's form: a database, and the strategies for them among the kernels."""

from __future__ import annotations

from swathe.core.benchmark.catalogue import COPIES, offers
from swathe.core.benchmark.request import DatabaseChoice, Variant
from swathe.core.engines import EngineInfo
from swathe.gui.benchmark.inputs_fields import DatabasesField
from swathe.gui.benchmark.variants_field import VariantsField
from swathe.gui.work.worker import BackgroundThread


def test_permuted_copies_are_a_database_and_their_strategies_kernels(qtbot):
    background = BackgroundThread()
    field = DatabasesField(background)
    qtbot.addWidget(field)
    chosen = tuple(DatabaseChoice("copies", None, 270, length, 500) for length in (200, 400))
    field.choose(chosen)
    assert field.choices == chosen
    field.copy_lengths.setText("many")
    assert "cannot be read" in field.note.text
    background.close()

    variants = VariantsField()
    qtbot.addWidget(variants)
    gpu = EngineInfo("gpu", "GPU: Fake", (("tiled", "Tiled"), ("inter-task", "Inter-task")))
    variants.set_offers(offers((gpu,)), (gpu,))
    assert not any(variant.engine == COPIES for variant in variants.variants)
    strategy = Variant(COPIES, "tiled", (("threads", 256),))
    variants.choose((strategy,))
    assert variants.variants == (strategy,)
