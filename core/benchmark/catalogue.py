"""The kernels that can be measured, their settings, and reading a variant from text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from swathe.core.benchmark.request import BLOCKS, CPU_THREADS, THREADS, Variant
from swathe.core.engines.base import EngineInfo
from swathe.core.engines.kernel_options import allowed, options_here
from swathe.core.errors import InvalidRequest
from swathe.kernels.pairwise import STRATEGIES
from swathe.kernels.registry import Option, variant_named, variants_of

MOST_THREADS: Final = 1024


COPIES: Final = "copies"
"""Pseudo-engine whose kernels are the strategies of `kernels.pairwise`, which score permuted copies."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A kernel that can be chosen.

    Parameters
    ----------
    engine, kernel : names
    label : what it does, in a few words
    family : of algorithms
    paper : where its algorithm is described
    options : its settings
    reason : why it cannot run here, without a full stop; empty if it can
    """

    engine: str
    kernel: str
    label: str
    family: str
    paper: str
    options: tuple[Option, ...]
    reason: str = ""

    @property
    def title(self) -> str:
        """Its name with what it does, as `KernelVariant.title`."""
        return f"{self.kernel} – {self.label}"

    @property
    def option(self) -> dict[str, Option]:
        """The options by name."""
        return {option.name: option for option in self.options}


def offers(engines: Iterable[EngineInfo]) -> tuple[Offer, ...]:
    """Return every kernel of these engines; those of the CPU have their threads as an option.

    The GPU's are followed by the strategies for permuted copies, as kernels of the engine `COPIES`.
    """
    found = []
    for engine in engines:
        variants = {variant.name: variant for variant in (*variants_of(engine.name), *variants_of("gpu"))}
        for name, label in engine.kernels:
            variant = variants[name]
            options = options_here(variant)
            if engine.name != "gpu":
                name_taken = THREADS in {option.name for option in options}
                note = "Processor threads; 0 uses every core."
                setting, title = (CPU_THREADS, "CPU threads") if name_taken else (THREADS, "Threads")
                options = (*options, Option(setting, title, 0, low=0, high=MOST_THREADS, note=note))
                if engine.name == "hybrid":
                    of_cpu = options_here(variant_named("lanes"))
                    options = (*options, *(option for option in of_cpu if option.name == "simd"))
            reason = engine.reason
            found.append(Offer(engine.name, name, label, variant.family, variant.paper, options, reason))
        if engine.name == "gpu":
            found += [
                Offer(COPIES, row.name, how, "permuted copies", row.paper, row.options, engine.reason)
                for row in STRATEGIES
                if row.kernel
                for _, _, how in [row.label.partition(": ")]
            ]
    return tuple(found)


def check(variant: Variant, offered: Iterable[Offer]) -> str:
    """Return a sentence that says why a variant cannot be measured; empty if it can."""
    offer = next((o for o in offered if (o.engine, o.kernel) == (variant.engine, variant.kernel)), None)
    if offer is None:
        return f"There is no kernel {variant.kernel} of the {variant.engine.upper()} engine here."
    if offer.reason:
        return f"It cannot run here: {offer.reason}."
    for name, value in variant.settings:
        option = offer.option.get(name)
        if option is None:
            return f"{variant.kernel} has no setting {name}."
        if option.choices and value not in option.choices:
            return f"{name} can be {allowed(option)}, not {value}."
        if not option.choices and not (isinstance(value, int) and option.low <= value <= option.high):
            return f"{name} can be {allowed(option)}, not {value}."
    return ""


def parse_variant(text: str, offered: Iterable[Offer]) -> Variant:
    """Read ``KERNEL``, ``KERNEL:NAME=VALUE:…`` or ``ENGINE/KERNEL:…``. Raises InvalidRequest."""
    offered = tuple(offered)
    name, *settings = text.strip().split(":")
    engine, _, kernel = name.rpartition("/")
    found = [o for o in offered if o.kernel == kernel and (not engine or o.engine == engine)]
    if not found:
        names = ", ".join(dict.fromkeys(o.kernel for o in offered))
        raise InvalidRequest(
            "kernel",
            f"There is no kernel {name!r}.",
            f"Kernels are: {names}.",
            command="swathe kernels",
        )
    offer = next((o for o in found if o.engine in ("cpu", "gpu")), found[0])
    pairs: dict[str, int | str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        option = offer.option.get(key)
        if option is None or not equals:
            has = ", ".join(option.name for option in offer.options) or "none"
            raise InvalidRequest(
                "kernel",
                f"{kernel} has no setting {setting!r}.",
                f"Its settings are: {has}.",
                command=f"{kernel}:NAME=VALUE",
            )
        number = value.removeprefix("-")
        pairs[key] = int(value) if number.isascii() and number.isdecimal() else value
    variant = without_defaults(Variant(offer.engine, kernel, tuple(pairs.items())), offer)
    problem = check(variant, [Offer(offer.engine, kernel, "", "", "", offer.options)])
    if problem:
        raise InvalidRequest("kernel", problem, command="swathe kernels")
    return variant


def without_defaults(variant: Variant, offer: Offer) -> Variant:
    """Return the variant without the settings that equal their defaults."""
    defaults = {option.name: option.default for option in offer.options}
    kept = tuple(pair for pair in variant.settings if defaults.get(pair[0]) != pair[1])
    return Variant(variant.engine, variant.kernel, kept)


def swept(
    variants: Iterable[Variant], threads: tuple[int, ...], blocks: tuple[int, ...], offered: Iterable[Offer]
) -> tuple[Variant, ...]:
    """Return the variants with every swept value of the settings they have, each variant once."""
    options = {(o.engine, o.kernel): o.option for o in offered}
    found: dict[Variant, None] = {}
    for variant in variants:
        has = options.get((variant.engine, variant.kernel), {})
        settings = [variant]
        for name, values in ((THREADS, threads), (BLOCKS, blocks)):
            if name in has and values:
                settings = [one.with_setting(name, value) for one in settings for value in values]
        found.update(dict.fromkeys(settings))
    return tuple(found)
