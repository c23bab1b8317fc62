"""Every kernel variant a user can choose, one row each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from swathe.kernels.cpu.instruction_sets import INSTRUCTION_SETS
from swathe.kernels.tiled import FOLDED, GENERAL, HALF, WIDE, Form


@dataclass(frozen=True, slots=True)
class KernelBuild:
    """A kernel as it is compiled and launched.

    Parameters
    ----------
    source : file of kernels/
    entry : the function
    defines : the macros it is compiled with, by name
    registers : the most of a thread, on every architecture
    threads : of a block
    shared_bytes : dynamic shared memory of a block
    """

    source: str
    entry: str
    defines: tuple[tuple[str, int], ...]
    registers: int
    threads: int
    shared_bytes: int = 0

    def defines_map(self) -> dict[str, int]:
        """Return the macros as `core.cuda.session.Session.kernel` expects them."""
        return dict(self.defines)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a variant that users can set.

    Parameters
    ----------
    name : as users set it
    label : the same in words
    default : a number, or a word of `choices`
    choices : the possible values; empty where any number from `low` to `high` is possible
    note : its effect, in a sentence
    """

    name: str
    label: str
    default: int | str
    choices: tuple[int | str, ...] = ()
    low: int = 0
    high: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class KernelVariant:
    """One way to compute exact Smith-Waterman scores.

    Parameters
    ----------
    name : as users choose it
    label : what it does, in a few words
    engine : the engine that runs it
    family : the algorithm family
    paper : where the algorithm is described
    source : the module or package that implements it
    score_bits : widths of the scores it works in, narrowest first; a score that does not fit is recomputed
        in a wider one
    forms : the forms of the recurrence that it chooses from, the widest last; empty where it has only one
    options : what users can set
    own : whether it is Swathe's own algorithm, not one of the literature
    """

    name: str
    label: str
    engine: str
    family: str
    paper: str
    source: str
    score_bits: tuple[int, ...]
    forms: tuple[Form, ...] = ()
    options: tuple[Option, ...] = ()
    own: bool = False

    @property
    def title(self) -> str:
        """Its name with what it does: ``scalar – one pair at a time, 32 bits``."""
        return f"{self.name} – {self.label}"


_OTHERWISE: Final = Option(
    "otherwise",
    "Kernel for what it cannot take",
    "inter-task",
    ("inter-task", "refuse"),
    note="what computes a query, or scores, that it has no room for",
)
_THRESHOLD_NOTE: Final = "longer subjects are computed by a whole block each"
_LONG_NOTE: Final = "by anti-diagonals as in CUDASW++ 2.0, or by strips of tiles"
_LONG_SUBJECTS: Final = (
    Option(
        "threshold",
        "Longest subject of a thread",
        3072,
        low=1,
        high=2**31 - 1,
        note=_THRESHOLD_NOTE,
    ),
    Option(
        "long",
        "Kernel for longer subjects",
        "antidiagonal",
        ("antidiagonal", "strips"),
        note=_LONG_NOTE,
    ),
)
_LONG_SUBJECTS_BY_QUERY: Final = (
    Option(
        "threshold",
        "Longest subject of a thread",
        0,
        high=2**31 - 1,
        note=f"{_THRESHOLD_NOTE}; 0: by the query's length; the paper's: 3,072",
    ),
    Option(
        "long",
        "Kernel for longer subjects",
        "auto",
        ("auto", "antidiagonal", "strips"),
        note=f"{_LONG_NOTE}; auto: by the query's length",
    ),
)


def _threads(default: int) -> Option:
    return Option("threads", "Threads per block", default, tuple(range(32, 513, 32)))


_VECTORIZED_THREADS: Final = Option("threads", "Threads per block", 128, (32, 64, 96, 128, 192, 256))


VARIANTS: Final = (
    KernelVariant(
        name="lanes",
        label="SIMD, each lane takes a subject or a stretch of the query",
        engine="cpu",
        family="inter-sequence and striped SIMD",
        paper="Rognes, BMC Bioinformatics 12:221, 2011; Farrar, Bioinformatics 23:156, 2007",
        source="kernels/cpu",
        score_bits=(8, 16, 32),
        options=(
            Option(
                "simd",
                "SIMD",
                "auto",
                ("auto", *(instructions.name for instructions in INSTRUCTION_SETS)),
                note="auto: the best that the processor has",
            ),
            Option(
                "layout",
                "Layout",
                "auto",
                ("auto", "inter-sequence", "striped"),
                note=(
                    "inter-sequence: each lane holds a subject of its own; striped: all lanes hold stretches "
                    "of the query, for one subject at a time; auto: what is faster for these subjects"
                ),
            ),
        ),
    ),
    KernelVariant(
        name="scalar",
        label="one pair at a time, 32 bits",
        engine="cpu",
        family="row by row",
        paper="Gotoh, J Mol Biol 162:705, 1982",
        source="core/alignment/gotoh.py",
        score_bits=(32,),
    ),
    KernelVariant(
        name="tiled",
        label="two subjects a register",
        engine="gpu",
        family="tiled",
        paper="Swathe's own kernel",
        source="kernels/tiled.cu",
        score_bits=(16, 32),
        forms=(FOLDED, HALF, GENERAL, WIDE),
        own=True,
    ),
    KernelVariant(
        name="wide",
        label="tiled, 32 bits throughout",
        engine="gpu",
        family="tiled",
        paper="Swathe's own kernel",
        source="kernels/tiled.cu",
        score_bits=(32,),
        forms=(WIDE,),
        own=True,
    ),
    KernelVariant(
        name="inter-task",
        label="one subject a thread",
        engine="gpu",
        family="inter-task",
        paper="CUDASW++ 2.0: Liu, Schmidt, Maskell, BMC Research Notes 3:93, 2010",
        source="kernels/inter_task.cu",
        score_bits=(32,),
        options=(
            _threads(256),
            Option(
                "blocks",
                "Blocks of the grid",
                0,
                high=65_535,
                note="0: as many as the device holds at a time",
            ),
            Option(
                "columns",
                "Columns a thread takes at a time",
                16,
                (4, 16),
                note="4: one cell block of 4 by 4 as in the paper; 16: four of them side by side",
            ),
            Option(
                "lookup",
                "Scores",
                "profile",
                ("profile", "matrix"),
                note="from a packed query profile, or as in CUDASW++ 1.0 from the matrix in shared memory",
            ),
            Option(
                "residues",
                "Residues of subjects",
                "packed",
                ("packed", "unpacked"),
                note="fetched four at a time, or as in CUDASW++ 1.0 one by one",
            ),
            *_LONG_SUBJECTS_BY_QUERY,
        ),
    ),
    KernelVariant(
        name="short-query",
        label="one subject a thread, the query in shared memory",
        engine="gpu",
        family="inter-task",
        paper="Huang, Wu, Lai, Li, BioMed Research International 2015:185179",
        source="kernels/short_query.cu",
        score_bits=(16, 32),
        options=(
            Option(
                "threads",
                "Threads per block",
                0,
                tuple(range(0, 513, 32)),
                note="0: those that fill a multiprocessor best; fewer take longer queries",
            ),
            Option(
                "blocks",
                "Blocks of the grid",
                0,
                high=65_535,
                note="0: as many as the subjects need; fewer draw groups of subjects in turn",
            ),
            Option(
                "lanes",
                "Subjects of a thread",
                1,
                (1, 2, 4),
                note="in lanes of 32, 16 or 8 bits: the paper has one and names the others as future work",
            ),
            _OTHERWISE,
            *_LONG_SUBJECTS_BY_QUERY,
        ),
    ),
    KernelVariant(
        name="striped",
        label="striped profile, a warp one subject",
        engine="gpu",
        family="vectorized",
        paper="CUDASW++ 2.0: Liu, Schmidt, Maskell, BMC Research Notes 3:93, 2010; "
        "after Farrar, Bioinformatics 23:156, 2007",
        source="kernels/striped.cu",
        score_bits=(32,),
        options=(
            Option("vector", "Threads of a vector", 32, (16, 32), note="threads that align one subject"),
            _VECTORIZED_THREADS,
            Option(
                "blocks",
                "Blocks of the grid",
                0,
                high=65_535,
                note="0: as many as keep their columns in the second-level cache; they draw subjects in turn",
            ),
            *_LONG_SUBJECTS,
        ),
    ),
    KernelVariant(
        name="partitioned",
        label="striped profile in registers",
        engine="gpu",
        family="vectorized",
        paper="CUDASW++ 2.0: Liu, Schmidt, Maskell, BMC Research Notes 3:93, 2010",
        source="kernels/partitioned.cu",
        score_bits=(32,),
        options=(
            Option(
                "partition",
                "Rows of a partition",
                0,
                (0, 64, 128, 256, 512),
                note="how much of the query is computed at a time, in registers; 0: as many as a vector can",
            ),
            Option(
                "vector",
                "Threads of a vector",
                0,
                (0, 8, 16, 32),
                note="that align a subject; 0: by the query's length; the paper's are 16, with 256 rows",
            ),
            _VECTORIZED_THREADS,
            Option(
                "blocks",
                "Blocks of the grid",
                0,
                high=65_535,
                note="0: as many as the subjects need; fewer draw subjects in turn",
            ),
            *_LONG_SUBJECTS,
        ),
    ),
    KernelVariant(
        name="quad-lane",
        label="four subjects a thread, bytes",
        engine="gpu",
        family="quad-lane",
        paper="CUDASW++ 3.0: Liu, Wirawan, Schmidt, BMC Bioinformatics 14:117, 2013",
        source="kernels/quad_lane.cu",
        score_bits=(8, 32),
        options=(
            _threads(64),
            Option(
                "scheduling",
                "Scheduling",
                "auto",
                ("auto", "static", "dynamic"),
                note="whether all blocks are launched, or as many as run take subjects in turn; "
                "auto: by the spread of the subjects' lengths",
            ),
            Option(
                "profile",
                "Query profile",
                "auto",
                ("auto", "plain", "variant"),
                note="whether scores are looked up for one row of the query or for a pair of residues; "
                "auto: by the query's length",
            ),
            Option(
                "lanes",
                "Byte lanes",
                "auto",
                ("auto", "bytes", "halves"),
                note="how four bytes are computed on GPUs that lost the instructions; auto: the quicker",
            ),
            _OTHERWISE,
            *_LONG_SUBJECTS_BY_QUERY,
        ),
    ),
    KernelVariant(
        name="intra-task",
        label="one subject a block, by anti-diagonals",
        engine="gpu",
        family="intra-task",
        paper="CUDASW++ 2.0: Liu, Schmidt, Maskell, BMC Research Notes 3:93, 2010",
        source="kernels/intra_task.cu",
        score_bits=(32,),
        options=(_threads(512),),
    ),
    KernelVariant(
        name="intra-task-strips",
        label="one subject a block, by strips of tiles",
        engine="gpu",
        family="intra-task",
        paper="Hains, Cashero, Ottenberg, Bohm, Rajopadhye, IPDPS Workshops 2011",
        source="kernels/intra_task.cu",
        score_bits=(32,),
        options=(
            _threads(256),
            Option(
                "rows", "Rows of a tile", 8, (4, 8), note="rows of the query that a thread keeps in registers"
            ),
        ),
    ),
)
"""In order of preference: ``auto`` takes an engine's first."""


def variants_of(engine: str) -> tuple[KernelVariant, ...]:
    """Return the variants of an engine, the preferred one first."""
    return tuple(variant for variant in VARIANTS if variant.engine == engine)


def variant_named(name: str) -> KernelVariant:
    """Return a variant by its name; KeyError where there is none."""
    return {variant.name: variant for variant in VARIANTS}[name]
