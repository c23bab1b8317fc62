"""Files of benchmarks: JSON that can be reopened, and CSV for spreadsheets. Fields: docs/comparison.md."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
import math
from pathlib import Path
from typing import Any, Final, NoReturn

from swathe.core.benchmark.columns import COLUMNS, MeasurementTable
from swathe.core.benchmark.results import Benchmark, Circumstances, Measurement, Outcome, Parameters
from swathe.core.errors import SwatheError
from swathe.core.system.files import atomic_file, open_regular
from swathe.core.system.memory import available_memory
from swathe.core.system.untrusted_json import parsed_bytes, read_json
from swathe.core.system.values import Decoder

FORMAT: Final = "swathe comparison"
FORMAT_VERSION: Final = 1
FORMATS: Final = ("csv", "json")
_FRACTIONS: Final = [column.key for column in COLUMNS if column.title.endswith(" %")]
"""Columns that the table has in percent, and files as they are computed."""
_LARGEST_FILE: Final = 200_000_000
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


class BenchmarkFileError(SwatheError):
    """A file is not a saved benchmark, or it is damaged."""


def as_json(benchmark: Benchmark) -> str:
    """Return a whole benchmark as JSON, which `read` restores."""
    document = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "circumstances": {
            **_fields(benchmark.circumstances),
            "libraries": dict(benchmark.circumstances.libraries),
        },
        "parameters": _fields(benchmark.parameters),
        "complete": benchmark.complete,
        "seconds": benchmark.seconds,
        "measurements": [_measurement(measurement) for measurement in benchmark.measurements],
    }
    return json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def as_csv(benchmark: Benchmark) -> str:
    """Return a benchmark as CSV: ``#`` lines on its circumstances, then one line per measurement."""
    text = io.StringIO(newline="")
    for label, words in lines(benchmark):
        text.write(f"# {label}: {' '.join(words.split())}\n")
    text.write(f"# Fractions: {', '.join(_FRACTIONS)}; 0.1 is 10 %\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([column.key for column in COLUMNS])
    table = MeasurementTable(benchmark.measurements)
    for row in range(len(table)):
        writer.writerow([_cell(table.value(column.key, row)) for column in COLUMNS])
    return text.getvalue()


def lines(benchmark: Benchmark) -> list[tuple[str, str]]:
    """Return (label, words) of everything that all measurements have in common."""
    here, asked = benchmark.circumstances, benchmark.parameters
    pairs = dict.fromkeys((m.gap_costs, m.gap_open, m.gap_extend) for m in benchmark.measurements)
    checked = dict.fromkeys(m.checked for m in benchmark.measurements if m.checked)
    costs = ", ".join(f"{name} is {opening} and {extend}" for name, opening, extend in pairs)
    return [
        ("Program", f"Swathe {here.version}"),
        ("Date", here.started),
        ("Figures", benchmark.summary),
        *((("Checked", "; ".join(checked)),) if checked else ()),
        ("Processor", f"{here.processor}, {here.cores} cores"),
        *(("Device", device) for device in here.devices),
        *((("Driver", f"CUDA up to {here.driver}"),) if here.driver else ()),
        ("System", f"{here.system}, Python {here.python}"),
        ("Libraries", ", ".join(f"{name} {version}" for name, version in here.libraries)),
        ("Matrix", asked.matrix),
        ("Gap costs", f"a gap of k residues costs open + k * extend{': ' if costs else ''}{costs}"),
        ("Runs", f"one that is checked and not timed, then {_timed(asked.repeats)}"),
        ("Command", asked.command),
    ]


def _timed(runs: int) -> str:
    """Say how many runs are timed, and what figures are of."""
    return "a single one that is timed" if runs == 1 else f"{runs} that are; figures are medians"


def text_of(benchmark: Benchmark, format: str) -> str:
    """Return a benchmark in one of `FORMATS`."""
    return as_csv(benchmark) if format == "csv" else as_json(benchmark)


def write(benchmark: Benchmark, path: Path, format: str) -> None:
    """Write a benchmark in one of `FORMATS`, atomically. Raises ExportError."""
    with atomic_file(path) as stream:
        stream.write(text_of(benchmark, format).encode("utf-8", "backslashreplace"))


def read(path: Path) -> Benchmark:
    """Read a benchmark from a JSON file. Raises BenchmarkFileError."""
    hint = "Open a JSON file to which the figures of a comparison of kernels were written."
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise BenchmarkFileError(f"{path.name} is too large to be a saved comparison.", hint)
        with open_regular(path) as stream:
            text = stream.read()
        there = available_memory()
        if there is not None and parsed_bytes(text) > there:
            raise BenchmarkFileError(f"{path.name} is too large for the available memory.", hint)
        document = read_json(text)
    except OSError as error:
        raise BenchmarkFileError(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:
        raise BenchmarkFileError(f"{path.name} is not a saved comparison: it is not JSON.", hint) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BenchmarkFileError(f"{path.name} is not a saved comparison.", hint)
    if document.get("format_version") != FORMAT_VERSION:
        raise BenchmarkFileError(
            f"{path.name} was written by another version of Swathe "
            f"(format {document.get('format_version')}, this one reads {FORMAT_VERSION}).",
            "Open it with the Swathe that wrote it.",
        )
    try:
        return _benchmark(document, path.name)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BenchmarkFileError(f"{path.name} is a damaged comparison: {error!r}.", hint) from error


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


def _benchmark(document: dict[str, Any], name: str) -> Benchmark:
    matrix = document["parameters"]["matrix"]  # of files with one for all
    here = {**document["circumstances"], "libraries": _pairs(document["circumstances"]["libraries"])}
    benchmark = Benchmark(
        _decoded(Circumstances, here),
        _decoded(Parameters, document["parameters"]),
        tuple(_read_measurement(values, matrix) for values in document["measurements"]),
        _decoded(bool, document["complete"]),
        _decoded(float, document["seconds"]),
        name,
    )
    as_json(benchmark)  # fail now rather than when it is shown or saved
    return benchmark


def _read_measurement(values: dict[str, Any], matrix: str) -> Measurement:
    values = {key: value for key, value in values.items() if key not in ("gcups", "spread")}
    values["variant"] = {**values["variant"], "settings": _pairs(values["variant"]["settings"])}
    values["outcome"] = Outcome(values["outcome"]).name
    values.setdefault("ran", _ran(values))
    values.setdefault("matrix", matrix)
    measurement: Measurement = _decoded(Measurement, values)
    figures = (*measurement.seconds, measurement.kernel_seconds or 0.0, measurement.query_length)
    if min(figures) < 0 or not all(map(math.isfinite, figures)):
        raise ValueError("a time or a length that is none")
    return measurement


def _ran(values: dict[str, Any]) -> str:
    """Return the kernel that computed a measurement of a file that does not say so, but in its remark."""
    if values["outcome"] == Outcome.NOT_RUN.name:
        return ""
    if values.get("note", "").endswith(" Inter-task SIMT computed it."):
        return "inter-task"
    kernel: str = values["variant"]["kernel"]
    return kernel


def _decoded(hint: Any, value: Any) -> Any:
    """Return a value of an annotated type; these files have no arrays and no references."""
    return Decoder((), _no_array, {}, lambda *_: False).decode(hint, value)


def _no_array(name: str, dtype: object) -> NoReturn:
    raise ValueError(f"an array {name} of {dtype}")


def _pairs(mapping: dict[str, Any]) -> list[list[Any]]:
    return [list(item) for item in mapping.items()]


def _cell(value: object) -> object:
    """Return a value as a cell; an apostrophe precedes text that a spreadsheet would run as a formula."""
    if value is None:
        return ""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
