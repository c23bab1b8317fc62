"""The form's choice of a kernel and of its options: by mouse and keyboard, refused if wrong, remembered."""

from __future__ import annotations

import functools
import shlex

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox

from swathe.core.cli.arguments import parse_arguments
from swathe.core.engines import published
from swathe.core.engines.kernel_options import read_options
from swathe.core.errors import InvalidRequest
from swathe.core.export.provenance import command_line
from swathe.core.system.resources import sample_database
from swathe.gui.work.settings import WindowSettings
from swathe.kernels.registry import variants_of
from tests.core.cuda.fake_session import Fleet
from tests.gui.engine_form import choose, find
from tests.gui.on_screen import close_dialogs
from tests.gui.ownership import buddy
from tests.long_run import long_but


@pytest.fixture(scope="module")
def window_once(open_for_all):
    with pytest.MonkeyPatch.context() as monkeypatch:
        find(monkeypatch, 0, unsupported=())
        yield open_for_all()


@pytest.fixture
def window(window_once, qtbot):
    """A window on a machine with one GPU, chosen; all else but the database is as at the first start."""
    window_once.form.query.clear()
    window_once.form.restore(WindowSettings())
    choose(window_once.form.engine, "GPU 0")
    yield window_once
    close_dialogs(qtbot, window_once)


@pytest.fixture
def own(open_window, monkeypatch):
    """Such a window for a test that closes it."""
    find(monkeypatch, 0, unsupported=())
    window = open_window()
    choose(window.form.engine, "GPU 0")
    return window


def pick(field, kernel):
    """Choose a kernel as a user does."""
    row = field.kernel.findData(kernel)
    assert field.kernel.model().item(row).isEnabled()
    field.kernel.setCurrentIndex(row)
    field.kernel.activated.emit(row)


def control(field, label):
    """Return the control of an option, by what is written beside it."""
    labels = field.kernels.dialog.findChildren(QLabel)
    return next(buddy(words) for words in labels if words.text() == label and words.isVisible())


def open_dialog(qtbot, field):
    qtbot.mouseClick(field.kernels.options_button, Qt.MouseButton.LeftButton)
    assert field.kernels.dialog.isVisible()
    return field.kernels.dialog


def fill(window, qtbot, residues=40):
    """Make the form complete with a query of so many residues."""
    window.form.query.set_text("MKVLAAGIVG" * (residues // 10))
    window.form.database.open(sample_database())
    qtbot.waitUntil(lambda: window.form.database.database is not None)


def test_kernels_are_listed_by_origin_with_their_papers(window):
    field = window.form.engine
    rows = [field.kernel.model().item(row) for row in range(field.kernel.count())]
    headings = [row.text() for row in rows if not row.isEnabled()]
    assert headings == ["Swathe's own", "From the literature"]
    place = {row.text(): number for number, row in enumerate(rows)}
    for variant in variants_of("gpu"):
        number = place[variant.title]
        assert (number > place["From the literature"]) is (not variant.own)
        assert variant.paper in rows[number].toolTip()
    view = field.kernel.view()
    assert view.minimumWidth() >= max(view.sizeHintForIndex(row.index()).width() for row in rows)
    pick(field, "partitioned")
    assert "CUDASW++ 2.0" in field.kernel.toolTip()
    choose(field, "CPU")
    assert [field.kernel.itemData(row) for row in range(field.kernel.count())] == [
        "auto", *(variant.name for variant in variants_of("cpu"))
    ]  # fmt: skip


def test_options_are_there_where_a_kernel_has_some(window):
    field = window.form.engine
    button = field.kernels.options_button
    assert (button.isEnabled(), button.toolTip()) == (False, "Choose a kernel to set its options")
    pick(field, "tiled")
    assert (button.isEnabled(), button.toolTip()) == (False, "This kernel has no options")
    for variant in variants_of("gpu"):
        pick(field, variant.name)
        assert button.isEnabled() is bool(variant.options)
        for option in variant.options:
            assert option.label.casefold() in button.toolTip().casefold()
    choose(field, "Automatic")
    assert not button.isEnabled()
    assert field.kernel.toolTip() == "Choose an engine to choose among its kernels"


@pytest.mark.parametrize(
    "variant",
    long_but(
        (variant for variant in variants_of("gpu") if variant.options),
        next(variant for variant in variants_of("gpu") if variant.options),
    ),
    ids=lambda variant: variant.name,
)
def test_every_option_has_a_control_with_its_values(window, qtbot, variant):
    field = window.form.engine
    pick(field, variant.name)
    dialog = open_dialog(qtbot, field)
    assert dialog.windowTitle() == f"Options of {variant.name}"
    assert variant.paper in dialog.paper.text()
    words = "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
    for option in variant.options:
        box = control(field, option.label)
        assert (box.accessibleName(), box.isVisible()) == (option.label, True)
        assert box.accessibleDescription() == box.toolTip()
        assert option.note[1:].replace("auto: ", "automatic: ") in words or option.note.startswith("auto: ")
        if option.choices:
            assert tuple(box.itemData(row) for row in range(box.count())) == option.choices
            assert box.currentData() == option.default
            box.setCurrentIndex(box.count() - 1 if box.currentIndex() == 0 else 0)
            changed = box.currentData()
        else:
            assert (box.minimum(), box.maximum(), box.value()) == (option.low, option.high, option.default)
            changed = option.low + 1
            box.setValue(changed)
        assert dict(field.kernel_options)[option.name] == changed
    names = [name for name, _ in field.kernel_options]
    assert names == [option.name for option in variant.options]
    assert field.kernels.options_button.text() == f"Kernel options ({len(names)})…"
    qtbot.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert (field.kernel_options, field.kernels.options_button.text()) == ((), "Kernel options…")
    assert not dialog.reset_button.isEnabled()
    for option in variant.options:
        box = control(field, option.label)
        value = box.value() if isinstance(box, QSpinBox) else box.currentData()
        assert value == option.default


def test_the_request_and_its_command_have_what_is_set(window, qtbot):
    fill(window, qtbot)
    field = window.form.engine
    pick(field, "partitioned")
    open_dialog(qtbot, field)
    control(field, "Longest subject of a thread").setValue(1_000)
    box = control(field, "Rows of a partition")
    box.setCurrentIndex(box.findData(128))
    assert window.form.request().kernel_options == (("partition", 128), ("threshold", 1_000))
    assert (
        "Rows of a partition 128, Longest subject of a thread 1,000" in field.kernels.options_button.toolTip()
    )
    assert "2 not at the default" in field.kernels.options_button.accessibleName()
    words = shlex.split(command_line(window.form.request()))
    given = read_options(parse_arguments(words[1:]).kernel_option)
    assert given == {"partition": "128", "threshold": "1000"}
    box.setCurrentIndex(box.findData(0))  # the default again
    assert window.form.request().kernel_options == (("threshold", 1_000),)


def test_options_are_set_by_keyboard(window, qtbot):
    field = window.form.engine
    pick(field, "inter-task")
    field.kernel.setFocus()
    qtbot.keyClick(field.kernel, Qt.Key.Key_Tab)
    button = field.kernels.options_button
    assert window.focusWidget() is button
    qtbot.keyClick(button, Qt.Key.Key_Space)
    dialog = field.kernels.dialog
    assert dialog.isVisible() and not dialog.isModal()
    qtbot.waitUntil(dialog.isActiveWindow)
    box = control(field, "Threads per block")
    assert dialog.focusWidget() is box
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert field.kernel_options == (("threads", 224),)
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    blocks = control(field, "Blocks of the grid")
    assert dialog.focusWidget() is blocks
    assert blocks.text() == "Automatic"
    qtbot.waitUntil(lambda: blocks.lineEdit().selectedText() == blocks.text())
    qtbot.keyClicks(blocks, "64")
    assert field.kernel_options == (("threads", 224), ("blocks", 64))
    qtbot.keyClick(blocks, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert field.kernel_options == (("threads", 224), ("blocks", 64))


def test_each_kernel_keeps_its_options_and_the_dialog_follows(window, qtbot):
    field = window.form.engine
    pick(field, "inter-task")
    dialog = open_dialog(qtbot, field)
    control(field, "Blocks of the grid").setValue(7)
    pick(field, "quad-lane")
    assert dialog.windowTitle() == "Options of quad-lane"
    assert field.kernel_options == ()
    control(field, "Scheduling").setCurrentText("static")
    pick(field, "inter-task")
    assert (dialog.windowTitle(), control(field, "Blocks of the grid").value()) == (
        "Options of inter-task", 7,
    )  # fmt: skip
    pick(field, "tiled")
    assert (dialog.isVisible(), field.kernel_options) == (False, ())
    choose(field, "CPU + GPU 0")
    pick(field, "quad-lane")
    assert field.kernel_options == (("scheduling", "static"),)


def test_options_that_do_not_go_together_are_refused_before_a_search(window, qtbot):
    fill(window, qtbot)
    field = window.form.engine
    pick(field, "partitioned")
    dialog = open_dialog(qtbot, field)
    assert window.form.problem == ""
    for label, value in (("Rows of a partition", 512), ("Threads of a vector", 8)):
        box = control(field, label)
        box.setCurrentIndex(box.findData(value))
    assert "A vector of 8 threads keeps partitions of up to" in window.form.problem
    assert window.form.problem == field.note.text == dialog.note.text
    assert not window.form.button.isEnabled()
    with pytest.raises(InvalidRequest, match="A vector of 8 threads"):
        window.form.request()
    qtbot.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert (window.form.problem, dialog.note.text, window.form.button.isEnabled()) == ("", "", True)


def test_a_query_that_a_kernel_cannot_take_is_said_with_what_computes_it(window, qtbot):
    fill(window, qtbot)
    field = window.form.engine
    pick(field, "short-query")
    assert (field.problem, field.note.text) == ("", "")
    fill(window, qtbot, residues=2_000)
    qtbot.waitUntil(lambda: bool(field.note.text))
    assert "A query of 2,000 residues does not fit the shared memory: Fake 0" in field.note.text
    assert field.note.text.endswith("The kernel inter-task computes it instead.")
    assert (window.form.problem, window.form.button.isEnabled()) == ("", True)

    open_dialog(qtbot, field)
    control(field, "Kernel for what it cannot take").setCurrentText("refuse")
    assert "2,000 residues does not fit" in window.form.problem
    assert window.form.problem.endswith("Change the options, or choose another kernel.")
    assert not window.form.button.isEnabled()
    fill(window, qtbot)
    qtbot.waitUntil(lambda: not window.form.problem)
    control(field, "Threads per block").setCurrentText("512")
    fill(window, qtbot, residues=400)
    qtbot.waitUntil(lambda: "with 512 threads per block" in window.form.problem)
    pick(field, "inter-task")
    assert window.form.problem == ""


def test_scores_too_far_apart_for_bytes_are_said(window, qtbot, tmp_path):
    fill(window, qtbot)
    letters = "ARNDCQEGHILKMFPSTWYVBZX*"
    path = tmp_path / "steep"
    path.write_text(
        "   " + "  ".join(letters) + "\n"
        + "".join(f"{a} " + " ".join("127" if a == b else "-128" for b in letters) + "\n" for a in letters)
    )  # fmt: skip
    pick(window.form.engine, "quad-lane")
    assert window.form.engine.note.text == ""
    window.form.scoring.choose(path, 10, 1)
    assert "span more than fits a byte lane" in window.form.engine.note.text
    assert "The kernel inter-task computes it instead." in window.form.engine.note.text
    window.form.scoring.choose("BLOSUM62")
    assert window.form.engine.note.text == ""


def test_options_come_back_and_what_makes_no_sense_is_dropped(own, qtbot, open_window, expected_log):
    field = own.form.engine
    pick(field, "striped")
    open_dialog(qtbot, field)
    control(field, "Threads of a vector").setCurrentText("16")
    pick(field, "inter-task")
    control(field, "Blocks of the grid").setValue(99)
    own.close()
    assert not field.kernels.dialog.isVisible()

    window = open_window()
    field = window.form.engine
    assert (field.kernel_name, field.kernel_options) == ("inter-task", (("blocks", 99),))
    assert field.kernels.options_button.text() == "Kernel options (1)…"
    pick(field, "striped")
    assert field.kernel_options == (("vector", 16),)
    window.close()

    settings = WindowSettings()
    settings.write("kernel_options/striped", "vector=17")
    settings.write("kernel_options/inter-task", "nonsense blocks=5")
    settings.flush()
    expected_log("setting kernel_options/striped dropped: .*vector cannot be 17")
    expected_log("setting kernel_options/inter-task dropped: .*no option 'nonsense'")
    field = open_window().form.engine
    assert (field.kernel_name, field.kernel_options) == ("striped", ())
    pick(field, "inter-task")
    assert field.kernel_options == ()


@pytest.mark.long
def test_the_instruction_set_of_the_processor_is_set_and_the_run_says_so(open_window, qtbot, finish, ready):
    window = open_window()
    fill(window, qtbot)
    field = window.form.engine
    choose(field, "CPU")
    pick(field, "lanes")
    open_dialog(qtbot, field)
    box = control(field, "SIMD")
    assert isinstance(box, QComboBox)
    from swathe.core.native.compiler import instruction_sets

    here = [each.name for each in instruction_sets()]

    assert [box.itemText(row) for row in range(box.count())] == ["Automatic", *here]
    said = [label.text() for label in field.kernels.dialog.findChildren(QLabel)]
    assert "Automatic: the best that the processor has. By default automatic." in said, "one word"
    lowest = here[-1]
    box.setCurrentText(lowest)
    ready(window)
    window.search()
    finish(window)
    result = window.controller.result
    assert result.plan.request.kernel_options == (("simd", lowest),)
    assert result.engine_label.endswith(lowest)
    run = window.page.run.text()
    assert f"Kernel options: SIMD {lowest}" in run
    assert f"--kernel-option simd={lowest}" in run


def test_a_published_kernel_searches_with_its_options_and_the_cpu_without(
    open_window, qtbot, finish, ready, monkeypatch, tmp_path
):
    fleet = Fleet()
    monkeypatch.setattr(
        published,
        "PublishedEngine",
        functools.partial(published.PublishedEngine, open_session=fleet.open),
    )
    find(monkeypatch, 0, unsupported=())
    records = sample_database().read_text().split(">")[1:7]
    database = tmp_path / "tiny.fasta"
    database.write_text("".join(f">{record}" for record in records))
    window = open_window()
    window.form.query.set_text("MKVLAAGIVGLCAKAY")
    window.form.database.open(database)
    field = window.form.engine
    choose(field, "GPU 0")
    pick(field, "inter-task")
    open_dialog(qtbot, field)
    control(field, "Threads per block").setCurrentText("64")
    control(field, "Blocks of the grid").setValue(3)
    ready(window)
    window.search()
    finish(window, timeout=120_000)
    run = window.page.run.text()
    assert "Kernel: inter-task" in run
    assert "Kernel options: Threads per block 64, Blocks of the grid 3" in run
    window.controller.search_on_cpu()
    finish(window)
    assert "Kernel options" not in window.page.run.text()
