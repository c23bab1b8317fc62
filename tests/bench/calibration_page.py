"""Write what tests/bench/bench_calibration.py measured: figures, the tables of a page, and a plot.

    python tests/bench/calibration_page.py

makes tables and plot anew from docs/benchmarks/calibration.json. The page's tables stand between
`<!-- begin figures -->` and `<!-- end -->`; what stands around them stays.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench import figures_page
from tests.bench.figures_page import COLOURS, FOLDER, axes, board, export, pen, table
from tests.calibration import NULL_SETS

FIGURES = FOLDER / "calibration.json"
NAMED_AT = 0.01
"""The E-value at which the query with the most hits is named."""
PLOTTED = 1e-5
"""The least E-value of plots."""


def write(run: dict, known: Sequence[str]) -> None:
    """Write the figures, beside those of other conditions, and tables and plot made of all.

    known : the programs there are, in the order of tables; figures of others are dropped
    """
    runs = json.loads(FIGURES.read_text(encoding="utf-8"))["runs"] if FIGURES.exists() else []
    FIGURES.write_text(
        json.dumps({"runs": with_run(runs, run, known)}, indent=1, ensure_ascii=False) + "\n",
        encoding="utf-8",
    )
    make_page()


def make_page() -> None:
    """Make tables and plot from the figures."""
    runs = json.loads(FIGURES.read_text(encoding="utf-8"))["runs"]
    page = FOLDER / "calibration.md"
    page.write_text(filled(page.read_text(encoding="utf-8"), runs), encoding="utf-8")
    draw(FOLDER / "calibration.png", runs[0])


def with_run(runs: Sequence[dict], run: dict, known: Sequence[str]) -> list[dict]:
    """Return runs with one more, or with it in the place of that under the same conditions."""
    new = [joined(old, run, known) if old["conditions"] == run["conditions"] else old for old in runs]
    return new if any(old["conditions"] == run["conditions"] for old in runs) else [*new, run]


def joined(old: dict, new: dict, known: Sequence[str]) -> dict:
    """Return new figures with the old ones of null sets and programs that were not measured again.

    Raises ValueError where old ones would be kept that are of other queries or other sequences.
    """
    sets = {}
    for name in NULL_SETS:
        before, now = old["sets"].get(name), new["sets"].get(name)
        if before and any(
            each in known for each in before["programs"].keys() - (now or {"programs": {}})["programs"]
        ):
            if old["digest of queries"] != new["digest of queries"]:
                raise ValueError("the queries are not those of the page's figures; measure everything")
            if now and before["digest"] != now["digest"]:
                raise ValueError(f"the {name} set is not that of the page's figures; measure everything")
        if both := [each for each in (before, now) if each]:
            programs = {program: figures for each in both for program, figures in each["programs"].items()}
            sets[name] = both[-1] | {"programs": _in_order(programs, known)}
    measured = {program for each in sets.values() for program in each["programs"]}
    how = _in_order(old["programs"] | new["programs"], [name for name in known if name in measured])
    skipped = {
        name: reason for name, reason in (old["skipped"] | new["skipped"]).items() if name not in measured
    }
    return new | {"sets": sets, "programs": how, "skipped": skipped}


def _in_order(programs: dict, known: Iterable[str]) -> dict:
    return {name: programs[name] for name in known if name in programs}


def filled(page: str, runs: Sequence[dict]) -> str:
    """Return a page with its tables made anew; raise ValueError where it has no place for them."""
    return figures_page.filled(page, "\n".join(map(table_of, runs)))


def table_of(run: dict) -> str:
    """Return everything there is to tell of a run, in Markdown."""
    conditions = run["conditions"]
    shortest, longest = conditions["lengths"]
    lines = [
        f"### {conditions['scheme'].split(',')[0]} {_gaps(conditions['scheme'])}, "
        f"{conditions['sequences']:,} sequences, {conditions['queries']:,} queries of {shortest:,} to "
        f"{longest:,} residues\n\n",
        f"Drawn with seed {conditions['seed']}; the queries have {run['residues of queries']:,} residues. "
        f"{conditions['scheme']}; its parameters are {run['parameters']}. {run['processors']} processors, "
        f"{run['date']}.\n",
    ]
    for name, each in run["sets"].items():
        lines += [
            f"\n**{name.capitalize()}**, {each['residues']:,} residues: hits per query ± standard error, and "
            "in brackets the most of one query:\n\n",
            table(
                [
                    "",
                    *(f"E ≤ {evalue:g}" for evalue in run["E-values"]),
                    f"most at E ≤ {NAMED_AT:g}",
                    "seconds",
                ],
                (
                    [
                        program,
                        *_cells(found["figures"]),
                        found["figures"]["by"][run["E-values"].index(NAMED_AT)],
                        f"{found['seconds']:,.0f}",
                    ]
                    for program, found in each["programs"].items()
                ),
            ),
        ]
    lines += ["\nHow:\n\n"]
    for name, each in run["programs"].items():
        lines += [f"- {name}: {each['how']} ({'; '.join([each['version'], *_notes(run, name)])})\n"]
    lines += [f"- {name}: not measured, as {reason}\n" for name, reason in run["skipped"].items()]
    return "".join(lines)


def _gaps(description: str) -> str:
    """Return the gap costs in a scheme's description, as 11 + k·1."""
    return description.split(" costs ")[1].split(" (")[0]


def _notes(run: dict, program: str) -> Iterator[str]:
    """Yield what is remarkable of a program's figures: of which null set, and of which day if of another."""
    for name, each in run["sets"].items():
        found = each["programs"].get(program, {"notes": {}, "measured": run["date"]})
        yield from (f"{name}: {number:,} {what}" for what, number in found["notes"].items())
        if found["measured"] != run["date"]:
            yield f"{name}: measured {found['measured']}"


def _cells(figures: dict) -> Iterator[str]:
    for mean, error, most in zip(figures["mean"], figures["error"], figures["most"], strict=True):
        decimals = 1 if mean >= 10 else 2 if mean >= 0.1 else 3
        yield f"{mean:.{decimals}f} ± {error:.{decimals}f} ({most:,})" if most else "0"


def draw(path: Path, run: dict) -> None:
    """Plot hits per query against the E-value, a panel for each null set."""
    plots = board(480 * len(run["sets"]), 460)
    fewest = 0.5 / run["conditions"]["queries"]
    pens = dict(zip(run["programs"], pens_of(run["programs"]), strict=True))
    for place, (name, each) in enumerate(run["sets"].items()):
        plot = axes(plots.addPlot(title=name.capitalize()), "E-value", "" if place else "Hits per query")
        plot.titleLabel.setText(name.capitalize(), color="k")
        plot.setLogMode(x=True, y=True)
        for side, most in (("bottom", 1), ("left", 3)):
            exponents = range(-5, most + 1)
            plot.getAxis(side).setTicks([[(power, f"{10.0**power:g}") for power in exponents]])
        plot.getAxis("left").setWidth(70)  # panels of one size, whichever is labelled
        if not place:
            legend = plot.addLegend(offset=(10, 10), labelTextColor="k")
            legend.setBrush("#ffffffd0")
        due = [PLOTTED, run["curve E-values"][-1]]
        plot.plot(due, due, pen=pen("#b0b0b0", "solid", 5), name=None if place else "as many as it says")
        for program, found in each["programs"].items():
            points = [
                (evalue, hits)
                for evalue, hits in zip(run["curve E-values"], found["curve"], strict=True)
                if hits > 0 and evalue >= PLOTTED
            ]
            if points:
                plot.plot(
                    *map(list, zip(*points, strict=True)), pen=pens[program], name=None if place else program
                )
        plot.setXRange(math.log10(PLOTTED), 1, padding=0.02)
        plot.setYRange(math.log10(fewest), math.log10(most_of(run)), padding=0.02)
    export(plots, path)


def most_of(run: dict) -> float:
    """Return the most hits per query of all curves; at least what is due."""
    curves = [found["curve"] for each in run["sets"].values() for found in each["programs"].values()]
    return max(hits for curve in [run["curve E-values"], *curves] for hits in curve)


def pens_of(programs: Iterable[str]) -> Iterator:
    """Yield a pen for each program: those of Swathe's solid, others' dashed, each in a colour of its own."""
    used = {"solid": 0, "dash": 0}
    for name in programs:
        dash = "solid" if name.startswith("Swathe") else "dash"
        yield pen(COLOURS[used[dash] % len(COLOURS)], dash)
        used[dash] += 1


if __name__ == "__main__":
    make_page()
