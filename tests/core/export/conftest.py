"""A small search whose headers, sequences and results hold everything that is hard to export."""

import io
from collections.abc import Iterator

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.export import Selection, export
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import parse
from tests.searching import run

RNG = np.random.default_rng(7)
AMINO = "ARNDCQEGHILKMFPSTWYV"
LONG = "".join(RNG.choice(list(AMINO), 1200))
SHORT = LONG[100:180]
CHANGED = LONG[100:130] + "GG" + LONG[135:160] + "UO" + LONG[162:180]
UNRELATED = "WCWCHHWCWCHH"
HEADERS = (
    b'sp|P00001|FULL_TEST =HYPERLINK("http://x") OS=Homo sapiens OX=9606',
    b'=cmd "quoted", commas, & <tags> BLAST processed: 3 hits found',
    "tr|Q1|UML +Protéine \u2028 ünïcode [Mus musculus]".encode(),
    b"latin \xe9 description",
    b"",
    b"nr1 first title\x01nr2 second\ttabbed title",
    b"-negative @at",
)
QUERIES = f">q1 full: a query, BLAST-like\n{LONG}\n>nohits\n{UNRELATED}\n>=q3\n{CHANGED}\n"


class Case:
    """The request, and what tests do with it."""

    def __init__(self, request: SearchRequest) -> None:
        self.request = request

    @staticmethod
    def written(
        result: SearchResult, format: str, selection: Selection | None = None, **options: bool
    ) -> bytes:
        stream = io.BytesIO()
        selection = selection or Selection.everything(result)
        steps = list(export(result, selection, format, stream, CancelToken(), **options))
        assert steps[-1].done == steps[-1].total
        return stream.getvalue()

    @classmethod
    def text(cls, result: SearchResult, format: str) -> str:
        """Return a file's text; of files of other kinds, the text of what they say of the search."""
        data = cls.written(result, format)
        if format in ("xlsx", "queries-xlsx"):
            import openpyxl

            cells = (cell for row in openpyxl.load_workbook(io.BytesIO(data))["Search"] for cell in row)
            return "\n".join(str(cell.value) for cell in cells)
        if format == "parquet":
            from pyarrow import parquet

            return str(parquet.read_schema(io.BytesIO(data)).metadata[b"swathe"].decode())
        return data.decode("utf-8")

    @staticmethod
    def screen(result: SearchResult) -> Selection:
        """A filtered and sorted screen: the last query first, worst score first, some hits left out."""
        third = result.queries[2].hits.order_by("score")[:2]
        first = result.queries[0].hits.order_by("subject_length")[1:]
        return Selection(((2, third), (0, first)))

    @staticmethod
    def rows(selection: Selection) -> list[tuple[int, int]]:
        return [(index, int(row)) for index, rows in selection.queries for row in rows]


@pytest.fixture(scope="module")
def case(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Case]:
    folder = tmp_path_factory.mktemp("export")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(folder / "cache"))
        bodies = (LONG, SHORT, CHANGED, LONG[90:200], SHORT[:40], CHANGED[::-1] + SHORT, LONG[500:640])
        records = [b">" + h + b"\n" + s.encode() for h, s in zip(HEADERS, bodies, strict=True)]
        records += [b">filler%d\n%s" % (i, "".join(RNG.choice(list(AMINO), 90)).encode()) for i in range(20)]
        database = folder / "processed RID BLAST.fasta"
        database.write_bytes(b"\n".join(records) + b"\n")
        queries, _ = parse(QUERIES.encode(), "queries")
        scheme = ScoringScheme.load("BLOSUM62")
        yield Case(SearchRequest(queries, database, scheme, evalue=0.001, query_source="pasted text"))


@pytest.fixture
def result(case: Case) -> SearchResult:
    """A fresh result, nothing of it aligned."""
    return run(case.request)
