"""The window's language: English, or a translation that lies in `resources/translations`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from swathe.core.system.resources import resource_path

FOLDER = "translations"


def install_translation(application: QCoreApplication, locale: QLocale, folder: str = "") -> bool:
    """Show the window in the system's language where there is a `swathe_*.qm` for it; say whether.

    `folder` is another place to look in. With it come Qt's own words, such as those of file dialogs, so that
    no window speaks two languages.
    """
    own = QTranslator(application)
    with resource_path(FOLDER) as shipped:
        if not own.load(locale, "swathe", "_", folder or str(shipped)):
            return False
    application.installTranslator(own)
    qt = QTranslator(application)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    return True
