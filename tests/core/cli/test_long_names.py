"""Names longer than any file may have are refused in a sentence, wherever a name is given."""

from collections.abc import Callable
from typing import Any

import pytest

from swathe.core.system.resources import sample_database, sample_queries

Swathe = Callable[..., Any]
LONG = "y" * 3_000


@pytest.mark.parametrize(
    "arguments",
    [
        ("search", LONG, "DATABASE"),
        ("search", "QUERY", LONG),
        ("search", "QUERY", "DATABASE", "-o", LONG),
        ("search", "QUERY", "DATABASE", "--matrix", LONG),
        ("search", "QUERY", "DATABASE", "--save", f"{LONG}.swr"),
        ("scores", "QUERY", "DATABASE", "-o", LONG),
        ("import", "DATABASE", "-o", LONG),
        ("info", LONG),
        ("bench", "--queries", "QUERY", "--database", LONG),
        ("runs", "show", LONG),
        ("runs", "compare", LONG, LONG),
        ("reciprocal", LONG, "DATABASE"),
        ("reciprocal", "QUERY", "DATABASE", "-o", LONG),
        ("network", LONG),
        ("network", "QUERY", "-o", f"{LONG}.npy"),
    ],
    ids=lambda arguments: " ".join(arguments).replace(LONG, "LONG"),
)
def test_a_name_that_is_too_long(swathe: Swathe, arguments: tuple[str, ...]) -> None:
    files = {"QUERY": str(sample_queries()), "DATABASE": str(sample_database())}
    done = swathe(*(files.get(argument, argument) for argument in arguments))
    assert done.status in (1, 2)
    assert "Traceback" not in done.err
    assert done.err.startswith("swathe: ") or "\nswathe: " in done.err
