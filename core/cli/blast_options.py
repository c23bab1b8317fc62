"""The options of blastp, as `swathe blastp` takes them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

FORMATS: Final = {"0": "text", "5": "xml", "6": "blast6", "7": "blast7", "10": "blast10"}
"""Those of -outfmt that there are, with Swathe's."""
TABLES: Final = ("6", "7", "10")
"""Those with columns."""
TASKS: Final = ("blastp", "blastp-fast", "blastp-short")
IGNORED: Final = {
    "word_size": "words", "threshold": "words", "window_size": "words", "xdrop_ungap": "extensions",
    "xdrop_gap": "extensions", "xdrop_gap_final": "extensions", "use_sw_tback": "extensions",
    "soft_masking": "words", "max_hsps": "alignments", "subject_besthit": "alignments",
    "mt_mode": "threads",
}  # fmt: skip
"""Options without which an exact search finds and writes the same, with what they are about."""
REASONS: Final = {
    "words": "every pair of residues is compared, no words are looked up",
    "extensions": "alignments are the best there are, not extensions",
    "alignments": "every hit is one alignment",
    "threads": "threads share the work by themselves",
}
_FLAGS: Final = ("use_sw_tback", "subject_besthit")
_LISTS: Final = "search the sequences wanted by themselves"
REFUSED: Final = {
    **dict.fromkeys(
        (
            "gilist", "seqidlist", "negative_gilist", "negative_seqidlist", "taxids", "negative_taxids",
            "taxidlist", "negative_taxidlist", "ipglist", "negative_ipglist", "entrez_query",
        ),
        _LISTS,
    ),
    **dict.fromkeys(("query_loc", "subject_loc"), "search with the part wanted by itself"),
    **dict.fromkeys(("dbsize", "searchsp"), "E-values are those of what is searched"),
    **dict.fromkeys(
        ("num_descriptions", "num_alignments"), "give -max_target_seqs, which is for every format"
    ),
    **dict.fromkeys(
        ("sorthits", "sorthsps"), "hits are sorted by E-value, then by score"
    ),
    **dict.fromkeys(("db_soft_mask", "db_hard_mask"), "write X for the letters to mask"),
    **dict.fromkeys(
        ("culling_limit", "best_hit_overhang", "best_hit_score_edge", "qcov_hsp_perc"),
        "filter the table: its columns can be chosen with -outfmt",
    ),
    **dict.fromkeys(("import_search_strategy", "export_search_strategy"), "write the options themselves"),
    **dict.fromkeys(("line_length", "show_gis", "parse_deflines"), "identifiers and lines are as they are"),
    "html": "swathe search --format html writes a report for browsers",
    "lcase_masking": "letters in lower case are residues like the others; -seg yes masks",
    "ungapped": "give gap costs that no gap is worth, such as -gapopen 100",
    "remote": "searches run here",
}  # fmt: skip
"""BLAST's options that there are not, with what to do instead."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add blastp's options, and the few of Swathe that have no counterpart there."""
    add = parser.add_argument
    add("-help", action="help", help="the same")
    add("-query", default="-", metavar="FILE", help="FASTA file with the queries (-, standard input)")
    add(
        "-db",
        metavar="FILE",
        help="a FASTA file or a database of Swathe (.swdb), not a BLAST database; several between blanks",
    )
    add("-subject", metavar="FILE", help="the same, for a FASTA file")
    add("-out", type=Path, metavar="FILE", help="the file to write (standard output)")
    add("-evalue", type=float, default=10.0, metavar="E", help="report hits up to this E-value (10)")
    add(
        "-outfmt",
        default="0",
        metavar="FORMAT",
        help="0 alignments to read, 5 BLAST XML, 6 table, 7 table with comment lines, 10 table with commas; "
        'a table with its columns, such as "6 std qcovs" (0)',
    )
    add("-max_target_seqs", type=_positive, default=500, metavar="N", help="only the best N hits (500)")
    add("-num_threads", type=_positive, default=1, metavar="N", help="threads of the processor (1)")
    add("-task", choices=TASKS, default=TASKS[0], help="blastp-short is PAM30 9/1 (blastp)")
    add("-matrix", metavar="NAME", help="BLOSUM45, 50, 62, 80 or 90, PAM30, 70 or 250 (BLOSUM62)")
    add("-gapopen", type=int, metavar="N", help="cost of opening a gap (the matrix's: 11)")
    add("-gapextend", type=int, metavar="N", help="cost of each residue in it (the matrix's: 1)")
    add(
        "-comp_based_stats",
        metavar="MODE",
        help="2, D or T: E-values adjusted to compositions; 0 or F: the unadjusted matrix (2)",
    )
    add("-seg", default="no", metavar="SEG", help='mask the query: yes, no, or "window locut hicut" (no)')
    for name, about in IGNORED.items():
        words = f"changes nothing: {REASONS[about]}"
        if name in _FLAGS:
            add(f"-{name}", action="store_true", help=words)
        else:
            add(f"-{name}", metavar="VALUE", help=words)
    add("-version", action="store_true", help="print the version and exit")
    add("--engine", default="auto", help="auto, cpu, gpu, hybrid or cluster, as in a search")
    add("--device", metavar="N[,N...]", help="numbers of the GPUs to use (all)")
    add("--allow-nucleotides", action="store_true", help="search even if a file looks like DNA or RNA")
    refused = parser.add_argument_group("options of blastp that are refused", "with what to do instead")
    for name, instead in REFUSED.items():
        refused.add_argument(f"-{name}", nargs="?", const="", metavar="VALUE", help=instead)


def _positive(text: str) -> int:
    """Read a number from 1."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return number
