"""The commands, their options and their help."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from swathe.core.cli import examples
from swathe.core.cli.run_arguments import add_actions, add_keeping, with_action
from swathe.core.search.presets import DEFAULT, PRESETS, scoring_options

TABLE: Final = "table"
FORMATS: Final = (
    TABLE, "csv", "tsv", "blast6", "blast7", "xml", "json", "fasta", "text", "html", "a3m", "afa", "clustal",
    "queries-csv", "queries-tsv",
)  # fmt: skip
SHELLS: Final = ("bash", "zsh", "fish", "tcsh")


class _Version(argparse.Action):
    """Look the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        from swathe.core.system.settings import version

        print(f"swathe {version()}")  # noqa: T201 - nothing that is not ours
        parser.exit(0)


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return the arguments; exits (SystemExit) after printing help, the version or a usage error."""
    arguments = make_parser().parse_args(with_action(sys.argv[1:] if argv is None else argv))
    if "preset" in arguments:
        _follow_preset(arguments)
    if arguments.command == "search":
        _check_inputs(arguments)
    return arguments


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line, from which completion scripts and the man page are made, too."""
    parser = argparse.ArgumentParser(
        prog="swathe",
        description="Find every sequence of a protein database that is similar to a query, by the exact "
        "Smith-Waterman algorithm.",
        epilog="`swathe COMMAND --help` has the options and examples of a command. "
        "Start with: swathe search --sample",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND", required=True)

    search = _command(commands, "search", "search a database with one or several queries", examples.SEARCH)
    search.set_defaults(refuse=search.error)
    _inputs(search, optional=True)
    search.add_argument("--sample", action="store_true", help="search the sample that comes with Swathe")
    _scoring(search)
    search.add_argument(
        "--evalue", type=float, default=10.0, metavar="E", help="report hits up to this E-value (10)"
    )
    search.add_argument(
        "--evalues",
        choices=("adjusted", "fitted", "matrix"),
        help="what E-values rest on: compositions and the search's scores, its scores alone, or the matrix "
        "as it is (the preset's: adjusted; docs/command-line.md)",
    )
    search.add_argument(
        "--top", type=int, metavar="N", help="report only the best N hits of each query (all)"
    )
    _masking(search)
    _permuting(search)
    _iterating(search)
    search.add_argument("--format", choices=FORMATS, default=TABLE, help="what to write (table); see below")
    search.add_argument(
        "--no-comments", action="store_true", help="csv and tsv without the comment lines on top"
    )
    add_keeping(search)
    search.add_argument(
        "--one-file-per-query",
        action="store_true",
        help="-o names a folder: a file for each query",
    )
    search.add_argument("--replace", action="store_true", help="replace files that exist there")
    _output(search, "a file to write instead of standard output")

    pairs = _command(commands, "reciprocal", "find reciprocal best hits of two files", examples.RECIPROCAL)
    pairs.add_argument("a", type=Path, metavar="A", help="a FASTA file or a database")
    pairs.add_argument("b", type=Path, metavar="B", help="another, or the same")
    _scoring(pairs)
    pairs.add_argument(
        "--evalue", type=float, metavar="E", help="report pairs with both E-values up to this (0.001)"
    )
    pairs.add_argument(
        "--format", choices=(TABLE, "csv", "tsv"), default=TABLE, help="what to write (table, for reading)"
    )
    pairs.add_argument(
        "--no-comments", action="store_true", help="csv and tsv without the comment lines on top"
    )
    _output(pairs, "a file to write instead of standard output")

    scores = _command(commands, "scores", "write the raw score of every database sequence", examples.SCORES)
    _inputs(scores, optional=False)
    _scoring(scores)
    _output(scores, "the file to write (standard output)")

    bench = _command(commands, "bench", "measure kernels beside each other, scores checked", examples.BENCH)
    _measured(bench)
    _output(bench, "the file to write (standard output)")

    importing = _command(commands, "import", "make a database of a FASTA file", examples.IMPORT)
    importing.add_argument("fasta", type=Path, metavar="FASTA", help="plain, gz, bz2, xz or zst")
    importing.add_argument(
        "-o", "--output", type=Path, required=True, metavar="NAME.swdb", help="the database to write"
    )
    _quiet(importing)

    info = _command(commands, "info", "say what a database holds", examples.INFO)
    info.add_argument("database", type=Path, metavar="DB", help="a database or a FASTA file")
    _quiet(info)

    _command(commands, "engines", "list the engines, GPUs and why some cannot run here", examples.ENGINES)
    _command(
        commands, "kernels", "list the kernels with their limits and where they can run", examples.KERNELS
    )
    matrices = _command(
        commands, "matrices", "list the substitution matrices, or print one", examples.MATRICES
    )
    matrices.add_argument("matrix", nargs="?", metavar="MATRIX", help="a name from the list, or a file")

    kept = _command(commands, "runs", "open, compare and export runs that were kept", examples.RUNS)
    add_actions(kept, FORMATS)

    completion = _command(
        commands,
        "completion",
        "print a script that completes commands, options and files in a shell",
        examples.COMPLETION,
    )
    completion.add_argument("shell", choices=SHELLS, help="the shell that reads it")
    return parser


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, what: str, examples: str
) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def _inputs(parser: argparse.ArgumentParser, *, optional: bool) -> None:
    parser.add_argument(
        "query",
        nargs="*" if optional else "+",
        metavar="QUERY",
        help="FASTA files and PSI-BLAST PSSMs (psiblast -out_ascii_pssm), or - for standard input",
    )
    parser.add_argument(
        "database",
        nargs="?" if optional else None,
        type=Path,
        metavar="DATABASE",
        help="a FASTA file or a database",
    )


def _scoring(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--allow-nucleotides",
        action="store_true",
        help="search even if a query or the database looks like DNA or RNA",
    )
    parser.add_argument(
        "--preset",
        choices=tuple(PRESETS),
        default=DEFAULT,
        help="options that go together, for one kind of search; see below (usual)",
    )
    parser.add_argument("--matrix", help="a matrix of `swathe matrices`, or a file (the preset's: BLOSUM62)")
    parser.add_argument(
        "--gap-open",
        type=int,
        metavar="N",
        help="cost of opening a gap (the preset's: 11; with --matrix, that matrix's default)",
    )
    parser.add_argument(
        "--gap-extend", type=int, metavar="N", help="cost of each residue in it (likewise: 1)"
    )
    parser.add_argument(
        "--engine",
        default="auto",
        help="auto (a GPU where there is one), cpu, gpu or hybrid (both at once); see `swathe engines`",
    )
    parser.add_argument(
        "--device",
        type=_devices,
        metavar="N[,N...]",
        help="numbers of the GPUs to use (all); see `swathe engines`",
    )
    parser.add_argument(
        "--kernel", default="auto", metavar="NAME", help="a kernel (auto: the best); see `swathe kernels`"
    )
    parser.add_argument(
        "--kernel-option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of that kernel; may be repeated; see `swathe kernels`",
    )
    parser.add_argument("--threads", type=int, default=0, metavar="N", help="CPU threads (all cores)")


def _masking(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "masking", "low-complexity segments of the query score as X (docs/command-line.md)"
    )
    group.add_argument(
        "--mask", choices=("no", "seg"), default="no", help="how to find them (no: mask nothing)"
    )
    group.add_argument(
        "--seg", metavar="W/LOCUT/HICUT", help="SEG's window and its two bounds, bits (12/2.2/2.5)"
    )


def _permuting(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "pairwise significance",
        "how hits score beside permuted copies (docs/command-line.md)",
    )
    group.add_argument(
        "--permutations",
        type=int,
        metavar="N",
        help="estimate it from N permuted copies of each pair (1000 will do)",
    )
    group.add_argument(
        "--permute",
        choices=("subject", "query", "both"),
        help="whose residues are permuted; of a PSSM the positions (subject)",
    )
    group.add_argument(
        "--permute-top", type=int, metavar="K", help="for the best K hits of each query only (all)"
    )
    group.add_argument(
        "--permute-evalue", type=float, metavar="E", help="for hits up to this E-value only (all)"
    )
    group.add_argument("--seed", type=int, metavar="S", help="of the permutations (1)")
    group.add_argument(
        "--permute-method",
        metavar="NAME",
        help="what scores the copies (engine): the figures are the same; `swathe kernels` lists them",
    )
    group.add_argument(
        "--permute-option",
        action="append",
        metavar="NAME=VALUE",
        help="an option of that method; may be repeated",
    )
    group.add_argument(
        "--censored",
        type=float,
        metavar="SHARE",
        help="share of the lowest scores that the fit only counts (0.37)",
    )


def _iterating(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "iterated search", "search again with a profile of the hits (docs/command-line.md)"
    )
    group.add_argument(
        "--rounds", type=int, metavar="N", help="at most N searches, fewer once one finds nothing new"
    )
    group.add_argument(
        "--inclusion", type=float, metavar="E", help="hits up to this E-value make the profile (0.002)"
    )
    group.add_argument(
        "--save-pssm",
        type=Path,
        metavar="FILE",
        help="write the profile of the last round's hits, as psiblast -out_ascii_pssm does",
    )


def _measured(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kernels", metavar="NAME[,NAME...]", help="what to measure (all that run here)")
    parser.add_argument(
        "--queries", metavar="FILE", help="a FASTA file, - for standard input, or papers (the sample's)"
    )
    parser.add_argument(
        "--database", action="append", metavar="DATABASE", help="may be repeated; see below (the sample's)"
    )
    parser.add_argument(
        "--matrix", default="BLOSUM62", help="a matrix of `swathe matrices`, or a file (BLOSUM62)"
    )
    parser.add_argument(
        "--gap-costs", metavar="OPEN/EXTEND[,...]", help="pairs to measure with (the matrix's default)"
    )
    parser.add_argument(
        "--threads", default="", metavar="N[,N...]", help="sweep threads of a block, or of the processor"
    )
    parser.add_argument("--blocks", default="", metavar="N[,N...]", help="sweep blocks of the grid")
    parser.add_argument(
        "--device", type=_devices, metavar="N[,N...]", help="numbers of the GPUs to use (all)"
    )
    parser.add_argument("--repeats", type=int, default=3, metavar="N", help="timed runs of each (3)")
    parser.add_argument(
        "--format", choices=(TABLE, "csv", "json"), default=TABLE, help="what to write (table, for reading)"
    )


def _devices(text: str) -> tuple[int, ...]:
    """Read numbers with commas between them."""
    try:
        return tuple(int(number) for number in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no list of numbers such as 0 or 0,1") from None


def _output(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=what)
    _quiet(parser)


def _quiet(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-q", "--quiet", action="store_true", help="no progress bar and no notes")


def _follow_preset(arguments: argparse.Namespace) -> None:
    """Fill in what is not given."""
    names = "matrix", "gap_open", "gap_extend", "evalues"
    given = (getattr(arguments, name, None) for name in names)
    for name, value in zip(names, scoring_options(arguments.preset, *given), strict=True):
        if name in arguments:
            setattr(arguments, name, value)


def _check_inputs(arguments: argparse.Namespace) -> None:
    """Ask for QUERY and DATABASE, or --sample, and not for both."""
    if arguments.database is None and len(arguments.query) > 1:
        arguments.database = Path(arguments.query.pop())  # argparse gives all that there is to QUERY
    if arguments.sample and arguments.query:
        arguments.refuse("--sample brings its own QUERY and DATABASE: leave them out")
    if not arguments.sample and arguments.database is None:
        missing = "DATABASE is" if arguments.query else "QUERY and DATABASE are"
        arguments.refuse(f"{missing} missing (or use --sample)")
