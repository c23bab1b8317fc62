"""Measure writing 500,000 aligned hits of 500 queries. Checks what is written first.

Run: python tests/bench/bench_export.py [--hits 500000] [--run hits.swr] [--json figures.json]
Promised: 3 s of one core for each of these formats, with memory that does not grow with the hits written.

Twenty-five random proteins of `../shared/data/proteomes9.fasta.gz` are compared with all of it, the best
1,000 hits of each are aligned, and these queries are written over and over. Without that file the sample is
used, which has fewer subjects. `--run` takes the hits of a saved run in place of a search.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import io
import itertools
import json
import math
import resource
import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.export import Selection, export
from swathe.core.export.aligning import align_missing
from swathe.core.export.values import exact_evalue
from swathe.core.history.run_file import read_run
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import parse, read_sequences
from swathe.core.system.resources import sample_database, sample_queries

DATA = Path(__file__).parents[3] / "shared" / "data" / "proteomes9.fasta.gz"
FORMATS = ("blast6", "blast7", "csv", "tsv", "json")
QUERIES, HITS_EACH = 25, 1_000
PROMISED = 3.0
CHECKED = 200
"""Rows of each query whose cells are compared with the hits, one by one."""


class Sink(io.RawIOBase):
    """Counts what is written."""

    size = 0

    def writable(self) -> bool:
        return True

    def write(self, data) -> int:
        self.size += len(data)
        return len(data)


def search() -> SearchResult:
    """Search for real: random proteins, their best hits whatever their E-values, all aligned."""
    if DATA.exists():
        every, _ = parse(gzip.decompress(DATA.read_bytes()), DATA.name)
        chosen = np.random.default_rng(16).choice(len(every), QUERIES, replace=False)
        queries, database = tuple(every[place] for place in chosen), DATA
    else:
        print(f"{DATA} is not here: the sample is searched")
        queries, database = read_sequences(sample_queries())[0], sample_database()
    scheme = ScoringScheme.load("BLOSUM62")
    request = SearchRequest(queries, database, scheme, evalue=1e9, top=HITS_EACH, evalues="matrix")
    engine = open_engine("cpu")
    *_, last = run_request(request, engine, CancelToken())
    engine.close()
    assert isinstance(last, Finished), last
    return last.result


def repeated(result: SearchResult, hits: int) -> SearchResult:
    """Return the queries of a result over and over, each with a table of its own, up to so many hits."""
    queries: list[QueryResult] = []
    for query in itertools.cycle(result.queries):
        if hits <= 0:
            break
        table, rows = query.hits, np.arange(len(query.hits))
        copy = HitTable(
            table.query, table.database, table.subjects.copy(), table.scores.copy(), table.bits.copy(),
            table.log10_evalues.copy(), scoring=table.scoring, adjusted=table.adjusted.copy(),
            reverse=table.reverse.copy(), matrix_log10_evalues=table.matrix_log10_evalues.copy(),
        )  # fmt: skip
        copy.set_alignments(rows, table.alignments.pairs(rows))
        queries.append(replace(query, hits=copy))
        hits -= len(rows)
    asked = replace(result.plan.request, queries=tuple(query.query for query in queries))
    return replace(result, queries=tuple(queries), plan=replace(result.plan, request=asked))


def written(result: SearchResult, format: str, sink: io.BufferedIOBase) -> tuple[float, float]:
    """Write all hits; return the seconds of this process, and the longest between two reports of progress."""
    longest, clock = 0.0, time.thread_time()
    began = time.process_time()
    for _ in export(result, Selection.everything(result), format, sink, CancelToken()):
        longest = max(longest, time.thread_time() - clock)
        clock = time.thread_time()
    return time.process_time() - began, longest


def shown(value: object) -> str:
    """Return a value as CSV and TSV files have it."""
    return "" if value is None else value if isinstance(value, str) else repr(value)


def check(result: SearchResult) -> None:
    """Raise unless what is written is what the hits say, cell by cell."""
    files = {}
    for format in FORMATS:
        stream = io.BytesIO()
        written(result, format, stream)
        files[format] = stream.getvalue().decode()
    hits = [(query, row) for query in result.queries for row in range(len(query.hits))]
    plain = [line.split("\t") for line in files["blast6"].splitlines()]
    commented = [line.split("\t") for line in files["blast7"].splitlines() if line[0] != "#"]
    tables = {}
    for format, dialect in (("csv", "excel"), ("tsv", "excel-tab")):
        lines = [line for line in io.StringIO(files[format], newline="") if not line.startswith("# ")]
        tables[format] = list(csv.DictReader(lines, dialect=dialect))
    document = [hit for query in json.loads(files["json"])["queries"] for hit in query["hits"]]
    for found in (plain, commented, *tables.values(), document):
        assert len(found) == len(hits)
    keys = [key for key in document[0] if key != "pairwise"]
    for place, (query, row) in enumerate(hits):
        if row >= CHECKED:
            continue
        table = query.hits
        evalue = exact_evalue(float(table.log10_evalues[row]))
        alignment = table.alignments[row]
        cells = [plain[place], commented[place][:12]]
        ends = alignment.query_start + 1, alignment.query_end, alignment.subject_start + 1
        wanted = [
            alignment.length,
            alignment.mismatches,
            alignment.gap_openings,
            *ends,
            alignment.subject_end,
        ]
        identity, bits = 100 * alignment.identities / alignment.length, float(table.bits[row])
        for line in cells:
            assert line[1] == table.text("subject", row)
            assert line[3:10] == list(map(shown, wanted)), (line, wanted)
            assert math.isclose(float(line[2]), identity, abs_tol=0.00051)  # these three have BLAST's digits
            close = {"rel_tol": 0.006, "abs_tol": 1e-180} if float(evalue) < 0.0009 else {"abs_tol": 0.51}
            assert math.isclose(float(line[10]), float(evalue), **close)
            assert math.isclose(float(line[11]), bits, abs_tol=1.0 if bits > 99 else 0.051)
        assert commented[place][-2] == str(alignment.positives)
        for key in keys:
            value = table.value(key, row) if not key.startswith("log10_") or key in table.column else None
            if key in ("evalue", "matrix_evalue", "pairwise_p") or value is None:
                continue
            assert document[place][key] == value, key
            for lines in tables.values():
                assert key not in lines[place] or lines[place][key].removeprefix("'") == shown(value), key
        assert document[place]["log10_evalue"] == float(table.log10_evalues[row])
        assert math.isclose(document[place]["evalue"], float(evalue), rel_tol=1e-15, abs_tol=1e-307)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hits", type=int, default=500_000)
    parser.add_argument("--run", type=Path)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    arguments = parser.parse_args()
    few = read_run(arguments.run).result if arguments.run else search()
    for _ in align_missing(few, Selection.everything(few), CancelToken()):
        pass
    check(few)
    many = repeated(few, arguments.hits)
    n = sum(len(query.hits) for query in many.queries)
    subjects = np.unique(np.concatenate([query.hits.subjects for query in many.queries])).size
    print(f"{n:,} hits of {len(many.queries):,} queries on {subjects:,} subjects; seconds of one core")
    figures = {}
    for format in FORMATS:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        sink = Sink()
        seconds, longest = written(many, format, io.BufferedWriter(sink))
        more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        figures[format] = {"seconds": seconds, "bytes": sink.size, "step_ms": 1e3 * longest, "more_kib": more}
        says = "" if seconds <= PROMISED * n / 500_000 else "  slower than promised"
        print(
            f"  {format:<7} {seconds:6.2f} s {1e6 * seconds / n:7.2f} µs a hit {sink.size / 1e6:8.1f} MB, "
            f"longest step {1e3 * longest:4.0f} ms, {more / 1024:5.1f} MB more memory{says}"
        )
    if arguments.json:
        about = {"hits": n, "queries": len(many.queries), "subjects": subjects, "formats": figures}
        arguments.json.write_text(json.dumps(about, indent=1) + "\n")


if __name__ == "__main__":
    main()
