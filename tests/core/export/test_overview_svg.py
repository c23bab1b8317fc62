"""The overview as SVG: well-formed, complete, and honest about what is not aligned."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import numpy as np
import pytest

from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken
from swathe.core.export.overview_svg import overview_size, overview_svg
from swathe.core.results.overview import LIGHT, MARKS, STEPS, ColourBy, hit_text
from swathe.core.search.events import SearchResult
from tests.aligned_hits import set_alignment

SVG = "{http://www.w3.org/2000/svg}"


def aligned(result: SearchResult, rows: list[int] | None = None, query: int = 0):
    """Return a query's hits, some or all of them aligned."""
    table = result.queries[query].hits
    for row in range(len(table)) if rows is None else rows:
        codes = table.subject(row).codes
        scheme = result.plan.request.scheme
        set_alignment(
            table, row, align(table.query.codes, codes, scheme, int(table.scores[row]), CancelToken())
        )
    return table


def drawn(table, rows, *arguments, **options) -> ElementTree.Element:
    return ElementTree.fromstring(
        "".join(overview_svg(table, np.array(rows, np.int64), *arguments, **options))
    )


def left_of_bars(root: ElementTree.Element) -> float:
    """Return where the query begins, right of the names."""
    [depth] = (path for path in root.iter(f"{SVG}path") if path.get("fill") == "#7FB8D8")
    return float((depth.get("d") or "")[1:].split()[0])


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def spans(path: str) -> list[tuple[float, float]]:
    """Return from where to where the rectangles of a path reach."""
    return [(float(x), float(x) + float(w)) for x, w in re.findall(r"M([\d.]+) [\d.]+h([\d.]+)v", path)]


def test_every_hit_has_its_row_in_the_order_asked_for(result: SearchResult) -> None:
    table = aligned(result)
    rows = list(range(len(table)))[::-1]
    root = drawn(table, rows, title="A <title> & more")
    assert "A <title> & more" in texts(root)
    groups = list(root.iter(f"{SVG}g"))
    assert [group.find(f"{SVG}title").text for group in groups] == [
        hit_text(table, row).replace("\x01", " >") for row in rows
    ]
    heights = [float(element.get("y")) for element in root.iter(f"{SVG}text")][-len(rows) :]
    assert heights == sorted(heights)
    assert (int(root.get("width")), int(root.get("height"))) == overview_size(len(rows))
    assert int(root.get("height")) > heights[-1]
    assert set(STEPS[ColourBy.EVALUE]) <= set(texts(root))
    fills = {element.get("fill") for element in root.iter(f"{SVG}rect")}
    assert set(LIGHT) <= fills


def test_a_line_says_where_significance_ends_as_in_a_picture_of_the_stack(
    result: SearchResult, monkeypatch
) -> None:
    """The stack's picture had it, and the overview of these hits did not say which of them mean nothing."""
    table = aligned(result)
    significant = 3
    monkeypatch.setattr(type(table), "n_significant", significant)
    words = "those below the line not significant (E > 0.001)"

    def line(rows: list[int]) -> tuple[bool, list[float]]:
        root = drawn(table, rows)
        paths = [path for path in root.iter(f"{SVG}path") if path.get("stroke") == "#D55E00"]
        places = [float(path.get("d").split()[1].partition("H")[0]) for path in paths]
        return any(words in text for text in texts(root)), places

    every = list(range(len(table)))
    top = overview_size(significant)[1] - overview_size(0)[1]
    said, places = line(every)
    assert said and len(places) == 1
    assert places[0] - top == line([0, significant])[1][0] - (overview_size(1)[1] - overview_size(0)[1])
    for rows in (every[::-1], every[:significant], every[significant:], []):
        assert line(rows) == (False, [])


def test_what_a_picture_is_of_is_whole_in_two_lines_where_one_is_too_short(result: SearchResult) -> None:
    """It went on beyond the right edge, and was cut there."""
    table = aligned(result, [0])
    source = "round 3 of 3 (profile with ALPHA_ONE, BETA_TWO and 3 others and without GAMMA_THREE)"
    root = drawn(table, list(range(len(table))), first=30, source=source, slide=True)
    whole = root.find(f"{SVG}desc").text.partition(": ")[2]
    assert source in whole and len(whole) > 180
    elements = list(root.iter(f"{SVG}text"))
    [place] = [place for place, text in enumerate(elements) if (text.text or "").startswith("1,200 residues")]
    first, second = elements[place : place + 2]
    assert f"{first.text} {second.text}" == whole
    letters = 5.8  # pixels, on average, in DejaVu Sans, which is wider than Helvetica
    assert all(len(line.text) * letters < int(root.get("width")) - 32 for line in (first, second))
    assert float(first.get("y")) + 11 < float(second.get("y")) and second.get("x") == first.get("x")
    [key] = [text for text in elements if text.text == MARKS]
    assert float(second.get("y")) + 11 < float(key.get("y"))


@pytest.mark.parametrize("long", [False, True])
def test_no_part_of_the_key_is_cut_however_long_names_are(
    result: SearchResult, long: bool, monkeypatch
) -> None:
    """Beside long names of species it ended at the edge in "faint: unaligned pa"."""
    table = aligned(result)
    header = table.header
    organism = "Mycobacterium " * 9 if long else "E"
    monkeypatch.setattr(table, "header", lambda row: f"{header(row)} OS={organism} OX=1", raising=False)
    root = drawn(table, [0, 1], species=True)
    [marks] = (element for element in root.iter(f"{SVG}text") if element.text == MARKS)
    in_dejavu = 355
    assert float(marks.get("x")) + in_dejavu <= int(root.get("width")) - 16
    assert (left_of_bars(root) > 350) == long, "names have more room"


def test_bars_lie_where_the_alignments_are(result: SearchResult) -> None:
    right = 984.0
    kinds = ""
    for query in (0, 2):
        table = aligned(result, query=query)
        rows = list(range(len(table)))
        root = drawn(table, rows, width=1000)
        left = left_of_bars(root)
        scale = (right - left) / len(table.query)
        for row, group in zip(rows, root.iter(f"{SVG}g"), strict=True):
            paths = [path.get("d") for path in group.iter(f"{SVG}path")]
            solid = spans(paths[2])
            hit = table.alignments[row]
            assert solid[0][0] == pytest.approx(left + hit.query_start * scale, abs=0.1)
            assert solid[-1][1] == pytest.approx(left + hit.query_end * scale, abs=0.2)
            gaps = [count for count, kind in hit.runs if kind == "I" and count * scale >= 0.5]
            assert len(solid) == 1 + len(gaps)
            inserted = hit.operations.count("D")
            assert (len(re.findall("M", paths[3])) if len(paths) > 3 else 0) == inserted
            kinds += hit.operations
    assert {"D", "I"} <= set(kinds)


def test_what_is_not_aligned_is_said_and_has_no_bar(result: SearchResult) -> None:
    table = aligned(result, [0])
    root = drawn(table, [0, 1, 2], ColourBy.IDENTITY)
    of = f"of {len(table)} hits"
    assert any(f"3 {of}, 1 of them aligned" in text for text in texts(root))
    table.marks.tick([0, 1, 2])
    ticked = texts(drawn(table, [2, 1, 0]))
    table.marks.tick([0, 1, 2], False)
    assert any(f"3 ticked {of}, 1 of them aligned" in text for text in ticked), "which hits they are"
    dashed = [path.get("stroke-dasharray") for path in root.iter(f"{SVG}path")]
    assert sum(dashes is not None for dashes in dashed) == 2
    assert set(STEPS[ColourBy.IDENTITY]) <= set(texts(root))
    some = drawn(table, [0, 1, 2], first=2)
    assert any(f"the first 2 of 3 {of}, 1 of them aligned" in text for text in texts(some))
    assert len(list(some.iter(f"{SVG}g"))) == 2
    whole = drawn(table, [0], first=2)
    assert not any("of them aligned" in text or "the first" in text for text in texts(whole))


def depth_texts(root) -> list:
    """Return the texts beside the depth: its highest figure, 0, and the lines of its title."""
    drawn_texts = list(root.iter(f"{SVG}text"))
    [first] = (place for place, text in enumerate(drawn_texts) if (text.text or "").startswith("Depth"))
    end = next(
        place for place in range(first, len(drawn_texts)) if (drawn_texts[place].text or "")[-1] == ")"
    )
    return drawn_texts[first - 2 : end + 1]


def depth_title(root) -> str:
    return " ".join(text.text for text in depth_texts(root)[2:])


def test_the_depth_is_of_all_hits_meant_and_says_so_where_fewer_have_a_bar(result: SearchResult) -> None:
    """On a slide it was that of its 30 hits: a flat block instead of the curve on the page."""
    table = aligned(result)
    n_hits = len(table)
    every = np.arange(n_hits)

    def depth(*arguments, **options) -> tuple[str | None, list[str]]:
        root = drawn(table, *arguments, **options)
        [curve] = (path for path in root.iter(f"{SVG}path") if path.get("fill") == "#7FB8D8")
        heights = re.findall(r"(?<=[\dL]) ([\d.]+)H", curve.get("d") or "")
        return heights, depth_title(root)

    whole, title = depth(every)
    assert title == "Depth (aligned hits)" and len(set(whole)) > 2
    assert depth(every, first=2) == (whole, f"Depth (all {n_hits} aligned hits)")
    some, title = depth([2, 1, 0])
    assert title == "Depth (3 aligned hits)" and some != whole
    assert depth([2, 1, 0], first=1) == (some, "Depth (all 3 aligned hits)")
    assert depth([1])[1] == "Depth (1 aligned hit)"


def test_the_title_of_the_depth_does_not_run_into_its_number(result: SearchResult) -> None:
    root = drawn(aligned(result), range(len(result.queries[0].hits)), first=2)
    highest, zero, *title = depth_texts(root)
    letter = 11 * 0.6
    assert highest.text.isdigit() and zero.text == "0" and len(title) > 1
    for line in title:
        end = float(line.get("x")) + len(line.text) * letter * 0.9
        assert end < float(highest.get("x")) - len(highest.text) * letter
        assert float(highest.get("y")) <= float(line.get("y")) <= float(zero.get("y"))


def test_names_have_as_much_room_as_the_longest_takes(result: SearchResult) -> None:
    """Short names stood in a column of 184 pixels, most of it empty, or as wide as the depth's title."""
    table = aligned(result)

    def left(**options) -> float:
        return left_of_bars(drawn(table, range(len(table)), first=2, **options))

    names = [table.brief("subject", row) for row in range(2)]
    assert max(map(len, names)) < 14, "of so short names"
    assert left() < 16 + 140
    assert left() < left(slide=True) <= left(slide=True, species=True) <= 16 + 380


def test_a_drawing_of_nothing_and_one_without_tooltips(result: SearchResult) -> None:
    table = aligned(result, [0])
    assert not list(drawn(table, []).iter(f"{SVG}g"))
    quiet = drawn(table, [0, 1], tooltips=False)
    assert not [group for group in quiet.iter(f"{SVG}g") if group.find(f"{SVG}title") is not None]


def test_lines_do_not_cross_the_numbers_of_the_scale(result: SearchResult) -> None:
    """They ran through "1" and the number of the query's last residue."""
    root = drawn(result.queries[0].hits, range(5))
    last = f"{len(result.queries[0].query):,}"
    [baseline] = [float(one.get("y")) for one in root.iter(f"{SVG}text") if one.text == last]
    [ticks] = [one.get("d") for one in root.iter(f"{SVG}path") if one.get("stroke") == "#D0D0D0"]
    ends = [float(top) + float(long) for top, long in re.findall(r"M[\d.]+ ([\d.]+)v([\d.]+)", ticks)]
    starts = [float(top) for top in re.findall(r"M[\d.]+ ([\d.]+)V", ticks)]
    assert len(ends) == len(starts) > 1
    assert max(ends) <= baseline - 9 and min(starts) > baseline


def test_numbers_stand_where_what_they_name_is(result: SearchResult) -> None:
    """The depth's lay below the top of its graph, and the last residue's was not over the bars."""
    table = aligned(result)
    rows = range(len(table))
    root = drawn(table, rows)
    places = {one.text: (float(one.get("x")), float(one.get("y"))) for one in root.iter(f"{SVG}text")}
    [depth] = (path.get("d") for path in root.iter(f"{SVG}path") if path.get("fill") == "#7FB8D8")
    heights = [float(y) for y in re.findall(r"[ML][\d.]+ ([\d.]+)", depth)]
    highest = depth_texts(root)[0].text
    for number, line in ((highest, min(heights)), ("0", max(heights))):
        assert places[number][1] - 4 == pytest.approx(line, abs=1), "in the middle beside it"
    last = f"{len(table.query):,}"
    [end] = [one for one in root.iter(f"{SVG}text") if one.text == last]
    assert (end.get("text-anchor"), end.get("x")) == ("end", "984.0"), "in letters of any width"


def test_a_query_of_one_residue_fills_the_width(result: SearchResult) -> None:
    from swathe.core.alignment.alignment import Alignment
    from swathe.core.results.hits import HitTable
    from swathe.core.sequences.sequence import Sequence

    hits = result.queries[0].hits
    one = slice(0, 1)
    query = Sequence("one", hits.query.codes[:1])
    table = HitTable(
        query,
        hits.database,
        hits.subjects[one],
        hits.scores[one],
        hits.bits[one],
        hits.log10_evalues[one],
        scoring=hits.scoring,
    )
    set_alignment(table, 0, Alignment(0, 1, 3, 4, "1M", 5, 1, 1, 1, 0, 0, 0, "A"))
    root = drawn(table, [0])
    (group,) = root.iter(f"{SVG}g")
    assert [spans(path.get("d")) for path in group.iter(f"{SVG}path")][2] == [(left_of_bars(root), 984.0)]
    assert "1" in texts(root)


@pytest.mark.parametrize(("letter", "width"), [("W", 0.944), ("A", 0.667), ("n", 0.556), ("l", 0.222)])
def test_names_end_before_the_bars_whatever_their_letters(result, monkeypatch, letter, width) -> None:
    table = aligned(result, [0])
    monkeypatch.setattr(type(table), "brief", lambda self, key, row: letter * 400)
    root = drawn(table, [0])
    (bar,) = (path for group in root.iter(f"{SVG}g") for path in group.iter(f"{SVG}path") if path.get("fill"))
    left = min(begin for begin, _ in spans(bar.get("d")))
    *_, name = root.iter(f"{SVG}text")
    shown = name.text or ""
    assert "…" in shown
    measured = (len(shown) - 1) * width * 11 + 11  # Helvetica's widths, of letters of 11 pixels
    assert 100 < measured < left - float(name.get("x"))


def test_usual_names_are_shown_whole(result, monkeypatch) -> None:
    table = aligned(result, [0])
    for name in ("sp|A0A0A0MS14|HV145_HUMAN", "gi|122087146|ref|NP_1234567.1|", "WP_000012345.1"):
        monkeypatch.setattr(type(table), "brief", lambda self, key, row, name=name: name)
        assert name in texts(drawn(table, [0]))


def test_hits_are_called_as_in_the_table(result, monkeypatch) -> None:
    """A picture said tr|B1WNW3|B1WNW3_CYAA5 of what the screen calls B1WNW3_CYAA5."""
    table = aligned(result, [0])
    monkeypatch.setattr(type(table), "header", lambda table, row: "tr|B1WNW3|B1WNW3_CYAA5 Protein")
    for species in (False, True):
        assert "B1WNW3_CYAA5" in texts(drawn(table, [0], species=species))


def test_species_and_names_are_whole_where_a_third_of_the_width_is_enough(result, monkeypatch) -> None:
    """'O. sativa subsp…ADHX_ORYSJ' stood in a picture as wide as a slide."""
    table = aligned(result)
    header = "sp|Q0DWH1|ADHX_ORYSJ Alcohol dehydrogenase OS=Oryza sativa subsp. japonica GN=x PE=2 SV=1"
    monkeypatch.setattr(type(table), "header", lambda table, row: header)
    root = drawn(table, [0, 1], species=True)
    assert texts(root).count("O. sativa subsp. japonica · ADHX_ORYSJ") == 2
    bar = next(path for path in next(root.iter(f"{SVG}g")) if path.get("fill"))
    assert spans(bar.get("d") or "")[0][0] >= 16 + 39 * 5, "right of the name"


def test_bars_of_provisional_evalues_are_hollow(result: SearchResult) -> None:
    """They had the colours of final ones."""
    table = aligned(result, [0])
    final = drawn(table, [0])
    table.provisional = True

    def fills(root):
        return {element.get("fill") for element in root.iter(f"{SVG}path") if element.get("fill") in LIGHT}

    def edges(root):
        hollow = (element for element in root.iter(f"{SVG}path") if element.get("fill") == "#FFFFFF")
        return {element.get("stroke") for element in hollow}

    root = drawn(table, [0])
    assert fills(final) and edges(final) == set()
    assert edges(root) == fills(final) and fills(root) == set(), "the same colour, around the bar"
    assert "Provisional E-value" in texts(root) and "Provisional E-value" not in texts(final)
    assert "(provisional)" in root.find(f".//{SVG}g/{SVG}title").text
    by_identity = drawn(table, [0], ColourBy.IDENTITY)
    assert fills(by_identity) and edges(by_identity) == set(), "identity is what it is"


@pytest.mark.parametrize("few", [1, 3])
def test_few_hits_fill_a_slide_more_than_a_picture(result: SearchResult, few: int) -> None:
    """Half of its height was empty, and letters were as small as beside thirty hits."""
    table = aligned(result, list(range(few)))
    rows = list(range(few))
    plain, slide = drawn(table, rows), drawn(table, rows, slide=True)
    width, height = (int(slide.get(side)) for side in ("width", "height"))
    assert (width, height) == overview_size(few, slide=True)
    assert int(plain.get("height")) < height <= width * 9 / 16

    def bars(root):
        paths = (path.get("d") for path in root.iter(f"{SVG}path"))
        return [
            float(re.search(r"h[\d.]+v([\d.]+)H", path)[1]) for path in paths if re.search(r"h[\d.]+v", path)
        ]

    assert min(bars(slide)) == pytest.approx(2.5 * max(bars(plain)))
    names = [text for text in slide.iter(f"{SVG}text") if text.get("font-size") not in (None, "15")]
    assert len(names) == few and all(float(text.get("font-size")) > 15 for text in names)


def test_no_number_of_hits_is_higher_on_a_slide_than_the_slide_or_the_picture() -> None:
    for hits in range(31):
        width, height = overview_size(hits, slide=True)
        assert height <= max(width * 9 / 16, overview_size(hits)[1])
