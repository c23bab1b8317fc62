"""What docs/run-file.md tells programmers is so."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import xxhash

from swathe.core.history.archive import Archive
from swathe.core.sequences.alphabet import LETTERS
from tests.core.history.searches import aligned, result, save

PAGE = (Path(__file__).parents[3] / "docs" / "run-file.md").read_text(encoding="utf-8")


def test_the_example_prints_the_best_hits(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    found = result("plain")
    path = save(found, tmp_path / "run.swr")
    run = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code, str(path)], capture_output=True, check=True
    )
    printed = run.stdout.decode().splitlines()
    expected = []
    for query in found.queries:
        for row in range(min(3, len(query.hits))):
            evalue = f"1e{query.hits.log10_evalues[row]:.1f}"
            expected.append(f"{query.hits.scores[row]} {evalue} {query.hits.header(row)}")
    # The example reads headers as UTF-8 only.
    expected = [line.replace("latin é", "latin �") for line in expected]
    assert len(expected) > 3
    # A header of the sample holds a line separator, at which splitlines splits.
    assert "\n".join(printed) == "\n".join("\n".join(line.splitlines()) for line in expected)


def test_every_member_is_described(tmp_path: Path) -> None:
    path = save(aligned(result("iterated, permuted")), tmp_path / "run.swr")
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    for name in names:
        assert name == "run.json" or f"`{name.split('/')[0]}/" in PAGE, name
    for key in Archive(path).document():
        assert f"`{key}`" in PAGE, key
    assert f"`{LETTERS}`" in PAGE


def test_the_seal_is_as_described(tmp_path: Path) -> None:
    data = save(result("plain"), tmp_path / "run.swr").read_bytes()
    seal = re.search(r"`(swathe-run xxh3-128:)`", PAGE)
    assert seal is not None and data[-52:-32] == seal[1].encode()
    assert data[-32:].decode() == xxhash.xxh3_128_hexdigest(data[:-32])
