"""What a frozen Swathe does to show that it is whole: built beside the programs, and left out of downloads.

selftest start              CPU and wall seconds until the window is painted
selftest pages FOLDER       search the sample, open every page, look, and keep pictures in FOLDER
selftest kernel             compile a GPU's kernel
"""

import sys
import time
from pathlib import Path

BEGAN = time.perf_counter()
PATIENCE = 180.0


def main() -> int:
    """Return the exit status."""
    what, *rest = sys.argv[1:]
    return {"start": start, "pages": pages, "kernel": kernel}[what](*rest)


def open_window():
    """Return the window as the program opens it, with what it reports."""
    from PySide6.QtWidgets import QApplication

    from swathe.gui.app import make_application
    from swathe.gui.start.first_paint import FirstPaint
    from swathe.gui.window.main_window import MainWindow
    from swathe.gui.work.errors import ErrorPresenter
    from swathe.gui.work.settings import WindowSettings

    make_application()
    presenter, reports, painted = ErrorPresenter(), [], []
    presenter.reported.connect(lambda summary, details: reports.append(f"{summary}\n{details}"))
    window = MainWindow(WindowSettings(), presenter, None)
    first_paint = FirstPaint(window)
    first_paint.happened.connect(lambda: painted.append(time.perf_counter()))
    window.show()
    wait_until(lambda: painted)
    assert QApplication.instance() is not None
    return window, reports


def wait_until(condition) -> None:
    """Let the window work until a condition holds."""
    from PySide6.QtWidgets import QApplication

    end = time.monotonic() + PATIENCE
    while not condition():
        QApplication.processEvents()
        time.sleep(0.005)
        assert time.monotonic() < end, "the window did not get there"


def start() -> int:
    """Print how long the window took."""
    window, _ = open_window()
    print(f"{time.process_time():.3f} {time.perf_counter() - BEGAN:.3f}")
    window.close()
    return 0


def pages(folder: str) -> int:
    """Search and look everywhere."""
    window, reports = open_window()
    try:
        look(window, Path(folder))
    finally:
        window.close()
    print("\n".join(reports), file=sys.stderr)
    return bool(reports)


def look(window, folder: Path) -> None:
    """Search, then open every page, every tab of the results, and dialogs."""
    from PySide6.QtWidgets import QTabBar

    from swathe.gui.work.task_controller import SearchState

    window.begin([], sample=True)
    wait_until(lambda: bool(window.form.engine.engines))
    wait_until(lambda: window.form.database.database is not None and not window.form.problem)
    wait_until(lambda: window.controller.state in (SearchState.DONE, SearchState.FAILED))
    assert window.controller.state is SearchState.DONE, window.messages.text
    for number, row in enumerate(window.pages.rows):
        window.pages.show_page(row.id)
        settle = time.monotonic() + 1.0
        wait_until(lambda until=settle: time.monotonic() > until)
        window.grab().save(str(folder / f"{number}-{row.id}.png"))
        print("page", row.id)
    window.pages.show_page("search")
    (tabs,) = [bar for bar in window.page.findChildren(QTabBar) if bar.accessibleName() == "Details"]
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        settle = time.monotonic() + 1.0
        wait_until(lambda until=settle: time.monotonic() > until)
        window.grab().save(str(folder / f"tab-{number}.png"))
        print("tab", tabs.tabText(number))
    for name in ("about", "guide", "shortcuts"):
        window.menus.action(name).trigger()
        wait_until(lambda: True)
        print("dialog", name)


def kernel() -> int:
    """Compile the first kernel of the GPU engine."""
    from swathe.core.cuda.compiler import compile_kernel
    from swathe.core.cuda.drivers import choose_driver
    from swathe.kernels.tiled import all_builds

    build = all_builds((9, 0))[0]
    compiled = compile_kernel("tiled.cu", build.defines(), (9, 0))
    print(f"NVRTC {compiled.compiler[0]}.{compiled.compiler[1]}: {len(compiled.image)} bytes")
    print(choose_driver().label)
    return 0


if __name__ == "__main__":
    if hasattr(sys, "_MEIPASS"):
        from start import prepare

        prepare()
    sys.exit(main())
