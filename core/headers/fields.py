"""Accession, gene, organism and other fields of a FASTA header, by the rules of its source database."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from swathe.core.sequences.sequence import description_of, identifier_of

_TAGS: Final = frozenset(
    ("sp", "tr", "ref", "gb", "emb", "dbj", "pir", "prf", "tpg", "tpe", "tpd", "pdb", "lcl")
)
"""Databases that NCBI's and UniProt's identifiers name: ``tag|accession|entry``."""
_AT_NCBI: Final = frozenset(("ref", "gb", "emb", "dbj", "pir", "prf", "tpg", "tpe", "tpd", "gi"))

_UNIREF: Final = re.compile(r"(UniRef(?:100|90|50))_[A-Za-z0-9-]+$")
_UNIPARC: Final = re.compile(r"UPI[0-9A-F]{10}$")
_REFSEQ: Final = re.compile(r"[A-Z]{2}_[0-9]{5,}(?:\.[0-9]+)?$")
_GENBANK: Final = re.compile(r"[A-Z]{3}(?:[0-9]{5}|[0-9]{7})\.[0-9]+$")
_UNIPROT: Final = re.compile(
    r"([OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2})(?:-[0-9]+)?(?:\.[0-9]+)?$"
)
"""UniProt accession (uniprot.org/help/accession_numbers), with optional isoform number and version."""
_PDB_CODE: Final = re.compile(r"[0-9][A-Za-z0-9]{3}$")
_PDB_CHAIN: Final = re.compile(r"([0-9][A-Za-z0-9]{3})_([A-Za-z0-9]{1,4})$")
_RCSB: Final = re.compile(r"([0-9][A-Za-z0-9]{3})_[0-9]+\|Chains? ([^|]*)\|([^|]*)(?:\|([^|]*))?$")
_SAFE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*$")

_ORGANISM: Final = re.compile(r"\bOS=(.+?)(?= [A-Z]{2}=|$)")
_CLUSTER_ORGANISM: Final = re.compile(r" Tax=(.+?)(?= (?:TaxID|RepID)=|$)")
_NO_ORGANISM: Final = "Source:"
"""Brackets of Ensembl begin with this and hold no organism."""
_FIELD_END: Final = re.compile(r" [A-Z]{2}=")
_GENE: Final = re.compile(r"\bGN=(.+?)(?= [A-Z]{2}=|$)")
_TAXON: Final = re.compile(r"\b(?:OX|TaxID)=([0-9]+)(?![0-9A-Za-z])")
_TAXON_IN_BRACKETS: Final = re.compile(r"\(([0-9]+)\)\s*$")
_TAXON_DIGITS: Final = 12
"""Longer numbers are not taxa."""
_REPRESENTATIVE: Final = re.compile(r"\bRepID=(\S+)")
_CLUSTER_END: Final = re.compile(r" (?:n|Tax|TaxID|RepID)=")
_BRACKETED: Final = {
    key: re.compile(rf"\[{key}=([^\[\]]+)\]") for key in ("organism", "gene", "protein", "protein_id")
}
_BRACKETED_FIELD: Final = re.compile(r"\s*\[[A-Za-z_]+=")
_ENSEMBL_GENE: Final = re.compile(r"\bgene_symbol:(\S+)")
_ENSEMBL_STABLE_GENE: Final = re.compile(r"\bgene:(\S+)")
_ENSEMBL_PROTEIN: Final = re.compile(r"\bdescription:(.+?)(?= \[Source:|$)")
_RECOMMENDED: Final = re.compile(r"(?:RecName|SubName): Full=([^;\[]+)")
_SEQRES: Final = re.compile(r"mol:\S+\s+length:[0-9]+\s*(.*)$")
_CHAIN: Final = re.compile(r"Chains? [^,]+,\s*(.*)$")


@dataclass(frozen=True, slots=True)
class HeaderFields:
    """The fields of a header; '' (None for the taxon) where it has none.

    Parameters
    ----------
    accession : with its version, as the header has it
    entry : UniProt's entry name, the representative of a UniRef cluster, or the chain of a PDB entry
    database : ``sp``, ``tr``, ``ref``, ``gb``, ``pdb`` … as headers name it, or ``UniRef90``, ``uniparc``,
        ``ensembl``; '' where the header follows no known rule: nothing is guessed
    taxon : NCBI's number of the organism
    """

    accession: str = ""
    entry: str = ""
    database: str = ""
    organism: str = ""
    gene: str = ""
    taxon: int | None = None
    protein: str = ""


def fields_of(header: str) -> HeaderFields:
    """Return the fields of a header.

    Supported are UniProt (``sp|P02232|LGB1_VICFA Name OS=… OX=… GN=…``), UniRef, UniParc, NCBI
    (``WP_000001.1 name [Organism]``, ``gi|1|ref|NP_1.1|``, translated coding sequences with ``[gene=…]``),
    PDB (``pdb|1ABC|A``, RCSB's and NCBI's chains) and Ensembl. Where NCBI joins the headers of identical
    proteins with Ctrl-A, the first one counts.
    """
    database, accession, entry = identification_of(header)
    taxon = taxon_of(header)
    return HeaderFields(
        accession,
        entry,
        database,
        organism_of(header),
        gene_of(header),
        int(taxon) if taxon else None,
        protein_of(header),
    )


@lru_cache(8)  # three columns of the same header
def identification_of(header: str) -> tuple[str, str, str]:
    """Return database, accession and entry, '' each where the header follows no known rule."""
    name = identifier_of(first_of(header))
    if "|" in name:
        return _tagged(name, header)
    if uniref := _UNIREF.match(name):
        representative = _REPRESENTATIVE.search(header)
        return uniref.group(1), name, representative.group(1) if representative else ""
    if _REFSEQ.match(name):
        return "ref", name, ""
    if _GENBANK.match(name):
        return "gb", name, ""
    description = description_of(first_of(header))
    if description.startswith("pep ") and " gene:" in description:
        return "ensembl", name, ""
    if description.startswith(("mol:", "Chain")) and (chain := _PDB_CHAIN.match(name)):
        return "pdb", chain.group(1), chain.group(2)
    if description.startswith("RecName:") and _UNIPROT.match(name):
        return "sp", name, ""
    if _UNIPARC.match(name):
        return "uniparc", name, ""
    return "", "", ""


def organism_of(header: str) -> str:
    """Return the organism's name, '' where none is given.

    Read from ``OS=`` (UniProt), ``Tax=`` (UniRef), ``[organism=…]`` or ``[…]`` at the end (NCBI), or the last
    field of RCSB's headers. Brackets may hold brackets: ``[[Clostridium] scindens]``.
    """
    first = first_of(header).rstrip()
    match = _ORGANISM.search(first) or (_CLUSTER_ORGANISM.search(first) if first[:6] == "UniRef" else None)
    match = match or _BRACKETED["organism"].search(first)
    if match:
        return match.group(1).strip()
    if first.endswith("]"):
        return _last_brackets(first)
    chains = _RCSB.match(first)
    return _TAXON_IN_BRACKETS.sub("", chains.group(4) or "").strip() if chains else ""


def gene_of(header: str) -> str:
    """Return the gene's name; Ensembl's stable identifier where it has no name; '' where none is given."""
    first = first_of(header)
    match = _GENE.search(first) or _BRACKETED["gene"].search(first)
    if match is None and description_of(first).startswith("pep "):
        match = _ENSEMBL_GENE.search(first) or _ENSEMBL_STABLE_GENE.search(first)
    return match.group(1).strip() if match else ""


def taxon_of(header: str) -> str:
    """Return the number of the organism in NCBI's taxonomy as text; '' where none is given."""
    first = first_of(header)
    match = _TAXON.search(first)
    if match is None and (chains := _RCSB.match(first.strip())):
        match = _TAXON_IN_BRACKETS.search(chains.group(4) or "")
    return match.group(1) if match and len(match.group(1)) < _TAXON_DIGITS else ""


def protein_of(header: str) -> str:
    """Return the protein's name without organism and gene; '' where the header follows no known rule."""
    first = first_of(header).strip()
    if chains := _RCSB.match(first):
        return chains.group(3).strip()
    description = description_of(first)
    if end := _FIELD_END.search(f" {description}"):
        return description[: max(end.start() - 1, 0)].strip()
    if match := _BRACKETED["protein"].search(description):
        return match.group(1).strip()
    database, _, _ = identification_of(first)
    if database in ("", "uniparc"):
        return ""
    if database == "ensembl":
        named = _ENSEMBL_PROTEIN.search(description)
        return named.group(1).strip() if named else ""
    if database.startswith("UniRef"):
        return _CLUSTER_END.split(f" {description}", maxsplit=1)[0].strip()
    if named := _RECOMMENDED.match(description) or _SEQRES.match(description):
        return named.group(1).strip()
    if named := _CHAIN.match(description):
        description = named.group(1)
    if bracketed := _BRACKETED_FIELD.search(description):
        return description[: bracketed.start()].strip()
    if description.endswith("]") and (organism := organism_of(first)):
        description = description.removesuffix("]").rstrip().removesuffix(organism).rstrip(" [")
    return description.strip()


def first_of(header: str) -> str:
    """Return the first of the headers that NCBI joins with Ctrl-A."""
    return header.partition("\x01")[0]


HEADER_FIELDS: Final[dict[str, Callable[[str], str]]] = {
    "accession": lambda header: identification_of(header)[1],
    "entry": lambda header: identification_of(header)[2],
    "protein": protein_of,
    "gene": gene_of,
    "organism": organism_of,
    "taxon": taxon_of,
    "source": lambda header: identification_of(header)[0],
}
"""The columns of a hit table that come from the header, each with its reader; the taxon as text."""


def page_of(fields: HeaderFields) -> str | None:
    """Return the address of the protein's page at UniProt, NCBI, RCSB or Ensembl; None where none is known.

    Only an accession of the right form makes an address: nothing else of a header gets into one.
    """
    database, accession = fields.database, fields.accession
    if not _SAFE.match(accession):
        return None
    if database in ("sp", "tr"):
        uniprot = _UNIPROT.match(accession)
        return f"https://www.uniprot.org/uniprotkb/{uniprot.group(1)}/entry" if uniprot else None
    if database.startswith("UniRef"):
        return f"https://www.uniprot.org/uniref/{accession}"
    if database == "uniparc":
        return f"https://www.uniprot.org/uniparc/{accession}"
    if database == "pdb":
        return f"https://www.rcsb.org/structure/{accession.upper()}" if _PDB_CODE.match(accession) else None
    if database in _AT_NCBI:
        return f"https://www.ncbi.nlm.nih.gov/protein/{accession}"
    if database == "ensembl" and accession.startswith("ENS"):
        return f"https://www.ensembl.org/id/{accession.partition('.')[0]}"
    return None


def _last_brackets(text: str) -> str:
    """Return the content of the brackets at the end of a text; '' if it is not an organism."""
    depth = 0
    for start in range(len(text) - 1, -1, -1):
        depth += (text[start] == "]") - (text[start] == "[")
        if depth == 0:
            inside = text[start + 1 : -1]
            return "" if "=" in inside or inside.startswith(_NO_ORGANISM) else inside.strip()
    return ""


def _tagged(name: str, header: str) -> tuple[str, str, str]:
    """Return database, accession and entry of ``gi|1|ref|NP_1.1|``, ``sp|P02232|LGB1_VICFA`` and the like."""
    parts = name.split("|")
    if parts[0] == "gi":
        if len(parts) < 4 or parts[2] not in _TAGS:
            return ("gi", parts[1], "") if parts[1].isdecimal() else ("", "", "")
        parts = parts[2:]
    tag, accession, entry = parts[0], parts[1], parts[2] if len(parts) > 2 else ""
    if tag == "lcl" and (protein := _BRACKETED["protein_id"].search(header)):
        return "ref" if _REFSEQ.match(protein.group(1)) else "gb", protein.group(1), ""
    if tag == "gnl":
        return (tag, entry, "") if entry else ("", "", "")
    if tag in _TAGS:
        return (tag, accession, entry) if accession else (tag, entry, "")  # pir||A12345 has a name alone
    if chains := _RCSB.match(first_of(header).strip()):
        return "pdb", chains.group(1), chains.group(2).strip()
    return "", "", ""
