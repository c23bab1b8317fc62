"""Alignments: optimal, re-scored by other code, described as BLAST does, bounded in memory."""

from __future__ import annotations

import re
import tracemalloc

import numpy as np
import pytest
from Bio.Align import PairwiseAligner
from Bio.Align.substitution_matrices import Array
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.alignment import alignment as module
from swathe.core.alignment import gotoh
from swathe.core.alignment.alignment import Alignment, align, align_region_steps, rescore
from swathe.core.alignment.walk import walk
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import SwatheError
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import LETTERS, N_CODES, encode
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import run_to_end
from tests.long_run import drawn
from tests.oracle import smith_waterman

FIXED = settings(derandomize=True, deadline=None, max_examples=200)
CODE_A, CODE_W = LETTERS.index("A"), LETTERS.index("W")
GAP_COSTS = [(0, 0), (0, 1), (1, 0), (11, 0), (1, 1), (3, 1), (5, 5), (11, 1), (10, 2), (40, 3), (100, 10)]
BLOSUM62 = ScoringScheme.load("BLOSUM62")

few = st.integers(0, 4)
runs = st.lists(st.tuples(st.integers(1, 4), st.sampled_from("MID")), max_size=8)
schemes = st.builds(
    lambda name, gaps: ScoringScheme.load(name, *gaps),
    st.sampled_from(["BLOSUM62", "BLOSUM45", "PAM30", "PAM250"]),
    st.sampled_from(GAP_COSTS),
)


@st.composite
def pairs(draw):
    """Draw two sequences that are often related, of few kinds of residues or of all."""
    residue = draw(st.sampled_from([few, st.integers(0, N_CODES - 1)]))
    query = draw(st.lists(residue, min_size=1, max_size=40))
    cut, skip = draw(st.integers(0, len(query))), draw(st.integers(0, 8))
    subject = query[:cut] + draw(st.lists(residue, max_size=12)) + query[cut + skip :]
    return np.array(query, np.uint8), np.array(subject or [0], np.uint8)


def score_of(query, subject, scheme) -> int:
    return smith_waterman(
        query.tolist(), subject.tolist(), scheme.matrix.tolist(), scheme.gap_open, scheme.gap_extend
    )


def columns_of(found: Alignment) -> list[str]:
    runs = re.findall(r"(\d+)([MID])", found.operations)
    return [operation for count, operation in runs for _ in range(int(count))]


def plain_score(found: Alignment, query, subject, scheme) -> int:
    """Walk an alignment column by column."""
    i, j, total, before = found.query_start, found.subject_start, 0, "M"
    for operation in columns_of(found):
        if operation == "M":
            total += int(scheme.matrix[query[i], subject[j]])
        else:
            total -= scheme.gap_extend + (scheme.gap_open if operation != before else 0)
        i += operation != "D"
        j += operation != "I"
        before = operation
    assert (i, j) == (found.query_end, found.subject_end)
    return total


class TestOptimal:
    @drawn(60, 200, pair=pairs(), scheme=schemes)
    def test_has_the_score_of_the_oracle(self, pair, scheme):
        query, subject = pair
        score = score_of(query, subject, scheme)
        found = align(query, subject, scheme, score, CancelToken())
        assert plain_score(found, query, subject, scheme) == score
        assert rescore(found, query, subject, scheme) == score == found.score

    @FIXED
    @given(pair=pairs(), scheme=schemes)
    @pytest.mark.long
    def test_checkpoints_change_nothing(self, pair, scheme):
        """Tracing block by block, and in many steps, gives the alignment of the one-pass method."""
        query, subject = pair
        score = score_of(query, subject, scheme)
        whole = align(query, subject, scheme, score, CancelToken())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(module, "_ONE_PASS_CELLS", 0)
            patch.setattr(module, "_ROWS_CELLS", 3 * query.size)
            assert align(query, subject, scheme, score, CancelToken()) == whole

    @pytest.mark.parametrize("n", [15, 16, 17, 31, 33, 128, 400])
    def test_long_gaps_across_chunks_and_blocks(self, monkeypatch, n):
        monkeypatch.setattr(module, "_ONE_PASS_CELLS", 0)
        rng = np.random.default_rng(n)
        head, tail, middle = (rng.integers(0, 20, k).astype(np.uint8) for k in (60, 60, n))
        long, short = np.concatenate((head, middle, tail)), np.concatenate((head, tail))
        scheme = ScoringScheme.load("BLOSUM62", 11, 0)
        for query, subject, gap in ((long, short, "I"), (short, long, "D")):
            score = score_of(query, subject, scheme)
            found = align(query, subject, scheme, score, CancelToken())
            assert plain_score(found, query, subject, scheme) == score
            assert f"{n}{gap}" in found.operations

    @pytest.mark.parametrize("m", [1, 31, 32, 33, 63, 64, 65, 97, 161])
    @pytest.mark.parametrize("gaps", [(0, 0), (11, 1), (1, 0), (10_000, 10_000)])
    def test_gaps_from_lane_to_lane(self, m, gaps):
        """Gaps as long as several stretches of the query, and none at all."""
        rng = np.random.default_rng(m)
        scheme = ScoringScheme.load("BLOSUM62", *gaps)
        query = rng.integers(0, 20, m).astype(np.uint8)
        subject = np.concatenate((query[: m // 4], query[-(m // 3) :], rng.integers(0, 20, 9)))
        score = score_of(query, subject, scheme)
        found = align(query, subject.astype(np.uint8), scheme, score, CancelToken())
        assert plain_score(found, query, subject, scheme) == score

    @pytest.mark.parametrize("n", [2_908, 2_909, 2_910, 2_979, 3_100])
    def test_scores_around_what_16_bits_hold(self, n):
        query = np.full(n, CODE_W, np.uint8)
        query[::500] = CODE_A
        score = int(BLOSUM62.table(query)[np.arange(n), query].sum())
        found = align(query, query, BLOSUM62, score, CancelToken())
        assert (found.operations, found.score) == (f"{n}M", score)

    def test_ties_are_broken_as_documented(self):
        """First end in the subject, then in the query; the path's pairs before gaps."""
        query, subject = encode("WW" + "A" * 12 + "WW"), encode("WW" + "D" * 12 + "WW")
        found = align(query, subject, ScoringScheme.load("BLOSUM62", 100, 10), 22, CancelToken())
        assert (found.query_start, found.query_end) == (0, 2)
        assert (found.subject_start, found.subject_end) == (0, 2)

    def test_nothing_similar_gives_an_empty_alignment(self):
        found = align(encode("W"), encode("P"), BLOSUM62, 0, CancelToken())
        assert (found.operations, found.length, found.middle) == ("", 0, "")
        assert found.rows(Sequence("", encode("W")), Sequence("", encode("P"))) == ("", "", "")
        assert rescore(found, encode("W"), encode("P"), BLOSUM62) == 0


@FIXED
@given(pairs(), schemes)
def test_a_mirrored_alignment_is_one_of_the_sequences_exchanged(pair, scheme):
    query, subject = pair
    found = align(query, subject, scheme, score_of(query, subject, scheme), CancelToken())
    mirrored = found.mirrored()
    assert rescore(mirrored, subject, query, scheme.transposed) == found.score
    assert (mirrored.identities, mirrored.gaps, mirrored.mirrored()) == (found.identities, found.gaps, found)
    sequences = [Sequence(name, codes) for name, codes in (("q", query), ("s", subject))]
    assert mirrored.rows(*sequences[::-1]) == found.rows(*sequences)[::-1]


def test_read_only_arrays_are_not_compiled_for_once_more():
    """A mapped database's subjects and a file's PSSM cannot be written to; that would take a second."""
    query = encode("MKVLAAGIWWHEAGAWGHEE")
    scores = BLOSUM62.table(query)
    align(query, query, BLOSUM62, score_of(query, query, BLOSUM62), CancelToken())
    compiled = len(walk.by_numba.signatures)
    for shared in (query, scores):
        shared.setflags(write=False)
    scheme = PositionScheme(PositionSpecificQuery("q", query, scores, "made"), 11, 1)
    by_columns = PositionSpecificQuery("q", query, np.asfortranarray(scores), "made")
    for scoring in (BLOSUM62, scheme, PositionScheme(by_columns, 11, 1)):
        found = align(query, query, scoring, score_of(query, query, BLOSUM62), CancelToken())
        assert found.operations == "20M"
        assert rescore(found, query, query, scoring) == found.score
    assert len(walk.by_numba.signatures) == compiled
    widths = {signature[6].dtype for signature in walk.by_numba.signatures}  # of the scores: 8, 16 or 32 bits
    assert len(widths) == compiled, "compiled once for each width"


class TestDescription:
    def test_a_pair_worked_by_hand(self):
        query, subject = encode("GGHEAGAWGHEEXGG"), encode("PPHEAGAWPPPPPGHDEXPP")
        scheme = ScoringScheme.load("BLOSUM62", 2, 1)
        found = align(query, subject, scheme, score_of(query, subject, scheme), CancelToken())
        rows = found.rows(Sequence("q", query), Sequence("s", subject))
        assert rows == ("HEAGAW-----GHEE", "HEAGAW     GH+E", "HEAGAWPPPPPGHDE")
        assert found.operations == "6M5D4M"
        assert (found.query_start, found.query_end, found.subject_start, found.subject_end) == (2, 12, 2, 17)
        assert (found.length, found.identities, found.positives, found.mismatches) == (15, 9, 10, 1)
        assert (found.gap_openings, found.gaps) == (1, 5)

    @drawn(60, 200, pair=pairs(), scheme=schemes)
    def test_counts_equal_counting_the_columns(self, pair, scheme):
        query, subject = pair
        found = align(query, subject, scheme, score_of(query, subject, scheme), CancelToken())
        top, middle, bottom = found.rows(Sequence("q", query), Sequence("s", subject))
        assert len(top) == len(middle) == len(bottom) == found.length
        assert top.replace("-", "") == Sequence("", query[found.query_start : found.query_end]).letters
        assert (
            bottom.replace("-", "") == Sequence("", subject[found.subject_start : found.subject_end]).letters
        )
        columns = list(zip(top, middle, bottom, strict=True))
        assert found.identities == sum(a == b for a, _, b in columns)
        assert found.gaps == sum("-" in (a, b) for a, _, b in columns)
        assert found.gap_openings == len(re.findall(r"-+", top)) + len(re.findall(r"-+", bottom))
        assert found.mismatches == found.length - found.identities - found.gaps
        paired = [(a, m, b) for a, m, b in columns if "-" not in (a, b)]
        scores = [int(scheme.matrix[encode(a)[0], encode(b)[0]]) for a, _, b in paired]
        assert found.positives == sum(score > 0 for score in scores)
        for (a, mark, b), score in zip(paired, scores, strict=True):
            assert mark == (a if a == b else "+" if score > 0 else " ")

    def test_identity_is_the_same_letter_and_a_positive_needs_the_matrix(self):
        """X with X is an identity, as in BLAST, but scores below 0; U with U scores as C with C."""
        query = subject = encode("WWXUWW")
        found = align(query, subject, BLOSUM62, score_of(query, subject, BLOSUM62), CancelToken())
        assert (found.identities, found.positives, found.middle) == (6, 5, "WWXUWW")


def always(found):
    """Return a method of aligning that finds this."""

    def method(*_):
        yield
        return found

    return method


class TestTrust:
    """A traceback is not believed: this breaks the first method, then both."""

    query, subject = encode("MKVLAAGIWWHEAGAWGHEE"), encode("MKVLAGIWWPPHEAGAWGHEE")

    @pytest.fixture
    def score(self):
        return score_of(self.query, self.subject, BLOSUM62)

    @pytest.mark.parametrize(
        "wrong",
        [
            ([(3, "M")], 0, 0),
            ([(400, "M")], 0, 0),
            ([(3, "M"), (90, "D")], 2, 2),
            ([(1, "M")], -5, 0),
            None,
        ],
    )
    def test_a_wrong_traceback_is_replaced_by_the_second_method(self, monkeypatch, score, wrong):
        monkeypatch.setattr(module, "_by_directions", always(wrong))
        found = align(self.query, self.subject, BLOSUM62, score, CancelToken())
        assert plain_score(found, self.query, self.subject, BLOSUM62) == score

    def test_two_wrong_tracebacks_are_an_error_that_names_the_pair(self, monkeypatch, score):
        for method in ("_by_directions", "_by_biopython"):
            monkeypatch.setattr(module, method, always(([(3, "M")], 0, 0)))
        with pytest.raises(SwatheError, match=rf"MKVLAAGIWWHE.*MKVLAGIWWPPH.*score {score}") as caught:
            align(self.query, self.subject, BLOSUM62, score, CancelToken())
        assert caught.value.hint

    def test_a_wrong_score_is_an_error(self, score):
        with pytest.raises(SwatheError):
            align(self.query, self.subject, BLOSUM62, score + 1, CancelToken())

    def test_a_giant_has_no_second_method(self, monkeypatch, score):
        monkeypatch.setattr(module, "_by_directions", always(None))
        monkeypatch.setattr(module, "_SECOND_METHOD_CELLS", 10)
        with pytest.raises(SwatheError):
            align(self.query, self.subject, BLOSUM62, score, CancelToken())

    @drawn(60, 200, pair=pairs(), scheme=schemes)
    def test_the_second_method_is_right_as_well(self, pair, scheme):
        query, subject = pair
        score = score_of(query, subject, scheme)
        if score == 0:
            return
        table = scheme.table(query)
        path = run_to_end(module._by_biopython(table, subject, scheme))
        assert module._describe(*path, query, subject, scheme).score == score

    def test_rescoring_refuses_coordinates_that_do_not_fit(self, score):
        found = align(self.query, self.subject, BLOSUM62, score, CancelToken())
        fields = {name: getattr(found, name) for name in Alignment.__slots__}
        with pytest.raises(ValueError, match="start to its end"):
            rescore(Alignment(**fields | {"query_end": 3}), self.query, self.subject, BLOSUM62)


def giant(n: int):
    rng = np.random.default_rng(n)
    query = rng.integers(0, 20, n).astype(np.uint8)
    subject = np.where(rng.random(n) < 0.7, query, rng.integers(0, 20, n)).astype(np.uint8)
    state = gotoh.RowState(gotoh.striped(BLOSUM62.table(query)), n, BLOSUM62)
    state.advance(subject, 0, n)
    return query, subject, state.score


def of_region(query, subject, scheme, region):
    return run_to_end(align_region_steps(query, subject, scheme, region), lambda _: None)


class TestRegions:
    """Alignments of the residues that the file of another program names, all of them."""

    @FIXED
    @given(pair=pairs(), scheme=schemes, data=st.data())
    @pytest.mark.parametrize("cells", [None, 3])
    def test_has_the_score_of_another_program(self, pair, scheme, data, cells):
        ends = [sorted(data.draw(st.sets(st.integers(0, one.size), min_size=2, max_size=2))) for one in pair]
        (begin, end), (first, last) = ends
        aligner = PairwiseAligner(mode="global")
        aligner.substitution_matrix = Array(
            alphabet=tuple(range(N_CODES)), dims=2, data=scheme.matrix.astype(float)
        )
        aligner.open_gap_score = -(scheme.gap_open + scheme.gap_extend)
        aligner.extend_gap_score = -scheme.gap_extend
        wanted = aligner.score(pair[0][begin:end].astype(np.int32), pair[1][first:last].astype(np.int32))
        with pytest.MonkeyPatch.context() as patch:
            if cells is not None:
                patch.setattr(module, "_ONE_PASS_CELLS", 0)
                patch.setattr(module, "_WHOLE_CELLS", cells)
            found = of_region(*pair, scheme, (begin, end, first, last))
        assert (found.query_start, found.query_end) == (begin, end)
        assert (found.subject_start, found.subject_end) == (first, last)
        assert plain_score(found, *pair, scheme) == wanted == found.score

    @drawn(60, 200, pair=pairs(), scheme=schemes)
    def test_the_region_of_an_optimal_alignment_gives_it_again(self, pair, scheme):
        score = score_of(*pair, scheme)
        found = align(*pair, scheme, score, CancelToken())
        region = found.query_start, found.query_end, found.subject_start, found.subject_end
        if score:
            assert of_region(*pair, scheme, region) == found

    def test_memory_is_bounded(self):
        query, subject, _ = giant(6_000)
        tracemalloc.start()
        try:
            found = of_region(query, subject, BLOSUM62, (0, query.size, 0, subject.size))
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert rescore(found, query, subject, BLOSUM62) == found.score
        assert peak < 8_000_000

    def test_a_wrong_traceback_is_an_error(self, monkeypatch):
        monkeypatch.setattr(gotoh, "trace", lambda *given: given[2].__setitem__(slice(2), -1))
        with pytest.raises(SwatheError, match="has the score 11 that was computed"):
            of_region(encode("AWA"), encode("AWA"), BLOSUM62, (1, 2, 1, 2))


class TestGiants:
    def test_memory_is_bounded(self):
        """36 M cells in a fraction of the 36 MB that their directions take."""
        query, subject, score = giant(6_000)
        align(query[:10], query[:10], BLOSUM62, score_of(query[:10], query[:10], BLOSUM62), CancelToken())
        tracemalloc.start()
        try:
            found = align(query, subject, BLOSUM62, score, CancelToken())
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert rescore(found, query, subject, BLOSUM62) == score
        assert peak < 8_000_000

    @pytest.mark.parametrize("looks", [1, 5, 12])
    def test_cancel_between_blocks(self, monkeypatch, looks):
        """The token is looked at every few rows: in the forward pass and while tracing back."""
        monkeypatch.setattr(module, "_ROWS_CELLS", 1_000_000)
        query, subject, score = giant(3_000)

        class Impatient(CancelToken):
            left = looks

            def raise_if_cancelled(self):
                self.left -= 1
                if not self.left:
                    raise OperationCancelled

        with pytest.raises(OperationCancelled):
            align(query, subject, BLOSUM62, score, Impatient())


@given(st.tuples(few, few, runs), st.tuples(few, few, runs))
@FIXED
def test_pairs_in_two_alignments_are_those_of_plain_sets(first, second):
    """How two alignments of a hit differ was only seen by eye."""
    alignments, columns = [], []
    for begin, of_subject, some in (first, second):
        i, j, pairs = begin, of_subject, []
        for count, operation in some:
            for _ in range(count):
                pairs.append((i, j) if operation == "M" else None)
                i, j = i + (operation != "D"), j + (operation != "I")
        operations = "".join(f"{count}{operation}" for count, operation in some)
        size, gaps = len(pairs), pairs.count(None)
        alignments.append(Alignment(begin, i, of_subject, j, operations, 0, size, 0, 0, 0, 0, gaps, ""))
        columns.append(pairs)
    sets = [set(pairs) - {None} for pairs in columns]
    for this, other in ((0, 1), (1, 0)):
        assert alignments[this].pairs_in(alignments[other]) == len(sets[0] & sets[1])
        lacking = [pair in sets[this] - sets[other] for pair in columns[this]]
        assert alignments[this].apart_from(alignments[other]).tolist() == lacking
    assert alignments[0].pairs_in(alignments[0]) == len(sets[0])
