"""What there is to choose from: engines and matrices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from swathe import _html

_Item = TypeVar("_Item")


class Listing(tuple[_Item, ...]):
    """A tuple of records that a notebook shows as a table."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        names = [field.name for field in fields(self[0])] if self else []  # type: ignore[arg-type]
        return _html.table(names, ([_words(getattr(item, name)) for name in names] for item in self))


def _words(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join("/".join(map(str, one)) if isinstance(one, tuple) else str(one) for one in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class EngineInfo:
    """An engine as `search` takes it.

    Attributes
    ----------
    name : ``cpu``, ``gpu`` or ``hybrid``
    label : in words, with cores or GPUs
    available : whether it can run on this machine
    reason : why it cannot; '' where it can
    kernels : its kernels, the first of them is taken unless another is asked for
    devices : GPUs that can be used; their places are the numbers that ``device=`` takes
    """

    name: str
    label: str
    available: bool
    reason: str
    kernels: tuple[str, ...]
    devices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatrixInfo:
    """A substitution matrix as `search` takes it.

    Attributes
    ----------
    name : of the matrix
    gap_open, gap_extend : what is taken unless gap costs are given; a gap of k residues costs open + k ·
        extend
    published : the (gap_open, gap_extend) pairs whose statistics are published; those of others are estimated
    """

    name: str
    gap_open: int
    gap_extend: int
    published: tuple[tuple[int, int], ...]


def engines() -> Listing[EngineInfo]:
    """Return the engines, with the reason where one cannot run on this machine.

    Examples
    --------
    >>> [engine.name for engine in swathe.engines()][:2]
    ['cpu', 'gpu']
    """
    from swathe.core.engines import probe_engines

    return Listing(
        EngineInfo(
            found.name,
            found.label,
            found.available,
            found.reason,
            tuple(name for name, _ in found.kernels),
            tuple(f"{device.index}: {device.name}" for device in found.devices),
        )
        for found in probe_engines()
    )


def matrices() -> Listing[MatrixInfo]:
    """Return the substitution matrices that come with Swathe; ``matrix=`` takes a file of your own as well.

    Examples
    --------
    >>> {matrix.name: (matrix.gap_open, matrix.gap_extend) for matrix in swathe.matrices()}["BLOSUM62"]
    (11, 1)
    """
    from swathe.core.scoring.matrices import default_gap_costs, legal_gap_costs, matrix_names

    found: Iterable[MatrixInfo] = (
        MatrixInfo(name, *default_gap_costs(name), legal_gap_costs(name)) for name in matrix_names()
    )
    return Listing(found)
