"""List the links of the documentation that lead to other sites, each with its pages.

    python docs/site/links.py [--ask]

With ``--ask`` each is followed, and what its server says stands before it. Run by hand: no test needs a
network. Links within the documentation are checked by `make docs` and by tests.
"""

from __future__ import annotations

import argparse
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"https?://[^\s)>\"'`|]+")
OURS = re.compile(r"https?://(127\.0\.0\.1|localhost)\b")


def addresses() -> dict[str, list[str]]:
    """Return every address with the pages that name it."""
    found: dict[str, list[str]] = {}
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]:
        for address in ADDRESS.findall(page.read_text(encoding="utf-8")):
            pages = found.setdefault(address.rstrip(".,;:"), [])
            if (name := page.relative_to(ROOT).as_posix()) not in pages:
                pages.append(name)
    return {address: found[address] for address in sorted(found) if not OURS.match(address)}


def answer(address: str) -> str:
    """Return what a server says of an address, or why there is no answer."""
    request = urllib.request.Request(address, method="HEAD", headers={"User-Agent": "Swathe's documentation"})
    try:
        with urllib.request.urlopen(request, timeout=20) as reply:
            return str(reply.status)
    except urllib.error.HTTPError as error:
        return str(error.code)
    except OSError as error:
        return str(getattr(error, "reason", error))


def main() -> int:
    """List the addresses; with --ask, return how many do not answer as they should, 1 at most."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ask", action="store_true", help="follow each")
    ask = parser.parse_args().ask
    bad = 0
    for address, pages in addresses().items():
        said = answer(address) if ask else ""
        bad += ask and said != "200"
        print(*([said] if ask else []), address, " ".join(pages), sep="\t")
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
