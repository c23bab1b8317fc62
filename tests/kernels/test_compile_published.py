"""The published kernels compile for every architecture, and keep everything in registers."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from core.cuda import compiler, cubin
from kernels import inter_task, intra_task, permute, quad_lane, short_query, striped
from kernels.registry import KernelBuild

CAPABILITIES = ((7, 5), (8, 0), (8, 6), (8, 9), (9, 0), (10, 0), (12, 0))
FAMILIES = (inter_task, intra_task, permute, quad_lane, short_query, striped)
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


def compiled(job: Job) -> cubin.Resources:
    build, capability = job
    image = compiler.compile_kernel(build.source, build.defines_map(), capability).image
    return cubin.resources(image)[build.entry]


@pytest.fixture(scope="module")
def builds(request: pytest.FixtureRequest):
    """Compile what the selected tests ask for, on all cores: the compiler leaves the interpreter free."""
    wanted = {
        item.callspec.params["job"]
        for item in request.session.items
        if item.path == request.path and hasattr(item, "callspec") and "job" in item.callspec.params
    }
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        futures: dict[Job, Future[cubin.Resources]] = {
            job: pool.submit(compiled, job) for job in JOBS if job in wanted
        }
        yield futures
        for future in futures.values():
            future.cancel()


@pytest.mark.parametrize("job", JOBS, ids=name)
def test_it_compiles_and_stays_within_its_budget(builds, job: Job) -> None:
    build, _ = job
    resources = builds[job].result()
    assert resources.stack_bytes == 0, "registers are spilled, or an array is indexed at run time"
    assert 0 < resources.registers <= build.registers
    assert build.registers * build.threads <= REGISTERS, "a block would not start"
    assert build.shared_bytes + resources.shared_bytes <= 227 << 10
