"""The form's taxa: off at first, said what is missing, remembered, and filled in again from a run."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog

from swathe.core.system.resources import sample_database
from swathe.core.taxonomy.choice import TaxonChoice
from swathe.gui.work.settings import WindowSettings
from tests.core.taxonomy.dump import as_tar, write_dump


@pytest.fixture
def taxdump(tmp_path):
    return as_tar(write_dump(tmp_path / "dump"))


@pytest.fixture
def window(open_window, one_query):
    window = open_window((one_query,))
    window.form.database.open(sample_database())
    window.form.options.unfold()
    return window


def test_from_a_tick_to_the_hits(window, taxdump, monkeypatch, ready, finish, qtbot):
    form, field = window.form, window.form.taxa
    ready(window)
    assert form.request().taxa is None and not field.details.isVisible()
    field.box.click()
    assert field.details.isVisible()
    assert "download taxdump.tar.gz" in form.problem
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(taxdump), ""))
    field.choose_button.click()
    assert form.problem == "No taxon is given. Enter one, or search all sequences."
    field.only_edit.setText(" Mammalia , 562,")
    field.without_edit.setText("9606")
    assert not form.problem
    chosen = TaxonChoice(taxdump, ("Mammalia", "562"), ("9606",))
    assert form.request().taxa == chosen
    assert "Mammalia or 562 without 9606" in form.options.head.summary

    window.search()
    finish(window)
    result = window.controller.result
    assert result.plan.database.n_sequences < 413
    organisms = {result.queries[0].hits.text("organism", row) for row in range(len(result.queries[0].hits))}
    assert organisms and "Homo sapiens (Human)" not in organisms

    settings = WindowSettings()
    form.save(settings)
    field.choose(None)
    assert form.request().taxa is None
    field.only_edit.clear()
    form.restore(settings)
    ready(window)
    assert form.request().taxa == chosen
    field.choose(None)
    window.runs.again.fill(result, "it")
    ready(window)
    assert form.request().taxa == chosen
    assert window.form.filled.text.startswith("The form was filled from")


def test_a_taxon_that_is_not_there_and_a_taxonomy_that_is_gone(window, taxdump, ready, qtbot):
    form, field = window.form, window.form.taxa
    ready(window)
    field.choose(TaxonChoice(taxdump, ("Nessie",)))
    window.search()
    qtbot.waitUntil(lambda: "no taxon named 'Nessie'" in window.messages.text)
    taxdump.unlink()
    field.choose(TaxonChoice(taxdump, ("9606",)))
    assert "The taxonomy is no longer at" in form.problem
