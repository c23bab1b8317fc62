"""Write `resources/llvm`: the LLVM IR of compiled functions that state their signature. `make ir` runs it.

Numba translates them with its optimisations off. Each file has all that its function calls, apart from the C
library, and serves any processor and system of 64 bits: LLVM simplifies it here, and makes machine code of it
where it runs (`core.system.compiled`).
"""

from __future__ import annotations

import importlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from llvmlite import binding as llvm
from numba import config, types
from numba.core.sigutils import normalize_signature

from swathe.core.system.compiled import IR_NAME, CompiledFunction, with_statement

ROOT = Path(__file__).parents[1]
MATHEMATICS = {
    "llvm.log.f64": "log",
    "llvm.exp.f64": "exp",
    "llvm.pow.f64": "pow",
    "llvm.rint.f64": "rint",
    "llvm.sqrt.f64": "sqrt",
}
"""What becomes a call of the C library, on some processors at least."""
LIBRARY = {*MATHEMATICS.values(), "erfc", "expm1", "log1p", "malloc", "free"}
"""What may be called of the C library."""
PLAIN = re.compile(r"llvm\.(memset|memcpy|memmove|lifetime|[su](min|max|mul)|fabs|experimental)\.")
"""What does not, or of functions that are everywhere."""
NEWER = re.compile(
    r" (captures\(\w+\)|initializes\(\(.*?\)\)|samesign|disjoint|nneg)"
    r"|(?<=inbounds) nuw|(?<=trunc) nu?[sn]w( nsw)?"
)
"""Hints that older versions of LLVM cannot read."""
DROPPED = re.compile(
    r"^(; ModuleID|; Function Attrs|source_filename|target |attributes ).*\n| #\d+(?=$| \{$|, !)",
    re.MULTILINE,
)
"""What is not for every processor, and attributes of functions."""
ARRAYS = """
%memory = type { i64, ptr, ptr, ptr, i64, ptr }
declare noalias ptr @malloc(i64)
declare void @free(ptr)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %all = add i64 %size, 112
  %memory = call ptr @malloc(i64 %all)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %failed, label %made
failed:
  ret ptr null
made:
  %address = ptrtoint ptr %memory to i64
  %behind = add i64 %address, 111
  %aligned = and i64 %behind, -64
  %data = inttoptr i64 %aligned to ptr
  store i64 1, ptr %memory
  %at_end = getelementptr %memory, ptr %memory, i32 0, i32 1
  store ptr null, ptr %at_end
  %at_data = getelementptr %memory, ptr %memory, i32 0, i32 3
  store ptr %data, ptr %at_data
  %at_size = getelementptr %memory, ptr %memory, i32 0, i32 4
  store i64 %size, ptr %at_size
  ret ptr %memory
}

define void @NRT_MemInfo_call_dtor(ptr %memory) {
  call void @free(ptr %memory)
  ret void
}
"""
"""Numba's functions for arrays that a function makes, with the C library's memory."""


def functions() -> list[CompiledFunction]:
    """Return all compiled functions that state their signature."""
    found = {}
    for path in sorted((ROOT / "core").rglob("*.py")):
        if "signature=" in path.read_text("utf-8") and "@compiled" in path.read_text("utf-8"):
            name = ".".join(("swathe", *path.relative_to(ROOT).with_suffix("").parts))
            for value in vars(importlib.import_module(name)).values():
                if isinstance(value, CompiledFunction) and value.signature:
                    found[value.ir_name] = value
    return list(found.values())


def portable(function: CompiledFunction) -> str:
    """Return a function's LLVM IR as its file has it."""
    takes, gives = normalize_signature(function.signature)
    module = llvm.parse_assembly(as_portable(function.to_ir()))
    [native] = [
        each.name
        for each in module.functions
        if each.linkage is llvm.Linkage.external and not each.is_declaration
    ]
    module.link_in(llvm.parse_assembly(entry(native, takes)))
    module.link_in(llvm.parse_assembly(ARRAYS))
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name != IR_NAME:
            each.linkage = llvm.Linkage.internal
    simplify(module)
    called = {each.name for each in module.functions if each.is_declaration and not PLAIN.match(each.name)}
    calls = sorted(MATHEMATICS.get(name, name) for name in called)
    if unknown := set(calls) - LIBRARY:
        raise ValueError(f"{function.ir_name} calls {unknown}, which is not part of its LLVM IR")
    kinds = [
        [str(kind.dtype), kind.ndim] if isinstance(kind, types.Array) else [str(kind), 0] for kind in takes
    ]
    results = [] if gives == types.void else [str(kind) for kind in getattr(gives, "types", [gives])]
    return with_statement(as_portable(str(module)), function, takes=kinds, gives=results, calls=calls)


def as_portable(text: str) -> str:
    """Return LLVM IR without what is of one processor, or of new versions of LLVM."""
    return NEWER.sub("", DROPPED.sub("", text)).lstrip()


def entry(native: str, takes: tuple[Any, ...]) -> str:
    """Return the function that unpacks what `native`, as Numba calls it, takes (`IR_NAME`)."""
    lines: list[str] = []
    given: list[str] = []
    place = 0

    def load(kind: str) -> str:
        nonlocal place
        lines.append(f"%at{place} = getelementptr i64, ptr %values, i64 {place}")
        lines.append(f"%value{place} = load {kind}, ptr %at{place}, align 8")
        place += 1
        return f"%value{place - 1}"

    for number, kind in enumerate(takes):
        if not isinstance(kind, types.Array):
            name = {"int64": "i64", "float64": "double"}[str(kind)]
            given.append(f"{name} {load(name)}")
            continue
        data, lengths = load("ptr"), [load("i64") for _ in range(kind.ndim)]
        item = kind.dtype.bitwidth // 8
        steps, size = [str(item)], "1"
        for axis in reversed(range(kind.ndim)):
            lines.append(f"%size{number}.{axis} = mul i64 {size}, {lengths[axis]}")
            size = f"%size{number}.{axis}"
            lines.append(f"%step{number}.{axis} = mul i64 {size}, {item}")
            steps.insert(0, f"%step{number}.{axis}")
        given += ["ptr null", "ptr null", f"i64 {size}", f"i64 {item}", f"ptr {data}"]
        given += [f"i64 {each}" for each in (*lengths, *steps[1:])]
    kinds = ", ".join(each.split()[0] for each in given)
    return "\n".join(
        [
            f"declare i32 @{native}(ptr, ptr, {kinds})",
            f"define i32 @{IR_NAME}(ptr %values) {{",
            "%error = alloca ptr",
            *lines,
            f"%results = getelementptr i64, ptr %values, i64 {place}",
            f"%status = call i32 @{native}(ptr %results, ptr %error, {', '.join(given)})",
            "ret i32 %status",
            "}",
        ]
    )


def simplify(module: Any) -> None:
    """Do what serves any processor: most of the text goes, and with it most of the time to compile it.

    At level 3 a loop with a condition that stays the same becomes two: `gotoh`'s takes half of the time then.
    """
    llvm.initialize_all_targets()
    machine = llvm.Target.from_triple("x86_64-unknown-linux-gnu").create_target_machine(cpu="x86-64", opt=2)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_unrolling = tuning.loop_vectorization = tuning.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)


def files() -> Iterator[tuple[Path, str]]:
    """Yield each file and what it has to be."""
    for function in functions():
        yield ROOT / "resources" / function.ir_name, portable(function)


def main() -> None:
    """Write the files, and remove those of functions that are gone."""
    folder = ROOT / "resources" / "llvm"
    os.environ |= {"NUMBA_OPT": "0", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}
    with tempfile.TemporaryDirectory() as cache:  # what is not optimised is nothing to keep
        os.environ["NUMBA_CACHE_DIR"] = cache
        config.reload_config()
        made = dict(files())
    for path in folder.glob("*.ll"):
        if path not in made:
            path.unlink()
    for path, text in made.items():
        path.write_text(text, "utf-8", newline="\n")
        print(f"{path.relative_to(ROOT)}: {len(text):,} bytes")


if __name__ == "__main__":
    main()
