"""Write what tests/bench/bench_sensitivity.py measured: figures, the tables of a page, and a plot.

    python tests/bench/sensitivity_page.py

makes tables and plot anew from docs/benchmarks/sensitivity.json. The page's tables stand between
`<!-- begin figures -->` and `<!-- end -->`; what stands around them stays.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench import figures_page
from tests.bench.figures_page import FOLDER, axes, board, export, pen, table

FIGURES = FOLDER / "sensitivity.json"
BASELINE = "E-value"
STYLES = {
    "Raw score": ("#000000", "solid"),
    "E-value, matrix as it is": ("#56B4E9", "solid"),
    "E-value": ("#0072B2", "solid"),
    "E-value, fitted": ("#E69F00", "solid"),
    "E-value, distant": ("#D55E00", "dash"),
    "Z-value": ("#CC79A7", "solid"),
    "Pairwise p-value": ("#D55E00", "solid"),
    "Iterated search": ("#009E73", "solid"),
    "blastp": ("#0072B2", "dash"),
    "blastp, matrix as it is": ("#56B4E9", "dot"),
    "psiblast": ("#009E73", "dash"),
    "ssearch36": ("#E69F00", "dash"),
    "ssearch36, its defaults": ("#E69F00", "dot"),
    "mmseqs": ("#000000", "dot"),
}
"""`figures_page.COLOURS`; what Swathe ranks is drawn solid."""


def write(report: dict) -> None:
    """Write the figures, and tables and plot made of them."""
    FIGURES.write_text(as_text(report), encoding="utf-8")
    make_page()


def as_text(report: dict) -> str:
    """Return figures as they are kept."""
    return json.dumps(report, indent=1, ensure_ascii=False) + "\n"


def kept(old: dict, new: dict) -> dict:
    """Return new figures with the old ones of what was not measured again, and the day those are of.

    Raises ValueError where the two are of other queries or the baseline does not find what it found then: old
    differences from it would not be those from the new one.
    """
    sample = (
        "scheme",
        "domains",
        "residues",
        "queries",
        "related pairs",
        "seed",
        "top",
        "replicates",
        "levels",
    )
    for name in sample:
        if json.dumps(old[name]) != json.dumps(new[name]):
            raise ValueError(f"{name}: {new[name]} now, {old[name]} then; measure everything")
    values = [report["methods"][BASELINE]["figures"]["value"] for report in (old, new)]
    if not all(map(math.isclose, *values)):
        raise ValueError(f"{BASELINE}: {values[1]} now, {values[0]} then; measure everything")
    for method in old["methods"].values():
        method["notes"].setdefault("measured", old["date"])
    every = old["methods"] | new["methods"]
    return new | {"methods": in_order(every)}


def in_order(methods: dict) -> dict:
    """Return methods in the order of tables."""
    return {name: methods[name] for name in STYLES if name in methods}


def make_page() -> None:
    """Make tables and plot from the figures."""
    report = json.loads(FIGURES.read_text(encoding="utf-8"))
    page = FOLDER / "sensitivity.md"
    page.write_text(filled(page.read_text(encoding="utf-8"), report), encoding="utf-8")
    draw(FOLDER / "sensitivity.png", report)


def filled(page: str, report: dict) -> str:
    """Return a page with its tables made anew; raise ValueError where it has no place for them."""
    return figures_page.filled(page, table_of(report))


def table_of(report: dict) -> str:
    """Return everything there is to tell, in Markdown."""
    methods = report["methods"]
    levels = [f"{level:g}" for level in report["levels"]]
    n = len(levels)
    lines = [
        f"{report['queries']:,} queries{_drawn(report)} of {report['superfamilies of queries']:,} "
        f"superfamilies, {report['queries with relatives']:,} of them with relatives "
        f"({report['related pairs']:,} related pairs), against {report['domains']:,} domains "
        f"({report['residues']:,} residues). {report['scheme']}. Swathe {report['swathe']}, "
        f"{report['engine']}, {report['date']}. Each ± is a standard error, by {report['replicates']} draws "
        "of the queries.\n\n",
        "Coverage of related pairs in %, at so many errors per query; and the mean share of a query's "
        "relatives that come before its first error, in %:\n\n",
        table(
            ["", *(f"at {level}" for level in levels), "before the first error", "seconds"],
            (
                [name, *_cells(each, "value", "error", (*range(n), 2 * n)), f"{each['seconds']:,.0f}"]
                for name, each in methods.items()
            ),
        ),
        "\nThe same with every query that has relatives counting the same:\n\n",
        table(
            ["", *(f"at {level}" for level in levels)],
            ([name, *_cells(each, "value", "error", range(n, 2 * n))] for name, each in methods.items()),
        ),
        f"\nDifferences from the {BASELINE} in percentage points, with paired standard errors; by queries, "
        "and in brackets the errors where whole superfamilies are drawn:\n\n",
        table(
            ["", *(f"at {level}" for level in levels), "before the first error"],
            (
                [name, *_differences(each, range(n, 2 * n + 1))]
                for name, each in methods.items()
                if name != BASELINE
            ),
        ),
        "\nErrors per query up to an E-value (right E-values have about as many as they say); for the "
        f"pairwise p-value, p × {report['domains']:,}:\n\n",
        table(
            ["", *(f"E ≤ {evalue:g}" for evalue in report["E-values"])],
            (
                [name, *(f"{errors:.3g}" for errors in each["errors at E-values"])]
                for name, each in methods.items()
                if each["errors at E-values"] is not None
            ),
        ),
        "\nHow:\n\n",
        *(f"- {name}: {each['how']}{_notes(each['notes'])}\n" for name, each in methods.items()),
        *(f"- {name}: not measured, as {reason}\n" for name, reason in report["skipped"].items()),
    ]
    return "".join(lines)


def _drawn(report: dict) -> str:
    everything = report["queries"] == report["domains"]
    return ", all domains," if everything else f", drawn with seed {report['seed']},"


def _notes(notes: dict) -> str:
    """Return notes in words, to follow how a method was run."""
    words = [
        value if name == "version" else f"{name} {value}" if name == "measured" else f"{value:,} {name}"
        for name, value in notes.items()
    ]
    return f" ({'; '.join(words)})" if words else ""


def _cells(method: dict, values: str, errors: str, places: Iterable[int]) -> list[str]:
    figures = method["figures"]
    return [f"{100 * figures[values][i]:.1f} ± {100 * figures[errors][i]:.1f}" for i in places]


def _differences(method: dict, places: Iterable[int]) -> list[str]:
    figures = method["figures"]
    wider = figures["difference_error of superfamilies"]
    return [
        f"{100 * figures['difference'][i]:+.1f} ± {100 * figures['difference_error'][i]:.1f}"
        f" ({100 * wider[i]:.1f})"
        for i in places
    ]


def draw(path: Path, report: dict) -> None:
    """Plot coverage against errors, and how many queries find what share before their first error."""
    pens = {name: pen(colour, dash) for name, (colour, dash) in STYLES.items()}
    plots = board(1080, 460)
    left = axes(plots.addPlot(), "Errors per query", "Related pairs found (%)")
    left.setLogMode(x=True)
    ticks = (0.002, 0.01, 0.1, 1, 10)
    left.getAxis("bottom").setTicks([[(math.log10(tick), f"{tick:g}") for tick in ticks]])
    right = axes(plots.addPlot(), "Queries (%)", "Relatives found before the first error (%)")
    legend = right.addLegend(offset=(-10, 10), labelTextColor="k")
    fewest = 1 / report["queries"]
    for name, method in report["methods"].items():
        points = [
            (level, 100 * share)
            for level, share in zip(report["curve levels"], method["curve"], strict=True)
            if level >= fewest
        ]
        left.plot(*map(list, zip(*points, strict=True)), pen=pens[name])
        shares = [100 * share for share in method["before first error, percentiles"]]
        right.plot(list(range(100, -1, -1)), shares, pen=pens[name], name=name)
    legend.setBrush("#ffffffd0")
    for plot in (left, right):
        plot.setYRange(0, 100 if plot is right else plot.getViewBox().childrenBounds()[1][1], padding=0.02)
    export(plots, path)


if __name__ == "__main__":
    make_page()
