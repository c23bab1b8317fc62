"""Frozen dataclasses to JSON values and arrays, and back; their annotations define the format."""

from __future__ import annotations

import dataclasses
import functools
import math
import types
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

OPTIONAL: Final = {"optional": True}
"""Metadata of a field that is left out where it is None, so that older programs read what has none."""
_NON_FINITE: Final = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}
_LARGEST_WHOLE: Final = 1 << 53
_LARGEST: Final = 1 << 200
"""Largest integer: no search has as many cells, and a double can still hold it."""
_PLAIN: Final = (bool, int, str, types.NoneType)


class Encoder:
    """Encode values as JSON, collecting arrays and shared objects on the way.

    Arrays are collected by dtype in `arrays`, to be written one after another. Dataclasses that compare by
    identity (``eq=False``) are written once into `objects`, children first, and referenced by their index
    there; all others are written in place.

    Parameters
    ----------
    special : functions that encode instances of other classes, given the encoder as well
    """

    def __init__(self, special: Mapping[type, Callable[[Encoder, Any], Any]]) -> None:
        self.objects: list[Any] = []
        self.arrays: dict[str, list[NDArray[Any]]] = {}
        self._sizes: dict[str, int] = {}
        self._special = special
        self._places: dict[int, Any] = {}
        self._held: list[Any] = []

    def encode(self, value: Any) -> Any:
        """Return the JSON value of anything that the classes of a search may contain."""
        if isinstance(value, float | np.floating):
            number = float(value)
            return number if math.isfinite(number) else str(number)
        if isinstance(value, Enum):
            return value.name
        if isinstance(value, np.integer | np.bool_):
            return value.item()
        if isinstance(value, _PLAIN):
            return value
        if isinstance(value, Path):
            return {"path": str(value), "absolute": str(value.absolute())}
        if isinstance(value, Mapping):
            return [[self.encode(key), self.encode(item)] for key, item in value.items()]
        if isinstance(value, tuple | list):
            return [self.encode(item) for item in value]
        return self._shared(value)

    def _shared(self, value: Any) -> Any:
        """Encode a value that may be referenced repeatedly: an array, a dataclass, or one of `special`."""
        if id(value) in self._places:
            return self._places[id(value)]
        written: Any
        if isinstance(value, np.ndarray):
            written = self._array(value)
        elif dataclasses.is_dataclass(value) and not isinstance(value, type):
            fields = {
                field.name: self.encode(getattr(value, field.name))
                for field in dataclasses.fields(value)
                if field.init and not (field.metadata == OPTIONAL and getattr(value, field.name) is None)
            }
            if value.__dataclass_params__.eq:  # type: ignore[attr-defined]
                return fields
            self.objects.append({"type": type(value).__name__, "fields": fields})
            written = {"object": len(self.objects) - 1}
        else:
            write = next((write for kind, write in self._special.items() if isinstance(value, kind)), None)
            if write is None:
                raise TypeError(f"runs cannot be saved with a {type(value).__name__}")
            written = write(self, value)
        self._places[id(value)] = written
        self._held.append(value)  # an id is unique only while the object exists
        return written

    def _array(self, array: NDArray[Any]) -> dict[str, Any]:
        """Append an array to the others of its dtype, and return where it is."""
        name = array.dtype.name
        begin = self._sizes.get(name, 0)
        self._sizes[name] = begin + array.size
        self.arrays.setdefault(name, []).append(array)
        return {"array": name, "at": begin, "shape": list(array.shape), "writeable": array.flags.writeable}


class Decoder:
    """Decode what `Encoder` wrote, checking every value against the annotated type of its field.

    Every method raises ValueError, TypeError, LookupError or a SwatheError of the class itself for a value
    that no encoder wrote.

    Parameters
    ----------
    classes : of the objects, and those that their annotations name
    array : reads all arrays of a dtype, given its name and the dtype, as one flat array
    special : functions that decode values of other classes, given the decoder as well
    may_be : whether a field, given class, name and value, may be infinite or NaN; by default any may
    """

    def __init__(
        self,
        classes: Iterable[type],
        array: Callable[[str, Any], NDArray[Any]],
        special: Mapping[type, Callable[[Decoder, Any], Any]],
        may_be: Callable[[type, str, float], bool] = lambda kind, name, value: True,
    ) -> None:
        self._classes = {one.__name__: one for one in classes}
        self._array = array
        self._flat: dict[str, NDArray[Any]] = {}
        self._arrays: dict[tuple[Any, ...], NDArray[Any]] = {}
        self._special = special
        self._may_be = may_be
        self.objects: list[Any] = []

    def read(self, objects: Iterable[Any]) -> None:
        """Read what an encoder collected in `objects`; call it before `decode`."""
        for written in objects:
            self.objects.append(self._dataclass(self._classes[written["type"]], written["fields"]))

    def decode(self, hint: Any, value: Any) -> Any:
        """Return a value of the type `hint`."""
        origin, arguments = get_origin(hint), get_args(hint)
        if hasattr(origin, "__value__"):  # NDArray is an alias by a `type` statement from NumPy 2.5 on
            return self.decode(origin.__value__[arguments], value)
        if origin in (Union, types.UnionType):
            return self._one_of(arguments, value)
        if origin is Literal:
            if value not in arguments:
                raise ValueError(f"{value!r} is none of {arguments}")
            return value
        if origin is np.ndarray:
            return self._read_array(get_args(arguments[1])[0], value)
        if origin is tuple:
            return self._tuple(arguments, value)
        if origin is not None and issubclass(origin, Mapping):
            return {self.decode(arguments[0], key): self.decode(arguments[1], item) for key, item in value}
        return self._scalar(hint, value)

    def _scalar(self, hint: Any, value: Any) -> Any:
        if hint in _PLAIN:
            if type(value) is not hint:
                raise TypeError(f"{value!r} is not a {hint.__name__}")
            if hint is int and abs(value) > _LARGEST:
                raise ValueError("a whole number without end")
            return value
        if hint is float:
            if isinstance(value, str):
                return _NON_FINITE[value]
            if type(value) not in (int, float):
                raise TypeError(f"{value!r} is not a number")
            if abs(value) > _LARGEST_WHOLE and type(value) is int:
                raise ValueError("a whole number that no real one stands for")
            return value
        if issubclass(hint, Path):
            return _path(value)
        if issubclass(hint, Enum):
            return hint[value]
        if hint in self._special:
            return self._special[hint](self, value)
        if isinstance(hint, type) and dataclasses.is_dataclass(hint):
            if "object" not in value:
                return self._dataclass(hint, value)
            if type(value["object"]) is not int or value["object"] < 0:
                raise TypeError("no place of an object")
            found = self.objects[value["object"]]
            if not isinstance(found, hint):
                raise TypeError(f"a {type(found).__name__} is not a {hint.__name__}")
            return found
        raise TypeError(f"no values of type {hint} are saved")

    def _one_of(self, hints: tuple[Any, ...], value: Any) -> Any:
        if value is None and types.NoneType in hints:
            return None
        rest = [hint for hint in hints if hint is not types.NoneType]
        for hint in rest[:-1]:  # the last one is tried below, for the sake of its error
            try:
                return self.decode(hint, value)
            except (TypeError, ValueError, LookupError):
                continue
        return self.decode(rest[-1], value)

    def _tuple(self, hints: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise TypeError(f"{value!r} is not a list")
        if len(hints) == 2 and hints[1] is Ellipsis:
            return tuple(self.decode(hints[0], item) for item in value)
        return tuple(self.decode(hint, item) for hint, item in zip(hints, value, strict=True))

    def _read_array(self, dtype: Any, value: Any) -> NDArray[Any]:
        name, begin, shape = value["array"], value["at"], tuple(value["shape"])
        if name != np.dtype(dtype).name or any(type(number) is not int for number in (begin, *shape)):
            raise TypeError(f"no array of {dtype}")
        place = name, begin, shape
        if place not in self._arrays:
            if name not in self._flat:
                self._flat[name] = self._array(name, dtype)
            size = math.prod(shape)
            if min((begin, *shape)) < 0 or begin + size > self._flat[name].size:
                raise ValueError("an array that is not there")
            found = self._flat[name][begin : begin + size].reshape(shape)
            found.setflags(write=bool(value["writeable"]))
            self._arrays[place] = found
        return self._arrays[place]

    def _dataclass(self, kind: type, fields: Any) -> Any:
        hints = _hints(kind, tuple(self._classes.values()))
        if not isinstance(fields, dict) or not fields.keys() <= hints.keys():
            raise ValueError(f"fields of {kind.__name__}")
        values = _before(kind) | {name: self.decode(hints[name], value) for name, value in fields.items()}
        for name, value in values.items():
            if isinstance(value, float) and not (math.isfinite(value) or self._may_be(kind, name, value)):
                raise ValueError(f"{name} of {kind.__name__} is {value}")
        return kind(**values)


@functools.cache
def _hints(kind: type, classes: tuple[type, ...]) -> dict[str, Any]:
    """Return the types of a dataclass's fields, whose annotations may name `classes` unimported."""
    hints = get_type_hints(kind, localns={one.__name__: one for one in classes})
    return {field.name: hints[field.name] for field in dataclasses.fields(kind) if field.init}


@functools.cache
def _before(kind: type) -> dict[str, Any]:
    """Return the values of fields that are missing in files written before these fields existed.

    A field's metadata give that value with the key ``before``; other fields have their defaults.
    """
    return {
        field.name: field.metadata["before"]
        for field in dataclasses.fields(kind)
        if "before" in field.metadata
    }


def _path(value: Any) -> Path:
    """Return a path as the user gave it if it still names the same file, else the absolute path."""
    given, absolute = Path(value["path"]), Path(value["absolute"])
    return given if given.absolute() == absolute else absolute
