"""What a file of hits says, before it becomes a run."""

from __future__ import annotations

from dataclasses import dataclass, field

from swathe.core.others.hsps import Collector


@dataclass(slots=True)
class Reported:
    """What a file of hits says.

    Parameters
    ----------
    facts : (label, words) of settings
    notes : what to keep in mind, a sentence each
    columns : names of the columns that were read
    names_all_queries : whether queries without hits are among the names
    provisional : names of the queries whose E-values are provisional; None for all
    comments : what somebody wrote about hits, by the places of query and subject
    """

    hsps: Collector
    format: str
    program: str = ""
    version: str = ""
    facts: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    columns: tuple[str, ...] = ()
    names_all_queries: bool = False
    provisional: frozenset[str] | None = frozenset()
    comments: dict[tuple[int, int], str] = field(default_factory=dict)
