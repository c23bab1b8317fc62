"""The taxa of a database's sequences, as their headers name them, and the part of it that belongs to some."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Database
from swathe.core.database.restricted import RestrictedDatabase
from swathe.core.errors import InvalidRequest
from swathe.core.headers.fields import organism_of, taxon_of
from swathe.core.headers.scan import headers_of
from swathe.core.sequences.fasta import decode_header
from swathe.core.taxonomy.choice import TaxonChoice
from swathe.core.taxonomy.taxonomy import Taxonomy, open_taxonomy

_STEP: Final = 4_000
"""Headers read between two polls of the token: some 20 ms."""


class TaxonReader:
    """Tells the taxon of a header.

    The number after ``OX=`` (UniProt) or ``TaxID=`` (UniRef) counts, as it is called now; where there is
    none, the organism's name does, if it means one taxon.
    """

    def __init__(self, taxonomy: Taxonomy) -> None:
        self._taxonomy = taxonomy
        self._named: dict[str, int] = {}
        self._numbered: dict[str, int] = {}

    def taxon(self, header: str) -> int:
        """Return the taxon of a header's sequence; 0 where it has none that the taxonomy knows."""
        if number := taxon_of(header):
            if number not in self._numbered:
                self._numbered[number] = self._taxonomy.current(int(number))
            return self._numbered[number]
        organism = organism_of(header)
        if organism not in self._named:
            found = self._taxonomy.named(organism) if organism else ()
            self._named[organism] = found[0] if len(found) == 1 else 0
        return self._named[organism]


def taxa_of(
    database: Database, taxonomy: Taxonomy, token: CancelToken
) -> Generator[None, None, NDArray[np.int32]]:
    """Return the taxon of every record of a database, int32[n] in the order of its files; 0 for none.

    Yields every few milliseconds. Raises DatabaseError and OperationCancelled.
    """
    reader = TaxonReader(taxonomy)
    taxa = np.zeros(database.n_sequences, np.int32)
    for begin in range(0, taxa.size, _STEP):
        token.raise_if_cancelled()
        records = np.arange(begin, min(begin + _STEP, taxa.size))
        headers = headers_of(database.header_bytes, database.header_offsets, records)
        taxa[records] = [reader.taxon(decode_header(header)) for header in headers]
        yield
    return taxa


def restricted(
    database: Database, choice: TaxonChoice, token: CancelToken
) -> Generator[object, None, RestrictedDatabase]:
    """Return the part of a database whose sequences are of the taxa chosen.

    Yields every few milliseconds. Raises InvalidRequest, TaxonomyError, DatabaseError, OperationCancelled.
    """
    taxonomy = yield from open_taxonomy(choice.taxdump, token)
    only = [taxonomy.read(asked) for asked in choice.only]
    without = [taxonomy.read(asked) for asked in choice.without]
    taxa = yield from taxa_of(database, taxonomy, token)
    keep = taxonomy.below(taxa, only) if only else np.ones(taxa.size, np.bool_)
    keep &= ~taxonomy.below(taxa, without)
    if not keep.any():
        named = int(np.count_nonzero(taxa))
        raise InvalidRequest(
            "taxa",
            f"No sequence of {database.name} is of {choice.words}: {named:,} of {taxa.size:,} name a taxon "
            "that the taxonomy has.",
            "Headers name it by OX=, by TaxID= or by [organism] at the end.",
        )
    return RestrictedDatabase(database, keep[database.records], choice.words)
