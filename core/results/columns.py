"""The columns of a hit table: one description that window, files and command line share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Kind(Enum):
    """How a column's values are compared, aligned and written."""

    TEXT = "text"
    INTEGER = "integer"
    REAL = "real"
    PERCENT = "percent"
    EVALUE = "evalue"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: `key` names it in files, `title` on the screen, `meaning` in tooltips and documentation.

    `needs_alignment` columns are empty for hits that were not aligned yet, `needs_permutation` ones for hits
    whose pairwise significance was not asked for; `shown` ones are visible at first. `mark` columns hold what
    somebody marked, not what a search found.
    """

    key: str
    title: str
    kind: Kind
    meaning: str
    needs_alignment: bool = False
    shown: bool = False
    needs_permutation: bool = False
    mark: bool = False


COLUMNS: Final = (
    Column("ticked", "Ticked", Kind.INTEGER, "1 where somebody ticked the hit", shown=True, mark=True),
    Column("rank", "#", Kind.INTEGER, "Place in the list ordered by E-value, score and file order"),
    Column(
        "subject",
        "Subject",
        Kind.TEXT,
        "First word of the subject's header, or its place in the file (Subject_17)",
        shown=True,
    ),
    Column("description", "Description", Kind.TEXT, "The subject's header after its first word", shown=True),
    Column(
        "score",
        "Score",
        Kind.INTEGER,
        "Smith-Waterman score in the matrix's units, the matrix as it is",
        shown=True,
    ),
    Column(
        "bits", "Bits", Kind.REAL, "Bit score (λS − ln K) / ln 2, comparable between matrices", shown=True
    ),
    Column(
        "evalue",
        "E-value",
        Kind.EVALUE,
        "Hits this good or better expected by chance in a database of this size",
        shown=True,
    ),
    Column(
        "adjusted_score",
        "Adjusted score",
        Kind.REAL,
        "Score with the matrix adjusted to the compositions of both; bits and E-value rest on it",
    ),
    Column(
        "reverse_score",
        "Reversed",
        Kind.REAL,
        "Adjusted score of the query read backwards: what composition, repeats and low complexity alone give",
    ),
    Column(
        "matrix_evalue",
        "E-value, matrix as it is",
        Kind.EVALUE,
        "E-value of the score by the matrix's own statistics, whatever the compositions of the two",
    ),
    Column(
        "evalue_moved",
        "log₁₀ E moved",
        Kind.REAL,
        "Powers of ten from the E-value, matrix as it is, to this one; both count as 1e-15 where smaller",
    ),
    Column(
        "pairwise_p",
        "Pairwise p",
        Kind.EVALUE,
        "Chance of this score or better with the residues in random order, usually the subject's; * marks a "
        "poor fit",
        needs_permutation=True,
    ),
    Column(
        "log10_p_error",
        "± log₁₀ p",
        Kind.REAL,
        "Standard error of the pairwise p-value's decimal logarithm",
        needs_permutation=True,
    ),
    Column(
        "z_value",
        "Z-value",
        Kind.REAL,
        "(Score − mean) / standard deviation, both of the permuted copies' scores",
        needs_permutation=True,
    ),
    Column(
        "pairwise_lambda",
        "Pairwise λ",
        Kind.REAL,
        "λ of the Gumbel distribution fitted to the permuted copies' scores",
        needs_permutation=True,
    ),
    Column("pairwise_k", "Pairwise K", Kind.REAL, "K of the same distribution", needs_permutation=True),
    Column(
        "goodness_p",
        "Goodness p",
        Kind.REAL,
        "Chance of copies this far from the fitted distribution or farther, if they follow it",
        needs_permutation=True,
    ),
    Column(
        "pairwise_problem",
        "Poor fit",
        Kind.TEXT,
        "Why there is no pairwise p-value, or why not to rely on it",
        needs_permutation=True,
    ),
    Column(
        "identity",
        "Identity %",
        Kind.PERCENT,
        "Identical pairs per alignment column, gaps included",
        needs_alignment=True,
        shown=True,
    ),
    Column(
        "positives",
        "Positives %",
        Kind.PERCENT,
        "Pairs with a score above 0 per alignment column, gaps included",
        needs_alignment=True,
    ),
    Column(
        "query_coverage",
        "Query cov. %",
        Kind.PERCENT,
        "Share of the query between the alignment's ends",
        needs_alignment=True,
        shown=True,
    ),
    Column(
        "subject_coverage",
        "Subject cov. %",
        Kind.PERCENT,
        "Share of the subject between the alignment's ends",
        needs_alignment=True,
    ),
    Column(
        "length", "Alignment length", Kind.INTEGER, "Alignment columns, gaps included", needs_alignment=True
    ),
    Column("identities", "Identities", Kind.INTEGER, "Identical pairs", needs_alignment=True),
    Column("mismatches", "Mismatches", Kind.INTEGER, "Length − identities − gaps", needs_alignment=True),
    Column("gap_openings", "Gap openings", Kind.INTEGER, "Runs of gap columns", needs_alignment=True),
    Column("gaps", "Gaps", Kind.INTEGER, "Gap columns", needs_alignment=True),
    Column(
        "query_start", "Query from", Kind.INTEGER, "First aligned query residue, from 1", needs_alignment=True
    ),
    Column(
        "query_end", "Query to", Kind.INTEGER, "Last aligned query residue, inclusive", needs_alignment=True
    ),
    Column(
        "subject_start",
        "Subject from",
        Kind.INTEGER,
        "First aligned subject residue, from 1",
        needs_alignment=True,
    ),
    Column(
        "subject_end",
        "Subject to",
        Kind.INTEGER,
        "Last aligned subject residue, inclusive",
        needs_alignment=True,
    ),
    Column(
        "low_complexity",
        "Low compl. %",
        Kind.PERCENT,
        "Share of the aligned query residues that SEG masks (12/2.2/2.5): little variety, doubtful E-value",
        needs_alignment=True,
    ),
    Column("subject_length", "Subject length", Kind.INTEGER, "Residues of the subject", shown=True),
    Column(
        "organism",
        "Organism",
        Kind.TEXT,
        "From OS= (UniProt) or [...] at the header's end (NCBI)",
        shown=True,
    ),
    Column("accession", "Accession", Kind.TEXT, "From the header of UniProt, NCBI, PDB or Ensembl"),
    Column(
        "entry", "Entry name", Kind.TEXT, "UniProt's entry name, UniRef's representative or the chain of PDB"
    ),
    Column("protein", "Protein", Kind.TEXT, "The protein's name without organism and gene"),
    Column("gene", "Gene", Kind.TEXT, "From GN= (UniProt), gene_symbol: (Ensembl) or [gene=...] (NCBI)"),
    Column("taxon", "Taxon", Kind.INTEGER, "The organism's number in NCBI's taxonomy, from OX= or TaxID="),
    Column("source", "Source", Kind.TEXT, "Database the header comes from, such as sp, tr, ref, gb, pdb"),
    Column("record", "Record", Kind.INTEGER, "Place of the subject in the FASTA file, from 1"),
    Column(
        "cigar",
        "CIGAR",
        Kind.TEXT,
        "Alignment as counts of M (pair), I (query residue against a gap), D (subject residue against a gap)",
        needs_alignment=True,
    ),
    Column("pinned", "Pinned", Kind.INTEGER, "1 where somebody pinned the hit to the top", mark=True),
    Column("note", "Note", Kind.TEXT, "What somebody wrote about the hit", mark=True),
)

COLUMN: Final = {column.key: column for column in COLUMNS}
