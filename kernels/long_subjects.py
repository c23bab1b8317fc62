"""Which subjects are left to an intra-task kernel, where the query's length decides."""

from __future__ import annotations

from typing import Final

LONGEST_SHORT: Final = 256
"""Residues of the longest query that counts as short."""

_SHORT_AND_LONG: Final = {
    "inter-task": ((1536, "strips"), (2048, "strips")),
    "short-query": ((1536, "strips"), (2048, "strips")),
    "quad-lane": ((3072, "antidiagonal"), (1024, "strips")),
}
"""By variant, for short and for long queries: the longest subject of a thread, the kernel for longer ones.

The quickest on an H200 (docs/decisions/039-kernels-compared-fairly.md): the longest of a thread decides
when a search ends, and blocks take longer for each cell.
"""


def choose_long_subjects(variant: str, query_length: int, threshold: int, long: str) -> tuple[int, str]:
    """Return the longest subject of a thread and the kernel for longer ones, where not given (0, ``auto``).

    Raises KeyError for a variant that has no such choice, where one of them is not given.
    """
    if threshold and long != "auto":
        return threshold, long
    chosen_threshold, chosen_long = _SHORT_AND_LONG[variant][query_length > LONGEST_SHORT]
    return threshold or chosen_threshold, chosen_long if long == "auto" else long
