"""The contract of every engine and kernel variant: exact scores, true progress, a quick and clean cancel."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import probe
from swathe.core.cuda.published.catalogue import PUBLISHED
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.engines.published import PublishedEngine
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, CODE_U, N_CODES, encode
from swathe.kernels.registry import variants_of
from tests import long_run
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.core.engines.cluster.conftest import cluster_here
from tests.kernels import cuda_on_cpu
from tests.memory_database import MemoryDatabase
from tests.oracle import cell_by_cell, position_specific, smith_waterman
from tests.schemes import scheme_of

GAP_COSTS = [(0, 0), (0, 1), (1, 0), (11, 0), (1, 1), (3, 1), (5, 5), (11, 1), (10, 2), (40, 3), (100, 10)]
GAP_COSTS += [(127, 1), (128, 1), (0, 127), (0, 128), (10_000, 10_000), (9, 2), (2, 3)]
MATRICES = ["BLOSUM62", "BLOSUM45", "BLOSUM90", "PAM30", "PAM250"]
EDGES = [128, 256, 32_768, 65_536]


ENGINES = [
    pytest.param(("cpu", "lanes"), id="cpu-lanes"),
    pytest.param(("cpu", "scalar"), id="cpu-scalar"),
    pytest.param(("emulated", "tiled"), id="emulated-tiled"),
    # Both its sides are here; how it shares is seen with a family, and in test_engine_hybrid.py.
    pytest.param(("hybrid", "tiled"), id="emulated-hybrid", marks=pytest.mark.long),
    # Workers within this process; what a cluster is more is in tests/core/engines/cluster.
    pytest.param(("cluster", "lanes"), id="cluster-lanes", marks=pytest.mark.long),
    *(
        pytest.param((where, variant.name), id=f"{where}-{variant.name}", marks=marks)
        # Tests of each published kernel by itself are in tests/kernels, and run in the short run, too.
        for where, marks in (("emulated", (cuda_on_cpu.needed, pytest.mark.long)), ("gpu", pytest.mark.gpu))
        for variant in variants_of("gpu")
        if where == "gpu" or variant.name in PUBLISHED
    ),
]


FEW, MANY = (60, 120), (600, 700)
"""How many subjects the family has, and how long they are at most."""


def engines_and_families():
    """Yield each engine with the family it takes no time for, and emulated ones with the large one, too."""
    for engine in ENGINES:
        (name, kernel), marks = engine.values[0], engine.marks
        if name in ("cpu", "gpu", "cluster") and kernel != "scalar":
            yield pytest.param(*engine.values, MANY, id=engine.id, marks=marks)
            continue
        yield pytest.param(
            *engine.values, FEW, id=f"{engine.id}-few", marks=() if name == "hybrid" else marks
        )
        if kernel not in PUBLISHED:
            yield pytest.param(*engine.values, MANY, id=f"{engine.id}-many", marks=pytest.mark.long)


def engines_and_cases():
    """Yield each engine of the short run with a few random cases, and every one with many in the long run.

    Not a cluster: its threads draw random numbers, too, which Hypothesis takes amiss.
    """
    for engine in ENGINES:
        if engine.id.startswith("cluster"):
            continue
        if pytest.mark.long not in engine.marks:
            yield pytest.param(*engine.values, 20, id=f"{engine.id}-20", marks=engine.marks)
        yield pytest.param(
            *engine.values, 100, id=f"{engine.id}-100", marks=(*engine.marks, pytest.mark.long)
        )


at_random = pytest.mark.parametrize(("engine", "n_cases"), list(engines_and_cases()), indirect=["engine"])
with_family = pytest.mark.parametrize(("engine", "family"), list(engines_and_families()), indirect=True)


@pytest.fixture(scope="module")
def module_patch():
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="module", params=ENGINES)
def engine(request):
    name, kernel = request.param
    if name == "cpu":
        engine = open_engine(name, kernel, threads=2)
    elif name == "cluster":
        with cluster_here() as (address, _):  # no longer than it takes: its threads draw random numbers
            engine = open_engine(f"cluster:{address}")
            yield engine
            engine.close()
        return
    else:
        from swathe.core.engines.gpu import GpuEngine

        make = PublishedEngine if kernel in PUBLISHED else GpuEngine
        if name == "hybrid":
            gpu = GpuEngine([fake_device(0), fake_device(1)], kernel, open_session=Fleet().open)
            engine = sharing(gpu, request.getfixturevalue("module_patch"))
        elif name == "emulated":
            engine = make([fake_device(0), fake_device(1)], kernel, open_session=Fleet().open)
        else:
            found = probe()
            if found.reason:
                pytest.skip(f"no GPU here: {found.reason}")
            engine = make(found.devices, kernel)
    yield engine
    engine.close()


def sharing(gpu, patch):
    """Return a hybrid engine whose CPU takes part however little there is to do."""
    from swathe.core.engines import division, hybrid
    from swathe.core.engines.cpu import CpuEngine

    for name in ("SHORTEST_GPU_SECONDS", "SHORTEST_CPU_SECONDS"):
        patch.setattr(division, name, 0.0)
    for name in ("LEAST_GAIN", "_LITTLE_GAIN"):
        patch.setattr(hybrid, name, -1e9)
    return hybrid.HybridEngine(CpuEngine(1), gpu, 1, 16e9)


@pytest.fixture(scope="module")
def family(request):
    """A query of 250 residues and as many subjects as asked for, of 0 residues on, some of them related."""
    n_subjects, longest = request.param
    rng = np.random.default_rng(7)
    query = rng.integers(0, 20, 250).astype(np.uint8)
    subjects = [rng.integers(0, 20, n).astype(np.uint8) for n in rng.integers(0, longest, n_subjects)]
    for i in range(0, n_subjects, 40):
        relative = np.where(rng.random(250) < 0.5, query, rng.integers(0, 20, 250))
        subjects[i] = relative.astype(np.uint8)
    return query, subjects


@pytest.fixture(scope="module")
def scores(engine, family) -> np.ndarray:
    """Of the family with BLOSUM62, in its order: searched once for all tests that compare with them."""
    query, subjects = family
    database = MemoryDatabase(subjects)
    scores = np.empty(len(subjects), np.int32)
    scores[database.records] = search(engine, query, ScoringScheme.load("BLOSUM62"), database)
    return scores


def times(engine) -> int:
    """Return by what to multiply a query so that a search takes a while; emulation takes one anyway."""
    return 1 if engine.label.startswith("2 GPUs: Fake") else 8


def search(engine, query, scheme, database) -> np.ndarray:
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(np.asarray(query, np.uint8), scheme, database, scores, CancelToken()))
    assert cells[-1] == len(query) * database.n_residues
    assert cells == sorted(cells)
    return scores


def expected(query, scheme, database) -> list[int]:
    return [
        smith_waterman(query, database.codes(i), scheme.matrix, scheme.gap_open, scheme.gap_extend)
        for i in range(database.n_sequences)
    ]


codes = st.integers(0, N_CODES - 1)
amino_acids = st.integers(0, 5)  # few kinds, so that long alignments and gaps are common


def sequences(residue, low=0, high=40):
    return st.lists(residue, min_size=low, max_size=high)


@st.composite
def relatives(draw):
    """Draw a query and subjects that are made from pieces of it."""
    query = draw(sequences(amino_acids, 1, 48))
    subjects = []
    for _ in range(draw(st.integers(1, 20))):
        cut = draw(st.integers(0, len(query)))
        skip = draw(st.integers(0, 6))
        subjects.append(query[:cut] + draw(sequences(amino_acids, 0, 8)) + query[cut + skip :])
    return query, subjects


schemes = st.builds(
    lambda name, gaps: ScoringScheme.load(name, *gaps),
    st.sampled_from(MATRICES),
    st.sampled_from(GAP_COSTS),
)


def check(n_cases, **drawn):
    """Decorate what is to hold for so many drawn cases, the same in every run, and see that it does."""

    def run(held) -> None:
        settings(derandomize=True, deadline=None, max_examples=n_cases)(given(**drawn)(held))()

    return run


class TestExactness:
    @at_random
    def test_random_sequences_of_every_residue(self, engine, n_cases):
        @check(
            n_cases,
            query=sequences(codes, 1),
            subjects=st.lists(sequences(codes), min_size=1, max_size=20),
            scheme=schemes,
        )
        def exact(query, subjects, scheme):
            database = MemoryDatabase(subjects)
            assert search(engine, query, scheme, database).tolist() == expected(query, scheme, database)

    @at_random
    def test_related_sequences_with_gaps(self, engine, n_cases):
        @check(n_cases, pair=relatives(), scheme=schemes)
        def exact(pair, scheme):
            query, subjects = pair
            database = MemoryDatabase(subjects)
            assert search(engine, query, scheme, database).tolist() == expected(query, scheme, database)

    @at_random
    def test_random_asymmetric_matrices_of_any_range(self, engine, n_cases):
        @check(
            n_cases,
            seed=st.integers(0, 10_000),
            low=st.sampled_from([-128, -60, -4]),
            high=st.sampled_from([-1, 0, 3, 60, 127]),
            gaps=st.sampled_from(GAP_COSTS),
        )
        def exact(seed, low, high, gaps):
            rng = np.random.default_rng(seed)
            scheme = scheme_of(rng.integers(low, high, (25, 25), endpoint=True), *gaps)
            query = rng.integers(0, N_CODES, rng.integers(1, 60))
            database = MemoryDatabase([rng.integers(0, N_CODES, n) for n in rng.integers(0, 60, 24)])
            assert search(engine, query, scheme, database).tolist() == expected(query, scheme, database)

    @pytest.mark.parametrize("m", [1, 2, 15, 16, 17, 31, 32, 33, 127, 128, 129])
    def test_edge_lengths(self, engine, m):
        rng = np.random.default_rng(m)
        scheme = ScoringScheme.load("BLOSUM62")
        query = rng.integers(0, 20, m)
        lengths = [0, 1, 1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65]
        database = MemoryDatabase([rng.integers(0, 20, n) for n in lengths] + [query, query[: m // 2]])
        assert search(engine, query, scheme, database).tolist() == expected(query, scheme, database)

    @pytest.mark.parametrize("edge", EDGES)
    def test_scores_around_every_width(self, engine, edge):
        """Pairs that score exactly edge - 4 .. edge + 3, among others that overflow nothing.

        Their residues score as much as 8 bits hold: the shortest sequences that reach an edge.
        """
        matrix = np.full((25, 25), -60)
        matrix[0, 0], matrix[1, 1] = 127, 1
        scheme = scheme_of(matrix, 100, 10)
        query = [0] * (edge // 127) + [1] * 130
        wanted = list(range(edge - 4, edge + 4))
        subjects = [[0] * (s // 127) + [1] * (s % 127) for s in wanted] + [[1] * n for n in range(40)]
        database = MemoryDatabase(subjects)
        scores = search(engine, query, scheme, database)
        by_record = dict(zip(database.records.tolist(), scores.tolist(), strict=True))
        assert [by_record[k] for k in range(len(wanted))] == wanted
        assert [by_record[len(wanted) + n] for n in range(40)] == list(range(40))

    def test_query_is_the_row_of_the_matrix(self, engine):
        matrix = np.full((25, 25), -1)
        matrix[3, 7] = 9
        database = MemoryDatabase([[7], [3]])
        assert search(engine, [3], scheme_of(matrix), database).tolist() == [9, 0]
        assert search(engine, [7], scheme_of(matrix), database).tolist() == [0, 0]

    def test_one_gap_residue_costs_open_plus_extend(self, engine):
        """NCBI's 11/1: what other programs call 12/1."""
        query = encode("WWWWWWWWCHCHCHCH")
        subject = encode("WWWWWWWWPCHCHCHCH")
        whole = 8 * 11 + 4 * 9 + 4 * 8
        database = MemoryDatabase([subject])
        for (gap_open, gap_extend), cost in (((11, 1), 12), ((0, 1), 1), ((11, 0), 11)):
            scheme = ScoringScheme.load("BLOSUM62", gap_open, gap_extend)
            assert search(engine, query, scheme, database).tolist() == [whole - cost]

    def test_u_scores_as_c_and_o_as_k(self, engine):
        scheme = ScoringScheme.load("BLOSUM62", 11, 1)
        plain, odd = encode("WWWCWWWKWWW"), encode("WWWUWWWOWWW")
        for query in (plain, odd):
            scores = search(engine, query, scheme, MemoryDatabase([plain, odd]))
            assert scores.tolist() == 2 * [9 * 11 + 9 + 5]
        assert odd[3] == CODE_U

    def test_matrix_without_a_positive_score(self, engine):
        database = MemoryDatabase([[0, 1, 2], [5] * 40, []])
        assert search(engine, [0, 1, 2], scheme_of(-1), database).tolist() == [0, 0, 0]

    def test_only_empty_subjects(self, engine):
        assert search(engine, [1, 2], scheme_of(1), MemoryDatabase([[], [], []])).tolist() == [0, 0, 0]

    def test_no_subjects(self, engine):
        assert search(engine, [1, 2], scheme_of(1), MemoryDatabase([])).tolist() == []

    def test_a_query_whose_score_could_leave_32_bits(self, engine):
        class Long(MemoryDatabase):
            longest = 2**31 - 1

        database = Long([[0]])
        with pytest.raises(InvalidRequest, match="too long"):
            search(engine, np.zeros(2**24, np.uint8), scheme_of(127), database)


def positions_of(table, gap_open=11, gap_extend=1) -> PositionScheme:
    """Return the scheme of a PSSM of any scores, int[m, N_CODES], U as C, O as K, and of any residues."""
    scores = np.array(table, np.int8)[:, AS_SCORED]
    codes = np.arange(len(scores), dtype=np.uint8) % N_CODES
    return PositionScheme(PositionSpecificQuery("pssm", codes, scores, "test"), gap_open, gap_extend)


def search_positions(engine, scheme: PositionScheme, database) -> list[int]:
    return search(engine, scheme.query.codes, scheme, database).tolist()


def expected_positions(scheme: PositionScheme, database) -> list[int]:
    return [
        position_specific(scheme.query.scores, database.codes(i), scheme.gap_open, scheme.gap_extend)
        for i in range(database.n_sequences)
    ]


class TestPositionSpecificScores:
    @at_random
    def test_random_scores_of_any_range(self, engine, n_cases):
        @check(
            n_cases,
            seed=st.integers(0, 10_000),
            low=st.sampled_from([-128, -60, -6]),
            high=st.sampled_from([-1, 0, 3, 12, 60, 127]),
            gaps=st.sampled_from(GAP_COSTS),
        )
        def exact(seed, low, high, gaps):
            rng = np.random.default_rng(seed)
            m = rng.integers(1, 60)
            scheme = positions_of(rng.integers(low, high, (m, N_CODES), endpoint=True), *gaps)
            database = MemoryDatabase([rng.integers(0, N_CODES, n) for n in rng.integers(0, 60, 24)])
            assert search_positions(engine, scheme, database) == expected_positions(scheme, database)

    @pytest.mark.parametrize(
        ("m", "costs"),
        [
            *((m, [(11, 1), (5, 2), (0, 1)]) for m in (1, 31, 32, 33)),
            *((128, [(5, 2)]), (129, [(0, 1)]), (300, [(11, 1)])),  # which take long on the emulator
        ],
    )
    def test_relatives_of_what_scores_best(self, engine, m, costs):
        """Usual scores, and subjects with insertions and deletions that score well at most positions."""
        rng = np.random.default_rng(m)
        table = rng.integers(-5, 3, (m, N_CODES))
        best = rng.integers(0, 20, m)
        table[np.arange(m), best] = rng.integers(4, 12, m)
        subjects = [[], best, best[: m // 2], np.concatenate((best[m // 3 :], best))]
        for cut in rng.integers(0, m, 8):
            inserted = rng.integers(0, 20, rng.integers(0, 9))
            subjects.append(np.concatenate((best[:cut], inserted, best[cut + cut % 3 :])))
        database = MemoryDatabase([np.asarray(subject, np.uint8) for subject in subjects])
        for gaps in costs:
            scheme = positions_of(table, *gaps)
            assert search_positions(engine, scheme, database) == expected_positions(scheme, database)

    def test_the_same_residue_scores_by_its_position(self, engine):
        table = np.full((3, N_CODES), -9)
        table[0, 5], table[1, 5], table[2, 7] = 4, 6, 8
        scheme = positions_of(table)
        database = MemoryDatabase([[5], [5, 5], [5, 7], [7, 5]])
        scores = search_positions(engine, scheme, database)
        assert [scores[i] for i in np.argsort(database.records)] == [6, 10, 14, 8]

    @with_family
    def test_a_matrix_written_as_a_pssm_scores_as_the_matrix(self, engine, family, scores):
        query, subjects = family
        scheme = ScoringScheme.load("BLOSUM62")
        pssm = PositionSpecificQuery("pssm", query, scheme.table(query), "test")
        database = MemoryDatabase(subjects)
        theirs = scores[database.records]
        assert (search(engine, query, PositionScheme(pssm, 11, 1), database) == theirs).all()
        assert (search(engine, query, scheme, database) == theirs).all()


@with_family
class TestInvariance:
    def test_order_of_the_database(self, engine, family, scores):
        query, subjects = family
        order = np.random.default_rng(1).permutation(len(subjects))
        database = MemoryDatabase([subjects[i] for i in order])
        found = search(engine, query, ScoringScheme.load("BLOSUM62"), database)
        assert (scores[order[database.records]] == found).all()

    @pytest.mark.parametrize("parts", long_run.long_but([7, 300], 7))
    def test_splitting_the_database(self, engine, family, scores, parts):
        query, subjects = family
        scheme = ScoringScheme.load("BLOSUM62")
        parts = parts if times(engine) > 1 else min(parts, 20)
        for part in np.array_split(np.arange(len(subjects)), parts):
            database = MemoryDatabase([subjects[i] for i in part])
            assert (search(engine, query, scheme, database) == scores[part[database.records]]).all()

    def test_engines_agree_on_a_larger_database(self, engine, family):
        query, subjects = family
        database = MemoryDatabase(subjects)
        scheme = ScoringScheme.load("PAM70", 10, 1)
        other = open_engine("cpu", "scalar" if engine.kernel == "lanes" else "lanes", 1)
        assert (search(engine, query, scheme, database) == search(other, query, scheme, database)).all()
        other.close()


@with_family
class TestCancel:
    def test_cancelled_before_it_begins(self, engine, family):
        query, subjects = family
        database = MemoryDatabase(subjects)
        token = CancelToken()
        token.cancel()
        scores = np.full(len(subjects), NOT_COMPARED, np.int32)
        assert list(engine.score(query, ScoringScheme.load("BLOSUM62"), database, scores, token)) == []
        assert set(scores.tolist()) <= {NOT_COMPARED, 0}

    def test_what_is_written_is_exact_and_the_next_search_is_whole(self, engine, family):
        query, subjects = family
        subjects = subjects * (4 if times(engine) > 1 else 1)
        query = np.tile(query, times(engine))
        database = MemoryDatabase(subjects)
        scheme = ScoringScheme.load("BLOSUM62")
        token = CancelToken()
        partial = np.full(len(subjects), NOT_COMPARED, np.int32)
        for _ in engine.score(query, scheme, database, partial, token):
            token.cancel()
        after_cancel = partial.copy()
        complete = search(engine, query, scheme, database)
        assert (partial == after_cancel).all(), "a cancelled search wrote on"
        compared = partial != NOT_COMPARED
        assert (partial[compared] == complete[compared]).all()

    def test_a_listener_that_leaves(self, engine, family):
        query, subjects = family
        database = MemoryDatabase(subjects)
        scheme = ScoringScheme.load("BLOSUM62")
        scores = np.full(len(subjects), NOT_COMPARED, np.int32)
        run = engine.score(np.tile(query, times(engine)), scheme, database, scores, CancelToken())
        next(run)
        run.close()
        assert (search(engine, query, scheme, database) >= 0).all()


def test_the_compiled_oracle_is_the_one_that_is_written():
    rng = np.random.default_rng(5)
    for gaps in GAP_COSTS:
        matrix = rng.integers(-8, 12, (25, 25))
        pair = [rng.integers(0, 25, n) for n in rng.integers(0, 40, 2)]
        assert cell_by_cell(*pair, matrix, *gaps) == cell_by_cell.py_func(*pair, matrix, *gaps)


def test_no_thread_survives_close():
    before = set(threading.enumerate())
    engine = open_engine("cpu", threads=3)
    search(engine, [1, 2, 3], scheme_of(2), MemoryDatabase([[1, 2, 3]] * 9))
    engine.close()
    assert set(threading.enumerate()) == before
