"""Headers in brief, for lists that people read: ``ADH2_YEAST``, a protein's name, ``S. cerevisiae``."""

from __future__ import annotations

import re
import textwrap
from typing import Final

from swathe.core.headers.fields import first_of, identification_of, organism_of, protein_of
from swathe.core.sequences.sequence import description_of, identifier_of, query_name, subject_name

_IN_PARENTHESES: Final = re.compile(r"\s*\([^()]*\)")
_TAGGED: Final = re.compile(r"\b(?:gi\|\d+\|)?(?:sp|tr)\|[^|\s]+\|(?=\S)")
_BINOMIAL: Final = re.compile(r"^([A-Z])[a-z]{2,} (?=[a-z]{3,}(?:[ -]|$))")
"""Genus and species: a capitalised word before one in lower case, which ``sp.`` is not."""
_TITLE_LETTERS: Final = 60
"""Of a header that is a query's title, cut at the end of a word."""
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


def query_title(header: str, place: int = 0) -> str:
    """Return what people call a query: its identifier, or the whole header where that alone names nothing.

    An identifier has a letter, and a digit, underscore or bar: ``seq1 of mine`` is ``seq1``, and
    ``my protein`` is called that. In files of the field's formats each of them is the header's first word.

    place : 0-based, among the queries of the search, for one without an identifier: ``Query_1``
    """
    name = query_name(identifier_of(header), place)
    is_identifier = any(map(str.isalpha, name)) and any(map(_tells_apart, name))
    if is_identifier or len(name) > _TITLE_LETTERS:
        return name
    return textwrap.shorten(first_of(header), _TITLE_LETTERS, placeholder="…")


def _tells_apart(letter: str) -> bool:
    return letter.isdigit() or letter in "_|"


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
