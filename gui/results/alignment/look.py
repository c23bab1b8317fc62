"""How somebody wants alignments shown, from one start to the next: colours, wrapping, rulers, size."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final

from swathe.core.system.untrusted_json import read_json
from swathe.gui.widgets.residue_colours import ColourScheme

LEAST_ZOOM: Final = -6
MOST_ZOOM: Final = 14
"""Steps from the system's size: about half, and four times of it."""
_STEP: Final = 1.1


@dataclass(frozen=True, slots=True)
class Look:
    """How an alignment is shown.

    Parameters
    ----------
    scheme : backgrounds of the residues
    wrapped : lines as wide as the window, else one long row
    rulers : ticks and positions every ten residues
    zoom : steps from the system's font size
    """

    scheme: ColourScheme = ColourScheme.POSITIVES
    wrapped: bool = True
    rulers: bool = True
    zoom: int = 0

    @property
    def scale(self) -> float:
        """The size of letters, as a share of the system's."""
        return _STEP**self.zoom

    def zoomed(self, steps: int) -> Look:
        """Return the look some steps larger, or with negative ones smaller, within bounds."""
        return replace(self, zoom=min(max(self.zoom + steps, LEAST_ZOOM), MOST_ZOOM))

    def text(self) -> str:
        """Return what the settings keep."""
        values = {"scheme": self.scheme.value, "wrapped": self.wrapped, "rulers": self.rulers}
        return json.dumps(values | {"zoom": self.zoom})

    @classmethod
    def read(cls, text: str) -> Look:
        """Return what `text` made. Raises ValueError for anything else."""
        values = read_json(text)
        if not isinstance(values, dict) or set(values) != {"scheme", "wrapped", "rulers", "zoom"}:
            raise ValueError("not the look of an alignment")
        flags, zoom = (values["wrapped"], values["rulers"]), values["zoom"]
        if not all(isinstance(flag, bool) for flag in flags) or type(zoom) is not int:
            raise ValueError("not the look of an alignment")
        if not LEAST_ZOOM <= zoom <= MOST_ZOOM:
            raise ValueError(f"a zoom of {zoom} steps")
        return cls(ColourScheme(values["scheme"]), *flags, zoom)
