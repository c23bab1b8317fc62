"""Snakemake wrapper for `swathe search`."""

__author__ = "The Swathe developers"
__license__ = "MIT"

import shlex

from snakemake.shell import shell

words = []
for option in ("evalue", "top", "preset", "columns"):
    value = snakemake.params.get(option)
    if value is not None:
        words.append(f"--{option}={value}")
formats = snakemake.params.get("format", [])
words += [f"--format={name}" for name in ([formats] if isinstance(formats, str) else formats)]
if not formats and len(snakemake.output) == 1:
    # Of several files the names tell the formats; a single one would get the table for reading.
    words.append("--format=tsv")
words += [f"--output={path}" for path in snakemake.output]
queries = snakemake.input.query
files = [*([queries] if isinstance(queries, str) else queries), snakemake.input.database]
extra = snakemake.params.get("extra", "")
log = snakemake.log_fmt_shell(stdout=False, stderr=True)

shell(
    "swathe search --quiet --threads {snakemake.threads}"
    f" {shlex.join(words)} {extra} -- {shlex.join(files)} {log}"
)
