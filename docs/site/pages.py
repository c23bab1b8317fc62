"""What the site has beside the pages of `docs`: those of the repository's top, and a list of the decisions.

Pages are written for the repository, where `docs/guide.md` and `README.md` lie in different folders; on the
site all are in one. Links between them are turned here, so that they lead somewhere in both places.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
DECISIONS = ROOT / "docs" / "decisions"
OF_THE_TOP = {"README.md": "index.md"} | {n: n for n in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")}
"""Pages of the repository's top, with their names on the site."""
ONLY_IN_THE_REPOSITORY = {"LICENSE", "CITATION.cff"}
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")


PICTURE = re.compile(r'<img alt="[^"]*" src="([^"]+)" />')
SENTENCE = re.compile(r"<td>(?=(?:(?!</td>).){80})")
LONG_NAME = re.compile(r"<code>([^\s<]{30,})(?=</code>)")


def decisions() -> list[tuple[str, str, str]]:
    """Return file name, number and title of each decision."""
    found = []
    for path in sorted(DECISIONS.glob("[0-9]*.md")):
        number, title = re.match(r"# (\d+) (?:· )?(.+)", path.read_text(encoding="utf-8")).groups()
        found.append((path.name, number, title))
    return found


def index_of_decisions() -> str:
    """Return the page that lists the decisions."""
    rows = [f"| {number} | [{title}]({name}) |" for name, number, title in decisions()]
    return "\n".join(
        [
            "# Decisions",
            "",
            "Why things are as they are: what was chosen, what was measured or tried, and what was left.",
            "",
            "| | |",
            "|---|---|",
            *rows,
            "",
        ]
    )


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put each decision into the navigation."""
    (developer,) = (part["Developer"] for part in config.nav if "Developer" in part)
    (listed,) = (part["Decisions"] for part in developer if "Decisions" in part)
    listed += [{f"{number} {title}": f"decisions/{name}"} for name, number, title in decisions()]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not lie in this folder."""
    for name, on_site in OF_THE_TOP.items():
        files.append(File.generated(config, on_site, content=(ROOT / name).read_text(encoding="utf-8")))
    files.append(File.generated(config, "decisions/index.md", content=index_of_decisions()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links of the repository into those of the site, outside blocks of code."""
    on_site = page.file.src_uri
    if on_site.startswith("decisions/"):
        page.meta["search"] = {"boost": 0.4}  # found after the pages that say how to do it
    if on_site == "index.md":
        page.meta["hide"] = ["navigation"]
    of_the_top = {there: here for here, there in OF_THE_TOP.items()}
    folder = "" if on_site in of_the_top else posixpath.join("docs", posixpath.dirname(on_site))

    def turned(link: re.Match[str]) -> str:
        before, target, after = link.groups()
        name, mark, anchor = target.partition("#")
        if not name or re.match(r"[a-z]+:", name):
            return link.group()
        path = posixpath.normpath(posixpath.join(folder, name))
        if path in ONLY_IN_THE_REPOSITORY:
            return f"{before[1:-2]}"
        if path == "docs/decisions":
            path = "docs/decisions/index.md"
        there = OF_THE_TOP.get(path, path.removeprefix("docs/"))
        return f"{before}{posixpath.relpath(there, posixpath.dirname(on_site) or '.')}{mark}{anchor}{after}"

    parts = re.split(r"(^```.*?^```)", markdown, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(turned, part) for part in parts)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let pictures lead to themselves, as their letters may be small; mark sentences; let names be broken."""
    html = PICTURE.sub(lambda picture: f'<a class="picture" href="{picture[1]}">{picture[0]}</a>', html)
    html = SENTENCE.sub('<td class="sentence">', html)
    return LONG_NAME.sub(lambda name: '<code class="long">' + re.sub(r"(::|[/_])", r"\1<wbr>", name[1]), html)
