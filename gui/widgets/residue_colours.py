"""Backgrounds of residues in alignments: the colour schemes, the same for pairs and for stacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel

from swathe.gui.widgets.theme import OKABE_ITO, Colours, blend, contrast, is_dark

READABLE: Final = 4.5
"""Contrast that text has with every background at least (WCAG 2.2, success criterion 1.4.3)."""
N_LETTERS: Final = 26
"""A to Z."""

HYDROPATHY: Final = {
    "I": 4.5, "V": 4.2, "L": 3.8, "F": 2.8, "C": 2.5, "M": 1.9, "A": 1.8, "G": -0.4, "T": -0.7, "S": -0.8,
    "W": -0.9, "Y": -1.3, "P": -1.6, "H": -3.2, "E": -3.5, "Q": -3.5, "D": -3.5, "N": -3.5, "K": -3.9,
    "R": -4.5, "B": -3.5, "Z": -3.5, "J": 4.15,
}  # fmt: skip
"""Kyte and Doolittle, J Mol Biol 157:105, 1982, table 2; B, Z and J are means of what they stand for."""


_Rgb = tuple[float, float, float]


class ColourScheme(Enum):
    """What the background of a residue says; the values are what the settings keep."""

    NONE = "none"
    IDENTITY = "identity"
    POSITIVES = "positives"
    CLUSTAL = "clustal"
    HYDROPHOBICITY = "hydrophobicity"

    @property
    def title(self) -> str:
        """The scheme's name for people."""
        return _TITLES[self.value][0]

    @property
    def explanation(self) -> str:
        """What it colours, in a sentence."""
        return _TITLES[self.value][1]


_TITLES: Final = {
    "none": (
        "None",
        "No colours behind the residues.",
    ),
    "identity": (
        "Identity",
        "Residues identical to the query's.",
    ),
    "positives": (
        "Positives",
        "Residues identical to the query's, and lighter those that score above 0 with it.",
    ),
    "clustal": (
        "Clustal",
        "Groups of Clustal X, where the column conserves them; G and P always.",
    ),
    "hydrophobicity": (
        "Hydrophobicity",
        "Kyte and Doolittle's scale, from hydrophilic to hydrophobic.",
    ),
}


@dataclass(frozen=True, slots=True)
class _Group:
    """A group of Clustal X: a residue of `letters` has its colour if the column meets one of the conditions.

    `shares` are (more than this share of the column, of these residues together); `singles` are residues of
    which one alone makes up more than 85 % of it. `always` colours it whatever the column.
    """

    name: str
    letters: str
    colour: str
    shares: tuple[tuple[float, str], ...] = ()
    singles: str = ""
    always: bool = False


_WATERLESS: Final = "WLVIMAFCYHP"
_HYDROPHOBIC: Final = ((0.6, _WATERLESS), (0.5, "P"))
_CLUSTAL: Final = (
    _Group("hydrophobic", "FILMVW", "blue", _HYDROPHOBIC, "ACFHILMVWYP"),
    _Group("hydrophobic A", "A", "blue", (*_HYDROPHOBIC, (0.5, "ST")), "ACFHILMVWYPTSG"),
    _Group("positive", "KR", "vermilion", ((0.6, "KR"),), "KRQ"),
    _Group("negative D", "D", "purple", ((0.5, "DE"), (0.5, "N")), "DEN"),
    _Group("negative E", "E", "purple", ((0.5, "DE"), (0.5, "QE")), "DEQ"),
    _Group("polar N", "N", "green", ((0.5, "N"),), "ND"),
    _Group("polar Q", "Q", "green", ((0.5, "QE"), (0.6, "KR")), "QEKR"),
    _Group("polar S", "S", "green", ((0.5, "ST"), (0.8, _WATERLESS)), "ST"),
    _Group("polar T", "T", "green", ((0.5, "ST"), (0.6, _WATERLESS)), "ST"),
    _Group("aromatic", "HY", "sky", _HYDROPHOBIC, "ACFHILMVWYP"),
    _Group("glycine", "G", "orange", always=True),
    _Group("proline", "P", "yellow", always=True),
    _Group("hydrophobic C", "C", "blue", _HYDROPHOBIC, "AFHILMVWYSP"),
    _Group("cysteine", "C", "grey", (), "C"),
)
"""Clustal X 2's default colour parameters (colprot.par); a later group wins. Larkin et al., Bioinformatics
23:2947, 2007. A threshold is exceeded, not met: in a pair, which is a column of two, one residue is half."""
_SINGLE: Final = 0.85
_COLOURS: Final = ("blue", "vermilion", "purple", "green", "sky", "orange", "yellow", "grey")
"""Clustal X has red for vermilion, magenta for purple, cyan for sky and pink for grey: these hold for every
colour vision."""


class ResidueColours:
    """The colours of every scheme in one palette.

    All are mixed into the palette's ground, and never so far that its text would be hard to read on them.
    """

    def __init__(self, palette: QPalette) -> None:
        colours = Colours.of(palette)
        self.dark = is_dark(palette)
        self.text = colours.text
        self.ground = colours.background
        self._palette_colours = colours
        self._tables: dict[ColourScheme, tuple[QColor | None, ...]] = {}

    @classmethod
    def of(cls, palette: QPalette) -> ResidueColours:
        """Return the colours for a widget's palette."""
        return cls(palette)

    def table(self, scheme: ColourScheme) -> tuple[QColor | None, ...]:
        """Return the colours that `colour_indices` points to; None, the first among them, is the ground."""
        if scheme not in self._tables:
            self._tables[scheme] = (None, *self._mixed(scheme))
        return self._tables[scheme]

    def background(
        self,
        scheme: ColourScheme,
        letter: str,
        *,
        identical: bool = False,
        positive: bool = False,
        column: str = "",
    ) -> QColor | None:
        """Return what one residue stands on; None is the ground. Whole rows: `colour_indices` and `table`.

        Parameters
        ----------
        letter : the residue, upper or lower case, or a gap
        identical, positive : whether it is the query's residue, and whether it scores above 0 with it
        column : all letters of its column, gaps included, for the Clustal scheme
        """
        rows = np.frombuffer((column or letter).encode("ascii"), np.uint8)[:, None]
        one = np.frombuffer(letter.encode("ascii"), np.uint8)
        flags = np.array([identical]), np.array([positive])
        index = colour_indices(scheme, one, *flags, column_groups(rows))
        return self.table(scheme)[int(index[0])]

    def keys(self, scheme: ColourScheme, of_profile: bool = False) -> tuple[tuple[QColor, str], ...]:
        """Return the legend: a colour and its words each.

        of_profile : whether pairs are positive by the scores of a profile or PSSM instead of the matrix
        """
        table = self.table(scheme)
        words: tuple[str, ...]
        indices: tuple[int, ...]
        match scheme:
            case ColourScheme.NONE:
                return ()
            case ColourScheme.IDENTITY:
                words, indices = ("identical",), (1,)
            case ColourScheme.POSITIVES:
                positive = "positive in the profile" if of_profile else "positive"
                words, indices = ("identical", positive), (1, 2)
            case ColourScheme.CLUSTAL:
                words = (
                    *("hydrophobic", "basic"),
                    *("acidic", "polar"),
                    *("aromatic", "G", "P", "C"),
                )
                indices = tuple(range(1, len(_COLOURS) + 1))
            case ColourScheme.HYDROPHOBICITY:
                ends = "hydrophilic", "hydrophobic"
                words = (ends[0], "−3.5", "−0.4", "2.8", ends[1])
                indices = tuple(ord(letter) - ord("A") + 1 for letter in "RDGFI")
        found = ((table[index], word) for index, word in zip(indices, words, strict=True))
        return tuple((colour, word) for colour, word in found if colour is not None)

    def _mixed(self, scheme: ColourScheme) -> Iterator[QColor | None]:
        """Yield the colours of a scheme but the ground."""
        match scheme:
            case ColourScheme.NONE:
                pass
            case ColourScheme.IDENTITY:
                yield self._readable(self._palette_colours.identical, 1.0)
            case ColourScheme.POSITIVES:
                yield self._readable(self._palette_colours.identical, 1.0)
                yield self._readable(self._palette_colours.positive, 1.0)
            case ColourScheme.CLUSTAL:
                share, grey = (0.55, 0.14) if self.dark else (0.65, 0.45)
                for name in _COLOURS:
                    is_grey = name == "grey"
                    colour = self.text if is_grey else QColor(OKABE_ITO[name])
                    yield self._readable(colour, grey if is_grey else share)
            case ColourScheme.HYDROPHOBICITY:
                for n in range(N_LETTERS):
                    yield self._hydropathy(HYDROPATHY.get(chr(ord("A") + n)))

    def _hydropathy(self, value: float | None) -> QColor | None:
        """Return a colour between blue (hydrophilic), the ground and orange (hydrophobic)."""
        if value is None:
            return None
        end = QColor(OKABE_ITO["orange" if value > 0 else "sky" if self.dark else "blue"])
        return blend(self.ground, self._readable(end, 0.7), abs(value) / 4.5)

    def _readable(self, colour: QColor, share: float) -> QColor:
        """Mix a colour into the ground, at most so far that text on it keeps its contrast."""
        share = _readable_share(_rgb(self.ground), _rgb(self.text), _rgb(colour), share)
        return blend(self.ground, colour, share)


def colour_indices(
    scheme: ColourScheme,
    letters: NDArray[np.uint8],
    identical: NDArray[np.bool_],
    positive: NDArray[np.bool_],
    groups: NDArray[np.uint8],
) -> NDArray[np.uint8]:
    """Return each residue's place in `ResidueColours.table` of a scheme, uint8 in the shape of `letters`.

    Parameters
    ----------
    letters : uint8[n_columns] of a row or uint8[n_rows, n_columns], ASCII of either case; gaps and other
        signs stand on the ground
    identical, positive : bool of the same shape, whether the residue is the query's, and scores above 0 with
        it
    groups : uint8[n_columns, 26] of `column_groups`; only the Clustal scheme looks at it
    """
    places = letter_places(letters)
    residues = places < N_LETTERS
    match scheme:
        case ColourScheme.IDENTITY:
            return (identical & residues).astype(np.uint8)
        case ColourScheme.POSITIVES:
            return np.where(identical, 1, np.where(positive, 2, 0)).astype(np.uint8) * residues
        case ColourScheme.CLUSTAL:
            known = np.minimum(places, N_LETTERS - 1)
            return groups[np.arange(letters.shape[-1]), known] * residues
        case ColourScheme.HYDROPHOBICITY:
            return np.where(residues, places + 1, 0).astype(np.uint8)
    return np.zeros(letters.shape, np.uint8)


def pair_colour_indices(
    scheme: ColourScheme, letters: NDArray[np.uint8], kinds: tuple[NDArray[np.bool_], NDArray[np.bool_]]
) -> NDArray[np.uint8]:
    """Return `colour_indices` of both rows of an alignment of two sequences: uint8[2, n_columns].

    Parameters
    ----------
    letters : uint8[2, n_columns], ASCII of either case, query and subject
    kinds : bool[n_columns] each, which columns are identical pairs, and which score above 0
    """
    if scheme is not ColourScheme.CLUSTAL:
        unused = np.empty((0, N_LETTERS), np.uint8)
        return np.stack([colour_indices(scheme, row, *kinds, unused) for row in letters])
    query, subject = letter_places(letters)
    padded = np.vstack([_pair_groups(), np.zeros(N_LETTERS + 1, np.uint8)])
    return np.stack([padded[query, subject], padded[subject, query]])


def column_groups(letters: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the Clustal colour that each residue has in each column: uint8[n_columns, 26], 0 for none.

    The rule is Clustal X's: G and P always have their colour, the others where enough of the column, gaps
    counted, is of certain residues (`_CLUSTAL`). A pair of aligned residues is a column of two: an I is blue
    opposite a V and plain opposite a D or a gap.

    letters : uint8[n_rows, n_columns], ASCII of either case
    """
    places = letter_places(letters)
    counts = np.zeros((letters.shape[1], N_LETTERS + 1), np.int64)
    for row in places:
        counts[np.arange(letters.shape[1]), row] += 1
    return groups_of_shares(counts[:, :N_LETTERS] / max(1, letters.shape[0]))


def groups_of_shares(shares: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Return what `column_groups` does, from the share (0 to 1) of A to Z in each column.

    shares : float64[n_columns, 26]; what is missing to 1 are gaps
    """
    groups = np.zeros(shares.shape, np.uint8)
    for group in _CLUSTAL:
        met = np.full(shares.shape[0], group.always)
        for least, members in group.shares:
            met |= shares[:, _indices(members)].sum(axis=1) > least + 1e-9
        if group.singles:
            met |= (shares[:, _indices(group.singles)] > _SINGLE).any(axis=1)
        for index in _indices(group.letters):
            groups[met, index] = _COLOURS.index(group.colour) + 1
    return groups


@cache
def _pair_groups() -> NDArray[np.uint8]:
    """Return the Clustal colour of a residue (row) paired with another: uint8[26, 27], last for a gap."""
    every = np.arange(N_LETTERS + 1)
    one, other = (grid.ravel() for grid in np.meshgrid(every, every, indexing="ij"))
    letters = np.stack((one, other)).astype(np.uint8) + ord("A")
    letters[letters > ord("Z")] = ord("-")
    groups = column_groups(letters).reshape(N_LETTERS + 1, N_LETTERS + 1, N_LETTERS)
    return np.stack([groups[n, :, n] for n in range(N_LETTERS)])


def letter_places(letters: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return 0 to 25 for A to Z of either case, 26 for every other sign; of the same shape."""
    places: NDArray[np.uint8] = _PLACES[letters]
    return places


@lru_cache(1024)
def _readable_share(ground: _Rgb, text: _Rgb, over: _Rgb, share: float) -> float:
    """Return how much of a colour can be mixed into the ground; kept, since every view asks for the same."""
    base, top, words = QColor.fromRgbF(*ground), QColor.fromRgbF(*over), QColor.fromRgbF(*text)
    while share > 0 and contrast(blend(base, top, share), words) < READABLE:
        share = max(0.0, share - 0.02)
    return share


class ResidueLegend(QLabel):
    """Explain a scheme's colours in a line, or more where it is narrow; follows the palette.

    It is content with no room at all: then it is not painted, and its tooltip explains.
    """

    def __init__(self) -> None:
        super().__init__()
        self._scheme = ColourScheme.NONE
        self._of_profile = False
        self._words = ""
        self._sign = self._of_sign = ""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)

    def set_scheme(self, scheme: ColourScheme) -> None:
        """Explain another scheme."""
        self._scheme = scheme
        self.setToolTip(scheme.explanation)
        self._show()

    def set_of_profile(self, of_profile: bool) -> None:
        """Say of positive pairs whether a profile or PSSM scored them."""
        self._of_profile = of_profile
        self._show()

    def set_sign(self, sign: str, words: str) -> None:
        """Explain a sign beside the colours; '' for none."""
        self._sign, self._of_sign = sign, words
        self._show()

    def sizeHint(self) -> QSize:
        """Ask for a line."""
        metrics = self.fontMetrics()
        spare = metrics.averageCharWidth()  # a document may be a little wider than its letters
        return QSize(metrics.horizontalAdvance(self._words) + spare, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Be content with no width."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint no part of a word."""
        if self.width() >= super().minimumSizeHint().width():
            super().paintEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette, of which a label that cannot be used takes the faint colours."""
        super().changeEvent(event)
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange)
        if event.type() in kinds and hasattr(self, "_scheme"):
            self._show()

    def _show(self) -> None:
        colours = ResidueColours.of(self.palette())
        keys = colours.keys(self._scheme, self._of_profile)
        words = ", ".join(word for _, word in keys)
        signed = f" {self._sign} {self._of_sign}" if self._sign else ""
        self._words = " ".join(f" {word} " for _, word in keys) + signed
        name = "Colours: {}"
        self.setAccessibleName(name.format(words or self._scheme.explanation))
        self.setText(
            " ".join(
                f"<span style='background-color:{colour.name()}; color:{colours.text.name()}'>"
                f"&nbsp;{word}&nbsp;</span>"
                for colour, word in keys
            )
            + (
                f" <span style='color:{Colours.of(self.palette()).mean.name()}'>{self._sign}</span>"
                f"&nbsp;{self._of_sign}"
                if self._sign
                else ""
            )
        )


def _rgb(colour: QColor) -> _Rgb:
    return colour.redF(), colour.greenF(), colour.blueF()


def _indices(letters: str) -> list[int]:
    return [ord(letter) - ord("A") for letter in letters]


def _places() -> NDArray[np.uint8]:
    table = np.full(256, N_LETTERS, np.uint8)
    for n in range(N_LETTERS):
        table[ord("A") + n] = table[ord("a") + n] = n
    table.setflags(write=False)
    return table


_PLACES: Final = _places()
