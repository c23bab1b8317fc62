"""The hits of a search: a table of all queries, one query's part of it, single hits and alignments."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, overload

import numpy as np
from numpy.typing import NDArray

from swathe import _html
from swathe._progress import Progress, attended
from swathe.core.alignment.alignment import Alignment as Aligned
from swathe.core.errors import ExportError, SwatheError
from swathe.core.export import FORMATS, Format, Selection, export, format_of
from swathe.core.export.aligning import align_missing
from swathe.core.export.blast_fields import chosen
from swathe.core.export.blast_pairwise import alignment_text
from swathe.core.export.provenance import completeness, provenance
from swathe.core.export.values import LOGARITHMS, file_columns
from swathe.core.headers.fields import HEADER_FIELDS
from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN, COLUMNS, HitTable, is_in_files
from swathe.core.search.events import SearchResult
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.system.files import refuse_overwriting
from swathe.core.system.words import counted

if TYPE_CHECKING:
    import pandas

_SHOWN: Final = ("query", "rank", "subject", "description", "evalue", "bits", "score", "identity")
"""Columns of a table in a notebook."""
_NUMBERS: Final = frozenset({"rank", "evalue", "bits", "score", "identity"})
_ROWS_SHOWN: Final = 10


class UnknownNameError(SwatheError, KeyError):
    """There is no column, and no query, of this name."""


class Hits:
    """Hits of a search, best first for each query: a table to slice, to iterate over and to export.

    ``hits[0]`` is a `Hit`. ``hits[:10]``, ``hits[hits["evalue"] < 1e-6]`` and ``hits[[3, 1]]`` are `Hits`
    again, with these rows in this order. ``hits["evalue"]`` is a column, as a NumPy array. Of a search with
    several queries the table has the hits of all; `by_query` has those of each.

    Columns that are figures of alignments are read once the hits are aligned, which takes milliseconds a hit
    and is done where it is needed.

    Examples
    --------
    >>> len(hits)
    215
    >>> close = hits[hits["identity"] > 50]
    >>> close[0].subject
    'sp|P07550|ADRB2_HUMAN'
    >>> close.export("close.csv")
    """

    def __init__(
        self,
        result: SearchResult,
        progress: Progress,
        queries: tuple[int, ...],
        query_of: NDArray[np.int64],
        rows: NDArray[np.int64],
    ) -> None:
        self._result = result
        self._progress = progress
        self._queries = queries
        self._query_of = query_of
        self._rows = rows

    @classmethod
    def _of(cls, result: SearchResult, progress: Progress) -> Hits:
        """Return all hits of a result."""
        counts = [len(query.hits) for query in result.queries]
        return cls(
            result,
            progress,
            tuple(range(len(counts))),
            np.repeat(np.arange(len(counts)), counts),
            np.concatenate([np.empty(0, np.int64), *map(np.arange, counts)]).astype(np.int64),
        )

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Hit]:
        return map(self._hit, range(len(self)))

    @overload
    def __getitem__(self, key: str) -> NDArray[Any]: ...
    @overload
    def __getitem__(self, key: int | np.integer[Any]) -> Hit: ...
    @overload
    def __getitem__(self, key: slice | Sequence[int] | Sequence[bool] | NDArray[Any]) -> Hits: ...
    def __getitem__(self, key: Any) -> NDArray[Any] | Hit | Hits:
        if isinstance(key, str):
            return self._column(key)
        if isinstance(key, int | np.integer):
            return self._hit(range(len(self))[key])
        chosen = key if isinstance(key, slice) else np.asarray(key)
        if isinstance(chosen, np.ndarray) and not chosen.size and chosen.dtype != np.bool_:
            chosen = chosen.astype(np.int64)
        return Hits(self._result, self._progress, self._queries, self._query_of[chosen], self._rows[chosen])

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of these hits; those of pairwise significance only where that was asked for."""
        keys = [
            column.key
            for column in COLUMNS
            if not column.mark
            and is_in_files(column, self._result.plan.database)
            and not (column.needs_permutation and not self._permuted)
        ]
        return ("query", *file_columns(keys))

    @property
    def queries(self) -> tuple[str, ...]:
        """The names of the queries, in the order of the search."""
        return tuple(self._label(index) for index in self._queries)

    @property
    def by_query(self) -> HitsByQuery:
        """The hits of each query: ``hits.by_query["P02232"]``, ``hits.by_query[0]``."""
        return HitsByQuery(
            [
                Hits(self._result, self._progress, (index,), self._query_of[places], self._rows[places])
                for index, places in self._places()
            ]
        )

    @property
    def complete(self) -> bool:
        """Whether the search compared every query with every sequence."""
        return self._result.complete

    @property
    def rounds(self) -> tuple[Hits, ...]:
        """Of a search in rounds, the hits of each round, the last one included; of others ()."""
        found = (Hits._of(one.result, self._progress) for one in self._result.rounds)
        return tuple(hits._with_queries(self._queries) for hits in found)

    @property
    def provenance(self) -> dict[str, Any]:
        """What made these hits: parameters, statistics, database, engine, version (keys: docs/json.md)."""
        return provenance(self._result)

    def align(self) -> Hits:
        """Align the hits that are not aligned yet, on the search's number of threads, and return them.

        What needs alignments does this by itself. Ctrl-C raises KeyboardInterrupt; what was aligned is kept.
        """
        missing = self._missing()
        if missing.n_rows:
            with attended(self._progress) as (token, bar):
                for done, total in align_missing(self._result, missing, token):
                    bar.show("Aligning", done, total, " hits")
        return self

    def to_dict(self, columns: Iterable[str] | None = None) -> dict[str, NDArray[Any]]:
        """Return columns by name, as NumPy arrays; None: all `columns`.

        Numbers that there are not are NaN, text that there is not is ''. E-values below 1e-308 are 0; columns
        such as ``log10_evalue`` are not.
        """
        return {name: self._column(name) for name in (self.columns if columns is None else columns)}

    def to_frame(self, columns: Iterable[str] | None = None) -> pandas.DataFrame:
        """Return a pandas DataFrame of columns; None: all `columns`.

        Raises
        ------
        SwatheError
            where pandas is not installed, and for a column that does not exist

        Examples
        --------
        >>> hits.to_frame(["subject", "evalue", "identity"])  # doctest: +SKIP
        """
        try:
            import pandas
        except ImportError as error:
            raise SwatheError(
                "A data frame needs pandas, which is not installed.",
                "Install it (pip install pandas), or take the columns as arrays: hits.to_dict().",
            ) from error
        return pandas.DataFrame(self.to_dict(columns))

    def export(
        self,
        path: str | os.PathLike[str],
        format: str | None = None,
        *,
        columns: Iterable[str] | None = None,
        comments: bool = True,
    ) -> None:
        """Write these hits to a file, whole or not at all; an older file of that name is replaced.

        Parameters
        ----------
        format : ``csv``, ``tsv``, ``blast6``, ``blast7``, ``blast10``, ``xml``, ``xlsx``, ``parquet``,
            ``gff3``, ``json``, ``fasta``, ``text``, ``html``, ``a3m``, ``afa``, ``clustal``, ``queries-csv``,
            ``queries-tsv`` or ``queries-xlsx``; None: as the file is named
        columns : of CSV, TSV, Excel and Parquet files, None: all; of BLAST's tables by BLAST's names, such as
            ``std`` and ``qcovs``, None: the usual twelve
        comments : whether CSV and TSV files begin with what was searched, and how

        Raises
        ------
        SwatheError
            if the file cannot be written, and for a format that there is not, or that holds one query only

        Examples
        --------
        >>> hits[:10].export("hits.csv", columns=["subject", "evalue"], comments=False)
        """
        destination = Path(path).expanduser()
        wanted = _format_of(destination) if format is None else format
        self._refuse_inputs(destination)
        selection = self._selection()
        if columns is not None:
            selection = self._with_columns(selection, format_of(wanted), tuple(columns))
        with attended(self._progress) as (token, bar):
            for step in export(self._result, selection, wanted, destination, token, comments=comments):
                bar.show(step.phase.capitalize(), step.done, step.total, " hits")

    def _with_columns(self, selection: Selection, format: Format, columns: tuple[str, ...]) -> Selection:
        if format.fields:
            return replace(selection, fields=chosen(columns))
        for name in columns:
            if name not in COLUMN:
                raise self._no_column(name)
        return replace(selection, columns=columns)

    def save(self, path: str | os.PathLike[str], name: str = "") -> None:
        """Save the run to a ``.swr`` file, which `swathe.open_run` and the window open without the database.

        It holds all hits of the search, aligned, whichever of them these are, and its rounds.

        Parameters
        ----------
        name : of the run, as the window lists it

        Raises
        ------
        SwatheError
            if the file cannot be written

        Examples
        --------
        >>> hits.save("run.swr")
        >>> again = swathe.open_run("run.swr")
        """
        from swathe.core.history.run_file import write_run

        destination = Path(path).expanduser()
        self._refuse_inputs(destination)
        with attended(self._progress) as (token, bar):
            for step in write_run(self._result, destination, token, align=True, name=name):
                bar.show(step.phase.capitalize(), step.done, step.total)

    def save_pssm(self, path: str | os.PathLike[str]) -> None:
        """Write the profile of the last round's hits as a PSSM, as ``psiblast -out_ascii_pssm`` does.

        `swathe.search` takes the file as a query. The format has no place for what it was built from, which
        goes to a text file beside it, ``family.pssm.txt`` for ``family.pssm``.

        Raises
        ------
        SwatheError
            where the search had no rounds, for hits of several queries, if the file cannot be written
        """
        from swathe.core.export.pssm import save_pssm
        from swathe.core.scoring.about_pssm import about_pssm

        if not self._result.rounds:
            raise SwatheError(
                "There is no profile: the search had no rounds.",
                "Search with rounds=5; rounds=1 searches once and builds a PSSM of the hits.",
            )
        if len(self._queries) != 1:
            raise SwatheError(
                f"A PSSM is of one query; these are hits of {len(self._queries):,}.",
                "Write each by itself: hits.by_query[0].save_pssm(...).",
            )
        destination = Path(path).expanduser()
        for file in (destination, about_pssm(destination)):
            self._refuse_inputs(file)
        with attended(self._progress) as (token, _):
            save_pssm(destination, self._result, self._queries[0], token)

    def __repr__(self) -> str:
        return f"<swathe.Hits: {self._summary()}>"

    def _repr_html_(self) -> str:
        several = len(self._queries) > 1
        columns = [name for name in _SHOWN if name != "query" or several]
        rows = (
            [self._display(name, place) for name in columns] for place in range(min(len(self), _ROWS_SHOWN))
        )
        titles = ["Query" if name == "query" else COLUMN[name].title for name in columns]
        numbers = frozenset(COLUMN[name].title for name in _NUMBERS)
        more = f"{len(self) - _ROWS_SHOWN:,} more. " if len(self) > _ROWS_SHOWN else ""
        return _html.table(titles, rows, f"{more}{self._summary()}", numbers)

    @property
    def _permuted(self) -> bool:
        return self._result.plan.request.pairwise is not None

    @property
    def _query(self) -> Protein:
        """The first query."""
        return self._result.queries[self._queries[0]].query

    def _table(self, query: int) -> HitTable:
        return self._result.queries[query].hits

    def _label(self, query: int) -> str:
        return self._result.plan.request.name_in_tables(query)

    def _hit(self, place: int) -> Hit:
        return Hit(self, place)

    def _with_queries(self, queries: tuple[int, ...]) -> Hits:
        here = np.isin(self._query_of, queries)
        return Hits(self._result, self._progress, queries, self._query_of[here], self._rows[here])

    def _places(self) -> Iterator[tuple[int, NDArray[np.int64]]]:
        """Yield each query with the places of its hits in this table, int64[k]."""
        order = np.argsort(self._query_of, kind="stable")
        ends = np.searchsorted(self._query_of[order], self._queries, "right")
        begins = np.searchsorted(self._query_of[order], self._queries, "left")
        for index, begin, end in zip(self._queries, begins, ends, strict=True):
            yield index, order[begin:end]

    def _selection(self) -> Selection:
        return Selection(tuple((index, self._rows[places]) for index, places in self._places()))

    def _missing(self) -> Selection:
        """Return the hits that are not aligned yet."""
        return Selection(
            tuple(
                (index, rows[[row not in self._table(index).alignments for row in rows.tolist()]])
                for index, rows in self._selection().queries
                if rows.size
            )
        )

    def _column(self, name: str) -> NDArray[Any]:
        if name == "query":
            labels = np.array([self._label(index) for index in range(len(self._result.queries))], object)
            return labels[self._query_of]
        of = LOGARITHMS.get(name, name)
        if of not in COLUMN:
            raise self._no_column(name)
        column = COLUMN[of]
        if column.needs_alignment:
            self.align()
        text = column.kind is Kind.TEXT
        values: NDArray[Any] = np.empty(len(self), object if text else np.float64)
        for index, here in self._places():
            rows, table = self._rows[here], self._table(index)
            if text:
                values[here] = [table.text(of, row) for row in rows.tolist()]
            else:
                values[here] = (table.values(of) if name in LOGARITHMS else table.numbers(of))[rows]
        if column.kind is Kind.INTEGER and not np.isnan(values).any():
            return values.astype(np.int64)
        return values

    def _no_column(self, name: str) -> UnknownNameError:
        if name in self.queries:
            return UnknownNameError(
                f"{name!r} is no column but a query.", f"Its hits are hits.by_query[{name!r}]."
            )
        return UnknownNameError(f"There is no column {name!r}.", f"Columns are: {', '.join(self.columns)}.")

    def _display(self, name: str, place: int) -> str:
        query, row = int(self._query_of[place]), int(self._rows[place])
        return self._label(query) if name == "query" else self._table(query).display(name, row)

    def _summary(self) -> str:
        names = self.queries
        of = names[0] if len(names) == 1 else counted(len(names), "query", "queries")
        compared = counted(self._result.plan.database.n_sequences, "sequence")
        found = f"{counted(len(self), 'hit')} of {of} in {compared}"
        return found if self.complete else f"{found}; {completeness(self._result)}"

    def _refuse_inputs(self, destination: Path) -> None:
        request = self._result.plan.request
        refuse_overwriting(destination, (*request.query_files, *request.databases))


class HitsByQuery(Sequence[Hits]):
    """The `Hits` of each query, in the order of the search; by place, or by the query's name or accession.

    Examples
    --------
    >>> results = hits.by_query
    >>> {name: len(found) for name, found in results.items()}
    {'sp|P07550|ADRB2_HUMAN': 119, 'sp|P07327|ADH1A_HUMAN': 96}
    >>> results["P07550"] is results[0]
    True
    """

    def __init__(self, hits: list[Hits]) -> None:
        self._hits = hits

    def __len__(self) -> int:
        return len(self._hits)

    @overload
    def __getitem__(self, key: str | int | np.integer[Any]) -> Hits: ...
    @overload
    def __getitem__(self, key: slice) -> HitsByQuery: ...
    def __getitem__(self, key: Any) -> Hits | HitsByQuery:
        if isinstance(key, slice):
            return HitsByQuery(self._hits[key])
        if isinstance(key, int | np.integer):
            return self._hits[int(key)]
        found = self._called(key)
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownNameError(
                f"{len(found):,} queries are called {key!r}.", "Take them by their places: hits.by_query[0]."
            )
        raise UnknownNameError(f"There is no query {key!r}.", f"Queries are: {', '.join(self.keys())}.")

    def __contains__(self, key: object) -> bool:
        return bool(self._called(key)) if isinstance(key, str) else key in self._hits

    def keys(self) -> tuple[str, ...]:
        """Return the names of the queries."""
        return tuple(hits.queries[0] for hits in self._hits)

    def items(self) -> tuple[tuple[str, Hits], ...]:
        """Return (name, hits) pairs."""
        return tuple(zip(self.keys(), self._hits, strict=True))

    def _called(self, name: str) -> list[Hits]:
        """Return the hits of the queries of a name; if there is none, of an accession or an entry name."""
        found = [hits for hits in self._hits if hits.queries[0] == name]
        return found or [
            hits
            for hits in self._hits
            if name and name in (HEADER_FIELDS[field](hits._query.header) for field in ("accession", "entry"))
        ]

    def __repr__(self) -> str:
        return f"<swathe.HitsByQuery: {counted(len(self), 'query', 'queries')}>"

    def _repr_html_(self) -> str:
        rows = (
            (name, len(hits), *(hits._display(key, 0) if len(hits) else "" for key in ("subject", "evalue")))
            for name, hits in self.items()
        )
        return _html.table(("Query", "Hits", "Best hit", "E-value"), rows, "", frozenset({"Hits", "E-value"}))


class Hit:
    """A sequence of the database that is similar to a query: a row of `Hits`.

    Every column is read by its name, ``hit["identity"]``; None stands for what there is not.

    Examples
    --------
    >>> hit = hits[0]
    >>> hit.score, hit["query_coverage"]
    (2181, 100.0)
    >>> hit.alignment
    <swathe.Alignment of sp|P07550|ADRB2_HUMAN and sp|P07550|ADRB2_HUMAN: 413 columns, 100.0 % identical>
    """

    def __init__(self, hits: Hits, place: int) -> None:
        here = slice(place, place + 1)
        self._query, self._row = int(hits._query_of[place]), int(hits._rows[place])
        self._table = hits._table(self._query)
        self._one = Hits(hits._result, hits._progress, (self._query,), hits._query_of[here], hits._rows[here])

    def __getitem__(self, column: str) -> str | int | float | None:
        if column == "query":
            return self.query
        of = LOGARITHMS.get(column, column)
        if of not in COLUMN:
            raise self._one._no_column(column)
        if COLUMN[of].needs_alignment:
            self._one.align()
        if column not in LOGARITHMS:
            return self._table.value(of, self._row)
        number = self._table.number(of, self._row)
        return None if np.isnan(number) else number

    @property
    def query(self) -> str:
        """The query's name."""
        return self._one._label(self._query)

    @property
    def rank(self) -> int:
        """Its place among the query's hits, from 1."""
        return self._row + 1

    @property
    def subject(self) -> str:
        """The name: the first word of the header."""
        return self._table.text("subject", self._row)

    @property
    def description(self) -> str:
        """The header after its first word."""
        return self._table.text("description", self._row)

    @property
    def sequence(self) -> str:
        """The residues of the whole sequence."""
        return self._table.subject(self._row).letters

    @property
    def score(self) -> int:
        """The Smith-Waterman score in the matrix's units, the unadjusted matrix."""
        return int(self._table.scores[self._row])

    @property
    def bits(self) -> float:
        """The bit score; NaN where the gap costs leave no statistics."""
        return float(self._table.bits[self._row])

    @property
    def evalue(self) -> float:
        """The E-value; 0 below 1e-308, where ``hit["log10_evalue"]`` still tells, NaN without statistics."""
        # To the last digit as its column has it.
        return float(np.power(10.0, self._table.log10_evalues[self._row]))

    @property
    def identity(self) -> float:
        """Identical pairs per alignment column, percent. Aligns the hit if it is not aligned yet."""
        return float(self["identity"] or 0.0)

    @property
    def alignment(self) -> Alignment:
        """An optimal local alignment with the query, made when it is first asked for."""
        self._one.align()
        return Alignment(
            self._table.alignments[self._row],
            self._table.query,
            self._table.subject(self._row),
            (self.query, self.subject),
        )

    def to_dict(self) -> dict[str, str | int | float | None]:
        """Return all columns by name."""
        return {name: self[name] for name in self._one.columns}

    def __repr__(self) -> str:
        evalue = self._table.display("evalue", self._row)
        return f"<swathe.Hit {self.rank} of {self.query}: {self.subject}, E = {evalue}, score {self.score:,}>"

    def _repr_html_(self) -> str:
        return self._one._repr_html_()


class Alignment:
    """An optimal local alignment of query and subject.

    ``print(alignment)`` shows it as BLAST does, with positions from 1.

    Attributes
    ----------
    query, middle, subject : its three lines: residues with ``-`` for gaps, lower case where masked; between
        them the letter of an identity, ``+`` for another pair with a score above 0
    query_slice, subject_slice : where it lies in the whole sequences: ``sequence[alignment.subject_slice]``
    cigar : runs of M (pair), I (query residue against a gap), D (subject residue against a gap)
    score : of its columns, the unadjusted matrix
    length, identities, positives, mismatches, gap_openings, gaps : counts
    identity : identities per column, percent

    Examples
    --------
    >>> alignment = hits[0].alignment
    >>> alignment.identity, alignment.cigar
    (100.0, '413M')
    """

    def __init__(self, alignment: Aligned, query: Protein, subject: Protein, names: tuple[str, str]) -> None:
        self._alignment = alignment
        self._sequences = query, subject
        self._names = names
        self.query, self.middle, self.subject = alignment.rows(query, subject)
        self.query_slice = slice(alignment.query_start, alignment.query_end)
        self.subject_slice = slice(alignment.subject_start, alignment.subject_end)
        self.cigar = alignment.operations
        self.score = alignment.score
        self.length = alignment.length
        self.identities = alignment.identities
        self.positives = alignment.positives
        self.mismatches = alignment.mismatches
        self.gap_openings = alignment.gap_openings
        self.gaps = alignment.gaps
        self.identity = 100 * alignment.identities / max(alignment.length, 1)

    def to_biopython(self) -> Any:
        """Return a ``Bio.Align.Alignment`` of the whole sequences, as SeqRecords; the subject is its target.

        Examples
        --------
        >>> found = hits[0].alignment.to_biopython()
        >>> found.shape
        (2, 413)
        """
        from Bio.Align import Alignment as BioAlignment
        from Bio.Seq import Seq
        from Bio.SeqRecord import SeqRecord

        places = [(self.subject_slice.start, self.query_slice.start)]
        for count, operation in self._alignment.runs:
            target, query = places[-1]
            places.append((target + count * (operation != "I"), query + count * (operation != "D")))
        records = [
            SeqRecord(Seq(sequence.letters.upper()), id=name, description=sequence.description)
            for name, sequence in zip(self._names[::-1], self._sequences[::-1], strict=True)
        ]
        made = BioAlignment(records, np.array(places).T)
        made.score = self.score
        return made

    def __str__(self) -> str:
        return alignment_text(self._alignment, *self._sequences)

    def __repr__(self) -> str:
        names = " and ".join(self._names)
        return f"<swathe.Alignment of {names}: {self.length:,} columns, {self.identity:.1f} % identical>"

    def _repr_html_(self) -> str:
        return _html.preformatted(f"{self._names[0]}\n{self._names[1]}\n\n{self}")


def _format_of(path: Path) -> Format:
    """Return the format whose usual name a file has. Raises ExportError where there is none."""
    having = [format for format in FORMATS if path.name.lower().endswith(format.suffix)]
    if not having:
        suffixes = ", ".join(format.suffix for format in FORMATS)
        raise ExportError(
            f"{path} does not say which format to write.",
            f"Name it with one of {suffixes}; or give format=, one of {', '.join(f.key for f in FORMATS)}.",
        )
    return max(having, key=lambda format: len(format.suffix))
