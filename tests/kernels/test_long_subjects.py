"""Which subjects are left to an intra-task kernel."""

from __future__ import annotations

import pytest

from swathe.kernels.long_subjects import choose_long_subjects
from swathe.kernels.registry import VARIANTS


def test_quad_lane_keeps_the_papers_for_short_queries() -> None:
    assert choose_long_subjects("quad-lane", 256, 0, "auto") == (3_072, "antidiagonal"), "as in the paper"
    assert choose_long_subjects("quad-lane", 257, 0, "auto") == (1_024, "strips")


@pytest.mark.parametrize("name", ["inter-task", "short-query"])
def test_a_subject_a_thread_leaves_long_ones_to_strips(name: str) -> None:
    assert choose_long_subjects(name, 256, 0, "auto") == (1_536, "strips")
    assert choose_long_subjects(name, 257, 0, "auto") == (2_048, "strips")


def test_what_is_given_stays() -> None:
    assert choose_long_subjects("quad-lane", 5_478, 3_072, "antidiagonal") == (3_072, "antidiagonal")
    assert choose_long_subjects("inter-task", 5_478, 3_072, "auto") == (3_072, "strips")
    assert choose_long_subjects("inter-task", 100, 0, "antidiagonal") == (1_536, "antidiagonal")
    assert choose_long_subjects("striped", 100, 7, "antidiagonal") == (7, "antidiagonal")


def defaults(name: str) -> dict[str, object]:
    options = {variant.name: variant.options for variant in VARIANTS}[name]
    return {option.name: option.default for option in options}


@pytest.mark.parametrize("name", [v.name for v in VARIANTS if any(o.name == "threshold" for o in v.options)])
def test_every_variants_defaults_are_a_choice(name: str) -> None:
    own = defaults(name)
    threshold, kernel = choose_long_subjects(name, 1_000, int(str(own["threshold"])), str(own["long"]))
    assert threshold > 0 and kernel in ("antidiagonal", "strips")
