"""Widgets on the screen that is not there, as several files of tests want them."""

from __future__ import annotations


def on_screen(qtbot, widget, width, height):
    """Show a widget of some size, wait until it is painted, and return it."""
    widget.resize(width, height)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def feed(page, result):
    """Tell a page of results about a search, as the controller does."""
    page.search_started(result.plan)
    for index, query in enumerate(result.queries):
        page.hits_found(index, query)
    page.search_ended(result, result.complete)
