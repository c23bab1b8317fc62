"""Soft masking of queries: low-complexity segments score as X and show in lower case."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.sequences.alphabet import CODE_X, DECODE
from swathe.core.sequences.low_complexity import SegParameters, low_complexity
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.words import counted, percent_text

if TYPE_CHECKING:
    from swathe.core.search.events import SearchResult
    from swathe.core.search.request import SearchRequest

SEG: Final = "seg"
"""The one method, as files and the command line name it."""
_LOWER: Final = ord("a") - ord("A")
_PARAMETERS: Final = re.compile(r"\s*(\d+)\s*/\s*(\d+(?:\.\d*)?|\.\d+)\s*/\s*(\d+(?:\.\d*)?|\.\d+)\s*")


def masked_request(request: SearchRequest, token: CancelToken) -> SearchRequest:
    """Return the request with its queries masked as it says; the request itself if it masks nothing.

    PSSMs are left alone: they have scores, not residues. Queries that are masked already are masked again
    from their original residues. Raises InvalidRequest for a query of which nothing would be left, and
    OperationCancelled.
    """
    if request.mask is None:
        return request
    queries = []
    for number, query in enumerate(request.queries, 1):
        token.raise_if_cancelled()
        queries.append(masked_query(query, request.mask))
        if wholly_masked(queries[-1]):
            raise InvalidRequest("mask", nothing_left(query, number), HINT)
    return replace(request, queries=tuple(queries))


def masked_query(query: Sequence, parameters: SegParameters) -> Sequence:
    """Return a query with the segments that SEG finds masked: X in `codes`, lower case in `shown`.

    A query without such segments is returned unmasked; a PSSM, and a query that is masked so already, as it
    is: every round of an iterated search asks.
    """
    if isinstance(query, PositionSpecificQuery):
        return query
    residues = query.residues
    mask = low_complexity(residues, parameters)
    if not mask.any():
        return unmasked(query)
    codes = np.where(mask, np.uint8(CODE_X), residues)
    if query.shown is not None and np.array_equal(query.codes, codes):
        return query
    shown = DECODE[residues]
    shown[mask & (shown != ord("*"))] += _LOWER
    return Sequence(query.header, codes, shown=shown)


def unmasked(query: Sequence) -> Sequence:
    """Return a query with its original residues."""
    return query if query.shown is None else Sequence(query.header, query.residues)


def wholly_masked(query: Sequence) -> bool:
    """Whether every residue of a query is masked."""
    return query.shown is not None and bool((query.codes == CODE_X).all())


def nothing_left(query: Sequence, number: int) -> str:
    """Return the sentence for a query that masking would leave nothing of; `number`: its 1-based place."""
    name = query.identifier or f"number {number:,}"
    return f"SEG masks all {counted(len(query), 'residue')} of query {name}: the search would find nothing."


HINT: Final = "Search without masking, or choose a lower first bound (locut)."


@dataclass(frozen=True, slots=True)
class MaskCount:
    """How much of some queries is masked: residues of sequences, and the number of PSSMs, never masked."""

    masked: int
    residues: int
    pssms: int

    @classmethod
    def of(cls, queries: tuple[Sequence, ...]) -> MaskCount:
        """Count."""
        plain = [query for query in queries if not isinstance(query, PositionSpecificQuery)]
        masked = sum(int(query.masked.sum()) for query in plain)
        return cls(masked, sum(map(len, plain)), len(queries) - len(plain))

    def __add__(self, other: MaskCount) -> MaskCount:
        """Add two counts."""
        return MaskCount(self.masked + other.masked, self.residues + other.residues, self.pssms + other.pssms)

    @classmethod
    def of_search(cls, result: SearchResult, number: int | None = None) -> MaskCount:
        """Count what a search masked of all its queries, or of the one at a 0-based place.

        An iterated search masks in its first round; later rounds search with profiles.
        """
        queries = result.first.plan.request.queries
        return cls.of(queries if number is None else queries[number : number + 1])

    @property
    def words(self) -> str:
        """The count as a clause: ``SEG masks 23 of 144 residues (16.0 %)``."""
        if not self.residues:
            return "SEG masks nothing: a PSSM's scores are its positions' own"
        share = percent_text(100 * self.masked / self.residues)
        words = f"SEG masks {self.masked:,} of {counted(self.residues, 'residue')} ({share} %)"
        if self.pssms:
            words += f"; {counted(self.pssms, 'PSSM')} not: their scores are their positions' own"
        return words

    def sentence(self, mask: SegParameters) -> str:
        """Return the clause with SEG's parameters and what masking does, where it does anything."""
        if not self.residues:
            return self.words
        parameters = f"window {mask.window}, locut {mask.locut:g}, hicut {mask.hicut:g}"
        return f"{self.words}; {parameters}; masked residues score as X and are shown in lower case"


def parameters_text(parameters: SegParameters) -> str:
    """Return parameters as the command line takes them: ``12/2.2/2.5``."""
    return f"{parameters.window}/{parameters.locut!r}/{parameters.hicut!r}"


def read_parameters(text: str) -> SegParameters:
    """Read ``12/2.2/2.5``: window, locut and hicut. Raises InvalidRequest."""
    match = _PARAMETERS.fullmatch(text)
    if match is None:
        raise InvalidRequest(
            "mask",
            f"{text!r} is not SEG's window/locut/hicut.",
            "Usual is 12/2.2/2.5.",
        )
    return SegParameters(int(match[1]), float(match[2]), float(match[3]))
