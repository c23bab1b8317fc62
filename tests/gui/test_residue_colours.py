"""Backgrounds of residues: readable, told apart with every colour vision, and Clustal X's own rule."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from PySide6.QtGui import QColor, QPalette

from swathe.gui.widgets.residue_colours import (
    HYDROPATHY,
    READABLE,
    ColourScheme,
    ResidueColours,
    ResidueLegend,
    colour_indices,
    column_groups,
    pair_colour_indices,
)
from swathe.gui.widgets.theme import apply_colour_scheme, contrast

_VISIONS = {
    "normal": np.eye(3),
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
"""Machado, Oliveira and Fernandes, IEEE TVCG 15:1291, 2009: severity 1, on linear RGB."""
_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


@pytest.fixture(params=["light", "dark"])
def colours(qapp, request):
    apply_colour_scheme(qapp, request.param)
    yield ResidueColours.of(qapp.palette())
    apply_colour_scheme(qapp, "system")


def _lab(colour: QColor, vision: str) -> np.ndarray:
    """Return CIE L*a*b* of a colour as people with this vision see it."""
    rgb = np.array(colour.getRgbF()[:3])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(_VISIONS[vision]) @ linear, 0, 1)
    xyz = _TO_XYZ @ seen / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def test_contrast_is_that_of_wcag():
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("scheme", ColourScheme)
def test_text_is_readable_on_every_background(colours, scheme):
    for background in colours.table(scheme):
        if background is not None:
            assert contrast(background, colours.text) >= READABLE


def test_positives_are_told_from_the_ground_and_from_identical_residues(colours):
    """In the dark a positive residue's ground was hardly seen."""
    _, identical, positive, *_ = colours.table(ColourScheme.POSITIVES)
    assert contrast(positive, colours.ground) >= (1.75 if colours.dark else 1.25)
    assert contrast(identical, positive) >= 1.45


def test_text_stays_readable_on_a_pale_palette():
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor("#fdf6e3"))
    palette.setColor(QPalette.ColorRole.Text, QColor("#586e75"))
    colours = ResidueColours.of(palette)
    for scheme in ColourScheme:
        for background in colours.table(scheme):
            assert background is None or contrast(background, colours.text) >= READABLE


@pytest.mark.parametrize("vision", _VISIONS)
@pytest.mark.parametrize(
    "scheme", [ColourScheme.IDENTITY, ColourScheme.POSITIVES, ColourScheme.CLUSTAL], ids=lambda one: one.value
)
def test_groups_are_told_apart_with_every_colour_vision(colours, scheme, vision):
    found = [colours.ground, *(colour for colour, _ in colours.keys(scheme))]
    assert len(found) > 1
    for one, other in combinations(found, 2):
        difference = np.linalg.norm(_lab(one, vision) - _lab(other, vision))
        assert difference >= 8, (one.name(), other.name(), difference)


@pytest.mark.parametrize("vision", _VISIONS)
def test_hydrophobicity_goes_from_one_hue_over_the_ground_to_another(colours, vision):
    ends = [_lab(colours.background(ColourScheme.HYDROPHOBICITY, letter), vision) for letter in "RI"]
    ground = _lab(colours.ground, vision)
    assert np.linalg.norm(ends[0] - ends[1]) > 40
    by_value = sorted((letter for letter in HYDROPATHY if letter not in "BZJ"), key=HYDROPATHY.__getitem__)
    away = [
        np.linalg.norm(_lab(colours.background(ColourScheme.HYDROPHOBICITY, letter), vision) - ground)
        for letter in by_value
    ]
    least = int(np.argmin(away))
    assert by_value[least] == "G"
    assert all(a >= b - 1e-6 for a, b in pairwise(away[: least + 1]))
    assert all(a <= b + 1e-6 for a, b in pairwise(away[least:]))


def test_clustal_colours_what_a_column_conserves(colours):
    def coloured(letter: str, column: str) -> str | None:
        found = colours.background(ColourScheme.CLUSTAL, letter, column=column)
        words = {colour.name(): word for colour, word in colours.keys(ColourScheme.CLUSTAL)}
        return None if found is None else words[found.name()]

    assert coloured("G", "GKKK") == "G"
    assert coloured("P", "PKKK") == "P"
    assert coloured("L", "LIVMA") == "hydrophobic"
    assert coloured("L", "LIVKE") is None  # 60 % is met, not exceeded
    assert coloured("L", "LIVF-") == "hydrophobic"
    assert coloured("Y", "YFLIV") == "aromatic"
    assert coloured("K", "KKRRE") == "basic"
    assert coloured("E", "KKRRE") is None
    assert coloured("E", "EEEDQ") == "acidic"
    assert coloured("Q", "EEEDQ") == "polar"
    assert coloured("T", "SSTTA") == "polar"
    assert coloured("T", "TLIVM") == "polar"
    assert coloured("S", "SLIVM") is None  # 80 % is met, not exceeded
    assert coloured("A", "ASSTK") == "hydrophobic"
    assert coloured("L", "LSSTK") is None
    assert coloured("L", "LPPPK") == "hydrophobic"
    assert coloured("N", "NNNKK") == "polar"
    assert coloured("D", "DNNNK") == "acidic"
    assert coloured("C", "CCCCCCC") == "C"
    assert coloured("C", "CLIVM") == "hydrophobic"
    assert coloured("l", "livma") == "hydrophobic"
    assert coloured("-", "-LIV") is None
    assert coloured("X", "XXXX") is None


@pytest.mark.parametrize("scheme", ColourScheme)
def test_a_pair_is_a_column_of_two(scheme):
    rng = np.random.default_rng(4)
    letters = rng.choice(np.frombuffer(b"ACDEFGHIKLMNPQRSTVWYacx*-", np.uint8), (2, 500))
    kinds = letters[0] == letters[1], rng.integers(0, 2, 500).astype(np.bool_)
    groups = column_groups(letters)
    found = pair_colour_indices(scheme, letters, kinds)
    for row in (0, 1):
        assert found[row].tolist() == colour_indices(scheme, letters[row], *kinds, groups).tolist()


@pytest.mark.parametrize("scheme", ColourScheme)
def test_a_row_has_the_colours_of_its_residues(colours, scheme):
    query = np.frombuffer(b"MKLVg-HDEC*XUGW", np.uint8)
    other = np.frombuffer(b"MRLI-AHEDC*XCPW", np.uint8)
    identical = query == other
    positive = np.arange(query.size) % 3 == 0
    indices = colour_indices(scheme, query, identical, positive, column_groups(np.stack((query, other))))
    table = colours.table(scheme)
    for n, index in enumerate(indices):
        expected = colours.background(
            scheme,
            chr(query[n]),
            identical=bool(identical[n]),
            positive=bool(positive[n]),
            column=chr(query[n]) + chr(other[n]),
        )
        assert table[index] == expected
    assert table[indices[5]] is None  # a gap
    assert (len(set(indices.tolist())) > 1) == (scheme is not ColourScheme.NONE)


def test_the_legend_names_every_colour_and_follows_the_palette(qapp, qtbot):
    legend = ResidueLegend()
    qtbot.addWidget(legend)
    legend.set_scheme(ColourScheme.CLUSTAL)
    try:
        shown = []
        for scheme in ("light", "dark"):
            apply_colour_scheme(qapp, scheme)
            qtbot.settle()
            keys = ResidueColours.of(legend.palette()).keys(ColourScheme.CLUSTAL)
            assert len(keys) == 8
            for colour, word in keys:
                assert colour.name() in legend.text()
                assert word in legend.text()
                assert word in legend.accessibleName()
            shown.append(legend.text())
        assert shown[0] != shown[1]
    finally:
        apply_colour_scheme(qapp, "system")
    legend.set_scheme(ColourScheme.NONE)
    assert legend.text() == ""
    assert legend.toolTip() == ColourScheme.NONE.explanation
