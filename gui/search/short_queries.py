"""What the form, and pages that compare files, say of short queries before a search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from swathe.core.database import Database
from swathe.core.results.hits import SIGNIFICANT
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence, query_title
from swathe.core.statistics.evalues import Method
from swathe.core.system.words import bound_text, shortened

_NAMED: Final = 3
"""Queries that are named, of those that are counted."""
_NAME: Final = 60
"""Letters of a query's name."""
_FEW: Final = 0.01
"""Share of many queries below which nobody needs to be told at once that they are short."""


@dataclass(frozen=True, slots=True)
class AboutShort:
    """What there is to say of short queries.

    `caution` and `said` are in sight, the one as a warning; `remark` is what only the curious want to know;
    `short_helps` is whether the preset for short queries would let one have a hit, or a significant one.
    """

    caution: str = ""
    said: str = ""
    remark: str = ""
    short_helps: bool = False


def about_short(
    queries: tuple[Sequence, ...], database: Database, scheme: ScoringScheme, evalues: Method, evalue: float
) -> AboutShort:
    """Say which queries are too short for a hit, or else for a significant one.

    Of short queries that are not too short, say what perfect matches are worth. There is nothing where it
    takes time to know.
    """
    from swathe.core.results.perfect_match import JUDGE, with_short_peptide
    from swathe.core.search.short_queries import (
        OF_SIGNIFICANT,
        best_words,
        short_words,
        too_short,
    )
    from swathe.core.statistics.calibration import gumbel_parameters, takes_an_estimate

    if not database.n_residues or takes_an_estimate(scheme):
        return AboutShort()
    basis = scheme, gumbel_parameters(scheme), database.n_residues, database.lengths, evalues
    of_what = ""
    short = too_short(queries, *basis, evalue)
    if not short:
        of_what = OF_SIGNIFICANT
        short = too_short(queries, *basis, None)
    if not short:
        about = _about_perfect if len(queries) == 1 else _about_several_perfect
        return about(queries, database, scheme, evalues)
    worth = {place: with_short_peptide(queries[place], scheme, evalues, database) for place, _ in short}
    said = []
    for helped in (True, False):
        found = [(place, best) for place, best in short if (worth[place] is not None) == helped]
        if not found:
            continue
        best, places = min(best for _, best in found), [place for place, _ in found]
        if helped:
            found_with = sorted(perfect.usual for perfect in worth.values() if perfect is not None)
            has = "a perfect match has" if len(found) == 1 else "perfect matches have"
            advice = f"With Short peptide {has} {_evalues(found_with)}."
        else:
            advice = "Search with a longer query" if len(found) == 1 else "Search with longer queries"
            advice += f", or among fewer taxa. {JUDGE}" if of_what else "."
        if len(queries) == 1:
            said.append(f"{short_words(queries[0], best, of_what)}. {advice}")
        else:
            which, verb = _which(queries, places), "is" if len(found) == 1 else "are"
            of_which = f"{which[0].upper()}{which[1:]} {verb} too short{of_what}"
            said.append(f"{of_which}: {best_words(best)}. {advice}")
    words, helps = " ".join(said), any(perfect is not None for perfect in worth.values())
    if len(queries) > 1 and len(short) < _FEW * len(queries):
        return AboutShort(remark=words, short_helps=helps)
    return AboutShort(words, short_helps=helps)


def _evalues(ascending: list[float]) -> str:
    """Return ``E = 3e-04 to 0.01`` of decimal logarithms, ``E = 0.01`` where they read the same."""
    from swathe.core.results.perfect_match import evalue_words

    least, most = evalue_words(ascending[0]), evalue_words(ascending[-1])
    return least if least == most else f"{least} to {most.removeprefix('E = ')}"


def _which(queries: tuple[Sequence, ...], places: list[int]) -> str:
    """Count some of several queries and name the first of them, or say that it is all."""
    if len(places) == len(queries):
        return "both queries" if len(queries) == 2 else f"all {len(queries):,} queries"
    names = [f"“{shortened(query_title(queries[place].header, place), _NAME)}”" for place in places[:_NAMED]]
    more = len(places) - len(names)
    *most, last = [*names, f"{more:,} more"] if more else names
    named = f"{', '.join(most)} and {last}" if most else last
    return f"{len(places):,} of {len(queries):,} queries, {named},"


def _about_perfect(
    queries: tuple[Sequence, ...], database: Database, scheme: ScoringScheme, evalues: Method
) -> AboutShort:
    """Say what a perfect match of a single short query is worth, where it may not be significant as chosen.

    There is nothing to say of long ones. Unadjusted E-values alone are known before a search: of these a
    remark says what they are.
    """
    from swathe.core.results.perfect_match import (
        JUDGE,
        about_perfect,
        foreseen_significant,
        suitable,
        with_short_peptide,
    )

    asked = queries[0], scheme, evalues, database
    words, significant = about_perfect(*asked)
    if suitable(scheme, evalues)[0]:
        return AboutShort(remark=words) if significant else AboutShort(said=f"{words} {JUDGE}")
    if not words or foreseen_significant(*asked):
        return AboutShort()
    helps = with_short_peptide(*asked) is not None
    return AboutShort(said=words if helps else f"{words} {JUDGE}", short_helps=helps)


def _about_several_perfect(
    queries: tuple[Sequence, ...], database: Database, scheme: ScoringScheme, evalues: Method
) -> AboutShort:
    """Say of which short queries not even perfect matches may be significant as chosen, nor with what suits.

    Where they would be with what suits them, that is said.
    """
    from swathe.core.results.perfect_match import JUDGE, foreseen_significant, perfect_matches, suitable

    suited, suiting = suitable(scheme, evalues)
    found = dict(perfect_matches(queries, suiting, database))
    if not suited:
        foreseen = partial(foreseen_significant, scheme=scheme, evalues=evalues, database=database)
        found = {place: one for place, one in found.items() if not foreseen(queries[place])}
    helped = {place: one for place, one in found.items() if one.significant and not suited}
    weak = {place: one for place, one in found.items() if not one.significant}
    said = []
    if helped:
        which, have = _which(queries, list(helped)), _evalues(sorted(one.usual for one in helped.values()))
        words = f"Even perfect matches of {which} may not be significant"
        said.append(f"{words}; with Short peptide they have {have}.")
    if weak:
        which, have = _which(queries, list(weak)), _evalues(sorted(one.usual for one in weak.values()))
        if suited:
            words = f"Perfect matches of {which} would not be significant here "
            words += f"(E > {bound_text(SIGNIFICANT)}): they have {have} in a sequence of usual length"
        else:
            words = f"Even perfect matches of {which} may not be significant, "
            words += f"even with Short peptide ({have})"
        said.append(f"{words}. {JUDGE}")
    words, few = " ".join(said), len(helped) + len(weak) < _FEW * len(queries)
    return AboutShort("", "" if few else words, words if few else "", bool(helped))
