"""The errors that users see: one sentence and one hint each."""

from __future__ import annotations

LESS_MEMORY = (
    "Report fewer hits (a lower E-value bound, or only the best), or search with fewer queries at a time."
)
"""Hint where results do not fit into memory."""
IN_PORTIONS = "Search in portions: fewer queries, or a part of the database, at a time."
"""Hint where not even the scores fit, however few hits are reported."""


class SwatheError(Exception):
    """An error whose sentence says what went wrong and whose hint says what to do about it.

    Parameters
    ----------
    message : what is wrong and where, as a sentence a biologist understands
    hint : what to do next; empty only where nothing can be done
    command : what is typed in a terminal to do so, a command or an option; only the command line shows it
    """

    def __init__(self, message: str, hint: str = "", *, command: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.command = command

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".rstrip()


class InvalidRequest(SwatheError):  # noqa: N818 - the vocabulary of docs and design
    """A search cannot run as requested; `field` names the part of the request at fault."""

    def __init__(self, field: str, message: str, hint: str = "", *, command: str = "") -> None:
        super().__init__(message, hint, command=command)
        self.field = field


class MemoryShort(InvalidRequest):
    """The results of a search do not fit into memory, predicted before it begins or noticed while it runs."""

    def __init__(self, message: str, hint: str = LESS_MEMORY) -> None:
        super().__init__("query", message, hint)


class NucleotideInput(InvalidRequest):
    """A query or a database holds nucleotides, and the request does not allow them."""


class FastaError(SwatheError):
    """A sequence file cannot be read; the message names file, record, line and column (counted from 1)."""

    def __init__(
        self,
        source: str,
        problem: str,
        hint: str = "",
        *,
        record: int | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        named = {"record": record, "line": line, "column": column}
        places = [f"{name} {place:,}" for name, place in named.items() if place is not None]
        where = f"{source}, {', '.join(places)}" if places else source
        super().__init__(f"{where}: {problem}", hint)
        self.source = source
        self.problem = problem
        self.record = record
        self.line = line
        self.column = column


class EmptyFastaError(FastaError):
    """A sequence file is empty, or has nothing but blank lines and comments."""


class NoResiduesError(FastaError):
    """None of the records of a file of queries has any residues."""


class DatabaseError(SwatheError):
    """A database file is missing, truncated, altered or of another format version."""


class TaxonomyError(SwatheError):
    """NCBI's taxonomy cannot be read from the file or folder given."""


class MatrixError(SwatheError):
    """A substitution matrix file cannot be used; the message names file and line."""


class FilterError(SwatheError):
    """A condition on hits makes no sense, or a saved one cannot be read."""


class ExportError(SwatheError):
    """A result could not be written; nothing half-written is left behind."""


class RunFileError(SwatheError):
    """A saved run cannot be read: missing, truncated, altered, of a newer version, or not a run."""


class HistoryError(SwatheError):
    """The history of runs cannot be read or written, or lacks the requested run."""


class HistoryUnreadable(HistoryError):  # noqa: N818
    """The list of runs is damaged or of a newer version: it can be set aside, and a new one made."""


class HistoryBusy(HistoryError):  # noqa: N818
    """Another process has the history of runs locked; the history itself is sound."""


class HistoryFull(HistoryError):  # noqa: N818
    """The disk that holds the history of runs is too full to change its list."""


class EngineUnavailable(SwatheError):  # noqa: N818
    """The requested engine cannot run on this machine; the message says why."""


class DeviceError(SwatheError):
    """A GPU cannot be used or failed; the message names it and says what happened."""


class DeviceMemoryError(DeviceError):
    """A GPU has less memory than requested; `asked` and `free` are bytes, None where unknown."""

    def __init__(
        self, message: str, hint: str = "", *, asked: int | None = None, free: int | None = None
    ) -> None:
        super().__init__(message, hint)
        self.asked = asked
        self.free = free


class KernelBuildError(DeviceError):
    """A kernel could not be compiled; keeps its numbered `source` and the compiler's `log`."""

    def __init__(
        self, message: str, hint: str = "", *, command: str = "", source: str = "", log: str = ""
    ) -> None:
        super().__init__(message, hint, command=command)
        self.source = source
        self.log = log
