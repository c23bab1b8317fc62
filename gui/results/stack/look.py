"""How somebody wants stacks shown, from one start to the next: which hits, colours, comparison, sizes."""

from __future__ import annotations

import json
from dataclasses import asdict

from swathe.core.system.untrusted_json import read_json
from swathe.gui.results.stack.painter import SIZES, StackOptions
from swathe.gui.widgets.residue_colours import ColourScheme

_FLAGS = ("against_consensus", "dots", "insertions", "only_ticked")
_LATER = {"only_ticked": True}
"""What older settings do not have yet."""


def look_text(options: StackOptions, size: int, names_width: int) -> str:
    """Return what the settings keep."""
    values = asdict(options) | {"colours": options.colours.value}
    return json.dumps(values | {"size": size, "names_width": names_width})


def read_look(text: str) -> tuple[StackOptions, int, int]:
    """Return what `look_text` was made from. Raises ValueError for anything else."""
    values = read_json(text)
    if not isinstance(values, dict):
        raise ValueError("not the look of a stack")
    values = _LATER | values
    if set(values) != {*_FLAGS, "colours", "size", "names_width"}:
        raise ValueError("not the look of a stack")
    if not all(isinstance(values[name], bool) for name in _FLAGS):
        raise ValueError("not the look of a stack")
    if values["size"] not in SIZES or type(values["names_width"]) is not int:
        raise ValueError(f"letters {values['size']} pixels high")
    flags = {name: values[name] for name in _FLAGS}
    return StackOptions(ColourScheme(values["colours"]), **flags), values["size"], values["names_width"]
