"""Differences of two runs: which hits both or only one of them has, and how ranks and scores differ."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.engines.base import NOT_COMPARED
from swathe.core.export.provenance import BEFORE_FIT, CORRECTED, GAP_CONVENTION, QUERY_SEQUENCE, lines
from swathe.core.headers.brief import brief_query_name
from swathe.core.headers.naming import partners as partners_of
from swathe.core.results.hit_pairs import scores_of
from swathe.core.results.hits import LEFT_OUT, HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import first_round_text, of_one_search
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.search.events import SearchResult
from swathe.core.search.origin import ALIGNMENTS, FILE_DATED, SEQUENCES
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.sequences.sequence import description_of, identifier_of
from swathe.core.system.words import bound_text, counted

VALUES: Final = ("rank", "score", "bits", "log10_evalue")
"""What is compared for each hit; its columns are ``score_a``, ``score_b`` and ``score_change`` (b - a)."""
PAIRS: Final = "pairs_in_both"
"""Percent of the residue pairs of two alignments of a hit, the longer one's, that both have."""
POSITIONS: Final = ("query_start", "query_end", "subject_start", "subject_end")
"""Where an alignment begins and ends."""
ALIGNED_VALUES: Final = ("identity", "query_coverage", *POSITIONS)
"""What alignments tell of a hit in each run, as columns of its hits are called."""
_NOT_PARAMETERS: Final = frozenset(
    (
        "Command", "Date", "Speed", "Side", QUERY_SEQUENCE,
        "Pairwise significance", "Pairwise p and E", "Pairwise E", CORRECTED,
    )
)  # fmt: skip
"""What is no parameter of a search; hits are tested later, too, automatically and on request."""
_OF_THE_FILE: Final = frozenset(("Read by", FILE_DATED, SEQUENCES, "Hits", ALIGNMENTS, "Note"))
"""What is said of hits that were read, beside the parameters of the search that found them."""
_EXPECTED: Final = ("Program", "Matrix", "Gap costs", "E-values")
"""What is said of every run that was read, also where its file does not state it."""
NOT_STATED: Final = "not stated"
"""Stands for a parameter that the file of a run does not state."""
_CHOSEN: Final = frozenset(
    (
        *("Program", "Matrix", "Matrix file", "Gap costs", "Masking", "Round", "Rounds"),
        *("Database file", "Taxa", "E-values", "Reported"),
    )
)
"""Parameters that somebody chose for a whole search."""
_STATISTICS: Final = ("Scoring", "PSSM", "Statistics", "Gumbel parameters", "Round ", "Caution")
"""How labels begin of what is said of single queries, and of what follows from what was chosen."""
_OF_NUMBER: Final = re.compile(r"( o[fn] )query (\d+)$")
_BY_PROFILES: Final = (
    "The E-value of a hit is no evidence once a profile was built from that hit: of hits with a Round, go by "
    "their Verdict, which is that on entry."
)
_LEFT_OUT: Final = "That of a hit left out by hand is evidence: no profile was built from it."
_ABSENT: Final = -1
_ROUNDING: Final = 1e-9
"""What a logarithm may be off: an E-value of 0.001 is within a bound of 0.001."""


@dataclass(frozen=True, slots=True, eq=False)
class QueryDifferences:
    """The hits of one query in two runs: those of run a in its order, then those only in b in the order of b.

    Parameters
    ----------
    a, b : what each run found
    index_a, index_b : the query's 0-based places in the two results
    rows_a, rows_b : int64[k] rows of the hits in each table, -1 where a run does not report the hit
    columns : float64[k] by name, NaN where unknown. If both runs searched the same database, score, bits and
        E-value of a subject are known even in a run that did not report it
    bounds : the E-values up to which run a and run b report hits
    scored_alike : whether both runs scored the query with the same matrix or PSSM and gap costs: else neither
        scores nor bits can be compared. False where another program made one of them, which may not say how
    """

    a: QueryResult
    b: QueryResult
    index_a: int
    index_b: int
    rows_a: NDArray[np.int64]
    rows_b: NDArray[np.int64]
    columns: dict[str, NDArray[np.float64]]
    bounds: tuple[float, float]
    scored_alike: bool

    def __len__(self) -> int:
        return int(self.rows_a.size)

    def within(self, bound: float) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Return which hits a and b report with an E-value up to a bound, bool[k] each; inf: any, or none."""
        there = self.rows_a >= 0, self.rows_b >= 0
        if bound == math.inf:
            return there
        limit = math.log10(bound) + _ROUNDING
        return (
            there[0] & (self.columns["log10_evalue_a"] <= limit),
            there[1] & (self.columns["log10_evalue_b"] <= limit),
        )

    @property
    def in_both(self) -> NDArray[np.bool_]:
        """Which hits both runs report, bool[k]."""
        return (self.rows_a >= 0) & (self.rows_b >= 0)

    @property
    def only_a(self) -> NDArray[np.bool_]:
        """Which hits only run a reports, bool[k]."""
        return self.rows_b < 0

    @property
    def only_b(self) -> NDArray[np.bool_]:
        """Which hits only run b reports, bool[k]."""
        return self.rows_a < 0

    @property
    def has_evalues(self) -> bool:
        """Whether the hits of both runs have E-values, where there are any."""
        return all(run.hits.has_evalues or not len(run.hits) for run in (self.a, self.b))

    def place(self, hit: int) -> tuple[HitTable, int]:
        """Return a hit table that holds a hit, and the hit's row in it."""
        if self.rows_a[hit] >= 0:
            return self.a.hits, int(self.rows_a[hit])
        return self.b.hits, int(self.rows_b[hit])

    def header(self, hit: int) -> str:
        """Return the header of a hit: that of A unless only B's describes it, as beside a table of names."""
        of_runs = ((self.a.hits, self.rows_a), (self.b.hits, self.rows_b))
        headers = [table.header(int(rows[hit])) for table, rows in of_runs if rows[hit] >= 0]
        return max(headers, key=lambda header: bool(description_of(header)))


@dataclass(frozen=True, slots=True, eq=False)
class RunDifferences:
    """How two runs differ.

    Parameters
    ----------
    a, b : the runs
    queries : the queries that both have, in the order of a
    unmatched_a, unmatched_b : 0-based places of the queries that the other run does not have
    parameters : (label, value in a, value in b) of each parameter that differs, or may, since a file that was
        read does not state it; as text, '' for none, `NOT_STATED` where nobody knows
    warnings : what to keep in mind when comparing, a sentence each
    """

    a: SearchResult
    b: SearchResult
    queries: tuple[QueryDifferences, ...]
    unmatched_a: tuple[int, ...]
    unmatched_b: tuple[int, ...]
    parameters: tuple[tuple[str, str, str], ...]
    warnings: tuple[str, ...]

    @property
    def read(self) -> bool:
        """Whether one of the runs was read from a file, which may not state all."""
        return self.a.plan.origin is not None or self.b.plan.origin is not None

    @property
    def of_one_search(self) -> bool:
        """Whether the runs are two rounds of one iterated search."""
        return of_one_search(self.a, self.b)

    @property
    def by_profiles(self) -> bool:
        """Whether profiles of hits scored hits of one of the runs."""
        return _by_profiles(self.queries)

    @property
    def by_hand(self) -> bool:
        """Whether somebody added hits to profiles of one of the runs, or left some out of them."""
        return any(run.hits.by_hand for query in self.queries for run in (query.a, query.b))

    @property
    def own_statistics(self) -> str:
        """That E-values rest on different statistics; '' where one program is known to have made both."""
        return _own_statistics(self.a, self.b)

    def only_in(self, side: str) -> tuple[int, ...]:
        """Return the places of the queries of run ``a`` or ``b`` that the other was not to search with.

        Those that it did not come to, since it stopped early, are among the `warnings`.
        """
        run, other, places = (
            (self.a, self.b, self.unmatched_a) if side == "a" else (self.b, self.a, self.unmatched_b)
        )
        left_out = other.plan.request.queries[len(other.queries) :]
        known = {i for i, _ in _matched([run.queries[place].query for place in places], left_out)}
        return tuple(place for i, place in enumerate(places) if i not in known)


def compare(
    a: SearchResult, b: SearchResult, pairs: Sequence[tuple[int, int]] | None = None
) -> RunDifferences:
    """Compare two results, of this session or reopened.

    Hits are the same if their subjects have the same identifier and the same residues. Comparing 10,000 hits
    takes some 50 ms with two databases, and next to nothing with one.

    Parameters
    ----------
    pairs : places of the queries to compare, in a and in b; None matches them by sequence, then by identifier
    """
    matched = (
        list(pairs)
        if pairs is not None
        else _matched(*([one.query for one in run.queries] for run in (a, b)))
    )
    first, second = {i for i, _ in matched}, {j for _, j in matched}
    found = [compare_queries(a, i, b, j) for i, j in matched]
    silent = 0
    if matched and _names_hits_alone(b):
        others = [i for i in range(len(a.queries)) if i not in first]
        found += [
            _against(a.queries[i], i, b, _without_hits(b, a.queries[i].query), _ABSENT, a) for i in others
        ]
        first.update(others)
        silent += len(others)
    if matched and _names_hits_alone(a):
        others = [j for j in range(len(b.queries)) if j not in second]
        found += [
            _against(_without_hits(a, b.queries[j].query), _ABSENT, b, b.queries[j], j, a) for j in others
        ]
        second.update(others)
        silent += len(others)
    return RunDifferences(
        a,
        b,
        tuple(found),
        tuple(i for i in range(len(a.queries)) if i not in first),
        tuple(j for j in range(len(b.queries)) if j not in second),
        tuple(_differences(a, b)),
        tuple(dict.fromkeys((*_warnings(a, b, found), *_silence(silent)))),
    )


def compare_queries(a: SearchResult, index_a: int, b: SearchResult, index_b: int) -> QueryDifferences:
    """Compare the hits of one query of each run; the queries may differ."""
    return _against(a.queries[index_a], index_a, b, b.queries[index_b], index_b, a)


def _against(
    one: QueryResult, index_a: int, b: SearchResult, other: QueryResult, index_b: int, a: SearchResult
) -> QueryDifferences:
    """Compare the hits of two queries, which may be of no place in the runs."""
    named = a.plan.origin is not None or b.plan.origin is not None
    same = a.plan.database.key == b.plan.database.key and not named
    partners = _partners(one.hits, other.hits, same=same, named=named)
    alone = np.ones(len(other.hits), np.bool_)
    alone[partners[partners >= 0]] = False
    rest = np.flatnonzero(alone)
    rows_a = np.concatenate((np.arange(len(one.hits)), np.full(rest.size, _ABSENT)))
    rows_b = np.concatenate((partners, rest))
    columns: dict[str, NDArray[np.float64]] = {}
    for side, result, rows in (("a", one, rows_a), ("b", other, rows_b)):
        for name, values in _values(result, rows).items():
            columns[f"{name}_{side}"] = values
    if same:
        parameters = a.plan.parameters_of(index_a), b.plan.parameters_of(index_b)
        schemes = a.plan.request.scheme.of(one.query), b.plan.request.scheme.of(other.query)
        _fill_in(columns, "a", (one, other), schemes, parameters[0], rest, rows_a < 0)
        unreported = np.flatnonzero(partners < 0)
        _fill_in(columns, "b", (other, one), schemes[::-1], parameters[1], unreported, rows_b < 0)
    with np.errstate(invalid="ignore"):  # how two E-values written as 0 differ is not known
        for name in VALUES:
            columns[f"{name}_change"] = columns[f"{name}_b"] - columns[f"{name}_a"]
    columns[PAIRS] = np.full(rows_a.size, np.nan)  # until both are aligned
    alike = not named and _same_scoring(one, other)
    bounds = a.plan.request.evalue, b.plan.request.evalue
    return QueryDifferences(one, other, index_a, index_b, rows_a, rows_b, columns, bounds, alike)


def _same_scoring(one: QueryResult, other: QueryResult) -> bool:
    """Whether two results rest on the same scores of residue pairs and the same gap costs."""
    first, second = one.hits.scoring, other.hits.scoring
    if (first.gap_open, first.gap_extend) != (second.gap_open, second.gap_extend):
        return False
    if isinstance(first, ScoringScheme) and isinstance(second, ScoringScheme):
        return np.array_equal(first.matrix, second.matrix)
    return np.array_equal(first.table(one.query.codes), second.table(other.query.codes))


def _partners(one: HitTable, other: HitTable, *, same: bool, named: bool) -> NDArray[np.int64]:
    """Return the row in another table of each hit of one, int64[rows of one]; -1 where it has none.

    same : whether both are of one database, whose indexes are quick to compare
    named : whether names are all there is to compare, as with tables of other programs
    """
    if named:
        names = [[identifier_of(table.header(row)) for row in range(len(table))] for table in (one, other)]
        return partners_of(*names)
    key = _subjects if same else _identities
    place = {identity: row for row, identity in enumerate(key(other))}
    return np.array([place.get(identity, _ABSENT) for identity in key(one)], np.int64)


def _values(result: QueryResult, rows: NDArray[np.int64]) -> dict[str, NDArray[np.float64]]:
    """Return the `VALUES` of some rows, NaN for rows below 0."""
    hits = result.hits
    there = rows >= 0
    found = {name: np.full(rows.size, np.nan) for name in VALUES}
    found["rank"][there] = rows[there] + 1
    scores = hits.values("score")
    for name, column in (("score", scores), ("bits", hits.bits), ("log10_evalue", hits.log10_evalues)):
        found[name][there] = column[rows[there]]
    return found


def _fill_in(
    columns: dict[str, NDArray[np.float64]],
    side: str,
    results: tuple[QueryResult, QueryResult],
    schemes: tuple[Scoring, Scoring],
    parameters: GumbelParameters,
    rows: NDArray[np.int64],
    where: NDArray[np.bool_],
) -> None:
    """Fill in scores, bits and E-values of subjects that a run compared but did not report.

    Bits and E-values of adjusted scores stay unknown, since only candidates get an adjusted score.

    results, schemes : of this run, and of the other one, which reports the subjects in `rows` of its table
    parameters : of the query's scoring, before any fit, which bit scores are based on
    """
    result, subjects = results[0], results[1].hits.subjects[rows]
    scores = _scored_again(results, schemes, rows) if result.scores is None else result.scores[subjects]
    found: dict[str, NDArray[Any]] = {"score": scores}
    if result.evalues != "adjusted":
        lengths = result.hits.database.lengths[subjects]
        found["bits"] = replace(result.significance, parameters=parameters).bits(scores)
        found["log10_evalue"] = result.significance.log10_evalues(scores, lengths)
    known = scores != NOT_COMPARED
    for name, values in found.items():
        columns[f"{name}_{side}"][where] = np.where(known, values, np.nan)


def _scored_again(
    results: tuple[QueryResult, QueryResult], schemes: tuple[Scoring, Scoring], rows: NDArray[np.int64]
) -> NDArray[np.int32]:
    """Return the scores of subjects with a query that kept none, int32[k]; the other run has their residues.

    The other run's own scores are the same where both scored alike, as they usually did.
    """
    tables = [scheme.table(result.query.codes) for result, scheme in zip(results, schemes, strict=True)]
    costs = [(scheme.gap_open, scheme.gap_extend) for scheme in schemes]
    hits = results[1].hits
    if costs[0] == costs[1] and np.array_equal(tables[0], tables[1]):
        return hits.scores[rows]
    codes = [hits.database.codes(int(subject)) for subject in hits.subjects[rows]]
    return scores_of(results[0].query.codes, schemes[0], codes)


def _subjects(table: HitTable) -> list[int]:
    """Return keys of the hits that are unique within one database."""
    subjects: list[int] = table.subjects.tolist()
    return subjects


def _identities(table: HitTable) -> list[tuple[str, int, int]]:
    """Return keys of the hits that are valid in any database: identifier, residues, and a running number.

    The number tells apart subjects that are alike in both.
    """
    seen: defaultdict[tuple[str, int], int] = defaultdict(int)
    identities = []
    for row in range(len(table)):
        subject = table.subject(row)
        key = subject.identifier, xxhash.xxh3_64_intdigest(np.ascontiguousarray(subject.codes).data)
        identities.append((*key, seen[key]))
        seen[key] += 1
    return identities


def _matched(a: Sequence[Protein], b: Sequence[Protein]) -> list[tuple[int, int]]:
    """Return pairs of queries that are the same: by residues, else by identifier; each query once."""
    found: dict[int, int] = {}
    taken: set[int] = set()
    for key in (_residues, _identifier):
        partners: defaultdict[Any, list[int]] = defaultdict(list)
        for j, query in enumerate(b):
            if j not in taken:
                partners[key(query)].append(j)
        for i, query in enumerate(a):
            free = [j for j in partners[key(query)] if j not in taken] if i not in found else []
            if free and key(query):
                # Among equal sequences prefer the one with the same name.
                named = (j for j in free if _identifier(b[j]) == _identifier(query))
                found[i] = next(named, free[0])
                taken.add(found[i])
    left = [i for i in range(len(a)) if i not in found]
    free = [j for j in range(len(b)) if j not in taken]
    names = [[queries[place].identifier for place in places] for queries, places in ((a, left), (b, free))]
    for i, place in zip(left, partners_of(*names).tolist(), strict=True):
        if place >= 0 and names[1][place]:
            found[i] = free[place]
    return sorted(found.items())


def _residues(query: Protein) -> bytes:
    return query.residues.tobytes()


def _identifier(query: Protein) -> str:
    return query.identifier


def _differences(a: SearchResult, b: SearchResult) -> Iterator[tuple[str, str, str]]:
    """Yield the parameters that differ or may, as the provenance of files states them.

    What somebody chose comes first, statistics and what is said of single queries come last.
    """
    facts = [_facts(a, b), _facts(b, a)]
    origins = a.plan.origin, b.plan.origin
    absent = ["" if origin is None else NOT_STATED for origin in origins]
    read = any(origin is not None for origin in origins)
    labels = dict.fromkeys((*(_EXPECTED if read else ()), *facts[0], *facts[1]))
    for label in sorted(labels, key=lambda one: (one.startswith(_STATISTICS), one not in _CHOSEN)):
        words = [some.get(label, none) for some, none in zip(facts, absent, strict=True)]
        differs = words[0] != words[1] or words[0] == NOT_STATED
        if differs and not (read and label in _OF_THE_FILE):
            yield label, words[0], words[1]


def _facts(result: SearchResult, other: SearchResult) -> dict[str, str]:
    """Return what a result was asked for, and searched with, by its label; nothing of what came out.

    Beside another result of a single query, what is said of that one query has its labels, and what is said
    of queries that the other has not is left out.
    """
    request = result.plan.request
    names = [brief_query_name(query.header, place) for place, query in enumerate(request.queries)]
    alone = other.plan.request.queries
    both = brief_query_name(alone[0].header, 0) if len(names) > 1 == len(alone) else ""
    facts: dict[str, str] = {}
    scheme = request.scheme.description
    for label, words in lines(result):
        if label == "E-values" and result.plan.origin is None:
            words = request.basis_of(request.evalues)
        label = label.removesuffix(BEFORE_FIT)  # whether there was one is said of the E-values
        if of_number := _OF_NUMBER.search(label):
            name = names[int(of_number[2]) - 1]
            if both in names and name != both:
                continue
            label = label[: of_number.start()] + (f"{of_number[1]}{name}" if name != both else "")
        if label not in _NOT_PARAMETERS and words != scheme:  # matrix and gap costs say it line by line
            words = words.removesuffix(f" ({GAP_CONVENTION})")
            facts[label] = f"{facts[label]}; {words}" if label in facts else words
    if result.plan.origin is not None and not result.plan.origin.program:
        del facts["Program"]  # "another program" may be the other run's
    if result.plan.origin is not None and str(request.database) != request.query_source:  # given since
        facts["Database file"] = str(request.database.absolute())
    return facts


def _warnings(a: SearchResult, b: SearchResult, found: Sequence[QueryDifferences]) -> Iterator[str]:
    one, other = a.plan.database, b.plan.database
    if a.plan.origin is not None or b.plan.origin is not None:
        yield from _cautions(a, b)
    elif one.key != other.key:
        yield (
            f"The runs searched different databases ({one.name}, {counted(one.n_sequences, 'sequence')}, and "
            f"{other.name}, {counted(other.n_sequences, 'sequence')}): a hit may be missing because its "
            "sequence is, and E-values depend on the size."
        )
    if by_profiles := _by_profiles(found):
        tables = [run.hits for query in found for run in (query.a, query.b)]
        left_out = any(LEFT_OUT in hits.by_hand.values() for hits in tables)
        yield f"{_BY_PROFILES} {_LEFT_OUT}" if left_out else _BY_PROFILES
    if a.plan.origin is not None or b.plan.origin is not None:
        pass  # tables do not say how they scored
    elif not all(query.scored_alike for query in found):
        yield _scored_differently(a, b, "E-values of the other hits" if by_profiles else "their E-values")
    for run, side in ((b, "a"), (a, "b")):
        if not run.rounds and run.plan.origin is None:
            yield from filter(None, (first_round_text(getattr(query, side)) for query in found))
    for name, result in (("A", a), ("B", b)):
        if not result.complete:
            yield _stopped(name, result)


def _by_profiles(found: Sequence[QueryDifferences]) -> bool:
    return any(run.hits.in_later_round for query in found for run in (query.a, query.b))


def _scored_differently(a: SearchResult, b: SearchResult, which: str) -> str:
    """Return what can be compared of two runs with other matrices, profiles or gap costs: not bits.

    which : the E-values that can be
    An E-value counts the places where an alignment can begin, fewer where it reaches far, as with low gap
    costs; bits rest on lambda and K alone. Two orders by them can be opposite
    (docs/decisions/003-statistics.md).
    """
    named = (("A", a), ("B", b))
    if without := [name for name, run in named if not all(q.significance.available for q in run.queries)]:
        which = f"run {without[0]} has" if len(without) == 1 else "both have"
        return f"The runs scored differently, and {which} queries without E-values: compare ranks of those."
    return (
        f"The runs scored differently: compare {which}, not scores or bits, which mean something else "
        "with each scoring. E-values less than tenfold apart say the same."
    )


def _stopped(name: str, result: SearchResult) -> str:
    """Return what keeps the hits of a run that stopped early from being compared as others are."""
    reasons = []
    if any(query.compared < result.plan.database.n_sequences for query in result.queries):
        reasons.append("subjects that it did not reach are missing from its hits")
    if provisional := [query for query in result.queries if query.hits.provisional]:
        of = f" of {counted(len(provisional), 'query', 'queries')}" if len(result.queries) > 1 else ""
        reasons.append(
            f"its E-values{of} are provisional, not yet adjusted, so that they differ and other hits are "
            "listed"
        )
    left = len(result.plan.request.queries) - len(result.queries)
    if left:
        reasons.append(f"{counted(left, 'query was', 'queries were')} not compared")
    why = " since memory ran short" if result.stopped else ""
    what = f": {'; '.join(reasons)}" if reasons else ""
    return f"Run {name} stopped early{why}{what}."


def _cautions(a: SearchResult, b: SearchResult) -> Iterator[str]:
    """Yield what to keep in mind where another program made one of two runs."""
    yield "Sequences are matched by name."
    if own := _own_statistics(a, b):
        yield own
    for run in (a, b):
        if run.plan.origin is not None:
            yield from run.plan.origin.notes
            if run.plan.origin.merged:
                yield "Of a pair's local alignments the best one counts."
        else:
            request = run.plan.request
            if request.top is not None:
                yield f"Swathe's run lists only the best {request.top:,} hits of each query."
            if request.evalue < 1:
                yield f"Swathe's run lists only hits with E ≤ {bound_text(request.evalue)}."


def _own_statistics(a: SearchResult, b: SearchResult) -> str:
    """Return that E-values rest on different statistics; '' where one program is known to have made both."""
    made = {"Swathe" if run.plan.origin is None else run.plan.origin.program for run in (a, b)}
    return "" if len(made) == 1 and "" not in made else "Each program has its own statistics for E-values."


def _names_hits_alone(run: SearchResult) -> bool:
    """Whether a run is a table of another program that does not name queries without hits."""
    return run.plan.origin is not None and not run.plan.origin.names_all_queries


def _without_hits(run: SearchResult, query: Protein) -> QueryResult:
    """Return what a run found for a query of which it says nothing: no hits."""
    like = run.queries[0].hits
    table = HitTable(
        query,
        like.database,
        np.empty(0, np.int64),
        np.empty(0, np.int32),
        np.empty(0),
        np.empty(0),
        scoring=like.scoring,
        reported=dict.fromkeys(like.reported, np.empty(0)),
    )
    return replace(run.queries[0], query=query, hits=table, significant=0)


def _silence(queries: int) -> Iterator[str]:
    if queries:
        yield (
            f"The table does not name {counted(queries, 'query', 'queries')}, as tables leave out those "
            f"without hits: {'it counts' if queries == 1 else 'they count'} as searched and without hits."
        )
