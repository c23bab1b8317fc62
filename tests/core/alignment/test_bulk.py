"""Alignments of many pairs at once: those that `align` returns, for pairs of every kind."""

from __future__ import annotations

import itertools
import threading
from dataclasses import fields, replace

import numpy as np
import pytest

from swathe.core.alignment import bulk as module
from swathe.core.alignment import gotoh
from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import align
from swathe.core.alignment.bulk import QueryPairs, align_pairs
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import SwatheError
from swathe.core.native.compiler import compile_kernel, instruction_sets
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import SCALE, AdjustedScheme, PositionScheme, Scoring, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES, encode
from swathe.core.statistics.adjustment import Adjustment
from swathe.kernels.cpu import alignment as kernel
from swathe.kernels.cpu.instruction_sets import INSTRUCTION_SETS, named
from swathe.kernels.cpu.recurrence import BITS
from tests.long_run import at_random

BLOSUM62 = ScoringScheme.load("BLOSUM62")
GAP_COSTS = [(0, 0), (0, 1), (1, 0), (11, 0), (1, 1), (5, 5), (11, 1), (40, 3), (100, 1), (127, 1), (128, 0)]
GAP_COSTS += [(100, 10), (10_000, 10_000)]
EACH = pytest.mark.parametrize("instructions", [each.name for each in instruction_sets()])


def score_of(query, subject, scheme: Scoring) -> int:
    state = gotoh.RowState(gotoh.striped(scheme.table(query)), query.size, scheme, np.int64)
    state.advance(np.array(subject), 0, subject.size)
    return state.score


def pairs_of(query, subjects, scheme: Scoring, scores=None) -> QueryPairs:
    if scores is None:
        scores = [score_of(query, subject, scheme) if subject.size else 0 for subject in subjects]
    keys = np.arange(len(subjects))
    return QueryPairs.of_subjects(keys, query, scheme, subjects, np.array(scores, np.int64))


def adjusted_pairs(query, subjects, scheme: Scoring) -> QueryPairs:
    adjustment = Adjustment(query, scheme)
    scores = [score_of(query, subject, adjustment.scheme(subject)) for subject in subjects]
    tables = adjustment.tables(subjects, CancelToken())
    return replace(pairs_of(query, subjects, scheme, scores), tables=tables, rows=adjustment.rows)


def one_by_one(group: QueryPairs) -> AlignedPairs:
    """Align without the code under test."""
    found = []
    for pair, (begin, length) in enumerate(zip(group.begins, group.lengths, strict=True)):
        scheme = group.scheme
        if group.tables is not None:
            scheme = AdjustedScheme(scheme, np.ascontiguousarray(group.tables[pair].T[group.rows]))
        subject = group.residues[begin : begin + length]
        found.append(align(group.query, subject, scheme, int(group.scores[pair]), CancelToken()))
    return AlignedPairs.of(found)


def assert_same(found: AlignedPairs, expected: AlignedPairs) -> None:
    for field in fields(AlignedPairs):
        values = getattr(found, field.name), getattr(expected, field.name)
        np.testing.assert_array_equal(*values, err_msg=field.name)
        assert values[0].dtype == values[1].dtype


def aligned(groups: list[QueryPairs], token: CancelToken | None = None, threads: int = 2, **options):
    """Align groups, and leave out what says that this takes long."""
    makers = (lambda group=group: group for group in groups)
    return [found for found in align_pairs(makers, token or CancelToken(), threads, **options) if found]


def assert_as_one_by_one(groups: list[QueryPairs], threads: int = 1, instructions: str = "auto") -> None:
    found = aligned(groups, threads=threads, instructions=instructions)
    assert [group for group, _ in found] == groups
    for group, of_group in found:
        assert_same(of_group, one_by_one(group))


class Random:
    """Draws groups of pairs: related or not, of few kinds of residues or of all, repeats, any scoring."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def chance(self, share: float) -> bool:
        return bool(self.rng.random() < share)

    def residues(self, n: int):
        return self.rng.choice(self.kinds, n).astype(np.uint8)

    def relative(self, query):
        found = np.where(self.rng.random(query.size) < self.rng.random(), self.residues(query.size), query)
        for _ in range(self.rng.integers(0, 6)):
            place, count = self.rng.integers(0, found.size + 1), self.rng.integers(0, query.size // 3 + 2)
            if self.chance(0.5):
                found = np.delete(found, slice(place, place + count))
            else:
                found = np.insert(found, place, self.residues(count))
        ends = [self.residues(self.rng.integers(0, 60)) for _ in range(2)]
        return np.concatenate((ends[0], found, ends[1])).astype(np.uint8)

    def scheme(self) -> ScoringScheme:
        gaps = GAP_COSTS[self.rng.integers(len(GAP_COSTS))]
        kind = self.rng.integers(10)
        if kind > 2:
            return ScoringScheme.load(["BLOSUM62", "BLOSUM45", "PAM30", "PAM250"][kind % 4], *gaps)
        low, high = [(-128, 128), (-9, 1), (-1, 2)][kind]
        return ScoringScheme("m", self.rng.integers(low, high, (N_CODES, N_CODES)).astype(np.int8), *gaps)

    def group(self, m: int = 0) -> QueryPairs:
        few = self.rng.choice(N_CODES, self.rng.choice([1, 2, 3, N_CODES]), replace=False)
        self.kinds = few if self.chance(0.5) else np.arange(20)
        m = m or int(self.rng.choice([1, 2, *self.rng.integers(1, [40, 70, 300])]))
        query = self.residues(m)
        if self.chance(0.3):
            query = np.resize(query[: m // 4 + 1], m)
        scheme: Scoring = self.scheme()
        made = scheme.name == "m"
        if self.chance(0.25):
            scores = np.clip(scheme.table(query) + self.rng.integers(-3, 4, (m, N_CODES)), -128, 127)
            profile = PositionSpecificQuery("q", query, scores.astype(np.int8), "made")
            scheme = PositionScheme(profile, scheme.gap_open, scheme.gap_extend)
        subjects = [
            self.relative(query) if self.chance(0.8) else self.residues(self.rng.integers(0, 300))
            for _ in range(self.rng.integers(1, 9))
        ]
        if made or self.chance(0.6):
            return pairs_of(query, subjects, scheme)
        return adjusted_pairs(query, [subject for subject in subjects if subject.size] or [query], scheme)


@EACH
@pytest.mark.parametrize("block", [kernel._BLOCK_BYTES, 1])
@at_random(25, 200)
def test_equals_one_by_one(n_cases, block, instructions, monkeypatch):
    """In one block of rows, and in as many as take the least memory."""
    monkeypatch.setattr(kernel, "_BLOCK_BYTES", block)
    draw = Random(n_cases)
    assert_as_one_by_one([draw.group() for _ in range(n_cases)], 2, instructions)


@EACH
@at_random(6, 60)
def test_long_queries(n_cases, instructions, monkeypatch):
    """Of which the traceback computes a strip of columns again, a few rows of it at a time."""
    monkeypatch.setattr(kernel, "_BLOCK_BYTES", 1)
    draw = Random(n_cases)
    groups = [draw.group(int(draw.rng.integers(300, 2_000))) for _ in range(n_cases)]
    not_found: list[int] = []
    of = module.KernelOutput.not_found.fget
    noting = property(lambda output: not_found.extend(of(output).tolist()) or of(output))
    monkeypatch.setattr(module.KernelOutput, "not_found", noting)
    assert_as_one_by_one(groups, 2, instructions)
    assert not not_found  # what the kernel does not find is found by another method


@EACH
@pytest.mark.parametrize("limit", [126, 127, 128, 254, 255, 256, 32_767, 32_768, 65_534, 65_535, 65_536])
def test_scores_around_what_lanes_hold(limit, instructions):
    """A row of pairs that score up to 100 each, the last of them what is left."""
    matrix = np.full((N_CODES, N_CODES), -4, np.int8)
    matrix[0, 0], matrix[1, 1] = 100, max(limit % 100, 1)
    query = np.array([0] * (limit // 100) + [1] * (limit % 100 > 0), np.uint8)
    for gaps in ((11, 1), (0, 0)):
        scheme = ScoringScheme("m", matrix, *gaps)
        group = pairs_of(query, [query, np.insert(query, 1, [2, 3]), query[::-1].copy()], scheme)
        assert limit in group.scores
        assert_as_one_by_one([group], 1, instructions)


@EACH
@pytest.mark.parametrize("m", [1, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 129, 161])
@pytest.mark.long
def test_gaps_from_lane_to_lane(m, instructions):
    """Gaps as long as several stretches of the query, and none at all."""
    rng = np.random.default_rng(m)
    query = rng.integers(0, 20, m).astype(np.uint8)
    subject = np.concatenate((query[: m // 4], query[-(m // 3) :], rng.integers(0, 20, 9))).astype(np.uint8)
    for gap_open, gap_extend in GAP_COSTS:
        scheme = replace(BLOSUM62, gap_open=gap_open, gap_extend=gap_extend)
        assert_as_one_by_one([pairs_of(query, [subject], scheme)], 1, instructions)


@pytest.fixture
def related():
    draw = Random(1)
    draw.kinds = np.arange(20)
    query = draw.residues(120)
    return pairs_of(query, [draw.relative(query) for _ in range(40)], BLOSUM62)


def test_giants_beside_dwarfs(related, monkeypatch):
    """Those that take too much memory are aligned with checkpoints."""
    alone = []

    def one(*pair):
        alone.append(pair)
        return align(*pair)

    monkeypatch.setattr(module, "align", one)
    expected = one_by_one(related)
    sizes = kernel.scratch_bytes(instruction_sets()[0], 16, related.query.size, related.lengths)
    monkeypatch.setattr(module, "_MOST_SCRATCH", int(np.median(sizes)))
    [(_, found)] = aligned([related])
    assert_same(found, expected)
    assert 0 < len(alone) < 40


@pytest.mark.parametrize("n", [8_000, 35_000, 100_000])
def test_a_giant_is_aligned_with_checkpoints(related, monkeypatch, n):
    """However large: the bytes that it would take do not fit 32 bits."""
    [expected] = [one_by_one(pairs_of(related.query, [related.query], BLOSUM62)).bare(0)]
    monkeypatch.setattr(
        module, "align", lambda query, subject, *_: (query.size, subject.size) == (n, n) and expected
    )
    giant = np.resize(related.query, n)
    [(_, found)] = aligned([pairs_of(giant, [giant], BLOSUM62, [n])])
    assert found.bare(0) == expected


def test_without_simd_instructions(related, monkeypatch):
    monkeypatch.setattr(module, "instruction_sets", lambda: ())
    assert_as_one_by_one([related])


@pytest.mark.parametrize("change", [1, -1, 9_000])
def test_a_wrong_score_is_an_error(related, change):
    wrong = replace(related, scores=related.scores + change * (np.arange(40) == 7))
    with pytest.raises(SwatheError, match=f"{int(wrong.scores[7]):,}"):
        aligned([related, wrong])


def test_what_the_kernel_fails_with_has_a_second_method(related, monkeypatch):
    expected = one_by_one(related)
    monkeypatch.setattr(module._Call, "work", lambda call, _: call.output.sizes.fill(kernel.NOT_FOUND))
    [(_, found)] = aligned([related])
    assert_same(found, expected)


def test_nothing_to_align(related):
    assert aligned([]) == []
    none = pairs_of(related.query, [], BLOSUM62)
    unlike = pairs_of(encode("W"), [encode("P"), np.zeros(0, np.uint8)], BLOSUM62)
    assert_as_one_by_one([none, unlike, related])


@pytest.mark.parametrize("threads", [0, 1, 3])
def test_many_batches_in_order(related, monkeypatch, threads):
    monkeypatch.setattr(module, "_BATCH_CELLS", 1)
    assert_as_one_by_one([replace(related, keys=related.keys + k) for k in range(5)], threads)


def test_groups_are_drawn_as_needed(related, monkeypatch):
    monkeypatch.setattr(module, "_BATCH_CELLS", related.cells)
    drawn = []
    run = align_pairs((lambda: drawn.append(1) or related for _ in itertools.count()), CancelToken(), 2)
    assert any(next(run) for _ in itertools.count())
    run.close()
    assert len(drawn) < 20


def test_cancel_and_leaving_early_end_every_thread(related):
    before = set(threading.enumerate())
    query = np.resize(related.query, 3_000)
    token = CancelToken()
    run = align_pairs([lambda: pairs_of(query, [query] * 300, BLOSUM62, [30_000] * 300)], token, 2)
    assert next(run) is None  # while it takes long
    token.cancel()
    with pytest.raises(OperationCancelled):
        list(run)
    run = align_pairs([lambda: related] * 3, CancelToken(), 2)
    next(run)
    run.close()
    assert set(threading.enumerate()) == before
    with pytest.raises(OperationCancelled):
        aligned([related], token)


def test_scores_of_adjusted_pairs_are_unadjusted(related):
    subjects = [related.residues[b : b + n] for b, n in zip(related.begins, related.lengths, strict=True)]
    group = adjusted_pairs(related.query, subjects, BLOSUM62)
    [(_, found)] = aligned([group])
    assert (found.score * SCALE != group.scores).any()
    assert_same(found, one_by_one(group))


@pytest.mark.parametrize("bits", BITS)
@pytest.mark.parametrize("instructions", [each.name for each in INSTRUCTION_SETS])
@pytest.mark.long
def test_compiles_for_every_instruction_set(instructions, bits):
    """Those of other processors, too; their scores are looked up by their own shuffle instruction."""
    chosen = named(instructions)
    text = compile_kernel(module._kernel(bits), chosen, assembly=True)
    assert chosen.shuffle in text
