"""The window's words go through Qt's translation: in a made-up language, whatever stays English is found."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from swathe.core.engines.kernel_options import VARIANTS
from swathe.core.results.hits import COLUMNS
from swathe.gui.start.languages import install_translation
from swathe.gui.widgets.option_box import note
from tests.gui.on_screen import let_the_worker_catch_up
from tests.gui.ownership import buddy
from tests.gui.pseudo_language import ROOT, make

ESPERANTO = QLocale("eo")
CORE_WORDS = {
    *(column.title for column in COLUMNS),
    *(variant.label for variant in VARIANTS),
    *(note(option) for variant in VARIANTS for option in variant.options),
    *(option.label for variant in VARIANTS for option in variant.options),
}
"""What `core` says, which knows no Qt: titles of columns, as in files; names of kernels and options."""
FIGURES = re.compile(r"\.fasta|^CPU|^GPU$|^GPU: |^BLOSUM62 · |^Auto:|^Scroll |^Threads$|^Processor threads; ")
"""Names of files and processors, the option that all kernels of these have, and what Qt itself says."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return make(tmp_path_factory.mktemp("language"))


@pytest.fixture
def translated(folder, open_window):
    """A window in the made-up language; the translators go with the test."""
    from swathe.gui.app import make_application

    application = make_application()
    assert install_translation(application, ESPERANTO, str(folder))
    yield open_window(sample=True)
    for translator in application.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()


def english(top: QWidget) -> set[str]:
    """Return words in sight that are not translated, but for names and figures of `core`."""
    said = set()
    for widget in (top, *top.findChildren(QWidget)):
        said |= {widget.toolTip(), widget.windowTitle()} if not isinstance(widget, QLabel) else set()
        if isinstance(widget, QAbstractButton | QGroupBox):
            said.add(widget.text() if isinstance(widget, QAbstractButton) else widget.title())
        if isinstance(widget, QLabel) and buddy(widget) is not None:
            said.add(widget.text())
        if isinstance(widget, QLineEdit):
            said.add(widget.placeholderText())
        if isinstance(widget, QTabBar):
            said |= {widget.tabText(place) for place in range(widget.count())}
        if not isinstance(widget, QLabel | QComboBox):
            said.add(widget.accessibleName())
        for action in widget.actions() if isinstance(widget, QMenu) else ():
            said |= {action.text()}
    letters = {text for text in said if re.search(r"[A-Za-z]{3,}", text)} - CORE_WORDS
    return {text for text in letters if "«" not in text and not FIGURES.search(text)}


def test_the_window_speaks_the_language(translated, qtbot, finish):
    window = translated
    window.resize(1400, 900)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    qtbot.waitUntil(lambda: window.run_bar.chart is not None)
    for place in range(window.page.tabs.count()):
        window.page.tabs.setCurrentIndex(place)
    for command in ("show_comparison", "show_reciprocal", "show_network", "show_history"):
        window.menus.action(command).trigger()
        let_the_worker_catch_up(qtbot, window.background)
    assert window.menus.action("open_query").text() == "«Open &query…»"
    assert sorted(english(window)) == []


@pytest.mark.long
def test_english_without_a_translation(open_window, tmp_path):
    from swathe.gui.app import make_application

    assert not install_translation(make_application(), QLocale("fi"), str(tmp_path))
    assert not install_translation(make_application(), QLocale("en_GB"))
    window = open_window()
    assert window.menus.action("open_query").text() == "Open &query…"


SHOWN = {
    *("setText", "setToolTip", "setWindowTitle", "setPlaceholderText", "setAccessibleName", "addAction"),
    *(
        "setAccessibleDescription",
        "addMenu",
        "addSection",
        "setTitle",
        "addTab",
        "setTabText",
        "show_message",
    ),
    *("QPushButton", "QLabel", "QCheckBox", "QRadioButton", "QGroupBox", "QMenu", "QAction"),
    *("getOpenFileName", "getSaveFileName", "getExistingDirectory", "setTabToolTip"),
}
SHOWN_AS = {
    "accessibleName",
    "accessibleDescription",
    "toolTip",
    "text",
    "placeholderText",
    "specialValueText",
}
WORD = re.compile(r"(?<![%.*{#\w])[A-Za-z][a-z]{2,}")
NAME = re.compile(r"Ctrl\+.+|\w+\.\w+")
"""Keys and names of files."""
NO_WORDS = {
    "gui/window/about.py": {"Swathe "},
    "gui/results/stack/picture.py": {"Query"},
    "gui/app.py": {"Swathe"},
}
"""The program's name, and a letter-wide label that SVG files hold."""


def untranslated(path: Path) -> list[str]:
    """Return literals of a module that a widget is given as they are."""
    found = []
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call):
            given = list(call.args) if called(call) in SHOWN else []
            given += [keyword.value for keyword in call.keywords if keyword.arg in SHOWN_AS]
            found += [f"{path.name}:{text.lineno} {text.value!r}" for one in given for text in literals(one)]
    return found


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals(node: ast.AST) -> list[ast.Constant]:
    """Return texts in an expression that no call of `tr` or `translate` is about."""
    if isinstance(node, ast.Constant):
        text = node.value if isinstance(node.value, str) else ""
        return [node] if WORD.search(text) and not NAME.fullmatch(text) else []
    if isinstance(node, ast.Call):
        inside = node.func.value if isinstance(node.func, ast.Attribute) else None
        return literals(inside) if isinstance(inside, ast.Constant | ast.JoinedStr) else []
    if isinstance(node, ast.Compare | ast.Subscript | ast.Lambda):
        return []
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else ast.iter_child_nodes(node)
    return [text for part in parts for text in literals(part)]


def test_no_text_is_shown_untranslated():
    found = []
    for path in sorted((ROOT / "gui").rglob("*.py")):
        known = NO_WORDS.get(str(path.relative_to(ROOT)), set())
        found += [text for text in untranslated(path) if not any(repr(word) in text for word in known)]
    assert found == []


def test_text_that_is_shown_untranslated_is_found(tmp_path):
    path = tmp_path / "window.py"
    path.write_text(
        'box.setText("Search")\nbox.setText(self.tr("Search"))\nbox.setToolTip(f"{n} hits")\n'
        'QPushButton(self.tr("Go") if x else "Stop", toolTip="Ends it")\nbox.setText("{:,} %".format(n))\n'
    )
    assert len(untranslated(path)) == 4


def test_what_is_translated_is_seen_by_the_tools():
    """They collect literals only: a text that comes in a variable must be marked where it is written."""
    marked, asked = set(), []
    for path in sorted((ROOT / "gui").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or called(call) not in ("tr", "translate", "QT_TRANSLATE_NOOP"):
                continue
            if called(call) != "tr" and len(call.args) < 2:
                continue  # a method of str
            text = call.args[0 if called(call) == "tr" else 1]
            if isinstance(text, ast.Constant):
                marked.add(text.value)
            else:
                asked.append(f"{path.name}:{call.lineno} {ast.unparse(text)}")
    joined = [place for place in asked if "f'" in place or "+" in place]
    assert joined == [], "a text that is put together is never found in a translation"
    assert len(marked) > 1_000
