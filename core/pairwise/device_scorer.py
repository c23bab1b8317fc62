"""Scores of copies that an engine's devices permute: the host says only which copies, piece by piece."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np

from core.cancel import CancelToken
from core.cuda.made import MadeCopies
from core.engines.base import NOT_COMPARED, Engine
from core.pairwise.copies import Part, PieceSize, cut_pieces
from core.pairwise.permutation import subject_key
from core.pairwise.scorers import CopiesToScore, ScoredCopies
from kernels.permute import Copies, Recipe

SMALLEST_PIECE: Final = 1 << 26
LARGEST_FIRST_PIECE: Final = 1 << 28
LARGEST_PIECE: Final = 1 << 30
"""Residues of a piece: they are on the devices alone, a part of them at a time."""
_ANY_NUMBER: Final = 1 << 62
PIECE_COPIES: Final = 2_000_000
"""Of a piece: some 24 bytes of the host's memory each."""


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    """Copies for a call of the engine; `parts` in the order in which they are stored."""

    parts: tuple[Part, ...]
    copies: MadeCopies


def score_made_copies(
    engine: Engine, work: CopiesToScore, token: CancelToken, *, subjects: int | None = None
) -> Iterator[int | ScoredCopies]:
    """Score copies as `core.pairwise.scorers.CopyScorer.score_copies` says.

    engine : takes `core.cuda.made.MadeCopies` as databases
    subjects : of a piece, whole; None: copies for about half a second
    """
    sources = [np.array(work.database.codes(int(subject))) for subject in work.subjects]
    keys = [subject_key(source, work.seed) for source in sources]

    def make(parts: list[Part]) -> _Piece:
        stored = tuple(sorted(parts, key=lambda part: sources[part.subject].size))
        recipe = Recipe(
            tuple(
                Copies(sources[part.subject], keys[part.subject], part.first, part.n_copies)
                for part in stored
            )
        )
        copies = MadeCopies(recipe, work.database)
        if subjects is None:
            _ = copies.pairing  # here, while the piece before is scored
        return _Piece(stored, copies)

    lengths = work.database.lengths[work.subjects]
    total = int(lengths.sum(dtype=np.int64)) * work.permutations
    size = PieceSize(min(max(SMALLEST_PIECE, total // 16), LARGEST_FIRST_PIECE), LARGEST_PIECE)
    if subjects is None:
        pieces = cut_pieces(lengths, work.permutations, size, PIECE_COPIES)
    else:
        most = min(subjects * work.permutations, max(PIECE_COPIES, work.permutations))
        pieces = cut_pieces(lengths, work.permutations, lambda: _ANY_NUMBER, most)
    with ThreadPoolExecutor(1, thread_name_prefix="swathe-copies") as pool:
        following = _next(pool, make, next(pieces, None))
        done = 0
        known: list[ScoredCopies] = []
        while following is not None:
            piece = following.result()
            following, ahead = None, False
            scores = np.full(piece.copies.n_sequences, NOT_COMPARED, np.int32)
            began = time.perf_counter()
            for cells in engine.score(work.query, work.scoring, piece.copies, scores, token):
                if not ahead:  # the devices have work now: making it any earlier would hold that up
                    following, ahead = _next(pool, make, next(pieces, None)), True
                yield done + cells
                yield from known  # whoever listens has its work with them while the devices compute
                known = []
            if token.cancelled:
                yield from known
                return
            size.took(piece.copies.n_residues, time.perf_counter() - began)
            done += work.query.size * piece.copies.n_residues
            ends = np.cumsum([part.n_copies for part in piece.parts]).tolist()
            known = [
                ScoredCopies(part, scores[end - part.n_copies : end])
                for part, end in zip(piece.parts, ends, strict=True)
            ]
        yield from known
        yield done


def _next(
    pool: ThreadPoolExecutor, make: Callable[[list[Part]], _Piece], parts: list[Part] | None
) -> Future[_Piece] | None:
    """Begin to make a piece; None where there is none left."""
    return pool.submit(make, parts) if parts is not None else None
