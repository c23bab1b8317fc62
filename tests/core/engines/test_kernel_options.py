"""What users set of a kernel: from text, complete, and refused in words."""

from __future__ import annotations

import pytest

from swathe.core.engines import open_engine
from swathe.core.engines.kernel_options import allowed, complete_options, read_options
from swathe.core.errors import InvalidRequest
from swathe.core.native.compiler import instruction_sets
from swathe.kernels.registry import VARIANTS, KernelVariant, Option

THREADS = Option("threads", "Threads per block", 256, tuple(range(32, 513, 32)))
BLOCKS = Option("blocks", "Blocks", 0, low=0, high=4096)
PROFILE = Option("profile", "Profile", "auto", ("auto", "plain"))
VARIANT = KernelVariant("toy", "Toy", "gpu", "", "", "", (32,), options=(THREADS, BLOCKS, PROFILE))


def test_texts_are_read() -> None:
    assert read_options(["threads=64", " profile = plain "]) == {"threads": "64", "profile": "plain"}
    for texts in (["threads"], ["=3"], ["threads="], [""], ["threads=1", "threads=1"]):
        with pytest.raises(InvalidRequest) as caught:
            read_options(texts)
        assert caught.value.hint


def test_what_is_not_set_has_its_default() -> None:
    assert complete_options(VARIANT, {}) == {"threads": 256, "blocks": 0, "profile": "auto"}
    given = {"threads": "64", "blocks": 4096, "profile": "plain"}
    assert complete_options(VARIANT, given) == {"threads": 64, "blocks": 4096, "profile": "plain"}


@pytest.mark.parametrize(
    "given",
    [
        {"threads": 33}, {"threads": "33"}, {"threads": "many"}, {"threads": ""}, {"blocks": -1},
        {"blocks": 4097}, {"blocks": "1.5"}, {"profile": "PLAIN"}, {"profile": 3}, {"lanes": 4},
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(given) -> None:
    with pytest.raises(InvalidRequest) as caught:
        complete_options(VARIANT, given)
    assert caught.value.field == "kernel_options"
    assert next(iter(given)) in caught.value.message
    assert caught.value.hint


def test_values_in_words() -> None:
    assert allowed(THREADS) == "multiples of 32 from 32 to 512"
    assert allowed(BLOCKS) == "0 to 4,096"
    assert allowed(PROFILE) == "auto or plain"
    assert allowed(Option("x", "X", 1, (1, 2, 4))) == "1, 2 or 4"
    assert allowed(Option("x", "X", 1, (1,))) == "1"


def test_every_variant_takes_its_own_defaults() -> None:
    for variant in VARIANTS:
        names = [option.name for option in variant.options]
        assert len(set(names)) == len(names)
        complete = complete_options(variant, {})
        assert complete_options(variant, complete) == complete
        assert complete_options(variant, {name: str(value) for name, value in complete.items()}) == complete


def test_the_cpus_instruction_set() -> None:
    here = tuple(each.name for each in instruction_sets())
    for level in here:
        engine = open_engine("cpu", "lanes", 1, options={"simd": level})
        assert engine.label.endswith(level)
        engine.close()
    elsewhere = next(level for level in ("NEON", "SSE2") if level not in here)
    with pytest.raises(InvalidRequest, match=elsewhere):
        open_engine("cpu", "lanes", 1, options={"simd": elsewhere})
    with pytest.raises(InvalidRequest, match="no option"):
        open_engine("cpu", "scalar", 1, options={"simd": "SSE2"})
