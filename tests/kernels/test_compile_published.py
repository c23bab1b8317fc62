"""The kernels beside the tiled ones compile for every architecture, and keep everything in registers."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import numpy as np
import pytest

from swathe import kernels
from swathe.core.cuda import compiler, cubin
from swathe.core.cuda.published.catalogue import PUBLISHED, method_of
from swathe.core.engines.kernel_options import complete_options
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels import inter_task, intra_task, permute, quad_lane, short_query, striped, traceback
from swathe.kernels.registry import KernelBuild, variant_named
from tests.core.cuda.fake_session import fake_device
from tests.kernels.compiling import compiled_ahead, marked

CAPABILITIES = ((7, 5), (8, 0), (8, 6), (8, 9), (9, 0), (10, 0), (12, 0))
FAMILIES = (inter_task, intra_task, permute, quad_lane, short_query, striped, traceback)
REGISTERS = 65_536
"""Of a multiprocessor."""

Job = tuple[KernelBuild, tuple[int, int]]
JOBS: tuple[Job, ...] = tuple(
    dict.fromkeys(
        (build, capability)
        for capability in CAPABILITIES
        for family in FAMILIES
        for build in family.all_builds(capability)
    )
)

pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC is not installed")


def name(job: Job) -> str:
    build, capability = job
    defines = "-".join(f"{key.lower()}{value}" for key, value in build.defines)
    return f"{build.entry}-{defines}-{build.threads}-sm_{capability[0]}{capability[1]}"


def compiled(job: Job) -> cubin.CubinResources:
    build, capability = job
    image = compiler.compile_kernel(build.source, build.defines_map(), capability).image
    return cubin.resources(image)[build.entry]


@pytest.fixture(scope="module")
def builds(request: pytest.FixtureRequest):
    with compiled_ahead(request, compiled, JOBS) as futures:
        yield futures


FIRST = {(build.source, build.entry): build for build, _ in reversed(JOBS)}.values()
"""One build of each kernel, for the short run of the tests."""


@pytest.mark.parametrize("job", marked(JOBS, FIRST), ids=name)
def test_it_compiles_and_stays_within_its_budget(builds, job: Job) -> None:
    build, _ = job
    resources = builds[job].result()
    assert resources.stack_bytes == 0, "registers are spilled, or an array is indexed at run time"
    assert 0 < resources.registers <= build.registers
    assert build.registers * build.threads <= REGISTERS, "a block would not start"
    assert build.shared_bytes + resources.shared_bytes <= 227 << 10


def test_every_family_and_every_source_is_there() -> None:
    names = {module.name for module in pkgutil.iter_modules(kernels.__path__)} - {"tiled"}
    modules = {importlib.import_module(f"swathe.kernels.{name}") for name in names}
    assert {module for module in modules if hasattr(module, "all_builds")} == set(FAMILIES)
    sources = {path.name for path in Path(kernels.__file__).parent.glob("*.cu")}
    assert {build.source for build, _ in JOBS} == sources - {"tiled.cu", "layout.cu"}


class Nothing:
    """A session that gives out what is never looked at."""

    device = fake_device(multiprocessors=132)
    registers, shared_bytes = 100, 0

    def buffer(self, n_bytes):
        return self

    def kernel(self, *arguments, **keywords):
        return self

    def upload(self, *arguments, **keywords) -> None:
        pass


@pytest.mark.parametrize("variant", sorted(PUBLISHED))
def test_what_methods_ask_for_is_there(variant) -> None:
    """With every choice of every option; blocks over the default size leave threads no fewer registers."""

    def known_by(build: KernelBuild) -> tuple[object, ...]:
        defines = {key: value for key, value in build.defines if key not in ("THREADS", "BLOCKS")}
        return build.source, build.entry, tuple(sorted(defines.items()))

    there = {known_by(build) for build, capability in JOBS if capability == Nothing.device.capability}
    named = variant_named(variant)
    chosen = [{}] + [{option.name: choice} for option in named.options for choice in option.choices or ()]
    asked = set()
    for m in (1, 17, 144, 400, 5_000):
        for scheme in (ScoringScheme.load("BLOSUM62", 11, 1), ScoringScheme.load("MDM78x50", 550, 50)):
            for few in chosen:
                options = complete_options(named, few)
                if not method_of(variant).why_not(m, scheme, Nothing.device, options):
                    query = np.zeros(m, np.uint8)
                    asked |= set(map(known_by, method_of(variant)(Nothing(), query, scheme, options).builds))
    assert asked and asked <= there, asked - there
