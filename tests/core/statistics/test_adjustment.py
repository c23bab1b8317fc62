"""Matrices adjusted to two compositions, against references from the formulas; scores, by the oracle."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.optimize import brentq

from swathe.core.alignment import gotoh
from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.scoring.karlin_altschul import BACKGROUND, ungapped_parameters
from swathe.core.scoring.pssm import FileStatistics, PositionSpecificQuery, complete_scores
from swathe.core.scoring.scheme import SCALE, PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, CODE_O, CODE_U, CODE_X, LETTERS, N_CODES, encode
from swathe.core.statistics.adjustment import WEIGHT, Adjustment
from swathe.core.statistics.adjustment_kernels import scale_ratio
from tests.memory_database import MemoryDatabase
from tests.oracle import position_specific
from tests.schemes import scheme_of

BLOSUM62 = ScoringScheme.load("BLOSUM62", 11, 1)
MATRIX = BLOSUM62.matrix[:20, :20].astype(float)
ORDERED = np.arange(20, dtype=np.uint8)
OTHERS = np.array([code for code in range(N_CODES) if LETTERS[code : code + 1] in ("X", "B", "Z", "J", "*")])


def protein(n: int, seed: int, bias: float = 20.0) -> np.ndarray:
    """Return a sequence of n residues that has every amino acid, of a composition of its own."""
    rng = np.random.default_rng(seed)
    shares = rng.dirichlet(bias * BACKGROUND * 20)
    return np.concatenate((ORDERED, rng.choice(20, max(n - 20, 0), p=shares))).astype(np.uint8)


def of_counts(counts) -> np.ndarray:
    """Return so many residues of each kind, in an order without tandem repeats."""
    return np.random.default_rng(1).permutation(np.repeat(ORDERED, np.asarray(counts, int)))


def shares_of(codes: np.ndarray, weight: float = 0.0) -> np.ndarray:
    counts = np.bincount(codes[codes < 20], minlength=20)
    return (counts + weight * BACKGROUND) / (counts.sum() + weight)


def block(query: np.ndarray, subject: np.ndarray, scheme: ScoringScheme = BLOSUM62, **options) -> np.ndarray:
    """Return what the amino acids of a query score with those of a subject, in the matrix's units."""
    scores = Adjustment(query, scheme, **options).scheme(subject).scores / SCALE
    places = [int(np.flatnonzero(query == code)[0]) for code in ORDERED]
    return scores[places, :20]


def reference(rows, columns, scheme: ScoringScheme = BLOSUM62) -> np.ndarray:
    """Return the scores of two compositions by Sinkhorn's rule, to the last digit."""
    parameters = ungapped_parameters(scheme.matrix)
    x = np.outer(BACKGROUND, BACKGROUND) * np.exp(parameters.lambda_ * scheme.matrix[:20, :20].astype(float))
    while np.abs(x.sum(1) / rows - 1).max() > 1e-10:
        x *= (rows / x.sum(1))[:, None]
        x *= columns / x.sum(0)
    return np.log(x / np.outer(rows, columns)) / parameters.lambda_


class TestMatrix:
    @pytest.mark.parametrize("seed", range(2))
    @pytest.mark.parametrize("weight", [40.0, WEIGHT])
    def test_it_is_the_one_that_the_formula_gives(self, seed, weight):
        query, subject = protein(300, seed), protein(250, seed + 100)
        rows, columns = shares_of(query, weight), shares_of(subject, weight)
        found = block(query, subject, weight=weight)
        assert np.abs(found - reference(rows, columns)).max() <= 1 / SCALE
        assert np.abs(found - MATRIX).max() > 10 / SCALE

    @pytest.mark.parametrize("seed", range(3))
    def test_margins_are_the_compositions(self, seed):
        query, subject = protein(400, seed), protein(400, seed + 50)
        rows, columns = shares_of(query, WEIGHT), shares_of(subject, WEIGHT)
        scores = block(query, subject)
        x = np.outer(rows, columns) * np.exp(ungapped_parameters(BLOSUM62.matrix).lambda_ * scores)
        # A score is rounded to 1/32 unit, a frequency so by half a percent at most.
        assert np.abs(x.sum(1) / rows - 1).max() < 0.005
        assert np.abs(x.sum(0) / columns - 1).max() < 0.005

    def test_each_residue_shifts_all_its_scores_by_the_same(self):
        shifts = block(protein(400, 1), protein(400, 2)) - MATRIX
        assert np.abs(shifts - shifts[:1] - shifts[:, :1] + shifts[0, 0]).max() <= 2 / SCALE

    @pytest.mark.parametrize("name", ["PAM250", "PAM30", "BLOSUM50"])
    def test_other_matrices(self, name):
        scheme = ScoringScheme.load(name)
        query, subject = protein(300, 8), protein(350, 9)
        expected = reference(shares_of(query, WEIGHT), shares_of(subject, WEIGHT), scheme)
        assert np.abs(block(query, subject, scheme) - expected).max() <= 1 / SCALE

    @pytest.mark.parametrize("seed", range(4))
    def test_adjusted_scores_are_within_three_times_the_range_of_the_matrixs(self, seed):
        """As far as that scores of a matrix of 8 bits stay within 16, whatever matrix and compositions."""
        rng = np.random.default_rng(seed)
        scores = np.full((25, 25), -120)
        scores[rng.random(scores.shape) < 0.4] = 120
        scheme = scheme_of(scores)
        query, subject = protein(30_000, seed, bias=0.01), protein(30_000, seed + 10, bias=0.01)
        lambda_ = ungapped_parameters(scheme.matrix).lambda_
        found = block(query, subject, scheme)
        expected = reference(shares_of(query, WEIGHT), shares_of(subject, WEIGHT), scheme)
        assert np.abs(found - expected).max() <= 1 / SCALE + 2e-5 / lambda_
        assert 200 < np.ptp(found) <= 3 * np.ptp(scores)
        assert found.min() < 0 < found.max()

    def test_rows_are_the_querys_where_a_matrix_is_not_symmetric(self):
        scores = BLOSUM62.matrix[:25, :25].copy()
        scores[0, 1:10] -= 2
        scheme = scheme_of(scores)
        query, subject = protein(300, 3), protein(300, 4)
        expected = reference(shares_of(query, WEIGHT), shares_of(subject, WEIGHT), scheme)
        assert np.abs(block(query, subject, scheme) - expected).max() <= 1 / SCALE

    def test_exchanged_sequences_have_exchanged_scores(self):
        query, subject = protein(300, 5), protein(320, 6)
        one, other = block(query, subject), block(subject, query)
        assert np.abs(one - other.T).max() <= 1 / SCALE
        same = block(query, query)
        assert np.abs(same - same.T).max() <= 1 / SCALE

    def test_the_standard_composition_leaves_the_matrix_nearly_as_it_is(self):
        standard = of_counts(np.rint(4_000 * BACKGROUND))
        found = block(standard, standard)
        assert np.abs(found - MATRIX).max() < 1.0
        assert np.abs(found - MATRIX).mean() < 0.3

    def test_shared_bias_makes_shared_residues_worth_less(self):
        plain = np.rint(400 * BACKGROUND)
        rich = plain.copy()
        n = LETTERS.index("N")
        rich[n] += 150
        assert (
            block(of_counts(rich), of_counts(rich))[n, n]
            < block(of_counts(plain), of_counts(plain))[n, n] - 1
        )

    def test_letters_that_stand_for_others_score_as_those(self):
        query = np.concatenate((protein(200, 1), np.arange(N_CODES, dtype=np.uint8)))
        subject = protein(200, 2)
        scores = Adjustment(query, BLOSUM62).scheme(subject).scores
        of_code = scores[-N_CODES:]
        plain = BLOSUM62.matrix[:, :].astype(int) * SCALE
        assert not np.array_equal(of_code[:20, :20], plain[:20, :20])
        for code in (CODE_U, CODE_O):
            assert np.array_equal(of_code[code], of_code[AS_SCORED[code]])
            assert np.array_equal(of_code[:, code], of_code[:, AS_SCORED[code]])
        assert CODE_X in OTHERS and OTHERS.size == 5
        assert np.array_equal(of_code[OTHERS], plain[OTHERS])
        assert np.array_equal(of_code[:, OTHERS], plain[:, OTHERS])

    def test_what_is_not_an_amino_acid_has_no_part_in_compositions(self):
        query, subject = protein(200, 1), protein(200, 2)
        unknown = np.full(300, CODE_X, np.uint8)
        with_x = np.concatenate((query, unknown)), np.concatenate((subject, unknown))
        assert np.array_equal(block(*with_x), block(query, subject))

    @pytest.mark.parametrize("empty", ["", "XXXXX"])
    def test_without_amino_acids_the_matrix_stays(self, empty):
        query = protein(100, 1)
        assert np.array_equal(block(query, encode(empty)), MATRIX)


def tilted(*letters: str, n: int, share: float) -> np.ndarray:
    """Return a sequence, a share of which are some letters beyond the standard composition."""
    shares = (1 - share) * BACKGROUND
    for letter in letters:
        shares[LETTERS.index(letter)] += share / len(letters)
    return of_counts(np.rint(n * shares).clip(1))


class TestScaling:
    """Where a matrix cannot be adjusted, it is scaled to the lambda of the two compositions."""

    @pytest.mark.parametrize(("m", "n"), [(1_000, 300), (300, 1_000), (1_000, 340)])
    def test_a_usual_matrix_is_adjusted_however_far_compositions_are_apart(self, m, n):
        query = tilted("A", "G", "P", "S", n=m, share=0.5)
        found = block(query, tilted("N", "K", "I", "E", n=n, share=0.5))
        ratio = found[0, 0] / MATRIX[0, 0]
        assert np.abs(found - MATRIX * ratio).max() > 0.3

    @pytest.mark.parametrize("seed", range(20))
    def test_ratio_of_any_distribution(self, seed):
        rng = np.random.default_rng(seed)
        values = np.arange(-8.0, 12.0)
        probabilities = rng.dirichlet(np.where(values < 0, 3.0, 0.1))
        if values @ probabilities >= 0:
            pytest.skip("no lambda")
        exact = brentq(lambda x: probabilities @ np.expm1(x * values), 1e-4, 50)
        for factor in (0.4, 0.9, 1.0, 1.3, 1.9, 2.1, 10.0):
            found = scale_ratio(values, probabilities, factor * exact)
            assert found == pytest.approx(min(1.0, max(0.5, 1 / factor)), rel=1e-5), factor

    def test_where_adjusting_comes_to_no_end(self):
        """A hundred scalings do not bring a matrix of identities to other compositions: it is scaled."""
        scheme = scheme_of(np.where(np.eye(25, dtype=bool), 1, -3))
        lambda_ = ungapped_parameters(scheme.matrix).lambda_
        query, subject = tilted("L", "I", "V", n=400, share=0.6), tilted("L", "K", "D", n=400, share=0.6)
        matrix = scheme.matrix[:20, :20].astype(float)
        found = block(query, subject, scheme)
        assert np.unique(found).size == 2
        pairs = np.outer(shares_of(query), shares_of(subject))
        expected = scale_ratio(matrix.ravel(), pairs.ravel(), lambda_)
        assert 0.5 < expected <= 1
        assert np.abs(found - expected * matrix).max() <= 0.5 / SCALE + 1e-5

    def test_scores_are_never_scaled_up_nor_by_less_than_half(self):
        values = np.array([-1.0, 100.0])
        probabilities = np.array([0.999, 0.001])
        minimum = math.log(9.99) / 101  # of the sum of which lambda is the root: its slope is 0
        assert scale_ratio(values, probabilities, minimum + 1e-7) == 1.0
        assert scale_ratio(values, probabilities, minimum / 2) == 1.0
        assert scale_ratio(np.array([-1.0, -2.0]), np.array([0.5, 0.5]), 0.3) == 1.0
        assert scale_ratio(np.array([-1.0, 2.0]), np.array([0.5, 0.5]), 0.3) == 0.5


def usual_pssm(m: int, seed: int, shift: int = 0, codes: np.ndarray | None = None) -> PositionSpecificQuery:
    rng = np.random.default_rng(seed)
    codes = protein(m, seed) if codes is None else codes
    noise = rng.integers(-1, 2, (m, 20))
    scores = np.clip(BLOSUM62.matrix[codes, :20] + noise + shift, -100, 100).astype(np.int8)
    return PositionSpecificQuery("made", codes, complete_scores(scores), "made.pssm")


def adjusted(query, scheme, subjects, chosen=None, threads=1, reverse=False) -> np.ndarray:
    database = MemoryDatabase(subjects)
    chosen = np.arange(len(subjects)) if chosen is None else chosen
    return Adjustment(query, scheme).scores(database, chosen, CancelToken(), threads, reverse=reverse)


def by_oracle(query, scheme, subject, reverse=False) -> float:
    pair = Adjustment(query, scheme).scheme(subject)
    table = pair.scores[::-1] if reverse else pair.scores
    return position_specific(table, subject, pair.gap_open, pair.gap_extend) / SCALE


def mixed(n: int, seed: int, longest: int = 300) -> list[np.ndarray]:
    """Return sequences of very unlike lengths in ascending order, as databases have them."""
    rng = np.random.default_rng(seed)
    lengths = np.sort(rng.integers(1, longest, n) * rng.integers(1, 4, n) // 3)
    return [rng.integers(0, N_CODES, length).astype(np.uint8) for length in lengths]


class TestScores:
    @pytest.mark.parametrize("reverse", [False, True])
    @pytest.mark.parametrize("n", [1, 3, 32, 73])
    def test_they_are_the_oracles(self, n, reverse):
        query = protein(150, n)
        subjects = mixed(n, n)
        subjects[-1] = np.concatenate((query[20:90], query[100:]))
        subjects.sort(key=len)
        found = adjusted(query, BLOSUM62, subjects, threads=2, reverse=reverse)
        assert found.tolist() == [by_oracle(query, BLOSUM62, subject, reverse) for subject in subjects]
        assert reverse or found.max() > 200

    @pytest.mark.parametrize("gaps", [(10_000, 10_000), (600, 0), (0, 0), (2, 1)])
    def test_any_gap_costs(self, gaps):
        scheme = ScoringScheme.load("BLOSUM62", *gaps)
        query, subjects = protein(120, 3), mixed(40, 3)
        found = adjusted(query, scheme, subjects)
        assert found.tolist() == [by_oracle(query, scheme, subject) for subject in subjects]

    @pytest.mark.parametrize("length", [180, 380, 400, 900])
    def test_scores_near_and_beyond_what_16_bits_hold(self, length):
        """2,047 units are 65,504 steps; a pair that needs more than 16 bits is among others that do not."""
        query = protein(length, 7)
        subjects = sorted([*mixed(20, 7), query], key=len)
        found = adjusted(query, BLOSUM62, subjects)
        assert found.tolist() == [by_oracle(query, BLOSUM62, subject) for subject in subjects]
        assert (found.max() > 2_047) == (length > 380)

    @pytest.mark.parametrize("reverse", [False, True])
    @pytest.mark.parametrize("why", ["no SIMD", "too high"])
    def test_where_the_kernels_cannot_score(self, why, reverse, monkeypatch):
        """On a processor without their instruction sets, and where 32 bits might not hold a score."""
        query = protein(400, 7)
        subjects = sorted([*mixed(20, 7), query, np.zeros(0, np.uint8)], key=len)
        expected = adjusted(query, BLOSUM62, subjects, reverse=reverse)
        if why == "no SIMD":
            monkeypatch.setattr("swathe.core.native.compiler.instruction_sets", tuple)
        else:
            monkeypatch.setattr("swathe.core.statistics.adjustment._MOST_IN_LANES", 100_000)
        monkeypatch.setattr("swathe.core.native.table_scorer.TableScorer.scores", None)
        assert np.array_equal(adjusted(query, BLOSUM62, subjects, threads=2, reverse=reverse), expected)

    def test_integers_are_as_wide_as_the_highest_score(self):
        query, subject = protein(120, 1), protein(120, 1)[20:]
        pair = Adjustment(query, BLOSUM62).scheme(subject)
        limit = 2**31 - 1 - pair.highest
        assert gotoh.lane_type(limit, pair) is np.int32
        assert gotoh.lane_type(limit + 1, pair) is np.int64
        state = gotoh.RowState(gotoh.striped(pair.scores), query.size, pair, np.int64)
        state.advance(subject, 0, subject.size)
        assert state.score / SCALE == by_oracle(query, BLOSUM62, subject)

    @pytest.mark.parametrize("reverse", [False, True])
    def test_of_a_pssm(self, reverse):
        query = usual_pssm(140, 5)
        scheme = PositionScheme(query, 11, 1)
        subjects = sorted([*mixed(40, 5), query.codes, protein(2_000, 1)], key=len)
        found = adjusted(query.codes, scheme, subjects, threads=2, reverse=reverse)
        assert found.tolist() == [by_oracle(query.codes, scheme, subject, reverse) for subject in subjects]

    def test_subjects_may_be_asked_for_in_any_order(self):
        query, subjects = protein(80, 2), mixed(90, 2)
        chosen = np.random.default_rng(1).permutation(90)[:50]
        found = adjusted(query, BLOSUM62, subjects, chosen)
        assert np.array_equal(found, adjusted(query, BLOSUM62, subjects)[chosen])

    @pytest.mark.parametrize("n", [1, 40])
    def test_empty_subjects_and_none(self, n):
        query = protein(80, 2)
        empty = [np.zeros(0, np.uint8)] * n
        assert adjusted(query, BLOSUM62, empty).tolist() == [0.0] * n
        assert adjusted(query, BLOSUM62, [*empty, query])[-1] == by_oracle(query, BLOSUM62, query)
        assert adjusted(query, BLOSUM62, empty, np.zeros(0, np.int64)).size == 0

    def test_threads_do_not_matter(self):
        query, subjects = protein(90, 6), mixed(150, 6)
        found = [adjusted(query, BLOSUM62, subjects, threads=threads) for threads in (1, 2, 0)]
        assert np.array_equal(found[0], found[1]) and np.array_equal(found[0], found[2])

    def test_tables_of_long_pssms_are_made_for_fewer_subjects_at_a_time(self, monkeypatch):
        query = usual_pssm(60, 2)
        scheme, subjects = PositionScheme(query, 11, 1), mixed(40, 2)
        whole = adjusted(query.codes, scheme, subjects)
        monkeypatch.setattr("swathe.core.statistics.adjustment._MOST_TABLES", 2 * N_CODES * 60 * 3)
        assert np.array_equal(adjusted(query.codes, scheme, subjects), whole)


class TestForeseen:
    @pytest.mark.parametrize("extent", [0.5, 1.9, 100.0])
    def test_every_residue_that_is_aligned_adds_the_mean_term_of_its_sequence(self, extent):
        query, subjects = protein(150, 1, bias=3.0), sorted(mixed(40, 1), key=len)
        database, every = MemoryDatabase(subjects), np.arange(40)
        raw = np.arange(20, 60).astype(np.int32)
        found = Adjustment(query, BLOSUM62).foreseen(database, every, raw, extent, CancelToken())
        for subject, score, foreseen in zip(subjects, raw, found, strict=True):
            known = subject[subject < 20]
            scores = Adjustment(query, BLOSUM62).scheme(subject).scores / SCALE - BLOSUM62.table(query)
            change = scores[:, known].mean() if known.size else 0.0
            taken = min(extent * score, query.size, subject.size)
            assert foreseen - score == pytest.approx(taken * change, abs=taken * 0.01)

    def test_pssms_are_as_high_as_their_scores(self):
        query = usual_pssm(60, 2)
        adjustment = Adjustment(query.codes, PositionScheme(query, 11, 1))
        database, every = MemoryDatabase(mixed(40, 1)), np.arange(40)
        raw = np.arange(20, 60).astype(np.int32)
        assert np.array_equal(adjustment.foreseen(database, every, raw, 1.9, CancelToken()), raw)


class TestPositions:
    def test_scores_are_scaled_to_the_lambda_of_random_residues(self):
        subject = tilted("L", "I", "V", "F", n=600, share=0.3)
        query = usual_pssm(subject.size, 4, codes=subject)
        scheme = PositionScheme(query, 11, 1)
        of_pair = query.scores[:, :20].astype(float)

        def lambda_of(shares) -> float:
            return brentq(lambda x: np.expm1(x * of_pair).mean(0) @ shares, 0.01, 2)

        ratio = lambda_of(shares_of(subject, WEIGHT)) / lambda_of(BACKGROUND)
        assert 0.5 < ratio < 0.99
        found = Adjustment(query.codes, scheme).scheme(subject).scores
        assert np.abs(found - query.scores * ratio * SCALE).max() <= 0.51

    @pytest.mark.parametrize("shift", [4, -100])
    def test_without_a_lambda_nothing_is_scaled(self, shift):
        """A file may state lambda and K of a PSSM whose random residues score above 0, or never do."""
        query = usual_pssm(60, 4, shift)
        query = PositionSpecificQuery(
            "made", query.codes, query.scores, "made.pssm", FileStatistics(0.267, 0.267, 0.041)
        )
        scheme = PositionScheme(query, 11, 1)
        found = Adjustment(query.codes, scheme).scheme(protein(100, 1)).scores
        assert np.array_equal(found, query.scores.astype(int) * SCALE)


class Counting(CancelToken):
    """A token that is looked at so many times before it is cancelled."""

    def __init__(self, left: int = 10**9) -> None:
        super().__init__()
        self.left = left
        self.looks = 0

    @property
    def cancelled(self) -> bool:
        self.looks += 1
        return self.looks > self.left


class TestCancelling:
    @pytest.mark.parametrize("threads", [1, 2])
    @pytest.mark.parametrize("left", [0, 2])
    def test_it_ends_the_work(self, left, threads):
        """It is looked at before subjects are read, between tables and while the kernels run."""
        database = MemoryDatabase([protein(30_000, 1)] * 40)
        with pytest.raises(OperationCancelled):
            Adjustment(protein(30_000, 1), BLOSUM62).scores(database, np.arange(40), Counting(left), threads)

    def test_without_simd_the_token_is_looked_at_every_million_cells(self, monkeypatch):
        monkeypatch.setattr("swathe.core.native.compiler.instruction_sets", tuple)
        query = protein(2_500, 1)
        token = Counting()
        Adjustment(query, BLOSUM62).scores(MemoryDatabase([query] * 2), np.arange(2), token, 1)
        assert token.looks >= 2_500 * 2_500 / 1_000_000

    def test_the_token_is_looked_at_between_tables(self):
        """The table of a PSSM of 35,000 positions takes 10 ms."""
        query = usual_pssm(50, 1)
        token = Counting()
        scheme = PositionScheme(query, 11, 1)
        Adjustment(query.codes, scheme).scores(MemoryDatabase(mixed(32, 1)), np.arange(32), token, 1)
        assert token.looks >= 32


class TestAlignments:
    @pytest.mark.parametrize(
        "scheme", [BLOSUM62, ScoringScheme.load("PAM250", 14, 2)], ids=lambda one: one.name
    )
    @pytest.mark.parametrize("seed", range(6))
    def test_the_adjusted_score_is_that_of_the_columns(self, seed, scheme):
        rng = np.random.default_rng(seed)
        query = protein(180, seed)
        subject = np.where(rng.random(query.size) < 0.5, query, rng.integers(0, 20, query.size)).astype(
            np.uint8
        )
        subject = np.concatenate((subject[:70], protein(6, seed), subject[85:]))
        pair = Adjustment(query, scheme).scheme(subject)
        [score] = adjusted(query, scheme, [subject])
        found = align(query, subject, pair, round(score * SCALE), CancelToken())
        plain = position_specific(scheme.table(query), subject, scheme.gap_open, scheme.gap_extend)
        totals = {SCALE: 0, 1: 0}
        i, j = found.query_start, found.subject_start
        for count, operation in found.runs:
            if operation == "M":
                for step in range(count):
                    totals[SCALE] += int(pair.scores[i + step, subject[j + step]])
                    totals[1] += int(scheme.matrix[query[i + step], subject[j + step]])
            else:
                for unit in totals:
                    totals[unit] -= unit * (scheme.gap_open + count * scheme.gap_extend)
            i += count * (operation != "D")
            j += count * (operation != "I")
        assert (i, j) == (found.query_end, found.subject_end)
        assert totals[SCALE] == score * SCALE > 0
        assert found.score == totals[1] <= plain
