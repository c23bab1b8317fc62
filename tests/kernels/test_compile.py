"""Every kernel compiles for every architecture, and keeps everything in registers."""

from __future__ import annotations

import pytest

from swathe.core.cuda import compiler, cubin
from swathe.kernels.tiled import LETTERS, Build, all_builds
from tests.kernels.compiling import USUAL, compiled_ahead, marked

CAPABILITIES = ((7, 5), (8, 0), (8, 6), (8, 9), (9, 0), (10, 0), (12, 0))
LAYOUT_REGISTERS = 64
"""`lay_out` moves bytes: it must leave room for 1,024 threads a multiprocessor."""

Job = tuple[Build | None, tuple[int, int]]
JOBS: tuple[Job, ...] = tuple(
    (build, capability) for capability in CAPABILITIES for build in (None, *all_builds(capability))
)

pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC is not installed")


def name(job: Job) -> str:
    build, capability = job
    what = build.name if build else "lay_out"
    return f"{what}-sm_{capability[0]}{capability[1]}"


def compiled(job: Job) -> cubin.CubinResources:
    build, capability = job
    if build is None:
        image = compiler.compile_kernel("layout.cu", {"LETTERS": LETTERS}, capability).image
        return cubin.resources(image)["lay_out"]
    image = compiler.compile_kernel("tiled.cu", build.defines(), capability).image
    return cubin.resources(image)["tiled"]


@pytest.fixture(scope="module")
def builds(request: pytest.FixtureRequest):
    with compiled_ahead(request, compiled, JOBS) as futures:
        yield futures


FIRST = {build.form if build else None: build for build, capability in reversed(JOBS) if capability == USUAL}
"""One build of each form and the layout, for the short run of the tests."""


@pytest.mark.parametrize("job", marked(JOBS, FIRST.values()), ids=name)
def test_it_compiles_and_stays_within_its_budget(builds, job: Job) -> None:
    build, _ = job
    resources = builds[job].result()
    assert resources.stack_bytes == 0, "registers are spilled, or an array is indexed at run time"
    assert 0 < resources.registers <= (build.registers if build else LAYOUT_REGISTERS)
    assert resources.shared_bytes <= 1024, "shared memory is asked for at launch, but for the system's own"


def test_every_build_is_there() -> None:
    assert len(set(JOBS)) == len(JOBS) > 100
