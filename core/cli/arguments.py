"""The commands, their options and their help."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from swathe.core.cli import examples
from swathe.core.cli.blast_options import add_options
from swathe.core.statistics.presets import DEFAULT, PRESETS, scoring_options

TABLE: Final = "table"
FORMATS: Final = (
    TABLE, "csv", "tsv", "blast6", "blast7", "blast10", "xml", "xlsx", "parquet", "gff3", "json", "fasta",
    "text", "html", "a3m", "afa", "clustal", "queries-csv", "queries-tsv", "queries-xlsx",
)  # fmt: skip
NETWORK_FORMATS: Final = (
    "edges", "edges-csv", "families", "families-csv", "graphml", "cyjs", "npy", "phylip",
)  # fmt: skip
SHELLS: Final = ("bash", "zsh", "fish", "tcsh")
ACTIONS: Final = ("list", "show", "save", "rename", "delete", "compare", "export", "set-aside")
_INSTEAD: Final = "a file to write instead of standard output; may be repeated"
_RUN: Final = (
    "a run: the beginning of its number, its name, a saved file (.swr), or a table or XML of another program"
)


class _Version(argparse.Action):
    """Print the version, which is looked up only on request."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        from swathe.core.system.settings import VERSION

        print(f"swathe {VERSION}")  # noqa: T201 - our own text: nothing in it to escape
        parser.exit(0)


class _Parser(argparse.ArgumentParser):
    """A parser that exits with `wrong_use` after wrong use, whichever parser noticed it."""

    def __init__(self, *words: Any, wrong_use: int = 2, **options: Any) -> None:
        super().__init__(*words, **options)
        self._wrong_use = wrong_use

    def parse_known_args(self, *words: Any, **options: Any) -> Any:
        found, rest = super().parse_known_args(*words, **options)
        if rest and self._wrong_use != 2:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return found, rest

    def _get_option_tuples(self, option_string: str) -> list[Any]:
        # argparse completes options like blastp's, of one dash and many letters, without allow_abbrev, too.
        return [found for found in super()._get_option_tuples(option_string) if len(found[1]) == 2]

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        super().exit(self._wrong_use if status == 2 else status, message)


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return the arguments; exits (SystemExit) after printing help, the version or a usage error."""
    arguments = make_parser().parse_args(_with_action(sys.argv[1:] if argv is None else argv))
    if "preset" in arguments:
        _follow_preset(arguments)
    if arguments.command == "search":
        _check_inputs(arguments)
    return arguments


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line, which completion scripts and the man page are made from, too."""
    parser = argparse.ArgumentParser(
        prog="swathe",
        description="Find every sequence of a protein database that is similar to a query, by the exact "
        "Smith-Waterman algorithm.",
        epilog="`swathe COMMAND --help` has the options and examples of a command. "
        "Start with: swathe search --sample",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(
        dest="command", title="commands", metavar="COMMAND", required=True, parser_class=_Parser
    )

    search = _command(commands, "search", "search a database with one or several queries", examples.SEARCH)
    search.set_defaults(refuse=search.error)
    _inputs(search, optional=True)
    search.add_argument("--sample", action="store_true", help="search the sample that comes with Swathe")
    _taxa(search)
    _scoring(search)
    search.add_argument(
        "--evalue", type=float, default=10.0, metavar="E", help="report hits up to this E-value (10)"
    )
    search.add_argument(
        "--evalues",
        choices=("adjusted", "fitted", "matrix"),
        help="what E-values are based on: compositions and the search's scores, its scores alone, or the "
        "unadjusted matrix (the preset's: adjusted; docs/command-line.md)",
    )
    search.add_argument(
        "--top", type=int, metavar="N", help="report only the best N hits of each query (all)"
    )
    _masking(search)
    _permuting(search)
    _iterating(search)
    _recording(search)
    _writing(search, "what to write (table); see below; may be repeated, once for each file")
    _quiet(search)

    blastp = commands.add_parser(
        "blastp",
        help="search by the options of NCBI's blastp, for scripts that call it",
        description="Search by the options of NCBI's blastp, for scripts that call it.",
        epilog=examples.BLASTP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        wrong_use=1,
    )
    add_options(blastp)

    pairs = _command(commands, "reciprocal", "find reciprocal best hits of two files", examples.RECIPROCAL)
    pairs.add_argument("a", type=Path, metavar="A", help="a FASTA file or a database")
    pairs.add_argument("b", type=Path, metavar="B", help="another, or the same")
    _scoring(pairs)
    pairs.add_argument(
        "--evalue", type=float, metavar="E", help="report pairs with both E-values up to this (0.001)"
    )
    _evalues(pairs)
    pairs.add_argument(
        "--format", choices=(TABLE, "csv", "tsv"), default=TABLE, help="what to write (table, for reading)"
    )
    _no_comments(pairs)
    _output(pairs, "a file to write instead of standard output")

    network = _command(
        commands, "network", "find all similar pairs of a file's sequences, and families", examples.NETWORK
    )
    network.add_argument("file", type=Path, metavar="FILE", help="a FASTA file or a database")
    _scoring(network)
    network.add_argument(
        "--evalue", type=float, metavar="E", help="report pairs with an E-value up to this (1e-5)"
    )
    _evalues(network)
    network.add_argument(
        "--format",
        action="append",
        choices=(TABLE, *NETWORK_FORMATS),
        help="what to write (table, of the families; with -o, what the end of the name says); may be "
        "repeated, once for each file",
    )
    network.add_argument("--no-comments", action="store_true", help="tables without the comment lines on top")
    _output(network, _INSTEAD, action="append")

    scores = _command(commands, "scores", "write the raw score of every database sequence", examples.SCORES)
    _inputs(scores, optional=False)
    _scoring(scores)
    _output(scores, "the file to write (standard output)")

    bench = _command(commands, "bench", "measure kernels side by side and check their scores", examples.BENCH)
    _measured(bench)
    _output(bench, "the file to write (standard output)")

    importing = _command(commands, "import", "make a database from a FASTA file", examples.IMPORT)
    importing.add_argument("fasta", type=Path, metavar="FASTA", help="plain, gz, bz2, xz or zst")
    importing.add_argument(
        "-o", "--output", type=Path, required=True, metavar="NAME.swdb", help="the database to write"
    )
    importing.add_argument(
        "--source",
        metavar="URL",
        help="where you downloaded it, to be kept: `swathe info --newer` asks there",
    )
    _quiet(importing)

    info = _command(commands, "info", "describe a database", examples.INFO)
    info.add_argument("database", type=Path, metavar="DB", help="a database or a FASTA file")
    info.add_argument(
        "--newer",
        action="store_true",
        help="ask the server it came from, once and now, whether there is a newer file",
    )
    _quiet(info)

    found = _command(
        commands, "engines", "list engines and GPUs, and why some cannot run here", examples.ENGINES
    )
    found.add_argument("--cluster", metavar="ADDRESS", help="list the workers of this cluster, too")
    _command(commands, "kernels", "list kernels, their limits and where they can run", examples.KERNELS)
    matrices = _command(
        commands, "matrices", "list the substitution matrices, or print one", examples.MATRICES
    )
    matrices.add_argument("matrix", nargs="?", metavar="MATRIX", help="a name from the list, or a file")

    kept = _command(commands, "runs", "open, compare and export recorded runs", examples.RUNS)
    _history_actions(kept)

    cluster = _command(commands, "cluster", "compute on several hosts", examples.CLUSTER)
    _cluster_actions(cluster)

    completion = _command(
        commands,
        "completion",
        "print a script with which a shell completes commands, options and files",
        examples.COMPLETION,
    )
    completion.add_argument("shell", choices=SHELLS, help="the shell that reads it")

    desktop = _command(
        commands, "desktop", "put Swathe into the desktop's menu, or take it out", examples.DESKTOP
    )
    desktop.add_argument("action", choices=("install", "remove"), help="what to do")
    return parser


def _command(
    commands: argparse._SubParsersAction[_Parser], name: str, what: str, examples: str
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
    parser.add_argument(
        "--also",
        type=Path,
        nargs="+",
        action="extend",
        metavar="DATABASE",
        help="search these as well, as if all were one: joint E-values, and hits ranked together",
    )


def _taxa(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "taxa", "search only the sequences of some taxa; E-values count these alone (docs/command-line.md)"
    )
    group.add_argument(
        "--taxdump",
        type=Path,
        metavar="FILE",
        help="NCBI's taxonomy, which you downloaded: taxdump.tar.gz, or the folder of it",
    )
    group.add_argument(
        "--taxon",
        action="append",
        metavar="TAXON",
        help="a taxon's number or name: it and all below it; may be repeated",
    )
    group.add_argument(
        "--not-taxon", action="append", metavar="TAXON", help="a taxon to leave out; may be repeated"
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
        help="a set of options for one kind of search; see below (usual)",
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
        help="auto (a GPU if there is one), cpu, gpu, hybrid (both at once) or cluster; see `swathe engines`",
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
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="search on the hosts of a cluster, tls://HOST:8786 or its scheduler file (docs/cluster.md)",
    )


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
        "how hits score compared with permuted copies (docs/command-line.md)",
    )
    group.add_argument(
        "--permutations",
        type=int,
        metavar="N",
        help="estimate it from N permuted copies of each pair (1000 is usually enough); with --rounds, hits "
        "that the profile was built from are tested in the rounds that first included them",
    )
    group.add_argument(
        "--permute",
        choices=("subject", "query", "both"),
        help="whose residues, or positions of a PSSM, are permuted (subject)",
    )
    group.add_argument(
        "--permute-top", type=int, metavar="K", help="only for the best K hits of each query (all)"
    )
    group.add_argument(
        "--permute-evalue", type=float, metavar="E", help="only for hits up to this E-value (all)"
    )
    group.add_argument("--seed", type=int, metavar="S", help="seed of the permutations (1)")
    group.add_argument(
        "--permute-method",
        metavar="NAME",
        help="what scores the copies (engine); all give the same figures; see `swathe kernels`",
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
        help="share of the lowest scores that the fit merely counts (0.37)",
    )


def _iterating(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "iterated search", "search again with a profile of the hits (docs/command-line.md)"
    )
    group.add_argument(
        "--rounds", type=int, metavar="N", help="search at most N times, until nothing new is found"
    )
    group.add_argument(
        "--inclusion", type=float, metavar="E", help="build the profile from hits up to this E-value (0.002)"
    )
    group.add_argument(
        "--include",
        action="append",
        metavar="NAME",
        help="build the profile from this hit too, whatever its E-value; may be repeated",
    )
    group.add_argument(
        "--exclude",
        action="append",
        metavar="NAME",
        help="build the profile without this hit, whatever its E-value; may be repeated",
    )
    group.add_argument(
        "--save-pssm",
        type=Path,
        metavar="FILE",
        help="write the profile of the last round's hits, as psiblast -out_ascii_pssm does, and to FILE.txt "
        "what it was built from",
    )


def _measured(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kernels", metavar="NAME[,NAME...]", help="what to measure (all that run here)")
    parser.add_argument(
        "--queries",
        metavar="FILE",
        help="a FASTA file, - for standard input, papers, or peptides (the sample's)",
    )
    parser.add_argument(
        "--database", action="append", metavar="DATABASE", help="may be repeated; see below (the sample's)"
    )
    parser.add_argument(
        "--matrix",
        metavar="NAME[,NAME...]",
        default="BLOSUM62",
        help="matrices of `swathe matrices`, or a file (BLOSUM62)",
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


def _writing(parser: argparse.ArgumentParser, formats: str) -> None:
    """Add what is written of hits, and where; `formats` is the help on formats."""
    parser.add_argument("--format", action="append", choices=FORMATS, help=formats)
    parser.add_argument(
        "--columns",
        action="append",
        metavar="NAME[,NAME...]",
        help="columns of csv, tsv, xlsx and parquet, or of BLAST's tables by its names, such as std,qcovs "
        "(all); pairwise_p and pairwise_evalue bring pairwise_problem, last; may be repeated, once for each "
        "table",
    )
    _no_comments(parser)
    parser.add_argument(
        "--one-file-per-query",
        action="store_true",
        help="write one file per query into the folder that -o names",
    )
    parser.add_argument("--replace", action="store_true", help="replace existing files there")
    parser.add_argument("-o", "--output", type=Path, action="append", metavar="FILE", help=_INSTEAD)


def _no_comments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--no-comments", action="store_true", help="csv and tsv without the comment lines on top"
    )


def _devices(text: str) -> tuple[int, ...]:
    """Read comma-separated numbers."""
    try:
        return tuple(int(number) for number in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of numbers such as 0 or 0,1") from None


def _output(parser: argparse.ArgumentParser, what: str, action: str = "store") -> None:
    parser.add_argument("-o", "--output", type=Path, action=action, metavar="FILE", help=what)
    _quiet(parser)


def _evalues(parser: argparse.ArgumentParser) -> None:
    """Add what E-values rest on where sequences of files are compared."""
    parser.add_argument(
        "--evalues",
        choices=("adjusted", "fitted", "matrix"),
        help="what E-values are based on, as in a search (the preset's: adjusted)",
    )


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
    """Refuse anything but either QUERY and DATABASE or --sample."""
    if arguments.database is None and len(arguments.query) > 1:
        arguments.database = Path(arguments.query.pop())  # argparse assigns all words to QUERY
    if arguments.sample and arguments.query:
        arguments.refuse("--sample brings its own QUERY and DATABASE: leave them out")
    if arguments.sample and arguments.also:
        arguments.refuse("--sample brings its own DATABASE: leave --also out")
    if not arguments.sample and arguments.database is None:
        missing = "DATABASE is" if arguments.query else "QUERY and DATABASE are"
        arguments.refuse(f"{missing} missing (or use --sample)")


def _with_action(argv: Sequence[str]) -> list[str]:
    """Insert the default action, ``list``, into `swathe runs` and `swathe runs WORDS`."""
    words = list(argv)
    if words[:1] == ["runs"] and (len(words) == 1 or words[1] not in (*ACTIONS, "-h", "--help")):
        words.insert(1, "list")
    return words


def _history_actions(runs: argparse.ArgumentParser) -> None:
    """Add the actions of `swathe runs`."""
    actions = runs.add_subparsers(dest="action", title="actions", metavar="ACTION", required=True)
    listing = _action(actions, "list", "list the runs of the history (the default action)")
    listing.add_argument("words", nargs="*", metavar="WORD", help="only runs that contain all these words")
    listing.add_argument("--format", choices=("table", "tsv"), default="table", help="what to write (table)")

    show = _action(actions, "show", "show what a run searched and what it found")
    show.add_argument("run", metavar="RUN", help=_RUN)
    show.add_argument("--check", action="store_true", help="read its database and say whether it has changed")

    save = _action(actions, "save", "write a run to a file that opens without the database")
    save.add_argument("run", metavar="RUN", help=_RUN)
    save.add_argument("file", type=Path, metavar="FILE.swr", help="the file to write")
    save.add_argument("--align", action="store_true", help="first align the hits that are not aligned yet")

    rename = _action(actions, "rename", "give a run of the history another name")
    rename.add_argument("run", metavar="RUN", help=_RUN)
    rename.add_argument("name", metavar="NAME", help="the new name; '' removes it")

    delete = _action(actions, "delete", "delete runs of the history, and their files")
    delete.add_argument("runs", nargs="+", metavar="RUN", help=_RUN)

    compare = _action(actions, "compare", "show the hits of two runs side by side")
    compare.add_argument("a", metavar="A", help=_RUN)
    compare.add_argument("b", metavar="B", help="another")
    compare.add_argument(
        "--format",
        choices=("table", "csv", "tsv", "json"),
        default="table",
        help="what to write (table); json: the counts",
    )
    compare.add_argument(
        "--evalue",
        type=float,
        metavar="E",
        help="count hits up to this E-value (any; 0.001 where another program made a run)",
    )
    _of_other_programs(compare)
    compare.add_argument("-o", "--output", type=Path, metavar="FILE", help="the file (standard output)")

    export = _action(actions, "export", "write the hits of a run, as `swathe search` does")
    export.add_argument("run", metavar="RUN", help=_RUN)
    export.add_argument("--query", type=int, metavar="N", help="only the N-th query's hits (all)")
    _writing(export, "what to write (table); may be repeated")
    for reading in (show, save, export):
        _of_other_programs(reading)
    _action(actions, "set-aside", "set a damaged list aside and make a new one from the run files")


def _of_other_programs(action: argparse.ArgumentParser) -> None:
    """Add what may be given with a result of another program."""
    group = action.add_argument_group("results of other programs")
    group.add_argument(
        "--read-columns",
        default="",
        metavar="NAMES",
        help='columns of a table that does not name them, as for BLAST: "qseqid sseqid pident evalue"',
    )
    group.add_argument(
        "--queries", type=Path, metavar="FASTA", help="the queries, so that hits can be aligned"
    )
    group.add_argument(
        "--database",
        type=Path,
        metavar="FILE",
        help="the database, FASTA or .swdb, so that hits can be aligned",
    )


def _cluster_actions(cluster: argparse.ArgumentParser) -> None:
    """Add the actions of `swathe cluster`."""
    actions = cluster.add_subparsers(dest="action", title="actions", metavar="ACTION", required=True)
    start = _action(actions, "start", "run a scheduler, and print how other hosts reach it")
    start.add_argument(
        "address",
        nargs="?",
        default="tls://",
        metavar="ADDRESS",
        help="where it listens (tls://, every network, port 8786); tcp://127.0.0.1 for this host alone",
    )
    start.add_argument("--file", type=Path, metavar="FILE", help="write its address there, on a shared disk")

    worker = _action(actions, "worker", "compute for the searches of a cluster")
    worker.add_argument("address", metavar="ADDRESS", help="of the scheduler, or its file")
    worker.add_argument("--engine", default="auto", help="auto (a GPU if there is one), cpu, gpu or hybrid")
    worker.add_argument("--kernel", default="auto", metavar="NAME", help="a kernel (auto: the best)")
    worker.add_argument(
        "--device", type=_devices, metavar="N[,N...]", help="numbers of the GPUs to use (all)"
    )
    worker.add_argument("--threads", type=int, default=0, metavar="N", help="CPU threads (all cores)")
    worker.add_argument(
        "--databases",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="where databases (.swdb) are; may be repeated",
    )

    push = _action(actions, "push", "send a database to the hosts that do not have it")
    push.add_argument("database", type=Path, metavar="DATABASE", help="a FASTA file or a database")
    push.add_argument("--cluster", metavar="ADDRESS", help="the cluster ($SWATHE_CLUSTER)")


def _recording(search: argparse.ArgumentParser) -> None:
    """Add the options of `swathe search` that record the run."""
    group = search.add_argument_group(
        "recording the run", "to open it again, here or elsewhere (`swathe runs`)"
    )
    group.add_argument(
        "--save", type=Path, metavar="FILE.swr", help="save the run: it opens without the database"
    )
    group.add_argument(
        "--history", action="store_true", help="add it to the history, which the window shows as well"
    )
    group.add_argument("--name", metavar="NAME", help="the name of the run there")


def _action(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, what: str
) -> argparse.ArgumentParser:
    action = actions.add_parser(
        name, help=what, description=f"{what[0].upper()}{what[1:]}.", allow_abbrev=False
    )
    action.add_argument("-q", "--quiet", action="store_true", help="no progress bar and no notes")
    return action
