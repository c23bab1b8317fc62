"""Hits as new queries: whole sequences, or only their aligned parts."""

from __future__ import annotations

from dataclasses import replace

from swathe.core.results.hits import HitTable, subject_label
from swathe.core.sequences.sequence import Sequence


def whole_sequence(hits: HitTable, row: int) -> Sequence:
    """Return a hit's whole sequence under its own header."""
    return hits.subject(row)


def aligned_region(hits: HitTable, row: int) -> Sequence:
    """Return the aligned part of a hit, with the range in its name: ``P02232/12-140``.

    The hit must be aligned. Coordinates are 1-based and inclusive.
    """
    alignment = hits.alignments.bare(row)
    subject = hits.subject(row)
    name = subject_label(hits, row, subject.header)
    span = f"{name}/{alignment.subject_start + 1}-{alignment.subject_end}"
    codes = subject.codes[alignment.subject_start : alignment.subject_end]
    return replace(subject, header=f"{span} {subject.description}".rstrip(), codes=codes)
