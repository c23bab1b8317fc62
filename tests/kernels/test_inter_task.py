"""The inter-task SIMT method: its real kernel on the processor, its launches and what it takes of memory."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swathe.core.cuda.published.inter_task import InterTask
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, CODE_X, N_CODES
from swathe.kernels import inter_task
from swathe.kernels.inter_task import NO_LIMIT, WIDTHS, bound_scores, build, share_strips
from swathe.kernels.interleaved import GROUP
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.kernels.run_method import scores_by
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

BLOSUM62 = ScoringScheme.load("BLOSUM62")


def random_codes(rng, n, top=N_CODES):
    return rng.integers(0, top, n).astype(np.uint8)


def extreme(seed, gap_open, gap_extend, high=60):
    """Return a scheme whose scores are `high` and -`high` at random, U's and O's those of X."""
    matrix = np.where(np.random.default_rng(seed).random((N_CODES, N_CODES)) < 0.4, high, -high)
    matrix = matrix[AS_SCORED][:, AS_SCORED]  # as every scheme has it
    return ScoringScheme("extreme", matrix.astype(np.int8), gap_open, gap_extend)


def expected(query, database, scheme):
    matrix = scheme.matrix.tolist()
    return [
        smith_waterman(query.tolist(), database.codes(i).tolist(), matrix, scheme.gap_open, scheme.gap_extend)
        for i in range(database.n_sequences)
    ]


def check(query, sequences, scheme=BLOSUM62, options=None, **keywords):
    query, database = np.asarray(query, np.uint8), MemoryDatabase(sequences)
    scores = scores_by(InterTask, database, query, scheme, options, **keywords)
    assert scores.tolist() == expected(query, database, scheme)


@cuda_on_cpu.needed
class TestScores:
    @pytest.mark.parametrize("columns", WIDTHS)
    @pytest.mark.parametrize("rows", [1, 3, 4, 5, 31])
    def test_rows_and_columns_around_the_blocks(self, columns, rows) -> None:
        rng = np.random.default_rng(rows)
        lengths = (1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 49)
        check(random_codes(rng, rows), [random_codes(rng, n) for n in lengths], options={"columns": columns})

    @pytest.mark.parametrize("lookup", ["profile", "matrix"])
    @pytest.mark.parametrize("residues", ["packed", "unpacked"])
    @pytest.mark.parametrize("columns", WIDTHS)
    def test_what_the_first_version_did(self, lookup, residues, columns) -> None:
        rng = np.random.default_rng(9)
        lengths = (1, 2, 3, 4, 5, 15, 16, 17, 33, 49)
        options = {"lookup": lookup, "residues": residues, "columns": columns}
        for rows in (1, 7, 20):
            sequences = [random_codes(rng, n) for n in lengths]
            check(random_codes(rng, rows), sequences, options=options, cells_per_launch=1)

    def test_a_matrix_is_for_queries_that_have_one(self) -> None:
        codes, table = np.zeros(9, np.uint8), np.zeros((9, N_CODES), np.int8)
        scores = PositionScheme(PositionSpecificQuery("q", codes, table, "made"), 11, 1)
        why = InterTask.why_not(9, scores, fake_device(), {"lookup": "matrix"})
        assert why == "Scores of PSSM (made) depend on the position: there is no matrix to look them up in."
        assert InterTask.why_not(9, scores, fake_device(), {}) == ""

    def test_more_groups_than_slots_in_several_launches(self) -> None:
        rng = np.random.default_rng(2)
        sequences = [random_codes(rng, n, 20) for n in rng.integers(1, 60, 700)]
        device = fake_device(memory_bytes=1 << 30)
        check(
            random_codes(rng, 13, 20), sequences,
            options={"threads": 64}, cells_per_launch=13 * GROUP * 16, device=device, budget=1 << 16,
        )  # fmt: skip

    def test_scores_at_the_edge_of_16_bits(self) -> None:
        matrix = np.where(np.eye(N_CODES), 127, -128).astype(np.int8)
        scheme = ScoringScheme("identity", matrix, 5, 1)
        query = random_codes(np.random.default_rng(3), 517, 20)
        bound = bound_scores(matrix[query])
        assert (bound.state_bits(516), bound.state_bits(517)) == (16, 32)
        for longest in (516, 517):
            lengths = (longest, longest - 1, 16, 1)
            database = MemoryDatabase([query[-n:] for n in lengths])
            scores = scores_by(InterTask, database, query, scheme, cells_per_launch=1)
            assert scores.tolist() == [127 * n for n in sorted(lengths)]

    @pytest.mark.parametrize("costs", [(0, 0), (0, 1), (3, 0), (100, 10), (10_000, 10_000)])
    def test_gap_costs(self, costs) -> None:
        rng = np.random.default_rng(4)
        for scheme in (extreme(5, *costs), ScoringScheme("BLOSUM62", BLOSUM62.matrix, *costs)):
            check(random_codes(rng, 18, 6), [random_codes(rng, n, 6) for n in range(1, 40)], scheme)

    @pytest.mark.parametrize("low", [-60, -128])
    def test_nothing_matches(self, low) -> None:
        scheme = ScoringScheme("low", np.full((N_CODES, N_CODES), low, np.int8), 1, 1)
        check([1, 2, 3], [[4], [1, 2, 3], [0] * 40], scheme)

    def test_unknown_and_rare_residues(self) -> None:
        check([CODE_X] * 9 + [26, 25, 24], [[CODE_X] * 20, [26] * 17, [25, 24, 23], [0] * 40])

    def test_identical_long_sequences(self) -> None:
        sequence = random_codes(np.random.default_rng(6), 150, 20)
        check(sequence, [sequence, sequence[:149], sequence[1:], np.tile(sequence, 2)[70:250]])

    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(st.data())
    def test_anything(self, data) -> None:
        rng = np.random.default_rng(data.draw(st.integers(0, 2**32)))
        top = data.draw(st.sampled_from([2, 4, 20, N_CODES]))
        query = random_codes(rng, data.draw(st.integers(1, 40)), top)
        lengths = data.draw(st.lists(st.integers(1, 70), min_size=1, max_size=40))
        costs = data.draw(st.tuples(st.integers(0, 12), st.integers(0, 3)))
        check(
            query, [random_codes(rng, n, top) for n in lengths], extreme(lengths[0], *costs, high=5),
            {
                "columns": data.draw(st.sampled_from(WIDTHS)),
                "threads": data.draw(st.sampled_from([32, 64, 96])),
                "blocks": data.draw(st.sampled_from([0, 1, 3])),
            },
            cells_per_launch=data.draw(st.sampled_from([1, 10_000, 1 << 30])),
            budget=data.draw(st.sampled_from([40_000, 1 << 20])),
        )  # fmt: skip

    @pytest.mark.parametrize("columns", WIDTHS)
    @pytest.mark.parametrize("state_bits", long_but([16, 32], 16))
    def test_position_specific_scores_of_16_bits(self, columns, state_bits) -> None:
        rng = np.random.default_rng(7)
        m, n, lengths = 11, 40, rng.integers(1, 50, 40)
        table = rng.integers(-900, 700, (m, N_CODES)).astype(np.int16)
        database = MemoryDatabase([random_codes(rng, k) for k in lengths])
        made = build(columns, state_bits, 16)
        words = np.full((2, 13, GROUP, 4), 31, np.uint8)
        for i in range(n):
            group, lane = divmod(n - 1 - i, GROUP)
            for k, code in enumerate(database.codes(i)):
                words[group, k // 4, lane, k % 4] = code
        blocks = inter_task.row_blocks(m)
        room = inter_task.slot_bytes(m, state_bits)
        scores = np.zeros(n, np.int32)
        cuda_on_cpu.load(made.source, made.defines_map()).launch(
            made.entry, 1, 32, words, np.array([0, 13 * GROUP]), np.repeat(np.int32(13), 2 * GROUP),
            np.int32(n), np.int32(2), np.zeros(3, np.uint32), np.zeros(2, np.int32), np.int32(1), np.int32(0),
            np.uint32(NO_LIMIT), np.int32(NO_LIMIT), np.int32(3), inter_task.profile(table),
            np.int32(blocks), inter_task.gap_costs(500, 30), np.full(room, 0xA5, np.uint8), scores,
        )  # fmt: skip
        rows = table.tolist()
        assert scores.tolist() == [
            smith_waterman(range(m), database.codes(i).tolist(), rows, 500, 30) for i in range(n)
        ]


def finished(plan, strips, slots, rng):
    """Do what a plan's launches do, slots taking turns at random; return how many strips of each group."""
    done = np.zeros(len(strips), np.int64)
    has = np.full(slots, -1)
    groups_drawn = 0
    for launch in range(plan.budgeted + plan.unlimited):
        drawn, left = 0, np.full(slots, plan.most)
        working = list(rng.permutation(slots)[: rng.integers(1, slots + 1)])  # the others start when one ends
        waiting = [slot for slot in range(slots) if slot not in working]
        while working:
            slot = working[rng.integers(len(working))]
            stops = left[slot] == 0
            if not stops and has[slot] < 0:
                has[slot], groups_drawn = groups_drawn, groups_drawn + 1
                if has[slot] >= len(strips):
                    has[slot], stops = -1, True
            if not stops:
                group = has[slot]
                some = min(plan.at_once, strips[group] - done[group], left[slot])
                stops = drawn >= plan.limit_of(launch)
                drawn += some
                if not stops:
                    left[slot] -= some
                    done[group] += some
                    has[slot] = -1 if done[group] == strips[group] else group
            if stops:
                working.remove(slot)
                working += waiting[:1]
                waiting = waiting[1:]
    return done


class TestLaunches:
    @settings(max_examples=60, deadline=None, derandomize=True)
    @given(
        st.lists(st.integers(1, 200), min_size=1, max_size=60), st.integers(1, 20), st.integers(1, 40),
        st.sampled_from([1, 100, 5_000]), st.integers(0, 99),
    )  # fmt: skip
    def test_every_strip_is_done_whatever_the_pace(self, lengths, slots, each, m, seed) -> None:
        strips = np.sort(np.array(lengths, np.int64))[::-1]
        slots = min(slots, strips.size)
        plan = share_strips(strips, slots, each, m)
        assert (finished(plan, strips, slots, np.random.default_rng(seed)) == strips).all()
        ends = plan.ends
        assert ends[-1] == strips.sum() and (np.diff(ends, prepend=0) >= 0).all()
        assert plan.most <= 2 * each or strips.max() <= 2 * each

    def test_launches_are_as_long_as_wanted(self) -> None:
        plan = share_strips(np.full(10_000, 100), 500, 200, 144)
        assert (plan.budgeted + 1, plan.unlimited, plan.budget) == (10, 2, 100_000)
        assert plan.at_once == 7
        assert np.diff(plan.ends, prepend=0).tolist() == [100_000] * 10 + [0]


class TestMemory:
    def method(self, m, budget_of_device=1 << 30, **options):
        self.session = Fleet().open(fake_device(memory_bytes=budget_of_device, multiprocessors=132))
        return InterTask(self.session, np.zeros(m, np.uint8), BLOSUM62, options)

    def test_few_slots_where_memory_is_short(self) -> None:
        lengths = np.full(100_000, 3000, np.int32)
        method = self.method(60_000)
        assert method.take(lengths, 1 << 30) % GROUP == 0
        few = method.take(lengths, 40 << 20)
        assert 1 <= few < 100_000
        with pytest.raises(DeviceMemoryError, match=r"need [\d.]+ MiB of a GPU's memory, and 2.0 MiB"):
            method.take(lengths, 2 << 20)
        method.close()
        self.session.close()

    def test_giant_queries_are_done_in_narrow_strips(self) -> None:
        method = self.method(200_000)
        assert dict(method.builds[0].defines)["COLUMNS"] == 4
        assert dict(self.method(1000).builds[0].defines)["COLUMNS"] == 16
        assert InterTask.why_not(200_000, BLOSUM62, fake_device(), {}) == ""
