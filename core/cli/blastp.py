"""`swathe blastp`: a search by the options of NCBI's blastp, for scripts that call it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from swathe.core.cli.arguments import parse_arguments
from swathe.core.cli.blast_options import FORMATS, IGNORED, REASONS, REFUSED, TABLES
from swathe.core.cli.console import Console
from swathe.core.cli.running import INCOMPLETE
from swathe.core.cli.search import search
from swathe.core.errors import (
    DatabaseError,
    DeviceError,
    EmptyFastaError,
    EngineUnavailable,
    ExportError,
    FastaError,
    InvalidRequest,
    MemoryShort,
    NoResiduesError,
    SwatheError,
)
from swathe.core.export.blast_fields import chosen
from swathe.core.scoring.matrices import named_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.system.files import atomic_file, check_destination
from swathe.core.system.settings import VERSION

WRONG, DATABASE, ENGINE, MEMORY, OUTPUT = 1, 2, 3, 4, 6
"""blastp's exit codes: of queries and options, of the database, of the search, of memory, of the output."""
DEFAULTS: Final = {
    "BLOSUM45": (14, 2), "BLOSUM50": (13, 2), "BLOSUM62": (11, 1), "BLOSUM80": (10, 1),
    "BLOSUM90": (10, 1), "PAM30": (9, 1), "PAM70": (10, 1), "PAM250": (14, 2),
}  # fmt: skip
"""blastp's matrices with its gap costs: a gap of k residues costs the first + k times the second, as here."""
_OWN_NAMES: Final = {"BLOSUM80": "BLOSUM80-NCBI"}
_SUFFIXES: Final = (".pin", ".psq", ".pal", ".pdb", ".phr")
"""Of files of BLAST's protein databases."""


def blastp(arguments: argparse.Namespace, console: Console) -> int:
    """Run the search that blastp's options ask for; return blastp's exit code."""
    if arguments.version:
        console.line(f"blastp: Swathe {VERSION}, exact Smith-Waterman")
        return 0
    databases = _databases(arguments)
    try:
        _refuse(arguments)
        words = search_words(arguments)
        if arguments.out is not None and str(arguments.out) != "-":
            check_destination(arguments.out)
    except SwatheError as error:
        console.error(error)
        return WRONG
    if note := ignored(arguments):
        console.note(note)
    try:
        for name in databases:
            _check_database(name)
        console.quiet = True
        asked = parse_arguments(words)
        _check_statistics(asked)
        status = _search(asked, databases, console)
    except SystemExit:  # an option of Swathe's own with a wrong value
        return WRONG
    except SwatheError as error:
        console.error(error)
        return code_of(error, databases)
    return MEMORY if status == INCOMPLETE else status


def search_words(arguments: argparse.Namespace) -> list[str]:
    """Return the `swathe search` command line that does the same. Raises InvalidRequest."""
    words = ["search", "--quiet", f"--evalue={arguments.evalue}", "--top", str(arguments.max_target_seqs)]
    words += ["--threads", str(arguments.num_threads), "--engine", arguments.engine]
    words += _scoring(arguments) + _masking(arguments.seg, arguments.soft_masking) + _format(arguments.outfmt)
    if arguments.device:
        words += ["--device", arguments.device]
    if arguments.allow_nucleotides:
        words.append("--allow-nucleotides")
    if arguments.out is not None and str(arguments.out) != "-":
        words += ["--output", str(arguments.out)]
    database, *more = _databases(arguments)
    for name in more:
        words += ["--also", name]
    return [*words, "--", arguments.query, database]


def ignored(arguments: argparse.Namespace) -> str:
    """Return a sentence on the options given that change nothing, '' without any."""
    given = [name for name in IGNORED if getattr(arguments, name)]
    if arguments.task == "blastp-fast":
        given.append("task")
    reasons = dict.fromkeys(REASONS[IGNORED.get(name, "words")] for name in given)
    if not given:
        return ""
    names = ", ".join(f"-{name}" for name in given)
    return f"Note: {names} changes nothing in an exact search: {'; '.join(reasons)}."


def code_of(error: SwatheError, databases: Sequence[str]) -> int:
    """Return blastp's exit code for an error."""
    match error:
        case MemoryShort():
            return MEMORY
        case InvalidRequest(field="database") | DatabaseError():
            return DATABASE
        case FastaError() if _is_of(error, databases):
            return DATABASE
        case EngineUnavailable() | DeviceError() | NoResiduesError():
            return ENGINE
        case ExportError():
            return OUTPUT
    return WRONG


def _databases(arguments: argparse.Namespace) -> list[str]:
    """Return the databases: of -db one, or several between blanks as blastp has them; of -subject one."""
    given = arguments.db or ""
    if arguments.subject is not None or os.path.exists(given):
        return [arguments.subject or given]
    return given.split() or [given]


def _is_of(error: FastaError, databases: Sequence[str]) -> bool:
    return Path(error.source).resolve() in {Path(name).resolve() for name in databases}


def _search(asked: argparse.Namespace, databases: Sequence[str], console: Console) -> int:
    """Search; a file without a query has no hits, as with blastp: workflows split files into such, too."""
    try:
        return search(asked, console)
    except EmptyFastaError as error:
        if _is_of(error, databases):
            raise
        console.warning(f"{error.message} So there are no hits.")
        for out in asked.output or ():
            with atomic_file(out):
                pass
        return 0


def _check_statistics(asked: argparse.Namespace) -> None:
    """Raise InvalidRequest for costs with which there are no E-values, and so no bound on them."""
    scheme = ScoringScheme.load(named_matrix(asked.matrix), asked.gap_open, asked.gap_extend)
    parameters = gumbel_parameters(scheme)
    if not parameters.available:
        raise InvalidRequest(
            "gap_open",
            parameters.note,
            "Give higher costs; swathe search goes by scores where there are none.",
        )


def _refuse(arguments: argparse.Namespace) -> None:
    """Raise InvalidRequest for an option of blastp that is not there, and for none or two databases."""
    for name, instead in REFUSED.items():
        if getattr(arguments, name) is not None:
            raise InvalidRequest(name, f"-{name} is not an option of swathe blastp.", f"Instead: {instead}.")
    if (arguments.db is None) == (arguments.subject is None):
        which = "is neither -db nor -subject" if arguments.db is None else "are both -db and -subject"
        raise InvalidRequest("db", f"There {which}.", "Give one of them, a FASTA file or a .swdb database.")


def _scoring(arguments: argparse.Namespace) -> list[str]:
    """Return the options for matrix, gap costs and what E-values rest on."""
    short = arguments.task == "blastp-short"
    given = arguments.matrix or ("PAM30" if short else "BLOSUM62")
    name = given.upper() if given.upper() in DEFAULTS else given
    words = ["--matrix", _OWN_NAMES.get(name, name), "--evalues", _method(arguments.comp_based_stats or "2")]
    costs = zip((arguments.gapopen, arguments.gapextend), DEFAULTS.get(name, (None, None)), strict=True)
    for option, (asked, usual) in zip(("--gap-open", "--gap-extend"), costs, strict=True):
        cost = usual if asked is None else asked
        words += [] if cost is None else [option, str(cost)]
    return words


def _method(mode: str) -> str:
    if mode[:1] in "2TtDd":
        return "adjusted"
    if mode[:1] in "0Ff":
        return "matrix"
    raise InvalidRequest(
        "comp_based_stats",
        f"There is no -comp_based_stats {mode}.",
        "There are 2 (adjusted to the compositions of both sequences) and 0 (the unadjusted matrix).",
    )


def _masking(seg: str, soft: str | None) -> list[str]:
    """Return the options for masking; what is masked for words alone masks nothing here."""
    parts = seg.split()
    if seg == "no" or (soft or "").lower() in ("true", "t", "yes", "y", "1"):
        return []
    if seg == "yes":
        return ["--mask", "seg"]
    if len(parts) != 3:
        raise InvalidRequest("seg", f"-seg {seg!r} is not known.", 'Give yes, no, or "12 2.2 2.5".')
    return ["--mask", "seg", "--seg", "/".join(parts)]


def _format(outfmt: str) -> list[str]:
    """Return the options for a format and its columns."""
    number, *columns = outfmt.split() or [""]
    if number not in FORMATS:
        raise InvalidRequest(
            "outfmt",
            f"There is no -outfmt {number}.",
            "There are 0 (alignments), 5 (XML), 6, 7 and 10 (tables); swathe search writes JSON and others.",
        )
    if number not in TABLES:
        if columns:
            raise InvalidRequest("outfmt", f"-outfmt {number} has no columns.", "Tables are 6, 7 and 10.")
        return ["--format", FORMATS[number]]
    for column in columns:
        if column.startswith("delim="):
            raise InvalidRequest("outfmt", "There is no delim= in -outfmt.", "10 has commas, 6 has tabs.")
    return ["--format", FORMATS[number], f"--columns={' '.join(chosen(columns))}"]


def _check_database(name: str) -> None:
    """Raise DatabaseError for BLAST's own databases, and where there is no file."""
    if os.path.isfile(name):
        return
    folders = (Path(), *map(Path, filter(None, os.environ.get("BLASTDB", "").split(os.pathsep))))
    if any((folder / f"{name}{suffix}").is_file() for folder in folders for suffix in _SUFFIXES):
        fasta = f"{Path(name).name}.fasta"
        raise DatabaseError(
            f"{name} is a BLAST database: Swathe reads FASTA files and its own (.swdb).",
            f"Make a FASTA file of it: blastdbcmd -db {name} -entry all -out {fasta}; then -db {fasta}",
        )
    raise DatabaseError(
        f"{name}: there is no such file, and no BLAST database of this name.",
        "Give a FASTA file, or a database that `swathe import` made (.swdb).",
    )
