"""Find the sequences of a database that have given names."""

from __future__ import annotations

from collections.abc import Generator
from collections.abc import Sequence as Several
from typing import Final

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.database import Database
from swathe.core.headers.naming import unversioned
from swathe.core.headers.scan import headers_of
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.sequence import Sequence, identifier_of

_STEP: Final = 4_000
"""Headers read between two looks at the token."""


def sequences_named(
    database: Database, names: Several[str], token: CancelToken
) -> Generator[None, None, dict[str, Sequence]]:
    """Return the sequences with some of these names, by name, in the order of the names.

    A name is an identifier as it stands in the header, or its accession or entry name; versions of accessions
    (``P12345.1``) do not count. Of several sequences with a name the first in the file is taken.

    Raises OperationCancelled soon after `token` is cancelled.
    """
    wanted = {unversioned(name) for name in names}
    found: dict[str, int] = {}
    order = np.argsort(database.records)
    for begin in range(0, order.size, _STEP):
        token.raise_if_cancelled()
        places = order[begin : begin + _STEP]
        headers = headers_of(database.header_bytes, database.header_offsets, database.records[places])
        for place, header in zip(places.tolist(), headers, strict=True):
            identifier = identifier_of(decode_header(header))
            for part in {unversioned(identifier), *map(unversioned, identifier.split("|"))} & wanted:
                found.setdefault(part, place)
        yield None
    return {name: database.sequence(found[unversioned(name)]) for name in names if unversioned(name) in found}
