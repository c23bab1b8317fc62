"""A wrapper of parasail: striped SIMD scores, one subject at a time, also of position-specific queries.

It calls parasail's C library, since the Python interface lacks position-specific matrices. parasail charges
open' + (k - 1) * extend for a gap, and narrow lanes silently truncate what does not fit; gap costs are
converted and lane widths chosen here. Residue codes become letters, A for code 0 to Y for code 24; U becomes
C and O becomes K. How it was tested: docs/decisions/015-position-specific.md.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import weakref
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.scoring.scheme import Scoring
from swathe.core.sequences.alphabet import AS_SCORED, N_SCORED

_LETTERS: Final = bytes(range(ord("A"), ord("A") + N_SCORED))
_LETTER_OF: Final = np.frombuffer(_LETTERS, np.uint8)[AS_SCORED]
_MOST_IN_BYTES: Final = 60
"""Largest score or cost for 8-bit lanes: sums of two still fit."""


def installed() -> bool:
    """Whether parasail is installed; some processors have no package of it."""
    return importlib.util.find_spec("parasail") is not None


class StripedProfile:
    """A query's scores in parasail's striped order; threads may share it.

    Scores that saturate 8-bit lanes are recomputed in 16, then in 32 bits. Source: Farrar, Bioinformatics
    23:156, 2007; Daily, BMC Bioinformatics 17:81, 2016.

    Parameters
    ----------
    query : uint8[m] residue codes, m >= 1
    """

    def __init__(self, query: NDArray[np.uint8], scheme: Scoring) -> None:
        lib = _library()
        table = np.ascontiguousarray(scheme.table(query)[:, :N_SCORED], np.int32)
        self._gaps = scheme.first_gap_residue_cost, scheme.gap_extend
        matrix = lib.parasail_matrix_pssm_create_case_sensitive(_LETTERS, table.ctypes.data, query.size)
        weakref.finalize(self, lib.parasail_matrix_free, matrix)
        fits = max(abs(scheme.lowest), abs(scheme.highest), *self._gaps) <= _MOST_IN_BYTES
        # If extending a gap costs as much as opening one, the striped method ends its lazy loop too early,
        # and the scan method, which has none, underflows narrow lanes.
        method = "striped" if scheme.gap_open > 0 else "scan"
        self._runs = []
        widths = (32,) if method == "scan" else (8, 16, 32) if fits else (16, 32)
        for bits in widths:
            profile = getattr(lib, f"parasail_profile_create_{bits}")(b"A" * query.size, query.size, matrix)
            weakref.finalize(self, lib.parasail_profile_free, profile)
            self._runs.append((getattr(lib, f"parasail_sw_{method}_profile_{bits}"), profile))

    def scores(self, residues: NDArray[np.uint8], offsets: NDArray[np.int64]) -> NDArray[np.int32]:
        """Return the scores of packed subjects, int32[n].

        residues : uint8[...] residue codes
        offsets : int64[n + 1] where each subject starts; none may be empty
        """
        lib = _library()
        letters = _LETTER_OF[residues[offsets[0] : offsets[-1]]]
        address = letters.ctypes.data - int(offsets[0])
        bounds = offsets.tolist()
        found = np.empty(len(bounds) - 1, np.int32)
        for k, begin in enumerate(bounds[:-1]):
            for run, profile in self._runs:
                result = run(profile, address + begin, bounds[k + 1] - begin, *self._gaps)
                saturated = lib.parasail_result_is_saturated(result)
                found[k] = lib.parasail_result_get_score(result)
                lib.parasail_result_free(result)
                if not saturated:
                    break
        return found


@cache
def _library() -> Any:
    """Return parasail's C library, with the argument types of the functions used."""
    bindings = importlib.import_module("parasail.bindings_v2")
    lib = ctypes.CDLL(bindings._lib._name)
    pointer, number = ctypes.c_void_p, ctypes.c_int
    types: dict[str, tuple[Any, list[Any]]] = {
        "parasail_matrix_pssm_create_case_sensitive": (pointer, [ctypes.c_char_p, pointer, number]),
        "parasail_matrix_free": (None, [pointer]),
        "parasail_profile_free": (None, [pointer]),
        "parasail_result_get_score": (number, [pointer]),
        "parasail_result_is_saturated": (number, [pointer]),
        "parasail_result_free": (None, [pointer]),
    }
    for bits in (8, 16, 32):
        types[f"parasail_profile_create_{bits}"] = pointer, [ctypes.c_char_p, number, pointer]
        for method in ("striped", "scan") if bits == 32 else ("striped",):
            run = f"parasail_sw_{method}_profile_{bits}"
            types[run] = pointer, [pointer, pointer, number, number, number]
    for name, (result, arguments) in types.items():
        function = getattr(lib, name)
        function.restype, function.argtypes = result, arguments
    return lib
