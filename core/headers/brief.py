"""Headers in brief, for lists that people read: ``ADH2_YEAST``, a protein's name, ``S. cerevisiae``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from swathe.core.headers.fields import identification_of, organism_of, protein_of
from swathe.core.sequences.sequence import description_of, query_title, subject_name

_IN_PARENTHESES: Final = re.compile(r"\s*\([^()]*\)")
_TAGGED: Final = re.compile(r"\b(?:gi\|\d+\|)?(?:sp|tr)\|[^|\s]+\|(?=\S)")
_BINOMIAL: Final = re.compile(r"^([A-Z])[a-z]{2,} (?=[a-z]{3,}(?:[ -]|$))")
"""Genus and species: a capitalised word before one in lower case, which ``sp.`` is not."""
_NO_GENUS: Final = re.compile(r"vir(?:us|oid|ophage)|phage|satellite|plasmid|vector", re.IGNORECASE)
"""What viruses and the like have in their names, whose first word is no genus."""


def brief_name(header: str, record: int) -> str:
    """Return UniProt's entry name, another database's accession (PDB's with the chain), else the first word.

    The 0-based `record` names a sequence without a header.
    """
    database, accession, entry = identification_of(header)
    if not accession:
        return subject_name(header, record)
    if database in ("sp", "tr") and entry:
        return entry
    return f"{accession}_{entry}" if database == "pdb" and entry else accession


def told_apart(headers: Sequence[str], records: Sequence[int]) -> list[str]:
    """Return the brief names of sequences named together, with accessions where these tell them apart.

    ``ADH1A_HUMAN (P07327)`` where another is called alike, as isoforms are; `records` as in `brief_name`.
    """
    names = [brief_name(header, record) for header, record in zip(headers, records, strict=True)]
    accessions = [identification_of(header)[1] for header in headers]
    known = set(zip(names, accessions, strict=True))
    called = Counter(name for name, _ in known)
    return [
        f"{name} ({accession})" if accession and called[name] > 1 else name
        for name, accession in zip(names, accessions, strict=True)
    ]


def brief_query_name(header: str, place: int = 0) -> str:
    """Return the brief name of a query, or its title where no database's rule says what it is.

    place : 0-based, among the queries of the search
    """
    return brief_name(header, place) if identification_of(header)[1] else query_title(header, place)


def untagged(title: str) -> str:
    """Return a title without the tags and accessions of UniProt's identifiers: ``ADH2_YEAST vs x.fasta``."""
    return _TAGGED.sub("", title)


def brief_description(header: str) -> str:
    """Return the protein's name, or where no rule says what it is, all that follows the first word."""
    return protein_of(header) or description_of(header)


def brief_organism(header: str) -> str:
    """Return the organism's name with the genus as an initial and without strains in parentheses."""
    name = _IN_PARENTHESES.sub("", organism_of(header)).strip()
    return name if _NO_GENUS.search(name) else _BINOMIAL.sub(r"\1. ", name, count=1)
