"""Reports from the window: HTML as the core writes it, and the same on the pages of a PDF."""

from __future__ import annotations

import dataclasses
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QThread

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines import open_engine
from swathe.core.export import Selection, export
from swathe.core.results.hits import COLUMNS
from swathe.core.run import run_request
from swathe.core.search.round_options import RoundOptions
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.export import pdf_pages, pdf_report
from swathe.gui.export.pdf_report import PDF
from tests.gui.results_fixtures import align_rows, search, without_hits

SHOWN = tuple(column.key for column in COLUMNS if column.shown)


@pytest.fixture
def result(qapp):
    return search()


@pytest.fixture
def few(result):
    """The best seven hits of the first query and three of the second."""
    return Selection(((0, np.arange(7)), (1, np.arange(3))), SHOWN)


def n_pages(path: Path) -> int:
    """Return the number of pages that the file itself lists."""
    return len(re.findall(rb"/Type /Page\s", path.read_bytes()))


def pages_of(path: Path) -> list[str]:
    """Return the text of every page, as another program reads it."""
    if shutil.which("pdftotext") is None:
        pytest.skip("needs pdftotext, which reads a PDF's text")
    done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True, text=True)
    pages = done.stdout.split("\f")[:-1]
    assert len(pages) == n_pages(path)
    return pages


def write(result, selection, path):
    return list(export(result, selection, PDF, path, CancelToken()))


def test_a_pdf_holds_parameters_hits_and_alignments(result, few, tmp_path):
    path = tmp_path / "report.pdf"
    steps = write(result, few, path)
    assert steps[-1].done == steps[-1].total == 10
    pages = pages_of(path)
    text = "\n".join(pages)
    assert "Parameters" in pages[0] and "BLOSUM62" in pages[0]
    assert result.plan.database.manifest.source_checksum in "".join(pages[0].split())
    for number, (index, rows) in enumerate(few.queries):
        hits = result.queries[index].hits
        assert f"Of {len(rows)} of" not in text
        assert f"{len(rows)} of them chosen for this report" in text
        for row in rows:
            assert hits.text("subject", row) in text
            letters = hits.alignments[row].rows(result.queries[index].query, hits.subject(row))[2]
            assert letters[:60] in text and letters[-(len(letters) % 60 or 60) :] in text
        assert number == index
    for place, page in enumerate(pages, 1):
        assert page.rstrip().endswith(str(place)), "pages are numbered"


def test_its_table_of_queries_says_which_converged(result, few, tmp_path):
    """The one of the HTML report did."""
    request = dataclasses.replace(result.plan.request, iteration=RoundOptions(2, 1e-40))
    engine = open_engine("cpu", threads=1)
    iterated = list(run_request(request, engine, CancelToken()))[-1].result
    engine.close()
    write(iterated, few, tmp_path / "report.pdf")
    table = pages_of(tmp_path / "report.pdf")[0].split("Queries\n")[1].split("Parameters\n")[0]
    for query in iterated.queries:
        (row,) = (line for line in table.splitlines() if line.split()[:1] == [query.query.identifier])
        assert f"2, {query.hits.ended}" in row
    assert {query.hits.ended for query in iterated.queries} == {"converged", "not converged"}


def test_it_is_painted_where_it_is_told_to(result, few, tmp_path):
    """Fonts and painters of a PDF may live in the worker: the window does not wait for them."""
    path, errors = tmp_path / "report.pdf", []

    def run():
        try:
            write(result, few, path)
        except Exception as error:  # noqa: BLE001 - told to the test's own thread
            errors.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert not errors
    write(result, few, tmp_path / "here.pdf")
    assert pages_of(path) == pages_of(tmp_path / "here.pdf")


def test_what_does_not_fit_is_said(result, few, tmp_path, monkeypatch):
    monkeypatch.setattr(pdf_report, "ALIGNMENTS", 8)
    monkeypatch.setattr(pdf_report, "_OVERVIEW", 5)
    wide = dataclasses.replace(few, columns=tuple(column.key for column in COLUMNS if not column.mark)[1:])
    write(result, wide, tmp_path / "report.pdf")
    text = " ".join(" ".join(pages_of(tmp_path / "report.pdf")).split())
    assert "Of 1 of the 3 hits: a PDF shows 8 at most." in text
    assert "The first 5 of 7 hits." in text
    wider = dataclasses.replace(few, columns=tuple(c.key for c in COLUMNS if c.key not in ("cigar", "rank")))
    monkeypatch.setattr(pdf_report, "_SIZES", (14.0,))
    write(result, wider, tmp_path / "wide.pdf")
    text = " ".join(" ".join(pages_of(tmp_path / "wide.pdf")).split())
    assert "the page is not wide enough" in text


def test_long_headers_and_no_hits_are_no_trouble(result, tmp_path):
    first = result.queries[0]
    long = dataclasses.replace(first.query, header=f"{'x' * 400} {'very long ' * 9_000}<b>ü\x01</b>")
    nothing = without_hits(dataclasses.replace(first, query=long))
    request = dataclasses.replace(result.plan.request, queries=(long,))
    plan = dataclasses.replace(result.plan, request=request)
    empty = dataclasses.replace(result, plan=plan, queries=(nothing,))
    write(empty, Selection.everything(empty), tmp_path / "report.pdf")
    text = " ".join(pages_of(tmp_path / "report.pdf"))
    assert "No hits." in text
    assert len(text) < 20_000


def test_cancelling_leaves_nothing(result, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    align_rows(result.plan, result.queries[0], list(range(60)))
    selection, token = Selection(((0, np.arange(60)),), SHOWN), CancelToken()
    steps = export(result, selection, PDF, tmp_path / "report.pdf", token)
    for step in steps:
        if step.phase == "writing":
            token.cancel()
            break
    with pytest.raises(OperationCancelled):
        list(steps)
    del steps
    assert {path.name for path in tmp_path.iterdir()} <= {"home"}, "where what is compiled may be kept"


@pytest.mark.long
def test_the_window_writes_both_in_the_worker(open_window, finish, ready, qtbot, tmp_path, monkeypatch):
    threads = []

    class Watched(pdf_pages.PdfPages):
        def __init__(self, *arguments):
            threads.append(QThread.currentThread())
            super().__init__(*arguments)

    monkeypatch.setattr(pdf_report, "PdfPages", Watched)
    window = open_window(files=(sample_queries(),))
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    finish(window)
    hits = len(window.page.current_result().hits)
    for key, begins in (("html", b"<!DOCTYPE html>"), ("pdf", b"%PDF-")):
        window.menus.action("export").trigger()
        dialog = window.search_page.export.dialog
        dialog.format.setCurrentIndex(dialog.format.findData(key))
        path = tmp_path / f"report.{key}"
        dialog.path.setText(str(path))
        dialog.rows.buttons()[2].click()
        dialog.write_button.click()
        qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
        assert path.read_bytes().startswith(begins)
        assert window.messages.text.startswith(f"Saved {hits} hits to {path.name} in ")
    assert len(threads) == 1 and threads[0] is not QCoreApplication.instance().thread()
    assert n_pages(tmp_path / "report.pdf") > 20
