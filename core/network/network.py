"""A network that was searched: its sequences and edges, how they were found, and distances."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.export.provenance import GAP_CONVENTION
from swathe.core.network.edges import DISTANCE, PARTIAL_MEANING, EdgeTable, Nodes
from swathe.core.network.families import FAMILY, Families
from swathe.core.network.request import NetworkRequest
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance, source_and_note
from swathe.core.search.events import Plan
from swathe.core.statistics.evalues import WORDS
from swathe.core.system.words import bound_text, counted, made_with, rate_text, without_separators

EDGE: Final = (
    "a pair of sequences whose E-value is within the bound with one of them as the query; of two such "
    "directions it has the figures of that with the lower E-value"
)
_BLOCK: Final = 1 << 22
"""Distances computed at a time."""


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The sequences of a file and every similar pair of them, and how they were found.

    Parameters
    ----------
    significances : of each sequence as the query; None where it is empty
    cells, seconds : of the search
    ranked_evalue : where families have colours, their order up to that E-value counts; None: up to the bound
    started : ISO 8601 UTC
    """

    request: NetworkRequest
    plan: Plan
    nodes: Nodes
    edges: EdgeTable
    significances: tuple[Significance | None, ...]
    cells: int
    seconds: float
    started: str
    engine_label: str
    warnings: tuple[str, ...] = ()
    ranked_evalue: float | None = None

    @property
    def made(self) -> str:
        """When and with which version of the program it was found."""
        return made_with(self.started, self.plan.version)

    def families(self, evalue: float | None = None, *, with_partial: bool = True) -> Families:
        """Return the families of the edges up to an E-value; None: of all edges."""
        bound = self.request.evalue
        shown = bound if evalue is None else min(evalue, bound)
        return Families(self.edges, shown, bound, self.ranked_evalue, with_partial=with_partial)

    def hit(self, row: int) -> QueryResult:
        """Return an edge as the only hit of a search: the direction that it has its figures from."""
        edges = self.edges
        return self._as_hit(row, int(edges.queries[row]), int(edges.subjects[row]), self.request.scheme)

    def hit_of_a(self, row: int) -> QueryResult:
        """Return an edge with ``a`` as the query, in the form in which it is shown, and the same figures.

        Where `hit` has ``b`` as the query, its alignment is to be mirrored for this one.
        """
        edges, scheme = self.edges, self.request.scheme
        scheme = scheme if edges.from_a[row] else scheme.transposed
        return self._as_hit(row, int(edges.a[row]), int(edges.b[row]), scheme)

    def _as_hit(self, row: int, query: int, subject: int, scheme: ScoringScheme) -> QueryResult:
        edges, here, database = self.edges, slice(row, row + 1), self.nodes.database
        sequence = database.sequence(int(self.nodes.stored[query]))
        significance = self.significances[int(edges.queries[row])]
        assert significance is not None
        if query != edges.queries[row]:
            significance = replace(significance, query_length=len(sequence))
        hits = HitTable(
            sequence,
            database,
            self.nodes.stored[[subject]],
            edges.scores[here],
            edges.bits[here],
            edges.log10_evalues[here],
            adjusted=edges.adjusted[here],
            reverse=edges.reverse[here],
            matrix_log10_evalues=edges.matrix_log10_evalues[here],
            scoring=scheme.of(sequence),
        )
        return QueryResult.of_pair(hits, significance, self.request.evalues)

    def summary(self, families: Families) -> str:
        """Return what was found, in one line."""
        n, shared = len(self.nodes), families.n_shared
        single = int(np.count_nonzero(families.sizes == 1))
        return (
            f"{families.counted_edges} with E ≤ {bound_text(families.evalue)} · "
            f"{counted(n, 'sequence')}: {n - single:,} in {counted(shared, 'family', 'families')} and "
            f"{single:,} without {'an edge' if families.with_partial else 'a whole edge'}"
        )

    def distances(self, families: Families) -> Iterator[NDArray[np.float64]]:
        """Yield the matrix of distances in blocks of rows, float64[k, n], in the order of the file.

        The distance of an edge is `DISTANCE`; that of other pairs is 1, and of a sequence from itself 0.
        """
        from scipy.sparse import coo_array

        n, rows = len(self.nodes), families.rows
        a, b = self.edges.a[rows], self.edges.b[rows]
        near = 1.0 - self.edges.distances[rows]
        ends = np.concatenate([a, b]), np.concatenate([b, a])
        similar = coo_array((np.concatenate([near, near]), ends), (n, n)).tocsr()
        step = max(1, _BLOCK // n)
        for begin in range(0, n, step):
            block = 1.0 - similar[begin : begin + step].toarray()
            here = np.arange(len(block))
            block[here, begin + here] = 0.0
            yield block

    def lines(self, families: Families) -> Iterator[tuple[str, str]]:
        """Yield the provenance of the network as (label, words), for comment lines of files."""
        scheme, parameters = self.request.scheme, self.plan.parameters
        manifest = self.nodes.database.manifest
        yield "Program", f"Swathe {self.plan.version}, Smith-Waterman with affine gaps (Gotoh), exhaustive"
        yield "Command", replace(self.request, evalue=families.evalue).command()
        yield "Date", self.started
        yield "Found", without_separators(self.summary(families))
        yield "Edge", EDGE
        if not families.with_partial:
            within = self.edges.log10_evalues <= math.log10(families.evalue)
            left_out = int(np.count_nonzero(within)) - families.rows.size
            partial = counted(left_out, "partial edge")
            yield (
                "Left out",
                f"{partial} within the bound, where {PARTIAL_MEANING}; the command finds them, too",
            )
        yield "Family", FAMILY
        yield "Distance", DISTANCE
        yield "Matrix", scheme.name
        yield "Gap costs", f"open {scheme.gap_open}, extend {scheme.gap_extend} ({GAP_CONVENTION})"
        yield "Statistics", source_and_note(parameters.source, parameters.note)
        yield "E-values", WORDS[self.request.evalues]
        yield "Reported", f"pairs with an E-value up to {bound_text(families.evalue)}"
        yield "File", f"{self.request.path.absolute()}"
        sizes = f"{manifest.n_sequences} sequences, {manifest.n_residues} residues"
        yield "File size", f"{sizes}, {manifest.source_checksum}"
        yield "Engine", f"{self.engine_label}, kernel {self.plan.kernel}"
        for sentence in self.warnings:
            yield "Engine warning", sentence
        yield "Speed", f"{self.seconds:.3f} s, {rate_text(self.cells / max(self.seconds, 1e-9) / 1e9)}"
