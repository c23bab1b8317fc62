"""A saved run with any value in any place of its document: opened and used, or refused in a sentence.

A sample in the suite, a larger one in ``make test-all``; all of it, an hour, where the environment says
``SWATHE_FUZZ=all``.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swathe.core.search.events import SearchResult
from tests.core.history.fuzzing import VALUES, likely, opened_and_used, places, plain, small, with_value
from tests.core.history.searches import save
from tests.core.history.test_run_file_damage import members_of, sealed
from tests.long_run import at_random, long_but


def value_at(document: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        document = document[key]
    return document


@at_random(20, 250)
@pytest.mark.parametrize("make", long_but([plain, small], plain))
def test_any_value_in_any_place(make: Callable[[], SearchResult], n_cases: int, tmp_path: Path) -> None:
    members = members_of(save(make(), tmp_path / "x.swr").read_bytes())
    document = json.loads(members["run.json"])
    ways = [way for way in places(document) if way and way[0] != "search"]
    cases = [(way, value) for way in ways for value in (*likely(value_at(document, way)), *VALUES)]
    if os.environ.get("SWATHE_FUZZ") != "all":
        cases = random.Random(13).sample(cases, n_cases)
    path = tmp_path / "y.swr"
    for way, value in cases:
        text = json.dumps(with_value(document, way, value)).encode()
        path.write_bytes(sealed(members | {"run.json": text}))
        try:
            opened_and_used(path)
        except Exception as error:
            raise AssertionError(f"{value!r:.60} at {way}") from error


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seconds", "nan"), ("seconds", "inf"), ("seconds", -1.0), ("seconds", 5e-324), ("lambda_", "inf"),
        ("K", -1.5), ("alpha", 1e308), ("alpha_u", "nan"), ("cells", -1), ("evalue", "nan"),
        ("evalue", 10**40),
    ],
)  # fmt: skip
def test_numbers_that_nothing_can_be_computed_with(field: str, value: object, tmp_path: Path) -> None:
    """Everywhere in the document where the field is; each made a traceback or no JSON of some export."""
    members = members_of(save(plain(), tmp_path / "x.swr").read_bytes())
    document = json.loads(members["run.json"])
    ways = [way for way in places(document) if way and way[-1] == field and way[0] == "objects"]
    assert ways
    path = tmp_path / "y.swr"
    for way in ways:
        path.write_bytes(
            sealed(members | {"run.json": json.dumps(with_value(document, way, value)).encode()})
        )
        assert not opened_and_used(path)


@pytest.mark.parametrize(
    ("end", "value", "opens"),
    [
        (("tables", 0, "pairs"), 2**63, False),
        pytest.param(("tables", 0, "alignments"), 2**63, False, marks=pytest.mark.long),
        (("significance", "database_residues"), 0, True),
        (("database", "absolute"), "y" * 3_000, True),
    ],
)
def test_values_that_warned_or_were_no_file_s_name(
    end: tuple[Any, ...], value: object, opens: bool, tmp_path: Path
) -> None:
    for make in (plain, small):
        members = members_of(save(make(), tmp_path / "x.swr").read_bytes())
        document = json.loads(members["run.json"])
        for way in [way for way in places(document) if way[-len(end) :] == end]:
            text = json.dumps(with_value(document, way, value)).encode()
            (tmp_path / "y.swr").write_bytes(sealed(members | {"run.json": text}))
            assert opened_and_used(tmp_path / "y.swr") == opens, way
