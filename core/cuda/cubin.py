"""The resources of a compiled kernel, read from its machine code (ELF)."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

_HEADER: Final = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION: Final = struct.Struct("<IIQQQQIIQQ")
_SYMBOL: Final = struct.Struct("<IBBHQQ")
_TEXT: Final = b".text."
_SHARED: Final = b".nv.shared."
_INFO: Final = b".nv.info"
_SYMBOL_TABLE: Final = 2

# Records of .nv.info: how the value is written, which attribute, and the value or its size in two bytes.
_SIZED: Final = 4
_FRAME_SIZE: Final = 0x11
_MINIMUM_STACK: Final = 0x12
_REGISTERS: Final = 0x2F


@dataclass(frozen=True, slots=True)
class CubinResources:
    """The resources that one kernel uses.

    Parameters
    ----------
    registers : per thread
    stack_bytes : per thread, in device memory: spilled registers, and arrays that are indexed at run time
    shared_bytes : per block, static; from compute capability 9.0 on including the 1 KiB of the system
    """

    registers: int = 0
    stack_bytes: int = 0
    shared_bytes: int = 0


def resources(cubin: bytes) -> dict[str, CubinResources]:
    """Return the resources of each kernel in some machine code, by the kernel's name.

    Raises ValueError for bytes that are no 64-bit ELF file of the CUDA compilers.

    Source: the ELF-64 object file format; the attributes of ``.nv.info`` as `cuobjdump -elf` names them
    (EIATTR_REGCOUNT, EIATTR_FRAME_SIZE, EIATTR_MIN_STACK_SIZE).
    """
    if cubin[:5] != b"\x7fELF\x02":
        raise ValueError("This is no machine code of a CUDA compiler.")
    try:
        return _resources(cubin)
    except (struct.error, IndexError) as error:
        raise ValueError("This machine code is cut off or damaged.") from error


def _resources(cubin: bytes) -> dict[str, CubinResources]:
    sections = list(_sections(cubin))
    found = {name[len(_TEXT) :].decode(): CubinResources() for name, *_ in sections if name.startswith(_TEXT)}
    symbols = _symbol_names(cubin, sections)

    def note(kernel: str, **values: int) -> None:
        if kernel in found:
            found[kernel] = replace(found[kernel], **values)

    for name, _, offset, size, _ in sections:
        if name.startswith(_SHARED):
            note(name[len(_SHARED) :].decode(), shared_bytes=size)
        elif name.startswith(_INFO):
            for attribute, index, value in _pairs(cubin[offset : offset + size]):
                kernel = symbols[index] if index < len(symbols) else ""
                if attribute == _REGISTERS:
                    note(kernel, registers=value)
                elif attribute in (_FRAME_SIZE, _MINIMUM_STACK) and kernel in found:
                    note(kernel, stack_bytes=max(value, found[kernel].stack_bytes))
    return found


def _sections(cubin: bytes) -> Iterator[tuple[bytes, int, int, int, int]]:
    """Yield every section's name, type, place, size and the section it links to."""
    fields = _HEADER.unpack_from(cubin)
    table, entry_size, count, names_index = fields[6], fields[11], fields[12], fields[13]
    headers = [_SECTION.unpack_from(cubin, table + i * entry_size) for i in range(count)]
    names = headers[names_index][4]
    for header in headers:
        yield _text(cubin, names + header[0]), header[1], header[4], header[5], header[6]


def _symbol_names(cubin: bytes, sections: list[tuple[bytes, int, int, int, int]]) -> list[str]:
    for _, kind, offset, size, link in sections:
        if kind == _SYMBOL_TABLE:
            names = sections[link][2]
            entries = range(offset, offset + size, _SYMBOL.size)
            return [_text(cubin, names + _SYMBOL.unpack_from(cubin, at)[0]).decode() for at in entries]
    return []


def _pairs(info: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield the attributes that assign a number to a symbol: attribute, symbol, number."""
    at = 0
    while at + 4 <= len(info):
        form, attribute, size = struct.unpack_from("<BBH", info, at)
        at += 4
        if form == _SIZED:
            if size == 8:
                yield attribute, *struct.unpack_from("<II", info, at)
            at += size


def _text(cubin: bytes, at: int) -> bytes:
    return cubin[at : cubin.index(b"\0", at)]
