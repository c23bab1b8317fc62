"""Durations and rates in words that fit a line."""

from __future__ import annotations


def seconds_text(seconds: float) -> str:
    """Return a duration: ``0.9 s``, ``2 min 05 s``, ``1 h 02 min``."""
    if seconds < 60:
        return f"{seconds:.2g} s" if seconds < 1 else f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest:02d} s"
    return f"{minutes // 60} h {minutes % 60:02d} min"


def rate_text(gcups: float) -> str:
    """Return a rate in GCUPS, in TCUPS beyond 1,000."""
    if gcups >= 1000:
        return f"{gcups / 1000:.2f} TCUPS"
    return f"{gcups:.1f} GCUPS" if gcups >= 1 else f"{gcups:.2g} GCUPS"
