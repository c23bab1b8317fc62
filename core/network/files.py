"""Write a network to files: its edges, families, graph and distances, for other programs."""

from __future__ import annotations

import csv
import io
import itertools
import json
import re
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.export import sidecar_of
from swathe.core.export.plain_tables import write_plain_table
from swathe.core.export.spreadsheet import neutralised
from swathe.core.export.values import ExportProgress
from swathe.core.export.xml_text import escaped
from swathe.core.headers.fields import organism_of
from swathe.core.network.families import Families, FamilyEdges, NodeTable
from swathe.core.network.network import Network
from swathe.core.results.columns import Table
from swathe.core.sequences.sequence import description_of
from swathe.core.system.files import atomic_file, check_destination, is_special
from swathe.core.system.steps import Ticker
from swathe.core.system.words import counted

_PHYLIP_NAME: Final = 10
"""Characters of a name in PHYLIP's files."""
_NOT_IN_PHYLIP: Final = re.compile(r"[\s()\[\]:;,]|[^\x21-\x7e]")
_GRAPHML: Final = "http://graphml.graphdrawing.org/xmlns"
_EDGE_KEYS: Final = (
    "evalue", "log10_evalue", "log10_evalue_ab", "log10_evalue_ba", "evalue_moved", "bits", "score",
    "identity", "coverage_a", "coverage_b", "distance", "alignment_length",
)  # fmt: skip
"""What graphs say of an edge; `similarity` of 1 − distance besides, for programs that lay out by weights."""
_NODE_KEYS: Final = (
    "name", "label", "description", "organism", "length", "family", "family_name", "family_size", "degree",
)  # fmt: skip
"""What graphs say of a node; `label` is the short name that lists and pictures have."""
_TYPES: Final = {
    "score": "long", "alignment_length": "long", "length": "long", "family": "long", "family_size": "long",
    "degree": "long", "family_name": "string", "name": "string", "label": "string", "description": "string",
    "organism": "string", "color": "string",
}  # fmt: skip
"""GraphML's types of the values that are not of type double."""


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """A network to write: its families at a bound and, where it was drawn, places and colours of its nodes.

    places : float64[n, 2] in points, or None
    colours : of each node, ``#rrggbb``, or None
    listed : int64[k] the rows to write to tables, edges or sequences, in this order; None for all
    """

    network: Network
    families: Families
    places: NDArray[np.float64] | None = None
    colours: Sequence[str] | None = None
    comments: bool = True
    listed: NDArray[np.int64] | None = None


Writer = Callable[[Job, BinaryIO], Iterator[int]]


@dataclass(frozen=True, slots=True)
class NetworkFormat:
    """A file format of networks: `key` names it on the command line, `label` in dialogs.

    Parameters
    ----------
    suffixes : ends of file names that choose the format, the usual one first
    description : one sentence: what the file holds and who reads it
    write : yields the number of edges or sequences written so far
    names : whether names of the sequences go to a file beside it
    sidecar : whether the provenance goes to a file beside it; of CSV in the window, without comments
    """

    key: str
    label: str
    suffixes: tuple[str, ...]
    description: str
    write: Writer
    names: bool = False
    sidecar: bool = False

    def contents(self, job: Job) -> str:
        """Return what a file of it holds, in words."""
        edges = job.families.counted_edges
        sequences = counted(len(job.network.nodes), "sequence")
        if job.listed is not None:
            return f"{job.listed.size:,} of {edges if self.has_edges else sequences}"
        if "families" in self.key:
            within = int(np.count_nonzero(job.families.shared))
            families = counted(job.families.n_shared, "family", "families")
            return f"{sequences}, {within:,} of them in {families}"
        if self.names:
            return f"the distances of {sequences}"
        return edges if "edges" in self.key else f"the network of {edges}"

    @property
    def has_edges(self) -> bool:
        """Whether a file of it holds the edges, and so the network."""
        return not self.names and "families" not in self.key

    @property
    def is_table(self) -> bool:
        """Whether a file of it is a table, of edges or sequences, of which some rows can be written alone."""
        return self.key.startswith(("edges", "families"))

    def total(self, job: Job) -> int:
        """Return how many edges or sequences are written."""
        if job.listed is not None:
            return job.listed.size
        return job.families.rows.size if self.has_edges else len(job.network.nodes)

    def files(self, path: Path) -> list[Path]:
        """Return all files that are written for a path."""
        beside = [names_of(path)] if self.names else []
        return [path, *beside, *([sidecar_of(path)] if self.sidecar else [])]


def names_of(path: Path) -> Path:
    """Return the file for the names of the sequences of a matrix."""
    return path.with_name(f"{path.name}.names.tsv")


def _as_text(stream: BinaryIO) -> io.TextIOWrapper:
    return io.TextIOWrapper(stream, "utf-8", "backslashreplace", newline="")


def _table(dialect: str, table_of: Callable[[Job], tuple[Table, NDArray[np.int64]]]) -> Writer:
    """Return the writer of a table under comment lines."""

    def write(job: Job, stream: BinaryIO) -> Iterator[int]:
        table, order = table_of(job)
        facts = _facts(job) if job.comments else []
        if job.listed is not None:
            order = job.listed
        text = _as_text(stream)
        try:
            yield from write_plain_table(table, order, dialect, facts, text)
            text.flush()
        finally:
            text.detach()

    return write


def _edges(job: Job) -> tuple[Table, NDArray[np.int64]]:
    return FamilyEdges(job.families).within(job.families.evalue), job.families.rows


def _families(job: Job) -> tuple[Table, NDArray[np.int64]]:
    """Return the sequences by family, each family in the order of the file."""
    return NodeTable(job.families), np.argsort(job.families.of_node, kind="stable")


def _edge_values(job: Job, rows: NDArray[np.int64]) -> Iterator[dict[str, float | int]]:
    """Yield what graphs say of each edge, without what is not known."""
    edges = job.network.edges.within(job.families.evalue)
    columns = {key: edges.values(key.removeprefix("log10_"))[rows] for key in _EDGE_KEYS}
    # Some are lower than programs read as a number above 0: their logarithm alone says how low.
    columns["evalue"] = np.maximum(np.power(10.0, columns["log10_evalue"]), np.finfo(np.float64).tiny)
    columns["similarity"] = 1.0 - columns["distance"]
    whole = {key for key in columns if _TYPES.get(key) == "long"}
    for place in range(rows.size):
        yield {
            key: int(values[place]) if key in whole else float(values[place])
            for key, values in columns.items()
            if not np.isnan(values[place])
        }


def _node_values(job: Job, node: int) -> dict[str, str | int]:
    nodes, families = job.network.nodes, job.families
    family = int(families.of_node[node])
    of_family: dict[str, str | int] = {
        "family": int(families.numbers[family]),
        "family_name": families.name(family),
        "family_size": int(families.sizes[family]),
    }
    colour = {} if job.colours is None else {"color": job.colours[node]}
    return {
        "name": nodes.names[node],
        "label": nodes.brief_names[node],
        "description": description_of(nodes.header(node)),
        "organism": organism_of(nodes.header(node)),
        "length": int(nodes.lengths[node]),
        **(of_family if families.shared[node] else {}),
        "degree": int(families.degrees[node]),
        **colour,
    }


def _ends(job: Job) -> Iterator[tuple[int, int]]:
    edges, rows = job.network.edges, job.families.rows
    return zip(edges.a[rows].tolist(), edges.b[rows].tolist(), strict=True)


def _facts(job: Job) -> list[tuple[str, str]]:
    """Return the provenance of what is written as (label, words)."""
    facts = list(job.network.lines(job.families))
    if job.listed is not None:
        facts.append(("Listed", f"{job.listed.size} rows chosen in the window; the command writes all"))
    return facts


def _provenance(job: Job) -> list[str]:
    return [f"{label}: {words}" for label, words in _facts(job)]


def _graph_provenance(job: Job) -> list[str]:
    lowest = "2.2250738585072014e-308, the lowest that most programs read"
    return [*_provenance(job), f"evalue: at least {lowest}; log10_evalue says which are lower, and how low"]


def _write_graphml(job: Job, stream: BinaryIO) -> Iterator[int]:
    """Write GraphML, as Cytoscape, Gephi and networkx read it; nodes are n1, n2, … by their order.

    They have their places in the picture, if any, as x and y, y pointing up, where Gephi looks for them, and
    their colours as color.
    """

    def put(line: str) -> None:
        stream.write(f"{line}\n".encode("utf-8", "backslashreplace"))

    put('<?xml version="1.0" encoding="UTF-8"?>')
    put(f'<graphml xmlns="{_GRAPHML}">')
    put('<key id="provenance" for="graph" attr.name="provenance" attr.type="string"/>')
    places = () if job.places is None else ("x", "y")
    colours = () if job.colours is None else ("color",)
    for domain, keys in (("node", (*_NODE_KEYS, *colours, *places)), ("edge", (*_EDGE_KEYS, "similarity"))):
        for key in keys:
            kind = _TYPES.get(key, "double")
            put(f'<key id="{domain}_{key}" for="{domain}" attr.name="{key}" attr.type="{kind}"/>')
    put('<graph id="network" edgedefault="undirected">')
    put(f'<data key="provenance">{escaped(chr(10).join(_graph_provenance(job)))}</data>')
    for node in range(len(job.network.nodes)):
        texts = {key: escaped(str(value)) for key, value in _node_values(job, node).items()}
        if job.places is not None:
            texts |= {key: f"{value:.2f}" for key, value in zip("xy", job.places[node].tolist(), strict=True)}
        data = "".join(f'<data key="node_{key}">{text}</data>' for key, text in texts.items())
        put(f'<node id="n{node + 1}">{data}</node>')
    numbers = _edge_values(job, job.families.rows)
    for done, ((a, b), values) in enumerate(zip(_ends(job), numbers, strict=True), 1):
        data = "".join(f'<data key="edge_{key}">{value!r}</data>' for key, value in values.items())
        put(f'<edge source="n{a + 1}" target="n{b + 1}">{data}</edge>')
        yield done
    put("</graph>\n</graphml>")


def _write_cytoscape(job: Job, stream: BinaryIO) -> Iterator[int]:
    """Write Cytoscape.js JSON, which Cytoscape reads; nodes with their places in the picture, if any."""

    def put(text: str) -> None:
        stream.write(text.encode("utf-8", "backslashreplace"))

    def dumped(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, allow_nan=False)

    name = job.network.nodes.database.name
    data = {"name": name, "shared_name": name, "provenance": _graph_provenance(job)}
    put('{"format_version": "1.0", "generated_by": "Swathe", "target_cytoscapejs_version": "~2.1",\n')
    put(f'"data": {dumped(data)},\n"elements": {{"nodes": [')
    for node in range(len(job.network.nodes)):
        values = _node_values(job, node)
        element: dict[str, object] = {"data": {"id": f"n{node + 1}", "shared_name": values["name"], **values}}
        if job.places is not None:
            x, y = job.places[node].tolist()
            element["position"] = {"x": round(x, 2), "y": round(-y, 2)}  # Cytoscape's y points down
        put(f"{',' if node else ''}\n{dumped(element)}")
    put('\n], "edges": [')
    values_of = _edge_values(job, job.families.rows)
    for done, ((a, b), cells) in enumerate(zip(_ends(job), values_of, strict=True), 1):
        ends = {"id": f"e{done}", "source": f"n{a + 1}", "target": f"n{b + 1}", "interaction": "similar"}
        put(f"{',' if done > 1 else ''}\n{dumped({'data': ends | cells})}")
        yield done
    put("\n]}}\n")


def _write_numpy(job: Job, stream: BinaryIO) -> Iterator[int]:
    """Write the matrix of distances as NumPy's .npy, float64[n, n], a block of rows at a time."""
    n = len(job.network.nodes)
    header = {"descr": "<f8", "fortran_order": False, "shape": (n, n)}
    np.lib.format.write_array_header_1_0(stream, header)
    done = 0
    for block in job.network.distances(job.families):
        stream.write(block.astype("<f8").tobytes())
        done += len(block)
        yield done


def _write_phylip(job: Job, stream: BinaryIO) -> Iterator[int]:
    """Write the matrix of distances as PHYLIP's programs read it: square, names of ten characters."""
    names = phylip_names(job.network.nodes.names)
    stream.write(f"{len(names):5d}\n".encode())
    done = 0
    for block in job.network.distances(job.families):
        for row in block:
            values = " ".join(f"{value:.6f}" for value in row.tolist())
            stream.write(f"{names[done]:<{_PHYLIP_NAME}} {values}\n".encode())
            done += 1
        yield done


def phylip_names(names: Sequence[str]) -> list[str]:
    """Return a name for each that PHYLIP reads: of at most ten characters, none of them twice.

    What PHYLIP does not allow becomes an underscore. Of names that are then alike, or of which only the
    beginning would be, the place in the file is the end: ``sp|P022_17``.
    """
    short = [_NOT_IN_PHYLIP.sub("_", name)[:_PHYLIP_NAME] or "_" for name in names]
    counts: dict[str, int] = {}
    for name in short:
        counts[name] = counts.get(name, 0) + 1
    taken = {name for name, count in counts.items() if count == 1}
    found = []
    for number, name in enumerate(short, 1):
        if counts[name] > 1:
            ends = itertools.chain([f"_{number}"], (f"_{number}.{again}" for again in itertools.count(2)))
            name = next(made for end in ends if (made := name[: _PHYLIP_NAME - len(end)] + end) not in taken)
            taken.add(name)
        found.append(name)
    return found


def _write_names(job: Job, stream: BinaryIO) -> None:
    """Write the names of a matrix's rows and columns, tab-separated."""
    text = _as_text(stream)
    writer = csv.writer(text, "excel-tab")
    writer.writerow(["row", "phylip_name", "sequence", "description"])
    nodes = job.network.nodes
    for node, (name, short) in enumerate(zip(nodes.names, phylip_names(nodes.names), strict=True)):
        description = neutralised(description_of(nodes.header(node)))
        writer.writerow([node + 1, neutralised(short), neutralised(name), description])
    text.flush()
    text.detach()


FORMATS: Final = (
    NetworkFormat(
        "edges", "Edges (TSV)", (".edges.tsv", ".tsv"),
        "A line an edge with all its columns, tab-separated, with the parameters in comment lines.",
        _table("tsv", _edges)),
    NetworkFormat(
        "edges-csv", "Edges (CSV)", (".edges.csv", ".csv"), "The same, comma-separated.",
        _table("csv", _edges)),
    NetworkFormat(
        "families", "Families (TSV)", (".families.tsv",),
        "A line a sequence with the number and size of its family, the families one after the other.",
        _table("tsv", _families)),
    NetworkFormat(
        "families-csv", "Families (CSV)", (".families.csv",), "The same, comma-separated.",
        _table("csv", _families)),
    NetworkFormat(
        "graphml", "Graph (GraphML)", (".graphml",),
        "All sequences and edges with their figures, for Cytoscape, Gephi, igraph and networkx.",
        _write_graphml),
    NetworkFormat(
        "cyjs", "Graph (Cytoscape.js JSON)", (".cyjs",),
        "The same for Cytoscape and Cytoscape.js, from the window with the places of its picture.",
        _write_cytoscape),
    NetworkFormat(
        "npy", "Distances (NumPy)", (".npy",),
        "The matrix of distances, float64[n, n]; names and parameters go to files beside it.",
        _write_numpy, names=True, sidecar=True),
    NetworkFormat(
        "phylip", "Distances (PHYLIP)", (".phy", ".phylip"),
        "The square matrix of distances with names of ten characters; whole names and parameters go to files "
        "beside it.",
        _write_phylip, names=True, sidecar=True),
)  # fmt: skip
"""Every format, in the order of dialogs."""
FORMAT: Final = {format.key: format for format in FORMATS}


def format_of_name(path: Path) -> NetworkFormat:
    """Return the format that the end of a file name chooses. Raises ExportError if none does."""
    name = path.name.lower()
    ends = sorted(((end, one) for one in FORMATS for end in one.suffixes), key=lambda pair: -len(pair[0]))
    for end, format in ends:
        if name.endswith(end):
            return format
    known = ", ".join(end for one in FORMATS for end in one.suffixes)
    raise ExportError(f"The end of the name {path.name} tells no format.", f"Known ones are {known}.")


def check_files(outputs: Iterable[tuple[Path, NetworkFormat]]) -> None:
    """Raise ExportError if one of the files clearly cannot be written, or two would be the same."""
    taken: set[Path] = set()
    for path, format in outputs:
        for file in format.files(path):
            check_destination(file)
            if file in taken:
                raise ExportError(f"{file} would be written twice.", "Give each file a name of its own.")
            taken.add(file)


def save_network(
    job: Job, outputs: Sequence[tuple[Path, NetworkFormat]], token: CancelToken
) -> Generator[ExportProgress, None, None]:
    """Write a network to files: all of them, with those beside them, or none.

    Raises ExportError, OperationCancelled; then nothing is left behind and existing files stay as they were.
    """
    check_files(outputs)
    began, ticker = time.monotonic(), Ticker(at_once=True)
    total, before = sum(format.total(job) for _, format in outputs), 0
    with ExitStack() as files:
        for path, format in outputs:
            special = is_special(path)
            stream = files.enter_context(atomic_file(path))
            if format.names and not special:
                _write_names(job, files.enter_context(atomic_file(names_of(path))))
            if format.sidecar and not special:
                _write_sidecar(job, path, format, files.enter_context(atomic_file(sidecar_of(path))))
            for done in format.write(job, stream):
                token.raise_if_cancelled()
                if ticker.due():
                    yield ExportProgress("writing", before + done, total, time.monotonic() - began)
            before += format.total(job)
        token.raise_if_cancelled()
    yield ExportProgress("writing", total, total, time.monotonic() - began)


def _write_sidecar(job: Job, path: Path, format: NetworkFormat, stream: BinaryIO) -> None:
    facts: dict[str, object] = {"describes": path.name, "format": format.key}
    if format.names:
        facts["names"] = names_of(path).name
    facts["provenance"] = _provenance(job)
    text = json.dumps(facts, indent=2, ensure_ascii=False)
    stream.write(text.encode("utf-8", "backslashreplace"))
