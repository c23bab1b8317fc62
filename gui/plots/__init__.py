"""Charts; these modules import pyqtgraph and are themselves imported when a chart is first shown."""
