"""Record every column that blastp writes of the sample's best hits: blastp_columns.tsv.

Run with BLAST+ installed: python tests/data/make_blastp_columns.py
"""

import subprocess
import tempfile
from pathlib import Path

from swathe.core.export.blast_fields import FIELDS

HERE = Path(__file__).parent
SAMPLE = HERE.parents[1] / "resources" / "sample"
NAMES = [field.name for field in FIELDS]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = ["makeblastdb", "-in", SAMPLE / "swissprot-413.fasta", "-dbtype", "prot", "-out", "sample"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=folder)
        asked = ["blastp", "-query", SAMPLE / "queries.fasta", "-db", "sample"]
        # Every pair with its best alignment, without compositions: what Swathe gives with --evalues matrix.
        asked += ["-use_sw_tback", "-comp_based_stats", "0", "-max_hsps", "1", "-max_target_seqs", "30"]
        asked += ["-outfmt", f"7 {' '.join(NAMES)}"]
        table = subprocess.run(asked, check=True, capture_output=True, text=True, cwd=folder).stdout
    (HERE / "blastp_columns.tsv").write_text(table, encoding="utf-8")


if __name__ == "__main__":
    main()
