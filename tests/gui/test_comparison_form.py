"""What can be chosen in the form of *Kernels*, what is said of wrong input, what is remembered."""

from __future__ import annotations

import dataclasses
import zipfile

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel, QScrollArea, QSpinBox

from swathe.core.benchmark.catalogue import offers, swept
from swathe.core.benchmark.request import DatabaseChoice, Variant, command_of
from swathe.core.cuda.devices import Probe
from swathe.core.engines import EngineInfo, probe_engines
from swathe.core.scoring.queries import read_queries
from swathe.core.system.resources import sample_database
from swathe.gui.benchmark.table_model import TABLE_COLUMNS
from swathe.gui.work.settings import WindowSettings
from tests.core.cuda.fake_session import fake_device
from tests.gui.comparison_shown import choose_little, column, comparison_page, measured
from tests.pssm_files import pssm_text, usual_scores

_AMOUNT = "4 measurements, 1 timed run each: less than a minute if nothing else runs"
LETTERS = "STAGKVIKCKAAVLWEVKKPFSIEDVEVAP"


@pytest.fixture(scope="module")
def page_once(open_for_all):
    return comparison_page(open_for_all)


@pytest.fixture
def page(page_once):
    """The page on a small choice, whatever was chosen before."""
    page_once.test_window.menus.action("show_comparison").trigger()
    page_once.form.restore(WindowSettings())
    choose_little(page_once)
    return page_once


@pytest.fixture
def own(open_window):
    """The page of a window of its own."""
    return comparison_page(open_window)


def test_a_kernel_has_one_name_in_the_menu_in_the_form_and_on_the_page(own):
    """The menu and the form had *Gotoh*, the page, its figures and the command line *scalar*."""
    window, names = own.test_window, ("lanes", "scalar")
    window.form.engine.choose("cpu", "lanes")
    box, listed = window.form.engine.kernels.box, own.form.variants.list
    in_form = [box.itemText(box.findData(name)) for name in names]
    in_menu = [action.text() for action in window.menus.menu("Kernels").actions()]
    on_page = [listed.item(row).text() for row in range(listed.count())]
    for name, title in zip(names, in_form, strict=True):
        assert title.startswith(f"{name} – ")
        assert title in in_menu and title in on_page


def test_no_control_of_the_form_is_cut_off(page):
    """The form is as wide as the search's; three numbers in a line made it scroll sideways."""
    page.test_window.resize(1_280, 800)
    scroll = page.form.findChild(QScrollArea)
    for row in range(page.form.variants.list.count()):
        page.form.variants.list.setCurrentRow(row)
        QGuiApplication.processEvents()
        assert scroll.widget().minimumSizeHint().width() <= scroll.viewport().width(), row
        assert scroll.horizontalScrollBar().maximum() == 0, row


def test_results_call_the_simulated_database_as_the_form_does(page):
    """It was "Random, like Swiss-Prot" in the form and "simulated Swiss-Prot" in tables and charts."""
    label = DatabaseChoice("swiss-prot", n_sequences=500).label
    assert label.partition(",")[0].casefold() == page.form.databases.swiss_prot.text().casefold()


def test_the_numbers_of_made_up_databases_are_named_and_shown_where_they_count(page, qtbot):
    """Three boxes without a word, 540 × 400 × 1,000, stood under "Permuted copies" whether ticked or not."""
    field = page.form.databases
    field.choose((DatabaseChoice("swiss-prot", n_sequences=500),))
    assert field.sequences.isVisible()
    assert not field.lengths.isVisible() and not field.permutations.isVisible()
    field.choose(
        (DatabaseChoice("equal", None, 20_000, 256), DatabaseChoice("copies", None, 540, 400, 1_000))
    )
    named = {
        box: [label.text() for label in field._details[box].findChildren(QLabel)]
        for box in (field.equal, field.copies)
    }
    assert named[field.equal] == ["Sequences", "Residues of each"]
    assert named[field.copies] == ["Sequences", "Residues of each", "Copies of each"]
    assert field.permutations.isVisible() and not field.sequences.isVisible()
    assert field.copies.text() == "Shuffled copies"
    assert not field.problem


def test_the_words_of_the_form_are_those_of_who_has_not_read_the_papers(page):
    """The list had bare names, and the queries were called after the papers that measure with them."""
    form = page.form
    item = form.variants._find(Variant("cpu", "scalar"))
    assert item.text() == "scalar – one pair at a time, 32 bits"
    assert "docs/" not in form.variants._find(Variant("gpu", "tiled")).toolTip(), "no place on a user's disk"
    assert form.queries.combo.itemText(0) == "20 proteins, short to long"
    assert "CUDASW++" in form.queries.combo.itemData(0, Qt.ItemDataRole.ToolTipRole)


def test_what_can_be_set_of_a_kernel_folds(page):
    field = page.form.variants
    field.choose((Variant("cpu", "lanes"),))
    field.list.setCurrentItem(field._find(Variant("cpu", "lanes")))
    field.section.unfold(False)
    assert not field.duplicate.isVisible() and field.section.head.summary == "usual"
    field.section.unfold()
    assert field.duplicate.isVisible()
    field._settings.findChild(QSpinBox).setValue(1)
    assert field.section.head.summary == "threads 1"
    field._settings.findChild(QSpinBox).setValue(0)


def test_a_kernel_is_compared_with_itself_set_differently(page, qtbot):
    field = page.form.variants
    field.choose((Variant("cpu", "lanes"),))
    field.list.setCurrentItem(field._find(Variant("cpu", "lanes")))
    assert not field.remove.isEnabled()
    field.duplicate.click()
    texts = lambda: [field.list.item(row).text() for row in range(field.list.count())]  # noqa: E731
    (again,) = [text for text in texts() if text.startswith("Again: lanes")]
    assert again.removeprefix("Again: ") in texts(), "no two rows are the same"
    boxes = {field.settings.labelForField(box).text(): box for box in field._settings.findChildren(QComboBox)}
    boxes["SIMD"].setCurrentText("SSE4.1")
    assert [v.text for v in field.variants] == ["lanes", "lanes:simd=SSE4.1"]
    assert not any(text.startswith("Again") for text in texts())
    threads = field._settings.findChild(QSpinBox)
    threads.setValue(1)
    assert [v.label for v in field.variants] == ["lanes", "lanes, SIMD SSE4.1, threads 1"]
    measured(qtbot, page)
    assert column(page, "settings") == ["", "", "simd=SSE4.1 threads=1", "simd=SSE4.1 threads=1"], (
        "as in files"
    )
    place = next(place for place, one in enumerate(TABLE_COLUMNS) if one.key == "settings")
    assert page.results.model.index(2, place).data() == "SIMD SSE4.1, threads 1", (
        "as everywhere on the screen"
    )
    assert "1 thread, SSE4.1" in page.comparison.measurements[2].engine_label
    field.remove.click()
    assert [v.text for v in field.variants] == ["lanes"]


def test_wrong_files_and_inputs_are_said(page, tmp_path, qtbot):
    other = tmp_path / "other.json"
    other.write_text("{}")
    page.open(other)
    assert "not a saved comparison" in page.messages.text
    sweep = page.form.sweep
    for edit, wrong, says in (
        (sweep.gap_costs, "10", "cannot be read"),
        (sweep.gap_costs, "", "at least one pair"),
        (sweep.threads, "many", "cannot be read"),
        (sweep.blocks, "0", "at least 1"),
    ):
        right = edit.text()
        edit.setText(wrong)
        assert says in page.form.problem and not page.form.button.isEnabled()
        assert not page.test_window.menus.action("search").isEnabled()
        edit.setText(right)
        assert page.form.button.isEnabled()
    page.form.databases.choose(())
    assert page.form.problem == "Tick at least one database."
    page.form.databases.equal.setChecked(True)
    page.form.databases.lengths.setText("x")
    assert "cannot be read" in page.form.problem
    page.form.databases.lengths.setText("30, 60")
    assert len(page.form.databases.choices) == 2
    page.form.variants.choose(())
    assert page.form.problem == "Tick at least one kernel."


@pytest.fixture
def pssm_file(tmp_path):
    path = tmp_path / "P07327.pssm"
    path.write_text(pssm_text(LETTERS, usual_scores(LETTERS)))
    return path


@pytest.fixture
def wrong_files(tmp_path):
    """Files of which none is a database of proteins, by what is said of them."""
    bad = tmp_path / "bad.fasta"
    bad.write_text(">one\nMKVLAW\n>two\n1 MKVLAW 6\n")
    document = tmp_path / "notfasta.docx"
    with zipfile.ZipFile(document, "w") as archive:
        archive.writestr("word/document.xml", "<document/>")
    gene = tmp_path / "gene.fasta"
    gene.write_text(">gene\n" + "ATGGCGTTCACTGAAAAGCAAGAGGCTTTGGTG" * 9 + "\n")
    hollow = tmp_path / "hollow.fasta"
    hollow.write_text(">hollow\n")
    return {
        bad: "bad.fasta, record 2, line 4",
        document: "notfasta.docx: this file is a Word document",
        gene: "looks like nucleotides; Swathe compares proteins. Translate nucleotides first.",
        hollow: "no residues",
        tmp_path / "none.fasta": "none.fasta",
    }


def test_a_file_that_is_no_query_leaves_those_chosen_usable(page, wrong_files, qtbot):
    """Measure was disabled by it for good, said twice with the whole path, and no text said how to go on."""
    queries, before = page.form.queries, page.form.queries.queries
    for path, words in wrong_files.items():
        queries.open(path)
        qtbot.waitUntil(lambda: not page.form.problem)
        said = queries.note.text
        assert words in said and queries.note.warns
        assert said.endswith("\nThe queries are still “The sample's 2”.") and str(path.parent) not in said
        assert queries.queries is before and page.form.button.isEnabled()
        assert page.form.words.text() == _AMOUNT, "it is said once"
    queries.combo.activated.emit(queries.combo.currentIndex())  # the entry shown, chosen again
    assert queries.note.text == "2 queries of 375 to 413 residues" and not queries.note.warns
    measured(qtbot, page)


def test_a_file_that_is_no_database_leaves_those_chosen_usable(page, wrong_files, pssm_file, qtbot):
    """It was taken without a word, failed when it was measured with, and stayed chosen."""
    field = page.form.databases
    for path, words in wrong_files.items():
        field.open(path)
        qtbot.waitUntil(lambda: not page.form.problem)
        said = field.note.text
        assert words.replace("looks like", "look like") in said and field.note.warns
        assert said.endswith("\nThe database is still “60 of length 40”.") and str(path.parent) not in said
        assert [choice.kind for choice in field.choices] == ["equal"] and not field.file.isChecked()
        assert field.combo.findText(path.name) < 0
    field.file.click()
    assert "not a database" not in field.note.text and field.path == sample_database()
    field.open(pssm_file)
    qtbot.waitUntil(lambda: not page.form.problem)
    still = f"The databases are still “{sample_database().name}” and “60 of length 40”."
    assert field.note.text.endswith(f"not a database.\n{still}")
    (button,) = field.note.buttons
    button.click()
    qtbot.waitUntil(lambda: page.form.queries.combo.currentText() == pssm_file.name)
    assert "not a database" not in field.note.text and page.form.button.isEnabled()


def test_a_pssm_is_measured_as_what_it_is(page, pssm_file, qtbot):
    """It was "1 query of 375 residues" under BLOSUM62, in the form and beside the figures."""
    queries, length = page.form.queries, len(LETTERS)
    queries.open(pssm_file)
    qtbot.waitUntil(lambda: queries.combo.currentText() == pssm_file.name)
    assert queries.note.text == f"1 PSSM of {length} positions. It scores in place of the matrix."
    assert page.form.options.head.summary == "PSSM · 11/1 · 1 run"
    measured(qtbot, page)
    assert column(page, "matrix") == ["PSSM", "PSSM"]
    page.form.queries.choose("The sample's 2")
    assert page.form.options.head.summary == "BLOSUM62 · 11/1 · 1 run"
    of_both = (*read_queries([pssm_file])[0], *queries.queries)
    queries.follow_form(of_both, "of the form")
    queries.choose("Those of the search form")
    assert queries.note.text.endswith(" residues; 1 is a PSSM that scores in place of the matrix")
    assert page.form.options.head.summary == "BLOSUM62 · 11/1 · 1 run"


def test_what_is_said_of_a_refused_file_goes_with_what_is_done_next(page, wrong_files, tmp_path, qtbot):
    """It stayed, whatever was chosen or measured since, and was there when the page was shown again."""
    form, menus = page.form, page.test_window.menus
    wrong = next(iter(wrong_files))
    no_comparison = tmp_path / "other.json"
    no_comparison.write_text("{}")

    def leave():
        menus.action("show_search").trigger()
        menus.action("show_comparison").trigger()

    def choose():
        form.variants.choose((Variant("cpu", "lanes"),))

    for next_step in (leave, choose, lambda: measured(qtbot, page)):
        for field in (form.queries, form.databases):
            page.open(no_comparison)
            assert "not a saved comparison" in page.messages.text
            field.open(wrong)
            qtbot.waitUntil(lambda note=field.note: note.warns)
            assert not page.messages.text, "another file was opened since"
            next_step()
            assert not field.note.warns and "bad.fasta" not in field.note.text
        page.open(no_comparison)
        next_step()
        assert not page.messages.text
    assert form.queries.note.text == "2 queries of 375 to 413 residues"


def test_why_a_file_was_not_taken_is_in_sight(own, wrong_files, qtbot):
    """Under all the databases it was below the form's end."""
    own.test_window.resize(1000, 640)
    qtbot.settle(own)
    note = own.form.databases.note
    own.form.databases.open(next(iter(wrong_files)))
    qtbot.waitUntil(lambda: note.warns)
    scroll = own.form.findChild(QScrollArea)
    qtbot.waitUntil(lambda: note.visibleRegion().boundingRect().height() == note.height())
    assert scroll.verticalScrollBar().value() > 0


def test_a_database_is_chosen_once_it_was_read(page, tmp_path, qtbot):
    mine = tmp_path / "mine.fasta"
    mine.write_bytes(sample_database().read_bytes())
    field = page.form.databases
    field.open(mine)
    assert page.form.problem == "mine.fasta is being opened." and not page.form.button.isEnabled()
    qtbot.waitUntil(page.form.button.isEnabled)
    assert field.path == mine and field.file.isChecked() and "opened" not in field.note.text
    packed = next((tmp_path / "home" / "cache").rglob("*.swdb"), None) or tmp_path / "packed.swdb"
    page.form.queries.open(packed)
    qtbot.waitUntil(lambda: not page.form.problem)
    assert [button.text() for button in page.form.queries.note.buttons] == ["Use as database"]


def test_a_database_of_the_last_time_that_is_no_use_any_more_is_said(own, open_window, tmp_path, qtbot):
    mine = tmp_path / "mine.fasta"
    mine.write_bytes(sample_database().read_bytes())
    own.form.databases.choose((DatabaseChoice("file", mine),))
    qtbot.waitUntil(own.form.button.isEnabled)
    own.test_window.close()
    mine.unlink()
    again = open_window()
    again.pages.show_page("comparison")
    form = again.pages.get("comparison").form
    qtbot.waitUntil(lambda: "mine.fasta" in form.problem and "being opened" not in form.problem)
    assert form.databases.combo.currentText() == "mine.fasta" and form.words.text() == "See Databases above."
    form.databases.combo.setCurrentIndex(0)
    assert not form.problem
    form.databases.combo.setCurrentIndex(1)
    assert "mine.fasta" in form.problem


def test_what_is_varied_folds_and_says_what_it_holds(page):
    """The form was for those who know kernels: whoever asks which is faster needs neither blocks nor runs."""
    vary, sweep = page.form.options, page.form.sweep
    vary.unfold(False)
    sweep.repeats.setValue(2)
    assert not sweep.isVisible()
    assert vary.head.summary == "BLOSUM62 · 11/1 · 2 runs"
    sweep.threads.setText("1, 2")
    assert vary.head.summary == "BLOSUM62 · 11/1 · 1, 2 threads · 2 runs"
    assert not vary.unfolded
    sweep.blocks.setText("0")
    assert vary.unfolded and sweep.isVisible(), "where something is wrong"


def test_options_that_no_kernel_has_are_said_where_they_are_entered(own, qtbot):
    """Blocks for kernels of the processor were left out without a word; a warning was half out of sight."""
    own.test_window.resize(1280, 600)
    sweep, area = own.form.sweep, own.form.findChild(QScrollArea)
    own.form.options.unfold()
    sweep.blocks.setFocus()
    qtbot.settle(own)
    qtbot.keyClicks(sweep.blocks, "132")
    remark = "No ticked kernel has blocks to set: what is entered there has no effect."
    assert sweep.note.text == remark and not own.form.problem
    assert "--blocks" not in command_of(own.form.request()), "swathe bench refuses them"

    def in_sight():
        top = sweep.note.mapTo(area.viewport(), QPoint()).y()
        return top >= 0 and top + sweep.note.height() <= area.viewport().height()

    qtbot.waitUntil(in_sight)
    sweep.blocks.clear()
    sweep.threads.setText("1, 2")
    assert "no effect" not in sweep.note.text


def test_threads_under_options_take_the_place_of_those_of_a_kernel(own):
    """There are threads in two places, and which of them counts was said nowhere."""
    own.form.variants.choose((Variant("cpu", "lanes", (("threads", 1),)),))
    own.form.sweep.threads.setText("2")
    said = [label.text() for label in own.form.sweep.findChildren(QLabel)]
    assert any("replace those in the settings of a kernel" in words for words in said)
    request = own.form.request()
    offered = offers(probe_engines())
    found = swept(request.variants, request.threads, request.blocks, offered)
    assert found == (Variant("cpu", "lanes", (("threads", 2),)),)
    copies = own.form.databases
    for field in (copies.copies, copies.subjects, copies.permutations):
        assert "each shuffled as often as given" in field.toolTip()


def test_inputs_are_remembered(own, open_window):
    field = own.form
    n_rows = field.variants.list.count()
    field.variants.choose((Variant("cpu", "lanes", (("simd", "SSE4.1"),)),))
    field.sweep.gap_costs.setText("10/2, 40/3")
    field.sweep.threads.setText("1, 2")
    field.sweep.matrix.setCurrentText("BLOSUM50")
    field.databases.choose(
        (DatabaseChoice("swiss-prot", n_sequences=77), DatabaseChoice("file", sample_database()))
    )
    own.test_window.close()
    again = open_window()
    again.pages.show_page("comparison")
    form = again.pages.get("comparison").form
    assert [v.text for v in form.variants.variants] == ["lanes:simd=SSE4.1"]
    assert form.variants.list.count() == n_rows, "no further row of the kernel as it is usually set"
    assert (form.sweep.gap_costs.text(), form.sweep.threads.text()) == ("10/2, 40/3", "1, 2")
    assert form.sweep.matrix.currentText() == "BLOSUM50"
    assert form.queries.combo.currentText() == "The sample's 2"
    assert {choice.text for choice in form.databases.choices} == {"simulated:77", str(sample_database())}


def test_the_search_forms_inputs_are_offered(page, one_query, ready):
    window = page.test_window
    window.menus.action("show_search").trigger()
    window.form.query.open(one_query)
    window.form.database.open(sample_database())
    ready(window)
    window.menus.action("show_comparison").trigger()
    page.form.queries.choose("Those of the search form")
    assert [len(query) for query in page.form.queries.queries] == [375]
    assert page.form.queries.source == str(one_query)


def test_gpus_and_their_kernels_are_offered(own, monkeypatch, qtbot):
    from swathe.core.cuda import devices

    gpus = (fake_device(0), fake_device(1))
    monkeypatch.setattr(devices, "probe", lambda: Probe(gpus, "13.0"))
    engines = probe_engines()
    own.form.set_engines(engines)
    form = own.form
    assert form.gpus.isVisible() and form.gpus.devices is None
    kernels = {kernel for info in engines if info.name == "gpu" for kernel, _ in info.kernels}
    listed = {
        form.variants.list.item(row).data(Qt.ItemDataRole.UserRole)
        for row in range(form.variants.list.count())
    }
    assert (
        {v.kernel for v in listed if v is not None and v.engine == "gpu"}
        == kernels
        >= {"tiled", "short-query"}
    )
    form.variants.choose((Variant("gpu", "short-query"), Variant("hybrid", "tiled")))
    form.variants.list.setCurrentItem(form.variants._find(Variant("gpu", "short-query")))
    labels = [
        form.variants.settings.labelForField(box).text()
        for box in form.variants._settings.findChildren(QSpinBox)
    ]
    assert "Blocks of the grid" in labels
    form.sweep.threads.setText("64, 128")
    form.sweep.blocks.setText("132, 264")
    texts = {"hybrid/tiled:threads=64", "short-query:threads=64:blocks=132"}
    from swathe.core.benchmark.catalogue import offers, swept

    request = form.request()
    made = {v.text for v in swept(request.variants, request.threads, request.blocks, offers(engines))}
    assert texts <= made and len(made) == 4 + 2
    form.gpus.list.item(2).setCheckState(Qt.CheckState.Unchecked)
    assert form.request().devices == (0,)
    form.gpus.list.item(1).setCheckState(Qt.CheckState.Unchecked)
    assert form.problem == "Tick at least one GPU."


def test_what_cannot_run_here_cannot_be_ticked(own):
    missing = (EngineInfo("gpu", "GPU", (("tiled", "Tiled"),), "no NVIDIA driver was found"),)
    cpu = (EngineInfo("cpu", "CPU", (("lanes", "Opal"),)),)
    own.form.set_engines(missing + cpu)
    field = own.form.variants
    item = field._find(Variant("gpu", "tiled"))
    assert not item.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert "no NVIDIA driver was found" in item.toolTip()
    field.choose((Variant("gpu", "tiled"), Variant("gpu", "tiled", (("threads", 64),))))
    assert field.variants == ()


def test_why_a_kernel_cannot_run_here_is_reached_by_keys(own, qtbot):
    """Down went past it, and its description and the reason were in a tooltip alone."""
    missing = (EngineInfo("gpu", "GPU", (("tiled", "Tiled"),), "no NVIDIA driver was found"),)
    own.form.set_engines((EngineInfo("cpu", "CPU", (("lanes", "Opal"),)), *missing))
    field = own.form.variants
    field.list.setCurrentRow(0)
    said = []
    for _ in range(field.list.count() - 1):
        qtbot.keyClick(field.list, Qt.Key.Key_Down)
        said.append(field.about.text())
        qtbot.keyClick(field.list, Qt.Key.Key_Space)
    assert "GPU: no NVIDIA driver was found" in said, "its heading, which is too long for the list"
    assert said[-1].endswith("\nIt cannot run here: no NVIDIA driver was found")
    assert not field.section.isVisible() and all(variant.engine == "cpu" for variant in field.variants)
    texts = [field.list.item(row).text() for row in range(field.list.count())]
    assert "GPU: cannot run here" in texts


@pytest.mark.parametrize("row", [1, 5])
def test_the_letter_of_a_heading_scrolls_to_its_field(own, qtbot, row):
    """It went to a list that was out of sight."""
    window = own.test_window
    window.resize(1280, 500)
    own.form.options.unfold()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    own.form.sweep.repeats.setFocus()
    qtbot.settle(own)
    area, kernels = own.form.findChild(QScrollArea), own.form.variants.list
    bar, seen = area.verticalScrollBar(), area.viewport()
    kernels.setCurrentRow(row)
    bar.setValue(bar.maximum())
    kernels.verticalScrollBar().setValue(kernels.verticalScrollBar().maximum())

    def in_sight():
        place = kernels.visualRect(kernels.currentIndex())
        top = kernels.viewport().mapTo(seen, place.topLeft()).y()
        in_list = kernels.viewport().rect().contains(place.center())
        return in_list and 0 <= top < seen.height() - place.height()

    assert not in_sight()
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert kernels.hasFocus() and in_sight()


def test_the_letter_of_a_heading_changes_nothing(own, qtbot):
    """Alt+D took the tick from "File"."""
    field = own.form.databases
    before = field.choices
    qtbot.keyClick(own.test_window, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(field.file.hasFocus)
    qtbot.waitUntil(lambda: not field.file.isDown())
    assert field.choices == before


def test_nothing_moves_when_another_row_of_the_list_is_chosen(own, qtbot):
    """Queries and databases went up by two lines under a kernel that cannot run, down by one under lanes."""
    reason = "the driver is for CUDA 10.2, and kernels are made with CUDA 12 or newer: it has to be renewed"
    gpu = EngineInfo("gpu", "GPU", (("tiled", "Tiled"), ("intra-task-strips", "Strips")), reason)
    cpu = EngineInfo("cpu", "CPU", (("lanes", "SIMD, each lane takes a subject or a stretch of the query"),))
    own.form.set_engines((gpu, cpu))
    field, queries = own.form.variants, own.form.queries
    for unfolded in (False, True):
        field.list.setCurrentRow(1)
        field.section.unfold(unfolded)
        qtbot.settle(own)
        before = queries.mapTo(own, QPoint())
        for row in range(field.list.count()):
            field.list.setCurrentRow(row)
            qtbot.settle(own)
            assert queries.mapTo(own, QPoint()) == before, field.list.item(row).text()
        assert field.about.text().endswith(reason)
        assert field.about.height() >= field.about.heightForWidth(field.about.width()), "it is whole"


def test_the_time_is_that_of_this_machine_once_something_was_measured(own, qtbot):
    """It said some 5 minutes where it took half an hour, again and again, also beside the time left."""
    assert own.form.words.text() == _AMOUNT
    said = []
    own.controller.working.connect(lambda _: said.append(own.form.words.text()))
    measured(qtbot, own)
    assert set(said) == {"4 measurements, 1 timed run each"}
    took = [dataclasses.replace(m, seconds=(40.0,)) for m in own.comparison.measurements]
    own.form.learn([dataclasses.replace(own.comparison, measurements=tuple(took))])
    assert own.form.words.text() == "4 measurements, 1 timed run each: about 8 min if nothing else runs"
