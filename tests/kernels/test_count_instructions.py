"""The inner loop that is counted: that of the maxima, without the loops within it."""

from __future__ import annotations

import json
from pathlib import Path

from swathe.kernels.registry import variants_of
from tests.bench import count_instructions
from tests.bench.kernels_years import Years, picture, read_years, table_rows

BENCHMARKS = Path(__file__).parents[2] / "docs" / "benchmarks"


def test_the_inner_loop_is_that_of_the_maxima() -> None:
    code = [
        "MOV R1, R2", "LDG.E R3, desc[UR4][R2.64]",  # a loop that copies
        "@!P0 BRA `(.L_x_0)",
        "VIADDMNMX R1, R2, R3, !PT", "VIMNMX3 R1, R2, R3, R4, !PT", "VIMNMX R1, R2, R3, !PT",
        "VOTE.ANY R5, PT, P1", "@P1 BRA `(.L_x_2)",  # a correction
        "@P2 VIMNMX.RELU R1, R2, R3, !PT", "@P0 BRA.DIV UR4, `(.L_x_1)",
    ]  # fmt: skip
    labels = {".L_x_0": 1, ".L_x_1": 3, ".L_x_2": 6}
    counted = count_instructions.inner_loop(code, labels)
    assert counted == {"VIADDMNMX": 1, "VIMNMX3": 1, "VIMNMX": 2, "BRA": 1}


def test_what_is_kept_is_of_every_kernel() -> None:
    kept = json.loads((BENCHMARKS / "instructions.json").read_text())["kernels"]
    assert list(kept) == [one.name for one in count_instructions.kernels()]
    assert {variant.name for variant in variants_of("gpu")} <= set(kept)
    for one in count_instructions.kernels():
        assert kept[one.name]["cells"] == one.cells


def test_cells_a_clock_and_multiprocessor() -> None:
    years = {each.row["name"]: each for each in read_years(BENCHMARKS, {"inter-task": 2613.6}.get)}
    simt = years["CUDASW++ 2.0, SIMT"]
    assert round(simt.paper, 2) == 0.42
    assert round(simt.today, 1) == 10.0
    assert round(simt.bound, 1) == 18.2, "128 instructions a clock, 7.05 a cell"
    assert years["CUDASW++ 2.0, basic"].paper is None
    then, now = simt.lane_clocks
    assert (round(then, 1), round(now, 1)) == (18.9, 12.8)


def test_the_table_and_the_picture_have_every_method() -> None:
    years = read_years(BENCHMARKS, lambda method: 1_000.0 if method else None)
    head, rows = table_rows(years)
    assert all(len(row) == len(head) for row in rows)
    drawn = picture(years)
    assert (
        drawn.count("<circle")
        == sum((each.paper is not None) + (each.today is not None) for each in years) + 2
    )
    for each, row in zip(years, rows, strict=True):
        assert each.row["name"] in row[1]
        assert f">{each.row['year']}  {each.row['name']}<" in drawn
    unknown = Years(
        {"name": "one", "year": 2030, "gpu": "", "gcups": None, "figure": "", "method": ""}, None, None, None
    )
    assert table_rows([unknown])[1][0][3:6] == ["–", "**–**", "–"]
