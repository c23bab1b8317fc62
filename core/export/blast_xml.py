"""Write hits as BLAST XML (the DTD NCBI_BlastOutput)."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Final

import numpy as np

from swathe.core.export.provenance import completeness, lines, matrix_name
from swathe.core.export.values import ExportJob, exact_evalue, query_label
from swathe.core.export.xml_text import escaped, legal
from swathe.core.results.hits import HitTable, subject_label
from swathe.core.results.query_result import QueryResult
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import description_of

_DOCTYPE: Final = (
    '<!DOCTYPE BlastOutput PUBLIC "-//NCBI//NCBI BlastOutput/EN" '
    '"http://www.ncbi.nlm.nih.gov/dtd/NCBI_BlastOutput.dtd">'
)
_REFERENCE: Final = (
    "Smith TF, Waterman MS (1981), J Mol Biol 147:195-197; Gotoh O (1982), J Mol Biol 162:705-708; "
    "Park Y, Sheetlin S, Ma N, Madden TL, Spouge JL (2012), BMC Res Notes 5:286."
)
_UNIPROT: Final = re.compile(r"(?:sp|tr|ref|gb|emb|dbj|pir|pdb)\|([^|]+)")
_EVERY: Final = 50


def write_xml(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write BLAST XML: one ``Iteration`` per query, provenance in processing instructions at the top.

    ``nan`` stands for missing E-values and bit scores.
    """
    result = job.result
    request, scheme = result.plan.request, result.plan.request.scheme
    first = result.queries[job.selection.queries[0][0]].query if job.selection.queries else request.queries[0]
    stream.write(f'<?xml version="1.0" encoding="UTF-8"?>\n{_DOCTYPE}\n')
    for label, words in lines(result, job.written):
        facts = legal(f"{label}: {words}").replace("?>", "? >")  # which would end the instruction
        stream.write(f"<?swathe {facts}?>\n")
    stream.write("<BlastOutput>\n")
    made_by = result.plan.version
    head: dict[str, str | int] = {
        "program": "blastp",
        "version": f"BLASTP {made_by} (Swathe {made_by}, exact Smith-Waterman; not NCBI BLAST)",
        "reference": _REFERENCE,
        "db": " ".join(map(str, request.databases)),
        "query-ID": "Query_1",
        "query-def": first.header or "Query_1",
        "query-len": len(first),
    }
    for name, value in head.items():
        stream.write(_element(f"BlastOutput_{name}", value, 1))
    parameters: dict[str, str | int] = {
        "matrix": matrix_name(result),
        "expect": repr(float(request.evalue)),
        "gap-open": scheme.gap_open,
        "gap-extend": scheme.gap_extend,
        "filter": _filter(request.mask),
    }
    stream.write(" <BlastOutput_param>\n  <Parameters>\n")
    for name, value in parameters.items():
        stream.write(_element(f"Parameters_{name}", value, 3))
    stream.write("  </Parameters>\n </BlastOutput_param>\n <BlastOutput_iterations>\n")
    done = 0
    for number, query, rows in job.queries():
        stream.write(
            "  <Iteration>\n"
            + _element("Iteration_iter-num", number, 3)
            + _element("Iteration_query-ID", f"Query_{number}", 3)
            + _element("Iteration_query-def", query.query.header or query_label(number, query), 3)
            + _element("Iteration_query-len", len(query.query), 3)
            + "   <Iteration_hits>\n"
        )
        for place, row in enumerate(rows.tolist(), 1):
            stream.write(_hit(query.hits, row, place))
            done += 1
            if done % _EVERY == 0:
                yield done
        stream.write("   </Iteration_hits>\n" + _statistics(query))
        message = [] if len(rows) else ["No hits found"]
        if not result.complete:
            message.append(completeness(result))
        if message:
            stream.write(_element("Iteration_message", "; ".join(message), 3))
        stream.write("  </Iteration>\n")
    stream.write(" </BlastOutput_iterations>\n</BlastOutput>\n")
    yield done


def _hit(table: HitTable, row: int, place: int) -> str:
    """Return a hit with its alignment."""
    header = table.header(row)
    label = subject_label(table, row, header)
    accession = _UNIPROT.match(label)
    alignment = table.alignments[row]
    subject = table.subject(row)
    query_line, middle, subject_line = alignment.rows(table.query, subject)
    hsp: dict[str, str | int] = {
        "num": 1,
        "bit-score": repr(float(table.bits[row])),
        "score": int(table.scores[row]),
        "evalue": exact_evalue(float(table.log10_evalues[row])) or "nan",
        "query-from": alignment.query_start + 1,
        "query-to": alignment.query_end,
        "hit-from": alignment.subject_start + 1,
        "hit-to": alignment.subject_end,
        "query-frame": 0,
        "hit-frame": 0,
        "identity": alignment.identities,
        "positive": alignment.positives,
        "gaps": alignment.gaps,
        "align-len": alignment.length,
        "qseq": query_line,
        "hseq": subject_line,
        "midline": middle,
    }
    return (
        "    <Hit>\n"
        + _element("Hit_num", place, 5)
        + _element("Hit_id", label, 5)
        + _element("Hit_def", description_of(header), 5)
        + _element("Hit_accession", accession[1] if accession else label, 5)
        + _element("Hit_len", len(subject), 5)
        + "     <Hit_hsps>\n      <Hsp>\n"
        + "".join(_element(f"Hsp_{name}", value, 7) for name, value in hsp.items())
        + "      </Hsp>\n     </Hit_hsps>\n    </Hit>\n"
    )


def _statistics(query: QueryResult) -> str:
    """Return the search space and the Gumbel parameters; hsp-len is 0, since lengths are not adjusted."""
    p = query.significance.parameters
    database = query.hits.database
    values: dict[str, str | int] = {
        "db-num": database.n_sequences,
        "db-len": database.n_residues,
        "hsp-len": 0,
        "eff-space": len(query.query) * database.n_residues,
        "kappa": _figure(p.K),
        "lambda": _figure(p.lambda_),
        "entropy": _figure(p.H),
    }
    return (
        "   <Iteration_stat>\n    <Statistics>\n"
        + "".join(_element(f"Statistics_{name}", value, 5) for name, value in values.items())
        + "    </Statistics>\n   </Iteration_stat>\n"
    )


def _filter(mask: SegParameters | None) -> str:
    """Return the filter string as blastp writes it."""
    if mask is None:
        return "F"
    return "L;" if mask == SegParameters() else f"S {mask.window} {mask.locut:g} {mask.hicut:g};"


def _figure(value: float) -> str:
    return repr(float(value)) if np.isfinite(value) else "nan"


def _element(name: str, value: str | int, depth: int) -> str:
    text = escaped(value) if isinstance(value, str) else str(value)
    return f"{' ' * depth}<{name}>{text}</{name}>\n"
