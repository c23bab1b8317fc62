"""What lists of runs show of each run: what was searched, how, when, and with what result."""

from __future__ import annotations

import itertools
import shlex
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from swathe.core.database.nucleotides import looks_like_nucleotides
from swathe.core.export.provenance import command_of, given_scores
from swathe.core.headers.brief import untagged
from swathe.core.scoring.queries import length_words
from swathe.core.search.events import SearchResult
from swathe.core.search.masking import parameters_text
from swathe.core.search.request import DEFAULT_EVALUE
from swathe.core.search.round_options import DEFAULT_INCLUSION
from swathe.core.search.rounds import CONVERGED
from swathe.core.sequences.sequence import query_title
from swathe.core.statistics.evalues import DEFAULT as METHOD
from swathe.core.statistics.evalues import LABELS
from swathe.core.statistics.presets import DEFAULT, PRESETS
from swathe.core.system.values import OPTIONAL
from swathe.core.system.words import counted, date_text

_DESCRIPTION_LETTERS: Final = 60
_MOST_NAMED: Final = 3
"""Hits added or left out by hand that are named; of more it is said how many they are."""
Status = Literal["complete", "cancelled", "stopped"]
RUNNING: Final = "running"
"""The status of a search that is under way, in a list of runs; none is kept with it."""


@dataclass(frozen=True, slots=True)
class RunSummary:
    """A run in a few words and numbers.

    Parameters
    ----------
    started : ISO 8601 UTC; of another program when Swathe read its file
    queries : their names in tables, in request order: `SearchRequest.name_in_tables`
    descriptions : what follows the identifier in their headers
    database, database_path, database_key : name, absolute path as requested (of several one a line), and
        identity of the content
    matrix : its name, or a substitute if all queries are PSSMs; of another program '' unless its file says
    gaps : open/extend; '' of another program
    masking : SEG's parameters, ``12/2.2/2.5``; '' for no masking
    rounds : completed rounds of an iterated search; 0 for other searches
    hits : reported hits of all queries together
    pairs : hits whose pairwise significance was tested on request
    version : of the Swathe that searched
    queries_compared : queries searched to the end, of a run that stopped early; None of complete
        ones, and of those kept before this was counted
    query_source : what the queries are called where no files hold them as they were searched; None where
        some do, and of runs kept before this was known
    unnamed : what a single query without an identifier is called; None of others, and of runs kept before
        this was known
    """

    started: str
    seconds: float
    status: Status
    engine: str
    queries: tuple[str, ...]
    descriptions: tuple[str, ...]
    database: str
    database_path: str
    database_key: str
    sequences: int
    residues: int
    matrix: str
    gaps: str
    evalue: float
    masking: str
    rounds: int
    hits: int
    pairs: int
    gcups: float
    command: str
    version: str
    queries_compared: int | None = field(default=None, metadata=OPTIONAL)
    query_source: str | None = field(default=None, metadata=OPTIONAL)
    unnamed: str | None = field(default=None, metadata=OPTIONAL)

    @property
    def title(self) -> str:
        """What a run is called until it is named: its queries and its database."""
        return f"{self.asked} vs {self.database}" if self.queries else self.database

    @property
    def asked(self) -> str:
        """The first query, and how many more there were; '' for none."""
        if not self.queries:
            return ""
        more = f" and {len(self.queries) - 1:,} more" if len(self.queries) > 1 else ""
        first = self.unnamed or query_title(" ".join([self.queries[0], *self.descriptions[:1]]))
        return f"{first}{more}"


def summary_of(result: SearchResult) -> RunSummary:
    """Return the summary of a result."""
    plan, request = result.plan, result.plan.request
    scheme, origin = request.scheme, plan.origin
    return RunSummary(
        started=result.started if origin is None else plan.database.manifest.created,
        seconds=result.seconds,
        status="stopped" if result.stopped else "complete" if result.complete else "cancelled",
        engine=result.engine_label,
        queries=tuple(map(request.name_in_tables, range(len(request.queries)))),
        descriptions=tuple(query.description for query in request.queries),
        database=plan.searched,
        database_path="\n".join(str(path.absolute()) for path in request.databases),
        database_key=plan.database.key,
        sequences=plan.database.n_sequences,
        residues=plan.database.n_residues,
        matrix=given_scores(result) if origin is None else origin.fact("Matrix"),
        gaps="" if origin is not None else f"{scheme.gap_open}/{scheme.gap_extend}",
        evalue=float(request.evalue),
        masking=parameters_text(request.mask) if request.mask is not None else "",
        rounds=len(result.rounds),
        hits=sum(len(query.hits) for query in result.queries),
        pairs=sum(len(table.pairwise) for table in result.tables),
        gcups=result.gcups,
        command=command_of(result),
        version=plan.version,
        queries_compared=None if result.complete else result.queries_searched,
        query_source=None if request.query_files or origin is not None else request.query_source or None,
        unnamed=request.called(0) if [query.identifier for query in request.queries] == [""] else None,
    )


@dataclass(frozen=True, slots=True)
class Ending:
    """How far a search came that is over, in words; there are none where it came to its end.

    Parameters
    ----------
    brief : in a few words: ``stopped after 3 of 12 queries``
    sentence : how many queries were searched to the end, and which E-values are provisional
    """

    brief: str = ""
    sentence: str = ""


def ending_of(result: SearchResult) -> Ending:
    """Return how far a search came that was stopped."""
    brief, rounds = stopped_after(result), len(result.rounds)
    if rounds:
        return Ending(brief, f"The search stopped early, after {counted(rounds, 'round')}.")
    queries = counted(len(result.plan.request.queries), "query", "queries")
    provisional = sum(one.hits.provisional for one in result.queries)
    were = "was" if result.queries_searched == 1 else "were"
    searched = f"{result.queries_searched:,} of {queries} {were} searched to the end"
    have = counted(provisional, "query has", "queries have")
    also = f" {have} provisional E-values, not yet adjusted." if provisional else ""
    return Ending(brief, f"The search stopped early: {searched}.{also}")


def stopped_words(rounds: int, searched: int | None, queries: int) -> str:
    """Return in a few words how far a run came that stopped early.

    searched : of its queries, those searched to the end; None where that is not known
    """
    if rounds:
        return f"stopped early after {counted(rounds, 'round')}"
    if searched is None or queries < 2 or searched == queries:
        return "stopped early"
    return f"stopped after {searched:,} of {counted(queries, 'query', 'queries')}"


def running_words(rounds: int, searched: int, queries: int) -> str:
    """Return in a few words how far a search is that runs: rounds completed, or else queries searched."""
    if rounds:
        return f"{RUNNING}, {counted(rounds, 'round')} done"
    return f"{RUNNING}, {searched:,} of {counted(queries, 'query', 'queries')}" if queries > 1 else RUNNING


def stopped_after(result: SearchResult) -> str:
    """Return `stopped_words` on a result that is not complete."""
    return stopped_words(len(result.rounds), result.queries_searched, len(result.plan.request.queries))


def found_words(result: SearchResult) -> str:
    """Return what tells a run from others of its title: ``375 aa · 90 significant · best ADH1B_HUMAN``.

    On what it depends that they are significant follows: ``196 significant · weak profile``, and whether
    rounds that came to their end converged, of several queries for how many. A query without
    an identifier is told by its description, too, and a result that was read by its program, its file and the
    date of that. Lengths are of the queries that were given, which later rounds search with as PSSMs. Of
    several queries those with provisional E-values are counted instead of their hits.
    """
    queries, found = result.first.plan.request.queries, [query.hits for query in result.queries]
    origin = result.plan.origin
    words = [origin.name, Path(origin.source).name] if origin is not None else []
    if len(queries) == 1 and not queries[0].identifier and queries[0].description:
        words.append(textwrap.shorten(queries[0].description, _DESCRIPTION_LETTERS, placeholder="…"))
    if any(map(len, queries)):  # none are known of queries that were read without their sequences
        of_genes = result.plan.request.allow_nucleotides and all(map(looks_like_nucleotides, queries))
        words.append(length_words(queries, "nt" if of_genes else "aa"))
    counts = [count for hits in found if (count := hits.n_significant) is not None]
    if counts:
        words.append(f"{sum(counts):,} significant")
        words += dict.fromkeys(hits.proviso for hits in found if hits.proviso)
    if provisional := sum(hits.provisional for hits in found):
        whose = f"{counted(provisional, 'query', 'queries')} with " if len(queries) > 1 else ""
        words.append(f"{whose}provisional E-values")
    if result.complete and result.rounds and not result.rounds[-1].empty:
        words.append(_converged_words([part.ended for part in result.rounds[-1].queries]))
    if len(queries) == 1 and found and len(found[0]):
        words.append("best {}".format(found[0].brief("subject", 0)))
    if origin is not None:
        words.append(f"dated {date_text(result.started)}")
    return " · ".join(words)


def _converged_words(ends: Sequence[str]) -> str:
    """Return whether a query's rounds converged, or how many of several queries did: ``4 of 7 converged``."""
    return ends[0] if len(ends) == 1 else f"{ends.count(CONVERGED):,} of {len(ends):,} {CONVERGED}"


def rounds_words(rounds: int, command: str) -> str:
    """Return how many rounds an iterated search had, and of how many: ``3 of 5``, ``5`` of all asked for."""
    asked = max(map(int, _values(shlex.split(command), "--rounds")), default=rounds)
    return f"{rounds:,} of {asked:,}" if asked > rounds else f"{rounds:,}"


def unusual_profiles(command: str) -> list[str]:
    """Return what was asked of an iterated search's profiles beside the usual."""
    bound, include, exclude = profile_options(command)
    words = [f"incl. E ≤ {bound}"] if bound and float(bound) != DEFAULT_INCLUSION else []
    if include:
        words.append(f"{_named(include)} to be added")  # those not found could not be
    return [*words, *([f"without {_named(exclude)}"] if exclude else [])]


def _named(identifiers: Sequence[str]) -> str:
    """Return the names of a few hits, or how many there are."""
    if len(identifiers) > _MOST_NAMED:
        return counted(len(identifiers), "hit")
    return ", ".join(map(untagged, identifiers))


def profile_options(command: str) -> tuple[str, list[str], list[str]]:
    """Return up to which E-value, with and without which hits an iterated search built its profiles."""
    asked = shlex.split(command)
    return "".join(_values(asked, "--inclusion")), _values(asked, "--include"), _values(asked, "--exclude")


def unusual_preset(asked: Sequence[str], scoring: str) -> str:
    """Return what the window calls the preset of which a run used all; '' for none, and for the usual one.

    asked : the words of its command
    scoring : matrix and gap costs, ``PAM30 9/1``, which a query that is a PSSM has from elsewhere
    """
    method = "".join(_values(asked, "--evalues")) or METHOD
    for preset in PRESETS.values():  # a matrix that is a file has its path in the command
        used = [preset.matrix] == _values(asked, "--matrix") and scoring == preset.scoring
        if used and method == preset.evalues and preset.name != DEFAULT:
            return preset.label
    return ""


def unusual_options(command: str, scoring: str) -> list[str]:
    """Return what is not as usual of the options that have no words of their own in a list of runs.

    The preset is named where all of it was used, of which the type of E-values is part.
    """
    asked = shlex.split(command)
    preset = unusual_preset(asked, scoring)
    words = [preset] if preset else []
    words += [f"E ≤ {bound}" for bound in _values(asked, "--evalue") if float(bound) != DEFAULT_EVALUE]
    methods = [] if preset else _values(asked, "--evalues")
    words += [f"E-values: {LABELS.get(method, method)}" for method in methods]
    words += [f"best {top}" for top in _values(asked, "--top")]
    words += [f"only {taxon}" for taxon in _values(asked, "--taxon")]
    return words + [f"not {taxon}" for taxon in _values(asked, "--not-taxon")]


def _values(command: Sequence[str], option: str) -> list[str]:
    """Return what follows an option in a command, each time that it occurs."""
    return [value for word, value in itertools.pairwise(command) if word == option]
