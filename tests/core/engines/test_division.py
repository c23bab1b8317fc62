"""How a search is divided between CPU and GPU."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.engines import division
from swathe.core.engines.division import SM_CELLS, Division, MeasuredRate, Rates, core_clock, gpu_share
from swathe.kernels.registry import variants_of
from tests.core.cuda.fake_session import fake_device

FIXED = settings(derandomize=True, deadline=None, max_examples=150)


def offsets_of(lengths) -> np.ndarray:
    return np.concatenate(([0], np.cumsum(np.sort(np.asarray(lengths, np.int64)))))


class Simulation:
    """Both sides at their true speeds; the clock goes on as they take parts."""

    def __init__(self, offsets, m, said: Rates, true: Rates, **arguments) -> None:
        self.offsets, self.m, self.true = offsets, m, true
        self.division = Division(offsets, 0, m, said, **arguments)
        self.taken: list[tuple[str, int, int]] = []
        self.gpu_calls = 0

    def cells(self, begin, end) -> float:
        return self.m * float(self.offsets[end] - self.offsets[begin])

    def run(self) -> float:
        """Return when the last of the two ended."""
        free = {"gpu": 0.0, "cpu": 0.0 if self.true.cpu else np.inf}
        asleep: set[str] = set()
        ended = 0.0
        while True:
            awake = [side for side in free if free[side] < np.inf and side not in asleep]
            if not awake:
                return ended
            side = min(awake, key=free.__getitem__)
            now = free[side]
            part = self.division.for_gpu(now) if side == "gpu" else self.division.for_cpu(now)
            if part is None:
                if side == "cpu":
                    self.division.stop_cpu()
                    free["cpu"] = np.inf
                    asleep.clear()
                    free["gpu"] = max(free["gpu"], now)
                else:
                    asleep.add("gpu")
                continue
            rate = getattr(self.true, side)
            free[side] = now + self.cells(*part) / rate
            ended = max(ended, free[side])
            self.taken.append((side, *part))
            self.division.correct(**{side: rate})

    def check(self) -> None:
        covered = np.zeros(self.offsets.size - 1, int)
        for _, begin, end in self.taken:
            assert begin < end
            covered[begin:end] += 1
        assert (covered == 1).all(), "every subject once"


LENGTHS = np.random.default_rng(1).lognormal(5.7, 0.6, 20_000).astype(int) + 1


@pytest.mark.parametrize("ratio", [2, 5, 20])
@pytest.mark.parametrize("error", [0.3, 1.0, 3.0])
def test_both_end_together_whatever_was_expected(ratio, error) -> None:
    offsets = offsets_of(LENGTHS)
    true = Rates(1e9 * ratio, 1e9)
    simulation = Simulation(offsets, 1_000, Rates(true.gpu * error, true.cpu), true, sure=False, threads=4)
    seconds = simulation.run()
    simulation.check()
    ideal = 1_000 * offsets[-1] / (true.gpu + true.cpu)
    assert seconds <= 1.06 * ideal


def test_right_rates_need_one_call_of_the_gpu() -> None:
    offsets = offsets_of(LENGTHS)
    rates = Rates(1e10, 1e9)
    simulation = Simulation(offsets, 1_000, rates, rates, threads=4)
    simulation.run()
    simulation.check()
    assert [side for side, *_ in simulation.taken].count("gpu") <= 2
    begins = [begin for side, begin, _ in simulation.taken if side == "gpu"]
    cpu_ends = [end for side, _, end in simulation.taken if side == "cpu"]
    assert min(begins) >= max(cpu_ends), "the CPU has the shortest"


def test_parts_are_whole_pairs_from_the_end() -> None:
    offsets = offsets_of([*LENGTHS, 5])
    rates = Rates(3e9, 1e9)
    simulation = Simulation(offsets, 500, rates, rates, threads=2)
    simulation.run()
    simulation.check()
    n = offsets.size - 1
    assert all((n - begin) % 2 == 0 or begin == 0 for _, begin, _ in simulation.taken)


def test_the_next_search_begins_at_the_same_place() -> None:
    offsets = offsets_of(LENGTHS)
    first = Division(offsets, 0, 1_000, Rates(1e10, 1e9))
    first.for_gpu(0.0)
    again = Division(offsets, 0, 1_000, Rates(1.02e10, 1e9), cut=first.first_cut)
    again.for_gpu(0.0)
    assert again.first_cut == first.first_cut
    other = Division(offsets, 0, 1_000, Rates(3e9, 1e9), cut=first.first_cut)
    other.for_gpu(0.0)
    assert other.first_cut is not None
    assert other.first_cut > first.first_cut


def test_without_the_cpu_the_gpu_takes_all() -> None:
    division_ = Division(offsets_of(LENGTHS), 7, 1_000, Rates(1e9, 0.0))
    assert division_.for_cpu(0.0) is None
    assert division_.for_gpu(0.0) == (7, LENGTHS.size)
    assert division_.for_gpu(1.0) is None


def test_the_cpu_takes_nothing_that_outlasts_the_search() -> None:
    offsets = offsets_of([100_000] * 40)
    division_ = Division(offsets, 0, 1_000, Rates(1e11, 1e9), threads=16)
    assert division_.for_gpu(0.0) is not None
    assert division_.for_cpu(0.0) is None


@FIXED
@given(
    lengths=st.lists(st.integers(1, 3_000), min_size=1, max_size=300),
    m=st.integers(1, 5_000),
    gpu=st.floats(1e6, 1e12),
    cpu=st.floats(1e5, 1e11),
    said=st.tuples(st.floats(0.1, 10), st.floats(0.1, 10)),
    sure=st.booleans(),
    threads=st.integers(1, 64),
)
def test_every_subject_is_taken_once(lengths, m, gpu, cpu, said, sure, threads) -> None:
    expected = Rates(gpu * said[0], cpu * said[1])
    simulation = Simulation(offsets_of(lengths), m, expected, Rates(gpu, cpu), sure=sure, threads=threads)
    simulation.run()
    simulation.check()


class TestPace:
    def test_a_guess_gives_way_to_what_is_measured(self) -> None:
        pace = MeasuredRate(100.0)
        assert pace.rate(150) == 50.0
        pace.note(1_000, 10.0, 150, cold=True)
        assert not pace.known
        assert pace.rate(150) == 100.0
        pace.note(2_000, 10.0, 150, cold=False)
        assert pace.known
        assert pace.rate(150) == 200.0
        pace.note(1_000, 10.0, 150, cold=False)
        assert pace.rate(150) == 150.0
        pace.note(1_000, 10.0, 150, cold=True)
        assert pace.rate(150) == 150.0, "what is known stays"
        pace.note(1, 1e-3, 150, cold=False)
        assert pace.rate(150) == 150.0, "too short to tell"

    def test_what_was_too_short_to_tell_gives_way(self) -> None:
        """A search of a few sequences is mostly overhead: what it measured must not stay."""
        pace = MeasuredRate(100.0)
        pace.note(1, 1e-3, 150, cold=False)
        assert pace.rate(150) == pytest.approx(1_000.0)
        pace.note(1, 5e-4, 150, cold=False)
        assert pace.rate(150) == pytest.approx(1_000.0), "shorter"
        pace.note(4, 2e-3, 150, cold=False)
        assert pace.rate(150) == pytest.approx(2_000.0), "too short as well, but longer"
        pace.note(100, 1.0, 150, cold=False)
        assert pace.rate(150) == 100.0
        pace.note(300, 1.0, 150, cold=False)
        assert pace.rate(150) == 200.0

    def test_a_short_part_tells_nothing_of_a_first_search_either(self) -> None:
        """What is left for the GPU at last is often over before the clock has moved enough to tell."""
        pace = MeasuredRate(100.0)
        pace.note(1_000, 10.0, 150, cold=True)
        pace.note(1, 5e-3, 150, cold=True)
        assert pace.rate(150) == 100.0
        pace.note(3_000, 10.0, 150, cold=True)
        assert pace.rate(150) == 300.0, "the first part prepared the database"

    def test_a_floor_holds_while_a_database_is_prepared(self) -> None:
        pace = MeasuredRate(100.0, floor=True)
        pace.note(10, 10.0, 150, cold=True)
        assert pace.rate(150) == 50.0
        pace.note(100, 10.0, 150, cold=False)
        assert pace.rate(150) == 10.0


def test_the_papers_share() -> None:
    h200 = fake_device(multiprocessors=132)
    for kernel, cells in SM_CELLS.items():
        assert gpu_share([h200], 16, kernel, 3e9) == pytest.approx(
            132 * 1.98 / (132 * 1.98 + 16 * 3 * division.CORE_CELLS / cells), rel=1e-6
        )
    one, few, many = (gpu_share([h200] * n, threads, "tiled") for n, threads in ((1, 16), (2, 16), (1, 64)))
    assert few > one > many
    assert gpu_share([h200], 16, "tiled", 4e9) < gpu_share([h200], 16, "tiled", 2e9)


def test_every_gpu_kernel_has_its_speed() -> None:
    assert set(SM_CELLS) == {variant.name for variant in variants_of("gpu")}


def test_the_cores_clock_is_the_systems(tmp_path, monkeypatch) -> None:
    fastest, info = tmp_path / "cpuinfo_max_freq", tmp_path / "cpuinfo"
    monkeypatch.setattr(division, "_FASTEST", fastest)
    monkeypatch.setattr(division, "_CPU_INFO", info)
    assert core_clock() == division.CORE_CLOCK_HZ, "nobody says it"
    info.write_text("cpu MHz\t\t: 2100.000\ncpu MHz\t\t: 3400.500\nflags : avx2\n")
    assert core_clock() == pytest.approx(3.4005e9)
    fastest.write_text("4000000\n")
    assert core_clock() == 4e9
