"""What an iterated search did, as JSON values and in words, for all outputs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.headers.brief import untagged
from swathe.core.profiles.profile import BETA
from swathe.core.results.hits import ADDED, LEFT_OUT, HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import CIRCULAR
from swathe.core.scoring.significance import evalue_shown
from swathe.core.search.events import Round, SearchResult
from swathe.core.search.round_options import RoundOptions
from swathe.core.search.rounds import MORE_TO_FIND, QueryRound
from swathe.core.sequences.sequence import subject_name
from swathe.core.statistics.conclusion import is_borderline, is_open
from swathe.core.system.words import bound_text, counted

METHOD = "PSI-BLAST profiles (Altschul et al. 1997)"
_NAMED: Final = 3
"""Hits up to which they are named, not counted."""


def search_rounds(result: SearchResult) -> dict[str, Any] | None:
    """Return how a search was iterated, as JSON values; None if it was not."""
    options = result.plan.request.iteration
    if options is None:
        return None
    last = result.rounds[-1] if result.rounds else None
    whole = result.whole or result
    asked = whole.plan.request.iteration
    assert asked is not None
    return {
        "method": METHOD,
        "pseudocount_weight": BETA,
        "rounds_asked": asked.rounds,
        "rounds": len(whole.rounds),
        "round": len(result.rounds),
        "inclusion": options.inclusion,
        **({"include": list(options.include)} if options.include else {}),
        **({"exclude": list(options.exclude)} if options.exclude else {}),
        "settled": last is not None and last.converged and not last.empty,
    }


def round_of(result: SearchResult, queries: Sequence[int] = ()) -> str:
    """Return which of their rounds hits of an iterated search are of: ``round 2 of 3``; '' where none ended.

    Once a query has converged its hits stay those of its last round: of queries of which some had fewer
    rounds it is ``the last round of each query``.

    queries : by their 0-based places; none for all
    """
    if not result.rounds or not result.queries:
        return ""
    places = queries or range(len(result.queries))
    if len(_numbers(result, places)) > 1:
        return of_each_query(len(result.rounds), len((result.whole or result).rounds))
    return f"round {_number_of(result, places)}"


def round_of_hits(hits: HitTable, options: RoundOptions | None) -> str:
    """Say which round of an iterated search a query's hits are of, and whose profile or PSSM scored them.

    ``round 1 of 3``, ``round 3 of 3 (profile without ADHN_RHOER)``, ``a PSSM``; '' for others.

    options : of the search; None for one without rounds
    """
    scored = ""
    if hits.in_later_round and options is not None:
        taken = (row for row, what in hits.by_hand.items() if what == ADDED and hits.is_in_profile(row))
        added = [hits.text("subject", row) for row in taken]
        by_hand = (("with", added), ("without", options.exclude or ()))
        scored = f"profile {' and '.join(f'{how} {named(names)}' for how, names in by_hand if names)}".strip()
    elif hits.of_given_pssm:
        scored = "PSSM"
    if hits.rounds is None:
        return scored and f"a {scored}"
    return f"round {hits.round_number} of {hits.rounds_in_all}" + (f" ({scored})" if scored else "")


def round_in_names(words: str) -> list[str]:
    """Return what files call a round that is said in words, ``round-3``, as a part of their names, if any.

    words : of `round_of` or `round_of_hits`
    """
    name = words.partition(" of ")[0].removeprefix("the ")
    return [name.replace(" ", "-")] if "round" in name else []


def of_each_query(number: int, rounds: int) -> str:
    """Return which round of several queries a round, counted from 1, is, in words that are true of each."""
    if number == rounds:
        return "the last round of each query"
    return "round 1" if number == 1 else f"round {number} of each query, or its last before that"


def _number_of(result: SearchResult, places: Iterable[int]) -> str:
    """Return which round hits of some queries are of, all of them the same one: ``2 of 3``."""
    return f"{max(_numbers(result, places))} of {_most(_numbers(result.whole or result, places))}"


def _numbers(result: SearchResult, places: Iterable[int]) -> set[int]:
    """Return in how many rounds each of some queries was searched."""
    return {len(parts_of(result.rounds, place)) for place in places}


def _most(numbers: set[int]) -> str:
    """Return the number of rounds of some queries, or how many they are at most where they differ."""
    return f"{'up to ' if len(numbers) > 1 else ''}{max(numbers, default=0)}"


def parts_of(rounds: Iterable[Round], index: int) -> list[QueryRound]:
    """Return the rounds in which a query at a 0-based place was searched: none after it converged."""
    return [one.queries[index] for one in rounds if one.queries[index].searched]


def of_one_search(a: SearchResult, b: SearchResult) -> bool:
    """Whether two results are rounds of one iterated search."""
    return bool(a.rounds and b.rounds) and a.started == b.started


def query_rounds(result: SearchResult, index: int) -> list[dict[str, Any]]:
    """Return the rounds in which a query, given by its 0-based place, was searched, as JSON values."""
    return [_query_round(number, part) for number, part in enumerate(parts_of(result.rounds, index), 1)]


def _query_round(number: int, query: QueryRound) -> dict[str, Any]:
    figures = query.result.significance.parameters
    return {
        "round": number,
        "significant": query.result.significant,
        "included": int(query.included.size),
        "new": _names(query.result, query.new),
        "lost": _names(query.result, query.lost),
        "doubtful": _names(query.result, query.doubtful),
        "left_out": _names(query.result, query.left_out),
        "profile_sequences": query.profile.sequences,
        "profile_removed": query.profile.removed,
        "statistics": figures.source,
        "lambda": float(figures.lambda_),
        "K": float(figures.K),
        "cells": query.result.cells,
        "seconds": query.result.seconds,
    }


def _names(result: QueryResult, subjects: NDArray[np.int64]) -> list[dict[str, Any]]:
    database = result.hits.database
    return [
        {"subject": subject_name(database.header(subject), record), "record": record + 1}
        for subject, record in zip(subjects.tolist(), database.records[subjects].tolist(), strict=True)
    ]


def rounds_text(result: SearchResult) -> str:
    """Return words on how many rounds there were and why no more, or which of them this one is.

    '' for a search that was not iterated.
    """
    facts = search_rounds(result)
    if facts is None:
        return ""
    rounds, end = counted(facts["rounds"], "round"), f"{facts['rounds_asked']} asked for"
    if result.whole is not None:
        rounds, end = round_of(result), f"at most {end}"
    elif result.rounds:
        most = _most(_numbers(result, range(len(result.queries))))
        rounds = f"{most} round{'s' * (facts['rounds'] != 1)}"
    if result.whole is None and facts["settled"]:
        end = "nothing new in the last"
    elif result.rounds and result.rounds[-1].empty:
        end = "no hit included in the last"
    inclusion = bound_text(facts["inclusion"])
    words = f"{rounds} ({end}), profiles of the hits with E ≤ {inclusion}"
    never = never_included([one.queries for one in result.rounds], facts.get("include", ()))
    included = [name for name in facts.get("include", ()) if name not in never]
    by_hand = (
        f" and with {named(included)} (by hand)" if included else "",
        f" ({named(never)} to be included by hand found in no round)" if never else "",
        f" but without {named(facts['exclude'])} (by hand)" if "exclude" in facts else "",
    )
    return words + "".join(by_hand)


def never_included(rounds: Iterable[Sequence[QueryRound]], names: Iterable[str]) -> tuple[str, ...]:
    """Return those of some names of hits that no round included for any query, in their order.

    rounds : the parts of all queries, from the first round on
    """
    missing = dict.fromkeys(names)
    for part in (part for queries in rounds for part in queries):
        if not missing:
            break
        database = part.result.hits.database
        records = database.records[part.included].tolist()
        for subject, record in zip(part.included.tolist(), records, strict=True):
            missing.pop(subject_name(database.header(subject), record), None)
    return tuple(missing)


def named(hits: Sequence[str]) -> str:
    """Return the names of a few hits, or how many there are."""
    return ", ".join(map(untagged, hits)) if len(hits) <= _NAMED else counted(len(hits), "hit")


def round_text(query: QueryRound, inclusion: float) -> str:
    """Return words on what a round found of a query."""
    evalues = query.result.hits.log10_evalues[query.included_rows()]
    by_hand = int(np.count_nonzero(evalues > math.log10(inclusion)))  # nothing else takes these in
    parts = (
        f"{counted(query.included.size - by_hand, 'hit')} included with E ≤ {bound_text(inclusion)}"
        + (f" and {by_hand:,} by hand" if by_hand else ""),
        f"{query.new.size:,} of them new",
        f"{query.lost.size:,} dropped",
        f"{query.doubtful.size:,} doubtful (low complexity)" if query.doubtful.size else "",
        f"{query.left_out.size:,} left out (composition or repeats)" if query.left_out.size else "",
    )
    return ", ".join(filter(None, parts))


def first_round_text(result: QueryResult) -> str:
    """Say why the first round can have other E-values than a search without rounds; '' where it has none.

    That is of a sequence whose E-values would be fitted: a PSSM has the same without rounds.
    """
    hits = result.hits
    fits = result.significance.parameters.available and result.evalues != "matrix"
    if hits.rounds is None or hits.in_later_round or hits.of_given_pssm or not fits:
        return ""
    return (
        "Round 1 can show other E-values than a single search: only that fits its statistics to the scores "
        "of all sequences. The scores are the same."
    )


def in_pssm_text(hits: HitTable, number: int) -> str:
    """Say how many of a round's hits have sequences of the PSSM that the search began with; '' if not known.

    It may hold two hits of one sequence, or sequences that are in another database.
    """
    listed = hits.given_pssm.built_from if hits.given_pssm is not None else None
    if not listed:
        return ""
    held = int(np.count_nonzero(hits.in_pssm))
    return (
        f"The PSSM was built from {counted(len(listed), 'different sequence')}: {held:,} of the "
        f"{counted(len(hits), 'hit')} listed in round {number} {'has' if held == 1 else 'have'} one of them."
    )


def made_of_text(query: QueryRound, number: int) -> str:
    """Return a sentence on which hits of a round its profile was built from, and why not from the others."""
    used, repeating = query.profile.sequences, query.profile.removed
    included, listed = used + repeating, query.included_rows().size
    if repeating:
        which = f"{used:,} of the {included:,} hits"
        repeat = "repeats" if repeating == 1 else "repeat"
        others = f"; {repeating:,} {repeat} the query or another hit"
    else:
        which, others = "the only hit" if included == 1 else f"the {included:,} hits", ""
    of_table = f" The table lists {listed:,} of these {included:,}." if listed < included else ""
    return f"Built from the query and {which} included in round {number}{others}.{of_table}{_left_out(query)}"


def _left_out(query: QueryRound) -> str:
    """Return a sentence on how many hits of a round somebody left out of its profile; '' for none."""
    left_out = sum(what == LEFT_OUT for what in query.result.hits.by_hand.values())
    return f" {counted(left_out, 'hit')} left out by hand." if left_out else ""


def weak_text(rounds: Iterable[QueryRound]) -> str:
    """Say of the first round whose new hits are all borderline that they are; '' where there is none.

    Once they were tested there, what that found counts: a `Basis` names those that are not convincing.

    rounds : a query's part of each, from the first round on
    """
    told = (_weak_text(query, number) for number, query in enumerate(rounds, 1))
    return next(filter(None, told), "")


def remarks(result: SearchResult, index: int) -> Iterator[str]:
    """Yield sentences on why not to believe a query's hits at once, given by its 0-based place.

    They are on the rounds that made its profile, or on the PSSM that the search was given.
    """
    basis = result.queries[index].hits.basis
    if basis is not None and basis.given:
        yield f"{CIRCULAR}."
    parts = [one.queries[index] for one in result.rounds]
    if parts and result.whole is None and parts[-1].included.size and not parts[-1].converged:
        yield MORE_TO_FIND
    if weak := weak_text(parts):
        yield weak
    if basis is not None and basis.named:
        yield basis.sentence.strip()


def _weak_text(query: QueryRound, number: int) -> str:
    evalues, hits = query.new_log10_evalues(), query.result.hits
    if not is_borderline(evalues).all() or all(map(hits.pair, query.new_rows().tolist())):
        return ""
    least, most = (evalue_shown(float(end)) for end in (evalues.min(), evalues.max()))
    if evalues.size == 1:
        which = f"The hit that round {number} newly included is borderline (E = {least})"
    else:
        which = f"The {evalues.size:,} hits that round {number} newly included are all borderline"
        which += f" (E {least} to {most})"
    them, they = ("it", "it is") if evalues.size == 1 else ("them", "they are")
    helps = any(is_open(evalue, hits.basis) for evalue in evalues.tolist())
    advice = f", so test {them} in round {number}, where {they} new, before you trust the rounds after"
    return f"{which}: a hit by chance brings its own relatives{advice if helps else ''}."


def lines(result: SearchResult) -> Iterator[tuple[str, str]]:
    """Yield (label, words) of how a search was iterated, and of what is to be believed with caution.

    Figures have no commas between them, which would split comment lines of CSV.
    """
    options = result.plan.request.iteration
    if options is not None:
        yield from _round_lines(result, options)
    for index in range(len(result.queries)):
        of_query = f" on query {index + 1}" if len(result.queries) > 1 else ""
        for remark in remarks(result, index):
            yield f"Caution{of_query}", remark


def _round_lines(result: SearchResult, options: RoundOptions) -> Iterator[tuple[str, str]]:
    """Yield those of the rounds."""
    places = range(len(result.queries)) if result.rounds else ()
    numbers = [_number_of(result, [place]) for place in places]
    if len(set(numbers)) == 1:
        yield "Round", numbers[0]
    else:
        yield from ((f"Round of query {number}", of_query) for number, of_query in enumerate(numbers, 1))
    yield "Rounds", f"{rounds_text(result)}; {METHOD}, pseudocounts of weight {BETA:g}".replace(",", ";")
    for one in result.rounds:
        for index, query in enumerate(one.queries):
            if query.searched:
                of_query = f" of query {index + 1}" if len(one.queries) > 1 else ""
                words = round_text(query, options.inclusion).replace(", ", "; ").replace(",", "")
                yield f"Round {one.number}{of_query}", words
