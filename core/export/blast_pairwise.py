"""Write hits as text after BLAST's pairwise format: parameters, a list of hits, and every alignment."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from swathe.core.alignment.alignment import Alignment
from swathe.core.export.evalue_care import care_of
from swathe.core.export.provenance import lines, summary
from swathe.core.export.report_content import said_of
from swathe.core.export.values import ExportJob, query_label
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import evalue_shown
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.system.words import percent_text

WIDTH: Final = 60
_LIST_WIDTH: Final = 66
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_EVERY: Final = 50


def write_blast_pairwise(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the text; alignments are wrapped at 60 columns with 1-based coordinates, as BLAST does."""
    for label, words in lines(job.result, job.written):
        stream.write(f"{label + ':':<20} {_CONTROL.sub(' ', words)}\n")
    done = 0
    for number, query, rows in job.queries():
        chosen = rows.tolist()
        stream.write(
            f"\n\n{'=' * 79}\nQuery= {_CONTROL.sub(' ', query.query.header) or query_label(number, query)}\n"
        )
        stream.write(f"Length={len(query.query)}\n\n{summary(query, job.result.plan)}\n")
        if len(chosen) != len(query.hits):
            stream.write(f"{len(chosen):,} of them chosen for this file\n")
        for care in care_of(job, number, query):
            if care:
                stream.write(f"{care}\n")
            yield done
        stream.write(_hit_list(query, chosen) if chosen else "\nNo hits.\n")
        for row in chosen:
            stream.write(_hit(query, row))
            done += 1
            if done % _EVERY == 0:
                yield done
    yield done


@dataclass(frozen=True, slots=True)
class Block:
    """Consecutive columns of an alignment: its three lines, with 1-based first and last residues."""

    query_first: int
    query: str
    query_last: int
    middle: str
    subject_first: int
    subject: str
    subject_last: int


def blocks_of(
    alignment: Alignment, query: Sequence, subject: Sequence, width: int = WIDTH
) -> Iterator[Block]:
    """Yield an alignment in blocks of `width` columns."""
    query_line, middle, subject_line = alignment.rows(query, subject)
    at_query, at_subject = alignment.query_start, alignment.subject_start
    for place in range(0, len(middle), width):
        one, between, other = (line[place : place + width] for line in (query_line, middle, subject_line))
        ends = at_query + len(one.replace("-", "")), at_subject + len(other.replace("-", ""))
        firsts = _first(at_query, ends[0]), _first(at_subject, ends[1])
        yield Block(firsts[0], one, ends[0], between, firsts[1], other, ends[1])
        at_query, at_subject = ends


def alignment_text(alignment: Alignment, query: Sequence, subject: Sequence, width: int = WIDTH) -> str:
    """Return an alignment as wrapped text with 1-based coordinates, a blank line between blocks."""
    digits = len(str(max(alignment.query_end, alignment.subject_end)))
    return "\n".join(
        f"Query  {block.query_first:<{digits}}  {block.query}  {block.query_last}\n"
        f"       {'':<{digits}}  {block.middle}\n".rstrip()
        + "\n"
        f"Sbjct  {block.subject_first:<{digits}}  {block.subject}  {block.subject_last}\n"
        for block in blocks_of(alignment, query, subject, width)
    )


def _first(before: int, end: int) -> int:
    """Return the 1-based first residue of a block; of a block of gaps, the residue before it."""
    return before + 1 if end > before else before


def _hit_list(query: QueryResult, rows: list[int]) -> str:
    table = query.hits
    text = [
        f"\n{'Sequences with the alignments below':<{_LIST_WIDTH}}  {'Score':>7} {'Bits':>8} {'E-value':>9}\n"
    ]
    for row in rows:
        title = _CONTROL.sub(" ", table.header(row))
        title = title if len(title) <= _LIST_WIDTH else title[: _LIST_WIDTH - 1] + "…"
        score, bits, evalue = _figures(table, row)
        text.append(f"{title:<{_LIST_WIDTH}}  {score:>7} {bits:>8} {evalue:>9}\n")
    return "".join(text)


def _figures(table: HitTable, row: int) -> tuple[str, ...]:
    """Return a hit's score, bit score and E-value as the screen shows them; ``n/a`` where there is none."""
    return tuple(table.display(key, row) or "n/a" for key in ("score", "bits", "evalue"))


def _hit(query: QueryResult, row: int) -> str:
    """Return a hit's header, figures and alignment; of one that was read, who made it."""
    table = query.hits
    alignment = table.alignments[row]
    subject = table.subject(row)
    n = alignment.length
    covered = alignment.query_end - alignment.query_start, alignment.subject_end - alignment.subject_start
    score, bits, evalue = _figures(table, row)
    shares = (
        f" Identities = {alignment.identities}/{n} ({_percent(alignment.identities, n)}), "
        f"Positives = {alignment.positives}/{n} ({_percent(alignment.positives, n)}), "
        f"Gaps = {alignment.gaps}/{n} in {alignment.gap_openings}\n"
        f" Query coverage = {_percent(covered[0], len(table.query))}, "
        f"Subject coverage = {_percent(covered[1], len(subject))}\n"
    )
    said = [*said_of(query, row), *filter(None, [table.aligned_here(row)])]
    shares += "".join(f" {sentence}\n" for sentence in said) + "\n"
    return (
        f"\n\n>{_CONTROL.sub(' ', subject.header)}\nLength={len(subject)}\n\n"
        f" Score = {bits} bits ({score}), E-value = {evalue}\n"
        + _significance(table.deciding_pair(row))
        + shares
        + alignment_text(alignment, table.query, subject)
    )


def _percent(part: int, whole: int) -> str:
    return f"{percent_text(100 * part / whole)} %"


def _significance(pair: PairSignificance | None) -> str:
    """Return the lines on pairwise significance; '' for a hit without."""
    if pair is None:
        return ""
    words = [f"Pairwise p = {evalue_shown(math.nan if pair.poor else pair.log10_p)}"]
    if math.isfinite(pair.z_value):
        words.append(f"Z = {pair.z_value:.2f}")
    if pair.fitted:
        words.append(f"lambda = {pair.lambda_:.4g} ± {pair.lambda_error:.2g}, K = {pair.K:.3g}")
    text = f" {', '.join(words)} ({pair.permutations:,} permutations)\n"
    return text + (f" Poor fit: {pair.problem}\n" if pair.poor else "")
