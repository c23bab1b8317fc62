"""What Qt needs from the system, looked for before Qt aborts over it."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

_PACKAGES: Final = {
    "libEGL.so": "libegl1",
    "libGL.so": "libgl1",
    "libOpenGL.so": "libopengl0",
    "libGLX.so": "libglx0",
    "libxkbcommon.so": "libxkbcommon0",
    "libxkbcommon-x11.so": "libxkbcommon-x11-0",
    "libxcb-cursor.so": "libxcb-cursor0",
    "libxcb-icccm.so": "libxcb-icccm4",
    "libxcb-image.so": "libxcb-image0",
    "libxcb-keysyms.so": "libxcb-keysyms1",
    "libxcb-randr.so": "libxcb-randr0",
    "libxcb-render.so": "libxcb-render0",
    "libxcb-render-util.so": "libxcb-render-util0",
    "libxcb-shape.so": "libxcb-shape0",
    "libxcb-shm.so": "libxcb-shm0",
    "libxcb-sync.so": "libxcb-sync1",
    "libxcb-util.so": "libxcb-util1",
    "libxcb-xfixes.so": "libxcb-xfixes0",
    "libxcb-xkb.so": "libxcb-xkb1",
    "libxcb.so": "libxcb1",
    "libX11-xcb.so": "libx11-xcb1",
    "libX11.so": "libx11-6",
    "libdbus-1.so": "libdbus-1-3",
    "libfontconfig.so": "libfontconfig1",
    "libfreetype.so": "libfreetype6",
    "libglib-2.0.so": "libglib2.0-0",
    "libwayland-client.so": "libwayland-client0",
    "libwayland-cursor.so": "libwayland-cursor0",
    "libwayland-egl.so": "libwayland-egl1",
}
"""Debian and Ubuntu package of each library that Qt's own files link to; by its name without version."""

_MISSING: Final = re.compile(r"(lib[\w.+-]+?\.so)(\.[\d.]+)?: cannot open shared object file")


def problem() -> str:
    """Return in one sentence why no window can be shown here; '' if one can."""
    try:
        import PySide6.QtSvg
        import PySide6.QtWidgets  # noqa: F401 - whether its libraries load is the question
    except ImportError as error:
        return sentence(str(error)) or f"Swathe's window needs PySide6: {error}."
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return ""
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if not wayland and not x11:
        return (
            "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
            "use the command line, swathe, or connect with ssh -X."
        )
    plugins = (["libqwayland.so", "libqwayland-generic.so"] if wayland else []) + (
        ["libqxcb.so"] if x11 else []
    )
    problems = [_plugin_problem(name) for name in plugins if (_plugin_folder() / name).exists()]
    return problems[-1] if problems and all(problems) else ""


def sentence(loader_message: str) -> str:
    """Turn the loader's message about a missing library into a sentence with the package, or into ''."""
    match = _MISSING.search(loader_message)
    if match is None:
        return ""
    library, version = match.group(1), match.group(2) or ""
    package = _PACKAGES.get(library)
    remedy = f"sudo apt install {package}" if package else "install the package that brings it"
    return f"Swathe's window needs the system library {library}{version}, which is missing: {remedy}."


def _plugin_problem(name: str) -> str:
    """Return why a platform plugin cannot be loaded; '' if it can."""
    try:
        ctypes.CDLL(str(_plugin_folder() / name))
    except OSError as error:
        return sentence(str(error)) or f"Qt's platform plugin {name} cannot be loaded: {error}."
    return ""


def _plugin_folder() -> Path:
    spec = find_spec("PySide6")
    places = list(spec.submodule_search_locations or ()) if spec else []
    return Path(places[0] if places else ".") / "Qt" / "plugins" / "platforms"
