"""A small taxdump, written as NCBI writes it."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

NODES = [
    (1, 1, "no rank"),
    (2759, 1, "superkingdom"),
    (40674, 2759, "class"),
    (9605, 40674, "genus"),
    (9606, 9605, "species"),
    (10088, 40674, "genus"),
    (10090, 10088, "species"),
    (2, 1, "superkingdom"),
    (561, 2, "genus"),
    (562, 561, "species"),
    (83333, 562, "strain"),
    (581, 2, "genus"),
    (90690, 2759, "genus"),
]
NAMES = [
    (1, "root", "scientific name"),
    (2759, "Eukaryota", "scientific name"),
    (2759, "eucaryotes", "genbank common name"),
    (40674, "Mammalia", "scientific name"),
    (40674, "mammals", "genbank common name"),
    (9605, "Homo", "scientific name"),
    (9606, "Homo sapiens", "scientific name"),
    (9606, "human", "genbank common name"),
    (10088, "Mus", "scientific name"),
    (10090, "Mus musculus", "scientific name"),
    (2, "Bacteria", "scientific name"),
    (561, "Escherichia", "scientific name"),
    (562, "Escherichia coli", "scientific name"),
    (562, "Bacillus coli", "synonym"),
    (83333, "Escherichia coli K-12", "scientific name"),
    (581, "Morganella", "scientific name"),
    (90690, "Morganella", "scientific name"),
]
MERGED = [(666666, 562), (9607, 9606)]
DELETED = [777, 555]


def write_dump(folder: Path) -> Path:
    """Write the four files into a folder."""
    folder.mkdir()
    (folder / "nodes.dmp").write_text("".join(f"{a}\t|\t{b}\t|\t{c}\t|\tXX\t|\t0\t|\n" for a, b, c in NODES))
    (folder / "names.dmp").write_text("".join(f"{a}\t|\t{b}\t|\t\t|\t{c}\t|\n" for a, b, c in NAMES))
    (folder / "merged.dmp").write_text("".join(f"{a}\t|\t{b}\t|\n" for a, b in MERGED))
    (folder / "delnodes.dmp").write_text("".join(f"{a}\t|\n" for a in DELETED))
    return folder


def as_tar(folder: Path) -> Path:
    """Pack a folder into an archive as NCBI's."""
    path = folder.parent / "taxdump.tar.gz"
    with tarfile.open(path, "w:gz") as tar:
        for file in sorted(folder.iterdir()):
            tar.add(file, file.name)
    return path


def as_zip(folder: Path) -> Path:
    """Pack a folder into the other archive of NCBI's."""
    path = folder.parent / "taxdmp.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for file in folder.iterdir():
            archive.write(file, file.name)
    return path
