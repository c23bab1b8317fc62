"""Make what other programs print of the sample's queries and database, in `tests/data/others`.

Run from the repository's root where ``blastp``, ``makeblastdb``, ``diamond`` and ``mmseqs`` are installed:

    PYTHONPATH=. python tests/data/make_others_fixture.py
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from swathe.core.system.resources import sample_database, sample_queries

COLUMNS = "qseqid sseqid pident evalue bitscore score qlen slen nident positive stitle"


def main() -> None:
    """Write the files."""
    folder = Path(__file__).with_name("others")
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)

        def run(*words: str) -> None:
            subprocess.run(words, check=True, cwd=work, capture_output=True)

        (work / "queries.fasta").write_bytes(sample_queries().read_bytes())
        (work / "sample.fasta").write_bytes(sample_database().read_bytes())
        run("makeblastdb", "-in", "sample.fasta", "-dbtype", "prot", "-out", "sample")
        for format, name in (
            ("6", "blastp.tsv"),
            ("7", "blastp.7.tsv"),
            ("10", "blastp.csv"),
            ("5", "blastp.xml"),
        ):
            few = ["-max_target_seqs", "12"] if format == "5" else []
            run("blastp", "-query", "queries.fasta", "-db", "sample", "-outfmt", format, "-out", name, *few)
        run("diamond", "makedb", "--in", "sample.fasta", "-d", "proteins")
        search = ("diamond", "blastp", "-q", "queries.fasta", "-d", "proteins", "-k", "0", "-p", "1")
        run(*search, "--header", "-o", "diamond.tsv")
        run(*search, "-f", "6", *COLUMNS.split(), "-o", "diamond.bare.tsv")
        search = ("mmseqs", "easy-search", "queries.fasta", "sample.fasta")
        run(*search, "mmseqs.tsv", "temporary", "--threads", "1")
        run(*search, "mmseqs.4.tsv", "temporary", "--threads", "1", "--format-mode", "4")
        for path in (*sorted(work.glob("*.tsv")), work / "blastp.csv", work / "blastp.xml"):
            (folder / path.name).write_bytes(path.read_bytes())


if __name__ == "__main__":
    main()
