"""The documentation agrees with the program: columns, formats, keys, links, the sample's figures."""

import ast
import re
import shlex
import tomllib
from pathlib import Path

import pytest

import swathe
from swathe.core.cancel import CancelToken
from swathe.core.cli.arguments import make_parser
from swathe.core.engines import open_engine
from swathe.core.export import FORMATS
from swathe.core.results.hits import COLUMNS
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import evalue_text
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")


def section(title):
    return GUIDE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(title):
    """Return the cells of a section's first table, without its heading."""
    lines = re.search(r"(?:^\|.*\n)+", section(title), re.MULTILINE).group().splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def words(node):
    """Return the text of a literal, or of a call that is given one."""
    return node.value if isinstance(node, ast.Constant) else node.args[-1].value


def menu_keys():
    """Read every key with what it does, by group, from rows of commands: importing them would bring Qt."""
    keys = {}
    for file in sorted((ROOT / "gui").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if called in ("Command", "PageRow"):
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                shortcut = given.get("keys", node.args[2] if called == "PageRow" else None)
                if isinstance(shortcut, ast.Constant):
                    menu = "View" if called == "PageRow" else node.args[3].value
                    row = [shortcut.value, words(node.args[1]).replace("&", "").rstrip("…")]
                    keys.setdefault(menu, []).append(row)
            if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "ELSEWHERE":
                for name, several in ast.literal_eval(node.value).items():
                    keys.setdefault(name, []).extend(map(list, several))
    return {name: sorted(several) for name, several in keys.items()}


def anchors(page):
    """Return what may follow # in a link to a page: its headings as GitHub turns them into names."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def test_every_column_has_its_meaning():
    described = [[column.title, f"`{column.key}`", column.meaning] for column in COLUMNS]
    assert rows("Reading the hits") == described


def test_the_columns_shown_at_first():
    assert f"Shown at first: {', '.join(c.title for c in COLUMNS if c.shown)}.\n" in GUIDE


def test_every_format_is_described():
    assert [row[:2] for row in rows("Exporting")] == [[f.label, f"`{f.key}`"] for f in FORMATS]
    beside = {row[1].strip("`") for row in rows("Exporting") if "provenance.json" in row[3]}
    assert beside == {format.key for format in FORMATS if format.sidecar}


def test_every_key_is_listed():
    listed = {}
    for keys, meaning in rows("Keyboard"):
        if not meaning:
            group = listed.setdefault(keys.strip("*"), [])
        else:
            group.append([keys, meaning])
    assert len(menu_keys()) > 5
    assert {name: sorted(several) for name, several in listed.items()} == menu_keys()


@pytest.mark.long
def test_the_numbers_to_believe_are_the_programs(tmp_path, monkeypatch):
    """The table that explains E-value, p and Z holds what the sample gives, and so do the rules about it."""
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    queries, _ = read_sequences(sample_queries())
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    request = SearchRequest(queries, sample_database(), scheme, pairwise=PairwiseOptions(permutations=1000))
    *_, last = run_request(request, open_engine("cpu"), CancelToken())
    names = ("β2 adrenergic receptor", "alcohol dehydrogenase")
    shown = {}
    for name, query in zip(names, last.result.queries, strict=True):
        for row in range(len(query.hits)):
            subject = f"`{query.hits.text('subject', row).split('|')[-1]}`"
            keys = ("evalue", "pairwise_p", "z_value")
            shown[name, subject] = [query.hits.display(key, row) for key in keys]
    listed = rows("Which number to believe when")
    assert len(listed) == 4
    for name, subject, *figures in listed:
        assert shown[name, subject] == figures, subject
    chance = [float(z) for e, p, z in shown.values() if float(e.strip("< ")) > 0.1]
    assert 1 < min(chance) < max(chance) < 5.5
    assert min(float(z) for e, p, z in shown.values() if float(e.strip("< ")) <= 0.1) == 9.7
    assert last.result.plan.database.n_sequences == 413


def test_identity_without_length_is_told_of_hits_of_the_sample(tmp_path, monkeypatch):
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    found = swathe.search(swathe.sample().query, swathe.sample().database, progress=False)
    by_name = {hit.subject.split("|")[-1]: hit for hit in found if hit.query == found[0].query}
    alike = GUIDE.split("**How alike?")[1].split("\n\n")[0].replace("\n", " ")
    short, whole = by_name["2SS_CUCMO"], by_name["AA2AR_HUMAN"]
    told = re.findall(r"(\S+) % identity: (\d+) columns, E-value (\S+),", alike)
    assert told == [(f"{short.identity:.1f}", f"{short['length']}", evalue_text(short["log10_evalue"]))]
    told = re.findall(r"have (\S+) %, over (\d+) % of the query, E-value (\S+):", alike)
    covered = f"{whole['query_coverage']:.0f}"
    assert told == [(f"{whole.identity:.1f}", covered, evalue_text(whole["log10_evalue"]))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        there = page.parent / name if name else page
        assert there.exists(), f"{page.name} links to {target}"
        if anchor:
            assert anchor in anchors(there), f"{page.name} links to {target}"


def test_every_link_is_seen():
    """Without this, a pattern that matches nothing would find no broken link."""
    assert "docs/guide.md" in LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(re.findall(r"!\[[^]]+\]\(screenshots/", GUIDE)) >= 8


def test_the_readme_begins_with_what_it_does_a_picture_and_two_commands():
    first = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## ")[0]
    what, picture, commands, *_ = first.split("\n\n")[1:]
    assert what.startswith("Swathe finds")
    assert picture.startswith("![")
    assert re.findall(r"^make [a-z]+", commands, re.M) == ["make run", "make test"]


def test_commands_of_the_readme_are_the_programs():
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^swathe .+", page, re.M)
    assert len(commands) >= 8
    for command in commands:
        words = shlex.split(command, comments=True)
        assert make_parser().parse_args(words[1:]).command == words[1]


def test_every_dependency_has_its_reason():
    """`docs/decisions/001` says of each library why it is there, and pyproject points to it."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    reasons = re.search(r"# Why each is here: (\S+)", project).group(1)
    page = (ROOT / reasons).read_text(encoding="utf-8")
    named = {re.match(r"[\w-]+", line).group().lower() for line in re.findall(r"^\| (.+?) \|", page, re.M)}
    wanted = tomllib.loads(project)["project"]["dependencies"]
    assert {re.match(r"[\w-]+", words).group().lower() for words in wanted} <= named
    for version in re.findall(r"!=([\d.]+)", " ".join(wanted)):
        assert version in page


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=lambda page: page.name
)
def test_decisions_are_headed_by_their_number(page):
    assert page.read_text(encoding="utf-8").startswith(f"# {page.name[:3]} ")


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/glossary.md"])
def test_what_newcomers_are_sent_to_is_there(name):
    page = (ROOT / name).read_text(encoding="utf-8")
    paths = re.findall(r"`((?:core|gui|kernels|resources|tests|docs|\.ci)/[\w./-]*)`", page)
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", page, re.M)) <= set(targets)


def test_each_word_of_the_glossary_is_where_it_says():
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    words = re.findall(r"^\| \*\*(.+?)\*\* \| .+ \| (.+) \|$", page, re.M)
    assert 30 <= len(words) <= 50
    assert len({word for word, _ in words}) == len(words)
    for word, where in words:
        files = re.findall(r"`(\w+/[\w/]+\.py)`", where)
        text = "".join((ROOT / name).read_text(encoding="utf-8") for name in files)
        for name in re.findall(r"`(\w+)`", where):
            assert re.search(rf"\b{name}\b", text), f"{word}: {name} is not in {files}"


def test_the_version_stands_everywhere_alike():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {project['version']}\n" in citation
    assert f"## {project['version']} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert len((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()) <= 150
