"""Why one of two runs does not report a subject that the other one does."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.history.differences import QueryDifferences, RunDifferences
from swathe.core.scoring.significance import bits_text, evalue_digits
from swathe.core.statistics.evalues import judge
from swathe.core.system.words import bound_text


def why_absent(runs: RunDifferences, query: QueryDifferences, hit: int, token: CancelToken) -> str:
    """Return what the run that does not report a hit makes of its subject, and its bound; '' if unknown.

    The adjusted score of a subject that is no hit is in no run: it is computed here, with the residues that
    the other run has kept, in some milliseconds for a usual pair.

    Raises `OperationCancelled`.
    """
    in_a = query.rows_a[hit] >= 0
    side, run, result, index = (
        ("b", runs.b, query.b, query.index_b) if in_a else ("a", runs.a, query.a, query.index_a)
    )
    plan, other, row = run.plan, *query.place(hit)
    if plan.origin is not None or plan.database.key != other.database.key:
        return ""
    score = query.columns[f"score_{side}"][hit]
    if math.isnan(score):
        return "The run was stopped before it compared this sequence."
    words, request = f"It scores {score:,.0f} there", plan.request
    if not result.significance.available:
        bits, log10_evalue = math.nan, math.nan
    elif result.evalues != "adjusted":
        bits, log10_evalue = (query.columns[f"{name}_{side}"][hit] for name in ("bits", "log10_evalue"))
    else:
        base = plan.parameters_of(index)
        judged = judge(
            "adjusted", result.query.codes, request.scheme.of(result.query), result.significance, base,
            other.database, other.subjects[row : row + 1], np.array([score], np.int32), math.inf, token,
        )  # fmt: skip
        if not judged.subjects.size:
            return f"{words}, and nothing once the matrix is adjusted to the compositions of both sequences."
        words += f", {judged.adjusted[0]:,.1f} adjusted for composition"
        bits = replace(result.significance, parameters=base).bits(judged.adjusted)[0]
        log10_evalue = judged.log10_evalues[0]
    if math.isnan(log10_evalue):
        return f"{words}.{_limit(request.top)}"
    found = f"{words}: {bits_text(bits)} bits, E = {evalue_digits(log10_evalue, 3)}"
    bound = f"the bound of E ≤ {bound_text(request.evalue)}"
    if log10_evalue > math.log10(request.evalue):
        return f"{found}, beyond {bound}."
    return f"{found}, within {bound}.{_limit(request.top)}"


def _limit(top: int | None) -> str:
    return "" if top is None else f" Only the best {top:,} were to be reported."
