"""Requests of benchmarks: variants, queries, databases, scoring schemes and sweeps."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from swathe.core.errors import InvalidRequest
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.words import counted

SWISS_PROT_SEQUENCES: Final = 570_000
"""Default number of sequences of the simulated Swiss-Prot: about that of the real one."""
SEARCHED_RESIDUES: Final = 1_000_000
"""Residues from which on a database is one that searches have: those of a small bacterium's proteins."""
MOST_REPEATS: Final = 100
THREADS: Final = "threads"
CPU_THREADS: Final = "cpu-threads"
"""Of the processor beside a GPU kernel that has threads of its own to set."""
BLOCKS: Final = "blocks"
"""The settings that a benchmark can sweep: CPU threads or threads of a block, and blocks of a grid."""
_LARGEST: Final = 2_000_000_000
_MEAN_LENGTH: Final = 365
"""Residues of a sequence of Swiss-Prot, in the mean."""
_PACKED: Final = 2.0
"""Residues of a compressed file for each of its bytes."""

Setting = tuple[str, int | str]
_ACRONYMS: Final = {"simd": "SIMD"}
"""Names of settings on the command line that words have otherwise."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A kernel with its settings.

    Parameters
    ----------
    engine, kernel : names as on the command line
    settings : (name, value) of every setting that differs from its default, in order
    """

    engine: str
    kernel: str
    settings: tuple[Setting, ...] = ()

    @property
    def text(self) -> str:
        """The variant as the command line accepts it: ``hybrid/tiled:threads=4``."""
        name = self.kernel if self.engine in ("cpu", "gpu") else f"{self.engine}/{self.kernel}"
        return ":".join((name, *(f"{key}={value}" for key, value in self.settings)))

    @property
    def label(self) -> str:
        """The variant in words: ``partitioned, partition 128, vector 32``."""
        name = self.kernel if self.engine in ("cpu", "gpu") else f"{self.engine}, {self.kernel}"
        return ", ".join((name, *self.settings_in_words))

    @property
    def settings_in_words(self) -> list[str]:
        """The settings in words: ``SIMD AVX2``, ``threads 4``."""
        return [f"{_ACRONYMS.get(key, key)} {value}" for key, value in self.settings]

    @property
    def at_defaults(self) -> Variant:
        """The kernel with every setting at its default."""
        return Variant(self.engine, self.kernel)

    def setting(self, name: str) -> int | str | None:
        """Return the value of a setting; None for its default."""
        return dict(self.settings).get(name)

    def with_setting(self, name: str, value: int | str) -> Variant:
        """Return the variant with one setting changed or added."""
        kept = tuple(pair for pair in self.settings if pair[0] != name)
        return Variant(self.engine, self.kernel, (*kept, (name, value)))

    def without(self, name: str) -> Variant:
        """Return the variant with one setting at its default."""
        return Variant(self.engine, self.kernel, tuple(pair for pair in self.settings if pair[0] != name))


@dataclass(frozen=True, slots=True)
class DatabaseChoice:
    """A database to measure with: a file, or a simulated one.

    Parameters
    ----------
    kind : ``file``, ``swiss-prot`` (lengths as Swiss-Prot's), ``equal`` (all subjects equally long),
        ``copies`` (permuted copies of subjects that are equally long)
    path : of a file
    n_sequences : of a simulated one; of ``copies``, the subjects
    length : residues of each subject of ``equal`` and ``copies``
    permutations : copies of each subject of ``copies``
    """

    kind: Literal["file", "swiss-prot", "equal", "copies"]
    path: Path | None = None
    n_sequences: int = 0
    length: int = 0
    permutations: int = 1

    def __post_init__(self) -> None:
        if self.kind == "file":
            return
        least = min(self.n_sequences, self._length, self.permutations)
        if least < 1 or self.residues > _LARGEST:
            raise InvalidRequest(
                "database",
                f"A simulated database of {counted(self.n_sequences, 'sequence')} cannot be made.",
                f"It has at least 1 sequence and 1 residue in each, and at most {_LARGEST:,} residues.",
            )

    @classmethod
    def parse(cls, text: str) -> DatabaseChoice:
        """Read ``simulated``, ``simulated:20000``, ``equal:20000x256``, ``copies:540x400x1000``, or a path.

        Raises InvalidRequest.
        """
        kind, _, size = text.partition(":")
        if kind == "simulated":
            return cls("swiss-prot", n_sequences=_whole(size or str(SWISS_PROT_SEQUENCES), text))
        if kind == "equal" and size:
            n, _, length = size.partition("x")
            return cls("equal", n_sequences=_whole(n, text), length=_whole(length, text))
        if kind == "copies" and size:
            n, _, rest = size.partition("x")
            length, _, copies = rest.partition("x")
            numbers = (_whole(n, text), _whole(length, text), _whole(copies or "1000", text))
            return cls("copies", None, *numbers)
        return cls("file", Path(text))

    @property
    def residues(self) -> int:
        """About how many residues it has; 0 for a file that is gone."""
        if self.path is None:
            return self.n_sequences * self._length * self.permutations
        size = self.path.stat().st_size if self.path.is_file() else 0
        return round(size * (_PACKED if self.path.suffix.lower() == ".gz" else 1.0))

    @property
    def sequences(self) -> int:
        """About how many sequences it has."""
        if self.path is None:
            return self.n_sequences * self.permutations
        return round(self.residues / _MEAN_LENGTH)

    @property
    def _length(self) -> int:
        return _MEAN_LENGTH if self.kind == "swiss-prot" else self.length

    @property
    def text(self) -> str:
        """The choice as the command line accepts it."""
        if self.kind == "file":
            return str(self.path)
        if self.kind == "swiss-prot":
            return f"simulated:{self.n_sequences}"
        size = f"{self.n_sequences}x{self.length}"
        return f"equal:{size}" if self.kind == "equal" else f"copies:{size}x{self.permutations}"

    @property
    def label(self) -> str:
        """The choice in words."""
        if self.path is not None:
            return self.path.name
        if self.kind == "swiss-prot":
            return f"simulated Swiss-Prot, {self.n_sequences:,}"
        subjects = f"{self.n_sequences:,} of length {self.length:,}"
        return subjects if self.kind == "equal" else f"{self.permutations:,} copies of {subjects}"


@dataclass(frozen=True, slots=True, eq=False)
class BenchmarkRequest:
    """Everything to measure: every variant with every query, database, scheme and swept setting.

    Parameters
    ----------
    variants : at least one, each once
    queries : at least one, none without residues
    databases, schemes : at least one each
    threads, blocks : values to sweep in variants that have such a setting; empty keeps the variants' own
    repeats : timed runs of each, after one that is not timed
    devices : numbers of the GPUs to use; None for all
    query_source : origin of the queries as the user named it
    """

    variants: tuple[Variant, ...]
    queries: tuple[Sequence, ...]
    databases: tuple[DatabaseChoice, ...]
    schemes: tuple[ScoringScheme, ...]
    threads: tuple[int, ...] = ()
    blocks: tuple[int, ...] = ()
    repeats: int = 3
    devices: tuple[int, ...] | None = None
    query_source: str = ""

    def __post_init__(self) -> None:
        for field, values, what, hint in (
            ("kernel", self.variants, "kernel", "Choose at least one."),
            ("query", self.queries, "query", "Open a FASTA file."),
            ("database", self.databases, "database", "Choose a file or a simulated one."),
            ("gap_open", self.schemes, "pair of gap costs", "11/1 is the usual one for BLOSUM62."),
        ):
            if not values:
                raise InvalidRequest(field, f"There is no {what} to measure with.", hint)
        for number, query in enumerate(self.queries, 1):
            if not len(query):
                name = query.identifier or f"number {number}"
                raise InvalidRequest(
                    "query", f"Query {name} has no residues.", "Give it a sequence or take it out."
                )
        if not 1 <= self.repeats <= MOST_REPEATS:
            raise InvalidRequest(
                "repeats",
                f"{self.repeats} repeats cannot be measured.",
                f"1 to {MOST_REPEATS} can; 3 is usual.",
            )
        for field, swept in ((THREADS, self.threads), (BLOCKS, self.blocks)):
            if any(value < 1 for value in swept):
                raise InvalidRequest(field, f"The number of {field} must be at least 1.", "Try: 1, 2, 4.")

    @property
    def n_per_variant(self) -> int:
        """Measurements per variant."""
        return len(self.queries) * len(self.databases) * len(self.schemes)


def command_of(request: BenchmarkRequest) -> str:
    """Return the `swathe bench` command that measures the same.

    Queries that did not come from a file appear as ``-`` (standard input).
    """
    source = request.query_source
    words = ["swathe", "bench", "--kernels", ",".join(variant.text for variant in request.variants)]
    words += ["--queries", source if source and Path(source).is_file() else "-"]
    for choice in request.databases:
        words += ["--database", choice.text]
    matrices = dict.fromkeys(str(scheme.matrix_path or scheme.matrix_name) for scheme in request.schemes)
    words += ["--matrix", ",".join(matrices)]
    costs = dict.fromkeys(f"{scheme.gap_open}/{scheme.gap_extend}" for scheme in request.schemes)
    if len(matrices) * len(costs) == len(request.schemes):  # else each matrix has its default
        words += ["--gap-costs", ",".join(costs)]
    for name, values in (("--threads", request.threads), ("--blocks", request.blocks)):
        if values:
            words += [name, ",".join(map(str, values))]
    if request.devices is not None:
        words += ["--device", ",".join(map(str, request.devices))]
    words += ["--repeats", str(request.repeats)]
    return shlex.join(words)


def parse_numbers(text: str, field: str) -> tuple[int, ...]:
    """Read whole numbers separated by commas or spaces, without duplicates. Raises InvalidRequest."""
    return tuple(dict.fromkeys(_whole(part, text, field) for part in text.replace(",", " ").split()))


def parse_gap_costs(text: str) -> tuple[tuple[int, int], ...]:
    """Read pairs of gap costs, ``10/2, 20/2``, or as in the papers, ``10-2k``.

    A gap of k residues costs the first number plus k times the second. Raises InvalidRequest.
    """
    pairs = []
    for part in text.replace(",", " ").split():
        opening, _, extend = part.removesuffix("k").replace("-", "/").partition("/")
        pairs.append((_whole(opening, part, "gap_open"), _whole(extend, part, "gap_open")))
    return tuple(dict.fromkeys(pairs))


def _whole(text: str, whole_text: str, field: str = "database") -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 10:
        hints = {
            "database": "Write simulated:20000, equal:20000x256, copies:540x400x1000, or the name of a file.",
            "gap_open": "Write open/extend, for example 10/2, 20/2.",
        }
        raise InvalidRequest(
            field, f"{whole_text!r} cannot be read.", hints.get(field, "Write whole numbers: 64, 128, 256.")
        )
    return int(text)
