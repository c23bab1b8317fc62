"""Keep comparisons in files: JSON that reopens, and CSV for spreadsheets. Fields: docs/comparison.md."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from pathlib import Path
from typing import Any, Final

from core.comparison.columns import COLUMNS
from core.comparison.request import Variant
from core.comparison.results import (
    Circumstances,
    Comparison,
    Measurement,
    Outcome,
    Parameters,
    Resources,
    Side,
)
from core.errors import SwatheError
from core.export.atomic import atomic_file
from core.regular import open_regular

FORMAT: Final = "swathe comparison"
FORMAT_VERSION: Final = 1
FORMATS: Final = ("csv", "json")
_LARGEST_FILE: Final = 200_000_000
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


class ComparisonFileError(SwatheError):
    """A file is no saved comparison, or a damaged one."""


def as_json(comparison: Comparison) -> str:
    """Return a comparison as JSON, whole: `read` gives it back."""
    document = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "circumstances": {
            **_fields(comparison.circumstances),
            "libraries": dict(comparison.circumstances.libraries),
        },
        "parameters": _fields(comparison.parameters),
        "complete": comparison.complete,
        "seconds": comparison.seconds,
        "measurements": [_measurement(measurement) for measurement in comparison.measurements],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def as_csv(comparison: Comparison) -> str:
    """Return a comparison as CSV: lines that begin with ``#`` say where and how; a line a measurement."""
    text = io.StringIO(newline="")
    for label, words in lines(comparison):
        text.write(f"# {label}: {' '.join(words.split())}\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([column.key for column in COLUMNS])
    for measurement in comparison.measurements:
        writer.writerow([_cell(column.value(measurement)) for column in COLUMNS])
    return text.getvalue()


def lines(comparison: Comparison) -> list[tuple[str, str]]:
    """Return (label, words) of everything that is the same for all measurements."""
    here, asked = comparison.circumstances, comparison.parameters
    return [
        ("Program", f"Swathe {here.version}"),
        ("Date", here.started),
        ("Figures", comparison.summary),
        ("Processor", f"{here.processor}, {here.cores} cores"),
        *(("Device", device) for device in here.devices),
        *((("Driver", f"CUDA up to {here.driver}"),) if here.driver else ()),
        ("System", f"{here.system}, Python {here.python}"),
        ("Libraries", ", ".join(f"{name} {version}" for name, version in here.libraries)),
        ("Matrix", asked.matrix),
        ("Gap costs", "a gap of k residues costs open + k * extend: 10-2k is 10 and 2"),
        ("Runs", f"one that is checked and not timed, then {asked.repeats} that are; figures are medians"),
        ("Command", asked.command),
    ]


def text_of(comparison: Comparison, format: str) -> str:
    """Return a comparison in one of `FORMATS`."""
    return as_csv(comparison) if format == "csv" else as_json(comparison)


def write(comparison: Comparison, path: Path, format: str) -> None:
    """Write a comparison in one of `FORMATS`. Raises ExportError; nothing half-written is left."""
    with atomic_file(path) as stream:
        stream.write(text_of(comparison, format).encode("utf-8", "backslashreplace"))


def read(path: Path) -> Comparison:
    """Return the comparison of a JSON file. Raises ComparisonFileError."""
    hint = "Open a JSON file that the comparison page or `swathe bench --format json` wrote."
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise ComparisonFileError(f"{path.name} is too large to be a saved comparison.", hint)
        with open_regular(path) as stream:
            document = json.loads(stream.read())
    except OSError as error:
        raise ComparisonFileError(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:
        raise ComparisonFileError(f"{path.name} is no saved comparison: it is not JSON.", hint) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ComparisonFileError(f"{path.name} is no saved comparison.", hint)
    if document.get("format_version") != FORMAT_VERSION:
        raise ComparisonFileError(
            f"{path.name} was written by another version of Swathe "
            f"(format {document.get('format_version')}, this one reads {FORMAT_VERSION}).",
            "Open it with the Swathe that wrote it.",
        )
    try:
        return _comparison(document, path.name)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ComparisonFileError(f"{path.name} is a damaged comparison: {error!r}.", hint) from error


def _fields(value: Any) -> dict[str, Any]:
    return dataclasses.asdict(value)


def _measurement(measurement: Measurement) -> dict[str, Any]:
    values = _fields(measurement)
    values["variant"] = {
        "engine": measurement.variant.engine,
        "kernel": measurement.variant.kernel,
        "settings": dict(measurement.variant.settings),
    }
    values["outcome"] = measurement.outcome.value
    values["gcups"] = measurement.gcups
    values["spread"] = measurement.spread
    return values


def _comparison(document: dict[str, Any], name: str) -> Comparison:
    here = dict(document["circumstances"])
    here["devices"] = tuple(map(_text, here["devices"]))
    here["libraries"] = tuple((_text(key), _text(value)) for key, value in here["libraries"].items())
    asked = dict(document["parameters"])
    for key in ("threads", "blocks"):
        asked[key] = tuple(int(value) for value in asked[key])
    circumstances = Circumstances(**here)
    for value in (circumstances.started, circumstances.processor, circumstances.version):
        _text(value)
    return Comparison(
        circumstances,
        Parameters(**asked),
        tuple(_read_measurement(values) for values in document["measurements"]),
        bool(document["complete"]),
        float(document["seconds"]),
        name,
    )


def _read_measurement(values: dict[str, Any]) -> Measurement:
    values = {key: value for key, value in values.items() if key not in ("gcups", "spread")}
    variant = values["variant"]
    settings = tuple(
        (_text(key), value if isinstance(value, int) else _text(value))
        for key, value in variant["settings"].items()
    )
    values["variant"] = Variant(_text(variant["engine"]), _text(variant["kernel"]), settings)
    values["outcome"] = Outcome(values["outcome"])
    values["seconds"] = tuple(float(value) for value in values["seconds"])
    values["resources"] = Resources(**values["resources"])
    values["sides"] = tuple(Side(**side) for side in values["sides"])
    for key in ("query_length", "database_sequences", "database_residues", "gap_open", "gap_extend"):
        values[key] = int(values[key])
    values.setdefault("note", "")  # files of the first days have none
    for key in ("query", "database", "engine_label", "checked", "note", "problem"):
        _text(values[key])
    return Measurement(**values)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    return value


def _cell(value: object) -> object:
    """Return a value as a cell; text that a spreadsheet would run as a formula gets an apostrophe."""
    if value is None:
        return ""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
