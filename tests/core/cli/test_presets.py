"""`--preset` chooses matrix, gap costs and E-value method together; options of their own win over it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swathe.core.cli.arguments import parse_arguments
from swathe.core.statistics.presets import PRESETS

Swathe = Callable[..., Any]


def understood(*options: object, command: str = "search") -> tuple[object, ...]:
    """Return matrix, gap costs and, of a search, what E-values rest on."""
    arguments = parse_arguments([command, "q.fasta", "d.fasta", *map(str, options)])
    return tuple(
        getattr(arguments, name)
        for name in ("matrix", "gap_open", "gap_extend", "evalues")
        if name in arguments
    )


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_stands_for_matrix_costs_and_method(name: str) -> None:
    preset = PRESETS[name]
    scoring = preset.matrix, preset.gap_open, preset.gap_extend
    for command in ("search", "reciprocal"):
        assert understood("--preset", name, command=command) == (*scoring, preset.evalues)
    assert understood("--preset", name, command="scores") == scoring


def test_the_rest_of_the_options_win_over_the_preset() -> None:
    assert understood() == ("BLOSUM62", 11, 1, "adjusted")
    assert understood("--gap-open", 13) == ("BLOSUM62", 13, 1, "adjusted")
    assert understood("--preset", "distant", "--gap-open", 15) == ("BLOSUM50", 15, 1, "adjusted")
    assert understood("--gap-extend", 3, "--preset", "distant") == ("BLOSUM50", 13, 3, "adjusted")
    assert understood("--preset", "short-peptide", "--evalues", "fitted") == ("PAM30", 9, 1, "fitted")


def test_another_matrix_brings_its_own_gap_costs(swathe: Swathe, queries: Path, database: Path) -> None:
    """Costs that suit one matrix do not suit another: only the method is left of the preset."""
    base = ("search", queries, database, "--top", 1, "--format", "json", "-q")
    matrix = ("--preset", "short-peptide", "--matrix", "PAM70")
    search = json.loads(swathe(*base, *matrix).out)["search"]
    assert (search["matrix"], search["gap_open"], search["gap_extend"]) == ("PAM70", 10, 1)
    assert search["evalues"] == "matrix"
    search = json.loads(swathe(*base, *matrix, "--gap-open", 9, "--evalues", "fitted").out)["search"]
    assert (search["gap_open"], search["gap_extend"], search["evalues"]) == (9, 1, "fitted")


def test_a_preset_searches_as_its_options_do(swathe: Swathe, queries: Path, database: Path) -> None:
    base = ("search", queries, database, "--top", 3, "--format", "json", "-q")
    named = json.loads(swathe(*base, "--preset", "close").out)
    spelt = json.loads(swathe(*base, "--matrix", "BLOSUM80-NCBI", "--gap-open", 10, "--gap-extend", 1).out)
    assert [query["hits"] for query in named["queries"]] == [query["hits"] for query in spelt["queries"]]
    assert named["search"]["command"] == spelt["search"]["command"]
    assert "--matrix BLOSUM80-NCBI --gap-open 10 --gap-extend 1" in named["search"]["command"]


@pytest.mark.parametrize("command", ["search", "scores", "reciprocal", "network"])
def test_the_help_and_the_manual_say_what_each_is(swathe: Swathe, command: str) -> None:
    manual = (Path(__file__).parents[3] / "docs" / "command-line.md").read_text("utf-8")
    help_ = swathe(command, "--help").text
    for name, preset in PRESETS.items():
        assert re.search(rf"^  {name} +{re.escape(preset.scoring)}", help_, re.M)
        assert re.search(
            rf"^\| `{name}` \| {re.escape(preset.scoring)} \| `{preset.evalues}` \|", manual, re.M
        )
