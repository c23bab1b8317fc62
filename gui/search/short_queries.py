"""What the form, and pages that compare files, say of short queries before a search."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from math import log10
from typing import TYPE_CHECKING, Final

from swathe.core.database import Database
from swathe.core.results.hits import SIGNIFICANT
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence, query_title
from swathe.core.statistics.evalues import Method
from swathe.core.statistics.presets import DEFAULT, PRESETS, SHORT, SHORT_QUERY, scores_low
from swathe.core.system.words import bound_text, shortened

if TYPE_CHECKING:  # what it imports takes time that the form has not at its start
    from swathe.core.results.perfect_match import PerfectMatch

_NAMED: Final = 3
"""Queries that are named, of those that are counted."""
_FIGURES: Final = 10
"""Queries of which figures are told."""
_NAME: Final = 60
"""Letters of a query's name."""
_NAME_IN_SIGHT: Final = 20
"""The same of what is in sight, which takes no more than three lines of the form."""
_JUDGE: Final = "Judge the hits by identity and coverage."
_FEW: Final = 0.01
"""Share of many queries below which nobody needs to be told at once that they are short."""


@dataclass(frozen=True, slots=True)
class AboutShort:
    """What there is to say of short queries.

    `caution` and `said` are in sight, the one as a warning; `remark` is what only the curious want to know;
    `helps` is the preset that is advised: that for short queries, which would let one have a hit, or a more
    significant one, or the usual one; '' for none. `apart` names queries that it would be bad for.
    """

    caution: str = ""
    said: str = ""
    remark: str = ""
    helps: str = ""
    apart: str = ""


def about_short(
    queries: tuple[Sequence, ...], database: Database, scheme: ScoringScheme, evalues: Method, evalue: float
) -> AboutShort:
    """Say which queries are too short for a hit, and what perfect matches of other short ones are worth.

    Where the preset for these helps and there are longer queries, that it costs them relatives. There is
    nothing where it takes time to know.
    """
    about = _about_short_ones(queries, database, scheme, evalues, evalue)
    longer = sum(len(one) > SHORT_QUERY and not isinstance(one, PositionSpecificQuery) for one in queries)
    if about.helps != SHORT or not (longer or about.apart):
        return about
    whose = "the longer query" if longer == 1 else f"the {longer:,} longer queries" if longer else ""
    apart = f" Search {' and '.join(filter(None, (about.apart, whose)))} apart."
    why = f" Short peptide finds fewer relatives of {whose}." if longer else ""
    about = replace(about, remark=f"{about.remark}{why}".strip())
    if about.said:
        return replace(about, said=about.said + apart)
    if about.caution:
        return replace(about, caution=about.caution + apart)
    return replace(about, remark=about.remark + apart)


def _about_short_ones(
    queries: tuple[Sequence, ...], database: Database, scheme: ScoringScheme, evalues: Method, evalue: float
) -> AboutShort:
    """Say the same of the short ones alone."""
    from swathe.core.results.perfect_match import with_short_peptide
    from swathe.core.search.short_queries import short_words, too_short, usual_words
    from swathe.core.statistics.calibration import gumbel_parameters, takes_an_estimate

    if not database.n_residues or takes_an_estimate(scheme):
        return AboutShort()
    short = dict(
        too_short(
            queries, scheme, gumbel_parameters(scheme), database.n_residues, database.lengths, evalues, evalue
        )
    )
    about = _about_perfect if len(queries) == 1 else _about_several_perfect
    if not short:
        return about(queries, short, database, scheme, evalues)
    worth = {place: with_short_peptide(queries[place], scheme, evalues, database) for place in short}
    said, more = [], []
    for helped in (True, False):
        found = {place: usual for place, usual in short.items() if (worth[place] is not None) == helped}
        if not found:
            continue
        one = len(found) == 1
        if helped:
            found_with = sorted(perfect.usual for perfect in worth.values() if perfect is not None)
            has = "a perfect match has" if one else "perfect matches have"
            advice = f"With Short peptide {has} {_evalues(found_with)}."
        else:
            advice = "Search with a longer query." if one else "Search with longer queries."
        least = min(found.values())
        if len(queries) == 1:
            said.append(f"{short_words(queries[0], least)}. {advice}")
            continue
        verb = "is" if one else "are"
        some = _told(queries, list(found)) if helped else _share(queries, list(found))
        too = f"{_first_up(some)} {verb} too short for a hit here"
        they = "it" if one else "they"
        said.append(f"{too}; with Short peptide {they} {verb} not." if helped else f"{too}. {advice}")
        which = _first_up(_which(queries, list(found)))
        more.append(f"{which} {verb} too short: {usual_words(least)}. {advice}")
    helps = SHORT if any(perfect is not None for perfect in worth.values()) else ""
    others = AboutShort()
    if len(short) < len(queries):
        others = about(queries, short, database, scheme, evalues)
    few = len(queries) > 1 and len(short) < _FEW * len(queries)
    if few:
        remark = " ".join(filter(None, (*more, others.remark)))
        return replace(others, remark=remark, helps=helps or others.helps)
    if not helps and others.helps:
        said.append(f"{PRESETS[others.helps].label} suits others.")
    remark = " ".join(filter(None, (*more, others.remark)))
    return AboutShort(" ".join(said), "", remark, helps or others.helps)


def _evalues(ascending: list[float]) -> str:
    """Return ``E = 3e-04 to 0.01`` of decimal logarithms, ``E = 0.01`` where they read alike, '' of none."""
    from swathe.core.results.perfect_match import evalue_words

    if not ascending:
        return ""
    least, most = evalue_words(ascending[0]), evalue_words(ascending[-1])
    return least if least == most else f"{least} to {_number(ascending[-1])}"


def _first_up(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}"


def _counted(queries: tuple[Sequence, ...], places: list[int]) -> str:
    """Count some of several queries, or say that it is all."""
    all_of_them = len(places) == len(queries)
    return _which(queries, places) if all_of_them else f"{len(places):,} of {len(queries):,} queries"


def _told(queries: tuple[Sequence, ...], places: list[int]) -> str:
    """Count some of several queries that a button helps, and name the first; or say that it is all."""
    if len(places) == len(queries):
        return _which(queries, places)
    return f"{_counted(queries, places)} ({_named_in_sight(queries, places)})"


def _in_sight(queries: tuple[Sequence, ...], places: list[int]) -> str:
    """Name the only one of some queries, or count them, where they were counted before."""
    if len(places) > 1:
        return f"{len(places):,} of them"
    return _named_in_sight(queries, places)


def _share(queries: tuple[Sequence, ...], places: list[int]) -> str:
    """Count some of several queries, or say that it is all; a single one is named."""
    if len(places) in (1, len(queries)):
        return _which(queries, places)
    return f"{len(places):,} of {len(queries):,} queries"


def _which(queries: tuple[Sequence, ...], places: list[int]) -> str:
    """Count some of several queries and name the first of them, or say that it is all."""
    if len(places) == len(queries):
        return "both queries" if len(queries) == 2 else f"all {len(queries):,} queries"
    return f"{len(places):,} of {len(queries):,} queries, {_names(queries, places)},"


def _named_in_sight(queries: tuple[Sequence, ...], places: list[int]) -> str:
    """Name the first of some queries where there is little room, and count the others."""
    return _names(queries, places, _NAME_IN_SIGHT)


def _names(queries: tuple[Sequence, ...], places: list[int], letters: int = _NAME) -> str:
    """Name the first of some queries, and count the others."""
    names = [
        f"“{shortened(query_title(queries[place].header, place), letters)}”" for place in places[:_NAMED]
    ]
    more = len(places) - len(names)
    *most, last = [*names, f"{more:,} more"] if more else names
    return f"{', '.join(most)} and {last}" if most else last


def _about_perfect(
    queries: tuple[Sequence, ...],
    told: Container[int],
    database: Database,
    scheme: ScoringScheme,
    evalues: Method,
) -> AboutShort:
    """Say what a perfect match of a single short query is worth, where the preset for these makes it better.

    That is where it may not be significant, and wherever a matrix for longer queries is chosen and somebody
    may doubt it. Of long ones there is nothing to say, nor of one that was `told` of. Unadjusted E-values
    alone are known before a search: of these a remark says what they are.
    """
    from swathe.core.results.perfect_match import (
        JUDGE,
        about_perfect,
        evalue_words,
        foreseen_evalue,
        foreseen_significant,
        suitable,
        with_short_peptide,
    )
    from swathe.core.statistics.conclusion import LEAST

    asked = queries[0], scheme, evalues, database
    words, significant = about_perfect(*asked)
    if suitable(scheme, evalues)[0]:
        if significant:
            return AboutShort(remark=words)
        better, usual = _with_usual(queries, [0], database, scheme, evalues)
        return AboutShort(said=f"{words}{usual} {JUDGE}", helps=DEFAULT if better else "")
    perfect = with_short_peptide(*asked)
    foreseen = not words or foreseen_significant(*asked)
    if perfect is None:
        return AboutShort() if foreseen else AboutShort(said=f"{words} {JUDGE}")
    chosen = foreseen_evalue(*asked)
    if foreseen and (not scores_low(scheme) or chosen < log10(LEAST) or perfect.usual >= chosen):
        return AboutShort()
    if foreseen:
        words = f"With Short peptide a perfect match of {perfect.which} is more significant: "
        words += f"{evalue_words(perfect.usual)} (as chosen, likely {evalue_words(chosen)})."
    return AboutShort(said=words, helps=SHORT)


def _about_several_perfect(
    queries: tuple[Sequence, ...],
    told: Container[int],
    database: Database,
    scheme: ScoringScheme,
    evalues: Method,
) -> AboutShort:
    """Say the same of the short ones of several queries, but of those that were `told` of.

    Where longer ones are among them nothing is chosen for the sake of those that can do without. In sight is
    of how many it is said; a remark has names and figures.
    """
    from swathe.core.results.perfect_match import JUDGE, foreseen_evalue, perfect_matches, suitable
    from swathe.core.statistics.conclusion import LEAST

    suited, suiting = suitable(scheme, evalues)
    worth = perfect_matches(queries, suiting, database)
    found = {place: one for place, one in worth if place not in told}
    weak = {place: one.usual for place, one in found.items() if not one.significant}
    if suited:
        if not weak:
            return AboutShort()
        suits, usual = _with_usual(queries, list(weak), database, scheme, evalues)
        said = f"Perfect matches of {_counted(queries, list(weak))} may not be significant. "
        said += f"Usual suits {_in_sight(queries, suits)} better." if suits else _JUDGE
        more = f"Perfect matches of {_which(queries, list(weak))} may not be significant here "
        more += f"(E > {bound_text(SIGNIFICANT)}): they have {_evalues(sorted(weak.values()))} in a sequence "
        more += f"of usual length.{usual} {JUDGE}"
        helps = DEFAULT if len(suits) == len(queries) else ""
        return _of_share(said, more, len(weak), len(queries), AboutShort(helps=helps))
    foreseen = {place: foreseen_evalue(queries[place], scheme, evalues, database) for place in found}
    helped = {
        place: one.usual
        for place, one in found.items()
        if one.significant
        and one.usual < foreseen[place]
        and not foreseen[place] < log10(LEAST)  # else nobody would doubt it
    }
    worse, figures = _costs(queries, found, foreseen)
    advised = AboutShort(helps=SHORT, apart=_in_sight(queries, worse) if worse else "")
    doubtful = [place for place in found if not foreseen[place] <= log10(SIGNIFICANT)]
    weak = {place: weak[place] for place in doubtful if place in weak}
    better = {place: helped[place] for place in doubtful if place in helped}
    have, have_not = _evalues(sorted(better.values())), _evalues(sorted(weak.values()))
    if better:
        said = f"Perfect matches of {_told(queries, list(better))} need Short peptide to be significant."
        more = f"With Short peptide perfect matches of {_which(queries, doubtful)} have {have}"
        if weak:
            more += f", but {_names(queries, list(weak))} {'has' if len(weak) == 1 else 'have'} {have_not}"
        return _of_share(said, f"{more}. {figures}", len(doubtful), len(queries), advised)
    all_short = scores_low(scheme) and max(map(len, queries)) <= SHORT_QUERY
    in_sight, remarks = [], []
    with_short = "With Short peptide perfect matches of"
    if weak:
        in_sight.append(f"Perfect matches of {_counted(queries, doubtful)} may not be significant.")
        remarks.append(f"{with_short} {_which(queries, doubtful)} have {have_not}. {JUDGE}")
    if all_short and helped and weak:
        in_sight.append(f"Short peptide suits {_named_in_sight(queries, list(helped))}.")
    elif weak:
        in_sight.append(_JUDGE)
    elif all_short and helped:
        in_sight.append(f"{with_short} {_told(queries, list(helped))} are more significant.")
    if all_short and helped:
        which, have = _which(queries, list(helped)), _evalues(sorted(helped.values()))
        remarks.append(f"{with_short} {which} have {have}.")
    if not in_sight:
        return AboutShort()
    of_all = len(weak) + (len(helped) if all_short else 0)
    if not (all_short and helped):
        return _of_share(" ".join(in_sight), " ".join(remarks), of_all, len(queries), AboutShort())
    remarks.append(figures)
    return _of_share(" ".join(in_sight), " ".join(remarks), of_all, len(queries), advised)


def _costs(
    queries: tuple[Sequence, ...], worth: dict[int, PerfectMatch], foreseen: dict[int, float]
) -> tuple[list[int], str]:
    """Return of which queries the preset for short ones makes matches worse, and figures of each query.

    Parameters
    ----------
    worth : of short queries by place, with that preset
    foreseen : log10 E-values that perfect matches of these are likely to have as chosen
    """
    from swathe.core.results.perfect_match import WORSE, evalue_words

    worse = [place for place, one in worth.items() if one.usual > foreseen[place] + WORSE]
    costs = ""
    if worse:
        those = "That" if len(worse) == 1 else "Those"
        costs = f"{those} of {_names(queries, worse)} would be less significant with it. "
    told = [*worse, *(place for place in worth if place not in worse)]
    each = [
        f"{_names(queries, [place])} {evalue_words(foreseen[place])} and {_number(worth[place].usual)}"
        for place in told[:_FIGURES]
    ]
    more = f"; {len(told) - _FIGURES:,} more are not listed" if len(told) > _FIGURES else ""
    return (
        worse,
        f"{costs}Perfect matches as chosen, likely, and with Short peptide: {'; '.join(each)}{more}.",
    )


def _with_usual(
    queries: tuple[Sequence, ...],
    places: list[int],
    database: Database,
    scheme: ScoringScheme,
    evalues: Method,
) -> tuple[list[int], str]:
    """Return which of some short queries the usual preset suits better, and a sentence on them."""
    from swathe.core.results.perfect_match import with_usual

    asked = {place: with_usual(queries[place], scheme, evalues, database) for place in places}
    foreseen = {place: evalue for place, evalue in asked.items() if evalue is not None}
    if not foreseen:
        return [], ""
    better, preset = list(foreseen), PRESETS[DEFAULT]
    figures = _evalues(sorted(foreseen.values()))
    if len(queries) == 1:
        return better, f" With {preset.label} it is likely more significant: {figures}."
    match, verb = ("a perfect match", "is") if len(better) == 1 else ("perfect matches", "are")
    of = _names(queries, better)
    return better, f" With {preset.label} {match} of {of} {verb} likely more significant: {figures}."


def _number(log10_evalue: float) -> str:
    """Return an E-value without ``E =``."""
    from swathe.core.results.perfect_match import evalue_words

    return evalue_words(log10_evalue).removeprefix("E = ")


def _of_share(said: str, more: str, some: int, of_all: int, advised: AboutShort) -> AboutShort:
    """Have in sight what is said of some queries, and more as a remark: all where they are few of many."""
    if some < _FEW * of_all:
        return replace(advised, remark=f"{said} {more}")
    return replace(advised, said=said, remark=more)
