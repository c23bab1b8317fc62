"""What is asked for, from text and back."""

import pytest

from swathe.core import engines
from swathe.core.benchmark.catalogue import check, offers, parse_variant, swept
from swathe.core.benchmark.measuring import opened
from swathe.core.benchmark.request import DatabaseChoice, Variant, command_of, parse_gap_costs, parse_numbers
from swathe.core.benchmark.simulated import lengths_like_swiss_prot
from swathe.core.engines import open_engine
from swathe.core.engines.base import EngineInfo
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels.registry import variants_of


@pytest.fixture(scope="module")
def offered():
    def kernels(engine):
        return tuple((variant.name, variant.label) for variant in variants_of(engine))

    return offers(
        (EngineInfo("cpu", "CPU", kernels("cpu")), EngineInfo("gpu", "GPU", kernels("gpu"), "there is none"))
    )


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("simulated", "simulated Swiss-Prot, 570,000"),
        ("simulated:2000", "simulated Swiss-Prot, 2,000"),
        ("equal:300x64", "300 of length 64"),
        ("some/where/db.fasta", "db.fasta"),
        ("equal", "equal"),
    ],
)
def test_databases_are_read_from_text(text, label):
    choice = DatabaseChoice.parse(text)
    assert choice.label == label
    assert DatabaseChoice.parse(choice.text) == choice


@pytest.mark.parametrize(
    "text", ["simulated:0", "simulated:many", "equal:5x0", "equal:9x", "equal:100000x100000", "equal:²x3"]
)
def test_databases_that_cannot_be_made_are_refused(text):
    with pytest.raises(InvalidRequest):
        DatabaseChoice.parse(text)


def test_gap_costs_are_read_as_pairs_and_as_the_papers_write_them():
    assert parse_gap_costs("10/2, 20-2k 40-3k 10/2") == ((10, 2), (20, 2), (40, 3))
    for wrong in ("10", "10/", "a/b", "-3/1", "10/2/3"):
        with pytest.raises(InvalidRequest):
            parse_gap_costs(wrong)


def test_numbers_are_kept_once():
    assert parse_numbers("64, 128 64,256", "threads") == (64, 128, 256)
    with pytest.raises(InvalidRequest):
        parse_numbers("64, x", "threads")


def test_variants_are_read_from_text(offered):
    assert parse_variant("lanes", offered) == Variant("cpu", "lanes")
    variant = parse_variant("cpu/scalar:threads=2", offered)
    assert variant == Variant("cpu", "scalar", (("threads", 2),))
    assert variant.text == "scalar:threads=2"
    assert variant.label == "scalar, threads 2"
    assert parse_variant("lanes:threads=0", offered) == Variant("cpu", "lanes"), "the default says nothing"
    for wrong in (
        "nothing",
        "gpu/lanes",
        "lanes:blocks=3",
        "lanes:threads",
        "lanes:threads=many",
        "lanes:threads=-1",
    ):
        with pytest.raises(InvalidRequest):
            parse_variant(wrong, offered)


def test_sweeps_reach_the_variants_that_have_the_setting(offered):
    variants = (Variant("cpu", "lanes"), Variant("gpu", "wide"))
    made = swept(variants, (1, 2), (64,), offered)
    assert [variant.text for variant in made] == ["lanes:threads=1", "lanes:threads=2", "wide"]
    assert swept((*variants, *variants), (), (), offered) == variants, "each once"


def test_a_variant_that_cannot_run_says_why(offered):
    assert check(Variant("cpu", "lanes"), offered) == ""
    assert check(Variant("gpu", "tiled"), offered) == "It cannot run here: there is none."
    assert "no kernel" in check(Variant("gpu", "lanes"), offered)
    assert "no setting" in check(Variant("cpu", "lanes", (("vector", 3),)), offered)
    assert "0 to 1,024" in check(Variant("cpu", "lanes", (("threads", 99_999),)), offered)


def test_the_processor_has_threads_of_its_own_beside_every_gpu_kernel():
    kernels = tuple((variant.name, variant.label) for variant in variants_of("gpu"))
    offered = offers([EngineInfo("hybrid", "CPU and GPU", kernels)])
    asked = []

    def open_engine(engine, kernel, threads, devices, options=()):
        asked.append((kernel, threads, options or {}))

    for text in ("hybrid/tiled:threads=4", "hybrid/quad-lane:threads=128:cpu-threads=4"):
        opened(parse_variant(text, offered), None, open_engine)
    assert asked == [("tiled", 4, {}), ("quad-lane", 4, {"threads": 128})]


def test_the_processors_instruction_set_is_chosen_beside_every_gpu_kernel(monkeypatch):
    kernels = tuple((variant.name, variant.label) for variant in variants_of("gpu"))
    offered = offers([EngineInfo("hybrid", "CPU and GPU", kernels)])
    least = next(choice for choice in reversed(offered[0].option["simd"].choices) if choice != "auto")
    monkeypatch.setattr(engines, "_open_gpu", lambda kernel, *_: open_engine("cpu", "scalar", 1))
    for kernel in ("tiled", "striped"):
        hybrid = opened(parse_variant(f"hybrid/{kernel}:simd={least}", offered), None, open_engine)
        assert str(least) in hybrid.cpu.label
        hybrid.close()


@pytest.mark.parametrize(
    "changes", [{"variants": ()}, {"queries": ()}, {"databases": ()}, {"schemes": ()}, {"repeats": 0},
                {"repeats": 101}, {"threads": (0,)}, {"blocks": (1, -1)}],
    ids=str,
)  # fmt: skip
def test_requests_with_nothing_to_measure_are_refused(make_request, changes):
    with pytest.raises(InvalidRequest):
        make_request(**changes)


def test_the_command_asks_for_the_same(make_request):
    request = make_request(threads=(1, 2), databases=(DatabaseChoice.parse("equal:20x30"),))
    assert command_of(request) == (
        "swathe bench --kernels lanes,scalar --queries - --database equal:20x30 --matrix BLOSUM62 "
        "--gap-costs 11/1 --threads 1,2 --repeats 2"
    )


def test_the_command_of_several_matrices(make_request):
    def of(*schemes) -> str:
        return command_of(make_request(schemes=tuple(ScoringScheme.load(*each) for each in schemes)))

    every = [(name, *pair) for name in ("BLOSUM62", "BLOSUM50") for pair in ((10, 2), (10, 3))]
    assert "--matrix BLOSUM62,BLOSUM50 --gap-costs 10/2,10/3 --repeats" in of(*every)
    assert "--matrix BLOSUM62,BLOSUM50 --repeats" in of(("BLOSUM62",), ("BLOSUM50",)), "each with its default"


def test_lengths_like_swiss_prot_are_those_of_the_benchmarks():
    lengths = lengths_like_swiss_prot()
    assert (len(lengths), int(lengths.sum()), int(lengths.max())) == (570_000, 207_635_346, 35_213)
    assert lengths_like_swiss_prot(500).max() < 10_000
