"""Hits as queries: the whole sequence, and the aligned part with its range in the name."""

from __future__ import annotations

from swathe.core.results.regions import aligned_region, whole_sequence
from tests.gui.results_fixtures import align_rows, search


def test_the_region_is_what_the_alignment_covers():
    result = search()
    query = result.queries[0]
    hits, row = query.hits, len(query.hits) - 1
    align_rows(result.plan, query, [row])
    alignment = hits.alignments[row]
    region = aligned_region(hits, row)
    _, _, subject_line = alignment.rows(query.query, hits.subject(row))
    assert region.letters == subject_line.replace("-", "")
    span = f"/{alignment.subject_start + 1}-{alignment.subject_end}"
    assert region.identifier == hits.text("subject", row) + span
    assert region.description == hits.text("description", row)


def test_the_whole_hit_keeps_its_header():
    hits = search().queries[0].hits
    whole = whole_sequence(hits, 3)
    assert whole.header == hits.header(3)
    assert len(whole) == hits.value("subject_length", 3)
