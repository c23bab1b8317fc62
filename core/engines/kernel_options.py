"""Options of kernels as users set them: read from text, and checked against what the kernel has."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from swathe.core.errors import InvalidRequest
from swathe.kernels.registry import VARIANTS, KernelVariant, Option, variant_named

__all__ = [
    "FIELD",
    "VARIANTS",
    "HasOptions",
    "KernelVariant",
    "Option",
    "allowed",
    "complete_options",
    "in_words",
    "options_here",
    "read_options",
    "variant_named",
]

FIELD: Final = "kernel_options"
_SIMD: Final = "simd"
"""The option whose values depend on the processor."""


class HasOptions(Protocol):
    """A kernel, or something else with options."""

    @property
    def name(self) -> str:
        """As users choose it."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set."""
        ...


def read_options(texts: Iterable[str]) -> dict[str, str]:
    """Return the options of texts such as ``threads=128``; raises InvalidRequest for anything else."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise InvalidRequest(
                FIELD,
                f"{text!r} is not an option of a kernel.",
                "An option is a name and a value.",
                command="NAME=VALUE, such as threads=128",
            )
        if name in options:
            raise InvalidRequest(FIELD, f"The kernel's option {name} is given twice.", "Give it once.")
        options[name] = value
    return options


def complete_options(variant: HasOptions, given: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return a value for every option of a variant: the given one, else the default.

    given : numbers may be given as text

    Raises InvalidRequest for options that the variant does not have and for values that they cannot take.
    """
    offered = {option.name: option for option in variant.options}
    for name in given:
        if name not in offered:
            raise InvalidRequest(
                FIELD,
                f"The kernel {variant.name} has no option {name!r}.",
                f"Its options are: {', '.join(offered)}." if offered else "It has none.",
                command="swathe kernels",
            )
    return {
        name: _read(option, given[name]) if name in given else option.default
        for name, option in offered.items()
    }


def options_here(variant: KernelVariant) -> tuple[Option, ...]:
    """Return a variant's options with the values that they can take on this machine."""
    return tuple(_of_this_processor(option) for option in variant.options)


def in_words(kernel: str, given: Iterable[tuple[str, int | str]]) -> str:
    """Return a kernel's options in words: ``Rows of a partition 128, Threads of a vector 32``.

    Options that it no longer has go by the names that they were set by: saved runs may come from other
    versions.
    """
    labels = {
        option.name: option.label
        for variant in VARIANTS
        if variant.name == kernel
        for option in variant.options
    }
    texts = ((name, f"{value:,}" if isinstance(value, int) else value) for name, value in given)
    return ", ".join(f"{labels.get(name, name)} {text}" for name, text in texts)


def allowed(option: Option) -> str:
    """Return the values that an option can take, in words: ``64, 128 or 256``, ``1 to 512``."""
    if not option.choices:
        return f"{option.low:,} to {option.high:,}"
    steps = {int(b) - int(a) for a, b in _neighbours(option) if isinstance(a, int) and isinstance(b, int)}
    if len(option.choices) > 4 and len(steps) == 1:
        return f"multiples of {steps.pop()} from {option.choices[0]} to {option.choices[-1]}"
    *others, last = map(str, option.choices)
    return f"{', '.join(others)} or {last}" if others else last


def _of_this_processor(option: Option) -> Option:
    """Return an option, the one for instruction sets limited to those of this processor."""
    if option.name != _SIMD:
        return option
    from swathe.core.native.compiler import instruction_sets  # brings LLVM

    here = (each.name for each in instruction_sets())
    return dataclasses.replace(option, choices=(option.default, *here))


def _neighbours(option: Option) -> Iterable[tuple[int | str, int | str]]:
    return zip(option.choices, option.choices[1:], strict=False)


def _read(option: Option, given: int | str) -> int | str:
    """Return a value as the kernel takes it; raises InvalidRequest where it takes no such value."""
    value: int | str = given
    if isinstance(given, str) and isinstance(option.default, int):
        try:
            value = int(given)
        except ValueError:
            raise _refused(option, given) from None
    if option.choices:
        fits = any(value == choice for choice in option.choices)
    else:
        fits = isinstance(value, int) and option.low <= value <= option.high
    if not fits:
        raise _refused(option, given)
    return value


def _refused(option: Option, given: int | str) -> InvalidRequest:
    return InvalidRequest(
        FIELD,
        f"The kernel's option {option.name} cannot be {given}.",
        f"{option.label}: {allowed(option)}.",
    )
