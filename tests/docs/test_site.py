"""The site: built strictly, whole and asking nothing of other hosts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[2]
FETCHED = {"src", "srcset", "poster", "data", "action", "formaction", "background"}
"""Attributes whose address a browser asks for, and `href` of `link`."""


class Reader(HTMLParser):
    """Collects a page's links, what it fetches, its anchors and its policy."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.policy: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        fetched = [given[name] for name in FETCHED & given.keys()]
        fetched += [given["href"]] if tag in ("link", "use", "image") and "href" in given else []
        fetched += re.findall(r"url\(['\"]?([^)'\"]+)", given.get("style", ""))
        if fetched:
            assert self.policy is not None, "the policy comes before what is fetched"
        self.fetched += fetched
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the site, built as `make docs` does: any warning about navigation, links or anchors fails."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Reader]:
    """Return every page by its address on the site."""
    return {
        path.relative_to(site).as_posix(): Reader(path.read_text(encoding="utf-8"))
        for path in site.rglob("*.html")
    }


def test_every_page_is_on_the_site(pages: dict[str, Reader]) -> None:
    written = {path.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
               for path in (ROOT / "docs").rglob("*.md")}  # fmt: skip
    written |= {f"{name}.html" for name in ("index", "CHANGELOG", "CONTRIBUTING", "SECURITY")}
    assert pages.keys() == written | {"decisions/index.html", "404.html"}
    reached = {link.partition("#")[0].rpartition("/")[2] for page in pages.values() for link in page.links}
    assert {page.rpartition("/")[2] for page in pages} - reached <= {"404.html"}


def test_no_page_asks_another_host(site: Path, pages: dict[str, Reader]) -> None:
    for name, page in pages.items():
        foreign = [address for address in page.fetched if re.match(r"(?!data:)[a-z]*:?//", address)]
        assert not foreign, f"{name}: {foreign}"
        # What the theme's scripts would ask for is refused by the browser.
        assert page.policy == "default-src 'self' 'unsafe-inline' data: blob:", name
    sheets = list(site.rglob("*.css"))
    assert len(sheets) >= 3
    for sheet in sheets:
        text = sheet.read_text(encoding="utf-8")
        named = re.findall(r"url\(\s*['\"]?([^)'\"]+)|@import\s+['\"]([^'\"]+)", text)
        assert not [a or b for a, b in named if re.match(r"(https?:)?//", a or b)], sheet.name


def test_links_of_the_built_pages_lead_somewhere(site: Path, pages: dict[str, Reader]) -> None:
    """Those that were turned and those of pages that are made here, too."""
    for name, page in pages.items():
        for address in [*page.links, *page.fetched]:
            parts = urlsplit(address)
            if parts.scheme or name == "404.html":
                continue
            there = (site / name).parent / unquote(parts.path) if parts.path else site / name
            there = there / "index.html" if there.is_dir() else there
            assert there.exists(), f"{name}: {address}"
            if parts.fragment and there.suffix == ".html":
                anchors = pages[there.resolve().relative_to(site.resolve()).as_posix()].anchors
                assert unquote(parts.fragment) in anchors, f"{name}: {address}"


def test_lists_and_tables_are_those_of_the_repository(site: Path) -> None:
    """What stands without a blank line before it, or too far left, would be a paragraph with signs in it."""
    for path in site.rglob("*.html"):
        for paragraph in re.findall(r"<p>(.*?)</p>", path.read_text(encoding="utf-8"), re.DOTALL):
            assert not re.search(r"^ *([-*] |\||```)", paragraph, re.MULTILINE), path.name + paragraph


def test_no_program_is_on_the_site(site: Path) -> None:
    assert not [path for path in site.rglob("*") if path.suffix in (".py", ".pyc")]


def test_every_decision_is_listed(site: Path) -> None:
    listed = (site / "decisions" / "index.html").read_text(encoding="utf-8")
    for path in (ROOT / "docs" / "decisions").glob("*.md"):
        assert f'href="{path.stem}.html"' in listed.split("<article")[1], path.name
