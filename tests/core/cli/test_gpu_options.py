"""`--device` and `--kernel`, `swathe engines` and `swathe kernels`, where the probe finds GPUs and where not.

Only what is probed is made up. Where a GPU must compute, its session is emulated (tests/core/cuda).
"""

import functools
import json
import logging
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swathe.core.cuda import devices, libcuda
from swathe.core.cuda.devices import Device, Probe
from swathe.core.engines import gpu
from swathe.core.errors import InvalidRequest, KernelBuildError
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.resources import sample_database
from swathe.kernels.pairwise import STRATEGIES
from swathe.kernels.registry import VARIANTS
from swathe.kernels.tiled import FORMS
from tests.core.cuda.fake_session import MULTIPROCESSOR, Fleet, fake_device

Swathe = Callable[..., Any]
OLD = "Tesla V100 has compute capability 7.0, and Swathe needs 7.5 (Turing, 2018) or later"
HOPPER = Device(
    0,
    "NVIDIA H200",
    "GPU-aaaa",
    (9, 0),
    150_000_000_000,
    132,
    50 << 20,
    1_980_000_000,
    "0000:0B:00.0",
    227 << 10,
    MULTIPROCESSOR,
)
AMPERE = Device(
    2,
    "NVIDIA A100",
    "GPU-bbbb",
    (8, 0),
    80_000_000_000,
    108,
    40 << 20,
    1_410_000_000,
    "0000:0C:00.0",
    163 << 10,
    MULTIPROCESSOR,
)
VOLTA = Device(
    1,
    "Tesla V100",
    "GPU-cccc",
    (7, 0),
    16_000_000_000,
    80,
    6 << 20,
    1_530_000_000,
    "0000:0D:00.0",
    96 << 10,
    MULTIPROCESSOR,
)
NONE = Probe((), None, "no NVIDIA driver was found")
BOTH = Probe((HOPPER, AMPERE), "13.0", "", ((VOLTA, OLD),), "cuda-bindings 13.5.0")


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Callable[[Probe], None]:
    return lambda probe: monkeypatch.setattr(devices, "probe", lambda: probe)


@pytest.fixture
def fleet(monkeypatch: pytest.MonkeyPatch, found: Callable[[Probe], None]) -> Fleet:
    """Two emulated GPUs."""
    fleet = Fleet()
    monkeypatch.setattr(gpu, "GpuEngine", functools.partial(gpu.GpuEngine, open_session=fleet.open))
    found(Probe((fake_device(0), fake_device(2)), "13.0"))
    return fleet


@pytest.fixture
def small(tmp_path: Path) -> tuple[Path, Path]:
    """A query and a database that emulation takes a moment for."""
    records = sample_database().read_text().split(">")[1:]
    query, database = tmp_path / "query.fasta", tmp_path / "small.fasta"
    query.write_text(f">{records[0]}")
    database.write_text("".join(f">{record}" for record in records[:8]))
    return query, database


def test_devices_are_started_while_modules_load_for_searches_that_may_use_them(
    swathe: Swathe, small: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[int, ...] | None] = []
    monkeypatch.setattr(libcuda, "start_devices_ahead", begun.append)
    query, database = small
    for words in (("query.fast", database), (query, "small.fast"), (query, database, "--engine", "cpu")):
        swathe("search", *words)
    assert not begun
    assert swathe("search", *small, "-q").status == 0
    swathe("search", *small, "-q", "--device", "2,0")
    assert begun == [None, (2, 0)]


class Started:
    """A driver with three devices, of which the first refuses."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def initialize(self) -> None:
        pass

    def device_count(self) -> int:
        return 3

    def retain_primary_context(self, number: int) -> Callable[[], None]:
        self.asked.append(number)
        if number == 0:
            raise libcuda.DriverCallError("cuDevicePrimaryCtxRetain", 46, "device unavailable")
        return lambda: None


@pytest.mark.parametrize(("numbers", "asked"), [(None, [0, 1, 2]), ((2, 0), [2, 0])])
def test_the_devices_that_a_search_names_are_started_and_one_that_fails_is_left(
    numbers: tuple[int, ...] | None, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Started()
    monkeypatch.setattr(libcuda, "load_libcuda", lambda: driver)
    libcuda.start_devices_ahead(numbers).join()
    assert driver.asked == asked


def test_a_driver_that_does_not_start_is_left_to_who_looks_for_gpus(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def initialize(self) -> None:
            raise libcuda.DriverCallError("cuInit", 999, "unknown error")

    monkeypatch.setattr(libcuda, "load_libcuda", Broken)
    libcuda.start_devices_ahead(None).join()


def test_engines_lists_every_gpu(swathe: Swathe, found: Callable[[Probe], None]) -> None:
    found(BOTH)
    text = swathe("engines").text
    assert re.search(r"^gpu +2 GPUs: NVIDIA H200, NVIDIA A100$", text, re.M)
    assert "supports CUDA up to 13.0\n       it is called through cuda-bindings 13.5.0\n" in text
    facts = "NVIDIA H200, compute capability 9.0, 150 GB, 132 multiprocessors, GPU-aaaa"
    assert re.search(rf"^ +--device 0 +{facts}$", text, re.M)
    assert re.search(r"^ +--device 2 +NVIDIA A100, compute capability 8.0, 80 GB, 108 multi", text, re.M)
    assert f"GPU 1 (Tesla V100) cannot be used: {OLD}" in text
    found(Probe((), "13.0", OLD, ((VOLTA, OLD),)))
    text = swathe("engines").text
    assert re.search(rf"^gpu +not here: {re.escape(OLD)}$", text, re.M)
    assert "--device" not in text
    assert "called through" not in text


def test_kernels_lists_every_variant_with_its_limits(swathe: Swathe, found: Callable[[Probe], None]) -> None:
    found(NONE)
    text = swathe("kernels").text
    blocks = {block.split()[0]: block for block in text.split("\n\n")}
    assert list(blocks) == [*(variant.name for variant in VARIANTS), "--permute-method"]
    for strategy in STRATEGIES:
        assert re.search(rf"^--permute-method {strategy.name} +{re.escape(strategy.label)}$", text, re.M)
    for variant in VARIANTS:
        for words in (variant.label, variant.family, variant.paper, variant.source):
            assert words in blocks[variant.name]
        here = "cpu; runs here" if variant.engine == "cpu" else f"gpu; not here: {NONE.reason}"
        assert re.search(rf"^ +engine +{here}$", blocks[variant.name], re.M)
        assert "scores below 1,073,741,824" in blocks[variant.name]
        for option in variant.options:
            line = rf"^ +option +{option.name}: {re.escape(option.label)}, .*default {option.default}\)"
            assert re.search(line, blocks[variant.name], re.M), option.name
    for form in FORMS:
        least = "{}.{}".format(*form.capability)
        line = rf"^ +form +{form.name}: {form.lanes} bits, exact up to {form.limit:,}\b.* {least} or later"
        assert re.search(line, blocks["tiled"], re.M), form.name
    assert "exact up to 32,640 less open + 2·extend" in blocks["tiled"]

    found(BOTH)
    blocks = {block.split()[0]: block for block in swathe("kernels").text.split("\n\n")}
    assert re.search(r"^ +engine +gpu; runs here$", blocks["tiled"], re.M)
    assert re.search(r"^ +GPU 0 +NVIDIA H200: folded, general, wide$", blocks["tiled"], re.M)
    assert re.search(r"^ +GPU 2 +NVIDIA A100: half, general, wide$", blocks["tiled"], re.M)
    assert re.search(r"^ +GPU 2 +NVIDIA A100: wide$", blocks["wide"], re.M)


def test_a_search_on_chosen_gpus_finds_what_the_cpu_finds(
    swathe: Swathe, fleet: Fleet, small: tuple[Path, Path], tmp_path: Path
) -> None:
    plain = ("search", *small, "--format", "blast6", "-q")
    expected = swathe(*plain, "--engine", "cpu").out
    assert expected.count(b"\n") > 1
    for options in (
        ("--engine", "gpu"),
        ("--engine", "gpu", "--device", "2"),
        ("--device", "0,2"),
        ("--kernel", "wide", "--device", "2"),
        ("--kernel", "tiled"),
        (),
    ):
        done = swathe(*plain, *options)
        assert (done.status, done.out, done.err) == (0, expected, ""), options

    document = json.loads(swathe("search", *small, "--format", "json", "-q", "--device", "2").out)
    search = document["search"]
    assert (search["engine"], search["kernel"], search["engine_warnings"]) == ("gpu", "tiled", [])
    assert re.fullmatch(r"GPU 2: Fake 2 \(\d+\.\d of \d+ GB used\)", search["engine_label"])
    assert search["devices"] == [{"device": 2, "device_name": "Fake 2", "uuid": "GPU-2"}]
    words = shlex.split(search["command"])
    assert words[words.index("--device") + 1] == "2"
    again = swathe(*words[1:], "--format", "blast6", "-q")
    assert (again.status, again.out) == (0, expected)
    documented = (Path(__file__).parents[3] / "docs" / "json.md").read_text("utf-8")
    assert all(f"`{name}`" in documented for name in search["devices"][0])

    csv = tmp_path / "hits.csv"
    swathe("search", *small, "--format", "csv", "-o", csv, "--device", "2,0")
    comments = [line for line in csv.read_text().splitlines() if line.startswith("# ")]
    assert any("GPU 0, Fake 0, GPU-0" in line for line in comments)
    assert any("GPU 2, Fake 2, GPU-2" in line for line in comments)
    assert "(0." in swathe("search", *small).text.split("\nEngine      ")[1].splitlines()[0]


@pytest.mark.parametrize("quiet", [(), ("-q",)])
def test_a_gpu_that_fails_is_said_on_standard_error_and_in_files(
    swathe: Swathe,
    fleet: Fleet,
    small: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    quiet: tuple[str, ...],
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # pytest's: without any, Python prints warnings
    fleet.refuse = {0}
    sentence = "Fake 0 is taken by another program. Its work is done by GPU 2 (Fake 2)."
    path = tmp_path / "hits.tsv"
    done = swathe("search", *small, "--format", "blast6", "-o", path, *quiet)
    assert done.status == 0
    assert done.err.count(f"swathe: {sentence}\n") == done.err.count(sentence) == 1
    beside = json.loads((tmp_path / "hits.tsv.provenance.json").read_text())
    assert beside["engine_warnings"] == [sentence]
    assert f"Warning     {sentence}" in swathe("search", *small, "-q").text


def test_a_gpu_error_ends_the_search_and_names_the_way_out(
    swathe: Swathe, fleet: Fleet, small: tuple[Path, Path]
) -> None:
    fleet.refuse = {0, 2}
    done = swathe("search", *small)
    assert (done.status, done.out) == (1, b"")
    assert "is taken by another program." in done.err
    assert "Choose the CPU engine." in done.err
    assert "Traceback" not in done.err
    assert swathe("search", *small, "--engine", "cpu").status == 0


def test_a_kernel_that_cannot_be_compiled_is_said_with_the_compilers_log(
    swathe: Swathe, fleet: Fleet, small: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(*_: Any) -> None:
        raise KernelBuildError(
            "The GPU kernel tiled.cu could not be compiled.", "Report it.", log="line 1: no ;\nline 2: no )"
        )

    monkeypatch.setattr(fleet, "open", refuse)
    monkeypatch.setattr(gpu, "GpuEngine", functools.partial(gpu.GpuEngine, open_session=refuse))
    done = swathe("search", *small, "-o", tmp_path / "hits.txt")
    assert (done.status, done.out, list(tmp_path.glob("hits*"))) == (1, b"", [])
    assert done.err.splitlines()[-5:] == [
        "swathe: The GPU kernel tiled.cu could not be compiled.",
        "        Report it.",
        "        The compiler's log:",
        "        line 1: no ;",
        "        line 2: no )",
    ]


@pytest.mark.parametrize(
    ("probe", "options", "status", "expected"),
    [
        (BOTH, ("--device", "x"), 2, "'x' is not a list of numbers"),
        (BOTH, ("--device", "0,"), 2, "'0,' is not a list of numbers"),
        (BOTH, ("--device=-1",), 2, "numbered from 0"),
        (BOTH, ("--device", "0,0"), 2, "named twice"),
        (BOTH, ("--device", "7"), 2, "GPU 7 cannot be used: there is none of that number"),
        (BOTH, ("--device", "1"), 2, OLD),
        (BOTH, ("--device", "0", "--engine", "cpu"), 2, "CPU engine does not run on GPU 0"),
        (BOTH, ("--device", "0", "--kernel", "lanes"), 2, "The GPU engine has no kernel 'lanes'"),
        (BOTH, ("--kernel", "fast"), 2, "auto, tiled, wide, "),
        (NONE, ("--kernel", "fast"), 2, "There is no kernel 'fast'.\n        Kernels are: auto, lanes, "),
        (NONE, ("--engine", "cpu", "--kernel", "fast"), 2, "The CPU engine has no kernel 'fast'."),
        (NONE, ("--kernel-option", "simd=AVX2"), 2, "no kernel is chosen that has it"),
        (NONE, ("--kernel", "lanes", "--kernel-option", "simd"), 2, "'simd' is not an option of a kernel"),
        (
            NONE,
            ("--kernel", "lanes", "--kernel-option", "simd=MMX"),
            2,
            "auto, AVX-512, AVX2, SSE4.1 or NEON",
        ),
        (NONE, ("--kernel", "lanes", "--kernel-option", "lanes=4"), 2, "Its options are: simd, layout."),
        (
            NONE,
            ("--kernel", "scalar", "--kernel-option", "lanes=4"),
            2,
            "It has none.\n        swathe kernels",
        ),
        (BOTH, ("--kernel", "inter-task", "--kernel-option", "threads=33"), 2, "multiples of 32 from 32 to"),
        (BOTH, ("--kernel", "inter-task", "--kernel-option", "threads=x"), 2, "threads cannot be x"),
        (BOTH, ("--kernel", "striped", "--kernel-option", "threshold=0"), 2, "1 to 2,147,483,647"),
        (NONE, ("--engine", "gpu"), 1, "The GPU engine cannot run: no NVIDIA driver was found."),
        (NONE, ("--device", "0"), 1, "The GPU engine cannot run: no NVIDIA driver was found."),
        (NONE, ("--kernel", "tiled"), 1, "The GPU engine cannot run: no NVIDIA driver was found."),
    ],
)
def test_nothing_falls_back_silently(
    swathe: Swathe,
    found: Callable[[Probe], None],
    queries: Path,
    database: Path,
    probe: Probe,
    options: tuple[str, ...],
    status: int,
    expected: str,
) -> None:
    found(probe)
    for command in ("search", "scores"):
        done = swathe(command, queries, database, *options)
        assert (done.status, done.out) == (status, b"")
        assert expected in done.err
        assert "Traceback" not in done.err


def test_requests_with_impossible_devices_are_refused() -> None:
    scheme = ScoringScheme.load("BLOSUM62")
    query = (Sequence("q", encode("MKV")),)
    for numbers in ((), (-1,), (0, 0)):
        with pytest.raises(InvalidRequest) as caught:
            SearchRequest(query, Path("x.fasta"), scheme, devices=numbers)
        assert caught.value.field == "devices"
        assert caught.value.hint
