"""What the hits belong to in NCBI's taxonomy: the lineage of each, and a tree of all with counts."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.headers.scan import headers_of
from swathe.core.results.hits import HitTable, Lineages
from swathe.core.sequences.fasta import decode_header
from swathe.core.taxonomy.subjects import TaxonReader
from swathe.core.taxonomy.taxonomy import Taxonomy

_STEP: Final = 2_000
"""Headers read between two polls of the token: some 20 ms."""
_SHOWN: Final = frozenset(
    ("domain", "superkingdom", "kingdom", "phylum", "class", "order", "family", "genus", "species")
)
"""Ranks of a tree even where a taxon has a single one below it."""


def lineages_of(hits: HitTable, taxonomy: Taxonomy, token: CancelToken) -> Generator[None, None, Lineages]:
    """Return the lineages of some hits. Yields every few milliseconds; raises OperationCancelled."""
    reader = TaxonReader(taxonomy)
    taxa = np.zeros(len(hits), np.int32)
    database = hits.database
    for begin in range(0, len(hits), _STEP):
        token.raise_if_cancelled()
        records = database.records[hits.subjects[begin : begin + _STEP]]
        headers = headers_of(database.header_bytes, database.header_offsets, records)
        taxa[begin : begin + _STEP] = [reader.taxon(decode_header(header)) for header in headers]
        yield
    distinct, codes = np.unique(taxa, return_inverse=True)
    paths = tuple(taxonomy.lineage(taxon) for taxon in distinct.tolist())
    of_taxa = {taxon: (taxonomy.name(taxon), taxonomy.rank(taxon)) for path in paths for taxon in path}
    return Lineages.of(paths, codes, of_taxa)


@dataclass(slots=True)
class Node:
    """A taxon of a tree.

    Parameters
    ----------
    taxon : its number; 0 for the hits of which none is known
    name, rank : of it
    above : the node that it belongs to; None at the top
    count, best : hits of it and all below it, and the first of them in the table
    below : the nodes that belong to it, the one with the most hits first
    """

    taxon: int
    name: str
    rank: str
    above: Node | None
    count: int = 0
    best: int = 0
    below: list[Node] = field(default_factory=list)


def lineage_tree(hits: HitTable, rows: NDArray[np.int64]) -> list[Node]:
    """Return the tops of the tree of some hits, int64[k], whose table has lineages.

    A taxon that has a single one below it, with the same hits, is left out unless its rank is one that people
    know.
    """
    assert hits.lineages is not None
    lineages = hits.lineages
    codes = lineages.codes[rows]
    counts = np.bincount(codes, minlength=len(lineages.names))
    firsts = np.full(len(counts), len(hits), np.int64)
    np.minimum.at(firsts, codes, rows)
    nodes: dict[int, Node] = {}
    tops: list[Node] = []
    for code in np.flatnonzero(counts).tolist():
        above: Node | None = None
        for taxon in lineages.paths[code] or (0,):
            node = nodes.get(taxon)
            if node is None:
                name, rank = lineages.taxa.get(taxon, ("No taxon known", ""))
                node = nodes[taxon] = Node(taxon, name, rank, above, best=len(hits))
                (tops if above is None else above.below).append(node)
            node.count += int(counts[code])
            node.best = min(node.best, int(firsts[code]))
            above = node
    return _tidied(tops, None)


def _tidied(nodes: list[Node], above: Node | None) -> list[Node]:
    """Return the nodes in order, each link of a chain left out that nobody misses."""
    kept = []
    for node in nodes:
        while node.rank not in _SHOWN and len(node.below) == 1 and node.below[0].count == node.count:
            node = node.below[0]
        node.above = above
        node.below = _tidied(node.below, node)
        kept.append(node)
    return sorted(kept, key=lambda node: (-node.count, node.best))
