"""Whatever the classes of a search may hold is written and read back, and nothing else is."""

from __future__ import annotations

import dataclasses
import importlib
import json
import math
import pkgutil
import types
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import numpy as np
import pytest
from hypothesis import strategies as st
from numpy.typing import NDArray

import swathe.core
from swathe.core.database import Database
from swathe.core.history.run_file import _CLASSES
from swathe.core.results.hits import HitTable
from swathe.core.search.events import SearchResult
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.values import Decoder, Encoder
from tests.long_run import drawn


class Colour(Enum):
    RED = 1
    BLUE = 2


@dataclasses.dataclass(frozen=True)
class Inner:
    number: int
    real: float
    text: str


@dataclasses.dataclass(frozen=True, eq=False)
class Shared:
    array: np.ndarray[Any, np.dtype[np.int32]]
    names: tuple[str, ...]


@dataclasses.dataclass(frozen=True, eq=False)
class Special(Shared):
    extra: int = 3


@dataclasses.dataclass(frozen=True, eq=False)
class Outer:
    inner: Inner
    one: Shared
    other: Shared | None
    colours: tuple[Colour, ...]
    pairs: tuple[tuple[str, int | str], ...]
    table: Mapping[int, Inner]
    way: Literal["up", "down"]
    path: Path
    flag: bool
    maybe: float | None = None


def there_and_back(value: Outer) -> Outer:
    encoder = Encoder({})
    written = json.loads(json.dumps([encoder.encode(value), encoder.objects], allow_nan=False))
    flat = {name: np.concatenate(pieces) for name, pieces in encoder.arrays.items()}
    decoder = Decoder((Outer, Shared, Special), lambda name, dtype: flat[name].astype(dtype), {})
    decoder.read(written[1])
    read: Outer = decoder.decode(Outer, written[0])
    return read


numbers = st.integers(-(2**80), 2**80)
reals = st.floats(allow_nan=True)
texts = st.text(st.characters(codec=None, exclude_categories=()), max_size=20)
inners = st.builds(Inner, numbers, reals, texts)
shareds = st.builds(
    Shared,
    st.lists(st.integers(-(2**31), 2**31 - 1), max_size=5).map(lambda v: np.array(v, np.int32)),
    st.lists(texts, max_size=3).map(tuple),
)


@drawn(50, 200, data=st.data())
def test_anything_comes_back(data: st.DataObject) -> None:
    one = data.draw(shareds)
    value = Outer(
        inner=data.draw(inners),
        one=one,
        other=data.draw(st.sampled_from([None, one, Special(one.array, ("x",), 5)])),
        colours=data.draw(st.lists(st.sampled_from(Colour), max_size=3).map(tuple)),
        pairs=data.draw(st.lists(st.tuples(texts, numbers | texts), max_size=3).map(tuple)),
        table=data.draw(st.dictionaries(numbers, inners, max_size=3)),
        way=data.draw(st.sampled_from(["up", "down"])),
        path=Path("a/b"),
        flag=data.draw(st.booleans()),
        maybe=data.draw(st.none() | reals),
    )
    read = there_and_back(value)
    for field in dataclasses.fields(Outer):
        if field.name not in ("one", "other"):
            assert repr(getattr(read, field.name)) == repr(getattr(value, field.name)), field.name
    assert np.array_equal(read.one.array, one.array) and read.one.array.dtype == np.int32
    assert read.one.names == one.names
    if value.other is None:
        assert read.other is None
    else:
        assert type(read.other) is type(value.other)
        assert (read.other is read.one) == (value.other is value.one)
        assert read.other is not None and read.other.array is read.one.array, "one array for both"


def test_a_number_stays_of_its_kind() -> None:
    read = there_and_back(
        Outer(Inner(1, 10, ""), Shared(np.empty(0, np.int32), ()), None, (), (("a", 1), ("b", "1")), {}, "up",
              Path("x"), True, math.inf)
    )  # fmt: skip
    assert type(read.inner.real) is int and read.inner.real == 10
    assert read.pairs == (("a", 1), ("b", "1")) and read.maybe == math.inf


@pytest.mark.parametrize(
    ("hint", "value"),
    [
        (int, True), (int, 1.0), (int, "1"), (bool, 1), (str, 1), (str, None), (float, "one"), (float, True),
        (float, None), (Literal["up"], "down"), (Colour, "GREEN"), (tuple[int, ...], {"a": 1}),
        (tuple[int, str], [1]), (tuple[int, str], [1, "a", 2]), (int | None, "x"), (Mapping[int, int], [[1]]),
        (Inner, {"number": 1}), (Inner, {"number": 1, "real": 1.0, "text": "", "more": 1}), (Inner, []),
        (Inner, {"object": 0}), (Shared, {"object": -1}), (Path, "x"), (Path, {"path": 1, "absolute": "a"}),
        (complex, 1), (object, {}),
    ],
)  # fmt: skip
def test_anything_else_is_refused(hint: Any, value: Any) -> None:
    with pytest.raises((TypeError, ValueError, LookupError)):
        Decoder((Shared,), lambda name, dtype: np.empty(0, dtype), {}).decode(hint, value)


def test_an_array_whose_type_is_an_alias() -> None:
    """NumPy's NDArray is one by a ``type`` statement from 2.5 on, which Python 3.11 does not have."""
    item = TypeVar("item", bound=np.generic)

    class Alias:
        __value__ = np.ndarray[Any, np.dtype[item]]  # type: ignore[valid-type]

    hint = types.GenericAlias(Alias(), (np.int32,))  # type: ignore[arg-type]
    written = {"array": "int32", "at": 1, "shape": [2], "writeable": True}
    for of_type in (hint, NDArray[np.int32]):
        decoder = Decoder((), lambda name, dtype: np.arange(4, dtype=dtype), {})
        read = decoder.decode(of_type, written)
        assert read.tolist() == [1, 2] and read.dtype == np.int32
        with pytest.raises(TypeError, match="no array of"):
            decoder.decode(of_type, written | {"array": "int64"})


def test_what_nobody_can_read_is_not_written() -> None:
    with pytest.raises(TypeError, match="cannot be saved with a object"):
        Encoder({}).encode((1, object()))


def reached(hint: Any, classes: dict[str, type], seen: set[Any]) -> Iterator[str]:
    """Yield what a decoder could not read of a type, and of all types that it consists of."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hasattr(origin, "__value__"):
        yield from reached(origin.__value__[arguments], classes, seen)
    elif origin in (Union, types.UnionType, tuple) or (
        isinstance(origin, type) and issubclass(origin, Mapping)
    ):
        for inner in arguments:
            if inner is not Ellipsis:
                yield from reached(inner, classes, seen)
    elif (
        origin in (Literal, np.ndarray)
        or hint
        in (
            bool,
            int,
            str,
            float,
            types.NoneType,
            Database,
            HitTable,
        )
        or (isinstance(hint, type) and (issubclass(hint, Path | Enum) or hint in seen))
    ):
        return
    elif dataclasses.is_dataclass(hint) and isinstance(hint, type):
        seen.add(hint)
        if not hint.__dataclass_params__.eq and hint not in classes.values():  # type: ignore[attr-defined]
            yield f"{hint.__name__} is referred to and not among the classes that are read"
        for name, inner in get_type_hints(hint, localns=classes).items():
            for wrong in reached(inner, classes, seen):
                yield f"{hint.__name__}.{name}: {wrong}"
    else:
        yield f"values of {hint} are not read"


def test_every_field_of_a_result_can_be_saved() -> None:
    """Whoever gives a search another field hears of it here if runs cannot hold it."""
    classes = {one.__name__: one for one in _CLASSES}
    seen: set[Any] = set()
    assert list(reached(SearchResult, classes, seen)) == []
    assert {one.__name__ for one in seen} >= {
        "SearchRequest",
        "Plan",
        "QueryRound",
        "Profile",
        "SegParameters",
    }


def test_every_kind_of_query_can_be_saved() -> None:
    for module in pkgutil.walk_packages(swathe.core.__path__, "swathe.core."):
        if not module.name.startswith(("swathe.core.cuda", "swathe.core.cli")):
            importlib.import_module(module.name)
    ours = "swathe.core."
    kinds = {kind.__name__ for kind in Sequence.__subclasses__() if kind.__module__.startswith(ours)}
    assert kinds == {"PositionSpecificQuery"}
    assert {"Sequence", *kinds} <= {one.__name__ for one in _CLASSES}


def test_options_of_older_files_permute_the_subject() -> None:
    written = Encoder({}).encode(PairwiseOptions(200, shuffled="both"))
    decoder = Decoder((), lambda name, dtype: np.empty(0, dtype), {})
    assert decoder.decode(PairwiseOptions, written) == PairwiseOptions(200, shuffled="both")
    del written["shuffled"]
    assert decoder.decode(PairwiseOptions, written) == PairwiseOptions(200)
